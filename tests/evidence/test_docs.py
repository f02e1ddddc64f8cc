"""docs/evidence.md says what the program does."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from dealer_assist.cli import _parser
from dealer_assist.evidence import dispute_file

TEXT = (Path(__file__).parents[2] / "docs" / "evidence.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("command", re.findall(r"^    dealer-assist (.*)$", TEXT, re.MULTILINE))
def test_every_command_is_one(command: str) -> None:
    assert _parser().parse_args(shlex.split(command))


def test_every_folder_is_named() -> None:
    for name in (dispute_file.SESSION, dispute_file.HOUSE, dispute_file.FILES, dispute_file.FRAMES,
                 dispute_file.VIEWING, dispute_file.RULES, dispute_file.MODEL, dispute_file.ROUND):
        assert f"`{name}/`" in TEXT
