"""Rounds from a file: one JSON object, an array of them, or one on each line. A result for each, one on each line."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from dealer_assist.facts import FactsError, Result, settle

Json = Any

_ROUNDS = "a round, an array of rounds, or one on each line,"


def text_and_name(file: str) -> tuple[str, str]:
    """``-`` is the standard input."""
    name = "standard input" if file == "-" else file
    if file == "-" and sys.stdin is None:
        raise FactsError(f"{name}: it is closed; a round was expected there")
    try:
        return (sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()).decode("utf-8-sig"), name
    except UnicodeDecodeError as error:
        raise FactsError(f"{name}: not a text in UTF-8 (byte {error.start})") from None
    except (OSError, ValueError) as error:      # ValueError: a name that no file system takes
        raise FactsError(f"{name}: {getattr(error, 'strerror', None) or error}; a file of rounds, or - for standard "
                         "input, was expected") from None


def settle_text(text: str, file: str, write: Callable[[str], object], pretty: bool = False) -> bool:
    """Did all of them settle or wait as they should? One that cannot be read gets its sentence as its result, and the
    others are settled all the same; a file with nothing but one raises ``FactsError``."""
    fine = True
    for place, numbered, facts in _rounds(text, file):
        try:
            found = settle(_parsed(facts) if isinstance(facts, str) else facts).as_json()
        except FactsError as error:
            sentence = f"{place}: {error}"
            if not numbered:
                raise FactsError(sentence) from None
            found, fine = {"error": sentence, **numbered}, False
        write(json.dumps(found, ensure_ascii=False, indent=2 if pretty else None))
    return fine


def results(text: str, file: str) -> Iterator[tuple[str, Result]]:
    """As ``settle_text``, for programs: where each round stands, and its result; the first wrong one raises."""
    for place, _, facts in _rounds(text, file):
        try:
            yield place, settle(_parsed(facts) if isinstance(facts, str) else facts)
        except FactsError as error:
            raise FactsError(f"{place}: {error}") from None


def _rounds(text: str, file: str) -> Iterator[tuple[str, dict[str, int], Json]]:
    """Where each stands, how its result is numbered, and the round, parsed or not."""
    lines = [(n, line.strip()) for n, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines:
        raise FactsError(f"{file}: nothing is in it; {_ROUNDS} was expected")
    by_line = file.endswith(".jsonl")
    if not by_line:
        try:
            whole = _parsed(text)
        except FactsError as error:
            by_line = len(lines) > 1 and lines[0][1].startswith("{") and lines[0][1].endswith("}")
            if not by_line:
                raise FactsError(f"{file}: {error}") from None
    if by_line:
        for n, line in lines:
            yield f"{file} line {n}", {"line": n}, line
        return
    if whole == []:
        raise FactsError(f"{file}: no rounds found; {_ROUNDS} was expected")
    if isinstance(whole, list):
        for n, facts in enumerate(whole, 1):
            yield f"{file} round {n}", {"round": n}, facts
    else:
        yield file, {}, whole


def _parsed(text: str) -> Json:
    def once(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
        found: dict[str, Json] = {}
        for key, value in pairs:
            if key in found:
                raise FactsError(f"{key}: found twice in one object; once was expected")
            found[key] = value
        return found

    def no_number(name: str) -> Json:
        raise FactsError(f"{name} found; it is no number")

    try:
        return json.loads(text, object_pairs_hook=once, parse_constant=no_number)
    except json.JSONDecodeError as error:
        raise FactsError(f"not JSON: {error}") from None
    except ValueError as error:             # a whole number of thousands of digits
        raise FactsError(f"not facts: {error}") from None
    except RecursionError:
        raise FactsError("not facts: lists within lists without end") from None
