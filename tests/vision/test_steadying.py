"""Glimpses as a recogniser would have them, events as a table would tell them."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.cards import FACE_DOWN, UNREADABLE, Card, Face, parse_face
from dealer_assist.simulator.deals import script
from dealer_assist.table.events import Amended, CardMoved, CardRead, CardSeen, RoundClosed, TableEvent
from dealer_assist.table.layout import Area, Layout, load_layout
from dealer_assist.table.places import BOARD, DEALER, DISCARD, Place, seat
from dealer_assist.table.settlement import Settlement
from dealer_assist.vision.sighting import Glimpse, Sighting, cells
from dealer_assist.vision.steadying import Steady, cells_beneath, covered, steady, suspected, told
from tests.simulator import seeing
from tests.simulator.judging import in_play, layout_of, truth

TEMPLATES = Path(__file__).parents[2] / "calibration" / "templates"
LAYOUT = load_layout((TEMPLATES / "casino_holdem_land.toml").read_text("utf-8"), "casino_holdem_land.toml")
STEP = 100      # milliseconds from glimpse to glimpse
EVERYTHING_BARE = -1


def area_of(place: Place, layout: Layout = LAYOUT) -> Area:
    return next(a for a in layout.areas if a.place == place)


def lies(face: str, place: Place, slot: int = 0, dx: int = 0, dy: int = 0, certainty: int = 950,
         layout: Layout = LAYOUT) -> Sighting:
    """The card in a slot of a place, and a little beside it (tenths of a millimetre)."""
    area = area_of(place, layout)
    x = area.x + area.width * (slot + 0.5) / area.slots
    return Sighting(round(x * 10) + dx, round((area.y + area.height / 2) * 10) + dy, 0, parse_face(face), certainty)


@dataclass
class Table:
    """Looked at again and again; tells the events with the moments at which they came."""

    state: Steady = field(default_factory=Steady)
    now: int = 5_000
    frame: int = 0
    events: list[tuple[int, TableEvent]] = field(default_factory=list)
    layout: Layout = LAYOUT

    def look(self, sightings: Iterable[Sighting], place: Place, bare: int = EVERYTHING_BARE) -> None:
        area = area_of(place, self.layout)
        columns, rows = cells(area)
        seen = tuple(sorted(sightings, key=lambda s: s.x))
        glimpse = Glimpse("test", self.frame, self.now * 1000, place, seen,
                          bare_without(seen, area) if bare == EVERYTHING_BARE else bare & (1 << columns * rows) - 1)
        self.state, events = steady(self.state, glimpse, self.layout)
        self.events += [(self.now, event) for event in events]

    def watch(self, milliseconds: int, *sightings: Sighting, place: Place = BOARD,
              bare: int = EVERYTHING_BARE) -> list[TableEvent]:
        """What happened while these cards, and no others, were seen at the place."""
        told_before = len(self.events)
        for _ in range(milliseconds // STEP):
            self.now += STEP
            self.frame += 3
            self.look(sightings, place, bare)
        return [event for _, event in self.events[told_before:]]

    def covered(self, milliseconds: int, *sightings: Sighting, place: Place = BOARD) -> list[TableEvent]:
        """An arm lies over the area: only these cards are seen, and no felt."""
        return self.watch(milliseconds, *sightings, place=place, bare=0)


def bare_without(sightings: Sequence[Sighting], area: Area) -> int:
    columns, rows = cells(area)
    bare = 0
    for row in range(rows):
        for column in range(columns):
            x, y = area.x * 10 + column * 100 + 50, area.y * 10 + row * 100 + 50
            if not any(abs(x - s.x) < 315 + 50 and abs(y - s.y) < 440 + 50 for s in sightings):
                bare |= 1 << row * columns + column
    return bare


def card(text: str) -> Card:
    return Card.parse(text)


def test_of_two_cameras_one_may_be_behind_the_other() -> None:
    """What each of them shows alone adds up, in whichever order it comes."""
    table = Table()
    for _ in range(6):
        table.look([lies("Ah", BOARD)], BOARD)
        newest = table.state.now
        table.now -= 150
        table.look([lies("Ah", BOARD, dx=20)], BOARD)
        assert table.state.now > newest
        table.now += 150 + STEP
    assert [event for _, event in table.events] == [CardSeen(1, BOARD, card("Ah"))]
    before = table.state.now
    table.now -= 4000
    table.look([lies("Ah", BOARD)], BOARD)
    assert table.state.now < before         # that is no camera's delay: a clock was set back


def test_a_card_is_told_when_it_has_rested_and_only_once() -> None:
    table = Table()
    assert table.watch(200, lies("Ah", BOARD)) == []
    assert table.watch(3000, lies("Ah", BOARD)) == [CardSeen(1, BOARD, card("Ah"))]


def test_what_lies_over_an_open_card_for_longer_than_a_hand_is_told_until_it_is_taken_away() -> None:
    table = Table()

    def places() -> tuple[Place, ...]:
        return covered(table.state, table.now * 1000)

    table.watch(1000, lies("Ah", BOARD))
    table.watch(1000, lies("face down", DEALER), place=DEALER)
    assert table.covered(2500) == [] == table.covered(2500, place=DEALER)
    table.now += 1000       # nothing stirs: nobody looks there
    assert places() == (BOARD,)     # a hand rests on cards that lie face down
    assert table.watch(200, lies("Ah", BOARD)) == []
    assert places() == ()


def test_a_card_that_moves_is_not_told_before_it_rests() -> None:
    table = Table()
    for step in range(8):
        assert table.watch(STEP, lies("Ah", BOARD, dx=step * 150)) == []
    assert table.watch(600, lies("Ah", BOARD, dx=1050)) == [CardSeen(1, BOARD, card("Ah"))]


def test_a_single_glimpse_of_a_card_is_nothing() -> None:
    table = Table()
    table.watch(STEP, lies("Ah", BOARD))
    assert table.watch(5000) == []


def test_jitter_makes_no_second_card() -> None:
    table, rng = Table(), random.Random(1)
    for _ in range(100):
        table.watch(STEP, lies("Ah", BOARD, 0, rng.randint(-20, 20), rng.randint(-20, 20)),
                    lies("Kd", BOARD, 1, rng.randint(-20, 20), rng.randint(-20, 20)))
    assert [e for _, e in table.events] == [CardSeen(1, BOARD, card("Ah")), CardSeen(2, BOARD, card("Kd"))]


def test_a_flop_is_told_from_left_to_right() -> None:
    table = Table()
    flop = [lies("2c", BOARD, 2), lies("7d", BOARD, 1), lies("Qs", BOARD, 0)]
    table.watch(STEP, flop[0])
    table.watch(STEP, *flop[:2])
    assert table.watch(1500, *flop) == [
        CardSeen(1, BOARD, card("Qs")), CardSeen(2, BOARD, card("7d")), CardSeen(3, BOARD, card("2c"))]


def test_what_came_to_rest_first_is_told_first_even_when_it_is_read_last() -> None:
    table = Table()
    first, second = seat(1), seat(2)
    for look in range(16):
        table.now += STEP
        table.look([lies("9h" if look > 4 else "unreadable", first)], first)
        if look > 2:
            table.look([lies("3s", second)], second)
    assert [e for _, e in table.events] == [CardSeen(1, first, card("9h")), CardSeen(2, second, card("3s"))]


def test_a_card_that_stays_unread_holds_nobody_up_for_long() -> None:
    table = Table()
    first, second = seat(1), seat(2)
    for _ in range(14):
        table.now += STEP
        table.look([lies("unreadable", first)], first)
        table.look([lies("3s", second)], second)
    assert [e for _, e in table.events] == [CardSeen(1, first, UNREADABLE), CardSeen(2, second, card("3s"))]
    assert table.events[-1][0] <= 5_000 + 1_100


def test_an_unreadable_card_is_asked_for_and_read_later() -> None:
    table = Table()
    assert table.watch(700, lies("unreadable", BOARD)) == []
    assert table.watch(600, lies("unreadable", BOARD)) == [CardSeen(1, BOARD, UNREADABLE)]
    assert table.watch(600, lies("Ts", BOARD)) == [CardRead(1, card("Ts"))]


def test_weak_evidence_takes_more_looks() -> None:
    table = Table()
    assert table.watch(500, lies("Ah", BOARD, certainty=450)) == []
    assert table.watch(300, lies("Ah", BOARD, certainty=450)) == [CardSeen(1, BOARD, card("Ah"))]


def test_readings_that_contradict_each_other_are_no_reading() -> None:
    table = Table()
    for _ in range(10):
        table.watch(STEP, lies("6h", BOARD))
        table.watch(STEP, lies("9h", BOARD))
    assert [e for _, e in table.events] == [CardSeen(1, BOARD, UNREADABLE)]


def test_what_an_unreadable_card_may_be_is_known_the_likeliest_first() -> None:
    """For whoever names it: it is asked for all the same."""
    table = Table()
    for _ in range(14):
        table.watch(STEP, lies("6h", BOARD))
        table.watch(STEP, lies("9h", BOARD))
        table.watch(STEP, lies("6h", BOARD, certainty=500))
    assert [e for _, e in table.events] == [CardSeen(1, BOARD, UNREADABLE)]
    assert suspected(table.state) == {1: (card("6h"), card("9h"))}
    table.state = told(table.state, CardRead(1, card("9h")))
    assert suspected(table.state) == {}


def test_what_is_seen_in_every_third_look_only_is_no_unreadable_card() -> None:
    table = Table()
    for _ in range(20):
        assert table.watch(STEP, lies("unreadable", BOARD)) == []
        assert table.covered(2 * STEP) == []


def test_what_faintly_looks_like_a_card_where_one_is_hidden_lies_over_it() -> None:
    """A napkin's fold. By itself it is asked for: it may be a card in bad light."""
    faint = lies("unreadable", BOARD, 1, certainty=240)
    table = Table()
    table.watch(800, lies("9s", BOARD, 0))
    assert table.covered(5000, faint) == []
    assert covered(table.state, table.now * 1000) == (BOARD,)
    other = Table()
    assert other.covered(1500, faint) == [CardSeen(1, BOARD, UNREADABLE)]


def test_felt_beside_a_card_that_comes_and_goes_with_the_camera_s_trembling_says_that_one_is_gone() -> None:
    table = Table()
    first, second = lies("face down", BOARD), lies("face down", BOARD, 1)
    table.watch(800, first, second)
    whole = bare_without((first,), area_of(BOARD))
    beneath = cells_beneath(second, area_of(BOARD))
    edge = 0
    while edge.bit_count() < beneath.bit_count() // 5:
        edge |= (beneath & ~edge) & -(beneath & ~edge)
    for _ in range(4):
        table.watch(2 * STEP, first, bare=whole)
        table.watch(STEP, first, bare=whole & ~edge)
    assert [event for _, event in table.events[2:]] == [CardMoved(2, DISCARD)]


def test_a_face_seen_once_in_a_while_never_adds_up() -> None:
    table = Table()
    table.watch(1300, lies("unreadable", BOARD))
    for _ in range(100):
        assert table.watch(1000, lies("unreadable", BOARD)) == []
        assert table.watch(STEP, lies("Ts", BOARD)) == []


def test_a_told_face_is_kept_against_flicker() -> None:
    table = Table()
    table.watch(500, lies("6h", BOARD))
    for _ in range(30):
        assert table.watch(300, lies("6h", BOARD)) == []
        assert table.watch(300, lies("9h", BOARD)) == []
        assert table.watch(200, lies("unreadable", BOARD)) == []
        assert table.watch(200, lies("face down", BOARD)) == []


def test_another_card_that_persists_at_the_same_spot_has_replaced_the_old_one() -> None:
    table = Table()
    table.watch(500, lies("6h", BOARD))
    assert table.watch(1200, lies("Kc", BOARD, dx=30)) == []
    assert table.watch(800, lies("Kc", BOARD, dx=30)) == [CardMoved(1, DISCARD), CardSeen(2, BOARD, card("Kc"))]


def test_a_card_put_upon_another_does_not_take_it_away() -> None:
    table = Table()
    table.watch(500, lies("6h", BOARD))
    both = lies("6h", BOARD), lies("Kc", BOARD, dx=180, dy=150)
    table.watch(600, *both)
    assert table.watch(3000, both[1], bare=bare_without(both, area_of(BOARD))) == []
    assert [e for _, e in table.events] == [CardSeen(1, BOARD, card("6h")), CardSeen(2, BOARD, card("Kc"))]


def test_a_face_down_card_turned_up_is_the_same_card() -> None:
    table = Table()
    hole = [lies("face down", DEALER), lies("face down", DEALER, 1)]
    assert table.watch(600, *hole, place=DEALER) == [CardSeen(1, DEALER, FACE_DOWN), CardSeen(2, DEALER, FACE_DOWN)]
    table.covered(400, place=DEALER)
    assert table.watch(600, replace(hole[0], face=card("As"), x=hole[0].x + 90), hole[1], place=DEALER) == [
        CardRead(1, card("As"))]
    assert table.watch(600, replace(hole[0], face=card("As")), replace(hole[1], face=card("5d")), place=DEALER) == [
        CardRead(2, card("5d"))]


def test_a_card_turned_up_beside_one_that_now_covers_where_it_lay_is_the_same_card() -> None:
    """No felt shows there, and for a good reason."""
    table, second = Table(), lies("face down", DEALER, 1)
    first = replace(second, x=second.x - 640)
    assert table.watch(600, first, second, place=DEALER) == [CardSeen(1, DEALER, FACE_DOWN),
                                                             CardSeen(2, DEALER, FACE_DOWN)]
    first = replace(first, face=card("5s"), x=second.x - 500)
    second = replace(second, face=card("Ad"), x=second.x + 220)
    assert table.watch(2500, first, second, place=DEALER) == [CardRead(1, card("5s")), CardRead(2, card("Ad"))]


def test_a_card_turned_up_that_cannot_be_read_is_asked_for() -> None:
    table = Table()
    table.watch(600, lies("face down", DEALER), place=DEALER)
    assert table.watch(700, lies("unreadable", DEALER), place=DEALER) == []
    assert table.watch(400, lies("unreadable", DEALER), place=DEALER) == [CardRead(1, UNREADABLE)]


def test_a_card_that_is_turned_up_under_an_arm_is_not_asked_for_before_it_could_be_read() -> None:
    table = Table()
    table.watch(500, lies("face down", DEALER), place=DEALER)
    table.covered(400, lies("unreadable", DEALER), place=DEALER)
    table.covered(700, place=DEALER)
    table.covered(100, lies("unreadable", DEALER), place=DEALER)
    assert table.watch(400, lies("Kd", DEALER), place=DEALER) == [CardRead(1, card("Kd"))]
    assert len(table.events) == 2


def test_cards_taken_up_to_be_turned_over_come_back_as_the_same_cards() -> None:
    table = Table()
    table.watch(600, lies("face down", DEALER), place=DEALER)
    assert table.watch(700, place=DEALER) == [CardMoved(1, DISCARD)]
    assert table.watch(600, lies("As", DEALER, dx=150), place=DEALER) == [CardMoved(1, DEALER), CardRead(1, card("As"))]


def test_an_arm_over_a_card_does_not_take_it_away() -> None:
    table = Table()
    table.watch(500, lies("Ah", BOARD), lies("Kd", BOARD, 1))
    assert table.covered(5000) == []
    assert table.watch(500, lies("Ah", BOARD), lies("Kd", BOARD, 1)) == []


def test_a_card_that_is_not_seen_while_no_felt_shows_is_still_there() -> None:
    table = Table()
    table.watch(500, lies("Ah", BOARD))
    assert table.watch(5000, bare=bare_without([lies("Ah", BOARD)], area_of(BOARD))) == []


def test_a_card_is_gone_when_felt_shows_where_it_lay() -> None:
    table = Table()
    table.watch(500, lies("Ah", BOARD), lies("Kd", BOARD, 1))
    assert table.watch(300, lies("Kd", BOARD, 1)) == []
    assert table.watch(300, lies("Kd", BOARD, 1)) == [CardMoved(1, DISCARD)]
    assert table.watch(600) == [CardMoved(2, DISCARD)]


def test_felt_that_showed_only_for_a_moment_took_no_card_away() -> None:
    table = Table()
    table.watch(500, lies("Ah", BOARD))
    assert table.watch(300) == []
    assert table.watch(2000, lies("Ah", BOARD, dx=20)) == []


def test_a_card_that_was_not_gone_comes_back() -> None:
    table = Table()
    table.watch(500, lies("Ah", BOARD))
    assert table.watch(600) == [CardMoved(1, DISCARD)]
    assert table.watch(600, lies("Ah", BOARD)) == [CardMoved(1, BOARD)]


def test_a_card_of_the_next_deal_is_another_card() -> None:
    table = Table()
    table.watch(500, lies("Ah", BOARD))
    table.watch(600)
    assert table.watch(900, lies("Ks", BOARD)) == [CardSeen(2, BOARD, card("Ks"))]
    table.watch(4000)
    assert table.watch(900, lies("Ks", BOARD)) == [CardSeen(3, BOARD, card("Ks"))]


def test_a_card_dealt_face_down_where_a_known_one_lay_is_another_card() -> None:
    table = Table()
    table.watch(500, lies("Ah", DEALER), place=DEALER)
    table.watch(600, place=DEALER)
    assert table.watch(900, lies("face down", DEALER), place=DEALER) == [CardSeen(2, DEALER, FACE_DOWN)]


def test_a_card_pushed_along_its_place_stays_the_same_card() -> None:
    table = Table()
    table.watch(500, lies("Ah", BOARD))
    table.covered(300)
    assert table.watch(1500, lies("Ah", BOARD, 2)) == []


def test_a_card_face_down_across_two_others_is_one_more() -> None:
    """Of backs nobody knows which is which; but where the others lay no felt shows."""
    table, first, second = Table(), lies("face down", BOARD), lies("face down", BOARD, 1)
    table.watch(500, first, second)
    bare = bare_without((first, second), area_of(BOARD))
    across = lies("face down", BOARD, dx=620, dy=10)
    assert table.watch(2500, across, bare=bare) == [CardSeen(3, BOARD, FACE_DOWN)]
    assert table.watch(1500, first, second, across) == []


def test_an_open_card_upon_one_that_is_boxed_is_one_more() -> None:
    table, boxed = Table(layout=BOX), lies("face down", seat(1), layout=BOX)
    table.watch(500, boxed, place=seat(1))
    bare = bare_without((boxed,), area_of(seat(1), BOX))
    upon = lies("Td", seat(1), dy=280, layout=BOX)
    assert table.watch(2500, upon, place=seat(1), bare=bare) == [CardSeen(2, seat(1), card("Td"))]


def test_it_is_told_before_the_card_that_the_next_box_gets_meanwhile() -> None:
    table, boxed = Table(layout=BOX), lies("face down", seat(1), layout=BOX)
    table.watch(500, boxed, place=seat(1))
    bare = bare_without((boxed,), area_of(seat(1), BOX))
    upon, beside = lies("Td", seat(1), dy=280, layout=BOX), lies("9c", seat(2), layout=BOX)
    table.watch(300, upon, place=seat(1), bare=bare)
    for _ in range(20):
        table.watch(STEP, upon, place=seat(1), bare=bare)
        table.watch(STEP, beside, place=seat(2))
    assert [event for _, event in table.events[1:]] == [
        CardSeen(2, seat(1), card("Td")), CardSeen(3, seat(2), card("9c"))]


@pytest.mark.parametrize("face", ["face down", "Td"])
def test_a_card_face_down_that_is_pushed_along_or_turned_over_sideways_is_no_other_one(face: str) -> None:
    table, first = Table(), lies("face down", BOARD)
    table.watch(500, first)
    pushed = lies(face, BOARD, dx=180)
    assert table.covered(300, pushed) == []         # the hand still lies where the card lay
    assert table.watch(2500, pushed) == ([CardRead(1, card(face))] if face == "Td" else [])


def test_a_card_that_is_turned_up_under_a_hand_is_no_other_one_wherever_its_corner_seems_to_lie() -> None:
    table, down = Table(), lies("face down", DEALER)
    table.watch(500, down, place=DEALER)
    table.covered(100, lies("4d", DEALER, dx=-180, certainty=498), place=DEALER)    # it stands on its long side
    table.covered(100, lies("4d", DEALER, dx=-120), place=DEALER)
    assert table.covered(1500, lies("4d", DEALER), place=DEALER) == [CardRead(1, card("4d"))]
    assert table.watch(2500, lies("4d", DEALER), place=DEALER) == []


def test_a_card_pushed_to_another_place_has_moved() -> None:
    table = Table()
    table.watch(500, lies("Ah", seat(1)), place=seat(1))
    table.watch(200, place=seat(1))
    assert table.watch(600, lies("Ah", seat(2)), place=seat(2)) == [CardMoved(1, seat(2))]
    assert table.watch(600, place=seat(1)) == []


def test_what_people_said_of_a_card_is_not_contradicted() -> None:
    table = Table()
    table.watch(1300, lies("unreadable", BOARD))
    table.state = told(told(table.state, CardRead(1, card("9c"))), CardSeen(40, BOARD, card("2d")))
    assert table.watch(4000, lies("6c", BOARD)) == []
    assert table.watch(1000, lies("6c", BOARD), lies("5s", BOARD, 2))[-1] == CardSeen(41, BOARD, card("5s"))


def test_a_card_that_people_corrected_is_still_the_same_card() -> None:
    table = Table()
    table.watch(500, lies("Ah", BOARD))
    table.watch(300, lies("Kh", BOARD))
    table.state = told(table.state, Amended(3, (CardSeen(1, BOARD, card("Kh")),), "named by the dealer"))
    assert [c.face for c in table.state.cards if c.card] == [card("Kh")]
    assert table.watch(4000, lies("Kh", BOARD)) == []
    assert table.watch(4000, lies("Ah", BOARD)) == []
    assert table.watch(600) == [CardMoved(1, DISCARD)]
    assert table.watch(600, lies("Ah", BOARD)) == [CardSeen(2, BOARD, card("Ah"))]


def test_a_card_turned_up_and_corrected_is_still_the_same_card() -> None:
    table = Table()
    table.watch(600, lies("face down", DEALER), place=DEALER)
    table.watch(600, lies("As", DEALER), place=DEALER)
    table.state = told(table.state, Amended(4, (CardRead(1, card("Ks")),), "named by the dealer"))
    assert table.watch(4000, lies("As", DEALER), place=DEALER) == []
    assert table.watch(3000, lies("Ks", DEALER), place=DEALER) == []


def test_a_withdrawn_entry_of_the_camera_and_a_correction_of_a_card_long_gone_change_nothing() -> None:
    table = Table()
    table.watch(500, lies("Ah", BOARD))
    assert told(table.state, Amended(3, (), "no card there"), 4) == table.state
    table.watch(4000)
    assert told(table.state, Amended(3, (CardSeen(1, BOARD, card("Kh")),), "named by the dealer"), 9) == table.state
    assert table.watch(600, lies("Kh", BOARD)) == [CardSeen(2, BOARD, card("Kh"))]


@pytest.mark.parametrize(("said", "seen", "events"), [
    ("Ah", "Ah", []),
    ("Ah", "unreadable", []),
    ("face down", "face down", []),
    ("face down", "unreadable", []),
    ("face down", "Ah", [CardRead(1, Card.parse("Ah"))]),
    ("Ah", "Kd", [CardSeen(2, BOARD, Card.parse("Kd"))]),
    ("Ah", "face down", [CardSeen(2, BOARD, FACE_DOWN)]),
])
def test_a_card_that_people_told_before_the_camera_is_one_card(
        said: str, seen: str, events: list[TableEvent]) -> None:
    table = Table()
    table.state = told(table.state, CardSeen(1, BOARD, parse_face(said)), 5)
    assert table.watch(1200, lies(seen, BOARD)) == events
    dealt = [e for e in events if isinstance(e, CardSeen)]
    later = table.watch(900, lies(seen, BOARD), lies("9s", BOARD, 2))
    assert [e for e in later if isinstance(e, CardSeen)] == [CardSeen(2 + len(dealt), BOARD, card("9s"))]


def test_of_several_cards_that_people_told_each_is_taken_once_at_its_place() -> None:
    table = Table()
    for number, face in enumerate(("face down", "Ah", "Ah"), 1):
        table.state = told(table.state, CardSeen(number, BOARD if number < 3 else seat(1), parse_face(face)), number)
    assert table.watch(900, lies("Ah", BOARD), lies("9s", BOARD, 1)) == [CardRead(1, card("9s"))]
    assert table.watch(900, lies("Ah", BOARD), lies("9s", BOARD, 1), lies("3d", BOARD, 2)) == [
        CardSeen(4, BOARD, card("3d"))]
    assert {c.card: c.face for c in table.state.cards} == {1: card("9s"), 2: card("Ah"), 4: card("3d")}
    assert table.watch(600, lies("Ah", seat(1)), place=seat(1)) == []


def test_a_card_that_people_told_and_named_or_corrected_before_the_camera_saw_it() -> None:
    table = Table()
    table.state = told(table.state, CardSeen(1, BOARD, FACE_DOWN), 5)
    table.state = told(table.state, CardRead(1, card("Ah")), 6)
    assert table.watch(600, lies("Ah", BOARD)) == []
    table.state = told(table.state, CardSeen(2, seat(1), card("Qh")), 7)
    table.state = told(table.state, Amended(7, (CardSeen(2, seat(1), card("Kh")),), "named by the dealer"), 8)
    assert table.watch(600, lies("Kh", seat(1)), place=seat(1)) == []
    table.state = told(table.state, Amended(7, (CardSeen(2, seat(1), card("Kd")),), "named by the dealer"), 9)
    assert table.watch(3000, lies("Kh", seat(1)), place=seat(1)) == []
    assert [c.face for c in table.state.cards] == [card("Ah"), card("Kd")]


def test_a_card_that_people_told_and_took_back_is_not_awaited() -> None:
    table = Table()
    table.state = told(told(table.state, CardSeen(1, BOARD, card("Ah")), 5), CardSeen(2, BOARD, card("Kh")), 6)
    table.state = told(table.state, Amended(5, (), "taken back by the dealer"), 7)
    assert table.watch(600, lies("Ah", BOARD), lies("Kh", BOARD, 1)) == [CardSeen(3, BOARD, card("Ah"))]


def test_a_card_that_the_camera_never_saw_is_awaited_until_its_round_is_closed() -> None:
    table = Table()
    table.watch(600, lies("9s", BOARD, 2))
    table.watch(600)
    table.state = told(table.state, CardSeen(2, BOARD, card("Ah")), 5)
    table.now += 60_000     # nothing moves, nobody looks
    closed = told(table.state, RoundClosed(1, Settlement(())))
    assert table.watch(600, lies("Ah", BOARD)) == []
    table.state = closed
    assert table.watch(600, lies("Ah", BOARD)) == [CardSeen(3, BOARD, card("Ah"))]


def test_a_card_lifted_for_long_and_put_back_is_the_same_card() -> None:
    table = Table()
    own = lies("Ah", seat(1)), lies("Kd", seat(1), 1)
    table.watch(600, lies("9s", BOARD))
    table.watch(600, *own, place=seat(1))
    assert table.watch(6000, own[1], place=seat(1)) == [CardMoved(2, DISCARD)]
    assert table.watch(900, *own, place=seat(1)) == [CardMoved(2, seat(1))]
    assert table.watch(600, own[0], place=seat(1)) == [CardMoved(3, DISCARD)]
    assert table.watch(3000, own[0], place=seat(1)) == []
    assert table.watch(900, own[0], lies("Qd", seat(1), 1), place=seat(1)) == [CardSeen(4, seat(1), card("Qd"))]


def test_cards_lifted_for_long_and_put_back_face_up_are_the_same_cards() -> None:
    table = Table()
    table.watch(600, lies("9s", BOARD))
    table.watch(600, lies("face down", DEALER), lies("face down", DEALER, 1), place=DEALER)
    table.watch(2500, place=DEALER)
    assert table.watch(900, lies("As", DEALER), lies("5d", DEALER, 1), place=DEALER) == [
        CardMoved(2, DEALER), CardRead(2, card("As")), CardMoved(3, DEALER), CardRead(3, card("5d"))]
    assert table.watch(900, lies("As", DEALER), lies("5d", DEALER, 1), lies("7c", BOARD), place=DEALER)[:1] == [
        CardSeen(4, DEALER, card("7c"))]


def test_a_folded_hand_that_was_gathered_comes_back_neither_elsewhere_nor_in_the_next_round() -> None:
    table = Table()
    table.watch(600, lies("9s", BOARD))
    table.watch(600, lies("Ah", seat(1)), place=seat(1))
    table.watch(3000, place=seat(1))
    assert table.watch(600, lies("Ah", seat(2)), place=seat(2)) == [CardSeen(3, seat(2), card("Ah"))]
    table.watch(600, place=seat(2))
    table.watch(600)
    table.watch(1500)
    assert table.watch(600, lies("Ah", seat(1)), place=seat(1)) == [CardSeen(4, seat(1), card("Ah"))]


def test_a_closed_round_ends_the_waiting_even_while_something_still_lies_there() -> None:
    table = Table()
    table.watch(600, lies("9s", BOARD))
    table.watch(600, lies("face down", DEALER), place=DEALER)
    table.watch(600, lies("Ah", seat(1)), place=seat(1))
    table.watch(1000, place=DEALER)
    table.state = told(table.state, RoundClosed(1, Settlement(())))
    table.watch(2500, place=seat(1))
    assert table.watch(600, lies("face down", DEALER), place=DEALER) == [CardSeen(4, DEALER, FACE_DOWN)]
    assert table.watch(600, lies("Ah", seat(1)), place=seat(1)) == [CardSeen(5, seat(1), card("Ah"))]
    assert table.watch(3000, place=DEALER) == [CardMoved(4, DISCARD)]
    assert table.watch(600, lies("Js", DEALER), place=DEALER) == [CardMoved(4, DEALER), CardRead(4, card("Js"))]


def test_what_could_not_be_read_is_not_known_again_after_long() -> None:
    table = Table()
    table.watch(600, lies("9s", seat(1)), place=seat(1))
    table.watch(1300, lies("unreadable", BOARD))
    table.watch(3000)
    assert table.watch(600, lies("Ah", BOARD)) == [CardSeen(3, BOARD, card("Ah"))]


# ── whatever happens ──
DECK = [Card.parse(rank + suit) for rank in "23456789TJQKA" for suit in "cdhs"]
faces: st.SearchStrategy[Face] = st.sampled_from([*DECK[:8], FACE_DOWN, UNREADABLE])
sightings = st.builds(lambda face, *at: replace(lies("2c", BOARD, *at), face=face),
                      faces, st.integers(0, 4), st.integers(-300, 300), st.integers(-100, 100), st.integers(100, 1000))
looks = st.lists(st.tuples(st.lists(sightings, max_size=5), st.integers(1, 9), st.integers(0, 2**480 - 1)), max_size=12)


@settings(max_examples=60, deadline=None)
@given(looks)
def test_the_story_of_every_card_makes_sense_whatever_was_seen(story: list[tuple[list[Sighting], int, int]]) -> None:
    table = Table()
    for seen, times, bare in story:
        table.watch(times * STEP, *seen, bare=bare)
    lying: dict[int, Face] = {}
    gone: set[int] = set()
    for _, event in table.events:
        match event:
            case CardSeen(number, at, face):
                assert at == BOARD
                assert number == len(lying) + 1
                assert face in {s.face for seen, _, _ in story for s in seen} | {UNREADABLE}
                lying[number] = face
            case CardRead(number, face):
                assert lying[number] in (FACE_DOWN, UNREADABLE)
                assert face != lying[number]
                lying[number] = face
            case CardMoved(number, to):
                assert (to == DISCARD) == (number not in gone)
                gone ^= {number}
            case _:
                pytest.fail(f"{event} is no event of a card")


@st.composite
def disturbed_deals(draw: st.DrawFn) -> tuple[list[Card], list[frozenset[int]], random.Random]:
    """Cards on the board, and for each look at them which ones an arm or a lost reading hides."""
    dealt = draw(st.lists(st.sampled_from(DECK), min_size=1, max_size=5, unique=True))
    hidden = draw(st.lists(st.frozensets(st.integers(0, 4), max_size=4), min_size=5, max_size=40))
    return dealt, hidden, random.Random(draw(st.integers(0, 1 << 16)))


@settings(max_examples=40, deadline=None)
@given(disturbed_deals())
def test_arms_jitter_and_lost_glimpses_neither_invent_nor_lose_a_card(
        deal: tuple[list[Card], list[frozenset[int]], random.Random]) -> None:
    dealt, hidden, rng = deal
    table = Table()
    on_board = [lies(str(c), BOARD, slot) for slot, c in enumerate(dealt)]
    covered = bare_without(on_board, area_of(BOARD))
    for arm in hidden:
        seen = [replace(s, x=s.x + rng.randint(-20, 20), y=s.y + rng.randint(-20, 20),
                        face=UNREADABLE if rng.random() < 0.1 else s.face)
                for slot, s in enumerate(on_board) if slot not in arm]
        table.now += rng.choice((0, 0, 100, 700))       # glimpses dropped
        table.watch(STEP, *seen, bare=covered)
    table.watch(2500, *on_board)
    told_cards = [e for _, e in table.events if isinstance(e, CardSeen)]
    assert len(told_cards) == len(dealt)
    final = {e.card: e.face for e in told_cards} | {e.card: e.face for _, e in table.events if isinstance(e, CardRead)}
    assert sorted(map(str, final.values())) == sorted(map(str, dealt))
    assert not any(isinstance(e, CardMoved) for _, e in table.events)
    assert {type(e) for e in table.watch(1500)} == {CardMoved}
    assert len({e.card for _, e in table.events if isinstance(e, CardMoved)}) == len(dealt)


BOX = load_layout((TEMPLATES / "blackjack_casino_du_liban.toml").read_text("utf-8"), "blackjack_casino_du_liban.toml")


@pytest.mark.parametrize(("form", "seed", "rounds"), [
    ("blackjack_casino_du_liban", 22, 1), ("double_hand_low_limit", 0, 1), ("low_ball_live", 1, 2),
    ("texas_holdem_no_limit", 1, 2)])
def test_what_hands_do_at_a_table_become_the_events_that_its_game_expects(form: str, seed: int, rounds: int) -> None:
    """Splits to four hands, hands set apart face down, cards drawn for and thrown in, burns, a flop dealt as three."""
    layout = layout_of(form)
    dealt = script(layout, seed, rounds)
    assert in_play(seeing.told(dealt, layout)) == in_play(truth(dealt))


def test_a_card_slid_to_the_hand_beside_it_is_never_told_to_be_gone() -> None:
    table = Table(layout=BOX)
    first, second = lies("8h", seat(1), layout=BOX), lies("8d", seat(1), dy=280, layout=BOX)
    table.watch(600, first, place=seat(1))
    table.watch(800, first, second, place=seat(1))
    assert table.watch(600, first, place=seat(1)) == []         # under way
    assert table.watch(400, lies("8d", seat(1, 2), layout=BOX), place=seat(1, 2)) == [CardMoved(2, seat(1, 2))]
    assert table.watch(2000, first, place=seat(1)) == []


def test_one_that_is_taken_from_its_hand_for_good_is_gone_after_a_while() -> None:
    table = Table(layout=BOX)
    first, second = lies("8h", seat(1), layout=BOX), lies("8d", seat(1), dy=280, layout=BOX)
    table.watch(800, first, second, place=seat(1))
    assert table.watch(1500, first, place=seat(1)) == [CardMoved(2, DISCARD)]


def test_one_that_was_seen_once_in_the_other_hand_is_waited_for_there() -> None:
    """The arm that laid it down still moves over it."""
    table = Table(layout=BOX)
    first, second = lies("8h", seat(1), layout=BOX), lies("8d", seat(1), dy=280, layout=BOX)
    carried = lies("8d", seat(1, 2), layout=BOX)
    table.watch(800, first, second, place=seat(1))
    table.watch(400, first, place=seat(1))
    table.watch(STEP, carried, place=seat(1, 2))
    assert table.watch(900, first, place=seat(1)) == []
    assert table.watch(2 * STEP, carried, place=seat(1, 2)) == [CardMoved(2, seat(1, 2))]


def test_a_second_card_with_the_same_face_is_another_one_though_a_hand_hides_the_first() -> None:
    table = Table(layout=BOX)
    down, first = lies("face down", seat(1), dy=-280, layout=BOX), lies("6h", seat(1), layout=BOX)
    second = lies("6h", seat(1), dy=280, layout=BOX)
    table.watch(800, down, place=seat(1))
    table.watch(800, down, first, place=seat(1))
    table.covered(STEP, second, place=seat(1))
    beneath = bare_without([down, first, second], area_of(seat(1), BOX))
    first = replace(first, certainty=480)       # by the corner that the second leaves free
    assert table.watch(2000, first, second, place=seat(1), bare=beneath) == [CardSeen(3, seat(1), card("6h"))]


def test_the_part_of_a_back_that_an_arm_leaves_free_is_no_card_that_came_from_the_other_hand() -> None:
    """The arm turns a card of the hand before it: that one is not seen either."""
    layout = layout_of("double_hand_low_limit")
    table = Table(layout=layout)
    before, beside = lies("face down", seat(1), layout=layout), lies("face down", seat(1, 2), 1, layout=layout)
    table.watch(800, before, place=seat(1))
    table.watch(800, beside, place=seat(1, 2))
    table.covered(STEP, place=seat(1))
    part = replace(beside, x=beside.x + 40, y=beside.y + 322, certainty=640)
    assert table.covered(600, part, place=seat(1, 2)) == []
    table.covered(STEP, place=seat(1, 2))
    assert table.watch(600, replace(before, face=parse_face("5c")), place=seat(1)) == [CardRead(1, card("5c"))]
    assert table.watch(900, beside, place=seat(1, 2)) == []


def test_a_sleeve_s_edge_beside_a_card_does_not_move_it_away_from_where_it_is_seen_again() -> None:
    table = Table()
    lain, edge = lies("face down", DEALER, 1), lies("unreadable", DEALER, 1, dx=290, dy=70, certainty=370)
    table.watch(2000, lain, place=DEALER)
    table.covered(100, edge, place=DEALER)
    table.covered(200, place=DEALER)
    assert table.covered(2000, lies("face down", DEALER, 1, dx=-30, dy=-20), place=DEALER) == []
