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
    LastHandsAnnounced,
    Recorded,
    RoundClosed,
    RoundOpened,
    Ruled,
    SeatChanged,
    Seated,
    SeatLeft,
    SeatTaken,
    Staked,
    TableClosed,
)
from dealer_assist.table.places import Party, Zone, clockwise


@dataclass(frozen=True, slots=True)
class Sitting:
    chips: Mapping[Party, Money | None] = field(default_factory=dict)
    absent: frozenset[Party] = frozenset()
    missed: tuple[Due, ...] = ()            # blinds that passed an absent player and are not made up
    opened: RoundOpened | None = None       # the newest round
    closed: RoundClosed | None = None       # the newest that was paid
    decks: int = 1
    decks_lasted: tuple[int, ...] = (0,)        # rounds that each pack of cards was used, the present one last
    newcomers: frozenset[Party] = frozenset()   # took a seat in the running game and were not dealt a card yet
    moved: Mapping[Party, int] = field(default_factory=dict)    # changed seats since they were dealt in: from where
    rounds_left: int | None = None              # of those announced before the table closes
    announced: int | None = None                # how many those were when they were announced
    over: bool = False                          # the table is closed

    def present(self) -> tuple[Seated, ...]:
        return tuple(Seated(p, self.chips[p]) for p in sorted(self.chips) if p not in self.absent)

    def after(self, button: int) -> tuple[int, ...]:
        """The seats that can be dealt in, clockwise from the button's left: present, with chips where they count."""
        return clockwise((p.seat for p, chips in self.chips.items()
                          if p.nth == 1 and chips != 0 and p not in self.absent), button)

    @property
    def next_number(self) -> int:
        return self.opened.number + 1 if self.opened else 1


def apply(s: Sitting, entry: Recorded) -> Sitting:
    event = entry.event
    match event:
        case SeatTaken(party, chips):
            came_later = s.opened is not None and party not in s.chips
            return replace(s, chips={**s.chips, party: chips},
                           newcomers=s.newcomers | {party} if came_later else s.newcomers)
        case SeatLeft(party):
            return replace(s, chips={p: c for p, c in s.chips.items() if p != party}, newcomers=s.newcomers - {party},
                           missed=tuple(d for d in s.missed if d.by != party))
        case SeatChanged(party, to):
            return _change_seat(s, party, Party(to))
        case Attendance(party, present):
            return replace(s, absent=s.absent - {party} if present else s.absent | {party})
        case ChipsChanged(party, amount):
            return replace(s, chips=_add(s.chips, {party: amount}))
        case DeckChanged(decks):
            return replace(s, decks=decks, decks_lasted=(*s.decks_lasted, 0))
        case LastHandsAnnounced(rounds):
            return replace(s, rounds_left=rounds, announced=rounds)
        case TableClosed():
            return replace(s, over=True)
        case RoundOpened():
            left = None if s.rounds_left is None else s.rounds_left - 1
            # who comes in on the big blind owes nothing of what he missed
            in_turn = {due.by for due in event.dues if due.kind == "big blind"}
            missed = (*(due for due in s.missed if due.by not in in_turn), *event.skipped)
            return replace(s, opened=event, missed=missed, rounds_left=left,
                           decks_lasted=(*s.decks_lasted[:-1], s.decks_lasted[-1] + 1))
        case RoundClosed(number, paid):
            if s.opened is None or number != s.opened.number or (s.closed and s.closed.number == number):
                return s            # chips change hands once
            return replace(s, closed=event, chips=_add(s.chips, paid.net()))
        case Staked(by, _, kind):
            if not s.missed:
                return s
            return replace(s, missed=tuple(d for d in s.missed if (d.by, d.kind) != (by, kind)))
        case CardSeen(_, at) if (s.newcomers or s.moved) and at.zone is Zone.SEAT:
            dealt = Party(at.seat)
            return replace(s, newcomers=s.newcomers - {dealt}, moved={p: n for p, n in s.moved.items() if p != dealt})
        case CardSeen() | CardRead() | CardMoved() | Decided() | Amended() | Ruled():
            return s
        case _:
            assert_never(event)


def fold(log: Iterable[Recorded], before: Sitting) -> Sitting:
    return reduce(apply, log, before)


def _change_seat(s: Sitting, party: Party, to: Party) -> Sitting:
    if party not in s.chips or to in s.chips:
        return s

    def there(p: Party) -> Party:
        return to if p == party else p

    return replace(s, chips={there(p): c for p, c in s.chips.items()}, absent=frozenset(map(there, s.absent)),
                   newcomers=frozenset(map(there, s.newcomers)), moved={**s.moved, to: s.moved.get(party, party.seat)},
                   missed=tuple(replace(d, by=to, on=d.on._replace(seat=to.seat)) if d.by == party else d
                                for d in s.missed))


def _add(chips: Mapping[Party, Money | None], change: Mapping[Party, Money]) -> dict[Party, Money | None]:
    return {p: None if c is None else c + change.get(p, 0) for p, c in chips.items()}
