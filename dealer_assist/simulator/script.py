"""What happens in front of the camera, as data: which card lies and moves where, when, and what is touched."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field

from dealer_assist.money import Money
from dealer_assist.table.events import TableEvent
from dealer_assist.table.places import Place

MILLISECOND = 1_000
SECOND = 1_000_000


@dataclass(frozen=True, slots=True)
class CardState:
    """A card at one moment; ``place`` only while it lies there at rest."""

    card: int
    name: str
    place: Place | None
    x: float                # of its middle, felt millimetres
    y: float
    turn: float             # degrees, clockwise as the picture shows it; 0: the index at the top left is upright
    face_up: bool
    open: float             # 1: flat; towards 0: standing on its long side while it is turned over
    pile: int               # 0, or the how-manieth card of the pile squared in the hand


@dataclass(frozen=True, slots=True)
class CardKey:
    at: int
    x: float
    y: float
    turn: float
    face_up: bool
    place: Place            # where it lies, or came from
    open: float = 1.0
    pile: int = 0


@dataclass(slots=True)
class CardPath:
    card: int
    name: str
    keys: list[CardKey]

    @property
    def place(self) -> Place:
        return self.keys[-1].place

    def at(self, moment: int) -> CardState | None:
        if not self.keys[0].at <= moment < self.keys[-1].at:
            return None
        index = bisect_right(self.keys, moment, key=lambda key: key.at)
        before, after = self.keys[index - 1], self.keys[index]
        resting = (before.x, before.y, before.open) == (after.x, after.y, after.open) and not before.pile
        part = eased((moment - before.at) / (after.at - before.at))
        return CardState(
            self.card, self.name, before.place if resting else None,
            before.x + (after.x - before.x) * part, before.y + (after.y - before.y) * part,
            before.turn + (after.turn - before.turn) * part,
            before.face_up, before.open + (after.open - before.open) * part, before.pile)  # fmt: skip


@dataclass(frozen=True, slots=True)
class HandKey:
    """Where the fingertips are."""

    at: int
    x: float
    y: float


@dataclass(slots=True)
class StakePath:
    """Chips slid onto the felt from the player's side, and taken off it."""

    x: float
    y: float
    amount: Money
    moves: int
    lies: int
    leaves: int
    seat: int

    def at(self, moment: int) -> tuple[float, float] | None:
        if not self.moves <= moment < self.leaves:
            return None
        part = 1.0 if moment >= self.lies else eased((moment - self.moves) / (self.lies - self.moves))
        return self.x, self.y + 70 * (1 - part)


@dataclass(frozen=True, slots=True)
class Touch:
    """What the dealer touches on the overlay, to be handed in at its own door when the captured time has come."""

    at: int
    event: TableEvent


@dataclass(frozen=True, slots=True)
class Dealt:
    card: int
    name: str
    to: Place
    face_up: bool
    at: int                 # it came to rest


@dataclass(slots=True)
class DealtRound:
    number: int
    starts: int
    dealt: list[Dealt] = field(default_factory=list)
    happened: list[tuple[int, TableEvent]] = field(default_factory=list)    # to the cards, as it really was
    revealed: int = 0       # the last card was turned up
    paid: int = 0           # the last chips have been taken or pushed out
    cleared: int = 0        # the last card has left the picture
    ends: int = 0

    def hand(self, place: Place) -> tuple[str, ...]:
        return tuple(dealt.name for dealt in self.dealt if dealt.to == place)


@dataclass(slots=True)
class Script:
    """Everything that happens in front of the camera between ``starts`` and ``ends``."""

    starts: int
    ends: int
    cards: list[CardPath] = field(default_factory=list)
    hand: list[HandKey] = field(default_factory=list)
    stakes: list[StakePath] = field(default_factory=list)
    touches: list[Touch] = field(default_factory=list)
    rounds: list[DealtRound] = field(default_factory=list)
    seated: dict[int, Money | None] = field(default_factory=dict)       # with what, where chips are counted

    def hand_at(self, moment: int) -> tuple[float, float]:
        index = bisect_right(self.hand, moment, key=lambda key: key.at)
        before, after = self.hand[max(index - 1, 0)], self.hand[min(index, len(self.hand) - 1)]
        if after.at <= before.at:
            return before.x, before.y
        part = eased((moment - before.at) / (after.at - before.at))
        return before.x + (after.x - before.x) * part, before.y + (after.y - before.y) * part

    def round_at(self, moment: int) -> DealtRound | None:
        return next((played for played in self.rounds if played.starts <= moment < played.ends), None)


def eased(part: float) -> float:
    """Hands speed up and slow down."""
    return part * part * (3 - 2 * part)
