"""Corners and outlines into cards: a face counts only where more than one thing speaks for it.

Lengths in millimetres on the felt.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from dealer_assist.cards import FACE_DOWN, UNREADABLE, Face, Known
from dealer_assist.vision.reading import Kind, Seen
from dealer_assist.vision.sighting import Sighting

WIDTH, HEIGHT = 63.0, 88.0
PAPER = np.array([2.5, 3.4])    # from the card's edges to the ink of its index, in most decks

_WIDTH_OFF, _HEIGHT_OFF = 10.0, 13.0    # outlines beyond this are no whole card
_MIDDLES_AGREE = 13.0   # two corners tell the middle so differently, since decks place their indices differently
_TURNS_AGREE = 12.0     # degrees
_ONE_CARD = 10.0        # no two cards that are both seen lie so close
_BETWEEN = 25.0         # ... and what seems to lie so close to one, and has no index of its own, is made of two others

_HEARD = 0.25           # what a corner says counts from this certainty on ...
_AGREEING = 0.6         # ... for a card when another corner says so too
_ALONE = 0.97           # ... for a card of which nothing else shows
_PRESENT = 0.6          # the detector's confidence from which a corner that says too little is a card nevertheless
_LONE_SHARE = 0.5       # a corner without an outline needs twice as many looks

Vector = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class _Index:
    at: Vector
    middle: Vector          # of its card, if it is the index on the left
    mirrored: Vector        # ... if it is the one on the right, as in decks with four indices
    down: Vector
    turn: float
    card: Known | None
    certainty: float
    confidence: float


@dataclass(frozen=True, slots=True)
class _Outline:
    middle: Vector
    turn: float
    kind: Kind
    confidence: float


def cards_of(seen: Sequence[Seen], x: float, y: float, scale: float, accept: float) -> tuple[Sighting, ...]:
    """What a picture showed whose first corner lies at (x, y) on the felt; ``accept``: certainty of one corner."""
    origin = np.array([x, y])
    quads = [(s, origin + np.array(s.quad) / scale) for s in seen]
    indices = [_index(s, quad) for s, quad in quads if s.kind is Kind.INDEX]
    outlines = [o for s, quad in quads if s.kind is not Kind.INDEX and (o := _outline(s, quad))]
    inside: dict[int, list[_Index]] = {}
    free: list[_Index] = []
    for index in indices:
        homes = [(misfit, n) for n, o in enumerate(outlines) if (misfit := _misfit(o, index)) <= _MIDDLES_AGREE]
        if homes:
            inside.setdefault(min(homes)[1], []).append(index)
        else:
            free.append(index)
    found = [_fused(o.middle, o.turn, o, inside.get(n, []), accept) for n, o in enumerate(outlines)]
    for first, second in _pairs(free):
        found.append(_fused((first.middle + second.middle) / 2, first.turn, None, [first, second], accept))
        free = [index for index in free if index is not first and index is not second]
    found += [_fused(index.middle, index.turn, None, [index], accept) for index in free]
    return _apart([s for s in found if s is not None])


def _index(seen: Seen, quad: Vector) -> _Index:
    across, down = quad[1] - quad[0], quad[3] - quad[0]
    wide, high = float(np.linalg.norm(across)), float(np.linalg.norm(down))
    across, down = across / max(wide, 1e-6), down / max(high, 1e-6)
    at = quad.mean(0)
    inward, below = WIDTH / 2 - PAPER[0] - wide / 2, HEIGHT / 2 - PAPER[1] - high / 2
    return _Index(at, at + across * inward + down * below, at - across * inward + down * below, down,
                  _turn(down), seen.card, seen.certainty, seen.confidence)


def _outline(seen: Seen, quad: Vector) -> _Outline | None:
    sides = quad[1] - quad[0], quad[2] - quad[1]
    short, long = sorted(sides, key=lambda side: float(np.linalg.norm(side)))
    if (abs(np.linalg.norm(short) - WIDTH) > _WIDTH_OFF or abs(np.linalg.norm(long) - HEIGHT) > _HEIGHT_OFF):
        return None
    return _Outline(quad.mean(0), _turn(long), seen.kind, seen.confidence)


def _turn(along: Vector) -> float:
    """Of a long side from upright, clockwise as the picture shows it, -90 to 90 degrees."""
    turn = math.degrees(math.atan2(-along[0], along[1]))
    return (turn + 90) % 180 - 90


def _turned_apart(first: float, second: float) -> float:
    apart = abs(first - second) % 180
    return min(apart, 180 - apart)


def _misfit(outline: _Outline, index: _Index) -> float:
    """How far from the outline's middle the index tells it to be."""
    if _turned_apart(outline.turn, index.turn) > _TURNS_AGREE or not _within(outline, index.at):
        return math.inf
    upside_down = 2 * index.at - index.middle   # then it was read wrongly: it is heard, and contradicts the other one
    return float(min(np.linalg.norm(outline.middle - m) for m in (index.middle, index.mirrored, upside_down)))


def _within(outline: _Outline, point: Vector) -> bool:
    angle = math.radians(outline.turn)
    dx, dy = point - outline.middle
    across, along = dx * math.cos(angle) + dy * math.sin(angle), dy * math.cos(angle) - dx * math.sin(angle)
    return bool(abs(across) < WIDTH / 2 and abs(along) < HEIGHT / 2)


def _pairs(free: Sequence[_Index]) -> list[tuple[_Index, _Index]]:
    """Diagonal corners of one card: each tells the same middle, from opposite sides."""
    fits = sorted(((float(np.linalg.norm(a.middle - b.middle)), i, j)
                   for (i, a), (j, b) in combinations(enumerate(free), 2)
                   if float(a.down @ b.down) < -math.cos(math.radians(_TURNS_AGREE))))
    used: set[int] = set()
    pairs = []
    for apart, i, j in fits:
        if apart <= _MIDDLES_AGREE and i not in used and j not in used:
            used |= {i, j}
            pairs.append((free[i], free[j]))
    return pairs


def _fused(middle: Vector, turn: float, outline: _Outline | None, corners: Sequence[_Index],
           accept: float) -> Sighting | None:
    heard = [(c.card, c.certainty) for c in corners if c.card is not None and c.certainty >= _HEARD]
    doubt = 1.0
    for _, certainty in heard:
        doubt *= 1 - certainty
    face: Face = UNREADABLE
    certainty = max([c.confidence for c in corners] + ([outline.confidence] if outline else []))
    if len({card for card, _ in heard}) == 1:
        card, surest = heard[0][0], max(certainty for _, certainty in heard)
        agreeing = len(heard) > 1 and min(certainty for _, certainty in heard) >= _AGREEING
        if agreeing and surest >= accept:       # on a deck that is strange, corners of one card err together
            face, certainty = card, 1 - doubt
        elif outline is not None and outline.kind is Kind.FACE and surest >= accept:
            face, certainty = card, surest
        elif outline is None and surest >= _ALONE:
            face, certainty = card, surest * _LONE_SHARE
    if outline is None and face is UNREADABLE and (not heard or certainty < _PRESENT):
        return None         # print, or a pip, that looks a little like an index
    if outline is not None and outline.kind is Kind.BACK and not heard:
        face, certainty = FACE_DOWN, (1 + certainty) / 2    # cards that touch have faint outlines
    return Sighting(round(float(middle[0]) * 10), round(float(middle[1]) * 10), round(turn * 10), face,
                    min(round(certainty * 1000), 1000))


def _apart(found: Sequence[Sighting]) -> tuple[Sighting, ...]:
    """One sighting a card, from left to right: of two at one spot, the one with a face, then the surer one."""
    kept: list[Sighting] = []
    for sighting in sorted(found, key=lambda s: (s.face is UNREADABLE, -s.certainty, s.x, s.y)):
        needed = _BETWEEN if sighting.face is UNREADABLE else _ONE_CARD
        if all(math.hypot(sighting.x - other.x, sighting.y - other.y) > needed * 10 for other in kept):
            kept.append(sighting)
    return tuple(sorted(kept, key=lambda s: (s.x, s.y)))
