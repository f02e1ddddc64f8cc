"""A recorded session looked at again, at the three depths of a dispute, never mixed:

1. ledger → settlement must be identical, and
2. sightings → events too (both in replay.py);
3. video → sightings, with today's models, may differ: both readings are told, each with its models' digest.

The pictures are read as the table reads them: only where something changed, and not while the view was in doubt.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import islice
from typing import cast

import numpy as np

from dealer_assist.calibration.drift import redrawn
from dealer_assist.ledger.codec import Json, pack
from dealer_assist.ledger.entries import CAMERA, Entry, SessionResumed, ViewDoubtful, ViewTrusted
from dealer_assist.live import REFERENCE_FRAMES
from dealer_assist.sessions.folder import HEADER, SEEN, SIGHTINGS, BrokenSession, bytes_of, pieces_in
from dealer_assist.sessions.footage import Footage
from dealer_assist.sessions.header import Pictures, this_program
from dealer_assist.sessions.readings import Compared, Difference, Lay, Lays, compare
from dealer_assist.sessions.record import kept_felt
from dealer_assist.sessions.replay import DIFFERENT, FINE, Problem, Report, Session, judged_again
from dealer_assist.sessions.sightings import Said, read_lines
from dealer_assist.table.events import CardMoved, CardRead, CardSeen, RoundOpened
from dealer_assist.table.layout import Layout, load_layout
from dealer_assist.table.places import Place
from dealer_assist.vision.cameras.moments import moments
from dealer_assist.vision.felt import Plane, PlaneJson
from dealer_assist.vision.frame import Frame, Moment
from dealer_assist.vision.reading import CardReader
from dealer_assist.vision.several import EmptyTable, Eyes
from dealer_assist.vision.sighting import Glimpse, Looks
from dealer_assist.words import Currency, Words

_LATE = 2_000_000       # microseconds after it was last seen in which a card is told of

Span = tuple[int, int]
Progress = Callable[[float], bool]      # of the whole, from 0 to 1; False: stop here


@dataclass(frozen=True, slots=True)
class Reread:
    """What the models of today read in the film. ``unread``: what of the span was not there, in words."""

    model: str
    span: Span
    frames: int
    looks_then: int
    looks_now: int
    compared: Compared
    unread: tuple[str, ...]
    stopped: bool

    @property
    def differences(self) -> tuple[Difference, ...]:
        return self.compared.differences


@dataclass(frozen=True, slots=True)
class Reexamination:
    """``reread`` None: no picture could be read again, ``why_not`` says why. Where there never was a camera nothing can
    differ."""

    report: Report
    reread: Reread | None
    why_not: str = ""

    @property
    def exit_code(self) -> int:
        differs = self.reread.differences or self.reread.unread if self.reread else _cameras(self.report.session)
        return max(self.report.exit_code, DIFFERENT if differs else FINE)


def reexamine(session: Session, reader: CardReader, *, span: Span | None = None,
              progress: Progress = lambda share: True) -> Reexamination:
    report = judged_again(session, thorough=True)
    try:
        return Reexamination(report, read_again(session, reader, span=span, progress=progress))
    except BrokenSession as error:
        return Reexamination(report, None, str(error))


def read_again(session: Session, reader: CardReader, *, span: Span | None = None,
               progress: Progress = lambda share: True) -> Reread:
    """Video → sightings alone. ``span``: captured times; None: from the first picture to the last."""
    header = session.header
    if header is None:
        raise BrokenSession(f"{session.folder / HEADER}: cannot be read as it was written, so nobody knows how the "
                            "felt lies in the pictures: look for a complete copy of the folder")
    layout = load_layout(header.layout.text, header.layout.file)
    footage = [Footage(session.folder, number) for number in range(len(header.pictures))]
    if not footage:
        raise BrokenSession(f"{session.folder}: was played without a camera, all by touch: there is no film to "
                            "read again")
    since, until = span or (min(film.first for film in footage), max(film.last for film in footage))
    watched = _Watched(session.reading.entries, reader, layout, _tables(session, footage))
    now, numbers, frames, stopped = Lays(layout), {film.name: set[int]() for film in footage}, 0, False
    for moment in moments([_Part(film.name, film, since, until) for film in footage]):
        seen = watched.at(moment)
        frames += len(moment.frames)
        for frame in moment.frames:
            numbers[frame.camera].add(frame.index)
        for glimpse in seen:
            now.add(glimpse)
        if not progress((moment.at - since) / max(until - since, 1)):
            until, stopped = moment.at, True
            break
    before, during = Lays(layout), []
    for glimpse in seen_then(session):
        if glimpse.frame in numbers.get(glimpse.camera, ()):    # with the later ones there is nothing to compare
            during.append(glimpse)
        elif glimpse.captured_at < since:
            before.add(glimpse)
    then = Lays(layout, before.lying(since))
    for glimpse in during:
        then.add(glimpse)
    return Reread(reader.digest, (since, until), frames, then.looks, now.looks, compare(then.all(), now.all()),
                  tuple(str(gap) for film in footage for gap in film.gaps(since, until)), stopped)


def seen_then(session: Session) -> Iterator[Glimpse]:
    """What the record has of the cameras' looks, in its order."""
    for path in pieces_in(session.folder / SEEN, ".jsonl") or [session.folder / SIGHTINGS]:
        for seen in read_lines(bytes_of(path), path, cut_off=True):
            match seen:
                case Glimpse():
                    yield seen
                case Looks(glimpses):
                    yield from glimpses
                case Said():
                    pass


@dataclass(frozen=True, slots=True)
class _Part:
    """A film as a camera, from one moment to another."""

    name: str
    film: Footage
    since: int
    until: int

    def frames(self) -> Iterator[Frame]:
        return self.film.frames(self.since, self.until)


class _Watched:
    """The eyes of the table, and what the record says of where they could not be trusted."""

    def __init__(self, entries: Iterable[Entry], reader: CardReader, layout: Layout,
                 tables: Mapping[str, EmptyTable]) -> None:
        self._eyes, self._tables = Eyes(reader, layout, tables), dict(tables)
        self._coming = deque(e for e in entries if isinstance(e.event, ViewDoubtful | ViewTrusted | SessionResumed))
        self._doubted: set[str] = set()

    def at(self, moment: Moment) -> Iterator[Glimpse]:
        while self._coming and self._coming[0].at <= moment.at:
            match self._coming.popleft().event:
                case ViewDoubtful(camera):
                    self._doubted.add(camera)
                case ViewTrusted(camera, plane):
                    self._doubted.discard(camera)
                    if plane and camera in self._tables:
                        self._found_anew(camera, plane)
                case _:
                    self._doubted.clear()
        for seen in self._eyes.look([frame for frame in moment.frames if frame.camera not in self._doubted]):
            yield from seen.glimpses if isinstance(seen, Looks) else (seen,)

    def _found_anew(self, camera: str, nine: tuple[str, ...]) -> None:
        before = self._tables[camera]
        plane = replace(before.plane, to_pixels=tuple(map(float, nine)))
        table = EmptyTable(plane, redrawn(before.reference, before.plane, plane))
        if self._eyes.found_anew(camera, table):
            self._tables[camera] = table


def _tables(session: Session, footage: Sequence[Footage]) -> dict[str, EmptyTable]:
    """How each camera saw the table before anything lay on it: as it was kept then or, of the days before stills were
    kept, as the table itself found out."""
    found = {}
    for pictures, film in zip(_cameras(session), footage, strict=True):
        empty = kept_felt(session.folder, session.reading.entries, pictures.camera)
        if empty is None:
            first = [frame.pixels for frame in islice(film.frames(film.first, film.last), REFERENCE_FRAMES)]
            empty = np.median(np.stack(first), axis=0).astype(np.uint8)
        found[pictures.camera] = EmptyTable(plane_of(pictures), empty)
    return found


def plane_of(pictures: Pictures) -> Plane:
    try:
        plane = Plane.from_json(cast(PlaneJson, pictures.plane))
        plane.pixels(np.zeros((1, 2)))
    except (KeyError, TypeError, ValueError):
        raise BrokenSession(f"{HEADER}: camera {pictures.camera}: plane: {pictures.plane} found; how the felt lies in "
                            "its pictures was expected: without it nothing can be found in them") from None
    return plane


# ── for people and for programs ──
def sentence(one: Difference, session: Session, words: Words) -> str:
    """``Box 3, camera 1, 20:14:02.3 to 20:14:09.9: then A♠ (97 %, 12 looks), now not read (41 %, 9 looks)``"""
    lay = one.lay
    return words("reread.differs", place=lay.place, camera=lay.camera if len(_cameras(session)) > 1 else None,
                 since=clock(lay.since), until=clock(lay.until), then=_told(one.then, words), now=_told(one.now, words))


def _told(lay: Lay | None, words: Words) -> str:
    if lay is None:
        return words("reread.nothing")
    return words("reread.face", face=words.face(lay.face), certainty=f"{lay.certainty / 10:g}", looks=lay.looks)


def clock(at: int) -> str:
    """The time of day where this is read, to the tenth of a second."""
    moment = datetime.fromtimestamp(at / 1_000_000).astimezone()
    return f"{moment:%H:%M:%S}.{at // 100_000 % 10}"


def _cameras(session: Session) -> tuple[Pictures, ...]:
    return session.header.pictures if session.header else ()


def round_at(session: Session, at: int) -> int:
    """The number of the round that was open, or had been last."""
    number = 0
    for entry in session.reading.entries:
        if entry.at > at:
            break
        if isinstance(entry.event, RoundOpened):
            number = entry.event.number
    return number


def entries_of(session: Session, lay: Lay) -> tuple[int, ...]:
    """The camera's entries that told of this card: they are what it was believed to be then."""
    at: dict[int, Place] = {}
    found = []
    for entry in session.reading.entries:
        match entry.event:
            case CardSeen(card, place) | CardMoved(card, place):
                at[card] = place
            case CardRead(card):
                pass
            case _:
                continue
        if entry.by == CAMERA and at.get(card) == lay.place and lay.since <= entry.at <= lay.until + _LATE:
            found.append(entry.seq)
    return tuple(found)


def as_data(found: Reexamination) -> dict[str, Json]:
    """For a program: `dealer-assist reexamine --json`, in one object."""
    report, session, again = found.report, found.report.session, found.reread
    header = session.header
    words = words_of(report)
    return {
        "format": 1,
        "session": str(session.folder),
        "exit_code": found.exit_code,
        "program": {"then": pack(header.program) if header else None, "now": pack(this_program())},
        "models": {"then": header.model if header else None, "now": again.model if again else None},
        "files": [_problem(problem) for problem in report.files],
        "settlements": {"rounds": len(report.judged), "same": sum(one.same for one in report.judged),
                        "found": [_problem(problem) for problem in report.settlements]},
        "events": None if report.events is None else {
            "same": not any(problem.code for problem in report.events),
            "found": [_problem(problem) for problem in report.events]},
        "sightings": {"why_not": found.why_not} if again is None else {
            "from": again.span[0], "to": again.span[1], "stopped": again.stopped, "frames": again.frames,
            "looks": {"then": again.looks_then, "now": again.looks_now}, "unread": list(again.unread),
            "cards": again.compared.cards,
            "differences": [_difference(one, session, words) for one in again.differences]},
    }


def _problem(problem: Problem) -> dict[str, Json]:
    return {"code": problem.code, "what": problem.what}


def _difference(one: Difference, session: Session, words: Words) -> dict[str, Json]:
    lay = one.lay
    return {"round": round_at(session, lay.since), "camera": lay.camera, "place": str(lay.place), "from": lay.since,
            "to": lay.until, "entries": list(entries_of(session, lay)), "then": _reading(one.then),
            "now": _reading(one.now), "says": sentence(one, session, words)}


def _reading(lay: Lay | None) -> dict[str, Json] | None:
    return None if lay is None else {
        "face": str(lay.face), "certainty": lay.certainty, "looks": lay.looks, "frames": [lay.first, lay.last],
        "x": lay.x, "y": lay.y, "turn": lay.turn}


def words_of(report: Report) -> Words:
    house = report.house
    return Words(Currency(house.currency, house.digits) if house else Currency("", 0))


def told(found: Reexamination) -> Iterator[str]:
    """For people, depth by depth."""
    report, session, again = found.report, found.report.session, found.reread
    for problem in report.files:
        yield problem.what if problem.code == FINE else f"! {problem.what}"
    same = sum(one.same for one in report.judged)
    yield f"Ledger → settlement: {same} of {len(report.judged)} payments are those of the day, to the byte"
    yield from (f"! {problem.what}" for problem in report.settlements)
    if report.events is None:
        yield "Sightings → events: not looked into, for what is said above"
    else:
        other = [problem for problem in report.events if problem.code]
        yield f"Sightings → events: {'not ' if other else ''}the camera's entries of the day"
        yield from (problem.what if problem.code == FINE else f"! {problem.what}" for problem in report.events)
    if again is None:
        yield f"{'! ' if _cameras(session) else ''}Video → sightings: {found.why_not}"
        return
    then = session.header.model if session.header else None
    models = f"the models of the day ({again.model})" if then == again.model else \
        f"then by models {then or 'that the header does not name'}, now by {again.model}"
    yield (f"Video → sightings: {again.frames} pictures read again, {models}; {again.compared.cards} cards compared, "
           f"{len(again.differences)} read otherwise{', stopped before the end' if again.stopped else ''}")
    words, number = words_of(report), None
    for one in again.differences:
        if (round_ := round_at(session, one.lay.since)) != number:
            number = round_
            yield f"Round {number}"
        entries = ", ".join(map(str, entries_of(session, one.lay)))
        yield f"  {sentence(one, session, words)}{f' [entry {entries}]' if entries else ''}"
    yield from (f"! not read: {gap}" for gap in again.unread)
