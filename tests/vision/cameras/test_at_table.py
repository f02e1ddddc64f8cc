"""The whole table over a camera in the network whose server dies in the middle of a round, with the real window."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path

import av
import pytest
from PySide6.QtWidgets import QApplication

from dealer_assist import screen
from dealer_assist.cards import FACE_DOWN, Card
from dealer_assist.cli import main
from dealer_assist.exit_codes import FINE
from dealer_assist.games import load_house
from dealer_assist.ledger.entries import CameraBack, CameraLost, Entry, by_hand
from dealer_assist.ledger.store import read
from dealer_assist.resources import HOUSES, LAYOUTS, MODELS, text_of
from dealer_assist.sessions.header import Source
from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.table.events import CardSeen, Staked, TableEvent
from dealer_assist.table.layout import load_layout
from dealer_assist.table.places import DEALER, Party, seat
from dealer_assist.vision.cameras import live
from dealer_assist.vision.cameras.address import camera_at
from tests.vision.cameras.conftest import Serve

NAME = "casino_holdem_land"
PASSWORD = "geheimnis"


@pytest.fixture(scope="module")
def empty_table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Half a minute of a table on which nothing lies, as a camera with little to do sends it."""
    path = tmp_path_factory.mktemp("films") / "table.mkv"
    frame = next(SimulatedCamera(load_layout(*text_of(NAME, LAYOUTS)), 5, 1).frames())
    picture = av.VideoFrame.from_ndarray(frame.pixels, format="bgr24").reformat(1280, 720, "yuv420p")
    with av.open(str(path), "w") as film:
        stream = film.add_stream("libx264", rate=5, options={"g": "5", "bf": "0", "preset": "ultrafast", "crf": "30"})
        stream.width, stream.height, stream.pix_fmt = 1280, 720, "yuv420p"
        for number in range(150):
            picture.pts, picture.time_base = number, Fraction(1, 5)
            film.mux(stream.encode(picture))
        film.mux(stream.encode())
    return path


def until(true: Callable[[], object]) -> None:
    begun = time.monotonic()
    while not true():
        assert time.monotonic() - begun < 60
        time.sleep(0.02)


def test_a_round_goes_on_by_touch_while_the_camera_is_away_and_the_record_says_so(
        serve: Serve | None, empty_table: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication,
        capsys: pytest.CaptureFixture[str]) -> None:
    if serve is None:
        return
    monkeypatch.setattr(live, "AWAY", 3_000_000)        # so that a busy machine is not taken for a camera that is away
    server = serve(empty_table, f"dealer:{PASSWORD}")
    folder = tmp_path / "session"
    failures: list[BaseException] = []

    def deal(shown: screen._Screen) -> None:
        def touch(event: TableEvent) -> None:
            shown.pressed.emit(event)

        try:
            until(lambda: shown.table.opening is None and shown._newest is None)
            touch(Staked(Party(1), seat(1), "ante", 1000))
            touch(CardSeen(1, seat(1), Card.parse("Ah")))       # quicker than the camera: not by hand for want of one
            server.kill()
            until(lambda: shown.table.away)
            until(lambda: shown.window._picture.away_since)
            shown.photographed.emit(folder / "away.png")
            touch(CardSeen(2, DEALER, FACE_DOWN))
            touch(CardSeen(3, seat(1), Card.parse("Kd")))
            server.start()
            until(lambda: not shown.table.away)
            until(lambda: not shown.window._picture.away_since)
            shown.photographed.emit(folder / "back.png")
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
    said: list[str] = []
    text, file = text_of(NAME, LAYOUTS)
    screen.run_table(screen.Settings(
        load_house(*text_of(NAME, HOUSES)), NAME, load_layout(text, file), Source(file, text), (camera_at(server.url),),
        folder, MODELS, True), said.append)
    assert not failures

    entries = read(folder / "ledger.sqlite").entries
    lost, back = (list(of(entries, kind)) for kind in (CameraLost, CameraBack))
    assert [len(lost), len(back)] == [1, 1]
    assert isinstance(lost[0].event, CameraLost)
    assert lost[0].event.camera == f"rtsp://127.0.0.1:{server.port}/table"
    assert 0 < lost[0].event.since <= lost[0].at < back[0].at
    cards = list(of(entries, CardSeen))
    assert [entry.by for entry in cards] == ["dealer"] * 3
    assert by_hand(entries) == {cards[1].seq, cards[2].seq}
    assert main(["replay", str(folder), "--check"]) == FINE
    told = capsys.readouterr().out
    assert f"cards told by hand while the camera was away: entries {cards[1].seq}, {cards[2].seq}\n" in told
    assert f"camera {lost[0].event.camera} was away from " in told
    assert f"(entry {back[0].seq})" in told
    for kept in folder.rglob("*"):
        assert kept.is_dir() or PASSWORD.encode() not in kept.read_bytes(), kept
    assert PASSWORD not in "".join(said) + told


def of(entries: tuple[Entry, ...], kind: type) -> Iterator[Entry]:
    return (entry for entry in entries if isinstance(entry.event, kind))
