"""Weights that are none, given to train on or to export: where training's libraries are installed."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_assist.resources import MODELS
from dealer_assist.vision.photograph import PhotographReader
from dealer_assist.vision.reading import CardReader

LACKING = [library for library in ("torch", "ultralytics", "onnx") if importlib.util.find_spec(library) is None]
CHECKPOINTS = MODELS / "checkpoints"
DETECTOR, DEEP, PLAIN, AROUND, OVERLAP = (CHECKPOINTS / f"{name}.pt" for name in (
    "detector", "classifier-deep", "classifier-plain", "classifier-surroundings", "overlap"))
NO_DETECTOR = "weights of a detector of oriented boxes (yolo26n-obb) were expected: name a file that 'dealer-assist"
NO_OVERLAP = "weights of the network that tells which card lies on which were expected: name a file that 'dealer-assist"
NO_DEEP = "weights of a classifier of the form 'deep' were expected: name a file that 'dealer-assist train classifier"


@pytest.fixture
def trains(not_compared: Callable[[str], None]) -> bool:
    if LACKING:     # nor are they where CI is: the suite is of what runs at a table
        not_compared(f"weights that are none: {', '.join(LACKING)} not installed (pip install '.[train]')")
    return not LACKING


@pytest.fixture
def junk(tmp_path: Path) -> Path:
    file = tmp_path / "junk.pt"
    file.write_text("junk\n", encoding="ascii")
    return file


def trained(*words: str | Path) -> tuple[int, str]:
    """In a process of its own: the libraries warn, and write beside, where tests listen."""
    ended = subprocess.run([sys.executable, "-m", "dealer_assist.training", *words], capture_output=True, text=True,
                           check=False)
    return ended.returncode, ended.stderr


def exported(models: Path, detector: Path = DETECTOR, deep: Path = DEEP, overlap: Path = OVERLAP) -> tuple[int, str]:
    return trained("--models", models, "export", "--detector", detector, "--deep", deep, "--plain", PLAIN,
                   "--surroundings", AROUND, "--overlap", overlap)


def test_an_export_that_fails_leaves_models_that_can_be_read(
        trains: bool, junk: Path, tmp_path: Path) -> None:
    if not trains:
        return
    import torch

    models, gone, other = tmp_path / "models", tmp_path / "gone.pt", tmp_path / "other.pt"
    assert exported(models)[0] == 0
    digest = CardReader(models).digest
    before = sorted(models.rglob("*"))
    assert [file.name for file in sorted(models.iterdir())] == [
        "checkpoints", "classifier.onnx", "detector.onnx", "overlap.onnx", "photograph.toml", "reader.toml",
        "surroundings.onnx"]
    PhotographReader(CardReader(models))
    checkpoint = torch.load(DETECTOR, weights_only=False)
    for weight in checkpoint["ema"].parameters():
        weight.data.mul_(0.5)
    torch.save(checkpoint, other)

    for detector, deep, overlap, expected in (
            (other, gone, OVERLAP, f"{gone}: No such file or directory"), (other, junk, OVERLAP, f"{junk}: {NO_DEEP}"),
            (other, PLAIN, OVERLAP, f"{PLAIN}: {NO_DEEP}"), (other, AROUND, OVERLAP, f"{AROUND}: {NO_DEEP}"),
            (junk, DEEP, OVERLAP, f"{junk}: {NO_DETECTOR}"),
            (DEEP, DEEP, OVERLAP, f"{DEEP}: {NO_DETECTOR}"), (other, DEEP, DEEP, f"{DEEP}: {NO_OVERLAP}")):
        code, said = exported(models, detector, deep, overlap)
        assert code == 2
        assert said.splitlines()[-1].startswith(expected)
        assert CardReader(models).digest == digest
        assert sorted(models.rglob("*")) == before
    assert exported(models, other)[0] == 0
    assert CardReader(models).digest != digest, "what these failed to export"


@pytest.mark.parametrize(("step", "weights", "expected"), [
    ("classifier", None, NO_DEEP), ("classifier", PLAIN, NO_DEEP), ("overlap", PLAIN, NO_OVERLAP),
    ("detector", None, NO_DETECTOR), ("detector", DEEP, NO_DETECTOR)])
def test_weights_that_cannot_be_gone_on_with_are_refused_in_a_sentence(
        step: str, weights: Path | None, expected: str, trains: bool, junk: Path, tmp_path: Path) -> None:
    if not trains:
        return
    for split in ("train", "held-out"):
        (tmp_path / "scenes" / split / "0001").mkdir(parents=True)
    given = weights or junk
    code, said = trained("--cache", tmp_path, "--runs", tmp_path / "runs", step, "--warm-from", given)
    assert code == 2
    assert said.startswith(f"{given}: {expected}")
    assert "Traceback" not in said
    assert not (tmp_path / "runs").exists()
