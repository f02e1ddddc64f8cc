"""How people sign in at the command: PINs without echo, or from a file that only they can read. Never as arguments."""

from __future__ import annotations

import argparse
import getpass
import os
import time
import tomllib
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from dealer_assist.keys import KeyStore
from dealer_assist.people.house import house_log
from dealer_assist.people.register import PeopleError, Register, check_pin
from dealer_assist.people.roles import Person
from dealer_assist.settings import RECORDS, records_folder

DOOR = "command"
_NEW, _CODE = "new", "code"
_LARGEST = 100_000      # bytes of a file of PINs

T = TypeVar("T")


def add_records(command: argparse.ArgumentParser, *, of_session: bool = False) -> None:
    """``of_session``: who names a session means the house in whose folder it lies; None then."""
    command.add_argument("--records", type=records_folder, default=None if of_session else "", metavar="FOLDER",
                         help="where the sessions and the house's log are kept "
                              f"({'where the session lies' if of_session else RECORDS})")
    command.add_argument("--json", action="store_true", help="the same for a program")


def add_signing(command: argparse.ArgumentParser, *, two: bool, of_session: bool = False) -> None:
    add_records(command, of_session=of_session)
    command.add_argument("--by", required=True, metavar="NAME", help="who does it; the PIN is asked for")
    if two:
        command.add_argument("--second", metavar="NAME", help="the second person, where it takes two")
    add_pin_file(command)


def some_words(text: str) -> str:
    """Why somebody did it: it is read years later."""
    if not text.strip():
        raise argparse.ArgumentTypeError("nothing found; some words were expected")
    return text.strip()


def add_pin_file(command: argparse.ArgumentParser) -> None:
    command.add_argument("--pin-file", type=Path, metavar="FILE",
                         help="PINs in TOML instead of asking: NAME = \"PIN\", new ones below [new], recovery codes "
                              "below [code]; nobody else may be able to read it")


@dataclass(frozen=True)
class Pins:
    """``kept``: from a file; None: they are asked for."""

    kept: dict[str, str] | None = None
    new: dict[str, str] | None = None
    codes: dict[str, str] | None = None

    def of(self, name: str) -> str:
        return _from(self.kept, name, "") if self.kept is not None else _asked(f"PIN of {name}: ")

    def code_of(self, name: str) -> str:
        return (_from(self.codes, name, f"[{_CODE}] ") if self.codes is not None else
                _asked(f"Recovery code of {name}: "))

    def new_of(self, name: str) -> str:
        if self.new is not None:
            pin = _from(self.new, name, f"[{_NEW}] ")
            check_pin(pin)
            return pin
        pin = _asked(f"New PIN of {name}: ")
        check_pin(pin)
        if _asked("Once more: ") != pin:
            raise PeopleError("the two PINs differ; nothing was changed, try again")
        return pin


def pins_of(options: argparse.Namespace) -> Pins:
    file: Path | None = options.pin_file
    if file is None:
        return Pins()
    held = file.stat()
    if hasattr(os, "getuid") and held.st_mode & 0o077:
        raise PeopleError(f"{file}: others can read it; only its owner may: chmod 600 {file}")
    if held.st_size > _LARGEST:
        raise PeopleError(f"{file}: {held.st_size} bytes; a short list such as NAME = \"PIN\" was expected")
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):        # said without what stands there
        raise PeopleError(f"{file}: not TOML; lines such as supervisor = \"PIN\" were expected") from None
    new, codes = data.pop(_NEW, {}), data.pop(_CODE, {})
    for table in (data, new, codes):
        if not isinstance(table, dict) or not all(isinstance(pin, str) for pin in table.values()):
            raise PeopleError(f"{file}: lines such as supervisor = \"PIN\" were expected, and new PINs below [{_NEW}]")
    return Pins(data, new, codes)


def signed(options: argparse.Namespace, pins: Pins, act: Callable[[Register, Person, Person | None, int], T]) -> T:
    """The PINs are known before the house's log is opened: others wait for it meanwhile."""
    name, other = options.by, getattr(options, "second", None)
    pin, second_pin = pins.of(name), pins.of(other) if other else ""
    with house_log(options.records) as log:
        register, at = Register(log, KeyStore.open()), now()
        here = [register.sign_in(name, pin, at, DOOR)]
        try:
            if other:
                here.append(register.sign_in(other, second_pin, at, DOOR))
            return act(register, here[0], here[1] if other else None, at)
        finally:
            for person in here:
                register.sign_out(person, at)


def now() -> int:
    return time.time_ns() // 1000


def _from(kept: dict[str, str], name: str, where: str) -> str:
    if name not in kept:
        raise PeopleError(f"--pin-file: {where}{name!r}: missing; a line such as \"{name}\" = \"PIN\" was expected")
    return kept[name]


def _asked(prompt: str) -> str:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", getpass.GetPassWarning)
            return getpass.getpass(prompt)
    except (getpass.GetPassWarning, EOFError):
        raise PeopleError("there is no terminal to type a PIN at unseen; give --pin-file") from None
