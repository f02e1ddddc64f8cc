"""A camera with a known lens over a known sheet or felt: what it would see, drawn ray by ray."""

from __future__ import annotations

from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.calibration.sheets import COLUMNS, ROWS, lens_board
from dealer_assist.vision.frame import Pixels
from dealer_assist.vision.lens import Lens

_COARSE = 8
_SQUARE = 64        # pixels of the sheet's own picture


@cache
def rays(lens: Lens) -> NDArray[np.float32]:
    """Where each pixel would lie without the lens's bending: reckoned on a grid, since that is smooth."""
    ys, xs = np.mgrid[-_COARSE:lens.height + 2 * _COARSE:_COARSE, -_COARSE:lens.width + 2 * _COARSE:_COARSE]
    off = lens.straightened(np.column_stack([xs.ravel(), ys.ravel()]).astype(float)) - np.column_stack(
        [xs.ravel(), ys.ravel()])
    grid = off.reshape(*xs.shape, 2).astype(np.float32)
    y, x = np.mgrid[0:lens.height, 0:lens.width].astype(np.float32)
    smooth = cv2.remap(grid, x / _COARSE + 1, y / _COARSE + 1, cv2.INTER_LINEAR)
    return np.asarray(smooth + np.dstack([x, y]), np.float32)


def through(lens: Lens, straight: Pixels) -> Pixels:
    """A picture that a lens without bending took, as this lens takes it."""
    return _taken(straight, rays(lens), cv2.BORDER_REPLICATE)


def _taken(picture: Pixels, places: NDArray[np.float32], border: int, colour: int = 0) -> Pixels:
    columns, rows = np.ascontiguousarray(places[..., 0]), np.ascontiguousarray(places[..., 1])
    return np.asarray(cv2.remap(picture, columns, rows, cv2.INTER_LINEAR, borderMode=border, borderValue=colour),
                      np.uint8)


@cache
def _sheet_picture() -> Pixels:
    board = lens_board().generateImage((COLUMNS * _SQUARE, ROWS * _SQUARE), marginSize=0)
    return np.asarray(cv2.copyMakeBorder(np.asarray(board), _SQUARE, _SQUARE, _SQUARE, _SQUARE, cv2.BORDER_CONSTANT,
                                         value=255), np.uint8)


def sheet_seen(lens: Lens, middle: tuple[float, float], distance: float, turns: tuple[float, float, float],
               noise: int = 0) -> Pixels:
    """``middle``: where the sheet's middle is seen, in parts of the picture; ``distance`` in squares; turns in degrees
    about the picture's x, y and z axes."""
    spin = np.eye(3)
    for axis, degrees in enumerate(turns):
        vector = np.zeros(3)
        vector[axis] = np.radians(degrees)
        spin = spin @ np.asarray(cv2.Rodrigues(vector)[0])
    seen = lens.straightened(np.array([[middle[0] * lens.width, middle[1] * lens.height]]))[0]
    ray = np.array([(seen[0] - lens.cx) / lens.fx, (seen[1] - lens.cy) / lens.fy, 1.0])
    at = ray * distance - spin @ np.array([COLUMNS / 2, ROWS / 2, 0])
    to_straight = lens.matrix @ np.column_stack([spin[:, 0], spin[:, 1], at])      # from squares of the sheet
    to_sheet = np.linalg.inv(to_straight)
    places = cv2.perspectiveTransform(rays(lens).reshape(-1, 1, 2).astype(np.float64), to_sheet).reshape(
        lens.height, lens.width, 2)
    picture = _taken(_sheet_picture(), ((places + 1) * _SQUARE - 0.5).astype(np.float32), cv2.BORDER_CONSTANT, 90)
    blurred = cv2.GaussianBlur(picture, (0, 0), 0.7)
    grain = np.random.default_rng(noise).standard_normal(picture.shape, np.float32) * 2.5
    grey = np.clip(blurred * 0.8 + 20 + grain, 0, 255).astype(np.uint8)
    return np.asarray(cv2.cvtColor(grey, cv2.COLOR_GRAY2BGR), np.uint8)
