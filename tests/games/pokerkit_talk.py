"""Random legal hands, told to this program and to pokerkit act by act: the same turn, call and raises, the same chips.

Conventions that differ are set alike: pokerkit gives a pot's whole odd remainder to the first winner left of the button
(``odd_chip = all_to_first``), caps limit raises heads-up too (``cch.raise_cap = bet+3``), and neither counts the blind
as the first of four bets nor caps Omaha (its streets are told so). It lets who has acted raise again after an all-in
for less than a bet, when that is the first of its street; the rules do not, so nobody goes all-in so here.

What is left to differ: pokerkit puts pots together once the hands that parted them cannot win, before it splits them;
here each pot is split by itself (A28), so that odd chips may fall otherwise, and they alone. And where a side pot has
no low but the main pot has one, pokerkit cuts the side pot in halves all the same; here its high hand takes all of it
(OMA-LOW-3): the chips of such hands are not compared.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

from pokerkit import (
    Automation,
    FixedLimitOmahaHoldemHighLowSplitEightOrBetter,
    FixedLimitTexasHoldem,
    NoLimitTexasHoldem,
    OmahaHoldemHand,
    PotLimitOmahaHoldem,
    StandardHighHand,
    State,
)
from pokerkit.games import PotLimitPokerMixin, TexasHoldemMixin, UnfixedLimitHoldem
from pokerkit.state import BettingStructure

from dealer_assist import engine
from dealer_assist.cards import FACE_DOWN
from dealer_assist.engine import Update
from dealer_assist.games.betting import BET, BIG_BLIND, CHECK, SMALL_BLIND, Limit
from dealer_assist.games.club import Club, NoFlop, RaiseCap
from dealer_assist.games.game import FOLD, Ask, Settle
from dealer_assist.games.poker import LOW
from dealer_assist.games.pots import OddChip
from dealer_assist.table.events import (
    CardRead,
    CardSeen,
    Decided,
    Due,
    Recorded,
    RoundEvent,
    RoundOpened,
    Seated,
    Staked,
)
from dealer_assist.table.places import BOARD, BURN, Party, seat
from tests.random_play import DECK
from tests.table_talk import house

SMALL, BIG = 50, 100
AUTOMATIONS = (
    Automation.ANTE_POSTING, Automation.BET_COLLECTION, Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING, Automation.HAND_KILLING, Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING, Automation.RUNOUT_COUNT_SELECTION,
)


class PotLimitTexasHoldem(PotLimitPokerMixin, TexasHoldemMixin, UnfixedLimitHoldem):  # type: ignore[misc]
    hand_types = (StandardHighHand,)


class LimitOmahaHiLo(FixedLimitOmahaHoldemHighLowSplitEightOrBetter):  # type: ignore[misc]
    betting_structure = BettingStructure.FIXED_LIMIT        # pokerkit's own plays it pot limit


class LimitOmaha(LimitOmahaHiLo):
    hand_types = (OmahaHoldemHand,)


GAMES = {
    "limit hold'em": ("club_holdem_3_6", Limit.LIMIT, FixedLimitTexasHoldem),
    "pot limit hold'em": ("club_holdem_no_limit", Limit.POT_LIMIT, PotLimitTexasHoldem),
    "no limit hold'em": ("club_holdem_no_limit", Limit.NO_LIMIT, NoLimitTexasHoldem),
    "pot limit Omaha": ("omaha_3_6", Limit.POT_LIMIT, PotLimitOmahaHoldem),
    "limit Omaha": ("omaha_3_6", Limit.LIMIT, LimitOmaha),
    "limit Omaha Hi-Lo": ("omaha_hi_lo_3_6", Limit.LIMIT, LimitOmahaHiLo),
}


def our_game(name: str, limit: Limit) -> Club:
    game = house(name).game
    assert isinstance(game, Club)
    small, big = (BIG, 2 * BIG) if limit is Limit.LIMIT else (SMALL, BIG)
    return replace(game, limit=limit, small_bet=small, big_bet=big, unit=1, odd_chip=OddChip.ALL_TO_FIRST,
                   raise_cap=RaiseCap.ALWAYS, drop_3=0, drop_4=0, drop_5_to_9=0, no_flop=NoFlop.FULL)


@dataclass(frozen=True)
class Temper:
    """How often players raise and fold, and whether they raise any amount up to all they have."""

    raises: float
    folds: float
    wild: bool


WILD = Temper(.4, .15, wild=True)           # many all-ins, many side pots
CALLING = Temper(.1, .1, wild=False)        # most hands come to a showdown
CALM = Temper(.15, .5, wild=False)          # raises to three times the least


class Hand:
    """One hand told to both."""

    def __init__(self, game: Club, state: State, stacks: list[int]) -> None:
        self.game, self.state, self.count = game, state, len(stacks)
        self.update: Update | None = None
        self.log: list[Recorded] = []
        self.operations: list[tuple[str, tuple[object, ...]]] = []
        blinds = (SMALL, BIG) if self.count > 2 else (BIG, SMALL)
        dues = tuple(Due(Party(n + 1), seat(n + 1), kind, min(amount, stacks[n]), min(amount, stacks[n]), "CCH-BLIND-1")
                     for n, (amount, kind) in enumerate(
                         (blind, SMALL_BLIND if blind == SMALL else BIG_BLIND) for blind in blinds))
        self.tell(RoundOpened(1, tuple(Seated(Party(n + 1), s) for n, s in enumerate(stacks)), self.count, dues))
        for due in dues:
            self.tell(Staked(due.by, due.on, due.kind, due.least))
        self.cards = 0

    def tell(self, event: RoundEvent) -> None:
        self.log.append(Recorded(len(self.log), len(self.log), "test", event))
        self.update = engine.advance(self.game, self.update, self.log[-1])

    def tell_pokerkit(self, operation: str, *arguments: object) -> None:
        self.operations.append((operation, arguments))
        getattr(self.state, operation)(*arguments)

    def deal(self, place: object, face: object) -> None:
        self.cards += 1
        self.tell(CardSeen(self.cards, place, face))  # type: ignore[arg-type]

    def agree(self) -> tuple[int, int, int]:
        """Turn, call and raises are the same in both; what may be put in."""
        assert self.update
        ask, state = self.update.step, self.state
        assert isinstance(ask, Ask), ask
        who = state.actor_index
        assert who is not None
        assert ask.party == Party(who + 1)
        bet, now = ask.bet, state.bets[who]
        assert bet
        assert bet.call == state.checking_or_calling_amount
        raises = state.can_complete_bet_or_raise_to()
        assert (bet.most > 0) == raises
        if raises:
            assert bet.least + now == state.min_completion_betting_or_raising_to_amount
            assert bet.most + now == state.max_completion_betting_or_raising_to_amount
        return bet.call, bet.least, bet.most


def play(game: Club, kind: type, dice: random.Random) -> Hand:
    return play_with(game, kind, dice, [dice.choice((dice.randint(1, 400), dice.randint(400, 3_000), 10_000))
                                        for _ in range(dice.randint(2, 6))])


def pokerkit_state(game: Club, kind: type, stacks: list[int]) -> State:
    stakes = (BIG, 2 * BIG) if game.limit is Limit.LIMIT else (BIG,)
    told = kind(AUTOMATIONS, True, 0, (SMALL, BIG), *stakes)
    if game.limit is Limit.LIMIT:
        told.streets = tuple(replace(street, max_completion_betting_or_raising_count=4 if number else 3)
                             for number, street in enumerate(told.streets))
    return told(tuple(stacks), len(stacks))


def play_with(game: Club, kind: type, dice: random.Random, stacks: list[int], temper: Temper = WILD) -> Hand:
    count, state = len(stacks), pokerkit_state(game, kind, stacks)
    hand = Hand(game, state, stacks)
    deck = dice.sample(DECK, len(DECK))
    holes = [[deck.pop() for _ in range(game.hole)] for _ in range(count)]
    for card in range(game.hole * count):
        hand.deal(seat(card % count + 1), FACE_DOWN)
    for cards in holes:
        hand.tell_pokerkit("deal_hole", "".join(map(str, cards)))
    while state.status:
        if state.can_burn_card():
            hand.tell_pokerkit("burn_card", "??")
            hand.deal(BURN, FACE_DOWN)
        elif state.can_deal_board():
            cards = [deck.pop() for _ in range(3 if not state.board_cards else 1)]
            hand.tell_pokerkit("deal_board", "".join(map(str, cards)))
            for card in cards:
                hand.deal(BOARD, card)
        elif not isinstance(hand.update.step, Ask) and state.checking_or_calling_amount == 0 \
                and not state.can_complete_bet_or_raise_to():
            hand.tell_pokerkit("check_or_call")     # nobody else has chips: a dealer asks for no check
        else:
            for event in act(hand, dice, temper):
                hand.tell(event)
    for n, cards in enumerate(holes):
        if not hand.update.round.said(FOLD, by=Party(n + 1)):
            for number, card in enumerate(cards):
                hand.tell(CardRead(1 + n + number * count, card))
    return hand


def act(hand: Hand, dice: random.Random, temper: Temper) -> Iterator[RoundEvent]:
    call, least, most = hand.agree()
    state = hand.state
    who = state.actor_index
    assert who is not None
    party, place = Party(who + 1), seat(who + 1)
    choice = dice.random()
    short = most and state.completion_betting_or_raising_count == 0 and least - call < BIG * (
        2 if hand.game.limit is Limit.LIMIT and len(state.board_cards) > 3 else 1)
    if most and not short and choice < temper.raises:
        amount = dice.choice((least, least, most, dice.randint(least, most))) if temper.wild else min(least * 3, most)
        hand.tell_pokerkit("complete_bet_or_raise_to", state.bets[who] + amount)
        yield Staked(party, place, BET, amount)
    elif choice > 1 - temper.folds and call:
        hand.tell_pokerkit("fold")
        yield Decided(party, place, FOLD)
    else:
        hand.tell_pokerkit("check_or_call")
        yield Staked(party, place, BET, call) if call else Decided(party, place, CHECK)


def compare(name: str, hands: int) -> tuple[int, int]:
    """Hands with a shared pot, and hands whose chips are not compared."""
    house_name, limit, kind = GAMES[name]
    game, dice = our_game(house_name, limit), random.Random(name)
    shared = low_in_some = 0
    for number in range(hands):
        hand = play(game, kind, dice)
        assert hand.update
        assert isinstance(hand.update.step, Settle), (number, hand.update.step)
        assert hand.update.departed == ()
        settlement = hand.update.settlement
        assert settlement
        if len({any(share.half == LOW for share in pot.shares) for pot in settlement.pots}) == 2:
            low_in_some += 1
            continue
        net = settlement.net()
        odd = sum(share.odd for pot in settlement.pots for share in pot.shares)
        differ = [net.get(Party(n + 1), 0) - payoff for n, payoff in enumerate(hand.state.payoffs)]
        assert sum(differ) == 0
        assert max(map(abs, differ)) <= odd, number
        shared += any(len(pot.shares) > 1 for pot in settlement.pots)
    return shared, low_in_some
