from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.cards import FACE_DOWN, JOKER, UNREADABLE, Card, Face, NotACard, parse_face
from tests.random_play import DECK

FACES: list[Face] = [*DECK, JOKER, FACE_DOWN, UNREADABLE]


@given(st.sampled_from(FACES))
def test_every_face_round_trips(face: Face) -> None:
    assert parse_face(str(face)) == face


def test_gen_deck_1_a_deck_has_52_different_cards() -> None:
    assert len({str(card) for card in DECK}) == 52


@pytest.mark.parametrize("text", ["", "A", "AH", "1h", "10h", "hA", "Ahh", "A♥"])
def test_what_is_no_card_is_named(text: str) -> None:
    with pytest.raises(NotACard, match="is no card"):
        Card.parse(text)
