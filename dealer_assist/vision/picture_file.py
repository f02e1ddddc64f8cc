"""A picture's file as upright 8-bit pixels, whatever camera or program wrote it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.vision.index_crop import Picture

SUFFIXES = frozenset((".jpg", ".jpeg", ".jpe", ".png", ".webp", ".bmp", ".tif", ".tiff", ".avif", ".jp2", ".ppm",
                      ".pgm"))
LEAST_SIDE, MOST_PIXELS = 24, 200_000_000      # the latter is OpenCV's own limit too: dealer_assist/__init__.py
_BAND = 256             # rows
_PNG = b"\x89PNG\r\n\x1a\n"
_HEIF = (b"ftypheic", b"ftypheix", b"ftyphevc", b"ftypmif1", b"ftypmsf1", b"ftypheim")
_FILMS = (b"ftypisom", b"ftypmp4", b"ftypqt", b"\x1aE\xdf\xa3")


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
        picture = _decoded(content)
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
    if content[:4] in (b"\x89PNG", b"RIFF", b"II*\x00", b"MM\x00*"):    # formats that know transparency
        whole = cv2.imdecode(packed, cv2.IMREAD_UNCHANGED)
        if whole is not None and whole.ndim == 3 and whole.shape[2] == 4:
            return _on_white(whole)
    picture = cv2.imdecode(packed, cv2.IMREAD_COLOR)    # grey, 16 bits and CMYK become 8 bits of blue, green, red
    return None if picture is None else np.asarray(picture, np.uint8)


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
    if content[4:12] in _HEIF:
        return "HEIF, as iPhones write it, is not understood; save it as JPEG"
    if content[4:12].startswith(_FILMS) or content.startswith(_FILMS):
        return "a film; a picture was expected"
    return "not a picture, or damaged; JPEG, PNG, WebP, TIFF, BMP and AVIF are understood"
