"""The screen when there is the most to say: several bettors and hands in a box, ten seats, large letters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealer_assist.overlay.parts import Button, TouchButton
from dealer_assist.overlay.sheets import KEYS
from dealer_assist.overlay.view import ACTION_KEYS, middles
from dealer_assist.overlay.window import DealerWindow, Showing
from dealer_assist.table.layout import Area, Layout, Spot
from dealer_assist.table.places import seat
from tests.overlay.conftest import Felt, Screen, land, layout, to_decision, to_result
from tests.overlay.geometry import all_is_legible
from tests.overlay.test_every_game_by_touch import SIZES, TABLES, felt, modest
from tests.random_play import Dealer
from tests.table_talk import house

pytestmark = pytest.mark.qt_log_level_fail("WARNING")

NAME = "blackjack_casino_du_liban"
PICTURE = np.full((1080, 1920, 3), (52, 74, 22), np.uint8)


def crowded() -> Felt:
    """Seven boxes; at the first three bettors, two hands and insurance, when the dealer shows an ace."""
    table = Felt(house(NAME), ("1", "1.2", "1.3", *range(2, 8)), NAME)
    table.do("stake 1 bet 1000", "stake 1.2 bet 1000", "stake 1.3 bet 500",
             *(f"stake {n} bet 1000" for n in range(2, 8)),
             "deal seat 1 8h", *(f"deal seat {n} Tc" for n in range(2, 8)), "deal dealer As", "deal seat 1 8d",
             *(f"deal seat {n} 9c" for n in range(2, 8)))
    table.do("stake 1 insurance 500", "stake 1.2 insurance 500", "stake 1.3 insurance 250", "say 1 split")
    return table


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_three_bettors_split_hands_and_insurance(screen: Callable[[Felt], Screen], size: tuple[int, int]) -> None:
    table = crowded()
    window = screen(table).window
    window.resize(*size)
    all_is_legible(window)
    dealer = Dealer(11, table.table.game.decks)
    dealer.card = max(c.card for c in table.table.update.round.cards) - 100
    number = 0
    while (event := dealer.answer(table.table.update)) is not None:
        table.submit(modest(event))
        number += 1
        if number % 4 == 0:
            all_is_legible(window)
    all_is_legible(window)
    names = [bet.name for bet in table.box(1).bets]
    assert {"BET", "2nd: BET", "3rd: BET", "INSURANCE", "2nd: INSURANCE"} <= set(names)
    window._show_box(table.box(1))
    all_is_legible(window)


def ten() -> tuple[Felt, Layout]:
    """Casino Hold'em's felt with ten boxes in one arc: each as narrow as its cards."""
    shipped = layout("casino_holdem_land")
    wide = shipped.width / 10
    areas = [area for area in shipped.areas if area.place.seat == 0]
    first = next(area for area in shipped.areas if area.place == seat(1))
    kinds = list(dict.fromkeys(spot.kind for spot in shipped.bets))
    areas += [Area(seat(n), shipped.width - n * wide, first.y, wide - 1, first.height, first.slots)
              for n in range(1, 11)]
    spots = tuple(Spot(seat(n), kind, shipped.width - (n - .5) * wide, 300 + 60 * k, 20)
                  for n in range(1, 11) for k, kind in enumerate(kinds))
    table = Felt(house("casino_holdem_land"), tuple(range(1, 11)), "casino_holdem_land")
    table.layout = replace(shipped, areas=tuple(areas), bets=spots)
    return table, table.layout


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_ten_boxes(screen: Callable[[Felt], Screen], size: tuple[int, int]) -> None:
    table, _ = ten()
    window = screen(table).window
    window.resize(*size)
    table.do(*(f"stake {n} ante {1000 * n}" for n in range(1, 11)))
    all_is_legible(window)
    table.do(*(f"deal seat {n} {'23456789TJ'[n - 1]}c" for n in range(1, 11)), "deal dealer ??",
             *(f"deal seat {n} {'23456789TJ'[n - 1]}d" for n in range(1, 11)), "deal dealer ??")
    table.deal("board", "Ah Kh Qs")
    all_is_legible(window)
    assert [column.box.seat for column in window._columns] == list(range(1, 11))
    table.do(*(f"call {n}" for n in range(1, 10)), "fold 10")
    table.deal("board", "2s 3s")
    table.do(*(f"turn {card} {face}" for card, face in zip(
        [c.card - 100 for c in table.table.update.round.cards if c.at.zone == "dealer"], ("4h", "4s"), strict=True)))
    assert table.view.boxes[0].total_state is not None
    all_is_legible(window)


def test_ten_seats_around_a_table(screen: Callable[[Felt], Screen]) -> None:
    shipped = layout("omaha_3_6")
    table = Felt(house("omaha_3_6"), tuple(f"{n}=200000" for n in range(1, 10)), "omaha_3_6")
    first = next(area for area in shipped.areas if area.place == seat(9))
    table.layout = replace(
        shipped, areas=(*shipped.areas, replace(first, place=seat(10), x=0, y=0)),
        bets=(*shipped.bets, *(replace(spot, on=seat(10)) for spot in shipped.bets if spot.on == seat(9))))
    window = screen(table).window
    for size in SIZES:
        window.resize(*size)
        all_is_legible(window)
    assert [box.name for box in table.view.boxes] == [f"Seat {n}" for n in range(1, 11)]


@pytest.mark.parametrize("moment", [to_decision, to_result])
def test_the_whole_picture_says_what_is_at_each_box(screen: Callable[[Felt], Screen],
                                                    moment: Callable[[Felt], None]) -> None:
    table = land()
    moment(table)
    window = screen(table).window
    window.showing = Showing.WHOLE
    places = {n: (x * 1920 / table.layout.width, y * 1080 / table.layout.height)
              for n, (x, y) in middles(table.layout).items()}
    window.show_picture(PICTURE, boxes=places)
    for size in SIZES:
        window.resize(*size)
        all_is_legible(window)
    said = {text.text for _, text in window._picture._written()[1]}
    if moment is to_decision:
        assert said == {"● 25.00", "● 125.00", "● 20.00"}
    else:
        assert said == {f"{box.total_state.value} {box.total}" for box in table.view.boxes if box.total_state}
        assert len(said) == 3
    window.showing = Showing.PANE
    window._place()
    assert window._picture._written()[1] == []


def test_boxes_are_paid_from_the_dealers_right(screen: Callable[[Felt], Screen]) -> None:
    table = land()
    to_result(table)
    assert {box.seat: box.turn for box in table.view.boxes if box.turn} == {3: 1, 2: 2, 1: 3}
    window = screen(table).window
    assert [column.total.texts()[0].text for column in window._columns if column.box.turn] == ["3.", "2.", "1."]


@pytest.mark.parametrize("game", TABLES)
def test_four_keys_reach_every_button(screen: Callable[[Felt], Screen], qtbot: QtBot, game: str) -> None:
    """Of the screen and of each page that is opened from its menu."""
    window = screen(felt(game)).window
    for page in (None, window._menu, window._keys, window._hold):
        if page is not None:
            window._menu.click()
            page.click()
        reached: set[Button] = set()
        window.setFocus()
        wanted = set(window._in_reading_order())
        for _ in range(len(wanted) + 2):
            QApplication.processEvents()
            qtbot.keyClick(window, Qt.Key.Key_Right)
            at = window.focusWidget()
            if isinstance(at, Button):
                reached.add(at)
        assert reached == wanted
        qtbot.keyClick(window, Qt.Key.Key_Left)
        if page is not None:
            assert window._sheet is not None
            qtbot.keyClick(window, Qt.Key.Key_Escape)


def test_every_key_that_a_button_bears_is_told(screen: Callable[[Felt], Screen]) -> None:
    window: DealerWindow = screen(felt("omaha")).window
    window._keys.click()
    told = {key for column in window._text_sheet.columns for row in column for key in row.right.split()}
    borne = {b.key for b in window.findChildren(TouchButton) if len(b.key) == 1 and not b.key.isdigit()
             and b.parent() in (window, window._list_sheet)}
    borne |= set(ACTION_KEYS.values()) | {"X", "Z"}
    assert borne <= told
    sentences = {key for key in window._words.sentences if key.startswith("keys.")}
    assert sorted(f"keys.{key}" for column in KEYS for key in column) == sorted(sentences)
