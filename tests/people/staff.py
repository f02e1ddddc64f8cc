"""A house with people, for tests: on disk, with real keys and real hashes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from argon2 import PasswordHasher

from dealer_assist.keys import KeyStore
from dealer_assist.people.house import house_log
from dealer_assist.people.register import HASHER, Register
from dealer_assist.people.roles import Person, Role

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)      # for tests of what is done, not of what it costs
AT = 1_800_000_000_000_000
MINUTE = 60_000_000
PINS = {"supervisor": "271828", "second": "314159", "inspector": "161803", "dealer": "141421", "technician": "173205",
        "auditor": "223606"}


@contextmanager
def register(records: Path, hasher: PasswordHasher = QUICK) -> Iterator[Register]:
    """As a program opens it that was just started."""
    with house_log(records) as log:
        yield Register(log, KeyStore.open(), hasher)


def staffed(records: Path, hasher: PasswordHasher = QUICK) -> None:
    """Two supervisors, and one of each other kind."""
    with register(records, hasher) as people:
        people.first("supervisor", PINS["supervisor"], AT)
        first = people.sign_in("supervisor", PINS["supervisor"], AT)
        people.add("second", [Role.SUPERVISOR], PINS["second"], AT, first)
        second = people.sign_in("second", PINS["second"], AT)
        for role in (Role.INSPECTOR, Role.DEALER, Role.TECHNICIAN, Role.AUDITOR):
            people.add(role, [role], PINS[role], AT, first, second)
        people.sign_out(first, AT)
        people.sign_out(second, AT)


def signed_in(people: Register, name: str, at: int = AT) -> Person:
    return people.sign_in(name, PINS[name], at)


__all__ = ["AT", "HASHER", "MINUTE", "PINS", "QUICK", "register", "signed_in", "staffed"]
