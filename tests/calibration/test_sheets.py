"""What is printed has its true size in all three kinds of file, and is found by what looks for it."""

from __future__ import annotations

import re
import struct
import zlib
from pathlib import Path

import cv2
import numpy as np
import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from dealer_assist.calibration.lens import find_sheet
from dealer_assist.calibration.printing import DOTS, INCH, SheetNotSaved, save
from dealer_assist.calibration.sheets import COLUMNS, ROWS, Paper, Sheet, lens_sheet, mark_sheets
from dealer_assist.cli import main
from dealer_assist.exit_codes import CONFIGURATION
from dealer_assist.resources import LAYOUTS
from dealer_assist.settings import FILE, Settings, TableSettings
from dealer_assist.settings import save as save_settings
from dealer_assist.table.layout import load_layout
from dealer_assist.vision.felt import marks_in
from dealer_assist.vision.frame import Pixels

LAYOUT = load_layout((LAYOUTS / "casino_holdem_land.toml").read_text("utf-8"), "land")


@pytest.mark.parametrize("paper", Paper)
def test_nothing_is_printed_where_a_printer_cannot_reach(paper: Paper) -> None:
    for sheet in (lens_sheet(paper), *mark_sheets(LAYOUT, paper)):
        for box in (*sheet.black, *sheet.cuts):
            assert 8 <= box.x <= box.x + box.width <= paper.width - 8
            assert 8 <= box.y <= box.y + box.height <= paper.height - 8
        assert all(words.y <= paper.height - 5 for words in sheet.words)


def test_png_and_svg_and_pdf_have_true_size(tmp_path: Path, qtbot: QtBot) -> None:
    sheet = lens_sheet(Paper.A4)
    square = 25.0
    for kind in ("png", "svg", "pdf"):
        save(sheet, tmp_path / f"sheet.{kind}")
    png = (tmp_path / "sheet.png").read_bytes()
    across, _, unit = struct.unpack(">IIB", png[png.index(b"pHYs") + 4:][:9])
    assert (across, unit) == (round(DOTS / INCH * 1000), 1)
    _true_squares(_half(tmp_path / "sheet.png"), square, DOTS / INCH / 2)

    svg = QSvgRenderer(str(tmp_path / "sheet.svg"))
    size = re.search(rb'width="([\d.]+)mm" height="([\d.]+)mm"', (tmp_path / "sheet.svg").read_bytes())
    assert size
    assert [float(n) for n in size.groups()] == pytest.approx([210, 297], abs=0.05)
    image = QImage(1048, 1485, QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    svg.render(painter)
    painter.end()
    grey = np.frombuffer(image.constBits(), np.uint8).reshape(1485, 1048)
    _true_squares(np.dstack([grey] * 3), square, 1485 / 297)

    pdf = (tmp_path / "sheet.pdf").read_bytes()
    page = re.search(rb"/MediaBox \[([\d. ]+)\]", pdf)
    assert page
    assert [float(n) for n in page.group(1).split()] == pytest.approx([0, 0, 595.28, 841.89], abs=0.6)
    _pdf_squares(pdf, sheet)


def _half(file: Path) -> Pixels:
    picture = cv2.imread(str(file))
    assert picture is not None
    return np.asarray(cv2.resize(picture, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA), np.uint8)


def _true_squares(picture: Pixels, square: float, px_per_mm: float) -> None:
    view = find_sheet(picture)
    assert view is not None
    assert len(view.ids) == (COLUMNS - 1) * (ROWS - 1)
    corners = view.corners.reshape(ROWS - 1, COLUMNS - 1, 2) / px_per_mm
    assert np.diff(corners[..., 0], axis=1) == pytest.approx(square, abs=0.1)
    assert np.diff(corners[..., 1], axis=0) == pytest.approx(square, abs=0.1)


def _pdf_squares(pdf: bytes, sheet: Sheet) -> None:
    """Every black box stands on the page, in points, as the PDF's own matrices put it there."""
    content = max((zlib.decompress(body) for body in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.S)
                   if body[:1] == b"x"), key=lambda c: c.count(b" l\n"))
    matrix, stack, drawn = np.eye(3), [], []
    for line in content.decode("latin-1").splitlines():
        *numbers, operator = line.split() or [""]
        match operator:
            case "q":
                stack.append(matrix)
            case "Q":
                matrix = stack.pop()
            case "cm":
                a, b, c, d, e, f = map(float, numbers)
                matrix = np.array([[a, b, 0], [c, d, 0], [e, f, 1]]) @ matrix
            case "m" | "l":
                drawn.append((np.array([float(numbers[-2]), float(numbers[-1]), 1]) @ matrix)[:2])
    at = np.array(drawn) / 72 * INCH
    for box in sheet.black:
        corner = box.x, sheet.paper.height - box.y
        assert np.abs(at - corner).sum(1).min() < 0.1


def test_the_marks_are_found_on_their_sheet(tmp_path: Path, qtbot: QtBot) -> None:
    sheets = mark_sheets(LAYOUT, Paper.A4)
    for sheet, halves in zip(sheets, (False, True), strict=True):       # whoever has one camera leaves the second away
        save(sheet, tmp_path / "marks.png")
        seen = marks_in(_half(tmp_path / "marks.png"))
        marks = [mark for mark in LAYOUT.marks if mark.halves is halves]
        assert set(seen) == {mark.id for mark in marks}
        for mark in marks:
            sides = np.linalg.norm(np.diff(seen[mark.id], axis=0, append=seen[mark.id][:1]), axis=1)
            assert sides / DOTS * INCH * 2 == pytest.approx(mark.size, abs=0.25)
        assert ("only for two cameras" in " ".join(one.text for one in sheet.words)) is halves


@pytest.mark.parametrize("paper", Paper)
def test_a_sheet_of_marks_says_which_felt_it_is_for_and_where_each_lies(paper: Paper) -> None:
    for sheet, halves in zip(mark_sheets(LAYOUT, paper), (False, True), strict=True):
        written = " ".join(one.text for one in sheet.words)
        assert "felt of layout casino_holdem_land, 1160 x 652 mm" in written
        assert "from the felt's top left corner as the camera's picture shows it" in written
        assert all(f"mark {mark.id}, {mark.size:g} mm middle {mark.x:g} mm from the left, {mark.y:g} mm from the top"
                   in written for mark in LAYOUT.marks if mark.halves is halves)
        lines = sorted((one.y, one.size) for one in sheet.words)
        assert all(box.y + box.height <= y - size or box.y >= y + size / 2
                   for y, size in lines for box in sheet.cuts)      # no writing runs into what is cut out


def test_the_command_prints_them(tmp_path: Path, capsys: pytest.CaptureFixture[str], qtbot: QtBot) -> None:
    assert main(["calibrate", "--print", str(tmp_path / "paper"), "--paper", "letter"]) == 0
    assert "100 %" in capsys.readouterr().out
    marks = "marks-casino_holdem_land-letter"
    assert {file.name for file in (tmp_path / "paper").iterdir()} == {
        f"{name}.{kind}" for name in ("lens-letter", f"{marks}-1", f"{marks}-2") for kind in ("pdf", "svg", "png")}


def test_of_the_table_that_is_set_up_here(tmp_path: Path, capsys: pytest.CaptureFixture[str], qtbot: QtBot,
                                          monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FILE, str(tmp_path / "settings.toml"))
    table = TableSettings("blackjack_casino_du_liban", str(tmp_path), "blackjack_casino_du_liban")
    save_settings(Settings(table), tmp_path / "settings.toml")
    assert main(["calibrate", "--print", str(tmp_path / "paper")]) == 0
    assert "layout: blackjack_casino_du_liban" in capsys.readouterr().out
    assert list((tmp_path / "paper").glob("marks-blackjack_casino_du_liban-*.pdf"))


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                                  qtbot: QtBot) -> None:
    with pytest.raises(SheetNotSaved, match="nowhere"):
        save(lens_sheet(Paper.A4), tmp_path / "nowhere" / "sheet.png")
    (tmp_path / "taken").touch()
    assert main(["calibrate", "--print", str(tmp_path / "taken")]) == CONFIGURATION
    assert f"{tmp_path / 'taken'}: the sheet cannot be written there" in capsys.readouterr().err
