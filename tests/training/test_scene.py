"""Scenes come out the same from the same seed, and their labels lie on what they name."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from dealer_assist.simulator.deck import HouseDeck
from dealer_assist.training.crops import NO_SUIT, REJECT, as_detected, lessons
from dealer_assist.training.decks import HEIGHT, WIDTH, Deck, Index
from dealer_assist.training.scene import SIDE, TABLE, Scene, synthesise
from dealer_assist.training.shards import StoredScene
from dealer_assist.vision.reading import Kind


@pytest.fixture(scope="module")
def deck() -> Deck:
    house = HouseDeck()
    names = {name: name for name in ("Ah", "Td", "7c", "Ks")} | {"back0": "back"}
    faces = {key: house.face(name, HEIGHT)[:, :WIDTH].copy() for key, name in names.items()}
    indices = {
        key: tuple(Index(box, turned) for box, turned in zip(house.index_boxes(name), (False, True), strict=True))
        for key, name in names.items()
        if name != "back"
    }
    return Deck("house", faces, indices)


@pytest.fixture(autouse=True)
def only_drawn_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dealer_assist.training.scene.CARD_NAMES", ("Ah", "Td", "7c", "Ks") * 13)


def scenes(deck: Deck, count: int) -> list[Scene]:
    rng = np.random.default_rng(11)
    return [synthesise(rng, (deck,), TABLE) for _ in range(count)]


def test_the_same_seed_gives_the_same_bytes(deck: Deck) -> None:
    for first, second in zip(scenes(deck, 4), scenes(deck, 4), strict=True):
        assert first.picture.tobytes() == second.picture.tobytes()
        assert [label.card for label in first.labels] == [label.card for label in second.labels]


def test_labelled_indices_lie_inside_the_picture_and_outlines_have_no_card(deck: Deck) -> None:
    made = scenes(deck, 20)
    labels = [label for scene in made for label in scene.labels]
    assert {label.kind for label in labels} == set(Kind)
    for label in labels:
        if label.kind is Kind.INDEX:
            assert label.card in deck.faces
            assert label.quad.mean(0).min() > 0
            assert label.quad.mean(0).max() < SIDE
        else:
            assert label.card == ""


def test_a_rectangle_around_an_index_starts_at_the_same_corner() -> None:
    quad = np.array([[50, 10], [70, 14], [62, 50], [44, 46]], np.float32)
    for turn in range(4):
        turned = np.roll(quad, turn, axis=0)
        assert np.abs(as_detected(turned) - turned).max() < 5


def test_lessons_hold_cards_and_rejects(deck: Deck, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = scenes(deck, 6)
    pictures = {tmp_path / f"{i}.jpg": scene.picture for i, scene in enumerate(made)}
    monkeypatch.setattr(StoredScene, "picture", lambda self: pictures[self.file])
    stored = [StoredScene(file, s.labels, s.half_hidden) for file, s in zip(pictures, made, strict=True)]
    learnt = lessons(stored, np.random.default_rng(0), repeats=1)
    assert learnt.crops.shape[1:] == (48, 32, 3)
    assert (learnt.ranks == REJECT).any()
    assert ((learnt.suits == NO_SUIT) == (learnt.ranks >= 13)).all()
