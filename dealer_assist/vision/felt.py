"""Where a pixel lies on the felt, and whether the felt shows there."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import combinations
from typing import NotRequired, TypedDict

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.table.layout import Area, Layout, Mark
from dealer_assist.table.settlement import Reason, because
from dealer_assist.vision.frame import CameraError, Pixels
from dealer_assist.vision.lens import Lens, LensJson, Points
from dealer_assist.vision.sighting import CELL, cells

NOMINAL_SCALE = 1.65        # px/mm at which cards are read: an index is 27 px tall, what the detector reads best
MARGIN = 20                 # millimetres around an area that are looked at too: a card may lie half outside

Matrix = NDArray[np.floating]   # 3 × 3

_CELL_PX = NOMINAL_SCALE * CELL / 10
_REDUCED = 3                # times: single threads of the cloth and the camera's noise average out
# An arm's shadow leaves half of the light, a lamp adds a half. Paper on cloth adds more; a dark sleeve, on a cloth as
# grey as itself, takes more. Where all of an area lies in less light still, lamps were turned down.
_SHADE, _DIMMED = (0.5, 1.45), 0.35
_CHROMA = 0.045             # how far the mix of colours may drift: noise, a warmer lamp
_SHADED, _SAME_MIX = 0.93, 0.02     # what is darker than the felt and not of its mix is a sleeve of the cloth's colour
_TEXTURE = 9.0              # grey levels by which single pixels may differ from the empty felt at the same light
_FOLLOWED, _BRIGHTENED = 0.25, 0.06     # of a change of colour, of brightness, at each picture that is followed
_TELLING = 0.2              # the share of an area's cells that must be bare to tell of its light
_ON_ONE_LINE = 1e-9         # determinant of a plane's nine numbers
_FAR_OUTSIDE = 2.0          # widths and heights of the picture, from its middle
_ODD = 16.0                 # millimetres: zones would lie as far off; a lens that bends, unmeasured, comes near it
_ROW = 0.25                 # of the felt's height, over which marks must be spread across the row in which they lie
_LINE = 0.02                # the share of the marks' span that three of them must enclose to turn one way or the other
_ODD_PIXELS = 0.06          # the share of a cell's pixels that may differ more


class FeltNotFound(CameraError):
    """The marks printed on the felt cannot be seen, or do not lie as the layout says. ``reason``: the same for who is
    guided, to be said in his language."""

    def __init__(self, sentence: str, reason: Reason | None = None) -> None:
        super().__init__(sentence)
        self.reason = reason


class OtherFelt(FeltNotFound):
    """Marks are seen, and they are another felt's."""


class PlaneJson(TypedDict):
    to_pixels: list[float]
    error: float
    px_per_mm: float
    lens: NotRequired[LensJson]


@dataclass(frozen=True, slots=True)
class Plane:
    """How the felt lies in the camera's picture."""

    to_pixels: tuple[float, ...]    # nine numbers by rows: felt millimetres to pixels, before the lens bends them
    error: float                    # millimetres, root mean square over the points it was found by
    px_per_mm: float                # in the middle of the felt
    lens: Lens | None = None        # None: it bends too little to be known
    # Millimetres by which one mark lies beside where the others put it. A plane bends to a mark that was laid wrong, so
    # that its error tells little of it. 0: not told, by three marks or by touches.
    odd: float = field(default=0.0, compare=False)

    def pixels(self, points: Points) -> Points:
        straight = _mapped(self._matrix(), points)
        return self.lens.bent(straight) if self.lens else straight

    def millimetres(self, points: Points) -> Points:
        straight = self.lens.straightened(points) if self.lens else points
        return _mapped(np.linalg.inv(self._matrix()), straight)

    def scale_at(self, x: float, y: float) -> float:
        """px/mm there, in the direction in which it is seen most foreshortened."""
        middle, right, below = self.pixels(np.array([[x, y], [x + 1, y], [x, y + 1]]))
        return float(np.linalg.svd(np.stack([right - middle, below - middle]), compute_uv=False)[-1])

    def scaled(self, times: float) -> Plane:
        """For pictures so many times as wide, of the same camera in the same place."""
        half = 0.5 * times - 0.5        # a pixel's middle is not its corner
        matrix = np.array([[times, 0, half], [0, times, half], [0, 0, 1]]) @ self._matrix()
        return replace(self, to_pixels=tuple(float(n) for n in matrix.ravel()), px_per_mm=self.px_per_mm * times,
                       lens=self.lens and self.lens.scaled_to(round(self.lens.width * times)))

    def _matrix(self) -> Matrix:
        return np.array(self.to_pixels, np.float64).reshape(3, 3)

    def to_json(self) -> PlaneJson:
        data: PlaneJson = {"to_pixels": list(self.to_pixels), "error": self.error, "px_per_mm": self.px_per_mm}
        if self.lens:
            data["lens"] = self.lens.to_json()
        return data

    @classmethod
    def from_json(cls, data: PlaneJson) -> Plane:
        nine, error, px_per_mm = data["to_pixels"], data["error"], data["px_per_mm"]
        return cls(tuple(nine), error, px_per_mm, Lens.from_json(data["lens"]) if "lens" in data else None)


def marks_in(pixels: Pixels) -> dict[int, Points]:
    """The ArUco marks that are seen, by their number: four corners each, in pixels."""
    parameters = cv2.aruco.DetectorParameters()
    parameters.cornerRefinementMethod = cv2.aruco.CORNER_REFINE_SUBPIX
    detector = cv2.aruco.ArucoDetector(cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50), parameters)
    quads, ids, _ = detector.detectMarkers(pixels)
    return {} if ids is None else {int(number): np.asarray(quad, np.float64).reshape(4, 2)
                                   for number, quad in zip(np.ravel(ids), quads, strict=True)}


def find_plane(pixels: Pixels, layout: Layout, lens: Lens | None = None) -> Plane:
    """From all corners of the layout's marks, of which none may be missing."""
    seen, marks = marks_in(pixels), layout.whole_marks
    missing = [mark for mark in marks if mark.id not in seen]
    others = ", ".join(str(i) for i in sorted(seen))
    if others and not any(mark.id in seen for mark in layout.marks):
        wanted = ", ".join(str(mark.id) for mark in missing)
        raise OtherFelt(f"felt of layout {layout.name}: none of its marks {wanted} is seen, but {others}: this is "
                        "another felt, or the marks of another lie on it; name the game and the layout of this felt, "
                        "or lay its own marks", because("calibrate.no.other_felt", wanted=wanted, seen=others))
    if missing:
        raise FeltNotFound(
            f"felt of layout {layout.name}: mark{'s' * (len(missing) > 1)} {', '.join(str(m.id) for m in missing)} not "
            f"seen (seen: {others or 'none'}); all {len(marks)} ArUco marks must be in the picture, uncovered, "
            "lit and sharp: move what covers them, switch the lamp on, or turn the camera",
            because("calibrate.no.marks", missing=", ".join(str(m.id) for m in missing), count=len(marks),
                    **{"seen": others} if others else {}))
    return plane_by(marks, seen, layout, lens)


def plane_by(marks: Sequence[Mark], seen: Mapping[int, Points], layout: Layout, lens: Lens | None) -> Plane:
    """Three marks or more, each of which is seen."""
    straight = {m.id: lens.straightened(seen[m.id]) if lens else seen[m.id] for m in marks}
    centres = np.array([[m.x, m.y] for m in marks])
    seen_at = np.array([straight[m.id].mean(0) for m in marks])
    if otherwise_around(centres, seen_at):
        wanted, found_so = (_clockwise(marks, places) for places in (centres, seen_at))
        raise FeltNotFound(
            f"felt of layout {layout.name}: the marks do not lie as the layout has them; clockwise, {wanted} were "
            f"expected, {found_so} are seen: lay each where its number belongs",
            because("calibrate.no.marks_elsewhere", wanted=wanted, seen=found_so))
    across = np.linalg.svd(centres - centres.mean(0))[2][1]     # the direction in which they are spread least
    if np.ptp(centres @ across) < _ROW * layout.height:
        raise _in_line(layout.name)
    rough = (_homography(centres, seen_at, layout.name) if len(marks) > 3 else
             _without_perspective(centres, seen_at, layout.name))
    # A mark may be printed turned: each of its printed corners is the seen one that lies nearest.
    felt = np.concatenate([_corners(m.x, m.y, m.size) for m in marks])
    found = np.concatenate([seen[m.id] for m in marks])
    unbent = np.concatenate([straight[m.id] for m in marks])
    nearest = np.linalg.norm(_mapped(rough, felt)[:, None] - unbent[None], axis=2).argmin(1)
    plane = plane_through(felt, found[nearest], layout, lens)
    if len(marks) < 4:
        return plane
    odd, number = _odd_one(marks, felt, unbent[nearest], seen_at, layout.name)
    if odd > _ODD:
        raise FeltNotFound(
            f"felt of layout {layout.name}: mark {number} lies {odd:.0f} mm beside where the others put it: lay each "
            "mark where the layout has it (its sheet says where), see that this is the table's layout, and measure the "
            "lens if it bends", because("calibrate.no.mark_beside", number=number, off=f"{odd:.0f}"))
    return replace(plane, odd=odd)


def _odd_one(marks: Sequence[Mark], felt: Points, seen: Points, middles: Points, name: str) -> tuple[float, int]:
    """By how much, and which mark lies beside where a plane through the others puts it: of all that one without which
    the others agree best."""
    tried = []
    for n, mark in enumerate(marks):
        others = np.arange(len(felt)) // 4 != n
        to_felt = np.linalg.inv(_homography(felt[others], seen[others], name))
        disagree = float(((_mapped(to_felt, seen[others]) - felt[others]) ** 2).sum())
        tried.append((disagree, math.dist(_mapped(to_felt, middles[n:n + 1])[0], (mark.x, mark.y)), mark.id))
    return min(tried)[1:]


def otherwise_around(felt: Points, seen: Points) -> bool:
    """Whether any three points turn one way on the felt and the other way in the picture: from above none do."""
    least = _LINE * float(np.ptp(felt, axis=0).prod())
    return any(abs(turn := _turn(felt[list(three)])) > least and turn * _turn(seen[list(three)]) < 0
               for three in combinations(range(len(felt)), 3))


def _turn(three: Points) -> float:
    (ax, ay), (bx, by), (cx, cy) = three.tolist()
    return float((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))


def _clockwise(marks: Sequence[Mark], at: Points) -> str:
    """Their numbers, from the lowest on."""
    off = at - at.mean(0)
    around = [marks[n].id for n in np.argsort(np.arctan2(off[:, 1], off[:, 0]))]
    first = around.index(min(around))
    return ", ".join(map(str, (*around[first:], *around[:first])))


def plane_through(felt: Points, seen: Points, layout: Layout, lens: Lens | None = None) -> Plane:
    """From four or more points of the felt in millimetres and the pixels at which the camera sees them."""
    matrix = _homography(felt, lens.straightened(seen) if lens else seen, layout.name)
    plane = Plane(tuple(float(n) for n in matrix.ravel()), 0.0, 0.0, lens)
    off = plane.millimetres(seen) - felt
    area = abs(_area_at(plane, layout.width / 2, layout.height / 2))
    return replace(plane, error=float(np.sqrt((off ** 2).sum(1).mean())), px_per_mm=math.sqrt(area))


def placed(plane: Plane, layout: Layout, width: int, height: int) -> Plane:
    """With its px/mm. Nine numbers may be numbers, and still put the felt nowhere, or show it as no camera can."""
    x, y = float(layout.width), float(layout.height)
    if abs(np.linalg.det(plane._matrix())) < _ON_ONE_LINE:
        raise FeltNotFound("the felt lies on one line", because("calibrate.no.points_in_line"))
    # As if the lens bent nothing: far outside the picture, where a part of the felt may lie, what it does is unknown.
    straight = replace(plane, lens=None)
    corners = straight.pixels(np.array([(0, 0), (x, 0), (x, y), (0, y)]))
    if not np.isfinite(corners).all() or (np.abs(corners / (width, height) - 0.5) > _FAR_OUTSIDE).any():
        raise FeltNotFound("the felt's corners lie outside the picture", because("calibrate.no.felt_outside"))
    if min(_area_at(straight, *at) for at in ((0, 0), (x, 0), (x, y), (0, y), (x / 2, y / 2))) <= 0:
        raise FeltNotFound("the felt is seen mirrored, or folded", because("calibrate.no.points_exchanged"))
    return replace(plane, px_per_mm=math.sqrt(abs(_area_at(plane, x / 2, y / 2))))


def _area_at(plane: Plane, x: float, y: float) -> float:
    """Square pixels of a square millimetre there; negative where the felt is seen mirrored."""
    origin, along, down = plane.pixels(np.array([(x, y), (x + 1, y), (x, y + 1)]))
    return float(np.linalg.det(np.stack([along - origin, down - origin])))


def warp(pixels: Pixels, area: Area, plane: Plane, margin: float = MARGIN, scale: float = NOMINAL_SCALE) -> Pixels:
    """The area with ``margin`` millimetres around it, seen from straight above."""
    if plane.lens:
        return np.asarray(cv2.remap(pixels, *_maps(area, plane, margin, scale), cv2.INTER_LINEAR,
                                    borderMode=cv2.BORDER_REPLICATE), np.uint8)
    step = np.array([[1 / scale, 0, area.x - margin], [0, 1 / scale, area.y - margin], [0, 0, 1]])
    return np.asarray(cv2.warpPerspective(pixels, plane._matrix() @ step, _size(area, margin, scale),
                                          flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                                          borderMode=cv2.BORDER_REPLICATE), np.uint8)


def edge_of(area: Area, points: int = 8) -> Points:
    """Around the area, in felt millimetres: a lens bows its sides, which may reach out farther than its corners."""
    steps = np.arange(points) / points
    sides = [(steps, 0 * steps), (0 * steps + 1, steps), (1 - steps, 0 * steps + 1), (0 * steps, 1 - steps)]
    around = np.concatenate([np.column_stack(side) for side in sides])
    return np.asarray(around * (area.width, area.height) + (area.x, area.y), np.float64)


def _size(area: Area, margin: float, scale: float) -> tuple[int, int]:
    return round((area.width + 2 * margin) * scale), round((area.height + 2 * margin) * scale)


@lru_cache(maxsize=64)      # a table's areas, by two cameras: a map costs as much as fifty pictures made with it
def _maps(area: Area, plane: Plane, margin: float, scale: float) -> tuple[NDArray[np.int16], NDArray[np.uint16]]:
    width, height = _size(area, margin, scale)
    columns, rows = np.meshgrid(np.arange(width) / scale + area.x - margin, np.arange(height) / scale + area.y - margin)
    seen = plane.pixels(np.column_stack([columns.ravel(), rows.ravel()])).astype(np.float32).reshape(height, width, 2)
    fixed, fractions = cv2.convertMaps(seen, None, cv2.CV_16SC2)  # type: ignore[call-overload]
    return np.asarray(fixed, np.int16), np.asarray(fractions, np.uint16)


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

    def bare(self, warped: Pixels, darkest: float = _SHADE[0]) -> int:
        """The cells that show felt, as ``Glimpse.bare`` has them, in a picture of the area with its margin."""
        seen = self._cut(warped)
        light = self._per_cell(seen)
        gain = light.sum(2) / np.maximum(self.light.sum(2), 1)
        shades = (gain > darkest) & (gain < _SHADE[1])
        mixed = _SAME_MIX if darkest == _SHADE[0] else _CHROMA      # lamps that are turned down are warmer, too
        chroma = np.abs(_chroma(light) - _chroma(self.light)).max(2) < np.where(gain < _SHADED, mixed, _CHROMA)
        expected = self.felt * cv2.resize(gain, self.size, interpolation=cv2.INTER_LINEAR)[..., None]
        odd = (np.abs(seen - expected).max(2) > self.slack).astype(np.float32)
        bare = shades & chroma & (self._per_cell(odd) < _ODD_PIXELS)
        return int.from_bytes(np.packbits(bare, bitorder="little").tobytes(), "little")

    def covered(self, bare: int) -> tuple[tuple[int, int], tuple[int, int]]:
        """Around all cells that do not show felt, with the margin around them: from which pixel of a picture of the
        area to which, across and down."""
        packed = np.frombuffer(bare.to_bytes(-(-self.cells // 8), "little"), np.uint8)
        covered = np.unpackbits(packed, count=self.cells, bitorder="little").reshape(self.rows, self.columns) == 0
        across, down = np.flatnonzero(covered.any(0)).tolist(), np.flatnonzero(covered.any(1)).tolist()
        return _pixels_around(across), _pixels_around(down)

    def adapt(self, warped: Pixels) -> None:
        """Follows a light that changes over minutes; to be shown a picture every few seconds.

        Only cells that are bare and have nothing but bare ones around them count: what lies there for hours is never
        learnt, nor its edge. What it hides follows the light of the others, to be known when it is taken up. A shadow
        changes the brightness only, which follows more slowly than it passes.
        """
        bare = self.bare(warped, _DIMMED)
        rows = [[bare >> (row * self.columns + column) & 1 for column in range(self.columns)]
                for row in range(self.rows)]
        sure = cv2.erode(np.array(rows, np.uint8), _AROUND, borderType=cv2.BORDER_REPLICATE)
        if np.count_nonzero(sure) < _TELLING * self.cells:
            return
        where = cv2.resize(sure, self.size, interpolation=cv2.INTER_NEAREST)[..., None].astype(np.float32)
        seen = self._cut(warped)
        gain = cv2.resize(self._per_cell(seen).sum(2) / np.maximum(self.light.sum(2), 1), self.size,
                          interpolation=cv2.INTER_LINEAR)[..., None]
        # The mix of colours and the wear of the print, at the brightness that it had; then a little of the brightness.
        followed = self.felt + where * _FOLLOWED * (seen / np.maximum(gain, 0.05) - self.felt)
        followed = followed * (1 + where * _BRIGHTENED * (gain - 1))
        lamps = self._per_cell(followed)[sure > 0].sum(0) / np.maximum(self.light[sure > 0].sum(0), 1)
        self.felt = np.asarray(np.where(where > 0, followed, self.felt * lamps), np.float32)
        self.light = self._per_cell(self.felt)

    def _cut(self, warped: Pixels) -> NDArray[np.float32]:
        start = round(MARGIN * NOMINAL_SCALE)
        bottom, right = start + self.size[1] * _REDUCED, start + self.size[0] * _REDUCED
        return np.asarray(cv2.resize(warped[start:bottom, start:right], self.size, interpolation=cv2.INTER_AREA),
                          np.float32)

    def _per_cell(self, values: NDArray[np.float32]) -> NDArray[np.float32]:
        return np.asarray(cv2.resize(values, (self.columns, self.rows), interpolation=cv2.INTER_AREA), np.float32)


def _pixels_around(cells: Sequence[int]) -> tuple[int, int]:
    """``cells``: of some columns or rows, the numbers."""
    return round(cells[0] * _CELL_PX), round((cells[-1] + 1) * _CELL_PX + 2 * MARGIN * NOMINAL_SCALE)


_AROUND = np.ones((3, 3), np.uint8)


def _chroma(colours: NDArray[np.float32]) -> NDArray[np.float32]:
    light = colours + 6     # what is nearly black has no colour worth comparing
    return np.asarray(light / light.sum(2, keepdims=True))


def _corners(x: float, y: float, side: float) -> Points:
    half = side / 2
    return np.array([[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]])


def _homography(felt: Points, pixels: Points, name: str) -> Matrix:
    matrix, _ = cv2.findHomography(felt, pixels)
    if matrix is None or abs(np.linalg.det(matrix)) < 1e-9:
        raise _in_line(name)
    return np.asarray(matrix, np.float64)


def _without_perspective(felt: Points, pixels: Points, name: str) -> Matrix:
    """Through three points: good enough to tell which corner of a mark is which."""
    matrix = cv2.getAffineTransform(felt.astype(np.float32), pixels.astype(np.float32))
    if abs(np.linalg.det(matrix[:, :2])) < _ON_ONE_LINE:
        raise _in_line(name)
    return np.vstack([matrix, [0, 0, 1]])


def _in_line(name: str) -> FeltNotFound:
    return FeltNotFound(f"felt of layout {name}: its marks lie on one line in the picture; four marks in the felt's "
                        "corners were expected: print the marks where the layout has them",
                        because("calibrate.no.marks_in_line"))


def _mapped(matrix: Matrix, points: Points) -> Points:
    shaped = np.asarray(points, np.float64).reshape(-1, 1, 2)
    return np.asarray(cv2.perspectiveTransform(shaped, matrix), np.float64).reshape(-1, 2)
