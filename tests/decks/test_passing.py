"""A pass before a camera, drawn frame by frame: hands come and go, cards lie still, some are touched again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import pytest

from dealer_assist.decks.passing import SKIP, UNDO, Pass, watch_pass
from dealer_assist.decks.shown import UnclearPass, named_files, parse_order
from dealer_assist.resources import MODELS
from dealer_assist.vision.frame import Frame
from dealer_assist.vision.reading import CardReader
from tests.decks.drawn import Picture, card, photographed

ORDER = parse_order("As 6s 9s Qh")
FRAME = 50_000


@pytest.fixture(scope="module")
def reader() -> CardReader:
    return CardReader(MODELS)


def at_rest(name: str, seed: int, turn: float = 4.0) -> Picture:
    return photographed(card(name), np.random.default_rng(seed), turn=turn)


def filmed(*scenes: Picture) -> Iterator[Frame]:
    """Each scene lies for 0.8 s; before it a hand is in the picture for 0.3 s."""
    rng = np.random.default_rng(0)
    index = 0
    for scene in scenes:
        for step in range(22):
            picture = scene.copy()
            if step < 6:
                cv2.circle(picture, (250 + 20 * step, 240), 130, (120, 150, 200), -1)
            noisy = np.clip(picture + rng.normal(0, 2, picture.shape), 0, 255).astype(np.uint8)
            yield Frame("film", index, index * FRAME, noisy)
            index += 1


def test_cards_are_taken_when_they_lie_and_once(reader: CardReader) -> None:
    said: list[str] = []
    watched = Pass(reader, ORDER, said.append)
    felt = np.full((480, 640, 3), (50, 95, 35), np.uint8)
    for frame in filmed(felt, at_rest("As", 1), at_rest("As", 1, turn=7.0), at_rest("6s", 2), felt, at_rest("9s", 3),
                        at_rest("Qh", 4)):
        if not watched.done:
            watched.see(frame)
    assert [str(card) for card, _ in watched.taken] == ["As", "6s", "9s", "Qh"]
    assert watched.done
    assert any("the same card still lies there" in line for line in said)
    assert said[0] == "[0/4] show As"
    assert said[-1] == "[4/4] all shown"


def test_undo_and_skip(reader: CardReader) -> None:
    said: list[str] = []
    watched = Pass(reader, ORDER, said.append)
    for frame in filmed(at_rest("As", 1), at_rest("Qh", 2)):
        watched.see(frame)
    assert any("6s: taken, and looks like Qh" in line for line in said)
    watched.key(UNDO, None)
    assert str(watched.awaited) == "6s"
    watched.key(SKIP, None)
    watched.key(SKIP, None)
    assert str(watched.awaited) == "Qh"
    watched.key(UNDO, None)         # strikes the ace, and what was left out after it
    assert str(watched.awaited) == "As"


def test_pictures_are_kept_by_the_cards_names_also_of_a_pass_that_breaks_off(
        reader: CardReader, tmp_path: Path) -> None:
    keep = tmp_path / "ivory"
    with pytest.raises(UnclearPass, match="after 1 cards, before 6s"):
        watch_pass(filmed(at_rest("As", 1)), reader, ORDER, keep, lambda line: None, lambda: None)
    assert [str(card) for _, card in named_files(keep)] == ["As"]
