"""What somebody does to a record who knows how it is made, and who has not, or once had, the key: neither verifier, the
program's or ``verify.py``, takes it for what was written, and both end with the same exit code."""

from __future__ import annotations

import io
import json
import os
import sqlite3
import stat
import sys
from collections.abc import Callable
from contextlib import closing, redirect_stderr, redirect_stdout
from hashlib import sha256
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from dealer_assist.cli import main
from dealer_assist.exit_codes import CONFIGURATION, FINE, FOUND, INTEGRITY
from dealer_assist.keys import KeyStore, SigningKey
from dealer_assist.ledger import verify
from dealer_assist.ledger.codec import canonical
from dealer_assist.ledger.entries import Evidence, Purged
from dealer_assist.ledger.export import seal
from dealer_assist.ledger.log import Tree, leaf_hash
from dealer_assist.ledger.notes import Checkpoint, parse_checkpoint
from dealer_assist.ledger.store import RECORD, Ledger, checkpoints, read
from dealer_assist.ledger.succession import rotated
from dealer_assist.ledger.zipped import NotAnExport, pack, unpacked
from tests.ledger.damaging import FORGER, Folder
from tests.ledger.recorded import START, session
from tests.ledger.test_verify import exported

Attack = Callable[[Folder], object]
Change = Callable[[bytes], bytes]


def both(what: Path, *options: str | Path) -> tuple[int, int, str]:
    """The two exit codes, and all that was said."""
    said = io.StringIO()
    with redirect_stdout(said), redirect_stderr(said):
        program = main(["ledger", "verify", str(what), *map(str, options)])
        alone = verify.main([str(what), *map(str, options)])
    return program, alone, said.getvalue()


@pytest.fixture
def key_file(tmp_path: Path) -> Path:
    kept = tmp_path / "kept.txt"
    kept.write_text(KeyStore.open().signing_key(RECORD).public.text + "\n")
    return kept


def after(kind: Any, data: Any, *, at: Any = None, change: Change = lambda body: body) -> Attack:
    """An entry more at the end, chained as it should be; no checkpoint has it yet."""
    def attack(folder: Folder) -> None:
        _, last, leaf = folder.entries[-1]
        seq = len(folder.entries) + 1
        at_ = json.loads(last)["at"] if at is None else at
        body = change(json.dumps({"at": at_, "by": "recorder", "data": data, "kind": kind, "prev": leaf.hex(),
                                  "seq": seq}, separators=(",", ":"), ensure_ascii=False).encode())
        folder.entries.append((seq, body, leaf_hash(body)))
    return attack


def signed_by(key: SigningKey) -> Attack:
    """A checkpoint of all that is there now."""
    def attack(folder: Folder) -> None:
        tree = Tree(leaf for _, _, leaf in folder.entries)
        origin = parse_checkpoint(folder.notes[0][1]).origin
        folder.notes.append((tree.size, Checkpoint(origin, tree.size, tree.root()).signed(key).text))
    return attack


def all_of(*attacks: Attack) -> Attack:
    def attack(folder: Folder) -> None:
        for one in attacks:
            one(folder)
    return attack


def noted(size: Any, note: Callable[[Folder], Any]) -> Attack:
    return lambda folder: folder.notes.append((size, note(folder)))


def first_note(folder: Folder) -> str:
    return folder.notes[0][1]


def of_another_log(folder: Folder) -> None:
    """By the same key, under the same origin line."""
    size, note = folder.notes[-1]
    root = Tree(leaf_hash(b"%d" % number) for number in range(size)).root()
    folder.notes[-1] = size, Checkpoint(parse_checkpoint(note).origin, size, root).signed(folder.key).text


def signed_twice(folder: Folder) -> None:
    """A true line, and a second one by the same key that is not true."""
    size, note = folder.notes[-1]
    folder.notes[-1] = size, note + note.splitlines()[-1][:-20] + "A" * 18 + "==\n"


def exchanged_by_a_later_entry(folder: Folder) -> None:
    another = b"another film"
    (folder.path / "film" / "0001.mp4").write_bytes(another)
    after("segment.closed", {"camera": "camera", "count": 1, "cut": False, "digest": sha256(another).hexdigest(),
                             "file": "film/0001.mp4", "first": 1, "last": 1, "times": ""})(folder)


def exchanged_with_another(folder: Folder) -> None:
    one, other = folder.path / "film.mp4", folder.path / "film" / "0001.mp4"
    one.rename(folder.path / "x")
    other.rename(one)
    (folder.path / "x").rename(other)


def turned_back(folder: Folder) -> None:
    """The key was replaced since it was stolen; who has it brings it back by two people that he makes up."""
    new = SigningKey.of("record", b"next".ljust(32))
    event = rotated(folder.key, new.public)
    after("key.rotated", {"new": event.new, "old": event.old, "signature": event.signature})(folder)
    after("key.recovered", {"first": "a", "lost": new.public.text, "new": event.old, "second": "b", "why": ""})(folder)
    signed_by(folder.key)(folder)


def rotated_by_another(folder: Folder) -> None:
    event = rotated(FORGER, FORGER.public)
    after("key.rotated", {"new": event.new, "old": folder.key.public.text, "signature": event.signature})(folder)
    signed_by(FORGER)(folder)


def recovered(folder: Folder) -> None:
    after("key.recovered", {"first": "a", "lost": folder.key.public.text, "new": FORGER.public.text, "second": "b",
                            "why": ""})(folder)
    signed_by(FORGER)(folder)


def cut_back(folder: Folder) -> None:
    """To an earlier checkpoint, as if nothing had followed it."""
    size = sorted(folder.notes)[-2][0]
    del folder.entries[size:]
    folder.notes = [note for note in folder.notes if note[0] <= size]


def anew(folder: Folder) -> None:
    """As records were before they were signed."""
    bodies = [json.loads(body) for body in folder.bodies]
    del bodies[0]["data"]["key"]
    folder.renumbered([canonical(body) for body in bodies], chained=True)
    folder.notes = []


CARD = {"at": "board", "card": 1, "face": "Ah"}


def said_otherwise(old: bytes, new: bytes) -> Attack:
    def change(body: bytes) -> bytes:
        assert old in body
        return body.replace(old, new, 1)
    return after("card.seen", CARD, change=change)


@pytest.mark.parametrize(("attack", "code"), [
    # checkpoints
    (of_another_log, INTEGRITY),
    (lambda folder: folder.notes.append((21, first_note(folder))), INTEGRITY),     # an older one once more at the end
    (signed_twice, INTEGRITY),
    (noted("abc", first_note), INTEGRITY),
    (noted(b"\0", first_note), INTEGRITY),
    (noted(7.5, first_note), INTEGRITY),
    (noted(0, first_note), INTEGRITY),
    (noted(2**62, first_note), INTEGRITY),
    (noted(-1, first_note), INTEGRITY),
    (noted(7, lambda folder: first_note(folder).encode()), INTEGRITY),
    (noted(7, lambda folder: b"\xff"), INTEGRITY),
    (noted(7, lambda folder: None), None),              # which the table does not take
    # keys
    (rotated_by_another, INTEGRITY),
    (recovered, INTEGRITY),
    (turned_back, INTEGRITY),
    (all_of(after("key.introduced", {"key": FORGER.public.text}), signed_by(FORGER)), INTEGRITY),
    (all_of(after("session.opened", {"header": "00" * 32, "key": FORGER.public.text}), signed_by(FORGER)), INTEGRITY),
    # files
    (exchanged_with_another, INTEGRITY),
    (exchanged_by_a_later_entry, INTEGRITY),
    (after("still.kept", {"camera": "a", "digest": "00" * 32, "file": "../other/film.mp4"}), INTEGRITY),
    (after("still.kept", {"camera": "a", "digest": "00" * 32, "file": "/etc/passwd"}), INTEGRITY),
    # the same meaning in another form
    (said_otherwise(b'"by":', b'"by": '), INTEGRITY),
    (said_otherwise(b'"by":', b'"by":"camera","by":'), INTEGRITY),
    (said_otherwise(b'"Ah"', b'"\\u0041h"'), INTEGRITY),
    (said_otherwise(b'"card":1', b'"card":1.0'), INTEGRITY),
    (said_otherwise(b'"card":1', b'"card":-0'), INTEGRITY),
    (said_otherwise(b'"card":1', b'"card":NaN'), INTEGRITY),
    (said_otherwise(b'{"at"', b'\xef\xbb\xbf{"at"'), INTEGRITY),
    # numbers and trees without end
    (said_otherwise(b'"card":1', b'"card":' + b"9" * 5000), INTEGRITY),
    (said_otherwise(b'"card":1', b'"card":9007199254740992'), INTEGRITY),
    (said_otherwise(b'"card":1', b'"card":' + b"[" * 30_000 + b"]" * 30_000), INTEGRITY),
    (after("card.seen", CARD, at=10**40), INTEGRITY),
    (lambda folder: folder.entries.append((22, bytes(50_000_000), leaf_hash(b""))), INTEGRITY),
    # what is no entry
    (after("card.seen", []), INTEGRITY),
    (after(5, {}), INTEGRITY),
    (after(["card.seen"], {}), INTEGRITY),
    (after("card.seen", CARD, at=True), INTEGRITY),
    (after("card.seen", CARD, at="noon"), INTEGRITY),
    (said_otherwise(b'"by":', b'"bx":1,"by":'), INTEGRITY),
    (said_otherwise(b'"seq":22', b'"seq":true'), INTEGRITY),
    # nothing that is there is wrong, and it proves less than it did
    (after("card.seen", CARD), FOUND),
    (after("x)\n\x1b[2JChecked: nothing is wrong.\n\u202e", {}), FOUND),
    (cut_back, FOUND),
])
def test_what_is_made_to_look_right(tmp_path: Path, key_file: Path, attack: Attack, code: int | None) -> None:
    whole = session(tmp_path / "s")
    assert both(whole, "--key", key_file)[:2] == (FINE, FINE)
    folder = Folder.read(whole, KeyStore.open().signing_key(RECORD))
    attack(folder)
    if code is None:
        with pytest.raises(sqlite3.IntegrityError):
            folder.write()
        return
    folder.write()
    program, alone, said = both(whole, "--key", key_file)
    assert (program, alone) == (code, code), said
    assert all(line.isprintable() for line in said.splitlines())
    assert sum(line.startswith("Checked: nothing is wrong") for line in said.splitlines()) == (code == FOUND)


@pytest.mark.parametrize("data", [
    ("still.kept", {"camera": "a", "digest": "00" * 32, "file": ["a"]}), ("session.closed", {"frames": 1, "others": 5}),
    ("session.closed", {"frames": 1, "others": [1]}), ("segment.closed", {}), ("key.rotated", {"old": 5}),
    ("still.kept", {"camera": "a", "digest": "00" * 32, "file": "a\0b"}),
    ("still.kept", {"camera": "a", "digest": "00" * 32, "file": "a" * 5000}),
])
def test_what_no_program_writes_is_not_verified(tmp_path: Path, key_file: Path, data: tuple[str, object]) -> None:
    """It may be of a program that came later, or missing; never is it verified, and never a fault of the verifier."""
    whole = session(tmp_path / "s")
    folder = Folder.read(whole, KeyStore.open().signing_key(RECORD))
    after(*data)(folder)
    folder.write()
    program, alone, said = both(whole, "--key", key_file)
    assert {program, alone} <= {FOUND, INTEGRITY}, said


def test_a_record_that_nobody_signed_is_not_verified(tmp_path: Path, key_file: Path) -> None:
    whole = session(tmp_path / "s")
    folder = Folder.read(whole, KeyStore.open().signing_key(RECORD))
    anew(folder)
    folder.write()
    assert both(whole)[:2] == (FOUND, FOUND)
    assert both(whole, "--key", key_file)[:2] == (INTEGRITY, INTEGRITY)
    with closing(sqlite3.connect(whole / "ledger.sqlite")) as connection:
        connection.execute("DROP TABLE checkpoint")
        connection.execute("PRAGMA user_version = 1")
        connection.commit()
    assert both(whole)[:2] == (FOUND, FOUND)
    assert both(whole, "--key", key_file)[:2] == (INTEGRITY, INTEGRITY)


def test_who_signs_with_a_key_of_his_own_is_told_from_this_machine(tmp_path: Path) -> None:
    whole = session(tmp_path / "s")
    folder = Folder.read(whole, KeyStore.open().signing_key(RECORD))
    recovered(folder)
    folder.write()
    program, alone, said = both(whole)
    assert (program, alone) == (FOUND, FOUND), said
    assert "? the key of before entry 22 was lost; two people vouch for the one that follows it" in said
    assert "? signed by the key that it names itself, which is none of this machine's" in said


def test_a_checkpoint_of_nothing_proves_nothing(tmp_path: Path, key_file: Path) -> None:
    whole, kept = session(tmp_path / "s"), tmp_path / "kept.checkpoint"
    last = checkpoints(whole / "ledger.sqlite")[-1]
    kept.write_text(Checkpoint(last.origin, 0, bytes(32)).signed(KeyStore.open().signing_key(RECORD)).text)
    program, alone, _ = both(whole, "--key", key_file, "--checkpoint", kept)
    assert (program, alone) == (INTEGRITY, CONFIGURATION)


def test_a_purge_that_only_somebody_with_the_houses_file_wrote_is_none(tmp_path: Path, key_file: Path) -> None:
    whole = session(tmp_path / "s")
    first = read(whole / "ledger.sqlite").first
    (tmp_path / "house").mkdir()
    house = Ledger.create(tmp_path / "house" / "ledger.sqlite")
    house.note(START, "supervisor", Purged(Evidence("ab" * 32, "s"), "film/0001.mp4", "00" * 32, "second"))
    house.close()
    folder = Folder.read(tmp_path / "house", KeyStore.open().signing_key(RECORD))
    after("purged", {"digest": "00" * 32, "evidence": {"first": 0, "folder": "s", "last": None, "session": first.hex()},
                     "file": "film/0001.mp4", "second": "second"}, at=START + 1)(folder)
    folder.write()
    (whole / "film" / "0001.mp4").unlink()
    program, _, said = both(whole, "--key", key_file)
    assert (program, "missing; entry 20 vouches for it, and no purge of it is in the house's log" in said) == (
        INTEGRITY, True), said
    folder.notes = []
    folder.write()
    program, _, said = both(whole, "--key", key_file)
    assert (program, "what it says of purged files counts for nothing" in said) == (INTEGRITY, True), said


# ── exports ──
def manifest_said_twice(out: Path) -> None:
    """By who has the key: one reader takes the first list of files, another one the second."""
    text = (out / "manifest.json").read_text()
    (out / "manifest.json").unlink()
    (out / "manifest.note").unlink()
    seal(out, ["session"], {}, KeyStore.open().signing_key(RECORD))
    (out / "manifest.json").write_text(text[:-1] + ', "files": {}}')


@pytest.mark.parametrize(("damage", "sentence"), [
    (manifest_said_twice, "an object with format, logs, files was expected"),
    (lambda out: (out / "keys.txt").write_text(FORGER.public.text), "was added: keys.txt"),
    (lambda out: (out / "files" / "film").rename(out.parent / "film") and (out / "files" / "film").symlink_to(
        out.parent / "film"), "'files/film' is a link or a device"),
    (lambda out: (out / "session" / "checkpoint.txt").unlink() or os.mkfifo(out / "session" / "checkpoint.txt"),
     "'session/checkpoint.txt' is a link or a device"),
    (lambda out: (out / "session" / "entries.jsonl").unlink() or (out / "session" / "entries.jsonl").symlink_to(
        "/dev/zero"), "'session/entries.jsonl' is a link or a device"),
    (lambda out: (out / "session" / "proofs.jsonl").write_bytes((out / "session" / "proofs.jsonl").read_bytes().replace(
        b'"seq":1}', b'"seq":true}')), "has no proof"),
    (lambda out: (out / "session" / "checkpoint.txt").write_text(json.loads((
        out / "session" / "checkpoints.jsonl").read_text().splitlines()[-1])["note"]), "its proof does not lead to"),
])
def test_what_is_done_to_an_export(tmp_path: Path, key_file: Path, damage: Callable[[Path], object], sentence: str,
                                   ) -> None:
    if sys.platform == "win32" and "link or a device" in sentence:
        return                          # which lets nobody make these
    out = exported(tmp_path)
    damage(out)
    program, alone, said = both(out, "--key", key_file)
    assert (program, alone) == (INTEGRITY, INTEGRITY), said
    assert sentence in said


def zipped(tmp_path: Path) -> Path:
    pack(exported(tmp_path), tmp_path / "whole.zip", START)
    return tmp_path / "whole.zip"


def rewritten(file: Path, *more: tuple[str, bytes, int]) -> Path:
    to = file.with_name("attack.zip")
    with ZipFile(file) as old, ZipFile(to, "w") as new:
        for info in old.infolist():
            new.writestr(info, old.read(info))
        for name, content, mode in more:
            new.writestr(name, content)
            new.infolist()[-1].external_attr = mode << 16
    return to


@pytest.mark.parametrize(("name", "mode"), [
    ("export-2/manifest.json", 0), ("readme.txt", 0), ("../out.txt", 0), ("/out.txt", 0), ("C:/out.txt", 0),
    ("export/../../out.txt", 0), ("export\\..\\out.txt", 0), ("export/manifest.json", 0), ("Export/Manifest.JSON", 0),
    ("export/session", 0), ("export/keys.txt/more", 0), ("export/more", stat.S_IFLNK | 0o777), ("export/a\nb", 0),
    ("export/" + "a" * 300, 0), ("export/more", stat.S_IFIFO | 0o644),
])
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_what_is_put_into_a_zipped_export(tmp_path: Path, key_file: Path, name: str, mode: int) -> None:
    whole = zipped(tmp_path)
    before = set(tmp_path.rglob("*"))
    if name == "export/keys.txt/more":          # a file that is a folder as well
        whole = rewritten(whole, ("export/keys.txt", b"", 0))
        before.add(whole)
    attack = rewritten(whole, (name, b"content", mode)) if whole.name == "whole.zip" else whole
    if attack is whole:
        with ZipFile(whole, "a") as more:
            more.writestr(name, b"content")
    with pytest.raises(NotAnExport), unpacked(attack):
        pass
    assert main(["ledger", "verify", str(attack), "--key", str(key_file)]) == CONFIGURATION
    assert set(tmp_path.rglob("*")) - before <= {attack}
