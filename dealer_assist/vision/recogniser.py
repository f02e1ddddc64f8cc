"""Frames into glimpses: looks only where something changed, and says what lies there and where felt shows."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.table.layout import Area, Layout
from dealer_assist.table.places import Place
from dealer_assist.vision.felt import MARGIN, NOMINAL_SCALE, EmptyFelt, Plane, edge_of, warp
from dealer_assist.vision.frame import Frame, Pixels
from dealer_assist.vision.fusing import cards_of
from dealer_assist.vision.reading import CardReader, Seen
from dealer_assist.vision.sighting import Glimpse, Sighting

# Milliseconds of captured time.
_OFTEN = 95         # between two looks while something moves or comes to rest: at 30 frames/s every third frame
_SELDOM = 290       # ... and while what came to rest is still being judged, or little changes
_FRESH = 700        # how long after a change it is looked at often ...
_JUDGED = 2500      # ... and how long at all: longer than steadying waits for anything

_FOLLOWED = 10_000  # between two looks at how an area's light has changed

_COARSE = 8         # changes are looked for in a picture so many times smaller
_DIFFERENT = 9      # grey levels
_LITTLE = 2         # so many of its pixels: a glare that wanders, a chip at a card's edge; looked at now and then
_MUCH = 24          # the tenth part of a card
_SHIFTS = (0, 0), (5, 10), (10, 5)      # pixels, by look
_SHIFTED = 10
_CARD_CELLS = 12    # where fewer cells are covered there is no card, which would cover more even if it lay half outside


@dataclass(slots=True)
class _Watch:
    """One area: where it lies in the small picture, how it looked when it was last looked at."""

    area: Area
    window: tuple[slice, slice]
    felt: EmptyFelt
    shown: NDArray[np.int16] | None = None
    changed: int = 0
    looked: int = 0
    looks: int = 0

    @property
    def shift(self) -> tuple[int, int]:
        return _SHIFTS[self.looks % len(_SHIFTS)]

    def cut(self, warped: Pixels) -> Pixels:
        """Each look a little elsewhere: the detector's grid falls otherwise, and a look is more than a repetition."""
        (x, y), (height, width) = self.shift, warped.shape[:2]
        return warped[y:y + height - _SHIFTED, x:x + width - _SHIFTED]

    def due(self, small: Pixels, now: int) -> bool:
        patch = small[self.window].astype(np.int16)
        different = _MUCH if self.shown is None else np.count_nonzero(np.abs(patch - self.shown) > _DIFFERENT)
        if different >= _MUCH:
            self.changed = now
        elif different >= _LITTLE:
            self.changed = max(self.changed, now - _FRESH * 1000)
        elif now - self.changed > _JUDGED * 1000:
            return False
        wait = _OFTEN if now - self.changed <= _FRESH * 1000 else _SELDOM
        if self.shown is not None and now - self.looked < wait * 1000:
            return False
        self.look_at(small, now)
        return True

    def look_at(self, small: Pixels, now: int) -> None:
        self.shown, self.looked, self.looks = small[self.window].astype(np.int16), now, self.looks + 1


class Recogniser:
    """``reference``: the camera's picture of the felt with nothing on it."""

    def __init__(self, reader: CardReader, layout: Layout, plane: Plane, reference: Pixels) -> None:
        self.reader, self.plane = reader, plane
        self._followed: int | None = None
        self.watches = tuple(
            _Watch(area, _window(area, plane, reference), EmptyFelt(warp(reference, area, plane), area))
            for area in layout.areas)

    def look(self, frame: Frame, also: Collection[Place] = ()) -> tuple[Glimpse, ...]:
        """What is worth saying of this frame, in the order of the layout's areas; most frames show nothing new.

        ``also``: where another camera saw something at this moment. Who looked there just now has said it.
        """
        size = frame.pixels.shape[1] // _COARSE, frame.pixels.shape[0] // _COARSE
        coarse = cv2.cvtColor(cv2.resize(frame.pixels, size, interpolation=cv2.INTER_AREA), cv2.COLOR_BGR2GRAY)
        small, now = np.asarray(coarse, np.uint8), frame.captured_at
        due = []
        for w in self.watches:
            if w.due(small, now):
                due.append(w)
            elif w.area.place in also and w.looked != now:
                w.look_at(small, now)
                due.append(w)
        self._follow_the_light(frame)
        pictures = [warp(frame.pixels, w.area, self.plane) for w in due]
        bare = [w.felt.bare(picture) for w, picture in zip(due, pictures, strict=True)]
        covered = [n for n, w in enumerate(due) if w.felt.cells - bare[n].bit_count() >= _CARD_CELLS]
        read = self.reader.read([due[n].cut(pictures[n]) for n in covered]) if covered else []
        seen = dict(zip(covered, read, strict=True))
        return tuple(
            Glimpse(frame.camera, frame.index, frame.captured_at, w.area.place,
                    self._cards(w, seen.get(n, ())), bare[n])
            for n, w in enumerate(due))

    def _follow_the_light(self, frame: Frame) -> None:
        """One area after the other, each every few seconds, whether anything happens there or not."""
        now, pause = frame.captured_at, _FOLLOWED * 1000 // max(len(self.watches), 1)
        if self._followed is None or not self.watches:
            self._followed = now
        if now - self._followed >= pause:
            watch = self.watches[now // pause % len(self.watches)]
            watch.felt.adapt(warp(frame.pixels, watch.area, self.plane))
            self._followed = now

    def _cards(self, watch: _Watch, seen: tuple[Seen, ...]) -> tuple[Sighting, ...]:
        x, y = (corner - MARGIN + shift / NOMINAL_SCALE
                for corner, shift in zip((watch.area.x, watch.area.y), watch.shift, strict=True))
        cards = cards_of(seen, x, y, NOMINAL_SCALE, self.reader.accept_certainty)
        return tuple(s for s in cards if watch.area.holds(s.x / 10, s.y / 10))


def _window(area: Area, plane: Plane, picture: Pixels) -> tuple[slice, slice]:
    """The pixels of the small picture that show the area and the cards that reach over its edge."""
    corners = plane.pixels(edge_of(area)) / _COARSE
    x0, y0 = np.maximum(np.floor(corners.min(0)), 0).astype(int)
    x1, y1 = np.ceil(corners.max(0)).astype(int)
    return slice(int(y0), int(y1)), slice(int(x0), int(x1))
