"""Trains the small networks that read one index crop: its rank, its suit, or that it is no readable index; and the one
that reads what a card shows about its index."""

from __future__ import annotations

import math
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from dealer_assist.training.crops import NO_SUIT, RANK_CLASSES, REJECT, SUIT_CLASSES, Lessons
from dealer_assist.training.fitting import Residual, convolution, fit, take_over
from dealer_assist.training.leg import Leg
from dealer_assist.vision.index_crop import CROP_HEIGHT, CROP_WIDTH
from dealer_assist.vision.surroundings import PAINTED_OUT, SURROUNDINGS_SIDE

_BATCH = 256
_OTHER_INK = 0.15       # of crops in another colour: there are decks with blue spades, and a suit is its shape


class IndexReader(nn.Module):
    def __init__(self, features: nn.Sequential, size: int) -> None:
        """``size``: of the features, all that the heads judge by."""
        super().__init__()
        self.features = features
        self.dropout = nn.Dropout(0.2)
        self.rank = nn.Linear(size, len(RANK_CLASSES))
        self.suit = nn.Linear(size, len(SUIT_CLASSES))
        # One temperature a head, fitted on held-out decks: what it says to be .99 sure of is right 99 times in 100.
        self.register_buffer("temperatures", torch.ones(2))

    def seen(self, crops: Tensor) -> Tensor:
        """What the heads judge by."""
        return self.features(crops).flatten(1)

    def forward(self, crops: Tensor) -> tuple[Tensor, Tensor]:
        seen = self.dropout(self.seen(crops))
        return self.rank(seen), self.suit(seen)

    def said(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        """The calibrated probabilities' logarithms."""
        temperatures = self.get_buffer("temperatures")
        return (self.rank(seen) / temperatures[0]).log_softmax(1), (self.suit(seen) / temperatures[1]).log_softmax(1)


def deep() -> IndexReader:
    """Little is computed at full size: depth costs least where the picture is small."""
    return IndexReader(nn.Sequential(
        convolution(3, 16),
        convolution(16, 32, 2), Residual(32),
        convolution(32, 64, 2), Residual(64), Residual(64),
        convolution(64, 128, 2), Residual(128), Residual(128),
    ), 128 * (CROP_WIDTH // 8) * (CROP_HEIGHT // 8))  # fmt: skip


def plain() -> IndexReader:
    """A quarter of the other's weights. Alone it reads less; it errs elsewhere."""
    return IndexReader(nn.Sequential(
        convolution(3, 32), convolution(32, 32, 2), convolution(32, 64), convolution(64, 64, 2),
        convolution(64, 96), convolution(96, 96, 2),
    ), 96 * (CROP_WIDTH // 8) * (CROP_HEIGHT // 8))  # fmt: skip


class PaintedOut(nn.Module):
    """The index itself is not seen."""

    def __init__(self) -> None:
        super().__init__()
        shown = torch.ones(1, 1, SURROUNDINGS_SIDE, SURROUNDINGS_SIDE)
        shown[..., :PAINTED_OUT[1], :PAINTED_OUT[0]] = 0
        self.register_buffer("shown", shown, persistent=False)

    def forward(self, views: Tensor) -> Tensor:
        return views * self.get_buffer("shown")


def surroundings() -> IndexReader:
    """Reads not the index, but what the card shows about it."""
    return IndexReader(nn.Sequential(
        PaintedOut(), convolution(3, 16, 2),
        convolution(16, 32, 2), Residual(32),
        convolution(32, 48, 2), Residual(48), Residual(48),
        convolution(48, 64, 2),
    ), 64 * (SURROUNDINGS_SIDE // 16) ** 2)  # fmt: skip


FORMS = {"deep": deep, "plain": plain, "surroundings": surroundings}


class ShippedIndexReader(nn.Module):
    """Bytes of pixels in; out come calibrated probabilities, of which two readers that were taught apart are both to be
    persuaded, and what the deep one judged by: a house's own deck is learnt from that, on machines without torch.
    """

    def __init__(self, readers: Mapping[str, IndexReader]) -> None:
        super().__init__()
        self.deep, self.plain = readers["deep"], readers["plain"]

    def forward(self, crops: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        pixels = crops / 127.5 - 1
        features = self.deep.seen(pixels)
        said = self.deep.said(features), self.plain.said(self.plain.seen(pixels))
        rank, suit = (sum(logarithms) / 2 for logarithms in zip(*said, strict=True))
        return rank.softmax(1), suit.softmax(1), features


class ShippedSurroundingsReader(nn.Module):
    """Bytes of pixels in; out comes how many times likelier each rank and each suit is than it was before."""

    def __init__(self, reader: IndexReader) -> None:
        super().__init__()
        self.reader = reader

    def forward(self, views: Tensor) -> tuple[Tensor, Tensor]:
        rank, suit = self.reader.said(self.reader.seen(views.float() / 127.5 - 1))
        return rank[:, :REJECT].softmax(1) * REJECT, suit.exp() * len(SUIT_CLASSES)


def train(
    lessons: Lessons,
    held_out: Lessons,
    form: str,
    leg: Leg,
    threads: int,
    peak: float,
) -> None:
    rng = np.random.default_rng(0)
    ranks, suits = torch.from_numpy(lessons.ranks), torch.from_numpy(lessons.suits)

    def cost(reader: IndexReader) -> tuple[Tensor, int]:
        chosen = rng.integers(0, len(lessons.crops), _BATCH)
        crops = _spoiled(_as_input(lessons.crops[chosen])).contiguous(memory_format=torch.channels_last)
        with torch.autocast("cpu", torch.bfloat16):
            rank, suit = reader(crops)
        loss = functional.cross_entropy(rank.float(), ranks[chosen])
        return loss + functional.cross_entropy(suit.float(), suits[chosen], ignore_index=NO_SUIT), _BATCH

    reader = load(form, leg.warm_from) if leg.warm_from else FORMS[form]()
    fit(reader, leg, threads, peak, cost, lambda reader: _calibrate(reader, held_out))
    print(report(load(form, leg.weights), held_out))


def calibrated(form: str, file: Path, held_out: Lessons, into: Path) -> Path:
    """What was saved on the way knows no temperatures yet."""
    reader = load(form, file)
    _calibrate(reader, held_out)
    torch.save(reader.state_dict(), into)
    return into


def load(form: str, file: Path) -> IndexReader:
    reader = FORMS[form]()
    take_over(reader, file, f"weights of a classifier of the form '{form}' were expected: name a file that "
              f"'dealer-assist train classifier --form {form}' kept, such as models/checkpoints/classifier-{form}.pt")
    return reader.eval()


def report(reader: IndexReader, lessons: Lessons) -> str:
    rank, suit = _logits(reader, lessons)
    temperatures = reader.get_buffer("temperatures")
    rank_says, suit_says = (rank / temperatures[0]).softmax(1), (suit / temperatures[1]).softmax(1)
    ranks, suits = torch.from_numpy(lessons.ranks), torch.from_numpy(lessons.suits)
    certainty = rank_says.max(1).values * torch.where(rank_says.argmax(1) < 13, suit_says.max(1).values, 1.0)
    read = rank_says.argmax(1) < REJECT
    right = (rank_says.argmax(1) == ranks) & ((suits == NO_SUIT) | (suit_says.argmax(1) == suits))
    lines = [f"{len(ranks)} held-out crops, temperatures {temperatures.tolist()}"]
    cards = ranks < REJECT
    for least in (0.0, 0.85, 0.95, 0.99):
        accepted = read & (certainty >= least)
        lines.append(
            f"certainty >= {least}: cards read right {int((accepted & right & cards).sum())} of {int(cards.sum())}, "
            f"wrong {int((accepted & ~right & cards).sum())}, "
            f"no index taken for one {int((accepted & ~cards).sum())} of {int((~cards).sum())}"
        )
    return "\n".join(lines)


def _calibrate(reader: IndexReader, held_out: Lessons) -> None:
    rank, suit = _logits(reader, held_out)
    ranks, suits = torch.from_numpy(held_out.ranks), torch.from_numpy(held_out.suits)
    grid = torch.linspace(0.5, 4, 71)
    for number, (logits, truth) in enumerate(((rank, ranks), (suit, suits))):
        losses = [functional.cross_entropy(logits / t, truth, ignore_index=NO_SUIT).item() for t in grid]
        reader.get_buffer("temperatures")[number] = grid[int(np.argmin(losses))]


@torch.no_grad()
def _logits(reader: IndexReader, lessons: Lessons) -> tuple[Tensor, Tensor]:
    answers = [reader(_as_input(lessons.crops[i : i + 1024])) for i in range(0, len(lessons.crops), 1024)]
    return torch.cat([rank for rank, _ in answers]), torch.cat([suit for _, suit in answers])


def _as_input(crops: NDArray[np.uint8]) -> Tensor:
    return torch.from_numpy(crops).permute(0, 3, 1, 2).float().div(127.5).sub(1)


def _spoiled(crops: Tensor) -> Tensor:
    """Other light, other colour, other noise: cheaper here than in more scenes."""
    count = crops.shape[0]
    crops = _in_other_ink(crops)
    crops = crops * (torch.rand(count, 1, 1, 1) * 0.6 + 0.7) + torch.randn(count, 1, 1, 1) * 0.15
    crops = crops + torch.randn(count, 3, 1, 1) * 0.06
    if torch.rand(()) < 0.3:
        share = 0.4 + 0.5 * torch.rand(()).item()
        small = functional.interpolate(crops, scale_factor=share, mode="area")
        crops = functional.interpolate(small, crops.shape[2:], mode="bilinear")
    return (crops + torch.randn_like(crops) * 0.04).clamp(-1.3, 1.3)


def _in_other_ink(crops: Tensor) -> Tensor:
    """Some with their hues turned about grey: paper stays paper, black stays black."""
    chosen = torch.rand(crops.shape[0]) < _OTHER_INK
    turn = torch.rand(int(chosen.sum())) * (2 * math.pi)
    cos, sin = turn.cos(), turn.sin() / math.sqrt(3)
    same, before, after = (1 + 2 * cos) / 3, (1 - cos) / 3 - sin, (1 - cos) / 3 + sin
    rows = [torch.stack(row, 1) for row in ((same, before, after), (after, same, before), (before, after, same))]
    crops[chosen] = torch.einsum("nij,njhw->nihw", torch.stack(rows, 1), crops[chosen])
    return crops
