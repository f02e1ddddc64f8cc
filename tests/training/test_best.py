"""The weights of a leg that are kept are those by which photographs are read best."""

from __future__ import annotations

import json
import re
import shutil
import time
from pathlib import Path

import pytest

from dealer_assist.resources import MODELS
from dealer_assist.simulator.deck import HouseDeck
from dealer_assist.training.best import Best
from dealer_assist.training.evaluate import SampleSet, photograph_set
from dealer_assist.training.leg import Leg, NoNote
from tests.photographs import cloth, lay, saved


def labelled(folder: Path) -> SampleSet:
    """Two cards, and one whose label says another name."""
    folder.mkdir()
    names, deck = ("Ah", "7s", "Td"), HouseDeck()
    picture = cloth(640, 400)
    for number, name in enumerate(names):
        lay(picture, deck, name, 120 + 200 * number, 200)
    saved(picture, folder / "a.png")
    cards = [{"label": label, "box": [20 + 200 * n, 100, 220 + 200 * n, 300], "kind": "card"}
             for n, label in enumerate(("AH", "7S", "9C"))]
    (folder / "labels.jsonl").write_text(json.dumps({"image": "a.png", "cards": cards}))
    return photograph_set(folder, None, None)


def with_certainties(weights: Path, into: Path) -> Path:
    """Stands for an export, which needs torch: the shipped models, believed from a certainty on that `weights` tell."""
    shutil.copytree(MODELS, into, dirs_exist_ok=True, ignore=shutil.ignore_patterns("checkpoints"))
    settings = into / "photograph.toml"
    settings.write_text(re.sub(r"(alone|outlined|together) = [\d.]+", rf"\1 = {weights.read_text()}",
                               settings.read_text()))
    return weights


def test_the_weights_that_read_photographs_best_are_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sets = [labelled(tmp_path / "photographs")]
    weights = tmp_path / "newest.pt"

    def judged(best: Best, certainty: str, minutes: float) -> str:
        weights.write_text(certainty)
        best.judge(weights, minutes)
        return capsys.readouterr().out

    best = Best(weights, "deep", sets, with_certainties, threads=1)
    said = judged(best, "0.9", 15)
    assert said.startswith("photographs after 15.0 minutes: 2 read rightly, 1 wrongly: kept as "), said
    said = judged(best, "1.1", 30)      # reads nothing, which is better than one wrong card in three
    assert said.startswith("photographs after 30.0 minutes: 0 read rightly, 0 wrongly: kept as "), said
    assert best.weights.read_text() == "1.1"
    again = Best(weights, "deep", sets, with_certainties, threads=1)        # of the same command, after it was stopped
    assert "no better than" in judged(again, "0.9", 45)
    assert best.weights.read_text() == "1.1"
    assert {file.name for file in tmp_path.glob("newest*")} == {"newest-best-deep.json", "newest-best-deep.pt",
                                                                "newest.pt"}

    plain = Best(weights, "plain", sets, with_certainties, threads=1)
    assert "kept as" in judged(plain, "0.9", 45), "another network is another race"
    assert best.weights.read_text() == "1.1"
    others = Best(weights, "deep", [labelled(tmp_path / "others")], with_certainties, threads=1)
    assert "no better" in judged(others, "0.9", 60), "the same photographs, wherever they lie"
    sets[0].samples.append(sets[0].samples[0])
    further = Best(weights, "deep", sets, with_certainties, threads=1)
    assert "kept as" in judged(further, "0.9", 60), "by others it is the first"


@pytest.mark.parametrize("content", ['{"photo', "[]", '{"photographs": 1}', '{"what": "deep"}'])
def test_a_note_that_is_none_is_named(tmp_path: Path, content: str) -> None:
    sets = [labelled(tmp_path / "photographs")]
    for name in ("newest.pt", "newest-best-deep.pt"):
        (tmp_path / name).write_text("weights")
    for name in ("newest.leg", "newest-best-deep.json"):
        (tmp_path / name).write_text(content)
    with pytest.raises(NoNote, match=r"newest\.leg: not what a leg of training writes; delete it"):
        Leg(tmp_path / "newest.pt", 60, None, "deep")
    if content != '{"photographs": 1}':
        with pytest.raises(NoNote, match=r"newest-best-deep\.json: not what"):
            Best(tmp_path / "newest.pt", "deep", sets, with_certainties, threads=1)


def test_a_leg_is_judged_on_its_way_and_at_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[tuple[str, bool]] = []
    clock = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    leg = Leg(tmp_path / "newest.pt", 60, None, "deep",
              lambda file, minutes: judged.append((file.read_text(), minutes > 30)))
    with leg.kept(lambda file: file.write_text(f"{leg.minutes:.0f}")) as keep:
        for minute in (5, 16, 20, 40, 60):
            clock[0] = 60.0 * minute
            keep()
    assert judged == [("16", False), ("40", True), ("60", True), ("60", True)]
