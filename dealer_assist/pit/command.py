"""`dealer-assist pit`: the window over all tables; setup, witness, status, send, checkpoint, load."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import threading
from contextlib import suppress
from pathlib import Path

from dealer_assist.exit_codes import CONFIGURATION, FINE, FOUND, INTEGRITY
from dealer_assist.keys import KeyStore
from dealer_assist.pit.error import PitError
from dealer_assist.settings import RECORDS, records_folder

URL = "DEALER_ASSIST_PIT"       # an environment variable that names the pit's database
_EVERY = "postgresql://USER@HOST/DATABASE"


def add_ledger(run: argparse.ArgumentParser) -> None:
    """For ``dealer-assist run``."""
    run.add_argument("--ledger", metavar="URL", help=f"copy the record to the pit's database too ({_EVERY}; "
                                                     "docs/pit.md); the table never waits for it")
    run.add_argument("--name", metavar="TABLE", default=platform.node() or "table",
                     help="what the table is called in the pit (the computer's name)")


def add_arguments(parser: argparse.ArgumentParser) -> argparse._SubParsersAction[argparse.ArgumentParser]:
    _add_url(parser)
    _add_records(parser)
    parser.set_defaults(command=_window)
    doors = parser.add_subparsers(title="what to do", metavar="setup|witness|status|send|checkpoint|acknowledge|load")

    setup = doors.add_parser("setup", help="make the pit's database, or bring it up to this program")
    _url(setup)
    for who, what in (("tables", "a table's outbox: it can only append"), ("witness", "the witness"),
                      ("readers", "the window and status")):
        setup.add_argument(f"--{who}", action="append", default=[], metavar="ROLE",
                           help=f"let this PostgreSQL role do what {what} needs; several: given several times")
    setup.set_defaults(command=_setup)

    witness = doors.add_parser("witness", help="count every table's log, and sign what was counted")
    _url(witness)
    witness.add_argument("--memory", type=Path, metavar="FILE", help="where it keeps what it signed last (beside its "
                                                                     "user's data); keep it apart from the database")
    witness.add_argument("--once", action="store_true", help="one look, then end: 1 where a record is refused")
    witness.set_defaults(command=_witness)

    status = doors.add_parser("status", help="how every table stands; 1 where something wants an eye, 4 for a fork")
    _url(status)
    status.add_argument("--json", action="store_true", help="the same for a program")
    status.set_defaults(command=_status)

    send = doors.add_parser("send", help="bring a records folder to the pit by hand, as run --ledger does")
    _url(send)
    send.add_argument("--records", type=records_folder, default="", metavar="FOLDER",
                      help=f"where the sessions are ({RECORDS})")
    send.add_argument("--name", metavar="TABLE", default=platform.node() or "table", help="what the table is called")
    send.add_argument("--json", action="store_true", help="the same for a program")
    send.set_defaults(command=_send)

    note = doors.add_parser("checkpoint", help="the last checkpoint of a record that the witness signed, to verify the "
                                               "table's own copy by (ledger verify --checkpoint)")
    _add_url(note)
    note.add_argument("table", metavar="TABLE")
    note.add_argument("folder", metavar="SESSION", help="the name of the session's folder")
    note.set_defaults(command=_checkpoint)

    acknowledge = doors.add_parser("acknowledge", help="say that an alert was seen; it stays in the house's log")
    _add_url(acknowledge)
    acknowledge.add_argument("number", type=int, metavar="NUMBER", help="as pit status tells it")
    from dealer_assist.people.door import add_signing

    add_signing(acknowledge, two=False)
    acknowledge.set_defaults(command=_acknowledge)

    load = doors.add_parser("load", help="simulated tables against the database: lag and CPU")
    _url(load)
    load.add_argument("--tables", type=int, default=500, metavar="N", help="how many (500)")
    load.add_argument("--seconds", type=int, default=60, metavar="N", help="how long (60)")
    load.add_argument("--json", action="store_true", help="the same for a program")
    load.set_defaults(command=_load)
    return doors


def _url(command: argparse.ArgumentParser) -> None:
    command.add_argument("url", nargs="?", default=argparse.SUPPRESS, metavar="URL",
                         help=f"the pit's database, {_EVERY} (what {URL} names)")


def _add_url(command: argparse.ArgumentParser) -> None:
    command.add_argument("--database", metavar="URL", help=f"the pit's database, {_EVERY} (what {URL} names)")


def _add_records(command: argparse.ArgumentParser) -> None:
    command.add_argument("--records", type=Path, metavar="FOLDER",
                         help="the pit's own house log, where who acknowledges signs in")


def _named(options: argparse.Namespace) -> str:
    url: str | None = getattr(options, "url", None) or options.database or os.environ.get(URL)
    if not url:
        raise PitError(f"no database is named; the pit's was expected, such as {_EVERY}; or in {URL}")
    return url


def _setup(options: argparse.Namespace) -> int:
    from dealer_assist.pit.schema import set_up

    version = set_up(_named(options), {who: tuple(getattr(options, who)) for who in ("tables", "witness", "readers")})
    print(f"the pit's database is ready, version {version}")
    return FINE


def _witness(options: argparse.Namespace) -> int:
    from platformdirs import user_data_path

    from dealer_assist.pit.witness import KEY, Memory, Witness, keep_on

    url, refused = _named(options), []

    def say(sentence: str) -> None:
        refused.append(sentence)
        print(f"dealer-assist: {sentence}", file=sys.stderr, flush=True)

    key = KeyStore.open().signing_key(KEY)
    memory = Memory(options.memory or user_data_path("dealer-assist", appauthor=False) / "witness.sqlite")
    try:
        witness = Witness(url, key, memory, say)
        if options.once:
            print(f"{witness.look()} checkpoints signed with {key.public.text}")
            return INTEGRITY if refused else FINE
        print(f"signs with {key.public.text}", flush=True)
        with suppress(KeyboardInterrupt):
            keep_on(witness, threading.Event().wait, say)
        return FINE
    finally:
        memory.close()


def _status(options: argparse.Namespace) -> int:
    from dealer_assist.pit.schema import connected, database
    from dealer_assist.pit.tiles import as_data, tiles

    with connected(database(_named(options))) as connection:
        found = tiles(connection)
    if options.json:
        print(json.dumps([as_data(tile, "en") for tile in found], ensure_ascii=False, indent=2))
    for tile in found if not options.json else ():
        hands = f"{tile.hands} hands/h" if tile.hands is not None else "too short to tell hands/h"
        print(f"{tile.table}: {tile.game}, round {tile.round}, {hands}, lag {tile.lag:.1f} s, {tile.entries} entries, "
              f"{tile.unwitnessed} not witnessed yet; " + ("closed" if tile.closed else tile.waits.get("en", "")))
        for name, state in tile.cameras.items():
            if state != "ok":
                print(f"    camera {name}: {state}")
        for told in filter(None, (tile.refused and f"REFUSED: {tile.refused}", tile.called and "INSPECTOR CALLED",
                                  tile.quiet and "CUT OFF: says nothing", tile.trouble)):
            print(f"    {told}")
        for alert in tile.alerts:
            seen = f"seen by {alert.by}" if alert.by else "nobody has acknowledged it"
            print(f"    alert {alert.number}, round {alert.round}, {alert.rule}: {alert.said.get('en', '')} ({seen})")
    if any(tile.refused for tile in found):
        return INTEGRITY
    return FOUND if any(tile.rank < 5 for tile in found) else FINE


def _send(options: argparse.Namespace) -> int:
    from dealer_assist.pit.outbox import send

    if not options.records.is_dir():
        raise PitError(f"{options.records}: no such folder; the folder in which the sessions are kept was expected")
    refused = send(_named(options), options.name, options.records)
    if options.json:
        print(json.dumps({"refused": dict(refused)}, ensure_ascii=False))
    else:
        for folder, why in refused.items():
            print(f"{folder}: refused: {why}")
        print("the pit has all of it" if not refused else "the pit has all but that")
    return INTEGRITY if refused else FINE


def _checkpoint(options: argparse.Namespace) -> int:
    from dealer_assist.pit.schema import connected, database
    from dealer_assist.pit.tiles import witnessed

    with connected(database(_named(options))) as connection:
        note = witnessed(connection, options.table, options.folder)
    if note is None:
        print(f"dealer-assist: {options.table}, {options.folder}: nothing of it is witnessed", file=sys.stderr)
        return CONFIGURATION
    print(note, end="")
    return FINE


def _acknowledge(options: argparse.Namespace) -> int:
    from dealer_assist.people.door import pins_of
    from dealer_assist.pit.acknowledging import acknowledge

    acknowledge(_named(options), options.records, options.number, options.by, pins_of(options).of(options.by))
    print(json.dumps({"acknowledged": options.number, "by": options.by}, ensure_ascii=False) if options.json else
          f"alert {options.number}: acknowledged by {options.by}")
    return FINE


def _load(options: argparse.Namespace) -> int:
    from dealer_assist.pit.load import load

    measured = load(_named(options), options.tables, options.seconds)
    print(json.dumps(measured.as_data()) if options.json else measured.told)
    return FINE if measured.whole else FOUND


def _window(options: argparse.Namespace) -> int:
    url = _named(options)
    from dealer_assist.pit.window import show

    return show(url, options.records)
