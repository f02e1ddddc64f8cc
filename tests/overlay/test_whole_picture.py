"""The picture has the whole screen: what may be pressed stands beneath it, and a camera that is away takes nothing."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from PySide6.QtCore import QRectF

from dealer_assist.games.game import Settle
from dealer_assist.overlay.view import Outline, Seen, middles
from dealer_assist.overlay.window import Showing
from dealer_assist.table.events import Decided, RoundClosed, Staked
from dealer_assist.table.places import Party, seat
from tests.overlay.conftest import Felt, Screen, land, to_decision, to_result
from tests.overlay.geometry import all_has_room, all_is_legible
from tests.overlay.test_every_game_by_touch import SIZES, TABLES, felt, modest
from tests.overlay.test_pots import three_pots
from tests.random_play import Dealer

pytestmark = pytest.mark.qt_log_level_fail("WARNING")

PICTURE = np.full((1080, 1920, 3), (52, 74, 22), np.uint8)
Open = Callable[[Felt], Screen]


@pytest.mark.parametrize("game", TABLES)
def test_a_round_of_each_game_is_played_beneath_the_picture(screen: Open, game: str) -> None:
    """The camera tells of the cards; all that it cannot see is touched, and the picture never goes."""
    table = felt(game)
    window = screen(table).window
    window.showing = Showing.WHOLE
    window.show_picture(PICTURE)
    dealer = Dealer(1, table.table.game.decks, table.table.game.jokers)
    touched, sizes = 0, 0
    while (event := dealer.answer(table.table.update)) is not None:
        if not isinstance(event, Staked | Decided):
            table.submit(event)
            continue
        if touched % 5 == 0:
            window.resize(*SIZES[sizes % len(SIZES)])
            all_has_room(window)
            sizes += 1
        window.press(modest(event))
        touched += 1
        assert window._picture.width() == window.width()
    assert isinstance(table.table.update.step, Settle)
    window.press(RoundClosed(table.table.update.round.opened.number, table.table.settlement))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_each_box_that_is_asked_has_its_buttons_beneath_its_name(screen: Open, size: tuple[int, int]) -> None:
    table = land()
    to_decision(table)
    window = screen(table).window
    window.resize(*size)
    window.showing = Showing.WHOLE
    window.show_picture(PICTURE)
    all_is_legible(window)
    assert [len(column.pressing) for column in window._columns] == [2, 2, 2, 0]
    assert [column.header.isVisible() for column in window._columns] == [True, True, True, False]
    call, fold = window._columns[0].pressing
    if size != SIZES[-1]:       # where three boxes have no room for their names beside what is pressed
        assert window._columns[0].header.geometry().bottom() < call.geometry().top()
    table.do("fold 2", "fold 3")
    assert window._columns[0].header.geometry().right() < call.geometry().left(), "alone it has room beside its name"
    all_is_legible(window)
    fold.click()
    assert table.table.log[-1].event == Decided(Party(1), seat(1), "fold")


def test_a_camera_that_is_away_leaves_the_table_to_the_fingers_and_comes_back(screen: Open) -> None:
    table = land()
    to_decision(table)
    window = screen(table).window
    window.showing = Showing.WHOLE
    window.show_picture(PICTURE)
    assert not any(hand.isVisible() for hand in window._hands)
    window.show_picture(None, away_since="21:04:10")
    all_is_legible(window)
    assert all(hand.isVisible() for hand in window._hands), "its next card is named by a touch on the hand"
    assert all(column.header.isVisible() for column in window._columns)
    window.show_picture(PICTURE)
    assert window._picture.width() == window.width()
    assert not any(hand.isVisible() for hand in window._hands)


def test_no_amount_lies_on_a_card(screen: Open) -> None:
    table = land()
    to_result(table)
    window = screen(table).window
    window.showing = Showing.WHOLE
    places = {n: (x * 1920 / table.layout.width, y * 1080 / table.layout.height)
              for n, (x, y) in middles(table.layout).items()}
    on_chips = [Outline(((x - 50, y - 70), (x + 50, y - 70), (x + 50, y + 70), (x - 50, y + 70)), "A♥", Seen.READ)
                for x, y in places.values()]
    for size in SIZES:
        window.resize(*size)
        window.show_picture(PICTURE, on_chips, boxes=places)
        labels, amounts = window._picture._written()
        assert len(amounts) == 3
        for lying in (*(window._picture._polygon(o).boundingRect() for o in on_chips), *(t.rect for _, t in labels)):
            assert not any(text.rect.intersects(QRectF(lying)) for _, text in amounts)


def test_the_pot_is_told_and_only_who_gets_something_of_it(screen: Open) -> None:
    table = three_pots()
    window = screen(table).window
    window.showing = Showing.WHOLE
    window.show_picture(PICTURE, boxes=dict.fromkeys(range(1, 10), (900.0, 500.0)))
    assert {text.text for _, text in window._picture._written()[1]} == {
        "▲ GETS 77.00", "▲ GETS 87.00", "▲ GETS 76.00", "▲ GETS 210.00"}
    assert window._qualification.texts()[0].text == "▼ RACK GAINS 10.00"
