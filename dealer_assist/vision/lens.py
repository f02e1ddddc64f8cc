"""How a lens bends its picture: straight lines of the table are bowed in it, the more the nearer to its edge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

import cv2
import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.floating]       # n × 2

_ROUNDS = 12        # of drawing nearer to the point that the lens bends to where it is seen


class LensJson(TypedDict):
    width: int
    height: int
    matrix: list[float]
    distortion: list[float]


@dataclass(frozen=True, slots=True)
class Lens:
    """Measured in pictures of ``width`` × ``height``; the distortion is k1 k2 p1 p2 k3 of Brown's model."""

    width: int
    height: int
    fx: float       # pixels
    fy: float
    cx: float
    cy: float
    distortion: tuple[float, ...]

    def straightened(self, points: Points) -> Points:
        """Where a lens that bends nothing would show what is seen at these pixels."""
        seen = np.asarray(points, np.float64).reshape(-1, 2)
        straight = np.asarray(cv2.undistortPoints(seen[:, None], self.matrix, self._bend, P=self.matrix),
                              np.float64).reshape(-1, 2)
        for _ in range(_ROUNDS):
            straight = straight + seen - self.bent(straight)
        return straight

    def bent(self, points: Points) -> Points:
        """The other way round: where this lens shows them."""
        shaped = np.asarray(points, np.float64).reshape(-1, 2)
        rays = np.column_stack([(shaped - (self.cx, self.cy)) / (self.fx, self.fy), np.ones(len(shaped))])
        seen, _ = cv2.projectPoints(rays[:, None], np.zeros(3), np.zeros(3), self.matrix, self._bend)
        return np.asarray(seen, np.float64).reshape(-1, 2)

    def scaled_to(self, width: int) -> Lens:
        """For pictures of another size and the same shape: a pixel's middle stays where it is in the world."""
        times = width / self.width
        return Lens(width, round(self.height * times), self.fx * times, self.fy * times,
                    (self.cx + 0.5) * times - 0.5, (self.cy + 0.5) * times - 0.5, self.distortion)

    @property
    def matrix(self) -> NDArray[np.float64]:
        return np.array([[self.fx, 0, self.cx], [0, self.fy, self.cy], [0, 0, 1]])

    @property
    def _bend(self) -> NDArray[np.float64]:
        return np.array(self.distortion)

    def to_json(self) -> LensJson:
        return {"width": self.width, "height": self.height, "matrix": [self.fx, self.fy, self.cx, self.cy],
                "distortion": list(self.distortion)}

    @classmethod
    def from_json(cls, data: LensJson) -> Lens:
        fx, fy, cx, cy = data["matrix"]
        return cls(data["width"], data["height"], fx, fy, cx, cy, tuple(data["distortion"]))
