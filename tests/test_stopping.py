"""A table that is told to stop closes its record first."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from dealer_assist.cli import main
from dealer_assist.exit_codes import FINE, FOUND
from dealer_assist.ledger.entries import ClockRead, SessionClosed
from dealer_assist.ledger.store import Damaged, read
from dealer_assist.sessions.replay import open_session
from dealer_assist.settings import Settings, TableSettings, save


def test_run_by_settings_without_a_camera_until_it_is_told_to_stop(tmp_path: Path,
                                                                   capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "settings.toml"
    save(Settings(TableSettings("push_nine_club", str(tmp_path / "records"), "push_nine_club")), file)
    table = subprocess.Popen([sys.executable, "-m", "dealer_assist", "run", "--name", "Table 7"],
                             stderr=subprocess.PIPE, text=True,
                             env=os.environ | {"DEALER_ASSIST_SETTINGS": str(file), "QT_QPA_PLATFORM": "offscreen"},
                             creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0))
    begun = time.monotonic()
    while not any(map(_dealt, (tmp_path / "records").glob("*/ledger.sqlite"))):
        assert time.monotonic() - begun < 90
        assert table.poll() is None
        time.sleep(.1)
    table.send_signal(getattr(signal, "CTRL_BREAK_EVENT", signal.SIGINT))
    _, said = table.communicate(timeout=60)
    assert table.returncode == FOUND
    assert said == "dealer-assist: stopped; what was recorded so far is kept\n"
    session, = (tmp_path / "records").glob("*push_nine_club")
    entries = read(session / "ledger.sqlite").entries
    assert isinstance(entries[-1].event, SessionClosed)
    assert [type(entry.event) for entry in entries].count(ClockRead) == 1
    assert open_session(session).header.table == "Table 7"      # type: ignore[union-attr]
    assert main(["replay", str(session), "--check"]) == FINE


def _dealt(ledger: Path) -> bool:
    """The table is open, and its window runs."""
    with suppress(Damaged):     # the file is there a moment before anything stands in it
        return len(read(ledger).entries) >= 10
    return False
