"""A rule as a page shows it, in the reader's language."""

from __future__ import annotations

from dealer_assist.inspector.timeline import RuleShown
from dealer_assist.rulebook import OpenQuestion, Rule, load_book


def rule_shown(id_: str, tag: str) -> RuleShown:
    """What the book says of a rule, or of an open question that an option rests on."""
    book = load_book(tag)
    match entry := book.entries.get(id_):
        case Rule():
            documents = tuple(d.title for d in book.documents.values() if d.id in entry.source)
            return RuleShown(id_, entry.title, entry.text, entry.source, documents)
        case OpenQuestion():
            return RuleShown(id_, entry.title, f"{entry.gap} {entry.default}")
        case _:
            return RuleShown(id_)
