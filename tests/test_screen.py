"""The whole house in one process: rendered camera, models, record, engine and the dealer's real window, offscreen."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from dealer_assist.cli import DEVICE, FINE, INTEGRITY, main
from dealer_assist.ledger.entries import CAMERA, CameraLost, SessionClosed
from dealer_assist.ledger.store import read
from dealer_assist.resources import LAYOUTS
from dealer_assist.screen import _kept
from dealer_assist.sessions.film import Piece
from dealer_assist.sessions.folder import BrokenSession
from dealer_assist.sessions.record import Recorder
from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.table.events import CardRead, CardSeen, RoundClosed, Staked
from dealer_assist.table.layout import load_layout
from dealer_assist.vision.frame import CameraError, Frame
from tests.sessions.played import HEIGHT, START, WIDTH, header

SEED = 2026

pytestmark = pytest.mark.xdist_group("screen")      # one process plays both sessions once


@pytest.fixture(scope="module", params=["casino_holdem_land", "casino_holdem_live"])
def demo(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, qapp: object) -> tuple[str, Path]:
    folder = tmp_path_factory.mktemp("demo") / "session"
    QTimer.singleShot(500, QApplication.exit)       # as another window that closes would: the table is not over by that
    assert main(["demo", "--offscreen", "--rounds", "1", "--seed", str(SEED), "--table", request.param,
                 "--out", str(folder)]) == FINE
    return request.param, folder


def test_a_round_goes_from_frames_to_a_settlement_as_it_was_dealt(demo: tuple[str, Path]) -> None:
    name, folder = demo
    layout = load_layout((LAYOUTS / f"{name}.toml").read_text(encoding="utf-8"), name)
    camera = SimulatedCamera(layout, SEED, 1)
    entries = read(folder / "ledger.sqlite").entries
    read_by_camera = {str(e.event.face) for e in entries
                      if e.by == CAMERA and isinstance(e.event, CardSeen | CardRead)} - {"face down"}
    dealt = camera.script.rounds[0].dealt
    assert read_by_camera == {d.name for d in dealt}
    assert {e.event for e in entries if isinstance(e.event, Staked)} == {
        t.event for t in camera.touches if isinstance(t.event, Staked)}
    paid = [e.event.paid for e in entries if isinstance(e.event, RoundClosed)]
    assert len(paid) == 1
    assert paid[0].complete
    assert paid[0].lines
    assert isinstance(entries[-1].event, SessionClosed)
    assert entries[-1].event.frames == camera.count
    assert {file.name for file in (folder / "pictures").iterdir()} == {"round-1-decision.png", "round-1-settled.png"}
    assert all(file.stat().st_size > 50_000 for file in (folder / "pictures").iterdir())


def test_it_replays_to_the_byte_and_a_changed_entry_is_named(
        demo: tuple[str, Path], capsys: pytest.CaptureFixture[str]) -> None:
    _, folder = demo
    assert main(["replay", str(folder), "--check"]) == FINE
    assert "to the byte" in capsys.readouterr().out
    ledger = sqlite3.connect(folder / "ledger.sqlite")
    ledger.execute("DROP TRIGGER entry_update")
    number, body = ledger.execute("SELECT seq, body FROM entry WHERE CAST(body AS TEXT) LIKE '%staked%'").fetchone()
    changed = bytes(body).replace(b'"amount":', b'"amount":1', 1)
    ledger.execute("UPDATE entry SET body = ? WHERE seq = ?", (changed, number))
    ledger.commit()
    assert main(["replay", str(folder), "--check"]) == INTEGRITY
    assert f"entry {number}" in capsys.readouterr().out
    ledger.execute("UPDATE entry SET body = ? WHERE seq = ?", (body, number))
    ledger.commit()
    ledger.close()


def test_the_film_of_the_session_is_a_camera_too_and_one_that_breaks_off_loses_nothing(
        demo: tuple[str, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name, folder = demo
    content = (folder / "film" / "0001.mp4").read_bytes()
    cut = tmp_path / "cut.mp4"
    # In the midst of pictures: a film cut between two fragments is whole as far as it goes.
    cut.write_bytes(content[:content.index(b"mdat", len(content) // 3) + 200])
    out = tmp_path / "again"
    code = main(["run", "--camera", str(cut), "--offscreen", "--house", name, "--layout", name, "--out", str(out)])
    said = capsys.readouterr()
    assert code == DEVICE
    assert "breaks off after" in said.err
    entries = read(out / "ledger.sqlite").entries
    assert any(isinstance(e.event, CameraLost) for e in entries)
    assert any(isinstance(e.event, CardSeen) for e in entries)
    assert main(["replay", str(out), "--check"]) == FINE


def test_of_two_failures_the_first_is_told_and_where_the_session_is(tmp_path: Path) -> None:
    said: list[str] = []
    with pytest.raises(CameraError, match="gone"), _kept(without_times(tmp_path / "s"), said.append):
        raise CameraError("gone")
    assert "0001.jsonl: missing" in said[0]
    assert said[1].startswith(f"session kept in {tmp_path / 's'}; judge it again")
    with pytest.raises(BrokenSession, match="missing"), _kept(without_times(tmp_path / "t"), said.append):
        pass
    assert said[2].startswith(f"session kept in {tmp_path / 't'}; judge it again")


def without_times(folder: Path) -> Recorder:
    recorder = Recorder(folder, header(), patient=True)
    recorder.frame(Frame("test", 0, START, np.zeros((HEIGHT, WIDTH, 3), np.uint8)))
    ended = recorder._films["test"].writer._closed

    def gone(piece: Piece) -> None:         # a file that is open cannot be taken away everywhere
        piece.times.unlink()
        ended(piece)

    recorder._films["test"].writer._closed = gone
    return recorder
