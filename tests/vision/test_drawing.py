"""What is drawn over a photograph: of cards that lie on each other the upper one's outline is whole."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from dealer_assist.cards import Card
from dealer_assist.vision.drawing import drawn
from dealer_assist.vision.index_crop import Quad
from dealer_assist.vision.loose_cards import LooseCard
from tests.photographs import cloth


def box(x: float, y: float) -> Quad:
    return np.array([[x, y], [x + 200, y], [x + 200, y + 280], [x, y + 280]], np.float32)


def test_an_outline_ends_where_another_card_lies_on_it() -> None:
    picture = cloth(1000, 750)
    lower, upper = (LooseCard(Card.parse(name), 0.99, quad, (), "", Card.parse(name), quad)
                    for name, quad in (("Ah", box(200, 100)), ("7c", box(300, 250))))

    def line_at(cards: tuple[LooseCard, ...], x: int, y: int) -> bool:
        sheet = drawn(picture, cards)
        return bool(np.abs(sheet[y, x - 3:x + 4].astype(int) - picture[y, x - 3:x + 4]).max() > 60)

    on_it = replace(upper, over=(0,))
    for cards in ((lower, on_it), (lower, upper)):
        assert line_at(cards, 400, 180), "the lower one's right side, above the other card"
        assert line_at(cards, 300, 330), "the other one's left side, on the lower card"
    assert not line_at((lower, on_it), 400, 330), "the lower one's right side, where the other card lies on it"
    assert line_at((lower, upper), 400, 330), "where nothing is known"
