"""A camera that was knocked is noticed within two seconds; lamps, arms, cards and chips are not taken for it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import islice

import cv2
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.calibration.drift import Change, DriftWatch, Judged, TooPlain
from dealer_assist.resources import LAYOUTS
from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.table.layout import load_layout
from dealer_assist.vision.felt import Plane, find_plane
from dealer_assist.vision.frame import Frame, Pixels
from dealer_assist.vision.lens import Lens
from tests.calibration.studio import through

LAYOUT = load_layout((LAYOUTS / "casino_holdem_land.toml").read_text("utf-8"), "land")
LENS = Lens(1920, 1080, 1750.0, 1750.0, 950.0, 545.0, (-0.16, 0.03, 0.0005, -0.0004, 0.0))
SECOND = 1_000_000
PLAY = 11           # pictures of a round, one a second


@pytest.fixture(scope="module")
def straight() -> list[Frame]:
    return list(islice(SimulatedCamera(LAYOUT, seed=3, rounds=1, rate=1).frames(), PLAY))


@pytest.fixture(scope="module")
def play(straight: list[Frame]) -> list[Frame]:
    """Stakes, cards and the dealer's arm, through a lens that bends."""
    return [replace(frame, pixels=through(LENS, frame.pixels)) for frame in straight]


@pytest.fixture(scope="module")
def plane(play: list[Frame]) -> Plane:
    return find_plane(play[0].pixels, LAYOUT, LENS)


@pytest.fixture
def drift(play: list[Frame], plane: Plane) -> DriftWatch:
    return DriftWatch(play[0].pixels, plane, LAYOUT)


def shoved(pixels: Pixels, dx: float = 0, dy: float = 0, turn: float = 0) -> Pixels:
    matrix = cv2.getRotationMatrix2D((960, 540), turn, 1)
    matrix[:, 2] += np.array([dx, dy])
    return np.asarray(cv2.warpAffine(pixels, matrix, (1920, 1080), borderMode=cv2.BORDER_REPLICATE), np.uint8)


def looked_at(drift: DriftWatch, pictures: Iterable[Pixels], at: int,
              step: int = SECOND // 10) -> list[tuple[int, Change]]:
    """A tenth of a second apart."""
    told = []
    for number, pixels in enumerate(pictures):
        if change := drift.look(Frame("test", number, at + number * step, pixels)):
            told.append((at + number * step, change))
    return told


def test_a_round_is_played_and_nothing_moved(drift: DriftWatch, play: list[Frame]) -> None:
    assert not looked_at(drift, [frame.pixels for frame in play], 0, SECOND)
    assert not drift.doubtful


@pytest.mark.parametrize(("dx", "dy", "turn", "far"), [
    (8, 0, 0, 5), (0, -14, 0, 9), (3, 2, 1.0, 10), (60, -35, 0, 42), (-240, 90, 5, 140), (0, 0, 35, None)])
def test_a_knocked_camera_is_noticed_and_forgiven(drift: DriftWatch, play: list[Frame], straight: list[Frame],
                                                  dx: float, dy: float, turn: float, far: float | None) -> None:
    assert not looked_at(drift, [play[7].pixels] * 5, 0)
    knocked = through(LENS, shoved(straight[8].pixels, dx, dy, turn))
    (when, change), = looked_at(drift, [knocked] * 20, SECOND)
    assert change.why is Judged.MOVED
    assert SECOND <= when < 3 * SECOND      # noticed within two seconds of captured time
    assert change.since <= SECOND           # what was read since all was last well is in doubt
    if far:
        assert change.millimetres == pytest.approx(far, rel=0.4)
    assert drift.doubtful
    (back, change), = looked_at(drift, [play[9].pixels] * 20, 4 * SECOND)
    assert change.why is Judged.HELD
    assert back < 6 * SECOND
    assert not drift.doubtful


def test_a_table_that_was_leant_on_swings_back(drift: DriftWatch, play: list[Frame], straight: list[Frame]) -> None:
    swung = through(LENS, shoved(straight[8].pixels, 12, 5))
    assert not looked_at(drift, [play[8].pixels] * 3, 0)
    assert not looked_at(drift, [swung] * 5, SECOND)
    assert drift.doubtful       # meanwhile nothing is read
    assert not looked_at(drift, [play[8].pixels] * 5, 2 * SECOND)
    assert not drift.doubtful


def test_a_light_switched_off_is_told_as_that(drift: DriftWatch, play: list[Frame]) -> None:
    grain = np.random.default_rng(1).standard_normal(play[5].pixels.shape, np.float32) * 2
    dim, out = ([np.clip(play[5].pixels * share + grain, 0, 255).astype(np.uint8)] * 20 for share in (0.3, 0.01))
    assert not looked_at(drift, dim, 0)
    quiet = [(play[5].pixels * 0.06).astype(np.uint8)] * 20     # a good camera still shows the print, and no card
    for number, dark in enumerate((out, quiet), 1):
        (_, change), = looked_at(drift, dark, number * 6 * SECOND)
        assert change.why is Judged.DARK
        (_, change), = looked_at(drift, [play[5].pixels] * 20, (number * 6 + 3) * SECOND)
        assert change.why is Judged.HELD


@pytest.mark.parametrize("shape", [
    [(250, 0), (1500, 0), (1350, 1080), (600, 1080)], [(0, 300), (1920, 200), (1920, 800), (0, 900)],
    [(0, 0), (1250, 0), (1250, 1080), (0, 1080)]])
def test_what_covers_half_the_table_moves_nothing(drift: DriftWatch, play: list[Frame],
                                                  shape: list[tuple[int, int]]) -> None:
    covered = play[6].pixels.copy()
    cv2.fillPoly(covered, [np.array(shape)], (60, 58, 70))
    folds = np.random.default_rng(2).standard_normal((68, 120, 1), np.float32) * 25
    covered = np.clip(covered + cv2.resize(folds, (1920, 1080))[..., None], 0, 255).astype(np.uint8)
    assert not looked_at(drift, [covered] * 20, 0)


def test_a_picture_of_something_else_is_in_doubt(drift: DriftWatch) -> None:
    ceiling = cv2.GaussianBlur(np.random.default_rng(4).integers(0, 255, (1080, 1920, 3)).astype(np.uint8), (0, 0), 6)
    (_, change), = looked_at(drift, [np.asarray(ceiling, np.uint8)] * 20, 0)
    assert (change.why, change.millimetres) == (Judged.MOVED, None)


@given(st.floats(-25, 25), st.floats(-25, 25))
@settings(max_examples=15, deadline=None)
def test_how_far_it_went_decides(play: list[Frame], plane: Plane, dx: float, dy: float) -> None:
    """In felt millimetres: what counts is whether a card still lies in its zone."""
    judged = DriftWatch(play[0].pixels, plane, LAYOUT).judge(shoved(play[10].pixels, dx, dy)).judged
    far = float(np.hypot(dx, dy)) / plane.px_per_mm
    if far < 1.5:
        assert judged is Judged.HELD
    elif far > 4.5:
        assert judged is Judged.MOVED


def test_a_felt_without_print_cannot_be_watched(plane: Plane) -> None:
    with pytest.raises(TooPlain, match="marks"):
        DriftWatch(np.full((1080, 1920, 3), 70, np.uint8), plane, LAYOUT)
