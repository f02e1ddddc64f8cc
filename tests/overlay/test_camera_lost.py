"""The real window over a simulated camera whose cable is pulled before the first card: the round is dealt by touch."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from dealer_assist import screen
from dealer_assist.cli import main
from dealer_assist.exit_codes import FINE
from dealer_assist.ledger.entries import CameraBack, CameraLost, by_hand
from dealer_assist.ledger.store import read
from dealer_assist.live import DEALER
from dealer_assist.resources import MODELS
from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.simulator.deals import script
from dealer_assist.simulator.script import Touch
from dealer_assist.table.events import CardSeen, RoundClosed
from dealer_assist.table.places import PLAYER
from dealer_assist.tables import house_and_layout
from dealer_assist.vision.cameras import live
from dealer_assist.vision.cameras.live import LiveCamera, now
from dealer_assist.vision.frame import CameraError, Pixels
from tests.overlay.test_simulated_sitting import told

NAME = "casino_holdem_live"


class Cable:
    """Shows a simulated table on which nothing lies, five times a second, while it is plugged in."""

    def __init__(self, pixels: Pixels) -> None:
        self.pixels, self.plugged = pixels, True

    def opened(self) -> Cable:
        self._check()
        return self

    def read(self) -> tuple[int, Pixels]:
        time.sleep(.2)
        self._check()
        return now(), self.pixels

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


def test_the_table_goes_on_by_touch_until_the_camera_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                             qapp: QApplication) -> None:
    monkeypatch.setattr(live, "AWAY", 2_000_000)        # so that a busy machine is not taken for a camera that is away
    (house, file), layout, source = house_and_layout(NAME, NAME)
    cable = Cable(next(SimulatedCamera(layout, 5, 1).frames()).pixels)
    dealt = script(layout, 42, 1)
    failures: list[BaseException] = []
    seen: list[str] = []

    def deal(shown: screen._Screen) -> None:
        window = shown.window
        try:
            until(lambda: shown.table.opening is None and window._picture._pixels is not None)
            with shown.table._lock:
                shown.table.covered = (PLAYER,)     # until the next picture, which shows that nothing lies there
                seen.extend(shown._troubles())
            cable.plugged = False
            until(lambda: window._picture.away_since)
            seen.extend(alert.text for alert in (window._view.alerts if window._view else ()))
            for happens in told(dealt):
                if isinstance(happens, Touch):
                    shown.pressed.emit(happens.event)
                else:
                    shown.table.submit(DEALER, happens)
            until(lambda: shown.closed)
            cable.plugged = True
            until(lambda: not window._picture.away_since and window._picture._pixels is not None)
        except BaseException as error:  # noqa: BLE001 - told by the test
            failures.append(error)
        finally:
            shown.window.stop()

    run = screen._Screen.run

    def watched(shown: screen._Screen, *rest: object) -> None:
        dealer = threading.Thread(target=deal, args=(shown,))
        dealer.start()
        run(shown, *rest)  # type: ignore[arg-type]
        dealer.join()

    monkeypatch.setattr(screen._Screen, "run", watched)
    folder = tmp_path / "session"
    screen.run_table(screen.Settings(house, file, layout, source, (LiveCamera("above", cable.opened),), folder, MODELS,
                                     True, seated=dealt.seated), lambda line: None)
    assert not failures
    assert any("above" in text and "unplugged" in text for text in seen)
    assert "Player: something lies over the cards, what changes there is not seen. Take it away." in seen
    entries = read(folder / "ledger.sqlite").entries
    order = [type(entry.event) for entry in entries if isinstance(entry.event, CameraLost | RoundClosed | CameraBack)]
    assert order == [CameraLost, RoundClosed, CameraBack]
    cards = {entry.seq for entry in entries if isinstance(entry.event, CardSeen)}
    assert cards
    assert cards <= by_hand(entries)
    assert main(["replay", str(folder), "--check"]) == FINE
