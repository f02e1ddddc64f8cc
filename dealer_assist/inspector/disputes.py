"""The house's disputes, verified payouts and acknowledged alerts: a fold of its log. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from dealer_assist.ledger.entries import (
    AlertAcknowledged,
    Awarded,
    DisputeDecided,
    DisputeNoted,
    DisputeOpened,
    Entry,
    PayoutVerified,
)
from dealer_assist.money import Money
from dealer_assist.table.places import Party, Place
from dealer_assist.words import Words

# Names on disk: each has its words in english/desk.py.
CATEGORIES = ("payout", "card", "stake", "decision", "procedure", "late bet", "conduct", "other")
VERDICTS = ("upheld", "rejected", "split", "void")
NOTES = ("note", "player", "dealer")
REASONS = ("misread card", "wrong stake", "wrong decision", "wrong payout", "wrong rule", "procedure", "malfunction",
           "goodwill", "as paid")
CHECKED = ("hand", "wager", "payout", "player")


@dataclass(frozen=True, slots=True)
class Note:
    at: int
    by: str
    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class Decision:
    at: int
    by: str
    second: str
    verdict: str
    amounts: tuple[Awarded, ...]
    reason: str
    why: str
    entries: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Dispute:
    opened: DisputeOpened
    at: int
    by: str
    notes: tuple[Note, ...] = ()
    decision: Decision | None = None

    @property
    def number(self) -> int:
        return self.opened.number

    @property
    def open(self) -> bool:
        return self.decision is None

    def age(self, now: int) -> int:
        """Microseconds from the claim to the decision, or to now."""
        return max(0, (self.decision.at if self.decision else now) - self.at)

    def told(self) -> str:
        """All that can be searched."""
        o, d = self.opened, self.decision
        decided = (d.verdict, d.reason, d.why, d.by, d.second) if d else ("open",)
        return " ".join((str(o.number), o.folder, f"round {o.round}", f"box {o.box} seat {o.box}", o.category, o.claim,
                         self.by, *(f"{note.by} {note.text}" for note in self.notes), *decided)).casefold()


@dataclass(frozen=True, slots=True)
class Verified:
    payout: PayoutVerified
    at: int
    by: str


@dataclass(frozen=True)
class HouseLog:
    """What the house's log says of rounds."""

    disputes: tuple[Dispute, ...] = ()
    verified: tuple[Verified, ...] = ()
    acknowledged: tuple[tuple[Entry, AlertAcknowledged], ...] = field(default=())

    @property
    def open(self) -> tuple[Dispute, ...]:
        """Those that wait for a decision, the oldest first."""
        return tuple(sorted((d for d in self.disputes if d.open), key=lambda d: d.at))

    @property
    def next_number(self) -> int:
        return max((d.number for d in self.disputes), default=0) + 1

    def dispute(self, number: int) -> Dispute | None:
        return next((d for d in self.disputes if d.number == number), None)

    def of_round(self, session: str, number: int) -> tuple[Dispute, ...]:
        return tuple(d for d in self.disputes if (d.opened.session, d.opened.round) == (session, number))

    def disputed(self, session: str) -> frozenset[int]:
        return frozenset(d.opened.round for d in self.disputes if d.opened.session == session)

    def search(self, text: str, *, only_open: bool = False) -> tuple[Dispute, ...]:
        """Newest first; every word must be there."""
        words = text.casefold().split()
        return tuple(d for d in reversed(self.disputes)
                     if (d.open or not only_open) and all(word in d.told() for word in words))

    def payout(self, session: str, number: int, party: Party, on: Place, kind: str) -> Verified | None:
        """The newest look at it."""
        return next((v for v in reversed(self.verified) if (v.payout.session, v.payout.round, v.payout.party,
                     v.payout.on, v.payout.kind) == (session, number, party, on, kind)), None)

    def seen(self, session: str, number: int) -> Mapping[tuple[tuple[int, ...], str], Entry]:
        """The alerts of a round that somebody acknowledged, by their entries and rule."""
        return {(what.entries, what.rule): entry for entry, what in self.acknowledged
                if (what.session, what.round) == (session, number)}


def told_by(entries: Iterable[Entry]) -> HouseLog:
    """A decision is final: what a damaged log says after it changes nothing."""
    disputes: dict[int, Dispute] = {}
    verified: list[Verified] = []
    acknowledged: list[tuple[Entry, AlertAcknowledged]] = []
    for entry in entries:
        match entry.event:
            case DisputeOpened(number) as opened:
                disputes.setdefault(number, Dispute(opened, entry.at, entry.by))
            case DisputeNoted(number, kind, text) if number in disputes:
                known = disputes[number]
                disputes[number] = replace(known, notes=(*known.notes, Note(entry.at, entry.by, kind, text)))
            case DisputeDecided(number) as decided if number in disputes and disputes[number].open:
                disputes[number] = replace(disputes[number], decision=Decision(
                    entry.at, entry.by, decided.second, decided.verdict, decided.amounts, decided.reason, decided.why,
                    decided.entries))
            case PayoutVerified() as payout:
                verified.append(Verified(payout, entry.at, entry.by))
            case AlertAcknowledged() as alert:
                acknowledged.append((entry, alert))
            case _:
                pass
    return HouseLog(tuple(disputes.values()), tuple(verified), tuple(acknowledged))


def outcomes(verdict: str, given: Mapping[Party, Money]) -> str | None:
    """What is wrong with a verdict and its amounts, as a message key; None: they fit each other."""
    amounts = {party: amount for party, amount in given.items() if amount}
    if verdict not in VERDICTS:
        return "refused.verdict.unknown"
    if verdict == "rejected" and amounts:
        return "refused.verdict.rejected"
    if verdict in ("upheld", "split") and not amounts:
        return "refused.verdict.amounts"
    return None


def as_data(dispute: Dispute, now: int) -> dict[str, Any]:
    """For a program; amounts in minor units, times in microseconds UTC."""
    o, d = dispute.opened, dispute.decision
    return {
        "number": o.number, "session": o.session, "folder": o.folder, "round": o.round, "entries": list(o.entries),
        "box": o.box, "category": o.category, "claim": o.claim, "opened_at": dispute.at, "opened_by": dispute.by,
        "open": dispute.open, "age": dispute.age(now),
        "notes": [{"at": n.at, "by": n.by, "kind": n.kind, "text": n.text} for n in dispute.notes],
        "decision": None if d is None else {
            "at": d.at, "by": d.by, "second": d.second, "verdict": d.verdict, "reason": d.reason, "why": d.why,
            "amounts": {str(a.party): a.amount for a in d.amounts}, "entries": list(d.entries)},
    }


def lines_of(dispute: Dispute, now: int, words: Words) -> Iterator[str]:
    """For a terminal. ``words``: of its table, as far as it is still there."""
    o, d = dispute.opened, dispute.decision
    yield (f"Dispute {o.number}  {o.folder}, round {o.round}, {place_text(o.box, words).lower()}  {o.category}  "
           f"{'open for' if dispute.open else 'decided after'} {age_text(dispute.age(now), words)}")
    yield f"  claim, taken by {dispute.by}: {o.claim}"
    for note in dispute.notes:
        yield f"  {note.kind}, by {note.by}: {note.text}"
    if d is not None:
        second = f" and {d.second}" if d.second else ""
        yield f"  {d.verdict.upper()}, by {d.by}{second}: {d.reason}; {d.why}"
        for award in d.amounts:
            yield f"    {words.party(award.party).lower()}: {words.amount(award.amount)}"
        if d.entries:
            several = "entries" if len(d.entries) > 1 else "entry"
            yield f"    made so by {several} {', '.join(map(str, d.entries))} of the session"


def place_text(box: int, words: Words) -> str:
    return words.party(Party(box)) if box else words("desk.whole")


def age_text(age: int, words: Words) -> str:
    """``4 min``, ``3 h 05``, ``2 d 4 h``: what a glance needs."""
    minutes = age // 60_000_000
    hours, days = minutes // 60, minutes // 1440
    if hours < 1:
        return words("age.minutes", minutes=minutes)
    if days < 2:
        return words("age.hours", hours=hours, minutes=f"{minutes % 60:02}")
    return words("age.days", days=days, hours=hours % 24)
