"""What is chosen at the screen: worn at once, remembered, and nothing that was on it is lost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealer_assist.languages import language
from dealer_assist.overlay import looks
from dealer_assist.overlay.looks import Look, wear
from dealer_assist.overlay.table_window import TableWindow
from dealer_assist.overlay.view import RuleText
from dealer_assist.overlay.window import Showing
from dealer_assist.settings import Settings
from dealer_assist.words import Words
from tests.overlay.conftest import WORDS, Felt, land, to_decision
from tests.overlay.geometry import all_is_legible


class Standing:
    """A table's window over a felt, and what it wanted to be remembered."""

    def __init__(self, qtbot: QtBot, felt: Felt, settings: Settings, *, overlay: bool = False) -> None:
        self.felt, self.kept = felt, list[Settings]()
        self.wanted: list[str] = []
        self.window = TableWindow(felt, felt.layout, WORDS, felt.table.house.pay_tables, no_rule, settings,
                                  self.kept.append, lambda: None, self.wanted.append, overlay=overlay)
        qtbot.addWidget(self.window)
        felt.changed = self.show
        self.show()
        self.window.stand()

    def show(self) -> None:
        self.window.show_view(self.felt.view)

    def ground(self) -> str:
        """As it is painted, between the pieces."""
        return self.window.grab().toImage().pixelColor(1, self.window._headline.height() + 2).name()


def no_rule(rule: str) -> RuleText | None:
    return None


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    wear(Look())


def test_a_light_theme_is_painted_and_remembered_at_a_touch(qtbot: QtBot) -> None:
    standing = Standing(qtbot, land(), Settings())
    dark = standing.ground()
    qtbot.keyClick(standing.window, Qt.Key.Key_F2)      # type: ignore[no-untyped-call]
    sheet = standing.window._settings_sheet
    assert sheet.isVisible()
    sheet.choices["theme"]["light"].click()
    assert (dark, standing.ground()) == ("#0b0f14", "#f2f4f6")
    assert standing.kept[-1].screen.theme == "light"
    sheet.choices["suits"]["four"].click()
    sheet.choices["scale"][150].click()
    assert looks.worn() == Look(looks.Theme.LIGHT, looks.Suits.FOUR, 150)
    again = Standing(qtbot, land(), standing.kept[-1])
    assert again.ground() == "#f2f4f6"
    assert again.window._settings_sheet.worn == standing.kept[-1].screen


def test_the_page_marks_what_holds_and_nothing_on_it_is_cut(qtbot: QtBot) -> None:
    for width, height in ((1024, 600), (1280, 800), (1920, 1080)):
        standing = Standing(qtbot, land(), Settings())
        standing.window.resize(width, height)
        standing.window._show_settings()
        sheet = standing.window._settings_sheet
        for key, buttons in sheet.choices.items():
            assert [value for value, button in buttons.items() if button.touch.main] == [
                getattr(Settings().screen, key)]
            for button in buttons.values():
                assert sheet.rect().contains(button.geometry())
                assert button.height() >= 50
                assert all("…" not in text.text for text in button.texts())
        assert all("…" not in text.text for text in sheet.texts())


def test_the_picture_is_shown_as_it_was_left(qtbot: QtBot) -> None:
    standing = Standing(qtbot, land(), Settings())
    standing.window._next_showing()
    assert standing.kept[-1].screen.picture == "whole"
    assert Standing(qtbot, land(), standing.kept[-1]).window.showing is Showing.WHOLE


def test_another_language_is_wanted_at_a_touch(qtbot: QtBot) -> None:
    standing = Standing(qtbot, land(), Settings())
    standing.window._show_settings()
    standing.window._settings_sheet.choices["language"]["fr"].click()
    assert standing.wanted == ["fr"]
    assert standing.kept[-1].screen.language == "fr"


def test_it_is_silent_unless_sound_is_switched_on(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    beeps: list[int] = []
    monkeypatch.setattr(QApplication, "beep", lambda: beeps.append(1))
    silent = Settings()
    for settings, heard in ((silent, 0), (replace(silent, screen=replace(silent.screen, sound=True)), 1)):
        beeps.clear()
        standing = Standing(qtbot, land(), settings)
        to_decision(standing.felt)
        before = len(beeps)
        standing.felt.do("stake 1 bonus 500")       # after the cards
        assert standing.felt.view.alerts
        standing.show()                             # the same alert is no new one
        assert len(beeps) - before == heard


def test_an_overlay_is_seen_through_where_nothing_is_drawn(qtbot: QtBot) -> None:
    standing = Standing(qtbot, land(), Settings(), overlay=True)
    qtbot.addWidget(standing.window.grip)
    image = standing.window.grab().toImage()
    assert image.pixelColor(1, standing.window._headline.height() + 2).alpha() == 0
    assert image.pixelColor(2, 2).alpha() == 255
    assert standing.window.showing is Showing.WHOLE
    standing.window._next_showing()
    assert standing.kept == [], "the next one, without another program beneath, begins as it was left"


def test_over_another_program_s_picture_a_round_is_played_and_paid_beneath_it(qtbot: QtBot) -> None:
    felt = land()
    standing = Standing(qtbot, felt, Settings(), overlay=True)
    window = standing.window
    qtbot.addWidget(window.grip)

    def middle_is_seen_through() -> bool:
        return window.grab().toImage().pixelColor(window.width() // 2, window.height() // 3).alpha() == 0

    to_decision(felt)
    assert middle_is_seen_through()
    for seat_number in (1, 2, 3):
        window._columns[seat_number - 1].pressing[0].click()
    felt.deal("board", "4s Js")
    felt.do("turn 4 8d", "turn 8 8s")
    assert middle_is_seen_through()
    told = [(column.header.box.name, column.result.texts()[0].text) for column in window._columns
            if column.result.isVisible() and column.header.isVisible() and column.header.box]
    assert told == [("Box 1", "3."), ("Box 2", "2."), ("Box 3", "1.")]
    all_is_legible(window)
    window._columns[0].result.click()
    assert window._sheet is not None, "it opens its reasons"


def test_the_grip_covers_neither_the_round_nor_the_time_and_speaks_the_language_of_the_screen(qtbot: QtBot) -> None:
    standing = Standing(qtbot, land(), Settings(), overlay=True)
    window, grip = standing.window, standing.window.grip
    qtbot.addWidget(grip)
    window.remaining(9000)
    corner = grip.geometry().translated(-window.geometry().topLeft())
    assert not corner.intersects(window._headline.geometry())
    before = grip.width()
    grip.click()
    assert grip.width() == before
    english = grip.text()
    window.speak(Words(WORDS.currency, language("fr")))
    assert grip.text() != english
