"""Where a card's indices are in a picture of that card alone.

One picture may hide an index from the detector, or show it one where none is; the pictures of a whole deck do not: an
index lies at the same place of every card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.vision.index_crop import Picture, Quad
from dealer_assist.vision.photograph import scaled
from dealer_assist.vision.reading import CardReader, Kind

_LONG_SIDES = 320, 480, 800     # a card alone in a picture may fill it or be small in it
_ENLARGED = 1.1                 # beyond that there is nothing more to see
_LEAST_OUTLINE = 0.3            # confidence of the detector's
_LIKELY = 0.6                   # of the surest outline's confidence, for one about it
_OUTER = 0.8                    # of the largest one's area, for one that is the same
_CARD = 0.6, 0.85               # width to height of a card seen from above, or nearly so
_NEAR = 0.12                    # of the card's height: an index found so near to where the deck has it is that index
_AGREED = 0.4                   # of the cards must show an index at that place

Box = tuple[float, float, float, float]     # middle, width and height, in widths and heights of the card


class NoCard(Exception):
    """What a picture shows instead of one card, as the end of a sentence."""


@dataclass(frozen=True, eq=False)
class Lying:
    """A card in its picture. The outline's first corner is a corner of the card from which an index reads upright."""

    outline: Quad
    indices: tuple[Quad, ...]       # as found: none, some or all of them, and what was taken for one


def find_card(reader: CardReader, picture: Picture) -> Lying:
    outlines: list[tuple[float, Quad]] = []
    indices: list[tuple[float, Quad]] = []
    for side in _LONG_SIDES:
        share = side / max(picture.shape[:2])
        if share > _ENLARGED and outlines:
            break
        for seen in reader.read([scaled(picture, share)])[0]:
            quad = np.asarray(seen.quad, np.float32) / share
            if seen.kind is Kind.INDEX:
                indices.append((seen.confidence, quad))
            elif seen.kind is Kind.FACE and seen.confidence >= _LEAST_OUTLINE and _is_card(quad):
                outlines.append((seen.confidence, quad))
    apart = _cards(outlines)
    if not apart:
        raise NoCard("shows no card that lies face up, whole and seen from above")
    if len(apart) > 1:
        raise NoCard(f"shows {len(apart)} cards; one was expected")
    outline = _portrait(apart[0])
    return Lying(outline, tuple(_apart([(c, q) for c, q in indices if _inside(outline, q.mean(0))])))


@dataclass(frozen=True, slots=True)
class Print:
    """Where a deck prints its indices: the box of the upper left one, and whether the other two corners have one."""

    box: Box
    four: bool
    agreed: int             # cards on which the detector found an index there


def find_print(cards: Sequence[Lying]) -> Print | None:
    """None: the detector finds no indices on this deck."""
    boxes = [[_box(lying.outline, index) for index in lying.indices] for lying in cards]
    mirrored: list[list[Box]] = [[], []]
    for found in boxes:
        for x, y, wide, high in found:
            if y > 0.5:
                x, y = 1 - x, 1 - y
            if y < 0.33 and abs(x - 0.5) > 0.25 and high > 0.04:
                mirrored[x > 0.5].append((min(x, 1 - x), y, wide, high))
    left = max(mirrored, key=len)
    if not left:
        return None
    middle = np.median(np.array(left), axis=0)
    box: Box = (float(middle[0]), float(middle[1]), float(middle[2]), float(middle[3]))
    agreed = sum(any(_fits(box, one) for one in found) for found in boxes)
    right = sum(any(_fits(box, one, mirror=True) for one in found) for found in boxes)
    if agreed < right:
        agreed, right = right, agreed
    return Print(box, right > _AGREED * len(cards), agreed) if agreed > _AGREED * len(cards) else None


def indices_of(lying: Lying, printed: Print) -> tuple[Quad, ...]:
    """Each index from its own top left, clockwise: as it was found where it was, else where the deck prints it."""
    quads = []
    x, y, wide, high = printed.box
    corners = [(x, y), (1 - x, 1 - y)] + ([(1 - x, y), (x, 1 - y)] if printed.four else [])
    for cx, cy in corners:
        box = np.array([[cx - wide / 2, cy - high / 2], [cx + wide / 2, cy - high / 2],
                        [cx + wide / 2, cy + high / 2], [cx - wide / 2, cy + high / 2]], np.float32)
        quad = _from_card(lying.outline, box)
        if cy > 0.5:
            quad = np.roll(quad, 2, axis=0)
        reach = _NEAR * float(np.linalg.norm(lying.outline[3] - lying.outline[0]))
        apart = [float(np.linalg.norm(found.mean(0) - quad.mean(0))) for found in lying.indices]
        nearest = int(np.argmin(apart)) if apart else 0
        quads.append(_like(lying.indices[nearest], quad) if apart and apart[nearest] < reach else quad)
    return tuple(quads)


def _is_card(quad: Quad) -> bool:
    wide, high = sorted((float(np.linalg.norm(quad[1] - quad[0])), float(np.linalg.norm(quad[2] - quad[1]))))
    return _CARD[0] < wide / max(high, 1e-6) < _CARD[1]


def _portrait(quad: Quad) -> Quad:
    """Clockwise, from a corner whose side to the next is a short one."""
    across, down = quad[1] - quad[0], quad[2] - quad[1]
    if across[0] * down[1] - across[1] * down[0] < 0:
        quad = quad[::-1]
    if np.linalg.norm(quad[1] - quad[0]) > np.linalg.norm(quad[2] - quad[1]):
        quad = np.roll(quad, 1, axis=0)
    return np.asarray(quad, np.float32)


def _apart(found: Sequence[tuple[float, Quad]]) -> list[Quad]:
    """The surest of those at one place."""
    kept: list[Quad] = []
    for _, quad in sorted(found, key=lambda one: -one[0]):
        size = float(np.linalg.norm(quad[0] - quad[2]))
        if all(np.linalg.norm(quad.mean(0) - other.mean(0)) > 0.35 * size for other in kept):
            kept.append(quad)
    return kept


def _cards(found: Sequence[tuple[float, Quad]]) -> list[Quad]:
    """Of outlines one inside the other the outer one: a court's frame, a pip's ground have the shape of a card too."""
    cards: list[Quad] = []
    left = list(found)
    while left:
        surest, first = max(left, key=lambda one: one[0])
        here = [one for one in left if _inside(first, one[1].mean(0)) or _inside(one[1], first.mean(0))]
        left = [one for one in left if not any(one is same for same in here)]
        likely = [one for one in here if one[0] >= _LIKELY * surest]
        largest = max(cv2.contourArea(quad) for _, quad in likely)
        outer = [one for one in likely if cv2.contourArea(one[1]) > _OUTER * largest]
        cards.append(max(outer, key=lambda one: one[0])[1])
    return cards


def _inside(outline: Quad, point: NDArray[np.float32]) -> bool:
    return cv2.pointPolygonTest(outline.reshape(-1, 1, 2), (float(point[0]), float(point[1])), False) >= 0


_UNIT = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)


def _from_card(outline: Quad, points: NDArray[np.float32]) -> Quad:
    matrix = cv2.getPerspectiveTransform(_UNIT, outline)
    return np.asarray(cv2.perspectiveTransform(points.reshape(-1, 1, 2), matrix), np.float32).reshape(-1, 2)


def _box(outline: Quad, index: Quad) -> Box:
    matrix = cv2.getPerspectiveTransform(outline, _UNIT)
    there = np.asarray(cv2.perspectiveTransform(index.reshape(-1, 1, 2), matrix), np.float32).reshape(-1, 2)
    (x0, y0), (x1, y1) = there.min(0).tolist(), there.max(0).tolist()
    return (x0 + x1) / 2, (y0 + y1) / 2, x1 - x0, y1 - y0


def _fits(box: Box, other: Box, mirror: bool = False) -> bool:
    x, y = (1 - other[0] if mirror else other[0]), other[1]
    return any(abs(x - cx) < _NEAR and abs(y - cy) < _NEAR
               for cx, cy in ((box[0], box[1]), (1 - box[0], 1 - box[1])))


def _like(found: Quad, expected: Quad) -> Quad:
    """The found rectangle, told from the same corner as the expected one."""
    ways = [np.roll(way, turn, axis=0) for way in (found, found[::-1]) for turn in range(4)]
    return np.asarray(min(ways, key=lambda way: float(np.abs(way - expected).sum())), np.float32)
