"""A camera in the network (RTSP), each picture at its presentation time, laid onto our clock."""

from __future__ import annotations

import time
from collections import deque
from fractions import Fraction

import av
import numpy as np
from av.video.frame import VideoFrame

from dealer_assist.vision.cameras.live import LiveCamera, now
from dealer_assist.vision.frame import CameraError, Pixels

# By TCP, since a lost packet spoils every picture up to the next whole one. The short look at the stream before its
# first picture is enough to decode it: FFmpeg's own would cost a second at every start and every return.
_OPTIONS = {"rtsp_transport": "tcp", "analyzeduration": "500000", "fpsprobesize": "0"}
_PATIENCE = 2.0, 1.0        # seconds: to open, and for the next packet; opening takes a slow camera longer:
_AT_FIRST = 6.0             # seconds to open it when the table is opened, and so many times what that took later on
_SLOWER = 2
_LATELY = 2_000_000         # microseconds in which the picture that came quickest tells how long one is on its way
_SECOND = 1_000_000


def rtsp_camera(url: str, name: str) -> LiveCamera:
    """``name`` stands in the record and on the screen: the address without what opens it."""
    took: list[float] = []

    def opened() -> _Rtsp:
        begun = time.monotonic()
        device = _Rtsp(url, max(_PATIENCE[0], _SLOWER * max(took)) if took else _AT_FIRST)
        took.append(time.monotonic() - begun)
        del took[:-3]
        return device

    return LiveCamera(name, opened)


class _Rtsp:
    def __init__(self, url: str, patience: float) -> None:
        try:
            self.container = av.open(url, options=_OPTIONS, metadata_errors="replace", timeout=(patience, _PATIENCE[1]))
        except (OSError, av.FFmpegError, ValueError) as error:
            raise CameraError(_sentence(error)) from None
        if not self.container.streams.video:
            self.container.close()
            raise CameraError("sends no pictures; give the address of its video stream")
        stream = self.container.streams.video[0]
        stream.thread_type = "NONE"         # several threads decode several pictures at a time: each comes later
        self.pictures = self.container.decode(stream)
        self.spoilt = True      # until the first picture that needs no other one
        self.clock = OnOurClock()

    def read(self) -> tuple[int, Pixels]:
        try:
            picture = self._whole()
        except StopIteration:
            raise CameraError("ended its stream") from None
        except (OSError, av.FFmpegError) as error:
            raise CameraError(_sentence(error)) from None
        shown = None if picture.pts is None else round(picture.pts * Fraction(picture.time_base or 0) * _SECOND)
        return self.clock.at(shown, now()), np.ascontiguousarray(picture.to_ndarray(format="bgr24"), np.uint8)

    def close(self) -> None:
        self.container.close()

    def _whole(self) -> VideoFrame:
        """The next picture that can be believed: a damaged one spoils all that are built upon it."""
        while True:
            picture = next(self.pictures)
            self.spoilt = picture.is_corrupt or (self.spoilt and not picture.key_frame)
            if not self.spoilt:
                return picture


class OnOurClock:
    """When a picture was captured: its presentation time, by our clock.

    The way here takes some pictures longer than others. Among those of the last moments the quickest tells how the two
    clocks stand; so the camera's clock may run a little faster or slower than ours.
    """

    def __init__(self) -> None:
        self.lately: deque[tuple[int, int]] = deque()       # when it came, and by how much that was after it was shown
        self.shown: int | None = None

    def at(self, shown: int | None, came: int) -> int:
        if shown is None:       # the first pictures of a stream, before the camera has told its time
            return came
        if self.shown is not None and shown <= self.shown:
            self.lately.clear()         # the camera's clock began anew
        self.shown = shown
        self.lately.append((came, came - shown))
        while came - self.lately[0][0] > _LATELY:
            self.lately.popleft()
        return shown + min(behind for _, behind in self.lately)


def _sentence(error: Exception) -> str:
    """Never the error's own text, which holds the whole address with its password."""
    match error:
        case av.error.HTTPUnauthorizedError() | av.error.HTTPForbiddenError():
            return "refuses the name or the password; give them as in rtsp://name:password@…"
        case av.error.HTTPNotFoundError():
            return "has no such stream; see its manual for the path after its name"
        case av.error.ExitError() | TimeoutError():
            return "does not answer"
        case ConnectionRefusedError():
            return "refuses the connection; see that it runs, and that the port is the right one"
    said = getattr(error, "strerror", None) or type(error).__name__
    return f"cannot be reached ({said}); see to its power, the network and its address"
