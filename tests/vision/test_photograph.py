"""How much work a photograph is: bounded, however many cards it shows; and done where it tells more."""

from __future__ import annotations

import math
from collections.abc import Sequence

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from dealer_assist.cards import Known
from dealer_assist.resources import MODELS
from dealer_assist.simulator.deck import HouseDeck
from dealer_assist.vision.index_crop import Picture
from dealer_assist.vision.looks import Look
from dealer_assist.vision.photograph import PhotographReader, Plan
from dealer_assist.vision.reading import CardReader, Found, Kind
from tests.photographs import cloth, lay

CARDS = tuple(rank + suit for suit in "cdhs" for rank in "A23456789TJQK")


class Counting(CardReader):
    """The shipped one; counts how often its classifier is asked, and the pixels that its detector is shown."""

    crops = pixels = 0

    def chances(self, crops: Sequence[Picture]) -> NDArray[np.float32]:
        self.crops += len(crops)
        return super().chances(crops)

    def find(self, pictures: Sequence[Picture]) -> list[list[Found]]:
        self.pixels += sum(picture.shape[0] * picture.shape[1] for picture in pictures)
        return super().find(pictures)


@pytest.fixture
def reader() -> Counting:
    return Counting(MODELS)


def indices(looks: Sequence[Look]) -> int:
    return max(sum(found.kind is Kind.INDEX for found in look.found) for look in looks)


def test_an_index_that_is_clearly_a_card_is_read_a_few_times_only(reader: Counting, deck: HouseDeck) -> None:
    picture = cloth(900, 420)
    for number, name in enumerate(("Ah", "7c", "Kd", "9s")):
        lay(picture, deck, name, 130 + 210 * number, 210, 20 * number)
    cards = PhotographReader(reader).read(picture)
    assert {str(card.face) for card in cards} == {"Ah", "7c", "Kd", "9s"}
    eight = sum(len(card.corners) for card in cards)
    assert eight == 8
    assert reader.crops <= eight * (3 + 5 + 4)      # at a glance in its turns, at five spots in one; a few are doubtful


def test_a_table_full_of_small_blurred_cards_takes_no_more_than_its_time(reader: Counting, deck: HouseDeck) -> None:
    """And is looked at closer all the same, though its cards are one lump that is too large for the best scale."""
    picture = cloth(2100, 1500)
    for number in range(200):
        left, top = 120 + 95 * (number % 20), 170 + 110 * (number // 20)
        lay(picture[top:top + 80, left:left + 80], deck, CARDS[number % 52], 40, 40, high=64)
    picture = np.asarray(cv2.GaussianBlur(picture, (0, 0), 1.2), np.uint8)
    photographs = PhotographReader(reader)
    looks = photographs.looks(picture)
    assert looks[-1].scale[0] > 1.2 * max(look.scale[0] for look in looks[:-2])
    few = indices(looks)
    assert few > 200
    cards = photographs.judged(picture, looks)
    assert all(str(card.face) in CARDS for card in cards if isinstance(card.face, Known))
    assert reader.crops <= few * 2 * (2 + 2 + 5) + 1500


def test_a_large_picture_takes_as_long_whatever_its_shape(reader: Counting) -> None:
    """But for what its tiles overlap by."""
    shown = []
    for wide, high in ((3840, 2160), (2600, 2600)):
        reader.pixels = 0
        PhotographReader(reader).looks(cloth(wide, high))
        shown.append(reader.pixels)
    assert max(shown) < 1.15 * min(shown)


@pytest.mark.parametrize(("wide", "high"), [(1400, 1590), (1590, 300), (1610, 300), (3300, 300)])
def test_no_row_or_column_of_a_picture_is_left_out(wide: int, high: int, deck: HouseDeck) -> None:
    """Cards at its corners; one look at it as it is, in sizes that are just not, and just, cut into tiles."""
    picture = cloth(wide, high)
    places = {"Ah": (50, 70), "Tc": (wide - 50, 70), "6d": (50, high - 70), "Qs": (wide - 50, high - 70)}
    for name, (x, y) in places.items():
        lay(picture, deck, name, x, y, high=110)
    once = Plan(least=max(wide, high), most=math.sqrt(wide * high * 16 / 9), step=2, closer=False, stretched=False)
    cards = PhotographReader(CardReader(MODELS), once).read(picture)
    assert {str(card.face) for card in cards} == set(places)
