"""Low Ball, rule by rule. What whole hands look like stands in transcripts/low_ball."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.cards import JOKER, UNREADABLE, Card, Joker, Known, Rank, Suit, parse_face
from dealer_assist.games import poker_hands
from dealer_assist.games.game import (
    Ask,
    Burn,
    Collect,
    Deal,
    Identify,
    Irregularity,
    Move,
    MoveAny,
    NextStep,
    Offer,
    Settle,
)
from dealer_assist.games.house_file import HouseFileError
from dealer_assist.table.events import Attendance, CardMoved, CardRead
from dealer_assist.table.places import BURN, DECK, DISCARD, HOUSE, MUCK, Party, seat
from dealer_assist.table.settlement import Verdict, because
from dealer_assist.table.sitting import Sitting
from dealer_assist.words import Currency, Words
from tests.table_talk import Table, house

LIVE, TOURNAMENT = "low_ball_live", "low_ball_tournament"
WORDS = Words(Currency("USD", 2))


def table(name: str = LIVE, seats: tuple[int | str, ...] = (1, 2, 3), **options: str) -> Table:
    """The last seat has drawn the button, the blinds are posted."""
    t = Table(house(name, **options), seats)
    numbers = [int(str(s).partition("=")[0]) for s in seats]
    t.do(*(f"deal seat {n} {'K' if n == numbers[-1] else '2'}{'cdhs'[n % 4]}" for n in numbers), "close")
    t.open()
    while isinstance(step := t.update.step, Collect):
        due = step.due
        t.do(f"stake {due.by} {due.kind} {due.least}")
    return t


def deal(t: Table, cards: int = 5) -> Table:
    for _ in range(cards):
        for n in t.update.round.opened.seated and order(t):
            t.do(f"deal seat {n} ??")
    return t


def order(t: Table) -> list[int]:
    button = t.update.round.opened.button
    seats = [s.party.seat for s in t.update.round.opened.seated]
    return [n for n in seats if n > button] + [n for n in seats if n <= button]


def asked(t: Table) -> Ask:
    step: NextStep | None = t.update.step
    while isinstance(step, Offer):
        step = step.then
    assert isinstance(step, Ask), step
    return step


def called(t: Table) -> Table:
    """All who are asked call or check, until the draw."""
    while (ask := asked(t)).bet is not None and "pat" not in ask.choices:
        t.do(f"stake {ask.party} bet {ask.bet.call}" if ask.bet.call else f"check {ask.party}")
    return t


def pat(t: Table) -> Table:
    while "pat" in asked(t).choices:
        t.do(f"pat {asked(t).party}")
        if not isinstance(t.update.step, Offer | Ask):
            break
    return t


def show(t: Table, *hands: str) -> Table:
    """From the button's left, those whose hands are turned up; empty: not turned up."""
    for n, hand in zip(order(t), hands, strict=False):
        for card, face in zip(t.update.round.lying(seat(n)), hand.split(), strict=False):
            t.record(CardRead(card.card, UNREADABLE if face == "!!" else parse_face(face)))
    return t


def drawn(name: str = LIVE, seats: tuple[int | str, ...] = (1, 2, 3), **options: str) -> Table:
    """After the draw, in which all stood pat."""
    return pat(called(deal(table(name, seats, **options))))


def found(t: Table) -> list[Irregularity]:
    return list(t.update.irregularities)


# ── what is low ──
# (the better hand, the other; equal: they share)
@pytest.mark.parametrize(("one", "other", "equal"), [
    ("5c 4d 3h 2s Ac", "6c 4h 3s 2d As", False),            # the best there is
    ("6c 5c 4c 3c 2c", "7d 5h 4s 3d 2h", False),            # a straight flush counts as its cards
    ("Kc Qd Jh Ts 9c", "2c 2d 3h 4s 5c", False),            # no pair before a pair
    ("Ac Ad 3h 4s 5c", "2c 2d 3d 4c 5h", False),            # aces low, as a pair too
    ("3c 3d 2h 4s 5c", "2c 2d 4d 4c 5h", False),            # a pair before two pair
    ("8c 7d 3h 2s Ac", "8d 7h 4s 2d As", False),            # the third card decides
    ("joker 2c 3d 4h 5s", "Ac 2d 3h 4s 5c", True),          # the joker is an ace
    ("Ad joker 3h 4c 8s", "Ac 3c 4s 5d 8d", False),         # here a two
    ("joker 9c 9d 2h 3s", "9h 9s 4c 2d 3c", False),         # pairs no card: an ace beside two nines
])
def test_lb_rank_1_and_lb_joker_1_by_ace_to_five_a44(one: str, other: str, equal: bool) -> None:
    for hands, place in (((one, other), 1), ((other, one), 2)):
        t = drawn(seats=(1, 2), lb__seven='"after the draw"')
        t.do("check 1", "check 2")
        show(t, *hands)
        winners = {x.party for x in t.settlement.lines if x.verdict is Verdict.WIN}
        assert winners == ({Party(1), Party(2)} if equal else {Party(place)})
        assert {x.rule for x in t.settlement.lines} == ({"A51"} if equal else {"LB-RANK-1"})


def test_lb_joker_1_the_joker_makes_two_thousand_three_hundred_and_four_wheels() -> None:
    small: list[Known] = [Card(rank, suit) for rank in Rank if rank <= 5 or rank is Rank.ACE for suit in Suit]
    wheel = (0, -5, -4, -3, -2, -1)
    assert sum(poker_hands.ace_to_five(hand) == wheel for hand in combinations(small, 5)) == 1024
    assert sum(poker_hands.ace_to_five(hand) == wheel for hand in combinations([*small, JOKER], 5)) == 2304


@pytest.mark.parametrize(("cards", "text"), [
    ("7c 5d joker 2h As", "7-5-3-2-A"), ("joker 5d 4c 2h As", "5-4-3-2-A"), ("Tc Kd Jh Qs joker", "K-Q-J-10-A"),
    ("2c 2d joker 9h 5s", "2-2-9-5-A"),
])
def test_a_low_hand_is_told_by_its_ranks_the_joker_by_the_one_it_stands_for(cards: str, text: str) -> None:
    hand = tuple(c for c in map(parse_face, cards.split()) if isinstance(c, Card | Joker))
    assert WORDS.say(because("hand.ace_to_five", cards=hand)) == text


def test_a_line_says_both_hands() -> None:
    t = drawn(seats=(1, 2))
    t.do("check 1", "check 2")
    show(t, "8c 5d joker 2h As", "9c 5c 4c 2c Ac")
    assert [WORDS.say(x.reason) for x in t.settlement.lines] == [
        "8-5-3-2-A, better than 9-5-4-2-A.", "9-5-4-2-A, not as good as 8-5-3-2-A."]


# ── the opening ──
def test_lb_deal_1_and_a49_left_of_the_big_blind_begins_and_after_the_draw_the_buttons_left() -> None:
    t = Table(house(LIVE), (1, 2, 4, 5))
    t.do("deal seat 1 2c", "deal seat 2 Kd", "deal seat 4 3c", "deal seat 5 4c", "close")
    t.open()
    dues = t.update.round.opened.dues
    assert [(d.by.seat, d.kind, d.most, d.rule) for d in dues] == [
        (4, "small blind", 100, "A49"), (5, "big blind", 300, "LB-BLIND-1")]
    t.do("stake 4 small blind 100", "stake 5 big blind 300")
    assert t.update.step == Deal(seat(4), False, "LB-DEAL-1")
    deal(t)
    assert (asked(t).party, asked(t).rule) == (Party(1), "LB-DEAL-1")
    pat(called(t))
    assert (asked(t).party, asked(t).rule) == (Party(4), "A51")


@pytest.mark.parametrize(("option", "small"), [("button_is_sb", 2), ("literal", 1)])
def test_a23_blinds_between_two(option: str, small: int) -> None:
    t = table(seats=(1, 2), lb__heads_up=f'"{option}"')
    assert [d.by.seat for d in t.update.round.opened.dues] == [small, 3 - small]


def test_a49_there_may_be_no_small_blind() -> None:
    t = table(lb__small_blind="0")
    assert [d.kind for d in t.update.round.opened.dues] == ["big blind"]
    assert asked(called(deal(t))).choices[0] == "pat"


def test_lb_blind_1_a_skipped_blind_is_gone_and_none_is_dead() -> None:
    t = table(seats=(1, 2, 3))
    t.do("say house deck void", "close")
    t.record(Attendance(Party(2), False))                   # the button comes to 1: the small blind would be his
    t.open()
    assert [(d.by.seat, d.kind) for d in t.update.round.opened.dues] == [(1, "small blind"), (3, "big blind")]
    t.do("say house deck void", "close")
    t.record(Attendance(Party(2), True))
    t.open()
    opened = t.update.round.opened
    assert (opened.button, opened.skipped, t.story.sitting.missed) == (2, (), ())
    assert [(d.by.seat, d.kind) for d in opened.dues] == [(3, "small blind"), (1, "big blind")]


def test_a51_a_joker_wins_the_draw_for_the_button() -> None:
    t = Table(house(LIVE), (1, 2))
    t.do("deal seat 1 joker", "deal seat 2 As")
    assert t.update.step == Settle(because("poker.button", place=seat(1)), "A51")
    t.do("close")
    t.open()
    assert t.update.round.opened.button == 1


def test_a51_a_card_of_the_draw_that_lay_face_down_is_asked_for_and_not_dealt_anew_when_it_is_gathered() -> None:
    t = Table(house(LIVE), (1, 2, 3))
    t.do("deal seat 1 2h", "deal seat 2 ??", "deal seat 3 Ks")
    assert t.update.step == Identify(seat(2))
    t.record(CardMoved(t.update.round.lying(seat(2))[0].card, MUCK))
    assert t.update.step == Identify(seat(2))
    for card in t.update.round.cards:
        t.record(CardMoved(card.card, DISCARD))
    assert not t.update.departures


@pytest.mark.parametrize(("players", "objects"), [(1, True), (2, False), (9, False), (10, True)])
def test_lim_seat_1_two_to_nine_players(players: int, objects: bool) -> None:
    sitting = Sitting({Party(n): None for n in range(1, players + 1)})
    assert [x.rule for x in house(LIVE).game.objections(sitting)] == ["LIM-SEAT-1"] * objects


@pytest.mark.parametrize(("option", "value", "key"), [
    ("lb__small_blind", "301", "lb.small_blind"), ("lb__bet_before_draw", "601", "lb.bet_before_draw")])
def test_bets_that_cannot_hold_together_are_refused(option: str, value: str, key: str) -> None:
    with pytest.raises(HouseFileError, match=key):
        house(LIVE, **{option: value})


# ── betting ──
def test_lb_bet_3_raises_without_number() -> None:
    t = deal(table())
    for _ in range(12):
        bet = asked(t).bet
        assert bet is not None
        assert (bet.least, bet.most) == (bet.call + 300,) * 2
        t.do(f"stake {asked(t).party} bet {bet.least}")
    assert not t.wrong()


def test_lb_bet_1_no_check_and_raise_before_or_after_a_bet_of_others() -> None:
    t = drawn()
    t.do("check 1", "check 2")
    assert asked(t).bet is not None
    t.do("stake 3 bet 600")
    for n in (1, 2):
        bet = asked(t).bet
        assert bet is not None
        assert (bet.call, bet.most) == (600, 0)
        t.do(f"stake {n} bet 600")
    assert not t.wrong()


def test_lb_bet_2_a_raise_is_no_less_than_the_first_bet() -> None:
    t = drawn(lb__limit='"no_limit"')
    t.do("stake 1 bet 1000", "stake 2 bet 4000")
    bet = asked(t).bet
    assert bet is not None
    assert (bet.call, bet.least) == (4000, 5000)        # the first bet was 1000, the last raise 3000
    t.do("stake 3 bet 4500")
    assert "LB-BET-2 lb.too_small" in t.wrong()


def test_lb_bet_2_less_is_no_mistake_of_who_has_no_more() -> None:
    t = called(deal(table(seats=("1=1000", "2=9000", "3=9000"))))
    pat(t)
    t.do("stake 1 bet 600")
    assert [w for w in t.wrong() if w.startswith("LB-BET-2")] == []
    t.do("stake 2 bet 700")
    assert "LB-BET-2 lb.too_small" in t.wrong()
    short = pat(called(deal(table(seats=("1=1000", "2=9000", "3=9000")))))
    short.do("check 1", "stake 2 bet 600", "fold 3", "stake 1 bet 600")
    assert short.wrong() == []


# What was put in or said on box 3's turn before the draw; what is found, and what is prescribed.
@pytest.mark.parametrize(("acts", "found_is", "prescribes"), [
    (("check 3",), "LB-DEAL-1 poker.check_to_bet", "prescribes.call_or_fold"),
    (("stake 3 bet 200",), "LB-DEAL-1 poker.too_little", "prescribes.call_or_fold"),
    (("stake 3 bet 400",), "LB-BET-2 lb.too_small", "prescribes.only_call"),
    (("stake 3 bet 500",), "LB-BET-2 lb.too_small", "prescribes.make_up"),
    (("stake 3 bet 700",), "A51 poker.too_much", "prescribes.back_to"),
    (("stake 1 bet 500",), "LB-DEAL-1 poker.out_of_turn", "prescribes.stands_unless_changed"),
    (("fold 1",), "LB-DEAL-1 poker.out_of_turn", "prescribes.fold_stands"),
    (("stake 3 bet 300", "stake 3 bet 300"), "LB-DEAL-1 poker.string_bet", "prescribes.first_chips"),
    (("fold 3", "stake 1 bet 200", "check 2", "stake 1 bet 300"), "LB-DEAL-1 poker.betting_is_over",
     "prescribes.give_back"),
    (("fold 3", "stake 3 bet 300"), "LB-DEAL-1 poker.chips_aside", "prescribes.give_back"),
])
def test_lb_deal_1_lb_bet_2_a51_bets_that_are_not_right_are_told_once_with_what_is_prescribed(
        acts: tuple[str, ...], found_is: str, prescribes: str) -> None:
    t = deal(table(seats=("1=9000", "2=9000", "3=9000")))
    t.do(*acts)
    assert t.wrong() == [found_is]
    assert [(i.entries, i.prescribes and i.prescribes.key) for i in found(t)] == [((len(t.log) - 1,), prescribes)]


def test_lb_bet_1_who_checked_and_raises_has_called() -> None:
    t = drawn()
    t.do("check 1", "stake 2 bet 600", "fold 3", "stake 1 bet 1200")
    assert t.wrong() == ["LB-BET-1 lb.check_raise"]
    assert [i.prescribes for i in found(t)] == [because("prescribes.only_call", amount=600)]


def test_a51_after_the_draw_no_rule_of_the_club_says_whose_turn_it_is() -> None:
    t = drawn()
    t.do("stake 2 bet 600")
    assert t.wrong() == ["A51 poker.out_of_turn"]


def test_lb_blind_1_a_blind_that_was_skipped_is_gone_and_the_hand_plays_on() -> None:
    t = Table(house(LIVE), (1, 2, 3))
    t.do("deal seat 1 2c", "deal seat 2 2d", "deal seat 3 Kh", "close")
    t.open()
    t.do("stake 1 small blind 100")
    deal(t)
    assert t.wrong() == ["LB-BLIND-1 poker.not_posted"]
    assert [i.prescribes for i in found(t)] == [because("lb.blind_gone")]
    assert isinstance(t.update.step, Ask)


def test_lb_blind_1_a_blind_of_another_amount_is_told() -> None:
    t = Table(house(LIVE), (1, 2, 3))
    t.do("deal seat 1 2c", "deal seat 2 2d", "deal seat 3 Kh", "close")
    t.open()
    t.do("stake 1 small blind 200", "stake 2 big blind 300")
    assert t.wrong() == ["A49 wrong.limits"]


# ── straddle ──
def test_lb_strad_1_offered_left_of_the_big_blind_after_two_cards_only() -> None:
    t = table(seats=(1, 2, 3, 4))
    for _ in range(2):
        for n in (1, 2, 3, 4):
            assert isinstance(t.update.step, Deal)
            t.do(f"deal seat {n} ??")
    step = t.update.step
    assert isinstance(step, Offer)
    assert [(d.by, d.kind, d.least, d.most, d.rule) for d in step.dues] == [
        (Party(3), "straddle", 600, 600, "LB-STRAD-1")]
    t.do("declined 3")
    assert t.update.step == Deal(seat(1), False, "LB-DEAL-1")
    deal(t, 3)
    assert asked(t).party == Party(3)
    assert t.wrong() == []


def test_lb_strad_1_the_turn_goes_to_its_left_and_it_speaks_last() -> None:
    t = deal(table(seats=(1, 2, 3, 4)), 2)
    t.do("stake 3 straddle 600")
    deal(t, 3)
    for n, call in ((4, 600), (1, 500), (2, 300)):
        bet = asked(t).bet
        assert (asked(t).party, bet and bet.call, bet and bet.most) == (Party(n), call, call + 300)
        t.do(f"stake {n} bet {call}")
    assert asked(t).choices == ("check", "fold")
    assert t.wrong() == []


@pytest.mark.parametrize(("name", "seats", "option", "offered"), [
    (LIVE, (1, 2, 3), "true", True), (TOURNAMENT, (1, 2, 3), "false", False), (TOURNAMENT, (1, 2, 3), "true", True),
    (LIVE, (1, 2), "true", False), (LIVE, (1, 2, "3=599"), "true", False)])
def test_lb_strad_2_none_in_a_tournament_unless_specified(
        name: str, seats: tuple[int | str, ...], option: str, offered: bool) -> None:
    t = deal(table(name, seats, lb__straddle=option), 2)
    assert isinstance(t.update.step, Offer) is offered


# ── exposed cards ──
@pytest.mark.parametrize(("face", "kept"), [
    ("Ac", True), ("2c", True), ("5c", True), ("joker", True), ("6c", False), ("9c", False), ("Kc", False)])
def test_lb_exp_1_five_and_under_stay(face: str, kept: bool) -> None:
    t = table(seats=(1, 2))
    t.do(f"deal seat 1 {face}", "deal seat 2 ??")
    deal(t, 4)
    if kept:
        assert isinstance(t.update.step, Ask)
    else:
        assert t.update.step == Move(201, MUCK, "LB-EXP-1")
        assert t.do("move 1 muck").step == Deal(seat(1), False, "LB-EXP-2")
        assert isinstance(t.do("deal seat 1 ??").step, Ask)
    assert [(x.rule, x.prescribes and x.prescribes.key) for x in found(t)] == [
        ("LB-EXP-1", "lb.exposed_kept" if kept else "lb.exposed_replaced")]
    assert t.update.departures == ()


def test_lb_exp_2_a_replacement_that_is_exposed_is_replaced_as_well() -> None:
    t = table(seats=(1, 2))
    t.do("deal seat 1 9c", "deal seat 2 ??")
    deal(t, 4)
    assert t.do("move 1 muck", "deal seat 1 8c").step == Move(211, MUCK, "LB-EXP-1")
    assert isinstance(t.do("move 11 muck", "deal seat 1 3c").step, Ask)


def test_lb_exp_1_an_exposed_card_that_cannot_be_read_is_asked_for() -> None:
    t = table(seats=(1, 2))
    t.do("deal seat 1 !!", "deal seat 2 ??")
    deal(t, 4)
    assert t.update.step.place == seat(1)  # type: ignore[union-attr]
    assert t.do("turn 1 7c").step == Move(201, MUCK, "LB-EXP-1")


def test_lb_exp_3_after_the_draw_not_even_a_five_stays_and_it_is_replaced_last() -> None:
    t = called(deal(table(seats=(1, 2))))
    t.do("draw 1 1", "move 1 muck", "draw 2 2", "move 2 muck", "move 4 muck", "deal seat 1 2c")
    assert t.update.step == Deal(seat(2), False, "LB-DRAW-1")
    assert t.do("deal seat 2 ??", "deal seat 2 ??").step == Move(211, MUCK, "LB-EXP-3")
    assert t.do("move 11 muck").step == Deal(seat(1), False, "LB-EXP-3")
    t.do("deal seat 1 ??")
    assert asked(t).choices == ("check", "fold")


def test_lb_exp_3_hands_turned_up_when_all_are_all_in_were_not_exposed() -> None:
    t = called(deal(table(seats=("1=300", "2=300"))))
    t.do("draw 1 1", "move 1 muck", "pat 2", "deal seat 1 ??")
    show(t, "3c 4c 5c 6c 8c", "9d 8d 7d 6d 5d")
    assert t.verdicts() == {"1 main pot": ("win", 300, 600), "2 main pot": ("lose", 300, 0)}
    assert t.wrong() == []


def test_lb_exp_4_a_player_who_deals_keeps_what_he_exposes_to_himself() -> None:
    t = table(lb__dealt_by='"button"')
    t.do("deal seat 1 ??", "deal seat 2 ??", "deal seat 3 Kc")
    deal(t, 4)
    called(t)
    t.do("pat 1", "pat 2", "draw 3 1", "move 6 muck", "deal seat 3 Qc")
    assert asked(t).choices == ("check", "fold")
    assert [(x.rule, x.prescribes and x.prescribes.key) for x in found(t)] == [("LB-EXP-4", "lb.exposed_kept")] * 2


# ── the draw ──
def test_lb_draw_1_names_in_turn_then_discards_then_each_players_cards_in_one_piece() -> None:
    t = called(deal(table()))
    assert asked(t).choices == ("pat", "draw 1", "draw 2", "draw 3", "draw 4", "draw 5")
    t.do("draw 1 2")
    step = t.update.step
    assert isinstance(step, Offer)
    assert isinstance(step.then, MoveAny)
    assert {(m.card, m.to) for m in step.then.moves} == {(n, MUCK) for n in (201, 204, 207, 210, 213)}
    t.do("move 4 muck", "move 13 muck", "pat 2", "draw 3 1", "move 3 muck")
    for n in (1, 1, 3):
        step = t.update.step
        assert (step.then if isinstance(step, Offer) else step) == Deal(seat(n), False, "LB-DRAW-1")
        t.do(f"deal seat {n} ??")
    assert asked(t).note == because("lb.may_tell")      # until somebody acts, the dealer may tell the numbers
    t.do("check 1")
    assert asked(t).note is None
    assert t.wrong() == []


def five(t: Table, n: int, first: int) -> None:
    t.do(f"draw {n} 5", *(f"move {first + 3 * i} muck" for i in range(5)))


def test_lb_draw_1_five_cards_are_not_drawn_in_one_piece() -> None:
    t = called(deal(table()))
    five(t, 1, 1)
    t.do("draw 2 1", "move 2 muck", "pat 3")
    for n in (1, 1, 1, 1, 2, 1):
        step = t.update.step
        assert (step.then if isinstance(step, Offer) else step) == Deal(seat(n), False, "LB-DRAW-1")
        t.do(f"deal seat {n} ??")
    assert asked(t).party == Party(1)
    assert not t.update.round.lying(BURN)


def test_lb_draw_2_the_last_who_draws_gets_his_fifth_after_a_burn() -> None:
    t = called(deal(table()))
    t.do("draw 1 1", "move 1 muck")
    five(t, 2, 2)
    t.do("pat 3", "deal seat 1 ??", *["deal seat 2 ??"] * 4)
    assert t.update.step == Burn("LB-DRAW-2")
    assert t.do("deal burn ??").step == Deal(seat(2), False, "LB-DRAW-1")
    t.do("deal seat 2 ??")
    assert asked(t).party == Party(1)
    assert t.wrong() == []


def test_lb_draw_3_a_player_who_deals_draws_four_at_most() -> None:
    t = called(deal(table(lb__dealt_by='"button"')))
    t.do("pat 1", "pat 2")
    assert (asked(t).choices[-1], asked(t).rule) == ("draw 4", "LB-DRAW-3")
    t.do("draw 3 5")
    assert t.wrong() == ["LB-DRAW-3 lb.dealer_draws_five"]


def test_lb_draw_4_he_discards_before_he_deals_the_draw() -> None:
    t = called(deal(table(lb__dealt_by='"button"')))
    t.do("draw 1 1", "move 1 muck", "pat 2", "draw 3 1", "deal seat 1 ??")
    assert t.wrong() == ["LB-DRAW-4 departure.card"]


@pytest.mark.parametrize(("said", "stands", "late"), [
    (("draw 1 2", "draw 1 1"), 1, 0), (("draw 1 2", "pat 1"), 0, 0),
    (("draw 1 1", "move 1 muck", "pat 2", "draw 1 2"), 1, 1),
    (("pat 1", "pat 2", "draw 3 1", "draw 3 2"), 2, 0),
    (("pat 1", "pat 2", "draw 3 1", "move 3 muck", "deal seat 3 ??", "draw 3 2"), 1, 1),
])
def test_lb_draw_5_until_the_next_has_named_his_or_a_card_is_dealt(
        said: tuple[str, ...], stands: int, late: int) -> None:
    t = called(deal(table()))
    t.do(*said)
    assert [w for w in t.wrong() if "late_change" in w] == ["LB-DRAW-5 lb.late_change"] * late
    assert bool(t.update.departed) is bool(late)
    assert not t.update.departures        # it is told once, as what it is
    draw = t.game.draw(t.update.round)  # type: ignore[attr-defined]
    assert draw.said[int(said[-1].split()[1])] == stands


def test_lb_draw_1_discards_and_cards_drawn_are_counted() -> None:
    t = called(deal(table()))
    t.do("draw 1 1", "move 1 muck", "move 4 muck")
    assert "LB-DRAW-1 lb.discards" in t.wrong()
    t = called(deal(table()))
    t.do("draw 1 1", "move 1 muck", "pat 2", "pat 3", "deal seat 1 ??", "deal seat 1 ??")
    assert "LB-DRAW-1 lb.drew_too_many" in t.wrong()


def test_a_number_named_before_the_betting_is_over_opens_no_draw() -> None:
    t = deal(table())
    t.do("pat 1")
    assert asked(t).party == Party(3)
    assert t.wrong() == ["LB-DEAL-1 departure.decided"]


# ── the cut ──
def test_lb_cut_1_the_player_on_the_dealers_right_cuts() -> None:
    for dealt_by, right, asking in (("house", 4, (1, 2, 4)), ("button", 1, (1, 4))):
        t = Table(house(LIVE, lb__dealt_by=f'"{dealt_by}"'), (1, 2, 4))
        t.do("deal seat 1 3c", "deal seat 2 Kc", "deal seat 4 4c", "close")
        t.open()
        t.do("stake 4 small blind 100", "stake 1 big blind 300")
        called(deal(t))
        step = t.update.step
        assert isinstance(step, Offer)
        assert (sorted(step.to), step.choices, step.rule) == (list(map(Party, asking)), ("cut",), "LB-CUT-1")
        t.do("say 4 deck cut")
        assert t.update.step == Ask(HOUSE, DECK, ("cut",), "LB-CUT-1", note=because("lb.cut_by", place=seat(right)))
        t.do("say house deck cut")
        assert asked(t).party == Party(4)
        assert t.wrong() == []


def test_lb_cut_1_the_dealer_may_not_ask() -> None:
    t = called(deal(table(lb__dealt_by='"button"')))
    t.do("say 3 deck cut")
    assert "LB-CUT-1 lb.dealer_cut" in t.wrong()
    assert "pat" in asked(t).choices
    t.do("say 1 deck cut", "say house deck cut")
    assert [w for w in t.wrong() if w.startswith("LB-CUT-1 lb")] == ["LB-CUT-1 lb.dealer_cut"]


# ── the checked seven ──
HANDS = ("7c 5d 4h 2s Ac", "8c 5h 4d 2c As", "9c 5c 4s 2d Ah")


def bet_into(name: str = LIVE, hands: tuple[str, ...] = HANDS, **options: str) -> Table:
    """Box 1 checks, box 2 bets, the others call."""
    t = drawn(name, (1, 2, 3), **options)
    bet = 600 if name == LIVE else 200
    t.do("check 1", f"stake 2 bet {bet}", f"stake 3 bet {bet}", f"stake 1 bet {bet}")
    return show(t, *hands)


def nets(t: Table) -> list[int]:
    return [t.settlement.net()[Party(n)] for n in (1, 2, 3)]


@pytest.mark.parametrize(("name", "option", "net"), [
    (LIVE, "live", [600, -300, -300]),                      # the bets after the draw go back
    (TOURNAMENT, "tournament", [-300, 600, -300]),          # it wins nothing
    (TOURNAMENT, "after the draw", [0, 300, -300]),         # it wins the 300 from before the draw
])
def test_lb_seven_1_and_a45_the_best_hand_checked(name: str, option: str, net: list[int]) -> None:
    assert nets(bet_into(name, lb__seven=f'"{option}"')) == net


@pytest.mark.parametrize("option", ["live", "tournament", "after the draw"])
@pytest.mark.parametrize(("hands", "net"), [
    (("8d 5d 4h 2s Ac", "8c 6h 4d 2c As", HANDS[2]), [1800, -900, -900]),       # an eight may be checked
    (("7c 7d 4h 2s Ac", *HANDS[1:]), [-900, 1800, -900]),                       # a pair is no seven
    (("7c 5d 4h 2s Ac", "6c 5h 4d 2c As", HANDS[2]), [-900, 1800, -900]),       # beaten: his call is lost as well
    (("8d 5d 4h 3s Ac", "7c 5h 4d 2c As", HANDS[2]), [-900, 1800, -900]),       # who bet his seven wins it all
])
def test_lb_seven_1_what_the_rule_does_not_touch(hands: tuple[str, ...], net: list[int], option: str) -> None:
    assert nets(bet_into(LIVE, hands, lb__seven=f'"{option}"')) == net


def test_a45_a_joker_counts_as_what_it_has_become() -> None:
    assert nets(bet_into(hands=("joker 7d 4h 2s Ac", *HANDS[1:]))) == [600, -300, -300]
    assert nets(bet_into(hands=("joker 8d 4h 2s Ac", "8c 6h 4d 2c As", HANDS[2]))) == [1800, -900, -900]


def test_a45_as_good_as_the_best_is_best() -> None:
    t = bet_into(hands=(HANDS[0], "7d 5h 4d 2c As", HANDS[2]))
    assert nets(t) == [200, 100, -300]                      # 900 shared with its odd chip, the bets go back
    assert {x.back for x in t.settlement.lines if x.reason.key == "lb.seven_void"} == {600}


def test_lb_seven_1_nothing_was_bet_after_the_draw() -> None:
    for name, net in ((LIVE, [600, -300, -300]), (TOURNAMENT, [-100, 200, -100])):
        t = drawn(name)
        t.do("check 1", "check 2", "check 3")
        assert nets(show(t, *HANDS)) == net


def test_a45_where_all_checked_a_seven_the_cards_speak() -> None:
    t = drawn(TOURNAMENT)
    t.do("check 1", "check 2", "fold 3")
    show(t, "7c 5d 4h 2s Ac", "7d 6h 4d 2c As")
    assert nets(t) == [200, -100, -100]


def test_lb_seven_1_the_only_other_hand_wins_because_the_seven_was_checked() -> None:
    t = drawn(TOURNAMENT)
    t.do("check 1", "stake 2 bet 200", "fold 3", "stake 1 bet 200")
    show(t, HANDS[0], HANDS[1])
    won = next(x for x in t.settlement.lines if x.verdict is Verdict.WIN)
    assert (won.party, won.rule, won.reason.key) == (Party(2), "LB-SEVEN-1", "lb.seven_wins")
    assert t.settlement.pots[0].shares[0].reason.key == "lb.seven_wins"


def test_lb_seven_1_live_the_bet_goes_back_to_a_bettor_who_threw_his_hand_away_too() -> None:
    t = drawn()
    t.do("check 1", "stake 2 bet 600", "fold 3", "stake 1 bet 600")
    show(t, HANDS[0])
    t.do(*(f"move {n} muck" for n in (2, 5, 8, 11, 14)))
    assert nets(t) == [600, -300, -300]


def test_a45_a_side_pot_of_others_is_played_for() -> None:
    t = drawn(seats=("1=500", "2=5000", "3=5000"))
    t.do("check 1", "stake 2 bet 600", "stake 3 bet 600", "stake 1 bet 200")
    show(t, *HANDS)
    assert t.verdicts() == {
        "1 main pot": ("win", 300, 900), "2 main pot": ("lose", 300, 0), "3 main pot": ("lose", 300, 0),
        "1 main pot, after the draw": ("returned", 200, 200), "2 main pot, after the draw": ("returned", 200, 200),
        "3 main pot, after the draw": ("returned", 200, 200), "2 side pot 1, after the draw": ("win", 400, 800),
        "3 side pot 1, after the draw": ("lose", 400, 0)}


def test_a45_entered_by_what_each_put_in_it_cannot_be_seen_and_is_said() -> None:
    t = table(poker__entry='"contributions"')
    deal(t)
    t.do("stake 1 bet 900", "stake 2 bet 900", "stake 3 bet 900", "pat 1", "pat 2", "pat 3", "check 1")
    show(t, *HANDS)
    assert t.verdicts()["1 main pot"] == ("win", 900, 2700)
    assert "A45 lb.seven_unseen" in t.wrong()


LOW_CARDS: list[Known] = [*(Card(rank, suit) for rank in Rank if rank <= 8 or rank is Rank.ACE for suit in Suit), JOKER]


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32))
def test_lb_seven_1_whoever_checks_one_never_gains_by_later_bets(seed: int) -> None:
    cards = random.Random(seed).sample(LOW_CARDS, 15)
    hands = tuple(" ".join(map(str, cards[n:n + 5])) for n in (0, 5, 10))
    low = poker_hands.ace_to_five(cards[:5])
    seven = low[0] == 0 and -low[1] <= 7
    results = {option: nets(bet_into(LIVE, hands, lb__seven=f'"{option}"'))
               for option in ("live", "tournament", "after the draw")}
    assert {sum(net) for net in results.values()} == {0}
    if seven:
        assert results["tournament"][0] == -900
        assert results["live"][0] in (600, 200, 100, 0, -900)       # alone, shared by two or three, beaten
        assert results["after the draw"][0] <= 0
    else:
        assert len(set(map(tuple, results.values()))) == 1


# ── hands of six cards ──
def test_lb_mis_1_two_hands_of_six_are_dealt_again_from_the_same_button() -> None:
    t = deal(table())
    t.do("stake 3 bet 300", "deal seat 1 ??", "deal seat 3 ??")
    assert t.update.step == Settle(because("lb.misdeal"), "LB-MIS-1")
    assert {x.verdict for x in t.settlement.lines} == {Verdict.RETURNED}
    assert set(t.rules().values()) == {"LB-MIS-1"}
    t.do("close")
    t.open()
    assert t.update.round.opened.button == 3
    t.do("close")
    t.open()
    assert t.update.round.opened.button == 1


@pytest.mark.parametrize(("option", "misdeal"), [
    ("hand dead if looked at, else card returned", False), ("misdeal", True)])
def test_a46_one_hand_of_six(option: str, misdeal: bool) -> None:
    t = deal(table(lb__one_player_6=f'"{option}"'))
    step = t.do("deal seat 2 ??").step
    assert isinstance(step, Settle) is misdeal
    if not misdeal:
        assert step == Ask(HOUSE, seat(2), ("not looked", "looked"), "A46")
        assert t.do("house on seat 2: not looked").step == Move(216, DECK, "A46")
        t.do("move 16 deck")
        assert asked(t).party == Party(3)
        assert found(t) == []


def test_a46_a_hand_of_six_that_was_looked_at_is_dead() -> None:
    t = deal(table())
    t.do("deal seat 3 ??", "house on seat 3: looked")
    assert asked(t).party == Party(1)
    called(t)
    assert asked(t).party == Party(1)
    pat(t).do("check 1", "check 2")
    show(t, "8c 5h 4d 2c As", "9c 5c 4s 2d Ah")
    assert t.verdicts() == {"1 main pot": ("win", 300, 600), "2 main pot": ("lose", 300, 0)}


def test_lb_mis_1_a_card_that_was_replaced_is_no_sixth() -> None:
    t = table(seats=(1, 2))
    t.do("deal seat 1 9c", "deal seat 2 8c")
    deal(t, 4)
    t.do("move 1 muck", "move 2 muck", "deal seat 1 ??", "deal seat 2 ??")
    called(t).do("draw 1 1", "move 3 muck", "pat 2", "deal seat 1 ??")
    assert [x.rule for x in found(t)] == ["LB-EXP-1", "LB-EXP-1"]
    assert t.update.departures == ()


# ── showdown ──
def test_lb_show_1_a_card_still_to_be_named_keeps_the_pot_waiting() -> None:
    t = drawn(seats=(1, 2))
    t.do("check 1", "check 2")
    show(t, "8c 5h 4d 2c As", "9c 5c 4s 2d !!")
    assert {(x.verdict, x.waits_for) for x in t.settlement.lines} == {(Verdict.WAITING, seat(2))}
    t.do("turn 10 Ah")
    assert t.verdicts() == {"1 main pot": ("win", 300, 600), "2 main pot": ("lose", 300, 0)}


def test_lb_show_2_a_hand_in_the_muck_and_a_hand_ruled_dead_claim_nothing() -> None:
    t = drawn()
    t.do("check 1", "check 2", "check 3", *(f"move {n} muck" for n in (1, 4, 7, 10, 13)))
    t.do("house on seat 2: dead hand")
    show(t, "", "", HANDS[2])
    assert t.verdicts()["3 main pot"] == ("win", 300, 900)
    assert (t.rules()["1 main pot"], t.rules()["2 main pot"]) == ("LB-SHOW-2", "GEN-DISP-1")


def test_lb_show_3_the_pot_goes_to_the_best_hand_intact() -> None:
    t = drawn(seats=(1, 2, 3, 4))
    t.do("check 1", "check 2", "check 3", "check 4", *(f"move {n} muck" for n in (2, 6, 10, 14, 18)))
    show(t, "8d 5d 4h 2s Ac", "", HANDS[2], "Tc 9d 4c 2c As")
    assert t.verdicts()["1 main pot"] == ("win", 300, 1200)
    t.do("house on seat 1: miscalled")
    assert t.verdicts()["1 main pot"] == ("lose", 300, 0)
    assert t.verdicts()["3 main pot"] == ("win", 300, 1200)
    assert t.rules()["1 main pot"] == "LB-SHOW-3"


def test_lb_show_3_also_where_the_house_ruled_the_fouled_hand_dead() -> None:
    t = drawn()
    t.do("check 1", "check 2", "check 3", "house on seat 2: dead hand", "house on seat 1: miscalled")
    show(t, "8d 5d 4h 2s Ac", "", HANDS[2])
    assert t.verdicts()["3 main pot"] == ("win", 300, 900)


def test_lb_show_3_the_miscaller_loses_also_where_no_hand_is_intact() -> None:
    t = drawn(seats=(1, 2))
    t.do("check 1", "check 2", *(f"move {n} muck" for n in (2, 4, 6, 8, 10)))
    show(t, "8d 5d 4h 2s Ac")
    assert t.verdicts() == {"1 main pot": ("win", 300, 600), "2 main pot": ("lose", 300, 0)}
    t.do("house on seat 1: miscalled")
    assert t.verdicts() == {"1 main pot": ("lose", 300, 0), "2 main pot": ("win", 300, 600)}
    assert set(t.rules().values()) == {"LB-SHOW-3"}


@pytest.mark.parametrize(("option", "back"), [("left_of_button", [500, 400, 0]), ("all_to_first", [500, 400, 0])])
def test_a28_and_gen_rnd_1_an_odd_chip_of_equal_hands(option: str, back: list[int]) -> None:
    t = drawn(odd_chip=f'"{option}"')
    t.do("check 1", "check 2", "check 3")
    show(t, "8d 5d 4h 2s Ac", "8c 5h 4d 2c As", HANDS[2])
    assert [x.back for x in t.settlement.lines] == back


def test_a28_all_odd_chips_to_the_first() -> None:
    shares = {}
    for option in ("left_of_button", "all_to_first"):
        t = drawn(TOURNAMENT, (1, 2, 3, 4), odd_chip=f'"{option}"', lb__seven='"live"', lb__small_blind="25",
                  lb__bet_before_draw="50")
        t.do("check 1", "check 2", "check 3", "fold 4")
        show(t, "8d 5d 4h 2s Ac", "8c 5h 4d 2c As", "8h 5c 4s 2d Ah")
        shares[option] = [x.back for x in t.settlement.lines if x.back]
    assert shares == {"left_of_button": [75, 75, 50], "all_to_first": [100, 50, 50]}


def test_gen_deck_1_a_second_joker_fouls_the_deck() -> None:
    t = drawn(seats=(1, 2))
    t.do("check 1", "check 2")
    show(t, "joker 5h 4d 2c As", "joker 5c 4s 2d Ah")
    assert t.verdicts()["1 main pot" if "1 main pot" in t.verdicts() else "1 big blind"][0] == "returned"
    assert set(t.rules().values()) == {"A55"}


def test_gen_disp_1_the_inspector_voids_the_hand() -> None:
    t = called(deal(table()))
    t.do("say house deck void")
    assert set(t.rules().values()) == {"GEN-DISP-1"}
    assert t.settlement.rack() == 0


def test_a26_the_part_of_a_bet_that_nobody_called_goes_back() -> None:
    t = drawn()
    t.do("stake 1 bet 600", "fold 2", "fold 3")
    assert t.verdicts()["1 uncalled bet"] == ("returned", 600, 600)
    assert t.verdicts()["1 main pot"] == ("win", 300, 900)
