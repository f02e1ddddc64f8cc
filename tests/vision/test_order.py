"""Which card lies on which: drawn cards on each other, through the real models."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.resources import MODELS
from dealer_assist.simulator.deck import HouseDeck
from dealer_assist.vision.index_crop import Picture, Quad
from dealer_assist.vision.loose_cards import LooseCard
from dealer_assist.vision.model_files import settings_in
from dealer_assist.vision.order import OrderReader, chances_of
from dealer_assist.vision.overlap import VIEW_LAYERS, VIEW_SIDE, Aside, Lying, Order, halved, meeting, view
from dealer_assist.vision.photograph import PhotographReader
from tests.photographs import cloth, lay, ribbon

SHADOW = 0.35       # white lies on white: without any the edges of the upper card would not be seen


def lies_on(cards: Sequence[LooseCard]) -> set[tuple[str, str]]:
    return {(str(card.face), str(cards[lower].face)) for card in cards for lower in card.over}


@pytest.mark.parametrize("upper", ["Kd", "7c"])
@pytest.mark.parametrize(("right", "down", "degrees"), [(90, -90, 0), (95, -80, 25), (-85, 95, -15)])
def test_of_two_whole_cards_that_lie_on_each_other_the_upper_one_is_told(
        photographs: PhotographReader, deck: HouseDeck, upper: str, right: int, down: int, degrees: int) -> None:
    """Both show both of their indices: nothing but the picture tells."""
    picture = cloth(640, 480)
    places = {"Kd": (300, 230, 0), "7c": (300 + right, 230 + down, degrees)}
    lower = next(name for name in places if name != upper)
    for name in (lower, upper):
        lay(picture, deck, name, *places[name], shadow=SHADOW)
    cards = photographs.read(picture)
    assert [str(card.face) for card in cards] == [lower, upper]
    assert lies_on(cards) == {(upper, lower)}
    assert all(len(card.corners) == 2 for card in cards)


def test_a_ribbon_is_in_order_from_the_lowest_card_up(photographs: PhotographReader, deck: HouseDeck) -> None:
    names = ("Ah", "7c", "Kd", "9s", "4h")
    cards = photographs.read(ribbon(deck, names))
    assert tuple(str(card.face) for card in cards) == names
    assert {(upper, lower) for lower, upper in pairwise(names)} <= lies_on(cards)


def test_cards_side_by_side_lie_on_nothing(photographs: PhotographReader, deck: HouseDeck) -> None:
    picture = cloth(760, 300)
    for number, name in enumerate(("Ah", "7c", "Kd", "9s")):
        lay(picture, deck, name, 110 + 126 * number, 150)
    cards = photographs.read(picture)
    assert len(cards) == 4
    assert lies_on(cards) == set()


def test_a_back_lies_on_the_card_that_it_covers(photographs: PhotographReader, deck: HouseDeck) -> None:
    picture = cloth(640, 480)
    lay(picture, deck, "Kd", 240, 200)
    lay(picture, deck, "back", 300, 250, 20, shadow=SHADOW)
    lower, upper = photographs.read(picture)
    assert (str(lower.face), upper.over) == ("Kd", (0,))


OUTLINE = np.array([[0, 0], [63, 0], [63, 88], [0, 88]], np.float32)


def moved(x: float, y: float) -> Lying:
    return Lying(np.asarray(OUTLINE + np.array([x, y]), np.float32), ())


@given(st.lists(st.tuples(st.floats(0, 400), st.floats(0, 400)), max_size=8))
def test_cards_that_share_something_meet_and_those_far_apart_do_not(places: list[tuple[float, float]]) -> None:
    cards = [moved(x, y) for x, y in places]
    met = set(meeting(cards))
    for j, (x, y) in enumerate(places):
        for i, (u, v) in enumerate(places[:j]):
            if abs(x - u) < 60 and abs(y - v) < 84:
                assert (i, j) in met
            if abs(x - u) > 71 or abs(y - v) > 99:
                assert (i, j) not in met


@given(st.integers(0, 3), st.floats(0.3, 9))
def test_a_view_shows_the_first_card_upright_however_the_picture_is_turned_and_scaled(turns: int, scale: float) -> None:
    """Bright where the first card lies, half as bright where only the second does."""
    high, wide = round(260 * scale), round(300 * scale)
    picture = np.zeros((high, wide, 3), np.uint8)
    first, second = moved(90, 80).outline * scale, moved(120, 110).outline * scale
    for quad, light in ((second, 120), (first, 240)):
        cv2.fillConvexPoly(picture, quad.round().astype(np.int32), (light, light, light))
    shown = np.ascontiguousarray(np.rot90(picture, turns))
    rolled = [Lying(_rotated(quad, turns, wide, high), ()) for quad in (first, second)]
    seen = view(halved(shown), *rolled)
    assert seen.shape == (VIEW_LAYERS, VIEW_SIDE, VIEW_SIDE)
    near = np.ones((5, 5), np.uint8)
    inside = cv2.erode(seen[3], near) == 255
    only = (cv2.erode(seen[4], near) == 255) & (cv2.dilate(seen[3], near) == 0)
    assert inside.sum() > 1000
    assert np.median(seen[0][inside]) == 240
    assert np.median(seen[0][only]) == 120
    rows, columns = np.nonzero(seen[3] > 127)
    assert np.ptp(rows) > 1.2 * np.ptp(columns)


def _rotated(quad: Quad, turns: int, wide: int, high: int) -> Quad:
    for _ in range(turns):
        quad = np.stack([quad[:, 1], wide - quad[:, 0]], 1)
        wide, high = high, wide
    return np.asarray(quad, np.float32)


def test_what_is_said_does_not_depend_on_which_card_is_named_first(
        photographs: PhotographReader, deck: HouseDeck) -> None:
    picture: Picture = cloth(640, 480)
    lay(picture, deck, "Kd", 240, 200)
    lay(picture, deck, "7c", 330, 250)
    cards = [Lying(card.lies, tuple(corner.quad for corner in card.corners)) for card in photographs.read(picture)]
    file = MODELS / "photograph.toml"
    said = OrderReader(file, settings_in(file)).said
    (one,), (other,) = (chances_of(said, picture, cards, [pair]) for pair in ((0, 1), (1, 0)))
    np.testing.assert_allclose(one[[Order.APART, Order.SECOND, Order.FIRST]], other, atol=1e-4)


def test_a_view_for_training_is_turned_over_as_if_the_table_were_seen_in_a_mirror() -> None:
    picture = np.random.default_rng(1).integers(0, 255, (300, 300, 3), np.uint8)
    pair = moved(90, 80), moved(120, 110)
    straight, over = (view(halved(picture), *pair, Aside(over=over)) for over in (False, True))
    middle = slice(1, VIEW_SIDE)
    assert np.abs(straight[:, :, middle].astype(int) - over[:, :, :0:-1].astype(int)).mean() < 6
