"""Three questions before the first hand: which game, which camera or none, where to keep the records; in the language
that is touched.

Nothing is kept here: the answers go to the settings. After a camera comes the calibration guide.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QScroller,
    QVBoxLayout,
    QWidget,
)

from dealer_assist.calibration.error import CalibrationError
from dealer_assist.calibration.sight import INDEX_MM
from dealer_assist.calibration.steps import Calibrating, read_on_felt
from dealer_assist.calibration.window import guided
from dealer_assist.languages import TAGS, language
from dealer_assist.overlay.looks import font, style, wear
from dealer_assist.overlay.placing import put
from dealer_assist.overlay.table_window import look_of
from dealer_assist.overlay.window import FURTHER
from dealer_assist.resources import LAYOUTS, text_of
from dealer_assist.rulebook import game_named, house_named
from dealer_assist.settings import Settings, TableSettings, default_records
from dealer_assist.tables import Choice, choices
from dealer_assist.vision.cameras.address import NoAddress, camera_at
from dealer_assist.vision.cameras.usb import usb_camera
from dealer_assist.vision.felt import FeltNotFound
from dealer_assist.vision.frame import CameraError
from dealer_assist.words import Currency, Words

FINGER = 56         # pixels that something to be touched is high at least
NUMBERS = range(6)  # of cameras that are tried
NONE = ""           # the address of no camera

Found = tuple[str, int, int]        # its address, and how large its pictures are


def cameras_that_answer(stopped: Callable[[], bool] = lambda: False) -> Iterator[Found]:
    """Those of this machine, by number. Opening one may take seconds."""
    for number in NUMBERS:
        if stopped():
            return
        if sys.platform.startswith("linux") and not Path(f"/dev/video{number}").exists():
            continue
        try:
            device = usb_camera(number).opened()
            try:
                _, pixels = device.read()
            finally:
                device.close()
        except CameraError:
            continue
        yield str(number), pixels.shape[1], pixels.shape[0]


class FirstRun(QWidget):
    """``answers`` when all is chosen and the large button is touched; None as long as it is not."""

    def __init__(self, words: Words, offered: Sequence[Choice], records: Path) -> None:
        super().__init__()
        self.words, self.offered = words, offered
        self.answers: TableSettings | None = None
        self._said: list[tuple[QLabel | QPushButton, str]] = []     # what is said anew in another language
        self._sizes: dict[str, tuple[int, int]] = {}                # of the pictures of the cameras that answered
        self._sought = False
        self.setWindowTitle("dealer_assist")
        self.setMinimumSize(1024, 600)
        self.resize(1280, 800)
        self.setFont(font(17, bold=False))
        self.setStyleSheet(style())
        self.games, self.houses, self.cameras, self.languages = (QButtonGroup(self) for _ in range(4))
        self.game_of: dict[str, QPushButton] = {}
        self.house_of: dict[Choice, QPushButton] = {}
        self.camera_of: dict[str, QPushButton] = {}
        top = QHBoxLayout()
        top.setSpacing(6)
        top.addWidget(self._label("first.title", 26, bold=True), 1)
        self.language_of = {tag: self._button(language(tag).name, partial(self.speak, tag), self.languages)
                            for tag in TAGS}
        for button in self.language_of.values():
            top.addWidget(button)
        columns, games = QHBoxLayout(), self._games()
        columns.setSpacing(18)
        for part in (self._cameras(), self._records(records)):
            columns.addLayout(part, 1)
        self.status = QLabel()
        self.status.setWordWrap(True)
        self.deal = self._button("", self._finish)
        self.deal.setObjectName("main")
        self.deal.setMinimumSize(300, 76)
        self.deal.setFont(font(24, bold=True))
        foot = QHBoxLayout()
        foot.addWidget(self.status, 1)
        foot.addWidget(self.deal)
        right = QVBoxLayout()
        right.addLayout(columns, 1)
        right.addLayout(foot)
        middle = QHBoxLayout()
        middle.setSpacing(18)
        middle.addLayout(games, 5)
        middle.addLayout(right, 7)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 14, 20, 16)
        whole.addLayout(top)
        whole.addLayout(middle, 1)
        for line in (self.address, self.folder):
            line.installEventFilter(self)
        self.installEventFilter(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()
        self.speak(words.language.tag)

    def speak(self, tag: str) -> None:
        """In this language from now on, here and at the table. What is chosen stays."""
        self.words = Words(self.words.currency, language(tag))
        self.language_of[tag].setChecked(True)
        self.setLayoutDirection(Qt.LayoutDirection.RightToLeft if self.words.language.right_to_left
                                else Qt.LayoutDirection.LeftToRight)
        for widget, key in self._said:
            said = self.words(key)
            widget.setText(self.words.line(said) if isinstance(widget, QPushButton) else said)
        for game, button in self.game_of.items():
            button.setText(self.words.line(game_named(game, tag).replace("&", "&&")))
        for one, button in self.house_of.items():
            button.setText(self.words.line(house_named(one.name, tag).replace("&", "&&")))
        for address, (width, height) in self._sizes.items():
            self.camera_of[address].setText(self.words.line(self._camera_name(address, width, height)))
        self._refresh()

    # ── the three columns ──
    def _games(self) -> QVBoxLayout:
        column = self._column("first.game")
        grid = QGridLayout()
        grid.setSpacing(6)
        for number, game in enumerate(dict.fromkeys(one.game for one in self.offered)):
            button = self._button("", self._choose_game, self.games)
            button.setProperty("game", game)
            self.game_of[game] = button
            grid.addWidget(button, number // 2, number % 2)
        column.addLayout(grid)
        self.house_title = self._label("first.house", 20, bold=True)
        column.addWidget(self.house_title)
        inside = QWidget()
        rows = QVBoxLayout(inside)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(6)
        for one in self.offered:
            button = self._button("", self._refresh, self.houses)
            button.setFont(font(16, bold=False))
            self.house_of[one] = button
            rows.addWidget(button)
        rows.addStretch(1)
        self.house_list = QScrollArea()
        self.house_list.setWidget(inside)
        self.house_list.setWidgetResizable(True)
        self.house_list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        QScroller.grabGesture(self.house_list.viewport(), QScroller.ScrollerGestureType.LeftMouseButtonGesture)
        column.addWidget(self.house_list, 1)
        column.addStretch(0)
        return column

    def _cameras(self) -> QVBoxLayout:
        column = self._column("first.camera")
        self.camera_rows = QVBoxLayout()
        self.camera_rows.setSpacing(6)
        column.addLayout(self.camera_rows)
        self.camera_rows.addWidget(self._camera(NONE, "first.camera.none"))
        self.seeking = QLabel()
        self.seeking.setWordWrap(True)
        column.addWidget(self.seeking)
        column.addWidget(self._camera("other", "first.camera.other"))
        self.address = QLineEdit()
        self.address.setMinimumHeight(FINGER)
        self.address.textChanged.connect(self._typed)
        column.addWidget(self.address)
        column.addWidget(self._label("first.camera.other.hint", 15))
        column.addStretch(1)
        self.camera_hint = QLabel()
        self.camera_hint.setWordWrap(True)
        column.addWidget(self.camera_hint)
        return column

    def _records(self, records: Path) -> QVBoxLayout:
        column = self._column("first.records")
        self.folder = QLineEdit(str(records))
        self.folder.setMinimumHeight(FINGER)
        self.folder.textChanged.connect(self._refresh)
        column.addWidget(self.folder)
        self.other_folder = self._button("first.records.other", self._choose_folder, said=True)
        column.addWidget(self.other_folder)
        self.folder_state = QLabel()
        self.folder_state.setWordWrap(True)
        column.addWidget(self.folder_state)
        column.addStretch(1)
        return column

    def _column(self, key: str) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(self._label(key, 20, bold=True))
        return column

    def _label(self, key: str, size: float, *, bold: bool = False) -> QLabel:
        label = QLabel()
        label.setFont(font(size, bold=bold))
        label.setWordWrap(True)
        self._said.append((label, key))
        return label

    def _button(self, text: str, does: Callable[[], None], group: QButtonGroup | None = None, *,
                said: bool = False) -> QPushButton:
        """``said``: the text is the key of what is said."""
        button = QPushButton(text.replace("&", "&&"))
        if said:
            self._said.append((button, text))
        button.setMinimumHeight(FINGER)
        button.setFont(font(17, bold=True))
        button.setCheckable(group is not None)
        button.installEventFilter(self)
        if group is not None:
            group.addButton(button)
        button.clicked.connect(lambda: does())
        return button

    # ── keys ──
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """A pad of four keys does all: arrows to the next button and the one before; else they stay within a list.
        In a line of text those to the left and right move within the line."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress or event.key() not in FURTHER or (
                isinstance(watched, QLineEdit) and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right)):
            return super().eventFilter(watched, event)
        stops: list[QWidget] = [*self.language_of.values(), *self.game_of.values(), *self.house_of.values(),
                                *self.camera_of.values(), self.address, self.folder, self.other_folder, self.deal]
        stops = [stop for stop in stops if stop.isVisible() and stop.isEnabled()]
        at = next((n for n, stop in enumerate(stops) if stop.hasFocus()), -1)
        stops[(at + FURTHER[Qt.Key(event.key())]) % len(stops)].setFocus()
        return True

    # ── what comes in ──
    def _camera(self, address: str, key: str = "") -> QPushButton:
        """``key``: of what its button says; "": it is one that answered."""
        self.camera_of[address] = self._button(key, self._refresh, self.cameras, said=bool(key))
        return self.camera_of[address]

    def _camera_name(self, address: str, width: int, height: int) -> str:
        size = self.words.whole(self.words("first.camera.size", width=width, height=height))
        return " · ".join((self.words("first.camera.number", number=address), size))

    def found(self, camera: Found) -> None:
        address, width, height = camera
        if address not in self.camera_of:
            self._sizes[address] = width, height
            button = self._camera(address)
            button.setText(self.words.line(self._camera_name(address, width, height)))
            button.setFont(font(16, bold=True))
            self.camera_rows.addWidget(button)

    def sought(self) -> None:
        self._sought = True
        self._refresh()

    def trouble(self, sentence: str) -> None:
        self.answers = None
        self.status.setText(sentence)

    # ── what is touched ──
    def _choose_game(self) -> None:
        mine = [one for one in self.offered if one.game == self.game]
        if mine and self.choice not in mine:
            self.house_of[mine[0]].setChecked(True)
        self._refresh()

    def _typed(self) -> None:
        self.camera_of["other"].setChecked(True)
        self._refresh()

    def _choose_folder(self) -> None:
        chosen = QFileDialog.getExistingDirectory(self, self.words("first.records"), self.folder.text())
        if chosen:
            self.folder.setText(chosen)

    @property
    def game(self) -> str | None:
        return next((game for game, button in self.game_of.items() if button.isChecked()), None)

    @property
    def choice(self) -> Choice | None:
        return next((one for one, button in self.house_of.items()
                     if button.isChecked() and one.game == self.game), None)

    @property
    def camera(self) -> str | None:
        """NONE: none is wanted; None: nobody chose yet."""
        chosen = next((address for address, button in self.camera_of.items() if button.isChecked()), None)
        if chosen != "other":
            return chosen
        return self.address.text().strip() or None

    def _refresh(self) -> None:
        game, camera = self.game, self.camera
        mine = [one for one in self.offered if one.game == game]
        for one, button in self.house_of.items():
            button.setVisible(one in mine)
        for part in (self.house_title, self.house_list):
            part.setVisible(len(mine) > 1)
        self.seeking.setText("" if self._sizes else self.words(
            "first.camera.found.none" if self._sought else "first.camera.seeking"))
        self.seeking.setVisible(not self._sizes)
        hint = "first.camera.none.hint" if camera == NONE else "first.camera.hint"
        self.camera_hint.setText(self.words(hint) if camera is not None else "")
        free = free_space(Path(self.folder.text())) if self.folder.text().strip() else None
        self.folder_state.setText(self.words("first.records.free", free=f"{free:,}") if free is not None else
                                  self.words("first.records.bad"))
        ready = self.choice is not None and camera is not None and free is not None
        self.deal.setText(self.words("first.calibrate" if camera else "first.deal"))
        self.deal.setEnabled(ready)
        self.status.setText("" if ready else self.words("first.waits"))

    def _finish(self) -> None:
        camera, choice = self.camera, self.choice
        if choice is None or camera is None:
            return
        try:
            if camera:
                camera_at(camera)
        except NoAddress:
            self.trouble(self.words("first.camera.none_such"))
            return
        self.answers = TableSettings(choice.house, self.folder.text(), choice.layout, (camera,) if camera else ())
        self.close()

    def answered(self, settings: Settings, table: TableSettings) -> Settings:
        """The table speaks as its first questions did."""
        return replace(settings, table=table, screen=replace(settings.screen, language=self.words.language.tag))


def free_space(folder: Path) -> int | None:
    """In GB; None: it cannot be written."""
    there = folder.absolute()
    while not there.exists() and there != there.parent:
        there = there.parent
    try:
        with tempfile.TemporaryFile(dir=there):
            return shutil.disk_usage(there).free // 10 ** 9
    except OSError:
        return None


class _Seeking(QObject):
    """Looks for cameras in a thread of its own: opening one may take seconds."""

    found = Signal(object)
    ended = Signal()

    def __init__(self, window: FirstRun, seek: Callable[[Callable[[], bool]], Iterator[Found]]) -> None:
        super().__init__()
        self.window_, self.seek = window, seek
        self.stopped = threading.Event()
        self.thread_ = threading.Thread(target=self._run, name="seeking", daemon=True)
        self.found.connect(self._found)
        self.ended.connect(self._ended)

    def _run(self) -> None:
        for camera in self.seek(self.stopped.is_set):
            self.found.emit(camera)
        self.ended.emit()

    @Slot(object)
    def _found(self, camera: Found) -> None:
        self.window_.found(camera)

    @Slot()
    def _ended(self) -> None:
        self.window_.sought()


class _Window(FirstRun):
    def __init__(self, application: QApplication, words: Words, offered: Sequence[Choice], records: Path) -> None:
        super().__init__(words, offered, records)
        self._application = application
        self.closed = False

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        self.closed = True
        self._application.exit()


def ask(settings: Settings, calibration: Path, shown: Callable[[FirstRun], None] = lambda window: None,
        seek: Callable[[Callable[[], bool]], Iterator[Found]] = cameras_that_answer) -> Settings | None:
    """With the answers, and in the language that was chosen; None: the window was closed before. ``calibration``: the
    folder in which it is kept."""
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    application.setQuitOnLastWindowClosed(False)
    wear(look_of(settings.screen))
    words = Words(Currency("", 0), language(settings.screen.language))
    records = Path(settings.table.records) if settings.table else default_records()
    window = _Window(application, words, tuple(choices()), records)
    seeking = _Seeking(window, seek)
    seeking.thread_.start()
    try:
        while True:
            window.closed = False
            put(window, settings.window)
            window.show()
            shown(window)
            while not window.closed:        # another window that closes may end the loop; this one is still asked
                application.exec()
            answers = window.answers
            if answers is None:
                return None
            if not answers.cameras:
                return window.answered(settings, answers)
            window.hide()
            seeking.stopped.set()
            seeking.thread_.join()      # a camera opens once
            try:
                text, file = text_of(answers.layout, LAYOUTS)
                camera = camera_at(answers.cameras[0])
                measuring = Calibrating(camera.name, text, file, INDEX_MM, cards_on=read_on_felt())
                saved = guided(measuring, camera, calibration, window.words,
                               window.speak, settings.window)
            except (CameraError, CalibrationError, FeltNotFound) as error:
                window.trouble(str(error))
                continue
            if saved is not None:
                return window.answered(settings, replace(answers, calibrations=(str(saved),)))
            window.answers = None
    finally:
        seeking.stopped.set()
        seeking.thread_.join()
