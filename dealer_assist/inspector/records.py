"""The files behind the desk: the sessions of a records folder, and the house's own log beside them.

Sessions are read when they are wanted and a few are kept, so that a folder of a whole year opens as quickly as one.
"""

from __future__ import annotations

import os
import threading
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from dealer_assist.games import load_house
from dealer_assist.games.house_file import HouseFileError
from dealer_assist.inspector.disputes import HouseLog, told_by
from dealer_assist.inspector.timeline import Record
from dealer_assist.languages import language
from dealer_assist.ledger.codec import write_entry
from dealer_assist.ledger.entries import Entry
from dealer_assist.ledger.log import leaf_hash
from dealer_assist.ledger.store import LedgerError, read
from dealer_assist.people.house import HOUSE, house_entries
from dealer_assist.sessions.folder import HEADER, LEDGER, BrokenSession, bytes_of
from dealer_assist.sessions.header import Header, HeaderError, load_header
from dealer_assist.sessions.replay import NoSession
from dealer_assist.table.layout import LayoutError, load_layout
from dealer_assist.words import Currency, Words, at_the_table

KEPT = 8                    # sessions whose entries are held at once


@dataclass(frozen=True)
class Opened:
    """A session's record, and under what it was made: its header says where its cameras saw the felt."""

    folder: Path
    header: Header
    record: Record


def session_name(entries: tuple[Entry, ...]) -> str:
    """The hash of its first entry: another session's is never the same."""
    return leaf_hash(write_entry(entries[0], "")).hex() if entries else ""


def open_record(folder: Path, tag: str = "en") -> Opened:
    """Its ledger checked and its rules of the day read. Nothing is judged yet. ``tag``: the language it is told in."""
    if not (folder / LEDGER).exists():
        raise NoSession(f"{folder}: no session; a folder with {HEADER} and {LEDGER}, or one of such folders, was "
                        "expected")
    reading = read(folder / LEDGER)
    header = load_header(bytes_of(folder / HEADER), str(folder / HEADER))
    try:
        house = load_house(header.house.text, header.house.file)
        layout = load_layout(header.layout.text, header.layout.file)
    except (HouseFileError, LayoutError) as error:
        raise BrokenSession(f"{folder / HEADER}: the rules of the day cannot be read: {error}") from None
    return Opened(folder, header, Record(
        session_name(reading.entries), folder.name, reading.entries, house, layout,
        at_the_table(Words(Currency(house.currency, house.digits), language(tag)), layout),
        tuple(finding.what for finding in reading.findings)))


def words_of(folder: Path) -> Words:
    """In which its table speaks, by its header alone; of a session that is not there, plain ones."""
    try:
        header = load_header(bytes_of(folder / HEADER), str(folder / HEADER))
        house = load_house(header.house.text, header.house.file)
        return at_the_table(Words(Currency(house.currency, house.digits)),
                            load_layout(header.layout.text, header.layout.file))
    except (OSError, BrokenSession, HeaderError, HouseFileError, LayoutError):
        return Words(Currency("", 0))


class Records:
    """A records folder, or one session of it. Any thread may ask."""

    def __init__(self, path: Path, tag: str = "en") -> None:
        path = Path(os.path.abspath(path))
        one = (path / LEDGER).exists()
        self.path = path.parent if one else path
        self.only = path if one else None
        self.tag = tag
        self._kept: OrderedDict[Path, tuple[object, Opened]] = OrderedDict()
        self._lock = threading.Lock()
        if not path.is_dir():
            raise NoSession(f"{path}: no such folder; a records folder or the folder of a session was expected")
        if not one and not self.folders():
            raise NoSession(f"{path}: holds no session; folders with {HEADER} and {LEDGER} were expected in it")

    def folders(self) -> list[Path]:
        """Newest first, by when their ledgers were last written."""
        if self.only is not None:
            return [self.only]
        found = [folder for folder in self.path.iterdir()
                 if folder.name != HOUSE and (folder / LEDGER).is_file() and (folder / HEADER).is_file()]
        return sorted(found, key=lambda folder: (stamp_of(folder), folder.name), reverse=True)

    def open(self, folder: Path) -> Opened:
        """As it is now: read again only where its ledger grew."""
        stamp = stamp_of(folder)
        with self._lock:
            kept = self._kept.get(folder)
            if kept is not None and kept[0] == stamp:
                self._kept.move_to_end(folder)
                return kept[1]
        tag = self.tag
        opened = open_record(folder, tag)
        with self._lock:
            if tag != self.tag:
                return opened
            self._kept[folder] = stamp, opened
            self._kept.move_to_end(folder)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return opened

    def speak(self, tag: str) -> None:
        """In another language from now on."""
        with self._lock:
            self.tag = tag
            self._kept.clear()

    def changed(self, folder: Path) -> bool:
        """Whether its ledger grew since it was opened."""
        with self._lock:
            kept = self._kept.get(folder)
        return kept is None or kept[0] != stamp_of(folder)

    @staticmethod
    def stamp(folder: Path) -> tuple[int, int]:
        """Another one when its ledger grew."""
        return stamp_of(folder)

    def named(self, session: str) -> Opened | None:
        """By the hash of its first entry, whatever its folder is called by now."""
        for opened in self.all():
            if opened.record.name == session:
                return opened
        return None

    def all(self) -> Iterator[Opened]:
        """Those that can be read; what is wrong with the others is told by ``open``."""
        for folder in self.folders():
            try:
                yield self.open(folder)
            except (LedgerError, BrokenSession, HeaderError, NoSession):
                continue

    def house(self) -> HouseLog:
        return house_of(self.path)


def stamp_of(folder: Path) -> tuple[int, int]:
    try:
        held = (folder / LEDGER).stat()
    except OSError:
        return 0, 0
    return held.st_mtime_ns, held.st_size


def house_of(records: Path) -> HouseLog:
    return told_by(house_entries(records))
