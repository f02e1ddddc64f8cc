"""What several cameras see of one place becomes one glimpse: never more cards than lie there, and no face that is
contradicted."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.cards import FACE_DOWN, UNREADABLE, Card, Face
from dealer_assist.resources import LAYOUTS, text_of
from dealer_assist.table.layout import load_layout
from dealer_assist.table.places import BOARD
from dealer_assist.vision.merging import merged
from dealer_assist.vision.sighting import Glimpse, Looks, Sighting, cells
from dealer_assist.vision.steadying import cells_beneath

LAYOUT = load_layout(*text_of("casino_holdem_land", LAYOUTS))
AREA = next(area for area in LAYOUT.areas if area.place == BOARD)
ALL = (1 << cells(AREA)[0] * cells(AREA)[1]) - 1
FACES: tuple[Face, ...] = (Card.parse("Ah"), Card.parse("Kd"), Card.parse("2c"), FACE_DOWN, UNREADABLE)


def card(face: Face | str, slot: int = 0, off: int = 0, certainty: int = 900) -> Sighting:
    x = round(10 * (AREA.x + AREA.width * (slot + .5) / AREA.slots)) + off
    return Sighting(x, round(10 * (AREA.y + AREA.height / 2)), 0, Card.parse(face) if isinstance(face, str) else face,
                    certainty)


def glimpse(camera: str, *cards: Sighting, bare: int | None = None) -> Glimpse:
    if bare is None:
        bare = ALL
        for one in cards:
            bare &= ~cells_beneath(one, AREA)
    return Glimpse(camera, 7, 1000 + len(camera), BOARD, cards, bare)


def seen(*glimpses: Glimpse) -> tuple[Sighting, ...]:
    return merged(Looks(glimpses), LAYOUT).sightings


def test_a_card_that_both_see_is_one_card_as_the_surer_one_saw_it() -> None:
    assert seen(glimpse("left", card("Ah", certainty=700)), glimpse("right", card("Ah", 0, 90, 950))) == (
        card("Ah", 0, 90, 950),)


def test_each_adds_what_the_other_does_not_see() -> None:
    assert seen(glimpse("left", card("Ah")), glimpse("right", card("Kd", 3))) == (card("Ah"), card("Kd", 3))


def test_a_card_that_one_of_them_reads_is_read() -> None:
    assert seen(glimpse("left", card(UNREADABLE)), glimpse("right", card("Ah", 0, 150))) == (card("Ah", 0, 150),)


def test_where_they_contradict_each_other_nobody_is_believed() -> None:
    for ours, theirs in (("Ah", "Kd"), ("Ah", FACE_DOWN), (FACE_DOWN, "Kd")):
        found, = seen(glimpse("left", card(ours, certainty=990)), glimpse("right", card(theirs, 0, 60, 400)))
        assert found.face is UNREADABLE


def test_cards_that_overlap_stay_two() -> None:
    both = card("Ah"), card("Kd", 0, 200)
    assert seen(glimpse("left", *both), glimpse("right", *both)) == both
    assert seen(glimpse("left", *both), glimpse("right", both[1])) == both


def test_felt_that_one_of_them_sees_is_there_but_not_where_a_card_is_seen() -> None:
    hidden = glimpse("left", bare=0)        # an arm
    assert merged(Looks((hidden, glimpse("right"))), LAYOUT).bare == ALL
    lies = card("Ah")
    late = merged(Looks((glimpse("left"), glimpse("right", lies))), LAYOUT)      # the left one saw it a moment before
    assert late.sightings == (lies,)
    assert not late.bare & cells_beneath(lies, AREA)


def test_what_a_camera_sees_in_the_midst_of_felt_is_not_put_to_the_others() -> None:
    print_ = card("Ah")
    assert seen(glimpse("left", print_, bare=ALL), glimpse("right", card("Kd"))) == (card("Kd"),)


def test_what_one_camera_saw_alone_stays_as_it_is() -> None:
    alone = glimpse("left", card("Ah"))
    assert merged(alone, LAYOUT) is alone
    assert replace(merged(Looks((alone,)), LAYOUT), camera="left") == alone


@given(st.lists(st.tuples(st.integers(0, 4), st.sampled_from(FACES), st.sampled_from(FACES), st.integers(-40, 40),
                          st.integers(-40, 40)), unique_by=lambda one: one[0]), st.booleans())
def test_two_cameras_over_the_same_cards_never_make_more_or_other_ones(
        laid: list[tuple[int, Face, Face, int, int]], turned: bool) -> None:
    ours = glimpse("left", *(card(face, slot, off) for slot, face, _, off, _ in laid))
    theirs = glimpse("right", *(card(face, slot, off) for slot, _, face, _, off in laid))
    found = seen(theirs, ours) if turned else seen(ours, theirs)
    assert len(found) == len(laid)
    for one, (_, a, b, _, _) in zip(found, sorted(laid), strict=True):
        known = {face for face in (a, b) if face is not UNREADABLE}
        assert one.face == (known.pop() if len(known) == 1 else UNREADABLE)
