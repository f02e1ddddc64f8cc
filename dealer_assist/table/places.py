"""Whose money, and where on the felt."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache


@dataclass(frozen=True, slots=True, order=True)
class Party:
    """Whose money: a seat's player is ``nth`` 1; further bettors on a box, cow players and partners follow."""

    seat: int
    nth: int = 1

    # Rules compare parties and places all the time: these are what the generated ones do, in fewer steps.
    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Party) and self.seat == other.seat and self.nth == other.nth)

    def __hash__(self) -> int:
        return self.seat << 8 ^ self.nth

    def __str__(self) -> str:
        return "house" if self == HOUSE else str(self.seat) if self.nth == 1 else f"{self.seat}.{self.nth}"


HOUSE = Party(0)


class Zone(StrEnum):
    SEAT = "seat"
    PLAYER = "player"       # the one hand that all bettors share, where a house deals it so
    DEALER = "dealer"
    BOARD = "board"
    POT = "pot"
    BURN = "burn"
    MUCK = "muck"           # dead: the card no longer belongs to a hand
    DISCARD = "discard"     # picked up after play: the hand stands as it lay
    DECK = "deck"


@dataclass(frozen=True, slots=True, order=True)
class Place:
    zone: Zone
    seat: int = 0
    hand: int = 1

    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_hash", hash((self.zone.value, self.seat, self.hand)))

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Place) and self.seat == other.seat and self.zone is other.zone
                                 and self.hand == other.hand)

    def __hash__(self) -> int:
        return self._hash

    def __str__(self) -> str:
        number = f" {self.seat}" if self.seat else ""
        return self.zone.value + number + (f" hand {self.hand}" if self.hand > 1 else "")


PLAYER = Place(Zone.PLAYER)
DEALER = Place(Zone.DEALER)
BOARD = Place(Zone.BOARD)
POT = Place(Zone.POT)
BURN = Place(Zone.BURN)
MUCK = Place(Zone.MUCK)
DISCARD = Place(Zone.DISCARD)
DECK = Place(Zone.DECK)


def clockwise(seats: Iterable[int], button: int) -> tuple[int, ...]:
    """From the button's left; the button's own seat last."""
    order = sorted(seats)
    return tuple([n for n in order if n > button] + [n for n in order if n <= button])


@cache
def player(number: int) -> Party:
    """Whoever sits there."""
    return Party(number)


@cache
def seat(number: int, hand: int = 1) -> Place:
    return Place(Zone.SEAT, number, hand)
