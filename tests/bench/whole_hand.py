"""A whole six-handed no-limit hand, from its events to its settlement with every reason, beside pokerkit: one thread,
the same hands. And how long a round of 300 events takes to be folded anew after a correction.

``python -m tests.bench.whole_hand``. Both take turns, the best turn of each counts, in time of the processor.
"""

from __future__ import annotations

import gc
import random
import sys
import time
from collections.abc import Callable

from dealer_assist import engine
from dealer_assist.games.club import Club
from dealer_assist.table import round as rounds
from dealer_assist.table.events import Amended, CardRead, Recorded, Staked, corrected
from tests.games.pokerkit_talk import CALLING, CALM, GAMES, WILD, Hand, our_game, play_with, pokerkit_state
from tests.random_play import DECK

HANDS, SEATS, TURNS = 200, 6, 7
NAME = "no limit hold'em"
EVENTS = 300


def main() -> int:
    house_name, limit, kind = GAMES[NAME]
    game = our_game(house_name, limit)
    for temper, manner in ((CALLING, "most see the showdown"), (WILD, "all-ins and side pots"),
                           (CALM, "raises now and then, folds to half of them")):
        dice = random.Random(6)
        hands = [play_with(game, kind, dice, [dice.randint(10_000, 20_000) for _ in range(SEATS)], temper)
                 for _ in range(HANDS)]
        measured(game, kind, hands, manner)
    refolded(game, hands)
    return 0


def measured(game: Club, kind: type, hands: list[Hand], manner: str) -> None:
    stacks = [[s.stack or 0 for s in hand.update.round.opened.seated] for hand in hands if hand.update]

    def settled() -> None:
        for hand in hands:
            game.settle(rounds.fold(hand.log))

    def judged() -> None:
        for hand in hands:
            engine.judge(game, hand.log)

    def by_pokerkit() -> None:
        for hand, chips in zip(hands, stacks, strict=True):
            state = pokerkit_state(game, kind, chips)
            for operation, arguments in hand.operations:
                getattr(state, operation)(*arguments)

    best = _best(settled, judged, by_pokerkit)
    events = sum(len(hand.log) for hand in hands) / len(hands)
    settled_hands = [hand.update.settlement for hand in hands if hand.update and hand.update.settlement]
    pots = sum(len(settlement.pots) for settlement in settled_hands) / len(hands)
    print(f"{len(hands)} random hands of {SEATS} players ({manner}): {events:.0f} events and {pots:.1f} pots a hand")
    for what, seconds in zip(("folded and settled, with every reason", "the same, judged event by event",
                              "pokerkit"), best, strict=True):
        print(f"{len(hands) / seconds:10,.0f} hands/s {best[2] / seconds:6.1f} × pokerkit  {what}")


def refolded(game: Club, hands: list[Hand]) -> None:
    """One card of a long round corrected: the round as it should have read, its next step and its settlement."""
    longest = max(hands, key=lambda hand: len(hand.log)).log
    last = max(n for n, entry in enumerate(longest) if isinstance(entry.event, Staked))
    filler = [longest[last]] * (EVENTS - 1 - len(longest))          # a bet told again and again is a long round too
    log = [Recorded(n, n, "test", entry.event)
           for n, entry in enumerate([*longest[:last], *filler, *longest[last:]])]
    turned = max(n for n, entry in enumerate(log) if isinstance(entry.event, CardRead))
    event = log[turned].event
    assert isinstance(event, CardRead)
    used = {getattr(entry.event, "face", None) for entry in log}
    other = CardRead(event.card, next(card for card in DECK if card not in used))
    log.append(Recorded(len(log), len(log), "inspector", Amended(turned, (other,), "misread")))

    def refold() -> None:
        again = rounds.fold(corrected(log))
        game.next_step(again)
        game.settle(again)

    def judge() -> None:
        engine.judge(game, log)

    once, whole = _best(refold, judge)
    print(f"a round of {len(log)} events after a correction: {once * 1000:.2f} ms to fold it anew, ask for the next "
          f"step and settle it; {whole * 1000:.0f} ms to judge it event by event")


def _best(*works: Callable[[], None]) -> list[float]:
    best = [float("inf")] * len(works)
    for _ in range(TURNS):
        for n, work in enumerate(works):
            gc.collect()
            gc.disable()            # as timeit does
            begun = time.thread_time()
            work()
            best[n] = min(best[n], time.thread_time() - begun)
            gc.enable()
    return best


if __name__ == "__main__":
    sys.exit(main())
