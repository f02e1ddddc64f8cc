"""Heads-Up Hold'em (S0): each box against the dealer, with one Raise, the higher the earlier it is made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction

from dealer_assist.cards import FACE_DOWN, Card, Rank
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
    TOUCHED,
    VOID,
    Ask,
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
from dealer_assist.games.house_file import ContradictionError, Pay, PayTable, not_above, option, pays, pays_exactly
from dealer_assist.games.poker_hands import Category, PairOf
from dealer_assist.money import Money, Rounding
from dealer_assist.table.events import Due, RoundOpened
from dealer_assist.table.places import BOARD, DEALER, HOUSE, Party, Place, seat
from dealer_assist.table.round import Act, Round
from dealer_assist.table.settlement import Line, Reason, Settlement, Verdict, because
from dealer_assist.table.sitting import Sitting

ANTE, ODDS, RAISE = "ante", "odds", "raise"
CHECK = "check"
BOXES = 5
MOST_TIMES = {1: 3, 2: 2, 3: 1}         # what a Raise may be of the Ante, in each of the three rounds of betting
RAISE_RULES = {1: "HUH-RAISE-1", 2: "HUH-RAISE-2", 3: "HUH-RAISE-3"}


class SideBets(StrEnum):
    OFF = "off"
    TRIPS_PLUS = "trips_plus"
    POCKET_BONUS = "pocket_bonus"


SIDE_BETS = (SideBets.TRIPS_PLUS, SideBets.POCKET_BONUS)


class RaiseStep(StrEnum):
    CHIP = "chip"
    WHOLE_MULTIPLE = "whole_multiple"
    MAX_ONLY = "max_only"


class Tie(StrEnum):
    PUSH_ALL = "push all"
    DEALER = "dealer"


class DealerBetter(StrEnum):
    """What becomes of a bet when a dealer without a pair is better."""

    PUSH = "push"
    LOSE = "lose"


class FoldLoses(StrEnum):
    ANTE_AND_ODDS = "ante+odds"


class RoyalBadBeat(StrEnum):
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Played:
    """What a box has done so far."""

    checked: int = 0                # the last betting round in which it checked
    folded: bool = False
    raised: int = 0                 # the betting round in which its chips came to a Raise
    until: int = 0                  # the number of acts in the round by then
    put: Money = 0                  # its chips on the Raise by then
    counts: Money = 0               # of which so much is within what the rules allow
    after_check: tuple[Act, ...] = ()   # chips put there when it had already checked in that betting round

    @property
    def open(self) -> bool:
        return not self.raised and not self.folded


@dataclass(frozen=True)
class HeadsUpHoldem:
    ante_pays: PayTable = pays("ante", "any")
    odds_pays: PayTable = pays("odds", "royal_flush", "straight_flush", "four_of_a_kind", "full_house", "flush",
                               "straight")
    bad_beat_pays: PayTable = pays("bad_beat", "straight_flush", "four_of_a_kind", "full_house", "straight")
    raise_pays: PayTable = pays("raise", "any")
    ante_minimum: Money = option("huh.ante_minimum", least=1)
    ante_maximum: Money = option("huh.ante_maximum", least=1)
    unit: Money = option("payout.unit", least=1)
    rounding: Rounding = option("payout.round", Rounding.DOWN)
    burning: Burning = option("deal.burn", Burning.NONE)
    qualifier: PairOf = option("huh.qualifier", PairOf.parse("pair of 2s"))
    raise_step: RaiseStep = option("huh.raise_step", RaiseStep.CHIP)
    tie: Tie = option("huh.tie", Tie.PUSH_ALL)
    ante_not_qualified: DealerBetter = option("huh.nonqualify_dealer_better.ante", DealerBetter.PUSH)
    odds_not_qualified: DealerBetter = option("huh.nonqualify_dealer_better.odds", DealerBetter.LOSE)
    raise_not_qualified: DealerBetter = option("huh.nonqualify_dealer_better.raise", DealerBetter.LOSE)
    fold_loses: FoldLoses = option("huh.fold_loses", FoldLoses.ANTE_AND_ODDS)
    flush_bad_beat: Fraction = option("huh.flush_bad_beat", Fraction(5))
    royal_bad_beat: RoyalBadBeat = option("huh.royal_bad_beat", RoyalBadBeat.NONE)
    side_bets: SideBets = option("huh.side_bets", SideBets.OFF)
    side_minimum: Money = option("huh.side_minimum", 0)
    side_maximum: Money = option("huh.side_maximum", 0)
    trips_plus_pays: PayTable = pays("trips_plus", "royal_flush", "straight_flush", "four_of_a_kind", "full_house",
                                     "flush", "straight", "three_of_a_kind", optional=True)
    pocket_bonus_pays: PayTable = pays("pocket_bonus", "pair_of_aces", "ace_and_face_suited", "ace_and_face",
                                       "pair", optional=True)

    decks = 1
    jokers = 0
    rulings = (VOID, TOUCHED)

    def __post_init__(self) -> None:
        not_above("huh.ante_minimum", self.ante_minimum, "huh.ante_maximum", self.ante_maximum)
        *higher, straight = ((hand, pay) for hand, pay in self.bad_beat_pays.items() if hand != "flush")
        object.__setattr__(self, "bad_beat_pays", dict((*higher, ("flush", Pay(self.flush_bad_beat, "A09")), straight)))
        if self.side_bets is not SideBets.OFF:
            if not self.side_pays:
                raise ContradictionError(f"pays.{self.side_bets}: missing; a house that turns this side bet on brings "
                                         "its pay table")
            if not 0 < self.side_minimum <= self.side_maximum:
                raise ContradictionError(f"options.huh.side_minimum: {self.side_minimum} found; from 1 to "
                                         f"{self.side_maximum} was expected, which is huh.side_maximum")

    @property
    def kinds(self) -> tuple[str, ...]:
        """The bets of this house, in the order in which they are settled (HUH-DEAL-2)."""
        return (ANTE, ODDS, RAISE, *self.sides)

    @property
    def sides(self) -> tuple[str, ...]:
        return () if self.side_bets is SideBets.OFF else (self.side_bets.value,)

    @property
    def side_pays(self) -> PayTable:
        return self.trips_plus_pays if self.side_bets is SideBets.TRIPS_PLUS else self.pocket_bonus_pays

    def places(self, seats: tuple[int, ...]) -> tuple[Place, ...]:
        return (*map(seat, seats), DEALER, BOARD)

    def objections(self, sitting: Sitting) -> tuple[Irregularity, ...]:
        return tuple(Irregularity("HUH-SETUP-1", because("huh.no_such_box", party=seated.party, boxes=BOXES), ())
                     for seated in sitting.present() if seated.party.seat > BOXES)

    def opening(self, sitting: Sitting) -> RoundOpened:
        return RoundOpened(sitting.next_number, sitting.present())

    # ── who plays, and what he has done ──
    def playing(self, r: Round) -> tuple[Party, ...]:
        """Those with an Ante and equal Odds, from the dealer's left (HUH-BET-1)."""
        return tuple(p for p in sorted({a.by for a in r.acts if a.what == ANTE and a.amount}) if self.equal(r, p))

    def equal(self, r: Round, party: Party) -> bool:
        return self.bet(r, party, ANTE) == self.bet(r, party, ODDS) > 0

    def too_late(self, r: Round, act: Act) -> bool:
        """Chips put down once somebody can have looked at both his cards are no bet.

        They are due before the first card; but they come by touch, which may follow the chips by a moment. Until the
        second card such a bet stands, and is reported.
        """
        if act.what == RAISE or act.what not in self.kinds:
            return False
        dealt = [card.dealt_to for card in r.cards[:act.after]]
        return BOARD in dealt or len(set(dealt)) < len(dealt)

    def bet(self, r: Round, party: Party, kind: str) -> Money:
        """What a party has in play on a spot of its own box."""
        return sum(a.amount for a in r.acts
                   if a.by == party and a.on == seat(party.seat) and a.what == kind and not self.too_late(r, a))

    def side_bet(self, r: Round, party: Party) -> Money:
        return sum(self.bet(r, party, kind) for kind in self.sides)

    def played(self, r: Round, party: Party) -> Played:
        """The first word of each betting round counts; a Raise or a fold ends it for the hand (HUH-RAISE-4)."""
        so_far, ante = Played(), self.bet(r, party, ANTE)
        for n, act in enumerate(r.acts, 1):
            if act.by != party or act.on != seat(party.seat):
                continue
            now = betting_round(r, act)
            if act.what == FOLD and not act.amount:
                return replace(so_far, folded=True)
            if act.what == CHECK and not act.amount and now < 3:
                so_far = replace(so_far, checked=now)
            elif act.what == RAISE and act.amount and so_far.checked >= now:
                so_far = replace(so_far, after_check=(*so_far.after_check, act))
            elif act.what == RAISE and act.amount:
                so_far = replace(so_far, put=so_far.put + act.amount, until=n)
                least, most = self._range(ante, now)
                if so_far.put >= least:
                    step = ante if self.raise_step is RaiseStep.WHOLE_MULTIPLE else 1
                    counts = min(most, least + (so_far.put - least) // step * step)
                    return replace(so_far, raised=now, counts=counts)
        return so_far

    def _range(self, ante: Money, now: int) -> tuple[Money, Money]:
        most = MOST_TIMES[now] * ante
        return most if self.raise_step is RaiseStep.MAX_ONLY else ante, most

    # ── what comes next ──
    def next_step(self, r: Round) -> NextStep:
        if off := called_off(r, self.decks, self.jokers):
            return Settle(*off)
        playing = self.playing(r)
        if not r.cards or not playing:
            return Offer(self._bets_open(r), self._pocket(r, playing), "HUH-BET-1")
        if (step := self._pocket(r, playing) or self._on(r, playing)) is not None:
            return step
        for place in self._shown(r, playing):
            r.read(place)
        return Settle(because("huh.showdown"), "HUH-DEAL-2")

    def _bets_open(self, r: Round) -> tuple[Due, ...]:
        dues = []
        for party in (seated.party for seated in r.opened.seated):
            box, ante, odds = seat(party.seat), self.bet(r, party, ANTE), self.bet(r, party, ODDS)
            if ante == odds:
                dues += [Due(party, box, kind, self.unit if ante else self.ante_minimum, self.ante_maximum - ante,
                             "HUH-BET-1", even=pays_exactly(self.unit, self.odds_pays, self.bad_beat_pays))
                         for kind in (ANTE, ODDS) if ante + self.unit <= self.ante_maximum]
            else:
                missing = abs(ante - odds)
                dues.append(Due(party, box, ODDS if odds < ante else ANTE, missing, missing, "HUH-BET-1"))
            side = self.side_bet(r, party)
            for kind in self.sides if ante and side + self.unit <= self.side_maximum else ():
                dues.append(Due(party, box, kind, self.unit if side else self.side_minimum, self.side_maximum - side,
                                "HUH-BET-2", optional=True))
        return tuple(dues)

    def _pocket(self, r: Round, playing: tuple[Party, ...]) -> NextStep | None:
        boxes = dict.fromkeys(seat(party.seat) for party in playing)
        for number in (1, 2):
            for place in (*boxes, DEALER) if boxes else ():
                if len(r.hand(place)) < number:
                    return Deal(place, False, "HUH-DEAL-1")
        return None

    def _on(self, r: Round, playing: tuple[Party, ...]) -> NextStep | None:
        board, shown = len(r.hand(BOARD)), self._shown(r, playing)
        played = {party: self.played(r, party) for party in playing}
        now = {0: 1, 3: 2}.get(board, 3 if board >= 5 else 0)       # 0: no betting between turn and river
        for party, so_far in played.items():
            if so_far.open and so_far.checked < now:
                return self._ask(r, party, now, so_far)
        if board < 5 and (BOARD in shown or any(so_far.open for so_far in played.values())):
            return self.burning.due(r, "A03") or Deal(BOARD, True, "HUH-DEAL-2")
        hidden = tuple(place for place in shown if FACE_DOWN in r.hand(place))
        return Reveal((DEALER,) if DEALER in hidden else hidden, "HUH-DEAL-2") if hidden else None

    def _ask(self, r: Round, party: Party, now: int, so_far: Played) -> Ask:
        least, most = (amount - so_far.put for amount in self._range(self.bet(r, party, ANTE), now))
        bet = Bet(RAISE, most) if least == most else Bet(RAISE, 0, least, most)
        whole = self.raise_step is RaiseStep.WHOLE_MULTIPLE and least < most
        return Ask(party, seat(party.seat), (FOLD,) if now == 3 else (CHECK,), RAISE_RULES[now], bet,
                   because("huh.whole_multiples") if whole else None)

    def _shown(self, r: Round, playing: tuple[Party, ...]) -> tuple[Place, ...]:
        """The places whose cards a bet still hangs on; of a folded hand that is its side bet."""
        raised = [party for party in playing if self.played(r, party).raised]
        aside = [party for party in playing if self.side_bet(r, party)]
        board = raised or (aside and self.side_bets is SideBets.TRIPS_PLUS)
        hands = dict.fromkeys(seat(party.seat) for party in playing if party in raised or party in aside)
        return (*((BOARD,) if board else ()), *((DEALER,) if raised else ()), *hands)

    # ── what the hands amount to ──
    def standings(self, r: Round) -> tuple[Standing, ...]:
        found = []
        for place in (*dict.fromkeys(seat(party.seat) for party in self.playing(r)), DEALER):
            if (hand := made(r, place)) is None or (place == DEALER and len(r.hand(BOARD)) < 5):
                continue
            strength, called, five = hand
            found.append(Standing(place, called, five, "GEN-BEST-1") if place != DEALER else
                         Standing(place, called, five, "HUH-QUAL-1", self.qualifier.reached_by(strength)))
        return tuple(found)

    # ── what is wrong ──
    def irregularities(self, r: Round) -> tuple[Irregularity, ...]:
        playing = self.playing(r)
        wrong_raises = (found for party in playing for found in self._wrong_raises(r, party))
        return (*self._wrong_cards(r, playing), *overdrawn(r, "HUH-BET-1"), *self._wrong_bets(r), *wrong_raises)

    def _wrong_cards(self, r: Round, playing: tuple[Party, ...]) -> list[Irregularity]:
        sizes = dict.fromkeys((*(seat(party.seat) for party in playing), DEALER), 2) | {BOARD: 5}
        found = [*fouled(r, self.decks, self.jokers),
                 *misplaced(r, sizes, "HUH-DEAL-1", "HUH-BET-1", lambda at: because("huh.hand_without_bets", place=at))]
        exposed = tuple(c.turned or c.seq for c in r.lying(DEALER)
                        if c.exposed or (c.turned and self._deciding(r, playing, c.turned)))
        if exposed:
            found.append(Irregularity("HUH-DEAL-2", because("huh.dealer_card_exposed"), exposed,
                                      INSPECTOR))
        return found

    def _deciding(self, r: Round, playing: tuple[Party, ...], entry: int) -> bool:
        """Had a box still to speak before this entry?"""
        then = replace(r, acts=tuple(act for act in r.acts if act.seq < entry))
        return any(self.played(then, party).open for party in playing)

    def _wrong_bets(self, r: Round) -> Iterator[Irregularity]:
        for party in dict.fromkeys(a.by for a in r.acts if a.amount):
            acts = [a for a in r.acts if a.by == party and a.amount]
            side = ((kind, "HUH-BET-2", self.side_minimum, self.side_maximum) for kind in self.sides)
            for kind, rule, least, most in ((ANTE, "HUH-BET-1", self.ante_minimum, self.ante_maximum), *side):
                amount = sum(a.amount for a in acts if a.what == kind)
                if amount and not least <= amount <= most:
                    yield wrong(rule, because("wrong.limits", party=party, kind=kind, amount=amount, least=least,
                                                most=most), [a for a in acts if a.what == kind])
            if late := [a for a in acts if a.what in self.kinds and a.what != RAISE and a.after]:
                yield wrong("HUH-BET-1", because("huh.late_bet", party=party, kind=late[0].what), late)
            ante, odds = self.bet(r, party, ANTE), self.bet(r, party, ODDS)
            if not self.equal(r, party) and (r.cards or (ante and odds)):       # one of the two alone may still grow
                reason = (because("huh.unequal", party=party, ante=ante, odds=odds) if ante or odds else
                          because("huh.no_ante", party=party))
                yield wrong("HUH-BET-1", reason, acts, because("huh.no_cards"))
            if strange := [a for a in acts if a.what not in self.kinds]:
                yield wrong("HUH-BET-2" if strange[0].what in SIDE_BETS else "HUH-BET-1",
                            because("wrong.kind", party=party, kind=strange[0].what), strange)

    def _wrong_raises(self, r: Round, party: Party) -> Iterator[Irregularity]:
        so_far, ante = self.played(r, party), self.bet(r, party, ANTE)
        if so_far.after_check:
            yield wrong(RAISE_RULES[betting_round(r, so_far.after_check[0])], because(
                "huh.raise_after_check", party=party), so_far.after_check, because("huh.goes_back"))
        chips = [a for a in r.acts[:so_far.until] if (a.by, a.on, a.what) == (party, seat(party.seat), RAISE)
                 and a.amount and a not in so_far.after_check]
        if chips and not so_far.raised:
            now = betting_round(r, chips[-1])
            least, most = self._range(ante, now)
            yield wrong(RAISE_RULES[now], because("huh.raise_short", party=party, amount=so_far.put, least=least),
                        chips, because("huh.made_up", least=least, **({"most": most} if most > least else {})))
        if so_far.raised and so_far.put > so_far.counts:
            yield wrong(self._over_rule(ante, so_far), because("huh.raise_over", party=party, amount=so_far.put,
                                                               counts=so_far.counts), chips, because("huh.over"))
        touched = [a for a in r.acts[so_far.until:] if a.on == seat(party.seat) and (
            (a.by == party and a.what in (RAISE, FOLD)) or (a.by in (party, HOUSE) and a.what == TOUCHED))]
        if so_far.raised and touched:
            yield wrong("HUH-RAISE-4", because("huh.hands_off", party=party), touched, INSPECTOR)

    def _over_rule(self, ante: Money, so_far: Played) -> str:
        return RAISE_RULES[so_far.raised] if so_far.put > self._range(ante, so_far.raised)[1] else "HUH-RAISE-5"

    # ── what is owed ──
    def settle(self, r: Round) -> Settlement:
        lines: list[Line] = []
        for stake, late in stakes(r, self.kinds, lambda act: self.too_late(r, act)):
            if late:
                reason = because("huh.too_late", party=stake.party, kind=stake.kind)
                lines.append(stake.ends(Verdict.RETURNED, reason, "HUH-BET-1"))
            else:
                lines += self._lines(r, stake)
        return Settlement(tuple(lines))

    def _lines(self, r: Round, stake: Stake) -> list[Line]:
        def back(reason: Reason, rule: str) -> list[Line]:
            return [stake.ends(Verdict.RETURNED, reason, rule)]

        if off := called_off(r, self.decks, self.jokers):
            return back(*off)
        if stake.kind not in self.kinds or stake.on != seat(stake.party.seat):
            return back(because("huh.not_a_bet"), "HUH-BET-2" if stake.kind in SIDE_BETS else "HUH-BET-1")
        if not self.equal(r, stake.party):
            return back(because("huh.no_cards"), "HUH-BET-1")
        if stake.kind in SIDE_BETS:
            return [self._side_bet(r, stake)]
        so_far = self.played(r, stake.party)
        if so_far.open:
            return [stake.waits(stake.on, because("waiting.decision", place=stake.on), "HUH-DEAL-2")]
        if so_far.folded:
            if stake.kind == RAISE:
                return back(because("huh.no_raise"), "HUH-FOLD-1")
            return [stake.ends(Verdict.LOSE, because("huh.folded"), "HUH-FOLD-1")]
        if stake.kind != RAISE:
            return [self._against_dealer(r, stake)]
        after_check = ((a.amount, because("huh.goes_back"), RAISE_RULES[betting_round(r, a)])
                       for a in so_far.after_check)
        rest = stake.amount - so_far.put - sum(a.amount for a in so_far.after_check)
        over_rule = self._over_rule(self.bet(r, stake.party, ANTE), so_far)
        return [self._against_dealer(r, replace(stake, amount=so_far.counts)),
                *(replace(stake, amount=amount).ends(Verdict.RETURNED, reason, rule) for amount, reason, rule in (
                    (so_far.put - so_far.counts, because("huh.over"), over_rule), *after_check,
                    (rest, because("huh.one_raise"), "HUH-RAISE-4")) if amount)]

    def _against_dealer(self, r: Round, stake: Stake) -> Line:
        hands = compared(r, stake.on)
        return _waits(r, stake, hands) if isinstance(hands, Place) else self.result(stake, hands)

    def result(self, stake: Stake, hands: Compared) -> Line:
        """Ante, Odds or Raise of a hand that is not folded: the two strengths decide it, nothing else."""
        equal = hands.mine == hands.dealers
        if equal and self.tie is Tie.PUSH_ALL and (stake.kind != ANTE or self.qualifier.reached_by(hands.dealers)):
            rule = {ANTE: "HUH-ANTE-4", ODDS: "HUH-ODDS-5", RAISE: "HUH-RAISE-8"}[stake.kind]
            return stake.ends(Verdict.PUSH, because("huh.tie", **hands.said), rule)
        beaten = hands.mine < hands.dealers or (equal and self.tie is Tie.DEALER)
        if stake.kind == ODDS and hands.mine >= (Category.STRAIGHT,):
            return self._straight_or_better(stake, hands, beaten)
        if not self.qualifier.reached_by(hands.dealers):
            return self._not_qualified(stake, hands, beaten)
        if not beaten:
            return self._better(stake, hands)
        reason = because("huh.tie_to_dealer" if equal else "huh.dealer_higher", **hands.said)
        rule = {ANTE: "HUH-ANTE-1", ODDS: "HUH-ODDS-1", RAISE: "HUH-RAISE-6"}[stake.kind]
        return stake.ends(Verdict.LOSE, reason, "A07" if equal else rule)

    def _not_qualified(self, stake: Stake, hands: Compared, beaten: bool) -> Line:
        """The dealer has no pair. It matters to the Ante alone, unless the house has it otherwise (A06)."""
        lost, rule = {ANTE: (self.ante_not_qualified, "A06"), ODDS: (self.odds_not_qualified, "HUH-ODDS-1"),
                      RAISE: (self.raise_not_qualified, "HUH-RAISE-6")}[stake.kind]
        if beaten and lost is DealerBetter.LOSE:
            equal = hands.mine == hands.dealers
            reason = because("huh.tie_to_dealer" if equal else "huh.dealer_higher", **hands.said)
            return stake.ends(Verdict.LOSE, reason, "A07" if equal else rule)
        if stake.kind == ANTE:
            return stake.ends(Verdict.PUSH, because("huh.not_qualified", **hands.said), "HUH-ANTE-2")
        if beaten:
            return stake.ends(Verdict.PUSH, because("huh.not_qualified", **hands.said), "A06")
        return self._better(stake, hands)

    def _better(self, stake: Stake, hands: Compared) -> Line:
        if stake.kind == ODDS:
            return stake.ends(Verdict.PUSH, because("huh.odds_returned", **hands.said), "HUH-ODDS-2")
        pay, rule = ((self.ante_pays["any"], "HUH-ANTE-3") if stake.kind == ANTE else
                     (self.raise_pays["any"], "HUH-RAISE-7"))
        return stake.wins(pay, self.unit, self.rounding, because("huh.dealer_lower", **hands.said), rule)

    def _straight_or_better(self, stake: Stake, hands: Compared, beaten: bool) -> Line:
        hand = poker_hands.name(hands.mine)
        if not beaten:
            return stake.wins(self.odds_pays[hand], self.unit, self.rounding, because("huh.odds_win", **hands.said),
                              "HUH-ODDS-3")
        if hand not in self.bad_beat_pays:      # a royal flush, equal to the dealer's, where equal counts as beaten
            return stake.ends(Verdict.PUSH, because("huh.royal_unbeaten", **hands.said), "A08")
        return stake.wins(self.bad_beat_pays[hand], self.unit, self.rounding, because("huh.bad_beat", **hands.said),
                          "HUH-ODDS-4")

    # ── the side bet ──
    def _side_bet(self, r: Round, stake: Stake) -> Line:
        """It looks at the player's own cards alone: neither the dealer nor a fold matters to it."""
        mine, board = r.known(stake.on), r.known(BOARD)
        if mine is None or len(mine) != 2:
            return _waits(r, stake, stake.on)
        if self.side_bets is SideBets.POCKET_BONUS:
            line, reason = _pocket_line(mine), because("huh.pocket_bonus", cards=mine)
        elif board is None or len(board) != 5:
            return _waits(r, stake, BOARD)
        else:
            seven = (*mine, *board)
            line = poker_hands.name(poker_hands.high(seven))
            reason = because("huh.trips_plus", hand=line, cards=poker_hands.five(seven))
        if line not in self.side_pays:
            return stake.ends(Verdict.LOSE, reason, "HUH-BET-2")
        return stake.wins(self.side_pays[line], self.unit, self.rounding, reason, "HUH-BET-2")


def betting_round(r: Round, act: Act) -> int:
    """By how much of the board lay when it was done; turn and river come together."""
    board = sum(card.at == BOARD for card in r.cards[:act.after])
    return 1 if not board else 2 if board <= 3 else 3


def _pocket_line(mine: tuple[Card, ...]) -> str:
    low, high = sorted(mine, key=lambda card: card.rank)
    if low.rank == high.rank:
        return "pair_of_aces" if high.rank is Rank.ACE else "pair"
    if high.rank is Rank.ACE and low.rank >= Rank.JACK:
        return "ace_and_face_suited" if low.suit is high.suit else "ace_and_face"
    return ""


def _waits(r: Round, stake: Stake, place: Place) -> Line:
    return stake.waits(place, waiting(r, place), "HUH-DEAL-2")
