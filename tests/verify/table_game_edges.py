"""House edges of Casino Hold'em and Heads-Up Hold'em, exact, through the games of the shipped house files.

``python -m tests.verify.table_game_edges`` (minutes). All 2,781,381,002,400 deals of a board and two hands count.
Boards that differ only in suits are gone through once; on each, all 1,081 hands are ranked, and each is set against
the 990 that it can meet. What a hand wins or loses then is asked of the game (``result``), and random deals settled as
whole rounds say the same. Decisions are the best ones, found from the last backwards, one for every flop and hand that
differ in more than the names of suits. Every figure was published or worked out by independent code.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, islice, pairwise

import numpy as np
from numpy.typing import NDArray

from dealer_assist.batch import hands as batch
from dealer_assist.cards import Card
from dealer_assist.games import poker_hands
from dealer_assist.games.against_dealer import Compared, Stake
from dealer_assist.games.casino_holdem import CasinoHoldem
from dealer_assist.games.game import FOLD
from dealer_assist.games.heads_up_holdem import MOST_TIMES, HeadsUpHoldem
from dealer_assist.table import round as rounds
from dealer_assist.table.events import CardSeen, Decided, Recorded, RoundEvent, RoundOpened, Staked
from dealer_assist.table.places import BOARD, DEALER, Party, seat
from dealer_assist.table.settlement import Line
from tests.table_talk import house
from tests.verify.hand_counts import boards

Numbers = NDArray[np.int64]
Sums = NDArray[np.float64]          # of whole numbers below 2 ** 53, and so exact

SEVENS = 133_784_560
DEALS = 2_781_381_002_400
LOSERS = {"straight_flush": 10_300_592, "four_of_a_kind": 471_040_512, "full_house": 8_435_225_376,
          "flush": 19_434_208_592, "straight": 18_271_076_976, "royal_flush": 0}
TIES = 113_130_263_816
CASINO = {"dealer does not qualify": "32,406,420", "house edge": "2.16", "calls": "82", "element of risk": "0.82"}
HEADS_UP = {"dealer qualifies": "110,490,100", "house edge": "4.5532"}

RANKING = batch.ranking()
STRENGTHS = RANKING.strengths
CHIPS = 2           # the Ante, in the table's chips: 3:2 of it is then paid without rounding
PARTY, BOX = Party(1), seat(1)

# Of the 47 cards beside a board: the hands they make, the hands that hold each, and where each hand is among those.
TWOS = np.array(list(combinations(range(47), 2)))
HOLDING = np.array([np.flatnonzero(np.isin(TWOS, card).any(axis=1)) for card in range(47)])
AMONG = [TWOS[:, n] * 46 + np.array([HOLDING[card].searchsorted(two) for two, card in enumerate(TWOS[:, n])])
         for n in (0, 1)]
MET = 990           # hands that the other 45 cards make


# ── what a hand comes to, asked of the game ──
@dataclass(frozen=True)
class Worth:
    """In chips, for each strength of the player and each of the six ways in which the dealer's can stand to it."""

    qualifies: int                      # the lowest strength with which the dealer does
    nets: NDArray[np.int32]             # six rows: below that and lower, equal, higher; from there and lower, equal …

    @classmethod
    def of(cls, result: Callable[[Stake, Compared], Line], chip: int, qualifies: int, stakes: dict[str, int]) -> Worth:
        def net(mine: int, dealers: int) -> int:
            hands = Compared(STRENGTHS[mine], STRENGTHS[dealers], {})
            lines = [result(Stake(PARTY, BOX, kind, chips * chip), hands) for kind, chips in stakes.items()]
            whole, rest = divmod(sum(line.net for line in lines), chip)
            assert not rest
            return whole

        nets = np.zeros((6, len(STRENGTHS)), np.int32)
        for mine in range(len(STRENGTHS)):
            for row, way in enumerate(ways(mine, qualifies)):
                if way:
                    nets[row, mine] = net(mine, way[0])
                    assert nets[row, mine] == net(mine, way[-1])
        return cls(qualifies, nets)

    def against(self, mine: int, dealers: int) -> int:
        return int(next(self.nets[row, mine] for row, way in enumerate(ways(mine, self.qualifies)) if dealers in way))

    def over(self, met: Meetings) -> Numbers:
        """Summed over all the dealer's hands that each hand meets."""
        total = np.zeros(met.order.shape, np.int64)
        for nets, many in zip(self.nets, met.ways(self.qualifies), strict=True):
            total += nets.take(met.order) * many
        return total


def ways(mine: int, qualifies: int) -> tuple[range, ...]:
    """The dealer's strengths, cut in six; an empty range where there are none."""
    cuts = (0, mine, mine + 1, len(STRENGTHS))
    return tuple(range(max(least, a), max(least, a, min(most, b)))
                 for least, most in ((0, qualifies), (qualifies, len(STRENGTHS)))
                 for a, b in pairwise(cuts))


# ── every hand on a board against every other that it can meet ──
@dataclass(frozen=True)
class Meetings:
    order: batch.Order
    cards: NDArray[np.intp]             # the two cards of each hand
    greater: Numbers                    # how many of the hands that it can meet are higher
    equal: Numbers

    @classmethod
    def on(cls, rows: NDArray[np.int64]) -> Meetings:
        free = np.ones((len(rows), 52), bool)
        free[np.arange(len(rows))[:, None], rows] = False
        cards = np.nonzero(free)[1].reshape(len(rows), 47)[:, TWOS]
        order = RANKING.order(batch.cards(cards) + batch.cards(rows)[:, None])
        first = np.arange(len(rows))[:, None] * len(STRENGTHS)
        many = np.bincount((order + first).ravel(), minlength=len(rows) * len(STRENGTHS))
        equal = many.take(order + first)
        up_to = many.reshape(len(rows), -1).cumsum(axis=1).ravel().take(order + first)
        # All other hands, less those that share a card with it; itself it shares both.
        held = order[:, HOLDING]
        above, same = np.zeros((2, *held.shape), np.uint8)
        for n in range(held.shape[2]):
            other = held[:, :, n, None]
            above += other > held
            same += other == held
        greater = len(TWOS) - up_to
        for shared, total, itself in ((above, greater, 0), (same, equal, 1)):
            flat = shared.reshape(len(rows), -1)
            total -= flat[:, AMONG[0]]
            total -= flat[:, AMONG[1]]
            total += itself
        return cls(order, cards, greater, equal)

    def ways(self, qualifies: int) -> tuple[Numbers, ...]:
        """How many hands stand to it in each of the six ways."""
        unqualified = self.order < qualifies
        holding = unqualified[:, HOLDING].sum(axis=2)
        below = (unqualified.sum(axis=1)[:, None] - holding[:, TWOS[:, 0]] - holding[:, TWOS[:, 1]]
                 + unqualified)
        lower = MET - self.greater - self.equal
        lower_below = np.minimum(lower, below)
        equal_below = np.where(unqualified, self.equal, 0)
        higher_below = below - lower_below - equal_below
        return (lower_below, equal_below, higher_below,
                lower - lower_below, self.equal - equal_below, self.greater - higher_below)


# ── flops and hands that differ in more than the names of suits ──
class Situations:
    """A number for each flop with a hand, the same for those that are alike; and for each hand before the flop."""

    def __init__(self) -> None:
        twos, threes = (np.array(list(combinations(range(52), size))) for size in (2, 3))
        self.two_at, self.three_at = np.zeros((52, 52), np.intp), np.zeros((52, 52, 52), np.intp)
        self.two_at[tuple(twos.T)] = np.arange(len(twos))
        self.three_at[tuple(threes.T)] = np.arange(len(threes))
        sets = [batch.cards(rows).sets for rows in (twos, threes)]
        # Each suit's cards as a small number; the four numbers sorted are the same for all that are alike.
        hand, flop = (np.unique([some >> 13 * suit & (1 << 13) - 1 for suit in range(4)], return_inverse=True)[1]
                      .reshape(4, -1).astype(np.uint64) for some in sets)
        both = np.empty((len(threes), len(twos)), np.uint64)
        for n in range(len(threes)):
            suits = np.sort(flop[:, n, None] << np.uint64(7) | hand, axis=0)
            both[n] = _packed(suits)
            both[n, sets[1][n] & sets[0] != 0] = np.iinfo(np.uint64).max
        _, at, of, self.alike = np.unique(both.ravel(), return_index=True, return_inverse=True, return_counts=True)
        self.of = of.reshape(both.shape).astype(np.int32)
        self.number = len(at) - 1                       # the last is that of cards that lie in both
        self.alike = self.alike[:-1]
        _, before = np.unique(_packed(np.sort(hand, axis=0)), return_inverse=True)
        self.before = before[at[:-1] % len(twos)]

    def on(self, rows: NDArray[np.int64], cards: NDArray[np.intp]) -> Iterator[NDArray[np.int32]]:
        """For each choice of a flop from these boards, the number of each hand's situation."""
        two = self.two_at[cards[..., 0], cards[..., 1]]
        for some in combinations(range(5), 3):
            flop = self.three_at[tuple(rows[:, n] for n in some)]
            yield self.of.ravel().take(flop[:, None] * self.of.shape[1] + two)


def _packed(suits: NDArray[np.uint64]) -> NDArray[np.uint64]:
    packed = np.zeros(suits.shape[1:], np.uint64)
    for row in suits:
        packed = packed << np.uint64(16) | row
    return packed


# ── the count ──
@dataclass
class Count:
    """Sums over all deals. Those by situation count each board ten times, once for every choice of its flop."""

    call: Sums                          # Casino Hold'em: Ante and Call
    even: Sums                          # Heads-Up Hold'em: Ante and Odds, when a Raise stands
    raised: Sums                        # a Raise of one Ante
    last: Sums                          # the best that is left to a hand not raised before the last card
    beaten: Sums                        # by strength: deals in which the player's hand is beaten
    met: Sums                           # by strength: boards and hands; each seven cards are 21 of these
    ties: int = 0


def count(call: Worth, even: Worth, raised: Worth, fold: int, situations: Situations) -> Count:
    size, n = situations.number, len(STRENGTHS)
    found = Count(*np.zeros((4, size)), *np.zeros((2, n)))
    all_boards, begun, done = boards(), time.perf_counter(), 0
    while some := list(islice(all_boards, 1024)):
        rows, alike = np.array([row for row, _ in some]), np.array([[many] for _, many in some])
        values: list[list[Numbers]] = [[], [], [], []]
        cards = []
        for first in range(0, len(rows), 64):
            met, many = Meetings.on(rows[first:first + 64]), alike[first:first + 64]
            base, more = even.over(met), raised.over(met)
            last = np.maximum(base + MOST_TIMES[3] * more, fold * MET)
            for value, sums in zip(values, (call.over(met), base, more, last), strict=True):
                value.append(sums * many)
            found.beaten += np.bincount(met.order.ravel(), (met.greater * many).ravel(), n)
            found.met += np.bincount(met.order.ravel(), np.broadcast_to(many, met.order.shape).ravel(), n)
            found.ties += int((met.equal * many).sum())
            cards.append(met.cards)
        weights = [np.concatenate(value).ravel().astype(np.float64) for value in values]
        for at in situations.on(rows, np.concatenate(cards)):
            for total, weight in zip((found.call, found.even, found.raised, found.last), weights, strict=True):
                total += np.bincount(at.ravel(), weight, size)
        done += len(rows)
        if done % 16384 == 0 or done == 134_459:
            print(f"  {done:,} boards, {time.perf_counter() - begun:.0f} s", flush=True)
    return found


def edges(casino: CasinoHoldem, heads_up: HeadsUpHoldem) -> bool:
    pair_of_fours, any_pair = (
        next(n for n, strength in enumerate(STRENGTHS) if game.qualifier.reached_by(strength))
        for game in (casino, heads_up))
    call = Worth.of(casino.result, casino.unit, pair_of_fours, {"ante": CHIPS, "call": 2 * CHIPS})
    even = Worth.of(heads_up.result, heads_up.unit, any_pair, {"ante": CHIPS, "odds": CHIPS})
    raised, *higher = (Worth.of(heads_up.result, heads_up.unit, any_pair, {"raise": times * CHIPS})
                       for times in (1, 2, 3))
    assert all((some.nets == times * raised.nets).all() for times, some in enumerate(higher, 2))
    good = settled_as_counted(casino, heads_up, call, even, raised)

    situations = Situations()
    print(f"{situations.number:,} situations on the flop, {situations.before.max() + 1} before it", flush=True)
    found = count(call, even, raised, -2 * CHIPS, situations)
    deals = situations.alike * len(TWOS) * MET
    good &= int(deals.sum()) == 10 * DEALS

    folded = np.float64(-CHIPS) * deals
    calls = found.call > folded
    edge = edge_of(np.maximum(found.call, folded))
    called = deals[calls].sum() / deals.sum()
    good &= told("Casino Hold'em", CASINO, {
        "dealer does not qualify": f"{int(found.met[:pair_of_fours].sum()) // 21:,}",
        "house edge": f"{100 * float(edge):.2f}", "calls": f"{100 * called:.0f}",
        "element of risk": f"{100 * float(edge) / (1 + 2 * called):.2f}"})
    print(f"  the edge exactly: {edge} of the Ante, {100 * float(edge):.6f} %; calls {100 * called:.4f} %")

    on_flop = best_of(found.last, found.even, found.raised, most=MOST_TIMES[2])
    edge = edge_of(best_of(*(np.bincount(situations.before, some).astype(np.float64)
                             for some in (on_flop, found.even, found.raised)), most=MOST_TIMES[1]))
    good &= told("Heads-Up Hold'em", HEADS_UP, {
        "dealer qualifies": f"{int(found.met[any_pair:].sum()) // 21:,}",
        "house edge": f"{100 * float(edge):.4f}"})
    print(f"  the edge exactly: {edge} of the Ante, {100 * float(edge):.6f} %")

    names = np.array([poker_hands.name(strength) for strength in STRENGTHS])
    beaten = {name: 2 * int(found.beaten[names == name].sum()) for name in LOSERS}      # the player's or the dealer's
    good &= told(f"The hand that is beaten, over {int(found.met.sum()) * MET:,} deals",
                 {name: f"{many:,}" for name, many in {**LOSERS, "ties": TIES}.items()},
                 {name: f"{many:,}" for name, many in {**beaten, "ties": found.ties}.items()})
    return good


def best_of(kept: Sums, even: Sums, raised: Sums, *, most: int) -> Sums:
    """To check, or to raise the least or the most: what lies between is worth no more than the better of these."""
    best: Sums = np.maximum(kept, np.maximum(even + raised, even + most * raised))
    return best


def edge_of(sums: Sums) -> Fraction:
    """What the house keeps of an Ante."""
    return Fraction(-int(sums.sum()), 10 * DEALS * CHIPS)


# ── whole rounds through settle() ──
def settled_as_counted(casino: CasinoHoldem, heads_up: HeadsUpHoldem, call: Worth, even: Worth, raised: Worth,
                       deals: int = 5000) -> bool:
    """Random rounds, settled as the table settles them, come to what is summed."""
    dice, wrong = random.Random(52), 0
    for _ in range(deals):
        numbers = dice.sample(range(52), 9)
        cards = [batch.DECK[number] for number in numbers]
        mine, dealers = (int(batch.high(np.array([[*some, *numbers[4:]]]))[0]) for some in (numbers[:2], numbers[2:4]))
        expected: list[tuple[CasinoHoldem | HeadsUpHoldem, dict[int, RoundEvent], int]] = [
            (casino, {3: Staked(PARTY, BOX, "call", 2 * CHIPS * casino.unit)}, call.against(mine, dealers)),
            (casino, {3: Decided(PARTY, BOX, FOLD)}, -CHIPS),
            (heads_up, {5: Decided(PARTY, BOX, FOLD)}, -2 * CHIPS)]
        for on_board, times in ((0, 3), (3, 2), (5, 1)):
            raises: dict[int, RoundEvent] = {on_board: Staked(PARTY, BOX, "raise", times * CHIPS * heads_up.unit)}
            expected.append((heads_up, raises, even.against(mine, dealers) + times * raised.against(mine, dealers)))
        wrong += sum(settled(game, cards, said) != net * game.unit for game, said, net in expected)
    print(f"{deals:,} deals settled as rounds, each in six ways: {wrong} differ from what is summed", flush=True)
    return not wrong


def settled(game: CasinoHoldem | HeadsUpHoldem, cards: list[Card], said: dict[int, RoundEvent]) -> int:
    """``said``: what the box does when so many cards lie on the board."""
    kinds = ("ante",) if isinstance(game, CasinoHoldem) else ("ante", "odds")
    events: list[RoundEvent] = [RoundOpened(1, ()), *(Staked(PARTY, BOX, kind, CHIPS * game.unit) for kind in kinds)]
    events += [CardSeen(n, (BOX, DEALER)[n // 2], card) for n, card in enumerate(cards[:4])]
    for n, card in enumerate([*cards[4:], None]):
        events += [said[n]] if n in said else []
        events += [CardSeen(4 + n, BOARD, card)] if card else []
    r = rounds.fold(Recorded(seq, 0, "", event) for seq, event in enumerate(events))
    settlement = game.settle(r)
    assert settlement.complete
    return settlement.net()[PARTY]


def told(title: str, known: dict[str, str], found: dict[str, str]) -> bool:
    print(title)
    for name, figure in known.items():
        print(f"  {name:24} {found[name]:>18}   known {figure:>18}{'' if found[name] == figure else '   DIFFERENT'}")
    return known == found


def main() -> int:
    casino, heads_up = house("casino_holdem_land").game, house("heads_up_holdem_casino_du_liban").game
    assert isinstance(casino, CasinoHoldem)
    assert isinstance(heads_up, HeadsUpHoldem)
    good = edges(casino, heads_up)
    print("all equal" if good else "NOT EQUAL")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
