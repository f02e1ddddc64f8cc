"""The house's own log, beside the sessions: what is not of one table's session."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from dealer_assist.clock import holds, read_clock
from dealer_assist.ledger.entries import RECORDER, ClockRead, Entry
from dealer_assist.ledger.store import Damaged, InUse, Ledger, LedgerError, NotFound, read

HOUSE = "house"
LEDGER = "ledger.sqlite"
_PATIENCE = 10          # seconds in which another program's act is over


def house_path(records: Path) -> Path:
    return records / HOUSE / LEDGER


@contextmanager
def house_log(records: Path) -> Iterator[Ledger]:
    """For one act, not for hours: it has one writer, and others wait for it. The times of what is done go by this
    computer's clock, so the log says first what is known of it, where that is not what it said last."""
    path = house_path(there(records))
    ledger = _patiently(path)
    try:
        clock = read_clock()
        told = next((entry.event for entry in reversed(ledger.entries) if isinstance(entry.event, ClockRead)), None)
        if told is None or not holds(told, clock):
            ledger.note(clock.time, RECORDER, clock)
        yield ledger
    finally:
        ledger.close()


def there(records: Path) -> Path:
    """For who named it: a folder with a slip in its name is no house without people, holds and disputes."""
    if not records.is_dir():
        raise NotFound(f"{records}: no such folder; the folder in which the sessions are kept was expected")
    return records


def house_entries(records: Path) -> tuple[Entry, ...]:
    """To look only. A house that keeps no log yet has none."""
    path = house_path(records)
    if not path.exists():
        return ()
    reading = read(path)
    if reading.findings:
        raise Damaged(f"{path}: {reading.findings[0].what}; keep it as it is and check it with: "
                      "dealer-assist ledger verify")
    return reading.entries


def moment(at: int) -> str:
    try:
        return f"{datetime.fromtimestamp(at // 1_000_000, UTC):%Y-%m-%d %H:%M:%S} UTC"
    except (ValueError, OverflowError, OSError):
        return f"microsecond {at}"


def _patiently(path: Path) -> Ledger:
    last = time.monotonic() + _PATIENCE
    while True:
        there = path.exists()
        try:
            path.parent.mkdir(exist_ok=True)
            return Ledger.open(path) if there else Ledger.create(path)
        except LedgerError as error:
            # Another program holds it, or has just made it.
            if time.monotonic() > last or not (isinstance(error, InUse) or (path.exists() and not there)):
                raise
        time.sleep(0.05)
