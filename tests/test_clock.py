"""What the record says of the clock that its times come from."""

from __future__ import annotations

import struct
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from dealer_assist.clock import FREE, SYNCHRONISED, UNKNOWN, holds, read_clock, said_by_kernel
from dealer_assist.ledger.entries import RECORDER, ClockRead
from dealer_assist.live import ClockWatch
from dealer_assist.people.house import house_entries, house_log

TOLD = ClockRead(1_700_000_000_000_000, 86_400_000_000_000, SYNCHRONISED, 1_250, 3600)


def test_this_computers_clock_is_read() -> None:
    before = time.time_ns() // 1000, time.monotonic_ns()
    told = read_clock()
    assert before[0] <= told.time <= time.time_ns() // 1000
    assert before[1] <= told.monotonic <= time.monotonic_ns()
    assert told.offset == time.localtime().tm_gmtoff
    assert told.source in ((SYNCHRONISED, FREE, UNKNOWN) if sys.platform == "linux" else (UNKNOWN,))
    assert (told.error is not None) == (told.source == SYNCHRONISED)


@pytest.mark.parametrize(("status", "told"), [
    (0x0001, (SYNCHRONISED, 1_250)),        # STA_PLL: something steers it
    (0x2001, (SYNCHRONISED, 1_250)),        # STA_NANO
    (0x0040, (FREE, None)),                 # STA_UNSYNC
    (0x0041, (FREE, None)),
])
def test_what_the_kernel_says_of_it(status: int, told: tuple[str, int | None]) -> None:
    assert said_by_kernel(struct.pack("@Illlli", 0, -17, 5, 1_250, 300, status).ljust(208, b"\0")) == told


@pytest.mark.parametrize(("now", "still"), [
    (TOLD, True),
    (replace(TOLD, time=TOLD.time + 60_000_000, monotonic=TOLD.monotonic + 60_000_000_000), True),
    (replace(TOLD, time=TOLD.time + 900_000), True),                        # set right little by little
    (replace(TOLD, time=TOLD.time + 3_600_000_000), False),                 # set
    (replace(TOLD, monotonic=1_000_000_000), False),                        # the computer was started anew
    (replace(TOLD, offset=7200), False),                                    # the summer time began
    (replace(TOLD, source=FREE, error=None), False),
    (replace(TOLD, error=9_000), True),
    (replace(TOLD, error=500_000), False),
])
def test_it_is_told_again_when_it_is_no_longer_so(now: ClockRead, still: bool) -> None:
    assert holds(TOLD, now) is still


def test_a_table_that_runs_tells_of_it_at_first_and_when_it_changes() -> None:
    seconds, known = [1], [TOLD]
    watch = ClockWatch(of_day=lambda: 0, steady=lambda: seconds[0] * 1_000_000_000, read=lambda: known[0])
    assert (watch.news(), watch.news()) == (TOLD, None)
    known[0] = replace(TOLD, source=FREE, error=None)
    assert watch.news() is None             # not looked at all the time
    seconds[0] = 11
    assert (watch.news(), watch.news()) == (known[0], None)
    assert ClockWatch(TOLD, read=lambda: TOLD).news() is None       # the recorder told of it as it began


def test_the_houses_log_says_it_before_what_is_done_by_it(tmp_path: Path) -> None:
    for _ in range(2):
        with house_log(tmp_path):
            pass
    told = [entry for entry in house_entries(tmp_path) if isinstance(entry.event, ClockRead)]
    assert [(entry.by, entry.at == entry.event.time) for entry in told] == [(RECORDER, True)]

    now = read_clock()
    with house_log(tmp_path) as log:        # as if it had been an hour back
        log.note(now.time, RECORDER, replace(now, time=now.time - 3_600_000_000))
    with house_log(tmp_path):
        pass
    assert len([entry for entry in house_entries(tmp_path) if isinstance(entry.event, ClockRead)]) == 3
