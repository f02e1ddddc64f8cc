"""What training keeps when it is stopped, and where the same command goes on."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import psutil
import pytest

from dealer_assist.exit_codes import CONFIGURATION, FOUND
from dealer_assist.training.decks import draw_house_decks
from dealer_assist.training.leg import Leg

MINUTES = 1e-3
# Where tests run in the background Ctrl-C is ignored, and so it would be by what they start.
HEARS_CTRL_C = """import signal, sys
from dealer_assist.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(main())"""


pytestmark = pytest.mark.xdist_group("legs")


@pytest.fixture(scope="module")
def house_decks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("drawn") / "decks"
    draw_house_decks(folder)
    return folder


def stopped(leg: Leg, content: str, steps: int = 1) -> None:
    with suppress(KeyboardInterrupt), leg.kept(lambda file: file.write_text(content)) as keep:
        for _ in range(steps):
            keep()
        while leg.spent < 0.5:
            pass
        raise KeyboardInterrupt


def test_a_leg_that_is_stopped_is_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    weights = tmp_path / "weights" / "newest.pt"
    stopped(Leg(weights, MINUTES, None, "deep"), "half")
    assert "the same command goes on from there" in capsys.readouterr().out
    second = Leg(weights, MINUTES, None, "deep")
    assert f"going on with {weights}" in capsys.readouterr().out
    assert second.warm_from == weights
    assert second.spent >= 0.5
    stopped(second, "half again")
    third = Leg(weights, MINUTES, None, "deep")
    with third.kept(lambda file: file.write_text("whole")):
        while third.spent < 1:
            pass
    assert weights.read_text() == "whole"
    assert [file.name for file in weights.parent.iterdir()] == ["newest.pt"]
    assert Leg(weights, MINUTES, None, "deep").warm_from is None, "it is over"


def test_other_weights_are_not_gone_on_with(tmp_path: Path) -> None:
    weights, others = tmp_path / "newest.pt", tmp_path / "others.pt"
    stopped(Leg(weights, MINUTES, None, "deep"), "half")
    assert Leg(weights, MINUTES, None, "plain").warm_from is None
    chosen = Leg(weights, 60, others, "deep")
    assert (chosen.warm_from, round(chosen.spent, 2)) == (others, 0)


def test_before_the_first_step_nothing_is_kept(tmp_path: Path) -> None:
    stopped(Leg(tmp_path / "newest.pt", MINUTES, None, "deep"), "nothing learnt", steps=0)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("ended", ["the command", "a worker"])
def test_scenes_whose_processes_are_killed_leave_none_behind(tmp_path: Path, house_decks: Path, ended: str) -> None:
    shutil.copytree(house_decks, tmp_path / "decks")
    command = (sys.executable, "-m", "dealer_assist.cli", "train", "--cache", str(tmp_path), "--threads", "1", "scenes",
               "--split", "house", "--first", "2", "--shards", "3")
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        while not list(tmp_path.glob("scenes/house/*.part/images/*.jpg")):
            assert running.poll() is None
        others = psutil.Process(running.pid).children(recursive=True)
        if ended == "the command":
            running.kill()
        else:
            max(others, key=lambda one: one.cpu_times().user).kill()
        _, complaint = running.communicate()
    _, left = psutil.wait_procs(others, timeout=30)
    assert not left
    assert "Traceback" not in complaint
    if ended == "a worker":
        assert running.returncode == CONFIGURATION
        assert complaint.startswith("A process that made scenes was ended from outside")


def test_scenes_that_are_stopped_end_at_once_and_leave_no_half_shard(tmp_path: Path, house_decks: Path) -> None:
    shutil.copytree(house_decks, tmp_path / "decks")
    command = (sys.executable, "-c", HEARS_CTRL_C, "train", "--cache", str(tmp_path), "--threads", "1", "scenes",
               "--split", "house", "--first", "2", "--shards", "3")
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        while not list(tmp_path.glob("scenes/house/*.part/images/*.jpg")):
            assert running.poll() is None
        running.send_signal(signal.SIGINT)
        said, complaint = running.communicate()
    assert running.returncode == FOUND
    assert said == "the shards that are finished are kept; the same command goes on with the others\n"
    assert complaint == "stopped\n"
    assert not list(tmp_path.glob("scenes/house/[0-9][0-9][0-9][0-9]"))
