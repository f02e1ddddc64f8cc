"""Reads cards in pictures: finds corner indices and card outlines, and says which card an index names.

It knows no table, no time and no game; what lies where and what is certain enough is decided by those who ask.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.cards import JOKER, Card, Known
from dealer_assist.vision.index_crop import Picture, Quad, index_crop, readings
from dealer_assist.vision.model_files import ModelError, answers, content_of, session, settings_in
from dealer_assist.vision.own_deck import OwnDeck, OwnDeckError, together

STRIDE = 32         # pixels by which a picture that the detector looks at grows: the rest is filled up
_LEAST_SIDE = 192  # the detector's answer has a fixed number of lines, which a smaller picture cannot fill
_PADDING = 114
_Floats = NDArray[np.float32]


class Kind(StrEnum):
    INDEX = "index"
    FACE = "face"
    BACK = "back"


@dataclass(frozen=True, slots=True)
class Seen:
    kind: Kind
    quad: tuple[tuple[float, float], ...]  # pixels of the picture; an index from its own top left, clockwise
    confidence: float  # the detector's
    card: Known | None  # None for outlines, and for an index that cannot be read
    certainty: float  # calibrated probability that it is this card


@dataclass(frozen=True, slots=True)
class Found:
    kind: Kind
    corners: Quad
    confidence: float


@dataclass(frozen=True, slots=True)
class Sensed:
    """What the shipped classifier says of crops, a line each, and the features that it judged by."""

    rank: _Floats
    suit: _Floats
    features: _Floats


class CardReader:
    """``deck``: one that the house has enrolled; its cards are then read by what was learnt of them."""

    def __init__(self, models: Path, threads: int = 2, deck: OwnDeck | None = None) -> None:
        settings_file = models / "reader.toml"
        settings = settings_in(settings_file)
        try:
            detector, classifier = settings["detector"], settings["classifier"]
            self._kinds = tuple(Kind(name) for name in detector["classes"])
            self._least_confidence = {Kind(name): float(least) for name, least in detector["accept"].items()}
            self.cards = _card_grid(classifier["ranks"], classifier["suits"])
            self.accept_certainty = float(classifier["accept"])
            files = [(models / part["file"], str(part["sha256"])) for part in (detector, classifier)]
        except (KeyError, TypeError, ValueError) as fault:
            raise ModelError(f"{settings_file} does not describe a card reader: {fault!r}.") from fault
        contents = [content_of(file, sha256, settings_file) for file, sha256 in files]
        self._detector, self._classifier = (session(content, threads) for content in contents)
        self.models, self.threads = models, threads
        self.classifier_digest = str(classifier["sha256"])
        if deck is not None and deck.classifier != self.classifier_digest:
            raise OwnDeckError(f"deck {deck.name} was learnt with another classifier ({deck.classifier[:12]}…) than "
                               f"that of {settings_file} ({self.classifier_digest[:12]}…): enrol it again from its "
                               "pictures")
        self._deck = deck
        # The settings name both files by their digests, and the thresholds decide with them what is read.
        named = settings | ({"deck": deck.digest} if deck is not None else {})
        self.digest = hashlib.sha256(json.dumps(named, sort_keys=True).encode()).hexdigest()

    def read(self, pictures: Sequence[Picture]) -> list[tuple[Seen, ...]]:
        """What each picture (blue, green, red) shows; `accept_certainty` is how sure a card should be to count."""
        found = self.find(pictures)
        pending: list[tuple[int, Found, tuple[Quad, ...]]] = []
        seen: list[list[Seen]] = [[] for _ in pictures]
        for number, things in enumerate(found):
            for thing in things:
                if thing.kind is Kind.INDEX:
                    pending.append((number, thing, readings(thing.corners)))
                else:
                    seen[number].append(Seen(thing.kind, _points(thing.corners), thing.confidence, None, 0.0))
        crops = [index_crop(pictures[number], quad) for number, _, quads in pending for quad in quads]
        chances = self.chances(crops)
        start = 0
        for number, thing, quads in pending:
            seen[number].append(self._judge(thing, quads, chances[start : start + len(quads)]))
            start += len(quads)
        return [tuple(things) for things in seen]

    def sense(self, crops: Sequence[Picture]) -> Sensed:
        batch = np.ascontiguousarray(np.stack(crops).transpose(0, 3, 1, 2), np.float32)
        return Sensed(*answers(self._classifier, ["rank", "suit", "features"], "crops", batch))

    def _judge(self, thing: Found, quads: tuple[Quad, ...], chances: _Floats) -> Seen:
        turn, best, certainty = reading_of(chances)
        upright = _points(quads[turn])
        return Seen(Kind.INDEX, upright, thing.confidence, self.cards[best] if certainty > 0 else None, certainty)

    def chances(self, crops: Sequence[Picture]) -> _Floats:
        """Per crop, the probability of each card; what is missing to one is the probability of none."""
        if not crops:
            return np.empty((0, len(self.cards)), np.float32)
        sensed = self.sense(crops)
        shipped = chances_of(sensed.rank, sensed.suit)
        if self._deck is None:
            return shipped
        return together(shipped, chances_of(self._deck.rank(sensed.rank, sensed.features),
                                            self._deck.suit(sensed.suit, sensed.features)))

    def find(self, pictures: Sequence[Picture]) -> list[list[Found]]:
        """What the detector sees in each picture; which card an index names is not looked at."""
        found: list[list[Found]] = [[] for _ in pictures]
        by_size: dict[tuple[int, ...], list[int]] = {}
        for number, picture in enumerate(pictures):
            by_size.setdefault(picture.shape, []).append(number)
        for numbers in by_size.values():
            batch = np.stack([_padded(pictures[number]) for number in numbers])
            scaled = np.ascontiguousarray(batch[..., ::-1].transpose(0, 3, 1, 2), np.float32) / np.float32(255)
            (rows,) = self._detector.run(None, {"images": scaled})
            for number, lines in zip(numbers, rows, strict=True):
                found[number] = _without_doubles(self._lines(lines))
        return found

    def _lines(self, lines: _Floats) -> Iterable[Found]:
        for x, y, wide, high, confidence, kind_number, angle in lines.tolist():
            kind = self._kinds[int(kind_number)]
            if confidence >= self._least_confidence[kind]:
                corners = cv2.boxPoints(((x, y), (wide, high), math.degrees(angle)))
                yield Found(kind, np.asarray(corners, np.float32), confidence)


def chances_of(rank: _Floats, suit: _Floats) -> _Floats:
    """Of each card, in the order of ``CardReader.cards``; of an index that is to be rejected, of none."""
    chances = by_card(rank, suit)
    chances[rank.argmax(1) == rank.shape[1] - 1] = 0
    return chances


def by_card(rank: _Floats, suit: _Floats) -> _Floats:
    """What is said of each rank and of each suit, of each card, in the order of ``CardReader.cards``."""
    suited = rank[:, :13, None] * suit[:, None, :]
    return np.asarray(np.concatenate([suited.reshape(len(rank), -1), rank[:, 13:14]], axis=1), np.float32)


def reading_of(chances: _Floats) -> tuple[int, int, float]:
    """Of an index that was looked at in several turns: the turn in which it reads best, its card, and the certainty,
    less what speaks for another card in another turn."""
    best = chances.argmax(1)
    certainties = chances[np.arange(len(chances)), best]
    turn = int(certainties.argmax())
    others = certainties[best != best[turn]]
    return turn, int(best[turn]), float(certainties[turn] * (1 - others.max(initial=0.0)))


def _without_doubles(found: Iterable[Found]) -> list[Found]:
    """The detector rarely says a thing twice; the surer saying stands. A card is face up or face down, not both."""
    surest = sorted(found, key=lambda thing: -thing.confidence)
    corners = np.array([thing.corners for thing in surest], np.float32).reshape(-1, 4, 2)
    middles, sizes = corners.mean(1), np.hypot(*(corners[:, 0] - corners[:, 2]).T)
    indices = np.array([thing.kind is Kind.INDEX for thing in surest], bool)
    kept: list[int] = []
    for n, size in enumerate(sizes):
        apart = np.hypot(*(middles[kept] - middles[n]).T)
        if not np.any((indices[kept] == indices[n]) & (apart < 0.2 * size)):
            kept.append(n)
    return [surest[n] for n in kept]


def _points(quad: Quad) -> tuple[tuple[float, float], ...]:
    return tuple((float(x), float(y)) for x, y in quad)


def _padded(picture: Picture) -> Picture:
    high, wide = picture.shape[:2]
    below = max(-(-high // STRIDE) * STRIDE, _LEAST_SIDE) - high
    right = max(-(-wide // STRIDE) * STRIDE, _LEAST_SIDE) - wide
    if not below and not right:
        return picture
    grey = (_PADDING, _PADDING, _PADDING)
    return np.asarray(cv2.copyMakeBorder(picture, 0, below, 0, right, cv2.BORDER_CONSTANT, value=grey), np.uint8)


def _card_grid(ranks: list[str], suits: list[str]) -> tuple[Known, ...]:
    if ranks[13:] != ["joker", "reject"]:
        raise ValueError("the ranks must end in joker and reject")
    return (*(Card.parse(rank + suit) for rank in ranks[:13] for suit in suits), JOKER)
