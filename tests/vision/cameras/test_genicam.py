"""With the camera that GenICam's own binding brings: a GenTL producer in software. No real device was ever tried."""

from __future__ import annotations

import gc
import importlib.util
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from dealer_assist.vision.cameras.address import camera_at
from dealer_assist.vision.cameras.genicam import PRODUCERS
from dealer_assist.vision.cameras.live import LiveCamera, live_moments
from dealer_assist.vision.frame import CameraError
from tests.vision.cameras.test_live import until


def camera(serial: str) -> LiveCamera:
    found = camera_at(f"genicam:{serial}")
    assert isinstance(found, LiveCamera)
    return found


@pytest.fixture
def producer(monkeypatch: pytest.MonkeyPatch, not_tested: Callable[[str], None]) -> Iterator[bool]:
    spec = importlib.util.find_spec("genicam") if importlib.util.find_spec("harvesters") else None
    if spec is None or spec.origin is None:
        not_tested("cameras by GenICam: its binding is not installed (pip install '.[genicam]')")
        yield False
        return
    monkeypatch.setenv(PRODUCERS, str(Path(spec.origin).parent))
    yield True


def test_a_camera_gives_pictures_and_can_be_closed_and_opened_again(producer: bool) -> None:
    if not producer:
        return
    for _ in range(2):
        moments = live_moments([camera("1")])
        first = until(moments, lambda m: bool(m.frames)).frames[0]
        second = until(moments, lambda m: bool(m.frames)).frames[0]
        moments.close()
        assert (first.camera, first.pixels.shape[2], str(first.pixels.dtype)) == ("genicam:1", 3, "uint8")
        assert second.captured_at > first.captured_at
        assert first.pixels.std() > 0


def test_one_that_comes_and_goes_ends_no_other_and_leaves_nothing_behind(producer: bool) -> None:
    if not producer:
        return
    from genicam.genapi import NodeMap  # what is known of an open camera: most of what it takes
    staying = live_moments([camera("2")])
    kept = list[int]()
    for _ in range(3):
        moments = live_moments([camera("1")])
        until(moments, lambda m: bool(m.frames))
        moments.close()
        until(staying, lambda m: bool(m.frames))
        gc.collect()
        kept.append(sum(isinstance(thing, NodeMap) for thing in gc.get_objects()))
    staying.close()
    assert len(set(kept)) == 1


def test_a_camera_that_is_not_there_is_named_with_those_that_are(producer: bool) -> None:
    if not producer:
        return
    with pytest.raises(CameraError, match="genicam:77: 0, 1, 2 found; serial number 77 was expected"):
        next(camera("77").frames())
    with pytest.raises(CameraError, match="0, 1, 2 found; one camera, or its serial number, was expected"):
        next(camera("").frames())


def test_no_producer_of_any_maker(producer: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    if not producer:
        return
    monkeypatch.setenv(PRODUCERS, str(tmp_path))
    with pytest.raises(CameraError, match=f"no GenTL producer .* {PRODUCERS}"):
        next(camera("1").frames())


def test_without_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "genicam.gentl", None)
    with pytest.raises(CameraError, match=r"genicam:1: needs an extra; install it with: pip install '.*\[genicam\]'"):
        next(camera("1").frames())
