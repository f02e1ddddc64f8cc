"""Rankings that games share. A hand's strength is a tuple: compare tuples to compare hands (GEN-RANK-1…3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from itertools import combinations

from dealer_assist.cards import RANK_BITS, RANKS_FROM, Card, Joker, Rank, Suit

Strength = tuple[int, ...]      # the category first, then the ranks that break ties, highest first; () of no cards
Low = tuple[int, ...]           # the same of a low hand, aces low, every number negated: here too the greater is better


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
    FIVE_ACES = 9           # only where a joker is one of them


ROYAL_FLUSH: Strength = (Category.STRAIGHT_FLUSH, 14)
FIVE_ACES_BELOW_ROYAL: Strength = (Category.STRAIGHT_FLUSH, 13, 14)     # a king-high straight flush is below both


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


@cache
def name(strength: Strength) -> str:
    """The royal flush is a straight flush like any other, but has a name and a line of its own in pay tables."""
    if strength in (ROYAL_FLUSH, FIVE_ACES_BELOW_ROYAL):
        return "royal_flush" if strength == ROYAL_FLUSH else "five_aces"
    return Category(strength[0]).name.lower() if strength else "no_hand"


# ── the highest hand ──
# Three in each suit's counter: a fifth card of a suit then sets its highest bit.
_NO_SUIT, _FIVE_OF_A_SUIT = 0x3333, 0x8888


def high(cards: Sequence[Card]) -> Strength:
    """The best five of any number of cards (GEN-BEST-1); of fewer than five, what they amount to so far.

    ``by_definition`` says what that is; this looks it up by how many there are of each rank.
    """
    if len(cards) > 7:
        return by_definition(cards)             # more than the counters hold
    counts = _NO_SUIT
    for card in cards:
        counts += card.counts
    suited = counts & _FIVE_OF_A_SUIT
    if not suited:
        return _of_ranks(counts >> RANKS_FROM)
    flush = sum(card.counts for card in cards if card.counts << 3 & suited)
    return max(_of_ranks(counts >> RANKS_FROM), _of_suit(flush >> RANKS_FROM))


def by_definition(cards: Sequence[Card]) -> Strength:
    """The better of what the ranks make and what each suit makes."""
    suits = ([int(c.rank) for c in cards if c.suit is suit] for suit in Suit)
    return max(_ranked([int(c.rank) for c in cards]), *map(_suited, suits))


def _ranked(ranks: Sequence[int]) -> Strength:
    groups, top = _groups(ranks), _straight_top(set(ranks))
    return max(groups, (Category.STRAIGHT, top)) if top else groups


def _suited(ranks: Sequence[int]) -> Strength:
    if len(ranks) < 5:
        return ()
    if top := _straight_top(set(ranks)):
        return (Category.STRAIGHT_FLUSH, top)
    return (Category.FLUSH, *sorted(ranks, reverse=True)[:5])


@cache
def _of_ranks(counts: int) -> Strength:
    return _ranked(list(_counted(counts)))


@cache
def _of_suit(counts: int) -> Strength:
    return _suited(list(_counted(counts)))


def _counted(counts: int) -> Iterator[int]:
    for n, rank in enumerate(Rank):
        for _ in range(counts >> RANK_BITS * n & 7):
            yield int(rank)


def five(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards that make the hand, the telling ones first."""
    return telling(cards, high(cards))


def telling(cards: Sequence[Card], strength: Strength) -> tuple[Card, ...]:
    """As ``five``, of cards whose strength is known."""
    left = cards
    if strength and strength[0] in _OF_ONE_SUIT:
        suits = ([c for c in cards if c.suit is suit] for suit in Suit)
        left = next(suited for suited in suits if _suited([c.rank for c in suited]) == strength)
    of_rank: dict[int, list[Card]] = {}
    for card in reversed(left):
        if card.rank in of_rank:
            of_rank[card.rank].append(card)
        else:
            of_rank[card.rank] = [card]
    return tuple([of_rank[rank].pop() for rank in _telling(strength)])


_OF_ONE_SUIT = frozenset((Category.FLUSH, Category.STRAIGHT_FLUSH))


@cache
def _telling(strength: Strength) -> tuple[int, ...]:
    """The ranks of the five cards, in the order in which they tell."""
    if not strength:
        return ()
    category, ranks = Category(strength[0]), strength[1:]
    if category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH):
        return tuple(rank if rank > 1 else 14 for rank in range(ranks[0], ranks[0] - 5, -1))
    sizes = {Category.FOUR_OF_A_KIND: (4, 1), Category.FULL_HOUSE: (3, 2), Category.THREE_OF_A_KIND: (3, 1, 1),
             Category.TWO_PAIR: (2, 2, 1), Category.PAIR: (2, 1, 1, 1)}.get(category, (1,) * 5)
    return tuple(rank for rank, size in zip(ranks, sizes, strict=False) for _ in range(size))


# How many of the five cards a hand's name tells of: "pair of sevens" two, "king high" one.
_NAMED: Mapping[int, int] = {Category.HIGH_CARD: 1, Category.PAIR: 2, Category.TWO_PAIR: 4,
                             Category.THREE_OF_A_KIND: 3, Category.FLUSH: 1, Category.FOUR_OF_A_KIND: 4}


def kickers(mine: Sequence[Card], theirs: Sequence[Card]) -> tuple[Card, Card] | None:
    """The two cards that decide between two fives whose names are the same; None when the names tell it."""
    mine_is, theirs_is = high(mine), high(theirs)
    return deciding(mine_is[0], mine, theirs) if mine and mine_is[:1] == theirs_is[:1] else None


def deciding(category: int, mine: Sequence[Card], theirs: Sequence[Card]) -> tuple[Card, Card] | None:
    """As ``kickers``, of two fives that are known to be of one category."""
    for n, (a, b) in enumerate(zip(mine, theirs, strict=False)):
        if a.rank != b.rank:
            return (a, b) if n >= _NAMED.get(category, 5) else None
    return None


def _straight_top(ranks: set[int]) -> int:
    if 14 in ranks:
        ranks = ranks | {1}
    return next((top for top in range(14, 4, -1) if all(top - i in ranks for i in range(5))), 0)


def _groups(ranks: Sequence[int]) -> Strength:
    """Quads, full house, trips, pairs or high cards, with the kickers that fit into five cards."""
    if not ranks:
        return ()
    counted = sorted(((n, rank) for rank, n in Counter(ranks).items()), reverse=True)
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


# ── Omaha: exactly two of the hole cards with exactly three of the board (OMA-HAND-1) ──
def omaha_high(hole: Sequence[Card], board: Sequence[Card]) -> Strength:
    """The lowest strength there is, (), as long as no such five cards lie."""
    made = list(map(_of_ranks, _two_and_three(hole, board)))
    for suit in Suit:
        made += map(_of_suit, _two_and_three([c for c in hole if c.suit is suit], [c for c in board if c.suit is suit]))
    return max(made, default=())


def omaha_five(hole: Sequence[Card], board: Sequence[Card]) -> tuple[Card, ...]:
    strength = omaha_high(hole, board)
    made = ((*two, *three) for two in combinations(hole, 2) for three in combinations(board, 3))
    return next((five(cards) for cards in made if high(cards) == strength), ())


def _two_and_three(hole: Sequence[Card], board: Sequence[Card]) -> list[int]:
    """How many of each rank there are, for every choice of the five."""
    if len(hole) < 2 or len(board) < 3:
        return []
    threes = [a.counts + b.counts + c.counts for a, b, c in combinations(board, 3)]
    return [a.counts + b.counts + three >> RANKS_FROM for a, b in combinations(hole, 2) for three in threes]


# ── low hands, aces low, straights and flushes ignored ──
def eight_or_better(hole: Sequence[Card], board: Sequence[Card]) -> Low | None:
    """Five different ranks up to eight, two of the hole cards and three of the board (OMA-LOW-1, A32)."""
    threes = _ranks_up_to_eight(board, 3)
    lows = [two | three for two in _ranks_up_to_eight(hole, 2) for three in threes if not two & three]
    return _low_of(min(lows)) if lows else None


def low_five(hole: Sequence[Card], board: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of that low, highest first; none when there is no low."""
    wanted = {-n for n in (eight_or_better(hole, board) or ())[1:]}
    twos = combinations([c for c in hole if _aces_low(c.rank) in wanted], 2)
    threes = list(combinations([c for c in board if _aces_low(c.rank) in wanted], 3))
    made = ((*two, *three) for two in twos for three in threes)
    cards = next((cards for cards in made if {_aces_low(c.rank) for c in cards} == wanted), ())
    return tuple(sorted(cards, key=lambda card: -_aces_low(card.rank)))


def _ranks_up_to_eight(cards: Sequence[Card], size: int) -> list[int]:
    """Every choice of so many different ranks, as a number with a bit for each: the smaller is the better low."""
    ranks = {_aces_low(card.rank) for card in cards}
    return [sum(some) for some in combinations([1 << rank for rank in ranks if rank <= 8], size)]


@cache
def _low_of(ranks: int) -> Low:
    return tuple(-n for n in _groups([rank for rank in range(1, 9) if ranks >> rank & 1]))


def ace_to_five(cards: Sequence[Card | Joker]) -> Low:
    """The five cards of Low Ball (A44): no pair before a pair before two pair, and so on; best is 5-4-3-2-A."""
    return tuple(-n for n in _groups([_aces_low(rank) for _, rank in _joker_low(cards)]))


def ace_to_five_cards(cards: Sequence[Card | Joker]) -> tuple[tuple[Card | Joker, Rank], ...]:
    """Each card with the rank it counts for, the telling ones first: when none are paired, the highest."""
    ranked = _joker_low(cards)
    many = Counter(rank for _, rank in ranked)
    return tuple(sorted(ranked, key=lambda pair: (many[pair[1]], _aces_low(pair[1])), reverse=True))


def low_name(low: Low) -> tuple[str, tuple[Rank, ...]]:
    """What a low hand is called and the ranks that say which: ("low", 7 5 4 3 A), ("pair", 2 K Q J)."""
    called = "low" if low[:1] == (0,) else name(tuple(-n for n in low))
    return called, tuple(Rank(-n if n < -1 else Rank.ACE) for n in low[1:])


def _joker_low(cards: Sequence[Card | Joker]) -> list[tuple[Card | Joker, Rank]]:
    """A joker is the lowest rank not in the hand (LB-JOKER-1)."""
    missing = iter(sorted(set(Rank) - {c.rank for c in cards if isinstance(c, Card)}, key=_aces_low))
    return [(c, c.rank if isinstance(c, Card) else next(missing, Rank.KING)) for c in cards]


def _aces_low(rank: Rank) -> int:
    return 1 if rank == Rank.ACE else int(rank)
