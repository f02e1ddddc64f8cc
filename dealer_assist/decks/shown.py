"""The pictures of a deck's cards, each with the card that it is said to show."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from dealer_assist.cards import JOKER, Card, Known, NotACard
from dealer_assist.decks.views import RANKS, SUITS
from dealer_assist.vision.index_crop import Picture
from dealer_assist.vision.picture_file import SUFFIXES

USUAL_ORDER = "As-Ks Ah-Kh Ac-Kc Ad-Kd"
CARDS: tuple[Card, ...] = tuple(Card.parse(rank + suit) for suit in SUITS for rank in RANKS)
_BACK = re.compile(r"(back|reverse)([^a-z].*)?", re.IGNORECASE)


class EnrolError(Exception):
    """What was asked for cannot be done; says what was expected."""


class UnclearPass(EnrolError):
    """What stands against learning a deck from these pictures: every fault, a line each, and what to do."""


@dataclass(frozen=True, eq=False)
class Shown:
    name: str               # of the picture, for people
    card: Known
    picture: Picture


def named_files(folder: Path) -> list[tuple[Path, Known]]:
    """``Ah.jpg``, ``10d_2.png``, ``joker.jpg``: the card, and whatever tells several pictures of it apart."""
    named, nameless = [], []
    for file in _pictures(folder):
        if _BACK.fullmatch(file.stem):
            continue                # has no index, and is known by its outline
        try:
            named.append((file, card_named(re.split(r"[_\- (.]", file.stem)[0])))
        except NotACard:
            nameless.append(file.name)
    if nameless:
        raise EnrolError(f"{folder}: {_list(nameless)}: no card in the name; a name that begins with the card was "
                         "expected, as in Ah.jpg, 10d_2.png or joker.jpg: rename the pictures, or say with --order in "
                         "which order they were taken")
    return named


def ordered_files(folder: Path, order: Sequence[Known]) -> list[tuple[Path, Known]]:
    """By their names' numbers and letters, as file managers sort them: IMG_9 before IMG_10."""
    files = sorted(_pictures(folder), key=lambda file: [int(part) if part.isdecimal() else part.lower()
                                                        for part in re.split(r"(\d+)", file.name)])
    if len(files) != len(order):
        raise EnrolError(f"{folder}: {len(files)} pictures found; {len(order)} were expected, one for each card of the "
                         f"order ({order[0]} first, {order[-1]} last): add or remove pictures, or name them by their "
                         "cards")
    return list(zip(files, order, strict=True))


def parse_order(text: str) -> tuple[Known, ...]:
    """``As-Ks 2h joker``: cards, and rows of one suit up or down."""
    order: list[Known] = []
    for part in text.replace(",", " ").split():
        first, dash, last = part.partition("-")
        start = card_named(first)
        end = card_named(last) if dash else start
        if start is not end and (JOKER in (start, end) or str(start)[1] != str(end)[1]):
            raise EnrolError(f"{part!r} found in the order; a row of one suit was expected, such as As-Ks or Kc-Ac: "
                             "write a row for each suit, and what is in no row as single cards")
        if start is JOKER:
            order.append(JOKER)
            continue
        low, high = RANKS.index(str(start)[0]), RANKS.index(str(end)[0])
        step = 1 if low <= high else -1
        order += [Card.parse(RANKS[n] + str(start)[1]) for n in range(low, high + step, step)]
    if not order:
        raise NotACard(text)
    return tuple(order)


def card_named(text: str) -> Known:
    """As people write cards: Ah, 10d, TD, joker, joker2."""
    plain = text.strip().lower()
    if re.fullmatch(r"joker\d*", plain):
        return JOKER
    if plain.startswith("10"):
        plain = "t" + plain[2:]
    return Card.parse(plain[:1].upper() + plain[1:])


def faults_of(shown: Sequence[Known]) -> list[str]:
    """Which cards of a whole deck are not shown."""
    missing = [str(card) for card in CARDS if card not in shown]
    return [f"not shown: {_list(missing)}"] if missing else []


def _pictures(folder: Path) -> list[Path]:
    if not folder.is_dir():
        raise EnrolError(f"{folder}: no such folder; a folder with a picture of each card was expected")
    files = sorted(file for file in folder.iterdir() if file.suffix.lower() in SUFFIXES)
    if not files:
        raise EnrolError(f"{folder}: no pictures in this folder; one of each card was expected")
    return files


def _list(names: Sequence[str], most: int = 12) -> str:
    return ", ".join(names[:most]) + (f" and {len(names) - most} more" if len(names) > most else "")
