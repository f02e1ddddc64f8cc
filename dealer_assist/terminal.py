"""What a record or a message quotes, on a terminal: it neither breaks the line nor tells the terminal what to do."""

from __future__ import annotations


def printable(text: object) -> str:
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in str(text))
