"""Outlines in millimetres and the sheet they are filled on. Everything the simulator prints is made of these."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator
from itertools import pairwise

import cv2
import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.uint8]
Outline = NDArray[np.float64]       # n × 2, millimetres
Colour = tuple[int, int, int]       # blue, green, red
Box = tuple[float, float, float, float]

_FRACTION_BITS = 4
_CURVE_STEPS = 14
_TOKEN = re.compile(r"[MLC]|-?\d*\.?\d+")


def outline(path: str) -> Outline:
    """A path in the letters of SVG: M and L with one point, C with two handles and a point, all absolute."""
    tokens = iter(_TOKEN.findall(path))
    points: list[tuple[float, float]] = []
    for letter in tokens:
        if letter == "C":
            handles = [points[-1], *(_point(tokens) for _ in range(3))]
            points += _curve(handles)
        else:
            points.append(_point(tokens))
    return np.array(points, np.float64)


def _point(tokens: Iterator[str]) -> tuple[float, float]:
    return float(next(tokens)), float(next(tokens))


def _curve(handles: list[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = handles
    for step in range(1, _CURVE_STEPS + 1):
        t = step / _CURVE_STEPS
        s = 1 - t
        a, b, c, d = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
        yield a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3


def disc(x: float, y: float, radius: float, flat: float = 1.0, corners: int = 48) -> Outline:
    angles = np.arange(corners) * (2 * math.pi / corners)
    return np.stack([x + radius * np.cos(angles), y + radius * flat * np.sin(angles)], 1)


def rectangle(x0: float, y0: float, x1: float, y1: float) -> Outline:
    return np.array([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], np.float64)


def rounded(x0: float, y0: float, x1: float, y1: float, radius: float) -> Outline:
    corners = ((x1 - radius, y1 - radius, 0), (x0 + radius, y1 - radius, 1),
               (x0 + radius, y0 + radius, 2), (x1 - radius, y0 + radius, 3))  # fmt: skip
    turns = np.linspace(0, math.pi / 2, 10)
    return np.concatenate([
        np.stack([x + radius * np.cos(turns + quarter * math.pi / 2),
                  y + radius * np.sin(turns + quarter * math.pi / 2)], 1)
        for x, y, quarter in corners
    ])  # fmt: skip


def moved(shape: Outline, x: float, y: float) -> Outline:
    return np.asarray(shape + np.array([x, y]), np.float64)


def turned(shape: Outline, degrees: float, about: tuple[float, float] = (0.0, 0.0)) -> Outline:
    turn = math.radians(degrees)
    matrix = np.array([[math.cos(turn), math.sin(turn)], [-math.sin(turn), math.cos(turn)]])
    centre = np.array(about)
    return np.asarray((shape - centre) @ matrix + centre, np.float64)


def flipped(shape: Outline, about_x: float) -> Outline:
    """The mirror image left to right."""
    return np.stack([2 * about_x - shape[:, 0], shape[:, 1]], 1)


def swept(path: Outline, nib: tuple[float, float]) -> list[Outline]:
    """What an oval nib leaves when it is drawn along a path: broad down, narrow across, as in engraved figures."""
    footprint = disc(0, 0, nib[0], nib[1] / nib[0], 20)
    return [_hull(np.concatenate([footprint + start, footprint + end])) for start, end in pairwise(path)]


def _hull(points: Outline) -> Outline:
    return np.asarray(cv2.convexHull(points.astype(np.float32))[:, 0], np.float64)


def extent(shapes: Iterable[Outline]) -> Box:
    points = np.concatenate(list(shapes))
    (x0, y0), (x1, y1) = points.min(0).tolist(), points.max(0).tolist()
    return x0, y0, x1, y1


def fitted(shapes: list[Outline], box: Box) -> list[Outline]:
    """The shapes stretched so that together they fill the box."""
    x0, y0, x1, y1 = extent(shapes)
    scale = np.array([(box[2] - box[0]) / (x1 - x0), (box[3] - box[1]) / (y1 - y0)])
    return [(shape - (x0, y0)) * scale + (box[0], box[1]) for shape in shapes]


class Sheet:
    """Paper, felt or a hand: pixels under outlines in millimetres."""

    def __init__(self, width: float, height: float, scale: float, colour: Colour) -> None:
        self.scale = scale
        self.pixels: Picture = np.empty((round(height * scale), round(width * scale), 3), np.uint8)
        self.pixels[:] = colour

    def fill(self, shape: Outline, colour: Colour) -> None:
        cv2.fillPoly(self.pixels, [self._fixed(shape)], colour, shift=_FRACTION_BITS)

    def fill_all(self, shapes: Iterable[Outline], colour: Colour) -> None:
        for shape in shapes:
            self.fill(shape, colour)

    def line(self, path: Outline, width: float, colour: Colour, closed: bool = False) -> None:
        thickness = max(1, round(width * self.scale))
        cv2.polylines(self.pixels, [self._fixed(path)], closed, colour, thickness, cv2.LINE_8, _FRACTION_BITS)

    def inlay(self, shape: Outline, pattern: Sheet) -> None:
        """The pattern, seen through the shape."""
        mask = np.zeros(self.pixels.shape[:2], np.uint8)
        cv2.fillPoly(mask, [self._fixed(shape)], 255, shift=_FRACTION_BITS)
        cv2.copyTo(pattern.pixels, mask, self.pixels)

    def _fixed(self, shape: Outline) -> NDArray[np.int32]:
        return np.rint(shape * (self.scale * (1 << _FRACTION_BITS))).astype(np.int32)
