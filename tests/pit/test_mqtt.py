"""How tables stand, told to a real broker, and read there by somebody else."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from paho.mqtt.client import Client, MQTTMessage
from paho.mqtt.enums import CallbackAPIVersion

from dealer_assist.cli import main
from dealer_assist.exit_codes import CONFIGURATION, FINE, FOUND
from dealer_assist.pit.mqtt import PASSWORD
from dealer_assist.pit.outbox import Outbox
from dealer_assist.pit.standing import Alert
from tests.pit.conftest import Pit
from tests.pit.server import MqttBroker
from tests.pit.test_pit import ATable, Stands, in_pit, until

pytestmark = pytest.mark.xdist_group("pit")


@contextmanager
def reader(broker: MqttBroker) -> Iterator[dict[str, str]]:
    """What somebody is told who comes later, and what he hears from then on."""
    heard: dict[str, str] = {}

    def hears(_client: Client, _data: object, message: MQTTMessage) -> None:
        heard[message.topic] = message.payload.decode()

    client = Client(CallbackAPIVersion.VERSION2)
    client.on_message = hears
    client.on_connect = lambda client, *_: client.subscribe("#", 1)
    client.reconnect_delay_set(1, 1)
    client.connect("127.0.0.1", broker.port)
    client.loop_start()
    yield heard
    client.disconnect()
    client.loop_stop()


def a_table_stood(pit: Pit, folder: Path, name: str) -> None:
    table, stands = ATable(folder / "night"), Stands()
    stands.alert = Alert(3, "GEN-DISP-1", (3,), {"en": "A card too many."})
    outbox = Outbox(pit.url, name, folder / "night", pause=.05)
    outbox.start(stands)
    table.play(1)
    before = len(in_pit(pit))
    until(lambda: len(in_pit(pit)) >= before and outbox.lag.entries == 0)
    outbox.close()
    table.ledger.close()


def test_who_comes_later_is_told_how_every_table_stands(
        pit: Pit | None, mosquitto: MqttBroker | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if pit is None or mosquitto is None:
        return
    a_table_stood(pit, tmp_path, "Roulette/2 #1")
    assert main(["pit", "mqtt", "--database", pit.url, "--broker", mosquitto.url, "--once", "--json"]) == FINE
    assert json.loads(capsys.readouterr().out) == {"told": 1}
    assert main(["pit", "status", "--database", pit.url, "--json"]) == FOUND
    tile, = json.loads(capsys.readouterr().out)
    with reader(mosquitto) as heard:
        until(lambda: len(heard) == 2, lambda: heard)
    told = json.loads(heard["dealer_assist/Roulette%2F2 %231/state"])
    del tile["lag"]
    assert told == tile | {"quiet": False}
    assert told["alerts"][0]["said"] == "A card too many."
    assert heard["dealer_assist/available"] == "offline"


def test_a_broker_that_forgot_is_told_anew_and_says_when_nobody_tells_any_more(
        pit: Pit | None, mosquitto: MqttBroker | None, tmp_path: Path) -> None:
    if pit is None or mosquitto is None:
        return
    a_table_stood(pit, tmp_path, "Table 1")
    telling = subprocess.Popen([sys.executable, "-m", "dealer_assist", "pit", "mqtt", "--database", pit.url, "--broker",
                                mosquitto.url, "--topic", "floor"], stderr=subprocess.PIPE, text=True)
    try:
        for again in (True, False):
            with reader(mosquitto) as heard:
                until(lambda heard=heard: heard.get("floor/available") == "online" and "floor/Table 1/state" in heard,
                      telling.poll, seconds=60)
                if again:
                    mosquitto.stop()
                    mosquitto.start()
        with reader(mosquitto) as heard:
            telling.kill()
            until(lambda: heard.get("floor/available") == "offline", lambda: heard)
    finally:
        telling.kill()
        _, said = telling.communicate()
    assert "Traceback" not in said


def test_what_stands_against_telling_is_said(
        pit: Pit | None, mosquitto: MqttBroker | None, tmp_path: Path, capsys: pytest.CaptureFixture[str],
        monkeypatch: pytest.MonkeyPatch) -> None:
    if pit is None or mosquitto is None:
        return

    def refused(url: str) -> str:
        assert main(["pit", "mqtt", "--database", pit.url, "--broker", url, "--once"]) == CONFIGURATION
        said = capsys.readouterr().err
        assert said.startswith("dealer-assist: ")
        assert said.count("\n") == 1
        assert "secret" not in said
        return said

    assert "--broker: 'pit:1883' found" in refused("pit:1883")
    assert "--broker: 'pit:x' found" in refused("mqtt://somebody:secret@pit:x")
    closed = MqttBroker(password="secret")
    monkeypatch.setenv(PASSWORD, "another")
    assert "Not authorized" in refused(f"mqtt://pit@127.0.0.1:{closed.port}")
    monkeypatch.setenv(PASSWORD, "secret")
    assert main(["pit", "mqtt", "--database", pit.url, "--broker", f"mqtt://pit@127.0.0.1:{closed.port}",
                 "--once"]) == FINE
    closed.close()
    assert "does not answer" in refused(f"mqtt://127.0.0.1:{closed.port}")
