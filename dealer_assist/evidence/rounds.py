"""Rounds and what they came to, for the back office: a row a bet, as CSV or JSON. No files, no Qt.

What was paid is a fact and stays; what a later correction or decision gives is a row of its own, so that the sum of
``net`` is what each party has in the end.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, fields
from typing import Any

from dealer_assist.inspector.timeline import PROGRAM, Hand, Record
from dealer_assist.money import Money, odds_text
from dealer_assist.table.places import HOUSE

BET, DIFFERENCE = "bet", "difference"


@dataclass(frozen=True, slots=True)
class BetRow:
    """Amounts in minor units of the currency; times in microseconds UTC."""

    session: str
    folder: str
    game: str
    house: str
    currency: str
    digits: int
    round: int
    opened_at: int
    closed_at: int | None
    people: tuple[str, ...]
    row: str
    party: str
    place: str
    kind: str
    staked: Money
    back: Money
    net: Money
    verdict: str
    odds: str
    rule: str
    odds_rule: str
    reason: str
    handed_over: Money | None       # of a difference: what was given or taken since


AMOUNTS = ("staked", "back", "net", "handed_over")


def rows_of(record: Record) -> Iterator[BetRow]:
    for hand in record.hands:
        yield from rows_of_round(hand)


def rows_of_round(hand: Hand) -> Iterator[BetRow]:
    """Of a round that was paid: a round that still runs owes nothing yet."""
    record, words, closed = hand.record, hand.record.words, hand.closed
    if closed is None:
        return
    house = record.house
    closed_at = next(e.at for e in hand.entries if e.event is closed)
    people = tuple(dict.fromkeys(e.by for e in hand.entries if e.by not in PROGRAM))
    begin = (record.name, record.folder, house.game_id, house.name, house.currency, house.digits, hand.number, hand.at,
             closed_at, people)
    for line in closed.paid.lines:
        yield BetRow(*begin, BET, _party(line.party), str(line.on), line.kind, line.staked, line.back, line.net,
                     line.verdict, odds_text(line.odds) if line.odds is not None else "", line.rule, line.odds_rule,
                     words.say(line.reason), None)
    for party, amount in hand.update.owed().items():
        if party != HOUSE:
            yield BetRow(*begin, DIFFERENCE, _party(party), "", "", 0, amount, amount, "", "", "", "", "",
                         record.handed_over.get((hand.number, party), 0))


def as_json(rows: Iterable[BetRow]) -> list[dict[str, Any]]:
    return [asdict(row) for row in rows]


def as_csv(rows: Iterable[BetRow]) -> str:
    """For a spreadsheet: amounts with their decimals, and no text that it would take for a formula."""
    into = io.StringIO()
    writer = csv.writer(into, lineterminator="\r\n")
    names = [field.name for field in fields(BetRow) if field.name != "digits"]
    writer.writerow(names)
    for row in rows:
        writer.writerow([_cell(row, name) for name in names])
    return into.getvalue()


def _cell(row: BetRow, name: str) -> object:
    value = getattr(row, name)
    if name in AMOUNTS:
        return "" if value is None else decimal(value, row.digits)
    if isinstance(value, tuple):
        value = "; ".join(value)
    return f"'{value}" if isinstance(value, str) and value.startswith(("=", "+", "-", "@", "\t", "\r")) else value


def decimal(amount: Money, digits: int) -> str:
    whole, part = divmod(abs(amount), 10 ** digits)
    return f"{'-' if amount < 0 else ''}{whole}" + (f".{part:0{digits}d}" if digits else "")


def _party(party: object) -> str:
    return "house" if party == HOUSE else str(party)
