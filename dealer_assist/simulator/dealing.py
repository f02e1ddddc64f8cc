"""What a dealer's hands do at any table: deal, slide, turn over, take chips, pick up; and what the players stake.

A script is made from a seed and a layout before a pixel is drawn. Which card goes where and in which order, each game
says in ``deals``; who wins, nobody here knows.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from math import cos, radians, sin

from dealer_assist.cards import FACE_DOWN, parse_face
from dealer_assist.money import Money
from dealer_assist.simulator.deck import FACES, HEIGHT_MM, WIDTH_MM
from dealer_assist.simulator.script import (
    MILLISECOND,
    SECOND,
    CardKey,
    CardPath,
    Dealt,
    DealtRound,
    HandKey,
    Script,
    StakePath,
    Touch,
)
from dealer_assist.table.events import CardMoved, CardRead, CardSeen, Decided, Staked, TableEvent
from dealer_assist.table.layout import Area, Layout, Spot
from dealer_assist.table.places import BOARD, BURN, DISCARD, MUCK, Party, Place

PACK = tuple(name for name in FACES if name not in ("joker", "back"))

_GRIP = 12.0            # the fingertips lie a little above the middle of the card they hold
_READ = 1250, 1450      # milliseconds after a card until the dealer touches what was decided on it
_PAIR_APART = 30.0      # from the middle of a betting spot to chips laid beside those that are there


class NoSuchDeal(Exception):
    """The layout lacks a place that the deal needs, or nobody knows how its game is dealt; names it."""


class Mistake(StrEnum):
    """What a dealer, or a pack of cards, does wrong in the first round, on request."""

    MISDEAL = "misdeal"         # a card goes to the next hand
    EXPOSED = "exposed"         # one that is dealt face down lands face up
    BOXED = "boxed"             # one that is dealt face up lay the wrong way round in the pack
    FOULED = "fouled"           # a card is twice in the pack, or a joker is among several packs
    PAY_ORDER = "pay order"     # a hand is gathered before all lies open that it is paid by


@dataclass(frozen=True, slots=True)
class _Slip:
    mistake: Mistake
    before: int             # cards dealt rightly before it may come


class Dealer(ABC):
    """Writes the script as time goes by; ``now`` is the captured time at which the next thing begins."""

    rounds_before = 0       # the first hand: where the button is drawn for, that is a round of its own

    def __init__(self, layout: Layout, rng: random.Random, starts: int, mistake: Mistake | None = None,
                 counted: bool = False) -> None:
        self.layout, self.rng = layout, rng
        self.areas = {area.place: area for area in layout.areas}
        self.home = (layout.width * 0.56, -150.0)
        self.script = Script(starts, starts, seated=dict.fromkeys(layout.seats))
        self.now = starts + SECOND      # the empty table is seen first
        self.hand_to(0, *self.home)
        self.lying: list[CardPath] = []
        self.mucked: list[int] = []
        before = rng.randint(0, 3)      # also without a mistake: the same seed deals the same cards
        self.slip = _Slip(mistake, before) if mistake else None

    @abstractmethod
    def play(self) -> None:
        """One round's cards, stakes and words, until the last card has left."""

    def rounds(self, count: int) -> Script:
        for number in range(1, count + 1):
            self.played = DealtRound(number, self.now)
            self.script.rounds.append(self.played)
            self.play()
            if self.lying:      # at a box where nobody plays
                self.pick_up(list(dict.fromkeys(path.place for path in self.lying)))
            self.played.cleared = self.now
            for card in self.mucked:        # with the others they go back to the pack
                self._happened(self.now, CardMoved(card, DISCARD))
            self.mucked = []
            self.wait(1000, 1300)
            self.played.ends = self.now
        self.hand_to(0, *self.home)
        self.script.ends = self.now
        self.script.touches.sort(key=lambda touch: touch.at)
        return self.script

    def needs(self, *places: Place) -> None:
        for place in places:
            if place not in self.areas:
                raise NoSuchDeal(f"{self.layout.name}: no area for the {place}")

    # ── time and hand ──
    def wait(self, least: int, most: int) -> None:
        self.now += self.rng.randint(least, most) * MILLISECOND

    def wait_for_reading(self) -> None:
        self.wait(*_READ)

    def hand_to(self, milliseconds: int, x: float, y: float) -> None:
        self.now += milliseconds * MILLISECOND
        self.script.hand.append(HandKey(self.now, x, y))

    def stay(self, milliseconds: int) -> None:
        last = self.script.hand[-1]
        self.hand_to(milliseconds, last.x, last.y)

    def go_home(self, milliseconds: int) -> None:
        self.hand_to(milliseconds, *self.home)

    # ── stakes and words ──
    def stake(self, by: Party, on: Place, kind: str, amount: Money, beside: int = 0) -> None:
        """On the spot of its kind, or ``beside`` the box's first bet, where no spot is printed."""
        spot = self.spot(by.seat, kind)
        moves = self.now
        self.wait(230, 330)
        x = spot.x - _PAIR_APART * beside
        self.script.stakes.append(StakePath(x, spot.y, amount, moves, self.now, self.now, by.seat))
        self.touch(Staked(by, on, kind, amount))

    def say(self, by: Party, on: Place, choice: str) -> None:
        self.touch(Decided(by, on, choice))

    def touch(self, event: TableEvent) -> None:
        self.script.touches.append(Touch(self.now, event))

    def spot(self, seat: int, kind: str) -> Spot:
        mine = [spot for spot in self.layout.bets if spot.on.seat == seat]
        found = next((spot for spot in mine if spot.kind == kind), None) or next(iter(mine), None)
        if found is None:
            raise NoSuchDeal(f"{self.layout.name}: no spot for the {kind} of seat {seat}")
        return found

    # ── cards ──
    def shuffled(self, decks: int = 1, jokers: int = 0) -> list[str]:
        pack = [*PACK * decks, *["joker"] * jokers]
        self.rng.shuffle(pack)
        if self.slip is not None and self.slip.mistake is Mistake.FOULED:
            self.slip = None
            pack[-2] = pack[-1] if decks == 1 else "joker"      # of several decks one card more would not show at once
        return pack

    def deal(self, name: str, to: Place, face_up: bool, pitched: bool = False, across: bool = False) -> CardPath:
        """The hand lays the card down, or (``pitched``) lets it glide there; ``across``: on the last one, sideways."""
        to, face_up = self._slipped(to, face_up)
        x, y, turn = self._lie(to, across)
        if self.rng.random() < 0.5:     # a pack is never all one way up
            turn += 180
        self.go_home(0)
        start = CardKey(self.now, self.home[0], self.home[1] + _GRIP, turn + self.rng.uniform(-25, 25), face_up, to)
        if pitched:
            self.hand_to(90, self.layout.width / 2 + (x - self.layout.width / 2) * 0.1, -60.0)
            self.stay(self.rng.randint(170, 230))
        else:
            self.hand_to(self.rng.randint(310, 380), x, y - _GRIP)
        rest = CardKey(self.now, x, y, turn, face_up, to)
        path = CardPath(len(self.script.cards) + 1, name, [start, rest])
        self.stay(40)
        self.script.cards.append(path)
        self.lying.append(path)
        self.played.dealt.append(Dealt(path.card, name, to, face_up, rest.at))
        self._happened(rest.at, CardSeen(path.card, to, parse_face(name) if face_up else FACE_DOWN))
        self.hand_to(self.rng.randint(200, 270), *self.home)
        return path

    def spread(self, names: Sequence[str], to: Place) -> None:
        """Several at once: laid down as one and drawn out to the side, as a flop is."""
        laid = list[tuple[str, tuple[float, float, float]]]()
        area, before = self.areas[to], len(self.at(to))
        for name in names:
            slot = before + len(laid)
            turn = self.rng.uniform(-3, 3)
            x = area.x + area.width / area.slots * (slot + 0.5) + self.rng.triangular(-3, 3)
            x, y = within(area, x, area.y + area.height / 2 + self.rng.triangular(-5, 5), turn)
            laid.append((name, (x, y, turn + self.rng.choice((0, 180)))))
        self.go_home(0)
        begins = self.now
        (x, y, _), last = laid[0][1], laid[-1][1]
        self.hand_to(self.rng.randint(330, 400), x, y - _GRIP)
        down = self.now
        self.stay(80)
        drawn = self.now
        self.hand_to(self.rng.randint(260, 340), last[0], last[1] - _GRIP)
        for number, (name, (rests, level, turn)) in enumerate(laid, 1):
            key = CardKey(begins, self.home[0], self.home[1] + _GRIP, turn, True, to, pile=number)
            path = CardPath(len(self.script.cards) + 1, name, [
                key, replace(key, at=down, x=x, y=y), replace(key, at=drawn, x=x, y=y),
                replace(key, at=self.now, x=rests, y=level, pile=0)])  # fmt: skip
            self.script.cards.append(path)
            self.lying.append(path)
            self.played.dealt.append(Dealt(path.card, name, to, True, self.now))
            self._happened(self.now, CardSeen(path.card, to, parse_face(name)))
        self.stay(40)
        self.go_home(260)

    def glide_off(self, paths: Sequence[CardPath], to: Place = DISCARD) -> None:
        """A player throws his cards in: they glide to the dealer, and no hand goes with them."""
        self.wait(60, 120)
        for path in paths:
            lies = replace(path.keys[-1], at=self.now)
            path.keys += [lies, replace(lies, at=self.now + 450 * MILLISECOND, x=self.home[0], y=self.home[1])]
            self.lying.remove(path)
            self._happened(self.now + 450 * MILLISECOND, CardMoved(path.card, to))
            if to == MUCK:
                self.mucked.append(path.card)

    def _slipped(self, to: Place, face_up: bool) -> tuple[Place, bool]:
        if self.slip is None:
            return to, face_up
        if self.slip.before:
            self.slip = replace(self.slip, before=self.slip.before - 1)
            return to, face_up
        others = [place for place in self.areas if to.seat and place.seat and place.hand == 1 and place != to]
        match self.slip.mistake:
            case Mistake.MISDEAL if others:
                to = min(others, key=lambda place: abs(place.seat - to.seat))
            case Mistake.EXPOSED if not face_up:
                face_up = True
            case Mistake.BOXED if face_up:
                face_up = False
            case _:
                return to, face_up
        self.slip = None
        return to, face_up

    def _happened(self, at: int, event: TableEvent) -> None:
        self.played.happened.append((at, event))

    def _lie(self, to: Place, across: bool = False) -> tuple[float, float, float]:
        """Never exact; now and then against the card before it, by less than would hide that one's index."""
        self.needs(to)
        area, slot = self.areas[to], sum(path.place == to for path in self.lying)
        turn = self.rng.uniform(-5, 5)
        before = [path.keys[-1] for path in self.lying if path.place == to]
        if area.fan:
            return self._fan(area, slot, before, across)
        step = area.width / area.slots
        beside = self.rng.triangular(-5, 5)
        x = area.x + step * (slot + 0.5) + beside
        if slot >= area.slots:      # one too many comes to lie across the last two, and shows
            x = area.x + step * (area.slots - 1) + beside / 5
        y = area.y + area.height / 2 + self.rng.triangular(-7, 7)
        if before and self.rng.random() < 0.2 and slot < area.slots:
            neighbour = (before[-1].turn + 90) % 180 - 90
            turn = neighbour + self.rng.uniform(-0.8, 0.8)
            x = before[-1].x + WIDTH_MM + self.rng.uniform(-1.0, 2.0)
            y = before[-1].y + self.rng.uniform(-3, 3)
        return *within(area, x, y, turn), turn

    def _fan(self, area: Area, slot: int, before: Sequence[CardKey], across: bool) -> tuple[float, float, float]:
        turn = self.rng.uniform(-3, 3) + (90 if across else 0)
        x = area.x + area.width / 2 + self.rng.triangular(-6, 6)
        y = area.y + 52 + slot * area.fan + self.rng.triangular(-2, 2)
        if before:
            y = before[-1].y + area.fan + self.rng.uniform(-1.5, 1.5)
        if across:
            y -= (HEIGHT_MM - WIDTH_MM) / 2 - 6
        return *within(area, x, y, turn), turn

    def slide(self, path: CardPath, to: Place) -> None:
        """A card goes to another place under the fingers, lying flat."""
        lies = path.keys[-1]
        self.lying.remove(path)
        x, y, _ = self._lie(to)
        x, y = within(self.areas[to], x, y, lies.turn)
        self.lying.append(path)
        self.hand_to(self.rng.randint(280, 340), lies.x, lies.y + 10)
        lifted = replace(lies, at=self.now)
        self.hand_to(self.rng.randint(240, 320), x, y + 10)
        path.keys += [lifted, replace(lifted, at=self.now, x=x, y=y, place=to)]
        self._happened(self.now, CardMoved(path.card, to))
        self.stay(60)
        self.go_home(280)

    def turn_up(self, paths: Iterable[CardPath]) -> None:
        """Each card is turned over under the hand."""
        paths = tuple(paths)
        self.may_gather_too_soon({path.place for path in paths})
        self.go_home(0)
        for path in paths:
            lies = path.keys[-1]
            if lies.face_up:
                continue
            x, y = within(self.areas[path.place], lies.x + self.rng.uniform(-0.6, 0.6),
                          lies.y + self.rng.uniform(-2, 2), lies.turn)  # fmt: skip
            self.hand_to(self.rng.randint(260, 320), lies.x, lies.y + 10)
            down = replace(lies, at=self.now)
            self.stay(170)
            edge = CardKey(self.now, (lies.x + x) / 2, (lies.y + y) / 2, lies.turn, True, path.place, 0.03)
            self.hand_to(170, x, y + 10)
            up = CardKey(self.now, x, y, lies.turn, True, path.place)
            self.stay(60)
            path.keys += [down, edge, up]
            self._happened(up.at, CardRead(path.card, parse_face(path.name)))
        self.go_home(280)
        self.played.revealed = self.now

    def may_gather_too_soon(self, but: Collection[Place] = ()) -> None:
        """To be asked before what the hands are judged by is turned up or dealt."""
        if self.slip is None or self.slip.mistake is not Mistake.PAY_ORDER:
            return
        folded = {touch.event.on for touch in self.script.touches
                  if isinstance(touch.event, Decided) and touch.event.choice == "fold"}
        hand = next((path.place for path in self.lying if path.keys[-1].face_up
                     and path.place not in {BOARD, BURN, *folded, *but}), None)
        if hand is not None:
            self.slip = None
            self.pick_up([hand])
            self.wait_for_reading()

    def at(self, *places: Place) -> list[CardPath]:
        return [path for place in places for path in self.lying if path.place == place]

    def take_chips(self, seats: Sequence[int] = ()) -> None:
        """The hand goes along the boxes, takes what is lost and pays what is won; the spots are bare after it."""
        self.go_home(0)
        lying = [stake for stake in self.script.stakes if stake.leaves == stake.lies]
        for seat in seats or sorted({stake.seat for stake in lying}):
            for stake in sorted((s for s in lying if s.seat == seat), key=lambda stake: -stake.x):
                self.hand_to(self.rng.randint(150, 200), stake.x, stake.y + 15)
                stake.leaves = self.now
        self.go_home(320)
        self.played.paid = self.now

    def pick_up(self, places: Sequence[Place]) -> None:
        """Place by place, each card joins the pile under the hand and goes with it."""
        self.go_home(0)
        pile: list[CardPath] = []
        for place in places:
            for path in sorted(self.at(place), key=lambda p: (-p.keys[-1].x, -p.keys[-1].y)):
                lies = path.keys[-1]
                travel = 230 if pile and pile[-1].place != place else 95
                self._carry(pile, travel if pile else 320, lies.x, lies.y)
                lifted = replace(lies, at=self.now)
                pile.append(path)
                path.keys += [lifted, replace(lifted, pile=len(pile))]
                self.lying.remove(path)
        self._carry(pile, 330, self.layout.width * 0.42, -150.0)
        for path in pile:
            self._happened(self.now, CardMoved(path.card, DISCARD))
        self.go_home(120)

    def _carry(self, pile: list[CardPath], milliseconds: int, x: float, y: float) -> None:
        self.hand_to(milliseconds, x, y - _GRIP)
        for path in pile:
            path.keys.append(replace(path.keys[-1], at=self.now, x=x, y=y))


def reach(turn: float) -> tuple[float, float]:
    """Half the width and half the height that a turned card takes up."""
    c, s = abs(cos(radians(turn))), abs(sin(radians(turn)))
    return WIDTH_MM / 2 * c + HEIGHT_MM / 2 * s, WIDTH_MM / 2 * s + HEIGHT_MM / 2 * c


def within(area: Area, x: float, y: float, turn: float) -> tuple[float, float]:
    wide, tall = reach(turn)
    return (min(max(x, area.x + wide), area.x + area.width - wide),
            min(max(y, area.y + tall), area.y + area.height - tall))
