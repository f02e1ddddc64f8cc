"""A hundred random hands of each game beside pokerkit; ``make verify`` plays thousands. See ``pokerkit_talk``."""

from __future__ import annotations

import pytest

from tests.games.pokerkit_talk import GAMES, compare

HANDS = 100


@pytest.mark.parametrize("name", GAMES)
def test_every_turn_every_bet_and_every_chip_is_pokerkits(name: str) -> None:
    shared, low_in_some = compare(name, HANDS)
    assert shared
    assert low_in_some < HANDS // 5
