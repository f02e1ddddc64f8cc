"""Poker with a board: blinds, hole cards face down, betting rounds, burns, a flop dealt as three, turn and river.

The button is drawn for first (THP-BTN-1, A51). Who may put in what follows the document's words on turns, calls and
raises; it is written here once more, so that the rules engine is not tested against itself.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from dealer_assist.money import Money
from dealer_assist.simulator.dealing import Dealer, Mistake
from dealer_assist.table.layout import Layout
from dealer_assist.table.places import BOARD, BURN, Party, Place, seat

_RANKS = "23456789TJQKA"


@dataclass(frozen=True, slots=True)
class Stakes:
    """``opens``: what a bet is on each street, before the flop the big blind; without ``limit`` the least of it."""

    small: Money
    opens: tuple[Money, Money, Money, Money]
    limit: bool
    chip: Money
    buy_in: tuple[Money, Money]
    draw: str = ""              # the suit that is dealt for the button
    hole: int = 2
    cap: int = 4                # bets and raises of a round, the big blind counted

    @property
    def big(self) -> Money:
        return self.opens[0]


# As at the houses whose names the felts bear.
HOLDEM_STAKES = {
    "texas_holdem": Stakes(500, (1000,) * 4, False, 500, (10_000, 60_000), draw="c"),
    "club_holdem": Stakes(200, (400, 400, 800, 800), True, 100, (4_000, 12_000)),
    "omaha": Stakes(100, (300, 300, 600, 600), True, 100, (3_000, 9_000), hole=4),
    "omaha_hi_lo": Stakes(100, (300, 300, 600, 600), True, 100, (3_000, 9_000), hole=4),
}


@dataclass(slots=True)
class Betting:
    """One hand's chips, as far as anybody must know them to bet on."""

    order: list[int]                    # clockwise from the button's left
    behind: dict[int, Money]
    live: list[int]
    now: dict[int, Money] = field(default_factory=dict)
    acted: dict[int, Money] = field(default_factory=dict)
    start: int = 0                      # whose left speaks first
    high: Money = 0
    full: Money = 0
    raises: int = 0
    checked: set[int] = field(default_factory=set)

    def actor(self) -> int | None:
        able = [n for n in self.live if self.behind[n] > 0]
        if not able or len(self.live) < 2:
            return None
        others = [self.now.get(n, 0) for n in self.live if n != able[0]]
        if len(able) == 1 and self.now.get(able[0], 0) >= max(others):
            return None
        at = self.order.index(self.start) + 1
        return next((n for n in (*self.order[at:], *self.order[:at]) if n in able
                     and (self.now.get(n, 0) < self.high or n not in self.acted)), None)  # fmt: skip

    def may_raise(self, who: int, cap: int) -> bool:
        owes = self.high - self.now.get(who, 0)
        fresh = who not in self.acted or self.high - self.acted[who] >= self.full
        payer = any(self.behind[n] + self.now.get(n, 0) > self.high for n in self.live if n != who)
        return fresh and payer and self.behind[who] > owes and self.raises < cap

    def put(self, who: int, amount: Money, bets: bool = True, limit: bool = False) -> None:
        self.behind[who] -= amount
        self.now[who] = self.now.get(who, 0) + amount
        more = self.now[who] - self.high
        if bets:
            self.acted[who] = self.now[who] if more > 0 else self.high
        if more > 0:
            self.high = self.now[who]
            if bets:
                self.start, self.raises = who, self.raises + 1
                self.full = more if more >= self.full and not limit else self.full


class PokerDealer(Dealer):
    rounds_before = 1
    game_stakes: Stakes = HOLDEM_STAKES["club_holdem"]
    may_check_and_raise = True

    def __init__(self, layout: Layout, rng: random.Random, starts: int, mistake: Mistake | None = None,
                 counted: bool = False) -> None:
        super().__init__(layout, rng, starts, mistake, counted)
        self.stakes = HOLDEM_STAKES.get(layout.game, self.game_stakes)
        self.needs(*map(seat, layout.seats), *((BOARD, BURN) if layout.game in HOLDEM_STAKES else ()))
        self.seats = sorted(rng.sample(layout.seats, rng.randint(2, len(layout.seats))))
        least, most = self.stakes.buy_in
        chips = {n: rng.randrange(least, most, self.stakes.chip) for n in self.seats}
        self.chips = chips if counted else dict.fromkeys(self.seats, 10**9)
        self.script.seated = {n: chips[n] if counted else None for n in self.seats}
        self.button = 0

    def play(self) -> None:
        if self.button == 0:
            self._draw_for_button()
            return
        self.button = next(n for n in self._after(self.button)) if self.played.number > 2 else self.button
        self._hand()

    def _after(self, button: int) -> list[int]:
        return [n for n in self.seats if n > button] + [n for n in self.seats if n <= button]

    def _draw_for_button(self) -> None:
        pack = [name for name in self.shuffled() if name.endswith(self.stakes.draw)]
        drawing = list(self.seats)
        while len(drawing) > 1:
            drawn = {n: pack.pop() for n in self._after(0) if n in drawing}
            for n, name in drawn.items():
                self.deal(name, seat(n), face_up=True, pitched=True)
            best = max(_RANKS.index(name[0]) for name in drawn.values())
            drawing = [n for n in drawing if _RANKS.index(drawn[n][0]) == best]
        self.button = drawing[0]
        self.wait_for_reading()
        self.pick_up([*map(seat, self.seats)])

    def _hand(self) -> None:
        order = self._after(self.button)
        self.table = Betting(order, dict(self.chips), list(order))
        self._post_blinds(order)
        pack = self.shuffled()
        for _ in range(self.stakes.hole):
            for n in order:
                self.deal(pack.pop(), seat(n), face_up=False, pitched=True)
        for street, cards in enumerate((0, 3, 1, 1)):
            if cards:
                self.deal(pack.pop(), BURN, face_up=False)
                self._board([pack.pop() for _ in range(cards)])
            self.wait_for_reading()
            self._bet(street)
            if len(self.table.live) < 2:
                break
        if len(self.table.live) > 1:
            for n in self.table.live:
                self.turn_up(self.at(seat(n)))
            self.wait_for_reading()
        self._clear()

    def _clear(self) -> None:
        self.take_chips()
        self.wait(400, 600)
        self.pick_up((*map(seat, self.seats), BOARD, BURN))

    def _board(self, names: Sequence[str]) -> None:
        if len(names) > 1:
            self.spread(names, BOARD)
        else:
            self.deal(names[0], BOARD, face_up=True)

    def _post_blinds(self, order: list[int]) -> None:
        small, big = (order[-1], order[0]) if len(order) == 2 else (order[0], order[1])
        for n, kind, amount in ((small, "small blind", self.stakes.small), (big, "big blind", self.stakes.big)):
            self.stake(Party(n), seat(n), kind, amount)
            self.table.put(n, amount, bets=False)
        self.table.start, self.table.raises = big, 1
        self.wait(300, 450)

    def _bet(self, street: int) -> None:
        table = self.table
        if street:
            table.now, table.acted, table.high, table.raises, table.start = {}, {}, 0, 0, table.order[-1]
            table.checked = set()
        table.full = self.stakes.opens[street]
        while (who := table.actor()) is not None:
            self.wait(200, 350)
            self._act(who)
        self.wait(250, 400)
        if table.now:
            self.take_chips()

    def _act(self, who: int) -> None:
        table, party, place = self.table, Party(who), seat(who)
        owes = table.high - table.now.get(who, 0)
        dice = self.rng.random()
        cap = self.stakes.cap if self.stakes.limit else 3       # without limit it would never end
        tied = who in table.checked and not self.may_check_and_raise
        if dice < 0.2 and not tied and table.may_raise(who, cap):
            self._put(who, self._raise(who, owes))
        elif not owes:
            self.say(party, place, "check")
            table.acted[who] = table.high
            table.checked.add(who)
        elif dice < 0.68:
            self._put(who, min(owes, table.behind[who]))
        else:
            self.say(party, place, "fold")
            table.live.remove(who)
            self.throw_in(place)

    def _raise(self, who: int, owes: Money) -> Money:
        """A full one, or all that he has."""
        least, behind = owes + self.table.full, self.table.behind[who]
        if self.stakes.limit or behind <= least:
            return min(least, behind)
        if self.rng.random() < 0.2 and behind < 10**8:
            return behind
        return min(behind, least + self.stakes.chip * self.rng.randint(0, 6))

    def _put(self, who: int, amount: Money) -> None:
        self.stake(Party(who), seat(who), "bet", amount)
        self.table.put(who, amount, limit=self.stakes.limit)

    def throw_in(self, place: Place) -> None:
        self.glide_off(self.at(place))
