"""The commands as they are typed. What they show is tested where it is made."""

from __future__ import annotations

import io
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealer_assist import screen
from dealer_assist.cli import main
from dealer_assist.replaying.command import Bar
from dealer_assist.replaying.window import ReplayWindow
from tests.sessions.test_kept import KEPT


@pytest.fixture
def session(tmp_path: Path) -> str:
    return str(shutil.copytree(KEPT / "one-film", tmp_path / "session"))


def test_without_a_display_the_rounds_are_told(session: str, capsys: pytest.CaptureFixture[str],
                                               monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen, "has_display", lambda: False)
    assert main(["replay", session]) == 0
    said = capsys.readouterr()
    assert "Round 1 " in said.out
    assert said.err.startswith("no window: ")


def test_with_a_display_the_window_is_there_until_it_is_closed(session: str, qtbot: QtBot,
                                                               monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen, "has_display", lambda: True)
    monkeypatch.setattr(screen, "display_answers", lambda: True)
    shown: list[str] = []

    def close() -> None:
        for window in QApplication.topLevelWidgets():
            if isinstance(window, ReplayWindow) and window.isVisible():
                shown.append(window.windowTitle())
                window.close()

    QTimer.singleShot(200, close)
    assert main(["replay", session]) == 0
    assert shown == ["session · replay"]


def test_a_film_that_nobody_knows_how_to_look_at_is_told_and_the_rest_is_proved(
        session: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["reexamine", session]) == 1
    out = capsys.readouterr().out
    assert "2 of 2 payments are those of the day" in out
    assert "! Video → sightings: header.json: camera test: plane: " in out


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_bar_is_drawn_over_in_a_terminal_and_a_line_a_tenth_elsewhere() -> None:
    terminal, file = Terminal(), io.StringIO()
    for out in (terminal, file):
        bar = Bar(out)
        for n in range(101):
            assert bar.show(n / 100)
        bar.end()
    assert terminal.getvalue().endswith(f"[{'#' * 30}] 100%  0:00 left \n")
    assert file.getvalue().count("\n") == 10
