from __future__ import annotations

import os
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from dealer_assist.cards import Card
from dealer_assist.keys import FOLDER
from dealer_assist.ledger.entries import CameraLost, HandedIn
from dealer_assist.ledger.store import Ledger, read
from dealer_assist.sessions.folder import LEDGER
from dealer_assist.sessions.inbox import INBOX, InboxError, Request, answer, hand_in, put_back, waiting
from dealer_assist.sessions.replay import replay
from dealer_assist.table.events import Amended, CardSeen, RoundOpened, Ruled
from dealer_assist.table.places import BOARD

RULING = Ruled(1, (), "nothing to add")


def test_a_late_correction_of_a_closed_session_is_appended_and_replayed(
        session: Path, capsys: pytest.CaptureFixture[str]) -> None:
    entries = read(session / LEDGER).entries
    board = next(e for e in entries if isinstance(e.event, CardSeen) and e.event.at == BOARD)
    assert isinstance(board.event, CardSeen)
    amended = Amended(board.seq, (replace(board.event, face=Card.parse("2h")),), "misread")
    last = len(entries)
    assert hand_in(session, "inspector", [amended, RULING]) == (last + 1, last + 2)
    *_, first, second = read(session / LEDGER).entries
    assert (first.event, second.event, first.by) == (amended, RULING, "inspector")
    assert first.at >= entries[-1].at
    assert not (session / INBOX).exists()
    assert replay(session, print, check=True) == 0
    assert "still owed to" in capsys.readouterr().out


def test_another_machine_adds_nothing_that_its_key_cannot_sign(session: Path, tmp_path: Path,
                                                               monkeypatch: pytest.MonkeyPatch) -> None:
    """An entry without its checkpoint would leave nothing to be proved by the whole session."""
    before = read(session / LEDGER).entries
    monkeypatch.setenv(FOLDER, str(tmp_path / "of another machine"))
    with pytest.raises(InboxError, match="signed by the key of another machine"):
        hand_in(session, "inspector", [RULING])
    assert read(session / LEDGER).entries == before
    assert not read(session / LEDGER).findings


def test_the_table_that_runs_takes_it_and_answers(session: Path) -> None:
    ledger = Ledger.open(session / LEDGER)
    last = len(ledger.entries)
    with ThreadPoolExecutor() as desk:
        asked = desk.submit(hand_in, session, "inspector", [RULING, RULING])
        while not (found := list(waiting(session))):
            pass
        request, = found
        numbers = ledger.append_all(5, request.said)
        answer(session, request.name, numbers[1:])
        assert asked.result() == (last + 2, last + 3)
    ledger.close()
    assert read(session / LEDGER).entries[last].event == HandedIn(request.name, 2)
    assert os.listdir(session / INBOX) == []


def test_a_table_that_takes_nothing_leaves_nothing_behind(session: Path) -> None:
    ledger = Ledger.open(session / LEDGER)
    with pytest.raises(InboxError, match=r"took nothing within 0\.2 s; .* then try again: nothing was written"):
        hand_in(session, "inspector", [RULING], patience=.2)
    ledger.close()
    assert os.listdir(session / INBOX) == []
    with pytest.raises(InboxError, match="RoundOpened: is said by the table itself"):
        hand_in(session, "inspector", [RoundOpened(1, ())])
    with pytest.raises(InboxError, match="CameraLost: is said by the table itself"):
        hand_in(session, "inspector", [CameraLost("test")])


@pytest.mark.parametrize("moment", ["waiting", "taken", "written"])
def test_a_table_that_ends_meanwhile_is_not_waited_for_and_nothing_is_written_twice(session: Path,
                                                                                   moment: str) -> None:
    """The table is another process, and killed."""
    script = f"""
import sys, time
from pathlib import Path
from dealer_assist.ledger.store import Ledger
from dealer_assist.sessions.inbox import waiting
folder = Path({str(session)!r})
ledger = Ledger.open(folder / "ledger.sqlite")
print("runs", flush=True)
if {moment!r} != "waiting":
    while not (found := list(waiting(folder))):
        time.sleep(0.01)
    if {moment!r} == "written":
        ledger.append_all(5, found[0].said)
    print("took", flush=True)
else:
    input()
time.sleep(60)
"""
    last = len(read(session / LEDGER).entries)
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, stdin=subprocess.PIPE) as table, \
            ThreadPoolExecutor() as desk:
        assert table.stdout is not None
        assert table.stdout.readline().strip() == b"runs"
        asked = desk.submit(hand_in, session, "inspector", [RULING])
        if moment == "waiting":
            while not list((session / INBOX).glob("*.json")):
                pass
        else:
            assert table.stdout.readline().strip() == b"took"
        table.kill()
        assert asked.result() == (last + 2,)
    entries = read(session / LEDGER).entries
    assert [type(e.event) for e in entries[last:]] == [HandedIn, Ruled]
    assert os.listdir(session / INBOX) == []


def test_what_was_taken_when_the_table_broke_off_is_looked_after_by_the_next_one(session: Path) -> None:
    ledger = Ledger.open(session / LEDGER)
    box = session / INBOX
    box.mkdir()
    written = Request("aa", "inspector", (RULING,))
    numbers = ledger.append_all(5, written.said)
    for name in ("aa", "bb"):
        (box / f"{name}.taken").write_bytes(
            b'{"by":"inspector","events":[{"data":{"lines":[],"number":1,"why":"nothing to add"},"kind":"ruled"}]}')
    assert list(waiting(session, ledger.entries)) == [Request("bb", "inspector", (RULING,))]
    assert (box / "aa.answer").read_bytes() == b'{"entries":[%d]}' % numbers[1]
    put_back(session, "bb")
    assert [request.name for request in waiting(session)] == ["bb"]
    ledger.close()


@pytest.mark.parametrize(("content", "why"), [
    (b"", "JSON: "), (b"[]", "object with by, events"), (b'{"by":1,"events":[]}', "by: 1 found; a text"),
    (b'{"by":"x","events":{}}', "events: {} found; a list"), (b" " * 2_000_000, "at most 1000000 bytes"),
    (b'{"by":"x","events":[{"data":{},"kind":"table.closed"}]}', "events: 'TableClosed' found; a correction"),
    (b'{"by":"x","events":[{"data":{"camera":"c"},"kind":"camera.back"}]}', "events: 'CameraBack' found; a corr"),
])
def test_what_is_no_request_is_refused_with_its_reason(tmp_path: Path, content: bytes, why: str) -> None:
    (tmp_path / INBOX).mkdir()
    (tmp_path / INBOX / "x.json").write_bytes(content)
    assert list(waiting(tmp_path)) == []
    said = (tmp_path / INBOX / "x.answer").read_text()
    assert why in said
    assert '"refused":' in said


def test_of_two_that_take_one_gets_it(tmp_path: Path) -> None:
    (tmp_path / INBOX).mkdir()
    (tmp_path / INBOX / "x.json").write_bytes(b'{"by":"x","events":[]}')
    found: list[Request] = []
    both = [threading.Thread(target=lambda: found.extend(waiting(tmp_path))) for _ in range(2)]
    for one in both:
        one.start()
    for one in both:
        one.join()
    assert [request.name for request in found] == ["x"]
