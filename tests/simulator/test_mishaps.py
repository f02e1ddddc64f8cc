from itertools import islice

import numpy as np
import pytest

from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.simulator.mishaps import JUMP, WHILE, Befallen, Mishap, befallen
from dealer_assist.table.places import seat
from dealer_assist.vision.frame import Frame
from tests.simulator.judging import layout_of

AT = 400_000
SEAT = next(area for area in layout_of("casino_holdem_land").areas if area.place == seat(1))
SPOT = SEAT.x + SEAT.width / 2, SEAT.y + SEAT.height / 2


def camera() -> SimulatedCamera:
    return SimulatedCamera(layout_of("casino_holdem_land"), 3, 1, rate=10)


def frames(mishap: Mishap | None) -> list[Frame]:
    return list(islice((Befallen(camera(), mishap, AT, seat(1), SPOT) if mishap else camera()).frames(), 6))


USUAL = frames(None)


@pytest.mark.parametrize("mishap", [Mishap.LIGHT_OFF, Mishap.NAPKIN, Mishap.BUMPED, Mishap.DUPLICATED])
def test_the_picture_changes_from_then_on(mishap: Mishap) -> None:
    befell = frames(mishap)
    assert [frame.captured_at for frame in befell] == [frame.captured_at for frame in USUAL]
    same = [np.array_equal(one.pixels, other.pixels) for one, other in zip(befell, USUAL, strict=True)]
    assert same == [True] * 4 + [False] * 2


def test_it_is_dark_without_light_and_a_napkin_covers_one_box_only() -> None:
    assert frames(Mishap.LIGHT_OFF)[5].pixels.mean() < 0.1 * USUAL[5].pixels.mean()
    changed = (frames(Mishap.NAPKIN)[5].pixels != USUAL[5].pixels).any(2).mean()
    assert 0.03 < changed < 0.08


def test_frames_are_dropped_but_counted_a_clock_jumps_and_an_unplugged_camera_gives_none_for_a_while() -> None:
    assert [frame.index for frame in frames(Mishap.DROPPED)] == [0, 1, 2, 3, 4, 8]
    assert frames(Mishap.CLOCK_JUMP)[4].captured_at - USUAL[4].captured_at == JUMP
    assert [frame.captured_at for frame in frames(Mishap.UNPLUGGED)[3:]] == [300_000, AT + WHILE, AT + WHILE + 100_000]


def test_a_mishap_comes_while_an_open_card_lies() -> None:
    for mishap in Mishap:
        happens = befallen(camera(), mishap)
        assert happens is not None
        lying = [state for path in happens.camera.script.cards if (state := path.at(happens.at))]
        assert any(card.face_up and card.place == happens.over and (card.x, card.y) == happens.spot for card in lying)
