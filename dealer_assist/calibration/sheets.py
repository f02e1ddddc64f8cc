"""What is printed for a calibration, in millimetres: the sheet for the lens, and the four marks for the felt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.table.layout import Layout, Mark

COLUMNS, ROWS = 7, 10       # squares of the lens sheet, on whatever paper: a lens does not care how large they are
_MARKER = 0.75              # of a square
_UNITS = 28                 # of a square: all its lines fall on them
_RULER = 100
_EDGE = 9                   # millimetres at the paper's edge that printers leave white


class Paper(Enum):
    A4 = (210, 297)
    A3 = (297, 420)
    LETTER = (215.9, 279.4)

    @property
    def width(self) -> float:
        return float(self.value[0])

    @property
    def height(self) -> float:
        return float(self.value[1])


@dataclass(frozen=True, slots=True)
class Box:
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Writing:
    """``x``, ``y``: where its line begins, on the baseline; ``size`` is the height of the letters' line."""

    x: float
    y: float
    size: float
    text: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """One page: black boxes on white paper, thin grey lines to cut along, words."""

    name: str
    paper: Paper
    black: tuple[Box, ...]
    cuts: tuple[Box, ...]
    words: tuple[Writing, ...]


def lens_board() -> cv2.aruco.CharucoBoard:
    """Its unit is a square. Another family of markers than the felt's, so that neither is taken for the other."""
    return cv2.aruco.CharucoBoard((COLUMNS, ROWS), 1.0, _MARKER, cv2.aruco.getPredefinedDictionary(
        cv2.aruco.DICT_5X5_100))


def lens_sheet(paper: Paper) -> Sheet:
    square = int(min((paper.width - 2 * _EDGE) / COLUMNS, (paper.height - 2 * _EDGE - 24) / ROWS))
    left, top = (paper.width - COLUMNS * square) / 2, float(_EDGE)
    picture = lens_board().generateImage((COLUMNS * _UNITS, ROWS * _UNITS), marginSize=0)
    below = top + ROWS * square
    words = (Writing(left, below + 7, 4, f"dealer-assist: lens sheet, squares of {square} mm. Glue it flat on a board. "
                                         "Print at 100 %:"),)
    ruler, said = _ruler(left, below + 13)
    return Sheet(f"lens-{paper.name.lower()}", paper,
                 (*_boxes(np.asarray(picture) < 128, left, top, square / _UNITS), *ruler), (), words + said)


def mark_sheets(layout: Layout, paper: Paper) -> list[Sheet]:
    """As many marks to a page as it takes; each with the white around it that it is found by."""
    said = (f"dealer-assist: marks for the felt of layout {layout.name}, {layout.width:g} x {layout.height:g} mm. "
            "Print at 100 %.",
            "Lay their middles so far from the felt's top left corner as the camera's picture shows it; any side up.")
    head = [Writing(_EDGE, _EDGE + 4 + 5 * n, 3.6, line) for n, line in enumerate(said)]
    sheets: list[Sheet] = []
    black: list[Box] = []
    cuts: list[Box] = []
    words = list(head)
    x, top = float(_EDGE), _EDGE + 14.0
    y, deepest, halves = top, 0.0, False

    def finish() -> None:
        ruler, below = _ruler(_EDGE, paper.height - 24)
        sheets.append(Sheet(f"marks-{layout.name}-{paper.name.lower()}-{len(sheets) + 1}", paper,
                            (*black, *ruler), tuple(cuts), (*words, *below)))

    for mark in sorted(layout.marks, key=lambda mark: mark.halves):
        if mark.halves and black and not halves:
            finish()
            black, cuts, words, x, y = [], [], list(head), float(_EDGE), top
        halves = mark.halves
        tile = mark.size * 4 / 3        # as wide in white on every side as one of its cells
        wide, high = max(tile, 56), tile + (26 if halves else 18)
        if x + wide > paper.width - _EDGE:
            x, y, deepest = float(_EDGE), y + deepest + 4, 0.0
        if y + high > paper.height - 30 and black:
            finish()
            black, cuts, words, x, y = [], [], list(head), float(_EDGE), top
        cuts.append(Box(x, y, tile, tile))
        black += _boxes(_mark(mark), x + mark.size / 6, y + mark.size / 6, mark.size / 6)
        words.append(Writing(x, y + tile + 5, 3.6, f"mark {mark.id}, {mark.size:g} mm"))
        words.append(Writing(x, y + tile + 10, 3.2, f"middle {mark.x:g} mm from the left,"))
        words.append(Writing(x, y + tile + 14, 3.2, f"{mark.y:g} mm from the top"))
        if halves:
            words.append(Writing(x, y + tile + 18, 3.2, "only for two cameras"))
            words.append(Writing(x, y + tile + 22, 3.2, "that see a half each"))
        x, deepest = x + wide + 6, max(deepest, high)
    finish()
    return sheets


def _mark(mark: Mark) -> NDArray[np.bool_]:
    dictionary = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50)
    return np.asarray(np.asarray(cv2.aruco.generateImageMarker(dictionary, mark.id, 6)) < 128)


def _ruler(x: float, y: float) -> tuple[tuple[Box, ...], tuple[Writing, ...]]:
    """Whoever measures it knows whether the printer kept the size."""
    ticks = [Box(x + at - 0.15, y - (4 if at % 50 == 0 else 2.5), 0.3, 4 if at % 50 == 0 else 2.5)
             for at in range(0, _RULER + 1, 10)]
    return ((*ticks, Box(x - 0.15, y, _RULER + 0.3, 0.4)),
            (Writing(x, y + 5.5, 3.6, f"This line is {_RULER} mm long from its first tick to its last. If a ruler says "
                                      "otherwise, print"),
             Writing(x, y + 10, 3.6, "again without fitting to the page.")))


def _boxes(black: NDArray[np.bool_], left: float, top: float, side: float) -> Iterator[Box]:
    """The black cells of a grid in few boxes: runs along the rows, drawn on down while the rows stay the same."""
    open_runs: dict[tuple[int, int], int] = {}
    for row, cells in enumerate([*black.tolist(), [False] * black.shape[1]]):
        edges = np.flatnonzero(np.diff(np.concatenate([[0], np.asarray(cells, np.int8), [0]])))
        runs = set(zip(edges[::2].tolist(), edges[1::2].tolist(), strict=True))
        for (start, end), since in list(open_runs.items()):
            if (start, end) not in runs:
                yield Box(left + start * side, top + since * side, (end - start) * side, (row - since) * side)
                del open_runs[start, end]
        for run in runs:
            open_runs.setdefault(run, row)
