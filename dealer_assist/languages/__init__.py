"""The languages beside English, read from the files that Qt Linguist keeps.

Read as they are, without Qt and without a compiled copy: the parser of the standard library takes them in a few
milliseconds, once, and there is no second file that could be older than the first.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from dealer_assist.english import ENGLISH
from dealer_assist.language import Language, Plural, Sentence, forms_of
from dealer_assist.languages.ts import Message, State, read
from dealer_assist.words import EN

FOLDER = Path(__file__).parent
SCREEN, RULES = "screen", "rules"       # what is said at the table, and the rule book's texts


class NoSuchLanguage(Exception):
    """Names what there is."""

    def __init__(self, tag: str) -> None:
        super().__init__(f"language: {tag!r} found; one of {', '.join(TAGS)} was expected")


@dataclass(frozen=True, slots=True)
class Kind:
    """``plurals``: how many forms Qt Linguist asks for; ``form`` chooses among them as Qt does."""

    name: str
    plurals: int
    form: Callable[[int], int]
    right_to_left: bool = False


def _arabic(number: int) -> int:
    """None, one, two, a few, eleven and more, whole hundreds."""
    return number if number in (0, 1, 2) else 3 if 3 <= number % 100 <= 10 else 4 if number % 100 >= 11 else 5


KINDS: Mapping[str, Kind] = {
    "fr": Kind("Français", 2, lambda number: int(number > 1)),
    "ar": Kind("العربية", 6, _arabic, right_to_left=True),
}
TAGS = (EN.tag, *KINDS)


def file_of(what: str, tag: str) -> Path:
    return FOLDER / f"{what}_{tag}.ts"


@cache
def language(tag: str) -> Language:
    """What is not translated, or not faithfully, stays English: a table is told what is true rather than nothing."""
    if tag == EN.tag:
        return EN
    if tag not in KINDS:
        raise NoSuchLanguage(tag)
    kind = KINDS[tag]
    said = {m.id: sentence for m in messages(SCREEN, tag)
            if m.id in ENGLISH and (sentence := translated(m)) is not None and not faults(ENGLISH[m.id], sentence)}
    return Language(tag, kind.name, {**ENGLISH, **said}, kind.form, kind.right_to_left)


@cache
def rule_texts(tag: str) -> Mapping[str, str]:
    """What of the rule book is translated."""
    if tag == EN.tag:
        return {}
    if tag not in KINDS:
        raise NoSuchLanguage(tag)
    return {m.id: m.forms[0] for m in messages(RULES, tag) if m.state is State.FINISHED}


def messages(what: str, tag: str) -> tuple[Message, ...]:
    path = file_of(what, tag)
    return read(path.read_text(encoding="utf-8"), str(path)) if path.exists() else ()


def translated(message: Message) -> Sentence | None:
    if message.state is not State.FINISHED or not all(message.forms):
        return None
    if not message.numerus:
        return message.forms[0]
    english = ENGLISH[message.id]
    return Plural(english.by, message.forms) if isinstance(english, Plural) else None


# ── is a translation faithful? ──
_VALUE = re.compile(r"\{([^{}]+)\}")
_OPTIONAL = re.compile(r"\[[^\[\]]*\{[^\[\]]*\]")


def _values(sentence: str) -> tuple[frozenset[str], frozenset[frozenset[str]]]:
    """The values that it always names, and those of each part that may be left out."""
    return (frozenset(_VALUE.findall(_OPTIONAL.sub("", sentence))),
            frozenset(frozenset(_VALUE.findall(part)) for part in _OPTIONAL.findall(sentence)))


def faults(english: Sentence, other: Sentence) -> list[str]:
    """What of the English values and optional parts a translation leaves out, or names beside them."""
    free = {english.by} if isinstance(english, Plural) else set()     # "a card" may say "a" for the number
    always, parts = _values(forms_of(english)[-1])
    found = []
    for form in forms_of(other):
        here, parts_here = _values(form)
        if here - free != always - free or not here <= always | free:
            found.append(f"{form!r} names {_listed(here)}; {_listed(always)} was expected")
        if parts_here != parts:
            found.append(f"{form!r} has [parts] with {_listed(map(_listed, parts_here))}; "
                         f"{_listed(map(_listed, parts))} was expected")
    return found


def _listed(names: object) -> str:
    return ", ".join(sorted(names)) or "none"  # type: ignore[call-overload]
