"""Whether cards can be read in each zone, from a picture of the table, and what to do where they cannot."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.calibration.lens import BAD_ERROR, GOOD_ERROR
from dealer_assist.table.layout import Area, Layout
from dealer_assist.table.places import Place, seat
from dealer_assist.table.settlement import Reason, Value, because
from dealer_assist.vision.felt import MARGIN, Plane, warp
from dealer_assist.vision.frame import Pixels
from dealer_assist.vision.several import EmptyTable, sees

INDEX_MM = 16.0         # from the top of a normal deck's index to the foot of its suit
LEAST_INDEX = 18.0      # pixels: smaller ones the detector misses
NEAR_INDEX = 22.0       # ... from here on it reads nearly as well as it can
BEST_INDEX = 27.0       # ... which is at this size
GLARE = 0.02            # the share of a zone that may be washed out
WASHED = 250            # grey levels at which a pixel tells nothing any more
DIM, DARK = 40, 16      # grey levels of the print beside a zone: at the second the reader begins to miss cards
UNEVEN = 3.0            # times: the brightest zone beside the darkest
SOFT, BLURRED = 0.145, 0.165    # of an index's height, over which an edge may be smeared: measured with the shipped
                        # reader, which begins to miss cards at the second
FITS, LOOSE = 1.5, 4.0  # millimetres by which the points of the felt may lie elsewhere than the plane has them
ODD = 9.0               # ... by which one mark may lie beside where the others put it: of those that lie right, up to 8
_CONTRAST = 16          # grey levels of an edge that is worth measuring
_EDGES = 40             # pixels on such edges, below which nothing is said
_PATCH = 5              # pixels: print that is white is thinner than this, the image of a lamp is not


class State(IntEnum):
    OK = 0
    WARNING = 1
    FAULT = 2


@dataclass(frozen=True, slots=True)
class ZoneSight:
    place: Place
    px_per_mm: float        # where and in the direction in which it is smallest
    light: float            # grey level of its brightest print
    glare: float            # the share washed out
    edge: float | None      # pixels over which its sharpest edges are smeared; None: there are none to tell by
    whole: bool = True      # in the picture; a camera over a part of the table leaves the rest to another one

    @property
    def least_index_mm(self) -> float:
        """The smallest index that can be read there."""
        return LEAST_INDEX / self.px_per_mm


@dataclass(frozen=True, slots=True)
class Where:
    """Some of a table's zones, in few words. ``but``: everywhere but there."""

    places: tuple[Place, ...]
    but: bool


@dataclass(frozen=True, slots=True)
class Advice:
    """``what``: of which the key with ``.do`` says what to do about it. ``where`` None: the whole table."""

    state: State
    what: Reason
    where: Where | None = None


def advice(zones: tuple[ZoneSight, ...], plane: Plane, lens_error: float, index_mm: float = INDEX_MM) -> list[Advice]:
    """The worst first; a table with nothing to say against it gets one line that says so."""
    found = sorted(_advice(zones, plane, lens_error, index_mm), key=lambda one: -one.state)
    return found or [Advice(State.OK, because("calibrate.fine"))]


def _advice(zones: tuple[ZoneSight, ...], plane: Plane, lens_error: float, index_mm: float) -> Iterator[Advice]:
    def at(state: State, those: list[ZoneSight], key: str, **values: Value) -> Iterator[Advice]:
        if those:
            yield Advice(state, because(key, **values),
                         _named([zone.place for zone in those], places))

    def graded(low: float, high: float, of: Callable[[ZoneSight], float | None]) -> tuple[list[ZoneSight], ...]:
        """Zones above ``high``, and those between."""
        known = [(zone, value) for zone in zones if (value := of(zone)) is not None]
        return [z for z, value in known if value >= high], [z for z, value in known if low <= value < high]

    places = [zone.place for zone in zones]
    yield from at(State.WARNING, [zone for zone in zones if not zone.whole], "calibrate.unseen")
    zones = tuple(zone for zone in zones if zone.whole)
    small = [zone for zone in zones if zone.px_per_mm * index_mm < LEAST_INDEX]
    needs = max((zone.least_index_mm for zone in small), default=0)
    yield from at(State.FAULT, small, "calibrate.too_far", index=f"{index_mm:g}", needs=f"{needs:.1f}")
    far = [zone for zone in zones if LEAST_INDEX <= zone.px_per_mm * index_mm < NEAR_INDEX]
    yield from at(State.WARNING, far, "calibrate.far", index=f"{index_mm:g}", pixels=f"{NEAR_INDEX:g}",
                  best=f"{BEST_INDEX:g}")
    blurred, soft = graded(SOFT, BLURRED, lambda zone: zone.edge and (
        zone.edge / max(zone.px_per_mm * index_mm, LEAST_INDEX)))       # from too far the best lens is not sharper
    yield from at(State.FAULT, blurred, "calibrate.blurred")
    yield from at(State.WARNING, soft, "calibrate.soft")
    yield from at(State.WARNING, [zone for zone in zones if zone.edge is None], "calibrate.plain")
    dark, dim = graded(-DIM, -DARK, lambda zone: -zone.light)
    yield from at(State.FAULT, dark, "calibrate.dark")
    yield from at(State.WARNING, dim, "calibrate.dim")
    glare, _ = graded(GLARE, GLARE, lambda zone: zone.glare)
    yield from at(State.WARNING, glare, "calibrate.glare")
    lights = [zone.light for zone in zones]
    if lights and max(lights) > UNEVEN * max(min(lights), 1):
        yield Advice(State.WARNING, because("calibrate.uneven"))
    if plane.error > FITS:
        yield Advice(State.FAULT if plane.error > LOOSE else State.WARNING,
                     because("calibrate.off", off=f"{plane.error:.1f}"))
    if plane.odd > ODD:
        yield Advice(State.WARNING, because("calibrate.odd", off=f"{plane.odd:.0f}"))
    if lens_error > GOOD_ERROR:
        yield Advice(State.FAULT if lens_error > BAD_ERROR else State.WARNING,
                     because("calibrate.lens_fits", error=f"{lens_error:.2f}"))


def _named(those: Sequence[Place], all_: Sequence[Place]) -> Where:
    """A box by itself where all its hands are meant, and what is left out where that is less."""
    others = [place for place in all_ if place not in those]
    if len(others) * 2 < len(those) and len(those) > 1:
        return Where(_together(others, those), True)
    return Where(_together(those, others), False)


def _together(those: Sequence[Place], others: Sequence[Place]) -> tuple[Place, ...]:
    split = {place.seat for place in others}
    return tuple(dict.fromkeys(seat(place.seat) if place.seat and place.seat not in split else place
                               for place in those))


def look_over(pixels: Pixels, plane: Plane, layout: Layout) -> tuple[ZoneSight, ...]:
    whole = smear(np.asarray(cv2.cvtColor(pixels, cv2.COLOR_BGR2GRAY), np.uint8))
    return tuple(_looked_at(pixels, plane, area, whole) for area in layout.areas)


def _looked_at(pixels: Pixels, plane: Plane, area: Area, whole: float | None) -> ZoneSight:
    corners = [(area.x + dx * area.width, area.y + dy * area.height) for dx in (0, 1) for dy in (0, 1)]
    scale = min(plane.scale_at(x, y) for x, y in corners)
    grey = cv2.cvtColor(warp(pixels, area, plane, MARGIN, scale), cv2.COLOR_BGR2GRAY)
    washed = cv2.morphologyEx((grey >= WASHED).astype(np.uint8), cv2.MORPH_OPEN, np.ones((_PATCH, _PATCH), np.uint8))
    edge = smear(np.asarray(grey, np.uint8))
    return ZoneSight(area.place, scale, float(np.percentile(grey, 98)), float(np.mean(washed)),
                     whole if edge is None else edge, sees(EmptyTable(plane, pixels), area))


def smear(grey: NDArray[np.uint8]) -> float | None:
    """Pixels over which the sharpest edges go from dark to light: contrast over the steepest slope."""
    soft = cv2.GaussianBlur(grey, (0, 0), 0.6).astype(np.float32)      # single noisy pixels are no edges
    slope = np.hypot(cv2.Sobel(soft, cv2.CV_32F, 1, 0, scale=1 / 8), cv2.Sobel(soft, cv2.CV_32F, 0, 1, scale=1 / 8))
    around = np.ones((13, 13), np.uint8)
    contrast = cv2.dilate(soft, around) - cv2.erode(soft, around)
    crest = (slope >= cv2.dilate(slope, np.ones((5, 5), np.uint8))) & (contrast >= _CONTRAST)
    if np.count_nonzero(crest) < _EDGES:
        return None
    return float(np.percentile(contrast[crest] / np.maximum(slope[crest], 1e-3), 20))
