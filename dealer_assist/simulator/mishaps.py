"""What befalls a camera while a round is played, laid over its frames; from one moment on, or for a while."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum

import cv2
import numpy as np

from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.simulator.drawing import Picture, rectangle, turned
from dealer_assist.simulator.script import SECOND
from dealer_assist.table.places import Place
from dealer_assist.vision.frame import CameraError, Frame

WHILE = 2 * SECOND              # as long as what passes lasts
_DARK = 0.06                    # of the light is left
_BUMP = 2.0, 14.0, 9.0          # degrees and pixels
_JUMP = 90 * SECOND
_NAPKIN_MM = 210.0


class Mishap(StrEnum):
    LIGHT_OFF = "light off"
    NAPKIN = "napkin"
    BUMPED = "bumped"
    UNPLUGGED = "unplugged"
    DROPPED = "dropped frames"
    DUPLICATED = "duplicated frames"
    CLOCK_JUMP = "clock jump"


def befallen(camera: SimulatedCamera, mishap: Mishap, at: int, over: Place | None = None) -> Iterator[Frame]:
    """``at``: captured time; ``over``: the place that a napkin is laid on, else the middle of the felt."""
    before: Frame | None = None
    for frame in camera.frames():
        passing = at <= frame.captured_at < at + WHILE
        match mishap:
            case Mishap.LIGHT_OFF if passing:
                frame = replace(frame, pixels=np.asarray(cv2.convertScaleAbs(frame.pixels, alpha=_DARK), np.uint8))
            case Mishap.NAPKIN if passing:
                frame = replace(frame, pixels=_with_napkin(camera, frame, over))
            case Mishap.BUMPED if frame.captured_at >= at:
                height, width = frame.pixels.shape[:2]
                degrees, right, down = _BUMP
                matrix = cv2.getRotationMatrix2D((width / 2, height / 2), degrees, 1)
                matrix[:, 2] += np.array([right, down])
                frame = replace(frame, pixels=np.asarray(cv2.warpAffine(
                    frame.pixels, matrix, (width, height), borderMode=cv2.BORDER_REPLICATE), np.uint8))
            case Mishap.UNPLUGGED if frame.captured_at >= at:
                raise CameraError(f"camera {camera.name}: unplugged; plug it in again")
            case Mishap.DROPPED if passing and frame.index % 5 < 3:
                continue
            case Mishap.DUPLICATED if passing and before is not None:
                frame = replace(frame, pixels=before.pixels)
            case Mishap.CLOCK_JUMP if frame.captured_at >= at:
                frame = replace(frame, captured_at=frame.captured_at + _JUMP)
            case _:
                pass
        before = frame
        yield frame


def _with_napkin(camera: SimulatedCamera, frame: Frame, over: Place | None) -> Picture:
    area = next((area for area in camera.layout.areas if area.place == over), None)
    x = area.x + area.width / 2 if area else camera.layout.width / 2
    y = area.y + area.height / 2 if area else camera.layout.height / 2
    half = _NAPKIN_MM / 2
    corners = camera.view.seen(turned(rectangle(x - half, y - half, x + half, y + half), 17, (x, y)))
    pixels = frame.pixels.copy()
    cv2.fillConvexPoly(pixels, np.rint(corners).astype(np.int32), (232, 236, 238), cv2.LINE_AA)
    for fold in (0.35, 0.7):
        start, end = (corners[0] + (corners[1] - corners[0]) * fold, corners[3] + (corners[2] - corners[3]) * fold)
        cv2.line(pixels, np.rint(start).astype(int).tolist(), np.rint(end).astype(int).tolist(), (206, 212, 214), 3)
    return pixels
