"""What a language is to the program: a table of sentences, how its words follow numbers, and where its lines begin.

Pure. Where the tables come from is not known here: ``english/`` holds one, ``languages/`` reads the others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Plural:
    """A sentence whose words follow a number: ``by`` names that number, and there is a form for each kind of number
    that the language tells apart.
    """

    by: str
    forms: tuple[str, ...]


Sentence: TypeAlias = str | Plural


def forms_of(sentence: Sentence) -> tuple[str, ...]:
    return sentence.forms if isinstance(sentence, Plural) else (sentence,)


@dataclass(frozen=True)
class Language:
    """``name``: as the language calls itself. ``form``: the place of a number's form in a ``Plural``."""

    tag: str
    name: str
    sentences: Mapping[str, Sentence]
    form: Callable[[int], int]
    right_to_left: bool = False

    def sentence(self, key: str, values: Mapping[str, object]) -> str:
        """As it is written for these values, not yet filled in."""
        sentence = self.sentences[key]
        if isinstance(sentence, str):
            return sentence
        number = values.get(sentence.by)
        return sentence.forms[min(self.form(number) if isinstance(number, int) else len(sentence.forms) - 1,
                                  len(sentence.forms) - 1)]
