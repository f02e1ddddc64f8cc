"""Double Hand Poker: seven cards to each place from the action hand on, two of them set apart (DHP-DEAL-1, DHP-SET-1).

The cards of a hand lie side by side, as a camera needs them; a player sets his hand by sliding two to the place above.
"""

from __future__ import annotations

import random
from collections import Counter

from dealer_assist.money import Money
from dealer_assist.simulator.dealing import Dealer, Mistake
from dealer_assist.simulator.script import CardPath
from dealer_assist.table.layout import Layout
from dealer_assist.table.places import DECK, HOUSE, Party, seat

_FEE: Money = 25
_WAGERS: tuple[Money, ...] = (500, 1000, 1500, 2000)
_BANKS: tuple[Money, ...] = (20_000, 30_000, 40_000)
_CARDS, _PLACES, _TURNS = 7, 7, 2
_RANKS = "23456789TJQKA"


class DoubleHandDealer(Dealer):
    def __init__(self, layout: Layout, rng: random.Random, starts: int, mistake: Mistake | None = None,
                 counted: bool = False) -> None:
        super().__init__(layout, rng, starts, mistake, counted)
        self.needs(*(seat(n, hand) for n in layout.seats for hand in (1, 2)))
        self.seats = sorted(rng.sample(layout.seats, rng.randint(2, min(4, len(layout.seats)))))
        self.script.seated = dict.fromkeys(self.seats)
        self.bank = self.times = 0

    def play(self) -> None:
        self._offer_bank()
        bank = self.bank
        players = sorted(self.rng.sample([n for n in self.seats if n != bank],
                                         self.rng.randint(1, len(self.seats) - 1)))
        self.stake(Party(bank), seat(bank), "bank", self.rng.choice(_BANKS))
        for n in players:
            self.stake(Party(n), seat(n), "wager", self.rng.choice(_WAGERS))
        for by, word in ((HOUSE, "shuffled"), (Party(bank), "cut"), (HOUSE, "cut_completed")):
            self._say(by, DECK, word)
        for n in sorted((bank, *players)):
            self.stake(Party(n), seat(n), "fee", _FEE, beside=1)
        self._say(HOUSE, DECK, "piles_dealt")
        self._say(Party(bank), DECK, str(self.rng.randint(1, _PLACES)))
        dice = sum(self.rng.randint(1, 6) for _ in range(3))
        self._say(Party(bank), seat(bank), str(dice))
        order = [n for step in range(_PLACES) if (n := (bank + dice - 2 + step) % _PLACES + 1) in (bank, *players)]
        pack = self.shuffled(jokers=1)
        for n in order:
            for _ in range(_CARDS):
                self.deal(pack.pop(), seat(n), face_up=False)
        self.wait_for_reading()
        for n in order:
            for path in self._set_apart(n):
                self.slide(path, seat(n, 2))
                self.wait_for_reading()
        for n in (*(n for n in order if n != bank), bank):
            self.turn_up(self.at(seat(n), seat(n, 2)))
        self.wait_for_reading()
        self.take_chips()
        self.wait(500, 700)
        self.pick_up([place for n in order for place in (seat(n), seat(n, 2))])

    def _say(self, by: Party, on: object, word: str) -> None:
        self.wait(200, 300)
        self.say(by, DECK if on is DECK else seat(by.seat), word)

    def _offer_bank(self) -> None:
        """From seat 1 in a new game, else from who held it last, who may hold it twice (DHP-PD-1)."""
        asked = [*([self.bank] if self.bank and self.times < _TURNS else []),
                 *(n for n in self.seats if n > self.bank), *(n for n in self.seats if n < self.bank)]
        for n in asked:
            if self.rng.random() < 0.6 or n == asked[-1]:
                self._say(Party(n), seat(n), "take_bank")
                self.bank, self.times = n, self.times + 1 if n == self.bank else 1
                return
            self._say(Party(n), seat(n), "pass_bank")

    def _set_apart(self, n: int) -> list[CardPath]:
        """Two that make the lower hand: single cards, the highest of them where a pair stays, else the lowest."""
        cards = [path for path in self.at(seat(n)) if path.name != "joker"]
        ranks = Counter(path.name[0] for path in cards)
        single = sorted((path for path in cards if ranks[path.name[0]] == 1),
                        key=lambda path: _RANKS.index(path.name[0]))
        if len(single) >= 2:
            return single[-2:] if len(single) < len(cards) else single[:2]
        by_rank = sorted(cards, key=lambda path: (ranks[path.name[0]] > 1, _RANKS.index(path.name[0])))
        return [by_rank[0], next(path for path in by_rank if path.name[0] != by_rank[0].name[0])]
