"""A house's options become a game: every line cites its rule, every key is an option of that game.

Takes text, not files. An option's name is RULES' own (``ch.shared_hand``), kept in the field's metadata.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection, Mapping
from dataclasses import MISSING, dataclass, field, fields
from datetime import date
from enum import StrEnum
from fractions import Fraction
from functools import partial
from math import lcm
from types import MappingProxyType
from typing import Any, TypeVar, get_type_hints

from dealer_assist.games.game import Game
from dealer_assist.games.poker_hands import NotAPair, PairOf
from dealer_assist.money import NO_MAXIMUM, Money, NotAPercentage, NotOdds, Percent, parse_odds


class HouseFileError(Exception):
    """Names the file, the key, what it says and what was expected; ``faults`` has all that is wrong."""

    def __init__(self, *faults: str) -> None:
        super().__init__(faults[0])
        self.faults = faults


class ContradictionError(Exception):
    """Options that cannot hold together: a game finds them when it is made, the loader adds the file."""


def pays_exactly(unit: Money, *tables: PayTable) -> Money:
    """The stakes that these odds pay without rounding are multiples of this; 0: all that the chips can make (A01)."""
    parts = lcm(*(pay.odds.denominator for table in tables for pay in table.values()))
    return unit * parts if parts > 1 else 0


def not_above(name: str, amount: Money, other: str, most: Money) -> None:
    """Of two options the one may not be more than the other."""
    if amount > most:
        raise ContradictionError(f"options.{name}: {amount} found; at most {most} was expected, which is {other}")


@dataclass(frozen=True, slots=True)
class Pay:
    odds: Fraction
    rule: str


PayTable = Mapping[str, Pay]


@dataclass(frozen=True, slots=True)
class House:
    """A game as one house plays it, with what the record needs to name it."""

    game_id: str
    name: str
    since: date
    source: str
    currency: str
    digits: int                 # decimals of the currency that amounts are written with
    game: Game
    text: str                   # the file as it stood: the record keeps it whole

    @property
    def pay_tables(self) -> Mapping[str, PayTable]:
        """As a player may ask to see them (CH-UI-4)."""
        return {f.metadata["pays"]: getattr(self.game, f.name)
                for f in fields(self.game)  # type: ignore[arg-type]
                if "pays" in f.metadata and getattr(self.game, f.name)}


REQUIRED: Any = object()
_RULE_ID = re.compile(r"[A-Z][A-Z0-9]*(-[A-Z0-9/]+)+|A\d\d")


def option(name: str, default: Any = REQUIRED, least: int = 0) -> Any:
    """A field that the house file sets under this name; without a default the house must choose (as A18 asks)."""
    metadata = {"option": name, "least": least}
    return field(metadata=metadata) if default is REQUIRED else field(default=default, metadata=metadata)


def pays(name: str, *hands: str, optional: bool = False) -> Any:
    """A pay table with exactly these lines; one that is optional is empty where the house leaves it out."""
    metadata = {"pays": name, "hands": hands}
    return field(default_factory=dict, metadata=metadata) if optional else field(metadata=metadata)


def game_named(text: str, file: str) -> str:
    """Which game a house file is for: the first thing to know of it."""
    return _text(_parse(text, file), "game", file)


G = TypeVar("G", bound=Game)
V = TypeVar("V")


def load(kind: type[G], text: str, file: str, laid_over: Mapping[str, Any] = MappingProxyType({})) -> House:
    """``laid_over``: values of options that count instead of the file's, held to the same types and bounds."""
    data = _parse(text, file)
    faults: list[str] = []

    def kept(make: Callable[[], V], otherwise: V) -> V:
        """What is wrong with one key hides nothing that is wrong with another."""
        try:
            return make()
        except HouseFileError as error:
            faults.extend(error.faults)
            return otherwise

    game_id, name, source, currency = (kept(partial(_text, data, key, file), "")
                                       for key in ("game", "house", "source", "currency"))
    since = data.pop("since", None)
    if type(since) is not date:
        faults.append(f"{file}: since: {_found(since)}; the date from which these rules hold was expected, "
                      "as in 2026-01-31")
    digits = data.pop("digits", None)
    if type(digits) is not int or not 0 <= digits <= 4:
        faults.append(f"{file}: digits: {_found(digits)}; the currency's decimals, 0 to 4, were expected")
    options, tables = data.pop("options", {}), data.pop("pays", {})
    for key in data:
        faults.append(f"{file}: {key}: no such key; game, house, since, source, currency, digits, "
                      "[options] and [pays] are known")
    if not isinstance(options, dict):
        faults.append(f"{file}: options: {options!r} found; a table [options] was expected")
        options = {}
    if not isinstance(tables, dict):
        faults.append(f"{file}: pays: {tables!r} found; tables such as [pays.ante] were expected")
        tables = {}
    known = [f.metadata["option"] for f in fields(kind) if "option" in f.metadata]  # type: ignore[arg-type]
    given = _flat(options, known)
    hints = get_type_hints(kind)
    values: dict[str, Any] = {}
    for f in fields(kind):  # type: ignore[arg-type]
        if "option" in f.metadata:
            key = f.metadata["option"]
            if key in given:
                read = partial(_value, wanted=hints[f.name], least=f.metadata["least"])
                values[f.name], _ = kept(partial(_cited, given.pop(key), "value", read, f"{file}: options.{key}"),
                                         (None, ""))
            elif f.default is MISSING and key not in laid_over:
                faults.append(f"{file}: options.{key}: missing; this house must choose it, there is no default")
            if key in laid_over:
                values[f.name] = _value(laid_over[key], f"options.{key}", hints[f.name], f.metadata["least"])
        elif "pays" in f.metadata:
            key = f.metadata["pays"]
            if key not in tables and f.default_factory is not MISSING:
                continue
            values[f.name] = kept(partial(_pay_table, tables.pop(key, None), f.metadata["hands"],
                                          f"{file}: pays.{key}"), dict[str, Pay]())
    faults += [f"{file}: options.{key}: no such option ({entry!r} found); {game_id} has {', '.join(known)}"
               for key, entry in given.items()]
    for key in laid_over:
        if key not in known:
            raise HouseFileError(f"options.{key}: no such option; {game_id} has {', '.join(known)}")
    paid = [f.metadata["pays"] for f in fields(kind) if "pays" in f.metadata]  # type: ignore[arg-type]
    faults += [f"{file}: pays.{key}: no such pay table; {game_id} has {', '.join(paid) or 'none'}" for key in tables]
    if faults:
        raise HouseFileError(*faults)
    assert type(since) is date
    assert type(digits) is int
    try:
        game = kind(**values)
    except ContradictionError as error:
        raise HouseFileError(str(error) if laid_over else f"{file}: {error}") from None
    return House(game_id, name, since, source, currency, digits, game, text)


def cited_options(house: House) -> Mapping[str, Mapping[str, Any]]:
    """What a house's file says of each option it sets: the value, the rule it cites, perhaps a note."""
    return _flat(tomllib.loads(house.text).get("options", {}))


def _parse(text: str, file: str) -> dict[str, Any]:
    try:
        data = tomllib.loads(text)
        repr(data)      # what is wrong is told with what stands there
    except (tomllib.TOMLDecodeError, ValueError) as error:      # ValueError: numbers of thousands of digits
        raise HouseFileError(f"{file}: not TOML: {error}") from None
    except RecursionError:
        raise HouseFileError(f"{file}: not a house file: tables within tables without end") from None
    return data


def _text(data: dict[str, Any], key: str, file: str) -> str:
    value = data.pop(key, None)
    if not isinstance(value, str) or not value:
        raise HouseFileError(f"{file}: {key}: {_found(value)}; a text in quotes was expected")
    return value


def _found(value: object) -> str:
    return "missing" if value is None else f"{value!r} found"       # TOML has no None


def _flat(table: Mapping[str, Any], known: Collection[str] = (), above: str = "") -> dict[str, Any]:
    """``ch.shared_hand = { value, rule }`` is TOML for nested tables: each option under its whole name, with what
    stands there, whatever it is."""
    found: dict[str, Any] = {}
    for key, entry in table.items():
        name = above + key
        if name in known or not isinstance(entry, dict) or not entry or entry.keys() & {"value", "rule"}:
            found[name] = entry
        else:
            found |= _flat(entry, known, f"{name}.")
    return found


def _cited(entry: Any, wanted: str, read: Callable[[Any, str], V], where: str) -> tuple[V, str]:
    if not isinstance(entry, dict) or wanted not in entry:
        raise HouseFileError(f"{where}: {entry!r} found; {{ {wanted} = …, rule = \"…\" }} was expected")
    faults: list[str] = []
    rule = entry.get("rule")
    if not isinstance(rule, str) or not _RULE_ID.fullmatch(rule):
        faults.append(f"{where}: cites no rule ({rule!r}); add rule = \"…\" with the rule's ID, as in CH-BET-1 or A18")
    faults += [f"{where}.{key}: no such key; {wanted}, rule and note are known" for key in entry
               if key not in (wanted, "rule", "note")]
    try:
        value = read(entry[wanted], where)
    except HouseFileError as error:
        raise HouseFileError(*faults, *error.faults) from None
    if faults:
        raise HouseFileError(*faults)
    assert isinstance(rule, str)
    return value, rule


def _value(value: Any, where: str, wanted: Any, least: int) -> Any:
    if wanted is Fraction:
        return _odds(value, where)
    if wanted is PairOf:
        try:
            return PairOf.parse(str(value))
        except NotAPair as error:
            raise HouseFileError(f"{where}: {error}") from None
    if wanted is Percent:
        try:
            return Percent.parse(str(value))
        except NotAPercentage as error:
            raise HouseFileError(f"{where}: {error}") from None
    if isinstance(wanted, type) and issubclass(wanted, StrEnum):
        if not isinstance(value, str) or value not in {choice.value for choice in wanted}:
            raise HouseFileError(f"{where}: {value!r} found; one of {', '.join(wanted)} was expected")
        return wanted(value)
    if wanted is int and type(value) is int and least <= value <= NO_MAXIMUM:
        return value
    if wanted is bool and type(value) is bool:
        return value
    expected = "true or false" if wanted is bool else f"a whole number from {least} to {NO_MAXIMUM}"
    raise HouseFileError(f"{where}: {value!r} found; {expected} was expected")


def _pay_table(table: Any, hands: tuple[str, ...], where: str) -> dict[str, Pay]:
    if not isinstance(table, dict):
        raise HouseFileError(f"{where}: {_found(table)}; a line for each of {', '.join(hands)} was expected")
    faults = [f"{where}.{key}: no such hand; {', '.join(hands)} are known" for key in table if key not in hands]
    found = {}
    for hand in hands:
        if hand not in table:
            faults.append(f"{where}.{hand}: missing; {{ odds = \"…\", rule = \"…\" }} was expected")
            continue
        try:
            found[hand] = Pay(*_cited(table[hand], "odds", _odds, f"{where}.{hand}"))
        except HouseFileError as error:
            faults += error.faults
    if faults:
        raise HouseFileError(*faults)
    return found


def _odds(value: Any, where: str) -> Fraction:
    try:
        return parse_odds(str(value))
    except NotOdds:
        raise HouseFileError(f"{where}: {value!r} found; odds such as \"3:2\" were expected") from None
