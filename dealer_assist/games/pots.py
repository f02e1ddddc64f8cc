"""Layered pots, uncalled bets, levy, drop and odd chips: from chips put in to who gets which of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple

from dealer_assist.money import Money

MAIN = "main pot"
UNCALLED = "uncalled bet"


class OddChip(StrEnum):
    ONE_EACH = "left_of_button"         # from the button's left, one unit each (A28)
    ALL_TO_FIRST = "all_to_first"       # the first of them takes the whole remainder


class Layer(NamedTuple):
    """One pot: what each seat has in it, and who can win it."""

    name: str
    put: Mapping[int, Money]
    contesting: tuple[int, ...]
    carried: Money = 0                  # chips that lay there from the round before

    @property
    def amount(self) -> Money:
        return sum(self.put.values()) + self.carried


def layers(put: Mapping[int, Money], dead: Mapping[int, Money], unfolded: Collection[int], contesting: Sequence[int],
           carried: Money = 0) -> tuple[tuple[Layer, ...], tuple[int, Money] | None]:
    """The pots, and the bet that nobody called: seat and chips.

    One layer for each distinct stake of a seat that can win (A26). Folded chips count in the layers they reach; dead
    money goes to the main pot and matches nothing (A57). ``contesting``: of the ``unfolded``, whose hand is not dead.
    """
    chips = dict(put)
    uncalled = None
    if len(chips) > 1:
        *_, called, bet = sorted(chips.values())
        if bet > called and (most := max(chips, key=chips.__getitem__)) in unfolded:
            uncalled = (most, bet - called)
            chips[most] = called
    # Who has put in nothing yet makes no pot and has a part in none, unless one lay there before.
    contesting = [n for n in contesting if carried or chips[n] or dead.get(n)] or contesting
    levels = sorted({chips[n] for n in contesting}) or [0]
    top = max(chips.values(), default=0)
    found: list[Layer] = []
    floor = 0
    for number, level in enumerate(levels):
        ceiling = level if number < len(levels) - 1 else top        # folded chips above every stake that can win
        here = {n: (c if c < ceiling else ceiling) - floor for n, c in chips.items() if c > floor}
        if not number and any(dead.values()):
            here = {n: here.get(n, 0) + dead.get(n, 0) for n in (*chips, *(n for n in dead if n not in chips))
                    if here.get(n, 0) + dead.get(n, 0)}
        found.append(Layer(f"side pot {number}" if number else MAIN, here,
                           tuple([n for n in contesting if chips[n] >= level]), 0 if number else carried))
        floor = level
    return tuple(found), uncalled


def levied(amounts: Sequence[Money], rate: Fraction, unit: Money) -> list[Money]:
    """The levy on all pots together, down to the chip, taken pot by pot so that the winners share it (A29)."""
    taken: list[Money] = []
    total = 0
    for amount in amounts:
        total += amount
        whole = total * rate.numerator // rate.denominator // unit * unit
        taken.append(whole - sum(taken))
    return taken


def dropped(amounts: Sequence[Money], fee: Money) -> list[Money]:
    """A fixed fee, out of the main pot first; no pot gives more than is in it (A50)."""
    taken: list[Money] = []
    for amount in amounts:
        taken.append(min(fee, amount))
        fee -= taken[-1]
    return taken


def split(amount: Money, winners: Sequence[int], unit: Money, odd: OddChip) -> dict[int, tuple[Money, Money]]:
    """What each winner gets, and what of it is odd chips. ``winners`` stand clockwise from the button's left.

    What is less than a chip cannot be cut: it goes to the first.
    """
    each, left = divmod(amount // unit, len(winners))
    crumbs = amount % unit
    shares = {}
    for n, winner in enumerate(winners):
        extra = (left if n == 0 else 0) if odd is OddChip.ALL_TO_FIRST else int(n < left)
        bonus = extra * unit + (crumbs if n == 0 else 0)
        shares[winner] = (each * unit + bonus, bonus)
    return shares


def halves(amount: Money, unit: Money) -> tuple[Money, Money]:
    """High and low half; the odd chip is the high hand's (A28, OMA-ODD-1)."""
    low = amount // unit // 2 * unit
    return amount - low, low
