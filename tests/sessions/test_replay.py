from __future__ import annotations

import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing, redirect_stderr, redirect_stdout
from dataclasses import replace
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.cards import Card
from dealer_assist.cli import main
from dealer_assist.ledger.entries import CAMERA, SegmentClosed
from dealer_assist.ledger.store import Ledger
from dealer_assist.sessions.folder import HEADER, LEDGER
from dealer_assist.sessions.header import Header, Program, Source, this_program
from dealer_assist.sessions.record import Recorder
from dealer_assist.sessions.replay import judged_again, open_session
from dealer_assist.table.events import Amended, CardSeen, RoundClosed, RoundOpened, Ruled, Seated
from dealer_assist.table.places import BOARD, Party
from dealer_assist.table.settlement import Settlement
from tests.sessions.played import HOUSE, START, Game, header, played

OTHER = "0" * 64
FILM, FRAME_TIMES, SIGHTINGS = "film/0001.mp4", "film/0001.jsonl", "sightings/0001.jsonl"


def told(folder: Path, *, check: bool = True) -> tuple[int, list[str]]:
    """By the command itself, so that what stands in the way of judging is seen as people see it."""
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main(["replay", str(folder), *(["--check"] if check else [])])
    alarm = err.getvalue().removeprefix("no window: there is no display, so what was recorded is told here\n")
    assert not (out.getvalue() and alarm)
    return code, (out.getvalue() + alarm.removeprefix("dealer-assist: ")).splitlines()


def marked(folder: Path) -> tuple[int, list[str]]:
    """The exit code, and what is marked as wrong, without the folder's name."""
    code, lines = told(folder)
    return code, [line.removeprefix("! ").replace(f"{folder}{os.sep}", "") for line in lines if line.startswith("! ")]


def rewritten(folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(folder / LEDGER)) as connection:
        guards = [sql for (sql,) in connection.execute(
            "SELECT sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'entry'")]
        for statement in ("DROP TRIGGER entry_update", "DROP TRIGGER entry_delete", *statements, *guards):
            connection.execute(statement)
        connection.commit()


# ── what is whole ──
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_session_comes_to_the_same_settlements_to_the_byte(tmp_path: Path, seed: int) -> None:
    folder = played(tmp_path / "s", rounds=3, seed=seed)
    report = judged_again(open_session(folder), thorough=True)
    assert report.problems == ()
    assert [one.number for one in report.judged] == [1, 2, 3]
    assert all(one.same and one.paid.lines for one in report.judged)
    code, lines = told(folder)
    assert code == 0
    assert lines[-1] == ("Checked: files, settlements and the camera's entries are those of the day, to the byte; "
                         "3 rounds were paid.")


def test_every_line_that_was_paid_is_printed(original: Path) -> None:
    code, lines = told(original, check=False)
    paid = [line for one in judged_again(open_session(original), thorough=False).judged for line in one.paid.lines]
    assert code == 0
    assert len([line for line in lines if line.startswith("  Box") and "[" in line]) == len(paid)
    assert lines[0] == f"{HOUSE.name}, casino_holdem, rules since {HOUSE.since}"
    assert lines[-2] == f"Ledger: {len(open_session(original).reading.entries)} entries, root " + open_session(
        original).reading.root
    assert lines[-1] == "Checked: the settlements are those of the day, to the byte; 2 rounds were paid."


def test_a_round_that_was_still_open_is_told(tmp_path: Path) -> None:
    game = Game(tmp_path / "s", 2, header())
    game.deal_first_card()
    game.recorder.close()
    code, lines = told(tmp_path / "s")
    assert code == 0
    assert "Round 1 was open when the recording ended: nothing was paid" in lines


def test_replaying_changes_nothing(session: Path) -> None:
    before = {file: file.read_bytes() for file in session.rglob("*") if file.is_file()}
    first = told(session)
    assert told(session) == first
    assert {file: file.read_bytes() for file in session.rglob("*") if file.is_file()} == before


def test_a_card_corrected_after_payment_leaves_what_was_paid(session: Path) -> None:
    entries = open_session(session).reading.entries
    board = next(e for e in entries if isinstance(e.event, CardSeen) and e.event.at == BOARD)
    assert isinstance(board.event, CardSeen)
    ledger = Ledger.open(session / LEDGER)
    ledger.append(START, "inspector", Amended(board.seq, (replace(board.event, face=Card.parse("2h")),), "misread"))
    ledger.append(START, "inspector", Ruled(1, (), "nothing to add"))
    ledger.close()
    code, lines = told(session)
    assert (code, lines[-1][:8]) == (0, "Checked:")
    assert any(line.startswith("  still owed to") for line in lines)


def test_a_read_only_folder_is_replayed(original: Path) -> None:
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    told(original)                  # what the program reads of itself, while it surely may
    with TemporaryDirectory() as place:
        folder = Path(shutil.copytree(original, Path(place) / "s"))
        for path in (*folder.rglob("*"), folder, folder.parent):
            path.chmod(0o555 if path.is_dir() else 0o444)
        if root:
            os.seteuid(65534)       # root may write anything
        try:
            code, _ = told(folder)
        finally:
            if root:
                os.seteuid(0)
        for path in (folder.parent, folder, *folder.iterdir(), *folder.rglob("*")):
            path.chmod(0o755 if path.is_dir() else 0o644)
    assert code == 0


# ── the files ──
def test_a_changed_entry_is_named(session: Path) -> None:
    entry = next(e for e in open_session(session).reading.entries if isinstance(e.event, CardSeen))
    assert isinstance(entry.event, CardSeen)
    rewritten(session, "UPDATE entry SET body = CAST(replace(body, '\"face\":\"', '\"face\":\"A') AS BLOB) "
                       f"WHERE seq = {entry.seq}")
    code, found = marked(session)
    assert code == 4
    assert found[0] == f"{LEDGER}: entry {entry.seq} (card.seen) was changed: its content does not give its hash"


@pytest.mark.parametrize(("statements", "sentence"), [
    (["DELETE FROM entry WHERE seq = 9"], "entry 9 is missing"),
    (["DELETE FROM entry WHERE seq > 9"], "entries 10 to {last} are missing: the last one that was written had the "
                                          "number {last}"),
    (["UPDATE entry SET leaf = x'00' WHERE seq = 1"],
     "entry 1 (session.opened) was changed: its content does not give its hash"),
])
def test_a_ledger_that_lost_something_is_named(session: Path, statements: list[str], sentence: str) -> None:
    last = len(open_session(session).reading.entries)
    rewritten(session, *statements)
    code, found = marked(session)
    assert code == 4
    assert found[0] == f"{LEDGER}: " + sentence.format(last=last)


def test_a_whole_ledger_of_another_session_does_not_fit_the_header(session: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    Recorder(other, replace(header(), camera="another")).close()
    shutil.copy(other / LEDGER, session / LEDGER)
    code, found = marked(session)
    assert code == 4
    assert found[0].startswith(f"{HEADER}: was changed: its SHA-256 is ")


@pytest.mark.parametrize("name", [HEADER, FILM, FRAME_TIMES, SIGHTINGS])
def test_a_changed_file_is_named_with_the_entry_that_knows_better(session: Path, name: str) -> None:
    content = bytearray((session / name).read_bytes())
    content[len(content) // 2] ^= 1
    (session / name).write_bytes(content)
    code, found = marked(session)
    assert code == 4
    told_by = next((e.seq for e in open_session(session).reading.entries if isinstance(e.event, SegmentClosed)
                    and Path(e.event.file).with_suffix("") == Path(name).with_suffix("")), 1)
    entry = f"entry {told_by} ({'session.opened' if name == HEADER else 'segment.closed'})"
    assert len(found) == 1
    assert found[0].startswith(f"{name}: was changed: its SHA-256 is ")
    assert found[0].endswith(f" was expected, as {entry} has it")


def test_a_swapped_film_is_named(session: Path, tmp_path: Path) -> None:
    shutil.copy(played(tmp_path / "other", rounds=1, seed=9) / FILM, session / FILM)
    code, found = marked(session)
    assert code == 4
    assert found[0].startswith(f"{FILM}: was changed")


@pytest.mark.parametrize("name", [HEADER, LEDGER, FILM, FRAME_TIMES, SIGHTINGS])
def test_a_missing_file_is_named(session: Path, name: str) -> None:
    (session / name).unlink()
    code, lines = told(session)
    assert code == 4
    assert any(f"{session / name}: missing; " in line for line in lines)


@pytest.mark.parametrize(("make", "sentence"), [
    (lambda folder: None, r"cannot be opened \(.+\); the folder of a recorded session was expected"),
    (lambda folder: folder.mkdir(), "no session; a folder with header.json and ledger.sqlite was expected"),
    (lambda folder: folder.write_text("x"), r"cannot be opened \(.+\); the folder of a recorded session was expected"),
])
def test_what_is_no_session(tmp_path: Path, make: Callable[[Path], None], sentence: str) -> None:
    make(tmp_path / "s")
    code, (line,) = told(tmp_path / "s")
    assert code == 2
    assert re.fullmatch(f"{re.escape(str(tmp_path / 's'))}: {sentence}", line)


def test_a_ledger_that_is_none(session: Path) -> None:
    (session / LEDGER).write_text("seq,at,by\n" * 200)
    assert told(session) == (4, [f"{session / LEDGER}: not a SQLite file; the ledger of a session was expected"])


def test_a_session_that_is_being_recorded(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path / "s", header())
    code, lines = told(tmp_path / "s")
    recorder.close()
    assert code == 0
    assert f"{tmp_path / 's'}: is being recorded just now, up to entry 1 (session.opened)" in lines


# ── what is judged otherwise ──
def paid_wrongly(folder: Path, the_header: Header) -> Path:
    """A round in which every bet got a little more than the rules give it."""
    game = Game(folder, 1, the_header)
    game.deal_out()
    update = game.table.story.current
    assert update is not None
    assert update.final is not None
    wrong = Settlement(tuple(line._replace(back=line.back + 100) for line in update.final.lines))
    game.recorder.append(game.now, "dealer", RoundClosed(1, wrong))
    game.recorder.close()
    return folder


def test_a_result_of_another_program_is_called_that(tmp_path: Path) -> None:
    old = Program("0.0.1", OTHER, this_program().steadying)
    code, lines = told(paid_wrongly(tmp_path / "s", replace(header(), program=old)))
    assert code == 1
    start = next(n for n, line in enumerate(lines) if line.startswith("! "))
    assert lines[start].startswith(f"! the program changed: recorded by {OTHER}, judged today by "
                                   f"{this_program().core}: round 1: entry ")
    assert lines[start].endswith(" (round.closed) paid otherwise than is judged now:")
    assert lines[start + 1].startswith("  paid: Box")
    assert any(line.startswith("  now:  Box") for line in lines[start:])
    assert lines[-1] == "Checked: nothing was changed, but see what is marked above."


def test_a_result_that_the_same_program_does_not_give_is_an_alarm(tmp_path: Path) -> None:
    code, lines = told(paid_wrongly(tmp_path / "s", header()))
    assert code == 4
    assert any(line.startswith(f"! the program is the same ({this_program().core}), its result is not: round 1: ")
               for line in lines)
    assert lines[-1].startswith("CHECK FAILED")


def test_another_program_with_the_same_result_is_fine(tmp_path: Path) -> None:
    game = Game(tmp_path / "s", 4, replace(header(), program=Program("0.0.1", OTHER, OTHER)))
    game.play(1)
    game.recorder.close()
    assert told(tmp_path / "s")[0] == 0


@pytest.mark.parametrize(("program", "code", "beginning"), [
    (Program("0.0.1", OTHER, OTHER), 1, f"the program changed: recorded by {OTHER}, judged today by "),
    (this_program(), 4, "the program is the same ("),
])
@pytest.mark.parametrize("text", ["game = 'chess'", "game = ", ""])
def test_rules_that_cannot_be_read_any_more(tmp_path: Path, program: Program, code: int, beginning: str,
                                            text: str) -> None:
    Recorder(tmp_path / "s", replace(header(), program=program, house=Source("old.toml", text))).close()
    found = marked(tmp_path / "s")
    assert found[0] == code
    assert found[1][0].startswith(beginning)
    assert "the rules of the day cannot be read any more: old.toml: " in found[1][0]


def test_a_header_of_the_future(tmp_path: Path) -> None:
    Recorder(tmp_path / "s", replace(header(), format=2)).close()
    assert marked(tmp_path / "s") == (4, [f"{HEADER}: format: 2 found; 1, the format that this program reads, was "
                                          "expected"])


# ── sightings → events ──
@pytest.mark.parametrize(("steadying", "code", "beginning"), [
    (this_program().steadying, 4, "the program is the same ("),
    (OTHER, 1, f"the program changed: recorded by {OTHER}, judged today by "),
])
def test_an_entry_that_the_sightings_do_not_show(tmp_path: Path, steadying: str, code: int, beginning: str) -> None:
    program = replace(this_program(), steadying=steadying)
    recorder = Recorder(tmp_path / "s", replace(header(), program=program))
    recorder.append(START, "table", RoundOpened(1, (Seated(Party(1)),)))
    recorder.append(START, CAMERA, CardSeen(1, BOARD, Card.parse("Ah")))
    recorder.close()
    found = marked(tmp_path / "s")
    assert found[0] == code
    assert found[1][0].startswith(beginning)
    assert found[1][0].endswith('sightings/0001.jsonl: ends without showing entry 3 (card.seen), {"data":{"at":"board",'
                                '"card":1,"face":"Ah"},"kind":"card.seen"}')


def test_an_entry_that_the_sightings_show_otherwise(tmp_path: Path) -> None:
    game = Game(tmp_path / "s", 5, header())
    real = game.recorder.append

    def misheard(at: int, by: str, event: object) -> object:
        if isinstance(event, CardSeen) and isinstance(event.face, Card):
            event = replace(event, face=Card.parse("2c" if str(event.face) != "2c" else "2d"))
        return real(at, by, event)  # type: ignore[arg-type]

    game.recorder.append = misheard  # type: ignore[method-assign, assignment]
    game.deal_first_card()
    game.recorder.append = real  # type: ignore[method-assign]
    game.recorder.close()
    code, (sentence,) = marked(tmp_path / "s")
    assert code == 4
    assert " shows " in sentence
    assert "(card.seen) has " in sentence


def test_what_the_dealer_says_of_cards_is_followed_too(tmp_path: Path) -> None:
    """The dealer names a card that the camera never saw: the numbers of all cards after it depend on that."""
    game = Game(tmp_path / "s", 6, header())
    game.deal_first_card()
    game.table.submit("dealer", CardSeen(7, BOARD, Card.parse("Ah")))
    game.lying[8] = BOARD, 2, Card.parse("Kd")
    game.look_until_something_is_told()
    game.recorder.close()
    seen = [(e.by, e.event.card) for e in open_session(tmp_path / "s").reading.entries if isinstance(e.event, CardSeen)]
    assert seen == [("camera", 1), ("dealer", 7), ("camera", 8)]
    assert told(tmp_path / "s")[0] == 0


@pytest.mark.parametrize(("line", "sentence"), [
    (b'{"entry":99}', "sightings/0001.jsonl: line 1: entry 99 found; an entry of the ledger was expected"),
    (b'{"entry":"two"}', "sightings/0001.jsonl: line 1: entry: 'two' found; a whole number was expected"),
    (b'{"bare":0}', "sightings/0001.jsonl: line 1: camera: nothing found; a value was expected"),
    (b'{', "sightings/0001.jsonl: line 1: JSON: b'{' found; canonical JSON (Expecting property name enclosed in double "
           "quotes: line 1 column 2 (char 1)) was expected"),
    (b'{"bare":0,"camera":"c","captured_at":1,"frame":1,"place":"attic","sightings":[]}',
     "sightings/0001.jsonl: line 1: place: 'attic' found; a place such as \"board\", \"seat 3\" or \"seat 3 hand 2\" "
     "was expected"),
    (b'{"bare":0,"camera":"c","captured_at":1,"frame":1,"place":"muck","sightings":[]}',
     "sightings/0001.jsonl: line 1: muck found; a place with an area in the layout was expected"),
])
def test_a_line_of_sightings_that_is_none(tmp_path: Path, line: bytes, sentence: str) -> None:
    recorder = Recorder(tmp_path / "s", header())
    recorder._lines(line + b"\n", None)
    recorder.close()
    assert marked(tmp_path / "s") == (4, [sentence])


# ── what was cut off ──
@pytest.mark.parametrize("moment", [0.05, 0.4, 0.9, 1.7])
def test_a_killed_session_keeps_all_that_was_acknowledged(tmp_path: Path, moment: float) -> None:
    folder = tmp_path / "s"
    script = f"""
from pathlib import Path
from tests.sessions.played import Game, header
game = Game(Path({str(folder)!r}), 8, header())
real = game.recorder.append
def told(at, by, event):
    recorded = real(at, by, event)
    print(recorded.seq, flush=True)
    return recorded
game.recorder.append = told
print(0, flush=True)
game.play(100)
"""
    process = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    process.stdout.readline()
    time.sleep(moment)
    process.kill()
    said = process.stdout.read().split("\n")[:-1]
    process.stdout.close()
    assert process.wait() in (-getattr(signal, "SIGKILL", 0), 1)
    acknowledged = int(said[-1]) if said else 0
    code, lines = told(folder)
    assert code == 1
    entries = open_session(folder).reading.entries
    assert len(entries) >= acknowledged
    assert any("the recording was cut off: it ends with entry " in line for line in lines)
    closed = {folder / e.event.file for e in entries if isinstance(e.event, SegmentClosed)}
    cut = set((folder / "film").glob("*.mp4")) - closed
    assert all(any(f"{film}: can" in line for line in lines) for film in cut)
    assert lines[-1] == "Checked: nothing was changed, but see what is marked above."
    report = judged_again(open_session(folder), thorough=True)
    assert len(report.judged) == sum(isinstance(e.event, RoundClosed) for e in entries)
    assert all(one.same for one in report.judged)


def broken_off(folder: Path) -> Path:
    """As a process that was killed leaves it: nothing is closed, and no file has its digest yet."""
    script = f"""
import os
from pathlib import Path
from tests.sessions.played import Game, header
game = Game(Path({str(folder)!r}), 8, header())
game.dealer.shuffle()
game.deal_out()
for _ in range(20):
    game.look()
while game.recorder._films["test"].writer._waiting.qsize():
    pass
os._exit(9)
"""
    subprocess.run([sys.executable, "-c", script], check=False)
    return folder


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return broken_off(tmp_path_factory.mktemp("broken") / "s")


@pytest.fixture
def cut(broken: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(broken, tmp_path / "s"))


@pytest.mark.parametrize("rest", [0, 1, 1000, 20_001])
def test_sightings_that_lost_their_end(cut: Path, rest: int) -> None:
    """As after a power cut: the ledger is safe to its last entry, the files beside it may have lost their ends."""
    content = (cut / SIGHTINGS).read_bytes()
    (cut / SIGHTINGS).write_bytes(content[:rest])
    code, lines = told(cut)
    assert code == 1
    assert any(f"{cut / SIGHTINGS}: ends without showing entry " in line or f"{cut / 'sightings'}: ends without" in line
               for line in lines)
    assert len([line for line in lines if line.startswith("! ")]) == 1


def test_a_film_that_lost_its_end(cut: Path) -> None:
    content = (cut / FILM).read_bytes()
    (cut / FILM).write_bytes(content[:len(content) // 2])
    code, lines = told(cut)
    assert code == 1
    assert any(" can be played, " in line for line in lines)
    (cut / FILM).write_bytes(b"no film")
    code, lines = told(cut)
    assert code == 1
    assert any(line.startswith(f"! {cut / FILM}: cannot be read as a film (") for line in lines)


def test_a_recording_that_was_cut_off_as_it_began(tmp_path: Path) -> None:
    Recorder(tmp_path / "s", header()).close()
    (tmp_path / "s" / LEDGER).unlink()
    Ledger.create(tmp_path / "s" / LEDGER).close()
    code, found = marked(tmp_path / "s")
    assert code == 1
    assert found[0] == f"{LEDGER}: holds no entry: the recording was cut off as it began"


# ── anything ──
@pytest.fixture(scope="module")
def damaged(original: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return Path(shutil.copytree(original, tmp_path_factory.mktemp("damaged") / "s"))


@settings(max_examples=60, deadline=None)
@given(name=st.sampled_from([HEADER, LEDGER, LEDGER, FILM, FRAME_TIMES, SIGHTINGS]), data=st.data())
def test_random_damage_gives_sentences(original: Path, damaged: Path, name: str, data: st.DataObject) -> None:
    shutil.copytree(original, damaged, dirs_exist_ok=True)
    content = bytearray((original / name).read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    del content[data.draw(st.none() | st.integers(0, len(content))):]
    (damaged / name).write_bytes(content)
    code, lines = told(damaged)
    assert lines
    if content == (original / name).read_bytes():
        assert code == 0
    elif name == LEDGER:        # a damaged byte of it may be one that holds nothing
        assert code in (0, 1, 2, 4)
    else:
        assert code == 4
