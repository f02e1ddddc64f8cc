"""What is really on the table in each frame: the answer to which a recogniser's reading is compared."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.simulator.drawing import Outline
from dealer_assist.simulator.scene import HEIGHT_PX, WIDTH_PX, View, arm_outline, card_corners
from dealer_assist.simulator.script import Script
from dealer_assist.table.layout import Layout
from dealer_assist.table.places import Place

_COARSE = 2     # covers are counted on a grid so much coarser than the picture


@dataclass(frozen=True, slots=True)
class CardTruth:
    card: int
    name: str
    face_up: bool
    place: Place | None     # where it rests; none while it is moved, turned over or carried away
    x: float
    y: float
    turn: float
    hidden: float           # share of the card that something covers or the picture cuts off
    hidden_by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FrameTruth:
    frame: int
    captured_at: int
    round: int | None
    cards: tuple[CardTruth, ...]


def truth_of(played: Script, view: View, layout: Layout, frame: int, captured_at: int) -> FrameTruth:
    cards = [state for path in played.cards if (state := path.at(captured_at))]
    cards.sort(key=lambda card: (card.place is None, card.pile))    # what moves is above what lies
    top = max((card.pile for card in cards), default=0)
    labels = np.zeros((HEIGHT_PX // _COARSE, WIDTH_PX // _COARSE), np.uint8)
    shapes = [_coarse(view, card_corners(card.x, card.y, card.turn, card.open)) for card in cards]
    for label, shape in enumerate(shapes, 1):
        cv2.fillConvexPoly(labels, shape, label)
    among_cards = np.bincount(labels.ravel(), minlength=len(cards) + 1)
    tips = played.hand_at(captured_at)
    cv2.fillPoly(labels, [_coarse(view, arm_outline(layout, tips))], 255)
    under_arm = np.bincount(labels.ravel(), minlength=len(cards) + 1)
    truths = []
    for label, (card, shape) in enumerate(zip(cards, shapes, strict=True), 1):
        whole, seen = _area(shape), int(under_arm[label])
        in_pile = 0 < card.pile < top
        by = [name for name, covers in (("card", among_cards[label] < 0.98 * whole and not _cut_off(shape)),
                                        ("arm", under_arm[label] < among_cards[label]),
                                        ("picture's edge", _cut_off(shape)),
                                        ("pile", in_pile)) if covers]  # fmt: skip
        hidden = 1.0 if in_pile or not whole else round(1 - seen / whole, 3)
        truths.append(CardTruth(card.card, card.name, card.face_up, card.place, round(card.x, 2), round(card.y, 2),
                                round(card.turn, 2), hidden, tuple(by)))  # fmt: skip
    now = played.round_at(captured_at)
    return FrameTruth(frame, captured_at, now.number if now else None, tuple(truths))


def _coarse(view: View, felt: Outline) -> NDArray[np.int32]:
    return np.rint(view.seen(felt) / _COARSE).astype(np.int32)


def _area(shape: NDArray[np.int32]) -> int:
    """Counted as the covers are: pixels of the same grid, wherever the shape lies."""
    (x, y), (right, bottom) = shape.min(0).tolist(), shape.max(0).tolist()
    grid = np.zeros((bottom - y + 1, right - x + 1), np.uint8)
    cv2.fillConvexPoly(grid, shape - (x, y), 1)
    return cv2.countNonZero(grid)


def _cut_off(shape: NDArray[np.int32]) -> bool:
    (x, y), (right, bottom) = shape.min(0).tolist(), shape.max(0).tolist()
    return bool(x < 0 or y < 0 or right >= WIDTH_PX // _COARSE or bottom >= HEIGHT_PX // _COARSE)
