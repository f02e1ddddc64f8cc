from __future__ import annotations

import builtins
import shutil
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from dealer_assist.training.command import main


def test_a_step_whose_libraries_are_not_installed_says_what_to_do(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "scenes/train/0001").mkdir(parents=True)
    imported = builtins.__import__

    def without_torch(name: str, *rest: Any) -> Any:
        if name.partition(".")[0] == "torch":
            raise ModuleNotFoundError("No module named 'torch'", name="torch")
        return imported(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without_torch)
    assert main(["--cache", str(tmp_path), "detector"]) == 2
    assert capsys.readouterr().err == "This step needs torch, which training brings: pip install '.[train]'\n"


@pytest.mark.parametrize(("step", "there", "missing"), [
    (["detector"], "held-out", "scenes of the split 'train' in {}/scenes/train: run 'dealer-assist train data'"),
    (["classifier"], "held-out", "scenes of the split 'train' in {}/scenes/train: run 'dealer-assist train data'"),
    (["classifier"], "train", "scenes of the split 'held-out' in {}/scenes/held-out: run 'dealer-assist train data'"),
    (["scenes", "--shards", "1"], "train", "decks of the split 'train' in {}/decks: run 'dealer-assist train fetch'")])
def test_a_step_without_what_the_step_before_makes_names_that_step(
        step: list[str], there: str, missing: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cv2.resize(np.zeros((3000, 3000, 3), np.uint8), (2000, 2000))   # OpenCV has its threads, which no fork takes along
    (tmp_path / "scenes" / there / "0001").mkdir(parents=True)
    assert main(["--cache", str(tmp_path), *step]) == 2
    assert capsys.readouterr().err == f"No {missing.format(tmp_path)} first.\n"


@pytest.mark.parametrize(("arguments", "expected"), [
    (("scenes", "--shards", "-1"), "argument --shards: -1: a whole number from 1 on was expected"),
    (("classifier", "--shards", "0"), "argument --shards: 0: a whole number from 1 on was expected"),
    (("detector", "--shards", "9" * 5000), "9: a whole number from 1 on was expected"),
    (("scenes", "--first", "-1"), "argument --first: -1: a whole number from 0 on was expected"),
    (("photographs", "here", "--first", "x"), "argument --first: x: a whole number from 0 on was expected"),
    (("evaluate", "--lean", "abc"), "argument --lean: abc: from 0 to 75 degrees were expected")])
def test_numbers_that_are_none_are_refused_in_a_sentence(
        arguments: tuple[str, ...], expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--cache", str(tmp_path), *arguments])
    assert ended.value.code == 2
    assert expected in capsys.readouterr().err


def test_what_was_made_again_is_told_to_be_the_same_or_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cache, known = ["--cache", str(tmp_path / "cache")], tmp_path / "digests.txt"
    assert main([*cache, "digests", "--check", str(known)]) == 2
    assert "digests.txt" in capsys.readouterr().err
    files = {name: tmp_path / "cache" / name for name in (
        "decks/a.npz", "decks/b.npz", "scenes/house/0002/truth.jsonl", "scenes/house/0002/images/0.jpg")}
    for name, file in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(name.encode())
    assert main([*cache, "digests"]) == 0
    known.write_text(capsys.readouterr().out, encoding="utf-8")
    (tmp_path / "cache/scenes/house/0002/labels.cache").write_bytes(b"of a training library")

    assert main([*cache, "digests", "--check", str(known)]) == 0
    assert capsys.readouterr().out == "decks (2 files): the same\nscenes/house/0002 (2 files): the same\n"
    files["decks/b.npz"].write_bytes(b"another")
    assert main([*cache, "digests", "--check", str(known)]) == 1
    assert capsys.readouterr().out.startswith(f"decks (2 files): differs from {known}\n")
    files["decks/a.npz"].rename(tmp_path / "cache/decks/c.npz")     # the same bytes by another name
    files["decks/b.npz"].write_bytes(b"decks/b.npz")
    assert main([*cache, "digests", "--check", str(known)]) == 1
    shutil.rmtree(tmp_path / "cache")
    capsys.readouterr()
    assert main([*cache, "digests", "--check", str(known)]) == 2
    assert "run 'dealer-assist train data' first" in capsys.readouterr().err
