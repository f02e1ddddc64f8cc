"""Real frames, real models: what the recogniser says of a simulated table whose cards are known."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from dealer_assist.cards import FACE_DOWN, parse_face
from dealer_assist.live import Felt, look_for_felt
from dealer_assist.resources import LAYOUTS, MODELS, text_of
from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.table.layout import load_layout
from dealer_assist.table.places import BOARD, DEALER, Place, seat
from dealer_assist.vision.frame import Frame
from dealer_assist.vision.reading import CardReader
from dealer_assist.vision.recogniser import Recogniser
from tests.simulator.judging import FELTS, layout_of
from tests.verify.reading_rounds import Task, play

LAYOUT = load_layout(*text_of("casino_holdem_land", LAYOUTS))


@pytest.fixture(scope="module")
def reader() -> CardReader:
    return CardReader(MODELS)


@pytest.fixture(scope="module")
def camera() -> SimulatedCamera:
    return SimulatedCamera(LAYOUT, seed=2, rounds=1)


@pytest.fixture(scope="module")
def felt(camera: SimulatedCamera) -> Felt:
    return look_for_felt(camera, LAYOUT)


@pytest.fixture(scope="module")
def laid(camera: SimulatedCamera, felt: Felt) -> Frame:
    """All cards lie, the dealer's are face down, and the hand is away."""
    turn = camera.script.rounds[0].dealt[-1].at + 600_000
    return next(frame for frame in felt.frames if frame.captured_at >= turn)


@pytest.fixture
def recogniser(reader: CardReader, felt: Felt) -> Recogniser:
    return Recogniser(reader, LAYOUT, felt.plane, felt.reference)


def test_every_card_that_lies_is_seen_where_it_lies(camera: SimulatedCamera, recogniser: Recogniser,
                                                    laid: Frame) -> None:
    glimpses = {g.place: g for g in recogniser.look(laid)}
    assert list(glimpses) == [area.place for area in LAYOUT.areas]
    for card in camera.truth(laid.index).cards:
        assert card.place is not None
        near = [s for s in glimpses[card.place].sightings
                if math.hypot(s.x / 10 - card.x, s.y / 10 - card.y) < 5]
        assert len(near) == 1, card
        assert near[0].face == (parse_face(card.name) if card.face_up else FACE_DOWN)
        turned_apart = abs(near[0].turn / 10 - card.turn) % 180
        assert min(turned_apart, 180 - turned_apart) < 4
    assert sum(len(g.sightings) for g in glimpses.values()) == len(camera.truth(laid.index).cards)


def test_felt_shows_beside_the_cards_and_not_beneath_them(camera: SimulatedCamera, recogniser: Recogniser,
                                                          laid: Frame) -> None:
    glimpses = {g.place: g for g in recogniser.look(laid)}
    assert glimpses[BOARD].bare.bit_count() < 0.4 * 40 * 12
    empty = [g for g in glimpses.values() if not g.sightings]
    assert empty
    assert all(g.bare.bit_count() > 0.95 * 20 * 12 for g in empty)


def again(frame: Frame, after_ms: int) -> Frame:
    return replace(frame, index=frame.index + after_ms * 30 // 1000, captured_at=frame.captured_at + after_ms * 1000)


def stills(frame: Frame, milliseconds: int) -> Iterator[Frame]:
    return (again(frame, at) for at in range(0, milliseconds, 33))


def test_what_does_not_change_is_not_looked_at_any_more(recogniser: Recogniser, laid: Frame) -> None:
    looks = [len(recogniser.look(frame)) for frame in stills(laid, 6000)]
    areas = len(LAYOUT.areas)
    assert looks[0] == areas
    assert areas < sum(looks) < 4 * areas       # until what lies there is believed; where nothing lies, once
    assert not any(looks[12:])


def test_only_where_something_changed_is_looked_at_again(felt: Felt, recogniser: Recogniser, laid: Frame) -> None:
    for frame in stills(laid, 4000):
        recogniser.look(frame)
    changed = again(laid, 4200)
    pixels = changed.pixels.copy()
    dealer = part_of(felt, DEALER)
    pixels[dealer] = felt.reference[dealer]
    assert recogniser.look(replace(changed, pixels=pixels)) == ()      # it may be moving
    (glimpse,) = recogniser.look(replace(again(changed, 33), pixels=pixels))
    assert glimpse.place == DEALER
    assert glimpse.sightings == ()


def test_what_moves_is_left_alone_until_it_rests_but_not_for_ever(recogniser: Recogniser, laid: Frame) -> None:
    def under_a_sleeve(number: int, left: int) -> Frame:
        frame = again(laid, 4000 + 33 * number)
        pixels = frame.pixels.copy()
        pixels[:, left:left + 60] = (150, 140, 130)
        return replace(frame, pixels=pixels)

    for frame in stills(laid, 1000):
        recogniser.look(frame)
    assert not any(recogniser.look(under_a_sleeve(n, 300 + 30 * n)) for n in range(12))
    waving = [recogniser.look(under_a_sleeve(12 + n, 600 + 30 * (n % 2))) for n in range(45)]
    assert 2 <= sum(any(glimpse.place == BOARD for glimpse in glimpses) for glimpses in waving) <= 4
    resting = recogniser.look(under_a_sleeve(57, 600))
    assert any(glimpse.place == BOARD for glimpse in resting)


def part_of(felt: Felt, place: Place) -> tuple[slice, slice]:
    area = next(a for a in LAYOUT.areas if a.place == place)
    corners = np.array([[area.x, area.y], [area.x + area.width, area.y + area.height]])
    (left, top), (right, bottom) = felt.plane.pixels(corners).round().astype(int).tolist()
    return slice(top, bottom), slice(left, right)


def test_what_is_at_rest_goes_first_and_lets_nobody_wait_for_ever(felt: Felt, recogniser: Recogniser,
                                                                  laid: Frame) -> None:
    """A sleeve waves beside a card that was just dealt; elsewhere lies what is to be looked at in each picture."""
    rows, columns = part_of(felt, seat(1))
    looked = 0
    for number in range(7):
        pixels = laid.pixels.copy()
        pixels[part_of(felt, DEALER)] = (150, 140, 130)
        pixels[rows, columns.start:columns.start + 12 + 16 * (number % 2)] = (150, 140, 130)
        glimpses = recogniser.look(replace(again(laid, 100 * number), pixels=pixels))
        assert any(glimpse.place == DEALER for glimpse in glimpses)
        looked += any(glimpse.place == seat(1) for glimpse in glimpses)
    assert 3 <= looked < 7


def test_where_it_never_rests_what_is_in_doubt_is_looked_at_again_and_again(felt: Felt, recogniser: Recogniser,
                                                                            laid: Frame) -> None:
    rows, columns = part_of(felt, DEALER)
    empty = laid.pixels.copy()
    empty[rows, columns] = felt.reference[rows, columns]
    for frame in stills(replace(laid, pixels=empty), 4000):
        recogniser.look(frame)
    looks = 0
    for number in range(24):
        pixels = laid.pixels.copy()
        for left in range(columns.start - 60, columns.stop + 60, 50):      # fringes, say
            pixels[rows, left:left + 2 + 2 * (number % 2)] = (200, 200, 200)
        looks += any(glimpse.place == DEALER for glimpse in recogniser.look(
            replace(again(laid, 4200 + 33 * number), pixels=pixels)))
    assert looks >= 4


def test_what_covers_felt_and_is_no_card_is_looked_at_again_for_a_while(felt: Felt, recogniser: Recogniser,
                                                                        laid: Frame) -> None:
    """Perhaps it is one that was not seen at the first look."""
    for frame in stills(laid, 4000):
        recogniser.look(frame)
    pixels = laid.pixels.copy()
    rows, columns = part_of(felt, DEALER)
    pixels[rows, columns] = (150, 140, 130)
    looks = [glimpse for number in range(120) for glimpse in recogniser.look(
        replace(again(laid, 4200 + 33 * number), pixels=pixels)) if glimpse.place == DEALER]
    assert len(looks) >= 6
    assert not any(glimpse.sightings for glimpse in looks)
    assert looks[-1].captured_at < laid.captured_at + 7_000_000


@pytest.mark.parametrize("seed", [2, 3], ids=[form for form in FELTS if layout_of(form).game == "casino_holdem"])
def test_a_whole_round_is_read_as_it_was_dealt(seed: int) -> None:
    assert play(Task("casino_holdem", seed), threads=2).right


def test_a_back_that_the_detector_overlooks_is_looked_at_from_elsewhere_before_the_next_card_comes() -> None:
    """A plain green one beside a printed slot, which the usual looks do not show in 2.6 s."""
    assert play(Task("low_ball", 2101), threads=2).right
