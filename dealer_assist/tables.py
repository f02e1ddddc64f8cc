"""Which house files and felts belong together, of those that come with the program and of a house's own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from dealer_assist.games import CATALOGUE, load_house
from dealer_assist.games.house_file import House, game_named
from dealer_assist.resources import HOUSES, LAYOUTS, ResourceError, shipped_layouts, text_of
from dealer_assist.sessions.header import Source
from dealer_assist.table.layout import Layout, LayoutError, load_layout


@dataclass(frozen=True, slots=True)
class Choice:
    """A house file that comes with the program, and a felt that it can be played on."""

    game: str
    name: str           # of the house, for people
    house: str
    layout: str


def house_and_layout(house: str, layout: str) -> tuple[tuple[House, str], Layout, Source]:
    """Both by name or file; refused where the felt is none, or not that of this house."""
    layout_text, layout_file = text_of(layout, LAYOUTS)     # first: there are fewer of them
    house_text, house_file = text_of(house, HOUSES)
    the_house = load_house(house_text, house_file)
    the_layout = load_felt(layout_text, layout_file)
    if the_layout.game != the_house.game_id:
        raise LayoutError(f"{layout_file}: game: {the_layout.game!r} found; {the_house.game_id!r} was expected, as in "
                          f"{house_file}: choose a layout and a house file of the same game")
    if faults := _lacking(the_layout, layout_file, the_house, house_file):
        raise LayoutError(*faults)
    return (the_house, house_file), the_layout, Source(layout_file, layout_text)


def load_felt(text: str, file: str) -> Layout:
    """A layout to be played on: for a game that there is, with an area wherever one of its house files that come with
    the program has cards dealt to."""
    def lacking(layout: Layout) -> tuple[str, ...]:
        return min((_lacking(layout, file, house, house_file) for house, house_file in _houses(layout.game)), key=len,
                   default=())

    return load_layout(text, file, {game: listed.bets for game, listed in CATALOGUE.items()}, lacking)


def _lacking(layout: Layout, layout_file: str, house: House, house_file: str) -> tuple[str, ...]:
    areas = {area.place for area in layout.areas}
    return tuple(f"{layout_file}: area: none for {place}; by {house_file} cards are dealt there: choose a layout made "
                 "for this house file, or add the area"
                 for place in house.game.places(layout.seats) if place not in areas)


@cache
def _houses(game: str) -> tuple[tuple[House, str], ...]:
    """Of this game, that come with the program."""
    found = [text_of(file.stem, HOUSES) for file in sorted(HOUSES.glob("*.toml"))]
    return tuple((load_house(text, file), file) for text, file in found if game_named(text, file) == game)


def table_named(asked: str) -> str:
    """A house file and a layout of one name that come with the program: that name, or the game that is played there."""
    name = asked.lower().replace(" ", "_").replace("-", "_")
    found = [table for table in shipped_layouts() if name in (table, load_layout(*text_of(table, LAYOUTS)).game)]
    if not found:
        known = ", ".join((*CATALOGUE, *shipped_layouts()))
        raise ResourceError(f"{asked}: no such game or table; one of {known} was expected")
    return found[0]


def choices() -> Iterator[Choice]:
    """Each shipped house file with its felt: the one of its own name, else the first of its game that has room."""
    for file in sorted(HOUSES.glob("*.toml")):
        if layout := felt_for(file.stem):
            (house, _), _, _ = house_and_layout(file.stem, layout)
            yield Choice(house.game_id, house.name, file.stem, layout)


def felt_for(house: str, *before: str) -> str | None:
    """One of ``before``, else the shipped one of the house file's name, else the first of its game that has room."""
    shipped = sorted(shipped_layouts(), key=lambda name: (name != Path(house).stem, name))
    for layout in (*before, *shipped):
        try:
            house_and_layout(house, layout)
        except LayoutError:
            continue
        return layout
    return None
