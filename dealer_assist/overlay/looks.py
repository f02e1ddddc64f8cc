"""Colours, fonts and fitted text: everything that decides whether a screen can be read from a metre in a dark room."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from enum import StrEnum
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


class Theme(StrEnum):
    DARK = "dark"       # a dark room, which most tables stand in
    LIGHT = "light"


class Suits(StrEnum):
    TWO = "two"         # colours: black and red
    FOUR = "four"       # spades black, hearts red, diamonds blue, clubs green


SCALES = (100, 125, 150, 175, 200)      # percent


@dataclass(frozen=True, slots=True)
class Look:
    """What somebody chooses of how the screen looks. ``scale``: how large text is written, in percent."""

    theme: Theme = Theme.DARK
    suits: Suits = Suits.TWO
    scale: int = 100


_worn = Look()
_themed: list[tuple[QColor, QColor, QColor]] = []


def _colour(dark: str, light: str) -> QColor:
    """One object for each part that a colour plays: ``wear`` fills it anew, and whoever holds it paints with that."""
    made = QColor(dark)
    _themed.append((made, QColor(dark), QColor(light)))
    return made


# In the dark Okabe and Ito's colours where they reach 7:1 on these grounds; the others of their set do not. In the
# light the same, darkened until they do.
GROUND = _colour("#0b0f14", "#f2f4f6")
PANEL = _colour("#151b23", "#ffffff")
RAISED = _colour("#26303c", "#e3e8ee")
EDGE = _colour("#5b6877", "#76808c")
INK = _colour("#f4f6f8", "#10151b")
SOFT = _colour("#c8d0d9", "#343e49")
SKY = _colour("#56b4e9", "#004a80")
ORANGE = _colour("#e69f00", "#8a3000")
YELLOW = _colour("#f0e442", "#5a4600")
PALE = _colour("#dde3ea", "#3a434d")
DARK = _colour("#0b0f14", "#ffffff")        # what is written on the four before
PAPER = _colour("#f1eee6", "#ffffff")
BACK = _colour("#2b3f66", "#c3d0ea")
BLACK_SUIT, RED_SUIT, BLUE_SUIT, GREEN_SUIT = map(QColor, ("#14171a", "#9c0f14", "#0b3f9e", "#0a5a24"))
# On a camera's picture, which no theme changes.
LIT, LIT_SKY, LIT_YELLOW = map(QColor, ("#f4f6f8", "#56b4e9", "#f0e442"))


def wear(look: Look) -> None:
    """From here on all that is painted looks so; what is on the screen already is to be painted anew by its window."""
    global _worn
    _worn = look
    for colour, dark, light in _themed:
        colour.setRgba((dark if look.theme is Theme.DARK else light).rgba())


def worn() -> Look:
    return _worn


# Which ink stands on which ground: nothing is written in any other pair.
PAIRS = (
    (INK, GROUND), (INK, PANEL), (INK, RAISED), (SOFT, GROUND), (SOFT, PANEL), (SOFT, RAISED),
    (SKY, GROUND), (ORANGE, GROUND), (YELLOW, GROUND), (SKY, PANEL), (ORANGE, PANEL), (YELLOW, PANEL),
    (DARK, SKY), (DARK, ORANGE), (DARK, YELLOW), (DARK, PALE),
    (BLACK_SUIT, PAPER), (RED_SUIT, PAPER), (BLUE_SUIT, PAPER), (GREEN_SUIT, PAPER), (INK, BACK),
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
TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
TOP_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop


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
    return _lettering(max(1, round(size)), bold)[0]


def _metrics(size: float, bold: bool) -> QFontMetricsF:
    return _lettering(max(1, round(size)), bold)[1]


@cache
def _lettering(pixels: int, bold: bool) -> tuple[QFont, QFontMetricsF]:
    """Made once: a screen measures some hundred texts anew whenever anything changes."""
    made = QFont()
    made.setFamilies(list(families()))
    made.setPixelSize(pixels)
    made.setBold(bold)
    return made, QFontMetricsF(made)


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
        """On the side that is named, whatever direction the text has."""
        return (int(self.align.value) | int(Qt.AlignmentFlag.AlignAbsolute.value)
                | int(Qt.TextFlag.TextWordWrap.value) | int(Qt.TextFlag.TextDontClip.value))

    @property
    def _unbroken(self) -> str:
        """A low hand, a rule's number: what hyphens hold together stays on one line."""
        return self.text.replace("-", "\u2011")

    def mirrored(self, width: float) -> Text:
        """Where it stands in a piece so wide that is read from the right."""
        rect = QRectF(width - self.rect.right(), self.rect.top(), self.rect.width(), self.rect.height())
        sides = {Qt.AlignmentFlag.AlignLeft: Qt.AlignmentFlag.AlignRight,
                 Qt.AlignmentFlag.AlignRight: Qt.AlignmentFlag.AlignLeft}
        align = next((self.align & ~side | other for side, other in sides.items() if self.align & side), self.align)
        return replace(self, rect=rect, align=align)

    def needs(self) -> QRectF:
        """The rectangle that the letters fill."""
        metrics = _metrics(self.size, self.bold)
        if self.wraps:
            return metrics.boundingRect(self.rect, self._flags, self._unbroken)
        wide, high = metrics.horizontalAdvance(self.text), self.size * LINE
        free = self.rect.width() - wide
        left = (free if self.align & Qt.AlignmentFlag.AlignRight else
                free / 2 if self.align & Qt.AlignmentFlag.AlignHCenter else 0.0)
        return QRectF(self.rect.left() + left, self.rect.center().y() - high / 2, wide, high)

    @property
    def whole(self) -> bool:
        """All of it is within its rectangle."""
        needs = self.needs()
        return needs.width() <= self.rect.width() + .5 and needs.height() <= self.rect.height() + .5

    def paint(self, painter: QPainter) -> None:
        painter.setFont(font(self.size, self.bold))
        painter.setPen(self.ink)
        if self.wraps:
            painter.drawText(self.rect, self._flags, self._unbroken)
        else:   # on a baseline of our own: a symbol from another font must not lift the whole line
            painter.drawText(QPointF(self.needs().left(), self.rect.center().y() + self.size * CAPITAL / 2), self.text)


def fitted(text: str, rect: QRectF, size: float, ink: QColor = INK, *, bold: bool = False,
           align: Qt.AlignmentFlag = LEFT, wraps: bool = False) -> Text:
    """As large as asked for where it fits, else smaller; what does not fit at the least size ends in an ellipsis."""
    made = Text(text, rect, max(LEAST, size), bold, ink, align, wraps)
    least, most = 0, math.ceil(made.size - LEAST)       # pixels less than asked for: the fewest with which it fits
    while least < most:
        less = (least + most) // 2
        if replace(made, size=max(LEAST, made.size - less)).whole:
            most = less
        else:
            least = less + 1
    made = replace(made, size=max(LEAST, made.size - least))
    while text and not made.whole:
        text = text[:-1].rstrip()
        made = replace(made, text=text + "…")
    return made


def width(text: str, size: float, bold: bool = False) -> float:
    return _metrics(size, bold).horizontalAdvance(text) + size * .2


def contrast(ink: QColor, ground: QColor) -> float:
    """WCAG's ratio of luminances."""
    def luminance(colour: QColor) -> float:
        parts = [c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4
                 for c in (colour.redF(), colour.greenF(), colour.blueF())]
        return .2126 * parts[0] + .7152 * parts[1] + .0722 * parts[2]
    light, dark = sorted((luminance(ink), luminance(ground)), reverse=True)
    return (light + .05) / (dark + .05)


def style() -> str:
    """For windows of Qt's own widgets, as they look at the moment."""
    return f"""
QWidget {{ background: {GROUND.name()}; color: {INK.name()}; }}
#panel, #panel QLabel {{ background: {PANEL.name()}; }}
QPushButton {{ background: {RAISED.name()}; color: {INK.name()}; border: 2px solid {EDGE.name()}; border-radius: 8px;
               padding: 4px 14px; }}
QPushButton:focus, QLineEdit:focus {{ border-color: {YELLOW.name()}; }}
QPushButton:checked {{ background: {PALE.name()}; color: {DARK.name()}; border: 4px solid {YELLOW.name()}; }}
QPushButton:disabled {{ color: {SOFT.name()}; background: {PANEL.name()}; border-style: dashed; }}
QPushButton#main:enabled {{ background: {YELLOW.name()}; color: {DARK.name()}; border-color: {YELLOW.name()}; }}
QLineEdit {{ background: {PANEL.name()}; border: 2px solid {EDGE.name()}; border-radius: 8px; padding: 4px 8px;
             placeholder-text-color: {SOFT.name()}; }}
QScrollArea {{ border: none; }}
QScrollBar:vertical {{ background: {GROUND.name()}; width: 18px; }}
QScrollBar::handle:vertical {{ background: {EDGE.name()}; border-radius: 6px; min-height: 40px; }}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
"""


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


def suit_ink(suit: Suit) -> QColor:
    red, black = (RED_SUIT, BLACK_SUIT) if _worn.suits is Suits.TWO else (BLUE_SUIT, GREEN_SUIT)
    return {Suit.SPADES: BLACK_SUIT, Suit.HEARTS: RED_SUIT, Suit.DIAMONDS: red, Suit.CLUBS: black}[suit]


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
        ink = suit_ink(face.suit)
        painter.setPen(QPen(EDGE, 1) if _worn.theme is Theme.LIGHT else Qt.PenStyle.NoPen)
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
        painter.setPen(QPen(EDGE, 1) if joker else QPen(YELLOW, 2.5, Qt.PenStyle.DashLine))
        painter.setBrush(PAPER if joker else PANEL)
        painter.drawRoundedRect(inner, round_by, round_by)
        fitted("★" if joker else "?", inner, rect.height() * .6, BLACK_SUIT if joker else YELLOW, bold=True,
               align=CENTRE).paint(painter)
    painter.restore()
