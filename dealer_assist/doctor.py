"""`dealer-assist doctor`: what stands against opening the table, and what to do about it."""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from itertools import islice, pairwise, zip_longest
from pathlib import Path
from typing import TypeVar

import cv2
import numpy as np

from dealer_assist import libraries
from dealer_assist.calibration.drift import DriftWatch, Judged, TooPlain
from dealer_assist.calibration.error import CalibrationError
from dealer_assist.calibration.file import Calibration
from dealer_assist.calibration.file import load as load_calibration
from dealer_assist.calibration.saying import said, to_do
from dealer_assist.calibration.sight import INDEX_MM, State, ZoneSight, advice, look_over, smear
from dealer_assist.config_check import check_as
from dealer_assist.exit_codes import FINE, FOUND
from dealer_assist.games import load_house
from dealer_assist.games.house_file import House
from dealer_assist.keys import KeysError, KeyStore
from dealer_assist.ledger.entries import CameraBack
from dealer_assist.ledger.store import RECORD, Ledger, LedgerError, durability, read
from dealer_assist.ledger.succession import heirs
from dealer_assist.people.house import house_entries, house_path
from dealer_assist.people.roles import Role
from dealer_assist.people.roll import roll_of
from dealer_assist.resources import HOUSES, LAYOUTS, MODELS, text_of
from dealer_assist.sessions.folder import LEDGER
from dealer_assist.sessions.header import this_program
from dealer_assist.settings import NONE, SettingsError, settings_file
from dealer_assist.settings import load as load_settings
from dealer_assist.table.layout import Layout, load_layout
from dealer_assist.vision.felt import FeltNotFound
from dealer_assist.vision.frame import Camera, CameraError, Frame, Pixels, colourless
from dealer_assist.vision.model_files import ModelError
from dealer_assist.vision.photograph import PhotographReader
from dealer_assist.vision.reading import CardReader
from dealer_assist.vision.several import plane_in
from dealer_assist.words import Currency, Words

CameraAt = Callable[[str], Camera]
Name = TypeVar("Name", str, Path)
T = TypeVar("T")

SHIFT_GB, LEAST_GB = 40, 4          # a shift of eight hours' film, and less than an hour of it
WRITES_MB, SLOW_MB = 20, 6          # a second: a film needs less than one
SYNC_MS, SLOW_SYNC_MS = 60, 250     # an entry is on disk before the screen shows what follows from it
RATE, LOW_RATE = 24, 10             # pictures a second
LOOKED = 3                          # seconds at the camera
READING_MS = 250                    # for one picture of a zone, on a machine that can keep up
SCREEN = 1024, 600
_TRIAL_MB = 32
_BORN = datetime(2026, 1, 1, tzinfo=UTC)    # a clock that says less was never set


@dataclass(frozen=True, slots=True)
class Finding:
    check: str
    state: State
    what: str
    do: str = ""


def add_arguments(doctor: argparse.ArgumentParser) -> None:
    doctor.add_argument("--camera", metavar="CAMERA", action="append",
                        help="also look through this camera, or a video file; two cameras: given twice. Without "
                             "camera, house, layout and calibration: those of the table that is set up here")
    doctor.add_argument("--house", metavar="FILE", help="also check this house file, or the shipped one of this name")
    doctor.add_argument("--layout", metavar="FILE", help="the layout for --camera, where there is no calibration")
    doctor.add_argument("--calibration", type=Path, metavar="FILE", action="append",
                        help="also check this calibration; of two cameras: twice, in their order")
    doctor.add_argument("--ledger", metavar="URL", help="also ask the pit's database, which the record is copied to")
    doctor.add_argument("--records", type=Path, metavar="FOLDER",
                        help="where sessions are kept (in the records of the settings, else here)")
    doctor.add_argument("--models", type=Path, default=MODELS, metavar="FOLDER", help=argparse.SUPPRESS)
    doctor.add_argument("--json", action="store_true", help="the same for a program")
    doctor.set_defaults(command=_doctor)


def _doctor(options: argparse.Namespace) -> int:
    from dealer_assist.vision.cameras.address import camera_at  # their drivers only where a camera is asked for

    table, wrong = None, list[Finding]()
    try:
        table = load_settings(settings_file()).table
    except SettingsError as error:
        wrong = [Finding("settings", State.FAULT, fault, "mend it, or remove it: dealer-assist run asks anew")
                 for fault in error.faults]
    if options.records is None:
        options.records = Path(table.records) if table else Path()
    asked = [options.camera, options.house, options.layout, options.calibration]
    if table and all(one is None for one in asked):
        options.camera, options.house = list(table.cameras), table.house
        options.calibration = [Path(one) for one in table.calibrations]
        options.layout = None if options.calibration else table.layout
    findings = [*wrong, *examined(options, camera_at)]
    worst = max(finding.state for finding in findings)
    if options.json:
        print(json.dumps({"worst": worst.name.lower(), "findings": [
            {"check": f.check, "state": f.state.name.lower(), "what": f.what, "do": f.do} for f in findings]},
            ensure_ascii=False, indent=2))
    else:
        wide = max(len(finding.check) for finding in findings)
        for finding in findings:
            print(f"{_SIGNS[finding.state]:<9}{finding.check:<{wide}}  {finding.what}")
            if finding.do:
                print(f"{'':<9}{'':<{wide}}  → {finding.do}")
    return FOUND if worst is State.FAULT else FINE


_SIGNS = {State.OK: "ok", State.WARNING: "warning", State.FAULT: "FAULT"}


def examined(options: argparse.Namespace, open_camera: CameraAt) -> Iterator[Finding]:
    """Cheap ones first; one that fails hides no other."""
    yield from program()
    yield from clock()
    yield from disk(options.records)
    yield from database(options.records)
    yield from model(options.models)
    yield from screen()
    yield from keys()
    yield from people(options.records)
    if options.ledger:
        yield from pit(options.ledger)
    house = yield from configuration("house file", options.house, _house)
    layout = yield from configuration("layout", options.layout, _layout)
    calibrations = []
    for named in options.calibration or ():
        calibrations.append((yield from configuration("calibration", named, load_calibration)))
    for felt in [one.layout for one in calibrations if one] or ([layout] if layout else []):
        if house:
            yield from together(house, felt)
    cameras = [address for address in options.camera or () if address != NONE]
    if cameras and calibrations and len(cameras) != len(calibrations):
        yield Finding("configuration", State.FAULT, f"{len(calibrations)} calibrations for {len(cameras)} cameras",
                      "give each camera its own, in their order")
    sights = []
    for address, calibration in zip_longest(cameras, calibrations[:len(cameras)]):
        sights.append((yield from camera(address, open_camera, layout, calibration, alone=len(cameras) == 1)))
    yield from unseen([sight for sight in sights if sight is not None])


def unseen(sights: Sequence[Sequence[ZoneSight]]) -> Iterator[Finding]:
    """What one camera does not see wholly another one may."""
    whole = {zone.place for zones in sights for zone in zones if zone.whole}
    missing = [str(zone.place) for zone in (sights[0] if sights else ()) if zone.place not in whole]
    if missing:
        yield Finding("picture", State.FAULT, f"{', '.join(missing)}: not wholly in the picture of "
                      f"{'any camera' if len(sights) > 1 else 'this camera, and no other was named'}",
                      "turn a camera, or name the one that sees them: --camera and --calibration once more")


def _house(name: str) -> House:
    return load_house(*text_of(name, HOUSES))


def _layout(name: str) -> Layout:
    return load_layout(*text_of(name, LAYOUTS))


def program() -> Iterator[Finding]:
    told = (f"dealer-assist {this_program().version}, Python {platform.python_version()}, "
            f"OpenCV {version('opencv-python')}")
    missing = libraries.missing()
    if missing:
        yield Finding("program", State.FAULT, f"{told}; the system lacks {', '.join(missing)}",
                      "python -m dealer_assist.libraries installs them, or names the packages")
    else:
        yield Finding("program", State.OK, told)


def clock() -> Iterator[Finding]:
    now = datetime.now(UTC)
    if now < _BORN:
        yield Finding("clock", State.FAULT, f"says {now:%Y-%m-%d %H:%M} UTC: it was never set",
                      "set it, and let it be kept by NTP; replace the machine's battery")
        return
    synchronised = _synchronised()
    told = f"{now:%Y-%m-%d %H:%M:%S} UTC"
    if synchronised is False:
        yield Finding("clock", State.WARNING, f"{told}, kept by nobody",
                      "switch time synchronisation (NTP) on: disputes compare times")
    elif synchronised is None:
        yield Finding("clock", State.WARNING, f"{told}; whether it is kept by NTP cannot be seen here",
                      "see in the system's settings that time is set automatically")
    else:
        yield Finding("clock", State.OK, f"{told}, kept by NTP")


def _synchronised() -> bool | None:
    command = {"linux": ["timedatectl", "show", "--property=NTPSynchronized", "--value"],
               "win32": ["w32tm", "/query", "/status"]}.get(sys.platform)
    if command is None or shutil.which(command[0]) is None:
        return None
    try:
        told = subprocess.run(command, capture_output=True, text=True, timeout=5, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return None
    if told.returncode:
        return None
    return told.stdout.strip() == "yes" if sys.platform == "linux" else "0x0" not in told.stdout


def disk(folder: Path) -> Iterator[Finding]:
    if folder.exists() and not folder.is_dir():
        yield Finding("disk space", State.FAULT, f"{folder}: is a file; a folder was expected",
                      "give --records the folder in which sessions are kept")
        return
    there = _existing(folder)
    free = shutil.disk_usage(there).free / 1e9
    state = State.FAULT if free < LEAST_GB else State.WARNING if free < SHIFT_GB else State.OK
    yield Finding("disk space", state, f"{free:.0f} GB free in {there.resolve()}",
                  "" if state is State.OK else f"{SHIFT_GB} GB hold a shift's film: move old sessions elsewhere")
    try:
        speed, sync = _written(there)
    except OSError as error:
        yield Finding("disk speed", State.FAULT, f"{there.resolve()}: cannot be written ({error.strerror or error})",
                      "give --records a folder that can be written")
        return
    told = f"{speed:.0f} MB/s, {sync:.0f} ms until a small entry is safe"
    if speed < SLOW_MB or sync > SLOW_SYNC_MS:
        yield Finding("disk speed", State.FAULT, told, "use another disk: this one would hold up the table")
    elif speed < WRITES_MB or sync > SYNC_MS:
        yield Finding("disk speed", State.WARNING, told, "nothing else should write to this disk; an SSD is better")
    else:
        yield Finding("disk speed", State.OK, told)


def _existing(folder: Path) -> Path:
    folder = folder.absolute()
    while not folder.is_dir():
        folder = folder.parent
    return folder


def _written(folder: Path) -> tuple[float, float]:
    """Megabytes a second, and milliseconds for a small write to be on disk: the middle of several."""
    block = os.urandom(1_000_000)
    with tempfile.TemporaryFile(dir=folder, buffering=0) as file:
        begun = time.perf_counter()
        for _ in range(_TRIAL_MB):
            file.write(block)
        os.fsync(file.fileno())
        speed = _TRIAL_MB / (time.perf_counter() - begun)
        waits = []
        for _ in range(9):
            begun = time.perf_counter()
            file.write(block[:400])
            os.fsync(file.fileno())
            waits.append(time.perf_counter() - begun)
    return speed, sorted(waits)[len(waits) // 2] * 1000


def database(folder: Path) -> Iterator[Finding]:
    journal, _ = durability(sqlite3.sqlite_version_info)
    try:
        with tempfile.TemporaryDirectory(dir=_existing(folder)) as trial:
            path = Path(trial) / LEDGER
            with closing(Ledger.create(path)) as ledger:
                for number in range(3):
                    written = ledger.note(number, "doctor", CameraBack("trial"))
            kept = len(read(path).entries)
    except (OSError, LedgerError, KeysError) as error:
        said = getattr(error, "strerror", None) or error
        yield Finding("database", State.FAULT, f"{folder.absolute()}: a record cannot be kept there ({said})",
                      "give --records a folder that can be written, or see to the disk")
        return
    state = State.OK if kept == written else State.FAULT
    yield Finding("database", state,
                  f"SQLite {sqlite3.sqlite_version}, journal {journal}; {kept} of {written} entries read back",
                  "" if state is State.OK else "see to the disk, use another one")
    ledger_file = folder / LEDGER
    if ledger_file.is_file():
        try:
            reading = read(ledger_file)
            bad = [finding.what for finding in reading.findings]
        except LedgerError as error:
            bad = [str(error)]
        if bad:
            yield Finding("session", State.FAULT, f"{ledger_file}: {bad[0]}", f"dealer-assist replay {folder} --check")
        else:
            yield Finding("session", State.OK, f"{ledger_file}: {len(reading.entries)} entries, unbroken")


def keys() -> Iterator[Finding]:
    try:
        store = KeyStore.open()
        key, following = store.signing_key(RECORD).public, heirs(store, RECORD)     # one that is lost is made anew
        had = [known for known in store.public_keys().values() if known.name == key.name]
    except KeysError as error:
        yield Finding("keys", State.FAULT, str(error), "without its key this machine keeps no record")
        return
    expected = following[-1].new if following else had[0].text if had else key.text
    if key.text == expected:
        yield Finding("keys", State.OK, f"records are signed by {key.text}, kept in {store.where}; keep it "
                                        "elsewhere too")
    else:
        yield Finding("keys", State.FAULT, f"{expected}, by which records were signed, is no more in {store.where}; "
                      f"nobody vouches for {key.text}, which took its place",
                      "put a copy of it back, or let two people vouch for the new one: dealer-assist ledger key "
                      "recover")


def people(records: Path) -> Iterator[Finding]:
    """Who may look at what is kept there, and who decides."""
    try:
        roll = roll_of(house_entries(records))
    except LedgerError as error:
        yield Finding("people", State.FAULT, str(error), f"dealer-assist ledger verify {house_path(records).parent}")
        return
    supervisors = sum(Role.SUPERVISOR in one.roles for one in roll.present)
    told = f"{records.resolve()}: {len(roll.present)} people, {supervisors} of them pit supervisors"
    if not roll.present:
        yield Finding("people", State.WARNING, f"{records.resolve()}: nobody works here yet, so nobody opens the desk",
                      f"dealer-assist people first NAME --records {records}")
    elif supervisors < 2:       # two must agree on what gives money back, changes a rule or a key
        yield Finding("people", State.WARNING, told, "where two must agree there is nobody to agree with: add a pit "
                                                     "supervisor with dealer-assist people add")
    else:
        yield Finding("people", State.OK, told)


def pit(url: str) -> Iterator[Finding]:
    """A table never waits for it: what does not answer now is sent what it missed."""
    from dealer_assist.pit.error import Away, PitError  # its driver only where there is a pit
    from dealer_assist.pit.schema import connected, database, takes_records

    try:
        with connected(database(url)) as connection:
            taken = takes_records(connection)
    except PitError as error:
        what, _, do = str(error).partition("; ")
        yield Finding("pit", State.WARNING if isinstance(error, Away) else State.FAULT, what, do)
        return
    if taken:
        yield Finding("pit", State.OK, "its database answers, and takes this table's record")
    else:
        yield Finding("pit", State.FAULT, "its database answers, but takes no record from this user",
                      "give a table's user, as dealer-assist pit setup --tables names it")


def model(folder: Path) -> Iterator[Finding]:
    try:
        reader = CardReader(folder)
        PhotographReader(reader)
    except ModelError as error:
        yield Finding("model", State.FAULT, str(error), "install dealer-assist again")
        return
    picture = np.full((260, 720, 3), 80, np.uint8)
    reader.read([picture])
    begun = time.perf_counter()
    for _ in range(3):
        reader.read([picture])
    took = (time.perf_counter() - begun) / 3 * 1000
    slow = took > READING_MS
    yield Finding("model", State.WARNING if slow else State.OK,
                  f"digest {reader.digest[:12]}, files unchanged; a zone is read in {took:.0f} ms",
                  "close other programs: the machine is too slow to follow a table" if slow else "")


def screen() -> Iterator[Finding]:
    """Asked in a process of its own: where there is no display, Qt ends the process that wants one."""
    ask = ("from PySide6.QtGui import QGuiApplication as A; a = A([]); s = a.primaryScreen();"
           "print(s.size().width(), s.size().height(), a.platformName(), len(a.screens()))")
    try:
        told = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, timeout=30, check=False)
        wide, high, kind, count = told.stdout.split()
    except (subprocess.TimeoutExpired, ValueError):
        yield Finding("screen", State.WARNING, "no display can be reached",
                      "plug it in and log in at it; without one the table runs with --offscreen")
        return
    if kind == "offscreen":
        yield Finding("screen", State.WARNING, "none: windows are drawn offscreen",
                      "unset QT_QPA_PLATFORM at the table")
    elif int(wide) < SCREEN[0] or int(high) < SCREEN[1]:
        yield Finding("screen", State.FAULT, f"{wide} x {high}", f"{SCREEN[0]} x {SCREEN[1]} or more is needed")
    else:
        yield Finding("screen", State.OK, f"{wide} x {high}" + (f", {count} screens" if int(count) > 1 else ""))


def configuration(kind: str, named: Name | None, load: Callable[[Name], T]) -> Generator[Finding, None, T | None]:
    """All that is wrong with it; itself, where nothing is."""
    if named is None:
        return None
    one = check_as(kind, str(named))
    for fault in one.faults:
        yield Finding("configuration", State.FAULT, fault, "mend it; dealer-assist config check tells more")
    if one.faults:
        return None
    yield Finding("configuration", State.OK, f"{one.file}: {kind}, can be used")
    return load(named)


def together(house: House, layout: Layout) -> Iterator[Finding]:
    if layout.game != house.game_id:
        yield Finding("configuration", State.FAULT,
                      f"the layout is for {layout.game}, the house file for {house.game_id}",
                      "choose a layout and a house file of the same game")
        return
    areas = {area.place for area in layout.areas}
    without = [str(place) for place in house.game.places(layout.seats) if place not in areas]
    if without:
        yield Finding("configuration", State.FAULT, f"the layout has no area for {', '.join(without)}",
                      "choose a layout made for this house file, or add the areas")


def camera(address: str, open_camera: CameraAt, layout: Layout | None,
           calibration: Calibration | None, *, alone: bool = True) -> Generator[
               Finding, None, tuple[ZoneSight, ...] | None]:
    """``alone``: no other camera sees the rest of the table. Comes to how the zones are seen, if they are."""
    try:
        the_camera = open_camera(address)
        frames = _watched(the_camera)
    except CameraError as error:
        what, _, do = str(error).partition("; ")
        yield Finding("camera", State.FAULT, what, do or "see to its cable and power, and that nothing else uses it")
        return None
    if len(frames) < 2:
        yield Finding("camera", State.FAULT, f"{the_camera.name}: gave {len(frames)} pictures in {LOOKED} s",
                      "see to its cable and power")
        return None
    height, width = frames[-1].pixels.shape[:2]
    rate = (len(frames) - 1) / max((frames[-1].captured_at - frames[0].captured_at) / 1e6, 1e-3)
    longest = max(b.captured_at - a.captured_at for a, b in pairwise(frames)) / 1000
    state = State.FAULT if rate < LOW_RATE else State.WARNING if rate < RATE or height < 720 else State.OK
    yield Finding("camera", state, f"{the_camera.name}: {width} x {height}, {rate:.0f} pictures a second, the longest "
                  f"wait {longest:.0f} ms", "" if state is State.OK else
                  "more light (cameras slow down in the dark), a faster port, 1080p at 25 pictures a second or more")
    picture = np.asarray(np.median(np.stack([frame.pixels for frame in frames[-9:]]), axis=0), np.uint8)
    if colourless(picture):
        yield Finding("camera", State.FAULT, f"{the_camera.name}: its pictures have no colour, a diamond can be taken "
                      "for a spade", "switch its colours on, or take a camera that sees colours")
    try:
        if calibration:
            layout, lens_error = calibration.layout, calibration.lens_error
            plane = calibration.plane_for(width, height, the_camera.name)
            held = True
            for finding in _moved(calibration, frames[-1]):
                held = finding.state is State.OK
                yield finding
            if held:
                plane = calibration.plane_in(picture, the_camera.name)      # as the table is opened: by its marks
        elif layout:
            plane, lens_error = plane_in(picture, layout, alone), 0.0
        else:
            yield from light(picture)
            return None
    except (FeltNotFound, CalibrationError) as error:
        yield from light(picture)       # which may be why
        yield Finding("felt", State.FAULT, str(error), "calibrate the camera: dealer-assist calibrate")
        return None
    words, zones = Words(Currency("", 0)), look_over(picture, plane, layout)
    for one in advice(tuple(zone for zone in zones if zone.whole), plane, lens_error, INDEX_MM):
        yield Finding("picture", one.state, said(one, words), "" if one.state is State.OK else to_do(one, words))
    return zones


def light(picture: Pixels) -> Iterator[Finding]:
    edge = smear(np.asarray(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), np.uint8))
    yield Finding("light", State.OK if picture.mean() > 25 else State.FAULT, f"mean grey {picture.mean():.0f}, "
                  f"edges over {edge:.1f} px" if edge else f"mean grey {picture.mean():.0f}, no edges",
                  "" if picture.mean() > 25 else "switch the lamp on, take the lens cap off")


def _moved(calibration: Calibration, frame: Frame) -> Iterator[Finding]:
    height, width = frame.pixels.shape[:2]
    reference = calibration.reference_for(width, height)
    if reference is None:
        yield Finding("place", State.WARNING, "the calibration keeps no picture to see by whether the camera moved",
                      "calibrate again")
        return
    try:
        watch = DriftWatch(reference, calibration.plane_for(width, height, frame.camera), calibration.layout)
    except TooPlain as error:
        yield Finding("place", State.WARNING, str(error), "lay marks, calibrate again")
        return
    look = watch.judge(frame.pixels)
    match look.judged:
        case Judged.HELD:
            yield Finding("place", State.OK, "camera and table are where they were calibrated")
        case Judged.MOVED:
            far = f" by {look.millimetres:.0f} mm" if look.millimetres else ": nothing of the felt is where it was"
            yield Finding("place", State.FAULT, f"camera or table moved since the calibration{far}",
                          "set it back, or calibrate again: dealer-assist calibrate")
        case _:
            yield Finding("place", State.WARNING, "whether camera or table moved cannot be seen: dark, covered, or "
                          "out of focus", "switch the lamp on, clear the table, look again")


def _watched(the_camera: Camera) -> Sequence[Frame]:
    """For some seconds of captured time, and not much longer of ours."""
    frames: list[Frame] = []
    begun = time.monotonic()
    taken = the_camera.frames()
    for frame in islice(taken, 400):
        frames.append(frame)
        if len(frames) > 12:
            frames[-13] = Frame(frame.camera, frames[-13].index, frames[-13].captured_at, _NOTHING)  # a film is large
        if frame.captured_at - frames[0].captured_at > LOOKED * 1_000_000 or time.monotonic() - begun > 4 * LOOKED:
            break
    close: Callable[[], None] | None = getattr(taken, "close", None)
    if close:
        close()
    return frames


_NOTHING = np.empty((0, 0, 3), np.uint8)
