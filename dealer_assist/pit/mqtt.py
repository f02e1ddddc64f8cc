"""How every table stands, told to an MQTT broker: a retained message a table, for screens and programs of others.

Nothing is taken from it, and it is no record: what it tells is what ``tiles`` reads in the pit's database.
"""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote, urlsplit

from paho.mqtt.client import Client, ConnectFlags, DisconnectFlags, MQTTMessageInfo
from paho.mqtt.enums import CallbackAPIVersion
from paho.mqtt.properties import Properties
from paho.mqtt.reasoncodes import ReasonCode

from dealer_assist.pit.error import Away, PitError
from dealer_assist.pit.schema import PATIENCE
from dealer_assist.pit.tiles import Tile, as_data

PASSWORD = "MQTT_PASSWORD"      # an environment variable, as a command line is seen by others
PORTS = {"mqtt": 1883, "mqtts": 8883}
_SILENT = 10            # seconds after which the broker takes this for away, and tells its last will


@dataclass(frozen=True, slots=True)
class Address:
    host: str
    port: int
    encrypted: bool
    name: str | None
    password: str | None

    @classmethod
    def parse(cls, url: str) -> Address:
        try:
            found = urlsplit(url)
            port = found.port or PORTS.get(found.scheme, 0)
        except ValueError:
            found, port = urlsplit(""), 0
        if not (port and found.hostname) or found.path.strip("/") or found.query:
            shown = url.rpartition("@")[2]          # without a password
            raise PitError(f"--broker: {shown[:80]!r} found; a broker such as mqtt://pit:1883 or mqtts://NAME@HOST was "
                           "expected")
        password = found.password and unquote(found.password)
        return cls(found.hostname, port, found.scheme == "mqtts", found.username and unquote(found.username),
                   password or os.environ.get(PASSWORD))


class Board:
    """What the broker was told last. ``TOPIC/available`` is "online", and "offline" when this ended: where it could not
    say so itself, by the broker."""

    def __init__(self, broker: Address, topic: str) -> None:
        self._where, self._topic = f"mqtt://{broker.host}:{broker.port}", topic.strip("/")
        self._told: dict[str, str] = {}
        self._there = threading.Event()
        self._why = ""
        self._client = Client(CallbackAPIVersion.VERSION2)
        self._client.on_connect, self._client.on_disconnect = self._came, self._went
        self._client.will_set(self._available, "offline", qos=1, retain=True)
        if broker.name:
            self._client.username_pw_set(broker.name, broker.password)
        if broker.encrypted:
            self._client.tls_set()
        self._client.reconnect_delay_set(1, PATIENCE)
        try:
            self._client.connect(broker.host, broker.port, _SILENT)
        except (OSError, ValueError) as error:
            raise Away(f"{self._where}: the broker does not answer ({error}); see to the network and the broker") \
                from None
        self._client.loop_start()

    @property
    def _available(self) -> str:
        return f"{self._topic}/available"

    def tell(self, found: Sequence[Tile]) -> int:
        """What is new since it was told last. Gives how many tables that was."""
        if not self._there.wait(PATIENCE):
            raise Away(f"{self._where}: the broker takes nothing ({self._why or 'no answer'}); see to the network, the "
                       f"broker, and the name in its URL and the password ({PASSWORD})")
        sent: list[MQTTMessageInfo] = []
        for tile in found:
            table, told = _level(tile.table), json.dumps(status(tile), ensure_ascii=False, sort_keys=True)
            if self._told.get(table) != told:
                self._told[table] = told        # before: who comes back meanwhile is told anew
                sent.append(self._client.publish(f"{self._topic}/{table}/state", told, qos=1, retain=True))
        for one in sent:
            self._taken(one)
        return len(sent)

    def close(self) -> None:
        """It is said by itself, and not after a while by the broker."""
        try:
            if self._there.is_set():
                self._taken(self._client.publish(self._available, "offline", qos=1, retain=True))
        finally:
            self._client.disconnect()
            self._client.loop_stop()

    def _taken(self, message: MQTTMessageInfo) -> None:
        """A second copy does no harm, a message that is lost would."""
        try:
            message.wait_for_publish(PATIENCE)
            taken = message.is_published()
        except (RuntimeError, ValueError):
            taken = False
        if not taken:
            self._told.clear()
            raise Away(f"{self._where}: the broker went away in the middle; see to the network and the broker")

    def _came(self, client: Client, _data: object, _flags: ConnectFlags, reason: ReasonCode,
              _properties: Properties | None) -> None:
        if reason.is_failure:
            self._why = str(reason)
            return
        self._told.clear()                  # it may have been started anew, and know nothing
        client.publish(self._available, "online", qos=1, retain=True)
        self._there.set()

    def _went(self, _client: Client, _data: object, _flags: DisconnectFlags, reason: ReasonCode,
              _properties: Properties | None) -> None:
        if self._there.is_set():            # else it was never let in, and why was said already
            self._why = str(reason)
        self._there.clear()


def status(tile: Tile) -> dict[str, Any]:
    """As ``pit status --json`` has it, but that a table is silent is told once, and not each second anew how long."""
    data = as_data(tile, "en")
    del data["lag"]
    return data | {"quiet": tile.quiet}


def _level(name: str) -> str:
    """A table's name as one level of a topic."""
    return "".join(f"%{ord(letter):02X}" if letter in "/+#%" or letter < " " else letter for letter in name)
