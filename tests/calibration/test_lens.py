"""A known lens is measured from drawn pictures of the lens sheet, and what is still missing is said."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from dealer_assist.calibration.lens import (
    VIEWS,
    LensNotFound,
    Tilt,
    View,
    brings_something,
    find_sheet,
    measured,
    parts_missing,
    still_missing,
    tilts_missing,
)
from dealer_assist.table.settlement import because
from dealer_assist.vision.lens import Lens
from tests.calibration.studio import sheet_seen

LENS = Lens(1280, 720, 950.0, 952.0, 655.0, 350.0, (-0.27, 0.09, 0.001, -0.0008, -0.01))
EVERYWHERE = [(0.13, 0.2), (0.5, 0.18), (0.87, 0.2), (0.13, 0.5), (0.87, 0.5), (0.13, 0.82), (0.5, 0.82), (0.87, 0.82)]
TILTED = {Tilt.BOTTOM: (25, 0, 10), Tilt.TOP: (-25, 0, 0), Tilt.LEFT: (0, 28, 0), Tilt.RIGHT: (0, -28, 90)}


@pytest.fixture(scope="module")
def views() -> list[View]:
    shown = [sheet_seen(LENS, middle, 22, (0, 0, 15 * number), number) for number, middle in enumerate(EVERYWHERE)]
    shown += [sheet_seen(LENS, (0.45 + 0.04 * number, 0.5), 17, turns, 20 + number)
              for number, turns in enumerate(TILTED.values())]
    found = [find_sheet(picture) for picture in shown]
    assert all(found)
    return [view for view in found if view]


def test_the_lens_is_measured_as_it_is(views: list[View]) -> None:
    fit = measured(views)
    assert fit.error < 0.3
    assert (fit.pictures, fit.left_out) == (len(views), 0)
    assert (fit.lens.fx, fit.lens.cx, fit.lens.cy) == pytest.approx((LENS.fx, LENS.cx, LENS.cy), abs=8)
    grid = np.array([(x, y) for x in range(0, 1280, 64) for y in range(0, 720, 60)], float)
    true, found = LENS.straightened(grid), fit.lens.straightened(grid)
    # Only how it bends matters to a plane: what the two differ by as a whole, the plane takes up.
    matrix, _ = cv2.findHomography(found, true)
    off = np.linalg.norm(cv2.perspectiveTransform(found[:, None], matrix)[:, 0] - true, axis=1)
    assert off.max() < 1.2
    assert np.median(off) < 0.3


def test_tilts_and_parts_are_told_apart(views: list[View]) -> None:
    assert [view.tilt() for view in views[len(EVERYWHERE):]] == list(TILTED)
    assert parts_missing(views) == []
    assert tilts_missing(views) == []
    assert len(views) >= VIEWS
    assert still_missing(views) == []


def test_what_is_missing_is_said_with_its_place(views: list[View]) -> None:
    assert still_missing(views[:7])[0] == because("calibrate.wish.part.22")
    assert still_missing(views[:8])[-4:] == [because(f"calibrate.wish.tilt.{tilt.value}") for tilt in Tilt]
    assert len(parts_missing([])) == 9


def test_a_sheet_held_still_is_one_picture(views: list[View]) -> None:
    again = find_sheet(sheet_seen(LENS, EVERYWHERE[0], 22, (0, 0, 0), 77))
    assert again is not None
    assert not brings_something(again, views)
    assert brings_something(views[1], views[:1])


def test_a_picture_that_does_not_fit_is_left_out(views: list[View]) -> None:
    smear = np.random.default_rng(3).normal(0, 4, views[2].corners.shape)
    spoilt = View(1280, 720, views[2].ids, views[2].corners + smear)
    fit = measured([*views, spoilt])
    assert fit.left_out == 1
    assert fit.error < 0.3


@pytest.mark.parametrize(("some", "said"), [(slice(0, 2), "found in 2 pictures"), (slice(0, 0), "found in 0 pictures")])
def test_too_few_pictures(views: list[View], some: slice, said: str) -> None:
    with pytest.raises(LensNotFound, match=said):
        measured(views[some])


def test_pictures_of_several_sizes(views: list[View]) -> None:
    small = View(640, 360, views[0].ids, views[0].corners / 2)
    with pytest.raises(LensNotFound, match="640 x 360, 1280 x 720"):
        measured([*views, small])


def test_no_sheet_is_found_where_none_is() -> None:
    assert find_sheet(np.random.default_rng(1).integers(0, 255, (360, 640, 3)).astype(np.uint8)) is None
