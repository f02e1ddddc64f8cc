"""The house deck as scenes take decks."""

from __future__ import annotations

from collections.abc import Mapping

from dealer_assist.simulator.deck import HouseDeck
from dealer_assist.training.decks import HEIGHT, WIDTH, Deck, Index


def house_deck(names: Mapping[str, str]) -> Deck:
    """``names``: as scenes call these faces, and as the deck does."""
    house = HouseDeck()
    return Deck("house", {key: house.face(name, HEIGHT)[:, :WIDTH].copy() for key, name in names.items()}, {
        key: tuple(Index(box, turned) for box, turned in zip(house.index_boxes(name), (False, True), strict=True))
        for key, name in names.items() if name != "back"})
