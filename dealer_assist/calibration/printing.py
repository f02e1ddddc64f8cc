"""Sheets on paper, in true size: PDF and SVG for printers, PNG for screens and copy shops. Qt draws all three."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPageLayout, QPageSize, QPainter, QPainterPath, QPdfWriter, QPen
from PySide6.QtSvg import QSvgGenerator

from dealer_assist.calibration.error import CalibrationError
from dealer_assist.calibration.sheets import Sheet
from dealer_assist.overlay.looks import font

DOTS = 300          # an inch
INCH = 25.4
KINDS = "pdf", "svg", "png"


class SheetNotSaved(CalibrationError):
    """Names the file that could not be written."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path}: the sheet cannot be written there; a folder that can be written was expected")


def save(sheet: Sheet, path: Path) -> None:
    """By the ending of its name."""
    wide, high = sheet.paper.width, sheet.paper.height
    match path.suffix:
        case ".pdf":
            pdf = QPdfWriter(str(path))
            pdf.setResolution(DOTS)
            pdf.setPageLayout(QPageLayout(QPageSize(QSizeF(wide, high), QPageSize.Unit.Millimeter),
                                          QPageLayout.Orientation.Portrait, QMarginsF()))
            _painted(sheet, QPainter(pdf), DOTS / INCH, path)
        case ".svg":
            svg = QSvgGenerator()
            svg.setFileName(str(path))
            svg.setResolution(DOTS)
            size = QSize(round(wide / INCH * DOTS), round(high / INCH * DOTS))
            svg.setSize(size)
            svg.setViewBox(QRectF(0, 0, size.width(), size.height()))
            svg.setTitle(sheet.name)
            _painted(sheet, QPainter(svg), DOTS / INCH, path)
        case _:
            image = QImage(round(wide / INCH * DOTS), round(high / INCH * DOTS), QImage.Format.Format_Grayscale8)
            image.fill(Qt.GlobalColor.white)
            image.setDotsPerMeterX(round(DOTS / INCH * 1000))
            image.setDotsPerMeterY(round(DOTS / INCH * 1000))
            _painted(sheet, QPainter(image), DOTS / INCH, path)
            if not image.save(str(path)):
                raise SheetNotSaved(path)
    if not path.exists():
        raise SheetNotSaved(path)


def _painted(sheet: Sheet, painter: QPainter, dots_per_mm: float, path: Path) -> None:
    if not painter.isActive():
        raise SheetNotSaved(path)
    painter.scale(dots_per_mm, dots_per_mm)
    painter.setPen(QPen(QColor("#a0a0a0"), 0.2, Qt.PenStyle.DashLine))
    for box in sheet.cuts:
        painter.drawRect(QRectF(box.x, box.y, box.width, box.height))
    black = QPainterPath()
    black.setFillRule(Qt.FillRule.WindingFill)
    for box in sheet.black:
        black.addRect(QRectF(box.x, box.y, box.width, box.height))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(black, Qt.GlobalColor.black)       # in one: no hair lines between boxes that touch
    for words in sheet.words:
        painter.save()
        painter.translate(words.x, words.y)
        painter.scale(words.size / 100, words.size / 100)
        painter.setFont(font(100, bold=False))
        painter.setPen(Qt.GlobalColor.black)
        painter.drawText(0, 0, words.text)
        painter.restore()
    painter.end()
