"""Faults that are really there: a disk that is full or refuses, a clock that is set, a second process."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from dealer_assist import live
from dealer_assist.cli import main
from dealer_assist.clock import read_clock
from dealer_assist.ledger.entries import ClockRead, ClockStepped, InspectorCalled, InspectorCame, WritingFailed
from dealer_assist.ledger.store import InUse, checkpoints, read
from dealer_assist.live import ClockWatch, Table, watch
from dealer_assist.sessions.folder import LEDGER
from dealer_assist.sessions.record import Recorder, unfinished
from dealer_assist.sessions.replay import replay
from dealer_assist.table.places import seat
from dealer_assist.vision.frame import Frame, Moment
from tests.sessions.played import HEIGHT, HOUSE, LAYOUT, START, WIDTH, Game, header

PLAYED = """
import sys
from pathlib import Path
from dealer_assist.ledger.entries import RecordEvent
from dealer_assist.ledger.store import read
from dealer_assist.table.events import DeckChanged
from tests.sessions.played import Game, header

{fault}
def said():         # what the record says of itself may still find room where the film gave some up
    return sum(not isinstance(entry.event, RecordEvent) for entry in read(folder / "s" / "ledger.sqlite").entries)

game = Game(folder / "s", 3, header())
game.dealer.shuffle()
for _ in range(12):
    game.deal_on()
table = game.table
break_disk()
there = said()
while not table.trouble:
    table.submit("dealer", DeckChanged(1))          # until what was left is used up
    there += not table.trouble
print(table.trouble)
for _ in range(20):
    before = table.story
    table.submit("dealer", DeckChanged(1))
    there += not table.trouble
    assert table.story is before or not table.trouble       # nothing is shown that is not on disk
    game.look()
mend_disk()
assert said() == there
game.look()
assert not table.trouble
game.deal_out()
game.gather()
game.recorder.close()
keep()
"""
FULL = """
import shutil, subprocess
folder = Path({place!r}) / "disk"
folder.mkdir()
subprocess.run(["mount", "-t", "tmpfs", "-o", "size=6m", "tmpfs", str(folder)], check=True)

def break_disk():
    with (folder / "ballast").open("wb", buffering=0) as ballast:
        try:
            while ballast.write(bytes(4096)):
                pass
        except OSError as error:
            assert error.errno == 28

def mend_disk():
    (folder / "ballast").unlink()

def keep():
    shutil.copytree(folder / "s", Path({place!r}) / "s")
"""
READ_ONLY = """
import shutil, sqlite3, subprocess
sqlite3.sqlite_version_info = (3, 40, 1)        # with the journal that is opened for each entry anew
folder = Path({place!r}) / "disk"
folder.mkdir()
subprocess.run(["mount", "-t", "tmpfs", "-o", "size=30m", "tmpfs", str(folder)], check=True)

def break_disk():
    subprocess.run(["mount", "--bind", str(folder), str(folder)], check=True)
    subprocess.run(["mount", "-o", "remount,bind,ro", str(folder)], check=True)

def mend_disk():
    subprocess.run(["umount", str(folder)], check=True)

def keep():
    shutil.copytree(folder / "s", Path({place!r}) / "s")
"""
REFUSES = """
import resource
folder = Path({place!r})

def break_disk():
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))      # the system writes no more to any file

def mend_disk():
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

def keep():
    pass
"""


def of_its_own() -> list[str] | None:
    """How a process gets a disk of its own here: as root, or as a user who may be root in a house of his own."""
    for way in (["unshare", "-m"], ["unshare", "-Urm"]):
        if shutil.which("unshare") and not subprocess.run(
                [*way, "mount", "-t", "tmpfs", "tmpfs", "/mnt"], capture_output=True, check=False).returncode:
            return way
    return None


@pytest.mark.parametrize(("fault", "sentence"), [
    (FULL, "the disk is full; free some space, what is in the ledger is safe"),
    (READ_ONLY, "cannot be opened; the file and its folder must be readable and writable"),
    (REFUSES, "the disk refuses to read or write ("),
], ids=["full", "read-only", "refuses"])
def test_a_disk_that_takes_nothing_stops_no_table_and_loses_nothing(
        tmp_path: Path, fault: str, sentence: str, not_tested: Callable[[str], None],
        capsys: pytest.CaptureFixture[str]) -> None:
    way = of_its_own() if fault is not REFUSES else []
    if way is None:
        not_tested("a full or read-only disk: a process gets none of its own here")
        way, fault, sentence = [], REFUSES, "the disk refuses to read or write ("
    script = PLAYED.format(fault=fault.format(place=str(tmp_path)))
    ran = subprocess.run([*way, sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert sentence in ran.stdout
    assert replay(tmp_path / "s", print, check=True) == 0
    failed = [e.event for e in read(tmp_path / "s" / LEDGER).entries if isinstance(e.event, WritingFailed)]
    assert any(event.what == "ledger" and sentence in event.why for event in failed)
    assert "ledger could not be written from " in capsys.readouterr().out


def test_a_clock_that_is_set_is_an_entry_and_captured_times_go_on(tmp_path: Path,
                                                                  monkeypatch: pytest.MonkeyPatch) -> None:
    off = [0]
    monkeypatch.setattr(live, "ClockWatch", partial(ClockWatch, of_day=lambda: time.time_ns() + off[0]))
    recorder = Recorder(tmp_path / "s", header())
    table = Table(HOUSE, LAYOUT, recorder, START)
    frames = [Frame("test", n, START + n * 40_000, np.zeros((HEIGHT, WIDTH, 3), np.uint8)) for n in range(6)]
    steps = {2: 3600, 3: 3600, 4: 3599, 5: 3600 - 86_400}       # an hour on, a second by the way, a day back

    def moments() -> object:
        for n, frame in enumerate(frames):
            off[0] = steps.get(n, 0) * 1_000_000_000
            yield Moment(frame.captured_at, (frame,))

    watch(moments(), None, recorder, table, (), lambda event: None, {})  # type: ignore[arg-type]
    recorder.close()
    entries = read(tmp_path / "s" / LEDGER).entries
    stepped = [e.event.by for e in entries if isinstance(e.event, ClockStepped)]
    assert [round(by / 1_000_000) for by in stepped[:1] + stepped[-1:]] == [3600, -86_399]
    assert table.apart == sum(stepped)      # which the screen tells: tests/overlay/test_camera_lost.py
    assert [e.event.source for e in entries if isinstance(e.event, ClockRead)] == [read_clock().source]
    assert [e.at for e in entries] == sorted(e.at for e in entries)


def test_what_is_said_is_signed_within_a_minute_though_nothing_follows(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path / "s", header())
    table = Table(HOUSE, LAYOUT, recorder, START)
    table.open()
    said = len(read(tmp_path / "s" / LEDGER).entries)

    def moments(seconds: int) -> object:
        yield from (Moment(START + second * 1_000_000, ()) for second in range(seconds))

    watch(moments(59), None, recorder, table, (), lambda event: None, {})   # type: ignore[arg-type]
    assert checkpoints(tmp_path / "s" / LEDGER)[-1].size < said
    watch(moments(120), None, recorder, table, (), lambda event: None, {})  # type: ignore[arg-type]
    told = read(tmp_path / "s" / LEDGER)
    assert (told.signed, told.findings) == (len(told.entries), ())
    recorder.close()


def test_a_second_table_on_the_same_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recorder = Recorder(tmp_path / "s", header())
    with pytest.raises(InUse):
        unfinished(tmp_path / "s")
    assert main(["demo", "--offscreen", "--rounds", "1", "--out", str(tmp_path / "s")]) == 2
    said = f"{tmp_path / 's' / LEDGER}: in use by another program; a ledger has one writer: end the other one first"
    assert said in capsys.readouterr().err
    recorder.close()
    assert unfinished(tmp_path / "s") is None
    assert [path.name for path in tmp_path.iterdir()] == ["s"]


def test_a_call_for_the_inspector_is_still_open_when_the_table_comes_back(tmp_path: Path) -> None:
    """In the middle of a round: killed, as a copy of what is on disk at that moment is."""
    before = Game(tmp_path / "s", 3, header())
    before.dealer.shuffle()
    before.deal_first_card()
    before.table.inspector("dealer", InspectorCalled(seat(2)))
    before.table.inspector("dealer", InspectorCalled(None))
    shutil.copytree(tmp_path / "s", tmp_path / "killed")
    before.recorder.close()
    broken = unfinished(tmp_path / "killed")
    assert broken
    again = Recorder(broken.folder, broken.header, again=broken, at=before.now + 1)
    table = Table(HOUSE, LAYOUT, again, before.now + 1)
    assert table.called == (seat(2), None)
    assert table.story.current == before.table.story.current
    table.inspector("dealer", InspectorCame())
    assert not table.called
    again.close()
