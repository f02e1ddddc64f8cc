"""What the desk says of a round and of many, as values. No Qt, no files, no clock: the window only shows this.

A session's log is cut into its rounds without judging them; a round is judged when somebody looks at it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from functools import cached_property
from typing import assert_never

from dealer_assist import engine
from dealer_assist.cards import Face, Unread
from dealer_assist.engine import Update
from dealer_assist.games.game import VOID, Irregularity
from dealer_assist.games.house_file import House
from dealer_assist.ledger.entries import (
    CAMERA,
    CameraBack,
    CameraLost,
    CardsCovered,
    Entry,
    FramesDropped,
    InspectorCalled,
    InspectorCame,
    ViewDoubtful,
    ViewTrusted,
    by_hand,
    in_doubt,
    table_log,
)
from dealer_assist.money import Money
from dealer_assist.rulebook import game_named
from dealer_assist.table.events import (
    Amended,
    Attendance,
    CardMoved,
    CardRead,
    CardSeen,
    ChipsChanged,
    Decided,
    DeckChanged,
    LastHandsAnnounced,
    Recorded,
    RoundClosed,
    RoundOpened,
    Ruled,
    SeatChanged,
    SeatLeft,
    SeatTaken,
    Staked,
    TableClosed,
    TableEvent,
    corrected,
)
from dealer_assist.table.layout import Layout
from dealer_assist.table.places import DISCARD, HOUSE, Party, Place, Zone
from dealer_assist.table.settlement import Line, Pot, Settlement, Verdict
from dealer_assist.words import Words

PROGRAM = (CAMERA, "table", "recorder")     # who is nobody: everybody else in a record is a person


class Mark(StrEnum):
    """Why a round is worth a look. The value is its shape, ``word`` its word: colour only comes on top."""

    DISPUTE = "⚑"
    CALLED = "☎"
    OWED = "±"
    CORRECTED = "✎"
    ALERT = "!"
    DOUBT = "?"
    LARGE = "◆"

    @property
    def word(self) -> str:
        return "mark." + self.name.lower()


@dataclass(frozen=True)
class Record:
    """One session at the desk. ``name``: the hash of its first entry, by which the house's log calls it."""

    name: str
    folder: str
    entries: tuple[Entry, ...]
    house: House
    layout: Layout
    words: Words
    findings: tuple[str, ...] = ()      # what is wrong with its ledger, in sentences

    @cached_property
    def hands(self) -> tuple[Hand, ...]:
        return tuple(Hand(self, number, entries) for number, entries in in_rounds(table_log(self.entries)) if number)

    @cached_property
    def doubtful(self) -> frozenset[int]:
        """The entries of cards told while a camera was away, or read while its view was in doubt."""
        found = set(by_hand(self.entries))
        for entry in self.entries:
            if isinstance(entry.event, ViewDoubtful):
                found.update(in_doubt(self.entries, entry))
        return frozenset(found)

    @cached_property
    def devices(self) -> tuple[Entry, ...]:
        return tuple(e for e in self.entries
                     if isinstance(e.event, CameraLost | CameraBack | ViewDoubtful | ViewTrusted | CardsCovered
                                   | FramesDropped))

    @cached_property
    def calls(self) -> Mapping[int, tuple[Entry, ...]]:
        """The dealer's calls for the inspector, and that he came, by the round they were made in or after."""
        found: dict[int, tuple[Entry, ...]] = {}
        for entry in self.entries:
            if isinstance(entry.event, InspectorCalled | InspectorCame):
                number = next((hand.number for hand in reversed(self.hands) if hand.entries[0].seq < entry.seq), 0)
                found[number] = (*found.get(number, ()), entry)
        return found

    @cached_property
    def handed_over(self) -> Mapping[tuple[int, Party], Money]:
        """Of differences that were found later: what the dealer has given or taken, by round and party."""
        found: dict[tuple[int, Party], Money] = {}
        for entry in corrected(table_log(self.entries)):
            if isinstance(entry.event, ChipsChanged) and entry.event.round is not None:
                key = entry.event.round, entry.event.party
                found[key] = found.get(key, 0) + entry.event.amount
        return found

    def hand(self, number: int) -> Hand | None:
        return next((hand for hand in reversed(self.hands) if hand.number == number), None)


def in_rounds(log: Iterable[Recorded]) -> list[tuple[int, tuple[Recorded, ...]]]:
    """The log as the engine's chapters have it, unjudged; what came before any round is number 0."""
    parts: list[tuple[int, list[Recorded]]] = [(0, [])]
    home: dict[int, int] = {}
    numbered: dict[int, int] = {}
    for entry in log:
        match entry.event:
            case Amended(seq):
                at = home.get(seq, len(parts) - 1)
            case Ruled(number):
                at = numbered.get(number, len(parts) - 1)
            case RoundOpened(number):
                parts.append((number, []))
                at = numbered[number] = len(parts) - 1
            case _:
                at = len(parts) - 1
        parts[at][1].append(entry)
        home[entry.seq] = at
    return [(number, tuple(entries)) for number, entries in parts]


@dataclass(frozen=True, eq=False)
class Hand:
    """One round of a session, with the entries that made it."""

    record: Record
    number: int
    entries: tuple[Recorded, ...]

    @cached_property
    def update(self) -> Update:
        update = engine.judge(self.record.house.game, self.entries)
        if update is None:          # struck out as a whole: nothing was dealt or staked
            update = engine.advance(self.record.house.game, None, self.entries[0])
        return update

    @property
    def closed(self) -> RoundClosed | None:
        """What was paid, as it was paid: later corrections change what is owed, not what was handed over."""
        return next((e.event for e in self.entries if isinstance(e.event, RoundClosed)), None)

    @cached_property
    def alerts(self) -> tuple[Irregularity, ...]:
        return (*self.update.irregularities, *self.update.departures)

    @cached_property
    def owed(self) -> Mapping[Party, Money]:
        """What is still to be handed over, either way. The house's own part follows from the others'."""
        found = {}
        for party, amount in self.update.owed().items():
            rest = amount - self.record.handed_over.get((self.number, party), 0)
            if rest and party != HOUSE:
                found[party] = rest
        return found

    @property
    def begun(self) -> bool:
        """Something lies on the table; a round that was only opened tells nothing."""
        return any(isinstance(e.event, Staked | Decided | CardSeen | RoundClosed) for e in self.entries)

    @property
    def at(self) -> int:
        return self.entries[0].at

    @property
    def until(self) -> int:
        """When it was over on the table: corrections come later, but tell of this time."""
        return max(e.at for e in self.entries if not isinstance(e.event, Amended | Ruled | ChipsChanged))


# ── many rounds ──
@dataclass(frozen=True, slots=True)
class Row:
    """A round in the timeline."""

    session: str
    folder: str
    game: str
    title: str                  # of the game
    number: int
    at: int
    people: tuple[str, ...]
    boxes: tuple[int, ...]
    most: Fraction              # the largest amount staked or paid on a bet, in whole units of its currency
    most_text: str
    rack: Money | None
    rack_text: str
    marks: frozenset[Mark]
    looked: bool = False        # its alerts and what is owed are among the marks

    @property
    def key(self) -> tuple[str, int]:
        return self.session, self.number


def row(hand: Hand, large: Money, disputed: frozenset[int] = frozenset()) -> Row:
    """Without judging it. ``large``: from what amount on a payout is marked; ``disputed``: rounds of this session."""
    record, words = hand.record, hand.record.words
    closed, boxes, most, marks = hand.closed, set(), 0, set()
    for entry in hand.entries:
        match entry.event:
            case Staked(by, _, _, amount):
                boxes.add(by.seat)
                most = max(most, amount)
            case CardSeen(_, Place(Zone.SEAT, seat), face):
                boxes.add(seat)
                if face is Unread.UNREADABLE:
                    marks.add(Mark.DOUBT)
            case CardSeen(_, _, Unread.UNREADABLE):
                marks.add(Mark.DOUBT)
            case Amended() | Ruled():
                marks.add(Mark.CORRECTED)
            case _:
                pass
        if entry.seq in record.doubtful:
            marks.add(Mark.DOUBT)
    for line in closed.paid.lines if closed else ():
        most = max(most, line.back)
        if line.party != HOUSE and line.net >= large > 0:
            marks.add(Mark.LARGE)
    if any(isinstance(entry.event, InspectorCalled) for entry in record.calls.get(hand.number, ())):
        marks.add(Mark.CALLED)
    if hand.number in disputed:
        marks.add(Mark.DISPUTE)
    people = tuple(dict.fromkeys(e.by for e in hand.entries if e.by not in PROGRAM))
    rack = closed.paid.rack() if closed else None
    game = record.house.game_id
    return Row(record.name, record.folder, game, game_named(game, words.language.tag), hand.number, hand.at, people,
               tuple(sorted(boxes - {0})), Fraction(most, 10 ** words.currency.digits), words.amount(most), rack,
               "" if rack is None else rack_text(rack, words), frozenset(marks))


def looked_at(row: Row, hand: Hand) -> Row:
    """With the marks that take judging it."""
    found = {mark for mark, there in ((Mark.ALERT, hand.alerts), (Mark.OWED, hand.owed)) if there}
    return replace(row, marks=row.marks | found, looked=True)


def rack_text(rack: Money, words: Words) -> str:
    return words("rack.gains" if rack > 0 else "rack.pays" if rack < 0 else "rack.even", amount=abs(rack))


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody looks for. Empty: everything."""

    boxes: frozenset[int] = frozenset()
    rounds: frozenset[int] = frozenset()
    marks: frozenset[Mark] = frozenset()
    dealer: str = ""
    game: str = ""
    least: Fraction | None = None
    most: Fraction | None = None
    texts: tuple[str, ...] = ()

    def takes(self, row: Row) -> bool:
        known = " ".join((row.folder, row.game, row.title, *row.people)).casefold()
        return ((not self.boxes or bool(self.boxes & {*row.boxes}))
                and (not self.rounds or row.number in self.rounds)
                and self.marks <= row.marks
                and (not self.dealer or any(self.dealer in person.casefold() for person in row.people))
                and self.game in row.game
                and (self.least is None or row.most >= self.least)
                and (self.most is None or row.most <= self.most)
                and all(text in known for text in self.texts))


_NAMES = {"box": ("box", "seat"), "round": ("round",), "dealer": ("dealer",), "game": ("game",)}
_AMOUNT = re.compile(r"([<>])=?\s*(\d+(?:\.\d+)?)")


def wanted(text: str, words: Words) -> Wanted:
    """``box 3 dealer 12 >100 doubt``, in any order, in English and in the language of these words."""
    rest = text.casefold()
    pairs: dict[str, list[str]] = {}
    names = {word: name for name, known in _NAMES.items()
             for word in (*known, *words(f"desk.filter.{name}").casefold().split())}
    pairing = re.compile(rf"(?<!\S)({'|'.join(map(re.escape, names))})[ :=]\s*(\S+)")

    def pair(found: re.Match[str]) -> str:
        pairs.setdefault(names[found[1]], []).append(found[2])
        return " "

    def amount(found: re.Match[str]) -> str:
        pairs.setdefault(found[1], []).append(found[2])
        return " "

    rest = _AMOUNT.sub(amount, pairing.sub(pair, rest))
    marks = {words(mark.word).casefold(): mark for mark in Mark} | {mark.name.casefold(): mark for mark in Mark}
    said = rest.split()
    numbers = {name: frozenset(int(n) for n in pairs.get(name, ()) if n.isdecimal()) for name in ("box", "round")}
    return Wanted(
        numbers["box"], numbers["round"], frozenset(marks[word] for word in said if word in marks),
        "".join(pairs.get("dealer", [])[-1:]), "".join(pairs.get("game", [])[-1:]).replace(" ", "_"),
        max(map(Fraction, pairs[">"])) if ">" in pairs else None,
        min(map(Fraction, pairs["<"])) if "<" in pairs else None,
        tuple(word for word in said if word not in marks))


# ── one round on one page ──
class What(StrEnum):
    """Kinds of things that happen; the value is the shape in front of the line."""

    CARD = "▮"
    TOUCH = "☞"
    TABLE = "·"
    CORRECTION = "✎"
    DEVICE = "⌁"


@dataclass(frozen=True, slots=True)
class Happening:
    """One entry of the record, in words. ``struck``: a later entry says that it should have read otherwise."""

    seq: int
    at: int
    by: str
    what: What
    text: str
    struck: bool = False
    place: Place | None = None
    card: int = 0
    face: Face | None = None
    doubtful: bool = False
    event: TableEvent | None = None


@dataclass(frozen=True, slots=True)
class CardShown:
    card: int
    face: Face
    counts: bool                # it belongs to the combination that is named


@dataclass(frozen=True, slots=True)
class HandShown:
    place: Place
    name: str
    cards: tuple[CardShown, ...]
    standing: str


@dataclass(frozen=True, slots=True)
class RuleShown:
    id: str
    title: str = ""
    text: str = ""
    source: str = ""            # where in which document it stands
    documents: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BetShown:
    line: Line
    name: str
    shape: str
    word: str
    amount: str
    arithmetic: str
    why: str
    rules: tuple[RuleShown, ...]


@dataclass(frozen=True, slots=True)
class BoxShown:
    party: Party
    name: str
    bets: tuple[BetShown, ...]
    total: str
    net: Money


@dataclass(frozen=True, slots=True)
class AlertShown:
    text: str
    prescribes: str
    rule: RuleShown
    entries: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OwedShown:
    party: Party
    amount: Money
    text: str


@dataclass(frozen=True, slots=True)
class Page:
    title: str
    state: str                  # paid, open, void, corrected since
    happened: tuple[Happening, ...]
    hands: tuple[HandShown, ...]
    boxes: tuple[BoxShown, ...]
    rack: str
    alerts: tuple[AlertShown, ...]
    owed: tuple[OwedShown, ...]
    qualifies: str


Rules = Callable[[str], RuleShown]      # from a rule's ID to what the book says of it


def page(hand: Hand, rules: Rules) -> Page:
    record, update, words = hand.record, hand.update, hand.record.words
    r = update.round
    settled = (hand.closed.paid if hand.closed else None) or update.final or Settlement(())
    final = update.final or settled
    boxes = tuple(boxes_of(final, words, rules))
    corrections = any(isinstance(e.event, Amended | Ruled) for e in hand.entries)
    state = "desk.state." + ("void" if r.said(VOID) else "corrected" if corrections else
                             "paid" if hand.closed else "open")
    standing = next((s for s in update.standings if s.qualifies is not None), None)
    qualifies = "" if standing is None else words(
        "qualifies.yes" if standing.qualifies else "qualifies.no", place=standing.place).upper()
    return Page(
        words("desk.round", number=hand.number, table=record.folder), words(state),
        tuple(sorted(happenings(hand), key=lambda h: h.seq)), tuple(backed_up(update, words)), boxes,
        rack_text(final.rack(), words) if final.lines else "",
        tuple(AlertShown(words.say(i.reason), words.say(i.prescribes) if i.prescribes else "", rules(i.rule), i.entries)
              for i in hand.alerts),
        tuple(owed_shown(hand.owed, words)), qualifies)


def owed_shown(owed: Mapping[Party, Money], words: Words) -> Iterator[OwedShown]:
    for party, amount in owed.items():
        yield OwedShown(party, amount, words("desk.owed.more" if amount > 0 else "desk.owed.less", party=party,
                                             amount=abs(amount)))


def backed_up(update: Update, words: Words) -> Iterator[HandShown]:
    """All cards as they lay, in the order in which they came: those of no box first."""
    r = update.round
    standings = {s.place: s for s in update.standings}
    places = sorted({card.at for card in r.cards}, key=lambda p: (p.zone is Zone.SEAT, p.zone in _ASIDE, p))
    for place in places:
        standing = standings.get(place)
        five = set(standing.cards) if standing else set()
        yield HandShown(place, words.place(place), tuple(
            CardShown(c.card, c.face, c.face in five)
            for c in r.cards if c.at == place), words.say(standing.hand) if standing else "")


_ASIDE = (Zone.BURN, Zone.MUCK, Zone.DISCARD, Zone.DECK)


def boxes_of(settlement: Settlement, words: Words, rules: Rules) -> Iterator[BoxShown]:
    parties = dict.fromkeys(line.party for line in settlement.lines)
    pots = {pot.name: pot for pot in settlement.pots}
    for party in sorted(parties, key=lambda p: (p == HOUSE, p)):
        bets = tuple(bet_shown(line, pots.get(line.kind), words, rules)
                     for line in settlement.lines if line.party == party)
        waiting = any(bet.line.verdict is Verdict.WAITING for bet in bets)
        net = sum(bet.line.net for bet in bets if bet.line.verdict is not Verdict.WAITING)
        total = words({True: "total.gets", False: "total.loses"}.get(net > 0, "") if net else "total.even",
                      amount=abs(net))
        yield BoxShown(party, words.party(party), bets, words("total.waiting", total=total) if waiting else total, net)


_SHAPES = {Verdict.WIN: ("▲", "pay"), Verdict.LOSE: ("▼", "take"), Verdict.PUSH: ("■", "push"),
           Verdict.RETURNED: ("◀", "return"), Verdict.CARRIED: ("◆", "stays"), Verdict.TAKEN: ("▼", "take"),
           Verdict.WAITING: ("…", "wait")}


def bet_shown(line: Line, pot: Pot | None, words: Words, rules: Rules) -> BetShown:
    shape, word = _SHAPES[line.verdict]
    amount: Money | None = {Verdict.WIN: line.net, Verdict.LOSE: line.staked - line.back, Verdict.TAKEN: line.back,
                            Verdict.RETURNED: line.back, Verdict.PUSH: line.back}.get(line.verdict)
    if line.verdict is Verdict.WIN and line.odds is None:
        word, amount = "collect", line.back
    name = " ".join((words.kind(line.kind), *([str(line.on.hand)] if line.on.hand > 1 else [])))
    cited = dict.fromkeys(id_ for id_ in (line.rule, line.odds_rule) if id_)
    return BetShown(line, name, shape, words("verdict." + word), "" if amount is None else words.amount(amount),
                    arithmetic(line, pot, words), words.say(line.reason), tuple(map(rules, cited)))


def arithmetic(line: Line, pot: Pot | None, words: Words) -> str:
    """How the amount comes about, in figures that anybody can follow with a pencil."""
    values = {"staked": line.staked, "back": line.back, "won": line.net}
    match line.verdict:
        case Verdict.WIN if line.odds is not None:
            kept = words("desk.sum.rounded", exact=_exact(line.staked * line.odds, words)) if line.rounded else None
            return told(words, "desk.sum.odds", **values, odds=line.odds, rounded=kept)
        case Verdict.WIN if pot is not None and (shares := [s for s in pot.shares if s.party == line.party]):
            halves = " + ".join(told(words, "desk.sum.share", amount=s.amount, odd=s.odd or None,
                                     half=words("desk.half." + s.half) if s.half else None) for s in shares)
            return told(words, "desk.sum.pot", pot=pot.amount, taken=pot.taken or None, rest=pot.amount - pot.taken,
                        among=len({s.party for s in pot.shares}), shares=halves)
        case Verdict.WIN:
            return words("desk.sum.gets", **values)
        case Verdict.LOSE if line.back:
            return words("desk.sum.part", **values, lost=line.staked - line.back)
        case Verdict.LOSE | Verdict.PUSH:
            return ""               # the amount says it all
        case Verdict.TAKEN:
            return words("desk.sum.taken", **values)
        case Verdict.WAITING:
            return words("desk.sum.waits", **values)
        case _:
            return words("desk.sum.back", **values)


def told(words: Words, key: str, **values: object) -> str:
    """What is None is not there: a part of the sentence in [brackets] that needs it is left out."""
    return words(key, **{name: value for name, value in values.items() if value is not None})


def _exact(amount: Fraction, words: Words) -> str:
    """An amount that is no whole number of minor units, as a pencil would leave it."""
    whole, rest = divmod(amount, 1)
    return words.amount(int(whole)) + (f" + {rest}" if rest else "")


# ── what happened ──
def who(by: str, words: Words) -> str:
    """People by their names; the program's own parts, and a dealer who is not signed in, by a word."""
    return words(f"who.{by}") if f"who.{by}" in words.sentences else words.whole(by)


def happenings(hand: Hand) -> Iterator[Happening]:
    record, words = hand.record, hand.record.words
    teller = _Teller(words, hand.entries, record.doubtful)
    for entry in hand.entries:
        yield teller.entry(entry)
    for call in record.calls.get(hand.number, ()):
        match call.event:
            case InspectorCalled(about):
                text = told(words, "desk.called", place=about)
            case _:
                text = words("desk.came")
        yield Happening(call.seq, call.at, call.by, What.TOUCH, text)
    for device in record.devices:
        if hand.at <= device.at <= hand.until:
            match device.event:
                case CameraLost(camera, _, why):
                    text = told(words, "desk.camera.lost", camera=camera, why=why or None)
                case CameraBack(camera):
                    text = words("desk.camera.back", camera=camera)
                case ViewDoubtful(camera, _, why):
                    text = words("desk.view.doubtful", camera=camera, why=words("desk.why." + why))
                case ViewTrusted(camera):
                    text = words("desk.view.trusted", camera=camera)
                case CardsCovered(at):
                    text = (words("desk.cards.covered", places=words.places(at)) if at else
                            words("desk.cards.uncovered"))
                case FramesDropped(camera, count):
                    text = words("desk.frames.dropped", camera=camera, count=count)
                case _:
                    continue
            yield Happening(device.seq, device.at, device.by, What.DEVICE, text)


def said(event: TableEvent, words: Words) -> str:
    """What is entered between rounds."""
    return _Teller(words, (), frozenset()).says(event)


class _Teller:
    """What each entry of a round says, with the names that its cards have there."""

    def __init__(self, words: Words, entries: Sequence[Recorded], doubtful: frozenset[int]) -> None:
        self.words, self.doubtful = words, doubtful
        self.by_seq = {entry.seq: entry for entry in entries}
        standing: dict[int, list[TableEvent]] = {}
        for entry in corrected(entries):
            standing.setdefault(entry.seq, []).append(entry.event)
        self.changed = {seq for seq, entry in self.by_seq.items() if not isinstance(entry.event, Amended)
                        and standing.get(seq, []) != [entry.event]}
        self.at: dict[int, Place] = {}
        for entry in entries:
            if isinstance(entry.event, CardSeen):
                self.at[entry.event.card] = entry.event.at

    def entry(self, entry: Recorded) -> Happening:
        place: Place | None = None
        card = 0
        face: Face | None = None
        match entry.event:
            case CardSeen() as seen:
                what, card, place, face = What.CARD, seen.card, seen.at, seen.face
            case CardRead() as read:
                what, card, place, face = What.CARD, read.card, self.at.get(read.card), read.face
            case CardMoved() as moved:
                what, card, place = What.CARD, moved.card, moved.to
            case Amended() | Ruled():
                what = What.CORRECTION
            case _:
                what = What.TABLE if entry.by in PROGRAM else What.TOUCH
        return Happening(entry.seq, entry.at, entry.by, what, self.says(entry.event), entry.seq in self.changed, place,
                         card, face, entry.seq in self.doubtful or face is Unread.UNREADABLE, entry.event)

    def says(self, event: TableEvent) -> str:
        words = self.words
        match event:
            case CardSeen(_, at, face):
                return words("desk.card.seen", place=at, face=words.face(face))
            case CardRead(card, face):
                return words("desk.card.read", place=self.at.get(card, DISCARD), face=words.face(face))
            case CardMoved(card, to):
                key = "desk.card.gathered" if to == DISCARD else "desk.card.moved"
                return words(key, place=self.at.get(card, DISCARD), to=to)
            case Staked(by, _, kind, amount):
                return words("desk.staked", party=by, kind=kind, amount=amount)
            case Decided(_, on, choice):
                return words("desk.said", place=on, said=words.said(choice))
            case RoundOpened(number):
                return words("desk.opened", number=number)
            case RoundClosed(_, paid):
                return words("desk.closed", rack=rack_text(paid.rack(), words))
            case ChipsChanged(party, amount, number) if number is not None:
                return words("desk.handed", party=party, amount=amount, number=number)
            case ChipsChanged(party, amount):
                return words("desk.chips", party=party, amount=amount)
            case SeatTaken(party) | SeatLeft(party) | SeatChanged(party):
                return words("desk." + {SeatTaken: "sits", SeatLeft: "leaves", SeatChanged: "moves"}[type(event)],
                             party=party)
            case Amended(seq, instead, why):
                before = self.by_seq.get(seq)
                now = "; ".join(map(self.says, instead)) or words("desk.struck")
                return words("desk.amended", seq=seq, before=self.says(before.event) if before else "", now=now,
                             why=why)
            case Ruled(_, lines, why):
                return words("desk.ruled", why=why, lines="; ".join(
                    words("desk.ruled.line", party=line.party, kind=line.kind, back=line.back) for line in lines))
            case Attendance(party, present):
                return words("desk.present" if present else "desk.absent", party=party)
            case DeckChanged(decks):
                return words("desk.deck", decks=decks)
            case LastHandsAnnounced(rounds):
                return words("desk.last_hands", rounds=rounds)
            case TableClosed():
                return words("desk.table.closed")
            case _:
                assert_never(event)


def newest_first(rows: Sequence[Row]) -> list[Row]:
    return sorted(rows, key=lambda row: (row.at, row.number), reverse=True)
