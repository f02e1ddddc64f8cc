"""`python -m dealer_assist.simulator`: whatever the simulator can do, asked for from outside."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import av
import numpy as np
import pytest
from numpy.typing import NDArray

from dealer_assist.exit_codes import CONFIGURATION, FINE
from dealer_assist.resources import LAYOUTS, text_of
from dealer_assist.simulator.__main__ import main
from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.simulator.deals import DEALERS
from dealer_assist.simulator.mishaps import JUMP, WHILE
from dealer_assist.table.layout import load_layout

RATE = 5


def filmed(folder: Path, *asked: str) -> tuple[list[tuple[int, NDArray[np.uint8]]], list[Any], dict[str, Any]]:
    """The film's pictures with their times, the truth a row, and the rounds."""
    assert main([*asked, "--rate", str(RATE), "--out", str(folder)]) == FINE
    with av.open(str(folder / "table.mp4")) as film:
        pictures = [(round((frame.time or 0) * 1_000_000), frame.to_ndarray(format="bgr24")[::4, ::4].astype(np.uint8))
                    for frame in film.decode(video=0)]
    truth = [json.loads(line) for line in (folder / "truth.jsonl").read_text("utf-8").splitlines()]
    return pictures, truth, json.loads((folder / "rounds.json").read_text("utf-8"))


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the empty table: what is dealt is in the rounds all the same."""
    monkeypatch.setattr(SimulatedCamera, "count", 2)


@pytest.mark.parametrize("game", DEALERS)
@pytest.mark.usefixtures("short")
def test_each_game_is_dealt_on_its_own_felt(tmp_path: Path, game: str) -> None:
    _, truth, rounds = filmed(tmp_path, "--game", game, "--seed", "4")
    shipped = {load_layout(*text_of(file.stem, LAYOUTS)) for file in LAYOUTS.glob("*.toml")}
    assert rounds["layout"] in {layout.name for layout in shipped if layout.game == game}
    assert len(rounds["rounds"]) == 1 + DEALERS[game].rounds_before
    assert (len(truth), rounds["frames"], rounds["mistake"], rounds["mishaps"]) == (2, 2, None, [])


@pytest.mark.usefixtures("short")
def test_deck_cloth_and_pose_are_as_asked(tmp_path: Path) -> None:
    usual, _, plain = filmed(tmp_path / "usual")
    for cloth in ("blue", "28,60,96"):
        pictures, _, rounds = filmed(tmp_path / cloth, "--deck", "four-colours,red-back", "--cloth", cloth, "--pose",
                                     "leaning")
        assert rounds["look"] == {"deck": {"four_colours": True, "index_size": 1.0, "back": 1}, "cloth": [96, 60, 28],
                                  "pose": {"tilt": 14, "height": 1.1}}
        blue, _, red = pictures[0][1].reshape(-1, 3).mean(0)
        assert blue > red
        assert rounds["felt_to_picture"] != plain["felt_to_picture"]
        assert rounds["rounds"] == plain["rounds"]
    assert plain["look"]["deck"] == {"four_colours": False, "index_size": 1.0, "back": 0}
    blue, green, _ = usual[0][1].reshape(-1, 3).mean(0)
    assert green > blue


@pytest.mark.usefixtures("short")
def test_a_mistake_is_in_the_truth(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, _, usual = filmed(tmp_path / "usual")
    _, _, fouled = filmed(tmp_path / "fouled", "--mistake", "fouled")
    names = [card["name"] for card in fouled["rounds"][0]["dealt"]]
    assert (fouled["mistake"], len(set(names))) == ("fouled", len(names) - 1)
    assert fouled["rounds"] != usual["rounds"]
    folder = tmp_path / "none"
    assert main(["--mistake", "misdeal", "--template", "casino_holdem_live", "--out", str(folder)]) == CONFIGURATION
    assert capsys.readouterr().err == ("--mistake misdeal: what seed 1 deals gives no occasion for it; another seed, "
                                       "or another game, was expected\n")
    assert not folder.exists()


def test_several_mishaps_befall_one_film_each_in_its_time(tmp_path: Path) -> None:
    asked = "clock-jump", "light-off", "unplugged"
    pictures, truth, rounds = filmed(tmp_path, "--seed", "3", "--rounds", "2",
                                     *(word for name in asked for word in ("--mishap", name)))
    at = {befell["mishap"].replace(" ", "-"): befell["at"] for befell in rounds["mishaps"]}
    assert list(at) == ["light-off", "unplugged", "clock-jump"]      # as they are laid one over the other
    assert all(abs(one - other) > WHILE for one, other in pairwise(sorted(at.values())))
    assert [time for time, _ in pictures] == [row["captured_at"] for row in truth]
    assert len(pictures) == rounds["frames"]

    def told(camera: int) -> int:
        return camera + JUMP * (camera >= at["clock-jump"])

    dark = [time for time, picture in pictures if picture.mean() < 20]
    off = told(at["light-off"])
    assert dark == [time for time, _ in pictures if off <= time < off + WHILE]
    assert dark
    unplugged = told(at["unplugged"])
    assert not [time for time, _ in pictures if unplugged <= time < unplugged + WHILE]
    gaps = [after["captured_at"] - before["captured_at"] for before, after in pairwise(truth)]
    assert sorted(gaps)[-2] == pytest.approx(WHILE, abs=2_000_000 // RATE)
    assert max(gaps) == JUMP + 1_000_000 // RATE
    touches = [json.loads(line)["at"] for line in (tmp_path / "touches.jsonl").read_text("utf-8").splitlines()]
    assert not [touch for touch in touches if at["clock-jump"] <= touch < at["clock-jump"] + JUMP]
    assert max(touches) > JUMP


@pytest.mark.parametrize(("asked", "sentence"), [
    (("--seed", "-1"), "--seed: '-1' found; a whole number of at most 18 digits was expected"),
    (("--rounds", "-3"), "--rounds: '-3' found; a whole number from 1 to 9999 was expected"),
    (("--rounds", "0"), "--rounds: '0' found; "), (("--rate", "0"), "--rate: '0' found; "),
    (("--game", "whist"), "--game: invalid choice: 'whist' (choose from 'blackjack', "),
    (("--game", "omaha", "--template", "omaha_3_6"), "not allowed with argument"),
    (("--mistake", "honest"), "invalid choice: 'honest' (choose from 'misdeal', "),
    (("--mishap", "rain"), "invalid choice: 'rain' (choose from 'light-off', "),
    (("--pose", "below"), "invalid choice: 'below' (choose from 'above', 'low', 'leaning')"),
    (("--deck", "red"), "--deck: 'red' found; at most one each of "),
    (("--deck", "red-back,navy-back"), "--deck: 'red-back,navy-back' found; at most one each of "),
    (("--cloth", "pink"), "--cloth: 'pink' found; one of blue, red, grey, or red, green and blue from 0 to 255 such"),
    (("--cloth", "1,2,300"), "--cloth: '1,2,300' found; "),
])
def test_what_is_not_understood_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], asked: tuple[str, ...],
                                           sentence: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*asked, "--out", str(tmp_path / "out")])
    assert ended.value.code == CONFIGURATION
    assert sentence in capsys.readouterr().err.splitlines()[-1]
    assert not (tmp_path / "out").exists()


def test_what_is_no_folder_or_no_layout_or_gives_no_occasion_is_refused(tmp_path: Path,
                                                                       capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    napkins = [word for _ in range(9) for word in ("--mishap", "napkin")]
    for asked, sentence in (
            (["--out", str(tmp_path / "file")], f"{tmp_path / 'file'}: File exists; a folder that can be written was"),
            (["--out", str(tmp_path / "file" / "x")], f"{tmp_path / 'file' / 'x'}: Not a directory; a folder that can"),
            (["--out", str(tmp_path / "out"), "--template", "none"], f"{LAYOUTS / 'none.toml'}: No such file"),
            (["--out", str(tmp_path / "out"), *napkins], "--mishap napkin: no open card lies long enough, apart from")):
        assert main(asked) == CONFIGURATION
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.startswith(sentence)
        assert said.err.count("\n") == 1
