"""Casino Hold'em: the order of the deal (CH-DEAL-1, CH-DEAL-2), and that a call is twice the ante (CH-BET-2)."""

from __future__ import annotations

import random

from dealer_assist.money import Money
from dealer_assist.simulator.dealing import Dealer, Mistake
from dealer_assist.table.layout import Layout
from dealer_assist.table.places import BOARD, DEALER, PLAYER, Party, seat

_ANTES: tuple[Money, ...] = (500, 1000, 1500, 2500, 5000)
_BONUSES: tuple[Money, ...] = (500, 1000, 2500)


class CasinoHoldemDealer(Dealer):
    def __init__(self, layout: Layout, rng: random.Random, starts: int, mistake: Mistake | None = None,
                 counted: bool = False) -> None:
        super().__init__(layout, rng, starts, mistake, counted)
        self.needs(DEALER, BOARD)
        self.hands = [PLAYER] if PLAYER in self.areas else [p for p in sorted(self.areas) if p.seat]

    def play(self) -> None:
        antes = self._take_stakes()
        hands = self.hands if self.hands == [PLAYER] else [p for p in self.hands if p.seat in antes]
        pack = self.shuffled()
        for _ in range(2):
            for place in hands:
                self.deal(pack.pop(), place, face_up=True)
            self.deal(pack.pop(), DEALER, face_up=False)
        for _ in range(3):
            self.deal(pack.pop(), BOARD, face_up=True)
        self.wait(1100, 1400)
        self._ask(antes)
        for _ in range(2):
            self.deal(pack.pop(), BOARD, face_up=True)
        self.wait(300, 500)
        self.turn_up(self.at(DEALER))
        self.wait(1000, 1300)
        self.take_chips()
        self.wait(500, 700)
        self.pick_up((*self.hands, BOARD, DEALER))

    def _take_stakes(self) -> dict[int, Money]:
        seats = self.layout.seats
        antes: dict[int, Money] = {}
        for number in sorted(self.rng.sample(seats, self.rng.randint(min(2, len(seats)), len(seats)))):
            antes[number] = self.rng.choice(_ANTES)
            self.stake(Party(number), seat(number), "ante", antes[number])
            if self.rng.random() < 0.45:
                self.stake(Party(number), seat(number), "bonus", self.rng.choice(_BONUSES))
        self.wait(350, 500)
        return antes

    def _ask(self, antes: dict[int, Money]) -> None:
        """The open hand goes to each box in turn; a player calls or folds; the dealer touches what he did."""
        self.go_home(0)
        for number, ante in antes.items():
            spot = self.spot(number, "call")
            self.hand_to(self.rng.randint(300, 380), spot.x, spot.y - 60)
            self.stay(self.rng.randint(200, 300))
            if self.rng.random() < 0.72:
                self.stake(Party(number), seat(number), "call", 2 * ante)
            else:
                self.wait(250, 400)
                self.say(Party(number), seat(number), "fold")
            self.stay(0)
        self.go_home(320)
        self.wait(300, 500)
