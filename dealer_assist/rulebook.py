"""The rule book: every rule and every open question by its ID, in our own words, with what of the program rests on it.

Which options there are, their defaults and choices, is read from the games and from the shipped house files, where each
option cites a rule; the book's own files hold none.
"""

from __future__ import annotations

import re
import textwrap
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, asdict, dataclass, field, fields
from difflib import get_close_matches
from enum import StrEnum
from fractions import Fraction
from functools import cache, cached_property
from typing import Any, get_type_hints

from dealer_assist.games import CATALOGUE, load_house
from dealer_assist.games.house_file import House, cited_options
from dealer_assist.languages import rule_texts
from dealer_assist.money import odds_text
from dealer_assist.resources import HOUSES, RULES, text_of
from dealer_assist.words import EN

REGISTER = "register"


class NoSuchRule(Exception):
    """What was asked for is no game, no section and no rule; names what comes nearest."""


@dataclass(frozen=True, slots=True)
class Document:
    id: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Rule:
    """``conduct``: about people, which no program sees; ``dealer`` is then what the dealer does about it."""

    id: str
    title: str
    text: str
    source: str
    see: tuple[str, ...]
    conduct: bool = False
    dealer: str = ""


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """An entry of the register: what the documents leave open."""

    id: str
    title: str
    gap: str
    default: str
    see: tuple[str, ...]
    alternatives: Mapping[str, str] = field(default_factory=dict)


Entry = Rule | OpenQuestion


@dataclass(frozen=True, slots=True)
class Section:
    """The rules of one game, or of several; ``shared`` are rules of other sections that hold here too."""

    prefix: str
    title: str
    games: tuple[str, ...]
    documents: tuple[str, ...]
    shared: tuple[str, ...]
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Setting:
    house: str
    value: str
    rule: str
    note: str


@dataclass(frozen=True, slots=True)
class Option:
    """``default`` None: there is none, each house must choose. Without ``choices`` it takes what ``expected`` says."""

    game: str
    name: str
    default: str | None
    choices: tuple[str, ...]
    expected: str
    settings: tuple[Setting, ...]


@dataclass(frozen=True, slots=True)
class PayLines:
    house: str
    table: str
    odds: Mapping[str, str]


@dataclass(frozen=True)
class Book:
    documents: Mapping[str, Document]
    sections: tuple[Section, ...]
    register: Mapping[str, OpenQuestion]

    @cached_property
    def rules(self) -> Mapping[str, Rule]:
        return {rule.id: rule for section in self.sections for rule in section.rules}

    @cached_property
    def entries(self) -> Mapping[str, Entry]:
        return {**self.rules, **self.register}

    @cached_property
    def _seen_by(self) -> Mapping[str, tuple[str, ...]]:
        seen: dict[str, tuple[str, ...]] = {}
        for entry in self.entries.values():
            for other in entry.see:
                seen[other] = (*seen.get(other, ()), entry.id)
        return seen

    def related(self, entry: Entry) -> tuple[str, ...]:
        """What it names, and what names it across the border between rules and register."""
        across = (other for other in self._seen_by.get(entry.id, ())
                  if (other in self.register) is not (entry.id in self.register))
        return tuple(dict.fromkeys((*entry.see, *across)))

    def section_of(self, rule: Rule) -> Section:
        return next(section for section in self.sections if rule in section.rules)

    def of_game(self, game: str) -> Section | None:
        return next((section for section in self.sections if game in section.games), None)

    def open_questions(self, section: Section) -> tuple[str, ...]:
        """Those that its rules name, and those that its options rest on."""
        named = {other for rule in section.rules for other in self.related(rule)}
        cited = {setting.rule for option in options_of(section) for setting in option.settings}
        return tuple(sorted(self.register.keys() & (named | cited)))

    # ── what of the program rests on it ──
    def options(self, entry: Entry) -> tuple[Option, ...]:
        """Those that cite it in a shipped house file; for a rule also those that cite its entries of the register."""
        wanted = {entry.id}
        if isinstance(entry, Rule):
            wanted |= self.register.keys() & set(self.related(entry))
        return tuple(option for option in shipped_options() if wanted & {setting.rule for setting in option.settings})

    def pays(self, entry: Entry) -> tuple[PayLines, ...]:
        return tuple(PayLines(name, table, odds) for name, house in shipped_houses().items()
                     for table, lines in house.pay_tables.items()
                     if (odds := {line: odds_text(pay.odds) for line, pay in lines.items() if pay.rule == entry.id}))

    # ── asking ──
    def find(self, asked: str) -> Section | Entry | tuple[Entry, ...]:
        """A game by its id, title or prefix; an entry by its ID; several by how their IDs begin (``BJ-SPLIT``)."""
        wanted = _plain(asked)
        named = {**{_plain(id_): entry for id_, entry in self.entries.items()}, **self._section_names()}
        if wanted in named:
            return named[wanted]
        if wanted in ("a", REGISTER):
            return tuple(self.register.values())
        begin = asked.upper().rstrip("-") + "-"
        if family := tuple(entry for id_, entry in self.entries.items() if id_.startswith(begin)):
            return family
        if (number := re.fullmatch(r"a(\d)", wanted)) and (entry := self.register.get(f"A0{number[1]}")):
            return (entry,)
        inside = {section.prefix: section for name, section in self._section_names().items()
                  if wanted and wanted in name}
        if len(inside) == 1:
            return inside.popitem()[1]
        near = [f"{section.title} ({section.prefix})" for section in inside.values()]
        for name in get_close_matches(wanted, named, 5, .5) if not near else ():
            match = named[name]
            near.append(match.title if isinstance(match, Section) else match.id)
        nearest = f"; near it: {', '.join(dict.fromkeys(near))}" if near else ""
        raise NoSuchRule(f"rules: {asked!r} found; a game such as blackjack or BJ, or a rule such as BJ-SPLIT-4 or "
                         f"A06, was expected{nearest}")

    def _section_names(self) -> Mapping[str, Section]:
        return {_plain(name): section for section in self.sections
                for name in (section.prefix, section.title, *section.games,
                             *(CATALOGUE[game].title for game in section.games if game in CATALOGUE))}


def _plain(name: str) -> str:
    return "".join(letter for letter in name.casefold() if letter.isalnum())


# ── reading ──
@cache
def load_book(language: str = EN.tag) -> Book:
    """What nobody has translated is in English, and marked so."""
    documents = {id_: Document(id_, **_texts(given, id_, language)) for id_, given in _toml("documents").items()}
    register = {id_: OpenQuestion(id_, **_texts(given, id_, language)) for id_, given in _toml(REGISTER).items()}
    return Book(documents, tuple(_section(name, language) for name in _SECTIONS), register)


_SECTIONS = ("shared", "heads_up_holdem", "blackjack", "casino_holdem", "texas_holdem", "club_holdem", "omaha",
             "push_nine", "double_hand", "low_ball", "limits")


def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads(text_of(name, RULES)[0])


def _section(name: str, language: str) -> Section:
    data = _toml(name)
    rules = tuple(Rule(id_, **_texts(data.pop(id_), id_, language)) for id_ in list(data)
                  if isinstance(data[id_], dict))
    return Section(**_texts(data, data["prefix"], language), rules=rules)


def _texts(given: Mapping[str, Any], whose: str, language: str) -> dict[str, Any]:
    """Texts on one line and in the language, lists as tuples. ``source`` quotes a document: it is not translated."""
    def text(key: str, value: object) -> object:
        match value:
            case str() if key in ("prefix", "source"):
                return " ".join(value.split())
            case str():
                english = " ".join(value.split())
                return english if language == EN.tag else rule_texts(language).get(f"{whose}.{key}", f"[EN] {english}")
            case list():
                return tuple(value)
            case dict():
                return {name: text(f"{key}.{name}", one) for name, one in value.items()}
        return value
    return {key: text(key, value) for key, value in given.items()}


def texts() -> Iterator[tuple[str, str, str, str]]:
    """All that there is to translate: where it belongs, its key, the English, and where it comes from."""
    book = load_book()
    for document in book.documents.values():
        yield from (("documents", f"{document.id}.{key}", getattr(document, key), "") for key in ("title", "text"))
    for section in book.sections:
        yield section.title, f"{section.prefix}.title", section.title, "the game's name"
        for rule in section.rules:
            yield from ((section.title, f"{rule.id}.{key}", text, rule.source) for key in ("title", "text", "dealer")
                        if (text := getattr(rule, key)))
    for question in book.register.values():
        yield from ((REGISTER, f"{question.id}.{key}", getattr(question, key), "")
                    for key in ("title", "gap", "default"))
        yield from ((REGISTER, f"{question.id}.alternatives.{name}", text, f"the choice {name}")
                    for name, text in question.alternatives.items())
    for game, listed in CATALOGUE.items():
        yield "games", f"game.{game}", listed.title, "the game's name"
    for name, house in shipped_houses().items():
        yield "houses", f"house.{name}", house.name, "the house file's name"


def game_named(game: str, language: str) -> str:
    return rule_texts(language).get(f"game.{game}", CATALOGUE[game].title)


def house_named(name: str, language: str) -> str:
    """A house's own file is called as it calls itself."""
    shipped = next((file for file, house in shipped_houses().items() if house.name == name), "")
    return rule_texts(language).get(f"house.{shipped}", name)


@cache
def shipped_houses() -> Mapping[str, House]:
    return {name: load_house(*text_of(name, HOUSES)) for name in sorted(path.stem for path in HOUSES.glob("*.toml"))}


@cache
def shipped_options() -> tuple[Option, ...]:
    found = []
    for game, listed in CATALOGUE.items():
        cited = {name: cited_options(house) for name, house in shipped_houses().items() if house.game_id == game}
        hints = get_type_hints(listed.kind)
        for f in fields(listed.kind):  # type: ignore[arg-type]
            if "option" in f.metadata:
                name = f.metadata["option"]
                settings = tuple(Setting(house, _written(given[name]["value"]), given[name]["rule"],
                                         given[name].get("note", ""))
                                 for house, given in cited.items() if name in given)
                default = None if f.default is MISSING else _written(f.default)
                choices = _choices(hints[f.name])
                expected = ", ".join(choices) or _expected(hints[f.name], f.metadata["least"], default)
                found.append(Option(game, name, default, choices, expected, settings))
    return tuple(found)


def options_of(section: Section) -> tuple[Option, ...]:
    return tuple(option for option in shipped_options() if option.game in section.games)


def _written(value: object) -> str:
    """As a house file has it."""
    if isinstance(value, Fraction):
        return odds_text(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _choices(kind: Any) -> tuple[str, ...]:
    if kind is bool:
        return "true", "false"
    return tuple(kind) if isinstance(kind, type) and issubclass(kind, StrEnum) else ()


def _expected(kind: Any, least: int, default: str | None) -> str:
    if kind is int:
        return f"a whole number from {least}"
    if kind is Fraction:
        return "odds such as 3:2"
    return f"such as {default}" if default else "as the house writes it"


# ── for a program ──
def as_data(book: Book, found: Section | Entry | tuple[Entry, ...] | None) -> dict[str, Any]:
    """The same that ``told`` prints; None: the whole book's contents."""
    match found:
        case None:
            return {"documents": [asdict(document) for document in book.documents.values()],
                    "sections": [{"prefix": s.prefix, "title": s.title, "games": s.games, "documents": s.documents,
                                  "rules": len(s.rules), "open": len(book.open_questions(s))} for s in book.sections],
                    REGISTER: len(book.register)}
        case Section():
            return {**asdict(found), "documents": [asdict(book.documents[id_]) for id_ in found.documents],
                    REGISTER: book.open_questions(found), "houses": _houses(found),
                    "options": [asdict(option) for option in options_of(found)],
                    "rules": [as_data(book, rule) for rule in found.rules]}
        case tuple():
            return {"rules": [as_data(book, entry) for entry in found]}
        case _:
            data = asdict(found)
            del data["see"]
            return {**data, "related": book.related(found), "options": [asdict(o) for o in book.options(found)],
                    "pays": [asdict(p) for p in book.pays(found)]}


def _houses(section: Section) -> tuple[str, ...]:
    return tuple(name for name, house in shipped_houses().items() if house.game_id in section.games)


# ── for people ──
def told(book: Book, found: Section | Entry | tuple[Entry, ...] | None, width: int) -> Iterator[str]:
    match found:
        case None:
            yield from _contents(book, width)
        case Section():
            yield from _told_section(book, found, width)
        case tuple():
            for entry in found:
                yield from _in_brief(book, entry, width)
        case _:
            yield from _in_full(book, found, width)


def _contents(book: Book, width: int) -> Iterator[str]:
    yield from _wrapped(f"The rule book: {len(book.rules)} rules, and {len(book.register)} entries on what the "
                        "documents leave open. Where the book and a document part, the document holds.", width)
    for heading, of_games in (("Games", True), ("Shared", False)):
        yield ""
        yield f"{heading:<8}{'rules':>5} {'open':>5}"
        for section in book.sections:
            if bool(section.games) is of_games:
                counts = f"{len(section.rules):>5} {len(book.open_questions(section)):>5}"
                yield from _wrapped(f"{section.title} ({', '.join(section.documents)})", width,
                                    f"  {section.prefix:<6}{counts}  ")
    yield f"  {'A':<6}{len(book.register):>5}        Register of what the documents leave open"
    yield ""
    yield "Documents"
    for document in book.documents.values():
        yield from _wrapped(f"{document.title}. {document.text}", width, f"  {document.id}  ")
    yield ""
    yield "Ask for"
    for asked, what in (("blackjack", "a game, by its name or its letters (BJ)"), ("BJ-SPLIT-4", "one rule in full"),
                        ("BJ-SPLIT", "the rules that begin so"), ("A06", "an open question: gap, default, options"),
                        (REGISTER, "all open questions")):
        yield from _wrapped(what, width, f"  dealer-assist rules {asked:<12}")


def _told_section(book: Book, section: Section, width: int) -> Iterator[str]:
    yield f"{section.title} ({section.prefix}): {len(section.rules)} rules"
    yield ""
    for id_ in section.documents:
        yield from _wrapped(book.documents[id_].title, width, f"Document  {id_}  ")
    if section.shared:
        yield from _wrapped("; ".join(f"{id_} {book.rules[id_].title}" for id_ in section.shared), width, "Shared    ")
    if questions := book.open_questions(section):
        yield from _wrapped("; ".join(f"{id_} {book.register[id_].title}" for id_ in questions), width, "Open      ")
    if houses := _houses(section):
        yield from _wrapped(", ".join(houses), width, "Houses    ")
    if options := options_of(section):
        yield from _wrapped("; ".join(
            f"{option.name} {', '.join(sorted({setting.rule for setting in option.settings}))}" for option in options),
            width, "Options   ")
    for rule in section.rules:
        yield from _in_brief(book, rule, width)


def _in_brief(book: Book, entry: Entry, width: int) -> Iterator[str]:
    yield ""
    yield from _wrapped(entry.title, width, f"{entry.id}  ")
    for text in _texts_of(entry):
        yield from _wrapped(text, width, "    ")
    tail = [entry.source] if isinstance(entry, Rule) else []
    if related := book.related(entry):
        tail.append("see " + ", ".join(related))
    yield from _wrapped(f"[{'; '.join(tail)}]", width, "    ")


def _texts_of(entry: Entry) -> Iterator[str]:
    if isinstance(entry, OpenQuestion):
        yield f"Open: {entry.gap}"
        yield f"Default: {entry.default}"
    else:
        yield entry.text
        if entry.conduct:
            yield f"The dealer: {entry.dealer}"


def _in_full(book: Book, entry: Entry, width: int) -> Iterator[str]:
    yield from _wrapped(entry.title, width, f"{entry.id}  ")
    yield ""
    for text in _texts_of(entry):
        yield from _wrapped(text, width, "  ")
    if isinstance(entry, OpenQuestion):
        for name, what in entry.alternatives.items():
            yield from _wrapped(f"Or {name}: {what}", width, "  ")
        yield ""
    else:
        section = book.section_of(entry)
        yield ""
        yield from _wrapped(f"{section.title} ({section.prefix})", width, "Belongs to  ")
        yield from _wrapped(entry.source, width, "Source      ")
        for id_, document in book.documents.items():
            if id_ in entry.source:
                yield from _wrapped(document.title, width, f"Document    {id_}  ")
    label = "See         "
    for id_ in book.related(entry):
        yield from _wrapped(book.entries[id_].title, width, f"{label}{id_}  ")
        label = " " * len(label)
    for option in book.options(entry):
        yield ""
        yield f"Option      {option.name} of {CATALOGUE[option.game].title}"
        yield from _wrapped(option.expected, width, "  choices   ")
        yield f"  default   {option.default or 'none: each house chooses'}"
        alike: dict[str, list[str]] = {}
        for setting in option.settings:
            note = f" ({setting.note})" if setting.note else ""
            alike.setdefault(f"{setting.value}, by {setting.rule}{note}", []).append(setting.house)
        for setting_text, houses in alike.items():
            yield from _wrapped(f"{setting_text}: {', '.join(houses)}", width, "  set to    ")
    paid: dict[str, list[str]] = {}
    for pays in book.pays(entry):
        lines = ", ".join(f"{line.replace('_', ' ')} {odds}" for line, odds in pays.odds.items())
        paid.setdefault(f"{pays.table}: {lines}", []).append(pays.house)
    for table, houses in paid.items():
        yield ""
        yield from _wrapped(table, width, "Pays        ")
        yield from _wrapped(", ".join(houses), width, "  at        ")


def _wrapped(text: str, width: int, begin: str = "") -> list[str]:
    return textwrap.wrap(text, max(width, len(begin) + 20), initial_indent=begin, subsequent_indent=" " * len(begin),
                         break_on_hyphens=False)
