"""All 2,598,960 five-card hands through the program's own ranking and its own bonus line, against published figures.

``python -m tests.verify.poker_hands`` (about a minute). What is looked up, one by one or in a batch, is compared with
the definition. The counts are Brian Alspach's; the bonus return of 93.74 % for this pay table is published, the hit
rate was worked out twice by independent code.
"""

from __future__ import annotations

import sys
from collections import Counter
from fractions import Fraction
from itertools import combinations

import numpy as np

from dealer_assist.batch import hands as batch
from dealer_assist.games import poker_hands
from dealer_assist.games.casino_holdem import CasinoHoldem
from tests.table_talk import house

PUBLISHED = {
    "royal_flush": 4, "straight_flush": 36, "four_of_a_kind": 624, "full_house": 3_744, "flush": 5_108,
    "straight": 10_200, "three_of_a_kind": 54_912, "two_pair": 123_552, "pair": 1_098_240, "high_card": 1_302_540,
}
BONUS_HIT_RATE, BONUS_RETURN = "10.8759", "93.74"       # per cent of hands, per cent of the bet


def main() -> int:
    game = house("casino_holdem_land").game
    assert isinstance(game, CasinoHoldem)
    counts: Counter[str] = Counter()
    hits, back = 0, Fraction(0)
    strengths = batch.ranking().strengths
    places = batch.high(np.array(list(combinations(range(52), 5))))
    different = 0
    for hand, place in zip(combinations(batch.DECK, 5), places.tolist(), strict=True):
        strength = poker_hands.high(hand)
        different += not strength == strengths[place] == poker_hands.by_definition(hand)
        name = poker_hands.name(strength)
        counts[name] += 1
        if game.bonus_least.reached_by(strength):
            hits += 1
            back += 1 + game.bonus_pays.get(name, game.bonus_pays["pair_of_aces_to_straight"]).odds
    total = counts.total()
    found = {"hit rate": f"{100 * hits / total:.4f}", "return": f"{float(100 * back / total):.2f}"}
    for name, published in PUBLISHED.items():
        print(f"{name:16} {counts[name]:>9,} of {total:,}   published {published:>9,}")
    print(f"bonus hit rate {found['hit rate']} %, published {BONUS_HIT_RATE} %; "
          f"return {found['return']} %, published {BONUS_RETURN} %")
    print(f"{different} hands looked up otherwise than defined")
    good = not different and dict(counts) == PUBLISHED and found == {"hit rate": BONUS_HIT_RATE, "return": BONUS_RETURN}
    print("all equal" if good else "NOT EQUAL")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
