from __future__ import annotations

import time
from pathlib import Path

import pytest

from dealer_assist.vision.cameras.usb import usb_camera
from dealer_assist.vision.frame import CameraError
from tests.vision.cameras.test_film import written


def test_a_camera_that_is_not_there_is_named() -> None:
    with pytest.raises(CameraError, match="camera 97: cannot be opened"):
        next(usb_camera(97).frames())


def test_who_comes_late_gets_the_newest_frame(tmp_path: Path) -> None:
    """A film stands in for the device that a build machine lacks: OpenCV opens both the same way. It ends at once, is
    opened again, and so goes on."""
    frames = usb_camera(str(written(tmp_path / "device.avi", tuple(range(0, 1600, 33))))).frames()
    first = next(frames)
    time.sleep(0.5)
    second = next(frames)
    assert second.index > first.index + 1
    assert second.captured_at > first.captured_at
    assert abs(first.captured_at / 1e6 - time.time()) < 60      # the record names the day
    assert first.pixels.shape == (48, 64, 3)
    frames.close()


def test_an_end_is_told(tmp_path: Path) -> None:
    film = written(tmp_path / "device.avi")
    frames = usb_camera(str(film)).frames()
    next(frames)
    film.unlink()
    with pytest.raises(CameraError, match=r"device.avi: (gives no more pictures|cannot be opened)"):
        list(frames)
