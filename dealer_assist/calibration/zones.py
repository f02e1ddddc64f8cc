"""Zones drawn over the picture: a layout file that is changed while one looks, in felt millimetres."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from functools import cache
from itertools import combinations
from typing import Any

import cv2
import numpy as np

from dealer_assist.table.layout import CARD, Area, Layout, LayoutError, load_layout
from dealer_assist.table.places import Place, Zone, seat
from dealer_assist.table.settlement import Reason, because
from dealer_assist.toml_lines import written
from dealer_assist.vision.lens import Points

LEAST = CARD[0]     # millimetres that a zone is wide and high at least
_STEP = 10          # ... between the spots at which room for a new one is sought


class Zones:
    """Works on the file's own tables, so that what is not drawn here (bets, marks, print) stays as it stood."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.text = text            # as it stood, comments and all, until something is changed
        self._data: dict[str, Any] = tomllib.loads(text)
        self._first = deepcopy(self._data)      # as it came: what is taken away can be put back where it lay
        self._before: list[tuple[str, dict[str, Any]]] = []
        self.layout: Layout = load_layout(text, name)
        self.fault: Reason | None = None    # why the zones cannot stay as they are now

    @property
    def areas(self) -> tuple[Area, ...]:
        """As drawn now, also where they cannot stay so."""
        return tuple(Area(_place(row), row["x"], row["y"], row["width"], row["height"], row["slots"])
                     for row in self._data["area"])

    @property
    def addable(self) -> tuple[Place, ...]:
        """Zones that were taken away, and one box more."""
        there = [area.place for area in self.areas]
        gone = [place for row in self._first["area"] if (place := _place(row)) not in there]
        boxes = {row["seat"] for row in (*self._data["area"], *self._first["area"]) if "seat" in row}
        return (*gone, seat(max(boxes) + 1)) if boxes else tuple(gone)

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

    def remove(self, number: int) -> None:
        """A box that is read nowhere has no bets either."""
        if len(self._data["area"]) == 1:
            return
        gone = _place(self._data["area"].pop(number))
        if gone.seat and not any(area.place.seat == gone.seat for area in self.areas):
            self._data["bet"] = [row for row in self._data["bet"] if row.get("seat") != gone.seat]
        self._changed()

    def add(self, place: Place) -> int:
        """Where it lay, or, a new box, like the last one in the first free spot; and its bets with it. Its number."""
        known = place in [_place(row) for row in self._first["area"]]
        source, like = (self._first, place) if known else (
            self._data, max(area.place for area in self.areas if area.place.seat and area.place.hand == 1))
        row = deepcopy(next(row for row in source["area"] if _place(row) == like))
        dx, dy = (0.0, 0.0) if known else self._to_free_spot(row)
        bets = [] if any(bet.get("seat") == place.seat for bet in self._data["bet"]) else [
            bet for bet in source["bet"] if place.seat and bet.get("seat") == like.seat]
        for added, radius in ((row, 0), *((deepcopy(bet), bet["radius"]) for bet in bets)):
            if place.seat:
                added["seat"] = place.seat
            added["x"] = min(max(added["x"] + dx, radius), self.layout.width - radius)
            added["y"] = min(max(added["y"] + dy, radius), self.layout.height - radius)
            self._data["bet" if radius else "area"].append(added)
        self._changed()
        return len(self._data["area"]) - 1

    def _to_free_spot(self, row: dict[str, Any]) -> tuple[float, float]:
        """To the nearest; to the felt's corner if there is none, and what is wrong there is said."""
        taken = [(a["x"], a["y"], a["width"], a["height"]) for a in (*self._data["area"], *self._data.get("stand", ()))]
        taken += [(b["x"] - half, b["y"] - half, 2 * half, 2 * half) for b in (*self._data["bet"], *self._data["mark"])
                  for half in [b.get("radius") or b["size"] / 2]]
        free = [(x - row["x"], y - row["y"]) for x in range(0, round(self.layout.width - row["width"]) + 1, _STEP)
                for y in range(0, round(self.layout.height - row["height"]) + 1, _STEP)
                if all(x >= left + wide or left >= x + row["width"] or y >= top + high or top >= y + row["height"]
                       for left, top, wide, high in taken)]
        return min(free, key=lambda by: by[0] ** 2 + by[1] ** 2, default=(-row["x"], -row["y"]))

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
            self.fault = error.reason or because("calibrate.fault.beside")      # left of the felt, or above it


def _place(row: dict[str, Any]) -> Place:
    return Place(Zone(row["zone"]), row.get("seat", 0), row.get("hand", 1))


@cache
def points_to_touch(layout: Layout) -> tuple[tuple[Reason, float, float], ...]:
    """Four printed points, clockwise from the top left, each with words for where it is; felt millimetres.

    Of what is printed outermost, those by which a finger that is a little beside them does the least harm anywhere.
    """
    found = [(because(f"calibrate.point.{down}_{across}", place=area.place),
              area.x + area.width * right, area.y + area.height * low)
             for area in layout.areas for low, down in enumerate(("top", "bottom"))
             for right, across in enumerate(("left", "right"))]
    found += [(because("calibrate.point.circle", place=spot.on, kind=spot.kind), spot.x, spot.y)
              for spot in layout.bets]
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
