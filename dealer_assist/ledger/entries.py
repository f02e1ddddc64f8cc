"""What the record says of itself, and an entry of either kind. The engine never sees the record's own events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from dealer_assist.table.events import Recorded, TableEvent

CAMERA = "camera"       # who says what the sightings show; everything else is said by people or by the program


@dataclass(frozen=True, slots=True)
class SessionOpened:
    """The first entry of every session. ``header``: SHA-256 of the bytes of header.json."""

    header: str


@dataclass(frozen=True, slots=True)
class SessionClosed:
    """The recording ended as it should. Digests are SHA-256 of the files; ``frames`` are those in the film."""

    frames: int
    film: str
    frame_times: str
    sightings: str


@dataclass(frozen=True, slots=True)
class CameraLost:
    camera: str


@dataclass(frozen=True, slots=True)
class CameraBack:
    camera: str


@dataclass(frozen=True, slots=True)
class FramesDropped:
    """Frames that the film does not hold because it could not be written fast enough: a declared gap."""

    camera: str
    count: int


RecordEvent = SessionOpened | SessionClosed | CameraLost | CameraBack | FramesDropped


@dataclass(frozen=True, slots=True)
class Entry:
    seq: int                    # 1, 2, 3 … without a gap
    at: int                     # captured time, microseconds UTC
    by: str                     # who says so
    event: TableEvent | RecordEvent


def table_log(entries: Iterable[Entry]) -> Iterator[Recorded]:
    """The part of the record that the engine follows."""
    for entry in entries:
        if not isinstance(entry.event, RecordEvent):
            yield Recorded(entry.seq, entry.at, entry.by, entry.event)
