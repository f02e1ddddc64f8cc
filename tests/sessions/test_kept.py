"""Sessions recorded by older programs, kept for good: each is judged again as it was judged then."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from dealer_assist.sessions.replay import BROKEN, judged_again, open_session

KEPT = Path(__file__).parent / "kept"

# The root of each ledger: what is replayed is what was recorded then, not something that was made anew since.
ROOTS = {
    "in-pieces": "9ff6c7587459c8735462a2e3b94a8436c38b6838a1ac608f57d76233355ff353",   # broke off, and was gone on with
    "one-film": "28bb3a73da5abf03432e27d8e4cbcaa92d5d341906095995d2e6d24ab37ff176",    # before film came in segments
}


def test_every_kept_session_is_known() -> None:
    assert {folder.name for folder in KEPT.iterdir() if folder.is_dir()} == set(ROOTS)


@pytest.mark.parametrize("name", ROOTS)
def test_an_old_session_is_judged_as_it_was(name: str, tmp_path: Path) -> None:
    session = open_session(Path(shutil.copytree(KEPT / name, tmp_path / name)))
    report = judged_again(session, thorough=True)
    assert session.reading.root == ROOTS[name]
    assert report.judged
    assert all(one.same for one in report.judged)
    assert [problem.what for problem in report.problems if problem.code >= BROKEN] == []
    assert report.exit_code == 0
