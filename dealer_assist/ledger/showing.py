"""Entries in words, for a terminal: when, in which round, who, what."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from dealer_assist.games import load_house
from dealer_assist.games.house_file import HouseFileError
from dealer_assist.ledger.codec import encode
from dealer_assist.ledger.entries import Entry
from dealer_assist.ledger.telling import told
from dealer_assist.money import Money
from dealer_assist.sessions.folder import HEADER
from dealer_assist.sessions.header import HeaderError, load_header
from dealer_assist.table.events import (
    Amended,
    Attendance,
    CardMoved,
    CardRead,
    CardSeen,
    ChipsChanged,
    Decided,
    DeckChanged,
    LastHandsAnnounced,
    RoundClosed,
    RoundOpened,
    Ruled,
    SeatChanged,
    SeatLeft,
    SeatTaken,
    Staked,
    TableClosed,
)
from dealer_assist.table.layout import LayoutError, load_layout
from dealer_assist.table.places import Place
from dealer_assist.words import Currency, Words, at_the_table


@dataclass(frozen=True, slots=True)
class Shown:
    entry: Entry
    round: int | None           # None: between rounds, or of no round
    kind: str
    words: str
    data: dict[str, Any]

    @property
    def line(self) -> str:
        number = "" if self.round is None else f"round {self.round}"
        return f"{self.entry.seq:>7}  {_moment(self.entry.at)}  {number:<9}  {self.entry.by:<10}  {self.words}"


class Teller:
    """Entries are told in their order: a card has its place from the entry that saw it."""

    def __init__(self, session: Path) -> None:
        self._words = _words_of(session)
        self._round: int | None = None
        self._places: dict[int, Place] = {}

    def tell(self, entry: Entry) -> Shown:
        event, data = entry.event, encode(entry.event)
        if isinstance(event, RoundOpened):
            self._round = event.number
            self._places.clear()
        number = event.number if isinstance(event, Ruled) else self._round
        shown = Shown(entry, number, data["kind"], self._said(entry, data), data)
        if isinstance(event, RoundClosed):
            self._round = None
        return shown

    def _said(self, entry: Entry, data: dict[str, Any]) -> str:
        words = self._words
        match entry.event:
            case RoundOpened(number):
                return f"round {number} opens"
            case RoundClosed(number, paid):
                return f"round {number} paid; rack {self._amount(paid.rack())}"
            case Staked(party, on, kind, amount):
                return f"{words.place(on)}: {words.kind(kind)} {self._amount(amount)} by {words.party(party)}"
            case Decided(party, on, choice):
                return f"{words.place(on)}: {words.party(party)} says {choice}"
            case CardSeen(card, place, face):
                self._places[card] = place
                return f"{words.place(place)}: {words.face(face)} (card {card})"
            case CardRead(card, face):
                return f"{self._place(card)}: card {card} is {words.face(face)}"
            case CardMoved(card, to):
                before, self._places[card] = self._place(card), to
                return f"{before}: card {card} to {words.place(to)}"
            case SeatTaken(party, chips):
                return f"{words.party(party)} sits down{'' if chips is None else f' with {self._amount(chips)}'}"
            case SeatLeft(party):
                return f"{words.party(party)} leaves"
            case SeatChanged(party, to):
                return f"{words.party(party)} takes place {to}"
            case Attendance(party, present):
                return f"{words.party(party)} is {'dealt in again' if present else 'away'}"
            case DeckChanged(decks):
                return f"another deck, {decks} in play"
            case LastHandsAnnounced(rounds):
                return f"the last {rounds} hands are announced"
            case TableClosed():
                return "the table closes"
            case ChipsChanged(party, amount, number):
                return (f"{words.party(party)}: chips {self._amount(amount)}"
                        f"{'' if number is None else f' for round {number}'}")
            case Amended(seq, instead, why):
                read = "; ".join(self._said(Entry(entry.seq, entry.at, entry.by, one), encode(one)) for one in instead)
                return f"entry {seq} should have read: {read or 'nothing'}; {why}"
            case Ruled(number, lines, why):
                return f"ruled on round {number}, {len(lines)} lines; {why}"
        return told(entry.event, words)

    def _place(self, card: int) -> str:
        place = self._places.get(card)
        return "table" if place is None else self._words.place(place)

    def _amount(self, amount: Money) -> str:
        return self._words.amount(amount)


def _words_of(session: Path) -> Words:
    """In the currency of the session's house, and as its table speaks; a log of no session has neither."""
    try:
        header = load_header((session / HEADER).read_bytes(), HEADER)
        house = load_house(header.house.text, header.house.file)
        layout = load_layout(header.layout.text, header.layout.file)
    except (OSError, HeaderError, HouseFileError, LayoutError):
        return Words(Currency("", 0))
    return at_the_table(Words(Currency(house.currency, house.digits)), layout)


def _moment(at: int) -> str:
    try:
        return f"{datetime.fromtimestamp(at // 1_000_000, UTC):%Y-%m-%d %H:%M:%S}.{at // 1000 % 1000:03}"
    except (ValueError, OverflowError, OSError):
        return f"microsecond {at}"
