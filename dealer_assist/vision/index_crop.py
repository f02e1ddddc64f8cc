"""The small upright picture of one corner index that the classifier reads: one geometry for training and play."""

from __future__ import annotations

import math

import cv2
import numpy as np
from numpy.typing import NDArray

CROP_WIDTH, CROP_HEIGHT = 32, 48
MARGIN = 0.12  # of the index's size on each side: the paper around the ink tells rank from frame
_NEARLY_SQUARE = 0.75
_BEYOND = 128  # what a constant border is filled with

Picture = NDArray[np.uint8]
Quad = NDArray[np.float32]  # 4 x 2: top left, top right, bottom right, bottom left as the index reads upright


def readings(corners: Quad) -> tuple[Quad, ...]:
    """The ways in which a detected rectangle may read: an index is taller than wide, unless seen obliquely.

    The detector's angle does not tell which end is up, so the classifier looks at each and says which it can read.
    """
    quad = np.asarray(corners, np.float32)
    across, down = quad[1] - quad[0], quad[2] - quad[1]
    if across[0] * down[1] - across[1] * down[0] < 0:
        quad = quad[::-1]
    wide = float(np.linalg.norm(quad[1] - quad[0]))
    high = float(np.linalg.norm(quad[2] - quad[1]))
    if wide > high:
        quad, wide, high = np.roll(quad, 1, axis=0), high, wide
    turns = (0, 2, 1, 3) if wide > _NEARLY_SQUARE * high else (0, 2)
    return tuple(np.roll(quad, turn, axis=0) for turn in turns)


def index_crop(picture: Picture, quad: Quad) -> Picture:
    """The index with its margin, CROP_HEIGHT x CROP_WIDTH, first row of the quad at the top."""
    middle = quad.mean(0)
    grown = (middle + (quad - middle) * (1 + 2 * MARGIN)).astype(np.float32)
    longest = max(float(np.linalg.norm(grown[3] - grown[0])) / CROP_HEIGHT, 1.0)
    return upright(picture, grown, (CROP_WIDTH, CROP_HEIGHT), longest, cv2.BORDER_REPLICATE)


def upright(picture: Picture, quad: Quad, size: tuple[int, int], larger: float, border: int) -> Picture:
    """What lies in the quad, ``size`` wide and high. ``larger``: how many pixels of the picture become one; ``border``:
    OpenCV's word for what lies beyond the picture."""
    oversampling = min(math.ceil(larger / 1.5), 8)  # plain sampling of a large index would drop thin strokes
    width, height = (side * oversampling for side in size)
    target = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    warp = cv2.getPerspectiveTransform(quad, target)
    crop = cv2.warpPerspective(picture, warp, (width, height), flags=cv2.INTER_LINEAR, borderMode=border,
                               borderValue=(_BEYOND, _BEYOND, _BEYOND))
    if oversampling > 1:
        crop = cv2.resize(crop, size, interpolation=cv2.INTER_AREA)
    return np.asarray(crop, np.uint8)
