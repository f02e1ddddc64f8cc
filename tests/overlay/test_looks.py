"""Contrast, fonts and fitted text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QRawFont
from pytestqt.qtbot import QtBot

from dealer_assist.cards import FACE_DOWN, JOKER, UNREADABLE, Card, Face, Suit
from dealer_assist.english import ENGLISH
from dealer_assist.language import forms_of
from dealer_assist.overlay import looks
from dealer_assist.overlay.looks import PAIRS, Look, Suits, Theme, contrast, fitted, paint_card
from dealer_assist.overlay.view import Mood, Seen, State
from dealer_assist.words import SYMBOLS

FONTS = Path(looks.__file__).parent / "fonts"


def test_contrast_is_wcag_s() -> None:
    assert contrast(QColor("white"), QColor("black")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=.01)


@pytest.fixture(params=Theme)
def theme(request: pytest.FixtureRequest) -> Iterator[Theme]:
    looks.wear(Look(request.param))
    yield request.param
    looks.wear(Look())


@pytest.mark.parametrize(("ink", "ground"), PAIRS)
def test_whatever_is_written_stands_out_seven_to_one(theme: Theme, ink: QColor, ground: QColor) -> None:
    assert contrast(ink, ground) >= 7


def test_an_edge_can_be_seen_in_either_theme(theme: Theme) -> None:
    """WCAG asks 3:1 of what is no text."""
    assert contrast(looks.EDGE, looks.GROUND) >= 3


def test_suits_have_two_colours_or_four() -> None:
    def inks(suits: Suits) -> list[str]:
        looks.wear(Look(suits=suits))
        return [looks.suit_ink(suit).name() for suit in (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)]
    spades, hearts, diamonds, clubs = inks(Suits.FOUR)
    assert len({spades, hearts, diamonds, clubs}) == 4
    assert inks(Suits.TWO) == [spades, hearts, hearts, spades]


def test_the_fonts_cover_all_that_is_written(qtbot: QtBot) -> None:
    """A machine without any font shows the same screen."""
    said = [form for sentence in ENGLISH.values() for form in forms_of(sentence)]
    written = set("".join([*said, *SYMBOLS.values(), *State, *Mood, *Seen])) | set("✓✗⚠▶★+·…←0123456789.,:^")
    raw = [QRawFont(str(file), 20) for file in FONTS.glob("*.ttf")]
    assert len(raw) == 5
    assert {c for c in written - set("{}[]|←") if not any(r.supportsCharacter(ord(c)) for r in raw)} == set()
    arabic = "المراهنة ١٢٣"
    assert all(any(r.supportsCharacter(ord(c)) for r in raw) for c in arabic)


def test_the_fonts_come_with_their_licence_and_stay_small() -> None:
    assert "SIL OPEN FONT LICENSE" in (FONTS / "OFL.txt").read_text(encoding="utf-8").upper()
    assert sum(file.stat().st_size for file in FONTS.iterdir()) < 3_000_000


def test_text_shrinks_to_its_room_and_is_cut_only_at_the_least_size(qtbot: QtBot) -> None:
    room = QRectF(0, 0, 120, 30)
    large = fitted("FOLD", room, 24)
    small = fitted("CALL 1,000.00", room, 24)
    cut = fitted("CALL 1,000,000,000,000.00", room, 24)
    assert (large.size, large.text) == (24, "FOLD")
    assert looks.LEAST <= small.size < 24
    assert cut.size == looks.LEAST
    assert cut.text.endswith("…")
    for text in (large, small, cut):
        assert text.needs().width() <= room.width() + 1


@pytest.mark.parametrize("face", [*(Card.parse("T" + suit) for suit in Suit), JOKER, FACE_DOWN, UNREADABLE, None],
                         ids=str)
def test_every_face_looks_different(qtbot: QtBot, face: Face | None) -> None:
    def painted(f: Face | None) -> bytes:
        image = QImage(60, 84, QImage.Format.Format_RGB32)
        image.fill(looks.PANEL)
        painter = QPainter(image)
        paint_card(painter, QRectF(0, 0, 60, 84), f)
        painter.end()
        return bytes(image.constBits())
    others: list[Face | None] = [Card.parse("Tc"), Card.parse("Td"), Card.parse("Th"), Card.parse("Ts"), JOKER,
                                 FACE_DOWN, UNREADABLE, None]
    assert all(painted(face) != painted(other) for other in others if other != face)
