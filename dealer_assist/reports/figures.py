"""What a folder of sessions says of its tables, decks, shifts, people and games, as values. No Qt, no files, no clock.

Everything is counted in the entries as they stand; nothing is judged again. Sessions go by one at a time, so that a
year needs no more room than a night.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta, tzinfo
from enum import StrEnum
from fractions import Fraction
from hashlib import sha256
from itertools import pairwise
from math import sqrt
from statistics import median

from dealer_assist.cards import UNREADABLE, Face, Unread
from dealer_assist.inspector.disputes import REASONS, Dispute, HouseLog
from dealer_assist.inspector.timeline import PROGRAM, Hand, Record
from dealer_assist.ledger.entries import (
    CAMERA,
    CameraBack,
    CameraLost,
    ClockStepped,
    Entry,
    FramesDropped,
    FramesUnseen,
    SessionClosed,
    SessionResumed,
    ViewDoubtful,
    ViewTrusted,
    WritingFailed,
)
from dealer_assist.live import DEALER
from dealer_assist.money import Money
from dealer_assist.reports.theory import Edge, edges_of
from dealer_assist.sessions.header import Header
from dealer_assist.shares import WIDE
from dealer_assist.table.events import (
    Amended,
    CardMoved,
    CardRead,
    CardSeen,
    ChipsChanged,
    Decided,
    Recorded,
    RoundClosed,
    Ruled,
    Staked,
    corrected,
)
from dealer_assist.table.places import HOUSE, Place
from dealer_assist.table.settlement import Line, Verdict

PAUSE = 600_000_000     # microseconds: where longer nothing happens, the table was not in play
FEWEST = 30             # rounds; an interval from fewer would pretend to know more than it does
HOUR = 3_600_000_000


class By(StrEnum):
    ALL = "all"
    TABLE = "table"
    DECK = "deck"
    SHIFT = "shift"
    DEALER = "dealer"


@dataclass(frozen=True, slots=True)
class Shifts:
    """When the house's shifts begin, by the house's own clock."""

    first: int = 6 * 60         # minutes after midnight
    hours: int = 8
    zone: tzinfo = UTC

    def of(self, at: int) -> str:
        here = datetime.fromtimestamp(at // 1_000_000, self.zone)
        since = here - timedelta(minutes=self.first)
        begin = since.replace(hour=since.hour // self.hours * self.hours, minute=0) + timedelta(minutes=self.first)
        return f"{begin:%Y-%m-%d %H:%M} - {begin + timedelta(hours=self.hours):%H:%M}"


@dataclass(frozen=True, slots=True)
class Wanted:
    """Of which sessions and hours. ``until`` is the first moment that does not count any more."""

    since: int | None = None
    until: int | None = None
    table: str = ""
    game: str = ""

    def takes(self, at: int) -> bool:
        return (self.since is None or at >= self.since) and (self.until is None or at < self.until)


@dataclass(frozen=True, slots=True)
class Reading:
    """Cards that a camera saw with their faces up. ``asked``: it could not read them, and people named them;
    ``unnamed``: nor did anybody. ``corrected``: it had read them and the record says otherwise by now; ``wrong``:
    another face. ``told``: by people who were not asked, beside all these."""

    read: int = 0
    asked: int = 0
    unnamed: int = 0
    corrected: int = 0
    wrong: int = 0
    told: int = 0

    @property
    def cards(self) -> int:
        return self.read + self.asked + self.unnamed

    def __add__(self, other: Reading) -> Reading:
        return Reading(self.read + other.read, self.asked + other.asked, self.unnamed + other.unnamed,
                       self.corrected + other.corrected, self.wrong + other.wrong, self.told + other.told)


@dataclass(frozen=True, slots=True)
class Group:
    """``hands``: rounds that were closed. ``played``: microseconds in which the table was in play."""

    by: By
    name: str
    hands: int = 0
    played: int = 0
    reading: Reading = field(default_factory=Reading)

    @property
    def per_hour(self) -> Fraction | None:
        return Fraction(self.hands * HOUR, self.played) if self.played else None


@dataclass(frozen=True, slots=True)
class Correction:
    """``what``: "card", "no card", "place", "stake", "decision", "result", "taken back", "other". ``cause``: one of the
    desk's reasons, "dispute", or "at the table"."""

    what: str
    cause: str
    count: int


@dataclass(frozen=True, slots=True)
class Disputes:
    """Of one category. ``age``: the median of those that are decided, in microseconds."""

    category: str
    opened: int
    open: int
    verdicts: tuple[tuple[str, int], ...]
    reasons: tuple[tuple[str, int], ...]
    age: int | None


@dataclass(frozen=True, slots=True)
class Malfunction:
    """``until`` None: to the end of the record. ``count``: frames, or microseconds by which a clock stepped."""

    kind: str
    session: str
    table: str
    entry: int
    at: int
    until: int | None
    what: str = ""              # the camera, or what could not be written
    why: str = ""
    count: int = 0

    @property
    def lasted(self) -> int:
        return max(0, self.until - self.at) if self.until is not None else 0


@dataclass(frozen=True, slots=True)
class Share:
    """What was gained of what was staked, round by round. Sums of whole numbers, so that none is rounded."""

    rounds: int = 0
    staked: int = 0
    gained: int = 0
    squares: tuple[int, int, int] = (0, 0, 0)       # of stakes, of gains, of one with the other

    def plus(self, staked: Money, gained: Money) -> Share:
        s, g, both = self.squares
        return Share(self.rounds + 1, self.staked + staked, self.gained + gained,
                     (s + staked * staked, g + gained * gained, both + staked * gained))

    @property
    def share(self) -> Fraction | None:
        return Fraction(self.gained, self.staked) if self.staked else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """95 %, from how far the rounds lie apart; None where there are too few of them to tell."""
        if self.rounds < FEWEST or not self.staked:
            return None
        share = Fraction(self.gained, self.staked)
        s, g, both = self.squares
        apart = (g - 2 * share * both + share * share * s) * self.rounds / (self.rounds - 1)
        half = WIDE * sqrt(max(apart, Fraction(0))) / self.staked
        return float(share) - half, float(share) + half


@dataclass(frozen=True, slots=True)
class Seen:
    """An edge as it was, beside what it is in the long run."""

    edge: Edge
    share: Share

    @property
    def within(self) -> bool | None:
        found = self.share.interval
        return None if found is None else found[0] <= float(self.edge.share) <= found[1]


@dataclass(frozen=True, slots=True)
class Hold:
    """One game by one house file. ``rules``: SHA-256 of the file's text. No ``edges``: no theory for these rules."""

    game: str
    house: str
    rules: str
    currency: str
    digits: int
    share: Share
    edges: tuple[Seen, ...]


@dataclass(frozen=True, slots=True)
class Figures:
    sessions: int
    groups: tuple[Group, ...]           # all together first
    corrections: tuple[Correction, ...]
    disputes: tuple[Disputes, ...]
    malfunctions: tuple[Malfunction, ...]
    holds: tuple[Hold, ...]
    unread: tuple[str, ...] = ()        # sessions that could not be read, and why

    def of(self, by: By) -> tuple[Group, ...]:
        return tuple(group for group in self.groups if group.by is by)

    @property
    def all(self) -> Group:
        return self.groups[0]


def figures(sessions: Iterable[tuple[Record, Header]], house: HouseLog, wanted: Wanted, shifts: Shifts, *,
            dealers: bool = False) -> Figures:
    """``dealers``: also by the people who dealt; only for who may see that."""
    groups: dict[tuple[By, str], Group] = {(By.ALL, ""): Group(By.ALL, "")}
    corrections: Counter[tuple[str, str]] = Counter()
    malfunctions: list[Malfunction] = []
    holds: dict[str, Hold] = {}
    taken: set[str] = set()
    for record, header in sessions:
        table = table_of(header)
        if wanted.table not in table or wanted.game not in (record.house.game_id, ""):
            continue
        taken.add(record.name)
        malfunctions += (m for m in malfunctions_of(record, table) if wanted.takes(m.at))
        decks = _Decks(record, header)
        last: int | None = None
        for hand in record.hands:
            moments = _moments(hand)
            if not moments:
                continue
            played, last = _played(moments, last), moments[-1]
            if not wanted.takes(moments[0]):
                continue
            here = [(By.ALL, ""), (By.TABLE, table), (By.SHIFT, shifts.of(moments[0]))]
            if dealers:
                here.append((By.DEALER, dealer_of(hand)))
            closed = hand.closed
            cards = list(readings(hand.entries))
            whole = sum((reading for _, reading in cards), Reading())
            for key in here:
                _add(groups, key, Group(*key, int(closed is not None), played, whole))
            for deck, some in decks.parted(cards):
                _add(groups, (By.DECK, deck), Group(By.DECK, deck, 0, 0, some))
            corrections.update(corrections_of(hand.entries))
            if closed is not None:
                _held(holds, record, hand, closed)
    disputes = [d for d in house.disputes if wanted.takes(d.at)
                and (d.opened.session in taken or not (wanted.table or wanted.game))]
    return Figures(
        len(taken), tuple(sorted(groups.values(), key=lambda g: ((*By,).index(g.by), g.name))),
        tuple(Correction(what, cause, count) for (what, cause), count in sorted(corrections.items())),
        tuple(_disputes(disputes)), tuple(sorted(malfunctions, key=lambda m: m.at)),
        tuple(sorted(holds.values(), key=lambda hold: (hold.game, hold.house, hold.rules))))


def table_of(header: Header) -> str:
    """A felt and what looks at it."""
    return " · ".join((header.layout.file.rpartition("/")[2].removesuffix(".toml"),
                       *(pictures.camera for pictures in header.pictures)))


def dealer_of(hand: Hand) -> str:
    """Who dealt, where somebody had signed in; "": nobody had."""
    for entry in hand.entries:
        if entry.by not in (*PROGRAM, DEALER) and not isinstance(entry.event, Amended | Ruled | ChipsChanged):
            return entry.by
    return ""


# ── recognition ──
def readings(entries: Iterable[Recorded]) -> Iterator[tuple[int, Reading]]:
    """Of each card of a round: the entry that brought it, and what came of reading it."""
    log = tuple(entries)
    brought: dict[int, int] = {}
    lay: dict[int, Place] = {}
    read: dict[int, Face] = {}
    unreadable: set[int] = set()
    for entry in log:
        if entry.by != CAMERA or not isinstance(entry.event, CardSeen | CardRead):
            continue
        card, face = entry.event.card, entry.event.face
        if isinstance(entry.event, CardSeen):
            brought.setdefault(card, entry.seq)
            lay[card] = entry.event.at
        if not isinstance(face, Unread):
            read[card] = face
        elif face is UNREADABLE:
            unreadable.add(card)
    stands: dict[int, Face] = {}
    where: dict[int, Place] = {}
    since: dict[int, int] = {}
    for entry in corrected(log):
        match entry.event:
            case CardSeen(card, at, face):
                stands[card], where[card] = face, at
                since.setdefault(card, entry.seq)
            case CardRead(card, face) if card in stands:
                stands[card] = face
    for card, seq in brought.items():
        final = stands.get(card)
        known = final is not None and not isinstance(final, Unread)
        if card in read:
            wrong = known and final != read[card]
            yield seq, Reading(read=1, wrong=int(wrong), corrected=int(
                final != read[card] or where[card] != lay.get(card)))
        elif card in unreadable:
            yield seq, Reading(asked=int(known or final is None), unnamed=int(not known and final is not None))
        elif known:
            yield seq, Reading(told=1)
    for card, face in stands.items():
        if card not in brought and not isinstance(face, Unread):
            yield since[card], Reading(told=1)


class _Decks:
    """A deck is known by what reads it: the models' digest, in which a deck of the house's own has its part."""

    def __init__(self, record: Record, header: Header) -> None:
        self.since = [(0, header.model)]
        for entry in record.entries:
            if isinstance(entry.event, SessionResumed):
                self.since.append((entry.seq, entry.event.model))

    def parted(self, cards: Iterable[tuple[int, Reading]]) -> Iterator[tuple[str, Reading]]:
        for seq, reading in cards:
            model = next(model for since, model in reversed(self.since) if since <= seq)
            yield (model or "")[:12], reading


# ── pace ──
def _moments(hand: Hand) -> list[int]:
    """When something happened on the table, from its first chip, word or card on."""
    begun = False
    moments = []
    for entry in hand.entries:
        begun = begun or isinstance(entry.event, Staked | Decided | CardSeen)
        if begun and isinstance(entry.event, Staked | Decided | CardSeen | CardRead | CardMoved | RoundClosed):
            moments.append(entry.at)
    return moments


def _played(moments: list[int], before: int | None) -> int:
    times = moments if before is None else [before, *moments]
    gaps = (later - earlier for earlier, later in pairwise(times))
    return sum(gap for gap in gaps if 0 < gap <= PAUSE)


def _add(groups: dict[tuple[By, str], Group], key: tuple[By, str], more: Group) -> None:
    known = groups.get(key, Group(*key))
    groups[key] = Group(*key, known.hands + more.hands, known.played + more.played, known.reading + more.reading)


# ── corrections and disputes ──
def corrections_of(entries: Iterable[Recorded]) -> Iterator[tuple[str, str]]:
    log = {entry.seq: entry for entry in entries}
    for entry in log.values():
        match entry.event:
            case Amended(seq, instead, why):
                before = log.get(seq)
                yield _changed(before, instead), _cause(why)
            case Ruled(_, _, why):
                yield "result", _cause(why)


def _changed(before: Recorded | None, instead: tuple[object, ...]) -> str:
    if before is None:
        return "other"
    match before.event:
        case Amended():
            return "taken back"
        case CardSeen(card, at, face):
            after = [fact for fact in instead if isinstance(fact, CardSeen) and fact.card == card]
            return ("no card" if not after else "card" if after[0].face != face else
                    "place" if after[0].at != at else "other")
        case CardRead():
            return "card"
        case CardMoved():
            return "place"
        case Staked():
            return "stake"
        case Decided():
            return "decision"
        case RoundClosed():
            return "result"
        case _:
            return "other"


def _cause(why: str) -> str:
    reason = why.partition(": ")[0]
    return reason if reason in REASONS else "dispute" if why.startswith("dispute ") else "at the table"


def _disputes(disputes: list[Dispute]) -> Iterator[Disputes]:
    for category in sorted({d.opened.category for d in disputes}):
        here = [d for d in disputes if d.opened.category == category]
        decided = [(d, d.decision) for d in here if d.decision is not None]
        yield Disputes(category, len(here), len(here) - len(decided),
                       tuple(sorted(Counter(decision.verdict for _, decision in decided).items())),
                       tuple(sorted(Counter(decision.reason for _, decision in decided).items())),
                       round(median(max(0, decision.at - d.at) for d, decision in decided)) if decided else None)


# ── malfunctions ──
def malfunctions_of(record: Record, table: str) -> Iterator[Malfunction]:
    entries = record.entries

    def found(kind: str, entry: Entry, until: int | None, what: str = "", why: str = "", count: int = 0,
              since: int = 0) -> Malfunction:
        return Malfunction(kind, record.folder, table, entry.seq, since or entry.at, until, what, why, count)

    def end(after: Entry, kind: type[CameraBack | ViewTrusted], camera: str) -> int | None:
        return next((e.at for e in entries if e.seq > after.seq and (isinstance(e.event, SessionResumed) or (
            isinstance(e.event, kind) and e.event.camera == camera))), None)

    for before, entry in zip((None, *entries), entries, strict=False):
        match entry.event:
            case CameraLost(camera, since, why):
                yield found("camera away", entry, end(entry, CameraBack, camera), camera, why, since=since)
            case ViewDoubtful(camera, since, why):
                yield found("view in doubt", entry, end(entry, ViewTrusted, camera), camera, why, since=since)
            case FramesDropped(camera, count):
                yield found("frames not filmed", entry, entry.at, camera, count=count)
            case FramesUnseen(camera, count):
                yield found("frames not looked at", entry, entry.at, camera, count=count)
            case WritingFailed(what, since, why):
                yield found("not written", entry, entry.at, what, why, since=since)
            case ClockStepped(by, camera):
                yield found("clock stepped", entry, entry.at, camera, count=by)
            case SessionResumed() if before is not None:
                yield found("broke off", entry, entry.at, since=before.at)
    if entries and not any(isinstance(entry.event, SessionClosed) for entry in entries):
        yield found("not closed", entries[-1], entries[-1].at)
    for finding in record.findings:
        if entries:
            yield found("record damaged", entries[-1], entries[-1].at, why=finding)


# ── hold ──
def _held(holds: dict[str, Hold], record: Record, hand: Hand, closed: RoundClosed) -> None:
    """What was paid, with what was handed over later. Chips that came back uncalled or void were not at stake."""


    house, lines = record.house, closed.paid.lines
    key = sha256(house.text.encode()).hexdigest()
    known = holds.get(key) or Hold(house.game_id, house.name, key, house.currency, house.digits, Share(), tuple(
        Seen(edge, Share()) for edge in edges_of(house)))
    gained = closed.paid.rack() - sum(amount for (number, _), amount in record.handed_over.items()
                                      if number == hand.number)
    staked = sum(line.staked for line in lines if _at_stake(line))
    edges = []
    for seen in known.edges:
        of = sum(line.staked for line in lines if _at_stake(line) and line.kind == seen.edge.of)
        won = -sum(line.net for line in lines if _at_stake(line) and line.kind in seen.edge.bets)
        edges.append(Seen(seen.edge, seen.share.plus(of, won)) if of else seen)
    holds[key] = Hold(known.game, known.house, key, known.currency, known.digits,
                      known.share.plus(staked, gained) if staked else known.share, tuple(edges))


def _at_stake(line: Line) -> bool:
    return line.party != HOUSE and line.verdict not in (Verdict.WAITING, Verdict.RETURNED)



