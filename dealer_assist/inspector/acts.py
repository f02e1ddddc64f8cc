"""What is done at the desk, as entries: in the house's log, and through the inbox in the session's.

Each act opens the house's log for a moment, proves who acts, writes and closes it again. Times are handed in.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from dealer_assist.inspector.disputes import CATEGORIES, CHECKED, NOTES, REASONS, Dispute, HouseLog, outcomes, told_by
from dealer_assist.inspector.refusals import NotDone
from dealer_assist.inspector.timeline import AlertShown, Hand
from dealer_assist.inspector.what_if import Otherwise, awarded, void
from dealer_assist.keys import KeyStore
from dealer_assist.ledger.entries import (
    AlertAcknowledged,
    Awarded,
    DisputeDecided,
    DisputeNoted,
    DisputeOpened,
    Evidence,
    HoldPlaced,
    PayoutVerified,
)
from dealer_assist.ledger.store import in_use
from dealer_assist.money import Money
from dealer_assist.people.house import house_log
from dealer_assist.people.register import Register
from dealer_assist.people.roles import Person, Right
from dealer_assist.sessions.folder import LEDGER
from dealer_assist.sessions.inbox import hand_in
from dealer_assist.table.events import Amended, Ruled
from dealer_assist.table.places import HOUSE, Party
from dealer_assist.table.settlement import Line

DOOR = "desk"
AROUND = 10_000_000         # microseconds of film before and after a round that a hold keeps too


@dataclass(frozen=True, slots=True)
class Signature:
    """A name and a PIN, as somebody typed them just now."""

    name: str
    pin: str


@dataclass(frozen=True, slots=True)
class Made:
    """The entries of the session's log that made it so, and what is owed by them, either way."""

    entries: tuple[int, ...]
    owed: Mapping[Party, Money]


class Acts:
    def __init__(self, records: Path, keys: KeyStore) -> None:
        self.records, self.keys = records, keys

    # ── who is there ──
    def sign_in(self, signature: Signature, at: int) -> Person:
        with self._register() as register:
            return register.sign_in(signature.name, signature.pin, at, DOOR)

    def sign_out(self, person: Person, at: int) -> None:
        with self._register() as register:
            register.sign_out(person, at)

    def viewed(self, person: Person, hand: Hand, what: str, at: int) -> Person:
        with self._register() as register:
            return register.viewed(person, _evidence(hand), what, at)

    # ── disputes ──
    def open_dispute(self, person: Person, hand: Hand, box: int, category: str, claim: str, at: int,
                     entries: Sequence[int] = ()) -> int:
        """Frozen at once: a hold on its film stands in the log before the claim does. Gives its number."""
        _one_of("category", category, CATEGORIES)
        _said("claim", claim)
        if all(box != seat for seat in hand.record.layout.seats) and box:
            raise NotDone("refused.box", box=box, boxes=", ".join(map(str, hand.record.layout.seats)))
        with self._register() as register:
            person = register.check(person, Right.OPEN_DISPUTE, at)
            number = told_by(register.ledger.entries).next_number
            about = tuple(entries) or tuple(entry.seq for entry in hand.entries)
            register.ledger.append_all(at, [
                (person.name, HoldPlaced(_evidence(hand), f"dispute {number}")),
                (person.name, DisputeOpened(number, hand.record.name, hand.record.folder, hand.number, about, box,
                                            category, claim.strip()))])
            return number

    def note(self, person: Person, number: int, kind: str, text: str, at: int) -> None:
        _one_of("kind", kind, NOTES)
        _said("text", text)
        with self._register() as register:
            person = register.check(person, Right.OPEN_DISPUTE, at)
            _of(told_by(register.ledger.entries), number)
            register.ledger.note(at, person.name, DisputeNoted(number, kind, text.strip()))

    def decide(self, folder: Path, hand: Hand, number: int, verdict: str, amounts: Mapping[Party, Money], reason: str,
               why: str, signed: Signature, second: Signature | None, at: int,
               otherwise: Otherwise | None = None) -> Made:
        """Final. ``otherwise``: the reading by which it is upheld; else what is given is laid over what was paid, and
        that takes two. What a decision gives is owed by the session's own log, so that the dealer's screen says it."""
        amounts = voided(hand) if verdict == "void" else amounts
        if fault := outcomes(verdict, amounts):
            raise NotDone(fault)
        _said("reason", reason)
        _one_of("reason", reason, REASONS)
        _said("why", why)
        said = f"dispute {number}, {verdict}: {why.strip()}"
        events = self._events(hand, verdict, amounts, otherwise, said)
        with self._register() as register:
            known = _of(told_by(register.ledger.entries), number)
            if not known.open:
                raise NotDone("refused.decided", number=number)
            if (known.opened.session, known.opened.round) != (hand.record.name, hand.number):
                raise NotDone("refused.another_round", number=number, round=known.opened.round,
                              folder=known.opened.folder)
            with self._signed(register, Right.DECIDE, signed, second, at,
                              two=any(isinstance(event, Ruled) for event in events)) as (person, other):
                numbers = hand_in(folder, person.name, events) if events else ()
                register.ledger.note(at, person.name, DisputeDecided(
                    number, verdict, tuple(Awarded(party, amount) for party, amount in amounts.items() if amount),
                    reason, why.strip(), numbers, other.name if other else ""))
        return Made(numbers, {party: amount for party, amount in amounts.items() if amount and party != HOUSE})

    def make_so(self, folder: Path, hand: Hand, otherwise: Otherwise, reason: str, why: str, signed: Signature,
                second: Signature | None, at: int) -> Made:
        """A correction, or an override of the settlement. The entries that were there stay."""
        _said("reason", reason)
        _one_of("reason", reason, REASONS)
        _said("why", why)
        events = _with_why(otherwise, f"{reason}: {why.strip()}")
        if not events:
            raise NotDone("desk.nothing_changed")
        with self._register() as register, self._signed(register, Right.AMEND, signed, second, at,
                          two=any(isinstance(event, Ruled) for event in events)) as (person, _):
            numbers = hand_in(folder, person.name, events)
        return Made(numbers, {party: amount for party, amount in otherwise.difference.items() if party != HOUSE})

    # ── large payouts, alerts ──
    def verify_payout(self, hand: Hand, line: Line, checked: Sequence[str], player: str, two_above: Money,
                      signed: Signature, second: Signature | None, at: int) -> None:
        if any(name not in checked for name in CHECKED):
            raise NotDone("refused.unchecked")
        _said("player", player)
        two = line.net > two_above
        with (self._register() as register,
              self._signed(register, Right.DECIDE, signed, second, at, two=two) as (person, other)):
            register.ledger.note(at, person.name, PayoutVerified(
                hand.record.name, hand.record.folder, hand.number, line.party, line.on, line.kind, line.net,
                tuple(checked), player.strip(), other.name if other else ""))

    def acknowledge(self, person: Person, hand: Hand, alert: AlertShown, at: int) -> None:
        """A table that runs is told, too: its dealer's screen warns of it no longer."""
        seen = AlertAcknowledged(hand.record.name, hand.record.folder, hand.number, alert.entries, alert.rule.id)
        folder = self.records / hand.record.folder
        with self._register() as register:
            person = register.check(person, Right.ACKNOWLEDGE, at)
            if in_use(folder / LEDGER):
                hand_in(folder, person.name, [seen])
            register.ledger.note(at, person.name, seen)

    # ── inside ──
    @contextmanager
    def _register(self) -> Iterator[Register]:
        with house_log(self.records) as ledger:
            yield Register(ledger, self.keys)

    @contextmanager
    def _signed(self, register: Register, right: Right, signed: Signature, second: Signature | None, at: int, *,
                two: bool) -> Iterator[tuple[Person, Person | None]]:
        """PINs given for this very act, and for no other. An override takes two, whoever decides."""
        person = register.sign_in(signed.name, signed.pin, at, DOOR)
        here = [person]
        try:
            if second is not None and second.name.strip():
                here.append(register.sign_in(second.name, second.pin, at, DOOR))
            register.check(person, right, at)
            other = here[-1] if len(here) > 1 else None
            if two:
                register.two(person, other, Right.OVERRIDE, at)
            yield person, other
        finally:
            for one in here:
                register.sign_out(one, at)

    def _events(self, hand: Hand, verdict: str, amounts: Mapping[Party, Money], otherwise: Otherwise | None,
                why: str) -> tuple[Amended | Ruled, ...]:
        given = {party: amount for party, amount in amounts.items() if amount and party != HOUSE}
        if verdict == "rejected":
            return ()
        if verdict == "void":
            return (void(hand, why),)
        if otherwise is not None and given == {p: a for p, a in otherwise.difference.items() if p != HOUSE}:
            return _with_why(otherwise, why)
        ruling = awarded(hand, given, why)
        return (ruling,) if ruling else ()


def voided(hand: Hand) -> dict[Party, Money]:
    """What each box gets, or gives back, when all stakes go back."""
    paid = hand.closed.paid if hand.closed else None
    return {party: -net for party, net in paid.net().items() if net and party != HOUSE} if paid else {}


def _with_why(otherwise: Otherwise, why: str) -> tuple[Amended | Ruled, ...]:
    amended = tuple(Amended(one.seq, one.instead, why) for one in otherwise.amendments)
    ruled = otherwise.ruling
    return (*amended, Ruled(ruled.number, ruled.lines, why)) if ruled and ruled.lines else amended


def _evidence(hand: Hand) -> Evidence:
    return Evidence(hand.record.name, hand.record.folder, hand.at - AROUND, hand.until + AROUND)


def _of(house: HouseLog, number: int) -> Dispute:
    found = house.dispute(number)
    if found is None:
        raise NotDone("refused.no_dispute", number=number,
                      numbers=", ".join(str(d.number) for d in house.disputes) or None)
    return found


def _one_of(what: str, given: str, known: Sequence[str]) -> None:
    if given not in known:
        raise NotDone("refused.one_of", what=what, given=given, known=", ".join(known))


def _said(what: str, text: str) -> None:
    if not text.strip():
        raise NotDone(f"refused.empty.{what}")

