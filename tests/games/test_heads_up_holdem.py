"""Heads-Up Hold'em, rule by rule. What a whole round looks like stands in transcripts/heads_up_holdem."""

from __future__ import annotations

import re
from contextlib import AbstractContextManager
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.cards import Card
from dealer_assist.games import load_house
from dealer_assist.games.game import Ask, Bet, Burn, Deal, Identify, Offer, Reveal, Settle
from dealer_assist.games.heads_up_holdem import HeadsUpHoldem
from dealer_assist.games.house_file import House, HouseFileError
from dealer_assist.resources import HOUSES
from dealer_assist.table.events import Decided, SeatTaken
from dealer_assist.table.places import BOARD, DEALER, HOUSE, Party, seat
from dealer_assist.table.settlement import Line, Verdict
from tests.games.test_contract import played as whole_rounds
from tests.games.test_contract import settled_stakes, staked
from tests.random_play import DECK
from tests.table_talk import Table, house

FILE = "heads_up_holdem_casino_du_liban"
LIBAN = house(FILE)
TEXT = (HOUSES / f"{FILE}.toml").read_text(encoding="utf-8")
TRIPS_PLUS = """[pays.trips_plus]
royal_flush = { odds = "50:1", rule = "HUH-BET-2" }
straight_flush = { odds = "40:1", rule = "HUH-BET-2" }
four_of_a_kind = { odds = "30:1", rule = "HUH-BET-2" }
full_house = { odds = "8:1", rule = "HUH-BET-2" }
flush = { odds = "7:1", rule = "HUH-BET-2" }
straight = { odds = "4:1", rule = "HUH-BET-2" }
three_of_a_kind = { odds = "3:1", rule = "HUH-BET-2" }
"""
POCKET_BONUS = """[pays.pocket_bonus]
pair_of_aces = { odds = "25:1", rule = "HUH-BET-2" }
ace_and_face_suited = { odds = "20:1", rule = "HUH-BET-2" }
ace_and_face = { odds = "10:1", rule = "HUH-BET-2" }
pair = { odds = "5:1", rule = "HUH-BET-2" }
"""


def with_side_bet(kind: str, table: str, least: int = 100, most: int = 1000) -> House:
    text = TEXT.replace('side_bets = { value = "off"', f'side_bets = {{ value = "{kind}"')
    text = text.replace("side_minimum = { value = 0", f"side_minimum = {{ value = {least}")
    return load_house(text.replace("side_maximum = { value = 0", f"side_maximum = {{ value = {most}") + table, "x.toml")


def bets(table: Table, *boxes: int, amount: int = 1000) -> None:
    for box in boxes:
        table.do(f"stake {box} ante {amount}", f"stake {box} odds {amount}")


def pocket(table: Table, *boxes: int) -> None:
    for _ in (1, 2):
        table.do(*(f"deal seat {box} ??" for box in boxes), "deal dealer ??")


def played(mine: str, board: str, dealer: str, raised: str = "stake 1 raise 3000", the_house: House = LIBAN,
           side: str = "") -> Table:
    """One box with an Ante of 1000; what it does it does before the flop, or on the full board when it folds."""
    table = Table(the_house)
    bets(table, 1)
    table.do(*([side] if side else []))
    pocket(table, 1)
    early = raised.startswith("stake")
    table.do(raised if early else "check 1")
    cards = board.split()
    table.deal("board", " ".join(cards[:3]))
    table.do(*([] if early else ["check 1"]))
    table.deal("board", " ".join(cards[3:]))
    table.do(*([] if early else [raised]))
    for number, card in zip((2, 4, 1, 3), (*dealer.split(), *mine.split()), strict=True):
        table.do(f"turn {number} {card}")
    return table


def refused(said: str) -> AbstractContextManager[object]:
    return pytest.raises(HouseFileError, match=re.escape(said))


def line(table: Table, kind: str) -> Line:
    return next(x for x in table.settlement.lines if x.kind == kind)


# ── the pay tables ──
@pytest.mark.parametrize(("mine", "board", "dealer", "odds", "qualifies"), [
    ("Ah Kh", "Qh Jh Th 4c 4d", "5s 6d", "500", True),
    ("Ah Kh", "Qh Jh Th 4c 2d", "5s 6d", "500", False),
    ("9h 8h", "7h 6h 5h 4c 4d", "Ks Qd", "50", True),
    ("9h 8h", "7h 6h 5h 4c 2d", "Ks Qd", "50", False),
    ("9h 9c", "9d 9s 5h 4c 2d", "4s Qd", "10", True),
    ("9h 9c", "9d 5s 5h 4c 2d", "4s Qd", "3", True),
    ("9h 2h", "Ah 5h 7h 4c 4d", "Ks Qd", "3/2", True),
    ("9h 2h", "Ah 5h 7h 4c Td", "Ks Qd", "3/2", False),
    ("9h 8c", "7h 6h 5d 4c 4d", "Ks Qd", "1", True),
    ("9h 8c", "7h 6h 5d 4c 2d", "Ks Qd", "1", False),
])
def test_huh_pay_win_and_huh_odds_3(mine: str, board: str, dealer: str, odds: str, qualifies: bool) -> None:
    table = played(mine, board, dealer)
    found = line(table, "odds")
    assert (found.verdict, found.odds) == (Verdict.WIN, Fraction(odds))
    assert found.back == 1000 + 1000 * Fraction(odds)
    assert (found.rule, found.odds_rule) == ("HUH-ODDS-3", "HUH-PAY-WIN")
    assert table.rules()["1 ante"] == ("HUH-ANTE-3" if qualifies else "HUH-ANTE-2")


@pytest.mark.parametrize(("mine", "board", "dealer", "odds", "rule"), [
    ("2h 3h", "4h 5h 6h Kc Kd", "7h 8h", 500, "HUH-PAY-BB"),
    ("5c 5d", "5h 5s 8c 8d Kh", "8h 8s", 25, "HUH-PAY-BB"),
    ("Kc 2d", "Kh Ks 8c 8d 2s", "8h 8s", 6, "HUH-PAY-BB"),
    ("9h 2h", "Ah 5h 7h 4c 4d", "Kh Qh", 5, "A09"),
    ("6c 2d", "3h 4h 5h 9h Kd", "Ah 7h", 4, "HUH-PAY-BB"),
    ("6c 2d", "3h 4c 5h 9h Kd", "6h 7h", 4, "HUH-PAY-BB"),
])
def test_huh_pay_bb_and_huh_odds_4(mine: str, board: str, dealer: str, odds: int, rule: str) -> None:
    table = played(mine, board, dealer)
    found = line(table, "odds")
    assert (found.verdict, found.odds, found.odds_rule) == (Verdict.WIN, Fraction(odds), rule)
    assert list(table.rules().values()) == ["HUH-ANTE-1", "HUH-ODDS-4", "HUH-RAISE-6"]
    assert table.verdicts() == {"1 ante": ("lose", 1000, 0), "1 odds": ("win", 1000, 1000 + 1000 * odds),
                                "1 raise": ("lose", 3000, 0)}


# ── the bets, one by one ──
WINS, LOSES, PUSHES = ("win", 1000, 2000), ("lose", 1000, 0), ("push", 1000, 1000)


@pytest.mark.parametrize(("mine", "dealer", "ante", "odds", "raised", "rules"), [
    ("As Kd", "Kh 4s", LOSES, LOSES, ("lose", 3000, 0), "HUH-ANTE-1 HUH-ODDS-1 HUH-RAISE-6"),
    ("Kh 4s", "Kd 3s", WINS, PUSHES, ("win", 3000, 6000), "HUH-ANTE-3 HUH-ODDS-2 HUH-RAISE-7"),
    ("Kh Js", "Kd Jc", PUSHES, PUSHES, ("push", 3000, 3000), "HUH-ANTE-4 HUH-ODDS-5 HUH-RAISE-8"),
    ("Jh 3s", "As Qd", PUSHES, LOSES, ("lose", 3000, 0), "HUH-ANTE-2 HUH-ODDS-1 HUH-RAISE-6"),
    ("Ah Js", "Qs Jd", PUSHES, PUSHES, ("win", 3000, 6000), "HUH-ANTE-2 HUH-ODDS-2 HUH-RAISE-7"),
    ("Qh Js", "Qs Jd", PUSHES, PUSHES, ("push", 3000, 3000), "HUH-ANTE-2 HUH-ODDS-5 HUH-RAISE-8"),
    ("8h 5s", "As Qd", PUSHES, WINS, ("win", 3000, 6000), "HUH-ANTE-2 HUH-ODDS-3 HUH-RAISE-7"),
])
def test_huh_ante_huh_odds_and_huh_raise_against_qualified_and_unqualified(
        mine: str, dealer: str, ante: tuple[str, int, int], odds: tuple[str, int, int], raised: tuple[str, int, int],
        rules: str) -> None:
    board = "Kc 9d 7s 6h 4c"
    if "K" not in mine + dealer:
        board = "Tc 9d 7s 6h 2c"
    table = played(mine, board, dealer)
    assert table.verdicts() == {"1 ante": ante, "1 odds": odds, "1 raise": raised}
    assert " ".join(table.rules().values()) == rules


@pytest.mark.parametrize(("board", "qualifies"), [("Kh 9c 7d 4h 4c", True), ("Kh 9c 7d 4h 3c", False)])
def test_huh_qual_1_a_pair_on_the_board_counts(board: str, qualifies: bool) -> None:
    table = played("Ah Ad", board, "Ts Jd")
    assert [s.qualifies for s in table.update.standings if s.place == DEALER] == [qualifies]
    assert table.rules()["1 ante"] == ("HUH-ANTE-3" if qualifies else "HUH-ANTE-2")


def test_huh_qual_1_a_pair_of_twos_is_enough() -> None:
    assert played("Ah Ad", "Kh 9c 7d 4h 3c", "2s 2d").rules()["1 ante"] == "HUH-ANTE-3"


def test_huh_fold_1_and_a05_a_fold_loses_ante_and_odds() -> None:
    table = Table(LIBAN)
    bets(table, 1)
    pocket(table, 1)
    table.do("check 1")
    table.deal("board", "Kh 9c 7d")
    table.do("check 1")
    table.deal("board", "4h 3c")
    assert isinstance(table.do("fold 1").step, Settle)          # nobody is left: no card is turned up
    assert table.verdicts() == {"1 ante": LOSES, "1 odds": LOSES}
    assert set(table.rules().values()) == {"HUH-FOLD-1"}
    assert not table.wrong()


def test_the_reason_names_both_hands_and_the_kicker_that_decides() -> None:
    said = dict(line(played("Ah Qh", "As 9c 7d 4h 2c", "Ad Kd"), "raise").reason.values)
    assert (said["hand"], said["dealer_hand"]) == ("pair", "pair")
    assert (said["kicker"], said["dealer_kicker"]) == ((Card.parse("Qh"),), (Card.parse("Kd"),))


@pytest.mark.parametrize(("rounding", "back"), [("down", 6200), ("up", 6300), ("nearest", 6300), ("exact", 6250)])
def test_gen_rnd_1_and_a01_a_flush_at_3_to_2_is_reduced_to_the_chip_once_and_shown(rounding: str, back: int) -> None:
    table = Table(house(FILE, payout__round=f'"{rounding}"'))
    bets(table, 1, amount=2500)
    pocket(table, 1)
    table.do("stake 1 raise 2500")
    table.deal("board", "Ah 5h 7h 4c 4d")
    table.do("turn 2 Ks", "turn 4 Qd", "turn 1 9h", "turn 3 2h")
    found = line(table, "odds")
    assert (found.odds, found.back) == (Fraction(3, 2), back)
    assert found.back - found.staked + found.rounded == 3750


# ── the course of a hand ──
def test_huh_deal_1_and_huh_deal_2_the_whole_course() -> None:
    table = Table(LIBAN, (2, 4))
    bets(table, 4, 2)
    for place in (seat(2), seat(4), DEALER) * 2:
        step = table.update.step
        assert (step.then if isinstance(step, Offer) else step) == Deal(place, False, "HUH-DEAL-1")
        table.do(f"deal {place} ??")
    assert table.update.step == Ask(Party(2), seat(2), ("check",), "HUH-RAISE-1", Bet("raise", 0, 1000, 3000))
    assert table.do("check 2").step == Ask(Party(4), seat(4), ("check",), "HUH-RAISE-1", Bet("raise", 0, 1000, 3000))
    assert table.do("stake 4 raise 3000").step == Deal(BOARD, True, "HUH-DEAL-2")
    step = table.deal("board", "Kh 9c 7d").step
    assert step == Ask(Party(2), seat(2), ("check",), "HUH-RAISE-2", Bet("raise", 0, 1000, 2000))
    assert table.do("check 2").step == Deal(BOARD, True, "HUH-DEAL-2")
    assert table.do("deal board 4h").step == Deal(BOARD, True, "HUH-DEAL-2")        # the river comes with the turn
    step = table.do("deal board 4c").step
    assert step == Ask(Party(2), seat(2), ("fold",), "HUH-RAISE-3", Bet("raise", 1000))
    assert table.do("stake 2 raise 1000").step == Reveal((DEALER,), "HUH-DEAL-2")
    assert table.do("turn 3 Ks", "turn 6 2d").step == Reveal((seat(2), seat(4)), "HUH-DEAL-2")
    assert isinstance(table.do("turn 1 As", "turn 4 Ad", "turn 2 Qs", "turn 5 Qd").step, Settle)
    assert [x.kind for x in table.settlement.lines] == ["ante", "odds", "raise"] * 2
    assert not table.wrong()


def test_a03_burning_is_the_houses_choice() -> None:
    table = Table(house(FILE, deal__burn='"burn_before_flop/turn"'))
    bets(table, 1)
    pocket(table, 1)
    assert table.do("check 1").step == Burn("A03")
    assert table.do("deal burn ??").step == Deal(BOARD, True, "HUH-DEAL-2")
    table.deal("board", "Kh 9c 7d")
    assert table.do("check 1").step == Burn("A03")
    assert table.do("deal burn ??", "deal board 4h").step == Deal(BOARD, True, "HUH-DEAL-2")


def test_huh_setup_1_five_boxes() -> None:
    table = Table(LIBAN, (1, 5))
    assert table.game.objections(table.story.sitting) == ()
    table.record(SeatTaken(Party(6)))
    assert [(i.rule, i.reason.key) for i in table.game.objections(table.story.sitting)] == [
        ("HUH-SETUP-1", "huh.no_such_box")]
    assert (table.game.decks, table.game.jokers) == (1, 0)


# ── Ante and Odds ──
def test_huh_bet_1_odds_equal_the_ante_or_the_box_gets_no_cards() -> None:
    table = Table(LIBAN, (1, 2, 3))
    step = table.do("stake 1 ante 1500").step
    assert isinstance(step, Offer)
    assert [(d.by, d.kind, d.least, d.most) for d in step.dues if d.by == Party(1)] == [(Party(1), "odds", 1500, 1500)]
    assert (step.then, table.wrong()) == (None, [])                 # nobody gets cards yet, nothing is wrong yet
    table.do("stake 1 odds 1500", "stake 2 odds 1000", "stake 2 ante 2000")
    assert "HUH-BET-1 huh.unequal" in table.wrong()                 # before the first card
    step = table.do("stake 3 ante 1000").step
    assert isinstance(step, Offer)
    assert step.then == Deal(seat(1), False, "HUH-DEAL-1")          # one box keeps nobody else from his cards
    for _ in (1, 2):
        table.do("deal seat 1 ??", "deal dealer ??")
    assert not any("departure.card" in told for told in table.wrong())
    assert table.wrong().count("HUH-BET-1 huh.unequal") == 2
    table.do("stake 1 raise 1500")
    table.deal("board", "Kh 9c 7d 4h 4c")
    table.do("turn 2 Ks", "turn 4 2d", "turn 1 As", "turn 3 Ad")
    verdicts = table.verdicts()
    assert {k: v[0] for k, v in verdicts.items()} == {
        "1 ante": "win", "1 odds": "push", "1 raise": "win", "2 ante": "returned", "2 odds": "returned",
        "3 ante": "returned"}
    assert table.rules()["2 ante"] == "HUH-BET-1"


def test_huh_bet_1_limits_and_strange_bets_are_told() -> None:
    table = Table(LIBAN, (1, 2))
    bets(table, 1, amount=100)
    table.do("stake 2 tip 500", "deal seat 1 ??")
    assert {"HUH-BET-1 wrong.limits", "HUH-BET-1 wrong.kind", "HUH-BET-1 huh.no_ante"} <= set(table.wrong())
    assert [(x.kind, x.verdict, x.rule) for x in table.game.settle(table.update.round).lines][-1] == (
        "tip", Verdict.RETURNED, "HUH-BET-1")


def test_huh_bet_1_chips_put_down_when_cards_can_be_looked_at_are_no_bet() -> None:
    table = Table(LIBAN, (1, 2))
    bets(table, 1)
    table.do("deal seat 1 ??", "stake 2 ante 1000", "stake 2 odds 1000")     # told a moment late: it stands
    assert table.update.step == Deal(seat(2), False, "HUH-DEAL-1")
    table.do("deal seat 2 ??", "deal dealer ??", "deal seat 1 ??", "stake 1 ante 500", "stake 1 odds 500",
             "deal seat 2 ??", "deal dealer ??", "stake 1 raise 3000", "stake 2 raise 3000")
    table.deal("board", "Kh 9c 7d 4h 4c")
    table.do("turn 3 Ks", "turn 6 2d", "turn 1 As", "turn 4 Ad", "turn 2 Qs", "turn 5 Qd")
    assert [(x.kind, x.verdict.value, x.staked) for x in table.settlement.lines if x.party == Party(1)] == [
        ("ante", "win", 1000), ("ante", "returned", 500), ("odds", "push", 1000), ("odds", "returned", 500),
        ("raise", "win", 3000)]
    assert "HUH-BET-1 huh.late_bet" in table.wrong()


# ── the Raise ──
def at_decision(number: int, the_house: House = LIBAN) -> Table:
    table = Table(the_house)
    bets(table, 1)
    pocket(table, 1)
    for cards in ("Kh 9c 7d", "4h 4c")[:number - 1]:
        table.do("check 1")
        table.deal("board", cards)
    return table


def finish(table: Table) -> dict[str, tuple[str, int, int]]:
    missing = ["Kh", "9c", "7d", "4h", "4c"][len(table.update.round.hand(BOARD)):]
    table.deal("board", " ".join(missing))
    table.do("turn 2 Ks", "turn 4 2d", "turn 1 As", "turn 3 Ad")
    return table.verdicts()


@pytest.mark.parametrize(("decision", "amount", "good"), [
    (1, 999, False), (1, 1000, True), (1, 2345, True), (1, 3000, True), (1, 3001, False),
    (2, 999, False), (2, 1000, True), (2, 2000, True), (2, 2001, False),
    (3, 999, False), (3, 1000, True), (3, 1001, False),
])
def test_huh_raise_1_huh_raise_2_huh_raise_3_huh_raise_5_and_a04_the_range(
        decision: int, amount: int, good: bool) -> None:
    table = at_decision(decision)
    table.do(f"stake 1 raise {amount}")
    assert (not table.wrong()) == good
    if not good:
        rule = f"HUH-RAISE-{decision}"
        assert table.wrong() == [f"{rule} huh.raise_{'short' if amount < 1000 else 'over'}"]
    if amount >= 1000:
        verdicts = finish(table)
        counts = min(amount, {1: 3000, 2: 2000, 3: 1000}[decision])
        assert [(x.staked, x.verdict.value) for x in table.settlement.lines if x.kind == "raise"] == [
            (counts, "win"), *([(amount - counts, "returned")] if amount > counts else [])]
        assert verdicts["1 ante"][0] == "win"


def test_huh_raise_3_there_is_no_check_at_the_end() -> None:
    table = at_decision(3)
    assert isinstance(table.do("check 1").step, Ask)
    assert table.wrong() == ["HUH-RAISE-3 departure.decided"]


@pytest.mark.parametrize(("step", "decision", "bet", "amount", "counts"), [
    ("chip", 1, Bet("raise", 0, 1000, 3000), 2500, 2500),
    ("whole_multiple", 1, Bet("raise", 0, 1000, 3000), 2500, 2000),
    ("whole_multiple", 2, Bet("raise", 0, 1000, 2000), 2000, 2000),
    ("whole_multiple", 3, Bet("raise", 1000), 1000, 1000),
    ("max_only", 1, Bet("raise", 3000), 3000, 3000),
    ("max_only", 2, Bet("raise", 2000), 2000, 2000),
    ("max_only", 3, Bet("raise", 1000), 1000, 1000),
])
def test_a04_and_huh_raise_5_the_steps_of_the_raise(step: str, decision: int, bet: Bet, amount: int,
                                                    counts: int) -> None:
    table = at_decision(decision, house(FILE, huh__raise_step=f'"{step}"'))
    asked = table.update.step
    assert isinstance(asked, Ask)
    assert asked.bet == bet
    assert (asked.note is not None) == (step == "whole_multiple" and decision < 3)
    table.do(f"stake 1 raise {amount}")
    assert table.wrong() == ([] if amount == counts else ["HUH-RAISE-5 huh.raise_over"])
    finish(table)
    assert sum(x.staked for x in table.settlement.lines if x.kind == "raise" and x.verdict is Verdict.WIN) == counts


def test_a04_where_only_the_full_raise_counts_less_is_made_up() -> None:
    table = at_decision(1, house(FILE, huh__raise_step='"max_only"'))
    asked = table.do("stake 1 raise 1000").step
    assert isinstance(asked, Ask)
    assert asked.bet == Bet("raise", 2000)
    assert "HUH-RAISE-1 huh.raise_short" in table.wrong()
    assert table.do("stake 1 raise 2000").step == Deal(BOARD, True, "HUH-DEAL-2")
    assert finish(table)["1 raise"] == ("win", 3000, 6000)


@pytest.mark.parametrize("by", [Party(1), HOUSE])
def test_huh_raise_4_one_raise_then_hands_off(by: Party) -> None:
    table = at_decision(1)
    table.do("stake 1 raise 1000")
    assert not table.wrong()
    table.record(Decided(by, seat(1), "touched"))
    assert "HUH-RAISE-4 huh.hands_off" in table.wrong()
    found = next(i for i in table.update.irregularities if i.rule == "HUH-RAISE-4")
    assert found.prescribes is not None
    assert found.prescribes.key == "prescribes.inspector"


def test_huh_raise_4_a_second_raise_goes_back_and_a_fold_comes_too_late() -> None:
    table = at_decision(1)
    table.do("stake 1 raise 1000", "stake 1 raise 1000", "fold 1")
    assert "HUH-RAISE-4 huh.hands_off" in table.wrong()
    assert table.update.step == Deal(BOARD, True, "HUH-DEAL-2")
    finish(table)
    assert [(x.staked, x.verdict.value, x.rule) for x in table.settlement.lines if x.kind == "raise"] == [
        (1000, "win", "HUH-RAISE-7"), (1000, "returned", "HUH-RAISE-4")]


def test_huh_raise_4_touching_before_the_raise_is_nothing() -> None:
    table = at_decision(1)
    table.do("touched 1", "stake 1 raise 1000")
    assert not [w for w in table.wrong() if w.startswith("HUH-RAISE-4")]


def test_a_raise_after_a_check_counts_only_in_the_next_round_of_betting() -> None:
    table = at_decision(1)
    table.do("check 1", "stake 1 raise 1000")
    assert "HUH-RAISE-1 huh.raise_after_check" in table.wrong()
    asked = table.deal("board", "Kh 9c 7d").step
    assert isinstance(asked, Ask)
    assert asked.bet == Bet("raise", 0, 1000, 2000)
    table.do("stake 1 raise 2000")
    finish(table)
    assert [(x.staked, x.verdict.value, x.rule) for x in table.settlement.lines if x.kind == "raise"] == [
        (2000, "win", "HUH-RAISE-7"), (1000, "returned", "HUH-RAISE-1")]


def test_out_of_turn_is_a_departure_and_stands() -> None:
    table = Table(LIBAN, (1, 2))
    bets(table, 1, 2)
    pocket(table, 1, 2)
    table.do("check 2")
    assert table.wrong() == ["HUH-RAISE-1 departure.decided"]
    assert table.do("check 1").step == Deal(BOARD, True, "HUH-DEAL-2")


def test_huh_fold_1_a_fold_before_the_end_is_a_departure_and_ends_the_hand() -> None:
    table = at_decision(1)
    assert isinstance(table.do("fold 1").step, Settle)
    assert table.wrong() == ["HUH-RAISE-1 departure.decided"]
    assert table.verdicts() == {"1 ante": LOSES, "1 odds": LOSES}


# ── the register's alternatives ──
@pytest.mark.parametrize(("changes", "ante", "odds", "raised"), [
    ({}, ("push", "HUH-ANTE-2"), ("lose", "HUH-ODDS-1"), ("lose", "HUH-RAISE-6")),
    ({"ante": "lose"}, ("lose", "A06"), ("lose", "HUH-ODDS-1"), ("lose", "HUH-RAISE-6")),
    ({"odds": "push"}, ("push", "HUH-ANTE-2"), ("push", "A06"), ("lose", "HUH-RAISE-6")),
    ({"raise": "push"}, ("push", "HUH-ANTE-2"), ("lose", "HUH-ODDS-1"), ("push", "A06")),
])
def test_a06_the_dealer_is_better_and_does_not_qualify(
        changes: dict[str, str], ante: tuple[str, str], odds: tuple[str, str], raised: tuple[str, str]) -> None:
    the_house = house(FILE, **{f"huh__nonqualify_dealer_better__{k}": f'"{v}"' for k, v in changes.items()})
    table = played("Jh 3s", "Tc 9d 7s 6h 2c", "As Qd", the_house=the_house)
    assert [(x.verdict.value, x.rule) for x in table.settlement.lines] == [ante, odds, raised]


@pytest.mark.parametrize(("tie", "board", "lines"), [
    ("push all", "Kc 9d 7s 6h 4c", [("push", "HUH-ANTE-4"), ("push", "HUH-ODDS-5"), ("push", "HUH-RAISE-8")]),
    ("dealer", "Kc 9d 7s 6h 4c", [("lose", "A07"), ("lose", "A07"), ("lose", "A07")]),
    ("dealer", "Ac 9d 7s 6h 4c", [("push", "HUH-ANTE-2"), ("lose", "A07"), ("lose", "A07")]),
    ("dealer", "Ac Qd Th 6h 4c", [("lose", "A07"), ("win", "HUH-ODDS-4"), ("lose", "A07")]),
    ("push all", "Ac Qd Th 6h 4c", [("push", "HUH-ANTE-4"), ("push", "HUH-ODDS-5"), ("push", "HUH-RAISE-8")]),
    ("dealer", "As Ks Qs Js Ts", [("lose", "A07"), ("push", "A08"), ("lose", "A07")]),
    ("push all", "As Ks Qs Js Ts", [("push", "HUH-ANTE-4"), ("push", "HUH-ODDS-5"), ("push", "HUH-RAISE-8")]),
])
def test_a07_huh_ante_4_huh_odds_5_huh_raise_8_and_a08_equal_hands(
        tie: str, board: str, lines: list[tuple[str, str]]) -> None:
    table = played("Kh Jd", board, "Kd Jc", the_house=house(FILE, huh__tie=f'"{tie}"'))
    assert [(x.verdict.value, x.rule) for x in table.settlement.lines] == lines


def test_a08_nothing_beats_a_royal_flush_so_the_house_cannot_name_its_bad_beat() -> None:
    with refused("pays.bad_beat.royal_flush: no such hand"):
        load_house(TEXT.replace("[pays.bad_beat]", '[pays.bad_beat]\nroyal_flush = { odds = "500:1", rule = "A08" }'),
                   "x.toml")
    with refused("options.huh.royal_bad_beat: '500:1' found; one of none was expected"):
        house(FILE, huh__royal_bad_beat='"500:1"')


def test_a09_the_point_taken_as_printed() -> None:
    printed = house(FILE, huh__flush_bad_beat='"51:10"')
    found = line(played("9h 2h", "Ah 5h 7h 4c 4d", "Kh Qh", the_house=printed), "odds")
    assert (found.odds, found.odds_rule, found.back) == (Fraction(51, 10), "A09", 6100)
    assert [*printed.pay_tables["bad_beat"]][2:] == ["full_house", "flush", "straight"]
    with refused("pays.bad_beat.flush: no such hand"):
        load_house(TEXT.replace("[pays.bad_beat]", '[pays.bad_beat]\nflush = { odds = "5:1", rule = "A09" }'), "x.toml")


def test_huh_deal_1_with_a_card_too_many_its_bets_wait_for_the_inspector() -> None:
    table = played("9h 2h", "Ah 5h 7h 4c 4d", "Kh Qh")
    table.deal("seat 1", "3c")
    assert {(x.verdict.value, x.reason.key, x.waits_for) for x in table.settlement.lines} == {
        ("waiting", "waiting.count", seat(1))}


def test_a05_a_fold_costs_nothing_else_and_nothing_less() -> None:
    with refused("options.huh.fold_loses: 'ante' found; one of"):
        house(FILE, huh__fold_loses='"ante"')


def test_defaults_are_the_registers() -> None:
    bare = "\n".join(x for x in TEXT.splitlines() if not x.startswith((
        "huh.raise_step", "huh.tie", "huh.nonqualify", "huh.fold", "huh.flush", "huh.royal", "huh.side",
        "huh.qualifier", "deal.burn", "payout.round")))
    assert load_house(bare, "bare").game == LIBAN.game
    assert (LIBAN.currency, LIBAN.digits) == ("USD", 2)
    assert set(LIBAN.pay_tables) == {"ante", "odds", "bad_beat", "raise"}


def test_contradictions_are_refused_with_a_sentence() -> None:
    with refused("options.huh.ante_minimum: 60000 found; at most 50000 was expected"):
        house(FILE, huh__ante_minimum="60000")


# ── side bets (HUH-BET-2, A02) ──
def test_a02_and_huh_bet_2_off_a_side_bet_is_no_bet() -> None:
    table = Table(LIBAN)
    bets(table, 1)
    table.do("stake 1 trips_plus 500")
    assert "HUH-BET-2 wrong.kind" in table.wrong()
    assert [(x.kind, x.verdict, x.rule) for x in table.game.settle(table.update.round).lines][-1] == (
        "trips_plus", Verdict.RETURNED, "HUH-BET-2")


@pytest.mark.parametrize("kind", ["trips_plus", "pocket_bonus"])
def test_a02_a_side_bet_without_a_pay_table_or_limits_is_refused(kind: str) -> None:
    with refused(f"x.toml: pays.{kind}: missing; a house that turns this side bet on brings its pay table"):
        with_side_bet(kind, "")
    with refused("options.huh.side_minimum: 0 found; from 1 to 1000 was expected"):
        with_side_bet(kind, TRIPS_PLUS + POCKET_BONUS, least=0)
    with refused("pays.trips_plus.straight: missing"):
        with_side_bet("trips_plus", TRIPS_PLUS.replace('straight = { odds = "4:1", rule = "HUH-BET-2" }\n', ""))


def test_huh_bet_2_a_side_bet_is_offered_beside_the_ante_within_its_limits() -> None:
    table = Table(with_side_bet("trips_plus", TRIPS_PLUS))
    step = table.update.step
    assert isinstance(step, Offer)
    assert {d.kind for d in step.dues} == {"ante", "odds"}
    bets(table, 1)
    step = table.update.step
    assert isinstance(step, Offer)
    assert [(d.kind, d.least, d.most, d.optional) for d in step.dues if d.rule == "HUH-BET-2"] == [
        ("trips_plus", 100, 1000, True)]
    table.do("stake 1 trips_plus 2000")
    assert "HUH-BET-2 wrong.limits" in table.wrong()


@pytest.mark.parametrize(("mine", "board", "odds"), [
    ("9h 2h", "9c 9d 7h 4c Jd", "3"), ("9h 8c", "7h 6h 5d 4c 4d", "4"), ("9h 2h", "Ah 5h 7h 4c 4d", "7"),
    ("9h 9c", "9d 5s 5h 4c 2d", "8"), ("9h 9c", "9d 9s 5h 4c 2d", "30"), ("9h 8h", "7h 6h 5h 4c 4d", "40"),
    ("Ah Kh", "Qh Jh Th 4c 4d", "50"), ("9h 2h", "9c 2d 7h 4c Jd", None),
])
def test_a02_trips_plus_pays_the_final_hand_whoever_wins(mine: str, board: str, odds: str | None) -> None:
    the_house = with_side_bet("trips_plus", TRIPS_PLUS)
    for raised in ("stake 1 raise 1000", "fold 1"):
        found = line(played(mine, board, "Ks Qd", raised, the_house, "stake 1 trips_plus 100"), "trips_plus")
        expected = (Verdict.LOSE, 0) if odds is None else (Verdict.WIN, 100 + 100 * int(odds))
        assert (found.verdict, found.back, found.rule) == (*expected, "HUH-BET-2")


@pytest.mark.parametrize(("mine", "odds"), [
    ("Ah Ac", "25"), ("Ah Kh", "20"), ("Jd Ad", "20"), ("Ah Qc", "10"), ("2h 2c", "5"), ("Ah Tc", None),
    ("Kh Qh", None)])
def test_a02_pocket_bonus_looks_at_the_two_cards_alone(mine: str, odds: str | None) -> None:
    the_house = with_side_bet("pocket_bonus", POCKET_BONUS)
    for raised in ("stake 1 raise 1000", "fold 1"):
        table = played(mine, "9c 9d 7h 4c 3d", "Ks 8d", raised, the_house, "stake 1 pocket_bonus 100")
        found = line(table, "pocket_bonus")
        expected = (Verdict.LOSE, 0) if odds is None else (Verdict.WIN, 100 + 100 * int(odds))
        assert (found.verdict, found.back, found.rule) == (*expected, "HUH-BET-2")
        assert table.settlement.lines[-1] == found          # side bets last (HUH-DEAL-2)
        assert isinstance(table.update.step, Settle)


def test_a_folded_hand_is_turned_up_for_its_side_bet_and_the_dealers_is_not() -> None:
    table = Table(with_side_bet("pocket_bonus", POCKET_BONUS))
    bets(table, 1)
    table.do("stake 1 pocket_bonus 100")
    pocket(table, 1)
    assert table.do("fold 1").step == Reveal((seat(1),), "HUH-DEAL-2")      # no board is needed for two cards
    table.do("turn 1 Ah", "turn 3 Ac")
    assert isinstance(table.update.step, Settle)
    assert table.verdicts()["1 pocket_bonus"] == ("win", 100, 2600)


# ── cards ──
def test_a_card_still_to_be_named_keeps_only_its_own_bets_waiting() -> None:
    table = Table(LIBAN, (1, 2))
    bets(table, 1, 2)
    table.do("deal seat 1 !!", "deal seat 2 ??", "deal dealer ??", "deal seat 1 ??", "deal seat 2 ??", "deal dealer ??",
             "stake 1 raise 3000", "stake 2 raise 3000")
    table.deal("board", "Kh 9c 7d 4h 4c")
    update = table.do("turn 3 Ks", "turn 6 2d", "turn 4 Ad", "turn 2 Qs", "turn 5 Qd")
    assert update.step == Identify(seat(1))
    assert {k: v[0] for k, v in table.verdicts().items()} == {
        "1 ante": "waiting", "1 odds": "waiting", "1 raise": "waiting", "2 ante": "lose", "2 odds": "lose",
        "2 raise": "lose"}
    assert {x.waits_for for x in table.settlement.lines if x.party == Party(1)} == {seat(1)}
    assert isinstance(table.do("turn 1 As").step, Settle)
    assert table.settlement.complete


def test_gen_deck_1_and_a55_a_card_twice_voids_the_hand() -> None:
    table = at_decision(2)
    table.do("deal board Kh")
    assert isinstance(table.update.step, Settle)
    assert table.update.step.rule == "A55"
    assert set(table.rules().values()) == {"A55"}
    assert {v[0] for v in table.verdicts().values()} == {"returned"}


def test_gen_disp_1_the_inspector_may_void_the_round() -> None:
    table = at_decision(2)
    table.do("say house deck void")
    assert table.verdicts() == {"1 ante": ("returned", 1000, 1000), "1 odds": ("returned", 1000, 1000)}
    assert set(table.rules().values()) == {"GEN-DISP-1"}
    assert not table.wrong()


def test_huh_deal_1_wrong_counts_and_hands_without_bets_are_told() -> None:
    table = Table(LIBAN, (1, 2))
    bets(table, 1)
    pocket(table, 1)
    table.do("deal seat 1 ??", "deal seat 2 ??")
    assert {"HUH-DEAL-1 wrong.count", "HUH-BET-1 huh.hand_without_bets"} <= set(table.wrong())


def test_huh_deal_2_the_dealers_card_exposed_while_somebody_decides() -> None:
    table = at_decision(2)
    table.do("turn 2 Ks")
    assert table.wrong() == ["HUH-DEAL-2 huh.dealer_card_exposed"]
    table.do("stake 1 raise 1000")
    assert table.wrong() == ["HUH-DEAL-2 huh.dealer_card_exposed"]      # it stays on record
    assert table.update.irregularities[0].entries == (table.log[-2].seq,)


# ── properties ──
OTHERS = (house(FILE, huh__raise_step='"whole_multiple"', deal__burn='"burn_before_flop/turn"'),
          house(FILE, huh__raise_step='"max_only"', huh__tie='"dealer"', payout__round='"nearest"'),
          with_side_bet("trips_plus", TRIPS_PLUS), with_side_bet("pocket_bonus", POCKET_BONUS))


@pytest.mark.parametrize("the_house", OTHERS, ids=lambda h: h.game.raise_step + "+" + h.game.side_bets)
@settings(max_examples=50, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_every_alternative_plays_whole_rounds_without_a_word_of_blame(the_house: House, seed: int) -> None:
    log, story = whole_rounds(the_house.game, seed)
    update = story.current
    assert update is not None
    assert update.settlement is not None
    assert (update.departures, update.irregularities) == ((), ())
    assert update.settlement.complete
    assert settled_stakes(update.settlement) == staked(log)


@settings(max_examples=300, deadline=None)
@given(st.permutations(DECK), st.sampled_from(["stake 1 raise 1000", "stake 1 raise 3000"]))
def test_the_three_lines_of_a_hand_fit_each_other(deck: list[Card], raised: str) -> None:
    mine, dealer, board = (" ".join(map(str, cards)) for cards in (deck[:2], deck[2:4], deck[4:9]))
    table = played(mine, board, dealer, raised)
    assert isinstance(LIBAN.game, HeadsUpHoldem)
    standing = {s.place: s for s in table.update.standings}
    says = {x.kind: x for x in table.settlement.lines}
    better = says["raise"].verdict
    assert says["raise"].rule == {Verdict.WIN: "HUH-RAISE-7", Verdict.LOSE: "HUH-RAISE-6",
                                  Verdict.PUSH: "HUH-RAISE-8"}[better]
    assert (says["ante"].verdict is better) or (not standing[DEALER].qualifies and says["ante"].rule == "HUH-ANTE-2")
    straight = standing[seat(1)].hand.key.removeprefix("hand.") in LIBAN.game.odds_pays
    assert (says["odds"].verdict is Verdict.WIN) == (straight and better is not Verdict.PUSH)
    assert (says["odds"].verdict is Verdict.LOSE) == (not straight and better is Verdict.LOSE)
