"""`dealer-assist ledger purge|hold|retention`: what is kept, and what goes when its days are over."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dealer_assist.exit_codes import FINE, INTEGRITY
from dealer_assist.keeping.holds import Hold, keeping_of
from dealer_assist.keeping.purging import KeepingError, Kept, Plan, place_hold, plan, purge, release_hold, set_days
from dealer_assist.ledger.entries import Evidence, SessionClosed
from dealer_assist.ledger.store import read
from dealer_assist.people.command import part
from dealer_assist.people.door import add_pin_file, add_records, add_signing, now, pins_of, signed, some_words
from dealer_assist.people.house import house_entries, moment, there
from dealer_assist.people.register import Register
from dealer_assist.people.roles import Person, Right
from dealer_assist.sessions.folder import LEDGER
from dealer_assist.terminal import printable

if TYPE_CHECKING:
    Doors = argparse._SubParsersAction[argparse.ArgumentParser]


def add_arguments(doors: Doors) -> None:
    """Further sub-commands of `dealer-assist ledger`."""
    purging = doors.add_parser("purge", help="list films and sightings past their days; --yes: remove them")
    add_records(purging)
    purging.add_argument("--yes", action="store_true", help="remove them; takes two people")
    purging.add_argument("--by", metavar="NAME", help="with --yes: who does it; the PIN is asked for")
    purging.add_argument("--second", metavar="NAME", help="with --yes: the second person")
    add_pin_file(purging)
    purging.set_defaults(command=_purge)

    holds = doors.add_parser("hold", help="what no purge passes: place, release, list").add_subparsers(
        title="what to do", required=True, metavar="place|release|list")
    place = holds.add_parser("place", help="keep a session's film and sightings whatever their days")
    place.add_argument("session", type=Path, metavar="SESSION", help="the session's folder")
    place.add_argument("--from", type=_time, default=0, dest="first", metavar="TIME",
                       help="UTC, as 2026-01-31T20:15:00 (the session's start)")
    place.add_argument("--to", type=_time, dest="last", metavar="TIME", help="(the session's end)")
    place.add_argument("--why", type=some_words, required=True, metavar="TEXT")
    add_signing(place, two=False, of_session=True)
    place.set_defaults(command=_place)
    release = holds.add_parser("release", help="a hold, by two people")
    release.add_argument("number", type=_number, metavar="NUMBER", help="of the hold, as list has it")
    release.add_argument("--why", type=some_words, required=True, metavar="TEXT")
    add_signing(release, two=True)
    release.set_defaults(command=_release)
    listed = holds.add_parser("list", help="the holds that stand")
    add_records(listed)
    listed.set_defaults(command=_list)

    days = doors.add_parser("retention", help="days that film and sightings are kept; setting them takes two people")
    add_records(days)
    days.add_argument("--film", type=_number, metavar="DAYS")
    days.add_argument("--sightings", type=_number, metavar="DAYS")
    days.add_argument("--by", metavar="NAME", help="who sets them; the PIN is asked for")
    days.add_argument("--second", metavar="NAME", help="the second person")
    add_pin_file(days)
    days.set_defaults(command=_days)


def _time(text: str) -> int:
    try:
        found = datetime.fromisoformat(text)
        if found.tzinfo is None:
            found = found.replace(tzinfo=UTC)
        return int(found.timestamp()) * 1_000_000 + found.microsecond
    except (ValueError, OverflowError):
        raise argparse.ArgumentTypeError(f"{text!r} found; a time in UTC such as 2026-01-31T20:15:00 was expected") \
            from None


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or not 0 < int(text[:16]) < 10**15:
        raise argparse.ArgumentTypeError(f"{text!r} found; a whole number from 1 on was expected")
    return int(text)


def _purge(options: argparse.Namespace) -> int:
    """What goes is listed first, also to those who then do it."""
    looked = plan(options.records, house_entries(there(options.records)), now())
    removed: list[Kept] | None = None
    if not options.json:
        for line in _planned(looked):
            print(printable(line))
    if options.yes:
        removed = []
        _two_named(options)
        if looked.goes:
            signed(options, pins_of(options), lambda register, by, second, at: removed.extend(
                purge(register, register.two(by, second, Right.PURGE, at), options.records, at)))
    if options.json:
        print(json.dumps({"goes" if removed is None else "purged":
                          [_data(one) for one in (looked.goes if removed is None else removed)],
                          "held": [_data(one) | {"hold": hold.number, "why": hold.why} for one, hold in looked.held],
                          "doubtful": list(looked.doubtful)}, ensure_ascii=False))
    elif removed is not None:
        print(f"{len(removed)} files removed; their digests stay in the record")
    return INTEGRITY if looked.doubtful else FINE


def _planned(looked: Plan) -> Iterator[str]:
    for one in looked.goes:
        yield f"goes: {one.path}, {one.kind} until {moment(one.evidence.last or 0)}"
    for one, hold in looked.held:
        yield f"held: {one.path}, {_hold(hold)}"
    for sentence in looked.doubtful:
        yield f"! {sentence}"
    if not looked.goes:
        yield "nothing is past its days that is not held"


def _data(one: Kept) -> dict[str, Any]:
    return {"session": one.evidence.session, "folder": one.evidence.folder, "file": one.file, "kind": one.kind,
            "first": one.evidence.first, "last": one.evidence.last, "digest": one.digest or None}


def _place(options: argparse.Namespace) -> int:
    folder: Path = options.session
    reading = read(folder / LEDGER)
    options.records = options.records or folder.resolve().parent
    evidence = Evidence(reading.first.hex(), folder.resolve().name, options.first, options.last)
    began, end = reading.entries[0].at, reading.entries[-1]
    closed = isinstance(end.event, SessionClosed) and options.first > end.at
    if closed or (options.last is not None and options.last < began):   # it would keep nothing
        raise KeepingError(f"{part(evidence)}: nothing was recorded then; a time from {moment(began)} to "
                           f"{moment(end.at)} was expected")

    def act(register: Register, by: Person, second: Person | None, at: int) -> int:
        return place_hold(register, by, evidence, options.why, at)

    number = signed(options, pins_of(options), act)
    said = f"hold {number}: {part(evidence)} is kept until two people release it"
    print(json.dumps({"hold": number, "said": said}, ensure_ascii=False) if options.json else said)
    return FINE


def _release(options: argparse.Namespace) -> int:
    def act(register: Register, by: Person, second: Person | None, at: int) -> None:
        release_hold(register, register.two(by, second, Right.RELEASE, at), options.number, options.why, at)

    signed(options, pins_of(options), act)
    said = f"hold {options.number} is released; the next purge takes what is past its days"
    print(json.dumps({"hold": options.number, "said": said}, ensure_ascii=False) if options.json else said)
    return FINE


def _list(options: argparse.Namespace) -> int:
    keeping = keeping_of(house_entries(there(options.records)))
    standing = sorted((*keeping.disputes, *keeping.holds.values()), key=lambda hold: hold.at)
    if options.json:
        print(json.dumps([{"hold": hold.number, "session": hold.evidence.session, "folder": hold.evidence.folder,
                           "first": hold.evidence.first, "last": hold.evidence.last, "by": hold.by, "at": hold.at,
                           "why": hold.why, "dispute": hold.dispute} for hold in standing], ensure_ascii=False))
        return FINE
    for hold in standing:
        print(printable(f"{_hold(hold)}: {part(hold.evidence)}"))
    if not standing:
        print("no hold stands")
    return FINE


def _hold(hold: Hold) -> str:
    what = f"dispute {hold.dispute}, for good" if hold.dispute is not None else f"hold {hold.number}, {hold.why}"
    return f"{what}, by {hold.by} on {moment(hold.at)}"


def _days(options: argparse.Namespace) -> int:
    keeping = keeping_of(house_entries(there(options.records)))
    film, sightings = options.film or keeping.film, options.sightings or keeping.sightings
    if options.film or options.sightings:
        _two_named(options)
        signed(options, pins_of(options), lambda register, by, second, at: set_days(
            register, register.two(by, second, Right.RETENTION, at), film, sightings, at))
    print(json.dumps({"film": film, "sightings": sightings}) if options.json else
          f"film: {film} days; sightings: {sightings} days; the ledger's entries and what disputes rest on: for good")
    return FINE


def _two_named(options: argparse.Namespace) -> None:
    if not options.by or not options.second:
        raise KeepingError("this takes two different people: --by NAME and --second NAME were expected")
