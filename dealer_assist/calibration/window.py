"""`dealer-assist calibrate --camera`: lens, plane, zones, check, one after the other over the live picture.

Everything can be done by finger, by mouse and by keyboard, in the language that is touched. Nothing is decided here:
the steps are in steps.py.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import IntEnum
from functools import partial
from pathlib import Path

import numpy as np
from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
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
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QScroller,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from dealer_assist.calibration.error import CalibrationError
from dealer_assist.calibration.file import MARKS
from dealer_assist.calibration.lens import GOOD_ERROR, VIEWS, Tilt, View, parts_missing, still_missing, tilts_missing
from dealer_assist.calibration.saying import said, to_do
from dealer_assist.calibration.sight import LEAST_INDEX, ODD, State
from dealer_assist.calibration.steps import Calibrating, Looked
from dealer_assist.calibration.zones import points_to_touch
from dealer_assist.languages import TAGS, language
from dealer_assist.overlay import looks
from dealer_assist.overlay.looks import DARK, GROUND, INK, ORANGE, PANEL, SKY, SOFT, YELLOW, Text, font
from dealer_assist.overlay.placing import put
from dealer_assist.settings import Placement
from dealer_assist.table.places import Place
from dealer_assist.table.settlement import Reason, because
from dealer_assist.vision.cameras.moments import are_live, moments
from dealer_assist.vision.felt import FeltNotFound, edge_of
from dealer_assist.vision.frame import Camera, CameraError, Frame, Pixels
from dealer_assist.vision.lens import Points
from dealer_assist.words import Words, at_the_table, capital

FINGER = 56         # pixels that something to be touched is high at least
REACH = 40          # ... and how far beside a point or a corner a finger may come down
LABEL = 15
NUDGE, FAR_NUDGE = 1, 10
CHECKED = 1000      # milliseconds between two looks at how well the zones can be read
SPACED = "line-height:23px; -qt-line-height-type:fixed"     # signs and Arabic are of fonts that stand higher
RETRY = 1.0         # seconds between two attempts to open a camera that was not there
SOUGHT = 2.0        # seconds between two looks for cards on the felt
PACE = 1 / 30       # seconds: a film is not shown faster than a camera would


class Step(IntEnum):
    LENS = 0
    PLANE = 1
    ZONES = 2
    CHECK = 3


_BUTTONS = {"back": "Esc", "undo": "U", "marks": "M", "touch": "T", "skip": "S", "every": "A", "add": "+",
            "remove": "Del", "take": "", "next": "Enter"}       # and the keys that do the same; "": the space bar
PARTS = 9           # of the picture, in each of which the lens sheet is to be seen ...
_PARTS = ((0, .2, .8, 1), (0, .25, .75, 1))     # ... and where they are cut


@dataclass(frozen=True, slots=True, eq=False)
class Seen:
    """One picture, and the lens sheet in it."""

    frame: Frame
    view: View | None
    taken: bool


class Canvas(QWidget):
    """The live picture, and what is drawn over it and touched."""

    def __init__(self, parent: CalibrateWindow) -> None:
        super().__init__(parent)
        self.window_ = parent
        self.pixels: Pixels | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(False)

    def fit(self) -> QTransform:
        """From the picture's pixels to the widget's."""
        assert self.pixels is not None
        high, wide = self.pixels.shape[:2]
        scale = min(self.width() / wide, self.height() / high)
        there = QTransform.fromTranslate((self.width() - wide * scale) / 2, (self.height() - high * scale) / 2)
        return there.scale(scale, scale)

    def place(self, at: QPointF) -> Points:
        """The picture's pixel under a finger."""
        back, _ = self.fit().inverted()
        there = back.map(at)
        return np.array([there.x(), there.y()])

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.fillRect(self.rect(), GROUND)
        if self.pixels is None:
            said = self.window_.words("calibrate.no_picture")
            looks.fitted(said, QRectF(self.rect()), 28, YELLOW, align=looks.CENTRE).paint(painter)
            painter.end()
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high, wide = self.pixels.shape[:2]
        image = QImage(self.pixels.data, wide, high, self.pixels.strides[0], QImage.Format.Format_BGR888)
        painter.setTransform(self.fit())
        painter.drawImage(0, 0, image)
        painter.resetTransform()
        painter.setLayoutDirection(self.layoutDirection())
        self.window_.paint_over(painter)
        painter.end()

    def mapped(self, points: Points) -> list[QPointF]:
        fit = self.fit()
        return [fit.map(QPointF(float(x), float(y))) for x, y in points]

    def loupe(self, painter: QPainter, at: Points) -> None:
        """What lies under the finger, three times as large, where the finger is not."""
        assert self.pixels is not None
        side, times = 170.0, 3 * self.fit().m11()
        middle = self.mapped(at[None])[0]
        left = self.width() - side - 8 if middle.x() < self.width() / 2 else 8.0
        box = QRectF(left, 8, side, side)
        high, wide = self.pixels.shape[:2]
        image = QImage(self.pixels.data, wide, high, self.pixels.strides[0], QImage.Format.Format_BGR888)
        reach = side / times / 2
        painter.fillRect(box, GROUND)
        painter.drawImage(box, image, QRectF(at[0] - reach, at[1] - reach, 2 * reach, 2 * reach))
        painter.setPen(QPen(YELLOW, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box)
        painter.drawLine(QPointF(box.center().x(), box.top()), QPointF(box.center().x(), box.bottom()))
        painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if self.pixels is not None:
            self.window_.pressed_at(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if self.pixels is not None:
            self.window_.dragged_to(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        self.window_.released()


class CalibrateWindow(QWidget):
    """``spoken``: told of a language that is touched."""

    def __init__(self, calibrating: Calibrating, out: Path, words: Words,
                 spoken: Callable[[str], None] = lambda tag: None) -> None:
        super().__init__()
        self.model, self.out, self.spoken = calibrating, out, spoken
        self.words = at_the_table(words, calibrating.zones.layout)
        self.lock = threading.RLock()       # the pictures are looked at in another thread
        self.step = Step.LENS
        self.saved: Path | None = None
        self.by_touch = False
        self.points: Points = np.empty((0, 2))      # the four that are touched, in the picture
        self.chosen = 0                             # which of them, or which zone
        self.every = False                          # all zones are moved together
        self.looked: Looked | None = None
        self.view: View | None = None
        self.trouble: Reason | str = ""             # what came from a file is said as it came
        self.silent: Reason | None = None           # why the camera gives no picture now
        self._drag: Callable[[Points], None] | None = None
        self.setMinimumSize(1024, 600)
        self.resize(1280, 800)
        self.setStyleSheet(looks.style())
        self.setFont(font(17, bold=False))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.canvas = Canvas(self)
        self.head, self.advice, self.facts = QLabel(), QLabel(), QLabel()
        for label, size in ((self.head, 25), (self.advice, 17), (self.facts, 16)):
            label.setFont(font(size, bold=label is self.head))
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.RichText)
        self.facts.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.facts.setContentsMargins(6, 0, 6, 0)
        self.path = QLabel()
        self.path.setFont(font(17, bold=True))
        self.buttons: dict[str, QPushButton] = {}
        self.language_of: dict[str, QPushButton] = {}
        self.menu = QMenu(self)
        self.menu.setFont(font(18, bold=True))
        self.menu.setStyleSheet(f"QMenu::item {{ min-height: {FINGER}px; min-width: 200px; padding: 0 16px; }}"
                                f"QMenu::item:selected {{ background: {SKY.name()}; color: {DARK.name()}; }}")
        self._lay_out()
        self.setFocus()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._check)
        self.speak(self.words.language.tag)

    def speak(self, tag: str) -> None:
        """In this language from now on. What was measured and drawn stays."""
        self.words = at_the_table(Words(self.words.currency, language(tag)), self.model.zones.layout)
        self.language_of[tag].setChecked(True)
        self.setLayoutDirection(Qt.LayoutDirection.RightToLeft if self.words.language.right_to_left
                                else Qt.LayoutDirection.LeftToRight)
        self.setWindowTitle(f"dealer_assist: {self.words('calibrate.title')}")
        self.spoken(tag)
        self.refresh()

    def _button(self, size: float, does: Callable[[], None]) -> QPushButton:
        button = QPushButton(self)
        button.setMinimumHeight(FINGER)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setFont(font(size, bold=True))
        button.clicked.connect(lambda: does())
        return button

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        for name, does in zip(_BUTTONS, (self.back, self.undo, self.use_marks, self.use_touches, self.skip,
                                         self.toggle_every, self.offer_zones, self.remove_zone, self.take,
                                         self.forward), strict=True):
            self.buttons[name] = self._button(18, does)
            row.addWidget(self.buttons[name])
        top, told = QHBoxLayout(), QVBoxLayout()
        told.addWidget(self.path)
        told.addWidget(self.head)
        top.addLayout(told, 1)
        spoken = QButtonGroup(self)
        for tag in TAGS:
            button = self._button(16, partial(self.speak, tag))
            button.setText(language(tag).name)
            button.setCheckable(True)
            spoken.addButton(button)
            self.language_of[tag] = button
            top.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self.more = QScrollArea(widgetResizable=True)       # a table of many boxes has more to tell than fits
        self.more.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.more.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.more.setWidget(self.facts)
        QScroller.grabGesture(self.more.viewport(), QScroller.ScrollerGestureType.LeftMouseButtonGesture)
        side = QVBoxLayout()
        side.addWidget(self.advice)
        side.addWidget(self.more, 1)
        panel = QWidget()
        panel.setObjectName("panel")
        panel.setLayout(side)
        panel.setFixedWidth(400)
        middle = QHBoxLayout()
        middle.addWidget(self.canvas, 1)
        middle.addWidget(panel)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 10, 12, 12)
        whole.addLayout(top)
        whole.addLayout(middle, 1)
        whole.addLayout(row)

    # ── what comes in ──
    def show_seen(self, seen: Seen) -> None:
        self.canvas.pixels, self.view = seen.frame.pixels, seen.view
        if self.step is Step.PLANE and not self.by_touch:
            self._seek_marks()
        if seen.taken or self.step is not Step.CHECK:
            self.refresh()
        self.canvas.update()

    def camera_silent(self, why: Reason | None) -> None:
        self.silent = why
        self.refresh()

    # ── what is touched ──
    def forward(self) -> None:
        try:
            match self.step:
                case Step.LENS:
                    if self.model.fit is None and self.model.views:
                        with self.lock:
                            self.model.measure_lens()
                    else:
                        self._go(Step.PLANE)
                case Step.PLANE:
                    self._go(Step.ZONES if self.model.plane else Step.PLANE)
                case Step.ZONES:
                    if not self.model.zones.fault:
                        self._go(Step.CHECK)
                case Step.CHECK:
                    if self.saved:
                        self.close()
                    else:
                        with self.lock:
                            self.saved = self.model.save(self.out, datetime.now(UTC).date())
            self.trouble = ""
        except (CalibrationError, FeltNotFound) as error:
            self.trouble = error.reason or str(error)
        except OSError as error:
            self.trouble = because("calibrate.no.folder", file=str(error.filename), why=str(error.strerror))
        self.refresh()

    def back(self) -> None:
        if self.step is Step.LENS and self.model.fit:
            self.model.without_lens()
        elif self.step > Step.LENS:
            self._go(Step(self.step - 1))
        self.saved, self.trouble = None, ""
        self.refresh()

    def skip(self) -> None:
        """A lens that bends little may be left unmeasured."""
        if self.step is Step.LENS:
            with self.lock:
                self.model.without_lens()
                self.model.views.clear()
            self._go(Step.PLANE)
            self.refresh()

    def undo(self) -> None:
        with self.lock:
            if self.step is Step.LENS:
                self.model.drop_view()
                self.model.fit = None
            elif self.step is Step.ZONES:
                self.model.zones.undo()
                self._bound()
        self.refresh()

    def take(self) -> None:
        """A picture of the sheet now, still or not."""
        if self.step is Step.LENS and self.canvas.pixels is not None:
            with self.lock:
                self.view, _ = self.model.offer(self.canvas.pixels)
            self.refresh()

    def use_marks(self) -> None:
        self.by_touch = False
        if self.step is Step.PLANE and self.canvas.pixels is not None:
            self.model.plane = None
            self._seek_marks()
            self.refresh()

    def use_touches(self) -> None:
        if self.step is Step.PLANE and self.canvas.pixels is not None and not self.model.part:
            self.by_touch = True
            if len(self.points) != 4:
                high, wide = self.canvas.pixels.shape[:2]
                around = self._touched_felt() / (self.model.zones.layout.width, self.model.zones.layout.height)
                self.points = (around * 0.9 + 0.05) * (wide, high)      # about where a camera sees them
            self._touch()
            self.refresh()

    def toggle_every(self) -> None:
        self.every = not self.every
        self.refresh()

    def offer_zones(self) -> None:
        """Which zone is to be drawn: what was taken away, or another box."""
        if self.step is not Step.ZONES:
            return
        for action in self.menu.actions():
            self.menu.removeAction(action)
        addable = self.model.zones.addable
        offered = [QAction(self.words.line(said), self.menu)
                   for said in [self.words.place(place) for place in addable] or [self._said("zones.all")]]
        for action, place in zip(offered, addable, strict=False):
            action.triggered.connect(partial(self.add_zone, place))
        self.menu.addActions(offered)
        self.menu.popup(self.buttons["add"].mapToGlobal(QPoint(0, -self.menu.sizeHint().height())))
        self.menu.setActiveAction(offered[0])

    def add_zone(self, place: Place, _: bool = False) -> None:
        self.model.zones.begin()
        self.chosen, self.every = self.model.zones.add(place), False
        self.refresh()

    def remove_zone(self) -> None:
        if self.step is Step.ZONES and not self.every:
            self.model.zones.begin()
            self.model.zones.remove(self.chosen)
            self._bound()
            self.refresh()

    def _touched_felt(self) -> Points:
        return np.array([(x, y) for _, x, y in points_to_touch(self.model.zones.layout)])

    def _touch(self) -> None:
        assert self.canvas.pixels is not None
        try:
            with self.lock:
                self.model.touch(self._touched_felt(), self.points, self.canvas.pixels)
            self.trouble = ""
        except (CalibrationError, FeltNotFound) as error:
            self.model.plane, self.trouble = None, error.reason or str(error)

    def _seek_marks(self) -> None:
        assert self.canvas.pixels is not None
        try:
            with self.lock:
                self.model.find_marks(self.canvas.pixels)
            self.trouble = ""
        except (CalibrationError, FeltNotFound) as error:
            if self.model.plane is None:
                self.trouble = error.reason or str(error)

    def _go(self, step: Step) -> None:
        self.step, self.looked, self.trouble, self.chosen = step, None, "", 0
        if step is Step.CHECK:
            self._timer.start(CHECKED)
            QTimer.singleShot(0, self._check)
        else:
            self._timer.stop()

    @Slot()
    def _check(self) -> None:
        if self.step is not Step.CHECK or self.saved:
            return
        try:
            with self.lock:
                self.looked = self.model.check()
        except CalibrationError as error:
            self.trouble = error.reason or str(error)
        self.refresh()

    def pressed_at(self, at: QPointF) -> None:
        where = self.canvas.place(at)
        near = REACH / self.canvas.fit().m11()
        if self.step is Step.PLANE and self.by_touch:
            far = np.linalg.norm(self.points - where, axis=1)
            if far.min() <= near:
                self.chosen = int(far.argmin())
                self._drag_from(where, self.points[self.chosen].copy(), self._put_point)
        elif self.step is Step.ZONES and self.model.plane:
            self._press_zone(where, near)
        self.refresh()

    def _drag_from(self, grabbed: Points, start: Points, put: Callable[[Points], None]) -> None:
        self._drag = lambda now: put(start + now - grabbed)

    def _put_point(self, place: Points) -> None:
        assert self.canvas.pixels is not None
        high, wide = self.canvas.pixels.shape[:2]
        self.points[self.chosen] = np.clip(place, 0, (wide - 1, high - 1))
        self._touch()

    def _press_zone(self, where: Points, near: float) -> None:
        plane = self.model.plane
        assert plane is not None
        zones = self.model.zones
        felt = plane.millimetres(where[None])[0]
        area = zones.areas[self.chosen]
        corner = plane.pixels(np.array([(area.x + area.width, area.y + area.height)]))[0]
        resizes = bool(np.linalg.norm(corner - where) <= near) and not self.every
        if not resizes:
            touched = zones.at(*felt.tolist())
            if touched is None:
                return
            self.chosen = touched
        zones.begin()
        last = felt

        def put(now: Points) -> None:
            nonlocal last
            there = plane.millimetres(now[None])[0]
            change = np.round(there - last)
            if resizes:
                zones.resize(self.chosen, *change.tolist())
            elif self.every:
                zones.shift_all(*change.tolist())
            else:
                zones.move(self.chosen, *change.tolist())
            last = last + change
        self._drag = put

    def dragged_to(self, at: QPointF) -> None:
        if self._drag:
            self._drag(self.canvas.place(at))
            self.refresh()

    def released(self) -> None:
        self._drag = None
        self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        arrows = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
        far = FAR_NUDGE if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else NUDGE
        key = Qt.Key(event.key())
        if key in arrows:
            dx, dy = arrows[key]
            self._nudge(dx * far, dy * far, resize=bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier))
            return
        keys: dict[Qt.Key, Callable[[], None]] = {
            Qt.Key.Key_Return: self.forward, Qt.Key.Key_Enter: self.forward, Qt.Key.Key_Escape: self.back,
            Qt.Key.Key_Backspace: self.undo, Qt.Key.Key_U: self.undo, Qt.Key.Key_Space: self.take,
            Qt.Key.Key_S: self.skip, Qt.Key.Key_M: self.use_marks, Qt.Key.Key_T: self.use_touches,
            Qt.Key.Key_A: self.toggle_every, Qt.Key.Key_N: self._choose_next,
            Qt.Key.Key_PageDown: partial(self._turn_page, 1), Qt.Key.Key_PageUp: partial(self._turn_page, -1),
            Qt.Key.Key_Plus: self.offer_zones, Qt.Key.Key_Insert: self.offer_zones,
            Qt.Key.Key_Delete: self.remove_zone}
        does = keys.get(key)
        if does:
            does()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self.chosen = key - Qt.Key.Key_1
            self._bound()
            self.refresh()
        else:
            super().keyPressEvent(event)

    def _turn_page(self, pages: int) -> None:
        bar = self.more.verticalScrollBar()
        bar.setValue(bar.value() + pages * bar.pageStep())

    def _choose_next(self) -> None:
        self.chosen += 1
        self._bound()
        self.refresh()

    def _bound(self) -> None:
        self.chosen %= 4 if self.step is Step.PLANE else max(len(self.model.zones.areas), 1)

    def _nudge(self, dx: int, dy: int, *, resize: bool) -> None:
        if self.step is Step.PLANE and self.by_touch:
            self._put_point(self.points[self.chosen] + (dx, dy))
        elif self.step is Step.ZONES:
            zones = self.model.zones
            zones.begin()
            if self.every:
                zones.shift_all(dx, dy)
            elif resize:
                zones.resize(self.chosen, dx, dy)
            else:
                zones.move(self.chosen, dx, dy)
        self.refresh()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        self._timer.stop()
        super().closeEvent(event)

    # ── what is shown ──
    def refresh(self) -> None:
        head, facts, next_ = {Step.LENS: self._say_lens, Step.PLANE: self._say_plane, Step.ZONES: self._say_zones,
                              Step.CHECK: self._say_check}[self.step]()
        if self.step is Step.ZONES:
            self.trouble = self.model.zones.fault or ""
        here = self._here()
        self.path.setText("&nbsp;&nbsp;&nbsp;&nbsp;".join(
            f"<span style='color:{(SKY if step is self.step else SOFT).name()}'>"
            f"{f'{here} ' if step is self.step else '✓ ' if step < self.step else ''}{step + 1} "
            f"{self._said(f'step.{step.name.lower()}')}</span>" for step in Step))
        self.head.setText(_plain(head))
        trouble = self.trouble or self.silent or ""
        told = trouble if isinstance(trouble, str) else self.words.say(trouble)
        runs = "rtl" if self.words.language.right_to_left else "ltr"     # a camera's name may come first
        self.advice.setText(f"<p dir={runs} style='margin:0; color:{YELLOW.name()}'>▲ {_plain(told)}</p>")
        self.advice.setVisible(bool(trouble))
        self.facts.setText(facts)
        shown = {"back": self.step > Step.LENS or self.model.fit is not None,
                 "undo": self.step in (Step.LENS, Step.ZONES),
                 "marks": self.step is Step.PLANE, "touch": self.step is Step.PLANE and not self.model.part,
                 "skip": self.step is Step.LENS and self.model.fit is None, "every": self.step is Step.ZONES,
                 "add": self.step is Step.ZONES,
                 "remove": self.step is Step.ZONES and not self.every,
                 "take": self.step is Step.LENS and self.model.fit is None, "next": True}
        for name, button in self.buttons.items():
            key = {"next": next_, "every": "button.one" if self.every else "button.every"}.get(name, f"button.{name}")
            press = self.words.whole(_BUTTONS[name]) if _BUTTONS[name] else self._said("key.space")
            button.setText(self.words.line(self._said("key", name=self._said(key), press=press)))
            button.setVisible(shown[name])
        ready = {Step.LENS: bool(self.model.fit) or len(self.model.views) >= 4, Step.PLANE: bool(self.model.plane),
                 Step.ZONES: not self.model.zones.fault, Step.CHECK: self.looked is not None}[self.step]
        self.buttons["next"].setEnabled(ready)
        self.canvas.update()

    def _here(self) -> str:
        return "◂" if self.words.language.right_to_left else "▸"

    def _said(self, key: str, **values: object) -> str:
        return self.words(f"calibrate.{key}", **values)

    def _say_lens(self) -> tuple[str, str, str]:
        fit, views = self.model.fit, self.model.views
        if fit:
            error = self._said("lens.error", error=f"{fit.error:.2f}", pictures=fit.pictures,
                               out=fit.left_out or None)
            return (self._said("lens.done" if fit.error <= GOOD_ERROR else "lens.badly"),
                    _lines(error, "", self._said("lens.on")), "step.plane")
        wishes, missing = still_missing(views), tilts_missing(views)
        return (self.words.say(wishes[0]) if wishes else self._said("lens.enough"),
                _lines(self._said("lens.pictures", count=len(views), wanted=VIEWS),
                       self._said("lens.parts", count=PARTS - len(parts_missing(views)), wanted=PARTS),
                       self._said("lens.tilts"),
                       *(f"{'○' if tilt in missing else '●'} {self._said(f'tilt.{tilt.value}')}" for tilt in Tilt),
                       "", self._said("lens.how")), "next.measure")

    def _say_plane(self) -> tuple[str, str, str]:
        plane = self.model.plane
        told = [self._said("plane.scale", scale=f"{plane.px_per_mm:.2f}"), "",
                self._said("plane.on_print")] if plane else []
        if plane and self.model.by == MARKS:        # through four points a plane goes wherever they are
            told.insert(0, self._said("plane.error", error=f"{plane.error:.2f}"))
            if plane.odd > ODD:
                told.insert(1, f"▲ {self._said('odd', off=f'{plane.odd:.0f}')}")
        if not self.by_touch:
            part = ".part" * self.model.part
            return (self._said(f"plane.found{part}" if plane else f"plane.clear{part}"),
                    _lines(*told or [self._said(f"plane.marks{part}")]), "step.zones")
        points = [self.words.say(said) for said, _, _ in points_to_touch(self.model.zones.layout)]
        listed = (f"{f'{self._here()} ' if n == self.chosen else ''}{self._said('point', number=n + 1, point=point)}"
                  for n, point in enumerate(points))
        return (self._said("plane.drag", number=self.chosen + 1, point=points[self.chosen]),
                _lines(*listed, "", self._said("plane.keys"), "", *told), "step.zones")

    def _say_zones(self) -> tuple[str, str, str]:
        area = self.model.zones.areas[min(self.chosen, len(self.model.zones.areas) - 1)]
        told = _lines(self._said("zones.at", x=f"{area.x:g}", y=f"{area.y:g}"),
                      self._said("zones.size", width=f"{area.width:g}", height=f"{area.height:g}"),
                      self._said("zones.cards", count=area.slots), "", self._said("zones.drag"), "",
                      self._said("zones.keys"), "", self._said("zones.remove"))
        return (self._said("zones.head"), _paragraph(f"<b>{_plain(self.words.place(area.place))}</b>") + told,
                "step.check")

    def _say_check(self) -> tuple[str, str, str]:
        if self.saved:
            return self._said("check.saved", file=str(self.saved)), self._zone_table(), "next.done"
        if self.looked is None:
            return self._said("check.looking"), "", "next.save"
        worst = self.looked.advice[0]
        head = {State.OK: "check.fine", State.WARNING: "check.warning", State.FAULT: "check.fault"}[worst.state]
        signs = {State.OK: ("●", SKY), State.WARNING: ("▲", YELLOW), State.FAULT: ("■", ORANGE)}
        lines = "".join(_paragraph(f"<span style='color:{signs[one.state][1].name()}'>{signs[one.state][0]} "
                                   f"{_plain(capital(said(one, self.words)))}</span><br>"
                                   f"{_plain(capital(to_do(one, self.words)))}") for one in self.looked.advice[:4])
        return self._said(head), lines + self._zone_table(), "next.save"

    def _zone_table(self) -> str:
        if self.looked is None:
            return ""
        rows = [("", *(self._said(f"check.{name}") for name in ("px_mm", "index", "edge", "light"))),
                *((_plain(self.words.place(z.place)), f"{z.px_per_mm:.2f}",
                   self._said("check.mm", mm=f"{z.least_index_mm:.0f}"), f"{z.edge:.1f}" if z.edge else "?",
                   f"{z.light:.0f}") for z in self.looked.zones if z.whole)]
        turns = -1 if self.words.language.right_to_left else 1       # Qt lays a table out from the left
        start, end = ("left", "right")[::turns]
        cells = ("".join([_cell(name, start), *(_cell(figure, end) for figure in figures)][::turns])
                 for name, *figures in rows)
        return (f"<table cellspacing=0 cellpadding=3 width='100%'><tr>{'</tr><tr>'.join(cells)}</tr></table>"
                + _lines(self._said("check.figures")))

    # ── over the picture ──
    def paint_over(self, painter: QPainter) -> None:
        with self.lock:
            match self.step:
                case Step.LENS:
                    self._paint_lens(painter)
                case Step.PLANE:
                    self._paint_zones(painter, faint=True)
                    if self.by_touch:
                        self._paint_points(painter)
                case _:
                    self._paint_zones(painter, faint=False)

    def _paint_lens(self, painter: QPainter) -> None:
        assert self.canvas.pixels is not None
        high, wide = self.canvas.pixels.shape[:2]
        missing = [] if self.model.fit else parts_missing(self.model.views)
        for column, row in missing:
            (x0, x1), (y0, y1) = ((cuts[n] * size, cuts[n + 1] * size)
                                  for cuts, n, size in zip(_PARTS, (column, row), (wide, high), strict=True))
            box = self.canvas.fit().mapRect(QRectF(x0, y0, x1 - x0, y1 - y0)).adjusted(3, 3, -3, -3)
            painter.setPen(QPen(YELLOW, 2.5, Qt.PenStyle.DashLine))
            painter.setBrush(QColor(11, 15, 20, 70))
            painter.drawRect(box)
            if box.width() > 70:
                self._label(painter, box.center(), self._said("lens.not_yet"), YELLOW)
        if self.view is not None:
            painter.setPen(QPen(DARK, 1))
            painter.setBrush(SKY)
            for point in self.canvas.mapped(self.view.corners):
                painter.drawEllipse(point, 4.5, 4.5)

    def _paint_points(self, painter: QPainter) -> None:
        for number, point in enumerate(self.canvas.mapped(self.points)):
            chosen = number == self.chosen
            painter.setPen(QPen(DARK, 5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(point, 15, 15)
            painter.setPen(QPen(YELLOW if chosen else INK, 2.5))
            painter.drawEllipse(point, 15, 15)
            painter.drawLine(point - QPointF(6, 0), point + QPointF(6, 0))
            painter.drawLine(point - QPointF(0, 6), point + QPointF(0, 6))
            self._label(painter, point + QPointF(0, -30), str(number + 1), YELLOW if chosen else INK)
        self.canvas.loupe(painter, self.points[self.chosen])

    def _paint_zones(self, painter: QPainter, *, faint: bool) -> None:
        plane = self.model.plane
        if plane is None:
            return
        areas = list(enumerate(self.model.zones.areas))
        for number, area in areas[self.chosen + 1:] + areas[:self.chosen + 1]:      # the chosen one over all others
            shape = QPolygonF(self.canvas.mapped(plane.pixels(edge_of(area))))
            colour, line = SKY, Qt.PenStyle.SolidLine
            index = self._index_seen(number)
            if index is not None and index < LEAST_INDEX:
                colour, line = ORANGE, Qt.PenStyle.DashLine
            elif self.step is Step.ZONES and (self.every or number == self.chosen):
                colour = YELLOW
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(DARK, 4.5))
            painter.drawPolygon(shape)
            painter.setPen(QPen(colour, 1.5 if faint else 2.5, line))
            painter.drawPolygon(shape)
            if self.step is Step.ZONES and number == self.chosen and not self.every:
                corner, = self.canvas.mapped(plane.pixels(np.array([(area.x + area.width, area.y + area.height)])))
                painter.setBrush(YELLOW)
                painter.drawRect(QRectF(corner.x() - 8, corner.y() - 8, 16, 16))
            if not faint:
                box = shape.boundingRect()
                middle = QPointF(box.center().x(), box.top() + 12)
                self._label(painter, middle, self.word_on(number, box.width()), colour)

    def _index_seen(self, number: int) -> float | None:
        """How tall an index is there, in pixels; known in the last step."""
        if self.step is not Step.CHECK or self.looked is None or number >= len(self.looked.zones):
            return None
        return self.looked.zones[number].px_per_mm * self.model.index_mm

    def word_on(self, number: int, wide: float) -> str:
        """What stands on a zone: as much as there is room for."""
        place, index = self.model.zones.areas[number].place, self._index_seen(number)
        name = self.words.place(place)
        if index is None:
            said = [name, _short(place) or name]
        else:
            seen = self._said("check.px", px=f"{index:.0f}")
            far = self._said("check.far", px=f"{index:.0f}")
            said = [*([f"{name} {far}", far] if index < LEAST_INDEX else [f"{name} {seen}"]), seen, f"{index:.0f}"]
        return next((word for word in said if label_width(word) <= wide), said[-1])

    def _label(self, painter: QPainter, middle: QPointF, text: str, ink: QColor) -> None:
        wide = label_width(text)
        left = min(max(middle.x() - wide / 2, 2.0), max(self.canvas.width() - wide - 2, 2.0))
        plate = QRectF(left, max(middle.y() - 11, 2.0), wide, 22)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(PANEL)
        painter.drawRoundedRect(plate, 4, 4)
        Text(text, plate, LABEL, True, ink, looks.CENTRE).paint(painter)


def label_width(text: str) -> float:
    """How wide a label is."""
    return looks.width(text, LABEL, bold=True) + 10


def _short(place: Place) -> str:
    """Where there is no room for its name; "": it has no number."""
    return f"{place.seat}" + (f"/{place.hand}" if place.hand > 1 else "") if place.seat else ""


def _lines(*lines: str) -> str:
    return _paragraph("<br>".join(map(_plain, lines)))


def _paragraph(told: str) -> str:
    return f"<p style='{SPACED}'>{told}</p>"


def _cell(told: str, side: str) -> str:
    return f"<td align={side}><p style='margin:0; {SPACED}'>{told}</p></td>"


def _plain(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")


class _Watching(QObject):
    """The camera's thread: looks for the sheet there, so that the window stays quick."""

    seen = Signal(object)
    silent = Signal(object)

    def __init__(self, camera: Camera, window: CalibrateWindow) -> None:
        super().__init__()
        self.camera, self.window_ = camera, window
        self.failure: BaseException | None = None
        self.stopped = threading.Event()
        self.shown = threading.Event()      # the picture before is on the screen
        self.shown.set()
        self.sought = -SOUGHT               # when cards were looked for
        self.silenced = False               # it was told that no pictures come
        self.thread_ = threading.Thread(target=self._run, name="calibrating", daemon=True)

    def _run(self) -> None:
        try:
            while not self.stopped.is_set():
                try:
                    return self._watch()
                except CameraError as error:
                    self.silent.emit(because("calibrate.failed", why=str(error)))
                if not are_live([self.camera]):
                    return None
                self.silenced = True
                self.stopped.wait(RETRY)        # it may not be plugged in yet
        except BaseException as error:  # noqa: BLE001 - raised again by guided
            self.failure = error
            self.silent.emit(None)

    def _watch(self) -> None:
        for moment in moments([self.camera]):
            if self.stopped.is_set():
                return
            doing = moment.doing[0]
            if self.silenced != (silenced := doing.away_since is not None):
                self.silenced = silenced
                self.silent.emit(because("calibrate.away", camera=self.camera.name, why=doing.why) if silenced else
                                 None)
            for frame in moment.frames:
                begun = time.monotonic()
                while not self.shown.wait(PACE):        # the camera keeps its newest picture meanwhile
                    if self.stopped.is_set():
                        return
                self.shown.clear()
                self.seen.emit(self._looked(frame))
                time.sleep(max(0.0, PACE - (time.monotonic() - begun)))
        self.silent.emit(because("calibrate.ended", camera=self.camera.name))

    def _looked(self, frame: Frame) -> Seen:
        model, view, taken = self.window_.model, None, False
        with self.window_.lock:
            if self.window_.step is Step.LENS and model.fit is None:
                view, taken = model.offer_still(frame.pixels)
            elif self.window_.step is not Step.LENS:
                model.watch(frame.pixels)
        if self.window_.step is Step.CHECK and time.monotonic() - self.sought > SOUGHT:
            model.look_for_cards()          # not under the lock, which the window waits for
            self.sought = time.monotonic()
        return Seen(frame, view, taken)


def guided(calibrating: Calibrating, camera: Camera, out: Path, words: Words,
           spoken: Callable[[str], None] = lambda tag: None, stands: Placement | None = None,
           shown: Callable[[CalibrateWindow], None] = lambda window: None) -> Path | None:
    """Where it was saved; None: the window was closed before. ``spoken``: told of a language that is touched.
    ``stands``: where the table's window stands."""
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    window = CalibrateWindow(calibrating, out, words, spoken)
    watching = _Watching(camera, window)

    def show(seen: Seen) -> None:
        window.show_seen(seen)
        watching.shown.set()

    def silent(why: Reason | None) -> None:
        window.camera_silent(why)
        if watching.failure is not None:
            application.exit()

    watching.seen.connect(show, Qt.ConnectionType.QueuedConnection)
    watching.silent.connect(silent, Qt.ConnectionType.QueuedConnection)
    put(window, stands or Placement())
    window.show()
    shown(window)
    watching.thread_.start()
    application.exec()
    watching.stopped.set()
    watching.thread_.join(timeout=5)
    if watching.failure is not None:
        raise watching.failure
    return window.saved
