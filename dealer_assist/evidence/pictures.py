"""Pictures of a round: those by which its cards were read, as the film has them, and a marked copy for looking at.

What is covered is covered in the copy alone. No Qt.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path

import av
import cv2
import numpy as np

from dealer_assist.cards import FACE_DOWN, Card, Face, Joker
from dealer_assist.inspector.evidence import Evidence, Planes, corners
from dealer_assist.inspector.timeline import Hand, Happening
from dealer_assist.sessions.footage import Footage
from dealer_assist.sessions.readings import Lay
from dealer_assist.table.events import Amended, CardMoved, ChipsChanged, RoundClosed, Ruled
from dealer_assist.table.layout import Layout
from dealer_assist.table.places import DISCARD, Place, Zone
from dealer_assist.vision.felt import Plane
from dealer_assist.vision.frame import Frame, Pixels
from dealer_assist.vision.sighting import Glimpse, Sighting

Corners = tuple[tuple[float, float], ...]

WIDEST = 1280               # pixels of the copy: it is for looking at, the originals lie beside it
STRIP = 30                  # ... of the strip above it, which says what it is
_FONT = cv2.FONT_HERSHEY_DUPLEX
_SKY, _YELLOW, _NIGHT = (233, 180, 86), (66, 228, 240), (20, 15, 11)
_AROUND = 25                # millimetres around a seat's places that are covered with them


@dataclass(frozen=True, slots=True)
class Rectangle:
    """In pixels of a camera's picture. ``camera`` counts from 1."""

    x: int
    y: int
    width: int
    height: int
    camera: int = 1

    @classmethod
    def read(cls, text: str) -> Rectangle | None:
        """``400,120,90,110``, or ``2:400,120,90,110`` of the second camera; None: it is none."""
        found = re.fullmatch(r"(?:([1-9]\d?):)?(\d{1,5}),(\d{1,5}),(\d{1,5}),(\d{1,5})", text, re.ASCII)
        if found is None:
            return None
        camera, x, y, width, height = (int(number or 1) for number in found.groups())
        return cls(x, y, width, height, camera)

    @property
    def text(self) -> str:
        return f"{f'{self.camera}:' * (self.camera > 1)}{self.x},{self.y},{self.width},{self.height}"


@dataclass(frozen=True, slots=True)
class Masks:
    """What is covered in the copy: faces and whatever else by hand, boxes by where the layout has them."""

    rectangles: tuple[Rectangle, ...] = ()
    boxes: frozenset[int] = frozenset()

    def __bool__(self) -> bool:
        return bool(self.rectangles or self.boxes)

    def cover(self, picture: Pixels, camera: int, plane: Plane | None, layout: Layout) -> Pixels:
        """Another picture. ``camera`` counts from 1."""
        covered = picture.copy()
        for outline in self.outlines(camera, plane, layout):
            cv2.fillConvexPoly(covered, np.array(outline, np.int32), (0, 0, 0))
        return covered

    def outlines(self, camera: int, plane: Plane | None, layout: Layout) -> Iterator[Corners]:
        """The corners of each part, in pixels of this camera's picture."""
        for one in self.rectangles:
            if one.camera == camera:
                right, bottom = one.x + one.width, one.y + one.height
                yield (one.x, one.y), (right, one.y), (right, bottom), (one.x, bottom)
        for edges in [[*_of_box(layout, box)] for box in sorted(self.boxes)]:
            if plane is not None and edges:
                points = np.clip(plane.pixels(np.array(edges)), -30_000, 30_000).round().astype(np.int32)
                yield tuple((float(x), float(y)) for x, y in cv2.convexHull(points)[:, 0])

    def but(self, box: int, layout: Layout) -> Masks:
        """All boxes but this one, too."""
        return replace(self, boxes=self.boxes | (frozenset(layout.seats) - {box}))

    def hides(self, place: Place, camera: int, outline: Corners) -> bool:
        """What is read there is not drawn either."""
        if place.zone is Zone.SEAT and place.seat in self.boxes:
            return True
        x, y = np.array(outline).mean(0) if outline else (-1, -1)
        return any(r.camera == camera and r.x <= x <= r.x + r.width and r.y <= y <= r.y + r.height
                   for r in self.rectangles)


def _of_box(layout: Layout, box: int) -> Iterator[tuple[float, float]]:
    """The corners of all that belongs to it, in millimetres."""
    for area in layout.areas:
        if area.place.zone is Zone.SEAT and area.place.seat == box:
            yield from _rectangle(area.x, area.y, area.x + area.width, area.y + area.height)
    for spot in layout.bets:
        if spot.on.zone is Zone.SEAT and spot.on.seat == box:
            yield from _rectangle(spot.x - spot.radius, spot.y - spot.radius, spot.x + spot.radius,
                                  spot.y + spot.radius)


def _rectangle(left: float, top: float, right: float, bottom: float) -> Iterator[tuple[float, float]]:
    for x in (left - _AROUND, (left + right) / 2, right + _AROUND):
        for y in (top - _AROUND, bottom + _AROUND):
            yield x, y


# ── the pictures by which cards were read ──
@dataclass(frozen=True, slots=True)
class Read:
    """A card in a picture. ``seq``: the entry that tells of it; 0: it only lies there."""

    seq: int
    place: Place
    face: Face
    certainty: int
    corners: Corners


@dataclass(frozen=True, slots=True)
class Shot:
    """``camera`` counts from 1; ``last``: how the cards lay in the end."""

    camera: int
    name: str
    at: int
    cards: tuple[Read, ...]
    last: bool = False


def shots_of(hand: Hand, happened: Iterable[Happening], evidence: Evidence, planes: Planes,
             cameras: Sequence[str]) -> list[Shot]:
    """At the captured times of the looks by which cards were read, and of the last look before the round was paid."""
    cards: dict[tuple[int, int], list[Read]] = {}
    for happening in happened:
        lay = evidence.behind(happening)
        if lay is None or lay.camera not in cameras or happening.place is None:
            continue
        found = _look(evidence, lay, happening.at)
        if found is None:
            continue
        at, sighting = found
        plane = planes.at(lay.camera, at)
        cards.setdefault((cameras.index(lay.camera) + 1, at), []).append(Read(
            happening.seq, happening.place, happening.face or lay.face, lay.certainty,
            corners(sighting, plane) if plane else ()))
    shots = [Shot(camera, cameras[camera - 1], at, tuple(read)) for (camera, at), read in sorted(cards.items())]
    closed = before_gathered(hand)
    for number, name in enumerate(cameras, 1):
        before = [at for at in evidence.times(name) if at <= closed]
        if before:
            plane = planes.at(name, before[-1])
            shots.append(Shot(number, name, before[-1], tuple(
                Read(0, place, seen.face, seen.certainty, corners(seen, plane) if plane else ())
                for place, seen in evidence.seen_at(before[-1], name)), last=True))
    return shots


def before_gathered(hand: Hand) -> int:
    """When all cards lay, and no hand took them: halfway between the last thing told and the first card gathered."""
    played = [entry for entry in hand.entries if not isinstance(entry.event, Amended | Ruled | ChipsChanged)]
    gathered = [entry for entry in played if isinstance(entry.event, RoundClosed)
                or (isinstance(entry.event, CardMoved) and entry.event.to == DISCARD)]
    told = max((entry.at for entry in played if entry not in gathered), default=hand.at)
    return next(((told + entry.at) // 2 for entry in gathered if entry.at >= told), hand.until)


def _look(evidence: Evidence, lay: Lay, told: int) -> tuple[int, Sighting] | None:
    """The last look at this card before its entry was made; else the first one."""
    looks = [(look.captured_at, near[0]) for look in evidence.looks
             if (look.camera, look.place) == (lay.camera, lay.place) and lay.since <= look.captured_at <= lay.until
             and (near := sorted((s for s in look.sightings if s.face == lay.face),
                                 key=lambda s: abs(s.x - lay.x) + abs(s.y - lay.y)))]
    return next((look for look in reversed(looks) if look[0] <= told), looks[0] if looks else None)


def near(picture: Pixels, outline: Corners) -> Pixels:
    """The card with a little around it."""
    points = np.array(outline)
    (left, top), (right, bottom) = points.min(0), points.max(0)
    rim = max(right - left, bottom - top) * .25
    high, wide = picture.shape[:2]
    x0, y0 = max(0, int(left - rim)), max(0, int(top - rim))
    return picture[y0:max(y0 + 8, min(high, int(bottom + rim))), x0:max(x0 + 8, min(wide, int(right + rim)))]


def png(picture: Pixels) -> bytes:
    return cv2.imencode(".png", picture)[1].tobytes()


# ── the copy for looking at ──
@dataclass(frozen=True, slots=True)
class Clip:
    camera: int
    first: int
    last: int
    pictures: int


def write_clip(to: Path, footage: Footage, camera: int, first: int, last: int, looks: Sequence[Glimpse],
               planes: Planes, masks: Masks, layout: Layout, told: Callable[[int], object]) -> Clip | None:
    """Every picture captured from ``first`` to ``last``, both of them too, at its own time. None: there is none.
    ``told`` hears of each picture's captured time."""
    seen = _Seen([look for look in looks if look.camera == footage.name])
    begun = end = count = 0
    container = stream = None
    try:
        for frame in footage.frames(first, last):
            plane = planes.at(footage.name, frame.captured_at)
            picture = _marked(frame, masks.cover(frame.pixels, camera, plane, layout),
                              [(sighting.face, edges) for place, look in seen.at(frame.captured_at).items()
                               for sighting in look.sightings if plane is not None
                               and not masks.hides(place, camera, edges := corners(sighting, plane))])
            if container is None or stream is None:
                container = av.open(str(to), "w", format="mp4", options={"movflags": "faststart"})
                container.metadata["title"] = "viewing copy, not the original"
                stream = container.add_stream("libx264", rate=30, options={"preset": "veryfast", "crf": "24"})
                stream.width, stream.height, stream.pix_fmt = picture.shape[1], picture.shape[0], "yuv420p"
                stream.codec_context.time_base = Fraction(1, 1_000_000)
                stream.codec_context.max_b_frames = 0
                begun = frame.captured_at
            if count and frame.captured_at <= end:
                continue            # a clock was set back: within a film time goes forward
            shown = av.VideoFrame.from_ndarray(picture, format="bgr24")
            shown.pts, shown.time_base = frame.captured_at - begun, Fraction(1, 1_000_000)
            container.mux(stream.encode(shown))
            end, count = frame.captured_at, count + 1
            told(end)
        if container is not None and stream is not None:
            container.mux(stream.encode(None))
    finally:
        if container is not None:
            container.close()
    return Clip(camera, begun, end, count) if count else None


class _Seen:
    """What was last seen at each place, moment by moment."""

    def __init__(self, looks: Sequence[Glimpse]) -> None:
        self._looks, self._next = looks, 0
        self._newest: dict[Place, Glimpse] = {}

    def at(self, moment: int) -> Mapping[Place, Glimpse]:
        while self._next < len(self._looks) and self._looks[self._next].captured_at <= moment:
            look = self._looks[self._next]
            self._newest[look.place] = look
            self._next += 1
        return self._newest


def _marked(frame: Frame, picture: Pixels, cards: Iterable[tuple[Face, Corners]]) -> Pixels:
    return labelled(draw(picture, cards), f"VIEWING COPY, NOT THE ORIGINAL   {frame.camera}   "
                    f"{moment(frame.captured_at)}   "
                    f"picture {frame.index}")


def draw(picture: Pixels, cards: Iterable[tuple[Face, Corners]]) -> Pixels:
    """The readings, on a copy that is no wider than ``WIDEST``."""
    share = min(1.0, WIDEST / picture.shape[1])
    canvas = np.array(cv2.resize(picture, None, fx=share, fy=share, interpolation=cv2.INTER_AREA) if share < 1
                      else picture, np.uint8)
    unit = max(canvas.shape[1] / WIDEST, .4)
    for face, outline in cards:
        points = np.array(outline) * share
        known = isinstance(face, Card | Joker)
        ink = _SKY if known else _YELLOW
        cv2.polylines(canvas, [points.round().astype(np.int32)], True, ink, max(1, round(2 * unit)), cv2.LINE_AA)
        text = str(face).replace("T", "10") if known else "face down" if face is FACE_DOWN else "?"
        (wide, high), _ = cv2.getTextSize(text, _FONT, .6 * unit, 1)
        x, y = int(points[:, 0].mean() - wide / 2), int(points[:, 1].max() + high + 6 * unit)
        cv2.rectangle(canvas, (x - 3, y - high - 3), (x + wide + 3, y + 4), _NIGHT, -1)
        cv2.putText(canvas, text, (x, y), _FONT, .6 * unit, ink, 1, cv2.LINE_AA)
    return canvas


def moment(at: int, *, day: bool = True) -> str:
    """To the millisecond, in UTC."""
    try:
        when = datetime.fromtimestamp(at // 1_000_000, UTC)
    except (ValueError, OverflowError, OSError):
        return str(at)
    return f"{when:%Y-%m-%d }" * day + f"{when:%H:%M:%S}.{at % 1_000_000 // 1000:03}" + " UTC" * day


def labelled(picture: Pixels, text: str) -> Pixels:
    """A strip above it, so that nothing of it is hidden; of even size, as films are."""
    wide = picture.shape[1] & ~1
    strip = np.full((STRIP, wide, 3), _YELLOW, np.uint8)
    size = min(.55, .55 * (wide - 16) / max(1, cv2.getTextSize(text, _FONT, .55, 1)[0][0]))
    cv2.putText(strip, text, (8, 21), _FONT, size, _NIGHT, 1, cv2.LINE_AA)
    return np.vstack([strip, picture[:picture.shape[0] & ~1, :wide]])
