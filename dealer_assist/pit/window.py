"""The pit's window: one tile a table, painted from what ``tiles`` says. The database is asked in a thread of its own,
so that a network that is cut never holds the window up."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QCloseEvent, QFontDatabase, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

import dealer_assist
from dealer_assist.exit_codes import FINE
from dealer_assist.keys import KeysError
from dealer_assist.languages import language
from dealer_assist.ledger.store import LedgerError
from dealer_assist.people.register import PeopleError
from dealer_assist.pit.acknowledging import acknowledge
from dealer_assist.pit.error import PitError
from dealer_assist.pit.schema import connected, database
from dealer_assist.pit.tiles import AlertTold, Tile, tiles
from dealer_assist.settings import load, settings_file
from dealer_assist.words import Currency, Words

WIDE = 330              # pixels that a tile wants
PAUSE = 1.0             # seconds between two looks at the database
TOLD = 3                # alerts on a tile

_STYLE = """
QWidget { background: #0b0f14; color: #f4f6f8; font-family: "Noto Sans", "Noto Sans Arabic"; font-size: 15px; }
#tile { background: #151b23; border: 2px solid #3a4653; border-radius: 10px; }
#tile[eye="red"] { border: 3px solid #e69f00; }
#tile[eye="look"] { border: 3px solid #f0e442; }
QLabel { background: transparent; border: none; }
#name { font-size: 22px; font-weight: bold; }
#summary { font-size: 18px; }
#soft { color: #c8d0d9; font-size: 14px; }
#waits { font-size: 18px; font-weight: bold; color: #56b4e9; }
#urgent { background: #e69f00; color: #0b0f14; font-weight: bold; border-radius: 5px; padding: 3px 7px; }
#look { background: #f0e442; color: #0b0f14; font-weight: bold; border-radius: 5px; padding: 3px 7px; }
#alert { color: #f0e442; }
QPushButton { background: #26303c; border: 2px solid #5b6877; border-radius: 7px; padding: 4px 10px; }
QPushButton:focus, QLineEdit:focus { border-color: #f0e442; }
QLineEdit { background: #151b23; border: 2px solid #5b6877; border-radius: 7px; padding: 5px; }
QScrollArea { border: none; }
"""


def show(url: str, records: Path | None) -> int:
    _display()
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    window = PitWindow(url, records, Words(Currency("", 2), language(load(settings_file()).screen.language)))
    window.show()
    application.exec()
    return FINE


def _display() -> None:
    from dealer_assist.screen import has_display

    if not has_display():
        raise PitError("pit: no display; the pit is a window: set DISPLAY, or use dealer-assist pit status")


class _Looking(QObject):
    """Asks the database, again and again, until it is told to stop."""

    told = Signal()

    def __init__(self, url: str, pause: float) -> None:
        super().__init__()
        self._url, self._pause, self._over = url, pause, threading.Event()
        self.seen: tuple[Tile, ...] | None = None       # what it saw last; None: the database does not answer
        self.why = ""
        self._thread = threading.Thread(target=self._run, name="pit", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._over.set()
        self._thread.join(2)

    def _run(self) -> None:
        engine = database(self._url)
        while not self._over.is_set():
            try:
                with connected(engine) as connection:
                    while not self._over.is_set():
                        self.seen = tiles(connection)
                        self.told.emit()
                        self._over.wait(self._pause)
            except PitError as error:
                self.seen, self.why = None, str(error)
                self.told.emit()
                self._over.wait(self._pause)


class PitWindow(QWidget):
    def __init__(self, url: str, records: Path | None, words: Words, pause: float = PAUSE) -> None:
        super().__init__()
        self.url, self.records, self.words = url, records, words
        self.tiles: tuple[Tile, ...] = ()
        self.setWindowTitle(words("pit.title"))
        self.setStyleSheet(_STYLE)
        _fonts()
        if words.language.right_to_left:
            self.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self.resize(1440, 900)
        self.summary = _label(words("pit.nothing"), "summary")
        self._at: datetime | None = None
        self._columns = 0
        self._boxes: dict[str, TileBox] = {}
        self._inner = QWidget()
        self._grid = QGridLayout(self._inner)
        self._grid.setSpacing(10)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop)
        scrolled = QScrollArea(widgetResizable=True)
        scrolled.setWidget(self._inner)
        column = QVBoxLayout(self)
        column.addWidget(self.summary)
        column.addWidget(scrolled, 1)
        self._looking = _Looking(url, pause)
        self._looking.told.connect(self._told)
        self._looking.start()

    def _told(self) -> None:
        seen = self._looking.seen
        if seen is None:
            self._away(self._looking.why)
        else:
            self.show_tiles(seen)

    def show_tiles(self, found: Sequence[Tile]) -> None:
        self._at = datetime.now(UTC)
        self.tiles = tuple(found)
        eye = sum(tile.rank < 5 for tile in found)
        self.summary.setText(self.words("pit.summary", tables=len(found), eye=eye,
                                        open=sum(len(tile.open_alerts) for tile in found))
                             if found else self.words("pit.nothing"))
        self._lay()

    def _away(self, said: str) -> None:
        since = self._at.astimezone().strftime("%H:%M:%S") if self._at else "–"
        self.summary.setText(self.words("pit.away", since=since))
        self.summary.setToolTip(said)

    def _lay(self) -> None:
        """A tile that says the same stays the same widget: nobody loses the button that he is about to press."""
        columns = self._columns = max(1, (self.width() - 30) // WIDE)
        asked = self._asked if self.records is not None else None
        boxes = {}
        for number, tile in enumerate(self.tiles):
            box = self._boxes.pop(tile.table, None)
            if box is None or box.told != told_by(tile):
                if box is not None:
                    self._drop(box)
                box = TileBox(tile, self.words, asked)
            box.tell_lag(tile)
            boxes[tile.table] = box
            if box.at != (at := divmod(number, columns)):
                self._grid.removeWidget(box)
                self._grid.addWidget(box, *at)
                box.at = at
        for left in self._boxes.values():
            self._drop(left)
        self._boxes = boxes
        for column in range(columns):
            self._grid.setColumnStretch(column, 1)

    def _drop(self, box: TileBox) -> None:
        self._grid.removeWidget(box)
        box.hide()
        box.deleteLater()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        if max(1, (self.width() - 30) // WIDE) != self._columns and self.tiles:
            for column in range(self._columns):
                self._grid.setColumnStretch(column, 0)
            self._lay()

    def _asked(self, alert: AlertTold) -> None:
        assert self.records is not None
        dialog = Acknowledging(self, self.url, self.records, alert, self.words)
        dialog.open()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        self._looking.stop()
        super().closeEvent(event)


def told_by(tile: Tile) -> Tile:
    """All of it that is not told in its last line."""
    return replace(tile, lag=tile.lag // 10 * 10 if tile.quiet else 0, entries=0, unwitnessed=0)


class TileBox(QFrame):
    def __init__(self, tile: Tile, words: Words, asked: Callable[[AlertTold], None] | None) -> None:
        super().__init__()
        self.told, self.at, self._words = told_by(tile), (-1, -1), words
        self.setObjectName("tile")
        self.setProperty("eye", "red" if tile.rank < 2 else "look" if tile.rank < 5 else "")
        self.setAccessibleName(tile.table)
        column = QVBoxLayout(self)
        column.setSpacing(5)
        head = QHBoxLayout()
        head.addWidget(_label(tile.table, "name", wraps=True), 1)
        hands = words("pit.hands", count=tile.hands) if tile.hands is not None else words("pit.hands.short")
        head.addWidget(_label(hands, "soft"))
        column.addLayout(head)
        column.addWidget(_label(" · ".join(filter(None, (
            tile.game, words("pit.round", number=tile.round) if tile.round else ""))), "soft"))
        for text, name in _urgent(tile, words):
            column.addWidget(_label(text, name, wraps=True))
        waits = words("pit.closed") if tile.closed else tile.waits.get(words.language.tag, "")
        column.addWidget(_label(waits, "waits", wraps=True))
        for alert in tile.alerts[:TOLD]:
            column.addLayout(self._alert(alert, words, asked))
        if len(tile.alerts) > TOLD:
            column.addWidget(_label(words("pit.alert.more", count=len(tile.alerts) - TOLD), "soft"))
        column.addStretch(1)
        self._last = _label("", "soft")
        column.addWidget(self._last)

    def tell_lag(self, tile: Tile) -> None:
        words = self._words
        cameras = words("pit.camera.ok") if tile.cameras else words("pit.camera.none")
        seen = "" if any(state != "ok" for state in tile.cameras.values()) else cameras
        behind = words("pit.lag.entries", count=tile.unwitnessed) if tile.unwitnessed else ""
        lag = "" if tile.closed else words("pit.lag", seconds=f"{tile.lag:.0f}")
        self._last.setText(" · ".join(filter(None, (seen, lag, behind))))

    def _alert(self, alert: AlertTold, words: Words, asked: Callable[[AlertTold], None] | None) -> QVBoxLayout:
        column = QVBoxLayout()
        what = alert.said.get(words.language.tag, alert.rule)
        told = words("pit.alert", round=alert.round, what=what)
        if alert.by:
            seen = words("pit.alert.seen", by=alert.by, at=_clock(alert.at))
            column.addWidget(_label(f"✓ {told} – {seen}", "soft", wraps=True))
            return column
        column.addWidget(_label(f"! {told}", "alert", wraps=True))
        if asked is None:           # nobody can sign in here
            return column
        button = QPushButton(words("pit.acknowledge"))
        button.setAccessibleName(f"{words('pit.acknowledge')}: {told}")
        button.clicked.connect(lambda: asked(alert))
        column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        return column


def _clock(at: int) -> str:
    try:
        return datetime.fromtimestamp(at / 1_000_000, UTC).astimezone().strftime("%H:%M")
    except (ValueError, OverflowError, OSError):        # a time that no clock shows: who wrote it may say anything
        return "?"


def _urgent(tile: Tile, words: Words) -> list[tuple[str, str]]:
    found = []
    if tile.refused:
        found.append((words("pit.refused", why=tile.refused), "urgent"))
    if tile.called:
        found.append((words("pit.called"), "urgent"))
    if tile.quiet:
        found.append((words("pit.quiet", seconds=f"{tile.lag // 10 * 10:.0f}"), "look"))
    if tile.trouble:
        found.append((tile.trouble, "look"))
    found += [(words(f"pit.camera.{state}", camera=name), "look") for name, state in tile.cameras.items()
              if state in ("away", "doubtful")]
    return found


class Acknowledging(QDialog):
    """Who has seen it. The PIN goes to the pit's own house log and nowhere else."""

    def __init__(self, parent: QWidget, url: str, records: Path, alert: AlertTold, words: Words) -> None:
        super().__init__(parent)
        self._url, self._records, self._alert = url, records, alert
        self.setWindowTitle(words("pit.acknowledge"))
        self.name, self.pin = QLineEdit(), QLineEdit(echoMode=QLineEdit.EchoMode.Password)
        self.said = _label("", "look", wraps=True)
        self.said.hide()
        form = QFormLayout(self)
        form.addRow(_label(words("pit.alert", round=alert.round, what=alert.said.get(words.language.tag, alert.rule)),
                           "soft", wraps=True))
        form.addRow(_label(words("pit.acknowledge.who"), "soft"))
        form.addRow(words("pit.name"), self.name)
        form.addRow(words("pit.pin"), self.pin)
        form.addRow(self.said)
        buttons = QDialogButtonBox()
        buttons.addButton(words("pit.acknowledge"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(words("pit.cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.acknowledge)
        buttons.rejected.connect(self.reject)
        form.addRow(buttons)

    def acknowledge(self) -> None:
        try:
            acknowledge(self._url, self._records, self._alert.number, self.name.text().strip(), self.pin.text())
        except (PitError, PeopleError, LedgerError, KeysError) as error:
            self.pin.clear()
            self.said.setText(str(error))
            self.said.show()
        else:
            self.accept()


def _label(text: str, name: str, *, wraps: bool = False) -> QLabel:
    made = QLabel(text, wordWrap=wraps)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setObjectName(name)
    return made


def _fonts() -> None:
    """The package's own: a pit's machine may have none that has Arabic letters."""
    folder = Path(dealer_assist.__file__).parent / "overlay" / "fonts"
    for file in sorted(folder.glob("NotoSans*.ttf")):
        QFontDatabase.addApplicationFontFromData(file.read_bytes())

