"""Blackjack (S1): boxes of up to three bettors and four hands, and a dealer with one card until they have played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from dealer_assist.cards import Card, Rank
from dealer_assist.games.against_dealer import Stake, stakes
from dealer_assist.games.game import (
    DECLINED,
    OWNER,
    VOID,
    Ask,
    Collect,
    Deal,
    Irregularity,
    Move,
    MoveAny,
    NextStep,
    Offer,
    Settle,
    Standing,
    called_off,
    fouled,
    overdrawn,
    wrong,
)
from dealer_assist.games.house_file import ContradictionError, PayTable, not_above, option, pays, pays_exactly
from dealer_assist.money import Money, Rounding
from dealer_assist.table.events import Due, RoundOpened
from dealer_assist.table.places import DEALER, HOUSE, Party, Place, Zone, seat
from dealer_assist.table.round import Act, CardsUnread, Lying, Round
from dealer_assist.table.settlement import Line, Reason, Settlement, Verdict, because
from dealer_assist.table.sitting import Sitting

BET, SPLIT, DOUBLE, INSURANCE = "bet", "split", "double", "insurance"
HIT, STAND, EVEN_MONEY = "hit", "stand", "even_money"
HANDS, BETTORS = 4, 3       # on one box (BJ-SPLIT-2, BJ-BOX-1)
DECKS = (1, 2, 4, 6, 8)     # A11


class Takes(StrEnum):
    ALL = "all"
    ORIGINAL_BETS_ONLY = "obo"


class HoleCard(StrEnum):
    """S1 deals the dealer one card; the register knows no other way."""

    NONE = "none"


class Against21(StrEnum):
    DEALER_WINS = "dealer_wins"
    STAND_OFF = "stand_off"


class Follow(StrEnum):
    OPTIONAL = "optional"
    MUST = "must"
    MAY_NOT = "may_not"


class Draws(StrEnum):
    IF_NEEDED = "if_needed"
    ALWAYS = "always"


class SoftDouble(StrEnum):
    EITHER = "either"
    HARD_ONLY = "hard_only"


class SplitCards(StrEnum):
    AT_ONCE = "at_once"
    IN_TURN = "in_turn"


# ── what cards count ──
def value(card: Card) -> int:
    return 11 if card.rank is Rank.ACE else min(int(card.rank), 10)


def hard(cards: Sequence[Card]) -> int:
    return sum(1 if card.rank is Rank.ACE else value(card) for card in cards)


def total(cards: Sequence[Card]) -> int:
    """One ace counts eleven unless that busts the hand, for the player (BJ-VAL-1) as for the dealer (BJ-VAL-2)."""
    low = hard(cards)
    return low + 10 if low <= 11 and any(card.rank is Rank.ACE for card in cards) else low


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards that belong to a hand, up to the first that is not known."""

    place: Place
    cards: tuple[Card, ...]
    unread: bool
    extra: tuple[Lying, ...]        # came when the hand could take no more
    finished: bool
    blackjack: bool

    @property
    def total(self) -> int:
        return total(self.cards)


@dataclass(frozen=True, slots=True)
class Parting:
    """A split: who decided it, and where one of the two cards goes."""

    decision: Act
    to: Place


@dataclass(frozen=True)
class Blackjack:
    bet_pays: PayTable = pays("bet", "blackjack", "other_hands", "even_money")
    insurance_pays: PayTable = pays("insurance", "dealer_blackjack")
    minimum: Money = option("bj.minimum", least=1)              # for the first bets of a box together
    maximum: Money = option("bj.maximum", least=1)
    unit: Money = option("payout.unit", least=1)
    rounding: Rounding = option("payout.round", Rounding.DOWN)
    decks: int = option("bj.decks", 6, least=1)
    hits_soft_17: bool = option("bj.h17", False)
    double_soft: SoftDouble = option("bj.double_soft", SoftDouble.EITHER)
    resplit_aces: bool = option("bj.resplit_aces", True)
    split_ten_ace_is_blackjack: bool = option("bj.split_ten_ace_is_bj", False)
    split_cards: SplitCards = option("bj.split_cards", SplitCards.AT_ONCE)
    even_money: bool = option("bj.even_money", False)
    backer_follow: Follow = option("bj.backer_follow", Follow.OPTIONAL)
    hole_card: HoleCard = option("bj.hole_card", HoleCard.NONE)
    dealer_draws: Draws = option("bj.dealer_draws", Draws.IF_NEEDED)
    dealer_blackjack_takes: Takes = option("bj.dealer_bj_takes", Takes.ALL)
    dealer_blackjack_against_21: Against21 = option("bj.dealer_bj_vs_21", Against21.DEALER_WINS)

    jokers = 0
    rulings = (VOID, OWNER)

    def __post_init__(self) -> None:
        not_above("bj.minimum", self.minimum, "bj.maximum", self.maximum)
        if self.decks not in DECKS:
            raise ContradictionError(f"options.bj.decks: {self.decks} found; one of {', '.join(map(str, DECKS))} was "
                                     "expected")

    def places(self, seats: tuple[int, ...]) -> tuple[Place, ...]:
        return (*(seat(box, hand) for box in seats for hand in range(1, HANDS + 1)), DEALER)

    def objections(self, sitting: Sitting) -> tuple[Irregularity, ...]:
        return ()

    def opening(self, sitting: Sitting) -> RoundOpened:
        return RoundOpened(sitting.next_number, sitting.present())

    # ── who plays which box ──
    def boxes(self, r: Round) -> tuple[int, ...]:
        """Those with a bet, from the dealer's left (BJ-DEAL-3)."""
        return tuple(box for box in sorted({a.on.seat for a in r.acts if a.what == BET}) if self.bettors(r, box))

    def bettors(self, r: Round, box: int) -> tuple[Party, ...]:
        return tuple(p for p in sorted({a.by for a in r.acts if a.what == BET and a.on == seat(box)})
                     if p.seat == box and self.bet(r, p))

    def bet(self, r: Round, party: Party) -> Money:
        """What a party staked before its box had a card: its original stake."""
        return sum(a.amount for a in r.acts if (a.by, a.on, a.what) == (party, seat(party.seat), BET)
                   and not self.too_late(r, a))

    def owner(self, r: Round, box: int, acts: int | None = None) -> Party:
        """Who decides on a box: whom the inspector named by then, else the seated player, else the first behind."""
        bettors = self.bettors(r, box) or (Party(box),)
        named = [a.what for a in r.acts[:acts] if a.by == HOUSE and a.on == seat(box) and a.what.startswith(OWNER)]
        return next((p for what in reversed(named) for p in bettors if what == f"{OWNER}{p.nth}"), bettors[0])

    def _said(self, r: Round, box: int, *words: str) -> Iterator[Act]:
        """What the owner of a box said to its hands."""
        return (a for n, a in enumerate(r.acts) if a.what in words and not a.amount
                and a.on.zone is Zone.SEAT and a.on.seat == box and a.by == self.owner(r, box, n))

    # ── hands ──
    def partings(self, r: Round, box: int) -> tuple[Parting, ...]:
        """The splits of a box, in order; one said of cards that may not be split is none unless they were parted."""
        found: list[Parting] = []
        for act in self._said(r, box, SPLIT):
            to = seat(box, len(found) + 2)
            pair = [c.face for c in _before(r, act.on, act)]
            known = [f for f in pair if isinstance(f, Card)]
            may = len(pair) == 2 and len({value(card) for card in known}) <= 1 and (
                self.resplit_aces or not found or Rank.ACE not in {card.rank for card in known})
            if act.on.hand < to.hand <= HANDS and (may or r.hand(to)):
                found.append(Parting(act, to))
        return tuple(found)

    def hands(self, r: Round, box: int) -> tuple[Place, ...]:
        return tuple(sorted({seat(box), *(p.to for p in self.partings(r, box)),
                             *(c.at for c in r.cards if c.at.zone is Zone.SEAT and c.at.seat == box)}))

    def hand(self, r: Round, place: Place) -> Hand:
        count = len(self.hands(r, place.seat))
        stood = next((a for a in self._said(r, place.seat, STAND) if a.on == place and len(_before(r, place, a)) > 1),
                     None)
        doubled = self.doubled(r, place)

        def full(cards: Sequence[Card], n: int) -> bool:
            return len(cards) > 1 and (total(cards) >= 21 or self._split_ace(cards, count)
                                       or (doubled is not None and len(cards) == 3)
                                       or (stood is not None and n >= stood.after))

        cards, unread, extra = _gathered(r, place, full)
        finished = not unread and len(cards) > 1 and (
            stood is not None or (doubled is not None and len(cards) == 3) or not self._choices(cards, count))
        split_ten = self.split_ten_ace_is_blackjack and bool(cards) and value(cards[0]) == 10
        return Hand(place, cards, unread, extra, finished,
                    len(cards) == 2 and total(cards) == 21 and (count == 1 or split_ten))

    def dealer(self, r: Round) -> Hand:
        def full(cards: Sequence[Card], _: int) -> bool:
            low, high = hard(cards), total(cards)
            return len(cards) > 1 and high >= 17 and not (self.hits_soft_17 and high == 17 and low < high)

        cards, unread, extra = _gathered(r, DEALER, full)
        return Hand(DEALER, cards, unread, extra, not unread and full(cards, 0),
                    len(cards) == 2 and total(cards) == 21)

    def doubled(self, r: Round, place: Place) -> Act | None:
        """The owner's word on two cards that may be doubled; said of others it is none."""
        for act in self._said(r, place.seat, DOUBLE):
            two = _before(r, place, act)
            known = [c.face for c in two if isinstance(c.face, Card)]
            if act.on == place and len(two) == 2 and (len(known) < 2 or DOUBLE in self._choices(
                    known, len(self.hands(r, place.seat)))):
                return act
        return None

    @staticmethod
    def _split_ace(cards: Sequence[Card], hands: int) -> bool:
        return hands > 1 and cards[0].rank is Rank.ACE

    def _choices(self, cards: Sequence[Card], hands: int) -> tuple[str, ...]:
        """What may be said to two cards or more that were not doubled; none: the hand is finished."""
        if total(cards) >= 21:
            return ()
        pair = len(cards) == 2 and value(cards[0]) == value(cards[1]) and hands < HANDS
        if self._split_ace(cards, hands):
            return (STAND, SPLIT) if pair and self.resplit_aces else ()
        double = len(cards) == 2 and hard(cards) in (9, 10, 11) and (
            self.double_soft is SoftDouble.EITHER or total(cards) == hard(cards))
        return (HIT, STAND, *((DOUBLE,) if double else ()), *((SPLIT,) if pair else ()))

    # ── whose chips lie where ──
    def too_late(self, r: Round, act: Act) -> bool:
        """Chips that may follow a card only because it was seen.

        Bets are due before the first card; but they come by touch, which may follow the chips by a moment, and until
        the box or the dealer has a card nobody can gain by that. What the owner said he owes, also after the card.
        """
        if act.what == BET:
            first = next((n for n, card in enumerate(r.cards) if card.dealt_to in (DEALER, act.on)), len(r.cards))
            return act.after > first
        if act.what == INSURANCE:
            return act.after > _further(r)
        decision = self._decision(r, act.on, act.what)
        return (decision is not None and act.by != decision.by and self.backer_follow is not Follow.MUST
                and act.after > decision.after)

    def _decision(self, r: Round, on: Place, kind: str) -> Act | None:
        """What chips of this kind on this hand answer."""
        if kind == DOUBLE:
            return self.doubled(r, on)
        return next((p.decision for p in self.partings(r, on.seat) if p.to == on), None) if kind == SPLIT else None

    def plays(self, r: Round, party: Party, place: Place) -> bool:
        """Has the party a stake on this hand?"""
        if place.hand == 1:
            return self.bet(r, party) > 0
        chips = self._in_time(r, party, place, SPLIT)
        return chips > 0 and self._refused(r, Stake(party, place, SPLIT, chips), False) is None

    def _in_time(self, r: Round, party: Party, on: Place, kind: str) -> Money:
        return sum(a.amount for a in r.acts if a.amount and (a.by, a.on, a.what) == (party, on, kind)
                   and not self.too_late(r, a))

    def _refused(self, r: Round, stake: Stake, late: bool) -> tuple[Reason, str] | None:
        """Why chips are no bet, and by which rule; None: they are in play."""
        party, on, kind = stake.party, stake.on, stake.kind
        bet, own = self.bet(r, party), on.zone is Zone.SEAT and on.seat == party.seat
        if own and on.hand == 1 and kind == BET:
            return (because("bj.too_late", party=party, kind=kind), "BJ-DEAL-1") if late else None
        if own and on.hand == 1 and kind == INSURANCE and bet:
            up = _up(r)
            if up is not None and up.rank is not Rank.ACE:
                return because("bj.nothing_to_insure", party=party, cards=(up,)), "BJ-INS-1"
            return (because("bj.insurance_too_late", party=party), "BJ-INS-1") if late else None
        decision = self._decision(r, on, kind)
        if own and kind == DOUBLE and bet and decision is None:
            return because("bj.not_doubled", party=party, place=on), "BJ-DBL-1"
        wanted_there = decision is not None or (kind == SPLIT and on.hand > 1 and bool(r.hand(on)))
        parent = seat(on.seat) if decision is None else decision.on
        if not (own and wanted_there and self.plays(r, party, parent)):
            return because("bj.not_a_bet", party=party, kind=kind), "BJ-BOX-1"
        if decision is not None and party != decision.by and self.backer_follow is Follow.MAY_NOT:
            return because("bj.may_not_follow", party=party, kind=kind), "A17"
        if late:
            return because("bj.followed_too_late", party=party, kind=kind), "A17"
        if stake.amount < bet:
            return (because("bj.not_equal", party=party, kind=kind, amount=stake.amount, wanted=bet),
                    "BJ-DBL-2" if kind == DOUBLE else "BJ-SPLIT-1")
        return None

    def _over(self, r: Round, stake: Stake) -> tuple[Money, Reason, str]:
        """What of a stake in play is more than the rules allow."""
        bet = self.bet(r, stake.party)
        if stake.kind == INSURANCE:
            return (max(0, stake.amount - bet // 2), because("bj.over_half", party=stake.party, most=bet // 2),
                    "BJ-INS-2")
        return (max(0, stake.amount - bet), because("bj.over_equal", party=stake.party, kind=stake.kind, most=bet),
                "BJ-DBL-2" if stake.kind == DOUBLE else "BJ-SPLIT-1")

    def took_even_money(self, r: Round, party: Party) -> bool:
        up, place = _up(r), seat(party.seat)
        return (self.even_money and up is not None and up.rank is Rank.ACE and self.hand(r, place).blackjack
                and not r.staked(party, what=INSURANCE)
                and any(a.by == party and a.on == place and a.what == EVEN_MONEY and a.after <= _further(r)
                        for a in r.acts))

    # ── what comes next ──
    def next_step(self, r: Round) -> NextStep:
        if off := called_off(r, self.decks, self.jokers):
            return Settle(*off)
        step = self._play(r) if self.boxes(r) else None
        if r.cards and step is not None:
            return step
        dues = tuple(self._bets_open(r))
        return Offer(dues, step, "BJ-BOX-1") if dues or step is None else step

    def _bets_open(self, r: Round) -> Iterator[Due]:
        for party in (s.party for s in r.opened.seated):
            place, bettors = seat(party.seat), self.bettors(r, party.seat)
            on_box = sum(self.bet(r, p) for p in bettors)
            least, most = max(self.unit, self.minimum - on_box), self.maximum - on_box
            if (party in bettors or len(bettors) < BETTORS) and least <= most and not r.dealt(place):
                yield Due(party, place, BET, least, most, "BJ-BOX-1", even=pays_exactly(self.unit, self.bet_pays))

    def _play(self, r: Round) -> NextStep:
        boxes = self.boxes(r)
        for box in boxes:
            bettors = self.bettors(r, box)
            names = tuple(f"{OWNER}{p.nth}" for p in bettors)
            if len(bettors) > 1 and bettors[0].nth > 1 and not any(r.said(name, HOUSE, seat(box)) for name in names):
                return Ask(HOUSE, seat(box), names, "BJ-BOX-2")     # nobody sits there who would be preferred
        for number in (1, 2):
            for box in boxes:
                if sum(len(r.hand(place)) for place in self.hands(r, box)) < number:
                    return Deal(seat(box), True, "BJ-DEAL-1")
            if not r.hand(DEALER):
                return Deal(DEALER, True, "BJ-DEAL-1")
        up = _up(r)
        if up is None:
            raise CardsUnread(DEALER)
        step = next((s for box in boxes for s in self._box(r, box)), None) or self._dealers(r)
        return self._insured(r, step) if up.rank is Rank.ACE else step

    def _insured(self, r: Round, step: NextStep) -> NextStep:
        """Before any further card, and before anybody plays."""
        boxes = self.boxes(r)
        if _further(r) < len(r.cards) or any(a for box in boxes for a in self._said(r, box, HIT, STAND, DOUBLE, SPLIT)):
            return step
        declined = {a.by for a in r.acts if a.what == DECLINED and a.after == len(r.cards)}
        dues = []
        for party in (p for box in boxes for p in self.bettors(r, box)):
            already = r.staked(party, what=INSURANCE)
            most = self.bet(r, party) // 2 - already
            least = self.unit if already else min(self.unit, most)
            if 0 < least <= most and party not in declined and not self.took_even_money(r, party):
                dues.append(Due(party, seat(party.seat), INSURANCE, least, most, "BJ-INS-2", True))
        even = self.even_money and any(self.hand(r, due.on).blackjack for due in dues)
        return Offer(tuple(dues), step, "BJ-INS-1", (EVEN_MONEY,) if even else ()) if dues else step

    def _box(self, r: Round, box: int) -> Iterator[NextStep]:
        """All that is still to do on a box, in order; only the first of it is asked for."""
        for parting in self.partings(r, box):
            yield from self._owed(r, parting.decision, parting.to, SPLIT, "BJ-SPLIT-1")
            pair = r.lying(parting.decision.on)
            if not r.hand(parting.to) and len(pair) > 1:
                apart = MoveAny(tuple(Move(c.card, parting.to, "BJ-SPLIT-1") for c in pair), "BJ-SPLIT-1")
                yield self._followed(r, parting.decision, parting.to, SPLIT, apart)
        hands = self.hands(r, box)
        if self.split_cards is SplitCards.AT_ONCE:
            yield from (self._second_card(r, place) for place in hands if len(r.hand(place)) == 1)
        for place in hands:
            doubled = self.doubled(r, place)
            if doubled is not None:
                yield from self._owed(r, doubled, place, DOUBLE, "BJ-DBL-2")
            hand = self.hand(r, place)
            if hand.finished or not r.hand(place):
                continue
            if hand.unread:
                raise CardsUnread(place)
            if len(hand.cards) < 2:
                yield self._second_card(r, place)
            elif doubled is not None:
                yield self._followed(r, doubled, place, DOUBLE, Deal(place, True, "BJ-DBL-1"))
            elif any(a.on == place and len(_before(r, place, a)) == len(r.hand(place))
                     for a in self._said(r, box, HIT)):
                yield Deal(place, True, "BJ-DEAL-3")
            else:
                choices = self._choices(hand.cards, len(hands))
                yield Ask(self.owner(r, box), place, choices, "BJ-DEAL-3" if HIT in choices else "BJ-SPLIT-4")

    def _second_card(self, r: Round, place: Place) -> NextStep:
        step: NextStep = Deal(place, True, "BJ-SPLIT-1")
        for parting in self.partings(r, place.seat):
            step = self._followed(r, parting.decision, parting.to, SPLIT, step)
        return step

    def _owed(self, r: Round, decision: Act, place: Place, kind: str, rule: str) -> Iterator[Collect]:
        """What a decision obliges its owner to stake, and the others where the house has them follow."""
        for party in self.bettors(r, place.seat):
            missing = self.bet(r, party) - self._in_time(r, party, place, kind)
            if missing > 0 and self.plays(r, party, decision.on) and (
                    party == decision.by or self.backer_follow is Follow.MUST):
                yield Collect(Due(party, place, kind, missing, missing, rule if party == decision.by else "A17"))

    def _followed(self, r: Round, decision: Act, place: Place, kind: str, step: NextStep) -> NextStep:
        """The others may do as the owner did, until the next card."""
        if self.backer_follow is not Follow.OPTIONAL or decision.after < len(r.cards):
            return step
        later = r.acts[r.acts.index(decision) + 1:]
        dues = []
        for party in self.bettors(r, place.seat):
            missing = self.bet(r, party) - self._in_time(r, party, place, kind)
            if (party != decision.by and missing > 0 and self.plays(r, party, decision.on)
                    and not any(a.by == party and a.what == DECLINED for a in later)):
                dues.append(Due(party, place, kind, missing, missing, "A17", True))
        return Offer(tuple(dues), step, "BJ-BOX-4") if dues else step

    def _dealers(self, r: Round) -> NextStep:
        dealer = self.dealer(r)
        if not dealer.finished and self._depends(r, dealer):
            if dealer.unread:
                raise CardsUnread(DEALER)
            return Deal(DEALER, True, "BJ-DLR-3" if len(dealer.cards) == 1 else "BJ-DLR-1")
        return Settle(because("bj.pay_and_take"), "BJ-DLR-1")

    def _depends(self, r: Round, dealer: Hand) -> bool:
        """Does anything hang on the dealer's next card (A59)?"""
        hands = [self.hand(r, place) for box in self.boxes(r) for place in self.hands(r, box) if r.hand(place)]
        one = len(dealer.cards) == 1
        if self.dealer_draws is Draws.ALWAYS or any(
                not h.unread and h.total <= 21 and not h.blackjack for h in hands):
            return True
        if one and any(s.kind == INSURANCE and self._refused(r, s, late) is None
                       for s, late in stakes(r, (), lambda a: self.too_late(r, a))):
            return True
        if one and value(dealer.cards[0]) >= 10 and any(
                h.blackjack and not all(self.took_even_money(r, p) for p in self.bettors(r, h.place.seat))
                for h in hands):
            return True
        if unread := next((h.place for h in hands if h.unread), None):
            raise CardsUnread(unread)
        return False

    # ── what the hands amount to ──
    def standings(self, r: Round) -> tuple[Standing, ...]:
        hands = [self.hand(r, place) for box in self.boxes(r) for place in self.hands(r, box)]
        return tuple(Standing(h.place, *self._named(r, h)) for h in (*hands, self.dealer(r))
                     if not h.unread and len(h.cards) > 1)

    def _named(self, r: Round, hand: Hand) -> tuple[Reason, tuple[Card, ...], str]:
        up, score = _up(r), hand.total
        if hand.blackjack:
            if hand.place != DEALER and up is not None and value(up) < 10:
                return because("bj.blackjack_at_once"), hand.cards, "A59"
            return because("bj.blackjack"), hand.cards, "BJ-VAL-3"
        if score > 21:
            return because("bj.bust", total=score), hand.cards, "BJ-OUT-1"
        if rule := self._no_blackjack(hand):
            return because("bj.no_blackjack"), hand.cards, rule
        rule = "BJ-VAL-2" if hand.place == DEALER else "BJ-VAL-1"
        if hard(hand.cards) < score < 21:
            return because("bj.soft", total=score), hand.cards, rule
        return because("bj.total", total=score), hand.cards, rule

    @staticmethod
    def _no_blackjack(hand: Hand) -> str:
        """The rule by which an ace and a ten of a split hand are only 21."""
        if hand.place == DEALER or hand.blackjack or hand.total != 21 or len(hand.cards) != 2:
            return ""
        return "BJ-SPLIT-5" if hand.cards[0].rank is Rank.ACE else "BJ-SPLIT-6"

    # ── what is wrong ──
    def irregularities(self, r: Round) -> tuple[Irregularity, ...]:
        return (*self._wrong_cards(r), *overdrawn(r, "BJ-BOX-1"), *self._wrong_bets(r))

    def _wrong_cards(self, r: Round) -> Iterator[Irregularity]:
        yield from fouled(r, self.decks, self.jokers)
        boxes = self.boxes(r)
        for place in dict.fromkeys(c.at for c in r.cards if c.at.zone is Zone.SEAT and c.at.seat not in boxes):
            yield wrong("BJ-DEAL-1", because("bj.hand_without_bet", place=place), r.lying(place))
        hands = [self.hand(r, place) for box in boxes for place in self.hands(r, box)]
        parted = {parting.to: parting for box in boxes for parting in self.partings(r, box)}
        for hand in hands:
            lying = r.lying(hand.place)
            if hand.extra:
                reason, rule = self._too_many(r, hand)
                yield wrong(rule, reason, hand.extra)
            if hand.place.hand == 1 or not lying:
                continue
            if hand.place not in parted:
                yield wrong("BJ-SPLIT-2" if hand.place.hand > HANDS else "BJ-SPLIT-1",
                            because("bj.hand_without_split", place=hand.place), lying)
                continue
            first = (*r.lying(parted[hand.place].decision.on)[:1], lying[0])
            if len({value(c.face) for c in first if isinstance(c.face, Card)}) > 1:
                yield wrong("BJ-SPLIT-1", because("bj.split_unequal", place=hand.place), first)
        yield from self._wrong_dealer(r, hands)

    def _too_many(self, r: Round, hand: Hand) -> tuple[Reason, str]:
        place, score = hand.place, hand.total
        if score > 21:
            return because("bj.card_after_bust", place=place, total=score), "BJ-OUT-1"
        if score == 21:
            return because("bj.card_after_21", place=place), "BJ-DEAL-3"
        if self._split_ace(hand.cards, len(self.hands(r, place.seat))):
            return because("bj.card_after_split_ace", place=place), "BJ-SPLIT-3"
        if len(hand.cards) == 3 and self.doubled(r, place) is not None:
            return because("bj.card_after_double", place=place), "BJ-DBL-1"
        return because("bj.card_after_stand", place=place, total=score), "BJ-DEAL-3"

    def _wrong_dealer(self, r: Round, hands: Sequence[Hand]) -> Iterator[Irregularity]:
        dealer = self.dealer(r)
        if dealer.extra:
            yield wrong("BJ-DLR-1", because("bj.dealer_card_after", total=dealer.total), dealer.extra)
        known = not dealer.unread and all(h.finished for h in hands)
        if r.closed is not None and known and dealer.cards and not dealer.finished and self._depends(r, dealer):
            yield wrong("BJ-DLR-1", because("bj.dealer_must_draw", total=dealer.total), r.lying(DEALER))
        second = next((n for n, c in enumerate(r.cards) if c.at == DEALER and c is not r.lying(DEALER)[0]), None)
        if second is not None and (
                any(c.at.zone is Zone.SEAT for c in r.cards[second + 1:])
                or any(a.after > second for h in hands for a in self._said(r, h.place.seat, HIT, STAND, DOUBLE, SPLIT))
                or any(not h.finished and not h.unread for h in hands)):
            yield wrong("BJ-DEAL-1", because("bj.dealer_card_early"), [r.cards[second]])

    def _wrong_bets(self, r: Round) -> Iterator[Irregularity]:
        for box in self.boxes(r):
            bettors, place = self.bettors(r, box), seat(box)
            bets = [a for a in r.acts if a.amount and a.on == place and a.what == BET and a.by in bettors]
            in_time = sum(self.bet(r, p) for p in bettors)
            if not self.minimum <= in_time <= self.maximum:
                yield wrong("BJ-BOX-1", because("bj.box_limits", place=place, amount=in_time, least=self.minimum,
                                                most=self.maximum), bets)
            if len(bettors) > BETTORS:
                yield wrong("BJ-BOX-1", because("bj.too_many_bettors", place=place), [
                    a for a in bets if a.by in bettors[BETTORS:]])
            if late := [a for a in bets if a.after and not self.too_late(r, a)]:
                yield wrong("BJ-DEAL-1", because("bj.late_bet", place=place), late)
            if idle := [a for a in r.acts if a.by == HOUSE and a.on == place and a.what.startswith(OWNER)
                        and a.what not in {f"{OWNER}{p.nth}" for p in bettors}]:
                yield wrong("BJ-BOX-2", because("bj.owner_without_bet", place=place), idle)
            parted = [parting.decision for parting in self.partings(r, box)]
            for act in self._said(r, box, DOUBLE, SPLIT):
                if act.what == DOUBLE and act != self.doubled(r, act.on):
                    yield wrong("BJ-DBL-1", because("bj.no_double", place=act.on), [act])
                elif act.what == SPLIT and act not in parted:
                    yield wrong("BJ-SPLIT-1", because("bj.no_split", place=act.on), [act])
        for stake, late_chips in stakes(r, (), lambda a: self.too_late(r, a)):
            acts = [a for a in r.acts if a.amount and (a.by, a.on, a.what) == (stake.party, stake.on, stake.kind)
                    and self.too_late(r, a) is late_chips]
            if refused := self._refused(r, stake, late_chips):
                yield wrong(refused[1], refused[0], acts)
            elif stake.kind != BET and (over := self._over(r, stake))[0]:
                yield wrong(over[2], over[1], acts)
        for act in r.acts:
            if act.what == EVEN_MONEY and not (self.took_even_money(r, act.by) and act.on == seat(act.by.seat)):
                yield wrong("BJ-INS-4", because("bj.no_even_money", party=act.by), [act])

    # ── what is owed ──
    def settle(self, r: Round) -> Settlement:
        lines: list[Line] = []
        for stake, late in stakes(r, (BET, SPLIT, DOUBLE, INSURANCE), lambda a: self.too_late(r, a)):
            if off := called_off(r, self.decks, self.jokers):
                lines.append(stake.ends(Verdict.RETURNED, *off))
            elif refused := self._refused(r, stake, late):
                lines.append(stake.ends(Verdict.RETURNED, *refused))
            elif stake.kind == BET:
                lines.append(self._hand_line(r, stake))
            else:
                over, reason, rule = self._over(r, stake)
                counts = replace(stake, amount=stake.amount - over)
                if counts.amount:
                    lines.append((self._insurance_line if stake.kind == INSURANCE else self._hand_line)(r, counts))
                if over:
                    lines.append(replace(stake, amount=over).ends(Verdict.RETURNED, reason, rule))
        return Settlement(tuple(lines))

    def _insurance_line(self, r: Round, stake: Stake) -> Line:
        dealer = self.dealer(r)
        if len(dealer.cards) < 2:
            return stake.waits(DEALER, because("waiting.card", place=DEALER), "BJ-INS-3")
        if dealer.blackjack:
            return self._wins(stake, self.insurance_pays, "dealer_blackjack", because("bj.insured"), "BJ-INS-3")
        return stake.ends(Verdict.LOSE, because("bj.insurance_lost", total=total(dealer.cards[:2])), "BJ-INS-3")

    def _hand_line(self, r: Round, stake: Stake) -> Line:
        hand, dealer = self.hand(r, stake.on), self.dealer(r)
        if not hand.finished:
            missing = hand.unread or len(hand.cards) < 2 or self.doubled(r, stake.on) is not None
            return stake.waits(stake.on, because("waiting.card" if missing else "waiting.decision", place=stake.on),
                               "BJ-DEAL-3")
        mine = hand.total
        if mine > 21:
            return stake.ends(Verdict.LOSE, because("bj.bust", total=mine), "BJ-OUT-1")
        if hand.blackjack and self.took_even_money(r, stake.party):
            return self._wins(stake, self.bet_pays, "even_money", because("bj.even_money"), "BJ-INS-4")
        at_once = hand.blackjack and bool(dealer.cards) and value(dealer.cards[0]) < 10
        if not (at_once or (len(dealer.cards) > 1 if hand.blackjack else dealer.finished)):
            return stake.waits(DEALER, because("waiting.card", place=DEALER), "BJ-DLR-3")
        theirs = dealer.total
        if hand.blackjack:
            if dealer.blackjack:
                return stake.ends(Verdict.PUSH, because("bj.both_blackjack"), "BJ-OUT-6")
            return self._wins(stake, self.bet_pays, "blackjack", because("bj.blackjack"), "BJ-OUT-5")
        if dealer.blackjack:
            if mine == 21 and self.dealer_blackjack_against_21 is Against21.STAND_OFF:
                return stake.ends(Verdict.PUSH, because("bj.blackjack_against_21"), "A58")
            if stake.kind != BET and self.dealer_blackjack_takes is Takes.ORIGINAL_BETS_ONLY:
                return stake.ends(Verdict.RETURNED, because("bj.original_bets_only", kind=stake.kind), "BJ-INS-5")
            return stake.ends(Verdict.LOSE, because("bj.dealer_blackjack", total=mine), "BJ-OUT-7")
        if mine == theirs:
            return stake.ends(Verdict.PUSH, because("bj.stand_off", total=mine), "BJ-OUT-4")
        if mine < theirs <= 21:
            return stake.ends(Verdict.LOSE, because("bj.lower", total=mine, dealer_total=theirs), "BJ-OUT-3")
        reason = because("bj.dealer_busts" if theirs > 21 else "bj.closer", total=mine, dealer_total=theirs)
        return self._wins(stake, self.bet_pays, "other_hands", reason, self._no_blackjack(hand) or "BJ-OUT-2")

    def _wins(self, stake: Stake, table: PayTable, line: str, reason: Reason, rule: str) -> Line:
        return stake.wins(table[line], self.unit, self.rounding, reason, rule)


def _before(r: Round, place: Place, act: Act) -> list[Lying]:
    """The cards of a hand that lay on the table when something was said."""
    return [card for card in r.cards[:act.after] if card.at == place]


def _gathered(r: Round, place: Place,
              full: Callable[[Sequence[Card], int], bool]) -> tuple[tuple[Card, ...], bool, tuple[Lying, ...]]:
    """The cards of a hand up to the first unknown one, whether there is one, and those beyond what it can take."""
    cards: list[Card] = []
    extra: list[Lying] = []
    for n, card in enumerate(r.cards):
        if card.at != place:
            continue
        if full(cards, n):
            extra.append(card)
        elif isinstance(card.face, Card):
            cards.append(card.face)
        else:
            return tuple(cards), True, ()
    return tuple(cards), False, tuple(extra)


def _up(r: Round) -> Card | None:
    """The dealer's card, on which insurance and a blackjack's payment depend; None while it is not known."""
    face = next((card.face for card in r.cards if card.at == DEALER), None)
    return face if isinstance(face, Card) else None


def _further(r: Round) -> int:
    """How many cards lay there before the first beyond two for each box and one for the dealer."""
    dealt: Counter[int] = Counter()
    for n, card in enumerate(r.cards):
        if card.dealt_to == DEALER or card.dealt_to.zone is Zone.SEAT:
            dealt[card.dealt_to.seat] += 1
            if dealt[card.dealt_to.seat] > (1 if card.dealt_to == DEALER else 2):
                return n
    return len(r.cards)
