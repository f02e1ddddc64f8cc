"""Where a window stands: back on its monitor after a restart or an unplugged cable; over other programs' windows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol, TypeVar

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QPushButton, QWidget

from dealer_assist.overlay.looks import font, style
from dealer_assist.settings import Placement

SETTLES = 400       # milliseconds in which a window that is being moved, or a monitor that comes, comes to rest
FINGER = 56


class Monitor(Protocol):
    def name(self) -> str: ...
    def serialNumber(self) -> str: ...  # noqa: N802 - Qt's name


M = TypeVar("M", bound=Monitor)


def monitor_of(placement: Placement, there: Iterable[M]) -> M | None:
    """The very monitor, at whichever socket it is now; one without a serial number by the name of its socket."""
    if placement.serial:
        return next((one for one in there if one.serialNumber() == placement.serial), None)
    return next((one for one in there if one.name() == placement.monitor and not one.serialNumber()), None)


def within(placement: Placement, monitor: QRect, least: QRect) -> QRect:
    """Where it stood on that monitor, as far as that still has room for it; ``least``: how it would stand by itself."""
    if placement.width <= 0 or placement.height <= 0:
        wished = QRect(monitor.topLeft(), least.size())
        wished.moveCenter(monitor.center())
    else:
        wished = QRect(monitor.x() + placement.x, monitor.y() + placement.y, placement.width, placement.height)
    wished.setSize(wished.size().boundedTo(monitor.size()))
    wished.moveLeft(min(max(wished.left(), monitor.left()), monitor.right() + 1 - wished.width()))
    wished.moveTop(min(max(wished.top(), monitor.top()), monitor.bottom() + 1 - wished.height()))
    return wished


def put(window: QWidget, wished: Placement) -> QScreen:
    """On its monitor, else the first, and seen whole there."""
    monitor = monitor_of(wished, QGuiApplication.screens()) or QGuiApplication.primaryScreen()
    window.setGeometry(within(wished, monitor.availableGeometry(), window.geometry()))
    return monitor


class Keeper(QObject):
    """Puts a window where it stood, and again when its monitor comes back; tells where somebody else put it.

    While its monitor is away the window stands on another one, and that is nobody's wish: it is not kept.
    """

    def __init__(self, window: QWidget, wished: Placement, kept: Callable[[Placement], None]) -> None:
        super().__init__(window)
        self._window, self.wished, self._kept = window, wished, kept
        self._moved = QTimer(self, singleShot=True, interval=SETTLES)
        self._moved.timeout.connect(self._look)
        self._changed = QTimer(self, singleShot=True, interval=SETTLES)
        self._changed.timeout.connect(self.place)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.screenAdded.connect(self._monitors_changed)
        application.screenRemoved.connect(self._monitors_changed)
        window.installEventFilter(self)

    @Slot()
    def place(self) -> None:
        monitor = put(self._window, self.wished)
        if self.wished.full_screen:
            self._window.setGeometry(monitor.geometry())
            self._window.setWindowState(self._window.windowState() | Qt.WindowState.WindowFullScreen)

    @Slot(QScreen)
    def _monitors_changed(self, _: QScreen) -> None:
        self._moved.stop()          # the system moves windows off a monitor that goes
        self._changed.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if (event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.WindowStateChange)
                and self._window.isVisible() and not self._changed.isActive()):
            self._moved.start()
        return False

    @Slot()
    def _look(self) -> None:
        stands = placement_of(self._window, self.wished)
        home = monitor_of(self.wished, QGuiApplication.screens())
        if stands != self.wished and (home is not None or not self.wished.monitor):
            self.wished = stands
            self._kept(stands)


def placement_of(window: QWidget, before: Placement) -> Placement:
    """In full screen a window's own place is what it was before."""
    monitor, at = window.screen(), window.geometry()
    corner = monitor.availableGeometry().topLeft()
    if window.isFullScreen():
        return Placement(monitor.name(), monitor.serialNumber(), before.x, before.y, before.width, before.height,
                         full_screen=True)
    return Placement(monitor.name(), monitor.serialNumber(), at.x() - corner.x(), at.y() - corner.y(), at.width(),
                     at.height())


# ── over other programs' windows ──
def lacks_overlay(platform: str) -> str:
    """What stands against an overlay here; "" where nothing does. ``platform``: as Qt calls it."""
    if platform.startswith("wayland"):
        return ("--overlay: under Wayland no program may keep its window on top or let clicks through it; use "
                "--full-screen, or run under X11 (QT_QPA_PLATFORM=xcb, with XWayland)")
    return ""


def float_over(window: QWidget) -> None:
    """Without a frame, on top of all others, seen through where nothing is drawn. To be called before it is shown."""
    window.setWindowFlags(Qt.WindowType.Window | Qt.WindowType.FramelessWindowHint | Qt.WindowType.WindowStaysOnTopHint)
    window.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)


class Grip(QPushButton):
    """The one part of an overlay that always takes a touch: it says whether the rest does."""

    def __init__(self, window: QWidget, through: str, touch: str) -> None:
        super().__init__()
        self._window = window
        self.through = False
        self.setWindowFlags(Qt.WindowType.Tool | Qt.WindowType.FramelessWindowHint | Qt.WindowType.WindowStaysOnTopHint
                            | Qt.WindowType.WindowDoesNotAcceptFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setStyleSheet(style())
        self.setFont(font(17, bold=True))
        self.setMinimumHeight(FINGER)
        self.clicked.connect(lambda: self.let_through(not self.through))
        self.say(through, touch)

    def say(self, through: str, touch: str) -> None:
        """As wide as the longer of the two: it does not move under a finger."""
        self._texts = {True: through, False: touch}
        self.setMinimumWidth(max(self.fontMetrics().horizontalAdvance(text) for text in self._texts.values()) + 40)
        self.setText(self._texts[self.through])

    def let_through(self, through: bool) -> None:
        """The window must be shown already: only then the system knows it."""
        self.through = through
        self._window.windowHandle().setFlag(Qt.WindowType.WindowTransparentForInput, through)
        self.setText(self._texts[through])
        self.adjustSize()
        at, monitor = self._window.geometry(), self._window.screen().geometry()
        self.move(at.right() + 1 - self.width(), max(at.top() - self.height() - 4, monitor.top()))
        self.show()
        self.raise_()
