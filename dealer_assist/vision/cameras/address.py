"""The one form in which a camera is named: ``0``, ``0@3840x2160``, ``film.mp4``, ``rtsp://…``, ``genicam:SERIAL``."""

from __future__ import annotations

import os
import re
from pathlib import Path
from urllib.parse import urlsplit

from dealer_assist.vision.cameras.film import FilmCamera
from dealer_assist.vision.cameras.genicam import genicam_camera
from dealer_assist.vision.cameras.live import LiveCamera
from dealer_assist.vision.cameras.rtsp import rtsp_camera
from dealer_assist.vision.cameras.usb import usb_camera
from dealer_assist.vision.frame import CameraError

FORMS = "a camera's number (0 to 99, with a size as in 0@3840x2160), a video file, rtsp://… or genicam:SERIAL"

_NUMBER = re.compile(r"(\d{1,2})(?:@([1-9]\d{2,3})x([1-9]\d{2,3}))?")
_SCHEME = re.compile(r"(genicam|rtsps?|[a-z][a-z0-9+.-]+(?=://)):", re.IGNORECASE)
_SECRET = re.compile(r"(?i)\b(user\w*|pass\w*|pwd|token|auth\w*|key)=[^/&;]*")


class NoAddress(CameraError):
    """What was given names no camera; the sentence shows nothing of it that may open one."""


def camera_at(address: str, started_at: int = 0) -> LiveCamera | FilmCamera:
    """``started_at``: for a film, when its time 0 was captured."""
    scheme = _SCHEME.match(address)
    kind = scheme[1].lower() if scheme else ""
    if numbered := _NUMBER.fullmatch(address):
        number, *size = (int(digits) for digits in numbered.groups() if digits)
        return usb_camera(number, *size)
    if kind in ("rtsp", "rtsps"):
        return rtsp_camera(kind + address[len(kind):], without_secrets(address))
    if kind == "genicam":
        return genicam_camera(address.partition(":")[2])
    if kind or not address:
        raise NoAddress(f"{kind + '://…' if kind else 'nothing'} found; {FORMS} was expected")
    if not Path(address).suffix and not os.path.exists(address):    # of which a word too long for a file is no error
        raise NoAddress(f"{address!r} found; {FORMS} was expected")
    return FilmCamera(Path(address), started_at)


def without_secrets(url: str) -> str:
    """The address for people and for the record: who may open it, and with which password, is left out."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        host = port = None
    if not host:
        raise NoAddress("rtsp:… found; rtsp://HOST/PATH was expected, with a name and a password as rtsp://NAME:"
                        "PASSWORD@HOST/PATH (write @ / : ? # in them as %40 %2F %3A %3F %23)")
    where = f"[{host}]" if ":" in host else host
    path = _SECRET.sub(r"\1=…", parts.path)
    return f"{parts.scheme}://{where}{f':{port}' if port else ''}{path}"
