"""`dealer-assist pit`: the window over all tables, and what keeps, witnesses and tells their copies."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from dealer_assist.exit_codes import FINE, FOUND, INTEGRITY
from dealer_assist.keys import KeyStore
from dealer_assist.pit.error import PitError
from dealer_assist.settings import RECORDS, records_folder
from dealer_assist.terminal import printable

if TYPE_CHECKING:
    from dealer_assist.pit.tiles import Tile

URL = "DEALER_ASSIST_PIT"       # an environment variable that names the pit's database
_EVERY = "postgresql://USER@HOST/DATABASE"


def add_ledger(run: argparse.ArgumentParser) -> None:
    """For ``dealer-assist run``."""
    run.add_argument("--ledger", type=_database, metavar="URL",
                     help=f"copy the record to the pit's database too ({_EVERY}; docs/pit.md); the table never waits "
                          "for it")
    run.add_argument("--name", metavar="TABLE", default=platform.node() or "table",
                     help="what the table is called in the pit (the computer's name)")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    _add_url(parser, None)
    parser.add_argument("--records", type=Path, metavar="FOLDER",
                        help="the pit's own house log, where who acknowledges signs in")
    parser.set_defaults(command=_window)
    doors = parser.add_subparsers(title="what to do",
                                  metavar="setup|witness|status|send|checkpoint|acknowledge|mqtt|load")

    setup = _door(doors, "setup", _setup, "make the pit's database, or bring it up to this program")
    for who, what in (("tables", "a table's outbox: it can only append"), ("witness", "the witness"),
                      ("readers", "the window and status")):
        setup.add_argument(f"--{who}", action="append", default=[], metavar="ROLE",
                           help=f"let this PostgreSQL role do what {what} needs; several: given several times")

    witness = _door(doors, "witness", _witness, "count every table's log, and sign what was counted")
    witness.add_argument("--memory", type=Path, metavar="FILE", help="where it keeps what it signed last (beside its "
                                                                     "user's data); keep it apart from the database")
    witness.add_argument("--once", action="store_true", help="one look, then end: 4 where a record is refused")
    witness.add_argument("--recount", action="store_true",
                         help="begin with all logs from their first entries, and not from what was signed last")

    _door(doors, "status", _status, "how every table stands; 1 where something wants an eye, 4 for a fork")

    send = _door(doors, "send", _send, "bring a records folder to the pit by hand, as run --ledger does")
    send.add_argument("--records", type=records_folder, default="", metavar="FOLDER",
                      help=f"where the sessions are ({RECORDS})")
    send.add_argument("--name", metavar="TABLE", default=platform.node() or "table", help="what the table is called")

    note = _door(doors, "checkpoint", _checkpoint, "the last checkpoint of a record that the witness signed, to verify "
                                                   "the table's own copy by (ledger verify --checkpoint)")
    note.add_argument("table", metavar="TABLE")
    note.add_argument("folder", metavar="SESSION", help="the name of the session's folder")

    from dealer_assist.people.door import add_signing

    acknowledge = doors.add_parser("acknowledge", help="say that an alert was seen; it stays in the house's log")
    _add_url(acknowledge, argparse.SUPPRESS)
    acknowledge.add_argument("number", type=int, metavar="NUMBER", help="as pit status tells it")
    add_signing(acknowledge, two=False)
    acknowledge.set_defaults(command=_acknowledge)

    mqtt = _door(doors, "mqtt", _mqtt, "tell a broker how every table stands, for others to read: a retained message a "
                                       "table")
    mqtt.add_argument("--broker", required=True, metavar="URL",
                      help="mqtt://NAME@HOST:PORT, mqtts:// for an encrypted way; a password in MQTT_PASSWORD")
    mqtt.add_argument("--topic", default="dealer_assist", metavar="NAME", help="what topics begin with (dealer_assist)")
    mqtt.add_argument("--once", action="store_true", help="tell it once, then end")

    load = _door(doors, "load", _load, "simulated tables against the database: lag and CPU")
    load.add_argument("--tables", type=_positive, default=500, metavar="N", help="how many (500)")
    load.add_argument("--seconds", type=_positive, default=60, metavar="N", help="how long (60)")


def _door(doors: argparse._SubParsersAction[argparse.ArgumentParser], name: str,
          command: Callable[[argparse.Namespace], int], what: str) -> argparse.ArgumentParser:
    door = doors.add_parser(name, help=what)
    _add_url(door, argparse.SUPPRESS)       # may stand before the door's name as well
    door.add_argument("--json", action="store_true", help="the same for a program")
    door.set_defaults(command=command)
    return door


def _add_url(command: argparse.ArgumentParser, default: str | None) -> None:
    command.add_argument("--database", type=_database, default=default, metavar="URL",
                         help=f"the pit's database, {_EVERY} (what {URL} names)")


def _positive(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or not 0 < int(text[:6]) < 10**5:
        raise argparse.ArgumentTypeError(f"{text!r} found; a whole number from 1 to 99999 was expected")
    return int(text)


def _database(url: str) -> str:
    """Named wrongly, it is told at once, and by which option."""
    from dealer_assist.pit.schema import database

    try:
        database(url)
    except PitError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return url


def _named(options: argparse.Namespace) -> str:
    url: str | None = options.database or os.environ.get(URL)
    if not url:
        raise PitError(f"no database is named; --database {_EVERY} was expected, or {URL}")
    try:
        return _database(url)
    except argparse.ArgumentTypeError as error:
        raise PitError(f"{URL}: {error}") from None


def _setup(options: argparse.Namespace) -> int:
    from dealer_assist.pit.schema import set_up

    version = set_up(_named(options), {who: tuple(getattr(options, who)) for who in ("tables", "witness", "readers")})
    print(json.dumps({"version": version}) if options.json else f"the pit's database is ready, version {version}")
    return FINE


def _witness(options: argparse.Namespace) -> int:
    from platformdirs import user_data_path

    from dealer_assist.pit.witness import KEY, Memory, Witness, keep_on

    url, refused = _named(options), list[str]()

    def say(sentence: str) -> None:
        refused.append(sentence)
        _warn(sentence)

    key = KeyStore.open().signing_key(KEY)
    memory = Memory(options.memory or user_data_path("dealer-assist", appauthor=False) / "witness.sqlite")
    try:
        witness = Witness(url, key, memory, say)
        if options.once:
            signed = witness.look(recount=options.recount)
            print(json.dumps({"key": key.public.text, "signed": signed, "refused": refused}, ensure_ascii=False)
                  if options.json else f"{signed} checkpoints signed with {key.public.text}")
            return INTEGRITY if refused else FINE
        print(json.dumps({"key": key.public.text}) if options.json else f"signs with {key.public.text}", flush=True)
        with suppress(KeyboardInterrupt):
            if options.recount:
                witness.look(recount=True)
            keep_on(witness.look, threading.Event().wait, say)
        return FINE
    finally:
        memory.close()


def _warn(sentence: str) -> None:
    print(f"dealer-assist: {printable(sentence)}", file=sys.stderr, flush=True)


def _status(options: argparse.Namespace) -> int:
    from dealer_assist.pit.schema import connected, database
    from dealer_assist.pit.tiles import as_data, tiles

    with connected(database(_named(options))) as connection:
        found = tiles(connection)
    if options.json:
        print(json.dumps([as_data(tile, "en") for tile in found], ensure_ascii=False, indent=2))
    for line in [] if options.json else (line for tile in found for line in lines_of(tile)):
        print(printable(line))
    if any(tile.refused for tile in found):
        return INTEGRITY
    return FOUND if any(tile.rank < 5 for tile in found) else FINE


def lines_of(tile: Tile) -> Iterator[str]:
    hands = f"{tile.hands} hands/h" if tile.hands is not None else "too short to tell hands/h"
    yield (f"{tile.table}: {tile.game}, round {tile.round}, {hands}, lag {tile.lag:.1f} s, {tile.entries} entries, "
           f"{tile.unwitnessed} not witnessed yet; " + ("closed" if tile.closed else tile.waits.get("en", "")))
    for name, state in tile.cameras.items():
        if state != "ok":
            yield f"    camera {name}: {state}"
    for told in filter(None, (tile.refused and f"REFUSED: {tile.refused}", tile.called and "INSPECTOR CALLED",
                              tile.quiet and "CUT OFF: says nothing", tile.trouble)):
        yield f"    {told}"
    for alert in tile.alerts:
        seen = f"seen by {alert.by}" if alert.by else "nobody has acknowledged it"
        yield f"    alert {alert.number}, round {alert.round}, {alert.rule}: {alert.said.get('en', '')} ({seen})"


def _send(options: argparse.Namespace) -> int:
    from dealer_assist.pit.outbox import send

    if not options.records.is_dir():
        raise PitError(f"{options.records}: no such folder; the folder in which the sessions are kept was expected")
    refused = send(_named(options), options.name, options.records)
    if options.json:
        print(json.dumps({"refused": dict(refused)}, ensure_ascii=False))
    else:
        for folder, why in refused.items():
            print(printable(f"{folder}: refused: {why}"))
        print("the pit has all of it" if not refused else "the pit has all but that")
    return INTEGRITY if refused else FINE


def _checkpoint(options: argparse.Namespace) -> int:
    from dealer_assist.pit.schema import connected, database
    from dealer_assist.pit.tiles import witnessed

    with connected(database(_named(options))) as connection:
        note = witnessed(connection, options.table, options.folder)
    if note is None:
        raise PitError(f"{options.table}, {options.folder}: nothing of it is witnessed; a table and a session's folder "
                       "as pit status tells them were expected, and a witness that runs")
    print(json.dumps({"checkpoint": note}, ensure_ascii=False) if options.json else note.rstrip("\n"))
    return FINE


def _acknowledge(options: argparse.Namespace) -> int:
    from dealer_assist.people.door import pins_of
    from dealer_assist.pit.acknowledging import acknowledge

    acknowledge(_named(options), options.records, options.number, options.by, pins_of(options).of(options.by))
    print(json.dumps({"acknowledged": options.number, "by": options.by}, ensure_ascii=False) if options.json else
          f"alert {options.number}: acknowledged by {options.by}")
    return FINE


def _mqtt(options: argparse.Namespace) -> int:
    try:
        from dealer_assist.pit.mqtt import Address, Board
    except ImportError:
        raise PitError("pit mqtt needs an extra; install it with: pip install 'dealer-assist[mqtt]'") from None
    from dealer_assist.pit.schema import connected, database
    from dealer_assist.pit.tiles import tiles
    from dealer_assist.pit.witness import keep_on

    engine = database(_named(options))
    board = Board(Address.parse(options.broker), options.topic)

    def look() -> int:
        with connected(engine) as connection:
            found = tiles(connection)
        return board.tell(found)

    try:
        if options.once:
            told = look()
            print(json.dumps({"told": told}) if options.json else f"{told} tables told")
        else:
            with suppress(KeyboardInterrupt):
                keep_on(look, threading.Event().wait, _warn)
    finally:
        board.close()
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
