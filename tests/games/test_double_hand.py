"""Double Hand, rule by rule. What a whole round looks like stands in transcripts/double_hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from dealer_assist.cards import JOKER, Card, Known, parse_face
from dealer_assist.engine import Update
from dealer_assist.games import load_house
from dealer_assist.games.double_hand import SUMS_OF_DICE, DoubleHand, Hands
from dealer_assist.games.game import Ask, Collect, Deal, MoveAny, Offer, Reveal, Settle
from dealer_assist.games.house_file import House, HouseFileError
from dealer_assist.money import NO_MAXIMUM, Money
from dealer_assist.table.events import CardMoved, Due, RoundOpened, Seated, SeatTaken, Staked
from dealer_assist.table.places import BOARD, DECK, HOUSE, MUCK, Party, seat
from dealer_assist.table.round import Act, Lying, Round
from dealer_assist.table.settlement import Carried, Line, Settlement, Verdict, because
from dealer_assist.table.sitting import Sitting
from tests.random_play import DECK as CARDS
from tests.table_talk import Table, house
from tests.test_transcripts import _step as told
from tests.test_words import WORDS


def game_of(the_house: House) -> DoubleHand:
    assert isinstance(the_house.game, DoubleHand)
    return the_house.game


LOW = house("double_hand_low_limit")
GAME = game_of(LOW)
PACK: list[Known] = [*CARDS, JOKER]
FIVE_KINGS = "Ks Kh 9c 7d 4s"


def faces(text: str) -> tuple[Known, ...]:
    found = tuple(map(parse_face, text.split()))
    return tuple(face for face in found if face is JOKER or isinstance(face, Card))


def said(n: int, what: str, amount: Money = 0) -> Act:
    return Act(0, Party(n), seat(n), what, amount, 0)


def played(hands: dict[int, tuple[tuple[Known, ...], tuple[Known, ...]]], wagers: dict[int, Money],
           bank: Money = 50_000, dice: int = 3, dealer: int = 1) -> Round:
    """A round as it lies at the showdown: the hands are set, five and two."""
    acts = [said(dealer, "take_bank"), said(dealer, "bank", bank), *(said(n, "wager", x) for n, x in wagers.items()),
            *(said(n, "fee", 25) for n in (dealer, *wagers)), Act(0, HOUSE, DECK, "piles_dealt", 0, 0),
            Act(0, Party(dealer), DECK, "1", 0, 0), said(dealer, str(dice))]
    lying = [(place, face) for n, both in hands.items() for place, some in zip((seat(n), seat(n, 2)), both, strict=True)
             for face in some]
    cards = tuple(Lying(card, at, face, at, 0) for card, (at, face) in enumerate(lying))
    return Round(RoundOpened(1, tuple(Seated(Party(n)) for n in sorted({dealer, *wagers}))), tuple(acts), cards)


KINGS, QUEENS = (faces(FIVE_KINGS), faces("Ad Jd")), (faces("Qs Qh 8h 6d 3s"), faces("Td 9d"))
TENS, FIVES = (faces("Ts Th 8d 6c 4c"), faces("Kc 7c")), (faces("5s 5h 8s 6s 2c"), faces("Jc 7h"))


def against(mine: str, theirs: str, the_house: House = LOW, wager: Money = 1000) -> Line:
    """The wager of seat 2; hands as in ``"Ks Kh 9c 7d 4s | Ac Qd"``."""
    hands = {}
    for n, text in ((1, theirs), (2, mine)):
        five, _, two = text.partition(" | ")
        hands[n] = (faces(five), faces(two))
    settled = the_house.game.settle(played(hands, {2: wager}))
    return next(line for line in settled.lines if line.party == Party(2) and line.kind == "wager")


def begun(*said: str, seats: tuple[int, ...] = (1, 2), the_house: House = LOW) -> Table:
    table = Table(the_house, seats)
    table.do(*said)
    return table


def turned(first: int, cards: str) -> Iterator[str]:
    return (f"turn {n} {card}" for n, card in enumerate(cards.split(), first))


BANKED = ("say 1 take_bank", "stake 1 bank 5000")
PILE = Ask(Party(1), DECK, tuple("1234567"), "DHP-DEAL-2", note=because("dhp.which_pile"))
DICE = Ask(Party(1), seat(1), SUMS_OF_DICE, "DHP-DEAL-3", note=because("dhp.sum_of_dice"))
CUT = ("say house deck shuffled", "say 1 deck cut", "say house deck cut_completed")
FEES = ("stake 1 fee 25", "stake 2 fee 25")
PILED = (*BANKED, "stake 2 wager 500", *CUT, *FEES, "say house deck piles_dealt")


# ── outcomes ──
@pytest.mark.parametrize(("mine", "theirs", "verdict", "rule"), [
    ("As Ah 8c 6d 3s | Kd Jc", "Ks Kh 9c 7d 4s | Qd Jd", "win", "DHP-OUT-1"),
    ("As Ah 8c 6d 3s | 2d 2c", "Ks Kh 9c 7d 4s | Ad Kd", "win", "DHP-OUT-1"),
    ("As Ah 8c 6d 3s | Qd Jc", "Ks Kh 9c 7d 4s | Kd Jd", "push", "DHP-OUT-2"),
    ("Qs Qh 8c 6d 3s | Ad Jc", "Ks Kh 9c 7d 4s | Kd Jd", "push", "DHP-OUT-2"),
    ("As Ah 8c 6d 3s | Kd Jc", "Ks Kh 9c 7d 4s | Kc Jd", "push", "DHP-OUT-2"),
    ("Qs Qh 8c 6d 3s | Qd Jc", "Ks Kh 9c 7d 4s | Kd Jd", "lose", "DHP-OUT-3"),
    ("Qs Qh 8c 6d 3s | Kc Jc", "Ks Kh 9c 7d 4s | Kd Jd", "lose", "DHP-OUT-4"),
    ("Kc Kd 9d 7c 4h | Qc Jc", "Ks Kh 9c 7d 4s | Qd Jd", "lose", "DHP-OUT-4"),
    ("Ks Kh 9c 7d 4c | Qd Jc", "Kc Kd 9d 7c 3s | Qs Td", "win", "DHP-OUT-1"),
])
def test_dhp_obj_1_and_dhp_out_both_hands_must_be_higher(mine: str, theirs: str, verdict: str, rule: str) -> None:
    line = against(mine, theirs)
    assert (line.verdict, line.rule) == (verdict, rule)
    assert line.back == {"win": 2000, "push": 1000, "lose": 0}[verdict]
    assert (line.odds == 1, line.odds_rule) == ((True, "DHP-OUT-1") if verdict == "win" else (False, ""))


@pytest.mark.parametrize(("mine", "theirs", "defaults", "copies_push"), [
    ("Kc Kd 9d 7c 4h | Qc Jc", "Ks Kh 9c 7d 4s | Qd Jd", "lose", "push"),       # both copied
    ("Kc Kd 9d 7c 4h | Qc Tc", "Ks Kh 9c 7d 4s | Qd Jd", "lose", "push"),       # one copied, one lower
    ("Kc Kd 9d 7c 3h | Qc Jc", "Ks Kh 9c 7d 4s | Qd Jd", "lose", "push"),
    ("Kc Kd 9d 7c 4h | Ac Jc", "Ks Kh 9c 7d 4s | Qd Jd", "push", "push"),       # one copied, one higher
    ("Kc Kd 9d 7c 3h | Qc Tc", "Ks Kh 9c 7d 4s | Qd Jd", "lose", "lose"),       # none copied
    ("Kc Kd 9d 7c 5h | Ac Jc", "Ks Kh 9c 7d 4s | Qd Jd", "win", "win"),
])
def test_a42_and_dhp_out_4_who_has_copies(mine: str, theirs: str, defaults: str, copies_push: str) -> None:
    assert against(mine, theirs).verdict == defaults
    assert against(mine, theirs, house("double_hand_low_limit", dhp__copy='"push"')).verdict == copies_push


@pytest.mark.parametrize(("option", "verdict"), [("lowest straight", "push"), ("second_highest", "win")])
def test_a39_where_the_wheel_stands(option: str, verdict: str) -> None:
    line = against("5s 4c 3h 2d Ad | 9d 8s", "6s 5c 4h 3d 2c | 9h 7d",
                   house("double_hand_low_limit", dhp__wheel=f'"{option}"'))
    assert line.verdict == verdict
    assert against("5s 4c 3h 2d Ad | 9d 8s", "As Kc Qh Jd Tc | 9h 7d",
                   house("double_hand_low_limit", dhp__wheel=f'"{option}"')).verdict == "push"


@pytest.mark.parametrize(("option", "verdict"), [("beats all", "win"), ("below_royal", "push")])
def test_a40_five_aces_against_a_royal_flush(option: str, verdict: str) -> None:
    # The player-dealer's royal flush needs an ace of its own, so the table has six aces: only the ranking is asked.
    mine = game_of(house("double_hand_low_limit", dhp__five_aces=f'"{option}"'))
    hands = {1: (faces("As Ks Qs Js Ts"), faces("9h 7d")), 2: (faces("Ah Ac Ad As joker"), faces("9d 8s"))}
    royal, aces = (mine.hands(played(hands, {2: 1000}), n) for n in (1, 2))
    assert isinstance(royal, Hands)
    assert isinstance(aces, Hands)
    assert (aces.five > royal.five) is (verdict == "win")
    assert against("Ah Ac Ad As joker | 9d 8s", "Ks Qs Js Ts 9s | 9h 7d",
                   house("double_hand_low_limit", dhp__five_aces=f'"{option}"')).verdict == "win"


@pytest.mark.parametrize(("option", "verdict"), [("highest rank missing from it", "push"), ("ace", "win")])
def test_a60_the_joker_in_a_flush(option: str, verdict: str) -> None:
    line = against("Ah Qh 9h 5h joker | 9d 8s", "Ac Kc Qc Jc 9c | 7h 6d",
                   house("double_hand_low_limit", dhp__joker_in_flush=f'"{option}"'))
    assert line.verdict == verdict
    named = {"push": "Ah Kh Qh 9h 5h", "win": "Ah Ah Qh 9h 5h"}[verdict]
    assert dict(line.reason.values)["cards"] == faces(named)


@pytest.mark.parametrize(("mine", "theirs", "verdict"), [
    ("Ks Qd Jh Tc joker | 9d 8s", "Kh Qs Js Td 9h | 7h 6d", "win"),         # an ace-high straight
    ("Ks Kd 8h 4c joker | 9d 8s", "Kh Kc 8c 4d Qs | 7h 6d", "win"),         # kings and an ace: no third king
    ("Ks Kd 8h 4c joker | 9d 8s", "3h 3c 3s 4d Qs | 7h 6d", "push"),
    ("6s 5s 4s 3s joker | 9d 8s", "9h 9c 9s Kd Ks | 7h 6d", "win"),         # a straight flush
    ("Kh Kc 8s 4d Qs | joker 9d", "Ah Ac 8d 4c Js | 3d 3s", "lose"),        # in the two an ace, which is no pair
    ("Kh Kc 8s 4d Qs | joker Ad", "3h 3c 8d 4c Js | 2d 2s", "lose"),        # a pair of aces: foul behind kings
    ("Ah Ac 8s 4d Qs | joker Ad", "Kh Kc 8d 4c Js | Qd Qh", "win"),
])
def test_dhp_joker_1_and_a41_what_the_joker_may_be(mine: str, theirs: str, verdict: str) -> None:
    assert against(mine, theirs).verdict == verdict


# ── foul hands ──
@pytest.mark.parametrize("mine", ["Qs Jh 9c 7d 4s | 2c 2d", "Ks Kh 9c 7d 4s | Ac Ad", "Qs Jh 9c 7d 4s | Kc 2d"])
def test_a41_and_dhp_set_1_a_five_below_the_two_is_foul_and_loses(mine: str) -> None:
    line = against(mine, "3s 2h 5c 7h 8d | 4c 3d")
    assert (line.verdict, line.rule, line.reason.key) == ("lose", "A41", "dhp.foul")
    assert against("Ks Kh 9c 7d 4s | Kc Kd", "3s 3h 5c 7h 8d | 4c 3d").rule == "DHP-OUT-1"     # kings behind kings


@pytest.mark.parametrize("mine", ["Ks Kh 9c 7d | 4s 8c 5d", "Ks Kh 9c | 7d 4s 8c 5d"])
def test_a41_other_than_five_and_two_is_foul(mine: str) -> None:
    line = against(mine, "3s 2h 5c 7h 8d | 4c 3d")
    assert (line.verdict, line.rule, line.reason.key) == ("lose", "A41", "dhp.foul_count")


def test_a41_a_hand_that_is_not_set_yet_is_waited_for() -> None:
    for five, two in (("Ks Kh 9c 7d 4s 8c 5d", ""), ("Ks Kh 9c 7d 4s 8c", "5d")):
        line = against(f"{five} | {two}", "3s 2h 5c 7h 8d | 4c 3d")
        assert (line.verdict, line.waits_for) == ("waiting", seat(2, 2))


def test_a51_a_foul_player_dealer_loses_to_every_hand_that_is_not() -> None:
    foul = "Qs Jh 9c 7d 4s | 2c 2d"
    line = against("3s 2h 5c 7h 8d | 4c 3d", foul)
    assert (line.verdict, line.rule, line.odds_rule) == ("win", "A51", "DHP-OUT-1")
    assert against("Qd Jd 9d 7s 4h | 2s 2h", foul).rule == "A41"


def test_dhp_set_1_foul_hands_are_reported_and_show_no_standing() -> None:
    hands = {1: (faces(FIVE_KINGS), faces("Ac Ad")), 2: (faces("3s 3h 5c 7h 8d"), faces("4c 3d"))}
    r = played(hands, {2: 1000})
    assert [(i.rule, i.reason.key) for i in GAME.irregularities(r)] == [("A41", "dhp.foul")]
    assert [s.place for s in GAME.standings(r)] == [seat(2), seat(2, 2)]


# ── the bank ──
def test_dhp_out_5_and_a43_cover_goes_from_the_action_hand_clockwise() -> None:
    hands = {1: KINGS, 2: QUEENS, 4: TENS, 6: FIVES}
    for dice, covered in ((3, {4: 500, 6: 1000, 2: 0}), (4, {4: 500, 6: 1000, 2: 0}), (6, {6: 1000, 2: 500, 4: 0}),
                          (7, {2: 700, 4: 500, 6: 300}), (8, {2: 700, 4: 500, 6: 300}), (18, {4: 500, 6: 1000, 2: 0})):
        r = played(hands, {2: 700, 4: 500, 6: 1000}, bank=1500, dice=dice)
        assert GAME.covered(r) == covered, dice
    lines = {(line.party.seat, line.kind): line for line in GAME.settle(r).lines}
    assert (lines[2, "wager"].verdict, lines[2, "wager"].rule) == ("returned", "DHP-OUT-5")
    r = played(hands, {2: 700, 4: 500, 6: 1000}, bank=1500, dice=7)
    lines = {(line.party.seat, line.kind): line for line in GAME.settle(r).lines}
    assert (lines[6, "wager"].staked, lines[6, "uncovered"].staked, lines[6, "uncovered"].back) == (300, 700, 700)


def test_dhp_deal_3_places_are_counted_from_the_player_dealer_as_1_8_and_15() -> None:
    for dealer in range(1, 8):
        for total in map(int, SUMS_OF_DICE):
            counted = [(dealer - 1 + n) % 7 + 1 for n in range(18)][total - 1]
            others = [n for n in range(1, 8) if n != dealer]
            r = played({}, dict.fromkeys(others, 500), dice=total, dealer=dealer)
            assert GAME.playing(r)[0] == counted
            assert set(pairwise(GAME.playing(r))) <= {(n, n % 7 + 1) for n in range(1, 8)}


def test_dhp_deal_2_a_place_without_a_wager_is_counted_and_gets_no_hand() -> None:
    r = played({}, {2: 500, 7: 500}, dice=4)        # the fourth place, which is seat 4, wagers nothing
    assert GAME.playing(r) == (7, 1, 2)
    assert GAME.next_step(r) == Deal(seat(7), False, "DHP-DEAL-1")


def test_a43_wagers_wait_for_dice_only_where_the_bank_is_short() -> None:
    hands = {1: KINGS, 2: QUEENS, 3: TENS}
    for bank, verdicts in ((1000, {"lose"}), (999, {"waiting"}), (0, {"returned"})):
        r = played(hands, {2: 500, 3: 500}, bank=bank)
        r = replace(r, acts=tuple(a for a in r.acts if a.what != "3"))
        assert {line.verdict for line in GAME.settle(r).lines if line.kind == "wager"} == verdicts
        assert GAME.next_step(r) == DICE


def test_dhp_house_1_and_dhp_fee_1_the_house_has_the_fees_and_nothing_else() -> None:
    hands = {1: (faces(FIVE_KINGS), faces("Qd Jd")), 2: (faces("As Ah 8c 6d 3s"), faces("Kd Jc")),
             3: (faces("2s 2h 8d 6c 3d"), faces("9d 8h"))}
    settled = GAME.settle(played(hands, {2: 1000, 3: 400}))
    assert settled.rack() == 75
    assert settled.net() == {Party(1): -25 - 600, Party(2): 1000 - 25, Party(3): -400 - 25}
    fees = [line for line in settled.lines if line.kind == "fee"]
    assert {(line.verdict, line.rule, line.back) for line in fees} == {(Verdict.TAKEN, "DHP-FEE-1", 0)}


def test_dhp_house_1_chips_of_the_house_do_not_play() -> None:
    table = begun(*BANKED, "stake 0 wager 500")
    assert "DHP-HOUSE-1 dhp.house_plays" in table.wrong()
    settled = GAME.settle(table.update.round)
    assert [(x.verdict, x.back) for x in settled.lines if x.party == HOUSE] == [("returned", 500)]


# ── the bank's turn ──
@pytest.mark.parametrize(("carried", "order"), [
    (None, (1, 3, 5)),                                  # a new game begins at seat 1
    (Carried(0, 1, (3,)), (3, 5, 1)),                   # his second hand
    (Carried(0, 2, (3,)), (5, 1)),                      # no third
    (Carried(0, 0, (5,)), (5, 1, 3)),                   # his hand was void
    (Carried(0, 1, (4,)), (5, 1, 3)),                   # who held it has left
    (Carried(0, 2, (7,)), (1, 3, 5)),
    (Carried(0, 1, ()), (1, 3, 5)),
])
def test_dhp_pd_1_the_bank_goes_round_clockwise(carried: Carried | None, order: tuple[int, ...]) -> None:
    seated = tuple(Seated(Party(n)) for n in (1, 3, 5))
    assert GAME.turns(Round(RoundOpened(4, seated, carried=carried))) == order


def test_dhp_pd_2_it_is_offered_to_those_who_can_pay_the_minimum_and_the_fee() -> None:
    seated = (Seated(Party(1), 524), Seated(Party(2), 525), Seated(Party(3)))
    r = Round(RoundOpened(1, seated))
    assert GAME.turns(r) == (2, 3)
    assert GAME.next_step(r) == Ask(Party(2), seat(2), ("take_bank", "pass_bank"), "DHP-PD-1")


@pytest.mark.parametrize(("stack", "most"), [(None, NO_MAXIMUM), (20_000, 19_975)])
def test_dhp_pd_2_the_bank_has_a_minimum_and_no_maximum(stack: Money | None, most: Money) -> None:
    opened = RoundOpened(1, (Seated(Party(1), stack), Seated(Party(2), stack)))
    r = Round(opened, (said(1, "take_bank"),))
    assert GAME.next_step(r) == Collect(Due(Party(1), seat(1), "bank", 500, most, "DHP-PD-2"))


def test_dhp_pd_1_what_a_round_says_of_the_turn_that_comes_after() -> None:
    hands = {1: (faces(FIVE_KINGS), faces("Qd Jd")), 2: (faces("As Ah 8c 6d 3s"), faces("Kd Jc"))}
    first = played(hands, {2: 1000})
    assert GAME.settle(first).carried == Carried(0, 1, (1,))
    second = replace(first, opened=replace(first.opened, carried=Carried(0, 1, (1,))))
    assert GAME.settle(second).carried == Carried(0, 2, (1,))
    after_another = replace(first, opened=replace(first.opened, carried=Carried(0, 2, (7,))))
    assert GAME.settle(after_another).carried == Carried(0, 1, (1,))
    void = replace(second, acts=(*second.acts, Act(9, HOUSE, DECK, "void", 0, 0)))
    assert GAME.settle(void).carried == Carried(0, 1, (1,))
    nobody = replace(second, acts=tuple(a for a in second.acts if a.what != "wager"))
    assert GAME.settle(nobody).carried == Carried(0, 1, (1,))
    all_passed = Round(second.opened)
    assert GAME.settle(all_passed) == Settlement((), Carried(0, 1, (1,)))


def test_dhp_pd_1_a_third_hand_in_a_row_is_reported() -> None:
    r = played({}, {2: 500})
    third = replace(r, opened=replace(r.opened, carried=Carried(0, 2, (1,))))
    assert "dhp.third_turn" in {i.reason.key for i in GAME.irregularities(third)}
    assert "dhp.third_turn" not in {i.reason.key for i in GAME.irregularities(r)}


# ── the procedure ──
def test_dhp_deal_1_shuffle_cut_and_seven_piles_then_the_pile_and_the_dice() -> None:
    table = begun(*BANKED, "stake 2 wager 500")
    for party, choices, on, rule, said in (
            (HOUSE, ("shuffled",), DECK, "DHP-DEAL-1", CUT[0]), (Party(1), ("cut",), DECK, "DHP-DEAL-1", CUT[1]),
            (HOUSE, ("cut_completed",), DECK, "DHP-DEAL-1", CUT[2])):
        assert isinstance(table.update.step, Offer)         # wagers are still taken
        assert table.update.step.then == Ask(party, on, choices, rule)
        table.do(said)
    table.do(*FEES)
    assert table.update.step == Ask(HOUSE, DECK, ("piles_dealt",), "DHP-DEAL-1")
    assert table.do("say house deck piles_dealt").step == PILE
    table.do("say 1 8")                                     # the dice came first: the pile is still to be picked
    assert table.update.step == PILE
    assert wrong_of(table.update) == ["DHP-DEAL-2 departure.decided"]
    table = begun(*PILED, "say 1 deck 7")
    assert table.update.step == DICE
    table.do("say 1 8")
    for place in [seat(1)] * 7 + [seat(2)] * 7:
        assert told(table.update.step) == told(Deal(place, False, "DHP-DEAL-1"))
        table.do(f"deal {place} ??")
    assert not table.wrong()
    assert isinstance(table.update.step, MoveAny)


def test_dhp_deal_1_the_dice_put_the_action_hand_first() -> None:
    table = begun(*PILED, "say 1 deck 7", "say 1 9")            # 9: the second place
    assert table.update.step == Deal(seat(2), False, "DHP-DEAL-1")


def test_dhp_set_1_any_two_cards_of_a_hand_in_any_order_and_no_others() -> None:
    table = begun(*PILED, "say 1 deck 7", "say 1 8", *["deal seat 1 ??"] * 7, *["deal seat 2 ??"] * 7)
    assert isinstance(table.update.step, MoveAny)
    assert [(m.card, m.to) for m in table.update.step.moves] == [
        *((100 + n, seat(1, 2)) for n in range(1, 8)), *((100 + n, seat(2, 2)) for n in range(8, 15))]
    table.do("move 12 seat 2 2", "move 3 seat 1 2", "move 1 seat 1 2")
    assert not table.wrong()
    assert isinstance(table.update.step, MoveAny)
    assert {m.to for m in table.update.step.moves} == {seat(2, 2)}
    assert table.do("move 14 seat 2 2").step == Reveal((seat(2), seat(2, 2)), "DHP-DEAL-2")
    assert "DHP-DEAL-2 departure.moved" in wrong_of(table.do("move 2 seat 1 2"))


def wrong_of(update: Update) -> list[str]:
    return [f"{i.rule} {i.reason.key}" for i in (*update.departures, *update.irregularities)]


def test_dhp_fee_1_and_a64_from_each_player_and_the_player_dealer_before_the_cards() -> None:
    table = begun(*BANKED, "stake 2 wager 500", *CUT, seats=(1, 2, 3))
    assert table.update.step == Collect(Due(Party(1), seat(1), "fee", 25, 25, "A64"))
    assert table.do("stake 1 fee 25").step == Collect(Due(Party(2), seat(2), "fee", 25, 25, "DHP-FEE-1"))
    assert table.do("stake 2 fee 25").step == Ask(HOUSE, DECK, ("piles_dealt",), "DHP-DEAL-1")  # seat 3 does not play


@pytest.mark.parametrize(("fees", "lines"), [
    (("stake 2 fee 20",), {("fee", "taken", 20, 0)}), ((), set()),
    (("stake 2 fee 40",), {("fee", "taken", 25, 0), ("fee", "returned", 15, 15)}),
    (("stake 2 fee 25", "stake 2 fee 25"), {("fee", "taken", 25, 0), ("fee", "returned", 25, 25)}),
])
def test_dhp_fee_1_too_little_too_much_or_none(fees: tuple[str, ...], lines: set[tuple[str, str, int, int]]) -> None:
    table = begun(*BANKED, "stake 2 wager 500", *CUT, "stake 1 fee 25", *fees, "say house deck piles_dealt",
                  "say 1 deck 7", "say 1 8", "deal seat 1 ??")
    assert "DHP-FEE-1 dhp.fee_wrong" in table.wrong()
    settled = GAME.settle(table.update.round)
    assert {(x.kind, x.verdict.value, x.staked, x.back) for x in settled.lines
            if x.party == Party(2) and x.kind == "fee"} == lines


def test_dhp_fee_1_after_the_cards_it_is_taken_and_reported() -> None:
    table = begun(*BANKED, "stake 2 wager 500", *CUT, FEES[0], "say house deck piles_dealt", "say 1 deck 7", "say 1 8",
                  "deal seat 1 ??", FEES[1])
    assert [w for w in table.wrong() if "departure" not in w] == ["DHP-FEE-1 dhp.fee_wrong"]
    assert (Party(2), "taken", 25) in [(x.party, x.verdict, x.staked) for x in GAME.settle(table.update.round).lines]


def test_dhp_fee_1_who_does_not_play_gets_his_fee_back() -> None:
    table = begun(*BANKED, "stake 2 wager 500", "stake 3 fee 25", seats=(1, 2, 3))
    line = next(x for x in GAME.settle(table.update.round).lines if x.party == Party(3))
    assert (line.verdict, line.back) == ("returned", 25)


def test_dhp_bet_1_wagers_stand_once_play_has_begun() -> None:
    table = begun(*PILED, "stake 2 wager 300", "stake 1 bank 100", "say 1 deck 7", "say 1 8")
    assert [w for w in table.wrong() if "altered" in w] == ["DHP-BET-1 dhp.altered"] * 2
    lines = [(x.kind, x.staked, x.verdict.value, x.rule) for x in GAME.settle(table.update.round).lines]
    assert ("wager", 300, "returned", "DHP-BET-1") in lines
    assert ("bank", 100, "returned", "DHP-BET-1") in lines
    assert ("wager", 500, "waiting", "DHP-OBJ-1") in lines


def test_dhp_bet_1_play_has_begun_with_the_first_card_whatever_was_said_of_the_piles() -> None:
    table = begun(*PILED[:-1], "deal seat 1 ??", "stake 2 wager 9600")
    assert table.update.step == DICE                        # the pile is past choosing, the order is not
    assert [w for w in table.wrong() if "departure" not in w] == ["DHP-BET-1 dhp.altered"]
    assert ("wager", 9600, "returned") in [(x.kind, x.staked, x.verdict) for x in GAME.settle(table.update.round).lines]


def test_dhp_pd_2_a_bank_that_was_taken_and_not_put_in() -> None:
    table = begun("say 1 take_bank", "stake 2 wager 500", *CUT, *FEES, "say house deck piles_dealt")
    assert "DHP-PD-2 dhp.no_bank" in table.wrong()
    assert [(x.verdict, x.rule) for x in GAME.settle(table.update.round).lines if x.kind == "wager"] == [
        ("returned", "DHP-OUT-5")]
    poor = Round(RoundOpened(1, (Seated(Party(1), 300), Seated(Party(2), 900))), (said(1, "take_bank"),))
    assert GAME.next_step(poor) == Collect(Due(Party(1), seat(1), "bank", 500, 500, "DHP-PD-2"))


@pytest.mark.parametrize(("said", "wrong"), [
    ("stake 2 wager 499", "DHP-BET-1 wrong.limits"), ("stake 2 wager 10001", "DHP-BET-1 wrong.limits"),
    ("stake 1 wager 500", "DHP-SEAT-1 dhp.against_himself"), ("stake 2 bank 500", "DHP-PD-2 dhp.not_the_bank"),
    ("stake 2 tip 500", "DHP-BET-1 wrong.kind"), ("stake 8 wager 500", "DHP-SEAT-1 dhp.not_his_seat"),
    ("stake 2.2 wager 500", "DHP-SEAT-1 dhp.not_his_seat"),
])
def test_dhp_bet_1_dhp_seat_1_and_dhp_pd_2_bets_that_are_none(said: str, wrong: str) -> None:
    table = begun(*BANKED, said)
    assert wrong in table.wrong()
    if "limits" not in wrong:
        lines = [x for x in GAME.settle(table.update.round).lines if x.kind != "bank" or x.party != Party(1)]
        assert [(x.verdict, x.back, x.rule) for x in lines] == [("returned", 500, "DHP-BET-1")]
    table = begun(*BANKED, "stake 2 wager 500")
    assert not table.wrong()


@pytest.mark.parametrize("amount", [500, 10_000])
def test_dhp_bet_1_the_limits_themselves_are_within(amount: Money) -> None:
    assert not begun(*BANKED, f"stake 2 wager {amount}").wrong()


def test_dhp_bet_1_chips_may_be_added_up_to_the_maximum_and_the_stack() -> None:
    opened = RoundOpened(1, (Seated(Party(1), 9000), Seated(Party(2), 3000), Seated(Party(3), 90_000),
                             Seated(Party(4), 524)))
    step = GAME.next_step(Round(opened, (said(1, "take_bank"), said(1, "bank", 6000), said(2, "wager", 1000))))
    assert isinstance(step, Offer)
    assert [(due.by.seat, due.kind, due.least, due.most) for due in step.dues] == [
        (2, "wager", 1, 1975), (3, "wager", 500, 10_000), (1, "bank", 1, 2975)]


def test_dhp_bet_1_where_no_chips_are_left_nothing_is_offered() -> None:
    opened = RoundOpened(1, (Seated(Party(1), 525), Seated(Party(2), 525)))
    acts = (said(1, "take_bank"), said(1, "bank", 500), said(2, "wager", 500))
    assert GAME.next_step(Round(opened, acts)) == Ask(HOUSE, DECK, ("shuffled",), "DHP-DEAL-1")


def test_dhp_seat_1_without_a_wager_there_is_no_hand() -> None:
    table = begun(*BANKED, *CUT)
    assert isinstance(table.update.step, Offer)
    assert table.update.step.then is None                   # the table waits for one
    alone = replace(table.update.round, opened=replace(table.update.round.opened, seated=(Seated(Party(1)),)))
    assert isinstance(GAME.next_step(alone), Settle)
    assert [(x.kind, x.verdict.value) for x in GAME.settle(alone).lines] == [("bank", "returned")]


def test_dhp_deal_2_hands_are_turned_up_from_the_action_hand_the_player_dealers_last() -> None:
    table = begun(*BANKED, "stake 2 wager 500", "stake 3 wager 500", *CUT, *FEES, "stake 3 fee 25",
                  "say house deck piles_dealt", "say 1 deck 7", "say 1 10", *["deal seat 3 ??"] * 7,
                  *["deal seat 1 ??"] * 7, *["deal seat 2 ??"] * 7, seats=(1, 2, 3))
    assert "DHP-DEAL-1 dhp.exposed" in wrong_of(table.do("turn 15 Ah"))         # before all hands are set
    first = begun(*PILED, "say 1 deck 7", "say 1 9", "deal seat 2 Ah")
    assert first.wrong() == ["DHP-DEAL-1 dhp.exposed"]
    table.do(*(f"move {n} seat {place} 2" for n, place in ((6, 3), (7, 3), (13, 1), (14, 1), (20, 2), (21, 2))))
    assert table.wrong() == ["DHP-DEAL-2 dhp.out_of_turn"]
    table.do(*turned(1, "2s 2c 4s 5s 7h 8h 9h"))
    assert table.wrong() == []                                                  # now it is his turn
    assert table.update.step == Reveal((seat(2), seat(2, 2)), "DHP-DEAL-2")
    table.do("turn 8 Kh")
    assert table.wrong() == ["DHP-DEAL-2 dhp.out_of_turn"]


# ── cards ──
def test_dhp_deck_1_and_gen_deck_1_one_joker_and_no_second() -> None:
    assert (GAME.decks, GAME.jokers) == (1, 1)
    hands = {1: (faces("joker Kh 9c 7d 4s"), faces("Qd Jd")), 2: (faces("As Ah 8c 6d 3s"), faces("joker Jc"))}
    r = played(hands, {2: 1000})
    assert GAME.next_step(r).rule == "A55"  # type: ignore[union-attr]
    assert ("GEN-DECK-1", "wrong.joker") in [(i.rule, i.reason.key) for i in GAME.irregularities(r)]
    assert {(x.verdict.value, x.rule) for x in GAME.settle(r).lines} == {("returned", "A55")}
    assert GAME.settle(r).carried == Carried(0, 0, (1,))


def test_dhp_deal_1_more_and_fewer_than_seven_cards() -> None:
    hands = {1: (faces(FIVE_KINGS), faces("Qd Jd")), 2: (faces("As Ah 8c 6d 3s 2d"), faces("Kd Jc"))}
    r = played(hands, {2: 1000})
    assert [(i.rule, i.reason.key) for i in GAME.irregularities(r)] == [("DHP-DEAL-1", "wrong.count")]
    assert [x.waits_for for x in GAME.settle(r).lines if x.kind != "fee"] == [seat(2), seat(2)]
    gone = replace(r, cards=tuple(Lying(c.card, MUCK if c.dealt_to.seat == 2 else c.at, c.face, c.dealt_to, c.seq)
                                   for c in r.cards))
    assert [(i.rule, i.reason.key) for i in GAME.irregularities(gone)] == [("DHP-DEAL-1", "wrong.count")]
    assert isinstance(GAME.next_step(gone), Settle)
    short = played({**hands, 2: (faces("As Ah 8c 6d"), faces("Kd Jc"))}, {2: 1000})
    assert GAME.next_step(short) == Deal(seat(2), False, "DHP-DEAL-1")


def test_dhp_bet_1_cards_where_no_wager_stands() -> None:
    r = played({1: KINGS, 2: QUEENS, 5: (faces("2c"), ())}, {2: 1000})
    assert ("DHP-BET-1", "dhp.hand_without_wager") in [(i.rule, i.reason.key) for i in GAME.irregularities(r)]


def test_dhp_obj_1_only_what_depends_on_an_unread_card_waits() -> None:
    table = begun(*BANKED, "stake 2 wager 500", "stake 3 wager 700", *CUT, *FEES, "stake 3 fee 25",
                  "say house deck piles_dealt", "say 1 deck 7", "say 1 8", seats=(1, 2, 3))
    for n, text in ((1, "Ks Kh 9c 7d 4s Qd Jd"), (2, "As !! 8c 6d 3s Kd Jc"), (3, "2s 2h 8d 6c 3d 9d 8h")):
        table.deal(f"seat {n}", text)
    table.do(*(f"move {n} seat {place} 2" for n, place in ((6, 1), (7, 1), (13, 2), (14, 2), (20, 3), (21, 3))))
    lines = {(x.party.seat, x.kind): x for x in table.settlement.lines}
    assert (lines[3, "wager"].verdict, lines[3, "fee"].verdict) == ("lose", "taken")
    assert lines[2, "wager"].waits_for == lines[1, "bank"].waits_for == seat(2)
    assert table.do("turn 9 Ah").settlement is not None
    assert table.verdicts()["1 bank"] == ("win", 5000, 5200)


def test_dhp_out_5_a_hand_without_action_is_not_waited_for() -> None:
    table = begun("say 1 take_bank", "stake 1 bank 500", "stake 2 wager 500", "stake 3 wager 700", *CUT, *FEES,
                  "stake 3 fee 25", "say house deck piles_dealt", "say 1 deck 7", "say 1 9", *["deal seat 2 ??"] * 7,
                  *["deal seat 3 ??"] * 7, *["deal seat 1 ??"] * 7, seats=(1, 2, 3))
    table.do(*(f"move {n} seat {place} 2" for n, place in ((6, 2), (7, 2), (20, 1), (21, 1))))
    assert table.update.step == Reveal((seat(2), seat(2, 2)), "DHP-DEAL-2")
    table.do(*turned(1, "As Ah 8c 6d 3s Kd Jc"), *turned(15, "Ks Kh 9c 7d 4s Qd Jd"))
    assert not table.wrong()
    assert table.verdicts()["3 wager"] == ("returned", 700, 700)
    assert table.verdicts()["2 wager"] == ("win", 500, 1000)


def test_dhp_seat_1_seven_places_and_two_players_at_least() -> None:
    def objections(*parties: Party) -> list[str]:
        sitting = Sitting(dict.fromkeys(parties, 20_000))
        return [f"{i.rule} {i.reason.key}" for i in GAME.objections(sitting)]
    assert objections(Party(1), Party(7)) == []
    assert objections(Party(1)) == ["DHP-SEAT-1 dhp.too_few"]
    assert objections(Party(1), Party(8)) == ["DHP-SEAT-1 dhp.no_such_seat", "DHP-SEAT-1 dhp.too_few"]
    sitting = Sitting({Party(n): 20_000 for n in range(1, 9)})
    assert [s.party.seat for s in GAME.opening(sitting).seated] == [1, 2, 3, 4, 5, 6, 7]


def test_places_hold_both_hands_of_each_seat() -> None:
    assert GAME.places((1, 3)) == (seat(1), seat(1, 2), seat(3), seat(3, 2))


# ── the house file ──
def test_dhp_bet_1_a_minimum_above_the_maximum_is_refused() -> None:
    with pytest.raises(HouseFileError, match=r"dhp\.minimum: 10001 found; at most 10000"):
        house("double_hand_low_limit", dhp__minimum="10001")


def test_dhp_out_1_a_bank_covers_chip_for_chip_so_even_money_is_the_only_pay() -> None:
    text = LOW.text.replace('odds = "1:1"', 'odds = "2:1"')
    with pytest.raises(HouseFileError, match=r"pays\.wager\.both_higher: 1:1 was expected"):
        load_house(text, "a_house")


# ── words ──
def test_dhp_obj_1_a_reason_names_both_hands_on_both_sides_and_which_was_higher() -> None:
    line = against("Kc Kd 9d 7c 5h | Ac Jc", "Ks Kh 9c 7d 4s | Ad Qd")
    assert WORDS.say(line.reason) == (
        "Five: higher, pair of kings against pair of kings, 5♥ against 4♠. "
        "Two: lower, ace high against ace high, J♣ against Q♦.")
    line = against("Ah Qh 9h 5h joker | 9d 8s", "Ac Kc Qc Jc 9c | 9s 8d")
    assert WORDS.say(line.reason) == ("Five: lower, flush, ace high against flush, ace high, 9♥ against J♣. "
                                      "Two: copied, nine high.")


# ── properties ──
def hands_of(game: DoubleHand, deal: list[Known], n: int) -> Hands:
    r = played({1: (tuple(deal[:5]), tuple(deal[5:7])), 2: (tuple(deal[7:12]), tuple(deal[12:14]))}, {2: 1000})
    found = game.hands(r, n)
    assert isinstance(found, Hands)
    return found


def net_of(game: DoubleHand, mine: list[Known], theirs: list[Known]) -> Money:
    r = played({1: (tuple(theirs[:5]), tuple(theirs[5:])), 2: (tuple(mine[:5]), tuple(mine[5:]))}, {2: 1000})
    return next(x.net for x in game.settle(r).lines if x.party == Party(2) and x.kind == "wager")


deals = st.permutations(PACK).map(lambda pack: list(pack[:21]))
houses = st.sampled_from(["double_hand_low_limit", "double_hand_other_readings"]).map(lambda name: game_of(house(name)))


@settings(deadline=None)
@given(deals, houses)
def test_dhp_out_1_to_4_changing_sides_changes_the_result(deal: list[Known], game: DoubleHand) -> None:
    mine, theirs = hands_of(game, deal, 1), hands_of(game, deal, 2)
    assume(not mine.foul and not theirs.foul)
    one, other = net_of(game, deal[:7], deal[7:14]), net_of(game, deal[7:14], deal[:7])
    copied = mine.five == theirs.five or mine.two == theirs.two
    if not copied or game.copies == "push":
        assert one == -other
    else:
        assert one + other <= 0             # the player-dealer's edge: copies are his
    assert one in (-1000, 0, 1000)


@settings(deadline=None)
@given(deals, houses)
def test_dhp_obj_1_a_better_hand_never_does_worse(deal: list[Known], game: DoubleHand) -> None:
    mine, theirs = hands_of(game, deal, 1), hands_of(game, deal, 2)
    assume(not mine.foul and not theirs.foul)
    if mine.five >= theirs.five and mine.two >= theirs.two:
        assert net_of(game, deal[:7], deal[14:]) >= net_of(game, deal[7:14], deal[14:])
        assert net_of(game, deal[14:], deal[:7]) <= net_of(game, deal[14:], deal[7:14])
    assert (net_of(game, deal[:7], deal[7:14]) == 1000) is (mine.five > theirs.five and mine.two > theirs.two)


@settings(deadline=None)
@given(st.permutations(PACK), st.integers(1, 7), st.integers(3, 18), st.integers(0, 8000), houses,
       st.dictionaries(st.integers(1, 7), st.integers(1, 4000), min_size=1))
def test_dhp_out_5_what_players_win_the_bank_pays_and_it_pays_no_more_than_it_has(
        pack: list[Known], dealer: int, dice: int, bank: Money, game: DoubleHand, wagers: dict[int, Money]) -> None:
    wagers.pop(dealer, None)
    assume(wagers)
    seats = sorted({dealer, *wagers})
    hands = {n: (tuple(pack[7 * k:7 * k + 5]), tuple(pack[7 * k + 5:7 * k + 7])) for k, n in enumerate(seats)}
    r = played(hands, wagers, bank, dice, dealer)
    settled = game.settle(r)
    assert settled.complete
    assert settled.rack() == 25 * len(seats)
    assert sum(x.net for x in settled.lines if x.kind != "fee") == 0
    assert all(x.back >= 0 for x in settled.lines)
    for n, wager in wagers.items():
        assert sum(x.staked for x in settled.lines if x.party == Party(n) and x.kind != "fee") == wager
    covered = game.covered(r)
    assert covered is not None
    assert sum(covered.values()) == min(bank, sum(wagers.values()))
    order = [n for n in game.playing(r) if n != dealer]
    full = [covered[n] == wagers[n] for n in order]
    assert full == sorted(full, reverse=True)           # whoever comes before one that is not covered is covered whole
    assert sum(0 < covered[n] < wagers[n] for n in order) <= 1


@settings(deadline=None)
@given(st.permutations(PACK), st.data())
def test_dhp_set_1_every_seven_cards_can_be_set_and_whatever_is_set_is_five_and_two(
        pack: list[Known], data: st.DataObject) -> None:
    seven = data.draw(st.permutations(pack[:7]))
    hands = GAME.hands(played({2: (tuple(seven[:5]), tuple(seven[5:]))}, {2: 500}), 2)
    assert isinstance(hands, Hands)
    assert (len(hands.five_cards), len(hands.two_cards)) == (5, 2)
    assert (hands.foul is not None) is (hands.five < hands.two)


# ── at a table whose chips are counted ──
def test_dhp_pd_1_over_a_sitting_the_bank_changes_hands() -> None:
    table = Table(LOW, (1, 2, 3))
    banked = []
    for _ in range(6):
        step = table.update.step
        assert isinstance(step, Ask)
        n = step.party.seat
        banked.append(n)
        other = n % 3 + 1
        table.do(f"say {n} take_bank", f"stake {n} bank 500", f"stake {other} wager 500", "say house deck shuffled",
                 f"say {n} deck cut", "say house deck cut_completed",
                 *(f"stake {x} fee 25" for x in sorted((n, other))), "say house deck piles_dealt", f"say {n} deck 1",
                 f"say {n} 8", *[f"deal seat {n} ??"] * 7, *[f"deal seat {other} ??"] * 7,
                 f"move 1 seat {n} 2", f"move 2 seat {n} 2", f"move 8 seat {other} 2", f"move 9 seat {other} 2")
        table.do(*turned(8, "4c 5c Ks Kh 9c 8d 6s"), *turned(1, "2c 3c As Ah 9d 8s 7s"))
        assert table.wrong() == []
        table.do("close")
        table.open()
    assert banked == [1, 1, 2, 2, 3, 3]


def test_a_stake_on_another_seat_goes_back() -> None:
    table = begun(*BANKED)
    table.record(Staked(Party(2), seat(3), "wager", 700))
    assert "DHP-SEAT-1 dhp.not_his_seat" in table.wrong()
    assert [(x.verdict, x.back) for x in GAME.settle(table.update.round).lines if x.party == Party(2)] == [
        ("returned", 700)]


def test_a_card_on_the_board_is_no_business_of_a_seat() -> None:
    table = begun(*PILED, "say 1 deck 7", "say 1 8")
    table.do("deal board Ah")
    assert "DHP-DEAL-1 departure.card" in table.wrong()
    table.record(CardMoved(101, seat(1)))
    assert not table.update.round.lying(BOARD)
    table.record(SeatTaken(Party(3)))                       # one who sits down meanwhile is not in the round
    assert table.update.step == Deal(seat(1), False, "DHP-DEAL-1")
