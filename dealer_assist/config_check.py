"""All that is wrong with house files, layouts, calibrations and settings: file, line, key, what stands there, what is
allowed."""

from __future__ import annotations

import argparse
import os
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dealer_assist.calibration import file as calibration_file
from dealer_assist.calibration.error import CalibrationError
from dealer_assist.exit_codes import CONFIGURATION, FINE
from dealer_assist.games import load_house
from dealer_assist.games.house_file import HouseFileError
from dealer_assist.resources import HOUSES, LAYOUTS, ResourceError, text_of
from dealer_assist.settings import SettingsError, TableSettings, parse, settings_file
from dealer_assist.table.layout import LayoutError
from dealer_assist.tables import house_and_layout, load_felt
from dealer_assist.toml_lines import line_of, not_toml, with_line


@dataclass(frozen=True, slots=True)
class Checked:
    """``file`` as it was named; no faults: it can be used."""

    file: str
    kind: str
    faults: tuple[str, ...]


def add_arguments(config: argparse.ArgumentParser) -> None:
    check = config.add_subparsers(required=True, metavar="check").add_parser(
        "check", help="say all that is wrong with house files, layouts, calibrations and settings")
    check.add_argument("files", nargs="*", metavar="FILE",
                       help="a file, a folder, or the name of a shipped one; none: this machine's settings")
    check.set_defaults(command=_check)


def _check(options: argparse.Namespace) -> int:
    if not options.files and not settings_file().exists():
        print(f"{settings_file()}: not there yet; dealer-assist run asks what it needs to know, and writes it")
        return FINE
    checked = [one for name in options.files or [str(settings_file())] for one in check(name)]
    for one in checked:
        for line in one.faults or (f"{one.file}: {one.kind}, can be used",):
            print(line)
    return CONFIGURATION if any(one.faults for one in checked) else FINE


def check(name: str) -> Iterator[Checked]:
    """A file, a folder, or the name of what comes with the program: a house file and a layout may share it."""
    path = Path(name)
    if path.is_dir() and not (path / calibration_file.CAMERA).is_file():
        files = sorted(path.glob("*.toml"))
        if not files:
            yield Checked(name, "", (f"{name}: holds no .toml; a file was expected",))
        for file in files:
            yield from check(str(file))
        return
    if path.is_dir():
        yield _calibration(path / calibration_file.CAMERA)
        return
    shipped = [folder for folder in (HOUSES, LAYOUTS) if path.name == name and (folder / f"{name}.toml").is_file()]
    try:
        for folder in shipped:
            yield _checked(*text_of(name, folder))
        if not shipped:
            yield _checked(*text_of(os.path.join(os.curdir, name), HOUSES))
    except ResourceError as error:
        yield Checked(name, "", (str(error),))


def check_as(kind: str, name: str) -> Checked:
    """Where a file of this kind alone will do."""
    path = Path(name)
    if kind == "calibration" and (path.is_dir() or not path.exists()):
        return _calibration(path)
    try:
        one = _checked(*text_of(name, HOUSES if kind == "house file" else LAYOUTS))
    except ResourceError as error:
        return Checked(name, "", (str(error),))
    return one if one.kind in (kind, "") else Checked(
        one.file, one.kind, (f"{one.file}: {one.kind} found; {kind} was expected",))


def _checked(text: str, file: str) -> Checked:
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        return Checked(file, "", (not_toml(file, text, error),))
    kind = _kind(data)
    if kind == "calibration":
        return _calibration(Path(file))
    if kind == "settings":
        return _settings(text, file)
    loaders: dict[str, Callable[[str, str], object]] = {"house file": load_house, "layout": load_felt}
    if kind not in loaders:
        return Checked(file, "", (f"{file}: neither a house file ([options]), nor a layout ([[area]]), nor a "
                                  "calibration ([plane]), nor settings ([table]); one of them was expected",))
    faults: tuple[str, ...] = ()
    try:
        loaders[kind](text, file)
    except (HouseFileError, LayoutError) as error:
        faults = error.faults
    return Checked(file, kind, tuple(with_line(text, file, fault) for fault in faults))


def _calibration(file: Path) -> Checked:
    try:
        calibration_file.load(file, load_felt)
    except CalibrationError as error:
        return Checked(str(file), "calibration", error.faults)
    return Checked(str(file), "calibration", ())


def _settings(text: str, file: str) -> Checked:
    """And what it names: a table that is opened by it must find all of that."""
    try:
        table = parse(text, file).table
    except SettingsError as error:
        return Checked(file, "settings", error.faults)
    return Checked(file, "settings", tuple(
        f"{file}:{line_of(text, ('table', key))}: table.{key}: {fault}" for key, fault in _of_table(table)
    ) if table else ())


def _of_table(table: TableSettings) -> Iterator[tuple[str, str]]:
    """What stands against opening it, and the key by which it was named."""
    felts = [("calibrations", "calibration", one) for one in table.calibrations] or [      # each with its own layout
        ("layout", "layout", table.layout)]
    named = [("house", "house file", table.house), *felts]
    faults = [(key, fault) for key, kind, name in named for fault in check_as(kind, name).faults]
    if not faults:
        layout = calibration_file.load(Path(table.calibrations[0])).layout_source.file if table.calibrations else (
            table.layout)
        try:
            house_and_layout(table.house, layout)
        except LayoutError as error:
            faults += [(felts[0][0], fault) for fault in error.faults]
    yield from faults
    yield from _of_cameras(table)


def _of_cameras(table: TableSettings) -> Iterator[tuple[str, str]]:
    from dealer_assist.vision.cameras.address import NoAddress, camera_at  # their drivers only where there are cameras

    for number, address in enumerate(table.cameras):
        try:
            camera_at(address)
        except NoAddress as error:
            yield "cameras", str(error)
        if address in table.cameras[:number]:
            yield "cameras", f"{address!r} named twice; each camera of a table was expected once"
    if table.calibrations and len(table.calibrations) != len(table.cameras):
        yield "calibrations", (f"{len(table.calibrations)} found; one for each of {len(table.cameras)} cameras was "
                               "expected, in their order")


def _kind(data: dict[str, Any]) -> str:
    if "plane" in data or "lens" in data:
        return "calibration"
    if "area" in data or "mark" in data:
        return "layout"
    if data.keys() & {"table", "screen", "window"}:
        return "settings"
    return "house file" if data.keys() & {"options", "pays", "house"} else ""
