"""A TOML file's keys taken one by one, with the line of each that is wrong, which tomllib does not tell; and TOML
written from plain values."""

from __future__ import annotations

import json
import math
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from datetime import date
from typing import Any

KeyPath = tuple[str | int, ...]     # ("area", 2, "x"): the third [[area]]'s x
_ROW = re.compile(r"(area|bet|mark|line|stand) (\d+)(?: \([^)]*\))?: (?:(\w+): )?")
_SYNTAX = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
_TWICE = re.compile(r"Cannot (overwrite|declare|mutate)")       # tomllib's word for what it has already
_KEY = re.compile(r"(\w+(?:\.[\w-]+)*)[:.]? ")


def with_line(text: str, file: str, fault: str) -> str:
    """A fault of a house file or a layout as its loader tells it, which names the key; on which line that stands is
    looked up here."""
    what = fault.removeprefix(f"{file}: ")
    line = line_of(text, _key_path(what)) if what != fault else None
    return f"{file}:{line}: {what}" if line else fault


def not_toml(file: str, text: str, error: Exception) -> str:
    """What tomllib says against the text, with its line, what stands there, and what was expected."""
    found = _SYNTAX.search(str(error))
    if not found:
        return f"{file}: not TOML: {error}"
    lines = text.rstrip().split("\n")
    line = int(found[1] or len(lines))
    stands = lines[line - 1].strip() if line <= len(lines) else ""
    wanted = ("each key and each [table] once" if _TWICE.match(str(error)) else
              'KEY = VALUE, with texts in straight quotes ("…") and numbers without commas,')
    if not found[1]:
        wanted = "a value after it" if stands.endswith("=") else '], } or """ for what is open there, or KEY = VALUE,'
    return (f"{file}:{line}: {stands if len(stands) < 60 else stands[:60] + '…'!r} found; {wanted} was expected "
            f"(not TOML: {_SYNTAX.sub('', str(error))})")


def _key_path(what: str) -> KeyPath:
    if row := _ROW.match(what):
        kind, number, key = row.groups()
        return (kind, int(number) - 1, *([key] if key else []))
    key_found = _KEY.match(what)
    return tuple(key_found[1].split(".")) if key_found else ()


def line_of(text: str, path: KeyPath) -> int | None:
    """Where the key stands, or else the table that it should stand in; None where nothing of it is there."""
    known: dict[KeyPath, int] = {}
    for stated, line in _statements(text, len(path)):
        for length in range(1, len(stated) + 1):
            known.setdefault(stated[:length], line)
    while path:
        if path in known:
            return known[path]
        path = path[:-1]
    return None


def _statements(text: str, deep: int) -> Iterator[tuple[KeyPath, int]]:
    """Each key with the line on which its statement begins, in tables no deeper than that. The text is TOML that
    tomllib takes."""
    lines = text.split("\n")      # TOML knows no other ends of lines
    prefix: KeyPath = ()
    counts: dict[KeyPath, int] = {}
    number = 0
    while number < len(lines):
        start, statement = number, lines[number]
        number += 1
        while (data := _parsed(statement)) is None and number < len(lines):
            statement += "\n" + lines[number]       # a value of several lines
            number += 1
        stripped = statement.lstrip()
        if stripped.startswith("["):
            prefix = _header(data or {}, counts, many=stripped.startswith("[["))
            yield prefix, start + 1
        else:
            for path in _keys(data or {}, deep):
                yield (*prefix, *path), start + 1


def _parsed(statement: str) -> dict[str, Any] | None:
    try:
        return tomllib.loads(statement)
    except (ValueError, RecursionError):
        return None


def _header(data: Mapping[str, Any], counts: dict[KeyPath, int], *, many: bool) -> KeyPath:
    path: KeyPath = ()
    inner: Any = data
    while isinstance(inner, dict) and inner:
        (key, inner), = inner.items()
        path = (*path, key)
        if many and isinstance(inner, list):
            counts[path] = counts.get(path, -1) + 1
        if path in counts:          # what stands below a [[table]] belongs to its newest row
            path = (*path, counts[path])
    return path


def _keys(data: Any, deep: int) -> Iterator[KeyPath]:
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in entries:
        yield (key,)
        for path in _keys(value, deep - 1) if deep > 1 else ():
            yield (key, *path)


class Keys:
    """Collects what is wrong; what is taken is checked at once, what nobody took is unknown."""

    def __init__(self, file: str, text: str, data: Mapping[str, Any]) -> None:
        self.file, self.text, self.data = file, text, data
        self.faults: list[str] = []
        self.known: set[tuple[str, ...]] = set()

    def take(self, key: str, allowed: Callable[[Any], bool], wanted: str, *, needed: bool = True) -> Any:
        path = tuple(key.split("."))
        self.known.add(path)
        value: Any = self.data
        for part in path:
            value = value.get(part) if isinstance(value, dict) else None
        if value is None:
            if needed:
                self.fault(path, f"missing; {wanted} was expected")
            return None
        if not allowed(value):
            said = repr(value)
            self.fault(path, f"{said if len(said) < 60 else said[:60] + '…'} found; {wanted} was expected")
            return None
        return value

    def refuse_unknown(self, where: tuple[str, ...] = ()) -> None:
        data: Any = self.data
        for part in where:
            data = data[part]
        for key, value in data.items():
            path = (*where, key)
            if path in self.known:
                continue
            if isinstance(value, dict) and any(known[:len(path)] == path for known in self.known):
                self.refuse_unknown(path)
            else:
                names = {".".join(known[:len(path)]) for known in self.known if known[:len(where)] == where}
                self.fault(path, f"no such key; {', '.join(sorted(names))} are known")

    def fault(self, path: tuple[str, ...], what: str) -> None:
        line = line_of(self.text, path)
        self.faults.append(f"{self.file}:{f'{line}:' if line else ''} {'.'.join(path)}: {what}")


def written(data: Mapping[str, Any]) -> str:
    """Texts, numbers, truths, dates, lists of them; tables, and rows of tables."""
    return "\n".join(_written(data, ())).lstrip("\n") + "\n"


def _written(data: Mapping[str, Any], where: tuple[str, ...]) -> Iterator[str]:
    inner = {key: value for key, value in data.items() if isinstance(value, dict) or _is_rows(value)}
    for key, value in data.items():
        if key not in inner:
            yield f"{_key(key)} = {_value(value)}"
    for key, value in inner.items():
        name = ".".join(_key(part) for part in (*where, key))
        for row in [value] if isinstance(value, dict) else value:
            yield f"\n[{name}]" if isinstance(value, dict) else f"\n[[{name}]]"
            yield from _written(row, (*where, key))


def _is_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def _key(key: str) -> str:
    return key if key.replace("_", "").replace("-", "").isalnum() and key.isascii() else _text(key)


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return _text(value)
        case float() if not math.isfinite(value):
            return "nan" if math.isnan(value) else "inf" if value > 0 else "-inf"
        case int() | float():
            return repr(value)
        case date():
            return value.isoformat()
        case list() | tuple():
            return "[" + ", ".join(_value(one) for one in value) + "]"
        case dict():
            return "{" + ", ".join(f"{_key(k)} = {_value(v)}" for k, v in value.items()) + "}"
    raise TypeError(f"{value!r} cannot be written as TOML")
