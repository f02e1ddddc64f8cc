"""A recorded film as a camera: every frame, at the moment of its presentation time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import av
import numpy as np
from av.packet import Packet
from av.stream import Stream

from dealer_assist.vision.frame import CameraError, Frame

_SECOND = 1_000_000
_LOST = _SECOND // 5    # a film that ends so much sooner than it says has been cut off: up to 0.13 s of what it says
                        # may be silence that an encoder put before the sound, and nobody is shown


@dataclass(frozen=True, slots=True)
class FilmCamera:
    path: Path
    started_at: int = 0     # microseconds: when the film's time 0 was captured
    camera: str = ""        # empty: the file's name

    @property
    def name(self) -> str:
        return self.camera or self.path.name

    def frames(self) -> Iterator[Frame]:
        try:
            container = av.open(f"file:{self.path}", metadata_errors="replace")     # else "pipe:0" is no name of a file
        except FileNotFoundError:
            raise CameraError(f"{self.path}: no such file; name a film that is there") from None
        except (OSError, av.FFmpegError) as error:
            raise CameraError(f"{self.path}: cannot be read as a film ({_said(error)}); "
                              "a video file such as MKV or MP4 was expected") from None
        with container:
            if not container.streams.video:
                raise CameraError(f"{self.path}: holds no pictures; a video file was expected")
            stream = container.streams.video[0]
            stream.thread_type = "AUTO"
            index, at, end = -1, 0, 0
            try:
                for packet in container.demux():
                    end = max(end, _end_of(packet))
                    for picture in stream.decode(packet) if packet.stream is stream else ():
                        index += 1
                        if picture.pts is None or picture.time_base is None:
                            raise CameraError(f"{self.path}: frame {index} has no presentation time; write the film "
                                              "anew with a container that keeps times, such as MKV or MP4")
                        if picture.is_corrupt:
                            raise self._broken(index - 1, at, f"frame {index} is damaged")
                        at = round(picture.pts * picture.time_base * _SECOND)
                        pixels = np.ascontiguousarray(picture.to_ndarray(format="bgr24"), np.uint8)
                        yield Frame(self.name, index, self.started_at + at, pixels)
            except av.FFmpegError as error:
                raise self._broken(index, at, _said(error)) from None
            # Not by how many pictures the file says to hold: a clip has some that are not shown, but built upon.
            if index < 0 or end + _LOST < (container.duration or 0):
                raise self._broken(index, at, "the file ends too soon")

    def _broken(self, index: int, at: int, why: str) -> CameraError:
        return CameraError(f"{self.path}: breaks off after {index + 1} frames, at {at / _SECOND:.2f} s ({why}); "
                           "what came before was used, for the rest take another copy")


def _end_of(packet: Packet[Stream]) -> int:
    """When what it holds is over, be it pictures or sound: a film lasts as long as the longest of all that is in it."""
    if packet.pts is None or packet.time_base is None:
        return 0
    return round((packet.pts + (packet.duration or 0)) * packet.time_base * _SECOND)


def _said(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
