"""Bad input gets a sentence and an exit code, never a traceback. What needs a screen or a record is tested there."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from dealer_assist.cli import CONFIGURATION, DEVICE, INTEGRITY, main
from dealer_assist.resources import HOUSES, LAYOUTS, MODELS
from dealer_assist.settings import FILE
from tests.calibration.saved import saved_calibration
from tests.photographs import cloth, saved

LAND = "casino_holdem_land"


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str]:
    code = main([str(a) for a in arguments])
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("dealer-assist: ")
    assert said.err.count("\n") == 1
    return code, said.err.removeprefix("dealer-assist: ").strip()


@pytest.mark.parametrize("arguments", [
    ("demo", "--seed", "-1"), ("demo", "--seed", "9" * 19), ("run", "--camera", "9" * 20), ("run", "--camera", "100"),
    ("run", "--camera", "http://10.0.0.7/live"), ("run", "--camera", "rtsp://"), ("run", "--camera", ""),
    (), ("dance",), ("demo", "--rounds", "0"), ("demo", "--rounds", "many"), ("demo", "omaha", "--table", LAND)])
def test_usage(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == CONFIGURATION
    assert "usage: dealer-assist" in capsys.readouterr().err


@pytest.mark.parametrize(("arguments", "after"), [
    (("read", ""), ""), (("read", "a.png", ""), ""), (("read", "a.png", "--out", ""), " after --out"),
    (("read", "a.png", "--out="), " after --out"), (("read", "a.png", "--deck", ""), " after --deck"),
    (("deck", "check", ""), ""), (("deck", "enrol", "x", "--from", ""), " after --from"),
    (("deck", "enrol", "x", "--from", ".", "--order", ""), " after --order"),
    (("deck", "enrol", "x", "--from", ".", "--folder="), " after --folder"), (("demo", ""), ""),
    (("run", "--camera", "none", "--house", ""), " after --house"), (("demo", "--out", ""), " after --out"),
    (("calibrate", "--pictures", ""), " after --pictures"), (("replay", ""), ""), (("reexamine", ""), ""),
    (("ledger", "verify", ""), ""), (("inspect", ""), ""), (("report", ""), ""), (("rounds", ""), ""),
    (("config", "check", ""), ""), (("train", "evaluate", ""), ""), (("train", "--runs=", "evaluate"), " after --runs"),
    (("settle", ""), ""), (("phh", ""), ""), (("doctor", "--records="), " after --records")])
def test_an_empty_argument_is_no_folder_and_no_default(
        arguments: tuple[str, ...], after: str, tmp_path: Path, capsys: pytest.CaptureFixture[str],
        monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    saved(cloth(64, 64), tmp_path / "a.png")
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == CONFIGURATION
    said = capsys.readouterr()
    assert said.out == ""
    assert f"\ndealer-assist: error: an empty argument{after}, as the shell makes it" in said.err
    assert [file.name for file in tmp_path.iterdir()] == ["a.png"]


@pytest.mark.parametrize("module", ["dealer_assist", "dealer_assist.cli"])
def test_as_a_module_it_is_the_same_command(module: str) -> None:
    told = subprocess.run([sys.executable, "-m", module, "rules", "BJ-SPLIT-4"], capture_output=True, text=True,
                          check=False)
    assert (told.returncode, told.stderr) == (0, "")
    assert "BJ-SPLIT-4" in told.stdout


def test_a_table_that_does_not_come_with_the_program(capsys: pytest.CaptureFixture[str]) -> None:
    for demo in (("demo", "--table", "whist"), ("demo", "whist")):
        code, said = complaint(capsys, *demo)
        assert code == CONFIGURATION
        assert said.startswith("whist: ")
        assert "push_nine, " in said
        assert LAND in said


def test_a_house_file_that_is_missing_broken_or_for_another_game(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    run = ("run", "--camera", tmp_path / "film.mp4", "--house", file)
    assert complaint(capsys, *run)[0] == CONFIGURATION
    file.write_bytes(b"\xff\xfe\x00")
    code, said = complaint(capsys, *run)
    assert (code, said) == (CONFIGURATION, f"{file}:1: not a text file in UTF-8 (byte 0); save it again as UTF-8")
    text = (HOUSES / f"{LAND}.toml").read_text(encoding="utf-8")
    file.write_text(text.replace('"20:1"', '"twenty"'), encoding="utf-8")
    assert complaint(capsys, *run) == (
        CONFIGURATION, f"{file}: pays.ante.straight_flush: 'twenty' found; odds such as \"3:2\" were expected")


def test_a_layout_that_is_for_another_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "felt.toml"
    file.write_text((LAYOUTS / "push_nine_club.toml").read_text(encoding="utf-8"), encoding="utf-8")
    code, said = complaint(capsys, "run", "--camera", "0", "--layout", file)
    assert code == CONFIGURATION
    assert said.startswith(f"{file}: game: 'push_nine' found; 'casino_holdem' was expected")


def test_a_calibration_holds_its_own_layout(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = saved_calibration(tmp_path / "table")
    run = ("run", "--camera", tmp_path / "film.mp4", "--offscreen", "--calibration", file.parent, "--layout")
    assert complaint(capsys, *run, "casino_holdem_live") == (
        CONFIGURATION, f"--layout: 'casino_holdem_live' found; {file} holds a layout of its own, "
                       f"{file.parent / 'layout.toml'}: leave --layout out, or calibrate with it")
    for same in (LAND, file.parent / "layout.toml"):
        code, said = complaint(capsys, *run, same)
        assert (code, "film.mp4: no such file" in said) == (DEVICE, True)


def test_a_calibration_of_the_settings_holds_its_own_layout_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                                capsys: pytest.CaptureFixture[str]) -> None:
    file = saved_calibration(tmp_path / "table")
    monkeypatch.setenv(FILE, str(tmp_path / "settings.toml"))
    (tmp_path / "settings.toml").write_text(
        f'[table]\nhouse = "{LAND}"\nlayout = "{LAND}"\nrecords = "{tmp_path}"\ncameras = ["0"]\n'
        f'calibrations = ["{file.parent}"]\n', encoding="utf-8")
    code, said = complaint(capsys, "run", "--offscreen", "--layout", "push_nine_club")
    assert (code, said.startswith(f"--layout: 'push_nine_club' found; {file} holds ")) == (CONFIGURATION, True)


@pytest.mark.parametrize(("given", "sentence"), [
    ("--camera none --deck ivory", "--deck: given for a table by touch; no camera reads its cards"),
    ("--camera 0 --offscreen --overlay", "--offscreen: given with --overlay; with a window or without one was"),
    ("--camera 0 --offscreen --full-screen", "--offscreen: given with --full-screen; with a window or without one "),
    *((f"--ask --{one} x", f"--ask: given with --{one}; the answers would not count")
      for one in ("camera", "house", "layout", "calibration")),
    *((f"--{one} x", f"--{one}: given without --camera, and no table is set up on this machine; give --camera too")
      for one in ("house", "layout", "calibration")),
])
def test_nothing_that_is_given_is_passed_over(given: str, sentence: str, tmp_path: Path,
                                              monkeypatch: pytest.MonkeyPatch,
                                              capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv(FILE, str(tmp_path / "settings.toml"))
    code, said = complaint(capsys, "run", *given.replace("--camera x", "--camera 0").split(), "--out", tmp_path / "out")
    assert code == CONFIGURATION
    assert said.startswith(sentence)
    assert not (tmp_path / "out").exists()


def test_models_that_are_missing_or_changed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    demo = ("demo", "--offscreen", "--out", tmp_path / "demo", "--models", tmp_path)
    code, said = complaint(capsys, *demo)
    assert code == CONFIGURATION
    assert "reader.toml" in said
    for file in MODELS.glob("*"):
        if file.is_file():
            content = file.read_bytes()
            (tmp_path / file.name).write_bytes(content[:-1] + b"!" if file.suffix == ".onnx" else content)
    code, said = complaint(capsys, *demo)
    assert code == CONFIGURATION
    assert ".onnx" in said
    assert not (tmp_path / "demo").exists()


@pytest.mark.parametrize(("name", "content"), [
    ("missing.mp4", None), ("empty.mp4", b""), ("text.mp4", b"no film " * 999)])
def test_a_film_that_is_missing_or_broken(
        name: str, content: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    film = tmp_path / name
    if content is not None:
        film.write_bytes(content)
    code, said = complaint(capsys, "run", "--camera", film, "--offscreen", "--out", tmp_path / "out")
    assert code == DEVICE
    assert str(film) in said
    assert not (tmp_path / "out").exists()


def test_a_camera_that_does_not_answer_is_named_without_its_password(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        where = f"127.0.0.1:{taken.getsockname()[1]}/live"
        code, said = complaint(capsys, "run", "--camera", f"rtsp://admin:geheim@{where}", "--offscreen", "--out",
                               tmp_path / "out")
    assert code == DEVICE
    assert said == f"rtsp://{where}: refuses the connection; see that it runs, and that the port is the right one"
    assert not (tmp_path / "out").exists()


def test_a_camera_at_work_and_a_film_are_no_two_cameras(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = complaint(capsys, "run", "--camera", "0", "--camera", tmp_path / "film.mp4", "--offscreen")
    assert code == DEVICE
    assert "one is at work and one is a film" in said


def test_a_session_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = complaint(capsys, "replay", tmp_path / "nowhere", "--check")
    assert code == CONFIGURATION
    assert "nowhere" in said


def test_a_session_without_its_ledger(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "header.json").touch()
    code, said = complaint(capsys, "replay", tmp_path)
    assert code == INTEGRITY
    assert "ledger.sqlite: missing" in said


def test_a_layout_without_a_place_that_the_house_deals_to(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = complaint(capsys, "run", "--camera", "0", "--house", "casino_holdem_live", "--layout", LAND)
    assert code == CONFIGURATION
    assert f"{LAND}.toml: area: none for player; by " in said
    assert "casino_holdem_live.toml cards are dealt there" in said


def test_a_folder_that_cannot_take_a_session(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = complaint(capsys, "demo", "--offscreen", "--out", tmp_path.anchor)
    assert code == CONFIGURATION
    assert "not empty" in said


def test_a_display_that_does_not_answer_is_done_without(tmp_path: Path) -> None:
    """In a process of its own: Qt would end it."""
    told = subprocess.run(
        [sys.executable, "-m", "dealer_assist", "run", "--camera", str(tmp_path / "film.mp4"), "--out",
         str(tmp_path / "out")], capture_output=True, text=True, encoding="utf-8", check=False,
        env={**os.environ, "DISPLAY": ":4321", "QT_QPA_PLATFORM": "of_no_machine", "PYTHONIOENCODING": "utf-8"})
    assert told.returncode == DEVICE
    assert told.stdout.startswith("no window: the display cannot be reached")
    assert told.stderr.startswith("dealer-assist: ")
    assert "film.mp4: no such file" in told.stderr


@pytest.mark.parametrize("stream", ["stdout", "stderr", "stdin"])
def test_a_stream_that_is_closed_is_no_traceback(stream: str) -> None:
    close = {"stdout": 1, "stderr": 2, "stdin": 0}[stream]
    code = (f"import os, sys; os.close({close}); "
            "os.execv(sys.executable, [sys.executable, '-m', 'dealer_assist', *sys.argv[1:]])")
    command = ("settle", "-") if stream == "stdin" else ("rules", "A06")
    ended = subprocess.run([sys.executable, "-c", code, *command], capture_output=True, text=True, check=False)
    assert "Traceback" not in ended.stderr
    assert ended.returncode == (CONFIGURATION if stream == "stdin" else 0)
