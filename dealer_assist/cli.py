"""The one command. Errors of people end here as a sentence and an exit code; a traceback is a fault of the program.

Exit codes: 0 fine, 1 something found or different, 2 usage or configuration, 3 device, 4 integrity.
"""

from __future__ import annotations

import argparse
import errno
import json
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date
from itertools import pairwise
from pathlib import Path

from dealer_assist import config_check, doctor, phh
from dealer_assist.arguments import Once, positive, seed
from dealer_assist.calibration import command as calibration
from dealer_assist.calibration.error import CalibrationError
from dealer_assist.calibration.file import Calibration
from dealer_assist.calibration.file import load as load_calibration
from dealer_assist.cards import NotACard
from dealer_assist.evidence import command as evidence
from dealer_assist.exit_codes import CONFIGURATION, DEVICE, FINE, FOUND, INTEGRITY
from dealer_assist.facts import FactsError
from dealer_assist.facts.command import results, settle_text, text_and_name
from dealer_assist.games import CATALOGUE
from dealer_assist.games.house_file import House, HouseFileError
from dealer_assist.inspector import command as inspector
from dealer_assist.inspector.refusals import NotDone
from dealer_assist.inspector.settings import SettingsError
from dealer_assist.keeping import command as keeping
from dealer_assist.keys import KeysError
from dealer_assist.languages import TAGS
from dealer_assist.ledger import command as ledger
from dealer_assist.ledger.store import Damaged, LedgerError
from dealer_assist.live import Touch
from dealer_assist.money import Money
from dealer_assist.people import command as people
from dealer_assist.people.register import PeopleError
from dealer_assist.people.rules import must_be_agreed
from dealer_assist.pit import command as pit
from dealer_assist.pit.error import PitError
from dealer_assist.replaying import command as replaying
from dealer_assist.reports import command as reports
from dealer_assist.resources import DEFAULT, LAYOUTS, MODELS, ResourceError, shipped_layouts, text_of
from dealer_assist.rulebook import NoSuchRule, as_data, load_book, told
from dealer_assist.sessions.folder import BrokenSession
from dealer_assist.sessions.header import HeaderError, Source, this_program
from dealer_assist.sessions.inbox import InboxError
from dealer_assist.sessions.record import RecordError
from dealer_assist.sessions.replay import NoSession
from dealer_assist.settings import NONE, Settings, settings_file
from dealer_assist.settings import SettingsError as MachineSettingsError
from dealer_assist.settings import load as load_settings
from dealer_assist.settings import save as save_settings
from dealer_assist.table.layout import Layout, LayoutError, load_layout
from dealer_assist.tables import felt_for, house_and_layout, table_named
from dealer_assist.terminal import printable
from dealer_assist.training.command import add_steps
from dealer_assist.training.command import run as run_step
from dealer_assist.vision.frame import Camera, CameraError
from dealer_assist.vision.model_files import ModelError
from dealer_assist.vision.own_deck import OwnDeckError
from dealer_assist.vision.picture_file import PictureError


def main(arguments: Sequence[str] | None = None) -> int:
    for name in ("stdout", "stderr"):           # closed by whoever started this
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):     # card symbols, on consoles that know only their own alphabet too
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    parser, words = _parser(), sys.argv[1:] if arguments is None else [*arguments]
    _must_say_something(parser, words)
    options = parser.parse_args(words)
    command: Callable[[argparse.Namespace], int] = options.command
    try:
        code = command(options)
        sys.stdout.flush()
        return code
    except BrokenPipeError:     # whoever reads has seen enough, as `| head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except (Damaged, BrokenSession) as error:
        return _sorry(str(error), INTEGRITY)
    except CameraError as error:
        return _sorry(str(error), DEVICE)
    except (HouseFileError, LayoutError, ResourceError, ModelError, HeaderError, RecordError, LedgerError,
            NoSession, NoSuchRule, FactsError, phh.PhhError, PictureError, OwnDeckError, NotACard,
            CalibrationError, PeopleError, NotDone, SettingsError, KeysError, InboxError,
            reports.ReportError, MachineSettingsError, PitError) as error:
        return _sorry(str(error), CONFIGURATION)
    except (FileNotFoundError, NotADirectoryError, IsADirectoryError) as error:         # named wrongly
        return _sorry(f"{error.filename}: {error.strerror}", CONFIGURATION)
    except OSError as error:
        if error.errno == errno.ENAMETOOLONG:
            return _sorry(f"{str(error.filename)[:80]}…: {error.strerror}", CONFIGURATION)
        with suppress(OSError, ValueError):         # nothing more is tried at the end
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _sorry(f"{error.filename or 'the output'}: {error.strerror or error}", DEVICE)
    except KeyboardInterrupt:
        return _sorry("stopped; what was recorded so far is kept", FOUND)


def _must_say_something(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    """An empty argument would stand for the current folder, or for what holds where nothing is given."""
    parts = [part for word in words for part in (word.split("=", 1) if word.startswith("--") else (word,))]
    for before, part in pairwise(["", *parts]):
        if not part:
            after = f" after {before}" if before.startswith("-") else ""
            parser.error(f"an empty argument{after}, as the shell makes it of a variable that is not set: write what "
                         "is meant, or leave it out")


def _sorry(sentence: str, code: int) -> int:
    print(f"dealer-assist: {printable(sentence)}", file=sys.stderr)
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("dealer-assist", description="Reads the cards on a casino table, judges the round "
                                     "by the house's rules, and shows the dealer what comes next and who is paid what.")
    parser.add_argument("--version", action="version", version=this_program().version)
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")

    demo = commands.add_parser("demo", help="play a table from a rendered camera")
    dealt = demo.add_mutually_exclusive_group()
    dealt.add_argument("game", nargs="?", metavar="GAME",
                       help=f"casino_holdem, or another of {', '.join(CATALOGUE)}; or a table as for --table")
    demo.add_argument("--rounds", type=positive, default=3, help="rounds to deal (3)")
    demo.add_argument("--seed", type=seed, default=7, help="the same seed deals the same cards (7)")
    dealt.add_argument("--table", metavar="NAME",
                       help="a house file and layout of one name that come with the program: casino_holdem_land, "
                            f"or one of {', '.join(shipped_layouts())}")
    demo.set_defaults(command=_demo)

    run = commands.add_parser("run", help="run a table: from a camera, a film, or all by touch; what is not given here "
                                          "stands in the settings, and is asked for the first time")
    run.add_argument("--camera", type=_camera_or_none, action="append", metavar="CAMERA",
                     help="a camera's number (0, 1 …; with a size as in 0@3840x2160, else 1920x1080), a video file, "
                          "rtsp://NAME:PASSWORD@HOST/PATH or genicam:SERIAL; given twice: two cameras over one table; "
                          "none: all by touch")
    run.add_argument("--house", help="a house file, or the name of a shipped one")
    run.add_argument("--layout", help="a layout file, or the name of a shipped one (one that suits the house file); a "
                                      "calibration holds its own")
    run.add_argument("--calibration", type=Path, action="append", metavar="FILE",
                     help="what dealer-assist calibrate kept, with its layout; of two cameras: twice, in their order")
    _own_deck(run)
    run.add_argument("--ask", action="store_true", help="ask for game, camera and records again")
    run.add_argument("--overlay", action="store_true", help="without a frame, always on top, over another program's "
                                                            "window; clicks go through")
    run.add_argument("--full-screen", action="store_true", help="nothing but the table, as on a screen of its own")
    pit.add_ledger(run)
    run.set_defaults(command=_run)
    pit.add_arguments(commands.add_parser("pit", help="all tables at once, from their copy in the pit (docs/pit.md)"))

    calibration.add_arguments(commands.add_parser("calibrate", help="how a camera sees a table: lens, felt, zones "
                                                  "(docs/calibration.md)"))
    doctor.add_arguments(commands.add_parser("doctor", help="what stands against opening the table, and what to do"))
    people.add_arguments(commands.add_parser("people", help="who works here, and who did what (docs/people.md)"))
    inspector.add_inspect(commands.add_parser("inspect", help="the inspector's desk over a folder of sessions "
                                              "(docs/inspector.md)"))
    evidence.add_export(inspector.add_dispute(commands.add_parser(
        "dispute", help="disputes: list, show, open, decide, export (docs/inspector.md)")))
    evidence.add_rounds(commands.add_parser("rounds", help="rounds and what was paid in them, for the back office, as "
                                            "CSV or JSON (docs/evidence.md)"))
    reports.add_arguments(commands.add_parser("report", help="figures of a folder of sessions: reading, pace, "
                                              "disputes, malfunctions, hold (docs/reports.md)"))
    keeping.add_arguments(ledger.add_arguments(commands.add_parser("ledger", help="prove a record, read it, follow it; "
                                               "the keys that sign it; what is kept (docs/record.md)")))
    config_check.add_arguments(commands.add_parser("config", help="check house files, layouts, calibrations and "
                                                   "settings"))

    for command, out, where in ((demo, Path("demo"), "demo"), (run, None, "in the records of the settings, else demo")):
        command.add_argument("--out", type=Path, default=out, metavar="FOLDER",
                             help=f"where to keep the session ({where}); never written over: demo-2, demo-3 …")
        command.add_argument("--models", type=Path, default=MODELS, metavar="FOLDER", help=argparse.SUPPRESS)
        command.add_argument("--offscreen", action="store_true", help="no window, although there is a display")

    replaying.add_replay(commands.add_parser("replay", help="open a recorded session again, or prove it "
                                             "(docs/replay.md)"))
    replaying.add_reexamine(commands.add_parser("reexamine", help="read a session's film again with today's models: "
                                                "what differs (docs/replay.md)"), MODELS)

    rules = commands.add_parser("rules", help="the rule book: a game's rules, one rule, or what the book holds")
    rules.add_argument("asked", nargs="*", metavar="GAME|RULE-ID",
                       help="a game (blackjack, BJ) or a rule (BJ-SPLIT-4, A06)")
    rules.add_argument("--json", action="store_true", help="the same for a program")
    rules.add_argument("--language", choices=TAGS, help="of the rules' texts (the screen's, from the settings)")
    rules.set_defaults(command=_rules)

    facts = commands.add_parser("settle", help="settle rounds given as facts, in JSON (docs/settle.md)")
    facts.add_argument("file", metavar="FILE|-", help="one round, an array of rounds, or one on each line; -: standard "
                                                      "input")
    facts.add_argument("--pretty", action="store_true", help="results over several lines, for people")
    facts.set_defaults(command=_settle)

    _deck_parser(commands.add_parser("deck", help="a deck of the house's own, learnt; a deck proved complete "
                                     "(docs/decks.md)"))

    read = commands.add_parser("read", help="read the cards in photographs (docs/read.md)")
    read.add_argument("pictures", nargs="+", metavar="PICTURE", help="pictures, folders of pictures, or patterns")
    read.add_argument("--json", action="store_true", help="the same for a program: an object for each picture, a line "
                                                          "each")
    read.add_argument("--out", type=Path, metavar="FOLDER", help="draw what was read into pictures in this folder")
    read.add_argument("--models", type=Path, default=MODELS, metavar="FOLDER", help=argparse.SUPPRESS)
    _own_deck(read)
    read.set_defaults(command=_read)

    train = commands.add_parser("train", help="make the card reader's models, or measure them "
                                               "(dealer_assist/training/README.md)")
    add_steps(train)
    train.set_defaults(command=run_step)

    hands = commands.add_parser("phh", help="settle poker hands in the PHH format, or write rounds in it")
    hands.add_argument("file", metavar="FILE", help="a .phh or .phhs file, settled to JSON; or rounds as facts (.json, "
                                                    ".jsonl; docs/settle.md), written as PHH")
    hands.add_argument("--write", action="store_true",
                       help="write a .phh file's hands anew, with the stacks that they end in")
    hands.set_defaults(command=_phh)
    return parser


def _own_deck(command: argparse.ArgumentParser) -> None:
    command.add_argument("--deck", action=Once, metavar="NAME",
                         help="the house's own deck that lies there, as enrolled with 'dealer-assist deck enrol' (a "
                              "name, or a file)")


def _deck_parser(deck: argparse.ArgumentParser) -> None:
    doors = deck.add_subparsers(title="what to do", required=True, metavar="enrol|check")
    enrol = doors.add_parser("enrol", help="learn a deck's design from one pass of its cards")
    enrol.add_argument("name", metavar="NAME", help="what the deck is to be called")
    source = enrol.add_mutually_exclusive_group(required=True)
    source.add_argument("--from", type=Path, dest="pictures", metavar="FOLDER",
                        help="a picture of each card, named by it: Ah.jpg, 10d_2.png, joker.jpg")
    source.add_argument("--camera", type=_camera, metavar="CAMERA",
                        help="one card at a time before a camera (0, 1 …), or a film of that")
    enrol.add_argument("--order", metavar="CARDS", help="in which the cards are shown, or the pictures were taken: "
                       "'As-Ks Ah-Kh Kc-Ac joker'; with --camera As-Ks Ah-Kh Ac-Kc Ad-Kd unless said otherwise")
    enrol.add_argument("--anyway", action="store_true", help="learn although cards are missing or look like others")
    enrol.add_argument("--folder", type=Path, default=Path("decks"), metavar="FOLDER",
                       help="where the house keeps its decks (decks)")
    enrol.set_defaults(command=_deck_enrol)

    check = doors.add_parser("check", help="prove from pictures or a film that a deck is complete")
    check.add_argument("pictures", nargs="+", metavar="PICTURE",
                       help="pictures, folders of pictures, patterns, or films")
    check.add_argument("--decks", type=positive, default=1, metavar="N", help="how many decks lie there (1)")
    check.add_argument("--jokers", type=int, choices=range(5), default=0, metavar="N", help="jokers in each deck (0)")
    check.add_argument("--apart", action="store_true", help="each picture shows other cards than the pictures before; "
                                                            "else all show the same cards")
    _own_deck(check)
    check.add_argument("--json", action="store_true", help="the same for a program")
    check.set_defaults(command=_deck_check)
    for door in (enrol, check):
        door.add_argument("--models", type=Path, default=MODELS, metavar="FOLDER", help=argparse.SUPPRESS)


def _camera(text: str) -> str:
    from dealer_assist.vision.cameras.address import NoAddress, camera_at

    try:
        camera_at(text)
    except NoAddress as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return text


def _camera_or_none(text: str) -> str:
    return text if text == NONE else _camera(text)


def _demo(options: argparse.Namespace) -> int:
    from dealer_assist.simulator.camera import SimulatedCamera
    from dealer_assist.simulator.deals import DEALERS

    table = table_named(options.table or options.game or "casino_holdem")
    house, layout, source = house_and_layout(table, table)
    rounds = options.rounds + DEALERS[layout.game].rounds_before
    camera = SimulatedCamera(layout, options.seed, rounds, starts=time.time_ns() // 1000)
    return _play(options, house, layout, source, (camera,), touches=camera.touches, rounds=rounds,
                 seated=camera.script.seated)


def _run(options: argparse.Namespace) -> int:
    from dealer_assist.screen import has_display
    from dealer_assist.vision.cameras.address import camera_at

    file = settings_file()
    settings = load_settings(file)
    asks = options.ask or (options.camera is None and settings.table is None)
    if passed_over := next(_passed_over(options, asks=asks), ""):
        return _sorry(passed_over, CONFIGURATION)
    if asks:
        asked = _asked(options, settings)
        if asked is None:
            return FOUND
        settings = asked
        save_settings(settings, file)
    table = settings.table if options.camera is None else None
    addresses = table.cameras if table else [one for one in options.camera if one != NONE]
    given = options.calibration or ([Path(one) for one in table.calibrations] if table else [])
    calibrations = tuple(load_calibration(one) for one in given)
    if calibrations and len(calibrations) != len(addresses):
        raise CalibrationError(f"--calibration: {len(calibrations)} found; one for each of {len(addresses)} "
                               "cameras was expected")
    if len({one.layout_source.text for one in calibrations}) > 1:
        raise CalibrationError(f"{calibrations[1].file}: layout: not that of {calibrations[0].file}; two cameras over "
                               "one table share its layout")
    if calibrations and options.layout and load_layout(*text_of(options.layout, LAYOUTS)) != calibrations[0].layout:
        raise CalibrationError(f"--layout: {options.layout!r} found; {calibrations[0].file} holds a layout of its own, "
                               f"{calibrations[0].layout_source.file}: leave --layout out, or calibrate with it")
    house_name = options.house or (table.house if table else DEFAULT)
    layout_name = (calibrations[0].layout_source.file if calibrations else
                   options.layout or (felt_for(options.house, *([table.layout] if table else []))
                                      if options.house else table.layout if table else None) or DEFAULT)
    house, layout, source = house_and_layout(house_name, layout_name)
    wanted = options.offscreen or os.environ.get("QT_QPA_PLATFORM") == "offscreen"
    if not addresses and not wanted and not has_display():
        return _sorry("run: no display; a table by touch is a window: set DISPLAY", CONFIGURATION)
    if options.deck and not addresses:
        return _sorry("--deck: given for a table by touch; no camera reads its cards: leave it out", CONFIGURATION)
    options.deck = options.deck or (table.deck if table else "") or None
    if options.out is None:
        options.out = (Path(table.records) / f"{date.today().isoformat()}-{Path(house_name).stem}" if table else  # noqa: DTZ011 - the day as the table's clock has it
                       Path("demo"))
    must_be_agreed(options.out.parent, *house)
    now = time.time_ns() // 1000
    return _play(options, house, layout, source, tuple(camera_at(text, now) for text in addresses),
                 calibrations=calibrations)


def _passed_over(options: argparse.Namespace, *, asks: bool) -> Iterator[str]:
    """What is given and would not count beside the rest. ``asks``: who runs the table is asked for all of it."""
    if NONE in (options.camera or ()) and len(options.camera) > 1:
        yield "--camera none: given with another camera; cameras, or none, were expected"
    for given in ("camera", "house", "layout", "calibration") if asks else ():
        if getattr(options, given) and options.ask:
            yield f"--ask: given with --{given}; the answers would not count: leave one of them out"
        elif getattr(options, given):
            yield (f"--{given}: given without --camera, and no table is set up on this machine; give --camera too "
                   "(--camera none: all by touch), or none of them, and be asked")
    for given in ("overlay", "full_screen"):
        if options.offscreen and getattr(options, given):
            yield f"--offscreen: given with --{given.replace('_', '-')}; with a window or without one was expected"


def _asked(options: argparse.Namespace, settings: Settings) -> Settings | None:
    """What who runs a table for the first time answers; None: nothing."""
    from dealer_assist.screen import display_answers, has_display

    if options.offscreen or not has_display() or not display_answers():
        raise MachineSettingsError(
            "no table is set up on this machine, and there is no display to ask at: give --camera CAMERA (--camera "
            "none: all by touch), and --house and --layout for another game; or write [table] in "
            f"{settings_file()}")
    from dealer_assist.first_run import ask

    return ask(settings, settings_file().parent / "calibration")


def _play(options: argparse.Namespace, house: tuple[House, str], layout: Layout, source: Source,
          cameras: tuple[Camera, ...], touches: tuple[Touch, ...] = (), rounds: int = 0,
          calibrations: tuple[Calibration, ...] = (), seated: Mapping[int, Money | None] | None = None) -> int:
    from dealer_assist import screen  # Qt only where a screen is wanted: replay does without

    file = settings_file()
    machine = load_settings(file)
    if getattr(options, "full_screen", False):
        machine = replace(machine, window=replace(machine.window, full_screen=True))
    closed = screen.run_table(screen.Settings(
        *house, layout, source, cameras, options.out, options.models, options.offscreen, bool(rounds), touches,
        calibrations, getattr(options, "deck", None), seated, machine, lambda changed: save_settings(changed, file),
        getattr(options, "overlay", False), getattr(options, "ledger", None), getattr(options, "name", "")))
    if closed < rounds:
        return _sorry(f"{closed} of {rounds} rounds were settled and closed; the record shows what the rest waits for",
                      FOUND)
    return FINE


def _rules(options: argparse.Namespace) -> int:
    book = load_book(options.language or load_settings(settings_file()).screen.language)
    found = book.find(" ".join(options.asked)) if options.asked else None
    text = (json.dumps(as_data(book, found), ensure_ascii=False, indent=2) if options.json else
            "\n".join(told(book, found, shutil.get_terminal_size().columns)))
    print(text)
    return FINE


def _settle(options: argparse.Namespace) -> int:
    return FINE if settle_text(*text_and_name(options.file), print, options.pretty) else FOUND


def _read(options: argparse.Namespace) -> int:
    from dealer_assist.decks.command import reader_of
    from dealer_assist.pictures import read_all  # OpenCV and the models only where there is something to read
    from dealer_assist.vision.photograph import PhotographReader

    reader = reader_of(options.models, options.deck)
    fine = read_all(PhotographReader(reader), options.pictures, _told_at_once,
                    lambda sentence: _sorry(sentence, CONFIGURATION), as_json=options.json, into=options.out)
    return FINE if fine else CONFIGURATION


def _deck_enrol(options: argparse.Namespace) -> int:
    from dealer_assist.decks.command import learn
    from dealer_assist.decks.shown import EnrolError, UnclearPass
    from dealer_assist.simulator.single import single_cards
    from dealer_assist.vision.cameras.address import camera_at

    source = options.pictures or camera_at(options.camera)
    try:
        learn(options.name, source, options.order, options.models, options.folder, list(single_cards()),
              anyway=options.anyway, say=_told_at_once)
    except UnclearPass as unclear:
        for fault in str(unclear).splitlines():
            _sorry(fault, FOUND)
        return FOUND
    except EnrolError as error:
        return _sorry(str(error), CONFIGURATION)
    return FINE


def _deck_check(options: argparse.Namespace) -> int:
    from dealer_assist.decks.command import check, reader_of

    proved = check(options.pictures, reader_of(options.models, options.deck), decks=options.decks,
                   jokers=options.jokers, apart=options.apart, as_json=options.json, say=_told_at_once)
    return FINE if proved else FOUND


def _told_at_once(line: str) -> None:
    print(line, flush=True)     # the next picture takes a while


def _phh(options: argparse.Namespace) -> int:
    text, name = text_and_name(options.file)
    if name.endswith((".json", ".jsonl")):
        written = [phh.written(result, place) for place, result in results(text, name)]
    else:
        hands = list(phh.read(text, name))
        written = [hand.rewritten() for hand in hands] if options.write else []
        for hand in [] if options.write else hands:
            print(json.dumps(hand.as_json(), ensure_ascii=False))
    for number, hand_text in enumerate(written, 1):
        print(f"[{number}]\n{hand_text}" if len(written) > 1 else hand_text, end="")
    return FINE


if __name__ == "__main__":
    raise SystemExit(main())
