"""Who looks at a record from a terminal stands in the house's log before he sees it, as at the desk.

Where nobody can sign in there is nobody to name: a house without people, and a copy elsewhere, such as an auditor's, of
which nothing can be written, or whose PINs belong to another machine. The record is shown all the same; of a copy it is
said that no entry was made. Who can read the files needs no program to do so: this is no lock, it is a trace.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable
from pathlib import Path

from dealer_assist.keys import KeysError, KeyStore
from dealer_assist.ledger.entries import Evidence
from dealer_assist.ledger.log import leaf_hash
from dealer_assist.ledger.store import Damaged, LedgerError, rows
from dealer_assist.people.door import add_pin_file, pins_of, signed
from dealer_assist.people.house import house_entries, house_path
from dealer_assist.people.register import PIN, PeopleError, Register
from dealer_assist.people.roles import Person
from dealer_assist.people.roll import roll_of
from dealer_assist.terminal import printable


def add_looking(command: argparse.ArgumentParser) -> None:
    command.add_argument("--by", metavar="NAME", help="who looks, where the house has people (dealer-assist people); "
                                                      "the PIN is asked for")
    add_pin_file(command)


def looked(options: argparse.Namespace, ledgers: Iterable[Path], what: str) -> None:
    """Of one house: an entry for each record. Refused without a name where the house has people."""
    there = [path.resolve() for path in ledgers]
    if not there or not has_people(there[0]):
        return
    options.records = _records_of(there[0])
    if why := _nobody_can_sign(options.records):
        print(f"dealer-assist: {printable(why)}; what is looked at here is no entry of the house's log",
              file=sys.stderr)
        return
    if not options.by:
        raise PeopleError(f"{options.records}: people work here, and who looks at a record stands in the house's log: "
                          "add --by NAME")
    seen = [evidence for path in there if (evidence := _evidence(path))]

    def view(register: Register, by: Person, second: Person | None, at: int) -> None:
        for evidence in seen:
            register.viewed(by, evidence, what, at)

    signed(options, pins_of(options), view)


def has_people(ledger: Path) -> bool:
    """Of a house's log that cannot be read it is not known: then it may have."""
    try:
        return bool(roll_of(house_entries(_records_of(ledger.resolve()))).present)
    except LedgerError:
        return True


def _evidence(ledger: Path) -> Evidence | None:
    """None: nothing of it can be shown."""
    try:
        first = next(rows(ledger), None)
    except LedgerError:
        return None
    return Evidence(leaf_hash(first[1]).hex(), ledger.parent.name) if first and isinstance(first[1], bytes) else None


def _records_of(ledger: Path) -> Path:
    """Of a session's record, and of the house's own."""
    return ledger.parent.parent


def _nobody_can_sign(records: Path) -> str | None:
    path = house_path(records)
    try:
        house_entries(records)
        if not KeyStore.open().has_secret(PIN):
            return f"{path}: its people's PINs belong to another machine"
    except (Damaged, KeysError) as error:
        return str(error)
    if not all(os.access(one, os.W_OK) for one in (path, path.parent)):
        return f"{path}: cannot be written"
    return None
