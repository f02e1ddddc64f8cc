"""Ten disputes over the ten games, from claim to verified export, by an inspector who uses no mouse.

``python -m pytest tests/verify/disputes.py``: slow, since a decision is on disk before it is shown.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from dealer_assist.keys import KeyStore
from dealer_assist.ledger.store import RECORD
from tests.inspector.conftest import at_desk, keys  # noqa: F401 - fixtures
from tests.inspector.sessions import TEN
from tests.inspector.test_disputes_at_desk import AtDesk, dispute_each

pytestmark = [pytest.mark.slow, pytest.mark.qt_log_level_fail("CRITICAL")]


def test_ten_disputes_over_ten_games(at_desk: AtDesk, tmp_path: Path) -> None:  # noqa: F811 - the fixture
    to = tmp_path / "out"
    to.mkdir()
    dispute_each(at_desk, tmp_path / "records", [*TEN], to)
    kept = tmp_path / "house.keys"
    kept.write_text(KeyStore.open().signing_key(RECORD).public.text + "\n", encoding="utf-8")
    files = sorted(to.glob("*.zip"))
    assert len(files) == 10
    for file in files:
        with ZipFile(file) as archive:
            archive.extractall(to)
        out = to / file.stem
        assert subprocess.run([sys.executable, "-I", "-S", str(out / "verify.py"), ".", "--key", str(kept)], cwd=out,
                              capture_output=True, check=False).returncode == 0
