"""A table's calibration on disk: a folder whose camera.toml holds lens and felt plane of one camera.

Beside it lie the layout, in felt millimetres, and a picture of the empty felt as it was when all this was measured.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from dealer_assist.calibration.drift import DriftWatch, Judged, Look, TooPlain
from dealer_assist.calibration.error import CalibrationError
from dealer_assist.calibration.sight import FITS
from dealer_assist.resources import LAYOUTS, NotText, ResourceError, text_in, text_of
from dealer_assist.sessions.header import Source
from dealer_assist.table.layout import Layout, LayoutError, load_layout
from dealer_assist.toml_lines import Keys, not_toml, with_line, written
from dealer_assist.vision.felt import FeltNotFound, OtherFelt, Plane, find_plane, placed
from dealer_assist.vision.frame import Pixels
from dealer_assist.vision.lens import Lens
from dealer_assist.vision.picture_file import PictureError, open_picture

CAMERA, LAYOUT, REFERENCE = "camera.toml", "layout.toml", "reference.png"
MARKS, TOUCHES = "marks", "touches"
_SHAPE = 0.01       # by which two pictures' shapes may differ: resolutions are rounded to whole pixels
_LARGEST = 20_000   # pixels
_AS_BEFORE = 6.0    # millimetres: the print is said to lie where it lay up to 3, and the marks tell a little otherwise


@dataclass(frozen=True, slots=True, eq=False)
class Calibration:
    file: Path
    camera: str                 # its name: another camera is another calibration
    layout: Layout
    layout_source: Source
    width: int                  # of the pictures it was made from
    height: int
    plane: Plane
    by: str                     # MARKS or TOUCHES
    lens_error: float           # pixels; 0 without a lens
    reference: Pixels | None    # the empty felt

    def plane_for(self, width: int, height: int, camera: str) -> Plane:
        """In another resolution of the same shape a camera sees the same."""
        if abs(width / height - self.width / self.height) > _SHAPE:
            raise CalibrationError(
                f"camera {camera}: gives pictures of {width} x {height}; the shape of {self.width} x {self.height} was "
                "expected, in which it was calibrated: set the camera back, or calibrate it again")
        return self.plane if width == self.width else self.plane.scaled(width / self.width)

    def plane_in(self, pixels: Pixels, camera: str) -> Plane:
        """By its marks where they are seen, else as it was calibrated, if the felt is seen where it was then."""
        height, width = pixels.shape[:2]
        plane = self.plane_for(width, height, camera)
        told = self._look(pixels, plane)
        look = told or Look(Judged.HELD)    # a felt that is too plain to tell is taken to lie where it lay
        if look.judged is Judged.DARK:      # marks can be seen in light in which no card is read
            raise FeltNotFound(f"camera {camera}: the table lies in the dark; the light in which it was calibrated was "
                               f"expected ({self.file}): switch the lamp on")
        if self.by == MARKS:
            try:
                found = find_plane(pixels, self.layout, plane.lens)
            except OtherFelt:
                raise
            except FeltNotFound:
                pass
            else:
                if found.error > plane.error + FITS:
                    raise FeltNotFound(
                        f"camera {camera}: the marks lie {found.error:.1f} mm beside where the layout has them, "
                        f"{plane.error:.1f} mm when it was calibrated ({self.file}): another felt, or a mark that was "
                        "moved; name the calibration of this table, or calibrate again")
                # Where the print lies where it lay, and a mark does not, that mark was moved.
                return plane if told and told.judged is Judged.HELD and not self._as_before(found, plane) else found
        if look.judged is Judged.MOVED:
            far = f" by {look.millimetres:.0f} mm" if look.millimetres else ", or is covered"
            raise FeltNotFound(f"camera {camera}: it or the table moved{far} since it was calibrated ({self.file}): "
                               "clear the table, set it back, or calibrate again")
        if look.judged is Judged.UNKNOWN:
            raise FeltNotFound(f"camera {camera}: too little of the felt is seen as it was when it was calibrated "
                               f"({self.file}): clear the table, light it as it was, or calibrate again")
        return plane

    def _as_before(self, found: Plane, plane: Plane) -> bool:
        at = np.array([(mark.x, mark.y) for mark in self.layout.whole_marks])
        return bool(np.linalg.norm(plane.millimetres(found.pixels(at)) - at, axis=1).max() <= _AS_BEFORE)

    def _look(self, pixels: Pixels, plane: Plane) -> Look | None:
        """None: the felt is too plain to tell, or no picture of it was kept; the table is opened, and says so."""
        height, width = pixels.shape[:2]
        reference = self.reference_for(width, height)
        if reference is None:
            return None
        try:
            return DriftWatch(reference, plane, self.layout).judge(pixels)
        except TooPlain:
            return None

    def reference_for(self, width: int, height: int) -> Pixels | None:
        if self.reference is None or self.reference.shape[1] == width:
            return self.reference
        return np.asarray(cv2.resize(self.reference, (width, height), interpolation=cv2.INTER_AREA), np.uint8)


def save(folder: Path, camera: str, layout_text: str, plane: Plane, by: str, size: tuple[int, int], lens_error: float,
         reference: Pixels, made: date) -> Path:
    """The folder's three files; camera.toml last, since it is what the others are found by."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / LAYOUT).write_text(layout_text, encoding="utf-8")
    encoded, png = cv2.imencode(".png", reference)
    assert encoded
    (folder / REFERENCE).write_bytes(png.tobytes())
    data: dict[str, Any] = {"camera": camera, "layout": LAYOUT, "reference": REFERENCE, "made": made,
                            "picture": {"width": size[0], "height": size[1]}}
    if plane.lens:
        data["lens"] = {"focal": [plane.lens.fx, plane.lens.fy], "centre": [plane.lens.cx, plane.lens.cy],
                        "distortion": list(plane.lens.distortion), "error": lens_error}
    data["plane"] = {"by": by, "to_pixels": list(plane.to_pixels), "error": plane.error}
    file = folder / CAMERA
    file.write_text("# Made by dealer-assist calibrate: lens in pixels, plane from felt millimetres to pixels before "
                    "the lens bends\n# them. A moved camera is calibrated anew, not corrected here.\n" + written(data),
                    encoding="utf-8")
    return file


def load(path: Path, layout_in: Callable[[str, str], Layout] = load_layout) -> Calibration:
    """``path``: camera.toml, or the folder in which it lies. ``layout_in``: for who asks more of its layout."""
    file = path / CAMERA if path.is_dir() else path
    try:
        text = text_in(file)
    except NotText as error:
        raise CalibrationError(str(error)) from None
    except OSError as error:
        raise CalibrationError(f"{file}: {error.strerror or error}; a calibration was expected, as dealer-assist "
                               "calibrate makes it") from None
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise CalibrationError(not_toml(str(file), text, error)) from None
    return _Reading(file, text, data, layout_in).calibration()


class _Reading(Keys):
    def __init__(self, file: Path, text: str, data: dict[str, Any], layout_in: Callable[[str, str], Layout]) -> None:
        super().__init__(str(file), text, data)
        self.beside, self.layout_in = file.parent, layout_in

    def calibration(self) -> Calibration:
        camera = self.take("camera", _text, "the camera's name in quotes")
        layout_name = self.take("layout", _beside, "a layout file beside this one, or the name of a shipped layout")
        reference = self.take("reference", _beside, "a picture beside this file", needed=False)
        self.take("made", lambda v: type(v) is date, "a date such as 2026-01-31", needed=False)
        width = self.take("picture.width", _size, f"a whole number of pixels up to {_LARGEST}")
        height = self.take("picture.height", _size, f"a whole number of pixels up to {_LARGEST}")
        bends = "lens" in self.data
        focal = self.take("lens.focal", _numbers(2, 1), "two numbers of pixels above 0", needed=bends)
        centre = self.take("lens.centre", _numbers(2), "two numbers of pixels", needed=bends)
        distortion = self.take("lens.distortion", _numbers(5), "five numbers (k1 k2 p1 p2 k3)", needed=bends)
        lens_error = self.take("lens.error", _numbers(0, 0), "a number of pixels, 0 or more,", needed=bends)
        by = self.take("plane.by", lambda v: v in (MARKS, TOUCHES), f"one of {MARKS}, {TOUCHES}")
        to_pixels = self.take("plane.to_pixels", _numbers(9), "nine numbers, a matrix by rows")
        error = self.take("plane.error", _numbers(0, 0), "a number of millimetres, 0 or more,")
        self.refuse_unknown()
        felt = self._felt(reference)
        if felt is not None and width and height and felt.shape[:2] != (height, width):
            self.fault(("picture",), f"{width} x {height} found; the size of {reference!r} was expected, "
                                     f"{felt.shape[1]} x {felt.shape[0]}: calibrate again")
        source, layout = self._layout(layout_name)
        if self.faults or layout is None or source is None:
            raise CalibrationError(*self.faults)
        lens = Lens(width, height, focal[0], focal[1], centre[0], centre[1], tuple(distortion)) if bends else None
        plane = Plane(tuple(float(n) for n in to_pixels), float(error), 1.0, lens)
        return Calibration(Path(self.file), camera, layout, source, width, height,
                           self._checked(plane, layout, width, height), by, float(lens_error or 0), felt)

    def _checked(self, plane: Plane, layout: Layout, width: int, height: int) -> Plane:
        try:
            return placed(plane, layout, width, height)
        except FeltNotFound as error:
            self.fault(("plane", "to_pixels"), f"{error}; the layout's felt in the picture was expected: calibrate "
                                               "again")
            raise CalibrationError(*self.faults) from None

    def _felt(self, name: str | None) -> Pixels | None:
        try:
            return open_picture(self.beside / name) if name else None
        except PictureError as error:
            self.fault(("reference",), f"{name!r} found; {error}; the empty felt was expected: calibrate again")
            return None

    def _layout(self, name: str | None) -> tuple[Source | None, Layout | None]:
        if name is None:
            return None, None
        beside = self.beside / name
        try:
            text, file = text_of(str(beside), LAYOUTS) if name.endswith(".toml") else text_of(name, LAYOUTS)
        except ResourceError as error:
            self.fault(("layout",), f"{name!r} found; {error}")
            return None, None
        try:
            return Source(file, text), self.layout_in(text, file)
        except LayoutError as error:
            self.faults += [with_line(text, file, fault) for fault in error.faults]
            return None, None


def _text(value: Any) -> bool:
    return isinstance(value, str) and bool(value)


def _beside(value: Any) -> bool:
    """A plain name: what came from elsewhere does not lead out of its folder."""
    return _text(value) and not set(value) & set("/\\:\0") and value not in (".", "..")


def _size(value: Any) -> bool:
    return type(value) is int and 16 <= value <= _LARGEST


def _numbers(count: int, least: float = -math.inf) -> Callable[[Any], bool]:
    """``count`` numbers in a list; 0: one number by itself."""
    def number(value: Any) -> bool:
        return type(value) in (int, float) and math.isfinite(value) and value >= least

    def allowed(value: Any) -> bool:
        return isinstance(value, list) and len(value) == count and all(map(number, value)) if count else number(value)
    return allowed
