"""Seven-card hands a second on one thread: the same hands by this program's rankings and by others, side by side.

Each gets the cards in its own form before the clock runs: ours ``Card`` objects, the batch an array of numbers, the
others what they parse a card into. They take turns and the best turn of each counts, so that what else the machine does
weighs on none alone. First it is looked at whether all of them put the hands in the same order.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import eval7
import numpy as np
import phevaluator
import pokerkit
import treys
from numpy.typing import NDArray

from dealer_assist.batch import hands as batch
from dealer_assist.games import poker_hands

HANDS, TURNS = 100_000, 5
FEWER = 1_000                   # for pokerkit, at its pace

Evaluated = tuple[str, int, Callable[[], Sequence[Any] | NDArray[Any]]]


def main() -> int:
    dice = random.Random(7)
    rows = [dice.sample(range(52), 7) for _ in range(HANDS)]
    ours = [[batch.DECK[number] for number in row] for row in rows]
    texts = [[str(card) for card in hand] for hand in ours]
    treys_hands = [list(map(treys.Card.new, hand)) for hand in texts]
    eval7_hands = [list(map(eval7.Card, hand)) for hand in texts]
    phevaluator_hands = [[phevaluator.Card(text).id_ for text in hand] for hand in texts]
    pokerkit_hands = [tuple(pokerkit.Card.parse("".join(hand))) for hand in texts[:FEWER]]
    array = np.array(rows)
    treys_evaluate, evaluate_cards = treys.Evaluator().evaluate, phevaluator.evaluate_cards
    high, eval7_evaluate, from_game = poker_hands.high, eval7.evaluate, pokerkit.StandardHighHand.from_game

    one: Evaluated = "poker_hands.high, one by one", HANDS, lambda: [high(hand) for hand in ours]
    many: Evaluated = "batch.hands.high, all at once", HANDS, lambda: batch.high(array)
    others: tuple[Evaluated, ...] = (
        ("eval7", HANDS, lambda: [eval7_evaluate(hand) for hand in eval7_hands]),
        ("phevaluator", HANDS, lambda: [-evaluate_cards(*hand) for hand in phevaluator_hands]),
        ("treys", HANDS, lambda: [-treys_evaluate([], hand) for hand in treys_hands]),
        ("pokerkit", FEWER, lambda: [from_game(hand) for hand in pokerkit_hands]),
    )
    order = one[2]()                # fills the tables too
    alike = all(same_order(order, theirs()) for _, _, theirs in (many, *others))
    speed = dict.fromkeys((name for name, _, _ in (one, many, *others)), 0.0)
    for _ in range(TURNS):
        for name, hands, evaluate in (one, many, *others):
            begun = time.perf_counter()
            evaluate()
            speed[name] = max(speed[name], hands / (time.perf_counter() - begun))
    print(f"{'seven cards, one thread':32}{'hands/s':>12}   one by one is   the batch is")
    for name, found in speed.items():
        print(f"{name:32}{found:12,.0f}{speed[one[0]] / found:14.1f} ×{speed[many[0]] / found:13.1f} ×")
    print("all put the hands in the same order" if alike else "THE ORDERS DIFFER")
    return 0 if alike else 1


def same_order(ours: Sequence[Any] | NDArray[Any], theirs: Sequence[Any] | NDArray[Any]) -> bool:
    """Equal hands are equal to both, and a better hand is better to both."""
    ranked = sorted(zip(ours, theirs, strict=False), key=lambda pair: pair[0])
    return all((a < b) == (theirs_a < theirs_b) and (a == b) == (theirs_a == theirs_b)
               for (a, theirs_a), (b, theirs_b) in pairwise(ranked))


if __name__ == "__main__":
    sys.exit(main())
