"""What the dealer's screen costs while a camera is on and its pictures are read: painting, and a touch until it shows.

A round is played in the time that it takes, as from a camera at the table; the reading goes on in its own thread
meanwhile. A picture's time is the window's thread's, all that it does for it. A touch's time begins when the finger is
there, so that it waits for whatever the window does at that moment, and ends when all that it changed was painted.
Besides what the round asks for, a finger opens and closes pages, takes chips, and changes looks and language all along.
"""

from __future__ import annotations

import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from typing import Any
from unittest.mock import patch

import cv2
import numpy as np
from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, Slot
from PySide6.QtTest import QTest

from dealer_assist import screen
from dealer_assist.live import watch
from dealer_assist.overlay.parts import Button
from dealer_assist.overlay.table_window import TableWindow
from dealer_assist.overlay.window import NotOffered
from dealer_assist.resources import MODELS
from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.table.events import TableEvent
from dealer_assist.tables import house_and_layout
from dealer_assist.vision.cameras.live import LiveCamera, now
from dealer_assist.vision.frame import CameraError, Frame, Pixels

NAME, SEED = "casino_holdem_land", 2
SECONDS = 25                # that are played; drawn beforehand, since no table draws its own pictures
BETWEEN = .4                # seconds between two touches of the finger that goes on all along
FRAME_MS, TOUCH_MS = 1000 / 30, 50


class _Played:
    """Frames that were drawn before, at the time at which a camera would give them, packed as it packs them."""

    def __init__(self, frames: Iterable[Frame]) -> None:
        self.frames = [(frame.captured_at, cv2.imencode(".jpg", frame.pixels)[1]) for frame in frames]
        self.begun = 0
        self.next = 0

    def opened(self) -> _Played:
        return self

    def read(self) -> tuple[int, Pixels]:
        if self.next == len(self.frames):
            raise CameraError("has ended")
        self.begun = self.begun or now()
        at, packed = self.frames[self.next]
        time.sleep(max(0, self.begun + at - self.frames[0][0] - now()) / 1e6)
        self.next += 1
        captured = now()
        return captured, np.asarray(cv2.imdecode(packed, cv2.IMREAD_COLOR), np.uint8)

    def close(self) -> None:
        pass


@dataclass
class _Times:
    painted: list[float] = field(default_factory=list)      # milliseconds that a new picture took to be painted
    worked: list[float] = field(default_factory=list)       # ... of which the window's thread itself was at work
    answered: list[float] = field(default_factory=list)     # milliseconds that it was at work for a touch
    shown: list[float] = field(default_factory=list)        # moments at which one was
    made: float = 0                                         # when the last touch was
    touched: dict[str, list[float]] = field(default_factory=dict)   # milliseconds from a touch until its effect was
                                                                    # painted, by what was touched
    early: int = 0                                          # touches that came before what they answer


# What a finger touches of a screen beside the round, in this order: its name and the button.
TOUCHED: tuple[tuple[str, Callable[[TableWindow], Button | None]], ...] = (
    ("a chip", lambda w: w._chips[2]), ("no chips", lambda w: w._clear),
    ("the keypad", lambda w: w._hold), ("a page closed", lambda w: w._sheet and w._sheet.back),
    ("a hand", lambda w: w._hands[0]), ("a page closed", lambda w: w._sheet and w._sheet.back),
    ("why", lambda w: w._headline), ("a page closed", lambda w: w._sheet and w._sheet.back),
    ("a box", lambda w: w._columns[0].header), ("a page closed", lambda w: w._sheet and w._sheet.back),
    ("the menu", lambda w: w._menu), ("the keys", lambda w: w._keys),
    ("a page closed", lambda w: w._sheet and w._sheet.back),
    ("the menu", lambda w: w._menu), ("the settings", lambda w: w._settings),
    ("a theme", lambda w: w._settings_sheet.choices["theme"]["light"]),
    ("a theme", lambda w: w._settings_sheet.choices["theme"]["dark"]),
    ("a page closed", lambda w: w._sheet and w._sheet.back),
    *[("the picture", lambda w: w._view_picture)] * 3,      # as large as the screen, none, as before
    *[("a language", lambda w: w._language)] * 3,
)


class _Finger(QObject):
    """Touches the window from another thread: its effect waits for whatever the window does at that moment."""

    comes = Signal(str, object, float)

    def __init__(self, window: TableWindow, times: _Times) -> None:
        super().__init__()
        self.window, self.times = window, times
        self.comes.connect(self._touch, Qt.ConnectionType.QueuedConnection)

    @Slot(str, object, float)
    def _touch(self, name: str, which: Callable[[TableWindow], Button | None], made: float) -> None:
        button, at_work = which(self.window), time.thread_time()
        if button is None or not button.isVisible() or not button.isEnabled():
            return
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)     # type: ignore[no-untyped-call]
        _painted(self.times, name, made, at_work)


def _painted(times: _Times, name: str, made: float, at_work: float) -> None:
    QCoreApplication.sendPostedEvents()         # the new view, which the table's log asked for; then its painting
    times.touched.setdefault(name, []).append(1000 * (time.perf_counter() - made))
    times.answered.append(1000 * (time.thread_time() - at_work))


def main() -> int:
    (house, file), layout, source = house_and_layout(NAME, NAME)
    camera = SimulatedCamera(layout, SEED, 1)
    played = _Played(islice(camera.frames(), SECONDS * 30))
    times = _Times()
    run, show_picture, press = screen._Screen.run, TableWindow.show_picture, TableWindow.press

    def shown_picture(window: TableWindow, *picture: Any) -> None:
        begun, at_work = time.perf_counter(), time.thread_time()
        show_picture(window, *picture)
        window._picture.repaint()
        times.painted.append(1000 * (time.perf_counter() - begun))
        times.worked.append(1000 * (time.thread_time() - at_work))
        times.shown.append(begun)

    def watching(moments: Any, eyes: Any, recorder: Any, table: Any, touches: Any, touch: Callable[[TableEvent], None],
                 *rest: Any) -> None:
        def made(event: TableEvent) -> None:
            times.made = time.perf_counter()
            touch(event)

        watch(moments, eyes, recorder, table, touches, made, *rest)

    def pressed(window: TableWindow, event: TableEvent) -> None:
        at_work = time.thread_time()
        try:
            press(window, event)
        except NotOffered:          # a card before it was not read yet: nobody could have touched that
            times.early += 1
            return
        _painted(times, "what the round asks for", times.made, at_work)

    def until_it_ends(shown: screen._Screen, *rest: object) -> None:
        finger = _Finger(shown.window, times)

        def end() -> None:
            touched = cycle(TOUCHED)
            while played.next < len(played.frames) and shown._failure is None:
                time.sleep(BETWEEN)
                finger.comes.emit(*next(touched), time.perf_counter())
            shown.window.stop()
        ending = threading.Thread(target=end)
        ending.start()
        run(shown, *rest)       # type: ignore[arg-type]
        ending.join()

    first = played.frames[0][0]
    touches = [screen_touch for screen_touch in camera.touches if screen_touch.at < first + SECONDS * 1_000_000]
    shift = now() - first
    with (tempfile.TemporaryDirectory() as temporary,
          patch.object(screen._Screen, "run", until_it_ends),
          patch.object(screen, "watch", watching),
          patch.object(TableWindow, "show_picture", shown_picture),
          patch.object(TableWindow, "press", pressed)):
        moved = tuple(type(touch)(touch.at + shift + 1_500_000, touch.event) for touch in touches)
        screen.run_table(screen.Settings(house, file, layout, source, (LiveCamera("above", played.opened),),
                                         Path(temporary) / "session", MODELS, True, touches=moved,
                                         seated=camera.script.seated), lambda line: None)
    seconds = times.shown[-1] - times.shown[0]
    painting, touching = sorted(times.painted), sorted(one for some in times.touched.values() for one in some)
    slowest = max(times.touched, key=lambda name: max(times.touched[name]))
    print(f"{len(painting)} pictures shown in {seconds:.0f} s beside the reading: {len(painting) / seconds:.1f} each "
          "second")
    print(f"painting one took {_part(painting, .5):.1f} ms, {_part(painting, .95):.1f} at most in 95 of 100: "
          f"{_part(painting, .95) / FRAME_MS:.2f} of the time between two pictures at 30 a second")
    print(f"{len(touching)} touches of {len(times.touched)} kinds were seen after {_part(touching, .5):.0f} ms, "
          f"{_part(touching, .95):.0f} at most in 95 of 100: {_part(touching, .95) / TOUCH_MS:.2f} of {TOUCH_MS} ms; "
          f"{times.early} came too early")
    print(f"the slowest was {slowest}, {max(times.touched[slowest]):.0f} ms")
    print(f"the window's thread was at work {_part(sorted(times.worked), .95):.1f} ms at most for 95 of 100 pictures, "
          f"{_part(sorted(times.answered), .95):.0f} for as many touches; the rest it waited for the two cores")
    return 0


def _part(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


if __name__ == "__main__":
    sys.exit(main())
