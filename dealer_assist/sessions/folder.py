"""What lies in a session's folder, and the errors that its files can give."""

from __future__ import annotations

import os
from hashlib import file_digest
from pathlib import Path

HEADER = "header.json"
LEDGER = "ledger.sqlite"
FELT = "felt"           # how each camera saw the empty table: felt/0001.png …
SEEN = "sightings"      # sightings/0001.jsonl …

# Sessions of before had one file of each.
FILM = "film.mp4"
FRAME_TIMES = "frames.jsonl"
SIGHTINGS = "sightings.jsonl"


def film_of(camera: int) -> tuple[str, str]:
    """The film of a table's first, second … camera (0, 1 …), and the times of its frames, when it was one file."""
    film, times = Path(FILM), Path(FRAME_TIMES)
    number = f"-{camera + 1}" if camera else ""
    return f"{film.stem}{number}{film.suffix}", f"{times.stem}{number}{times.suffix}"


def films_of(camera: int) -> str:
    """The folder of a camera's film: 0001.mp4 and the times of its frames, 0001.jsonl, and so on."""
    return f"film-{camera + 1}" if camera else "film"


def piece(number: int, suffix: str) -> str:
    return f"{number:04}{suffix}"


def pieces_in(folder: Path, suffix: str) -> list[Path]:
    """In their order. A number missing among them is for the ledger to know."""
    return sorted((path for path in folder.glob(f"*{suffix}") if path.stem.isdecimal()), key=lambda p: int(p.stem))


class BrokenSession(Exception):
    """A part of a recorded session is missing or cannot be read: a sentence that names the file and what to do."""


def digest_of(path: Path) -> str:
    """SHA-256 of the file's bytes."""
    try:
        with path.open("rb") as file:
            return file_digest(file, "sha256").hexdigest()
    except OSError as error:
        raise _unreadable(path, error) from None


def bytes_of(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise _unreadable(path, error) from None


def write_durably(path: Path, content: bytes) -> None:
    """Whole or not at all, whatever happens meanwhile; on disk when this returns."""
    part = path.with_name(path.name + ".part")
    with part.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)
    keep_name(path)


def keep_name(path: Path) -> None:
    """The file is in its folder also after a power cut."""
    if os.name == "posix":      # elsewhere a folder cannot be opened, and the name is kept with the file
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _unreadable(path: Path, error: OSError) -> BrokenSession:
    if isinstance(error, FileNotFoundError):
        return BrokenSession(f"{path}: missing; every session has this file: look for a complete copy of the folder")
    return BrokenSession(f"{path}: cannot be read ({error.strerror}); a file of the session was expected")
