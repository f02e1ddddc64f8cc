"""Message keys become sentences, here and nowhere else: whoever shows or prints something asks for its words here.

Pure. A language is one table; nothing but a table is needed for another. Amounts are written from whole minor units,
digit by digit: no float and no locale comes near them, and every language writes the same amount alike.

In a sentence, ``{amount:money}`` names a value and how it is written; a part in [brackets] is left out when one of
its values is missing. Where words follow a number there is a form for each kind of number (``Plural``).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from string import Formatter
from typing import Any, assert_never

from dealer_assist.cards import FACE_DOWN, Card, Face, Joker, Rank, Suit, Unread
from dealer_assist.english import ENGLISH
from dealer_assist.games.game import (
    Ask,
    AskAny,
    Bet,
    Burn,
    Collect,
    Deal,
    Identify,
    Move,
    MoveAny,
    NextStep,
    Offer,
    Reveal,
    Settle,
)
from dealer_assist.games.poker_hands import ace_to_five_cards
from dealer_assist.language import Language, Sentence
from dealer_assist.money import NO_MAXIMUM, Money, odds_text
from dealer_assist.table.events import Due
from dealer_assist.table.layout import Layout, plays_around
from dealer_assist.table.places import BOARD, HOUSE, Party, Place, Zone
from dealer_assist.table.round import Round
from dealer_assist.table.settlement import Reason, Value

SYMBOLS: Mapping[Suit, str] = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}

EN = Language("en", "English", ENGLISH, lambda number: int(number != 1))

_SEAT = ".seat_word"        # ends the key of a sentence that is said otherwise where players play each other
_SEAT_WORDS = tuple(key for key in ENGLISH if key.endswith(_SEAT))

NUMBERS = 7             # words to choose from: so many are asked for by what they mean, not named one by one

_LATIN = re.compile("[A-Za-z]")
_OPTIONAL = re.compile(r"\[([^\[\]]*\{[^\[\]]*)\]")


class Said(str):
    """A sentence that named no values: it remembers its key, so that what shows it can say it in another language."""

    key: str

    @classmethod
    def by(cls, key: str, text: str) -> Said:
        said = cls(text)
        said.key = key
        return said


@dataclass(frozen=True, slots=True)
class Currency:
    """``digits``: decimals of the currency that amounts are written with."""

    code: str
    digits: int


@dataclass(frozen=True)
class Words:
    """One language, and the currency of one table."""

    currency: Currency
    language: Language = EN
    board: bool = False         # cards are burned for those on the board

    @property
    def sentences(self) -> Mapping[str, Sentence]:
        return self.language.sentences

    # ── the pieces ──
    def amount(self, money: Money) -> str:
        whole, part = divmod(abs(money), 10 ** self.currency.digits)
        decimals = f".{part:0{self.currency.digits}d}" if self.currency.digits else ""
        return self.whole(f"{'-' if money < 0 else ''}{whole:,}{decimals}")

    def chip(self, money: Money) -> str:
        """Whole units without their empty decimals: a chip is small."""
        unit = 10 ** self.currency.digits
        return self.amount(money) if money % unit else self.whole(f"{money // unit:,}")

    def whole(self, text: str) -> str:
        """What stands on the felt from left to right is read so in every language: cards, amounts, odds."""
        return f"\u2066{text}\u2069" if self.language.right_to_left else text

    def place(self, place: Place) -> str:
        name = self("place." + place.zone.value, seat=place.seat)
        return self("place.hand", place=name, hand=place.hand) if place.hand > 1 else name

    def places(self, places: Sequence[Place]) -> str:
        """``Boxes 1, 3`` where all are whole boxes."""
        unique = tuple(dict.fromkeys(places))
        if len(unique) > 1 and all(p.zone is Zone.SEAT and p.hand == 1 for p in unique):
            return self("places.seats", seats=self("places.comma").join(str(p.seat) for p in unique))
        return self("places.comma").join(map(self.place, unique))

    def party(self, party: Party) -> str:
        if party == HOUSE:
            return self("party.house")
        return self("place.seat" if party.nth == 1 else "party.further", seat=party.seat, nth=party.nth)

    def line(self, text: str) -> str:
        """What Qt would write from the left in every language, as a button's text or beside an axis."""
        return f"\u2067{text}\u2069" if self.language.right_to_left else text

    def face(self, face: Face) -> str:
        match face:
            case Card(rank, suit):
                return self.whole(("10" if rank is Rank.TEN else rank.letter) + SYMBOLS[suit])
            case Joker():
                return self("face.joker")
            case Unread():
                return self("face.down" if face is FACE_DOWN else "face.unreadable")
            case _:
                assert_never(face)

    def cards(self, cards: Sequence[Face]) -> str:
        return self.whole(" ".join(map(self.face, cards)))

    def odds(self, odds: Fraction) -> str:
        return self.whole(odds_text(odds))

    def kind(self, kind: str) -> str:
        return self._known("kind." + kind, kind.upper())

    def choice(self, choice: str) -> str:
        return self._known("choice." + choice, choice.upper())

    def said(self, choice: str) -> str:
        if choice.isdigit():
            return self("said.number", number=choice)
        return self._known("said." + choice, choice.upper())

    def pay_line(self, line: str) -> str:
        return self._known("line." + line, capital(line.replace("_", " ")))

    def _known(self, key: str, otherwise: str) -> str:
        return self(key) if key in self.sentences else self.whole(otherwise)

    def range(self, least: Money, most: Money) -> str:
        if most == NO_MAXIMUM:
            return self("range.from", least=least)
        return self.amount(least) if least == most else self("range", least=least, most=most)

    # ── sentences ──
    def __call__(self, key: str, **values: Any) -> str:
        """What is None is not known: the part of the sentence that would name it is left out."""
        known = {name: value for name, value in values.items() if value is not None}
        sentence = self._fill(self.language.sentence(key, known), known)
        return sentence if known else Said.by(key, sentence)

    def say(self, reason: Reason) -> str:
        """A reason in words. One without words is shown as it came: a screen does not stop for a missing sentence."""
        values: dict[str, Any] = dict(reason.values)
        if reason.key not in self.sentences:
            return " ".join((reason.key, *(f"{name} {self._write(value, '')}" for name, value in reason.values)))
        for name, value in reason.values:
            cards = values.get(name.removesuffix("hand") + "cards")
            if name.endswith("hand") and isinstance(value, str) and isinstance(cards, tuple):
                values[name] = self.hand(value, cards)
        return capital(self(reason.key, **values))

    def hand(self, name: str, cards: tuple[Card, ...]) -> str:
        return self("hand." + name, cards=cards) if "hand." + name in self.sentences else name.replace("_", " ")

    def step(self, step: NextStep, r: Round) -> str:
        """The next step in one line."""
        match step:
            case Collect(due):
                return self("step.collect", place=due.on, kind=self.kind(due.kind),
                            range=self.range(due.least, due.most))
            case Deal(to, _, _, Suit() as suit):
                return self("step.deal.suit", place=to, suit=self("suit." + suit.value))
            case Deal(to, True) if to == BOARD and f"step.deal.board.{len(r.lying(to)) + 1}" in self.sentences:
                return self(f"step.deal.board.{len(r.lying(to)) + 1}")
            case Deal(to, up):
                return self(f"step.deal.{'up' if up else 'down'}", place=to, number=len(r.lying(to)) + 1)
            case Burn():
                coming = f"step.burn.{len(r.lying(BOARD)) + 1}"     # which card of the board it is burned for
                return self(coming if self.board and coming in self.sentences else "step.burn")
            case Move(card, to):
                return self("step.move", place=next((c.at for c in r.cards if c.card == card), to), to=to)
            case MoveAny(moves):
                return self("step.moveany", places=self.places([move.to for move in moves]))
            case Reveal(places):
                return self("step.reveal", places=self.places(places))
            case Identify(place):
                return self("step.identify", place=place)
            case Ask():
                return self._asks((step,))
            case AskAny(asks):
                return self._asks(asks)
            case Offer((), then) if then is not None:
                return self.step(then, r)
            case Offer(_, None):
                even = max((due.even for due in step.dues), default=0)
                return self("step.offer.even", even=even) if even else self("step.offer")
            case Offer(dues, then) if then is not None and dues and all(due.optional for due in dues):
                return self("step.offer.extra", kinds=self._either([self.kind(k) for k in _kinds(dues)]),
                            then=self.step(then, r))
            case Offer(_, then) if then is not None:
                return self("step.offer.then", then=self.step(then, r))
            case Settle(reason):
                return self.say(reason)
        raise AssertionError(step)

    def waits(self, step: NextStep) -> str:
        """Whom or what the step waits for."""
        match step:
            case Collect() | Offer(_, None):
                what = self("waits.bets")
            case Offer(_, Deal()):
                what = self("waits.bets.or_card")
            case Offer(_, then) if then is not None:
                return self.waits(then)
            case Deal(to):
                what = self("waits.card", place=to)
            case Burn():
                what = self("waits.burn")
            case Move(_, to):
                what = self("waits.move", to=to)
            case MoveAny(moves):
                what = self("waits.move", to=self.places([move.to for move in moves]))
            case Reveal(places):
                what = self("waits.reveal", places=self.places(places))
            case Identify(place):
                what = self("waits.name", place=place)
            case Ask(_, on):
                what = self("waits.decision", places=self.place(on))
            case AskAny(asks):
                what = self("waits.decision", places=self.places([ask.on for ask in asks]))
            case _:
                what = self("waits.paid")
        return self("waits.for", what=what)

    # ── how a sentence is filled ──
    def _asks(self, asks: Sequence[Ask]) -> str:
        options = {self._options(ask, amounts=True) for ask in asks}
        if len(options) > 1:
            options = {self._options(ask, amounts=False) for ask in asks}
        one = options.pop() if len(options) == 1 else self._options(asks[0], amounts=False)
        return self("step.ask", places=self.places([ask.on for ask in asks]), options=one)

    def _options(self, ask: Ask, amounts: bool) -> str:
        texts: list[str] = []
        if ask.note is not None and len(ask.choices) >= NUMBERS:
            return self.say(ask.note)
        match ask.bet:
            case Bet(kind, call) if call and amounts:
                texts.append(self.call(kind, call))
            case Bet(kind, call) if call:
                texts.append(self.kind(kind))
        if ask.bet is not None and ask.bet.most and amounts:
            key = f"option.raise.{ask.bet.kind}" if ask.bet.call or ask.bet.over else ""
            texts.append(self(key if key in self.sentences else "option.raise", kind=self.kind(ask.bet.kind),
                              range=self.range(ask.bet.least, ask.bet.most)))
        return self._either([*texts, *map(self.choice, ask.choices)])

    def call(self, kind: str, amount: Money) -> str:
        """Exactly so much of a kind; in poker, where all chips are a bet, what equals another's is a call."""
        key = f"option.call.{kind}"
        return self(key if key in self.sentences else "option.bet", kind=self.kind(kind), amount=amount)

    def _either(self, texts: Sequence[str]) -> str:
        *before, last = texts
        if not before:
            return last
        first = before[0]
        for text in before[1:]:
            first = self("options.comma", first=first, second=text)
        return self("options.or", first=first, second=last)

    def _fill(self, sentence: str, values: Mapping[str, Any]) -> str:
        def part(found: re.Match[str]) -> str:
            names = {name for _, name, _, _ in Formatter().parse(found[1]) if name}
            return found[1] if names <= values.keys() else ""
        return _Filler(self).vformat(_OPTIONAL.sub(part, sentence), (), values)

    def _write(self, value: Value, how: str) -> str:
        if isinstance(value, Place):
            return self.place(value)
        if isinstance(value, Party):
            return self.party(value)
        match value, how:
            case int(), "money":
                return self.amount(value)
            case Card(), "rank" | "ranks":
                return self(f"{how}.{int(value.rank)}")
            case str(), "kind":
                return self.kind(value)
            case str(), "said":
                return self.said(value)
            case str(), "expected":
                return self("expected." + value)
            case Fraction(), _:
                return self.odds(value)
            case tuple() as cards, "low":
                return self.whole("-".join("10" if rank is Rank.TEN else rank.letter
                                           for _, rank in ace_to_five_cards(cards)))
            case tuple() as cards, _:
                return self.cards(cards)
            case str(), _ if self.language.right_to_left and _LATIN.search(value):
                return f"\u2068{value}\u2069"      # a name, a rule's ID: in its own direction
            case _:
                return str(value)


def at_the_table(words: Words, layout: Layout) -> Words:
    """A place is called a box where it is printed for a bet against the house, and a seat where players play each
    other. Where a board is dealt, cards are burned for it."""
    words = replace(words, board=any(area.place == BOARD for area in layout.areas))
    if not plays_around(layout):
        return words
    said = words.language.sentences
    return replace(words, language=replace(words.language, sentences={
        **said, **{key.removesuffix(_SEAT): said[key] for key in _SEAT_WORDS}}))


class _Filler(Formatter):
    def __init__(self, words: Words) -> None:
        self.words = words

    def format_field(self, value: Any, format_spec: str) -> str:
        return self.words._write(value, format_spec)


def say(reason: Reason, money: Currency) -> str:
    return Words(money).say(reason)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _kinds(dues: Sequence[Due]) -> list[str]:
    return list(dict.fromkeys(due.kind for due in dues))
