"""Which card lay where, from when to when, and how surely it was read there: many looks at one spot, told as one.

Two readings of the same pictures are compared by it. Single looks differ for no reason that matters, such as a hand
that passes; what counts is what a card that lay there was read as.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby

from dealer_assist.cards import FACE_DOWN, UNREADABLE, Face, Unread
from dealer_assist.table.layout import Area, Layout
from dealer_assist.table.places import Place
from dealer_assist.vision.sighting import Glimpse, Sighting
from dealer_assist.vision.steadying import LOOKS, REPLACED, REST, SHOWN, decided, distance, felt_beneath

NEAR = 200      # tenths of a millimetre from one look to the next: a card that is straightened is the same card
BESIDE = 310    # ... between two readings of it, each by its own models: half a card
TURNED = 2      # looks in a row by which a card was turned over


@dataclass(frozen=True, slots=True)
class Lay:
    """A card as one camera saw it lie at one spot. Where it was turned over, or another one took its place, one each.

    ``certainty``: per mille, of the surest look that showed this face.
    """

    camera: str
    place: Place
    x: int
    y: int
    turn: int
    since: int
    until: int
    first: int              # the numbers of the frames in which it was seen first and last
    last: int
    looks: int
    face: Face
    certainty: int

    @property
    def rested(self) -> bool:
        return self.looks >= LOOKS and self.until - self.since >= REST * 1000


@dataclass(frozen=True, slots=True)
class Difference:
    """``then`` None: no card was seen there then; ``now`` None: none is seen there now."""

    then: Lay | None
    now: Lay | None

    @property
    def lay(self) -> Lay:
        found = self.then or self.now
        assert found is not None
        return found


@dataclass(frozen=True, slots=True)
class Compared:
    cards: int                              # that lay somewhere, by either reading
    differences: tuple[Difference, ...]


@dataclass(slots=True)
class _Spot:
    """``looks``: the moment, the frame and what was seen, one after the other."""

    looks: list[tuple[int, int, Sighting]] = field(default_factory=list)

    @property
    def seen(self) -> Sighting:
        return self.looks[-1][2]


class Lays:
    """Grows look by look; those of one camera must come in the order of its frames. ``lying``: what lay there before
    the first of them."""

    def __init__(self, layout: Layout, lying: Iterable[Lay] = ()) -> None:
        self._areas: dict[Place, Area] = {area.place: area for area in layout.areas}
        self._open: dict[tuple[str, Place], list[_Spot]] = {}
        for lay in lying:
            self._open.setdefault((lay.camera, lay.place), []).append(_Spot(
                [(lay.until, lay.last, Sighting(lay.x, lay.y, lay.turn, lay.face, lay.certainty))] * lay.looks))
        self._done: list[Lay] = []
        self.looks = 0

    def add(self, glimpse: Glimpse) -> None:
        self.looks += 1
        here = self._open.setdefault((glimpse.camera, glimpse.place), [])
        near = sorted((spot.seen.face != sighting.face, away, n, m)
                      for n, spot in enumerate(here) for m, sighting in enumerate(glimpse.sightings)
                      if (away := distance(spot.seen, sighting)) <= NEAR)
        pairs: dict[int, int] = {}
        for _, _, n, m in near:
            if n not in pairs and m not in pairs.values():
                pairs[n] = m
        left = []
        for n, spot in enumerate(here):
            if n in pairs:
                spot.looks.append((glimpse.captured_at, glimpse.frame, glimpse.sightings[pairs[n]]))
            elif felt_beneath(spot.seen, glimpse, self._areas[glimpse.place], SHOWN, glimpse.sightings):
                self._done += _lays(spot, glimpse.camera, glimpse.place)
                continue
            left.append(spot)
        left += [_Spot([(glimpse.captured_at, glimpse.frame, sighting)])
                 for m, sighting in enumerate(glimpse.sightings) if m not in pairs.values()]
        self._open[glimpse.camera, glimpse.place] = left

    def lying(self, at: int) -> list[Lay]:
        """What lies there still: while nothing changes nobody looks again."""
        return [replace(last, until=max(last.until, at)) for (camera, place), spots in self._open.items()
                for spot in spots for *_, last in [_lays(spot, camera, place)]]

    def all(self) -> list[Lay]:
        still = [lay for (camera, place), spots in self._open.items()
                 for spot in spots for lay in _lays(spot, camera, place)]
        return sorted([*self._done, *still], key=lambda lay: (lay.since, lay.camera, str(lay.place), lay.x))


def compare(then: Sequence[Lay], now: Sequence[Lay]) -> Compared:
    """Each card that came to rest by one reading, beside what lay there meanwhile by the other."""
    pairs = {(id(a), id(b)): (a, b) for a, b in
             (*((lay, _beside(lay, now)) for lay in then if lay.rested),
              *((_beside(lay, then), lay) for lay in now if lay.rested))}
    found = [Difference(a, b) for a, b in pairs.values() if a is None or b is None or a.face != b.face]
    return Compared(len(pairs), tuple(sorted(found, key=lambda one: (one.lay.since, str(one.lay.place), one.lay.x))))


def _beside(lay: Lay, others: Iterable[Lay]) -> Lay | None:
    """A card is looked at when it comes to lie and, while nothing changes, not again: by one of them perhaps later."""
    def together(other: Lay) -> int:
        return min(lay.until, other.until) - max(lay.since, other.since)
    near = [other for other in others if (other.camera, other.place) == (lay.camera, lay.place)
            and together(other) >= -REPLACED * 1000
            and abs(other.x - lay.x) <= BESIDE and abs(other.y - lay.y) <= BESIDE]
    return max(near, key=lambda other: (together(other), other.face == lay.face), default=None)


def _lays(spot: _Spot, camera: str, place: Place) -> Iterator[Lay]:
    for part in _parts(spot.looks):
        votes: Counter[Face] = Counter()
        for _, _, sighting in part:
            votes[sighting.face] += sighting.certainty
        face = decided(votes.items()) or UNREADABLE
        (since, first, _), (until, last, seen) = part[0], part[-1]
        certainty = max((s.certainty for _, _, s in part if s.face == face), default=seen.certainty)
        yield Lay(camera, place, seen.x, seen.y, seen.turn, since, until, first, last, len(part), face, certainty)


def _parts(looks: Sequence[tuple[int, int, Sighting]]) -> Iterator[list[tuple[int, int, Sighting]]]:
    """One for each card that lay there, and for each of its sides. What was not read belongs to what was before."""
    part: list[tuple[int, int, Sighting]] = []
    shown: Face = UNREADABLE
    for face, same in groupby(looks, key=lambda look: look[2].face):
        run = list(same)
        lasts = run[-1][0] - run[0][0] >= REPLACED * 1000 and len(run) >= LOOKS
        turned = FACE_DOWN in (face, shown) and len(run) >= TURNED
        if face is not UNREADABLE and face != shown and (lasts or turned or shown is UNREADABLE):
            if not isinstance(shown, Unread) or shown is FACE_DOWN:
                yield part
                part = []
            shown = face
        part = part + run
    yield part
