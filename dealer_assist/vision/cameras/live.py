"""A camera at work: who looks gets the newest frame; one that goes away is noticed, and looked for until it is back.

A thread takes the frames off the device as they come, so that none waits in a driver and ages. All times are of one
clock, which is never set back while the table is open.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Protocol

from dealer_assist.vision.frame import CameraError, Doing, Frame, Moment, Pixels

AWAY = 600_000          # microseconds without a picture after which a camera counts as away
FIRST_PICTURE = 8.0     # seconds in which a camera must give its first picture
PAUSE = 0.1, 0.8        # seconds between two attempts to open it again: at first, and at most
TICK = 0.1              # seconds after which time has passed although no frame came
PAIRED = 0.04           # seconds that a frame waits for those of the other cameras
_JOINED = 4.0           # seconds in which a thread must have ended; one that hangs in a driver ends with the process

_NO_PICTURE = "is there, but gives no picture; see that nothing else uses it, and that it is set to give one"
_SINCE = time.time_ns() - time.monotonic_ns()


def now() -> int:
    """Microseconds: the time of day as it was when the program started, and monotonic from then on."""
    return (_SINCE + time.monotonic_ns()) // 1000


class Device(Protocol):
    """An opened camera, used by one thread. ``read`` waits for a picture and says when it was captured, by ``now``."""

    def read(self) -> tuple[int, Pixels]: ...
    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class LiveCamera:
    """``opened`` makes the device ready, or raises CameraError."""

    name: str
    opened: Callable[[], Device]

    def frames(self) -> Generator[Frame, None, None]:
        """For who needs pictures and nothing else: ends with an error when the camera has gone away."""
        for moment in live_moments([self]):
            yield from moment.frames
            if (doing := moment.doing[0]).away_since is not None:
                raise CameraError(f"{self.name}: {doing.why or 'gives no more pictures'}; see to its power and its "
                                  "cable, then start again")


def live_moments(cameras: Sequence[LiveCamera]) -> Generator[Moment, None, None]:
    """Goes on for ever. A camera that cannot be opened at the start is an error; one that goes away later is not."""
    changed = threading.Condition()
    readers = [_Reader(camera, changed) for camera in cameras]
    started, last = time.monotonic(), 0
    try:
        while True:
            with changed:
                changed.wait_for(lambda: any(r.frame for r in readers), TICK)
                if any(r.frame for r in readers):
                    changed.wait_for(lambda: all(r.frame or r.away_since() for r in readers), PAIRED)
                frames = tuple(frame for r in readers if (frame := r.take()))
                doing = tuple(r.doing() for r in readers)
            for reader in readers:
                if not reader.captured and (reader.why or time.monotonic() - started > FIRST_PICTURE):
                    raise CameraError(f"{reader.camera.name}: {reader.why or _NO_PICTURE}")
            if all(reader.captured for reader in readers):
                last = max([last, *(f.captured_at for f in frames)] if frames else [last, now()])
                yield Moment(last, frames, doing)
    finally:
        for reader in readers:
            reader.stop()


class _Reader:
    """What the thread of one camera knows. All is read and written under ``changed``."""

    def __init__(self, camera: LiveCamera, changed: threading.Condition) -> None:
        self.camera, self.changed = camera, changed
        self.frame: Frame | None = None
        self.captured = self.unseen = 0
        self.last = 0               # when the newest frame was captured
        self.heard = now()          # when it came, by the same clock
        self.why = ""
        self.stopped = threading.Event()
        self.thread = threading.Thread(target=self._run, name=camera.name, daemon=True)
        self.thread.start()

    def take(self) -> Frame | None:
        frame, self.frame = self.frame, None
        return frame

    def away_since(self) -> int | None:
        return self.last if self.captured and now() - self.heard > AWAY else None

    def doing(self) -> Doing:
        since = self.away_since()
        return Doing(self.camera.name, self.captured, self.unseen, since, self.why if since is not None else "")

    def stop(self) -> None:
        self.stopped.set()
        self.thread.join(_JOINED)

    def _run(self) -> None:
        pause = PAUSE[0]
        while not self.stopped.is_set():
            device: Device | None = None
            try:
                device = self.camera.opened()
                while not self.stopped.is_set():
                    self._put(*device.read())
                    pause = PAUSE[0]
            except Exception as error:  # noqa: BLE001 - whatever a driver throws: the camera is away, and tried again
                with self.changed:
                    self.why = str(error) if isinstance(error, CameraError) else f"fails ({type(error).__name__})"
                    self.changed.notify_all()
            finally:
                if device is not None:
                    device.close()
            self.stopped.wait(pause)
            pause = min(2 * pause, PAUSE[1])

    def _put(self, at: int, pixels: Pixels) -> None:
        with self.changed:
            self.heard, self.why = now(), ""
            self.captured += 1
            if at <= self.last:
                self.unseen += 1        # older than one that was looked at: it came late
                return
            self.unseen += self.frame is not None
            self.last, self.frame = at, Frame(self.camera.name, self.captured - 1, at, pixels)
            self.changed.notify_all()
