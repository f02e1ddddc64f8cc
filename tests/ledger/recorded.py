"""A session's folder with a ledger of any length, its header and its film: quickly made, and all of it really kept."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from dealer_assist.cards import Card, Rank, Suit
from dealer_assist.ledger.entries import SegmentClosed, SessionClosed, SessionOpened
from dealer_assist.ledger.store import Ledger
from dealer_assist.table.events import CardSeen, RoundClosed, RoundOpened, Staked, TableEvent
from dealer_assist.table.places import BOARD, Party, seat
from dealer_assist.table.settlement import Settlement

SECOND = 1_000_000
START = 1_700_000_000 * SECOND
FILES = {"header.json": b"the header\n", "film/0001.mp4": b"pictures", "film/0001.jsonl": b"times\n",
         "film.mp4": b"more pictures", "frames.jsonl": b"their times\n", "sightings.jsonl": b"what was seen\n"}


def digest(name: str) -> str:
    return sha256(FILES[name]).hexdigest()


def round_of(number: int) -> list[TableEvent]:
    cards = [Card(rank, suit) for suit in Suit for rank in Rank]
    return [RoundOpened(number, ()), Staked(Party(1), seat(1), "ante", 500 + number),
            *(CardSeen(card + 1, BOARD, cards[(number * 5 + card) % 52]) for card in range(3)),
            RoundClosed(number, Settlement(()))]


def session(folder: Path, rounds: int = 3, *, closed: bool = True) -> Path:
    """Entries 1: opened; six a round; then, if ``closed``: a segment, and closed."""
    for name, content in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    ledger = Ledger.create(folder / "ledger.sqlite")
    at = START
    ledger.note(at, "recorder", SessionOpened(digest("header.json")))
    for number in range(1, rounds + 1):
        for event in round_of(number):
            at += 7 * SECOND
            ledger.append(at, "camera", event)
    if closed:
        ledger.note(at, "recorder", SegmentClosed("film/0001.mp4", digest("film/0001.mp4"), 1, at, at, "camera",
                                                  digest("film/0001.jsonl")))
        ledger.note(at, "recorder", SessionClosed(1, digest("film.mp4"), digest("frames.jsonl"),
                                                  digest("sightings.jsonl")))
    ledger.close()
    return folder
