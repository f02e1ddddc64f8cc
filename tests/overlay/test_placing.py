"""Where a window stands: on its monitor, on another one while that is away, and over other programs' windows."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dealer_assist.overlay.placing import SETTLES, Grip, Keeper, float_over, lacks_overlay, monitor_of, within
from dealer_assist.settings import Placement


@dataclass(frozen=True)
class Plugged:
    socket: str
    serial: str

    def name(self) -> str:
        return self.socket

    def serialNumber(self) -> str:  # noqa: N802 - Qt's name
        return self.serial


LEFT, RIGHT, PLAIN = Plugged("HDMI-1", "A1"), Plugged("DP-1", "B2"), Plugged("VGA-1", "")
SIZES = st.integers(300, 4000)


def test_a_monitor_is_known_by_its_serial_number_at_whichever_socket() -> None:
    there = [Plugged("DP-2", "A1"), Plugged("HDMI-1", "B2"), PLAIN]
    assert monitor_of(Placement("HDMI-1", "A1"), there) == there[0]
    assert monitor_of(Placement("HDMI-1", "C3"), there) is None
    assert monitor_of(Placement("VGA-1", ""), there) == PLAIN
    assert monitor_of(Placement("HDMI-1", ""), there) is None       # that one has a number: it is another one
    assert monitor_of(Placement(), there) is None


@given(st.integers(-5000, 9000), st.integers(-5000, 9000), st.integers(0, 5000), st.integers(0, 5000),
       st.integers(-4000, 4000), st.integers(-4000, 4000), SIZES, SIZES)
def test_whatever_was_kept_the_window_is_seen_whole(x: int, y: int, wide: int, high: int, left: int, top: int,
                                                    monitor_wide: int, monitor_high: int) -> None:
    monitor = QRect(left, top, monitor_wide, monitor_high)
    placed = within(Placement("", "", x, y, wide, high), monitor, QRect(0, 0, 1280, 800))
    assert monitor.contains(placed)
    if wide > 0 and high > 0 and monitor.contains(QRect(left + x, top + y, wide, high)):
        assert placed == QRect(left + x, top + y, wide, high)


TRIED = """
import json, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
from dealer_assist.overlay.placing import Keeper
from dealer_assist.settings import Placement
application = QApplication([])
window, kept = QWidget(), []
keeper = Keeper(window, Placement(**json.loads(sys.argv[1])), kept.append)
keeper.place()
window.show()
def told():
    print(json.dumps([window.screen().name(), *window.geometry().getRect(), len(kept)]))
    application.quit()
QTimer.singleShot(1200, told)
application.exec()
"""


@pytest.mark.parametrize(("there", "stands"), [
    (("first", "second"), ["second", 1920 + 40, 30, 700, 500, 0]),
    (("first",), ["first", 40, 30, 700, 500, 0]),          # its monitor is away: nobody's wish, and not kept
])
def test_after_a_restart_it_stands_on_its_monitor(tmp_path: Path, there: tuple[str, ...], stands: list[object]) -> None:
    screens = [{"name": name, "x": 1920 * number, "y": 0, "width": 1920, "height": 1080}
               for number, name in enumerate(there)]
    file = tmp_path / "screens.json"
    file.write_text(json.dumps({"screens": screens}), encoding="utf-8")
    wished = json.dumps({"monitor": "second", "x": 40, "y": 30, "width": 700, "height": 500})
    said = subprocess.run([sys.executable, "-c", TRIED, wished], capture_output=True, text=True, check=True, timeout=60,
                          env=os.environ | {"QT_QPA_PLATFORM": f"offscreen:configfile={file.as_posix()}"})
    assert json.loads(said.stdout) == stands, said.stderr


def test_where_somebody_puts_it_is_kept(qtbot: QtBot) -> None:
    window, kept = QWidget(), list[Placement]()
    qtbot.addWidget(window)
    keeper = Keeper(window, Placement(), kept.append)
    keeper.place()
    window.show()
    window.setGeometry(60, 70, 500, 300)
    qtbot.waitUntil(lambda: bool(kept) and kept[-1].x == 60)
    assert (kept[-1].y, kept[-1].width, kept[-1].height) == (70, 500, 300)
    assert kept[-1].monitor == window.screen().name()
    again = QWidget()
    qtbot.addWidget(again)
    Keeper(again, kept[-1], kept.append).place()
    assert again.geometry() == window.geometry()


def test_a_monitor_that_comes_back_gets_its_window_back(qtbot: QtBot, qapp: QApplication) -> None:
    """While it is away the system moves the window where there is room: nobody's wish, and not kept."""
    window, kept = QWidget(), list[Placement]()
    qtbot.addWidget(window)
    monitor = window.screen()
    keeper = Keeper(window, Placement(monitor.name(), monitor.serialNumber(), 60, 70, 500, 300), kept.append)
    keeper.place()
    window.show()
    stood = window.geometry()
    qapp.screenRemoved.emit(monitor)
    window.setGeometry(0, 0, 400, 200)
    qapp.screenAdded.emit(monitor)
    qtbot.waitUntil(lambda: window.geometry() == stood)
    qtbot.wait(2 * SETTLES)
    assert window.geometry() == stood
    assert kept == []


def test_an_overlay_has_no_frame_stays_on_top_and_lets_clicks_through_until_its_grip_is_touched(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    float_over(window)
    window.show()
    grip = Grip(window, "CLICKS GO THROUGH", "TOUCH")
    qtbot.addWidget(grip)
    grip.let_through(True)
    handle = window.windowHandle()
    assert handle.flags() & Qt.WindowType.FramelessWindowHint
    assert handle.flags() & Qt.WindowType.WindowStaysOnTopHint
    assert handle.flags() & Qt.WindowType.WindowTransparentForInput
    assert grip.text() == "CLICKS GO THROUGH"
    assert not grip.windowFlags() & Qt.WindowType.WindowTransparentForInput
    grip.click()
    assert not handle.flags() & Qt.WindowType.WindowTransparentForInput
    assert grip.text() == "TOUCH"
    assert window.isVisible()


def test_what_wayland_lacks_is_said() -> None:
    assert "Wayland" in lacks_overlay("wayland-egl")
    assert [lacks_overlay(platform) for platform in ("xcb", "windows")] == ["", ""]
