"""Omaha at the California club (S4), and Omaha Hi-Lo Split, eight or better: two hole cards and three of the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from dealer_assist.cards import Card
from dealer_assist.games import poker_hands
from dealer_assist.games.betting import BIG_BLIND, KILL, POST, SMALL_BLIND, Betting
from dealer_assist.games.club import Club
from dealer_assist.games.game import Standing
from dealer_assist.games.house_file import option
from dealer_assist.games.poker import Cites, Made
from dealer_assist.games.pots import Layer
from dealer_assist.table.events import RoundOpened
from dealer_assist.table.places import BOARD, Party, seat
from dealer_assist.table.round import Round
from dealer_assist.table.settlement import Carried, Settlement, Share, because
from dealer_assist.table.sitting import Sitting

_OWN = (SMALL_BLIND, BIG_BLIND, POST)


class Kill(StrEnum):
    OFF = "off"
    FULL = "full"           # twice the big blind, the limits doubled
    HALF = "half"           # one and a half times


@dataclass(frozen=True, kw_only=True)
class Omaha(Club):
    kill: Kill = option("oma.kill")                                 # no default: chosen for each session (A33)
    kill_threshold: int = option("oma.kill_threshold", 10)          # small bets, for a pot scooped in hi-lo

    hole = 4
    cites = Cites(draw="A51", deal="OMA-DEAL-1", burn="A03", board="OMA-DEAL-1", ask="OMA-RULE-2", show="A51",
                  hand="OMA-HAND-1", split="OMA-LOW-4", alone="A51", fold="A51", muck="OMA-RULE-2", taken="A50",
                  seats="CCH-NEW-1")

    def make(self, hole: Sequence[Card], board: Sequence[Card]) -> Made:
        strength = poker_hands.omaha_high(hole, board)
        return Made(strength, poker_hands.name(strength), poker_hands.omaha_five(hole, board))

    # ── kill pots ──
    def betting(self, r: Round) -> Betting:
        usual = super().betting(r)
        if not any(due.kind == KILL for due in r.opened.dues):
            return usual
        return replace(usual, opens=tuple(self._killed(bet) for bet in usual.opens),
                       largest=self._killed(usual.largest))

    def _killed(self, amount: int) -> int:
        return amount * 2 if self.kill is Kill.FULL else amount * 3 // 2 // self.unit * self.unit

    def carried(self, sitting: Sitting) -> Carried | None:
        return sitting.closed.paid.carried if sitting.closed and self.kill is not Kill.OFF else None

    def opening(self, sitting: Sitting) -> RoundOpened:
        opened = super().opening(sitting)
        before = opened.carried
        killer = before.holders[0] if before and before.holders and before.times >= self.kills_after else 0
        if (killer not in {s.party.seat for s in opened.seated} or not opened.dues
                or any(due.kind == KILL for due in opened.dues)):      # of a hand that is dealt again
            return opened
        # What he posts besides is part of it: a killer in the blinds makes his blind up to the kill.
        own = sum(due.least for due in opened.dues if due.by == Party(killer) and due.kind in _OWN)
        chips = sitting.chips.get(Party(killer))
        kill = self._killed(self.blinds[1]) if chips is None else min(chips, self._killed(self.blinds[1]))
        due = self.due(sitting, killer, KILL, max(0, kill - own), "OMA-KILL-1")
        return replace(opened, dues=(*opened.dues, due))

    @property
    def kills_after(self) -> int:
        """Pots won in a row."""
        return 2

    def carries(self, r: Round, settlement: Settlement) -> Carried | None:
        """The winner of a whole pot holds the kill button; after a split pot it is neutral (A33)."""
        winners = {share.party.seat for pot in settlement.pots for share in pot.shares}
        if self.kill is Kill.OFF or len(winners) != 1 or any(not pot.shares for pot in settlement.pots):
            return None
        winner, before = winners.pop(), r.opened.carried
        again = before.times + 1 if before and before.holders == (winner,) else 1
        return Carried(0, again, (winner,))


@dataclass(frozen=True, kw_only=True)
class OmahaHiLo(Omaha):
    @property
    def splits(self) -> bool:
        return True

    def best_low(self, r: Round, n: int) -> Made | None:
        hole, board = r.known(seat(n)), r.known(BOARD)
        low = poker_hands.eight_or_better(hole, board) if hole and board else None
        return Made(low, "low", poker_hands.low_five(hole or (), board or ())) if low is not None else None

    def standings(self, r: Round) -> tuple[Standing, ...]:
        """With a full board the low hand beside the high one."""
        return tuple(self._with_low(s, self.best_low(r, s.place.seat)) for s in super().standings(r))

    @staticmethod
    def _with_low(standing: Standing, low: Made | None) -> Standing:
        if low is None:
            return standing
        said = because("poker.high_and_low", hand=standing.hand.key.removeprefix("hand."), cards=standing.cards,
                       low_cards=low.cards)
        return replace(standing, hand=said, rule="OMA-HILO-1")

    def wins_by(self, n: int, layer: Layer, shares: Sequence[Share]) -> str:
        rule = super().wins_by(n, layer, shares)
        if rule != self.cites.hand:
            return rule
        return "OMA-HILO-1" if any(share.half for share in shares) else "OMA-LOW-3"

    @property
    def kills_after(self) -> int:
        return 1

    def carries(self, r: Round, settlement: Settlement) -> Carried | None:
        """Who scoops a pot of a certain size kills the next (A33)."""
        size = sum(pot.amount for pot in settlement.pots)
        return super().carries(r, settlement) if size >= self.kill_threshold * self.small_bet else None
