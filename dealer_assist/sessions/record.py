"""Writes a session as it happens. What ``append`` acknowledged is on disk; whatever is missing is declared.

A session that broke off is gone on with: see ``unfinished``.
"""

from __future__ import annotations

import os
import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path

import av
import cv2
import numpy as np

from dealer_assist.ledger.entries import (
    CAMERA,
    RECORDER,
    CameraBack,
    ClockRead,
    ClockStepped,
    Entry,
    FramesDropped,
    FramesUnseen,
    RecordEvent,
    SegmentClosed,
    SessionClosed,
    SessionOpened,
    SessionResumed,
    StillKept,
    ViewTrusted,
    WritingFailed,
)
from dealer_assist.ledger.notes import Checkpoint
from dealer_assist.ledger.store import Ledger, LedgerError, NotWritten
from dealer_assist.sessions.film import PIECE, FilmWriter, Piece, playable
from dealer_assist.sessions.folder import (
    FELT,
    HEADER,
    LEDGER,
    SEEN,
    BrokenSession,
    bytes_of,
    digest_of,
    films_of,
    keep_name,
    piece,
    pieces_in,
    write_durably,
)
from dealer_assist.sessions.header import Header, HeaderError, Program, header_bytes, load_header, this_program
from dealer_assist.sessions.sightings import REMEMBERED, Said, line_of, read_lines
from dealer_assist.table.events import Recorded, TableEvent
from dealer_assist.vision.frame import Frame, Pixels
from dealer_assist.vision.sighting import Glimpse, Looks


class RecordError(Exception):
    """A session that cannot be recorded, or no further: a sentence that names the file and what to do."""


def free_folder(wanted: Path) -> Path:
    """``demo``, ``demo-2`` …: a record is never written over another."""
    wanted = _named(wanted)
    try:
        for folder in _series(wanted):
            if not (folder.exists() and (not folder.is_dir() or any(folder.iterdir()))):
                return folder
            if not wanted.name:
                break
    except OSError as error:
        raise RecordError(f"{folder}: cannot be used ({error.strerror}); a folder that can be made and written was "
                           "expected") from None
    raise RecordError(f"{wanted}: not empty; a session needs a folder of its own: name a new one")


def _named(wanted: Path) -> Path:
    """"." and ".." name a folder only by where one stands."""
    return wanted if wanted.name.strip(".") else Path(os.path.abspath(wanted))


def _series(wanted: Path) -> Iterator[Path]:
    yield wanted
    number = 2
    while True:
        yield wanted.with_name(f"{wanted.name}-{number}")
        number += 1


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A session that broke off. Its ledger is held from here on: go on with it, or ``leave`` it as it is."""

    folder: Path
    header: Header
    ledger: Ledger

    def leave(self) -> None:
        self.ledger.close()

    def felt(self, camera: str) -> Pixels | None:
        """How the camera saw the table with nothing on it."""
        return kept_felt(self.folder, self.ledger.entries, camera)


def kept_felt(folder: Path, entries: Sequence[Entry], camera: str) -> Pixels | None:
    """How the camera saw the table with nothing on it; None: no still was kept."""
    kept = next((e.event for e in reversed(entries) if isinstance(e.event, StillKept) and e.event.camera == camera),
                None)
    if kept is None:
        return None
    content = bytes_of(folder / kept.file)
    if sha256(content).hexdigest() != kept.digest:
        raise BrokenSession(f"{folder / kept.file}: was changed; the empty table as the camera saw it was expected: "
                            "look for a complete copy, or name a new folder with --out")
    return np.asarray(cv2.imdecode(np.frombuffer(content, np.uint8), cv2.IMREAD_COLOR), np.uint8)


def unfinished(wanted: Path) -> Unfinished | None:
    """The last session of ``demo``, ``demo-2`` …, if it broke off. A LedgerError if a table runs on it just now."""
    wanted = _named(wanted)
    last: Path | None = None
    for folder in _series(wanted):
        if not (folder / LEDGER).is_file():
            if folder.exists() and wanted.name and folder.is_dir():
                continue            # something else lies there: the sessions go on after it
            break
        last = folder
    if last is None or not (last / HEADER).is_file():
        return None
    if _ended(last / LEDGER):
        return None
    ledger = Ledger.open(last / LEDGER)
    try:
        opened = ledger.entries[0].event if ledger.entries else None
        if not isinstance(opened, SessionOpened):
            ledger.close()
            return None             # it broke off as it began: nothing was said yet
        content = bytes_of(last / HEADER)
        if sha256(content).hexdigest() != opened.header:
            raise RecordError(f"{last / HEADER}: was changed; the session that broke off cannot be gone on with under "
                              "other rules: look for a complete copy, or name a new folder with --out")
        return Unfinished(last, load_header(content, str(last / HEADER)), ledger)
    except (RecordError, HeaderError, BrokenSession):
        ledger.close()
        raise


def _ended(path: Path) -> bool:
    """Whether the session was closed: asked before its ledger is touched."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=1)) as connection:
            found, = connection.execute("SELECT EXISTS (SELECT 1 FROM entry WHERE instr(body, CAST("
                                        "'\"kind\":\"session.closed\"' AS BLOB)))").fetchone()
            return bool(found)
    except (sqlite3.Error, UnicodeDecodeError):
        return False                # what is wrong with it, opening it tells


@dataclass(slots=True)
class _Film:
    """Of one camera, and how many of its frames went where."""

    writer: FilmWriter
    offered: int = 0
    kept: int = 0           # in the pieces that are closed
    dropped: int = 0        # declared not to be in the film ...
    losing: int = 0         # ... and not declared yet
    unseen: int = 0
    last: int | None = None     # the number of the last frame that was offered
    at: int | None = None       # ... and when it was captured


@dataclass(slots=True)
class _Seen:
    """A piece of the sightings while it is written."""

    path: Path
    file: int
    size: int = 0
    count: int = 0
    first: int = 0
    last: int = 0


@dataclass(frozen=True, slots=True)
class Before:
    """What was recorded before it broke off: all entries, and what was seen last. ``at``: when it goes on."""

    entries: tuple[Entry, ...]
    seen: tuple[Glimpse | Looks, ...]
    at: int


class Recorder:
    """``glimpse`` and ``append`` are to be called in the order in which things are followed: replay follows it too.

    Both raise NotWritten where the disk takes nothing: then nothing happened, and the same can be tried again.
    """

    def __init__(self, folder: Path, header: Header, *, patient: bool = False,
                 felt: Mapping[str, Pixels] | None = None, again: Unfinished | None = None, at: int = 0,
                 clock: ClockRead | None = None) -> None:
        """``patient``: the pictures come from a film or a simulator, which can wait until each one is written.
        ``felt``: how each camera sees the empty table. ``again``: goes on with this session instead, from ``at`` on.
        ``clock``: what is known of the one that times come from; None: they come from a film."""
        self.folder, self.header, self.patient = folder, header, patient
        self.clock = clock
        self.before: Before | None = None
        self._lock = threading.RLock()
        self._now = at if again else header.started_at
        self._owed: deque[RecordEvent] = deque()        # what the disk did not take yet
        self._said = b""                                # ... and of the sightings
        self._failing: dict[str, str] = {}              # what cannot be written, and why
        self._failure: BrokenSession | None = None
        self._seen: _Seen | None = None
        self._finishing = ThreadPoolExecutor(1, "finishing")
        self._films: dict[str, _Film] = {}
        try:
            if again:
                self._ledger = again.ledger
                self._go_on(at)
            else:
                self._begin(felt or {})
            if clock:
                self._ledger.note(self._now, RECORDER, clock)
            for number, pictures in enumerate(header.pictures):
                films = folder / films_of(number)
                self._films[pictures.camera] = _Film(FilmWriter(
                    films, pictures.width, pictures.height, partial(self._piece_closed, pictures.camera),
                    _next(films, ".jsonl")))
        except (OSError, av.FFmpegError) as error:
            raise RecordError(f"{folder}: cannot be written ({error.strerror}); "
                               "a folder on a disk with space was expected") from None

    def _begin(self, felt: Mapping[str, Pixels]) -> None:
        folder = self.folder
        content = header_bytes(self.header, str(folder / HEADER))
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise RecordError(f"{folder}: not empty; a session needs a folder of its own: name a new one")
        write_durably(folder / HEADER, content)
        (folder / SEEN).mkdir()
        self._ledger = Ledger.create(folder / LEDGER)
        self._ledger.note(self._now, RECORDER, SessionOpened(digest_of(folder / HEADER)))
        for number, (camera, pixels) in enumerate(felt.items(), 1):
            still = folder / FELT / piece(number, ".png")
            still.parent.mkdir(exist_ok=True)
            write_durably(still, cv2.imencode(".png", pixels)[1].tobytes())
            self._ledger.note(self._now, RECORDER, StillKept(f"{FELT}/{still.name}", digest_of(still), camera))

    def _go_on(self, at: int) -> None:
        """Declares what was found of the pieces that were being written, and that the recording goes on."""
        entries = self._ledger.entries
        closed = {entry.event.file for entry in entries if isinstance(entry.event, SegmentClosed)}
        for number, pictures in enumerate(self.header.pictures):
            for film in pieces_in(self.folder / films_of(number), ".mp4"):
                if self._name(film) not in closed:
                    times = film.with_suffix(".jsonl")
                    times.touch()
                    self._keep_piece(pictures.camera, Piece(film, times, 0, 0, 0, cut=True))
        for seen in pieces_in(self.folder / SEEN, ".jsonl"):
            if self._name(seen) not in closed:
                moments = [moment for line in read_lines(bytes_of(seen), seen, cut_off=True)
                           if (moment := _moment(line)) is not None]
                found = _Seen(seen, 0, 0, bytes_of(seen).count(b"\n"), *(moments[0], moments[-1]) if moments else ())
                self._keep_seen(found, cut=True)
        remembered = tuple(line for line in last_lines(self.folder) if not isinstance(line, Said))
        if at < entries[-1].at:
            self._ledger.note(at, RECORDER, ClockStepped(at - entries[-1].at))
        program: Program = this_program()
        resumed = self._ledger.note(at, RECORDER, SessionResumed(program.version, program.core, program.steadying,
                                                                 self.header.model))
        self.before = Before(entries, remembered, at)
        self._write(Said(resumed))

    @property
    def trouble(self) -> str | None:
        """What of the record is not kept just now: a sentence for the screen."""
        film = next((film.writer.trouble for film in self._films.values() if film.writer.trouble), None)
        return next(iter(tuple(self._failing.values())), film)

    def frame(self, frame: Frame) -> None:
        """Returns at once, if not patient. The recorder keeps the pixels a while: they must not be written over."""
        film = self._films[frame.camera]
        kept = film.writer.offer(frame, self.patient)       # outside the lock: what is said must not wait for the film
        with self._lock:
            self._now = max(self._now, frame.captured_at)
            film.offered += 1
            film.unseen += 0 if film.last is None else frame.index - film.last - 1
            if film.at is not None and frame.captured_at < film.at:
                self._owed.append(ClockStepped(frame.captured_at - film.at, frame.camera))
                self._now = frame.captured_at
            film.last, film.at = frame.index, frame.captured_at
            if not kept:
                film.losing += 1
            elif film.losing:
                self._declare_dropped(frame.camera, film.losing)
            self._pay()

    def glimpse(self, seen: Glimpse | Looks) -> None:
        with self._lock:
            self._now = max(self._now, _moment(seen) or 0)
            if self._owed:          # a camera that is back changes what this means: it is said first
                with self._watched("ledger"):
                    self._flush()
            self._write(seen)

    def append(self, at: int, by: str, event: TableEvent) -> Recorded:
        seq, = self.append_all(at, [(by, event)])
        return Recorded(seq, at, by, event)

    def append_all(self, at: int, said: Iterable[tuple[str, TableEvent | RecordEvent]]) -> tuple[int, ...]:
        """Of several, all are written or none."""
        with self._lock:
            self._now = max(self._now, at)
            told = tuple(said)
            with self._watched("ledger"):
                self._flush()
                numbers = self._ledger.append_all(at, told)
            for seq, (by, event) in zip(numbers, told, strict=True):
                if by != CAMERA and not isinstance(event, RecordEvent):
                    self._write(Said(seq))
            return numbers

    def note(self, at: int, event: RecordEvent) -> None:
        """Of the cameras and the clock: what the disk does not take now it takes later, in this order. What a camera
        sees again means something else than it did before it was gone, or in doubt."""
        with self._lock:
            self._now = max(self._now, at)
            self._owed.append(event)
            self._pay()

    def sign_in_time(self, now: int) -> None:
        """Where the disk takes nothing just now, it is tried again with the next picture."""
        with suppress(LedgerError):
            self._ledger.sign_in_time(now)

    def witnessed(self, note: Checkpoint) -> None:
        """Keeps what a witness wrote below a checkpoint, if it can be kept: the witness has it too."""
        with suppress(LedgerError):
            self._ledger.witnessed(note)

    def close(self) -> None:
        for film in self._films.values():       # their last pieces are noted by the other thread
            film.writer.close()
        self._finishing.shutdown()
        with self._lock:
            try:
                if self._seen:
                    self._close_seen()
                for camera, film in self._films.items():
                    if missing := film.offered - film.kept - film.dropped:
                        self._declare_dropped(camera, missing)
                    if film.unseen:
                        self._owed.append(FramesUnseen(camera, film.unseen))
                self._flush()
                if self._failure:
                    raise self._failure
                self._ledger.note(self._now, RECORDER, SessionClosed(sum(
                    e.event.count for e in self._ledger.entries
                    if isinstance(e.event, SegmentClosed) and e.event.camera)))
            except OSError as error:
                raise RecordError(f"{self.folder}: cannot be closed ({error.strerror}); check the disk, what was "
                                   "recorded is safe") from None
            finally:
                self._ledger.close()

    # ── what is owed to the ledger ──
    def _flush(self) -> None:
        """What happened to the record before: first it, then what comes now."""
        while self._owed:
            event = self._owed[0]
            seq = self._ledger.note(self._now, RECORDER, event)
            self._owed.popleft()
            if isinstance(event, CameraBack | ViewTrusted):
                self._write(Said(seq))

    def _pay(self) -> None:
        if self._owed:
            try:
                with self._watched("ledger"):
                    self._flush()
            except NotWritten:
                pass            # it is owed, and said on the screen

    @contextmanager
    def _watched(self, what: str) -> Iterator[None]:
        try:
            yield
        except NotWritten as error:
            if what not in self._failing:
                self._failing[what] = str(error)
                self._owed.append(WritingFailed(what, self._now, str(error)))
            raise
        self._failing.pop(what, None)

    def _declare_dropped(self, camera: str, count: int) -> None:
        self._owed.append(FramesDropped(camera, count))
        film = self._films[camera]
        film.dropped, film.losing = film.dropped + count, 0

    # ── pieces that are closed ──
    def _piece_closed(self, camera: str, closed: Piece) -> None:
        """In the film's thread, which has better to do than to wait for the disk."""
        self._finishing.submit(self._guarded, partial(self._keep_piece, camera, closed))

    def _guarded(self, keep: Callable[[], None]) -> None:
        try:
            keep()
        except BrokenSession as error:
            self._failure = self._failure or error
        except OSError as error:
            self._failure = self._failure or BrokenSession(f"{self.folder}: cannot be written ({error.strerror}); "
                                                            "check the disk, what was recorded is safe")

    def _keep_piece(self, camera: str, closed: Piece) -> None:
        count, first, last = playable(closed.film, closed.times) if closed.cut else (
            closed.count, closed.first, closed.last)
        _synced(closed.times, closed.film)
        kept = SegmentClosed(self._name(closed.film), digest_of(closed.film), count, first, last, camera,
                             digest_of(closed.times), closed.cut)
        with self._lock:
            if camera in self._films:
                self._films[camera].kept += count
                if closed.cut:
                    self._owed.append(WritingFailed(kept.file, last, self._films[camera].writer.trouble or ""))
            self._owed.append(kept)
            self._pay()

    def _keep_seen(self, closed: _Seen, cut: bool = False) -> None:
        _synced(closed.path)
        kept = SegmentClosed(self._name(closed.path), digest_of(closed.path), closed.count, closed.first, closed.last,
                             cut=cut)
        with self._lock:
            self._owed.append(kept)
            self._pay()

    def _name(self, path: Path) -> str:
        return path.relative_to(self.folder).as_posix()

    # ── sightings ──
    def _write(self, seen: Glimpse | Looks | Said) -> None:
        """What was said is in the ledger already: its place in the sightings is kept for it, whatever the disk does."""
        if isinstance(seen, Said):
            self._said += line_of(seen)
            try:
                self._lines(b"", None)
            except NotWritten:
                return
        else:
            self._lines(line_of(seen), _moment(seen))

    def _lines(self, line: bytes, moment: int | None) -> None:
        with self._watched("sightings"):
            if self._seen and moment is not None and not 0 <= moment - self._seen.first <= PIECE and self._seen.first:
                closed = self._seen
                self._close_seen(self._finishing.submit)
                assert closed is not self._seen
            seen = self._seen or self._open_seen()
            content = self._said + line
            try:
                written = os.write(seen.file, content)
                if written != len(content):
                    raise OSError(0, "the disk is full")
            except OSError as error:
                os.ftruncate(seen.file, seen.size)          # no half a line
                os.lseek(seen.file, seen.size, os.SEEK_SET)
                raise self._no_room(error) from None
            seen.size += len(content)
            seen.count += content.count(b"\n")
            self._said = b""
            if moment is not None:
                seen.first, seen.last = seen.first or moment, moment

    def _open_seen(self) -> _Seen:
        folder = self.folder / SEEN
        path = folder / piece(_next(folder, ".jsonl"), ".jsonl")
        try:
            file = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0), 0o666)
        except OSError as error:
            raise self._no_room(error) from None
        self._seen = _Seen(path, file)
        return self._seen

    def _close_seen(self, later: Callable[..., object] | None = None) -> None:
        assert self._seen
        closed, self._seen = self._seen, None
        os.close(closed.file)
        if later:
            later(self._guarded, partial(self._keep_seen, closed))
        else:
            self._keep_seen(closed)

    def _no_room(self, error: OSError) -> NotWritten:
        return NotWritten(f"{self.folder / SEEN}: cannot be written ({error.strerror}); free some space and check the "
                          "disk, what was recorded is safe")


def last_lines(folder: Path) -> tuple[Glimpse | Looks | Said, ...]:
    """What the sightings end with."""
    found: list[Glimpse | Looks | Said] = []
    for path in reversed(pieces_in(folder / SEEN, ".jsonl")):
        *lines, _ = bytes_of(path).split(b"\n")
        wanted = b"".join(line + b"\n" for line in lines[-(REMEMBERED - len(found)):])
        found[:0] = read_lines(wanted, path, cut_off=True)
        if len(found) >= REMEMBERED:
            break
    return tuple(found)


def _moment(seen: Glimpse | Looks | Said) -> int | None:
    match seen:
        case Looks(glimpses):
            return max(glimpse.captured_at for glimpse in glimpses)
        case Glimpse():
            return seen.captured_at
        case _:
            return None


def _next(folder: Path, suffix: str) -> int:
    """The number of the next piece."""
    return max((int(path.stem) for path in pieces_in(folder, suffix)), default=0) + 1


def _synced(*paths: Path) -> None:
    """On disk, before the ledger says what is in it."""
    for path in paths:
        try:
            file = os.open(path, os.O_RDWR)
        except FileNotFoundError:
            continue                # its digest will tell
        try:
            os.fsync(file)
        finally:
            os.close(file)
    keep_name(paths[0])
