"""What a camera hands over, and what a camera is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]      # height × width × 3, blue green red
_COLOURED = 4                   # by how much the channels of a pixel differ that has any colour
_CLEAR = 24                     # ... of one whose colour is seen
_FEW = 0.001                    # the share of such pixels in a picture without colour: a logo, a date


def colourless(pixels: Pixels) -> bool:
    """From a camera or a film that knows grey alone: red suits are then told from black ones by their shape only."""
    return _share_of_colours(pixels[::2, ::2], _COLOURED) < _FEW


def faint(pixels: Pixels) -> bool:
    """Of hardly any colour, or none: red is not much else than dark."""
    return _share_of_colours(pixels[::4, ::4], _CLEAR) < 2 * _FEW


def _share_of_colours(pixels: Pixels, least: int) -> float:
    some = pixels.astype(np.int16)
    apart = np.abs(some[..., 0] - some[..., 1]) + np.abs(some[..., 1] - some[..., 2])
    return float((apart > least).mean())


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    camera: str
    index: int                  # counts captured frames, also those that nobody looks at
    captured_at: int            # microseconds
    pixels: Pixels


@dataclass(frozen=True, slots=True)
class Doing:
    """How a camera is doing. ``away_since``: when its last picture was captured; None: it gives pictures."""

    camera: str
    captured: int = 0           # frames that it gave so far
    unseen: int = 0             # of these, the ones that a newer one replaced before anybody looked; that a film lacks
    away_since: int | None = None
    why: str = ""               # what its driver or the network said, if anything
    repeated: int = 0           # pictures that were the one before once more, to the last bit


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """What all cameras of a table have at one moment: of each at most one frame, its newest that nobody looked at.

    Without frames only time has passed, as while every camera is away.
    """

    at: int                     # microseconds; never before the moment that came before
    frames: tuple[Frame, ...]
    doing: tuple[Doing, ...] = ()


class CameraError(Exception):
    """A camera or film that cannot be opened or goes on no more; a sentence for people."""


class Camera(Protocol):
    """``frames``: where it goes on no more, a CameraError says why."""

    @property
    def name(self) -> str: ...
    def frames(self) -> Iterator[Frame]: ...
