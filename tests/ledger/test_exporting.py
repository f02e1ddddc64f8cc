"""`dealer-assist ledger export`: a session, or a part of it, checked by Python alone."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from dealer_assist.cli import main
from dealer_assist.exit_codes import CONFIGURATION, FINE, FOUND, INTEGRITY
from dealer_assist.keys import FOLDER, KeyStore
from dealer_assist.ledger.entries import Exported
from dealer_assist.ledger.store import RECORD, Ledger
from dealer_assist.people.house import house_entries
from dealer_assist.sessions.folder import digest_of
from dealer_assist.table.events import Amended
from tests.ledger.recorded import SECOND, START, session
from tests.people.staff import PINS, staffed


@pytest.fixture
def records(tmp_path: Path) -> Path:
    folder = tmp_path / "records"
    folder.mkdir()
    staffed(folder)
    session(folder / "night")
    ledger = Ledger.open(folder / "night" / "ledger.sqlite")
    ledger.append(START + 900 * SECOND, "inspector", Amended(3, (), "it was 700"))      # of round 1, after the last one
    ledger.close()
    pins = tmp_path / "pins.toml"
    pins.write_text("".join(f'{name} = "{pin}"\n' for name, pin in PINS.items()), encoding="utf-8")
    pins.chmod(0o600)
    (tmp_path / "key").write_text(KeyStore.open().signing_key(RECORD).public.text)
    return folder


def export(records: Path, *more: str, by: str = "auditor") -> int:
    return main(["ledger", "export", str(records / "night"), "--to", str(records.parent), "--why", "asked for",
                 "--by", by, "--pin-file", str(records.parent / "pins.toml"), *more])


def alone(file: Path, key: Path) -> tuple[int, str]:
    with ZipFile(file) as archive:
        archive.extractall(file.parent)
    out = file.parent / file.stem
    run = subprocess.run([sys.executable, "-I", "-S", str(out / "verify.py"), str(out), "--key", str(key)],
                         capture_output=True, text=True, encoding="utf-8", check=False)
    return run.returncode, run.stdout + run.stderr


def test_a_session_goes_out_whole_and_who_has_it_is_an_entry(records: Path, tmp_path: Path,
                                                              capsys: pytest.CaptureFixture[str]) -> None:
    assert export(records, "--json") == FINE
    told = json.loads(capsys.readouterr().out)
    file = Path(told["file"])
    code, said = alone(file, tmp_path / "key")
    assert (code, "22 of 22 entries" in said) == (FOUND if told["not_here"] else FINE, True), said
    assert (tmp_path / "night" / "files" / "film" / "0001.mp4").is_file()
    done = [entry for entry in house_entries(records) if isinstance(entry.event, Exported)]
    assert [(entry.by, entry.event.digest, entry.event.why) for entry in done] == [  # type: ignore[union-attr]
        ("auditor", digest_of(file), "asked for")]
    assert export(records) == CONFIGURATION     # it is there already
    assert main(["ledger", "verify", str(file), "--key", str(tmp_path / "key")]) == code


def test_a_round_goes_out_with_what_was_said_of_it_later(records: Path, tmp_path: Path,
                                                         capsys: pytest.CaptureFixture[str]) -> None:
    assert export(records, "--round", "1", "--without-files", "--json") == FINE
    assert json.loads(capsys.readouterr().out)["entries"] == 7
    code, said = alone(tmp_path / "night-round-1.zip", tmp_path / "key")
    assert code in (FINE, FOUND), said
    kinds = [json.loads(line)["kind"] for line in
             (tmp_path / "night-round-1" / "session" / "entries.jsonl").read_bytes().splitlines()]
    assert kinds == ["session.opened", "round.opened", "staked", *["card.seen"] * 3, "round.closed", "amended"]
    assert not (tmp_path / "night-round-1" / "files").exists()


def test_what_is_refused(records: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str],
                         monkeypatch: pytest.MonkeyPatch) -> None:
    assert export(records, by="dealer") == CONFIGURATION
    assert "may not export evidence" in capsys.readouterr().err
    assert export(records, "--round", "99") == CONFIGURATION
    assert "round 99: none of this number was played" in capsys.readouterr().err
    with (records / "night" / "film" / "0001.mp4").open("ab") as film:
        film.write(b"more")
    assert export(records) == INTEGRITY
    assert "was changed" in capsys.readouterr().err
    assert not any(isinstance(entry.event, Exported) for entry in house_entries(records))
    secret = KeyStore.open().folder / "pin.secret"
    monkeypatch.setenv(FOLDER, str(tmp_path / "other keys"))
    (tmp_path / "other keys").mkdir()
    (tmp_path / "other keys" / "pin.secret").write_bytes(secret.read_bytes())
    (tmp_path / "other keys" / "pin.secret").chmod(0o600)
    assert export(records) == CONFIGURATION
    assert "which is not this machine's key" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir() if "night" in path.name] == []
