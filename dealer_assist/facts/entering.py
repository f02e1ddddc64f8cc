"""Facts become a round: whatever the game asks for next is looked up in them, until they answer nothing more.

What is then left over is recorded as it stands, and the engine finds it irregular. Knows no game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from dealer_assist import engine
from dealer_assist.cards import FACE_DOWN, UNREADABLE, Face
from dealer_assist.engine import Update
from dealer_assist.facts.reading import Facts, FactsError, Reader, Word
from dealer_assist.games.game import (
    DECLINED,
    TIMEOUT,
    Ask,
    AskAny,
    Burn,
    Collect,
    Deal,
    Identify,
    Move,
    MoveAny,
    NextStep,
    Offer,
    Reveal,
    Settle,
)
from dealer_assist.table.events import (
    CardMoved,
    CardRead,
    CardSeen,
    Decided,
    Due,
    Recorded,
    RoundClosed,
    RoundEvent,
    RoundOpened,
    Staked,
)
from dealer_assist.table.places import BURN, DECK, HOUSE, Party, Place, seat
from dealer_assist.table.settlement import Settlement
from dealer_assist.table.sitting import Sitting

BY = "facts"
CALL, PUT = "call", "bet"
CHIPS = (CALL, "bet", "raise")      # said of chips that go in where the game asks for them, whatever it calls them
_MOST_EVENTS = 2000                 # a game that never has enough is answered no longer


@dataclass(frozen=True, slots=True)
class CardAt:
    """The ``number``-th card of a place."""

    place: Place
    number: int


@dataclass(frozen=True, slots=True)
class Entered:
    update: Update
    unreadable: tuple[CardAt, ...]      # the facts say that nobody could read them
    missing: tuple[CardAt, ...]         # the facts do not have them


def enter(facts: Facts) -> Entered:
    opening = _opening(facts)
    if facts.events is not None:
        opened = any(isinstance(event, RoundOpened) for event in facts.events)
        events = facts.events if opened else (opening, *facts.events)
        update = engine.judge(facts.house.game, (Recorded(n, n, BY, event) for n, event in enumerate(events)))
        if update is None:
            raise FactsError("events: none of a round found; at least one was expected")
        return Entered(update, tuple(_numbered(update, (c.card for c in update.unreadable))), ())
    entering = _Entering(facts, opening)
    entering.go_on()
    update = entering.update
    unread = [c.card for c in update.unreadable]
    absent = [CardAt(step.to, len(update.round.lying(step.to)) + 1)] if isinstance(step := update.step, Deal) else []
    if isinstance(step, Reveal):
        unread += [c.card for c in update.round.cards if c.at in step.places and c.face is FACE_DOWN]
    return Entered(update, tuple(_numbered(update, (c for c in unread if c not in entering.absent))),
                   (*_numbered(update, (c for c in unread if c in entering.absent)), *absent))


def _numbered(update: Update, cards: Iterable[int]) -> list[CardAt]:
    wanted = set(cards)
    return [CardAt(place, n) for place in dict.fromkeys(c.at for c in update.round.cards)
            for n, card in enumerate(update.round.lying(place), 1) if card.card in wanted]


def _opening(facts: Facts) -> RoundOpened:
    """How the game opens with that button: as after a round whose button makes this one's."""
    game = facts.house.game
    chips = dict(facts.seats)
    seated = tuple(Sitting(chips).present())

    def after(button: int) -> RoundOpened:
        last = RoundOpened(1, seated, button)
        return game.opening(Sitting(chips, opened=last, closed=RoundClosed(1, Settlement((), facts.carried))))

    first = game.opening(Sitting(chips))
    openings = [after(button) for button in sorted({p.seat for p in chips})]
    buttons = sorted({o.button for o in (first, *openings)} - {0})
    if facts.button is None and buttons:
        raise FactsError(f"button: nothing found; the seat that has it, or 0 where it is still to be drawn for, was "
                         f"expected: {facts.house.game_id} has one")
    if facts.button and not buttons:
        raise FactsError(f"button: {facts.button} found; none was expected: {facts.house.game_id} is played without")
    if not facts.button:
        return first if facts.carried is None else after(0)
    found = next((o for o in openings if o.button == facts.button), None)
    return found or replace(openings[0], button=facts.button)


class _Entering:
    def __init__(self, facts: Facts, opening: RoundOpened) -> None:
        self.game = facts.house.game
        self.reader = Reader(facts.house)
        self.update = engine.advance(self.game, None, Recorded(0, 0, BY, opening))
        self.cards = {place: list(faces) for place, faces in facts.cards.items()}
        self.stakes = list(facts.stakes)
        self.puts = {party: list(amounts) for party, amounts in facts.puts.items()}
        self.street = 0
        self.decisions, self.actions = list(facts.decisions), list(facts.actions)
        self.hidden: dict[int, Face] = {}       # what the facts know of cards that lie face down
        self.homes: dict[int, Place] = {}       # where the facts have a card that was dealt to another place
        self.absent: set[int] = set()
        self.recorded = 1

    def go_on(self) -> None:
        while True:
            event = self.answer(self.update.step) if self.recorded < _MOST_EVENTS else None
            event = event or self.left_over()
            if event is None:
                return
            self.update = engine.advance(self.game, self.update, Recorded(self.recorded, self.recorded, BY, event))
            self.recorded += 1

    @property
    def done(self) -> bool:
        """Nothing is left but faces of cards that lie there."""
        return not (self.stakes or self.decisions or self.actions or any(self.cards.values())
                    or any(amount for amounts in self.puts.values() for amount in amounts))

    # ── what the game asks for ──
    def answer(self, step: NextStep) -> RoundEvent | None:
        match step:
            case Collect(due):
                return self.due(due) or self.said(due.by, due.on, (DECLINED,))
            case Offer(dues, then, _, choices):
                return self.offered(dues, (DECLINED, *choices)) or (None if then is None else self.past(then))
            case Ask():
                return self.asked(step)
            case AskAny(asks):
                return next((event for ask in asks if (event := self.asked(ask))), None)
            case Deal(to, up):
                return None if self.done else self.deal(to, up)
            case Burn():
                return None if self.done else self.deal(BURN, False)
            case Reveal(places):
                return self.reveal(places)
            case Move(card, to):
                return CardMoved(card, to)
            case MoveAny(moves):
                return next((CardMoved(m.card, m.to) for m in moves if self.homes.get(m.card) == m.to), None)
            case Identify() | Settle():
                return None

    def past(self, then: NextStep) -> RoundEvent | None:
        """On from an offer; a betting round that is entered as what each put in ends so."""
        event = self.answer(then)
        if isinstance(event, CardSeen | CardRead):
            self.street += 1
        return event

    def offered(self, dues: tuple[Due, ...], choices: tuple[str, ...]) -> RoundEvent | None:
        for due in dues:
            if staked := self.due(due) or self.put(due):
                return staked
        return next((event for due in dues if not any(self.puts.get(due.by, ())[self.street:])
                     and (event := self.said(due.by, due.on, choices))), None)

    def due(self, due: Due) -> Staked | None:
        word = self.next_word(due.by, due.on)
        say, amount = word.split() if word else ("", None)
        if word is None or say != due.kind:
            return self.take(due.by, due.on, due.kind)
        self.forget(word)
        if amount is None and due.least != due.most:
            raise FactsError(f"{word.where}: {word.say!r} found; its amount too was expected, as in \"{say} "
                             f"{due.least}\"")
        chips = due.least if amount is None else self.reader.said_amount(amount, word.where)
        return Staked(due.by, due.on, due.kind, chips)

    def take(self, by: Party, on: Place, kind: str) -> Staked | None:
        for n, stake in enumerate(self.stakes):
            if (stake.by, stake.on, stake.kind) == (by, on, kind):
                return self.stakes.pop(n)
        return None

    def put(self, due: Due) -> Staked | None:
        amounts = self.puts.get(due.by, [])[self.street:self.street + 1]
        if due.kind != PUT or not any(amounts):
            return None
        self.puts[due.by][self.street] = 0
        return Staked(due.by, due.on, due.kind, amounts[0])

    def asked(self, ask: Ask) -> RoundEvent | None:
        word = self.next_word(ask.party, ask.on)
        if word is not None and (event := self.spoken(ask, word)):
            self.forget(word)
            return event
        return None if ask.bet is None else self.take(ask.party, ask.on, ask.bet.kind)

    def spoken(self, ask: Ask, word: Word) -> RoundEvent | None:
        if word.say in ask.choices or (word.say == TIMEOUT and ask.limit_ms):
            return Decided(ask.party, ask.on, word.say)
        if (bet := ask.bet) is None:
            return None
        say, amount = word.split()
        if say not in (*CHIPS, bet.kind):
            return None
        if amount is not None:
            chips = self.reader.said_amount(amount, word.where)
        elif staked := self.take(ask.party, ask.on, bet.kind):
            return staked
        elif say == CALL or (say == bet.kind and not bet.most):
            chips = bet.call
        elif bet.least != bet.most:
            raise FactsError(f"{word.where}: {word.say!r} found; its amount too was expected, from {bet.least} to "
                             f"{bet.most}, as in \"{say} {bet.least}\"")
        else:
            chips = bet.most
        return Staked(ask.party, ask.on, bet.kind, chips) if chips else None

    def said(self, by: Party, on: Place, choices: tuple[str, ...]) -> Decided | None:
        word = self.next_word(by, on)
        if word is None or word.say not in choices:
            return None
        self.forget(word)
        return Decided(by, on, word.say)

    def next_word(self, by: Party, on: Place) -> Word | None:
        if self.actions and self.actions[0].by == by:
            return self.actions[0]
        return next((w for w in self.decisions if w.by == by and w.on in (None, on)), None)

    def forget(self, word: Word) -> None:
        for words in (self.actions, self.decisions):
            if word in words:
                words.remove(word)

    # ── cards ──
    def deal(self, to: Place, up: bool) -> CardSeen:
        card, home = self.recorded, to
        if not self.cards.get(to):
            home = next((place for place, faces in self.cards.items()
                         if faces and (place.zone, place.seat) == (to.zone, to.seat)), to)
        if faces := self.cards.get(home):
            face = faces.pop(0)
        else:
            face = UNREADABLE
            self.absent.add(card)
        self.homes[card] = home
        if up:
            return CardSeen(card, to, face)
        self.hidden[card] = face
        return CardSeen(card, to, FACE_DOWN)

    def reveal(self, places: tuple[Place, ...]) -> CardRead | None:
        for card in self.update.round.cards:
            if card.at in places and card.card in self.hidden and not (self.done and card.card in self.absent):
                return CardRead(card.card, self.hidden.pop(card.card))
        return None

    # ── what the game never asks for ──
    def left_over(self) -> RoundEvent | None:
        if self.stakes:
            return self.stakes.pop(0)
        for party, amounts in self.puts.items():
            for n, amount in enumerate(amounts):
                if amount:
                    amounts[n] = 0
                    return Staked(party, seat(party.seat), PUT, amount)
        for words in (self.actions, self.decisions):
            if words:
                word = words.pop(0)
                return Decided(word.by, word.on or (DECK if word.by == HOUSE else seat(word.by.seat)), word.say)
        for place, faces in self.cards.items():
            if faces:
                return CardSeen(self.recorded, place, faces.pop(0))
        if isinstance(self.update.step, Settle) and self.hidden:
            card = next(iter(self.hidden))
            face = self.hidden.pop(card)
            return self.left_over() if card in self.absent else CardRead(card, face)
        return None
