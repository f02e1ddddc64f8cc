"""The cloth of a table, printed as its layout says."""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.simulator.deck import HEIGHT_MM, WIDTH_MM
from dealer_assist.simulator.drawing import Colour, Outline, Picture, Sheet, disc, moved, rectangle, rounded
from dealer_assist.simulator.lettering import lettered
from dealer_assist.simulator.scene import darken
from dealer_assist.table.layout import Area, Layout, Mark, Printed
from dealer_assist.table.places import Zone

BORDER = 60.0       # millimetres of rail and cloth drawn around the felt: a camera never frames it exactly
SCALE = 2.4         # px/mm of the print; the camera's 1.65 is taken from it

_GOLD: Colour = (104, 178, 206)
_CREAM: Colour = (196, 220, 222)
_WHITE: Colour = (235, 240, 240)
_BOX: Colour = (40, 36, 34)
_PATCH = 1024       # pixels: grain is made once for so many, and repeated
_EVEN = 128         # the shade that leaves a colour as it is
_CLOTHS: tuple[Colour, ...] = ((62, 96, 26), (70, 88, 22), (50, 104, 36))      # one of them comes with the seed
CLOTHS: dict[str, Colour] = {"blue": (96, 60, 28), "red": (46, 40, 120), "grey": (78, 74, 70)}      # on request


def printed_felt(layout: Layout, rng: np.random.Generator, cloth: Colour | None = None) -> Picture:
    """``SCALE`` px/mm, ``BORDER`` mm wider on every side than the felt."""
    chosen = _CLOTHS[int(rng.integers(len(_CLOTHS)))]
    cloth = cloth or chosen
    sheet = Sheet(layout.width + 2 * BORDER, layout.height + 2 * BORDER, SCALE, cloth)
    for area in layout.areas:
        _print_area(sheet, area)
    for printed in layout.printed:
        _print_word(sheet, printed)
    for spot in layout.bets:
        x, y = spot.x + BORDER, spot.y + BORDER
        sheet.line(disc(x, y, spot.radius), 1.2, _GOLD, closed=True)
        sheet.line(disc(x, y, spot.radius - 2.2), 0.5, _GOLD, closed=True)
        sheet.fill_all(lettered(spot.kind, x, y, spot.radius * 0.3, spot.radius * 1.3), _CREAM)
    _print_name(sheet, layout)
    woven = _woven(sheet.pixels, rng)
    for mark in layout.whole_marks:
        _print_mark(woven, mark)
    _lay_rail(woven, layout, rng)
    return woven


def _print_area(sheet: Sheet, area: Area) -> None:
    x, y = area.x + BORDER, area.y + BORDER
    sheet.line(rounded(x, y, x + area.width, y + area.height, 6), 1.0, _GOLD, closed=True)
    slots = 1 if area.fan else area.slots
    for slot in range(slots):
        middle = x + area.width * (slot + 0.5) / slots
        card = rounded(-WIDTH_MM / 2, -HEIGHT_MM / 2, WIDTH_MM / 2, HEIGHT_MM / 2, 4)
        sheet.line(moved(card, middle, y + (52 if area.fan else area.height / 2)), 0.5, _GOLD, closed=True)
    if area.place.zone is Zone.SEAT:
        if area.place.hand == 1:
            sheet.fill_all(lettered(str(area.place.seat), x + area.width / 2, y + area.height / 2, 16, 30), _CREAM)
    else:
        sheet.fill_all(lettered(area.place.zone.value, x + area.width / 2, y + area.height - 7, 7, 80), _CREAM)


def _print_word(sheet: Sheet, printed: Printed) -> None:
    x, y = printed.x + BORDER, printed.y + BORDER
    if printed.stands:
        sheet.fill(rounded(x, y, x + printed.width, y + printed.height, 8), _BOX)
        inside = rounded(x + 6, y + 6, x + printed.width - 6, y + printed.height - 6, 6)
        sheet.line(inside, 1.5, _CLOTHS[0], closed=True)
        return
    middle = y + printed.height / 2
    for start, end in ((x, x + printed.width / 2 - 170), (x + printed.width / 2 + 170, x + printed.width)):
        if end > start:
            sheet.line(np.array([(start, middle), (end, middle)]), 1.6, _GOLD)
    sheet.fill_all(lettered(printed.word, x + printed.width / 2, middle, printed.height, 320), _GOLD)


def _print_name(sheet: Sheet, layout: Layout) -> None:
    """Between dealer and board there is nothing; the name goes to both sides of the dealer, where no card lies."""
    name = layout.game.replace("_", " ").replace("holdem", "hold'em")
    stands = [thing for thing in layout.printed if thing.stands]
    for x in (layout.width * 0.25, layout.width * 0.75):
        if any(thing.x < x + 125 and x - 125 < thing.x + thing.width for thing in stands):
            continue
        sheet.fill_all(lettered(name, x + BORDER, 100 + BORDER, 17, 250), _GOLD)
        for y in (80, 120):
            line = np.array([(x - 125 + BORDER, y + BORDER), (x + 125 + BORDER, y + BORDER)])
            sheet.line(line, 1.0, _GOLD)


def _woven(printed: Picture, rng: np.random.Generator) -> Picture:
    """Thread by thread lighter and darker, with the wear of many nights in large soft patches."""
    height, width = printed.shape[:2]
    threads = cv2.GaussianBlur(_grain(rng) * 0.05, (0, 0), 0.7, borderType=cv2.BORDER_REFLECT_101) * 1.6
    wear = rng.standard_normal((height // 64 + 1, width // 64 + 1), np.float32) * 0.03
    light = _repeated(threads, height, width) + cv2.resize(wear, (width, height), interpolation=cv2.INTER_CUBIC) + 1
    shade = cv2.convertScaleAbs(light, alpha=_EVEN)
    return np.asarray(cv2.multiply(printed, cv2.cvtColor(shade, cv2.COLOR_GRAY2BGR), scale=1 / _EVEN), np.uint8)


def _grain(rng: np.random.Generator) -> NDArray[np.float32]:
    """Chance enough for threads or leather, to be repeated: nobody sees that it is, and the felt is large."""
    return rng.standard_normal((_PATCH, _PATCH), np.float32)


def _repeated(patch: NDArray[Any], height: int, width: int) -> NDArray[Any]:
    times = -(-height // _PATCH), -(-width // _PATCH)
    return np.tile(patch, (*times, *[1] * (patch.ndim - 2)))[:height, :width]


def _print_mark(cloth: Picture, mark: Mark) -> None:
    dictionary = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50)
    side = round(mark.size * SCALE)
    quiet = round(side / 6)
    tile = cv2.copyMakeBorder(
        cv2.aruco.generateImageMarker(dictionary, mark.id, side),
        quiet, quiet, quiet, quiet, cv2.BORDER_CONSTANT, value=255)  # fmt: skip
    left = round((mark.x + BORDER) * SCALE - tile.shape[1] / 2)
    top = round((mark.y + BORDER) * SCALE - tile.shape[0] / 2)
    ground = cloth[top : top + tile.shape[0], left : left + tile.shape[1]]
    ink = np.where(tile[..., None] > 0, np.array(_WHITE), 24)
    weave = ground.mean(2, keepdims=True)
    ground[:] = _clipped(ink * (0.7 + 0.3 * weave / weave.mean()))


def _lay_rail(cloth: Picture, layout: Layout, rng: np.random.Generator) -> None:
    """Padded leather around the table, seen where the camera reaches over the edge."""
    height, width = cloth.shape[:2]
    mask = np.full((height, width), 255, np.uint8)
    inside = rectangle(BORDER - 6, BORDER - 6, BORDER + layout.width + 6, BORDER + layout.height + 6)
    cv2.fillPoly(mask, [_pixels(inside)], 0)
    leather = cv2.GaussianBlur(_grain(rng), (0, 0), 1.5) * 18
    rail = _repeated(_clipped(leather[..., None] + np.array((30, 38, 52), np.float32)), height, width)
    shadow = cv2.bitwise_and(cv2.convertScaleAbs(cv2.GaussianBlur(mask, (0, 0), 6), alpha=0.6), cv2.bitwise_not(mask))
    darken(cloth, np.asarray(shadow, np.uint8))
    cv2.copyTo(rail, mask, cloth)


def _pixels(shape: Outline) -> NDArray[np.int32]:
    return np.rint(shape * SCALE).astype(np.int32)


def _clipped(values: NDArray[Any]) -> Picture:
    return np.asarray(np.clip(values, 0, 255), np.uint8)
