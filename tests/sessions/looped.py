"""A long session out of a short one: its pictures, looks and entries again and again, later each time."""

from __future__ import annotations

import os
import re
import shutil
from dataclasses import replace
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

from dealer_assist.ledger.entries import RecordEvent, SessionOpened
from dealer_assist.ledger.store import Ledger
from dealer_assist.sessions.folder import FRAME_TIMES, LEDGER, SEEN, SIGHTINGS, films_of, piece, pieces_in
from dealer_assist.sessions.replay import open_session
from dealer_assist.table.events import (
    Amended,
    CardMoved,
    CardRead,
    CardSeen,
    RoundClosed,
    RoundOpened,
    Ruled,
    SeatTaken,
)

_PAUSE = 40_000     # microseconds from one end to the next beginning


def looped(short: Path, folder: Path, times: int) -> Path:
    """``short``: under one camera."""
    session = open_session(short)
    entries = session.reading.entries
    films = pieces_in(short / films_of(0), ".mp4") or [short / "film.mp4"]
    times_of = [film.with_suffix(".jsonl") if film.parent != short else short / FRAME_TIMES for film in films]
    frames = re.findall(rb'"at":(\d+)', b"".join(path.read_bytes() for path in times_of))
    length = int(frames[-1]) - int(frames[0]) + _PAUSE
    cards = max((entry.event.card for entry in entries if isinstance(entry.event, CardSeen)), default=0)
    rounds = max(entry.event.number for entry in entries if isinstance(entry.event, RoundOpened))
    for name in (films_of(0), SEEN):
        (folder / name).mkdir(parents=True)
    header = (short / "header.json").read_bytes()
    (folder / "header.json").write_bytes(header)
    looks = b"".join(path.read_bytes() for path in pieces_in(short / SEEN, ".jsonl") or [short / SIGHTINGS])
    looks = b"".join(line for line in looks.splitlines(keepends=True) if not line.startswith(b'{"entry"'))
    ledger = Ledger.create(folder / LEDGER)
    ledger._connection.execute("PRAGMA synchronous = OFF")      # nothing of it is to outlive a power cut
    ledger.note(entries[0].at, "recorder", SessionOpened(sha256(header).hexdigest()))
    numbers = count(2)
    for loop in range(times):
        later, known = loop * length, dict[int, int]()
        for number, (film, moments) in enumerate(zip(films, times_of, strict=True), loop * len(films) + 1):
            linked(film, folder / films_of(0) / piece(number, ".mp4"))
            (folder / films_of(0) / piece(number, ".jsonl")).write_bytes(_later(
                rb'("at":|"frame":)(\d+)', moments.read_bytes(), later, loop * len(frames)))
        (folder / SEEN / piece(loop + 1, ".jsonl")).write_bytes(_later(
            rb'("captured_at":|"frame":)(\d+)', looks, later, loop * len(frames)))
        for entry in entries:
            if isinstance(entry.event, RecordEvent) or (loop and isinstance(entry.event, SeatTaken)):
                continue
            known[entry.seq] = next(numbers)
            ledger.append(entry.at + later, entry.by, _moved(entry.event, loop * cards, loop * rounds, known))
    ledger.close()
    return folder


def linked(film: Path, to: Path) -> None:
    """The same film again: as one more name of it where the system has such, else copied."""
    try:
        os.link(film, to)
    except OSError:
        shutil.copyfile(film, to)


def _later(pattern: bytes, content: bytes, later: int, frames: int) -> bytes:
    """Times by so much, numbers of frames by so many."""
    def moved(found: re.Match[bytes]) -> bytes:
        return found[1] + b"%d" % (int(found[2]) + (frames if b"frame" in found[1] else later))

    return re.sub(pattern, moved, content)


def _moved(event: Any, cards: int, rounds: int, known: dict[int, int]) -> Any:
    match event:
        case CardSeen() | CardRead() | CardMoved():
            return replace(event, card=event.card + cards)
        case RoundOpened() | RoundClosed() | Ruled():
            return replace(event, number=event.number + rounds)
        case Amended(seq, instead):
            return replace(event, seq=known[seq], instead=tuple(_moved(one, cards, rounds, known) for one in instead))
        case _:
            return event
