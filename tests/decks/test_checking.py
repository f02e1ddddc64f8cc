"""A deck is proved by what was seen, and by nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.cards import FACE_DOWN, JOKER, UNREADABLE, Card, Face
from dealer_assist.cli import CONFIGURATION, FINE, FOUND, main
from dealer_assist.decks.checking import Evidence, judge, told
from dealer_assist.decks.shown import CARDS
from dealer_assist.simulator.deck import HouseDeck
from dealer_assist.vision.loose_cards import LooseCard


def loose(face: Face) -> LooseCard:
    return LooseCard(face, 1.0, None, (), "", None, np.zeros((4, 2), np.float32))


def evidence(*pictures: list[Face], apart: bool = False) -> Evidence:
    seen = Evidence(apart)
    for number, faces in enumerate(pictures):
        seen.add(f"{number}.jpg", map(loose, faces))
    return seen


def test_a_whole_deck_is_proved_by_one_picture_or_by_several() -> None:
    cards: list[Face] = list(CARDS)
    assert judge(evidence(cards)).proved
    assert judge(evidence(cards[:30], cards[20:])).proved
    assert judge(evidence([*cards, JOKER, JOKER]), jokers=2).proved
    assert judge(evidence(cards, cards, apart=True), decks=2).proved
    assert not judge(evidence(cards, cards), decks=2).proved     # perhaps the same cards twice


def test_what_is_wrong_is_named() -> None:
    cards: list[Face] = [card for card in CARDS if str(card) != "7c"]
    verdict = judge(evidence([*cards, Card.parse("Td"), JOKER, UNREADABLE, UNREADABLE, FACE_DOWN]))
    assert told(verdict) == ["51 of 52 cards seen", "not seen: 7♣", "too many: 10♦", "foreign: joker",
                             "seen but not read: 2 in 0.jpg", "face down: 1 in 0.jpg", "not proved"]


def test_a_doubt_is_no_proof() -> None:
    verdict = judge(evidence([*CARDS, UNREADABLE]))
    assert verdict.complete
    assert not verdict.proved


@given(st.lists(st.sampled_from(CARDS), max_size=60), st.integers(1, 2))
def test_a_proof_needs_every_card_as_often_as_there_are_decks(faces: list[Face], decks: int) -> None:
    verdict = judge(evidence([*CARDS[:40], *faces]), decks)
    counts = {card: [*CARDS[:40], *faces].count(card) for card in CARDS}
    assert verdict.proved == all(count == decks for count in counts.values())
    assert verdict.seen + sum(n for _, n in verdict.missing) == 52 * decks


@pytest.fixture(scope="module")
def spread(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The house deck in four rows."""
    deck, rng = HouseDeck(), np.random.default_rng(1)
    picture = np.clip(np.array([50, 95, 35]) + rng.normal(0, 4, (800, 1500, 1)), 0, 255).astype(np.uint8)
    for number, card in enumerate(CARDS):
        face = deck.face(str(card), 150)
        x, y = 40 + 110 * (number % 13), 40 + 185 * (number // 13)
        part = picture[y:y + 150, x:x + face.shape[1]]
        share = face[..., 3:] / 255
        part[:] = (part * (1 - share) + face[..., :3] * share).astype(np.uint8)
    folder = tmp_path_factory.mktemp("spread")
    cv2.imwrite(str(folder / "whole.png"), picture)
    picture[30:200, 145:262] = (50, 95, 35)         # the two of clubs is taken away
    cv2.imwrite(str(folder / "lacking.png"), picture)
    return folder


def test_a_spread_is_proved_or_what_it_lacks_is_named(spread: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", str(spread / "whole.png"), "--json"]) == FINE
    assert json.loads(capsys.readouterr().out) | {"model": ""} == {
        "proved": True, "wanted": 52, "seen": 52, "missing": {}, "too_many": {}, "foreign": {}, "seen_not_read": {},
        "face_down": {}, "model": ""}
    assert main(["deck", "check", str(spread / "lacking.png")]) == FOUND
    assert "not seen: 2♣" in capsys.readouterr().out


@pytest.fixture(scope="module")
def film(spread: Path) -> Path:
    """The whole deck lies there for three seconds."""
    picture, film = cv2.imread(str(spread / "whole.png")), spread / "pass.mkv"
    assert picture is not None
    writer = cv2.VideoWriter(str(film), cv2.VideoWriter.fourcc(*"MJPG"), 1, (picture.shape[1], picture.shape[0]))
    for _ in range(3):
        writer.write(picture)
    writer.release()
    return film


def test_one_file_given_twice_or_copied_is_no_second_deck(
        spread: Path, film: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("whole.png", film.name):
        file, copy = spread / name, tmp_path / name
        copy.write_bytes(file.read_bytes())
        for again in (file, spread / ".." / spread.name / name, copy):
            assert main(["deck", "check", str(file), str(again), "--apart", "--decks", "2"]) == CONFIGURATION
            assert capsys.readouterr() == ("", f"dealer-assist: {again}: shows what was given before, as {file}; with "
                                           "--apart other cards were expected in each: give it once\n")
    assert main(["deck", "check", str(spread / "whole.png"), str(spread / "whole.png")]) == FINE     # the same cards


def test_what_lies_in_several_frames_of_a_film_is_no_second_deck(
        film: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", str(film), "--apart", "--decks", "2"]) == FOUND
    assert "52 of 104 cards seen" in capsys.readouterr().out
