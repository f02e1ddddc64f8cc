from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.sessions.played import played


@pytest.fixture(scope="session")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A recorded session of two rounds. Nobody writes to it."""
    return played(tmp_path_factory.mktemp("sessions") / "original")


@pytest.fixture
def session(original: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(original, tmp_path / "session"))
