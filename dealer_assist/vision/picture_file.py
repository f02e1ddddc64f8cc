"""A picture's file as upright 8-bit pixels, whatever camera or program wrote it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.vision.heif import BRANDS, HeifError, heif_picture
from dealer_assist.vision.index_crop import Picture

SUFFIXES = frozenset((".jpg", ".jpeg", ".jpe", ".jfif", ".png", ".webp", ".gif", ".bmp", ".tif", ".tiff", ".avif",
                      ".jp2", ".ppm", ".pgm", ".heic", ".heif"))
LEAST_SIDE, MOST_PIXELS = 24, 200_000_000      # the latter is OpenCV's own limit too: dealer_assist/__init__.py
_BAND = 256             # rows
_PNG = b"\x89PNG\r\n\x1a\n"
_FILMS = (b"ftypisom", b"ftypmp4", b"ftypqt", b"\x1aE\xdf\xa3")
_AVIF = (b"ftypavif", b"ftypavis")
_TIFF = (b"II*\x00", b"MM\x00*")
_ORIENTATION = 0x112                # of EXIF
_QUARTERS = {1: 8, 2: 3, 3: 6}      # turned anticlockwise in AVIF's own words: what EXIF calls that


class PictureError(Exception):
    """A file that cannot be looked at; the message names it and says why."""


def open_picture(file: Path) -> Picture:
    """Blue, green, red; turned as its EXIF says; what is transparent is white, as the paper of a card is."""
    try:
        content = file.read_bytes()
    except IsADirectoryError as folder:
        raise PictureError(f"{file}: a folder; a picture was expected") from folder
    except FileNotFoundError as missing:
        raise PictureError(f"{file}: there is no such file") from missing
    except OSError as fault:
        raise PictureError(f"{file}: {fault.strerror or fault}") from fault
    if not content:
        raise PictureError(f"{file}: empty")
    try:
        picture = heif_picture(content, MOST_PIXELS) if content[4:12] in BRANDS else _decoded(content)
    except HeifError as fault:
        raise PictureError(f"{file}: HEIF, {fault}; save it as JPEG") from fault
    except cv2.error as fault:      # sizes beyond what OpenCV opens, and damage that it did not expect
        raise PictureError(f"{file}: damaged, or too large ({fault.err})") from fault
    if picture is None:
        raise PictureError(f"{file}: {_why_not(content)}")
    high, wide = picture.shape[:2]
    if min(high, wide) < LEAST_SIDE or high * wide > MOST_PIXELS:
        raise PictureError(f"{file}: {wide} × {high} pixels; sides from {LEAST_SIDE} pixels and at most "
                           f"{MOST_PIXELS // 1_000_000} megapixels were expected")
    return picture


def _decoded(content: bytes) -> Picture | None:
    if content.startswith(_PNG) and not _chunks_fit(content):
        return None
    packed = np.frombuffer(content, np.uint8)
    if content.startswith((_PNG, b"RIFF", b"GIF8")) or content[4:12] in _AVIF:
        return _decoded_as_stored(content, packed)
    if content.startswith(_TIFF):
        whole = cv2.imdecode(packed, cv2.IMREAD_UNCHANGED)      # turned, unlike the others
        if whole is not None and whole.ndim == 3 and whole.shape[2] == 4:
            return _on_white(whole)
    picture = cv2.imdecode(packed, cv2.IMREAD_COLOR)    # grey, 16 bits and CMYK become 8 bits of blue, green, red
    return None if picture is None else np.asarray(picture, np.uint8)


def _decoded_as_stored(content: bytes, packed: NDArray[np.uint8]) -> Picture | None:
    """With its transparency OpenCV gives a picture unturned."""
    whole, _, notes = cv2.imdecodeWithMetadata(packed, flags=cv2.IMREAD_UNCHANGED)
    if whole is None:
        return None
    if whole.ndim == 3 and whole.shape[2] == 4:
        return _upright(_on_white(whole), _orientation(content, notes))
    picture = cv2.imdecode(packed, cv2.IMREAD_COLOR | cv2.IMREAD_IGNORE_ORIENTATION)
    return None if picture is None else _upright(np.asarray(picture, np.uint8), _orientation(content, notes))


def _orientation(content: bytes, notes: Iterable[NDArray[Any]]) -> int:
    """From 1 to 8, as EXIF counts."""
    for note in notes:
        exif = note.tobytes()
        if exif.startswith(_TIFF):
            order: Literal["little", "big"] = "little" if exif.startswith(b"II") else "big"
            at = int.from_bytes(exif[4:8], order)
            for entry in range(at + 2, at + 2 + 12 * int.from_bytes(exif[at:at + 2], order), 12):
                if int.from_bytes(exif[entry:entry + 2], order) == _ORIENTATION:
                    return int.from_bytes(exif[entry + 8:entry + 10], order)
    _, turned, angle = content.partition(b"\0\0\0\tirot") if content[4:12] in _AVIF else (b"", b"", b"")
    return _QUARTERS.get(angle[0] & 3, 1) if turned and angle else 1


def _upright(picture: Picture, orientation: int) -> Picture:
    if orientation in (5, 6, 7, 8):
        picture = picture.transpose(1, 0, 2)
    if orientation in (2, 3, 6, 7):
        picture = picture[:, ::-1]
    if orientation in (3, 4, 7, 8):
        picture = picture[::-1]
    return np.ascontiguousarray(picture)


def _chunks_fit(content: bytes) -> bool:
    """OpenCV makes room for a chunk of a PNG before it looks whether there is as much: for gigabytes, if it says so."""
    at = len(_PNG)
    while at + 12 <= len(content):
        at += 12 + int.from_bytes(content[at:at + 4])
    return at <= len(content)


def _on_white(picture: NDArray[Any]) -> Picture:
    most = float(np.iinfo(picture.dtype).max) if picture.dtype.kind == "u" else 1.0
    laid = np.empty((*picture.shape[:2], 3), np.uint8)
    for row in range(0, len(picture), _BAND):       # all at once would take many times the picture's memory
        shares = picture[row:row + _BAND].astype(np.float32) / np.float32(most)
        alpha = shares[..., 3:]
        laid[row:row + _BAND] = (shares[..., :3] * alpha + 1 - alpha) * 255 + 0.5
    return laid


def _why_not(content: bytes) -> str:
    if content[4:12].startswith(_FILMS) or content.startswith(_FILMS):
        return "a film; a picture was expected"
    return "not a picture, or damaged; JPEG, HEIF, PNG, WebP, TIFF, BMP, GIF and AVIF are understood"
