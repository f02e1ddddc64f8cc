"""Steadying begun anew in the middle of a round: what the log has lying on the table, at the places where it was seen
last. Pure: a replay does it again, from the same log and the same sightings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from dealer_assist.cards import Unread
from dealer_assist.table.events import Amended, CardMoved, CardRead, CardSeen, Recorded, RoundClosed
from dealer_assist.table.places import DISCARD, MUCK
from dealer_assist.vision.sighting import Glimpse, Sighting
from dealer_assist.vision.steadying import SAME_SPOT, Followed, Steady, distance


def resumed(log: Iterable[Recorded], seen: Sequence[Glimpse], now: int, camera: str) -> Steady:
    """A card of the log that is seen where it was ``seen`` last is the same card; if felt shows there, it is gone.

    ``now``: when it goes on. ``camera``: who in the log is not people.
    """
    cards: dict[int, Followed] = {}
    by_people: dict[int, int] = {}      # the entries by which they told of cards, perhaps before the camera saw them
    highest = 0
    for entry in log:
        match entry.event:
            case CardSeen(card, at, face):
                highest = max(highest, card)
                cards[card] = Followed(at, 0, 0, 0, entry.at, entry.at, card=card, face=face,
                                       named=entry.by != camera and not isinstance(face, Unread))
                if entry.by != camera:
                    by_people[card] = entry.seq
            case CardRead(card, face) if card in cards:
                cards[card] = replace(cards[card], face=face,
                                      named=entry.by != camera and not isinstance(face, Unread))
            case CardMoved(card, to) if card in cards:
                gone = to in (DISCARD, MUCK)
                cards[card] = replace(cards[card], place=cards[card].place if gone else to, mucked=to == MUCK,
                                      gone=entry.at if gone else 0, bare=entry.at if gone else 0, seen=entry.at)
            case Amended(seq, instead):
                # As at the table: what the camera told keeps its number while it lies there, also when it is struck.
                facts = {fact.card: fact for fact in instead if isinstance(fact, CardSeen | CardRead)}
                for card in [card for card, by in by_people.items() if by == seq and card not in facts]:
                    del cards[card], by_people[card]        # none was there
                for card, fact in facts.items():
                    highest = max(highest, card)
                    if card in cards:
                        cards[card] = replace(cards[card], face=fact.face, named=not isinstance(fact.face, Unread))
            case RoundClosed():
                cards = {number: replace(card, over=True) for number, card in cards.items() if not card.gone}
                by_people = {}
            case _:
                pass
    followed = [card for card in cards.values() if card.gone]
    awaited: list[tuple[int, CardSeen]] = []
    for one in sorted((c for c in cards.values() if not c.gone), key=lambda c: (c.over, isinstance(c.face, Unread))):
        there = _last_seen(one, seen, [c for c in followed if not c.gone and c.place == one.place])
        if there is not None:
            followed.append(replace(one, x=there.x, y=there.y, turn=there.turn, since=now, seen=now))
        elif not one.over:
            awaited.append((by_people.get(one.card, 0), CardSeen(one.card, one.place, one.face)))
    return Steady(tuple(followed), highest + 1, tuple(awaited))


def _last_seen(card: Followed, seen: Sequence[Glimpse], others: Sequence[Followed]) -> Sighting | None:
    """The newest sighting of it; where its face was not seen, of anything there that may be it and is no other card."""
    for exactly in (True, False):
        for glimpse in reversed(seen):
            for sighting in glimpse.sightings if glimpse.place == card.place else ():
                if _may_be(card, sighting, exactly) and all(distance(sighting, other) > SAME_SPOT for other in others):
                    return sighting
    return None


def _may_be(card: Followed, sighting: Sighting, exactly: bool) -> bool:
    return sighting.face == card.face or (
        not exactly and (isinstance(card.face, Unread) or isinstance(sighting.face, Unread)))
