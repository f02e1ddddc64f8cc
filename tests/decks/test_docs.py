"""The commands that docs/decks.md names are those of the program."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from dealer_assist.cli import _parser

DOCS = (Path(__file__).parents[2] / "docs" / "decks.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("command", re.findall(r"^    dealer-assist (.*?)(?:\s+#.*)?$", DOCS, re.MULTILINE))
def test_every_command_is_understood(command: str) -> None:
    assert _parser().parse_args(shlex.split(command))
