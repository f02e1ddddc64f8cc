"""Who looks at a record from a terminal is in the house's log before anything is shown."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_assist import screen
from dealer_assist.cli import main
from dealer_assist.exit_codes import CONFIGURATION, FINE, FOUND
from dealer_assist.keys import FOLDER
from dealer_assist.ledger.entries import Evidence, EvidenceViewed, PinWrong, SignedIn, SignedOut
from dealer_assist.ledger.store import read
from dealer_assist.people.house import HOUSE, house_entries
from tests.people.staff import PINS, staffed
from tests.sessions.test_faults import of_its_own
from tests.sessions.test_kept import KEPT

Capsys = pytest.CaptureFixture[str]
LOOKS = [("ledger", "show"), ("ledger", "show", "--round", "1"), ("replay",), ("reexamine",), ("rounds",)]


@pytest.fixture
def session(tmp_path: Path) -> Path:
    """Of a house with people."""
    records = tmp_path / "records"
    records.mkdir()
    staffed(records)
    pins = tmp_path / "pins.toml"
    pins.write_text("".join(f'{name} = "{pin}"\n' for name, pin in PINS.items()), encoding="utf-8")
    pins.chmod(0o600)
    return Path(shutil.copytree(KEPT / "one-film", records / "night"))


@pytest.fixture(autouse=True)
def no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen, "has_display", lambda: False)


def by(session: Path, name: str) -> list[str]:
    return ["--by", name, "--pin-file", str(session.parent.parent / "pins.toml")]


def acts(session: Path, before: int) -> list[tuple[str, type]]:
    return [(entry.by, type(entry.event)) for entry in house_entries(session.parent)[before:]]


@pytest.mark.parametrize("command", LOOKS, ids=" ".join)
def test_where_people_work_a_look_takes_a_name_and_is_an_entry(session: Path, command: tuple[str, ...],
                                                               capsys: Capsys) -> None:
    before = len(house_entries(session.parent))
    assert main([*command, str(session)]) == CONFIGURATION
    refused = capsys.readouterr()
    assert (refused.out, "people work here" in refused.err, "add --by NAME" in refused.err) == ("", True, True)
    assert main([*command, str(session), *by(session, "technician")]) == CONFIGURATION
    assert capsys.readouterr().out == ""
    assert acts(session, before) == [("technician", SignedIn), ("technician", SignedOut)]

    before += 2
    assert main([*command, str(session), *by(session, "auditor")]) in (FINE, FOUND)
    assert capsys.readouterr().out
    assert acts(session, before) == [("auditor", SignedIn), ("auditor", EvidenceViewed), ("auditor", SignedOut)]
    seen = house_entries(session.parent)[before + 1].event
    assert isinstance(seen, EvidenceViewed)
    assert seen.evidence == Evidence(read(session / "ledger.sqlite").first.hex(), "night")
    assert ("round 1" in seen.what) == ("--round" in command)


def test_a_wrong_pin_shows_nothing(session: Path, tmp_path: Path, capsys: Capsys) -> None:
    before = len(house_entries(session.parent))
    (tmp_path / "pins.toml").write_text('auditor = "999999"')
    assert main(["ledger", "show", str(session), *by(session, "auditor")]) == CONFIGURATION
    assert capsys.readouterr().out == ""
    assert [kind for _, kind in acts(session, before)] == [PinWrong]


def test_the_rounds_of_several_sessions_are_an_entry_each(session: Path) -> None:
    shutil.copytree(KEPT / "one-film", session.parent / "another")
    before = len(house_entries(session.parent))
    assert main(["rounds", str(session.parent), *by(session, "auditor")]) == FINE
    assert [kind for _, kind in acts(session, before)] == [SignedIn, EvidenceViewed, EvidenceViewed, SignedOut]


def test_a_check_needs_nobody_and_shows_no_round(session: Path, capsys: Capsys) -> None:
    assert main(["replay", str(session), "--check"]) == FINE
    said = capsys.readouterr().out
    assert "2 rounds were paid" in said
    assert "Round 1" not in said
    assert main(["replay", str(session), "--check", *by(session, "inspector")]) == FINE
    assert "Round 1" in capsys.readouterr().out


@pytest.mark.parametrize("command", LOOKS, ids=" ".join)
def test_a_house_without_people_looks_as_it_likes(tmp_path: Path, command: tuple[str, ...], capsys: Capsys) -> None:
    session = shutil.copytree(KEPT / "one-film", tmp_path / "night")
    assert main([*command, str(session)]) in (FINE, FOUND)
    assert capsys.readouterr().out
    assert not (tmp_path / HOUSE).exists()


def test_a_copy_on_another_machine_is_shown_and_it_is_said_that_no_entry_was_made(
        session: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capsys) -> None:
    before = len(house_entries(session.parent))
    monkeypatch.setenv(FOLDER, str(tmp_path / "other keys"))
    assert main(["ledger", "show", str(session)]) == FINE
    shown = capsys.readouterr()
    assert "PINs belong to another machine; what is looked at here is no entry of the house's log" in shown.err
    assert shown.out
    assert acts(session, before) == []


def test_a_copy_that_cannot_be_written_is_shown_and_it_is_said(session: Path, tmp_path: Path,
                                                               not_tested: Callable[[str], None]) -> None:
    way = of_its_own()
    if way is None:
        not_tested("a read-only copy: a process gets no disk of its own here")
        return
    records = session.parent
    mounts = f'mount --bind "{records}" "{records}" && mount -o remount,bind,ro "{records}" && exec "$@"'
    ran = subprocess.run([*way, "sh", "-c", mounts, "sh", sys.executable, "-m", "dealer_assist", "ledger", "show",
                          str(session)], capture_output=True, text=True, check=False, env=os.environ.copy())
    assert ran.returncode == FINE, ran.stderr
    assert "cannot be written; what is looked at here is no entry of the house's log" in ran.stderr
    assert "recording begins" in ran.stdout


def test_a_house_whose_log_was_changed_keeps_nobody_from_the_record(session: Path, capsys: Capsys) -> None:
    path = session.parent / HOUSE / "ledger.sqlite"
    path.write_bytes(path.read_bytes()[:5000])
    assert main(["ledger", "show", str(session)]) == FINE
    shown = capsys.readouterr()
    assert "no entry of the house's log" in shown.err
    assert shown.out
