"""What of the sessions' films and sightings is past its days, and its removal.

The entry that says that a file was purged is on disk before the file goes: a purge that is cut off leaves files that
are said to be gone, and the next one takes them; never a file that is gone and nobody said so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from dealer_assist.keeping.holds import DAY, Hold, keeping_of
from dealer_assist.ledger.entries import (
    Entry,
    Evidence,
    HoldPlaced,
    HoldReleased,
    Purged,
    RetentionSet,
    SegmentClosed,
    SessionClosed,
)
from dealer_assist.ledger.store import LedgerError, in_use, read
from dealer_assist.people.house import HOUSE, moment
from dealer_assist.people.register import PeopleError, Register
from dealer_assist.people.roles import FourEyes, Person, Right
from dealer_assist.sessions.folder import (
    LEDGER,
    SEEN,
    SIGHTINGS,
    BrokenSession,
    digest_of,
    film_of,
    films_of,
    pieces_in,
)

_CAMERAS = 9            # more than look at any table
_LONGEST = 36_500       # days


class KeepingError(PeopleError):
    """A hold, a number of days or a purge that is not possible: one sentence."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A file of a session, as its log has it. ``digest`` empty: the log has none, the recording was cut off."""

    path: Path
    file: str               # within the session's folder, with /
    evidence: Evidence
    kind: str               # "film", "sightings"
    digest: str


@dataclass(frozen=True, slots=True)
class Plan:
    """``goes``: past its days and not held. ``held``: past its days, and kept. ``doubtful``: not touched, and why."""

    goes: tuple[Kept, ...]
    held: tuple[tuple[Kept, Hold], ...]
    doubtful: tuple[str, ...]


def plan(records: Path, house: Iterable[Entry], at: int) -> Plan:
    """Only looks. ``house``: the entries of the house's log."""
    keeping = keeping_of(house)
    goes, held, doubtful = [], [], list[str]()
    for folder in sorted(path.parent for path in records.glob(f"*/{LEDGER}") if path.parent.name != HOUSE):
        try:
            kept = list(files_of(folder))
        except (LedgerError, BrokenSession) as error:
            doubtful.append(str(error))
            continue
        for one in kept:
            assert one.evidence.last is not None
            if at - one.evidence.last < keeping.days[one.kind] * DAY or not one.path.exists():
                continue
            if hold := keeping.holding(one.evidence):
                held.append((one, hold))
            elif fault := _changed(one):
                doubtful.append(fault)
            else:
                goes.append(one)
    return Plan(tuple(goes), tuple(held), tuple(doubtful))


def purge(register: Register, both: FourEyes, records: Path, at: int) -> Iterator[Kept]:
    """Takes them away one by one, as the house's log stands now: nobody places a hold meanwhile, the log is ours."""
    both = register.two(both.first, both.second, Right.PURGE, at)
    for one in plan(records, register.ledger.entries, at).goes:
        digest = one.digest or digest_of(one.path)
        register.ledger.note(at, both.first.name, Purged(one.evidence, one.file, digest, both.second.name))
        try:
            one.path.unlink()
        except OSError as error:
            raise KeepingError(f"{one.path}: cannot be removed ({error.strerror}); the log says already that it goes: "
                               "make it removable and purge again") from None
        yield one


def files_of(folder: Path) -> Iterator[Kept]:
    """The films and sightings of a session that its log tells of; only files within its folder."""
    log = folder / LEDGER
    reading = read(log)
    if fault := next((finding for finding in reading.findings if finding.changed), None):
        raise BrokenSession(f"{log}: {fault.what}; nothing of a session whose log was changed is purged")
    session, entries = reading.first.hex(), reading.entries
    if not entries:
        return
    running = in_use(log)
    closed = next((entry.event for entry in reversed(entries) if isinstance(entry.event, SessionClosed)), None)
    whole = entries[0].at, max(entry.at for entry in entries)
    inside, told = folder.resolve(), set[str]()

    def kept(file: str, kind: str, digest: str, first: int, last: int) -> Kept:
        name = PurePosixPath(file)
        if name.is_absolute() or not name.parts or ".." in name.parts or "\\" in file or ":" in file:
            raise BrokenSession(f"{log}: {file!r} found; a file within the session's folder was expected")
        where = folder.joinpath(*name.parts)
        if not where.resolve().is_relative_to(inside):
            raise BrokenSession(f"{where}: leads out of the session's folder; only what lies there is purged")
        told.add(file)
        return Kept(where, file, Evidence(session, folder.name, first, last), kind, digest)

    for entry in entries:
        if isinstance(entry.event, SegmentClosed):
            one = entry.event
            span = (one.first, one.last) if one.count and one.first <= one.last else (entry.at, entry.at)
            kind = "film" if one.camera else "sightings"
            yield kept(one.file, kind, one.digest, *span)
            if one.times:
                yield kept(str(PurePosixPath(one.file).with_suffix(".jsonl")), kind, one.times, *span)
    if running:             # what is being written has no entry yet
        return
    pieces = [(films_of(camera), "film") for camera in range(_CAMERAS)] + [(SEEN, "sightings")]
    for name, kind in pieces:       # of a recording that was cut off
        for path in (*pieces_in(folder / name, ".mp4"), *pieces_in(folder / name, ".jsonl")):
            if (file := f"{name}/{path.name}") not in told:
                yield kept(file, kind, "", *whole)
    # Sessions of before had one file of each, with digests where the recording ended as it should.
    digests: dict[str, str] = {}
    if closed:
        films = [(closed.film, closed.frame_times), *((one.film, one.frame_times) for one in closed.others)]
        digests = {SIGHTINGS: closed.sightings}
        for number, both in enumerate(films):
            digests |= dict(zip(film_of(number), both, strict=True))
    for name in [name for number in range(_CAMERAS) for name in film_of(number)]:
        if (folder / name).exists():
            yield kept(name, "film", digests.get(name, ""), *whole)
    if (folder / SIGHTINGS).exists():
        yield kept(SIGHTINGS, "sightings", digests.get(SIGHTINGS, ""), *whole)


def purged_from(folder: Path, house: Iterable[Entry], session: str) -> dict[str, str]:
    """Which files of a session were purged, each with the sentence that says so."""
    return {file: f"{folder / file}: purged on {moment(entry.at)} by {entry.by} and {entry.event.second}, as entry "
                  f"{entry.seq} of the house's log has it; its SHA-256 was {entry.event.digest}"
            for (of, file), entry in keeping_of(house).purged.items()
            if of == session and isinstance(entry.event, Purged)}


# ── holds and days ──
def place_hold(register: Register, by: Person, evidence: Evidence, why: str, at: int) -> int:
    """Gives its number."""
    by = register.check(by, Right.HOLD, at)
    if evidence.last is not None and evidence.last < evidence.first:
        raise KeepingError("a hold that ends before it begins keeps nothing; exchange its times")
    return register.ledger.note(at, by.name, HoldPlaced(evidence, _said(why)))


def release_hold(register: Register, both: FourEyes, number: int, why: str, at: int) -> None:
    both = register.two(both.first, both.second, Right.RELEASE, at)
    keeping = keeping_of(register.ledger.entries)
    if of := next((hold for hold in keeping.disputes if hold.number == number and number), None):
        raise KeepingError(f"hold {number}: keeps the evidence of dispute {of.dispute}, which is never purged")
    if number not in keeping.holds:
        known = ", ".join(map(str, keeping.holds)) or "none"
        raise KeepingError(f"hold {number}: there is none; holds that stand: {known}")
    register.ledger.note(at, both.first.name, HoldReleased(number, both.second.name, _said(why)))


def set_days(register: Register, both: FourEyes, film: int, sightings: int, at: int) -> None:
    both = register.two(both.first, both.second, Right.RETENTION, at)
    for name, days in (("film", film), ("sightings", sightings)):
        if not 1 <= days <= _LONGEST:
            raise KeepingError(f"{name}: {days} found; days from 1 to {_LONGEST} were expected")
    register.ledger.note(at, both.first.name, RetentionSet(film, sightings, both.second.name))


def _said(why: str) -> str:
    if not why.strip():
        raise KeepingError("why: nothing found; some words were expected")
    return why.strip()


def _changed(one: Kept) -> str | None:
    """A file that is not what was written is evidence of that, and stays."""
    if one.digest and (found := digest_of(one.path)) != one.digest:
        return (f"{one.path}: was changed: its SHA-256 is {found}; {one.digest} was expected; it is not purged, find "
                "out who changed it")
    return None
