"""What a house sets for its desk: ``house/desk.toml`` in the records folder. Without the file the defaults hold."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dealer_assist.money import Money
from dealer_assist.people.house import HOUSE

FILE = "desk.toml"


class SettingsError(Exception):
    """Names the file, the key, what stands there and what was expected."""


@dataclass(frozen=True, slots=True)
class DeskSettings:
    """Amounts in whole units of the table's currency."""

    large_payout: int = 3_000               # from here on a payout is marked, and verified by a check list
    two_signatures_above: int = 10_000      # ... and above this by two people

    def large(self, digits: int) -> Money:
        return self.large_payout * int(10 ** digits)

    def two_above(self, digits: int) -> Money:
        return self.two_signatures_above * int(10 ** digits)


def load_settings(records: Path) -> DeskSettings:
    path = records / HOUSE / FILE
    try:
        text = path.read_bytes().decode() if path.exists() else ""
        data: dict[str, Any] = tomllib.loads(text)
    except OSError as error:
        raise SettingsError(f"{path}: cannot be read ({error.strerror}); the house's settings of the desk were "
                            "expected") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise SettingsError(f"{path}: not TOML: {error}") from None
    known = DeskSettings.__slots__
    for key, value in data.items():
        if key not in known:
            raise SettingsError(f"{path}: {key}: no such key; {', '.join(known)} are known")
        if type(value) is not int or not 0 < value <= 10 ** 12:
            raise SettingsError(f"{path}: {key}: {value!r} found; a whole number of the currency's units above 0 was "
                                "expected")
    return DeskSettings(**data)
