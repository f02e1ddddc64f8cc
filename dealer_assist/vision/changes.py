"""Where a camera's picture changed since somebody looked there, and whether it is at rest: cheap enough to be asked of
every frame, in a picture so much smaller and without colour."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.vision.frame import Pixels
from dealer_assist.vision.lens import Points

_COARSE = 8         # times smaller
_ROWS = 4           # of so many rows one counts: what the small picture costs is the pixels that it takes up
_DIFFERENT = 9      # grey levels
_BESIDE = np.ones((9, 9), np.uint8)     # what lies so near to something that moves is not at rest: a sleeve is plain
_NEVER = 1000       # a grey that no pixel has


class Changes:
    """``outlines``: of the places that are watched, each by points around it in pixels of the ``picture``."""

    def __init__(self, outlines: Sequence[Points], picture: Pixels) -> None:
        height, width = picture.shape[:2]
        self._size = width // _COARSE, height // _COARSE
        numbers = np.arange(self._size[0] * self._size[1]).reshape(self._size[::-1])
        pixels = [numbers[_window(outline)].ravel() for outline in outlines]
        ends = np.cumsum([0, *map(len, pixels)]).tolist()
        self._parts = [slice(start, end) for start, end in pairwise(ends)]
        self._pixels = np.concatenate([*pixels, np.empty(0, np.intp)]).astype(np.intp)
        self._places = np.repeat(np.arange(len(pixels)), [len(part) for part in pixels])
        self._moved: NDArray[np.int16] | None = None        # how each pixel was when it moved last
        self._known = np.full(len(self._pixels), _NEVER, np.int16)      # ... and when its place was looked at
        self._now, self._rests = self._known, np.ones(len(self._pixels), bool)

    def see(self, picture: Pixels) -> tuple[list[int], list[int]]:
        """How many pixels of each place are not as they were when it was looked at: those at rest, those that move."""
        small = cv2.cvtColor(cv2.resize(picture[::_ROWS], self._size, interpolation=cv2.INTER_AREA), cv2.COLOR_BGR2GRAY)
        now = np.asarray(small, np.int16)
        before = now if self._moved is None else self._moved
        moves = (np.abs(now - before) > _DIFFERENT).astype(np.uint8)
        self._moved = np.where(moves, now, before)
        self._rests = cv2.dilate(moves, _BESIDE).ravel()[self._pixels] == 0
        self._now = now.ravel()[self._pixels]
        new = np.abs(self._now - self._known) > _DIFFERENT
        return self._count(new & self._rests), self._count(new & ~self._rests)

    def look_at(self, place: int) -> None:
        """What moves is to be looked at again when it rests."""
        part = self._parts[place]
        self._known[part] = np.where(self._rests[part], self._now[part], _NEVER)

    def _count(self, pixels: NDArray[np.bool_]) -> list[int]:
        counts: list[int] = np.bincount(self._places[pixels], minlength=len(self._parts)).tolist()
        return counts


def _window(outline: Points) -> tuple[slice, slice]:
    corners = outline / _COARSE
    left, top = np.maximum(np.floor(corners.min(0)), 0).astype(int).tolist()
    right, bottom = np.maximum(np.ceil(corners.max(0)), 0).astype(int).tolist()
    return slice(top, bottom), slice(left, right)
