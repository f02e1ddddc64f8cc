from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.money import NotOdds, Rounding, odds_text, parse_odds, payout


@pytest.mark.parametrize(("stake", "odds", "unit", "rounding", "won", "remainder"), [
    (500, "3:2", 500, Rounding.DOWN, 500, Fraction(250)),       # GEN-RND-1, A01: to the chip below, and it says so
    (500, "3:2", 500, Rounding.UP, 1000, Fraction(-250)),
    (500, "3:2", 500, Rounding.NEAREST, 1000, Fraction(-250)),
    (700, "3:2", 500, Rounding.NEAREST, 1000, Fraction(50)),
    (500, "3:2", 500, Rounding.EXACT, 750, Fraction(0)),
    (5, "3:2", 500, Rounding.EXACT, 7, Fraction(1, 2)),         # below the minor unit there is nothing to pay with
    (500, "100:1", 500, Rounding.DOWN, 50_000, Fraction(0)),
])
def test_gen_rnd_1_rounding_is_named_and_its_remainder_shown(
        stake: int, odds: str, unit: int, rounding: Rounding, won: int, remainder: Fraction) -> None:
    paid = payout(stake, parse_odds(odds), unit, rounding)
    assert (paid.won, paid.remainder) == (won, remainder)


@given(st.integers(0, 10**9), st.fractions(0, 1000), st.integers(1, 10_000), st.sampled_from(Rounding))
def test_what_is_paid_and_what_is_kept_back_make_the_exact_payout(
        stake: int, odds: Fraction, unit: int, rounding: Rounding) -> None:
    paid = payout(stake, odds, unit, rounding)
    assert paid.won + paid.remainder == stake * odds
    assert abs(paid.remainder) < unit
    assert paid.won % (1 if rounding is Rounding.EXACT else unit) == 0


@given(st.fractions(0, 1000))
def test_odds_round_trip(odds: Fraction) -> None:
    assert parse_odds(odds_text(odds)) == odds


@pytest.mark.parametrize("text", ["", "3", "3/2", "3:0", "-1:1", "1.5:1", "a:b", "3:2:1", "²:1"])
def test_what_is_no_odds_is_named(text: str) -> None:
    with pytest.raises(NotOdds, match="is no odds"):
        parse_odds(text)
