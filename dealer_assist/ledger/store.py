"""The ledger's file: SQLite that takes entries and never gives one up.

Every entry is chained to the one before; checkpoints, signed with this machine's key, stand beside them. Who rewrites
the file needs that key; who has it too is found by a checkpoint that somebody keeps elsewhere (see ``checking``).
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from dealer_assist.keys import KeyStore, PublicKey, SigningKey
from dealer_assist.ledger.checking import MINUTE, Checking, Reading, due
from dealer_assist.ledger.codec import write_entry
from dealer_assist.ledger.entries import (
    Entry,
    KeyEvent,
    KeyIntroduced,
    KeyRecovered,
    KeyRotated,
    RecordEvent,
    SessionOpened,
)
from dealer_assist.ledger.log import Tree, leaf_hash
from dealer_assist.ledger.notes import Checkpoint, origin_of, parse_checkpoint
from dealer_assist.ledger.succession import heirs
from dealer_assist.table.events import Recorded, RoundClosed, TableEvent

LOCK = ".lock"          # what stands after the ledger's name
LONGEST = 10_000_000    # bytes of an entry: what says that it is longer is not read
PATIENCE = 10           # seconds in which who reads a ledger has done so, and its writer may go on

APPLICATION_ID = 0x64416C67     # "dAlg" in the file's head: a ledger of dealer_assist
FORMAT = 2
LEDGER = "ledger"       # who says what the ledger itself says
UNSIGNED = 1            # the format of before: no checkpoints
RECORD = "record"       # the name of the key that signs this machine's records

# AUTOINCREMENT keeps the highest number that was ever given, also when the last entries are cut off.
_TABLE = """CREATE TABLE entry (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    body BLOB NOT NULL,
    leaf BLOB NOT NULL
)"""
# Of one size there may be several: the same note with a witness's signature below.
_CHECKPOINTS = """CREATE TABLE checkpoint (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    size INTEGER NOT NULL,
    note TEXT NOT NULL
)"""


def _guards(table: str) -> dict[str, str]:
    return {f"{table}_{verb.lower()}": f"CREATE TRIGGER {table}_{verb.lower()} BEFORE {verb} ON {table} "
                                       "BEGIN SELECT RAISE(ABORT, 'the ledger only grows'); END"
            for verb in ("UPDATE", "DELETE")}


_GUARDS = _guards("entry")
_SIGNED_GUARDS = _guards("checkpoint")


class LedgerError(Exception):
    """A ledger that cannot be opened, read or written; one sentence that names the file and what to do."""


class NotFound(LedgerError):
    pass


class Damaged(LedgerError):
    """The file is there, but it is not, or no longer, a ledger that can be trusted."""


class NotWritten(LedgerError):
    """The disk took nothing of it: what was in the ledger is there, and the same can be tried again."""


class InUse(NotWritten):
    """Another process writes it. What keeps others out dies with that process."""


class Ledger:
    """The one writer of a ledger. ``append`` returns when the entry is on disk. Others may read it meanwhile."""

    def __init__(self, path: Path, connection: sqlite3.Connection, alone: sqlite3.Connection, reading: Reading,
                 key: SigningKey, heirs: Iterable[KeyEvent]) -> None:
        self.path = path
        self._connection, self._alone = connection, alone
        self._entries, self._tail = list(reading.entries), reading.tail
        self._tree, self._first = reading.tree, reading.first
        self._key, self._known, self._heirs = key, reading.keys, tuple(heirs)
        self._signed, self._signed_at = reading.signed, reading.signed_at
        self._lock = threading.Lock()

    @classmethod
    def create(cls, path: Path) -> Ledger:
        if path.exists():
            raise LedgerError(f"{path}: exists already; a new ledger needs a name that is free")
        if not path.parent.is_dir():
            raise NotFound(f"{path.parent}: no such folder; a ledger can only be put into a folder that exists")
        key = KeyStore.open().signing_key(RECORD)
        with _told(path), _alone(path) as alone, _writer(path, "rwc") as connection:
            _make_durable(connection)
            for step in (f"PRAGMA application_id = {APPLICATION_ID}", f"PRAGMA user_version = {FORMAT}",
                         "BEGIN", _TABLE, *_GUARDS.values(), _CHECKPOINTS, *_SIGNED_GUARDS.values(), "COMMIT"):
                connection.execute(step)
        return cls(path, connection, alone, Checking().reading(), key, ())

    @classmethod
    def open(cls, path: Path) -> Ledger:
        """To go on with a ledger: an inspector decides after the session ended. A damaged one is not written to."""
        _existing(path)
        keys = KeyStore.open()
        with _told(path), _alone(path) as alone, _writer(path, "rw") as connection:
            reading = _read(path, connection)
            if wrong := [finding for finding in reading.findings if not finding.unsigned]:
                raise Damaged(f"{path}: {wrong[0].what}; nothing is added to a ledger that was changed, keep it as it "
                              f"is and check it with: dealer-assist ledger verify {path.parent}")
            _make_durable(connection)
            # Changes nothing, but a file that cannot be written shows now and not in the middle of a round.
            (written,) = connection.execute("PRAGMA user_version").fetchone()
            connection.execute(f"PRAGMA user_version = {written}")
            if written == UNSIGNED:
                with _transaction(connection):
                    for step in (_CHECKPOINTS, *_SIGNED_GUARDS.values(), f"PRAGMA user_version = {FORMAT}"):
                        connection.execute(step)
        return cls(path, connection, alone, reading, keys.signing_key(RECORD), heirs(keys, RECORD))

    def append(self, at: int, by: str, event: TableEvent) -> Recorded:
        seq, = self.append_all(at, [(by, event)])
        return Recorded(seq, at, by, event)

    def note(self, at: int, by: str, event: RecordEvent) -> int:
        """For what the record says of itself; gives the entry's number."""
        return self.append_all(at, [(by, event)])[0]

    def append_all(self, at: int, said: Iterable[tuple[str, TableEvent | RecordEvent]]) -> tuple[int, ...]:
        """Who says what: all of it or, where the disk refuses, nothing. Gives the entries' numbers. Where a checkpoint
        is due it is on disk with them."""
        with self._lock, _told(self.path):
            said = tuple(said)
            grown = _Grown(self._tree.copy(), self._tail, self._first, self._known, self._signed, self._signed_at)
            for introduced in self._introductions(said):
                grown.add(Entry(grown.tree.size + 1, at, LEDGER, introduced), self._key)
            before = grown.tree.size
            for by, event in said:
                if isinstance(event, SessionOpened) and not event.key and not grown.known:
                    event = replace(event, key=self._key.public.text)
                grown.add(Entry(grown.tree.size + 1, at, by, event), self._key)
            self._keep(grown)
            return tuple(entry.seq for entry in grown.entries if entry.seq > before)

    def _introductions(self, said: Sequence[tuple[str, TableEvent | RecordEvent]]) -> Sequence[KeyEvent]:
        """What the log must know first, so that this machine's signature counts in it."""
        if not self._known:
            opens = not self._entries and said and isinstance(said[0][1], SessionOpened)
            return () if opens else (KeyIntroduced(self._key.public.text),)
        if self._known[-1] == self._key.public or any(isinstance(event, KeyEvent) for _, event in said):
            return ()
        texts = [self._known[-1].text]
        following: list[KeyEvent] = []
        for heir in self._heirs:
            if texts[-1] == (heir.old if isinstance(heir, KeyRotated) else getattr(heir, "lost", None)):
                following.append(heir)
                texts.append(heir.new if isinstance(heir, KeyRotated | KeyRecovered) else "")
        return following if texts[-1] == self._key.public.text else ()      # else it goes on unsigned, and that shows

    def _keep(self, grown: _Grown) -> None:
        with _transaction(self._connection):
            self._connection.executemany("INSERT INTO entry (seq, body, leaf) VALUES (?, ?, ?)", grown.rows)
            self._connection.executemany("INSERT INTO checkpoint (size, note) VALUES (?, ?)", grown.notes)
        self._entries += grown.entries
        self._tree, self._tail, self._first, self._known = grown.tree, grown.tail, grown.first, grown.known
        self._signed, self._signed_at = grown.signed, grown.signed_at

    def sign(self) -> Checkpoint | None:
        """A checkpoint of all that is in it now. None: the log does not know this machine's key, or is empty."""
        with self._lock, _told(self.path):
            if not (self._known and self._known[-1] == self._key.public):
                return None
            signed = Checkpoint(origin_of(self._first), self._tree.size, self._tree.root()).signed(self._key)
            if self._signed < self._tree.size:
                with _transaction(self._connection):
                    self._connection.execute("INSERT INTO checkpoint (size, note) VALUES (?, ?)",
                                             (signed.size, signed.text))
                self._signed, self._signed_at = signed.size, self._entries[-1].at
            return signed

    def sign_in_time(self, now: int) -> None:
        """What no checkpoint has for a minute gets one, also where nothing more is said."""
        with self._lock:
            waits = self._signed < len(self._entries) and abs(now - self._entries[self._signed].at) >= MINUTE
        if waits:
            self.sign()

    def witnessed(self, note: Checkpoint) -> None:
        """Keeps a checkpoint of this log with what a witness wrote below it."""
        with self._lock, _told(self.path), _transaction(self._connection):
            self._connection.execute("INSERT INTO checkpoint (size, note) VALUES (?, ?)", (note.size, note.text))

    @property
    def entries(self) -> tuple[Entry, ...]:
        with self._lock:
            return tuple(self._entries)

    @property
    def keys(self) -> tuple[PublicKey, ...]:
        """Whose signatures counted in it; the last one's does."""
        with self._lock:
            return self._known

    @property
    def signs(self) -> bool:
        """This machine's signature counts in it, or will with what is added next."""
        with self._lock:
            return not self._known or self._known[-1] == self._key.public or bool(self._introductions(()))

    def close(self) -> None:
        """Leaves one file that can be copied and read anywhere, also from a medium that cannot be written."""
        with suppress(LedgerError):         # what is in it is safe without, and signed with the next entry
            self.sign()
        with self._lock, _told(self.path):
            try:
                self._connection.execute("PRAGMA journal_mode = DELETE")
            except sqlite3.OperationalError:
                pass            # somebody reads it just now, or the disk takes nothing: it stays as it is, and whole
            finally:
                self._connection.close()
                self._alone.close()


@dataclass(slots=True)
class _Grown:
    """A ledger as it will be when what is added is on disk."""

    tree: Tree
    tail: str
    first: bytes
    known: tuple[PublicKey, ...]
    signed: int
    signed_at: int | None
    entries: list[Entry] = field(default_factory=list)
    rows: list[tuple[int, bytes, bytes]] = field(default_factory=list)
    notes: list[tuple[int, str]] = field(default_factory=list)

    def add(self, entry: Entry, key: SigningKey) -> None:
        body = write_entry(entry, self.tail)
        leaf = leaf_hash(body)
        self.entries.append(entry)
        self.rows.append((entry.seq, body, leaf))
        self.tree.add(leaf)
        self.tail = leaf.hex()
        self.first = self.first or leaf
        match entry.event:
            case SessionOpened(_, new) | KeyIntroduced(new) | KeyRotated(_, new) | KeyRecovered(_, new) if new:
                self.known = (*self.known, PublicKey.parse(new))
        if (self.known and self.known[-1] == key.public
                and due(isinstance(entry.event, RoundClosed), entry.at, self.signed_at)):
            note = Checkpoint(origin_of(self.first), self.tree.size, self.tree.root()).signed(key)
            self.notes.append((note.size, note.text))
            self.signed, self.signed_at = note.size, entry.at


def read(path: Path) -> Reading:
    """Every entry, checked. What is wrong in the content is a finding; what is no readable ledger is an error."""
    with _reader(path) as connection:
        return _read(path, connection)


def verify(path: Path, elsewhere: Iterable[Checkpoint] = (), trusted: Iterable[PublicKey] = ()) -> Reading:
    """As ``read``, but of any length, with what was kept elsewhere, and without the entries themselves."""
    with _reader(path) as connection:
        return _read(path, connection, elsewhere, trusted, decode=False)


def checkpoints(path: Path) -> tuple[Checkpoint, ...]:
    """Those that it keeps, by size; not checked."""
    with _reader(path) as connection:
        return tuple(sorted((parse_checkpoint(note) for _, note in _notes(connection) if isinstance(note, str)),
                            key=lambda note: note.size))


def rows(path: Path, after: int = 0) -> Iterator[tuple[int, bytes]]:
    """Numbers and bytes of the entries after this one; not checked."""
    with _reader(path) as connection:
        yield from connection.execute("SELECT seq, body FROM entry WHERE seq > ? ORDER BY seq", (after,))


def notes_after(path: Path, after: int) -> Iterator[tuple[int, int, str]]:
    """Its checkpoints from one of its own numbers on: number, size, note; not checked."""
    with _reader(path) as connection:
        if connection.execute("PRAGMA user_version").fetchone() != (UNSIGNED,):
            yield from connection.execute("SELECT id, size, note FROM checkpoint WHERE id > ? ORDER BY id", (after,))


@contextmanager
def _reader(path: Path) -> Iterator[sqlite3.Connection]:
    _existing(path)
    with _told(path):
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=PATIENCE)
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
        try:
            yield connection
        finally:
            connection.close()


def _notes(connection: sqlite3.Connection) -> list[tuple[object, object]]:
    (written,) = connection.execute("PRAGMA user_version").fetchone()
    return [] if written == UNSIGNED else connection.execute("SELECT size, note FROM checkpoint ORDER BY id").fetchall()


def durability(version: tuple[int, ...]) -> tuple[str, str]:
    """WAL can lose committed entries before 3.51.3 (mended in 3.50.7 and 3.44.6): there the slower journal is used."""
    mended = version >= (3, 51, 3) or (3, 50, 7) <= version < (3, 51) or (3, 44, 6) <= version < (3, 45)
    return ("WAL", "FULL") if mended else ("DELETE", "EXTRA")


def _existing(path: Path) -> None:
    try:
        found, file = path.exists(), path.is_file()
    except OSError as error:
        raise LedgerError(f"{path}: cannot be opened ({error.strerror}); a session's ledger was expected") from None
    if not found:
        raise NotFound(f"{path}: no such file; the ledger of a session was expected there")
    if not file:
        raise Damaged(f"{path}: not a file; the ledger of a session was expected there")


def in_use(path: Path) -> bool:
    """Whether a process that lives writes this ledger now."""
    try:
        with _told(path), _alone(path, "rw", 0) as alone:
            alone.close()
    except InUse:
        return True
    except LedgerError:
        return False            # nobody ever wrote it here, or nobody may
    return False


@contextmanager
def _alone(path: Path, mode: str = "rwc", timeout: float = 1) -> Iterator[sqlite3.Connection]:
    """A database beside the ledger that holds nothing: who has it locked is the ledger's writer. SQLite's locks end
    with their process, on every system, and the ledger itself stays open to readers."""
    beside = path.with_name(path.name + LOCK)
    connection = sqlite3.connect(f"{beside.absolute().as_uri()}?mode={mode}", uri=True, timeout=timeout,
                                 isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = OFF")
        connection.execute("BEGIN EXCLUSIVE")
        yield connection
    except BaseException:
        connection.close()
        raise


@contextmanager
def _writer(path: Path, mode: str) -> Iterator[sqlite3.Connection]:
    """Stays open unless opening fails."""
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, timeout=PATIENCE,
                                 isolation_level=None, check_same_thread=False)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
    try:
        yield connection
    except BaseException:
        connection.close()
        raise


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:       # some failures end it themselves
            connection.execute("ROLLBACK")
        raise


def _make_durable(connection: sqlite3.Connection) -> None:
    journal, synchronous = durability(sqlite3.sqlite_version_info)
    connection.execute(f"PRAGMA journal_mode = {journal}")
    connection.execute(f"PRAGMA synchronous = {synchronous}")


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """SQLite's errors as sentences. Their codes are SQLite's own and the same on every system."""
    try:
        yield
    except sqlite3.Error as error:
        raise _sentence(path, error) from None
    except UnicodeDecodeError:          # an error of SQLite's that quotes what is no text
        raise Damaged(f"{path}: damaged (its tables have no names); the ledger of a session was expected") from None


def _sentence(path: Path, error: sqlite3.Error) -> LedgerError:
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return InUse(f"{path}: in use by another program; a ledger has one writer: end the other one first")
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM:
            return NotWritten(f"{path}: cannot be written; make the file and its folder writable")
        case sqlite3.SQLITE_CANTOPEN:
            return NotWritten(f"{path}: cannot be opened; the file and its folder must be readable and writable")
        case sqlite3.SQLITE_FULL:
            return NotWritten(f"{path}: the disk is full; free some space, what is in the ledger is safe")
        case sqlite3.SQLITE_IOERR:
            return NotWritten(f"{path}: the disk refuses to read or write ({error}); check the disk and its cable")
        case sqlite3.SQLITE_NOTADB:
            return Damaged(f"{path}: not a SQLite file; the ledger of a session was expected")
        case _:
            return Damaged(f"{path}: damaged ({error}); the ledger of a session was expected")


def _read(path: Path, connection: sqlite3.Connection, elsewhere: Iterable[Checkpoint] = (),
          trusted: Iterable[PublicKey] = (), *, decode: bool = True) -> Reading:
    (application,), (written,) = (connection.execute(f"PRAGMA {name}").fetchone()
                                  for name in ("application_id", "user_version"))
    tables = {name: (kind, sql) for kind, name, sql in connection.execute("SELECT type, name, sql FROM sqlite_master")}
    if application != APPLICATION_ID or tables.get("entry") != ("table", _TABLE):
        raise Damaged(f"{path}: not a ledger; a SQLite file that dealer-assist wrote was expected")
    if written not in (UNSIGNED, FORMAT):
        raise Damaged(f"{path}: format {written} found; this program reads the formats {UNSIGNED} and {FORMAT}: use "
                      "the one that wrote it")
    signs = written == FORMAT
    if signs and tables.get("checkpoint") != ("table", _CHECKPOINTS):
        raise Damaged(f"{path}: its checkpoints were removed; a ledger with them was expected")
    guards = {**_GUARDS, **(_SIGNED_GUARDS if signs else {})}
    known = {"entry", "sqlite_sequence", *guards, *(["checkpoint"] if signs else [])}
    checking = Checking(_notes(connection), elsewhere, trusted, decode=decode, signs=signs)
    for name, sql in guards.items():
        if tables.get(name) != ("trigger", sql):
            checking.find(0, f"the guard {name} was removed or changed")
    for name in tables:
        if name not in known:
            checking.find(0, f"{name} was added, the ledger knows no such thing")
    if (sound := connection.execute("PRAGMA quick_check(1)").fetchone()) != ("ok",):
        checking.find(0, f"the file is damaged: {sound[0] if sound else 'SQLite cannot check it'}")
    last = 0
    try:
        for seq, body, leaf in connection.execute("SELECT seq, body, leaf FROM entry ORDER BY seq"):
            checking.add(seq, body, leaf)
            last = seq
        given = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'entry'").fetchone()
    except (sqlite3.Error, UnicodeDecodeError) as error:
        checking.find(last + 1, f"the file cannot be read after entry {last}: {error}")
    else:
        highest = given[0] if given else 0
        if not isinstance(highest, int):
            checking.find(0, f"the number of the last entry was changed: it reads {highest!r}")
        elif highest != last:
            checking.cut(last, highest)
    return checking.reading()
