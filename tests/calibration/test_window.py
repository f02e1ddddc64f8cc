"""The real window, offscreen: a whole calibration by keyboard, by finger, and from a camera's thread."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from dealer_assist.calibration.file import MARKS, TOUCHES, load
from dealer_assist.calibration.steps import Calibrating
from dealer_assist.calibration.window import FINGER, CalibrateWindow, Seen, Step, guided, label_width
from dealer_assist.calibration.zones import points_to_touch
from dealer_assist.languages import TAGS, language
from dealer_assist.resources import LAYOUTS, text_of
from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.table.layout import load_layout
from dealer_assist.table.places import Place, seat
from dealer_assist.vision.cameras.film import FilmCamera
from dealer_assist.vision.cameras.live import LiveCamera, now
from dealer_assist.vision.felt import Plane, edge_of, find_plane
from dealer_assist.vision.frame import CameraError, Frame, Pixels
from dealer_assist.vision.lens import Points
from dealer_assist.words import Currency, Words
from tests.calibration.saved import LAYOUT, LENS, TEXT
from tests.calibration.studio import sheet_seen, through
from tests.calibration.test_stills import SHEETS

WORDS = Words(Currency("", 0))


@pytest.fixture(scope="module")
def felt() -> Pixels:
    camera = SimulatedCamera(LAYOUT, seed=8, rounds=1)
    pictures = [through(LENS, frame.pixels) for frame in islice(camera.frames(), 3)]
    return np.asarray(np.median(np.stack(pictures), axis=0), np.uint8)


@pytest.fixture(scope="module")
def sheets() -> list[Pixels]:
    return [sheet_seen(LENS, middle, 25, turns, number) for number, (middle, turns) in enumerate(SHEETS)]


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> CalibrateWindow:
    made = CalibrateWindow(Calibrating("camera 0", TEXT, "land"), tmp_path / "table", WORDS)
    qtbot.addWidget(made)
    made.show()
    return made


def show(window: CalibrateWindow, pixels: Pixels, times: int = 1) -> None:
    for _ in range(times):
        view, taken = window.model.offer_still(pixels) if window.step is Step.LENS else (None, False)
        window.model.watch(pixels)
        window.show_seen(Seen(Frame("camera 0", 0, 0, pixels), view, taken))


def at(window: CalibrateWindow, place: Points) -> QPoint:
    point, = window.canvas.mapped(place.reshape(1, 2))
    return point.toPoint()


def beside(plane: Plane, felt: Pixels) -> float:
    points = np.concatenate([edge_of(area) for area in LAYOUT.areas])
    off = plane.millimetres(find_plane(felt, LAYOUT, LENS).pixels(points)) - points
    return float(np.linalg.norm(off, axis=1).max())


def test_the_whole_way_by_keyboard(window: CalibrateWindow, sheets: list[Pixels], felt: Pixels, qtbot: QtBot) -> None:
    show(window, sheets[0])
    assert len(window.model.views) == 0         # taken only when it is held still
    for sheet in sheets:
        show(window, sheet, 2)
    assert len(window.model.views) == len(sheets)
    assert window.head.text() == "Enough pictures: measure the lens."
    qtbot.keyClick(window, Qt.Key.Key_Return)
    assert window.model.fit is not None
    assert "The lens is measured" in window.head.text()
    qtbot.keyClick(window, Qt.Key.Key_Return)
    assert window.step is Step.PLANE
    assert not window.buttons["next"].isEnabled()
    show(window, felt)
    assert window.model.plane is not None
    assert beside(window.model.plane, felt) < 0.8
    qtbot.keyClick(window, Qt.Key.Key_Return)
    qtbot.keyClick(window, Qt.Key.Key_2)
    before = window.model.zones.areas[1]
    qtbot.keyClick(window, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(window, Qt.Key.Key_Down)
    assert (window.model.zones.areas[1].x, window.model.zones.areas[1].y) == (before.x + 10, before.y + 1)
    for _ in range(6):
        qtbot.keyClick(window, Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    assert "overlap" in window.advice.text()
    assert not window.buttons["next"].isEnabled()
    qtbot.keyClick(window, Qt.Key.Key_Return)
    assert window.step is Step.ZONES            # what cannot stay is not passed by
    for _ in range(6):
        qtbot.keyClick(window, Qt.Key.Key_U)
    qtbot.keyClick(window, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.looked is not None)
    assert "Every zone can be read" in window.head.text()
    qtbot.keyClick(window, Qt.Key.Key_Return)
    assert window.saved is not None
    kept = load(window.saved)
    assert kept.by == MARKS
    assert kept.layout.areas[1].x == before.x + 10
    assert kept.lens_error < 0.3


def test_points_and_zones_are_dragged_by_a_finger(window: CalibrateWindow, felt: Pixels, qtbot: QtBot) -> None:
    show(window, felt)
    qtbot.mouseClick(window.buttons["skip"], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(window.buttons["touch"], Qt.MouseButton.LeftButton)
    true = find_plane(felt, LAYOUT, LENS)
    for number, (_, x, y) in enumerate(points_to_touch(LAYOUT)):
        goal = true.pixels(np.array([(x, y)]))[0]
        drag(qtbot, window, at(window, window.points[number]), at(window, goal))
        assert window.chosen == number
        for _ in range(3):          # the last pixels by keyboard, as the loupe shows them
            off = np.round(goal - window.points[number])
            for key, steps in ((Qt.Key.Key_Right, off[0]), (Qt.Key.Key_Left, -off[0]), (Qt.Key.Key_Down, off[1]),
                               (Qt.Key.Key_Up, -off[1])):
                for _ in range(max(0, int(steps))):
                    qtbot.keyClick(window, key)
        assert np.abs(goal - window.points[number]).max() <= 1
    assert window.model.plane is not None
    assert window.model.by == TOUCHES
    qtbot.mouseClick(window.buttons["next"], Qt.MouseButton.LeftButton)
    area = window.model.zones.areas[0]
    plane = window.model.plane
    middle = np.array([(area.x + 30, area.y + 60), (area.x + 50, area.y + 45)])
    drag(qtbot, window, *(at(window, place) for place in plane.pixels(middle)))
    moved = window.model.zones.areas[0]
    assert (moved.x - area.x, moved.y - area.y) == pytest.approx((20, -15), abs=2)
    corner = plane.pixels(np.array([(moved.x + moved.width, moved.y + moved.height)]))[0]
    drag(qtbot, window, at(window, corner), at(window, corner - (40, 0)))
    assert window.model.zones.areas[0].width < moved.width - 15
    assert window.model.zones.areas[0].x == moved.x
    qtbot.mouseClick(window.buttons["undo"], Qt.MouseButton.LeftButton)
    assert window.model.zones.areas[0] == moved


def test_a_box_is_taken_away_with_its_bets_put_back_where_it_lay_and_another_added(
        window: CalibrateWindow, felt: Pixels, qtbot: QtBot) -> None:
    show(window, felt)
    window.skip()
    window.model.find_marks(felt)
    window.forward()
    zones, before = window.model.zones, window.model.zones.layout
    number = next(n for n, area in enumerate(zones.areas) if area.place == seat(2))
    qtbot.keyClick(window, Qt.Key(Qt.Key.Key_1 + number))
    qtbot.mouseClick(window.buttons["remove"], Qt.MouseButton.LeftButton)
    assert zones.fault is None
    assert zones.layout.seats == tuple(n for n in before.seats if n != 2)
    assert seat(2) not in [area.place for area in zones.layout.areas]

    def add(offered: Place) -> None:
        qtbot.mouseClick(window.buttons["add"], Qt.MouseButton.LeftButton)
        assert window.menu.actions()[0].text() == WORDS.place(offered)
        qtbot.keyClick(window.menu, Qt.Key.Key_Return)
        assert zones.areas[window.chosen].place == offered

    add(seat(2))
    assert sorted(zones.layout.areas, key=str) == sorted(before.areas, key=str)
    assert sorted(zones.layout.bets, key=str) == sorted(before.bets, key=str)
    more = seat(max(before.seats) + 1)
    add(more)
    assert zones.fault is None      # where nothing else lies
    last = zones.layout.areas[-1]
    assert (last.place, last.width, last.slots) == (more, before.areas[number].width, before.areas[number].slots)
    assert {spot.kind for spot in zones.layout.bets if spot.on == more} == {
        spot.kind for spot in before.bets if spot.on == seat(2)}
    for _ in range(3):
        qtbot.keyClick(window, Qt.Key.Key_U)
    assert zones.layout == before
    for _ in range(len(before.areas) + 1):
        qtbot.keyClick(window, Qt.Key.Key_Delete)
    assert len(zones.areas) == 1    # a table without any is none


@pytest.mark.parametrize(("tag", "sentence"), [
    ("en", "All zones of this game are there: none is left to add."),
    ("fr", "Toutes les zones de ce jeu y sont\xa0: il n'en reste aucune à ajouter."),
    ("ar", "\u2067كل مناطق هذه اللعبة موجودة: لم يبق منها ما يضاف.\u2069")])
def test_a_felt_without_boxes_says_that_nothing_can_be_added(qtbot: QtBot, tmp_path: Path, tag: str,
                                                             sentence: str) -> None:
    text, file = text_of("casino_holdem_live", LAYOUTS)
    felt = next(SimulatedCamera(load_layout(text, file), seed=8, rounds=1).frames()).pixels
    window = CalibrateWindow(Calibrating("camera 0", text, file), tmp_path / "table",
                             Words(Currency("", 0), language(tag)))
    qtbot.addWidget(window)
    window.show()
    show(window, felt)
    qtbot.keyClick(window, Qt.Key.Key_S)
    show(window, felt)
    qtbot.keyClick(window, Qt.Key.Key_Return)
    before = window.model.zones.layout
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Insert, None):
        if key:
            qtbot.keyClick(window, key)
        else:
            qtbot.mouseClick(window.buttons["add"], Qt.MouseButton.LeftButton)
        assert [action.text() for action in window.menu.actions()] == [sentence]
        qtbot.keyClick(window.menu, Qt.Key.Key_Return)      # read
        assert not window.menu.isVisible()
    assert window.model.zones.layout == before
    window.remove_zone()
    qtbot.keyClick(window, Qt.Key.Key_Plus)
    assert [action.text() for action in window.menu.actions()] == [
        window.words.line(window.words.place(before.areas[0].place))]
    window.menu.close()


def drag(qtbot: QtBot, window: CalibrateWindow, start: QPoint, end: QPoint) -> None:
    qtbot.mousePress(window.canvas, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.3, 0.7, 1.0):
        window.canvas.mouseMoveEvent(_moved(start + (end - start) * share))
    qtbot.mouseRelease(window.canvas, Qt.MouseButton.LeftButton, pos=end)


def _moved(to: QPoint) -> QMouseEvent:
    return QMouseEvent(QMouseEvent.Type.MouseMove, QPointF(to), QPointF(to), Qt.MouseButton.NoButton,
                       Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)


def test_three_points_on_a_line_are_no_plane(window: CalibrateWindow, felt: Pixels) -> None:
    show(window, felt)
    window.skip()
    window.use_touches()
    window.points = np.array([(100.0, 100), (500, 100), (900, 100), (900, 800)])
    window._touch()
    window.refresh()
    assert window.model.plane is None
    assert "nearly on one line" in window.advice.text()
    assert not window.buttons["next"].isEnabled()


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize(("wide", "high"), [(1024, 600), (1280, 800), (1920, 1080)])
def test_what_a_finger_presses_is_large_enough_and_nothing_is_cut(window: CalibrateWindow, felt: Pixels, wide: int,
                                                                  high: int, tag: str) -> None:
    window.speak(tag)
    window.resize(wide, high)
    show(window, felt)
    for step in Step:
        if step is Step.ZONES:
            window.model.find_marks(felt)
        window._go(step)
        window._check()
        window.refresh()
        QApplication.processEvents()
        for button in window.findChildren(QPushButton):
            if button.isVisible():
                assert button.height() >= FINGER
                assert button.fontMetrics().horizontalAdvance(button.text()) <= button.width() - 8, button.text()
                place = QRect(button.mapTo(window, QPoint(0, 0)), button.size())
                assert window.rect().contains(place), button.text()
        assert window.facts.heightForWidth(window.facts.width()) <= window.facts.height()
        assert window.head.heightForWidth(window.head.width()) <= window.head.height()
        assert window.isRightToLeft() == (tag == "ar")


def test_a_language_takes_one_touch_and_loses_nothing(qtbot: QtBot, felt: Pixels, sheets: list[Pixels],
                                                      tmp_path: Path) -> None:
    """At each step: what was measured, drawn, chosen and refused stays, and is said in the language that is touched."""
    touched: list[str] = []
    window = CalibrateWindow(Calibrating("camera 0", TEXT, "land"), tmp_path / "table", WORDS, touched.append)
    qtbot.addWidget(window)
    window.show()

    def said_in_all() -> None:
        texts = []
        model = window.model
        before = (window.step, model.views[:], model.fit, model.plane, model.zones.text, window.chosen, window.every,
                  window.by_touch, window.points.tolist(), window.looked, window.trouble)
        for tag in (*TAGS[1:], TAGS[0]):
            qtbot.mouseClick(window.language_of[tag], Qt.MouseButton.LeftButton)
            assert touched[-1] == tag
            assert before == (window.step, model.views, model.fit, model.plane, model.zones.text, window.chosen,
                              window.every, window.by_touch, window.points.tolist(), window.looked, window.trouble)
            texts.append([re.sub("<[^>]*>", "", text) for text in (
                window.windowTitle(), window.path.text(), window.head.text(), window.advice.text(), window.facts.text(),
                *(button.text() for button in window.buttons.values() if button.isVisible()))])
        french, arabic, english = texts
        assert sum(one != other for one, other in zip(french, english, strict=True)) > len(english) // 2
        assert all(re.search("[ء-ي]", text) for text in arabic if any(map(str.isalpha, text)))

    show(window, sheets[0], 2)
    said_in_all()
    window.skip()
    show(window, sheets[0])         # no marks there
    assert window.trouble
    said_in_all()
    show(window, felt)
    window.use_touches()
    said_in_all()
    window.use_marks()
    window.forward()
    window.chosen = 1
    for _ in range(6):
        window._nudge(0, -10, resize=False)
    assert window.model.zones.fault
    said_in_all()
    for _ in range(6):
        window.undo()
    window.forward()
    window._check()
    assert window.looked is not None
    said_in_all()
    window.forward()
    assert window.saved
    said_in_all()


def test_a_table_of_many_narrow_zones_can_be_read_on_a_small_screen(qtbot: QtBot, tmp_path: Path) -> None:
    text, file = text_of("blackjack_casino_du_liban", LAYOUTS)
    felt = next(SimulatedCamera(load_layout(text, file), seed=8, rounds=1).frames()).pixels
    window = CalibrateWindow(Calibrating("camera 0", text, file), tmp_path / "table", WORDS)
    qtbot.addWidget(window)
    window.resize(1024, 600)
    window.show()
    show(window, felt)
    qtbot.keyClick(window, Qt.Key.Key_S)
    show(window, felt)
    plane = window.model.plane
    assert plane is not None
    said = []
    for _ in (Step.ZONES, Step.CHECK):
        qtbot.keyClick(window, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: window.step is Step.ZONES or window.looked is not None)
        for number, area in enumerate(window.model.zones.areas):
            wide = np.ptp([point.x() for point in window.canvas.mapped(plane.pixels(edge_of(area)))])
            said.append(window.word_on(number, float(wide)))
            assert label_width(said[-1]) <= wide
    assert {"Dealer", "7", "7/2"} <= set(said)
    bar = window.more.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)      # its figures are more than fit
    for _ in range(9):
        qtbot.keyClick(window, Qt.Key.Key_PageDown)
    assert bar.value() == bar.maximum()
    assert window.more.horizontalScrollBar().maximum() == 0


@dataclass
class Held:
    """A camera before which each sheet is held until it was taken; then it sees the table."""

    sheets: list[Pixels]
    felt: Pixels
    opened: list[CalibrateWindow]
    name: str = "camera 0"

    def frames(self) -> Iterator[Frame]:
        for number, pixels in enumerate(self.sheets):
            while len(self.opened[0].model.views) <= number:
                yield Frame(self.name, number, 0, pixels)
        while True:
            yield Frame(self.name, len(self.sheets), 0, self.felt)


def test_from_a_camera_s_own_thread(sheets: list[Pixels], felt: Pixels, tmp_path: Path, qapp: object) -> None:
    opened: list[CalibrateWindow] = []

    def press(window: CalibrateWindow) -> None:
        opened.append(window)
        timer = QTimer(window)
        timer.timeout.connect(lambda: _press_on(window, len(sheets), timer))
        timer.start(30)

    saved = guided(Calibrating("camera 0", TEXT, "land"), Held(sheets, felt, opened), tmp_path / "table", WORDS,
                   shown=press)
    assert saved is not None
    assert beside(load(saved).plane, felt) < 0.8


def _press_on(window: CalibrateWindow, sheets: int, timer: QTimer) -> None:
    """Whoever calibrates presses Enter as soon as it is offered."""
    if window.step is Step.LENS and len(window.model.views) < sheets:
        return
    if window.saved or window.buttons["next"].isEnabled():
        window.forward()
    if not window.isVisible():
        _leave(window, timer)


class Unplugged:
    """A camera over the bare felt whose cable is drawn once its plane was found, and plugged in again."""

    def __init__(self, felt: Pixels) -> None:
        self.felt, self.there, self.said = felt, True, list[str]()
        self.camera = LiveCamera("camera 0", self.opened)

    def opened(self) -> Unplugged:
        if not self.there:
            raise CameraError("cannot be opened")
        return self

    def read(self) -> tuple[int, Pixels]:
        time.sleep(0.03)
        if not self.there:
            raise CameraError("gives no more pictures")
        return now(), self.felt

    def close(self) -> None:
        pass

    def step(self, window: CalibrateWindow, timer: QTimer) -> None:
        told = window.advice.text() if window.advice.isVisible() else ""
        if window.step is Step.LENS:
            window.buttons["skip"].click()
        elif window.model.plane is None:
            window.buttons["marks"].click()
        elif not self.said and self.there and window.silent is None:
            self.there = False
        elif not self.said and "gives no picture" in told:
            self.said.append(told)
            self.there = True
        elif self.said and not told:
            _leave(window, timer)


def _leave(window: CalibrateWindow, timer: QTimer) -> None:
    timer.stop()                # or it would end every loop of the tests that come after
    window.close()
    QApplication.exit()


def test_a_camera_that_is_unplugged_meanwhile_costs_nothing_of_what_was_measured(felt: Pixels, tmp_path: Path,
                                                                                 qapp: object) -> None:
    device, opened = Unplugged(felt), list[CalibrateWindow]()

    def press(window: CalibrateWindow) -> None:
        opened.append(window)
        timer = QTimer(window)
        timer.timeout.connect(lambda: device.step(window, timer))
        timer.start(30)

    assert guided(Calibrating("camera 0", TEXT, "land"), device.camera, tmp_path / "table", WORDS, shown=press) is None
    assert "what was measured stays" in device.said[0]
    assert "cannot be opened" in device.said[0] or "gives no more pictures" in device.said[0]
    assert opened[0].model.plane is not None


def test_a_camera_that_is_not_there_yet_is_waited_for(felt: Pixels, tmp_path: Path, qapp: object) -> None:
    device, told = Unplugged(felt), list[str]()
    device.there = False

    def press(window: CalibrateWindow) -> None:
        def look() -> None:
            if window.silent and not told:
                told.append(window.advice.text())
                device.there = True
            elif told and window.silent is None and window.canvas.pixels is not None:
                _leave(window, timer)

        timer = QTimer(window)
        timer.timeout.connect(look)
        timer.start(30)

    assert guided(Calibrating("camera 0", TEXT, "land"), device.camera, tmp_path / "table", WORDS, shown=press) is None
    assert "cannot be opened" in told[0]


def test_a_camera_that_cannot_be_used_is_said_in_the_language_of_the_guide(tmp_path: Path, qapp: object) -> None:
    told = list[str]()

    def press(window: CalibrateWindow) -> None:
        def look() -> None:
            if window.silent:
                told.append(window.advice.text())
                _leave(window, timer)

        timer = QTimer(window)
        timer.timeout.connect(look)
        timer.start(30)

    french = Words(Currency("", 0), language("fr"))
    film = FilmCamera(tmp_path / "none.mp4")
    assert guided(Calibrating("film", TEXT, "land"), film, tmp_path / "table", french, shown=press) is None
    [said] = told
    assert "Pas d'image" in said
    assert "none.mp4" in said
