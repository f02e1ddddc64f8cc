"""A recorded session, opened to be looked at: its log, its rules, its films and what was seen in them. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from dealer_assist.games import load_house
from dealer_assist.games.house_file import House, HouseFileError
from dealer_assist.replaying.pictures import Films, SeenThen
from dealer_assist.replaying.player import Log, Player
from dealer_assist.sessions.folder import HEADER, BrokenSession
from dealer_assist.sessions.header import Header
from dealer_assist.sessions.replay import Session, open_session
from dealer_assist.table.layout import Layout, LayoutError, load_layout
from dealer_assist.words import Currency, Words


@dataclass(frozen=True, slots=True)
class Opened:
    """``troubles``: what is not as it was recorded, or is missing, in sentences; all else is shown."""

    session: Session
    header: Header
    house: House
    layout: Layout
    words: Words
    log: Log
    films: Films
    seen: SeenThen
    player: Player
    troubles: tuple[str, ...]


def open_to_look(folder: Path) -> Opened:
    session = open_session(folder)
    found = [*(f"{finding.what}" for finding in session.reading.findings),
             *(problem.what for problem in session.problems)]
    header = session.header
    if header is None or not session.reading.entries:
        raise BrokenSession("\n".join(found) or f"{folder}: holds no entry: the recording was cut off as it began")
    try:
        house = load_house(header.house.text, header.house.file)
        layout = load_layout(header.layout.text, header.layout.file)
    except (HouseFileError, LayoutError) as error:
        raise BrokenSession(f"{folder / HEADER}: the rules of the day cannot be read any more: {error}") from None
    log = Log(house.game, session.reading.entries)
    films = Films(folder, header, session.reading.entries, layout)
    first = log.moments[0] if films.first is None else films.first
    last = log.moments[-1] if films.last is None else films.last
    return Opened(session, header, house, layout, Words(Currency(house.currency, house.digits)), log, films,
                  SeenThen(folder), Player(log, first, last, films), (*found, *films.troubles))
