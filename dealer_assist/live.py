"""One table, live: wires camera, recogniser, record and engine. The screen comes on top, in screen.py.

Decides nothing about cards or money. What closes and opens rounds stands here, because it depends on who is at the
table with which devices, not on a game.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain, islice
from typing import Protocol

import numpy as np

from dealer_assist import engine
from dealer_assist.cards import Face
from dealer_assist.engine import Story
from dealer_assist.games.game import TIMEOUT, Ask, AskAny, Irregularity, NextStep
from dealer_assist.games.house_file import House
from dealer_assist.ledger.entries import CAMERA
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
from dealer_assist.vision.felt import FeltNotFound, Plane, find_plane
from dealer_assist.vision.frame import Camera, CameraError, Frame, Pixels
from dealer_assist.vision.recogniser import Recogniser
from dealer_assist.vision.sighting import Glimpse
from dealer_assist.vision.steadying import Steady, steady, told

TABLE, DEALER = "table", "dealer"       # who says so in the record, beside the camera

REFERENCE_FRAMES = 9        # of the empty felt: their median is free of noise and of what moved through some of them
FELT_SOUGHT = 10_000_000    # microseconds of captured time in which the felt's marks must have been found


class Touch(Protocol):
    """A touch of the dealer's, to be made when its captured time has come."""

    @property
    def at(self) -> int: ...
    @property
    def event(self) -> TableEvent: ...


@dataclass(frozen=True, slots=True)
class Felt:
    """How a camera sees an empty table, and the frames it took to find out."""

    plane: Plane
    reference: Pixels
    first: tuple[Frame, ...]
    rest: Iterator[Frame]

    @property
    def frames(self) -> Iterator[Frame]:
        return chain(self.first, self.rest)


def look_for_felt(camera: Camera, layout: Layout) -> Felt:
    """The table must be empty when it is opened: that is how its felt looks from then on."""
    frames = camera.frames()
    last: deque[Frame] = deque(maxlen=REFERENCE_FRAMES)
    problem: FeltNotFound | None = None
    begun: int | None = None
    for frame in frames:
        begun = frame.captured_at if begun is None else begun
        last.append(frame)
        if len(last) < REFERENCE_FRAMES:
            continue
        reference = np.median(np.stack([f.pixels for f in last]), axis=0).astype(np.uint8)
        try:
            return Felt(find_plane(reference, layout), reference, tuple(last), frames)
        except FeltNotFound as error:
            problem = error
        if frame.captured_at - begun > FELT_SOUGHT:
            break
        last.extend(islice(frames, REFERENCE_FRAMES - 1))
    raise problem or CameraError(f"camera {camera.name}: gave {len(last)} frames; at least {REFERENCE_FRAMES} of the "
                                 "empty table were expected: check the camera or the film")


class Table:
    """The one door. Whatever happens comes in here, is on disk, and only then is followed and shown."""

    def __init__(self, house: House, layout: Layout, recorder: Recorder, now: int,
                 changed: Callable[[Story], None] = lambda story: None) -> None:
        self.house, self.layout, self.now = house, layout, now
        self.story = Story()
        self._game = house.game
        self._recorder, self._changed = recorder, changed
        self._steady = Steady()
        self._asked: dict[Place, tuple[int, Ask]] = {}
        self._lock = threading.RLock()

    def open(self) -> None:
        self.submit(TABLE, *(SeatTaken(Party(number)) for number in self.layout.seats))

    def submit(self, by: str, *events: TableEvent) -> None:
        with self._lock:
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

    def see(self, captured_at: int, glimpses: Iterable[Glimpse]) -> None:
        """What the camera saw up to this moment. Also the table's only clock: captured time, so that it replays."""
        with self._lock:
            self.now = captured_at
            before = self.story
            for glimpse in glimpses:
                self._recorder.glimpse(glimpse)
                self._steady, events = steady(self._steady, glimpse, self.layout)
                for event in events:
                    if self._between_rounds() and isinstance(event, CardSeen):
                        self._open_round()
                    self._record(CAMERA, event)
            for ask in self._overdue():
                self._record(TABLE, Decided(ask.party, ask.on, TIMEOUT))
            self._keep_going()
            if self.story is not before:
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

    def _record(self, by: str, event: TableEvent) -> None:
        entry: Recorded = self._recorder.append(self.now, by, event)
        if by != CAMERA:
            self._steady = told(self._steady, event, entry.seq)
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


def watch(frames: Iterable[Frame], recogniser: Recogniser, recorder: Recorder, table: Table,
          touches: Iterable[Touch], touch: Callable[[TableEvent], None],
          shown: Callable[[Frame], None] = lambda frame: None, stop: Callable[[], bool] = lambda: False) -> None:
    """Frame by frame: recorded, read, followed; then the touches whose time has come are made at the screen."""
    waiting = deque(sorted(touches, key=lambda t: t.at))
    for frame in frames:
        if stop():
            return
        recorder.frame(frame)
        table.see(frame.captured_at, recogniser.look(frame))
        shown(frame)
        while waiting and waiting[0].at <= frame.captured_at:
            touch(waiting.popleft().event)
