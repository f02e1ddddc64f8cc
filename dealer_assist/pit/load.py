"""Simulated tables against a pit's database at live rate: how far it falls behind, and what that costs.

Each has a log of its own and a connection of its own, as a table has; the entries are chained and signed as a table's
are. What is measured is the way from an entry to its row, and the witness's signature; the tables' own disks are not.
"""

from __future__ import annotations

import os
import secrets
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import sqlalchemy as sa

from dealer_assist.keys import SigningKey
from dealer_assist.ledger.codec import write_entry
from dealer_assist.ledger.entries import Entry, SessionOpened
from dealer_assist.ledger.log import Tree, leaf_hash
from dealer_assist.ledger.notes import Checkpoint, origin_of
from dealer_assist.pit.outbox import APPEND
from dealer_assist.pit.schema import CHECKPOINT, HEAD, LOG, connected, database
from dealer_assist.pit.witness import Memory, Witness
from dealer_assist.table.events import RoundClosed, RoundOpened, TableEvent
from dealer_assist.table.settlement import Settlement

ROUND = 60              # entries of a round, with a checkpoint at its end


@dataclass(frozen=True, slots=True)
class Measured:
    tables: int
    seconds: float
    sent: int
    there: int
    lag_median: float           # seconds from an entry to its row
    lag_worst: float
    cosigned: int
    cpu_tables: float           # seconds of one core: the simulated tables, and the witness in the same process
    cpu_server: float | None    # ... and PostgreSQL; None: it is on another machine, or this system does not tell

    @property
    def whole(self) -> bool:
        return self.sent == self.there

    def as_data(self) -> dict[str, Any]:
        return asdict(self)

    @property
    def told(self) -> str:
        server = "not known" if self.cpu_server is None else f"{self.cpu_server / self.seconds:.2f} cores"
        return (f"{self.tables} tables, {self.seconds:.0f} s: {self.sent} entries sent, {self.there} there "
                f"({self.sent / self.seconds:.0f}/s); lag {self.lag_median * 1000:.0f} ms in the middle, "
                f"{self.lag_worst * 1000:.0f} ms at worst; {self.cosigned} checkpoints witnessed; PostgreSQL {server}, "
                f"tables and witness together {self.cpu_tables / self.seconds:.2f} cores")


class _Simulated:
    """One table: an entry a second, as if it were on its disk already."""

    def __init__(self, number: int, run: str, engine: sa.Engine) -> None:
        self._number = number
        self.name, self._engine = f"load {run} {number}", engine
        self._key = SigningKey.of("load", secrets.token_bytes(32))
        self._tree, self._tail, self._first = Tree(), "", b""
        self.lags: list[float] = []
        self.connection: sa.Connection | None = None

    def open(self) -> None:
        self.connection = self._engine.connect()
        body = self._next("recorder", SessionOpened("00" * 32, self._key.public.text))
        self.log = self.connection.scalar(sa.insert(LOG).values(
            name=leaf_hash(body).hex(), table_name=self.name, folder=self.name).returning(LOG.c.id))
        self._send(body)

    def step(self, due: float) -> None:
        assert self.connection is not None
        size = self._tree.size
        number = size // ROUND + 1
        ends = (size + self._number) % ROUND == ROUND - 1      # not all tables at once
        event: TableEvent = RoundClosed(number, Settlement(())) if ends else RoundOpened(number, ())
        self._send(self._next("table", event))
        if isinstance(event, RoundClosed):
            note = Checkpoint(origin_of(self._first), self._tree.size, self._tree.root()).signed(self._key)
            self.connection.execute(sa.insert(CHECKPOINT).values(log=self.log, size=note.size, note=note.text))
        self.lags.append(time.monotonic() - due)

    def _next(self, by: str, event: TableEvent | SessionOpened) -> bytes:
        body = write_entry(Entry(self._tree.size + 1, time.time_ns() // 1000, by, event), self._tail)
        leaf = leaf_hash(body)
        self._tree.add(leaf)
        self._first, self._tail = self._first or leaf, leaf.hex()
        return body

    def _send(self, body: bytes) -> None:
        assert self.connection is not None
        self.connection.execute(APPEND, {"log": self.log, "seqs": [self._tree.size], "bodies": [body]})


def load(url: str, tables: int, seconds: int, server: int | None = None) -> Measured:
    """``server``: the number of PostgreSQL's first process, where it runs here."""
    engine = database(url)
    with connected(engine) as watching, TemporaryDirectory() as folder, ThreadPoolExecutor(32) as network:
        simulated = [_Simulated(number, secrets.token_hex(3), engine) for number in range(tables)]
        over = threading.Event()
        signed: list[int] = []
        try:
            list(network.map(_Simulated.open, simulated))
            witness = _witnessing(url, Path(folder), over, signed)
            used, server_used, began = time.process_time(), cpu_of(server), time.monotonic()
            for second in range(seconds):
                waiting = []
                for number, table in enumerate(simulated):
                    due = began + second + number / tables
                    if (early := due - time.monotonic()) > 0:
                        time.sleep(early)
                    waiting.append(network.submit(table.step, due))
                for one in waiting:
                    one.result()
            took = time.monotonic() - began
            cpu = time.process_time() - used
            server_cpu = None if (now := cpu_of(server)) is None or server_used is None else now - server_used
            over.set()
            witness.join()
            there = watching.scalar(sa.select(sa.func.sum(HEAD.c.size)).join(LOG, LOG.c.id == HEAD.c.log).where(
                LOG.c.table_name.in_([table.name for table in simulated])))
        finally:
            over.set()
            for table in simulated:
                if table.connection is not None:
                    table.connection.close()
    lags = [lag for table in simulated for lag in table.lags]
    return Measured(tables, took, tables * (seconds + 1), int(there or 0), median(lags), max(lags), sum(signed), cpu,
                    server_cpu)


def _witnessing(url: str, folder: Path, over: threading.Event, signed: list[int]) -> threading.Thread:
    def look() -> None:
        memory = Memory(folder / "load.sqlite")
        witness = Witness(url, SigningKey.of("witness", secrets.token_bytes(32)), memory)
        while True:
            last = over.wait(1)
            signed.append(witness.look())
            if last:
                memory.close()
                return

    thread = threading.Thread(target=look, name="witness")
    thread.start()
    return thread


def cpu_of(server: int | None) -> float | None:
    """Seconds of one core that this process and its children took; None: the system does not tell."""
    if server is None or not Path("/proc/self/stat").exists():
        return None
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            rest = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(rest[1]) == server or stat.parent.name == str(server):
            ticks += int(rest[11]) + int(rest[12]) + (int(rest[13]) + int(rest[14]) if stat.parent.name == str(server)
                                                      else 0)
    return ticks / os.sysconf("SC_CLK_TCK")

