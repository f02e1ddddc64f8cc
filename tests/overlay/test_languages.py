"""The dealer's window in each language: all can be read, nothing is lost by switching, what lies on the felt stays."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QRawFont
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dealer_assist.cards import Rank
from dealer_assist.english import ENGLISH
from dealer_assist.language import forms_of
from dealer_assist.languages import KINDS, TAGS, language
from dealer_assist.overlay import looks
from dealer_assist.overlay.parts import Painted, Picture
from dealer_assist.overlay.table_window import TableWindow
from dealer_assist.overlay.view import view
from dealer_assist.overlay.window import DealerWindow
from dealer_assist.rulebook import load_book
from dealer_assist.screen import _told_by
from dealer_assist.settings import ScreenSettings, Settings
from dealer_assist.words import Currency, Words
from tests.overlay.conftest import Felt, land, to_decision, to_result
from tests.overlay.geometry import shown
from tests.overlay.test_window import outlines, picture
from tests.random_play import Dealer
from tests.table_talk import house

pytestmark = pytest.mark.qt_log_level_fail("WARNING")

EUR = Currency("EUR", 2)
GAMES = {"blackjack_casino_du_liban": (1, 2, 3, 5), "texas_holdem_no_limit": (1, 2, 3), "omaha_hi_lo_3_6": (1, 2, 3),
         "heads_up_holdem_casino_du_liban": (1, 2), "push_nine_club": (1, 2, 3), "double_hand_low_limit": (1, 2, 3),
         "low_ball_live": (1, 2, 3), "club_holdem_4_8": (1, 2, 3), "casino_holdem_live": (1, 2)}


class Speaking:
    """A table's window, wired as a table wires it."""

    def __init__(self, qtbot: QtBot, felt: Felt, tag: str = "en", size: tuple[int, int] = (1024, 600)) -> None:
        self.felt, self.words = felt, Words(EUR, language(tag))
        self.kept: list[str] = []
        self.window = TableWindow(
            felt, felt.layout, self.words, felt.table.house.pay_tables, _told_by(load_book(tag)),
            Settings(screen=ScreenSettings(language=tag)), lambda new: self.kept.append(new.screen.language),
            lambda: None, self.speak)
        qtbot.addWidget(self.window)
        self.window.resize(*size)
        felt.changed = self.show
        self.show()
        self.window.show()

    def show(self) -> None:
        update = self.felt.table.story.current
        paid = update is None or update.round.closed is not None
        opening = self.felt.table.game.opening(self.felt.table.story.sitting) if paid else None
        self.window.show_view(view(self.felt.table.story, self.felt.layout, self.words, opening))

    def speak(self, tag: str) -> None:
        self.words = Words(EUR, language(tag))
        self.window.speak(self.words, _told_by(load_book(tag)))
        self.show()


def cut(window: QWidget) -> list[str]:
    """What ends too soon, or stands beyond its piece."""
    return [text.text for part in shown(window) if isinstance(part, Painted | Picture) for text in part.texts()
            if (text.text.endswith("…") and len(text.text) > 1) or text.size < looks.LEAST
            or not part.rect().adjusted(-2, -2, 2, 2).contains(text.needs().toRect())]


def bets(felt: Felt) -> None:
    felt.do("stake 1 ante 2000")


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)], ids=str)
@pytest.mark.parametrize("tag", KINDS)
@pytest.mark.parametrize("moment", [bets, to_decision, to_result])
def test_all_can_be_read_and_nothing_overlaps(qtbot: QtBot, moment: Callable[[Felt], None], tag: str,
                                              size: tuple[int, int]) -> None:
    felt = land()
    moment(felt)
    speaking = Speaking(qtbot, felt, tag, size)
    window = speaking.window
    window.show_picture(picture(), outlines())
    assert cut(window) == []
    pieces = [part for part in shown(window) if part.parent() is window]
    for n, one in enumerate(pieces):
        assert window.rect().contains(one.geometry())
        for other in pieces[n + 1:]:
            assert not one.geometry().intersects(other.geometry()), f"{one} over {other}"
    for page in (window._menu, window._pays, window._keys, window._settings):
        page.click()
        assert cut(window) == []
    for column in window._columns:
        window._show_box(column.box)
        assert cut(window) == []


@pytest.mark.parametrize("tag", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_round_of_every_game_can_be_read_to_its_end(qtbot: QtBot, game: str, tag: str) -> None:
    felt = Felt(house(game), GAMES[game], game)
    speaking, dealer = Speaking(qtbot, felt, tag), Dealer(5)
    for number in range(200):
        event = dealer.answer(felt.table.update)
        if event is None:
            break
        felt.table.record(event)
        if number % 7 == 0:
            speaking.show()
            assert [text for text in cut(speaking.window) if any(c.isdigit() for c in text)] == []
    speaking.show()
    assert [text for text in cut(speaking.window) if any(c.isdigit() for c in text)] == []
    assert speaking.window._headline.headline


# ── switching ──
def test_one_touch_brings_the_next_language_and_a_round_of_touches_the_first(qtbot: QtBot) -> None:
    speaking = Speaking(qtbot, land())
    said = []
    for tag in (*TAGS[1:], TAGS[0]):
        assert speaking.window._language.touch.label == language(tag).name
        speaking.window._language.click()
        assert speaking.words.language.tag == tag
        said.append((speaking.window._menu.touch.label, speaking.window._headline.headline))
    assert speaking.kept == [*TAGS[1:], TAGS[0]]
    assert len(set(said)) == len(TAGS)
    assert said[-1][0] == "MENU"


def test_switching_loses_nothing(qtbot: QtBot) -> None:
    felt = land()
    speaking = Speaking(qtbot, felt)
    window = speaking.window
    window._chips[2].click()
    window._chips[2].click()
    held = window._held
    assert held > 5000
    window._hold.click()
    window._keypad.digits["4"].click()
    window._keypad.digits["2"].click()
    window._language.click()
    assert window._held == held
    assert window._keypad.isVisible()
    assert window._keypad.typed == 42
    french = Words(EUR, language("fr"))
    assert window._keypad.title == french("keypad.limits", range=french.range(500, 50_000))
    assert window._keypad.set.touch.label == "VALIDER"
    window._keypad.back.click()
    to_decision(felt)
    speaking.show()
    window._hands[0].click()
    window._name_sheet.ranks[Rank.ACE].click()
    window._language.click()
    assert window._name_sheet.isVisible()
    assert window._name_sheet.rank is Rank.ACE
    assert window._name_sheet.other.touch.label == language("ar").sentences["touch.other_card"]
    window._name_sheet.back.click()
    window._menu.click()
    window._pays.click()
    log = list(felt.table.log)
    title = window._text_sheet.title
    window._language.click()
    assert window._text_sheet.isVisible()
    assert title == language("ar").sentences["touch.pays"]
    assert window._text_sheet.title == "PAY TABLES"
    assert felt.table.log == log


def test_an_open_reason_is_told_in_the_new_language_with_its_rule(qtbot: QtBot) -> None:
    felt = land()
    to_result(felt)
    speaking = Speaking(qtbot, felt)
    box = speaking.window._columns[0].box
    speaking.window._show_why(box, box.bets[:1])
    english = [text.text for text in speaking.window._text_sheet.texts()]
    speaking.window._language.click()
    french = [text.text for text in speaking.window._text_sheet.texts()]
    assert len(english) == len(french)
    assert any(load_book("fr").rules["CH-OUT-2"].title in text for text in french)
    assert not any("[EN]" in text for text in french)


# ── from right to left ──
def test_arabic_is_the_mirror_of_the_screen_but_boxes_cards_and_chips_keep_their_order(qtbot: QtBot) -> None:
    felt = land()
    bets(felt)
    speaking = Speaking(qtbot, felt)
    window = speaking.window

    def where(parts: list[QWidget]) -> list[int]:
        return [part.mapTo(window, QPoint(0, 0)).x() for part in parts]

    def places(window: DealerWindow) -> dict[str, list[int]]:
        return {"boxes": where([column.header for column in window._columns]), "chips": where([*window._chips]),
                "picture": where([window._picture]), "menu": where([window._menu])}

    before, picture_before = places(window), window._picture.geometry()
    speaking.speak("ar")
    after = places(window)
    assert window.layoutDirection() == Qt.LayoutDirection.RightToLeft
    assert after["boxes"] == before["boxes"]
    assert after["chips"] == sorted(after["chips"])
    assert after["menu"][0] > window.width() / 2 > before["menu"][0]
    assert window._picture.geometry() == QRect(
        window.width() - picture_before.width() - picture_before.x(), picture_before.y(), picture_before.width(),
        picture_before.height())
    speaking.speak("en")
    assert places(window) == before


def test_a_hand_in_arabic_shows_the_same_cards_in_the_same_order(qtbot: QtBot) -> None:
    """Painted alike, only on the other side: the two cards of box 1 are found as they were."""
    felt = land()
    to_decision(felt)
    speaking = Speaking(qtbot, felt)
    header = speaking.window._columns[0].header
    rects = [rect.toRect() for rect in header._rects()]
    block = rects[0].united(rects[-1])
    whole = header.grab().toImage()
    english = whole.copy(block)
    speaking.speak("ar")
    arabic = header.grab().toImage()
    moved = block.translated(header.width() - block.right() - block.left() - 1, 0)
    found = any(arabic.copy(moved.translated(dx, 0)) == english for dx in (-1, 0, 1))
    assert found
    assert arabic != whole


@pytest.mark.parametrize("tag", KINDS)
def test_the_fonts_that_come_along_have_every_letter(qtbot: QtBot, tag: str) -> None:
    english = {c for said in ENGLISH.values() for form in forms_of(said) for c in form}
    letters = {c for said in language(tag).sentences.values() for form in forms_of(said) for c in form} - english
    raw = [QRawFont(str(file), 20) for file in (Path(looks.__file__).parent / "fonts").glob("*.ttf")]
    assert letters
    assert {c for c in letters if not any(font.supportsCharacter(ord(c)) for font in raw)} == set()
