"""What the record says of itself, and an entry of either kind. The engine never sees the record's own events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from dealer_assist.money import Money
from dealer_assist.people.roles import Role
from dealer_assist.table.events import Amended, CardMoved, CardRead, CardSeen, Recorded, TableEvent
from dealer_assist.table.places import Party, Place
from dealer_assist.table.settlement import LATER

CAMERA = "camera"       # who says what the sightings show; everything else is said by people or by the program
RECORDER = "recorder"   # the part of the program that writes: what it says of the record itself


@dataclass(frozen=True, slots=True)
class SessionOpened:
    """The first entry of every session. ``header``: SHA-256 of the bytes of header.json. ``key``: the public key whose
    signatures count from here on; the ledger itself fills it in."""

    header: str
    key: str = field(default="", metadata=LATER)


@dataclass(frozen=True, slots=True)
class Filmed:
    """The film of a further camera, and its digests."""

    camera: str
    frames: int
    film: str
    frame_times: str


@dataclass(frozen=True, slots=True)
class SessionClosed:
    """The recording ended as it should; ``frames`` are those in the films. Digests are SHA-256 of the files of before
    films and sightings came in segments, each with its own entry."""

    frames: int
    film: str = field(default="", metadata=LATER)
    frame_times: str = field(default="", metadata=LATER)
    sightings: str = field(default="", metadata=LATER)
    others: tuple[Filmed, ...] = field(default=(), metadata=LATER)


@dataclass(frozen=True, slots=True)
class CameraLost:
    """From here on the table goes on without it, by touch. Its last picture, or the last of the size in which the felt
    was found, was captured at ``since``."""

    camera: str
    since: int = field(default=0, metadata=LATER)
    why: str = field(default="", metadata=LATER)


@dataclass(frozen=True, slots=True)
class CameraBack:
    camera: str


@dataclass(frozen=True, slots=True)
class ViewDoubtful:
    """It shows the felt elsewhere than it was, or nothing: from here on nothing is read by it, until it is trusted
    again. What was read by it since ``since``, when all was last seen at its place, is in doubt."""

    camera: str
    since: int
    why: str                # "moved", "dark"
    tenths: int = 0         # of a millimetre that the felt lies elsewhere; 0: it is not found again


@dataclass(frozen=True, slots=True)
class ViewTrusted:
    """All is at its place again; or the felt was found anew by its marks, and lies in the picture as ``plane`` has it:
    nine numbers by rows, as those in the session's header."""

    camera: str
    plane: tuple[str, ...] = field(default=(), metadata=LATER)


@dataclass(frozen=True, slots=True)
class CardsCovered:
    """From here on something lies over cards that lie open at these places, longer than a hand would, and what changes
    beneath is not seen. Nowhere: it was taken away."""

    at: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class FramesDropped:
    """Frames that the film does not hold because it could not be written fast enough: a declared gap."""

    camera: str
    count: int


@dataclass(frozen=True, slots=True)
class FramesUnseen:
    """Frames that nobody looked at, since newer ones were there: neither film nor sightings have them."""

    camera: str
    count: int


@dataclass(frozen=True, slots=True)
class DisputeOpened:
    """``number`` counts within the house. ``session``: the hash of its first entry; ``entries``: of its log, those that
    the claim is about."""

    number: int
    session: str
    folder: str             # as the session's folder was called, for people
    round: int
    entries: tuple[int, ...]
    box: int
    category: str
    claim: str


@dataclass(frozen=True, slots=True)
class DisputeNoted:
    """``kind``: "note", or whose statement it is: "player", "dealer"."""

    number: int
    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class Awarded:
    """What a party gets by a decision beyond what was paid; negative: gives back."""

    party: Party
    amount: Money


@dataclass(frozen=True, slots=True)
class DisputeDecided:
    """The inspector's final word (GEN-DISP-1). ``entries``: of the session's log, by which it was made so."""

    number: int
    verdict: str            # "upheld", "rejected", "split", "void"
    amounts: tuple[Awarded, ...]
    reason: str
    why: str
    entries: tuple[int, ...]
    second: str             # who signed beside whoever made the entry; "" where one signature was enough


@dataclass(frozen=True, slots=True)
class PayoutVerified:
    """Somebody looked at a large payout: ``checked`` names what of it ("hand", "wager", "payout", "player")."""

    session: str
    folder: str
    round: int
    party: Party
    on: Place
    kind: str
    amount: Money
    checked: tuple[str, ...]
    player: str
    second: str


@dataclass(frozen=True, slots=True)
class AlertAcknowledged:
    """Somebody entitled saw what was not as it should be; it stays in the record."""

    session: str
    folder: str
    round: int
    entries: tuple[int, ...]
    rule: str


# ── of the house's own log: who works here, who saw what, what is kept. ``by`` of the entry: whose act it is ──
@dataclass(frozen=True, slots=True)
class PersonAdded:
    person: str
    roles: tuple[Role, ...]
    pin: str                    # argon2id, of the PIN and a secret that only this machine has
    second: str = ""            # who it took besides, if it took two


@dataclass(frozen=True, slots=True)
class PersonChanged:
    """What holds from here on. ``pin`` None: as it was."""

    person: str
    roles: tuple[Role, ...]
    pin: str | None
    second: str = ""


@dataclass(frozen=True, slots=True)
class PersonLeft:
    person: str
    second: str = ""


@dataclass(frozen=True, slots=True)
class SignedIn:
    person: str
    where: str                  # at which door of the program


@dataclass(frozen=True, slots=True)
class SignedOut:
    person: str
    entry: int                  # the number of the entry by which he signed in


@dataclass(frozen=True, slots=True)
class PinWrong:
    """``person`` empty: a name that nobody here has. It is not kept: it may be a PIN in the wrong field."""

    person: str
    where: str


@dataclass(frozen=True, slots=True)
class PersonLocked:
    person: str
    until: int


@dataclass(frozen=True, slots=True)
class PersonUnlocked:
    person: str


@dataclass(frozen=True, slots=True)
class Evidence:
    """A part of a session's record. ``session``: the hash of its first entry. The times are captured ones; ``last``
    None: to the end."""

    session: str
    folder: str             # as the session's folder was called, for people
    first: int = 0
    last: int | None = None


@dataclass(frozen=True, slots=True)
class HoldPlaced:
    """No purge passes it until two people release it."""

    evidence: Evidence
    why: str


@dataclass(frozen=True, slots=True)
class HoldReleased:
    hold: int                   # the number of the entry that placed it
    second: str
    why: str


@dataclass(frozen=True, slots=True)
class EvidenceViewed:
    evidence: Evidence
    what: str                   # "film", "round 7"


@dataclass(frozen=True, slots=True)
class Exported:
    evidence: Evidence
    file: str
    digest: str                 # SHA-256 of the file that went out
    why: str


@dataclass(frozen=True, slots=True)
class Purged:
    """The file is gone, its digest stays."""

    evidence: Evidence
    file: str
    digest: str
    second: str


@dataclass(frozen=True, slots=True)
class RetentionSet:
    """From here on: days after which film and sightings may be purged."""

    film: int
    sightings: int
    second: str


@dataclass(frozen=True, slots=True)
class RulesChanged:
    """From here on the house plays this game by the house file with this SHA-256."""

    game: str
    file: str
    digest: str
    second: str
    why: str


@dataclass(frozen=True, slots=True)
class RecoveryHeld:
    """From here on this holder's code is one of the two that make a supervisor when nobody can sign in. He need not
    work here. ``digest`` empty: he has none any more."""

    holder: str
    digest: str
    second: str = ""


@dataclass(frozen=True, slots=True)
class SupervisorRecovered:
    """Nobody could sign in: by the codes of two holders this person is a pit supervisor from here on, by a new PIN."""

    person: str
    roles: tuple[Role, ...]
    pin: str
    first: str
    second: str
    why: str


HouseEvent = (PersonAdded | PersonChanged | PersonLeft | SignedIn | SignedOut | PinWrong | PersonLocked | PersonUnlocked
              | HoldPlaced | HoldReleased | EvidenceViewed | Exported | Purged | RetentionSet | RulesChanged
              | RecoveryHeld | SupervisorRecovered)

@dataclass(frozen=True, slots=True)
class SegmentClosed:
    """This file of the session, a piece of a film or of the sightings, is whole and stays as it is.

    ``count``: its frames or lines. ``first`` and ``last`` were captured then; both 0 where it holds none.
    """

    file: str                   # within the session's folder, with /
    digest: str                 # SHA-256
    count: int
    first: int
    last: int
    camera: str = ""            # whose film; empty: sightings
    times: str = ""             # SHA-256 of the times of a film's frames, in the file beside it
    cut: bool = False           # the process ended while it was written: this is what was found of it


@dataclass(frozen=True, slots=True)
class StillKept:
    """How a camera sees the table with nothing on it, from here on."""

    file: str
    digest: str
    camera: str


@dataclass(frozen=True, slots=True)
class SessionResumed:
    """The recording broke off with the entry before, and here it goes on. Digests are as in the header, of what reads
    and judges from here on. A camera that was away or in doubt is neither any more, until it is said again."""

    version: str
    core: str
    steadying: str
    model: str | None


@dataclass(frozen=True, slots=True)
class ClockStepped:
    """Captured times and the clock went apart by so many microseconds. ``camera`` empty: the computer's clock was set,
    or the computer slept, and captured times go on as before. Else: that camera's times jumped."""

    by: int
    camera: str = ""


@dataclass(frozen=True, slots=True)
class ClockRead:
    """Where times come from, and how far off they may be, from here on until it is told anew. ``time`` and
    ``monotonic`` are the computer's two clocks at one instant: captured times go by the second one."""

    time: int                   # microseconds UTC, as the computer's clock shows it
    monotonic: int              # nanoseconds of the clock that nobody sets; it begins anew with the computer
    source: str                 # "synchronised": another clock sets it (NTP, PTP …); "free": none does; "unknown"
    error: int | None           # microseconds that it is off at most, as the system says; None: it does not say
    offset: int                 # seconds by which local time is ahead of UTC


@dataclass(frozen=True, slots=True)
class WritingFailed:
    """Something of the record could not be written from ``since`` on: what was said is not lost, what was filmed or
    seen is. Written when it can be again."""

    what: str                   # "ledger", "sightings", or the film's file
    since: int
    why: str


@dataclass(frozen=True, slots=True)
class HandedIn:
    """The next ``count`` entries came through the session's inbox, from another process."""

    request: str
    count: int


# ── keys: whose signatures under checkpoints count from here on. Said by the ledger itself ──
@dataclass(frozen=True, slots=True)
class KeyIntroduced:
    """In a log that no session opens, or that was begun before logs were signed."""

    key: str


@dataclass(frozen=True, slots=True)
class KeyRotated:
    """``signature``, in base64, is by the old key: it names its heir, so that who trusts the one trusts the other."""

    old: str
    new: str
    signature: str


@dataclass(frozen=True, slots=True)
class KeyRecovered:
    """The old key is lost and signs nothing any more. Two people stand in for its signature."""

    lost: str
    new: str
    first: str
    second: str
    why: str


KeyEvent = KeyIntroduced | KeyRotated | KeyRecovered

@dataclass(frozen=True, slots=True)
class InspectorCalled:
    """The dealer asked for the inspector, at any moment, whatever else goes on. ``about``: the box; None: the table."""

    about: Place | None = None


@dataclass(frozen=True, slots=True)
class InspectorCame:
    """He stands at the table."""


# What nobody but the recorder, or the ledger itself, says.
RecordersEvent = (SessionOpened | SessionClosed | SessionResumed | CameraLost | CameraBack | ViewDoubtful | ViewTrusted
                  | CardsCovered | FramesDropped | FramesUnseen | SegmentClosed | StillKept | ClockStepped | ClockRead
                  | WritingFailed | HandedIn | KeyEvent)

RecordEvent = (RecordersEvent
               | InspectorCalled | InspectorCame
               | DisputeOpened | DisputeNoted | DisputeDecided | PayoutVerified | AlertAcknowledged | HouseEvent)


@dataclass(frozen=True, slots=True)
class Entry:
    seq: int                    # 1, 2, 3 … without a gap
    at: int                     # captured time, microseconds UTC
    by: str                     # who says so
    event: TableEvent | RecordEvent


def table_log(entries: Iterable[Entry]) -> Iterator[Recorded]:
    """The part of the record that the engine follows."""
    for entry in entries:
        if not isinstance(entry.event, RecordEvent):
            yield Recorded(entry.seq, entry.at, entry.by, entry.event)


def by_hand(entries: Iterable[Entry]) -> frozenset[int]:
    """The entries by which people told of cards while a camera was away, or its view in doubt."""
    away: set[tuple[type, str]] = set()
    found = set()
    for entry in entries:
        match entry.event:
            case CameraLost(camera):
                away.add((CameraLost, camera))
            case CameraBack(camera):
                away.discard((CameraLost, camera))
            case SessionResumed():
                away.clear()
            case ViewDoubtful(camera):
                away.add((ViewDoubtful, camera))
            case ViewTrusted(camera):
                away.discard((ViewDoubtful, camera))
            case event if away and entry.by != CAMERA and tells_of_cards(event):
                found.add(entry.seq)
    return frozenset(found)


def in_doubt(entries: Iterable[Entry], doubtful: Entry) -> tuple[int, ...]:
    """The camera's entries of cards made since the view was last known to be right, up to when it was doubted."""
    assert isinstance(doubtful.event, ViewDoubtful)
    return tuple(entry.seq for entry in entries if entry.seq < doubtful.seq and entry.by == CAMERA
                 and entry.at >= doubtful.event.since and tells_of_cards(entry.event))


def tells_of_cards(event: TableEvent | RecordEvent) -> bool:
    facts = event.instead if isinstance(event, Amended) else (event,)
    return any(isinstance(fact, CardSeen | CardRead | CardMoved) for fact in facts)
