"""What a card shows about its index: drawn cards, through the real network."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from dealer_assist.cards import Card
from dealer_assist.resources import MODELS
from dealer_assist.simulator.deck import HouseDeck
from dealer_assist.vision.frame import colourless, faint
from dealer_assist.vision.index_crop import Picture, Quad
from dealer_assist.vision.model_files import settings_in
from dealer_assist.vision.photograph import PhotographReader
from dealer_assist.vision.reading import CardReader
from dealer_assist.vision.surroundings import (
    PAINTED_OUT,
    SURROUNDINGS_SIDE,
    SurroundingsReader,
    surroundings,
    weighed,
)
from tests.photographs import cloth, lay

FILE = MODELS / "photograph.toml"
CARDS = CardReader(MODELS).cards


@pytest.fixture(scope="module")
def network() -> SurroundingsReader:
    return SurroundingsReader(FILE, settings_in(FILE))


def laid(deck: HouseDeck, name: str) -> Picture:
    picture = cloth(400, 300)
    lay(picture, deck, name, 200, 150)
    return picture


def first_index(photographs: PhotographReader, picture: Picture) -> Quad:
    """Of the only card: the one at its top left."""
    (card,) = photographs.read(picture)
    return min((corner.quad for corner in card.corners), key=lambda quad: float(quad.mean(0).sum()))


def chances(**known: float) -> NDArray[np.float32]:
    return np.array([known.get(str(card), 0.0) for card in CARDS], np.float32)


@pytest.mark.parametrize(("name", "other"), [("7c", "7s"), ("7s", "7c"), ("9d", "9h"), ("8s", "6s"), ("Kc", "Ks"),
                                             ("Td", "4d")])
def test_of_two_cards_that_an_index_may_be_the_pips_tell_which(
        network: SurroundingsReader, photographs: PhotographReader, deck: HouseDeck, name: str, other: str) -> None:
    picture = laid(deck, name)
    view = surroundings(picture, first_index(photographs, laid(deck, name)))
    (likelier,) = network.likelier([view])
    both = weighed(chances(**{name: 0.45, other: 0.45}), likelier)
    at = {str(card): number for number, card in enumerate(CARDS)}
    assert both[at[name]] > 0.9
    assert both[at[other]] < 0.1


def test_the_index_itself_is_not_looked_at(network: SurroundingsReader, photographs: PhotographReader,
                                           deck: HouseDeck) -> None:
    view = surroundings(laid(deck, "7c"), first_index(photographs, laid(deck, "7c")))
    other = view.copy()
    other[:PAINTED_OUT[1], :PAINTED_OUT[0]] = np.random.default_rng(2).integers(0, 255, (*PAINTED_OUT[::-1], 3))
    assert np.ptp(view[:PAINTED_OUT[1], :PAINTED_OUT[0]]) > 150, "there is one"
    seen, unseen = network.likelier([view, other])
    np.testing.assert_allclose(seen, unseen, atol=1e-4)


def test_a_card_whose_index_is_nearly_gone_is_read_by_what_lies_about_it(
        photographs: PhotographReader, deck: HouseDeck) -> None:
    """Blurred until it might be a spade."""
    picture = laid(deck, "7c")
    for quad in (corner.quad for corner in photographs.read(picture)[0].corners):
        blurred = cv2.GaussianBlur(picture, (0, 0), 1.9)
        mask = cv2.fillConvexPoly(np.zeros(picture.shape[:2], np.uint8), quad.astype(np.int32), 1)
        picture = np.where(mask[..., None] == 1, blurred, picture)
    (card,) = photographs.read(picture)
    assert card.face == Card.parse("7c")


@given(st.integers(0, 3), st.floats(0.8, 6))
def test_a_view_is_the_same_however_the_picture_is_turned_and_scaled(turns: int, scale: float) -> None:
    picture = np.zeros((round(200 * scale), round(160 * scale), 3), np.uint8)
    index = np.array([[30, 40], [42, 40], [42, 70], [30, 70]], np.float32) * scale
    for x, y, light in ((30, 40, 80), (60, 60, 160), (80, 90, 240)):
        cv2.rectangle(picture, (round(x * scale), round(y * scale)), (round((x + 12) * scale), round((y + 20) * scale)),
                      (light, light, light), -1)
    straight = surroundings(picture, index)
    for _ in range(turns):
        wide = picture.shape[1]
        picture = np.ascontiguousarray(np.rot90(picture))
        index = np.stack([index[:, 1], wide - 1 - index[:, 0]], 1).astype(np.float32)
    turned = surroundings(picture, index)
    assert straight.shape == (SURROUNDINGS_SIDE, SURROUNDINGS_SIDE, 3)
    assert np.abs(straight.astype(int) - turned).mean() < 6


@given(st.lists(st.floats(0, 1), min_size=53, max_size=53), st.lists(st.floats(1e-6, 52), min_size=53, max_size=53))
def test_what_is_weighed_are_chances_still(said: list[float], likelier: list[float]) -> None:
    own = np.array(said, np.float32)
    own /= max(float(own.sum()), 1.0)
    both = weighed(own, np.array(likelier, np.float32))
    assert (both >= 0).all()
    assert both.sum() <= 1.0001
    assert (both[own < 0.3] <= own[own < 0.3]).all(), "its surroundings do not name it instead of the index"
    np.testing.assert_allclose(weighed(own, np.ones(53, np.float32)), own, atol=1e-5)


def test_in_faint_colours_an_index_is_believed_for_itself(photographs: PhotographReader, deck: HouseDeck) -> None:
    """Red pips are not much else than dark there: asked about these hearts, their surroundings speak against them."""
    names = ("Td", "8h", "9d", "5h", "7d")
    picture = cloth(760, 300)
    for number, name in enumerate(names):
        lay(picture, deck, name, 90 + 140 * number, 150)
    grey = cv2.cvtColor(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR)
    pale: Picture = np.asarray(cv2.addWeighted(picture, 0.08, grey, 0.92, 0), np.uint8)
    assert not faint(picture)
    assert faint(pale)
    assert not colourless(pale)
    assert [str(card.face) for card in photographs.read(pale)] == list(names)
