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
from dataclasses import replace
from functools import partial

from dealer_assist import engine
from dealer_assist.engine import Update
from dealer_assist.games.club import Club
from dealer_assist.table import round as rounds
from dealer_assist.table.events import Amended, CardRead, CardSeen, Recorded, Staked
from dealer_assist.table.settlement import Settlement
from tests.games.pokerkit_talk import CALLING, CALM, GAMES, WILD, Hand, our_game, play_with, pokerkit_state
from tests.random_play import DECK

HANDS, SEATS, TURNS = 200, 6, 7
NAME = "no limit hold'em"
EVENTS = 300


def main() -> int:
    house_name, limit, kind = GAMES[NAME]
    game = our_game(house_name, limit)
    mixed = [0.0, 0.0, 0.0]
    for temper, manner, share in ((CALLING, "most see the showdown", 2), (WILD, "all-ins and side pots", 1),
                                  (CALM, "raises now and then, folds to half of them", 7)):
        dice = random.Random(6)
        hands = [play_with(game, kind, dice, [dice.randint(10_000, 20_000) for _ in range(SEATS)], temper)
                 for _ in range(HANDS)]
        spent = measured(game, kind, hands, manner)
        mixed = [sum_ + share * seconds / HANDS for sum_, seconds in zip(mixed, spent, strict=True)]
    # Those with the most folds weigh most, as at a table, though they are where the least is to be gained.
    print(f"ten hands, two of the first kind, one of the second, seven of the third: "
          f"{mixed[2] / mixed[0]:.1f} × pokerkit folded and settled, {mixed[2] / mixed[1]:.1f} × judged event by event")
    refolded(game, hands)
    return 0


def measured(game: Club, kind: type, hands: list[Hand], manner: str) -> list[float]:
    stacks = [[s.stack or 0 for s in hand.update.round.opened.seated] for hand in hands if hand.update]

    def settled() -> None:
        for hand in hands:
            game.settle(rounds.fold(hand.log))

    def judged() -> None:
        for hand in hands:
            update = engine.judge(game, hand.log)
            assert update
            _ = update.final, update.departed       # asked for step by step only when somebody wants to know

    def by_pokerkit() -> None:
        for hand, chips in zip(hands, stacks, strict=True):
            state = pokerkit_state(game, kind, chips)
            for operation, arguments in hand.operations:
                getattr(state, operation)(*arguments)

    best = _best(settled, judged, by_pokerkit)
    events = sum(len(hand.log) for hand in hands) / len(hands)
    settled_hands = [hand.update.settlement for hand in hands if hand.update and hand.update.settlement]
    pots = sum(len(settlement.pots) for settlement in settled_hands) / len(hands)
    folded = sum(all(len(pot.eligible) == 1 for pot in settlement.pots) for settlement in settled_hands)
    print(f"{len(hands)} random hands of {SEATS} players ({manner}; {folded} end by folds): {events:.0f} events and "
          f"{pots:.1f} pots a hand")
    for what, seconds in zip(("folded and settled, with every reason", "judged event by event: what departed, too",
                              "pokerkit"), best, strict=True):
        print(f"{len(hands) / seconds:10,.0f} hands/s {best[2] / seconds:6.1f} × pokerkit  {what}")
    return best


def refolded(game: Club, hands: list[Hand]) -> None:
    """One entry of a long round corrected, as live play, replay and disputes follow it: the round as it should have
    read, its next step and its settlement; then also what departed on the way. Beside it the whole round judged entry
    by entry."""
    longest = max(hands, key=lambda hand: len(hand.log)).log
    last = max(n for n, entry in enumerate(longest) if isinstance(entry.event, Staked))
    filler = [longest[last]] * (EVENTS - len(longest))              # a bet told again and again is a long round too
    log = [Recorded(n, n, "test", entry.event)
           for n, entry in enumerate([*longest[:last], *filler, *longest[last:]])]
    story = engine.tell(game, log)
    used = {getattr(entry.event, "face", None) for entry in log}
    unused = next(card for card in DECK if card not in used)

    def follow(entry: int) -> Update:
        event = log[entry].event
        assert isinstance(event, CardRead | CardSeen | Staked)
        other = replace(event, amount=event.amount + 1) if isinstance(event, Staked) else replace(event, face=unused)
        amended = Recorded(len(log), len(log), "inspector", Amended(entry, (other,), "misread"))
        update = engine.follow(game, story, amended).current
        assert update
        return update

    def event_by_event() -> None:
        game.settle(engine.tell(game, log).chapters[-1].update.round)       # type: ignore[union-attr]

    middle = min((n for n, entry in enumerate(log) if isinstance(entry.event, Staked)),
                 key=lambda n: abs(n - EVENTS // 2))
    seen = next(n for n, entry in enumerate(log) if isinstance(entry.event, CardSeen))
    turned = max(n for n, entry in enumerate(log) if isinstance(entry.event, CardRead))
    which = (("the first chips", 1), ("the first card", seen), ("chips in the middle", middle),
             ("the last card turned", turned))
    works: list[Callable[[], object]] = [event_by_event]
    for _, entry in which:
        works += [partial(_settled, follow, entry), partial(_departed, follow, entry)]
    whole, *each = _best(*works)
    print(f"a round of {len(log)} events, after a correction ({whole * 1000:.1f} ms to follow all of it again):")
    for (what, entry), settled, departed in zip(which, each[::2], each[1::2], strict=True):
        print(f"{settled * 1000:8.2f} ms, {whole / settled:3.0f} times faster: entry {entry}, {what}, followed and "
              f"settled; {departed * 1000:.1f} ms with what departed")


def _settled(follow: Callable[[int], Update], entry: int) -> Settlement | None:
    return follow(entry).final


def _departed(follow: Callable[[int], Update], entry: int) -> object:
    update = follow(entry)
    return update.final, update.departed


def _best(*works: Callable[[], object]) -> list[float]:
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
