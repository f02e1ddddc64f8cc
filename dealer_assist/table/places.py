"""Whose money, and where on the felt."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import cache
from typing import NamedTuple


class Party(NamedTuple):        # rules compare and look up parties and places all the time: tuples do it fastest
    """Whose money: a seat's player is ``nth`` 1; further bettors on a box, cow players and partners follow."""

    seat: int
    nth: int = 1

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


class Place(NamedTuple):
    zone: Zone
    seat: int = 0
    hand: int = 1

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
