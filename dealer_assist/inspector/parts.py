"""The pieces of the desk that paint themselves: the timeline's lines, the cards as they lay, the film's pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
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
from PySide6.QtGui import (
    QColor,
    QImage,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
    QTransform,
)
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
HIGHS = range(88, 27, -4)   # pixels of a card, as large as there is room for all
LEAST_FRAMED = 8            # pixels: what is smaller was a click


def clock(at: int, *, part: bool = False, day: bool = False) -> str:
    """Captured times are told in UTC, as the record has them."""
    try:
        moment = datetime.fromtimestamp(at / 1_000_000, UTC)
    except (ValueError, OverflowError, OSError):
        return str(at)
    return (f"{moment:%Y-%m-%d }" if day else "") + (
        f"{moment:%H:%M:%S}.{moment.microsecond // 100_000}" if part else f"{moment:%H:%M:%S}")


# ── which round it is ──
class Title(QWidget):
    """Round and state, and when; below, under which rules."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.head = self.when = self.rules = ""
        self.setFixedHeight(round(46 * looks.worn().scale / 100))

    def show_round(self, head: str, when: str, rules: str) -> None:
        self.head, self.when, self.rules = head, when, rules
        self.setAccessibleName(f"{head} {when} {rules}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter, wide, unit = QPainter(self), float(self.width()), 15.0 * looks.worn().scale / 100
        painter.setLayoutDirection(self.layoutDirection())
        line = QRectF(0, 0, wide, unit * 1.5)
        when = min(looks.width(self.when, unit * .87), wide * .6)
        texts = [fitted(self.head, line.adjusted(0, 0, -when - unit, 0), unit, INK, bold=True),
                 fitted(self.when, line.adjusted(wide - when, 0, 0, 0), unit * .87, SOFT, align=RIGHT),
                 fitted(self.rules, line.translated(0, unit * 1.5), unit * .87, SOFT)]
        for text in texts:
            (text.mirrored(wide) if self.isRightToLeft() else text).paint(painter)
        painter.end()


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
        painter.setLayoutDirection(option.direction)
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
        rack = looks.width(row.rack_text, unit * .8)
        if rack < rest.width():
            texts.append(fitted(row.rack_text, rest, unit * .8, SOFT, align=RIGHT))
        if looks.width(row.title, unit * .8) + rack + unit < rest.width():
            texts.append(fitted(row.title, rest, unit * .8, SOFT))
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
        painter.setLayoutDirection(option.direction)
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


# ── what happened ──
class EventDelegate(QStyledItemDelegate):
    """A cell on a baseline of its own: a symbol of another font lifts no line."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802 - Qt's name
        unit = 13.0 * looks.worn().scale / 100
        return QSize(round(looks.width(str(index.data()), unit)) + 10, round(unit * 1.75))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect, unit = QRectF(option.rect), 13.0 * looks.worn().scale / 100
        painter.save()
        painter.setLayoutDirection(option.direction)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, EDGE)
        brush = index.data(Qt.ItemDataRole.ForegroundRole)
        ink = INK if option.state & QStyle.StateFlag.State_Selected and brush.color() == SOFT else brush.color()
        text = fitted(str(index.data()), rect.adjusted(5, 0, -5, 0), unit, ink)
        if option.direction == Qt.LayoutDirection.RightToLeft:
            text = text.mirrored(rect.left() + rect.right())
        text.paint(painter)
        if (worn := index.data(Qt.ItemDataRole.FontRole)) is not None and worn.strikeOut():
            there = text.needs()
            painter.drawLine(there.bottomLeft() - QPointF(0, there.height() * .42),
                             there.bottomRight() - QPointF(0, there.height() * .42))
        painter.restore()


# ── the cards as they lay ──
class BackedUp(QWidget):
    """All hands of a round, in the order of their places; the card of the chosen entry has a frame. It is as high as
    its hands, at most a part of what stands around it."""

    MOST = .4

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hands: tuple[HandShown, ...] = ()
        self.chosen = 0

    def show_hands(self, hands: tuple[HandShown, ...], chosen: int = 0) -> None:
        self.hands, self.chosen = hands, chosen
        self.setAccessibleName("; ".join(f"{hand.name} {' '.join(str(card.face) for card in hand.cards)}"
                                         for hand in hands))
        self._grow()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        self._grow()

    def _grow(self) -> None:
        around = self.parentWidget()
        most = max(120, round(self.MOST * around.height())) if around is not None else 120
        high = next((high for high in HIGHS if self._needs(high) <= most), HIGHS[-1])
        self.setFixedHeight(min(most, round(self._needs(high)) + 4) if self.hands else 60)

    def _needs(self, high: float) -> float:
        return max((rect.bottom() for _, rect in self._places(high)), default=0.0)

    def _places(self, high: float) -> list[tuple[HandShown, QRectF]]:
        """Hands side by side, in as many lines as it takes."""
        unit = 13.0 * looks.worn().scale / 100
        found, left, top = [], 0.0, 0.0
        block = high + unit * 3.2
        for hand in self.hands:
            # What they come to is told whole where it is not much longer than the cards.
            stands = min(looks.width(hand.standing, unit * .9), high * 2.4)
            wide = max(len(hand.cards) * high * .76, looks.width(hand.name, unit, bold=True), stands, high * 1.1,
                       ) + high * .3
            if left and left + wide > self.width():
                left, top = 0.0, top + block
            found.append((hand, QRectF(left, top, min(wide, self.width()), block)))
            left += wide
        return found

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.fillRect(self.rect(), GROUND)
        unit = 13.0 * looks.worn().scale / 100
        high = next((high for high in HIGHS if self._needs(high) <= self.height()), HIGHS[-1])
        mirrored = self.isRightToLeft()
        for hand, rect in self._places(high):
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
    mouse, in pixels of the picture. ``covered``: what a viewing copy will not show."""

    def __init__(self, parent: QWidget, framed: Callable[[int, int, int, int], None]) -> None:
        super().__init__(parent)
        self._framed = framed
        self._band = QRubberBand(QRubberBand.Shape.Rectangle, self)
        self._from = QPoint()
        self.reading = True
        self.near = False
        self.caption = self.nothing = ""
        self.drawn: tuple[Reading, ...] = ()
        self.covered: tuple[tuple[tuple[float, float], ...], ...] = ()
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

    def show_covered(self, covered: Iterable[Sequence[tuple[float, float]]]) -> None:
        self.covered = tuple(map(tuple, covered))
        self.update()

    def _hides(self, one: Reading) -> bool:
        """What is read in a part that is covered is covered with it."""
        middle = QPolygonF([QPointF(x, y) for x, y in one.corners]).boundingRect().center()
        return any(QPolygonF([QPointF(x, y) for x, y in part]).containsPoint(middle, Qt.FillRule.OddEvenFill)
                   for part in self.covered)

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
        painter.setLayoutDirection(self.layoutDirection())
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
        shown = [one for one in self.drawn if not self._hides(one)] if self.reading else []
        for one in shown:
            outline = fit.map(QPolygonF([QPointF(x, y) for x, y in one.corners]))
            style = Qt.PenStyle.DashLine if isinstance(one.face, Unread) else Qt.PenStyle.SolidLine
            painter.setPen(QPen(LIT_YELLOW if one.chosen or one.face is Unread.UNREADABLE else LIT_SKY,
                                3 if one.chosen else 1.6, style))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolygon(outline)
        for part in self.covered:
            painter.setPen(QPen(LIT_YELLOW, 1.6, Qt.PenStyle.DashLine))
            painter.setBrush(QColor(0, 0, 0, 200))
            painter.drawPolygon(fit.map(QPolygonF([QPointF(x, y) for x, y in part])))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        plates: list[QRectF] = []
        for one in sorted(shown, key=lambda one: not one.chosen):
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
        caption = fitted(self.caption, plate.adjusted(6, 0, -6, 0), unit * .95, LIT)
        if self.isRightToLeft():
            plate.moveRight(self.width())
            caption = caption.mirrored(self.width())
        painter.fillRect(plate, QColor(11, 15, 20, 215))
        caption.paint(painter)
        painter.end()


# ── where in the round it is ──
class Moments(QWidget):
    """The round from left to right: a stroke for each entry, the moment that is looked at, and the points between which
    a viewing clip will show it."""

    def __init__(self, parent: QWidget, moved: Callable[[int], None]) -> None:
        super().__init__(parent)
        self._moved = moved
        self.since, self.until = 0, 1
        self.strokes: tuple[tuple[int, QColor], ...] = ()
        self.at: int | None = None
        self.begin: int | None = None
        self.end: int | None = None
        self.setFixedHeight(22)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_round(self, since: int, until: int, strokes: Sequence[tuple[int, QColor]]) -> None:
        self.since, self.until, self.strokes = since, max(until, since + 1), tuple(strokes)
        self.update()

    def show_at(self, at: int | None, begin: int | None, end: int | None) -> None:
        self.at, self.begin, self.end = at, begin, end
        self.update()

    def _x(self, at: int) -> float:
        return 4 + min(max((at - self.since) / (self.until - self.since), 0.0), 1.0) * (self.width() - 8)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.fillRect(self.rect(), GROUND)
        track = QRectF(4, 6, self.width() - 8, self.height() - 12)
        painter.fillRect(track, RAISED)
        if self.begin is not None or self.end is not None:
            left = self._x(self.since if self.begin is None else self.begin)
            right = self._x(self.until if self.end is None else self.end)
            painter.setOpacity(.45)
            painter.fillRect(QRectF(left, track.top(), right - left, track.height()), SKY)
            painter.setOpacity(1)
        for at, colour in self.strokes:
            painter.setPen(QPen(colour, 1.5))
            painter.drawLine(QPointF(self._x(at), track.top()), QPointF(self._x(at), track.bottom()))
        if self.at is not None:
            painter.fillRect(QRectF(self._x(self.at) - 2.5, 1, 5, self.height() - 2), INK)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        share = min(max((event.position().x() - 4) / max(1, self.width() - 8), 0.0), 1.0)
        self._moved(self.since + round(share * (self.until - self.since)))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.mousePressEvent(event)
