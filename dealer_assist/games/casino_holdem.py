"""Casino Hold'em (S2): each box, or all boxes with one shared hand, against the dealer's."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction

from dealer_assist.cards import FACE_DOWN, Card
from dealer_assist.games import poker_hands
from dealer_assist.games.against_dealer import (
    Burning,
    Compared,
    Stake,
    compared,
    made,
    misplaced,
    stakes,
    waiting,
)
from dealer_assist.games.game import (
    FOLD,
    INSPECTOR,
    TIMEOUT,
    VOID,
    Ask,
    AskAny,
    Bet,
    Deal,
    Irregularity,
    NextStep,
    Offer,
    Reveal,
    Settle,
    Standing,
    called_off,
    fouled,
    overdrawn,
    wrong,
)
from dealer_assist.games.house_file import ContradictionError, Pay, PayTable, not_above, option, pays
from dealer_assist.games.poker_hands import Category, PairOf, Strength
from dealer_assist.money import Money, Rounding
from dealer_assist.table.events import Due, RoundOpened
from dealer_assist.table.places import BOARD, DEALER, DECK, HOUSE, PLAYER, Party, Place, seat
from dealer_assist.table.round import Act, Round
from dealer_assist.table.settlement import Line, Settlement, Value, Verdict, because
from dealer_assist.table.sitting import Sitting

ANTE, CALL, BONUS = "ante", "call", "bonus"
CUT = "cut"


class TieWhenNotQualified(StrEnum):
    PLAYER_WINS = "player_wins"
    PUSH = "push"


@dataclass(frozen=True)
class CasinoHoldem:
    ante_pays: PayTable = pays("ante", "royal_flush", "straight_flush", "four_of_a_kind", "full_house", "flush",
                               "straight_or_less")
    bonus_pays: PayTable = pays("bonus", "royal_flush", "straight_flush", "four_of_a_kind", "full_house", "flush",
                                "pair_of_aces_to_straight")
    call_pays: PayTable = pays("call", "any")
    shared_hand: bool = option("ch.shared_hand")
    ante_minimum: Money = option("ch.ante_minimum", least=1)
    ante_maximum: Money = option("ch.ante_maximum", least=1)
    bonus_minimum: Money = option("ch.bonus_minimum", least=1)
    bonus_maximum: Money = option("ch.bonus_maximum", least=1)
    decision_seconds: int = option("ch.decision_seconds")       # 0: nobody's hand is folded by the clock
    unit: Money = option("payout.unit", least=1)
    rounding: Rounding = option("payout.round", Rounding.DOWN)
    burning: Burning = option("deal.burn", Burning.NONE)
    confirm_cut: bool = option("ch.confirm_cut", False)
    qualifier: PairOf = option("ch.qualifier", PairOf.parse("pair of 4s"))
    bonus_least: PairOf = option("ch.bonus_min", PairOf.parse("pair of aces"))
    high_card_ante: Fraction = option("ch.high_card_ante", Fraction(1))
    tie_when_not_qualified: TieWhenNotQualified = option("ch.tie_when_not_qualified", TieWhenNotQualified.PLAYER_WINS)

    decks = 1
    jokers = 0
    rulings = (VOID,)

    def __post_init__(self) -> None:
        if str(self.bonus_least) != "pair of aces":
            raise ContradictionError(f"options.ch.bonus_min: {str(self.bonus_least)!r} found; 'pair of aces' was "
                                     "expected, as the line pays.bonus.pair_of_aces_to_straight has it")
        for bet, least, most in ((ANTE, self.ante_minimum, self.ante_maximum),
                                 (BONUS, self.bonus_minimum, self.bonus_maximum)):
            not_above(f"ch.{bet}_minimum", least, f"ch.{bet}_maximum", most)

    def places(self, seats: tuple[int, ...]) -> tuple[Place, ...]:
        return (*((PLAYER,) if self.shared_hand else map(seat, seats)), DEALER, BOARD)

    def objections(self, sitting: Sitting) -> tuple[Irregularity, ...]:
        return ()

    def opening(self, sitting: Sitting) -> RoundOpened:
        return RoundOpened(sitting.next_number, sitting.present())

    # ── who plays which hand ──
    def playing(self, r: Round) -> tuple[Party, ...]:
        """Those with an Ante, from the dealer's left (CH-BET-1)."""
        return tuple(sorted({a.by for a in r.acts if a.what == ANTE and a.amount and not self.too_late(r, a)}))

    @staticmethod
    def too_late(r: Round, act: Act) -> bool:
        """Chips on the Ante or the Bonus once the board is seen are no bet.

        They are due before the first card; but they come by touch, which may follow the chips by a moment, and until
        the flop nobody can gain by that. Such a bet stands, and is reported.
        """
        flop = next((n for n, card in enumerate(r.cards) if card.dealt_to == BOARD), len(r.cards))
        return act.what in (ANTE, BONUS) and act.after > flop

    def bet(self, r: Round, party: Party, kind: str) -> Money:
        """What a party has in play on a spot of its own box."""
        return sum(a.amount for a in r.acts
                   if a.by == party and a.on == seat(party.seat) and a.what == kind and not self.too_late(r, a))

    def hand_of(self, party: Party) -> Place:
        return PLAYER if self.shared_hand else seat(party.seat)

    def hands(self, r: Round) -> tuple[Place, ...]:
        return tuple(dict.fromkeys(self.hand_of(party) for party in self.playing(r)))

    def decision(self, r: Round, party: Party) -> Act | None:
        """The first word counts: a fold cannot be called back, nor a call (CH-DEC-1). Less than a Call is none yet."""
        missing = 2 * self.bet(r, party, ANTE)
        for act in r.acts:
            if act.by == party and act.on == seat(party.seat):
                missing -= act.amount if act.what == CALL else 0
                if (act.what == CALL and missing <= 0) or act.what in (FOLD, TIMEOUT):
                    return act
        return None

    # ── what comes next ──
    def next_step(self, r: Round) -> NextStep:
        if off := called_off(r, self.decks, self.jokers, void="CH-VOID-1"):
            return Settle(*off)
        step = self._deal(r) if self.playing(r) else None
        if not r.cards or not self.playing(r):
            if self.confirm_cut and step is not None and not r.said(CUT, by=HOUSE):
                step = Ask(HOUSE, DECK, (CUT,), "CH-SETUP-1")
            return Offer(self._bets_open(r), step, "CH-BET-1")
        if step is not None:
            return step
        called = self._hands_called(r)
        for place in (*called, BOARD, DEALER) if called else ():
            r.read(place)
        return Settle(because("ch.showdown"), "CH-PAYOUT-1")

    def _bets_open(self, r: Round) -> tuple[Due, ...]:
        limits = ((ANTE, self.ante_minimum, self.ante_maximum), (BONUS, self.bonus_minimum, self.bonus_maximum))
        dues = []
        for seated in r.opened.seated:
            for kind, least, most in limits:
                if kind == BONUS and not self.bet(r, seated.party, ANTE):
                    continue                            # the Ante is required, the Bonus beside it is not
                already = self.bet(r, seated.party, kind)
                if already + self.unit <= most:         # chips may be added until the first card
                    dues.append(Due(seated.party, seat(seated.party.seat), kind,
                                    self.unit if already else least, most - already, "CH-BET-1", kind == BONUS))
        return tuple(dues)

    def _deal(self, r: Round) -> NextStep | None:
        for number in (1, 2):
            for place, up in (*((hand, True) for hand in self.hands(r)), (DEALER, False)):
                if len(r.hand(place)) < number:
                    return Deal(place, up, "CH-DEAL-1")
        board = len(r.hand(BOARD))
        if board < 3:
            return self.burning.due(r, "CH-DEAL-1") or Deal(BOARD, True, "CH-DEAL-1")
        if asks := tuple(self._ask(r, party) for party in self.playing(r) if self.decision(r, party) is None):
            return AskAny(asks)
        if board < 5:
            return self.burning.due(r, "CH-DEAL-2") or Deal(BOARD, True, "CH-DEAL-2")
        if FACE_DOWN in r.hand(DEALER):
            return Reveal((DEALER,), "CH-DEAL-2")
        return None

    def _ask(self, r: Round, party: Party) -> Ask:
        bonus = self._bonus_strength(r, party)
        won = bonus is not None and self.bonus_least.reached_by(bonus) and self.bet(r, party, BONUS) > 0
        missing = 2 * self.bet(r, party, ANTE) - self.bet(r, party, CALL)
        return Ask(party, seat(party.seat), (FOLD,), "CH-DEC-1", Bet(CALL, missing),
                   because("ch.call_to_collect_bonus") if won else None, self.decision_seconds * 1000)

    def _hands_called(self, r: Round) -> tuple[Place, ...]:
        called = (p for p in self.playing(r) if (d := self.decision(r, p)) is not None and d.what == CALL)
        return tuple(dict.fromkeys(self.hand_of(party) for party in called))

    # ── what the hands amount to ──
    def _bonus_strength(self, r: Round, party: Party) -> Strength | None:
        """The first five cards: the two of the hand and the flop (CH-BONUS-1)."""
        flop, mine = self._flop(r, party), r.known(self.hand_of(party))
        return poker_hands.high((*mine, *flop)) if mine and len(mine) == 2 and flop else None

    def _flop(self, r: Round, party: Party) -> tuple[Card, ...] | None:
        """The three cards on which the party decided. If fewer had been seen then, the turn must not pass for one."""
        decision = self.decision(r, party)
        before = r.cards if decision is None else r.cards[:decision.after]
        flop = [card.face for card in before if card.at == BOARD][:3]
        known = tuple(face for face in flop if isinstance(face, Card))
        return known if len(known) == 3 else None

    def standings(self, r: Round) -> tuple[Standing, ...]:
        found = []
        for place in (*self.hands(r), DEALER):
            if (hand := made(r, place)) is None or (place == DEALER and len(r.hand(BOARD)) < 5):
                continue
            strength, called, five = hand
            found.append(Standing(place, called, five, "CH-UI-1") if place != DEALER else
                         Standing(place, called, five, "CH-QUAL-1", self.qualifier.reached_by(strength)))
        return tuple(found)

    # ── what is wrong ──
    def irregularities(self, r: Round) -> tuple[Irregularity, ...]:
        return (*self._wrong_cards(r), *overdrawn(r, "CH-BET-1"), *self._wrong_bets(r))

    def _wrong_cards(self, r: Round) -> list[Irregularity]:
        sizes = dict.fromkeys((*self.hands(r), DEALER), 2) | {BOARD: 5}
        found = [*fouled(r, self.decks, self.jokers),
                 *misplaced(r, sizes, "CH-DEAL-1", "CH-BET-1", lambda at: because("ch.hand_without_ante", place=at))]
        exposed = tuple(c.seq for c in r.lying(DEALER) if isinstance(c.face, Card)) if len(r.hand(BOARD)) < 5 else ()
        if exposed:
            found.append(Irregularity("CH-DEAL-1", because("ch.dealer_card_exposed"), exposed,
                                      INSPECTOR))
        return found

    def _wrong_bets(self, r: Round) -> Iterator[Irregularity]:
        for party in dict.fromkeys(a.by for a in r.acts if a.amount):
            acts = [a for a in r.acts if a.by == party and a.amount]
            staked = {kind: sum(a.amount for a in acts if a.what == kind) for kind in (ANTE, BONUS, CALL)}
            for kind, least, most in ((ANTE, self.ante_minimum, self.ante_maximum),
                                      (BONUS, self.bonus_minimum, self.bonus_maximum)):
                if staked[kind] and not least <= staked[kind] <= most:
                    yield wrong("CH-BET-1", because("wrong.limits", party=party, kind=kind, amount=staked[kind],
                                                    least=least, most=most), [a for a in acts if a.what == kind])
                if late := [a for a in acts if a.what == kind and a.after]:
                    yield wrong("CH-BET-1", because("ch.late_bet", party=party, kind=kind), late)
            if not staked[ANTE]:
                yield wrong("CH-BET-1", because("ch.no_ante", party=party), acts)
            elif staked[CALL] and staked[CALL] != 2 * staked[ANTE]:
                yield wrong("CH-BET-2", because("ch.call_not_double", party=party, amount=staked[CALL],
                                                wanted=2 * staked[ANTE]), [a for a in acts if a.what == CALL])
            if strange := [a for a in acts if a.what not in staked]:
                yield wrong("CH-BET-1", because("wrong.kind", party=party, kind=strange[0].what), strange)

    # ── what is owed ──
    def settle(self, r: Round) -> Settlement:
        lines: list[Line] = []
        for stake, late in stakes(r, (ANTE, CALL, BONUS), lambda act: self.too_late(r, act)):
            if late:
                reason = because("ch.too_late", party=stake.party, kind=stake.kind)
                lines.append(stake.ends(Verdict.RETURNED, reason, "CH-BET-1"))
            else:
                lines += self._lines(r, stake)
        return Settlement(tuple(lines))

    def _lines(self, r: Round, stake: Stake) -> list[Line]:
        party, kind = stake.party, stake.kind
        if off := called_off(r, self.decks, self.jokers, void="CH-VOID-1"):
            return [stake.ends(Verdict.RETURNED, *off)]
        decision = self.decision(r, party)
        if kind not in (ANTE, CALL, BONUS) or stake.on != seat(party.seat) or not self.bet(r, party, ANTE):
            return [stake.ends(Verdict.RETURNED, because("ch.not_a_bet"), "CH-BET-1")]
        if decision is None:
            return [stake.waits(stake.on, because("waiting.decision", place=stake.on), "CH-PAYOUT-1")]
        if decision.what != CALL:
            if kind == CALL:
                return [stake.ends(Verdict.RETURNED, because("ch.called_after_fold"), "CH-DEC-4")]
            timed_out = decision.what == TIMEOUT
            return [stake.ends(Verdict.LOSE, because("ch.timed_out" if timed_out else "ch.folded"),
                               "CH-DEC-3" if timed_out else "CH-DEC-2")]
        over = stake.amount - 2 * self.bet(r, party, ANTE) if kind == CALL else 0
        returned = []
        if over > 0:
            stake, extra = replace(stake, amount=stake.amount - over), replace(stake, amount=over)
            returned = [extra.ends(Verdict.RETURNED, because("ch.over_double"), "CH-BET-2")]
        return [self._bonus(r, stake) if kind == BONUS else self._against_dealer(r, stake), *returned]

    def _bonus(self, r: Round, stake: Stake) -> Line:
        strength, mine = self._bonus_strength(r, stake.party), self.hand_of(stake.party)
        if strength is None:
            return self._waits(r, stake, BOARD if len(r.known(mine) or ()) == 2 else mine)
        first_five = (*r.read(mine), *(self._flop(r, stake.party) or ()))
        said: dict[str, Value] = {"hand": poker_hands.name(strength), "cards": poker_hands.five(first_five)}
        if not self.bonus_least.reached_by(strength):
            reason = because("ch.bonus_too_low", least=str(self.bonus_least), **said)
            return stake.ends(Verdict.LOSE, reason, "CH-BONUS-2")
        pay = _pay(self.bonus_pays, strength, "pair_of_aces_to_straight")
        return stake.wins(pay, self.unit, self.rounding, because("ch.bonus", **said), "CH-BONUS-1")

    def _against_dealer(self, r: Round, stake: Stake) -> Line:
        hands = compared(r, self.hand_of(stake.party))
        return self._waits(r, stake, hands) if isinstance(hands, Place) else self.result(stake, hands)

    def result(self, stake: Stake, hands: Compared) -> Line:
        """An Ante or a Call that stands against the dealer: the two strengths decide it, nothing else."""
        mine, dealers, said = hands.mine, hands.dealers, hands.said

        def pushes(reason: str, rule: str) -> Line:
            return stake.ends(Verdict.PUSH, because(reason, **said), rule)

        if not self.qualifier.reached_by(dealers):
            if mine == dealers and self.tie_when_not_qualified is TieWhenNotQualified.PUSH:
                return pushes("ch.tie_not_qualified", "A19")
            if stake.kind == CALL:
                return pushes("ch.call_returned", "CH-OUT-1")
            return stake.wins(self._ante_pay(mine), self.unit, self.rounding, because("ch.not_qualified", **said),
                              "CH-OUT-1")
        if mine == dealers:
            return pushes("ch.tie", "CH-OUT-4")
        if mine < dealers:
            return stake.ends(Verdict.LOSE, because("ch.dealer_higher", **said), "CH-OUT-3")
        pay = self.call_pays["any"] if stake.kind == CALL else self._ante_pay(mine)
        return stake.wins(pay, self.unit, self.rounding, because("ch.dealer_lower", **said), "CH-OUT-2")

    def _ante_pay(self, mine: Strength) -> Pay:
        return Pay(self.high_card_ante, "A21") if mine[0] == Category.HIGH_CARD else _pay(
            self.ante_pays, mine, "straight_or_less")

    @staticmethod
    def _waits(r: Round, stake: Stake, place: Place) -> Line:
        return stake.waits(place, waiting(r, place), "CH-PAYOUT-1")


def _pay(table: PayTable, strength: Strength, rest: str) -> Pay:
    return table.get(poker_hands.name(strength), table[rest])
