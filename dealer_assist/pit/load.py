"""Simulated tables against a pit's database at live rate: how far it falls behind, and what that costs.

Each table is the product's own but for its cards: a ledger on disk that is written an entry a second, as a table that
is played at writes, and the outbox beside it, with its connection, its standing and its pauses. A real table has a
computer and a disk for that; here they share this one's, in a few processes, and their ledgers lie in memory where the
system has a disk there: five hundred disks are not one.
"""

from __future__ import annotations

import os
import secrets
import shutil
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from dealer_assist.keys import FOLDER, SigningKey
from dealer_assist.ledger.entries import SessionOpened
from dealer_assist.ledger.notes import Checkpoint
from dealer_assist.ledger.store import Ledger, LedgerError
from dealer_assist.pit.outbox import Outbox
from dealer_assist.pit.schema import COSIGNED, HEAD, LOG, connected, database
from dealer_assist.pit.standing import Alert
from dealer_assist.pit.witness import Memory, Witness, keep_on
from dealer_assist.sessions.folder import LEDGER
from dealer_assist.table.events import RoundClosed, RoundOpened, TableEvent
from dealer_assist.table.settlement import Settlement

if TYPE_CHECKING:
    from multiprocessing.synchronize import Barrier

ROUND = 60              # entries of a round, with a checkpoint at its end
PROCESSES = 4           # that the tables are spread over
READY = 600             # seconds in which all of them stand
LATEST = 60.0           # seconds in which the last entries go
MEMORY = Path("/dev/shm")       # Linux's disk in memory
LEAST = 1 << 21         # bytes of it for each table

_together: Barrier      # in each of the processes


@dataclass(frozen=True, slots=True)
class Measured:
    """Seconds of processor time are of one core."""

    tables: int
    seconds: float
    sent: int
    there: int
    lag_median: float           # seconds from an entry to its row
    lag_worst: float
    cosigned: int
    cpu_tables: float           # the tables' ledgers and outboxes
    cpu_witness: float
    cpu_server: float | None    # PostgreSQL; None: it is on another machine, or this system does not tell

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
                f"the witness {self.cpu_witness / self.seconds:.2f}, all tables' ledgers and outboxes "
                f"{self.cpu_tables / self.seconds:.2f}")


class _Simulated:
    """One table: an entry a second."""

    def __init__(self, number: int, run: str, url: str, folder: Path) -> None:
        self._number, self._size = number, 1
        session = folder / str(number) / "night"
        session.mkdir(parents=True)
        self._ledger = Ledger.create(session / LEDGER)
        self._ledger.note(_now(), "recorder", SessionOpened("00" * 32))
        self._outbox = Outbox(url, f"load {run} {number}", session, self._keep)
        self._outbox.start(self)

    def state(self) -> dict[str, Any]:
        return {"game": "Blackjack", "round": self._round, "waits": {"en": "Deal"}, "cameras": {"a": "ok"},
                "called": False, "trouble": ""}

    def _keep(self, note: Checkpoint) -> None:
        with suppress(LedgerError):         # it is closed already: the witness has it too
            self._ledger.witnessed(note)

    def alerts(self) -> Iterator[Alert]:
        return iter(())

    @property
    def _round(self) -> int:
        return self._size // ROUND + 1

    def step(self) -> None:
        ends = (self._size + self._number) % ROUND == ROUND - 1      # not all tables at once
        event: TableEvent = RoundClosed(self._round, Settlement(())) if ends else RoundOpened(self._round, ())
        self._ledger.append(_now(), "table", event)
        self._size += 1

    def close(self) -> int:
        """Gives how many entries there were."""
        self._ledger.close()
        self._outbox.close(LATEST)
        return self._size


def load(url: str, tables: int, seconds: int, server: int | None = None) -> Measured:
    """``server``: the number of PostgreSQL's first process, where it runs here."""
    run, over, spawn = secrets.token_hex(3), threading.Event(), get_context("spawn")
    shares = [range(first, tables, PROCESSES) for first in range(min(PROCESSES, tables))]
    together = spawn.Barrier(len(shares) + 1)
    with (TemporaryDirectory(dir=_disk(tables)) as folder, connected(database(url)) as watching,
          ThreadPoolExecutor(1) as beside,
          ProcessPoolExecutor(len(shares), spawn, _begin, (together, f"{folder}/keys")) as processes):
        working = [processes.submit(_play, url, run, folder, share, tables, seconds) for share in shares]
        together.wait(READY)
        used, server_used, began = time.process_time(), cpu_of(server), time.monotonic()
        witness = beside.submit(_witness, url, Path(folder) / "witness.sqlite", over)
        try:
            played = [one.result() for one in working]
        finally:
            over.set()
        witness.result()
        took = time.monotonic() - began
        server_cpu = None if (now := cpu_of(server)) is None or server_used is None else now - server_used
        mine = LOG.c.table_name.like(f"load {run} %")
        there = watching.scalar(sa.select(sa.func.sum(HEAD.c.size)).join(LOG, LOG.c.id == HEAD.c.log).where(mine))
        cosigned = watching.scalar(sa.select(sa.func.count()).select_from(COSIGNED).join(
            LOG, LOG.c.id == COSIGNED.c.log).where(mine))
        median, worst = watching.execute(sa.text(
            "SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY late), max(late) FROM (SELECT extract(epoch FROM "
            "e.arrived)::float8 - e.at / 1e6::float8 AS late FROM pit.entry e JOIN pit.log l ON l.id = e.log "
            "WHERE l.table_name LIKE :mine AND e.seq > 1) e"), {"mine": f"load {run} %"}).one()
    return Measured(tables, took, sum(size for size, _ in played), int(there or 0), median, worst, cosigned or 0,
                    sum(cpu for _, cpu in played), time.process_time() - used, server_cpu)


def _disk(tables: int) -> Path | None:
    """None: where temporary files lie."""
    fits = MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free >= tables * LEAST
    return MEMORY if fits else None


def _begin(together: Barrier, keys: str) -> None:
    global _together
    _together = together
    os.environ[FOLDER] = keys           # simulated tables do not sign in this machine's name


def _play(url: str, run: str, folder: str, numbers: range, tables: int, seconds: int) -> tuple[int, float]:
    """One process's share of the tables. Gives how many entries there were, and the processor's seconds."""
    with ThreadPoolExecutor(16) as disks:
        simulated = list(disks.map(lambda number: _Simulated(number, run, url, Path(folder)), numbers))
        _together.wait(READY)
        used, began = time.process_time(), time.monotonic()
        for second in range(seconds):
            for number, table in zip(numbers, simulated, strict=True):
                if (early := began + second + number / tables - time.monotonic()) > 0:
                    time.sleep(early)
                disks.submit(table.step)
        disks.shutdown()
    with ThreadPoolExecutor(16) as closing:
        return sum(closing.map(_Simulated.close, simulated)), time.process_time() - used


def _witness(url: str, memory: Path, over: threading.Event) -> None:
    kept = Memory(memory)
    keep_on(Witness(url, SigningKey.of("witness", secrets.token_bytes(32)), kept).look, over.wait, print)
    kept.close()


def _now() -> int:
    return time.time_ns() // 1000


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

