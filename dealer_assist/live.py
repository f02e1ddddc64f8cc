"""One table, live: wires cameras, recognisers, record and engine. The screen comes on top, in screen.py.

Decides nothing about cards or money. What closes and opens rounds stands here, because it depends on who is at the
table with which devices, not on a game.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import chain
from typing import Protocol

import numpy as np

from dealer_assist import engine
from dealer_assist.calibration.drift import Change, DriftWatch, Judged, TooPlain
from dealer_assist.calibration.file import Calibration
from dealer_assist.calibration.sight import FITS, LOOSE, ODD
from dealer_assist.cards import Face, Known
from dealer_assist.clock import STEPPED, holds, read_clock
from dealer_assist.engine import Story
from dealer_assist.games.game import TIMEOUT, Ask, AskAny, Irregularity, NextStep
from dealer_assist.games.house_file import House
from dealer_assist.ledger.entries import (
    CAMERA,
    AlertAcknowledged,
    CameraBack,
    CameraLost,
    CardsCovered,
    ClockRead,
    ClockStepped,
    InspectorCalled,
    InspectorCame,
    RecordEvent,
    ViewDoubtful,
    ViewTrusted,
    by_hand,
    table_log,
    tells_of_cards,
)
from dealer_assist.ledger.store import NotWritten
from dealer_assist.money import Money
from dealer_assist.sessions import inbox
from dealer_assist.sessions.record import Recorder
from dealer_assist.table.events import (
    CardSeen,
    Decided,
    Recorded,
    RoundClosed,
    RoundOpened,
    SeatTaken,
    Staked,
    TableEvent,
)
from dealer_assist.table.layout import Layout
from dealer_assist.table.places import Party, Place
from dealer_assist.vision.cameras.moments import moments, of_size, other_size
from dealer_assist.vision.felt import FeltNotFound, Plane
from dealer_assist.vision.frame import Camera, CameraError, Doing, Frame, Moment, Pixels, colourless
from dealer_assist.vision.merging import merged
from dealer_assist.vision.resuming import resumed
from dealer_assist.vision.several import EmptyTable, Eyes, plane_in
from dealer_assist.vision.sighting import Glimpse, Looks
from dealer_assist.vision.steadying import Steady, covered, returned, steady, suspected, told

TABLE, DEALER = "table", "dealer"       # who says so in the record, beside the camera

REFERENCE_FRAMES = 9        # of the empty felt: their median is free of noise and of what moved through some of them
CLOCK_READ = 10             # seconds between two looks at what the computer knows of its clock
INBOX_MS = 200              # milliseconds between two looks into the session's inbox
FELT_SOUGHT = 10_000_000    # microseconds of captured time in which the felt's marks must have been found
CLEARED = 60_000_000        # ... and in which cards must have been taken away that lay on it


class Touch(Protocol):
    """A touch of the dealer's, to be made when its captured time has come."""

    @property
    def at(self) -> int: ...
    @property
    def event(self) -> TableEvent: ...


@dataclass(frozen=True, slots=True)
class Sight:
    """How the cameras see an empty table, by their names, and the moments that it took to find out."""

    tables: Mapping[str, EmptyTable]
    first: tuple[Moment, ...]
    rest: Generator[Moment, None, None]

    @property
    def moments(self) -> Iterator[Moment]:
        return of_size(chain(self.first, self.rest), {name: table.reference for name, table in self.tables.items()})


@dataclass(frozen=True, slots=True)
class Felt:
    """The same for a single camera, and its frames."""

    plane: Plane
    reference: Pixels
    frames: Iterator[Frame]


def look_for_felt(camera: Camera, layout: Layout) -> Felt:
    sight = look_at_table([camera], layout)
    table = sight.tables[camera.name]
    return Felt(table.plane, table.reference, (frame for moment in sight.moments for frame in moment.frames))


def look_at_table(cameras: Sequence[Camera], layout: Layout, calibrations: Sequence[Calibration] = (),
                  cards_on: Callable[[EmptyTable], Sequence[Place]] | None = None,
                  say: Callable[[str], None] = lambda line: None) -> Sight:
    """The table must be empty when it is opened: that is how its felt looks from then on.

    ``calibrations``: of the cameras, in their order; without, the felt is sought by its marks and no lens bends.
    ``cards_on``: where cards lie on a table that should be empty; they are waited for to be taken away.
    """
    watched = moments(cameras)
    if not cameras:
        return Sight({}, (), watched)
    known = dict(zip([camera.name for camera in cameras], calibrations, strict=False))
    seeking = {camera.name: _Seeking(camera.name, layout, known.get(camera.name), len(cameras) == 1, cards_on, say)
               for camera in cameras}
    first: deque[Moment] = deque(maxlen=REFERENCE_FRAMES)
    try:
        for moment in watched:
            first.append(moment)
            for frame in moment.frames:
                seeking[frame.camera].add(frame)
            found = {name: one.found for name, one in seeking.items() if one.found}
            if len(found) == len(cameras):
                return Sight(found, tuple(first), watched)
            if gone := next((one for one in moment.doing if one.away_since is not None), None):
                raise CameraError(f"{gone.camera}: {gone.why or 'gives no more pictures'}; see to its power and cable"
                                  f"{seeking[gone.camera].before}")
            if any(one.too_late for one in seeking.values()):
                break
        raise next(one.failure for one in seeking.values() if not one.found)
    except BaseException:
        watched.close()
        raise


def look_again(cameras: Sequence[Camera], tables: Mapping[str, EmptyTable]) -> Sight:
    """At a table that broke off in the middle of a round: how it looks empty is known from before."""
    watched = moments(cameras)
    waiting = {camera.name for camera in cameras}
    first: list[Moment] = []
    try:
        for moment in watched:
            first.append(moment)
            for frame in moment.frames:
                if wrong := other_size(frame, tables[frame.camera].reference):
                    raise CameraError(f"{frame.camera}: {wrong}")
                waiting.discard(frame.camera)
            if not waiting:
                return Sight(tables, tuple(first), watched)
        raise CameraError(f"{' and '.join(sorted(waiting))}: gave no picture; see to its power and its cable")
    except BaseException:
        watched.close()
        raise


class ClockWatch:
    """Captured times go by a clock that is never set back. Here it is noticed when the computer's own one is set, and
    when what is known of it is no longer what was told."""

    def __init__(self, told: ClockRead | None = None, of_day: Callable[[], int] = time.time_ns,
                 steady: Callable[[], int] = time.monotonic_ns, read: Callable[[], ClockRead] = read_clock) -> None:
        self._of_day, self._steady, self._read = of_day, steady, read
        self._apart = of_day() - steady()
        self._told = told
        self._looked = 0

    def stepped(self) -> int:
        """By how many microseconds since it was asked last; 0: it was not."""
        apart = self._of_day() - self._steady()
        by = (apart - self._apart) // 1000
        if abs(by) < STEPPED:
            return 0                # set right little by little, as a good clock is
        self._apart, self._looked = apart, 0
        return by

    def news(self) -> ClockRead | None:
        if self._looked and self._steady() - self._looked < CLOCK_READ * 1_000_000_000:
            return None
        self._looked, now = self._steady(), self._read()
        if self._told and holds(self._told, now):
            return None
        self._told = now
        return now


class NotEmpty(FeltNotFound):
    """Cards lie on a table that is to be opened."""

    def __init__(self, places: Sequence[Place]) -> None:
        super().__init__(f"cards lie at {', '.join(map(str, places))}; an empty table was expected when it is opened: "
                         "take them away")


class _Seeking:
    """Looks at a camera's frames until the felt is found in them."""

    def __init__(self, name: str, layout: Layout, calibration: Calibration | None, alone: bool,
                 cards_on: Callable[[EmptyTable], Sequence[Place]] | None, say: Callable[[str], None]) -> None:
        self.name, self.layout, self.calibration, self.alone = name, layout, calibration, alone
        self._cards_on, self._say = cards_on, say
        self.last: deque[Frame] = deque(maxlen=REFERENCE_FRAMES)
        self.new = 0            # frames since the last attempt
        self.begun: int | None = None
        self.found: EmptyTable | None = None
        self.problem: FeltNotFound | None = None

    def add(self, frame: Frame) -> None:
        self.begun = frame.captured_at if self.begun is None else self.begun
        if self.last and self.last[-1].pixels.shape != frame.pixels.shape:
            self.last.clear()           # some cameras find their size after the first pictures
        self.last.append(frame)
        self.new += 1
        if self.found or len(self.last) < REFERENCE_FRAMES or self.new < REFERENCE_FRAMES:
            return
        self.new = 0
        reference = np.median(np.stack([f.pixels for f in self.last]), axis=0).astype(np.uint8)
        try:
            table = EmptyTable(self.calibration.plane_in(reference, self.name) if self.calibration else
                               plane_in(reference, self.layout, self.alone), reference)
            if colourless(reference):
                raise FeltNotFound("the pictures have no colour, and a diamond can be taken for a spade; a camera that "
                                   "sees colours was expected: switch its colours on, or take another one")
            if table.plane.error > LOOSE:
                raise FeltNotFound(self._beside(table.plane))
            if self._cards_on and (cards := self._cards_on(table)):
                raise NotEmpty(cards)
            self.found = table
            if table.plane.error > FITS:
                self._say(self._beside(table.plane))
            elif table.plane.odd > ODD:
                self._say(f"camera {self.name}: one of the felt's marks lies {table.plane.odd:.0f} mm beside where the "
                          f"others put it, at most {ODD:g} mm were expected: lay each where layout {self.layout.name} "
                          "has it, flat, or calibrate the camera with its lens")
        except NotEmpty as error:
            if not isinstance(self.problem, NotEmpty):
                self._say(str(error))
            self.problem = error
        except FeltNotFound as error:
            named = self.alone or str(error).startswith(f"camera {self.name}: ")
            self.problem = error if named else FeltNotFound(f"camera {self.name}: {error}")

    def _beside(self, plane: Plane) -> str:
        return (f"camera {self.name}: the felt's points lie {plane.error:.2f} mm beside where layout "
                f"{self.layout.name} has them, at most {FITS:g} mm were expected: see that this is the table's layout, "
                "that its marks are printed at 100 % and lie flat and where it has them, or calibrate the camera with "
                "its lens")

    @property
    def too_late(self) -> bool:
        return (not self.found and self.begun is not None and bool(self.problem)
                and self.last[-1].captured_at - self.begun > (
                    CLEARED if isinstance(self.problem, NotEmpty) else FELT_SOUGHT))

    @property
    def before(self) -> str:
        """What stood against the felt while there were pictures, to be added to another trouble."""
        return f". Before that: {self.problem}" if self.problem else ""

    @property
    def failure(self) -> CameraError:
        return self.problem or CameraError(
            f"camera {self.name}: gave {len(self.last)} frames; at least {REFERENCE_FRAMES} of the empty table were "
            "expected: check the camera or the film")


class Table:
    """The one door. Whatever happens comes in here, is on disk, and only then is followed and shown."""

    def __init__(self, house: House, layout: Layout, recorder: Recorder, now: int,
                 changed: Callable[[Story], None] = lambda story: None) -> None:
        self.house, self.layout, self.now = house, layout, now
        self.story = Story()
        self.away: dict[str, Doing] = {}        # the cameras that are, by name
        self.doubted: dict[str, Change] = {}    # the cameras whose view is in doubt, and why
        self.apart = 0                          # microseconds that the computer's clock was set by since it is open
        self.by_hand: set[int] = set()          # entries by which people told of cards meanwhile
        self.called: tuple[Place | None, ...] = ()      # about which boxes the inspector was called, who has not come
        self.acknowledged: set[tuple[int, tuple[int, ...], str]] = set()     # round, entries and rule of an alert
        self.covered: tuple[Place, ...] = ()    # where something lies over cards, and what changes beneath is not seen
        self.suspected: dict[int, tuple[Known, ...]] = {}       # of cards that could not be read, what they may be
        self._game = house.game
        self._recorder, self._changed = recorder, changed
        self._steady = Steady()
        self._asked: dict[Place, tuple[int, Ask]] = {}
        self._untold: deque[TableEvent] = deque()       # what the camera showed and the disk did not take yet
        self._refused: str | None = None                # why the disk takes nothing
        self._looked_in = 0.0
        self._lock = threading.RLock()
        if recorder.before:
            self._go_on()

    def _go_on(self) -> None:
        """In the middle of the round in which it broke off."""
        before = self._recorder.before
        assert before
        log = tuple(table_log(before.entries))
        self.story = engine.tell(self._game, log)
        self.by_hand = set(by_hand(before.entries))
        for entry in before.entries:
            if isinstance(entry.event, InspectorCalled | InspectorCame):
                self.called = (*self.called, entry.event.about) if isinstance(entry.event, InspectorCalled) else ()
            elif isinstance(entry.event, AlertAcknowledged):
                self._seen_by_inspector(entry.event)
        self._steady = resumed(log, [merged(seen, self.layout) for seen in before.seen], before.at, CAMERA)
        self._note_asked()
        for request in inbox.waiting(self._recorder.folder, before.entries):
            inbox.put_back(self._recorder.folder, request.name)

    @property
    def trouble(self) -> str | None:
        """Why what happens is not recorded, so that the table stands still: nothing is shown that is not on disk."""
        return self._refused

    def open(self, seated: Mapping[int, Money | None] | None = None) -> None:
        """``seated``: who sits there, with so many chips where they are counted; None: somebody at every box."""
        seats = dict.fromkeys(self.layout.seats) if seated is None else seated
        if self._recorder.before:       # who sat there sits there, unless it broke off before all had been said to
            there = {party.seat for party in self.story.sitting.chips} if self.story.current is None else {*seats}
            seats = {number: chips for number, chips in seats.items() if number not in there}
        self.submit(TABLE, *(SeatTaken(Party(number), chips) for number, chips in seats.items()))

    def submit(self, by: str, *events: TableEvent) -> None:
        with self._lock, self._written():
            self._tell()
            for event in events:
                if isinstance(event, RoundClosed) and (self._between_rounds() or event.number != self._number):
                    continue        # the camera was quicker: a round is closed once
                if isinstance(event, CardSeen) and event.card < self._steady.next_card:
                    event = replace(event, card=self._steady.next_card)     # as was its number
                if self._between_rounds() and isinstance(event, Staked | CardSeen):
                    self._open_round()
                self._record(by, event)
            self._keep_going()
            self._changed(self.story)

    def inspector(self, by: str, event: InspectorCalled | InspectorCame) -> None:
        """Called, or come: an entry like any other, and nothing waits for it."""
        with self._lock, self._written():
            self._recorder.append_all(self.now, [(by, event)])
            self.called = (*self.called, event.about) if isinstance(event, InspectorCalled) else ()
            self._changed(self.story)

    def _seen_by_inspector(self, told: AlertAcknowledged) -> None:
        self.acknowledged.add((told.round, told.entries, told.rule))

    @contextmanager
    def _written(self) -> Iterator[None]:
        """Where the disk takes nothing, nothing happened: people make their touch again, the camera looks again, and
        what it had seen already is told first."""
        before = self._refused
        try:
            yield
            self._refused = None
        except NotWritten as error:
            self._refused = str(error)
        if self._refused != before:
            self._changed(self.story)

    def take_in(self) -> None:
        """What other processes hand in (see ``sessions.inbox``) comes in by this door too."""
        if time.monotonic() - self._looked_in < INBOX_MS / 1000:
            return
        self._looked_in = time.monotonic()
        for request in inbox.waiting(self._recorder.folder):
            with self._lock:
                try:
                    numbers = self._recorder.append_all(self.now, request.said)
                except NotWritten:
                    inbox.put_back(self._recorder.folder, request.name)
                    return
                inbox.answer(self._recorder.folder, request.name, numbers[1:])
                for seq, event in zip(numbers[1:], request.events, strict=True):
                    if isinstance(event, AlertAcknowledged):
                        self._seen_by_inspector(event)
                    elif not isinstance(event, RecordEvent):
                        self._follow(Recorded(seq, self.now, request.by, event))
                with self._written():
                    self._keep_going()
                self._changed(self.story)

    def clock_stepped(self, by: int) -> None:
        with self._lock:
            self.apart += by
            self._recorder.note(self.now, ClockStepped(by))
            self._changed(self.story)

    def hear(self, at: int, doing: Iterable[Doing]) -> None:
        """Which cameras give pictures. The game goes on without: its cards are then told by touch, and marked so."""
        with self._lock:
            for one in doing:
                before = self.away.get(one.camera)
                if one.away_since is None and before is None:
                    continue
                if one.away_since is None:
                    del self.away[one.camera]
                    self._recorder.note(at, CameraBack(one.camera))
                    self._steady = returned(self._steady)
                elif before is None:
                    self.away[one.camera] = one
                    self._recorder.note(at, CameraLost(one.camera, one.away_since, one.why))
                elif one.why not in ("", before.why):
                    self.away[one.camera] = replace(before, why=one.why)    # there again, but of no use: that is shown
                else:
                    continue
                self._changed(self.story)

    def doubt(self, at: int, camera: str, change: Change) -> None:
        """What is printed on the felt is elsewhere in this camera's picture, or at its place again."""
        if change.why is Judged.HELD:
            self.trust(at, camera)
            return
        with self._lock:
            self.doubted[camera] = change
            self._recorder.note(at, ViewDoubtful(camera, change.since, change.why.value,
                                                 round(10 * (change.millimetres or 0))))
            self._changed(self.story)

    def trust(self, at: int, camera: str, anew: Plane | None = None) -> None:
        with self._lock:
            del self.doubted[camera]
            self._recorder.note(at, ViewTrusted(camera, tuple(map(repr, anew.to_pixels)) if anew else ()))
            self._steady = returned(self._steady)
            self._changed(self.story)

    def see(self, captured_at: int, seen: Iterable[Glimpse | Looks]) -> None:
        """What the cameras saw up to this moment. Also the table's only clock: captured time, so that it replays."""
        with self._lock, self._written():
            self.now = captured_at
            before = self.story
            self._tell()
            for looks in seen:
                self._recorder.glimpse(looks)
                self._steady, events = steady(self._steady, merged(looks, self.layout), self.layout)
                self._untold.extend(events)
                self._tell()
            for ask in self._overdue():
                self._record(TABLE, Decided(ask.party, ask.on, TIMEOUT))
            self._keep_going()
            was = self.covered, self.suspected
            self.covered, self.suspected = covered(self._steady, captured_at), suspected(self._steady)
            if self.covered != was[0]:
                self._recorder.note(captured_at, CardsCovered(self.covered))
            if self.story is not before or was != (self.covered, self.suspected):
                self._changed(self.story)

    @property
    def opening(self) -> RoundOpened | None:
        """How the next round would open, when the last one is paid."""
        return self._game.opening(self.story.sitting) if self._between_rounds() else None

    @property
    def against(self) -> tuple[Irregularity, ...]:
        """What stands against dealing it."""
        return self._game.objections(self.story.sitting) if self._between_rounds() else ()

    def remaining_ms(self) -> int | None:
        """Of the decision that is asked for with a time limit (CH-UI-3)."""
        left = [asked + ask.limit_ms - self.now // 1000 for asked, ask in self._asked.values()]
        return max(0, min(left)) if left else None

    def lying(self) -> Iterator[tuple[float, float, float, Face]]:
        """Every card that is followed: its middle in felt millimetres, its turn in degrees, its face as told."""
        for card in self._steady.cards:
            if card.card and not card.gone:
                yield card.x / 10, card.y / 10, card.turn / 10, card.face

    def _tell(self) -> None:
        while self._untold:
            event = self._untold[0]
            if self._between_rounds() and isinstance(event, CardSeen):
                self._open_round()
            self._record(CAMERA, event)
            self._untold.popleft()

    def _record(self, by: str, event: TableEvent) -> None:
        self._follow(self._recorder.append(self.now, by, event))

    def _follow(self, entry: Recorded) -> None:
        if entry.by != CAMERA:
            self._steady = told(self._steady, entry.event, entry.seq)
            if (self.away or self.doubted) and tells_of_cards(entry.event):
                self.by_hand.add(entry.seq)
        self.story = engine.follow(self._game, self.story, entry)

    def _keep_going(self) -> None:
        """Closes a round whose cards are gathered and whose bets all have a result; opens the first, and the next."""
        update = self.story.current
        if update and not update.round.closed and update.round.all_picked_up():
            final = update.final or self._game.settle(update.round)     # all folded: nobody waits for the last cards
            if final.complete:
                self._record(TABLE, RoundClosed(update.round.opened.number, final))
                update = self.story.current
        if self._between_rounds() and (update is None or update.round.all_picked_up() or not update.round.cards):
            self._open_round()
        self._note_asked()

    @property
    def _number(self) -> int:
        return self.story.chapters[-1].number

    def _between_rounds(self) -> bool:
        update = self.story.current
        return update is None or update.round.closed is not None

    def _open_round(self) -> None:
        self._record(TABLE, self._game.opening(self.story.sitting))

    def _note_asked(self) -> None:
        asks = {ask.on: ask for ask in _timed(self.story.current.step)} if self.story.current else {}
        self._asked = {on: self._asked.get(on, (self.now // 1000, ask)) for on, ask in asks.items()}

    def _overdue(self) -> list[Ask]:
        return [ask for asked, ask in self._asked.values() if self.now // 1000 - asked >= ask.limit_ms]


def _timed(step: NextStep) -> tuple[Ask, ...]:
    asks = step.asks if isinstance(step, AskAny) else (step,) if isinstance(step, Ask) else ()
    return tuple(ask for ask in asks if ask.limit_ms)


def drift_watches(sight: Sight, layout: Layout, say: Callable[[str], None]) -> dict[str, DriftWatch]:
    found = {}
    for name, table in sight.tables.items():
        try:
            found[name] = DriftWatch(table.reference, table.plane, layout)
        except TooPlain as error:
            say(f"camera {name}: {error}")
    return found


def _watched_anew(camera: str, felt: EmptyTable, eyes: Eyes) -> DriftWatch | None:
    try:
        drift = DriftWatch(felt.reference, felt.plane, eyes.layout)
    except TooPlain:
        return None
    return drift if eyes.found_anew(camera, felt) else None


def watch(watched: Iterable[Moment], eyes: Eyes | None, recorder: Recorder, table: Table,
          touches: Iterable[Touch], touch: Callable[[TableEvent], None], drifts: dict[str, DriftWatch],
          found_anew: Callable[[str, EmptyTable], None] = lambda camera, table: None,
          shown: Callable[[Moment], None] = lambda moment: None, stop: Callable[[], bool] = lambda: False) -> None:
    """Moment by moment: recorded, read, followed; then the touches whose time has come are made at the screen.

    Without eyes, as without a camera, only time passes and the rest is touched."""
    waiting = deque(sorted(touches, key=lambda t: t.at))
    clock = ClockWatch(recorder.clock)
    for moment in watched:
        if stop():
            return
        table.take_in()
        if not recorder.patient:            # the times of a film are its own
            if by := clock.stepped():
                table.clock_stepped(by)
            if read := clock.news():
                recorder.note(moment.at, read)
        table.hear(moment.at, moment.doing)
        trusted = []
        for frame in moment.frames:
            recorder.frame(frame)
            drift = drifts.get(frame.camera)
            if drift and (change := drift.look(frame)):
                table.doubt(moment.at, frame.camera, change)
            if (eyes and drift and (felt := drift.found_anew(frame))
                    and (anew := _watched_anew(frame.camera, felt, eyes))):
                drift = drifts[frame.camera] = anew
                table.trust(moment.at, frame.camera, felt.plane)
                found_anew(frame.camera, felt)
            if not (drift and drift.doubtful):      # what seems to have moved is not read: no card where none lies
                trusted.append(frame)
        table.see(moment.at, eyes.look(trusted) if eyes else ())
        recorder.sign_in_time(moment.at)
        shown(moment)
        while waiting and waiting[0].at <= moment.at:
            touch(waiting.popleft().event)
