"""The cameras of one table: each looks at the places that it sees whole; where one sees a change, all of them look."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from dealer_assist.table.layout import Area, Layout
from dealer_assist.table.places import Place, Zone
from dealer_assist.table.settlement import because
from dealer_assist.vision.felt import FeltNotFound, Plane, edge_of, find_plane, marks_in, plane_by, warp
from dealer_assist.vision.frame import Frame, Pixels
from dealer_assist.vision.lens import Lens
from dealer_assist.vision.reading import CardReader, Kind
from dealer_assist.vision.recogniser import Recogniser
from dealer_assist.vision.sighting import Glimpse, Looks

_FEWEST_MARKS = 3       # that a camera over a part of the table must see: by two its far side is a centimetre off
_BACK = 2.0             # millimetres by which a place may be missed that is looked up in the picture and back
_OF_HANDS = Zone.SEAT, Zone.PLAYER, Zone.DEALER, Zone.BOARD
_SURELY_A_CARD = 0.7    # the detector's confidence in an outline: of what is printed on ten felts, .30 at most


@dataclass(frozen=True, slots=True)
class EmptyTable:
    """How one camera sees the table with nothing on it."""

    plane: Plane
    reference: Pixels


class Eyes:
    """``tables``: by the name of the camera, in the order in which they were given."""

    def __init__(self, reader: CardReader, layout: Layout, tables: Mapping[str, EmptyTable]) -> None:
        self.layout = layout
        self._places = [area.place for area in layout.areas]
        self._shapes = {name: table.reference.shape for name, table in tables.items()}
        seen = {name: [area for area in layout.areas if sees(table, area)] for name, table in tables.items()}
        unseen = [str(area.place) for area in layout.areas if not any(area in areas for areas in seen.values())]
        if unseen:
            raise FeltNotFound(f"layout {layout.name}: {', '.join(unseen)} not wholly in the picture of "
                               f"{' or '.join(tables)}; every area was expected in a picture: turn the camera, or hang "
                               "it higher")
        self._recognisers = {name: Recogniser(reader, replace(layout, areas=tuple(seen[name])), table.plane,
                                              table.reference) for name, table in tables.items()}

    def found_anew(self, camera: str, table: EmptyTable) -> bool:
        """A camera that was moved reads on from where it is now; False: it does not see all that it saw."""
        before = self._recognisers[camera]
        areas = tuple(watch.area for watch in before.watches)
        if not all(sees(table, area) for area in areas):
            return False
        self._recognisers[camera] = Recogniser(before.reader, replace(self.layout, areas=areas), table.plane,
                                               table.reference)
        return True

    def look(self, frames: Sequence[Frame]) -> tuple[Glimpse | Looks, ...]:
        """What is worth saying of this moment, in the order of the layout's areas."""
        # A picture of another size shows the felt elsewhere: it is as good as none.
        usable = [frame for frame in frames if frame.pixels.shape == self._shapes[frame.camera]]
        seen: dict[Place, list[Glimpse]] = {}
        for frame in (*usable, *usable[:-1]):       # the last has heard of all the others, the others not of the last
            for glimpse in self._recognisers[frame.camera].look(frame, seen):
                seen.setdefault(glimpse.place, []).append(glimpse)
        return tuple(glimpses[0] if len(glimpses) == 1 else Looks(tuple(glimpses))
                     for place in self._places if (glimpses := seen.get(place)))


def cards_on(table: EmptyTable, layout: Layout, reader: CardReader) -> tuple[Place, ...]:
    """Where a hand would lie and surely a card does already: a felt that is opened so would not show it any more. What
    is printed on a felt can look a little like a card."""
    areas = [area for area in layout.areas if area.place.zone in _OF_HANDS and sees(table, area)]
    return tuple(area.place for area in areas if any(
        one.certainty >= reader.accept_certainty if one.kind is Kind.INDEX else one.confidence >= _SURELY_A_CARD
        for one in reader.read([warp(table.reference, area, table.plane)])[0]))     # all at once would take memory


def plane_in(pixels: Pixels, layout: Layout, alone: bool = True, lens: Lens | None = None) -> Plane:
    """``alone``: no other camera sees the rest of the table, so that this one must see all of its marks."""
    seen = {} if alone else marks_in(pixels)
    marks = [mark for mark in layout.marks if mark.id in seen]
    others = bool(seen) and not marks       # another felt's, which is told
    if alone or others or all(mark in marks for mark in layout.whole_marks):
        return find_plane(pixels, layout, lens)
    if len(marks) < _FEWEST_MARKS:
        numbers = ", ".join(str(mark.id) for mark in marks)
        raise FeltNotFound(f"felt of layout {layout.name}: of its marks {numbers or 'none'} seen; at least "
                           f"{_FEWEST_MARKS} were expected of a camera over a part of the table: lay the layout's "
                           "marks for halves, too (dealer-assist calibrate --print makes them), or turn the camera",
                           because("calibrate.no.few_marks", wanted=_FEWEST_MARKS,
                                   **{"seen": numbers} if numbers else {}))
    return plane_by(marks, seen, layout, lens)


def sees(table: EmptyTable, area: Area) -> bool:
    height, width = table.reference.shape[:2]
    around = edge_of(area)
    edge = table.plane.pixels(around)
    # Far outside what the lens was measured in it may fold back what it shows.
    there = np.linalg.norm(table.plane.millimetres(edge) - around, axis=1).max() < _BACK
    return bool((edge >= 0).all() and (edge <= (width - 1, height - 1)).all() and there)
