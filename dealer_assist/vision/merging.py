"""What several cameras see of one place at one moment, as one glimpse: a card that two of them see is one card.

Pure: a dispute does it again. Does not: prefer a camera, or let one outvote another. Where they contradict each other
the card is unreadable, and is asked for.
"""

from __future__ import annotations

from functools import reduce

from dealer_assist.cards import UNREADABLE
from dealer_assist.table.layout import Layout
from dealer_assist.vision.sighting import Glimpse, Looks, Sighting
from dealer_assist.vision.steadying import PHANTOM, cells_beneath, distance, felt_beneath

# Tenths of a millimetre between what two cameras see of one card: each has its plane and its lens from a few marks.
AGREEING = 250
ONE_CARD = 120          # ... where they contradict each other: no two cards lie so close that both are seen


def merged(seen: Glimpse | Looks, layout: Layout) -> Glimpse:
    if isinstance(seen, Glimpse):
        return seen
    area = next(a for a in layout.areas if a.place == seen.glimpses[0].place)
    # Where a camera sees felt beneath a card of its own it contradicts itself: that is not put to the others.
    own = [tuple(s for s in glimpse.sightings if not felt_beneath(s, glimpse, area, PHANTOM))
           for glimpse in seen.glimpses]
    cards = reduce(_joined, own)
    # Felt that one of them sees is there, whatever hides it from the others; but not where a card is seen.
    bare = reduce(lambda one, other: one | other, (glimpse.bare for glimpse in seen.glimpses))
    for card in cards:
        bare &= ~cells_beneath(card, area)
    last = max(seen.glimpses, key=lambda glimpse: glimpse.captured_at)
    return Glimpse(" + ".join(glimpse.camera for glimpse in seen.glimpses), last.frame, last.captured_at, area.place,
                   cards, bare)


def _joined(ours: tuple[Sighting, ...], theirs: tuple[Sighting, ...]) -> tuple[Sighting, ...]:
    near = sorted((a.face != b.face, away, i, j) for i, a in enumerate(ours) for j, b in enumerate(theirs)
                  if (away := distance(a, b)) <= (AGREEING if UNREADABLE in (a.face, b.face) or a.face == b.face
                                                  else ONE_CARD))
    pairs: dict[int, int] = {}
    for _, _, i, j in near:
        if i not in pairs and j not in pairs.values():
            pairs[i] = j
    cards = [_one_card(ours[i], theirs[j]) for i, j in pairs.items()]
    cards += [a for i, a in enumerate(ours) if i not in pairs]
    cards += [b for j, b in enumerate(theirs) if j not in pairs.values()]
    return tuple(sorted(cards, key=lambda s: (s.x, s.y)))


def _one_card(a: Sighting, b: Sighting) -> Sighting:
    """Where it lies and what it is as the surer one says, unless they contradict each other."""
    surer = min(a, b, key=lambda s: (s.face is UNREADABLE, -s.certainty, s.x, s.y))
    if UNREADABLE in (a.face, b.face) or a.face == b.face:
        return surer
    return Sighting(surer.x, surer.y, surer.turn, UNREADABLE, surer.certainty)
