from __future__ import annotations

import re
from pathlib import Path

import pytest

from dealer_assist.games import CATALOGUE
from dealer_assist.resources import LAYOUTS
from dealer_assist.table.layout import LayoutError, load_layout
from dealer_assist.table.places import BOARD, DEALER, seat

SHIPPED = sorted(LAYOUTS.glob("*.toml"))
LAND = (LAYOUTS / "casino_holdem_land.toml").read_text(encoding="utf-8")
FIRST, _, THIRD, LAST, *_ = re.findall(r"id = \d+", LAND)


@pytest.mark.parametrize("file", SHIPPED, ids=lambda f: f.stem)
def test_shipped_layouts_are_good(file: Path) -> None:
    layout = load_layout(file.read_text(encoding="utf-8"), file.name)
    assert layout.name == file.stem
    assert layout.game in CATALOGUE
    for spot in layout.bets:        # chips must not lie where cards are read
        assert spot.kind in CATALOGUE[layout.game].bets
        for dx, dy in ((0, 0), (-spot.radius, 0), (spot.radius, 0), (0, -spot.radius), (0, spot.radius)):
            assert layout.area_at(spot.x + dx, spot.y + dy) is None


def test_a_point_of_the_felt_belongs_to_one_place() -> None:
    layout = load_layout(LAND, "land")
    assert layout.seats == (1, 2, 3, 4)
    for place in (DEALER, BOARD, seat(1), seat(4)):
        area = next(a for a in layout.areas if a.place == place)
        assert layout.area_at(area.x + area.width / 2, area.y + area.height / 2) == area
    assert layout.area_at(1, 1) is None


@pytest.mark.parametrize(("old", "new", "said"), [
    ('name = "casino_holdem_land"', "name = 3", "land.toml: name: 3 found; a text in quotes was expected"),
    ("width = 1160", "", "land.toml: width: missing"),
    ("width = 1160", 'width = "wide"', "land.toml: width: 'wide' found; a number of millimetres was expected"),
    ("width = 1160", "width = nan", "land.toml: width: nan found; 1 to 9999 mm"),
    ("width = 1160", "width = 600", "reaches over the felt of 600 x 652 mm"),
    ("height = 652", "height = 652\ncolour = 1", "land.toml: colour: no such key"),
    ('zone = "board"', 'zone = "bored"', "land.toml: area 2: zone: 'bored' found; one of seat, player"),
    ('zone = "board"', 'zone = "board"\nslot = 1', "land.toml: area 2: slot: no such key"),
    ("x = 380", "x = 500\ny_ = 1", "no such key"),
    ("y = 196", "y = 100", "areas of dealer and board overlap"),
    (LAST, THIRD, f"land.toml: mark 4: id: {THIRD[5:]} found again; another one for each mark was expected"),
    ("seat = 2", "seat = true", "seat: True found; a whole number was expected"),
    ("[[area]]", "[[area", "land.toml: not TOML: "),
    ("width = 1160", "width = 0", "land.toml: width: 0 found; 1 to 9999 mm was expected"),
    ("width = 1160", f"width = {10 ** 400}", "land.toml: width: 1000000000"),
    ("width = 1160", f"width = {'9' * 5000}", "land.toml: not TOML: Exceeds the limit"),
    ("width = 1160", f"width = 0x{'f' * 5000}", "land.toml: width: something without end found; 1 to 9999 mm was"),
    ("width = 1160", f"width = {'[' * 5000}", "land.toml: not a layout: lists within lists"),
    ('zone = "board"', 'zone = "dealer"', "land.toml: area 2: zone: dealer has an area already; one area for each"),
    ('zone = "board"', 'zone = "board"\nseat = 1', "land.toml: area 2: seat: no such key"),
    ("seat = 2", "seat = 0", "seat: 0 found; a whole number from 1 to 99 was expected"),
    ("seat = 2", "seat = -2", "seat: -2 found; a whole number from 1 to 99 was expected"),
    ("seat = 2", "", "seat: missing; a whole number was expected"),
    ("slots = 5", "slots = 0", "land.toml: area 2: slots: 0 found; a whole number from 1 to 99 was expected"),
    ("size = 30\n\n[[mark]]", "size = 30\nhalves = true\n\n[[mark]]",
     "land.toml: mark: 3 found, besides 4 for halves; four or more were expected"),
    (LAST, "id = 50", "land.toml: mark 4: id: 50 found; a whole number from 0 to 49 was expected"),
    ("radius = ", "radius = 0 # ", "land.toml: bet 1: radius: 0 found; 1 to 9999 mm was expected"),
    ("size = ", "size = 0 # ", "land.toml: mark 1: size: 0 found; 15 to 200 mm was expected"),
])
def test_a_mistake_is_named_with_its_file_and_key(old: str, new: str, said: str) -> None:
    assert old in LAND
    with pytest.raises(LayoutError) as error:
        load_layout(LAND.replace(old, new, 1), "land.toml")
    assert said in str(error.value)


@pytest.mark.parametrize(("table", "said"), [
    ("bet", "land.toml: bet 1 (seat 1, ante): reaches over the felt of 1160 x 652 mm: from "),
    ("mark", f"land.toml: mark 1 (id {FIRST[5:]}): reaches over the felt of 1160 x 652 mm: from ")])
@pytest.mark.parametrize("key", ["x", "y"])
def test_a_bet_or_a_mark_off_the_felt_is_named(table: str, key: str, said: str) -> None:
    before, found, after = LAND.partition(f"[[{table}]]")
    for value in (0, 5000):
        with pytest.raises(LayoutError) as error:
            load_layout(before + found + after.replace(f"\n{key} = ", f"\n{key} = {value} # ", 1), "land.toml")
        assert str(error.value).startswith(said)
