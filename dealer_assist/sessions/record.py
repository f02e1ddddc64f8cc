"""Writes a session as it happens. What ``append`` acknowledged is on disk; dropped pictures are declared."""

from __future__ import annotations

import os
import threading
from dataclasses import dataclass
from pathlib import Path

import av

from dealer_assist.ledger.entries import (
    CAMERA,
    CameraBack,
    Filmed,
    FramesDropped,
    FramesUnseen,
    RecordEvent,
    SessionClosed,
    SessionOpened,
    ViewTrusted,
)
from dealer_assist.ledger.store import Ledger
from dealer_assist.sessions.film import FilmWriter
from dealer_assist.sessions.folder import HEADER, LEDGER, SIGHTINGS, digest_of, film_of
from dealer_assist.sessions.header import Header, header_bytes
from dealer_assist.sessions.sightings import Said, line_of
from dealer_assist.table.events import Recorded, TableEvent
from dealer_assist.vision.frame import Frame
from dealer_assist.vision.sighting import Glimpse, Looks

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


@dataclass(slots=True)
class _Film:
    """Of one camera, and how many of its frames went where."""

    writer: FilmWriter
    film: Path
    times: Path
    offered: int = 0
    dropped: int = 0        # declared not to be in the film ...
    losing: int = 0         # ... and not declared yet
    unseen: int = 0
    last: int | None = None     # the number of the last frame that was offered


class Recorder:
    """``glimpse`` and ``append`` are to be called in the order in which things are followed: replay follows it too."""

    def __init__(self, folder: Path, header: Header, *, patient: bool = False) -> None:
        """``patient``: the pictures come from a film or a simulator, which can wait until each one is written."""
        self.folder, self.header, self.patient = folder, header, patient
        self._lock = threading.Lock()
        self._now = header.started_at
        content = header_bytes(header, str(folder / HEADER))
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if any(folder.iterdir()):
                raise RecordError(f"{folder}: not empty; a session needs a folder of its own: name a new one")
            (folder / HEADER).write_bytes(content)
            self._ledger = Ledger.create(folder / LEDGER)
            self._ledger.note(self._now, RECORDER, SessionOpened(digest_of(folder / HEADER)))
            self._sightings = (folder / SIGHTINGS).open("xb", buffering=0)
            self._films: dict[str, _Film] = {}
            for number, pictures in enumerate(header.pictures):
                film, times = (folder / name for name in film_of(number))
                self._films[pictures.camera] = _Film(FilmWriter(film, times, pictures.width, pictures.height), film,
                                                     times)
        except (OSError, av.FFmpegError) as error:
            raise RecordError(f"{folder}: cannot be written ({error.strerror}); "
                               "a folder on a disk with space was expected") from None

    @property
    def trouble(self) -> str | None:
        """Why the film is not kept any more: a sentence for the screen. The ledger is kept all the same."""
        return next((film.writer.trouble for film in self._films.values() if film.writer.trouble), None)

    def frame(self, frame: Frame) -> None:
        """Returns at once, if not patient. The recorder keeps the pixels a while: they must not be written over."""
        film = self._films[frame.camera]
        kept = film.writer.offer(frame, self.patient)       # outside the lock: what is said must not wait for the film
        with self._lock:
            self._now = max(self._now, frame.captured_at)
            film.offered += 1
            film.unseen += 0 if film.last is None else frame.index - film.last - 1
            film.last = frame.index
            if not kept:
                film.losing += 1
            elif film.losing:
                self._declare_dropped(frame.camera, film.losing)

    def glimpse(self, seen: Glimpse | Looks) -> None:
        with self._lock:
            glimpses = seen.glimpses if isinstance(seen, Looks) else (seen,)
            self._now = max(self._now, *(glimpse.captured_at for glimpse in glimpses))
            self._write(seen)

    def append(self, at: int, by: str, event: TableEvent) -> Recorded:
        with self._lock:
            self._now = max(self._now, at)
            recorded = self._ledger.append(at, by, event)
            if by != CAMERA:
                self._write(Said(recorded.seq))
            return recorded

    def note(self, at: int, event: RecordEvent) -> None:
        """Of the cameras. What one sees again means something else than it did before it was gone, or in doubt."""
        with self._lock:
            self._now = max(self._now, at)
            entry = self._ledger.note(at, RECORDER, event)
            if isinstance(event, CameraBack | ViewTrusted):
                self._write(Said(entry))

    def close(self) -> None:
        with self._lock:
            try:
                for film in self._films.values():
                    film.writer.close()
                self._sightings.close()
                for camera, film in self._films.items():
                    if missing := film.offered - film.writer.frames - film.dropped:
                        self._declare_dropped(camera, missing)
                    if film.unseen:
                        self._ledger.note(self._now, RECORDER, FramesUnseen(camera, film.unseen))
                films = [Filmed(camera, film.writer.frames, digest_of(film.film), digest_of(film.times))
                         for camera, film in self._films.items()]
                first, *others = films or [Filmed("", 0, "", "")]
                self._ledger.note(self._now, RECORDER, SessionClosed(
                    first.frames, first.film, first.frame_times, digest_of(self.folder / SIGHTINGS), tuple(others)))
            except OSError as error:
                raise RecordError(f"{self.folder}: cannot be closed ({error.strerror}); check the disk, what was "
                                   "recorded is safe") from None
            finally:
                self._ledger.close()

    def _declare_dropped(self, camera: str, count: int) -> None:
        self._ledger.note(self._now, RECORDER, FramesDropped(camera, count))
        film = self._films[camera]
        film.dropped, film.losing = film.dropped + count, 0

    def _write(self, seen: Glimpse | Looks | Said) -> None:
        line = line_of(seen)
        try:
            written = self._sightings.write(line)
        except OSError as error:
            raise RecordError(f"{self.folder / SIGHTINGS}: cannot be written ({error.strerror}); check the disk, "
                               "what was recorded is safe") from None
        if written != len(line):
            raise RecordError(f"{self.folder / SIGHTINGS}: the disk is full; free some space and start a new session, "
                               "what was recorded is safe")
