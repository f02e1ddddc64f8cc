"""The doors of the record, of people and of the pit, used wrongly: a sentence, the documented exit code, and never a
traceback; and what each of them says for a program is JSON."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

from dealer_assist.cli import main
from dealer_assist.exit_codes import CONFIGURATION, FINE, INTEGRITY
from dealer_assist.people.house import house_entries
from tests.ledger.recorded import session
from tests.people.staff import PINS, staffed

NOWHERE = "postgresql://nobody@127.0.0.1:1/x"
BY, TWO = ("--by", "supervisor"), ("--by", "supervisor", "--second", "second")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """records/ with a house and a session s, pins, a file that is nothing, and an empty folder."""
    folder = tmp_path_factory.mktemp("doors")
    (folder / "records").mkdir()
    staffed(folder / "records")
    session(folder / "records" / "s")
    (folder / "pins").write_text("".join(f'{name} = "{pin}"\n' for name, pin in PINS.items())
                                 + f'Supervisor = "{PINS["supervisor"]}"\n[new]\nx = "987123"\n')
    (folder / "pins").chmod(0o600)
    (folder / "junk").write_bytes(b"x" * 5000)
    (folder / "empty").mkdir()
    return folder


@pytest.fixture
def place(made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    copytree(made, tmp_path / "at")
    monkeypatch.chdir(tmp_path / "at")
    monkeypatch.delenv("DEALER_ASSIST_PIT", raising=False)
    return tmp_path / "at"


def ended(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        code = main(arguments)
    except SystemExit as refused:           # by the command line's reader, before anything was done
        code = int(refused.code or 0)
    said = capsys.readouterr()
    assert "Traceback" not in said.err
    return code, said.out, said.err


WRONG = [
    "ledger", "ledger verify", "ledger verify nowhere", "ledger verify empty", "ledger verify records/s --key nowhere",
    "ledger verify records/s --key junk", "ledger verify records/s --key empty",
    "ledger verify records/s --checkpoint nowhere", "ledger verify records/s --checkpoint junk",
    "ledger verify records/s --checkpoint empty", f"ledger verify {'a' * 5000}", f"ledger show {'a' * 5000}",
    "ledger verify a\0b", "ledger show nowhere", "ledger show records/s --round x", "ledger show records/s --kind x",
    "ledger tail nowhere", "ledger show records/s", "ledger tail records/s", "ledger show records/s --by dealer PINS",
    "ledger show records/s --by nobody PINS", "replay records/s", "rounds records",
    "ledger export nowhere --why x --by auditor PINS",
    "ledger export records/s --why x --by nobody PINS", "ledger export records/s --by auditor PINS",
    "ledger export records/s --why WORDLESS --by auditor PINS", "ledger export records/s --why x --by dealer PINS",
    "ledger export records/s --why x --by auditor --to empty/no/x.zip PINS",
    "ledger export records/s --why x --by auditor --round 99 PINS",
    "ledger export records/s --why x --by auditor --pin-file nowhere",
    "ledger export records/s --why x --by auditor --pin-file empty", "ledger purge --records nowhere",
    "ledger purge HERE --yes", "ledger purge HERE --yes --by supervisor PINS",
    "ledger hold", "ledger hold place nowhere --why x --by inspector PINS",
    "ledger hold place records/s --why WORDLESS --by inspector PINS",
    "ledger hold place records/s --why x --by dealer PINS",
    "ledger hold place records/s --from x --why x --by inspector PINS",
    "ledger hold place records/s --from 9999-12-31T23:59:59 --why x --by inspector PINS",
    "ledger hold release x --why x HERE TWO PINS", "ledger hold release 7 --why x HERE TWO PINS",
    "ledger hold release 7 --why x HERE BY PINS", "ledger retention HERE --film 0",
    "ledger retention HERE --film 99999 TWO PINS", "ledger retention HERE --film 30 --by supervisor PINS",
    "ledger key rotate HERE BY PINS", "ledger key recover HERE TWO PINS",
    "ledger key recover HERE TWO PINS --why x", "people", "people list --records junk", "people add x HERE",
    "people add x --role king BY HERE", "people add x --role dealer BY HERE --pin-file junk",
    "people add dealer --role dealer BY HERE PINS", "people add x --role inspector BY HERE PINS",
    "people first x HERE PINS", "people change dealer BY HERE PINS", "people remove nobody BY HERE PINS",
    "people unlock nobody BY HERE PINS", "people unlock dealer --by dealer HERE PINS",
    "people rules nowhere.toml --why x TWO HERE PINS", "people rules junk --why x TWO HERE PINS",
    "people rules casino_holdem_land --why x BY HERE PINS", "people code x BY HERE PINS",
    "people recover x --why y --by a --second b HERE PINS", "pit status", "pit status --database sqlite:///x",
    "pit status --database postgresql://[::1/x", f"pit status --database {NOWHERE}", f"pit setup --database {NOWHERE}",
    f"pit witness --once --database {NOWHERE} --memory empty", f"pit witness --once --database {NOWHERE} --memory junk",
    f"pit send --database {NOWHERE} --records nowhere", f"pit send --database {NOWHERE} HERE",
    f"pit checkpoint a b --database {NOWHERE}", f"pit acknowledge x --by inspector --database {NOWHERE}",
    f"pit acknowledge 1 --by inspector --database {NOWHERE} HERE PINS",
    f"pit mqtt --broker http://x --database {NOWHERE}", f"pit load --tables 0 --database {NOWHERE}",
    f"pit load --tables 2 --seconds -1 --database {NOWHERE}",
]
OF_ONE = ["ledger purge HERE --yes", "ledger hold release 1 --why x HERE", "ledger retention HERE --film 40",
          "ledger key rotate HERE", "ledger key recover HERE --why x", "people rules casino_holdem_land --why x HERE",
          "people code x HERE", "people add x --role inspector HERE"]


def typed(line: str) -> list[str]:
    short = {"PINS": ["--pin-file", "pins"], "HERE": ["--records", "records"], "BY": [*BY], "TWO": [*TWO],
             "WORDLESS": [" "]}
    return [one for word in line.split(" ") for one in short.get(word, [word])]


@pytest.mark.parametrize("line", WRONG)
def test_it_is_refused_in_a_sentence(place: Path, capsys: pytest.CaptureFixture[str], line: str) -> None:
    before = house_entries(place / "records")
    code, said, sorry = ended(capsys, *typed(line))
    assert (code, said) == (CONFIGURATION, "") or "--yes" in line
    assert code == CONFIGURATION
    assert sorry.splitlines()[-1].startswith("dealer-assist")
    done = [entry.event for entry in house_entries(place / "records")[len(before):]]
    assert {type(event).__name__ for event in done} <= {"SignedIn", "SignedOut"}


@pytest.mark.parametrize("line", ["ledger verify junk", "ledger show junk", "ledger tail junk"])
def test_a_ledger_that_is_none(place: Path, capsys: pytest.CaptureFixture[str], line: str) -> None:
    assert ended(capsys, *typed(line))[0] == INTEGRITY


@pytest.mark.parametrize("line", OF_ONE)
@pytest.mark.parametrize("second", ["supervisor", "Supervisor"])
def test_one_person_is_not_two_under_whatever_spelling(place: Path, capsys: pytest.CaptureFixture[str], line: str,
                                                       second: str) -> None:
    code, _, sorry = ended(capsys, *typed(line), *BY, "--second", second, *typed("PINS"))
    assert (code, "two different people" in sorry) == (CONFIGURATION, True), sorry
    assert (place / "records" / "s" / "film.mp4").exists()


@pytest.mark.parametrize("line", [
    "ledger verify records", "ledger verify records/s", "ledger show records/s --by auditor PINS",
    "ledger show records/s --checkpoint",
    "ledger export records/s --why x --by auditor --to empty PINS", "ledger purge HERE", "ledger hold list HERE",
    "ledger hold place records/s --why x --by inspector PINS", "ledger retention HERE",
    "ledger retention HERE --film 40 TWO PINS", "ledger key show", "people list HERE", "people log HERE",
    "people add x --role dealer BY HERE PINS", "people unlock dealer BY HERE PINS",
    "people code x TWO HERE PINS", "people rules casino_holdem_land --why x TWO HERE PINS",
])
def test_what_is_said_for_a_program_is_json(place: Path, capsys: pytest.CaptureFixture[str], line: str) -> None:
    code, said, sorry = ended(capsys, *typed(line), "--json")
    assert (code, sorry) == (FINE, "")
    assert [json.loads(one) for one in said.splitlines()]


def test_a_disk_that_cannot_be_written_is_a_device(place: Path) -> None:
    if not os.path.exists("/dev/full"):
        return                          # which this system does not have
    with open("/dev/full", "w") as full:
        told = subprocess.run([sys.executable, "-m", "dealer_assist", "ledger", "verify", "records/s"], stdout=full,
                              stderr=subprocess.PIPE, text=True, cwd=place, check=False)
    assert told.returncode == 3
    assert "Traceback" not in told.stderr
