import numpy as np
import pytest

from dealer_assist.simulator.deck import FACES, HEIGHT_MM, DeckStyle, HouseDeck

DECK = HouseDeck()


def test_every_face_is_there_and_none_twice() -> None:
    pictures = {DECK.face(name, 145).tobytes() for name in FACES}
    assert len(FACES) == len(pictures) == 54


def test_a_face_is_as_tall_as_asked_and_shaped_like_a_card_with_clear_corners() -> None:
    face = DECK.face("Ah", 352)
    assert face.shape == (352, 252, 4)
    assert face[0, 0, 3] == 0
    assert face[176, 126, 3] == 255


@pytest.mark.parametrize("name", [name for name in FACES if name != "back"])
def test_index_boxes_are_tight_around_the_ink(name: str) -> None:
    face = DECK.face(name, 880)[..., :3].astype(int)
    ink = np.abs(face - face[8, 315]).max(2) > 90
    height, width = ink.shape
    for x0, y0, x1, y1 in DECK.index_boxes(name):
        left, top, right, bottom = round(x0 * width), round(y0 * height), round(x1 * width), round(y1 * height)
        around = ink[max(0, top - 6) : bottom + 6, max(0, left - 6) : right + 6]
        rows, columns = np.flatnonzero(around.any(1)), np.flatnonzero(around.any(0))
        assert abs(np.ptp(rows) + 1 - (bottom - top)) <= 3
        assert abs(np.ptp(columns) + 1 - (right - left)) <= 3


def test_an_index_is_as_tall_as_on_casino_cards() -> None:
    (_, top, _, bottom), _ = DECK.index_boxes("7s")
    assert (bottom - top) * HEIGHT_MM == pytest.approx(16, abs=0.5)


def test_the_back_has_no_index() -> None:
    assert DECK.index_boxes("back") == ()


def test_styles_differ() -> None:
    four_colours, large = HouseDeck(DeckStyle(four_colours=True)), HouseDeck(DeckStyle(index_size=1.2))
    assert (four_colours.face("5d", 145) != DECK.face("5d", 145)).any()
    assert large.index_boxes("5d")[0][3] > DECK.index_boxes("5d")[0][3]
