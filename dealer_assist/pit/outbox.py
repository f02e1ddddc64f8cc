"""What a table commits goes on to the pit: in order, once, and as it is on disk.

The table never waits for it. Where the pit stands is asked of the pit, so nothing is lost by a cut, a restart of
either, or a delivery that came twice; the ledger on the table's disk is the outbox.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice, takewhile
from pathlib import Path
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import DBAPIError

from dealer_assist.ledger.log import leaf_hash
from dealer_assist.ledger.notes import Checkpoint, NotACheckpoint, parse_checkpoint
from dealer_assist.ledger.store import LedgerError, notes_after, rows
from dealer_assist.people.house import HOUSE
from dealer_assist.pit.error import PitError
from dealer_assist.pit.schema import (
    ALERT,
    CHECKPOINT,
    COSIGNED,
    ENTRY,
    FORK,
    HEAD,
    LOG,
    REFUSED,
    STANDING,
    connected,
    database,
    state_of,
)
from dealer_assist.pit.standing import Alert
from dealer_assist.sessions.folder import HEADER, LEDGER

BATCH = 200             # entries of one statement
PAUSE = 1.0             # seconds between two looks at the ledger
LATE = 10.0             # seconds of lag after which the dealer's screen names it
LAST = 3.0              # seconds that a table that closes gives its last entries

# One statement, whole or not at all; the triggers see the rows in this order.
APPEND = sa.text("INSERT INTO pit.entry (log, seq, body) SELECT :log, came.seq, came.body "
                  "FROM unnest(CAST(:seqs AS bigint[]), CAST(:bodies AS bytea[])) AS came (seq, body) ORDER BY seq")


class Standing(Protocol):
    def state(self) -> dict[str, Any]: ...
    def alerts(self) -> Iterator[Alert]: ...


@dataclass(frozen=True, slots=True)
class Lag:
    """``refused``: the pit does not take this table's record as it is now, and why."""

    entries: int = 0
    seconds: float = 0.0
    refused: str = ""
    why: str = ""               # the pit is not reached


@dataclass(slots=True)
class _Log:
    """A ledger on this disk, and where the pit stands with it."""

    path: Path
    table: str
    id: int = 0
    sent: int = 0
    noted: int = 0              # the last of its own checkpoints that was offered
    kept: int = 0               # the size of the last one that came back with the witness's line
    mine: dict[int, str] = field(default_factory=dict)      # offered, and not back yet
    refused: str = ""

    @property
    def folder(self) -> str:
        return self.path.parent.name

    def meet(self, connection: sa.Connection) -> bool:
        """Finds where the pit stands, and whether it has the same. False: there is nothing to send yet."""
        first = next(rows(self.path), None)
        if first is None:
            return False
        name = leaf_hash(first[1]).hex()
        header = self.path.parent / HEADER
        known = sa.select(LOG.c.id, HEAD.c.size, HEAD.c.witnessed, HEAD.c.refused).join(
            HEAD, HEAD.c.log == LOG.c.id).where(LOG.c.name == name)
        found = connection.execute(known).first()
        if found is None:
            same = connection.scalar(sa.select(LOG.c.id).where(
                LOG.c.table_name == self.table, LOG.c.folder == self.folder))
            if same is not None:
                self._refuse(connection, same, 1, first[1], f"the pit has another record of {self.folder}: it begins "
                             "with another entry")
                return False
            connection.execute(insert(LOG).values(
                name=name, table_name=self.table, folder=self.folder,
                header=header.read_text(encoding="utf-8") if header.is_file() else None).on_conflict_do_nothing())
            found = connection.execute(known).one()
        self.id, self.sent, self.kept, refused = found
        if refused:
            self.refused = "the pit found it to be another record than it has"
        elif self.sent:
            there = connection.scalar(sa.select(ENTRY.c.leaf).where(ENTRY.c.log == self.id, ENTRY.c.seq == self.sent))
            here = next(rows(self.path, self.sent - 1), None)
            if here is None or leaf_hash(here[1]) != bytes(there or b""):
                first_wrong, offered = self._parted(connection)
                self._refuse(connection, self.id, first_wrong, offered,
                             f"entry {first_wrong} is not what the pit has" if offered else
                             f"entry {first_wrong} is missing, the pit has it")
        return not self.refused

    def _parted(self, connection: sa.Connection) -> tuple[int, bytes]:
        """The first entry that is another one than the pit has."""
        seq = 0
        theirs = connection.execute(sa.select(ENTRY.c.leaf).where(ENTRY.c.log == self.id).order_by(ENTRY.c.seq))
        for leaf, (seq, body) in zip(theirs.scalars(), rows(self.path), strict=False):     # either may be the longer
            if leaf_hash(body) != bytes(leaf):
                return seq, body
        return seq + 1, b""

    def _refuse(self, connection: sa.Connection, log: int, seq: int, offered: bytes, why: str) -> None:
        """Kept in the pit too: who opens it next asks why."""
        self.refused = why
        connection.execute(sa.insert(REFUSED).values(log=log, seq=seq, why=why, offered=offered))

    def deliver(self, connection: sa.Connection) -> int:
        """A batch, and the checkpoints up to it. Gives how many entries it had."""
        batch = list(islice(rows(self.path, self.sent), BATCH))
        if batch:
            try:
                connection.execute(APPEND, {"log": self.id, "seqs": [seq for seq, _ in batch],
                                             "bodies": [body for _, body in batch]})
            except DBAPIError as error:
                if state_of(error) != FORK:
                    raise
                self._refuse(connection, self.id, *batch[0], str(error.orig).split("\n")[0])
                return 0
            self.sent = batch[-1][0]
        self._offer(connection)
        return len(batch)

    def _offer(self, connection: sa.Connection) -> None:
        offered = list(takewhile(lambda one: one[1] <= self.sent, notes_after(self.path, self.noted)))
        new = {size: note for _, size, note in offered
               if size > self.kept and note.count("\n— ") == 1}     # those that came back have a further line
        if new:
            connection.execute(insert(CHECKPOINT).on_conflict_do_nothing(),
                               [{"log": self.id, "size": size, "note": note} for size, note in new.items()])
            self.mine |= new
        self.noted = offered[-1][0] if offered else self.noted

    def returned(self, connection: sa.Connection) -> Iterator[Checkpoint]:
        """What the witness wrote below checkpoints of this log, and nothing else."""
        if not self.mine:
            return
        for size, note in connection.execute(sa.select(COSIGNED.c.size, COSIGNED.c.note).where(
                COSIGNED.c.log == self.id, COSIGNED.c.size > self.kept).order_by(COSIGNED.c.size)):
            mine = self.mine.pop(size, None)
            self.kept = size
            if mine is not None and note.startswith(mine):
                try:
                    own, *further = (came := parse_checkpoint(note)).signatures
                except NotACheckpoint:
                    continue
                # Below the table's own line, and none in its name: a false one would spoil the checkpoint.
                if further and all((line.name, line.id) != (own.name, own.id) for line in further):
                    yield came

    def waiting(self) -> int:
        last = 0
        for seq, _ in rows(self.path, self.sent):
            last = seq
        return max(0, last - self.sent)


class Outbox:
    """A thread beside a table. ``folder``: of its session; the others beside it are brought up to date too."""

    def __init__(self, url: str, table: str, folder: Path, keep: Callable[[Checkpoint], None] | None = None,
                 pause: float = PAUSE) -> None:
        """``keep``: takes a checkpoint of the session's that the witness signed."""
        self._engine, self._table, self._folder = database(url), table, folder
        self._keep, self._pause = keep, pause
        self._standing: Standing | None = None
        self._changed: Callable[[], None] = lambda: None
        self._now = _Log(folder / LEDGER, table)
        self._house = _Log(folder.parent / HOUSE / LEDGER, table)
        self._lag = Lag()
        self._whole = time.monotonic()          # when the pit had all last
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, name="outbox", daemon=True)

    @property
    def lag(self) -> Lag:
        return self._lag

    @property
    def late(self) -> bool:
        return bool(self._lag.refused) or self._lag.seconds > LATE

    def start(self, standing: Standing | None = None, changed: Callable[[], None] = lambda: None) -> None:
        """``changed``: the lag is to be shown otherwise than before."""
        self._standing, self._changed = standing, changed
        self._thread.start()

    def close(self, patience: float = LAST) -> Lag:
        """Gives the last entries a moment. What does not go now goes the next time."""
        self._over.set()
        if self._thread.ident is not None:
            self._thread.join(patience)
        return self._lag

    def _run(self) -> None:
        while True:
            last = self._over.is_set()          # asked before: what is written until then goes with it
            why = ""
            try:
                with connected(self._engine) as connection:
                    last = self._while_connected(connection)
            except (PitError, LedgerError, OSError) as error:
                why = str(error)
            if last or self._over.is_set():
                self._look(why)
                return
            self._look(why)
            self._over.wait(self._pause)

    def _while_connected(self, connection: sa.Connection) -> bool:
        logs = [log for log in (self._now, self._house) if log.path.is_file()]
        met = {log.path for log in logs if log.meet(connection)}
        older = iter([_Log(path, self._table) for path in sorted(self._folder.parent.glob(f"*/{LEDGER}"))
                      if path not in (self._now.path, self._house.path)])
        behind: _Log | None = None
        while True:
            last = self._over.is_set()
            busy = False
            for log in (self._now, self._house):
                if log.path not in met and not log.refused and log.path.is_file() and log.meet(connection):
                    met.add(log.path)
                if log.path in met and not log.refused:
                    busy |= log.deliver(connection) == BATCH
            behind = behind or next(older, None)
            if behind is not None:              # one batch at a time: what happens now goes first
                more = (behind.id or behind.meet(connection)) and not behind.refused and behind.deliver(connection)
                busy, behind = True, behind if more else None
            self._tell(connection)
            if self._keep is not None:
                for note in self._now.returned(connection):
                    self._keep(note)
            self._look("")
            if last and not busy:
                return True
            if not busy:
                self._over.wait(self._pause)

    def _tell(self, connection: sa.Connection) -> None:
        if not self._now.id:
            return
        state = self._standing.state() if self._standing else {}
        if self._standing:
            for alert in self._standing.alerts():
                connection.execute(insert(ALERT).values(
                    log=self._now.id, round=alert.round, rule=alert.rule, entries=list(alert.entries),
                    said=dict(alert.said)).on_conflict_do_nothing())
        state["closed"] = self._over.is_set()
        told = insert(STANDING).values(table_name=self._table, log=self._now.id, state=state)
        connection.execute(told.on_conflict_do_update(
            index_elements=[STANDING.c.table_name], set_={"log": told.excluded.log, "state": told.excluded.state}))

    def _look(self, why: str) -> None:
        try:
            waiting = self._now.waiting()
        except LedgerError:
            waiting = 0
        now, before = time.monotonic(), self.late
        if not waiting and not why:
            self._whole = now
        self._lag = Lag(waiting, now - self._whole if waiting or why else 0.0, self._now.refused, why)
        if self.late != before:
            self._changed()


def send(url: str, table: str, records: Path) -> Mapping[str, str]:
    """All of a records folder, at once. Gives what the pit refused, by folder."""
    refused = {}
    with connected(database(url)) as connection:
        for path in sorted(records.glob(f"*/{LEDGER}")):
            log = _Log(path, table)
            if log.meet(connection):
                while log.deliver(connection) and not log.refused:
                    pass
            if log.refused:
                refused[log.folder] = log.refused
    return refused


