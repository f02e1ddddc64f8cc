"""Qt Linguist's files: read, written as Qt writes them, and brought up to date from the English as lupdate does it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from xml.etree import ElementTree

ENTITIES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;"})


class TsError(Exception):
    """A file that is no translation file of Qt Linguist: says where it stops being one."""


class State(StrEnum):
    """``OBSOLETE`` had not been finished when it vanished."""

    FINISHED = ""
    UNFINISHED = "unfinished"
    VANISHED = "vanished"
    OBSOLETE = "obsolete"


GONE = State.VANISHED, State.OBSOLETE


@dataclass(frozen=True, slots=True)
class Message:
    """``forms``: the translation, or one for each plural form where a number governs the words (``numerus``).
    ``before``: the English that an unfinished translation was made from.
    """

    context: str
    id: str
    source: str
    comment: str = ""
    numerus: bool = False
    forms: tuple[str, ...] = ()
    state: State = State.UNFINISHED
    before: str = ""
    remark: str = ""            # the translator's own


def read(text: str, file: str) -> tuple[Message, ...]:
    try:
        root = ElementTree.fromstring(text)
        if root.tag != "TS":
            raise TsError(f"{file}: <{root.tag}> found; a file of Qt Linguist (<TS>) was expected")
        return tuple(_message(context.findtext("name", ""), found)
                     for context in root.iter("context") for found in context.iter("message"))
    except ElementTree.ParseError as error:
        raise TsError(f"{file}:{error.position[0]}: {error}; a file of Qt Linguist was expected: open it there, or "
                      "take it again from the version control") from None
    except ValueError as error:
        raise TsError(f"{file}: {error}; a type that Qt Linguist writes was expected: none, {', '.join(State)[2:]}"
                      ) from None


def _message(context: str, found: ElementTree.Element) -> Message:
    translation = found.find("translation")
    if translation is None:
        translation = ElementTree.Element("translation", type=State.UNFINISHED)
    numerus = found.get("numerus") == "yes"
    forms = tuple(form.text or "" for form in translation.iter("numerusform")) if numerus else (translation.text or "",)
    return Message(context, found.get("id", ""), found.findtext("source", ""), found.findtext("extracomment", ""),
                   numerus, forms, State(translation.get("type", "")), found.findtext("oldsource", ""),
                   found.findtext("translatorcomment", ""))


def written(messages: Iterable[Message], tag: str) -> str:
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>",
             f'<TS version="2.1" language="{tag}" sourcelanguage="en">']
    contexts: dict[str, list[Message]] = {}
    for message in messages:
        contexts.setdefault(message.context, []).append(message)
    for name, inside in sorted(contexts.items()):
        lines += ["<context>", f"    <name>{_escaped(name)}</name>",
                  *(line for message in inside for line in _lines(message)), "</context>"]
    return "\n".join([*lines, "</TS>", ""])


def _lines(message: Message) -> Iterator[str]:
    numerus = ' numerus="yes"' if message.numerus else ""
    yield f'    <message id="{_escaped(message.id)}"{numerus}>'
    for name, text in (("source", message.source), ("oldsource", message.before), ("extracomment", message.comment),
                       ("translatorcomment", message.remark)):
        if text:
            yield f"        <{name}>{_escaped(text)}</{name}>"
    kind = f' type="{message.state}"' if message.state else ""
    if message.numerus:
        yield f"        <translation{kind}>"
        yield from (f"            <numerusform>{_escaped(form)}</numerusform>" for form in message.forms)
        yield "        </translation>"
    else:
        yield f"        <translation{kind}>{_escaped(message.forms[0])}</translation>"
    yield "    </message>"


def _escaped(text: str) -> str:
    """As Qt does it: spaces that look like others are written by their numbers."""
    return "".join(f"&#x{ord(c):x};" if c > "\x7f" and c.isspace() else c for c in text.translate(ENTITIES))


def updated(old: Iterable[Message], english: Iterable[Message], plurals: int) -> tuple[Message, ...]:
    """What was translated stays; what the English changed is unfinished again; what the English lost has vanished."""
    before = {message.id: message for message in old}
    now = [_carried(before.pop(message.id, None), message, plurals) for message in english]
    gone = [replace(message, state=State.VANISHED if message.state is State.FINISHED else
                    State.OBSOLETE if message.state is State.UNFINISHED else message.state)
            for message in before.values() if any(message.forms)]
    return (*now, *gone)


def _carried(old: Message | None, new: Message, plurals: int) -> Message:
    count = plurals if new.numerus else 1
    if old is None:
        return replace(new, forms=("",) * count)
    forms = (*old.forms, *("",) * count)[:count]
    same = (old.source, old.numerus) == (new.source, new.numerus) and len(old.forms) == count
    finished = same and old.state in (State.FINISHED, State.VANISHED)
    changed_from = "" if finished else (old.before if same or old.before else old.source)
    return replace(new, forms=forms, state=State.FINISHED if finished else State.UNFINISHED,
                   before=changed_from if any(forms) and changed_from != new.source else "", remark=old.remark)
