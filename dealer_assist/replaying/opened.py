"""A recorded session, opened to be looked at: its log, its rules, its films and what was seen in them. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path

from dealer_assist.games import load_house
from dealer_assist.games.house_file import House, HouseFileError
from dealer_assist.inspector.disputes import told_by
from dealer_assist.inspector.records import session_name
from dealer_assist.inspector.timeline import Record, happenings, said
from dealer_assist.languages import language
from dealer_assist.ledger import telling
from dealer_assist.ledger.entries import RecordEvent
from dealer_assist.people.house import house_entries
from dealer_assist.replaying.pictures import Films, SeenThen
from dealer_assist.replaying.player import Kind, Log, Mark, Player
from dealer_assist.sessions.folder import HEADER, BrokenSession
from dealer_assist.sessions.header import Header
from dealer_assist.sessions.replay import Session, open_session
from dealer_assist.table.events import RoundOpened
from dealer_assist.table.layout import Layout, LayoutError, load_layout
from dealer_assist.words import Currency, Words, at_the_table

_HANDS = 16         # of which the words are kept


@dataclass(frozen=True)
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

    @cached_property
    def record(self) -> Record:
        entries = self.log.entries
        return Record(session_name(entries), self.session.folder.name, entries, self.house, self.layout, self.words)

    def says(self, followed: int) -> str:
        """The entry that was made last, in words."""
        entry = self.log.entries[followed - 1]
        told = self._told(self.log.round_at(followed))
        if entry.seq in told:
            return told[entry.seq]
        return (telling.told(entry.event, self.words) if isinstance(entry.event, RecordEvent) else
                said(entry.event, self.words))

    @cached_property
    def _told(self) -> Callable[[int], dict[int, str]]:
        def told(number: int) -> dict[int, str]:
            hand = self.record.hand(number)
            return {one.seq: one.text for one in happenings(hand)} if hand else {}
        return lru_cache(_HANDS)(told)

    def disputed(self) -> Iterator[Mark]:
        """What the house's log, beside the sessions, says was disputed here."""
        rounds = {entry.event.number: entry.seq for entry in self.log.entries if isinstance(entry.event, RoundOpened)}
        for dispute in told_by(house_entries(self.session.folder.absolute().parent)).disputes:
            claim = dispute.opened
            seq = min(claim.entries, default=rounds.get(claim.round, 0))
            if claim.session == self.record.name and 0 < seq <= len(self.log.entries):
                at = self.log.moments[seq - 1]
                yield Mark(Kind.DISPUTE, at, at, seq, claim.round)


def open_to_look(folder: Path, tag: str = "en") -> Opened:
    """``tag``: the language in which it is told."""
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
    words = at_the_table(Words(Currency(house.currency, house.digits), language(tag)), layout)
    return Opened(session, header, house, layout, words, log, films, SeenThen(folder),
                  Player(log, first, last, films), (*found, *films.troubles))
