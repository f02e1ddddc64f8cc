"""A GenICam camera (GigE Vision, USB3 Vision …) through its maker's GenTL producer. Needs the extra ``genicam``."""

from __future__ import annotations

import os
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

import cv2
import numpy as np

from dealer_assist.vision.cameras.live import LiveCamera, now
from dealer_assist.vision.frame import CameraError, Pixels

PRODUCERS = "GENICAM_GENTL64_PATH"      # where the standard has the makers' installers write their folders
_WAIT = 1.0                             # seconds for a picture
_NO_EXTRA = "needs an extra; install it with: pip install 'dealer-assist[genicam]'"
_ONE_AT_A_TIME = Lock()                 # the producers are shared by all cameras of this kind
_OPEN: list[Any] = []                   # devices
_TO_BGR = {
    "Mono8": cv2.COLOR_GRAY2BGR, "RGB8": cv2.COLOR_RGB2BGR, "RGBa8": cv2.COLOR_RGBA2BGR, "BGRa8": cv2.COLOR_BGRA2BGR,
    "BayerRG8": cv2.COLOR_BayerRGGB2BGR, "BayerGR8": cv2.COLOR_BayerGRBG2BGR, "BayerGB8": cv2.COLOR_BayerGBRG2BGR,
    "BayerBG8": cv2.COLOR_BayerBGGR2BGR,
}


def genicam_camera(serial: str) -> LiveCamera:
    """``serial``: the camera's serial number; empty: the only one there is."""
    return LiveCamera(f"genicam:{serial}", lambda: _Genicam(serial))


class _Genicam:
    def __init__(self, serial: str) -> None:
        try:
            from genicam.gentl import GenericException
        except ImportError:
            raise CameraError(_NO_EXTRA) from None
        self.error: type[Exception] = GenericException
        try:
            with _ONE_AT_A_TIME:
                self.device = _started(serial)
        except GenericException as error:
            raise CameraError(f"cannot be opened ({_said(error)}); see that no other program uses it") from None

    def read(self) -> tuple[int, Pixels]:
        try:
            with self.device.fetch(timeout=_WAIT) as buffer:
                at, picture = now(), buffer.payload.components[0]
                code = _TO_BGR.get(picture.data_format)
                if code is None and picture.data_format != "BGR8":
                    raise CameraError(f"gives pictures as {picture.data_format}; set its PixelFormat to one of BGR8, "
                                      f"{', '.join(_TO_BGR)}")
                raw = np.asarray(picture.data, np.uint8).reshape(picture.height, picture.width, -1)
                return at, raw.copy() if code is None else np.asarray(cv2.cvtColor(raw, code), np.uint8)
        except self.error as error:
            raise CameraError(f"gives no more pictures ({_said(error)})") from None

    def close(self) -> None:
        # Its binding lets each of these two be ended by a method of its own, which keeps it for ever, with all it knows
        # of the camera: a third of a megabyte for every time that one goes away.
        chunks = getattr(self.device, "_chunk_adapter", None)
        with _ONE_AT_A_TIME:
            _OPEN.remove(self.device)
            with suppress(self.error), self.device:     # it may be gone already
                pass
        if ending := getattr(chunks, "_finalizer", None):
            ending.detach()


def _started(serial: str) -> Any:
    producers = tuple(file for folder in os.environ.get(PRODUCERS, "").split(os.pathsep) if folder
                      for file in sorted(Path(folder).glob("*.cti")))
    if not producers:
        raise CameraError(f"no GenTL producer (.cti) found; install the one of the camera's maker, and see that "
                          f"{PRODUCERS} names its folder")
    harvester = _harvester(producers)
    if not _OPEN:       # who looks for cameras anew ends those that are open
        harvester.update()
    found = [str(device.serial_number) for device in harvester.device_info_list]
    if not found or (serial and serial not in found) or (not serial and len(found) > 1):
        raise CameraError(f"{', '.join(found) or 'no camera'} found; "
                          f"{f'serial number {serial}' if serial else 'one camera, or its serial number,'} was "
                          "expected: see to its power and its cable, or name one as in genicam:NUMBER")
    device = harvester.create({"serial_number": serial} if serial else 0)
    _OPEN.append(device)
    device.start()
    return device


@cache
def _harvester(producers: tuple[Path, ...]) -> Any:
    """Loaded once: a camera that is away is asked for again and again."""
    try:
        from harvesters.core import Harvester
    except ImportError:
        raise CameraError(_NO_EXTRA) from None
    harvester = Harvester()
    for producer in producers:
        harvester.add_file(str(producer))
    return harvester


def _said(error: Exception) -> str:
    return str(error).partition("\n")[0].strip() or type(error).__name__
