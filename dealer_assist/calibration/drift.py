"""Notices that camera or table moved: what is printed on the felt is no more where it was.

Small pictures of the print, taken from the empty felt, are looked for where they were. Light does not count, since each
is compared after its own brightness and contrast; neither does what covers some of them. Only where those that are seen
agree on another place has something moved.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import pairwise

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.calibration.error import CalibrationError
from dealer_assist.table.layout import Layout
from dealer_assist.vision.felt import FeltNotFound, Plane, find_plane, marks_in
from dealer_assist.vision.frame import Frame, Pixels
from dealer_assist.vision.lens import Points
from dealer_assist.vision.several import EmptyTable

MOVED_MM = 3.0      # a zone that lies so far beside its cards still holds them; from here on it soon will not

# Milliseconds of captured time.
_CALM = 250         # between two looks
_ALERT = 150        # ... while something seems to be wrong
_SURE = 800         # for so long it must have seemed so: a table that was knocked against swings back
_BACK = 500         # for so long all must be at its place again

_SOUGHT = 400       # between two looks for the marks of a felt that moved

_FITS = 1.0         # millimetres by which the marks may lie beside each other's plane
_RESTS = 1.0        # pixels by which the felt may still move from one look to the next
_GRAIN = 8          # pixels of a grid on which a lens's bending is reckoned
_TIMES = 2          # looked for in a picture so many times smaller
_HALF = 8           # pixels of the smaller picture: half the side of what is looked for
_REACH = 10         # ... and how far around its place
_GRID = 12, 8       # cells over the felt's picture; the best print of each is an anchor
_PRINT = 6.0        # grey levels by which an anchor's pixels must differ among themselves
_GLANCE = 24        # anchors sought at each look, in turn; all of them when these do not agree
_FEWEST = 6         # that must be seen to say anything
_LIKE = 0.75        # correlation at which an anchor is taken for seen
_TOGETHER = 1.5     # millimetres within which anchors agree
_STILL = 0.8        # the share of those seen that settles it when they are at their place ...
_AGREED = 0.6       # ... and the share that must agree on another one
_SHOWN = 0.08       # the share of all anchors that is seen on any table at play: arms, cards and chips leave more
_DARK = 0.15        # of the reference's light: below, the lamps are out
_FEATURES = 800     # over the whole picture, when what was knocked went farther than anchors are sought
_MATCHES = 16       # of which must agree


class Judged(StrEnum):
    HELD = "held"
    MOVED = "moved"
    DARK = "dark"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Look:
    judged: Judged
    millimetres: float | None = None    # None: nothing of the felt is found again


@dataclass(frozen=True, slots=True)
class Change:
    """``why``: MOVED or DARK, readings are doubtful from here on; HELD: no longer."""

    why: Judged
    since: int                          # captured time at which all was last seen to be as it should
    millimetres: float | None = None


class TooPlain(CalibrationError):
    """The felt has too little print to tell by whether it moved."""


class DriftWatch:
    """``reference``: the camera's picture of the empty felt, in which the plane was found."""

    def __init__(self, reference: Pixels, plane: Plane, layout: Layout) -> None:
        self.doubtful = False           # something seems wrong, or is: readings do not count
        self.told = Judged.HELD         # what people were told last
        self._plane, self._layout, self._reference = plane, layout, reference
        self._places = _anchors(reference, plane, layout)
        if len(self._places) < 2 * _FEWEST:
            raise TooPlain(f"felt of layout {layout.name}: shows too little print to notice by it that the camera "
                           "moved; lay four ArUco marks on it, as dealer-assist calibrate --print makes them")
        self._felt = plane.millimetres(self._places)
        self._templates = [_window(reference, place, _HALF) for place in self._places]
        self._looks = 0
        self._looked: int | None = None
        self._wrong: tuple[Judged, int] | None = None   # what seems to be wrong, and since when
        self._right: int | None = None                  # after something was wrong: since when no more
        self._held: int | None = None
        self._sought_at: int | None = None
        self._marks: Plane | None = None                # where the felt lies since it moved, by its marks

    def look(self, frame: Frame) -> Change | None:
        """Told once, when it is sure; most frames are not looked at."""
        now = frame.captured_at
        if frame.pixels.shape != self._reference.shape:
            return None         # another resolution: nobody reads it
        wait = _ALERT if self.doubtful else _CALM
        if self._looked is not None and 0 <= now - self._looked < wait * 1000:
            return None
        self._looked = now
        look = self.judge(frame.pixels)
        if look.judged is Judged.HELD:
            return self._is_right(now)
        self._right = None
        if look.judged is not Judged.UNKNOWN:
            return self._is_wrong(look, now)
        return None

    def _is_right(self, now: int) -> Change | None:
        self._wrong = None
        if self.told is Judged.HELD:
            self._held, self.doubtful = now, False
            return None
        self._right = now if self._right is None else self._right
        if now - self._right < _BACK * 1000:
            return None
        self._held, self.doubtful, self.told = now, False, Judged.HELD
        return Change(Judged.HELD, now)

    def _is_wrong(self, look: Look, now: int) -> Change | None:
        self.doubtful = True
        if self._wrong is None or self._wrong[0] is not look.judged:
            self._wrong = look.judged, now
        if self.told is look.judged or now - self._wrong[1] < _SURE * 1000:
            return None
        self.told = look.judged
        return Change(look.judged, self._wrong[1] if self._held is None else self._held, look.millimetres)

    def found_anew(self, frame: Frame) -> EmptyTable | None:
        """After a move: where the felt lies by its marks, once they have come to rest, and how it looks empty there.

        The empty felt is the one that was, drawn as the camera sees it now: cards may lie on it meanwhile.
        """
        now = frame.captured_at
        if self.told is not Judged.MOVED or frame.pixels.shape != self._reference.shape:
            return None
        if self._sought_at is not None and 0 <= now - self._sought_at < _SOUGHT * 1000:
            return None
        self._sought_at, before = now, self._marks
        try:
            self._marks = find_plane(frame.pixels, self._layout, self._plane.lens)
        except FeltNotFound:
            self._marks = None
        plane = self._marks
        if plane is None or before is None or plane.error > _FITS:
            return None
        if np.linalg.norm(plane.pixels(self._felt) - before.pixels(self._felt), axis=1).max() > _RESTS:
            return None
        return EmptyTable(plane, redrawn(self._reference, self._plane, plane))

    def judge(self, pixels: Pixels) -> Look:
        """One picture by itself."""
        self._looks += 1
        everywhere = np.arange(len(self._places))
        step = max(1, len(everywhere) // _GLANCE)
        glance = everywhere[self._looks % step::step]
        if (look := self._sought(pixels, glance)).judged is Judged.HELD:
            return Look(Judged.DARK) if self._dark(pixels, glance) else look    # cards need more light than print
        if (look := self._sought(pixels, everywhere)).judged is not Judged.UNKNOWN:
            return look
        return Look(Judged.DARK) if self._dark(pixels, everywhere) else self._sought_far(pixels)

    def _dark(self, pixels: Pixels, numbers: NDArray[np.intp]) -> bool:
        light = sum(float(_window(pixels, self._places[number], _HALF).mean()) for number in numbers.tolist())
        return light < _DARK * sum(float(self._templates[number].mean()) for number in numbers.tolist())

    def _sought(self, pixels: Pixels, numbers: NDArray[np.intp]) -> Look:
        """Anchors near their places."""
        found, at = [], []
        for number in numbers.tolist():
            window = _window(pixels, self._places[number], _HALF + _REACH)
            _, best, _, place = cv2.minMaxLoc(cv2.matchTemplate(window, self._templates[number], cv2.TM_CCOEFF_NORMED))
            if best >= _LIKE:
                found.append(number)
                at.append(self._places[number] + (np.array(place) - _REACH) * _TIMES)
        if len(found) < _FEWEST:
            return Look(Judged.UNKNOWN)
        felt, seen = self._felt[found], self._plane.millimetres(np.array(at))
        still = float((np.linalg.norm(seen - felt, axis=1) <= MOVED_MM).mean())
        if still >= _STILL:
            return Look(Judged.HELD)
        matrix, agree = cv2.estimateAffine2D(felt, seen, method=cv2.RANSAC, ransacReprojThreshold=_TOGETHER)
        agreed = np.flatnonzero(agree) if matrix is not None else np.empty(0, np.intp)
        if len(agreed) >= max(_FEWEST, _AGREED * len(found)):
            far = float(np.linalg.norm(seen[agreed] - felt[agreed], axis=1).max())
            return Look(Judged.MOVED if far > MOVED_MM else Judged.HELD, far)
        return Look(Judged.HELD if still >= _AGREED else Judged.UNKNOWN)

    def _sought_far(self, pixels: Pixels) -> Look:
        """Anywhere in the picture; what shows nothing of the felt at all looks elsewhere, or is covered whole."""
        if (far_by_marks := self._far_by_marks(pixels)) > MOVED_MM:
            return Look(Judged.MOVED, far_by_marks)
        keypoints, features = cv2.ORB_create(_FEATURES).detectAndCompute(_small(pixels), None)  # type: ignore[attr-defined]
        points, known = self._whole
        if features is not None and len(features) >= _MATCHES and len(known) >= _MATCHES:
            pairs = cv2.BFMatcher(cv2.NORM_HAMMING).knnMatch(known, features, k=2)
            good = [pair[0] for pair in pairs if len(pair) == 2 and pair[0].distance < 0.8 * pair[1].distance]
            if len(good) >= _MATCHES:
                felt = self._plane.millimetres(points[[match.queryIdx for match in good]])
                there = np.array([keypoints[match.trainIdx].pt for match in good]) * _TIMES
                seen = self._plane.lens.straightened(there) if self._plane.lens else there
                matrix, agree = cv2.findHomography(felt, seen, cv2.RANSAC, 4.0)
                agreed = np.flatnonzero(agree) if matrix is not None else np.empty(0, np.intp)
                if len(agreed) >= _MATCHES:
                    now = self._plane.millimetres(there[agreed])
                    far = float(np.median(np.linalg.norm(now - felt[agreed], axis=1)))
                    return Look(Judged.MOVED, far) if far > MOVED_MM else Look(Judged.UNKNOWN)
        seen_here = sum(self._seen_here(pixels, number) for number in range(len(self._places)))
        return Look(Judged.MOVED) if seen_here < _SHOWN * len(self._places) else Look(Judged.UNKNOWN)

    def _far_by_marks(self, pixels: Pixels) -> float:
        """Millimetres; 0 where fewer than two are seen: one may be a sheet that was pushed."""
        seen = marks_in(pixels)
        marks = [mark for mark in self._layout.marks if mark.id in seen]
        if len(marks) < 2:
            return 0.0
        now = self._plane.millimetres(np.array([seen[mark.id].mean(0) for mark in marks]))
        return float(np.median(np.linalg.norm(now - [(mark.x, mark.y) for mark in marks], axis=1)))

    def _seen_here(self, pixels: Pixels, number: int) -> bool:
        window = _window(pixels, self._places[number], _HALF + 2)
        return bool(cv2.matchTemplate(window, self._templates[number], cv2.TM_CCOEFF_NORMED).max() >= _LIKE)

    @cached_property
    def _whole(self) -> tuple[Points, NDArray[np.uint8]]:
        """What the felt has to be known by anywhere."""
        small = _small(self._reference)
        keypoints, features = cv2.ORB_create(_FEATURES).detectAndCompute(small, _felt_mask(  # type: ignore[attr-defined]
            small.shape, self._plane, self._layout))
        if features is None:
            return np.empty((0, 2)), np.empty((0, 32), np.uint8)
        return np.array([keypoint.pt for keypoint in keypoints]) * _TIMES, np.asarray(features, np.uint8)


def redrawn(reference: Pixels, before: Plane, now: Plane) -> Pixels:
    """The empty felt as the camera saw it ``before``, drawn as it sees it ``now``.

    Reckoned on a coarse grid: how a lens bends is smooth.
    """
    height, width = reference.shape[:2]
    rows, columns = np.mgrid[0:height + _GRAIN:_GRAIN, 0:width + _GRAIN:_GRAIN]
    felt = now.millimetres(np.column_stack([columns.ravel(), rows.ravel()]).astype(np.float64))
    coarse = before.pixels(felt).astype(np.float32).reshape(*rows.shape, 2)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32) / _GRAIN
    at = cv2.remap(coarse, x, y, cv2.INTER_LINEAR)
    return np.asarray(cv2.remap(reference, np.ascontiguousarray(at[..., 0]), np.ascontiguousarray(at[..., 1]),
                                cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE), np.uint8)


def _anchors(reference: Pixels, plane: Plane, layout: Layout) -> Points:
    """The best print of each cell of a grid over the felt; where cards and chips lie only if there is no other."""
    small = _small(reference)
    quality = cv2.cornerMinEigenVal(cv2.GaussianBlur(small, (0, 0), 1.0), 2 * _HALF, ksize=3)
    played = np.zeros(small.shape, np.uint8)
    for area in layout.areas:
        box = [(area.x, area.y), (area.x + area.width, area.y), (area.x + area.width, area.y + area.height),
               (area.x, area.y + area.height)]
        cv2.fillPoly(played, [_pixels(plane, np.array(box))], 1)
    for spot in layout.bets:
        turn = np.linspace(0, 2 * np.pi, 13)
        around = np.column_stack([spot.x + spot.radius * np.cos(turn), spot.y + spot.radius * np.sin(turn)])
        cv2.fillPoly(played, [_pixels(plane, around)], 1)
    quality = np.where(played == 1, quality * 0.1, quality) * (_felt_mask(small.shape, plane, layout) > 0)
    edge = _HALF + _REACH + 1
    quality[:edge], quality[-edge:], quality[:, :edge], quality[:, -edge:] = 0, 0, 0, 0
    columns, rows = (np.linspace(0, size, count + 1).astype(int)
                     for size, count in zip(small.shape[::-1], _GRID, strict=True))
    found = []
    for top, bottom in pairwise(rows):
        for left, right in pairwise(columns):
            _, best, _, (x, y) = cv2.minMaxLoc(quality[top:bottom, left:right])
            place = np.array([x + left, y + top], np.float64) * _TIMES
            if best > 0 and _window(reference, place, _HALF).std() >= _PRINT:
                found.append(place)
    return np.array(found).reshape(-1, 2)


def _felt_mask(shape: tuple[int, ...], plane: Plane, layout: Layout) -> NDArray[np.uint8]:
    """The rail around it is leant on."""
    mask = np.zeros(shape, np.uint8)
    along, down = np.linspace(0, layout.width, 9), np.linspace(0, layout.height, 9)
    edge = np.concatenate([np.column_stack([along, 0 * along]), np.column_stack([0 * down + layout.width, down]),
                           np.column_stack([along[::-1], 0 * along + layout.height]),
                           np.column_stack([0 * down, down[::-1]])])
    cv2.fillPoly(mask, [_pixels(plane, edge)], 255)
    return mask


def _pixels(plane: Plane, felt: Points) -> NDArray[np.int32]:
    return np.rint(plane.pixels(felt) / _TIMES).astype(np.int32)


def _small(pixels: Pixels) -> NDArray[np.uint8]:
    small = cv2.resize(pixels, (pixels.shape[1] // _TIMES, pixels.shape[0] // _TIMES), interpolation=cv2.INTER_AREA)
    return np.asarray(cv2.cvtColor(small, cv2.COLOR_BGR2GRAY), np.uint8)


def _window(pixels: Pixels, place: Points, half: int) -> NDArray[np.uint8]:
    """Cut out before it is made smaller: most of the picture is not needed."""
    x, y = (int(n) for n in place)
    reach = half * _TIMES
    return _small(pixels[y - reach:y + reach, x - reach:x + reach])
