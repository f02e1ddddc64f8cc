"""Which card lies on which, as the picture shows it, and a picture's cards from the lowest up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dealer_assist.vision.index_crop import Picture
from dealer_assist.vision.loose_cards import HEARD, LooseCard
from dealer_assist.vision.model_files import ModelError, answers, content_of, session
from dealer_assist.vision.overlap import TURNED, Lying, Order, Views, halved, meeting, view

_Chances = NDArray[np.float32]


class OrderReader:
    def __init__(self, file: Path, settings: Mapping[str, Any], threads: int = 2) -> None:
        """``settings``: of that file, which in ``[overlap]`` names the network, and says how sure it must be."""
        try:
            overlap = settings["overlap"]
            network, sha256 = file.parent / overlap["file"], str(overlap["sha256"])
            self._accept = float(overlap["accept"])
        except (KeyError, TypeError, ValueError) as fault:
            raise ModelError(f"{file} does not say what tells which card lies on which: {fault!r}.") from fault
        self._overlap = session(content_of(network, sha256, file), threads)

    def in_order(self, picture: Picture, cards: Sequence[LooseCard]) -> tuple[LooseCard, ...]:
        """Lower cards before those that lie on them, else from left to right; and of each on which it lies."""
        cards = sorted(cards, key=lambda card: tuple(card.lies.mean(0)))
        over = self._over(picture, [lying_of(card) for card in cards])
        order: list[int] = []
        waiting = list(range(len(cards)))
        while waiting:      # the leftmost of those that lie on nothing that still waits; a ring of mistakes is cut
            following = [i for i in waiting if order and order[-1] in over[i] and not over[i] & set(waiting)]
            bare = following or [i for i in waiting if not over[i] & set(waiting)] or waiting
            order.append(bare[0])
            waiting.remove(bare[0])
        number = {old: new for new, old in enumerate(order)}
        return tuple(replace(cards[i], over=tuple(sorted(number[j] for j in over[i]))) for i in order)

    def _over(self, picture: Picture, lying: Sequence[Lying]) -> list[set[int]]:
        over: list[set[int]] = [set() for _ in lying]
        pairs = meeting(lying)
        for (i, j), chances in zip(pairs, chances_of(self.said, picture, lying, pairs), strict=True):
            if chances[Order.FIRST] >= self._accept:
                over[i].add(j)
            elif chances[Order.SECOND] >= self._accept:
                over[j].add(i)
        return over

    def said(self, views: Sequence[Views]) -> _Chances:
        """Of two cards, as ``overlap.view`` shows them, the probability of each ``Order``."""
        return answers(self._overlap, ["order"], "views", np.stack(views))[0]


def lying_of(card: LooseCard) -> Lying:
    return Lying(card.lies, tuple(corner.quad for corner in card.corners if corner.certainty >= HEARD))


def chances_of(said: Callable[[Sequence[Views]], _Chances], picture: Picture, lying: Sequence[Lying],
               pairs: Sequence[tuple[int, int]]) -> _Chances:
    """Of each pair, each order. It is looked at with either card upright: what holds only one way is a chance."""
    if not pairs:
        return np.empty((0, len(Order)), np.float32)
    sizes = halved(picture)
    chances = said([view(sizes, lying[i], lying[j]) for i, j in (*pairs, *((j, i) for i, j in pairs))])
    turned = chances[len(pairs):, [TURNED[order] for order in Order]]
    return np.asarray((chances[:len(pairs)] + turned) / 2, np.float32)
