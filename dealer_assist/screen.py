"""The dealer's screen over a live table: Qt in the main thread, cameras and reading in others."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial, wraps
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication

from dealer_assist.calibration.drift import Judged, redrawn
from dealer_assist.calibration.file import Calibration
from dealer_assist.cards import Unread
from dealer_assist.clock import STEPPED, read_clock
from dealer_assist.engine import Story
from dealer_assist.games.game import AskAny, Settle
from dealer_assist.games.house_file import House
from dealer_assist.languages import language
from dealer_assist.ledger.entries import CameraLost, InspectorCalled, InspectorCame, ViewTrusted
from dealer_assist.ledger.store import LedgerError
from dealer_assist.live import DEALER, Sight, Table, Touch, drift_watches, look_again, look_at_table, watch
from dealer_assist.money import Money
from dealer_assist.overlay.placing import lacks_overlay
from dealer_assist.overlay.table_window import TableWindow
from dealer_assist.overlay.view import Outline, RuleText, Seen, middles, view
from dealer_assist.overlay.window import NotOffered, PhotographNotSaved
from dealer_assist.report import round_lines
from dealer_assist.rulebook import Book, OpenQuestion, Rule, load_book
from dealer_assist.sessions.folder import BrokenSession
from dealer_assist.sessions.header import Header, Pictures, Source
from dealer_assist.sessions.record import Recorder, RecordError, Unfinished, free_folder, unfinished
from dealer_assist.sessions.reexamine import plane_of
from dealer_assist.settings import Settings as Machine
from dealer_assist.settings import SettingsError
from dealer_assist.table.events import TableEvent
from dealer_assist.table.layout import Layout
from dealer_assist.table.places import Place
from dealer_assist.vision.cameras.live import now
from dealer_assist.vision.cameras.moments import are_live
from dealer_assist.vision.frame import Camera, CameraError, Doing, Moment
from dealer_assist.vision.overview import Overview
from dealer_assist.vision.own_deck import load_deck
from dealer_assist.vision.reading import CardReader
from dealer_assist.vision.several import EmptyTable, Eyes, cards_on
from dealer_assist.words import Currency, Words, at_the_table

if TYPE_CHECKING:
    from dealer_assist.pit.outbox import Outbox

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
    cameras: tuple[Camera, ...]             # none: a table by touch
    folder: Path
    models: Path
    offscreen: bool
    pictures: bool = False                  # of the screen, at the telling moments of each round
    touches: tuple[Touch, ...] = field(default=())
    calibrations: tuple[Calibration, ...] = ()      # of the cameras, in their order
    deck: str | None = None                 # the house's own that lies there, by its name or file
    seated: Mapping[int, Money | None] | None = None        # with what chips; None: somebody at every box
    machine: Machine = field(default_factory=Machine)
    remember: Callable[[Machine], None] | None = None       # what of it is chosen at the screen; None: nothing
    overlay: bool = False                   # over another program's window
    ledger: str | None = None               # the pit's database
    name: str = ""                          # what the table is called there

    @property
    def patient(self) -> bool:
        """The cameras are films or simulators: they wait for us, and we for the clock."""
        return not are_live(self.cameras)


def run_table(settings: Settings, say: Callable[[str], None] = print) -> int:
    """Runs a table until its camera ends or its window is closed. Returns how many rounds were settled and closed."""
    offscreen = settings.offscreen or not has_display()
    if not offscreen and not display_answers():
        say("no window: the display cannot be reached, the table runs without; see to DISPLAY, or give --offscreen")
        offscreen = True
    if offscreen:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    application.setQuitOnLastWindowClosed(False)    # the watching thread ends first
    if settings.overlay and (lacking := lacks_overlay(application.platformName())):
        say(lacking)
        settings = replace(settings, overlay=False)
    blind = not settings.cameras
    with ThreadPoolExecutor(1, "models") as loading:        # while the record of before is read, if there is one
        coming = None if blind else loading.submit(
            lambda: CardReader(settings.models, deck=load_deck(settings.deck) if settings.deck else None))
        broken = _broken_off(settings, say)
    folder = broken.folder if broken else free_folder(settings.folder)
    try:
        reader = coming.result() if coming else None
        cards = partial(cards_on, layout=settings.layout, reader=reader) if reader else None
        sight = look_again(settings.cameras, _felt_of(broken)) if broken else look_at_table(
            settings.cameras, settings.layout, settings.calibrations, cards, say)
    except BaseException:
        if broken:
            broken.leave()
        raise
    with closing(sight.rest):
        eyes = Eyes(reader, settings.layout, sight.tables) if reader else None
        started = min((frame.captured_at for moment in sight.first for frame in moment.frames), default=now())
        first, *others = [Pictures(name, seen.reference.shape[1], seen.reference.shape[0], dict(seen.plane.to_json()))
                          for name, seen in sight.tables.items()] or [Pictures("", 0, 0, {})]
        recorder = Recorder(folder, Header(
            Source(settings.house_file, settings.house.text), settings.layout_source, reader.digest if reader else None,
            first.camera, first.width, first.height, first.plane, started, others=tuple(others), table=settings.name),
            patient=settings.patient, felt={name: seen.reference for name, seen in sight.tables.items()},
            again=broken, at=started, clock=None if settings.patient else read_clock())
        with _copied(settings, recorder, say) as outbox, _kept(recorder, say):
            words = Words(Currency(settings.house.currency, settings.house.digits),
                          language(settings.machine.screen.language))
            screen = _Screen(settings, words, recorder, started, sight, offscreen, say, outbox)
            paced = settings.patient and not offscreen
            screen.run(application, _paced(sight.moments) if paced else sight.moments, eyes)
    return screen.closed


def _broken_off(settings: Settings, say: Callable[[str], None]) -> Unfinished | None:
    """The session of this table that broke off, to be gone on with in the middle of its round. Refused where another
    program runs a table on this record. A film begins anew and does not go on."""
    broken = unfinished(settings.folder)
    if broken is None:
        return None
    header = broken.header
    names = tuple(pictures.camera for pictures in header.pictures)
    same = (header.house.text == settings.house.text and header.layout.text == settings.layout_source.text
            and names == tuple(camera.name for camera in settings.cameras)
            and all(broken.felt(name) is not None for name in names))
    if same and (are_live(settings.cameras) or not settings.cameras):
        say(f"{broken.folder}: broke off, and is gone on with")
        return broken
    broken.leave()
    if not settings.patient:
        say(f"{broken.folder}: broke off, but was played by another house file, layout or camera: a new session begins")
    return None


def _felt_of(broken: Unfinished) -> dict[str, EmptyTable]:
    """How the cameras saw the empty table, where one was moved meanwhile also since then."""
    found = {}
    for pictures in broken.header.pictures:
        reference = broken.felt(pictures.camera)
        assert reference is not None
        table = EmptyTable(plane_of(pictures), reference)
        for entry in broken.ledger.entries:
            if isinstance(entry.event, ViewTrusted) and entry.event.camera == pictures.camera and entry.event.plane:
                now = replace(table.plane, to_pixels=tuple(map(float, entry.event.plane)))
                table = EmptyTable(now, redrawn(table.reference, table.plane, now))
        found[pictures.camera] = table
    return found


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


@contextmanager
def _copied(settings: Settings, recorder: Recorder, say: Callable[[str], None]) -> Iterator[Outbox | None]:
    """What is on disk goes on to the pit, also the last of it, when the record is closed."""
    if settings.ledger is None:
        yield None
        return
    from dealer_assist.pit.outbox import Outbox  # a database's libraries only where there is one

    outbox = Outbox(settings.ledger, settings.name, recorder.folder, keep=recorder.witnessed)
    try:
        yield outbox
    finally:
        lag = outbox.close()
        if lag.refused:
            say(f"the pit refuses this record: {lag.refused}")
        elif lag.entries or lag.why:
            say(f"the pit does not have {lag.entries} entries yet, they go with the next session. {lag.why}".rstrip())


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

    def __init__(self, settings: Settings, words: Words, recorder: Recorder, now: int, sight: Sight,
                 offscreen: bool, say: Callable[[str], None], outbox: Outbox | None = None) -> None:
        super().__init__()
        self._outbox = outbox
        self.settings, self.words, self.offscreen, self.say = settings, words, offscreen, say
        self.overview = Overview(sight.tables, settings.layout)
        self._drifts = drift_watches(sight, settings.layout, say)
        self.closed = 0
        self._recorder = recorder
        self._failure: BaseException | None = None
        self._stopped = threading.Event()
        self._over = False
        self._lingering = QTimer(self, singleShot=True)
        self._newest: Moment | None = None
        self._trouble: str | None = None
        self._photographed: set[tuple[int, str]] = set()
        self.table = Table(settings.house, settings.layout, recorder, now, self._story_changed)
        self.closed = sum(bool(chapter.update and chapter.update.round.closed)     # before it broke off
                          for chapter in self.table.story.chapters)
        self._machine, self._stop = settings.machine, self._stopped.set
        self.window = self._new_window()
        # Methods of an object that lives in the window's thread: Qt runs them there, whoever emits.
        blocking = Qt.ConnectionType.BlockingQueuedConnection
        self.changed.connect(self._show)
        self.looked.connect(self._show_newest)
        self.pressed.connect(self._press, blocking)
        self.photographed.connect(self._photograph, blocking)
        self.ended.connect(self._linger)
        if outbox is not None:
            from dealer_assist.pit.standing import Stands

            outbox.start(Stands(self.table, settings.layout.game, words.currency, tuple(sight.tables)),
                         self.changed.emit)

    @_guarded
    def submit(self, *events: TableEvent) -> None:
        """The window's door."""
        self.table.submit(DEALER, *events)

    @_guarded
    def call_inspector(self, about: Place | None) -> None:
        self.table.inspector(DEALER, InspectorCalled(about))

    @_guarded
    def inspector_came(self) -> None:
        self.table.inspector(DEALER, InspectorCame())

    def run(self, application: QApplication, moments: Iterable[Moment], eyes: Eyes | None) -> None:
        self._application = application
        with _told_to_stop(self._interrupt):
            self.table.open(self.settings.seated)
            self.window.stand()
            watching = threading.Thread(target=self._watch, args=(moments, eyes), name="watching")
            watching.start()
            while not self._over:       # another window that closes may end the loop; the table is not over by that,
                application.exec()      # and its other thread waits for what it hands to this one
        self._lingering.stop()
        watching.join()
        self.window.leave()
        if self._failure is not None:
            raise self._failure

    def fail(self, error: BaseException) -> None:
        """The run ends, and its caller learns why: the first reason counts."""
        self._failure = self._failure or error
        self._stopped.set()

    def _interrupt(self) -> None:
        self.fail(KeyboardInterrupt())
        if self._lingering.isActive():
            self._leave()

    # ── the window ──
    def _new_window(self) -> TableWindow:
        settings = self.settings
        book = _told_by(load_book(self._machine.screen.language))
        return TableWindow(self, settings.layout, self.words, settings.house.pay_tables, book, self._machine,
                           self._keep, self._stop, self._speak, overlay=settings.overlay, blind=not settings.cameras)

    @_guarded
    def _keep(self, machine: Machine) -> None:
        """What somebody chose at the screen. A disk that is full takes nothing from the game."""
        self._machine = machine
        if self.settings.remember is not None and not self.offscreen:
            try:
                self.settings.remember(machine)
            except SettingsError as error:
                self.say(str(error))

    @_guarded
    def _speak(self, tag: str) -> None:
        """The same window goes on in another language: whatever is held, open or half typed stays."""
        self.words = Words(self.words.currency, language(tag))
        self.window.speak(self.words, _told_by(load_book(tag)))
        self._show()

    # ── in the watching thread ──
    def _watch(self, moments: Iterable[Moment], eyes: Eyes | None) -> None:
        try:
            watch(moments, eyes, self._recorder, self.table, self.settings.touches, self.pressed.emit,
                  self._drifts, self.overview.found_anew, self._seen, self._stopped.is_set)
        except CameraError as error:
            self._recorder.note(self.table.now, CameraLost(self.settings.cameras[0].name))
            self.fail(error)
        except BaseException as error:  # noqa: BLE001 - raised again by run
            self.fail(error)
        self.ended.emit()

    def _seen(self, moment: Moment) -> None:
        if self._recorder.trouble != self._trouble:
            self._trouble = self._recorder.trouble
            self.changed.emit()
        newest, self._newest = self._newest, moment
        if newest is None:          # the window has drawn the one before: a slow screen skips pictures, never events
            self.looked.emit()
        telling = self._telling()
        if self.settings.pictures and telling is not None and telling not in self._photographed:
            self._photographed.add(telling)
            number, name = telling
            self.photographed.emit(self._recorder.folder / PICTURES / f"round-{number}-{name}.png")

    def _telling(self) -> tuple[int, str] | None:
        """The round and the name of this moment, if a picture of the screen tells something."""
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
            by_hand = [entry.seq for entry in chapter.entries if entry.seq in self.table.by_hand]
            english = at_the_table(Words(self.words.currency), self.settings.layout)     # as the command line is
            for line in round_lines(chapter.update, chapter.update.round.closed.paid, english, by_hand):
                self.say(line)
        self.changed.emit()

    # ── in the window's thread ──
    @Slot()
    @_guarded
    def _show(self) -> None:
        self.window.show_view(view(self.table.story, self.settings.layout, self.words, self.table.opening, DEALER,
                                   self._troubles(), self.table.against, self.table.by_hand, self.table.called,
                                   self.table.acknowledged, self.table.suspected))

    def _troubles(self) -> list[str]:
        away = dict(self.table.away)
        key = "camera.away.covered" if self.overview.covered({*away}) else "camera.away"
        troubles = [self.words(key, camera=one.camera, since=_time_of_day(one), why=one.why or None)
                    for one in away.values()]
        for camera, change in tuple(self.table.doubted.items()):
            key = "view.dark" if change.why is Judged.DARK else "view.moved"
            troubles.append(self.words(key, camera=camera, since=_clock(change.since),
                                       far=round(change.millimetres) if change.millimetres else None))
        if places := self.table.covered:
            troubles.append(self.words("view.covered", places=self.words.places(places)))
        if abs(self.table.apart) >= STEPPED:
            troubles.append(self.words(
                "clock.set", seconds=self.words.whole(f"{self.table.apart / 1_000_000:+,.0f}")))
        recording = self.table.trouble or self._recorder.trouble
        if self._outbox is not None and self._outbox.late:
            lag = self._outbox.lag
            troubles.append(self.words("pit.status.refused", why=lag.refused) if lag.refused else
                            self.words("pit.status.late", seconds=round(lag.seconds), entries=lag.entries))
        return [*troubles, recording] if recording else troubles

    @Slot()
    @_guarded
    def _show_newest(self) -> None:
        moment, self._newest = self._newest, None
        if moment is None:
            return
        away = [one for one in moment.doing if one.away_since is not None]
        if moment.frames or away:
            status = "\n".join((*map(self._status, moment.doing if not self.settings.patient else ()),
                                *self._pit_status()))
            pixels = self.overview.at(moment)
            boxes = {seat: (float(x), float(y)) for seat, middle in middles(self.settings.layout).items()
                     for ((x, y),) in list(self.overview.seen(np.array([middle])))[:1]}
            self.window.show_picture(pixels, list(self._outlines()), status, _time_of_day(away[0]) if away else "",
                                     boxes)
        self.window.remaining(self.table.remaining_ms())

    def _status(self, doing: Doing) -> str:
        names = [camera.name for camera in self.settings.cameras]
        number = names.index(doing.camera) + 1 if len(names) > 1 else None
        return self.words("camera.status", number=number, captured=f"{doing.captured:,}",
                          unseen=f"{doing.unseen:,}" if doing.unseen else None,
                          repeated=f"{doing.repeated:,}" if doing.repeated else None)

    def _pit_status(self) -> Iterator[str]:
        if self._outbox is not None:
            lag = self._outbox.lag
            yield (self.words("pit.status", entries=lag.entries, seconds=round(lag.seconds)) if lag.entries else
                   self.words("pit.status.whole"))

    def _outlines(self) -> Iterator[Outline]:
        for x, y, turn, face in self.table.lying():
            angle = np.radians(turn)
            across, along = np.array([np.cos(angle), np.sin(angle)]), np.array([-np.sin(angle), np.cos(angle)])
            felt = [np.array([x, y]) + across * w * CARD_MM[0] / 2 + along * h * CARD_MM[1] / 2
                    for w, h in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            seen = (Seen.READ if not isinstance(face, Unread) else
                    Seen.FACE_DOWN if face is Unread.FACE_DOWN else Seen.UNREADABLE)
            for corners in self.overview.seen(np.array(felt)):
                yield Outline(tuple((float(px), float(py)) for px, py in corners), self.words.face(face), seen)

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
            self._leave()
            return
        self._stop = self.window.stop = self._leave
        self._lingering.timeout.connect(self._leave)
        self._lingering.start(LINGER_MS)

    def _leave(self) -> None:
        self._over = True
        self._application.exit()


@contextmanager
def _told_to_stop(stop: Callable[[], None]) -> Iterator[None]:
    """By Ctrl+C, or by a system that shuts down: the record is closed first."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    told = {signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGBREAK", signal.SIGINT)}      # the last is Windows' own
    before = {number: signal.signal(number, lambda *_: stop()) for number in told}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _told_by(book: Book) -> Callable[[str], RuleText | None]:
    """The rule book for the window: a rule with its text and document, an open question with what is left open."""
    def told(rule: str) -> RuleText | None:
        match book.entries.get(rule):
            case Rule(id_, title, text, source):
                return RuleText(id_, title, text, source)
            case OpenQuestion(id_, title, gap, default):
                return RuleText(id_, title, f"{gap} {default}", "")
            case _:
                return None
    return told


def _time_of_day(one: Doing) -> str:
    return _clock(one.away_since or 0)


def _clock(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1_000_000).astimezone().strftime("%H:%M:%S")


def has_display() -> bool:
    if os.environ.get("QT_QPA_PLATFORM") == "offscreen":
        return False
    if sys.platform.startswith("linux"):
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True


def display_answers() -> bool:
    """Asked in a process of its own: where there is no display, Qt ends the process that wants one."""
    try:
        return subprocess.run([sys.executable, "-c", "from PySide6.QtGui import QGuiApplication; QGuiApplication([])"],
                              capture_output=True, timeout=PROBE, check=False).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def _paced(moments: Iterable[Moment]) -> Iterator[Moment]:
    """A film or a simulation in the time that it took, or slower where the machine is."""
    begun: tuple[int, float] | None = None
    for moment in moments:
        now = time.monotonic()
        if begun is None:
            begun = moment.at, now
        early = (moment.at - begun[0]) / 1e6 - (now - begun[1])
        if early > 0:
            time.sleep(early)
        elif early < -1:
            begun = moment.at, now      # what was lost is not caught up with
        yield moment
