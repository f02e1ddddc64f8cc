from __future__ import annotations

import time
from pathlib import Path

import cv2
import numpy as np
import pytest

from dealer_assist.vision.cameras.address import camera_at
from dealer_assist.vision.cameras.live import LiveCamera
from dealer_assist.vision.cameras.usb import usb_camera
from dealer_assist.vision.frame import CameraError, Pixels
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


class Fake:
    """Stands in for OpenCV's device, and takes down what it is asked for. ``damaged``: so many of its first pictures
    cannot be decoded."""

    def __init__(self, takes: bool = True, damaged: int = 0) -> None:
        self.takes, self.damaged = takes, damaged
        self.asked: list[tuple[int, float]] = []

    def isOpened(self) -> bool:  # noqa: N802
        return True

    def set(self, what: int, value: float) -> bool:
        self.asked.append((what, value))
        return self.takes

    def grab(self) -> bool:
        return True

    def retrieve(self) -> tuple[bool, Pixels | None]:
        self.damaged -= 1
        return (False, None) if self.damaged >= 0 else (True, np.zeros((48, 64, 3), np.uint8))

    def release(self) -> None:
        pass


def opened(monkeypatch: pytest.MonkeyPatch, fake: Fake, address: str = "0") -> tuple[int, int, int]:
    """The size of its first picture."""
    monkeypatch.setattr(cv2, "VideoCapture", lambda source: fake)
    camera = camera_at(address)
    assert isinstance(camera, LiveCamera)
    assert camera.name == "camera 0", "whatever its size, it is the same one"
    return camera.opened().read()[1].shape


@pytest.mark.parametrize("takes", [True, False])
@pytest.mark.parametrize(("address", "wide", "high"), [("0", 1920, 1080), ("0@3840x2160", 3840, 2160)])
def test_it_is_asked_for_compressed_pictures_before_the_size_and_for_thirty_a_second(
        monkeypatch: pytest.MonkeyPatch, takes: bool, address: str, wide: int, high: int) -> None:
    fake = Fake(takes)
    assert opened(monkeypatch, fake, address) == (48, 64, 3), "what it has not is no error"
    assert fake.asked == [
        (cv2.CAP_PROP_FOURCC, int.from_bytes(b"MJPG", "little")), (cv2.CAP_PROP_FRAME_WIDTH, wide),
        (cv2.CAP_PROP_FRAME_HEIGHT, high), (cv2.CAP_PROP_FPS, 30)]


def test_a_picture_that_comes_damaged_is_passed_over_and_a_camera_that_gives_no_others_is_named(
        monkeypatch: pytest.MonkeyPatch) -> None:
    assert opened(monkeypatch, Fake(damaged=3)) == (48, 64, 3)
    with pytest.raises(CameraError, match="gives no more pictures"):
        opened(monkeypatch, Fake(damaged=1000))
