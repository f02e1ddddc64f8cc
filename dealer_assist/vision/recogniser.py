"""Frames into glimpses: looks only where something changed, and says what lies there and where felt shows."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from dealer_assist.table.layout import Area, Layout
from dealer_assist.table.places import Place
from dealer_assist.vision.changes import Changes
from dealer_assist.vision.felt import MARGIN, NOMINAL_SCALE, EmptyFelt, Plane, edge_of, warp
from dealer_assist.vision.frame import Frame, Pixels
from dealer_assist.vision.fusing import cards_of
from dealer_assist.vision.reading import STRIDE, CardReader, Seen
from dealer_assist.vision.sighting import CELL, Glimpse, Sighting, cells
from dealer_assist.vision.steadying import REST, Steady, cells_beneath, in_doubt, steady, without_the_gone

# Milliseconds of captured time.
_OFTEN = 95         # between two looks while something comes to rest: at 30 frames/s every third frame
_SELDOM = 290       # ... and while what came to rest is still in doubt
_RESTLESS = 500     # ... and where it never rests
_WANDERING = 1000   # ... and where little changes: a glare that wanders, a chip at a card's edge
_FRESH = 700        # how long after a change what is in doubt is looked at often ...
_JUDGED = 2500      # ... and how long at all: longer than steadying waits for anything

_FOLLOWED = 10_000  # between two looks at how an area's light has changed

_LITTLE = 2         # pixels of the small picture
_MUCH = 24          # the fifth part of a card
_SHIFTS = (0, 0), (5, 10), (10, 5)      # pixels, by look
_FARTHER = (24, 20), (8, 20), (24, 8)   # ... where these showed no card, as far as the margin around a card allows
_SHIFTED = 10
_STRANGE_CELLS = 25     # half a card
_AS_A_CARD = 110        # ... and one with its shadow: what is larger is something else
_CARD_CELLS = 12    # where fewer cells are covered there is no card, which would cover more even if it lay half outside


@dataclass(slots=True)
class _Watch:
    """One area, and when what happened there; microseconds."""

    area: Area
    felt: EmptyFelt
    changed: int = 0
    looked: int = 0
    looks: int = 0              # since it changed
    moving: int | None = None   # since when
    waits: int | None = None    # since when it is to be looked at while something moves there
    strange: bool = False       # something covers felt, as large as much of a card, and no card was seen there
    farther: bool = False       # it is as large as a card: to be looked at from elsewhere, until something changes
    shift: int = 0

    def part(self, bare: int, warped: Pixels) -> tuple[slice, slice]:
        """Of a picture of the area, rows and columns around all that covers felt: where felt shows lies no card.

        Each look a little elsewhere: the detector's grid falls otherwise, and a look is more than a repetition.
        """
        shift = (_FARTHER if self.farther else _SHIFTS)[self.shift]
        size = (warped.shape[1] - _SHIFTED, warped.shape[0] - _SHIFTED)
        columns, rows = (
            slice(first + off, min(first + -(-(last - first) // STRIDE) * STRIDE, whole) + off)
            for (first, last), off, whole in zip(self.felt.covered(bare), shift, size, strict=True))
        return rows, columns

    def due(self, settled: int, moves: int, doubtful: bool, now: int) -> bool:
        """``settled``, ``moves``: how many pixels are not as they were when it was looked at, and rest or do not."""
        if moves < _MUCH:
            self.moving = None
        elif self.moving is None:
            self.moving = now
        if settled >= _MUCH:
            self.changed, self.looks, self.farther = now, 0, False
            wait = 0 if self.moving is None else _OFTEN
        elif (doubtful or (self.strange and self.moving is None)) and 0 <= now - self.changed <= _JUDGED * 1000:
            wait = self._pause(now)
        elif self.moving is not None:
            if min(now - self.moving, now - self.looked) < _RESTLESS * 1000:
                return False
            self.changed, self.looks, wait = now, 0, 0      # what is seen now and stays in doubt is looked at again
        elif settled >= _LITTLE:
            wait = _WANDERING
        else:
            return False
        return not 0 <= now - self.looked < wait * 1000

    def _pause(self, now: int) -> int:
        """The second look is at the next frame, the third when a card has rested for long enough to be told."""
        if self.looks < 2:
            return 0
        if self.looks < 3:
            return REST - (self.looked - self.changed) // 1000
        return _OFTEN if now - self.changed <= _FRESH * 1000 else _SELDOM

    def see(self, glimpse: Glimpse) -> None:
        cells_left = self._unexplained(glimpse)
        self.strange = cells_left >= _STRANGE_CELLS
        if self.looks >= len(_SHIFTS) and self.strange and cells_left <= _AS_A_CARD:
            self.farther = True

    def _unexplained(self, glimpse: Glimpse) -> int:
        """How many of its cells neither show felt nor lie beneath a card that was seen, or beside one."""
        columns, rows = cells(self.area)
        covered = (1 << columns * rows) - 1 & ~glimpse.bare
        for sighting in glimpse.sightings:
            covered &= ~cells_beneath(sighting, self.area, CELL * 3 // 2)
        return covered.bit_count()

    def lets_others_go_first(self, now: int) -> bool:
        if self.moving is None:
            return False
        self.waits = now if self.waits is None else self.waits
        return 0 <= now - self.waits < _OFTEN * 1000

    def look_at(self, now: int) -> None:
        self.looked, self.looks, self.shift = now, self.looks + 1, (self.shift + 1) % len(_SHIFTS)
        self.waits = None


class Recogniser:
    """``reference``: the camera's picture of the felt with nothing on it."""

    def __init__(self, reader: CardReader, layout: Layout, plane: Plane, reference: Pixels) -> None:
        self.reader, self.plane, self._layout = reader, plane, layout
        self._now: int | None = None
        self._followed: int | None = None
        self._changes = Changes([plane.pixels(edge_of(area)) for area in layout.areas], reference)
        self._judged = Steady()         # what these looks tell, to know where another one would tell more
        self._doubtful: frozenset[Place] = frozenset()
        self.watches = tuple(_Watch(area, EmptyFelt(warp(reference, area, plane), area)) for area in layout.areas)

    def look(self, frame: Frame, also: Collection[Place] = ()) -> tuple[Glimpse, ...]:
        """What is worth saying of this frame, in the order of the layout's areas; most frames show nothing new.

        ``also``: where another camera saw something at this moment. Who looked there just now has said it.
        """
        now, due = frame.captured_at, []
        changed = self._changed(frame) if now != self._now else set()
        self._now = now
        for n, w in enumerate(self.watches):
            if n in changed or (w.area.place in also and w.looked != now):
                w.look_at(now)
                self._changes.look_at(n)
                due.append(w)
        self._follow_the_light(frame)
        pictures = [warp(frame.pixels, w.area, self.plane) for w in due]
        bare = [w.felt.bare(picture) for w, picture in zip(due, pictures, strict=True)]
        covered = [n for n, w in enumerate(due) if w.felt.cells - bare[n].bit_count() >= _CARD_CELLS]
        parts = {n: due[n].part(bare[n], pictures[n]) for n in covered}
        read = self.reader.read([pictures[n][parts[n]] for n in covered]) if covered else []
        seen = dict(zip(covered, read, strict=True))
        glimpses = tuple(
            Glimpse(frame.camera, frame.index, frame.captured_at, w.area.place,
                    self._cards(w, parts[n], seen[n]) if n in seen else (), bare[n])
            for n, w in enumerate(due))
        for w, glimpse in zip(due, glimpses, strict=True):
            w.see(glimpse)
        self._judge(glimpses)
        return glimpses

    def _changed(self, frame: Frame) -> set[int]:
        """The watches that are to look of themselves; where something moves others go before it, for a while."""
        settled, moves = self._changes.see(frame.pixels)
        due = {n for n, w in enumerate(self.watches)
               if w.due(settled[n], moves[n], w.area.place in self._doubtful, frame.captured_at)}
        return {n for n in due if not self.watches[n].lets_others_go_first(frame.captured_at)} or due

    def _judge(self, glimpses: Sequence[Glimpse]) -> None:
        for glimpse in glimpses:
            self._judged, _ = steady(self._judged, glimpse, self._layout)
        if glimpses:
            self._judged = without_the_gone(self._judged)
            self._doubtful = in_doubt(self._judged)

    def _follow_the_light(self, frame: Frame) -> None:
        """One area after the other, each every few seconds, whether anything happens there or not."""
        now, pause = frame.captured_at, _FOLLOWED * 1000 // max(len(self.watches), 1)
        if self._followed is None or not self.watches:
            self._followed = now
        if now - self._followed >= pause:
            watch = self.watches[now // pause % len(self.watches)]
            watch.felt.adapt(warp(frame.pixels, watch.area, self.plane))
            self._followed = now

    def _cards(self, watch: _Watch, part: tuple[slice, slice], seen: tuple[Seen, ...]) -> tuple[Sighting, ...]:
        x, y = (corner - MARGIN + cut.start / NOMINAL_SCALE
                for corner, cut in zip((watch.area.x, watch.area.y), reversed(part), strict=True))
        cards = cards_of(seen, x, y, NOMINAL_SCALE, self.reader.accept_certainty)
        return tuple(s for s in cards if watch.area.holds(s.x / 10, s.y / 10))
