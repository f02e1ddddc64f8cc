"""The commands and keys that docs/decks.md names are those of the program."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from dealer_assist.cards import FACE_DOWN, JOKER, UNREADABLE, Card
from dealer_assist.cli import _parser
from dealer_assist.decks.checking import Evidence, as_data, judge
from dealer_assist.decks.shown import CARDS
from tests.decks.test_checking import loose

DOCS = (Path(__file__).parents[2] / "docs" / "decks.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("command", re.findall(r"^    dealer-assist (.*?)(?:\s+#.*)?$", DOCS, re.MULTILINE))
def test_every_command_is_understood(command: str) -> None:
    assert _parser().parse_args(shlex.split(command))


def test_every_key_of_the_json_is_told_and_the_example_is_what_is_printed() -> None:
    example = json.loads(DOCS.partition("```json\n")[2].partition("```")[0])
    cards = [card for card in CARDS if str(card) != "7c"]
    seen = Evidence()
    seen.add("spread.jpg", map(loose, [*cards, Card.parse("Td"), JOKER, UNREADABLE, UNREADABLE, FACE_DOWN]))
    assert as_data(judge(seen), example["model"]) == example
    assert re.findall(r"^\| `([a-z_]+)` \|", DOCS, re.MULTILINE) == list(example)
