"""What a card shows about its index: pips, or a figure. They tell the card, too, and are seen where an index is not.

The index itself is painted out, by the network. So what it says is a second witness, and not the first one again, who
errs where that one erred.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.vision.index_crop import Picture, Quad, upright
from dealer_assist.vision.model_files import ModelError, answers, content_of, session
from dealer_assist.vision.reading import by_card

SURROUNDINGS_SIDE = 64
# From where to where they are shown, in widths and heights of the index from its own top left: half the card, and more.
_ACROSS, _DOWN = (-0.6, 5.4), (-0.3, 3.0)
PAINTED_OUT = (20, 28)          # columns and rows of the view from its first on: the index, and what a detector errs by
_LEAST = 1e-6                   # a chance: nothing is impossible
_FAVOURED = 0.3                 # a chance that its index gives a card: one with less becomes no likelier
_Chances = NDArray[np.float32]


def surroundings(picture: Picture, quad: Quad) -> Picture:
    """Upright, as the index reads; one geometry for training and play."""
    across, down = quad[1] - quad[0], quad[3] - quad[0]
    corners = np.array([quad[0] + x * across + y * down for x, y in (
        (_ACROSS[0], _DOWN[0]), (_ACROSS[1], _DOWN[0]), (_ACROSS[1], _DOWN[1]), (_ACROSS[0], _DOWN[1]))], np.float32)
    longest = max(float(np.linalg.norm(corners[1] - corners[0])), float(np.linalg.norm(corners[2] - corners[1])))
    larger = max(longest / SURROUNDINGS_SIDE, 1.0)
    return upright(picture, corners, (SURROUNDINGS_SIDE, SURROUNDINGS_SIDE), larger, cv2.BORDER_CONSTANT)


class SurroundingsReader:
    def __init__(self, file: Path, settings: Mapping[str, Any], threads: int = 2) -> None:
        """``settings``: of that file, which in ``[surroundings]`` names the network."""
        try:
            named = settings["surroundings"]
            network, sha256 = file.parent / named["file"], str(named["sha256"])
        except (KeyError, TypeError) as fault:
            raise ModelError(f"{file} does not say what reads the surroundings of an index: {fault!r}.") from fault
        self._network = session(content_of(network, sha256, file), threads)

    def likelier(self, views: Sequence[Picture]) -> _Chances:
        """A line for each view: how many times likelier each card is, in the order of ``CardReader.cards``, than it was
        before anybody looked."""
        layers = np.ascontiguousarray(np.stack(views).transpose(0, 3, 1, 2))
        rank, suit = answers(self._network, ["rank", "suit"], "views", layers)
        return np.maximum(by_card(rank, suit), _LEAST)


def weighed(chances: _Chances, likelier: _Chances) -> _Chances:
    """``chances``: of each card, as the index by itself tells them; what is missing to one is the chance that it is
    none.

    The two are not quite strangers: half an index, or what is none, is sometimes named too surely, and anything that
    fits its surroundings a little would then be sure. So a card that the index hardly names becomes no likelier; and
    that there is no index, or another one, becomes likelier by the root of what the card does that fits them best.
    """
    cards = chances * likelier / np.sqrt(likelier.max(-1, keepdims=True))
    none = np.maximum(1 - chances.sum(-1, keepdims=True), _LEAST)
    both = cards / (cards.sum(-1, keepdims=True) + none)
    return np.asarray(np.where(chances >= _FAVOURED, both, np.minimum(both, chances)), np.float32)
