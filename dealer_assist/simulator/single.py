"""Each card of a drawn deck alone on a cloth, with where it and its indices lie: what a learnt deck must not spoil."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from dealer_assist.cards import Card
from dealer_assist.simulator.deck import FACES, DeckStyle, house_deck
from dealer_assist.simulator.drawing import Picture
from dealer_assist.vision.index_crop import Quad

_STYLE = DeckStyle(index_size=0.8)      # its small indices are not read too easily: a loss would show
_HIGH, _MARGIN = 352, 120               # pixels
_CLOTH = (50, 95, 35)


def single_cards() -> Iterator[tuple[Picture, Quad, list[Quad], Card]]:
    deck = house_deck(_STYLE)
    for name in FACES[:52]:
        face = deck.face(name, _HIGH)
        high, wide = face.shape[:2]
        around = np.pad(face, ((_MARGIN, _MARGIN), (_MARGIN, _MARGIN), (0, 0)))
        share = around[..., 3:] / 255
        picture = np.asarray(around[..., :3] * share + np.array(_CLOTH) * (1 - share), np.uint8)
        indices = [_quad(x0, y0, x1, y1) * (wide, high) + _MARGIN for x0, y0, x1, y1 in deck.index_boxes(name)]
        indices[1] = np.roll(indices[1], 2, axis=0)     # stands on its head
        yield picture, _quad(0, 0, 1, 1) * (wide, high) + _MARGIN, indices, Card.parse(name)


def _quad(x0: float, y0: float, x1: float, y1: float) -> Quad:
    return np.array([[x0, y0], [x1, y0], [x1, y1], [x0, y1]], np.float32)
