"""How often each hand of Double Hand, Low Ball and Omaha is dealt, through the program's own rankings.

``python -m tests.verify.hand_counts`` (minutes). Every figure was published or worked out twice by independent code.
Omaha's 463,563,500,400 deals are not gone through one by one: boards that differ only in suits count alike, and on
a board every two hole cards are ranked once, so that four of them amount to the best of their six twos.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement
from math import comb, prod

import numpy as np
from numpy.typing import NDArray

from dealer_assist.batch import hands as batch
from dealer_assist.cards import JOKER, Known
from dealer_assist.games import poker_hands
from dealer_assist.games.joker_hands import with_joker_five

OMAHA = {
    "royal_flush": 42_807_600, "straight_flush": 368_486_160, "four_of_a_kind": 2_225_270_496,
    "full_house": 29_424_798_576, "flush": 31_216_782_384, "straight": 52_289_648_688,
    "three_of_a_kind": 40_712_657_408, "two_pair": 170_775_844_104, "pair": 122_655_542_152,
    "high_card": 13_851_662_832,
}
OMAHA_LOW = {"boards that allow a low": 1_561_728, "boards": 2_598_960,
             "deals with a low": 161_374_983_168, "deals": 463_563_500_400}
JOKER_FIVE = {
    "five_aces": 1, "royal_flush": 24, "straight_flush": 180, "four_of_a_kind": 828, "full_house": 4_368,
    "flush": 7_804, "straight": 20_532, "three_of_a_kind": 63_360, "two_pair": 138_600, "pair": 1_215_024,
    "high_card": 1_418_964,
}
LOW_BALL = {f"{top} low, {deck} cards": count for deck, counts in (
    (52, (1_024, 5_120, 15_360, 35_840, 71_680, 129_024, 215_040, 337_920, 506_880)),
    (53, (2_304, 7_680, 20_480, 44_800, 86_016, 150_528, 245_760, 380_160, 563_200)),
) for top, count in zip("56789TJQK", counts, strict=True)}

DECK_OF_53: tuple[Known, ...] = (*batch.DECK, JOKER)


def joker_five() -> Counter[str]:
    return Counter(poker_hands.name(with_joker_five(hand)) for hand in combinations(DECK_OF_53, 5))


def low_ball() -> Counter[str]:
    """With the joker in the deck its own hands come on top of those without it."""
    found: Counter[str] = Counter()
    for hand in combinations(DECK_OF_53, 5):
        called, ranks = poker_hands.low_name(poker_hands.ace_to_five(hand))
        if called == "low":
            for deck in (53,) if JOKER in hand else (52, 53):
                found[f"{ranks[0].letter} low, {deck} cards"] += 1
    return found


def omaha() -> Counter[str]:
    strengths = batch.ranking().strengths
    names = list(dict.fromkeys(map(poker_hands.name, strengths)))       # from the lowest to the highest
    named = np.array([names.index(poker_hands.name(strength)) for strength in strengths], np.uint8)
    twos = {two: n for n, two in enumerate(combinations(range(47), 2))}
    fours = list(combinations(range(47), 4))
    # Four hole cards a b c d hold the twos of a b c and of a b d, and c d.
    threes = {three: n for n, three in enumerate(combinations(range(47), 3))}
    in_three = np.array([[twos[two] for two in combinations(three, 2)] for three in threes]).T
    abc = np.array([threes[a, b, c] for a, b, c, _ in fours])
    abd = np.array([threes[a, b, d] for a, b, _, d in fours])
    cd = np.array([twos[c, d] for _, _, c, d in fours])
    hole = np.array(list(twos))
    found = np.zeros(len(names), np.int64)
    for board, alike in boards():
        others = np.setdiff1d(np.arange(52), board)
        held = batch.cards(others[hole])
        on_board = batch.cards(board[np.array(list(combinations(range(5), 3)))])
        best = named[batch.ranking().order(on_board[:, None] + held).max(axis=0)]
        of_three = best[in_three].max(axis=0)
        of_four = np.maximum(np.maximum(of_three.take(abc), of_three.take(abd)), best.take(cd))
        found += alike * np.bincount(of_four, minlength=len(names))
    return Counter(dict(zip(names, found.tolist(), strict=True)))


def boards() -> Iterator[tuple[NDArray[np.int64], int]]:
    """A board for each of those that are alike but for the names of the suits, and how many those are."""
    rows = np.array(list(combinations(range(52), 5)))
    sets = batch.cards(rows).sets
    suits = np.sort(np.stack([sets >> 13 * n & (1 << 13) - 1 for n in range(4)]), axis=0)
    shape = sum(suits[n] << 13 * n for n in range(4))
    _, first, alike = np.unique(shape, return_index=True, return_counts=True)
    return zip(rows[first], alike.tolist(), strict=True)


def omaha_low() -> Counter[str]:
    """Neither suits nor the ranks above eight matter: what counts is how many cards there are of each lower rank."""
    kinds = [batch.DECK[12], *batch.DECK[:7], batch.DECK[11]]           # ace to eight, and one for all others
    many = [4] * 8 + [20]
    found: Counter[str] = Counter()
    for board in combinations_with_replacement(range(9), 5):
        left = [n - board.count(kind) for kind, n in enumerate(many)]
        if min(left) < 0:
            continue
        lows = deals = 0
        for hole in combinations_with_replacement(range(9), 4):
            alike = prod(comb(n, hole.count(kind)) for kind, n in enumerate(left))
            low = poker_hands.eight_or_better([kinds[kind] for kind in hole], [kinds[kind] for kind in board])
            deals += alike
            lows += alike * (low is not None)
        boards_alike = prod(comb(n, board.count(kind)) for kind, n in enumerate(many))
        found += Counter({"boards": boards_alike, "boards that allow a low": boards_alike * (lows > 0),
                          "deals": boards_alike * deals, "deals with a low": boards_alike * lows})
    return found


def main() -> int:
    good = True
    for title, count, known in (
        ("Double Hand: five of 53 cards", joker_five, JOKER_FIVE),
        ("Low Ball: no pair, by the top card", low_ball, LOW_BALL),
        ("Omaha: low hands", omaha_low, OMAHA_LOW),
        ("Omaha: high hands", omaha, OMAHA),
    ):
        good &= compare(title, count, known)
    print("all equal" if good else "NOT EQUAL")
    return 0 if good else 1


def compare(title: str, count: Callable[[], Counter[str]], known: dict[str, int]) -> bool:
    begun = time.perf_counter()
    found = count()
    print(f"{title} ({time.perf_counter() - begun:.0f} s)")
    for name, number in known.items():
        print(f"  {name:24} {found[name]:>15,}   known {number:>15,}{'' if found[name] == number else '   DIFFERENT'}")
    return dict(found) == known


if __name__ == "__main__":
    sys.exit(main())
