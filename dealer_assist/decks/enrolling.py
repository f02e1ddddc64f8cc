"""Pictures of a deck's cards into what is learnt of it, and what that brings on looks that were not learnt from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from dealer_assist.cards import JOKER, Known
from dealer_assist.decks.learning import Chosen, Lessons, fit, sharpness
from dealer_assist.decks.locating import Lying, NoCard, Print, find_card, find_print, indices_of
from dealer_assist.decks.shown import CARDS, Shown, UnclearPass
from dealer_assist.decks.views import NO_SUIT, REJECT, Lies, Looks, looks_at, number_of
from dealer_assist.vision.own_deck import Floats, Head, OwnDeck, softmax, together
from dealer_assist.vision.reading import CardReader, chances_of, reading_of

LOOKS = 640                # at all cards together: fewer teach less, more take longer
_FEWEST = 4                 # at each picture
_OF_OTHERS = 3              # at each card of another deck
_FOLDS = 4
_SURE = 3.0     # by which another card must fit better, in the logarithm of the probability at a usual look: of a card
                # that was confused by its name it is 4 to 20; of others, on eight decks, itself fits better by 2.6
USUAL_BOX = 0.105, 0.145, 0.13, 0.225   # of an index, where the detector finds none: the median of the training decks


@dataclass(frozen=True, slots=True)
class Score:
    """Of detected indices at the shipped threshold."""

    indices: int
    right: int
    wrong: int
    invented: int           # cards read where no index is


@dataclass(frozen=True, eq=False)
class Enrolled:
    deck: OwnDeck
    pictures: int
    cards: int
    printed: Print | None
    before: Score
    after: Score
    doubts: tuple[str, ...]


def enrol(reader: CardReader, name: str, shown: Sequence[Shown], say: Callable[[str], None] = lambda line: None,
          anyway: bool = False, looks_in_all: int = LOOKS) -> Enrolled:
    """``anyway``: learn although pictures look like other cards than they are said to show."""
    lying = _found(reader, shown, say)
    printed = find_print(lying)
    where = printed or Print(USUAL_BOX, False, 0)
    views = max(_FEWEST, round(looks_in_all / len(shown)))
    say(f"looking {views} times at each of {len(shown)} pictures, near and far, turned, blurred, in other light")
    looks = looks_at(reader, [(one.picture, lies.outline, indices_of(lies, where), one.card)
                              for one, lies in zip(shown, lying, strict=True)], views, np.random.default_rng(0))
    say(f"learning from {len(looks.rank)} crops")
    lessons = Lessons.of(looks)
    doubts = other_cards(lessons, shown)
    if doubts and not anyway:
        raise UnclearPass("\n".join([*doubts, "nothing was learnt: show these cards again, or, where the pictures are "
                                    "right, give --anyway"]))
    sharp, after = _unlearnt(lessons, reader.accept_certainty)
    rank, suit = lessons.heads(np.ones(len(looks.rank), np.bool_))
    before = score(looks, _shipped(looks), reader.accept_certainty)
    learnt = "; ".join([f"{len({one.card for one in shown})} cards, {len(shown)} pictures", *doubts])
    deck = OwnDeck(name, reader.classifier_digest, Head(rank.weights, rank.bias, sharp[0]),
                   Head(suit.weights, suit.bias, sharp[1]), learnt)
    return Enrolled(deck, len(shown), len({one.card for one in shown}), printed, before, after, tuple(doubts))


def on_others(reader: CardReader, deck: OwnDeck, others: Sequence[Lies]) -> tuple[Score, Score]:
    """What is read of cards of another deck, without this one and with it."""
    looks = looks_at(reader, others, _OF_OTHERS, np.random.default_rng(1))
    sensed = looks.sensed
    own = chances_of(deck.rank(sensed.rank, sensed.features), deck.suit(sensed.suit, sensed.features))
    shipped = _shipped(looks)
    return (score(looks, shipped, reader.accept_certainty),
            score(looks, together(shipped, own), reader.accept_certainty))


def _found(reader: CardReader, shown: Sequence[Shown], say: Callable[[str], None]) -> list[Lying]:
    say(f"finding the card in {len(shown)} pictures")
    lying, faults = [], []
    for one in shown:
        try:
            lying.append(find_card(reader, one.picture))
        except NoCard as fault:
            faults.append(f"{one.name} {fault}")
    if faults:
        raise UnclearPass("\n".join([*faults, "nothing was learnt: show each of these cards alone, whole, on a plain "
                                    "ground, seen from above"]))
    return lying


def score(looks: Looks, chances: Floats, accept: float) -> Score:
    """Judged as the reader judges a box: by the turn in which it reads best."""
    lines = np.flatnonzero(looks.box >= 0)
    ends = np.flatnonzero(np.diff(looks.box[lines], append=-2)) + 1
    indices = right = wrong = invented = 0
    for start, end in zip([0, *ends[:-1].tolist()], ends.tolist(), strict=True):
        box = lines[start:end]
        truth = int(looks.truth[box[0]])
        _, best, certainty = reading_of(chances[box])
        accepted = certainty >= accept
        indices += truth >= 0
        right += accepted and best == truth
        wrong += accepted and 0 <= truth != best
        invented += accepted and truth < 0
    return Score(indices, right, wrong, invented)


def _unlearnt(lessons: Lessons, accept: float) -> tuple[tuple[float, float], Score]:
    """How sharp the heads may be, by half of the looks tried with what the other half taught; and the score of indices
    that were not learnt from at all: the one index of each card is tried with what the other one taught."""
    looks = lessons.looks
    ranks, suits = _halves(lessons, looks.look % 2 == 0)
    suited = looks.suit != NO_SUIT
    sharp = sharpness(ranks, looks.rank), sharpness(suits[suited], looks.suit[suited])
    ranks, suits = _halves(lessons, looks.corner % 2 == 0)
    own = chances_of(softmax(sharp[0] * ranks), softmax(sharp[1] * suits))
    return sharp, score(looks, together(_shipped(looks), own), accept)


def _shipped(looks: Looks) -> Floats:
    return chances_of(looks.sensed.rank, looks.sensed.suit)


def _halves(lessons: Lessons, half: Chosen) -> tuple[Floats, Floats]:
    """What each half of the looks is judged to be with what the other half taught."""
    sensed = lessons.looks.sensed
    ranks, suits = np.zeros_like(sensed.rank), np.zeros_like(sensed.suit)
    for tried in (half, ~half):
        rank, suit = lessons.heads(~tried)
        ranks[tried] = rank.moved(sensed.rank[tried], sensed.features[tried])
        suits[tried] = suit.moved(sensed.suit[tried], sensed.features[tried])
    return ranks, suits


def other_cards(lessons: Lessons, shown: Sequence[Shown]) -> list[str]:
    """Pictures that look like another card than they are said to show, to heads learnt from the other cards.

    Those are deceived when a whole pass is in another order than it is said to be. The shipped heads are not, but know
    the design little: they are believed where the card that they name does not look like itself either.
    """
    looks = lessons.looks
    upright = looks.rank != REJECT
    numbers = np.array([number_of(one.card) for one in shown])
    fold = np.where(numbers < 52, (numbers // 4 + numbers % 4) % _FOLDS, 0)
    doubts: dict[int, int] = {}
    shipped = _of_cards(np.log(np.maximum(looks.sensed.rank, 1e-9)), np.log(np.maximum(looks.sensed.suit, 1e-9)))
    for number in range(_FOLDS):
        apart = (fold == number)[looks.picture]
        tried = upright & apart
        if not tried.any() or not (upright & ~apart).any():
            continue
        said = _log_chances(lessons, upright & ~apart, tried)
        for picture in np.flatnonzero((fold == number) & (numbers < 52)).tolist():
            if (other := _another(said[looks.picture[tried] == picture], int(numbers[picture]))) is not None:
                doubts[picture] = other
    alike = {picture: _another(shipped[upright & (looks.picture == picture)], int(numbers[picture]))
             for picture in np.flatnonzero(numbers < 52).tolist()}
    themselves = {int(numbers[picture]) for picture, other in alike.items() if other is None}
    doubts |= {picture: other for picture, other in alike.items() if other is not None and other not in themselves}
    by_card = {number_of(one.card): one.name for one in shown}
    return [f"{shown[picture].name} is said to show {shown[picture].card} and looks like {_card(best)}"
            + (f", as {by_card[best]} does" if best in by_card and by_card[best] != shown[picture].name else "")
            for picture, best in sorted(doubts.items())]


def _another(said: Floats, card: int) -> int | None:
    usual = np.median(said, axis=0)
    best = int(usual.argmax())
    return best if usual[best] - usual[card] > _SURE else None


def _log_chances(lessons: Lessons, learnt: Chosen, tried: Chosen) -> Floats:
    """Of the 52 cards and the joker, for each crop that was tried."""
    looks = lessons.looks
    moved: list[NDArray[np.float32]] = []
    for said, labels in ((looks.sensed.rank, looks.rank), (looks.sensed.suit, looks.suit)):
        chosen = learnt & (labels != NO_SUIT)
        weights = fit(said[chosen], lessons.features[chosen], labels[chosen], 0.03)
        logits = np.log(np.maximum(said[tried], 1e-12)) + lessons.features[tried] @ weights[:-1] + weights[-1]
        moved.append(np.log(np.maximum(softmax(logits), 1e-9)))
    return _of_cards(*moved)


def _of_cards(rank: Floats, suit: Floats) -> Floats:
    """Logarithms of probabilities, of rank and suit, into those of cards as ``number_of`` counts them."""
    cards = (rank[:, :13, None] + suit[:, None, :]).reshape(len(rank), 52)
    return np.asarray(np.concatenate([cards, rank[:, 13:14]], axis=1), np.float32)


def _card(number: int) -> Known:
    return next((card for card in CARDS if number_of(card) == number), JOKER)
