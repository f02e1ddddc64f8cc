from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.cards import Card
from dealer_assist.games.poker_hands import NotAPair, PairOf, Strength, five, high, kickers, name
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
