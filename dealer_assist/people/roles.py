"""What each role may do, as one table; and people, as the register knows them. Pure."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum


class Role(StrEnum):
    """Names on disk: one that was written keeps its meaning for good."""

    DEALER = "dealer"
    INSPECTOR = "inspector"
    SUPERVISOR = "pit supervisor"
    SURVEILLANCE = "surveillance"
    TECHNICIAN = "technician"
    AUDITOR = "auditor"


class Right(StrEnum):
    OPEN_DISPUTE = "open a dispute"
    ACKNOWLEDGE = "acknowledge an alert"
    VIEW = "view evidence"
    VERIFY = "verify the record"
    EXPORT = "export evidence"
    AMEND = "correct the record"
    DECIDE = "decide a dispute"
    OVERRIDE = "override a settlement"
    RULES = "change the house's rules"
    HOLD = "place a hold"
    RELEASE = "release a hold"
    RETENTION = "set how long film is kept"
    PURGE = "purge what is past its days"
    PEOPLE = "manage people"
    DEVICES = "calibrate and update"
    KEYS = "change or recover keys"
    STAFF = "see figures of people"


_D, _I, _P, _S, _T, _A = Role       # in the order above

ENTITLED: Mapping[Right, frozenset[Role]] = {right: frozenset(roles) for right, roles in {
    Right.OPEN_DISPUTE: {_D, _I, _P, _S},
    Right.ACKNOWLEDGE: {_I, _P},
    Right.VIEW: {_I, _P, _S, _A},
    Right.VERIFY: {_I, _P, _S, _T, _A},
    Right.EXPORT: {_I, _P, _A},
    Right.AMEND: {_I, _P},
    Right.DECIDE: {_I, _P},
    Right.OVERRIDE: {_I, _P},
    Right.RULES: {_P},
    Right.HOLD: {_I, _P, _S},
    Right.RELEASE: {_P, _S},
    Right.RETENTION: {_P},
    Right.PURGE: {_P, _S},
    Right.PEOPLE: {_P},
    Right.DEVICES: {_P, _T},
    Right.KEYS: {_P, _T},
    Right.STAFF: {_P, _A},
}.items()}

# What one person alone cannot do, whatever his role.
BY_TWO = frozenset({Right.OVERRIDE, Right.RULES, Right.RELEASE, Right.RETENTION, Right.PURGE, Right.KEYS})

# Nobody is both: who can change the machines does not also vouch for what they wrote.
APART = frozenset({Role.TECHNICIAN, Role.AUDITOR})


@dataclass(frozen=True, slots=True)
class Person:
    """``sign_in``: the number of the entry by which he signed in, which holds ``until`` then (microseconds UTC of
    captured time); 0: he is only spoken of."""

    name: str
    roles: frozenset[Role]
    sign_in: int = 0
    until: int = 0

    def may(self, right: Right) -> bool:
        """Of acts that take two people: whether this one can be one of them."""
        return not self.roles.isdisjoint(ENTITLED[right])


@dataclass(frozen=True, slots=True)
class FourEyes:
    """Two different people, both signed in and both entitled, as `Register.two` found them."""

    first: Person
    second: Person
    right: Right


def weighty(roles: Collection[Role]) -> bool:
    """Whether who has these roles can be one of the two that an act takes."""
    return any(not ENTITLED[right].isdisjoint(roles) for right in BY_TWO)
