from __future__ import annotations

import pytest

from dealer_assist.resources import MODELS
from dealer_assist.simulator.deck import HouseDeck
from dealer_assist.vision.photograph import PhotographReader
from dealer_assist.vision.reading import CardReader


@pytest.fixture(scope="session")
def photographs() -> PhotographReader:
    return PhotographReader(CardReader(MODELS))


@pytest.fixture(scope="session")
def deck() -> HouseDeck:
    return HouseDeck()
