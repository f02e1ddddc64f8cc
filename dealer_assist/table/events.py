"""Everything that can happen at a table, as plain facts in the table's words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from dealer_assist.cards import Face
from dealer_assist.money import Money
from dealer_assist.table.places import Party, Place
from dealer_assist.table.settlement import LATER, Carried, Line, Settlement


# ── a round ──
@dataclass(frozen=True, slots=True)
class Seated:
    party: Party
    stack: Money | None = None          # None: the house banks the game, nobody counts his chips


@dataclass(frozen=True, slots=True)
class Due:
    """Chips that a rule asks for or allows: ante, bonus, blind, insurance … from ``least`` to ``most``."""

    by: Party
    on: Place
    kind: str
    least: Money
    most: Money
    rule: str
    optional: bool = False
    even: Money = field(default=0, metadata=LATER)  # its multiples are paid exactly: asked for first (A01)


@dataclass(frozen=True, slots=True)
class RoundOpened:
    """All that a round takes from the past. Nothing else crosses from one round to the next."""

    number: int
    seated: tuple[Seated, ...]          # dealt in if they stake, in seat order
    button: int = 0                     # or the player-dealer; 0: the house deals
    dues: tuple[Due, ...] = ()
    skipped: tuple[Due, ...] = ()       # blinds that passed an absent player
    carried: Carried | None = None


@dataclass(frozen=True, slots=True)
class Staked:
    """Chips put down. In poker a call, a bet and a raise are only this: the chips speak."""

    by: Party
    on: Place
    kind: str
    amount: Money


@dataclass(frozen=True, slots=True)
class Decided:
    """Words and gestures that the camera cannot see: fold, check, stand, double, split, cut, void …"""

    by: Party
    on: Place
    choice: str


@dataclass(frozen=True, slots=True)
class CardSeen:
    """A card came to lie at a place. ``card`` names the piece of cardboard, whatever its face."""

    card: int
    at: Place
    face: Face


@dataclass(frozen=True, slots=True)
class CardMoved:
    """To another place, or to DISCARD when it was picked up, or back from there when it was not gone after all."""

    card: int
    to: Place


@dataclass(frozen=True, slots=True)
class CardRead:
    """A face became known at this moment (turned up, seen better). A wrong reading is ``Amended``."""

    card: int
    face: Face


@dataclass(frozen=True, slots=True)
class RoundClosed:
    """What was paid, as it was paid."""

    number: int
    paid: Settlement


# ── a sitting ──
@dataclass(frozen=True, slots=True)
class SeatTaken:
    party: Party
    chips: Money | None = None


@dataclass(frozen=True, slots=True)
class SeatLeft:
    party: Party


@dataclass(frozen=True, slots=True)
class SeatChanged:
    """A seated player takes another seat, with his chips."""

    party: Party
    to: int


@dataclass(frozen=True, slots=True)
class Attendance:
    party: Party
    present: bool


@dataclass(frozen=True, slots=True)
class DeckChanged:
    decks: int


@dataclass(frozen=True, slots=True)
class ChipsChanged:
    """Recave, cash-out, or a difference found later and handed over (``round`` says of which round)."""

    party: Party
    amount: Money
    round: int | None = None


@dataclass(frozen=True, slots=True)
class LastHandsAnnounced:
    """The table will close after so many more rounds."""

    rounds: int


@dataclass(frozen=True, slots=True)
class TableClosed:
    """Nothing more is dealt in this sitting."""


# ── the record itself ──
@dataclass(frozen=True, slots=True)
class Amended:
    """Entry ``seq`` should have read ``instead``: nothing strikes it out, several insert what was missed."""

    seq: int
    instead: tuple[RoundEvent | SittingEvent, ...]
    why: str


@dataclass(frozen=True, slots=True)
class Ruled:
    """The inspector's final word on these lines of a round; the computed ones stay beside it (GEN-DISP-1)."""

    number: int
    lines: tuple[Line, ...]
    why: str


RoundEvent = RoundOpened | Staked | Decided | CardSeen | CardMoved | CardRead | RoundClosed
SittingEvent = (SeatTaken | SeatLeft | SeatChanged | Attendance | DeckChanged | ChipsChanged | LastHandsAnnounced
                | TableClosed)
TableEvent = RoundEvent | SittingEvent | Amended | Ruled


@dataclass(frozen=True, slots=True)
class Recorded:
    """An event with its number in the log, its captured time in microseconds, and who says so."""

    seq: int
    at: int
    by: str
    event: TableEvent


def corrected(log: Iterable[Recorded]) -> Iterator[Recorded]:
    """The log as it should have read. The newest amendment of an entry counts.

    Amendments can be amended: by nothing, and the one before counts again (an undo undone); by events, and those
    stand for the entry that was first amended. Only an earlier entry can be amended.
    """
    entries = tuple(log)
    amendments = {e.seq: e.event for e in entries if isinstance(e.event, Amended) and e.event.seq < e.seq}
    instead: dict[int, tuple[RoundEvent | SittingEvent, ...]] = {}
    withdrawn: set[int] = set()
    for seq in sorted(amendments, reverse=True):
        if seq in withdrawn:
            continue
        amendment = amendments[seq]
        first = amendment.seq
        while first in amendments:
            withdrawn.add(first)
            first = amendments[first].seq if amendment.instead else -1
        if first >= 0:
            instead.setdefault(first, amendment.instead)
    for entry in entries:
        if isinstance(entry.event, Amended):
            continue
        if entry.seq not in instead:
            yield entry
        for event in instead.get(entry.seq, ()):
            yield Recorded(entry.seq, entry.at, entry.by, event)
