"""A round is nothing but its events: who put what where, which card lies where, who said what, in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeGuard, assert_never

from dealer_assist.cards import FACE_DOWN, UNREADABLE, Card, Face, Joker, Known
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
    LastHandsAnnounced,
    Recorded,
    RoundClosed,
    RoundOpened,
    Ruled,
    SeatChanged,
    SeatLeft,
    SeatTaken,
    SittingEvent,
    Staked,
    TableClosed,
)
from dealer_assist.table.places import DISCARD, Party, Place


class CardsUnread(Exception):
    """A rule needs a face that is not known. Only the engine catches this, and asks for the card."""

    def __init__(self, place: Place) -> None:
        super().__init__(str(place))
        self.place = place


class Lying(NamedTuple):        # a round has many of these and of the acts: tuples are made fastest
    """One piece of cardboard. A card picked up after play still belongs to the hand where it lay."""

    card: int
    at: Place
    face: Face
    dealt_to: Place             # where it was first seen
    seq: int                    # the entry that brought it
    picked_up: bool = False
    turned: int = 0             # the entry that turned it up; 0: it lies as it came
    exposed: bool = False       # it came face up; one that is turned up later did not
    moved: int = 0              # the entry that last took it to another place; 0: it lies where it came


class Act(NamedTuple):
    """Chips (``amount`` > 0) or words (0), in the order in which they came."""

    seq: int
    by: Party
    on: Place
    what: str
    amount: Money
    after: int                  # cards dealt before it: tells betting rounds apart, in any game


@dataclass(frozen=True)
class Round:
    opened: RoundOpened
    acts: tuple[Act, ...] = ()
    cards: tuple[Lying, ...] = ()
    closed: RoundClosed | None = None
    meanwhile: tuple[Recorded, ...] = ()        # sitting events before it was closed: a seat taken, chips bought

    @cached_property
    def _by_place(self) -> dict[Place, list[Lying]]:
        found: dict[Place, list[Lying]] = {}
        for card in self.cards:
            found.setdefault(card.at, []).append(card)
        return found

    def lying(self, place: Place) -> tuple[Lying, ...]:
        return tuple(self._by_place.get(place, ()))

    @cached_property
    def _faces(self) -> dict[Place, tuple[Face, ...]]:
        found: dict[Place, list[Face]] = {}
        for card in self.cards:
            faces = found.get(card.at)
            if faces is None:
                found[card.at] = [card.face]
            else:
                faces.append(card.face)
        return {place: tuple(faces) for place, faces in found.items()}

    def hand(self, place: Place) -> tuple[Face, ...]:
        return self._faces.get(place, ())

    def known(self, place: Place) -> tuple[Card, ...] | None:
        """The cards of a hand, in the order dealt; None when one of them is not known."""
        faces = self._faces.get(place, ())
        return faces if _cards(faces) else None

    def read(self, place: Place) -> tuple[Card, ...]:
        """As ``known``, for a rule that cannot go on without: the engine then asks for the card."""
        known = self.known(place)
        if known is None:
            raise CardsUnread(place)
        return known

    def faces(self, place: Place) -> tuple[Known, ...] | None:
        """As ``known``, in games that are played with a joker."""
        faces = self.hand(place)
        known = tuple([f for f in faces if isinstance(f, _FACES)])
        return known if len(known) == len(faces) else None

    def dealt(self, place: Place) -> int:
        """Cards that were first seen there, wherever they lie now."""
        return sum(c.dealt_to == place for c in self.cards)

    def unreadable(self) -> tuple[Lying, ...]:
        return tuple(c for c in self.cards if c.face is UNREADABLE)

    def fouls(self, decks: int, jokers: int) -> tuple[Lying, ...]:
        """Cards that these decks cannot hold: one too many of its kind, or a joker (GEN-DECK-1)."""
        up = [face for card in self.cards if (face := card.face) is not FACE_DOWN]
        known = {face.counts for face in up if isinstance(face, Card)}
        if len(known) == len([face for face in up if face is not UNREADABLE]):      # none twice, and no joker
            return ()
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
        return what in self._words and any(
            a.what == what and not a.amount and (by is None or a.by == by) and (on is None or a.on == on)
            for a in self.acts)

    @cached_property
    def _words(self) -> frozenset[str]:
        return frozenset([a.what for a in self.acts])


def _cards(faces: tuple[Face, ...]) -> TypeGuard[tuple[Card, ...]]:
    return len([face for face in faces if isinstance(face, Card)]) == len(faces)


_FACES = (Card, Joker)
_new = tuple.__new__            # a named tuple of all its fields, in half the time: one is made for every entry
UNOPENED = Round(RoundOpened(0, ()))


def fold(entries: Iterable[Recorded], r: Round = UNOPENED) -> Round:
    """The round with these entries, corrections already applied."""
    growing = _Growing(r)
    growing.add(entries)
    return growing.round()


class _Growing:
    """A round while entries are added to it: lists, so that a long log is folded without a copy for each entry."""

    __slots__ = ("acts", "cards", "closed", "meanwhile", "opened", "where")

    def __init__(self, r: Round) -> None:
        self.opened, self.closed = r.opened, r.closed
        self.acts, self.cards, self.meanwhile = list(r.acts), list(r.cards), list(r.meanwhile)
        self.where: dict[int, list[int]] = {}       # a damaged record may name two cards alike
        for n, lying in enumerate(r.cards):
            self.where.setdefault(lying.card, []).append(n)

    def round(self) -> Round:
        return Round(self.opened, tuple(self.acts), tuple(self.cards), self.closed, tuple(self.meanwhile))

    def add(self, entries: Iterable[Recorded]) -> None:
        acts, cards, where = self.acts, self.cards, self.where
        for entry in entries:
            event = entry.event
            # Nearly all are one of these: in this form they are told apart and taken apart fastest.
            if isinstance(event, CardSeen):
                card, at, face = event.card, event.at, event.face
                if card in where:
                    where[card].append(len(cards))
                else:
                    where[card] = [len(cards)]
                cards.append(_new(Lying, (card, at, face, at, entry.seq, False, 0, face is not FACE_DOWN, 0)))
            elif isinstance(event, Staked):
                acts.append(_new(Act, (entry.seq, event.by, event.on, event.kind, event.amount, len(cards))))
            elif isinstance(event, Decided):
                acts.append(_new(Act, (entry.seq, event.by, event.on, event.choice, 0, len(cards))))
            elif isinstance(event, CardRead):
                for n in where.get(event.card, ()):
                    _, at, face, dealt_to, seq, picked_up, turned, exposed, moved = cards[n]
                    cards[n] = _new(Lying, (event.card, at, event.face, dealt_to, seq, picked_up,
                                            entry.seq if face is FACE_DOWN else turned, exposed, moved))
            else:
                self.add_rare(entry, event)

    def add_rare(self, entry: Recorded, event: CardMoved | RoundClosed | RoundOpened | SittingEvent | Amended | Ruled
                 ) -> None:
        match event:
            case CardMoved(card, to):
                for n in self.where.get(card, ()):
                    c = self.cards[n]
                    self.cards[n] = c._replace(picked_up=True) if to == DISCARD else c._replace(
                        at=to, picked_up=False, moved=c.moved if c.at == to else entry.seq)
            case RoundClosed(number):
                self.closed = event if number == self.opened.number else self.closed
            case RoundOpened():
                self.opened = event
            case (SeatTaken() | SeatLeft() | SeatChanged() | Attendance() | DeckChanged() | ChipsChanged()
                  | LastHandsAnnounced() | TableClosed()):
                if self.closed is None:
                    self.meanwhile.append(entry)
            case Amended() | Ruled():
                pass                    # of the record, not of the round
            case _:
                assert_never(event)
