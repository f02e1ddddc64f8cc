"""Every game, by touch alone: whatever can happen at a table has a button that a finger can reach."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dealer_assist.games.game import Settle
from dealer_assist.overlay.parts import TouchButton
from dealer_assist.overlay.window import DealerWindow
from dealer_assist.table.events import CardMoved, Decided, RoundClosed, RoundEvent, Staked
from dealer_assist.table.places import Party, seat
from tests.overlay import touches
from tests.overlay.conftest import Felt, Screen
from tests.overlay.geometry import all_is_legible
from tests.random_play import Dealer
from tests.table_talk import house

pytestmark = pytest.mark.qt_log_level_fail("WARNING")

SIZES = [(1024, 600), (1280, 800), (1920, 1080)]
COUNTED = tuple(f"{n}=200000" for n in range(1, 10))
TABLES: dict[str, tuple[str, tuple[int | str, ...]]] = {
    "blackjack": ("blackjack_casino_du_liban", ("1", "1.2", "1.3", "2", "3", "4.2", "5", "6", "7")),
    "casino_holdem": ("casino_holdem_land", (1, 2, 3, 4)),
    "club_holdem": ("club_holdem_4_8", COUNTED),
    "double_hand": ("double_hand_low_limit", (1, 2, 4, 6)),
    "heads_up_holdem": ("heads_up_holdem_casino_du_liban", (1, 2, 3, 5)),
    "low_ball": ("low_ball_live", COUNTED[:6]),
    "omaha": ("omaha_3_6", COUNTED),
    "omaha_hi_lo": ("omaha_hi_lo_3_6", COUNTED),
    "push_nine": ("push_nine_club", COUNTED[:7]),
    "texas_holdem": ("texas_holdem_no_limit", COUNTED),
}


def felt(game: str, **changes: str) -> Felt:
    name, seats = TABLES[game]
    return Felt(house(name, **changes), seats, name)


def main_button(window: DealerWindow, kind: type) -> TouchButton | None:
    """The one at the lower right that does this."""
    return next((b for b in window.findChildren(TouchButton) if b.isVisibleTo(window) and b.touch.main
                 and b.events() and isinstance(b.events()[0], kind)), None)


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("seed", [1])
def test_whole_rounds_by_touch_alone(screen: Callable[[Felt], Screen], game: str, seed: int) -> None:
    table = felt(game)
    window = screen(table).window
    cards = 0
    for number in range(2):
        dealer = Dealer(seed + number, table.table.game.decks, table.table.game.jokers)
        dealer.card = cards
        begun = len(table.table.log)
        while (event := dealer.answer(table.table.update)) is not None:
            if isinstance(event, CardMoved) and (all_moved := main_button(window, CardMoved)):
                all_moved.click()       # cards that lie face down, and nobody can say which they are: all in one touch
                continue
            window.press(event)
        cards = dealer.card
        assert isinstance(table.table.update.step, Settle)
        assert {entry.by for entry in table.table.log[begun:]} == {"dealer"}
        assert table.table.update.departures == ()
        window.press(RoundClosed(table.table.update.round.opened.number, table.table.settlement))
        window.press(table.table.game.opening(table.table.story.sitting))


@pytest.mark.parametrize("game", TABLES)
def test_each_moment_of_each_game_is_legible_at_each_size(screen: Callable[[Felt], Screen], game: str) -> None:
    table = felt(game)
    window = screen(table).window
    window.show_picture(np.full((1080, 1920, 3), (52, 74, 22), np.uint8))
    cards, steps = 0, set()
    for number in range(2):
        dealer = Dealer(3 + number, table.table.game.decks, table.table.game.jokers)
        dealer.card = cards
        while True:
            kind = type(table.table.update.step)
            if kind not in steps:       # each kind of moment once, at one size after the other
                steps.add(kind)
                window.resize(*SIZES[len(steps) % 3])
                all_is_legible(window)
            event = dealer.answer(table.table.update)
            if event is None:
                break
            table.submit(modest(event))
        for size in SIZES if number else SIZES[:1]:
            window.resize(*size)
            all_is_legible(window)
        cards = dealer.card
        for box in [box for box in table.view.boxes if box.bets][:1]:
            next(c for c in window._columns if c.box.seat == box.seat)._why(box)
            all_is_legible(window)
            window._dismiss()
        table.do("close")
        table.table.open()
        table.changed()


def modest(event: RoundEvent) -> RoundEvent:
    """No bank of a thousand million."""
    return replace(event, amount=min(event.amount, 9_999_900)) if isinstance(event, Staked) else event


def test_the_list_of_touches_is_what_is_counted(qtbot: QtBot) -> None:
    assert touches.DOCUMENT.read_text(encoding="utf-8") == "\n".join(touches.page()) + "\n", (
        "python -m tests.overlay.touches writes it anew")


def test_the_inspector_is_called_for_the_box_that_is_asked_and_nothing_waits(screen: Callable[[Felt], Screen],
                                                                             qtbot: QtBot) -> None:
    table = felt("double_hand")
    window = screen(table).window
    qtbot.keyClick(window, Qt.Key.Key_I)
    assert table.called == (seat(1),), "the first is asked whether he takes the bank"
    assert [alert.text for alert in table.view.alerts] == ["The inspector was called for Seat 1."]
    window.press(Decided(Party(1), seat(1), "take_bank"))
    qtbot.keyClick(window, Qt.Key.Key_I)
    assert table.called == ()


def test_a_pad_of_four_keys_does_all(screen: Callable[[Felt], Screen], qtbot: QtBot) -> None:
    table = felt("double_hand")
    window = screen(table).window
    wanted = next(b for b in window.findChildren(TouchButton) if b.touch.label == "TAKE THE BANK")
    for _ in range(40):
        qtbot.keyClick(window, Qt.Key.Key_Right)
        if wanted.hasFocus() or window.focusWidget() is wanted:
            break
    qtbot.keyClick(wanted, Qt.Key.Key_Space)
    assert table.table.log[-1].event == Decided(Party(1), seat(1), "take_bank")
