"""Corners and outlines of cards laid by calculation, fused as if a detector had found them."""

from __future__ import annotations

import math

import numpy as np
import pytest

from dealer_assist.cards import FACE_DOWN, UNREADABLE, Card, Face, Known
from dealer_assist.vision.fusing import HEIGHT, WIDTH, cards_of
from dealer_assist.vision.reading import Kind, Seen
from dealer_assist.vision.sighting import Sighting

SCALE, LEFT, TOP = 1.65, 300.0, 200.0       # the picture's scale, and where on the felt it begins
ACCEPT = 0.9

AH, KD, SIX, NINE = (Card.parse(text) for text in ("Ah", "Kd", "6s", "9s"))


class Lying:
    """A card on the felt, and what is seen of it: its index is 7.4 x 16 mm, 2.6 and 3.4 mm from the edges."""

    def __init__(self, x: float, y: float, turn: float = 0) -> None:
        self.x, self.y, self.turn = x, y, turn

    def quad(self, left: float, top: float, right: float, bottom: float, upside_down: bool = False) -> tuple[
            tuple[float, float], ...]:
        """From fractions of the card's plane in millimetres about its middle, to pixels."""
        angle = math.radians(self.turn + (180 if upside_down else 0))
        points = []
        for u, v in ((left, top), (right, top), (right, bottom), (left, bottom)):
            x = self.x + u * math.cos(angle) - v * math.sin(angle)
            y = self.y + u * math.sin(angle) + v * math.cos(angle)
            points.append(((x - LEFT) * SCALE, (y - TOP) * SCALE))
        return tuple(points)

    def corner(self, card: Known | None, certainty: float = 0.98, lower: bool = False, right: bool = False) -> Seen:
        left = WIDTH / 2 - 2.6 - 7.4 if right else -WIDTH / 2 + 2.6
        quad = self.quad(left, -HEIGHT / 2 + 3.4, left + 7.4, -HEIGHT / 2 + 19.4, upside_down=lower)
        return Seen(Kind.INDEX, quad, 0.8, card, certainty)

    def outline(self, kind: Kind = Kind.FACE, starting_at: int = 0) -> Seen:
        quad = self.quad(-WIDTH / 2, -HEIGHT / 2, WIDTH / 2, HEIGHT / 2)
        return Seen(kind, tuple(np.roll(np.array(quad), starting_at, axis=0).tolist()), 0.9, None, 0.0)

    def whole(self, card: Known | None, certainty: float = 0.98) -> list[Seen]:
        return [self.outline(), self.corner(card, certainty), self.corner(card, certainty, lower=True)]


def fused(*seen: Seen) -> tuple[Sighting, ...]:
    return cards_of(seen, LEFT, TOP, SCALE, ACCEPT)


def faces(*seen: Seen) -> list[Face]:
    return [s.face for s in fused(*seen)]


@pytest.mark.parametrize("turn", [0, 5, -30, 89, -89, 45])
@pytest.mark.parametrize("starting_at", [0, 1, 2, 3])
def test_where_a_card_lies_and_how_it_is_turned(turn: float, starting_at: int) -> None:
    card = Lying(412.3, 251.8, turn)
    (seen,) = fused(card.outline(starting_at=starting_at), card.corner(AH), card.corner(AH, lower=True))
    assert (seen.x, seen.y) == pytest.approx((4123, 2518), abs=1)
    assert seen.turn == pytest.approx(turn * 10, abs=1)
    assert seen.face == AH
    assert seen.certainty > 990


def test_two_corners_that_agree_are_a_card_without_its_outline() -> None:
    card = Lying(400, 300, 12)
    (seen,) = fused(card.corner(AH, 0.8), card.corner(AH, 0.96, lower=True))
    assert seen.face == AH
    assert math.hypot(seen.x - 4000, seen.y - 3000) < 15
    assert seen.turn == pytest.approx(120, abs=2)


def test_corners_of_one_card_err_together_so_that_one_of_them_must_be_sure() -> None:
    card = Lying(400, 300, 12)
    (seen,) = fused(card.corner(AH, 0.8), card.corner(AH, 0.8, lower=True))
    assert seen.face is UNREADABLE


@pytest.mark.parametrize("certainties", [(0.98, 0.98), (0.99, 0.5)])
def test_corners_that_disagree_are_no_reading(certainties: tuple[float, float]) -> None:
    card = Lying(400, 300)
    corners = card.corner(SIX, certainties[0]), card.corner(NINE, certainties[1], lower=True)
    assert faces(card.outline(), *corners) == [UNREADABLE]
    assert faces(*corners) == [UNREADABLE]


def test_one_corner_needs_an_outline_and_certainty() -> None:
    card = Lying(400, 300)
    assert faces(card.outline(), card.corner(AH, 0.95)) == [AH]
    assert faces(card.outline(), card.corner(AH, 0.8)) == [UNREADABLE]
    assert faces(card.outline(), card.corner(AH, 0.95), card.corner(None, 0.0, lower=True)) == [AH]
    assert faces(card.corner(AH, 0.9)) == [UNREADABLE]


def test_a_lone_corner_of_a_covered_card_counts_little_however_certain() -> None:
    (seen,) = fused(Lying(400, 300).corner(AH, 0.99))
    assert seen.face == AH
    assert seen.certainty < 600


def test_an_index_without_a_card_is_nothing() -> None:
    assert fused(Lying(400, 300).corner(None, 0.0)) == ()
    faint = Lying(400, 300).corner(AH, 0.4)
    assert fused(Seen(faint.kind, faint.quad, 0.3, faint.card, faint.certainty)) == ()


def test_a_back_is_face_down_and_a_face_without_index_unreadable() -> None:
    assert faces(Lying(400, 300).outline(Kind.BACK)) == [FACE_DOWN]
    assert faces(Lying(400, 300).outline(Kind.FACE)) == [UNREADABLE]


def test_a_back_with_an_index_on_it_is_no_reading() -> None:
    card = Lying(400, 300)
    assert faces(card.outline(Kind.BACK), card.corner(AH, 0.95)) == [UNREADABLE]


def test_what_is_not_as_large_as_a_card_is_none() -> None:
    half = Lying(400, 300).quad(-WIDTH / 2, -HEIGHT / 2, 0, HEIGHT / 2)
    assert fused(Seen(Kind.FACE, half, 0.9, None, 0.0)) == ()


def test_cards_side_by_side_keep_their_corners_apart_and_come_from_left_to_right() -> None:
    left, right = Lying(400, 300, 2), Lying(464, 301, -3)
    assert faces(*right.whole(KD), *left.whole(AH)) == [AH, KD]
    assert faces(*right.whole(KD)[1:], *left.whole(AH)[1:]) == [AH, KD]


def test_a_fan_shows_one_corner_of_each_card_but_the_last() -> None:
    cards = [Lying(400 + 16 * n, 300 + 14 * n) for n in range(3)]
    seen = fused(cards[0].corner(AH, 0.99), cards[1].corner(KD, 0.99), *cards[2].whole(SIX))
    assert [s.face for s in seen] == [AH, KD, SIX]
    for sighting, card in zip(seen, cards, strict=True):
        assert math.hypot(sighting.x - card.x * 10, sighting.y - card.y * 10) < 15


def test_a_deck_with_four_indices_is_read_like_any_other() -> None:
    card = Lying(400, 300, 7)
    four = [card.corner(AH, lower=lower, right=right) for lower in (False, True) for right in (False, True)]
    assert faces(card.outline(), *four) == [AH]


def test_an_index_read_upside_down_makes_no_card_beside_its_card_but_contradicts() -> None:
    card = Lying(400, 300)
    wrong = card.corner(NINE, 0.95)
    turned = Seen(wrong.kind, (*wrong.quad[2:], *wrong.quad[:2]), wrong.confidence, wrong.card, wrong.certainty)
    assert faces(card.outline(), turned, card.corner(SIX, lower=True)) == [UNREADABLE]


def test_an_outline_made_of_two_cards_side_by_side_is_none() -> None:
    left, right = Lying(400, 300), Lying(444, 300)
    assert faces(*left.whole(AH), Lying(422, 300).outline(), *right.whole(KD)) == [AH, KD]


def test_faint_outlines_of_backs_are_still_backs() -> None:
    back = Lying(400, 300).outline(Kind.BACK)
    (seen,) = fused(Seen(back.kind, back.quad, 0.2, None, 0.0))
    assert (seen.face, seen.certainty) == (FACE_DOWN, 600)


def test_an_index_of_the_card_beside_does_not_contradict() -> None:
    left, right = Lying(400, 300), Lying(462, 300)
    assert faces(left.corner(AH, lower=True), *right.whole(KD))[-1] == KD


def test_an_index_of_a_card_that_lies_upon_it_does_not_contradict() -> None:
    below, above = Lying(400, 300), Lying(414, 312)
    assert faces(below.outline(), below.corner(AH), *above.whole(KD)[1:]) == [AH, KD]
