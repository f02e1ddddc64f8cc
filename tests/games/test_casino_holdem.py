"""Casino Hold'em, rule by rule. What a whole round looks like stands in transcripts/casino_holdem."""

from __future__ import annotations

import pytest

from dealer_assist.cards import Card
from dealer_assist.games.game import Ask, AskAny, Deal, Offer, Settle
from dealer_assist.games.house_file import House
from dealer_assist.table.events import Ruled
from dealer_assist.table.places import BOARD, DEALER, HOUSE, PLAYER, Party, seat
from dealer_assist.table.settlement import Line, Verdict, because
from tests.table_talk import Table, house

LAND = house("casino_holdem_land")


def played(mine: str, board: str, dealer: str, *stakes: str, decision: str = "call 1",
           the_house: House = LAND) -> Table:
    table = Table(the_house)
    table.do(*(stakes or ("stake 1 ante 1000",)))
    first, second = mine.split()
    table.do(f"deal seat 1 {first}", "deal dealer ??", f"deal seat 1 {second}", "deal dealer ??")
    cards = board.split()
    table.deal("board", " ".join(cards[:3]))
    table.do(decision)
    table.deal("board", " ".join(cards[3:]))
    hole = dealer.split()
    table.do(f"turn 2 {hole[0]}", f"turn 4 {hole[1]}")
    return table


# The Ante by the player's hand (CH-PAY-ANTE), against a dealer who qualifies with less.
@pytest.mark.parametrize(("mine", "board", "dealer", "back"), [
    ("Ah Kh", "Qh Jh Th 4c 4d", "5s 6d", 101),
    ("9h 8h", "7h 6h 5h 4c 4d", "Ks Qd", 21),
    ("9h 9c", "9d 9s 5h 4c 2d", "4s Qd", 11),
    ("9h 9c", "9d 5s 5h 4c 2d", "4s Qd", 4),
    ("9h 2h", "Ah 5h 7h 4c 4d", "Ks Qd", 3),
    ("9h 8c", "7h 6h 5d 4c 4d", "Ks Qd", 2),
    ("9h 9c", "9d 5s 7h 4c 2d", "4s Qd", 2),
])
def test_ch_pay_ante_and_ch_pay_call(mine: str, board: str, dealer: str, back: int) -> None:
    table = played(mine, board, dealer)
    assert table.verdicts() == {"1 ante": ("win", 1000, 1000 * back), "1 call": ("win", 2000, 4000)}
    assert table.rules() == {"1 ante": "CH-OUT-2", "1 call": "CH-OUT-2"}


# CH-PAY-BONUS on the first five cards alone (CH-BONUS-1), from a pair of aces (CH-BONUS-2, A20).
@pytest.mark.parametrize(("mine", "flop", "odds"), [
    ("Ah Kh", "Qh Jh Th", 100), ("9h 8h", "7h 6h 5h", 50), ("9h 9c", "9d 9s 5h", 40), ("9h 9c", "9d 5s 5h", 30),
    ("9h 2h", "Ah 5h 7h", 20), ("9h 8c", "7h 6h 5d", 7), ("2h 2c", "2d 5s 7h", 7), ("2h 2c", "3d 3s 7h", 7),
    ("Ah Kc", "Ad 5s 7h", 7), ("5h Kc", "Ad As 7h", 7), ("Kh Kc", "Ad 5s 7h", None), ("Ah Kc", "Qd 5s 7h", None),
])
def test_ch_pay_bonus_and_a20(mine: str, flop: str, odds: int | None) -> None:
    table = played(mine, flop + " 4c 4s", "Js 8d", "stake 1 ante 1000", "stake 1 bonus 100")
    assert table.verdicts()["1 bonus"] == (("lose", 100, 0) if odds is None else ("win", 100, 100 + 100 * odds))


def test_ch_bonus_1_wins_though_the_hand_loses_and_needs_the_call() -> None:
    stakes = ("stake 1 ante 1000", "stake 1 bonus 100")
    table = played("Ah Kc", "Ad 5s 7h 4c 4s", "5d 5h", *stakes)
    assert table.verdicts() == {"1 ante": ("lose", 1000, 0), "1 call": ("lose", 2000, 0), "1 bonus": ("win", 100, 800)}
    folded = played("Ah Kc", "Ad 5s 7h 4c 4s", "5d 5h", *stakes, decision="fold 1")
    assert folded.verdicts() == {"1 ante": ("lose", 1000, 0), "1 bonus": ("lose", 100, 0)}
    assert set(folded.rules().values()) == {"CH-DEC-2"}


@pytest.mark.parametrize(("dealer", "qualifies"), [
    ("4s Td", True), ("3s 3h", False), ("Ks 2d", True), ("2s Td", False)])
def test_ch_qual_1_a_pair_of_fours_or_better(dealer: str, qualifies: bool) -> None:
    table = played("Ah Ad", "Kh 9c 7d 4h 6c", dealer)
    assert [s.qualifies for s in table.update.standings if s.place == DEALER] == [qualifies]
    assert table.rules()["1 ante"] == ("CH-OUT-2" if qualifies else "CH-OUT-1")


def test_ch_out_1_the_player_wins_whatever_he_holds_and_the_call_comes_back() -> None:
    table = played("3h 2d", "Kh 9c 7d 4h 6c", "As Qd")       # the dealer's ace high is better, and does not qualify
    assert table.verdicts() == {"1 ante": ("win", 1000, 2000), "1 call": ("push", 2000, 2000)}


def test_a21_the_house_may_pay_nothing_on_a_high_card() -> None:
    stingy = house("casino_holdem_land", ch__high_card_ante='"0:1"')
    table = played("3h 2d", "Kh 9c 7d 4h 6c", "As Qd", the_house=stingy)
    assert table.verdicts()["1 ante"] == ("push", 1000, 1000)


@pytest.mark.parametrize(("option", "ante"), [("player_wins", ("win", 1000, 2000)), ("push", ("push", 1000, 1000))])
def test_a19_tie_with_a_dealer_who_does_not_qualify(option: str, ante: tuple[str, int, int]) -> None:
    table = played("3h 2d", "Ah Kc 9d Jh 7c", "3s 2c",
                   the_house=house("casino_holdem_land", ch__tie_when_not_qualified=f'"{option}"'))
    assert table.verdicts() == {"1 ante": ante, "1 call": ("push", 2000, 2000)}


def test_ch_out_5_kickers_decide() -> None:
    assert played("Ah Kd", "As 9c 7d 4h 2c", "Ad Qd").verdicts()["1 call"] == ("win", 2000, 4000)
    lost = played("Ah Qh", "As 9c 7d 4h 2c", "Ad Kd")
    assert lost.verdicts()["1 call"] == ("lose", 2000, 0)
    words = dict(lost.settlement.lines[0].reason.values)
    assert (words["kicker"], words["dealer_kicker"]) == ((Card.parse("Qh"),), (Card.parse("Kd"),))
    named = played("Ah Qh", "As 9c 7d 4h 2c", "9d 9h")
    assert "kicker" not in dict(named.settlement.lines[0].reason.values)
    assert played("Ah 3h", "As Kc Qd Jh 2c", "Ad 4d").verdicts()["1 call"] == ("push", 2000, 2000)


def test_ch_dec_2_and_ch_dec_4_a_folder_takes_no_part_but_the_round_goes_on() -> None:
    table = Table(LAND, (1, 2))
    table.do("stake 1 ante 1000", "stake 2 ante 1000", "deal seat 1 Ah", "deal seat 2 Kh", "deal dealer ??",
             "deal seat 1 Ad", "deal seat 2 Kd", "deal dealer ??")
    table.deal("board", "2c 7d 9s")
    update = table.do("fold 1", "fold 2")
    assert update.step == Deal(BOARD, True, "CH-DEAL-2")
    table.deal("board", "3c 4d")
    table.do("turn 3 5s", "turn 6 6h")
    assert table.verdicts() == {"1 ante": ("lose", 1000, 0), "2 ante": ("lose", 1000, 0)}
    assert not table.wrong()


def test_ch_dec_1_the_first_word_counts() -> None:
    table = played("Ah Ad", "Kh 9c 7d 4h 6c", "4s Td", decision="fold 1")
    table.do("stake 1 call 2000")
    assert table.verdicts() == {"1 ante": ("lose", 1000, 0), "1 call": ("returned", 2000, 2000)}
    assert "CH-PAYOUT-1 departure.staked" in table.wrong()


def test_ch_dec_3_time_runs_only_where_the_house_says_so() -> None:
    for name, limit in (("casino_holdem_land", 0), ("casino_holdem_live", 15_000)):
        table = Table(house(name))
        place = "player" if limit else "seat 1"
        table.do("stake 1 ante 1000", f"deal {place} Ah", "deal dealer ??", f"deal {place} Ad", "deal dealer ??")
        step = table.deal("board", "2c 7d 9s").step
        assert isinstance(step, AskAny)
        assert [ask.limit_ms for ask in step.asks] == [limit]
        table.do("timeout 1")
        assert [w for w in table.wrong() if "departure" in w] == ([] if limit else ["CH-DEC-1 departure.decided"])
        table.deal("board", "3c 4d")
        table.do("turn 2 5s", "turn 4 6h")
        assert table.rules() == {"1 ante": "CH-DEC-3"}


def test_ch_bet_2_and_ch_dec_5_the_call_is_twice_the_ante_in_one_touch() -> None:
    table = Table(LAND)
    table.do("stake 1 ante 1500", "deal seat 1 Ah", "deal dealer ??", "deal seat 1 Ad", "deal dealer ??")
    step = table.deal("board", "2c 7d 9s").step
    assert isinstance(step, AskAny)
    assert step.asks[0].bet is not None
    assert step.asks[0].bet.call == 3000
    assert step.asks[0].rule == "CH-DEC-1"


@pytest.mark.parametrize(("flop", "staked", "note"), [
    ("Ac 7d 9s", "stake 1 bonus 100", "ch.call_to_collect_bonus"), ("2c 7d 9s", "stake 1 bonus 100", None),
    ("Ac 7d 9s", "stake 1 ante 100", None)])
def test_ch_ui_2_call_to_collect_your_bonus(flop: str, staked: str, note: str | None) -> None:
    table = Table(LAND)
    table.do("stake 1 ante 1500", staked, "deal seat 1 Ah", "deal dealer ??", "deal seat 1 Kd", "deal dealer ??")
    step = table.deal("board", flop).step
    assert isinstance(step, AskAny)
    assert (step.asks[0].note.key if step.asks[0].note else None) == note


def test_ch_ui_1_the_combination_is_named_after_the_deal() -> None:
    table = Table(LAND)
    table.do("stake 1 ante 1500", "deal seat 1 Ah", "deal dealer ??", "deal seat 1 Ad", "deal dealer ??")
    assert table.update.standings == ()
    update = table.deal("board", "Ac 7d 7s")
    assert [(s.place, s.hand.key, len(s.cards)) for s in update.standings] == [(seat(1), "hand.full_house", 5)]


def test_ch_setup_1_the_cut_is_asked_for_where_the_house_wants_it_confirmed() -> None:
    table = Table(house("casino_holdem_land", ch__confirm_cut="true"))
    step = table.do("stake 1 ante 1000").step
    assert isinstance(step, Offer)
    assert isinstance(step.then, Ask)
    assert (step.then.party, step.then.choices, step.then.rule) == (HOUSE, ("cut",), "CH-SETUP-1")
    table.do("deal seat 1 Ah")
    assert "CH-SETUP-1 departure.card" in table.wrong()


def test_ch_setup_2_one_hand_for_all_and_ch_deal_1_its_order() -> None:
    table = Table(house("casino_holdem_live"), (1, 2, 3))
    table.do("stake 1 ante 1000", "stake 3 ante 1000")
    hand = [Deal(PLAYER, True, "CH-DEAL-1"), Deal(DEALER, False, "CH-DEAL-1")]
    expected = hand * 2 + [Deal(BOARD, True, "CH-DEAL-1")] * 3
    for step, said in zip(expected, ("player Ah", "dealer ??", "player Kh", "dealer ??", "board 2c", "board 3c",
                                     "board 9d"), strict=True):
        now = table.update.step
        assert (now.then if isinstance(now, Offer) else now) == step
        table.do(f"deal {said}")
    assert not table.wrong()
    assert isinstance(table.update.step, AskAny)
    assert [ask.party for ask in table.update.step.asks] == [Party(1), Party(3)]


def test_ch_payout_1_a_card_still_to_be_named_keeps_only_its_own_bets_waiting() -> None:
    table = Table(LAND, (1, 2))
    table.do("stake 1 ante 1000", "stake 2 ante 1000", "deal seat 1 !!", "deal seat 2 Kh", "deal dealer ??",
             "deal seat 1 Ad", "deal seat 2 Kd", "deal dealer ??")
    table.deal("board", "2c 7d 9s")
    table.do("call 1", "call 2")
    table.deal("board", "3c 4d")
    table.do("turn 3 4s", "turn 6 6h")
    assert table.verdicts() == {"1 ante": ("waiting", 1000, 0), "1 call": ("waiting", 2000, 0),
                                "2 ante": ("win", 1000, 2000), "2 call": ("win", 2000, 4000)}
    assert {x.waits_for for x in table.settlement.lines if x.party == Party(1)} == {seat(1)}
    assert isinstance(table.do("turn 1 Ac").step, Settle)
    assert table.settlement.complete


def test_gen_disp_1_the_inspectors_word_stands_beside_the_computed_line() -> None:
    table = played("Ah Ad", "Kh 9c 7d 4h 6c", "4s Td")
    table.do("close")
    ruling = Line(Party(1), seat(1), "call", 2000, 2000, Verdict.PUSH, None, because("inspector.ruled"), "GEN-DISP-1")
    table.record(Ruled(1, (ruling,), "chips moved during play"))
    update = table.update
    assert update.settlement is not None
    assert update.settlement.lines[1].back == 4000
    assert update.final is not None
    assert update.final.lines[1] == ruling
    assert update.owed() == {Party(1): -2000}


def test_ch_bet_1_chips_put_down_when_the_board_is_seen_are_no_bet() -> None:
    table = Table(house("casino_holdem_live"), (1, 2))
    table.do("stake 1 ante 1000", "deal player Ah", "stake 1 bonus 100", "deal dealer ??", "deal player Ad",
             "deal dealer ??", "deal board Ac", "stake 2 ante 1000", "stake 1 bonus 300", "stake 2 bonus 10000",
             "deal board 7d", "deal board 7s", "call 1", "deal board 2c", "deal board 3c", "turn 2 Ks", "turn 4 Qs")
    assert [(str(x.party), x.kind, x.verdict.value, x.staked, x.back) for x in table.settlement.lines] == [
        ("1", "ante", "win", 1000, 4000), ("1", "call", "win", 2000, 4000), ("1", "bonus", "win", 100, 3100),
        ("1", "bonus", "returned", 300, 300), ("2", "ante", "returned", 1000, 1000),
        ("2", "bonus", "returned", 10000, 10000)]
    assert "CH-BET-1 ch.late_bet" in table.wrong()


def test_ch_bet_1_who_stakes_more_than_he_has_is_told_where_chips_are_counted() -> None:
    table = Table(LAND, ("1=3000", "2=2999", 3))
    table.do(*(f"stake {n} ante 1000" for n in (1, 2, 3)))
    for place, cards in (("seat 1", "As Ah"), ("seat 2", "Ks Kh"), ("seat 3", "Qs Qh"), ("dealer", "?? ??"),
                         ("board", "2c 7d 9h")):
        table.deal(place, cards)
    table.do(*(f"stake {n} call 2000" for n in (1, 2, 3)))
    assert [(i.rule, i.reason) for i in table.update.irregularities if i.reason.key == "wrong.more_than_stack"] == [
        ("CH-BET-1", because("wrong.more_than_stack", party=Party(2), amount=3000, most=2999))]
    table.do("buy 2 1")                                           # he bought in meanwhile
    assert "CH-BET-1 wrong.more_than_stack" not in table.wrong()


def test_ch_bet_2_less_than_a_call_is_no_decision_and_can_be_made_up() -> None:
    table = Table(LAND)
    table.do("stake 1 ante 1000", "deal seat 1 Ah", "deal dealer ??", "deal seat 1 Ad", "deal dealer ??")
    table.deal("board", "2c 7d 9s")
    step = table.do("stake 1 call 500").step
    assert isinstance(step, AskAny)
    assert step.asks[0].bet is not None
    assert step.asks[0].bet.call == 1500
    table.deal("board", "3c 4d")
    table.do("turn 2 Ks", "turn 4 Kc")
    assert isinstance(table.update.step, AskAny)
    table.do("stake 1 call 1500")
    assert table.verdicts() == {"1 ante": ("win", 1000, 2000), "1 call": ("win", 2000, 4000)}


def test_ch_bonus_1_the_turn_does_not_pass_for_a_flop_card_that_was_missed() -> None:
    table = Table(LAND)
    table.do("stake 1 ante 1000", "stake 1 bonus 100", "deal seat 1 Ah", "deal dealer ??", "deal seat 1 Kd",
             "deal dealer ??")
    table.deal("board", "2c 7d")
    table.do("call 1")
    table.deal("board", "Ac 9s 4d")
    table.do("turn 2 Ks", "turn 4 Qc")
    assert table.verdicts()["1 bonus"] == ("waiting", 100, 0)
    flop_card = next(e.seq for e in table.log if e.event == table.event("deal board 7d") or (
        getattr(e.event, "face", None) == Card.parse("7d")))
    table.cards = 50
    table.do(f"amend {flop_card}: deal board 7d; deal board 5h")
    assert table.verdicts()["1 bonus"] == ("lose", 100, 0)


def test_ch_void_1_and_gen_malf_1_a_malfunction_returns_all_stakes() -> None:
    table = Table(LAND)
    table.do("stake 1 ante 1000", "stake 1 bonus 100", "deal seat 1 Ah")
    update = table.do("say house deck void")
    assert isinstance(update.step, Settle)
    assert update.step.rule == "CH-VOID-1"
    assert table.verdicts() == {"1 ante": ("returned", 1000, 1000), "1 bonus": ("returned", 100, 100)}
    assert not table.wrong()


def test_rounds_follow_each_other_and_cards_are_gathered() -> None:
    table = played("Ah Ad", "Kh 9c 7d 4h 6c", "4s Td")
    for card in range(1, 10):
        table.do(f"move {card} discard")
    assert table.update.round.all_picked_up()
    assert table.verdicts()["1 call"] == ("win", 2000, 4000)        # a hand picked up after play stands as it lay
    table.do("close")
    table.open()
    assert table.update.round.opened.number == 2
    assert not table.update.round.cards
    assert not table.wrong()
