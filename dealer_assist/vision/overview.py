"""One picture of the table for people, out of those of all cameras: the first that shows all of it, or side by side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import cv2
import numpy as np

from dealer_assist.table.layout import Layout
from dealer_assist.vision.frame import Moment, Pixels
from dealer_assist.vision.lens import Points
from dealer_assist.vision.several import EmptyTable, sees


class Overview:
    def __init__(self, tables: Mapping[str, EmptyTable], layout: Layout, *, every: bool = False) -> None:
        """``every``: all of them side by side, whatever each of them shows."""
        self._planes = {name: table.plane for name, table in tables.items()}
        self._newest = {name: table.reference for name, table in tables.items()}
        self._whole = {name for name, table in tables.items()
                       if not every and all(sees(table, area) for area in layout.areas)}
        self._shown = [*tables]

    def found_anew(self, camera: str, table: EmptyTable) -> None:
        self._planes[camera] = table.plane

    def covered(self, away: set[str]) -> bool:
        """Whether a camera that is there sees every place of the table."""
        return bool(self._whole - away)

    def at(self, moment: Moment) -> Pixels | None:
        """None: every camera is away."""
        self._newest |= {frame.camera: frame.pixels for frame in moment.frames}
        away = {one.camera for one in moment.doing if one.away_since is not None}
        there = [name for name in self._newest if name not in away]
        self._shown = [name for name in there if name in self._whole][:1] or there
        if len(self._shown) < 2:
            return next((self._newest[name] for name in self._shown), None)
        parts = [np.asarray(cv2.resize(self._newest[name], None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA),
                            np.uint8) for name, scale in self._scales()]
        high = min(part.shape[0] for part in parts)
        return np.hstack([part[:high] for part in parts])

    def seen(self, felt: Points) -> Iterator[Points]:
        """Where these points of the felt are seen, in each part that shows all of them."""
        left = 0
        for name, scale in self._scales():
            high, wide = self._newest[name].shape[:2]
            pixels = self._planes[name].pixels(felt)
            if len(self._shown) == 1 or ((pixels >= 0).all() and (pixels < (wide, high)).all()):
                yield pixels * scale + (left, 0)
            left += round(wide * scale)

    def _scales(self) -> Iterator[tuple[str, float]]:
        """Together they are about as many pixels wide as one: the window shows them no larger."""
        high = min((self._newest[name].shape[0] for name in self._shown), default=1)
        for name in self._shown:
            yield name, high / self._newest[name].shape[0] / len(self._shown)
