"""Whose turn it is and what he may put in, read off chips and words: at every game with blinds (A25, A26, A31)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.games.game import Ask, Bet, Burn, Offer, Settle
from dealer_assist.games.house_file import House
from tests.games.poker_talk import board, dealt, pots, seated, turn
from tests.games.test_contract import played
from tests.table_talk import Table, house

NO_LIMIT, LIMIT = house("texas_holdem_no_limit"), house("texas_holdem_limit")


def table(*stacks: int, the_house: House = NO_LIMIT) -> Table:
    """Seats 1, 2 … with these chips; the last has the button."""
    return dealt(seated(the_house, *(f"{n}={chips}" for n, chips in enumerate(stacks, 1))))


def test_a25_an_all_in_of_less_than_a_raise_opens_nothing_for_who_has_spoken() -> None:
    t = table(40_000, 40_000, 40_000, 5000)
    t.do("bet 3 3000", "bet 4 5000")            # 2000 more: a full raise
    assert turn(t)[1].least == 6500
    t = table(40_000, 40_000, 40_000, 4500)
    t.do("bet 3 3000", "bet 4 4500")            # 1500 more: none
    assert turn(t) == (1, Bet("bet", 4000, 6000, 39_500))       # who did not speak yet may raise, by a full raise
    t.do("calls 1", "calls 2")
    assert turn(t) == (3, Bet("bet", 1500))


def test_a25_several_short_all_ins_that_come_to_a_full_raise_open_it_again() -> None:
    t = table(40_000, 5500, 40_000, 4500)
    t.do("bet 3 3000", "bet 4 4500", "calls 1", "bet 2 4500")
    assert turn(t) == (3, Bet("bet", 2500, 4500, 37_000))


def test_who_is_all_in_is_asked_no_more_and_nobody_raises_alone_a26() -> None:
    t = table(5000, 5000, 40_000)
    t.do("bet 3 40000", "bet 1 4500")
    assert turn(t) == (2, Bet("bet", 4000))
    t.do("calls 2")
    assert isinstance(t.update.step, Burn)
    board(t, "Kh 9d 5s")
    assert isinstance(t.update.step, Burn)      # straight on to the river


def test_a_big_blind_that_is_all_in_is_called_for_what_it_is() -> None:
    t = table(40_000, 700, 40_000)
    assert turn(t)[1].call == 700
    t.do("calls 3", "calls 1")
    assert isinstance(t.update.step, Ask | Burn)


@pytest.mark.parametrize("acts", [("bet 4 3000",), ("bet 4 1000", "bet 1 3000")])
def test_who_was_passed_over_by_a_raise_still_speaks_first(acts: tuple[str, ...]) -> None:
    t = table(40_000, 40_000, 40_000, 40_000)
    t.do(*acts)
    assert turn(t)[0] == 3
    t.do("fold 3")
    assert turn(t)[0] == {1: 1, 2: 4}[len(acts)]


def test_chips_of_a_folded_hand_go_back_and_are_no_bet() -> None:
    t = table(40_000, 40_000, 40_000)
    t.do("fold 3", "bet 3 1000")
    assert turn(t)[0] == 1
    assert "THP-CAVE-2 poker.chips_aside" in t.wrong()
    t.do("fold 1")
    assert pots(t) == {"main pot": 1000}
    assert sum(x.back for x in t.settlement.lines if x.party.seat == 3) == 1000


def test_a_board_card_that_comes_too_early_is_taken_away_and_the_betting_goes_on() -> None:
    t = table(40_000, 40_000, 40_000)
    t.do("deal burn ??", "deal board Kh")
    assert "THP-DEAL-4 poker.board_early" in t.wrong()
    t.do("move 8 muck")
    assert turn(t)[0] == 3
    assert "THP-DEAL-4 poker.board_early" not in t.wrong()
    assert "THP-BET-1 departure.card" in t.wrong()              # what happened stays on record


# What was put in, by whom, in seat 3's turn; what is found, and what is prescribed.
@pytest.mark.parametrize(("acts", "reason", "prescribes"), [
    (("check 3",), "poker.check_to_bet", "prescribes.call_or_fold"),
    (("bet 3 600",), "poker.too_little", "prescribes.call_or_fold"),
    (("bet 3 1400",), "poker.raise_too_small", "prescribes.only_call"),
    (("bet 3 1500",), "poker.raise_too_small", "prescribes.make_up"),
    (("bet 3 90000",), "poker.too_much", "prescribes.back_to"),
    (("bet 4 1000",), "poker.out_of_turn", "prescribes.stands_unless_changed"),
    (("fold 1",), "poker.out_of_turn", "prescribes.fold_stands"),
    (("bet 3 1000", "bet 3 2000"), "poker.string_bet", "prescribes.first_chips"),
    (("fold 3", "fold 4", "calls 1", "check 2", "bet 1 500"), "poker.betting_is_over", "prescribes.give_back"),
])
def test_thp_bet_8_bets_that_are_not_right_are_told_with_what_is_prescribed(
        acts: tuple[str, ...], reason: str, prescribes: str) -> None:
    t = table(40_000, 40_000, 40_000, 40_000)
    t.do(*acts)
    [found] = [i for i in t.update.irregularities if i.reason.key == reason]
    assert found.prescribes
    assert found.prescribes.key == prescribes
    assert found.entries == (len(t.log) - 1,)


def test_thp_bet_5_chips_after_the_betting_is_over_open_nothing_and_go_back() -> None:
    t = table(40_000, 40_000, 40_000)
    t.do("calls 3", "calls 1", "check 2")
    due = t.update.step
    t.do("bet 1 5000")
    assert t.update.step == due             # nobody is asked to call what cannot be bet
    assert "THP-BET-1 poker.betting_is_over" in t.wrong()
    t.do("fold 2", "fold 3")
    assert [(x.party.seat, x.staked, x.back, x.rule) for x in t.settlement.lines if x.kind == "bet"] == [
        (1, 5000, 5000, "THP-BET-1")]


@pytest.mark.parametrize("burned", [(), ("deal burn ??",)])
def test_thp_bet_5_bets_of_several_after_the_betting_is_over_are_none_either(burned: tuple[str, ...]) -> None:
    t = table(40_000, 40_000, 40_000)
    t.do("calls 3", "calls 1", "check 2", *burned, "bet 1 5000", "bet 2 5000")
    assert [w for w in t.wrong() if "over" in w] == ["THP-BET-1 poker.betting_is_over"] * 2
    t.do("fold 2", "fold 3")
    assert [(x.party.seat, x.back) for x in t.settlement.lines if x.kind == "bet"] == [(1, 5000), (2, 5000)]
    pot, = t.settlement.pots
    assert pot.amount == sum(x.staked for x in t.settlement.lines if x.kind == "main pot") == 3000


def test_a25_raising_where_no_raise_is_open_counts_as_a_call() -> None:
    t = table(40_000, 40_000, 40_000, 4500)
    t.do("bet 3 3000", "bet 4 4500", "calls 1", "calls 2", "bet 3 20000")
    assert "A25 poker.may_not_raise" in t.wrong()
    capped = table(40_000, 40_000, the_house=LIMIT)
    capped.do("bet 2 1500", "bet 1 2000", "bet 2 2000", "bet 1 2000")
    assert "A25 poker.may_not_raise" in capped.wrong()


def test_chips_counted_in_two_goes_within_a_call_are_one() -> None:
    t = table(40_000, 40_000, 40_000)
    t.do("bet 3 500", "bet 3 500")
    assert [i.reason.key for i in t.update.irregularities] == []
    assert turn(t)[0] == 1


def test_dead_hands_speak_no_more_gen_disp_1() -> None:
    t = table(40_000, 40_000, 40_000)
    t.do("dead 3")
    assert turn(t)[0] == 1
    t.do("dead 1")
    assert isinstance(t.update.step, Settle)
    assert t.wrong() == []
    assert [x.rule for x in t.settlement.lines if x.party.seat == 1] == ["GEN-DISP-1"]


@pytest.mark.parametrize("name", ["texas_holdem_no_limit", "texas_holdem_pot_limit", "texas_holdem_limit",
                                  "club_holdem_3_6", "omaha_3_6"])
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_legal_play_draws_no_word_of_blame_and_all_left_have_put_in_the_same(name: str, seed: int) -> None:
    game = house(name).game
    _, story = played(game, seed)
    update = story.current
    assert update
    assert update.irregularities == ()
    look = game.look(update.round)  # type: ignore[attr-defined]
    able = {look.put[n] for n in look.live if look.behind[n] > 0}
    if len(look.live) > 1:
        assert len(able) <= 1
        assert all(look.put[n] <= max(able, default=look.put[n]) for n in look.live if not look.behind[n])


# ── one slip is told once ──
def test_who_goes_on_behind_a_bet_out_of_turn_is_part_of_that_slip() -> None:
    t = table(40_000, 40_000, 40_000, 40_000)
    t.do("bet 4 3000", "bet 1 2500", "fold 2")
    [found] = t.update.irregularities
    assert (found.reason.key, found.entries) == ("poker.out_of_turn", (len(t.log) - 3,))
    assert found.covers == tuple(range(len(t.log) - 3, len(t.log)))
    assert t.wrong() == ["THP-BET-1 poker.out_of_turn"]
    assert len(t.update.departed) == 3
    assert turn(t)[0] == 3, "he still speaks first"
    t.do("bet 1 1000")
    assert t.wrong() == ["THP-BET-1 poker.out_of_turn"] * 2, "box 1 has spoken, and nobody before it had"


def test_who_follows_what_a_bet_counts_as_is_right_and_so_is_who_follows_the_chips() -> None:
    for calls in (2000, 3000):
        t = table(40_000, 40_000, 40_000, 40_000, the_house=LIMIT)
        t.do("bet 3 3000", f"bet 4 {calls}")        # it counts as the limit's 2000
        assert t.wrong() == ["A25 poker.too_much"]
    t = table(40_000, 40_000, 40_000, 40_000, the_house=LIMIT)
    t.do("bet 3 3000", "bet 4 2500")
    assert t.wrong()[0] == "A25 poker.too_much"
    assert len(t.wrong()) == 2


def test_cards_dealt_without_a_blind_are_one_slip_and_the_blind_may_still_come() -> None:
    t = seated(NO_LIMIT, "1=40000", "2=40000", "3=40000")
    t.do("post 1", "deal seat 1 ??", "deal seat 2 ??", "deal seat 3 ??")
    assert t.wrong() == ["THP-BLIND-2 poker.not_posted"]
    assert isinstance(t.update.step, Offer)
    t.do("stake 2 big blind 1000", "deal seat 1 ??", "deal seat 2 ??", "deal seat 3 ??")
    assert t.wrong() == ["THP-BLIND-2 departure.card"]
    assert turn(t) == (3, Bet("bet", 1000, 2000, 40_000))
