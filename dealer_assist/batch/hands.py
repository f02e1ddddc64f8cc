"""Many hands at once: each gets its place in the order of all strengths. The tables are made by the core's ranking.

A card is a number, its place in ``DECK``. ``high`` takes rows of five to seven cards. Where the same cards meet others
again and again, ``cards`` sums each part once, ``+`` adds the sums, and a ``Ranking`` looks the result up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dealer_assist.cards import JOKER, Card, Rank, Suit
from dealer_assist.games import joker_hands, poker_hands
from dealer_assist.games.joker_hands import JokerRules
from dealer_assist.games.poker_hands import Strength

DECK = tuple(Card(rank, suit) for suit in Suit for rank in Rank)

Cards = NDArray[np.integer[Any]]
Order = NDArray[np.uint16]

# What is summed: how many there are of each of the lower ranks and of the upper ones, as two numbers to the base five,
# and how many of each suit, four bits each.
_LOWER = 6
_UPPER = len(Rank) - _LOWER
_LOWER_BITS, _UPPER_BITS = 14, 17           # enough for 5 ** 6 and 5 ** 7
_SUITS_FROM = _LOWER_BITS + _UPPER_BITS
_COUNTS = np.array([(5 ** n if n < _LOWER else 5 ** (n - _LOWER) << _LOWER_BITS) + (1 << _SUITS_FROM + 4 * suit)
                    for suit in range(4) for n in range(13)], np.int64)
_SETS = np.left_shift(1, np.arange(52), dtype=np.int64)
_ROWS = 1 << 14                             # looked up at a time, so that what is between stays in the cache


@dataclass(frozen=True, slots=True)
class Hands:
    """Sums over the same number of cards for each hand. Added up over hands that share a card, they mean nothing."""

    size: int
    counts: NDArray[np.int64]
    sets: NDArray[np.int64]                 # a bit for each card

    def __add__(self, other: Hands) -> Hands:
        """Of arrays of different shapes every hand of the one with every hand of the other, as NumPy has it."""
        return Hands(self.size + other.size, self.counts + other.counts, self.sets + other.sets)

    def __getitem__(self, which: Any) -> Hands:
        return Hands(self.size, self.counts[which], self.sets[which])


def cards(rows: Cards) -> Hands:
    """The cards of a hand along the last axis."""
    counts, sets = np.zeros((2, *rows.shape[:-1]), np.int64)
    for n in range(rows.shape[-1]):
        counts += _COUNTS[rows[..., n]]
        sets += _SETS[rows[..., n]]
    return Hands(rows.shape[-1], counts, sets)


def every(size: int, of: int = len(DECK)) -> Iterator[Hands]:
    """Every choice of so many of the deck's first cards, once: those below the middle one with those above it."""
    below, above = (size - 1) // 2, size // 2
    for middle in range(below, of - above):
        upper = cards(np.array(list(combinations(range(middle + 1, of), above)), np.intp)) + cards(np.array([middle]))
        lower = cards(np.array(list(combinations(range(middle), below)), np.intp))
        step = max(1, _ROWS // len(upper.counts))
        for first in range(0, len(lower.counts), step):
            yield lower[first:first + step, None] + upper


class Ranking:
    """The order of hands that ``strength`` makes, for any number of cards from ``least`` to seven.

    So many cards of one suit can make a flush; a joker beside them may lower that to four.
    """

    def __init__(self, strength: Callable[[Sequence[Card]], Strength], least: int) -> None:
        self._strength, self._least = strength, least
        suited = [[n for n in range(13) if ranks >> n & 1] for ranks in range(1 << 13)]
        flushes = {n: strength([DECK[rank] for rank in ranks]) for n, ranks in enumerate(suited)
                   if least <= len(ranks) <= 7}
        unsuited = {strength(_mixed(ranks)) for size in range(least, 6) for ranks in _ranks(13, size)}
        self.strengths = tuple(sorted(unsuited.union(flushes.values())))
        self.categories = np.array([strength[0] for strength in self.strengths], np.uint8)
        self._place = {strength: place for place, strength in enumerate(self.strengths)}
        self._flushes = np.zeros(1 << 13, np.uint16)
        self._flushes[list(flushes)] = [self._place[strength] for strength in flushes.values()]
        self._tables = cache(self._made)

    def order(self, hands: Hands) -> Order:
        """The place of each hand's strength in ``strengths``: the higher, the better."""
        lower, upper, table = self._tables(hands.size)
        counts = hands.counts
        at = lower.take(counts & (1 << _LOWER_BITS) - 1)
        at += upper.take(counts >> _LOWER_BITS & (1 << _UPPER_BITS) - 1)
        found = table.take(at, mode="clip")
        flush = counts + ((8 - self._least) * 0x1111 << _SUITS_FROM) & 0x8888 << _SUITS_FROM
        which = np.nonzero(flush)
        suit = flush[which] >> _SUITS_FROM + 3
        first = 13 * ((suit > 1).astype(np.int64) + (suit > 1 << 4) + (suit > 1 << 8))
        found[which] = np.maximum(found[which], self._flushes[hands.sets[which] >> first & (1 << 13) - 1])
        return found

    def _made(self, size: int) -> tuple[NDArray[np.int64], NDArray[np.int64], Order]:
        """Where the lower ranks' entries begin, which of them the upper ranks choose, and the entries."""
        begin = np.zeros(1 << _LOWER_BITS, np.int64)
        choose = np.zeros(1 << _UPPER_BITS, np.int64)
        for n in range(size + 1):
            for place, upper in enumerate(_ranks(_UPPER, n)):
                choose[sum(5 ** rank for rank in upper)] = place
        entries: list[int] = []
        for n in range(size + 1):
            for lower in _ranks(_LOWER, n):
                begin[sum(5 ** rank for rank in lower)] = len(entries)
                for upper in _ranks(_UPPER, size - n):
                    hand = _mixed([*lower, *(_LOWER + rank for rank in upper)])
                    entries.append(self._place[self._strength(hand)])
        return begin, choose, np.array(entries, np.uint16)


def _ranks(kinds: int, size: int) -> Iterator[tuple[int, ...]]:
    """Every choice of so many ranks, none more than four times."""
    return (ranks for ranks in combinations_with_replacement(range(kinds), size)
            if all(a != b for a, b in zip(ranks, ranks[4:], strict=False)))


def _mixed(ranks: Sequence[int]) -> list[Card]:
    """Cards of these ranks, given in order, no more than two of them of one suit."""
    return [DECK[n % 4 * 13 + rank] for n, rank in enumerate(ranks)]


@cache
def ranking() -> Ranking:
    return Ranking(poker_hands.high, 5)


@cache
def with_joker(rules: JokerRules = joker_hands.STANDARD) -> Ranking:
    """Of hands that hold the joker; it is not among the cards that are summed."""
    return Ranking(lambda hand: joker_hands.with_joker_five((*hand, JOKER), rules), 4)


def high(rows: Cards) -> Order:
    """Place of each row's best five in ``ranking().strengths``."""
    found = np.empty(len(rows), np.uint16)
    for first in range(0, len(rows), _ROWS):
        found[first:first + _ROWS] = ranking().order(cards(rows[first:first + _ROWS]))
    return found


def omaha_high(hole: Cards, board: Cards) -> Order:
    """The best of exactly two of each hole's cards and three of its board's."""
    return np.concatenate([_omaha_high(hole[first:first + _ROWS], board[first:first + _ROWS])
                           for first in range(0, len(hole), _ROWS)])


def _omaha_high(hole: Cards, board: Cards) -> Order:
    twos = [cards(hole[:, two]) for two in combinations(range(hole.shape[1]), 2)]
    threes = [cards(board[:, three]) for three in combinations(range(board.shape[1]), 3)]
    best = np.zeros(len(hole), np.uint16)
    for two in twos:
        for three in threes:
            np.maximum(best, ranking().order(two + three), out=best)
    return best
