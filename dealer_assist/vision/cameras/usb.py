"""A camera at work: who looks gets the newest frame, and frames that nobody looked at are gone."""

from __future__ import annotations

import threading
import time
from collections.abc import Generator

import cv2
import numpy as np

from dealer_assist.vision.frame import CameraError, Frame

_PATIENCE = 5.0     # seconds without a frame after which a camera counts as lost


class UsbCamera:
    """``source``: the number that the system gave the camera, or an address that OpenCV can open."""

    def __init__(self, source: int | str, width: int = 1920, height: int = 1080) -> None:
        self.source, self.width, self.height = source, width, height

    @property
    def name(self) -> str:
        return f"camera {self.source}"

    def frames(self) -> Generator[Frame, None, None]:
        cv2.utils.logging.setLogLevel(cv2.utils.logging.LOG_LEVEL_SILENT)   # its own words help nobody at a table
        device = cv2.VideoCapture(self.source)
        if not device.isOpened():
            raise CameraError(f"{self.name}: cannot be opened; see that it is plugged in, that no other program uses "
                              "it, and that this number is the right one")
        device.set(cv2.CAP_PROP_FRAME_WIDTH, self.width)
        device.set(cv2.CAP_PROP_FRAME_HEIGHT, self.height)
        newest = _Newest(self.name, device)
        try:
            while (frame := newest.take()) is not None:
                yield frame
        finally:
            newest.stop()
        raise CameraError(f"{self.name}: gives no more pictures; see to its cable, then start again")


class _Newest:
    """Takes frames off the device as they come, so that none waits in the driver and ages."""

    def __init__(self, name: str, device: cv2.VideoCapture) -> None:
        self.name, self.device = name, device
        self.changed = threading.Condition()
        # A clock that is never set back while the table is open, told as the time of day.
        self.since = time.time_ns() - time.monotonic_ns()
        self.frame: Frame | None = None
        self.ended = False
        self.thread = threading.Thread(target=self._run, name=name, daemon=True)
        self.thread.start()

    def take(self) -> Frame | None:
        """The newest frame not taken yet, waited for; None when the device has ended."""
        with self.changed:
            self.changed.wait_for(lambda: self.frame is not None or self.ended, _PATIENCE)
            frame, self.frame = self.frame, None
            return frame

    def stop(self) -> None:
        with self.changed:
            self.ended = True
        self.thread.join(_PATIENCE)
        if not self.thread.is_alive():      # else it hangs in the driver, and would fall with the device
            self.device.release()

    def _run(self) -> None:
        index = 0
        while not self.ended:
            grabbed = self.device.grab()
            at = (self.since + time.monotonic_ns()) // 1000
            read, pixels = self.device.retrieve() if grabbed else (False, None)
            with self.changed:
                if not read or pixels is None:
                    self.ended = True
                else:
                    self.frame = Frame(self.name, index, at, np.asarray(pixels, np.uint8))
                self.changed.notify()
            index += 1
