"""HEIF, as phones write it: one picture of many HEVC tiles, put together, turned and mirrored as the file says.

PyAV decodes the tiles. Where each belongs is read here (ISO/IEC 23008-12), for PyAV does not tell it. Crops, and what
lies over a picture or goes with it, are not looked at.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import av
import numpy as np

from dealer_assist.vision.index_crop import Picture

BRANDS = frozenset((b"ftypheic", b"ftypheix", b"ftyphevc", b"ftypmif1", b"ftypmsf1", b"ftypheim"))
_TURNED, _MIRRORED = b"irot", b"imir"


class HeifError(Exception):
    """What the file holds cannot be put together; the message goes on after "HEIF, "."""


@dataclass(frozen=True, slots=True)
class _Box:
    kind: bytes
    content: bytes

    def inside(self, start: int = 0) -> Iterator[_Box]:
        return _boxes(self.content[start:])

    def only(self, kind: bytes, start: int = 0) -> _Box:
        return next((box for box in self.inside(start) if box.kind == kind), _Box(kind, b""))


@dataclass(frozen=True, slots=True)
class _Grid:
    """Which items are its tiles, row by row, and the size of the whole."""

    tiles: tuple[int, ...]
    columns: int
    wide: int
    high: int


class _Fields(io.BytesIO):
    def number(self, size: int) -> int:
        got = self.read(size)
        if len(got) < size:
            raise HeifError("broken off")
        return int.from_bytes(got, "big")

    def version(self) -> tuple[int, int]:
        """And flags, with which most boxes begin."""
        return self.number(1), self.number(3)


def heif_picture(content: bytes, most_pixels: int) -> Picture:
    meta = _Box(b"", content).only(b"meta")
    fields = _Fields(meta.only(b"pitm", 4).content)
    primary = fields.number(2 if fields.version()[0] == 0 else 4)
    grid = _grid(content, meta, primary) if _kind(meta, primary) == b"grid" else None
    if grid is not None and grid.wide * grid.high > most_pixels:
        raise HeifError(f"{grid.wide} × {grid.high} pixels; at most {most_pixels // 1_000_000} megapixels were "
                        "expected")
    tiles = _decoded(content, grid.tiles if grid is not None else (primary,), most_pixels)
    picture = tiles[0] if grid is None else _together(tiles, grid)
    for change in _changes(meta, primary):
        way = _Fields(change.content).number(1)
        if change.kind == _TURNED:
            picture = np.rot90(picture, way & 3)
        else:
            picture = picture[:, ::-1] if way & 1 else picture[::-1]
    return np.ascontiguousarray(picture)


def _decoded(content: bytes, items: Sequence[int], most_pixels: int) -> list[Picture]:
    found: dict[int, Picture] = {}
    try:
        with av.open(io.BytesIO(content), "r") as file:
            streams = {stream.id: stream for stream in file.streams.video}
            wanted = [streams[item] for item in dict.fromkeys(items) if item in streams]
            if sum(stream.width * stream.height for stream in wanted) > most_pixels:    # black ones take a few bytes
                raise HeifError("too large")
            for packet in file.demux(wanted) if wanted else ():
                for frame in packet.decode():
                    if isinstance(frame, av.VideoFrame):
                        found.setdefault(packet.stream.id, np.asarray(frame.to_ndarray(format="bgr24"), np.uint8))
    except (av.FFmpegError, ValueError) as fault:
        raise HeifError("damaged") from fault
    if any(item not in found for item in items):
        raise HeifError("damaged, or not made of HEVC")
    return [found[item] for item in items]


def _together(tiles: Sequence[Picture], grid: _Grid) -> Picture:
    high, wide = tiles[0].shape[:2]
    if any(tile.shape != tiles[0].shape for tile in tiles):
        raise HeifError("its tiles differ in size")
    picture = np.zeros((grid.high, grid.wide, 3), np.uint8)     # one tile may be named often, and mostly lie outside
    for number, tile in enumerate(tiles):
        room = picture[number // grid.columns * high:, number % grid.columns * wide:][:high, :wide]
        room[:] = tile[:room.shape[0], :room.shape[1]]
    return picture


def _kind(meta: _Box, item: int) -> bytes:
    listed = meta.only(b"iinf", 4)
    for entry in listed.inside(6 if listed.content[:1] == b"\0" else 8):
        fields = _Fields(entry.content)
        if (fields.number(2) if (version := fields.version()[0]) < 3 else fields.number(4)) == item and version >= 2:
            fields.number(2)
            return fields.read(4)
    return b""


def _grid(content: bytes, meta: _Box, item: int) -> _Grid:
    fields = _Fields(_data(content, meta, item))
    long = fields.number(2) & 1
    rows, columns = fields.number(1) + 1, fields.number(1) + 1
    wide, high = (fields.number(4 if long else 2) for _ in range(2))
    references = meta.only(b"iref", 4)
    size = 2 if references.content[:1] == b"\0" else 4
    for reference in references.inside(4):
        fields = _Fields(reference.content)
        if reference.kind == b"dimg" and fields.number(size) == item:
            tiles = tuple(fields.number(size) for _ in range(fields.number(2)))
            if len(tiles) == rows * columns:
                return _Grid(tiles, columns, wide, high)
    raise HeifError("its tiles are not named")


def _data(content: bytes, meta: _Box, item: int) -> bytes:
    """Of a small item that lies in one piece: within the boxes, or elsewhere in the file."""
    fields = _Fields(meta.only(b"iloc", 4).content)
    version, _ = fields.version()
    sizes = fields.number(2)
    offset_size, length_size, base_size, index_size = (sizes >> shift & 15 for shift in (12, 8, 4, 0))
    for _ in range(fields.number(2 if version < 2 else 4)):
        number = fields.number(2 if version < 2 else 4)
        within = version > 0 and fields.number(2) & 15 == 1
        fields.number(2)
        base, pieces = fields.number(base_size), fields.number(2)
        for _ in range(pieces):
            if version > 0:
                fields.number(index_size)
            start, length = base + fields.number(offset_size), fields.number(length_size)
            if number == item:
                return (meta.only(b"idat", 4).content if within else content)[start:start + length]
    raise HeifError("it does not say where its picture lies")


def _changes(meta: _Box, item: int) -> Iterator[_Box]:
    """To be made to the picture, in this order."""
    described = meta.only(b"iprp", 4)
    properties = list(described.only(b"ipco").inside())
    fields = _Fields(described.only(b"ipma").content)
    version, flags = fields.version()
    for _ in range(fields.number(4)):
        number = fields.number(2 if version < 1 else 4)
        for _ in range(fields.number(1)):
            index = (fields.number(2) & 0x7FFF) if flags & 1 else fields.number(1) & 0x7F
            if number == item and 0 < index <= len(properties) and properties[index - 1].kind in (_TURNED, _MIRRORED):
                yield properties[index - 1]


def _boxes(content: bytes) -> Iterator[_Box]:
    at = 0
    while at + 8 <= len(content):
        size, start = int.from_bytes(content[at:at + 4], "big"), at + 8
        if size == 1:
            size, start = int.from_bytes(content[at + 8:at + 16], "big"), at + 16
        end = at + size if size else len(content)
        if end < start:
            return
        yield _Box(content[at + 4:at + 8], content[start:end])
        at = end
