"""Every rule that a game cites stands in a test or a transcript, and every option cites an entry of its own."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parent.parent
GAMES = TESTS.parent / "dealer_assist" / "games"
RULE = re.compile(r"\b(?:CH|GEN|HUH|BJ|THP|CCH|OMA|P9|DHP|LB|LIM)-[A-Z]+-[0-9A-Z]+\b|\bCH-PAY-[A-Z]+\b|\bA\d\d\b")
CASINO_HOLDEM = {
    *(f"CH-{rule}" for rule in (
        "SETUP-1", "SETUP-2", "BET-1", "BET-2", "DEAL-1", "DEAL-2", "DEC-1", "DEC-2", "DEC-3", "DEC-4", "DEC-5", "UI-1",
        "UI-2", "UI-3", "UI-4", "QUAL-1", "OUT-1", "OUT-2", "OUT-3", "OUT-4", "OUT-5", "BONUS-1", "BONUS-2", "PAYOUT-1",
        "VOID-1", "PAY-ANTE", "PAY-BONUS", "PAY-CALL")),
    *(f"GEN-{rule}" for rule in ("RANK-1", "RANK-2", "RANK-3", "BEST-1", "DISP-1", "MALF-1", "RND-1", "DECK-1")),
}
SHARED_RULES = TESTS.parent.parent / "shared" / "RULES.md"


def cited(folder: Path, *patterns: str) -> set[str]:
    """Rule IDs in code, names of tests and the engine's own answers; a transcript's comments prove nothing."""
    lines = (line for pattern in patterns for file in folder.rglob(pattern)
             for line in file.read_text(encoding="utf-8").splitlines()
             if file.suffix != ".txt" or line.startswith("  "))
    return {rule for line in lines for rule in RULE.findall(line.replace("_", "-").upper().replace("TEST-", " "))}


def test_every_rule_that_a_game_cites_is_proved() -> None:
    proved = cited(TESTS, "transcripts/**/*.txt", "games/*.py", "test_money.py", "test_cards.py", "overlay/*.py")
    assert cited(GAMES, "*.py", "house/*.toml") - proved == set()


def test_every_rule_of_casino_holdem_is_proved_somewhere() -> None:
    proved = cited(TESTS, "transcripts/**/*.txt", "**/*.py")
    assert CASINO_HOLDEM - proved == set()


def test_the_rule_book_where_it_is_at_hand_has_no_other_rules() -> None:
    if SHARED_RULES.exists():
        text = SHARED_RULES.read_text(encoding="utf-8")
        relevant = text.partition("## 1. HUH")[0] + text.partition("## 3. CH")[2].partition("## 4.")[0]
        assert set(re.findall(r"\bCH-[A-Z]+-[0-9A-Z]+\b|\bGEN-[A-Z]+-\d\b", relevant)) == CASINO_HOLDEM
