from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.cards import JOKER, Card, Joker, Rank
from dealer_assist.games.poker_hands import (
    NotAPair,
    PairOf,
    Strength,
    ace_to_five,
    ace_to_five_cards,
    by_definition,
    eight_or_better,
    five,
    high,
    kickers,
    low_five,
    low_name,
    name,
    omaha_five,
    omaha_high,
)
from tests.random_play import DECK


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(t) for t in text.split())


# From the highest to the lowest (GEN-RANK-1, GEN-RANK-2, GEN-RANK-3); each line beats the next.
ORDER = (
    ("royal_flush", "Ah Kh Qh Jh Th"),
    ("straight_flush", "Kh Qh Jh Th 9h"),
    ("straight_flush", "5h 4h 3h 2h Ah"),
    ("four_of_a_kind", "3h 3c 3d 3s 2h"),
    ("four_of_a_kind", "2h 2c 2d 2s Ah"),
    ("full_house", "3h 3c 3d 2s 2h"),
    ("full_house", "2h 2c 2d As Ah"),
    ("flush", "Ah 9h 4h 3h 2h"),
    ("flush", "Kh Qh Jh 9h 8h"),
    ("straight", "Ah Kh Qh Jh Tc"),
    ("straight", "6h 5h 4h 3h 2c"),
    ("straight", "5h 4h 3h 2h Ac"),
    ("three_of_a_kind", "2h 2c 2d As Kh"),
    ("three_of_a_kind", "2h 2c 2d As Qh"),
    ("two_pair", "Ah Ac 2d 2s 3h"),
    ("two_pair", "Kh Kc Qd Qs Ah"),
    ("two_pair", "Kh Kc Qd Qs Jh"),
    ("pair", "Ah Ac 5d 3s 2h"),
    ("pair", "Kh Kc Ad Qs Jh"),
    ("pair", "Kh Kc Ad Qs Th"),
    ("high_card", "Ah Kc Qd Js 9h"),
    ("high_card", "Ah 5c 4d 3s 7h"),
    ("high_card", "7h 5c 4d 3s 2h"),
)


def test_gen_rank_order_of_hands() -> None:
    strengths = [high(cards(text)) for _, text in ORDER]
    assert strengths == sorted(strengths, reverse=True)
    assert len(set(strengths)) == len(ORDER)
    assert [name(s) for s in strengths] == [n for n, _ in ORDER]


@pytest.mark.parametrize(("text", "named"), [
    ("Ah Kh 2c 3d 4s", "high_card"),        # an ace is never in the middle (GEN-RANK-1)
    ("Kh Ah 2h 3h 4h 9c 9d", "flush"),
    ("Ah Ac Ad Kh Kc Kd 2s", "full_house"),
    ("9h 9c 8h 8c 7h 7c 2s", "two_pair"),
    ("Ah Ac Ad As Kh Kc Kd", "four_of_a_kind"),
    ("Ah Kh Qh Jh 9h Tc Ts", "flush"),
    ("6h 5h 4h 3h 2h Ah Kc", "straight_flush"),
])
def test_gen_best_1_of_more_than_five(text: str, named: str) -> None:
    assert name(high(cards(text))) == named


@settings(deadline=None)
@given(st.permutations(DECK))
def test_gen_best_1_the_best_of_seven_is_the_best_of_its_twenty_one_fives(deck: list[Card]) -> None:
    seven = deck[:7]
    best: Strength = max(high(some) for some in combinations(seven, 5))
    assert high(seven) == best
    made_of = five(seven)
    assert high(made_of) == best
    assert len(set(made_of)) == 5
    assert set(made_of) <= set(seven)


@settings(deadline=None)
@given(st.permutations(DECK), st.sampled_from(["cdhs", "shdc", "dcsh"]))
def test_gen_rank_1_suits_never_rank(deck: list[Card], other: str) -> None:
    swap = dict(zip("cdhs", other, strict=True))
    assert high(deck[:7]) == high([Card.parse(c.rank.letter + swap[c.suit]) for c in deck[:7]])


@pytest.mark.parametrize(("mine", "theirs", "decides"), [
    ("7h 7c Qd Ts 5h", "7d 7s Qc 9s 8h", "Ts 9s"), ("Ah Kc 9d 5s 2h", "Ad Kh 9c 4s 2c", "5s 4s"),
    ("7h 7c Qd Ts 5h", "6d 6s Qc 9s 8h", None), ("7h 7c 2d 2s 5h", "7d 7s 2c 2h 8h", "5h 8h"),
    ("Ah Kc Qd Js Th", "Kd Qh Jc Ts 9c", None), ("Ah 9h 4h 3h 2h", "Ac 9c 5c 3c 2c", "4h 5c"),
    ("7h 7c Qd Ts 5h", "Ad Kh 9c 4s 2c", None), ("Ah Kc 9d 5s 2h", "Ad Kh 9c 5c 2c", None),
])
def test_gen_rank_3_the_kickers_that_decide(mine: str, theirs: str, decides: str | None) -> None:
    assert kickers(cards(mine), cards(theirs)) == (cards(decides) if decides else None)


def test_a_pair_as_house_rules_write_it() -> None:
    assert PairOf.parse("pair of 4s").reached_by(high(cards("4h 4c 2d 3s 5h")))
    assert not PairOf.parse("pair of 4s").reached_by(high(cards("3h 3c Ad Ks Qh")))
    assert PairOf.parse("pair of aces").reached_by(high(cards("2h 2c 3d 3s Qh")))       # A20: any two pair
    assert str(PairOf.parse("pair of 10s")) == "pair of 10s"
    with pytest.raises(NotAPair, match="pair of"):
        PairOf.parse("pair of knaves")


@settings(deadline=None, max_examples=400)
@given(st.lists(st.sampled_from(DECK), max_size=9))
def test_gen_best_1_what_is_looked_up_is_what_is_defined(some: list[Card]) -> None:
    assert high(some) == by_definition(some)            # also of a card that lies twice
    assert len(five(some)) <= 5
    assert name(high(some))
    assert kickers(five(some), five(some)) is None


@pytest.mark.parametrize("size", [5, 6, 7])
def test_gen_best_1_of_thousands_of_random_hands_too(size: int) -> None:
    dice = random.Random(size)
    for _ in range(4000):
        hand = dice.sample(DECK, size)
        assert high(hand) == by_definition(hand)
        assert high(five(hand)) == high(hand)


@pytest.mark.parametrize(("hole", "board", "named", "made_of"), [
    ("Ah Kh Qh Jh", "Th 9h 2c 3d 4s", "high_card", "Ah Kh Th 9h 4s"),   # four suited in hand count as two
    ("Ah 2c 3d 4s", "Kh Qh Jh Th 9h", "high_card", "Ah Kh Qh Jh 4s"),   # one of the suit is no flush
    ("Ah 2h 3d 4s", "Kh Qh Jc Th 9s", "flush", "Ah Kh Qh Th 2h"),
    ("Ac Kd 7h 2s", "Qc Js Th 9d 3c", "straight", "Ac Kd Qc Js Th"),
    ("7c 7d 7h 7s", "Kc Qd 9h 4s 2c", "pair", "7c 7d Kc Qd 9h"),
    ("As Ad 8c 3h", "Kc Kd Kh Ks 2c", "full_house", "Kc Kd Kh As Ad"),
    ("8h 7h Ac Ad", "6h 5h 4h Ah As", "straight_flush", "8h 7h 6h 5h 4h"),
    ("Ac Ad 4h 5h", "As 9c 8d", "three_of_a_kind", "Ac Ad As 9c 8d"),   # as far as it lies
    ("Ac Ad 4h", "As 9c 8d Ah", "four_of_a_kind", "Ac Ad As Ah 9c"),
    ("Ac", "As 9c 8d Ah Kh", "no_hand", ""),
    ("Ac Ad 4h 5h", "As 9c", "no_hand", ""),
])
def test_oma_hand_1_two_of_the_hole_and_three_of_the_board(hole: str, board: str, named: str, made_of: str) -> None:
    assert name(omaha_high(cards(hole), cards(board))) == named
    assert set(omaha_five(cards(hole), cards(board))) == set(cards(made_of))


@settings(deadline=None)
@given(st.lists(st.sampled_from(DECK), max_size=6), st.lists(st.sampled_from(DECK), max_size=6))
def test_oma_hand_1_and_oma_low_1_are_the_best_of_all_choices(hole: list[Card], board: list[Card]) -> None:
    made = [(*two, *three) for two in combinations(hole, 2) for three in combinations(board, 3)]
    assert omaha_high(hole, board) == max(map(by_definition, made), default=())
    assert high(omaha_five(hole, board)) == omaha_high(hole, board)
    lows = [ace_to_five(some) for some in made if len({c.rank for c in some} & set(LOW_RANKS)) == 5]
    assert eight_or_better(hole, board) == max(lows, default=None)
    assert ace_to_five(low_five(hole, board)) == (eight_or_better(hole, board) or ())


LOW_RANKS = (Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX, Rank.SEVEN, Rank.EIGHT)


@pytest.mark.parametrize(("hole", "board", "low"), [
    ("Ah 2h Kd Kc", "3c 4d 8h 2d Ks", "8h 4d 3c 2h Ah"),
    ("Ah 2c 3d 4s", "5h 6h 7h Kd Kc", "7h 6h 5h 2c Ah"),        # A32: neither straights nor flushes count
    ("Ah 2h Kd Kc", "3h 4h 5h 9d 9s", "5h 4h 3h 2h Ah"),
    ("Ah 2h Kd Kc", "3c 4d 9h Td Js", None),                    # OMA-LOW-2: the board must show three
    ("Ah Kh Kd Kc", "2c 3c 4d 5h 6s", None),                    # one of the hand is not enough
    ("Ah Ac 2d 2c", "Ad 2h 5h 6s 9s", None),
    ("Ah 2h Kd Kc", "3c 4d", None),
])
def test_oma_low_1_five_different_ranks_up_to_eight(hole: str, board: str, low: str | None) -> None:
    assert low_five(cards(hole), cards(board)) == cards(low or "")
    assert (eight_or_better(cards(hole), cards(board)) is None) == (low is None)


# From the best to the worst (A44); each line beats the next.
LOWS = (
    ("5c 4c 3c 2c Ac", "low", "5 4 3 2 A"),
    ("6c 4c 3c 2c Ac", "low", "6 4 3 2 A"),
    ("6c 5c 3c 2c Ac", "low", "6 5 3 2 A"),
    ("8c 7d 6h 5s 4c", "low", "8 7 6 5 4"),
    ("Kc Qc Jc Tc 9c", "low", "K Q J T 9"),
    ("Ac Ad 2h 3s 4c", "pair", "A 4 3 2"),
    ("Ac Ad 2h 3s 5c", "pair", "A 5 3 2"),
    ("2c 2d Ah 3s 4c", "pair", "2 4 3 A"),
    ("Ac Ad 2h 2s 3c", "two_pair", "2 A 3"),
    ("Ac Ad Ah 2s 3c", "three_of_a_kind", "A 3 2"),
    ("Ac Ad Ah 2s 2c", "full_house", "A 2"),
    ("Ac Ad Ah As 2c", "four_of_a_kind", "A 2"),
)


def test_lb_rank_1_the_lowest_hand_is_the_greatest_low() -> None:
    lows = [ace_to_five(cards(text)) for text, _, _ in LOWS]
    assert lows == sorted(lows, reverse=True)
    assert len(set(lows)) == len(LOWS)
    for low, (_, called, ranks) in zip(lows, LOWS, strict=True):
        assert low_name(low) == (called, tuple(map(Rank.parse, ranks.split())))


@pytest.mark.parametrize(("text", "counts_for"), [
    ("7c 3d 2h Ac", "7 4 3 2 A"), ("5c 4d 3h 2c", "5 4 3 2 A"), ("4c 3d 2h Ac", "5 4 3 2 A"),
    ("Kc Qd Jh Tc", "K Q J T A"), ("7c 7d 2h Ac", "7 7 3 2 A"), ("Ac Ad 3h 3c", "3 3 A A 2"),
])
def test_lb_joker_1_the_joker_is_the_lowest_rank_not_in_the_hand(text: str, counts_for: str) -> None:
    counted = ace_to_five_cards((*cards(text), JOKER))
    assert [rank for _, rank in counted] == list(map(Rank.parse, counts_for.split()))
    assert {card for card, _ in counted} == {*cards(text), JOKER}


@given(st.lists(st.sampled_from([*DECK, JOKER]), max_size=7))
def test_a_low_of_any_cards_has_a_name(some: list[Card | Joker]) -> None:
    assert low_name(ace_to_five(some))[0]
    assert len(ace_to_five_cards(some)) == len(some)
