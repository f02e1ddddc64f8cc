"""`dealer-assist people` as somebody types it: real folders, real hashes, a real terminal for the PINs."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

from dealer_assist.cli import main
from dealer_assist.exit_codes import CONFIGURATION, FINE
from dealer_assist.keys import FOLDER, KeyStore
from dealer_assist.ledger.entries import PersonAdded
from dealer_assist.ledger.store import read
from dealer_assist.people.house import house_entries, house_path
from dealer_assist.resources import HOUSES
from tests.people.staff import PINS, staffed

BY = ("--by", "supervisor")
TWO = (*BY, "--second", "second")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("staffed")
    staffed(folder)
    return folder


@pytest.fixture
def records(house: Path, tmp_path: Path) -> Path:
    return Path(copytree(house, tmp_path / "records"))


@pytest.fixture
def pins(tmp_path: Path) -> Path:
    return write_pins(tmp_path / "pins.toml", PINS, {"dealer 2": "987123", "dealer": "987124"})


def write_pins(path: Path, kept: dict[str, str], new: dict[str, str]) -> Path:
    path.write_text("".join(f'"{name}" = "{pin}"\n' for name, pin in kept.items()) + "[new]\n"
                    + "".join(f'"{name}" = "{pin}"\n' for name, pin in new.items()), encoding="utf-8")
    path.chmod(0o600)
    return path


def people(capsys: pytest.CaptureFixture[str], records: Path, *arguments: str | Path) -> tuple[int, str, str]:
    code = main(["people", *map(str, arguments), "--records", str(records)])
    said = capsys.readouterr()
    assert "Traceback" not in said.err
    assert code == FINE or (said.out == "" and said.err.startswith("dealer-assist: ") and said.err.count("\n") == 1)
    return code, said.out, said.err


def test_the_first_day(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pins = write_pins(tmp_path / "pins.toml", {}, {"supervisor": PINS["supervisor"]})
    assert "people first" in people(capsys, tmp_path, "list")[1]
    assert people(capsys, tmp_path, "list", "--json")[1] == "[]\n"
    assert people(capsys, tmp_path, "first", "supervisor", "--pin-file", pins)[0] == FINE
    assert people(capsys, tmp_path, "first", "supervisor", "--pin-file", pins)[0] == CONFIGURATION
    one, = json.loads(people(capsys, tmp_path, "list", "--json")[1])
    assert (one["name"], one["roles"], one["locked_until"]) == ("supervisor", ["pit supervisor"], None)
    assert people(capsys, tmp_path / "nowhere", "first", "supervisor", "--pin-file", pins)[0] == CONFIGURATION


def test_somebody_comes_changes_is_locked_and_goes(records: Path, pins: Path, tmp_path: Path,
                                                   capsys: pytest.CaptureFixture[str]) -> None:
    signed = (*BY, "--pin-file", pins)
    both = (*TWO, "--pin-file", pins)
    for looking in (("list",), ("log",)):       # a slip in a folder's name is no house without people
        code, _, error = people(capsys, records / "nowhere", *looking)
        assert (code, "no such folder" in error) == (CONFIGURATION, True)
    with pytest.raises(SystemExit) as no_role:      # before a PIN is asked for
        people(capsys, records, "add", "dealer 2", *signed)
    assert no_role.value.code == CONFIGURATION
    assert people(capsys, records, "add", "dealer 2", "--role", "dealer", *signed)[0] == FINE
    assert people(capsys, records, "change", "dealer 2", *signed)[0] == CONFIGURATION    # nothing
    assert people(capsys, records, "change", "dealer 2", "--role", "inspector", *signed)[0] == CONFIGURATION     # two
    assert people(capsys, records, "change", "dealer 2", "--role", "inspector", "--role", "dealer", *both)[0] == FINE
    assert "dealer 2: dealer, inspector, since " in people(capsys, records, "list")[1]
    wrong = write_pins(tmp_path / "wrong.toml", {"dealer": "999998"}, {"dealer": "987124"})
    said = [people(capsys, records, "change", "dealer", "--pin", "--by", "dealer", "--pin-file", wrong)[2]
            for _ in range(6)]
    assert ["locked" in one and "do not belong" not in one for one in said] == [False] * 4 + [True] * 2
    assert "dealer: dealer, since " in people(capsys, records, "list")[1]
    assert ", locked until " in people(capsys, records, "list")[1]
    assert people(capsys, records, "unlock", "dealer", *signed)[0] == FINE
    assert people(capsys, records, "change", "dealer", "--pin", "--by", "dealer", "--pin-file", pins)[0] == FINE
    assert people(capsys, records, "remove", "dealer", *signed, "--json")[0] == FINE
    assert people(capsys, records, "remove", "dealer", *signed)[0] == CONFIGURATION
    told = people(capsys, records, "log", "--about", "dealer")[1]
    for sentence in ("supervisor: added dealer as dealer\n", "register: a wrong PIN for dealer (command)",
                     "register: dealer locked until ", "supervisor: unlocked dealer", "dealer: signed in (command)",
                     "dealer: changed dealer: dealer, a new PIN", "supervisor: dealer works here no longer"):
        assert sentence in told
    assert "dealer 2" not in told
    everything = people(capsys, records, "log", "--json")[1]
    assert "argon2" not in everything
    assert all("at" in json.loads(line) for line in everything.splitlines())
    assert read(house_path(records)).findings == ()


def test_the_secret_is_lost_and_two_codes_begin_anew(records: Path, pins: Path, tmp_path: Path,
                                                     capsys: pytest.CaptureFixture[str],
                                                     monkeypatch: pytest.MonkeyPatch) -> None:
    keys = tmp_path / "keys"
    copytree(KeyStore.open().folder, keys)
    monkeypatch.setenv(FOLDER, str(keys))
    both = (*TWO, "--pin-file", pins)
    codes = {}
    for holder in ("owner", "notary"):
        code, said, _ = people(capsys, records, "code", holder, *both, "--json")
        assert code == FINE
        codes[holder] = json.loads(said)["code"]
    assert people(capsys, records, "code", "owner", *BY, "--pin-file", pins)[0] == CONFIGURATION      # takes two
    assert people(capsys, records, "code", "auditor", "--withdraw", *both)[0] == CONFIGURATION         # keeps none
    (keys / "pin.secret").write_text("what is left of it")
    code, _, said = people(capsys, records, "unlock", "dealer", *BY, "--pin-file", pins)
    assert (code, "people recover" in said) == (CONFIGURATION, True)
    by = ("--by", "owner", "--second", "notary", "--why", "the disk broke")
    for name in ("supervisor", "second"):
        kept = write_pins(tmp_path / "kept.toml", {}, {name: PINS[name]})
        kept.write_text(kept.read_text() + "[code]\n" + "".join(f'{who} = "{code}"\n' for who, code in codes.items()))
        assert people(capsys, records, "recover", name, *by, "--pin-file", kept)[0] == FINE
    assert people(capsys, records, "change", "dealer", "--pin", *both)[0] == FINE
    assert people(capsys, records, "code", "notary", "--withdraw", *both)[0] == FINE
    told = people(capsys, records, "log")[1]
    for sentence in ("supervisor: gave owner a recovery code, with second", "owner: made supervisor pit supervisor by "
                     "recovery codes, with notary: the disk broke", "took notary's recovery code back"):
        assert sentence in told
    assert "argon2" not in people(capsys, records, "log", "--json")[1]
    assert read(house_path(records)).findings == ()


def test_rules_are_agreed_on_by_two_and_a_table_plays_by_no_others(
        records: Path, pins: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.toml"
    text = (HOUSES / "casino_holdem_land.toml").read_text(encoding="utf-8")
    mine.write_text(text + "# ours\n", encoding="utf-8")
    run = ["run", "--camera", str(tmp_path / "no film.mp4"), "--offscreen", "--out", str(records / "demo"), "--house"]

    def refused(file: str) -> str:
        assert main([*run, file]) != FINE
        return capsys.readouterr().err

    assert "no film.mp4" in refused("casino_holdem_land")
    assert people(capsys, records, "rules", mine, "--why", "ours", *BY, "--pin-file", pins)[0] == CONFIGURATION
    assert people(capsys, records, "rules", mine, "--why", "ours", *TWO, "--pin-file", pins)[0] == FINE
    assert "not the rules of casino_holdem that supervisor and second agreed on" in refused("casino_holdem_land")
    assert "no film.mp4" in refused(str(mine))
    assert f"casino_holdem is played by {mine}" in people(capsys, records, "log")[1]


@pytest.mark.parametrize("content", ['supervisor = 271828', 'new = "1"', "[new]\nx = 1", "\x00", "\ud800", "[" * 10_000,
                                     "x = " + "9" * 5000, "a.b = '1'", "x" * 200_000])
def test_a_file_of_pins_that_is_none_is_not_quoted(records: Path, tmp_path: Path, content: str,
                                                   capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "pins.toml"
    file.write_bytes(content.encode(errors="surrogatepass"))
    file.chmod(0o600)
    code, _, said = people(capsys, records, "unlock", "dealer", *BY, "--pin-file", file)
    assert code == CONFIGURATION
    assert "271828" not in said


if sys.platform != "win32":     # which has neither such permissions nor such terminals
    def test_a_file_of_pins_that_others_can_read_is_not_taken(records: Path, pins: Path,
                                                              capsys: pytest.CaptureFixture[str]) -> None:
        pins.chmod(0o640)
        code, _, said = people(capsys, records, "unlock", "dealer", *BY, "--pin-file", pins)
        assert code == CONFIGURATION
        assert "chmod 600" in said

    def typed(records: Path, *lines: str) -> tuple[int, str]:
        """At a terminal of its own: what it shows, and how the command ended."""
        add = [sys.executable, "-m", "dealer_assist", "people", "add", "dealer 2", "--role", "dealer", *BY]
        terminal = "import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))"
        with subprocess.Popen([sys.executable, "-c", terminal, *add, "--records", str(records)],
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE) as running:
            assert running.stdin
            assert running.stdout
            shown = b""
            for line in lines:
                while not shown.endswith(b": "):        # it asks
                    shown += running.stdout.read(1)
                running.stdin.write(line.encode() + b"\n")
                running.stdin.flush()
                shown += b"\n"
            shown += running.stdout.read()
        return running.returncode, shown.decode()

    def test_pins_are_asked_for_and_not_shown(records: Path) -> None:
        code, shown = typed(records, "987123", "987123", PINS["supervisor"])
        assert (code, "dealer 2 works here now" in shown) == (FINE, True)
        assert "New PIN of dealer 2: " in shown
        assert "PIN of supervisor: " in shown
        assert not any(pin in shown for pin in ("987123", PINS["supervisor"]))
        assert any(isinstance(entry.event, PersonAdded) and entry.event.person == "dealer 2"
                   for entry in house_entries(records))

    def test_two_pins_that_differ(records: Path) -> None:
        code, shown = typed(records, "987123", "987124")
        assert (code, "the two PINs differ" in shown) == (CONFIGURATION, True)

    def test_without_a_terminal_nothing_is_asked(records: Path) -> None:
        done = subprocess.run([sys.executable, "-m", "dealer_assist", "people", "unlock", "dealer", *BY, "--records",
                               str(records)], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60,
                              start_new_session=True, check=False)
        assert done.returncode == CONFIGURATION
        assert done.stderr == "dealer-assist: there is no terminal to type a PIN at unseen; give --pin-file\n"
