"""Blackjack's published figures through the game's own next steps and settlements; no rule of it is written here.

``python -m tests.verify.blackjack`` (some seconds). A shoe without end, this house's rules as they stand: a dealer
without a hole card who stands on soft 17 and takes all that was staked when he has a blackjack, doubling on 9, 10 and
11 with or without an ace and after a split, splits up to four hands, aces with one card each and split again. Every
hand is built as a round; what may be done with it, when the dealer draws and what is paid is what the game answers.
Split hands get their cards in turn, so that one can be looked at alone; in a shoe without end that changes no figure.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache

from dealer_assist.cards import Card, Rank, Suit
from dealer_assist.games.blackjack import BET, DOUBLE, HIT, INSURANCE, SPLIT, STAND, Blackjack, hard, total
from dealer_assist.games.game import Ask, Deal, NextStep, Offer
from dealer_assist.table import round as rounds
from dealer_assist.table.events import CardMoved, CardSeen, Decided, Recorded, RoundEvent, RoundOpened, Seated, Staked
from dealer_assist.table.places import DEALER, Party, Place, seat
from dealer_assist.table.round import Round
from tests.table_talk import house

PLAYER, BOX, CHIPS = Party(1), seat(1), 1000
OPENED = RoundOpened(1, (Seated(PLAYER),))
# In a shoe without end pictures and tens are one card that comes four times as often.
CARDS = {Card(rank, Suit.SPADES): Fraction(4 if rank is Rank.TEN else 1, 13)
         for rank in Rank if rank not in (Rank.JACK, Rank.QUEEN, Rank.KING)}
SIX, TEN = Card(Rank.SIX, Suit.SPADES), Card(Rank.TEN, Suit.SPADES)
SHOE = [Card(rank, suit) for suit in Suit for rank in Rank] * 6

Hand = tuple[Card, ...]
Policy = Callable[[Hand], str]


def table(*events: RoundEvent) -> Round:
    return rounds.fold(Recorded(n, n, "", event) for n, event in enumerate((OPENED, Staked(PLAYER, BOX, BET, CHIPS),
                                                                           *events)))


def seen(number: int, at: Place, card: Card) -> CardSeen:
    """In a suit of its own as far as there are any: no shoe is to be fouled by many cards of one rank."""
    return CardSeen(number, at, Card(card.rank, (*Suit,)[number % 4]))


# ── counted over all first cards of six decks ──
def naturals(game: Blackjack) -> Fraction:
    first, found = Counter(SHOE), Fraction(0)
    for one, often in first.items():
        for other, times in (first - Counter([one])).items():
            r = table(CardSeen(1, BOX, one), CardSeen(2, DEALER, SIX), CardSeen(3, BOX, other))
            if game.hand(r, BOX).blackjack:
                found += Fraction(often * times, 312 * 311)
    return found


def insurance(game: Blackjack) -> Fraction:
    """What an insurance nets on average, by chips staked, where only the dealer's ace was seen."""
    net = Fraction(0)
    ace = Card(Rank.ACE, Suit.SPADES)
    for card, often in (Counter(SHOE) - Counter([ace])).items():
        r = table(*box((TEN, SIX), 1, ace), Staked(PLAYER, BOX, INSURANCE, CHIPS // 2), CardSeen(9, DEALER, card))
        line = next(x for x in game.settle(r).lines if x.kind == INSURANCE)
        net += Fraction(line.net * often, line.staked * 311)
    return net


# ── a shoe without end ──
class Shoe:
    """One box against one card of the dealer's: what each choice is worth, in stakes.

    Hands of three cards and more that count alike are looked at once, by the first that comes: what the game says of
    them hangs on their totals only.
    """

    def __init__(self, game: Blackjack) -> None:
        self.game = game
        self.payments: dict[tuple[object, ...], Fraction] = {}
        self.asked: dict[tuple[object, ...], tuple[str, ...]] = {}

    def edge(self, policy: Policy | None = None) -> Fraction:
        """``policy`` None: always the best choice, splits among them."""
        return sum((self.against(up, policy) * often for up, often in CARDS.items()), Fraction(0))

    def against(self, up: Card, policy: Policy | None) -> Fraction:
        """The expectation against one card of the dealer's."""
        ends = self.dealers_ends(up)
        found: dict[tuple[object, ...], Fraction] = {}

        def stands(cards: Hand, hands: int, doubled: bool = False) -> Fraction:
            return sum((self.paid(cards, hands, doubled, end) * often for end, often in ends.items()), Fraction(0))

        def choice(word: str, cards: Hand, hands: int) -> Fraction:
            if word == STAND:
                return stands(cards, hands)
            after = {card: (*cards, card) for card in CARDS}
            return sum((often * (stands(after[card], hands, True) if word == DOUBLE else worth(after[card], hands))
                        for card, often in CARDS.items()), Fraction(0))

        def worth(cards: Hand, hands: int) -> Fraction:
            """Of one hand among so many of the box, when it is not split."""
            key = alike(cards, hands)
            if key not in found:
                choices = self.choices(cards, hands)
                words = (STAND,) if not choices else (policy(cards),) if policy else choices
                found[key] = max(choice(word, cards, hands) for word in words if word != SPLIT)
            return found[key]

        @cache
        def split(card: Card, to_play: int, hands: int) -> Fraction:
            """Of hands that have their first card, each the same."""
            if not to_play:
                return Fraction(0)
            whole = Fraction(0)
            for second, often in CARDS.items():
                best = worth((card, second), hands) + split(card, to_play - 1, hands)
                if SPLIT in self.choices((card, second), hands):
                    best = max(best, split(card, to_play + 1, hands + 1))
                whole += often * best
            return whole

        expected = Fraction(0)
        for one, often in CARDS.items():
            for other, times in CARDS.items():
                best = worth((one, other), 1)
                if policy is None and SPLIT in self.choices((one, other), 1):
                    best = max(best, split(one, 2, 2))
                expected += often * times * best
        return expected

    # ── what the game says ──
    def choices(self, cards: Hand, hands: int) -> tuple[str, ...]:
        """What it asks of a hand among so many of the box; nothing: the hand is finished."""
        key = alike(cards, hands)
        if key not in self.asked:
            step = self.step(table(*box(cards, hands, SIX)))
            self.asked[key] = step.choices if isinstance(step, Ask) and step.on == BOX else ()
        return self.asked[key]

    def step(self, r: Round) -> NextStep | None:
        step = self.game.next_step(r)
        return step.then if isinstance(step, Offer) else step

    def dealers_ends(self, up: Card) -> Mapping[Hand, Fraction]:
        """The hands with which the dealer ends, one of those alike, as he is told to draw while a twenty stands."""
        found: dict[tuple[object, ...], Mapping[Hand, Fraction]] = {}
        same: dict[tuple[int, bool], Hand] = {}

        def draw(cards: Hand) -> Mapping[Hand, Fraction]:
            key = alike(cards, 1)
            if key not in found:
                r = table(*box((TEN, TEN), 1, up), Decided(PLAYER, BOX, STAND), *dealers(cards))
                if isinstance(self.step(r), Deal):
                    ends: dict[Hand, Fraction] = {}
                    for card, times in CARDS.items():
                        for end, often in draw((*cards, card)).items():
                            ends[end] = ends.get(end, Fraction(0)) + often * times
                    found[key] = ends
                else:
                    dealer = self.game.dealer(r)
                    found[key] = {same.setdefault((min(dealer.total, 22), dealer.blackjack), cards): Fraction(1)}
            return found[key]

        return draw((up,))

    def paid(self, cards: Hand, hands: int, doubled: bool, end: Hand) -> Fraction:
        """What the hand nets, in stakes."""
        first_two = cards if len(cards) == 2 and total(cards) == 21 else ()
        key = (hands > 1, total(cards), first_two, doubled, end)
        if key not in self.payments:
            events = list(box(cards[:-1] if doubled else cards, hands, end[0]))
            if doubled:
                events += [Decided(PLAYER, BOX, DOUBLE), Staked(PLAYER, BOX, DOUBLE, CHIPS), seen(40, BOX, cards[-1])]
            elif self.choices(cards, hands):
                events.append(Decided(PLAYER, BOX, STAND))
            lines = [x for x in self.game.settle(table(*events, *dealers(end))).lines if x.on == BOX]
            assert sum(x.staked for x in lines) == CHIPS * (2 if doubled else 1)
            assert all(x.waits_for is None for x in lines)
            self.payments[key] = Fraction(sum(x.net for x in lines), CHIPS)
        return self.payments[key]


def alike(cards: Hand, hands: int) -> tuple[object, ...]:
    return (hands, *cards) if len(cards) < 3 else (hands, hard(cards), total(cards), hands > 1 and cards[0])


def box(cards: Hand, hands: int, up: Card) -> tuple[RoundEvent, ...]:
    """A first hand of these cards, and beside it, still with one card each, those that were split from it."""
    first, *rest = cards
    events: list[RoundEvent] = [seen(1, BOX, first), seen(2, DEALER, up)]
    for number in range(3, hands + 2):
        to = seat(1, number - 1)
        events += [seen(number, BOX, first), Decided(PLAYER, BOX, SPLIT), Staked(PLAYER, to, SPLIT, CHIPS),
                   CardMoved(number, to)]
    return (*events, *(seen(10 + n, BOX, card) for n, card in enumerate(rest)))


def dealers(cards: Hand) -> Iterator[CardSeen]:
    """His cards after the first."""
    return (seen(50 + n, DEALER, card) for n, card in enumerate(cards[1:]))


def like_the_dealer(cards: Hand) -> str:
    return HIT if total(cards) < 17 else STAND


def never_bust(cards: Hand) -> str:
    """No card that could bust the hand; where none can, while it is below 18."""
    return HIT if total(cards) < (18 if total(cards) != hard(cards) else 12) else STAND


KNOWN = {"a natural, six decks": "4.74895", "insurance with only the ace seen, six decks": "-7.3955",
         "played like the dealer": "-5.6746", "never bust": "-6.0793", "always the best choice": "-0.6439"}


def figures() -> Iterator[tuple[str, str]]:
    """Per cent, written with as many digits as the known ones."""
    game = house("blackjack_casino_du_liban", bj__split_cards='"in_turn"').game
    assert isinstance(game, Blackjack)
    shoe = Shoe(game)
    found = (naturals(game), insurance(game), shoe.edge(like_the_dealer), shoe.edge(never_bust), shoe.edge())
    for (name, known), figure in zip(KNOWN.items(), found, strict=True):
        yield name, f"{float(100 * figure):.{len(known.partition('.')[2])}f}"


def main() -> int:
    found = dict(figures())
    for name, known in KNOWN.items():
        print(f"{name:44} {found[name]:>9} %   known {known:>9} %")
    print("all equal" if found == KNOWN else "NOT EQUAL")
    return 0 if found == KNOWN else 1


if __name__ == "__main__":
    sys.exit(main())
