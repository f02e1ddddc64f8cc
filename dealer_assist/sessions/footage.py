"""A camera's film of a session as one film, whatever files it is kept in: any picture by the time it was captured.

Exact: a picture is found by its presentation time, never by counting or by the nearest one that a seek came to.
"""

from __future__ import annotations

import json
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path

import av
import numpy as np

from dealer_assist.sessions.folder import HEADER, BrokenSession, bytes_of, film_of, films_of, pieces_in
from dealer_assist.sessions.header import HeaderError, load_header
from dealer_assist.vision.frame import Frame

PAUSE = 1_000_000       # microseconds between two pictures from which on some are missing
_SECOND = 1_000_000
_KEPT = 3               # groups of pictures that were decoded last: about a second of film each


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

    ``camera``: 0 for the table's first one, 1 for its second.
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
        self._unread = [Gap(0, 0, str(piece.trouble)) for piece in pieces if piece.trouble]
        self._pieces = [piece for piece in pieces if not piece.trouble and piece.marks]
        if not self._pieces:
            raise BrokenSession(f"{folder}: {self._unread[0].why if self._unread else f'no film of {self.name}'}; a "
                                "film was expected: look for a complete copy of the folder")
        # One group of pictures is decoded at a time; those decoded last are kept, so that a step either way is quick.
        self._group = lru_cache(_KEPT)(_decoded)

    @property
    def first(self) -> int:
        """When its first picture was captured, microseconds."""
        return min(piece.marks[0].at for piece in self._pieces)

    @property
    def last(self) -> int:
        return max(piece.marks[-1].at for piece in self._pieces)

    @property
    def times(self) -> tuple[int, ...]:
        """When each of its pictures was captured, in their order. After a clock was set back they are later in order
        and earlier in time."""
        return tuple(mark.at for piece in self._pieces for mark in piece.marks)

    def frame_at(self, captured_at: int) -> Frame:
        """The picture that was the newest at this moment; before the first one: the first."""
        for piece in reversed(self._pieces):
            if piece.marks[0].at <= captured_at:
                return self._frame(piece, bisect_right(piece.marks, captured_at, key=lambda mark: mark.at) - 1)
        return self._frame(self._pieces[0], 0)

    def frames(self, since: int, until: int) -> Iterator[Frame]:
        """All that were captured from ``since`` to ``until``, both of them too; backwards where ``until`` is before."""
        forward = since <= until
        for piece in self._pieces if forward else reversed(self._pieces):
            start = bisect_left(piece.marks, min(since, until), key=lambda mark: mark.at)
            end = bisect_right(piece.marks, max(since, until), key=lambda mark: mark.at)
            for number in range(start, end) if forward else range(end - 1, start - 1, -1):
                yield self._frame(piece, number)

    def gaps(self, since: int, until: int) -> Iterator[Gap]:
        """Where pictures are missing between these moments, and which files cannot be played."""
        yield from self._unread
        before = since
        for at in (*(at for at in self.times if since <= at <= until), until):
            if at - before > PAUSE:
                yield Gap(before, at, f"{self.folder}: {self.name}: no picture for {(at - before) / _SECOND:.1f} s")
            before = max(before, at)

    def _frame(self, piece: _Piece, number: int) -> Frame:
        mark = piece.marks[number]
        picture = self._group(piece, mark.key)[mark.shown]
        return Frame(self.name, mark.index, mark.at, np.asarray(picture.to_ndarray(format="bgr24"), np.uint8))


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
    def trouble(self) -> BrokenSession | None:
        try:
            _ = self.marks
        except BrokenSession as error:
            return error
        return None

    @cached_property
    def marks(self) -> tuple[_Mark, ...]:
        """Of the pictures that can be played; where the recording was cut off these are fewer than were captured."""
        keys, key = {}, 0
        try:
            with av.open(str(self.film)) as film:
                for packet in film.demux(video=0):
                    if packet.pts is not None and packet.size:
                        shown = round(packet.pts * packet.time_base * _SECOND)
                        key = shown if packet.is_keyframe else key
                        keys[shown] = key
        except (OSError, av.FFmpegError, IndexError) as error:
            if not keys:
                raise BrokenSession(f"{self.film}: cannot be played ({error})") from None
        marks, first, shown = [], None, -1
        for number, line in enumerate(bytes_of(self.times).split(b"\n")[:-1], 1):
            try:
                data = json.loads(line)
                at, index = int(data["at"]), int(data["frame"])
            except (ValueError, KeyError, TypeError):
                raise BrokenSession(f"{self.times}: line {number}: a frame's number and its captured time were "
                                    "expected") from None
            first = at if first is None else first
            shown = max(at - first, shown + 1)          # as the film was written: its time only goes forward
            if shown in keys:
                marks.append(_Mark(at, index, shown, keys[shown]))
        return tuple(sorted(marks, key=lambda mark: mark.at))


def _decoded(piece: _Piece, key: int) -> dict[int, av.VideoFrame]:
    """The pictures from this one on that needs no other, up to the next such, by when they are shown."""
    wanted = {mark.shown for mark in piece.marks if mark.key == key}
    found: dict[int, av.VideoFrame] = {}
    with av.open(str(piece.film)) as film:
        stream = film.streams.video[0]
        stream.thread_type = "AUTO"
        assert stream.time_base is not None
        for start in (key, 0):      # a seek may come to a later one: then from the beginning
            film.seek(round(start / _SECOND / stream.time_base), stream=stream)
            try:
                for picture in film.decode(stream):
                    assert picture.pts is not None
                    assert picture.time_base is not None
                    shown = round(picture.pts * picture.time_base * _SECOND)
                    if shown in wanted:
                        found[shown] = picture
                    if shown >= max(wanted):
                        break
            except av.FFmpegError as error:
                raise BrokenSession(f"{piece.film}: breaks off ({error})") from None
            if wanted <= found.keys():
                return found
    raise BrokenSession(f"{piece.film}: a picture that it names is not in it; look for another copy")
