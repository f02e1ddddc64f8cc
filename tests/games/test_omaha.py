"""Omaha and Omaha Hi-Lo at the club, rule by rule. Whole hands stand in transcripts/omaha and omaha_hi_lo."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.games.game import Bet, Deal, Reveal
from dealer_assist.games.house_file import House, HouseFileError, load
from dealer_assist.games.omaha import Omaha, OmahaHiLo
from dealer_assist.table.places import Party, seat
from dealer_assist.table.settlement import Carried, Verdict, because
from tests.games.poker_talk import back, checked_down, dealt, pots, seated, shown, turn
from tests.games.test_contract import played
from tests.table_talk import Table, house

HIGH, HI_LO = house("omaha_3_6"), house("omaha_hi_lo_3_6")


def showdown(the_house: House, cards: str, *hands: str, chips: int = 900) -> Table:
    """Everybody puts in $9, at $3 and $6; the last seat has the button."""
    t = dealt(seated(the_house, *(f"{n}={chips}" for n in range(1, len(hands) + 1))))
    while turn(t)[1].most:
        t.do(f"bet {turn(t)[0]} {turn(t)[1].most}")
        if t.update.step.__class__.__name__ != "Ask":
            break
    checked_down(t, cards)
    return shown(t, **{f"s{n}": hand for n, hand in enumerate(hands, 1)})


def winners(t: Table) -> set[int]:
    return set(back(t)) - {0}


def test_oma_deal_1_four_cards_face_down() -> None:
    t = seated(HIGH, "1=9000", "2=9000", "3=9000")
    t.do("post 1", "post 2")
    for n in (1, 2, 3) * 4:
        assert t.update.step == Deal(seat(n), False, "OMA-DEAL-1")
        t.do(f"deal seat {n} ??")
    assert turn(t) == (3, Bet("bet", 300, 600, 600))


# OMA-HAND-1: what would win with one card, four or none of his own does not.
@pytest.mark.parametrize(("cards", "one", "two", "wins"), [
    ("Ks 9s 5s 2s Jd", "As Ad 7h 3h", "Kd Kc 8h 4c", {2}),          # one spade makes no flush
    ("Ks 9s 5s 2d Jd", "As 7s 4h 3h", "Kd Kc 8h 4c", {1}),          # two do
    ("Kh Kd Ks Kc 2d", "Ah 3c 4c 7c", "Qh Qd 8h 5c", {2}),          # four kings of the board are three
    ("9h 8d 2s 2c Kd", "7h 7d 7s Ac", "Ks 3h 4c 5d", {2}),          # of three sevens two count
    ("Ah Kh Qh Jh Th", "2c 2d 3c 3d", "9d 9c 4c 4d", {2}),          # nobody plays the board (OMA-RULE-2)
])
def test_oma_hand_1_and_oma_rule_2(cards: str, one: str, two: str, wins: set[int]) -> None:
    assert winners(showdown(HIGH, cards, one, two)) == wins


def test_oma_rule_2_a_hand_thrown_away_has_no_board_to_play() -> None:
    t = checked_down(dealt(seated(HIGH, "1=9000", "2=9000")), "Ah Kh Qh Jh Th")
    assert t.update.step == Reveal((seat(1), seat(2)), "A51")
    t.do("board 1", "move 1 muck", "move 3 muck", "move 5 muck", "move 7 muck")
    shown(t, s2="9d 9c 4c 4d")
    assert winners(t) == {2}
    assert "A51 departure.decided" in t.wrong()


def test_lim_om_3_6_two_figures_drop_and_buy_in() -> None:
    for the_house in (HIGH, HI_LO):
        game = the_house.game
        assert isinstance(game, Omaha)
        assert (game.small_bet, game.big_bet, game.buy_in, game.blinds) == (300, 600, 3000, (100, 300))
        assert [game.fee(n, flop=True) for n in (9, 5, 4, 3, 2)] == [300, 300, 200, 100, 100]
        assert [game.fee(n, flop=False) for n in (9, 5, 4, 3, 2)] == [100] * 5


# ── high and low ──
# Board, hands, and who takes which half; $18 or $27 less $1: high half and low half.
@pytest.mark.parametrize(("cards", "hands", "shares"), [
    # different cards for the two halves; the odd chip of $17 is the high hand's
    ("3h 7d 8s Kd Kc", ("Ah 2h Qs Js", "Ks Qd 9c 9d"), {1: 800, 2: 900}),
    # a low of the same cards as a straight: it scoops, for straights do not count against it (A32)
    ("3h 4d 8s 2d Kc", ("Ah 5h Qs Js", "Ks Qd 9c 9d"), {1: 1700}),
    # only two low ranks on the board: no low (OMA-LOW-2, OMA-LOW-3); a pair of them is one rank
    ("3h 7d Ts Kd Kc", ("Ah 2h Qs Js", "Ks Qd 9c 9d"), {2: 1700}),
    ("3h 3d 7s Kd Kc", ("Ah 2h Qs Js", "Ks Qd 9c 9d"), {2: 1700}),
    # three on the board and nobody has two of his own that go with them
    ("3h 7d 8s Kd Kc", ("Ah Kh Qs Js", "Ks Qd 9c 9d"), {1: 1700}),
    # a nine is no low (OMA-LOW-1)
    ("3h 7d 9s Kd Kc", ("Ah 2h Qs Js", "Ks Qd 9c Td"), {2: 1700}),
    # counterfeit: the deuce is paired on the board, and 7-4-3-2-A beats 8-7-3-2-A
    ("3h 7d 8s 2d Kc", ("Ah 2h Qs Js", "Ad 4c 9c 9d"), {2: 1700}),
    # quartered: equal lows share $8, left of the button first; the high hand has $9 besides
    ("3h 7d 8s Kd Td", ("Ah 2h Qs Js", "Ad 2c Ks Kc"), {1: 400, 2: 1300}),
    # three in: two highs and one low, of $26: 13, 13 in all
    ("3h 7d 8s Kd Td", ("Ah 2h Qs Js", "Kh Qh 4c 4s", "Kc Qd 5c 5s"), {1: 1300, 2: 700, 3: 600}),
])
def test_oma_hilo_1_oma_low_1_oma_low_2_oma_low_3_oma_low_4_oma_odd_1(
        cards: str, hands: tuple[str, ...], shares: dict[int, int]) -> None:
    t = showdown(HI_LO, cards, *hands)
    assert pots(t) == {"main pot": 900 * len(hands)}
    assert {n: chips for n, chips in back(t).items() if n} == shares


def test_oma_hilo_1_each_line_cites_how_it_was_won() -> None:
    def cited(cards: str, *hands: str) -> list[str]:
        return [x.rule for x in showdown(HI_LO, cards, *hands).settlement.lines if x.verdict is Verdict.WIN]

    assert cited("3h 7d 8s Kd Kc", "Ah 2h Qs Js", "Ks Qd 9c 9d") == ["OMA-HILO-1", "OMA-HILO-1"]
    assert cited("3h 7d Ts Kd Kc", "Ah 2h Qs Js", "Ks Qd 9c 9d") == ["OMA-LOW-3"]
    assert cited("3h 7d 8s Kd Td", "Ah 2h Qs Js", "Ad 2c Ks Kc") == ["OMA-LOW-4", "OMA-LOW-4"]
    assert cited("3h 7d Ts Kd Kc", "Ks Qd 9c 9d", "Kh Qh 9s 9h") == ["OMA-LOW-4", "OMA-LOW-4"]


@pytest.mark.parametrize(("odd", "lows"), [('"left_of_button"', [600, 600, 500]), ('"all_to_first"', [700, 500, 500])])
def test_a28_odd_chips_of_a_half(odd: str, lows: list[int]) -> None:
    """Four are in for $36 less $2: $17 for the high hand, $17 for three lows."""
    t = showdown(house("omaha_hi_lo_3_6", odd_chip=odd), "3h 7d 8s Kd Kc", "Ks Qd 9c 9d", "As 2s Jc Jd",
                 "Ad 2d Js 6d", "Ac 2c Th Ts")
    assert [(s.party.seat, s.amount) for s in t.settlement.pots[0].shares] == [(1, 1700), *zip((2, 3, 4), lows,
                                                                                              strict=True)]


def test_a26_each_pot_is_cut_by_itself() -> None:
    t = dealt(seated(HI_LO, "1=600", "2=9000", "3=9000"))
    t.do("bet 3 600", "calls 1", "calls 2")
    for cards in ("3h 7d 8s", "Kd", "Td"):
        t.do(*(f"deal {'burn ??' if n < 0 else 'board ' + cards.split()[n]}" for n in range(-1, len(cards.split()))))
        t.do("bet 2 300" if cards == "3h 7d 8s" else "check 2", "calls 3" if cards == "3h 7d 8s" else "check 3")
    shown(t, s1="Ah 2h Qs Js", s2="As 4d Kc 9s", s3="5d 6d Qc Jc")
    assert pots(t) == {"main pot": 1800, "side pot 1": 600}
    assert [[(s.party.seat, s.half, s.amount) for s in pot.shares] for pot in t.settlement.pots] == [
        [(3, "high", 900), (1, "low", 800)], [(3, "high", 300), (2, "low", 300)]]


def test_a32_the_low_stands_beside_the_high_hand() -> None:
    t = showdown(HI_LO, "3h 7d 8s Kd Kc", "Ah 2h Qs Js", "Ks Qd 9c 9d")
    said = {s.place.seat: dict(s.hand.values) for s in t.update.standings}
    assert [str(c) for c in said[1]["low_cards"]] == ["8s", "7d", "3h", "2h", "Ah"]  # type: ignore[union-attr]
    assert "low_cards" not in said[2]


# ── kill pots ──
def test_oma_kill_1_the_session_chooses_there_is_no_default() -> None:
    lines = [line for line in HIGH.text.splitlines() if not line.startswith("oma.kill ")]
    with pytest.raises(HouseFileError, match="this house must choose it"):
        load(Omaha, "\n".join(lines), "x")
    with pytest.raises(HouseFileError, match="this house must choose it"):
        load(OmahaHiLo, "\n".join(line for line in HI_LO.text.splitlines() if not line.startswith("oma.kill ")), "x")


def won_by_the_big_blind(t: Table) -> Table:
    """All fold to the big blind; the next hand is opened."""
    dealt(t)
    while t.update.settlement is None:
        t.do(f"fold {turn(t)[0]}")
    t.do("close")
    t.open()
    return t


def kills(t: Table) -> list[tuple[int, int]]:
    return [(d.by.seat, d.least) for d in t.update.round.opened.dues if d.kind == "kill"]


@pytest.mark.parametrize(("kill", "amount", "raised"), [('"off"', 0, 600), ('"full"', 600, 1200), ('"half"', 400, 800)])
def test_a33_two_pots_in_a_row_kill_the_next(kill: str, amount: int, raised: int) -> None:
    t = seated(house("omaha_3_6", oma__kill=kill), "1=9000", "2=9000", "3=9000")
    dealt(t).do("bet 3 600", "fold 1", "fold 2", "close")
    t.open()
    assert kills(t) == []
    dealt(t).do("fold 1", "fold 2", "close")                     # seat 3 wins again, in the big blind
    t.open()
    assert button(t) == 2
    assert kills(t) == ([(3, amount - 100)] if amount else [])   # in the small blind he makes it up
    assert turn(dealt(t))[1].most == raised


def button(t: Table) -> int:
    return t.update.round.opened.button


def test_a33_another_winner_takes_the_kill_button_and_a_split_pot_leaves_it_with_nobody() -> None:
    full = house("omaha_3_6", oma__kill='"full"')
    t = won_by_the_big_blind(seated(full, "1=9000", "2=9000", "3=9000"))
    assert t.update.round.opened.carried == Carried(0, 1, (2,))
    won_by_the_big_blind(t)
    assert t.update.round.opened.carried == Carried(0, 1, (3,))
    checked_down(dealt(t), "3h 7d 8s Kd Kc")
    shown(t, s1="Ks Qd 9c 9d", s2="Kh Qh 9s 9h", s3="4c 4d 5c 5d")
    assert t.settlement.carried is None


def test_a33_the_killer_acts_in_turn_and_may_check() -> None:
    full = house("omaha_3_6", oma__kill='"full"')
    t = seated(full, "1=9000", "2=9000", "3=9000", "4=9000", "5=9000")
    dealt(t).do("bet 3 600", "fold 4", "fold 5", "fold 1", "fold 2", "close")
    t.open()
    dealt(t).do("fold 4", "fold 5", "fold 1", "fold 2", "close") # the big blind is seat 3's
    t.do("away 4")
    t.open()                                                     # button 2, small blind 3, big blind 5
    assert kills(t) == [(3, 500)]
    assert turn(dealt(t)) == (1, Bet("bet", 600, 1200, 1200))
    t.do("fold 1", "fold 2")
    assert turn(t) == (3, Bet("bet", 0, 600, 600))


def test_a33_a_killer_in_the_big_blind_makes_it_up_and_does_not_speak_first() -> None:
    t = seated(house("omaha_hi_lo_3_6", oma__kill='"full"', oma__kill_threshold="1"), "1=9000", "2=9000", "3=9000")
    dealt(t).do("bet 3 600", "fold 1", "fold 2", "close")        # seat 3 scoops $7, the threshold is $3
    t.open()
    assert kills(t) == [(3, 300)]
    assert turn(dealt(t)) == (1, Bet("bet", 600, 1200, 1200))


@pytest.mark.parametrize(("threshold", "killed"), [("2", True), ("3", False)])
def test_a33_hi_lo_who_scoops_a_pot_of_that_size(threshold: str, killed: bool) -> None:
    t = seated(house("omaha_hi_lo_3_6", oma__kill='"full"', oma__kill_threshold=threshold), "1=9000", "2=9000")
    dealt(t).do("calls 2", "check 1")
    checked_down(t, "3h 7d Ts Kd Kc")
    shown(t, s1="Ah 2h Qs Js", s2="Ks Qd 9c 9d")
    assert pots(t) == {"main pot": 600}
    assert t.settlement.carried == (Carried(0, 1, (2,)) if killed else None)
    split = dealt(seated(house("omaha_hi_lo_3_6", oma__kill='"full"', oma__kill_threshold=threshold), "1=9000",
                         "2=9000"))
    checked_down(split, "3h 7d 8s Kd Kc")
    shown(split, s1="Ah 2h Qs Js", s2="Ks Qd 9c 9d")
    assert split.settlement.carried is None


def test_a33_a_void_hand_leaves_the_kill_where_it_was() -> None:
    t = won_by_the_big_blind(seated(house("omaha_3_6", oma__kill='"full"'), "1=9000", "2=9000", "3=9000"))
    dealt(t).do("say house deck void", "close")
    t.open()
    assert t.update.round.opened.carried == Carried(0, 1, (2,))
    won_by_the_big_blind(t).do("say house deck void", "close")
    won_by_the_big_blind(t)                                      # seat 3 again, from the same button
    assert t.update.round.opened.carried == Carried(0, 1, (3,))


def test_a33_a_kill_hand_that_is_dealt_again_is_killed_once() -> None:
    t = seated(house("omaha_3_6", oma__kill='"full"'), "1=9000", "2=9000", "3=9000")
    dealt(t).do("bet 3 600", "fold 1", "fold 2", "close")
    t.open()
    dealt(t).do("fold 1", "fold 2", "close")
    t.open()
    dealt(t).do("say house deck void", "close")
    t.open()
    assert (button(t), kills(t)) == (2, [(3, 500)])


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_oma_hilo_1_halves_differ_by_a_chip_at_most(seed: int) -> None:
    _, story = played(HI_LO.game, seed)
    assert story.current
    assert story.current.settlement
    for pot in story.current.settlement.pots:
        high, low = (sum(s.amount for s in pot.shares if s.half == half) for half in ("high", "low"))
        if low:
            assert 0 <= high - low <= 100
            assert high + low + pot.taken == pot.amount
        assert {s.party for s in pot.shares} <= set(pot.eligible) | {Party(0)}


@pytest.mark.parametrize("entry", ["actions", "contributions"])
def test_oma_rule_2_who_puts_in_more_than_he_has_is_told(entry: str) -> None:
    t = dealt(seated(house("omaha_3_6", poker__entry=f'"{entry}"'), "1=9000", "2=9000", "3=100"))
    t.do("stake 3 bet 100")
    assert not any("wrong.more_than_stack" in told for told in t.wrong())
    t.do("stake 3 bet 400")
    told = [i for i in t.update.irregularities if i.reason.key == "wrong.more_than_stack"]
    assert [i.reason for i in told] == [because("wrong.more_than_stack", party=Party(3), amount=500, most=100)]
