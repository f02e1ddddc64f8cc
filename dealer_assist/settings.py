"""What a table's machine remembers: which game, cameras and records; how its screen looks; on which monitor it stands.

One file for each machine, written by the program and open to people. A person's choice of a moment (``--camera``,
``--out`` …) is not kept here.
"""

from __future__ import annotations

import argparse
import os
import tomllib
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import platformdirs

from dealer_assist.languages import TAGS
from dealer_assist.resources import NotText, text_in
from dealer_assist.toml_lines import Keys, not_toml, written

FILE = "DEALER_ASSIST_SETTINGS"         # an environment variable that names another file
PROGRAM = "dealer-assist"
RECORDS = "the records of the settings, else here"      # what records_folder takes where nothing is said
THEMES, SUITS, SCALES = ("dark", "light"), ("two", "four"), (100, 125, 150, 175, 200)
PICTURES = "pane", "whole", "off"
_SECTIONS = "table", "screen", "window"
_FARTHEST = 100_000     # pixels


class SettingsError(Exception):
    """All that is wrong with the file, a sentence each."""

    def __init__(self, *faults: str) -> None:
        more = f"; and {len(faults) - 3} more" if len(faults) > 3 else ""
        super().__init__("; ".join(faults[:3]) + more)
        self.faults = faults


NONE = "none"           # on a command line, instead of a camera


@dataclass(frozen=True, slots=True)
class TableSettings:
    """``cameras`` as they are named on the command line; none: a table by touch."""

    house: str
    records: str
    layout: str
    cameras: tuple[str, ...] = ()
    calibrations: tuple[str, ...] = ()
    deck: str = ""


@dataclass(frozen=True, slots=True)
class ScreenSettings:
    theme: str = THEMES[0]
    suits: str = SUITS[0]
    scale: int = SCALES[0]
    language: str = TAGS[0]
    picture: str = PICTURES[0]
    sound: bool = False         # a short tone when something new is wrong


@dataclass(frozen=True, slots=True)
class Placement:
    """Where the window stands: on which monitor, by name and serial number, and from that monitor's corner."""

    monitor: str = ""
    serial: str = ""
    x: int = 0
    y: int = 0
    width: int = 0              # 0: nobody placed it yet
    height: int = 0
    full_screen: bool = False


@dataclass(frozen=True, slots=True)
class Settings:
    table: TableSettings | None = None          # None: nobody was asked yet
    screen: ScreenSettings = field(default_factory=ScreenSettings)
    window: Placement = field(default_factory=Placement)


def settings_file() -> Path:
    named = os.environ.get(FILE)
    return Path(named) if named else platformdirs.user_config_path(PROGRAM, appauthor=False) / "settings.toml"


def default_records() -> Path:
    return platformdirs.user_data_path(PROGRAM, appauthor=False) / "records"


def records_folder(text: str) -> Path:
    """As an argument names it; "": that of this machine's table, where one is set up, else here."""
    try:
        table = None if text else load(settings_file()).table
    except SettingsError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return Path(table.records if table else text)


def load(path: Path) -> Settings:
    """A file that is not there says nothing: the defaults hold, and who runs a table is asked."""
    try:
        return parse(text_in(path), str(path))
    except FileNotFoundError:
        return Settings()
    except NotText as error:
        raise SettingsError(str(error)) from None
    except OSError as error:
        raise SettingsError(f"{path}: {error.strerror or error}; the program's settings were expected") from None


def parse(text: str, name: str) -> Settings:
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise SettingsError(not_toml(name, text, error)) from None
    keys = Keys(name, text, data)
    for section in _SECTIONS:
        if section in data and not isinstance(data[section], dict):
            raise SettingsError(f"{name}: {section}: {data[section]!r} found; a table [{section}] was expected")
    asked = "table" in data
    table = {"house": keys.take("table.house", _named, "a house file, or the name of a shipped one", needed=asked),
             "records": keys.take("table.records", _named, "a folder", needed=asked),
             "layout": keys.take("table.layout", _named, "a layout file, or the name of a shipped one", needed=False),
             "cameras": keys.take("table.cameras", _names, "a list of cameras, such as [\"0\"]", needed=False),
             "calibrations": keys.take("table.calibrations", _names, "a list of calibration folders", needed=False),
             "deck": keys.take("table.deck", _text, "a deck's name, or \"\"", needed=False)}
    screen = {"theme": _one_of(keys, "screen.theme", THEMES), "suits": _one_of(keys, "screen.suits", SUITS),
              "scale": _one_of(keys, "screen.scale", SCALES), "language": _one_of(keys, "screen.language", TAGS),
              "picture": _one_of(keys, "screen.picture", PICTURES),
              "sound": keys.take("screen.sound", _truth, "true or false", needed=False)}
    window = {"monitor": keys.take("window.monitor", _text, "a monitor's name", needed=False),
              "serial": keys.take("window.serial", _text, "a monitor's serial number", needed=False),
              **{key: keys.take(f"window.{key}", _pixels, "a whole number of pixels", needed=False)
                 for key in ("x", "y", "width", "height")},
              "full_screen": keys.take("window.full_screen", _truth, "true or false", needed=False)}
    keys.refuse_unknown()
    if keys.faults:
        raise SettingsError(*keys.faults)
    found: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in table.items() if value is not None}
    if found:
        found.setdefault("layout", found["house"])
    return Settings(TableSettings(**found) if found else None,
                    ScreenSettings(**{k: v for k, v in screen.items() if v is not None}),
                    Placement(**{k: v for k, v in window.items() if v is not None}))


def save(settings: Settings, path: Path) -> None:
    """Whole or not at all: a machine that is switched off meanwhile keeps the older file."""
    data = {name: part for name, part in asdict(settings).items() if part is not None}
    new = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new.write_text("# What dealer-assist remembers of this machine. It writes this file anew when something is "
                       "chosen at the screen.\n\n" + written(data), encoding="utf-8")
        new.replace(path)
    except OSError as error:
        raise SettingsError(f"{path}: cannot be written ({error.strerror or error}); give {FILE} a file in a folder "
                            "that can be written") from None


def _one_of(keys: Keys, key: str, allowed: tuple[object, ...]) -> Any:
    return keys.take(key, lambda value: any(type(value) is type(one) and value == one for one in allowed),
                     f"one of {', '.join(map(str, allowed))}", needed=False)


def _text(value: Any) -> bool:
    return isinstance(value, str)


def _named(value: Any) -> bool:
    return isinstance(value, str) and bool(value)


def _names(value: Any) -> bool:
    return isinstance(value, list) and all(map(_named, value))


def _truth(value: Any) -> bool:
    return isinstance(value, bool)


def _pixels(value: Any) -> bool:
    return type(value) is int and abs(value) <= _FARTHEST
