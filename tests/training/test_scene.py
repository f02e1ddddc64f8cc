"""Scenes come out the same from the same seed, and their labels lie on what they name."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
import pytest

from dealer_assist.training.crops import NO_SUIT, REJECT, as_detected, lessons
from dealer_assist.training.decks import HEIGHT, WIDTH, Deck
from dealer_assist.training.grounds import load_grounds
from dealer_assist.training.scene import SIDE, TABLE, Bend, Conditions, Placed, Scene, synthesise, warped
from dealer_assist.training.shards import StoredScene
from dealer_assist.vision.reading import Kind
from tests.training.house import house_deck


@pytest.fixture(scope="module")
def deck() -> Deck:
    return house_deck({name: name for name in ("Ah", "Td", "7c", "Ks")} | {"back0": "back"})


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
    made = scenes(deck, 40)
    labels = [label for scene in made for label in scene.labels]
    assert {label.kind for label in labels} == set(Kind)
    for label in labels:
        if label.kind is Kind.INDEX:
            assert label.card in deck.faces
            assert label.quad.mean(0).min() > 0
            assert label.quad.mean(0).max() < SIDE
        else:
            assert label.card == ""


@pytest.mark.parametrize("lengthwise", [True, False])
@pytest.mark.parametrize("rise", [18.0, -18.0, 0.0])
def test_the_label_of_an_index_lies_where_a_bowed_card_shows_it(deck: Deck, rise: float, lengthwise: bool) -> None:
    camera = np.array([[0.5, 0.1, 60], [-0.1, 0.5, 120], [0.0002, 0.0003, 1]])
    card = Placed(deck, "Ah", camera, [], np.array([0.1, -0.6, -0.001]), Bend(rise, lengthwise))
    shown = warped(deck.faces["Ah"], card, (0, 0), (SIDE, SIDE))
    outside = np.zeros((SIDE, SIDE), np.uint8)
    cv2.fillPoly(outside, [card.edge.round().astype(np.int32)], 255)
    assert (shown[..., 3] > 127)[outside == 0].mean() < 0.002      # the edge is where the card ends
    for index in deck.indices["Ah"]:
        inside = np.zeros((SIDE, SIDE), np.uint8)
        cv2.fillConvexPoly(inside, card.quad(index).round().astype(np.int32), 255)
        ink = (shown[..., 2].astype(int) - shown[..., 1] > 60) & (shown[..., 3] > 200)
        assert ink[inside > 0].mean() > 0.2
        around = cv2.dilate(inside, np.ones((9, 9), np.uint8)) - cv2.dilate(inside, np.ones((3, 3), np.uint8))
        assert ink[around > 0].mean() < 0.02


def test_no_card_lies_behind_the_camera_and_hides_all_others(deck: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Placed] = []
    monkeypatch.setattr("dealer_assist.training.scene._Studio._draw_card", lambda _, __, card: drawn.append(card))
    large_and_steep = Conditions(card_height=300.0, tilted=1.0, empty=0.0, least_tilt=1.1)
    rng = np.random.default_rng(11)
    for _ in range(60):
        synthesise(rng, (deck,), large_and_steep)
    corners = np.array([[0, 0, 1], [WIDTH, 0, 1], [WIDTH, HEIGHT, 1], [0, HEIGHT, 1]])
    assert min((corners @ card.to_picture[2]).min() for card in drawn) > 0


def test_what_is_held_out_lies_under_no_scene_that_is_learnt_from(tmp_path: Path) -> None:
    shades = range(60)
    for shade in shades:
        cv2.imwrite(str(tmp_path / f"ground-{shade}.jpg"), np.full((8, 8, 3), 4 * shade, np.uint8))
    rng = np.random.default_rng(0)
    learnt, held = (
        {round(float(ground.mean()) / 4) for ground in load_grounds(tmp_path, rng, 60, held_out=held_out)}
        for held_out in (False, True)
    )
    assert learnt | held == set(shades)
    assert not learnt & held
    assert 2 <= len(held) < len(learnt) / 3


def test_a_rectangle_around_an_index_starts_at_the_same_corner() -> None:
    quad = np.array([[50, 10], [70, 14], [62, 50], [44, 46]], np.float32)
    for turn in range(4):
        turned = np.roll(quad, turn, axis=0)
        assert np.abs(as_detected(turned) - turned).max() < 5


def test_lessons_hold_cards_and_rejects(deck: Deck, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = scenes(deck, 6)
    pictures = {tmp_path / f"{i}.jpg": scene.picture for i, scene in enumerate(made)}
    monkeypatch.setattr(StoredScene, "picture", lambda self: pictures[self.file])
    stored = [StoredScene(file, s.labels, s.half_hidden, s.cards) for file, s in zip(pictures, made, strict=True)]
    learnt = lessons(stored, np.random.default_rng(0), repeats=1)
    assert learnt.crops.shape[1:] == (48, 32, 3)
    assert (learnt.ranks == REJECT).any()
    assert ((learnt.suits == NO_SUIT) == (learnt.ranks >= 13)).all()
