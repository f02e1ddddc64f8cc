"""What outlives a round: a second fold over the same log. It knows no game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import assert_never

from dealer_assist.money import Money
from dealer_assist.table.events import (
    Amended,
    Attendance,
    CardMoved,
    CardRead,
    CardSeen,
    ChipsChanged,
    Decided,
    DeckChanged,
    Due,
    Recorded,
    RoundClosed,
    RoundOpened,
    Ruled,
    Seated,
    SeatLeft,
    SeatTaken,
    Staked,
)
from dealer_assist.table.places import Party


@dataclass(frozen=True, slots=True)
class Sitting:
    chips: Mapping[Party, Money | None] = field(default_factory=dict)
    absent: frozenset[Party] = frozenset()
    missed: tuple[Due, ...] = ()            # blinds that passed an absent player and are not made up
    opened: RoundOpened | None = None       # the newest round
    closed: RoundClosed | None = None       # the newest that was paid
    decks: int = 1

    def present(self) -> tuple[Seated, ...]:
        return tuple(Seated(p, self.chips[p]) for p in sorted(self.chips) if p not in self.absent)

    @property
    def next_number(self) -> int:
        return self.opened.number + 1 if self.opened else 1


def apply(s: Sitting, entry: Recorded) -> Sitting:
    event = entry.event
    match event:
        case SeatTaken(party, chips):
            return replace(s, chips={**s.chips, party: chips})
        case SeatLeft(party):
            return replace(s, chips={p: c for p, c in s.chips.items() if p != party})
        case Attendance(party, present):
            return replace(s, absent=s.absent - {party} if present else s.absent | {party})
        case ChipsChanged(party, amount):
            return replace(s, chips=_add(s.chips, {party: amount}))
        case DeckChanged(decks):
            return replace(s, decks=decks)
        case RoundOpened():
            return replace(s, opened=event, missed=(*s.missed, *event.skipped))
        case RoundClosed(number, paid):
            if s.opened is None or number != s.opened.number or (s.closed and s.closed.number == number):
                return s            # chips change hands once
            return replace(s, closed=event, chips=_add(s.chips, paid.net()))
        case Staked(by, _, kind):
            if not s.missed:
                return s
            return replace(s, missed=tuple(d for d in s.missed if (d.by, d.kind) != (by, kind)))
        case CardSeen() | CardRead() | CardMoved() | Decided() | Amended() | Ruled():
            return s
        case _:
            assert_never(event)


def fold(log: Iterable[Recorded]) -> Sitting:
    return reduce(apply, log, Sitting())


def _add(chips: Mapping[Party, Money | None], change: Mapping[Party, Money]) -> dict[Party, Money | None]:
    return {p: None if c is None else c + change.get(p, 0) for p, c in chips.items()}
