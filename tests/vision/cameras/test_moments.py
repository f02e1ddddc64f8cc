"""A camera that gives pictures of another size than those of the empty table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np

from dealer_assist.vision.cameras.moments import of_size
from dealer_assist.vision.frame import Doing, Frame, Moment, Pixels

EMPTY: Pixels = np.zeros((36, 64, 3), np.uint8)
OTHER: Pixels = np.zeros((24, 32, 3), np.uint8)
WHY = "gives pictures of 32 x 24; 64 x 36 was expected, as when the table was opened: set it back"


def doing(shown: Iterable[Pixels | None], why: str = "") -> list[tuple[int | None, str]]:
    """What is said of a camera that shows these ten times a second; None: nothing comes, for this reason."""
    def moments() -> Iterator[Moment]:
        last = 0
        for number, pixels in enumerate(shown):
            at = number * 100_000
            if pixels is None:
                yield Moment(at, (), (Doing("above", away_since=last, why=why),))
            else:
                last = at
                yield Moment(at, (Frame("above", number, at, pixels),), (Doing("above"),))

    return [(one.away_since, one.why) for moment in of_size(moments(), {"above": EMPTY}) for one in moment.doing]


def test_it_is_away_from_when_its_last_picture_was_of_use_until_one_is_again() -> None:
    assert doing([EMPTY, EMPTY, *[OTHER] * 8, EMPTY]) == [
        *[(None, "")] * 7, *[(100_000, WHY)] * 3, (None, "")]


def test_a_size_that_is_found_after_the_first_pictures_is_no_camera_that_is_away() -> None:
    assert doing([OTHER, OTHER, EMPTY, EMPTY]) == [(None, "")] * 4


def test_pulled_meanwhile_it_is_away_for_what_its_driver_says() -> None:
    assert doing([EMPTY, *[OTHER] * 8, None, OTHER], "was unplugged")[-3:] == [
        (0, WHY), (0, "was unplugged"), (0, WHY)]
