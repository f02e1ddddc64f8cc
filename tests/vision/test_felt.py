"""Real frames of the simulated camera, whose true plane is known."""

from __future__ import annotations

import json
import os
from itertools import islice
from pathlib import Path

import cv2
import numpy as np
import pytest

from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.table.layout import Area, load_layout
from dealer_assist.table.places import BOARD
from dealer_assist.table.settlement import because
from dealer_assist.vision.felt import MARGIN, NOMINAL_SCALE, EmptyFelt, FeltNotFound, Plane, find_plane, warp
from dealer_assist.vision.frame import Pixels
from dealer_assist.vision.sighting import cells

TEMPLATES = Path(__file__).parents[2] / "calibration" / "templates"
LAYOUT = load_layout((TEMPLATES / "casino_holdem_land.toml").read_text("utf-8"), "casino_holdem_land.toml")
BOARD_AREA = next(a for a in LAYOUT.areas if a.place == BOARD)
GRID = np.array([(x, y) for x in range(60, 1150, 120) for y in range(60, 640, 90)], float)


@pytest.fixture(scope="module")
def camera() -> SimulatedCamera:
    return SimulatedCamera(LAYOUT, seed=1, rounds=1)


@pytest.fixture(scope="module")
def empty(camera: SimulatedCamera) -> Pixels:
    first = [frame.pixels for frame in islice(camera.frames(), 5)]
    return np.asarray(np.median(np.stack(first), axis=0), np.uint8)


@pytest.fixture(scope="module")
def plane(empty: Pixels) -> Plane:
    return find_plane(empty, LAYOUT)


def test_the_plane_is_found_to_a_fraction_of_a_millimetre(camera: SimulatedCamera, plane: Plane) -> None:
    true = cv2.perspectiveTransform(GRID.reshape(-1, 1, 2), np.asarray(camera.view.felt_to_picture))
    assert np.linalg.norm(plane.millimetres(np.asarray(true, float).reshape(-1, 2)) - GRID, axis=1).max() < 0.8
    assert np.linalg.norm(plane.millimetres(plane.pixels(GRID)) - GRID, axis=1).max() < 1e-6
    assert plane.error < 0.5
    assert plane.px_per_mm == pytest.approx(1.65, abs=0.1)


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_a_mark_printed_the_other_way_round_serves_as_well(camera: SimulatedCamera, empty: Pixels, plane: Plane,
                                                           turns: int) -> None:
    turned = empty.copy()
    mark = LAYOUT.marks[0]
    x, y = plane.pixels(np.array([[mark.x, mark.y]]))[0].round().astype(int)
    half = 32
    window = np.s_[y - half:y + half, x - half:x + half]
    turned[window] = np.rot90(empty[window], turns)
    assert find_plane(turned, LAYOUT).error < 1


@pytest.mark.parametrize("covered", [(8,), (9, 11), (8, 9, 10, 11)])
def test_a_mark_that_is_covered_is_named(empty: Pixels, plane: Plane, covered: tuple[int, ...]) -> None:
    picture = empty.copy()
    for mark in LAYOUT.marks:
        if mark.id in covered:
            x, y = plane.pixels(np.array([[mark.x, mark.y]]))[0].round().astype(int)
            cv2.circle(picture, (int(x), int(y)), 30, (40, 40, 160), -1)
    named = f"mark{'s' * (len(covered) > 1)} {', '.join(map(str, covered))}"
    with pytest.raises(FeltNotFound, match=f"layout casino_holdem_land: {named} not seen"):
        find_plane(picture, LAYOUT)


@pytest.mark.parametrize(("one", "other", "seen"), [(8, 9, "8, 10, 11, 9"), (8, 10, "8, 11, 10, 9"),
                                                     (10, 11, "8, 9, 11, 10")])
def test_marks_that_lie_in_each_others_place_are_named(empty: Pixels, plane: Plane, one: int, other: int,
                                                      seen: str) -> None:
    picture = empty.copy()
    half = 44
    at = {mark.id: plane.pixels(np.array([[mark.x, mark.y]]))[0].round().astype(int) for mark in LAYOUT.marks}
    windows = [np.s_[at[n][1] - half:at[n][1] + half, at[n][0] - half:at[n][0] + half] for n in (one, other)]
    for here, there in (windows, reversed(windows)):
        picture[here] = empty[there]
    with pytest.raises(FeltNotFound, match=f"clockwise, 8, 9, 10, 11 were expected, {seen} are seen: lay ") as told:
        find_plane(picture, LAYOUT)
    assert told.value.reason == because("calibrate.no.marks_elsewhere", wanted="8, 9, 10, 11", seen=seen)


def test_a_camera_from_the_other_side_of_the_table_sees_the_marks_the_right_way_round(empty: Pixels) -> None:
    assert find_plane(np.asarray(cv2.rotate(empty, cv2.ROTATE_180), np.uint8), LAYOUT).error < 1


def test_a_stored_plane_is_the_same_plane(plane: Plane) -> None:
    assert Plane.from_json(json.loads(json.dumps(plane.to_json()))) == plane


def test_a_warped_area_shows_felt_millimetres_at_the_one_scale(camera: SimulatedCamera, plane: Plane) -> None:
    picture = np.zeros((1080, 1920, 3), np.uint8)
    x, y = plane.pixels(np.array([[BOARD_AREA.x + 100, BOARD_AREA.y + 50]]))[0]
    cv2.circle(picture, (round(x), round(y)), 4, (255, 255, 255), -1)
    warped = warp(picture, BOARD_AREA, plane)
    assert warped.shape == (round((118 + 2 * MARGIN) * NOMINAL_SCALE), round((400 + 2 * MARGIN) * NOMINAL_SCALE), 3)
    rows, columns = np.nonzero(warped[..., 0] > 128)
    assert columns.mean() / NOMINAL_SCALE - MARGIN == pytest.approx(100, abs=0.7)
    assert rows.mean() / NOMINAL_SCALE - MARGIN == pytest.approx(50, abs=0.7)


# ── bare cells ──
def bare_share(felt: EmptyFelt, warped: Pixels, area: Area = BOARD_AREA) -> float:
    columns, rows = cells(area)
    return felt.bare(warped).bit_count() / (columns * rows)


@pytest.fixture(scope="module")
def board(empty: Pixels, plane: Plane) -> Pixels:
    return warp(empty, BOARD_AREA, plane)


def test_empty_felt_is_bare_in_other_frames_too(camera: SimulatedCamera, plane: Plane, board: Pixels) -> None:
    felt = EmptyFelt(board, BOARD_AREA)
    for frame in islice(camera.frames(), 5, 25, 5):
        assert bare_share(felt, warp(frame.pixels, BOARD_AREA, plane)) > 0.98


@pytest.mark.parametrize("light", [0.55, 0.7, 1.3])
def test_felt_in_shadow_or_under_a_lamp_is_bare(board: Pixels, light: float) -> None:
    assert bare_share(EmptyFelt(board, BOARD_AREA), np.clip(board * light, 0, 255).astype(np.uint8)) > 0.95


def test_felt_half_in_the_shadow_of_an_arm_is_bare(board: Pixels) -> None:
    shadow = np.ones(board.shape[:2], np.float32)
    shadow[:, 200:400] = 0.55
    shaded = (board * cv2.GaussianBlur(shadow, (0, 0), 12)[..., None]).astype(np.uint8)
    assert bare_share(EmptyFelt(board, BOARD_AREA), shaded) > 0.9


@pytest.mark.parametrize("colour", [(245, 250, 250), (150, 74, 24), (120, 150, 205), (20, 20, 22), (40, 40, 190)],
                         ids=["paper", "back", "skin", "sleeve", "chip"])
def test_nothing_that_lies_on_felt_is_felt(board: Pixels, colour: tuple[int, int, int]) -> None:
    covered = board.copy()
    covered[:] = colour
    assert bare_share(EmptyFelt(board, BOARD_AREA), covered) == 0


def test_the_edge_of_a_card_covers_its_cells(board: Pixels) -> None:
    covered = board.copy()
    left = round((MARGIN + 100) * NOMINAL_SCALE)
    covered[:, left:left + round(63 * NOMINAL_SCALE)] = (245, 250, 250)
    columns, rows = cells(BOARD_AREA)
    bare = EmptyFelt(board, BOARD_AREA).bare(covered)
    shown = [column for column in range(columns) if bare >> (rows // 2 * columns + column) & 1]
    assert set(range(10, 17)).isdisjoint(shown)
    assert set(range(9)) | set(range(18, columns)) <= set(shown)


EVENING = np.array([0.55, 0.8, 1.05])        # blue, green, red: daylight goes, lamps stay


def in_light(picture: Pixels, share: float) -> Pixels:
    return np.clip(picture * (1 + (EVENING - 1) * share), 0, 255).astype(np.uint8)


def test_light_that_changes_over_an_hour_is_followed(board: Pixels) -> None:
    followed, still = EmptyFelt(board, BOARD_AREA), EmptyFelt(board, BOARD_AREA)
    for step in range(40):
        followed.adapt(in_light(board, step / 39))
    assert bare_share(still, in_light(board, 1)) < 0.1      # a card taken from there would never be gone
    assert bare_share(followed, in_light(board, 1)) > 0.98


def test_what_lies_there_all_the_while_is_never_felt(board: Pixels) -> None:
    felt, wide = EmptyFelt(board, BOARD_AREA), round(63 * NOMINAL_SCALE)
    left = round((MARGIN + 100) * NOMINAL_SCALE)
    columns, rows = cells(BOARD_AREA)

    def covered(share: float) -> Pixels:
        picture = board.copy()
        picture[:, left:left + wide] = (245, 250, 250)
        picture[:, left + wide:left + wide + 9] = picture[:, left + wide:left + wide + 9] * 0.6      # its own shadow
        return in_light(picture, share)

    for step in range(40):
        felt.adapt(covered(step / 39))
    bare = felt.bare(covered(1))
    assert not [column for column in range(11, 16) if bare >> (rows // 2 * columns + column) & 1]
    beside = [column for column in (*range(8), *range(20, columns)) if not bare >> (rows // 2 * columns + column) & 1]
    assert not beside
    assert bare_share(felt, in_light(board, 0.9)) > 0.95     # taken up: known at once in the evening's light


def test_a_dark_sleeve_on_a_grey_cloth_is_no_felt_and_lamps_that_are_turned_down_are_followed(board: Pixels) -> None:
    felt, dark = EmptyFelt(board, BOARD_AREA), (board * 0.4).astype(np.uint8)
    assert bare_share(felt, dark) < 0.05
    for _ in range(30):
        felt.adapt(dark)
    assert bare_share(felt, dark) > 0.95


def test_a_sleeve_of_the_cloth_s_own_colour_is_no_felt_in_shadow(board: Pixels) -> None:
    """A shadow takes of all colours alike."""
    noise = np.random.default_rng(1).normal(0, 2, board.shape)
    sleeve = cv2.GaussianBlur(board, (0, 0), 25) * (0.8, 0.76, 0.95) + noise
    felt = EmptyFelt(board, BOARD_AREA)
    assert bare_share(felt, (board * 0.8).astype(np.uint8)) > 0.95
    assert bare_share(felt, sleeve.astype(np.uint8)) < 0.05


def test_an_arm_s_shadow_now_and_then_teaches_nothing(board: Pixels) -> None:
    felt = EmptyFelt(board, BOARD_AREA)
    for step in range(30):
        felt.adapt((board * (0.45 if step % 4 == 0 else 1.0)).astype(np.uint8))
    assert bare_share(felt, board) > 0.98
    assert bare_share(felt, (board * 0.55).astype(np.uint8)) > 0.95
    assert bare_share(felt, np.clip(board * 1.25, 0, 255).astype(np.uint8)) > 0.95


def test_opencv_leaves_no_word_behind_for_another_qt() -> None:
    assert "cv2" not in os.environ.get("QT_QPA_PLATFORM_PLUGIN_PATH", "") + os.environ.get("QT_QPA_FONTDIR", "")
