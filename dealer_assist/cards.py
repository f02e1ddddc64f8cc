"""Cards as the rules see them, and the two ways in which a card can lie unread."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, IntEnum, StrEnum

RANKS = "23456789TJQKA"


class Rank(IntEnum):
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @classmethod
    def parse(cls, text: str) -> Rank:
        if len(text) != 1 or text not in RANKS:
            raise NotACard(text)
        return cls(RANKS.index(text) + 2)

    @property
    def letter(self) -> str:
        return RANKS[self - 2]


class Suit(StrEnum):
    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"


class NotACard(Exception):
    """A text that names no card; says which, and how cards are written."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is no card: write a rank of {RANKS} and a suit of cdhs, as in Ah or Td, or joker")


# Card.counts has four bits for each suit and, from the sixteenth on, three for each rank.
RANKS_FROM, RANK_BITS = 16, 3
_OF_SUIT = {suit: 1 << 4 * n for n, suit in enumerate(Suit)}
_OF_RANK = {rank: 1 << RANKS_FROM + RANK_BITS * (rank - Rank.TWO) for rank in Rank}


@dataclass(frozen=True, slots=True)
class Card:
    rank: Rank
    suit: Suit
    # Summed over at most seven cards it says how many there are of each suit and rank; rankings are looked up by it.
    counts: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "counts", _OF_SUIT[self.suit] + _OF_RANK[self.rank])

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Card) and self.counts == other.counts)

    def __hash__(self) -> int:
        return self.counts

    @classmethod
    def parse(cls, text: str) -> Card:
        if len(text) != 2 or text[1] not in "cdhs":
            raise NotACard(text)
        return cls(Rank.parse(text[0]), Suit(text[1]))

    def __str__(self) -> str:
        return self.rank.letter + self.suit


class Joker(Enum):
    JOKER = "joker"

    def __str__(self) -> str:
        return self.value


class Unread(Enum):
    """A card is there and its face is not known. No rule ever sees one of these."""

    FACE_DOWN = "face down"
    UNREADABLE = "unreadable"

    def __str__(self) -> str:
        return self.value


JOKER = Joker.JOKER
FACE_DOWN = Unread.FACE_DOWN
UNREADABLE = Unread.UNREADABLE

Known = Card | Joker
Face = Card | Joker | Unread


def parse_face(text: str) -> Face:
    """The inverse of ``str`` on any face."""
    for special in (JOKER, FACE_DOWN, UNREADABLE):
        if text == special.value:
            return special
    return Card.parse(text)
