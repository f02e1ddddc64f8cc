"""Rankings that games share. A hand's strength is a tuple: compare tuples to compare hands (GEN-RANK-1…3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from dealer_assist.cards import Card, Rank

Strength = tuple[int, ...]      # the category first, then the ranks that break ties, highest first


class Category(IntEnum):
    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8


ROYAL_FLUSH: Strength = (Category.STRAIGHT_FLUSH, 14)


PAIRS = ("2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s", "10s", "jacks", "queens", "kings", "aces")


class NotAPair(Exception):
    """A text that names no pair; says which, and how pairs are written."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} found; a pair was expected, as in 'pair of 4s' or 'pair of aces'")


@dataclass(frozen=True, slots=True)
class PairOf:
    """The lowest hand that counts for something, as house rules write it: "pair of 4s", kickers whatever they are."""

    rank: Rank

    @classmethod
    def parse(cls, text: str) -> PairOf:
        words = text.removeprefix("pair of ")
        if words == text or words not in PAIRS:
            raise NotAPair(text)
        return cls(Rank(PAIRS.index(words) + 2))

    def reached_by(self, strength: Strength) -> bool:
        return strength >= (Category.PAIR, self.rank)

    def __str__(self) -> str:
        return f"pair of {PAIRS[self.rank - 2]}"


def name(strength: Strength) -> str:
    """The royal flush is a straight flush like any other, but has a name and a line of its own in pay tables."""
    return "royal_flush" if strength == ROYAL_FLUSH else Category(strength[0]).name.lower()


def high(cards: Sequence[Card]) -> Strength:
    """The best five of any number of cards (GEN-BEST-1); of fewer than five, what they amount to so far."""
    suit, length = Counter(c.suit for c in cards).most_common(1)[0]
    groups = _groups(cards)
    if length >= 5:
        suited = sorted((int(c.rank) for c in cards if c.suit is suit), reverse=True)
        if top := _straight_top(set(suited)):
            return (Category.STRAIGHT_FLUSH, top)
        return max(groups, (Category.FLUSH, *suited[:5]))
    if top := _straight_top({int(c.rank) for c in cards}):
        return max(groups, (Category.STRAIGHT, top))
    return groups


def five(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards that make the hand, the telling ones first."""
    strength = high(cards)
    category, ranks = strength[0], strength[1:]
    descending = sorted(cards, key=lambda c: -c.rank)
    if category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH):
        wanted = [14 if rank == 1 else rank for rank in range(ranks[0], ranks[0] - 5, -1)]
        pool = descending
        if category == Category.STRAIGHT_FLUSH:
            pool = next(suited for suited in _by_suit(descending)
                        if len(suited) >= 5 and _straight_top({int(c.rank) for c in suited}) == ranks[0])
        return tuple(next(c for c in pool if c.rank == rank) for rank in wanted)
    if category == Category.FLUSH:
        return tuple(next(suited for suited in _by_suit(descending) if len(suited) >= 5)[:5])
    sizes = {Category.FOUR_OF_A_KIND: (4, 1), Category.FULL_HOUSE: (3, 2), Category.THREE_OF_A_KIND: (3, 1, 1),
             Category.TWO_PAIR: (2, 2, 1), Category.PAIR: (2, 1, 1, 1)}.get(Category(category), (1,) * 5)
    chosen: list[Card] = []
    for rank, size in zip(ranks, sizes, strict=False):
        chosen += [c for c in descending if c.rank == rank and c not in chosen][:size]
    return tuple(chosen)


# How many of the five cards a hand's name tells of: "pair of sevens" two, "king high" one.
_NAMED = {Category.HIGH_CARD: 1, Category.PAIR: 2, Category.TWO_PAIR: 4, Category.THREE_OF_A_KIND: 3, Category.FLUSH: 1,
          Category.FOUR_OF_A_KIND: 4}


def kickers(mine: Sequence[Card], theirs: Sequence[Card]) -> tuple[Card, Card] | None:
    """The two cards that decide between two fives whose names are the same; None when the names tell it."""
    category = high(mine)[0]
    if category != high(theirs)[0]:
        return None
    decides = next((n for n, (a, b) in enumerate(zip(mine, theirs, strict=True)) if a.rank != b.rank), 0)
    return (mine[decides], theirs[decides]) if decides >= _NAMED.get(Category(category), 5) else None


def _straight_top(ranks: set[int]) -> int:
    if 14 in ranks:
        ranks = ranks | {1}
    return next((top for top in range(14, 4, -1) if all(top - i in ranks for i in range(5))), 0)


def _groups(cards: Sequence[Card]) -> Strength:
    """Quads, full house, trips, pairs or high cards, with the kickers that fit into five cards."""
    counted = sorted(((n, rank) for rank, n in Counter(int(c.rank) for c in cards).items()), reverse=True)
    most, first = counted[0]
    second, other = counted[1] if len(counted) > 1 else (0, 0)

    def kickers(*used: int, room: int) -> list[int]:
        return sorted((rank for _, rank in counted if rank not in used), reverse=True)[:room]

    if most >= 4:
        return (Category.FOUR_OF_A_KIND, first, *kickers(first, room=1))
    if most == 3 and second >= 2:
        return (Category.FULL_HOUSE, first, other)
    if most == 3:
        return (Category.THREE_OF_A_KIND, first, *kickers(first, room=2))
    if most == 2 and second == 2:
        return (Category.TWO_PAIR, first, other, *kickers(first, other, room=1))
    if most == 2:
        return (Category.PAIR, first, *kickers(first, room=3))
    return (Category.HIGH_CARD, *kickers(room=5))


def _by_suit(cards: Iterable[Card]) -> list[list[Card]]:
    suits: dict[str, list[Card]] = {}
    for card in cards:
        suits.setdefault(card.suit, []).append(card)
    return list(suits.values())
