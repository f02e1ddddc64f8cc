"""What a camera hands over, and what a camera is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]      # height × width × 3, blue green red


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    camera: str
    index: int                  # counts captured frames, also those that nobody looks at
    captured_at: int            # microseconds
    pixels: Pixels


class CameraError(Exception):
    """A camera or film that cannot be opened or goes on no more; a sentence for people."""


class Camera(Protocol):
    @property
    def name(self) -> str: ...
    def frames(self) -> Iterator[Frame]: ...
