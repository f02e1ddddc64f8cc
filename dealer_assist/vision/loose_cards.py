"""Corners into cards where nothing is calibrated: no scale, no plane, any lens.

What is used instead: an outline with its corners where they belong; two corners of one name that point at each other as
those of a card do; and, of a corner by itself, the direction in which its card lies.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import combinations
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.cards import FACE_DOWN, JOKER, UNREADABLE, Card, Face, Known
from dealer_assist.vision.index_crop import Quad
from dealer_assist.vision.looks import height

# Between two indices of one card, in widths and heights of the index, from jumbo to the smallest of 93 decks.
_ACROSS, _DOWN = (2.2, 13.0), (1.0, 7.0)
_USUAL = (6.8, 3.2)
_WIDE = 0.38                # an index's width, of its height, from above
_PAPER = 0.35               # of that width, from the card's edge to the index
_SHAPE = (0.3, 2.4)         # of the way across to the way down, in pixels: 0.7 to 0.9 from above
_OPPOSITE = 40.0            # degrees by which two corners of one card may miss pointing at each other, seen obliquely
_BESIDE = (20.0, 1.5)       # degrees, and heights of an index, by which two in one row of a card may miss being level
_ROW = (4.5, 9.5)           # widths of an index, from one to the next in one row of a card
_SEVERAL = 2                # cards that show two corners each, where none shows three, tell that this deck has two
_AS_FAR = 0.15              # by what share two such ways may differ; of two cards side by side it is a fifth or more
_SIZES = 1.8
_CARD = (2.2, 11.0)         # a card's height, in heights of its index
_TWO = (0, 3)               # of an outline's four corners, those that every deck has its indices in
_NEAR_CORNER = 0.36         # of a side: how far from the outline's corner an index may have its middle
_AS_NEAR = 0.1              # ... by how much farther its second may have it
_UPRIGHT = 40.0             # degrees of an index in its outline
HEARD = 0.25                # what a corner says counts from this certainty on
_CONTRADICTS = 0.5
_SUREST = 0.999             # nothing that is read is said to be surer
_SURELY_A_CARD = 0.5        # the detector's confidence in an outline, of whose corners none can be read
_SURELY_A_BACK = 0.85       # ... in a back, which nothing else speaks for: a box or a book has its shape, too
_SURELY_A_CORNER = 0.6      # ... in such a corner
_AMONG = 4.0                # heights of a joker's index, from it to another card's: in a spread, a fan, a hand
_AS_LONG = 1.05             # times the way from one index to the other: so long a whole card's outline is at least
_ONE_ROW = 2.0              # heights of an index: corners that lie closer are in one row


@dataclass(frozen=True, slots=True)
class Evidence:
    """How certain a card must be to be accepted, by what speaks for it; ``[evidence]`` in ``photograph.toml``."""

    alone: float            # one corner by itself, seen at two scales
    outlined: float         # one that lies where an outline has its corner
    together: float         # the surer of two or more that agree: on a deck that is strange, corners err together
    joker: float            # whatever speaks for it: a word or a star, of which every deck has another
    confidence: float       # besides, the detector's, of at least one of its corners


def surer(needed: Evidence, least: float) -> Evidence:
    """At least so certain, whatever speaks for a card."""
    return replace(needed, alone=max(needed.alone, least), outlined=max(needed.outlined, least),
                   together=max(needed.together, least), joker=max(needed.joker, least))


class Support(StrEnum):
    """What speaks for a card, by the names that ``Evidence`` has for it."""

    ALONE = "alone"
    OUTLINED = "outlined"
    TOGETHER = "together"


@dataclass(frozen=True, slots=True, eq=False)
class Corner:
    quad: Quad              # from its own top left, clockwise
    card: Known
    certainty: float
    confidence: float
    looks: int
    tall: float = 1.0       # the picture in which it was seen as a rectangle was drawn so many times as tall

    @property
    def middle(self) -> NDArray[np.float32]:
        return np.asarray(self.quad.mean(0), np.float32)


@dataclass(frozen=True, slots=True, eq=False)
class Outline:
    quad: Quad
    down: bool              # a back
    confidence: float
    looks: int              # scales at which it was seen
    tall: float = 1.0       # as of a corner


@dataclass(frozen=True, slots=True, eq=False)
class LooseCard:
    """``face`` is UNREADABLE when something was seen and not accepted: then ``why`` says what it lacks."""

    face: Face
    confidence: float
    outline: Quad | None
    corners: tuple[Corner, ...]
    why: str
    guess: Known | None                 # what an unread card would be, if it had to be said
    lies: Quad                          # about where, as far as its corners and its outline tell
    over: tuple[int, ...] = ()          # cards on which it lies, by their number


_Group = tuple[Outline | None, tuple[Corner, ...]]


class _Usual(NamedTuple):
    """How the cards of one picture are."""

    across: float           # from one index to the other, in widths of an index
    down: float             # ... in heights
    wide: float             # of an index, of its height: a J is narrow, its card is not


def cards_of(corners: Sequence[Corner], outlines: Sequence[Outline], needed: Evidence) -> tuple[LooseCard, ...]:
    """In no order, and on which others each lies is not told."""
    groups = _groups(corners, outlines)
    reach = _usual_reach(groups)
    short = {outline for outline, held in groups if outline and not _whole(outline, held, reach)}
    if short:
        outlines = [outline for outline in outlines if outline not in short]
        groups = _groups(corners, outlines)
    taken = {outline for outline, _ in groups}
    usual = _Usual(*(reach or _USUAL), _usual_width(corners))
    cards = [_card(outline, held, needed, _where(outline, held, usual)) for outline, held in groups]
    cards += [_empty(outline, (), outline.quad) for outline in outlines
              if outline not in taken and not _hidden(outline, groups)]
    return tuple(_without_words([card for card in cards if card is not None]))


# -- which corners are one card's --------------------------------------------------------------------------------


def _groups(corners: Sequence[Corner], outlines: Sequence[Outline]) -> list[_Group]:
    homes, free = _homes(corners, outlines, four=True)
    four = any(len(_slots(outlines[number], held)) > 2 for number, held in homes.items()) or (
        _one_below_the_other(free) or _three_of_one(corners))
    if not four:        # then an index on the right, as it reads, is not this outline's
        homes, free = _homes(corners, outlines, four=False)
    groups: list[_Group] = [
        (outlines[number], tuple(corner for corner, _ in held)) for number, held in homes.items() if held]
    for joined in _joined(free, four, sum(len(held) == 2 for held in homes.values())):
        home = next((n for n, group in enumerate(groups) if four and _completes(group, joined)), None)
        if home is None:
            groups.append((None, joined))
        else:
            groups[home] = groups[home][0], (*groups[home][1], *joined)
    return _without_doubles(groups)


def _homes(corners: Sequence[Corner], outlines: Sequence[Outline], *, four: bool) -> tuple[
        dict[int, list[tuple[Corner, int]]], list[Corner]]:
    """The corners that lie where an outline has its own, with the number of that corner; and all others."""
    held: dict[int, list[tuple[Corner, int]]] = {}
    free: list[Corner] = []
    flat = [_flattening(outline.quad) for outline in outlines]
    middles = np.array([outline.quad.mean(0) for outline in outlines], np.float32).reshape(-1, 2)
    heights = np.array([height(outline.quad) for outline in outlines])
    fitting: dict[Corner, list[tuple[float, int, int]]] = {}
    for corner in corners:
        share = heights / max(height(corner.quad), 1.0)
        near = (np.hypot(*(middles - corner.middle).T) <= heights) & (share > _CARD[0]) & (share < _CARD[1])
        fits = fitting[corner] = sorted(
            (fit[0], int(number), fit[1]) for number in np.flatnonzero(near)
            if (fit := _fit(corner, flat[number])) is not None and (four or fit[1] in _TWO))
        if fits:
            _, number, slot = fits[0]
            held.setdefault(number, []).append((corner, slot))
        else:
            free.append(corner)
    for number, found in held.items():
        names: dict[Known, float] = {}
        for corner, _ in found:
            names[corner.card] = names.get(corner.card, 0.0) + corner.certainty
        name = max(names, key=lambda name: names[name])
        others = [corner for corner, _ in found if corner.card != name]     # of a card that lies on it, or misread
        if any(corner.certainty >= _CONTRADICTS for corner in others):      # then the outline speaks for none of them
            free += [corner for corner, _ in found]
            held[number] = []
        else:
            free += others
            held[number] = [(corner, slot) for corner, slot in found if corner.card == name]
    for corner in list(free):       # the nearest outline was its neighbour's: its own has others of its name, and room
        for _, number, slot in fitting[corner]:
            if held.get(number) and all(one.card == corner.card and taken != slot for one, taken in held[number]):
                held[number].append((corner, slot))
                free.remove(corner)
                break
    return held, free


def _slots(outline: Outline, held: Sequence[tuple[Corner, int]]) -> set[int]:
    """In which of its corners it has an index: of a card of the same name beneath it one may lie near them, but not so
    near as its own."""
    flat = _flattening(outline.quad)
    near = {corner: fit[0] for corner, _ in held if (fit := _fit(corner, flat)) is not None}
    return {slot for corner, slot in held if corner in near and near[corner] <= min(near.values()) + _AS_NEAR}


def _flattening(quad: Quad) -> NDArray[np.float64]:
    """To a card of 1 × 1 that stands upright."""
    sides = [float(np.linalg.norm(quad[i] - quad[(i + 1) % 4])) for i in range(4)]
    upright = quad if sides[0] + sides[2] < sides[1] + sides[3] else np.roll(quad, 1, axis=0)
    unit = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)
    return np.asarray(cv2.getPerspectiveTransform(np.ascontiguousarray(upright, np.float32), unit), np.float64)


def _fit(corner: Corner, matrix: NDArray[np.float64]) -> tuple[float, int] | None:
    """How far it lies from a corner of the outline that ``matrix`` flattens, and from which; nothing where it cannot be
    its own."""
    top, bottom = corner.quad[:2].mean(0), corner.quad[2:].mean(0)
    flat = cv2.perspectiveTransform(np.array([[top, corner.middle, bottom]], np.float64), matrix)[0]
    x, y = flat[1].tolist()
    dx, dy = ((flat[2] - flat[0]) * (63.0, 88.0)).tolist()
    from_corner = math.hypot(min(x, 1 - x), min(y, 1 - y))
    if not (-0.06 < x < 1.06 and -0.06 < y < 1.06) or min(x, 1 - x) > _NEAR_CORNER or min(y, 1 - y) > _NEAR_CORNER:
        return None
    inward = dy if y < 0.5 else -dy
    if math.degrees(math.atan2(abs(dx), inward)) > _UPRIGHT:
        return None
    return from_corner, 2 * (y > 0.5) + (x > 0.5)


def _joined(free: Sequence[Corner], four: bool, whole: int) -> list[tuple[Corner, ...]]:
    """``whole``: cards by their outlines, each with two of its corners."""
    fits = sorted((misfit, i, j) for (i, a), (j, b) in combinations(enumerate(free), 2)
                  if a.card == b.card and (misfit := _misfit(a, b, four)) is not None)
    parent = list(range(len(free)))
    sizes = [1] * len(free)

    def root(i: int) -> int:
        return i if parent[i] == i else root(parent[i])

    def join(i: int, j: int, most: int) -> None:
        first, second = root(i), root(j)
        if first != second and sizes[first] + sizes[second] <= most:
            parent[second] = first
            sizes[first] += sizes[second]

    for _, i, j in fits:
        join(i, j, 4 if four else 2)
    if four or whole + sizes.count(2) < _SEVERAL:
        for (i, a), (j, b) in combinations(enumerate(free), 2):
            if _one_row(a, b) and not _between(a, b, free):
                join(i, j, 2)
    groups: dict[int, list[Corner]] = {}
    for i, corner in enumerate(free):
        groups.setdefault(root(i), []).append(corner)
    return [tuple(group) for group in groups.values()]


def _one_row(a: Corner, b: Corner) -> bool:
    """Of two cards side by side a lower corner would show, too: the upper row of a card with four indices."""
    return a.card == b.card and any(_beside(*way) and _ROW[0] <= abs(way[1]) <= _ROW[1] for way in _ways(a, b))


def _between(a: Corner, b: Corner, corners: Sequence[Corner]) -> bool:
    """Another of the same name: a shoe's cards in a ribbon."""
    apart = float(np.linalg.norm(a.middle - b.middle))
    return any(one.card == a.card and one is not a and one is not b and float(
        np.linalg.norm(one.middle - (a.middle + b.middle) / 2)) < apart / 3 for one in corners)


def _completes(group: _Group, others: Sequence[Corner]) -> bool:
    """The outline of a card that is covered in part may hold only some of its four corners."""
    outline, held = group
    return outline is not None and len(held) + len(others) <= 4 and any(
        a.card == b.card and _misfit(a, b, four=True) is not None for a in held for b in others)


def _one_below_the_other(free: Sequence[Corner]) -> bool:
    """As only cards with four indices show them: of two names, for once two cards of one name may happen to lie so."""
    return len({a.card for a, b in combinations(free, 2)
                if a.card == b.card and any(_below(*way) for way in _ways(a, b))
                and not (_has_its_own(a, free) and _has_its_own(b, free))}) > 1


def _three_of_one(corners: Sequence[Corner]) -> bool:
    """Where only a card with four indices has them: two above each other, or side by side and as far apart as the third
    is from one of them; of two cards of one name that lie side by side the second is farther, or shows its own."""
    for a in corners:
        beside, below, opposite = list[float](), list[float](), list[tuple[float, float]]()
        for b in corners:
            if b is a or b.card != a.card or (way := _way(a, b)) is None:
                continue
            if (_beside(*way) or _below(*way)) and _has_its_own(b, corners):
                continue
            if _beside(*way):
                beside.append(way[1])
            elif _below(*way):
                below.append(way[2])
            elif _across(*way):
                opposite.append(way[1:])
        as_far = [*(u / other for u, _ in opposite for other in beside),
                  *(v / other for _, v in opposite for other in below)]
        if (beside and below) or any(abs(share - 1) < _AS_FAR for share in as_far):
            return True
    return False


def _has_its_own(corner: Corner, corners: Sequence[Corner]) -> bool:
    """An opposite one, to the right of it as it reads: of a card with four, the second of a row has none there."""
    return any(one is not corner and one.card == corner.card and (way := _way(corner, one)) is not None
               and way[1] > 0 and _across(*way) for one in corners)


def _misfit(a: Corner, b: Corner, four: bool) -> float | None:
    """How unlike two indices of one card they lie, as seen from the one that tells better where the other is: a quad
    that is a little turned or squeezed puts it elsewhere. Nothing where they cannot be."""
    return min((misfit for misfit in (_misfit_from(a, b, four), _misfit_from(b, a, four)) if misfit is not None),
               default=None)


def _misfit_from(a: Corner, b: Corner, four: bool) -> float | None:
    way = _way(a, b)
    if way is None:
        return None
    turned, u, v = way
    opposite = 180 - turned
    if _across(turned, u, v) and (u > 0 or four):
        across, down = a.quad[1] - a.quad[0], a.quad[3] - a.quad[0]
        shape = abs(u) * float(np.linalg.norm(across)) / (v * float(np.linalg.norm(down)))
        if _SHAPE[0] <= shape <= _SHAPE[1]:
            return opposite / 60 + abs(math.log(abs(u) / _USUAL[0])) + abs(math.log(v / _USUAL[1]))
    if not four:
        return None
    if _below(turned, u, v):
        return opposite / 60 + abs(math.log(v / _USUAL[1]))
    if _beside(turned, u, v):
        return turned / 60 + abs(math.log(abs(u) / _USUAL[0]))
    return None


def _ways(a: Corner, b: Corner) -> Iterator[tuple[float, float, float]]:
    """As seen from either."""
    yield from (way for way in (_way(a, b), _way(b, a)) if way is not None)


def _way(a: Corner, b: Corner) -> tuple[float, float, float] | None:
    """By how many degrees ``b`` is turned, and where it is seen from ``a``, in widths and heights of ``a``; nothing
    where one is too large for the other's card, or hardly read."""
    if min(a.certainty, b.certainty) < HEARD:
        return None
    high, other = height(a.quad), height(b.quad)
    if max(high, other) > _SIZES * min(high, other):
        return None
    across, down = a.quad[1] - a.quad[0], a.quad[3] - a.quad[0]
    way = (b.middle - a.middle).astype(np.float64)
    u, v = np.linalg.lstsq(np.stack([across, down], 1).astype(np.float64), way, rcond=None)[0].tolist()
    return _angle(down, b.quad[3] - b.quad[0]), u, v


def _across(turned: float, u: float, v: float) -> bool:
    return 180 - turned <= _OPPOSITE and _ACROSS[0] <= abs(u) <= _ACROSS[1] and _DOWN[0] <= v <= _DOWN[1]


def _beside(turned: float, u: float, v: float) -> bool:
    return turned <= _BESIDE[0] and abs(v) < _BESIDE[1] and _ACROSS[0] <= abs(u) <= _ACROSS[1]


def _below(turned: float, u: float, v: float) -> bool:
    return 180 - turned <= _OPPOSITE and abs(u) < 1 and _DOWN[0] <= v <= _DOWN[1]


def _angle(a: NDArray[np.float32], b: NDArray[np.float32]) -> float:
    share = float(a @ b) / max(float(np.linalg.norm(a) * np.linalg.norm(b)), 1e-6)
    return math.degrees(math.acos(min(max(share, -1.0), 1.0)))


def _without_doubles(groups: list[_Group]) -> list[_Group]:
    """A corner of the same name inside a card's hull is a third sight of it, however oddly it was seen."""
    groups = sorted(groups, key=lambda group: (group[0] is None, -len(group[1]),
                                               -max(corner.certainty for corner in group[1])))
    kept: list[_Group] = []
    for outline, corners in groups:
        for number, (other, held) in enumerate(kept):
            hull = _hull(other, held)
            if len(corners) == 1 and held[0].card == corners[0].card and hull is not None and cv2.pointPolygonTest(
                    hull, corners[0].middle.tolist(), False) >= 0:
                kept[number] = (other, (*held, *corners))
                break
        else:
            kept.append((outline, corners))
    return kept


def _whole(outline: Outline, corners: tuple[Corner, ...], reach: tuple[float, float] | None) -> bool:
    """Of a card that is covered in part the rest has an outline, too, which is not the card's."""
    if len(corners) > 1 or reach is None:
        return True
    a = corners[0].quad
    long = max(float(np.linalg.norm(a[1] - a[0])) * reach[0], float(np.linalg.norm(a[3] - a[0])) * reach[1])
    return height(outline.quad) >= long * _AS_LONG


def _hull(outline: Outline | None, corners: Sequence[Corner]) -> NDArray[np.float32] | None:
    if outline is not None:
        return outline.quad
    if len(corners) < 2:
        return None
    return np.asarray(cv2.convexHull(np.concatenate([corner.quad for corner in corners])), np.float32)


def _hidden(outline: Outline, groups: Iterable[_Group]) -> bool:
    """A second, worse outline of a card that has one, or of one whose corners were joined without it."""
    x, y = outline.quad.mean(0).tolist()
    for other, corners in groups:
        hull = _hull(other, corners)
        if hull is not None:
            middle = hull.reshape(-1, 2).mean(0)
            if math.dist(middle.tolist(), (x, y)) < 0.3 * height(outline.quad):
                return True
    return False


# -- what speaks for them ----------------------------------------------------------------------------------------


def _card(outline: Outline | None, corners: tuple[Corner, ...], needed: Evidence, lies: Quad) -> LooseCard | None:
    corners = tuple(sorted(corners, key=lambda corner: -corner.certainty))
    first = corners[0]
    if first.certainty < HEARD:
        return _empty(outline, corners, lies) if outline is not None else _unheard(corners, lies)
    card = LooseCard(first.card, min(first.certainty, _SUREST), outline.quad if outline is not None else None, corners,
                     "", first.card, lies)
    firm = max(corner.confidence for corner in corners) >= needed.confidence and (
        support(card) is not Support.ALONE or first.looks > 1)
    if card.confidence < _least(card, needed):
        many = support(card) is Support.TOGETHER
        why = "its corners are not certain enough" if many else "one uncertain corner is too little"
        return replace(card, face=UNREADABLE, why=why) if firm or outline is not None else None
    return card if firm else replace(card, face=UNREADABLE, why="it hardly looks like a corner of a card")


def _without_words(cards: Sequence[LooseCard]) -> list[LooseCard]:
    """Print may look like the word by which a joker is known: without an outline it is one among other cards only."""
    others = [corner for card in cards if isinstance(card.face, Card) for corner in card.corners]
    return [replace(card, face=UNREADABLE, why="a word that no card is seen around is no joker")
            if card.face is JOKER and card.outline is None and not _among(card.corners, others) else card
            for card in cards]


def _among(corners: Sequence[Corner], others: Sequence[Corner]) -> bool:
    return any(np.linalg.norm(one.middle - other.middle) < _AMONG * height(one.quad)
               for one in corners for other in others)


def support(card: LooseCard) -> Support:
    if sum(corner.certainty >= HEARD for corner in card.corners) > 1:
        return Support.TOGETHER
    return Support.ALONE if card.outline is None else Support.OUTLINED


def _least(card: LooseCard, needed: Evidence) -> float:
    least = {Support.ALONE: needed.alone, Support.OUTLINED: needed.outlined, Support.TOGETHER: needed.together}
    return max(least[support(card)], needed.joker if card.guess is JOKER else 0.0)


def _unheard(corners: tuple[Corner, ...], lies: Quad) -> LooseCard | None:
    """The detector is sure, again and again, of a corner that shows no card: blurred, or half covered."""
    confidence = max(corner.confidence for corner in corners)
    if confidence < _SURELY_A_CORNER or corners[0].looks < 2:
        return None
    return LooseCard(UNREADABLE, confidence, None, corners, "its corner shows no card", None, lies)


def _empty(outline: Outline, corners: tuple[Corner, ...], lies: Quad) -> LooseCard | None:
    if outline.confidence < _SURELY_A_CARD:
        return None
    if outline.down:
        sure = outline.confidence >= _SURELY_A_BACK and outline.looks > 1
        face, why = (FACE_DOWN, "") if sure else (UNREADABLE, "it hardly looks like the back of a card")
        return LooseCard(face, outline.confidence, outline.quad, corners, why, None, lies)
    why = "none of its corners could be read"
    return LooseCard(UNREADABLE, outline.confidence, outline.quad, corners, why, None, lies)


# -- where they lie ----------------------------------------------------------------------------------------------


def _usual_reach(groups: Iterable[_Group]) -> tuple[float, float] | None:
    """From one index to the other in widths and heights of an index, as the whole cards of this picture have it; None:
    it shows no whole one."""
    seen = []
    for _, corners in groups:
        for a, b in combinations(corners, 2):
            across, down = a.quad[1] - a.quad[0], a.quad[3] - a.quad[0]
            if 180 - _angle(down, b.quad[3] - b.quad[0]) < 15:
                u, v = np.linalg.lstsq(np.stack([across, down], 1), b.middle - a.middle, rcond=None)[0]
                if u > _ACROSS[0] and v > _DOWN[0]:
                    seen.append((float(u), float(v)))
    if not seen:
        return None
    u, v = np.median(np.array(seen), axis=0).tolist()
    return u, v


def _usual_width(corners: Sequence[Corner]) -> float:
    shapes = [float(np.linalg.norm(corner.quad[1] - corner.quad[0])) / max(height(corner.quad), 1e-3)
              for corner in corners if corner.certainty >= HEARD]
    return float(np.median([_WIDE, *shapes]))


def _where(outline: Outline | None, corners: Sequence[Corner], usual: _Usual) -> Quad:
    if outline is not None and len(corners) != 1:       # with one it is a covered card's, and may be short
        return outline.quad
    surest = max(corners, key=lambda corner: corner.certainty).quad
    first, across, down = surest[0], surest[1] - surest[0], surest[3] - surest[0]
    across = across * (usual.wide * float(np.linalg.norm(down)) / max(float(np.linalg.norm(across)), 1e-3))
    shown = np.concatenate([corner.quad for corner in corners]) - first
    u, v = np.linalg.lstsq(np.stack([across, down], 1), shown.T, rcond=None)[0]
    left, right, top, bottom = (float(edge) for edge in (u.min(), u.max(), v.min(), v.max()))
    if bottom - top < _ONE_ROW:         # the upper row of a card, or all that shows of it
        right, bottom = max(right, left + usual.across + 1), top + usual.down + 1
    left, right, top, bottom = left - _PAPER, right + _PAPER, top - _PAPER / 2, bottom + _PAPER / 2
    edges = ((left, top), (right, top), (right, bottom), (left, bottom))
    return np.array([first + x * across + y * down for x, y in edges], np.float32)
