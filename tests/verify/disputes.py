"""Ten disputes over the ten games, from claim to decision, by an inspector who uses no mouse.

``python -m pytest tests/verify/disputes.py``: slow, since a decision is on disk before it is shown.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.inspector.conftest import at_desk, keys  # noqa: F401 - fixtures
from tests.inspector.sessions import TEN
from tests.inspector.test_disputes_at_desk import AtDesk, dispute_each

pytestmark = [pytest.mark.slow, pytest.mark.qt_log_level_fail("CRITICAL")]


def test_ten_disputes_over_ten_games(at_desk: AtDesk, tmp_path: Path) -> None:  # noqa: F811 - the fixture
    dispute_each(at_desk, tmp_path / "records", [*TEN])
