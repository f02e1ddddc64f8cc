"""The pit's own eyes on every table's record: counts each log from its first entry, and signs what it counted.

What it signed last of each log, and the tree up to there, it remembers in a file of its own, apart from the database.
It goes on from there, and a log that does not is a fork, whoever made it, the table or who keeps the database: then it
signs nothing of it any more. What lies before is counted again when somebody asks for that (``recount``).
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from dealer_assist.keys import KeysError, PublicKey, SigningKey
from dealer_assist.ledger.checking import OF_KEYS
from dealer_assist.ledger.codec import CodecError, parse, read_entry
from dealer_assist.ledger.entries import KeyIntroduced, KeyRecovered, KeyRotated, SessionOpened
from dealer_assist.ledger.log import Tree, leaf_hash
from dealer_assist.ledger.notes import Checkpoint, NotACheckpoint, origin_of, parse_checkpoint
from dealer_assist.ledger.succession import succeeds
from dealer_assist.pit.error import PitError
from dealer_assist.pit.schema import CHECKPOINT, COSIGNED, ENTRY, HEAD, LOG, REFUSED, connected, database

KEY = "witness"         # the name of the pit's own key
PAUSE = 1.0             # seconds between two looks
_AT_ONCE = 5_000        # entries that are asked for at once

_MARGIN = "1 minute"    # between a row's time and its being there for others to see
_PEAK = 32              # bytes of a hash

# The first three columns are those of before; where the others are missing, the log is counted from its first entry.
_MEMORY = "CREATE TABLE IF NOT EXISTS seen (origin TEXT PRIMARY KEY, size INTEGER NOT NULL, root BLOB NOT NULL)"
_ADDED = {"peaks": "BLOB", "tail": "TEXT", "key": "TEXT", "offered": "INTEGER"}


class Fork(Exception):
    """A log that is not what it was, or never was one."""

    def __init__(self, seq: int, why: str) -> None:
        super().__init__(why)
        self.seq = seq


class Memory:
    """The last checkpoint that was signed of each log, and how to go on from it."""

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._kept = sqlite3.connect(path, isolation_level=None)
            self._kept.execute("PRAGMA synchronous = EXTRA")
            self._kept.execute(_MEMORY)
            there = {name for _, name, *_ in self._kept.execute("PRAGMA table_info(seen)")}
            for name, kind in _ADDED.items():
                if name not in there:
                    self._kept.execute(f"ALTER TABLE seen ADD COLUMN {name} {kind}")
        except (sqlite3.Error, OSError) as error:
            raise PitError(f"{path}: cannot be used ({error}); the file in which the witness keeps what it signed was "
                           "expected") from None

    def last(self, origin: str) -> tuple[int, bytes] | None:
        found = self._kept.execute("SELECT size, root FROM seen WHERE origin = ?", (origin,)).fetchone()
        return (int(found[0]), bytes(found[1])) if found else None

    def seen(self, origin: str) -> tuple[int, int | None]:
        """How many entries of it were signed, and how many of its checkpoints looked at."""
        found = self._kept.execute("SELECT size, offered FROM seen WHERE origin = ?", (origin,)).fetchone()
        return (found[0], found[1]) if found else (0, None)

    def counted(self, first: bytes) -> Counted | None:
        """Up to what was signed last."""
        found = self._kept.execute("SELECT size, root, peaks, tail, key FROM seen WHERE origin = ?",
                                   (origin_of(first),)).fetchone()
        if found is None or found[2] is None:
            return None
        size, root, peaks, tail, key = found
        tree = Tree.of(size, (peaks[at:at + _PEAK] for at in range(0, len(peaks), _PEAK)))
        return Counted(tree, first, tail, PublicKey.parse(key)) if tree.root() == root else None

    def keep(self, counted: Counted) -> None:
        """What is signed now. It never goes back."""
        assert counted.key is not None
        self._kept.execute(
            "INSERT INTO seen (origin, size, root, peaks, tail, key) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (origin) DO "
            "UPDATE SET size = excluded.size, root = excluded.root, peaks = excluded.peaks, tail = excluded.tail, "
            "key = excluded.key WHERE excluded.size >= seen.size",
            (origin_of(counted.first), counted.tree.size, counted.tree.root(), b"".join(counted.tree.peaks),
             counted.tail, counted.key.text))

    def looked(self, origin: str, offered: int) -> None:
        self._kept.execute("UPDATE seen SET offered = ? WHERE origin = ?", (offered, origin))

    def close(self) -> None:
        self._kept.close()


@dataclass(slots=True)
class Counted:
    """One log, entry by entry, as the witness counts it for itself."""

    tree: Tree = field(default_factory=Tree)
    first: bytes = b""
    tail: str = ""
    key: PublicKey | None = None

    def add(self, seq: int, body: bytes) -> bytes:
        try:
            content = parse(body)
            if (not isinstance(content, dict) or content.get("seq") != self.tree.size + 1 or seq != self.tree.size + 1
                    or content.get("prev") != self.tail):
                raise Fork(seq, f"entry {seq} does not follow the one before it")
            if content.get("kind") in OF_KEYS:
                self._of_keys(seq, body)
        except (CodecError, KeysError) as error:
            raise Fork(seq, f"entry {seq}: {error}") from None
        leaf = leaf_hash(body)
        self.tree.add(leaf)
        self.first, self.tail = self.first or leaf, leaf.hex()
        return leaf

    def _of_keys(self, seq: int, body: bytes) -> None:
        match read_entry(parse(body)).event:
            case SessionOpened(_, key) | KeyIntroduced(key) if key and self.key is None:
                self.key = PublicKey.parse(key)
            case SessionOpened(_, ""):
                pass
            case KeyRotated(old, new) as event if self.key and self.key.text == old and succeeds(event):
                self.key = PublicKey.parse(new)
            case KeyRecovered(_, new):
                self.key = PublicKey.parse(new)     # two people stand in for it, and the log says who
            case _:
                raise Fork(seq, f"entry {seq} names a key that nobody vouches for")

    def holds(self, note: Checkpoint) -> None:
        if note.size != self.tree.size or note.origin != origin_of(self.first):
            raise Fork(note.size, f"the checkpoint of entry {note.size} is that of another log")
        if self.key is None or not note.by((self.key,)):
            raise Fork(note.size, f"the checkpoint of entry {note.size} is not signed by the key of its table")
        if note.root != self.tree.root():
            raise Fork(note.size, f"the checkpoint of entry {note.size} is of other entries than the pit has: the "
                                  "table's past was rewritten")


class Witness:
    def __init__(self, url: str, key: SigningKey, memory: Memory, say: Callable[[str], None] = print,
                 clock: Callable[[], float] = time.time) -> None:
        self._engine, self._key, self._memory, self._say, self._clock = database(url), key, memory, say, clock
        self._since: datetime | None = None

    def look(self, *, recount: bool = False) -> int:
        """Once over all logs that have something new, or with ``recount`` over all of all. Gives how many checkpoints
        it signed."""
        new = sa.select(HEAD.c.log, LOG.c.name, HEAD.c.size, HEAD.c.offered, HEAD.c.witnessed).join(
            LOG, LOG.c.id == HEAD.c.log).where(~HEAD.c.refused, HEAD.c.offered > 0)
        with connected(self._engine) as connection:
            began = connection.scalar(sa.text(f"SELECT clock_timestamp() - interval '{_MARGIN}'"))
            if self._since is not None and not recount:
                new = new.where(HEAD.c.noted > self._since)
            signed = sum(self._of(connection, *log, recount) for log in connection.execute(new).all())
            self._since = began
            return signed

    def _of(self, connection: sa.Connection, log: int, name: str, size: int, offered: int, witnessed: int,
            recount: bool) -> int:
        first = bytes.fromhex(name)
        before, looked = self._memory.seen(origin_of(first))
        if looked == offered and before <= size and not recount:
            return 0
        counted = (None if recount else self._memory.counted(first)) or Counted()
        try:
            if before > size:
                raise Fork(size + 1, f"entry {size + 1} is missing in the pit: the witness signed it")
            signed = [note for note in self._counted_on(connection, log, counted) if note.size > witnessed]
        except Fork as fork:
            connection.execute(sa.insert(REFUSED).values(log=log, seq=fork.seq, why=str(fork)))
            table, folder = connection.execute(sa.select(LOG.c.table_name, LOG.c.folder).where(LOG.c.id == log)).one()
            self._say(f"{table}, {folder}: refused: {fork}")
            return 0
        if signed:
            connection.execute(insert(COSIGNED).on_conflict_do_nothing(),
                               [{"log": log, "size": note.size, "note": note.text} for note in signed])
        self._memory.looked(origin_of(first), offered)      # last: a cut before is made good by the next look
        return len(signed)

    def _counted_on(self, connection: sa.Connection, log: int, counted: Counted) -> list[Checkpoint]:
        """From where it had counted to the last checkpoint that is offered; what goes on from what it signed last."""
        notes: dict[int, list[Checkpoint]] = {}
        for size, text in connection.execute(sa.select(CHECKPOINT.c.size, CHECKPOINT.c.note).where(
                CHECKPOINT.c.log == log, CHECKPOINT.c.size >= counted.tree.size)):
            try:
                note = parse_checkpoint(text)
            except NotACheckpoint as error:
                raise Fork(size, f"the checkpoint of entry {size}: {error}") from None
            if note.size != size:
                raise Fork(size, f"the checkpoint of entry {size} is that of another one")
            notes.setdefault(size, []).append(note)
        last = self._memory.last(origin_of(counted.first)) if counted.first else None
        signed = list(self._held(counted, notes, last))
        until = max(notes, default=0)
        for seq, body in self._entries(connection, log, counted.tree.size, until):
            counted.add(seq, body)
            if seq == 1:
                last = self._memory.last(origin_of(counted.first))
            if last and seq == last[0] and counted.tree.root() != last[1]:
                raise Fork(seq, f"the entries up to {seq} are not those that the witness signed")
            signed += self._held(counted, notes, last)
        if counted.tree.size and (last is None or counted.tree.size >= last[0]):
            self._memory.keep(counted)          # before anybody learns of it: it never signs two pasts
        return signed

    def _held(self, counted: Counted, notes: dict[int, list[Checkpoint]], last: tuple[int, bytes] | None,
              ) -> Iterator[Checkpoint]:
        """The checkpoints of what is counted now, signed where they go on from what was signed last."""
        for note in notes.pop(counted.tree.size, ()):
            counted.holds(note)
            if last is None or note.size >= last[0]:
                yield Checkpoint(note.origin, note.size, note.root, (
                    *note.signatures, note.cosigned(self._key, int(self._clock()))))

    def _entries(self, connection: sa.Connection, log: int, after: int, until: int) -> Iterator[tuple[int, bytes]]:
        while after < until:
            rows = connection.execute(sa.select(ENTRY.c.seq, ENTRY.c.body).where(
                ENTRY.c.log == log, ENTRY.c.seq > after, ENTRY.c.seq <= until).order_by(ENTRY.c.seq)
                .limit(_AT_ONCE)).all()
            if not rows:
                raise Fork(after + 1, f"entry {after + 1} is missing in the pit")
            for seq, body in rows:
                yield seq, bytes(body)
            after = rows[-1][0]


def keep_on(look: Callable[[], object], stop: Callable[[float], bool], say: Callable[[str], None],
            pause: float = PAUSE) -> None:
    """``stop``: waits so many seconds, and says whether it is over. A server that is away comes back."""
    away = ""
    while True:
        try:
            look()
            if away:
                say("what was away answers again")
            away = ""
        except PitError as error:
            if str(error) != away:
                say(str(error))
            away = str(error)
        if stop(pause):
            return
