from __future__ import annotations

import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.cards import Card
from dealer_assist.exit_codes import CONFIGURATION, FOUND
from dealer_assist.keys import KeyStore
from dealer_assist.ledger import verify
from dealer_assist.ledger.codec import CodecError, canonical, encode
from dealer_assist.ledger.entries import CameraLost, Entry, SessionOpened, table_log
from dealer_assist.ledger.log import Tree, leaf_hash
from dealer_assist.ledger.store import RECORD, Damaged, InUse, Ledger, LedgerError, NotFound, durability, in_use, read
from dealer_assist.table.events import Amended, CardSeen, Recorded, Staked, TableEvent
from dealer_assist.table.places import BOARD, Party, seat

EVENTS: tuple[TableEvent, ...] = (Staked(Party(1), seat(1), "ante", 500), CardSeen(1, BOARD, Card.parse("Ah")),
          CardSeen(2, BOARD, Card.parse("Kd")), CardSeen(3, BOARD, Card.parse("2c")), Amended(4, (), "glare"))


def written(path: Path) -> Path:
    ledger = Ledger.create(path)
    ledger.note(1, "recorder", SessionOpened("00" * 32))
    for number, event in enumerate(EVENTS):
        ledger.append(1_000_000 + number, "dealer", event)
    ledger.close()
    return path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return written(tmp_path / "ledger.sqlite")


def test_what_was_appended_is_read_again_in_order(path: Path) -> None:
    reading = read(path)
    assert reading.findings == ()
    key = KeyStore.open().signing_key(RECORD).public
    assert reading.keys == (key,)
    assert reading.entries == (Entry(1, 1, "recorder", SessionOpened("00" * 32, key.text)),
                               *(Entry(n + 2, 1_000_000 + n, "dealer", event) for n, event in enumerate(EVENTS)))


def test_the_engine_gets_the_tables_entries_only(path: Path) -> None:
    assert [entry.seq for entry in table_log(read(path).entries)] == [2, 3, 4, 5, 6]


def test_an_entry_is_chained_canonical_json_under_an_rfc_6962_leaf(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT body, leaf FROM entry ORDER BY seq").fetchall()
    prev, tree = "", Tree()
    for number, (body, leaf) in enumerate(rows):
        entry = read(path).entries[number]
        assert body == canonical({"seq": number + 1, "at": entry.at, "by": entry.by, "prev": prev,
                                  **encode(entry.event)})
        assert leaf == leaf_hash(body)
        prev = leaf.hex()
        tree.add(leaf)
    assert read(path).root == tree.root().hex()
    assert read(path).tail == prev


def test_a_ledger_is_gone_on_with(path: Path) -> None:
    ledger = Ledger.open(path)
    assert ledger.append(9, "inspector", Amended(3, (), "why")) == Recorded(7, 9, "inspector", Amended(3, (), "why"))
    assert len(ledger.entries) == 7
    ledger.close()
    assert (read(path).findings, len(read(path).entries)) == ((), 7)


def test_the_file_refuses_to_change_or_forget(path: Path) -> None:
    connection = sqlite3.connect(path)
    for statement in ("UPDATE entry SET body = x'00'", "DELETE FROM entry WHERE seq = 6", "DELETE FROM entry"):
        with pytest.raises(sqlite3.IntegrityError, match="the ledger only grows"):
            connection.execute(statement)
    with pytest.raises(sqlite3.IntegrityError):
        connection.execute("INSERT INTO entry (seq, body, leaf) VALUES (3, x'00', x'00')")
    connection.close()


@pytest.mark.parametrize(("version", "journal"), [
    ((3, 40, 1), ("DELETE", "EXTRA")), ((3, 44, 5), ("DELETE", "EXTRA")), ((3, 44, 6), ("WAL", "FULL")),
    ((3, 45, 0), ("DELETE", "EXTRA")), ((3, 50, 6), ("DELETE", "EXTRA")), ((3, 50, 7), ("WAL", "FULL")),
    ((3, 51, 0), ("DELETE", "EXTRA")), ((3, 51, 2), ("DELETE", "EXTRA")), ((3, 51, 3), ("WAL", "FULL")),
    ((3, 52, 0), ("WAL", "FULL")),
])
def test_wal_only_where_it_keeps_what_is_committed(version: tuple[int, ...], journal: tuple[str, str]) -> None:
    assert durability(version) == journal


@pytest.mark.parametrize("version", [(3, 40, 1), (3, 51, 3)])
def test_both_journals_leave_one_file_and_an_empty_lock(tmp_path: Path, version: tuple[int, ...],
                                      monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", version)
    path = written(tmp_path / "ledger.sqlite")
    assert sorted(os.listdir(tmp_path)) == ["ledger.sqlite", "ledger.sqlite.lock"]
    assert not (tmp_path / "ledger.sqlite.lock").stat().st_size
    assert (read(path).findings, len(read(path).entries)) == ((), 6)


# ── tampering ──
def tamper(path: Path, *statements: str) -> None:
    """As somebody with the file and a SQLite shell would; the guards are put back to hide it."""
    connection = sqlite3.connect(path)
    guards = [sql for (sql,) in connection.execute("SELECT sql FROM sqlite_master WHERE type = 'trigger'")]
    drop = [f"DROP TRIGGER {name}" for (name,) in connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'trigger'")]
    for statement in (*drop, *statements, *guards):
        connection.execute(statement)
    connection.commit()
    connection.close()


def rehashed(path: Path, seq: int, change: Callable[[bytes], bytes]) -> None:
    """Changes an entry and gives it the hash that its new content has."""
    connection = sqlite3.connect(path)
    (body,) = connection.execute("SELECT body FROM entry WHERE seq = ?", (seq,)).fetchone()
    connection.close()
    new = change(body)
    assert new != body
    tamper(path, f"UPDATE entry SET body = x'{new.hex()}', leaf = x'{leaf_hash(new).hex()}' WHERE seq = {seq}")


def copied(source: int, target: int) -> str:
    return (f"INSERT OR REPLACE INTO entry VALUES ({target}, (SELECT body FROM entry WHERE seq = {source}), "
            f"(SELECT leaf FROM entry WHERE seq = {source}))")


SWAPPED = [copied(3, 99), copied(4, 3), copied(99, 4), "DELETE FROM entry WHERE seq = 99",
           "UPDATE sqlite_sequence SET seq = 6"]


@pytest.mark.parametrize(("statements", "seq", "sentence"), [
    (["UPDATE entry SET body = replace(body, 'Kd', 'Ad') WHERE seq = 4"], 4,       # as text, which is another type
     "entry 4 was changed: its content does not give its hash"),
    (["UPDATE entry SET body = CAST(replace(body, 'Kd', 'Ad') AS BLOB) WHERE seq = 4"], 4,
     "entry 4 (card.seen) was changed: its content does not give its hash"),
    (["UPDATE entry SET leaf = zeroblob(32) WHERE seq = 4"], 4,
     "entry 4 (card.seen) was changed: its content does not give its hash"),
    (["UPDATE entry SET body = x'ff' WHERE seq = 2"], 2, "entry 2 was changed: its content does not give its hash"),
    (["DELETE FROM entry WHERE seq = 3"], 3, "entry 3 is missing"),
    (["DELETE FROM entry WHERE seq < 3"], 1, "entries 1 to 2 are missing"),
    (["DELETE FROM entry WHERE seq = 3", "UPDATE entry SET seq = seq - 1 WHERE seq > 3",
      "UPDATE sqlite_sequence SET seq = 5"], 3, "where entry 3 was, there is now entry 4 (card.seen)"),
    (["DELETE FROM entry WHERE seq > 4"], 5,
     "entries 5 to 6 are missing: the last one that was written had the number 6"),
    (["DELETE FROM entry"], 1, "entries 1 to 6 are missing: the last one that was written had the number 6"),
    (SWAPPED, 3, "where entry 3 was, there is now entry 4 (card.seen)"),
    ([copied(2, 7)], 7, "where entry 7 was, there is now entry 2 (staked)"),
    (["CREATE TABLE notes (text)"], 0, "notes was added, the ledger knows no such thing"),
    (["UPDATE sqlite_sequence SET seq = 'many'"], 0, "the number of the last entry was changed: it reads 'many'"),
])
def test_tampering_is_found_and_named(path: Path, statements: list[str], seq: int, sentence: str) -> None:
    tamper(path, *statements)
    reading = read(path)
    assert (reading.findings[0].seq, reading.findings[0].what) == (seq, sentence)
    assert [entry.seq for entry in reading.entries] == list(range(1, seq or 7))
    with pytest.raises(Damaged, match="nothing is added to a ledger that was changed"):
        Ledger.open(path)


@pytest.mark.parametrize(("seq", "change", "named"), [
    (2, lambda body: body.replace(b"500", b"900"), "entry 2 (staked)"),
    (4, lambda body: body.replace(b"Kd", b"Ad"), "entry 4 (card.seen)"),
    (4, lambda body: body.replace(b'"prev":"', b'"prev":"0'), "entry 4 (card.seen)"),
    (1, lambda body: body.replace(b'"prev":""', b'"prev":"00"'), "entry 1 (session.opened)"),
])
def test_an_entry_with_its_hash_made_to_fit_is_named_by_its_neighbours(
        path: Path, seq: int, change: Callable[[bytes], bytes], named: str) -> None:
    rehashed(path, seq, change)
    finding, = read(path).findings
    assert (finding.seq, finding.what) == (
        seq, f"{named} was changed: it does not fit what the entries beside it are chained to")


def test_missing_guards_are_found(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("DROP TRIGGER entry_delete")
    connection.close()
    finding, = read(path).findings
    assert finding.what == "the guard entry_delete was removed or changed"


def test_an_entry_of_a_newer_program_is_not_called_changed(path: Path) -> None:
    rehashed(path, 6, lambda body: body.replace(b'"kind":"amended"', b'"kind":"amended.twice"'))
    finding, = read(path).findings
    assert not finding.changed
    assert finding.what.startswith("entry 6 (amended.twice) is as it was written, but this program cannot read it: "
                                   "kind: 'amended.twice' found; one of round.opened,")


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_random_damage_is_a_finding_or_a_sentence(tmp_path_factory: pytest.TempPathFactory,
                                                  data: st.DataObject) -> None:
    folder = tmp_path_factory.getbasetemp()
    good, bad = folder / "good.sqlite", folder / "bad.sqlite"
    if not good.exists():
        written(good)
    content = bytearray(good.read_bytes())
    for _ in range(data.draw(st.integers(1, 8))):
        # The file's head and the pages' heads are short and decide much: damage goes there as often as anywhere.
        spot = data.draw(st.integers(0, len(content) - 1) | st.integers(0, 120)
                         | st.integers(0, len(content) // 4096 - 1).map(lambda page: page * 4096))
        content[spot] = data.draw(st.integers(0, 255))
    del content[data.draw(st.none() | st.integers(0, len(content))):]
    bad.write_bytes(content)
    for leftover in folder.glob("bad.sqlite-*"):
        leftover.unlink()
    try:
        reading = read(bad)
    except LedgerError:
        return
    if not reading.findings:        # the damage hit a byte that holds nothing
        assert reading == read(good)


# ── bad input ──
def test_no_ledger_there(tmp_path: Path) -> None:
    for door in (read, Ledger.open):
        with pytest.raises(NotFound, match=r"nowhere\.sqlite: no such file; the ledger of a session was expected"):
            door(tmp_path / "nowhere.sqlite")
    with pytest.raises(NotFound, match="no: no such folder"):
        Ledger.create(tmp_path / "no" / "ledger.sqlite")
    with pytest.raises(Damaged, match="not a file"):
        read(tmp_path)


def test_a_ledger_is_never_overwritten(path: Path) -> None:
    with pytest.raises(LedgerError, match="exists already"):
        Ledger.create(path)


@pytest.mark.parametrize("content", [b"seq,at,by\n1,2,dealer\n" * 100, b"\xff" * 5000])
def test_another_kind_of_file(tmp_path: Path, content: bytes) -> None:
    other = tmp_path / "other.sqlite"
    other.write_bytes(content)
    for door in (read, Ledger.open):
        with pytest.raises(Damaged, match=r"other\.sqlite: not a SQLite file"):
            door(other)
    assert other.read_bytes() == content


@pytest.mark.parametrize("content", ["", "CREATE TABLE entry (seq, body, leaf)"])
def test_another_database(tmp_path: Path, content: str) -> None:
    other = tmp_path / "other.sqlite"
    connection = sqlite3.connect(other)
    connection.executescript(content)
    connection.close()
    for door in (read, Ledger.open):
        with pytest.raises(Damaged, match=r"other\.sqlite: not a ledger"):
            door(other)


def test_a_format_of_the_future(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 3")
    connection.close()
    with pytest.raises(Damaged, match="format 3 found; this program reads the formats 1 and 2"):
        read(path)


@pytest.mark.parametrize("version", [(3, 40, 1), (3, 51, 3)])
def test_one_writer_and_any_number_of_readers(tmp_path: Path, version: tuple[int, ...],
                                              monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", version)
    path = tmp_path / "ledger.sqlite"
    ledger = Ledger.create(path)
    ledger.append(1, "dealer", EVENTS[0])
    script = f"""
from pathlib import Path
from dealer_assist.ledger.store import Ledger, LedgerError, in_use, read
path = Path({str(path)!r})
try:
    Ledger.open(path)
except LedgerError as error:
    print(type(error).__name__, error)
print(in_use(path), len(read(path).entries))
"""
    second = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert second.stderr == ""
    assert second.stdout.splitlines() == [
        f"InUse {path}: in use by another program; a ledger has one writer: end the other one first", "True 2"]
    with pytest.raises(InUse):
        Ledger.open(path)
    assert len(read(path).entries) == 2             # also by the process that writes it; the key is introduced first
    ledger.append(2, "dealer", EVENTS[1])
    ledger.close()
    assert not in_use(path)
    assert len(read(path).entries) == 3


def test_the_lock_of_a_killed_writer_is_gone_with_it(tmp_path: Path) -> None:
    path = tmp_path / "ledger.sqlite"
    script = f"""
from pathlib import Path
from dealer_assist.ledger.store import Ledger
from tests.ledger.test_store import EVENTS
ledger = Ledger.create(Path({str(path)!r}))
ledger.append(1, "dealer", EVENTS[0])
print("there", flush=True)
input()
"""
    with subprocess.Popen([sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        assert writer.stdout.readline().strip() == b"there"
        assert in_use(path)
        writer.kill()
    assert not in_use(path)
    Ledger.open(path).close()


def test_of_entries_that_belong_together_all_are_written_or_none(path: Path) -> None:
    ledger = Ledger.open(path)
    with pytest.raises(CodecError):
        ledger.append_all(7, [("inspector", EVENTS[0]), ("inspector", Staked(Party(-1), seat(1), "ante", 5))])
    assert ledger.append_all(7, [("inspector", EVENTS[0]), ("recorder", CameraLost("test"))]) == (7, 8)
    assert ledger.append_all(7, []) == ()
    ledger.close()
    assert (read(path).findings, len(read(path).entries)) == ((), 8)


@pytest.fixture
def sealed() -> Iterator[Path]:
    """A ledger that can be read but not written. Root may write anything: where tests run as root, they step down."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    with TemporaryDirectory() as folder:
        path = written(Path(folder) / "ledger.sqlite")
        path.chmod(0o444)
        Path(folder).chmod(0o555)
        if root:
            os.seteuid(65534)
        try:
            yield path
        finally:
            if root:
                os.seteuid(0)
        Path(folder).chmod(0o755)
        path.chmod(0o644)


def test_a_read_only_ledger_is_read_and_not_written(sealed: Path) -> None:
    assert (read(sealed).findings, len(read(sealed).entries)) == ((), 6)
    with pytest.raises(LedgerError, match=r"ledger\.sqlite: cannot be written; make the file and its folder writable"):
        Ledger.open(sealed)


def test_a_full_disk_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    path = tmp_path / "ledger.sqlite"
    ledger = Ledger.create(path)
    ledger._connection.execute("PRAGMA max_page_count = 8")        # what SQLite meets when the disk is full
    sentence = f"{path}: the disk is full; free some space, what is in the ledger is safe"

    def fill() -> None:
        for number in range(1000):
            ledger.append(number, "dealer", EVENTS[0])

    with pytest.raises(LedgerError, match=f"^{re.escape(sentence)}$"):
        fill()
    count = len(ledger.entries)
    assert 10 < count < 1000
    ledger._connection.execute("PRAGMA max_page_count = 100")       # some space was freed
    ledger.append(count, "dealer", EVENTS[1])
    ledger.close()
    reading = read(path)
    assert (reading.findings, len(reading.entries)) == ((), count + 1)


@pytest.mark.parametrize("version", [(3, 40, 1), (3, 51, 3)])
@pytest.mark.parametrize("moment", [0.02, 0.11, 0.23])
def test_a_killed_writer_loses_nothing_acknowledged(tmp_path: Path, moment: float, version: tuple[int, ...]) -> None:
    path = tmp_path / "ledger.sqlite"
    script = f"""
import sqlite3
sqlite3.sqlite_version_info = {version}
from pathlib import Path
from dealer_assist.ledger.entries import CameraLost
from dealer_assist.ledger.store import Ledger
ledger = Ledger.create(Path({str(path)!r}))
while True:
    print(ledger.note(1, "recorder", CameraLost("table")), flush=True)
"""
    writer = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert writer.stdout is not None
    acknowledged = int(writer.stdout.readline())
    time.sleep(moment)
    writer.kill()
    said = writer.stdout.read().split("\n")[:-1]        # a line that was cut off acknowledges nothing
    acknowledged = int(said[-1]) if said else acknowledged
    writer.stdout.close()
    assert writer.wait() in (-getattr(signal, "SIGKILL", 0), 1)
    copy = tmp_path / "copy"
    copy.mkdir()
    for file in tmp_path.glob("ledger.sqlite*"):
        shutil.copy(file, copy)
    reading = read(copy / "ledger.sqlite")
    assert reading.findings == ()
    assert len(reading.entries) in (acknowledged, acknowledged + 1)     # one may be on disk, its word on the way
    ledger = Ledger.open(path)
    ledger.note(2, "recorder", CameraLost("table"))
    ledger.close()
    assert read(path).findings == ()


@pytest.mark.parametrize(("old", "new"), [(b"BEFORE UPDATE", b"BE\xc2ORE UPDATE"), (b"NOT NULL", b"N\xc2T NULL")])
def test_tables_that_are_no_text(path: Path, old: bytes, new: bytes) -> None:
    """SQLite quotes them in its error, and that is no text then either."""
    content = path.read_bytes()
    assert old in content
    path.write_bytes(content.replace(old, new))
    assert verify.main([str(path)]) in (FOUND, CONFIGURATION)
    for door in (read, Ledger.open):
        with pytest.raises(Damaged, match="damaged"):
            door(path)
