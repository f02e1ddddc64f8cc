"""`dealer-assist calibrate`: sheets to print, a calibration from stills, or guided on the screen."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import numpy as np

from dealer_assist.calibration.error import CalibrationError
from dealer_assist.calibration.saying import report
from dealer_assist.calibration.sheets import Paper, lens_sheet, mark_sheets
from dealer_assist.calibration.sight import INDEX_MM, State
from dealer_assist.calibration.steps import Calibrating, read_on_felt
from dealer_assist.calibration.zones import points_to_touch
from dealer_assist.exit_codes import FINE, FOUND
from dealer_assist.languages import language
from dealer_assist.resources import DEFAULT, LAYOUTS, must_take_files, text_of
from dealer_assist.settings import load as load_settings
from dealer_assist.settings import save as save_settings
from dealer_assist.settings import settings_file
from dealer_assist.table.layout import Layout
from dealer_assist.tables import load_felt
from dealer_assist.vision.felt import FeltNotFound
from dealer_assist.vision.frame import Pixels
from dealer_assist.vision.picture_file import PictureError, open_picture
from dealer_assist.words import Currency, Words

_ENGLISH = Words(Currency("", 0))
_PICTURES = ".png", ".jpg", ".jpeg", ".bmp", ".tif", ".tiff", ".webp"


def add_arguments(calibrate: argparse.ArgumentParser) -> None:
    source = calibrate.add_mutually_exclusive_group(required=True)
    source.add_argument("--print", type=Path, metavar="FOLDER", dest="sheets",
                        help="write the lens sheet and the layout's marks there, to be printed in true size")
    source.add_argument("--camera", metavar="CAMERA",
                        help="guided on the screen: a camera's number (0, 1 …), a video file, rtsp://… or genicam:…")
    source.add_argument("--pictures", type=Path, metavar="FOLDER",
                        help="without a screen, from stills: the lens sheet here and there, tilted; the empty table")
    calibrate.add_argument("--layout", help="a layout file, or the name of a shipped one (that of the table that is "
                                            f"set up here, else {DEFAULT})")
    calibrate.add_argument("--paper", type=_paper, default=Paper.A4, metavar="A4|A3|Letter", help="for --print (A4)")
    calibrate.add_argument("--name", default="camera 0", help="of the camera that took the pictures (camera 0)")
    calibrate.add_argument("--touch", type=_pixel, action="append", default=[], metavar="X,Y",
                           help="four times, in pixels, instead of marks: where the picture shows the printed points "
                                "that are named when no marks are found")
    calibrate.add_argument("--part", action="store_true", help="the camera sees a part of the table, another one the "
                                                               "rest: three of the marks do")
    calibrate.add_argument("--index", type=_millimetres, default=INDEX_MM, metavar="MM",
                           help=f"how tall the cards' indices are, with their suit ({INDEX_MM:g})")
    calibrate.add_argument("--out", type=Path, default=Path("table"), metavar="FOLDER",
                           help="where to keep the calibration (table); an older one there is written over")
    calibrate.set_defaults(command=_calibrate)


def _paper(text: str) -> Paper:
    if text.upper() not in Paper.__members__:
        raise argparse.ArgumentTypeError(f"{text!r} found; one of A4, A3, Letter was expected")
    return Paper[text.upper()]


def _pixel(text: str) -> tuple[float, float]:
    try:
        x, y = (float(part) for part in text.split(","))
        if 0 <= x < 20_000 and 0 <= y < 20_000:
            return x, y
    except ValueError:
        pass
    raise argparse.ArgumentTypeError(f"{text!r} found; a place in the picture such as 640,360 was expected")


def _millimetres(text: str) -> float:
    try:
        if 5 <= float(text) <= 60:
            return float(text)
    except ValueError:
        pass
    raise argparse.ArgumentTypeError(f"{text!r} found; millimetres from 5 to 60 were expected")


def _calibrate(options: argparse.Namespace) -> int:
    text, file = text_of(options.layout or _layout_here(), LAYOUTS)
    layout = load_felt(text, file)
    if options.sheets is not None:
        print_sheets(layout, options.paper, options.sheets, print)
        return FINE
    must_take_files(options.out, "--out")
    if options.camera is not None:
        return _guided(options, text, file)
    if options.touch and options.part:
        raise PicturesError("--touch: four touches need the whole table in the picture, and --part says that it shows "
                            "a part; marks were expected there, three at least: leave --touch or --part away")
    if options.touch and len(options.touch) != 4:
        raise PicturesError(f"--touch: {len(options.touch)} found; four were expected, in the order in which "
                            "they are named when none is given")
    measuring = Calibrating(options.name, text, file, options.index, options.part, read_on_felt())
    worst = from_stills(measuring, options.pictures, options.touch, options.out, print)
    return FOUND if worst is State.FAULT else FINE


def _layout_here() -> str:
    table = load_settings(settings_file()).table
    layout = table.layout if table else DEFAULT
    print(f"layout: {layout}; for another felt give --layout")
    return layout


def _guided(options: argparse.Namespace, text: str, file: str) -> int:
    from dealer_assist.calibration.window import guided
    from dealer_assist.screen import display_answers, has_display
    from dealer_assist.vision.cameras.address import camera_at

    if not has_display() or not display_answers():
        raise CalibrationError("no display can be reached; calibrate at the table's own screen (see to DISPLAY), or "
                               "from stills: dealer-assist calibrate --pictures FOLDER")

    camera, spoken = camera_at(options.camera), [load_settings(settings_file()).screen.language]
    measuring = Calibrating(camera.name, text, file, options.index, options.part, read_on_felt())
    saved = guided(measuring, camera, options.out, Words(Currency("", 0), language(spoken[0])), spoken.append)
    if spoken[-1] != spoken[0]:
        settings = load_settings(settings_file())
        save_settings(replace(settings, screen=replace(settings.screen, language=spoken[-1])), settings_file())
    print(f"saved: {saved}" if saved else "closed before it was saved: nothing was kept")
    return FINE if saved else FOUND


class PicturesError(CalibrationError):
    """Pictures that cannot be calibrated from: names the folder or the file."""


def print_sheets(layout: Layout, paper: Paper, folder: Path, say: Callable[[str], None]) -> None:
    from PySide6.QtGui import QGuiApplication  # Qt only where it is wanted: it is slow to load

    from dealer_assist.calibration.printing import KINDS, SheetNotSaved, save

    if QGuiApplication.instance() is None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")      # it draws on paper only
    application = QGuiApplication.instance() or QGuiApplication(["dealer-assist"])
    assert application is not None
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise SheetNotSaved(folder) from None
    for sheet in (lens_sheet(paper), *mark_sheets(layout, paper)):
        for kind in KINDS:
            save(sheet, folder / f"{sheet.name}.{kind}")
        say(f"{folder / sheet.name}: .pdf, .svg, .png; print at 100 %, then measure the line of 100 mm")


def from_stills(calibrating: Calibrating, pictures: Path, touches: Sequence[tuple[float, float]], out: Path,
                say: Callable[[str], None]) -> State:
    """Pictures of the lens sheet give the lens; the others show the empty table."""
    files = sorted(file for file in _listed(pictures) if file.suffix.lower() in _PICTURES)
    table: list[tuple[Path, Pixels]] = []
    for file in files:
        pixels = _picture(file)
        view, _ = calibrating.offer(pixels)
        if view is None:
            table.append((file, pixels))
    if not files:
        raise PicturesError(f"{pictures}: holds no picture; some in {', '.join(_PICTURES)} were expected")
    if not table:
        raise PicturesError(f"{pictures}: the lens sheet is in each of {len(files)} pictures; one of the empty table "
                            "without it was expected")
    if len(sizes := {f"{pixels.shape[1]} x {pixels.shape[0]}" for _, pixels in table}) > 1:
        raise PicturesError(f"{pictures}: the table's pictures have several sizes ({', '.join(sorted(sizes))}); "
                            "pictures of one camera in one resolution were expected")
    say(f"{pictures}: lens sheet in {len(files) - len(table)} pictures, the table in {len(table)}")
    if calibrating.views:
        calibrating.measure_lens()
    for _, pixels in table:
        calibrating.watch(pixels)
    points = points_to_touch(calibrating.zones.layout)
    names = "; ".join(f"{n}. {_ENGLISH.say(name)}" for n, (name, _, _) in enumerate(points, 1))
    try:
        if touches:
            calibrating.touch(np.array([(x, y) for _, x, y in points]), np.array(touches), calibrating.reference)
        else:
            calibrating.find_marks(calibrating.reference)
    except FeltNotFound as error:
        if calibrating.part:
            raise
        instead = f"--touch X,Y was expected for each of: {names}" if touches else (
            f"or give --touch X,Y for each of: {names}")
        raise FeltNotFound(f"{error}; {instead}") from None
    calibrating.look_for_cards()
    looked = calibrating.check()
    file = calibrating.save(out, datetime.now(UTC).date())
    for line in report(calibrating, looked, _ENGLISH):
        say(line)
    say(f"saved: {file}")
    return max(one.state for one in looked.advice)


def _listed(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError as error:
        raise PicturesError(f"{folder}: {error.strerror or error}; a folder of pictures was expected") from None


def _picture(file: Path) -> Pixels:
    try:
        return open_picture(file)
    except PictureError as error:
        raise PicturesError(f"{error}; one of {', '.join(_PICTURES)} was expected") from None
