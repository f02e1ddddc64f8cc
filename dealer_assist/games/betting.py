"""Turn order and legal bets, read off the chips on the table: a question asked afresh, not a state kept.

Chips of a betting round lie before their seat: ``Staked(Party(n), seat(n), kind, amount)``. The kind tells blinds and
dead money apart; a call, a bet and a raise are all ``bet``: the chips speak.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import deque
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain
from operator import attrgetter
from typing import NamedTuple

from dealer_assist.games.game import DEAD_HAND, FOLD, Bet
from dealer_assist.money import NO_MAXIMUM, Money
from dealer_assist.table.places import HOUSE, Zone
from dealer_assist.table.round import Act, Round

BET, CHECK = "bet", "check"
SMALL_BLIND, BIG_BLIND, OPTION, STRADDLE, KILL, POST = "small blind", "big blind", "option", "straddle", "kill", "post"
ANTE, DEAD, BUY_IN = "ante", "dead", "buy-in"

_MOVE_THE_TURN = {SMALL_BLIND: 1, BIG_BLIND: 2, OPTION: 3, STRADDLE: 4}  # the turn starts left of the last of them
_LIVE = _MOVE_THE_TURN.keys() | {KILL, POST, BET}                        # count towards the call
_DEAD = frozenset((ANTE, DEAD, BUY_IN))                                  # in the pot, but no part of a bet
MADE_UP = {SMALL_BLIND: DEAD, BIG_BLIND: POST}      # with what a blind is made up that passed an absent player
POSTED = _LIVE - {BET} | {ANTE, DEAD}


class Limit(StrEnum):
    LIMIT = "limit"
    POT_LIMIT = "pot_limit"
    NO_LIMIT = "no_limit"


@dataclass(frozen=True, slots=True)
class Betting:
    """How a house lets its players bet."""

    limit: Limit
    opens: tuple[Money, ...]            # the least opening bet of each betting round; under LIMIT every bet and raise
    cap: int | None = None              # bets and raises of a round together; a blind is the first bet
    cap_heads_up: bool = True           # the cap holds also when two are left
    full_raises: bool = True            # a raise is no less than the last full one (A25); else anything more
    first_bet: bool = False             # a raise is no less than the first bet of the round, whatever the last one was
    check_raise: bool = True            # who checked may raise later in the round
    largest: Money = NO_MAXIMUM         # what may be bet or raised by, where nothing else limits it
    chip: Money = 1                     # the least that "anything more" can be
    moves_the_turn: Collection[str] = frozenset(_MOVE_THE_TURN)


class Chips(NamedTuple):
    """What each put in and whose hands are left, whoever is to speak. Seats stand clockwise from the button's left."""

    put: Mapping[int, Money]            # live chips of each seat, all betting rounds
    dead: Mapping[int, Money]
    live: tuple[int, ...]               # not folded
    strange: tuple[Act, ...]            # chips of somebody who is not in the hand, or of a kind no pot knows
    late: tuple[Act, ...] = ()          # bets after the betting was over


class Look(NamedTuple):
    """What the chips and the words say at this moment."""

    chips: Chips
    now: Mapping[int, Money]            # live chips of this betting round
    behind: Mapping[int, Money]
    actor: int | None
    street: int
    high: Money                         # to be matched in this betting round
    full: Money                         # the last full bet or raise
    raises: int
    may_raise: bool

    @property
    def put(self) -> Mapping[int, Money]:
        return self.chips.put

    @property
    def live(self) -> tuple[int, ...]:
        return self.chips.live

    @property
    def pot(self) -> Money:
        return sum(self.chips.put.values()) + sum(self.chips.dead.values())


_AFTER = attrgetter("after")


def board_streets(r: Round) -> tuple[list[int], int]:
    """The betting round of each act, and the one that is on: flop, turn and river part them."""
    zone = Zone.BOARD           # a card that came too early and was taken away again opens nothing
    board = [n for n, card in enumerate(r.cards, 1) if card.at.zone is zone]
    begins = board[:1] + board[3:5]
    streets: list[int] = []
    for street, begin in enumerate(begins):
        streets += [street] * (bisect_left(r.acts, begin, key=_AFTER) - len(streets))
    return streets + [len(begins)] * (len(r.acts) - len(streets)), len(begins)


def chips(r: Round, order: Sequence[int], killed: Collection[int] = (), after_fold: bool = True) -> Chips | None:
    """None: somebody bet again although nobody had raised him, so it takes a look at the turns what counts.

    ``order``: the seats that are dealt in, clockwise from the button's left; ``killed``: hands that are dead by
    rule. ``after_fold``: chips count also when they were entered after their hand was folded, as sums are."""
    taking = _Taking(order, killed, after_fold)
    deque(taking.each(r.acts), 0)
    again = taking.topped and not after_fold and any(_spoke(r.acts, n) for n in taking.topped)
    return None if again else taking.chips()


def _spoke(acts: Sequence[Act], n: int) -> bool:
    """Had he bet or checked in this betting round? A burn card may lie there since."""
    by, since = acts[n].by, acts[n].after - 1
    while n and acts[n - 1].after >= since:
        n -= 1
        if acts[n].by == by and acts[n].what in (BET, CHECK):
            return True
    return False


def look(r: Round, order: Sequence[int], betting: Betting, streets: tuple[Sequence[int], int],
         first: int | None = None, killed: Collection[int] = (), after_fold: bool = True) -> Look:
    """As ``chips``, and whose turn it is. ``first`` opens the first betting round where no blind says who does."""
    [found] = _looks(r, order, betting, streets, first, killed, after_fold, each=False)
    return found


def looks(r: Round, order: Sequence[int], betting: Betting, streets: tuple[Sequence[int], int],
          first: int | None = None) -> Iterator[Look]:
    """How things stood before each act, and at last how they stand. Each is to be looked at before the next is asked
    for: its sums go on growing."""
    return _looks(r, order, betting, streets, first, (), False, each=True)


class _Taking:
    """Acts taken one by one into what each put in, and who folded."""

    def __init__(self, order: Sequence[int], killed: Collection[int], after_fold: bool) -> None:
        self.order, self.killed, self.after_fold = order, killed, after_fold
        self.put, self.dead = dict.fromkeys(order, 0), dict.fromkeys(order, 0)
        self.folded = set(killed)
        self.strange: list[Act] = []
        self.late: list[Act] = []
        self.over = False           # what is taken now comes after the betting was over
        self.topped: list[int] = []     # acts by which somebody who had put in as much as anybody bet more

    def chips(self) -> Chips:
        return Chips(self.put, self.dead, tuple([n for n in self.order if n not in self.folded]), tuple(self.strange),
                     tuple(self.late))

    def each(self, acts: Iterable[Act]) -> Iterator[bool]:
        """Before each act is taken: does it count? It does when said or put down before his own seat by somebody who is
        dealt in."""
        put, folded, strange = self.put, self.folded, self.strange
        high = 0
        for n, act in enumerate(acts):
            _, by, on, kind, amount, _ = act
            who = by.seat
            counts = who in put and on.seat == who and on.hand == by.nth == 1 and (
                self.after_fold or who not in folded or who in self.killed)
            yield counts
            if not counts:
                if amount:
                    strange.append(act)
                elif kind == DEAD_HAND and by == HOUSE:
                    folded.add(on.seat)
            elif self.over:
                self.late.append(act)
                self.over = False
            elif kind in _LIVE:
                before = put[who]
                put[who] = total = before + amount
                if total > high:
                    if before == high and kind == BET:
                        self.topped.append(n)
                    high = total
            elif kind in _DEAD:
                self.dead[who] += amount
            elif amount:
                strange.append(act)
            elif kind == FOLD:
                folded.add(who)


def _looks(r: Round, order: Sequence[int], betting: Betting, streets: tuple[Sequence[int], int], first: int | None,
           killed: Collection[int], after_fold: bool, each: bool) -> Iterator[Look]:
    taking, now = _Taking(order, killed, after_fold), dict.fromkeys(order, 0)
    behind = {s.party.seat: NO_MAXIMUM if s.stack is None else s.stack for s in r.opened.seated if s.party.nth == 1}
    acted: dict[int, Money] = {}        # seat → what was to be matched when it last acted
    checked: set[int] = set()
    last = order[-1] if order else 0
    start = last if first is None or first not in now else order[order.index(first) - 1]
    street = high = raises = blind = 0
    closed = False          # the betting of this round is over, and somebody bets
    full = unit = betting.opens[0]
    for act, when, counts in zip((*r.acts, None), (*streets[0], streets[1]), chain(taking.each(r.acts), (False,)),
                                 strict=True):
        if when != street and (act is None or counts):
            street, high, raises, start, acted, checked, closed = when, 0, 0, last, {}, set(), False
            now = dict.fromkeys(order, 0)
            full = unit = betting.opens[min(street, len(betting.opens) - 1)]
        if each or act is None:
            chips = taking.chips()
            actor = _actor(order, start, chips.live, behind, now, acted, high)
            may_raise = (
                actor is not None
                and (actor not in acted or high - acted[actor] >= (full if betting.full_raises else 1))
                and any(behind[n] + now[n] > high for n in chips.live if n != actor)    # else nobody could pay it
                and (betting.check_raise or actor not in checked)
                and (betting.cap is None or raises < betting.cap
                     or (len(chips.live) == 2 and not betting.cap_heads_up)))
            yield Look(chips, now, behind, actor, street, high, full, raises, may_raise)
        if act is None or not counts:
            continue
        _, by, _, kind, amount, _ = act
        who = by.seat
        if kind in _LIVE:
            if kind == BET and acted.get(who) == high:
                live = tuple([n for n in order if n not in taking.folded])
                closed = closed or _actor(order, start, live, behind, now, acted, high) is None
            behind[who] = behind.get(who, 0) - amount
            if closed and kind == BET:      # nobody owes or may say anything more: it goes back, and opens nothing
                taking.over = not after_fold
                continue
            now[who] += amount
            more = now[who] - high
            if kind == BET:
                acted[who] = high if more <= 0 else now[who]
                if more > 0:
                    if not _passed_over(order, start, who, taking.folded, acted, high, behind):
                        start = who
                    high = now[who]
                    raises += 1             # one that is all-in for less too
                    if more >= full:
                        if betting.limit is Limit.LIMIT:
                            full = unit
                        elif raises == 1 or not betting.first_bet:
                            full = more
                continue
            if more > 0:
                high = now[who]
                if kind in (OPTION, KILL) or (kind == STRADDLE and betting.limit is not Limit.LIMIT):
                    full = high
                    unit = high if kind == OPTION else unit     # under LIMIT what is raised by in this round
            if kind in _MOVE_THE_TURN:
                raises = 1
                if kind in betting.moves_the_turn and _MOVE_THE_TURN[kind] >= blind:     # in whatever order they posted
                    start, blind = who, _MOVE_THE_TURN[kind]
        elif kind in _DEAD:
            behind[who] = behind.get(who, 0) - amount
        elif kind == CHECK and not amount:
            acted[who] = high
            checked.add(who)


def _passed_over(order: Sequence[int], start: int, who: int, folded: Collection[int], acted: Mapping[int, Money],
                 matched: Money, behind: Mapping[int, Money]) -> bool:
    """A raise out of turn: between the last raiser and this one somebody did not speak yet, and still speaks first."""
    after = order.index(start) + 1 if start in order else 0
    for n in (*order[after:], *order[:after]):
        if n == who:
            return False
        if n not in folded and acted.get(n, -1) < matched and behind[n] > 0:
            return True
    return False


def _actor(order: Sequence[int], start: int, live: tuple[int, ...], behind: Mapping[int, Money],
           now: Mapping[int, Money], acted: Mapping[int, Money], high: Money) -> int | None:
    """The first seat after the last raiser that has chips, and owes some or has not spoken."""
    if len(live) < 2:
        return None
    able = [n for n in live if behind.get(n, 0) > 0]
    if not able:
        return None
    if len(able) == 1 and now[able[0]] >= max(now[n] for n in live if n != able[0]):
        return None
    after = order.index(start) + 1 if start in order else 0
    for n in (*order[after:], *order[:after]):
        if n in able and (now[n] < high or n not in acted):
            return n
    return None


def legal(look: Look, betting: Betting) -> Bet:
    """What the seat whose turn it is may put in: the call, or from the least to the most that makes a raise."""
    assert look.actor is not None
    owes, behind = look.high - look.now[look.actor], look.behind[look.actor]
    call = min(owes, behind)
    if not look.may_raise or behind <= owes:
        return Bet(BET, call, over=look.high)
    least = owes + (look.full if betting.full_raises or not look.high else betting.chip)
    match betting.limit:
        case Limit.LIMIT:
            most = least
        case Limit.POT_LIMIT:
            most = max(least, owes + look.pot + owes)
        case Limit.NO_LIMIT:
            most = min(owes + betting.largest, able(behind))
    return Bet(BET, call, min(least, behind), min(most, able(behind)), look.high)


def able(behind: Money) -> Money:
    """The most that a seat can put in; of chips that nobody counted there is no saying."""
    return behind if behind < NO_MAXIMUM // 2 else NO_MAXIMUM


def words(bet: Bet) -> tuple[str, ...]:
    return (FOLD,) if bet.call else (CHECK, FOLD)
