"""High hands with the joker, as Double Hand plays it: an ace, or any card that completes a straight or flush."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from dealer_assist.cards import Card, Joker, Rank, Suit
from dealer_assist.games.poker_hands import FIVE_ACES_BELOW_ROYAL, Category, Strength, five, high


class FiveAces(StrEnum):
    BEATS_ALL = "beats all"
    BELOW_ROYAL = "below_royal"


class Wheel(StrEnum):
    LOWEST_STRAIGHT = "lowest straight"
    SECOND_HIGHEST = "second_highest"


class JokerInFlush(StrEnum):
    HIGHEST_MISSING = "highest rank missing from it"
    ACE = "ace"


@dataclass(frozen=True, slots=True)
class JokerRules:
    five_aces: FiveAces = FiveAces.BEATS_ALL                    # A40
    wheel: Wheel = Wheel.LOWEST_STRAIGHT                        # A39
    in_flush: JokerInFlush = JokerInFlush.HIGHEST_MISSING       # A60


STANDARD = JokerRules()
_COMPLETED = (Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH)
_SUITS = {suit: tuple(Card(rank, suit) for rank in Rank) for suit in Suit}
_ACES = tuple(suited[-1] for suited in _SUITS.values())


def with_joker_five(cards: Sequence[Card | Joker], rules: JokerRules = STANDARD) -> Strength:
    """The best five cards (DHP-JOKER-1)."""
    return _strength(_joker_named(cards, rules), rules)


def with_joker_cards(cards: Sequence[Card | Joker], rules: JokerRules = STANDARD) -> tuple[Card, ...]:
    """Those five, the telling ones first; the card that the joker stands for is in its place."""
    named = _joker_named(cards, rules)
    aces = tuple(card for card in named if card.rank == Rank.ACE)
    return aces if len(aces) == 5 else five(named)


def pair_or_high(cards: Sequence[Card | Joker]) -> Strength:
    """The two-card hand: a pair or two high cards, the joker an ace (A41)."""
    return high([card if isinstance(card, Card) else _ACES[0] for card in cards])


def _joker_named(cards: Sequence[Card | Joker], rules: JokerRules) -> tuple[Card, ...]:
    """The same cards with what the joker stands for. There is one; on a damaged table the others count for nothing."""
    plain = tuple(card for card in cards if isinstance(card, Card))
    if len(plain) == len(cards):
        return plain
    # Whatever completes a flush is of the suit there is most of; what completes a straight may be of any.
    suit = Counter(card.suit for card in plain).most_common(1)[0][0] if plain else Suit.CLUBS
    aces = [ace for ace in _ACES if ace not in plain]
    if not aces or rules.in_flush is JokerInFlush.ACE:
        aces.append(_SUITS[suit][-1])               # stands beside the same ace
    completing = (card for card in _SUITS[suit]
                  if card not in plain and _strength((*plain, card), rules)[0] in _COMPLETED)
    return max(((*plain, card) for card in (*aces, *completing)), key=lambda named: _strength(named, rules))


def _strength(named: Sequence[Card], rules: JokerRules) -> Strength:
    if sum(card.rank == Rank.ACE for card in named) == 5:
        return (Category.FIVE_ACES, 14) if rules.five_aces is FiveAces.BEATS_ALL else FIVE_ACES_BELOW_ROYAL
    strength = high(named)
    if rules.wheel is Wheel.SECOND_HIGHEST and strength in ((Category.STRAIGHT, 5), (Category.STRAIGHT_FLUSH, 5)):
        return (strength[0], 13, 5)                 # above the king-high straight, below the ace-high one
    return strength
