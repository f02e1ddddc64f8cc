"""Texas Hold'em of the French casinos, rule by rule. What whole hands look like stands in transcripts/texas_holdem."""

from __future__ import annotations

import pytest

from dealer_assist.cards import Card
from dealer_assist.games.betting import Limit
from dealer_assist.games.game import Bet, Burn, Deal, Offer, Reveal, Settle
from dealer_assist.games.house_file import House, HouseFileError, load
from dealer_assist.games.texas_holdem import TexasHoldem
from dealer_assist.table.places import BOARD, seat
from dealer_assist.table.settlement import Verdict
from tests.games.poker_talk import back, board, checked_down, dealt, pots, seated, shown, turn
from tests.table_talk import Table, house

NO_LIMIT, LIMIT, POT_LIMIT = (house(f"texas_holdem_{name}") for name in ("no_limit", "limit", "pot_limit"))
WITH_OPTION = house("texas_holdem_no_limit", thp__option='"allowed"')
SUMS = house("texas_holdem_no_limit", poker__entry='"contributions"')


def three(the_house: House = NO_LIMIT, chips: int = 40_000) -> Table:
    """Seat 3 has the button, seats 1 and 2 the blinds."""
    return dealt(seated(the_house, f"1={chips}", f"2={chips}", f"3={chips}"))


# ── seats and chips ──
def test_thp_cave_1_sits_down_with_the_cave_at_least() -> None:
    table = Table(NO_LIMIT, ("1=9900", "2=10000", "3=10000"))
    [against] = NO_LIMIT.game.objections(Table(NO_LIMIT, ()).story.sitting)[:1]
    assert against.rule == "THP-SEAT-1"
    table = seated(NO_LIMIT, "1=20000", "2=20000")
    table.do("sit 3 9900", "sit 4 10000")
    assert [(i.rule, i.reason.key) for i in NO_LIMIT.game.objections(table.story.sitting)] == [
        ("THP-CAVE-1", "poker.buy_in")]


def test_thp_cave_2_one_hand_each_and_no_chips_on_other_places() -> None:
    table = three()
    table.do("sit 2.2 20000")
    assert [i.rule for i in NO_LIMIT.game.objections(table.story.sitting)] == ["THP-CAVE-2"]
    table.do("stake 2 bet 1000 at 5", "calls 3", "calls 1", "check 2")
    assert "THP-CAVE-2 poker.chips_aside" in table.wrong()
    checked_down(table, "Kh 9d 5s 2c 3d")
    shown(table, s1="Ah Ad", s2="Qh Qd", s3="Jh Jd")
    assert [(x.verdict, x.back) for x in table.settlement.lines if x.on == seat(5)] == [(Verdict.RETURNED, 1000)]
    assert pots(table) == {"main pot": 3000}


def test_thp_cave_3_chips_bought_during_a_hand_play_from_the_next() -> None:
    table = three(chips=10_000)
    table.do("buy 3 50000")
    assert turn(table) == (3, Bet("bet", 1000, 2000, 10_000))
    assert table.wrong() == ["THP-CAVE-3 poker.bought_in_play"]
    table.do("fold 3", "fold 1", "close")
    table.open()
    assert dict(table.story.sitting.chips)[table.update.round.opened.seated[2].party] == 60_000


def test_thp_var_1_the_structure_has_no_default() -> None:
    assert [h.game.limit for h in (LIMIT, POT_LIMIT, NO_LIMIT)] == list(Limit)  # type: ignore[attr-defined]
    lines = [line for line in NO_LIMIT.text.splitlines() if not line.startswith("thp.structure")]
    with pytest.raises(HouseFileError, match="this house must choose it"):
        load(TexasHoldem, "\n".join(lines), "x")


def test_thp_seat_1_two_to_ten_players() -> None:
    for seats, objections in ((1, ["THP-SEAT-1"]), (2, []), (10, []), (11, ["THP-SEAT-1"])):
        table = Table(NO_LIMIT, tuple(f"{n}=20000" for n in range(1, seats + 1)))
        assert [i.rule for i in NO_LIMIT.game.objections(table.story.sitting)] == objections


def test_thp_seat_2_nobody_changes_his_seat() -> None:
    table = three()
    table.do("fold 3", "fold 1", "close", "change 1 5")
    assert [i.rule for i in NO_LIMIT.game.objections(table.story.sitting)] == ["THP-SEAT-2"]
    table.open()
    dealt(table)
    assert NO_LIMIT.game.objections(table.story.sitting) == ()


# ── button and blinds ──
def test_thp_btn_1_the_highest_club_ace_on_top_gets_the_button() -> None:
    table = Table(NO_LIMIT, ("1=20000", "2=20000", "3=20000"))
    assert isinstance(table.update.step, Deal)
    assert str(table.update.step.suit) == "c"
    table.do("deal seat 1 Kc", "deal seat 2 Ac", "deal seat 3 !!")
    assert table.update.settlement
    assert table.update.settlement.carried is None              # a card that is not read decides nothing
    table.do("turn 3 2c")
    assert table.settlement.carried
    assert table.settlement.carried.holders == (2,)
    table.do("close", "leave 2")
    table.open()
    assert table.update.round.opened.button == 3                # who won it is gone: the next one clockwise


def test_thp_btn_1_a_draw_that_is_void_is_drawn_again() -> None:
    table = Table(NO_LIMIT, ("1=20000", "2=20000"))
    table.do("deal seat 1 Kc", "say house deck void", "close")
    table.open()
    assert (table.update.round.opened.button, table.update.step) == (0, Deal(seat(1), True, "THP-BTN-1",
                                                                            table.game.draw_suit()))  # type: ignore[attr-defined]


def test_thp_btn_2_the_button_moves_past_empty_seats_and_who_has_no_chips() -> None:
    table = seated(NO_LIMIT, "1=20000", "2=1000", "4=20000", "5=20000")
    found = []
    for _ in range(4):
        found.append(table.update.round.opened.button)
        dealt(table)
        while not isinstance(table.update.step, Settle):
            table.do(f"fold {turn(table)[0]}")
        table.do("close")
        if len(found) == 2:
            table.do("leave 2")
        table.open()
    assert found == [5, 1, 4, 5]


def test_a_hand_that_counts_for_nothing_is_dealt_again_from_the_same_button_gen_disp_1() -> None:
    table = three()
    table.do("say house deck void")
    assert {x.rule for x in table.settlement.lines} == {"GEN-DISP-1"}
    table.do("close")
    table.open()
    assert table.update.round.opened.button == 3


def test_thp_blind_2_a22_the_big_blind_may_lie_anywhere_between_the_small_one_and_twice_that() -> None:
    table = seated(house("texas_holdem_no_limit", thp__bb_amount="800"), 1, 2, 3)
    dues = table.update.round.opened.dues
    assert [(due.kind, due.least) for due in dues] == [("small blind", 500), ("big blind", 800)]
    with pytest.raises(HouseFileError, match=r"options\.thp\.bb_amount: 1100 found; from 500 to 1000 was expected"):
        house("texas_holdem_no_limit", thp__bb_amount="1100")


@pytest.mark.parametrize(("bb", "amounts"), [('"2×SB"', (500, 1000)), ('"SB"', (500, 500))])
def test_thp_blind_1_thp_blind_2_and_a22(bb: str, amounts: tuple[int, int]) -> None:
    table = seated(house("texas_holdem_no_limit", thp__bb=bb), "1=20000", "2=20000", "3=20000")
    dues = table.update.round.opened.dues
    assert [(d.by.seat, d.kind, d.least, d.rule) for d in dues] == [
        (1, "small blind", amounts[0], "THP-BLIND-1"), (2, "big blind", amounts[1], "THP-BLIND-2")]
    dealt(table)
    assert turn(table)[1].call == amounts[1]


def test_thp_blind_2_made_up_when_too_little_was_put_in() -> None:
    table = seated(NO_LIMIT, "1=20000", "2=20000", "3=20000")
    table.do("post 1", "stake 2 big blind 400")
    assert "THP-BLIND-2 wrong.limits" in table.wrong()
    table.do("post 2")
    assert table.update.round.staked(what="big blind") == 1000
    assert not [w for w in table.wrong() if "limits" in w]


def test_thp_blind_1_one_that_was_not_posted_is_reported() -> None:
    table = seated(NO_LIMIT, "1=20000", "2=20000", "3=20000")
    table.do("bet 3 1000")
    assert {"THP-BLIND-1 poker.not_posted", "THP-BLIND-2 poker.not_posted"} <= set(table.wrong())


def test_thp_blind_3_and_a61_the_option_is_off_unless_allowed_and_needs_three() -> None:
    assert "option" not in {d.kind for d in seated(NO_LIMIT, 1, 2, 3).update.round.opened.dues}
    assert "option" not in {d.kind for d in seated(WITH_OPTION, 1, 2).update.round.opened.dues}
    table = seated(WITH_OPTION, "1=20000", "2=20000", "3=20000")
    assert [(d.by.seat, d.least, d.most, d.optional, d.rule) for d in table.update.round.opened.dues
            if d.kind == "option"] == [(3, 2000, 2000, True, "THP-BLIND-3")]
    table.do("declined 3")
    dealt(table)
    assert turn(table) == (3, Bet("bet", 1000, 2000, 20_000))


def test_a61_the_option_is_the_price_of_a_call_and_the_measure_of_a_raise() -> None:
    table = seated(WITH_OPTION, 1, 2, 3, 4)
    table.do("post 3")
    dealt(table)
    assert turn(table)[1].call == 2000
    assert turn(table)[1].least == 4000


# A24: by default left of the option, and the check that ends the round is the option's (THP-BET-3); else by the letter.
@pytest.mark.parametrize(("reading", "speak"), [('"left of OPTION"', [4, 1, 2, 3]), ('"literal"', [3, 4, 1, 2])])
def test_a24_who_speaks_first_and_last(reading: str, speak: list[int]) -> None:
    the_house = house("texas_holdem_no_limit", thp__option='"allowed"', thp__option_first_to_act=reading)
    table = seated(the_house, 1, 2, 3, 4)
    table.do("post 3")
    dealt(table)
    for who in speak:
        assert turn(table)[0] == who
        table.do(f"calls {who}" if turn(table)[1].call else f"check {who}")
    assert isinstance(table.update.step, Burn)


@pytest.mark.parametrize(("reading", "small", "first", "later"), [
    ('"button_is_sb"', 2, 2, 1), ('"literal"', 1, 1, 1)])
def test_thp_blind_4_and_a23_blinds_of_two_players(reading: str, small: int, first: int, later: int) -> None:
    table = dealt(seated(house("texas_holdem_no_limit", thp__heads_up=reading), 1, 2))
    opened = table.update.round.opened
    assert (opened.button, opened.dues[0].by.seat, opened.dues[1].by.seat) == (2, small, 3 - small)
    assert turn(table)[0] == first
    table.do(f"calls {first}", f"check {3 - first}")
    assert turn(board(table, "Kh 9d 5s"))[0] == later


# ── the deal ──
def test_thp_deal_1_fifty_two_cards_and_no_joker() -> None:
    table = checked_down(three(), "Kh 9d 5s 2c joker")
    assert (NO_LIMIT.game.decks, NO_LIMIT.game.jokers) == (1, 0)
    assert "A55 wrong.joker" in table.wrong()
    assert {x.verdict for x in table.settlement.lines} == {Verdict.RETURNED}


def test_thp_deal_2_one_at_a_time_face_down_from_the_buttons_left() -> None:
    table = seated(NO_LIMIT, 1, 3, 5, button=3)
    table.do("post 5", "post 1")
    for place in (5, 1, 3, 5, 1, 3):
        assert table.update.step == Deal(seat(place), False, "THP-DEAL-2")
        table.do(f"deal seat {place} ??")
    assert turn(table)[0] == 3


def test_thp_deal_2_cards_that_came_face_up_or_too_many_stay_on_record() -> None:
    table = seated(NO_LIMIT, 1, 2, 3)
    table.do("post 1", "post 2", "deal seat 1 4h")
    dealt(table)
    table.do("deal seat 2 ??", "calls 3", "fold 1")
    assert {"THP-DEAL-2 poker.exposed_in_deal", "THP-DEAL-2 wrong.count"} <= set(table.wrong())
    few = seated(NO_LIMIT, 1, 2, 3)
    few.do("post 1", "post 2", "deal seat 1 ??", "deal seat 2 ??", "deal seat 3 ??", "bet 3 1000")
    assert few.wrong().count("THP-DEAL-2 wrong.count") == 3


def test_thp_deal_2_a_fold_before_all_have_their_cards_does_not_stop_the_deal() -> None:
    table = seated(NO_LIMIT, 1, 2, 3)
    table.do("post 1", "post 2", "deal seat 1 ??", "fold 3")
    assert table.update.step == Deal(seat(2), False, "THP-DEAL-2")
    assert dealt(table).update.round.dealt(seat(3)) == 2


def test_thp_deal_4_burns_before_flop_turn_and_river() -> None:
    table = three()
    table.do("calls 3", "calls 1", "check 2")
    for cards in (["Kh", "9d", "5s"], ["2c"], ["3d"]):
        steps = [table.update.step]
        table.do("deal burn ??")
        for card in cards:
            steps.append(table.update.step)
            table.do(f"deal board {card}")
        assert steps == [Burn("THP-DEAL-4"), *[Deal(BOARD, True, "THP-DEAL-4")] * len(cards)]
        table.do("check 1", "check 2", "check 3")
    assert isinstance(table.update.step, Reveal)


# ── betting ──
def test_thp_bet_1_thp_bet_2_left_of_the_big_blind_first_and_the_blinds_last() -> None:
    table = dealt(seated(NO_LIMIT, 1, 2, 3, 4))
    for who, call in ((3, 1000), (4, 1000), (1, 500)):
        assert (turn(table)[0], turn(table)[1].call) == (who, call)
        table.do(f"calls {who}")
    table.do("bet 2 2000")
    assert turn(table) == (3, Bet("bet", 2000, 4000, 10**12))
    table.do("fold 3", "fold 4", "fold 1")
    assert back(table) == {2: 3900 + 2000, 0: 100}
    assert [x.rule for x in table.settlement.lines if x.verdict is Verdict.LOSE] == ["THP-BET-1"] * 3


def test_thp_bet_3_the_big_blinds_check_ends_the_round_and_his_raise_does_not() -> None:
    table = three()
    table.do("calls 3", "calls 1")
    assert turn(table)[1].call == 0
    table.do("check 2")
    assert isinstance(table.update.step, Burn)
    table = three()
    table.do("calls 3", "calls 1", "bet 2 1000", "calls 3", "bet 1 4000")
    assert turn(table)[0] == 2
    table.do("fold 2", "calls 3")
    assert isinstance(table.update.step, Burn)


def test_thp_bet_4_later_rounds_begin_left_of_the_button_with_a_check_or_the_big_blind() -> None:
    table = three()
    table.do("calls 3", "fold 1", "check 2")
    board(table, "Kh 9d 5s")
    assert turn(table) == (2, Bet("bet", 0, 1000, 39_000))
    table.do("bet 2 1000")
    step = table.update.step
    assert step.choices == ("fold",)  # type: ignore[union-attr]
    table.do("check 3")
    assert table.wrong() == ["THP-BET-1 poker.check_to_bet"]
    assert turn(table)[0] == 3


def test_thp_bet_5_the_round_is_over_when_the_last_raise_is_called() -> None:
    table = three()
    table.do("bet 3 3000", "bet 1 6000", "fold 2", "calls 3")
    assert isinstance(table.update.step, Burn)


def test_thp_bet_6_stakes_of_every_round_come_to_one_pot() -> None:
    table = three()
    table.do("calls 3", "calls 1", "check 2")
    board(table, "Kh 9d 5s").do("bet 1 2000", "calls 2", "fold 3")
    board(table, "2c").do("bet 1 3000", "calls 2")
    board(table, "3d").do("check 1", "check 2")
    shown(table, s1="Ah Ad", s2="Qh Qd")
    assert pots(table) == {"main pot": 13_000}


def test_thp_bet_7_it_goes_on_while_two_are_in() -> None:
    table = three()
    table.do("calls 3", "fold 1")
    assert not isinstance(table.update.step, Settle)
    table.do("fold 2")
    assert isinstance(table.update.step, Settle)


def test_thp_bet_8_and_a25_a_raise_is_no_less_than_the_last_full_one() -> None:
    table = three()
    table.do("bet 3 3500")
    assert turn(table)[1].least == 500 + 3000 - 500 + 2500       # to 6000
    table.do("bet 1 5500")
    assert turn(table) == (2, Bet("bet", 5000, 7500, 39_000))


def test_a25_by_the_letter_one_chip_more_will_do() -> None:
    table = three(house("texas_holdem_no_limit", thp__min_raise='"more"'))
    assert turn(table) == (3, Bet("bet", 1000, 1100, 40_000))
    table.do("bet 3 1100", "calls 1", "calls 2")
    assert turn(board(table, "Kh 9d 5s"))[1].least == 1000       # an opening is the big blind all the same (THP-BET-4)


def test_a25_pot_limit_is_the_pot_after_the_call() -> None:
    table = three(POT_LIMIT)
    assert turn(table) == (3, Bet("bet", 1000, 2000, 3500))      # 1500 in the pot, 1000 to call, 2500 more
    table.do("bet 3 3500")
    assert turn(table) == (1, Bet("bet", 3000, 5500, 3000 + 8000))
    table.do("calls 1", "fold 2")
    assert turn(board(table, "Kh 9d 5s")) == (1, Bet("bet", 0, 1000, 8000))


def test_a25_limit_a_bet_and_three_raises_whoever_is_in() -> None:
    table = dealt(seated(LIMIT, "1=40000", "2=40000"))
    for who, amount in ((2, 1500), (1, 2000), (2, 2000)):
        table.do(f"bet {who} {amount}")
    assert turn(table) == (1, Bet("bet", 1000))
    free = dealt(seated(house("texas_holdem_limit", thp__limit_raises="0"), "1=40000", "2=40000"))
    for who, amount in ((2, 1500), (1, 2000), (2, 2000), (1, 2000)):
        free.do(f"bet {who} {amount}")
    assert turn(free)[1].most == 2000


@pytest.mark.parametrize(("reading", "bets"), [
    ('"BB; LIMIT: 2×BB on turn and river"', [1000, 2000, 2000]), ('"BB"', [1000, 1000, 1000])])
def test_a52_what_an_opening_is_under_limit(reading: str, bets: list[int]) -> None:
    table = three(house("texas_holdem_limit", thp__open_min=reading))
    table.do("calls 3", "calls 1", "check 2")
    for cards, bet in zip(("Kh 9d 5s", "2c", "3d"), bets, strict=True):
        assert turn(board(table, cards)) == (1, Bet("bet", 0, bet, bet))
        table.do("check 1", "check 2", "check 3")


def test_a52_no_limit_opens_with_the_big_blind_on_every_round() -> None:
    table = three()
    table.do("calls 3", "calls 1", "check 2")
    for cards in ("Kh 9d 5s", "2c", "3d"):
        assert turn(board(table, cards))[1].least == 1000
        table.do("check 1", "check 2", "check 3")


# ── all in, pots ──
def test_thp_allin_1_all_he_has_but_not_above_the_posted_maximum() -> None:
    table = dealt(seated(POT_LIMIT, "1=40000", "2=40000", "3=1500"))
    assert turn(table) == (3, Bet("bet", 1000, 1500, 1500))      # less than a raise, all in
    assert turn(three(POT_LIMIT))[1].most == 3500                # of 40000
    table.do("bet 3 1500", "calls 1")
    assert turn(table)[1] == Bet("bet", 500, 1500, 5000)


def test_thp_pot_1_the_last_player_takes_it_without_showing_and_may_throw_his_cards_away() -> None:
    table = three()
    table.do("bet 3 3000", "fold 1", "fold 2", "move 3 muck", "move 6 muck")
    assert back(table) == {3: 2000 + 2500 - 100, 0: 100}
    assert [x.rule for x in table.settlement.lines if x.verdict is Verdict.WIN] == ["THP-POT-1"]


def side_pots(*hands: str) -> Table:
    """Seat 1 is all in for 3000, seats 2 and 3 go on to 8000; seat 4 folds after 1000."""
    table = dealt(seated(NO_LIMIT, "1=3000", "2=20000", "3=20000", "4=20000"))
    table.do("calls 3", "calls 4", "bet 1 2500", "calls 2", "calls 3", "fold 4")
    board(table, "Kh 9d 5s").do("bet 2 5000", "calls 3")
    checked_down(table, "2c 3d")
    return shown(table, s1=hands[0], s2=hands[1], s3=hands[2])


def test_thp_pot_2_folded_chips_count_where_they_reach() -> None:
    table = side_pots("Ah Ad", "Qh Qd", "Jh Jd")
    assert pots(table) == {"main pot": 10_000, "side pot 1": 10_000}
    assert [tuple(p.seat for p in pot.eligible) for pot in table.settlement.pots] == [(1, 2, 3), (2, 3)]


def test_thp_pot_3_main_pot_to_the_best_hand_side_pot_to_the_best_of_the_others() -> None:
    assert back(side_pots("Ah Ad", "Qh Qd", "Jh Jd")) == {1: 9600, 2: 9600, 0: 800}
    assert back(side_pots("Jh Jd", "Qh Qd", "Ah Ad")) == {3: 19_200, 0: 800}


def test_thp_pot_4_and_a26_a_pot_for_each_stake_and_what_nobody_called_goes_back() -> None:
    table = dealt(seated(NO_LIMIT, "1=2000", "2=5000", "3=9000", "4=30000"))
    table.do("bet 3 9000", "bet 4 30000", "bet 1 1500", "bet 2 4000")
    checked_down(table, "Kh 9d 5s 2c 3d")
    shown(table, s1="Ah Ad", s2="Qh Qd", s3="Jh Jd", s4="7h 4c")
    assert pots(table) == {"main pot": 8000, "side pot 1": 9000, "side pot 2": 8000}
    uncalled = next(x for x in table.settlement.lines if x.kind == "uncalled bet")
    assert (uncalled.party.seat, uncalled.back, uncalled.rule) == (4, 21_000, "A26")


def test_only_the_pot_that_hangs_on_a_missing_card_waits_thp_pot_4() -> None:
    table = side_pots("Ah !!", "Qh Qd", "Jh Jd")
    assert table.update.step.place == seat(1)  # type: ignore[union-attr]
    lines = {(x.party.seat, x.kind): x for x in table.settlement.lines}
    assert lines[2, "side pot 1"].back == 9600
    assert {x.verdict for key, x in lines.items() if key[1] == "main pot" and key[0] not in (0, 4)} == {Verdict.WAITING}


# ── showdown ──
def showdown(cards: str, one: str, two: str, the_house: House = NO_LIMIT) -> dict[int, int]:
    table = dealt(seated(the_house, "1=20000", "2=20000"))
    checked_down(table, cards)
    return back(shown(table, s1=one, s2=two))


def test_thp_show_1_both_cards_are_laid_down_and_a_hand_thrown_away_claims_nothing() -> None:
    table = checked_down(dealt(seated(NO_LIMIT, "1=20000", "2=20000")), "Kh 9d 5s 2c 3d")
    assert table.update.step == Reveal((seat(1), seat(2)), "THP-SHOW-1")
    table.do("move 1 muck", "move 3 muck")
    shown(table, s2="7h 4c")
    assert back(table) == {2: 2000}
    assert [x.rule for x in table.settlement.lines if x.verdict is Verdict.LOSE] == ["THP-SHOW-1"]
    table.do("move 2 muck", "move 4 muck")                      # the winner's cards are gathered
    assert back(table)[2] == 2000


# THP-SHOW-2: best five of seven; THP-SHOW-3: the combination's cards, then kickers; THP-SHOW-4: equal hands share.
@pytest.mark.parametrize(("cards", "one", "two", "winners"), [
    ("Kh 9d 5s 2c 3d", "Kc 4h", "Ah Qd", {1}), ("Kh 9d 5s 2c 3d", "9c 9h", "Ks Kd", {2}),
    ("Kh 9d 5s 2c 3d", "Kc Qh", "Kd Jd", {1}), ("Kh Kd 9s 9c 3d", "Ac 2h", "Qd Jd", {1}),
    ("Kh Qd Js Tc 9d", "2c 2h", "3c 3h", {1, 2}), ("Kh Kd Qs Qc Ad", "2c 2h", "3c 3h", {1, 2}),
    ("Ah Kd Qs 7c 2d", "Ac 3h", "Ad 4h", {1, 2}),
])
def test_thp_show_2_thp_show_3_thp_show_4(cards: str, one: str, two: str, winners: set[int]) -> None:
    assert set(showdown(cards, one, two)) - {0} == winners


# A27: pair of aces on the board; the board's kickers are the same for both, or the players' own cards decide.
@pytest.mark.parametrize(("reading", "cards", "winners"), [
    ('"best 5 of 7"', "Ah Ad Ks Qc Jd", {1, 2}), ('"own card only"', "Ah Ad Ks Qc Jd", {1}),
    ('"own card only"', "Kh Kd Ks Kc 2d", {1}), ('"best 5 of 7"', "Kh Kd Ks Kc Ad", {1, 2}),
    ('"own card only"', "Td Jd Qd Kd Ad", {1, 2}), ('"own card only"', "Ah Ad 7s Tc 4d", {1}),
])
def test_a27_whose_kicker(reading: str, cards: str, winners: set[int]) -> None:
    the_house = house("texas_holdem_no_limit", thp__kicker=reading)
    assert set(showdown(cards, "9h 3c", "8s 3h", the_house)) - {0} == winners


def test_a27_the_card_that_decides_is_named() -> None:
    table = dealt(seated(house("texas_holdem_no_limit", thp__kicker='"own card only"'), "1=20000", "2=20000"))
    checked_down(table, "Ah Ad Ks Qc Jd")
    shown(table, s1="8h 3c", s2="9s 3h")
    won = next(x for x in table.settlement.lines if x.verdict is Verdict.WIN)
    assert dict(won.reason.values)["kicker"] == (Card.parse("9s"),)


# 14600 less 500: 4700 each; 14700 less 500: one chip over; 14800 less 500: two.
@pytest.mark.parametrize(("odd", "folded", "shares"), [
    ('"left_of_button"', 200, [4700, 4700, 4700]), ('"left_of_button"', 300, [4800, 4700, 4700]),
    ('"left_of_button"', 400, [4800, 4800, 4700]), ('"all_to_first"', 400, [4900, 4700, 4700]),
    ('"all_to_first"', 300, [4800, 4700, 4700])])
def test_thp_show_5_and_a28_odd_chips(odd: str, folded: int, shares: list[int]) -> None:
    table = dealt(seated(house("texas_holdem_no_limit", odd_chip=odd), "1=4800", "2=4800", "3=4800", "4=20000"))
    table.do("bet 3 4800", f"bet 4 {folded}", "fold 4", "bet 1 4300", "bet 2 3800")
    checked_down(table, "Ah Kd Qs Jc Td")
    shown(table, s1="2c 2h", s2="3c 3h", s3="4c 4h")
    assert [back(table)[n] for n in (1, 2, 3)] == shares
    assert [share.odd for share in table.settlement.pots[0].shares] == [n - 4700 for n in shares]


# ── levy, end ──
@pytest.mark.parametrize(("when", "alone"), [('"also uncontested"', 100), ('"at showdown only"', 0)])
def test_thp_rake_1_and_a29_when_it_is_levied(when: str, alone: int) -> None:
    the_house = house("texas_holdem_no_limit", thp__rake_when=when)
    table = three(the_house)
    table.do("bet 3 3000", "fold 1", "fold 2")
    assert back(table).get(0, 0) == alone                        # 4 % of 2500
    table = three(the_house)
    table.do("bet 3 3000", "calls 1", "fold 2")
    checked_down(table, "Kh 9d 5s 2c 3d")
    table.do("move 1 muck", "move 4 muck")                      # beaten, he does not show: a showdown all the same
    shown(table, s3="Ah Ad")
    assert back(table).get(0, 0) == 200           # 4 % of 7000, 280, down to the chip


@pytest.mark.parametrize(("cap", "taken"), [("0", [400, 400]), ("500", [400, 100]), ("300", [300])])
def test_a29_a_cap_if_the_house_has_one(cap: str, taken: list[int]) -> None:
    table = dealt(seated(house("texas_holdem_no_limit", thp__rake_cap=cap), "1=3000", "2=20000", "3=20000", "4=20000"))
    table.do("calls 3", "calls 4", "bet 1 2500", "calls 2", "calls 3", "fold 4")
    board(table, "Kh 9d 5s").do("bet 2 5000", "calls 3")
    checked_down(table, "2c 3d")
    shown(table, s1="Ah Ad", s2="Qh Qd", s3="Jh Jd")
    assert [x.back for x in table.settlement.lines if x.rule == "THP-RAKE-1"] == taken


@pytest.mark.parametrize(("said", "objections"), [
    ((), []), (("last hands 3",), []), (("last hands 3", 3), ["thp.last_hand_played"]), (("last hands 3", 2), []),
    (("table closed",), ["thp.not_announced"]), (("last hands 3", 3, "table closed"), ["thp.last_hand_played"]),
    (("last hands 2",), ["thp.announced_too_few"]), (("last hands 3", 1, "table closed"), ["thp.not_announced"]),
])
def test_thp_end_1_the_last_three_hands_are_announced(said: tuple[str | int, ...], objections: list[str]) -> None:
    table = three()
    for what in said:
        if isinstance(what, str):
            table.do(what)
        else:
            for _ in range(what):
                table.open()
    assert [i.reason.key for i in NO_LIMIT.game.objections(table.story.sitting)] == objections


# ── what each seat put in, without turns ──
def test_sums_come_to_the_same_pots_as_actions_do_thp_pot_2() -> None:
    table = dealt(seated(SUMS, "1=3000", "2=20000", "3=20000", "4=20000"))
    assert isinstance(table.update.step, Offer)
    table.do("fold 4", "bet 4 1000", "bet 1 3000")
    board(table, "Kh 9d 5s").do("bet 2 3000", "bet 2 5000")     # street by street, or in one sum
    table.do("deal burn ??", "deal board 2c", "deal burn ??", "deal board 3d")
    shown(table, s1="Ah Ad", s2="Qh Qd", s3="Jh Jd")
    assert table.update.settlement is None                       # what seat 3 put in is still to be said
    table.do("bet 3 8000")
    assert pots(table) == {"main pot": 10_000, "side pot 1": 10_000}
    assert back(table) == back(side_pots("Ah Ad", "Qh Qd", "Jh Jd"))
    assert table.wrong() == []
