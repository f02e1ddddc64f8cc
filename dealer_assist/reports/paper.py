"""The report on paper: tables as text, plots as lines, nothing as pixels."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from datetime import tzinfo
from html import escape
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QPageLayout,
    QPageSize,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QApplication

from dealer_assist.evidence.pdf import keep_together
from dealer_assist.overlay.looks import LEFT, RIGHT, SOFT, Look, Text, Theme, font, wear, worn
from dealer_assist.reports.figures import Figures
from dealer_assist.reports.pages import Plot, Section, plots, sections
from dealer_assist.words import Words

# Dots an inch: of the screen, for pyqtgraph measures its axes by what it draws on. Lines and letters are no dots.
DOTS, FOOT, MARGIN = 96, 26, 14.0


def write_pdf(found: Figures, words: Words, of: str, zone: tzinfo, to: Path) -> None:
    from dealer_assist.reports.window import plotting

    plotting()          # said before anything is written
    if QApplication.instance() is None:
        if sys.platform.startswith("linux"):
            os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        _kept.append(QApplication(sys.argv[:1]))
    to.open("wb").close()           # what stands against writing there is said by the system
    before = worn()
    wear(Look(Theme.LIGHT))
    try:
        _Paper(words, of, to).write(sections(found, words, zone), plots(found, words))
    finally:
        wear(before)


_kept: list[QApplication] = []


class _Paper:
    def __init__(self, words: Words, of: str, to: Path) -> None:
        self.words, self.of = words, of
        self.writer = QPdfWriter(str(to))
        self.writer.setResolution(DOTS)
        self.writer.setTitle(words("figures.title"))
        self.writer.setCreator("dealer-assist")
        self.writer.setPageLayout(QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Landscape,
            QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN), QPageLayout.Unit.Millimeter))
        whole = self.writer.pageLayout().paintRectPixels(DOTS)
        self.page = QSizeF(whole.width(), whole.height() - FOOT)

    def write(self, tables: Sequence[Section], shown: Sequence[Plot]) -> None:
        text = self._text(tables)
        sheets = self._sheets(shown)
        pages = text.pageCount() + len(sheets)
        painter = QPainter(self.writer)
        try:
            for number in range(text.pageCount()):
                if number:
                    self.writer.newPage()
                painter.save()
                painter.translate(0, -number * self.page.height())
                here = QRectF(0, number * self.page.height(), self.page.width(), self.page.height())
                painter.setClipRect(here)
                context = QAbstractTextDocumentLayout.PaintContext()
                context.clip = here
                context.palette.setColor(QPalette.ColorRole.Text, Qt.GlobalColor.black)
                text.documentLayout().draw(painter, context)
                painter.restore()
                self._foot(painter, number + 1, pages)
            for number, sheet in enumerate(sheets, text.pageCount() + 1):
                self.writer.newPage()
                self._plots(painter, sheet)
                self._foot(painter, number, pages)
        finally:
            painter.end()

    def _text(self, tables: Sequence[Section]) -> QTextDocument:
        rtl = self.words.language.right_to_left
        text = QTextDocument()
        text.setDocumentMargin(0)
        text.setUseDesignMetrics(True)
        text.setDefaultFont(font(12, False))
        option = QTextOption()
        option.setTextDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)
        text.setDefaultTextOption(option)
        parts = [f"<h1>{escape(self.words('figures.title'))}</h1><p>{escape(self.of)}</p>"]
        for table in tables:
            parts.append(f"<h2>{escape(table.title)}</h2>")
            if table.rows:
                cells = [table.heads, *table.rows]
                if rtl:
                    cells = [row[::-1] for row in cells]       # Qt lays tables out from the left
                start = "right" if rtl else "left"
                head, *lines = ("".join(f"<{tag} align='{start}' {ground}>{escape(cell)}</{tag}>" for cell in row)
                                for (tag, ground), row in zip(
                                    (("th", ""), *(("td", _GROUND * (n % 2)) for n in range(len(table.rows)))), cells,
                                    strict=True))
                parts.append(f"<table cellspacing='0' cellpadding='4' width='100%'><thead><tr>{head}</tr></thead>"
                             f"{''.join(f'<tr>{line}</tr>' for line in lines)}</table>")
            else:
                parts.append(f"<p>{escape(self.words('figures.none'))}</p>")
            if table.note:
                parts.append(f"<p class='note'>{escape(table.note)}</p>")
        text.setHtml(f"<html><head><style>{_STYLE}</style></head><body dir='{'rtl' if rtl else 'ltr'}'>"
                     f"{''.join(parts)}</body></html>")
        text.setPageSize(self.page)
        keep_together(text, self.page.height())
        return text

    def _sheets(self, shown: Sequence[Plot]) -> list[list[Plot]]:
        """As many plots on a page as there is room for."""
        from dealer_assist.reports.plotting import high

        sheets: list[list[Plot]] = []
        room = 0.0
        for plot in shown:
            if high(plot) > room:
                sheets.append([])
                room = self.page.height()
            sheets[-1].append(plot)
            room -= high(plot)
        return sheets

    def _plots(self, painter: QPainter, shown: Sequence[Plot]) -> None:
        import pyqtgraph

        from dealer_assist.reports.plotting import drawn, high

        top = 0.0
        for plot in shown:
            view = pyqtgraph.GraphicsLayoutWidget()
            view.setBackground(None)
            tall = min(high(plot), self.page.height())
            view.resize(round(self.page.width()), round(tall))
            view.addItem(drawn(plot))
            view.show()
            QApplication.processEvents()
            view.scene().render(painter, QRectF(0, top, self.page.width(), tall), QRectF(view.rect()))
            view.hide()
            view.close()
            top += tall

    def _foot(self, painter: QPainter, number: int, pages: int) -> None:
        line = QRectF(0, self.page.height() + FOOT - 18, self.page.width(), 18)
        ink = SOFT
        painter.setPen(ink)
        painter.drawLine(line.topLeft(), line.topRight())
        for said, align in ((self.of, LEFT), (self.words("figures.page", page=number, pages=pages), RIGHT)):
            text = Text(said, line, 10, False, ink, align)
            (text.mirrored(self.page.width()) if self.words.language.right_to_left else text).paint(painter)


_GROUND = "bgcolor='#f2f4f6'"        # of every second line, so that the eye keeps to it
_STYLE = """
body { color: #10151b; font-size: 12px; }
h1 { font-size: 22px; margin-top: 0px; margin-bottom: 4px; }
h2 { font-size: 15px; margin-top: 16px; margin-bottom: 4px; color: #004a80; }
th { background-color: #e3e8ee; font-size: 11px; }
td { font-size: 11px; }
.note { color: #343e49; font-size: 10px; }
"""
