"""A table under two cameras, on disk: both films, who saw what, and the same events when it is put together again."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path

import av
import numpy as np
import pytest

from dealer_assist.ledger.entries import CAMERA, CameraBack, CameraLost, FramesUnseen, SegmentClosed, SessionClosed
from dealer_assist.ledger.store import read
from dealer_assist.live import DEALER
from dealer_assist.sessions.folder import BrokenSession, pieces_in
from dealer_assist.sessions.footage import Footage
from dealer_assist.sessions.header import Pictures, load_header
from dealer_assist.sessions.replay import replay
from dealer_assist.sessions.sightings import read_lines
from dealer_assist.table.events import CardMoved, CardRead, CardSeen, RoundClosed
from dealer_assist.table.places import Zone
from dealer_assist.vision.frame import Doing, Frame
from dealer_assist.vision.sighting import Glimpse, Looks
from tests.sessions.played import HEIGHT, LAYOUT, STEP, WIDTH, Game, header

OTHERS = (Pictures("right", WIDTH // 2, HEIGHT // 2, {"to_pixels": [0.75, 0.0, 1.0], "error": 0.5}),)


class Both(Game):
    """``test`` sees everything, ``right`` sees the board and boxes 1 and 2, each a little elsewhere."""

    def __init__(self, folder: Path, seed: int) -> None:
        super().__init__(folder, seed, replace(header(), others=OTHERS))

    def look(self) -> None:
        self.now += STEP
        self.frames += 1
        assert self.frames < 10_000
        self.recorder.frame(Frame("test", self.frames, self.now, np.full((HEIGHT, WIDTH, 3), 60, np.uint8)))
        self.recorder.frame(Frame("right", 2 * self.frames, self.now - 9000,
                                  np.full((HEIGHT // 2, WIDTH // 2, 3), 90, np.uint8)))
        self.table.see(self.now, [self.seen(self.glimpse(area)) for area in LAYOUT.areas])

    def seen(self, ours: Glimpse) -> Glimpse | Looks:
        if ours.place.zone is Zone.DEALER or ours.place.seat > 2:
            return ours
        cards = tuple(replace(s, x=s.x + 40, certainty=990) for s in ours.sightings)
        return Looks((ours, replace(ours, camera="right", frame=2 * self.frames, captured_at=self.now - 9000,
                                    sightings=cards)))


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("both") / "session"
    game = Both(folder, 1)
    game.play(2)
    game.recorder.close()
    return folder


def test_both_are_in_the_record_and_it_replays(both: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert {file.name for file in both.iterdir()} == {
        "header.json", "ledger.sqlite", "ledger.sqlite.lock", "film", "film-2", "sightings"}
    told = load_header((both / "header.json").read_bytes(), "header.json")
    assert [pictures.camera for pictures in told.pictures] == ["test", "right"]
    shown = 0
    for piece in pieces_in(both / "film-2", ".mp4"):
        with av.open(str(piece)) as film:
            assert (film.streams.video[0].width, film.streams.video[0].height) == (WIDTH // 2, HEIGHT // 2)
            shown += sum(1 for _ in film.decode(video=0))
    entries = read(both / "ledger.sqlite").entries
    segments = [e.event for e in entries if isinstance(e.event, SegmentClosed)]
    assert sum(one.count for one in segments if one.camera == "right") == shown == len(Footage(both, 1).times)
    assert entries[-1].event == SessionClosed(sum(one.count for one in segments if one.camera))
    # Every second number of the right one is missing: it gave frames that nobody looked at.
    assert [e.event for e in entries if isinstance(e.event, FramesUnseen)] == [FramesUnseen("right", shown - 1)]
    assert sum(isinstance(e.event, RoundClosed) for e in entries) == 2
    assert replay(both, print, check=True) == 0
    assert f"{shown - 1} pictures of camera right were not looked at" in capsys.readouterr().out


def test_the_record_names_who_saw_what(both: Path) -> None:
    lines = [line for path in pieces_in(both / "sightings", ".jsonl")
             for line in read_lines(path.read_bytes(), path, cut_off=False)]
    together = [looks for looks in lines if isinstance(looks, Looks)]
    assert together
    assert all([g.camera for g in looks.glimpses] == ["test", "right"] for looks in together)
    assert {one.camera for one in lines if isinstance(one, Glimpse)} == {"test"}


@pytest.mark.parametrize("name", ["film-2/0001.mp4", "film-2/0001.jsonl"])
def test_a_change_of_the_second_film_shows(both: Path, tmp_path: Path, name: str,
                                           capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copytree(both, tmp_path, dirs_exist_ok=True)
    (tmp_path / name).write_bytes((both / name).read_bytes()[:-1] + b"?")
    assert replay(tmp_path, print, check=True) == 4
    assert f"{name}: was changed" in capsys.readouterr().out
    (tmp_path / name).unlink()
    assert replay(tmp_path, print, check=True) == 4
    assert f"{name}: missing" in capsys.readouterr().out


@pytest.mark.parametrize("change", ["another place", "twice the same"])
def test_looks_that_are_none_are_refused(both: Path, change: str) -> None:
    line = next(line for line in (both / "sightings" / "0001.jsonl").read_bytes().splitlines() if b'"glimpses"' in line)
    data = json.loads(line)
    if change == "another place":
        data["glimpses"][1]["place"] = "dealer"
    else:
        data["glimpses"][1]["camera"] = "test"
    text = json.dumps(data, sort_keys=True, separators=(",", ":")).encode()
    with pytest.raises(BrokenSession, match="one place as several cameras saw it was expected"):
        list(read_lines(text, Path("sightings.jsonl"), cut_off=False))


def test_a_camera_that_was_away_finds_the_next_round_told_by_hand(tmp_path: Path,
                                                                 capsys: pytest.CaptureFixture[str]) -> None:
    """The dealer's cards of the round before lie there no more, although nobody saw them go."""
    game = Game(tmp_path / "session", 3, header())
    game.dealer.shuffle()
    game.deal_out()
    table = game.table
    update = table.story.current
    assert update
    assert update.final
    hear = [Doing("test", 1, 0, game.now, "does not answer")]
    game.now += 1_000_000
    table.hear(game.now, hear)
    table.hear(game.now, hear)
    table.submit(DEALER, RoundClosed(1, update.final))
    assert table.opening
    table.submit(DEALER, table.opening)
    game.lying.clear()
    game.dealer.shuffle()
    hand: list[CardSeen] = []
    while len(hand) < 6:
        assert table.story.current
        event = game.dealer.answer(table.story.current)
        assert event is not None
        if isinstance(event, CardSeen):
            hand.append(event)
        table.submit(DEALER, event)
    last = max(table.by_hand)
    table.hear(game.now + 1_000_000, [Doing("test", 2)])
    game.now += 1_000_000
    for n, seen in enumerate(hand):
        game.lying[seen.card] = seen.at, sum(e.at == seen.at for e in hand[:n]), seen.face
    for _ in range(40):
        game.look()
    game.recorder.close()
    entries = read(tmp_path / "session" / "ledger.sqlite").entries
    kinds = [type(e.event) for e in entries]
    assert (kinds.count(CameraLost), kinds.count(CameraBack)) == (1, 1)
    assert len(table.by_hand) == 6
    told = [e.event for e in entries if e.by == CAMERA and e.seq > last]
    # They are the cards that people told of: nothing is said of them a second time.
    assert not [e for e in told if isinstance(e, CardSeen | CardRead)]
    assert not [e for e in told if isinstance(e, CardMoved) and e.card in {seen.card for seen in hand}]
    assert replay(tmp_path / "session", print, check=True) == 0
    said = capsys.readouterr().out
    assert "cards told by hand while the camera was away: entries " + ", ".join(map(str, sorted(table.by_hand))) in said
    assert "does not answer) until 2027-" in said
