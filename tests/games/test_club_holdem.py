"""The club's hold'em, rule by rule, with its list of limits. Whole hands stand in transcripts/club_holdem."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist import engine
from dealer_assist.games.club import Club
from dealer_assist.games.game import Bet, Burn, Deal, Move, Offer, Reveal
from dealer_assist.games.house_file import House
from dealer_assist.table.events import Attendance, Due, Recorded, RoundClosed, SeatLeft, SeatTaken
from dealer_assist.table.places import BOARD, BURN, Party, seat
from dealer_assist.table.settlement import Verdict
from tests.games.poker_talk import back, board, checked_down, dealt, pots, seated, shown, turn
from tests.random_play import Dealer
from tests.table_talk import Table, house

NO_LIMIT, THREE_SIX = house("club_holdem_no_limit"), house("club_holdem_3_6")
ROWS = {name: house(f"club_holdem_{name}") for name in ("2_4", "3_6", "4_8", "6_12", "10_20", "15_30", "no_limit")}


def with_(name: str = "no_limit", **changes: str) -> House:
    return house(f"club_holdem_{name}", **changes)


def table(count: int, the_house: House = NO_LIMIT, chips: int = 50_000) -> Table:
    return seated(the_house, *(f"{n}={chips}" for n in range(1, count + 1)))


def folded_round(t: Table) -> Table:
    """All fold to the last of them; the next hand is opened."""
    dealt(t)
    while (step := t.update.step).__class__.__name__ == "Ask":
        t.do(f"fold {step.party}")  # type: ignore[union-attr]
    t.do("close")
    t.open()
    return t


def dues(t: Table) -> list[tuple[int, str, int, str]]:
    return [(d.by.seat, d.kind, d.least, d.rule) for d in t.update.round.opened.dues]


def button(t: Table) -> int:
    return t.update.round.opened.button


# ── button and blinds ──
def test_cch_btn_1_moves_clockwise_and_its_holder_gets_the_last_card() -> None:
    t = table(3)
    t.do("post 1", "post 2")
    order = []
    for _ in range(6):
        step = t.update.step
        assert isinstance(step, Deal)
        order.append(step.to.seat)
        t.do(f"deal {step.to} ??")
    assert (button(t), order) == (3, [1, 2, 3, 1, 2, 3])
    assert button(folded_round(table(3))) == 1


@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_cch_btn_2_nobody_has_the_button_twice_and_blinds_are_two_who_play(data: st.DataObject) -> None:
    """Players come, leave, go away and return between hands played by chance."""
    game = NO_LIMIT.game
    dealer, log, story = Dealer(data.draw(st.integers(0, 999))), list[Recorded](), engine.Story()
    buttons: list[int] = []

    def record(event: object) -> None:
        nonlocal story
        log.append(Recorded(len(log), len(log), "test", event))  # type: ignore[arg-type]
        story = engine.follow(game, story, log[-1])

    for n in (1, 3, 5):
        record(SeatTaken(Party(n), 10**6))
    for _ in range(8):
        opened = game.opening(story.sitting)
        record(opened)
        dealer.shuffle()
        for _ in range(250):
            assert story.current
            if (event := dealer.answer(story.current)) is None:
                break
            record(event)
        assert story.current
        assert story.current.settlement
        record(RoundClosed(opened.number, story.current.settlement))
        if opened.dues:
            seats = {s.party.seat for s in opened.seated}
            blinds = [d.by.seat for d in opened.dues if d.kind in ("small blind", "big blind")]
            assert opened.button in seats
            assert len(set(blinds)) == 2
            assert set(blinds) <= seats
            buttons.append(opened.button)
        here, away = set(story.sitting.chips), story.sitting.absent
        someone = Party(data.draw(st.integers(1, 6)))
        if someone not in here:
            record(SeatTaken(someone, 10**6))
        elif someone in away:
            record(Attendance(someone, True))
        elif len(here - away) > 2:
            record(data.draw(st.sampled_from([SeatLeft(someone), Attendance(someone, False)])))
    assert all(a != b for a, b in pairwise(buttons))


def test_cch_blind_1_and_cch_blind_2_owed_every_round_and_part_of_the_bet() -> None:
    t = table(4)
    assert dues(t) == [(1, "small blind", 500, "CCH-BLIND-1"), (2, "big blind", 1000, "CCH-BLIND-1")]
    folded_round(t)
    assert dues(t) == [(2, "small blind", 500, "CCH-BLIND-1"), (3, "big blind", 1000, "CCH-BLIND-1")]
    assert turn(dealt(t)) == (4, Bet("bet", 1000, 2000, 50_000))
    t.do("fold 4", "fold 1")
    assert turn(t)[1].call == 500


@pytest.mark.parametrize(("reading", "blinds", "first"), [
    ('"button_is_sb"', (2, 1), 2), ('"literal"', (1, 2), 1)])
def test_a23_and_cch_gap_1_blinds_of_two(reading: str, blinds: tuple[int, int], first: int) -> None:
    t = table(2, with_(cch__heads_up=reading))
    assert (button(t), tuple(d[0] for d in dues(t))) == (2, blinds)
    assert turn(dealt(t))[0] == first


def test_cch_act_1_left_of_the_blinds_then_left_of_the_button() -> None:
    t = dealt(table(5))
    assert turn(t)[0] == 3
    t.do("calls 3", "calls 4", "calls 5", "fold 1", "check 2")
    assert turn(board(t, "Kh 9d 5s"))[0] == 2


def test_cch_deal_1_flop_of_three_turn_river_with_a_round_of_betting_each() -> None:
    t = dealt(table(2))
    t.do("calls 2", "check 1")
    for cards in ("Kh 9d 5s", "2c", "3d"):
        board(t, cards).do("check 1", "check 2")
    assert isinstance(t.update.step, Offer)
    assert isinstance(t.update.step.then, Reveal)


@pytest.mark.parametrize(("option", "burns"), [('"burn before flop, turn and river"', True), ('"none"', False)])
def test_a03_burning(option: str, burns: bool) -> None:
    t = dealt(table(2, with_(deal__burn=option)))
    t.do("calls 2", "check 1")
    assert t.update.step == (Burn("A03") if burns else Deal(BOARD, True, "CCH-DEAL-1"))


# ── new players, missed blinds, changes of seat ──
def joined(who: str, hands: int, the_house: House = NO_LIMIT) -> Table:
    """Seats 1, 3, 5, 7 play so many hands (the button is first on 7), then another sits down."""
    t = seated(the_house, *(f"{n}=50000" for n in (1, 3, 5, 7)))
    for _ in range(hands):
        folded_round(t)
    t.do("say house deck void", "close", who)
    t.open()
    return t


# The button stays on 7 after the void hand: the blinds are 1 and 3.
@pytest.mark.parametrize(("who", "posts"), [
    ("sit 8 20000", None),                      # between the button and the small blind: waits
    ("sit 2 20000", "big blind"),               # between the blinds: the big blind is his
    ("sit 4 20000", "post"), ("sit 6 20000", "post"),
])
def test_cch_new_1_cch_new_2_and_a30_a_new_player_posts_or_waits(who: str, posts: str | None) -> None:
    t = joined(who, 0)
    n = int(who.split()[1])
    assert [(kind, amount) for by, kind, amount, _ in dues(t) if by == n] == ([(posts, 1000)] if posts else [])
    assert (n in {s.party.seat for s in t.update.round.opened.seated}) is bool(posts)
    if posts == "post":
        assert dues(t)[-1] == (n, "post", 1000, "A30")
        assert n not in t.game.order(t.update.round)  # type: ignore[attr-defined]
        t.do(f"post {n}")
        dealt(t)
        while turn(t)[0] != n:
            t.do(f"fold {turn(t)[0]}")
        assert turn(t)[1].call == 0                              # his post is live


def test_a30_none_a_new_player_is_dealt_in_without_paying() -> None:
    t = joined("sit 6 20000", 0, with_(cch__new_player_posts='"none"'))
    assert [d[1] for d in dues(t)] == ["small blind", "big blind"]
    assert dealt(t).update.round.dealt(seat(6)) == 2


def test_cch_new_1_who_waits_comes_in_on_his_big_blind() -> None:
    t = joined("sit 6 20000", 0)
    folded_round(t)                                              # he did not post: no cards
    assert t.update.round.opened.button == 1
    folded_round(t)
    assert dues(t)[:2] == [(5, "small blind", 500, "CCH-BLIND-1"), (6, "big blind", 1000, "CCH-BLIND-1")]
    assert len(dues(t)) == 2


def away(hands: int, the_house: House = NO_LIMIT) -> Table:
    """Seat 3 of five goes away before the first hand, button on 5, and comes back after so many."""
    t = table(5, the_house)
    t.do("say house deck void", "close", "away 3")
    t.open()
    for _ in range(hands):
        folded_round(t)
    t.do("say house deck void", "close", "back 3")
    t.open()
    return t


def test_cch_miss_1_the_big_blind_is_live_and_the_rest_dead_a62_a57() -> None:
    t = away(4)                                                  # the button passed him: 4 hands from seat 5
    assert [s.kind for s in t.story.sitting.missed] == ["post", "dead"]
    assert [d for d in dues(t) if d[0] == 3] == [(3, "post", 1000, "CCH-MISS-1"), (3, "dead", 500, "CCH-MISS-1")]
    t.do("post 3", "post 3")
    dealt(t)
    assert t.story.sitting.missed == ()
    look = t.game.look(t.update.round)  # type: ignore[attr-defined]
    assert (look.put[3], look.chips.dead[3], look.now[3]) == (1000, 500, 1000)


def test_cch_miss_2_nobody_makes_up_blinds_between_button_and_big_blind() -> None:
    t = away(2)                                                  # button 2: seat 3 would be next to it
    assert button(t) == 2
    assert 3 not in {s.party.seat for s in t.update.round.opened.seated}
    assert [d[0] for d in dues(t)] == [4, 5]


def test_cch_miss_1_or_he_waits_for_his_big_blind_and_owes_nothing() -> None:
    t = away(4)
    assert button(t) == 5
    folded_round(t)                                              # he does not post
    assert (2, "small blind", 500, "CCH-BLIND-1") in dues(t)
    assert [d for d in dues(t) if d[0] == 3] == [(3, "big blind", 1000, "CCH-BLIND-1")]
    assert t.story.sitting.missed == ()


def test_a62_a_small_blind_missed_alone_is_posted_dead() -> None:
    t = table(5)                                                 # button 5; seat 2 has the big blind
    folded_round(t)
    t.do("say house deck void", "close", "away 2")
    t.open()
    folded_round(t)
    assert [(d.kind, d.least) for d in t.story.sitting.missed] == [("dead", 500)]


@pytest.mark.parametrize(("option", "owed"), [
    ('"one set of blinds at most; a missed SB alone is posted dead"', {"post": 1000, "dead": 500}),
    ('"each missed blind"', {"post": 1000, "dead": 2000}),
])
def test_a62_after_two_rounds_no_more_than_a_big_blind_is_live(option: str, owed: dict[str, int]) -> None:
    t = away(8, with_(cch__missed=option))
    assert {kind: amount for by, kind, amount, _ in dues(t) if by == 3} == owed
    t.do("post 3", "post 3")
    assert t.story.sitting.missed == ()


def test_cch_miss_1_in_a_hand_that_is_dealt_again_who_posted_posts_again() -> None:
    t = away(4)
    before = t.update.round.opened
    t.do("post 3", "post 3")
    dealt(t).do("say house deck void", "close")
    assert t.story.sitting.missed == ()
    t.open()
    assert (button(t), t.update.round.opened.dues) == (5, before.dues)


def test_cch_miss_1_who_has_less_posts_what_he_has_the_live_part_first() -> None:
    t = away(4)
    t.do("say house deck void", "close", "buy 3 -48800")
    t.open()
    assert {kind: amount for by, kind, amount, _ in dues(t) if by == 3} == {"post": 1000, "dead": 200}


@pytest.mark.parametrize(("change", "rule"), [("change 7 6", None), ("change 7 8", "CCH-SEAT-1"), ("change 3 2", None)])
def test_cch_seat_1_free_unless_the_blind_has_passed_the_new_seat(change: str, rule: str | None) -> None:
    t = folded_round(seated(NO_LIMIT, *(f"{n}=50000" for n in (1, 3, 5, 7, 9))))      # the big blind is on 5
    t.do("say house deck void", "close", change)
    sitting = t.story.sitting
    assert [p.seat for p in Club.passed(sitting)] == ([8] if rule else [])


def test_when_all_others_wait_the_button_posts_the_small_blind_a23() -> None:
    t = seated(NO_LIMIT, "1=50000", "5=50000")
    folded_round(t)
    assert button(t) == 1
    t.do("say house deck void", "close", "sit 3 20000")
    t.open()
    assert dues(t) == [(1, "small blind", 500, "CCH-BLIND-1"), (5, "big blind", 1000, "CCH-BLIND-1")]


# ── the board ──
def on_the_board(*said: str) -> Table:
    t = checked_down(dealt(table(2, chips=20_000)), "Kh Kd Ks Kc As")
    t.do(*said)
    return shown(t, s2="7h 2d")


@pytest.mark.parametrize(("said", "winners"), [
    (("board 1", "move 1 muck", "move 3 muck"), {1, 2}),
    (("move 1 muck", "move 3 muck"), {2}),
    (("move 1 muck", "move 3 muck", "board 1"), {2}),
    (("move 1 muck", "board 1", "move 3 muck"), {1, 2}),
])
def test_cch_board_2_declared_before_the_cards_are_thrown_away(said: tuple[str, ...], winners: set[int]) -> None:
    t = on_the_board(*said)
    assert set(back(t)) - {0} == winners
    lost = {x.rule for x in t.settlement.lines if x.verdict is Verdict.LOSE}
    assert lost == (set() if 1 in winners else {"CCH-BOARD-2"})


def test_cch_board_1_any_of_his_cards_or_none() -> None:
    t = shown(checked_down(dealt(table(2, chips=20_000)), "Kh 9d 5s 2c 3d"), s1="Kc Ah", s2="9c 9h")
    assert set(back(t)) - {0} == {2}
    assert shown(on_the_board(), s1="3h 4d").wrong() == []


# ── limits, raises ──
def test_lim_fix_1_and_a64_the_first_figure_in_two_rounds_the_second_in_two() -> None:
    t = dealt(table(2, THREE_SIX))
    assert turn(t) == (2, Bet("bet", 200, 500, 500))
    t.do("calls 2", "check 1")
    for cards, bet in (("Kh 9d 5s", 300), ("2c", 600), ("3d", 600)):
        assert turn(board(t, cards)) == (1, Bet("bet", 0, bet, bet))
        t.do("check 1", "check 2")
    t = dealt(table(3, THREE_SIX))
    t.do("bet 3 500")
    assert "LIM-FIX-1 poker.raise_too_small" in t.wrong()


def test_a64_bets_between_the_two_figures() -> None:
    t = dealt(table(3, with_("3_6", lim__rounds='"from the first to the second figure in every round"')))
    assert turn(t) == (3, Bet("bet", 300, 600, 900))
    t.do("bet 3 750")                   # a raise of 450: the next is no less
    assert turn(t) == (1, Bet("bet", 650, 1100, 1250))
    t.do("fold 1", "calls 2")
    for cards in ("Kh 9d 5s", "2c", "3d"):
        assert turn(board(t, cards)) == (2, Bet("bet", 0, 300, 600))
        t.do("check 2", "check 3")
    assert not t.wrong()
    t = dealt(table(3, with_("3_6", lim__rounds='"from the first to the second figure in every round"')))
    t.do("bet 3 1000")
    assert t.wrong() == ["A64 poker.too_much"]
    t = dealt(table(4, with_("3_6", lim__rounds='"from the first to the second figure in every round"')))
    t.do("bet 4 600", "bet 1 900", "bet 2 1100")        # three raises
    assert turn(t)[1].most == 0


@pytest.mark.parametrize(("option", "multiway", "two"), [
    ('"bet+3 multiway, unlimited heads-up"', 0, 600), ('"bet+3"', 0, 0), ('"none"', 900, 600)])
def test_a31_and_cch_gap_1_how_often_may_be_raised(option: str, multiway: int, two: int) -> None:
    t = dealt(table(3, with_("3_6", cch__raise_cap=option)))
    t.do("bet 3 600", "bet 1 800", "bet 2 900")
    assert turn(t)[1].most == multiway
    t = dealt(table(2, with_("3_6", cch__raise_cap=option)))
    t.do("bet 2 500", "bet 1 600", "bet 2 600")
    assert turn(t)[1].most == two


@pytest.mark.parametrize(("option", "three_six", "fifteen_thirty"), [
    ('"half rounded down to $1"', 100, 700), ('"half rounded up to $1"', 200, 800), ('"exact half"', 150, 750)])
def test_a49_the_small_blind_of_limit_games(option: str, three_six: int, fifteen_thirty: int) -> None:
    for row, amount in (("3_6", three_six), ("15_30", fifteen_thirty)):
        assert dues(table(3, with_(row, lim__small_blind=option)))[0][2] == amount


def test_a48_the_figures_of_the_no_limit_game_are_the_blinds() -> None:
    assert turn(dealt(table(3))) == (3, Bet("bet", 1000, 2000, 50_000))


# ── what the house takes ──
# The row, its figures, its buy-in; the drop for nine, five, four and three players, with a flop and without.
@pytest.mark.parametrize(("row", "figures", "buy_in", "drops", "no_flop"), [
    ("2_4", (200, 400), 2000, (200, 200, 100, 0), 100),             # LIM-HE-2/4
    ("3_6", (300, 600), 3000, (300, 300, 200, 100), 100),           # LIM-HE-3/6
    ("4_8", (400, 800), 4000, (300, 300, 200, 100), 100),           # LIM-HE-4/8
    ("6_12", (600, 1200), 6000, (300, 300, 200, 100), 100),         # LIM-HE-6/12
    ("10_20", (1000, 2000), 10_000, (300, 300, 200, 100), 0),       # LIM-HE-10/20
    ("15_30", (1500, 3000), 15_000, (300, 300, 200, 100), 0),       # LIM-HE-15/30
    ("no_limit", (500, 1000), 10_000, (300, 300, 200, 100), 0),     # LIM-HE-NL
])
def test_lim_drop_1_lim_drop_2_lim_count_1_and_lim_buyin_1(
        row: str, figures: tuple[int, int], buy_in: int, drops: tuple[int, ...], no_flop: int) -> None:
    game = ROWS[row].game
    assert isinstance(game, Club)
    assert (game.small_bet, game.big_bet, game.buy_in) == (*figures, buy_in)
    for players, drop in zip((9, 5, 4, 3), drops, strict=True):
        t = dealt(table(players, ROWS[row]))
        while t.update.settlement is None:
            t.do(f"fold {turn(t)[0]}")
        assert back(t).get(0, 0) == (no_flop or drop)
        t = dealt(table(players, ROWS[row]))
        while turn(t)[1].call:
            t.do(f"calls {turn(t)[0]}")
        t.do(f"check {turn(t)[0]}")
        board(t, "Kh 9d 5s").do(f"bet 1 {figures[1] if row == 'no_limit' else figures[0]}")
        while t.update.settlement is None:
            t.do(f"fold {turn(t)[0]}")
        assert back(t).get(0, 0) == drop
    short = seated(ROWS[row], "1=50000", "2=50000")
    short.do(f"sit 3 {buy_in - 100}", f"sit 4 {buy_in}")
    against = [i for i in game.objections(short.story.sitting) if i.rule != "A47"]
    assert [(i.rule, dict(i.reason.values)["party"]) for i in against] == [("LIM-BUYIN-1", Party(3))]


@pytest.mark.parametrize(("option", "taken", "objects"), [('"none, call the floor"', 0, True), ('"1"', 100, False)])
def test_a47_three_players_at_2_4(option: str, taken: int, objects: bool) -> None:
    t = dealt(table(3, with_("2_4", lim__he24_le3=option)))
    assert [i.rule for i in t.game.objections(t.story.sitting)] == (["A47"] if objects else [])
    t.do("calls 3", "calls 1", "check 2")
    board(t, "Kh 9d 5s").do("bet 1 200", "fold 2", "fold 3")
    assert back(t).get(0, 0) == taken


def test_a50_from_the_pot_before_odd_chips_or_from_the_button_before_the_deal() -> None:
    t = table(4, with_(cch__collection_from='"button"'))
    assert dues(t)[-1] == (4, "collection", 200, "A50")
    dealt(t).do("fold 3", "fold 4", "fold 1")
    assert [(x.party.seat, x.verdict) for x in t.settlement.lines if x.kind == "collection"] == [
        (4, Verdict.TAKEN)]
    assert (back(t), pots(t), t.wrong()) == ({2: 1500}, {"main pot": 1000}, [])
    t.do("close")
    assert t.story.sitting.chips[Party(4)] == 49_800


def test_a50_the_button_pays_for_who_may_still_post_or_wait() -> None:
    t = seated(with_(cch__collection_from='"button"'), *(f"{n}=50000" for n in (1, 3, 5, 7)))
    t.do("say house deck void", "close", "sit 6 20000")
    t.open()
    [due] = [d for d in t.update.round.opened.dues if d.kind == "collection"]
    assert due == Due(Party(7), seat(7), "collection", 200, 300, "A50")


def test_lim_seat_1_two_to_nine() -> None:
    for count, rules in ((1, ["LIM-SEAT-1"]), (9, []), (10, ["LIM-SEAT-1"])):
        t = Table(THREE_SIX, tuple(f"{n}=50000" for n in range(1, count + 1)))
        assert [i.rule for i in THREE_SIX.game.objections(t.story.sitting)] == rules


# ── what the missing general rules would say (A51) ──
def test_a51_one_exposed_card_becomes_the_burn_card_and_is_replaced() -> None:
    t = table(3)
    t.do("post 1", "post 2", "deal seat 1 ??", "deal seat 2 ??", "deal seat 3 9h")
    t.do("deal seat 1 ??", "deal seat 2 ??", "deal seat 3 ??")
    steps = [t.update.step, t.do("move 3 burn").step]
    assert steps == [Move(203, BURN, "A51"), Deal(seat(3), False, "A51")]
    t.do("deal seat 3 ??")
    assert [i.prescribes.key for i in t.update.irregularities if i.prescribes] == ["prescribes.replaced"]
    assert turn(t)[0] == 3
    t.do("calls 3", "calls 1", "check 2")
    assert t.update.step == Deal(BOARD, True, "CCH-DEAL-1")      # the burn card lies there already


@pytest.mark.parametrize("cards", [("9h", "??", "??"), ("??", "??", "9h", "Ts")])
def test_a51_the_first_card_or_two_cards_exposed_are_a_misdeal(cards: tuple[str, ...]) -> None:
    t = table(3)
    t.do("post 1", "post 2", *(f"deal seat {n % 3 + 1} {card}" for n, card in enumerate(cards)))
    dealt(t)
    assert {i.prescribes.key for i in t.update.irregularities if i.prescribes} == {"prescribes.misdeal"}
    assert turn(t)[0] == 3


def test_a51_a_card_shown_by_its_player_plays_on_and_a_hand_tabled_late_is_no_fault() -> None:
    t = dealt(table(2))
    t.do("turn 1 9h", "calls 2", "check 1")
    assert t.wrong() == ["CCH-DEAL-1 poker.exposed"]
    t = shown(checked_down(dealt(table(2)), "Kh 9d 5s 2c 3d"), s1="Ah Ad", s2="7h 7c")
    assert t.wrong() == []


def test_a51_sums_with_a_post_and_dead_money() -> None:
    t = table(5, with_(poker__entry='"contributions"'))
    t.do("say house deck void", "close", "away 3")
    for last in (4, 5, 1, 2):                                    # button 5, 1, 2, 4; seat 3 is away
        t.open()
        dealt(t).do(*(f"fold {n}" for n in (1, 2, 4, 5) if n != last), f"bet {last} 1000", "close")
    t.do("back 3")
    t.open()
    t.do("post 3", "post 3")
    for n in (1, 2, 3, 4, 5) * 2:
        t.do(f"deal seat {n} ??")
    t.do("bet 1 1000", "fold 1", "bet 2 1000", "fold 2", "bet 5 1000", "fold 5")
    board(t, "Kh 9d 5s").do("bet 3 2000", "bet 4 3000")
    board(t, "2c")
    board(t, "3d")
    shown(t, s3="Ah Ad", s4="7h 7c")
    assert pots(t) == {"main pot": 1000 * 3 + 3000 * 2 + 500}
