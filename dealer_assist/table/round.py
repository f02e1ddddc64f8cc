"""A round is nothing but its events: who put what where, which card lies where, who said what, in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce
from typing import assert_never

from dealer_assist.cards import UNREADABLE, Card, Face, Joker
from dealer_assist.money import Money
from dealer_assist.table.events import (
    CardMoved,
    CardRead,
    CardSeen,
    Decided,
    Recorded,
    RoundClosed,
    RoundEvent,
    RoundOpened,
    Staked,
)
from dealer_assist.table.places import DISCARD, Party, Place


class CardsUnread(Exception):
    """A rule needs a face that is not known. Only the engine catches this, and asks for the card."""

    def __init__(self, place: Place) -> None:
        super().__init__(str(place))
        self.place = place


@dataclass(frozen=True, slots=True)
class Lying:
    """One piece of cardboard. A card picked up after play still belongs to the hand where it lay."""

    card: int
    at: Place
    face: Face
    dealt_to: Place             # where it was first seen
    seq: int                    # the entry that brought it
    picked_up: bool = False


@dataclass(frozen=True, slots=True)
class Act:
    """Chips (``amount`` > 0) or words (0), in the order in which they came."""

    seq: int
    by: Party
    on: Place
    what: str
    amount: Money
    after: int                  # cards dealt before it: tells betting rounds apart, in any game


@dataclass(frozen=True, slots=True)
class Round:
    opened: RoundOpened
    acts: tuple[Act, ...] = ()
    cards: tuple[Lying, ...] = ()
    closed: RoundClosed | None = None

    def lying(self, place: Place) -> tuple[Lying, ...]:
        return tuple(c for c in self.cards if c.at == place)

    def hand(self, place: Place) -> tuple[Face, ...]:
        return tuple(c.face for c in self.cards if c.at == place)

    def known(self, place: Place) -> tuple[Card, ...] | None:
        """The cards of a hand, in the order dealt; None when one of them is not known."""
        faces = self.hand(place)
        known = tuple(f for f in faces if isinstance(f, Card))
        return known if len(known) == len(faces) else None

    def read(self, place: Place) -> tuple[Card, ...]:
        """As ``known``, for a rule that cannot go on without: the engine then asks for the card."""
        known = self.known(place)
        if known is None:
            raise CardsUnread(place)
        return known

    def unreadable(self) -> tuple[Lying, ...]:
        return tuple(c for c in self.cards if c.face is UNREADABLE)

    def fouls(self, decks: int, jokers: int) -> tuple[Lying, ...]:
        """Cards that these decks cannot hold: one too many of its kind, or a joker (GEN-DECK-1)."""
        seen: Counter[Face] = Counter()
        found = []
        for card in self.cards:
            if isinstance(card.face, Card | Joker):
                seen[card.face] += 1
                if seen[card.face] > (decks if isinstance(card.face, Card) else jokers):
                    found.append(card)
        return tuple(found)

    def all_picked_up(self) -> bool:
        return bool(self.cards) and all(c.picked_up for c in self.cards)

    def staked(self, by: Party | None = None, on: Place | None = None, what: str | None = None) -> Money:
        return sum(a.amount for a in self.acts
                   if (by is None or a.by == by) and (on is None or a.on == on) and (what is None or a.what == what))

    def said(self, what: str, by: Party | None = None, on: Place | None = None) -> bool:
        return any(a.what == what and not a.amount and (by is None or a.by == by) and (on is None or a.on == on)
                   for a in self.acts)


UNOPENED = Round(RoundOpened(0, ()))


def apply(r: Round, entry: Recorded, event: RoundEvent) -> Round:
    match event:
        case Staked(by, on, kind, amount):
            return replace(r, acts=(*r.acts, Act(entry.seq, by, on, kind, amount, len(r.cards))))
        case Decided(by, on, choice):
            return replace(r, acts=(*r.acts, Act(entry.seq, by, on, choice, 0, len(r.cards))))
        case CardSeen(card, at, face):
            return replace(r, cards=(*r.cards, Lying(card, at, face, at, entry.seq)))
        case CardMoved(card, to):
            return _change(r, card, picked_up=True) if to == DISCARD else _change(r, card, at=to, picked_up=False)
        case CardRead(card, face):
            return _change(r, card, face=face)
        case RoundClosed(number):
            return replace(r, closed=event) if number == r.opened.number else r
        case RoundOpened():
            return replace(r, opened=event)
        case _:
            assert_never(event)


def fold(entries: Iterable[Recorded]) -> Round:
    """The entries of one round, corrections already applied."""
    return reduce(lambda r, e: apply(r, e, e.event) if isinstance(e.event, RoundEvent) else r, entries, UNOPENED)


def _change(r: Round, card: int, *, at: Place | None = None, face: Face | None = None,
            picked_up: bool | None = None) -> Round:
    def changed(c: Lying) -> Lying:
        return Lying(c.card, at or c.at, face or c.face, c.dealt_to, c.seq,
                     c.picked_up if picked_up is None else picked_up)
    return replace(r, cards=tuple(changed(c) if c.card == card else c for c in r.cards))
