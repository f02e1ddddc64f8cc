"""Where a pixel lies on the felt, and whether the felt shows there."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TypedDict

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.table.layout import Area, Layout
from dealer_assist.vision.frame import CameraError, Pixels
from dealer_assist.vision.sighting import CELL, cells

NOMINAL_SCALE = 1.65        # px/mm at which cards are read: an index is 27 px tall, what the detector reads best
MARGIN = 20                 # millimetres around an area that are looked at too: a card may lie half outside

Points = NDArray[np.floating]   # n × 2
Matrix = NDArray[np.floating]   # 3 × 3

_CELL_PX = NOMINAL_SCALE * CELL / 10
_REDUCED = 3                # times: single threads of the cloth and the camera's noise average out
_SHADE = 0.35, 1.45         # a shadow leaves a third of the light, a lamp adds a half; paper on cloth adds more
_CHROMA = 0.045             # how far the mix of colours may drift: noise, a warmer lamp
_TEXTURE = 9.0              # grey levels by which single pixels may differ from the empty felt at the same light
_ODD_PIXELS = 0.06          # the share of a cell's pixels that may differ more


class FeltNotFound(CameraError):
    """The marks printed on the felt cannot be seen, or do not lie as the layout says."""


class PlaneJson(TypedDict):
    to_pixels: list[float]
    error: float
    px_per_mm: float


@dataclass(frozen=True, slots=True)
class Plane:
    """How the felt lies in the camera's picture."""

    to_pixels: tuple[float, ...]    # nine numbers by rows: felt millimetres to pixels
    error: float                    # millimetres, root mean square over the marks' corners
    px_per_mm: float                # in the middle of the felt

    def pixels(self, points: Points) -> Points:
        return _mapped(self._matrix(), points)

    def millimetres(self, points: Points) -> Points:
        return _mapped(np.linalg.inv(self._matrix()), points)

    def _matrix(self) -> Matrix:
        return np.array(self.to_pixels, np.float64).reshape(3, 3)

    def warped_to_pixels(self, x: float, y: float, scale: float) -> Matrix:
        """From pixels of a rectified picture whose first corner lies at (x, y) mm to pixels of the camera."""
        return np.asarray(self._matrix() @ np.array([[1 / scale, 0, x], [0, 1 / scale, y], [0, 0, 1]]))

    def to_json(self) -> PlaneJson:
        return {"to_pixels": list(self.to_pixels), "error": self.error, "px_per_mm": self.px_per_mm}

    @classmethod
    def from_json(cls, data: PlaneJson) -> Plane:
        nine, error, px_per_mm = data["to_pixels"], data["error"], data["px_per_mm"]
        return cls(tuple(nine), error, px_per_mm)


def find_plane(pixels: Pixels, layout: Layout) -> Plane:
    """From all corners of the layout's marks that can be seen; all of its marks must be."""
    parameters = cv2.aruco.DetectorParameters()
    parameters.cornerRefinementMethod = cv2.aruco.CORNER_REFINE_SUBPIX
    detector = cv2.aruco.ArucoDetector(cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50), parameters)
    quads, ids, _ = detector.detectMarkers(pixels)
    seen = {} if ids is None else {int(number): np.asarray(quad, np.float64).reshape(4, 2)
                                   for number, quad in zip(np.ravel(ids), quads, strict=True)}
    missing = [mark for mark in layout.marks if mark.id not in seen]
    if missing:
        raise FeltNotFound(
            f"felt of layout {layout.name}: mark {' and '.join(str(m.id) for m in missing)} not seen "
            f"(seen: {', '.join(str(i) for i in sorted(seen)) or 'none'}); all {len(layout.marks)} ArUco marks "
            "must be in the picture, uncovered and sharp: move what covers them, or turn the camera")
    centres = np.array([[m.x, m.y] for m in layout.marks])
    rough = _homography(centres, np.array([seen[m.id].mean(0) for m in layout.marks]), layout)
    # A mark may be printed turned: each of its printed corners is the seen one that lies nearest.
    felt = np.concatenate([_corners(m.x, m.y, m.size) for m in layout.marks])
    found = np.concatenate([seen[m.id] for m in layout.marks])
    nearest = np.linalg.norm(_mapped(rough, felt)[:, None] - found[None], axis=2).argmin(1)
    matrix = _homography(felt, found[nearest], layout)
    off = _mapped(np.linalg.inv(matrix), found[nearest]) - felt
    middle = np.array([[layout.width / 2, layout.height / 2]])
    along, down, origin = (_mapped(matrix, middle + step)[0] for step in ((1, 0), (0, 1), (0, 0)))
    area = abs(np.linalg.det(np.stack([along - origin, down - origin])))
    return Plane(tuple(float(n) for n in matrix.ravel()), float(np.sqrt((off ** 2).sum(1).mean())), math.sqrt(area))


def warp(pixels: Pixels, area: Area, plane: Plane, margin: float = MARGIN, scale: float = NOMINAL_SCALE) -> Pixels:
    """The area with ``margin`` millimetres around it, seen from straight above."""
    size = round((area.width + 2 * margin) * scale), round((area.height + 2 * margin) * scale)
    matrix = plane.warped_to_pixels(area.x - margin, area.y - margin, scale)
    return np.asarray(cv2.warpPerspective(pixels, matrix, size, flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                                          borderMode=cv2.BORDER_REPLICATE), np.uint8)


class EmptyFelt:
    """One area as it looks with nothing on it, to tell by its colour and its print whether it shows.

    What is only darker or lighter by one factor is felt under a shadow or a lamp. Anything else is not: a glare that
    washes the colour out counts as covered, since a card that cannot be told from glare must not be called gone.
    """

    def __init__(self, warped: Pixels, area: Area) -> None:
        self.columns, self.rows = cells(area)
        self.cells = self.columns * self.rows
        self.size = round(self.columns * _CELL_PX / _REDUCED), round(self.rows * _CELL_PX / _REDUCED)
        self.felt = self._cut(warped)
        self.light = self._per_cell(self.felt)
        # Where the print has edges, a camera that moved by a fraction of a pixel changes much: allowed as much.
        edges = cv2.dilate(self.felt, _AROUND) - cv2.erode(self.felt, _AROUND)
        self.slack = np.asarray(_TEXTURE + 0.5 * edges.max(2), np.float32)

    def bare(self, warped: Pixels) -> int:
        """The cells that show felt, as ``Glimpse.bare`` has them, in a picture of the area with its margin."""
        seen = self._cut(warped)
        light = self._per_cell(seen)
        gain = light.sum(2) / np.maximum(self.light.sum(2), 1)
        shades = (gain > _SHADE[0]) & (gain < _SHADE[1])
        chroma = np.abs(_chroma(light) - _chroma(self.light)).max(2) < _CHROMA
        expected = self.felt * cv2.resize(gain, self.size, interpolation=cv2.INTER_LINEAR)[..., None]
        odd = (np.abs(seen - expected).max(2) > self.slack).astype(np.float32)
        bare = shades & chroma & (self._per_cell(odd) < _ODD_PIXELS)
        return sum(1 << int(bit) for bit in np.flatnonzero(bare))

    def _cut(self, warped: Pixels) -> NDArray[np.float32]:
        start = round(MARGIN * NOMINAL_SCALE)
        bottom, right = start + self.size[1] * _REDUCED, start + self.size[0] * _REDUCED
        return np.asarray(cv2.resize(warped[start:bottom, start:right], self.size, interpolation=cv2.INTER_AREA),
                          np.float32)

    def _per_cell(self, values: NDArray[np.float32]) -> NDArray[np.float32]:
        return np.asarray(cv2.resize(values, (self.columns, self.rows), interpolation=cv2.INTER_AREA), np.float32)


_AROUND = np.ones((3, 3), np.uint8)


def _chroma(colours: NDArray[np.float32]) -> NDArray[np.float32]:
    light = colours + 6     # what is nearly black has no colour worth comparing
    return np.asarray(light / light.sum(2, keepdims=True))


def _corners(x: float, y: float, side: float) -> Points:
    half = side / 2
    return np.array([[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]])


def _homography(felt: Points, pixels: Points, layout: Layout) -> Matrix:
    matrix, _ = cv2.findHomography(felt, pixels)
    if matrix is None or abs(np.linalg.det(matrix)) < 1e-9:
        raise FeltNotFound(f"felt of layout {layout.name}: its marks lie on one line in the picture; four marks in the "
                           "felt's corners were expected: print the marks where the layout has them")
    return np.asarray(matrix, np.float64)


def _mapped(matrix: Matrix, points: Points) -> Points:
    shaped = np.asarray(points, np.float64).reshape(-1, 1, 2)
    return np.asarray(cv2.perspectiveTransform(shaped, matrix), np.float64).reshape(-1, 2)
