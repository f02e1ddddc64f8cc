"""By which rules a house plays: those that two of its people agreed on."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from dealer_assist.games.house_file import House
from dealer_assist.ledger.entries import Entry, RulesChanged
from dealer_assist.people.house import house_entries, moment
from dealer_assist.people.register import PeopleError


class NotAgreed(PeopleError):
    """A house file that is not, or no longer, the one that two people of the house agreed on."""


def agreed(entries: Iterable[Entry], game: str) -> Entry | None:
    """The newest agreement on a game's rules."""
    return next((entry for entry in reversed(tuple(entries))
                 if isinstance(entry.event, RulesChanged) and entry.event.game == game), None)


def must_be_agreed(records: Path, house: House, file: str) -> None:
    """Where nothing was agreed for this game, there is nothing to change either."""
    entry = agreed(house_entries(records), house.game_id)
    if entry is None:
        return
    assert isinstance(entry.event, RulesChanged)
    if entry.event.digest != sha256(house.text.encode()).hexdigest():
        raise NotAgreed(f"{file}: not the rules of {house.game_id} that {entry.by} and {entry.event.second} agreed on "
                        f"({entry.event.file}, {moment(entry.at)}); play by those, or let two people agree on these: "
                        f"dealer-assist people rules {file}")
