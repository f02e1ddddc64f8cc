"""The pictures of all cameras at one moment, in step, and what had been read in them by then. No Qt."""

from __future__ import annotations

import mmap
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

import numpy as np

from dealer_assist.cards import Card, Face, Joker, Unread
from dealer_assist.ledger.codec import CodecError, parse, unpack
from dealer_assist.ledger.entries import Entry, ViewTrusted
from dealer_assist.overlay.view import Outline, Seen
from dealer_assist.sessions.folder import HEADER, SEEN, SIGHTINGS, BrokenSession, pieces_in
from dealer_assist.sessions.footage import PAUSE, Footage
from dealer_assist.sessions.header import Header
from dealer_assist.sessions.readings import Lay
from dealer_assist.sessions.reexamine import plane_of
from dealer_assist.table.layout import Layout
from dealer_assist.table.places import Place
from dealer_assist.vision.cameras.moments import TOGETHER
from dealer_assist.vision.felt import Plane
from dealer_assist.vision.frame import Doing, Frame, Moment, Pixels
from dealer_assist.vision.lens import Points
from dealer_assist.vision.overview import Overview
from dealer_assist.vision.several import EmptyTable
from dealer_assist.vision.sighting import Glimpse, Sighting
from dealer_assist.words import Words

CARD_MM = 63, 88
_UNKNOWN = Plane((1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0), 0.0, 1.0)
_LOOK = re.compile(rb'\{"bare":[^,]*,"camera":("(?:[^"\\]|\\.)*"),"captured_at":(\d+),"frame":\d+,"place":"([^"]*)",'
                   rb'"sightings":\[[^\]]*\]\}')
_AT = re.compile(rb'"captured_at":(\d+)')
_FILES = 4          # of sightings that are held
_SURE = 980         # per mille: from here on a card's certainty is not written beside it
_SHORT = 1 << 12    # bytes


class Films:
    """``troubles``: why pictures are missing, in sentences."""

    def __init__(self, folder: Path, header: Header, entries: Iterable[Entry], layout: Layout) -> None:
        self.header, self.layout = header, layout
        self.cameras = tuple(pictures.camera for pictures in header.pictures)
        self.films: dict[str, Footage] = {}
        self.troubles: list[str] = []
        self._planes: dict[str, list[tuple[int, Plane]]] = {}
        for number, pictures in enumerate(header.pictures):
            try:
                self.films[pictures.camera] = Footage(folder, number)
            except BrokenSession as error:
                self.troubles.append(str(error))
            try:
                self._planes[pictures.camera] = [(0, plane_of(pictures))]
            except BrokenSession as error:
                self.troubles.append(f"{folder / HEADER}: {str(error).removeprefix(HEADER + ': ')}")
        for entry in entries:
            if isinstance(entry.event, ViewTrusted) and entry.event.plane and entry.event.camera in self._planes:
                known = self._planes[entry.event.camera]
                known.append((entry.at, replace(known[-1][1], to_pixels=tuple(map(float, entry.event.plane)))))
        tables = {pictures.camera: EmptyTable(self.plane(pictures.camera, 0) or _UNKNOWN,
                                              np.zeros((pictures.height, pictures.width, 3), np.uint8))
                  for pictures in header.pictures}
        # As the dealer saw them, then each by itself, then all of them.
        self._overviews = [(Overview(tables, layout), self.cameras)]
        if len(tables) > 1:
            self._overviews += [(Overview({name: table}, layout), (name,)) for name, table in tables.items()]
            self._overviews.append((Overview(tables, layout, every=True), self.cameras))
        self.shown = 0

    @property
    def first(self) -> int | None:
        return min((film.first for film in self.films.values()), default=None)

    @property
    def last(self) -> int | None:
        return max((film.last for film in self.films.values()), default=None)

    def before(self, at: int) -> int | None:
        return max((moment for film in self.films.values() if (moment := film.before(at)) is not None), default=None)

    def after(self, at: int) -> int | None:
        return min((moment for film in self.films.values() if (moment := film.after(at)) is not None), default=None)

    def show_next(self) -> None:
        """Another camera, or all of them."""
        self.shown = (self.shown + 1) % len(self._overviews)

    @property
    def shows(self) -> str:
        """The camera that is shown by itself; "" where it is what the dealer saw, or all of them."""
        return self.cameras[self.shown - 1] if 0 < self.shown <= len(self.cameras) < len(self._overviews) else ""

    def moment(self, at: int) -> Moment:
        """The newest picture of each camera then, unless it gave none for a while."""
        frames, doing = [], []
        for camera in self.cameras:
            frame = self.frame(camera, at)
            if frame is not None:
                frames.append(frame)
            doing.append(Doing(camera, away_since=None if frame else at))
        return Moment(at, tuple(frames), tuple(doing))

    def frame(self, camera: str, at: int) -> Frame | None:
        if camera not in self.films:
            return None
        try:
            frame = self.films[camera].frame_at(at)
        except BrokenSession as error:
            if str(error) not in self.troubles:
                self.troubles.append(str(error))
            return None
        return frame if -TOGETHER <= at - frame.captured_at <= PAUSE else None

    def picture(self, moment: Moment) -> Pixels | None:
        overview, cameras = self._overviews[self.shown]
        for camera in cameras:
            if plane := self.plane(camera, moment.at):
                overview.found_anew(camera, EmptyTable(plane, np.zeros((0, 0, 3), np.uint8)))
        return overview.at(replace(moment, frames=tuple(f for f in moment.frames if f.camera in cameras)))

    def outlines(self, seen: Iterable[Glimpse], words: Words) -> Iterator[Outline]:
        """Of what was read, by the cameras whose pictures are shown: in those of the others the card lies there too."""
        only = {self.shows} if self.shows else {*self._planes}
        told: set[tuple[Place, int, int]] = set()
        for glimpse in seen:
            for sighting in glimpse.sightings if glimpse.camera in only and glimpse.camera in self._planes else ():
                near = glimpse.place, round(sighting.x / 200), round(sighting.y / 200)
                if near not in told:
                    told.add(near)
                    yield from self._outlines(sighting, words)

    def _outlines(self, sighting: Sighting, words: Words) -> Iterator[Outline]:
        sure = sighting.certainty >= _SURE
        label = words("replay.reading", face=words.face(sighting.face),
                      certainty=None if sure else sighting.certainty // 10)
        for corners in self._overviews[self.shown][0].seen(card_on_felt(sighting)):
            yield Outline(tuple((float(x), float(y)) for x, y in corners), label,
                          seen_as(sighting.face))

    def plane(self, camera: str, at: int) -> Plane | None:
        known = [plane for since, plane in self._planes.get(camera, ()) if since <= at]
        return known[-1] if known else None


def seen_as(face: Face) -> Seen:
    return Seen.READ if isinstance(face, Card | Joker) else (
        Seen.FACE_DOWN if face is Unread.FACE_DOWN else Seen.UNREADABLE)


def card_on_felt(card: Sighting | Lay) -> Points:
    """Its corners in felt millimetres."""
    angle = np.radians(card.turn / 10)
    across, along = np.array([np.cos(angle), np.sin(angle)]), np.array([-np.sin(angle), np.cos(angle)])
    middle = np.array([card.x, card.y]) / 10
    return np.array([middle + across * w * CARD_MM[0] / 2 + along * h * CARD_MM[1] / 2
                     for w, h in ((-1, -1), (1, -1), (1, 1), (-1, 1))])


class SeenThen:
    """What the record has of the cameras' looks. A file of it is read when a moment in it is wanted."""

    def __init__(self, folder: Path) -> None:
        self._files = pieces_in(folder / SEEN, ".jsonl") or [folder / SIGHTINGS]
        self._content = lru_cache(_FILES)(_content)
        self._begins = lru_cache(None)(_begins)

    def newest(self, since: int, at: int) -> tuple[Glimpse, ...]:
        """Of each place the newest look by each camera, from ``since`` on."""
        found: dict[tuple[bytes, bytes], bytes] = {}
        for path in self._between(since, at):
            content = self._content(path)
            for look in _LOOK.finditer(content, _offset(content, since)):
                if int(look[2]) > at + PAUSE:       # of two cameras one is a little behind the other
                    break
                if since <= int(look[2]) <= at:
                    found[look[1], look[3]] = look[0]
        glimpses = []
        for told in found.values():
            with suppress(CodecError):      # what cannot be read is for the check to tell
                glimpses.append(unpack(Glimpse, parse(told), ""))
        return tuple(glimpses)

    def _between(self, since: int, at: int) -> Iterator[Path]:
        low, high = 0, len(self._files)
        while low < high:       # the first file that begins after ``since``
            middle = (low + high) // 2
            low, high = (middle + 1, high) if self._begins(self._files[middle]) <= since else (low, middle)
        for path in self._files[max(low - 1, 0):]:
            if self._begins(path) > at:
                return
            yield path


def _content(path: Path) -> bytes | mmap.mmap:
    """As large as it is: only what is looked at comes into memory."""
    try:
        with path.open("rb") as file:
            return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except (OSError, ValueError):       # missing, or empty
        return b""


def _begins(path: Path) -> int:
    """When its first look was captured; 0 where it tells of none."""
    try:
        with path.open("rb") as file:
            found = _AT.search(file.read(1 << 16))
    except OSError:
        found = None
    return int(found[1]) if found else 0


def _offset(content: bytes | mmap.mmap, at: int) -> int:
    """The beginning of a line, shortly before the first look that was captured at this moment or later."""
    low, high = 0, len(content)
    while high - low > _SHORT:
        middle = (low + high) // 2
        found = _AT.search(content, middle)
        if found is None or int(found[1]) >= at:
            high = middle
        else:
            low = middle
    return content.rfind(b"\n", 0, low) + 1
