"""The real window over a simulated camera whose cable is pulled, before the first card and in the middle of a round."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import cv2
import numpy as np
import pytest
from PySide6.QtWidgets import QApplication

from dealer_assist import screen
from dealer_assist.cards import Face
from dealer_assist.cli import main
from dealer_assist.exit_codes import FINE
from dealer_assist.ledger.entries import CAMERA, CameraBack, CameraLost, by_hand
from dealer_assist.ledger.store import read
from dealer_assist.live import DEALER, Table
from dealer_assist.resources import MODELS
from dealer_assist.simulator.camera import SimulatedCamera, _Studio
from dealer_assist.simulator.deals import script
from dealer_assist.simulator.script import SECOND, Script, Touch
from dealer_assist.simulator.truth import truth_of
from dealer_assist.table.events import CardMoved, CardRead, CardSeen, RoundClosed
from dealer_assist.table.places import PLAYER
from dealer_assist.tables import house_and_layout
from dealer_assist.vision.cameras import live
from dealer_assist.vision.cameras.live import LiveCamera, now
from dealer_assist.vision.frame import CameraError, Pixels
from tests.overlay.test_simulated_sitting import told

NAME = "casino_holdem_live"

Dealing = Callable[["Cable", Script, Callable[[screen._Screen], None]], Path]


class Cable:
    """Shows a simulated table at one moment, five times a second, while it is plugged in; in whatever size."""

    def __init__(self, pixels: Pixels) -> None:
        self.pixels, self.plugged, self.share = pixels, True, 1.

    def pull(self) -> None:
        self.plugged = False

    def shrink(self) -> None:
        self.share = 2 / 3

    def mend(self) -> None:
        self.plugged, self.share = True, 1.

    def opened(self) -> Cable:
        self._check()
        return self

    def read(self) -> tuple[int, Pixels]:
        time.sleep(.2)
        self._check()
        return now(), np.asarray(cv2.resize(self.pixels, None, fx=self.share, fy=self.share), np.uint8)

    def close(self) -> None:
        pass

    def _check(self) -> None:
        if not self.plugged:
            raise CameraError("was unplugged")


def until(true: Callable[[], object]) -> None:
    begun = time.monotonic()
    while not true():
        assert time.monotonic() - begun < 60
        time.sleep(.02)


@pytest.fixture
def deal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Dealing:
    """The table as ``dealer-assist run`` wires it, offscreen; what its dealer does comes from a thread beside it."""
    monkeypatch.setattr(live, "AWAY", 2_000_000)        # so that a busy machine is not taken for a camera that is away

    def table(cable: Cable, dealt: Script, does: Callable[[screen._Screen], None]) -> Path:
        (house, file), layout, source = house_and_layout(NAME, NAME)
        failures: list[BaseException] = []
        run = screen._Screen.run

        def dealing(shown: screen._Screen) -> None:
            try:
                until(lambda: shown.table.opening is None and shown.window._picture.there)
                does(shown)
            except BaseException as error:  # noqa: BLE001 - told by the test
                failures.append(error)
            finally:
                shown.window.stop()

        def watched(shown: screen._Screen, *rest: object) -> None:
            dealer = threading.Thread(target=dealing, args=(shown,))
            dealer.start()
            run(shown, *rest)  # type: ignore[arg-type]
            dealer.join()

        monkeypatch.setattr(screen._Screen, "run", watched)
        folder = tmp_path / "session"
        screen.run_table(screen.Settings(house, file, layout, source, (LiveCamera("above", cable.opened),), folder,
                                         MODELS, True, seated=dealt.seated), lambda line: None)
        if failures:
            raise failures[0]
        return folder

    return table


@pytest.mark.parametrize(("lose", "why"), [
    (Cable.pull, "was unplugged"),
    (Cable.shrink, "gives pictures of 1280 x 720; 1920 x 1080 was expected, as when the table was opened: set it back"),
])
def test_the_table_goes_on_by_touch_until_the_camera_is_back(deal: Dealing, lose: Callable[[Cable], None],
                                                             why: str) -> None:
    _, layout, _ = house_and_layout(NAME, NAME)
    cable = Cable(next(SimulatedCamera(layout, 5, 1).frames()).pixels)
    dealt = script(layout, 42, 1)
    seen: list[str] = []

    def does(shown: screen._Screen) -> None:
        window = shown.window
        with shown.table._lock:
            shown.table.covered = (PLAYER,)     # until the next picture, which shows that nothing lies there
            seen.extend(shown._troubles())
        set_on = "The computer's clock was set by +3,600 s. "
        shown.table.clock_stepped(3_600_000_000)
        until(lambda: window._view and any(alert.text.startswith(set_on) for alert in window._view.alerts))
        shown.table.clock_stepped(-3_600_000_000)
        until(lambda: window._view and not any(alert.text.startswith(set_on) for alert in window._view.alerts))
        lose(cable)
        until(lambda: window._picture.away_since)
        seen.extend(alert.text for alert in (window._view.alerts if window._view else ()))
        for happens in told(dealt):
            if isinstance(happens, Touch):
                shown.pressed.emit(happens.event)
            else:
                shown.table.submit(DEALER, happens)
        until(lambda: shown.closed)
        cable.mend()
        until(lambda: not window._picture.away_since and window._picture.there)

    folder = deal(cable, dealt, does)
    assert [text.partition(". ")[2] for text in seen if why in text] == [f"above: {why}"]
    assert "Player: something lies over the cards, what changes there is not seen. Take it away." in seen
    entries = read(folder / "ledger.sqlite").entries
    order = [type(entry.event) for entry in entries if isinstance(entry.event, CameraLost | RoundClosed | CameraBack)]
    assert order == [CameraLost, RoundClosed, CameraBack]
    lost, = (entry.event for entry in entries if isinstance(entry.event, CameraLost))
    assert (lost.camera, lost.why) == ("above", why)
    cards = {entry.seq for entry in entries if isinstance(entry.event, CardSeen)}
    assert cards
    assert cards <= by_hand(entries)
    assert main(["replay", str(folder), "--check"]) == FINE


def told_of(table: Table) -> list[Face]:
    update = table.story.current
    return [card.face for card in update.round.cards] if update is not None else []


def _is(now: Callable[[], object], wanted: object) -> bool:
    return now() == wanted


def still(camera: SimulatedCamera, count: int, after: int) -> int:
    """The first moment at which so many cards lie there, none moves and nothing hides one."""
    for moment in range(after - SECOND, camera.script.ends, SECOND // 50):
        lying = [card for path in camera.script.cards if (card := path.at(moment))]
        if len(lying) == count and all(card.place for card in lying) and all(
                card.hidden < .05 for card in truth_of(camera.script, camera.view, camera.layout, 0, moment).cards):
            return moment
    raise AssertionError(f"never {count} cards")


def test_a_camera_lost_after_the_flop_finds_the_cards_again_that_were_named_meanwhile(deal: Dealing) -> None:
    """It reads up to the flop; turn, river and the dealer's hand are named on the screen; back, it doubles nothing."""
    _, layout, _ = house_and_layout(NAME, NAME)
    camera = SimulatedCamera(layout, 42, 1)
    studio = _Studio(layout, camera.view, camera.script, camera.seed, camera.look)
    happened = sorted([(at, event) for part in camera.script.rounds for at, event in part.happened],
                      key=lambda row: row[0])
    touched = camera.script.touches
    first = [(at, event.face) for at, event in happened if isinstance(event, CardSeen)][:7]
    gathered = next(at for at, event in happened if isinstance(event, CardMoved))
    rows = [(at, event) for at, event in happened if first[-1][0] < at < gathered]
    cable = Cable(studio.picture(0, 0))
    on_screen: list[str] = []

    def does(shown: screen._Screen) -> None:
        window, table = shown.window, shown.table
        for touch in touched:
            if touch.at < first[0][0]:
                shown.pressed.emit(touch.event)
        for number, (at, _) in enumerate(first, 1):
            cable.pixels = studio.picture(number, still(camera, number, at))
            faces = [face for _, face in first[:number]]
            until(partial(_is, partial(told_of, table), faces))
        cable.plugged = False
        until(lambda: window._picture.away_since)
        later_on = [(touch.at, touch.event) for touch in touched if first[-1][0] < touch.at < gathered]
        for _, happens in sorted([*rows, *later_on], key=lambda row: row[0]):
            if not isinstance(happens, RoundClosed):
                shown.pressed.emit(happens)
        on_screen.append(window._headline.headline)
        assert len(told_of(table)) == 9
        cable.pixels = studio.picture(9, still(camera, 9, camera.script.rounds[0].revealed))
        cable.plugged = True
        until(lambda: window._picture.there and not window._picture.away_since)
        back = table.now
        until(lambda: table.now > back + 2_500_000)     # longer than it takes to tell of a card
        assert len(told_of(table)) == 9
        on_screen.append(window._headline.headline)
        update = table.story.current
        assert update is not None
        assert update.final is not None
        on_screen.extend(i.rule for i in (*update.irregularities, *update.departures))
        shown.pressed.emit(RoundClosed(1, update.final))
        until(lambda: shown.closed)

    folder = deal(cable, camera.script, does)
    assert on_screen == ["Pay and take", "Pay and take"]
    entries = read(folder / "ledger.sqlite").entries
    lost = next(entry.seq for entry in entries if isinstance(entry.event, CameraLost))
    assert {(entry.by, entry.seq > lost) for entry in entries if isinstance(entry.event, CardSeen | CardRead)} == {
        (CAMERA, False), (DEALER, True)}
    assert main(["replay", str(folder), "--check"]) == FINE
