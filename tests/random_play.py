"""Plays any game as its own ``next_step`` asks: what the contract, the ledger's and the replay's tests deal from."""

from __future__ import annotations

import random
from collections.abc import Sequence

from dealer_assist.cards import FACE_DOWN, JOKER, Card, Face, Rank, Suit
from dealer_assist.engine import Update
from dealer_assist.games.game import Ask, AskAny, Burn, Collect, Deal, Move, MoveAny, NextStep, Offer, Reveal, Settle
from dealer_assist.table.events import CardMoved, CardRead, CardSeen, Decided, RoundEvent, Staked
from dealer_assist.table.places import BURN, seat

DECK = [Card(rank, suit) for suit in Suit for rank in Rank]


class Dealer:
    """Deals from a shuffled deck and takes whatever legal choice the dice say."""

    def __init__(self, seed: int, decks: int = 1, jokers: int = 0) -> None:
        self.dice = random.Random(seed)
        self.pack: list[Face] = [*DECK * decks, *[JOKER] * jokers]
        self.shuffle()
        self.card = 0

    def shuffle(self) -> None:
        self.deck = self.dice.sample(self.pack, len(self.pack))
        self.hidden: dict[int, Face] = {}

    def answer(self, update: Update) -> RoundEvent | None:
        """What happens next; None when there is nothing left but to settle."""
        return self._answer(update.step, update)

    def _answer(self, step: NextStep, update: Update) -> RoundEvent | None:
        match step:
            case Offer(dues, then, _, choices, to):
                words = [word for word in choices if " " not in word]      # "partner 3" binds another, too
                if to and words and self.dice.random() < .05:
                    who = self.dice.choice(to)
                    return Decided(who, seat(who.seat), self.dice.choice(words))
                owed = tuple(due for due in dues if due.least == due.most and not due.optional)     # Odds to an Ante
                if dues and (then is None or owed or self.dice.random() < .5):
                    due = self.dice.choice(owed or dues)
                    return Staked(due.by, due.on, due.kind, self.dice.randint(due.least, due.most))
                assert then is not None
                return self._answer(then, update)
            case Collect(due):
                return Staked(due.by, due.on, due.kind, self.dice.randint(due.least, due.most))
            case Deal(to, up, _, suit):
                self.card += 1
                face = next(c for c in reversed(self.deck) if suit is None or (isinstance(c, Card) and c.suit is suit))
                self.deck.remove(face)
                if not up:
                    self.hidden[self.card] = face
                return CardSeen(self.card, to, face if up else FACE_DOWN)
            case Burn():
                self.card += 1
                self.deck.pop()
                return CardSeen(self.card, BURN, FACE_DOWN)
            case Move(card, to):
                return CardMoved(card, to)
            case MoveAny(moves):
                move = self.dice.choice(moves)
                return self._answer(self._lowest([m for m in moves if m.to == move.to], update), update)
            case Reveal(places):
                card = next(c.card for c in update.round.cards if c.at in places and c.face is FACE_DOWN)
                return CardRead(card, self.hidden[card])
            case AskAny(asks):
                return self._answer(self.dice.choice(asks), update)
            case Ask(party, on, choices, bet=bet):
                if "hit" in choices and self.dice.random() < .4:
                    return self._answer(Deal(on, True, step.rule), update)
                if bet is not None and bet.most and self.dice.random() < .25:
                    return Staked(party, on, bet.kind, self.dice.choice((bet.least, bet.most)))
                if bet is not None and bet.call and self.dice.random() < .7:
                    return Staked(party, on, bet.kind, bet.call)
                return Decided(party, on, self.dice.choice(choices))
            case Settle():
                return None
        raise AssertionError(f"{step} in a round in which every card is read")

    def _lowest(self, moves: Sequence[Move], update: Update) -> Move:
        """The lowest card of a rank that was not set apart yet: whatever stays behind is then the better hand."""
        def rank(card: int) -> Rank:
            face = self.hidden.get(card)
            return face.rank if isinstance(face, Card) else Rank.ACE
        apart = {rank(c.card) for c in update.round.cards if c.at == moves[0].to}
        return min(moves, key=lambda move: (rank(move.card) in apart, rank(move.card)))
