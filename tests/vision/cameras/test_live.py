"""Newest frame wins; a camera that goes away is noticed and comes back. The device is played by the test: no build
machine has one to pull the cable of. What really comes over a network is in test_rtsp.py."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Generator, Iterator
from itertools import pairwise

import numpy as np
import pytest

from dealer_assist.vision.cameras import live
from dealer_assist.vision.cameras.live import LiveCamera, live_moments, now
from dealer_assist.vision.frame import CameraError, Moment, Pixels

PICTURE: Pixels = np.zeros((36, 64, 3), np.uint8)


class Played:
    """A camera that gives a picture whenever the test lets it."""

    def __init__(self) -> None:
        self.there, self.broken, self.over = True, False, False
        self.opened = self.closed = 0
        self.shown = threading.Semaphore(0)
        self.camera = LiveCamera("played", self._open)

    def show(self, pictures: int = 1) -> None:
        for _ in range(pictures):
            self.shown.release()

    def pull(self) -> None:
        self.there = False
        self.show()

    def plug(self) -> None:
        self.there = True

    def _open(self) -> Played:
        if not self.there:
            raise CameraError("cannot be opened")
        self.opened += 1
        return self

    def read(self) -> tuple[int, Pixels]:
        while not self.shown.acquire(timeout=0.05):
            if self.over:
                raise CameraError("over")
        if self.broken:
            raise ZeroDivisionError("as drivers do")
        if not self.there:
            raise CameraError("gives no more pictures")
        return now(), PICTURE

    def close(self) -> None:
        self.closed += 1


def until(moments: Iterator[Moment], wanted: Callable[[Moment], bool]) -> Moment:
    begun = time.monotonic()
    for moment in moments:
        if wanted(moment):
            return moment
        assert time.monotonic() - begun < 30
    raise AssertionError("a camera at work has no end")


def end(moments: Generator[Moment, None, None], *devices: Played) -> None:
    for device in devices:
        device.over = True
    moments.close()
    assert all(device.closed == device.opened for device in devices)


def test_who_comes_late_gets_the_newest_frame_and_what_nobody_saw_is_counted() -> None:
    device = Played()
    moments = live_moments([device.camera])
    device.show()
    first = until(moments, lambda m: bool(m.frames))
    device.show(5)
    while device.shown._value:
        time.sleep(0.01)
    time.sleep(0.1)
    second = until(moments, lambda m: bool(m.frames))
    assert (first.frames[0].index, second.frames[0].index) == (0, 5)
    assert (second.doing[0].captured, second.doing[0].unseen) == (6, 4)
    end(moments, device)


def test_while_nothing_comes_time_passes_and_never_backwards() -> None:
    device = Played()
    moments = live_moments([device.camera])
    device.show()
    seen = [until(moments, lambda m: bool(m.frames)), *(next(moments) for _ in range(12))]
    assert not any(moment.frames for moment in seen[1:])
    assert all(before.at < after.at for before, after in pairwise(seen))
    end(moments, device)


def test_a_camera_that_goes_away_is_noticed_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "AWAY", 150_000)
    device = Played()
    moments = live_moments([device.camera])
    device.show()
    last = until(moments, lambda m: bool(m.frames)).frames[0]
    device.pull()
    away = until(moments, lambda m: m.doing[0].away_since is not None)
    assert away.doing[0].away_since == last.captured_at
    assert away.doing[0].why in ("gives no more pictures", "cannot be opened")
    device.plug()
    device.show()
    back = until(moments, lambda m: m.doing[0].away_since is None)
    assert back.frames[0].index == 1
    assert back.doing[0].why == ""
    assert device.opened == 2
    end(moments, device)


def test_a_camera_that_hangs_is_away_without_a_word_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "AWAY", 150_000)
    device = Played()
    moments = live_moments([device.camera])
    device.show()
    assert until(moments, lambda m: m.doing[0].away_since is not None).doing[0].why == ""
    device.show()
    assert until(moments, lambda m: m.doing[0].away_since is None).frames
    end(moments, device)


def test_attempts_to_open_it_again_come_ever_more_seldom_up_to_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "PAUSE", (0.02, 0.08))
    device = Played()
    tried: list[float] = []
    opened = device.camera.opened

    def noted() -> live.Device:
        tried.append(time.monotonic())
        return opened()

    moments = live_moments([LiveCamera("played", noted)])
    device.show()
    until(moments, lambda m: bool(m.frames))
    device.pull()
    until(moments, lambda m: len(tried) > 6)
    end(moments, device)
    pauses = [after - before for before, after in pairwise(tried[1:])]
    assert pauses[0] < pauses[-1]
    assert all(pause >= least for pause, least in zip(pauses, (0.04, 0.08, 0.08, 0.08), strict=False))


def test_a_driver_that_fails_in_its_own_way_is_a_camera_that_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "AWAY", 150_000)
    device = Played()
    moments = live_moments([device.camera])
    device.show()
    until(moments, lambda m: bool(m.frames))
    device.broken = True
    device.show(3)
    assert until(moments, lambda m: m.doing[0].away_since is not None).doing[0].why == "fails (ZeroDivisionError)"
    device.broken = False
    device.show()
    until(moments, lambda m: bool(m.frames))
    end(moments, device)


def test_at_the_start_a_camera_that_is_not_there_is_an_error() -> None:
    device = Played()
    device.there = False
    with pytest.raises(CameraError, match="played: cannot be opened"):
        next(live_moments([device.camera]))


def test_at_the_start_a_camera_that_shows_nothing_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "FIRST_PICTURE", 0.2)
    monkeypatch.setattr(live, "_JOINED", 0.1)
    with pytest.raises(CameraError, match="played: is there, but gives no picture"):
        next(live_moments([Played().camera]))


def test_frames_of_two_cameras_that_come_together_are_one_moment() -> None:
    left, right = Played(), Played()
    right.camera = LiveCamera("right", right.camera.opened)
    moments = live_moments([left.camera, right.camera])
    left.show()
    right.show()
    assert len(until(moments, lambda m: bool(m.frames)).frames) in (1, 2)
    pairs = 0
    for _ in range(10):
        left.show()
        right.show()
        pairs += len(until(moments, lambda m: bool(m.frames)).frames) == 2
    assert pairs > 5
    left.show()
    alone = until(moments, lambda m: [f.camera for f in m.frames] == ["played"])     # the other one holds nobody up
    assert [doing.camera for doing in alone.doing] == ["played", "right"]
    end(moments, left, right)


def test_who_wants_nothing_but_frames_is_told_when_there_are_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "AWAY", 150_000)
    device = Played()
    frames = device.camera.frames()
    device.show()
    assert next(frames).index == 0
    device.pull()
    with pytest.raises(CameraError, match=r"played: .*; see to its power and its cable"):
        next(frames)
