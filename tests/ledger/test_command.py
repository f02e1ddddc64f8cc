"""``dealer-assist ledger`` from outside: what it prints, and how it ends."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_assist.cli import main
from dealer_assist.exit_codes import CONFIGURATION, FINE, FOUND, INTEGRITY
from dealer_assist.keys import FOLDER, KeyStore
from dealer_assist.ledger.entries import Evidence, KeyRecovered, Purged
from dealer_assist.ledger.export import seal, write_proved
from dealer_assist.ledger.store import RECORD, Ledger, checkpoints, read, verify
from dealer_assist.ledger.succession import rotated
from dealer_assist.people.register import Register
from dealer_assist.people.roles import Role
from dealer_assist.table.events import Staked
from dealer_assist.table.places import Party, seat
from tests.ledger.recorded import SECOND, START, session

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def ran(*arguments: str | Path) -> tuple[int, str]:
        code = main(["ledger", *map(str, arguments)])
        said = capsys.readouterr()
        return code, said.out + said.err
    return ran


@pytest.fixture
def own_keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> KeyStore:
    monkeypatch.setenv(FOLDER, str(tmp_path / "keys"))
    return KeyStore.open()


# ── verify ──
def test_a_session_is_verified(tmp_path: Path, run: Run) -> None:
    folder = session(tmp_path / "s")
    for what in (folder, folder / "ledger.sqlite", tmp_path):
        code, text = run("verify", what)
        assert (code, text.splitlines()[-1]) == (FINE, "Verified."), text
        assert "21 entries, root " in text
        assert "signed by a key of this machine's" in text
    code, text = run("verify", folder, "--json")
    told = json.loads(text)
    assert (told["entries"], told["signed"], told["findings"]) == (21, 21, [])


@pytest.mark.parametrize(("damage", "entry", "sentence"), [
    (lambda folder: (folder / "film" / "0001.mp4").write_bytes(b"others"), 20, "0001.mp4: was changed: its SHA-256 is"),
    (lambda folder: (folder / "film" / "0001.mp4").unlink(), 20, "0001.mp4: missing; entry 20 vouches for it"),
    (lambda folder: (folder / "header.json").write_bytes(b"other"), 1, "header.json: was changed"),
])
def test_a_file_that_is_not_what_the_ledger_says(tmp_path: Path, run: Run, damage: Callable[[Path], object], entry: int,
                                                 sentence: str) -> None:
    folder = session(tmp_path / "s")
    damage(folder)
    code, text = run("verify", folder, "--json")
    finding, = json.loads(text)["findings"]
    assert (code, finding["entry"], sentence in finding["what"]) == (INTEGRITY, entry, True)


def test_what_was_purged_is_said_and_no_fault(tmp_path: Path, run: Run) -> None:
    folder = session(tmp_path / "s")
    (tmp_path / "house").mkdir()
    house = Ledger.create(tmp_path / "house" / "ledger.sqlite")
    name = verify(folder / "ledger.sqlite").first.hex()
    house.note(START, "supervisor", Purged(Evidence(name, "s"), "film/0001.mp4", "00" * 32, "other"))
    house.close()
    (folder / "film" / "0001.mp4").unlink()
    code, text = run("verify", folder)
    assert code == FINE, text
    assert "0001.mp4: purged, by entry 2 of the house's log; its digest stays" in text


def test_only_the_key_that_was_kept_elsewhere_counts(tmp_path: Path, run: Run) -> None:
    folder, kept = session(tmp_path / "s"), tmp_path / "kept"
    code, text = run("key", "show")
    kept.write_text(text)
    assert run("verify", folder, "--key", kept)[0] == FINE
    kept.write_text("PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW\n")
    code, text = run("verify", folder, "--key", kept)
    assert (code, "which is none of those that are trusted here" in text) == (INTEGRITY, True)
    kept.write_text("no key\n")
    code, text = run("verify", folder, "--key", kept)
    assert (code, "an Ed25519 public key" in text) == (CONFIGURATION, True)


def test_a_checkpoint_kept_elsewhere(tmp_path: Path, run: Run) -> None:
    folder, other, kept = session(tmp_path / "s"), session(tmp_path / "o", 1), tmp_path / "kept"
    code, text = run("show", folder, "--checkpoint")
    kept.write_text(text)
    code, text = run("verify", folder, "--checkpoint", kept)
    assert (code, "nothing of its first 21 entries was rewritten" in text) == (FINE, True)
    code, text = run("verify", other, "--checkpoint", kept)         # the same log, cut and with all its own hashes
    assert (code, "entries 10 to 21 are missing" in text) == (INTEGRITY, True), text
    kept.write_text(text)
    code, text = run("verify", folder, "--checkpoint", kept)
    assert (code, "a checkpoint was expected" in text) == (CONFIGURATION, True)


def test_a_ledger_of_before_checkpoints_is_read_verified_and_gone_on_with(tmp_path: Path, run: Run) -> None:
    shutil.copytree(Path(__file__).parent.parent / "sessions" / "kept" / "one-film", tmp_path / "s")
    path = tmp_path / "s" / "ledger.sqlite"
    assert read(path).findings == ()
    code, text = run("verify", path)
    assert (code, "? no checkpoint is in it: it was written before records were signed" in text) == (FOUND, True), text
    ledger = Ledger.open(path)
    count = len(ledger.entries)
    seq = ledger.append(ledger.entries[-1].at, "dealer", Staked(Party(1), seat(1), "ante", 5)).seq
    ledger.close()
    assert seq == count + 2                     # the key was introduced first
    reading = verify(path)
    assert (reading.findings, reading.signed, reading.size) == ((), seq, seq)


def test_an_export_is_verified_too(tmp_path: Path, run: Run) -> None:
    folder, out = session(tmp_path / "s"), tmp_path / "out"
    write_proved(out, "session", folder / "ledger.sqlite", range(2, 8))
    seal(out, ["session"], {}, KeyStore.open().signing_key(RECORD))
    code, text = run("verify", out)
    assert (code, "7 of 21 entries, each proved" in text) == (1, True), text


def test_what_cannot_be_verified_is_a_sentence(tmp_path: Path, run: Run) -> None:
    code, text = run("verify", tmp_path)
    assert (code, "no ledger.sqlite in it" in text) == (CONFIGURATION, True)
    code, text = run("verify", tmp_path / "nowhere")
    assert (code, "no such file" in text) == (CONFIGURATION, True)
    (tmp_path / "file").write_bytes(b"x" * 5000)
    code, text = run("verify", tmp_path / "file")
    assert (code, "not a SQLite file" in text) == (INTEGRITY, True)


# ── show, tail ──
def test_entries_are_shown_in_words(tmp_path: Path, run: Run) -> None:
    folder = session(tmp_path / "s")
    code, text = run("show", folder, "--round", "2")
    lines = text.splitlines()
    assert (code, len(lines)) == (FINE, 6)
    assert "round 2    camera      " in lines[0]
    assert "Box 1: ANTE 502" in lines[1]
    assert [line.split()[0] for line in lines] == ["8", "9", "10", "11", "12", "13"]
    code, text = run("show", folder, "--kind", "staked", "--since", "9", "--json")
    found = [json.loads(line) for line in text.splitlines()]
    assert [(one["seq"], one["round"], one["kind"], one["data"]["amount"]) for one in found] == [
        (9, 2, "staked", 502), (15, 3, "staked", 503)]


def test_tail_follows_a_table_that_runs(tmp_path: Path) -> None:
    ledger = Ledger.create(tmp_path / "ledger.sqlite")
    ledger.append(START, "dealer", Staked(Party(1), seat(1), "ante", 5))
    follower = subprocess.Popen([sys.executable, "-m", "dealer_assist", "ledger", "tail", str(tmp_path), "--json",
                                 "--kind", "staked"], stdout=subprocess.PIPE, text=True)
    assert follower.stdout is not None
    try:
        assert json.loads(follower.stdout.readline())["data"]["amount"] == 5
        ledger.append(START + 1, "dealer", Staked(Party(2), seat(2), "ante", 7))
        assert json.loads(follower.stdout.readline())["data"]["amount"] == 7
    finally:
        follower.kill()
        follower.wait()
        follower.stdout.close()
        ledger.close()


# ── keys ──
@pytest.fixture
def staffed(tmp_path: Path, own_keys: KeyStore) -> tuple[Path, Path]:
    """A records folder with two pit supervisors, and their PINs."""
    from dealer_assist.people.door import now
    from dealer_assist.people.house import house_log

    with house_log(tmp_path) as log:
        register = Register(log, own_keys)
        register.first("supervisor", "473920", now())
        first = register.sign_in("supervisor", "473920", now(), "test")
        register.add("second", [Role.SUPERVISOR], "582614", now(), first)
    pins = tmp_path / "pins.toml"
    pins.write_text('supervisor = "473920"\nsecond = "582614"\n')
    pins.chmod(0o600)
    return tmp_path, pins


def by_two(staffed: tuple[Path, Path]) -> list[str | Path]:
    return ["--records", staffed[0], "--pin-file", staffed[1], "--by", "supervisor", "--second", "second"]


def test_a_key_is_rotated_by_two_and_who_trusts_the_old_one_trusts_the_new(
        staffed: tuple[Path, Path], own_keys: KeyStore, run: Run) -> None:
    records, _ = staffed
    folder, kept = session(records / "s"), records / "kept.txt"
    old = own_keys.signing_key(RECORD).public
    kept.write_text(old.text)
    code, text = run("key", "rotate", *by_two(staffed)[:-2])
    assert (code, "takes two different people" in text) == (CONFIGURATION, True), text
    assert own_keys.signing_key(RECORD).public == old
    code, text = run("key", "rotate", *by_two(staffed))
    new = own_keys.signing_key(RECORD).public
    assert (code, new.text in text, new != old) == (FINE, True, True), text
    ledger = Ledger.open(folder / "ledger.sqlite")          # an older session goes on: it is told first
    ledger.append(START + 10**9, "inspector", Staked(Party(1), seat(1), "ante", 5))
    ledger.close()
    assert [type(entry.event).__name__ for entry in read(folder / "ledger.sqlite").entries[-2:]] == [
        "KeyRotated", "Staked"]
    assert checkpoints(folder / "ledger.sqlite")[-1].by([new]) == (new,)
    for what in (records / "house", folder):
        code, text = run("verify", what, "--key", kept)
        assert code == FINE, text


def test_a_lost_key_is_recovered_by_two_and_only_by_their_word(
        staffed: tuple[Path, Path], own_keys: KeyStore, run: Run) -> None:
    records, _ = staffed
    folder, kept = session(records / "s"), records / "kept.txt"
    kept.write_text(own_keys.signing_key(RECORD).public.text)
    code, text = run("key", "recover", *by_two(staffed), "--why", "try")
    assert (code, "nothing is lost" in text) == (CONFIGURATION, True), text
    (own_keys.folder / "record.signing").write_text("spoilt")
    code, text = run("key", "show")
    assert (code, "dealer-assist ledger key recover" in text) == (CONFIGURATION, True)
    code, text = run("key", "recover", *by_two(staffed), "--why", "the disk broke")
    new = own_keys.signing_key(RECORD).public
    assert (code, new.text in text) == (FINE, True), text
    assert (own_keys.folder / "record.broken.signing").read_text() == "spoilt"
    ledger = Ledger.open(folder / "ledger.sqlite")
    ledger.append(START + 10**9, "inspector", Staked(Party(1), seat(1), "ante", 5))
    ledger.close()
    for what in (records / "house", folder):
        code, text = run("verify", what)
        assert code == FINE, text
        code, text = run("verify", what, "--key", kept)
        assert (code, "which is none of those that are trusted here" in text) == (INTEGRITY, True)
        kept_both = records / "both.txt"
        kept_both.write_text(kept.read_text() + "\n" + new.text)
        assert run("verify", what, "--key", kept_both)[0] == FINE


def test_entries_between_loss_and_recovery_are_vouched_for_by_who_recovers(
        tmp_path: Path, own_keys: KeyStore) -> None:
    path, minutes = session(tmp_path / "s") / "ledger.sqlite", 60 * SECOND
    at = START + 60 * minutes
    old = own_keys.signing_key(RECORD)
    ledger = Ledger.open(path)
    ledger.note(at, "supervisor", rotated(old, own_keys.next_key(RECORD).public))      # neither signs this entry itself
    ledger.close()
    assert verify(path).findings == ()
    own_keys.turn(RECORD, "")
    (own_keys.folder / "record.turns").unlink()
    (own_keys.folder / "record.signing").unlink()
    lost = read(path).keys[-1]
    ledger = Ledger.open(path)
    ledger.append(at + 5 * minutes, "dealer", Staked(Party(1), seat(1), "ante", 5))
    ledger.close()
    assert [finding.unsigned for finding in verify(path).findings] == [True]
    ledger = Ledger.open(path)
    ledger.note(at + 9 * minutes, "supervisor", KeyRecovered(lost.text, own_keys.signing_key(RECORD).public.text,
                                                             "supervisor", "second", "why"))
    ledger.close()
    reading = verify(path)
    assert (reading.findings, reading.signed) == ((), reading.size)


def test_a_machine_whose_key_the_record_does_not_know_goes_on_and_verify_says_so(
        tmp_path: Path, own_keys: KeyStore, run: Run) -> None:
    folder = session(tmp_path / "s")
    (own_keys.folder / "record.signing").unlink()
    ledger = Ledger.open(folder / "ledger.sqlite")
    ledger.append(START + 10**9, "dealer", Staked(Party(1), seat(1), "ante", 5))
    ledger.close()
    code, text = run("verify", folder)
    assert (code, "no checkpoint of entry 22 is kept, although it was due" in text) == (INTEGRITY, True), text
