"""A camera's film of a session as one film, whatever files it is kept in: any picture by the time it was captured.

Exact: a picture is found by its presentation time, never by counting or by the nearest one that a seek came to.
Quick: a file is opened when a picture of it is wanted, is decoded on from where it stands when it is played, and the
pictures decoded last are kept for who steps back.
"""

from __future__ import annotations

import json
import re
from bisect import bisect_left, bisect_right
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from pathlib import Path

import av
import numpy as np

from dealer_assist.sessions.folder import HEADER, BrokenSession, bytes_of, film_of, films_of, pieces_in
from dealer_assist.sessions.header import HeaderError, load_header
from dealer_assist.vision.frame import Frame

PAUSE = 1_000_000       # microseconds between two pictures from which on some are missing
_SECOND = 1_000_000
_KEPT = 110_000_000     # bytes of pictures that were decoded last: 35 at full HD, more than need one another
_LINE = re.compile(rb'\{"at":(\d+),"frame":(\d+)\}')     # as it is written; anything else is read as JSON
_TAIL = 4096            # bytes at the end of a file of times in which its last line stands


@dataclass(frozen=True, slots=True)
class Gap:
    """No picture was captured, or is kept, between these two moments."""

    first: int
    last: int
    why: str

    def __str__(self) -> str:
        return self.why


class Footage:
    """As it stands when it is opened: of a session that is being recorded, make another one later.

    ``camera``: 0 for the table's first one, 1 for its second. Not for several threads at once: each opens its own.
    """

    def __init__(self, folder: Path, camera: int = 0) -> None:
        self.folder = folder
        try:
            self.name = load_header(bytes_of(folder / HEADER), str(folder / HEADER)).pictures[camera].camera
        except (HeaderError, BrokenSession, IndexError):
            self.name = f"camera {camera + 1}"
        pieces = [_Piece(film, film.with_suffix(".jsonl")) for film in pieces_in(folder / films_of(camera), ".mp4")]
        film, times = (folder / name for name in film_of(camera))
        if not pieces and film.exists():
            pieces = [_Piece(film, times)]
        self._pieces = [(piece, *piece.ends) for piece in pieces if piece.ends]
        if not any(piece.marks for piece, _, _ in self._pieces):
            why = next((piece.trouble for piece in pieces if piece.trouble), f"no film of {self.name}")
            raise BrokenSession(f"{folder}: {why}; a film was expected: look for a complete copy of the folder")
        self._unread = [Gap(0, 0, piece.trouble) for piece in pieces if not piece.ends and piece.trouble]
        self._playing: _Playing | None = None
        self._kept: OrderedDict[tuple[Path, int], av.VideoFrame] = OrderedDict()
        self._bytes = 0

    @property
    def first(self) -> int:
        """When its first picture was captured, microseconds."""
        return min(first for _, first, _ in self._pieces)

    @property
    def last(self) -> int:
        return max(last for _, _, last in self._pieces)

    @property
    def times(self) -> tuple[int, ...]:
        """When each of its pictures was captured, in their order. After a clock was set back they are later in order
        and earlier in time."""
        return tuple(mark.at for piece, _, _ in self._pieces for mark in piece.marks)

    def frame_at(self, captured_at: int) -> Frame:
        """The picture that was the newest at this moment; before the first one: the first."""
        found = self._newest(captured_at)
        if found is None:
            found = next((piece, 0) for piece, _, _ in self._pieces if piece.marks)
        return self._frame(*found)

    def before(self, captured_at: int) -> int | None:
        """When the picture before this moment was captured."""
        found = self._newest(captured_at - 1)
        return found[0].marks[found[1]].at if found else None

    def after(self, captured_at: int) -> int | None:
        """When the first picture after this moment was captured."""
        for piece, _, last in self._pieces:
            if last > captured_at and piece.marks and piece.marks[-1].at > captured_at:
                return piece.marks[bisect_right(piece.marks, captured_at, key=lambda mark: mark.at)].at
        return None

    def frames(self, since: int, until: int) -> Iterator[Frame]:
        """All that were captured from ``since`` to ``until``, both of them too; backwards where ``until`` is before."""
        forward = since <= until
        for piece, first, last in self._pieces if forward else reversed(self._pieces):
            if first > max(since, until) or last < min(since, until):
                continue
            start = bisect_left(piece.marks, min(since, until), key=lambda mark: mark.at)
            end = bisect_right(piece.marks, max(since, until), key=lambda mark: mark.at)
            for number in range(start, end) if forward else range(end - 1, start - 1, -1):
                yield self._frame(piece, number)

    def gaps(self, since: int, until: int) -> Iterator[Gap]:
        """Where pictures are missing between these moments, and which files cannot be played."""
        yield from self._unread
        yield from (Gap(first, last, piece.trouble) for piece, first, last in self._pieces if piece.trouble)
        before = since
        for at in (*(at for at in self.times if since <= at <= until), until):
            if at - before > PAUSE:
                yield Gap(before, at, f"{self.folder}: {self.name}: no picture for {(at - before) / _SECOND:.1f} s")
            before = max(before, at)

    def _newest(self, captured_at: int) -> tuple[_Piece, int] | None:
        for piece, first, _ in reversed(self._pieces):
            if first <= captured_at and piece.marks and piece.marks[0].at <= captured_at:
                return piece, bisect_right(piece.marks, captured_at, key=lambda mark: mark.at) - 1
        return None

    def _frame(self, piece: _Piece, number: int) -> Frame:
        mark = piece.marks[number]
        picture = self._picture(piece, mark)
        return Frame(self.name, mark.index, mark.at, np.ascontiguousarray(picture.to_ndarray(format="bgr24"), np.uint8))

    def _picture(self, piece: _Piece, mark: _Mark) -> av.VideoFrame:
        wanted = piece.film, mark.shown
        if wanted in self._kept:
            self._kept.move_to_end(wanted)
            return self._kept[wanted]
        playing = self._playing
        if playing is None or playing.piece is not piece:
            if playing is not None:
                playing.close()
            playing = self._playing = _Playing(piece)
        for at, picture in playing.to(mark):
            key = piece.film, at
            if key not in self._kept:
                self._kept[key] = picture
                self._bytes += _size(picture)
                while self._bytes > _KEPT and len(self._kept) > 1:
                    self._bytes -= _size(self._kept.popitem(last=False)[1])
        return self._kept[wanted]


@dataclass(frozen=True, slots=True)
class _Mark:
    """A picture: when it was captured, its number, when it is shown, and from which one on it can be decoded."""

    at: int
    index: int
    shown: int
    key: int


class _Piece:
    def __init__(self, film: Path, times: Path) -> None:
        self.film, self.times = film, times

    @cached_property
    def ends(self) -> tuple[int, int] | None:
        """When its first picture was captured and its last one, as its times say without reading them all."""
        try:
            with self.times.open("rb") as file:
                head = file.readline()
                file.seek(max(0, file.seek(0, 2) - _TAIL))
                *lines, _ = file.read().split(b"\n")
            first, last = (_at_and_index(line)[0] for line in (head, lines[-1]))
        except (OSError, ValueError, KeyError, TypeError, IndexError):
            return (self.marks[0].at, self.marks[-1].at) if self.marks else None
        return min(first, last), max(first, last)

    @cached_property
    def trouble(self) -> str:
        """Why nothing of it can be played."""
        try:
            self._read()
        except BrokenSession as error:
            return str(error)
        return ""

    @cached_property
    def marks(self) -> tuple[_Mark, ...]:
        """Of the pictures that can be played; where the recording was cut off these are fewer than were captured."""
        return () if self.trouble else self._marks

    def _read(self) -> None:
        keys, key = {}, 0
        try:
            with av.open(str(self.film), metadata_errors="replace") as film:
                base = film.streams.video[0].time_base
                for packet in film.demux(video=0):
                    if packet.pts is not None and packet.size:
                        shown = _microseconds(packet.pts, base)
                        key = shown if packet.is_keyframe else key
                        keys[shown] = key
        except (OSError, av.FFmpegError, IndexError) as error:
            if not keys:
                raise BrokenSession(f"{self.film}: cannot be played ({error})") from None
        marks, first, shown = [], None, -1
        for number, line in enumerate(bytes_of(self.times).split(b"\n")[:-1], 1):
            try:
                at, index = _at_and_index(line)
            except (ValueError, KeyError, TypeError):
                raise BrokenSession(f"{self.times}: line {number}: a frame's number and its captured time were "
                                    "expected") from None
            first = at if first is None else first
            shown = max(at - first, shown + 1)          # as the film was written: its time only goes forward
            if shown in keys:
                marks.append(_Mark(at, index, shown, keys[shown]))
        self._marks = tuple(sorted(marks, key=lambda mark: mark.at))


class _Playing:
    """A file that is being decoded, and how far it has come."""

    def __init__(self, piece: _Piece) -> None:
        self.piece = piece
        self._shown: int | None = None
        try:
            self._film = av.open(str(piece.film), metadata_errors="replace")
        except (OSError, av.FFmpegError) as error:
            raise BrokenSession(f"{piece.film}: cannot be played ({error})") from None
        self._stream = self._film.streams.video[0]
        self._stream.thread_type = "SLICE"      # frames decoded ahead by threads would be lost at every seek
        self._pictures: Iterator[av.VideoFrame] = iter(())

    def close(self) -> None:
        self._film.close()

    def to(self, mark: _Mark) -> Iterator[tuple[int, av.VideoFrame]]:
        """The pictures on the way to this one, by when they are shown; itself last."""
        on = self._shown is not None and mark.key <= self._shown < mark.shown
        # A seek may come to a later one: then from the beginning.
        for start in ((None, mark.key, 0) if on else (mark.key, 0)):
            if start is not None:
                self._seek(start)
            try:
                for picture in self._pictures:
                    assert picture.pts is not None
                    self._shown = _microseconds(picture.pts, picture.time_base)
                    if self._shown <= mark.shown:
                        yield self._shown, picture
                    if self._shown == mark.shown:
                        return
                    if self._shown > mark.shown:
                        break
            except av.FFmpegError as error:
                self._shown = None
                raise BrokenSession(f"{self.piece.film}: breaks off ({error})") from None
        self._shown = None
        raise BrokenSession(f"{self.piece.film}: a picture that it names is not in it; look for another copy")

    def _seek(self, shown: int) -> None:
        assert self._stream.time_base is not None
        self._film.seek(round(shown / _SECOND / self._stream.time_base), stream=self._stream)
        self._pictures = self._film.decode(self._stream)


def _microseconds(pts: int, base: Fraction | None) -> int:
    """In whole numbers: there are thousands of them in a file."""
    assert base is not None
    return (2 * pts * base.numerator * _SECOND + base.denominator) // (2 * base.denominator)


def _at_and_index(line: bytes) -> tuple[int, int]:
    if known := _LINE.fullmatch(line):
        return int(known[1]), int(known[2])
    data = json.loads(line)
    return int(data["at"]), int(data["frame"])


def _size(picture: av.VideoFrame) -> int:
    return sum(plane.buffer_size for plane in picture.planes)
