"""The files that a ledger vouches for by their digests, compared with those that are there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import file_digest
from pathlib import Path, PurePosixPath

from dealer_assist.keys import PublicKey
from dealer_assist.ledger.codec import CodecError, parse, read_entry
from dealer_assist.ledger.entries import Filmed, Purged, SegmentClosed, SessionClosed, SessionOpened, StillKept
from dealer_assist.ledger.log import leaf_hash
from dealer_assist.ledger.store import Damaged, LedgerError, rows, verify
from dealer_assist.sessions.folder import HEADER, SIGHTINGS, film_of

_KINDS = b'"kind":"session.', b'"kind":"segment.closed"', b'"kind":"still.kept"'


@dataclass(frozen=True, slots=True)
class Claim:
    seq: int
    digest: str


def claims(ledger: Path) -> Iterator[tuple[str, Claim]]:
    """What it says of files, in order; of a ledger that was verified before."""
    for seq, body in rows(ledger):
        if not any(kind in body for kind in _KINDS):
            continue
        try:
            event = read_entry(parse(body)).event
        except CodecError:
            continue                    # of a program that came later: verifying says so
        found: dict[str, str] = {}
        match event:
            case SessionOpened(header):
                found = {HEADER: header}
            case SegmentClosed(file, digest, times=times):
                found = {str(PurePosixPath(file).with_suffix(".jsonl")): times, file: digest}     # sightings are one
            case StillKept(file, digest):
                found = {file: digest}
            case SessionClosed(frames, film, frame_times, sightings, others):
                # Sessions of now name their files one by one as each is whole; there these are empty.
                for number, filmed in enumerate((Filmed("", frames, film, frame_times), *others)):
                    found |= dict(zip(film_of(number), (filmed.film, filmed.frame_times), strict=True))
                found[SIGHTINGS] = sightings
        yield from ((name, Claim(seq, digest)) for name, digest in found.items() if digest)


def claimed(ledger: Path) -> Mapping[str, Claim]:
    """By file: the first word counts, as who could say another one later could exchange it."""
    found: dict[str, Claim] = {}
    for name, claim in claims(ledger):
        found.setdefault(name, claim)
    return found


def purged(house: Path, trusted: Iterable[PublicKey] = ()) -> Mapping[tuple[str, str], int]:
    """Which files were purged, by their session (its first entry's hash) and name, and by which entries of the house's
    log: of those that its checkpoints vouch for, as anybody could have added others."""
    if not house.is_file():
        return {}
    reading = verify(house, trusted=trusted)
    if reading.findings:
        raise Damaged(f"{house}: {reading.findings[0].what}; what it says of purged files counts for nothing")
    found = {}
    for seq, body in rows(house):
        if seq <= reading.signed and b'"kind":"purged"' in body:
            event = read_entry(parse(body)).event
            if isinstance(event, Purged):
                found[event.evidence.session, event.file] = seq
    return found


def compared(ledger: Path, gone: Callable[[], Mapping[tuple[str, str], int]]) -> Iterator[tuple[int, str, bool]]:
    """The entry, a sentence, and whether it is as it should be: only of files that are not there as they were.
    ``gone``: what was ``purged``, where that matters."""
    session = next((leaf_hash(body).hex() for _, body in rows(ledger)), "")
    first = claimed(ledger)
    for name, claim in claims(ledger):
        if claim.digest != first[name].digest:
            yield claim.seq, (f"entry {claim.seq} has another SHA-256 for {name!r} than entry {first[name].seq}, which "
                              "vouched for it first"), False
    for name, claim in first.items():
        path = ledger.parent / name
        if PurePosixPath(name).is_absolute() or ".." in PurePosixPath(name).parts or "\\" in name or ":" in name:
            yield claim.seq, f"entry {claim.seq} names a file outside of its folder: {name!r}", False
        elif not is_there(path):
            try:
                why = "no purge of it is in the house's log"
                by = gone().get((session, name))
            except LedgerError as error:
                by, why = None, str(error)
            if by is None:
                yield claim.seq, f"{path}: missing; entry {claim.seq} vouches for it, and {why}", False
            else:
                yield claim.seq, f"{path}: purged, by entry {by} of the house's log; its digest stays", True
        else:
            with path.open("rb") as file:
                digest = file_digest(file, "sha256").hexdigest()
            if digest != claim.digest:
                yield claim.seq, (f"{path}: was changed: its SHA-256 is {digest}; {claim.digest} was expected, as "
                                  f"entry {claim.seq} has it"), False


def is_there(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):       # a name that no file can have
        return False
