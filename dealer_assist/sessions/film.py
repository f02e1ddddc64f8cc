"""The camera's pictures as a film, written beside the game and never in its way.

A film is cut into fragments of a second: when the process is killed, all fragments before can be played. Each picture
keeps its captured time to the microsecond, and frames.jsonl says which one it was.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import BinaryIO

import av
import cv2
import numpy as np
from av.video.stream import VideoStream

from dealer_assist.ledger.codec import canonical
from dealer_assist.vision.frame import Frame

WAITING = 32            # frames that may wait for the film: about a second, and 200 MB at full HD
LOOK_AGAIN = 1.0        # seconds after which who waits for the film sees whether it is still being written
FRAGMENT = 30           # frames between two pictures that need no other one
_MICROSECONDS = Fraction(1, 1_000_000)
_SMPTE170M, _MPEG_RANGE = 6, 1      # what OpenCV's conversion to YUV makes


class FilmWriter:
    """``trouble``: why pictures are not kept, for the screen; the game goes on without."""

    def __init__(self, film: Path, times: Path, width: int, height: int) -> None:
        self.frames = 0
        self.trouble: str | None = None
        self._stopped = False
        self._path, self._width, self._height = film, width, height
        self._waiting: queue.Queue[Frame | None] = queue.Queue(WAITING)
        self._container = av.open(str(film), "w", format="mp4",
                                  options={"movflags": "frag_keyframe+empty_moov+default_base_moof",
                                           "flush_packets": "1"})
        self._stream = self._open_stream()
        self._container.start_encoding()        # the file is there from now on, and what forbids it shows now
        self._times: BinaryIO = times.open("xb", buffering=0)
        self._thread = threading.Thread(target=self._write_all, name="film", daemon=True)
        self._thread.start()

    def offer(self, frame: Frame, patient: bool = False) -> bool:
        """False: it is not kept. Waits only when ``patient``."""
        if self._stopped:
            return False
        if frame.pixels.shape != (self._height, self._width, 3):
            height, width = frame.pixels.shape[:2]
            self.trouble = (f"{self._path}: camera {frame.camera} gave pictures of {width} x {height}; "
                            f"{self._width} x {self._height} was expected: set it back, or start a new session")
            return False
        return self._put(frame, patient)

    def close(self) -> None:
        self._put(None, patient=True)
        self._thread.join()
        self._stopped = True
        self._times.close()

    def _put(self, frame: Frame | None, patient: bool) -> bool:
        """Waits only for a writer that is still there to take it."""
        while True:
            try:
                self._waiting.put(frame, block=patient, timeout=LOOK_AGAIN)
                return True
            except queue.Full:
                if not patient or not self._thread.is_alive():
                    return False

    def _open_stream(self) -> VideoStream:
        stream = self._container.add_stream("libx264", rate=30, options={"preset": "veryfast", "crf": "23"})
        stream.width, stream.height = self._width & ~1, self._height & ~1      # H.264 takes even sizes only
        stream.pix_fmt = "yuv420p"
        context = stream.codec_context
        context.time_base = _MICROSECONDS
        context.gop_size = FRAGMENT
        context.max_b_frames = 0        # pictures come in the order in which they were taken
        context.colorspace, context.color_range = _SMPTE170M, _MPEG_RANGE
        return stream

    def _write_all(self) -> None:
        first: int | None = None
        last = -1
        while (frame := self._waiting.get()) is not None:
            first = frame.captured_at if first is None else first
            # A film's time only goes forward; frames.jsonl has the captured time also where a clock was set back.
            last = max(frame.captured_at - first, last + 1)
            if not self._stopped:
                self._guarded(partial(self._write, frame, last))
        self._guarded(self._end)

    def _guarded(self, write: Callable[[], None]) -> None:
        try:
            write()
        except BaseException as error:  # noqa: BLE001 - whatever ends the film is told, and never ends the game
            self._stopped = True
            self.trouble = (f"{self._path}: the film cannot be written ({str(error) or type(error).__name__}); check "
                            "the disk, the game goes on")

    def _write(self, frame: Frame, at: int) -> None:
        even = frame.pixels[:self._stream.height, :self._stream.width]
        yuv = np.asarray(cv2.cvtColor(even, cv2.COLOR_BGR2YUV_I420), np.uint8)
        picture = av.VideoFrame.from_ndarray(yuv, format="yuv420p")
        picture.pts, picture.time_base = at, _MICROSECONDS
        self._container.mux(self._stream.encode(picture))
        self._times.write(canonical({"at": frame.captured_at, "frame": frame.index}) + b"\n")
        self.frames += 1

    def _end(self) -> None:
        self._container.mux(self._stream.encode(None))
        self._container.close()
