"""Writes a session as it happens. What ``append`` acknowledged is on disk; dropped pictures are declared."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import av

from dealer_assist.ledger.entries import CAMERA, FramesDropped, RecordEvent, SessionClosed, SessionOpened
from dealer_assist.ledger.store import Ledger
from dealer_assist.sessions.film import FilmWriter
from dealer_assist.sessions.folder import FILM, FRAME_TIMES, HEADER, LEDGER, SIGHTINGS, digest_of
from dealer_assist.sessions.header import Header, header_bytes
from dealer_assist.sessions.sightings import Said, line_of
from dealer_assist.table.events import Recorded, TableEvent
from dealer_assist.vision.frame import Frame
from dealer_assist.vision.sighting import Glimpse

RECORDER = "recorder"


class RecordError(Exception):
    """A session that cannot be recorded, or no further: a sentence that names the file and what to do."""


def free_folder(wanted: Path) -> Path:
    """``demo``, ``demo-2`` …: a record is never written over another."""
    if not wanted.name.strip("."):      # "." and ".." name a folder only by where one stands
        wanted = Path(os.path.abspath(wanted))
    folder, number = wanted, 2
    try:
        while folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            if not wanted.name:
                raise RecordError(f"{wanted}: not empty; a session needs a folder of its own: name a new one")
            folder, number = wanted.with_name(f"{wanted.name}-{number}"), number + 1
    except OSError as error:
        raise RecordError(f"{folder}: cannot be used ({error.strerror}); a folder that can be made and written was "
                           "expected") from None
    return folder


class Recorder:
    """``glimpse`` and ``append`` are to be called in the order in which things are followed: replay follows it too."""

    def __init__(self, folder: Path, header: Header, *, patient: bool = False) -> None:
        """``patient``: the pictures come from a film or a simulator, which can wait until each one is written."""
        self.folder, self.header, self.patient = folder, header, patient
        self._lock = threading.Lock()
        self._now = header.started_at
        self._frames = self._dropped = 0       # pictures offered so far, and those declared to be dropped
        self._losing = 0
        content = header_bytes(header, str(folder / HEADER))
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if any(folder.iterdir()):
                raise RecordError(f"{folder}: not empty; a session needs a folder of its own: name a new one")
            (folder / HEADER).write_bytes(content)
            self._ledger = Ledger.create(folder / LEDGER)
            self._ledger.note(self._now, RECORDER, SessionOpened(digest_of(folder / HEADER)))
            self._sightings = (folder / SIGHTINGS).open("xb", buffering=0)
            self._film = FilmWriter(folder / FILM, folder / FRAME_TIMES, header.width, header.height)
        except (OSError, av.FFmpegError) as error:
            raise RecordError(f"{folder}: cannot be written ({error.strerror}); "
                               "a folder on a disk with space was expected") from None

    @property
    def trouble(self) -> str | None:
        """Why the film is not kept any more: a sentence for the screen. The ledger is kept all the same."""
        return self._film.trouble

    def frame(self, frame: Frame) -> None:
        """Returns at once, if not patient. The recorder keeps the pixels a while: they must not be written over."""
        kept = self._film.offer(frame, self.patient)        # outside the lock: what is said must not wait for the film
        with self._lock:
            self._now = max(self._now, frame.captured_at)
            self._frames += 1
            if not kept:
                self._losing += 1
            elif self._losing:
                self._declare_dropped(self._losing)

    def glimpse(self, glimpse: Glimpse) -> None:
        with self._lock:
            self._now = max(self._now, glimpse.captured_at)
            self._write(glimpse)

    def append(self, at: int, by: str, event: TableEvent) -> Recorded:
        with self._lock:
            self._now = max(self._now, at)
            recorded = self._ledger.append(at, by, event)
            if by != CAMERA:
                self._write(Said(recorded.seq))
            return recorded

    def note(self, at: int, event: RecordEvent) -> None:
        """A camera lost or back."""
        with self._lock:
            self._ledger.note(at, RECORDER, event)

    def close(self) -> None:
        with self._lock:
            try:
                self._film.close()
                self._sightings.close()
                if missing := self._frames - self._film.frames - self._dropped:
                    self._declare_dropped(missing)
                self._ledger.note(self._now, RECORDER, SessionClosed(
                    self._film.frames, *(digest_of(self.folder / name) for name in (FILM, FRAME_TIMES, SIGHTINGS))))
            except OSError as error:
                raise RecordError(f"{self.folder}: cannot be closed ({error.strerror}); check the disk, what was "
                                   "recorded is safe") from None
            finally:
                self._ledger.close()

    def _declare_dropped(self, count: int) -> None:
        self._ledger.note(self._now, RECORDER, FramesDropped(self.header.camera, count))
        self._dropped += count
        self._losing = 0

    def _write(self, seen: Glimpse | Said) -> None:
        line = line_of(seen)
        try:
            written = self._sightings.write(line)
        except OSError as error:
            raise RecordError(f"{self.folder / SIGHTINGS}: cannot be written ({error.strerror}); check the disk, "
                               "what was recorded is safe") from None
        if written != len(line):
            raise RecordError(f"{self.folder / SIGHTINGS}: the disk is full; free some space and start a new session, "
                               "what was recorded is safe")
