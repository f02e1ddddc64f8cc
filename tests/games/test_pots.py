"""Pots cut by hand and by chance: layers, uncalled bets, levy, drop, odd chips (A26, A28, A29, A50, A57)."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.games.pots import OddChip, dropped, halves, layers, levied, split

chips = st.dictionaries(st.integers(1, 9), st.integers(0, 5000), min_size=1, max_size=9)


def cut(put: dict[int, int], winners: list[int], dead: dict[int, int] | None = None,
        unfolded: list[int] | None = None) -> tuple[list[tuple[str, int, tuple[int, ...]]], tuple[int, int] | None]:
    made, uncalled = layers(put, dead or {}, winners if unfolded is None else unfolded, winners)
    return [(layer.name, layer.amount, layer.contesting) for layer in made], uncalled


# Chips put in, who is still in, the pots and the bet that nobody called (A26).
@pytest.mark.parametrize(("put", "contesting", "found", "uncalled"), [
    ({1: 10, 2: 10}, [1, 2], [("main pot", 20, (1, 2))], None),
    ({1: 3, 2: 8, 3: 8}, [1, 2, 3], [("main pot", 9, (1, 2, 3)), ("side pot 1", 10, (2, 3))], None),
    ({1: 3, 2: 8, 3: 12}, [1, 2, 3], [("main pot", 9, (1, 2, 3)), ("side pot 1", 10, (2, 3))], (3, 4)),
    ({1: 3, 2: 5, 3: 8, 4: 8}, [1, 2, 3], [("main pot", 12, (1, 2, 3)), ("side pot 1", 6, (2, 3)),
                                            ("side pot 2", 6, (3,))], None),
    # a fold reaches two layers; folded chips above every stake that can win are won too
    ({1: 3, 2: 8, 3: 5, 4: 8}, [1, 2, 4], [("main pot", 12, (1, 2, 4)), ("side pot 1", 12, (2, 4))], None),
    ({1: 3, 2: 9, 3: 3}, [1, 3], [("main pot", 15, (1, 3))], None),
    ({1: 5, 2: 10}, [2], [("main pot", 10, (2,))], (2, 5)),
    # everybody left is all in for the same
    ({1: 4, 2: 4, 3: 4}, [1, 2, 3], [("main pot", 12, (1, 2, 3))], None),
])
def test_a26_layers(put: dict[int, int], contesting: list[int], found: list[tuple[str, int, tuple[int, ...]]],
                    uncalled: tuple[int, int] | None) -> None:
    assert cut(put, contesting) == (found, uncalled)


def test_a57_dead_money_lies_in_the_main_pot_alone_and_matches_nothing() -> None:
    assert cut({1: 3, 2: 8, 3: 8}, [1, 2, 3], {2: 1, 4: 2}) == (
        [("main pot", 12, (1, 2, 3)), ("side pot 1", 10, (2, 3))], None)
    assert cut({1: 3, 2: 5}, [1, 2], {1: 4}) == ([("main pot", 10, (1, 2))], (2, 2))


@given(put=chips, dead=chips, data=st.data())
def test_every_chip_lies_in_one_pot_or_goes_back_a26(put: dict[int, int], dead: dict[int, int],
                                                     data: st.DataObject) -> None:
    left = data.draw(st.sets(st.sampled_from(sorted(put)), min_size=1))
    made, uncalled = layers(put, dead, left, sorted(left))
    assert sum(layer.amount for layer in made) + (uncalled[1] if uncalled else 0) == sum(put.values()) + sum(
        dead.values())
    for wider, narrower in pairwise(made):
        assert set(narrower.contesting) < set(wider.contesting)
    most = max(put[n] for n in left)
    for n in left:                  # of each other's stake he can win no more than he put in himself
        if put[n] < most:
            won = sum(layer.amount for layer in made if n in layer.contesting)
            assert won == (sum(min(put[n], c) for c in put.values()) + sum(dead.values())
                           if put[n] or dead.get(n) else 0)


def test_a29_pot_by_pot_down_to_the_chip_of_all_together() -> None:
    assert levied([11_000, 10_000], Fraction(4, 100), 100) == [400, 400]
    assert levied([2400, 2400, 2400], Fraction(4, 100), 100) == [0, 100, 100]
    assert levied([2499], Fraction(4, 100), 100) == [0]


@given(amounts=st.lists(st.integers(0, 10**6), max_size=6), rate=st.fractions(0, 1), unit=st.integers(1, 500))
def test_a29_no_pot_gives_more_than_is_in_it(amounts: list[int], rate: Fraction, unit: int) -> None:
    taken = levied(amounts, rate, unit)
    assert sum(taken) == sum(amounts) * rate // unit * unit
    assert all(x >= 0 for x in taken)


def test_a50_a_fee_takes_from_the_main_pot_first_and_never_more_than_there_is() -> None:
    assert dropped([100, 5000], 300) == [100, 200]
    assert dropped([100], 300) == [100]
    assert dropped([900, 500], 300) == [300, 0]


@pytest.mark.parametrize(("amount", "odd", "shares"), [
    (1000, OddChip.ONE_EACH, [400, 300, 300]), (1100, OddChip.ONE_EACH, [400, 400, 300]),
    (1100, OddChip.ALL_TO_FIRST, [500, 300, 300]), (900, OddChip.ONE_EACH, [300, 300, 300]),
    (950, OddChip.ONE_EACH, [350, 300, 300]),       # less than a chip cannot be cut
])
def test_a28_odd_chips(amount: int, odd: OddChip, shares: list[int]) -> None:
    assert [share for share, _ in split(amount, [4, 7, 2], 100, odd).values()] == shares


@given(amount=st.integers(0, 10**6), count=st.integers(1, 9), unit=st.sampled_from([1, 100, 500]),
       odd=st.sampled_from(OddChip))
def test_a28_nothing_is_lost_and_nobody_gets_more_than_one_odd_chip(amount: int, count: int, unit: int,
                                                                    odd: OddChip) -> None:
    shares = split(amount, list(range(count)), unit, odd)
    assert sum(share for share, _ in shares.values()) == amount
    if odd is OddChip.ONE_EACH:
        assert all(bonus <= (unit if n else 2 * unit - 1) for n, (_, bonus) in shares.items())


def test_oma_odd_1_the_odd_chip_between_high_and_low_is_the_high_hands() -> None:
    assert halves(1700, 100) == (900, 800)
    assert halves(1600, 100) == (800, 800)
    assert halves(1650, 100) == (850, 800)
