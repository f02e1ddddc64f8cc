"""Pots on the dealer's screen: who is handed what, out of which, and who could have won it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint

from dealer_assist.overlay.looks import SKY
from dealer_assist.overlay.view import State
from tests.games.poker_talk import checked_down, dealt, seated, shown
from tests.overlay.conftest import Felt, Screen
from tests.overlay.geometry import all_is_legible
from tests.overlay.test_every_game_by_touch import SIZES
from tests.table_talk import Table, house

pytestmark = pytest.mark.qt_log_level_fail("WARNING")

NAME = "texas_holdem_no_limit"


def at(table: Table, name: str = NAME) -> Felt:
    felt = Felt(table.house, (1,), name)
    felt.table = table
    return felt


def three_pots() -> Felt:
    """Seat 1 is all in for 20, seat 2 for 50, seat 3 for 90; nobody can call the last 210 of seat 4."""
    table = dealt(seated(house(NAME), "1=2000", "2=5000", "3=9000", "4=30000"))
    table.do("bet 3 9000", "bet 4 30000", "bet 1 1500", "bet 2 4000")
    checked_down(table, "Kh 9d 5s 2c 3d")
    return at(shown(table, s1="Ah Ad", s2="Qh Qd", s3="Jh Jd", s4="7h 4c"))


def halved() -> Felt:
    """Two are in for 6.00 each: one takes the high half, the other the low one."""
    table = dealt(seated(house("omaha_hi_lo_3_6"), "1=9000", "2=9000"))
    table.do("calls 1", "check 2")
    return at(shown(checked_down(table, "As 8c Ad 3s 5c"), s1="5d 7d 7h 6s", s2="Ac 5h 7c 8h"), "omaha_hi_lo_3_6")


def test_a_seat_is_told_what_it_is_handed_and_not_what_it_has_won() -> None:
    felt = three_pots()
    assert [(felt.box(n).total, felt.box(n).total_state) for n in (1, 2, 3, 4)] == [
        ("GETS 77.00", State.PAY), ("GETS 87.00", State.PAY), ("GETS 76.00", State.PAY), ("GETS 210.00", State.PAY)]
    shares = {share.text for pot in felt.view.pots for share in pot.shares}
    assert shares == {"Seat 1 GETS 77.00", "Seat 2 GETS 87.00", "Seat 3 GETS 76.00"}, "the pots say the same amount"


def test_who_takes_half_a_pot_is_not_even() -> None:
    """He has put in what he gets; the dealer pushes it to him all the same."""
    felt = halved()
    assert [felt.box(n).total_state for n in (1, 2)] == [State.PAY, State.PAY]


def test_what_lies_in_a_pot_is_taken_from_nobody(screen: Callable[[Felt], Screen]) -> None:
    table = dealt(seated(house(NAME), "1=20000", "2=20000", "3=20000"))
    checked_down(table, "Kh 9d 5s 2c 3d")
    felt = at(shown(table, s1="Ah Ad", s2="Qh Qd", s3="Jh Jd"))
    window = screen(felt).window
    assert [felt.box(n).total for n in (1, 2, 3)] == ["GETS 29.00", "LOSES 10.00", "LOSES 10.00"]
    picture = window.grab().toImage()
    for column in window._columns:
        if not column.result.isHidden():
            filled = picture.pixelColor(column.result.geometry().topLeft() + QPoint(8, 8)) == SKY
            assert filled == (column.box.seat == 1), "only what is to be done draws the eye"


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("made", [three_pots, halved])
def test_several_pots_and_halves_are_legible(screen: Callable[[Felt], Screen], made: Callable[[], Felt],
                                             size: tuple[int, int]) -> None:
    window = screen(made()).window
    window.resize(*size)
    all_is_legible(window)
