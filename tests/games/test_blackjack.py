"""Blackjack, rule by rule. What a whole round looks like stands in transcripts/blackjack."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist import engine
from dealer_assist.cards import UNREADABLE, Card, Face
from dealer_assist.games.blackjack import total
from dealer_assist.games.game import Ask, Collect, Deal, Move, MoveAny, Offer, Settle, Standing
from dealer_assist.games.house_file import HouseFileError, Pay, pays_exactly
from dealer_assist.table.events import Amended, CardMoved, CardSeen, Decided, Due, RoundEvent, Staked
from dealer_assist.table.places import DEALER, HOUSE, Party, Place, Zone, seat
from dealer_assist.table.settlement import Verdict, because
from dealer_assist.words import Currency, Words
from tests.games.test_contract import settled_stakes, staked
from tests.random_play import DECK, Dealer
from tests.table_talk import Table, house
from tests.verify import blackjack as proofs

HOUSE_FILE = "blackjack_casino_du_liban"


def dealt(hands: str, up: str, *stakes: str, seats: tuple[int | str, ...] = (1,), **changes: str) -> Table:
    """The first cards: ``hands`` box by box ("Th 9s, 8d 8c"), the dealer's card between."""
    table = Table(house(HOUSE_FILE, **changes), seats)
    table.do(*(stakes or ("stake 1 bet 1000",)))
    cards = [hand.split() for hand in hands.split(", ")]
    table.do(*(f"deal seat {box} {first}" for box, (first, _) in enumerate(cards, 1)), f"deal dealer {up}",
             *(f"deal seat {box} {second}" for box, (_, second) in enumerate(cards, 1)))
    return table


def step(table: Table) -> object:
    """What is due when nobody takes what is offered."""
    now = table.update.step
    return now.then if isinstance(now, Offer) else now


def choices(table: Table) -> tuple[str, ...]:
    now = step(table)
    return now.choices if isinstance(now, Ask) else ()


def split(table: Table, card: int, box: int = 1, hand: int = 1, to: int = 2, chips: int = 1000) -> Table:
    table.do(f"say {box} split on {hand}", f"stake {box} split {chips} on {to}", f"move {card} seat {box} {to}")
    return table


def standing(table: Table, place: Place) -> Standing:
    return next(s for s in table.update.standings if s.place == place)


# ── what cards count ──
@pytest.mark.parametrize(("cards", "points"), [
    ("2c 3d", 5), ("Jc Qd", 20), ("Kc Td", 20), ("Ac 6d", 17), ("Ac Ad", 12), ("Ac 6d Kh", 17), ("Ac Ad 9h", 21),
    ("Ac Ad As Ah", 14), ("Ac 5d Td", 16), ("Kc Qd 2h", 22), ("Ac Kd", 21), ("5c Ad Ah 4s", 21), ("9c Ad Ah Ts", 21),
])
def test_bj_val_1_and_bj_val_2_an_ace_is_eleven_unless_that_busts(cards: str, points: int) -> None:
    assert total([Card.parse(c) for c in cards.split()]) == points


def test_bj_val_3_a_blackjack_is_two_cards_and_named_at_once() -> None:
    table = dealt("Ah Td, 7c 7d", "5h", "stake 1 bet 1000", "stake 2 bet 1000", seats=(1, 2))
    assert (standing(table, seat(1)).hand.key, standing(table, seat(1)).rule) == ("bj.blackjack_at_once", "A59")
    assert standing(dealt("Ah Td", "Th"), seat(1)).rule == "BJ-VAL-3"
    table.do("deal seat 2 7h")
    assert standing(table, seat(2)).hand.key == "bj.total"
    assert standing(table, seat(2)).hand.values == (("total", 21),)


# ── deal and turn ──
def test_bj_deal_1_all_face_up_and_one_card_for_the_dealer() -> None:
    table = Table(house(HOUSE_FILE), (1, 2, 4))
    table.do("stake 4 bet 1000", "stake 2 bet 1000")
    for place in (seat(2), seat(4), DEALER, seat(2), seat(4)):
        assert step(table) == Deal(place, True, "BJ-DEAL-1")
        table.record(CardSeen(table.cards, place, DECK[table.cards]))
        table.cards += 1
    assert isinstance(step(table), Ask)
    assert not table.wrong()


def test_bj_deal_3_box_by_box_and_a_hit_shows_itself() -> None:
    table = dealt("Th 4d, 9c 7d", "6h", "stake 1 bet 1000", "stake 2 bet 1000", seats=(1, 2))
    assert step(table) == Ask(Party(1), seat(1), ("hit", "stand"), "BJ-DEAL-3")
    table.do("deal seat 1 2c")
    assert step(table) == Ask(Party(1), seat(1), ("hit", "stand"), "BJ-DEAL-3")
    table.do("say 1 hit")
    assert step(table) == Deal(seat(1), True, "BJ-DEAL-3")
    table.do("deal seat 1 5c")                                  # 21: nothing to ask
    assert step(table) == Ask(Party(2), seat(2), ("hit", "stand"), "BJ-DEAL-3")
    assert not table.wrong()


@pytest.mark.parametrize(("decks", "cards"), [(1, 1), (2, 2), (4, 4), (6, 6), (8, 8)])
def test_bj_deal_2_and_a11_a_card_more_of_one_kind_than_there_are_decks_fouls_the_shoe(decks: int, cards: int) -> None:
    seats = (1, 2, 3, 4, 5)
    table = Table(house(HOUSE_FILE, bj__decks=str(decks)), seats)
    table.do(*(f"stake {n} bet 1000" for n in seats))
    table.do(*(f"deal {place} 9h" for place in ("seat 1", "seat 2", "seat 3", "seat 4", "seat 5", "dealer", "seat 1",
                                                "seat 2", "seat 3", "seat 4")[:cards]))
    assert not isinstance(table.update.step, Settle)
    table.do("deal seat 5 9h")
    assert isinstance(table.update.step, Settle)
    assert table.update.step.rule == "A55"
    assert set(table.rules().values()) == {"A55"}
    assert {v[0] for v in table.verdicts().values()} == {"returned"}


def test_a11_no_other_number_of_decks() -> None:
    with pytest.raises(HouseFileError, match=r"bj\.decks: 3 found; one of 1, 2, 4, 6, 8"):
        house(HOUSE_FILE, bj__decks="3")


def test_limits_that_contradict_each_other_are_refused() -> None:
    with pytest.raises(HouseFileError, match=r"bj\.minimum: 1000 found; at most 900"):
        house(HOUSE_FILE, bj__maximum="900")


def test_gen_disp_1_the_inspector_voids_a_round() -> None:
    table = dealt("Ah Td", "5h")
    assert table.do("say house deck void").step == Settle(because("round.void"), "GEN-DISP-1")
    assert [(x.verdict, x.back, x.rule) for x in table.settlement.lines] == [(Verdict.RETURNED, 1000, "GEN-DISP-1")]


# ── the dealer ──
@pytest.mark.parametrize(("cards", "stops", "rule"), [
    ("Th 6d", False, "BJ-DLR-1"), ("Th 7d", True, "BJ-DLR-1"), ("Ah 6d", True, "BJ-DLR-2"),
    ("Ah 5d", False, "BJ-VAL-2"), ("Ah 5d Tc", False, "BJ-VAL-2"), ("9h 2d 6c", True, "BJ-DLR-1"),
])
def test_bj_dlr_1_and_bj_dlr_2_sixteen_draws_seventeen_stands_soft_or_hard(cards: str, stops: bool, rule: str) -> None:
    up, *rest = cards.split()
    table = dealt("Th 8c", up)
    table.do("say 1 stand", *(f"deal dealer {card}" for card in rest))
    assert isinstance(table.update.step, Settle) is stops
    if not stops:
        assert table.update.step == Deal(DEALER, True, "BJ-DLR-1")


@pytest.mark.parametrize(("cards", "stops"), [("Ah 6d", False), ("Th 7d", True), ("Ah 6d Tc", True), ("Ah 7d", True)])
def test_a12_a_house_may_draw_on_a_soft_17(cards: str, stops: bool) -> None:
    up, *rest = cards.split()
    table = dealt("Th 8c", up, bj__h17="true")
    table.do("say 1 stand", *(f"deal dealer {card}" for card in rest))
    assert isinstance(table.update.step, Settle) is stops


@pytest.mark.parametrize(("hands", "up", "insured", "second", "more"), [
    ("Th 5d Tc", "9h", False, False, False),            # bust: nothing hangs on the dealer
    ("Ah Td", "9h", False, False, False),               # a blackjack against a nine is paid
    ("Ah Td", "Th", False, True, False), ("Ah Td", "As", False, True, False),
    ("Th 5d Tc", "As", True, True, False),              # insurance stands until the second card
    ("Th 5d Tc", "As", False, False, False),
    ("Th 9d", "9h", False, True, True), ("Th 9d", "As", False, True, True),
])
@pytest.mark.parametrize("draws", ["if_needed", "always"])
def test_a59_and_bj_dlr_3_when_the_dealer_draws(hands: str, up: str, insured: bool, second: bool, more: bool,
                                                draws: str) -> None:
    first, next_card, *third = hands.split()
    table = dealt(f"{first} {next_card}", up, bj__dealer_draws=f'"{draws}"')
    if insured:
        table.do("stake 1 insurance 500")
    table.do(*(f"deal seat 1 {card}" for card in third))
    if hands == "Th 9d":
        table.do("say 1 stand")
    always = draws == "always"
    assert (step(table) == Deal(DEALER, True, "BJ-DLR-3")) is (second or always)
    if second or always:
        table.do("deal dealer 3c")
        assert (step(table) == Deal(DEALER, True, "BJ-DLR-1")) is (more or always)
    assert not table.wrong()


# ── outcomes ──
@pytest.mark.parametrize(("hand", "dealer", "back", "rule"), [
    ("Th 9d", "Tc 8d", 2000, "BJ-OUT-2"), ("Th 8d", "Tc 6d 9c", 2000, "BJ-OUT-2"), ("Th 7d", "Tc 8d", 0, "BJ-OUT-3"),
    ("Th 8d", "Tc 8h", 1000, "BJ-OUT-4"), ("Ah Td", "Tc 8h", 2500, "BJ-OUT-5"), ("Ah Td", "Tc Ad", 1000, "BJ-OUT-6"),
    ("Th 5d 6c", "Tc Ad", 0, "BJ-OUT-7"), ("Th 9d", "Tc Ad", 0, "BJ-OUT-7"), ("Th 6d Qc", "7c", 0, "BJ-OUT-1"),
    ("Ah Td", "5c", 2500, "BJ-OUT-5"), ("Th 5d 6c", "9c 5d 7h", 1000, "BJ-OUT-4"),
    ("Ah 4d 6c", "Tc 7d", 2000, "BJ-OUT-2"),
])
def test_outcomes(hand: str, dealer: str, back: int, rule: str) -> None:
    first, second, *more = hand.split()
    up, *rest = dealer.split()
    table = dealt(f"{first} {second}", up)
    table.do(*(f"deal seat 1 {card}" for card in more))
    if choices(table):
        table.do("say 1 stand")
    table.do(*(f"deal dealer {card}" for card in rest))
    assert isinstance(table.update.step, Settle)
    line, = table.settlement.lines
    assert (line.staked, line.back, line.rule) == (1000, back, rule)
    assert not table.wrong()


def test_bj_out_1_a_bust_loses_though_the_dealer_busts_later() -> None:
    table = dealt("Th 6d, Tc 8c", "6h", "stake 1 bet 1000", "stake 2 bet 1000", seats=(1, 2))
    table.do("deal seat 1 Kh", "say 2 stand", "deal dealer Td", "deal dealer Kd")
    assert table.verdicts() == {"1 bet": ("lose", 1000, 0), "2 bet": ("win", 1000, 2000)}


def test_bj_out_5_three_to_two_also_against_21_in_three_cards_but_not_before_the_dealers_second() -> None:
    table = dealt("Ah Td, Tc 8c", "Kh", "stake 1 bet 1000", "stake 2 bet 1000", seats=(1, 2))
    table.do("say 2 stand")
    assert table.game.settle(table.update.round).lines[0].waits_for == DEALER
    table.do("deal dealer 5d", "deal dealer 6d")
    assert table.verdicts() == {"1 bet": ("win", 1000, 2500), "2 bet": ("lose", 1000, 0)}


@pytest.mark.parametrize(("rounding", "back", "kept"), [
    ("down", 3700, 50), ("up", 3800, -50), ("nearest", 3800, -50), ("exact", 3750, 0)])
def test_a01_and_gen_rnd_1_what_three_to_two_leaves_over_is_shown(rounding: str, back: int, kept: int) -> None:
    table = dealt("Ah Td", "5h", "stake 1 bet 1500", payout__round=f'"{rounding}"')
    line, = table.settlement.lines
    assert (line.back, line.rounded) == (back, Fraction(kept))


@pytest.mark.parametrize(("option", "verdict", "rule"), [
    ("dealer_wins", Verdict.LOSE, "BJ-OUT-7"), ("stand_off", Verdict.PUSH, "A58")])
def test_a58_a_dealers_blackjack_against_21_in_more_cards(option: str, verdict: Verdict, rule: str) -> None:
    table = dealt("Th 5d", "As", bj__dealer_bj_vs_21=f'"{option}"')
    table.do("deal seat 1 6d", "deal dealer Kd")
    assert [(x.verdict, x.rule) for x in table.settlement.lines] == [(verdict, rule)]
    lower = dealt("Th 9d", "As", bj__dealer_bj_vs_21=f'"{option}"')
    lower.do("say 1 stand", "deal dealer Kd")
    assert lower.rules() == {"1 bet": "BJ-OUT-7"}


@pytest.mark.parametrize(("option", "added"), [("all", ("lose", 1000, 0)), ("obo", ("returned", 1000, 1000))])
def test_a10_and_bj_ins_5_what_a_dealers_blackjack_takes(option: str, added: tuple[str, int, int]) -> None:
    table = split(dealt("8h 8d", "Ts", bj__dealer_bj_takes=f'"{option}"'), 3)
    table.do("deal seat 1 3c", "deal seat 1 2 9c", "say 1 double", "stake 1 double 1000", "deal seat 1 7c",
             "say 1 stand on 2", "deal dealer Ad")
    assert table.verdicts() == {"1 bet": ("lose", 1000, 0), "1 double": added, "1 split on 2": added}
    assert table.rules()["1 double"] == ("BJ-OUT-7" if option == "all" else "BJ-INS-5")


def test_a10_a_bust_hand_is_lost_before_the_dealer_has_a_blackjack() -> None:
    table = split(dealt("8h 8d", "Ts", bj__dealer_bj_takes='"obo"'), 3)
    table.do("deal seat 1 5c", "deal seat 1 2 7c", "say 1 stand", "deal seat 1 2 Kc", "deal dealer Ad")
    assert table.verdicts() == {"1 bet": ("lose", 1000, 0), "1 split on 2": ("lose", 1000, 0)}
    assert table.rules()["1 split on 2"] == "BJ-OUT-1"


# ── double ──
@pytest.mark.parametrize(("hand", "either", "hard_only"), [
    ("4h 4d", False, False), ("5h 4d", True, True), ("5h 5d", True, True), ("6h 5d", True, True),
    ("7h 5d", False, False), ("Ah 8d", True, False), ("Ah 9d", True, False), ("Ah 7d", False, False),
    ("Ah Ad", False, False), ("Ah 2d", False, False),
])
def test_bj_dbl_1_and_a13_on_9_10_11_and_with_an_ace(hand: str, either: bool, hard_only: bool) -> None:
    assert ("double" in choices(dealt(hand, "6h"))) is either
    assert ("double" in choices(dealt(hand, "6h", bj__double_soft='"hard_only"'))) is hard_only


@pytest.mark.parametrize(("hand", "said", "rule"), [
    ("6h 2d", "double", "BJ-DBL-1"), ("Th 2d", "double", "BJ-DBL-1"), ("9h 8d", "split", "BJ-SPLIT-1")])
def test_bj_dbl_1_and_bj_split_1_what_was_said_of_the_wrong_cards_is_told_with_its_rule(
        hand: str, said: str, rule: str) -> None:
    table = dealt(hand, "6h")
    table.do(f"say 1 {said}")
    assert f"{rule} bj.no_{said}" in table.wrong()


def test_bj_dbl_3_a_doubled_ace_ends_with_the_better_count() -> None:
    table = dealt("Ah 8d", "6h")
    table.do("say 1 double", "stake 1 double 1000", "deal seat 1 2c", "deal dealer Td", "deal dealer 4d")
    assert table.verdicts()["1 double"] == ("win", 1000, 2000)      # A-8-2 is 21, not 11


def test_bj_dbl_1_and_bj_dbl_2_an_equal_stake_and_exactly_one_card() -> None:
    table = dealt("Ah 8d", "6h")
    table.do("say 1 double")
    assert table.update.step == Collect(Due(Party(1), seat(1), "double", 1000, 1000, "BJ-DBL-2"))
    table.do("stake 1 double 1000")
    assert step(table) == Deal(seat(1), True, "BJ-DBL-1")
    table.do("deal seat 1 2c")
    assert step(table) == Deal(DEALER, True, "BJ-DLR-3")
    table.do("deal dealer Td", "deal dealer Kd")
    assert table.verdicts() == {"1 bet": ("win", 1000, 2000), "1 double": ("win", 1000, 2000)}
    assert not table.wrong()
    table.do("deal seat 1 2h")
    assert "BJ-DEAL-3 bj.card_after_21" in table.wrong()


def test_bj_dbl_1_not_after_a_third_card_nor_on_another_total() -> None:
    table = dealt("2h 3d", "6h")
    table.do("deal seat 1 4c")
    assert choices(table) == ("hit", "stand")
    table.do("say 1 double", "stake 1 double 1000")
    assert "BJ-DBL-1 bj.not_doubled" in table.wrong()
    table.do("say 1 stand", "deal dealer Td", "deal dealer 5d")
    assert table.verdicts() == {"1 bet": ("lose", 1000, 0), "1 double": ("returned", 1000, 1000)}


@pytest.mark.parametrize(("chips", "expected"), [
    (600, {"1 double": ("returned", 600, 600)}), (1000, {"1 double": ("lose", 1000, 0)})])
def test_bj_dbl_2_less_than_the_stake_is_no_double(chips: int, expected: dict[str, tuple[str, int, int]]) -> None:
    table = dealt("6h 5d", "Th")
    table.do("say 1 double", f"stake 1 double {chips}", "deal seat 1 2c", "deal dealer 9d", "close")
    assert table.verdicts() == {"1 bet": ("lose", 1000, 0)} | expected
    assert ("BJ-DBL-2 bj.not_equal" in table.wrong()) is (chips < 1000)


def test_bj_dbl_2_what_is_over_goes_back_and_the_word_is_owed_for_after_the_card_too() -> None:
    table = dealt("6h 5d", "Th")
    table.do("say 1 double", "deal seat 1 2c")
    assert isinstance(table.update.step, Collect)                # the word binds
    table.do("stake 1 double 1500", "deal dealer 9d")
    lines = [(x.kind, x.verdict.value, x.staked) for x in table.settlement.lines]
    assert lines == [("bet", "lose", 1000), ("double", "lose", 1000), ("double", "returned", 500)]
    assert "BJ-DBL-2 bj.over_equal" in table.wrong()


def test_bj_dbl_4_after_a_split_but_not_on_split_aces() -> None:
    table = split(dealt("8h 8d", "6h"), 3)
    table.do("deal seat 1 3c", "deal seat 1 2 2c")
    assert choices(table) == ("hit", "stand", "double")
    aces = split(dealt("Ah Ad", "6h"), 3)
    aces.do("deal seat 1 8c", "deal seat 1 2 9c")
    assert step(aces) == Deal(DEALER, True, "BJ-DLR-3")


# ── split ──
@pytest.mark.parametrize(("hand", "may"), [
    ("Th Kd", True), ("Jh Qd", True), ("8h 8d", True), ("Ah Ad", True), ("8h 9d", False), ("Ah Td", False)])
def test_bj_split_1_two_cards_of_one_value(hand: str, may: bool) -> None:
    assert ("split" in choices(dealt(hand, "6h"))) is may


def test_bj_split_1_stake_then_card_then_a_card_on_each_hand() -> None:
    table = dealt("Th Kd", "6h")
    table.do("say 1 split")
    assert table.update.step == Collect(Due(Party(1), seat(1, 2), "split", 1000, 1000, "BJ-SPLIT-1"))
    either = tuple(Move(card, seat(1, 2), "BJ-SPLIT-1") for card in (101, 103))
    assert table.do("stake 1 split 1000 on 2").step == MoveAny(either, "BJ-SPLIT-1")
    assert table.do("move 3 seat 1 2").step == Deal(seat(1), True, "BJ-SPLIT-1")
    assert table.do("deal seat 1 5c").step == Deal(seat(1, 2), True, "BJ-SPLIT-1")
    table.do("deal seat 1 2 6c")
    assert step(table) == Ask(Party(1), seat(1), ("hit", "stand"), "BJ-DEAL-3")
    assert not table.wrong()


def test_bj_split_1_a_house_may_deal_the_second_hands_card_when_it_is_played() -> None:
    table = split(dealt("Th Kd", "6h", bj__split_cards='"in_turn"'), 3)
    table.do("deal seat 1 5c")
    assert step(table) == Ask(Party(1), seat(1), ("hit", "stand"), "BJ-DEAL-3")
    table.do("say 1 stand")
    assert step(table) == Deal(seat(1, 2), True, "BJ-SPLIT-1")
    assert not table.wrong()


def test_bj_split_1_and_bj_out_2_each_hand_for_itself() -> None:
    table = split(dealt("8h 8d", "Th"), 3)
    table.do("deal seat 1 Tc", "deal seat 1 2 9c", "say 1 stand", "say 1 stand on 2", "deal dealer 8c")
    assert table.verdicts() == {"1 bet": ("push", 1000, 1000), "1 split on 2": ("lose", 1000, 0)}


def test_bj_split_2_up_to_four_hands() -> None:
    table = split(dealt("8h 8d", "6h"), 3)
    table.do("deal seat 1 8s", "deal seat 1 2 8c")
    assert choices(table) == ("hit", "stand", "split")
    split(table, 1, to=3)                                        # either of the two may be the one that moves
    table.do("deal seat 1 Tc", "deal seat 1 3 Td", "say 1 stand")
    assert step(table) == Ask(Party(1), seat(1, 2), ("hit", "stand", "split"), "BJ-DEAL-3")
    split(table, 5, hand=2, to=4)
    table.do("deal seat 1 2 8h", "deal seat 1 4 8d")
    assert step(table) == Ask(Party(1), seat(1, 2), ("hit", "stand"), "BJ-DEAL-3")       # four already
    assert not table.wrong()
    table.do("say 1 split on 2", "deal seat 1 5 9d")
    assert "BJ-SPLIT-2 bj.hand_without_split" in table.wrong()


@pytest.mark.parametrize(("option", "asked"), [("true", ("stand", "split")), ("false", ())])
def test_bj_split_3_bj_split_4_and_a14_split_aces(option: str, asked: tuple[str, ...]) -> None:
    table = split(dealt("Ah Ad", "6h", bj__resplit_aces=option), 3)
    table.do("deal seat 1 As", "deal seat 1 2 Tc")
    assert choices(table) == asked
    if asked:
        assert step(table) == Ask(Party(1), seat(1), asked, "BJ-SPLIT-4")
        split(table, 4, to=3)
        table.do("deal seat 1 Ac", "deal seat 1 3 Ah")
        split(table, 6, to=4)
        table.do("deal seat 1 Ad", "deal seat 1 4 As")           # four hands: an ace more stays
    assert step(table) == Deal(DEALER, True, "BJ-DLR-3")
    assert not table.wrong()
    table.do("deal seat 1 5d")
    assert "BJ-SPLIT-3 bj.card_after_split_ace" in table.wrong()


def test_bj_split_5_a_ten_on_a_split_ace_is_21_and_paid_evens() -> None:
    table = split(dealt("Ah Ad", "6h"), 3)
    table.do("deal seat 1 Kc", "deal seat 1 2 9c", "deal dealer Td", "deal dealer 5c")
    assert table.verdicts() == {"1 bet": ("push", 1000, 1000), "1 split on 2": ("lose", 1000, 0)}
    won = split(dealt("Ah Ad", "6h"), 3)
    won.do("deal seat 1 Kc", "deal seat 1 2 9c", "deal dealer Td", "deal dealer 4c")
    assert won.verdicts()["1 bet"] == ("win", 1000, 2000)
    assert won.rules()["1 bet"] == "BJ-SPLIT-5"
    assert (standing(won, seat(1)).hand.key, standing(won, seat(1)).rule) == ("bj.no_blackjack", "BJ-SPLIT-5")


@pytest.mark.parametrize(("option", "against_21", "against_blackjack"), [
    ("false", ("push", 1000, 1000), ("lose", 1000, 0)), ("true", ("win", 1000, 2500), ("push", 1000, 1000))])
def test_bj_split_6_and_a15_an_ace_on_a_split_ten(option: str, against_21: tuple[str, int, int],
                                                  against_blackjack: tuple[str, int, int]) -> None:
    for dealer, expected in (("5c 6c", against_21), ("Ac", against_blackjack)):
        table = split(dealt("Th Kd", "Ts", bj__split_ten_ace_is_bj=option), 3)
        table.do("deal seat 1 Ah", "deal seat 1 2 9c", "say 1 stand on 2")
        table.deal("dealer", dealer)
        assert table.verdicts()["1 bet"] == expected
        assert not table.wrong()
    aces = split(dealt("Ah Ad", "Ts", bj__split_ten_ace_is_bj=option), 3)
    aces.do("deal seat 1 Th", "deal seat 1 2 9c", "deal dealer 5c", "deal dealer 6c")
    assert aces.verdicts()["1 bet"] == ("push", 1000, 1000)


def test_bj_split_1_cards_parted_though_not_of_one_value_settle_as_they_lie() -> None:
    table = dealt("8h 9d", "Th")
    split(table, 3)
    assert "BJ-SPLIT-1 bj.split_unequal" in table.wrong()
    table.do("deal seat 1 Tc", "deal seat 1 2 Td", "say 1 stand", "say 1 stand on 2", "deal dealer 8c")
    assert table.verdicts() == {"1 bet": ("push", 1000, 1000), "1 split on 2": ("win", 1000, 2000)}


def test_bj_split_1_a_split_that_was_said_of_other_cards_is_none() -> None:
    table = dealt("8h 9d", "Th")
    assert table.do("say 1 split").step == Ask(Party(1), seat(1), ("hit", "stand"), "BJ-DEAL-3")
    assert table.wrong() == ["BJ-SPLIT-1 bj.no_split"]


# ── insurance ──
@pytest.mark.parametrize(("up", "offered"), [("Ah", True), ("Th", False), ("9h", False)])
def test_bj_ins_1_only_against_an_ace(up: str, offered: bool) -> None:
    table = dealt("Th 9d", up)
    assert isinstance(table.update.step, Offer) is offered
    table.do("stake 1 insurance 500", "say 1 stand")
    table.deal("dealer", "8h" if offered else "Ad" if up == "Th" else "9c")
    assert table.verdicts()["1 insurance"] == (("lose", 500, 0) if offered else ("returned", 500, 500))
    assert ("BJ-INS-1 bj.nothing_to_insure" in table.wrong()) is not offered


def test_bj_ins_1_before_any_further_card() -> None:
    table = dealt("Th 2d", "Ah")
    table.do("deal seat 1 3c")
    assert isinstance(table.update.step, Ask)
    table.do("stake 1 insurance 500", "say 1 stand", "deal dealer Td")
    assert table.verdicts() == {"1 bet": ("lose", 1000, 0), "1 insurance": ("returned", 500, 500)}
    assert table.rules()["1 insurance"] == "BJ-INS-1"


@pytest.mark.parametrize(("bet", "most"), [(1000, 500), (2500, 1250), (1001, 500)])
def test_bj_ins_2_up_to_half_of_the_first_bet(bet: int, most: int) -> None:
    table = dealt("6h 5d", "Ah", f"stake 1 bet {bet}")
    offer = table.update.step
    assert isinstance(offer, Offer)
    assert [(d.kind, d.least, d.most, d.rule) for d in offer.dues] == [("insurance", 100, most, "BJ-INS-2")]
    table.do(f"stake 1 insurance {most + 1}", "say 1 double", f"stake 1 double {bet}", "deal seat 1 Td",
             "deal dealer Kd")
    lines = [(x.verdict.value, x.staked, x.back, x.rule) for x in table.settlement.lines if x.kind == "insurance"]
    assert lines == [("win", most, 3 * most, "BJ-INS-3"), ("returned", 1, 1, "BJ-INS-2")]
    assert "BJ-INS-2 bj.over_half" in table.wrong()


def test_bj_ins_3_it_stands_until_the_second_card_whatever_becomes_of_the_hand() -> None:
    table = dealt("Th 6d", "Ah")
    table.do("stake 1 insurance 500", "deal seat 1 Kh")
    assert step(table) == Deal(DEALER, True, "BJ-DLR-3")
    assert table.game.settle(table.update.round).lines[1].waits_for == DEALER
    table.do("deal dealer Kd")
    assert table.verdicts() == {"1 bet": ("lose", 1000, 0), "1 insurance": ("win", 500, 1500)}


@pytest.mark.parametrize("second", ["Kd", "5d"])
def test_bj_ins_4_and_a16_even_money_is_what_full_insurance_nets(second: str) -> None:
    insured = dealt("Ah Td", "As").do("stake 1 insurance 500", f"deal dealer {second}")
    assert insured.settlement is not None
    assert insured.settlement.net() == {Party(1): 1000}
    table = dealt("Ah Td", "As", bj__even_money="true")
    offer = table.update.step
    assert isinstance(offer, Offer)
    assert offer.choices == ("even_money",)
    update = table.do("say 1 even_money")
    assert isinstance(update.step, Settle)                       # nothing hangs on the dealer any more
    assert table.verdicts() == {"1 bet": ("win", 1000, 2000)}
    assert table.rules() == {"1 bet": "BJ-INS-4"}
    assert not table.wrong()


@pytest.mark.parametrize(("hand", "up", "on", "first"), [
    ("Ah Td", "As", "false", ""), ("Th 9d", "As", "true", ""), ("Ah Td", "Ts", "true", ""),
    ("Ah Td", "As", "true", "stake 1 insurance 500")])
def test_bj_ins_4_even_money_is_not_open_to_others(hand: str, up: str, on: str, first: str) -> None:
    table = dealt(hand, up, bj__even_money=on)
    table.do(*([first] if first else []), "say 1 even_money")
    assert "BJ-INS-4 bj.no_even_money" in table.wrong()
    assert not isinstance(table.update.step, Settle)


def test_bj_ins_4_even_money_is_taken_at_the_box_and_before_any_further_card() -> None:
    table = dealt("Ah Td, Tc 2c", "As", "stake 1 bet 1000", "stake 2 bet 1000", seats=(1, 2), bj__even_money="true")
    table.do("say 1 even_money on 2")
    assert "BJ-INS-4 bj.no_even_money" in table.wrong()
    table.do("deal seat 2 3c", "say 1 even_money", "say 2 stand", "deal dealer 8d")
    assert table.verdicts()["1 bet"] == ("win", 1000, 2500)


# ── boxes ──
def test_bj_box_1_three_bettors_and_one_maximum_for_their_first_bets() -> None:
    table = Table(house(HOUSE_FILE, bj__maximum="3000"), (1, "1.2", "1.3", "1.4"))

    def room() -> dict[str, tuple[int, int]]:
        offer = table.update.step
        assert isinstance(offer, Offer)
        return {str(d.by): (d.least, d.most) for d in offer.dues}

    assert room() == dict.fromkeys(("1", "1.2", "1.3", "1.4"), (1000, 3000))
    table.do("stake 1 bet 1000")
    assert room() == dict.fromkeys(("1", "1.2", "1.3", "1.4"), (100, 2000))
    table.do("stake 1.2 bet 500", "stake 1.3 bet 500")
    assert room() == dict.fromkeys(("1", "1.2", "1.3"), (100, 1000))                    # a fourth may not
    table.do("stake 1.3 bet 1500")
    assert "BJ-BOX-1 bj.box_limits" in table.wrong()
    table.do("stake 1.4 bet 100")
    assert "BJ-BOX-1 bj.too_many_bettors" in table.wrong()


def test_bj_box_1_doubles_and_splits_do_not_count() -> None:
    table = split(dealt("8h 8d", "6h", "stake 1 bet 1000", bj__maximum="1000"), 3)
    table.do("deal seat 1 3c", "deal seat 1 2 3d", "say 1 double", "stake 1 double 1000", "deal seat 1 Tc")
    assert not table.wrong()


def test_bj_box_2_the_seated_player_decides_unless_the_inspector_names_another() -> None:
    table = dealt("8h 7d", "6h", "stake 1 bet 1000", "stake 1.2 bet 1000", seats=(1, "1.2"))
    assert step(table) == Ask(Party(1), seat(1), ("hit", "stand"), "BJ-DEAL-3")
    table.do("say 1.2 stand")
    assert "BJ-DEAL-3 departure.decided" in table.wrong()
    assert isinstance(step(table), Ask)                          # a backer's word is none
    table = dealt("8h 7d", "6h", "stake 1 bet 1000", "stake 1.2 bet 1000", "owner 1 2", seats=(1, "1.2"))
    assert step(table) == Ask(Party(1, 2), seat(1), ("hit", "stand"), "BJ-DEAL-3")
    table.do("owner 1 1", "say 1 stand", "owner 1 2")
    assert step(table) == Deal(DEALER, True, "BJ-DLR-3")         # who decided was the owner when he said it
    assert not table.wrong()
    table.do("owner 1 3")
    assert "BJ-BOX-2 bj.owner_without_bet" in table.wrong()


def test_bj_box_2_where_nobody_sits_the_inspector_names_the_owner() -> None:
    table = Table(house(HOUSE_FILE), ("1.2", "1.3"))
    table.do("stake 1.2 bet 1000", "stake 1.3 bet 1000")
    assert step(table) == Ask(HOUSE, seat(1), ("owner 2", "owner 3"), "BJ-BOX-2")
    table.do("owner 1 3")
    assert step(table) == Deal(seat(1), True, "BJ-DEAL-1")
    alone = Table(house(HOUSE_FILE), ("1.2",))
    alone.do("stake 1.2 bet 1000")
    assert step(alone) == Deal(seat(1), True, "BJ-DEAL-1")


def test_bj_box_2_an_owner_named_later_decides_also_on_a_hand_on_which_he_has_nothing() -> None:
    table = split(shared("optional"), 3)
    table.do("deal seat 1 2c", "deal seat 1 2 3c", "say 1 stand", "owner 1 2", "say 1.2 double on 2")
    assert table.update.step == Offer((Due(Party(1), seat(1, 2), "double", 1000, 1000, "A17", True),),
                                      Deal(seat(1, 2), True, "BJ-DBL-1"), "BJ-BOX-4")
    assert not table.wrong()


def shared(follow: str, hand: str = "8h 8d") -> Table:
    return dealt(hand, "Th", "stake 1 bet 1000", "stake 1.2 bet 500", "stake 1.3 bet 300", seats=(1, "1.2", "1.3"),
                 bj__backer_follow=f'"{follow}"')


def test_bj_box_4_and_a17_optional_who_does_not_follow_a_split_stays_on_the_first_hand() -> None:
    table = shared("optional").do("say 1 split", "stake 1 split 1000 on 2")
    assert isinstance(table.step, Offer)
    assert [(str(d.by), d.on, d.least, d.most, d.rule) for d in table.step.dues] == [
        ("1.2", seat(1, 2), 500, 500, "A17"), ("1.3", seat(1, 2), 300, 300, "A17")]
    assert table.step.rule == "BJ-BOX-4"
    update = shared("optional")
    update.do("say 1 split", "stake 1 split 1000 on 2", "stake 1.2 split 500 on 2", "move 3 seat 1 2",
              "deal seat 1 2c", "stake 1.3 split 300 on 2")
    assert "A17 bj.followed_too_late" in update.wrong()
    update.do("deal seat 1 2 3c", "say 1 stand", "say 1 double on 2", "stake 1 double 1000 on 2")
    offer = update.update.step
    assert isinstance(offer, Offer)
    assert [str(d.by) for d in offer.dues] == ["1.2"]             # who has nothing on the hand has nothing to double
    update.do("stake 1.3 double 300 on 2", "deal seat 1 2 Kc", "deal dealer 8c")
    assert update.verdicts() == {
        "1 bet": ("lose", 1000, 0), "1 split on 2": ("win", 1000, 2000), "1 double on 2": ("win", 1000, 2000),
        "1.2 bet": ("lose", 500, 0), "1.2 split on 2": ("win", 500, 1000),
        "1.3 bet": ("lose", 300, 0), "1.3 split on 2": ("returned", 300, 300),
        "1.3 double on 2": ("returned", 300, 300)}


def test_a17_optional_who_does_not_follow_a_double_keeps_a_single_stake_on_the_same_cards() -> None:
    table = shared("optional", "6h 5d")
    table.do("say 1 double", "stake 1 double 1000", "stake 1.3 double 300", "declined 1.2")
    assert table.update.step == Deal(seat(1), True, "BJ-DBL-1")
    table.do("deal seat 1 Kc", "deal dealer 8c")
    assert {bet: v[0] for bet, v in table.verdicts().items()} == dict.fromkeys(
        ("1 bet", "1 double", "1.2 bet", "1.3 bet", "1.3 double"), "win")


def test_a17_must_each_puts_up_his_share() -> None:
    table = shared("must", "6h 5d")
    table.do("say 1 double", "stake 1 double 1000")
    for who, amount in (("1.2", 500), ("1.3", 300)):
        now = table.update.step
        assert isinstance(now, Collect)
        assert (str(now.due.by), now.due.least, now.due.most, now.due.rule) == (who, amount, amount, "A17")
        table.do(f"stake {who} double {amount}")
    assert table.update.step == Deal(seat(1), True, "BJ-DBL-1")
    late = shared("must", "6h 5d")
    late.do("say 1 double", "stake 1 double 1000", "deal seat 1 Kc")
    assert "A17 departure.card" in late.wrong()
    assert isinstance(late.update.step, Collect)                 # still owed


def test_a17_may_not_only_the_owner_adds_money() -> None:
    table = shared("may_not", "6h 5d")
    table.do("say 1 double", "stake 1 double 1000")
    assert table.update.step == Deal(seat(1), True, "BJ-DBL-1")
    table.do("stake 1.2 double 500", "deal seat 1 Kc", "deal dealer 8c")
    assert "A17 bj.may_not_follow" in table.wrong()
    assert table.verdicts()["1.2 double"] == ("returned", 500, 500)


# ── late, missing, wrong ──
def test_bj_deal_1_a_bet_by_touch_may_follow_the_first_card_until_the_box_or_the_dealer_has_one() -> None:
    table = Table(house(HOUSE_FILE), (1, 2, 3))
    table.do("stake 1 bet 1000", "deal seat 1 Th", "stake 2 bet 1000")
    assert "BJ-DEAL-1 bj.late_bet" in table.wrong()
    assert table.update.step == Deal(seat(2), True, "BJ-DEAL-1")
    table.do("deal seat 2 Tc", "deal dealer 9h", "stake 3 bet 1000", "deal seat 1 9c", "deal seat 2 9d",
             "say 1 stand", "say 2 stand", "deal dealer Td")
    assert {bet: v[0] for bet, v in table.verdicts().items()} == {"1 bet": "push", "2 bet": "push", "3 bet": "returned"}
    assert table.rules()["3 bet"] == "BJ-DEAL-1"


def test_bj_deal_1_the_dealers_second_card_must_not_come_early() -> None:
    table = dealt("Th 6d", "9h")
    table.do("deal dealer 8c")
    assert "BJ-DEAL-1 bj.dealer_card_early" in table.wrong()
    table.do("say 1 stand")
    assert "BJ-DEAL-1 bj.dealer_card_early" in table.wrong()      # also when the boxes have played
    assert isinstance(table.update.step, Settle)


def test_bj_dlr_1_a_card_on_17_does_not_count_and_stopping_on_16_is_seen() -> None:
    table = dealt("Th 9d", "Kh")
    table.do("say 1 stand", "deal dealer 7c", "deal dealer 4c")
    assert "BJ-DLR-1 bj.dealer_card_after" in table.wrong()
    assert table.verdicts() == {"1 bet": ("win", 1000, 2000)}
    table = dealt("Th 9d", "Kh")
    table.do("say 1 stand", "deal dealer 6c", "close")
    assert "BJ-DLR-1 bj.dealer_must_draw" in table.wrong()
    assert table.verdicts() == {"1 bet": ("waiting", 1000, 0)}


@pytest.mark.parametrize(("place", "waiting"), [(seat(1), {"1 bet"}), (DEALER, {"1 bet", "3 bet"})])
def test_a_card_still_to_be_named_keeps_only_what_depends_on_it_waiting(place: Place, waiting: set[str]) -> None:
    table = dealt("Th 9d, Tc 6c, Td 8d", "8h", *(f"stake {n} bet 1000" for n in (1, 2, 3)), seats=(1, 2, 3))
    table.do("say 1 stand", "deal seat 2 Kc", "say 3 stand", "deal dealer 9c")
    assert isinstance(table.update.step, Settle)
    seen = next(e for e in table.log if isinstance(e.event, CardSeen) and e.event.at == place)
    assert isinstance(seen.event, CardSeen)
    table.record(Amended(seen.seq, (replace(seen.event, face=UNREADABLE),), "not sure"))
    verdicts = {bet: v[0] for bet, v in table.verdicts().items()}
    assert {bet for bet, verdict in verdicts.items() if verdict == "waiting"} == waiting
    assert verdicts["2 bet"] == "lose"


# ── every house ──
VARIANTS: list[dict[str, str]] = [
    {}, {"bj__backer_follow": '"must"', "bj__split_cards": '"in_turn"', "bj__h17": "true"},
    {"bj__backer_follow": '"may_not"', "bj__dealer_draws": '"always"', "bj__dealer_bj_takes": '"obo"',
     "bj__dealer_bj_vs_21": '"stand_off"', "bj__split_ten_ace_is_bj": "true"},
    {"bj__even_money": "true", "bj__resplit_aces": "false", "bj__double_soft": '"hard_only"', "bj__decks": "1"},
]
SEATS = (1, "1.2", "1.3", "2.2", "2.3", 4)


def random_round(changes: dict[str, str], seed: int, decks: list[Card] | None = None) -> Table:
    table = Table(house(HOUSE_FILE, **changes), SEATS)
    dealer = Dealer(seed, table.game.decks)
    if decks:
        dealer.deck = [dealer.dice.choice(decks) for _ in range(400)]
    while (event := dealer.answer(table.update)) is not None:
        table.record(event)
    return table


@pytest.mark.parametrize("changes", VARIANTS)
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_shared_boxes_under_every_option_complete_and_lose_no_chip(changes: dict[str, str], seed: int) -> None:
    table = random_round(changes, seed)
    assert not table.wrong()
    assert isinstance(table.update.step, Settle)
    assert table.settlement.complete
    assert settled_stakes(table.settlement) == staked(table.log)
    bets = [(x.party, x.on, x.kind) for x in table.settlement.lines]
    assert len(bets) == len(set(bets))


@pytest.mark.parametrize("changes", VARIANTS)
@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), data=st.data())
def test_damaged_splits_doubles_and_insurances_never_raise_and_never_lose_a_chip(
        changes: dict[str, str], seed: int, data: st.DataObject) -> None:
    table = random_round(changes, seed)
    first = len(SEATS) + 1
    log = list(table.log)
    for _ in range(data.draw(st.integers(1, 6))):
        index = data.draw(st.integers(first, len(log) - 1))
        match data.draw(st.sampled_from(("strike", "double", "swap", "alter"))):
            case "strike" if len(log) > first + 1:
                del log[index]
            case "double":
                log.insert(index, log[index])
            case "swap" if index > first:
                log[index - 1], log[index] = log[index], log[index - 1]
            case _:
                event = log[index].event
                assert isinstance(event, RoundEvent)
                log[index] = replace(log[index], event=altered(event, data))
    log = [replace(e, seq=n) for n, e in enumerate(log)]
    story = engine.tell(table.game, log)
    assert story.current
    settlement = table.game.settle(story.current.round)
    assert settled_stakes(settlement) == {p: n for p, n in staked(log).items() if n}
    for line in settlement.lines:
        assert (line.waits_for is not None) == (line.verdict is Verdict.WAITING)
    assert story.chapters[-1].update == engine.judge(table.game, story.chapters[-1].entries)


def altered(event: RoundEvent, data: st.DataObject) -> RoundEvent:
    places = st.builds(seat, st.integers(1, 4), st.integers(1, 5)) | st.just(DEALER)
    bettors = st.builds(Party, st.integers(1, 4), st.integers(1, 4))
    match event:
        case Staked():
            return Staked(data.draw(bettors), data.draw(places), data.draw(st.sampled_from(
                ("bet", "split", "double", "insurance", "tip"))), data.draw(st.integers(0, 20_000)))
        case Decided():
            return Decided(data.draw(bettors | st.just(HOUSE)), data.draw(places), data.draw(st.sampled_from(
                ("hit", "stand", "split", "double", "even_money", "declined", "owner 2", "owner x", "void"))))
        case CardSeen():
            faces: list[Face] = [*DECK[:16], UNREADABLE]
            return replace(event, at=data.draw(places), face=data.draw(st.sampled_from(faces)))
        case CardMoved():
            return replace(event, to=data.draw(places))
        case _:
            return event


def test_random_rounds_reach_splits_doubles_insurance_and_four_hands() -> None:
    """What the contract deals from reaches every corner; a shoe of eights and aces only, the rare ones."""
    seen: set[str] = set()
    for seed in range(40):
        table = random_round({}, seed)
        seen |= {x.kind for x in table.settlement.lines}
    assert seen == {"bet", "split", "double", "insurance"}
    few = [card for card in DECK if card.rank in (8, 14)]
    hands = {c.at.hand for seed in range(10) for c in random_round({"bj__decks": "8"}, seed, few).update.round.cards
             if c.at.zone is Zone.SEAT}
    assert hands == {1, 2, 3, 4}


# ── known figures, through the game's own steps and settlements ──
def test_bj_out_5_bj_ins_3_bj_dlr_1_bj_split_2_known_figures_come_out_of_the_game_itself() -> None:
    assert dict(proofs.figures()) == proofs.KNOWN


def test_a01_stakes_that_three_to_two_pays_exactly_are_asked_for_first() -> None:
    table = Table(house(HOUSE_FILE), (1,))
    bets = table.update.step
    assert isinstance(bets, Offer)
    assert {due.even for due in bets.dues} == {200}
    assert Words(Currency("USD", 2)).step(bets, table.update.round) == (
        "Place your bets; multiples of 2.00 are paid exactly")
    assert pays_exactly(100, {"any": Pay(Fraction(1), "BJ-OUT-2")}) == 0
