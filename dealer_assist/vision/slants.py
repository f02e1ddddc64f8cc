"""A photograph taken at a slant, as if its table were seen from straight above.

How steeply it was taken is not known. From afar a card is squeezed, and what lies farther off is smaller: two corners
of one card then do not point at each other as from above, and it is told twice. So where a name is told twice other
slants are tried: one at which fewer cards say the same was the right one, if it makes the indices at least as alike.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product, starmap

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.cards import Known
from dealer_assist.vision.loose_cards import Corner, Evidence, LooseCard, Outline, cards_of

_PAIRS = 12_000     # of corners of one name, in all slants that are tried together, which bounds their time
_TOLD = 0.5     # the certainty of an index whose size counts
_LEAST = 0.2    # of what a side seems to be: a rectangle that no slant explains does not vanish
_NOTHING = 1e-3  # pixels, and what a length of none counts as
_Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Slant:
    squeezed: float = 1.0   # times by which heights are less than from above
    far: float = 1.0        # how wide a thing at the picture's upper edge is, of how wide it is at the lower one
    rolled: float = 0.0     # degrees clockwise by which the picture is to be turned until its camera is upright

    def undone(self, size: tuple[int, int]) -> _Floats:
        """The homography for a picture of this width and height. What lies in the middle stays as wide as it is."""
        wide, high = size
        cos, sin = math.cos(math.radians(self.rolled)), math.sin(math.radians(self.rolled))
        upright = np.array([[cos, -sin, (1 - cos) * wide / 2 + sin * high / 2],
                            [sin, cos, (1 - cos) * high / 2 - sin * wide / 2], [0, 0, 1]])
        if self.far == 1:
            above = np.diag([1.0, self.squeezed, 1.0])
        else:
            horizon = -high * self.far / (1 - self.far)
            near = high / 2 - horizon
            above = np.array([[near, 0, -near * wide / 2], [0, 0, -self.squeezed * near ** 2], [0, 1, -horizon]])
        return np.asarray(above @ upright, np.float64)


STRAIGHT = Slant()
_TRIED = tuple(starmap(Slant, product((1.0, 1.35, 1.8, 2.4, 3.2), (1.0, 0.75, 0.55, 0.4), (0.0, -20.0, 20.0))))


def cards_at(likely: Slant, corners: Sequence[Corner], outlines: Sequence[Outline], needed: Evidence,
             size: tuple[int, int]) -> tuple[LooseCard, ...]:
    """``cards_of`` a picture ``size`` wide and high, that was most likely taken at this slant."""
    cards = _cards(likely, corners, outlines, needed, size)
    told = _told(cards)
    if told.total() == len(told):
        return cards
    sure = [corner for corner in corners if corner.certainty >= _TOLD]
    unlike = {slant: _unlike(_lying(sure, slant, size)) for slant in {likely, *_TRIED}}
    pairs = sum(count ** 2 for count in Counter(corner.card for corner in sure).values())
    others = [slant for slant in _TRIED if slant != likely and unlike[slant] <= unlike[likely]]
    for slant in sorted(others, key=lambda slant: unlike[slant])[:_PAIRS // pairs]:
        if told.total() == len(told):
            break
        other = _cards(slant, corners, outlines, needed, size)
        fewer = _told(other)
        if told.keys() <= fewer.keys() and fewer.total() < told.total():
            cards, told = other, fewer
    return cards


def lying(quads: _Floats, tall: _Floats, undone: _Floats) -> _Floats:
    """The rectangles on the table that are seen as these ones in the picture, each drawn so many times as ``tall``.

    Seen at a slant a rectangle is a parallelogram, and what the detector says is the least rectangle around that: one
    along the longer pair of its sides. So the longer side of ``quads`` lies in the picture as it lies on the table, and
    the other is at a right angle to it on the table only.
    """
    middles = quads.mean(1)
    depth = middles @ undone[2, :2] + undone[2, 2]
    at = (middles @ undone[:2, :2].T + undone[:2, 2]) / depth[:, None]
    there = (undone[:2, :2] - at[:, :, None] * undone[2, :2]) / depth[:, None, None]    # of a little way
    drawn = np.stack([np.ones_like(tall), tall], 1)
    there /= drawn[:, None]
    across, down = (quads[:, 1] - quads[:, 0]) * drawn, (quads[:, 3] - quads[:, 0]) * drawn
    upright = (_length(down) >= _length(across))[:, None]
    long, short = np.where(upright, down, across), np.where(upright, across, down)
    along = _moved(there, long)
    aside = np.stack([-along[:, 1], along[:, 0]], 1) / _length(along)[:, None]
    aside *= np.where((aside * _moved(there, short)).sum(1) < 0, -1, 1)[:, None]
    seen = _moved(np.linalg.inv(there), aside)
    # Of the other side the least rectangle has as its own short one what leads away from the longer side ...
    wide = _length(short) ** 2 / np.maximum(np.abs((seen * short).sum(1)), _NOTHING ** 2)
    # ... and what leads along it lengthens the longer one.
    lead = wide * np.abs((seen * long).sum(1)) / _length(long) ** 2
    aside *= wide[:, None]
    along *= np.maximum(1 - lead, _LEAST)[:, None]
    across, down = np.where(upright, aside, along), np.where(upright, along, aside)
    return np.stack([at - (across + down) / 2, at + (across - down) / 2,
                     at + (across + down) / 2, at - (across - down) / 2], 1)


def _cards(slant: Slant, corners: Sequence[Corner], outlines: Sequence[Outline], needed: Evidence,
           size: tuple[int, int]) -> tuple[LooseCard, ...]:
    if slant == STRAIGHT:
        return cards_of(corners, outlines, needed)
    seen: list[Corner | Outline] = [*corners, *outlines]
    quads = list(np.asarray(_lying(seen, slant, size), np.float32))
    as_seen = {id(quad): thing.quad for quad, thing in zip(quads, seen, strict=True)}
    there = iter(quads)
    cards = cards_of([replace(corner, quad=next(there)) for corner in corners],
                     [replace(outline, quad=next(there)) for outline in outlines], needed)
    back = np.linalg.inv(slant.undone(size))
    return tuple(replace(
        card, outline=None if card.outline is None else as_seen[id(card.outline)],
        corners=tuple(replace(corner, quad=as_seen[id(corner.quad)]) for corner in card.corners),
        lies=np.asarray(cv2.perspectiveTransform(card.lies[None], back)[0], np.float32)) for card in cards)


def _told(cards: Sequence[LooseCard]) -> Counter[Known]:
    return Counter(card.face for card in cards if isinstance(card.face, Known))


def _lying(seen: Sequence[Corner | Outline], slant: Slant, size: tuple[int, int]) -> _Floats:
    quads = np.array([thing.quad for thing in seen], np.float64).reshape(-1, 4, 2)
    return lying(quads, np.array([thing.tall for thing in seen]), slant.undone(size))


def _unlike(quads: _Floats) -> float:
    """How much indices differ in their sides: little, if they are those of one deck, seen from straight above."""
    if not len(quads):
        return 0.0
    sides = np.stack([_length(quads[:, 1] - quads[:, 0]), _length(quads[:, 3] - quads[:, 0])])
    return float(np.hypot(*np.log(sides).std(1)))


def _length(ways: _Floats) -> _Floats:
    return np.asarray(np.maximum(np.hypot(*ways.T), _NOTHING), np.float64)


def _moved(by: _Floats, ways: _Floats) -> _Floats:
    return np.asarray((by @ ways[:, :, None])[:, :, 0], np.float64)
