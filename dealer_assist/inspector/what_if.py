"""A round read otherwise, on a copy: what would follow beside what was paid, and the entries that would make it so.

Cards, stakes and decisions are changed by amending the entries that told them, so that the same fold judges the copy.
A house option changes the game that judges. An amount of the inspector's own is laid over what the rules say.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import TypeAlias

from dealer_assist import engine
from dealer_assist.cards import Card, Face, Joker, NotACard, parse_face
from dealer_assist.engine import Update
from dealer_assist.games import load_house
from dealer_assist.games.house_file import House, cited_options
from dealer_assist.inspector.refusals import NotDone
from dealer_assist.inspector.timeline import Hand
from dealer_assist.money import Money
from dealer_assist.rulebook import shipped_options
from dealer_assist.table.events import (
    Amended,
    CardRead,
    CardSeen,
    Decided,
    Recorded,
    RoundEvent,
    Ruled,
    SittingEvent,
    Staked,
    corrected,
)
from dealer_assist.table.places import HOUSE, Party, Place
from dealer_assist.table.settlement import Line, Settlement, Verdict, because, difference

DISPUTE_RULE = "GEN-DISP-1"
INSPECTOR = "ruled.inspector"       # the reason that a line of the inspector's has


@dataclass(frozen=True, slots=True)
class CardIs:
    """The card told by this entry is another one; None: no card lay there."""

    seq: int
    card: int
    face: Face | None


@dataclass(frozen=True, slots=True)
class ActIs:
    """Chips or words were otherwise: a fold that was a call is chips where words were told. None: there was nothing."""

    seq: int
    act: Staked | Decided | None


@dataclass(frozen=True, slots=True)
class OptionIs:
    name: str
    value: object


@dataclass(frozen=True, slots=True)
class Gets:
    """The inspector's own amount: so much comes back to this bet."""

    party: Party
    on: Place
    kind: str
    back: Money


Change: TypeAlias = CardIs | ActIs | OptionIs | Gets


@dataclass(frozen=True, slots=True)
class BetBeside:
    """A bet as it was paid and as it would be; None: there is none."""

    party: Party
    on: Place
    kind: str
    paid: Line | None
    would: Line | None

    @property
    def change(self) -> Money:
        return (self.would.net if self.would else 0) - (self.paid.net if self.paid else 0)

    @property
    def waits(self) -> bool:
        return self.would is not None and self.would.verdict is Verdict.WAITING


@dataclass(frozen=True)
class Otherwise:
    """What would follow."""

    changes: tuple[Change, ...]
    paid: Settlement
    update: Update
    would: Settlement
    amendments: tuple[Amended, ...]     # that make it so ...
    ruling: Ruled | None                # ... with this laid over them, which takes a second person

    @property
    def complete(self) -> bool:
        return self.would.complete

    @property
    def difference(self) -> dict[Party, Money]:
        return difference(self.paid, self.would)

    @property
    def beside(self) -> tuple[BetBeside, ...]:
        """Bet by bet; several lines of one bet are paired in their order."""
        bets: dict[tuple[Party, Place, str], tuple[list[Line], list[Line]]] = {}
        for side, settlement in enumerate((self.paid, self.would)):
            for line in settlement.lines:
                bets.setdefault((line.party, line.on, line.kind), ([], []))[side].append(line)
        found = []
        for bet, (before, after) in bets.items():
            for n in range(max(len(before), len(after))):
                found.append(BetBeside(*bet, before[n] if n < len(before) else None,
                                       after[n] if n < len(after) else None))
        return tuple(sorted(found, key=lambda b: (b.party == HOUSE, b.party, b.on)))


def consider(hand: Hand, changes: Sequence[Change], why: str = "") -> Otherwise:
    """``why``: written into the entries that would make it so."""
    amendments = tuple(_amendments(hand, changes, why))
    options = {change.name: change.value for change in changes if isinstance(change, OptionIs)}
    record = hand.record
    house = load_house(record.house.text, record.folder, options) if options else record.house
    last = max((entry.seq for entry in record.entries), default=0)
    log = (*hand.entries, *(Recorded(last + 1 + n, hand.until, "", amended) for n, amended in enumerate(amendments)))
    update = engine.judge(house.game, log) or hand.update
    would = update.final or house.game.settle(update.round)
    gets = [change for change in changes if isinstance(change, Gets)]
    ruling = None
    if options or gets:
        lines = tuple(_ruled_lines(hand, would, gets, by_option=bool(options)))
        ruling = Ruled(hand.number, lines, why)
        if gets:
            would = replace(would, lines=_over(would.lines, [line for line in lines if _bet(line) in map(_key, gets)]))
    paid = hand.closed.paid if hand.closed else hand.update.final or Settlement(())
    return Otherwise(tuple(changes), paid, update, would, amendments, ruling)


def awarded(hand: Hand, amounts: Mapping[Party, Money], why: str) -> Ruled | None:
    """The ruling by which each of these parties gets so much more than was paid; it gives back where negative."""
    paid = hand.closed.paid if hand.closed else hand.update.final or Settlement(())
    lines: list[Line] = []
    for party, amount in amounts.items():
        mine = [line for line in paid.lines if line.party == party]
        if not amount:
            continue
        if not mine:
            raise NotDone("desk.no.bets", party=party)
        bet = mine[0]
        if (back := bet.back + amount) < 0:
            enough = next((line for line in mine if line.back + amount >= 0), None)
            if enough is None:
                raise NotDone("desk.no.chips", party=party, amount=hand.record.words.amount(-amount))
            bet, back = enough, enough.back + amount
        # A ruling replaces all lines of its bet, so those that stay are said again.
        lines += [_line(line, back) if line is bet else line for line in mine if _bet(line) == _bet(bet)]
    return Ruled(hand.number, tuple(lines), why) if lines else None


def void(hand: Hand, why: str) -> Ruled:
    """All stakes of all boxes go back."""
    paid = hand.closed.paid if hand.closed else hand.update.final or Settlement(())
    return Ruled(hand.number, tuple(
        _line(line._replace(verdict=Verdict.RETURNED), line.staked) for line in paid.lines
        if line.staked or line.back), why)


# ── how things are changed ──
@dataclass(frozen=True, slots=True)
class Changeable:
    """An entry that can be read otherwise, as it counts now."""

    seq: int
    event: RoundEvent


def changeable(hand: Hand, seq: int) -> Changeable | None:
    """The card, stake or decision that this entry told, or that it tells since it was corrected."""
    for entry in corrected(hand.entries):
        if entry.seq == seq and isinstance(entry.event, CardSeen | CardRead | Staked | Decided):
            return Changeable(seq, entry.event)
    return None


def faced(hand: Hand) -> dict[int, int]:
    """Of each card the entry that gave it its face: one that was dealt face down is named where it was turned up."""
    return {entry.event.card: entry.seq for entry in corrected(hand.entries)
            if isinstance(entry.event, CardSeen | CardRead)}


def change_to(hand: Hand, seq: int, text: str) -> Change:
    """What was typed for it: a card (``Kh``), an amount (``25.50``), chips of a kind (``call 25.50``), a word
    (``fold``); nothing strikes it."""
    found = changeable(hand, seq)
    text = text.strip()
    match found.event if found else None:
        case CardSeen(card) | CardRead(card):
            return CardIs(faced(hand)[card], card, face_of(text)) if text else CardIs(seq, card, None)
        case (Staked() | Decided()) as act:
            return ActIs(seq, _act(act, text, hand.record.house.digits) if text else None)
    raise NotDone("desk.no.change")


def _act(told: Staked | Decided, text: str, digits: int) -> Staked | Decided:
    *words, last = text.casefold().split()
    if not any(letter.isdigit() for letter in last) or last.isalpha() or (words and words[-1] == "draw"):
        return Decided(told.by, told.on, " ".join((*words, last)))
    if not words and isinstance(told, Decided):
        raise NotDone("desk.no.kind", text=text)
    kind = " ".join(words) or (told.kind if isinstance(told, Staked) else "")
    amount = money_of(last, digits)
    if amount <= 0:
        raise NotDone("desk.no.amount", text=text, digits=digits)
    return Staked(told.by, told.on, kind, amount)


def face_of(text: str) -> Face:
    spelled = text.replace("10", "T").translate(str.maketrans("♣♦♥♠", "cdhs"))
    if len(spelled) == 2:
        spelled = spelled[0].upper() + spelled[1].lower()
    try:
        face = parse_face(spelled)
    except NotACard:
        raise NotDone("desk.no.card", text=text) from None
    if not isinstance(face, Card | Joker):
        raise NotDone("desk.no.card", text=text)
    return face


def money_of(text: str, digits: int) -> Money:
    """``1,250.50`` in minor units; amounts are never guessed. As Arabic writes one, it is kept whole by marks."""
    text = text.strip("\u2066\u2069")
    sign, figures = (-1, text[1:]) if text[:1] in "-−" else (1, text.removeprefix("+"))
    whole, point, part = figures.replace(",", "").replace(" ", "").partition(".")
    if not whole.isdecimal() or not whole.isascii() or (point and not (part.isdecimal() and part.isascii()
                                                                       and len(part) <= digits)):
        raise NotDone("desk.no.amount", text=text, digits=digits)
    return sign * int(whole + part.ljust(digits, "0"))


@dataclass(frozen=True, slots=True)
class HouseOption:
    """As this house has it. ``rule``: what its file cites for it; ``money``: the value is an amount."""

    name: str
    value: object
    rule: str
    choices: tuple[str, ...]
    money: bool


def house_options(house: House) -> Iterator[HouseOption]:
    cited = cited_options(house)
    kinds = {f.metadata["option"]: f for f in fields(house.game) if "option" in f.metadata}  # type: ignore[arg-type]
    for option in shipped_options():
        if option.game == house.game_id and (field := kinds.get(option.name)) is not None:
            said = cited.get(option.name) or {}
            rule = said.get("rule") or next((setting.rule for setting in option.settings), "")
            yield HouseOption(option.name, getattr(house.game, field.name), rule, option.choices,
                              field.type == "Money")      # as it is written there


def option_to(text: str) -> object:
    """As a house file has it: ``true``, ``15``, ``"pair of 4s"``; a word needs no quotes."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text


def _amendments(hand: Hand, changes: Sequence[Change], why: str) -> Iterator[Amended]:
    """One for each entry, also where several of its events change."""
    standing: dict[int, list[RoundEvent | SittingEvent]] = {}
    for entry in corrected(hand.entries):
        if not isinstance(entry.event, Amended | Ruled):
            standing.setdefault(entry.seq, []).append(entry.event)
    touched: list[int] = []
    for change in changes:
        if isinstance(change, OptionIs | Gets):
            continue
        if change.seq not in standing:
            raise NotDone("desk.no.change")
        if change.seq not in touched:
            touched.append(change.seq)
        standing[change.seq] = [after for event in standing[change.seq] for after in _changed(event, change)]
    for seq in touched:
        yield Amended(seq, tuple(standing[seq]), why)


def _changed(event: RoundEvent | SittingEvent, change: CardIs | ActIs) -> tuple[RoundEvent | SittingEvent, ...]:
    match event, change:
        case (CardSeen() | CardRead()) as told, CardIs(_, card, face) if told.card == card:
            return (replace(told, face=face),) if face is not None else ()
        case Staked() | Decided(), ActIs(_, act):
            return (act,) if act is not None else ()
        case _:
            return (event,)


def _key(gets: Gets) -> tuple[Party, Place, str]:
    return gets.party, gets.on, gets.kind


def _bet(line: Line) -> tuple[Party, Place, str]:
    return line.party, line.on, line.kind


def _line(line: Line, back: Money) -> Line:
    """The inspector's word in place of a line: chips that came from nowhere come from the house."""
    verdict = line.verdict
    if verdict not in (Verdict.RETURNED, Verdict.TAKEN, Verdict.CARRIED):
        verdict = Verdict.WIN if back > line.staked else Verdict.LOSE if back < line.staked else Verdict.PUSH
    return line._replace(back=back, verdict=verdict, odds=None, odds_rule="", reason=because(INSPECTOR),
                   rule=DISPUTE_RULE, rounded=type(line.rounded)(0), waits_for=None)


def _ruled_lines(hand: Hand, would: Settlement, gets: Sequence[Gets], *, by_option: bool) -> Iterator[Line]:
    """With another option every bet that then differs; else those that the inspector named."""
    now = hand.update.final or hand.record.house.game.settle(hand.update.round)
    named = {_key(change): change.back for change in gets}
    there = {_bet(line): line for line in would.lines}
    for bet in named:
        if bet not in there:
            raise NotDone("desk.no.bets", party=bet[0])
    of_bet: dict[tuple[Party, Place, str], list[Line]] = {}
    for line in would.lines:
        of_bet.setdefault(_bet(line), []).append(line)
    for bet, lines in of_bet.items():
        if bet in named:
            yield _line(lines[0]._replace(staked=sum(line.staked for line in lines)), named[bet])
        elif by_option and lines != [line for line in now.lines if _bet(line) == bet]:
            yield from lines


def _over(lines: Sequence[Line], ruled: Sequence[Line]) -> tuple[Line, ...]:
    by_bet = {_bet(line): line for line in ruled}
    found, done = [], set()
    for line in lines:
        if _bet(line) not in by_bet:
            found.append(line)
        elif _bet(line) not in done:
            done.add(_bet(line))
            found.append(by_bet[_bet(line)])
    return tuple(found)
