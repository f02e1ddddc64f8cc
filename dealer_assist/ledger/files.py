"""The files that a ledger vouches for by their digests, compared with those that are there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import file_digest
from pathlib import Path, PurePosixPath

from dealer_assist.ledger.codec import parse, read_entry
from dealer_assist.ledger.entries import Filmed, Purged, SegmentClosed, SessionClosed, SessionOpened, StillKept
from dealer_assist.ledger.log import leaf_hash
from dealer_assist.ledger.store import rows
from dealer_assist.sessions.folder import HEADER, SIGHTINGS, film_of

_KINDS = b'"kind":"session.', b'"kind":"segment.closed"', b'"kind":"still.kept"', b'"kind":"purged"'


@dataclass(frozen=True, slots=True)
class Claim:
    seq: int
    digest: str


def claimed(ledger: Path) -> Mapping[str, Claim]:
    """By file; of a ledger that was verified before."""
    found: dict[str, Claim] = {}
    for seq, body in rows(ledger):
        if not any(kind in body for kind in _KINDS):
            continue
        match read_entry(parse(body)).event:
            case SessionOpened(header):
                found[HEADER] = Claim(seq, header)
            case SegmentClosed(file, digest, times=times):
                found[file] = Claim(seq, digest)
                if times:
                    found[str(PurePosixPath(file).with_suffix(".jsonl"))] = Claim(seq, times)
            case StillKept(file, digest):
                found[file] = Claim(seq, digest)
            case SessionClosed(frames, film, frame_times, sightings, others):
                # Sessions of now name their files one by one as each is whole; there these are empty.
                for number, filmed in enumerate((Filmed("", frames, film, frame_times), *others)):
                    found |= {name: Claim(seq, digest) for name, digest in zip(
                        film_of(number), (filmed.film, filmed.frame_times), strict=True) if digest}
                if sightings:
                    found[SIGHTINGS] = Claim(seq, sightings)
    return found


def purged(house: Path, session: str) -> Mapping[str, int]:
    """The files of this session, named by its first entry's hash, that were purged, and by which entries of the
    house's log."""
    if not house.is_file():
        return {}
    found = {}
    for seq, body in rows(house):
        if b'"kind":"purged"' in body:
            event = read_entry(parse(body)).event
            if isinstance(event, Purged) and event.evidence.session == session:
                found[event.file] = seq
    return found


def compared(ledger: Path, house: Path) -> Iterator[tuple[int, str, bool]]:
    """The entry, a sentence, and whether it is as it should be: only of files that are not there as they were."""
    claims = claimed(ledger)
    gone = purged(house, next((leaf_hash(body).hex() for _, body in rows(ledger)), ""))
    for name, claim in claims.items():
        path = ledger.parent / name
        if PurePosixPath(name).is_absolute() or ".." in PurePosixPath(name).parts or "\\" in name or ":" in name:
            yield claim.seq, f"entry {claim.seq} names a file outside of its folder: {name!r}", False
        elif not path.is_file():
            if name in gone:
                yield claim.seq, f"{path}: purged, by entry {gone[name]} of the house's log; its digest stays", True
            else:
                yield claim.seq, (f"{path}: missing; entry {claim.seq} vouches for it, and no purge of it is in the "
                                  "house's log"), False
        else:
            with path.open("rb") as file:
                digest = file_digest(file, "sha256").hexdigest()
            if digest != claim.digest:
                yield claim.seq, (f"{path}: was changed: its SHA-256 is {digest}; {claim.digest} was expected, as "
                                  f"entry {claim.seq} has it"), False
