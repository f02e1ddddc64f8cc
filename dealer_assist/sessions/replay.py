"""A session judged again, at the depths that must agree to the byte, never mixed:

1. the files: nothing was changed since they were written;
2. ledger → settlement: today's program, under the day's rules, comes to what was paid;
3. sightings → events: what was seen gives the camera's entries.

Does not: look at the film's pictures again (video → sightings may differ with another model and proves nothing here).
A result that differs because the program changed is called that, never tampering.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

import av

from dealer_assist import engine
from dealer_assist.engine import Story
from dealer_assist.games import load_house
from dealer_assist.games.game import Game
from dealer_assist.games.house_file import House, HouseFileError
from dealer_assist.keeping.purging import purged_from
from dealer_assist.ledger.codec import KINDS, canonical, encode, pack, settlement_bytes
from dealer_assist.ledger.entries import (
    CAMERA,
    CameraBack,
    CameraLost,
    Entry,
    Filmed,
    FramesDropped,
    FramesUnseen,
    SessionClosed,
    SessionOpened,
    ViewDoubtful,
    ViewTrusted,
    by_hand,
    in_doubt,
    table_log,
)
from dealer_assist.ledger.store import Reading, read
from dealer_assist.people.house import house_entries
from dealer_assist.report import round_lines, settled
from dealer_assist.sessions.folder import (
    HEADER,
    LEDGER,
    SIGHTINGS,
    BrokenSession,
    bytes_of,
    digest_of,
    film_of,
)
from dealer_assist.sessions.header import Header, HeaderError, load_header, this_program
from dealer_assist.sessions.sightings import Said, read_lines
from dealer_assist.table.events import Recorded, RoundClosed, TableEvent
from dealer_assist.table.layout import Layout, LayoutError, load_layout
from dealer_assist.table.settlement import Settlement
from dealer_assist.vision.merging import merged
from dealer_assist.vision.sighting import Looks
from dealer_assist.vision.steadying import Steady, returned, steady, told
from dealer_assist.words import Currency, Words

FINE, DIFFERENT, BROKEN = 0, 1, 4        # exit codes; 2 and 3 are for usage and devices


class NoSession(Exception):
    """The folder holds no recorded session."""


@dataclass(frozen=True, slots=True)
class Session:
    """``header`` None: its file cannot be read as one, or is not the one that the ledger was opened with."""

    folder: Path
    reading: Reading
    header: Header | None
    problems: tuple[Problem, ...]       # found on the way here


@dataclass(frozen=True, slots=True)
class Problem:
    """``code``: the exit code that it calls for. FINE: only to be told."""

    code: int
    what: str


@dataclass(frozen=True, slots=True)
class Judged:
    """One payment of one round: what was paid, and what today's program says under the same rules."""

    entry: int                  # the RoundClosed
    number: int
    paid: Settlement
    computed: Settlement

    @property
    def same(self) -> bool:
        return settlement_bytes(self.paid) == settlement_bytes(self.computed)


@dataclass(frozen=True, slots=True)
class Report:
    session: Session
    house: House | None
    story: Story
    judged: tuple[Judged, ...]
    files: tuple[Problem, ...]              # depth 1
    settlements: tuple[Problem, ...]        # depth 2
    events: tuple[Problem, ...] | None      # depth 3; None: it was not looked into

    @property
    def problems(self) -> tuple[Problem, ...]:
        return self.files + self.settlements + (self.events or ())

    @property
    def exit_code(self) -> int:
        return max((problem.code for problem in self.problems), default=FINE)


def replay(folder: Path, out: Callable[[str], None], *, check: bool = False) -> int:
    """Prints every round and the verdict; gives the exit code. ``check``: also film and sightings."""
    report = judged_again(open_session(folder), thorough=check)
    for line in render(report, thorough=check):
        out(line)
    return report.exit_code


def open_session(folder: Path) -> Session:
    """The ledger, and the header under which it was written."""
    try:
        names = {path.name for path in folder.iterdir()}
    except OSError as error:
        raise NoSession(f"{folder}: cannot be opened ({error.strerror}); the folder of a recorded session was "
                        "expected") from None
    if not {HEADER, LEDGER} & names:
        raise NoSession(f"{folder}: no session; a folder with {HEADER} and {LEDGER} was expected")
    if LEDGER not in names:
        raise BrokenSession(f"{folder / LEDGER}: missing; without it nothing of the session can be judged: "
                            "look for a complete copy of the folder")
    reading = read(folder / LEDGER)
    problems = []
    header: Header | None = None
    content = bytes_of(folder / HEADER)
    opened = reading.entries[0].event if reading.entries else None
    if reading.entries and not isinstance(opened, SessionOpened):
        problems.append(Problem(BROKEN, f"{folder / LEDGER}: entry 1 ({_kind(reading.entries[0])}) opens no session; "
                                        "session.opened was expected"))
    elif isinstance(opened, SessionOpened) and opened.header != (found := sha256(content).hexdigest()):
        problems.append(_changed(folder / HEADER, found, opened.header, 1, "session.opened"))
    elif reading.entries:
        try:
            header = load_header(content, str(folder / HEADER))
        except HeaderError as error:
            problems.append(Problem(BROKEN, str(error)))
    return Session(folder, reading, header, tuple(problems))


def judged_again(session: Session, *, thorough: bool) -> Report:
    files = (*_ledger(session), *session.problems, *_files(session, thorough=thorough))
    header, house, story = session.header, None, Story()
    judged: tuple[Judged, ...] = ()
    settlements: tuple[Problem, ...] = ()
    events: tuple[Problem, ...] | None = None
    if header is not None:
        try:
            house = load_house(header.house.text, header.house.file)
            layout = load_layout(header.layout.text, header.layout.file)
        except (HouseFileError, LayoutError) as error:
            settlements = (_otherwise(header.program.core, this_program().core,
                                      f"the rules of the day cannot be read any more: {error}"),)
        else:
            story, judged = _judge(house.game, session.reading.entries)
            settlements = tuple(_settlements(header, house, judged))
            if thorough and all(problem.code < BROKEN for problem in files + settlements):
                events = tuple(_sightings(session, header, layout))
    return Report(session, house, story, judged, files, settlements, events)


# ── 1. the files ──
def _ledger(session: Session) -> Iterator[Problem]:
    path, entries = session.folder / LEDGER, session.reading.entries
    for finding in session.reading.findings:
        # An entry that is whole but unknown was written by another program: that is no tampering.
        yield Problem(BROKEN if finding.changed else DIFFERENT, f"{path}: {finding.what}")
    if not entries and not session.reading.findings:
        yield Problem(DIFFERENT, f"{path}: holds no entry: the recording was cut off as it began")
    for entry in entries:
        match entry.event:
            case FramesDropped(camera, count):
                yield Problem(FINE, f"{count} pictures of camera {camera} are not in the film: the recorder said so in "
                                    f"entry {entry.seq}")
            case FramesUnseen(camera, count):
                yield Problem(FINE, f"{count} pictures of camera {camera} were not looked at, since newer ones were "
                                    f"there: the recorder said so in entry {entry.seq}")
            case CameraLost(camera, _, why):
                back = next((e for e in entries[entry.seq:] if e.event == CameraBack(camera)), None)
                until = f"until {_time(back.at)} (entry {back.seq})" if back else "and did not come back"
                yield Problem(FINE, f"camera {camera} was away from {_time(entry.at)} (entry {entry.seq}"
                                    f"{', ' if why else ''}{why}) {until}")
            case ViewDoubtful(camera, _, why, tenths):
                trusted = next((e for e in entries[entry.seq:] if isinstance(e.event, ViewTrusted)
                                and e.event.camera == camera), None)
                anew = ", found anew by its marks" if trusted and trusted.event != ViewTrusted(camera) else ""
                until = f"until {_time(trusted.at)} (entry {trusted.seq}{anew})" if trusted else "to the end"
                doubted = ", ".join(map(str, in_doubt(entries, entry))) or "none"
                far = f" by {tenths / 10:g} mm" if tenths else ""
                yield Problem(FINE, f"camera {camera}: view in doubt from {_time(entry.at)} (entry {entry.seq}, "
                                    f"{why}{far}) {until}; entries in doubt that were read before: {doubted}")


def _files(session: Session, *, thorough: bool) -> Iterator[Problem]:
    folder, entries = session.folder, session.reading.entries
    end = next((e for e in reversed(entries) if isinstance(e.event, SessionClosed)), None)
    if end is None and entries and not session.reading.findings:
        last = entries[-1]
        yield Problem(DIFFERENT, f"{folder}: the recording was cut off: it ends with entry {last.seq} ({_kind(last)}); "
                                 "the digests of film and sightings, written at the end, are missing")
    if not thorough:
        return
    expected: dict[str, str | None] = {SIGHTINGS: None}
    if end is not None:
        assert isinstance(end.event, SessionClosed)
        closed = end.event
        expected[SIGHTINGS] = closed.sightings
        films = (Filmed("", closed.frames, closed.film, closed.frame_times), *closed.others) if closed.film else ()
        for number, filmed in enumerate(films):
            expected |= dict(zip(film_of(number), (filmed.film, filmed.frame_times), strict=True))
    else:
        for number in range(len(session.header.pictures) if session.header else 1):
            expected |= dict.fromkeys(film_of(number))
    films_of = {film_of(number)[0] for number in range(len(expected))}
    gone = _purged(session)
    for name, wanted in sorted(expected.items()):
        if name in gone:
            yield Problem(FINE, gone[name])
            continue
        try:
            found = digest_of(folder / name)
        except BrokenSession as error:
            yield Problem(BROKEN, str(error))
            continue
        if end is not None and wanted is not None and found != wanted:
            yield _changed(folder / name, found, wanted, end.seq, _kind(end))
        elif end is None and name in films_of:
            yield from _cut_film(folder / name)


def _purged(session: Session) -> Mapping[str, str]:
    """Which files went when their days were over, each with the sentence that says so."""
    said = purged_from(session.folder, house_entries(session.folder.parent), session.reading.first.hex())
    return {file: sentence for file, sentence in said.items() if not (session.folder / file).exists()}


def _cut_film(path: Path) -> Iterator[Problem]:
    try:
        with av.open(str(path)) as film:
            frames = sum(1 for packet in film.demux(video=0) if packet.size)
    except (OSError, av.FFmpegError, IndexError) as error:
        yield Problem(DIFFERENT, f"{path}: cannot be read as a film ({error}); the ledger alone tells what happened")
    else:
        yield Problem(FINE, f"{path}: can be played, {frames} pictures")


def _changed(path: Path, found: str, expected: str, seq: int, kind: str) -> Problem:
    return Problem(BROKEN, f"{path}: was changed: its SHA-256 is {found}; {expected} was expected, as entry {seq} "
                           f"({kind}) has it")


# ── 2. ledger → settlement ──
def _judge(game: Game, entries: tuple[Entry, ...]) -> tuple[Story, tuple[Judged, ...]]:
    """Entry by entry, as at the table: what was about to be paid when the round was closed."""
    story = Story()
    judged = []
    for entry in table_log(entries):
        before = story.current
        story = engine.follow(game, story, entry)
        if isinstance(entry.event, RoundClosed):
            after = story.current
            computed = (before and before.final) or (after and after.final) or Settlement(())
            judged.append(Judged(entry.seq, entry.event.number, entry.event.paid, computed))
    return story, tuple(judged)


def _settlements(header: Header, house: House, judged: tuple[Judged, ...]) -> Iterator[Problem]:
    words = _words(house)
    for one in judged:
        if not one.same:
            paid, computed = ([canonical(pack(line)) for line in s.lines] for s in (one.paid, one.computed))
            lines = [f"  paid: {settled(x, words)}" for x in one.paid.lines if canonical(pack(x)) not in computed]
            lines += [f"  now:  {settled(x, words)}" for x in one.computed.lines if canonical(pack(x)) not in paid]
            yield _otherwise(header.program.core, this_program().core, "\n".join(
                [f"round {one.number}: entry {one.entry} (round.closed) paid otherwise than is judged now:", *lines]))


def _otherwise(then: str, now: str, what: str) -> Problem:
    if then != now:
        return Problem(DIFFERENT, f"the program changed: recorded by {then}, judged today by {now}: {what}")
    return Problem(BROKEN, f"the program is the same ({now}), its result is not: {what}")


# ── 3. sightings → events ──
def _sightings(session: Session, header: Header, layout: Layout) -> Iterator[Problem]:
    """Every sighting followed again. Where the recording was cut off, either side may end before the other."""
    path = session.folder / SIGHTINGS
    if SIGHTINGS in _purged(session):
        return
    entries = {entry.seq: entry for entry in table_log(session.reading.entries)}
    back = {entry.seq for entry in session.reading.entries if isinstance(entry.event, CameraBack | ViewTrusted)}
    closed = any(isinstance(entry.event, SessionClosed) for entry in session.reading.entries)
    by_camera = iter([entry for entry in entries.values() if entry.by == CAMERA])
    state = Steady()
    try:
        for number, seen in enumerate(read_lines(bytes_of(path), path, cut_off=not closed), 1):
            events: tuple[TableEvent, ...] = ()
            match seen:
                case Said(seq) if seq in back:
                    state = returned(state)
                case Said(seq):
                    if seq not in entries:
                        yield Problem(BROKEN, f"{path}: line {number}: entry {seq} found; an entry of the ledger was "
                                              "expected")
                        return
                    state = told(state, entries[seq].event, seq)
                case _:
                    place = seen.glimpses[0].place if isinstance(seen, Looks) else seen.place
                    if all(area.place != place for area in layout.areas):
                        yield Problem(BROKEN, f"{path}: line {number}: {place} found; a place with an area in the "
                                              "layout was expected")
                        return
                    state, events = steady(state, merged(seen, layout), layout)
            for event in events:
                recorded = next(by_camera, None)
                if recorded is None and not closed:
                    return
                if recorded is None or recorded.event != event:
                    there = f"entry {recorded.seq} ({_kind(recorded)}) has {_written(recorded.event)}" if recorded \
                        else "the ledger has no entry of it"
                    yield _otherwise(header.program.steadying, this_program().steadying,
                                     f"{path}: line {number} shows {_written(event)}; {there}")
                    return
    except BrokenSession as error:
        yield Problem(BROKEN, str(error))
        return
    for recorded in by_camera:
        what = f"{path}: ends without showing entry {recorded.seq} ({_kind(recorded)}), {_written(recorded.event)}"
        yield _otherwise(header.program.steadying, this_program().steadying, what) if closed else Problem(FINE, what)
        return


# ── for people ──
def render(report: Report, *, thorough: bool) -> Iterator[str]:
    session = report.session
    if report.house is not None:
        words = _words(report.house)
        hand = by_hand(session.reading.entries)
        yield f"{report.house.name}, {report.house.game_id}, rules since {report.house.since}"
        for chapter in report.story.chapters:
            update = chapter.update
            if update is None:
                continue
            closed = update.round.closed
            if not (closed or update.round.cards or update.round.acts):
                continue
            yield from round_lines(update, closed.paid if closed else update.final or Settlement(()), words,
                                   [entry.seq for entry in chapter.entries if entry.seq in hand])
            if closed is None:
                yield f"Round {chapter.number} was open when the recording ended: nothing was paid"
    reading = session.reading
    yield f"Ledger: {len(reading.entries)} entries, root {reading.root}"
    for problem in report.problems:
        yield problem.what if problem.code == FINE else f"! {problem.what}"
    rounds = len(report.judged)
    match report.exit_code:
        case 0:
            depth = "files, settlements and the camera's entries are" if thorough else "the settlements are"
            yield f"Checked: {depth} those of the day, to the byte; {rounds} rounds were paid."
        case 1:
            yield "Checked: nothing was changed, but see what is marked above."
        case _:
            yield "CHECK FAILED: this is not what was recorded, or not all of it; see what is marked above."


def _words(house: House) -> Words:
    return Words(Currency(house.currency, house.digits))


def _time(at: int) -> str:
    try:
        return f"{datetime.fromtimestamp(at / 1_000_000, UTC):%Y-%m-%d %H:%M:%S} UTC"
    except (ValueError, OverflowError, OSError):
        return f"microsecond {at}"


def _kind(entry: Entry | Recorded) -> str:
    return next(name for name, kind in KINDS.items() if kind is type(entry.event))


def _written(event: TableEvent) -> str:
    return canonical(encode(event)).decode()
