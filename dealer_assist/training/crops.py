"""Lessons cut from stored scenes: indices as the detector hands them over, what is none, and what lies about them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.training.scene import SIDE, too_small
from dealer_assist.training.shards import StoredScene
from dealer_assist.vision.index_crop import Picture, Quad, index_crop
from dealer_assist.vision.reading import Kind
from dealer_assist.vision.surroundings import surroundings

RANK_CLASSES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "joker", "reject")
SUIT_CLASSES = ("c", "d", "h", "s")
REJECT = RANK_CLASSES.index("reject")
NO_SUIT = -100  # the loss ignores it: jokers and rejects have none


@dataclass(frozen=True)
class Lessons:
    crops: NDArray[np.uint8]
    ranks: NDArray[np.int64]
    suits: NDArray[np.int64]


def lessons(scenes: Iterable[StoredScene], rng: np.random.Generator, repeats: int) -> Lessons:
    return _lessons(crop for scene in scenes for crop in _cut(scene, rng, repeats))


def surroundings_lessons(scenes: Iterable[StoredScene], rng: np.random.Generator, repeats: int) -> Lessons:
    """Of indices that can be read: what lies about any other place tells nothing."""
    return _lessons((surroundings(picture, _jittered(as_detected(label.quad), rng)), label.card)
                    for scene in scenes for picture in [scene.picture()] for label in scene.labels
                    if label.kind is Kind.INDEX for _ in range(repeats))


def _lessons(cut: Iterable[tuple[Picture, str]]) -> Lessons:
    crops: list[Picture] = []
    ranks: list[int] = []
    suits: list[int] = []
    for crop, card in cut:
        rank = RANK_CLASSES.index("joker" if card == "joker" else card[0]) if card else REJECT
        crops.append(crop)
        ranks.append(rank)
        suits.append(SUIT_CLASSES.index(card[1]) if rank < 13 else NO_SUIT)
    return Lessons(np.stack(crops), np.array(ranks), np.array(suits))


def _cut(scene: StoredScene, rng: np.random.Generator, repeats: int) -> Iterator[tuple[Picture, str]]:
    """Crops with their card; an empty card is to be rejected."""
    picture = scene.picture()
    indices = [label for label in scene.labels if label.kind is Kind.INDEX]
    rectangles = [as_detected(label.quad) for label in indices]
    for label, rectangle in zip(indices, rectangles, strict=True):
        for _ in range(repeats):
            yield index_crop(picture, _jittered(rectangle, rng)), label.card
        if rng.random() < 0.45 * repeats:
            turn = 2 if rng.random() < 0.7 else int(rng.choice([1, 3]))
            yield index_crop(picture, np.roll(_jittered(rectangle, rng), turn, axis=0)), ""
        if rng.random() < 0.2 * repeats:
            yield index_crop(picture, _misplaced(rectangle, rng)), ""
    for label in scene.half_hidden:
        if too_small(label.quad):
            continue
        yield index_crop(picture, _jittered(as_detected(label.quad), rng)), ""
    centres = np.array([rectangle.mean(0) for rectangle in rectangles]).reshape(-1, 2)
    for _ in range(2 * repeats):
        elsewhere = _anywhere(rectangles, rng)
        if (
            not centres.size
            or np.linalg.norm(centres - elsewhere.mean(0), axis=1).min() > np.ptp(elsewhere[:, 1]) * 0.6
        ):
            yield index_crop(picture, elsewhere), ""


def as_detected(quad: Quad) -> Quad:
    """The rectangle that a detector can at best give for a quad seen in perspective, same corner first."""
    corners = cv2.boxPoints(cv2.minAreaRect(quad))
    side, down = corners[1] - corners[0], corners[2] - corners[1]
    own_side, own_down = quad[1] - quad[0], quad[2] - quad[1]
    if (side[0] * down[1] - side[1] * down[0]) * (own_side[0] * own_down[1] - own_side[1] * own_down[0]) < 0:
        corners = corners[::-1]
    turns = [np.roll(corners, turn, axis=0) for turn in range(4)]
    return np.asarray(min(turns, key=lambda turned: float(np.abs(turned - quad).sum())), np.float32)


def _jittered(quad: Quad, rng: np.random.Generator) -> Quad:
    across, down = quad[1] - quad[0], quad[3] - quad[0]
    middle = quad.mean(0) + across * rng.normal(0, 0.06) + down * rng.normal(0, 0.045)
    wide, high = np.clip(rng.normal(1.02, 0.09, 2), 0.8, 1.3)
    angle = rng.normal(0, 0.08)
    rotation = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    arms = (
        -across * wide - down * high,
        across * wide - down * high,
        across * wide + down * high,
        down * high - across * wide,
    )
    return np.asarray([middle + rotation @ arm / 2 for arm in arms], np.float32)


def _misplaced(quad: Quad, rng: np.random.Generator) -> Quad:
    """Too far off, or of the wrong size: a rank without its suit must not be guessed at."""
    across, down = quad[1] - quad[0], quad[3] - quad[0]
    middle = quad.mean(0)
    way = rng.integers(3)
    if way == 0:
        angle, reach = rng.uniform(0, 2 * np.pi), rng.uniform(0.5, 1.2)
        shift = across * np.cos(angle) * reach * 1.3 + down * np.sin(angle) * reach
        return np.asarray(quad + shift, np.float32)
    if way == 1:
        return np.asarray(middle + (quad - middle) * rng.uniform(1.9, 3), np.float32)
    half = np.array([[0, 0], [1, 0], [1, 0.5], [0, 0.5]]) + np.array([0, 0.5 * rng.integers(2)])
    return np.asarray(quad[0] + half[:, :1] * across + half[:, 1:] * down, np.float32)


def _anywhere(rectangles: list[Quad], rng: np.random.Generator) -> Quad:
    if rectangles:
        like = rectangles[rng.integers(len(rectangles))]
        size = (float(np.linalg.norm(like[1] - like[0])), float(np.linalg.norm(like[3] - like[0])))
    else:
        size = (float(rng.uniform(8, 30)), float(rng.uniform(18, 60)))
    stretch = rng.uniform(0.7, 1.5)
    centre = rng.uniform(0, SIDE, 2)
    corners = cv2.boxPoints(
        ((float(centre[0]), float(centre[1])), (size[0] * stretch, size[1] * stretch), float(rng.uniform(0, 360)))
    )
    return np.asarray(corners, np.float32)
