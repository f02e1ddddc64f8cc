"""`dealer-assist report` (docs/reports.md)."""

from __future__ import annotations

import argparse
import csv
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import asdict
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from dealer_assist.exit_codes import FINE, FOUND
from dealer_assist.games import CATALOGUE
from dealer_assist.inspector.records import Records
from dealer_assist.inspector.timeline import Record
from dealer_assist.languages import TAGS, language
from dealer_assist.ledger.store import LedgerError
from dealer_assist.people.door import add_pin_file, pins_of, signed
from dealer_assist.people.house import HOUSE
from dealer_assist.people.register import Register
from dealer_assist.people.roles import Person, Right
from dealer_assist.reports.figures import Figures, Shifts, Wanted, figures
from dealer_assist.reports.pages import Section, sections
from dealer_assist.sessions.folder import BrokenSession
from dealer_assist.sessions.header import Header, HeaderError
from dealer_assist.sessions.replay import NoSession
from dealer_assist.settings import RECORDS, records_folder, settings_file
from dealer_assist.settings import load as load_machine
from dealer_assist.shares import wilson
from dealer_assist.words import Currency, Words

FILE = "reports.toml"


class ReportError(Exception):
    """What was asked, or what the house set, cannot be reported by: what was found, and what was expected."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("records", nargs="?", type=records_folder, default="", metavar="RECORDS|SESSION",
                        help=f"a folder of sessions, or the folder of one ({RECORDS})")
    parser.add_argument("--since", metavar="TIME", help="2026-11-18, or '2026-11-18 06:00', by the house's clock")
    parser.add_argument("--until", metavar="TIME", help="the same; a day counts whole")
    parser.add_argument("--table", default="", metavar="WORDS", help="only tables whose name has this in it")
    parser.add_argument("--game", default="", choices=("", *CATALOGUE), metavar="GAME", help="only this game")
    parser.add_argument("--dealers", action="store_true", help="also by the people who dealt; takes --by")
    parser.add_argument("--by", metavar="NAME", help="a supervisor or an auditor; the PIN is asked for")
    add_pin_file(parser)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="the same for a program")
    form.add_argument("--csv", type=Path, metavar="FILE", help="one figure a line; -: to the output")
    form.add_argument("--pdf", type=Path, metavar="FILE", help="tables and plots on paper")
    form.add_argument("--plots", action="store_true", help="the plots in a window")
    parser.add_argument("--language", choices=TAGS, help="of tables, paper, window (the screen's, from the settings)")
    parser.set_defaults(command=_report)


def _report(options: argparse.Namespace) -> int:
    records = Records(options.records)
    shifts = load_shifts(records.path)
    wanted = Wanted(_moment("--since", options.since, shifts.zone, whole=False),
                    _moment("--until", options.until, shifts.zone, whole=True), options.table, options.game)
    if options.dealers:
        if not options.by:
            raise ReportError("--dealers: figures of people are for a supervisor or an auditor: add --by NAME")
        options.records = records.path
        signed(options, pins_of(options), _may_see)
    unread: list[str] = []
    found = figures(_sessions(records, unread), records.house(), wanted, shifts, dealers=options.dealers)
    for sentence in unread:
        print(f"dealer-assist: not in this report: {sentence}", file=sys.stderr)
    words = Words(Currency("", 2), language(options.language or load_machine(settings_file()).screen.language))
    of = heading(found, records, words, options.since, options.until)
    if options.json:
        print(json.dumps(as_data(found), ensure_ascii=False, indent=2))
    elif options.csv is not None:
        _write_csv(found, options.csv)
    elif options.pdf is not None:
        from dealer_assist.reports.paper import write_pdf  # Qt only where it draws

        write_pdf(found, words, of, shifts.zone, options.pdf)
        print(options.pdf)
    elif options.plots:
        from dealer_assist.reports.window import show

        show(found, words, of)
    else:
        print(_bare(of))
        for section in sections(found, words, shifts.zone):
            for line in _lines(section, words("figures.none")):
                print(line)
    return FOUND if unread else FINE


def heading(found: Figures, records: Records, words: Words, since: str | None, until: str | None) -> str:
    return words("figures.of", records=words.whole(records.path.name), sessions=found.sessions, hands=found.all.hands,
                 since=since, until=until)


def _may_see(register: Register, person: Person, second: Person | None, at: int) -> None:
    register.check(person, Right.STAFF, at)


def _sessions(records: Records, unread: list[str]) -> Iterator[tuple[Record, Header]]:
    for folder in reversed(records.folders()):
        try:
            opened = records.open(folder)
        except (LedgerError, BrokenSession, HeaderError, NoSession) as error:
            unread.append(str(error))
            continue
        yield opened.record, opened.header


def load_shifts(records: Path) -> Shifts:
    """``house/reports.toml``; without it eight hours from six in the morning, by this machine's clock."""
    path = records / HOUSE / FILE
    here: tzinfo = datetime.now().astimezone().tzinfo or UTC
    if not path.exists():
        return Shifts(zone=here)
    try:
        data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ReportError(f"{path}: not TOML: {error}") from None
    for key in data:
        if key not in ("shift_begins", "shift_hours", "time_zone"):
            raise ReportError(f"{path}: {key}: no such key; shift_begins, shift_hours, time_zone are known")
    begins, hours, zone = data.get("shift_begins", "06:00"), data.get("shift_hours", 8), data.get("time_zone")
    try:
        first = datetime.strptime(begins, "%H:%M").replace(tzinfo=UTC)
    except (TypeError, ValueError):
        raise ReportError(f"{path}: shift_begins: {begins!r} found; a time of day such as \"06:00\" was expected"
                          ) from None
    if type(hours) is not int or hours < 1 or 24 % hours:
        raise ReportError(f"{path}: shift_hours: {hours!r} found; hours of which a day has a whole number, such as 8, "
                          "were expected")
    if zone is not None:
        try:
            here = ZoneInfo(zone)
        except (ZoneInfoNotFoundError, TypeError, ValueError, OSError):
            raise ReportError(f"{path}: time_zone: {zone!r} found; one that this machine knows was expected, such as "
                              "\"Europe/Paris\"") from None
    return Shifts(first.hour * 60 + first.minute, hours, here)


def _moment(option: str, text: str | None, zone: tzinfo, *, whole: bool) -> int | None:
    if text is None:
        return None
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        raise ReportError(f"{option}: {text!r} found; a day such as 2026-11-18, or '2026-11-18 06:00', was expected"
                          ) from None
    found = found.replace(tzinfo=found.tzinfo or zone)
    if whole and len(text) <= len("2026-11-18"):
        found += timedelta(days=1)
    return int(found.timestamp()) * 1_000_000


# ── for programs ──
def as_data(found: Figures) -> dict[str, Any]:
    """Amounts in minor units, times in microseconds; shares as ratios, with what bounds them."""
    data = asdict(found)
    for group, told in zip(found.groups, data["groups"], strict=True):
        r = group.reading
        told["per_hour"] = None if group.per_hour is None else float(group.per_hour)
        told["reading"]["cards"] = r.cards
        for name, part, of in (("asked", r.asked, r.cards), ("corrected", r.corrected, r.read),
                               ("wrong", r.wrong, r.read)):
            told["reading"][name + "_share"] = part / of if of else None
            told["reading"][name + "_bounds"] = wilson(part, of) if of else None
    for hold, told in zip(found.holds, data["holds"], strict=True):
        for share, its in ((hold.share, told["share"]),
                           *((s.share, one["share"]) for s, one in zip(hold.edges, told["edges"], strict=True))):
            del its["squares"]
            its["share"] = None if share.share is None else float(share.share)
            its["bounds"] = share.interval
        for seen, one in zip(hold.edges, told["edges"], strict=True):
            one["edge"]["share"] = float(seen.edge.share)
            one["within"] = seen.within
    return data


def _write_csv(found: Figures, to: Path) -> None:
    if str(to) == "-":
        csv.writer(sys.stdout, lineterminator="\n").writerows(rows(found))
        return
    with to.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows(rows(found))


def rows(found: Figures) -> Iterator[tuple[object, ...]]:
    """One figure a line."""
    yield "part", "by", "name", "figure", "value", "low", "high"
    for g in found.groups:
        r = g.reading
        for name in ("cards", "read", "asked", "unnamed", "corrected", "wrong", "told"):
            yield "recognition", g.by, g.name, name, getattr(r, name), "", ""
        for name, part, of in (("asked", r.asked, r.cards), ("corrected", r.corrected, r.read),
                               ("wrong", r.wrong, r.read)):
            if of:
                yield "recognition", g.by, g.name, name + " share", part / of, *wilson(part, of)
        yield "pace", g.by, g.name, "hands", g.hands, "", ""
        yield "pace", g.by, g.name, "played", g.played, "", ""
        if g.per_hour is not None:
            yield "pace", g.by, g.name, "hands per hour", float(g.per_hour), "", ""
    for c in found.corrections:
        yield "corrections", c.what, c.cause, "count", c.count, "", ""
    for d in found.disputes:
        yield "disputes", d.category, "", "opened", d.opened, "", ""
        yield "disputes", d.category, "", "open", d.open, "", ""
        for verdict, many in (*d.verdicts, *d.reasons):
            yield "disputes", d.category, "", verdict, many, "", ""
    for m in found.malfunctions:
        yield "malfunctions", m.session, m.kind, m.what, m.count, m.at, m.until
    for hold in found.holds:
        for bet, share, theory in (("all bets", hold.share, None),
                                   *((s.edge.of, s.share, s.edge.share) for s in hold.edges)):
            name = f"{hold.game} {hold.rules[:12]} {bet}"
            yield "hold", hold.currency, name, "rounds", share.rounds, "", ""
            yield "hold", hold.currency, name, "staked", share.staked, "", ""
            yield "hold", hold.currency, name, "gained", share.gained, "", ""
            if share.share is not None:
                yield "hold", hold.currency, name, "share", float(share.share), *(share.interval or (None, None))
            if theory is not None:
                yield "hold", hold.currency, name, "theory", float(theory), "", ""


# ── for a terminal ──
def _bare(line: str) -> str:
    """Terminals order letters themselves, and show the marks that keep a name whole as boxes."""
    return re.sub("[\u2066-\u2069]", "", line)


def _lines(section: Section, nothing: str) -> Iterator[str]:
    yield ""
    yield _bare(section.title.upper())
    table = [[*map(_bare, row)] for row in (section.heads, *section.rows)]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for row in table:
        yield "  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
    if not section.rows:
        yield f"  {nothing}"
    if section.note:
        yield f"  {_bare(section.note)}"


