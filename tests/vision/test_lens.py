"""A lens that is known bends nothing any more: not a point, not an area seen from above, in no resolution."""

from __future__ import annotations

import json

import cv2
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.resources import LAYOUTS
from dealer_assist.table.layout import load_layout
from dealer_assist.vision.felt import Plane, edge_of, plane_through, warp
from dealer_assist.vision.lens import Lens

LAYOUT = load_layout((LAYOUTS / "casino_holdem_land.toml").read_text("utf-8"), "casino_holdem_land.toml")
BARREL = Lens(1920, 1080, 1420.0, 1425.0, 948.0, 551.0, (-0.28, 0.09, 0.0011, -0.0008, -0.012))
CORNERS = np.array([(0, 0), (LAYOUT.width, 0), (LAYOUT.width, LAYOUT.height), (0, LAYOUT.height)], float)
SEEN = BARREL.bent(np.array([(130.0, 60), (1800, 95), (1745, 1010), (170, 985)]))
GRID = np.array([(x, y) for x in range(20, 1150, 113) for y in range(20, 640, 88)], float)


@given(st.floats(0, 1919), st.floats(0, 1079))
@settings(max_examples=100, deadline=None)
def test_a_point_straightened_and_bent_again_is_the_same_point(x: float, y: float) -> None:
    assert BARREL.bent(BARREL.straightened(np.array([[x, y]])))[0] == pytest.approx((x, y), abs=1e-3)


def test_four_points_of_the_felt_suffice_when_the_lens_is_known() -> None:
    plane = plane_through(CORNERS, SEEN, LAYOUT, BARREL)
    assert plane.error < 1e-3
    assert np.abs(plane.millimetres(plane.pixels(GRID)) - GRID).max() < 1e-3
    bowed = plane_through(CORNERS, SEEN, LAYOUT)
    off = np.linalg.norm(bowed.millimetres(plane.pixels(GRID)) - GRID, axis=1)
    assert off.max() > 10           # a card's corner would be looked for in the neighbour's box


@pytest.mark.parametrize("times", [2 / 3, 2.0, 0.5])
def test_another_resolution_of_the_same_shape(times: float) -> None:
    """The middle of pixel (x, y) lies at (x + ½) of the picture's width, whatever the resolution."""
    plane = plane_through(CORNERS, SEEN, LAYOUT, BARREL)
    other = plane.scaled(times)
    assert other.pixels(GRID) == pytest.approx((plane.pixels(GRID) + 0.5) * times - 0.5, abs=1e-6)
    assert other.px_per_mm == pytest.approx(plane.px_per_mm * times)
    assert other.lens is not None
    assert (other.lens.width, other.lens.height) == (1920 * times, 1080 * times)
    assert other.scale_at(500, 300) == pytest.approx(plane.scale_at(500, 300) * times, rel=1e-3)


def test_what_is_foreshortened_has_the_fewer_pixels_of_its_two_directions() -> None:
    oblique = plane_through(CORNERS, np.array([(0, 0), (2320, 0), (2320, 652), (0, 652)], float), LAYOUT)
    assert oblique.scale_at(300, 300) == pytest.approx(1.0)


def test_an_area_is_seen_straight_from_above_through_a_lens() -> None:
    plane = plane_through(CORNERS, SEEN, LAYOUT, BARREL)
    area = LAYOUT.areas[-1]
    picture = np.zeros((1080, 1920, 3), np.uint8)
    points = edge_of(area, 16)
    for x, y in plane.pixels(points):
        cv2.circle(picture, (round(x * 16), round(y * 16)), 40, (255, 255, 255), -1, cv2.LINE_AA, 4)
    warped = warp(picture, area, plane, margin=20, scale=2.0)
    for x, y in (points - (area.x - 20, area.y - 20)) * 2:
        window = warped[round(y) - 8:round(y) + 9, round(x) - 8:round(x) + 9, 0].astype(float)
        ys, xs = np.mgrid[-8:9, -8:9]
        assert (window * xs).sum() / window.sum() + round(x) == pytest.approx(x, abs=0.6)
        assert (window * ys).sum() / window.sum() + round(y) == pytest.approx(y, abs=0.6)


def test_a_stored_plane_keeps_its_lens() -> None:
    plane = plane_through(CORNERS, SEEN, LAYOUT, BARREL)
    assert Plane.from_json(json.loads(json.dumps(plane.to_json()))) == plane
