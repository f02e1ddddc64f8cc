"""docs/people.md says of rights and of time what the program does."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from dealer_assist.cli import _parser
from dealer_assist.keeping.holds import Keeping
from dealer_assist.people.register import HASHER, SIGNED_IN_FOR
from dealer_assist.people.roles import BY_TWO, ENTITLED, Right, Role
from dealer_assist.people.roll import MINUTE, TRIES, WITHIN

TEXT = (Path(__file__).parents[2] / "docs" / "people.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^    dealer-assist (.*?)(?:  +#.*)?$", TEXT, re.MULTILINE)


def test_the_table_of_rights_is_the_programs() -> None:
    lines = [line for line in TEXT.splitlines() if line.startswith("| ")]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    assert rows[0][1:] == list(Role)
    assert [row[0] for row in rows[1:]] == list(Right)
    for right, *cells in rows[1:]:
        said = {role for role, cell in zip(Role, cells, strict=True) if cell}
        assert said == ENTITLED[Right(right)]
        assert {cell for cell in cells if cell} == {"two" if Right(right) in BY_TWO else "yes"}


def test_the_numbers_are_the_programs() -> None:
    assert (TRIES, WITHIN, SIGNED_IN_FOR) == (5, 15 * MINUTE, 10 * MINUTE)
    assert (HASHER.memory_cost, HASHER.time_cost, HASHER.parallelism) == (64 * 1024, 3, 1)
    assert (Keeping().film, Keeping().sightings) == (30, 90)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_one(command: str) -> None:
    assert _parser().parse_args(shlex.split(command))
