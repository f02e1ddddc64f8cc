"""What is learnt from labelled photographs: drawn ones, with the house deck, through the shipped reader."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dealer_assist.simulator.deck import HouseDeck
from dealer_assist.training.command import main
from dealer_assist.training.shards import read_shards
from dealer_assist.vision.reading import Kind
from tests.photographs import cloth, lay, saved

LABELS = [{"label": "AH", "box": [70, 110, 200, 290], "kind": "card"},
          {"label": "TC", "box": [250, 120, 390, 300], "kind": "card"},
          {"label": "??", "box": [450, 120, 590, 290], "kind": "card"}]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    picture, deck = cloth(640, 420), HouseDeck()
    for name, x, y, degrees in (("Ah", 130, 200, 8), ("Tc", 320, 210, 172), ("6d", 520, 205, -5)):
        lay(picture, deck, name, x, y, degrees)
    for name in ("first.png", "second.png"):
        saved(picture, tmp_path / name)
    (tmp_path / "held-back.txt").write_text("second")
    return tmp_path


def learnt(folder: Path, *lines: str) -> int:
    (folder / "labels.jsonl").write_text("\n".join(lines), encoding="utf-8")
    return main(["--cache", str(folder / "cache"), "photographs", str(folder), "--held-back",
                 str(folder / "held-back.txt")])


def test_corners_are_learnt_where_they_agree_with_the_cards_label(folder: Path) -> None:
    rows = (json.dumps({"image": name, "cards": LABELS}) for name in ("first.png", "second.png"))
    assert learnt(folder, *rows) == 0
    scenes = list(read_shards(folder / "cache" / "scenes", "train"))
    assert 0 < len(scenes) <= 5, "windows of the one picture that is not held back"
    cards = {label.card for scene in scenes for label in scene.labels if label.kind is Kind.INDEX}
    assert cards, "of what is labelled something is learnt"
    assert cards <= {"Ah", "Tc"}, "what is labelled to be ignored is not"


@pytest.mark.parametrize(("line", "expected"), [
    ("{", "labels.jsonl, line 1: not JSON"),
    ('{"image": "first.png", "cards": 7}', "labels.jsonl, line 1: cards: 7 found; a list of labels"),
    ('{"image": "gone.png", "cards": []}', "gone.png: there is no such file"),
    ('{"image": "first.png", "cards": [{"label": "1H"}]}', "cards[0].label: '1H' found"),
    ('{"image": "first.png", "cards": [{"label": "AH"}]}', "first.png: a label without a box, or of one corner"),
    ('{"image": "first.png", "cards": [{"label": "AH", "box": [1, 2, 3, 4], "kind": "index"}]}', "about each whole"),
])
def test_odd_labels_are_refused_in_a_sentence(
        line: str, expected: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert learnt(folder, line) == 2
    assert expected in capsys.readouterr().err


def test_a_folder_without_labels_is_refused_in_a_sentence(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["photographs", str(folder), "--held-back", str(folder / "held-back.txt")]) == 2
    assert "labels.jsonl" in capsys.readouterr().err
