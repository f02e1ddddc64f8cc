"""One thing seen in several looks at different scales: where it lies, and how surely it was seen."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from dealer_assist.vision.index_crop import Quad
from dealer_assist.vision.reading import Found, Kind

BEST_INDEX, BEST_OUTLINE = 30.0, 150.0      # pixels of a look in which the detector sees an index, a whole card, best
INDEX_OF_CARD = 0.2                         # an index's height, of its card's: between 0.12 and 0.38
_SCALES_APART = 0.8                         # of the logarithm: a look at twice the scale counts two thirds
_ONE_THING = 0.3                            # of the area of both together
_PART = 0.6                                 # of the smaller one: a rank alone, taken for an index, is part of it


Scale = tuple[float, float]                 # pixels of a look for one of the picture, across and down


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """What was found at one scale, in pixels of the whole picture."""

    scale: Scale
    found: tuple[Found, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Place:
    kind: Kind
    quads: tuple[Quad, ...]     # clockwise, of each look that saw it, the most trustworthy first
    scale: Scale                # of that one's look
    confidence: float
    looks: int                  # scales at which it was seen


@dataclass(frozen=True, slots=True, eq=False)
class _Sight:
    worth: float
    found: Found
    quad: Quad
    middle: tuple[float, float]
    size: float
    scale: Scale


def height(quad: Quad) -> float:
    """Of an index, or of a card: its longer side."""
    return float(max(np.linalg.norm(quad[0] - quad[1]), np.linalg.norm(quad[1] - quad[2])))


def clockwise(quad: Quad) -> Quad:
    across, down = quad[1] - quad[0], quad[2] - quad[1]
    return quad[::-1].copy() if across[0] * down[1] - across[1] * down[0] < 0 else quad


def places(looks: Iterable[Look], least: float, kinds: Container[Kind] = tuple(Kind)) -> list[Place]:
    """Indices and outlines each by themselves; a face and a back at one place are one outline, of the surer kind."""
    sights = _sights([(look.scale, found) for look in looks for found in look.found
                      if found.confidence >= least and found.kind in kinds])
    middles = np.array([sight.middle for sight in sights], np.float64).reshape(-1, 2)
    sizes = np.array([sight.size for sight in sights])
    indices = np.array([sight.found.kind is Kind.INDEX for sight in sights], bool)
    together: list[list[_Sight]] = []
    first = np.empty(len(sights), np.intp)      # of each group
    for number, sight in enumerate(sights):
        heads = first[:len(together)]
        apart = np.hypot(*(middles[heads] - middles[number]).T)
        near = (indices[heads] == indices[number]) & (apart <= np.maximum(sizes[heads], sizes[number]))
        home = next((together[group] for group in np.flatnonzero(near) if _same(together[group][0], sight) is not None),
                    None)
        if home is None:
            first[len(together)] = number
            together.append([sight])
        elif _same(home[0], sight):
            home.append(sight)
    return [_place(group) for group in together]


def _sights(seen: Sequence[tuple[Scale, Found]]) -> list[_Sight]:
    """The most trustworthy first."""
    if not seen:
        return []
    quads = np.stack([found.corners for _, found in seen])
    scales = np.array([scale for scale, _ in seen], np.float32)
    across, down = quads[:, 1] - quads[:, 0], quads[:, 2] - quads[:, 1]
    turned = across[:, 0] * down[:, 1] < across[:, 1] * down[:, 0]
    quads[turned] = quads[turned, ::-1]
    sizes, looked_at = (np.maximum(np.hypot(*(across * by).T), np.hypot(*(down * by).T))
                        for by in (np.ones_like(scales), scales))
    best = np.array([BEST_INDEX if found.kind is Kind.INDEX else BEST_OUTLINE for _, found in seen])
    fitness = np.exp(-0.5 * (np.log(np.maximum(looked_at, 1e-3) / best) / _SCALES_APART) ** 2)
    sights = [_Sight(found.confidence * fit, found, quad, (x, y), size, scale)
              for (scale, found), quad, (x, y), size, fit in zip(
                  seen, quads, quads.mean(1).tolist(), sizes.tolist(), fitness.tolist(), strict=True)]
    return sorted(sights, key=lambda sight: -sight.worth)


def _same(kept: _Sight, sight: _Sight) -> bool | None:
    """Another sight of it (True), a part or a lump of it that says nothing (False), or something else (None)."""
    shared = float(cv2.intersectConvexConvex(kept.quad, sight.quad)[0])
    first, second = (abs(float(cv2.contourArea(quad))) for quad in (kept.quad, sight.quad))
    if shared > _ONE_THING * (first + second - shared):
        return True
    if kept.found.kind is Kind.INDEX and shared > _PART * min(first, second):
        return False
    return None


def _place(group: Sequence[_Sight]) -> Place:
    kinds: dict[Kind, float] = {}
    for sight in group:
        kinds[sight.found.kind] = kinds.get(sight.found.kind, 0.0) + sight.worth
    kind = max(kinds, key=lambda kind: kinds[kind])
    same = [sight for sight in group if sight.found.kind is kind]
    return Place(kind, tuple(sight.quad for sight in same), same[0].scale,
                 max(sight.found.confidence for sight in same), len({sight.scale for sight in same}))
