"""The README's commands and its map are held against the program."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from dealer_assist.cli import _parser

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PACKAGE = ROOT / "dealer_assist"


def test_every_make_target_it_names_exists() -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    named = set(re.findall(r"(?:^    |`)make ([a-z-]+)", README, re.MULTILINE))
    assert {"demo", "test"} <= named <= set(targets)


def test_every_figure_names_the_command_that_gives_it() -> None:
    rows = README.partition("| Measured on")[2].partition("\n\n")[0].splitlines()[2:]
    assert len(rows) >= 4
    assert all(re.search(r"\| `(make [a-z]+|python -m tests\.[^`]+)` \|$", row) for row in rows)


def _commands() -> list[str]:
    """Of the README and of every document, over several lines too, without notes and where their output goes."""
    pages = [page.read_text(encoding="utf-8") for page in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))]
    text = re.sub(r"\\\n\s*", "", "\n".join(pages))
    lines = dict.fromkeys(re.findall(r"^    dealer-assist (.*?)(?:\s+[#<>] .*)?$", text, re.MULTILINE))
    return [line for line in lines if line != "key rotation"]       # what a key signs, in docs/record.md


def test_every_command_of_the_documents_is_understood() -> None:
    commands = _commands()
    assert len(commands) > 60
    for command in commands:
        try:
            assert _parser().parse_args(shlex.split(command))
        except SystemExit:
            pytest.fail(f"dealer-assist {command}")


def test_every_place_on_its_map_is_there_and_every_room_is_on_the_map() -> None:
    cells = re.findall(r"^\| (`.*?`) \|", README, re.MULTILINE)
    rows = [place for cell in cells for place in re.findall(r"`([^`]+)`", cell)]
    for place in rows:
        assert (ROOT / place).exists() or (PACKAGE / place).exists(), place
    for package in (p for p in PACKAGE.iterdir() if (p / "__init__.py").exists()):
        assert any(package.name in row for row in rows), package.name


def test_every_room_says_what_lives_there_and_what_must_not() -> None:
    for package in (p for p in PACKAGE.iterdir() if (p / "__init__.py").exists()):
        text = (package / "README.md").read_text(encoding="utf-8").lower()
        assert "not" in text
        assert len(text) > 200


def test_every_link_leads_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (ROOT / link).exists(), link
