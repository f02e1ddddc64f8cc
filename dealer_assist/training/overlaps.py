"""Which card lies on which in scenes: what the reader makes of them, held against how they were laid."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.training.leg import write_whole
from dealer_assist.training.measures import OrderTold
from dealer_assist.training.shards import StoredScene, cards_in, cards_written, read_shards
from dealer_assist.vision.looks import height
from dealer_assist.vision.loose_cards import LooseCard
from dealer_assist.vision.order import lying_of
from dealer_assist.vision.overlap import Lying, Order, meeting
from dealer_assist.vision.photograph import PhotographReader, Plan
from dealer_assist.vision.reading import CardReader

# A scene is seen as it is and somewhat closer: where its cards lie, and not which they are, is to be learnt from.
_GLANCE = Plan(416, 788, closer=False, beside=1, stretched=False)
_APART, _OVERLAPPING = 0.01, 0.05       # of the smaller card, which both share
_SAME_CARD = 0.6                        # of an outline that was seen, which lies on the card


@dataclass(frozen=True, slots=True, eq=False)
class ReadScene:
    """``pairs``: cards by their numbers, how they lie, and how much of the smaller one both share."""

    file: Path
    lying: tuple[Lying, ...]
    pairs: tuple[tuple[int, int, Order, float], ...]


def lessons(reader: CardReader, cache: Path, split: str, numbers: Sequence[int]) -> list[ReadScene]:
    """Of all scenes of these shards in which cards seem to meet. What was read of a shard is kept."""
    read: list[ReadScene] = []
    for done, number in enumerate(numbers, 1):
        kept = cache / "overlaps" / reader.digest[:12] / f"{split}-{number:04d}.jsonl"
        if not kept.exists():
            kept.parent.mkdir(parents=True, exist_ok=True)
            rows = _read(reader, cache, read_shards(cache / "scenes", split, [number]))
            text = "".join(json.dumps(row) + "\n" for row in rows)
            write_whole(kept, partial(Path.write_text, data=text))
            print(f"{split}: shard {done} of {len(numbers)} read", flush=True)
        read += [_scene(cache, json.loads(line)) for line in kept.read_text().splitlines()]
    return read


def _read(reader: CardReader, cache: Path, scenes: Iterable[StoredScene]) -> Iterator[dict[str, object]]:
    glancing = PhotographReader(reader, _GLANCE)
    for scene in scenes:
        picture = scene.picture()
        cards = glancing.judged(picture, glancing.looks(picture))
        lying = [lying_of(card) for card in cards]
        laid = [_laid(card, scene.cards) for card in cards]
        pairs = [(i, j, *_how(first, second, scene.cards)) for i, j in meeting(lying)
                 if (first := laid[i]) is not None and (second := laid[j]) is not None and first != second]
        if pairs:
            yield {"picture": scene.file.relative_to(cache).as_posix(), "pairs": pairs, "lying": cards_written(lying)}


def _scene(cache: Path, row: dict[str, Any]) -> ReadScene:
    pairs = tuple((first, second, Order(order), share) for first, second, order, share in row["pairs"])
    return ReadScene(cache / row["picture"], cards_in(row["lying"]), pairs)


def told(cards: Sequence[LooseCard], laid: Sequence[Lying]) -> Counter[OrderTold]:
    """Of all pairs of cards that were seen."""
    count: Counter[OrderTold] = Counter()
    own = [_laid(card, laid) for card in cards]
    for i, j in combinations(range(len(cards)), 2):
        first, second = own[i], own[j]
        if first is None or second is None or first == second:
            continue
        order, share = _how(first, second, laid)
        said = Order.FIRST if j in cards[i].over else Order.SECOND if i in cards[j].over else Order.APART
        if order is Order.APART:
            count[OrderTold.APART if said is Order.APART else OrderTold.INVENTED] += 1
        elif share >= _OVERLAPPING:
            count[OrderTold.UNTOLD if said is Order.APART else
                  OrderTold.RIGHT if said is order else OrderTold.WRONG] += 1
    return count


def told_by_name(cards: Sequence[LooseCard], over: Iterable[tuple[str, str]]) -> Counter[OrderTold]:
    """Of those pairs, the upper card first, of which each name was seen once: more may be of other cards."""
    named = Counter(str(card.guess) for card in cards)
    numbers = {str(card.guess): number for number, card in enumerate(cards)}
    count: Counter[OrderTold] = Counter()
    for upper, lower in over:
        if named[upper] == named[lower] == 1:
            i, j = numbers[upper], numbers[lower]
            count[OrderTold.RIGHT if j in cards[i].over else
                  OrderTold.WRONG if i in cards[j].over else OrderTold.UNTOLD] += 1
    return count


def _laid(card: LooseCard, laid: Sequence[Lying]) -> int | None:
    """Which of the cards on the felt it is: by its surest index, else by its outline."""
    if card.corners:
        middle, size = card.corners[0].middle, height(card.corners[0].quad)
        apart, number = min(((math.dist(middle, index.mean(0)), number) for number, lain in enumerate(laid)
                             for index in lain.indices), default=(math.inf, 0))
        return number if apart < size / 2 else None
    share, number = max(((_shared(card.lies, lain.outline) / max(_area(card.lies), 1.0), number)
                         for number, lain in enumerate(laid)), default=(0.0, 0))
    return number if share > _SAME_CARD else None


def _how(first: int, second: int, laid: Sequence[Lying]) -> tuple[Order, float]:
    """Those that were laid later lie above."""
    one, other = laid[first].outline, laid[second].outline
    share = _shared(one, other) / max(min(_area(one), _area(other)), 1.0)
    return Order.APART if share < _APART else Order.FIRST if first > second else Order.SECOND, share


def _shared(one: NDArray[np.float32], other: NDArray[np.float32]) -> float:
    return float(cv2.intersectConvexConvex(cv2.convexHull(one), cv2.convexHull(other))[0])


def _area(outline: NDArray[np.float32]) -> float:
    return float(cv2.contourArea(cv2.convexHull(outline)))
