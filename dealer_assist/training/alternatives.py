"""Other ways to say which card an index is, beside the shipped one, on the same crops of decks held out.

Each way gives the probability of every card; ways are compared by how much they read at the same share of errors.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from dealer_assist.training.crops import as_detected
from dealer_assist.training.shards import StoredScene
from dealer_assist.vision.index_crop import Picture, index_crop
from dealer_assist.vision.reading import CardReader, Kind, chances_of

_Floats = NDArray[np.float32]
_Numbers = NDArray[np.int64]
ERRORS = (0.002, 0.005, 0.01)       # of what is accepted
_SHARPEST = np.arange(2.0, 61.0, 2.0)


@dataclass(frozen=True)
class Indices:
    """Crops of labelled indices, what the shipped classifier makes of them, and which two are of one card."""

    chances: _Floats
    features: _Floats
    cards: _Numbers
    pairs: _Numbers

    def halves(self) -> tuple[_Numbers, _Numbers]:
        """To fit on and to measure with."""
        numbers = np.arange(len(self.cards))
        return numbers[::2], numbers[1::2]


def indices_of(reader: CardReader, scenes: Sequence[StoredScene]) -> Indices:
    names = [str(card) for card in reader.cards]
    crops: list[Picture] = []
    cards: list[int] = []
    pairs: list[tuple[int, int]] = []
    for scene in scenes:
        picture, held = scene.picture(), dict[str, list[int]]()
        for label in scene.labels:
            if label.kind is Kind.INDEX:
                held.setdefault(label.card, []).append(len(crops))
                crops.append(index_crop(picture, as_detected(label.quad)))
                cards.append(names.index(label.card))
        pairs += [(two[0], two[1]) for two in held.values() if len(two) == 2]
    sensed = [reader.sense(crops[start:start + 512]) for start in range(0, len(crops), 512)]
    chances = chances_of(np.concatenate([s.rank for s in sensed]), np.concatenate([s.suit for s in sensed]))
    return Indices(chances, np.concatenate([s.features for s in sensed]), np.array(cards),
                   np.array(pairs, np.int64).reshape(-1, 2))


def compared(known: Indices, strange: Indices) -> Iterator[str]:
    """``known``: of decks that were learnt from, for prototypes; ``strange``: of decks that were not."""
    fit, measure = strange.halves()
    likeness = _likeness(known, strange.features)
    sharpness = min(_SHARPEST, key=lambda sharp: _loss(_softmax(np.float32(sharp) * likeness[fit]), strange.cards[fit]))
    prototypes = _softmax(np.float32(sharpness) * likeness)
    both = _softmax(np.log(np.maximum(strange.chances, 1e-9)) + np.log(np.maximum(prototypes, 1e-9)))
    yield f"single indices, {len(measure)}:"
    for name, chances in (("shipped heads", strange.chances), ("prototypes", prototypes), ("heads × prototypes", both)):
        yield f"  {name:<40}" + _told(chances[measure], strange.cards[measure])
    yield f"cards of which both indices show, {len(strange.pairs)}:"
    first, second = strange.chances[strange.pairs[:, 0]], strange.chances[strange.pairs[:, 1]]
    truth = strange.cards[strange.pairs[:, 0]]
    joint = first * second
    ways: dict[str, Callable[[], _Floats]] = {
        "one of them": lambda: first,
        "the surer one": lambda: np.where((first.max(1) >= second.max(1))[:, None], first, second),
        "the surer, where they agree (shipped)": lambda: np.maximum(first, second) * _same(first, second),
        "doubts multiplied, where they agree": lambda: (1 - (1 - first) * (1 - second)) * _same(first, second),
        "read jointly": lambda: np.asarray(joint / np.maximum(joint.sum(1, keepdims=True), 1e-12)
                                           * np.maximum(first.max(1), second.max(1))[:, None], np.float32),
    }
    for name, way in ways.items():
        yield f"  {name:<40}" + _told(way(), truth)


def _same(first: _Floats, second: _Floats) -> _Floats:
    return np.asarray(first.argmax(1) == second.argmax(1), np.float32)[:, None]


def _likeness(known: Indices, features: _Floats) -> _Floats:
    means = np.stack([known.features[known.cards == card].mean(0) if (known.cards == card).any()
                      else np.zeros(known.features.shape[1], np.float32) for card in range(known.chances.shape[1])])
    middle = known.features.mean(0)
    return _unit(features - middle) @ _unit(means - middle).T


def _unit(rows: _Floats) -> _Floats:
    return np.asarray(rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-6), np.float32)


def _softmax(logits: _Floats) -> _Floats:
    raised = np.exp(logits - logits.max(1, keepdims=True))
    return np.asarray(raised / raised.sum(1, keepdims=True), np.float32)


def _loss(chances: _Floats, cards: _Numbers) -> float:
    return float(-np.log(np.maximum(chances[np.arange(len(cards)), cards], 1e-9)).mean())


def _told(chances: _Floats, cards: _Numbers) -> str:
    said, sure = chances.argmax(1), chances.max(1)
    order = np.argsort(-sure, kind="stable")
    right = np.cumsum(((said == cards) & (sure > 0))[order])
    accepted = np.arange(1, len(cards) + 1)
    found = [f"{right[:np.flatnonzero(accepted - right <= errors * accepted)[-1] + 1].max(initial=0) / len(cards):.3f}"
             if (accepted - right <= errors * accepted).any() else "0" for errors in ERRORS]
    return f"right {right[-1] / len(cards):.4f}; recall at most " + ", ".join(
        f"{errors:.1%} wrong {share}" for errors, share in zip(ERRORS, found, strict=True))
