"""Places in the batch's order are the core's strengths; what the published figures count is counted through both."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from dealer_assist.batch import hands as batch
from dealer_assist.cards import JOKER, Card
from dealer_assist.games import poker_hands
from dealer_assist.games.joker_hands import FiveAces, JokerInFlush, JokerRules, Wheel, with_joker_five
from tests.verify.hand_counts import JOKER_FIVE
from tests.verify.poker_hands import PUBLISHED

# Brian Alspach's. With the joker, for which he does not print the three rarest one by one.
SEVEN = {
    "royal_flush": 4_324, "straight_flush": 37_260, "four_of_a_kind": 224_848, "full_house": 3_473_184,
    "flush": 4_047_644, "straight": 6_180_020, "three_of_a_kind": 6_461_620, "two_pair": 31_433_400,
    "pair": 58_627_800, "high_card": 23_294_460,
}
SEVEN_OF_53 = {
    "full_house": 4_188_528, "flush": 6_172_088, "straight": 11_236_028, "three_of_a_kind": 7_470_676,
    "two_pair": 35_553_816, "pair": 64_221_960, "high_card": 24_780_420,
}


def deals(seed: int, number: int, size: int) -> batch.Cards:
    return np.random.default_rng(seed).random((number, 52)).argsort(axis=1)[:, :size]


def of(row: batch.Cards) -> list[Card]:
    return [batch.DECK[number] for number in row]


def counted(ranking: batch.Ranking, size: int) -> Counter[str]:
    many = np.zeros(len(ranking.strengths), np.int64)
    for hands in batch.every(size):
        many += np.bincount(ranking.order(hands).ravel(), minlength=len(many))
    found: Counter[str] = Counter()
    for strength, number in zip(ranking.strengths, many.tolist(), strict=True):
        found[poker_hands.name(strength)] += number
    return found


@pytest.mark.parametrize("size", [5, 6, 7])
def test_gen_best_1_every_place_is_the_strength_of_the_core(size: int) -> None:
    rows, strengths = deals(size, 20_000, size), batch.ranking().strengths
    assert [strengths[place] for place in batch.high(rows)] == [poker_hands.high(of(row)) for row in rows]


def test_gen_rank_a_higher_place_is_a_better_hand() -> None:
    strengths = batch.ranking().strengths
    assert list(strengths) == sorted(set(strengths))
    assert len(strengths) == 7462
    assert [strength[0] for strength in strengths] == batch.ranking().categories.tolist()


def test_oma_hand_1_of_many_hands_at_once() -> None:
    rows, strengths = deals(9, 5_000, 9), batch.ranking().strengths
    assert [strengths[place] for place in batch.omaha_high(rows[:, :4], rows[:, 4:])] == [
        poker_hands.omaha_high(of(row[:4]), of(row[4:])) for row in rows]


@pytest.mark.parametrize("rules", [
    JokerRules(), JokerRules(FiveAces.BELOW_ROYAL, Wheel.SECOND_HIGHEST, JokerInFlush.ACE)])
@pytest.mark.parametrize("size", [4, 6])
def test_dhp_joker_1_of_many_hands_at_once(size: int, rules: JokerRules) -> None:
    rows, ranking = deals(size, 2_000, size), batch.with_joker(rules)
    assert [ranking.strengths[place] for place in ranking.order(batch.cards(rows))] == [
        with_joker_five((*of(row), JOKER), rules) for row in rows]


def test_hands_that_share_a_part_are_looked_up_by_its_sum() -> None:
    boards, holes = deals(1, 40, 5), np.array(list(combinations(range(52), 2)))
    on_board, held = batch.cards(boards)[:, None], batch.cards(holes)
    possible = on_board.sets & held.sets == 0
    assert (possible.sum(axis=1) == 47 * 46 // 2).all()
    order = batch.ranking().order(on_board + held)
    for board, places, may in zip(boards, order, possible, strict=True):
        assert (places == batch.high(np.hstack([np.tile(board, (len(holes), 1)), holes])))[may].all()


@pytest.mark.parametrize("size", [1, 2, 5])
def test_every_choice_comes_once(size: int) -> None:
    found = [int(some) for hands in batch.every(size, of=9) for some in hands.sets.ravel()]
    assert sorted(found) == sorted(sum(1 << card for card in some) for some in combinations(range(9), size))


def test_five_of_52_cards_as_published() -> None:
    assert counted(batch.ranking(), 5) == PUBLISHED


def test_seven_of_52_cards_as_published() -> None:
    assert counted(batch.ranking(), 7) == SEVEN


def test_five_and_seven_of_53_cards_as_published() -> None:
    assert counted(batch.ranking(), 5) + counted(batch.with_joker(), 4) == JOKER_FIVE
    seven = Counter(SEVEN) + counted(batch.with_joker(), 6)
    assert seven.total() == 154_143_080
    assert SEVEN_OF_53.items() <= seven.items()
