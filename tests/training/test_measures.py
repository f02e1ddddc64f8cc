"""Figures of an evaluation: what counts as right, wrong and not judged, and how sure a share is."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import cv2
import numpy as np
import pytest

from dealer_assist.cards import UNREADABLE, Card
from dealer_assist.cli import main
from dealer_assist.shares import wilson
from dealer_assist.simulator.deck import HouseDeck
from dealer_assist.training.measures import Labelled, Outcome, Score, confusion, labelled_of, suits_of, upper
from dealer_assist.vision.loose_cards import Corner, LooseCard
from tests.photographs import cloth, lay, saved


def read(name: str, x: float, y: float, *, accepted: bool = True) -> LooseCard:
    quad = np.array([[x - 5, y - 10], [x + 5, y - 10], [x + 5, y + 10], [x - 5, y + 10]], np.float32)
    card = Card.parse(name)
    return LooseCard(card if accepted else UNREADABLE, 0.98, None, (Corner(quad, card, 0.98, 0.9, 3),), "", card,
                     quad)


@pytest.mark.parametrize(("part", "whole", "low", "high"), [    # from a table of Wilson intervals
    (0, 10, 0.0, 0.2775), (1, 10, 0.0179, 0.4042), (81, 263, 0.2553, 0.3662), (10, 10, 0.7225, 1.0)])
def test_intervals_are_those_of_wilson(part: int, whole: int, low: float, high: float) -> None:
    assert wilson(part, whole) == pytest.approx((low, high), abs=2e-4)


def test_without_an_error_three_in_n_is_what_is_known() -> None:
    assert upper(0, 600) == "none, at most 0.50% with 95 % certainty (3/600)"
    assert upper(0, 2).startswith("none, at most 100.00%")
    assert upper(3, 600).startswith("0.50% (95 %: 0.17% to")


def test_a_reading_is_judged_where_it_lies() -> None:
    labels = labelled_of([
        {"label": "AH", "box": [0, 0, 100, 140], "kind": "card"},
        {"label": "TD", "box": [200, 0, 300, 140], "kind": "card"},
        {"label": "??", "box": [400, 0, 500, 140], "kind": "card"}])
    score = Score("set", "cdhs")
    score.add(labels, [read("Ah", 20, 20), read("9d", 220, 20), read("2c", 420, 20), read("3c", 700, 20),
                       read("4c", 720, 20, accepted=False)], "a.jpg")
    assert [reading.outcome for reading in score.readings] == [
        Outcome.RIGHT, Outcome.WRONG, Outcome.UNJUDGED, Outcome.NOTHING, Outcome.NOTHING]
    assert (score.found, score.labels) == (1, 2)
    assert (score.names_right, score.names, score.names_wrong) == (1, 2, 2)
    assert [score.accepted(outcome) for outcome in (Outcome.RIGHT, Outcome.WRONG, Outcome.NOTHING)] == [1, 1, 1]
    told = "\n".join(score.told())
    assert "accepted 3: right 1, wrong 1, nothing there 1" in told
    assert "wrong: a.jpg at 220, 20: 9d by alone at 0.980, where Td is labelled" in told
    assert "3c by alone at 0.980, where nothing is labelled" in told
    assert "4c" not in told, "it was not accepted"


def test_a_card_that_is_told_more_often_than_it_lies_there_is_wrong() -> None:
    labels = labelled_of([{"label": "AH", "box": [0, 0, 100, 140], "kind": "card"},
                          {"label": "TD", "box": [200, 0, 300, 140], "kind": "card"},
                          {"label": "TD", "box": [210, 0, 310, 140], "kind": "card"}])
    score = Score("set", "cdhs")
    score.add(labels, [read("Ah", 20, 20), read("Ah", 80, 120, accepted=False), read("Ah", 80, 20),
                       read("Td", 220, 20), read("Td", 290, 120)], "a.jpg")
    assert Counter(reading.outcome for reading in score.readings if reading.accepted) == {
        Outcome.RIGHT: 3, Outcome.TWICE: 1}
    assert score.wrong == 1
    assert score.readings[1].outcome is Outcome.TWICE, "it was not accepted, and would not have been right"
    told = "\n".join(score.told())
    assert "accepted 4: right 3, wrong 0, nothing there 0, told twice 1; wrong: 25.00%" in told
    assert "wrong: a.jpg at 80, 20: Ah by alone at 0.980, where it was told already" in told


def test_what_is_told_twice_at_one_place_is_wrong_whatever_lies_elsewhere() -> None:
    ace = {"label": "AH", "kind": "card"}
    score = Score("set", "cdhs")
    score.add(labelled_of([{**ace, "box": [0, 0, 100, 140]}, {**ace, "box": [400, 0, 500, 140]}]),
              [read("Ah", 20, 20), read("Ah", 80, 120)])
    assert sorted(reading.outcome for reading in score.readings) == [Outcome.RIGHT, Outcome.TWICE]
    corners = Score("set", "cdhs")
    index = {"label": "AH", "kind": "index"}
    corners.add(labelled_of([{**index, "box": [10, 10, 30, 40]}, {**index, "box": [70, 100, 90, 130]}]),
                [read("Ah", 20, 25), read("Ah", 80, 115), read("Ah", 22, 27)])
    assert sorted(reading.outcome for reading in corners.readings) == [Outcome.RIGHT, Outcome.RIGHT, Outcome.TWICE]
    ignoring = Score("set", "cdhs")
    ignoring.add(labelled_of([{**ace, "box": [0, 0, 100, 140]}, {"label": "??", "box": [50, 0, 150, 140]}]),
                 [read("Ah", 20, 20), read("Ah", 80, 120)])
    assert sorted(reading.outcome for reading in ignoring.readings) == [Outcome.RIGHT, Outcome.UNJUDGED]


def test_suits_that_a_set_does_not_label_are_not_judged() -> None:
    labels = [Labelled(f"{rank}h", (0.0, 0.0, 10.0, 20.0), True, 20.0) for rank in "A23456789TJQK"] * 2
    assert suits_of([labels]) == "h"
    assert suits_of([labels[:5]]) == "cdhs", "five labels say nothing of what was left out"
    score = Score("hearts", "h")
    score.add(labels[:1], [read("Ks", 300, 300), read("Kh", 300, 340), read("Ad", 5, 10)])
    assert [reading.outcome for reading in score.readings] == [Outcome.UNJUDGED, Outcome.NOTHING, Outcome.WRONG]
    assert "labelled suits only: h" in score.told()[0]


def test_without_boxes_a_card_is_where_its_name_is() -> None:
    score = Score("set", "cdhs")
    score.add(labelled_of([{"label": "AH"}, {"label": "10D"}, {"label": "joker"}]), [
        read("Ah", 20, 20), read("9d", 2, 2), read("Td", 50, 60)])
    assert [reading.outcome for reading in score.readings] == [Outcome.RIGHT, Outcome.NOTHING, Outcome.RIGHT]
    assert (score.found, score.labels) == (2, 3)


def test_the_confusion_picture_shows_what_was_taken_for_what() -> None:
    score = Score("set", "cdhs")
    label = labelled_of([{"label": "AS", "box": [0, 0, 100, 140]}])
    blank = confusion([])
    score.add(label, [read("As", 20, 20)])
    right = confusion(score.readings)
    score.add(label, [read("2s", 20, 20)])
    wrong = confusion(score.readings)
    green, red = np.argwhere((right != blank).any(2)), np.argwhere((wrong != right).any(2))
    assert green.size
    assert red.size
    assert right[tuple(green[len(green) // 2])].argmax() == 1, "right is green"
    assert (wrong[..., 2].astype(int) - wrong[..., 1] > 100).any(), "wrong is red"
    assert not (right[..., 2].astype(int) - right[..., 1] > 100).any()


def test_evaluate_reads_a_folder_as_the_product_does(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture, deck = cloth(420, 320), HouseDeck()
    lay(picture, deck, "9c", 120, 160, 5)
    lay(picture, deck, "Jh", 300, 150, -5)
    saved(picture, tmp_path / "a.png")
    rows = '{"image": "a.png", "cards": [{"label": "9C", "box": [40, 60, 200, 260]}, {"label": "JH"}]}\n'
    (tmp_path / "labels.jsonl").write_text(rows)
    confused = tmp_path / "confusion.png"
    assert main(["train", "--threads", "1", "evaluate", str(tmp_path), "--choose", "--confusion", str(confused)]) == 0
    said = capsys.readouterr().out
    assert "1 pictures, 2 labels (all suits)" in said
    assert "accepted 2: right 2, wrong 0, nothing there 0, told twice 0; wrong: none, at most 100.00% with 95 %" in said
    assert "together " in said
    assert cv2.imread(str(confused)) is not None
    assert main(["train", "--threads", "1", "evaluate", str(tmp_path), "--shrink", "0.6", "--confusion",
                 str(confused)]) == 0
    assert "accepted 2: right 2" in (said := capsys.readouterr().out)
    assert "recall by index height in pixels: 18 to 27 px 1.000 of 1" in said      # 36 before
    assert main(["train", "--threads", "1", "evaluate", str(tmp_path), "--lean", "40", "--confusion",
                 str(confused)]) == 0
    assert "accepted 2: right 2" in (said := capsys.readouterr().out)
    assert "recall by index height in pixels: 27 to 40 px 1.000 of 1" in said
    for wrong, expected in (("--shrink", "2: a share from 0.05 to 1 was expected"),
                            ("--lean", "2e3: from 0 to 75 degrees were expected")):
        with pytest.raises(SystemExit):
            main(["train", "evaluate", str(tmp_path), wrong, expected.split(":")[0]])
        assert expected in capsys.readouterr().err


@pytest.mark.parametrize("part", [["--sample", "1"], ["--only", "{}/only.txt"]])
def test_the_suits_that_a_folder_labels_are_told_from_all_of_it(
        part: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number in range(7):
        saved(cloth(100, 100), tmp_path / f"{number}.png")
    row = '{"image": "%d.png", "cards": [{"label": "2H"}, {"label": "3H"}, {"label": "4H"}]}\n'
    (tmp_path / "labels.jsonl").write_text("".join(row % number for number in range(7)))
    (tmp_path / "only.txt").write_text("3.png")
    assert main(["train", "--threads", "1", "--runs", str(tmp_path), "evaluate", str(tmp_path),
                 *(word.format(tmp_path) for word in part)]) == 0
    assert "1 pictures, 3 labels (labelled suits only: h)" in capsys.readouterr().out


CARD = '{"image": "a.png", "cards": [{"label": "9C", "box": %s}]}'


@pytest.mark.parametrize(("labels", "why"), [
    ('{"image": "a.png", "cards": []}\n{"image": "a.png"}', "line 2: cards: nothing found; a list of labels"),
    ('{"image": "a.png", "cards": [', "line 1: not JSON (Expecting value, character 30)"),
    ("[" * 100_000, "line 1: digits, or lists within lists, without end"),
    (CARD % f"[40, 60, 1{'0' * 5000}, 260]", "line 1: digits, or lists within lists, without end"),
    ("[1]", "line 1: the line: [1] found; an object such as"),
    ('{"cards": []}', "line 1: image: nothing found; the name of a picture's file was expected"),
    ('{"image": ["a.png"], "cards": []}', "line 1: image: ['a.png'] found"),
    ('{"image": "a.png", "cards": null}', "line 1: cards: nothing found"),
    ('{"image": "a.png", "cards": {"label": "9C"}}', "line 1: cards: {'label': '9C'} found; a list of labels"),
    ('{"image": "a.png", "cards": ["9C"]}', "line 1: cards[0]: '9C' found; a label such as"),
    ('{"image": "a.png", "cards": [{}]}', "line 1: cards[0].label: nothing found; a card such as 'TD'"),
    ('{"image": "a.png", "cards": [{"label": "1S"}]}', "line 1: cards[0].label: '1S' found; a card such as 'TD'"),
    (CARD % "[40, 60, 200]", "line 1: cards[0].box: [40, 60, 200] found; [x1, y1, x2, y2] in pixels"),
    (CARD % "[200, 260, 40, 60]", "left before right"),
    (CARD % '["40", 60, 200, 260]', "cards[0].box: ['40', 60, 200, 260] found"),
    (CARD % "[40, 60, NaN, 260]", "cards[0].box: [40, 60, nan, 260] found"),
    (CARD % "[40, 60, Infinity, 260]", "cards[0].box: [40, 60, inf, 260] found"),
    (CARD % "[true, 60, 200, 260]", "cards[0].box: [True, 60, 200, 260] found"),
    (CARD % f"[40, 60, 1{'0' * 400}, 260]", "cards[0].box: [40, 60, 10000"),
    ('{"image": "a.png", "cards": [{"label": "9C", "kind": "indx"}]}',
     "line 1: cards[0].kind: 'indx' found; 'card', of a box about the whole card, or 'index', about one corner,"),
    ('{"image": "a.png", "cards": [{"label": "9C", "box": [1, 2, 3, 4], "kind": ["card"]}]}', "kind: ['card'] found"),
    ('{"image": "a.png", "cards": []}\n\n{"image": "./a.png", "cards": []}',
     "a.png is on line 1 already; one line for each picture was expected"),
    ('{"image": "b.png", "cards": []}', "b.png: there is no such file"),
    ("", "no picture is labelled"),
    ("\xff", "labels.jsonl:1: not a text file in UTF-8")])
def test_wrong_labels_are_named_before_anything_is_read(
        labels: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved(cloth(420, 320), tmp_path / "a.png")
    (tmp_path / "labels.jsonl").write_bytes(labels.encode("latin-1"))
    assert main(["train", "--runs", str(tmp_path), "evaluate", str(tmp_path)]) == 2
    said = capsys.readouterr()
    assert why in said.err
    assert str(tmp_path / "labels.jsonl") in said.err
    assert "pictures" not in said.out


@pytest.mark.parametrize("instead", [[], ["--plans"]])
def test_a_damaged_picture_is_named_before_anything_is_measured(
        instead: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sets = [tmp_path / "whole", tmp_path / "damaged"]
    for folder in sets:
        folder.mkdir()
        saved(cloth(420, 320), folder / "a.png")
        (folder / "labels.jsonl").write_text('{"image": "a.png", "cards": []}\n')
    (sets[1] / "a.png").write_bytes(b"\xff\xd8 no more than a beginning")
    assert main(["train", "--runs", str(tmp_path), "evaluate", *map(str, sets), *instead]) == 2
    said = capsys.readouterr()
    assert said.err.startswith(f"{sets[1] / 'a.png'}: not a picture, or damaged")
    assert "pictures" not in said.out


@pytest.mark.parametrize(("options", "place"), [
    (["--confusion", "{}"], ""), (["--confusion", "{}/labels.jsonl/a.png"], "labels.jsonl/a.png"),
    (["--runs", "{}/labels.jsonl"], "labels.jsonl/confusion.png")])
def test_where_the_confusion_cannot_be_drawn_is_said_before_anything_is_measured(
        options: list[str], place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved(cloth(420, 320), tmp_path / "a.png")
    (tmp_path / "labels.jsonl").write_text('{"image": "a.png", "cards": []}\n')
    step = ["evaluate", str(tmp_path)]
    given = [option.format(tmp_path) for option in options]
    assert main(["train", *given, *step] if "--runs" in options else ["train", *step, *given]) == 2
    said = capsys.readouterr()
    assert said.err.startswith(f"{tmp_path / place}: ")
    assert "a file that can be written was expected" in said.err
    assert "pictures" not in said.out


def test_evaluate_reads_with_the_shipped_models_wherever_it_is_called(
        tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    picture = cloth(420, 320)
    lay(picture, HouseDeck(), "9c", 120, 160, 5)
    row = ('{"image": "%d.png", "cards": [{"label": "9C", "box": [40, 60, 200, 260]}, '
           '{"label": "2H", "box": [500, 60, 560, 90]}]}\n')
    for number in range(20):
        saved(picture, tmp_path / f"{number}.png")
    rows = "".join(row % number for number in range(20))
    (tmp_path / "labels.jsonl").write_bytes(b"\xef\xbb\xbf" + rows.encode())
    assert main(["train", "evaluate", "."]) == 0
    said = capsys.readouterr()
    assert "accepted 20: right 20, wrong 0, nothing there 0" in said.out
    assert "labels outside of their picture, not to be found there: 20, the first 0.png: 2h" in said.out
    assert said.err == f"{tmp_path.name}: 20 of 20 pictures\n"
    assert (tmp_path / "runs" / "confusion.png").is_file()
    assert main(["train", "evaluate", "elsewhere"]) == 2
    assert capsys.readouterr().err.startswith("elsewhere/labels.jsonl: No such file or directory; a folder of "
                                              "photographs with labels.jsonl was expected")
    for wrong in ("0", "-1", "x"):
        with pytest.raises(SystemExit):
            main(["train", "evaluate", ".", f"--sample={wrong}"])
        assert "a whole number from 1 on was expected" in capsys.readouterr().err
