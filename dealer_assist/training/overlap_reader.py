"""Trains the small network that says which of two cards lies on the other."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from dealer_assist.training.fitting import Residual, convolution, fit, take_over
from dealer_assist.training.leg import Leg
from dealer_assist.training.overlaps import ReadScene
from dealer_assist.vision.order import chances_of
from dealer_assist.vision.overlap import TURNED, VIEW_LAYERS, Aside, Lying, Order, Views, halved, view
from dealer_assist.vision.picture_file import open_picture

_COLOURS = 3            # layers; the others are masks
_BATCH, _OF_A_SCENE = 128, 3
_SILENT = 4.0           # times as often as others: pairs of which no hidden index tells anything
_ASTRAY = 0.015         # of a card's height, by which its outline is moved: none is exact
_CERTAINTIES = (0.5, 0.7, 0.8, 0.9, 0.95, 0.98)


class OverlapReader(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.features = nn.Sequential(
            convolution(VIEW_LAYERS, 16, 2),
            convolution(16, 24, 2), Residual(24),
            convolution(24, 32, 2), Residual(32),
            convolution(32, 48, 2), Residual(48),
        )  # fmt: skip
        self.dropout = nn.Dropout(0.2)
        self.order = nn.Linear(2 * 48, len(Order))

    def forward(self, views: Tensor) -> Tensor:
        seen = self.features(views)
        return self.order(self.dropout(torch.cat([seen.mean((2, 3)), seen.amax((2, 3))], 1)))


class ShippedOverlapReader(nn.Module):
    """Bytes in, probabilities out."""

    def __init__(self, reader: OverlapReader) -> None:
        super().__init__()
        self.reader = reader

    def forward(self, views: Tensor) -> Tensor:
        return self.reader(_as_input(views)).softmax(1)


def train(scenes: Sequence[ReadScene], held_out: Sequence[ReadScene], leg: Leg, threads: int, peak: float) -> None:
    cv2.setNumThreads(1)
    rng = np.random.default_rng(0)
    most = np.array([_weights(scene).max() for scene in scenes])
    shares = most / most.sum()

    def cost(reader: OverlapReader) -> tuple[Tensor, int]:
        views, orders = _batch(scenes, shares, rng)
        with torch.autocast("cpu", torch.bfloat16):
            answers = reader(_spoiled(_as_input(views)).contiguous(memory_format=torch.channels_last))
        return functional.cross_entropy(answers.float(), orders), len(orders)

    reader = load(leg.warm_from) if leg.warm_from else OverlapReader()
    fit(reader, leg, threads, peak, cost, lambda reader: print(report(reader, held_out)))


def load(file: Path) -> OverlapReader:
    reader = OverlapReader()
    take_over(reader, file, "weights of the network that tells which card lies on which were expected: name a file "
              "that 'dealer-assist train overlap' kept, such as models/checkpoints/overlap.pt")
    return reader.eval()


@torch.no_grad()
def report(reader: OverlapReader, scenes: Sequence[ReadScene]) -> str:
    """Of pairs that seem to meet, as they are told from each certainty on."""
    shipped = ShippedOverlapReader(reader)
    chances: list[NDArray[np.float32]] = []
    truth: list[int] = []
    for scene in scenes:
        chances.append(chances_of(lambda views: shipped(torch.from_numpy(np.stack(views))).numpy(),
                                  open_picture(scene.file), scene.lying, [(i, j) for i, j, *_ in scene.pairs]))
        truth += [order for *_, order, _ in scene.pairs]
    certainty, said = np.concatenate(chances).max(1), np.concatenate(chances).argmax(1)
    overlap = np.array(truth) != Order.APART
    lines = [f"{len(truth)} pairs held out"]
    for least in _CERTAINTIES:
        told = (certainty >= least) & (said != Order.APART)
        right = told & (said == truth)
        lines.append(f"certainty >= {least}: of {overlap.sum()} that overlap right {right.sum()}, wrong "
                     f"{(told & overlap).sum() - right.sum()}; of {(~overlap).sum()} apart told to overlap "
                     f"{(told & ~overlap).sum()}")
    return "\n".join(lines)


def _weights(scene: ReadScene) -> NDArray[np.float64]:
    """How often each of its pairs is to be learnt from."""
    return np.array([1.0 if any(len(scene.lying[number].indices) == 1 for number in pair[:2]) else _SILENT
                     for pair in scene.pairs])


def _batch(scenes: Sequence[ReadScene], shares: NDArray[np.float64],
           rng: np.random.Generator) -> tuple[Tensor, Tensor]:
    views: list[Views] = []
    orders: list[Order] = []
    while len(views) < _BATCH:
        scene = scenes[int(rng.choice(len(scenes), p=shares))]
        sizes = halved(open_picture(scene.file))
        weights = _weights(scene)
        several = min(_OF_A_SCENE, len(weights))
        for number in rng.choice(len(weights), several, replace=False, p=weights / weights.sum()):
            first, second, order, _ = scene.pairs[number]
            if rng.random() < 0.5:
                first, second, order = second, first, TURNED[order]
            views.append(view(sizes, _astray(scene.lying[first], rng), _astray(scene.lying[second], rng), Aside(
                degrees=float(rng.normal(0, 7)) + 180 * int(rng.integers(2)), over=bool(rng.integers(2)),
                larger=float(np.exp(rng.normal(0, 0.12))), right=float(rng.normal(0, 4)),
                down=float(rng.normal(0, 4)))))
            orders.append(order)
    return torch.from_numpy(np.stack(views)), torch.tensor(orders)


def _astray(lying: Lying, rng: np.random.Generator) -> Lying:
    size = float(np.linalg.norm(lying.outline[2] - lying.outline[0]))
    moved = lying.outline + rng.normal(0, _ASTRAY * size, (1, 2))
    return Lying(np.asarray(moved, np.float32), lying.indices)


def _as_input(views: Tensor) -> Tensor:
    seen = views.float()
    return torch.cat([seen[:, :_COLOURS] / 127.5 - 1, seen[:, _COLOURS:] / 255], 1)


def _spoiled(views: Tensor) -> Tensor:
    """Other light, other colours, none now and then, and noise."""
    count = len(views)
    colours = views[:, :_COLOURS] * (torch.rand(count, 1, 1, 1) * 0.7 + 0.6)
    colours = colours + torch.randn(count, 1, 1, 1) * 0.15 + torch.randn(count, _COLOURS, 1, 1) * 0.05
    if torch.rand(()) < 0.2:
        colours = colours.mean(1, keepdim=True).expand_as(colours)
    return torch.cat([colours + torch.randn_like(colours) * 0.03, views[:, _COLOURS:]], 1)
