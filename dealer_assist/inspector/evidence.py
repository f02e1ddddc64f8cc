"""What the cameras saw of a round: its looks, out of a file of hours, and which card was read from which frames.

No Qt. The sightings stand in the order of their captured times, so those of one round are found by halving the file.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import numpy as np

from dealer_assist.inspector.timeline import Hand, Happening
from dealer_assist.ledger.codec import CodecError
from dealer_assist.ledger.entries import ViewTrusted
from dealer_assist.sessions.folder import SEEN, SIGHTINGS, BrokenSession, pieces_in
from dealer_assist.sessions.header import Header
from dealer_assist.sessions.readings import Lay, Lays
from dealer_assist.sessions.sightings import Said, read_lines
from dealer_assist.table.events import CardMoved
from dealer_assist.table.layout import Layout
from dealer_assist.table.places import Place
from dealer_assist.vision.felt import Plane
from dealer_assist.vision.sighting import Glimpse, Looks, Sighting

CARD_MM = 63, 88
BEFORE = 3_000_000          # microseconds before an entry in which its card may have come to lie there
AFTER = 1_500_000           # ... after a round for which its looks are kept
BLOCK = 1 << 16
MOST = 60_000_000           # bytes of sightings held at once: of a round of hours the first part is looked at


@dataclass(frozen=True)
class Evidence:
    """What was seen while a round was played."""

    looks: tuple[Glimpse, ...] = ()
    lays: tuple[Lay, ...] = ()

    def behind(self, happening: Happening) -> Lay | None:
        """The card as it lay when this entry told of it, by the camera that saw it best."""
        if not happening.card or happening.place is None or isinstance(happening.event, CardMoved):
            return None
        near = [lay for lay in self.lays if lay.place == happening.place
                and lay.since <= happening.at and lay.until >= happening.at - BEFORE]
        same = [lay for lay in near if lay.face == happening.face]
        fresh = [lay for lay in same if lay.since >= happening.at - BEFORE]
        return max(fresh or same, key=lambda lay: (lay.since, lay.certainty), default=None)

    def seen_at(self, at: int, camera: str) -> Iterator[tuple[Place, Sighting]]:
        """What this camera last saw at each place up to this moment."""
        newest: dict[Place, Glimpse] = {}
        for look in self.looks:
            if look.captured_at > at:
                break
            if look.camera == camera:
                newest[look.place] = look
        for place, look in newest.items():      # a place that nobody looked at again lies as it lay
            for sighting in look.sightings:
                yield place, sighting

    def times(self, camera: str) -> list[int]:
        return sorted({look.captured_at for look in self.looks if look.camera == camera})


def gathered(folder: Path, hand: Hand, layout: Layout) -> Evidence:
    """Of a session without sightings, or whose sightings cannot be read, there is none: the ledger tells the rest."""
    lays = Lays(layout)
    looks: list[Glimpse] = []
    areas = {area.place for area in layout.areas}
    for look in looks_between(folder, hand.at - BEFORE, hand.until + AFTER):
        looks.append(look)
        if look.place in areas:
            lays.add(look)
    return Evidence(tuple(looks), tuple(lays.all()))


def looks_between(folder: Path, first: int, last: int) -> Iterator[Glimpse]:
    held = 0
    for path in _files_from(folder, first):
        with path.open("rb") as file:
            file.seek(_offset(file, path, first))
            while held < MOST and (line := file.readline()):
                held += len(line)
                for look in _glimpses(line, path):
                    if look.captured_at > last:
                        return
                    if look.captured_at >= first:
                        yield look


def _files_from(folder: Path, first: int) -> list[Path]:
    """In segments, or in one file as sessions of before had it; those that end before this moment are left out."""
    pieces = pieces_in(folder / SEEN, ".jsonl")
    if not pieces:
        return [path for path in (folder / SIGHTINGS,) if path.exists()]

    def begins(path: Path) -> int:
        with path.open("rb") as file:
            return _time_after(file, path, 0) or 0

    return pieces[max(0, bisect_right(pieces, first, key=begins) - 1):]


def _offset(file: BinaryIO, path: Path, first: int) -> int:
    """Where a line begins before which there is nothing from this moment on."""
    low, high = 0, file.seek(0, 2)
    while high - low > BLOCK:
        middle = (low + high) // 2
        at = _time_after(file, path, middle)
        low, high = (low, middle) if at is None or at >= first else (middle, high)
    if not low:
        return 0
    file.seek(low)
    file.readline()
    return file.tell()


def _time_after(file: BinaryIO, path: Path, offset: int) -> int | None:
    """The captured time of the first look whose line begins after this byte."""
    file.seek(offset)
    if offset:
        file.readline()
    while line := file.readline():
        for look in _glimpses(line, path):
            return look.captured_at
    return None


def _glimpses(line: bytes, path: Path) -> tuple[Glimpse, ...]:
    try:
        for seen in read_lines(line, path, cut_off=not line.endswith(b"\n")):
            match seen:
                case Said():
                    return ()
                case Looks(glimpses):
                    return glimpses
                case Glimpse():
                    return (seen,)
    except (BrokenSession, CodecError):
        pass
    return ()


# ── where on a picture ──
@dataclass(frozen=True)
class Planes:
    """How each camera saw the felt, from when on."""

    found: Mapping[str, Sequence[tuple[int, Plane]]]

    def at(self, camera: str, moment: int) -> Plane | None:
        planes = [plane for since, plane in self.found.get(camera, ()) if since <= moment]
        return planes[-1] if planes else None


def planes_of(header: Header, hand: Hand) -> Planes:
    """As the header has them, and as the felt was found anew since."""
    found: dict[str, list[tuple[int, Plane]]] = {}
    for pictures in header.pictures:
        try:
            found[pictures.camera] = [(0, Plane.from_json(pictures.plane))]  # type: ignore[arg-type]
        except (KeyError, TypeError, ValueError):
            continue            # a table without a camera has none
    for entry in hand.record.devices:
        if isinstance(entry.event, ViewTrusted) and entry.event.plane and found.get(entry.event.camera):
            before = found[entry.event.camera][-1][1]
            found[entry.event.camera].append((entry.at, Plane(
                tuple(map(float, entry.event.plane)), before.error, before.px_per_mm, before.lens)))
    return Planes(found)


def corners(sighting: Sighting | Lay, plane: Plane) -> tuple[tuple[float, float], ...]:
    """Of a card, in pixels of the camera's picture."""
    angle = np.radians(sighting.turn / 10)
    across, along = np.array([np.cos(angle), np.sin(angle)]), np.array([-np.sin(angle), np.cos(angle)])
    felt = np.array([np.array([sighting.x, sighting.y]) / 10 + across * w * CARD_MM[0] / 2 + along * h * CARD_MM[1] / 2
                     for w, h in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    return tuple((float(x), float(y)) for x, y in plane.pixels(felt))
