"""The lens, measured from pictures of the lens sheet: what is still missing, and how well it fits."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

import cv2
import numpy as np

from dealer_assist.calibration.error import CalibrationError
from dealer_assist.calibration.sheets import COLUMNS, ROWS, lens_board
from dealer_assist.table.settlement import Reason, because
from dealer_assist.vision.frame import Pixels
from dealer_assist.vision.lens import Lens, Points

VIEWS = 10          # pictures that a lens is measured from, at least
GOOD_ERROR = 0.6    # pixels, root mean square; a flat sheet and a sharp picture stay well below
BAD_ERROR = 1.5     # ... above which the sheet was bent, or smeared by movement
_CORNERS = 12       # of the sheet's 54, below which a picture says too little
_ACROSS, _DOWN = (0.2, 0.8), (0.25, 0.75)   # nine parts of the picture, each of which the sheet must be seen in: the
                    # outer ones are narrow, since a lens bends most at the edge
_IN_PART = 4        # corners that fell into a part
_TILTED = 14        # degrees
_CENTRAL = 0.25     # of the picture, to either side of its middle: where a tilt can be told
_APART = 0.05       # of the picture's width: what is nearer to a picture taken before brings nothing new
_OUTLIER = 3        # times the middle error: a picture that was smeared


class LensNotFound(CalibrationError):
    """The pictures do not suffice: says what is missing."""


class Tilt(Enum):
    """Which side of the sheet lies farther from the camera, as the picture shows it."""

    LEFT = "left"
    RIGHT = "right"
    TOP = "top"
    BOTTOM = "bottom"


@dataclass(frozen=True, slots=True, eq=False)
class View:
    """The lens sheet in one picture."""

    width: int
    height: int
    ids: tuple[int, ...]
    corners: Points

    def parts(self) -> set[tuple[int, int]]:
        """Parts of the picture (column, row) in which enough of it is seen."""
        columns = np.searchsorted(_ACROSS, self.corners[:, 0] / self.width)
        rows = np.searchsorted(_DOWN, self.corners[:, 1] / self.height)
        found, counts = np.unique(np.column_stack([columns, rows]), axis=0, return_counts=True)
        return {(int(c), int(r)) for (c, r), count in zip(found, counts, strict=True) if count >= _IN_PART}

    def tilt(self) -> Tilt | None:
        """By a lens as cameras usually have it; at the picture's edge its bending would be taken for a tilt."""
        middle = self.corners.mean(0) / (self.width, self.height)
        if np.abs(middle - 0.5).max() > _CENTRAL:
            return None
        focal = 0.9 * self.width
        matrix = np.array([[focal, 0, self.width / 2], [0, focal, self.height / 2], [0, 0, 1]])
        found, turn, _ = cv2.solvePnP(_sheet(self.ids), self.corners[:, None], matrix, np.zeros(5),
                                      flags=cv2.SOLVEPNP_IPPE)
        if not found:
            return None
        normal = np.asarray(cv2.Rodrigues(turn)[0])[:, 2]
        away = normal * np.sign(normal[2])
        if math.degrees(math.asin(min(float(np.linalg.norm(away[:2])), 1.0))) < _TILTED:
            return None
        if abs(away[0]) > abs(away[1]):
            return Tilt.LEFT if away[0] > 0 else Tilt.RIGHT
        return Tilt.TOP if away[1] > 0 else Tilt.BOTTOM


@dataclass(frozen=True, slots=True)
class Fit:
    lens: Lens
    error: float        # pixels, root mean square over all corners
    pictures: int       # that it rests on ...
    left_out: int       # ... and that did not fit to the others


def find_sheet(pixels: Pixels) -> View | None:
    """None: the sheet is not there, or too little of it."""
    grey = cv2.cvtColor(pixels, cv2.COLOR_BGR2GRAY)
    corners, ids, _, _ = cv2.aruco.CharucoDetector(lens_board()).detectBoard(grey)
    if ids is None or len(ids) < _CORNERS:
        return None
    height, width = grey.shape[:2]
    points = np.asarray(corners, np.float64).reshape(-1, 2)
    spread = points - points.mean(0)
    if np.linalg.svd(spread, compute_uv=False)[-1] < 0.02 * width:     # a single row of corners
        return None
    return View(width, height, tuple(int(n) for n in np.ravel(ids)), points)


def brings_something(view: View, before: Sequence[View]) -> bool:
    """A sheet held still is one picture, however often it is taken."""
    if view.tilt() in tilts_missing(before) or view.parts() & set(parts_missing(before)):
        return True
    return all(moved_between(view, other) > _APART * view.width for other in before)


def moved_between(view: View, other: View) -> float:
    """Pixels, along the axis in which it is more."""
    shared = sorted(set(view.ids) & set(other.ids))
    if len(shared) < 4:
        return math.inf
    mine, theirs = ([v.corners[v.ids.index(n)] for n in shared] for v in (view, other))
    return float(np.abs(np.array(mine) - np.array(theirs)).mean(0).max())


def parts_missing(views: Sequence[View]) -> list[tuple[int, int]]:
    covered = set().union(*(view.parts() for view in views))
    return [(column, row) for row in range(3) for column in range(3) if (column, row) not in covered]


def tilts_missing(views: Sequence[View]) -> list[Tilt]:
    seen = {view.tilt() for view in views}
    return [tilt for tilt in Tilt if tilt not in seen]


def still_missing(views: Sequence[View]) -> list[Reason]:
    """What to show the camera next, the most useful first; empty: the lens can be measured."""
    wishes = [because(f"calibrate.wish.part.{column}{row}") for column, row in parts_missing(views)]
    wishes += [because(f"calibrate.wish.tilt.{tilt.value}") for tilt in tilts_missing(views)]
    if not wishes and len(views) < VIEWS:
        wishes = [because("calibrate.wish.more", count=VIEWS - len(views))]
    return wishes


def measured(views: Sequence[View]) -> Fit:
    sizes = {(view.width, view.height) for view in views}
    if len(sizes) > 1:
        listed = ", ".join(f"{w} x {h}" for w, h in sorted(sizes))
        raise LensNotFound(f"the pictures have several sizes ({listed}); pictures of one camera in one resolution were "
                           "expected", reason=because("calibrate.no.sizes", sizes=listed))
    if len(views) < 4:
        raise LensNotFound(f"the lens sheet was found in {len(views)} pictures; at least {VIEWS} were expected, with "
                           "the sheet in every part of the picture and tilted to every side",
                           reason=because("calibrate.no.sheets", count=len(views), wanted=VIEWS))
    kept = list(views)
    for _ in range(3):
        error, lens, errors = _fitted(kept)
        good = errors <= max(_OUTLIER * float(np.median(errors)), GOOD_ERROR)
        if good.all() or good.sum() < 4:
            break
        kept = [view for view, fits in zip(kept, good, strict=True) if fits]
    if not (math.isfinite(error) and 0.2 < lens.fx / lens.width < 8):
        raise LensNotFound("the pictures fit no lens: tilt the sheet to every side, hold it in every part of the "
                           "picture, and keep it flat and still", reason=because("calibrate.no.lens"))
    return Fit(lens, error, len(kept), len(views) - len(kept))


def _fitted(views: Sequence[View]) -> tuple[float, Lens, Points]:
    width, height = views[0].width, views[0].height
    guess = np.array([[0.9 * width, 0, width / 2], [0, 0.9 * width, height / 2], [0, 0, 1]])
    error, matrix, bend, _, _, _, _, errors = cv2.calibrateCameraExtended(
        [_sheet(view.ids).astype(np.float32) for view in views],
        [view.corners.astype(np.float32)[:, None] for view in views], (width, height), guess, np.zeros(5),
        flags=cv2.CALIB_USE_INTRINSIC_GUESS)
    (fx, _, cx), (_, fy, cy), _ = np.asarray(matrix).tolist()
    return float(error), Lens(width, height, fx, fy, cx, cy, tuple(np.ravel(bend).tolist()[:5])), np.ravel(errors)


def _sheet(ids: Sequence[int]) -> Points:
    """The corners' places on the sheet, in squares."""
    numbers = np.asarray(ids)
    columns = COLUMNS - 1
    assert numbers.max(initial=0) < columns * (ROWS - 1)
    return np.column_stack([numbers % columns + 1, numbers // columns + 1, np.zeros(len(numbers))]).astype(np.float64)
