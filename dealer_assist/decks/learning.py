"""Fits a deck's own heads: regularised multinomial regression on top of what the shipped heads say."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from dealer_assist.decks.views import NO_SUIT, Looks
from dealer_assist.vision.own_deck import Floats, Head, softmax

PULL = 0.003        # towards the shipped heads; chosen on decks that no training saw, see docs/decks.md
_STEPS = 150
_WAYS = 256         # in which the features of one deck's crops differ most: more tell nothing and cost time
_LEAST_SPREAD = 1e-6
_SHARPNESS = np.linspace(0.3, 1.0, 15)      # never surer than the shipped heads
_LEAST = 1e-12

Numbers = NDArray[np.int64]
Chosen = NDArray[np.bool_]


@dataclass(frozen=True, eq=False)
class Lessons:
    """Looks with their features told in the few ways in which those of one deck differ."""

    looks: Looks
    mean: Floats
    ways: Floats
    features: Floats

    @classmethod
    def of(cls, looks: Looks) -> Lessons:
        """Each way is told in its own spread: else what all crops share, how light they are, would drown the rest."""
        features = looks.sensed.features
        mean = features.mean(0)
        ways = _main_ways(features - mean)
        told = (features - mean) @ ways
        spread = np.maximum(told.std(0), _LEAST_SPREAD)
        return cls(looks, mean, ways / spread, told / spread)

    def heads(self, chosen: Chosen, pull: float = PULL) -> tuple[Head, Head]:
        """Of rank and suit, learnt from the chosen looks."""
        looks = self.looks
        return (self._head(looks.sensed.rank, looks.rank, chosen, pull),
                self._head(looks.sensed.suit, looks.suit, chosen & (looks.suit != NO_SUIT), pull))

    def _head(self, said: Floats, labels: Numbers, chosen: Chosen, pull: float) -> Head:
        weights = fit(said[chosen], self.features[chosen], labels[chosen], pull)
        told = self.ways @ weights[:-1]
        return Head(told, weights[-1] - self.mean @ told, 1.0)


def fit(said: Floats, features: Floats, labels: Numbers, pull: float) -> Floats:
    """What is to be added to the log of what the shipped head said; a class that was not shown stays as it was."""
    classes = said.shape[1]
    moving = np.isin(np.arange(classes), labels).astype(np.float32)
    base = np.log(np.maximum(said, _LEAST))
    wanted = np.eye(classes, dtype=np.float32)[labels]
    features = np.concatenate([features, np.ones((len(features), 1), np.float32)], axis=1)
    step = np.float32(1 / (0.5 * _largest_curve(features) + pull))      # the steepest curve of the loss bounds it
    weights = ahead = np.zeros((features.shape[1], classes), np.float32)
    for n in range(_STEPS):         # accelerated descent
        off = (softmax(base + features @ ahead) - wanted) / np.float32(len(labels))
        slope = features.T @ off + np.float32(pull) * ahead
        before, weights = weights, (ahead - step * slope) * moving
        ahead = weights + np.float32(n / (n + 3)) * (weights - before)
    return weights


def sharpness(logits: Floats, labels: Numbers) -> float:
    """By which the logits of looks that were not learnt from mean what they say."""
    right = np.arange(len(labels)), labels
    losses = [-np.log(np.maximum(softmax(s * logits)[right], _LEAST)).mean() for s in _SHARPNESS.astype(np.float32)]
    return float(_SHARPNESS[int(np.argmin(losses))])


def _main_ways(centred: Floats) -> Floats:
    """Features × ways, found by a random sketch: far quicker than exactly, and as good."""
    few = min(_WAYS, *centred.shape)
    sketch = centred @ np.random.default_rng(0).standard_normal((centred.shape[1], few + 16), np.float32)
    sketch = centred @ (centred.T @ np.linalg.qr(sketch)[0])
    basis = np.linalg.qr(sketch)[0]
    told = basis.T @ centred
    _, turns = np.linalg.eigh(told @ told.T)            # the largest last
    return np.asarray(np.linalg.qr((turns[:, ::-1].T @ told)[:few].T)[0], np.float32)


def _largest_curve(features: Floats) -> float:
    direction = np.full(features.shape[1], features.shape[1] ** -0.5, np.float32)
    size = 1.0
    for _ in range(12):
        direction = np.asarray(features.T @ (features @ direction) / len(features), np.float32)
        size = float(np.linalg.norm(direction))
        direction = direction / np.float32(max(size, _LEAST))
    return 1.1 * size
