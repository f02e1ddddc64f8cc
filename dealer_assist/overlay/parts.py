"""The pieces of the screen. Each says what it writes and where (``texts``), so that a test can see it fits."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QTransform,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from dealer_assist.cards import Known
from dealer_assist.money import Money
from dealer_assist.overlay import looks
from dealer_assist.overlay.looks import (
    CENTRE,
    DARK,
    EDGE,
    FILLS,
    GROUND,
    INK,
    INKS,
    LEFT,
    LIT,
    LIT_SKY,
    LIT_YELLOW,
    ORANGE,
    PALE,
    PANEL,
    RAISED,
    RIGHT,
    SKY,
    SOFT,
    YELLOW,
    Text,
    fitted,
    paint_card,
)
from dealer_assist.overlay.view import (
    Alert,
    BetView,
    BoxView,
    HandView,
    Mood,
    Outline,
    PotView,
    Qualification,
    Seen,
    ShareView,
    State,
    Told,
    Touch,
)
from dealer_assist.table.events import TableEvent
from dealer_assist.vision.frame import Pixels
from dealer_assist.words import Said, Words

LAST_SECONDS = 3000     # CH-UI-3
ONE_LINE, TWO_LINES = .36, .6       # of a button's height: what stands below its word
MANY = 5                # cards of a seat


class Painted:
    """What paints itself from texts. ``unit`` is the height of a line of plain text on this screen, in pixels.

    Each piece says what it paints. No abstract class: Qt's widgets have a metaclass of their own.
    """

    unit = 20.0

    def texts(self) -> list[Text]:
        raise NotImplementedError

    def ground(self, painter: QPainter) -> None:
        raise NotImplementedError

    def cards(self, painter: QPainter) -> None:
        """What keeps its order from left to right in every language."""

    def paint(self, widget: QWidget) -> None:
        """A piece that is read from the right is the mirror of one that is read from the left, but for its cards."""
        painter = QPainter(widget)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(widget.layoutDirection())
        if widget.isRightToLeft():
            painter.save()
            painter.translate(widget.width(), 0)
            painter.scale(-1, 1)
            self.ground(painter)
            painter.restore()
        else:
            self.ground(painter)
        self.cards(painter)
        for text in self.texts():
            (text.mirrored(widget.width()) if widget.isRightToLeft() else text).paint(painter)
        if widget.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(INK, 3, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(QRectF(widget.rect()).adjusted(3, 3, -3, -3), 6, 6)
        painter.end()


class Panel(Painted, QWidget):
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        self.paint(self)


class Button(Painted, QAbstractButton):
    """A press counts only when the button still means what it meant when the finger came down."""

    def __init__(self, parent: QWidget, pressed: Callable[[], None]) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.key = ""
        self._armed: tuple[TableEvent, ...] = ()
        self.pressed.connect(self._arm)
        self.clicked.connect(lambda: pressed() if self._armed == self.events() else None)

    def setVisible(self, visible: bool) -> None:  # noqa: N802 - Qt's name
        self._let_go(visible)
        super().setVisible(visible)

    def setEnabled(self, enabled: bool) -> None:  # noqa: N802 - Qt's name
        self._let_go(enabled)
        super().setEnabled(enabled)

    def _let_go(self, stays: bool) -> None:
        """The keyboard's focus goes to nobody, not to whichever button is next: a space bar must press nothing new."""
        if not stays and self.hasFocus():
            self.window().setFocus()

    def events(self) -> tuple[TableEvent, ...]:
        """What pressing it submits; nothing where it only turns a page of the screen."""
        return ()

    def least_width(self, high: int) -> float:
        """With which nothing that it says is cut, when it is so high."""
        return 0.0

    def _arm(self) -> None:
        self._armed = self.events()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        self.paint(self)

    def plate(self, painter: QPainter, fill: QColor, edge: QColor | None = None, width: float = 1.5,
              dashed: bool = False) -> None:
        inner = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setBrush(fill.darker(125) if self.isDown() else fill)
        painter.setPen(QPen(edge, width, Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine) if edge
                       else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(inner, 7, 7)

    def with_key(self, found: list[Text], keys: list[Text]) -> list[Text]:
        """The key stays away where large letters need its corner: it stands on the page of keys, too."""
        corner = [key.needs() for key in keys]
        return [*found, *keys] if not any(min(over.width(), over.height()) > 1 for text in found for key in corner
                                          for over in [text.needs().intersected(key)]) else found

    def key_text(self, ink: QColor) -> list[Text]:
        """The key that presses it, small in the corner."""
        size = max(looks.LEAST, self.unit * .55)
        short = self.key.replace("Ctrl+", "^") if len(self.key) == 1 or self.key.startswith("Ctrl+") else ""
        if self.isRightToLeft() and short:
            short = f"\u200e{short}\u200e"        # ^1 is not to become 1^, nor [ a ]
        width = looks.width(short, size) + 2
        rect = QRectF(self.width() - width - 4, 3, width, size * 1.4)
        return [fitted(short, rect, size, ink, align=RIGHT)] if short else []


class TouchButton(Button):
    """A word to press."""

    large = 1.0         # its letters, in units

    def __init__(self, parent: QWidget, pressed: Callable[[], None], label: str = "", key: str = "",
                 hint: str = "") -> None:
        super().__init__(parent, pressed)
        self.touch = Touch(label, (), key, hint)
        self.key = key

    def show_touch(self, touch: Touch) -> None:
        self.touch, self.key = touch, touch.key
        self.setEnabled(touch.enabled)
        self.setAccessibleName(touch.label)
        self.update()

    def events(self) -> tuple[TableEvent, ...]:
        return self.touch.events

    def ink(self) -> QColor:
        return DARK if self.touch.main and self.isEnabled() else INK if self.isEnabled() else SOFT

    def ground(self, painter: QPainter) -> None:
        if not self.isEnabled():
            self.plate(painter, PANEL, EDGE, dashed=True)
        elif self.touch.main:
            self.plate(painter, YELLOW)
        else:
            self.plate(painter, RAISED, EDGE)

    def texts(self) -> list[Text]:
        return self._written(QRectF(self.rect()))

    def least_width(self, high: int) -> float:
        return _narrowest(self.touch.label, self.touch.hint, high - 4) + 10

    def _written(self, rect: QRectF) -> list[Text]:
        """The hint stands below, where it must in two lines; the label above it, as large as there is room."""
        inner, ink, hint = rect.adjusted(4, 2, -4, -2), self.ink(), self.touch.hint
        below = []
        if hint:
            high = min(self.unit, inner.height() * ONE_LINE)
            room = QRectF(inner.left(), inner.bottom() - high, inner.width(), high)
            below = [fitted(hint, room, self.unit * .65, ink, align=CENTRE)]
            if below[0].text != hint:
                room.setTop(inner.bottom() - inner.height() * TWO_LINES)
                below = [fitted(hint, room, self.unit * .65, ink, align=CENTRE, wraps=True)]
            inner.setBottom(room.top())
        keys = self.key_text(ink)
        label = self._label(inner, ink)
        if keys and label.needs().intersects(keys[0].needs()):
            lower = self._label(QRectF(inner.left(), keys[0].needs().bottom(), inner.width(),
                                       inner.bottom() - keys[0].needs().bottom()), ink)
            label = lower if lower.text == label.text and lower.size > label.size * .8 else label
        return self.with_key([label, *below], keys)

    def _label(self, room: QRectF, ink: QColor) -> Text:
        return fitted(self.touch.label, room, self.unit * self.large, ink, bold=True, align=CENTRE,
                      wraps=" " in self.touch.label)


@lru_cache(maxsize=2000)
def _narrowest(label: str, hint: str, high: float) -> float:
    """The least width at which letters of the least size have room in this height: sought in small steps."""
    def fits(text: str, bold: bool, part: float, wraps: bool = True) -> bool:
        return Text(text, QRectF(0, 0, wide, high * part), looks.LEAST, bold, INK, CENTRE, wraps).whole

    most = max(looks.width(label, looks.LEAST, bold=True), looks.width(hint, looks.LEAST))
    wide = max(looks.width(word, looks.LEAST, bold=True) for word in (*label.split(), *hint.split(), ""))
    while wide < most and not (fits(label, True, 1) if not hint else
                               (fits(label, True, 1 - ONE_LINE) and fits(hint, False, ONE_LINE, wraps=False)) or
                               (fits(label, True, 1 - TWO_LINES) and fits(hint, False, TWO_LINES))):
        wide += 4
    return wide


class ChipButton(Button):
    """Adds its value to the amount that each tap puts down."""

    def __init__(self, parent: QWidget, pressed: Callable[[], None], value: Money, label: str) -> None:
        super().__init__(parent, pressed)
        self.value, self.label = value, label
        self.setAccessibleName(label)

    def ground(self, painter: QPainter) -> None:
        side = min(self.width(), self.height()) - 4.0
        disc = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        painter.setPen(QPen(EDGE, 1.5))
        painter.setBrush(RAISED.darker(130) if self.isDown() else RAISED)
        painter.drawEllipse(disc)
        painter.setPen(QPen(PALE, 4, Qt.PenStyle.CustomDashLine))
        pen = painter.pen()
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([math.pi * (side - 6) / 4 / 16, math.pi * (side - 6) / 4 / 16])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(disc.adjusted(3, 3, -3, -3))

    def texts(self) -> list[Text]:
        side = min(self.width(), self.height()) - 18.0
        rect = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        return [fitted(self.label, rect, self.unit, INK, bold=True, align=CENTRE)]


class Headline(Button):
    """The one next step, what it waits for, the round, and how much time is left. Pressing it opens the step's rule."""

    def __init__(self, parent: QWidget, pressed: Callable[[], None], words: Words) -> None:
        super().__init__(parent, pressed)
        self.words = words
        self.headline, self.waits, self.round, self.mood = "", "", "", Mood.IDLE
        self.left: int | None = None

    @property
    def last_seconds(self) -> bool:
        return self.left is not None and self.left <= LAST_SECONDS

    def ground(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), PANEL)
        mark = QRectF(0, 0, self.height(), self.height())
        painter.fillRect(mark, PALE if self.mood in (Mood.IDLE, Mood.DEAL, Mood.SETTLE) else YELLOW)
        if self.left is not None:
            painter.fillRect(self._right(), YELLOW if self.last_seconds else GROUND)

    def _right(self) -> QRectF:
        width = max(self.width() * .15, 150)
        return QRectF(self.width() - width, 0, width, self.height())

    def texts(self) -> list[Text]:
        high = float(self.height())
        right = self._right()
        body = QRectF(high + 14, 2, right.left() - high - 24, high - 4)
        below = high * .32 if self.waits else 0.0
        head = QRectF(body.left(), body.top(), body.width(), body.height() - below)
        found = [fitted(self.mood.value, QRectF(4, 4, high - 8, high - 8), high * .5, DARK, bold=True, align=CENTRE),
                 fitted(self.headline, head, high * .47, INK, bold=True)]
        if self.waits:
            found.append(fitted(self.waits, QRectF(body.left(), head.bottom(), body.width(), below),
                                max(high * .23, self.unit * .75), SOFT))
        if self.left is None:
            return [*found, fitted(self.round, right.adjusted(4, 4, -10, -4), max(high * .26, self.unit * .8), SOFT,
                                   align=RIGHT)]
        seconds = math.ceil(self.left / 1000)
        time = QRectF(right.left() + 6, high * .06, right.width() - 12, high * .58)
        below_time = QRectF(right.left() + 6, high * .66, right.width() - 12, high * .3)
        ink = DARK if self.last_seconds else INK
        key = "time.last" if self.last_seconds else "time.left"
        return [*found, fitted(self.words(key, seconds=seconds), time, high * .42, ink, bold=True, align=CENTRE),
                fitted(self.round, below_time, high * .22, ink if self.last_seconds else SOFT, align=CENTRE)]


_Written: TypeAlias = tuple[list[tuple[Seen, Text]], list[tuple[State | None, Text]]]


class Picture(QWidget):
    """The camera's picture with what was read where. ``turned``: as the dealer sees the table, not the camera."""

    unit = 20.0

    def __init__(self, parent: QWidget, words: Words) -> None:
        super().__init__(parent)
        self.words = words
        self.turned = False
        self.outlines: tuple[Outline, ...] = ()
        self.whole = False          # it has the screen: amounts stand in it, at their boxes
        self.boxes: Mapping[int, tuple[float, float]] = {}
        self.amounts: Mapping[int, tuple[str, State | None]] = {}
        self.status = self.away_since = ""
        self._pixels: Pixels | None = None
        self._placed: tuple[object, _Written] = (None, ([], []))

    @property
    def there(self) -> bool:
        """A camera gives a picture."""
        return self._pixels is not None

    def show_picture(self, pixels: Pixels | None, outlines: Sequence[Outline], status: str, away_since: str) -> None:
        self._pixels, self.outlines, self.status, self.away_since = pixels, tuple(outlines), status, away_since
        self.update()

    def _fit(self) -> QTransform:
        """From the picture's pixels to the widget's."""
        assert self._pixels is not None
        high, wide = self._pixels.shape[:2]
        scale = min(self.width() / wide, self.height() / high)
        there = QTransform.fromTranslate(self.width() / 2, self.height() / 2)
        there.scale(scale, scale)
        if self.turned:
            there.rotate(180)
        return there.translate(-wide / 2, -high / 2)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.fillRect(self.rect(), GROUND)
        if self._pixels is None:
            painter.setPen(QPen(YELLOW, 2, Qt.PenStyle.DashLine))
            painter.drawRect(QRectF(self.rect()).adjusted(2, 2, -2, -2))
            painter.setLayoutDirection(self.layoutDirection())
            for text in self.texts():
                text.paint(painter)
            painter.end()
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high, wide = self._pixels.shape[:2]
        image = QImage(self._pixels.data, wide, high, self._pixels.strides[0], QImage.Format.Format_BGR888)
        painter.setTransform(self._fit())
        painter.drawImage(0, 0, image)
        painter.resetTransform()
        pens = {Seen.READ: QPen(LIT_SKY, 2.5), Seen.UNREADABLE: QPen(LIT_YELLOW, 3, Qt.PenStyle.DashLine),
                Seen.FACE_DOWN: QPen(LIT, 2, Qt.PenStyle.DotLine)}
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for outline in self.outlines:
            painter.setPen(pens[outline.seen])
            painter.drawPolygon(self._polygon(outline))
        labels, amounts = self._written()
        for seen, label in labels:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(YELLOW if seen is Seen.UNREADABLE else PANEL)
            painter.drawRoundedRect(label.rect.adjusted(-3, 0, 3, 0), 4, 4)
            label.paint(painter)
        for state, text in amounts:
            painter.setPen(QPen(GROUND, 2))
            painter.setBrush(FILLS.get(state, PANEL) if state else PANEL)
            painter.drawRoundedRect(text.rect.adjusted(-6, 0, 6, 0), 5, 5)
            text.paint(painter)
        for text in self._status():
            painter.fillRect(text.rect.adjusted(-5, 0, 5, 0), PANEL)
            text.paint(painter)
        painter.end()

    def _status(self) -> list[Text]:
        """Small, in the corner in which the picture shows the least: nobody needs it while he deals."""
        size = max(looks.LEAST, self.unit * .6)
        high, lines = size * 1.4, self.status.splitlines()
        wide = min(max((looks.width(line, size) for line in lines), default=0) + 2, self.width() - 20)
        return [fitted(line, QRectF(8, self.height() - high * (len(lines) - n) - 3, wide, high), size, SOFT)
                for n, line in enumerate(lines)]

    def texts(self) -> list[Text]:
        if self._pixels is not None:
            labels, amounts = self._written()
            return [*(label for _, label in labels), *(text for _, text in amounts), *self._status()]
        middle = QRectF(self.rect()).adjusted(12, 12, -12, -12)
        upper = QRectF(middle.left(), middle.top(), middle.width(), middle.height() * .6)
        lower = QRectF(middle.left(), upper.bottom(), middle.width(), middle.height() * .4)
        key, since = ("picture.away" if self.away_since else "picture.none"), self.away_since
        return [fitted(self.words(key), upper, self.unit * 1.8, YELLOW, bold=True, align=CENTRE),
                fitted(self.words(f"{key}.hint", since=since), lower, self.unit, INK if since else SOFT, align=CENTRE,
                       wraps=True)]

    def _written(self) -> _Written:
        """What stands in the picture, and where: sought anew when something of it changed, not with each picture."""
        assert self._pixels is not None
        now = (self.outlines, self.size(), self._pixels.shape, self.unit, self.turned, self.whole,
               dict(self.boxes), dict(self.amounts))
        if self._placed[0] != now:
            labels = self._labels()
            self._placed = now, (labels, self._amounts(labels))
        return self._placed[1]

    def _amounts(self, labels: Sequence[tuple[Seen, Text]]) -> list[tuple[State | None, Text]]:
        """Over the chips of each box; beside, below or above them where that covers a card, a name or an amount."""
        if not self.whole:
            return []
        taken = [label.rect.adjusted(-6, -2, 6, 2) for _, label in labels]
        taken += [self._polygon(outline).boundingRect() for outline in self.outlines]
        size, found = self.unit * 1.15, []
        high = size * 1.5
        for number, at in self.boxes.items():
            if number not in self.amounts:
                continue
            said, state = self.amounts[number]
            middle = self._fit().map(QPointF(*at))
            wide = looks.width(said, size, bold=True) + 4
            steps = [(across * wide * .5, down * high * .6) for down in range(-8, 9) for across in (-1, 0, 1)]
            places = [QRectF(min(max(middle.x() - wide / 2 + across, 10), self.width() - wide - 10),
                             min(max(middle.y() - high / 2 + down, 3), self.height() - high - 3), wide, high)
                      for across, down in sorted(steps, key=lambda step: abs(step[0]) + abs(step[1]))]
            place = next((p for p in places if not any(p.adjusted(-8, -2, 8, 2).intersects(t) for t in taken)),
                         places[0])
            taken.append(place.adjusted(-8, -2, 8, 2))
            found.append((state, Text(said, place, size, True, DARK if state in FILLS else INK, CENTRE)))
        return found

    def _polygon(self, outline: Outline) -> QPolygonF:
        return self._fit().map(QPolygonF([QPointF(x, y) for x, y in outline.corners]))

    def _labels(self) -> list[tuple[Seen, Text]]:
        """Upright, above the cards that lie on each other; below or on them where other cards or labels are."""
        hands = self._hands()
        lying = [around for _, around in hands]
        found: list[tuple[Seen, Text]] = []
        taken: list[QRectF] = []
        for number, (cards, around) in enumerate(hands):
            block = self._block(cards, around.width())
            wide = max(text.rect.right() for _, text in block) + 3
            high = max(text.rect.bottom() for _, text in block)
            left = min(max(around.center().x() - wide / 2, 4), self.width() - wide - 4)
            others = [*taken, *lying[:number], *lying[number + 1:]]
            tops = [around.top() - high - 3, around.bottom() + 3, around.center().y() - high / 2]
            if all(card.seen is Seen.FACE_DOWN for card in cards):      # there is nothing on it to be seen
                tops = tops[2:]
            places = [QRectF(left, min(max(top, 3), self.height() - high - 3), wide, high) for top in tops]
            place = min(places, key=lambda p: sum(_area(p.intersected(other)) for other in others))
            taken.append(place.adjusted(-6, -1, 6, 1))
            found += [(seen, replace(text, rect=text.rect.translated(place.topLeft()))) for seen, text in block]
        return found

    def _hands(self) -> list[tuple[list[Outline], QRectF]]:
        """Cards that lie on each other, each lot with where it lies."""
        found: list[tuple[list[Outline], QRectF]] = []
        for outline in self.outlines:
            around = self._polygon(outline).boundingRect()
            touching = [lot for lot in found if any(
                _area(self._polygon(card).boundingRect().intersected(around)) > _area(around) * .1 for card in lot[0])]
            found = [lot for lot in found if lot not in touching]
            found.append(([*(card for lot, _ in touching for card in lot), outline],
                          _union([around, *(lying for _, lying in touching)])))
        return found

    def _block(self, cards: Sequence[Outline], width: float) -> list[tuple[Seen, Text]]:
        """The labels of cards that lie on each other, in rows, in the order in which they lie."""
        middles = {card.corners: self._polygon(card).boundingRect().center() for card in cards}
        upright = _spread(middles.values(), QPointF.y) > _spread(middles.values(), QPointF.x)
        cards = sorted(cards, key=lambda card: middles[card.corners].y() if upright else middles[card.corners].x())
        down = sum(card.seen is Seen.FACE_DOWN for card in cards)
        said: list[tuple[Seen, str]] = [(card.seen, card.label) for card in cards if card.seen is not Seen.FACE_DOWN]
        if down:
            said.append((Seen.FACE_DOWN, Seen.FACE_DOWN.value if down == 1 else f"{down} {Seen.FACE_DOWN.value}"))
        size = max(looks.LEAST, min(self.unit * .9, self.width() * .026) if len(said) < 3 else looks.LEAST)
        high, found = size * 1.4, list[tuple[Seen, Text]]()
        left, top, most = 3.0, 0.0, max(width * 1.3, looks.width("10♠ 10♠", size, bold=True) + 16)
        for seen, label in said:
            wide = looks.width(label, size, bold=True) + 2
            if left > 3 and left + wide > most:
                left, top = 3.0, top + high + 1
            found.append((seen, Text(label, QRectF(left, top, wide, high), size, True,
                                     DARK if seen is Seen.UNREADABLE else INK, CENTRE)))
            left += wide + 7
        return found


def _area(rect: QRectF) -> float:
    return rect.width() * rect.height()


def _union(rects: Sequence[QRectF]) -> QRectF:
    found = rects[0]
    for rect in rects[1:]:
        found = found.united(rect)
    return found


def _spread(points: Iterable[QPointF], along: Callable[[QPointF], float]) -> float:
    ordered = sorted(map(along, points))
    return ordered[-1] - ordered[0]


class QualificationPanel(Button):
    """Whether the dealer qualifies, and what the rack pays or gains. Pressing it opens the rule and the sum."""

    def __init__(self, parent: QWidget, pressed: Callable[[], None]) -> None:
        super().__init__(parent, pressed)
        self.qualification: Qualification | None = None
        self.rack = ""
        self.rack_state: State | None = None

    @property
    def says(self) -> bool:
        return self.qualification is not None or bool(self.rack)

    def ground(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), PANEL)
        if self.qualification is not None:
            painter.fillRect(QRectF(0, 0, self.height(), self.height()), PALE if self.qualification.yes else YELLOW)

    def texts(self) -> list[Text]:
        q = self.qualification
        if q is None:
            said = f"{self.rack_state.value} {self.rack}" if self.rack_state else self.rack
            return [fitted(said, QRectF(self.rect()).adjusted(12, 4, -12, -4), self.unit * 1.6, INK, bold=True)]
        high, wide = float(self.height()), float(self.width())
        rack_wide = wide * .3 if self.rack else 0.0
        body = QRectF(high + 12, 3, wide - high - 20 - rack_wide, high - 6)
        found = [fitted(q.mark, QRectF(4, 4, high - 8, high - 8), high * .6, DARK, bold=True, align=CENTRE),
                 fitted(q.text, QRectF(body.left(), body.top(), body.width(), body.height() * .58), high * .44, INK,
                        bold=True),
                 fitted(q.hand, QRectF(body.left(), body.top() + body.height() * .58, body.width(),
                                       body.height() * .42), high * .27, SOFT)]
        if self.rack and self.rack_state is not None:
            place = QRectF(wide - rack_wide, 6, rack_wide - 10, high - 12)
            found.append(fitted(f"{self.rack_state.value} {self.rack}", place, self.unit * 1.05, INK, bold=True,
                                align=RIGHT, wraps=True))
        return found


class HandButton(Button):
    """A hand of no box: pressing it names one of its cards."""

    def __init__(self, parent: QWidget, pressed: Callable[[], None]) -> None:
        super().__init__(parent, pressed)
        self.hand: HandView | None = None
        self.counts: frozenset[Known] = frozenset()
        self.told = ""

    def show_hand(self, hand: HandView, counts: frozenset[Known], told: str) -> None:
        """``told``: what it amounts to, where nothing else on the screen says so."""
        self.hand, self.counts, self.told = hand, counts, told
        self.setEnabled(bool(hand.nameable))
        self.setAccessibleName(hand.name)
        self.update()

    def ground(self, painter: QPainter) -> None:
        assert self.hand is not None
        self.plate(painter, PANEL, INK if self.hand.focus else None, 3)

    def cards(self, painter: QPainter) -> None:
        assert self.hand is not None
        slots = max(self.hand.slots, len(self.hand.cards))
        for n, rect in enumerate(facing(self, card_rects(self._room(), slots))):
            face = self.hand.cards[n].face if n < len(self.hand.cards) else None
            paint_card(painter, rect, face, face in self.counts)

    def _title(self) -> QRectF:
        """Above the cards, or before them where there is little height."""
        if self.height() < self.unit * 6.5:
            wide = max(self.unit * 3.4, looks.width(f"▶ {self.hand.name}" if self.hand else "", looks.LEAST, bold=True))
            return QRectF(8, 4, min(wide, self.width() * .45), self.height() - 8)
        return QRectF(10, 3, self.width() - 20, self.unit * 1.4)

    def _room(self) -> QRectF:
        title = self._title()
        if self.height() < self.unit * 6.5:
            return QRectF(title.right() + 4, 6, self.width() - title.right() - 12, self.height() - 18)
        return QRectF(8, title.bottom() + 2, self.width() - 16, self.height() - title.bottom() - 14)

    def texts(self) -> list[Text]:
        assert self.hand is not None
        title, name = self._title(), f"▶ {self.hand.name}" if self.hand.focus else self.hand.name
        size, ink = self.unit * .9, INK if self.hand.focus else SOFT
        if not self.told:
            return [fitted(name, title, size, ink, bold=self.hand.focus)]
        if title.height() > self.unit * 1.5:        # before the cards: one below the other
            upper = QRectF(title.left(), title.top(), title.width(), title.height() * .45)
            lower = QRectF(title.left(), upper.bottom(), title.width(), title.height() - upper.height())
            return [fitted(name, upper, size, ink, bold=self.hand.focus),
                    fitted(self.told, lower, self.unit * 1.3, INK, bold=True, wraps=True)]
        wide = looks.width(name, size, bold=self.hand.focus) + 12
        return [fitted(name, QRectF(title.left(), title.top(), wide, title.height()), size, ink, bold=self.hand.focus),
                fitted(self.told, QRectF(title.left() + wide, title.top(), title.width() - wide, title.height()),
                       self.unit * 1.25, INK, bold=True)]


class BoxHeader(Button):
    """Whose box, what its hand amounts to, its cards: pressing it names one of them. Each hand has a row of its own."""

    def __init__(self, parent: QWidget, pressed: Callable[[], None]) -> None:
        super().__init__(parent, pressed)
        self.box: BoxView | None = None
        self._touched: float | None = None      # where, from top to bottom; None: by a key

    def show_box(self, box: BoxView) -> None:
        self.box = box
        self.setEnabled(any(hand.nameable for hand in box.hands) or bool(box.more))
        self.setAccessibleName(box.name)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        self._touched = event.position().y()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        self._touched = None
        super().keyPressEvent(event)

    @property
    def hands(self) -> list[HandView]:
        """Those that have cards, or get one now."""
        return [hand for hand in (self.box.hands if self.box else ()) if hand.nameable]

    @property
    def hand(self) -> HandView | None:
        """The one that a touch is for: a hand with a card that nobody could read comes first."""
        hands, touched = self.hands, self._touched
        if touched is not None and len(hands) > 1 and self.rows > 1:
            top, high = self._rows_top(), (self.height() - self._rows_top()) / self.rows
            if touched >= top:
                return hands[min(len(hands) - 1, int((touched - top) / high))]
        return next((h for h in hands if h.to_name or h.due), hands[0] if hands else None)

    @property
    def rows(self) -> int:
        """Of cards: one for each hand where there are several."""
        return max(1, len([hand for hand in self.hands if hand.cards]))

    def _rows_top(self) -> float:
        return self.unit * 1.5 if self.rows > 1 else 0.0

    def ground(self, painter: QPainter) -> None:
        assert self.box is not None
        self.plate(painter, PANEL, INK if self.box.focus else None, 3)

    def cards(self, painter: QPainter) -> None:
        for (hand, n), rect in zip(self._cards(), facing(self, self._rects()), strict=True):
            face = hand.cards[n].face
            counts = self._settled and self.rows == 1 and not (self.box and self.box.out) and face in hand.five
            paint_card(painter, rect, face, counts)

    def _cards(self) -> list[tuple[HandView, int]]:
        return [(hand, n) for hand in (self.box.hands if self.box else ()) for n in range(len(hand.cards))]

    @property
    def _settled(self) -> bool:
        return self.box is not None and any(bet.why for bet in self.box.bets)

    def _told(self) -> list[str]:
        """What stands below the name, the most telling first: its last word and what its hand amounts to, or one."""
        assert self.box is not None
        said, standing = self.box.said, self.box.standing
        if not said or not standing or self.box.out:
            return [said or standing]
        return [standing] if self._settled else [f"{said} {standing}", said]

    def _room(self, row: int) -> QRectF:
        """Where the cards of a hand lie."""
        left = self.width() * (.45 if self.rows == 1 else .38)
        if self.rows == 1 and self.box is not None:         # no word is cut for the cards
            longest = max((looks.width(word, looks.LEAST, bold=True) for word in self._told()[-1].split()), default=0)
            left = min(max(left, longest + 22), self.width() * .68)
        top = self._rows_top()
        high = (self.height() - top) / self.rows
        return QRectF(left, top + row * high + (5 if self.rows == 1 else 2), self.width() - left - 6,
                      high - (self._margins if self.rows == 1 else 5))

    @property
    def _margins(self) -> float:
        """Above and below the cards; those that count are marked below."""
        return 16.0 if self._settled else 10.0

    def _rects(self) -> list[QRectF]:
        if self.rows == 1:
            count = len(self._cards())
            return card_rects(self._room(0), count, right=True) if count else []
        hands = [hand for hand in self.hands if hand.cards]
        return [rect for n, hand in enumerate(hands) for rect in card_rects(self._room(n), len(hand.cards), right=True)]

    def name(self, room: float = 10_000) -> str:
        """Marked where the next step is about it. The mark goes before its number would: there is the edge too."""
        assert self.box is not None
        marked = f"▶ {self.box.name}"
        if self.box.focus and looks.width(marked, looks.LEAST, bold=True) <= room:
            return marked
        return self.box.name if looks.width(self.box.name, looks.LEAST, bold=True) <= room else str(self.box.seat)

    def texts(self) -> list[Text]:
        assert self.box is not None
        box, rects = self.box, self._rects()
        ink = INK if box.open else SOFT
        said_ink = YELLOW if box.said and box.open else ink
        if self.rows > 1:
            top = self._rows_top()
            found = [fitted(self.name(), QRectF(9, 3, self.width() * .5, top - 3), self.unit * 1.1, ink, bold=True)]
            if box.said:
                found.append(fitted(box.said, QRectF(self.width() * .52, 3, self.width() * .48 - 8, top - 3),
                                    self.unit * .85, said_ink, bold=True, align=RIGHT))
            for n, hand in enumerate(h for h in self.hands if h.cards):
                room = self._room(n)
                mark = f"▶ {hand.standing}" if hand.focus else hand.standing
                place = QRectF(9, room.top(), room.left() - 14, room.height())
                whole = [fitted(said or "–", place, self.unit * .95, INK, bold=hand.focus, wraps=True)
                         for said in (mark, hand.standing, *hand.standing.replace(",", "").split()[:1])]
                found.append(next((text for text in whole if not text.text.endswith("…")), whole[-1]))
            return found
        wide = (rects[0].left() if rects else self.width()) - 16
        high = self.height() - 6
        if len(self._told()) > 1 and looks.width(box.standing, looks.LEAST, bold=True) <= wide:
            lines = ((self.name(wide), .35, 1.1, ink), (box.standing, .37, 1.05, INK), (box.said, .28, .75, said_ink))
            found, top = [], 3.0
            for said, part, units, colour in lines:
                found.append(fitted(said, QRectF(9, top, wide, high * part), self.unit * units, colour, bold=True))
                top += high * part
            return found
        told = [(said, fitted(said, QRectF(9, 3 + high * .38, wide, high * .62), self.unit * .95,
                              INK if said == box.standing else said_ink, bold=True, wraps=True))
                for said in self._told() if said]
        below = next((text for said, text in told if text.text == said), told[-1][1] if box.said and told else None)
        if below is None:       # nothing to say; or the hand's name is told on the box's page
            return [fitted(self.name(wide), QRectF(9, 3, wide, high), self.unit * 1.1, ink, bold=True)]
        return [fitted(self.name(wide), QRectF(9, 3, wide, high * .38), self.unit * 1.1, ink, bold=True), below]


class SeatHeader(BoxHeader):
    """A seat of a table around which the players sit: besides, who has the button and what is left behind."""

    def __init__(self, parent: QWidget, pressed: Callable[[], None], words: Words) -> None:
        super().__init__(parent, pressed)
        self.words = words

    @property
    def rows(self) -> int:
        return 1

    def _split(self) -> float:
        count = len(self._cards())
        return self.width() * (.62 if count < 3 else .55 if count < MANY else .4)

    @property
    def _named_wide(self) -> float:
        """Of its name: many cards lie below it, few beside it."""
        return (self._split() if len(self._cards()) < MANY else self.width()) - 14

    def _rects(self) -> list[QRectF]:
        """Hands that were set apart stand apart."""
        groups = [len(hand.cards) for hand in self.hands if hand.cards]
        if not groups:
            return []
        left = self._split()
        high = self.height() - self._margins
        top = 5.0 if sum(groups) < MANY else min(5 + self._lines()[0], self.height() * .4)
        room = QRectF(left, top, self.width() - left - 6, high - top + 5)
        gap = 10.0 * (len(groups) - 1)
        wide = min(room.height() * .7, (room.width() - gap) / sum(groups) - 3)
        high = min(room.height(), wide / .6)
        found: list[QRectF] = []
        at = room.right()
        for count in reversed(groups):
            found = [*(QRectF(at - (count - n) * (wide + 3), room.center().y() - high / 2, wide, high)
                       for n in range(count)), *found]
            at -= count * (wide + 3) + 10
        return found

    def ground(self, painter: QPainter) -> None:
        super().ground(painter)
        if self.box is not None and self.box.button:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(PALE)
            painter.drawEllipse(self._button(self._named(self._lines()[0])))

    def _button(self, name: Text) -> QRectF:
        """Beside the name, no higher than its line."""
        side = min(self.unit * 1.15, name.rect.height())
        return QRectF(min(name.needs().right() + 6, self._named_wide + 12 - side), name.rect.center().y() - side / 2,
                      side, side)

    def _lines(self) -> tuple[float, list[str]]:
        """How high the name's line is, and what stands below it."""
        assert self.box is not None
        box, wide = self.box, self._split() - 14
        high = min(self.height() - 8.0, self.unit * 4.6)        # of a tile that it has to itself: the upper part
        settled = any(bet.why for bet in box.bets)
        second = (box.standing if settled else "") or box.said or box.standing
        third = self.words("seat.left", amount=box.chips) if box.chips and not box.standing else ""
        if box.put and box.reach:       # where its chips stand otherwise there are buttons now
            both = f"{State.PLACED.value} {box.put}  {third}".strip()
            third = both if looks.width(both, looks.LEAST) <= wide else f"{State.PLACED.value} {box.put}"
        long = bool(second) and wide < looks.width(second, looks.LEAST, bold=True)
        lines = [line for line in (second, "" if long else third) if line]      # what was said needs both lines
        return high * (.36 if long else .4 if len(lines) == 2 else .48 if lines else 1.0), lines

    def _named(self, first: float) -> Text:
        assert self.box is not None
        wide = self._named_wide
        high = min(first, self.height() - 8.0)
        free = wide - (min(self.unit * 1.15, high) + 4 if self.box.button else 0)
        return fitted(self.name(free), QRectF(9, 4, free, high), self.unit * 1.1, INK if self.box.open else SOFT,
                      bold=True)

    def texts(self) -> list[Text]:
        assert self.box is not None
        box, wide = self.box, self._split() - 14
        first, lines = self._lines()
        name = self._named(first)
        found = [name]
        if box.button:
            side = self._button(name)
            found.append(fitted(self.words("seat.button.mark"), side, side.height() * .65, DARK, bold=True,
                                align=CENTRE))
        high = min(self.height() - 8.0, self.unit * 4.6)
        rest = (high - first) / max(1, len(lines))
        for n, line in enumerate(lines):
            said = bool(box.said) and line == box.said
            made = fitted(line, QRectF(9, 4 + first + n * rest, wide, rest), self.unit * .85,
                          YELLOW if said and box.open else SOFT, bold=said, wraps=rest > looks.LEAST * 2.4)
            if said or made.text == line:       # else it stands with the pots, and with the reason
                found.append(made)
        return found


class SeatPut(Panel):
    """The chips in front of a seat."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.text = ""

    def show_put(self, text: str) -> None:
        self.text = text
        self.update()

    def ground(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), GROUND)

    def texts(self) -> list[Text]:
        if not self.text:
            return []
        return [fitted(f"{State.PLACED.value} {self.text}", QRectF(self.rect()).adjusted(9, 0, -9, 0), self.unit * 1.25,
                       INK, bold=True, align=CENTRE)]


class ResultButton(Button):
    """What a box gets or loses in all, and by which lines: pressing it opens them."""

    def __init__(self, parent: QWidget, pressed: Callable[[], None]) -> None:
        super().__init__(parent, pressed)
        self.box: BoxView | None = None

    def show_box(self, box: BoxView) -> None:
        self.box = box
        self.setAccessibleName(f"{box.name} {box.total}")
        self.update()

    @property
    def _lost(self) -> bool:
        """Nothing is to be done about it: it is told, and draws no eye."""
        return self.box is not None and self.box.pushed and self.box.total_state is State.TAKE

    def ground(self, painter: QPainter) -> None:
        assert self.box is not None
        fill = FILLS.get(self.box.total_state) if self.box.total_state else None
        if fill is not None:
            self.plate(painter, PANEL if self._lost else fill)
        else:
            self.plate(painter, PANEL, YELLOW, 2, dashed=True)

    def texts(self) -> list[Text]:
        box = self.box
        assert box is not None
        inner = QRectF(self.rect()).adjusted(9, 4, -9, -4)
        settled = box.total_state is not None
        ink = (INKS[State.TAKE] if self._lost else DARK) if settled else YELLOW
        said = f"{box.total_state.value} {box.total}" if box.total_state else f"{State.WAIT.value} {box.bets[0].word}"
        won = [b for b in box.bets if b.state in (State.PAY, State.RETURN, State.STAYS, State.PUSH)]
        names = [f"{b.name} {b.amount_text}".strip() if len(won) > 1 else b.name for b in won]
        if looks.width(" · ".join(names), looks.LEAST) > inner.width():
            names = list(dict.fromkeys(b.name for b in won))
        below = _as_many(names, inner.width())
        top = inner.height() * (.6 if below else 1)
        found = turn_text(self, box.turn if settled else 0, ink)
        left = found[0].rect.right() + 2 if found else inner.left()
        found.append(fitted(said, QRectF(left, inner.top(), inner.right() - left, top), self.unit * 1.25, ink,
                            bold=True, align=CENTRE))
        if below:
            found.append(fitted(below, QRectF(inner.left(), inner.top() + top, inner.width(), inner.height() - top),
                                self.unit * .75, ink, align=CENTRE))
        return found


def _as_many(names: Sequence[str], room: float) -> str:
    """As many of the names as there is room for, and how many more there are."""
    for count in range(len(names), 0, -1):
        more = [f"+ {len(names) - count}"] if count < len(names) else []
        if looks.width(said := " · ".join([*names[:count], *more]), looks.LEAST) <= room:
            return said
    return ""


class LinesButton(Button):
    """Bets of a box for which there is no room one by one: all of them, each a short line; pressing it opens them."""

    def __init__(self, parent: QWidget, pressed: Callable[[], None]) -> None:
        super().__init__(parent, pressed)
        self._each: tuple[BetView, ...] = ()
        self._sums: tuple[BetView, ...] = ()

    def show_bets(self, bets: tuple[BetView, ...], name: str, sums: tuple[BetView, ...]) -> None:
        """``sums``: a line for each bettor, for when one for each bet would be cut."""
        self._each, self._sums = bets, sums
        self.setAccessibleName(name)
        self.update()

    @property
    def bets(self) -> tuple[BetView, ...]:
        wide = QRectF(self.rect()).width() - 4
        two = len(self._each) * looks.LEAST * 1.35 > self.height() - 4
        high = (self.height() - 4) / math.ceil(len(self._each) / (2 if two else 1)) if self._each else 0.0
        fits = high >= looks.LEAST * 1.35 and all(
            looks.width(bet.name, looks.LEAST) + looks.width(self._said(bet), looks.LEAST, bold=True) + 20
            <= wide / (2 if two else 1) for bet in self._each)
        return self._each if fits or not self._each else self._sums

    def _said(self, bet: BetView) -> str:
        return f"{bet.state.value} {bet.amount_text or bet.stake_text}"

    def _lines(self) -> list[QRectF]:
        inner = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        columns = 1 if len(self.bets) * looks.LEAST * 1.35 <= inner.height() else 2
        down = math.ceil(len(self.bets) / columns)
        high = min(inner.height() / max(1, down), self.unit * 2)
        wide = inner.width() / columns
        return [QRectF(inner.left() + n // down * wide, inner.top() + n % down * high, wide, high)
                for n in range(len(self.bets))]

    def ground(self, painter: QPainter) -> None:
        self.plate(painter, PANEL)
        painter.setPen(Qt.PenStyle.NoPen)
        for bet, line in zip(self.bets, self._lines(), strict=True):
            if fill := FILLS.get(bet.state):
                painter.setBrush(fill)
                painter.drawRoundedRect(line.adjusted(1, 1, -1, -1), 4, 4)

    def texts(self) -> list[Text]:
        found = []
        for bet, line in zip(self.bets, self._lines(), strict=True):
            ink = DARK if bet.state in FILLS else INKS[bet.state]
            inner = line.adjusted(6, 1, -6, -1)
            said = self._said(bet)
            size = min(self.unit, line.height() * .75)
            half = min(max(inner.width() * .48, looks.width(bet.name, looks.LEAST) + 4),
                       inner.width() - looks.width(said, looks.LEAST, bold=True) - 4)
            found += [fitted(bet.name, QRectF(inner.left(), inner.top(), half, inner.height()), size * .9, ink),
                      fitted(said, QRectF(inner.left() + half, inner.top(), inner.width() - half, inner.height()), size,
                             ink, bold=True, align=RIGHT)]
        return found


class PotsPanel(Button):
    """The pots: how much lies in each, who plays for it, and at last who gets it. Pressing it opens the reasons. Where
    nothing can be said of pots yet, what was done last."""

    def __init__(self, parent: QWidget, pressed: Callable[[], None], words: Words) -> None:
        super().__init__(parent, pressed)
        self.words = words
        self.pots: tuple[PotView, ...] = ()
        self.total = ""
        self.told: tuple[Told, ...] = ()

    @property
    def says(self) -> bool:
        return bool(self.pots or self.total or self.told)

    def show_pots(self, pots: tuple[PotView, ...], total: str, told: tuple[Told, ...]) -> None:
        self.pots, self.total, self.told = pots, total, told
        self.setEnabled(any(pot.shares for pot in pots))
        self.setAccessibleName(total)
        self.update()

    def ground(self, painter: QPainter) -> None:
        self.plate(painter, PANEL)
        painter.setPen(QPen(EDGE, 1))
        for line in self._lines()[1:]:
            painter.drawLine(line.topLeft() + QPointF(4, 0), line.topRight() - QPointF(4, 0))

    def _row(self) -> tuple[float, bool]:
        """How high a row is, and whether there is one for what has no room beside a pot, or beside what a seat gets."""
        for below in (True, False):
            rows = sum(self._rows_of(pot, below) for pot in self.pots) + (1.1 if self.total else 0)
            high = min((self.height() - 12) / max(1.0, rows), self.unit * (2.2 if self.pots else 2))
            if high >= looks.LEAST * 1.45:
                break
        return high, below

    def _rows_of(self, pot: PotView, below: bool) -> float:
        """A pot with three winners needs more than one with one."""
        shares = sum(1.7 if below and self._long(share) else 1.0 for share in pot.shares)
        return 1 + (.7 if below and self._contested(pot) else 0) + max(2.0 if pot.stays else 1.0, shares)

    def _contested(self, pot: PotView) -> bool:
        """Who could win it has no room beside its name."""
        name, told = f"{pot.name} {pot.amount_text}", " · ".join(filter(None, (self._who(pot), pot.taken)))
        return bool(pot.shares) and (looks.width(name, self.unit * 1.1, bold=True) + looks.width(told, self.unit * .85)
                                     > self.width() - 28)

    def _who(self, pot: PotView) -> str:
        return self.words("pot.who", who=pot.who)

    def _long(self, share: ShareView) -> bool:
        return bool(share.hand) and (looks.width(f"{State.PAY.value} {share.text}", self.unit * 1.1, bold=True)
                                     + looks.width(share.hand, self.unit * .9) > self.width() - 28)

    def _title(self) -> QRectF:
        return QRectF(10, 3, self.width() - 20, self._row()[0] * 1.1 if self.total else 0)

    def _lines(self) -> list[QRectF]:
        """Where each pot stands."""
        high, below = self._row()
        top, found = self._title().bottom() + 2, []
        for pot in self.pots:
            found.append(QRectF(4, top, self.width() - 8, high * self._rows_of(pot, below)))
            top = found[-1].bottom()
        return found

    def texts(self) -> list[Text]:
        found = [fitted(self.total, self._title(), self.unit * 1.5, INK, bold=True)] if self.total else []
        if not self.pots:
            return [*found, *self._told()]
        for pot, line in zip(self.pots, self._lines(), strict=True):
            found += self._pot(pot, line.adjusted(8, 2, -8, -2))
        return found

    def _told(self) -> list[Text]:
        """In two columns where there is room, the newest first, all of one size; the oldest have none."""
        top = self._title().bottom() + 4
        high = max(looks.LEAST, self.unit * .95) * 1.6
        rows = max(1, int((self.height() - top - 6) / high))
        widest = max((looks.width(told.text, looks.LEAST, bold=bool(told.state)) for told in self.told), default=0)
        columns = 2 if (self.width() - 20) / 2 > widest + 16 else 1
        wide = (self.width() - 20.0) / columns
        found = [fitted(told.text, QRectF(12 + n // rows * wide, top + n % rows * high, wide - 12, high),
                        self.unit * 1.05, INKS[told.state] if told.state else INK if n == 0 else SOFT,
                        bold=told.state is not None) for n, told in enumerate(self.told[:rows * columns])]
        size = min((text.size for text in found), default=0)
        return [replace(text, size=size) for text in found]

    def _pot(self, pot: PotView, inner: QRectF) -> list[Text]:
        """Its name, who could win it, what the house takes of it; below, who gets what with which hand."""
        row, below = self._row()
        high = row * inner.height() / (inner.height() + 4)
        name, size = f"{pot.name} {pot.amount_text}", max(looks.LEAST, min(self.unit * 1.4, high * .82))
        small = max(looks.LEAST, min(self.unit * .85, high * .75))
        under = below and self._contested(pot)
        beside = ["" if under else " · ".join(filter(None, (self._who(pot), pot.taken))), pot.taken]
        free = inner.width() - looks.width(name, min(size, self.unit), bold=True) - 12
        told = next((said for said in beside if said and pot.shares and looks.width(said, small) <= free), "")
        wide = looks.width(told, small) if told else 0.0
        found = [fitted(name, QRectF(inner.left(), inner.top(), inner.width() - wide, high), size, INK, bold=True)]
        if told:
            found.append(fitted(told, QRectF(inner.right() - wide, inner.top(), wide, high), small, SOFT, align=RIGHT))
        if not pot.shares:
            said = pot.stays or self._who(pot)
            found.append(fitted(said, QRectF(inner.left(), inner.top() + high, inner.width(), inner.height() - high),
                                self.unit if pot.stays else min(self.unit * 1.1, high * .8), INK if pot.stays else SOFT,
                                wraps=bool(pot.stays)))
        top = inner.top() + high
        if under:
            found.append(fitted(self._who(pot), QRectF(inner.left(), top, inner.width(), high * .7), small, SOFT))
            top += high * .7
        for share in pot.shares:
            said = f"{State.PAY.value} {share.text}"
            under = below and self._long(share)
            wide = 0.0 if under else min(looks.width(share.hand, small),
                                         inner.width() - looks.width(said, looks.LEAST, bold=True) - 8)
            if wide < looks.width(share.hand, looks.LEAST):
                wide = 0.0          # the hand is told at its seat, and with the reason
            found.append(fitted(said, QRectF(inner.left(), top, inner.width() - wide, high), size, SKY, bold=True))
            if share.hand and (wide or under):
                place = (QRectF(inner.left(), top + high, inner.width(), high * .7) if under else
                         QRectF(inner.right() - wide, top, wide, high))
                found.append(fitted(share.hand, place, small, INK, align=LEFT if under else RIGHT))
            top += high * (1.7 if under else 1)
        return found


class BetButton(Button):
    """One bet of a box: puts chips down while it may, afterwards says what becomes of them, and why when pressed."""

    def __init__(self, parent: QWidget, pressed: Callable[[], None], words: Words) -> None:
        super().__init__(parent, pressed)
        self.words = words
        self.bet: BetView | None = None
        self.held: Money = 0

    def show_bet(self, bet: BetView, held: Money) -> None:
        self.bet, self.held, self.key = bet, held, bet.key
        self.setEnabled(bet.room is None or bool(self.events()))
        self.setAccessibleName(f"{bet.name} {bet.word}")
        self.update()

    def events(self) -> tuple[TableEvent, ...]:
        assert self.bet is not None
        if self.bet.touch is not None:
            return self.bet.touch.events
        stake = self.bet.stake_of(self.held)
        return (stake,) if stake else ()

    def ground(self, painter: QPainter) -> None:
        assert self.bet is not None
        if self.bet.touch is not None:
            self.plate(painter, YELLOW)
        elif self.bet.room is not None:
            self.plate(painter, RAISED if self.isEnabled() else PANEL, EDGE, dashed=not self.isEnabled())
        elif fill := FILLS.get(self.bet.state):
            self.plate(painter, fill)
        else:
            self.plate(painter, PANEL, YELLOW if self.bet.state is State.WAIT else None, 2, dashed=True)

    def texts(self) -> list[Text]:
        bet = self.bet
        assert bet is not None
        inner = QRectF(self.rect()).adjusted(9, 4, -9, -4)
        if bet.touch is not None:
            keys = self.key_text(DARK)
            label = fitted(bet.touch.label, inner.adjusted(0, 8 if keys else 0, 0, 0), self.unit * 1.3, DARK, bold=True,
                           align=CENTRE, wraps=True)
            return self.with_key([label], keys)
        ink = DARK if bet.room is None and bet.state in FILLS else INK
        most = max(looks.width(bet.name, looks.LEAST + 1, bold=True), looks.width(bet.stake_text, looks.LEAST + 1),
                   0 if bet.why else looks.width(bet.word, looks.LEAST))
        split = max(inner.width() * .34, min(most, inner.width() * .45))
        stake = bet.stake_of(self.held) if bet.room is not None else None
        more = (f"+ {self.words.amount(stake.amount)}" if stake else
                self.words.range(bet.room.least, bet.room.most) if bet.room is not None else "")
        told = f"{bet.state.value} {(bet.amount_text or bet.word) if bet.why else bet.stake_text}"
        if most > split or max(looks.width(more, looks.LEAST), looks.width(told, looks.LEAST, bold=True)) > (
                inner.width() - split - (6 if bet.room is None else 22)):
            return self._narrow(bet, more, inner, ink)
        left = QRectF(inner.left(), inner.top(), split, inner.height())
        right = QRectF(left.right() + 6, inner.top(), inner.width() - split - 6, inner.height())
        name = fitted(bet.name, QRectF(left.left(), left.top(), left.width(), left.height() / 2), self.unit * .95, ink,
                      bold=True)
        below_name = QRectF(left.left(), left.center().y(), left.width(), left.height() / 2)
        if bet.room is None and bet.why:
            ink = YELLOW if bet.state is State.WAIT else ink
            said = " ".join(filter(None, (bet.state.value, bet.word, bet.amount_text)))
            lines = self._two_lines(said, bet.below, right, self.unit * 1.45, ink, ink)
            if bet.amount_text:     # the larger it is written the better: its word goes below where that helps
                stacked = self._two_lines(f"{bet.state.value} {bet.amount_text}", " · ".join(
                    filter(None, (bet.word, bet.below))), right, self.unit * 1.45, ink, ink)
                better = lines[0].text != said or stacked[0].size > lines[0].size * 1.2
                lines = stacked if better else lines
            return [name, fitted(bet.stake_text, below_name, self.unit * .85, ink), *lines]
        word = fitted(bet.word, below_name, self.unit * .72, SOFT)
        chips = f"{bet.state.value} {bet.stake_text}".strip()
        if bet.room is None:
            return [name, word, fitted(chips, right, self.unit * 1.35, INK, bold=True, align=RIGHT)]
        keys = self.key_text(SOFT)
        right.setRight(right.right() - (keys[0].rect.width() if keys else 0))
        if not bet.stake:
            return self.with_key([name, word, fitted(more, right, self.unit * 1.15, INK if stake else SOFT,
                                                     align=RIGHT)], keys)
        return self.with_key([name, word, *self._two_lines(chips, more, right, self.unit * 1.35, INK, SOFT)], keys)

    def _narrow(self, bet: BetView, more: str, inner: QRectF, ink: QColor) -> list[Text]:
        """Where a long name and an amount have no room side by side, they stand one below the other."""
        keys = [] if bet.room is None else self.key_text(SOFT)
        free = inner.width() - (keys[0].rect.width() if keys else 0)
        if looks.width(bet.name, looks.LEAST, bold=True) > free:
            keys, inner = [], inner.adjusted(-5, 0, 5, 0)
            free = inner.width()
        first, second = inner.height() * .32, inner.height() * .4
        upper = QRectF(inner.left(), inner.top(), free, first)
        middle = QRectF(inner.left(), inner.top() + first, inner.width(), second)
        lower = QRectF(inner.left(), middle.bottom(), inner.width(), inner.height() - first - second)
        if bet.room is None and bet.why:
            ink = YELLOW if bet.state is State.WAIT else ink
            said = f"{bet.state.value} {bet.amount_text}" if bet.amount_text else f"{bet.state.value} {bet.word}"
            below = " · ".join(filter(None, (bet.word if bet.amount_text else "", bet.below))) or bet.stake_text
        else:
            chips = f"{bet.state.value} {bet.stake_text}" if bet.stake else ""
            said, below = (chips, more or bet.word) if chips else (more or bet.word, bet.word if more else "")
            if looks.width(said, looks.LEAST, bold=True) > middle.width():      # limits, from and to
                middle.setBottom(lower.bottom())
                below = ""
        return self.with_key([fitted(bet.name, upper, self.unit * .85, ink, bold=True),
                              fitted(said, middle, self.unit * 1.2, ink, bold=True, align=RIGHT, wraps=not below),
                              *([fitted(below, lower, self.unit * .75, ink, align=RIGHT)] if below else [])], keys)

    def _two_lines(self, upper: str, lower: str, room: QRectF, size: float, ink: QColor, below: QColor) -> list[Text]:
        if not lower:
            return [fitted(upper, room, size, ink, bold=True, align=RIGHT)]
        top = QRectF(room.left(), room.top(), room.width(), room.height() * .66)
        rest = QRectF(room.left(), top.bottom(), room.width(), room.height() * .34)
        return [fitted(upper, top, size, ink, bold=True, align=RIGHT),
                fitted(lower, rest, self.unit * .8, below, align=RIGHT)]


class BoxTotal(Panel):
    """The box's sum, or what the dealer tells its player."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.text = ""
        self.state: State | None = None
        self.turn = 0
        self.short = ""             # for the narrowest box

    def show_total(self, box: BoxView) -> None:
        self.turn = box.turn if box.total_state else 0
        self.short = f"{box.total_state.value} {box.net}" if box.total_state else ""
        self.text = f"{box.total_state.value} {box.total}" if box.total_state else box.note
        self.state = box.total_state
        self.update()

    def ground(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), GROUND)

    def texts(self) -> list[Text]:
        if not self.text:
            return []
        found = turn_text(self, self.turn, SOFT)
        left = found[0].rect.right() + 2 if found else 4.0
        fits = looks.width(self.text, looks.LEAST, bold=True) <= self.width() - left - 4
        return [*found, fitted(self.text if fits or not self.state else self.short,
                               QRectF(left, 0, self.width() - left - 4, self.height()), self.unit,
                               INKS[self.state] if self.state else YELLOW, bold=True, align=CENTRE)]


class AlertsButton(Button):
    """The newest thing that is wrong, in words, and how many more there are."""

    def __init__(self, parent: QWidget, pressed: Callable[[], None], words: Words) -> None:
        super().__init__(parent, pressed)
        self.words = words
        self.alerts: tuple[Alert, ...] = ()
        self.seen = 0               # by the inspector already

    @property
    def quiet(self) -> str:
        return self.words("alert.seen", count=self.seen) if self.seen else self.words("alert.none")

    def show_alerts(self, alerts: tuple[Alert, ...]) -> None:
        self.alerts = tuple(alert for alert in alerts if not alert.seen)
        self.seen = len(alerts) - len(self.alerts)
        self.setEnabled(bool(alerts))
        self.setAccessibleName(self.alerts[0].text if self.alerts else self.quiet)
        self.update()

    def ground(self, painter: QPainter) -> None:
        self.plate(painter, PANEL, ORANGE if self.alerts else None, 2.5)

    def texts(self) -> list[Text]:
        inner = QRectF(self.rect()).adjusted(12, 4, -12, -4)
        if not self.alerts:
            return [fitted(f"✓ {self.quiet}", inner, self.unit * .85, SOFT, wraps=inner.width() < inner.height() * 3)]
        more = len(self.alerts) - 1
        alert = self.alerts[0]
        said = " ".join(filter(None, (alert.text, alert.prescribes)))
        if inner.width() < inner.height() * 3:      # a tile rather than a line
            top = min(self.unit * 1.5, inner.height() * .2)
            found = [fitted("⚠", QRectF(inner.left(), inner.top(), inner.width() / 2, top), self.unit * 1.3, ORANGE,
                            bold=True),
                     fitted(said, QRectF(inner.left(), inner.top() + top, inner.width(), inner.height() - top),
                            self.unit, ORANGE, bold=True, wraps=True)]
            if more:
                found.append(fitted("+ " + self.words("alert.more", count=more),
                                    QRectF(inner.center().x(), inner.top(), inner.width() / 2, top), self.unit * .9,
                                    INK, align=RIGHT))
            return found
        wide = self.unit * 5.2 if more else 0.0
        mark = QRectF(inner.left(), inner.top(), self.unit * 1.6, inner.height())
        found = [fitted("⚠", mark, self.unit * 1.4, ORANGE, bold=True, align=CENTRE),
                 fitted(said, QRectF(mark.right() + 6, inner.top(), inner.width() - mark.width() - 6 - wide,
                                     inner.height()), self.unit * 1.05, ORANGE, bold=True, wraps=True)]
        if more:
            found.append(fitted("+ " + self.words("alert.more", count=more),
                                QRectF(inner.right() - wide, inner.top(), wide, inner.height()), self.unit * .95,
                                INK, align=RIGHT))
        return found


def say_again(piece: object, words: Words) -> None:
    """A piece of the screen from now on in another language: what it says by itself, it says anew."""
    for name, value in tuple(vars(piece).items()):
        match value:
            case Words():
                setattr(piece, name, words)
            case Said():
                setattr(piece, name, words(value.key))
            case Touch(Said() as label):
                setattr(piece, name, replace(value, label=words(label.key)))
            case dict():
                value.update({key: words(said.key) for key, said in value.items() if isinstance(said, Said)})
    if isinstance(piece, TouchButton):
        piece.setAccessibleName(piece.touch.label)
    if isinstance(piece, QWidget):
        piece.update()


def turn_text(piece: Panel | Button, turn: int, ink: QColor) -> list[Text]:
    """The how-manieth box that is paid, small at the beginning of its line."""
    size = max(looks.LEAST, min(piece.unit * .65, (piece.height() - 6) / 1.5))
    said = f"{turn}."
    return [fitted(said, QRectF(6, 2, looks.width(said, size) + 2, size * 1.45), size, ink)] if turn else []


def facing(widget: QWidget, rects: list[QRectF]) -> list[QRectF]:
    """Cards stand on the other side in a language from right to left, and keep their order."""
    if not rects or not widget.isRightToLeft():
        return rects
    left, right = min(rect.left() for rect in rects), max(rect.right() for rect in rects)
    return [rect.translated(widget.width() - right - left, 0) for rect in rects]


def card_rects(room: QRectF, count: int, right: bool = False) -> list[QRectF]:
    """So many cards side by side, as large as the room allows; they overlap when there is too little."""
    high = room.height()
    wide = high * .7
    if count * (wide + 5) > room.width() and high > 60:
        wide = max((room.width() + 5) / count - 5, 60 * .7)
        high = min(high, wide / .7)
    if count > 1 and room.width() - wide < (count - 1) * wide * .8:     # a rank that is half covered is none
        wide = (room.width() + 2) / count - 2
        high = min(high, wide / .5)
        return [QRectF(room.left() + n * (wide + 2), room.center().y() - high / 2, wide, high) for n in range(count)]
    step = wide + 5 if count < 2 else min(wide + 5, (room.width() - wide) / (count - 1))
    used = step * (count - 1) + wide
    left = room.right() - used if right else room.left()
    return [QRectF(left + n * step, room.top() + (room.height() - high) / 2, wide, high) for n in range(count)]

