"""The replay's window: the dealer's own screen as it was, a bar to go anywhere, and what is read there today."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial
from pathlib import Path

import numpy as np
from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QHelpEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QApplication, QListWidget, QToolTip, QWidget

from dealer_assist.inspector.timeline import who
from dealer_assist.ledger.entries import CameraLost, ViewDoubtful
from dealer_assist.ledger.store import LedgerError
from dealer_assist.overlay.looks import (
    CENTRE,
    EDGE,
    GROUND,
    INK,
    ORANGE,
    PANEL,
    RAISED,
    RIGHT,
    SKY,
    SOFT,
    YELLOW,
    Text,
    fitted,
    font,
    width,
)
from dealer_assist.overlay.parts import Panel, Picture, TouchButton
from dealer_assist.overlay.sheets import Row, TextSheet
from dealer_assist.overlay.view import Outline, Touch, view
from dealer_assist.overlay.window import DealerWindow, PhotographNotSaved
from dealer_assist.replaying.opened import Opened
from dealer_assist.replaying.pictures import card_on_felt, seen_as
from dealer_assist.replaying.player import Kind, Mark, Player, Unit
from dealer_assist.sessions.readings import Difference, Lay
from dealer_assist.sessions.reexamine import Reread, clock, read_again, sentence
from dealer_assist.table.events import TableEvent
from dealer_assist.table.places import Place
from dealer_assist.vision.lens import Points
from dealer_assist.vision.reading import CardReader
from dealer_assist.words import Words

GAP = 4
TICK = 25               # milliseconds between two pictures that are wanted while it plays
BESIDE = 4              # pixels within which the mouse means a mark
SIDE = 400              # pixels of the page beside the dealer's screen
AROUND = 1.9            # times a card that is shown around it
PART = 128              # entries that are followed at once while the screen waits
SAID = 4000             # milliseconds for which a remark stands in the bar

COLOURS = {Kind.ROUND: EDGE, Kind.ALERT: YELLOW, Kind.CORRECTION: ORANGE, Kind.DISPUTE: SKY, Kind.READING: YELLOW,
           Kind.AWAY: ORANGE, Kind.DOUBT: YELLOW, Kind.RESUMED: INK}
LANES = Kind.DISPUTE, Kind.CORRECTION, Kind.ALERT, Kind.READING, Kind.RESUMED     # above the track, by their shapes


class Scrubber(QWidget):
    """The session from left to right: rounds as strokes, what is marked above, what lasted below."""

    def __init__(self, parent: QWidget, words: Words, player: Player, moved: Callable[[int], None]) -> None:
        super().__init__(parent)
        self.words, self.player, self._moved = words, player, moved
        self.marks: tuple[Mark, ...] = ()
        self.since, self.until = player.first, player.last
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_marks(self, marks: Sequence[Mark]) -> None:
        self.marks = tuple(marks)
        self.update()

    def show_span(self, since: int, until: int) -> None:
        self.since, self.until = since, max(until, since + 1)
        self.update()

    def _x(self, at: int) -> float:
        return 12 + (at - self.since) / (self.until - self.since or 1) * (self.width() - 24)

    def _at(self, x: float) -> int:
        share = min(max((x - 12) / max(self.width() - 24, 1), 0.0), 1.0)
        return self.since + round(share * (self.until - self.since))

    def mark_near(self, x: float, y: float) -> Mark | None:
        """What is meant there: above the track one of what is marked, on it a round."""
        above = y < self.height() * .45
        near = [mark for mark in self.marks if (mark.kind in LANES) == above and
                self._x(mark.at) - BESIDE <= x <= self._x(mark.until) + BESIDE]
        return min(near, key=lambda mark: abs(self._x(mark.at) - x), default=None)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), PANEL)
        high = float(self.height())
        track = QRectF(12, high * .5, self.width() - 24, high * .28)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(RAISED)
        painter.drawRoundedRect(track, 4, 4)
        player = self.player
        if player.come_in is not None or player.go_out is not None:
            left = self._x(player.first if player.come_in is None else player.come_in)
            right = self._x(player.last if player.go_out is None else player.go_out)
            painter.setBrush(SKY)
            painter.setOpacity(.45)
            painter.drawRect(QRectF(left, track.top(), right - left, track.height()).intersected(track))
            painter.setOpacity(1)
        painter.setClipRect(QRectF(6, 0, self.width() - 12, high))
        for mark in self.marks:
            x, colour = self._x(mark.at), COLOURS[mark.kind]
            if mark.kind is Kind.ROUND:
                painter.setPen(QPen(colour, 1.5))
                painter.drawLine(QPointF(x, track.top()), QPointF(x, track.bottom()))
            elif mark.kind in LANES:
                fitted(mark.kind.value, QRectF(x - 9, 1, 18, high * .42), high * .38, colour, bold=True,
                       align=CENTRE).paint(painter)
            else:
                painter.setPen(QPen(colour, 4, Qt.PenStyle.DotLine if mark.kind is Kind.DOUBT else
                                    Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
                painter.drawLine(QPointF(x, high - 5), QPointF(max(self._x(mark.until), x + 3), high - 5))
        for point, way in ((player.come_in, 1), (player.go_out, -1)):
            if point is not None:
                x = self._x(point)
                painter.setPen(QPen(SKY, 2.5))
                painter.drawPolyline(QPolygonF([QPointF(x + 6 * way, track.top() - 3), QPointF(x, track.top() - 3),
                                                QPointF(x, track.bottom() + 3),
                                                QPointF(x + 6 * way, track.bottom() + 3)]))
        x = self._x(player.at)
        painter.setPen(QPen(GROUND, 1.5))
        painter.setBrush(INK)
        painter.drawRoundedRect(QRectF(x - 2.5, high * .40, 5, high * .50), 2, 2)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        mark = self.mark_near(event.position().x(), event.position().y())
        above = event.position().y() < self.height() * .45
        self._moved(mark.at if mark and above else self._at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._moved(self._at(event.position().x()))

    def event(self, event: QObject) -> bool:  # type: ignore[override]
        if isinstance(event, QHelpEvent):
            mark = self.mark_near(event.pos().x(), event.pos().y())
            text = self.words(mark.kind.word, round=mark.round) if mark else clock(self._at(event.pos().x()))
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)  # type: ignore[arg-type]


class Told(Panel):
    """Where one stands, in words: the time, the round, the entry that was made last."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.left = self.middle = self.right = ""
        self.warns = False

    def tell(self, left: str, middle: str, right: str, warns: bool) -> None:
        self.left, self.middle, self.right, self.warns = left, middle, right, warns
        self.update()

    def ground(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), PANEL)

    def texts(self) -> list[Text]:
        wide, high, size = float(self.width()), float(self.height()), self.unit * .82
        left = min(width(self.left, size, bold=True) + 24, wide * .3)
        right = min(width(self.right, size) + 24, wide * .4)
        return [fitted(self.left, QRectF(12, 0, left - 12, high), size, INK, bold=True),
                fitted(self.middle, QRectF(left, 0, wide - left - right, high), size, YELLOW if self.warns else SOFT),
                fitted(self.right, QRectF(wide - right, 0, right - 12, high), size, SOFT, align=RIGHT)]


class ThenAndNow(QWidget):
    """What is read otherwise today, one after the other, and the chosen one by both readings."""

    def __init__(self, parent: QWidget, words: Words, chosen: Callable[[int], None]) -> None:
        super().__init__(parent)
        self.words = words
        self.title = _Lines(self)
        self.list = QListWidget(self)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.list.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.list.currentRowChanged.connect(lambda row: chosen(row) if row >= 0 else None)
        self.then, self.now = Picture(self, words), Picture(self, words)
        self.said_then, self.said_now = _Lines(self), _Lines(self)
        self.list.setAccessibleName(words("reread.title"))
        self.compares(False)
        self.hide()

    def compares(self, chosen: bool) -> None:
        """Both readings of the chosen card are there, or none is chosen."""
        for part in (self.then, self.now, self.said_then, self.said_now):
            part.setVisible(chosen)

    def dress(self, unit: float) -> None:
        self.list.setFont(font(unit * .8, False))
        self.list.setStyleSheet(
            f"QListWidget {{ background: {PANEL.name()}; color: {INK.name()}; border: 1px solid {EDGE.name()}; }}"
            f"QListWidget::item {{ padding: 6px; border-bottom: 1px solid {EDGE.name()}; }}"
            f"QListWidget::item:selected {{ background: {SKY.name()}; color: {GROUND.name()}; }}"
            f"QScrollBar {{ background: {GROUND.name()}; width: 12px; }}"
            f"QScrollBar::handle {{ background: {EDGE.name()}; border-radius: 4px; min-height: 24px; }}"
            "QScrollBar::add-line, QScrollBar::sub-line { height: 0; }")
        for part in (self.title, self.said_then, self.said_now, self.then, self.now):
            part.unit = unit

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        wide, high = self.width(), self.height()
        head, said, picture = round(high * .17), 44, min((wide - GAP) // 2, round(high * .34))
        self.title.setGeometry(0, 0, wide, head)
        below = high - picture - said
        self.list.setGeometry(0, head, wide, below - head - GAP)
        half = (wide - GAP) // 2
        for left, words, shown in ((0, self.said_then, self.then), (half + GAP, self.said_now, self.now)):
            words.setGeometry(left, below, half, said)
            shown.setGeometry(left, below + said, half, picture)


class _Lines(Panel):
    """A few lines of plain text."""

    text = ""

    def say(self, text: str) -> None:
        self.text = text
        self.setAccessibleName(text)
        self.update()

    def ground(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), PANEL)

    def texts(self) -> list[Text]:
        return [fitted(self.text, QRectF(self.rect()).adjusted(8, 4, -8, -4), self.unit * .8, INK, wraps=True)]


class _Reading(QObject):
    """Reads again in a thread of its own; only signals come back from there."""

    progressed = Signal(int)
    finished = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    @property
    def running(self) -> bool:
        return self._thread is not None and self._thread.is_alive()

    def start(self, opened: Opened, reader: Callable[[], CardReader], span: tuple[int, int] | None) -> None:
        self._stopped.clear()
        self._thread = threading.Thread(target=self._run, args=(opened, reader, span), name="reading again")
        self._thread.start()

    def stop(self) -> None:
        self._stopped.set()

    def join(self) -> None:
        if self._thread is not None:
            self._thread.join()

    def _run(self, opened: Opened, reader: Callable[[], CardReader], span: tuple[int, int] | None) -> None:
        shown = -1

        def progress(share: float) -> bool:
            nonlocal shown
            if (percent := int(min(max(share, 0), 1) * 100)) != shown:
                shown = percent
                self.progressed.emit(percent)
            return not self._stopped.is_set()

        try:
            found: object = read_again(opened.session, reader(), span=span, progress=progress)
        except BaseException as error:  # noqa: BLE001 - told in the window, which raises what is no sentence
            found = error
        self.finished.emit(found)


class ReplayWindow(QWidget):
    """``reader``: makes the models that read the pictures again, when somebody wants that."""

    closed = Signal()

    def __init__(self, opened: Opened, reader: Callable[[], CardReader]) -> None:
        super().__init__()
        self.opened, self.player, self._reader = opened, opened.player, reader
        words = self.words = opened.words
        self.setWindowTitle(words("replay.title", session=opened.session.folder.name))
        self.setMinimumSize(1024, 720)
        self.resize(1280, 920)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if words.language.right_to_left:        # what is said; time itself goes from left to right everywhere
            self.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self.dealer = DealerWindow(self, opened.layout, words, opened.house.pay_tables)
        self.dealer.setParent(self)
        self.dealer.setMinimumSize(0, 0)
        self.large = Picture(self, words)
        self.large.hide()
        self._labelled = True
        self.scrubber = Scrubber(self, words, self.player, self._seek)
        self.told = Told(self)
        self.beside = ThenAndNow(self, words, self._show_difference)
        self.keys = TextSheet(self, words, self._close_keys, lambda events: None)
        self.keys.show_rows(words("replay.keys"), *_halves([
            Row(does, words.whole(pressed)) for pressed, _, does in (
                words(key).partition("|") for key in words.sentences if key.startswith("replay.keys."))]))
        self.keys.hide()
        self.reread: Reread | None = None
        self._why_not = ""
        self._percent: int | None = None
        self._remark = ""
        self._zoomed = False
        self._alerts: tuple[Mark, ...] = ()
        self._marks = tuple(opened.log.marks())
        self._reading = _Reading(self)
        self._reading.progressed.connect(self._show_progress)
        self._reading.finished.connect(self._reread_done)
        self._ticking = QTimer(self, interval=TICK)
        self._ticking.timeout.connect(self._tick)
        self._ticked = 0.0
        self._silent = QTimer(self, singleShot=True, interval=SAID)
        self._silent.timeout.connect(lambda: self._say(""))
        self._make_buttons()
        self._make_keys()
        if opened.troubles:
            self._remark = opened.troubles[0]
        self._mark_all()
        self.refresh()
        self._looked_through = 0
        self._finding = QTimer(self, singleShot=True, interval=0)
        self._finding.timeout.connect(self._find_alerts)
        self._finding.start()           # the screen is there first

    # ── the dealer's window asks, and a recording answers nothing ──
    def submit(self, *events: TableEvent) -> None:
        self._say(self.words("replay.readonly"))
        self._silent.start()

    def call_inspector(self, about: Place | None) -> None:
        self.submit()

    def inspector_came(self) -> None:
        self.submit()

    # ── buttons and keys ──
    def _make_buttons(self) -> None:
        words = self.words
        wanted: list[tuple[str, str, str, Callable[[], None]]] = [
            ("◀◀", words("replay.hand"), "Ctrl+Left", partial(self.step, Unit.HAND, -1)),
            ("◀", words("replay.street"), "Shift+Left", partial(self.step, Unit.STREET, -1)),
            ("◀", words("replay.step"), "Left", partial(self.step, Unit.EVENT, -1)),
            ("◀", words("replay.picture"), ",", partial(self.step, Unit.FRAME, -1)),
            (words("replay.play"), "", "Space", self.toggle),
            ("▶", words("replay.picture"), ".", partial(self.step, Unit.FRAME, 1)),
            ("▶", words("replay.step"), "Right", partial(self.step, Unit.EVENT, 1)),
            ("▶", words("replay.street"), "Shift+Right", partial(self.step, Unit.STREET, 1)),
            ("▶▶", words("replay.hand"), "Ctrl+Right", partial(self.step, Unit.HAND, 1)),
            ("−", words("replay.slower"), "[", partial(self.faster, -1)),
            ("1×", "", "", lambda: None),
            ("+", words("replay.faster"), "]", partial(self.faster, 1)),
            (words("replay.in"), "", "I", partial(self._point, self.player.set_in)),
            (words("replay.out"), "", "O", partial(self._point, self.player.set_out)),
            (words("replay.zoom"), "", "Z", self.zoom),
            (words("replay.camera"), "", "C", self.next_camera),
            (words("replay.reread"), "", "R", self.read_again),
            (words("replay.keys"), "", "?", self._show_keys),
        ]
        self.buttons = []
        for label, hint, key, pressed in wanted:
            button = TouchButton(self, pressed, label, key, hint)
            button.show_touch(Touch(label, (), key, hint, enabled=bool(key), main=key == "Space"))
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.key = key if len(key) == 1 else ""       # what its corner has room for
            self.buttons.append(button)
            if key:
                self._on(key, button.click)
        by_key = {key: button for (_, _, key, _), button in zip(wanted, self.buttons, strict=True)}
        self._play, self._speed, self._again = by_key["Space"], by_key[""], by_key["R"]
        self._camera = by_key["C"]
        self._camera.setVisible(len(self.opened.films.cameras) > 1)

    def _make_keys(self) -> None:
        self._on("G", self._show_large)
        self._on("L", self._show_labels)
        self._on("Home", lambda: self._seek(self.player.first))
        self._on("End", lambda: self._seek(self.player.last))
        self._on("X", partial(self._point, self.player.clear_points))
        self._on("D", partial(self._next_difference, 1))
        self._on("Shift+D", partial(self._next_difference, -1))
        self._on("M", partial(self._next_mark, 1))
        self._on("Shift+M", partial(self._next_mark, -1))
        self._on("F11", lambda: self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen))
        self._on("Escape", self._escape)

    def _on(self, key: str, does: Callable[[], None]) -> None:
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.activated.connect(does)

    def _escape(self) -> None:
        if not self.keys.isHidden():
            self._close_keys()
        elif not self.large.isHidden():
            self._show_large()
        elif not self.beside.isHidden():
            self._reading.stop()
            self.beside.hide()
            self._place()

    def _show_keys(self) -> None:
        self.keys.setVisible(self.keys.isHidden())
        self.keys.raise_()
        self._place()

    def _close_keys(self) -> None:
        self.keys.hide()

    # ── going somewhere ──
    def step(self, unit: Unit, by: int) -> None:
        self._pause()
        self.player.step(unit, by)
        self.refresh()

    def _seek(self, at: int) -> None:
        self.player.seek(at)
        self.refresh()

    def toggle(self) -> None:
        if self.player.playing:
            self._pause()
        else:
            self.player.play()
            self._ticked = time.monotonic()
            self._ticking.start()
        self.refresh()

    def _pause(self) -> None:
        self.player.play(False)
        self._ticking.stop()

    def _tick(self) -> None:
        now = time.monotonic()
        self.player.go_on(round((now - self._ticked) * 1e6))
        self._ticked = now
        if not self.player.playing:
            self._ticking.stop()
        self.refresh()

    def faster(self, by: int) -> None:
        self.player.faster(by)
        self.refresh()

    def _point(self, put: Callable[[], None]) -> None:
        put()
        self._tell_models()
        self.refresh()

    def zoom(self) -> None:
        self._zoomed = not self._zoomed
        self.refresh()

    def _show_large(self) -> None:
        """The picture as large as there is room, instead of the screen around it."""
        self.large.setVisible(self.large.isHidden())
        self.large.raise_()
        self._place()
        self.refresh()

    def _show_labels(self) -> None:
        self._labelled = not self._labelled
        self.refresh()

    def next_camera(self) -> None:
        self.opened.films.show_next()
        self.refresh()

    def _next_mark(self, by: int) -> None:
        marks = [mark for mark in self.scrubber.marks if mark.kind is not Kind.ROUND]
        here = self.player.at
        there = [mark for mark in marks if (mark.at > here if by > 0 else mark.at < here)]
        if there:
            self._pause()
            mark = min(there, key=lambda mark: abs(mark.at - here))
            if mark.entry and mark.kind not in (Kind.AWAY, Kind.DOUBT):
                self.player.go_to_entry(mark.entry)
            else:
                self.player.seek(mark.at)
            self.refresh()

    # ── marks ──
    def _find_alerts(self) -> None:
        """A little at a time: the screen answers meanwhile."""
        log = self.opened.log
        self._looked_through = min(self._looked_through + PART, len(log.entries))
        log.story(self._looked_through)
        if self._looked_through < len(log.entries):
            self._finding.start()
            return
        found = list(log.alerts())
        try:
            found += self.opened.disputed()
        except LedgerError as error:        # the house's log is another file than this session's
            self._say(str(error))
        self._alerts = tuple(found)
        self._mark_all()

    def _mark_all(self) -> None:
        log = self.opened.log
        read = [Mark(Kind.READING, one.lay.since, one.lay.until, 0, log.round_at(log.followed(one.lay.since)))
                for one in (self.reread.differences if self.reread else ())]
        first, last = self.player.first, self.player.last
        self.scrubber.show_marks(sorted((
            replace(mark, at=min(max(mark.at, first), last), until=min(max(mark.until, first), last))
            for mark in (*self._marks, *self._alerts, *read)), key=lambda mark: mark.at))

    # ── what is shown ──
    def refresh(self) -> None:
        player, opened, words = self.player, self.opened, self.words
        log, followed = opened.log, player.followed
        story = log.story(followed)
        between = story.current is None or story.current.round.closed is not None
        game = opened.house.game
        self.dealer.show_view(view(
            story, opened.layout, words, game.opening(story.sitting) if between else None, "dealer",
            list(self._troubles()), game.objections(story.sitting) if between else (), log.by_hand(followed)))
        self.dealer.remaining(log.remaining_ms(followed, player.at))
        moment = opened.films.moment(player.at)
        pixels = opened.films.picture(moment) if moment.frames else None
        seen = opened.seen.newest(log.hand_around(followed)[0], player.at)
        outlines = list(opened.films.outlines(seen, words)) if pixels is not None and self._labelled else []
        frames = "\n".join(f"{frame.camera}: " + words("replay.frame", frame=f"{frame.index:,}")
                           for frame in moment.frames)
        for picture in (self.dealer, *(() if self.large.isHidden() else (self.large,))):
            picture.show_picture(pixels, outlines, frames, "" if moment.frames else clock(player.at))
        self.large.turned = self._turned
        if self._zoomed:
            since, until = log.hand_around(followed)
            self.scrubber.show_span(max(since, player.first), min(until, player.last))
        else:
            self.scrubber.show_span(player.first, player.last)
        self._play.show_touch(Touch(words("replay.pause" if player.playing else "replay.play"), (), main=True))
        self._speed.show_touch(Touch(words.whole(f"{_decimal(player.speed)}×"), (), enabled=False))
        self._tell()

    def _troubles(self) -> list[str]:
        devices, words, found = self.opened.log.devices(self.player.followed), self.words, []
        for entry in devices.away.values():
            if isinstance(entry.event, CameraLost):
                found.append(words("camera.away", camera=entry.event.camera, why=entry.event.why or None,
                                   since=clock(entry.event.since or entry.at)))
        for entry in devices.doubted.values():
            if isinstance(entry.event, ViewDoubtful):
                found.append(words("view.dark" if entry.event.why == "dark" else "view.moved",
                                   camera=entry.event.camera, since=clock(entry.event.since),
                                   far=round(entry.event.tenths / 10) if entry.event.tenths else None))
        return found

    def _tell(self) -> None:
        player, words, log = self.player, self.words, self.opened.log
        number = log.round_at(player.followed)
        left = "   ".join([clock(player.at), *([words("replay.round", round=number)] if number else [])])
        right = words("replay.elapsed", elapsed=_length(player.at - player.first),
                      length=_length(player.last - player.first))
        if player.come_in is not None or player.go_out is not None:
            right = words("replay.points", since=words("replay.begin") if player.come_in is None else
                          clock(player.come_in), until=words("replay.end") if player.go_out is None else
                          clock(player.go_out)) + "   " + right
        self.told.tell(left, self._remark or self._event(), right, bool(self._remark))

    def _event(self) -> str:
        log, followed = self.opened.log, self.player.followed
        if not followed:
            return self.words("replay.before")
        entry = log.entries[followed - 1]
        return self.words("replay.event", entry=entry.seq, entries=len(log.entries), what=self.opened.says(followed),
                          by=who(entry.by, self.words))

    def _say(self, remark: str) -> None:
        self._remark = remark
        self._tell()

    # ── then and now ──
    def read_again(self) -> None:
        """Between the in and the out point; the whole session where there is none. Again: it stops."""
        if self._reading.running:
            self._reading.stop()
            return
        if self.beside.isHidden() and (self.reread is not None or self._why_not):
            self._open_beside()
            return
        self._open_beside()
        self._pause()
        self._percent, self._why_not = 0, ""
        self._again.show_touch(Touch(self.words("replay.stop"), (), "R"))
        self._tell_models()
        self._reading.start(self.opened, self._reader, self._span())

    def _span(self) -> tuple[int, int] | None:
        player = self.player
        if player.come_in is None and player.go_out is None:
            return None
        return (player.first if player.come_in is None else player.come_in,
                player.last if player.go_out is None else player.go_out)

    def _open_beside(self) -> None:
        self.beside.show()
        if self.width() < 1024 + SIDE:
            self.resize(max(self.width(), 1280 + SIDE), self.height())
        self._place()
        self._tell_models()

    def _show_progress(self, percent: int) -> None:
        self._percent = percent
        self._tell_models()

    def _reread_done(self, found: object) -> None:
        self._percent = None
        self._again.show_touch(Touch(self.words("replay.reread"), (), "R"))
        self.beside.list.clear()
        self.beside.compares(False)
        if isinstance(found, Reread):
            self.reread = found
            for one in found.differences:
                number = self.opened.log.round_at(self.opened.log.followed(one.lay.since))
                self.beside.list.addItem(f"{self.words('replay.round', round=number)} · "
                                         f"{sentence(one, self.opened.session, self.words)}")
            self._mark_all()
        elif isinstance(found, BaseException):
            self._why_not = str(found)
            if not isinstance(found, Exception):
                raise found
        self._tell_models()

    def _tell_models(self) -> None:
        words, again = self.words, self.reread
        if self._percent is not None:
            text = words("reread.running", percent=self._percent)
        elif self._why_not:
            text = self._why_not
        elif again is None:
            part = self._span()
            text = words("reread.none", part=words("replay.points", since=clock(part[0]), until=clock(part[1]))
                         if part else None)
        else:
            then, now = self.opened.header.model, again.model
            text = words("reread.same.models" if then == now else "reread.models" if then else "reread.models.unknown",
                         then=(then or "")[:12], now=now[:12])
            text += "\n" + words("reread.found", cards=again.compared.cards, count=len(again.differences))
            text += "".join("\n" + words("reread.unread", gap=gap) for gap in again.unread[:2])
        self.beside.title.say(text)

    def _next_difference(self, by: int) -> None:
        rows = self.beside.list.count()
        if rows:
            if self.beside.isHidden():
                self._open_beside()
            row = self.beside.list.currentRow()
            self.beside.list.setCurrentRow((row + by) % rows if row >= 0 else 0 if by > 0 else rows - 1)

    def _show_difference(self, row: int) -> None:
        if self.reread is None or row >= len(self.reread.differences):
            return
        one = self.reread.differences[row]
        self._pause()
        middle = (one.lay.since + one.lay.until) // 2
        self.player.seek(middle)
        self.refresh()
        self._show_readings(one, middle)

    def _show_readings(self, one: Difference, at: int) -> None:
        self.beside.compares(True)
        frame = self.opened.films.frame(one.lay.camera, at)
        plane = self.opened.films.plane(one.lay.camera, at)
        for lay, shown, said, key in ((one.then, self.beside.then, self.beside.said_then, "reread.then"),
                                      (one.now, self.beside.now, self.beside.said_now, "reread.now")):
            what = self.words("reread.nothing") if lay is None else self.words(
                "reread.face", face=self.words.face(lay.face), certainty=f"{lay.certainty / 10:g}", looks=lay.looks)
            said.say(self.words(key, what=what))
            if frame is None or plane is None:
                shown.show_picture(None, (), "", clock(at))
                continue
            around = plane.pixels(card_on_felt(one.lay))
            middle, reach = around.mean(0), float(np.ptp(around, axis=0).max()) * AROUND / 2
            high, wide = frame.pixels.shape[:2]
            left, top = (int(max(0, min(end - 2 * reach, place - reach)))
                         for place, end in zip(middle, (wide, high), strict=True))
            part = np.ascontiguousarray(frame.pixels[top:top + int(2 * reach), left:left + int(2 * reach)])
            shown.turned = self._turned
            shown.show_picture(part, [_outline(lay, plane.pixels(card_on_felt(lay)) - (left, top), self.words)]
                               if lay else [], "", "")

    @property
    def _turned(self) -> bool:
        return any(picture.turned for picture in self.dealer.findChildren(Picture))      # as the dealer turned it

    # ── where everything stands ──
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        self._place()

    def _place(self) -> None:
        wide, high = self.width(), self.height()
        unit = max(15.5, 20 * min(wide / 1280, high / 900))
        track, line, bar = 50, 32, 58
        below = track + line + bar + 2 * GAP
        side = SIDE if not self.beside.isHidden() else 0
        self.dealer.setGeometry(0, 0, wide - side - (GAP if side else 0), high - below)
        self.large.unit = unit
        self.large.setGeometry(self.dealer.geometry())
        self.beside.setGeometry(wide - side, 0, side, high - below)
        self.beside.dress(unit)
        top = high - below + GAP
        self.scrubber.setGeometry(0, top, wide, track)
        self.told.unit = unit
        self.told.setGeometry(0, top + track, wide, line)
        left, top = float(GAP), top + track + line + GAP
        shown = [button for button in self.buttons if not button.isHidden()]
        wide_ones = {self._play: 1.7, self._again: 1.5, self._camera: 1.3}
        weights = [wide_ones.get(button, 1.0) for button in shown]
        for button, weight in zip(shown, weights, strict=True):
            button.unit = unit * .92
            part = (wide - 2 * GAP) * weight / sum(weights)
            button.setGeometry(round(left), top, round(part) - GAP, bar - GAP)
            left += part
        self.keys.unit = unit
        self.keys.setGeometry(wide // 8, high // 10, wide * 3 // 4, high * 6 // 10)
        self.keys.place()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.fillRect(self.rect(), GROUND)
        painter.end()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        self._pause()
        self._finding.stop()
        self._reading.stop()
        self._reading.join()
        super().closeEvent(event)
        self.closed.emit()

    def photograph(self, path: Path) -> None:
        if not self.grab().save(str(path), "PNG"):
            raise PhotographNotSaved(path)


def _outline(lay: Lay, corners: Points, words: Words) -> Outline:
    return Outline(tuple((float(x), float(y)) for x, y in corners), words.face(lay.face), seen_as(lay.face))


def _halves(rows: list[Row]) -> tuple[list[Row], list[Row]]:
    middle = (len(rows) + 1) // 2
    return rows[:middle], rows[middle:]


def _length(microseconds: int) -> str:
    seconds = max(microseconds, 0) // 1_000_000
    return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"


def _decimal(speed: Fraction) -> str:
    return f"{float(speed):g}"


def show(opened: Opened, reader: Callable[[], CardReader]) -> None:
    """Until the window is closed."""
    application = QApplication.instance() or QApplication(["dealer-assist"])
    window = ReplayWindow(opened, reader)
    assert isinstance(application, QApplication)
    application.setQuitOnLastWindowClosed(False)        # asked for later, it would end the next event loop
    window.closed.connect(application.exit)
    window.show()
    application.exec()
