"""A long session out of a short one: its pictures, looks and entries again and again, later each time."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

from dealer_assist.ledger.entries import RecordEvent, SessionOpened
from dealer_assist.ledger.store import Ledger
from dealer_assist.sessions.folder import FRAME_TIMES, LEDGER, SEEN, films_of, piece
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
    """``short``: of before film came in pieces."""
    session = open_session(short)
    entries = session.reading.entries
    frames = re.findall(rb'"at":(\d+)', (short / FRAME_TIMES).read_bytes())
    length = int(frames[-1]) - int(frames[0]) + _PAUSE
    cards = max((entry.event.card for entry in entries if isinstance(entry.event, CardSeen)), default=0)
    rounds = max(entry.event.number for entry in entries if isinstance(entry.event, RoundOpened))
    for name in (films_of(0), SEEN):
        (folder / name).mkdir(parents=True)
    header = (short / "header.json").read_bytes()
    (folder / "header.json").write_bytes(header)
    looks, film = (short / "sightings.jsonl").read_bytes(), short / "film.mp4"
    looks = b"".join(line for line in looks.splitlines(keepends=True) if not line.startswith(b'{"entry"'))
    ledger = Ledger.create(folder / LEDGER)
    ledger.note(entries[0].at, "recorder", SessionOpened(sha256(header).hexdigest()))
    numbers = count(2)
    for loop in range(times):
        name, later, known = f"{loop + 1:04}", loop * length, dict[int, int]()
        os.link(film, folder / films_of(0) / f"{name}.mp4")
        (folder / films_of(0) / f"{name}.jsonl").write_bytes(_later(
            rb'("at":|"frame":)(\d+)', (short / FRAME_TIMES).read_bytes(),
            lambda key, n, later=later, loop=loop: n + (later if key == b'"at":' else loop * len(frames))))
        (folder / SEEN / piece(loop + 1, ".jsonl")).write_bytes(_later(
            rb'("captured_at":|"frame":)(\d+)', looks,
            lambda key, n, later=later, loop=loop: n + (later if key == b'"captured_at":' else loop * len(frames))))
        for entry in entries:
            if isinstance(entry.event, RecordEvent) or (loop and isinstance(entry.event, SeatTaken)):
                continue
            known[entry.seq] = next(numbers)
            ledger.append(entry.at + later, entry.by, _moved(entry.event, loop * cards, loop * rounds, known))
    ledger.close()
    return folder


def _later(pattern: bytes, content: bytes, moved: Callable[[bytes, int], int]) -> bytes:
    return re.sub(pattern, lambda found: found[1] + b"%d" % moved(found[1], int(found[2])), content)


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
