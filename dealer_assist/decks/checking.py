"""Proves from pictures that a deck, or several, is complete; or names what is missing, doubled, foreign or in doubt.

A card read wrongly cannot complete a deck by chance: its own name would be missing, and another one doubled.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from dealer_assist.cards import FACE_DOWN, JOKER, Card, Known, Rank, Unread
from dealer_assist.decks.shown import CARDS
from dealer_assist.vision.loose_cards import LooseCard
from dealer_assist.words import SYMBOLS


@dataclass(slots=True)
class Evidence:
    """What pictures showed. ``apart``: each shows other cards; else all show the same cards, each perhaps not all."""

    apart: bool = False
    most: Counter[Known] = field(default_factory=Counter)       # seen side by side in one picture
    unread: dict[str, int] = field(default_factory=dict)        # by picture: seen and not read
    down: dict[str, int] = field(default_factory=dict)

    def add(self, name: str, cards: Iterable[LooseCard]) -> None:
        here = Evidence()
        for face, count in Counter(card.face for card in cards).items():
            if isinstance(face, Unread):
                (here.down if face is FACE_DOWN else here.unread)[name] = count
            else:
                here.most[face] = count
        self.join(here)

    def join(self, other: Evidence) -> None:
        self.most = self.most + other.most if self.apart else self.most | other.most
        self.unread |= other.unread
        self.down |= other.down


@dataclass(frozen=True, slots=True)
class Verdict:
    wanted: int
    seen: int                               # of those wanted
    missing: tuple[tuple[Known, int], ...]
    doubled: tuple[tuple[Known, int], ...]  # ... and how many too many
    foreign: tuple[tuple[Known, int], ...]  # jokers of which the deck has none
    unread: dict[str, int]
    down: dict[str, int]

    @property
    def complete(self) -> bool:
        return not (self.missing or self.doubled or self.foreign)

    @property
    def proved(self) -> bool:
        return self.complete and not (self.unread or self.down)


def judge(evidence: Evidence, decks: int = 1, jokers: int = 0) -> Verdict:
    """``jokers``: in each deck."""
    wanted: Counter[Known] = Counter(dict.fromkeys(CARDS, decks))
    if jokers:
        wanted[JOKER] = jokers * decks
    order: tuple[Known, ...] = (*CARDS, JOKER)
    missing = tuple((card, wanted[card] - evidence.most[card]) for card in order if wanted[card] > evidence.most[card])
    over = tuple((card, evidence.most[card] - wanted[card]) for card in order if evidence.most[card] > wanted[card])
    return Verdict(wanted.total(), wanted.total() - sum(count for _, count in missing), missing,
                   tuple((card, count) for card, count in over if wanted[card]),
                   tuple((card, count) for card, count in over if not wanted[card]),
                   dict(evidence.unread), dict(evidence.down))


def told(verdict: Verdict) -> list[str]:
    lines = [f"{verdict.seen} of {verdict.wanted} cards seen"]
    for word, cards in (("not seen", verdict.missing), ("too many", verdict.doubled), ("foreign", verdict.foreign)):
        if cards:
            lines.append(f"{word}: " + ", ".join(_times(card, count) for card, count in cards))
    for word, places in (("seen but not read", verdict.unread), ("face down", verdict.down)):
        if places:
            where = ", ".join(f"{count} in {name}" for name, count in places.items())
            lines.append(f"{word}: {where}")
    if verdict.proved:
        lines.append(f"complete: {verdict.wanted} of {verdict.wanted}, and nothing else was seen")
    elif verdict.complete:
        lines.append("every card was seen; not proved: what was not read may be another card")
    else:
        lines.append("not proved")
    return lines


def as_data(verdict: Verdict, digest: str) -> dict[str, object]:
    def named(cards: tuple[tuple[Known, int], ...]) -> dict[str, int]:
        return {str(card): count for card, count in cards}

    return {"proved": verdict.proved, "wanted": verdict.wanted, "seen": verdict.seen, "missing": named(verdict.missing),
            "too_many": named(verdict.doubled), "foreign": named(verdict.foreign), "seen_not_read": verdict.unread,
            "face_down": verdict.down, "model": digest}


def _times(card: Known, count: int) -> str:
    name = str(card)
    if isinstance(card, Card):
        name = ("10" if card.rank is Rank.TEN else card.rank.letter) + SYMBOLS[card.suit]
    return name + (f" × {count}" if count > 1 else "")
