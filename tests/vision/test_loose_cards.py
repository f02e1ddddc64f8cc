"""Corners into cards by geometry alone: cards on a plane, seen from anywhere."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace
from itertools import permutations
from typing import Any

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from dealer_assist.cards import FACE_DOWN, JOKER, UNREADABLE, Card, Known
from dealer_assist.vision.index_crop import Quad
from dealer_assist.vision.loose_cards import Corner, Evidence, LooseCard, Outline, Support, cards_of, support

NEEDED = Evidence(alone=0.97, outlined=0.93, together=0.9, joker=0.995, confidence=0.5)
ACE, KING, QUEEN = Card.parse("As"), Card.parse("Kd"), Card.parse("Qh")
INDEX = (2.6, 3.4, 10.0, 20.0)      # millimetres of a card 63 × 88

Matrix = NDArray[np.float64]


def seen_from(tilt: float, turn: float, scale: float) -> Matrix:
    """Felt millimetres to pixels by a camera that leans ``tilt`` degrees, so far away that it looks along one line."""
    t, r = math.radians(tilt), math.radians(turn)
    lean = np.array([[1, 0, 0], [0, math.cos(t), 0], [0, 0.0006 * math.sin(t), 1]])
    rotate = np.array([[math.cos(r), -math.sin(r), 0], [math.sin(r), math.cos(r), 0], [0, 0, 1]])
    return np.asarray(np.diag([scale, scale, 1.0]) @ lean @ rotate)


STRAIGHT = seen_from(0, 0, 2)


def quad(camera: Matrix, x: float, y: float, degrees: float, box: tuple[float, float, float, float]) -> Quad:
    """Of a box on a card whose top left corner lies at (x, y)."""
    r = math.radians(degrees)
    place = np.array([[math.cos(r), -math.sin(r), x], [math.sin(r), math.cos(r), y], [0, 0, 1]])
    x0, y0, x1, y1 = box
    points = np.array([[[x0, y0], [x1, y0], [x1, y1], [x0, y1]]], np.float64)
    return np.asarray(cv2.perspectiveTransform(points, camera @ place)[0], np.float32)


def corner(card: Known, camera: Matrix, x: float, y: float, degrees: float = 0, *, lower: bool = False,
           right: bool = False, certainty: float = 0.95, confidence: float = 0.9, looks: int = 3) -> Corner:
    x0, y0, x1, y1 = INDEX
    if right:
        x0, x1 = 63 - x1, 63 - x0
    if lower:
        x0, y0, x1, y1 = 63 - x1, 88 - y1, 63 - x0, 88 - y0
    box = quad(camera, x, y, degrees, (x0, y0, x1, y1))
    return Corner(np.roll(box, 2, axis=0) if lower else box, card, certainty, confidence, looks)


def outline(camera: Matrix, x: float, y: float, *, down: bool = False, confidence: float = 0.9,
            looks: int = 3) -> Outline:
    return Outline(quad(camera, x, y, 0, (0, 0, 63, 88)), down, confidence, looks)


def faces(cards: tuple[LooseCard, ...]) -> list[object]:
    return [card.face for card in cards]


CAMERAS = st.builds(seen_from, st.floats(0, 50), st.floats(0, 360), st.floats(0.7, 8))


@given(CAMERAS, st.floats(0, 360))
def test_two_corners_that_point_at_each_other_are_one_card(camera: Matrix, degrees: float) -> None:
    both = [corner(ACE, camera, 40, 30, degrees), corner(ACE, camera, 40, 30, degrees, lower=True)]
    (card,) = cards_of(both, [], NEEDED)
    assert card.face == ACE
    assert support(card) is Support.TOGETHER
    assert card.confidence == 0.95      # corners of one card err together: two are no surer than the surer one


@given(CAMERAS, st.sampled_from([(70, 0), (0, 96), (-75, 10), (90, -60)]))
def test_two_cards_of_one_name_are_two(camera: Matrix, apart: tuple[float, float]) -> None:
    corners = [corner(ACE, camera, x, y, lower=lower) for x, y in ((0, 0), apart) for lower in (False, True)]
    cards = cards_of(corners, [], NEEDED)
    assert faces(cards) == [ACE, ACE]
    assert all(len(card.corners) == 2 for card in cards)


def test_four_corners_of_one_outline_are_one_card_and_tell_what_deck_this_is() -> None:
    four = [corner(KING, STRAIGHT, 0, 0, lower=lower, right=right)
            for lower in (False, True) for right in (False, True)]
    apart = [corner(ACE, STRAIGHT, 100, 0, right=right) for right in (False, True)]
    cards = cards_of([*four, *apart], [outline(STRAIGHT, 0, 0)], NEEDED)
    assert faces(cards) == [KING, ACE]
    assert [len(card.corners) for card in cards] == [4, 2]


def all_four(card: Known, x: float, y: float = 0) -> list[Corner]:
    return [corner(card, STRAIGHT, x, y, lower=lower, right=right)
            for lower in (False, True) for right in (False, True)]


def test_a_deck_with_four_indices_is_known_without_outlines_too() -> None:
    upper = [corner(QUEEN, STRAIGHT, 200, 0, right=right) for right in (False, True)]
    cards = cards_of([*all_four(ACE, 0), *all_four(KING, 100), *upper], [], NEEDED)
    assert faces(cards) == [ACE, KING, QUEEN]
    assert [len(card.corners) for card in cards] == [4, 4, 2]


def test_three_indices_of_one_card_tell_that_its_deck_has_four() -> None:
    upper = [corner(KING, STRAIGHT, 200, 0, right=right) for right in (False, True)]
    for missing in range(4):
        cards = cards_of([*(one for n, one in enumerate(all_four(ACE, 0)) if n != missing), *upper], [], NEEDED)
        assert [(card.guess, len(card.corners)) for card in cards] == [(ACE, 3), (KING, 2)]


def test_in_whatever_order_its_corners_are_found_a_card_is_one_card() -> None:
    """As they were seen in a photograph: as one of them has it, the other lies nowhere on its card."""
    quads = ([(415, 722), (394, 711), (416, 669), (437, 679)], [(523, 514), (547, 530), (512, 583), (488, 567)],
             [(548, 835), (532, 818), (565, 787), (581, 805)])
    others = [*all_four(ACE, 1000), *all_four(QUEEN, 2000)]
    for order in permutations([Corner(np.array(quad, np.float32), KING, 0.999, 0.9, 6) for quad in quads]):
        cards = cards_of([*order, *others], [], NEEDED)
        assert Counter(faces(cards)) == {ACE: 1, KING: 1, QUEEN: 1}


def test_an_upper_row_by_itself_is_one_card_and_two_cards_that_show_more_are_two() -> None:
    upper = [corner(ACE, STRAIGHT, 0, 0, right=right) for right in (False, True)]
    assert faces(cards_of(upper, [], NEEDED)) == [ACE]
    wider = [corner(ACE, STRAIGHT, 0, 0), corner(ACE, STRAIGHT, 90, 0)]
    assert [card.guess for card in cards_of(wider, [], NEEDED)] == [ACE, ACE]


def test_where_whole_cards_show_two_corners_each_two_side_by_side_are_two() -> None:
    twins = [corner(ACE, STRAIGHT, x, 0, certainty=0.99) for x in (0, 60)]
    whole = [corner(card, STRAIGHT, x, 150, lower=lower) for card, x in ((KING, 0), (QUEEN, 100))
             for lower in (False, True)]
    assert Counter(faces(cards_of([*twins, *whole], [], NEEDED))) == {ACE: 2, KING: 1, QUEEN: 1}
    assert Counter(faces(cards_of([*twins, *whole[:2]], [], NEEDED))) == {ACE: 1, KING: 1}, "they may be one with four"


def test_an_outline_that_holds_some_of_four_corners_has_the_others_too() -> None:
    whole = [*all_four(ACE, 0), *all_four(KING, 200)]
    small = outline(STRAIGHT, 0, 0).quad * (1, 0.8)
    outlines = [replace(outline(STRAIGHT, 0, 0), quad=np.asarray(small, np.float32)), outline(STRAIGHT, 200, 0)]
    assert [(card.face, len(card.corners)) for card in cards_of(whole, outlines, NEEDED)] == [(ACE, 4), (KING, 4)]


@pytest.mark.parametrize("row", [(0, 70, 140), (0, 16, 32)])
def test_a_row_of_a_shoe_in_which_names_are_many_times_is_not_taken_for_such_a_deck(row: tuple[float, ...]) -> None:
    corners = [corner(card, STRAIGHT, x, y, lower=lower) for card, y in ((ACE, 0), (KING, 200)) for x in row
               for lower in (False, True) if not lower or x == row[-1] or row[1] == 70]
    assert Counter(card.guess for card in cards_of(corners, [], NEEDED)) == {ACE: 3, KING: 3}


@pytest.mark.parametrize("apart", [(16, 0), (50, 0), (22, -18), (28, -35)])
def test_pairs_of_a_shoe_that_overlap_are_two_cards_each(apart: tuple[float, float]) -> None:
    """Not one of a deck with four indices: each of them shows its own two."""
    pairs = [corner(card, STRAIGHT, x + more * apart[0], more * apart[1], lower=lower)
             for x, card in ((0, ACE), (200, KING), (400, QUEEN)) for more in (0, 1) for lower in (False, True)]
    cards = cards_of(pairs, [], NEEDED)
    assert Counter(faces(cards)) == {ACE: 2, KING: 2, QUEEN: 2}


def test_a_ribbon_of_one_name_is_as_many_cards() -> None:
    ribbon = [corner(ACE, STRAIGHT, 18 * n, 0) for n in range(6)]
    assert [(card.guess, len(card.corners)) for card in cards_of(ribbon, [], NEEDED)] == [(ACE, 1)] * 6


def test_what_shows_of_a_covered_card_is_not_its_outline() -> None:
    """A whole card tells how long one is."""
    whole = [corner(KING, STRAIGHT, 30, 20, lower=lower) for lower in (False, True)]
    strip = Outline(quad(STRAIGHT, 0, 0, 0, (0, 0, 30, 40)), False, 0.9, 3)
    cards = {card.guess: card for card in cards_of([*whole, corner(ACE, STRAIGHT, 0, 0)],
                                                   [strip, outline(STRAIGHT, 30, 20)], NEEDED)}
    assert cards[ACE].outline is None
    assert cards[KING].outline is not None


def shared(lies: Quad, other: Quad) -> float:
    """Of the area of both together."""
    area = float(cv2.intersectConvexConvex(lies, other)[0])
    return area / (abs(float(cv2.contourArea(lies))) + abs(float(cv2.contourArea(other))) - area)


@given(st.builds(seen_from, st.floats(0, 40), st.floats(0, 360), st.floats(0.7, 8)), st.booleans(), st.booleans())
def test_where_a_card_lies_is_told_by_what_shows_of_it(camera: Matrix, opposite: bool, row: bool) -> None:
    """One corner, both, or the upper row of a card with four: a whole card beside it tells how far they are apart."""
    whole = [corner(KING, camera, 90, 0, lower=lower) for lower in (False, True)]
    seen = [corner(ACE, camera, 0, 0)]
    if opposite or row:
        seen.append(corner(ACE, camera, 0, 0, lower=opposite, right=row and not opposite))
    cards = cards_of([*seen, *whole], [], NEEDED)
    assert len(cards) == 2
    for card in cards:
        x = 0 if card.guess == ACE else 90
        assert shared(card.lies, quad(camera, x, 0, 0, (0, 0, 63, 88))) > 0.6


def test_corners_that_lie_in_a_neighbours_outline_are_their_own_cards() -> None:
    outlines = [outline(STRAIGHT, x, 0) for x in (0, 58)]
    cards = cards_of([*all_four(ACE, 0), *all_four(KING, 58)], outlines, NEEDED)
    assert faces(cards) == [ACE, KING]
    assert [len(card.corners) for card in cards] == [4, 4]


def test_two_in_a_row_need_not_be_level_but_turned_alike() -> None:
    def upper(degrees: float, y: float) -> list[Corner]:
        return [corner(ACE, STRAIGHT, 0, 0), corner(ACE, STRAIGHT, 0, y, degrees, right=True)]

    whole = all_four(KING, 200)
    for degrees, y, names in ((0, -15, [ACE, KING]), (25, 0, [ACE, ACE, KING])):
        cards = cards_of([*upper(degrees, y), *whole], [outline(STRAIGHT, 200, 0)], NEEDED)
        assert Counter(card.guess for card in cards) == Counter(names)


@pytest.mark.parametrize(("certainty", "confidence", "looks", "face"), [
    (0.98, 0.9, 2, ACE),
    (0.98, 0.9, 1, UNREADABLE),     # seen at one scale only
    (0.98, 0.4, 3, UNREADABLE),     # the detector doubts it
    (0.96, 0.9, 3, UNREADABLE),     # the classifier does
])
def test_a_corner_alone_needs_everything(certainty: float, confidence: float, looks: int, face: object) -> None:
    alone = corner(ACE, STRAIGHT, 0, 0, certainty=certainty, confidence=confidence, looks=looks)
    (card,) = cards_of([alone], [], NEEDED)
    assert card.face == face
    assert bool(card.why) is (face is UNREADABLE)


def test_print_that_looks_a_little_like_a_corner_is_nothing() -> None:
    print_on_felt = corner(ACE, STRAIGHT, 0, 0, certainty=0.6, confidence=0.3, looks=1)
    assert cards_of([print_on_felt], [], NEEDED) == ()


def test_an_outline_helps_its_own_corner() -> None:
    uncertain = corner(ACE, STRAIGHT, 0, 0, certainty=0.94)
    assert faces(cards_of([uncertain], [], NEEDED)) == [UNREADABLE]
    (card,) = cards_of([uncertain], [outline(STRAIGHT, 0, 0)], NEEDED)
    assert (card.face, support(card)) == (ACE, Support.OUTLINED)
    (card, empty) = cards_of([uncertain], [outline(STRAIGHT, 90, 10)], NEEDED)
    assert (card.face, empty.face) == (UNREADABLE, UNREADABLE)
    assert empty.why == "none of its corners could be read"


def test_two_corners_of_one_outline_that_say_different_things_are_not_added_up() -> None:
    corners = [corner(ACE, STRAIGHT, 0, 0, certainty=0.96), corner(KING, STRAIGHT, 0, 0, lower=True, certainty=0.8)]
    assert all(face is UNREADABLE for face in faces(cards_of(corners, [outline(STRAIGHT, 0, 0)], NEEDED)))


def test_a_joker_needs_more() -> None:
    pair = [corner(JOKER, STRAIGHT, 0, 0, lower=lower, certainty=0.99) for lower in (False, True)]
    assert faces(cards_of(pair, [], NEEDED)) == [UNREADABLE]
    surer = [corner(JOKER, STRAIGHT, 0, 0, lower=lower, certainty=0.996) for lower in (False, True)]
    assert faces(cards_of(surer, [outline(STRAIGHT, 0, 0)], NEEDED)) == [JOKER]


def test_a_word_by_itself_is_no_joker_but_among_cards_it_is_one() -> None:
    word, more = (corner(JOKER, STRAIGHT, x, 0, certainty=0.998) for x in (0, 25))
    assert faces(cards_of([word, more], [], NEEDED)) == [UNREADABLE] * 2
    king, far = (corner(KING, STRAIGHT, x, 0, certainty=0.99) for x in (50, 300))
    assert faces(cards_of([word, far], [], NEEDED)) == [UNREADABLE, KING]
    assert faces(cards_of([word, king], [], NEEDED)) == [JOKER, KING]


def test_a_back_is_a_card_face_down_and_a_faint_one_is_nothing() -> None:
    back, faint = outline(STRAIGHT, 0, 0, down=True), outline(STRAIGHT, 90, 0, down=True, confidence=0.4)
    (card,) = cards_of([], [back, faint], NEEDED)
    assert card.face is FACE_DOWN


@pytest.mark.parametrize("seen", [{"confidence": 0.6}, {"looks": 1}])
def test_what_may_be_a_back_or_a_box_is_not_told_to_be_a_card_face_down(seen: dict[str, Any]) -> None:
    (card,) = cards_of([], [outline(STRAIGHT, 0, 0, down=True, **seen)], NEEDED)
    assert card.face is UNREADABLE
    assert card.why == "it hardly looks like the back of a card"
