"""What one touch may say at once: acts that need no word and no face, followed step by step as the game asks for them.

Nothing here is guessed. A touch says, in its label, what happened; this module finds the entries that it takes, by
putting each to the engine and looking at what is asked for next.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dealer_assist.cards import FACE_DOWN, Unread
from dealer_assist.engine import Update, advance
from dealer_assist.games.game import (
    FOLD,
    Ask,
    Burn,
    Collect,
    Deal,
    Move,
    MoveAny,
    NextStep,
    Offer,
)
from dealer_assist.money import Money
from dealer_assist.table.events import CardMoved, CardSeen, Decided, Due, Recorded, RoundEvent, Staked
from dealer_assist.table.places import BURN, HOUSE, Party, Place
from dealer_assist.table.round import Round

CHECK = "check"
MOST = 99       # entries of one touch: ten hands of seven cards, and some


@dataclass(frozen=True, slots=True)
class Way:
    """The action passes on without a raise until this one is asked, or, without one, until nobody is."""

    to: Ask | None
    events: tuple[RoundEvent, ...]


def after(update: Update, event: RoundEvent) -> Update:
    """How it would stand; the number of the entry only has to be later than all that is there."""
    return advance(update.game, update, Recorded(10 ** 9 + len(update.round.acts) + len(update.round.cards), 0, "",
                                                 event))


def asked(step: NextStep | None) -> Ask | None:
    """The one whose turn it is; offers of something else beside it do not take it from him."""
    match step:
        case Ask():
            return step
        case Offer((), then):
            return asked(then)
        case _:
            return None


# ── cards that nobody has to name ──
def unnamed_cards(update: Update, next_card: int) -> tuple[RoundEvent, ...]:
    """Cards dealt face down one after the other, one that is burned, or cards that are moved: whichever is due."""
    found: list[RoundEvent] = []
    kind: type | None = None
    at: Update = update
    while len(found) < MOST:
        step = at.step if not found else _past_words(at.step)
        event = None if found and isinstance(step, Offer) else _silent(step, at.round, next_card + len(found))
        if event is None or kind not in (None, type(event)) or (found and _burned(event)):
            break
        kind = type(event)
        found.append(event)
        if _burned(event):
            break
        at = after(at, event)
    return tuple(found)


def _burned(event: RoundEvent) -> bool:
    return isinstance(event, CardSeen) and event.at == BURN


def _past_words(step: NextStep | None) -> NextStep | None:
    """In the middle of a run only offers of words are passed by: chips that are offered are to be seen."""
    return _past_words(step.then) if isinstance(step, Offer) and not step.dues else step


def _silent(step: NextStep | None, r: Round, card: int) -> RoundEvent | None:
    match step:
        case Offer(_, then):        # going on declines what is offered
            return _silent(then, r, card)
        case Deal(to, False, _, None):
            return CardSeen(card, to, FACE_DOWN)
        case Burn():
            return CardSeen(card, BURN, FACE_DOWN)
        case Move(moved, to):
            return CardMoved(moved, to)
        case MoveAny(moves):
            to = moves[0].to
            mine = [move for move in moves if move.to == to]
            faces = {c.card: c.face for c in r.cards}
            seen = {faces.get(move.card, FACE_DOWN) for move in mine}
            if len(seen) == 1 or seen <= {*Unread}:
                return CardMoved(mine[-1].card, to)
    return None


# ── chips of which there is only one amount ──
def fixed_chips(update: Update) -> tuple[Staked, ...]:
    """Blinds, antes, fees: all that must go in now, and can only be so much."""
    found: list[Staked] = []
    at = update
    while len(found) < MOST:
        due = next(_fixed(at.step), None)
        if due is None:
            break
        found.append(Staked(due.by, due.on, due.kind, due.least))
        at = after(at, found[-1])
    return tuple(found)


def _fixed(step: NextStep | None) -> Iterator[Due]:
    dues = (step.due,) if isinstance(step, Collect) else step.dues if isinstance(step, Offer) else ()
    yield from (due for due in dues if not due.optional and due.least == due.most)


# ── words of which there is no choice ──
def mere_words(update: Update) -> tuple[Decided, ...]:
    """What the house says when it is done, one after the other: shuffled, cut."""
    found: list[Decided] = []
    at = update
    while len(found) < MOST:
        step = at.step
        while isinstance(step, Offer) and step.then is not None:
            step = step.then
        if not isinstance(step, Ask) or len(step.choices) > 1 or step.bet is not None or (
                not found and step.party != HOUSE):
            break
        found.append(Decided(step.party, step.on, step.choices[0]))
        at = after(at, found[-1])
    return tuple(found)


def with_its_chips(update: Update, said: Decided) -> tuple[RoundEvent, ...]:
    """A word that obliges its speaker to put in an exact amount: both are one act at the table."""
    due = next(_fixed(after(update, said).step), None)
    if due is None or due.by != said.by or due.on.seat != said.on.seat:
        return (said,)
    return said, Staked(due.by, due.on, due.kind, due.least)


# ── the action ──
def ways(update: Update, call: bool) -> Iterator[Way]:
    """To each seat in turn, all before it checking where they may, else folding or, with ``call``, calling; and to the
    end of the betting."""
    found: list[RoundEvent] = []
    at = update
    seen: set[Place] = set()
    while (ask := asked(at.step)) is not None and ask.party != HOUSE and ask.on not in seen and len(found) < MOST:
        if found:
            yield Way(ask, tuple(found))
        event = _passive(ask, call)
        if event is None:
            return
        seen.add(ask.on)
        found.append(event)
        at = after(at, event)
    if len(found) > 1:
        yield Way(None, tuple(found))


def _passive(ask: Ask, call: bool) -> RoundEvent | None:
    if CHECK in ask.choices:
        return Decided(ask.party, ask.on, CHECK)
    if call and ask.bet is not None and ask.bet.call:
        return Staked(ask.party, ask.on, ask.bet.kind, ask.bet.call)
    return Decided(ask.party, ask.on, FOLD) if FOLD in ask.choices else None


def raises(ask: Ask, pot: Money, unit: Money) -> tuple[tuple[str, Money], ...]:
    """Amounts that are said most often, by name, each once, from the least to all that a player has."""
    bet = ask.bet
    if bet is None or not bet.most:
        return ()
    full = pot + 2 * bet.call
    wanted = (("least", bet.least), ("half", bet.call + (pot + bet.call) // 2 // unit * unit),
              ("pot", full // unit * unit if full // unit * unit else full), ("all", bet.most))
    found: dict[Money, str] = {}
    for name, amount in wanted:
        if bet.least <= amount <= bet.most and amount not in found and not (name == "all" and _uncounted(bet.most)):
            found[amount] = name
    return tuple((name, amount) for amount, name in found.items())


def _uncounted(most: Money) -> bool:
    return most >= 10 ** 12


def party_of(event: RoundEvent) -> Party | None:
    return event.by if isinstance(event, Staked | Decided) else None
