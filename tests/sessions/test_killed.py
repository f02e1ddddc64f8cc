"""The short form of ``python -m tests.verify.killed``: a real process, really killed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.verify import killed


def test_five_kills_lose_nothing_and_the_round_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(killed, "LONGEST", 0.5)
    state = killed.killed(5, 7, tmp_path)
    assert state.kills == 5
    assert state.rounds
