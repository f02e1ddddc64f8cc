"""A photograph with what was read in it drawn over: for people, to see at a glance what was taken for what."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.cards import FACE_DOWN, UNREADABLE, Card, Known
from dealer_assist.vision.index_crop import Picture, Quad
from dealer_assist.vision.looks import height
from dealer_assist.vision.loose_cards import LooseCard

_SIDES = (1000, 1920)       # of a drawing of 4:3, the longer one: signs on a small picture would cover it
_READ, _UNREAD, _DOWN = (96, 200, 40), (30, 160, 255), (230, 150, 60)   # blue, green, red
_INK, _RED, _PAPER, _NIGHT = (34, 30, 28), (48, 36, 206), (252, 252, 252), (34, 30, 28)
_FONT = cv2.FONT_HERSHEY_DUPLEX
_EIGHTHS = 3        # of a pixel, in which lines are placed


def drawn(picture: Picture, cards: Sequence[LooseCard]) -> Picture:
    side = _side(picture)
    share = min(max(side, _SIDES[0]), _SIDES[1]) / side
    way = cv2.INTER_AREA if share < 1 else cv2.INTER_CUBIC
    canvas = np.array(cv2.resize(picture, None, fx=share, fy=share, interpolation=way), np.uint8)
    unit = _side(canvas) / 960
    bare = canvas.copy()
    for card in cards:      # the lower ones first: what lies on them covers their outlines, too
        if card.over:
            above = np.zeros(canvas.shape[:2], np.uint8)
            cv2.fillConvexPoly(above, cv2.convexHull(card.lies * share).round().astype(np.int32), 1)
            canvas[above == 1] = bare[above == 1]
        if card.outline is not None:
            _line(canvas, card.outline * share, _colour(card), unit, closed=True)
    for card in cards:
        _trace(canvas, card, share, unit)
    taken: list[tuple[int, int, int, int]] = []
    for card in sorted(cards, key=lambda card: not isinstance(card.face, Card)):
        plate = _plate(card, min(max(_size(card) * share / 44, 0.8 * unit), 1.7 * unit))
        if plate is not None:
            _put(canvas, plate, *_spot(canvas, plate, card, share, taken))
    return np.vstack([canvas, _legend(canvas.shape[1], cards, unit)])


def _side(picture: Picture) -> float:
    """The longer one, had the picture the shape of a photograph: in a panorama, too, a card is to be seen."""
    high, wide = picture.shape[:2]
    return math.sqrt(high * wide * 4 / 3)


def _size(card: LooseCard) -> float:
    return height(card.corners[0].quad) if card.corners else 0.2 * height(_outline(card))


def _outline(card: LooseCard) -> Quad:
    return card.outline if card.outline is not None else card.corners[0].quad


def _colour(card: LooseCard) -> tuple[int, int, int]:
    return _DOWN if card.face is FACE_DOWN else _UNREAD if card.face is UNREADABLE else _READ


def _trace(canvas: Picture, card: LooseCard, share: float, unit: float) -> None:
    colour = _colour(card)
    corners = [corner for corner in card.corners if card.face is not FACE_DOWN]
    for corner in corners:
        _line(canvas, corner.quad * share, colour, 1.4 * unit, closed=True)
    if card.outline is None and len(corners) > 1:   # corners of one card, without its outline: a line joins them
        _line(canvas, np.array([corner.middle for corner in corners]) * share, colour, 0.7 * unit, closed=False)


def _line(canvas: Picture, points: NDArray[Any], colour: tuple[int, int, int], thick: float, *, closed: bool) -> None:
    dots = [(points * (1 << _EIGHTHS)).round().astype(np.int32)]
    width = max(round(1.6 * thick), 1)
    cv2.polylines(canvas, dots, closed, _NIGHT, width + 2, cv2.LINE_AA, shift=_EIGHTHS)
    cv2.polylines(canvas, dots, closed, colour, width, cv2.LINE_AA, shift=_EIGHTHS)


def _plate(card: LooseCard, scale: float) -> Picture | None:
    """A little sign: the card as it is spoken of, or a question mark."""
    if card.face is FACE_DOWN:
        return None
    high = max(round(26 * scale), 14)
    text = "?" if not isinstance(card.face, Card) else "10" if card.face.rank.letter == "T" else card.face.rank.letter
    if card.face is not UNREADABLE and not isinstance(card.face, Card):
        text = "JOKER"
    large = 4 * high        # drawn large and shrunk, so that it is smooth
    size = large / 40
    (wide, tall), _ = cv2.getTextSize(text, _FONT, size, 1)
    pip = round(0.52 * large) if isinstance(card.face, Card) else 0
    rim = round(0.22 * large)
    plate = np.full((large, wide + pip + (round(0.1 * large) if pip else 0) + 2 * rim, 3), _PAPER, np.uint8)
    ink = _RED if isinstance(card.face, Card) and card.face.suit in "dh" else _INK
    thick = max(round(large / 13), 1)
    cv2.putText(plate, text, (rim, (large + tall) // 2), _FONT, size, ink, thick, cv2.LINE_AA)
    if isinstance(card.face, Card):
        _pip(plate, card.face.suit, (plate.shape[1] - rim - pip / 2, large / 2), pip / 2, ink)
    cv2.rectangle(plate, (0, 0), (plate.shape[1] - 1, large - 1), _colour(card), max(large // 9, 2))
    return np.asarray(cv2.resize(plate, (plate.shape[1] // 4, high), interpolation=cv2.INTER_AREA), np.uint8)


def _pip(plate: Picture, suit: str, middle: tuple[float, float], reach: float, ink: tuple[int, int, int]) -> None:
    x, y = middle

    def disc(dx: float, dy: float, radius: float) -> None:
        cv2.circle(plate, (round(x + dx * reach), round(y + dy * reach)), round(radius * reach), ink, -1, cv2.LINE_AA)

    def fill(*points: tuple[float, float]) -> None:
        corners = np.array([(x + dx * reach, y + dy * reach) for dx, dy in points])
        cv2.fillPoly(plate, [corners.round().astype(np.int32)], ink, cv2.LINE_AA)

    if suit == "d":
        fill((0, -1), (0.78, 0), (0, 1), (-0.78, 0))
    elif suit == "h":
        disc(-0.44, -0.4, 0.5)
        disc(0.44, -0.4, 0.5)
        fill((-0.9, -0.2), (0.9, -0.2), (0, 1))
        fill((-0.44, -0.5), (0.44, -0.5), (0.4, 0), (-0.4, 0))
    else:
        fill((0, 0.1), (0.38, 1), (-0.38, 1))
        if suit == "s":
            disc(-0.44, 0.26, 0.48)
            disc(0.44, 0.26, 0.48)
            fill((-0.9, 0.1), (0.9, 0.1), (0, -1))
        else:
            disc(0, -0.5, 0.46)
            disc(-0.5, 0.22, 0.46)
            disc(0.5, 0.22, 0.46)
            disc(0, 0.05, 0.3)


def _spot(canvas: Picture, plate: Picture, card: LooseCard, share: float,
          taken: list[tuple[int, int, int, int]]) -> tuple[int, int]:
    """Beside the corner that it speaks of, where no other sign stands and, if possible, no paper is covered."""
    high, wide = plate.shape[:2]
    quad = np.asarray((card.corners[0].quad if card.corners else _outline(card)) * share, np.float32)
    middle = quad.mean(0)
    if not card.corners:
        rings = [(0.0, 0.0)]
    else:
        away = (quad[0] - quad[3]) / max(float(np.linalg.norm(quad[0] - quad[3])), 1e-6)     # out of the card, upwards
        aside = (quad[0] - quad[1]) / max(float(np.linalg.norm(quad[0] - quad[1])), 1e-6)
        up, left = 0.5 * height(quad) + 0.62 * high, 0.5 * height(quad) * 0.7 + 0.6 * wide
        ways = [away * up, aside * left, -aside * left, -away * up, away * up + aside * left, away * up * 2,
                aside * left * 2, away * up * 2 + aside * left]
        rings = [(float(way[0]), float(way[1])) for way in ways]
    best = (0, 0)
    for number, (dx, dy) in enumerate(rings):
        x = int(np.clip(middle[0] + dx - wide / 2, 0, max(canvas.shape[1] - wide, 0)))
        y = int(np.clip(middle[1] + dy - high / 2, 0, max(canvas.shape[0] - high, 0)))
        best = best if number else (x, y)
        if not any(x < a + c and a < x + wide and y < b + d and b < y + high for a, b, c, d in taken):
            best = (x, y)
            break
    taken.append((*best, wide, high))
    return best


def _put(canvas: Picture, plate: Picture, x: int, y: int) -> None:
    area = canvas[y:y + plate.shape[0], x:x + plate.shape[1]]
    area[:] = plate[:area.shape[0], :area.shape[1]]


def _legend(wide: int, cards: Sequence[LooseCard], unit: float) -> Picture:
    unit = min(unit, wide / 440)        # of an upright strip
    high = round(34 * unit)
    strip = np.full((high, wide, 3), _NIGHT, np.uint8)
    kinds: list[tuple[str, tuple[int, int, int], int]] = [
        ("read", _READ, sum(isinstance(card.face, Known) for card in cards)),
        ("seen, not read", _UNREAD, sum(card.face is UNREADABLE for card in cards)),
        ("face down", _DOWN, sum(card.face is FACE_DOWN for card in cards))]
    x, size = round(14 * unit), 0.55 * unit
    for word, colour, count in kinds:
        side = round(13 * unit)
        cv2.rectangle(strip, (x, (high - side) // 2), (x + side, (high + side) // 2), colour, -1)
        x += round(22 * unit)
        text = f"{count} {word}"
        (long, tall), _ = cv2.getTextSize(text, _FONT, size, 1)
        cv2.putText(strip, text, (x, (high + tall) // 2), _FONT, size, _PAPER, max(round(unit), 1), cv2.LINE_AA)
        x += long + round(26 * unit)
    return strip
