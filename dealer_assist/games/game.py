"""What a game is: a value (its house's options) with pure questions. And what it can answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Protocol, assert_never

from dealer_assist.cards import Card, Known, Suit
from dealer_assist.money import Money
from dealer_assist.table.events import (
    CardMoved,
    CardRead,
    CardSeen,
    ChipsChanged,
    Decided,
    Due,
    RoundClosed,
    RoundEvent,
    RoundOpened,
    Staked,
)
from dealer_assist.table.places import BURN, DISCARD, HOUSE, MUCK, Party, Place
from dealer_assist.table.round import Act, Lying, Round
from dealer_assist.table.settlement import Reason, Settlement, because
from dealer_assist.table.sitting import Sitting

# Words that every game understands.
FOLD = "fold"
TIMEOUT = "timeout"     # nobody spoke before the time was over
DECLINED = "declined"   # what was offered

# What the house says at any moment, unasked: nothing departs by it. ``Game.rulings``: those that a game knows.
VOID = "void"                   # the round counts for nothing (GEN-MALF-1)
DEAD_HAND = "dead hand"         # by the inspector's word, or by a rule that kills it
DROPPED, TOUCHED = "dropped", "touched"     # a hand's cards
BOXED, FOULED = "boxed card", "fouled"      # the deck
MISCALLED = "miscalled"         # a player called his hand wrong
OWNER = "owner "                # and a bettor's number: who decides on a box (BJ-BOX-2)


@dataclass(frozen=True, slots=True)
class Collect:
    due: Due


@dataclass(frozen=True, slots=True)
class Deal:
    """``suit``: only a card of this suit will do, as when clubs are dealt for the button."""

    to: Place
    up: bool
    rule: str
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Burn:
    rule: str


@dataclass(frozen=True, slots=True)
class Move:
    card: int
    to: Place
    rule: str


@dataclass(frozen=True, slots=True)
class MoveAny:
    """Any of these cards, in any order: several set their hands at the same time, and nobody can say what with."""

    moves: tuple[Move, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class Reveal:
    places: tuple[Place, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class Identify:
    """A card there is not readable, and a rule needs it."""

    place: Place


@dataclass(frozen=True, slots=True)
class Bet:
    """Chips of ``kind`` that may go in: exactly ``call``, or from ``least`` to ``most`` (both 0: no raise).

    ``over``: the bet that stands and is raised; 0: nobody has bet. It is for who says it, and decides nothing.
    """

    kind: str
    call: Money
    least: Money = 0
    most: Money = 0
    over: Money = field(default=0, compare=False)

    def allows(self, amount: Money) -> bool:
        return (amount == self.call and amount > 0) or (self.most > 0 and self.least <= amount <= self.most)


@dataclass(frozen=True, slots=True)
class Ask:
    """``limit_ms``: captured time after which silence is the decision ``timeout``; 0: no limit."""

    party: Party
    on: Place
    choices: tuple[str, ...]
    rule: str
    bet: Bet | None = None
    note: Reason | None = None
    limit_ms: int = 0


@dataclass(frozen=True, slots=True)
class AskAny:
    """Several may speak, in any order."""

    asks: tuple[Ask, ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """Any of these may be taken. Going on with ``then`` declines the rest; None: one must be taken first.

    ``choices``: what those to whom something is offered may say instead; ``declined`` they always may. ``to``: who may
    say them without chips being offered to him, such as a cut that any player may ask for.
    """

    dues: tuple[Due, ...]
    then: NextStep | None
    rule: str
    choices: tuple[str, ...] = ()
    to: tuple[Party, ...] = ()


@dataclass(frozen=True, slots=True)
class Settle:
    reason: Reason
    rule: str


NextStep = Collect | Deal | Burn | Move | MoveAny | Reveal | Identify | Ask | AskAny | Offer | Settle


@dataclass(frozen=True, slots=True)
class Irregularity:
    """Something that is not as the rules want it: data, never an exception. ``entries``: where in the log.

    ``covers``: entries of which all is said with it, that they were not what was asked for too.
    """

    rule: str
    reason: Reason
    entries: tuple[int, ...]
    prescribes: Reason | None = None
    covers: tuple[int, ...] = ()


INSPECTOR = because("prescribes.inspector")


def wrong(rule: str, reason: Reason, those: Iterable[Act | Lying], prescribes: Reason = INSPECTOR) -> Irregularity:
    """What is told of these chips, words or cards is all that is told of them."""
    entries = tuple(each.seq for each in those)
    return Irregularity(rule, reason, entries, prescribes, entries)


def called_off(r: Round, decks: int, jokers: int, void: str = "GEN-DISP-1",
               foul: str = "A55") -> tuple[Reason, str] | None:
    """Why the round counts for nothing, and by which rule; None: it counts."""
    if r.said(VOID, by=HOUSE):
        return because("round.void"), void
    fouls = r.fouls(decks, jokers)
    return (because("round.fouled", place=fouls[0].at), foul) if fouls else None


def fouled(r: Round, decks: int, jokers: int, rule: str = "GEN-DECK-1") -> Iterator[Irregularity]:
    for card in r.fouls(decks, jokers):
        if isinstance(card.face, Card):
            reason = (because("wrong.duplicate", cards=(card.face,), place=card.at) if decks == 1 else
                      because("wrong.one_too_many", cards=(card.face,), decks=decks, place=card.at))
        else:
            reason = because("wrong.joker", place=card.at)
        yield Irregularity(rule, reason, (card.seq,), because("prescribes.void"))


def overdrawn(r: Round, rule: str) -> Iterator[Irregularity]:
    """Who put in more than he has, where chips are counted: what he bought in meanwhile he has, too."""
    for seated in r.opened.seated:
        if seated.stack is not None:
            acts = [a for a in r.acts if a.by == seated.party and a.amount]
            bought = sum(e.event.amount for e in r.meanwhile
                         if isinstance(e.event, ChipsChanged) and e.event.party == seated.party)
            if (amount := sum(a.amount for a in acts)) > seated.stack + bought:
                yield Irregularity(rule, because("wrong.more_than_stack", party=seated.party, amount=amount,
                                                 most=seated.stack + bought), tuple(a.seq for a in acts), INSPECTOR)


@dataclass(frozen=True, slots=True)
class Standing:
    """What a hand amounts to at this moment, for the eyes of the dealer: its name and the cards that make it."""

    place: Place
    hand: Reason
    cards: tuple[Known, ...]
    rule: str
    qualifies: bool | None = None       # None: nothing hangs on it


class Game(Protocol):
    """A frozen dataclass whose fields are the house's options for this game."""

    @property
    def decks(self) -> int: ...
    @property
    def jokers(self) -> int: ...
    @property
    def rulings(self) -> tuple[str, ...]:
        """What the house may say at any moment; a word that ends with a space is followed by a number."""
        ...
    def places(self, seats: tuple[int, ...]) -> tuple[Place, ...]:
        """Where its cards lie and must be readable, at a table with these boxes."""
        ...
    def objections(self, sitting: Sitting) -> tuple[Irregularity, ...]:
        """What stands against dealing the next round: too few players, a stack below the buy-in …"""
        ...
    def opening(self, sitting: Sitting) -> RoundOpened: ...
    def next_step(self, r: Round) -> NextStep: ...
    def irregularities(self, r: Round) -> tuple[Irregularity, ...]: ...
    def standings(self, r: Round) -> tuple[Standing, ...]: ...
    def settle(self, r: Round) -> Settlement: ...


def ruled(game: Game, event: RoundEvent) -> bool:
    """The house may say it whatever the step."""
    return (isinstance(event, Decided) and event.by == HOUSE
            and (event.choice in game.rulings or event.choice.rstrip("0123456789") in game.rulings))


def allows(step: NextStep, event: RoundEvent) -> bool:
    """Is this what the step asked for? Whatever is not becomes an irregularity; it is never refused."""
    match step, event:
        case _, CardRead() | CardMoved(_, Place(zone=MUCK.zone)):
            return True
        case Collect(due), Staked():
            return _takes(due, event)
        case Offer(dues, then), _:
            return ((isinstance(event, Staked) and any(_takes(d, event) for d in dues))
                    or (isinstance(event, Decided) and event.choice in (DECLINED, *step.choices)
                        and event.by in {*(d.by for d in dues), *step.to})
                    or (then is not None and allows(then, event)))
        case Deal(to), CardSeen(_, at):
            return at == to
        case Burn(), CardSeen(_, at):
            return at == BURN
        case Move(card, to), CardMoved(moved, where):
            return (moved, where) == (card, to)
        case MoveAny(moves), CardMoved():
            return any(allows(move, event) for move in moves)
        case Ask(party, on, choices), Decided(by, where, choice):
            return by == party and where == on and (choice in choices or (choice == TIMEOUT and step.limit_ms > 0))
        case Ask(party, on, _, _, Bet() as bet), Staked(by, where, kind, amount):
            return by == party and where == on and kind == bet.kind and bet.allows(amount)
        case Ask(_, on, choices), CardSeen(_, at):
            return "hit" in choices and at == on            # a hit shows itself
        case AskAny(asks), _:
            return any(allows(ask, event) for ask in asks)
        case Settle(), RoundClosed() | CardMoved(_, Place(zone=DISCARD.zone)):
            return True
        case Identify(), _:
            return True         # the table goes on while a card is still to be named
        case Collect() | Deal() | Burn() | Move() | MoveAny() | Ask() | Settle() | Reveal(), _:
            return False
        case _:
            assert_never(step)


def _takes(due: Due, staked: Staked) -> bool:
    return ((staked.by, staked.on, staked.kind) == (due.by, due.on, due.kind)
            and due.least <= staked.amount <= due.most)
