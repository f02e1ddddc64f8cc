"""The report as PDF/A-1b: all of it in the file, fonts too, so that it looks the same in thirty years.

The package's only door to Qt.
"""

from __future__ import annotations

import os
import re
import sys
from datetime import UTC, datetime
from html import escape
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt, QUrl, QUuid, qVersion
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

PROGRAM = "dealer-assist"
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
    stamp = datetime.fromtimestamp(at // 1_000_000, UTC)
    _write(document, to, stamp)
    to.write_bytes(_archived(to.read_bytes(), stamp))


def _write(document: Document, to: Path, stamp: datetime) -> None:
    writer = QPdfWriter(str(to))
    writer.setPdfVersion(QPdfWriter.PdfVersion.PdfVersion_A1b)
    writer.setResolution(DOTS)
    writer.setTitle(document.title)
    writer.setCreator(PROGRAM)
    writer.setAuthor(PROGRAM)
    writer.setColorModel(QPdfWriter.ColorModel.RGB)
    identity = QUuid.createUuidV5(QUuid(), document.html.encode())
    writer.setDocumentId(identity)
    writer.setDocumentXmpMetadata(_metadata(document.title, identity.toString(QUuid.StringFormat.WithoutBraces), stamp))
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
    keep_together(text, page.height())
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


def keep_together(text: QTextDocument, high: float) -> None:
    """A heading stays with what it heads, and what is small stays whole: from the first page on, since each break moves
    what follows."""
    layout = text.documentLayout()
    parts: list[QTextTable | QTextBlock] = []
    at = text.rootFrame().begin()
    while not at.atEnd():
        table, block = at.currentFrame(), at.currentBlock()
        if isinstance(table, QTextTable):
            parts.append(table)
        elif block.text():          # nothing stands between two tables
            parts.append(block)
        at += 1

    def place(part: QTextTable | QTextBlock) -> QRectF:
        return (layout.frameBoundingRect(part) if isinstance(part, QTextTable) else layout.blockBoundingRect(part))

    def heading(part: QTextTable | QTextBlock) -> bool:
        if isinstance(part, QTextTable):
            return part.rows() == part.format().headerRowCount()
        return part.blockFormat().headingLevel() > 0

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


def _metadata(title: str, number: str, stamp: datetime) -> bytes:
    """XMP that says the same as the file's own dictionary, each schema named where it is used: a validator of PDF/A
    reads it so. Qt's own has today's date."""
    moment = f"{stamp:%Y-%m-%dT%H:%M:%S}+00:00"
    return f"""<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{escape(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>{PROGRAM}</rdf:li></rdf:Seq></dc:creator></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"><pdf:Producer>Qt {qVersion()}</pdf:Producer>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"><xmp:CreatorTool>{PROGRAM}</xmp:CreatorTool>
<xmp:CreateDate>{moment}</xmp:CreateDate><xmp:ModifyDate>{moment}</xmp:ModifyDate>
<xmp:MetadataDate>{moment}</xmp:MetadataDate></rdf:Description>
<rdf:Description rdf:about="" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"><xmpMM:DocumentID>uuid:{number}</xmpMM:DocumentID></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><pdfaid:part>1</pdfaid:part>
<pdfaid:conformance>B</pdfaid:conformance></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>""".encode()


def _archived(content: bytes, stamp: datetime) -> bytes:
    """With the moment in place of the computer's clock, and without the printers' colours that Qt names on every page
    and never uses: PDF/A does not allow them beside sRGB. The same length: a PDF knows its parts by where they
    begin."""
    def dated(found: re.Match[bytes]) -> bytes:
        return found[1] + f"{stamp:%Y%m%d%H%M%S}".encode() + re.sub(rb"\d", b"0", found[2]).replace(b"-", b"+")

    content = re.sub(rb"(/(?:CreationDate|ModDate) \(D:)\d{14}([^)]*\))", dated, content)
    return re.sub(rb"(/CSpcmyk |\[/Pattern )/DeviceCMYK", rb"\1/DeviceGray", content)
