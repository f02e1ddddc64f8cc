"""``verify.py`` alone: run as an auditor runs it, by another Python process that knows nothing of the program."""

from __future__ import annotations

import ast
import base64
import io
import json
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing, redirect_stdout
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.cli import main
from dealer_assist.keys import KeyStore, SigningKey
from dealer_assist.ledger import verify
from dealer_assist.ledger.export import seal, write_proved
from dealer_assist.ledger.store import RECORD, Ledger, checkpoints
from dealer_assist.table.events import Amended
from tests.bench.ledger import grow
from tests.ledger.recorded import START, session
from tests.test_keys import RFC_8032


@pytest.mark.parametrize(("seed", "public", "message", "signature"), RFC_8032)
def test_its_signatures_are_those_of_rfc_8032(seed: str, public: str, message: str, signature: str) -> None:
    key, said, value = bytes.fromhex(public), bytes.fromhex(message), bytes.fromhex(signature)
    assert verify.signature_holds(key, said, value)
    assert not verify.signature_holds(key, said + b"!", value)
    for spot in range(0, 64, 7):
        damaged = bytearray(value)
        damaged[spot] ^= 1
        assert not verify.signature_holds(key, said, bytes(damaged))


@settings(deadline=None)
@given(st.binary(min_size=32, max_size=32), st.binary(max_size=80), st.integers(0, 63), st.integers(0, 255))
def test_it_says_of_a_signature_what_cryptography_says(seed: bytes, message: bytes, spot: int, value: int) -> None:
    key = SigningKey.of("any", seed)
    signature = bytearray(key.sign(message))
    assert verify.signature_holds(key.public.raw, message, bytes(signature))
    signature[spot] = value
    assert (verify.signature_holds(key.public.raw, message, bytes(signature))
            == key.public.signed(bytes(signature), message))


def test_it_imports_the_standard_library_only() -> None:
    assert verify.__file__ is not None
    tree = ast.parse(Path(verify.__file__).read_text(encoding="utf-8"))
    names = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    names |= {node.module or "." for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in names} <= sys.stdlib_module_names


def said(what: Path, *options: str | Path) -> tuple[int, str]:
    """By a Python without any installed package, in a folder without the program."""
    assert verify.__file__ is not None
    alone = what.parent / "alone"
    alone.mkdir(exist_ok=True)
    shutil.copy(verify.__file__, alone / "verify.py")
    run = subprocess.run([sys.executable, "-I", "-S", str(alone / "verify.py"), str(what), *map(str, options)],
                         capture_output=True, text=True, cwd=alone, check=False, encoding="utf-8")
    assert "Traceback" not in run.stderr
    return run.returncode, run.stdout + run.stderr


def test_what_is_wrong_first_is_told_though_signatures_are_checked_last(tmp_path: Path) -> None:
    """So many of them that other processes do it."""
    path = tmp_path / "long.sqlite"
    assert grow(path, 26_000) > verify.MANY
    code, text = said(path)
    assert (code, "checkpoints, signed by dealer-assist/record+" in text) == (1, True), text

    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DROP TRIGGER checkpoint_update")
        connection.execute("DROP TRIGGER entry_update")
        forged = 25 * 400
        note = connection.execute("SELECT note FROM checkpoint WHERE size < ? ORDER BY size DESC", (forged,)).fetchone()
        connection.execute("UPDATE checkpoint SET note = ? WHERE note = ?",
                           (changed_signature(note[0]), note[0]))
        connection.execute("UPDATE entry SET body = CAST(replace(body, 'camera', 'Camera') AS BLOB) WHERE seq = 20000")
    size = note[0].splitlines()[1]
    code, text = said(path)
    assert (code, f"! the checkpoint of entry {size} is forged" in text) == (4, True), text


def changed_signature(note: str) -> str:
    head, line = note[:-1].rsplit(" ", 1)
    raw = bytearray(base64.b64decode(line))
    raw[40] ^= 1
    return f"{head} {base64.b64encode(raw).decode()}\n"


@pytest.fixture
def key_file(tmp_path: Path) -> Path:
    kept = tmp_path / "kept.txt"
    kept.write_text(KeyStore.open().signing_key(RECORD).public.text + "\n")
    return kept


def exported(tmp_path: Path) -> Path:
    """Round 2 of three, with the files that its entries vouch for."""
    folder, out = session(tmp_path / "s"), tmp_path / "export"
    checkpoint, _ = write_proved(out, "session", folder / "ledger.sqlite", [*range(8, 14), 20, 21])
    assert checkpoint.size == 21
    for name in ("header.json", "film/0001.mp4"):
        (out / "files" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(folder / name, out / "files" / name)
    seal(out, ["session"], {}, KeyStore.open().signing_key(RECORD))
    return out


def test_a_session_is_checked_whole(tmp_path: Path, key_file: Path) -> None:
    code, text = said(session(tmp_path / "s"), "--key", key_file)
    assert (code, "21 entries, each as it was written, none missing" in text) == (0, True)
    assert "film/0001.jsonl is what entry 20 (segment.closed) says, by its SHA-256" in text
    assert text.endswith("Checked: nothing is wrong.\n")
    code, text = said(tmp_path / "s" / "ledger.sqlite")
    assert code == 1
    assert "? the key is the one that the record itself names" in text


def test_an_export_is_checked_by_its_proofs(tmp_path: Path, key_file: Path) -> None:
    code, text = said(exported(tmp_path), "--key", key_file)
    assert "9 of 21 entries, each proved to be in the log" in text
    assert "earlier checkpoints: the log only grew from each of them to the last" in text
    assert "? not here, so not compared: film.mp4 (entry 21 (session.closed))" in text
    assert code == 1
    out = io.StringIO()
    with redirect_stdout(out):
        assert main(["ledger", "verify", str(tmp_path / "export"), "--key", str(key_file), "--json"]) == 1
    told = json.loads(out.getvalue())
    assert (told["findings"], told["said"]) == ([], text.splitlines())
    assert any("film.mp4" in one for one in told["unchecked"])


def changed(name: str, old: bytes, new: bytes) -> Callable[[Path], None]:
    def change(out: Path) -> None:
        content = (out / name).read_bytes()
        assert old in content
        (out / name).write_bytes(content.replace(old, new, 1))
    return change


def signed_anew(out: Path) -> None:
    """By somebody without the key: the list says what he wants, and his signature is good."""
    (out / "manifest.json").unlink()
    (out / "manifest.note").unlink()
    (out / "more.txt").write_text("more")
    seal(out, ["session"], {}, SigningKey.of("record", bytes(32)))


def without_line(name: str, number: int) -> Callable[[Path], None]:
    def change(out: Path) -> None:
        lines = (out / name).read_bytes().splitlines(keepends=True)
        del lines[number]
        (out / name).write_bytes(b"".join(lines))
    return change


@pytest.mark.parametrize(("damage", "sentence"), [
    (changed("session/entries.jsonl", b'"amount":502', b'"amount":902'), "entry 9 (staked) was changed, or never was"),
    (changed("session/entries.jsonl", b'"amount":502', b'"amount": 502'), "line 3 of"),
    (without_line("session/entries.jsonl", 2), "entry 10 (card.seen) has no proof"),
    (without_line("session/entries.jsonl", 0), "has no proof"),
    (without_line("session/proofs.jsonl", 2), "entry 9 (staked) has no proof"),
    (changed("session/proofs.jsonl", b'"seq":9}', b'"seq":10}'), "entry 9 (staked) has no proof"),
    (changed("session/checkpoint.txt", b"\n21\n", b"\n22\n"), "was changed, or never was in this log"),
    (changed("session/checkpoints.jsonl", b'"consistency":["', b'"consistency":["' + b"0" * 64 + b'","'),
     "the log was rewritten after entry 1"),
    (changed("files/film/0001.mp4", b"pictures", b"Pictures"), "0001.mp4 was changed: its SHA-256 is"),
    (changed("files/header.json", b"the", b"The"), "header.json was changed: its SHA-256 is"),
    (changed("manifest.json", b'"files/', b'"../files/'), "names a file outside of the folder"),
    (changed("manifest.json", b'"about": {}', b'"about": 1'), "manifest.json was changed"),
    (changed("manifest.note", b"/record", b"/recorx"), "manifest.note is forged"),
    (lambda out: (out / "manifest.note").unlink(), "manifest.note: cannot be read"),
    (lambda out: (out / "session" / "more.txt").write_text("more"), "was added: session/more.txt"),
    (lambda out: (out / "keys").symlink_to("verify.py"), "'keys' is a link or a device"),
    (lambda out: (out / "more").symlink_to(out.parent), "'more' is a link or a device"),
    (signed_anew, "manifest.note is forged"),
])
def test_whatever_is_damaged_in_an_export_is_named(tmp_path: Path, key_file: Path, damage: Callable[[Path], None],
                                                   sentence: str) -> None:
    out = exported(tmp_path)
    damage(out)
    code, text = said(out, "--key", key_file)
    assert (code, sentence in text) == (4, True), text


def test_an_export_signed_by_another_key_is_forged(tmp_path: Path, key_file: Path) -> None:
    out = exported(tmp_path)
    key_file.write_text(SigningKey.of("record", bytes(32)).public.text)
    code, text = said(out, "--key", key_file)
    assert (code, "which is not the one you trust" in text) == (4, True)


def test_a_rewritten_log_is_caught_by_a_checkpoint_kept_elsewhere(tmp_path: Path, key_file: Path) -> None:
    """By someone who has the key and writes all of it anew: it agrees with itself, and not with what was kept."""
    kept = tmp_path / "kept.checkpoint"
    one, other = session(tmp_path / "one"), session(tmp_path / "other", 2, closed=False)
    kept.write_text(checkpoints(one / "ledger.sqlite")[-1].text)
    ledger = Ledger.open(other / "ledger.sqlite")
    for number in range(8):
        ledger.append(START, "camera", Amended(number + 2, (), "never happened"))
    ledger.close()
    assert said(one, "--key", key_file, "--checkpoint", kept)[0] == 0
    assert "WRONG" not in said(other, "--key", key_file)[1]
    code, text = said(other, "--key", key_file, "--checkpoint", kept)
    assert code == 4
    assert "was rewritten after entry 14: the checkpoint that you kept has another root" in text


@pytest.mark.parametrize("content", [b"", b"\xff" * 100, b"{}", b"SQLite format 3\x00" + bytes(200)])
def test_what_is_no_record_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file").write_bytes(content)
    code, text = said(tmp_path / "file")
    assert (code, text.startswith("verify.py: ")) == (2, True)
    (tmp_path / "x").mkdir()
    (tmp_path / "x" / "manifest.json").write_bytes(content)
    assert said(tmp_path / "x")[0] == 4
