"""A design drawn here is learnt through the shipped models, and what was learnt is used where it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.cards import Card
from dealer_assist.cli import CONFIGURATION, FOUND, main
from dealer_assist.decks.enrolling import Enrolled, enrol, on_others, other_cards
from dealer_assist.decks.learning import Lessons
from dealer_assist.decks.locating import NoCard, Print, find_card, find_print, indices_of
from dealer_assist.decks.shown import Shown
from dealer_assist.decks.views import REJECT, looks_at
from dealer_assist.resources import MODELS
from dealer_assist.simulator.deck import DeckStyle, HouseDeck
from dealer_assist.simulator.single import single_cards
from dealer_assist.vision.own_deck import Floats, OwnDeckError, load_deck, together
from dealer_assist.vision.reading import CardReader, Kind
from tests.decks.drawn import HEIGHT, NAMES, WIDTH, Picture, card, photographed

LOOKS = 208     # four at each card
pytestmark = pytest.mark.xdist_group("enrolling")       # one process learns the deck once


@pytest.fixture(scope="module")
def reader() -> CardReader:
    return CardReader(MODELS)


@pytest.fixture(scope="module")
def shown() -> list[Shown]:
    rng = np.random.default_rng(4)
    return [Shown(f"{name}.png", Card.parse(name), photographed(card(name), rng)) for name in NAMES]


@pytest.fixture(scope="module")
def enrolled(reader: CardReader, shown: list[Shown]) -> Enrolled:
    return enrol(reader, "ivory", shown, looks_in_all=LOOKS)


def small_looks(drawn: Callable[[str], Picture] = card, wide: int = 256) -> list[tuple[str, Picture]]:
    """As far away as a badly hung camera sees them: of 256 pixels an index is 14 tall."""
    rng = np.random.default_rng(11)
    return [(name, photographed(drawn(name), rng, (wide, wide * 3 // 4))) for name in NAMES for _ in range(2)]


def said(reader: CardReader, looks: list[tuple[str, Picture]]) -> tuple[int, int]:
    right = wrong = 0
    for (name, _), seen in zip(looks, reader.read([picture for _, picture in looks]), strict=True):
        cards = [str(s.card) for s in seen if s.kind is Kind.INDEX and s.certainty >= reader.accept_certainty]
        right += cards.count(name)
        wrong += len(cards) - cards.count(name)
    return right, wrong


def test_a_learnt_design_is_read_better_and_no_worse(reader: CardReader, enrolled: Enrolled) -> None:
    looks = small_looks()
    before, after = said(reader, looks), said(CardReader(MODELS, deck=enrolled.deck), looks)
    assert after[0] > before[0] + 5
    assert after[1] <= before[1]


@pytest.mark.parametrize("style", [DeckStyle(index_size=0.8), DeckStyle(four_colours=True, index_size=0.8)])
def test_other_decks_lose_nothing(reader: CardReader, enrolled: Enrolled, style: DeckStyle) -> None:
    other = HouseDeck(style)
    looks = small_looks(lambda name: cv2.resize(other.face(name, HEIGHT)[..., :3], (WIDTH, HEIGHT)), wide=192)
    before, after = said(reader, looks), said(CardReader(MODELS, deck=enrolled.deck), looks)
    assert 2 * len(looks) > before[0] + 10 > 100    # of two indices a card; some are hard
    assert after[0] >= before[0]
    assert after[1] <= before[1]


def test_what_a_learnt_deck_costs_others_is_measured(reader: CardReader, enrolled: Enrolled) -> None:
    others = list(single_cards())[::2]
    before, after = on_others(reader, enrolled.deck, others)
    assert before.indices == after.indices > 100
    assert after.right >= before.right > 0.8 * before.indices
    assert after.wrong + after.invented == before.wrong + before.invented == 0
    rank = enrolled.deck.rank
    spoilt = replace(enrolled.deck, rank=replace(rank, weights=-20 * rank.weights))
    assert on_others(reader, spoilt, others)[1].right < before.right - 10


def chances(card: int, certainty: float) -> Floats:
    of_each = np.full((1, 53), (1 - certainty) / 52, np.float32)
    of_each[0, card] = certainty
    return of_each


@given(st.floats(0.3, 1), st.floats(0.3, 1))
def test_both_heads_on_one_card_are_no_less_sure_than_the_shipped_ones(shipped: float, own: float) -> None:
    said = together(chances(7, shipped), chances(7, own))
    assert said.argmax() == 7
    assert np.float32(shipped) - 1e-6 <= said.max() <= max(shipped, own) + 1e-6
    assert (said >= 0).all()
    assert (together(chances(7, shipped), np.zeros((1, 53), np.float32))[0, 7] <= shipped)


@given(st.floats(0.6, 1), st.floats(0.6, 1))
def test_heads_that_name_two_cards_leave_it_in_doubt(shipped: float, own: float) -> None:
    assert together(chances(7, shipped), chances(8, own)).max() < 0.41


def test_what_is_told_was_measured(enrolled: Enrolled) -> None:
    assert (enrolled.cards, enrolled.pictures) == (52, 52)
    assert enrolled.printed is not None
    assert enrolled.before.indices == enrolled.after.indices > 250
    assert 0 < enrolled.before.right <= enrolled.before.indices
    assert 0 < enrolled.after.right <= enrolled.after.indices


def test_a_kept_deck_is_the_same_and_names_itself(reader: CardReader, enrolled: Enrolled, tmp_path: Path) -> None:
    file = enrolled.deck.save(tmp_path)
    again = load_deck(str(file))
    assert again.content() == enrolled.deck.content() == file.read_bytes()
    digests = {reader.digest, CardReader(MODELS, deck=again).digest}
    assert len(digests) == 2
    other = replace(again, classifier="0" * 64)
    with pytest.raises(OwnDeckError, match="ivory was learnt with another classifier"):
        CardReader(MODELS, deck=other)


@pytest.mark.parametrize("content", [b"", b"no deck", b"PK\x03\x04" + bytes(40)])
def test_a_file_that_is_no_deck(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "mine.npz"
    file.write_bytes(content)
    with pytest.raises(OwnDeckError, match=r"mine.npz: is no deck"):
        load_deck(str(file))


def test_a_folder_is_no_deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["read", str(tmp_path / "a.png"), "--deck", str(tmp_path)]) == CONFIGURATION
    assert capsys.readouterr().err == (
        f"dealer-assist: {tmp_path}: Is a directory; a file written by 'dealer-assist deck enrol', or the name of a "
        "deck in decks, was expected: name one by --deck\n")


@pytest.mark.parametrize("door", [("read", "a.png"), ("deck", "check", "a.png"), ("run",), ("reexamine", "session")])
def test_of_two_decks_none_is_passed_over_in_silence(door: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main((*door, "--deck", "ivory", "--deck", "house"))
    assert ended.value.code == CONFIGURATION
    assert "argument --deck: ivory and house found; one was expected: leave one out" in capsys.readouterr().err


def test_swapped_names_are_found_and_right_ones_are_not_doubted(reader: CardReader, shown: list[Shown]) -> None:
    some = [one for one in shown if str(one.card)[0] in "69K"]
    lying = [find_card(reader, one.picture) for one in some]
    printed = find_print(lying)
    assert printed is not None
    looks = looks_at(reader, [(one.picture, lies.outline, indices_of(lies, printed), one.card)
                              for one, lies in zip(some, lying, strict=True)], 4, np.random.default_rng(0))
    assert other_cards(Lessons.of(looks), some) == []
    swapped = {"6h": "9h", "9h": "6h", "Kc": "Ks", "Ks": "Kc"}
    wrong = [replace(one, card=Card.parse(swapped.get(str(one.card), str(one.card)))) for one in some]
    rank, suit = looks.rank.copy(), looks.suit.copy()
    for number, one in enumerate(wrong):
        lines = (looks.picture == number) & (looks.rank != REJECT)
        rank[lines], suit[lines] = "A23456789TJQK".index(str(one.card)[0]), "cdhs".index(str(one.card)[1])
    doubts = other_cards(Lessons.of(replace(looks, rank=rank, suit=suit)), wrong)
    assert sorted(doubts) == [f"{name}.png is said to show {other} and looks like {name}, as {other}.png does"
                              for name, other in sorted(swapped.items())]


def test_indices_are_taken_from_the_corners_where_none_is_found(reader: CardReader, shown: list[Shown]) -> None:
    lying = replace(find_card(reader, shown[0].picture), indices=())
    assert find_print([lying]) is None
    first, second = indices_of(lying, Print((0.12, 0.17, 0.16, 0.25), False, 0))
    corner = lying.outline[0]
    assert np.linalg.norm(first.mean(0) - corner) < np.linalg.norm(second.mean(0) - corner)
    assert np.linalg.norm(first[0] - corner) < np.linalg.norm(first[2] - corner)     # told from its own top left
    assert np.allclose(first.mean(0) + second.mean(0), 2 * lying.outline.mean(0), atol=1)


def test_two_cards_or_none_in_a_picture(reader: CardReader, shown: list[Shown]) -> None:
    both = np.hstack([shown[0].picture[:, 120:520], shown[20].picture[:, 120:520]])
    with pytest.raises(NoCard, match="2 cards"):
        find_card(reader, np.ascontiguousarray(both))
    with pytest.raises(NoCard, match="no card"):
        find_card(reader, np.full((480, 640, 3), (50, 95, 35), np.uint8))


def test_the_door_names_what_a_pass_lacks(
        shown: list[Shown], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "pass"
    folder.mkdir()
    for one in shown[:50]:
        (folder / one.name).write_bytes(cv2.imencode(".png", one.picture)[1].tobytes())
    door = ("deck", "enrol", "ivory", "--from", str(folder), "--folder", str(tmp_path))
    assert main(door) == FOUND
    assert capsys.readouterr().err.splitlines() == [     # every fault on a line of its own
        "dealer-assist: not shown: Qs, Ks",
        "dealer-assist: nothing was learnt: show these cards too, or, where the deck has none of them, give --anyway"]
    assert main((*door, "--order", "As-Ks")) == CONFIGURATION
    assert "50 pictures found; 13 were expected" in capsys.readouterr().err
    (folder / "IMG_0001.png").write_bytes(b"")
    assert main(door) == CONFIGURATION
    assert "IMG_0001.png: no card in the name" in capsys.readouterr().err
    assert main(("deck", "enrol", "../x", "--from", str(folder))) == CONFIGURATION
    assert not list(tmp_path.glob("*.npz"))
