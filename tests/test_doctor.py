"""`dealer-assist doctor` on this machine, with real files, a real record, real films and the real models."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import sys
from collections.abc import Iterable
from contextlib import closing
from datetime import datetime, tzinfo
from fractions import Fraction
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import av
import cv2
import numpy as np
import pytest

from dealer_assist import doctor, settings
from dealer_assist.calibration.sight import State, ZoneSight
from dealer_assist.cli import main
from dealer_assist.exit_codes import FOUND
from dealer_assist.keys import FOLDER
from dealer_assist.ledger.entries import CameraBack, PersonAdded
from dealer_assist.ledger.store import Ledger
from dealer_assist.people.house import house_log, house_path
from dealer_assist.people.roles import Role
from dealer_assist.resources import LAYOUTS, MODELS
from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.table.places import seat
from dealer_assist.vision.frame import Pixels
from tests.calibration.saved import LAYOUT, LENS, known_plane, saved_calibration
from tests.calibration.studio import through


def asked(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, dict[str, dict[str, Any]]]:
    code = main(["doctor", "--json", *map(str, arguments)])
    data = json.loads(capsys.readouterr().out)
    assert data["worst"] in ("ok", "warning", "fault")
    assert (code == FOUND) == (data["worst"] == "fault")
    assert all(finding["do"] for finding in data["findings"] if finding["state"] != "ok")
    return code, {finding["check"]: finding for finding in data["findings"]}


def test_every_part_of_the_machine_is_looked_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, found = asked(capsys, "--records", tmp_path, "--house", "casino_holdem_land")
    assert list(found) == ["program", "clock", "disk space", "disk speed", "database", "model", "screen", "keys",
                           "people", "configuration"]
    assert found["model"]["state"] != "fault"
    assert found["database"]["state"] == "ok"
    assert list(tmp_path.iterdir()) == []       # it leaves nothing behind


def test_who_works_there_is_looked_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "people first NAME" in asked(capsys, "--records", tmp_path)[1]["people"]["do"]
    with house_log(tmp_path) as log:
        for number, name in enumerate(("supervisor", "another supervisor")):
            log.note(number, "supervisor", PersonAdded(name, (Role.SUPERVISOR,), ""))
            found = asked(capsys, "--records", tmp_path)[1]["people"]
            assert found["state"] == ("ok" if number else "warning")
    assert "2 people, 2 of them pit supervisors" in found["what"]
    house_path(tmp_path).write_bytes(b"no ledger")
    assert asked(capsys, "--records", tmp_path)[1]["people"]["state"] == "fault"


def test_for_people_each_line_has_its_state_and_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--records", str(tmp_path), "--models", str(tmp_path)]) == FOUND
    lines = capsys.readouterr().out.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("FAULT    model"))
    assert "reader.toml is missing" in lines[at]
    assert lines[at + 1].strip() == "→ install dealer-assist again"


@pytest.mark.parametrize("network", ["classifier.onnx", "overlap.onnx", "surroundings.onnx"])
def test_a_model_file_that_was_changed_is_named(network: str, tmp_path: Path,
                                                capsys: pytest.CaptureFixture[str]) -> None:
    models = tmp_path / "models"
    shutil.copytree(MODELS, models, ignore=shutil.ignore_patterns("*.md"))
    with (models / network).open("ab") as file:
        file.write(b"\0")
    code, found = asked(capsys, "--records", tmp_path, "--models", models)
    assert code == FOUND
    assert f"{network} has SHA-256" in found["model"]["what"]


def test_a_record_that_was_changed_is_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "ledger.sqlite"
    with closing(Ledger.create(path)) as ledger:
        for number in range(3):
            ledger.note(number, "test", CameraBack("0"))
    assert asked(capsys, "--records", tmp_path)[1]["session"]["state"] == "ok"
    with closing(sqlite3.connect(path)) as file:
        file.execute("DROP TRIGGER entry_update")
        file.execute("UPDATE entry SET body = replace(body, '\"0\"', '\"1\"') WHERE seq = 2")
        file.commit()
    code, found = asked(capsys, "--records", tmp_path)
    assert code == FOUND
    assert found["session"]["state"] == "fault"


@pytest.mark.parametrize(("told", "state", "said"), [
    ("yes", State.OK, "kept by NTP"), ("no", State.WARNING, "kept by nobody"), ("", State.WARNING, "kept by nobody")])
def test_whether_the_clock_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: str, state: State,
                                   said: str) -> None:
    program = tmp_path / "timedatectl"
    program.write_text(f"#!/bin/sh\necho {told}\n", "utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setattr(sys, "platform", "linux")
    (found,) = doctor.clock()
    assert (found.state, bool(found.do)) == (state, state is not State.OK)
    assert found.what.endswith(said)


def test_a_clock_that_was_never_set(monkeypatch: pytest.MonkeyPatch) -> None:
    class LongAgo(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> LongAgo:
            return cls(1970, 1, 1, tzinfo=tz)

    monkeypatch.setattr(doctor, "datetime", LongAgo)
    (found,) = doctor.clock()
    assert (found.state, found.what) == (State.FAULT, "says 1970-01-01 00:00 UTC: it was never set")


class _Usage(NamedTuple):
    total: int
    used: int
    free: int


@pytest.mark.parametrize(("gigabytes", "state"), [(1, State.FAULT), (10, State.WARNING), (500, State.OK)])
def test_a_disk_that_is_nearly_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, gigabytes: int,
                                    state: State) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda path: _Usage(10**12, 0, gigabytes * 10**9))
    assert next(iter(doctor.disk(tmp_path))).state is state


def test_a_configuration_that_does_not_fit_together(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "felt.toml"
    file.write_text("name = 3\n[[area]]\n", "utf-8")
    code = main(["doctor", "--records", str(tmp_path), "--layout", str(file)])
    out = capsys.readouterr().out
    assert code == FOUND
    assert f"{file}:1: name: 3 found; a text in quotes was expected" in out
    code, found = asked(capsys, "--records", tmp_path, "--house", "casino_holdem_live",
                        "--layout", "casino_holdem_land")
    assert code == FOUND
    assert "no area for player" in found["configuration"]["what"]


def test_a_file_of_another_kind_than_was_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    felt, nowhere = shutil.copy(LAYOUTS / "casino_holdem_land.toml", tmp_path), tmp_path / "none.toml"
    for option, named, said in (
            ("--calibration", felt, f"{felt}: layout found; calibration was expected"),
            ("--calibration", "casino_holdem_land", "casino_holdem_land: No such file or directory; a calibration was "
                                                    "expected, as dealer-assist calibrate makes it"),
            ("--layout", "casino_holdem_lnad", f"{LAYOUTS / 'casino_holdem_lnad.toml'}: No such file or directory; a "
                                               "file, or one of blackjack_casino_du_liban, casino_holdem_land, "),
            ("--house", felt, f"{felt}: layout found; house file was expected"),
            ("--layout", nowhere, f"{nowhere}: No such file or directory; a file, or one of")):
        code, found = asked(capsys, "--records", tmp_path, option, named)
        assert code == FOUND
        assert found["configuration"]["what"].startswith(said)


def test_a_key_that_is_lost_is_missed_until_somebody_vouches_for_the_next(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "keys"
    monkeypatch.setenv(FOLDER, str(kept))
    examined = ("--records", tmp_path, "--models", tmp_path)
    first = asked(capsys, *examined)[1]["keys"]
    assert first["state"] == "ok"
    copy = (kept / "record.signing").read_bytes()
    (kept / "record.signing").unlink()
    for _ in range(2):      # by then it has made a new one
        found = asked(capsys, *examined)[1]["keys"]
        assert found["state"] == "fault"
        assert found["what"].split(",")[0] in first["what"]
        assert "ledger key recover" in found["do"]
    (kept / "record.signing").write_bytes(copy)
    assert asked(capsys, *examined)[1]["keys"] == first


def test_records_that_are_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "records"
    file.touch()
    code, found = asked(capsys, "--records", file, "--models", tmp_path)
    assert code == FOUND
    assert found["disk space"]["what"] == f"{file}: is a file; a folder was expected"


def test_settings_that_are_spoilt_hide_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                    capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("[screen]\nteme = 1\n", "utf-8")
    monkeypatch.setenv(settings.FILE, str(file))
    code, found = asked(capsys, "--records", tmp_path, "--models", tmp_path)
    assert code == FOUND
    assert found["settings"]["what"].startswith(f"{file}:2: screen.teme: no such key")
    assert found["database"]["state"] == "ok"


# ── the camera ──
def filmed(path: Path, pictures: Iterable[Pixels]) -> Path:
    with av.open(str(path), "w") as film:
        stream = film.add_stream("libx264", rate=30, options={"preset": "ultrafast", "crf": "18"})
        stream.width, stream.height, stream.pix_fmt = 1920, 1080, "yuv420p"
        stream.codec_context.time_base = Fraction(1, 30)
        for number, pixels in enumerate(pictures):
            picture = av.VideoFrame.from_ndarray(pixels, format="bgr24")
            picture.pts = number
            film.mux(stream.encode(picture))
        film.mux(stream.encode(None))
    return path


@pytest.fixture(scope="module")
def felt() -> Pixels:
    """As the calibration of tests/calibration/saved.py has it in the picture."""
    camera = SimulatedCamera(LAYOUT, seed=8, rounds=1)
    pixels = np.median(np.stack([f.pixels for f in islice(camera.frames(), 3)]), axis=0).astype(np.uint8)
    straight = known_plane(None).pixels(np.array([(0.0, 0), (1160, 0), (1160, 652), (0, 652)]))
    corners = LENS.straightened(straight)
    seen = camera.view.seen(np.array([(0.0, 0), (1160, 0), (1160, 652), (0, 652)]))
    matrix = cv2.getPerspectiveTransform(seen.astype(np.float32), corners.astype(np.float32))
    return through(LENS, np.asarray(cv2.warpPerspective(pixels, matrix, (1920, 1080)), np.uint8))


def test_a_camera_over_its_calibrated_table(felt: Pixels, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = saved_calibration(tmp_path / "table", felt)
    film = filmed(tmp_path / "film.mp4", [felt] * 25)
    _, found = asked(capsys, "--records", tmp_path, "--camera", film, "--calibration", table)
    assert "1920 x 1080, 30 pictures a second" in found["camera"]["what"]
    assert found["place"]["what"] == "camera and table are where they were calibrated"
    assert found["picture"]["state"] == "warning"       # seen from a little far at its lower corners
    assert found["picture"]["what"].startswith("Boxes 1, 4: rather far")
    moved = filmed(tmp_path / "moved.mp4", [np.roll(felt, 30, axis=1)] * 15)
    code, found = asked(capsys, "--records", tmp_path, "--camera", moved, "--calibration", table)
    assert code == FOUND
    assert "moved since the calibration by" in found["place"]["what"]


@pytest.mark.parametrize(("whole", "told"), [
    ([(1, 2), (2, 3)], None), ([(1,), (2,)], "seat 3: not wholly in the picture of any camera"),
    ([(1,)], "seat 2, seat 3: not wholly in the picture of this camera, and no other was named"), ([], None)])
def test_what_one_camera_does_not_see_another_may(whole: list[tuple[int, ...]], told: str | None) -> None:
    sights = [tuple(ZoneSight(seat(n), 1.6, 80, 0, 2, n in seen) for n in (1, 2, 3)) for seen in whole]
    assert [(one.state, one.what) for one in doctor.unseen(sights)] == ([(State.FAULT, told)] if told else [])


def test_the_table_that_is_set_up_here_is_looked_at_with_both_its_cameras(
        felt: Pixels, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    table = saved_calibration(tmp_path / "table", felt).parent
    films = [filmed(tmp_path / name, [picture] * 15)
             for name, picture in (("left.mp4", felt), ("right.mp4", np.zeros_like(felt)))]
    file = tmp_path / "settings.toml"
    settings.save(settings.Settings(settings.TableSettings(
        "casino_holdem_land", str(tmp_path), "casino_holdem_land", tuple(map(str, films)), (str(table),) * 2)), file)
    monkeypatch.setenv(settings.FILE, str(file))
    assert main(["doctor", "--models", str(tmp_path)]) == FOUND
    out = capsys.readouterr().out
    assert out.count("calibration, can be used") == 2
    assert "casino_holdem_land.toml: house file, can be used" in out
    seen, dark = out[out.index("left.mp4: 1920 x 1080"):].split("right.mp4: 1920 x 1080")
    assert "camera and table are where they were calibrated" in seen
    assert "everywhere: too dark" in dark
    assert main(["doctor", "--models", str(tmp_path), "--camera", "none"]) == FOUND
    assert ".mp4" not in capsys.readouterr().out


def test_a_dark_picture_is_named_where_no_felt_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    film = filmed(tmp_path / "dark.mp4", [np.zeros((1080, 1920, 3), np.uint8)] * 12)
    _, found = asked(capsys, "--records", tmp_path, "--models", tmp_path, "--camera", film, "--layout",
                     "casino_holdem_land")
    assert found["light"]["do"] == "switch the lamp on, take the lens cap off"
    assert found["felt"]["state"] == "fault"


def test_a_camera_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, found = asked(capsys, "--records", tmp_path, "--models", tmp_path, "--camera", "cam")
    assert code == FOUND
    assert found["camera"]["do"].startswith("a camera's number (0 to 99, ")


def test_a_camera_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, found = asked(capsys, "--records", tmp_path, "--camera", tmp_path / "none.mp4")
    assert code == FOUND
    assert found["camera"]["what"].endswith("none.mp4: no such file")
    assert found["camera"]["do"] == "name a film that is there"
