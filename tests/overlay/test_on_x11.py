"""The overlay on a real X server, where one is installed: clicks of the server's own pointer.

Offscreen (``test_placing.py``) Qt only remembers what was asked of it; here the server does it.
"""

from __future__ import annotations

import ctypes.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

LIBRARIES = "X11", "Xtst", "xcb-cursor", "xcb-icccm", "xcb-keysyms"
LACKING = [*(["Xvfb"] if shutil.which("Xvfb") is None else []),
           *(f"lib{name}" for name in LIBRARIES if ctypes.util.find_library(name) is None)]

PLAYED = """
import ctypes, time
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QPushButton
from dealer_assist.overlay.table_window import TableWindow
from dealer_assist.settings import Settings
from tests.overlay.conftest import WORDS, land, rule_text, to_decision

application = QApplication([])
beneath, clicks = QPushButton("another program"), []
beneath.clicked.connect(lambda: clicks.append(1))
beneath.setGeometry(0, 0, 1280, 800)
beneath.show()
felt = land()
to_decision(felt)
window = TableWindow(felt, felt.layout, WORDS, felt.table.house.pay_tables, rule_text, Settings(), lambda kept: None,
                     lambda: None, lambda tag: None, overlay=True)
felt.changed = lambda: window.show_view(felt.view)
felt.changed()
window.stand()

x11, test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
x11.XOpenDisplay.restype = ctypes.c_void_p
display = ctypes.c_void_p(x11.XOpenDisplay(None))

def until(true):
    ends = time.monotonic() + 60
    while not true():
        assert time.monotonic() < ends
        application.processEvents()

def click(at):
    test.XTestFakeMotionEvent(display, -1, at.x(), at.y(), ctypes.c_ulong(0))
    for pressed in (1, 0):
        test.XTestFakeButtonEvent(display, 1, pressed, ctypes.c_ulong(0))
    x11.XSync(display, 0)

until(lambda: window.windowHandle().isExposed() and window.grip.windowHandle().isExposed())
fold = window._columns[0].pressing[1]
at = fold.mapToGlobal(fold.rect().center())
click(at)
until(lambda: clicks)
print("through", felt.box(1).said or "-")
click(window.grip.geometry().center())
until(lambda: not window.grip.through)
click(at)
until(lambda: felt.box(1).said)
print("touched", felt.box(1).said, len(clicks))
"""


@contextmanager
def x_server() -> Iterator[str]:
    reads, writes = os.pipe()
    with subprocess.Popen(["Xvfb", "-displayfd", str(writes), "-screen", "0", "1280x800x24"], pass_fds=(writes,),
                          stderr=subprocess.DEVNULL) as server:
        os.close(writes)
        try:
            with os.fdopen(reads) as told:
                yield f":{told.readline().strip()}"
        finally:
            server.terminate()


def test_clicks_go_through_an_overlay_until_its_grip_is_touched(not_tested: Callable[[str], None]) -> None:
    if LACKING:
        not_tested(f"clicks through an overlay on X11: {', '.join(LACKING)} missing")
        return
    with x_server() as display:
        said = subprocess.run([sys.executable, "-c", PLAYED], capture_output=True, text=True, timeout=300, check=False,
                              env=os.environ | {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display})
    assert said.stdout.splitlines()[:2] == ["through -", "touched FOLDED 1"], said.stderr
