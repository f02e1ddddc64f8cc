"""A session judged again, at the depths that must agree to the byte, never mixed:

1. the files: nothing was changed since they were written;
2. ledger → settlement: today's program, under the day's rules, comes to what was paid;
3. sightings → events: what was seen gives the camera's entries.

Does not: look at the film's pictures again (video → sightings may differ with another model and proves nothing here).
A result that differs because the program changed is called that, never tampering.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path, PurePosixPath

import av

from dealer_assist import engine
from dealer_assist.engine import Story
from dealer_assist.games import load_house
from dealer_assist.games.game import Game
from dealer_assist.games.house_file import House, HouseFileError
from dealer_assist.keeping.purging import purged_from
from dealer_assist.ledger.checking import Reading
from dealer_assist.ledger.codec import KINDS, canonical, encode, pack, settlement_bytes
from dealer_assist.ledger.entries import (
    CAMERA,
    CameraBack,
    CameraLost,
    ClockStepped,
    Entry,
    Filmed,
    FramesDropped,
    FramesUnseen,
    SegmentClosed,
    SessionClosed,
    SessionOpened,
    SessionResumed,
    StillKept,
    ViewDoubtful,
    ViewTrusted,
    WritingFailed,
    by_hand,
    in_doubt,
    table_log,
)
from dealer_assist.ledger.store import in_use, read
from dealer_assist.people.house import house_entries
from dealer_assist.report import round_lines, settled
from dealer_assist.sessions.folder import (
    HEADER,
    LEDGER,
    SEEN,
    SIGHTINGS,
    BrokenSession,
    bytes_of,
    digest_of,
    film_of,
    films_of,
    pieces_in,
)
from dealer_assist.sessions.header import Header, HeaderError, load_header, this_program
from dealer_assist.sessions.sightings import REMEMBERED, Said, read_lines
from dealer_assist.table.events import Recorded, RoundClosed, TableEvent
from dealer_assist.table.layout import Layout, LayoutError, load_layout
from dealer_assist.table.settlement import Settlement
from dealer_assist.vision.merging import merged
from dealer_assist.vision.resuming import resumed
from dealer_assist.vision.sighting import Glimpse, Looks
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


def replay(folder: Path, out: Callable[[str], None], *, check: bool = False, rounds: bool = True) -> int:
    """Prints every round, if that is wanted, and the verdict; gives the exit code. ``check``: also film and sightings.
    """
    report = judged_again(open_session(folder), thorough=check)
    for line in render(report, thorough=check, rounds=rounds):
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
                back = next((e for e in entries[entry.seq:] if e.event == CameraBack(camera)
                             or isinstance(e.event, SessionResumed)), None)
                until = f"until {_time(back.at)} (entry {back.seq})" if back else "and did not come back"
                yield Problem(FINE, f"camera {camera} was away from {_time(entry.at)} (entry {entry.seq}"
                                    f"{', ' if why else ''}{why}) {until}")
            case ViewDoubtful(camera, _, why, tenths):
                trusted = next((e for e in entries[entry.seq:] if isinstance(e.event, SessionResumed)
                                or (isinstance(e.event, ViewTrusted) and e.event.camera == camera)), None)
                anew = ", found anew by its marks" if trusted and getattr(trusted.event, "plane", None) else ""
                until = f"until {_time(trusted.at)} (entry {trusted.seq}{anew})" if trusted else "to the end"
                doubted = ", ".join(map(str, in_doubt(entries, entry))) or "none"
                far = f" by {tenths / 10:g} mm" if tenths else ""
                yield Problem(FINE, f"camera {camera}: view in doubt from {_time(entry.at)} (entry {entry.seq}, "
                                    f"{why}{far}) {until}; entries in doubt that were read before: {doubted}")
            case SessionResumed():
                yield Problem(FINE, f"the recording broke off with entry {entry.seq - 1} and was gone on with at "
                                    f"{_time(entry.at)} (entry {entry.seq})")
            case ClockStepped(by, camera):
                whose = f"the times of camera {camera}" if camera else "the computer's clock"
                yield Problem(FINE, f"{whose} stepped by {by / 1_000_000:+.3f} s at {_time(entry.at)} (entry "
                                    f"{entry.seq})")
            case WritingFailed(what, since, why):
                yield Problem(FINE, f"{what} could not be written from {_time(since)} on: the recorder said so in "
                                    f"entry {entry.seq} ({why})")


def _files(session: Session, *, thorough: bool) -> Iterator[Problem]:
    folder, entries = session.folder, session.reading.entries
    end = next((e for e in reversed(entries) if isinstance(e.event, SessionClosed)), None)
    if end is None and entries and not session.reading.findings:
        last = entries[-1]
        if in_use(folder / LEDGER):
            yield Problem(FINE, f"{folder}: is being recorded just now, up to entry {last.seq} ({_kind(last)})")
        else:
            yield Problem(DIFFERENT, f"{folder}: the recording was cut off: it ends with entry {last.seq} "
                                     f"({_kind(last)}); what was filmed and seen in its last seconds has no digest")
    if not thorough:
        return
    gone = _purged(session)
    in_one = (folder / SIGHTINGS).exists() if end is None else bool(getattr(end.event, "sightings", ""))
    if in_one:
        yield from _whole_films(session, end, gone)
    else:
        yield from _pieces(session, end, gone)


def _pieces(session: Session, end: Entry | None, gone: Mapping[str, str]) -> Iterator[Problem]:
    """Films, sightings and stills, each with the entry that has its digest."""
    folder, known = session.folder, set()
    for entry in session.reading.entries:
        match entry.event:
            case SegmentClosed(file, digest, count, _, _, camera, times, cut):
                wanted = {file: digest}
                if times:
                    wanted[PurePosixPath(file).with_suffix(".jsonl").as_posix()] = times
                if cut:
                    what = "pictures" if camera else "lines"
                    yield Problem(FINE, f"{folder / file}: was cut off; {count} {what} of it are there (entry "
                                        f"{entry.seq})")
            case StillKept(file, digest):
                wanted = {file: digest}
            case _:
                continue
        known |= {*wanted}
        for name, expected in wanted.items():
            if name in gone:
                yield Problem(FINE, gone[name])
                continue
            try:
                found = digest_of(folder / name)
            except BrokenSession as error:
                yield Problem(BROKEN, str(error))
                continue
            if found != expected:
                yield _changed(folder / name, found, expected, entry.seq, _kind(entry))
    films = [films_of(number) for number in range(len(session.header.pictures) if session.header else 1)]
    for name in (*films, SEEN):
        for path in pieces_in(folder / name, ".jsonl" if name == SEEN else ".mp4"):
            if f"{name}/{path.name}" in known or in_use(folder / LEDGER):
                continue
            if end is not None:
                yield Problem(BROKEN, f"{path}: was added: no entry knows it")
            elif name != SEEN:
                yield from _cut_film(path)


def _whole_films(session: Session, end: Entry | None, gone: Mapping[str, str]) -> Iterator[Problem]:
    """Of the days before films came in pieces: a file each, whose digest stands in the last entry."""
    folder = session.folder
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
    films_in_one = {film_of(number)[0] for number in range(len(expected))}
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
        elif end is None and name in films_in_one:
            yield from _cut_film(folder / name)


def _purged(session: Session) -> Mapping[str, str]:
    """Which files went when their days were over, each with the sentence that says so."""
    said = purged_from(session.folder, house_entries(session.folder.parent), session.reading.first.hex())
    return {file: sentence for file, sentence in said.items() if not (session.folder / file).exists()}


def _cut_film(path: Path) -> Iterator[Problem]:
    try:
        with av.open(str(path), metadata_errors="replace") as film:
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
def _seen(session: Session) -> Iterator[tuple[Path, int, Glimpse | Looks | Said]]:
    """Every line, in its file and with its number there. Where the recording broke off there may be half of one."""
    folder, entries = session.folder, session.reading.entries
    whole = {e.event.file for e in entries if isinstance(e.event, SegmentClosed) and not e.event.cut}
    closed = any(isinstance(e.event, SessionClosed) for e in entries)
    pieces = pieces_in(folder / SEEN, ".jsonl")
    one = folder / SIGHTINGS
    for path in pieces or ([one] if one.exists() or not (folder / SEEN).exists() else []):
        cut_off = f"{SEEN}/{path.name}" not in whole if pieces else not closed
        for number, seen in enumerate(read_lines(bytes_of(path), path, cut_off=cut_off), 1):
            yield path, number, seen


def _sightings(session: Session, header: Header, layout: Layout) -> Iterator[Problem]:
    """Every sighting followed again. Where the recording broke off, either side may end before the other."""
    if any(file == SIGHTINGS or file.startswith(f"{SEEN}/") for file in _purged(session)):
        return
    everything = session.reading.entries
    log = tuple(table_log(everything))
    entries = {entry.seq: entry for entry in log}
    back = {entry.seq for entry in everything if isinstance(entry.event, CameraBack | ViewTrusted)}
    again = {entry.seq: entry for entry in everything if isinstance(entry.event, SessionResumed)}
    closed = any(isinstance(entry.event, SessionClosed) for entry in everything)
    by_camera = deque(entry for entry in log if entry.by == CAMERA)
    breaks = deque(sorted(again))
    remembered: deque[Glimpse | Looks | Said] = deque(maxlen=REMEMBERED)
    state, steadying, lost = Steady(), header.program.steadying, False
    path = session.folder / SEEN
    try:
        for path, number, seen in _seen(session):
            events: tuple[TableEvent, ...] = ()
            match seen:
                case Said(seq) if seq in again:
                    yield from _unshown(path, by_camera, seq)
                    while breaks and breaks[0] <= seq:
                        breaks.popleft()
                    event, lost = again[seq].event, False
                    assert isinstance(event, SessionResumed)
                    steadying = event.steadying
                    state = resumed([e for e in log if e.seq < seq], [
                        merged(one, layout) for one in remembered if not isinstance(one, Said)], again[seq].at, CAMERA)
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
            remembered.append(seen)
            for event in () if lost else events:
                recorded = by_camera[0] if by_camera and not (breaks and by_camera[0].seq > breaks[0]) else None
                if recorded is None and (breaks or not closed):
                    lost = True         # it was seen when the recording broke off, and not said any more
                    break
                if recorded is None or recorded.event != event:
                    there = f"entry {recorded.seq} ({_kind(recorded)}) has {_written(recorded.event)}" if recorded \
                        else "the ledger has no entry of it"
                    yield _otherwise(steadying, this_program().steadying,
                                     f"{path}: line {number} shows {_written(event)}; {there}")
                    return
                by_camera.popleft()
    except BrokenSession as error:
        yield Problem(BROKEN, str(error))
        return
    if by_camera:
        what = f"{path}: ends without showing {_unseen(by_camera[0])}"
        yield _otherwise(steadying, this_program().steadying, what) if closed else Problem(FINE, what)


def _unshown(path: Path, by_camera: deque[Recorded], until: int) -> Iterator[Problem]:
    """After a power cut the ledger is whole, and the last sightings may be missing."""
    left = [entry for entry in by_camera if entry.seq < until]
    for _ in left:
        by_camera.popleft()
    if left:
        yield Problem(FINE, f"{path}: begins after {_unseen(left[0])}, which was seen when the recording broke off")


def _unseen(entry: Recorded) -> str:
    return f"entry {entry.seq} ({_kind(entry)}), {_written(entry.event)}"


# ── for people ──
def render(report: Report, *, thorough: bool, rounds: bool = True) -> Iterator[str]:
    session = report.session
    if report.house is not None and rounds:
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
    judged = len(report.judged)
    match report.exit_code:
        case 0:
            depth = "files, settlements and the camera's entries are" if thorough else "the settlements are"
            paid = "1 round was paid" if judged == 1 else f"{judged} rounds were paid"
            yield f"Checked: {depth} those of the day, to the byte; {paid}."
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
