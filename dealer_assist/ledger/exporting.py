"""`dealer-assist ledger export`: a session, or some of its rounds, as one file that proves itself. A dispute has an
export of its own, with reports and pictures (``evidence``); this is the record and its files, and nothing made of them.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from dealer_assist.exit_codes import FINE
from dealer_assist.keys import KeyStore
from dealer_assist.ledger import verify
from dealer_assist.ledger.entries import Entry, Evidence, SegmentClosed, StillKept
from dealer_assist.ledger.export import seal, write_proved
from dealer_assist.ledger.files import Claim, claimed, purged
from dealer_assist.ledger.showing import Teller
from dealer_assist.ledger.store import RECORD, Damaged, LedgerError, in_use, read
from dealer_assist.ledger.zipped import pack
from dealer_assist.people.door import Pins, add_signing, now, pins_of, signed, some_words
from dealer_assist.people.house import LEDGER, house_path
from dealer_assist.people.roles import Right
from dealer_assist.sessions.folder import digest_of, keep_name
from dealer_assist.table.events import Amended

SESSION, FILES = "session", "files"
AROUND = 10_000_000     # microseconds of film before and after a round


class NotExported(LedgerError):
    pass


def add_export(doors: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    export = doors.add_parser("export", help="a session, or some of its rounds, as one file that proves itself; of a "
                                             "dispute: dealer-assist dispute export")
    export.add_argument("session", type=Path, metavar="SESSION", help="the session's folder")
    export.add_argument("--round", type=int, action="append", default=[], metavar="N",
                        help="only this round; several: given several times (all of it)")
    export.add_argument("--without-files", action="store_true", help="entries and their proofs, but no film, sightings "
                                                                     "and stills")
    export.add_argument("--to", type=Path, default=Path(), metavar="FILE|FOLDER",
                        help="the file to be written, or the folder it is to lie in (here)")
    export.add_argument("--why", type=some_words, required=True, metavar="TEXT")
    add_signing(export, two=False, of_session=True)
    export.set_defaults(command=_export)


@dataclass(frozen=True)
class _Wanted:
    """What goes out of a session. ``entries``: their numbers; ``files``: by their names."""

    evidence: Evidence
    entries: Collection[int]
    files: Mapping[str, Claim]


def _export(options: argparse.Namespace) -> int:
    session: Path = options.session.resolve()
    options.records = options.records or session.parent
    wanted = _wanted(session / LEDGER, options.round, not options.without_files)
    rounds = "".join(f"-round-{number}" for number in options.round)
    to: Path = options.to / f"{session.name}{rounds}.zip" if options.to.is_dir() else options.to
    if to.exists() or not to.parent.is_dir():
        raise NotExported(f"--to {to}: {'exists already' if to.exists() else 'lies in no folder that exists'}; a new "
                          "file in a folder that exists was expected")
    pins = Pins({options.by: pins_of(options).of(options.by)})
    signed(options, pins, lambda register, by, second, at: register.check(by, Right.EXPORT, at))
    part = to.with_name(f"{to.stem}.part{to.suffix}")
    part.unlink(missing_ok=True)        # of one that was cut off
    try:
        not_here = _write(session / LEDGER, wanted, house_path(options.records), part, to.stem, options.by, now())
        digest = digest_of(part)
        signed(options, pins, lambda register, by, second, at: register.exported(
            by, wanted.evidence, to.name, digest, options.why, at))
        os.replace(part, to)            # after the house's log has it
        keep_name(to)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    if options.json:
        print(json.dumps({"file": str(to), "sha256": digest, "entries": len(wanted.entries), "not_here": not_here},
                         ensure_ascii=False))
    else:
        print(f"{to}: {len(wanted.entries)} entries, SHA-256 {digest}"
              + "".join(f"\n  not here: {name}: {why}" for name, why in not_here.items())
              + "\ncheck it with: dealer-assist ledger verify, or unpacked with the verify.py in it")
    return FINE


def _wanted(ledger: Path, rounds: Collection[int], with_files: bool) -> _Wanted:
    reading = read(ledger)
    if reading.findings:
        raise Damaged(f"{ledger}: {reading.findings[0].what}; nothing can be proved by a ledger that was changed")
    entries = reading.entries
    if rounds:
        entries = tuple(_of_rounds(ledger.parent, entries, rounds))
    elif in_use(ledger):        # a table that runs signs what is new each minute
        entries = tuple(entry for entry in entries if entry.seq <= reading.signed)
    if not entries:
        raise NotExported(f"{ledger.parent}: nothing of that is in it; see what is with: dealer-assist ledger show")
    numbers = {entry.seq for entry in entries}
    files = {name: claim for name, claim in claimed(ledger).items() if claim.seq in numbers or claim.seq == 1}
    return _Wanted(Evidence(reading.first.hex(), ledger.parent.name, entries[0].at if rounds else 0,
                            entries[-1].at if rounds else None), numbers, files if with_files else {})


def _of_rounds(folder: Path, entries: tuple[Entry, ...], rounds: Collection[int]) -> Iterator[Entry]:
    """What was said in them and of them later, and what vouches for the film and the sightings of that time."""
    teller = Teller(folder)
    told = [teller.tell(entry).round for entry in entries]
    if missing := sorted({*rounds} - {*told}, key=str):
        raise NotExported(f"{folder}: round {missing[0]}: none of this number was played")
    within = {entry.seq for entry, number in zip(entries, told, strict=True) if number in rounds}
    times = [entry.at for entry in entries if entry.seq in within]
    first, last = min(times) - AROUND, max(times) + AROUND
    for entry in entries:
        match entry.event:
            case Amended(seq) if seq in within:
                within.add(entry.seq)           # which can be amended in its turn
            case SegmentClosed() as piece if piece.first <= last and piece.last >= first:
                yield entry
                continue
            case StillKept() if entry.at <= last:
                yield entry
                continue
        if entry.seq in within and not isinstance(entry.event, SegmentClosed | StillKept):
            yield entry


def _write(ledger: Path, wanted: _Wanted, house: Path, to: Path, name: str, by: str, at: int) -> dict[str, str]:
    """Gives what is not in it, and why."""
    key = KeyStore.open().signing_key(RECORD)
    gone, not_here = purged(house), {}
    with TemporaryDirectory(dir=to.parent, prefix=".dealer-assist-") as temporary:
        folder = Path(temporary) / name
        folder.mkdir()
        _, signer = write_proved(folder, SESSION, ledger, wanted.entries)
        if signer != key.public:
            raise NotExported(f"{ledger}: signed by {signer.text}, which is not this machine's key; export it where it "
                              "was recorded")
        for file, claim in wanted.files.items():
            path, into = ledger.parent / file, folder / FILES / file
            if not path.is_file():
                seq = gone.get((wanted.evidence.session, file))
                not_here[file] = f"purged, by entry {seq} of the house's log" if seq else "missing"
                continue
            into.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, into)
            if (digest := digest_of(into)) != claim.digest:
                raise Damaged(f"{path}: was changed: its SHA-256 is {digest}; {claim.digest} was expected, as entry "
                              f"{claim.seq} has it: nothing was exported")
        (folder / "keys.txt").write_text(f"{signer.text}\n", encoding="utf-8")
        assert verify.__file__ is not None
        shutil.copyfile(verify.__file__, folder / "verify.py")
        seal(folder, [SESSION], {"session": wanted.evidence.session, "folder": wanted.evidence.folder,
                                 "exported_by": by, "exported_at": at, "not_here": not_here}, key)
        pack(folder, to, at)
    return not_here
