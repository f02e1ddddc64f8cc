"""Whole rounds of Casino Hold'em as a dealer's hands make them: what lies and moves where, when, and what is touched.

A script is made from a seed and a layout before a pixel is drawn. It judges nothing: it knows the order of the deal
(CH-DEAL-1, CH-DEAL-2) and that a call is twice the ante (CH-BET-2), not who wins.
"""

from __future__ import annotations

import random
from bisect import bisect_right
from dataclasses import dataclass, field, replace
from math import cos, radians, sin

from dealer_assist.money import Money
from dealer_assist.simulator.deck import FACES, HEIGHT_MM, WIDTH_MM
from dealer_assist.table.events import Decided, Staked
from dealer_assist.table.layout import Area, Layout, Spot
from dealer_assist.table.places import BOARD, DEALER, PLAYER, Party, Place

MILLISECOND = 1_000
SECOND = 1_000_000

_ANTES: tuple[Money, ...] = (500, 1000, 1500, 2500, 5000)
_BONUSES: tuple[Money, ...] = (500, 1000, 2500)
_GRIP = 12.0    # the fingertips lie a little above the middle of the card they hold
_PACK = tuple(name for name in FACES if name not in ("joker", "back"))


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
    open: float = 1.0
    pile: int = 0


@dataclass(slots=True)
class CardPath:
    card: int
    name: str
    place: Place
    keys: list[CardKey]

    def at(self, moment: int) -> CardState | None:
        if not self.keys[0].at <= moment < self.keys[-1].at:
            return None
        index = bisect_right(self.keys, moment, key=lambda key: key.at)
        before, after = self.keys[index - 1], self.keys[index]
        resting = (before.x, before.y, before.open) == (after.x, after.y, after.open) and not before.pile
        part = _eased((moment - before.at) / (after.at - before.at))
        return CardState(
            self.card, self.name, self.place if resting else None,
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
    """Chips slid onto a betting spot from the players' side, and taken off it."""

    spot: Spot
    amount: Money
    moves: int
    lies: int
    leaves: int

    def at(self, moment: int) -> tuple[float, float] | None:
        if not self.moves <= moment < self.leaves:
            return None
        part = 1.0 if moment >= self.lies else _eased((moment - self.moves) / (self.lies - self.moves))
        return self.spot.x, self.spot.y + 70 * (1 - part)


@dataclass(frozen=True, slots=True)
class Touch:
    """What the dealer touches on the overlay, to be handed in at its own door when the captured time has come."""

    at: int
    event: Staked | Decided


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
    revealed: int = 0       # the dealer's second card lies face up
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

    def hand_at(self, moment: int) -> tuple[float, float]:
        index = bisect_right(self.hand, moment, key=lambda key: key.at)
        before, after = self.hand[max(index - 1, 0)], self.hand[min(index, len(self.hand) - 1)]
        if after.at <= before.at:
            return before.x, before.y
        part = _eased((moment - before.at) / (after.at - before.at))
        return before.x + (after.x - before.x) * part, before.y + (after.y - before.y) * part

    def round_at(self, moment: int) -> DealtRound | None:
        return next((played for played in self.rounds if played.starts <= moment < played.ends), None)


def _eased(part: float) -> float:
    """Hands speed up and slow down."""
    return part * part * (3 - 2 * part)


class NoSuchDeal(Exception):
    """The layout lacks a place that a Casino Hold'em deal needs; names it."""


def script(layout: Layout, seed: int, rounds: int, starts: int = 0) -> Script:
    dealer = _Dealer(layout, random.Random(seed), starts)
    for number in range(1, rounds + 1):
        dealer.play(number)
    return dealer.finish()


class _Dealer:
    """Writes the script as time goes by; ``now`` is the captured time at which the next thing begins."""

    def __init__(self, layout: Layout, rng: random.Random, starts: int) -> None:
        self.layout, self.rng = layout, rng
        self.areas = {area.place: area for area in layout.areas}
        for place in (DEALER, BOARD):
            if place not in self.areas:
                raise NoSuchDeal(f"{layout.name}: no area for the {place}")
        self.hands = [PLAYER] if PLAYER in self.areas else [p for p in sorted(self.areas) if p.seat]
        self.home = (layout.width * 0.56, -150.0)
        self.script = Script(starts, starts)
        self.now = starts + SECOND      # the empty table is seen first
        self._hand(0, *self.home)
        self.lying: list[CardPath] = []

    def play(self, number: int) -> None:
        played = DealtRound(number, self.now)
        self.script.rounds.append(played)
        antes = self._take_stakes()
        hands = self.hands if self.hands == [PLAYER] else [p for p in self.hands if p.seat in antes]
        pack = self.rng.sample(_PACK, len(_PACK))
        for _ in range(2):
            for place in hands:
                self._deal(played, pack.pop(), place, face_up=True)
            self._deal(played, pack.pop(), DEALER, face_up=False)
        for _ in range(3):
            self._deal(played, pack.pop(), BOARD, face_up=True)
        self._wait(1100, 1400)
        self._ask(antes)
        for _ in range(2):
            self._deal(played, pack.pop(), BOARD, face_up=True)
        self._wait(300, 500)
        self._reveal()
        played.revealed = self.now
        self._wait(1000, 1300)
        self._settle()
        played.paid = self.now
        self._wait(500, 700)
        self._pick_up()
        played.cleared = self.now
        self._wait(1000, 1300)
        played.ends = self.now

    def finish(self) -> Script:
        self._hand(0, *self.home)
        self.script.ends = self.now
        self.script.touches.sort(key=lambda touch: touch.at)
        return self.script

    # ── time and hand ──
    def _wait(self, least: int, most: int) -> None:
        self.now += self.rng.randint(least, most) * MILLISECOND

    def _hand(self, milliseconds: int, x: float, y: float) -> None:
        self.now += milliseconds * MILLISECOND
        self.script.hand.append(HandKey(self.now, x, y))

    def _stay(self, milliseconds: int) -> None:
        last = self.script.hand[-1]
        self._hand(milliseconds, last.x, last.y)

    def _leave_home(self) -> None:
        self._hand(0, *self.home)

    # ── stakes ──
    def _take_stakes(self) -> dict[int, Money]:
        seats = self.layout.seats
        staking = sorted(self.rng.sample(seats, self.rng.randint(min(2, len(seats)), len(seats))))
        antes: dict[int, Money] = {}
        for seat in staking:
            antes[seat] = self.rng.choice(_ANTES)
            self._stake(seat, "ante", antes[seat])
            if self.rng.random() < 0.45:
                self._stake(seat, "bonus", self.rng.choice(_BONUSES))
        self._wait(350, 500)
        return antes

    def _stake(self, seat: int, kind: str, amount: Money) -> None:
        spot = self._spot(seat, kind)
        moves = self.now
        self._wait(230, 330)
        self.script.stakes.append(StakePath(spot, amount, moves, self.now, self.now))
        self.script.touches.append(Touch(self.now, Staked(Party(seat), spot.on, kind, amount)))

    def _spot(self, seat: int, kind: str) -> Spot:
        for spot in self.layout.bets:
            if (spot.on.seat, spot.kind) == (seat, kind):
                return spot
        raise NoSuchDeal(f"{self.layout.name}: no spot for the {kind} of seat {seat}")

    # ── cards ──
    def _deal(self, played: DealtRound, name: str, to: Place, face_up: bool) -> None:
        area = self.areas[to]
        slot = sum(path.place == to for path in self.lying)
        x, y, turn = self._lie(area, slot)
        if self.rng.random() < 0.5:     # a pack is never all one way up
            turn += 180
        self._leave_home()
        start = CardKey(self.now, self.home[0], self.home[1] + _GRIP, turn + self.rng.uniform(-25, 25), face_up)
        self._hand(self.rng.randint(310, 380), x, y - _GRIP)
        rest = CardKey(self.now, x, y, turn, face_up)
        path = CardPath(len(self.script.cards) + 1, name, to, [start, rest])
        self._stay(40)
        self.script.cards.append(path)
        self.lying.append(path)
        played.dealt.append(Dealt(path.card, name, to, face_up, rest.at))
        self._hand(self.rng.randint(200, 270), *self.home)

    def _lie(self, area: Area, slot: int) -> tuple[float, float, float]:
        """Never exact; now and then against the card before it, by less than would hide that one's index."""
        turn = self.rng.uniform(-5, 5)
        step = area.width / area.slots
        x = area.x + step * (slot + 0.5) + self.rng.triangular(-5, 5)
        y = area.y + area.height / 2 + self.rng.triangular(-7, 7)
        before = [path.keys[1] for path in self.lying if path.place == area.place]
        if before and self.rng.random() < 0.2:
            neighbour = (before[-1].turn + 90) % 180 - 90
            turn = neighbour + self.rng.uniform(-0.8, 0.8)
            x = before[-1].x + WIDTH_MM + self.rng.uniform(-1.0, 2.0)
            y = before[-1].y + self.rng.uniform(-3, 3)
        wide, tall = reach(turn)
        x = min(max(x, area.x + wide), area.x + area.width - wide)
        y = min(max(y, area.y + tall), area.y + area.height - tall)
        return x, y, turn

    def _ask(self, antes: dict[int, Money]) -> None:
        """The open hand goes to each box in turn; a player calls or folds; the dealer touches what he did."""
        self._leave_home()
        for seat, ante in antes.items():
            spot = self._spot(seat, "call")
            self._hand(self.rng.randint(300, 380), spot.x, spot.y - 60)
            self._stay(self.rng.randint(200, 300))
            if self.rng.random() < 0.72:
                self._stake(seat, "call", 2 * ante)
            else:
                self._wait(250, 400)
                self.script.touches.append(Touch(self.now, Decided(Party(seat), spot.on, "fold")))
            self._stay(0)
        self._hand(320, *self.home)
        self._wait(300, 500)

    def _reveal(self) -> None:
        """Each card of the dealer is turned over under the hand (CH-DEAL-2)."""
        self._leave_home()
        for path in [path for path in self.lying if path.place == DEALER]:
            lies = path.keys[-1]
            wide, tall = reach(lies.turn)
            area = self.areas[DEALER]
            x = min(max(lies.x + self.rng.uniform(-0.6, 0.6), area.x + wide), area.x + area.width - wide)
            y = min(max(lies.y + self.rng.uniform(-2, 2), area.y + tall), area.y + area.height - tall)
            self._hand(self.rng.randint(260, 320), lies.x, lies.y + 10)
            down = CardKey(self.now, lies.x, lies.y, lies.turn, False)
            self._stay(170)
            edge = CardKey(self.now, (lies.x + x) / 2, (lies.y + y) / 2, lies.turn, True, 0.03)
            self._hand(170, x, y + 10)
            up = CardKey(self.now, x, y, lies.turn, True)
            self._stay(60)
            path.keys += [down, edge, up]
        self._hand(280, *self.home)

    def _settle(self) -> None:
        """The hand goes along the boxes, takes what is lost and pays what is won; the spots are bare after it."""
        self._leave_home()
        lying = [stake for stake in self.script.stakes if stake.leaves == stake.lies]
        for seat in sorted({stake.spot.on.seat for stake in lying}):
            for stake in sorted((s for s in lying if s.spot.on.seat == seat), key=lambda stake: -stake.spot.x):
                self._hand(self.rng.randint(150, 200), stake.spot.x, stake.spot.y + 15)
                stake.leaves = self.now
        self._hand(320, *self.home)

    def _pick_up(self) -> None:
        """Area by area from right to left, each card joins the pile under the hand and goes with it."""
        self._leave_home()
        pile: list[CardPath] = []
        for place in (*self.hands, BOARD, DEALER):
            for path in sorted((p for p in self.lying if p.place == place), key=lambda p: -p.keys[-1].x):
                lies = path.keys[-1]
                travel = 230 if pile and pile[-1].place != place else 95
                self._carry(pile, travel if pile else 320, lies.x, lies.y)
                lifted = replace(lies, at=self.now)
                pile.append(path)
                path.keys += [lifted, replace(lifted, pile=len(pile))]
        self._carry(pile, 330, self.layout.width * 0.42, -150.0)
        self.lying = []
        self._hand(120, *self.home)

    def _carry(self, pile: list[CardPath], milliseconds: int, x: float, y: float) -> None:
        self._hand(milliseconds, x, y - _GRIP)
        for path in pile:
            path.keys.append(replace(path.keys[-1], at=self.now, x=x, y=y))


def reach(turn: float) -> tuple[float, float]:
    """Half the width and half the height that a turned card takes up."""
    c, s = abs(cos(radians(turn))), abs(sin(radians(turn)))
    return WIDTH_MM / 2 * c + HEIGHT_MM / 2 * s, WIDTH_MM / 2 * s + HEIGHT_MM / 2 * c
