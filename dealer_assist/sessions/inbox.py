"""How another process than the table's puts entries into a session: rulings and corrections of the inspector's desk.

A ledger has one writer. Where no table runs on the session, whoever hands something in is that writer for a moment.
Else it lies in the session's inbox until the table takes it, which answers with the numbers of the entries. Nothing is
taken twice: what was taken stands in the ledger under the name of its request, together with its entries or not at all.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from dealer_assist.ledger.codec import CodecError, canonical, decode, encode, members, parse, unpack
from dealer_assist.ledger.entries import Entry, HandedIn, RecordersEvent, RecordEvent
from dealer_assist.ledger.store import InUse, Ledger, in_use
from dealer_assist.sessions.folder import LEDGER, write_durably
from dealer_assist.table.events import Amended, ChipsChanged, Ruled, TableEvent

INBOX = "inbox"
PATIENCE = 10.0         # seconds in which a table that runs has answered
LARGEST = 1_000_000     # bytes of a request: a ruling over a full table has some thousand

_WAITING, _TAKEN, _ANSWERED = ".json", ".taken", ".answer"
_LOOK = 0.05            # seconds between two looks for the answer
_MOMENT = 0.5           # seconds after which who waits sees whether a table still runs there

Handed = TableEvent | RecordEvent


class InboxError(Exception):
    """It was not handed in: a sentence that says why and what to do."""


@dataclass(frozen=True, slots=True)
class Request:
    name: str
    by: str
    events: tuple[Handed, ...]

    @property
    def said(self) -> tuple[tuple[str, Handed], ...]:
        """What goes into the ledger, together."""
        return (self.by, HandedIn(self.name, len(self.events))), *((self.by, event) for event in self.events)


def hand_in(folder: Path, by: str, events: Sequence[Handed], *, patience: float = PATIENCE) -> tuple[int, ...]:
    """Gives the numbers of the entries, once they are on disk. ``by``: who says so."""
    for event in events:
        if not may_be_handed_in(event):
            raise InboxError(f"{type(event).__name__}: is said by the table itself; a correction, a ruling, or what "
                             "the desk writes was expected")
    try:
        return _written(folder, Request(uuid4().hex, by, tuple(events)))
    except InUse:
        return _asked(folder, Request(uuid4().hex, by, tuple(events)), patience)


def may_be_handed_in(event: Handed) -> bool:
    return isinstance(event, Amended | Ruled | ChipsChanged) or (
        isinstance(event, RecordEvent) and not isinstance(event, RecordersEvent))


def _written(folder: Path, request: Request, taken: bool = False) -> tuple[int, ...]:
    """By ourselves. ``taken``: a table took it before it ended, and perhaps wrote it."""
    ledger = Ledger.open(folder / LEDGER)
    try:
        if not ledger.signs:    # what stood there without a signature would leave nothing of it to be proved
            raise InboxError(f"{folder}: its record is signed by the key of another machine, and no table runs there; "
                             "do this on the machine that recorded it, or while its table runs; where its key is lost: "
                             "dealer-assist ledger key recover")
        if taken and (before := already(request.name, ledger.entries)):
            return before
        last = ledger.entries[-1].at if ledger.entries else 0
        now = max(last, time.time_ns() // 1000)         # there is no camera whose time it could be
        return ledger.append_all(now, request.said)[1:] if taken else ledger.append_all(now, request.said[1:])
    finally:
        ledger.close()


def _asked(folder: Path, request: Request, patience: float) -> tuple[int, ...]:
    inbox = folder / INBOX
    waiting, taken, answer = (inbox / (request.name + form) for form in (_WAITING, _TAKEN, _ANSWERED))
    try:
        inbox.mkdir(exist_ok=True)
        write_durably(waiting, canonical({"by": request.by, "events": [encode(event) for event in request.events]}))
    except OSError as error:
        raise InboxError(f"{inbox}: cannot be written ({error.strerror}); the table that runs there takes entries from "
                         "this folder: make it writable") from None
    given_up = looked = time.monotonic()
    given_up += patience
    while True:
        if answer.exists():
            return _read_answer(answer)
        now = time.monotonic()
        if now - looked > _MOMENT:
            looked = now
            if not in_use(folder / LEDGER):             # it ended meanwhile: nobody else will answer
                _moved(waiting, taken)
                try:
                    numbers = _written(folder, request, taken=True)
                except InUse:                           # another began
                    _moved(taken, waiting)
                else:
                    taken.unlink(missing_ok=True)
                    return numbers
        if now > given_up:
            if _moved(waiting, taken):
                taken.unlink()
                raise InboxError(f"{folder}: the table that runs there took nothing within {patience:g} s; see that it "
                                 "runs and shows no trouble with its disk, then try again: nothing was written")
            if now > given_up + patience:
                raise InboxError(f"{folder}: the table that runs there took it and does not answer; look into the "
                                 "record before trying again: it may have been written")
        time.sleep(_LOOK)


def _read_answer(path: Path) -> tuple[int, ...]:
    content = parse(path.read_bytes())
    path.unlink()
    if isinstance(content, dict) and "refused" in content:
        raise InboxError(str(content["refused"]))
    numbers, = members(content, ("entries",), "")
    return unpack(tuple[int, ...], numbers, "entries")


# ── at the table ──
def waiting(folder: Path, entries: Sequence[Entry] | None = None) -> Iterator[Request]:
    """What lies in a session's inbox, the oldest first; each is to be answered. What is no request is refused here.

    ``entries``: of a ledger that is gone on with; what was taken when it broke off is then looked after, too.
    """
    inbox = folder / INBOX
    if entries is not None:
        for taken in sorted(inbox.glob(f"*{_TAKEN}")):
            if before := already(taken.stem, entries):
                answer(folder, taken.stem, before)
            else:
                _moved(taken, taken.with_suffix(_WAITING))
    try:
        found = [(file.stat().st_mtime_ns, file) for file in inbox.glob(f"*{_WAITING}")]
    except OSError:
        return                  # withdrawn at this moment: the next look tells
    for _, file in sorted(found):
        taken = file.with_suffix(_TAKEN)
        if not _moved(file, taken):
            continue
        try:
            yield _request(file.stem, taken)
        except (CodecError, OSError) as error:
            refuse(folder, file.stem, f"{file}: {error}")


def answer(folder: Path, name: str, entries: Sequence[int]) -> None:
    _answer(folder, name, {"entries": list(entries)})


def refuse(folder: Path, name: str, why: str) -> None:
    _answer(folder, name, {"refused": why})


def put_back(folder: Path, name: str) -> None:
    """It could not be written now; the next look finds it again."""
    taken = folder / INBOX / (name + _TAKEN)
    _moved(taken, taken.with_suffix(_WAITING))


def already(name: str, entries: Sequence[Entry]) -> tuple[int, ...]:
    """The numbers of a request's entries; none: it was never taken."""
    for entry in reversed(entries):
        if isinstance(entry.event, HandedIn) and entry.event.request == name:
            return tuple(range(entry.seq + 1, entry.seq + 1 + entry.event.count))
    return ()


def _request(name: str, file: Path) -> Request:
    size = file.stat().st_size
    if size > LARGEST:
        raise CodecError("request", size, f"at most {LARGEST} bytes")
    by, events = members(parse(file.read_bytes()), ("by", "events"), "")
    if not isinstance(events, list):
        raise CodecError("events", events, "a list")
    read = tuple(decode(event) for event in events)
    for event in read:
        if not may_be_handed_in(event):
            raise CodecError("events", type(event).__name__, "a correction, a ruling, or what the desk writes")
    return Request(name, unpack(str, by, "by"), read)


def _answer(folder: Path, name: str, content: dict[str, object]) -> None:
    path = folder / INBOX / (name + _ANSWERED)
    with suppress(OSError):     # a full disk: who asks learns it from the ledger, where it stands under its name
        write_durably(path, canonical(content))
        path.with_suffix(_TAKEN).unlink(missing_ok=True)


def _moved(file: Path, to: Path) -> bool:
    """Of two that want it one gets it."""
    try:
        os.replace(file, to)
    except OSError:
        return False
    return True
