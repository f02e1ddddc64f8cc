"""Every rule that a game cites, and every rule of the book that belongs to a game, stands in a test or a transcript."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from dealer_assist.games import CATALOGUE
from dealer_assist.rulebook import load_book

TESTS = Path(__file__).parent.parent
GAMES = TESTS.parent / "dealer_assist" / "games"
BOOK = load_book()
# In the name of a test a rule is written with underscores, its slash too.
WRITTEN = {id_.replace("/", "-"): id_ for id_ in BOOK.entries}
RULE = re.compile(rf"\b(?:{'|'.join(sorted(map(re.escape, WRITTEN), key=len, reverse=True))})\b")
PROVE_NOTHING = {"test_rule_ids.py", "test_rulebook.py"}        # these speak of rules, not of what a game does
CONDUCT = {rule.id for rule in BOOK.rules.values() if rule.conduct}


def cited(folder: Path, *patterns: str) -> set[str]:
    """Rule IDs in code, names of tests and the engine's own answers; a transcript's comments prove nothing."""
    lines = (line for pattern in patterns for file in folder.rglob(pattern) if file.name not in PROVE_NOTHING
             for line in file.read_text(encoding="utf-8").splitlines()
             if file.suffix != ".txt" or line.startswith("  "))
    return {WRITTEN[rule] for line in lines
            for rule in RULE.findall(re.sub("[_/]", "-", line.upper()).replace("TEST-", " "))}


@cache
def proved() -> set[str]:
    return cited(TESTS, "transcripts/**/*.txt", "**/*.py")


def test_the_search_finds_rules_however_they_are_written(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("def test_lim_he_10_20_and_p9_1(): 'CCH-BTN-1, A06'; x = 'P9-15 (LIM-OM-3/6)'")
    (tmp_path / "a.txt").write_text("# GEN-RND-1\n> BJ-OUT-1\n  deal (CH-PAY-BONUS)\n")
    assert cited(tmp_path, "*.py", "*.txt") == {
        "LIM-HE-10/20", "P9-1", "CCH-BTN-1", "A06", "P9-15", "LIM-OM-3/6", "CH-PAY-BONUS"}


def test_every_rule_that_a_game_cites_is_proved() -> None:
    assert cited(GAMES, "*.py", "house/*.toml") - proved() == set()


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_rule_that_belongs_to_a_game_is_proved(game: str) -> None:
    section = BOOK.of_game(game)
    assert section, f"{game}: no section of the rule book has it"
    assert {*(rule.id for rule in section.rules), *section.shared} - CONDUCT - proved() == set()


def test_what_no_program_sees_is_cited_by_no_game() -> None:
    assert cited(GAMES, "*.py", "house/*.toml") & CONDUCT == set()
