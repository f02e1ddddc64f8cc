"""Push Nine: three cards face down, one round of betting from the button on; equal best hands push (P9-PUSH-16).

Who wins decides who has the button and who plays the next hand (P9-4, P9-PUSH-17, P9-PUSH-19), so the hands are ranked
here once more, by the words of the rules (P9-RANK-1…4). Nobody buys into a push pot.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from dealer_assist.simulator.dealing import Mistake
from dealer_assist.simulator.deals.poker import Betting, PokerDealer, Stakes
from dealer_assist.table.layout import Layout
from dealer_assist.table.places import Party, seat

STAKES = Stakes(0, (200,) * 4, False, 100, (10_000, 60_000), hole=3)
_ANTE, _COLLECTION = 100, 200
_PUSHES = 2             # after so many a hand has one winner: what ends a third push is the house's to say


def strength(names: Sequence[str]) -> tuple[int, int]:
    if len(names) != 3:
        return -1, 0        # misdealt: it wins nothing
    ranks = sorted(_RANKS.index(name[0]) + 2 for name in names)
    if ranks[0] == ranks[2]:
        return 3, ranks[0]
    if ranks == [2, 3, 14]:
        return 2, 3
    if ranks[2] - ranks[1] == ranks[1] - ranks[0] == 1:
        return 2, ranks[2]
    if all(11 <= rank <= 13 for rank in ranks):
        return 1, 0
    return 0, sum(1 if rank == 14 else rank if rank < 10 else 0 for rank in ranks) % 10


_RANKS = "23456789TJQKA"


class PushNineDealer(PokerDealer):
    game_stakes = STAKES

    def __init__(self, layout: Layout, rng: random.Random, starts: int, mistake: Mistake | None = None,
                 counted: bool = False) -> None:
        super().__init__(layout, rng, starts, mistake)      # a push pot waits for all its chips: never counted
        self.pushing: list[int] = []
        self.times = self.played_before = 0

    def play(self) -> None:
        if self.button == 0:
            self._draw_for_button()
        else:
            self._hand()

    def _hand(self) -> None:
        playing = self.pushing or self.seats
        order = [n for n in self._after(self.button) if n in playing]
        self.table = Betting(order, dict(self.chips), list(order))
        if len(self.pushing) == self.played_before == 2:    # nobody can buy in: they might share it (P9-PUSH-29)
            self.wait(400, 600)
            self.say(Party(order[0]), seat(order[0]), "play")
        self.stake(Party(self.button), seat(self.button), "collection", _COLLECTION)
        for n in order:
            self.stake(Party(n), seat(n), "ante", _ANTE, beside=1)
        self.wait(300, 450)
        names = self._pack(len(order))
        for _ in range(self.stakes.hole):
            for n in order:
                self.deal(names.pop(), seat(n), face_up=False, pitched=True)
        self.wait_for_reading()
        self.table.start = order[-2]        # left of whom the button is
        self._bet(0)
        live = self.table.live
        hands = {n: strength([path.name for path in self.at(seat(n))]) for n in live}
        if len(live) > 1:
            for n in live:
                self.turn_up(self.at(seat(n)))
            self.wait_for_reading()
        self._next(order, hands)
        self._clear()

    def _pack(self, players: int) -> list[str]:
        while True:
            pack = self.shuffled()
            hands = [pack[-1 - n :: -players][:3] for n in range(players)]
            if self.times < _PUSHES or len({strength(hand) for hand in hands}) == players:
                return pack

    def _next(self, order: list[int], hands: dict[int, tuple[int, int]]) -> None:
        self.played_before = len(order)
        best = [n for n in order if n in hands and hands[n] == max(hands.values())]
        if len(best) > 1:
            self.pushing, self.times = sorted(best), self.times + 1
            self.button = next(n for n in self._after(self.button) if n in best)
        else:
            self.pushing, self.times, self.button = [], 0, best[0]
