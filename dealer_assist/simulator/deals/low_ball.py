"""Low Ball: five cards face down, betting, a draw, betting (LB-DRAW-1); what is drawn for goes to the muck."""

from __future__ import annotations

from dealer_assist.simulator.deals.poker import Betting, PokerDealer, Stakes
from dealer_assist.table.places import MUCK, Party, Place, seat

STAKES = Stakes(100, (300, 600, 600, 600), True, 100, (3_000, 9_000), hole=5)
_MOST = 3               # cards that a player draws


class LowBallDealer(PokerDealer):
    game_stakes = STAKES
    may_check_and_raise = False

    def _hand(self) -> None:
        order = self._after(self.button)
        self.table = Betting(order, dict(self.chips), list(order))
        self._post_blinds(order)
        self.pack = self.shuffled(jokers=1)
        for _ in range(self.stakes.hole):
            for n in order:
                self.deal(self.pack.pop(), seat(n), face_up=False, pitched=True)
        self.wait_for_reading()
        self._bet(0)
        if len(self.table.live) > 1:
            self._draw()
            self._bet(1)
        if len(self.table.live) > 1:
            for n in self.table.live:
                self.turn_up(self.at(seat(n)))
            self.wait_for_reading()
        self._clear()

    def _clear(self) -> None:
        if len(self.table.live) == 1:       # whoever is left need not show, and throws his cards away as the others did
            self.throw_in(seat(self.table.live[0]))
        super()._clear()
        self.wait(2200, 2500)       # what was thrown away is known to be gathered when nothing lies on the table

    def _draw(self) -> None:
        left, wanted = len(self.pack), dict[int, int]()
        for n in self.table.live:
            wanted[n] = self.rng.randint(0, min(_MOST, left))
            left -= wanted[n]
        for n, number in wanted.items():
            self.say(Party(n), seat(n), f"draw {number}" if number else "pat")
            self.wait(150, 250)
            if number:
                self.glide_off(self.at(seat(n))[-number:], MUCK)
                self.wait_for_reading()
        for n, number in wanted.items():
            for _ in range(number):
                self.deal(self.pack.pop(), seat(n), face_up=False, pitched=True)
        self.wait_for_reading()

    def throw_in(self, place: Place) -> None:
        self.glide_off(self.at(place), MUCK)
