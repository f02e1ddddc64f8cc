"""Reads any photograph: finds out at which scale its cards are seen best, and reads each corner there several times.

The detector sees an index best when it is some 30 pixels tall, and half to twice that still. How tall it is in a
photograph is not known beforehand: it is looked at in steps of scale, and closer where something seen is too small.

Nor is it known how steeply it was taken: cards on a table are seen squeezed from afar, and those that lie sideways lose
the height of their indices. So it is looked at stretched, too, as if seen from higher above.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.cards import UNREADABLE, Known
from dealer_assist.vision.frame import colourless, faint
from dealer_assist.vision.index_crop import Picture, Quad, index_crop, readings
from dealer_assist.vision.looks import BEST_INDEX, INDEX_OF_CARD, Look, Place, Scale, clockwise, height, places
from dealer_assist.vision.loose_cards import Corner, Evidence, LooseCard, Outline, surer
from dealer_assist.vision.model_files import ModelError, settings_in
from dealer_assist.vision.order import OrderReader
from dealer_assist.vision.reading import CardReader, Found, Kind, reading_of
from dealer_assist.vision.slants import STRAIGHT, Slant, cards_at
from dealer_assist.vision.surroundings import SurroundingsReader, surroundings, weighed

_ENLARGED = 2.3                         # beyond that there is nothing more to see
_TILE, _LAP = 1600, 192                 # pixels of a look at most: the detector answers with 300 things
_SEEN = 0.25                            # the detector's confidence
_TOO_SMALL = 20.0                       # pixels of an index in the closest look at the whole picture
_TALLER = 1.8                           # what is seen from 56° beside the upright is then as if from straight above
_AROUND = 2.5                           # index heights around one, in a closer look
_CLOSER = 6_000_000                     # pixels of all closer looks together, which bounds their time
_NEARER = 1.1                           # than the closest look at the whole picture: less is not worth a look
_TOLD = 0.5                             # the certainty of an index that tells how the picture is best seen
_HEARD = 3                              # looks whose quads are read
_ENOUGH = 60                            # indices, to tell whether a picture is mirrored
_AT_ONCE, _SURE = 2, 0.99               # spots: an index that is one card at each of them is read at no other
_PROMISING = 0.3                        # one that is less of a card there does not become one
_READ_AGAIN = 1500                      # spots, of all doubtful indices together, which bounds their time
_WITHOUT_COLOUR = 0.997                 # certain a card must be where no colour tells its suit: diamonds were taken for
                                        # spades at up to .993
_WEIGHED = 0.05                         # of a card: what is less of one is not asked about by its surroundings
_TELLING = 0.02                         # of a card, at a glance: a turn that shows less is not read again
# A corner is read where the detector says that it lies and a little beside: across and down in its own size, its size,
# and its turn in degrees. What holds only at one spot is a chance.
_BESIDE = ((0.0, 0.0, 1.0, 0.0), (0.05, 0.0, 0.95, 4.0), (-0.05, 0.0, 1.06, -4.0), (0.0, 0.05, 1.06, 4.0),
           (0.0, -0.05, 0.95, -4.0))


@dataclass(frozen=True, slots=True)
class Plan:
    """At which scales a picture is looked at. ``least``: its longest side in the farthest look; ``most``: in the
    closest one, the longer side of a picture of 16:9 that has as many pixels, for these take the time."""

    least: int = 320
    most: float = 2560
    step: float = math.sqrt(2)
    closer: bool = True
    beside: int = len(_BESIDE)
    stretched: bool = True


USUAL = Plan()
PLANS = {"quick": Plan(320, 1280, 2.0, closer=False, beside=1), "thrifty": Plan(320, 1280), "usual": USUAL,
         "thorough": Plan(320, 3620)}
_Window = tuple[float, float, float, float]


class PhotographReader:
    def __init__(self, reader: CardReader, plan: Plan = USUAL) -> None:
        self._reader, self._plan = reader, plan
        file = reader.models / "photograph.toml"
        settings = settings_in(file)
        try:
            self._needed = Evidence(**settings["evidence"])
        except (KeyError, TypeError) as fault:
            raise ModelError(f"{file}: [evidence] does not say what a card needs: {fault}.") from fault
        self._surroundings = SurroundingsReader(file, settings, reader.threads)
        self._order = OrderReader(file, settings, reader.threads)
        self.digest = hashlib.sha256(json.dumps([reader.digest, settings], sort_keys=True).encode()).hexdigest()

    def read(self, picture: Picture) -> tuple[LooseCard, ...]:
        """Lower cards before those that lie on them."""
        return self._order.in_order(picture, self.judged(picture, self.looks(picture)))

    def looks(self, picture: Picture) -> list[Look]:
        high, wide = picture.shape[:2]
        closest = min(self._plan.most * math.sqrt(9 / 16 / (high * wide)), _ENLARGED)
        farthest = min(self._plan.least / max(high, wide), closest)
        # A small picture takes little time: it is looked at in smaller steps.
        step = self._plan.step if closest < _ENLARGED else self._plan.step ** (2 / 3)
        # Of a phone's many pixels the closest look needs few, and the others need no more than that one.
        shown = min(closest, 1.0)
        reduced = scaled(picture, shown) if shown < 1 else picture
        looks = [self._look(reduced, (scale / shown, scale / shown), shown=shown)
                 for scale in _steps(farthest, closest, step)]
        closer = list(_closer(picture, looks)) if self._plan.closer else []
        if self._plan.stretched:
            looks += [self._look(reduced, (scale / shown, scale / shown * _TALLER), shown=shown)
                      for scale in _steps(farthest, closest, step ** 2)]
        return looks + [self._look(picture, (scale, scale), window) for window, scale in closer]

    def judged(self, picture: Picture, looks: Sequence[Look]) -> tuple[LooseCard, ...]:
        """In no order."""
        needed = surer(self._needed, _WITHOUT_COLOUR) if colourless(picture) else self._needed
        indices = places(looks, _SEEN, (Kind.INDEX,))
        turned = [_turns(place) for place in indices]
        glances = self._said(picture, turned)
        some = slice(None, None, 1 + len(indices) // _ENOUGH)
        right = _weight(glances[some]) + 1
        mirrored = right < len(turned[some]) and _weight(self._said(picture, turned[some], mirrored=True)) > right
        corners = self._corners(picture, indices, turned, glances)
        taller = [place.scale[1] > place.scale[0] for place, corner in zip(indices, corners, strict=True)
                  if corner.certainty >= _TOLD]
        squeezed = 2 * sum(taller) > len(taller)
        # Where nothing is squeezed a stretched look shows no card's outline better, and takes more for one.
        outlining = looks if squeezed else [look for look in looks if look.scale[0] == look.scale[1]]
        outlines = [Outline(place.quads[0], place.kind is Kind.BACK, place.confidence, place.looks, _tall(place))
                    for place in places(outlining, _SEEN, (Kind.FACE, Kind.BACK))]
        slant = Slant(_TALLER) if squeezed else STRAIGHT
        size = picture.shape[1], picture.shape[0]
        return _unless(mirrored, cards_at(slant, corners, outlines, needed, size))

    def _look(self, picture: Picture, scale: Scale, window: _Window | None = None, shown: float = 1.0) -> Look:
        """``shown``: pixels of this picture for one of the photograph, in whose pixels the answer is."""
        left, top, right, bottom = (round(edge) for edge in window or (0, 0, picture.shape[1], picture.shape[0]))
        closer = scaled(picture[top:bottom, left:right], *scale)
        found: list[Found] = []
        for x, y, tile in _tiles(closer):
            for thing in self._reader.find([tile])[0]:
                corners = ((thing.corners + np.array([x, y])) / np.array(scale) + np.array([left, top])) / shown
                found.append(Found(thing.kind, np.asarray(corners, np.float32), thing.confidence))
        return Look((scale[0] * shown, scale[1] * shown), tuple(found))

    def _corners(self, picture: Picture, seen: Sequence[Place], turned: Sequence[tuple[Quad, ...]],
                 glances: Sequence[NDArray[np.float32]]) -> list[Corner]:
        """``glances``: at each index in every turn. It is read several times in those that show a card, if any does."""
        telling = [np.flatnonzero(glance.max(1) >= min(_TELLING, glance.max())) for glance in glances]
        spots = [[_spots(turns[turn], place.quads[:_HEARD], self._plan.beside) for turn in tell]
                 for place, turns, tell in zip(seen, turned, telling, strict=True)]
        beside = self._in_turns(picture, [[some[1:_AT_ONCE] for some in turns] for turns in spots])
        several = [np.concatenate([glance[tell][:, None], more], axis=1)        # the glance was the first spot
                   for glance, tell, more in zip(glances, telling, beside, strict=True)]
        around = self._around(picture, turned, telling, several)
        several = [weighed(said, likelier) for said, likelier in zip(several, around, strict=True)]
        again = _doubtful(several, spots)
        further = self._in_turns(picture, [[some[_AT_ONCE:] for some in spots[n]] for n in again])
        for n, more in zip(again, further, strict=True):
            several[n] = np.concatenate([several[n], weighed(more, around[n])], axis=1)
        corners = []
        for place, turns, chances, tell, said in zip(seen, turned, glances, telling, several, strict=True):
            chances[tell] = np.quantile(said, 0.75, axis=1)
            turn, best, certainty = reading_of(chances)
            corners.append(Corner(turns[turn], self._reader.cards[best], certainty, place.confidence, place.looks,
                                  _tall(place)))
        return corners

    def _around(self, picture: Picture, turned: Sequence[tuple[Quad, ...]], telling: Sequence[NDArray[np.intp]],
                said: Sequence[NDArray[np.float32]]) -> list[NDArray[np.float32]]:
        """Of each index, in each of its telling turns, how much likelier what its card shows about it makes each card:
        not at all where the index is hardly one, and where red pips may be taken for black ones."""
        around = [np.ones((len(tell), 1, said[n].shape[2]), np.float32) for n, tell in enumerate(telling)]
        asked = [(n, k) for n, chances in enumerate(said) for k in np.flatnonzero(chances.max((1, 2)) >= _WEIGHED)]
        if asked and not faint(picture):
            views = [surroundings(picture, turned[n][telling[n][k]]) for n, k in asked]
            for (n, k), likelier in zip(asked, self._surroundings.likelier(views), strict=True):
                around[n][k] = likelier
        return around

    def _in_turns(self, picture: Picture, spots: Sequence[Sequence[Sequence[Quad]]]) -> list[NDArray[np.float32]]:
        """Of each index, in each of its turns, at each of as many spots, what the classifier says."""
        said = self._said(picture, [[quad for some in turns for quad in some] for turns in spots])
        return [chances.reshape(len(turns), -1, chances.shape[1]) for turns, chances in zip(spots, said, strict=True)]

    def _said(self, picture: Picture, quads: Sequence[Sequence[Quad]], *,
              mirrored: bool = False) -> list[NDArray[np.float32]]:
        """Of each index, what the classifier says of its quads."""
        crops = [index_crop(picture, quad) for some in quads for quad in some]
        chances = self._reader.chances([crop[:, ::-1] for crop in crops] if mirrored else crops)
        return np.split(chances, np.cumsum([len(some) for some in quads])[:-1]) if quads else []


def _weight(glances: Sequence[NDArray[np.float32]]) -> float:
    """How many indices read as cards at a glance; doubtful ones hardly count."""
    return float(sum(glance.max() ** 2 for glance in glances))


def _unless(mirrored: bool, cards: tuple[LooseCard, ...]) -> tuple[LooseCard, ...]:
    """In a mirrored picture, as some front cameras keep it, a 4 can pass for an ace: nothing is read of it."""
    if not mirrored:
        return cards
    return tuple(replace(card, face=UNREADABLE, why="the picture is mirrored: turn it round") if
                 isinstance(card.face, Known) else card for card in cards)


def _steps(farthest: float, closest: float, step: float) -> list[float]:
    """Pixels of a look for one of the picture, from the closest look on."""
    return [closest / step ** k for k in reversed(range(1 + int(math.log(closest / farthest, step) + 0.01)))]


def _closer(picture: Picture, looks: Sequence[Look]) -> Iterator[tuple[_Window, float]]:
    """Windows about what was too small in the closest look so far, and the scales at which they should be read."""
    closest = looks[-1].scale[0]
    if closest > _ENLARGED / _NEARER:
        return
    high, wide = picture.shape[:2]
    windows: list[tuple[_Window, list[float]]] = []
    for place in places(looks, _SEEN):
        size = height(place.quads[0]) * (1.0 if place.kind is Kind.INDEX else INDEX_OF_CARD)
        if size * closest >= _TOO_SMALL or place.kind is Kind.BACK:
            continue
        (x0, y0), (x1, y1) = place.quads[0].min(0) - _AROUND * size, place.quads[0].max(0) + _AROUND * size
        window, sizes = (max(x0, 0.0), max(y0, 0.0), min(x1, float(wide)), min(y1, float(high))), [size]
        if min(window[2] - window[0], window[3] - window[1]) < 1:       # what the detector saw beyond the edge
            continue
        while (near := next((other for other in windows if _meet(other[0], window)), None)) is not None:
            windows.remove(near)
            (a, b, c, d), (e, f, g, h) = near[0], window
            window, sizes = (min(a, e), min(b, f), max(c, g), max(d, h)), sizes + near[1]
        windows.append((window, sizes))
    left = float(_CLOSER)
    for window, sizes in sorted(windows, key=lambda found: -len(found[1])):
        area = (window[2] - window[0]) * (window[3] - window[1])
        nearest = min(BEST_INDEX / float(np.median(sizes)), _ENLARGED, math.sqrt(max(left, 0.0) / area))
        for nearer in (nearest, max(nearest / math.sqrt(2), closest * _NEARER)):
            if closest * _NEARER <= nearer and area * nearer ** 2 <= left * 1.001:
                left -= area * nearer ** 2
                yield window, nearer


def _meet(a: _Window, b: _Window) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def scaled(picture: Picture, across: float, down: float | None = None) -> Picture:
    down = across if down is None else down
    way = cv2.INTER_AREA if max(across, down) < 1 else cv2.INTER_CUBIC
    high, wide = picture.shape[:2]
    size = max(round(wide * across), 1), max(round(high * down), 1)     # of a long strip little is left
    return picture if size == (wide, high) else np.asarray(cv2.resize(picture, size, interpolation=way), np.uint8)


def _tiles(picture: Picture) -> Iterator[tuple[int, int, Picture]]:
    """With its first column and row; they overlap by more than an index, and what two of them saw is merged later."""
    high, wide = picture.shape[:2]
    for top, bottom in _spans(high):
        for left, right in _spans(wide):
            yield left, top, np.ascontiguousarray(picture[top:bottom, left:right])


def _spans(length: int) -> list[tuple[int, int]]:
    """As few as will do, of one length."""
    count = max(math.ceil((length - _LAP) / (_TILE - _LAP)), 1)
    each = math.ceil((length + (count - 1) * _LAP) / count)
    starts = [round(i * (length - each) / max(count - 1, 1)) for i in range(count)]
    return [(start, start + each) for start in starts]


def _turns(place: Place) -> tuple[Quad, ...]:
    """Which side of an index is its top is told by its shape as it was looked at."""
    scale = np.array(place.scale, np.float32)
    return tuple(np.asarray(turn / scale, np.float32) for turn in readings(place.quads[0] * scale))


def _tall(place: Place) -> float:
    return place.scale[1] / place.scale[0]


def _doubtful(several: Sequence[NDArray[np.float32]], spots: Sequence[Sequence[Sequence[Quad]]]) -> list[int]:
    """The indices to be read at the rest of their spots: all that might be a card and are not sure to be one by now,
    the most promising first, for as long as there is time."""
    promise = [float(np.quantile(said, 0.75, axis=1).max()) for said in several]
    again, left = [], _READ_AGAIN
    for n in sorted(range(len(several)), key=lambda n: -promise[n]):
        more = sum(len(some[_AT_ONCE:]) for some in spots[n])
        if more and promise[n] >= _PROMISING and several[n].min(1).max() < _SURE and more <= left:
            left -= more
            again.append(n)
    return again


def _spots(turn: Quad, quads: Iterable[Quad], beside: int) -> list[Quad]:
    """Where an index is read: the quads of several looks, each begun at the corner at which ``turn`` begins; and beside
    each of them."""
    alike = []
    for quad in quads:
        rolled = [np.roll(clockwise(quad), k, axis=0) for k in range(4)]
        alike.append(min(rolled, key=lambda rolled: float(((rolled - turn) ** 2).sum())))
    return [spot for spots in zip(*(_beside(quad, beside) for quad in alike), strict=True) for spot in spots]


def _beside(quad: Quad, count: int) -> Iterator[Quad]:
    middle, across, down = quad.mean(0), quad[1] - quad[0], quad[3] - quad[0]
    for right, below, size, degrees in _BESIDE[:count]:
        cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        turn = np.array([[cos, sin], [-sin, cos]])
        yield np.asarray((quad - middle) * size @ turn + middle + right * across + below * down, np.float32)
