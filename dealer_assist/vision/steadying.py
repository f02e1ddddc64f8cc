"""Glimpses into events: which pieces of cardboard lie where, since when, and what their faces are.

A pure fold over captured time. Does not: look at pixels, read a clock, know a game, guess. A card that cannot be seen
for the moment is still there; only felt that shows where it lay says that it is gone.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache, reduce

from dealer_assist.cards import FACE_DOWN, UNREADABLE, Face, Known, Unread
from dealer_assist.table.events import Amended, CardMoved, CardRead, CardSeen, RoundClosed, TableEvent
from dealer_assist.table.layout import Area, Layout
from dealer_assist.table.places import DISCARD, MUCK, Place, Zone
from dealer_assist.vision.sighting import CELL, Glimpse, Sighting, cells

CARD_WIDTH, CARD_HEIGHT = 630, 880      # tenths of a millimetre, as all lengths here

# Waits, in milliseconds of captured time.
COVERED = 3000      # what hides a card for so long is no hand that passes
REST = 95           # a card that lay still for so long has been put down: three looks at 30 frames a second
UNREAD = 800        # a card at rest that could not be read by then is reported unreadable
REPLACED = 1500     # another face at the same spot must hold for so long
ORDERED = 1000      # a card waits no longer than this for one that came to rest before it and cannot be read
TOGETHER = 300      # cards of one place that came to rest within this time are one deal, told from left to right
BARE = 400          # felt that shows for so long where a card lay: the card is gone
GATHERED = 500      # where nothing has lain for so long, what was thrown away was gathered with the rest
RETURNED = 1500     # a card of a round that is over comes back to its place within this time, or is another one;
                    # a table on which nothing lies for longer was cleared
CARRIED = 1200      # a card that left a place within this time before it lies elsewhere was carried there
BEHIND = 500        # so much later than another camera's may a camera's picture of the same moment come
FORGOTTEN = 1000    # something that never came to rest and was not seen again for so long was no card at rest

STILL = 60          # how far the middle of a card at rest seems to wander
REACH = 310         # half a card: what lies nearer may be the same card
SAME_SPOT = 100     # two cards never lie so close that both are seen
LOOKS = 3           # glimpses that must have shown the card
ENOUGH = 2500       # their certainties for one face, per mille, added up
FADING = 10         # of these, one part in so many is lost whenever the card is seen and cannot be read
AGREED = 4          # and as often as much as for any other face
SUSPECTS = 2        # faces that somebody who names a card is offered first
SHOWN = 0.9         # the share of a card's cells that must show felt ...
STILL_SHOWN = 0.7   # ... and go on to: at the edge of the card beside it a cell may come and go
PHANTOM = 0.5       # a sighting in the midst of felt is no card: print, a glare
LONE = 500          # no more a corner by itself is believed, and it tells only about where its card lies
FAINT = 300         # what is seen with less certainty than this and cannot be read, where a card is hidden, hides it
FEWEST_CELLS = 4    # below this nobody can say whether felt shows there

Vote = tuple[Face, int]


@dataclass(frozen=True, slots=True)
class Followed:
    """One piece of cardboard, perhaps: until it is told (``card`` > 0) it may turn out to be nothing."""

    place: Place
    x: int
    y: int
    turn: int
    since: int                      # when it came to rest here; microseconds, as all moments here
    seen: int
    looks: int = 0                  # glimpses since then that showed it ...
    missed: int = 0                 # ... and that did not
    votes: tuple[Vote, ...] = ()    # certainty for each face since it came to rest, or since its told face was refuted
    doubted: int = 0                # when the first of these votes was cast
    card: int = 0
    face: Face = UNREADABLE         # as told
    named: bool = False             # by people
    bare: int = 0                   # since when felt shows where it lies, 0: it does not
    gone: int = 0                   # when it was told to be picked up, 0: it was not
    over: bool = False              # its round was closed
    mucked: bool = False            # it was thrown away
    hidden: int = 0                 # since when glimpses of its place show neither the card nor felt beneath it, or 0
    strayed: Sighting | None = None     # where the last look seemed to see it, which was told and lay here until then


@dataclass(frozen=True, slots=True)
class Steady:
    cards: tuple[Followed, ...] = ()
    next_card: int = 1
    awaited: tuple[tuple[int, CardSeen], ...] = ()      # told by people before the camera, with the entry that says so
    now: int = 0


def steady(before: Steady, glimpse: Glimpse, layout: Layout) -> tuple[Steady, tuple[TableEvent, ...]]:
    """Glimpses come in order of their frames, those of one frame in the order of the layout's areas.

    Of two cameras one is a little behind the other: time goes on all the same. A clock that was set back is followed.
    """
    now = glimpse.captured_at
    if now < before.now <= now + BEHIND * 1000:
        now = before.now + 1
        glimpse = replace(glimpse, captured_at=now)
    gathered: tuple[TableEvent, ...] = ()
    if _bare_for(before, now) > GATHERED * 1000:
        gathered = tuple(CardMoved(c.card, DISCARD) for c in before.cards if c.mucked and not c.over)
        before = replace(before, cards=tuple(replace(c, over=c.over or c.mucked) for c in before.cards))
    if _bare_for(before, now) > RETURNED * 1000:
        # What lies next is a new deal, even where it is the very same card.
        before = replace(before, cards=tuple(c for c in before.cards if not c.card))
    cards = [c for c in before.cards if not (c.gone and c.over and now - c.gone > RETURNED * 1000)]
    area = next(a for a in layout.areas if a.place == glimpse.place)
    here = [c for c in cards if c.place == glimpse.place and not c.gone]
    elsewhere = [c for c in cards if c.place != glimpse.place or c.gone]
    fold = _Telling(before, now, layout, elsewhere + list(_looked_at(here, glimpse, area)))
    fold.tell_readings()
    fold.tell_arrivals()
    fold.tell_departures(glimpse.place)
    return Steady(tuple(fold.cards), fold.next_card, tuple(fold.awaited), now), (*gathered, *fold.events)


def told(before: Steady, event: TableEvent, entry: int = 0) -> Steady:
    """What people said about a card counts: no later glimpse contradicts it, and its number is taken.

    ``entry``: the number of the event in the log, by which an amendment names it.
    """
    match event:
        case CardSeen() | CardRead():
            return _said(before, event, entry)
        case Amended(seq, instead):
            # Of a card that the camera told, a withdrawn entry changes nothing here: while it lies there it keeps its
            # number and its face, so that neither is told again; the record has its own way back, and another naming
            # counts as the first one did. A card that only people told of is awaited no longer: none was there.
            kept = {fact.card for fact in instead if isinstance(fact, CardSeen)}
            awaited = tuple((by, seen) for by, seen in before.awaited if by != seq or not seq or seen.card in kept)
            facts = [fact for fact in instead if isinstance(fact, CardSeen | CardRead)]
            return reduce(lambda state, fact: _said(state, fact, seq), facts, replace(before, awaited=awaited))
        case RoundClosed():
            return replace(before, awaited=(), cards=tuple(replace(c, over=c.card > 0) for c in before.cards))
        case _:
            return before


def covered(state: Steady, now: int) -> tuple[Place, ...]:
    """Where something lies over a card for longer than a hand would, and no other card does. Not over cards that lie
    face down: those a player holds his hand over."""
    return tuple(sorted({c.place for c in state.cards if c.card and not c.gone and c.hidden
                         and c.face is not FACE_DOWN and now - c.hidden >= COVERED * 1000 and not any(
                             other is not c and other.place == c.place and not (other.gone or other.hidden)
                             and distance(other, c) <= 2 * REACH for other in state.cards)}))


def suspected(state: Steady) -> dict[int, tuple[Known, ...]]:
    """Of each card that could not be read the faces that were seen there all the same, not often enough to be told:
    the likeliest first."""
    return {card.card: faces for card in state.cards if card.card and not card.gone and card.face is UNREADABLE
            and (faces := tuple(face for face, _ in sorted(card.votes, key=lambda vote: -vote[1])
                                if not isinstance(face, Unread))[:SUSPECTS])}


def returned(before: Steady) -> Steady:
    """A camera is back that was away. If people dealt on meanwhile, the cards of rounds that are over were gathered."""
    return replace(before, cards=tuple(c for c in before.cards if not c.over)) if before.awaited else before


def in_doubt(state: Steady) -> frozenset[Place]:
    """Where a further glimpse may tell more although nothing changes."""
    found = {card.place for card in state.cards if not card.card or (
        not card.gone and (card.bare or (card.votes and isinstance(card.face, Unread))))}
    left = [card for card in state.cards if card.card]
    if left and all(card.gone for card in left):
        found.add(max(left, key=lambda card: card.gone).place)      # until the table counts as cleared
    return frozenset(found)


def without_the_gone(state: Steady) -> Steady:
    """For who asks no more than where there is doubt: while any card lies, one that is gone for long takes no part."""
    if all(card.gone for card in state.cards if card.card):
        return state
    return replace(state, cards=tuple(card for card in state.cards
                                      if not card.gone or state.now - card.gone <= RETURNED * 1000))


def _said(before: Steady, fact: CardSeen | CardRead, entry: int) -> Steady:
    if isinstance(fact, CardSeen) and fact.card >= before.next_card:
        return replace(before, next_card=fact.card + 1, awaited=(*before.awaited, (entry, fact)))
    known = not isinstance(fact.face, Unread)
    return replace(
        before,
        cards=tuple(replace(c, face=fact.face, named=known, votes=()) if c.card == fact.card else c
                    for c in before.cards),
        awaited=tuple((by, replace(seen, face=fact.face) if seen.card == fact.card else seen)
                      for by, seen in before.awaited))


def _bare_for(state: Steady, now: int) -> int:
    """Since the last card has left the table; 0: there was none, or one lies."""
    left = [c.gone for c in state.cards if c.card]
    return now - max(left) if left and all(left) else 0


# ── what a glimpse shows of what is followed ──
def _looked_at(here: list[Followed], glimpse: Glimpse, area: Area) -> Iterator[Followed]:
    now = glimpse.captured_at
    sightings = tuple(s for s in glimpse.sightings if not felt_beneath(s, glimpse, area, PHANTOM))
    pairs = _matched(here, sightings, glimpse, area)
    for number, card in enumerate(here):
        sighting = pairs.get(number)
        if sighting is not None:
            yield _seen_again(card, sighting, now)
        elif ((felt := felt_beneath(card, glimpse, area, STILL_SHOWN if card.bare else SHOWN, sightings))
              or (felt is None and card.bare)):
            if card.card:
                yield replace(card, bare=card.bare or now, hidden=0)
        elif card.card:
            yield replace(card, bare=0, hidden=card.hidden or now)
        elif now - card.seen <= FORGOTTEN * 1000 and not _refuted(card, here, pairs):
            yield replace(card, missed=card.missed + 1)
    for sighting in sightings:
        if not any(sighting is s for s in pairs.values()):
            yield _vote(Followed(glimpse.place, sighting.x, sighting.y, sighting.turn, now, now), sighting, now)


def _matched(here: list[Followed], sightings: tuple[Sighting, ...], glimpse: Glimpse,
             area: Area) -> dict[int, Sighting]:
    """Each sighting to one card at most, the same face first, then the nearest."""
    near = []
    for number, card in enumerate(here):
        for order, sighting in enumerate(sightings):
            if _may_be(card, sighting):
                went = _went_there(card, sighting, sightings, glimpse, area)
                if went is not False:
                    near.append((sighting.face != _likely(card) and not went, not card.card, _apart(card, sighting),
                                 number, order))
    pairs: dict[int, Sighting] = {}
    used: set[int] = set()
    for *_, number, order in sorted(near):
        if number not in pairs and order not in used:
            pairs[number] = sightings[order]
            used.add(order)
    return pairs


def _may_be(card: Followed, sighting: Sighting) -> bool:
    apart, likely = _apart(card, sighting), _likely(card)
    if card.card and sighting.face is UNREADABLE is not likely:
        return apart <= SAME_SPOT       # farther away it may be a sleeve's edge: no reason to think that the card moved
    if isinstance(likely, Unread) or isinstance(sighting.face, Unread) or likely == sighting.face:
        return apart <= REACH
    return (card.named or not card.card) and apart <= SAME_SPOT


def _apart(card: Followed, sighting: Sighting) -> float:
    """Where a card lay it lies rather than where one look seemed to see it."""
    apart = distance(card, sighting)
    return apart if card.strayed is None else min(apart, STILL + distance(card.strayed, sighting))


def _went_there(card: Followed, sighting: Sighting, sightings: tuple[Sighting, ...], glimpse: Glimpse,
                area: Area) -> bool | None:
    """A card face down may be any: it lies there still, or was moved there, or turned over sideways, if felt shows
    where it lay before; another one lies upon it if none does. None: nobody can say, as where others hide the felt, or
    it is not asked."""
    if not card.card or card.face is not FACE_DOWN or sighting.face is UNREADABLE:
        return None
    if distance(card, sighting) <= SAME_SPOT:
        return True
    left = cells_beneath(card, area, 0)
    for lies in sightings:
        left &= ~cells_beneath(lies, area, CELL)
    if left.bit_count() < FEWEST_CELLS or sighting.certainty <= LONE:
        return None
    return 2 * (left & glimpse.bare).bit_count() >= left.bit_count()


def _likely(card: Followed) -> Face:
    return card.face if card.card else max(card.votes, key=lambda vote: vote[1])[0]


def _seen_again(card: Followed, sighting: Sighting, now: int) -> Followed:
    unseen = now - card.hidden if card.hidden else 0        # nobody could have read it meanwhile
    card = replace(card, seen=now, bare=0, hidden=0, doubted=card.doubted + unseen)
    strayed, card = card.strayed, replace(card, strayed=None)
    if distance(card, sighting) <= STILL:
        return _vote(card, sighting, now)
    if card.card and (strayed is None or distance(strayed, sighting) > STILL):
        return replace(card, strayed=sighting)      # perhaps it is another one, or nothing: the next look will tell
    card = replace(card, x=sighting.x, y=sighting.y, turn=sighting.turn, since=now, looks=0, missed=0, votes=())
    return _vote(_vote(card, strayed, now) if strayed else card, sighting, now)


def _vote(card: Followed, sighting: Sighting, now: int) -> Followed:
    card = replace(card, looks=card.looks + 1)
    if sighting.face is UNREADABLE:
        # Refutes nothing, but a face that is seen once in a while only must never add up.
        card = replace(card, votes=tuple((face, certainty - certainty // FADING) for face, certainty in card.votes))
    if card.card and sighting.face == card.face:
        # What seemed to be another face was none, unless this card is hard to read anyway.
        return card if card.face is UNREADABLE else replace(card, votes=())
    tally = dict(card.votes)
    tally[sighting.face] = tally.get(sighting.face, 0) + sighting.certainty
    return replace(card, votes=tuple(tally.items()), doubted=card.doubted if card.votes else now)


def _refuted(card: Followed, here: list[Followed], pairs: dict[int, Sighting]) -> bool:
    """One that was told is seen where this one seemed to be another: its face, or itself, which went there."""
    return any(other.card and number in pairs and distance(pairs[number], card) <= SAME_SPOT
               and (pairs[number].face == other.face or distance(pairs[number], other) > SAME_SPOT)
               for number, other in enumerate(here))


def felt_beneath(card: Followed | Sighting, glimpse: Glimpse, area: Area, share: float,
                  others: tuple[Sighting, ...] = ()) -> bool | None:
    """Whether that share of a card's cells shows felt; None: other cards lie there, so that nobody can say."""
    beneath = cells_beneath(card, area)
    for other in others:
        beneath &= ~cells_beneath(other, area, CELL * 3 // 2)       # nor do the cells beside those that it covers
    total = beneath.bit_count()
    return (beneath & glimpse.bare).bit_count() >= share * total if total >= FEWEST_CELLS else None


def cells_beneath(card: Followed | Sighting, area: Area, margin: int = -60) -> int:
    """The area's cells on which the card lies, as bits like ``Glimpse.bare``."""
    return _cells_beneath(card.x, card.y, card.turn, area, margin)


@lru_cache(maxsize=1024)        # cards lie still, and are looked at many times
def _cells_beneath(x: int, y: int, turn: int, area: Area, margin: int) -> int:
    columns, rows = cells(area)
    left, top = round(area.x * 10) + CELL // 2, round(area.y * 10) + CELL // 2
    near = (x - left) // CELL, (y - top) // CELL
    reach = math.ceil(math.hypot(CARD_WIDTH / 2 + margin, CARD_HEIGHT / 2 + margin) / CELL) + 1
    cos, sin = math.cos(math.radians(turn / 10)), math.sin(math.radians(turn / 10))
    found = 0
    for row in range(max(near[1] - reach, 0), min(near[1] + reach, rows)):
        for column in range(max(near[0] - reach, 0), min(near[0] + reach, columns)):
            dx, dy = left + column * CELL - x, top + row * CELL - y
            if (abs(dx * cos + dy * sin) <= CARD_WIDTH / 2 + margin
                    and abs(dy * cos - dx * sin) <= CARD_HEIGHT / 2 + margin):
                found |= 1 << row * columns + column
    return found


def distance(card: Followed | Sighting, other: Followed | Sighting) -> float:
    return math.hypot(card.x - other.x, card.y - other.y)


# ── what is to be told of it ──
class _Telling:
    """The events of one glimpse, in order, and the cards as they stand after each."""

    def __init__(self, before: Steady, now: int, layout: Layout, cards: list[Followed]) -> None:
        self.next_card, self.awaited = before.next_card, list(before.awaited)
        self.now, self.layout, self.cards = now, layout, cards
        self.events: list[TableEvent] = []

    def tell_readings(self) -> None:
        """A face-down card was turned up, an unreadable one is seen better now."""
        for card in list(self.cards):
            if card.card and isinstance(card.face, Unread) and card.seen == self.now:
                face = decided(card.votes)
                if face is None and card.face is FACE_DOWN and self._late(card, card.doubted):
                    face = UNREADABLE       # no back shows any more, and no face that can be read
                if face is not None and face != card.face:
                    self._change(card, replace(card, face=face, votes=()))
                    self.events.append(CardRead(card.card, face))

    def tell_arrivals(self) -> None:
        """In the order in which they came to rest: one that is ready waits a little for one that came before it."""
        arriving = sorted((c for c in self.cards if not c.card), key=self._order)
        ready = {id(c): face for c in arriving if (face := self._ready(c)) is not None}
        for card in arriving:
            if id(card) not in ready:
                continue
            if any(self.now - card.since < (ORDERED if decided(c.votes) is None else REPLACED) * 1000
                   and id(c) not in ready and (c.looks > 1 or c.seen == self.now) and self._before(c, card)
                   for c in arriving):
                continue
            self._tell_arrival(card, ready[id(card)])

    def tell_departures(self, place: Place) -> None:
        for card in list(self.cards):
            lies_here = card.card and card.place == place and not card.gone
            if lies_here and card.bare and self.now - card.bare >= self._awhile(card) * 1000:
                mucked = card.face is FACE_DOWN and next(a.mucks for a in self.layout.areas if a.place == place)
                self._change(card, replace(card, gone=self.now, mucked=mucked))
                self.events.append(CardMoved(card.card, MUCK if mucked else DISCARD))

    def _awhile(self, card: Followed) -> int:
        """Who takes cards up takes a whole hand. A card that leaves the others of a hand that may be parted, or that
        one just laid down elsewhere may be, is perhaps only carried to another place: that is waited for, and longer
        where one comes to rest in the other hand."""
        coming = [c.place for c in self.cards if not c.card and self.now - c.seen <= FORGOTTEN * 1000
                  and _likely(c) in (card.face, UNREADABLE)]
        if any(_parted(place, card.place) for place in coming):
            return CARRIED + ORDERED
        stays = self._is_parted(card.place) and any(c is not card and not c.bare for c in self._lying(card))
        return CARRIED if stays or (coming and not isinstance(card.face, Unread)) else BARE

    def _order(self, card: Followed) -> tuple[int, int, int]:
        together = min(c.since for c in self.cards if not c.card and _together(c, card))
        area = next(n for n, a in enumerate(self.layout.areas) if a.place == card.place)
        return together, area, card.y if self.layout.areas[area].fan else card.x

    def _before(self, first: Followed, second: Followed) -> bool:
        return self._order(first) < self._order(second)

    def _ready(self, card: Followed) -> Face | None:
        if card.seen != self.now or self.now - card.since < REST * 1000 or card.looks < LOOKS:
            return None
        face, late = decided(card.votes), self.now - card.since >= REPLACED * 1000
        if not late and self._lay_elsewhere(card, face):
            return None
        if self._hides_another(card, face):
            # Nothing is seen any more of a card that was read here: this is another one, or a bad reading of it.
            return face if late and face is not None and dict(card.votes)[face] >= 2 * ENOUGH else None
        if face is None and self._late(card, card.since):
            faint = sum(certainty for _, certainty in card.votes) < FAINT * card.looks
            return None if faint and any(c.hidden for c in self._lying(card)) else UNREADABLE
        return face

    def _lay_elsewhere(self, card: Followed, face: Face | None) -> bool:
        """Perhaps it is the one that lay there: when the hand has gone from there, felt will tell."""
        return face is not None and face is not FACE_DOWN and any(
            c.hidden and c.face == face and c.place != card.place and not _parted(c.place, card.place)
            for c in self.cards if c.card and not c.gone)

    def _hides_another(self, card: Followed, face: Face | None) -> bool:
        # Of a hand's second row the part of a back that a hand leaves free looks like a back beside it.
        reach = CARD_WIDTH if face is FACE_DOWN and self._is_parted(card.place) else REACH
        return any(c.seen < card.since and distance(c, card) <= reach and not c.bare for c in self._lying(card))

    def _late(self, card: Followed, since: int) -> bool:
        return bool(card.votes) and self.now - since >= UNREAD * 1000 and card.looks > max(LOOKS, card.missed)

    def _is_parted(self, place: Place) -> bool:
        return any(_parted(area.place, place) for area in self.layout.areas)

    def _lying(self, card: Followed) -> list[Followed]:
        return [c for c in self.cards if c.card and not c.gone and c.place == card.place]

    def _tell_arrival(self, card: Followed, face: Face) -> None:
        back = min((c for c in self.cards if _came_back(c, card, face)),
                   key=lambda c: (c.face != face, c.place != card.place, distance(c, card)), default=None)
        said = min((a for a in self.awaited if _was_said(a[1], card, face)), key=lambda a: a[1].face != face,
                   default=None)
        if back is not None and (said is None or back.face == face or said[1].face != face):
            known = back.face if isinstance(face, Unread) else face
            self.cards.remove(back)
            self._change(card, replace(card, card=back.card, face=known, votes=(), over=back.over,
                                       named=back.named and known == back.face))
            if back.gone or back.place != card.place:
                self.events.append(CardMoved(back.card, card.place))
            if known != back.face:
                self.events.append(CardRead(back.card, known))
            return
        for old in self._lying(card):
            if distance(old, card) <= SAME_SPOT:
                self._change(old, replace(old, gone=self.now, bare=self.now))
                self.events.append(CardMoved(old.card, DISCARD))
        if said is not None:
            self.awaited.remove(said)
            number, named = said[1].card, said[1].face
            known = named if isinstance(face, Unread) else face
            self._change(card, replace(card, card=number, face=known, named=not isinstance(named, Unread), votes=()))
            if known != named:
                self.events.append(CardRead(number, known))
            return
        self._change(card, replace(card, card=self.next_card, face=face, votes=()))
        self.events.append(CardSeen(self.next_card, card.place, face))
        self.next_card += 1

    def _change(self, card: Followed, changed: Followed) -> None:
        self.cards[self.cards.index(card)] = changed


def _together(first: Followed, second: Followed) -> bool:
    return first.place == second.place and abs(first.since - second.since) <= TOGETHER * 1000


def _came_back(old: Followed, card: Followed, face: Face) -> bool:
    """Whether the card that lies here now is one that was taken from here, or lay elsewhere a moment ago."""
    if not old.card or old.mucked or old.seen > card.since:
        return False
    if _parted(old.place, card.place) and not old.gone and (old.bare or old.hidden):
        return old.face == face is not UNREADABLE       # beneath it another card of its hand lies: felt need not show
    if not old.bare:
        return False
    away = card.since - old.bare
    unread = isinstance(old.face, Unread)
    # What could not be read is too little to know a card by for long: it may have been none, and been struck.
    if old.place == card.place and (away <= RETURNED * 1000 or not (old.over or old.face is UNREADABLE)):
        return old.face == face or unread
    return away <= CARRIED * 1000 and old.face == face and not unread


def _parted(first: Place, second: Place) -> bool:
    """Two hands of one box: what lay in one may be moved to the other."""
    return first.zone is second.zone is Zone.SEAT and first.seat == second.seat and first.hand != second.hand


def _was_said(said: CardSeen, card: Followed, face: Face) -> bool:
    """Whether people told of this card before the camera did. A back is not the card that somebody has read."""
    return said.at == card.place and (said.face == face or face is UNREADABLE or isinstance(said.face, Unread))


def decided(votes: Iterable[Vote]) -> Face | None:
    """The face for which the evidence suffices, FACE_DOWN included; None as long as it does not."""
    tally = dict(votes)
    back = tally.pop(FACE_DOWN, 0)
    tally.pop(UNREADABLE, None)
    known: list[tuple[int, Known]] = [(v, f) for f, v in tally.items() if not isinstance(f, Unread)]
    best, face = max(known, key=lambda vote: vote[0], default=(0, None))
    total = sum(v for v, _ in known)
    if face is not None and best >= ENOUGH and best >= AGREED * (total - best) and best >= back:
        return face
    return FACE_DOWN if back >= ENOUGH and back >= AGREED * total else None
