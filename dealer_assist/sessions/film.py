"""The camera's pictures as a film in pieces, written beside the game and never in its way.

A piece is closed after a while, and stays as it is from then on. The one that is being written is cut into fragments
of a second: when the process is killed, all fragments before can be played. Each picture keeps its captured time to the
microsecond, and the file of times beside it says which one it was.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

import av
import cv2
import numpy as np
from av.video.stream import VideoStream

from dealer_assist.ledger.codec import canonical
from dealer_assist.sessions.folder import piece
from dealer_assist.vision.frame import Frame

WAITING = 32            # frames that may wait for the film: about a second, and 200 MB at full HD
LOOK_AGAIN = 1.0        # seconds after which who waits for the film sees whether it is still being written
FRAGMENT = 30           # frames between two pictures that need no other one
PIECE = 20_000_000      # microseconds of captured time after which a piece is closed
RETRY = 2.0             # seconds after which a film that could not be written is tried again
_MICROSECONDS = Fraction(1, 1_000_000)
_SMPTE170M, _MPEG_RANGE = 6, 1      # what OpenCV's conversion to YUV makes


@dataclass(frozen=True, slots=True)
class Piece:
    """``cut``: it could not be written to its end, so that nobody knows how much of it can be played."""

    film: Path
    times: Path
    count: int
    first: int
    last: int
    cut: bool = False


class FilmWriter:
    """``trouble``: why pictures are not kept, for the screen; the game goes on without. ``closed`` hears of each piece,
    in the film's own thread."""

    def __init__(self, folder: Path, width: int, height: int, closed: Callable[[Piece], None], number: int = 1) -> None:
        self.trouble: str | None = None
        self._over = False
        self._folder, self._width, self._height = folder, width, height
        self._closed, self._number = closed, number
        self._writing: _Writing | None = None
        self._again = 0.0           # when the disk is tried again
        self._waiting: queue.Queue[Frame | None] = queue.Queue(WAITING)
        folder.mkdir(exist_ok=True)
        self._thread = threading.Thread(target=self._write_all, name="film", daemon=True)
        self._thread.start()

    def offer(self, frame: Frame, patient: bool = False) -> bool:
        """False: it is not kept; as a picture of another size, whose camera counts as away. Waits only when
        ``patient``."""
        if self._over or frame.pixels.shape != (self._height, self._width, 3):
            return False
        return self._put(frame, patient)

    def close(self) -> None:
        self._put(None, patient=True)
        self._thread.join()
        self._over = True

    def _put(self, frame: Frame | None, patient: bool) -> bool:
        """Waits only for a writer that is still there to take it."""
        while True:
            try:
                self._waiting.put(frame, block=patient, timeout=LOOK_AGAIN)
                return True
            except queue.Full:
                if not patient or not self._thread.is_alive():
                    return False

    def _write_all(self) -> None:
        while (frame := self._waiting.get()) is not None:
            if time.monotonic() < self._again:
                continue
            try:
                self._write(frame)
            except BaseException as error:  # noqa: BLE001 - whatever ends a piece is told, and never ends the game
                self._give_up(error)
            else:
                self.trouble, self._again = None, 0.0
        try:
            self._close_piece()
        except BaseException as error:  # noqa: BLE001
            self._give_up(error)

    def _write(self, frame: Frame) -> None:
        one = self._writing
        if one and one.count and not one.last < frame.captured_at <= one.first + PIECE:
            self._close_piece()         # it is long enough, or the clock was set: within a piece time goes forward
        if self._writing is None:
            number, self._number = self._number, self._number + 1       # also of one that cannot be opened
            film = self._folder / piece(number, ".mp4")
            try:
                self._writing = _Writing(film, self._width, self._height)
            except BaseException:
                for begun in (film, film.with_suffix(".jsonl")):
                    begun.unlink(missing_ok=True)       # nothing is in it, and no entry will know it
                raise
        self._writing.write(frame)

    def _close_piece(self) -> None:
        if self._writing:
            self._writing.end()
            written, self._writing = self._writing, None
            self._closed(written.piece)

    def _give_up(self, error: BaseException) -> None:
        self._again = time.monotonic() + RETRY
        self.trouble = (f"{self._folder}: the film cannot be written ({str(error) or type(error).__name__}); check the "
                        "disk, the game goes on")
        written, self._writing = self._writing, None
        if written:
            written.abandon()
            with suppress(BaseException):       # what is wrong with the disk was said just now
                self._closed(written.piece)


class _Writing:
    """A piece while it is written."""

    def __init__(self, film: Path, width: int, height: int) -> None:
        self.film, self.times = film, film.with_suffix(".jsonl")
        self.count = self.first = self.last = 0
        self.cut = False
        self._lines = self.times.open("xb", buffering=0)
        self._container = av.open(str(film), "w", format="mp4",
                                  options={"movflags": "frag_keyframe+empty_moov+default_base_moof",
                                           "flush_packets": "1"})
        self._stream = self._open_stream(width, height)
        self._container.start_encoding()

    @property
    def piece(self) -> Piece:
        return Piece(self.film, self.times, self.count, self.first, self.last, self.cut)

    def _open_stream(self, width: int, height: int) -> VideoStream:
        stream = self._container.add_stream("libx264", rate=30, options={"preset": "veryfast", "crf": "23"})
        stream.width, stream.height = width & ~1, height & ~1      # H.264 takes even sizes only
        stream.pix_fmt = "yuv420p"
        context = stream.codec_context
        context.time_base = _MICROSECONDS
        context.gop_size = FRAGMENT
        context.max_b_frames = 0        # pictures come in the order in which they were taken
        context.colorspace, context.color_range = _SMPTE170M, _MPEG_RANGE
        return stream

    def write(self, frame: Frame) -> None:
        self.first = self.first if self.count else frame.captured_at
        even = frame.pixels[:self._stream.height, :self._stream.width]
        yuv = np.asarray(cv2.cvtColor(even, cv2.COLOR_BGR2YUV_I420), np.uint8)
        picture = av.VideoFrame.from_ndarray(yuv, format="yuv420p")
        picture.pts, picture.time_base = frame.captured_at - self.first, _MICROSECONDS
        self._container.mux(self._stream.encode(picture))
        line = canonical({"at": frame.captured_at, "frame": frame.index}) + b"\n"
        if self._lines.write(line) != len(line):
            raise OSError(f"{self.times}: the disk is full")
        self.count, self.last = self.count + 1, frame.captured_at

    def end(self) -> None:
        self._container.mux(self._stream.encode(None))
        self._container.close()
        self._lines.close()

    def abandon(self) -> None:
        self.cut = True
        with suppress(Exception):
            self._container.mux(self._stream.encode(None))      # what it still holds back
        with suppress(Exception):
            self._container.close()
        with suppress(OSError):
            self._lines.close()


def playable(film: Path, times: Path) -> tuple[int, int, int]:
    """Of a piece that was cut off: how many pictures can be played, and when the first and the last was captured."""
    try:
        with av.open(str(film), metadata_errors="replace") as container:
            count = sum(1 for packet in container.demux(video=0) if packet.size)
        lines = times.read_bytes().split(b"\n")[:-1][:count]
    except (OSError, av.FFmpegError, IndexError):
        return 0, 0, 0
    moments = [int(line[line.index(b":") + 1:line.index(b",")]) for line in lines]
    return len(moments), *((moments[0], moments[-1]) if moments else (0, 0))
