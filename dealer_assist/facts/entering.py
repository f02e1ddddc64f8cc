"""Facts become a round: whatever the game asks for next is looked up in them, until they answer nothing more.

What is then left over is recorded as it stands, and the engine finds it irregular. Knows no game, but that
in poker `raise to` and `all in` are said of chips that lie there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from itertools import islice, product
from types import MappingProxyType
from typing import TypeVar

from dealer_assist import engine
from dealer_assist.cards import FACE_DOWN, UNREADABLE, Card, Face, Rank, Suit
from dealer_assist.engine import Update
from dealer_assist.facts.reading import Facts, FactsError, Reader, Word
from dealer_assist.games.betting import MADE_UP, POSTED
from dealer_assist.games.game import (
    DECLINED,
    TIMEOUT,
    Ask,
    AskAny,
    Burn,
    Collect,
    Deal,
    Game,
    Identify,
    Irregularity,
    Move,
    MoveAny,
    NextStep,
    Offer,
    Reveal,
    Settle,
    ruled,
)
from dealer_assist.games.poker import Poker
from dealer_assist.money import NO_MAXIMUM, Money
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
from dealer_assist.table.places import BURN, DECK, HOUSE, MUCK, Party, Place, Zone, seat
from dealer_assist.table.settlement import Settlement
from dealer_assist.table.sitting import Sitting

BY = "facts"
CALL, PUT = "call", "bet"
CHIPS = (CALL, "bet", "raise")      # said of chips that go in where the game asks for them, whatever it calls them
ALL_IN, UP_TO = "all in", ("raise to", "bet to")    # chips too, as many as the chips on the table say
HIT, STAND = "hit", "stand"         # a hit shows itself (``allows``), and so does a hand that takes no more cards
PAT, PLAY = "pat", "play"           # a draw shows itself by what was thrown away; who says nothing plays on
_MOST_TRIES = 100     # all of a box split to four hands, with a card of each rank for one that is unread
_MOST_EVENTS = 2000                 # a game that never has enough is answered no longer


A = TypeVar("A", Staked, Decided)


@dataclass(frozen=True, slots=True)
class CardAt:
    """The ``number``-th card of a place."""

    place: Place
    number: int


@dataclass(frozen=True, slots=True)
class Unsaid:
    """A word that the game waited for while the facts knew more of the round."""

    party: Party
    on: Place
    choices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LeftOver:
    """Chips or a word that no step asked for, and what could have been meant, the likeliest first."""

    field: str
    found: str
    expected: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Entered:
    update: Update
    unreadable: tuple[CardAt, ...] = ()         # the facts say that nobody could read them
    missing: tuple[CardAt, ...] = ()            # the facts do not have them
    assumed: tuple[Staked | Decided, ...] = ()  # the facts do not say so, but could not go on without
    objections: tuple[Irregularity, ...] = ()   # against dealing this round at all
    unsaid: tuple[Unsaid, ...] = ()
    left_over: tuple[LeftOver, ...] = ()
    waited: frozenset[int] = frozenset()        # entries that only had to go on without those words

    def irregularities(self) -> tuple[Irregularity, ...]:
        """What only had to go on without a word is told as that word, not as so many faults of the table. What is
        wrong with the things themselves, such as a card that is there twice, is wrong whenever it came."""
        found = (*self.objections, *self.update.departures, *self.update.irregularities)
        return tuple(f for f in found if not f.entries or not self.waited.issuperset(f.entries)
                     or f.reason.key.startswith("wrong."))


def enter(facts: Facts) -> Entered:
    if facts.events is not None:
        opened = any(isinstance(event, RoundOpened) for event in facts.events)
        events = facts.events if opened else (_opening(facts), *facts.events)
        told = engine.judge(facts.house.game, (Recorded(n, n, BY, event) for n, event in enumerate(events)))
        if told is None:
            raise FactsError("events: none of a round found; at least one was expected")
        return Entered(told, tuple(_numbered(told, (c.card for c in told.unreadable))))
    opening = _opening(facts)
    objections = facts.house.game.objections(Sitting(dict(facts.seats), opened=opening))
    entering = min(_tries(facts, opening), key=lambda tried: tried.strange)
    update = entering.recorded()
    unread = [c.card for c in update.unreadable]
    given = _numbered(update, (c for c in unread if c not in entering.absent))
    missing = (*_numbered(update, (c for c in unread if c in entering.absent)), *_due(facts.house.game, update))
    return Entered(update, tuple(given), missing, tuple(entering.assumed), objections, tuple(entering.unsaid),
                   tuple(entering.unasked), frozenset(entering.waited))


def _tries(facts: Facts, opening: RoundOpened) -> Iterator[_Entering]:
    """The facts entered as they are, and where something was left over then, in the other ways they can be meant.

    From which hand a later hand was split is not always said. And a game that cannot go on without an unread card is
    asked how it would go on with one of each rank: so the rest of the facts finds its order, and only that order is
    taken over from there.
    """
    first = _Entering(facts, opening)
    yield first
    if not first.strange:
        return
    used = {face for faces in facts.cards.values() for face in faces}
    ranks = [[card for suit in Suit if (card := Card(rank, suit)) not in used] for rank in Rank] if first.stuck else []
    later = [place for place in facts.cards if place.zone is Zone.SEAT and place.hand > 2]
    parents = product(*(range(1, place.hand) for place in later))
    for splits, stand_ins in islice(product(parents, ranks or [[]]), _MOST_TRIES):
        tried = _Entering(facts, opening, dict(zip(later, splits, strict=True)), stand_ins)
        yield tried
        if not tried.strange:
            return


def _numbered(update: Update, cards: Iterable[int]) -> list[CardAt]:
    wanted = set(cards)
    return [CardAt(place, n) for place in dict.fromkeys(c.at for c in update.round.cards)
            for n, card in enumerate(update.round.lying(place), 1) if card.card in wanted]


def _due(game: Game, update: Update, step: NextStep | None = None) -> Iterator[CardAt]:
    """The card that comes next, or those that are to be turned up, behind offers and burn cards."""
    match step or update.step:
        case Offer(_, then) if then is not None:
            yield from _due(game, update, then)
        case Burn():
            burned = Recorded(-1, 0, BY, CardSeen(-1, BURN, FACE_DOWN))
            yield from _due(game, engine.advance(game, update, burned))
        case Deal(to):
            yield CardAt(to, len(update.round.lying(to)) + 1)
        case Reveal(places):
            yield from _numbered(update, (c.card for c in update.round.cards
                                          if c.at in places and c.face is FACE_DOWN))


def _opening(facts: Facts) -> RoundOpened:
    """How the game opens with that button: as after a round whose button makes this one's."""
    game = facts.house.game
    chips = dict(facts.seats)
    seated = tuple(Sitting(chips).present())

    def after(button: int, missed: tuple[Due, ...] = (), absent: frozenset[Party] = frozenset()) -> RoundOpened:
        last = RoundOpened(1, seated, button)
        closed = RoundClosed(1, Settlement((), facts.carried))
        return game.opening(Sitting(chips, absent, missed, opened=last, closed=closed))

    def made_up(party: Party, blind: str) -> Due:
        """As the game has it when the blind passes an absent player."""
        skipped = (due for n in sorted(chips) for due in after(n.seat, absent=frozenset({party})).skipped)
        due = next((due for due in skipped if (due.by, due.kind) == (party, MADE_UP[blind])), None)
        if due is None:
            raise FactsError(f"missed.{party}: {blind!r} found; none was expected: nobody makes up a {blind} in this "
                             f"hand of {facts.house.game_id}")
        return due

    missed = tuple(made_up(party, blind) for party, blinds in facts.missed.items() for blind in blinds)
    first = game.opening(Sitting(chips))
    openings = [after(button, missed) for button in sorted({p.seat for p in chips})]
    buttons = sorted({o.button for o in (first, *openings)} - {0})
    if facts.button is None and buttons:
        raise FactsError(f"button: nothing found; the seat that has it, or 0 where it is still to be drawn for, was "
                         f"expected: {facts.house.game_id} has one")
    if facts.button and not buttons:
        raise FactsError(f"button: {facts.button} found; none was expected: {facts.house.game_id} is played without")
    if not facts.button:
        return first if facts.carried is None else after(0)
    found = next((o for o in openings if o.button == facts.button), None)
    if found is None and facts.button in {party.seat for party in facts.missed}:
        raise FactsError(f"button: {facts.button} found; another seat was expected: it passes who is to make up blinds")
    return found or replace(openings[0], button=facts.button)


class _Entering:
    """``parents``: from which hand of its seat a later hand was split, where not from the first. ``stand_ins``: cards
    to go on with in place of those that nobody could read."""

    def __init__(self, facts: Facts, opening: RoundOpened, parents: Mapping[Place, int] = MappingProxyType({}),
                 stand_ins: Sequence[Card] = ()) -> None:
        self.game = facts.house.game
        self.reader = Reader(facts.house)
        self.parents = parents
        self.stand_ins = list(stand_ins)
        self.cards = {place: list(faces) for place, faces in facts.cards.items()}
        self.discards = {place: list(faces) for place, faces in facts.discards.items()}
        self.drew = {place: len(faces) for place, faces in facts.discards.items()}
        self.stakes = [chips for chips in facts.stakes if chips.amount]
        self.refused = {(chips.by, chips.kind) for chips in facts.stakes if not chips.amount}
        self.puts = {party: list(amounts) for party, amounts in facts.puts.items()}
        self.summed = bool(facts.puts)          # such a round is over: nothing but what it came to is told
        self.street = 0
        self.decisions, self.actions = list(facts.decisions), list(facts.actions)
        self.hidden: dict[int, Face] = {}       # what the facts know of cards that lie face down
        self.homes: dict[int, Place] = {}       # where the facts have a card, wherever it was dealt to
        self.absent: set[int] = set()           # cards that the facts do not have
        self.stood_in: set[int] = set()
        self.assumed: list[Staked | Decided] = []
        self.unheard: set[tuple[Party, Place | None]] = set()   # hands that had a word which nobody understands
        self.unsaid: dict[Unsaid, None] = {}
        self.waited: set[int] = set()           # what was entered although a word was due that nobody gave
        self.too_many: set[int] = set()         # cards beyond those that a hand was dealt
        self.unasked: list[LeftOver] = []
        self.open_to: dict[Party, dict[str, None]] = {}     # all that each was ever asked for
        self.left = 0                           # facts that the game never asked for
        self.stuck = False                      # facts were left over while a card was to be named
        self.events: list[RoundEvent] = [opening]
        self.update = engine.advance(self.game, None, Recorded(0, 0, BY, opening))
        while (event := self.ruling() or (self.answer(self.update.step) if len(self.events) < _MOST_EVENTS else None)
               or self.left_over()):
            for party, word in wanted(self.update.step):
                self.open_to.setdefault(party, {})[word] = None
            self.update = engine.advance(self.game, self.update, Recorded(len(self.events), 0, BY, event))
            self.events.append(event)

    @property
    def strange(self) -> int:
        return self.left + len(self.update.departed)

    def recorded(self) -> Update:
        """What was entered, without the cards that only stood in."""
        if not self.stood_in:
            return self.update
        update = None
        for n, event in enumerate(self.events):
            if isinstance(event, CardSeen | CardRead) and event.card in self.stood_in and event.face is not FACE_DOWN:
                event = replace(event, face=UNREADABLE)
            update = engine.advance(self.game, update, Recorded(n, 0, BY, event))
        assert update is not None
        return update

    @property
    def done(self) -> bool:
        """Nothing is left but faces of cards that lie there."""
        piles = (*self.cards.values(), *self.discards.values())
        words = [word for word in (*self.decisions, *self.actions) if not word.ends_it]
        return not (self.stakes or words or any(piles) or any(map(any, self.puts.values())))

    def ruling(self) -> Decided | None:
        """What the house says in its turn among the actions, although nobody asked."""
        if not self.actions or self.actions[0].by != HOUSE:
            return None
        said = Decided(HOUSE, self.actions[0].on or DECK, self.actions[0].say)
        if isinstance(self.update.step, Identify) or not ruled(self.game, said):
            return None
        del self.actions[0]
        return said

    # ── what the game asks for ──
    def answer(self, step: NextStep) -> RoundEvent | None:
        match step:
            case Collect(due):
                return self.due(due) or self.said(due.by, due.on, (DECLINED,)) or self.owed(due)
            case Offer():
                return self.offered(step) or (self.past(step.then) if step.then else self.opened(step.dues))
            case Ask():
                return self.asked(step)
            case AskAny(asks):
                return next((event for ask in asks if (event := self.asked(ask))), None)
            case Deal(to, up):
                return None if self.done and (up or not self.hidden) else self.deal(to, up)
            case Burn():
                return None if self.done else self.deal(BURN, False)
            case Reveal(places):
                return self.reveal(places)
            case Move(card, to):
                return CardMoved(card, to)
            case MoveAny(moves):
                return self.move(moves)
            case Identify() | Settle():
                return None

    def past(self, then: NextStep) -> RoundEvent | None:
        """On from an offer; a betting round that is entered as what each put in ends so."""
        event = self.answer(then)
        if isinstance(event, CardSeen | CardRead) and not isinstance(then, Offer):
            self.street += 1
        return event

    def offered(self, offer: Offer) -> RoundEvent | None:
        choices = (DECLINED, *offer.choices)        # what is offered next may hang on these words
        for by, on in (*((due.by, due.on) for due in offer.dues), *((party, seat(party.seat)) for party in offer.to)):
            if not any(self.puts.get(by, ())[self.street:]) and (event := self.said(by, on, choices)):
                return event
        for due in offer.dues:
            if staked := self.due(due) or self.put(due):
                return staked
        kinds = {kind for asked_for in self.open_to.values() for kind in asked_for}
        return None if self.update.round.cards else self.not_offered({*kinds, *(due.kind for due in offer.dues)})

    def not_offered(self, kinds: set[str]) -> Staked | None:
        """Chips of a kind that is open to others only: they too came before the cards, not after all was played."""
        for n, chips in enumerate(self.stakes):
            if chips.kind in kinds:
                del self.stakes[n]
                self.left += 1
                return Staked(chips.by, chips.on or seat(chips.by.seat), chips.kind, chips.amount)
        return None

    def due(self, due: Due) -> Staked | None:
        named = [w for w in self.actions if w.by == due.by][:due.kind in POSTED]    # whoever posted before him
        for word in (self.next_word(due.by, due.on), *named):
            say, amount = word.split() if word else ("", None)
            if word and say == due.kind and (amount is not None or (say in POSTED and due.least == due.most)):
                self.forget(word)
                return Staked(due.by, due.on, due.kind, due.least if amount is None else
                              self.reader.said_amount(amount, word.where))
        return self.take(due.by, due.on, due.kind)

    def take(self, by: Party, on: Place, kind: str) -> Staked | None:
        for n, chips in enumerate(self.stakes):
            if (chips.by, chips.kind) == (by, kind) and chips.on in (None, on):
                del self.stakes[n]
                return Staked(by, on, kind, chips.amount)
        return None

    def owed(self, due: Due) -> Staked | None:
        """Where more of the round is known, what it could not go on without was put down."""
        if self.done or due.optional or due.least != due.most or (due.by, due.kind) in self.refused:
            return None
        return self.assume(Staked(due.by, due.on, due.kind, due.least))

    def opened(self, dues: tuple[Due, ...]) -> Staked | None:
        """Of what is offered, that which the round opened with."""
        return next((staked for due in dues if due in self.update.round.opened.dues
                     and (staked := self.owed(due))), None)

    def assume(self, event: A) -> A:
        self.assumed.append(event)
        return event

    def put(self, due: Due) -> Staked | None:
        amounts = self.puts.get(due.by, [])[self.street:self.street + 1]
        if due.kind != PUT or not any(amounts):
            return None
        self.puts[due.by][self.street] = 0
        return Staked(due.by, due.on, due.kind, amounts[0])

    def asked(self, ask: Ask) -> RoundEvent | None:
        word = self.next_word(ask.party, ask.on)
        if PAT in ask.choices and (place := self.overfull()):
            return self.one_too_many(place)
        if HIT in ask.choices and self.cards.get(ask.on) and (word is None or word.say == STAND):
            return self.deal(ask.on, True)          # a hit shows itself
        if word is not None and (event := self.spoken(ask, word)):
            self.forget(word)
            return event
        if ask.bet is not None:
            return self.take(ask.party, ask.on, ask.bet.kind)
        if self.done and not (self.summed and self.hidden):
            return None
        if self.misheard(ask):
            return None
        if HIT in ask.choices:
            later = any(w.by == ask.party and w.on in (None, ask.on) for w in self.actions)
            return None if word or later else self.assume(Decided(ask.party, ask.on, STAND))
        drew = self.drew.get(ask.on, 0)
        for say in (f"draw {drew}" if drew else PAT, PLAY):
            if say in ask.choices and not (say == PLAY and any(w.say in ask.choices for w in self.actions)):
                return self.assume(Decided(ask.party, ask.on, say))
        return self.assume(Decided(ask.party, ask.on, ask.choices[0])) if len(ask.choices) == 1 else None

    def misheard(self, ask: Ask) -> bool:
        return not self.unheard.isdisjoint(((ask.party, ask.on), (ask.party, None)))

    def spoken(self, ask: Ask, word: Word) -> RoundEvent | None:
        if word.say in ask.choices or (word.say == TIMEOUT and ask.limit_ms):
            return Decided(ask.party, ask.on, word.say)
        if (bet := ask.bet) is None:
            return None
        say, _ = word.split()
        if (named := self.chips(word)) is not None and say in (*CHIPS, ALL_IN, *UP_TO, bet.kind):
            chips = named
        elif say not in (*CHIPS, bet.kind):
            return None
        elif staked := self.take(ask.party, ask.on, bet.kind):
            return staked
        elif say == CALL or (say == bet.kind and not bet.most):
            chips = bet.call
        elif bet.least != bet.most:
            among = f"{bet.least} or more" if bet.most >= NO_MAXIMUM else f"from {bet.least} to {bet.most}"
            raise FactsError(f"{word.where}: {word.say!r} found; its amount too was expected, {among}, as in "
                             f"\"{say} {bet.least}\"")
        else:
            chips = bet.most
        return Staked(ask.party, ask.on, bet.kind, chips) if chips else None

    def chips(self, word: Word) -> Money | None:
        """The amount that a word names, or means by what lies before its player and what he has left."""
        say, amount = word.split()
        chips = None if amount is None else self.reader.said_amount(amount, word.where)
        if not isinstance(self.game, Poker) or (say not in UP_TO and (say != ALL_IN or chips is not None)):
            return chips
        look = self.game.look(self.update.round)
        if say in UP_TO:
            before = look.now.get(word.by.seat, 0)
            return chips - before if chips is not None and chips > before else None
        behind = max(look.behind.get(word.by.seat, 0), 0)
        if behind >= NO_MAXIMUM // 2:
            raise FactsError(f"{word.where}: {word.say!r} found; its amount too was expected where the stack is not "
                             "counted, as in \"all in 5000\"")
        return behind or None

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
    def overfull(self) -> Place | None:
        """A hand that got more cards than it can have drawn, before anybody draws."""
        drawing = {word.by for word in (*self.actions, *self.decisions) if word.say.startswith("draw")}
        return next((place for place, faces in self.cards.items() if place.zone is Zone.SEAT
                     and Party(place.seat) not in drawing and len(faces) > self.drew.get(place, 0)), None)

    def one_too_many(self, place: Place) -> CardSeen:
        """It came as the others did, face down."""
        card = len(self.events)
        self.too_many.add(card)
        self.homes[card] = place
        self.hidden[card] = self.cards[place].pop(0)
        return CardSeen(card, place, FACE_DOWN)

    def deal(self, to: Place, up: bool) -> CardSeen:
        card, home = len(self.events), self.home(to)
        self.homes[card] = home
        if faces := self.discards.get(to) or self.cards.get(home):
            face = faces.pop(0)
        else:
            face = UNREADABLE
            self.absent.add(card)
        if face is UNREADABLE and self.stand_ins:
            face = self.stand_ins.pop()
            self.stood_in.add(card)
        if up:
            return CardSeen(card, to, face)
        self.hidden[card] = face
        return CardSeen(card, to, FACE_DOWN)

    def home(self, to: Place) -> Place:
        """Where the facts have the card that is dealt now: with the second one a hand may begin that is split off."""
        if self.discards.get(to):
            return MUCK                         # what is thrown away was there before what came for it
        others = [place for place, faces in self.cards.items()
                  if faces and place.hand > to.hand and (place.zone, place.seat) == (to.zone, to.seat)]
        if len(self.update.round.lying(to)) == 1:
            for place in others:
                if self.parents.get(place, 1) == to.hand and place not in self.homes.values():
                    return place
        return to if self.cards.get(to) or not others else others[0]

    def move(self, moves: tuple[Move, ...]) -> CardMoved | None:
        """What the facts have there; and where they have one too few, a card that they do not have."""
        known = (m for m in moves if self.homes.get(m.card) == m.to)
        absent = (m for m in moves if m.card in self.absent)
        return next((CardMoved(m.card, m.to) for m in (*known, *absent)), None)

    def reveal(self, places: tuple[Place, ...]) -> CardRead | CardMoved | None:
        last = self.done and all(face is UNREADABLE for face in self.hidden.values())
        for card in self.update.round.cards:
            if card.at in places and card.card in self.hidden and not (last and card.card in self.absent):
                if all(self.homes.get(lying.card) == MUCK for lying in self.update.round.lying(card.at)):
                    return CardMoved(card.card, MUCK)       # thrown away instead of shown
                return CardRead(card.card, self.hidden.pop(card.card))
        return None

    # ── what the game never asks for ──
    def left_over(self) -> RoundEvent | None:
        ordered, seq, asks = len(self.actions), len(self.events), tuple(_asks(self.update.step))
        event = self.strange_fact()
        if event is not None:
            self.left += 1
            own = isinstance(event, Decided) and any((event.by, event.on) == (ask.party, ask.on)
                                                     for ask in asks)
            in_turn = len(self.actions) == ordered or any(map(self.misheard, asks))     # else the order itself is wrong
            unasked = ruled(self.game, event) or seq in self.too_many      # is told whenever it came
            if asks and not own and in_turn and not unasked:
                self.waited.add(seq)
                self.unsaid |= dict.fromkeys(Unsaid(ask.party, ask.on, _words(ask)) for ask in asks)
            self.stuck = self.stuck or isinstance(self.update.step, Identify)
        elif isinstance(self.update.step, Settle):
            known = next((card for card, face in self.hidden.items() if face is not UNREADABLE), None)
            return None if known is None else CardRead(known, self.hidden.pop(known))
        return event

    def unasked_for(self, by: Party, field: str, found: str, say: str) -> None:
        """What the step asks for, or else what its party was asked for before and that sounds like it."""
        asked_for = tuple(wanted(self.update.step))
        words = list(dict.fromkeys(word for _, word in asked_for) if asked_for else self.open_to.get(by, ()))
        near = get_close_matches(found, words) or get_close_matches(say, words)
        expected = (*near, *(word for word in words if word not in near)) if asked_for else tuple(near)
        asked = {ask.party for ask in _asks(self.update.step)}
        if expected and say not in near and (not asked or by in asked):
            self.unasked.append(LeftOver(field, found, expected))

    def strange_fact(self) -> Staked | Decided | CardMoved | CardSeen | None:
        if self.stakes:
            chips = self.stakes.pop(0)
            self.unasked_for(chips.by, chips.where, chips.kind, chips.kind)
            return Staked(chips.by, chips.on or seat(chips.by.seat), chips.kind, chips.amount)
        for party, amounts in self.puts.items():
            for n, amount in enumerate(amounts):
                if amount:
                    amounts[n] = 0
                    return Staked(party, seat(party.seat), PUT, amount)
        for words in (self.actions, self.decisions):
            if words:
                word = words.pop(0)
                on = word.on or (DECK if word.by == HOUSE else seat(word.by.seat))
                say, _ = word.split()
                self.unasked_for(word.by, word.where, word.say, say)
                chips_said = self.chips(word)
                if chips_said is None or say not in (*CHIPS, *POSTED, ALL_IN, *UP_TO):
                    asked_on = [ask.on for ask in _asks(self.update.step) if ask.party == word.by]
                    self.unheard.add((word.by, word.on or next(iter(asked_on), None)))
                    return Decided(word.by, on if word.on or not asked_on else asked_on[0], word.say)
                kinds = {a.what for a in self.update.round.acts if a.by == word.by and a.amount}
                kind = PUT if say in (*CHIPS, ALL_IN, *UP_TO) and say not in kinds else say
                return Staked(word.by, on, kind, chips_said)
        over = isinstance(self.update.step, Settle)
        for lying in self.update.round.cards:
            if over and ((there := self.homes.get(lying.card, MUCK)) == MUCK or not self.update.round.hand(there)):
                continue                    # at the end only what makes a hand that was set a different one
            if (home := self.homes.pop(lying.card, lying.at)) != lying.at and lying.at == lying.dealt_to:
                return CardMoved(lying.card, home)
        for pile in (self.discards, self.cards):
            for place, faces in pile.items():
                if faces and pile is self.cards and place.zone is Zone.SEAT and any(
                        c.dealt_to == place and not c.exposed for c in self.update.round.cards):
                    return self.one_too_many(place)
                if faces:
                    card = len(self.events)
                    self.homes[card] = MUCK if pile is self.discards else place
                    return CardSeen(card, place, faces.pop(0))
        return None


# ── what a step asks for ──
def _asks(step: NextStep) -> tuple[Ask, ...]:
    match step:
        case Ask():
            return (step,)
        case AskAny(asks):
            return asks
        case _:
            return ()


def _words(ask: Ask) -> tuple[str, ...]:
    """As they are said: chips that go in are called or raised too."""
    if (bet := ask.bet) is None:
        return ask.choices
    if bet.kind != PUT:
        return (*ask.choices, bet.kind)
    more = ("raise" if bet.call else PUT,) if bet.most else ()
    return (*ask.choices, *((CALL,) if bet.call else ()), *more)


def wanted(step: NextStep) -> Iterator[tuple[Party, str]]:
    """Kinds of chips and words, and from whom."""
    match step:
        case Collect(due):
            yield due.by, due.kind
        case Offer(dues, then, _, choices, to):
            yield from ((due.by, due.kind) for due in dues)
            yield from ((by, word) for by in dict.fromkeys((*(due.by for due in dues), *to)) for word in choices)
            if then is not None:
                yield from wanted(then)
        case Ask() | AskAny():
            yield from ((ask.party, word) for ask in _asks(step) for word in _words(ask))
