"""The dealer's screen over a live table: Qt in the main thread, camera and reading in another."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import wraps
from pathlib import Path

import numpy as np
from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication

from dealer_assist.cards import Card, Unread
from dealer_assist.engine import Story
from dealer_assist.games.game import AskAny, Settle
from dealer_assist.games.house_file import House
from dealer_assist.ledger.entries import CameraLost
from dealer_assist.ledger.store import LedgerError
from dealer_assist.live import DEALER, Table, Touch, look_for_felt, watch
from dealer_assist.overlay.view import Outline, Seen, view
from dealer_assist.overlay.window import DealerWindow, NotOffered, PhotographNotSaved
from dealer_assist.report import round_lines
from dealer_assist.sessions.folder import BrokenSession
from dealer_assist.sessions.header import Header, Source
from dealer_assist.sessions.record import Recorder, RecordError, free_folder
from dealer_assist.table.events import TableEvent
from dealer_assist.table.layout import Layout
from dealer_assist.vision.felt import Plane
from dealer_assist.vision.frame import Camera, CameraError, Frame
from dealer_assist.vision.reading import CardReader
from dealer_assist.vision.recogniser import Recogniser
from dealer_assist.words import Currency, Words

CARD_MM = 63, 88
PICTURES = "pictures"
PROBE = 30              # seconds in which a display must answer
LINGER_MS = 20_000      # how long the screen stays after the last frame of a demo or a film


@dataclass(frozen=True, slots=True)
class Settings:
    """What a table is run with."""

    house: House
    house_file: str
    layout: Layout
    layout_source: Source
    camera: Camera
    folder: Path
    models: Path
    offscreen: bool
    patient: bool = False                   # the camera is a film or a simulator: it waits for us, and we for the clock
    pictures: bool = False                  # of the screen, at the telling moments of each round
    touches: tuple[Touch, ...] = field(default=())


def run_table(settings: Settings, say: Callable[[str], None] = print) -> int:
    """Runs a table until its camera ends or its window is closed. Returns how many rounds were settled and closed."""
    offscreen = settings.offscreen or not _has_display()
    if not offscreen and not _display_answers():
        say("no window: the display cannot be reached, the table runs without; see to DISPLAY, or give --offscreen")
        offscreen = True
    if offscreen:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    application.setQuitOnLastWindowClosed(False)    # the watching thread ends first
    folder = free_folder(settings.folder)
    reader = CardReader(settings.models)
    felt = look_for_felt(settings.camera, settings.layout)
    first = felt.first[0]
    height, width = first.pixels.shape[:2]
    recorder = Recorder(folder, Header(
        Source(settings.house_file, settings.house.text), settings.layout_source, reader.digest, settings.camera.name,
        width, height, dict(felt.plane.to_json()), first.captured_at), patient=settings.patient)
    with _kept(recorder, say):
        words = Words(Currency(settings.house.currency, settings.house.digits))
        screen = _Screen(settings, words, recorder, first.captured_at, felt.plane, offscreen, say)
        recogniser = Recogniser(reader, settings.layout, felt.plane, felt.reference)
        screen.run(application, _paced(felt.frames) if settings.patient and not offscreen else felt.frames, recogniser)
    return screen.closed


@contextmanager
def _kept(recorder: Recorder, say: Callable[[str], None]) -> Iterator[None]:
    """Closes the record, whatever happens; of two failures the caller learns the first."""
    try:
        yield
    finally:
        failure = sys.exc_info()[1]
        try:
            recorder.close()
        except (BrokenSession, RecordError, LedgerError) as error:
            if failure is None:
                raise
            say(str(error))
        finally:
            folder = recorder.folder
            say(f"session kept in {folder}; judge it again with: dealer-assist replay {folder} --check")


class _Window(DealerWindow):
    """Closing it ends the watching; the window itself goes when that has ended.

    It refuses to close, so the application must ``exit``: ``quit`` would ask its windows first.
    """

    stop: Callable[[], None] = staticmethod(lambda: None)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        event.ignore()
        self.stop()


def _guarded(slot: Callable[..., None]) -> Callable[..., None]:
    """Qt prints what a slot raises and goes on; here it ends the run and reaches the caller."""
    @wraps(slot)
    def guarded(self: _Screen, *values: object) -> None:
        try:
            slot(self, *values)
        except BaseException as error:  # noqa: BLE001 - raised again by run
            self.fail(error)
    return guarded


class _Screen(QObject):
    """What crosses between the two threads. Only signals reach the window; only ``Table`` reaches the log."""

    changed = Signal()
    looked = Signal()
    pressed = Signal(object)
    photographed = Signal(object)
    ended = Signal()

    def __init__(self, settings: Settings, words: Words, recorder: Recorder, now: int, plane: Plane,
                 offscreen: bool, say: Callable[[str], None]) -> None:
        super().__init__()
        self.settings, self.words, self.plane, self.offscreen, self.say = settings, words, plane, offscreen, say
        self.closed = 0
        self._recorder = recorder
        self._failure: BaseException | None = None
        self._stopped = threading.Event()
        self._newest: Frame | None = None
        self._trouble: str | None = None
        self._photographed: set[tuple[int, str]] = set()
        self.table = Table(settings.house, settings.layout, recorder, now, self._story_changed)
        self.window = _Window(self, settings.layout, words, settings.house.pay_tables)
        self.window.stop = self._stopped.set
        # Methods of an object that lives in the window's thread: Qt runs them there, whoever emits.
        blocking = Qt.ConnectionType.BlockingQueuedConnection
        self.changed.connect(self._show)
        self.looked.connect(self._show_newest)
        self.pressed.connect(self._press, blocking)
        self.photographed.connect(self._photograph, blocking)
        self.ended.connect(self._linger)

    @_guarded
    def submit(self, *events: TableEvent) -> None:
        """The window's door."""
        self.table.submit(DEALER, *events)

    def run(self, application: QApplication, frames: Iterable[Frame], recogniser: Recogniser) -> None:
        self._application = application
        self.table.open()
        self.window.show()
        watching = threading.Thread(target=self._watch, args=(frames, recogniser), name="watching")
        watching.start()
        application.exec()
        watching.join()
        self.window.hide()
        if self._failure is not None:
            raise self._failure

    def fail(self, error: BaseException) -> None:
        """The run ends, and its caller learns why: the first reason counts."""
        self._failure = self._failure or error
        self._stopped.set()

    # ── in the watching thread ──
    def _watch(self, frames: Iterable[Frame], recogniser: Recogniser) -> None:
        try:
            watch(frames, recogniser, self._recorder, self.table, self.settings.touches, self.pressed.emit,
                  self._seen, self._stopped.is_set)
        except CameraError as error:
            self._recorder.note(self.table.now, CameraLost(self.settings.camera.name))
            self.fail(error)
        except BaseException as error:  # noqa: BLE001 - raised again by run
            self.fail(error)
        self.ended.emit()

    def _seen(self, frame: Frame) -> None:
        if self._recorder.trouble != self._trouble:
            self._trouble = self._recorder.trouble
            self.changed.emit()
        newest, self._newest = self._newest, frame
        if newest is None:          # the window has drawn the one before: a slow screen skips pictures, never events
            self.looked.emit()
        moment = self._moment()
        if self.settings.pictures and moment is not None and moment not in self._photographed:
            self._photographed.add(moment)
            number, name = moment
            self.photographed.emit(self._recorder.folder / PICTURES / f"round-{number}-{name}.png")

    def _moment(self) -> tuple[int, str] | None:
        update = self.table.story.current
        if update is None or update.round.closed:
            return None
        name = {AskAny: "decision", Settle: "settled"}.get(type(update.step))
        return (update.round.opened.number, name) if name else None

    # ── in whichever thread brought the event; the table lets in one at a time ──
    def _story_changed(self, story: Story) -> None:
        for chapter in story.chapters[1:][self.closed:]:
            if chapter.update is None or chapter.update.round.closed is None:
                break
            self.closed += 1
            for line in round_lines(chapter.update, chapter.update.round.closed.paid, self.words):
                self.say(line)
        self.changed.emit()

    # ── in the window's thread ──
    @Slot()
    @_guarded
    def _show(self) -> None:
        self.window.show_view(view(self.table.story, self.settings.layout, self.words, self.table.opening, DEALER,
                                   self._recorder.trouble, self.table.against))

    @Slot()
    @_guarded
    def _show_newest(self) -> None:
        frame, self._newest = self._newest, None
        if frame is not None:
            self.window.show_picture(frame.pixels, list(self._outlines()))
            self.window.remaining(self.table.remaining_ms())

    def _outlines(self) -> Iterator[Outline]:
        for x, y, turn, face in self.table.lying():
            angle = np.radians(turn)
            across, along = np.array([np.cos(angle), np.sin(angle)]), np.array([-np.sin(angle), np.cos(angle)])
            felt = [np.array([x, y]) + across * w * CARD_MM[0] / 2 + along * h * CARD_MM[1] / 2
                    for w, h in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            seen = (Seen.READ if isinstance(face, Card) else
                    Seen.FACE_DOWN if face is Unread.FACE_DOWN else Seen.UNREADABLE)
            yield Outline(tuple((float(px), float(py)) for px, py in self.plane.pixels(np.array(felt))),
                          self.words.face(face), seen)

    @Slot(object)
    @_guarded
    def _press(self, event: TableEvent) -> None:
        try:
            self.window.press(event)
        except NotOffered as error:
            if self.offscreen:
                raise
            self.say(f"left out, since somebody touched the screen: {error}")

    @Slot(object)
    @_guarded
    def _photograph(self, file: Path) -> None:
        self._show_newest()
        try:
            file.parent.mkdir(exist_ok=True)
            self.window.photograph(file)
        except OSError as error:
            raise RecordError(f"{file.parent}: cannot be made ({error.strerror}); the folder for the screen's pictures "
                               "was expected there, check the disk") from None
        except PhotographNotSaved as error:
            raise RecordError(str(error)) from None

    @Slot()
    @_guarded
    def _linger(self) -> None:
        if self.offscreen or self._stopped.is_set() or self._failure is not None:
            self._application.exit()
            return
        self.window.stop = self._application.exit
        QTimer.singleShot(LINGER_MS, self._application.exit)


def _has_display() -> bool:
    if os.environ.get("QT_QPA_PLATFORM") == "offscreen":
        return False
    if sys.platform.startswith("linux"):
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True


def _display_answers() -> bool:
    """Asked in a process of its own: where there is no display, Qt ends the process that wants one."""
    try:
        return subprocess.run([sys.executable, "-c", "from PySide6.QtGui import QGuiApplication; QGuiApplication([])"],
                              capture_output=True, timeout=PROBE, check=False).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def _paced(frames: Iterable[Frame]) -> Iterator[Frame]:
    """A film or a simulation in the time that it took, or slower where the machine is."""
    begun: tuple[int, float] | None = None
    for frame in frames:
        now = time.monotonic()
        if begun is None:
            begun = frame.captured_at, now
        early = (frame.captured_at - begun[0]) / 1e6 - (now - begun[1])
        if early > 0:
            time.sleep(early)
        elif early < -1:
            begun = frame.captured_at, now      # what was lost is not caught up with
        yield frame
