"""Zones drawn over the picture: a layout file that is changed while one looks, in felt millimetres."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from typing import Any

from dealer_assist.table.layout import Area, Layout, LayoutError, load_layout
from dealer_assist.table.places import Place
from dealer_assist.toml_lines import written

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


def points_to_touch(layout: Layout) -> tuple[tuple[str, float, float], ...]:
    """Four printed corners as far out as there are any, each with words for where it is; felt millimetres."""
    found = []
    for word, across, down in (("top left", -1, -1), ("top right", 1, -1), ("bottom right", 1, 1),
                               ("bottom left", -1, 1)):
        def reach(area: Area, across: int = across, down: int = down) -> tuple[float, float]:
            return (area.x + area.width * (across > 0), area.y + area.height * (down > 0))
        outermost = max(layout.areas, key=lambda a: across * reach(a)[0] + down * reach(a)[1])
        found.append((f"{word} corner of {_called(outermost.place)}", *reach(outermost)))
    return tuple(found)


def marks_to_touch(layout: Layout) -> tuple[tuple[str, float, float], ...]:
    return tuple((f"middle of mark {mark.id}", mark.x, mark.y) for mark in layout.marks[:4])


def _called(place: Place) -> str:
    return f"box {place.seat}" if place.seat else f"the {place.zone.value} zone"
