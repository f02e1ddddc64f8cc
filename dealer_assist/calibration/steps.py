"""A calibration on its way: lens, plane, zones, check. Knows no window and no camera; pictures are handed in."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from functools import cache, partial
from pathlib import Path

import numpy as np

from dealer_assist.calibration import file
from dealer_assist.calibration.error import CalibrationError
from dealer_assist.calibration.lens import (
    Fit,
    View,
    brings_something,
    find_sheet,
    measured,
    moved_between,
)
from dealer_assist.calibration.sight import INDEX_MM, Advice, State, Where, ZoneSight, advice, look_over
from dealer_assist.calibration.zones import Zones
from dealer_assist.resources import MODELS
from dealer_assist.table.layout import Layout
from dealer_assist.table.places import Place
from dealer_assist.table.settlement import because
from dealer_assist.vision.felt import FeltNotFound, Plane, otherwise_around, placed, plane_through
from dealer_assist.vision.frame import Pixels, colourless
from dealer_assist.vision.lens import Lens, Points
from dealer_assist.vision.reading import CardReader
from dealer_assist.vision.several import EmptyTable, cards_on, plane_in

_CALM = 9           # pictures of the empty felt, of whose middle the reference is made
_OTHER_SHAPE = 0.01
_STILL = 2.0        # pixels between two live pictures: a sheet that moves faster is smeared

CardsOn = Callable[[EmptyTable, Layout], tuple[Place, ...]]


def read_on_felt() -> CardsOn:
    """The reader is made ready when it is first needed."""
    reader = cache(partial(CardReader, MODELS))
    return lambda table, layout: cards_on(table, layout, reader())


class StepError(CalibrationError):
    """A step that cannot be done yet: says what is missing."""


@dataclass(frozen=True, slots=True)
class Looked:
    """What the last step shows."""

    zones: tuple[ZoneSight, ...]
    advice: list[Advice]


class Calibrating:
    """``part``: the camera sees a part of the table, and another one the rest: some of the marks do.
    ``cards_on``: where cards lie on a felt that should be empty."""

    def __init__(self, camera: str, layout_text: str, layout_name: str, index_mm: float = INDEX_MM,
                 part: bool = False, cards_on: CardsOn | None = None) -> None:
        self.camera, self.index_mm, self.part = camera, index_mm, part
        self.zones = Zones(layout_text, layout_name)
        self.views: list[View] = []
        self.fit: Fit | None = None
        self.plane: Plane | None = None
        self.by = file.MARKS
        self._last: View | None = None
        self._calm: deque[Pixels] = deque(maxlen=_CALM)
        self._cards_on = cards_on
        self._lying: tuple[Place, ...] = ()

    # ── the lens ──
    def offer(self, pixels: Pixels) -> tuple[View | None, bool]:
        """The sheet as it is seen, and whether this picture of it was taken up."""
        view = find_sheet(pixels)
        taken = view is not None and brings_something(view, self.views)
        if view is not None and taken:
            self.views.append(view)
        return view, taken

    def offer_still(self, pixels: Pixels) -> tuple[View | None, bool]:
        """From a live picture: taken by itself when the sheet is held still and brings something new."""
        view, before = find_sheet(pixels), self._last
        self._last = view
        if view is None or before is None or moved_between(before, view) > _STILL or not brings_something(
                view, self.views):
            return view, False
        self.views.append(view)
        return view, True

    def drop_view(self) -> None:
        if self.views:
            self.views.pop()

    def measure_lens(self) -> Fit:
        self.fit = measured(self.views)
        self.plane = None
        return self.fit

    def without_lens(self) -> None:
        self.fit, self.plane = None, None

    # ── the plane ──
    def find_marks(self, pixels: Pixels) -> Plane:
        self._fits(pixels)
        plane = plane_in(pixels, self.zones.layout, not self.part, self.lens)
        height, width = pixels.shape[:2]
        self.plane, self.by = placed(plane, self.zones.layout, width, height), file.MARKS
        return self.plane

    def touch(self, felt: Points, seen: Points, pixels: Pixels) -> Plane:
        """Four points of the felt, and where they are in the picture."""
        self._fits(pixels)
        height, width = pixels.shape[:2]
        for number, (x, y) in enumerate(seen.tolist(), 1):
            if not (0 <= x < width and 0 <= y < height):
                size = f"{width} x {height}"
                raise FeltNotFound(
                    f"point {number}, {x:g},{y:g}, lies outside the picture of {size}: touch each where it is seen",
                    because("calibrate.no.point_outside", number=number, size=size))
        for skipped in range(4):
            a, b, c = (seen[n] for n in range(4) if n != skipped)
            if abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) < 0.002 * width ** 2:
                raise FeltNotFound("three of the four points lie nearly on one line: put each on its own corner",
                                   because("calibrate.no.points_in_line"))
        if otherwise_around(felt, self.lens.straightened(seen) if self.lens else seen):
            raise FeltNotFound("the four points do not lie around the felt as they were asked for: two of them are "
                               "exchanged; put each on its own corner", because("calibrate.no.points_exchanged"))
        plane = plane_through(felt, seen, self.zones.layout, self.lens)
        self.plane, self.by = placed(plane, self.zones.layout, width, height), file.TOUCHES
        return self.plane

    @property
    def lens(self) -> Lens | None:
        return self.fit.lens if self.fit else None

    def _fits(self, pixels: Pixels) -> None:
        height, width = pixels.shape[:2]
        if self.fit is None:
            return
        lens = self.fit.lens
        if abs(width / height - lens.width / lens.height) > _OTHER_SHAPE:
            table, measured_in = f"{width} x {height}", f"{lens.width} x {lens.height}"
            raise StepError(f"the table's picture is {table}, the lens was measured in {measured_in}: pictures of one "
                            "camera in one shape were expected",
                            reason=because("calibrate.no.shape", table=table, lens=measured_in))
        if width != lens.width:
            times = width / lens.width
            self.fit = Fit(lens.scaled_to(width), self.fit.error * times, self.fit.pictures, self.fit.left_out)

    # ── the check ──
    def watch(self, pixels: Pixels) -> None:
        """Pictures of the empty table: their middle is free of noise, and of what went through some of them."""
        if self._calm and self._calm[-1].shape != pixels.shape:
            self._calm.clear()
        self._calm.append(pixels)

    @property
    def reference(self) -> Pixels:
        if not self._calm:
            raise StepError("no picture of the empty table was taken yet", reason=because("calibrate.no.empty"))
        return np.asarray(np.median(np.stack(list(self._calm)), axis=0), np.uint8)

    def look_for_cards(self) -> None:
        """Slow: each place of a hand is read."""
        if self._cards_on and self.plane and self._calm:
            self._lying = self._cards_on(EmptyTable(self.plane, self.reference), self.zones.layout)

    def check(self) -> Looked:
        plane = self._found()
        zones = look_over(self.reference, plane, self.zones.layout)
        told = advice(zones, plane, self.fit.error if self.fit else 0.0, self.index_mm)
        first = [Advice(State.FAULT, because("calibrate.grey"))] if colourless(self.reference) else []
        if self._lying:
            first.append(Advice(State.FAULT, because("calibrate.cards"), Where(self._lying, False)))
        return Looked(zones, first + [one for one in told if not first or one.state])

    def save(self, folder: Path, today: date) -> Path:
        if self.zones.fault:
            raise StepError(f"the zones of {self.zones.name} cannot stay so: they overlap, or reach over the felt",
                            reason=self.zones.fault)
        plane, reference = self._found(), self.reference
        height, width = reference.shape[:2]
        return file.save(folder, self.camera, self.zones.text, plane, self.by, (width, height),
                         self.fit.error if self.fit else 0.0, reference, today)

    def _found(self) -> Plane:
        if self.plane is None:
            raise StepError("the felt's plane is not known yet: show the four marks, or touch four points",
                            reason=because("calibrate.no.plane"))
        return self.plane
