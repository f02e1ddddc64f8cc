"""Push Nine, rule by rule. What whole hands look like stands in transcripts/push_nine."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist import engine
from dealer_assist.cards import Card, Rank
from dealer_assist.games.game import Ask, AskAny, Bet, Deal, Move, Offer, Settle
from dealer_assist.games.house_file import House
from dealer_assist.games.push_nine import Order, PushNine, ranked
from dealer_assist.games.push_pot import BACKS, COW, PARTNER
from dealer_assist.table.events import (
    Amended,
    CardSeen,
    ChipsChanged,
    Decided,
    DeckChanged,
    Recorded,
    RoundClosed,
    RoundEvent,
    RoundOpened,
    SeatLeft,
    SeatTaken,
    Staked,
    TableEvent,
)
from dealer_assist.table.places import POT, Party, seat
from dealer_assist.table.round import Round
from dealer_assist.table.settlement import Carried, Settlement, Verdict
from tests.random_play import DECK, Dealer
from tests.table_talk import Table, house

CLUB = house("push_nine_club", p9__collection="0")
SHIPPED = house("push_nine_club")
NINE = ("9h Kh Jd", "9s Ks Jc", "9c Kd Js", "9d Kc Jh")


def table(*chips: int, button: int = 1, the_house: House = CLUB) -> Table:
    """Seats with these chips, after the draw."""
    t = Table(the_house, tuple(f"{n}={stack}" for n, stack in enumerate(chips, 1)))
    for n in range(1, len(chips) + 1):
        t.do(f"deal seat {n} {'A' if n == button else 'K2345678'[n]}{'cdhs'[n % 4]}")
    t.do("close")
    t.open()
    return t


def game(t: Table) -> PushNine:
    assert isinstance(t.game, PushNine)
    return t.game


def order(t: Table) -> tuple[int, ...]:
    return game(t).order(t.update.round)


def dealt(t: Table) -> None:
    """Antes and three cards each."""
    antes(t)
    for _ in range(3):
        for n in order(t):
            t.do(f"deal seat {n} ??")


def antes(t: Table) -> None:
    for due in t.update.round.opened.dues:
        if due.by.seat in order(t):
            t.do(f"stake {due.by} {due.kind} {due.least}")


def shown(t: Table, **hands: str) -> None:
    """``s1="9h Kh Jd"``: in the order in which they are declared."""
    for name, cards in hands.items():
        lying = [c.card % 100 for c in t.update.round.cards if c.dealt_to == seat(int(name[1:]))]
        for card, face in zip(lying, cards.split(), strict=True):
            t.do(f"turn {card} {face}")


def closed(t: Table) -> Carried | None:
    carried = t.settlement.carried
    t.do("close")
    t.open()
    return carried


def pushed(*chips: int, the_house: House = CLUB, bet: int = 600, pushers: tuple[int, ...] = (1, 2)) -> Table:
    """A hand that these seats pushed, all others having folded; the next one is open."""
    t = table(*chips, the_house=the_house)
    dealt(t)
    for n in (1, *(n for n in order(t) if n != 1)):
        t.do(f"stake {n} bet {bet}" if n in pushers else f"fold {n}")
    shown(t, **{f"s{n}": NINE[n - 1] for n in pushers})
    closed(t)
    return t


def carried(t: Table) -> Carried:
    found = t.update.round.opened.carried
    assert found
    return found


# ── the hands ──
def test_p9_rank_1_and_p9_rank_3_known_numbers_of_all_22100_hands() -> None:
    counted = Counter(ranked(hand, Order.SEED).name for hand in combinations(DECK, 3))
    points = (2096, 2080, 2096, 2208, 2096, 2144, 2096, 2144, 2096, 2080)
    assert counted == {"three_of_a_kind": 52, "straight": 768, "three_faces": 144,
                       **{f"points_{n}": count for n, count in enumerate(points)}}


def made(cards: str, by: Order = Order.SEED) -> tuple[int, ...]:
    return ranked(tuple(map(Card.parse, cards.split())), by).strength


def test_p9_rank_1_the_order_of_the_page() -> None:
    falling = ["Ac Ad Ah", "Kc Kd Kh", "2c 2d 2h", "Ac Kd Qh", "Kc Qd Jh", "4c 3d 2h", "3c 2d Ah", "Kc Kd Jh",
               "9c Kd Th", "8c Kd Th", "Ac 9d Kh"]
    strengths = [made(cards) for cards in falling]
    assert strengths == sorted(strengths, reverse=True)
    assert len(set(strengths)) == len(falling)
    assert made("Kc Ad 2h")[0] == 0          # no straight goes round the corner


def test_a37_by_rarity_three_faces_beat_a_straight() -> None:
    assert made("Kc Kd Jh") < made("3c 2d Ah")
    assert made("Kc Kd Jh", Order.BY_RARITY) > made("Ac Kd Qh", Order.BY_RARITY)
    assert made("Kc Kd Jh", Order.BY_RARITY) < made("2c 2d 2h", Order.BY_RARITY)
    t = table(5000, 5000, the_house=house("push_nine_club", p9__collection="0", p9__order='"by_rarity"'))
    dealt(t)
    t.do("check 1", "check 2")
    shown(t, s1="Ac Kd Qh", s2="Jc Jd Qs")
    assert t.verdicts()["2 main pot"] == ("win", 100, 200)


def test_a38_and_p9_rank_2_six_patterns_all_equal() -> None:
    patterns = ["Kc Kd Qh", "Kc Kd Jh", "Qc Qd Kh", "Qc Qd Jh", "Jc Jd Kh", "Jc Jd Qh"]
    assert {made(cards) for cards in patterns} == {(1, 0)}
    assert made("Kc Kd Kh")[0] == 3
    assert made("Kc Qd Jh")[0] == 2


@pytest.mark.parametrize(("cards", "points"), [
    ("Ac Kd 9h", 0), ("7c 3d 9h", 9), ("Kc Td 8h", 8), ("5c 5d 6h", 6), ("8c 8d 9h", 5), ("Tc Td Kh", 0)])
def test_p9_rank_3_points(cards: str, points: int) -> None:
    assert made(cards) == (0, points)


@given(st.lists(st.sampled_from(DECK), min_size=3, max_size=3, unique=True), st.permutations("cdhs"))
def test_p9_rank_4_suits_decide_nothing(hand: list[Card], suits: list[str]) -> None:
    other = [Card.parse(c.rank.letter + suits["cdhs".index(c.suit)]) for c in hand]
    for by in Order:
        assert ranked(hand, by).strength == ranked(other, by).strength == ranked(hand[::-1], by).strength


def test_p9_rank_4_equal_hands_push_though_one_has_a_pair_and_one_a_flush() -> None:
    t = table(5000, 5000)
    dealt(t)
    t.do("check 1", "check 2")
    shown(t, s1="4c 4h Ad", s2="Ts 7s 2s")
    assert t.verdicts() == {"2 main pot": ("carried", 100, 0), "1 main pot": ("carried", 100, 0)}
    assert set(t.rules().values()) == {"P9-PUSH-16"}


# ── button, antes, betting ──
def test_p9_4_high_card_gets_the_first_button_and_equal_ones_draw_again() -> None:
    t = Table(CLUB, (1, 2, 3))
    assert t.update.round.opened.button == 0
    t.deal("seat 1", "Kd")
    t.deal("seat 2", "Kh")
    assert t.deal("seat 3", "4c").step == Deal(seat(1), True, "P9-4")
    t.deal("seat 1", "2d")
    assert isinstance(t.deal("seat 2", "3c").step, Settle)
    closed(t)
    assert t.update.round.opened.button == 2


def test_p9_4_and_a56_the_winner_gets_the_button_and_acts_first() -> None:
    t = table(5000, 5000, 5000)
    dealt(t)
    assert isinstance(t.update.step, Ask)
    assert t.update.step.party == Party(1)
    t.do("check 1", "stake 2 bet 200", "fold 3", "fold 1")
    assert t.verdicts()["2 main pot"] == ("win", 100, 300)
    closed(t)
    assert t.update.round.opened.button == 2
    dealt(t)
    assert isinstance(t.update.step, Ask)
    assert t.update.step.party == Party(2)


def test_p9_4_a_winner_who_left_hands_the_button_on() -> None:
    t = table(5000, 5000, 5000)
    dealt(t)
    t.do("stake 1 bet 200", "fold 2", "fold 3", "close")
    t.record(SeatLeft(Party(1)))
    t.open()
    assert t.update.round.opened.button == 2


def test_p9_5_and_p9_coll_1_everybody_antes_and_the_button_pays_the_collection() -> None:
    t = table(5000, 5000, 5000, button=2, the_house=house("push_nine_club"))
    assert [(d.by.seat, d.kind, d.least, d.rule) for d in t.update.round.opened.dues] == [
        (2, "collection", 200, "P9-COLL-1"), (1, "ante", 100, "P9-5"), (2, "ante", 100, "P9-5"),
        (3, "ante", 100, "P9-5")]
    dealt(t)
    assert isinstance(t.update.step, Ask)
    assert t.update.step.bet
    assert t.update.step.bet.most == 5000 - 200 - 100       # the collection does not play
    t.do("fold 2", "fold 3")
    assert t.verdicts() == {"2 collection": ("taken", 200, 0), "2 main pot": ("lose", 100, 0),
                            "3 main pot": ("lose", 100, 0), "1 main pot": ("win", 100, 300)}
    assert t.rules()["2 collection"] == "P9-COLL-1"


def test_p9_5_who_has_not_the_ante_is_not_dealt_in() -> None:
    t = table(5000, 5000, 5000)
    t.record(SeatTaken(Party(5), 50))
    assert [i.rule for i in t.game.objections(t.story.sitting)] == ["P9-5"]
    assert 5 not in [s.party.seat for s in t.game.opening(t.story.sitting).seated]
    t.do("stake 1 ante 100", "stake 1 ante 100")
    assert "P9-5 wrong.limits" in t.wrong()


# What was put in or said on box 1's turn; what is found, and what is prescribed.
@pytest.mark.parametrize(("acts", "found", "prescribes"), [
    (("stake 1 bet 100",), ["P9-7 poker.raise_too_small"], "prescribes.make_up"),
    (("stake 1 bet 400", "check 2"), ["A56 poker.check_to_bet"], "prescribes.call_or_fold"),
    (("stake 1 bet 400", "stake 2 bet 300"), ["A56 poker.too_little"], "prescribes.call_or_fold"),
    (("stake 1 bet 400", "stake 2 bet 500"), ["P9-7 p9.raise_too_small"], "prescribes.only_call"),
    (("stake 1 bet 400", "stake 2 bet 600"), ["P9-7 p9.raise_too_small"], "prescribes.make_up"),
    (("stake 1 bet 200", "stake 2 bet 400", "stake 3 bet 600", "stake 1 bet 600", "stake 2 bet 600"),
     ["P9-6 p9.too_many_raises"], "prescribes.only_call"),
    (("stake 2 bet 400", "stake 3 bet 400"), ["A56 poker.out_of_turn"], "prescribes.stands_unless_changed"),
    (("fold 3",), ["A56 poker.out_of_turn"], "prescribes.fold_stands"),
    (("stake 1 bet 400", "stake 1 bet 400"), ["A56 poker.string_bet"], "prescribes.first_chips"),
    (("check 1", "check 2", "check 3", "stake 1 bet 400"), ["A56 poker.betting_is_over"], "prescribes.give_back"),
    (("fold 1", "stake 1 bet 400"), ["P9-PUSH-17 poker.chips_aside"], "prescribes.give_back"),
])
def test_p9_6_p9_7_a56_bets_that_are_not_right_are_told_once_with_what_is_prescribed(
        acts: tuple[str, ...], found: list[str], prescribes: str) -> None:
    t = table(5000, 5000, 5000)
    dealt(t)
    t.do(*acts)
    assert t.wrong() == found
    assert [i.prescribes and i.prescribes.key for i in t.update.irregularities] == [prescribes]


def test_p9_2_more_than_lies_on_the_table_does_not_play() -> None:
    t = table(5000, 5000, 5000)
    dealt(t)
    t.do("stake 1 bet 6000")
    assert t.wrong() == ["P9-2 wrong.more_than_stack", "P9-2 poker.too_much"]


def test_p9_5_p9_coll_1_ante_and_collection_that_are_missing_or_not_due() -> None:
    t = table(5000, 5000, 5000, the_house=SHIPPED)
    t.do("stake 2 collection 200", "stake 1 ante 100", "stake 2 ante 100")
    assert t.wrong() == ["P9-COLL-1 poker.not_due"]
    for _ in range(3):
        t.do("deal seat 2 ??", "deal seat 3 ??", "deal seat 1 ??")
    assert sorted(t.wrong()) == ["P9-5 poker.not_posted", "P9-COLL-1 poker.not_due", "P9-COLL-1 poker.not_posted"]
    t.do("stake 3 ante 100", "stake 1 collection 200")
    assert isinstance(t.update.step, Ask)


def raised(t: Table, *said: str) -> tuple[int, int]:
    """The least and the most that may be bet now."""
    dealt(t)
    step = t.do(*said).step
    assert isinstance(step, Ask)
    assert step.bet
    return step.bet.least, step.bet.most


def test_p9_6_one_bet_and_three_raises_unless_two_are_left() -> None:
    bets = ("stake 1 bet 200", "stake 2 bet 400", "stake 3 bet 600")
    assert raised(table(5000, 5000, 5000), *bets) == (600, 4700)
    assert raised(table(5000, 5000, 5000), *bets, "stake 1 bet 600") == (0, 0)
    assert raised(table(5000, 5000, 5000), *bets, "stake 1 bet 600", "fold 2") == (400, 4300)
    assert raised(table(5000, 5000), "stake 1 bet 200", "stake 2 bet 400", "stake 1 bet 400", "stake 2 bet 400",
                  "stake 1 bet 400") == (400, 4100)


def test_p9_7_a_raise_is_no_less_than_the_bet_or_raise_before() -> None:
    assert raised(table(5000, 5000, 5000), "stake 1 bet 700") == (1400, 4900)
    assert raised(table(5000, 5000, 5000), "stake 1 bet 700", "stake 2 bet 2000") == (3300, 4900)
    limit = house("push_nine_club", p9__collection="0", p9__limit='"limit"')
    assert raised(table(5000, 5000, 5000, the_house=limit), "stake 1 bet 200") == (400, 400)


def test_p9_2_chips_bought_during_the_hand_do_not_play() -> None:
    t = table(5000, 400, 5000)
    dealt(t)
    t.do("stake 1 bet 1000")
    t.record(ChipsChanged(Party(2), 10_000))
    assert "P9-2 poker.bought_in_play" in t.wrong()
    assert isinstance(t.update.step, Ask)
    assert t.update.step.bet
    assert (t.update.step.bet.call, t.update.step.bet.most) == (300, 0)


def test_p9_3_a_new_deck_may_be_asked_for_after_nine_hands() -> None:
    t = table(9000, 9000)

    def objected() -> list[str]:
        change = Recorded(len(t.log), 0, "test", DeckChanged(1))
        return [i.rule for i in t.game.objections(engine.follow(t.game, t.story, change).sitting)]

    for hand in range(1, 10):
        dealt(t)
        t.do(f"fold {t.update.round.opened.button}")
        t.do("close")
        assert objected() == (["P9-3"] if hand < 9 else [])
        t.open()
    dealt(t)
    t.do("house on deck: fouled", "close")
    assert objected() == []


# ── cards ──
def test_p9_12_who_has_looked_must_keep_the_card() -> None:
    t = table(5000, 5000)
    antes(t)
    assert t.do("deal seat 2 9d").step == Ask(Party(2), seat(2), ("keep", "replace", "looked"), "P9-12")
    assert t.do("say 2 looked").step == Deal(seat(1), False, "P9-11")
    t.do("deal seat 1 ??")
    assert t.do("deal seat 2 Tc").step == Deal(seat(1), False, "P9-11")        # nothing is asked a second time
    assert not t.wrong()


def test_p9_12_and_p9_13_another_from_the_top_when_all_have_theirs() -> None:
    t = table(5000, 5000)
    antes(t)
    t.do("deal seat 2 9d", "say 2 replace")
    assert isinstance(t.update.step, Move)
    assert t.update.step.rule == "P9-13"
    t.do("move 1 muck", "deal seat 1 ??", "deal seat 2 ??", "deal seat 1 ??", "deal seat 2 ??")
    assert t.do("deal seat 1 ??").step == Deal(seat(2), False, "P9-13")
    t.do("deal seat 2 ??", "check 1", "check 2")
    shown(t, s1="2c 3d 3h")
    t.do("turn 3 4c", "turn 5 5c", "turn 7 Tc")
    assert t.verdicts()["2 main pot"] == ("win", 100, 200)
    assert not t.wrong()


def test_p9_11_and_a34_a_misdeal_before_the_first_action_a_dead_hand_after_it() -> None:
    t = table(5000, 5000, 5000)
    dealt(t)
    t.do("deal seat 2 ??")
    assert isinstance(t.update.step, Settle)
    assert t.update.step.rule == "P9-11"
    assert {v[0] for v in t.verdicts().values()} == {"returned"}
    t = table(5000, 5000, 5000)
    dealt(t)
    t.do("stake 1 bet 200", "deal seat 2 ??", "stake 3 bet 200")
    assert "P9-11 p9.dead_count" in t.wrong()
    shown(t, s1="2c 3d 3h", s3="2d 2h 3c")
    assert t.verdicts()["2 main pot"] == ("lose", 100, 0)
    assert t.rules()["2 main pot"] == "P9-11"
    closed(t)
    dealt(t)
    missing = next(e.seq for e in t.log if isinstance(e.event, CardSeen) and e.seq == len(t.log) - 1)
    t.do("check 1", f"amend {missing}:")
    assert "P9-11 p9.dead_count" in t.wrong()


def test_a34_a_house_may_call_every_wrong_count_a_misdeal() -> None:
    t = table(5000, 5000, the_house=house("push_nine_club", p9__collection="0", p9__count_error='"misdeal"'))
    dealt(t)
    t.do("stake 1 bet 200", "deal seat 2 ??")
    assert isinstance(t.update.step, Settle)
    assert t.verdicts()["1 bet"] == ("returned", 200, 200)


@pytest.mark.parametrize(("said", "rule"), [
    ("house on seat 2: dropped", "P9-10"), ("house on seat 2: touched", "P9-9"), ("move 1 muck", "P9-9"),
    ("house on seat 2: dead hand", "GEN-DISP-1")])
def test_p9_9_and_p9_10_a_dead_hand_forfeits_its_chips(said: str, rule: str) -> None:
    t = table(5000, 5000, 5000)
    dealt(t)
    t.do("stake 1 bet 200", "stake 2 bet 400", said, "stake 3 bet 400")
    assert not [w for w in t.wrong() if "departure" in w]
    t.do("fold 1")
    assert t.verdicts() == {"2 main pot": ("lose", 500, 0), "3 main pot": ("win", 500, 1300),
                            "1 main pot": ("lose", 300, 0)}
    assert t.rules()["2 main pot"] == rule


def test_p9_9_a_hand_thrown_away_claims_nothing_and_is_no_irregularity() -> None:
    t = table(5000, 5000, 5000)
    dealt(t)
    t.do("check 1", "check 2", "check 3", "move 1 muck")
    assert "P9-9 p9.touched" in t.wrong()
    t.do("move 4 muck", "move 7 muck")
    assert not t.wrong()
    shown(t, s1="2c 3d 3h", s3="4c 5d Th")
    assert t.verdicts()["2 main pot"] == ("lose", 100, 0)
    assert t.rules()["2 main pot"] == "P9-9"


def test_p9_9_a_hand_that_was_shown_or_has_won_is_not_killed_by_the_muck() -> None:
    t = table(5000, 5000)
    dealt(t)
    t.do("check 1", "check 2")
    shown(t, s1="2c 3d 3h", s2="4c 5d Th")
    won = t.verdicts()
    for card in range(1, 7):
        t.do(f"move {card} muck")
    assert t.verdicts() == won
    t = table(5000, 5000)
    dealt(t)
    t.do("fold 1", "move 1 muck", "move 3 muck", "move 5 muck")
    assert t.verdicts()["2 main pot"] == ("win", 100, 200)


def test_p9_14_a_boxed_card_is_a_misdeal_at_any_time() -> None:
    t = table(5000, 5000, the_house=house("push_nine_club"))
    dealt(t)
    t.do("stake 1 bet 200", "house on deck: boxed card")
    assert isinstance(t.update.step, Settle)
    assert t.update.step.rule == "P9-14"
    assert t.verdicts()["1 collection"] == ("returned", 200, 200)
    closed(t)
    assert t.update.round.opened.button == 1


@pytest.mark.parametrize("said", [("house on deck: fouled",), ("turn 1 9c", "turn 2 9c")])
def test_p9_8_a55_a63_gen_deck_1_a_fouled_deck_gives_this_hands_money_back_and_the_push_pot_stays(
        said: tuple[str, ...]) -> None:
    t = pushed(5000, 5000, 5000, the_house=house("push_nine_club"))
    push = carried(t)
    t.do("stake 3 buy-in 700")
    dealt(t)
    t.do("stake 2 bet 200", *said)
    assert isinstance(t.update.step, Settle)
    assert t.update.step.rule == "P9-8"
    assert t.verdicts()["3 buy-in"] == ("returned", 700, 700)
    assert t.verdicts()["2 bet"] == ("returned", 200, 200)
    assert t.verdicts()["2 collection"] == ("taken", 200, 0)      # it never was in the pot
    assert closed(t) == push
    assert t.update.round.opened.button == 2


def test_gen_disp_1_the_inspector_voids_a_push_hand_and_the_pot_stays() -> None:
    t = pushed(5000, 5000, 5000)
    push = carried(t)
    dealt(t)
    t.do("stake 2 bet 200", "house on deck: void")
    assert {v[0] for v in t.verdicts().values()} == {"returned"}
    assert set(t.rules().values()) == {"GEN-DISP-1"}
    assert closed(t) == push


# ── two are left ──
def test_p9_15_two_left_may_share_while_nobody_has_bet() -> None:
    t = table(5000, 5000, 5000)
    dealt(t)
    assert isinstance(t.update.step, Ask)
    assert t.update.step.choices == ("check", "fold")
    step = t.do("fold 1").step
    assert isinstance(step, Ask)
    assert (step.party, step.choices) == (Party(2), ("check", "fold", "split"))
    assert t.do("say 2 split").step == Ask(Party(3), seat(3), ("split", "declined"), "P9-15")
    step = t.do("say 3 split").step
    assert isinstance(step, Settle)
    assert step.rule == "P9-15"
    t.do("move 1 muck", "move 2 muck")
    assert t.verdicts() == {"2 main pot": ("win", 100, 200), "3 main pot": ("win", 100, 100),
                            "1 main pot": ("lose", 100, 0)}
    assert dict(next(x for x in t.settlement.lines if x.party == Party(2)).reason.values)["odd"] == 100


def test_p9_15_not_after_a_bet_and_not_when_one_declines() -> None:
    t = table(5000, 5000)
    dealt(t)
    step = t.do("say 1 split", "declined 2").step
    assert isinstance(step, Ask)
    assert (step.party, step.choices) == (Party(1), ("check", "fold"))
    step = t.do("stake 1 bet 200").step
    assert isinstance(step, Ask)
    assert step.choices == ("fold",)
    t.do("say 2 split", "stake 2 bet 200")
    assert not isinstance(t.update.step, Settle)


# ── push pots ──
def test_p9_push_16_and_17_pushers_need_not_buy_in_and_only_who_was_dealt_in_may() -> None:
    t = pushed(5000, 5000, 5000)
    t.record(SeatTaken(Party(4), 5000))
    assert isinstance(t.update.step, Offer)
    assert [(d.by.seat, d.least, d.rule) for d in t.update.step.dues if d.kind == "buy-in"] == [(3, 800, "P9-PUSH-18")]
    assert order(t) == (1, 2)
    t.do("stake 4 buy-in 800", "stake 1 buy-in 800")
    assert [w for w in t.wrong() if "departure" not in w] == ["P9-PUSH-17 p9.not_open", "P9-PUSH-16 p9.needs_none"]
    antes(t)
    t.do("declined 3")
    dealt(t)
    assert t.do("check 2", "check 1").settlement is None
    shown(t, s1="2c 2d 2h", s2="3c 4d 5h")
    assert t.verdicts()["4 buy-in"] == t.verdicts()["1 buy-in"] == ("returned", 800, 800)


def test_p9_push_17_dealt_in_when_it_was_pushed_last() -> None:
    t = pushed(5000, 5000, 5000, 5000)
    t.do("stake 3 buy-in 800", "declined 4")
    dealt(t)
    for n in (2, 3, 1):
        t.do(f"check {n}")
    shown(t, s1="2c 3d 3h", s2="2d 3c Th", s3="5c 4d Tc")
    assert closed(t) is None
    t = pushed(5000, 5000, 5000, 5000)
    t.do("stake 3 buy-in 800")
    dealt(t)
    for n in (2, 3, 1):
        t.do(f"check {n}")
    shown(t, s1="2c 3d 3h", s2="2d 3c 3s", s3="Ac 4d Tc")
    closed(t)
    assert (carried(t).times, carried(t).holders, carried(t).may_join) == (2, (1, 2), (3,))


@pytest.mark.parametrize(("option", "pushers", "price"), [
    ("pot ÷ pushers", (1, 2), 800), ("pot ÷ pushers", (1, 2, 3), 800), ("pot", (1, 2), 1600)])
def test_p9_push_18_and_a35_the_exact_amount(option: str, pushers: tuple[int, ...], price: int) -> None:
    the_house = house("push_nine_club", p9__collection="0", p9__buyin=f'"{option}"')
    t = pushed(5000, 5000, 5000, 5000, the_house=the_house, pushers=pushers)
    assert carried(t).amount == 400 + 600 * len(pushers)
    assert isinstance(t.update.step, Offer)
    due = next(d for d in t.update.step.dues if d.by == Party(4))
    assert (due.least, due.most) == (price, price)


def test_p9_push_18_more_goes_back_and_less_buys_nothing() -> None:
    t = pushed(5000, 5000, 5000, 5000)
    t.do("stake 3 buy-in 1000", "stake 4 buy-in 700")
    dealt(t)
    assert order(t) == (3, 1, 2)
    assert {"P9-PUSH-18 p9.over", "P9-PUSH-18 p9.not_exact"} <= set(t.wrong())
    for n in (2, 3, 1):
        t.do(f"check {n}")
    shown(t, s1="2c 3d 3h", s2="2d 3c Th", s3="4c 5d Tc")
    assert t.verdicts() == {"3 buy-in": ("returned", 200, 200), "4 buy-in": ("returned", 700, 700),
                            "3 main pot": ("win", 900, 1600 + 800 + 300), "1 main pot": ("lose", 100, 0),
                            "2 main pot": ("lose", 100, 0)}


def test_p9_push_18_a_buy_in_after_the_first_card_goes_back() -> None:
    t = pushed(5000, 5000, 5000)
    dealt(t)
    t.do("stake 3 buy-in 800")
    assert "P9-PUSH-18 p9.late_buy_in" in t.wrong()
    assert order(t) == (1, 2)


def test_p9_push_19_first_pusher_left_of_the_button_deals_and_the_last_to_declare_cuts() -> None:
    the_house = house("push_nine_club", p9__collection="0", p9__confirm_cut="true")
    t = table(5000, 5000, 5000, 5000, button=2, the_house=the_house)
    dealt(t)
    t.do("check 2", "check 3", "fold 4", "check 1")
    shown(t, s3=NINE[2], s1=NINE[0], s2="2c 2d 3h")
    reason = dict(next(x for x in t.settlement.lines if x.verdict is Verdict.CARRIED).reason.values)
    assert (reason["button"], reason["cutter"], reason["hand"], reason["times"]) == (seat(3), seat(1), "points_9", 1)
    closed(t)
    assert t.update.round.opened.button == 3
    assert carried(t).holders == (3, 1)
    t.do("declined 2", "declined 4")
    antes(t)
    step = t.update.step
    assert isinstance(step, Ask)
    assert (step.party, step.choices, step.rule) == (Party(1), ("cut",), "P9-PUSH-19")
    assert t.do("say 1 deck cut").step == Deal(seat(1), False, "P9-11")


def test_p9_push_20_the_third_push_is_shared_and_a28_the_odd_chip() -> None:
    t = pushed(5000, 5000, 5000, 5000)
    t.do("stake 3 buy-in 800", "declined 4")
    dealt(t)
    for n in (2, 3, 1):
        t.do(f"check {n}")
    shown(t, s2=NINE[1], s1=NINE[0], s3="8c 8d 2d")
    closed(t)
    assert (carried(t).times, carried(t).amount, t.update.round.opened.button) == (2, 2700, 1)
    t.do("stake 3 buy-in 1400")
    dealt(t)
    for n in (1, 2, 3):
        t.do(f"check {n}")
    shown(t, s1=NINE[0], s2=NINE[1], s3=NINE[2])
    assert t.verdicts() == {"2 main pot": ("win", 100, 1500), "3 main pot": ("win", 1500, 1500),
                            "1 main pot": ("win", 100, 1400)}
    assert set(t.rules().values()) == {"P9-PUSH-20"}
    assert [dict(x.reason.values).get("odd") for x in t.settlement.lines] == [100, 100, None]
    assert closed(t) is None


@pytest.mark.parametrize(("odd_chip", "shares"), [
    ("left_of_button", (200, 200, 100)), ("all_to_first", (300, 100, 100))])
def test_a28_and_gen_rnd_1_odd_chips(odd_chip: str, shares: tuple[int, int, int]) -> None:
    the_house = house("push_nine_club", p9__collection="0", odd_chip=f'"{odd_chip}"', p9__pushes="1")
    t = table(5000, 5000, 5000, 5000, 5000, the_house=the_house)
    dealt(t)
    t.do("check 1", "check 2", "check 3", "fold 4", "fold 5")
    shown(t, s1=NINE[0], s2=NINE[1], s3=NINE[2])
    assert [(s.party.seat, s.amount) for s in t.settlement.pots[0].shares] == list(zip((2, 3, 1), shares, strict=True))


def test_p9_push_29_nobody_can_pay_and_the_pushers_may_share() -> None:
    t = pushed(5000, 5000, 700)
    ask = AskAny((Ask(Party(1), seat(1), ("split", "play"), "P9-PUSH-29"),
                  Ask(Party(2), seat(2), ("split", "play"), "P9-PUSH-29")))
    assert t.update.step == ask
    step = t.do("say 2 split", "say 1 split").step
    assert isinstance(step, Settle)
    assert step.rule == "P9-PUSH-29"
    assert t.verdicts() == {"1 main pot": ("win", 0, 800), "2 main pot": ("win", 0, 700)}
    assert closed(t) is None
    t = pushed(5000, 5000, 700)
    assert isinstance(t.do("say 2 play").step, Offer)


def test_a_pusher_without_chips_plays_for_what_he_pushed_and_p9_push_16() -> None:
    t = pushed(700, 5000, 5000)
    assert {s.party.seat: s.stack for s in t.update.round.opened.seated} == {1: 0, 2: 4300, 3: 4900}
    t.do("stake 3 buy-in 800")
    dealt(t)
    t.do("stake 2 bet 500", "stake 3 bet 500")
    shown(t, s1=NINE[0], s2="2c 3d 4h", s3="8c 8d 2d")
    assert "1 main pot" not in t.verdicts()
    assert t.verdicts()["2 main pot"][2] == 1500 + 800 + 200
    assert t.verdicts()["2 side pot 1"] == ("win", 500, 1000)


def test_side_pots_each_pot_pushes_or_is_won_by_itself_a26() -> None:
    t = table(600, 5000, 5000)
    dealt(t)
    t.do("stake 1 bet 500", "stake 2 bet 2000", "stake 3 bet 2000")
    shown(t, s1=NINE[0], s2=NINE[1], s3="8c 8d 2d")
    assert t.verdicts()["2 side pot 1"] == ("win", 1500, 3000)
    assert t.verdicts()["2 main pot"] == ("carried", 600, 0)
    assert closed(t) == Carried(1800, 1, (1, 2), (3,))


def test_side_pots_of_other_equal_hands_are_shared_at_once_and_of_the_same_wait_together_a26() -> None:
    t = table(600, 5000, 5000)
    dealt(t)
    t.do("stake 1 bet 500", "stake 2 bet 2000", "stake 3 bet 2000")
    shown(t, s1=NINE[0], s2=NINE[1], s3=NINE[2])
    assert t.verdicts()["2 side pot 1"] == ("win", 1500, 1500)
    assert t.rules()["2 side pot 1"] == "A26"
    carries = closed(t)
    assert carries
    assert (carries.amount, set(carries.holders)) == (1800, {1, 2, 3})
    t = table(600, 5000, 5000)
    dealt(t)
    t.do("stake 1 bet 500", "stake 2 bet 2000", "stake 3 bet 2000")
    shown(t, s1="8c 8d 2d", s2=NINE[1], s3=NINE[2])
    carries = closed(t)
    assert carries
    assert (carries.amount, set(carries.holders), carries.may_join) == (4800, {2, 3}, (1,))


def test_a_push_pot_whose_owners_all_left_is_played_for_by_all_and_p9_push_17_reports_it() -> None:
    t = pushed(5000, 5000, 5000)
    for n in (1, 2, 3):
        t.record(SeatLeft(Party(n)))
    for n in (5, 6):
        t.record(SeatTaken(Party(n), 5000))
    assert [i.rule for i in t.game.objections(t.story.sitting)] == ["P9-PUSH-17"]
    t.open()
    dealt(t)
    t.do(f"fold {t.update.round.opened.button}")
    assert sum(x.back for x in t.settlement.lines) == 1500 + 200
    assert closed(t) is None


def test_who_is_alone_in_a_push_hand_has_the_pot_without_cards_p9_push_17() -> None:
    t = pushed(5000, 5000, 5000)
    t.log.pop()
    t.story = engine.tell(t.game, t.log)
    t.record(SeatLeft(Party(2)))
    t.open()
    assert isinstance(t.update.step, Offer)
    step = t.do("declined 3").step
    assert isinstance(step, Settle)
    assert (step.reason.key, step.rule) == ("p9.alone", "P9-PUSH-17")
    assert t.verdicts() == {"1 main pot": ("win", 0, 1500)}


# ── cows, partners, backers ──
def cow(*chips: int) -> Table:
    t = pushed(*(chips or (5000, 5000, 5000, 5000)))
    t.do("say 3 cow", "stake 3 buy-in 600", "stake 4 buy-in 200 at 3")
    return t


def test_p9_cow_21_and_22_one_hand_for_several_and_what_they_put_in_must_add_up() -> None:
    t = pushed(5000, 5000, 5000, 5000)
    step = t.do("say 3 cow").step
    assert isinstance(step, Offer)
    assert [(d.by.seat, d.on.seat, d.least, d.most) for d in step.dues if d.rule == "P9-COW-21"] == [(3, 3, 100, 700)]
    step = t.do("stake 3 buy-in 600").step
    assert isinstance(step, Offer)
    assert step.then is None                # a cow that has begun is made up first
    assert [(d.by.seat, d.on.seat, d.least, d.most) for d in step.dues] == [(3, 3, 100, 100), (4, 3, 100, 200)]
    t.do("stake 4 buy-in 200 at 3")
    assert order(t) == (3, 1, 2)
    assert not t.wrong()
    dealt(t)
    assert t.update.round.dealt(seat(4)) == 0


def test_p9_cow_21_a_cow_that_does_not_add_up_is_not_dealt_in() -> None:
    t = pushed(5000, 5000, 5000, 5000)
    t.do("say 3 cow", "stake 3 buy-in 600", "stake 4 buy-in 100 at 3", "declined 3", "declined 4")
    dealt(t)
    assert order(t) == (1, 2)
    assert "P9-COW-21 p9.not_exact" in t.wrong()
    t.do("check 2", "fold 1")
    assert t.verdicts()["3 buy-in"] == ("returned", 600, 600)
    assert t.verdicts()["4 buy-in"] == ("returned", 100, 100)


def test_p9_cow_21_each_bets_his_own_chips_and_wins_in_proportion() -> None:
    t = cow()
    dealt(t)
    t.do("stake 2 bet 400")
    assert isinstance(t.update.step, AskAny)
    assert [(a.party.seat, a.on.seat) for a in t.update.step.asks] == [(3, 3), (4, 3)]
    t.do("stake 4 bet 400 at 3", "fold 1")
    shown(t, s2=NINE[1], s3="2c 3d 4h")
    assert not t.wrong()
    # 1600 waited; 800 bought in, 300 antes, 800 bets. Box 3 has 700 of the 1300 in it, box 4 600.
    assert t.verdicts()["3 main pot"] == ("win", 700, 3500 - 1600)
    assert t.verdicts()["4 main pot"] == ("win", 600, 1600)
    assert {s.party for s in t.settlement.pots[0].shares} == {Party(3), Party(4)} <= set(t.settlement.pots[0].eligible)


def test_p9_cow_21_who_bet_what_nobody_called_gets_it_back() -> None:
    t = cow()
    dealt(t)
    t.do("check 2", "stake 4 bet 900 at 3", "fold 1", "fold 2")
    assert t.verdicts()["4 uncalled bet"] == ("returned", 900, 900)
    assert "3 uncalled bet" not in t.verdicts()


def test_chips_of_a_cow_that_has_folded_go_back_to_whose_they_are() -> None:
    t = cow()
    dealt(t)
    t.do("check 2", "fold 3", "stake 4 bet 300 at 3")
    assert t.wrong() == ["P9-PUSH-17 poker.chips_aside"]
    t.do("fold 1")
    [line] = [x for x in t.settlement.lines if x.kind == "bet"]
    assert (line.party, line.staked, line.back) == (Party(4), 300, 300)


def test_p9_cow_22_a_part_stays_a_part_when_the_cows_hand_pushes() -> None:
    t = cow()
    dealt(t)
    t.do("check 2", "check 3", "fold 1")
    shown(t, s2=NINE[1], s3=NINE[2])
    assert t.verdicts()["4 main pot"] == ("carried", 200, 0)
    closed(t)
    assert {(p.hand, p.of, p.chips) for p in carried(t).parts} == {(3, 3, 700), (3, 4, 200)}
    assert carried(t).may_join == (1,)
    t.do("declined 1")
    dealt(t)
    t.do("check 2", "stake 4 bet 200 at 3", "stake 2 bet 200")
    shown(t, s2="2c 3c 3d", s3="2d 3h 4h")
    total = sum(x.back for x in t.settlement.lines)
    assert total == 1600 + 800 + 300 + 200 + 400
    back = {x.party.seat: x.back for x in t.settlement.lines if x.back}
    assert back[4] == total * (200 + 200) // (700 + 100 + 400) // 100 * 100
    assert back[3] == total - back[4]


def test_p9_cow_23_half_of_the_chips_to_bet_with() -> None:
    t = pushed(5000, 5000, 700, 700)                    # after their antes 600 each: 1200, and 800 + 100 + 500 are due
    assert isinstance(t.update.step, AskAny)            # so even together they cannot
    t = pushed(5000, 5000, 800, 800)                    # 700 each
    step = t.update.step
    assert isinstance(step, Offer)
    assert not [d for d in step.dues if d.kind == "buy-in"]
    t.do("say 3 cow", "stake 3 buy-in 600", "stake 4 buy-in 200 at 3")
    assert not t.wrong()
    assert order(t) == (3, 1, 2)
    seated = tuple(replace(s, stack=650) if s.party.seat > 2 else s for s in t.update.round.opened.seated)
    poorer = replace(t.update.round, opened=replace(t.update.round.opened, seated=seated))
    assert "P9-COW-23" in [i.rule for i in game(t).irregularities(poorer)]


def partners(t: Table, *raises: str, s3: str, s4: str, s1: str = "2c 2d 3h") -> Table:
    t.do("say 3 partner 4", f"stake 3 buy-in {game(t).price(t.update.round, 3)}",
         f"stake 4 buy-in {game(t).price(t.update.round, 4)}")
    dealt(t)
    t.do("check 2", *raises)
    shown(t, s3=s3, s4=s4, s1=s1)
    return t


CALLED = ("stake 3 bet 400", "stake 4 bet 800", "stake 1 bet 800", "fold 2", "stake 3 bet 400")
SEVEN, EIGHT, FACES = "5c 2s Th", "6d 2h Tc", "Jc Js Kh"


def test_p9_part_24_and_p9_part_25_and_p9_part_27_own_hands_own_chips_and_the_push_pot_divided() -> None:
    t = partners(pushed(5000, 5000, 5000, 5000), *CALLED, s3=SEVEN, s4=EIGHT)
    total = 1600 + 1600 + 400 + 2400
    assert t.verdicts()["4 main pot"] == ("win", 1700, total // 2)
    assert t.verdicts()["3 main pot"] == ("win", 1700, total // 2)
    assert t.rules()["3 main pot"] == "P9-PART-27"
    assert not t.wrong()


def test_a36_another_division_and_half_of_each() -> None:
    other = house("push_nine_club", p9__collection="0", p9__partner_split='"3:1"',
                  p9__partner_buyin='"half of each"')
    t = partners(pushed(5000, 5000, 5000, 5000, the_house=other), *CALLED, s3=SEVEN, s4=EIGHT)
    total = 1600 + 800 + 400 + 2400
    assert t.verdicts()["4 main pot"] == ("win", 1300, total * 3 // 4)
    assert t.verdicts()["3 main pot"] == ("win", 1300, total // 4)


def test_p9_part_24_half_of_the_chips_to_bet_with() -> None:
    t = pushed(5000, 5000, 1500, 5000)          # after its ante 1400: 800 + 100 + 500, and alone 1000
    step = t.update.step
    assert isinstance(step, Offer)
    assert [d.by.seat for d in step.dues if d.kind == "buy-in"] == [4]
    step = t.do("say 3 partner 4").step
    assert isinstance(step, Offer)
    assert [d.by.seat for d in step.dues if d.kind == "buy-in"] == [4, 3] or [
        d.by.seat for d in step.dues if d.kind == "buy-in"] == [3, 4]
    poor = pushed(5000, 5000, 1400, 5000)
    poor.do("say 3 partner 4", "stake 3 buy-in 800", "stake 4 buy-in 800")
    assert "P9-PART-24 p9.no_betting_money" in poor.wrong()


@pytest.mark.parametrize(("hand", "lost"), [(SEVEN, True), (EIGHT, False), (FACES, False)])
def test_p9_part_26_raising_a_partner_takes_an_eight(hand: str, lost: bool) -> None:
    t = partners(pushed(5000, 5000, 5000, 5000), *CALLED, s3="8c 8d 8h", s4=hand)
    assert ("P9-PART-26 p9.raised_partner" in t.wrong()) is lost
    total = 1600 + 1600 + 400 + 2400
    if lost:
        assert t.verdicts()["1 main pot"] == ("win", 900, total)
        assert (t.rules()["3 main pot"], t.rules()["4 main pot"]) == ("P9-PART-26", "P9-PART-26")
    else:
        assert t.verdicts()["3 main pot"] == ("win", 1700, total // 2)


def test_p9_part_26_raising_somebody_else_or_with_nobody_left_to_have_the_pot() -> None:
    between = ("stake 3 bet 400", "stake 4 bet 400", "stake 1 bet 800", "fold 2", "stake 3 bet 1200",
               "stake 4 bet 1200", "stake 1 bet 800")
    assert not partners(pushed(5000, 5000, 5000, 5000), *between, s3=SEVEN, s4=EIGHT).wrong()
    t = partners(pushed(5000, 5000, 5000, 5000), "stake 3 bet 400", "stake 4 bet 800", "fold 1", "fold 2",
                 "stake 3 bet 400", s3=EIGHT, s4=SEVEN)
    assert "P9-PART-26 p9.raised_partner" in t.wrong()
    assert t.rules()["4 main pot"] == "P9-PART-27"


def test_p9_part_28_the_winner_gives_the_other_his_buy_in_back() -> None:
    t = pushed(5000, 5000, 5000, 5000)
    t.do("say 3 backs 4", "stake 3 buy-in 800", "stake 4 buy-in 800")
    dealt(t)
    t.do("check 2", "check 3", "check 4", "check 1")
    shown(t, s1="2c 2d 3h", s2="Ah Kc Kd", s3=EIGHT, s4="4c 4d 3d")
    total = 1600 + 1600 + 400
    assert t.verdicts()["3 main pot"] == ("win", 900, total - 800)
    assert t.verdicts()["4 main pot"] == ("win", 900, 800)
    assert t.rules()["4 main pot"] == "P9-PART-28"


def test_p9_part_27_and_p9_part_28_who_is_both_gets_both_and_no_chip_is_lost() -> None:
    t = pushed(5000, 5000, 5000, 5000)
    t.do("say 3 backs 4", "say 4 partner 3", "stake 3 buy-in 800", "stake 4 buy-in 800")
    dealt(t)
    t.do("check 2", "check 3", "check 4", "check 1")
    shown(t, s1="2c 2d 3h", s2="Ah Kc Kd", s3=EIGHT, s4="4c 4d 3d")
    assert t.verdicts()["3 main pot"] == ("win", 900, 1800 - 800)
    assert t.verdicts()["4 main pot"] == ("win", 900, 1800 + 800)
    assert_conserved(t.update.round, t.settlement)


@pytest.mark.parametrize("first", ["say 3 backs 4", "say 4 backs 3"])
def test_p9_part_28_the_rule_of_the_eight_binds_backers_too(first: str) -> None:
    t = pushed(5000, 5000, 5000, 5000)
    t.do(first, "stake 3 buy-in 800", "stake 4 buy-in 800")
    dealt(t)
    t.do("check 2", *CALLED)
    shown(t, s3="8c 8d 8h", s4=SEVEN, s1="2c 2d 3h")
    assert t.verdicts()["1 main pot"] == ("win", 900, 6000)


def test_p9_part_24_and_28_are_said_before_a_push_hand_is_dealt() -> None:
    t = table(5000, 5000)
    t.do("say 1 partner 2")
    assert "P9-PART-24 p9.not_now" in t.wrong()
    t = pushed(5000, 5000, 5000, 5000)
    t.do("stake 3 buy-in 800", "stake 4 buy-in 800", "say 3 partner 4")
    antes(t)
    t.do("say 3 backs 1")
    assert not t.wrong()
    assert game(t).pairs(t.update.round, PARTNER) == ((3, 4),)
    t = pushed(5000, 5000, 5000)
    dealt(t)
    t.do("say 1 backs 2")
    assert "P9-PART-28 p9.not_now" in t.wrong()
    assert game(t).pairs(t.update.round, BACKS) == ()
    assert game(t).pairs(t.update.round, PARTNER) == ()


# ── without turns ──
def test_contributions_settle_as_turns_do_p9_4() -> None:
    t = table(5000, 600, 5000, the_house=house("push_nine_club", poker__entry='"contributions"'))
    assert isinstance(t.update.step, Offer)
    assert [d.kind for d in t.update.step.dues] == ["collection"]
    t.do("stake 1 collection 200")
    for _ in range(3):
        t.do(*(f"deal seat {n} ??" for n in order(t)))
    t.do("stake 2 bet 600", "stake 3 bet 1500", "stake 1 bet 1500")
    shown(t, s1="8c 8d 2d", s2=NINE[1], s3="7c 7d 2c")
    assert t.verdicts() == {"1 collection": ("taken", 200, 0), "2 main pot": ("win", 600, 1800),
                            "3 main pot": ("lose", 600, 0), "1 main pot": ("lose", 600, 0),
                            "3 side pot 1": ("lose", 900, 0), "1 side pot 1": ("win", 900, 1800)}
    assert not t.wrong()


def test_contributions_two_may_agree_while_nobody_put_in_more_than_the_ante_p9_15() -> None:
    for amount, may in ((100, True), (200, False)):
        t = table(5000, 5000, the_house=house("push_nine_club", p9__collection="0", poker__entry='"contributions"'))
        for _ in range(3):
            t.do(*(f"deal seat {n} ??" for n in order(t)))
        step = t.do("stake 1 bet 100", f"stake 2 bet {amount}").step
        assert isinstance(step, Offer)
        assert ("split" in step.choices) is may
        t.do("say 1 split", "say 2 split")
        assert isinstance(t.update.step, Settle) is may
        if may:
            assert t.rules() == {"1 main pot": "P9-15", "2 main pot": "P9-15"}


# ── whatever happens ──
class Talker(Dealer):
    """Few cards, so that many hands are equal, and few folds; says also what binds two, and exposes a card at times."""

    def shuffle(self) -> None:
        super().shuffle()
        self.deck.sort(key=lambda card: isinstance(card, Card) and Rank.TEN <= card.rank <= Rank.KING)   # dealt first

    def answer(self, update: engine.Update) -> RoundEvent | None:
        match update.step:
            case Offer(_, _, _, choices, to) if to and self.dice.random() < .3:
                who = self.dice.choice(to)
                return Decided(who, seat(who.seat), self.dice.choice((COW, self.dice.choice(choices))))
            case Deal(_, False) as step if self.dice.random() < .05:
                return self._answer(replace(step, up=True), update)
            case Ask(party, on, bet=Bet() as bet) if bet.most and self.dice.random() < .2:
                return Staked(party, on, bet.kind, bet.least)
            case Ask(party, on, ("fold",), bet=Bet() as bet) if self.dice.random() < .9:
                return Staked(party, on, bet.kind, bet.call)
            case Ask(party, on, choices) if "check" in choices and self.dice.random() < .9:
                return Decided(party, on, "check")
        return super().answer(update)


def talked(seed: int, rounds: int) -> list[Recorded]:
    dealer, log, story = Talker(seed), list[Recorded](), engine.Story()

    def record(event: TableEvent) -> None:
        nonlocal story
        log.append(Recorded(len(log), len(log), "test", event))
        story = engine.follow(SHIPPED.game, story, log[-1])

    for n in range(1, 5):
        record(SeatTaken(Party(n), 100 * dealer.dice.randint(10, 60)))
    for _ in range(rounds):
        dealer.shuffle()
        record(SHIPPED.game.opening(story.sitting))
        for _ in range(400):
            assert story.current
            if (event := dealer.answer(story.current)) is None:
                break
            record(event)
        assert story.current
        assert isinstance(story.current.step, Settle)
        assert story.current.settlement
        record(RoundClosed(story.current.round.opened.number, story.current.settlement))
        assert all(chips is not None and chips >= 0 for chips in story.sitting.chips.values())
    return log


def assert_conserved(r: Round, settlement: Settlement) -> None:
    """All that came in goes back, is taken, waits for a card or is carried on; of each party exactly its chips."""
    before = r.opened.carried.amount if r.opened.carried else 0
    after = settlement.carried.amount if settlement.carried else 0
    open_pots = {x.kind for x in settlement.lines if x.verdict is Verdict.WAITING}
    kept = sum(x.staked for x in settlement.lines
               if x.verdict is Verdict.TAKEN or (x.on == POT and x.kind in open_pots))
    assert before + sum(a.amount for a in r.acts) == sum(x.back for x in settlement.lines) + kept + after
    for party in {a.by for a in r.acts if a.amount}:
        assert sum(x.staked for x in settlement.lines if x.party == party) == sum(
            a.amount for a in r.acts if a.by == party)
    for x in settlement.lines:
        assert x.rule
        assert (x.waits_for is not None) == (x.verdict is Verdict.WAITING)
        if x.on == POT and x.back:
            assert x.verdict in (Verdict.WIN, Verdict.RETURNED)
    for pot in settlement.pots:
        assert sum(s.amount for s in pot.shares) in (0, pot.amount)
        assert {s.party for s in pot.shares} <= set(pot.eligible)


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), data=st.data())
def test_every_chip_has_one_line_whatever_is_said_or_struck(seed: int, data: st.DataObject) -> None:
    log = talked(seed, 6)
    story = engine.tell(SHIPPED.game, log)
    for chapter in story.chapters[1:]:
        assert chapter.update
        assert chapter.update.settlement
        assert_conserved(chapter.update.round, chapter.update.settlement)
        assert {w.rule for w in chapter.update.irregularities} <= {"P9-PART-26"}
    opened = [e.seq for e in log if isinstance(e.event, RoundOpened)]
    first, last = data.draw(st.sampled_from(opened)), len(log) - 1
    for _ in range(data.draw(st.integers(1, 4))):
        victim = data.draw(st.integers(first + 1, last))
        event = log[victim].event
        assert isinstance(event, RoundEvent)
        instead: tuple[RoundEvent, ...] = ()
        if isinstance(event, RoundOpened | RoundClosed):
            continue
        if data.draw(st.booleans()):
            match event:
                case Staked():
                    instead = (replace(event, amount=data.draw(st.integers(0, 9000)),
                                       by=Party(data.draw(st.integers(1, 6)), data.draw(st.integers(1, 2))),
                                       kind=data.draw(st.sampled_from(("ante", "bet", "buy-in", "tip")))),)
                case Decided():
                    instead = (event, replace(event, choice=data.draw(st.sampled_from(
                        ("fold", "split", "cow", "partner 2", "backs 1", "dead hand", "replace", "declined")))))
                case _:
                    instead = (event, event)
        log.append(Recorded(len(log), 0, "test", Amended(victim, instead, "test")))
    for chapter in engine.tell(SHIPPED.game, log).chapters[1:]:
        assert chapter.update
        assert_conserved(chapter.update.round, SHIPPED.game.settle(chapter.update.round))


def test_random_players_push_again_and_share_hands() -> None:
    """Else the test above would prove little."""
    found, wanted = set[str](), {"push 2", "cow", "p9.push", "p9.partner"}
    players = SHIPPED.game
    assert isinstance(players, PushNine)
    for seed in range(400):
        for chapter in engine.tell(SHIPPED.game, talked(seed, 6)).chapters[1:]:
            assert chapter.update
            assert chapter.update.settlement
            found.update(line.reason.key for line in chapter.update.settlement.lines)
            push = chapter.update.settlement.carried or Carried(0, 0, ())
            found.add(f"push {push.times}")
            r = chapter.update.round
            found.update("cow" for n in players.order(r) if len(players.members(r, n)) > 1)
        if found >= wanted:
            return
    raise AssertionError(wanted - found)


def test_the_house_file_is_the_documents() -> None:
    club = house("push_nine_club").game
    assert isinstance(club, PushNine)
    assert (club.collection, club.pushes, club.decks, club.jokers) == (200, 3, 1, 0)
    assert club.places((1, 3)) == (seat(1), seat(3))
