"""`dealer-assist calibrate` without a screen: sheets to print, and a calibration from stills."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

import cv2
import numpy as np

from dealer_assist.calibration.sheets import Paper, lens_sheet, mark_sheets
from dealer_assist.calibration.sight import State
from dealer_assist.calibration.steps import Calibrating, report
from dealer_assist.calibration.zones import points_to_touch
from dealer_assist.table.layout import Layout
from dealer_assist.vision.frame import Pixels

PICTURES = ".png", ".jpg", ".jpeg", ".bmp", ".tif", ".tiff", ".webp"


class PicturesError(Exception):
    """Pictures that cannot be calibrated from: names the folder or the file."""


def print_sheets(layout: Layout, paper: Paper, folder: Path, say: Callable[[str], None]) -> None:
    from PySide6.QtGui import QGuiApplication  # Qt only where it is wanted: it is slow to load

    from dealer_assist.calibration.printing import KINDS, save

    if QGuiApplication.instance() is None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")      # it draws on paper only
    application = QGuiApplication.instance() or QGuiApplication(["dealer-assist"])
    assert application is not None
    folder.mkdir(parents=True, exist_ok=True)
    for sheet in (lens_sheet(paper), *mark_sheets(layout, paper)):
        for kind in KINDS:
            save(sheet, folder / f"{sheet.name}.{kind}")
        say(f"{folder / sheet.name}: .pdf, .svg, .png; print at 100 %, then measure the line of 100 mm")


def from_stills(calibrating: Calibrating, pictures: Path, touches: Sequence[tuple[float, float]], out: Path,
                say: Callable[[str], None]) -> State:
    """Pictures of the lens sheet give the lens; the others show the empty table."""
    files = sorted(file for file in _listed(pictures) if file.suffix.lower() in PICTURES)
    table: list[tuple[Path, Pixels]] = []
    for file in files:
        pixels = _picture(file)
        view, _ = calibrating.offer(pixels)
        if view is None:
            table.append((file, pixels))
    if not table:
        raise PicturesError(f"{pictures}: {len(files)} pictures, none of the empty table without the lens sheet; at "
                            "least one was expected")
    say(f"{pictures}: lens sheet in {len(files) - len(table)} pictures, the table in {len(table)}")
    if calibrating.views:
        calibrating.measure_lens()
    for _, pixels in table:
        calibrating.watch(pixels)
    if touches:
        felt = np.array([(x, y) for _, x, y in points_to_touch(calibrating.zones.layout)])
        calibrating.touch(felt, np.array(touches), calibrating.reference)
    else:
        calibrating.find_marks(calibrating.reference)
    looked = calibrating.check()
    file = calibrating.save(out, datetime.now(UTC).date())
    for line in report(calibrating, looked):
        say(line)
    say(f"saved: {file}")
    return max(one.state for one in looked.advice)


def _listed(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError as error:
        raise PicturesError(f"{folder}: {error.strerror or error}; a folder of pictures was expected") from None


def _picture(file: Path) -> Pixels:
    pixels = cv2.imdecode(np.frombuffer(file.read_bytes() or b"\0", np.uint8), cv2.IMREAD_COLOR)
    if pixels is None:
        raise PicturesError(f"{file}: cannot be read as a picture; one of {', '.join(PICTURES)} was expected")
    return np.asarray(pixels, np.uint8)
