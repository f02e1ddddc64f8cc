"""A pad of four keys, further, back, press and Esc, does whatever a finger does, on every page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dealer_assist.cards import Card, Suit
from dealer_assist.games.game import VOID
from dealer_assist.overlay.looks import Look, wear
from dealer_assist.overlay.parts import Button
from dealer_assist.overlay.sheets import Sheet
from dealer_assist.table.events import CardRead, Decided
from dealer_assist.table.places import DECK, HOUSE
from tests.overlay.conftest import land, to_decision, to_result
from tests.overlay.test_languages import Speaking

pytestmark = pytest.mark.qt_log_level_fail("WARNING")


class Pad:
    def __init__(self, qtbot: QtBot, speaking: Speaking) -> None:
        self.qtbot, self.window = qtbot, speaking.window

    def press(self, wanted: Button) -> None:
        """The arrow until it is there, then the space bar."""
        for _ in range(80):
            if self.window.focusWidget() is wanted:
                break
            self.qtbot.keyClick(self.window, Qt.Key.Key_Right)      # type: ignore[no-untyped-call]
        assert self.window.focusWidget() is wanted, f"{wanted.accessibleName()!r} is not reached"
        self.qtbot.keyClick(wanted, Qt.Key.Key_Space)               # type: ignore[no-untyped-call]

    def back(self, page: Sheet) -> None:
        assert page.isVisible()
        self.qtbot.keyClick(self.window, Qt.Key.Key_Escape)         # type: ignore[no-untyped-call]
        assert not page.isVisible()


@pytest.fixture(params=["en", "ar"])
def pad(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[tuple[Pad, Speaking]]:
    speaking = Speaking(qtbot, land(), request.param)
    yield Pad(qtbot, speaking), speaking
    wear(Look())


def test_a_round_is_voided(pad: tuple[Pad, Speaking]) -> None:
    keys, speaking = pad
    to_decision(speaking.felt)
    window = speaking.window
    keys.press(window._menu)
    keys.press(window._void)
    assert window._text_sheet.isVisible()
    keys.press(window._text_sheet._buttons[0])
    assert speaking.felt.table.log[-1].event == Decided(HOUSE, DECK, VOID)


def test_pay_tables_and_the_next_step_s_rule_open_and_go(pad: tuple[Pad, Speaking]) -> None:
    keys, speaking = pad
    to_result(speaking.felt)
    window = speaking.window
    keys.press(window._menu)
    keys.press(window._pays)
    keys.back(window._text_sheet)
    for opens in (window._headline, window._qualification, window._columns[0].bets[0]):
        keys.press(opens)
        assert len(window._text_sheet.columns[0]) > 2
        keys.back(window._text_sheet)


def test_what_is_chosen_in_the_settings_is_worn(pad: tuple[Pad, Speaking]) -> None:
    keys, speaking = pad
    window = speaking.window
    keys.press(window._menu)
    keys.press(window._settings)
    sheet = window._settings_sheet
    for key, value in (("theme", "light"), ("scale", 150), ("sound", True)):
        keys.press(sheet.choices[key][value])
        assert getattr(window.settings.screen, key) == value
    keys.back(sheet)


def test_a_card_is_named(pad: tuple[Pad, Speaking]) -> None:
    keys, speaking = pad
    to_result(speaking.felt, second="!!")
    sheet = speaking.window._name_sheet
    assert sheet.isVisible(), "it comes by itself when a rule needs the name"
    wanted = Card.parse("Ks")
    keys.press(sheet.ranks[wanted.rank])
    keys.press(sheet.suits[Suit.SPADES])
    event = speaking.felt.table.log[-1].event
    assert isinstance(event, CardRead)
    assert event.face == wanted
