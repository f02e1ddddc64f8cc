"""Zones drawn over the picture: a layout file that is changed while one looks, in felt millimetres."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from functools import cache
from itertools import combinations
from typing import Any

import cv2
import numpy as np

from dealer_assist.table.layout import Area, Layout, LayoutError, load_layout
from dealer_assist.table.places import Place
from dealer_assist.toml_lines import written
from dealer_assist.vision.lens import Points

LEAST = 20          # millimetres that a zone is wide and high at least


class Zones:
    """Works on the file's own tables, so that what is not drawn here (bets, marks, print) stays as it stood."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.text = text            # as it stood, comments and all, until something is changed
        self._data: dict[str, Any] = tomllib.loads(text)
        self._before: list[tuple[str, dict[str, Any]]] = []
        self.layout: Layout = load_layout(text, name)
        self.fault: str | None = None       # why the zones cannot stay as they are now

    @property
    def areas(self) -> tuple[Area, ...]:
        """As drawn now, also where they cannot stay so."""
        return tuple(Area(area.place, row["x"], row["y"], row["width"], row["height"], row["slots"])
                     for area, row in zip(self.layout.areas, self._data["area"], strict=True))

    def at(self, x: float, y: float) -> int | None:
        return next((n for n, area in enumerate(self.areas) if area.holds(x, y)), None)

    def move(self, number: int, dx: float, dy: float) -> None:
        row = self._row(number)
        row["x"] = round(min(max(row["x"] + dx, 0), self.layout.width - row["width"]))
        row["y"] = round(min(max(row["y"] + dy, 0), self.layout.height - row["height"]))
        self._changed()

    def resize(self, number: int, dx: float, dy: float) -> None:
        """Its right and lower edges follow."""
        row = self._row(number)
        row["width"] = round(min(max(row["width"] + dx, LEAST), self.layout.width - row["x"]))
        row["height"] = round(min(max(row["height"] + dy, LEAST), self.layout.height - row["y"]))
        self._changed()

    def shift_all(self, dx: float, dy: float) -> None:
        """The felt lies a little beside where the points were touched: bets and print go with it."""
        for kind in ("area", "bet", "line", "stand"):
            for row in self._data.get(kind, []):
                row["x"], row["y"] = round(row["x"] + dx), round(row["y"] + dy)
        self._changed()

    def undo(self) -> bool:
        if not self._before:
            return False
        self.text, self._data = self._before.pop()
        self._judge()
        return True

    def begin(self) -> None:
        """What is drawn from here to the next call is undone in one."""
        self._keep()

    def _row(self, number: int) -> dict[str, Any]:
        row: dict[str, Any] = self._data["area"][number]
        return row

    def _keep(self) -> None:
        self._before.append((self.text, deepcopy(self._data)))

    def _changed(self) -> None:
        self.text = "# Felt millimetres; drawn with dealer-assist calibrate.\n" + written(self._data)
        self._judge()

    def _judge(self) -> None:
        try:
            self.layout, self.fault = load_layout(self.text, self.name), None
        except LayoutError as error:
            self.fault = str(error).removeprefix(f"{self.name}: ")


@cache
def points_to_touch(layout: Layout) -> tuple[tuple[str, float, float], ...]:
    """Four printed points, clockwise from the top left, each with words for where it is; felt millimetres.

    Of what is printed outermost, those by which a finger that is a little beside them does the least harm anywhere.
    """
    found = [(f"{down} {across} corner of {_called(area.place)}",
              area.x + area.width * right, area.y + area.height * low)
             for area in layout.areas for low, down in enumerate(("top", "bottom"))
             for right, across in enumerate(("left", "right"))]
    found += [(f"middle of {_called(spot.on)}'s {spot.kind} circle", spot.x, spot.y) for spot in layout.bets]
    places = np.array([(x, y) for _, x, y in found], np.float32)
    around = [int(n) for n in np.ravel(cv2.convexHull(places, returnPoints=False, clockwise=True))]
    corners = np.array([(0, 0), (layout.width, 0), (layout.width, layout.height), (0, layout.height)], np.float32)
    best = min((four for four in combinations(around, 4)), key=lambda four: _harm(places[list(four)], corners))
    first = min(range(4), key=lambda n: float(places[best[n]].sum()))
    turned = [best[(first + n) % 4] for n in range(4)]
    if _turns_left(places[turned]):
        turned = [turned[0], *reversed(turned[1:])]
    return tuple(found[n] for n in turned)


def _harm(four: Points, corners: Points) -> float:
    """How far the farthest corner of the felt goes when one of the points is touched a millimetre beside."""
    worst = 0.0
    for number in range(4):
        for step in ((1, 0), (0, 1)):
            beside = four.copy()
            beside[number] += step
            matrix = cv2.getPerspectiveTransform(four.astype(np.float32), beside.astype(np.float32))
            went = cv2.perspectiveTransform(corners[:, None].astype(np.float32), matrix)[:, 0] - corners
            worst = max(worst, float(np.linalg.norm(went, axis=1).max()))
    return worst


def _turns_left(four: Points) -> bool:
    (ax, ay), (bx, by), (cx, cy), _ = four.tolist()
    return bool((bx - ax) * (cy - ay) - (by - ay) * (cx - ax) < 0)


def _called(place: Place) -> str:
    hand = f"'s hand {place.hand}" if place.hand > 1 else ""
    return f"box {place.seat}{hand}" if place.seat else f"the {place.zone.value} zone"
