"""Every game in every language has room at every size of the screen and of its letters."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, product

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from dealer_assist.games.game import AskAny
from dealer_assist.languages import TAGS
from dealer_assist.overlay.ahead import asked
from dealer_assist.overlay.looks import Look, wear
from dealer_assist.overlay.settings_sheet import SettingsSheet
from dealer_assist.overlay.sheets import ListSheet, TextSheet
from tests.overlay.geometry import all_has_room
from tests.overlay.test_every_game_by_touch import SIZES, TABLES, felt, modest
from tests.overlay.test_languages import Speaking
from tests.random_play import Dealer

pytestmark = pytest.mark.qt_log_level_fail("WARNING")

SCALES = 100, 150, 200
PICTURE = np.full((1080, 1920, 3), (52, 74, 22), np.uint8)


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    wear(Look())


@pytest.mark.parametrize("game", TABLES)
def test_two_rounds_have_room(qtbot: QtBot, game: str) -> None:
    """Each kind of moment in each language, at the narrowest with the largest letters and at two of the other eight, so
    that all nine come."""
    table = felt(game)
    windows = [Speaking(qtbot, table, tag) for tag in TAGS]
    for speaking in windows:
        speaking.window.show_picture(PICTURE)
    tightest = SIZES[0], SCALES[-1]
    others = cycle([both for both in product(SIZES, SCALES) if both != tightest])
    tried = set()

    def look() -> None:
        for speaking in windows:
            speaking.show()
            for size, percent in (tightest, next(others), next(others)):
                wear(Look(scale=percent))
                speaking.window.resize(*size)
                speaking.window._place()
                all_has_room(speaking.window)
                tried.add((size, percent))

    table.changed = lambda: None
    cards, moments = 0, set()
    for number in range(2):
        dealer = Dealer(3 + number, table.table.game.decks, table.table.game.jokers)
        dealer.card = cards
        while (event := dealer.answer(table.table.update)) is not None:
            step = table.table.update.step
            moment = type(step), type(getattr(step, "then", None))
            if moment not in moments:
                moments.add(moment)
                look()
            table.submit(modest(event))
        cards = dealer.card
        if number:
            look()
        table.do("close")
        table.table.open()
    look()
    assert len(tried) == len(SIZES) * len(SCALES)


@pytest.mark.parametrize("game", TABLES)
def test_every_page_has_room_for_the_largest_letters_on_the_smallest_screen(qtbot: QtBot, game: str) -> None:
    """In each language: before anything lies there, while somebody is asked, and when all is paid."""
    table = felt(game)
    table.changed = lambda: None
    windows = [Speaking(qtbot, table, tag) for tag in TAGS]
    table.changed = lambda: None
    opened: set[type] = set()

    def look() -> None:
        for speaking in windows:
            window = speaking.window
            speaking.show()
            window.resize(*SIZES[0])
            window._place()
            inside = window._menu, window._keys, window._pays, window._void, window._settings
            pages = [*inside, window._hold, window._name, window._headline, window._alerts, window._qualification,
                     window._pots, window._other, *window._hands[:1], *(c.header for c in window._columns[:1])]
            for page in pages:
                if window._sheet is not None:
                    window._sheet.back.click()
                if page in inside:
                    window._menu.click()
                if page.isVisibleTo(window) and page.isEnabled():
                    page.click()
                    all_has_room(window)
                    if window._sheet is not None:
                        opened.add(type(window._sheet))
            if window._sheet is not None:
                window._sheet.back.click()

    wear(Look(scale=SCALES[-1]))
    look()
    looked, cards = False, 0
    for number in range(2):         # the first round of a game with a button draws for it
        dealer = Dealer(3 + number, table.table.game.decks, table.table.game.jokers)
        dealer.card = cards
        while (event := dealer.answer(table.table.update)) is not None:
            step = table.table.update.step
            if not looked and (isinstance(step, AskAny) or asked(step) is not None):
                looked = True
                look()
            table.submit(modest(event))
        if looked:
            break
        cards = dealer.card
        table.do("close")
        table.table.open()
    look()
    assert looked
    assert {ListSheet, SettingsSheet, TextSheet} <= opened
