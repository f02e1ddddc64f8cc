"""What this computer knows of its own clock: by what it is set, and how far off it may be. For the record only."""

from __future__ import annotations

import ctypes
import struct
import sys
import time

from dealer_assist.ledger.entries import ClockRead

STEPPED = 1_000_000         # microseconds by which a clock is off when it was set
SYNCHRONISED, FREE, UNKNOWN = "synchronised", "free", "unknown"

_TIMEX = struct.Struct("@Illlli")   # modes, offset, freq, maxerror, esterror, status: how Linux's struct timex begins
_ROOM = 512                         # bytes; all of it has 208
_UNSYNC = 0x40                      # STA_UNSYNC: nothing sets it, or nothing has for too long
_WORTH_TELLING = 1_000              # microseconds: below, an error that grew is none
_GROWN = 10                         # times


def read_clock() -> ClockRead:
    at, steady = time.time_ns(), time.monotonic_ns()
    source, error = _system() if sys.platform == "linux" else (UNKNOWN, None)
    return ClockRead(at // 1000, steady, source, error, time.localtime(at // 1_000_000_000).tm_gmtoff)


def holds(told: ClockRead, now: ClockRead) -> bool:
    """Whether what was told of the clock is still so: nobody set it, the summer time did not end, the computer was not
    started anew, and it is not far less sure than it was."""
    apart = (now.time - now.monotonic // 1000) - (told.time - told.monotonic // 1000)
    return ((told.source, told.offset) == (now.source, now.offset) and abs(apart) < STEPPED
            and (now.error or 0) <= _GROWN * max(told.error or 0, _WORTH_TELLING))


def _system() -> tuple[str, int | None]:
    """As the kernel has it from whatever sets the clock (NTP, PTP, a receiver); asking takes no right."""
    state = ctypes.create_string_buffer(_ROOM)      # modes 0: to read only
    try:
        code = ctypes.CDLL(None).adjtimex(state)
    except (OSError, AttributeError):
        return UNKNOWN, None
    return (UNKNOWN, None) if code < 0 else said_by_kernel(state.raw)


def said_by_kernel(state: bytes) -> tuple[str, int | None]:
    _, _, _, error, _, status = _TIMEX.unpack_from(state)
    return (FREE, None) if status & _UNSYNC else (SYNCHRONISED, error)
