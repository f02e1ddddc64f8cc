"""An export is an act: signed by PIN, and an entry of the house's log before the file has its name."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from dealer_assist.evidence.dispute_file import Progress, Wanted, write
from dealer_assist.inspector.acts import Signature
from dealer_assist.inspector.disputes import Dispute
from dealer_assist.inspector.records import Records
from dealer_assist.inspector.refusals import NotDone
from dealer_assist.keys import KeyStore
from dealer_assist.ledger.entries import Evidence
from dealer_assist.people.house import house_log
from dealer_assist.people.register import Register
from dealer_assist.people.roles import Person, Right
from dealer_assist.sessions.folder import digest_of, keep_name


@dataclass(frozen=True, slots=True)
class Made:
    file: Path
    digest: str


def export(records: Records, number: int, to: Path, wanted: Wanted, keys: KeyStore, signature: Signature, where: str,
           now: Callable[[], int], told: Progress = lambda stage, share: True) -> Made:
    """``to``: the file, or the folder that it is to lie in. The house's log is not held up while the file is made."""
    dispute = records.house().dispute(number)
    to = to / name_of(dispute) if to.is_dir() and dispute else to
    if to.exists():
        raise NotDone("refused.exists", file=to)
    if not to.parent.is_dir():
        raise NotDone("refused.no_folder", folder=to.parent)
    at = now()
    with house_log(records.path) as log:
        register = Register(log, keys)
        person = register.check(register.sign_in(signature.name, signature.pin, at, where), Right.EXPORT, at)
    part = to.with_name(f"{to.stem}.part{to.suffix}")
    part.unlink(missing_ok=True)        # of one that was cut off
    try:
        dispute = write(records, number, part, to.stem, wanted, keys, person.name, at, told)
        digest = digest_of(part)
        with house_log(records.path) as log:
            Register(log, keys).exported(person, _evidence(dispute, records), to.name, digest, f"dispute {number}",
                                         now())
        os.replace(part, to)
        keep_name(to)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        _leave(records, keys, person, now())
    return Made(to, digest)


def name_of(dispute: Dispute) -> str:
    o = dispute.opened
    return f"dispute-{o.number}-{re.sub('[^A-Za-z0-9_-]+', '-', o.folder)}-round-{o.round}.zip"


def _evidence(dispute: Dispute, records: Records) -> Evidence:
    opened = records.named(dispute.opened.session)
    hand = opened.record.hand(dispute.opened.round) if opened else None
    return Evidence(dispute.opened.session, dispute.opened.folder, hand.at if hand else 0, hand.until if hand else None)


def _leave(records: Records, keys: KeyStore, person: Person, at: int) -> None:
    with house_log(records.path) as log:
        Register(log, keys).sign_out(person, at)
