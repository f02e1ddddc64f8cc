"""What there is to translate: every sentence of ``english/`` and every text of the rule book, with a word about it."""

from __future__ import annotations

import inspect
import pkgutil
import re
from collections.abc import Iterator, Mapping
from importlib import import_module

from dealer_assist import english
from dealer_assist.english import ENGLISH
from dealer_assist.language import Plural, Sentence, forms_of
from dealer_assist.languages.ts import Message
from dealer_assist.rulebook import texts

_SECTION = re.compile(r"\s*# ── (.*) ──")
_KEY = re.compile(r'"([a-z0-9_]+(?:\.[^"]+)*)":')
_VALUE = re.compile(r"\{(\w+)[^{}:]*:?(\w*)\}")
_WRITTEN = {"money": "an amount", "rank": "a card's rank", "ranks": "a card's rank, of several", "kind": "a bet's name",
            "said": "what was said", "cards": "cards", "expected": "what was due", "low": "cards of a low hand"}


def screen() -> Iterator[Message]:
    """A key that two games share stands once, with the words that the screen says."""
    seen: set[str] = set()
    for module in pkgutil.iter_modules(english.__path__):
        part = import_module(f"{english.__name__}.{module.name}")
        sentences: Mapping[str, Sentence] = part.SENTENCES
        sections = _sections(inspect.getsource(part))
        about = (part.__doc__ or "").strip().rstrip(".")
        for key, sentence in sentences.items():
            if ENGLISH.get(key) == sentence and key not in seen:
                seen.add(key)
                section = sections.get(key, "")
                yield Message(module.name, key, forms_of(sentence)[-1],
                              ". ".join(filter(None, (about, section, _about(sentence)))),
                              isinstance(sentence, Plural))


def _sections(source: str) -> dict[str, str]:
    """Under which heading a key stands."""
    found: dict[str, str] = {}
    heading = ""
    for line in source.splitlines():
        if section := _SECTION.match(line):
            heading = section[1]
        for key in _KEY.findall(line):
            found[key] = heading
    return found


def _about(sentence: Sentence) -> str:
    values = dict.fromkeys(_VALUE.findall(forms_of(sentence)[-1]))
    said = [f"{name}: {_WRITTEN[how]}" for name, how in values if how in _WRITTEN]
    if isinstance(sentence, Plural):
        said.append(f"the words follow the number {sentence.by}")
    if "[" in forms_of(sentence)[-1]:
        said.append("a part in [brackets] is left out when its value is missing")
    return "; ".join(said)


def rules() -> Iterator[Message]:
    for section, key, text, about in texts():
        yield Message(section, key, text, about)
