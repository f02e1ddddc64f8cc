"""Buttons side by side: each as wide as its words need; what is left over goes to those whose words are long."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect

from dealer_assist.overlay.parts import Button

GAP = 4
FINGER = 58


@dataclass(frozen=True, slots=True)
class Width:
    """``least``: with it nothing is cut; ``most``: wider is of no use."""

    least: float
    most: float


def widths(wished: Sequence[Width], room: float) -> list[float]:
    """Where there is room for all that is of use each gets that; else all give up the same share of it; where not even
    the least has room, all are narrower by the same share."""
    least, most = sum(wish.least for wish in wished), sum(wish.most for wish in wished)
    if room < least:
        return [wish.least * room / least for wish in wished]
    share = min(1.0, (room - least) / (most - least)) if most > least else 1.0
    return [wish.least + share * (wish.most - wish.least) for wish in wished]


def place_row(first: Sequence[tuple[Button, float]], last: Sequence[tuple[Button, float]], row: QRect) -> None:
    """``first`` from the row's beginning, ``last`` up to its end, each with how wide it may be."""
    wide = widths(_wished((*first, *last), row), row.width())
    left = float(row.left())
    for n, ((button, _), width) in enumerate(zip((*first, *last), wide, strict=True)):
        if n == len(first):
            left = max(left, row.right() + 1 - sum(wide[n:]))
        button.setGeometry(round(left), row.top(), round(left + width) - round(left) - GAP, row.height())
        left += width


def has_room(buttons: Sequence[tuple[Button, float]], row: QRect) -> bool:
    """Each has its least width there."""
    return sum(wish.least for wish in _wished(buttons, row)) <= row.width()


def _wished(buttons: Sequence[tuple[Button, float]], row: QRect) -> list[Width]:
    least = [max(FINGER, button.least_width(row.height())) for button, _ in buttons]
    return [Width(narrow + GAP, max(narrow, most) + GAP) for narrow, (_, most) in zip(least, buttons, strict=True)]
