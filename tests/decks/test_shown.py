"""File names and announced orders into cards."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.cards import JOKER, NotACard
from dealer_assist.decks.shown import (
    CARDS,
    USUAL_ORDER,
    EnrolError,
    card_named,
    faults_of,
    named_files,
    ordered_files,
    parse_order,
)


@pytest.mark.parametrize(("text", "name"), [
    ("Ah", "Ah"), ("aH", "Ah"), ("10d", "Td"), ("TD", "Td"), ("joker", "joker"), ("Joker2", "joker")])
def test_cards_as_people_write_them(text: str, name: str) -> None:
    assert str(card_named(text)) == name


@pytest.mark.parametrize("text", ["", "1h", "Ax", "IMG", "As Zz"])
def test_what_names_no_cards(text: str) -> None:
    with pytest.raises(NotACard):
        parse_order(text)


@pytest.mark.parametrize("row", ["As-Kh", "As-joker", "joker-As"])
def test_a_row_is_of_one_suit(row: str) -> None:
    with pytest.raises(EnrolError, match=f"'{row}' found in the order; a row of one suit was expected"):
        parse_order(f"2c {row}")


def test_the_usual_order_is_a_whole_deck() -> None:
    assert sorted(map(str, parse_order(USUAL_ORDER))) == sorted(map(str, CARDS))
    assert [str(card) for card in parse_order("Kc-Jc, 2h joker")] == ["Kc", "Qc", "Jc", "2h", "joker"]
    assert parse_order("joker") == (JOKER,)


@given(st.permutations(CARDS))
def test_any_order_is_understood_as_written(cards: list[object]) -> None:
    assert list(parse_order(" ".join(map(str, cards)))) == cards


def test_files_by_name_and_by_number(tmp_path: Path) -> None:
    for name in ("Ah.jpg", "10d_2.png", "joker.webp", "back.jpg", "notes.txt"):
        (tmp_path / name).touch()
    assert {(file.name, str(card)) for file, card in named_files(tmp_path)} == {
        ("Ah.jpg", "Ah"), ("10d_2.png", "Td"), ("joker.webp", "joker")}
    taken = tmp_path / "taken"
    taken.mkdir()
    for number in (9, 10, 100):
        (taken / f"IMG_{number}.jpg").touch()
    assert [(file.stem, str(card)) for file, card in ordered_files(taken, parse_order("2c-4c"))] == [
        ("IMG_9", "2c"), ("IMG_10", "3c"), ("IMG_100", "4c")]


def test_what_a_pass_lacks() -> None:
    assert faults_of(CARDS) == []
    assert faults_of([card for card in CARDS if str(card) not in ("7c", "Ts")]) == ["not shown: 7c, Ts"]
