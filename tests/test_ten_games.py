"""Each of the ten games, dealt to the end: by touch alone, and two of them by real pictures and the real reader."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dealer_assist.cli import main
from dealer_assist.exit_codes import FINE
from dealer_assist.ledger.entries import SessionClosed
from dealer_assist.ledger.store import read
from dealer_assist.live import DEALER, Table
from dealer_assist.overlay.view import view
from dealer_assist.overlay.window import DealerWindow
from dealer_assist.resources import HOUSES, MODELS, text_of
from dealer_assist.screen import Settings, run_table
from dealer_assist.sessions.header import Header, Source
from dealer_assist.sessions.record import Recorder
from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.simulator.deals import DEALERS, script
from dealer_assist.simulator.script import Touch
from dealer_assist.table.events import RoundClosed, TableEvent
from dealer_assist.table.places import Place
from dealer_assist.tables import house_and_layout
from dealer_assist.words import Currency, Words
from tests.overlay.test_simulated_sitting import told
from tests.simulator.judging import FELTS

STARTS = 1_800_000_000_000_000


class ByTouch:
    """A table without any camera. Cards are told by the dealer as a finger tells them; all else through the window."""

    def __init__(self, form: str, seed: int, rounds: int, folder: Path, qtbot: QtBot) -> None:
        (house, file), self.layout, source = house_and_layout(FELTS[form], form)
        self.script = script(self.layout, seed, rounds, STARTS)
        self.recorder = Recorder(folder, Header(Source(file, text_of(FELTS[form], HOUSES)[0]), source, None, "", 0, 0,
                                                {}, STARTS))
        self.words = Words(Currency(house.currency, house.digits))
        self.table = Table(house, self.layout, self.recorder, STARTS)
        self.window = DealerWindow(self, self.layout, self.words, house.pay_tables)
        qtbot.addWidget(self.window)
        self.table.open(self.script.seated)
        self.show()
        self.window.show()

    def submit(self, *events: TableEvent) -> None:
        self.table.submit(DEALER, *events)
        self.show()

    def call_inspector(self, about: Place | None) -> None:
        pytest.fail("the simulated dealer calls no inspector")

    def inspector_came(self) -> None:
        pytest.fail("the simulated dealer calls no inspector")

    def show(self) -> None:
        self.window.show_view(view(self.table.story, self.layout, self.words, self.table.opening, DEALER,
                                   [], self.table.against, self.table.by_hand))

    def play(self) -> None:
        for happens in told(self.script):
            if isinstance(happens, Touch):
                self.window.press(happens.event)
            else:
                self.submit(happens)
        self.recorder.close()


@pytest.mark.parametrize("form", FELTS)
def test_a_table_without_a_camera(qtbot: QtBot, tmp_path: Path, form: str) -> None:
    game = house_and_layout(FELTS[form], form)[1].game
    rounds = 1 + DEALERS[game].rounds_before
    played = ByTouch(form, 3, rounds, tmp_path / "session", qtbot)
    played.play()
    closed(tmp_path / "session", rounds)
    assert not list((tmp_path / "session").glob("**/*.mp4"))


@pytest.mark.parametrize(("form", "seed"), [("texas_holdem_no_limit", 25), ("heads_up_holdem_casino_du_liban", 42)])
def test_a_round_by_pictures(qtbot: QtBot, tmp_path: Path, form: str, seed: int) -> None:
    (house, file), layout, source = house_and_layout(FELTS[form], form)
    rounds = 1 + DEALERS[layout.game].rounds_before
    camera = SimulatedCamera(layout, seed, rounds, starts=STARTS, rate=10)
    folder = tmp_path / "session"
    assert run_table(Settings(house, file, layout, source, (camera,), folder, MODELS, True, True, camera.touches,
                              seated=camera.script.seated), lambda line: None) == rounds
    closed(folder, rounds)
    assert (folder / "pictures" / f"round-{rounds}-settled.png").stat().st_size > 20_000


def closed(folder: Path, rounds: int) -> None:
    """All rounds have a settlement that is whole, and replay says the same to the byte."""
    entries = read(folder / "ledger.sqlite").entries
    paid = [entry.event.paid for entry in entries if isinstance(entry.event, RoundClosed)]
    assert len(paid) == rounds
    assert all(settlement.complete for settlement in paid)
    assert isinstance(entries[-1].event, SessionClosed)
    assert main(["replay", str(folder), "--check"]) == FINE
