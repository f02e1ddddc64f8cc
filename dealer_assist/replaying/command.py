"""`dealer-assist replay` and `dealer-assist reexamine` (docs/replay.md)."""

from __future__ import annotations

import argparse
import json
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from dealer_assist.arguments import Once
from dealer_assist.exit_codes import FINE
from dealer_assist.languages import TAGS
from dealer_assist.people.looking import add_looking, has_people, looked
from dealer_assist.resources import MODELS
from dealer_assist.sessions.folder import LEDGER
from dealer_assist.sessions.replay import open_session, replay
from dealer_assist.settings import load as load_settings
from dealer_assist.settings import settings_file

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from dealer_assist.vision.reading import CardReader

_BAR = 30           # characters
_OFTEN = 0.2        # seconds between two drawings of the bar
_TENTH = 10         # of the whole, told where the bar cannot be drawn over


def add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="SESSION", help="the session's folder")
    _models(parser, MODELS)
    parser.add_argument("--check", action="store_true",
                        help="prove that record, events and settlements are those of the day, to the byte; no window")
    parser.add_argument("--language", choices=TAGS, help="of the window (the screen's, from the settings)")
    add_looking(parser)
    parser.set_defaults(command=_replay)


def add_reexamine(parser: argparse.ArgumentParser, models: Path) -> None:
    parser.add_argument("folder", type=Path, metavar="SESSION", help="the session's folder")
    parser.add_argument("--json", action="store_true", help="the same for a program")
    add_looking(parser)
    _models(parser, models)
    parser.set_defaults(command=_reexamine)


def _models(parser: argparse.ArgumentParser, models: Path) -> None:
    parser.add_argument("--deck", action=Once, metavar="NAME",
                        help="the house's own deck that lay there, as enrolled with 'dealer-assist deck enrol' (a "
                             "name, or a file; the one that read the session, if this house keeps it)")
    parser.add_argument("--models", type=Path, default=models, metavar="FOLDER", help=argparse.SUPPRESS)


def _replay(options: argparse.Namespace) -> int:
    ledger = options.folder / LEDGER
    if options.check and not options.by and ledger.exists() and has_people(ledger):
        return replay(options.folder, print, check=True, rounds=False)
    looked(options, [ledger] if ledger.exists() else [], "replay")
    if options.check:
        return replay(options.folder, print, check=True)
    from dealer_assist.screen import display_answers, has_display  # Qt only where a screen is wanted

    if not has_display() or not display_answers():
        code = replay(options.folder, print, check=False)
        print("no window: there is no display, so what was recorded is told here", file=sys.stderr)
        return code
    from dealer_assist.replaying.opened import open_to_look
    from dealer_assist.replaying.window import show

    tag = options.language or load_settings(settings_file()).screen.language
    opened = open_to_look(options.folder, tag)
    show(opened, lambda: reader_of_the_day(options.models, options.deck, opened.header.model))
    return FINE


def looked_at(folder: Path, entry: int | None, at: int | None, tag: str) -> QWidget:
    """Another window's replay, from this entry or this moment on."""
    from dealer_assist.replaying.opened import open_to_look
    from dealer_assist.replaying.window import ReplayWindow

    opened = open_to_look(folder, tag)
    if entry is not None:
        opened.player.go_to_entry(entry)
    elif at is not None:
        opened.player.seek(at)
    window = ReplayWindow(opened, lambda: reader_of_the_day(MODELS, None, opened.header.model))
    window.show()
    return window


def _reexamine(options: argparse.Namespace) -> int:
    from dealer_assist.sessions.reexamine import as_data, reexamine, told

    session = open_session(options.folder)
    looked(options, [options.folder / LEDGER], "film, read again")
    bar = Bar(sys.stderr)
    model = session.header.model if session.header else None
    found = reexamine(session, reader_of_the_day(options.models, options.deck, model), progress=bar.show)
    bar.end()
    if options.json:
        print(json.dumps(as_data(found), ensure_ascii=False, indent=2))
    else:
        for line in told(found):
            print(line)
    return found.exit_code


def reader_of_the_day(models: Path, deck: str | None, then: str | None) -> CardReader:
    """Today's models; with the house's own deck that lay there, where it is named or one that this house keeps makes
    the digest of the day with them."""
    from dealer_assist.vision.own_deck import DECKS, OwnDeckError, load_deck
    from dealer_assist.vision.reading import CardReader

    plain = CardReader(models, deck=load_deck(deck) if deck else None)
    if deck or then in (None, plain.digest):
        return plain
    ours = load_settings(settings_file()).table
    kept = [*([ours.deck] if ours and ours.deck else []), *map(str, sorted(DECKS.glob("*.npz")))]
    for named in kept:
        with suppress(OwnDeckError):        # learnt with other models, or no longer whole: not the one that read
            reader = CardReader(models, deck=load_deck(named))
            if reader.digest == then:
                return reader
    return plain


class Bar:
    """How far it is, and how long it will take; a line for each tenth where nobody watches."""

    def __init__(self, out: TextIO) -> None:
        self._out, self._begun, self._shown, self._tenths = out, time.monotonic(), 0.0, 0
        self._live = out.isatty()

    def show(self, share: float) -> bool:
        now = time.monotonic()
        share = min(max(share, 0.0), 1.0)
        left = (now - self._begun) * (1 - share) / share if share else 0.0
        if self._live and (now - self._shown >= _OFTEN or share == 1):
            self._shown = now
            done = round(_BAR * share)
            self._out.write(f"\r[{'#' * done}{'-' * (_BAR - done)}] {share:4.0%}  {_minutes(left)} left ")
            self._out.flush()
        elif not self._live and int(share * _TENTH) > self._tenths:
            self._tenths = int(share * _TENTH)
            self._out.write(f"{share:.0%} read again, {_minutes(left)} left\n")
            self._out.flush()
        return True

    def end(self) -> None:
        if self._live and self._shown:
            self._out.write("\n")


def _minutes(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"
