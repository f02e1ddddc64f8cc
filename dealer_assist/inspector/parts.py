"""The pieces of the desk that paint themselves: the timeline's lines, the cards as they lay, the film's pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QRubberBand, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from dealer_assist.cards import Face, Unread
from dealer_assist.inspector.timeline import HandShown, Mark, Row
from dealer_assist.overlay import looks
from dealer_assist.overlay.looks import (
    CENTRE,
    EDGE,
    GROUND,
    INK,
    LIT,
    LIT_SKY,
    LIT_YELLOW,
    ORANGE,
    PANEL,
    RAISED,
    RIGHT,
    SKY,
    SOFT,
    YELLOW,
    fitted,
    paint_card,
)
from dealer_assist.vision.frame import Pixels
from dealer_assist.words import Words

MARK_INKS = {Mark.DISPUTE: YELLOW, Mark.CALLED: YELLOW, Mark.OWED: ORANGE, Mark.CORRECTED: SKY, Mark.ALERT: ORANGE,
             Mark.DOUBT: YELLOW, Mark.LARGE: INK}
ROW = Qt.ItemDataRole.UserRole
TOLD = Qt.ItemDataRole.UserRole + 1
DAY = 86_400_000_000        # microseconds
Index = QModelIndex | QPersistentModelIndex
_NO_PARENT = QModelIndex()
LEAST_FRAMED = 8            # pixels: what is smaller was a click


def clock(at: int, *, part: bool = False, day: bool = False) -> str:
    """Captured times are told in UTC, as the record has them."""
    try:
        moment = datetime.fromtimestamp(at / 1_000_000, UTC)
    except (ValueError, OverflowError, OSError):
        return str(at)
    return (f"{moment:%Y-%m-%d }" if day else "") + (
        f"{moment:%H:%M:%S}.{moment.microsecond // 100_000}" if part else f"{moment:%H:%M:%S}")


# ── the timeline ──
class RowModel(QAbstractListModel):
    def __init__(self) -> None:
        super().__init__()
        self.rows: list[Row] = []

    def show_rows(self, rows: list[Row]) -> None:
        if [row.key for row in rows] == [row.key for row in self.rows]:
            self.rows = rows        # the same rounds, told anew: the selection stays
            if rows:
                self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = _NO_PARENT) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.rows[index.row()]
        if role == ROW:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return " ".join((row.folder, str(row.number), clock(row.at), row.rack_text,
                             *(mark.name.lower() for mark in sorted(row.marks))))
        return None


class RowDelegate(QStyledItemDelegate):
    def __init__(self, parent: QWidget, words: Callable[[], Words]) -> None:
        super().__init__(parent)
        self._words = words

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802 - Qt's name
        return QSize(200, round(56 * looks.worn().scale / 100))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, words = index.data(ROW), self._words()
        rect, unit = QRectF(option.rect), 15.0 * looks.worn().scale / 100
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        mirrored = words.language.right_to_left
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(rect, RAISED if chosen else PANEL)
        if chosen:
            painter.fillRect(QRectF(rect.right() - 5 if mirrored else rect.left(), rect.top(), 5, rect.height()),
                             YELLOW)
        painter.setPen(QPen(EDGE, 1))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        inner = rect.adjusted(12, 4, -8, -4)
        upper = QRectF(inner.left(), inner.top(), inner.width(), inner.height() / 2)
        lower = upper.translated(0, inner.height() / 2)
        texts = [fitted(words("round", number=row.number), upper, unit * 1.1, INK, bold=True),
                 fitted(f"{words.whole(row.folder)}  {words.whole(clock(row.at, day=_first_of_day(index)))}",
                        upper.adjusted(inner.width() * .25, 0, 0, 0), unit * .85, SOFT, align=RIGHT)]
        left = lower.left()
        for mark in sorted(row.marks, key=[*Mark].index):
            text = f"{mark.value} {words(mark.word)}"
            wide = looks.width(text, unit * .85, bold=True)
            if left + wide > lower.right():
                break
            texts.append(fitted(text, QRectF(left, lower.top(), wide, lower.height()), unit * .85, MARK_INKS[mark],
                                bold=True))
            left += wide + unit * .6
        rest = QRectF(left, lower.top(), max(0.0, lower.right() - left), lower.height())
        if looks.width(row.rack_text, unit * .8) < rest.width():
            texts.append(fitted(row.rack_text, rest, unit * .8, SOFT, align=RIGHT))
        for one in texts:
            (one.mirrored(rect.left() + rect.right()) if mirrored else one).paint(painter)
        painter.restore()


def _first_of_day(index: Index) -> bool:
    """The day is told once, with the newest round of it."""
    above = index.siblingAtRow(index.row() - 1) if isinstance(index, QModelIndex) else QModelIndex()
    return not above.isValid() or above.data(ROW).at // DAY != index.data(ROW).at // DAY


# ── the dispute log ──
@dataclass(frozen=True, slots=True)
class Told:
    """A dispute in two lines."""

    head: str
    where: str
    claim: str
    state: str
    open: bool


class ToldDelegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802 - Qt's name
        return QSize(200, round(52 * looks.worn().scale / 100))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        told: Told = index.data(TOLD)
        rect, unit = QRectF(option.rect), 14.0 * looks.worn().scale / 100
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, RAISED)
        painter.setPen(QPen(EDGE, 1))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        inner = rect.adjusted(10, 4, -10, -4)
        upper = QRectF(inner.left(), inner.top(), inner.width(), inner.height() / 2)
        lower = upper.translated(0, inner.height() / 2)
        ink = YELLOW if told.open else SKY
        state = looks.width(told.state, unit * .95, bold=True) + 12
        for text in (fitted(f"{'⚑' if told.open else '■'} {told.head}", upper.adjusted(0, 0, -upper.width() * .4, 0),
                            unit, INK, bold=True),
                     fitted(told.where, upper.adjusted(upper.width() * .6, 0, 0, 0), unit * .9, SOFT, align=RIGHT),
                     fitted(told.claim, lower.adjusted(0, 0, -state, 0), unit * .95, INK),
                     fitted(told.state, lower, unit * .95, ink, bold=True, align=RIGHT)):
            (text.mirrored(rect.left() + rect.right()) if option.direction == Qt.LayoutDirection.RightToLeft
             else text).paint(painter)
        painter.restore()


# ── the cards as they lay ──
class BackedUp(QWidget):
    """All hands of a round, in the order of their places; the card of the chosen entry has a frame."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hands: tuple[HandShown, ...] = ()
        self.chosen = 0
        self.setMinimumHeight(120)

    def show_hands(self, hands: tuple[HandShown, ...], chosen: int = 0) -> None:
        self.hands, self.chosen = hands, chosen
        self.setAccessibleName("; ".join(f"{hand.name} {' '.join(str(card.face) for card in hand.cards)}"
                                         for hand in hands))
        self.update()

    def _places(self, high: float) -> list[tuple[HandShown, QRectF]] | None:
        """Hands side by side, in as many lines as it takes; None: they do not fit so large."""
        unit = 13.0 * looks.worn().scale / 100
        found, left, top = [], 0.0, 0.0
        block = high + unit * 2.9
        for hand in self.hands:
            # What they come to is told whole where it is not much longer than the cards.
            stands = min(looks.width(hand.standing, unit * .9), high * 2.4)
            wide = max(len(hand.cards) * high * .76, looks.width(hand.name, unit, bold=True), stands, high * 1.1,
                       ) + high * .3
            if left and left + wide > self.width():
                left, top = 0.0, top + block
            found.append((hand, QRectF(left, top, min(wide, self.width()), block)))
            left += wide
        return found if top + block <= self.height() else None

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.fillRect(self.rect(), GROUND)
        unit = 13.0 * looks.worn().scale / 100
        high = next((high for high in range(96, 27, -4) if self._places(high)), 28)
        mirrored = self.isRightToLeft()
        for hand, rect in self._places(high) or []:
            texts = [fitted(hand.name, QRectF(rect.left(), rect.top(), rect.width() - 6, unit * 1.4), unit, SOFT,
                            bold=True),
                     fitted(hand.standing, QRectF(rect.left(), rect.top() + unit * 1.4 + high + 6, rect.width() - 6,
                                                  unit * 1.3), unit * .9, INK)]
            for text in texts:
                (text.mirrored(self.width()) if mirrored else text).paint(painter)
            begin = rect.left()
            if mirrored:        # cards keep their order in every language
                begin = self.width() - rect.left() - ((len(hand.cards) - 1) * .76 + .7) * high
            for n, card in enumerate(hand.cards):
                place = QRectF(begin + n * high * .76, rect.top() + unit * 1.4, high * .7, high)
                paint_card(painter, place, card.face, card.counts)
                if card.card == self.chosen:
                    painter.setPen(QPen(YELLOW, 3))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.drawRoundedRect(place.adjusted(-2, -2, 2, 2), 5, 5)
        painter.end()


# ── a picture of the film ──
@dataclass(frozen=True, slots=True)
class Reading:
    """A card in the picture: its corners in pixels, what was read there, and whether it is the one that is looked
    at."""

    corners: tuple[tuple[float, float], ...]
    label: str
    face: Face
    chosen: bool = False


class FilmView(QWidget):
    """A frame as it was filmed, with the reading drawn on it or without. ``framed``: a rectangle was drawn with the
    mouse, in pixels of the picture."""

    def __init__(self, parent: QWidget, framed: Callable[[int, int, int, int], None]) -> None:
        super().__init__(parent)
        self._framed = framed
        self._band = QRubberBand(QRubberBand.Shape.Rectangle, self)
        self._from = QPoint()
        self.reading = True
        self.near = False
        self.caption = self.nothing = ""
        self.drawn: tuple[Reading, ...] = ()
        self._image: QImage | None = None
        self._pixels: Pixels | None = None
        self.setMinimumHeight(180)

    @property
    def has_picture(self) -> bool:
        return self._image is not None

    def show_frame(self, pixels: Pixels | None, drawn: Sequence[Reading], caption: str, nothing: str = "") -> None:
        """``nothing``: why there is no picture."""
        self._pixels, self.drawn, self.caption, self.nothing = pixels, tuple(drawn), caption, nothing
        self._image = None
        if pixels is not None:
            high, wide = pixels.shape[:2]
            self._image = QImage(pixels.data, wide, high, pixels.strides[0], QImage.Format.Format_BGR888)
        self.setAccessibleName(caption or nothing)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if self._image is not None:
            self._from = event.position().toPoint()
            self._band.setGeometry(QRect(self._from, QSize()))
            self._band.show()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        self._band.setGeometry(QRect(self._from, event.position().toPoint()).normalized())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if self._image is None or self._band.isHidden():
            return
        self._band.hide()
        back, _ = self._fit().inverted()
        drawn = back.mapRect(QRectF(self._band.geometry())).toAlignedRect().intersected(self._image.rect())
        if min(drawn.width(), drawn.height()) > LEAST_FRAMED:
            self._framed(drawn.x(), drawn.y(), drawn.width(), drawn.height())

    def _fit(self) -> QTransform:
        assert self._image is not None
        wide, high = self._image.width(), self._image.height()
        scale = min(self.width() / wide, self.height() / high)
        middle = QPointF(wide / 2, high / 2)
        chosen = next((one for one in self.drawn if one.chosen), None)
        if self.near and chosen is not None:
            around = QPolygonF([QPointF(x, y) for x, y in chosen.corners]).boundingRect()
            scale = max(scale, min(self.width() / around.width(), self.height() / around.height()) / 2.4)
            middle = around.center()
        there = QTransform.fromTranslate(self.width() / 2, self.height() / 2)
        there.scale(scale, scale)
        return there.translate(-middle.x(), -middle.y())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("#000000"))
        unit = 13.0 * looks.worn().scale / 100
        if self._image is None:
            fitted(self.nothing, QRectF(self.rect()).adjusted(20, 20, -20, -20), unit * 1.2, LIT, align=CENTRE,
                   wraps=True).paint(painter)
            painter.end()
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fit = self._fit()
        painter.setTransform(fit)
        painter.drawImage(0, 0, self._image)
        painter.resetTransform()
        for one in self.drawn if self.reading else ():
            outline = fit.map(QPolygonF([QPointF(x, y) for x, y in one.corners]))
            style = Qt.PenStyle.DashLine if isinstance(one.face, Unread) else Qt.PenStyle.SolidLine
            painter.setPen(QPen(LIT_YELLOW if one.chosen or one.face is Unread.UNREADABLE else LIT_SKY,
                                3 if one.chosen else 1.6, style))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolygon(outline)
        plates: list[QRectF] = []
        for one in sorted(self.drawn, key=lambda one: not one.chosen) if self.reading else ():
            around = fit.map(QPolygonF([QPointF(x, y) for x, y in one.corners])).boundingRect()
            size = unit if one.chosen else unit * .9
            wide = looks.width(one.label, size, bold=True) + 6
            plate = QRectF(around.center().x() - wide / 2, around.top() - size * 1.5, wide, size * 1.4)
            if any(plate.intersects(other) for other in plates):
                plate.moveTop(around.bottom() + 2)
            plate.moveLeft(min(max(plate.left(), 0), max(self.width() - wide, 0)))
            plates.append(plate)
            painter.fillRect(plate, QColor(11, 15, 20, 215))
            fitted(one.label, plate.adjusted(3, 0, -3, 0), size, LIT_YELLOW if one.chosen else LIT, bold=True,
                   align=CENTRE).paint(painter)
        wide = looks.width(self.caption, unit * .95) + 12
        plate = QRectF(0, self.height() - unit * 1.7, min(wide, self.width()), unit * 1.7)
        painter.fillRect(plate, QColor(11, 15, 20, 215))
        fitted(self.caption, plate.adjusted(6, 0, -6, 0), unit * .95, LIT).paint(painter)
        painter.end()
