"""Cards on a table that was photographed from low: each is told once, and two of one name are two."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from dealer_assist.cards import Card, Known
from dealer_assist.vision.index_crop import Quad
from dealer_assist.vision.loose_cards import Corner, Evidence, LooseCard, Outline, cards_of
from dealer_assist.vision.slants import STRAIGHT, Slant, cards_at, lying

NEEDED = Evidence(alone=0.985, outlined=0.98, together=0.985, joker=0.995, confidence=0.5)
SIZE = 1280, 720
NAMES = [Card.parse(name) for name in ("As", "Kd", "7h", "4c", "9s", "2d")]
INDEX = (2.6, 3.4, 8.0, 19.0)   # millimetres of a card 63 × 88
Laid = tuple[Card, float, float, float]
Matrix = NDArray[np.float64]


def looking_down(steep: float, rolled: float = 0) -> Matrix:
    """Millimetres of the table about the picture's middle to pixels, of a camera 700 mm away."""
    lean, far, focal = math.radians(steep), 700.0, 1100.0
    roll = np.vstack([cv2.getRotationMatrix2D((SIZE[0] / 2, SIZE[1] / 2), rolled, 1), [0, 0, 1]])
    return roll @ np.array([[focal, -SIZE[0] / 2 * math.sin(lean), SIZE[0] / 2 * far],
                     [0, focal * math.cos(lean) - SIZE[1] / 2 * math.sin(lean), SIZE[1] / 2 * far],
                     [0, -math.sin(lean), far]])


def corners_of(table: Sequence[Laid], camera: Matrix, indices: int, tall: float = 1) -> list[Corner]:
    """As the detector says them: rectangles, whatever the camera makes of them, in a picture drawn so ``tall``."""
    seen = []
    for card, x, y, degrees in table:
        r = math.radians(degrees)
        place = np.array([[math.cos(r), -math.sin(r), x], [math.sin(r), math.cos(r), y], [0, 0, 1]])
        for right, lower in ((0, 0), (1, 1), (1, 0), (0, 1))[:indices]:
            x0, y0, x1, y1 = INDEX
            box = np.array([[x0, y0], [x1, y0], [x1, y1], [x0, y1]]) - (31.5, 44)
            box = (-box if lower else box) * ((-1, 1) if right != lower else (1, 1))
            box = np.roll(box[::-1], 2, axis=0) if right != lower else box
            true = cv2.perspectiveTransform(box[None], camera @ place)[0]
            drawn = boxed(np.asarray(true * (1, tall), np.float32))
            seen.append(Corner(np.asarray(drawn / (1, tall), np.float32), card, 0.995, 0.9, 3, tall))
    return seen


def boxed(true: Quad) -> Quad:
    """The rectangle around it that begins where it begins."""
    box = np.asarray(cv2.boxPoints(cv2.minAreaRect(true)), np.float32)
    turns = [np.roll(way, k, axis=0) for way in (box, box[::-1]) for k in range(4)]
    return min(turns, key=lambda turn: float(((turn - true) ** 2).sum()))


def tables(count: int) -> list[list[Laid]]:
    """Six cards apart from each other, turned anyhow."""
    rng = np.random.default_rng(7)
    return [[(card, -260 + 175 * (n % 4) + rng.uniform(-20, 20), -110 + 150 * (n // 4) + rng.uniform(-10, 10),
              rng.uniform(0, 360)) for n, card in enumerate(NAMES)] for _ in range(count)]


def told(cards: Sequence[LooseCard]) -> Counter[Known]:
    return Counter(card.face for card in cards if isinstance(card.face, Known))


@pytest.mark.parametrize(("indices", "steep", "rolled", "twice"), [
    (2, 58, 0, 1 / 12), (2, 66, 0, 1 / 3), (2, 74, 0, 2 / 3), (4, 70, 0, 1 / 60), (4, 74, 0, 1 / 6),
    (2, 66, 10, 1 / 3), (2, 66, -25, 1 / 3), (2, 72, 20, 1 / 2)])
def test_from_low_a_card_is_told_once(indices: int, steep: float, rolled: float, twice: float) -> None:
    """``twice``: so many cards would be told twice if the picture was taken for one from straight above."""
    as_seen = 0
    for table in tables(30):
        seen = corners_of(table, looking_down(steep, rolled), indices)
        as_seen += told(cards_of(seen, [], NEEDED)).total() - len(NAMES)
        assert told(cards_at(STRAIGHT, seen, [], NEEDED, SIZE)) == Counter(NAMES)
    assert as_seen >= twice * 30 * len(NAMES)


@pytest.mark.parametrize("tall", [1, 1.8])
def test_what_was_seen_in_a_stretched_look_is_turned_back_as_it_was_seen_there(tall: float) -> None:
    for table in tables(30):
        seen = corners_of(table, looking_down(66), 2, tall)
        assert told(cards_at(Slant(1.8), seen, [], NEEDED, SIZE)) == Counter(NAMES)
        some = [*seen[::2], *corners_of(table, looking_down(66), 2)[1::2]]
        assert told(cards_at(Slant(1.8), some, [], NEEDED, SIZE)) == Counter(NAMES)


@pytest.mark.parametrize("indices", [2, 4])
@pytest.mark.parametrize("steep", [0, 62, 74])
def test_two_cards_of_one_name_are_two_from_anywhere(steep: float, indices: int) -> None:
    for table in tables(30):
        twins = [(NAMES[min(n, 4)], *place) for n, (_, *place) in enumerate(table)]
        cards = cards_at(STRAIGHT, corners_of(twins, looking_down(steep), indices), [], NEEDED, SIZE)
        assert told(cards) == Counter(card for card, *_ in twins)


@pytest.mark.parametrize("slant", [Slant(1.35), Slant(2.4), Slant(2.4, 0.55), Slant(1.0, 0.4),
                                   Slant(1.8, 0.75, -20.0)])
def test_the_least_rectangle_around_what_is_seen_tells_what_lies_there(slant: Slant) -> None:
    undone = slant.undone(SIZE)
    rng = np.random.default_rng(3)
    for _ in range(200):
        turn = rng.uniform(0, 2 * math.pi)
        across, down = np.array([math.cos(turn), math.sin(turn)]), np.array([-math.sin(turn), math.cos(turn)])
        # So small that what is far is not seen smaller within it.
        middle = cv2.perspectiveTransform(rng.uniform((0, 0), SIZE, (1, 1, 2)), undone)[0, 0]
        true = middle + np.array([-across - 2 * down, across - 2 * down, across + 2 * down, -across + 2 * down]) / 40
        seen = cv2.perspectiveTransform(true[None], np.linalg.inv(undone))[0]
        for tall in (1.0, 1.8):
            box = boxed(np.asarray(seen * (1, tall), np.float32)) / (1, tall)
            (there,) = lying(box[None], np.array([tall]), undone)
            assert min(np.abs(np.roll(there, k, axis=0) - true).max() for k in (0, 2)) < 0.004


def test_what_is_told_lies_where_it_was_seen() -> None:
    seen = corners_of(tables(1)[0], looking_down(66), 2)
    outline = Outline(boxed(seen[0].quad * 3), True, 0.9, 3)
    cards = cards_at(Slant(1.8), seen, [outline], NEEDED, SIZE)
    assert {id(corner.quad) for card in cards for corner in card.corners} == {id(corner.quad) for corner in seen}
    assert next(card.outline for card in cards if card.outline is not None) is outline.quad
