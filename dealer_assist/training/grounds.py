"""What cards lie on: cloth, wood, stone and clutter from public packages, as small pictures for scenes."""

from __future__ import annotations

import io
import struct
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np

from dealer_assist.vision.index_crop import Picture

LEAST_SIDE, SIDE = 200, 640
_HELD_OUT = 8  # one ground in so many lies under no scene that is learnt from


def draw_grounds(packages: Path, into: Path) -> None:
    into.mkdir(parents=True, exist_ok=True)
    for name, picture in _found(packages):
        file = into / f"{name}.jpg"
        if min(picture.shape[:2]) < LEAST_SIDE or file.exists():
            continue
        share = SIDE / min(picture.shape[:2])
        if share < 1:
            picture = np.asarray(cv2.resize(picture, None, fx=share, fy=share, interpolation=cv2.INTER_AREA), np.uint8)
        cv2.imwrite(str(file), picture, [cv2.IMWRITE_JPEG_QUALITY, 92])


def load_grounds(folder: Path, rng: np.random.Generator, count: int, *, held_out: bool) -> tuple[Picture, ...]:
    files = [file for file in sorted(folder.glob("*.jpg")) if is_held_out(file.stem) == held_out]
    chosen = rng.permutation(len(files))[:count]
    return tuple(np.asarray(cv2.imread(str(files[number])), np.uint8) for number in chosen)


def is_held_out(ground: str) -> bool:
    return zlib.crc32(ground.encode()) % _HELD_OUT == 0


def _found(packages: Path) -> Iterator[tuple[str, Picture]]:
    for package in ("gimp-data", "gimp-data-extras"):
        for file in sorted((packages / package).rglob("*.pat")):
            if (pattern := _pattern(file.read_bytes())) is not None:
                yield f"{package}-{file.stem}", _tiled(pattern)
    for file in sorted((packages / "mate-backgrounds").rglob("*.jpg")):
        yield f"mate-{file.stem}", _decoded(file.read_bytes(), str(file))
    for archive in sorted((packages / "openarena-data").rglob("*.pk3")):
        with zipfile.ZipFile(archive) as stored:
            for name in sorted(stored.namelist()):
                if name.endswith(".jpg") and name.startswith(("textures/", "levelshots/", "env/")):
                    yield f"openarena-{Path(name).stem}", _decoded(stored.read(name), f"{archive}: {name}")


def _decoded(content: bytes, source: str) -> Picture:
    picture = cv2.imdecode(np.frombuffer(content, np.uint8), cv2.IMREAD_COLOR)
    if picture is None:
        raise ValueError(f"{source} is no picture.")
    return np.asarray(picture, np.uint8)


def _pattern(content: bytes) -> Picture | None:
    """A GIMP pattern: a header of big-endian numbers, a name, rows of grey or colour bytes."""
    stream = io.BytesIO(content)
    header, _, wide, high, depth, magic = struct.unpack(">5I4s", stream.read(24))
    if magic != b"GPAT" or depth not in (1, 3, 4):
        return None
    pixels = np.frombuffer(content, np.uint8, wide * high * depth, header).reshape(high, wide, depth)
    colour = np.repeat(pixels, 3, 2) if depth == 1 else pixels[..., 2::-1]
    return np.ascontiguousarray(colour)


def _tiled(pattern: Picture) -> Picture:
    """A pattern repeats without seams."""
    high, wide = pattern.shape[:2]
    repeats = -(-SIDE // high), -(-SIDE // wide), 1
    return np.ascontiguousarray(np.tile(pattern, repeats)[:SIDE, :SIDE])
