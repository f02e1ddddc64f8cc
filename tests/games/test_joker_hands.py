from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.cards import JOKER, Card, Joker, Known, Rank, parse_face
from dealer_assist.games.joker_hands import (
    FiveAces,
    JokerInFlush,
    JokerRules,
    Wheel,
    pair_or_high,
    with_joker_cards,
    with_joker_five,
)
from dealer_assist.games.poker_hands import Category, Strength, by_definition, high, kickers, name
from tests.random_play import DECK


def cards(text: str) -> tuple[Known, ...]:
    faces = tuple(map(parse_face, text.split()))
    return tuple(face for face in faces if isinstance(face, Card | Joker))


BELOW_ROYAL = JokerRules(five_aces=FiveAces.BELOW_ROYAL)
SECOND_HIGHEST = JokerRules(wheel=Wheel.SECOND_HIGHEST)
AN_ACE_IN_A_FLUSH = JokerRules(in_flush=JokerInFlush.ACE)


@pytest.mark.parametrize(("text", "named", "made_of"), [
    ("Ah Ac Ad As joker", "five_aces", "Ah Ac Ad As Ah"),
    ("Ah Kh Qh Jh joker", "royal_flush", "Ah Kh Qh Jh Th"),
    ("9h 8h 6h 5h joker", "straight_flush", "9h 8h 7h 6h 5h"),
    ("9h 8h 7h 6h joker", "straight_flush", "Th 9h 8h 7h 6h"),      # the highest straight it can make
    ("2h 3h 4h 5h joker", "straight_flush", "6h 5h 4h 3h 2h"),
    ("Ah 2h 4h 5h joker", "straight_flush", "5h 4h 3h 2h Ah"),
    ("7h 7c 7d 7s joker", "four_of_a_kind", "7h 7c 7d 7s Ac"),      # else an ace
    ("Ah Ac Ad 7s joker", "four_of_a_kind", "Ah Ac Ad As 7s"),
    ("Ah Ac 7d 7s joker", "full_house", "Ah Ac Ad 7d 7s"),
    ("7h 7c 8d 8s joker", "two_pair", "8d 8s 7h 7c Ac"),            # no third eight
    ("7h 7c 8d 9s joker", "pair", "7h 7c Ac 9s 8d"),                # three of a kind only of aces
    ("Ah 7c 8d Ts joker", "pair", "Ah Ac Ts 8d 7c"),
    ("Kh 7c 8d Ts joker", "high_card", "Ac Kh Ts 8d 7c"),
    ("Kh Qh 8h 7h joker", "flush", "Ah Kh Qh 8h 7h"),
    ("Kh Qc Jh Ts joker", "straight", "Ac Kh Qc Jh Ts"),
    ("Kh Kc Jh Ts 9d", "pair", "Kh Kc Jh Ts 9d"),
])
def test_dhp_joker_1_an_ace_or_what_completes_a_straight_or_flush(text: str, named: str, made_of: str) -> None:
    hand = cards(text)
    assert name(with_joker_five(hand)) == named
    ranks = [card.rank for card in cards(made_of) if isinstance(card, Card)]
    assert [card.rank for card in with_joker_cards(hand)] == ranks


def test_a40_five_aces_beat_all_or_stand_below_the_royal() -> None:
    aces, royal, king = cards("Ah Ac Ad As joker"), cards("Ah Kh Qh Jh Th"), cards("Kh Qh Jh Th 9h")
    assert with_joker_five(aces) > with_joker_five(royal) > with_joker_five(king)
    low = [with_joker_five(hand, BELOW_ROYAL) for hand in (royal, aces, king)]
    assert low == sorted(low, reverse=True)
    assert [name(strength) for strength in low] == ["royal_flush", "five_aces", "straight_flush"]


def test_a39_the_wheel_is_the_lowest_straight_or_the_second_highest() -> None:
    for suit in "ch":
        hands = [cards(text + suit) for text in ("Ah Kh Qh Jh T", "5h 4h 3h joker A", "Kh Qh Jh Th 9", "6h 5h 4h 3h 2")]
        ace, wheel, king, six = (with_joker_five(hand) for hand in hands)
        assert ace > king > six > wheel
        ace, wheel, king, six = (with_joker_five(hand, SECOND_HIGHEST) for hand in hands)
        assert ace > wheel > king > six
        assert name(wheel) == name(king)
    open_ended = cards("5h 4c 3d 2s joker")
    assert [c.rank for c in with_joker_cards(open_ended)] == [6, 5, 4, 3, 2]
    assert [c.rank for c in with_joker_cards(open_ended, SECOND_HIGHEST)] == [5, 4, 3, 2, 14]


def test_a60_the_joker_in_a_flush_is_the_highest_missing_rank_or_an_ace() -> None:
    with_joker, plain = cards("Ah Qh 9h 5h joker"), cards("Ac Kc Qc Jc 9c")
    assert with_joker_five(with_joker) < with_joker_five(plain)
    assert with_joker_five(with_joker, AN_ACE_IN_A_FLUSH) > with_joker_five(plain, AN_ACE_IN_A_FLUSH)
    assert with_joker_cards(with_joker, AN_ACE_IN_A_FLUSH) == cards("Ah Ah Qh 9h 5h")
    straight_flush = cards("Ah Kh Jh Th joker")
    assert name(with_joker_five(straight_flush, AN_ACE_IN_A_FLUSH)) == "royal_flush"


@pytest.mark.parametrize(("better", "worse"), [
    ("Ac joker", "Ah As"), ("2c 2d", "Ah Kh"), ("Ah Kh", "Ac Qd"), ("Kh joker", "Ah Qh"), ("3c 3d", "2c 2d"),
])
def test_a41_the_two_card_hand_is_a_pair_or_high_cards_the_joker_an_ace(better: str, worse: str) -> None:
    if better != "Ac joker":
        assert pair_or_high(cards(better)) > pair_or_high(cards(worse))
    else:
        assert pair_or_high(cards(better)) == pair_or_high(cards(worse)) == (Category.PAIR, 14)


def test_a_joker_that_is_a_kicker_is_told_as_the_card_it_stands_for() -> None:
    mine, theirs = with_joker_cards(cards("7h 7c 9d 5s joker")), with_joker_cards(cards("7d 7s Kc 9s 8h"))
    decides = kickers(mine, theirs)
    assert decides is not None
    assert [card.rank for card in decides] == [Rank.ACE, Rank.KING]


@settings(deadline=None)
@given(st.permutations(DECK), st.sampled_from(list(FiveAces)), st.sampled_from(list(JokerInFlush)))
def test_dhp_joker_1_is_the_best_of_all_that_it_may_stand_for(
        deck: list[Card], five_aces: FiveAces, in_flush: JokerInFlush) -> None:
    rules = JokerRules(five_aces, Wheel.LOWEST_STRAIGHT, in_flush)
    four = deck[:4]

    def made(card: Card) -> Strength:
        strength = by_definition((*four, card))
        flush = strength[0] == Category.FLUSH
        if flush and in_flush is JokerInFlush.ACE:
            return (Category.FLUSH, *sorted((14, *(c.rank for c in four)), reverse=True))
        return strength if card.rank == Rank.ACE or flush or strength[0] in (
            Category.STRAIGHT, Category.STRAIGHT_FLUSH) else ()

    if {card.rank for card in four} != {Rank.ACE}:
        assert with_joker_five((*four, JOKER), rules) == max(map(made, deck[4:]))


@settings(deadline=None)
@given(st.lists(st.sampled_from([*DECK, JOKER]), max_size=8),
       st.builds(JokerRules, st.sampled_from(list(FiveAces)), st.sampled_from(list(Wheel)),
                 st.sampled_from(list(JokerInFlush))))
def test_any_cards_have_a_strength_and_a_name(some: list[Known], rules: JokerRules) -> None:
    assert name(with_joker_five(some, rules))
    assert name(pair_or_high(some))
    assert len(with_joker_cards(some, rules)) <= 5
    if JOKER not in some and rules == JokerRules():
        plain = [card for card in some if isinstance(card, Card)]
        assert with_joker_five(some, rules) == high(plain) or sum(card.rank == Rank.ACE for card in plain) >= 5
