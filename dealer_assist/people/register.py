"""People prove who they are by name and PIN; what they then do is an entry of the house's log in their name.

Proves no more than a PIN does. Its hash is bound to a secret of this machine (`keys`), so that who has only the record
cannot try PINs on it. Has no clock: times are handed in.
"""

from __future__ import annotations

import hmac
import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping
from hashlib import sha256
from itertools import pairwise
from typing import Protocol

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from dealer_assist.ledger.entries import (
    CAMERA,
    RECORDER,
    Evidence,
    EvidenceViewed,
    Exported,
    PersonAdded,
    PersonChanged,
    PersonLeft,
    PersonLocked,
    PersonUnlocked,
    PinWrong,
    RecoveryHeld,
    RulesChanged,
    SignedIn,
    SignedOut,
    SupervisorRecovered,
)
from dealer_assist.ledger.store import Ledger
from dealer_assist.people.recovery import belongs, digest_of
from dealer_assist.people.roles import APART, BY_TWO, ENTITLED, FourEyes, Person, Right, Role, weighty
from dealer_assist.people.roll import MINUTE, UNKNOWN, Holder, Known, Roll, roll_of, sameness

SIGNED_IN_FOR = 10 * MINUTE     # after the last act
PIN = "pin"                     # the name of the secret that PINs are bound to
CODE = "recovery code"          # where it was tried
REGISTER = "register"           # who says that a PIN was wrong
# RFC 9106's second choice, above OWASP's floor (19 MiB, 2 passes).
HASHER = PasswordHasher(time_cost=3, memory_cost=64 * 1024, parallelism=1)
_LONGEST = 60                   # letters of a name


class PeopleError(Exception):
    """What people may not do, or not so: one sentence that says what to do instead."""


class WrongPin(PeopleError):
    """Also for a name that nobody has: who tries names learns nothing."""


class LockedOut(PeopleError):
    def __init__(self, until: int, at: int) -> None:
        minutes = max(1, -(-(until - at) // MINUTE))
        super().__init__(f"locked after too many wrong PINs; try again in {minutes} minutes, or ask a pit supervisor "
                         "to unlock it")
        self.until, self.minutes = until, minutes


class NotSignedIn(PeopleError):
    """The sign-in timed out, or was ended."""


class NotEntitled(PeopleError):
    def __init__(self, known: Known, right: Right) -> None:
        super().__init__(f"{known.name} ({_listed(known.roles)}): may not {right}; {_listed(ENTITLED[right])} may")
        self.name, self.right = known.name, right


class TakesTwo(PeopleError):
    """An act of two different people, and there is one."""

    def __init__(self, right: Right, why: str = "") -> None:
        super().__init__(why or f"to {right} takes two different people: one of {_listed(ENTITLED[right])} signs in "
                                "too")
        self.right = right


class BadPin(PeopleError):
    pass


class BadName(PeopleError):
    pass


class SecretLost(PeopleError):
    """What PINs are bound to is not on this machine: none of them is right any more."""


class Secrets(Protocol):
    @property
    def where(self) -> str: ...
    def has_secret(self, name: str) -> bool: ...
    def secret(self, name: str) -> bytes: ...


class Register:
    """Over an open log of the house: for one act at a time, or one window's life."""

    def __init__(self, ledger: Ledger, keys: Secrets, hasher: PasswordHasher = HASHER) -> None:
        self.ledger = ledger
        self._keys, self._hasher = keys, hasher

    @property
    def roll(self) -> Roll:
        return roll_of(self.ledger.entries)

    # ── who is there ──
    def sign_in(self, name: str, pin: str, at: int, where: str = "desk") -> Person:
        """What was tried wrongly is on disk before anybody is told."""
        roll = self.roll
        if roll.present and not self._keys.has_secret(PIN):
            raise SecretLost(f"{self._keys.where}: the secret that PINs are bound to is not there, and none of them is "
                             "right without; put a copy of it back, or let two holders of recovery codes begin anew "
                             "with: dealer-assist people recover NAME")
        known = roll.find(name) or roll.everybody[UNKNOWN]
        if until := known.locked_until(at):
            raise LockedOut(until, at)
        if self._is(known, pin):
            number = self.ledger.note(at, known.name, SignedIn(known.name, where))
            return Person(known.name, known.roles, number, at + SIGNED_IN_FOR)
        self.ledger.note(at, REGISTER, PinWrong(known.name, where))
        if until := self.roll.everybody[sameness(known.name)].locked_until(at):
            self.ledger.note(at, REGISTER, PersonLocked(known.name, until))
            raise LockedOut(until, at)
        raise WrongPin("this name and this PIN do not belong together; five wrong tries lock for fifteen minutes")

    def sign_out(self, person: Person, at: int) -> None:
        if person.sign_in in self.roll.signed_in:
            self.ledger.note(at, person.name, SignedOut(person.name, person.sign_in))

    def check(self, person: Person, right: Right, at: int) -> Person:
        """Still signed in, and still entitled to do this alone; he is signed in for another while then."""
        if right in BY_TWO:
            raise TakesTwo(right)
        return self._entitled(person, right, at)

    def two(self, first: Person, second: Person | None, right: Right, at: int) -> FourEyes:
        first = self._entitled(first, right, at)
        if second is None or second.name == first.name:
            raise TakesTwo(right)
        return FourEyes(first, self._entitled(second, right, at), right)

    def _entitled(self, person: Person, right: Right, at: int) -> Person:
        known = self._here(person, at)
        if not known.person.may(right):
            raise NotEntitled(known, right)
        return Person(known.name, known.roles, person.sign_in, at + SIGNED_IN_FOR)

    def _here(self, person: Person, at: int) -> Known:
        """As the log has him now. A clock that was set back far does not keep him signed in for longer."""
        roll = self.roll
        known = roll.find(person.name)
        if known is None or person.sign_in not in roll.signed_in or not 0 < person.until - at <= 2 * SIGNED_IN_FOR:
            raise NotSignedIn(f"{person.name}: no longer signed in; sign in again")
        return known

    # ── what they do: the log says who saw what, and what went out ──
    def viewed(self, person: Person, evidence: Evidence, what: str, at: int) -> Person:
        person = self.check(person, Right.VIEW, at)
        self.ledger.note(at, person.name, EvidenceViewed(evidence, what))
        return person

    def exported(self, person: Person, evidence: Evidence, file: str, digest: str, why: str, at: int) -> Person:
        person = self.check(person, Right.EXPORT, at)
        self.ledger.note(at, person.name, Exported(evidence, file, digest, why))
        return person

    def change_rules(self, both: FourEyes, game: str, file: str, text: str, why: str, at: int) -> int:
        """``text``: the house file that holds from here on."""
        both = self.two(both.first, both.second, Right.RULES, at)
        digest = sha256(text.encode()).hexdigest()
        return self.ledger.note(at, both.first.name, RulesChanged(game, file, digest, both.second.name, why))

    # ── who works here ──
    def first(self, name: str, pin: str, at: int) -> Person:
        """The first supervisor, on a house's first day: nobody is there yet to add him."""
        if self.roll.present:
            raise PeopleError("the register has people already; one of its pit supervisors adds others with: "
                              "dealer-assist people add")
        self._free(name, self.roll)
        self.ledger.note(at, name, PersonAdded(name, (Role.SUPERVISOR,), self._hashed(pin)))
        return Person(name, frozenset({Role.SUPERVISOR}))

    def add(self, name: str, roles: Collection[Role], pin: str, at: int, by: Person, second: Person | None = None,
            ) -> None:
        roll = self.roll
        self._free(name, roll)
        _possible(name, roles)
        by, witness = self._people(roll, roles, at, by, second)
        self.ledger.note(at, by.name, PersonAdded(name, _ordered(roles), self._hashed(pin), witness))

    def change(self, name: str, at: int, by: Person, second: Person | None = None, *,
               roles: Collection[Role] | None = None, pin: str | None = None) -> None:
        roll = self.roll
        known = self._known(name, roll)
        now = frozenset(known.roles if roles is None else roles)
        _possible(known.name, now)
        if Role.SUPERVISOR not in now:
            _one_stays(known, roll)
        by, witness = self._people(roll, known.roles | now, at, by, second)
        hashed = None if pin is None else self._hashed(pin)
        self.ledger.note(at, by.name, PersonChanged(known.name, _ordered(now), hashed, witness))

    def change_own_pin(self, person: Person, pin: str, at: int) -> None:
        known = self._here(person, at)
        self.ledger.note(at, known.name, PersonChanged(known.name, _ordered(known.roles), self._hashed(pin)))

    def remove(self, name: str, at: int, by: Person, second: Person | None = None) -> None:
        roll = self.roll
        known = self._known(name, roll)
        _one_stays(known, roll)
        by, witness = self._people(roll, known.roles, at, by, second)
        self.ledger.note(at, by.name, PersonLeft(known.name, witness))

    def unlock(self, name: str, at: int, by: Person) -> None:
        by = self.check(by, Right.PEOPLE, at)
        known = self._known(name, self.roll)
        if known.name == by.name:
            raise TakesTwo(Right.PEOPLE, f"{by.name}: another pit supervisor unlocks it")
        self.ledger.note(at, by.name, PersonUnlocked(known.name))

    # ── when nobody can sign in any more ──
    def hold_recovery(self, holder: str, code: str, at: int, by: Person, second: Person | None = None) -> str:
        """``code`` empty: it is taken back. Gives the holder's name."""
        roll = self.roll
        known = roll.holders.get(sameness(holder)) or roll.find(holder)
        if not code and not isinstance(known, Holder):
            raise BadName(f"{holder[:_LONGEST]!r}: keeps no recovery code; {_names(roll)} does")
        if known is None:
            self._free(holder, roll)
        name = known.name if known else holder
        by, witness = self._people(roll, {Role.SUPERVISOR}, at, by, second)     # he could make one
        self.ledger.note(at, by.name, RecoveryHeld(name, digest_of(name, code) if code else "", witness))
        return name

    def recover(self, name: str, pin: str, codes: Mapping[str, str], why: str, at: int) -> Person:
        """``codes``: of two different holders. A pit supervisor by a new PIN, whoever he was before."""
        roll = self.roll
        holders = [self._holder(holder, code, roll, at) for holder, code in codes.items()]
        if len({holder.name for holder in holders}) < 2:
            raise TakesTwo(Right.PEOPLE, "this takes the codes of two different holders; they are kept by: "
                                         f"{_names(roll)}")
        known = roll.find(name)
        if known is None:
            self._free(name, roll)
        person = Person(known.name if known else name, (known.roles if known else frozenset()) | {Role.SUPERVISOR})
        first, second = holders
        self.ledger.note(at, first.name, SupervisorRecovered(person.name, _ordered(person.roles), self._hashed(pin),
                                                             first.name, second.name, why))
        return person

    def _holder(self, name: str, code: str, roll: Roll, at: int) -> Holder:
        held = roll.holders.get(sameness(name))
        if held is None or not belongs(held, code):
            self.ledger.note(at, REGISTER, PinWrong(held.name if held else UNKNOWN, CODE))
            raise WrongPin("this name and this recovery code do not belong together; the house's log tells who keeps "
                           "one: dealer-assist people log")
        return held

    def _people(self, roll: Roll, roles: Collection[Role], at: int, by: Person, second: Person | None,
                ) -> tuple[Person, str]:
        """Who could make himself a second person would need none: as soon as there are two supervisors, it takes both
        to say who can be one of two."""
        by = self.check(by, Right.PEOPLE, at)
        if not weighty(roles) or len(roll.entitled(Right.PEOPLE)) < 2:
            return by, ""
        return by, self.two(by, second, Right.PEOPLE, at).second.name

    def _free(self, name: str, roll: Roll) -> None:
        letters = unicodedata.normalize("NFC", name)
        if (not 0 < len(name) <= _LONGEST or name != letters or name != " ".join(name.split())
                or any(unicodedata.category(letter)[0] in "CZ" and letter != " " for letter in name)):
            raise BadName(f"{name[:_LONGEST]!r} found; a name of 1 to {_LONGEST} letters, digits and signs was "
                          "expected")
        if sameness(name) in {REGISTER, CAMERA, RECORDER, "program"}:
            raise BadName(f"{name!r}: the record speaks of a part of the program so; choose another name")
        if known := roll.everybody.get(sameness(name)):
            raise BadName(f"{known.name!r}: {'is there already' if known.left is None else 'worked here before'}; a "
                          "name in the record means one person for good: choose another, such as with a number")

    def _known(self, name: str, roll: Roll) -> Known:
        if known := roll.find(name):
            return known
        raise BadName(f"{name[:_LONGEST]!r}: nobody of this name works here; see them all with: dealer-assist people "
                      "list")

    # ── PINs ──
    def _hashed(self, pin: str) -> str:
        check_pin(pin)
        return self._hasher.hash(self._bound(pin))

    def _is(self, known: Known, pin: str) -> bool:
        if not known.pin:       # as long as for a name that is there
            self._hasher.hash(self._bound(pin))
            return False
        try:
            return self._hasher.verify(known.pin, self._bound(pin))
        except (Argon2Error, InvalidHashError):
            return False

    def _bound(self, pin: str) -> bytes:
        return hmac.digest(self._keys.secret(PIN), pin.encode(errors="surrogatepass"), "sha256")


def check_pin(pin: str) -> None:
    steps = {ord(b) - ord(a) for a, b in pairwise(pin)}
    if not re.fullmatch("[0-9]{6,12}", pin):
        raise BadPin("a PIN has 6 to 12 digits")
    if steps in ({0}, {1}, {-1}):
        raise BadPin("a PIN of one digit, or of digits in a row, is the first to be tried; choose another")


def _possible(name: str, roles: Collection[Role]) -> None:
    if not roles:
        raise PeopleError(f"{name}: no role; one of {_listed(Role)} was expected")
    if frozenset(roles) >= APART:
        raise PeopleError(f"{name}: {_listed(APART)} are never the same person; choose one of them")


def _one_stays(known: Known, roll: Roll) -> None:
    if [one.name for one in roll.entitled(Right.PEOPLE)] == [known.name]:
        raise PeopleError(f"{known.name}: is the only pit supervisor; add another one first")


def _names(roll: Roll) -> str:
    return ", ".join(holder.name for holder in roll.holders.values()) or "nobody yet"


def _ordered(roles: Collection[Role]) -> tuple[Role, ...]:
    return tuple(role for role in Role if role in roles)


def _listed(roles: Iterable[Role]) -> str:
    return ", ".join(_ordered(frozenset(roles)))
