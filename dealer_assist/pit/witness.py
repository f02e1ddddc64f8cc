"""The pit's own eyes on every table's record: counts each log from its first entry, and signs what it counted.

What it signed last of each log it remembers in a file of its own, apart from the database: a log that does not go on
from there is a fork, whoever made it, the table or who keeps the database. Then it signs nothing of it any more.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from dataclasses import dataclass, field
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

_MEMORY = "CREATE TABLE IF NOT EXISTS seen (origin TEXT PRIMARY KEY, size INTEGER NOT NULL, root BLOB NOT NULL)"


class Fork(Exception):
    """A log that is not what it was, or never was one."""

    def __init__(self, seq: int, why: str) -> None:
        super().__init__(why)
        self.seq = seq


class Memory:
    """The last checkpoint that was signed of each log."""

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._kept = sqlite3.connect(path, isolation_level=None)
            self._kept.execute("PRAGMA synchronous = EXTRA")
            self._kept.execute(_MEMORY)
        except (sqlite3.Error, OSError) as error:
            raise PitError(f"{path}: cannot be used ({error}); the file in which the witness keeps what it signed was "
                           "expected") from None

    def last(self, origin: str) -> tuple[int, bytes] | None:
        found = self._kept.execute("SELECT size, root FROM seen WHERE origin = ?", (origin,)).fetchone()
        return (int(found[0]), bytes(found[1])) if found else None

    def keep(self, note: Checkpoint) -> None:
        self._kept.execute("INSERT INTO seen VALUES (?, ?, ?) ON CONFLICT (origin) DO UPDATE SET size = excluded.size, "
                           "root = excluded.root WHERE excluded.size > seen.size", (note.origin, note.size, note.root))

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
        self._counted: dict[int, tuple[Counted, int]] = {}      # by log, and how many of its checkpoints were looked at

    def look(self) -> int:
        """Once over all logs that have something new. Gives how many checkpoints it signed."""
        with connected(self._engine) as connection:
            waiting = connection.execute(
                sa.select(HEAD.c.log, HEAD.c.offered, HEAD.c.size).where(~HEAD.c.refused, HEAD.c.offered > 0)).all()
            return sum(self._of(connection, log, offered) for log, offered, _ in waiting
                       if log not in self._counted or self._counted[log][1] != offered)

    def _of(self, connection: sa.Connection, log: int, offered: int) -> int:
        counted, _ = self._counted.get(log) or (Counted(), 0)
        done = counted.tree.size
        signed: list[Checkpoint] = []
        try:
            signed = self._counted_on(connection, log, counted)
        except Fork as fork:
            self._counted.pop(log, None)
            connection.execute(sa.insert(REFUSED).values(log=log, seq=fork.seq, why=str(fork)))
            table, folder = connection.execute(sa.select(LOG.c.table_name, LOG.c.folder).where(LOG.c.id == log)).one()
            self._say(f"{table}, {folder}: refused: {fork}")
            return 0
        except BaseException:
            self._counted.pop(log, None)        # half counted: from the first entry the next time
            raise
        if signed:
            connection.execute(insert(COSIGNED).on_conflict_do_nothing(),
                               [{"log": log, "size": note.size, "note": note.text} for note in signed])
        if counted.tree.size >= done:
            self._counted[log] = counted, offered
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
        for note in notes.pop(counted.tree.size, ()):
            counted.holds(note)
        signed: list[Checkpoint] = []
        until = max(notes, default=0)
        while counted.tree.size < until:
            rows = connection.execute(sa.select(ENTRY.c.seq, ENTRY.c.body).where(
                ENTRY.c.log == log, ENTRY.c.seq > counted.tree.size, ENTRY.c.seq <= until).order_by(ENTRY.c.seq)
                .limit(_AT_ONCE)).all()
            if not rows:
                raise Fork(counted.tree.size + 1, f"entry {counted.tree.size + 1} is missing in the pit")
            for seq, body in rows:
                counted.add(seq, bytes(body))
                size = counted.tree.size
                if size == 1:
                    last = self._memory.last(origin_of(counted.first))
                if last and size == last[0] and counted.tree.root() != last[1]:
                    raise Fork(size, f"the entries up to {size} are not those that the witness signed")
                for note in notes.pop(size, ()):
                    counted.holds(note)
                    if last is None or size >= last[0]:
                        signed.append(Checkpoint(note.origin, note.size, note.root, (
                            *note.signatures, note.cosigned(self._key, int(self._clock())))))
        for note in signed:
            self._memory.keep(note)             # before anybody learns of it: it never signs two pasts
        return signed


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
