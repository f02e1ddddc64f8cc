"""Colours, fonts and fitted text: everything that decides whether a screen can be read from a metre in a dark room."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPainter, QPainterPath, QPen

from dealer_assist.cards import FACE_DOWN, Card, Face, Joker, Rank, Suit
from dealer_assist.overlay.view import State


class NoFont(Exception):
    """A font file of the package that Qt cannot load: names it."""

    def __init__(self, file: str) -> None:
        super().__init__(f"overlay/fonts/{file}: Qt cannot load this font; install dealer-assist again")


# Okabe and Ito's colours where they reach 7:1 on these grounds; the others of their set do not.
GROUND = QColor("#0b0f14")
PANEL = QColor("#151b23")
RAISED = QColor("#26303c")
EDGE = QColor("#5b6877")
INK = QColor("#f4f6f8")
SOFT = QColor("#c8d0d9")
SKY = QColor("#56b4e9")
ORANGE = QColor("#e69f00")
YELLOW = QColor("#f0e442")
PALE = QColor("#dde3ea")
DARK = QColor("#0b0f14")
PAPER = QColor("#f1eee6")
BACK = QColor("#2b3f66")
BLACK_SUIT = QColor("#14171a")
RED_SUIT = QColor("#9c0f14")

# Which ink stands on which ground: nothing is written in any other pair.
PAIRS = (
    (INK, GROUND), (INK, PANEL), (INK, RAISED), (SOFT, GROUND), (SOFT, PANEL), (SOFT, RAISED),
    (SKY, GROUND), (ORANGE, GROUND), (YELLOW, GROUND), (SKY, PANEL), (ORANGE, PANEL), (YELLOW, PANEL),
    (DARK, SKY), (DARK, ORANGE), (DARK, YELLOW), (DARK, PALE),
    (BLACK_SUIT, PAPER), (RED_SUIT, PAPER), (INK, BACK),
)

FILLS = {State.PAY: SKY, State.TAKE: ORANGE, State.PUSH: PALE, State.RETURN: PALE, State.STAYS: PALE}
INKS = {State.PAY: SKY, State.TAKE: ORANGE, State.PUSH: INK, State.RETURN: INK, State.STAYS: INK, State.WAIT: YELLOW,
        State.PLACED: INK, State.OPEN: SOFT}

LEAST = 12.0        # pixels: nothing is written smaller
LINE = 1.15         # of the size: what the letters of one line reach over
CAPITAL = .714      # of the size: the height of capitals and figures
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


@cache
def families() -> tuple[str, ...]:
    """The package's own fonts: a dealer's box may have none installed."""
    found: list[str] = []
    folder = resources.files("dealer_assist.overlay") / "fonts"
    for file in ("NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "NotoSansArabic-Regular.ttf", "NotoSansArabic-Bold.ttf",
                 "NotoSansSymbols2-Regular.ttf"):
        number = QFontDatabase.addApplicationFontFromData((folder / file).read_bytes())
        if number < 0:
            raise NoFont(file)
        found += QFontDatabase.applicationFontFamilies(number)
    return tuple(dict.fromkeys(found))


def font(size: float, bold: bool) -> QFont:
    made = QFont()
    made.setFamilies(list(families()))
    made.setPixelSize(max(1, round(size)))
    made.setBold(bold)
    return made


@dataclass(frozen=True, slots=True)
class Text:
    """A line, or several where ``wraps``, with the size at which it fits its rectangle."""

    text: str
    rect: QRectF
    size: float
    bold: bool
    ink: QColor
    align: Qt.AlignmentFlag
    wraps: bool = False

    @property
    def _flags(self) -> int:
        return int(self.align.value) | int(Qt.TextFlag.TextWordWrap.value) | int(Qt.TextFlag.TextDontClip.value)

    def needs(self) -> QRectF:
        """The rectangle that the letters fill."""
        metrics = QFontMetricsF(font(self.size, self.bold))
        if self.wraps:
            return metrics.boundingRect(self.rect, self._flags, self.text)
        wide, high = metrics.horizontalAdvance(self.text), self.size * LINE
        free = self.rect.width() - wide
        left = (free if self.align & Qt.AlignmentFlag.AlignRight else
                free / 2 if self.align & Qt.AlignmentFlag.AlignHCenter else 0.0)
        return QRectF(self.rect.left() + left, self.rect.center().y() - high / 2, wide, high)

    def paint(self, painter: QPainter) -> None:
        painter.setFont(font(self.size, self.bold))
        painter.setPen(self.ink)
        if self.wraps:
            painter.drawText(self.rect, self._flags, self.text)
        else:   # on a baseline of our own: a symbol from another font must not lift the whole line
            painter.drawText(QPointF(self.needs().left(), self.rect.center().y() + self.size * CAPITAL / 2), self.text)


def fitted(text: str, rect: QRectF, size: float, ink: QColor = INK, *, bold: bool = False,
           align: Qt.AlignmentFlag = LEFT, wraps: bool = False) -> Text:
    """As large as asked for where it fits, else smaller; what does not fit at the least size ends in an ellipsis."""
    size = max(LEAST, size)
    while True:
        made = Text(text, rect, size, bold, ink, align, wraps)
        if size <= LEAST or _fits(made.needs(), rect):
            break
        size = max(LEAST, size - 1)
    while text and not _fits(made.needs(), rect):
        text = text[:-1].rstrip()
        made = Text(text + "…", rect, size, bold, ink, align, wraps)
    return made


def _fits(needs: QRectF, rect: QRectF) -> bool:
    return needs.width() <= rect.width() + .5 and needs.height() <= rect.height() + .5


def width(text: str, size: float, bold: bool = False) -> float:
    return QFontMetricsF(font(size, bold)).horizontalAdvance(text) + size * .2


def contrast(ink: QColor, ground: QColor) -> float:
    """WCAG's ratio of luminances."""
    def luminance(colour: QColor) -> float:
        parts = [c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4
                 for c in (colour.redF(), colour.greenF(), colour.blueF())]
        return .2126 * parts[0] + .7152 * parts[1] + .0722 * parts[2]
    light, dark = sorted((luminance(ink), luminance(ground)), reverse=True)
    return (light + .05) / (dark + .05)


# ── cards ──
def suit_path(suit: Suit, rect: QRectF) -> QPainterPath:
    """Drawn, not written: a suit must never depend on a font."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    match suit:
        case Suit.DIAMONDS:
            path.moveTo(.5, 0)
            for x, y in ((.9, .5), (.5, 1), (.1, .5)):
                path.lineTo(x, y)
        case Suit.HEARTS:
            _heart(path)
        case Suit.SPADES:
            _heart(path)
            turned = QPainterPath()
            turned.setFillRule(Qt.FillRule.WindingFill)
            for n in range(path.elementCount()):
                path.setElementPositionAt(n, path.elementAt(n).x, .86 - path.elementAt(n).y * .86)
            turned.addPath(path)
            path = turned
            _stem(path)
        case Suit.CLUBS:
            for x, y in ((.5, .26), (.24, .58), (.76, .58)):
                path.addEllipse(QPointF(x, y), .24, .24)
            path.addRect(.38, .36, .24, .3)
            _stem(path)
    path.closeSubpath()
    fit = QPainterPath()
    fit.setFillRule(Qt.FillRule.WindingFill)
    fit.addPath(path)
    for n in range(fit.elementCount()):
        fit.setElementPositionAt(n, rect.x() + fit.elementAt(n).x * rect.width(),
                                 rect.y() + fit.elementAt(n).y * rect.height())
    return fit


def _heart(path: QPainterPath) -> None:
    path.moveTo(.5, 1)
    path.cubicTo(.2, .72, .02, .52, .02, .28)
    path.cubicTo(.02, -.06, .42, -.08, .5, .22)
    path.cubicTo(.58, -.08, .98, -.06, .98, .28)
    path.cubicTo(.98, .52, .8, .72, .5, 1)


def _stem(path: QPainterPath) -> None:
    path.moveTo(.46, .6)
    path.lineTo(.54, .6)
    path.lineTo(.68, 1)
    path.lineTo(.32, 1)
    path.closeSubpath()


def paint_card(painter: QPainter, rect: QRectF, face: Face | None, counts: bool = False) -> None:
    """A card as the screen shows it; None: its place is empty. ``counts``: it belongs to the best five."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    round_by = rect.width() * .1
    inner = rect.adjusted(1, 1, -1, -1)
    if face is None:
        painter.setPen(QPen(EDGE, 1.5, Qt.PenStyle.DotLine))
        painter.drawRoundedRect(inner, round_by, round_by)
    elif isinstance(face, Card):
        ink = RED_SUIT if face.suit in (Suit.HEARTS, Suit.DIAMONDS) else BLACK_SUIT
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(PAPER)
        painter.drawRoundedRect(inner, round_by, round_by)
        letters = "10" if face.rank is Rank.TEN else face.rank.letter
        top = QRectF(inner.x(), inner.y() + inner.height() * .03, inner.width(), inner.height() * .5)
        fitted(letters, top, rect.height() * .46, ink, bold=True, align=CENTRE).paint(painter)
        side = min(inner.width() * .48, inner.height() * .33)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawPath(suit_path(face.suit, QRectF(
            inner.center().x() - side / 2, inner.bottom() - side - inner.height() * .07, side, side)))
        if counts:
            painter.setBrush(INK)
            painter.drawRect(QRectF(inner.x(), rect.bottom() + 2, inner.width(), 4))
    elif face is FACE_DOWN:
        painter.setPen(QPen(INK, 2))
        painter.setBrush(BACK)
        painter.drawRoundedRect(inner, round_by, round_by)
        painter.setPen(QPen(INK, 1.2))
        painter.setClipRect(inner.adjusted(4, 4, -4, -4))
        step = max(6.0, rect.width() / 5)
        at = inner.left() - inner.height()
        while at < inner.right():
            painter.drawLine(QPointF(at, inner.bottom()), QPointF(at + inner.height(), inner.top()))
            at += step
    else:
        joker = isinstance(face, Joker)
        painter.setPen(Qt.PenStyle.NoPen if joker else QPen(YELLOW, 2.5, Qt.PenStyle.DashLine))
        painter.setBrush(PAPER if joker else PANEL)
        painter.drawRoundedRect(inner, round_by, round_by)
        fitted("★" if joker else "?", inner, rect.height() * .6, BLACK_SUIT if joker else YELLOW, bold=True,
               align=CENTRE).paint(painter)
    painter.restore()
