"""A camera of the system, as OpenCV opens it: USB, or built in."""

from __future__ import annotations

import os

import cv2
import numpy as np

from dealer_assist.vision.cameras.live import LiveCamera, now
from dealer_assist.vision.frame import CameraError, Pixels

_SILENCE = "OPENCV_VIDEOIO_V4L_SELECT_TIMEOUT", "1"     # seconds; OpenCV waits ten for a camera that hangs
_MJPG = cv2.VideoWriter.fourcc(*"MJPG")
_RATE = 30              # pictures a second
_DAMAGED = 10           # pictures in a row that may come damaged, as a camera's first ones do


def usb_camera(source: int | str, width: int = 1920, height: int = 1080) -> LiveCamera:
    """``source``: the number that the system gave the camera, or what else OpenCV can open."""
    name = f"camera {source}"
    return LiveCamera(name, lambda: _Usb(name, source, width, height))


class _Usb:
    def __init__(self, name: str, source: int | str, width: int, height: int) -> None:
        self.name = name
        os.environ.setdefault(*_SILENCE)
        cv2.utils.logging.setLogLevel(cv2.utils.logging.LOG_LEVEL_SILENT)   # its own words help nobody at a table
        self.device = cv2.VideoCapture(source)
        if not self.device.isOpened():
            self.device.release()
            raise CameraError("cannot be opened; see that it is plugged in, that no other program uses it, and that "
                              "this number is the right one")
        # Compressed, and before the size: as raw pixels USB 2 carries some five full HD pictures a second, and what is
        # asked for first decides which sizes there are. What a camera does not have it leaves, and goes on as it is.
        self.device.set(cv2.CAP_PROP_FOURCC, _MJPG)
        self.device.set(cv2.CAP_PROP_FRAME_WIDTH, width)
        self.device.set(cv2.CAP_PROP_FRAME_HEIGHT, height)
        self.device.set(cv2.CAP_PROP_FPS, _RATE)

    def read(self) -> tuple[int, Pixels]:
        for _ in range(_DAMAGED):
            if not self.device.grab():
                break
            at = now()
            read, pixels = self.device.retrieve()
            if read and pixels is not None:
                return at, np.asarray(pixels, np.uint8)
        raise CameraError("gives no more pictures")

    def close(self) -> None:
        self.device.release()
