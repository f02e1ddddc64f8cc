"""Poker hands in the PHH format: read, settled by the club's rules without a drop, and written.

The variants are those that both the format and this program have. A hand's seats are numbered from the button's left,
as in the format; amounts become whole minor units of the finest decimal that the hand uses.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from dealer_assist import engine
from dealer_assist.cards import FACE_DOWN, UNREADABLE, Card, Face, NotACard
from dealer_assist.engine import Update
from dealer_assist.facts import Result
from dealer_assist.games.betting import ANTE, BET, BIG_BLIND, CHECK, OPTION, POST, SMALL_BLIND, Limit
from dealer_assist.games.club import Club, NoFlop
from dealer_assist.games.club_holdem import ClubHoldem
from dealer_assist.games.game import FOLD
from dealer_assist.games.omaha import Kill, Omaha, OmahaHiLo
from dealer_assist.games.pots import OddChip
from dealer_assist.games.texas_holdem import TexasHoldem
from dealer_assist.money import Money
from dealer_assist.table.events import (
    CardMoved,
    CardRead,
    CardSeen,
    Decided,
    Due,
    Recorded,
    RoundEvent,
    RoundOpened,
    Seated,
    Staked,
)
from dealer_assist.table.places import BOARD, BURN, HOUSE, MUCK, Party, Zone, seat
from dealer_assist.table.round import Act, Lying, Round
from dealer_assist.table.settlement import Settlement
from dealer_assist.words import Currency, Words

VARIANTS: dict[str, tuple[type[Club], Limit]] = {
    "FT": (ClubHoldem, Limit.LIMIT), "NT": (ClubHoldem, Limit.NO_LIMIT), "PO": (Omaha, Limit.POT_LIMIT),
    "FO/8": (OmahaHiLo, Limit.LIMIT)}
_LARGEST = 10**15           # currency units; and no more than nine decimals


class PhhError(Exception):
    """Names the hand, the key or the action, what stands there and what was expected."""


@dataclass(frozen=True)
class Hand:
    name: str                       # where in the file
    fields: dict[str, Any]          # as the file has them
    game: Club
    scale: int                      # minor units of one currency unit
    events: tuple[RoundEvent, ...]
    update: Update = field(init=False)

    def __post_init__(self) -> None:
        entries = [Recorded(n, n, "phh", event) for n, event in enumerate(self.events)]
        update = engine.judge(self.game, entries)
        assert update is not None, "a hand opens with its round"
        object.__setattr__(self, "update", update)

    @property
    def settlement(self) -> Settlement:
        return self.update.settlement or self.game.settle(self.update.round)

    def net(self) -> list[Money]:
        """What each player won or lost, in the format's order."""
        net = self.settlement.net()
        return [net.get(s.party, 0) for s in self.update.round.opened.seated]

    def amount(self, money: Money) -> str:
        return _decimal(Fraction(money, self.scale))

    def as_json(self) -> dict[str, Any]:
        """What each player gets and why; amounts are decimal texts, in the hand's own currency units."""
        words = Words(Currency("", len(str(self.scale)) - 1))
        return {
            "hand": self.name,
            "variant": self.fields["variant"],
            "net": {f"p{n}": self.amount(net) for n, net in enumerate(self.net(), 1)},
            "lines": [{"player": "house" if line.party == HOUSE else f"p{line.party.seat}", "of": line.kind,
                       "staked": self.amount(line.staked), "back": self.amount(line.back), "verdict": line.verdict,
                       "rule": line.rule, "reason": words.say(line.reason)} for line in self.settlement.lines],
            "pots": [{"name": pot.name, "amount": self.amount(pot.amount),
                      "eligible": [f"p{party.seat}" for party in pot.eligible]} for pot in self.settlement.pots],
            "irregularities": [{"rule": found.rule, "reason": words.say(found.reason)}
                               for found in (*self.update.departures, *self.update.irregularities)],
        }

    def rewritten(self) -> str:
        return write(self.update.round, self.settlement, self.game, len(str(self.scale)) - 1)


# ── reading ──
def read(text: str, file: str, scale: int = 0, unit: Money = 1, odd: OddChip = OddChip.ONE_EACH) -> Iterator[Hand]:
    """The hands of a ``.phh`` (one) or ``.phhs`` (in numbered tables). ``scale`` 0: from the hand's own decimals."""
    try:
        data = tomllib.loads(text, parse_float=Fraction)
    except (tomllib.TOMLDecodeError, ValueError, RecursionError) as error:
        raise PhhError(f"{file}: not TOML: {error}") from None
    if "variant" in data:
        yield _hand(data, file, scale, unit, odd)
        return
    if not data or not all(isinstance(hand, dict) for hand in data.values()):
        raise PhhError(f"{file}: variant: missing; one of {', '.join(VARIANTS)} was expected")
    for name, hand in data.items():
        yield _hand(hand, f"{file} [{name}]", scale, unit, odd)


def _hand(data: dict[str, Any], where: str, scale: int, unit: Money, odd: OddChip) -> Hand:
    variant = data.get("variant")
    if not isinstance(variant, str) or variant not in VARIANTS:
        raise PhhError(f"{where}: variant: {variant!r} found; one of {', '.join(VARIANTS)} was expected")
    stacks = _amounts(data, "starting_stacks", where)
    if not 2 <= len(stacks) <= 10:
        raise PhhError(f"{where}: starting_stacks: {len(stacks)} players found; 2 to 10 were expected")
    lists = [stacks, *(_amounts(data, key, where, len(stacks)) for key in ("antes", "blinds_or_straddles"))]
    for key, part in zip(("starting_stacks", "antes"), lists, strict=False):        # a post is a blind below 0
        if below := next((n for n in part if n < 0), None):
            raise PhhError(f"{where}: {key}: {_decimal(below)} found; an amount of 0 or more was expected")
    kind, limit = VARIANTS[variant]
    bets = [_amount(data.get(key), f"{where}: {key}") for key in
            (("small_bet", "big_bet") if limit is Limit.LIMIT else ("min_bet", "min_bet"))]
    actions = data.get("actions")
    if not isinstance(actions, list) or not all(isinstance(a, str) for a in actions):
        raise PhhError(f"{where}: actions: a list of texts was expected")
    said = [Fraction(n) for a in actions for n in re.findall(r"cbr ([0-9]{1,15}(?:\.[0-9]{1,9})?)(?: |$)", a)]
    scale = scale or _finest([*(n for part in lists for n in part), *bets, *said])

    def money(amount: Fraction, key: str) -> Money:
        exact = amount * scale
        if exact.denominator != 1:
            raise PhhError(f"{where}: {key}: {_decimal(amount)} found; no more decimals than the hand's other amounts")
        return int(exact)

    whole = [[money(n, key) for n in part]
             for part, key in zip(lists, ("starting_stacks", "antes", "blinds_or_straddles"), strict=True)]
    small, big = (money(n, "bets") for n in bets)
    extra: dict[str, Any] = {"kill": Kill.OFF} if issubclass(kind, Omaha) else {}
    game = kind(limit=limit, small_bet=max(1, min(small, big)), big_bet=max(1, big), buy_in=1, unit=unit, odd_chip=odd,
                drop_5_to_9=0, drop_4=0, drop_3=0, no_flop=NoFlop.FULL, **extra)
    reader = _Reader(where, game, scale, *whole)
    return Hand(where, data, game, scale, tuple(reader.events(actions)))


def _amounts(data: dict[str, Any], key: str, where: str, count: int = 0) -> list[Fraction]:
    values = data.get(key)
    if not isinstance(values, list) or (count and len(values) != count):
        raise PhhError(f"{where}: {key}: {values!r} found; a list of {count or 'the players’'} amounts was expected")
    return [_amount(value, f"{where}: {key}[{n}]") for n, value in enumerate(values)]


def _amount(value: object, where: str) -> Fraction:
    if isinstance(value, int | Fraction) and not isinstance(value, bool):
        exact = Fraction(value)
        if abs(exact) <= _LARGEST and 10**9 % exact.denominator == 0:
            return exact
    raise PhhError(f"{where}: {value!r} found; an amount of at most nine decimals was expected")


def _finest(amounts: Sequence[Fraction]) -> int:
    scale = 1
    while any((amount * scale).denominator != 1 for amount in amounts):
        scale *= 10
    return scale


class _Reader:
    """The events of a hand: the format says "call" and "raise to", the chips of the table speak for themselves."""

    def __init__(self, where: str, game: Club, scale: int, stacks: list[Money], antes: list[Money],
                 blinds: list[Money]) -> None:
        self.where, self.game, self.scale = where, game, scale
        self.count = len(stacks)
        self.stacks, self.antes = stacks, antes
        self.blinds = blinds[::-1] if self.count == 2 else blinds       # the format lists them so
        self.left = list(stacks)
        self.now = [0] * self.count
        self.cards = 0

    def events(self, actions: list[str]) -> Iterator[RoundEvent]:
        dues = tuple(self._dues())
        seated = tuple(Seated(Party(n + 1), stack) for n, stack in enumerate(self.stacks))
        yield RoundOpened(1, seated, self.count, dues)
        for due in dues:
            yield Staked(due.by, due.on, due.kind, due.least)
        dealt: dict[int, list[str]] = {n: ["??"] * self.game.hole for n in range(self.count)}
        parsed = [self._parts(n, action) for n, action in enumerate(actions)]
        shown: dict[int, list[str]] = {}
        for who, what, rest, where in parsed:
            if what == "dh":
                dealt[self._player(rest[:1], where)] = _pairs(rest[1] if len(rest) > 1 else "")
            elif what == "sm" and who is not None:
                shown[who] = _pairs(rest[0]) if rest and rest[0] != "-" else [] if rest else dealt[who]
        for card in range(self.game.hole * self.count):
            yield CardSeen(card + 1, seat(card % self.count + 1), FACE_DOWN)
        self.cards = self.game.hole * self.count
        for who, what, rest, where in parsed:
            yield from self._act(who, what, rest, where)
        folded = {who for who, what, _, _ in parsed if what == "f" and who is not None}
        for who, cards in shown.items():
            yield from self._shown(who, cards)
        unshown = range(self.count) if len(folded) == self.count - 1 else sorted(folded)
        for who in unshown:                     # known to the file, if not to the table: kept
            if who not in shown and "??" not in dealt[who]:
                yield from self._shown(who, dealt[who])

    def _dues(self) -> Iterator[Due]:
        for n in range(self.count):
            for kind, amount in ((ANTE, self.antes[n]), (self._blind(n), abs(self.blinds[n]))):
                amount = min(amount, self.left[n])
                if amount:
                    self.left[n] -= amount
                    self.now[n] += amount if kind != ANTE else 0
                    yield Due(Party(n + 1), seat(n + 1), kind, amount, amount, "CCH-BLIND-1")

    def _blind(self, n: int) -> str:
        if self.blinds[n] < 0:
            return POST
        if self.count == 2:
            return (BIG_BLIND, SMALL_BLIND)[n]
        return (SMALL_BLIND, BIG_BLIND)[n] if n < 2 else OPTION

    def _parts(self, n: int, action: str) -> tuple[int | None, str, list[str], str]:
        where = f"{self.where}: actions[{n}] {action!r}"
        words = action.split("#")[0].split()
        if len(words) < 2 or words[1] not in ("dh", "db", "f", "cc", "cbr", "sm"):
            raise PhhError(f"{where}: d dh, d db, or a player's f, cc, cbr or sm was expected")
        who = None if words[0] == "d" else self._player(words[:1], where)
        if (who is None) != (words[1] in ("dh", "db")):
            raise PhhError(f"{where}: d deals (dh, db), players act (f, cc, cbr, sm)")
        return who, words[1], words[2:], where

    def _player(self, words: Sequence[str], where: str) -> int:
        if not words or not re.fullmatch("p[1-9][0-9]?", words[0]) or int(words[0][1:]) > self.count:
            raise PhhError(f"{where}: a player from p1 to p{self.count} was expected")
        return int(words[0][1:]) - 1

    def _act(self, who: int | None, what: str, rest: list[str], where: str) -> Iterator[RoundEvent]:
        if what == "db":
            self.now = [0] * self.count
            for face in (FACE_DOWN, *(_face(card, where) for card in _pairs(rest[0] if rest else ""))):
                self.cards += 1
                yield CardSeen(self.cards, BURN if face is FACE_DOWN else BOARD, face)
        elif who is not None and what in ("f", "cc", "cbr"):
            amount = 0
            if what != "f":
                to = max(self.now) if what == "cc" else self._raise_to(rest, where)
                amount = max(0, min(self.left[who], to - self.now[who]))
            self.now[who] += amount
            self.left[who] -= amount
            here = seat(who + 1)
            yield (Staked(Party(who + 1), here, BET, amount) if amount else
                   Decided(Party(who + 1), here, FOLD if what == "f" else CHECK))

    def _raise_to(self, rest: list[str], where: str) -> Money:
        if not rest or not re.fullmatch(r"[0-9]{1,15}(\.[0-9]{1,9})?", rest[0]):
            raise PhhError(f"{where}: the amount that is bet or raised to was expected")
        exact = Fraction(rest[0]) * self.scale
        if exact.denominator != 1:
            raise PhhError(f"{where}: no more decimals than the hand's other amounts were expected")
        return int(exact)

    def _shown(self, who: int, cards: list[str]) -> Iterator[RoundEvent]:
        numbers = [who + 1 + n * self.count for n in range(self.game.hole)]
        if not cards or "??" in cards:
            yield from (CardMoved(card, MUCK) for card in numbers)
            return
        where = f"{self.where}: cards of p{who + 1}"
        if len(cards) != len(numbers):
            raise PhhError(f"{where}: {len(cards)} found; {len(numbers)} were expected")
        for card, text in zip(numbers, cards, strict=True):
            yield CardRead(card, _face(text, where))


def _pairs(text: str) -> list[str]:
    return [text[n:n + 2] for n in range(0, len(text), 2)]


def _face(text: str, where: str) -> Face:
    if text == "??":
        return UNREADABLE
    try:
        return Card.parse(text)
    except NotACard as error:
        raise PhhError(f"{where}: {error}") from None


# ── writing ──
def written(result: Result, where: str) -> str:
    """A round that was settled from facts."""
    game = result.house.game
    if not isinstance(game, Club | TexasHoldem):
        raise PhhError(f"{where}: {result.house.game_id} found; PHH is written of hold'em and Omaha")
    try:
        return write(result.update.round, result.settlement, game, result.house.digits)
    except PhhError as error:
        raise PhhError(f"{where}: {error}") from None


def write(r: Round, settlement: Settlement, game: Club | TexasHoldem, digits: int) -> str:
    """A judged hand as PHH, for other programs: its seats counted from the button's left."""
    variant = next((v for v, (kind, limit) in VARIANTS.items() if game.limit is limit and kind is (
        ClubHoldem if isinstance(game, TexasHoldem) else type(game))), None)
    if variant is None:
        raise PhhError(f"PHH has no variant for {type(game).__name__} under {game.limit}; {', '.join(VARIANTS)} are "
                       "known")
    betting = game.betting(r)
    if betting.limit is not game.limit:
        raise PhhError("PHH has no variant in which bets lie between two figures (A64)")
    order = game.order(r)
    stacks = {s.party.seat: s.stack for s in r.opened.seated}
    if any(stacks[n] is None for n in order):
        raise PhhError("PHH needs the stacks of all players")
    scale = 10**digits
    number = {n: f"p{place}" for place, n in enumerate(order, 1)}
    net = settlement.net()

    def amounts(values: Sequence[Money]) -> str:
        return "[" + ", ".join(_decimal(Fraction(value, scale)) for value in values) + "]"

    def staked(n: int, *kinds: str) -> Money:
        return sum(a.amount for a in r.acts if a.by == Party(n) and a.what in kinds)

    blinds = [staked(n, SMALL_BLIND, BIG_BLIND, OPTION) - staked(n, POST) for n in order]
    opens = betting.opens
    bets = ({"small_bet": opens[0], "big_bet": opens[-1]} if game.limit is Limit.LIMIT else {"min_bet": opens[0]})
    lines = [f"variant = '{variant}'", "ante_trimming_status = true",
             f"antes = {amounts([staked(n, ANTE) for n in order])}",
             f"blinds_or_straddles = {amounts(blinds[::-1] if len(order) == 2 else blinds)}",
             *(f"{key} = {_decimal(Fraction(value, scale))}" for key, value in bets.items()),
             f"starting_stacks = {amounts([stacks[n] or 0 for n in order])}",
             "actions = [" + ", ".join(f"'{action}'" for action in _actions(r, game, number, scale)) + "]",
             f"seats = {list(order)}",
             f"finishing_stacks = {amounts([(stacks[n] or 0) + net.get(Party(n), 0) for n in order])}"]
    return "\n".join(lines) + "\n"


def _actions(r: Round, game: Club | TexasHoldem, number: dict[int, str], scale: int) -> Iterator[str]:
    def hand(n: int) -> str:
        cards = [c for c in r.cards if c.dealt_to == seat(n)]
        return "".join(str(c.face) if isinstance(c.face, Card) else "??" for c in cards) or "??" * game.hole

    for n in number:
        yield f"d dh {number[n]} {hand(n)}"
    board: list[Lying] = []
    now: dict[int, Money] = {}
    acts = [a for a in r.acts if a.by.seat in number]
    folded = set()

    def said(act: Act) -> str | None:
        n = act.by.seat
        high = max(now.values(), default=0)
        now[n] = now.get(n, 0) + (act.amount if act.what in (SMALL_BLIND, BIG_BLIND, OPTION, POST, BET) else 0)
        if act.what == FOLD:
            folded.add(n)
            return f"{number[n]} f"
        if act.what == CHECK or (act.what == BET and now[n] <= high):
            return f"{number[n]} cc"
        return f"{number[n]} cbr {_decimal(Fraction(now[n], scale))}" if act.what == BET else None

    for place, card in enumerate((*r.cards, None), 1):
        while acts and (card is None or acts[0].after < place):
            if text := said(acts.pop(0)):
                yield text
        if card is not None and card.dealt_to.zone is Zone.BOARD:
            board.append(card)
            if len(board) >= 3:
                faces = board if len(board) == 3 else board[-1:]
                yield "d db " + "".join(str(c.face) if isinstance(c.face, Card) else "??" for c in faces)
                now.clear()
    for n in number:
        if n not in folded and len(number) - len(folded) > 1:
            mucked = game.mucked(r, n)
            yield f"{number[n]} sm {'-' if mucked else hand(n)}"


def _decimal(amount: Fraction) -> str:
    """Exactly, or rounded down at nine decimals: a third of a cent has no end."""
    whole, part = divmod(abs(amount), 1)
    digits = str(int(part * 10**9)).zfill(9).rstrip("0")
    return f"{'-' if amount < 0 else ''}{int(whole)}{'.' if digits else ''}{digits}"
