"""What one look at one place of the felt showed. Whole numbers, so that the record is the same everywhere."""

from __future__ import annotations

import math
from dataclasses import dataclass

from dealer_assist.cards import Face
from dealer_assist.table.layout import Area
from dealer_assist.table.places import Place

CELL = 100      # tenths of a millimetre: the side of a cell of ``Glimpse.bare``


@dataclass(frozen=True, slots=True)
class Sighting:
    """A card on the felt; ``face`` is UNREADABLE when a card is there and the evidence for no face suffices."""

    x: int                  # its middle on the felt, tenths of a millimetre
    y: int
    turn: int               # of its long side from upright, tenths of a degree, -900 … 900
    face: Face
    certainty: int          # per mille: of the face where there is one, else of there being a card


@dataclass(frozen=True, slots=True)
class Glimpse:
    """One area in one frame. Areas that nobody looked at in a frame have no glimpse of it: unknown is not empty."""

    camera: str
    frame: int
    captured_at: int        # microseconds
    place: Place
    sightings: tuple[Sighting, ...]
    bare: int               # bit (row × columns + column) is set where that cell of the area shows nothing but felt


@dataclass(frozen=True, slots=True)
class Looks:
    """One area at one moment, by each of the cameras that looked there."""

    glimpses: tuple[Glimpse, ...]


def cells(area: Area) -> tuple[int, int]:
    """Columns and rows of the area's cells; what is left over at its right and lower edge has cells of its own."""
    return math.ceil(area.width * 10 / CELL), math.ceil(area.height * 10 / CELL)
