"""What the dealer's screen says at this moment, as values. Knows steps and results, but no game, no Qt and no clock.

Every button carries the events that pressing it submits, so the screen can be held against the log without a window.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Protocol, TypeAlias, TypeGuard

from dealer_assist.cards import Card, Face, Joker, Known, Unread
from dealer_assist.engine import Chapter, Story, Update
from dealer_assist.games.game import (
    DECLINED,
    FOLD,
    TIMEOUT,
    VOID,
    Ask,
    AskAny,
    Bet,
    Burn,
    Collect,
    Deal,
    Identify,
    Irregularity,
    Move,
    MoveAny,
    NextStep,
    Offer,
    Reveal,
    Settle,
    Standing,
)
from dealer_assist.money import NO_MAXIMUM, Money, odds_text
from dealer_assist.overlay.ahead import (
    CHECK,
    asked,
    fixed_chips,
    mere_words,
    raises,
    unnamed_cards,
    ways,
    with_its_chips,
)
from dealer_assist.table.events import (
    Amended,
    Attendance,
    CardMoved,
    CardRead,
    CardSeen,
    ChipsChanged,
    Decided,
    DeckChanged,
    Due,
    LastHandsAnnounced,
    Recorded,
    RoundClosed,
    RoundEvent,
    RoundOpened,
    Ruled,
    SeatLeft,
    SeatTaken,
    SittingEvent,
    Staked,
    TableClosed,
    TableEvent,
    corrected,
)
from dealer_assist.table.layout import Layout, plays_around
from dealer_assist.table.places import BURN, DECK, DISCARD, HOUSE, MUCK, Party, Place, Zone, seat
from dealer_assist.table.round import UNOPENED, Act, Round
from dealer_assist.table.settlement import Line, Pot, Reason, Settlement, Share, Verdict
from dealer_assist.words import Words, at_the_table

Fact: TypeAlias = RoundEvent | SittingEvent

HIDDEN = (Zone.BURN, Zone.MUCK, Zone.DISCARD, Zone.DECK)    # their cards matter to nobody at a glance
KEYS = ("{}", "Ctrl+{}", "Alt+{}")                          # first, second and third button of a box
ACTION_KEYS = {"fold": "F", "check": "C", "call": "C", "least": "B", "half": "H", "pot": "O", "all": "A"}
BET = "bet"
LATELY = 12                 # acts that are told
LAST_HANDS = 3              # that are announced before a table closes


class Door(Protocol):
    """Where the dealer's touches become events, beside the camera's."""

    def submit(self, *events: TableEvent) -> None: ...
    def call_inspector(self, about: Place | None) -> None:
        """``about``: the box that it is about; None: the table."""
        ...
    def inspector_came(self) -> None: ...


@dataclass(frozen=True, slots=True)
class RuleText:
    """A rule as the rule book tells it: what a touch on any result can open."""

    id: str
    title: str
    text: str
    source: str


class Mood(StrEnum):
    """What kind of thing the headline asks for; each has a shape of its own."""

    IDLE = "○"
    BETS = "●"
    DEAL = "▶"
    ASK = "◆"
    NAME = "?"
    SETTLE = "■"


class State(StrEnum):
    """How a bet stands. The value is its shape, ``word`` its word: colour only comes on top."""

    PAY = "▲"
    TAKE = "▼"
    PUSH = "■"
    RETURN = "◀"
    STAYS = "◆"
    WAIT = "…"
    PLACED = "●"
    OPEN = "○"

    @property
    def word(self) -> str:
        return "verdict." + self.name.lower()


STATES: Mapping[Verdict, State] = {
    Verdict.WIN: State.PAY, Verdict.LOSE: State.TAKE, Verdict.PUSH: State.PUSH, Verdict.RETURNED: State.RETURN,
    Verdict.CARRIED: State.STAYS, Verdict.TAKEN: State.TAKE, Verdict.WAITING: State.WAIT,
}


class Seen(StrEnum):
    """How a card in the picture was read; the value is the shape that stands with its label."""

    READ = "✓"
    UNREADABLE = "?"
    FACE_DOWN = "■"


@dataclass(frozen=True, slots=True)
class Outline:
    """A card in the picture: its corners in pixels of the camera's picture, and what was read there.

    A card that lies face down shows its shape and no label.
    """

    corners: tuple[tuple[float, float], ...]
    label: str
    seen: Seen


@dataclass(frozen=True, slots=True)
class Touch:
    label: str
    events: tuple[TableEvent, ...]
    key: str = ""
    hint: str = ""
    enabled: bool = True
    main: bool = False          # what the dealer most likely wants next


@dataclass(frozen=True, slots=True)
class CardView:
    """A card on the table, and what a touch that names it would put into the log."""

    card: int
    number: int                 # in its hand, from 1
    face: Face
    dealt: int                  # the entry that brought it
    faced: int                  # the entry that gave it its face
    entries: tuple[tuple[int, tuple[Fact, ...]], ...]
    moves: tuple[Touch, ...] = ()       # it is one of those of which one is to be moved
    likely: tuple[Known, ...] = ()      # what it may be, where it could not be read: the likeliest first

    def named(self, face: Known) -> TableEvent:
        """A face that was not known is now; one that was read wrongly is amended where it was read."""
        if isinstance(self.face, Unread):
            return CardRead(self.card, face)
        events = dict(self.entries)[self.faced]
        return Amended(self.faced, tuple(
            replace(e, face=face) if isinstance(e, CardSeen | CardRead) and e.card == self.card else e
            for e in events), "named by the dealer")

    def struck(self) -> TableEvent:
        """No card lies there after all."""
        return Amended(self.dealt, tuple(
            e for e in dict(self.entries)[self.dealt] if not (isinstance(e, CardSeen) and e.card == self.card)),
            "no card there")


@dataclass(frozen=True, slots=True)
class NextCard:
    """The card that is due at a hand, for the hours in which no camera sees it."""

    card: int
    number: int
    place: Place

    @property
    def face(self) -> Face:
        return Unread.FACE_DOWN

    @property
    def likely(self) -> tuple[Known, ...]:
        return ()

    def named(self, face: Known) -> TableEvent:
        return CardSeen(self.card, self.place, face)

    def face_down(self) -> TableEvent:
        return CardSeen(self.card, self.place, Unread.FACE_DOWN)


@dataclass(frozen=True, slots=True)
class HandView:
    place: Place
    name: str
    cards: tuple[CardView, ...]
    slots: int                  # cards that the layout has room for
    standing: str               # the name of the combination
    five: tuple[Known, ...]
    focus: bool
    due: NextCard | None        # the next step is to deal a card here
    wanted: bool = False        # ... or to turn one up: its face is what the table waits for
    asked: bool = False         # a card may be dealt here if its player says so: it need not come
    says: tuple[Touch, ...] = ()    # what else may become of it: thrown away, plays the board

    @property
    def nameable(self) -> tuple[CardView | NextCard, ...]:
        return (*self.cards, *((self.due,) if self.due else ()))

    @property
    def first_to_name(self) -> CardView | NextCard | None:
        """Unreadable cards first, then the one that is due, one that lies face down, and any that may be wrong."""
        named = self.to_name
        if named is not None and (named.face is Unread.UNREADABLE or self.due is None):
            return named
        return self.due or next(iter(self.cards), None)

    @property
    def to_name(self) -> CardView | None:
        """A card that is not known: one that nobody could read, else one that lies face down."""
        unread = [c for c in self.cards if isinstance(c.face, Unread)]
        return min(unread, key=lambda c: c.face is not Unread.UNREADABLE, default=None)


@dataclass(frozen=True, slots=True)
class BetView:
    party: Party
    on: Place
    kind: str
    name: str
    stake: Money
    stake_text: str             # "" when there are no chips yet
    state: State
    word: str
    amount_text: str            # to pay, take or give back
    below: str                  # the odds it is paid at, or what it waits for
    odds: str
    why: str
    rule: str
    odds_rule: str
    touch: Touch | None = None  # chips of this exact amount
    room: Due | None = None     # chips of any amount within it
    key: str = ""
    sum_text: str = ""          # the arithmetic of what comes back
    hand: int = 1
    net: Money = 0
    there: Money = 0            # of this betting round, before what is put in now: a raise is told with it

    def stake_of(self, amount: Money) -> Staked | None:
        if self.room is None:
            return None
        if self.room.least == self.room.most:
            amount = self.room.least
        return Staked(self.party, self.on, self.kind, amount) if self.room.least <= amount <= self.room.most else None


@dataclass(frozen=True, slots=True)
class BoxView:
    seat: int
    name: str
    open: bool                  # somebody may play here in this round
    focus: bool                 # the next step is about it
    hands: tuple[HandView, ...]
    standing: str
    said: str                   # FOLDED, AUTO FOLDED, CLOSED
    note: str                   # what the dealer tells the player along with the question
    kinds: tuple[str, ...]      # printed on the felt, in that order: each bet keeps its row on the screen
    bets: tuple[BetView, ...]
    choices: tuple[Touch, ...]
    total: str
    total_state: State | None
    button: bool = False        # the dealer's button, or the bank, lies here
    chips: str = ""             # left behind, where they are counted
    put: str = ""               # chips in front of it
    reach: tuple[Touch, ...] = ()       # the action passes to here without a raise
    seating: Touch | None = None        # between rounds: somebody comes or goes
    brings: bool = False        # who comes brings chips that are counted
    more: tuple[Touch, ...] = ()        # what is said seldom: on the box's own page
    turn: int = 0               # the how-manieth box that the dealer pays or takes from; 0: there is no order
    net: str = ""               # the amount of its total alone
    pushed: bool = False        # its chips lay in pots: it is handed what it gets, and nothing is taken from it
    out: bool = False           # it folded


@dataclass(frozen=True, slots=True)
class ShareView:
    """Who takes what of a pot."""

    party: Party
    text: str
    hand: str
    why: str
    rule: str


@dataclass(frozen=True, slots=True)
class PotView:
    name: str
    amount_text: str
    who: str                    # those that can win it
    taken: str                  # levy or drop, in words; "" where there is none
    shares: tuple[ShareView, ...]
    sum_text: str
    stays: str = ""             # why nobody takes it now


@dataclass(frozen=True, slots=True)
class Told:
    """A line in the middle of the table: what was done last, or what is paid next."""

    text: str
    state: State | None = None


@dataclass(frozen=True, slots=True)
class Qualification:
    text: str
    hand: str
    yes: bool
    rule: str

    @property
    def mark(self) -> str:
        return "✓" if self.yes else "✗"


@dataclass(frozen=True, slots=True)
class Alert:
    text: str
    rule: str
    prescribes: str
    touch: Touch | None = None
    seen: bool = False          # by the inspector: it is still told, and nobody is warned of it

    @property
    def mark(self) -> str:
        return "✓" if self.seen else "⚠"


@dataclass(frozen=True, slots=True)
class View:
    round: str
    headline: str
    mood: Mood
    rule: str
    waits: tuple[str, ...]
    qualification: Qualification | None
    hands: tuple[HandView, ...]         # those of no box: dealer, board, the hand that all share
    boxes: tuple[BoxView, ...]          # as they lie in the camera's picture, from left to right
    rack: str
    rack_state: State | None
    alerts: tuple[Alert, ...]
    touches: tuple[Touch, ...]
    undo: Touch | None
    void: Touch | None                  # shown on a page of its own: it takes a second touch
    staking: bool                       # chips of a chosen amount can be put down somewhere
    name_now: Place | None              # the next step is to name a card there
    taken: frozenset[Card]              # faces of which no further card can be on the table
    around: bool = False                # nobody's hand stands opposite: the players play each other, around the table
    pots: tuple[PotView, ...] = ()
    in_pots: str = ""                   # all that lies in them
    told: tuple[Told, ...] = ()         # around a table: what was done, the newest first; at the end what is paid
    asked: str = ""                     # who is asked, where one is
    actions: tuple[Touch, ...] = ()     # what he may say, as large buttons
    raise_room: BetView | None = None   # any other amount that he may raise by
    menu: tuple[Touch, ...] = ()        # what the house says seldom
    each: tuple[Due, ...] = ()          # the same stake may be put down at all of these with one touch
    called: bool = False                # the inspector is on his way
    jokers: bool = False                # the deck has one that is not on the table yet

    def all_hands(self) -> tuple[HandView, ...]:
        return (*self.hands, *(hand for box in self.boxes for hand in box.hands))


def view(story: Story, layout: Layout, words: Words, opening: RoundOpened | None = None,
         dealer: str = "dealer", troubles: Sequence[str] = (), against: tuple[Irregularity, ...] = (),
         by_hand: Collection[int] = (), called: Sequence[Place | None] = (),
         acknowledged: Collection[tuple[int, tuple[int, ...], str]] = (),
         suspected: Mapping[int, Sequence[Known]] = MappingProxyType({})) -> View:
    """``opening``: how the next round would open, if one may; ``against``: what stands against it. ``dealer``: by whom
    this screen's touches are logged. ``troubles``: what is wrong with the devices, in sentences. ``by_hand``: the
    entries by which people told of cards while a camera was away. ``called``: about which box, or None, the inspector
    was called and has not come yet. ``acknowledged``: round, entries and rule of what he has seen already.
    ``suspected``: what cards that could not be read may be, by their numbers, the likeliest first.
    """
    chapter = story.chapters[-1]
    update = chapter.update
    words = at_the_table(words, layout)
    r = update.round if update else UNOPENED
    step = update.step if update and not r.closed else None
    looking = _Looking(story, chapter, layout, words, r, step, update, against, suspected)
    return looking.view(opening, dealer, troubles, by_hand, called, acknowledged)


def middles(layout: Layout) -> dict[int, tuple[float, float]]:
    """Where on the felt the bets of each box lie."""
    spots = {seat: [spot for spot in layout.bets if spot.on.seat == seat] for seat in layout.seats}
    return {seat: (sum(s.x for s in mine) / len(mine), sum(s.y for s in mine) / len(mine))
            for seat, mine in spots.items()}


@dataclass(frozen=True, slots=True)
class _Looking:
    """One look at one moment: what all the parts of a view are made from."""

    story: Story
    chapter: Chapter
    layout: Layout
    words: Words
    r: Round
    step: NextStep | None
    update: Update | None
    against: tuple[Irregularity, ...]
    suspected: Mapping[int, Sequence[Known]]

    def view(self, opening: RoundOpened | None, dealer: str, troubles: Sequence[str],
             by_hand: Collection[int], called: Sequence[Place | None],
             acknowledged: Collection[tuple[int, tuple[int, ...], str]]) -> View:
        words, update, r = self.words, self.update, self.r
        settled = update.final if update else None
        focus = frozenset(_focus(self.step))
        hands = self.hands(focus)
        if isinstance(self.step, Settle) and settled is not None and not settled.complete:
            headline, waits = self.part_waits(settled)
        elif self.step is not None:
            headline, waits = words.step(self.step, r), [words.waits(self.step)]
        elif update is not None:
            headline, waits = words("step.paid", number=r.opened.number), []
        else:
            headline, waits = words("step.none"), []
        if self.step is None and opening is not None:
            waits.append(words("waits.for", what=words("waits.opening")))
        waits += self.unreadable(hands)
        around = plays_around(self.layout)
        resting = self.step is None and (opening is not None or update is None)
        boxes = self.boxes(hands, settled, focus, resting, around)
        rack, rack_state = self.rack(settled)
        faces = Counter(c.face for c in r.cards if isinstance(c.face, Card))
        decks = max(self.story.sitting.decks, update.game.decks if update is not None else 1)
        pots, shared = self.pots(settled) if around else ((), False)
        in_pots = words("pots.all", amount=r.staked()) if shared else ""
        said, actions, room = self.action() if around else ("", (), None)
        return View(
            self.round_name(by_hand), headline, _mood(self.step), _rule(self.step),
            tuple(waits), self.qualification(), tuple(h for h in hands if h.place.zone is not Zone.SEAT), boxes,
            rack, rack_state, self.alerts(troubles, called, acknowledged), tuple(self.main_touches(opening)),
            self.undo(dealer), self.void(),
            any(b.room for box in boxes for b in box.bets) or (resting and self.counted),
            self.step.place if isinstance(self.step, Identify) else None,
            frozenset(face for face, count in faces.items() if count >= decks),
            around, pots, in_pots, self.told(settled) if around else (), said, actions, room,
            self.menu(resting), self.each(), bool(called),
            update is not None and sum(isinstance(c.face, Joker) for c in r.cards) < update.game.jokers)

    @property
    def counted(self) -> bool:
        """Players' chips are counted at this table."""
        return any(chips is not None for chips in self.story.sitting.chips.values())

    def part_waits(self, settled: Settlement) -> tuple[str, list[str]]:
        """Of a round that is over but for a card or the inspector: what can be paid, and what each bet waits for."""
        waiting = [line for line in settled.lines if line.verdict is Verdict.WAITING]
        certain = len(waiting) < len(settled.lines)
        places = list(dict.fromkeys(line.waits_for for line in waiting if line.waits_for is not None))
        headline = self.words("step.part" if certain else "step.all_waits", places=self.words.places(places))
        bets: dict[Reason, dict[Party, list[str]]] = {}
        for line in waiting:
            whose = bets.setdefault(line.reason, {})
            whose.setdefault(line.party, []).append(self.name(line.party, line.on, line.kind))
        return headline, [self.words("waits.bets_there", why=self.words.say(reason), bets="; ".join(
            f"{self.words.party(Party(party.seat))} {', '.join(kinds)}" for party, kinds in whose.items()))
            for reason, whose in bets.items()]

    def round_name(self, by_hand: Collection[int]) -> str:
        marked = any(entry.seq in by_hand for entry in self.chapter.entries)
        return self.words("round.by_hand" if marked else "round", number=self.r.opened.number) if self.update else ""

    # ── cards ──
    def hands(self, focus: frozenset[Place]) -> tuple[HandView, ...]:
        cards: dict[Place, list[CardView]] = {}
        dealt, faced, entries = _where_read(self.chapter.entries)
        for lying in self.r.cards:
            mine = cards.setdefault(lying.at, [])
            seqs = dict.fromkeys((dealt[lying.card], faced[lying.card]))
            mine.append(CardView(lying.card, len(mine) + 1, lying.face, dealt[lying.card], faced[lying.card],
                                 tuple((seq, tuple(entries[seq])) for seq in seqs),
                                 self.moves(lying.card, lying.face, len(mine) + 1),
                                 tuple(self.suspected.get(lying.card, ()))))
        slots = {area.place: area.slots for area in self.layout.areas}
        standings: dict[Place, Standing] = {s.place: s for s in self.update.standings} if self.update else {}
        dealing, turning, hits = _dealing(self.step), _turning(self.step), _hits(self.step)
        found = []
        for place in dict.fromkeys((*slots, *cards)):
            if place.zone not in HIDDEN:
                standing, here = standings.get(place), tuple(cards.get(place, ()))
                due = (NextCard(self.next_card(), len(here) + 1, place) if place == dealing or place in hits else None)
                found.append(HandView(
                    place, self.words.place(place), here, slots.get(place, 2),
                    self.words.say(standing.hand) if standing else "", standing.cards if standing else (),
                    place in focus, due, place in turning, place in hits, self.hand_says(place, here, turning)))
        return tuple(found)

    def moves(self, card: int, face: Face, number: int) -> tuple[Touch, ...]:
        """Where it may go, when one of several is to be moved and their faces tell them apart."""
        step = self.step
        while isinstance(step, Offer) and step.then is not None:
            step = step.then
        if not isinstance(step, MoveAny) or not isinstance(face, Card | Joker):
            return ()
        return tuple(Touch(self.words.face(face), (CardMoved(card, move.to),), hint=self.words.place(move.to))
                     for move in step.moves if move.card == card)

    def hand_says(self, place: Place, cards: Sequence[CardView], turning: Collection[Place]) -> tuple[Touch, ...]:
        """A hand that is not shown is thrown away; and what else its player may say of it."""
        if place.zone is not Zone.SEAT:
            return ()
        found = []
        if place in turning and len(turning) > 1:
            found.append(Touch(self.words("touch.muck"), tuple(CardMoved(card.card, MUCK) for card in cards)))
        if isinstance(self.step, Offer) and not self.step.dues and Party(place.seat) in self.step.to:
            found += [Touch(self.words.choice(choice), (Decided(Party(place.seat), place, choice),))
                      for choice in self.step.choices if " " not in choice or len(self.step.choices) < 3]
        return tuple(found[:3])

    def next_card(self) -> int:
        """A number that no card had: they only grow."""
        for chapter in reversed(self.story.chapters):
            numbers = [e.event.card for e in chapter.entries if isinstance(e.event, CardSeen)]
            if numbers:
                return max(numbers) + 1
        return 1

    def unreadable(self, hands: Sequence[HandView]) -> list[str]:
        """Cards that nobody could read, but for the one that the headline asks for already."""
        asked = self.step.place if isinstance(self.step, Identify) else None
        return [self.words("waits.unreadable", number=card.number, place=hand.place)
                for hand in hands if hand.place != asked for card in hand.cards if card.face is Unread.UNREADABLE]

    def qualification(self) -> Qualification | None:
        """Whether it matters at all is the result's to say: of a round given back nobody asks it."""
        final = self.update.final if self.update else None
        if final is not None and all(line.verdict is Verdict.RETURNED for line in final.lines):
            return None
        for s in self.update.standings if self.update else ():
            if s.qualifies is not None:
                text = self.words("qualifies.yes" if s.qualifies else "qualifies.no", place=s.place).upper()
                return Qualification(text, self.words.say(s.hand), s.qualifies, s.rule)
        return None

    # ── boxes ──
    def boxes(self, hands: Sequence[HandView], settled: Settlement | None, focus: frozenset[Place], resting: bool,
              around: bool) -> tuple[BoxView, ...]:
        across: dict[int, list[float]] = {}
        for spot in self.layout.bets:
            if spot.on.zone is Zone.SEAT:
                across.setdefault(spot.on.seat, []).append(spot.x)
        order = sorted(across, key=lambda seat: sum(across[seat]) / len(across[seat]))
        # Whoever has chips or cards where the layout prints no box is shown all the same, at the end.
        order += sorted(({a.by.seat for a in self.r.acts} | {h.place.seat for h in hands if h.cards}) - {0, *order})
        if around:      # they sit around the dealer: by their numbers, which go clockwise from his left
            order = sorted(order)
        reach = self.reach() if around else {}
        turns = _turns(settled, around)
        return tuple(replace(self.box(seat, hands, settled, focus, resting, reach.get(seat, ())),
                             turn=turns.get(seat, 0)) for seat in order)

    def box(self, seat: int, hands: Sequence[HandView], settled: Settlement | None, focus: frozenset[Place],
            resting: bool, reach: tuple[Touch, ...]) -> BoxView:
        mine = tuple(h for h in hands if h.place.zone is Zone.SEAT and h.place.seat == seat)
        seated = any(s.party.seat == seat for s in self.r.opened.seated)
        asks = [a for a in _asks(self.step) if a.party.seat == seat]
        bets = self.lines(seat, settled) if settled else self.chips(seat, asks)
        choices = tuple(touch for ask in asks for touch in self.choices(ask))
        keys = iter(pattern.format(seat % 10) for pattern in KEYS if seat <= 10)
        bets = tuple(replace(b, key=next(keys, "")) if b.touch or b.room else b for b in bets)
        choices = (*(replace(t, key=next(keys, "")) for t in choices), *self.unfold(seat))
        reach = tuple(replace(t, key=next(keys, "")) for t in reach)
        shared = [h for h in hands if h.place.zone is Zone.PLAYER]
        standing = next((h.standing for h in (*mine, *(shared if bets else ())) if h.standing), "")
        total, total_state, amount = self.total(seat, settled)
        pushed = total_state is not None and settled is not None and bool(settled.pots)
        kinds = tuple(spot.kind for spot in self.layout.bets if spot.on.seat == seat)
        acts = [a for a in self.r.acts if a.by.seat == seat]
        is_open = seated or bool(bets)
        put = sum(a.amount for a in self.r.acts if a.on.seat == seat and a.amount and a.after >= self.street)
        left = self.left(seat)
        return BoxView(
            seat, self.words.party(Party(seat)), is_open, any(p.seat == seat for p in focus),
            mine, standing, self.said(acts, left) if is_open else self.words("box.closed"),
            next((self.words.say(a.note) for a in asks if a.note), ""), kinds, bets, choices, total, total_state,
            bool(self.update) and self.r.opened.button == seat, "" if left is None else self.words.amount(left),
            self.words.amount(put) if put else "", reach, self.seating(seat) if resting else None, self.counted,
            self.more(seat, resting), out=bool(acts) and acts[-1].what in (FOLD, TIMEOUT),
            net=self.words.amount(amount) if total else "", pushed=pushed)

    def said(self, acts: Sequence[Act], left: Money | None) -> str:
        """Its last word, while it holds: chips that came after it, or the next card of the board, have overtaken it."""
        if left == 0 and self.step is not None and plays_around(self.layout) and acts and acts[-1].what != FOLD:
            return self.words("raise.all")
        if not acts or acts[-1].amount or (acts[-1].what == CHECK and acts[-1].after < self.street):
            return ""
        return self.words.said(acts[-1].what)

    @property
    def street(self) -> int:
        """How many cards lay there when the last one came to the board: chips that came later are this street's."""
        return max((n for n, card in enumerate(self.r.cards, 1) if card.dealt_to.zone is Zone.BOARD), default=0)

    def left(self, seat: int) -> Money | None:
        """What a seat has behind, where it is counted."""
        if self.update is None or self.step is None:
            return self.story.sitting.chips.get(Party(seat))
        stack = next((s.stack for s in self.r.opened.seated if s.party == Party(seat)), None)
        return None if stack is None else max(0, stack - sum(a.amount for a in self.r.acts if a.by == Party(seat)))

    def reach(self) -> dict[int, tuple[Touch, ...]]:
        """Of each seat to which the action may pass: a touch for the fold or check of all before it, one for a call."""
        found: dict[int, tuple[Touch, ...]] = {}
        ask = asked(self.step)
        if ask is None or ask.bet is None or self.update is None:
            return found
        passed = Touch(self.words("reach.fold" if ask.bet.call else "reach.check"), ())
        for way in ways(self.update, call=False):
            if way.to is not None:
                found[way.to.party.seat] = (replace(passed, events=way.events), *self.next_of(way.to, way.events))
        for way in ways(self.update, call=True) if ask.bet.call else ():
            if way.to is not None:
                here = found.get(way.to.party.seat, ())     # nobody comes to who is left alone by folds
                passes, further = here[:1], here[1:]
                found[way.to.party.seat] = (*(passes if len(further) < 2 else ()),
                                            Touch(self.words("reach.call"), way.events), *further)
        return found

    def next_of(self, there: Ask, before: tuple[RoundEvent, ...]) -> tuple[Touch, ...]:
        """Of a seat: it is the next that calls, bets or raises, when there is one amount only."""
        bet = there.bet
        if bet is None:
            return ()
        amounts = [("call", bet.call)] if bet.call else []
        if bet.least == bet.most and bet.most:
            amounts.append(("raise" if bet.call or bet.over else "bet", bet.least))
        return tuple(Touch(self.words("reach.next." + name), (*before, Staked(there.party, there.on, bet.kind, amount)))
                     for name, amount in amounts)

    def seating(self, seat: int) -> Touch:
        chips = self.story.sitting.chips
        return Touch(self.words("touch.leave" if Party(seat) in chips else "touch.sit", seat=seat),
                     (SeatLeft(Party(seat)) if Party(seat) in chips else SeatTaken(Party(seat)),))

    def more(self, seat: int, resting: bool) -> tuple[Touch, ...]:
        """What is said seldom of a box: what is offered to it in words, what the house may rule on it, who is away."""
        place, words = _seat(seat), self.words
        found = []
        if isinstance(self.step, Offer):
            parties = {*(due.by for due in self.step.dues), *self.step.to}
            offered = (*self.step.choices, *([DECLINED] if any(due.optional for due in self.step.dues) else []))
            found += [Touch(words.choice(choice), (Decided(party, _seat(seat), choice),), hint=words.party(party)
                            if party.nth > 1 else "")
                      for party in sorted(parties) if party.seat == seat for choice in offered
                      if not choice.endswith(f" {seat}")]
        if self.step is not None and self.update is not None:
            for ruling in self.update.game.rulings:
                if ruling.endswith(" "):
                    found += [Touch(words.choice(f"{ruling}{nth}"), (Decided(HOUSE, place, f"{ruling}{nth}"),))
                              for nth in sorted({a.by.nth for a in self.r.acts if a.by.seat == seat and a.amount})
                              if len({a.by.nth for a in self.r.acts if a.by.seat == seat}) > 1]
                elif ruling != VOID:
                    found.append(Touch(words("touch.ruling", said=words.said(ruling)), (Decided(HOUSE, place, ruling),),
                                       hint=words("touch.ruling.hint")))
        party = Party(seat)
        if resting and party in self.story.sitting.chips:
            away = party in self.story.sitting.absent
            found.append(Touch(words("touch.back" if away else "touch.away"), (Attendance(party, away),)))
            found.append(self.seating(seat))
        return tuple(found)

    def menu(self, resting: bool) -> tuple[Touch, ...]:
        """Of the whole table, between rounds: a new deck, the last hands, the end; in a round what the house rules."""
        words = self.words
        if resting:
            return (Touch(words("touch.new_deck"), (DeckChanged(self.story.sitting.decks),)),
                    Touch(words("touch.last_hands", count=LAST_HANDS), (LastHandsAnnounced(LAST_HANDS),)),
                    Touch(words("touch.close_table"), (TableClosed(),)))
        if self.update is None or self.step is None:
            return ()
        return tuple(Touch(words("touch.ruling", said=words.said(ruling)), (Decided(HOUSE, DECK, ruling),),
                           hint=words("touch.ruling.hint"))
                     for ruling in self.update.game.rulings if ruling != VOID and not ruling.endswith(" "))

    # ── the action, where players act in turn ──
    def action(self) -> tuple[str, tuple[Touch, ...], BetView | None]:
        """Who is asked, what he may say, and any other amount that he may put in."""
        ask, words = asked(self.step), self.words
        if ask is None and isinstance(self.step, Offer):
            ask = asked(self.step.then)
        if ask is None or ask.party == HOUSE or self.update is None:
            return "", (), None
        found = [Touch(words.choice(choice), with_its_chips(self.update, Decided(ask.party, ask.on, choice)),
                       ACTION_KEYS.get(choice, "")) for choice in ask.choices]
        found.sort(key=lambda touch: touch.key == "C")       # what gives up stands on the left, always
        if ask.bet is not None and ask.bet.call:
            found.append(replace(self.call(ask, ask.bet), key=ACTION_KEYS["call"]))
        found += self.raises(ask)
        if ask.bet is not None and not (isinstance(self.step, Offer) and self.step.dues):
            for call in (False, True) if ask.bet.call else (False,):
                key = "around.call" if call else "around.fold" if ask.bet.call else "around.check"
                found += [Touch(words(key), way.events, "X" if call else "Z")
                          for way in ways(self.update, call) if way.to is None]
        room = None
        if ask.bet is not None and ask.bet.most > ask.bet.least:
            room = next((replace(b, there=_there(ask.bet)) for b in self.chips(ask.party.seat, [ask])
                         if b.room and b.party == ask.party), None)
        return words.party(ask.party), tuple(found), room

    def raises(self, ask: Ask) -> list[Touch]:
        """Nobody has bet: it is a bet, and no raise. Over a bet it is told what it comes to, as players say it."""
        bet, words = ask.bet, self.words
        found = []
        for name, amount in raises(ask, self.r.staked(), 10 ** words.currency.digits):
            assert bet is not None
            key = "raise." + ("only" if name == "least" and bet.least == bet.most else name)
            first = f"{key}.first" if not (bet.call or bet.over) else ""
            hint = words("raise.to", amount=amount, total=amount + _there(bet)) if _there(bet) else words.amount(amount)
            found.append(Touch(words(first if first in words.sentences else key),
                               (Staked(ask.party, ask.on, bet.kind, amount),), ACTION_KEYS[name], hint))
        return found

    def each(self) -> tuple[Due, ...]:
        """Those at which the same stake may be put down at once: of the first kind that is asked for, one each."""
        folded = {act.on for act in self.r.acts if act.what == FOLD}
        sums = isinstance(self.step, Offer) and FOLD in self.step.choices       # what each put in is told at the end
        dues = [due for due in _dues(self.step) if due.least < due.most and due.on not in folded and
                (sums if due.optional else not self.r.staked(due.by, due.on, due.kind))]
        first = next((due for due in dues if not due.optional), next(iter(dues), None))
        mine = [due for due in dues if first is not None and (due.kind, due.optional, due.by.nth)
                == (first.kind, first.optional, 1)]
        return tuple(mine) if len(mine) > 1 else ()

    # ── the middle of the table ──
    def told(self, settled: Settlement | None) -> tuple[Told, ...]:
        """What was done of late; without a pot that says it, at the end what each line comes to, in their order."""
        words = self.words
        if settled is None:
            return tuple(Told(f"{words.party(act.by)}  {self.done_by(act)}") for act in self.r.acts[:-LATELY - 1:-1])
        if settled.pots or self.step is None:
            return ()
        turns = _turns(settled, around=True)
        lines = [(turns[line.party.seat], self.line(line, pots=False)) for line in settled.lines
                 if line.party != HOUSE and line.staked]
        return tuple(Told(" ".join(filter(None, (
            f"{turn}.", words.party(bet.party), bet.name, bet.state.value, bet.word, bet.amount_text))), bet.state)
            for turn, bet in lines)

    def done_by(self, act: Act) -> str:
        """Chips of a bet speak for themselves: whether they called or raised is seen."""
        if not act.amount:
            return self.words.said(act.what)
        amount = self.words.amount(act.amount)
        return amount if act.what == BET else f"{self.words.kind(act.what)} {amount}"

    # ── pots ──
    def pots(self, settled: Settlement | None) -> tuple[tuple[PotView, ...], bool]:
        """As they are shared; before that, as they would stand now. And whether what is put in comes into pots."""
        if self.update is None or not self.r.staked():
            return (), False
        final = settled or self.update.game.settle(self.r)
        if settled is None and (asked(self.step) is not None or not (self.street or _turning(self.step))):
            return (), bool(final.pots)     # while bets are made nobody can say who will have matched them
        return tuple(self.pot(pot, final, settled is not None) for pot in final.pots), bool(final.pots)

    def pot(self, pot: Pot, final: Settlement, settled: bool) -> PotView:
        words = self.words
        shares = tuple(self.share(pot, share, final) for share in pot.shares) if settled else ()
        taken = words("pot.taken", amount=pot.taken) if settled and pot.taken else ""
        among = len({share.party for share in pot.shares})
        total = words("pot.sum", amount=pot.amount, taken=pot.taken, rest=pot.amount - pot.taken) if pot.taken else ""
        if settled and among > 1:
            total = " ".join(filter(None, (total, words("pot.among", rest=pot.amount - pot.taken, among=among))))
        return PotView(words.kind(pot.name), words.amount(pot.amount),
                       words.places([_seat(party.seat) for party in pot.eligible]), taken, shares, total,
                       next((words.say(line.reason) for line in final.lines
                             if settled and line.kind == pot.name and line.verdict is Verdict.CARRIED), ""))

    def share(self, pot: Pot, share: Share, final: Settlement) -> ShareView:
        words = self.words
        line = next((x for x in final.lines if x.party == share.party and x.kind == pot.name), None)
        values = {"party": share.party, "amount": share.amount, **({"odd": share.odd} if share.odd else {}),
                  **({"half": words("half." + share.half)} if share.half else {})}
        standing = next((words.say(s.hand) for s in (self.update.standings if self.update else ())
                         if s.place == _seat(share.party.seat)), "")
        return ShareView(share.party, words("pot.share", **values), standing, words.say(share.reason),
                         line.rule if line else "")

    def choices(self, ask: Ask) -> tuple[Touch, ...]:
        """What may be said; and the call, where the row of the bet is there for a raise."""
        said: list[Touch] = []
        for choice in ask.choices:
            word = Decided(ask.party, ask.on, choice)
            events = with_its_chips(self.update, word) if self.update is not None else (word,)
            chips = next((self.words.amount(e.amount) for e in events if isinstance(e, Staked)), "")
            said.append(Touch(self.words.choice(choice), events, hint=chips))
        bet = ask.bet
        if bet is None or not bet.most:
            return tuple(said)
        if bet.call:
            said.append(self.call(ask, bet))
        if bet.least < bet.most < NO_MAXIMUM:       # the most is what is said most often, and needs no chips counted
            said.append(Touch(self.words.call(bet.kind, bet.most),
                              (Staked(ask.party, ask.on, bet.kind, bet.most),), main=True))
        return tuple(said)

    def call(self, ask: Ask, bet: Bet) -> Touch:
        staked = Staked(ask.party, ask.on, bet.kind, bet.call)
        return Touch(self.words.call(bet.kind, bet.call), (staked,), main=True)

    def chips(self, seat: int, asks: Sequence[Ask]) -> tuple[BetView, ...]:
        """Before a result: what stands, what may be put there, what is asked for."""
        rows: dict[tuple[Party, Place, str], BetView] = {}

        def row(party: Party, on: Place, kind: str) -> BetView:
            stake = self.r.staked(party, on, kind)
            state = State.PLACED if stake else State.OPEN
            return rows.get((party, on, kind)) or BetView(
                party, on, kind, self.name(party, on, kind), stake, self.words.amount(stake) if stake else "", state,
                self.words(state.word), "", "", "", "", "", "")

        for act in self.r.acts:
            if act.amount and act.by.seat == seat:
                rows[act.by, act.on, act.what] = row(act.by, act.on, act.what)
        for due in _dues(self.step):
            if due.by.seat == seat:
                rows[due.by, due.on, due.kind] = replace(row(due.by, due.on, due.kind), room=due, rule=due.rule)
        for ask in asks:
            if (bet := ask.bet) is not None:
                view = row(ask.party, ask.on, bet.kind)
                touch = self.call(ask, bet) if bet.call and not bet.most else None
                room = Due(ask.party, ask.on, bet.kind, bet.least, bet.most, ask.rule) if bet.most else None
                rows[ask.party, ask.on, bet.kind] = replace(view, touch=touch, room=room, rule=ask.rule)
        return tuple(sorted(rows.values(), key=lambda b: (b.party, b.on)))

    def lines(self, seat: int, settled: Settlement) -> tuple[BetView, ...]:
        return tuple(self.line(line, bool(settled.pots)) for line in settled.lines
                     if line.party.seat == seat and line.party != HOUSE)

    def line(self, line: Line, pots: bool) -> BetView:
        """``pots``: a share of one goes to whom it is told, his own chips in it too."""
        words, state = self.words, STATES[line.verdict]
        word = state.word
        amount = {State.PAY: line.net, State.TAKE: line.staked - line.back, State.RETURN: line.back}.get(state)
        if state is State.PAY and line.odds is None:        # from other players: nobody pays it by odds
            word, amount = "verdict.collect", line.back if pots else line.net
        odds = odds_text(line.odds) if line.odds is not None else ""
        waits = words("waits.bet", place=line.waits_for) if line.waits_for is not None else ""
        return BetView(
            line.party, line.on, line.kind, self.name(line.party, line.on, line.kind), line.staked,
            words.amount(line.staked), state, words(word), "" if amount is None else words.amount(amount),
            odds or waits, odds, words.say(line.reason), line.rule, line.odds_rule, sum_text=self.sum_of(line),
            hand=line.on.hand, net=line.net)

    def sum_of(self, line: Line) -> str:
        """How much comes back, reckoned as anybody can follow it."""
        words = self.words
        if line.verdict is Verdict.WAITING:
            return ""
        if line.odds is None:
            return words("why.back", staked=line.staked, back=line.back) if line.back else words(
                "why.nothing", staked=line.staked)
        exact = line.staked * line.odds
        kept = words("why.rounded", exact=str(exact / 10 ** words.currency.digits), amount=line.net) if (
            line.rounded) else ""
        return " ".join(filter(None, (words("why.paid", staked=line.staked, odds=line.odds, won=line.net,
                                            back=line.back), kept)))

    def name(self, party: Party, on: Place, kind: str) -> str:
        """A box's own first bettor and first hand need no naming."""
        said = " ".join((self.words.kind(kind), *([str(on.hand)] if on.hand > 1 else [])))
        if party.nth == 1:
            return said
        key = f"bettor.{party.nth}"
        return self.words(key if key in self.words.sentences else "bettor.further", nth=party.nth, kind=said)

    def total(self, seat: int, settled: Settlement | None) -> tuple[str, State | None, Money]:
        """What a box gets or loses. Of pots all that it gets: that is what the dealer hands over, not what is won."""
        mine = [line for line in settled.lines if line.party.seat == seat] if settled else []
        decided = [line for line in mine if line.verdict is not Verdict.WAITING]
        if settled is None or not decided:
            return "", None, 0
        stays = sum(line.staked - line.back for line in decided if line.verdict is Verdict.CARRIED)
        back = sum(line.back for line in decided) if settled.pots else 0
        net = back or sum(line.net for line in decided) + stays
        state = State.PAY if net > 0 else State.TAKE if net < 0 else State.STAYS if stays else State.PUSH
        key = {State.PAY: "total.gets", State.TAKE: "total.loses"}.get(state, "total.even")
        text = self.words(key, amount=abs(net))
        if stays:
            further = self.words("total.stays", amount=stays)
            text = self.words("total.both", total=text, further=further) if net else further
        return (text if len(decided) == len(mine) else self.words("total.waiting", total=text)), state, abs(net)

    def rack(self, settled: Settlement | None) -> tuple[str, State | None]:
        if settled is None or not settled.lines:
            return "", None
        gain = settled.rack()
        state = State.TAKE if gain > 0 else State.PAY if gain < 0 else State.PUSH
        key = {State.TAKE: "rack.gains", State.PAY: "rack.pays"}.get(state, "rack.even")
        return self.words(key, amount=abs(gain)), state

    # ── what is wrong ──
    def alerts(self, troubles: Sequence[str], called: Sequence[Place | None],
               acknowledged: Collection[tuple[int, tuple[int, ...], str]]) -> tuple[Alert, ...]:
        """What the inspector has seen already comes last."""
        wrong = (*self.against, *((*self.update.irregularities, *self.update.departures) if self.update else ()))
        devices = [Alert(trouble, "", "") for trouble in troubles]
        devices += [Alert(self.words("inspector.called", **({"place": place} if place else {})), "GEN-DISP-1", "")
                    for place in called]
        found = [Alert(self.words.say(i.reason), i.rule, self.words.say(i.prescribes) if i.prescribes else "",
                       seen=(self.chapter.number, i.entries, i.rule) in acknowledged) for i in wrong]
        return (*devices, *self.owed(), *sorted(found, key=lambda alert: alert.seen))

    def owed(self) -> list[Alert]:
        """Differences between what was paid and what should have been, until they are handed over."""
        found = []
        for chapter in self.story.chapters:
            owed = chapter.update.owed() if chapter.update else {}
            for party, amount in owed.items():
                rest = amount - self.handed_over(chapter.number, party)
                if rest and party != HOUSE:
                    said = {"number": chapter.number, "party": party, "amount": abs(rest)}
                    found.append(Alert(self.words("owed.more" if rest > 0 else "owed.less", **said), "GEN-DISP-1", "",
                                       Touch(self.words("touch.owed", **said),
                                             (ChipsChanged(party, rest, chapter.number),))))
        return found

    def handed_over(self, number: int, party: Party) -> Money:
        return sum(e.event.amount for chapter in self.story.chapters for e in corrected(chapter.entries)
                   if isinstance(e.event, ChipsChanged) and (e.event.round, e.event.party) == (number, party))

    # ── buttons of the whole table ──
    def main_touches(self, opening: RoundOpened | None) -> list[Touch]:
        if self.update is not None and isinstance(self.step, Settle | Identify):
            final = self.update.final
            complete = final is not None and final.complete and isinstance(self.step, Settle)
            closing = (RoundClosed(self.r.opened.number, final),) if final is not None and complete else ()
            return [Touch(self.words("touch.paid"), closing, "Return", enabled=complete, main=True)]
        if self.step is None and opening is not None:
            return [Touch(self.words("touch.open"), (opening,), "Return", main=True)]
        found = self.house_says()
        found += self.at_once()
        if self.update is not None and (ask := asked(self.step)) is not None and CHECK in ask.choices and (
                not plays_around(self.layout)):       # around a table the action has its own row
            found += [Touch(self.words("around.check"), way.events, main=True)
                      for way in ways(self.update, call=False) if way.to is None]
        found += self.all_call()
        if (again := self.same_again()) and not any(isinstance(e, Staked) for touch in found for e in touch.events):
            found.append(Touch(self.words("touch.same_again"), again, main=True))
        return [replace(touch, key="Return") if n == 0 else touch for n, touch in enumerate(found)]

    def house_says(self) -> list[Touch]:
        """What the house is asked: one of several words; or all that it only has to say when it is done."""
        said = mere_words(self.update) if self.update is not None else ()
        if said:
            comma = self.words("places.comma")
            return [Touch(comma.join(self.words.choice(word.choice) for word in said), said, main=True)]
        return [Touch(self.words.choice(choice), (Decided(ask.party, ask.on, choice),), main=True)
                for ask in _asks(self.step) if ask.party == HOUSE for choice in ask.choices]

    def all_call(self) -> list[Touch]:
        """Against the house, where those who are asked answer in any order: all who have not answered yet call."""
        asks = [] if plays_around(self.layout) else _asks(self.step)
        calls = tuple(Staked(ask.party, ask.on, ask.bet.kind, ask.bet.call) for ask in asks
                      if ask.bet is not None and ask.bet.call and not ask.bet.most)
        return [Touch(self.words("around.call"), calls, main=True)] if len(calls) == len(asks) > 1 else []

    def at_once(self) -> list[Touch]:
        """Chips of which there is one amount only, and cards that nobody has to name: all that is due, in one touch."""
        if self.update is None or self.step is None or self.update.step != self.step:
            return []
        found, words = [], self.words
        if chips := fixed_chips(self.update):
            kinds = list(dict.fromkeys(chip.kind for chip in chips))
            found.append(Touch(words("touch.all_in", kinds=words("places.comma").join(map(words.kind, kinds))), chips,
                               hint=words.amount(sum(chip.amount for chip in chips)), main=True))
        if cards := unnamed_cards(self.update, self.next_card()):
            dealt, burned = isinstance(cards[0], CardSeen), isinstance(cards[0], CardSeen) and cards[0].at == BURN
            mucked = isinstance(cards[0], CardMoved) and cards[0].to in (MUCK, DISCARD)
            key = "burned" if burned else "dealt_down" if dealt else "discarded" if mucked else "moved"
            found.append(Touch(words("touch." + key, count=len(cards)), cards, main=True))
        return found

    def same_again(self) -> tuple[Staked, ...]:
        """The bets that were put down before the first card of the round before, where nothing stands yet."""
        before = next((c.update.round for c in reversed(self.story.chapters[:-1]) if c.update), None)
        seated = {s.party for s in self.r.opened.seated}
        if before is None or self.r.cards:
            return ()
        placed = dict.fromkeys((a.by, a.on, a.what) for a in before.acts if a.amount and not a.after)
        again = tuple(Staked(*bet, before.staked(*bet)) for bet in placed
                      if bet[0] in seated and not self.r.staked(*bet))
        offered = {(due.by, due.on, due.kind) for due in _dues(self.step)}
        return again if any((s.by, s.on, s.kind) in offered for s in again) else ()

    def void(self) -> Touch | None:
        """At any moment of a round in which something is at stake (GEN-MALF-1, CH-VOID-1)."""
        if self.step is None or not (self.r.staked() or self.r.cards) or self.r.said(VOID, by=HOUSE):
            return None
        return Touch(self.words("touch.void_now"), (Decided(HOUSE, DECK, VOID),), "Y")

    def unfold(self, seat: int) -> list[Touch]:
        """The player spoke in time after all. No key: one that was meant for his decision must not do it."""
        return [Touch(self.words("touch.unfold"), (Amended(entry.seq, (), "automatic decision taken back"),))
                for entry in corrected(self.chapter.entries)
                if self.step is not None and _timed_out(entry.event) and entry.event.by.seat == seat]

    def undo(self, dealer: str) -> Touch | None:
        """Takes back the newest touch of this screen that still stands, whatever number of entries it made, or an
        automatic decision that came after it: what is undone must be the last thing that happened to the bets."""
        entries = self.chapter.entries
        standing = {e.seq for e in corrected(entries)}
        amended = {e.event.seq for e in entries if isinstance(e.event, Amended)}
        mine = {e.seq for e in entries if e.by == dealer or (self.step is not None and _timed_out(e.event))}
        for n in range(len(entries) - 1, -1, -1):
            event = entries[n].event
            if entries[n].seq not in mine or isinstance(event, RoundOpened):
                continue
            if (entries[n].seq in standing if not isinstance(event, Amended) else
                    entries[n].seq not in amended and (bool(event.instead) or event.seq not in mine)):
                touched = [e for e in _one_touch(entries, n) if e.seq in mine and e.seq in standing] or [entries[n]]
                label = self.done(event) if len(touched) == 1 else self.words("undo.several", count=len(touched))
                return Touch(self.words("touch.undo"), tuple(
                    Amended(e.seq, (), "taken back by the dealer") for e in reversed(touched)), "Backspace", label)
        return None

    def done(self, event: TableEvent) -> str:
        match event:
            case Staked(by, on, kind, amount):
                return self.words("undo.staked", party=by, kind=self.name(by, on, kind), amount=amount)
            case Decided(by, _, choice) if by == HOUSE:
                return self.words.said(choice)
            case Decided(_, on, choice):
                return self.words("undo.decided", place=on, said=self.words.said(choice))
            case CardRead() | CardSeen() | Amended():
                return self.words("undo.named")
            case RoundClosed():
                return self.words("undo.closed")
            case _:
                return self.words("undo.other")


def _one_touch(entries: Sequence[Recorded], last: int) -> list[Recorded]:
    """The entries that came by one touch with this one: side by side, at one moment, by one hand."""
    first = last
    while first and (entries[first - 1].at, entries[first - 1].by) == (entries[last].at, entries[last].by) and not (
            isinstance(entries[first - 1].event, RoundOpened | Amended)):
        first -= 1
    return [*entries[first:last + 1]] if not isinstance(entries[last].event, Amended) else [entries[last]]


def by_bettor(bets: Sequence[BetView], words: Words) -> tuple[BetView, ...]:
    """One line for all that a bettor has in a box, where there is no room for each of his bets."""
    found = []
    for party in dict.fromkeys(bet.party for bet in bets):
        mine = [bet for bet in bets if bet.party == party]
        stake, net = sum(bet.stake for bet in mine), sum(bet.net for bet in mine)
        waits = any(bet.state is State.WAIT for bet in mine)
        state = (State.PLACED if not any(bet.why for bet in mine) else State.WAIT if waits else
                 State.PAY if net > 0 else State.TAKE if net < 0 else State.PUSH)
        found.append(replace(mine[0], name=words("bettor", nth=party.nth), stake=stake, net=net, state=state,
                             stake_text=words.amount(stake), word=words(state.word),
                             amount_text=words.amount(abs(net)) if state in (State.PAY, State.TAKE) else ""))
    return tuple(found)


def _turns(settled: Settlement | None, around: bool) -> dict[int, int]:
    """Against the house boxes are paid from the dealer's right, as is the custom of the trade (no document says it);
    against a player who holds the bank in the order in which the game settles them. A pot is pushed: it has none."""
    if settled is None or settled.pots:
        return {}
    seats = list(dict.fromkeys(line.party.seat for line in settled.lines if line.party != HOUSE))
    return {number: n for n, number in enumerate(seats if around else sorted(seats, reverse=True), 1)}


def _seat(number: int) -> Place:
    return seat(number)


def _where_read(log: Iterable[Recorded]) -> tuple[dict[int, int], dict[int, int], dict[int, list[Fact]]]:
    """Of each card the entry that brought it and the one that gave it its face; and what each entry now says."""
    dealt: dict[int, int] = {}
    faced: dict[int, int] = {}
    entries: dict[int, list[Fact]] = {}
    for entry in corrected(log):
        assert not isinstance(entry.event, Amended)
        match entry.event:
            case CardSeen(card):
                dealt[card] = faced[card] = entry.seq
            case CardRead(card):
                faced[card] = entry.seq
            case Ruled():
                continue
            case _:
                pass
        entries.setdefault(entry.seq, []).append(entry.event)
    return dealt, faced, entries


def _timed_out(event: TableEvent) -> TypeGuard[Decided]:
    return isinstance(event, Decided) and event.choice == TIMEOUT


def _dues(step: NextStep | None) -> tuple[Due, ...]:
    match step:
        case Collect(due):
            return (due,)
        case Offer(dues):
            return dues
        case _:
            return ()


def _dealing(step: NextStep | None) -> Place | None:
    match step:
        case Deal(to):
            return to
        case Offer(_, then):
            return _dealing(then)
        case _:
            return None


def _hits(step: NextStep | None) -> tuple[Place, ...]:
    """A hit shows itself: the next card in the hand."""
    return tuple(ask.on for ask in _asks(step) if "hit" in ask.choices)


def _turning(step: NextStep | None) -> tuple[Place, ...]:
    """Where cards are to be turned up."""
    match step:
        case Reveal(places):
            return places
        case Offer(_, then):
            return _turning(then)
        case _:
            return ()


def _there(bet: Bet) -> Money:
    """What he has put in already towards the bet that stands."""
    return max(0, bet.over - bet.call)


def _asks(step: NextStep | None) -> tuple[Ask, ...]:
    match step:
        case Ask():
            return (step,)
        case AskAny(asks):
            return asks
        case Offer(_, then):
            return _asks(then)
        case _:
            return ()


def _focus(step: NextStep | None) -> tuple[Place, ...]:
    match step:
        case Deal(to) | Move(_, to):
            return (to,)
        case MoveAny(moves):
            return tuple(move.to for move in moves)
        case Identify(place):
            return (place,)
        case Reveal(places):
            return places
        case Offer(_, then):
            return _focus(then)
        case _:
            return tuple(ask.on for ask in _asks(step))


def _mood(step: NextStep | None) -> Mood:
    match step:
        case None:
            return Mood.IDLE
        case Offer((), then):
            return _mood(then)
        case Collect() | Offer():
            return Mood.BETS
        case Deal() | Burn() | Move() | MoveAny() | Reveal():
            return Mood.DEAL
        case Ask() | AskAny():
            return Mood.ASK
        case Identify():
            return Mood.NAME
        case Settle():
            return Mood.SETTLE


def _rule(step: NextStep | None) -> str:
    match step:
        case None | Identify():
            return ""
        case Collect(due):
            return due.rule
        case AskAny(asks):
            return asks[0].rule
        case _:
            return step.rule
