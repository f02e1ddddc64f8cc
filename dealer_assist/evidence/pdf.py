"""The report as PDF/A-1b: all of it in the file, fonts too, so that it looks the same in thirty years.

The package's only door to Qt.
"""

from __future__ import annotations

import os
import re
import sys
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt, QUrl, QUuid
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QGuiApplication,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextOption,
    QTextTable,
)

from dealer_assist.cards import Face
from dealer_assist.evidence.report import CARD, Document
from dealer_assist.overlay.looks import LEFT, RIGHT, Text, font, paint_card
from dealer_assist.vision.frame import Pixels

INCH = 96                   # the document's pixels in an inch
DOTS = 600                  # the file's
FINE = 4                    # a card's picture has so many times the pixels that it is shown at
_MARGIN, _FOOT = 17.0, 34   # millimetres; pixels of the document
_SMALL, _BEGUN = 260, 70    # ... what is kept on one page; what of something larger stands below its heading
_GREY = QColor("#343e49")
_SLIVER = 3                 # ... by which Qt lets a picture that goes to the next page begin on this one


def write_pdf(document: Document, to: Path, at: int) -> None:
    """``at``: when it was made, microseconds; it stands in the file in place of the computer's clock."""
    running = QGuiApplication.instance()
    if running is None:
        if sys.platform.startswith("linux"):
            os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        running = QGuiApplication(sys.argv[:1])
    _write(document, to)
    stamp = datetime.fromtimestamp(at // 1_000_000, UTC)
    to.write_bytes(_dated(to.read_bytes(), stamp))


def _write(document: Document, to: Path) -> None:
    writer = QPdfWriter(str(to))
    writer.setPdfVersion(QPdfWriter.PdfVersion.PdfVersion_A1b)
    writer.setResolution(DOTS)
    writer.setTitle(document.title)
    writer.setCreator("dealer-assist")
    writer.setDocumentId(QUuid.createUuidV5(QUuid(), document.html.encode()))
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait,
                                     QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN), QPageLayout.Unit.Millimeter))
    share = DOTS / INCH
    whole = writer.pageLayout().paintRectPixels(DOTS)
    page = QSizeF(whole.width() / share, whole.height() / share - _FOOT)
    text = _laid_out(document, page)
    painter = QPainter(writer)
    try:
        painter.scale(share, share)
        pages = text.pageCount()
        for number in range(pages):
            if number:
                writer.newPage()
            painter.save()
            painter.translate(0, -number * page.height())
            here = QRectF(0, number * page.height(), page.width(), page.height() - _SLIVER)
            painter.setClipRect(here)
            context = QAbstractTextDocumentLayout.PaintContext()
            context.clip = here
            text.documentLayout().draw(painter, context)
            painter.restore()
            _foot(painter, document, page, number + 1, pages)
    finally:
        painter.end()


def _laid_out(document: Document, page: QSizeF) -> QTextDocument:
    text = QTextDocument()
    text.setUndoRedoEnabled(False)
    text.setDocumentMargin(0)
    text.setDefaultFont(font(12, False))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    option.setTextDirection(Qt.LayoutDirection.RightToLeft if document.words.language.right_to_left
                            else Qt.LayoutDirection.LeftToRight)
    text.setDefaultTextOption(option)
    for name, pixels in document.pictures.items():
        text.addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), image_of(pixels))
    for name, (face, counts) in document.cards.items():
        card = QImage(CARD[0] * FINE, CARD[1] * FINE, QImage.Format.Format_RGB888)
        card.fill(Qt.GlobalColor.white)
        painter = QPainter(card)
        painter.scale(FINE, FINE)
        _paint(painter, face, counts)
        painter.end()
        text.addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), card)
    text.setHtml(document.html)
    text.setPageSize(page)
    _keep_together(text, page.height())
    return text


def _paint(painter: QPainter, face: Face, counts: bool) -> None:
    """On white paper, whatever the screens wear meanwhile."""
    rect = QRectF(1, 1, CARD[0] - 2, CARD[1] - 9)
    paint_card(painter, rect, face)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(_GREY, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), rect.width() * .1, rect.width() * .1)
    if counts:
        painter.fillRect(QRectF(rect.left(), rect.bottom() + 2, rect.width(), 4), Qt.GlobalColor.black)


def _keep_together(text: QTextDocument, high: float) -> None:
    """A heading stays with what it heads, and what is small stays whole: from the first page on, since each break moves
    what follows."""
    layout = text.documentLayout()
    parts: list[QTextTable | QTextBlock] = []
    at = text.rootFrame().begin()
    while not at.atEnd():
        table = at.currentFrame()
        parts.append(table if isinstance(table, QTextTable) else at.currentBlock())
        at += 1

    def place(part: QTextTable | QTextBlock) -> QRectF:
        return (layout.frameBoundingRect(part) if isinstance(part, QTextTable) else layout.blockBoundingRect(part))

    def heading(part: QTextTable | QTextBlock) -> bool:
        return isinstance(part, QTextBlock) and part.blockFormat().headingLevel() > 0

    for number, part in enumerate(parts):
        here = place(part)
        bottom = here.bottom()
        following = next((other for other in parts[number:] if not heading(other)), None)
        if heading(part) and following is not None:
            after = place(following)
            bottom = max(bottom, after.bottom() if after.height() < _SMALL else after.top() + _BEGUN)
        elif here.height() > high * .8 or (isinstance(part, QTextTable) and here.height() > _SMALL):
            continue
        page = int((here.top() + 1) // high)
        if (bottom - 1) // high > page and here.top() - page * high > 1:
            _break_before(part)


def _break_before(part: QTextTable | QTextBlock) -> None:
    if isinstance(part, QTextTable):
        format_ = part.format()
        format_.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
        part.setFormat(format_)
    else:
        only = QTextBlockFormat()
        only.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
        QTextCursor(part).mergeBlockFormat(only)


def _foot(painter: QPainter, document: Document, page: QSizeF, number: int, pages: int) -> None:
    words = document.words
    line = QRectF(0, page.height() + _FOOT - 18, page.width(), 18)
    painter.setPen(_GREY)
    painter.drawLine(line.topLeft(), line.topRight())
    for said, align in ((document.of, LEFT), (words("report.page", page=number, pages=pages), RIGHT)):
        text = Text(said, line, 9, False, _GREY, align)
        (text.mirrored(page.width()) if words.language.right_to_left else text).paint(painter)


def image_of(pixels: Pixels) -> QImage:
    high, wide = pixels.shape[:2]
    return QImage(pixels.tobytes(), wide, high, 3 * wide, QImage.Format.Format_BGR888).convertToFormat(
        QImage.Format.Format_RGB888)


def _dated(content: bytes, stamp: datetime) -> bytes:
    """The same length: a PDF knows its parts by where they begin."""
    def zone(found: bytes) -> bytes:
        return re.sub(rb"\d", b"0", found).replace(b"-", b"+")

    content = re.sub(rb"(/CreationDate \(D:)\d{14}([^)]*\))",
                     lambda part: part[1] + f"{stamp:%Y%m%d%H%M%S}".encode() + zone(part[2]), content)
    return re.sub(rb'(xmp:(?:Create|Modify|Metadata)Date=")[0-9T:-]{19}([^"]*")',
                  lambda part: part[1] + f"{stamp:%Y-%m-%dT%H:%M:%S}".encode() + zone(part[2]), content)
