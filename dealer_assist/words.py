"""Message keys become sentences, here and nowhere else: whoever shows or prints something asks for its words here.

Pure. A language is one table; nothing but a table is needed for another. Amounts are written from whole minor units,
digit by digit: no float and no locale comes near them.

In a sentence, ``{amount:money}`` names a value and how it is written; a part in [brackets] is left out when one of
its values is missing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from string import Formatter
from typing import Any, assert_never

from dealer_assist.cards import FACE_DOWN, Card, Face, Joker, Rank, Suit, Unread
from dealer_assist.games.game import (
    Ask,
    AskAny,
    Bet,
    Burn,
    Collect,
    Deal,
    Identify,
    Move,
    NextStep,
    Offer,
    Reveal,
    Settle,
)
from dealer_assist.money import Money, odds_text
from dealer_assist.table.events import Due
from dealer_assist.table.places import HOUSE, Party, Place, Zone
from dealer_assist.table.round import Round
from dealer_assist.table.settlement import Reason, Value

SYMBOLS: Mapping[Suit, str] = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}

ENGLISH: Mapping[str, str] = {
    # ── places and parties ──
    "place.seat": "Box {seat}",
    "place.player": "Player",
    "place.dealer": "Dealer",
    "place.board": "Board",
    "place.pot": "Pot",
    "place.burn": "Burn cards",
    "place.muck": "Muck",
    "place.discard": "Discards",
    "place.deck": "Deck",
    "place.hand": "{place}, hand {hand}",
    "places.seats": "Boxes {seats}",
    "party.house": "House",
    "party.further": "Box {seat}, bettor {nth}",
    # ── cards ──
    "rank.2": "two", "ranks.2": "twos",
    "rank.3": "three", "ranks.3": "threes",
    "rank.4": "four", "ranks.4": "fours",
    "rank.5": "five", "ranks.5": "fives",
    "rank.6": "six", "ranks.6": "sixes",
    "rank.7": "seven", "ranks.7": "sevens",
    "rank.8": "eight", "ranks.8": "eights",
    "rank.9": "nine", "ranks.9": "nines",
    "rank.10": "ten", "ranks.10": "tens",
    "rank.11": "jack", "ranks.11": "jacks",
    "rank.12": "queen", "ranks.12": "queens",
    "rank.13": "king", "ranks.13": "kings",
    "rank.14": "ace", "ranks.14": "aces",
    "suit.c": "clubs", "suit.d": "diamonds", "suit.h": "hearts", "suit.s": "spades",
    "face.joker": "joker",
    "face.down": "face down",
    "face.unreadable": "?",
    # ── hands, as they stand within a sentence; alone they get a capital ──
    "hand.high_card": "{cards[0]:rank} high",
    "hand.pair": "pair of {cards[0]:ranks}",
    "hand.two_pair": "two pair, {cards[0]:ranks} and {cards[2]:ranks}",
    "hand.three_of_a_kind": "three {cards[0]:ranks}",
    "hand.straight": "straight to the {cards[0]:rank}",
    "hand.flush": "flush, {cards[0]:rank} high",
    "hand.full_house": "full house, {cards[0]:ranks} and {cards[3]:ranks}",
    "hand.four_of_a_kind": "four {cards[0]:ranks}",
    "hand.straight_flush": "straight flush to the {cards[0]:rank}",
    "hand.royal_flush": "royal flush",
    # ── lines of pay tables ──
    "line.royal_flush": "Royal flush",
    "line.straight_flush": "Straight flush",
    "line.four_of_a_kind": "Four of a kind",
    "line.full_house": "Full house",
    "line.flush": "Flush",
    "line.straight_or_less": "Straight or less",
    "line.pair_of_aces_to_straight": "Aces to straight",
    "line.any": "Any hand",
    # ── bets and words ──
    "kind.ante": "ANTE",
    "kind.bonus": "BONUS",
    "kind.call": "CALL",
    "choice.fold": "FOLD",
    "choice.cut": "CUT",
    "said.fold": "FOLDED",
    "said.timeout": "AUTO FOLDED",
    "said.void": "VOID",
    "said.cut": "CUT",
    # ── the next step ──
    "step.collect": "{place}: {kind} {range}",
    "step.deal.up": "{place}: card {number} up",
    "step.deal.down": "{place}: card {number} face down",
    "step.burn": "Burn a card",
    "step.move": "{place}: move a card to {to}",
    "step.reveal": "{places}: turn the cards up",
    "step.identify": "Which card is this? {place}",
    "step.ask": "{places}: {options}",
    "step.offer": "Place your bets",
    "step.offer.then": "More bets, or {then}",
    "step.offer.extra": "{kinds}? Or {then}",
    "step.paid": "Round {number} is paid: next round",
    "step.none": "No round is open",
    "options.or": "{first} or {second}",
    "options.comma": "{first}, {second}",
    "range": "{least:money} to {most:money}",
    "option.bet": "{kind} {amount:money}",
    "option.raise": "{kind} {range}",
    # ── what it waits for ──
    "waits.bets": "bets, by touch",
    "waits.bets.or_card": "bets by touch, or the next card",
    "waits.card": "a card: {place}",
    "waits.burn": "a burn card",
    "waits.move": "a card to be moved: {to}",
    "waits.reveal": "the faces of the cards: {places}",
    "waits.name": "its name, by touch: {place}",
    "waits.decision": "the decision of {places}, by touch",
    "waits.paid": "ROUND PAID, when all is paid and taken",
    "waits.unreadable": "card {number} of {place} cannot be read",
    "waits.bet": "for {place}",
    "waits.opening": "the next round, by touch",
    "waits.for": "Waits for {what}",
    # ── reasons: the engine's ──
    "departure.card": "A card came to {seen_at}. Due: {expected:expected}[ at {expected_at}].",
    "departure.moved": "A card was moved to {seen_at}. Due: {expected:expected}[ at {expected_at}].",
    "departure.staked": "{kind:kind} {amount:money} was put on {seen_at}. Due: {expected:expected}[ at {expected_at}].",
    "departure.decided": "{choice:said} at {seen_at}. Due: {expected:expected}[ at {expected_at}].",
    "departure.closed": "The round was closed. Due: {expected:expected}[ at {expected_at}].",
    "departure.opened": "A round was opened. Due: {expected:expected}[ at {expected_at}].",
    "expected.collect": "a bet",
    "expected.deal": "a card",
    "expected.burn": "a burn card",
    "expected.move": "a card moved",
    "expected.reveal": "cards turned up",
    "expected.identify": "the name of a card",
    "expected.ask": "a decision",
    "expected.askany": "a decision",
    "expected.offer": "bets, or going on",
    "expected.settle": "pay and take",
    # ── reasons: shared by games ──
    "waiting.card": "Waits for a card of {place}.",
    "waiting.decision": "Waits for the decision of {place}.",
    "wrong.joker": "A joker lies at {place}; this game is played without.",
    "wrong.duplicate": "{cards:cards} is on the table twice, now at {place}.",
    "wrong.count": "{place} has {cards_there} cards; {wanted} belong there.",
    "wrong.limits": "{party}: {kind:kind} {amount:money} is outside the limits, {least:money} to {most:money}.",
    "wrong.kind": "{party}: {kind:kind} is no bet of this game.",
    "prescribes.void": "Void the round: all stakes go back.",
    "prescribes.inspector": "Call the inspector.",
    # ── reasons: Casino Hold'em ──
    "ch.showdown": "Pay and take",
    "ch.void": "Round void: give all stakes back",
    "ch.fouled": "Fouled deck: give all stakes back[ ({place})]",
    "ch.call_to_collect_bonus": "CALL to collect your BONUS win!",
    "ch.hand_without_ante": "Cards lie at {place}, where no ante stands.",
    "ch.dealer_card_exposed": "A card of the dealer was exposed before its time.",
    "ch.late_bet": "{party}: {kind:kind} came after the first card.",
    "ch.no_ante": "{party}: there are chips without an ante.",
    "ch.call_not_double": "{party}: CALL is {amount:money}; twice the ante is {wanted:money}.",
    "ch.too_late": "{party}: {kind:kind} came when the board was seen: no bet, it goes back.",
    "ch.not_a_bet": "No bet without an ante on its box: it goes back.",
    "ch.called_after_fold": "CALL after the decision does not count: it goes back.",
    "ch.over_double": "CALL is twice the ante; what is over goes back.",
    "ch.folded": "Folded: ante and bonus lose.",
    "ch.timed_out": "AUTO FOLDED, no decision in time: ante and bonus lose.",
    "ch.bonus": "The first five cards make {hand}.",
    "ch.bonus_too_low": "The first five cards make {hand}; {least} is the lowest hand that pays.",
    "ch.not_qualified": "The dealer does not qualify with {dealer_hand}: the ante is paid for {hand}.",
    "ch.call_returned": "The dealer does not qualify with {dealer_hand}: the call goes back.",
    "ch.tie_not_qualified": "The dealer does not qualify, and both have {hand}: a push in this house.",
    "ch.tie": "Both have {hand}, all five cards equal: push.",
    "ch.dealer_higher": "The dealer's {dealer_hand} beats {hand}[, {dealer_kicker} against {kicker}].",
    "ch.dealer_lower": "{hand} beats the dealer's {dealer_hand}[, {kicker} against {dealer_kicker}].",
    # ── the screen ──
    "verdict.pay": "PAY",
    "verdict.collect": "GETS",
    "verdict.take": "TAKE",
    "verdict.push": "PUSH",
    "verdict.return": "GIVE BACK",
    "verdict.stays": "STAYS",
    "verdict.wait": "WAIT",
    "verdict.placed": "PLACED",
    "verdict.open": "OPEN",
    "total.gets": "GETS {amount:money}",
    "total.loses": "LOSES {amount:money}",
    "total.even": "EVEN",
    "total.waiting": "{total}, part waits",
    "rack.pays": "RACK PAYS {amount:money}",
    "rack.gains": "RACK GAINS {amount:money}",
    "rack.even": "RACK EVEN",
    "qualifies.yes": "{place} QUALIFIES",
    "qualifies.no": "{place} DOES NOT QUALIFY",
    "box.closed": "CLOSED",
    "round": "Round {number}",
    "owed.more": "Round {number}: {party} still gets {amount:money}.",
    "owed.less": "Round {number}: {party} gives back {amount:money}.",
    "touch.same_again": "SAME AGAIN",
    "touch.undo": "UNDO",
    "touch.paid": "ROUND PAID",
    "touch.open": "NEXT ROUND",
    "touch.void": "VOID",
    "touch.void_now": "VOID, GIVE BACK ALL",
    "touch.unfold": "TAKE BACK AUTO FOLD",
    "void.title": "Void the round?",
    "void.means": "The round counts for nothing: all stakes of all boxes go back. It stays in the record.",
    "touch.sit": "OPEN BOX {seat}",
    "touch.leave": "CLOSE BOX {seat}",
    "touch.owed": "DONE: {party} {amount:money}",
    "touch.name": "NAME CARD",
    "touch.pays": "PAY TABLES",
    "touch.keys": "KEYS",
    "touch.turn": "TURN PICTURE",
    "touch.hold": "EACH TAP",
    "touch.clear": "CLEAR",
    "touch.close": "BACK",
    "touch.no_card": "NO CARD THERE",
    "touch.face_down": "FACE DOWN",
    "touch.burned": "CARD BURNED",
    "touch.other_card": "OTHER CARD",
    "touch.erase": "ERASE",
    "touch.set": "SET",
    "name.title": "{place}, card {number} of {count}: which card is this?",
    "name.due": "{place}, card {number}: which card was dealt?",
    "name.correct": "{place}, card {number} of {count} reads {face}. Wrong? Name it:",
    "keypad.title": "Amount of each tap: {amount:money}",
    "why.bet": "{box}  {kind}  {stake:money}",
    "why.rule": "Rule {rule}",
    "why.odds": "Odds {odds}, rule {rule}",
    "alerts.title": "To be seen to",
    "alert.more": "{count} more",
    "alert.none": "Nothing irregular",
    "time.left": "{seconds} s",
    "time.last": "LAST {seconds} s",
    "picture.none": "NO PICTURE",
    "picture.none.hint": "Deal on: touch a hand to name its next card.",
    "undo.staked": "{party} {kind} {amount:money}",
    "undo.decided": "{place} {said}",
    "undo.named": "a card's name",
    "undo.closed": "ROUND PAID",
    "undo.other": "last touch",
    "keys.1": "1 … 9|first button of that box",
    "keys.2": "Ctrl + 1 … 9|second button of that box",
    "keys.3": "Enter|the main button at the bottom",
    "keys.4": "Backspace|undo",
    "keys.5": "N|name a card",
    "keys.6": "P|pay tables",
    "keys.7": "T|turn the picture",
    "keys.8": "Esc|back",
    "keys.9": "V|void the round, after a second touch",
    "keys.10": "F11|full screen",
}

_OPTIONAL = re.compile(r"\[([^\[\]]*\{[^\[\]]*)\]")


@dataclass(frozen=True, slots=True)
class Currency:
    """``digits``: decimals of the currency that amounts are written with."""

    code: str
    digits: int


@dataclass(frozen=True)
class Words:
    """One language, and the currency of one table."""

    currency: Currency
    sentences: Mapping[str, str] = field(default_factory=lambda: ENGLISH)

    # ── the pieces ──
    def amount(self, money: Money) -> str:
        whole, part = divmod(abs(money), 10 ** self.currency.digits)
        decimals = f".{part:0{self.currency.digits}d}" if self.currency.digits else ""
        return f"{'-' if money < 0 else ''}{whole:,}{decimals}"

    def place(self, place: Place) -> str:
        name = self("place." + place.zone.value, seat=place.seat)
        return self("place.hand", place=name, hand=place.hand) if place.hand > 1 else name

    def places(self, places: Sequence[Place]) -> str:
        """``Boxes 1, 3`` where all are whole boxes."""
        unique = tuple(dict.fromkeys(places))
        if len(unique) > 1 and all(p.zone is Zone.SEAT and p.hand == 1 for p in unique):
            return self("places.seats", seats=", ".join(str(p.seat) for p in unique))
        return ", ".join(map(self.place, unique))

    def party(self, party: Party) -> str:
        if party == HOUSE:
            return self("party.house")
        return self("place.seat" if party.nth == 1 else "party.further", seat=party.seat, nth=party.nth)

    def face(self, face: Face) -> str:
        match face:
            case Card(rank, suit):
                return ("10" if rank is Rank.TEN else rank.letter) + SYMBOLS[suit]
            case Joker():
                return self("face.joker")
            case Unread():
                return self("face.down" if face is FACE_DOWN else "face.unreadable")
            case _:
                assert_never(face)

    def cards(self, cards: Sequence[Face]) -> str:
        return " ".join(map(self.face, cards))

    def kind(self, kind: str) -> str:
        return self.sentences.get("kind." + kind, kind.upper())

    def choice(self, choice: str) -> str:
        return self.sentences.get("choice." + choice, choice.upper())

    def said(self, choice: str) -> str:
        return self.sentences.get("said." + choice, choice.upper())

    def pay_line(self, line: str) -> str:
        return self.sentences.get("line." + line, capital(line.replace("_", " ")))

    def range(self, least: Money, most: Money) -> str:
        return self.amount(least) if least == most else self("range", least=least, most=most)

    # ── sentences ──
    def __call__(self, key: str, **values: Any) -> str:
        return self._fill(self.sentences[key], values)

    def say(self, reason: Reason) -> str:
        """A reason in words. One without words is shown as it came: a screen does not stop for a missing sentence."""
        values: dict[str, Any] = dict(reason.values)
        if reason.key not in self.sentences:
            return " ".join((reason.key, *(f"{name} {self._write(value, '')}" for name, value in reason.values)))
        for name, value in reason.values:
            cards = values.get(name.removesuffix("hand") + "cards")
            if name.endswith("hand") and isinstance(value, str) and isinstance(cards, tuple):
                values[name] = self.hand(value, cards)
        return capital(self._fill(self.sentences[reason.key], values))

    def hand(self, name: str, cards: tuple[Card, ...]) -> str:
        return self._fill(self.sentences.get("hand." + name, name.replace("_", " ")), {"cards": cards})

    def step(self, step: NextStep, r: Round) -> str:
        """The next step in one line."""
        match step:
            case Collect(due):
                return self("step.collect", place=due.on, kind=self.kind(due.kind),
                            range=self.range(due.least, due.most))
            case Deal(to, up):
                return self(f"step.deal.{'up' if up else 'down'}", place=to, number=len(r.lying(to)) + 1)
            case Burn():
                return self("step.burn")
            case Move(card, to):
                return self("step.move", place=next((c.at for c in r.cards if c.card == card), to), to=to)
            case Reveal(places):
                return self("step.reveal", places=self.places(places))
            case Identify(place):
                return self("step.identify", place=place)
            case Ask():
                return self._asks((step,))
            case AskAny(asks):
                return self._asks(asks)
            case Offer(_, None):
                return self("step.offer")
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
        match ask.bet:
            case Bet(kind, call) if call and amounts:
                texts.append(self("option.bet", kind=self.kind(kind), amount=call))
            case Bet(kind, call) if call:
                texts.append(self.kind(kind))
        if ask.bet is not None and ask.bet.most and amounts:
            texts.append(self("option.raise", kind=self.kind(ask.bet.kind),
                              range=self.range(ask.bet.least, ask.bet.most)))
        return self._either([*texts, *map(self.choice, ask.choices)])

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
                return odds_text(value)
            case Place(), _:
                return self.place(value)
            case Party(), _:
                return self.party(value)
            case tuple(), _:
                return self.cards(value)
            case _:
                return str(value)


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
