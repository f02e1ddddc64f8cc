"""What a small network is shown of two cards that may lie on each other: one geometry for training and play.

A view is cut from the picture about where the two cards meet, the first of them upright. Beside its three colours it
has four masks: where the first card lies, where the second does, and which of their indices show.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import combinations

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.vision.index_crop import Picture, Quad

VIEW_SIDE, VIEW_LAYERS = 96, 7
_CARD = 64.0            # pixels of a view: how tall a card is there
_WIDER = 1.12           # outlines are not exact: what lies so close may meet
_MEETING = 0.01         # of the smaller card
_FAR = 10.0 * VIEW_SIDE # from there on a mask's corner is not drawn where it is
_SIXTEENTHS = 4         # of a pixel, in which masks are drawn
_SMALLEST = 64          # pixels of a picture that need not be halved once more

Views = NDArray[np.uint8]


class Order(IntEnum):
    """Of two cards; the network's answers in their order."""

    APART = 0
    FIRST = 1           # lies on the second
    SECOND = 2          # lies on the first


TURNED = {Order.APART: Order.APART, Order.FIRST: Order.SECOND, Order.SECOND: Order.FIRST}


@dataclass(frozen=True, slots=True, eq=False)
class Lying:
    """A card: as far as it was seen, or, where scenes are made, as it was laid."""

    outline: Quad                   # of a bowed card more than four corners
    indices: tuple[Quad, ...]       # those that show; of a card that was laid all


@dataclass(frozen=True, slots=True)
class Aside:
    """By how much a view is turned, turned over, drawn larger and moved; in play by nothing."""

    degrees: float = 0.0
    over: bool = False
    larger: float = 1.0
    right: float = 0.0              # pixels of the view
    down: float = 0.0


_STRAIGHT = Aside()


def meeting(cards: Sequence[Lying]) -> list[tuple[int, int]]:
    """The pairs of cards that may lie on each other."""
    outlines = [_wider(card.outline) for card in cards]
    middles = np.array([outline.mean((0, 1)) for outline in outlines]).reshape(-1, 2)
    reach = np.array([np.hypot(*(outline[:, 0] - middle).T).max() for outline, middle in zip(outlines, middles,
                                                                                             strict=True)])
    found = []
    for i, j in combinations(range(len(cards)), 2):
        if math.dist(middles[i], middles[j]) < reach[i] + reach[j]:
            shared = float(cv2.intersectConvexConvex(outlines[i], outlines[j])[0])
            if shared > _MEETING * min(cv2.contourArea(outlines[i]), cv2.contourArea(outlines[j])):
                found.append((i, j))
    return found


def halved(picture: Picture) -> list[Picture]:
    """The picture, half of it, a quarter: so that what is shown smaller is not merely thinned out."""
    sizes = [picture]
    while min(sizes[-1].shape[:2]) > _SMALLEST:
        sizes.append(np.asarray(cv2.resize(sizes[-1], None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA), np.uint8))
    return sizes


def view(sizes: Sequence[Picture], first: Lying, second: Lying, aside: Aside = _STRAIGHT) -> Views:
    """``sizes``: of the picture, as ``halved`` gives them."""
    to_view, share = _to_view(first.outline, second.outline, aside)
    halvings = min(max(int(math.log2(1 / share)), 0), len(sizes) - 1)
    from_half = to_view.copy()
    from_half[:, :2] *= 2 ** halvings
    shown = cv2.warpAffine(sizes[halvings], from_half, (VIEW_SIDE, VIEW_SIDE), flags=cv2.INTER_LINEAR,
                           borderMode=cv2.BORDER_REPLICATE)
    masks = [_mask(quads, to_view) for quads in ([first.outline], [second.outline], first.indices, second.indices)]
    return np.concatenate([np.asarray(shown, np.uint8).transpose(2, 0, 1), masks])


def _wider(outline: Quad) -> NDArray[np.float32]:
    middle = outline.mean(0)
    return np.asarray(cv2.convexHull((middle + (outline - middle) * _WIDER).astype(np.float32)), np.float32)


def _to_view(first: Quad, second: Quad, aside: Aside) -> tuple[NDArray[np.float64], float]:
    """The affine transformation, and how many pixels of the view one of the picture becomes."""
    _, shared = cv2.intersectConvexConvex(_wider(first), _wider(second))
    middle = (np.concatenate([first, second]) if shared is None else shared.reshape(-1, 2)).mean(0)
    along, other = _long_side(first), _long_side(second)
    share = _CARD * aside.larger / max(float(np.hypot(*along) + np.hypot(*other)) / 2, 1.0)
    angle = math.pi / 2 - math.atan2(along[1], along[0]) + math.radians(aside.degrees)
    cos, sin = share * math.cos(angle), share * math.sin(angle)
    turn = np.diag([-1.0 if aside.over else 1.0, 1.0]) @ np.array([[cos, -sin], [sin, cos]])
    to = np.array([VIEW_SIDE / 2 + aside.right, VIEW_SIDE / 2 + aside.down]) - turn @ middle
    return np.column_stack([turn, to]), share


def _long_side(outline: Quad) -> NDArray[np.float32]:
    across, down = outline[1] - outline[0], outline[3] - outline[0]
    return np.asarray(max(across, down, key=lambda side: float(np.hypot(*side))), np.float32)


def _mask(quads: Sequence[Quad], to_view: NDArray[np.float64]) -> NDArray[np.uint8]:
    mask = np.zeros((VIEW_SIDE, VIEW_SIDE), np.uint8)
    for quad in quads:
        there = np.clip(quad @ to_view[:, :2].T + to_view[:, 2], -_FAR, _FAR)
        points = np.round(cv2.convexHull(there.astype(np.float32)) * (1 << _SIXTEENTHS)).astype(np.int32)
        cv2.fillConvexPoly(mask, points, 255, cv2.LINE_AA, _SIXTEENTHS)
    return mask
