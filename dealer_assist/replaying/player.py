"""Where one stands in a recorded session, and what the table knew there. No Qt and no pictures: times and entries.

A moment is a captured time and how many entries are followed by then: of several that were made at one time, a step
takes one after the other.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from itertools import accumulate
from typing import Protocol

from dealer_assist import engine
from dealer_assist.engine import Story
from dealer_assist.games.game import Ask, AskAny, Game, Irregularity, NextStep
from dealer_assist.ledger.entries import (
    CameraBack,
    CameraLost,
    Entry,
    RecordEvent,
    SessionClosed,
    SessionResumed,
    ViewDoubtful,
    ViewTrusted,
    by_hand,
)
from dealer_assist.table.events import (
    Amended,
    CardRead,
    CardSeen,
    Decided,
    Recorded,
    RoundClosed,
    RoundOpened,
    Ruled,
    Staked,
)

SPEEDS = tuple(map(Fraction, ("1/10", "1/4", "1/2", "1", "2", "4", "8", "16")))
_EVERY = 64             # entries between two snapshots of the story
_AROUND = 2_000_000     # microseconds shown before and after a hand


class Unit(StrEnum):
    """What a step goes by."""

    FRAME = "frame"
    EVENT = "event"
    STREET = "street"
    HAND = "hand"


class Kind(StrEnum):
    """Why a moment is marked; the value is its shape, ``word`` its word: colour only comes on top."""

    ROUND = "│"
    ALERT = "!"
    CORRECTION = "✎"
    DISPUTE = "⚑"
    READING = "≠"
    AWAY = "×"
    DOUBT = "?"
    RESUMED = "▶"

    @property
    def word(self) -> str:
        return "replay.mark." + self.name.lower()


@dataclass(frozen=True, slots=True)
class Mark:
    """``until`` is later than ``at`` where something lasted; ``entry`` 0: none is about it."""

    kind: Kind
    at: int
    until: int
    entry: int = 0
    round: int = 0


@dataclass(frozen=True, slots=True)
class Devices:
    """The cameras that are away, and those whose view is in doubt, with the entry that says so."""

    away: Mapping[str, Entry]
    doubted: Mapping[str, Entry]


class Log:
    """A session's entries, followed up to any of them."""

    def __init__(self, game: Game, entries: Sequence[Entry]) -> None:
        self.game, self.entries = game, tuple(entries)
        # Where a clock was set back, what came later still comes later.
        self.moments = tuple(accumulate((entry.at for entry in self.entries), max))
        self.events = [n for n, entry in enumerate(self.entries) if not isinstance(entry.event, RecordEvent)
                       or isinstance(entry.event, CameraLost | CameraBack | ViewDoubtful | ViewTrusted)]
        self.hands = [n for n, entry in enumerate(self.entries) if isinstance(entry.event, RoundOpened)]
        self.streets = list(self._streets())
        self._by_hand = by_hand(self.entries)
        self._snapshots = [Story()]         # after 0, 64, 128 … entries
        self._last = 0, Story()

    def followed(self, at: int) -> int:
        """How many entries there were at this time."""
        return bisect_right(self.moments, at)

    def story(self, followed: int) -> Story:
        known = min(followed // _EVERY, len(self._snapshots) - 1)
        count, story = max((known * _EVERY, self._snapshots[known]),
                           self._last if self._last[0] <= followed else (0, self._snapshots[0]), key=lambda one: one[0])
        for entry in self.entries[count:followed]:
            if not isinstance(entry.event, RecordEvent):
                story = engine.follow(self.game, story, Recorded(entry.seq, entry.at, entry.by, entry.event))
            count += 1
            if count == len(self._snapshots) * _EVERY:
                self._snapshots.append(story)
        self._last = followed, story
        return story

    def by_hand(self, followed: int) -> frozenset[int]:
        return frozenset(seq for seq in self._by_hand if seq <= followed)

    def devices(self, followed: int) -> Devices:
        away: dict[str, Entry] = {}
        doubted: dict[str, Entry] = {}
        for n in self.events[:bisect_left(self.events, followed)]:
            match self.entries[n].event:
                case CameraLost(camera):
                    away[camera] = self.entries[n]
                case CameraBack(camera):
                    away.pop(camera, None)
                case ViewDoubtful(camera):
                    doubted[camera] = self.entries[n]
                case ViewTrusted(camera):
                    doubted.pop(camera, None)
        return Devices(away, doubted)

    def remaining_ms(self, followed: int, at: int) -> int | None:
        """Of the decision that was asked for with a time limit (CH-UI-3), as the dealer saw it."""
        update = self.story(followed).current
        left = []
        for ask in _timed(update.step) if update else ():
            asked = update
            while asked and asked.since and any(one.on == ask.on for one in _timed(asked.since.step)):
                asked = asked.since
            if asked and asked.entries:
                left.append(asked.entries[-1].at // 1000 + ask.limit_ms - at // 1000)
        return max(0, min(left)) if left else None

    def round_at(self, followed: int) -> int:
        """The number of the round that was open, or had been last; 0 before the first."""
        n = bisect_left(self.hands, followed) - 1
        return self._number(self.hands[n]) if n >= 0 else 0

    def _number(self, n: int) -> int:
        event = self.entries[n].event
        return event.number if isinstance(event, RoundOpened) else 0

    def hand_around(self, followed: int) -> tuple[int, int]:
        """From when to when that round was played, and a little more."""
        n = max(bisect_left(self.hands, followed) - 1, 0)
        if not self.hands:
            return self.moments[0], self.moments[-1]
        end = self.moments[self.hands[n + 1]] if n + 1 < len(self.hands) else self.moments[-1]
        return self.moments[self.hands[n]] - _AROUND, end + _AROUND

    def _streets(self) -> Iterator[int]:
        """A street begins where cards are dealt after something was staked or said."""
        dealing = False
        for n, entry in enumerate(self.entries):
            match entry.event:
                case CardSeen() | CardRead() if not dealing:
                    dealing = True
                    yield n
                case Staked() | Decided() | RoundOpened() | RoundClosed():
                    dealing = False

    # ── what is marked ──
    def marks(self) -> Iterator[Mark]:
        """What the entries say by themselves."""
        over = next((self.moments[n] for n, entry in enumerate(self.entries) if isinstance(entry.event, SessionClosed)),
                    self.moments[-1] if self.moments else 0)
        lasting: dict[tuple[Kind, str], tuple[int, Entry]] = {}
        for n, entry in enumerate(self.entries):
            at, number = self.moments[n], self.round_at(n + 1)
            match entry.event:
                case RoundOpened():
                    yield Mark(Kind.ROUND, at, at, entry.seq, number)
                case Amended(seq):
                    # One that was made when all was over is marked where that happened of which it tells.
                    of = self.moments[seq - 1] if 0 < seq <= n else at
                    at = at if at <= over else of
                    yield Mark(Kind.CORRECTION, at, at, entry.seq, self.round_at(seq))
                case Ruled(number):
                    opened = next((self.moments[m] for m in reversed(self.hands) if self._number(m) == number), at)
                    at = at if at <= over else opened
                    yield Mark(Kind.CORRECTION, at, at, entry.seq, number)
                case SessionResumed():
                    yield Mark(Kind.RESUMED, at, at, entry.seq, number)
                    yield from (Mark(kind, since, at, told.seq) for (kind, _), (since, told) in lasting.items())
                    lasting.clear()
                case CameraLost(camera, since):
                    lasting[Kind.AWAY, camera] = since or at, entry
                case ViewDoubtful(camera, since):
                    lasting[Kind.DOUBT, camera] = since or at, entry
                case CameraBack(camera) | ViewTrusted(camera):
                    kind = Kind.AWAY if isinstance(entry.event, CameraBack) else Kind.DOUBT
                    if (kind, camera) in lasting:
                        since, told = lasting.pop((kind, camera))
                        yield Mark(kind, since, at, told.seq)
        yield from (Mark(kind, since, over, told.seq) for (kind, _), (since, told) in lasting.items())

    def alerts(self) -> Iterator[Mark]:
        """What was not as it should be, by the rules: every round is judged for it."""
        for chapter in self.story(len(self.entries)).chapters:
            found: Sequence[Irregularity] = (*chapter.update.irregularities, *chapter.update.departures) \
                if chapter.update else ()
            for one in found:
                seq = min(one.entries, default=chapter.entries[0].seq if chapter.entries else 0)
                if seq:
                    yield Mark(Kind.ALERT, self.moments[seq - 1], self.moments[seq - 1], seq, chapter.number)


class Times(Protocol):
    """When the pictures were captured."""

    def before(self, at: int) -> int | None: ...
    def after(self, at: int) -> int | None: ...


class Player:
    """``first`` and ``last``: of what can be looked at."""

    def __init__(self, log: Log, first: int, last: int, times: Times) -> None:
        self.log, self.first, self.last, self._times = log, first, max(first, last), times
        self.at = first
        self.followed = log.followed(first)
        self.playing = False
        self.speed = Fraction(1)
        self.come_in: int | None = None         # the in and the out point
        self.go_out: int | None = None

    def seek(self, at: int) -> None:
        self.at = min(max(at, self.first), self.last)
        self.followed = self.log.followed(self.at)

    def go_to_entry(self, seq: int) -> None:
        """As it was when this entry had just been made."""
        self.at = min(max(self.log.moments[seq - 1], self.first), self.last)
        self.followed = seq

    def step(self, unit: Unit, by: int) -> bool:
        """One on, or one back; False: there is no further one."""
        if unit is Unit.FRAME:
            at = self._times.after(self.at) if by > 0 else self._times.before(self.at)
            if at is None:
                return False
            self.seek(at)
            return True
        stops = {Unit.EVENT: self.log.events, Unit.STREET: self.log.streets, Unit.HAND: self.log.hands}[unit]
        here = self.at, self.followed
        # An entry that came after the pictures ended is looked at with the last of them.
        there = [(min(max(self.log.moments[n], self.first), self.last), n + 1) for n in stops]
        n = bisect_right(there, here) if by > 0 else bisect_left(there, here) - 1
        if not 0 <= n < len(there):
            return False
        self.at, self.followed = there[n]
        return True

    def play(self, playing: bool = True) -> None:
        if playing and self.at >= self._end:
            self.seek(self.first if self.come_in is None else self.come_in)
        self.playing = playing

    def go_on(self, elapsed: int) -> None:
        """Microseconds have passed where this is watched."""
        if self.playing:
            end = self._end
            self.seek(min(self.at + int(elapsed * self.speed), end))
            self.playing = self.at < end

    @property
    def _end(self) -> int:
        return self.last if self.go_out is None or self.at > self.go_out else self.go_out

    def faster(self, by: int) -> None:
        """A notch up or down."""
        n = SPEEDS.index(self.speed) + by
        self.speed = SPEEDS[min(max(n, 0), len(SPEEDS) - 1)]

    def set_in(self) -> None:
        self.come_in = self.at
        if self.go_out is not None and self.go_out <= self.at:
            self.go_out = None

    def set_out(self) -> None:
        self.go_out = self.at
        if self.come_in is not None and self.come_in >= self.at:
            self.come_in = None

    def clear_points(self) -> None:
        self.come_in = self.go_out = None


def _timed(step: NextStep) -> tuple[Ask, ...]:
    asks = step.asks if isinstance(step, AskAny) else (step,) if isinstance(step, Ask) else ()
    return tuple(ask for ask in asks if ask.limit_ms)
