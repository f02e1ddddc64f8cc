"""The house deck: 52 cards, a joker and a back, every glyph and figure an outline of our own."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import cv2
import numpy as np

from dealer_assist.simulator.drawing import (
    Box,
    Colour,
    Outline,
    Picture,
    Sheet,
    disc,
    extent,
    fitted,
    flipped,
    moved,
    outline,
    rectangle,
    rounded,
    swept,
    turned,
)

WIDTH_MM, HEIGHT_MM = 63, 88
RANKS = "A23456789TJQK"
SUITS = "cdhs"
FACES = (*(rank + suit for suit in SUITS for rank in RANKS), "joker", "back")

_DRAWN_AT = 16      # px/mm; a face is drawn so large and reduced by area, whence its smooth edges
_CENTRE = (WIDTH_MM / 2, HEIGHT_MM / 2)

_PAPER: Colour = (246, 250, 251)
_RED: Colour = (38, 26, 200)
_BLACK: Colour = (32, 26, 24)
_BLUE: Colour = (150, 74, 24)
_GREEN: Colour = (58, 120, 22)
_YELLOW: Colour = (62, 192, 244)
_SKIN: Colour = (206, 226, 248)
_STEEL: Colour = (222, 214, 204)

# An index figure is written with pens on a square ten high: each pen is half as wide and half as high as it marks.
_BROAD, _THIN, _BAR = (1.02, 0.56), (0.52, 0.48), (0.55, 0.72)
_Glyph = tuple[tuple[tuple[float, float], str], ...]
_SIX = "M5.5 2.3 C5.2 1.1 4.4 .5 3.5 .5 C1.8 .5 .8 2.4 .8 5.4 C.8 8.2 1.8 9.5 3.4 9.5 C5 9.5 6 8.4 6 6.7 " \
       "C6 5 5 4 3.5 4 C2.2 4 1.2 4.8 .9 6.3"  # fmt: skip
_GLYPHS: dict[str, _Glyph] = {
    "A": ((_THIN, "M.7 9.5 L3.4 .6"), (_BROAD, "M3.5 .7 L6.1 9.4"), (_THIN, "M1.6 6.5 L5 6.5"),
          (_THIN, "M-.4 9.5 L1.9 9.5"), (_THIN, "M4.6 9.5 L7.6 9.5")),
    "2": ((_BROAD, "M1.1 2.9 C1.1 1.2 2 .5 3.3 .5 C4.9 .5 5.8 1.5 5.8 3 C5.8 5.4 2.3 6.6 1.2 9.1"),
          (_BAR, "M.8 9.3 L5.9 9.3"), (_THIN, "M6.3 9.3 L6.5 7.6")),
    "3": ((_BROAD, "M1.1 2.5 C1.2 1.1 2.2 .5 3.3 .5 C4.8 .5 5.7 1.3 5.7 2.6 C5.7 3.9 4.6 4.7 3 4.7"),
          (_BROAD, "M3 4.7 C4.9 4.7 6 5.6 6 7 C6 8.6 4.9 9.5 3.3 9.5 C1.9 9.5 1 8.7 .8 7.4")),
    "4": ((_THIN, "M4.6 .6 L.5 6.8"), (_BAR, "M.5 6.9 L6.9 6.9"), (_BROAD, "M4.7 .7 L4.7 9.5"),
          (_THIN, "M3.2 9.6 L6.2 9.6")),
    "5": ((_BAR, "M1.5 .8 L5.9 .8"), ((.7, .5), "M1.4 .8 L1.2 4.7"),
          (_BROAD, "M1.3 4.7 C1.8 4.1 2.4 3.9 3.3 3.9 C5 3.9 6 5 6 6.6 C6 8.4 4.8 9.5 3.2 9.5 C1.9 9.5 1 8.8 .8 7.5")),
    "6": ((_BROAD, _SIX),),
    "7": ((_BAR, "M.8 .9 L5.8 .9"), (_BROAD, "M5.7 1 C4.4 3.4 3 5.6 2.8 9.5"), (_THIN, "M.7 .9 L.6 2.6")),
    "8": ((_BROAD, "M3.3 .5 C4.7 .5 5.5 1.3 5.5 2.5 C5.5 3.7 4.6 4.6 3.3 4.6 C2 4.6 1.1 3.7 1.1 2.5 C1.1 1.3 1.9 .5 "
                   "3.3 .5"),
          (_BROAD, "M3.3 4.6 C4.9 4.6 5.9 5.6 5.9 7 C5.9 8.6 4.9 9.5 3.3 9.5 C1.7 9.5 .7 8.6 .7 7 C.7 5.6 1.7 4.6 "
                   "3.3 4.6")),
    "T": ((_BROAD, "M1.6 .6 L1.6 9.5"), (_THIN, "M1.4 .6 L-.1 2"), (_THIN, "M0 9.6 L3.2 9.6"),
          (_BROAD, "M7.1 .5 C8.7 .5 9.4 2.2 9.4 5 C9.4 7.8 8.7 9.5 7.1 9.5 C5.5 9.5 4.8 7.8 4.8 5 C4.8 2.2 5.5 .5 7.1 "
                   ".5")),
    "J": ((_BROAD, "M4.5 .6 L4.5 7.2 C4.5 8.8 3.7 9.5 2.6 9.5 C1.4 9.5 .6 8.8 .5 7.3"), (_THIN, "M2.6 .5 L6.4 .5")),
    "Q": ((_BROAD, "M3.5 .5 C5.4 .5 6.3 2.2 6.3 4.9 C6.3 7.5 5.4 9.2 3.5 9.2 C1.6 9.2 .7 7.5 .7 4.9 C.7 2.2 1.6 .5 "
                   "3.5 .5"), ((.8, .6), "M3.3 6.7 C4.5 6.9 5.4 9.6 7.2 9.7")),
    "K": ((_BROAD, "M1.3 .6 L1.3 9.4"), (_THIN, "M-.2 .5 L2.8 .5"), (_THIN, "M-.2 9.5 L2.8 9.5"),
          (_THIN, "M6 .6 L1.8 5.7"), (_BROAD, "M3.3 4.3 L6.1 9.4"), (_THIN, "M4.6 .5 L7.2 .5"),
          (_THIN, "M4.6 9.5 L7.6 9.5")),
    "O": ((_BROAD, "M3.3 .5 C5.2 .5 6.1 2.2 6.1 5 C6.1 7.8 5.2 9.5 3.3 9.5 C1.4 9.5 .5 7.8 .5 5 C.5 2.2 1.4 .5 3.3 "
                   ".5"),),
    "E": ((_BROAD, "M1.3 .6 L1.3 9.4"), (_THIN, "M0 .5 L6 .5"), (_THIN, "M0 9.5 L6.2 9.5"),
          (_THIN, "M1.3 4.9 L4.6 4.9"), (_THIN, "M6 .5 L6 2.4"), (_THIN, "M6.2 9.5 L6.2 7.5"),
          (_THIN, "M4.6 3.9 L4.6 5.9")),
    "R": ((_BROAD, "M1.3 .6 L1.3 9.4"), (_THIN, "M-.2 9.5 L2.8 9.5"), (_THIN, "M0 .5 L3.4 .5"),
          (_BROAD, "M3.4 .5 C5 .5 5.8 1.3 5.8 2.7 C5.8 4.2 5 5 3.4 5"), (_THIN, "M1.3 5 L3.4 5"),
          (_BROAD, "M3.4 5 C4.9 5.6 4.8 8.6 6.3 9.4")),
}  # fmt: skip

_HEART = outline("M0 .5 C-.12 .28 -.5 .08 -.5 -.22 C-.5 -.42 -.36 -.5 -.25 -.5 C-.12 -.5 -.03 -.42 0 -.28 "
                 "C.03 -.42 .12 -.5 .25 -.5 C.36 -.5 .5 -.42 .5 -.22 C.5 .08 .12 .28 0 .5")  # fmt: skip
_STEM = outline("M-.05 .05 C-.05 .3 -.1 .42 -.24 .5 L.24 .5 C.1 .42 .05 .3 .05 .05")
_PIPS: dict[str, tuple[Outline, ...]] = {   # one high, centred
    "h": (_HEART,),
    "d": (outline("M0 -.5 C.1 -.3 .25 -.12 .4 0 C.25 .12 .1 .3 0 .5 C-.1 .3 -.25 .12 -.4 0 C-.25 -.12 -.1 -.3 0 -.5"),),
    "s": (outline("M0 -.5 C.12 -.26 .48 -.1 .48 .17 C.48 .34 .36 .4 .26 .4 C.13 .4 .04 .32 0 .2 "
                  "C-.04 .32 -.13 .4 -.26 .4 C-.36 .4 -.48 .34 -.48 .17 C-.48 -.1 -.12 -.26 0 -.5"), _STEM),
    "c": (disc(0, -.27, .235), disc(-.26, .1, .235), disc(.26, .1, .235), disc(0, 0, .14), _STEM),
}  # fmt: skip

_LEFT, _MIDDLE, _RIGHT = 20.0, 31.5, 43.0
_TOP, _BOTTOM = 15.0, 73.0


def _spread(column: tuple[float, ...], count: int) -> list[tuple[float, float]]:
    step = (_BOTTOM - _TOP) / (count - 1)
    return [(x, _TOP + step * row) for x in column for row in range(count)]


_SIDES = (_LEFT, _RIGHT)
_LAYOUTS: dict[str, list[tuple[float, float]]] = {
    "2": _spread((_MIDDLE,), 2),
    "3": _spread((_MIDDLE,), 3),
    "4": _spread(_SIDES, 2),
    "5": [*_spread(_SIDES, 2), _CENTRE],
    "6": _spread(_SIDES, 3),
    "7": [*_spread(_SIDES, 3), (_MIDDLE, 29.5)],
    "8": [*_spread(_SIDES, 3), (_MIDDLE, 29.5), (_MIDDLE, 58.5)],
    "9": [*_spread(_SIDES, 4), _CENTRE],
    "T": [*_spread(_SIDES, 4), (_MIDDLE, 24.7), (_MIDDLE, 63.3)],
}


@dataclass(frozen=True, slots=True)
class DeckStyle:
    four_colours: bool = False
    index_size: float = 1.0     # 1: the index is 16 mm tall
    back: int = 0               # navy, red, or plain green with a white edge


STYLES: dict[str, dict[str, Any]] = {       # a deck's features by their names
    "two-colours": {"four_colours": False}, "four-colours": {"four_colours": True},
    "small-index": {"index_size": 0.8}, "usual-index": {"index_size": 1.0}, "large-index": {"index_size": 1.25},
    "navy-back": {"back": 0}, "red-back": {"back": 1}, "green-back": {"back": 2}}


class HouseDeck:
    def __init__(self, style: DeckStyle = DeckStyle()) -> None:
        self.style = style
        self._faces: dict[tuple[str, int], Picture] = {}

    def face(self, name: str, height_px: int) -> Picture:
        """Blue, green, red, alpha; the corners are transparent. Callers must not write into it."""
        if (name, height_px) not in self._faces:
            picture = self._drawn(name)
            size = (round(height_px * WIDTH_MM / HEIGHT_MM), height_px)
            small = np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), np.uint8)
            small.setflags(write=False)
            self._faces[name, height_px] = small
        return self._faces[name, height_px]

    def index_boxes(self, name: str) -> tuple[Box, ...]:
        """Around the ink of the upright and the turned index, in fractions of the card; the back has none."""
        if name == "back":
            return ()
        x0, y0, x1, y1 = extent(self._index(name))
        upright = (x0 / WIDTH_MM, y0 / HEIGHT_MM, x1 / WIDTH_MM, y1 / HEIGHT_MM)
        return upright, (1 - upright[2], 1 - upright[3], 1 - upright[0], 1 - upright[1])

    def _drawn(self, name: str) -> Picture:
        sheet = Sheet(WIDTH_MM, HEIGHT_MM, _DRAWN_AT, _PAPER)
        if name == "back":
            _draw_back(sheet, *_BACKS[self.style.back])
        else:
            colour = self._colour(name)
            if name == "joker":
                _draw_joker(sheet)
            elif name[0] in "JQK":
                _draw_court(sheet, name[0], name[1], colour)
            else:
                _draw_pips(sheet, name[0], name[1], colour)
            index = self._index(name)
            sheet.fill_all(index, colour)
            sheet.fill_all([turned(shape, 180, _CENTRE) for shape in index], colour)
        return np.asarray(cv2.merge([sheet.pixels, _card_shape()]), np.uint8)

    def _colour(self, name: str) -> Colour:
        if name == "joker":
            return _RED
        if self.style.four_colours:
            return {"s": _BLACK, "h": _RED, "d": _BLUE, "c": _GREEN}[name[1]]
        return _RED if name[1] in "hd" else _BLACK

    def _index(self, name: str) -> list[Outline]:
        size = self.style.index_size
        middle, top = 2.6 + 3.7 * size, 3.4
        if name == "joker":
            letters: list[Outline] = []
            for row, letter in enumerate("JOKER"):
                y = top + row * 3.9 * size
                letters += fitted(_glyph(letter), (middle - 1.6 * size, y, middle + 1.6 * size, y + 3.4 * size))
            return letters
        half = (4.1 if name[0] == "T" else 3.4) * size
        rank = fitted(_glyph(name[0]), (middle - half, top, middle + half, top + 8.9 * size))
        return [*rank, *_pip(name[1], middle, top + 12.9 * size, 6.4 * size)]


@cache      # who films many tables draws each face once
def house_deck(style: DeckStyle) -> HouseDeck:
    return HouseDeck(style)


@cache
def _card_shape() -> Picture:
    mask = Sheet(WIDTH_MM, HEIGHT_MM, _DRAWN_AT, (0, 0, 0))
    mask.fill(rounded(0, 0, WIDTH_MM, HEIGHT_MM, 3.2), (255, 255, 255))
    return np.ascontiguousarray(mask.pixels[..., 0])


def _glyph(letter: str) -> list[Outline]:
    if letter == "9":
        return [turned(shape, 180) for shape in _glyph("6")]
    return [shape for nib, path in _GLYPHS[letter] for shape in swept(outline(path), nib)]


def _pip(suit: str, x: float, y: float, height: float, upside_down: bool = False) -> list[Outline]:
    size = -height if upside_down else height
    return [moved(shape * size, x, y) for shape in _PIPS[suit]]


def _draw_pips(sheet: Sheet, rank: str, suit: str, colour: Colour) -> None:
    if rank != "A":
        size = 11.5 if rank in "9T" else 13.0
        for x, y in _LAYOUTS[rank]:
            sheet.fill_all(_pip(suit, x, y, size, upside_down=y > HEIGHT_MM / 2 + 1), colour)
        return
    tall = 36.0 if suit == "s" else 24.0
    sheet.fill_all(_pip(suit, *_CENTRE, tall), colour)
    if suit == "s":
        x, y = _CENTRE
        sheet.fill_all(_pip(suit, x, y + 1, 22.0), _PAPER)
        sheet.fill_all(_pip(suit, x, y + 1, 18.0), colour)
        sheet.fill_all(_pip("d", x, y + 1, 8.0), _PAPER)


def _lattice(base: Colour, ink: Colour, dot: Colour, step: float) -> Sheet:
    """Cloth of crossing lines with a dot in each lozenge."""
    cloth = Sheet(WIDTH_MM, HEIGHT_MM, _DRAWN_AT, base)
    reach = int((WIDTH_MM + HEIGHT_MM) / step)
    for start in range(-reach, reach):
        for down in (-HEIGHT_MM, HEIGHT_MM):
            cloth.line(np.array([(start * step, 0.0), (start * step + down, HEIGHT_MM)]), step / 9, ink)
    for row, y in enumerate(np.arange(0, HEIGHT_MM, step / 2).tolist()):
        for x in np.arange(step / 2 * ((row + 1) % 2), WIDTH_MM, step).tolist():
            cloth.fill(disc(x, y, step / 6, corners=12), dot)
    return cloth


def _stripes(base: Colour, ink: Colour, step: float) -> Sheet:
    cloth = Sheet(WIDTH_MM, HEIGHT_MM, _DRAWN_AT, base)
    for x in np.arange(0, WIDTH_MM, step).tolist():
        cloth.line(np.array([(x, 0.0), (x, HEIGHT_MM)]), step / 3, ink)
    return cloth


_BACKS: tuple[tuple[Colour, Colour, Colour, float], ...] = (      # ground, pattern, petals, how far apart it crosses
    ((104, 44, 26), (226, 206, 190), (92, 170, 214), 4.0),
    ((36, 30, 168), (222, 224, 240), (84, 190, 226), 6.5),
    ((58, 86, 30), (52, 78, 26), (214, 226, 222), 9.0),
)


def _draw_back(sheet: Sheet, ground: Colour, pattern: Colour, petals: Colour, step: float) -> None:
    sheet.inlay(rounded(3.5, 3.5, 59.5, 84.5, 2), _lattice(ground, pattern, pattern, step))
    for inset in (3.5, 5.6):
        sheet.line(rounded(inset, inset, WIDTH_MM - inset, HEIGHT_MM - inset, 2), 0.7, ground, closed=True)
    x, y = _CENTRE
    for radius, colour in ((13.0, ground), (12.0, pattern), (11.3, ground)):
        sheet.fill(disc(x, y, radius), colour)
    for spoke in range(8):
        petal = moved(outline("M0 -1.4 C2.6 -4 2.6 -7 0 -10.2 C-2.6 -7 -2.6 -4 0 -1.4"), x, y)
        sheet.fill(turned(petal, spoke * 45, _CENTRE), petals if spoke % 2 else pattern)
    sheet.fill(disc(x, y, 1.8), petals)


# ── court figures: the upper half is drawn, the lower is the same turned round ──
_FACE = outline("M26.2 18 C26 24.5 28 29 31.5 29.6 C35 29 37 24.5 36.8 18 C36 13.5 27 13.5 26.2 18")
_ROBE = outline("M13.2 44 C13.6 36.5 17 32.6 25 30.6 L38 30.6 C46 32.6 49.4 36.5 49.8 44")
_LAPEL = outline("M26 29.6 L31.5 44 L27.2 44 C24.6 39 23.2 35 22.6 31.4 C23.6 30.4 25 29.8 26 29.6")


def _both(sheet: Sheet, shape: Outline, colour: Colour, line: float = 0.28) -> None:
    """The shape and its mirror image, each with a dark edge."""
    for side in (shape, flipped(shape, _MIDDLE)):
        sheet.fill(side, colour)
        sheet.line(side, line, _BLACK, closed=True)


def _edged(sheet: Sheet, shape: Outline, colour: Colour, line: float = 0.28) -> None:
    sheet.fill(shape, colour)
    sheet.line(shape, line, _BLACK, closed=True)


def _draw_court(sheet: Sheet, rank: str, suit: str, colour: Colour) -> None:
    red_robe = suit in "hs"
    robe, trim = (_RED, _BLUE) if red_robe else (_BLUE, _RED)
    sheet.inlay(_ROBE, _lattice(robe, _YELLOW, _YELLOW if rank == "Q" else _PAPER, 5.2 if rank == "K" else 4.2))
    sheet.line(_ROBE, 0.35, _BLACK, closed=True)
    _draw_hair(sheet, rank)
    _edged(sheet, outline("M28.4 26 L28 31.8 L31.5 35 L35 31.8 L34.6 26"), _SKIN)
    sheet.inlay(_LAPEL, _stripes(_YELLOW, trim, 1.8))
    sheet.inlay(flipped(_LAPEL, _MIDDLE), _stripes(_YELLOW, trim, 1.8))
    for side in (_LAPEL, flipped(_LAPEL, _MIDDLE)):
        sheet.line(side, 0.3, _BLACK, closed=True)
    _edged(sheet, _FACE, _SKIN, 0.35)
    _draw_features(sheet)
    _HEADS[rank](sheet, trim)
    sheet.inlay(rectangle(12, 41.6, 51, 44), _stripes(_YELLOW, trim, 2.4))
    sheet.line(np.array([(12, 41.6), (51, 41.6)]), 0.3, _BLACK)
    sheet.fill_all(_pip(suit, 17.6, 13.4, 9.0), colour)
    # The halves meet in the belt.
    half = sheet.pixels.shape[0] // 2
    sheet.pixels[half:] = sheet.pixels[:half][::-1, ::-1]
    sheet.line(rectangle(12, 6.5, 51, 81.5), 0.4, _BLUE, closed=True)


def _draw_features(sheet: Sheet) -> None:
    for x in (29.0, 34.0):
        sheet.fill(disc(x, 20.4, 1.15, 0.55), _PAPER)
        sheet.fill(disc(x, 20.4, 0.5), _BLACK)
        sheet.line(disc(x, 20.4, 1.15, 0.55), 0.16, _BLACK, closed=True)
        sheet.line(moved(outline("M-1.6 0 C-.8 -.9 .8 -.9 1.6 0"), x, 18.9), 0.35, _BLACK)
    sheet.line(outline("M31.9 20.6 C32.2 22 33 23.2 31.3 23.5"), 0.25, _BLACK)
    sheet.fill(outline("M29.9 25.6 C30.6 25 31.2 25.2 31.5 25.4 C31.8 25.2 32.4 25 33.1 25.6 C32.2 26.8 30.8 26.8 29.9 "
                       "25.6"), _RED)  # fmt: skip


def _draw_hair(sheet: Sheet, rank: str) -> None:
    colour = _YELLOW if rank == "Q" else (60, 96, 150) if rank == "J" else _STEEL
    fall = {
        "Q": "M27.4 15 C22.5 17 21.4 24 22.6 29 C21 31 22.4 34 24.6 33.4 C26.8 33 27 30.4 26 29 C27.2 26 27 20 27.4 15",
        "J": "M27.4 14.5 C23 16 22.6 23 23.4 26.6 C23.6 29 26.4 29.4 27 27.4 C26.4 24 26.6 19 27.4 14.5",
        "K": "M27.4 15 C23.4 16 22.8 20 23.4 22 C21.8 24 22.8 27 24.8 26.8 C26.8 27 27.4 25 26.6 23.4 "
             "C27 20 27 18 27.4 15",
    }[rank]
    shape = outline(fall)
    _both(sheet, shape, colour)
    for inset in (0.8, 1.6):
        strand = moved(shape[6:30], inset, 0)
        for side in (strand, flipped(strand, _MIDDLE)):
            sheet.line(side, 0.16, _BLACK)


def _draw_king(sheet: Sheet, trim: Colour) -> None:
    _edged(sheet, outline("M26.4 23.6 C25.6 29 28.6 34.6 31.5 36.4 C34.4 34.6 37.4 29 36.6 23.6 C35.6 25.8 33.8 24.2 "
                          "31.5 24.2 C29.2 24.2 27.4 25.8 26.4 23.6"), _STEEL)  # fmt: skip
    for x in (28.4, 30.0, 31.5, 33.0, 34.6):
        sheet.line(moved(outline("M0 0 C.8 2 -.8 4 0 6"), x, 26.6), 0.2, _BLACK)
    sheet.fill(outline("M29.8 25.8 C30.8 25.2 32.2 25.2 33.2 25.8 C32.2 26.9 30.8 26.9 29.8 25.8"), _RED)
    _edged(sheet, outline("M24.8 16.4 L23 8.4 L27.4 12 L31.5 7.4 L35.6 12 L40 8.4 L38.2 16.4 "
                          "C34 14.8 29 14.8 24.8 16.4"), _YELLOW, 0.35)  # fmt: skip
    _edged(sheet, outline("M24.8 16.4 C29 14.8 34 14.8 38.2 16.4 L37.8 18.2 C34 16.8 29 16.8 25.2 18.2"), trim)
    for x, y in ((23.0, 8.4), (31.5, 7.6), (40.0, 8.4)):
        _edged(sheet, disc(x, y, 0.9), _RED, 0.2)
    for x in (27.6, 31.5, 35.4):
        _edged(sheet, disc(x, 13.6, 0.75, corners=16), trim, 0.2)
    _edged(sheet, outline("M44.6 38 L44.6 11.4 L45.8 8.2 L47 11.4 L47 38"), _STEEL)
    sheet.line(np.array([(45.8, 11.0), (45.8, 30.0)]), 0.18, _BLACK)
    _edged(sheet, rounded(41.8, 30.4, 49.8, 32.2, 0.8), _YELLOW)
    _draw_hand(sheet, 45.6, 35.4)


def _draw_queen(sheet: Sheet, trim: Colour) -> None:
    _edged(sheet, outline("M25.6 16.6 L24.4 10.6 L28 13 L29.4 9.2 L31.5 12.4 L33.6 9.2 L35 13 L38.6 10.6 L37.4 16.6 "
                          "C34 14.6 29 14.6 25.6 16.6"), _YELLOW, 0.35)  # fmt: skip
    _edged(sheet, outline("M25.6 16.6 C29 14.6 34 14.6 37.4 16.6 L37 18 C34 16.2 29 16.2 26 18"), trim)
    for x, y in ((24.4, 10.4), (29.4, 9.0), (33.6, 9.0), (38.6, 10.4)):
        _edged(sheet, disc(x, y, 0.7, corners=16), _PAPER, 0.2)
    for step in range(7):
        x = 28.2 + step * 1.1
        _edged(sheet, disc(x, 31.4 + 1.5 - ((x - 31.5) / 2.9) ** 2, 0.5, corners=12), _PAPER, 0.15)
    sheet.line(outline("M45.4 36 C44.6 32 45.6 28 45.4 24"), 0.5, _GREEN)
    _edged(sheet, outline("M45 30 C42.6 30 42 28.6 41.8 27.4 C43.8 27.4 45 28.4 45 30"), _GREEN, 0.2)
    for petal in range(6):
        _edged(sheet, turned(disc(45.4, 19.2, 1.9, corners=24), petal * 60, (45.4, 21.8)), trim, 0.2)
    _edged(sheet, disc(45.4, 21.8, 1.5), _YELLOW, 0.2)
    _draw_hand(sheet, 45.2, 35.6)


def _draw_jack(sheet: Sheet, trim: Colour) -> None:
    _edged(sheet, outline("M24.6 16.8 C23.6 10.4 29 8.6 33 9.4 C37.6 9.8 39.6 12.8 38.6 16.8 "
                          "C34 14.6 29 14.6 24.6 16.8"), trim, 0.35)  # fmt: skip
    _edged(sheet, outline("M24 16.6 C29 13.8 34 13.8 39.2 16.6 L38.8 18.6 C34 16 29 16 24.4 18.6"), _YELLOW)
    feather = outline("M36 11 C38.4 7.2 42 6.9 43 9.4 C43.6 12 40.8 12.6 39.8 15.4 C38.6 13.6 37.2 12.2 36 11")
    _edged(sheet, feather, _PAPER)
    sheet.line(outline("M36.4 11.4 C38.8 9.6 40.6 9 42.2 9.2"), 0.2, _BLACK)
    _edged(sheet, rectangle(45.0, 17.0, 46.4, 38.0), _YELLOW)
    _edged(sheet, outline("M45.7 7.6 C46.8 10 47 12 46.8 14 C48.6 13.4 49.6 14.2 49.6 16 C49.6 18.4 48 19.4 46.6 18.6 "
                          "L44.8 18.6 C43.4 19.4 41.8 18.4 41.8 16 C41.8 14.2 42.8 13.4 44.6 14 "
                          "C44.4 12 44.6 10 45.7 7.6"), _STEEL)  # fmt: skip
    _draw_hand(sheet, 45.6, 33.6)


def _draw_hand(sheet: Sheet, x: float, y: float) -> None:
    for finger in range(4):
        _edged(sheet, rounded(x - 2.4, y - 3 + finger * 1.3, x + 2, y - 1.5 + finger * 1.3, 0.7), _SKIN, 0.22)
    _edged(sheet, moved(outline("M-3.4 2.6 L3.4 2.6 L4 5.4 L-4 5.4"), x, y), _YELLOW)


_HEADS = {"K": _draw_king, "Q": _draw_queen, "J": _draw_jack}


def _draw_joker(sheet: Sheet) -> None:
    """A fool's head in a three-pointed cap with bells."""
    point = "M31.5 34 C26 36 21 38 20 44 C18.6 36 18 28 12.6 27 C16 19 27 20 31.5 30"
    _both(sheet, outline(point), _RED, 0.4)
    right = flipped(outline(point), _MIDDLE)
    sheet.inlay(right, _lattice(_BLUE, _YELLOW, _YELLOW, 4.0))
    sheet.line(right, 0.4, _BLACK, closed=True)
    _edged(sheet, outline("M25 33 C25 24 28 20 33 13.6 C35 20 38 25 38 33"), _YELLOW, 0.4)
    face = outline("M24.4 36 C23.6 47 27 54 31.5 55.4 C36 54 39.4 47 38.6 36 C35 33 28 33 24.4 36")
    _edged(sheet, face, _SKIN, 0.4)
    sheet.inlay(outline("M23.6 35 C28 31.6 35 31.6 39.4 35 L39 38.4 C35 35.4 28 35.4 24 38.4"),
                _stripes(_PAPER, _RED, 2.4))  # fmt: skip
    for x, y in ((12.6, 27.0), (50.4, 27.0), (33.0, 13.6)):
        _edged(sheet, disc(x, y, 1.9), _YELLOW, 0.3)
        sheet.line(np.array([(x - 1.2, y + 0.6), (x + 1.2, y + 0.6)]), 0.25, _BLACK)
    for x in (28.2, 34.8):
        sheet.fill(disc(x, 41.4, 1.7, 0.6), _PAPER)
        sheet.fill(disc(x, 41.4, 0.75), _BLACK)
        sheet.line(disc(x, 41.4, 1.7, 0.6), 0.25, _BLACK, closed=True)
        sheet.line(moved(outline("M-2 0 C-1 -1.4 1 -1.4 2 0"), x, 39.4), 0.4, _BLACK)
        sheet.fill(disc(x - 1.6 if x < _MIDDLE else x + 1.6, 46.6, 1.5), (150, 160, 240))
    sheet.line(outline("M31.6 42 C32.2 44 33.6 45.8 31 46.2"), 0.35, _BLACK)
    _edged(sheet, outline("M27.4 48.4 C29.6 50.2 33.4 50.2 35.6 48.4 C34.6 52.4 28.4 52.4 27.4 48.4"), _RED, 0.3)
    ruff = outline("M31.5 55 C28.8 58.4 26.6 57.4 26.4 55.6 C24.6 58.8 20.4 58.6 20.2 62 C23 61.4 24.6 63 24.2 66 "
                   "C26.6 64.4 28.8 65 29 68 C30 66.4 31 66 31.5 66")  # fmt: skip
    _both(sheet, ruff, _YELLOW, 0.4)
    for x in (25.0, 31.5, 38.0):
        _edged(sheet, disc(x, 70.0, 1.3), _RED, 0.3)
