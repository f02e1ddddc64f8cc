"""Many looks at one picture of a card: as a table's camera would see it, near and far, turned, blurred, in other light.

What is learnt from and measured are the boxes that the detector draws in these looks, as at the table.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.cards import JOKER, Known
from dealer_assist.vision.index_crop import Picture, Quad, index_crop, readings
from dealer_assist.vision.reading import CardReader, Kind, Sensed

RANKS, SUITS = "A23456789TJQK", "cdhs"
JOKER_CLASS, REJECT, NO_SUIT = 13, 14, -1
DRAWN = -1                          # in ``Looks.box``: a crop that no detector drew

_CARD_HEIGHT = 80.0, 240.0          # pixels: from a half to one and two thirds of that at a calibrated table
_SIDE = 1.45                        # of a look, in heights of the card
_GRID = 32                          # sides are multiples of it, so that the detector reads many looks at once
_TILT = 0.9                         # radians
_SAME = 0.3                         # of an index's size: a box whose middle is so near to the index is that index
_BESIDE = 0.7                       # ... and from here on it is none of it


Lies = tuple[Picture, Quad, Sequence[Quad], Known]      # a picture, the outline of its card, the indices, the card


@dataclass(frozen=True, eq=False)
class Looks:
    """Crops as the classifier senses them, a line each, with what they are."""

    sensed: Sensed
    rank: NDArray[np.int64]
    suit: NDArray[np.int64]
    picture: NDArray[np.int64]      # from which picture
    box: NDArray[np.int64]          # turns of one detected box have one number
    truth: NDArray[np.int64]        # of the box: the card's number as in ``number_of``, or -1 where no index is
    corner: NDArray[np.int64]       # which of the card's indices it is, or is nearest to
    look: NDArray[np.int64]         # at the picture


def number_of(card: Known) -> int:
    """As the reader counts them: by ranks, then suits, the joker last."""
    return 52 if card is JOKER else 4 * RANKS.index(str(card)[0]) + SUITS.index(str(card)[1])


def looks_at(reader: CardReader, pictures: Sequence[Lies], views: int, rng: np.random.Generator) -> Looks:
    crops: list[Picture] = []
    rows: list[tuple[int, int, int, int, int, int, int]] = []
    box = 0
    for number, (picture, outline, indices, card) in enumerate(pictures):
        rank, suit = (JOKER_CLASS, NO_SUIT) if card is JOKER else divmod(number_of(card), 4)
        seen_from = [_view(picture, outline, rng) for _ in range(views)]
        seen_in = reader.read([view for view, _ in seen_from])
        for look, ((view, matrix), seen) in enumerate(zip(seen_from, seen_in, strict=True)):
            truths = [_seen(matrix, quad) for quad in indices]
            for thing in seen:
                if thing.kind is not Kind.INDEX:
                    continue
                quad = np.asarray(thing.quad, np.float32)
                apart, nearest = min(((_apart(quad, truth), n) for n, truth in enumerate(truths)))
                if _SAME <= apart < _BESIDE:
                    continue
                hit = apart < _SAME
                for turned in readings(quad):
                    upright = hit and _turn_off(turned, truths[nearest]) == 0
                    crops.append(index_crop(view, turned))
                    rows.append((rank if upright else REJECT, suit if upright else NO_SUIT, number, box,
                                 number_of(card) if hit else -1, nearest, look))
                box += 1
            for quad, is_index, corner in _drawn(truths, _seen(matrix, outline), rng):
                crops.append(index_crop(view, quad))
                rows.append((rank if is_index else REJECT, suit if is_index else NO_SUIT, number, DRAWN, -1, corner,
                             look))
    columns = np.array(rows, np.int64).T
    parts = [reader.sense(crops[start:start + 512]) for start in range(0, len(crops), 512)]
    sensed = Sensed(*(np.concatenate([getattr(part, name) for part in parts])
                      for name in ("rank", "suit", "features")))
    return Looks(sensed, *columns)


def _drawn(indices: Sequence[Quad], outline: Quad, rng: np.random.Generator) -> Iterator[tuple[Quad, bool, int]]:
    """Indices in boxes a little off, and boxes in which none stands upright and whole."""
    for corner, quad in enumerate(indices):
        for _ in range(2):
            yield _jittered(quad, rng), True, corner
        yield np.roll(_jittered(quad, rng), 2, axis=0), False, corner
        across, down = quad[1] - quad[0], quad[3] - quad[0]
        half = np.array([[0, 0], [1, 0], [1, 0.5], [0, 0.5]]) + np.array([0, 0.5 * rng.integers(2)])
        yield np.asarray(quad[0] + half[:, :1] * across + half[:, 1:] * down, np.float32), False, corner
    for like in indices:
        spot = outline[0] + rng.random() * (outline[1] - outline[0]) + rng.random() * (outline[3] - outline[0])
        quad = like - like.mean(0) + spot
        apart = [_apart(np.asarray(quad, np.float32), index) for index in indices]
        if min(apart) > _BESIDE:
            yield np.asarray(quad, np.float32), False, int(np.argmin(apart))


def _view(picture: Picture, outline: Quad, rng: np.random.Generator) -> tuple[Picture, NDArray[np.float64]]:
    height = math.exp(rng.uniform(*np.log(_CARD_HEIGHT)))
    side = max(6, math.ceil(height * _SIDE / _GRID)) * _GRID
    own = float(np.linalg.norm(outline[3] - outline[0]))
    tilt = rng.uniform(0, _TILT) if rng.random() < 0.4 else rng.uniform(0, 0.15)
    turn, lean, focal = rng.uniform(0, 2 * math.pi), rng.uniform(0, 2 * math.pi), side * rng.uniform(1.5, 4)
    shift = rng.uniform(-0.5, 0.5, 2) * _GRID
    leaning = (_turned(-lean) @ np.array([[1, 0, 0], [0, math.cos(tilt), 0], [0, math.sin(tilt) / focal, 1]])
               @ _turned(lean))
    middle = outline.mean(0)
    to_middle = np.array([[1, 0, -middle[0]], [0, 1, -middle[1]], [0, 0, 1]])
    matrix = (np.array([[1, 0, side / 2 + shift[0]], [0, 1, side / 2 + shift[1]], [0, 0, 1]]) @ leaning
              @ _turned(turn) @ np.diag([height / own, height / own, 1]) @ to_middle)
    soft = picture
    if own > 1.5 * height:          # plain sampling would drop thin strokes
        soft = np.asarray(cv2.GaussianBlur(picture, (0, 0), 0.4 * own / height), np.uint8)
    view = cv2.warpPerspective(soft, matrix, (side, side), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return _photographed(np.asarray(view, np.uint8), rng), matrix


def _photographed(view: Picture, rng: np.random.Generator) -> Picture:
    seen = view.astype(np.float32)
    side = len(view)
    across = np.linspace(-0.5, 0.5, side, dtype=np.float32)
    angle = rng.uniform(0, 2 * math.pi)
    light = 1 + rng.uniform(0, 0.5) * (across[None] * math.cos(angle) + across[:, None] * math.sin(angle))
    colour = rng.uniform(0.88, 1.12, 3) * rng.uniform(0.6, 1.25)
    seen *= light[..., None] * colour.astype(np.float32)
    way = rng.random()
    if way < 0.35:
        seen = np.asarray(cv2.GaussianBlur(seen, (0, 0), rng.uniform(0.3, 1.3)), np.float32)
    elif way < 0.55:
        share = rng.uniform(0.5, 1)
        small = cv2.resize(seen, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
        seen = np.asarray(cv2.resize(small, (side, side), interpolation=cv2.INTER_LINEAR), np.float32)
    elif way < 0.7:
        length = int(rng.integers(3, 7))
        smear = np.zeros((length, length), np.float32)
        middle = (length - 1) / 2
        end = np.array([math.cos(angle), math.sin(angle)]) * middle
        start, stop = (np.rint(middle + sign * end).astype(int).tolist() for sign in (-1, 1))
        cv2.line(smear, start, stop, 1)
        seen = np.asarray(cv2.filter2D(seen, -1, smear / smear.sum()), np.float32)
    if rng.random() < 0.2:
        spot = rng.uniform(-0.4, 0.4, 2)
        away = (across[None] - spot[0]) ** 2 + (across[:, None] - spot[1]) ** 2
        seen += (rng.uniform(20, 120) * np.exp(-away / rng.uniform(0.004, 0.03)))[..., None].astype(np.float32)
    seen += rng.normal(0, rng.uniform(0, 8), seen.shape).astype(np.float32)
    finished = np.clip(seen, 0, 255).astype(np.uint8)
    _, packed = cv2.imencode(".jpg", finished, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(40, 96))])
    return np.asarray(cv2.imdecode(packed, cv2.IMREAD_COLOR), np.uint8)


def _jittered(quad: Quad, rng: np.random.Generator) -> Quad:
    across, down = quad[1] - quad[0], quad[3] - quad[0]
    middle = quad.mean(0) + across * rng.normal(0, 0.06) + down * rng.normal(0, 0.045)
    grown = (quad - quad.mean(0)) * np.clip(rng.normal(1.02, 0.08), 0.8, 1.3)
    angle = rng.normal(0, 0.08)
    rotation = np.array([[math.cos(angle), -math.sin(angle)], [math.sin(angle), math.cos(angle)]])
    return np.asarray(middle + grown @ rotation.T, np.float32)


def _turned(angle: float) -> NDArray[np.float64]:
    cos, sin = math.cos(angle), math.sin(angle)
    return np.array([[cos, -sin, 0], [sin, cos, 0], [0, 0, 1]])


def _seen(matrix: NDArray[np.float64], quad: Quad) -> Quad:
    return np.asarray(cv2.perspectiveTransform(quad.reshape(-1, 1, 2), matrix), np.float32).reshape(-1, 2)


def _apart(quad: Quad, index: Quad) -> float:
    size = float(np.linalg.norm(index[0] - index[2]))
    return float(np.linalg.norm(quad.mean(0) - index.mean(0))) / max(size, 1e-6)


def _turn_off(quad: Quad, upright: Quad) -> int:
    return min(range(4), key=lambda turn: float(np.abs(np.roll(quad, turn, axis=0) - upright).sum()))
