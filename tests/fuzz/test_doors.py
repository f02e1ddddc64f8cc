"""Some hundred damaged files at every door; `python -m tests.verify.fuzz` brings as many as there is time for."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.fuzz.damage import damaged
from tests.fuzz.doors import DOORS, hold, whole

EXAMPLES = 15
DEAR = {"pictures of a calibration": 5, "film": 10}     # examples where each costs more


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("doors")


@pytest.mark.parametrize("name", DOORS)
def test_whatever_comes(name: str, folder: Path) -> None:
    door = DOORS[name]
    whole(name, folder)

    @settings(max_examples=DEAR.get(name, EXAMPLES), deadline=None, database=None,
              suppress_health_check=list(HealthCheck))
    @given(st.one_of(damaged(door.seeds())))
    def comes(content: bytes) -> None:
        hold(door, content, folder)

    comes()
