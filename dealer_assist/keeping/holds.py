"""What the house's log says of keeping: days, holds, and what was purged. A fold without a clock."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from dealer_assist.ledger.entries import (
    DisputeOpened,
    Entry,
    Evidence,
    HoldPlaced,
    HoldReleased,
    Purged,
    RetentionSet,
)

DAY = 86_400_000_000        # microseconds


@dataclass(frozen=True, slots=True)
class Hold:
    """``number``: of the entry that placed it; 0: nobody placed it, the dispute is one by itself. ``dispute``: whose
    evidence it keeps, which nobody ever releases."""

    number: int
    evidence: Evidence
    by: str
    at: int
    why: str
    dispute: int | None = None

    def covers(self, evidence: Evidence) -> bool:
        last, its_last = self.evidence.last, evidence.last
        return (self.evidence.session == evidence.session and (its_last is None or self.evidence.first <= its_last)
                and (last is None or evidence.first <= last))


@dataclass(slots=True)
class Keeping:
    """Days of film and sightings; the ledger's entries are kept for good, and what disputes rest on."""

    film: int = 30
    sightings: int = 90
    holds: dict[int, Hold] = field(default_factory=dict)
    disputes: list[Hold] = field(default_factory=list)
    purged: dict[tuple[str, str], Entry] = field(default_factory=dict)     # by session and file

    @property
    def days(self) -> Mapping[str, int]:
        return {"film": self.film, "sightings": self.sightings}

    def holding(self, evidence: Evidence) -> Hold | None:
        return next((hold for hold in (*self.disputes, *self.holds.values()) if hold.covers(evidence)), None)


def keeping_of(entries: Iterable[Entry]) -> Keeping:
    found = Keeping()
    before: Entry | None = None
    for entry in entries:
        match entry.event:
            case HoldPlaced(evidence, why):
                found.holds[entry.seq] = Hold(entry.seq, evidence, entry.by, entry.at, why)
            case HoldReleased(hold):
                found.holds.pop(hold, None)
            case DisputeOpened() as opened:
                found.disputes.append(_disputed(entry, opened, before))
                found.holds.pop(found.disputes[-1].number, None)
            case Purged(evidence, file):
                found.purged[evidence.session, file] = entry
            case RetentionSet(film, sightings):
                found.film, found.sightings = film, sightings
        before = entry
    return found


def _disputed(entry: Entry, opened: DisputeOpened, before: Entry | None) -> Hold:
    """The desk places a hold over the round in the same breath. Without one, all of the session is kept."""
    if before and isinstance(before.event, HoldPlaced) and before.event.evidence.session == opened.session:
        number, evidence = before.seq, before.event.evidence
    else:
        number, evidence = 0, Evidence(opened.session, opened.folder)
    return Hold(number, evidence, entry.by, entry.at, f"dispute {opened.number}", opened.number)
