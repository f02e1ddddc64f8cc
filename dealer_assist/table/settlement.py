"""What a round owes: every chip staked stands in exactly one line, with its reason and its rule."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple

from dealer_assist.cards import Known
from dealer_assist.money import Money
from dealer_assist.table.places import HOUSE, Party, Place

Value = int | str | Fraction | Place | Party | tuple[Known, ...]


class Reason(NamedTuple):        # a settlement has many of these, of lines, shares and pots: tuples are made fastest
    """A message key and what goes into it. The shell holds the words, in each language."""

    key: str
    values: tuple[tuple[str, Value], ...] = ()


# A field that came later: records written before have none, and where it has its default none is written.
LATER = {"later": True}


def because(key: str, **values: Value) -> Reason:
    return Reason(key, tuple(sorted(values.items())) if values else ())


class Verdict(StrEnum):
    WIN = "win"
    LOSE = "lose"
    PUSH = "push"
    RETURNED = "returned"       # uncalled, uncovered, void
    CARRIED = "carried"         # stays on the table for the next round
    TAKEN = "taken"             # levy, collection: to the house, not won from anybody
    WAITING = "waiting"         # depends on ``waits_for``


_EXACT = Fraction(0)


class Line(NamedTuple):
    """``staked`` of the party's chips are settled here; ``back`` of them return, winnings included."""

    party: Party
    on: Place
    kind: str                       # "ante", "call" …; a pot's name in the poker games
    staked: Money
    back: Money
    verdict: Verdict
    odds: Fraction | None           # None: nothing is paid by odds (a loss, a share of a pot)
    reason: Reason
    rule: str                       # why it wins, loses or comes back
    odds_rule: str = ""             # where its odds stand, when it is paid by odds
    rounded: Fraction = _EXACT      # what rounding kept back from the exact payout
    waits_for: Place | None = None

    @property
    def net(self) -> Money:
        return self.back - self.staked


def lost(party: Party, on: Place, kind: str, staked: Money, reason: Reason, rule: str) -> Line:
    """Most lines of a pot are these: a named tuple of all its fields is made in half the time."""
    return tuple.__new__(Line, (party, on, kind, staked, 0, Verdict.LOSE, None, reason, rule, "", _EXACT, None))


class Share(NamedTuple):
    """What one party takes of a pot. ``half``: "high" or "low" where a pot is split so."""

    party: Party
    amount: Money
    odd: Money                      # what of it is odd chips: an even split had left it over
    reason: Reason
    half: str = ""


class Pot(NamedTuple):
    """One pot of a poker round. The lines say who put in and gets what; this says who could win it, how it was cut."""

    name: str                       # as the ``kind`` of its lines
    amount: Money                   # what was put in
    taken: Money                    # the house's levy or drop
    eligible: tuple[Party, ...]
    shares: tuple[Share, ...]       # none while it waits for a card, or is carried to the next round


@dataclass(frozen=True, slots=True)
class Part:
    """Chips in a hand's stake that are another's: several players may share one hand."""

    hand: int                       # the seat that plays it
    of: int
    chips: Money


@dataclass(frozen=True, slots=True)
class Carried:
    """What the next round takes from this one: chips (a push pot), the button, the bank, a kill; and whose it is."""

    amount: Money
    times: int
    holders: tuple[int, ...]
    may_join: tuple[int, ...] = ()
    parts: tuple[Part, ...] = field(default=(), metadata=LATER)


@dataclass(frozen=True, slots=True)
class Settlement:
    lines: tuple[Line, ...]
    carried: Carried | None = None
    pots: tuple[Pot, ...] = field(default=(), metadata=LATER)

    @property
    def complete(self) -> bool:
        return all(line.verdict is not Verdict.WAITING for line in self.lines)

    def net(self) -> dict[Party, Money]:
        """What each party won or lost; chips that wait for a card have done neither."""
        net: dict[Party, Money] = {}
        for line in self.lines:
            if line.verdict is not Verdict.WAITING:
                net[line.party] = net.get(line.party, 0) + line.net
        return net

    def rack(self) -> Money:
        """What the house's rack gains, or pays out when negative."""
        if self.pots:           # chips may stay on the table, or have lain there: only what the house takes is its own
            return sum(line.net if line.party == HOUSE else line.staked for line in self.lines
                       if line.verdict is Verdict.TAKEN)
        return -sum(amount for party, amount in self.net().items() if party != HOUSE)


def overruled(computed: Settlement, rulings: Iterable[Line]) -> Settlement:
    """The settlement with the inspector's lines in place of the computed ones for the same bet (GEN-DISP-1)."""
    ruled: dict[tuple[Party, Place, str], list[Line]] = {}
    for line in rulings:
        ruled.setdefault((line.party, line.on, line.kind), []).append(line)
    lines: list[Line] = []
    for line in computed.lines:
        bet = (line.party, line.on, line.kind)
        if bet not in ruled:
            lines.append(line)
        else:
            lines += ruled[bet]     # once, also where the computed bet had two lines
            ruled[bet] = []
    placed = {(line.party, line.on, line.kind) for line in computed.lines}
    return Settlement((*lines, *(x for bet, rest in ruled.items() if bet not in placed for x in rest)),
                      computed.carried, computed.pots)


def difference(paid: Settlement, owed: Settlement) -> dict[Party, Money]:
    """What each party still has to get (or to give back, when negative); nothing yet while a bet of his waits."""
    before, after = paid.net(), owed.net()
    waiting = {line.party for line in owed.lines if line.verdict is Verdict.WAITING}
    change = {party: after.get(party, 0) - before.get(party, 0) for party in sorted((before | after).keys() - waiting)}
    return {party: amount for party, amount in change.items() if amount}
