"""Who is who, as the house's log has it: a fold without a clock. Times are handed in."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from dealer_assist.ledger.entries import (
    Entry,
    PersonAdded,
    PersonChanged,
    PersonLeft,
    PersonUnlocked,
    PinWrong,
    RecoveryHeld,
    SignedIn,
    SignedOut,
    SupervisorRecovered,
)
from dealer_assist.people.roles import Person, Right, Role

MINUTE = 60_000_000         # microseconds
TRIES = 5                   # wrong ones within ...
WITHIN = 15 * MINUTE        # ... this time lock for as long
UNKNOWN = ""                # wrong tries under names that nobody here has count together


@dataclass(slots=True)
class Known:
    """``pin``: the hash that counts now. ``wrong``: when tries were wrong since the last right one."""

    name: str
    roles: frozenset[Role]
    pin: str
    since: int
    left: int | None = None
    wrong: list[int] = field(default_factory=list)
    locked: int | None = None

    @property
    def person(self) -> Person:
        return Person(self.name, self.roles)

    def locked_until(self, at: int) -> int | None:
        """None: not locked. A lock that lies in the future tells of a clock set back, and holds no longer than one."""
        return self.locked + WITHIN if self.locked is not None and abs(at - self.locked) < WITHIN else None


@dataclass(frozen=True, slots=True)
class Holder:
    """Who keeps a recovery code; he need not work here."""

    name: str
    digest: str


@dataclass(frozen=True, slots=True)
class Roll:
    """``signed_in``: by the number of the entry; whether a sign-in timed out is for who knows the time."""

    everybody: Mapping[str, Known]
    signed_in: Mapping[int, str]
    holders: Mapping[str, Holder]

    def find(self, name: str) -> Known | None:
        """One of those who work here now."""
        known = self.everybody.get(sameness(name))
        return known if known and known.left is None else None

    @property
    def present(self) -> tuple[Known, ...]:
        return tuple(known for known in self.everybody.values() if known.left is None and known.name != UNKNOWN)

    def entitled(self, right: Right) -> tuple[Known, ...]:
        return tuple(known for known in self.present if known.person.may(right))


def sameness(name: str) -> str:
    """Names that people would take for one another are one name."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def roll_of(entries: Iterable[Entry]) -> Roll:
    everybody = {UNKNOWN: Known(UNKNOWN, frozenset(), "", 0)}
    signed_in: dict[int, str] = {}
    holders: dict[str, Holder] = {}

    def out(name: str) -> None:
        for number in [number for number, one in signed_in.items() if one == name]:
            del signed_in[number]

    for entry in entries:
        match entry.event:
            case PersonAdded(name, roles, pin):
                everybody[sameness(name)] = Known(name, frozenset(roles), pin, entry.at)
            case RecoveryHeld(name, digest):
                holders.pop(sameness(name), None)
                if digest:
                    holders[sameness(name)] = Holder(name, digest)
            case SupervisorRecovered(name, roles, pin):
                before = everybody.get(sameness(name))
                out(name)
                everybody[sameness(name)] = Known(name, frozenset(roles), pin, before.since if before else entry.at)
            case SignedOut(_, number):
                signed_in.pop(number, None)
            case (PersonChanged(name) | PersonLeft(name) | SignedIn(name) | PinWrong(name)
                  | PersonUnlocked(name)) as event if known := everybody.get(sameness(name)):
                match event:
                    case PersonChanged(_, roles, changed):
                        known.roles = frozenset(roles)
                        if changed is not None:
                            known.pin, known.wrong, known.locked = changed, [], None
                            out(known.name)
                    case PersonLeft():
                        known.left = entry.at
                        out(known.name)
                    case SignedIn():
                        known.wrong = []
                        signed_in[entry.seq] = known.name
                    case PinWrong():
                        known.wrong = [at for at in known.wrong if abs(entry.at - at) < WITHIN] + [entry.at]
                        if len(known.wrong) >= TRIES:
                            known.wrong, known.locked = [], entry.at
                    case PersonUnlocked():
                        known.wrong, known.locked = [], None
    return Roll(everybody, signed_in, holders)
