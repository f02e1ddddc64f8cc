"""Money in whole minor units, odds as fractions, and the named ways of rounding a payout. No float comes near."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

Money = int  # minor units of the table's currency

NO_MAXIMUM: Money = 10**12      # where a rule sets none: more than any table holds, and exact in every record


class Rounding(StrEnum):
    """How a payout that the table's chips cannot make is reduced to them (GEN-RND-1, A01)."""

    DOWN = "down"
    UP = "up"
    NEAREST = "nearest"     # halves go up
    EXACT = "exact"         # to the minor unit, chips or not; what is below it goes down


@dataclass(frozen=True, slots=True)
class Payout:
    """``won`` is paid on top of the stake; ``remainder`` is what rounding kept back (negative: added)."""

    won: Money
    remainder: Fraction


def payout(stake: Money, odds: Fraction, unit: Money, rounding: Rounding) -> Payout:
    exact = stake * odds
    if rounding is Rounding.EXACT:
        unit = 1
    chips = exact / unit
    whole = chips.numerator // chips.denominator
    part = chips - whole
    if part and (rounding is Rounding.UP or (rounding is Rounding.NEAREST and part >= Fraction(1, 2))):
        whole += 1
    won = whole * unit
    return Payout(won, exact - won)


def parse_odds(text: str) -> Fraction:
    """``"3:2"`` as the pay tables print it: pays three for every two staked."""
    pays, _, staked = text.partition(":")
    if not (pays.isdecimal() and staked.isdecimal() and pays.isascii() and staked.isascii() and int(staked)):
        raise NotOdds(text)
    return Fraction(int(pays), int(staked))


class NotOdds(Exception):
    """A text that is no odds; says which, and how odds are written."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is no odds: write what is paid and what is staked, as in 3:2")


@dataclass(frozen=True, slots=True)
class Percent:
    """A levy's rate, as house rules write it: ``"4 %"``, ``"4.5 %"``."""

    of_hundred: Fraction | int

    @property
    def rate(self) -> Fraction:
        return Fraction(self.of_hundred) / 100

    @classmethod
    def parse(cls, text: str) -> Percent:
        number = text.removesuffix("%").strip()
        whole, _, part = number.partition(".")
        if not (text.endswith("%") and (whole + part).isdecimal() and (whole + part).isascii() and whole
                and ("." not in number or part) and len(number) < 20 and Fraction(number) <= 100):
            raise NotAPercentage(text)
        return cls(Fraction(number))

    def __str__(self) -> str:
        exact = Fraction(self.of_hundred)
        whole, part = divmod(exact, 1)
        digits = ""
        while part:             # a decimal number: it ends
            digit, part = divmod(part * 10, 1)
            digits += str(digit)
        return f"{whole}{'.' if digits else ''}{digits} %"


class NotAPercentage(Exception):
    """A text that is no percentage; says which, and how one is written."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} found; a percentage from 0 to 100 was expected, as in '4 %' or '4.5 %'")


def odds_text(odds: Fraction) -> str:
    return f"{odds.numerator}:{odds.denominator}"
