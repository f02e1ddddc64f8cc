"""Which card lies on which: what is learnt from scenes, and how what is told is counted."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from dealer_assist.cards import Card
from dealer_assist.cli import main
from dealer_assist.resources import MODELS
from dealer_assist.simulator.deck import HouseDeck
from dealer_assist.training.decks import Deck
from dealer_assist.training.measures import OrderTold
from dealer_assist.training.overlaps import lessons, told, told_by_name
from dealer_assist.training.scene import TABLE, synthesise
from dealer_assist.training.shards import read_shards, store
from dealer_assist.vision.index_crop import Quad
from dealer_assist.vision.loose_cards import Corner, LooseCard
from dealer_assist.vision.overlap import Lying, Order
from dealer_assist.vision.reading import CardReader
from tests.photographs import cloth, lay, saved
from tests.training.house import house_deck

CARD, INDEX = (63, 88), (8, 20)


def box(x: float, y: float, size: tuple[float, float]) -> Quad:
    wide, high = size
    return np.array([[x, y], [x + wide, y], [x + wide, y + high], [x, y + high]], np.float32)


def lain(x: float, y: float) -> Lying:
    return Lying(box(x, y, CARD), (box(x + 3, y + 3, INDEX),))


def seen(name: str, x: float, y: float, *over: int) -> LooseCard:
    card = Card.parse(name)
    return LooseCard(card, 0.99, None, (Corner(box(x + 3, y + 3, INDEX), card, 0.99, 0.9, 3),), "", card,
                     box(x, y, CARD), over)


def test_each_pair_is_counted_as_it_was_laid_and_told() -> None:
    laid = [lain(0, 0), lain(40, 10), lain(80, 20), lain(300, 0)]
    cards = [seen("Ah", 0, 0), seen("7c", 40, 10, 0), seen("Kd", 80, 20, 3), seen("9s", 300, 0)]
    assert told(cards, laid) == Counter({OrderTold.RIGHT: 1, OrderTold.UNTOLD: 1, OrderTold.APART: 3,
                                         OrderTold.INVENTED: 1})
    upside_down = [seen("Ah", 0, 0, 1), seen("7c", 40, 10), seen("Kd", 500, 500)]
    assert told(upside_down, laid) == Counter({OrderTold.WRONG: 1}), "a card that does not lie there is not counted"


def test_pairs_are_found_by_their_names_if_each_was_seen_once() -> None:
    cards = [seen("Ah", 0, 0), seen("7c", 40, 10, 0), seen("Kd", 80, 20), seen("Kd", 300, 0, 1)]
    over = [("7c", "Ah"), ("Ah", "7c"), ("Kd", "7c"), ("2s", "7c")]
    assert told_by_name(cards, over) == Counter({OrderTold.RIGHT: 1, OrderTold.WRONG: 1})


@pytest.fixture(scope="module")
def deck() -> Deck:
    return house_deck({rank + suit: rank + suit for suit in "cdhs" for rank in "A23456789TJQK"})


def test_what_is_learnt_is_how_the_cards_were_laid_and_is_kept(
        deck: Deck, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rng = np.random.default_rng(3)
    scenes = [(f"{number:04d}", synthesise(rng, (deck,), TABLE)) for number in range(12)]
    store(tmp_path / "scenes/train/0007", scenes)
    for stored, (_, scene) in zip(read_shards(tmp_path / "scenes", "train"), scenes, strict=True):
        assert len(stored.cards) == len(scene.cards)
    reader = CardReader(MODELS)
    learnt = lessons(reader, tmp_path, "train", [7])
    orders = Counter(order for scene in learnt for *_, order, _ in scene.pairs)
    assert orders[Order.FIRST] + orders[Order.SECOND] > 10
    assert orders[Order.APART] > 0
    assert all(share >= 0.01 for scene in learnt for *_, order, share in scene.pairs if order is not Order.APART)
    capsys.readouterr()
    again = lessons(reader, tmp_path, "train", [7])
    assert capsys.readouterr().out == "", "nothing is read twice"
    assert [(scene.file, scene.pairs) for scene in again] == [(scene.file, scene.pairs) for scene in learnt]
    for one, other in zip(learnt, again, strict=True):
        for first, second in zip(one.lying, other.lying, strict=True):
            np.testing.assert_array_equal(first.outline, second.outline)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    picture, deck = cloth(640, 480), HouseDeck()
    for name, x, y in (("Kd", 230, 200), ("7c", 300, 260)):
        lay(picture, deck, name, x, y, shadow=0.35)
    saved(picture, tmp_path / "a.png")
    (tmp_path / "labels.jsonl").write_text('{"image": "a.png", "cards": [{"label": "KD"}, {"label": "7C"}]}\n')
    return tmp_path


def evaluated(folder: Path, order: str) -> int:
    (folder / "order.jsonl").write_text(order)
    return main(["train", "--threads", "1", "--runs", str(folder), "evaluate", str(folder), "--order",
                 str(folder / "order.jsonl")])


def test_an_evaluation_tells_how_often_the_order_was_right(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert evaluated(folder, '{"image": "a.png", "over": [["7C", "KD"]]}\n') == 0
    assert "which lies on the other, of 1 pairs of cards: right 1, wrong 0, not told 0" in capsys.readouterr().out
    assert evaluated(folder, '{"image": "a.png", "over": [["KD", "7C"]]}\n') == 0
    assert "of 1 pairs of cards: right 0, wrong 1, not told 0" in capsys.readouterr().out


@pytest.mark.parametrize(("order", "why"), [
    ("{", "order.jsonl, line 1: not JSON"),
    ('{"over": []}', "order.jsonl, line 1: image: nothing found; the name of a picture's file was expected"),
    ('{"image": "a.png"}', 'line 1: over: nothing found; a list of pairs such as ["TD", "5H"] was expected'),
    ('{"image": "a.png", "over": ["7C"]}', 'line 1: over[0]: \'7C\' found; a pair of cards such as ["TD", "5H"]'),
    ('{"image": "a.png", "over": [["7C"]]}', "line 1: over[0]: ['7C'] found; two cards such as"),
    ('\n{"image": "a.png", "over": [["7C", "11H"]]}', "line 2: over[0]: '11H' found; a card such as 'TD'"),
    ('{"image": "a.png", "over": [["7C", "??"]]}', "line 1: over[0]: ['7C', '??'] found; two cards such as")])
def test_odd_orders_are_named_before_anything_is_read(
        order: str, why: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert evaluated(folder, order) == 2
    said = capsys.readouterr()
    assert why in said.err
    assert "pictures" not in said.out
