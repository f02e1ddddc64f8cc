"""The desk's window, driven by keys alone."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.exceptions import TimeoutError
from pytestqt.qtbot import QtBot

from dealer_assist.inspector.acts import Acts
from dealer_assist.inspector.records import Records
from dealer_assist.inspector.settings import load_settings
from dealer_assist.inspector.window import FORMS, Desk
from dealer_assist.keys import FOLDER, KeyStore
from dealer_assist.replaying.command import looked_at
from dealer_assist.words import Currency, Words
from tests.inspector.sessions import PINS, people

PATIENCE = 25_000       # milliseconds: a shared machine may stand still


class Inspector:
    """Somebody at the desk who uses no mouse."""

    def __init__(self, qtbot: QtBot, records: Path, keys: KeyStore) -> None:
        self.qtbot = qtbot
        self.desk = Desk(Records(records), Acts(records, keys), Words(Currency("EUR", 2)), load_settings(records),
                         lambda: time.time_ns() // 1000, looked_at)
        self.desk.show()
        self.desk.activateWindow()
        qtbot.waitUntil(lambda: bool(self.desk.model.rows) and self.desk.idle, timeout=PATIENCE)

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self._focus, key, modifier)
        self.wait()

    def letter(self, text: str) -> None:
        """A key of the desk, outside of any form."""
        if isinstance(self._focus, FORMS):
            self.escape()
        QTest.keyClicks(self._focus, text)
        self.wait()

    def type(self, text: str) -> None:
        QTest.keyClicks(self._focus, text)

    def tab_to(self, name: str) -> None:
        """With Tab alone: what cannot be reached so cannot be used without a mouse."""
        for _ in range(60):
            if self._focus.objectName() == name:
                return
            QTest.keyClick(self._focus, Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not come to {name}")

    def fill(self, name: str, text: str) -> None:
        self.tab_to(name)
        QTest.keyClick(self._focus, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(self._focus, Qt.Key.Key_Backspace)
        self.type(text)

    def choose(self, name: str, data: object) -> None:
        """In a list to choose from, with the arrow keys."""
        self.tab_to(name)
        combo = self._focus
        QTest.keyClick(combo, Qt.Key.Key_Home)
        for _ in range(60):
            if combo.currentData() == data:     # type: ignore[attr-defined]
                return
            QTest.keyClick(combo, Qt.Key.Key_Down)
        raise AssertionError(f"{name} does not offer {data}")

    def enter(self) -> None:
        self.press(Qt.Key.Key_Return)

    def escape(self) -> None:
        self.press(Qt.Key.Key_Escape)

    def do(self) -> None:
        """Ctrl+Enter."""
        self.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    def sign(self, prefix: str, second: bool = False) -> None:
        self.fill(f"{prefix}.name", "inspector")
        self.fill(f"{prefix}.pin", PINS["inspector"])
        if second:
            self.fill(f"{prefix}.second", "supervisor")
            self.fill(f"{prefix}.second_pin", PINS["supervisor"])

    def sign_in(self) -> None:
        self.type("inspector")
        self.enter()
        self.type(PINS["inspector"])
        self.enter()
        self.until(lambda: self.desk.page is not None)

    def wait(self) -> None:
        self.until(lambda: True)

    def until(self, true: Callable[[], bool]) -> None:
        """And nothing is under way any more."""
        try:
            self.qtbot.waitUntil(lambda: self.desk.idle and true(), timeout=PATIENCE)
        except TimeoutError:
            raise AssertionError(f"not within {PATIENCE} ms; the desk says: {self.desk.said.text()!r}") from None

    @property
    def _focus(self) -> QWidget:
        found = QApplication.focusWidget()
        assert found is not None, "nothing has the keyboard"
        return found


@pytest.fixture
def keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path / "keys"))


@pytest.fixture
def at_desk(qtbot: QtBot, keys: None) -> Iterator[Callable[[Path], Inspector]]:
    made: list[Inspector] = []

    def make(records: Path) -> Inspector:
        made.append(Inspector(qtbot, records, people(records)))
        return made[-1]

    yield make
    for inspector in made:
        inspector.desk.close()
        inspector.desk.deleteLater()
