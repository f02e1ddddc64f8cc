"""Two cameras over one simulated table, real frames and real models: overhead and oblique, and each over a half."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from dealer_assist.cards import FACE_DOWN, UNREADABLE, parse_face
from dealer_assist.live import Sight, look_at_table
from dealer_assist.resources import LAYOUTS, MODELS, shipped_layouts, text_of
from dealer_assist.simulator.camera import Look, SimulatedCamera, deck_for
from dealer_assist.simulator.scene import LEANING, OVERHEAD
from dealer_assist.simulator.truth import CardTruth
from dealer_assist.table.layout import Layout, load_layout
from dealer_assist.table.places import BOARD, seat
from dealer_assist.vision.cameras.moments import moments
from dealer_assist.vision.felt import FeltNotFound
from dealer_assist.vision.frame import CameraError, Doing, Frame, Pixels
from dealer_assist.vision.merging import merged
from dealer_assist.vision.overview import Overview
from dealer_assist.vision.reading import CardReader
from dealer_assist.vision.several import EmptyTable, Eyes, cards_on, plane_in
from dealer_assist.vision.sighting import Glimpse, Looks

LAND = load_layout(*text_of("casino_holdem_land", LAYOUTS))


def with_all_marks(layout: Layout) -> Layout:
    """A felt on which those lie, too, by which cameras over halves find it."""
    return replace(layout, marks=tuple(replace(mark, halves=False) for mark in layout.marks))


LAYOUT = with_all_marks(LAND)
SEED, RATE = 2, 1


@cache
def drawn(leaning: bool = False) -> tuple[SimulatedCamera, Pixels, Pixels, tuple[CardTruth, ...]]:
    """The camera, the empty table, all cards lying, and what is true then. The same cards for either camera."""
    look = replace(Look(deck_for(LAYOUT)), pose=LEANING) if leaning else None
    camera = SimulatedCamera(LAYOUT, SEED, 1, look=look, rate=RATE)
    turn = camera.script.rounds[0].dealt[-1].at + 600_000
    frames = camera.frames()
    empty = next(frames).pixels
    laid = next(frame for frame in frames if frame.captured_at >= turn)
    return camera, empty, laid.pixels, camera.truth(laid.index).cards


@dataclass(frozen=True)
class Still:
    """Shows the empty table for a second, and then all cards lying; ``left`` to ``right``: of a wider picture."""

    name: str
    leaning: bool = False
    left: int = 0
    right: int = 1920

    def frames(self) -> Iterator[Frame]:
        _, empty, laid, _ = drawn(self.leaning)
        for number in range(24):
            pixels = (empty if number < 12 else laid)[:, self.left:self.right].copy()
            yield Frame(self.name, number, number * 100_000, pixels)


@pytest.fixture(scope="module")
def reader() -> CardReader:
    return CardReader(MODELS)


HALVES = Still("left", right=1380), Still("right", left=540)


def seen_by(sight: Sight, reader: CardReader) -> list[Glimpse | Looks]:
    """What is said of the last moment in which all places were looked at."""
    eyes = Eyes(reader, LAYOUT, sight.tables)
    last: dict[str, Glimpse | Looks] = {}
    for moment in sight.moments:
        if moment.at >= 1_200_000:
            assert len(moment.frames) == len(sight.tables)
            for seen in eyes.look(moment.frames):
                place = seen.place if isinstance(seen, Glimpse) else seen.glimpses[0].place
                last.setdefault(str(place), seen)
    return list(last.values())


def check(seen: list[Glimpse | Looks], off: float) -> None:
    """Every card once, where it lies, as what it is."""
    truth = drawn()[3]
    found = [card for one in seen for card in merged(one, LAYOUT).sightings]
    assert len(found) == len(truth)
    for card in truth:
        here = [s for s in found if math.hypot(s.x / 10 - card.x, s.y / 10 - card.y) < off]
        assert len(here) == 1, card
        assert here[0].face == (parse_face(card.name) if card.face_up else FACE_DOWN)


def test_a_card_that_is_seen_from_above_and_obliquely_is_one_card(reader: CardReader) -> None:
    seen = seen_by(look_at_table([Still("above"), Still("oblique", leaning=True)], LAYOUT), reader)
    assert [{g.camera for g in looks.glimpses} for looks in seen if isinstance(looks, Looks)] == [
        {"above", "oblique"}] * len(LAYOUT.areas)
    check(seen, 6)
    board = next(looks for looks in seen if isinstance(looks, Looks) and looks.glimpses[0].place == BOARD)
    ours, theirs = board.glimpses
    # One of them is made to see another card at the same spot: nobody is believed.
    first = theirs.sightings[0]
    other = next(s.face for s in theirs.sightings if s.face != first.face)
    liar = replace(theirs, sightings=(replace(first, face=other, certainty=1000), *theirs.sightings[1:]))
    cards = merged(Looks((ours, liar)), LAYOUT).sightings
    assert len(cards) == len(ours.sightings)
    assert [card.face for card in cards].count(UNREADABLE) == 1


def test_two_cameras_over_the_halves_of_a_table_see_all_of_it(reader: CardReader) -> None:
    seen = seen_by(look_at_table(HALVES, LAND), reader)
    by = {str(one.place if isinstance(one, Glimpse) else one.glimpses[0].place):
          [one.camera] if isinstance(one, Glimpse) else [g.camera for g in one.glimpses] for one in seen}
    assert (by[str(seat(4))], by[str(seat(1))], sorted(by[str(BOARD)])) == (["left"], ["right"], ["left", "right"])
    check(seen, 8)


@pytest.mark.parametrize("name", shipped_layouts())
@pytest.mark.parametrize("side", ["left", "right"])
def test_every_shipped_felt_has_marks_by_which_a_camera_over_a_half_finds_it(name: str, side: str) -> None:
    """However each of them was laid: any side up."""
    layout = load_layout(*text_of(name, LAYOUTS))
    camera = SimulatedCamera(with_all_marks(layout), 3, 1)
    pixels = next(camera.frames()).pixels
    wide, cut = layout.width, pixels.shape[1] * 3 // 5
    there = np.array([(x * wide, y * layout.height) for x in (0.05, 0.25, 0.5) for y in (0.1, 0.5, 0.9)])
    if side == "right":
        there[:, 0] = wide - there[:, 0]
    seen = camera.view.seen(there) - (0 if side == "left" else pixels.shape[1] - cut, 0)
    for shown, most in ((pixels, 0.6), (turned(pixels, camera, layout), 2.0)):     # a turned tile lies half a pixel off
        half = shown[:, :cut] if side == "left" else shown[:, -cut:]
        plane = plane_in(np.ascontiguousarray(half), layout, alone=False)
        assert np.linalg.norm(plane.millimetres(seen) - there, axis=1).max() < most
        assert plane.error < 1


def turned(pixels: Pixels, camera: SimulatedCamera, layout: Layout) -> Pixels:
    """Each mark by another quarter."""
    picture = pixels.copy()
    for number, mark in enumerate(layout.marks):
        middle, side = camera.view.seen(np.array([(mark.x, mark.y), (mark.x + 0.6 * mark.size, mark.y)]))
        (x, y), reach = middle.round().astype(int).tolist(), round(float(np.linalg.norm(side - middle)))
        tile = picture[y - reach:y + reach + 1, x - reach:x + reach + 1]
        tile[:] = np.rot90(tile, number % 4).copy()
    return picture


def test_a_half_alone_is_too_little(reader: CardReader) -> None:
    with pytest.raises(FeltNotFound, match=r"marks \d+, \d+ not seen"):
        look_at_table(HALVES[:1], LAND)
    with pytest.raises(FeltNotFound, match=r"camera left: .* of its marks 8, 11 seen; at least 3 were expected"):
        look_at_table(HALVES, replace(LAND, marks=LAND.whole_marks))
    sight = look_at_table(HALVES, LAND)
    with pytest.raises(FeltNotFound, match=r"seat 1.* not wholly in the picture of left"):
        Eyes(reader, LAYOUT, {"left": sight.tables["left"]})
    sight.rest.close()


@dataclass(frozen=True)
class Lying:
    """Cards lie for so many seconds, and then for two none."""

    seconds: int
    name: str = "above"

    def frames(self) -> Iterator[Frame]:
        _, empty, laid, _ = drawn()
        for number in range(10 * (self.seconds + 2)):
            yield Frame(self.name, number, number * 100_000, laid if number < 10 * self.seconds else empty)


def test_a_table_on_which_cards_lie_is_opened_when_they_are_taken_away(reader: CardReader) -> None:
    """What lies on the felt that is taken for empty would never be seen."""
    said: list[str] = []
    on = partial(cards_on, layout=LAYOUT, reader=reader)
    sight = look_at_table([Lying(3)], LAYOUT, cards_on=on, say=said.append)
    assert np.array_equal(sight.tables["above"].reference, drawn()[1])
    told = "cards lie at dealer, board, seat 1, seat 2; an empty table was expected when it is opened"
    assert [line.startswith(told) for line in said] == [True], said
    sight.rest.close()
    with pytest.raises(FeltNotFound, match="cards lie at dealer, board"):
        look_at_table([Lying(62)], LAYOUT, cards_on=on)


def test_the_felt_of_another_game_opens_no_table() -> None:
    """Its cards would be read at the places of this one."""
    others = load_layout(*text_of("club_holdem_4_8", LAYOUTS))
    with pytest.raises(FeltNotFound, match=r"none of its marks 0, 1, 2, 3 is seen, but .*: this is another felt"):
        look_at_table([Still("above")], others)


@pytest.mark.parametrize(("by", "opens"), [(8, True), (30, False)])
def test_marks_that_lie_elsewhere_than_in_the_layout_are_told_and_at_last_refused(by: int, opens: bool) -> None:
    *others, last = LAYOUT.marks
    layout = replace(LAYOUT, marks=(*others, replace(last, x=last.x - by)))
    said: list[str] = []
    if opens:
        look_at_table([Still("above")], layout, say=said.append).rest.close()
    else:
        with pytest.raises(FeltNotFound, match=rf"mark {last.id} lies (2[5-9]|3\d) mm beside where the others put it"):
            look_at_table([Still("above")], layout)
    told = r"mm beside where layout casino_holdem_land has them, at most 1\.5 mm were expected: see that this is"
    assert [bool(re.search(told, line)) for line in said] == [True] * opens, said


@pytest.mark.parametrize(("name", "number", "by", "part"), [
    ("blackjack_casino_du_liban", 31, (20, 0), slice(-1300, None)), ("club_holdem_4_8", 24, (30, 0), slice(0, 1300)),
    ("casino_holdem_land", 35, (30, 0), slice(-1300, None)), ("blackjack_casino_du_liban", 5, (-30, 0), slice(None))])
def test_a_plane_that_bends_to_a_mark_laid_wrong_is_refused(
        name: str, number: int, by: tuple[int, int], part: slice) -> None:
    """By four marks it fits them nearly as well as one through marks that lie right, and zones lie centimetres off."""
    layout = load_layout(*text_of(name, LAYOUTS))
    moved = replace(layout, marks=tuple(replace(mark, x=mark.x + by[0], y=mark.y + by[1]) if mark.id == number else mark
                                        for mark in layout.marks))
    for laid in (layout, moved):
        camera = SimulatedCamera(with_all_marks(laid) if part != slice(None) else laid, 8, 1)
        pixels = np.ascontiguousarray(next(camera.frames()).pixels[:, part])
        if laid is layout:
            assert plane_in(pixels, layout, part == slice(None)).odd < 9
        else:
            with pytest.raises(FeltNotFound, match=r"mark \d+ lies \d\d mm beside where the others put it"):
                plane_in(pixels, layout, part == slice(None))


def test_three_marks_in_a_row_do_not_tell_how_a_felt_lies() -> None:
    camera, empty, _, _ = drawn()
    picture = empty[:, :1380].copy()
    for mark in LAND.marks:
        if mark.id in (11, 35):     # an arm lies over them
            x, y = camera.view.seen(np.array([(mark.x, mark.y)]))[0].round().astype(int).tolist()
            picture[y - 40:y + 40, max(x - 40, 0):x + 40] = 90
    with pytest.raises(FeltNotFound, match="lie on one line"):
        plane_in(picture, LAND, alone=False)


@dataclass(frozen=True)
class Colourless(Still):
    def frames(self) -> Iterator[Frame]:
        for frame in super().frames():
            yield replace(frame, pixels=np.repeat(frame.pixels[..., 1:2], 3, axis=2))


def test_a_camera_that_sees_no_colours_opens_no_table() -> None:
    """By shape alone diamonds were taken for spades."""
    with pytest.raises(FeltNotFound, match="the pictures have no colour"):
        look_at_table([Colourless("above")], LAYOUT)


@pytest.mark.parametrize("layout", sorted(LAYOUTS.glob("*.toml")), ids=lambda file: file.stem)
def test_no_empty_felt_is_taken_for_one_with_cards(layout: Path, reader: CardReader) -> None:
    felt = load_layout(*text_of(layout.stem, LAYOUTS))
    for pose in (OVERHEAD, LEANING):
        camera = SimulatedCamera(felt, SEED, 1, look=replace(Look(deck_for(felt)), pose=pose), rate=RATE)
        frame = next(camera.frames())
        table = EmptyTable(plane_in(frame.pixels, felt), frame.pixels)
        assert cards_on(table, felt, reader) == ()


def test_people_see_the_camera_that_shows_all_of_the_table_or_the_parts_side_by_side() -> None:
    sight = look_at_table(HALVES, LAYOUT)
    whole = look_at_table([Still("above")], LAYOUT)
    corner = np.array([(1060.0, 470.0), (1060.0, 588.0)])        # of box 1, which the left one does not see
    halves = Overview(sight.tables, LAYOUT)
    moment = next(sight.moments)
    both = halves.at(moment)
    assert both is not None
    assert both.shape == (540, 1380, 3)
    (seen,) = halves.seen(corner)
    assert ((seen[:, 0] > 690) & (seen[:, 0] < 1380)).all()
    assert not halves.covered({"left"})
    away = replace(moment, doing=(Doing("left", away_since=1), Doing("right")))
    right = halves.at(away)
    assert right is moment.frames[1].pixels
    assert halves.at(replace(away, doing=(Doing("left", away_since=1), Doing("right", away_since=2)))) is None
    three = Overview({**whole.tables, **sight.tables}, LAYOUT)
    assert three.at(moment) is whole.tables["above"].reference
    assert (three.covered({"left", "right"}), three.covered({"above"})) == (True, False)
    for one in (sight, whole):
        one.rest.close()


def test_a_picture_of_another_size_is_not_looked_at(reader: CardReader) -> None:
    sight = look_at_table([Still("above")], LAYOUT)
    eyes = Eyes(reader, LAYOUT, sight.tables)
    frame = next(frame for moment in sight.moments for frame in moment.frames)
    assert eyes.look([frame])
    assert eyes.look([replace(frame, captured_at=frame.captured_at + 9_000_000, pixels=frame.pixels[:540, :960])]) == ()
    sight.rest.close()


def test_a_camera_that_is_named_twice_is_told() -> None:
    with pytest.raises(CameraError, match=r"above: named 2 times; .*, and films under names of their own"):
        look_at_table([Still("above")] * 2, LAYOUT)


@dataclass(frozen=True)
class Grey:
    """Dull frames at these milliseconds."""

    name: str
    at: Sequence[int]

    def frames(self) -> Iterator[Frame]:
        for number, at in enumerate(self.at):
            yield Frame(self.name, number, at * 1000, np.zeros((2, 2, 3), np.uint8))


def test_films_of_the_same_moments_go_side_by_side_although_one_ends_first() -> None:
    shown = list(moments([Grey("left", range(0, 2400, 100)), Grey("right", range(7, 1200, 200))]))
    assert [len(moment.frames) for moment in shown] == [2, 1] * 6 + [1] * 12
    assert all(before.at < after.at for before, after in pairwise(shown))
    assert [(doing.camera, doing.captured) for doing in shown[-1].doing] == [("left", 24), ("right", 6)]


def test_a_gap_in_a_film_is_a_camera_that_was_away_and_pictures_given_twice_are_counted() -> None:
    shown = list(moments([Grey("left", range(0, 1000, 100)), Grey("right", (*range(0, 500, 100), 3000, 3100))]))
    away = [(moment.at, doing.camera, doing.away_since) for moment in shown for doing in moment.doing
            if doing.away_since is not None]
    assert away == [(1_500_000, "right", 400_000)]      # the other film has ended, which is no gap
    assert [doing.repeated for doing in shown[-1].doing] == [9, 6]
    slow = moments([Grey("slow", range(0, 9000, 1000))])
    assert not any(doing.away_since for moment in slow for doing in moment.doing)
