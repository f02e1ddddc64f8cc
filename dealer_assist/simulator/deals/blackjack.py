"""Blackjack: two cards to each box, one to the dealer (BJ-DEAL-1); hits, splits to four hands, doubles laid across.

What a player says is what the rules let him say (BJ-DEAL-3, BJ-SPLIT-1…4, BJ-DBL-1); what he chooses is up to the dice.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from dealer_assist.money import Money
from dealer_assist.simulator.dealing import Dealer, Mistake
from dealer_assist.simulator.script import CardPath
from dealer_assist.table.layout import Layout
from dealer_assist.table.places import DEALER, Party, Place, seat

_BETS: tuple[Money, ...] = (1000, 1500, 2500, 5000)
_DECKS, _HANDS = 6, 4
_MOST_CARDS = 6         # of a hand whose player goes on asking: as many as its place on the felt can hold
_COUNTS = {"A": 1, **dict.fromkeys("TJQK", 10), **{str(pips): pips for pips in range(2, 10)}}
_SPLITS = 0.6           # how often a pair is split; enough that hands of four are seen


def count(names: Sequence[str]) -> tuple[int, int]:
    """Aces as one, and the best total (BJ-VAL-1)."""
    low = sum(_COUNTS.get(name[0], 0) for name in names)       # a joker, of a fouled deck, counts nothing
    return low, low + 10 if low <= 11 and any(name[0] == "A" for name in names) else low


class BlackjackDealer(Dealer):
    def __init__(self, layout: Layout, rng: random.Random, starts: int, mistake: Mistake | None = None,
                 counted: bool = False) -> None:
        super().__init__(layout, rng, starts, mistake, counted)
        self.needs(DEALER, *(seat(box, hand) for box in layout.seats for hand in range(1, _HANDS + 1)))
        self.shoe: list[str] = []

    def play(self) -> None:
        if len(self.shoe) < 104:        # the cut card, about two decks from the end
            self.shoe = self.shuffled(_DECKS)
        bets = self._take_bets()
        for number in (1, 2):
            for box in bets:
                self._card(seat(box))
            if number == 1:
                self._card(DEALER)
        self.wait_for_reading()
        insured = self._offer_insurance(bets)
        for box, bet in bets.items():
            self._play_box(box, bet)
        self._play_dealer(bets, insured)
        self.wait_for_reading()
        order = sorted(bets, reverse=True)
        self.take_chips(order)
        self.wait(500, 700)
        self.pick_up((*(place for box in order for place in self._hands(box)), DEALER))

    def _card(self, to: Place, across: bool = False) -> CardPath:
        return self.deal(self.shoe.pop(), to, face_up=True, across=across)

    def _names(self, place: Place) -> list[str]:
        return [path.name for path in self.at(place)]

    def _hands(self, box: int) -> list[Place]:
        return [seat(box, hand) for hand in range(1, _HANDS + 1) if self.at(seat(box, hand))]

    def _take_bets(self) -> dict[int, Money]:
        seats = self.layout.seats
        boxes = sorted(self.rng.sample(seats, self.rng.randint(1, len(seats))))
        bets = {box: self.rng.choice(_BETS) for box in boxes}
        for box, bet in bets.items():
            self.stake(Party(box), seat(box), "bet", bet)
        self.wait(350, 500)
        return bets

    def _offer_insurance(self, bets: dict[int, Money]) -> bool:
        if self._names(DEALER)[0][0] != "A":
            return False
        insured = [box for box in bets if self.rng.random() < 0.4]
        for box in insured:
            self.stake(Party(box), seat(box), "insurance", bets[box] // 2)
        self.wait(350, 500)
        return bool(insured)

    def _play_box(self, box: int, bet: Money) -> None:
        number = 1
        while self.at(seat(box, number)) if number <= _HANDS else False:
            self._play_hand(box, seat(box, number), bet)
            number += 1

    def _play_hand(self, box: int, place: Place, bet: Money) -> None:
        party = Party(box)
        while True:
            names, hands = self._names(place), len(self._hands(box))
            low, total = count(names)
            if total >= 21:
                return
            pair = len(names) == 2 and count(names[:1]) == count(names[1:]) and hands < _HANDS
            if hands > 1 and names[0][0] == "A" and not pair:
                return
            if pair and self.rng.random() < _SPLITS:
                self._split(box, place, bet)
            elif hands > 1 and names[0][0] == "A":
                self.say(party, place, "stand")
                return
            elif len(names) == 2 and low in (9, 10, 11) and self.rng.random() < 0.5:
                self.say(party, place, "double")
                self.wait(150, 250)
                self.stake(party, place, "double", bet, beside=1)
                self._card(place, across=True)
                self.wait_for_reading()
                return
            elif len(names) < _MOST_CARDS and (total < 12 or (total < 17 and self.rng.random() < 0.6)):
                self._card(place)       # a hit shows itself
                self.wait_for_reading()
            else:
                self.say(party, place, "stand")
                self.wait(150, 250)
                return

    def _split(self, box: int, place: Place, bet: Money) -> None:
        new = seat(box, len(self._hands(box)) + 1)
        self.say(Party(box), place, "split")
        self.wait(150, 250)
        self.stake(Party(box), new, "split", bet, beside=new.hand)
        self.slide(self.at(place)[-1], new)
        self.wait_for_reading()
        for hand in (place, new):
            self._card(hand)
        self.wait_for_reading()

    def _play_dealer(self, bets: dict[int, Money], insured: bool) -> None:
        """He draws on 16 and stands on 17; not at all when nothing hangs on it (A59)."""
        hands = [self._names(place) for box in bets for place in self._hands(box)]
        split = {box for box in bets if len(self._hands(box)) > 1}
        naturals = [names for box in bets if box not in split for names in [self._names(seat(box))]
                    if len(names) == 2 and count(names)[1] == 21]
        low = sum(count(names)[1] <= 21 for names in hands) - len(naturals)
        one, _ = count(self._names(DEALER))
        if low:
            self.may_gather_too_soon()
        if low or insured or (naturals and one in (1, 10)):
            self._card(DEALER)
        while low and count(self._names(DEALER))[1] < 17:
            self.wait(350, 550)
            self._card(DEALER)
