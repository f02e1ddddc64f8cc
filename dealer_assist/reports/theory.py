"""What a game keeps in the long run, where it was worked out here for these very rules. Never estimated."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from enum import Enum
from fractions import Fraction
from functools import cache
from hashlib import sha256
from importlib import resources

from dealer_assist.games.house_file import House
from dealer_assist.ledger.codec import Json, canonical


@dataclass(frozen=True, slots=True)
class Edge:
    """The house's share of the bet ``of``, from what ``bets`` win and lose together. ``when``: how it has to be played:
    "best", "called" (the Call is always made), "endless" (played best, from a shoe without end)."""

    of: str
    bets: tuple[str, ...]
    share: Fraction
    when: str
    source: str                 # the command that comes to it


@dataclass(frozen=True, slots=True)
class _Known:
    game: str
    options: tuple[str, ...]
    pays: tuple[str, ...]
    rules: str
    edge: Edge


def edges_of(house: House) -> tuple[Edge, ...]:
    return tuple(known.edge for known in _all() if known.game == house.game_id
                 and known.rules == rules_digest(house, known.options, known.pays))


def rules_digest(house: House, options: tuple[str, ...], pays: tuple[str, ...]) -> str:
    """Of these options and pay tables as the game has them, whatever else the house sets."""
    values = {f.metadata["option"]: getattr(house.game, f.name)
              for f in fields(house.game) if "option" in f.metadata}   # type: ignore[arg-type]
    told: dict[str, Json] = {name: _told(values.get(name)) for name in options}
    for name in pays:
        told["pays." + name] = {line: str(pay.odds) for line, pay in house.pay_tables.get(name, {}).items()}
    return sha256(canonical(told)).hexdigest()[:16]


def _told(value: object) -> str:
    return str(value.value if isinstance(value, Enum) else value)


@cache
def _all() -> tuple[_Known, ...]:
    text = (resources.files("dealer_assist.reports") / "theory.toml").read_text(encoding="utf-8")
    return tuple(_Known(one["game"], tuple(one["options"]), tuple(one["pays"]), one["rules"], Edge(
        one["of"], tuple(one["bets"]), Fraction(one["percent"]) / 100, one["when"], one["source"]))
        for one in tomllib.loads(text)["edge"])
