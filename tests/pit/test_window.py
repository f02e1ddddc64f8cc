"""The pit's window over a real database, and a table that is really run with it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from dealer_assist.cli import main
from dealer_assist.exit_codes import FINE
from dealer_assist.languages import TAGS, language
from dealer_assist.ledger.store import rows
from dealer_assist.pit.outbox import Outbox
from dealer_assist.pit.schema import connected, database
from dealer_assist.pit.standing import Alert
from dealer_assist.pit.tiles import tiles
from dealer_assist.pit.window import Acknowledging, PitWindow
from dealer_assist.words import Currency, Words
from tests.pit.conftest import Pit
from tests.pit.test_pit import ATable, Stands, in_pit, until

pytestmark = pytest.mark.xdist_group("pit")
KEPT: list[PitWindow] = []      # a window that is collected in another thread takes the process with it


def said(window: PitWindow) -> str:
    return "\n".join(label.text() for label in window.findChildren(QLabel))


@pytest.mark.parametrize("tag", TAGS)
def test_an_alert_is_shown_until_it_is_acknowledged_at_the_window(
        pit: Pit | None, tmp_path: Path, qtbot: QtBot, tag: str) -> None:
    if pit is None:
        return
    table, stands = ATable(tmp_path / "table" / "night"), Stands()
    stands.alert = Alert(3, "GEN-DISP-1", (3,), dict.fromkeys(TAGS, "A card too many."))
    outbox = Outbox(pit.far, "Table 1", tmp_path / "table" / "night", pause=.05)
    outbox.start(stands)
    table.play(1)
    until(lambda: len(in_pit(pit)) == 8 and outbox.lag.entries == 0)
    records, pins = tmp_path / "pit", tmp_path / "pins.toml"
    records.mkdir()
    pins.write_text('[new]\nsupervisor = "481516"\n')
    pins.chmod(0o600)
    assert main(["people", "first", "supervisor", "--records", str(records), "--pin-file", str(pins)]) == FINE
    words = Words(Currency("", 2), language(tag))
    window = PitWindow(pit.url, records, words, pause=.05)
    KEPT.append(window)
    window.show()
    qtbot.waitUntil(lambda: "A card too many." in said(window), timeout=10_000)
    assert "Blackjack" in said(window)
    dialog = None
    for pin, fine in (("000000", False), ("481516", True)):
        if dialog is None:
            button = next(b for b in window.findChildren(QPushButton) if b.text() == words("pit.acknowledge"))
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            dialog = window.findChild(Acknowledging)
            assert dialog is not None
        dialog.name.setText("supervisor")
        dialog.pin.setText(pin)
        dialog.acknowledge()
        assert (dialog.result() == Acknowledging.DialogCode.Accepted) is fine, dialog.said.text()
    qtbot.waitUntil(lambda: words("pit.alert.seen", by="supervisor", at="").rstrip() in said(window), timeout=10_000)
    window.close()
    outbox.close()
    table.ledger.close()


def test_a_table_is_run_with_the_pit(pit: Pit | None, tmp_path: Path) -> None:
    """By the command, from its first entry to its last; and its tile tells what it was."""
    if pit is None:
        return
    ledger = tmp_path / "night" / "ledger.sqlite"
    table = subprocess.Popen([sys.executable, "-m", "dealer_assist", "run", "--camera", "none", "--out",
                              str(tmp_path / "night"), "--ledger", pit.far, "--name", "Table 7"],
                             env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
                             creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0))
    until(lambda: len(in_pit(pit)) >= 5, table.poll, seconds=30)
    table.send_signal(getattr(signal, "CTRL_BREAK_EVENT", signal.SIGINT))
    table.wait(60)
    assert in_pit(pit) == list(rows(ledger))
    assert b"session.closed" in in_pit(pit)[-1][1]
    with connected(database(pit.url)) as connection:
        tile, = tiles(connection)
    assert (tile.table, tile.game, tile.closed, tile.round) == ("Table 7", "Casino Hold'em", True, 1)
    assert tile.waits["fr"] != tile.waits["en"]
