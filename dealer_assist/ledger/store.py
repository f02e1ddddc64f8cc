"""The ledger's file: SQLite that takes entries and never gives one up.

Proves that nobody changed an entry without rewriting all that follow it. Does not prove that nobody rewrote the whole
file: for that a root of it must have been signed or kept elsewhere (log.py is ready for it).
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from dealer_assist.ledger.codec import CodecError, Json, parse, read_entry, write_entry
from dealer_assist.ledger.entries import Entry, RecordEvent
from dealer_assist.ledger.log import Tree, leaf_hash
from dealer_assist.table.events import Recorded, TableEvent

LOCK = ".lock"          # what stands after the ledger's name
PATIENCE = 10           # seconds in which who reads a ledger has done so, and its writer may go on

APPLICATION_ID = 0x64416C67     # "dAlg" in the file's head: a ledger of dealer_assist
FORMAT = 1

# AUTOINCREMENT keeps the highest number that was ever given, also when the last entries are cut off.
_TABLE = """CREATE TABLE entry (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    body BLOB NOT NULL,
    leaf BLOB NOT NULL
)"""
_GUARDS = {
    f"entry_{verb.lower()}": f"CREATE TRIGGER entry_{verb.lower()} BEFORE {verb} ON entry "
                             "BEGIN SELECT RAISE(ABORT, 'the ledger only grows'); END"
    for verb in ("UPDATE", "DELETE")
}


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


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is not as it was written. ``seq`` 0: the file as a whole."""

    seq: int
    what: str
    changed: bool = True        # False: it stands as it was written, but this program cannot read it


@dataclass(frozen=True, slots=True)
class Reading:
    """The entries up to the first one that is wrong, and all that is wrong."""

    entries: tuple[Entry, ...]
    findings: tuple[Finding, ...]
    tail: str                   # the hash of the last of these entries: what the next one is chained to
    root: str                   # of these entries (RFC 6962): whoever keeps it can tell later that none was changed


class Ledger:
    """The one writer of a ledger. ``append`` returns when the entry is on disk. Others may read it meanwhile."""

    def __init__(self, path: Path, connection: sqlite3.Connection, alone: sqlite3.Connection, reading: Reading) -> None:
        self.path = path
        self._connection, self._alone = connection, alone
        self._entries, self._tail = list(reading.entries), reading.tail
        self._lock = threading.Lock()

    @classmethod
    def create(cls, path: Path) -> Ledger:
        if path.exists():
            raise LedgerError(f"{path}: exists already; a new ledger needs a name that is free")
        if not path.parent.is_dir():
            raise NotFound(f"{path.parent}: no such folder; a ledger can only be put into a folder that exists")
        with _told(path), _alone(path) as alone, _writer(path, "rwc") as connection:
            _make_durable(connection)
            for step in (f"PRAGMA application_id = {APPLICATION_ID}", f"PRAGMA user_version = {FORMAT}",
                         "BEGIN", _TABLE, *_GUARDS.values(), "COMMIT"):
                connection.execute(step)
        return cls(path, connection, alone, _checked([]))

    @classmethod
    def open(cls, path: Path) -> Ledger:
        """To go on with a ledger: an inspector decides after the session ended. A damaged one is not written to."""
        _existing(path)
        with _told(path), _alone(path) as alone, _writer(path, "rw") as connection:
            reading = _read(path, connection)
            if reading.findings:
                raise Damaged(f"{path}: {reading.findings[0].what}; nothing is added to a ledger that was changed, "
                              "keep it as it is and check it with: dealer-assist replay FOLDER --check")
            _make_durable(connection)
            # Changes nothing, but a file that cannot be written shows now and not in the middle of a round.
            connection.execute(f"PRAGMA user_version = {FORMAT}")
        return cls(path, connection, alone, reading)

    def append(self, at: int, by: str, event: TableEvent) -> Recorded:
        seq, = self.append_all(at, [(by, event)])
        return Recorded(seq, at, by, event)

    def note(self, at: int, by: str, event: RecordEvent) -> int:
        """For what the record says of itself; gives the entry's number."""
        return self.append_all(at, [(by, event)])[0]

    def append_all(self, at: int, said: Iterable[tuple[str, TableEvent | RecordEvent]]) -> tuple[int, ...]:
        """Who says what: all of it or, where the disk refuses, nothing. Gives the entries' numbers."""
        with self._lock, _told(self.path):
            entries, rows, tail = [], [], self._tail
            for seq, (by, event) in enumerate(said, len(self._entries) + 1):
                entries.append(Entry(seq, at, by, event))
                body = write_entry(entries[-1], tail)
                leaf = leaf_hash(body)
                rows.append((seq, body, leaf))
                tail = leaf.hex()
            with _transaction(self._connection):
                self._connection.executemany("INSERT INTO entry (seq, body, leaf) VALUES (?, ?, ?)", rows)
            self._entries += entries
            self._tail = tail
            return tuple(entry.seq for entry in entries)

    @property
    def entries(self) -> tuple[Entry, ...]:
        with self._lock:
            return tuple(self._entries)

    def close(self) -> None:
        """Leaves one file that can be copied and read anywhere, also from a medium that cannot be written."""
        with self._lock, _told(self.path):
            try:
                self._connection.execute("PRAGMA journal_mode = DELETE")
            except sqlite3.OperationalError:
                pass            # somebody reads it just now, or the disk takes nothing: it stays as it is, and whole
            finally:
                self._connection.close()
                self._alone.close()


def read(path: Path) -> Reading:
    """Every entry, checked. What is wrong in the content is a finding; what is no readable ledger is an error."""
    _existing(path)
    with _told(path):
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=PATIENCE)
        try:
            return _read(path, connection)
        finally:
            connection.close()


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


def _read(path: Path, connection: sqlite3.Connection) -> Reading:
    (application,), (written,) = (connection.execute(f"PRAGMA {name}").fetchone()
                                  for name in ("application_id", "user_version"))
    tables = {name: (kind, sql) for kind, name, sql in connection.execute("SELECT type, name, sql FROM sqlite_master")}
    if application != APPLICATION_ID or tables.get("entry") != ("table", _TABLE):
        raise Damaged(f"{path}: not a ledger; a SQLite file that dealer-assist wrote was expected")
    if written != FORMAT:
        raise Damaged(f"{path}: format {written} found; this program reads format {FORMAT}: use the one that wrote it")
    findings = [Finding(0, f"the guard {name} was removed or changed") for name, sql in _GUARDS.items()
                if tables.get(name) != ("trigger", sql)]
    findings += [Finding(0, f"{name} was added, the ledger knows no such thing") for name in tables
                 if name not in {"entry", "sqlite_sequence", *_GUARDS}]
    if (sound := connection.execute("PRAGMA quick_check(1)").fetchone()) != ("ok",):
        findings.append(Finding(0, f"the file is damaged: {sound[0] if sound else 'SQLite cannot check it'}"))
    rows: list[tuple[int, object, object]] = []
    try:
        for row in connection.execute("SELECT seq, body, leaf FROM entry ORDER BY seq"):
            rows.append(row)
        given = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'entry'").fetchone()
    except sqlite3.Error as error:
        findings.append(Finding(len(rows) + 1, f"the file cannot be read after entry {len(rows)}: {error}"))
    else:
        highest, last = given[0] if given else 0, rows[-1][0] if rows else 0
        if not isinstance(highest, int):
            findings.append(Finding(0, f"the number of the last entry was changed: it reads {highest!r}"))
        elif highest != last:
            findings.append(Finding(last + 1, f"{_entries_from(last + 1, highest)} missing: the last one that was "
                                              f"written had the number {highest}"))
    return _checked(rows, findings)


def _checked(rows: list[tuple[int, object, object]], findings: Sequence[Finding] = ()) -> Reading:
    """Each row by itself, then each link between two of them that are sound by themselves."""
    found = list(findings)
    sound: dict[int, tuple[str, str, Json]] = {}        # hash, the hash it is chained to, content
    expected = 1
    for seq, body, leaf in rows:
        if seq > expected:
            found.append(Finding(expected, f"{_entries_from(expected, seq - 1)} missing"))
        elif seq < expected:
            found.append(Finding(seq, f"entry {seq} is there twice or out of order"))
        expected = seq + 1
        try:
            content = parse(body) if isinstance(body, bytes) else None
        except CodecError:
            content = None
        if not (isinstance(body, bytes) and isinstance(content, dict) and leaf_hash(body) == leaf):
            found.append(Finding(seq, f"{_named(seq, content)} was changed: its content does not give its hash"))
        elif content.get("seq") != seq:
            found.append(Finding(seq, f"where entry {seq} was, there is now {_named(content.get('seq'), content)}"))
        else:
            sound[seq] = leaf_hash(body).hex(), str(content.get("prev")), content
    broken = {seq for seq in sound if seq + 1 in sound and sound[seq + 1][1] != sound[seq][0]}
    if 1 in sound and sound[1][1] != "":
        broken.add(0)
    for seq in sorted(broken):
        if seq - 1 not in broken:
            # Two broken links in a row: the entry between them. One: the entry that its follower does not know.
            changed = seq + 1 if seq + 1 in broken or not seq else seq
            found.append(Finding(changed, f"{_named(changed, sound[changed][2])} was changed: "
                                          "it does not fit what the entries beside it are chained to"))
    entries: list[Entry] = []
    tree, tail = Tree(), ""
    first_wrong = min((f.seq for f in found if f.seq), default=len(rows) + 1)
    for seq in range(1, first_wrong):
        hashed, _, content = sound[seq]
        try:
            entries.append(read_entry(content))
        except CodecError as error:
            found.append(Finding(seq, f"{_named(seq, content)} is as it was written, but this program cannot read it: "
                                      f"{error}", changed=False))
            break
        tree.add(bytes.fromhex(hashed))
        tail = hashed
    return Reading(tuple(entries), tuple(sorted(found, key=lambda f: (not f.seq, f.seq))), tail, tree.root().hex())


def _named(seq: object, content: Json) -> str:
    kind = content.get("kind") if isinstance(content, dict) else None
    return f"entry {seq} ({kind})" if kind else f"entry {seq}"


def _entries_from(first: int, last: int) -> str:
    return f"entry {first} is" if first >= last else f"entries {first} to {last} are"
