"""How the California club runs its hold'em and Omaha tables (S4): moving button, missed blinds, drops, kills."""

from __future__ import annotations

from abc import ABC
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from dealer_assist.games import pots
from dealer_assist.games.betting import BIG_BLIND, DEAD, MADE_UP, POST, SMALL_BLIND, Betting, Chips, Limit
from dealer_assist.games.community import Community
from dealer_assist.games.game import Deal, Irregularity, Move, NextStep
from dealer_assist.games.house_file import not_above, option
from dealer_assist.games.poker import COLLECTION, Burning, HeadsUp
from dealer_assist.money import Money
from dealer_assist.table.events import Due, RoundOpened
from dealer_assist.table.places import BOARD, BURN, Party, Zone, seat
from dealer_assist.table.round import Lying, Round
from dealer_assist.table.settlement import Carried, Reason, because
from dealer_assist.table.sitting import Sitting


class NewPlayer(StrEnum):
    POSTS_BIG_BLIND = "BB"
    NONE = "none"


class RaiseCap(StrEnum):
    UNLIMITED_HEADS_UP = "bet+3 multiway, unlimited heads-up"
    ALWAYS = "bet+3"
    NONE = "none"


class CollectionFrom(StrEnum):
    POT = "pot"
    BUTTON = "button"


class NoFlop(StrEnum):
    FIXED = "fixed"         # a hand that ends before the flop is dropped the no-flop fee
    FULL = "full"           # always dropped by the number of players dealt in


class Rounds(StrEnum):
    """Which of the two figures of a limit game is bet when (A64)."""

    FIRST_THEN_SECOND = "first figure on rounds 1–2, second on rounds 3–4"
    BETWEEN = "from the first to the second figure in every round"


class SmallBlind(StrEnum):
    HALF_DOWN = "half rounded down to $1"
    HALF_UP = "half rounded up to $1"
    EXACT = "exact half"


class Missed(StrEnum):
    ONE_SET = "one set of blinds at most; a missed SB alone is posted dead"
    EVERY_ROUND = "each missed blind"


class NotPosted(StrEnum):
    NONE = "none, call the floor"
    ONE = "1"               # the lowest fee of the list: one chip


@dataclass(frozen=True, kw_only=True)
class Club(Community, ABC):
    limit: Limit = option("lim.structure")
    small_bet: Money = option("lim.first_figure", least=1)      # of "$3 & $6"; without limit the small blind (A48)
    big_bet: Money = option("lim.second_figure", least=1)
    rounds: Rounds = option("lim.rounds", Rounds.FIRST_THEN_SECOND)
    buy_in: Money = option("lim.buy_in", least=1)
    drop_5_to_9: Money = option("lim.drop_5_9")
    drop_4: Money = option("lim.drop_4")
    drop_3: Money = option("lim.drop_3")                        # 0: the list has no such row
    drop_3_not_posted: NotPosted = option("lim.he24_le3", NotPosted.NONE)
    no_flop: NoFlop = option("lim.no_flop")
    no_flop_drop: Money = option("lim.no_flop_drop", 100)
    small_blind: SmallBlind = option("lim.small_blind", SmallBlind.HALF_DOWN)
    collection_from: CollectionFrom = option("cch.collection_from", CollectionFrom.POT)
    heads_up: HeadsUp = option("cch.heads_up", HeadsUp.BUTTON_IS_SMALL_BLIND)
    burning: Burning = option("deal.burn", Burning.EACH_STREET)
    new_player: NewPlayer = option("cch.new_player_posts", NewPlayer.POSTS_BIG_BLIND)
    missed: Missed = option("cch.missed", Missed.ONE_SET)
    raise_cap: RaiseCap = option("cch.raise_cap", RaiseCap.UNLIMITED_HEADS_UP)

    def __post_init__(self) -> None:
        not_above("lim.first_figure", self.small_bet, "lim.second_figure", self.big_bet)

    # ── stakes ──
    @property
    def blinds(self) -> tuple[Money, Money]:
        if self.limit is not Limit.LIMIT:
            return self.small_bet, self.big_bet
        half, chip = self.small_bet // 2, self.unit
        match self.small_blind:
            case SmallBlind.HALF_DOWN:
                half = max(half // chip, 1) * chip
            case SmallBlind.HALF_UP:
                half = -(-half // chip) * chip
        return half, self.small_bet

    @property
    def blind_rules(self) -> tuple[str, str]:
        return "CCH-BLIND-1", "CCH-BLIND-1"

    @property
    def heads_up_blinds(self) -> HeadsUp:
        return self.heads_up

    @property
    def burns(self) -> Burning:
        return self.burning

    @property
    def sizes(self) -> str:
        if self.limit is not Limit.LIMIT:
            return "A51"
        return "LIM-FIX-1" if self.rounds is Rounds.FIRST_THEN_SECOND else "A64"

    def betting(self, r: Round) -> Betting:
        return self._betting

    @cached_property
    def _betting(self) -> Betting:
        _, big = self.blinds
        if self.limit is not Limit.LIMIT:
            return Betting(self.limit, (big,) * 4)
        cap = None if self.raise_cap is RaiseCap.NONE else 4
        heads_up = self.raise_cap is not RaiseCap.UNLIMITED_HEADS_UP
        if self.rounds is Rounds.BETWEEN:
            return Betting(Limit.NO_LIMIT, (self.small_bet,) * 4, cap, heads_up, largest=self.big_bet)
        return Betting(Limit.LIMIT, (self.small_bet, self.small_bet, self.big_bet, self.big_bet), cap, heads_up)

    # ── the opening ──
    def waiting(self, sitting: Sitting) -> frozenset[int]:
        """Seats that the blinds have not dealt in yet: new players, those who missed blinds, those who moved back."""
        seats = {p.seat for p in sitting.newcomers} | {due.by.seat for due in sitting.missed}
        seats |= {party.seat for party in self.passed(sitting)}
        present = set(sitting.after(0))
        return frozenset(seats & present) if len(present - seats) > 1 else frozenset()

    @staticmethod
    def passed(sitting: Sitting) -> list[Party]:
        """Who changed to a seat that the blind has passed: it would come to him later than where he was (rule 6)."""
        last = next((due.by.seat for due in sitting.opened.dues if due.kind == BIG_BLIND), 0) if sitting.opened else 0
        return [party for party, before in sitting.moved.items()
                if last and (_steps(last, party.seat) or _ROUND) > (_steps(last, before) or _ROUND)]

    def next_button(self, sitting: Sitting) -> int:
        button = super().next_button(sitting)
        waiting = self.waiting(sitting)
        if button in waiting and sitting.opened:
            return next(n for n in sitting.after(button) if n not in waiting)
        return button

    def opening(self, sitting: Sitting) -> RoundOpened:
        opened, last = super().opening(sitting), self.again(sitting)
        if not opened.dues or (last and opened.dues == last.dues and opened.seated == last.seated):
            return opened
        button, waiting = opened.button, self.waiting(sitting)
        small, big = (due.by.seat for due in opened.dues)
        dues, out, passed = list(opened.dues), set(), {party.seat for party in self.passed(sitting)}
        for n in sorted(waiting - {big}):
            missed = [due for due in sitting.missed if due.by == Party(n)]
            # between the button and the blinds nobody comes in: he waits (CCH-NEW-2, CCH-MISS-2)
            if _steps(button, n) < _steps(button, big if missed or small == button else small):
                out.add(n)
            elif missed:
                dues += self._made_up(sitting, missed)
            elif n in passed:
                dues.append(self.due(sitting, n, POST, self.blinds[1], "CCH-SEAT-1", optional=True))
            elif self.new_player is NewPlayer.POSTS_BIG_BLIND:
                dues.append(self.due(sitting, n, POST, self.blinds[1], "A30", optional=True))
        if self.collection_from is CollectionFrom.BUTTON:
            most = len(opened.seated) - len(out)
            least = most - len({due.by for due in dues if due.optional})        # who may wait instead is not counted
            fees = {self.fee(players, flop=True) for players in (least, most)}
            dues.append(Due(Party(button), seat(button), COLLECTION, min(fees), max(fees), "A50"))
        return RoundOpened(opened.number, tuple(s for s in opened.seated if s.party.seat not in out), button,
                           tuple(dues), self._skipped(sitting, button, small, big), self.carried(sitting))

    def who_posts(self, sitting: Sitting, button: int) -> tuple[int, int]:
        waiting, order = self.waiting(sitting), sitting.after(button)
        if len(order) == 2:
            return super().who_posts(sitting, button)
        small = next(n for n in order if n not in waiting)
        big = sitting.after(small)[0]
        if big == button and self.heads_up is HeadsUp.BUTTON_IS_SMALL_BLIND:      # all the others wait
            return big, small
        return small, big

    def carried(self, sitting: Sitting) -> Carried | None:
        return None

    def _made_up(self, sitting: Sitting, missed: Sequence[Due]) -> list[Due]:
        """Only as much as a big blind is live, the rest is dead money (CCH-MISS-1)."""
        big = self.blinds[1]
        live = min(big, sum(due.least for due in missed if due.kind == POST))
        dead = sum(due.least for due in missed) - live
        chips = sitting.chips.get(missed[0].by)
        if chips is not None:
            live, dead = min(live, chips), min(dead, chips - min(live, chips))
        return [self.due(sitting, missed[0].by.seat, kind, amount, "CCH-MISS-1", optional=True)
                for kind, amount in ((POST, live), (DEAD, dead)) if amount]

    def _skipped(self, sitting: Sitting, button: int, small: int, big: int) -> tuple[Due, ...]:
        """The blinds that passed an absent player in this hand."""
        found = []
        last = self.again(sitting)
        counted = {(due.by, due.kind) for due in last.skipped} if last else set()
        small_amount, big_amount = self.blinds
        for party in sorted(sitting.absent & sitting.chips.keys()):
            at = _steps(button, party.seat)
            kind, amount = ((MADE_UP[SMALL_BLIND], small_amount) if at < _steps(button, small) else
                            (MADE_UP[BIG_BLIND], big_amount) if at < _steps(button, big) else ("", 0))
            already = any((due.by, due.kind) == (party, kind) for due in sitting.missed)
            if (kind and party.nth == 1 and (party, kind) not in counted
                    and not (already and self.missed is Missed.ONE_SET)):
                found.append(Due(party, seat(party.seat), kind, amount, amount, "CCH-MISS-1", True))
        return tuple(found)

    # ── what the house takes ──
    def fee(self, players: int, flop: bool) -> Money:
        """By the number of players dealt in (LIM-COUNT-1); where the list names no fee for so few, none or one chip."""
        if not flop and self.no_flop is NoFlop.FIXED:
            return self.no_flop_drop
        if players >= 5:
            return self.drop_5_to_9
        if players == 4:
            return self.drop_4
        return self.drop_3 or (self.unit if self.drop_3_not_posted is NotPosted.ONE else 0)

    def takes(self, r: Round, chips: Chips, amounts: Sequence[Money]) -> list[Money]:
        if self.collection_from is CollectionFrom.BUTTON:
            return [0] * len(amounts)
        return pots.dropped(amounts, self.fee(len(chips.put), bool(r.hand(BOARD))))

    def taken_by(self, r: Round) -> str:
        if self.no_flop is NoFlop.FULL:
            return "LIM-DROP-2"
        return "LIM-COUNT-1" if r.hand(BOARD) else "LIM-DROP-1"

    # ── a card that came face up, as card rooms have it (A51) ──
    def _exposed(self, r: Round) -> Lying | None:
        """The one card that is replaced: neither of the first two dealt, and no other came face up."""
        dealt = [c for c in r.cards if c.dealt_to.zone is Zone.SEAT]
        exposed = [c for c in dealt if c.exposed]
        return exposed[0] if len(exposed) == 1 and exposed[0] not in dealt[:2] else None

    def deal_hands(self, r: Round) -> NextStep | None:
        step = super().deal_hands(r)
        card = self._exposed(r) if step is None else None
        if card is None or card.dealt_to.seat not in self.order(r):
            return step
        if card.at == card.dealt_to:
            return Move(card.card, BURN, "A51")
        if card.at == BURN and len(r.hand(card.dealt_to)) < self.hole:
            return Deal(card.dealt_to, False, "A51")
        return None

    def exposed_in_deal(self, r: Round, card: Lying) -> Reason:
        return because("prescribes.replaced" if card == self._exposed(r) else "prescribes.misdeal")

    # ── what is wrong ──
    def objections(self, sitting: Sitting) -> tuple[Irregularity, ...]:
        found = []
        players = sitting.after(0)
        if not 2 <= len(players) <= 9:
            found.append(Irregularity("LIM-SEAT-1", because("poker.players", count=len(players), least=2, most=9), ()))
        elif not self.fee(len(players), flop=True):
            found.append(Irregularity("A47", because("cch.no_fee_posted", count=len(players)), (),
                                      because("prescribes.floor")))
        for party in sitting.chips if sitting.opened is None else sitting.newcomers:
            chips = sitting.chips.get(party)
            if chips is not None and chips < self.buy_in:
                found.append(Irregularity("LIM-BUYIN-1", because("poker.buy_in", party=party, amount=chips,
                                                                 least=self.buy_in), ()))
        return tuple(found)


_ROUND = 100


def _steps(start: int, to: int) -> int:
    """Seats clockwise from one to the other, empty ones too: no table has a hundred."""
    return (to - start) % _ROUND
