"""Heads-Up Hold'em: two cards down to each box and the dealer, three chances to raise once (HUH-RAISE-1…5)."""

from __future__ import annotations

import random

from dealer_assist.money import Money
from dealer_assist.simulator.dealing import Dealer, Mistake
from dealer_assist.table.layout import Layout
from dealer_assist.table.places import BOARD, DEALER, Party, seat

_ANTES: tuple[Money, ...] = (1000, 1500, 2500, 5000)
_TIMES = {1: 3, 2: 2, 3: 1}     # of the ante, at most


class HeadsUpHoldemDealer(Dealer):
    def __init__(self, layout: Layout, rng: random.Random, starts: int, mistake: Mistake | None = None,
                 counted: bool = False) -> None:
        super().__init__(layout, rng, starts, mistake, counted)
        self.needs(DEALER, BOARD, *map(seat, layout.seats))

    def play(self) -> None:
        antes = self._take_stakes()
        pack = self.shuffled()
        for _ in range(2):
            for number in antes:
                self.deal(pack.pop(), seat(number), face_up=False)
            self.deal(pack.pop(), DEALER, face_up=False)
        self.wait_for_reading()
        open_, raised = dict(antes), list[int]()
        self._ask(open_, raised, 1)
        self.spread([pack.pop() for _ in range(3)], BOARD)
        self.wait_for_reading()
        self._ask(open_, raised, 2)
        for _ in range(2):
            self.deal(pack.pop(), BOARD, face_up=True)
        self.wait_for_reading()
        self._ask(open_, raised, 3)
        for place in (DEALER, *map(seat, sorted(raised))) if raised else ():
            self.turn_up(self.at(place))
        self.wait_for_reading()
        self.take_chips()
        self.wait(500, 700)
        self.pick_up((*map(seat, antes), BOARD, DEALER))

    def _take_stakes(self) -> dict[int, Money]:
        seats = self.layout.seats
        antes: dict[int, Money] = {}
        for number in sorted(self.rng.sample(seats, self.rng.randint(1, len(seats)))):
            antes[number] = self.rng.choice(_ANTES)
            self.stake(Party(number), seat(number), "ante", antes[number])
            self.stake(Party(number), seat(number), "odds", antes[number])
        self.wait(350, 500)
        return antes

    def _ask(self, open_: dict[int, Money], raised: list[int], now: int) -> None:
        for number, ante in list(open_.items()):
            self.wait(250, 400)
            if self.rng.random() < (0.75 if now == 3 else 0.35):
                self.stake(Party(number), seat(number), "raise", ante * self.rng.randint(1, _TIMES[now]))
                raised.append(number)
                del open_[number]
            else:
                self.say(Party(number), seat(number), "fold" if now == 3 else "check")
        self.wait(300, 450)
