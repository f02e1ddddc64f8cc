"""What befalls a camera while a round is played, laid over its frames; from one moment on, or for a while. Several are
laid one over the other, in the order in which they stand here: what lies there is bumped, what was seen comes late."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import pairwise

import cv2
import numpy as np

from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.simulator.drawing import Picture, rectangle, turned
from dealer_assist.simulator.script import SECOND, Touch
from dealer_assist.table.places import Place
from dealer_assist.vision.frame import Frame

WHILE, LIES = 2 * SECOND, 5 * SECOND    # as long as what passes lasts, and as a napkin lies
JUMP = 90 * SECOND
_AFTER = SECOND                 # so long a card has been lying when something befalls it
_DARK = 0.06                    # of the light is left
_BUMP = 2.0, 14.0, 9.0          # degrees and pixels
_NAPKIN_MM = 210.0


class Mishap(StrEnum):
    LIGHT_OFF = "light off"
    NAPKIN = "napkin"
    BUMPED = "bumped"
    UNPLUGGED = "unplugged"
    DROPPED = "dropped frames"
    DUPLICATED = "duplicated frames"
    CLOCK_JUMP = "clock jump"


@dataclass(frozen=True, slots=True)
class Befallen:
    """A camera, and what befalls it at a captured time. A napkin is laid over the card that lies at ``spot``, in the
    place ``over``."""

    camera: SimulatedCamera
    mishap: Mishap
    at: int
    over: Place
    spot: tuple[float, float]

    @property
    def name(self) -> str:
        return self.camera.name

    @property
    def touches(self) -> tuple[Touch, ...]:
        return tuple(self.touched(self.camera.touches))

    def frames(self) -> Iterator[Frame]:
        return self.laid_over(self.camera.frames())

    def touched(self, touches: Iterable[Touch]) -> Iterator[Touch]:
        """When the clock has jumped, people still touch what they see."""
        for touch in touches:
            jumped = self.mishap is Mishap.CLOCK_JUMP and touch.at >= self.at
            yield replace(touch, at=touch.at + JUMP) if jumped else touch

    def laid_over(self, frames: Iterable[Frame]) -> Iterator[Frame]:
        before: Frame | None = None
        for frame in frames:
            passing = self.at <= frame.captured_at < self.at + (LIES if self.mishap is Mishap.NAPKIN else WHILE)
            match self.mishap:
                case Mishap.LIGHT_OFF if passing:
                    frame = replace(frame, pixels=np.asarray(cv2.convertScaleAbs(frame.pixels, alpha=_DARK), np.uint8))
                case Mishap.NAPKIN if passing:
                    frame = replace(frame, pixels=self._with_napkin(frame.pixels))
                case Mishap.BUMPED if frame.captured_at >= self.at:
                    frame = replace(frame, pixels=_bumped(frame.pixels))
                case Mishap.UNPLUGGED if passing:
                    continue
                case Mishap.DROPPED if passing and frame.index % 5 < 3:
                    continue
                case Mishap.DUPLICATED if passing and before is not None:
                    frame = replace(frame, pixels=before.pixels)
                case Mishap.CLOCK_JUMP if frame.captured_at >= self.at:
                    frame = replace(frame, captured_at=frame.captured_at + JUMP)
                case _:
                    pass
            before = frame
            yield frame

    def _with_napkin(self, pixels: Picture) -> Picture:
        (x, y), half = self.spot, _NAPKIN_MM / 2
        corners = self.camera.view.seen(turned(rectangle(x - half, y - half, x + half, y + half), 17, (x, y)))
        pixels = pixels.copy()
        cv2.fillConvexPoly(pixels, np.rint(corners).astype(np.int32), (232, 236, 238), cv2.LINE_AA)
        for fold in (0.35, 0.7):
            ends = corners[0] + (corners[1] - corners[0]) * fold, corners[3] + (corners[2] - corners[3]) * fold
            start, end = (np.rint(point).astype(int).tolist() for point in ends)
            cv2.line(pixels, start, end, (206, 212, 214), 3)
        return pixels


def befallen(camera: SimulatedCamera, mishap: Mishap, but: Collection[Befallen] = ()) -> Befallen | None:
    """While an open card lies that was seen before, and, beneath a napkin, lies there until it is taken away; not
    while the others befall it.

    None: the round gives no occasion.
    """
    lasts = LIES if mishap is Mishap.NAPKIN else 0
    occasions = [(before.at + _AFTER, before.place, (before.x, before.y)) for path in camera.script.cards
                 for before, after in pairwise(path.keys)
                 if before.face_up and not before.pile and (before.x, before.y) == (after.x, after.y)
                 and after.at - before.at >= _AFTER + lasts
                 and all(abs(before.at + _AFTER - other.at) > LIES for other in but)]
    return Befallen(camera, mishap, *random.Random(camera.seed).choice(occasions)) if occasions else None


def in_turn(befell: Iterable[Befallen]) -> list[Befallen]:
    """As they are laid one over the other: a clock that jumps twice does so from its last time on first."""
    return sorted(befell, key=lambda one: (list(Mishap).index(one.mishap), -one.at))


def _bumped(pixels: Picture) -> Picture:
    height, width = pixels.shape[:2]
    degrees, right, down = _BUMP
    matrix = cv2.getRotationMatrix2D((width / 2, height / 2), degrees, 1)
    matrix[:, 2] += np.array([right, down])
    return np.asarray(cv2.warpAffine(pixels, matrix, (width, height), borderMode=cv2.BORDER_REPLICATE), np.uint8)
