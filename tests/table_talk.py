"""A table for tests: a log, the engine over it, and a short way of saying what happens.

``do("stake 1 ante 1000", "deal seat 1 Ah", "deal dealer ??", "fold 1", "turn 2 Kd")``: cards are numbered as dealt.
"""

from __future__ import annotations

from pathlib import Path

from dealer_assist import engine
from dealer_assist.cards import FACE_DOWN, UNREADABLE, Face, parse_face
from dealer_assist.engine import Story, Update
from dealer_assist.games import load_house
from dealer_assist.games.game import Ask, Collect, NextStep, Offer
from dealer_assist.games.house_file import House
from dealer_assist.table.events import (
    Amended,
    Attendance,
    CardMoved,
    CardRead,
    CardSeen,
    ChipsChanged,
    Decided,
    Due,
    LastHandsAnnounced,
    Recorded,
    RoundClosed,
    RoundEvent,
    SeatChanged,
    SeatLeft,
    SeatTaken,
    Staked,
    TableClosed,
    TableEvent,
)
from dealer_assist.table.places import BOARD, BURN, DEALER, DECK, DISCARD, HOUSE, MUCK, PLAYER, Party, Place, seat
from dealer_assist.table.settlement import Line, Settlement

HOUSES = Path(__file__).parent.parent / "dealer_assist" / "games" / "house"
NAMED = {"dealer": DEALER, "board": BOARD, "player": PLAYER, "burn": BURN, "deck": DECK, "muck": MUCK,
         "discard": DISCARD}


def house(name: str, **changes: str) -> House:
    """A shipped house file; ``changes`` replace the value of an option, written as in TOML."""
    lines = (HOUSES / f"{name}.toml").read_text(encoding="utf-8").splitlines()
    for option, value in changes.items():
        key = option.replace("__", ".")
        found = [n for n, line in enumerate(lines) if line.startswith(f"{key} = ")]
        assert found, f"{name} has no option {key}"
        rule = lines[found[0]].split("rule = ")[1]
        lines[found[0]] = f"{key} = {{ value = {value}, rule = {rule}"
    return load_house("\n".join(lines), name)


class Table:
    def __init__(self, house: House, seats: tuple[int | str, ...] = (1,)) -> None:
        self.house, self.game = house, house.game
        self.log: list[Recorded] = []
        self.story = Story()
        self.cards = 0
        for text in seats:          # 1, or with counted chips "1=20000"
            who, _, chips = str(text).partition("=")
            self.record(SeatTaken(_party(who), int(chips) if chips else None))
        self.open()

    def record(self, event: TableEvent) -> None:
        entry = Recorded(len(self.log), 1_000_000 * len(self.log), "test", event)
        self.log.append(entry)
        self.story = engine.follow(self.game, self.story, entry)

    def open(self) -> None:
        self.cards = 0
        self.record(self.game.opening(self.story.sitting))

    def do(self, *said: str) -> Update:
        for text in said:
            self.record(self.event(text))
        return self.update

    def deal(self, place: str, cards: str) -> Update:
        return self.do(*(f"deal {place} {card}" for card in cards.split()))

    @property
    def update(self) -> Update:
        assert self.story.current is not None
        return self.story.current

    @property
    def settlement(self) -> Settlement:
        assert self.update.settlement is not None, self.update.step
        return self.update.settlement

    def verdicts(self) -> dict[str, tuple[str, int, int]]:
        """``{"1 ante": ("win", 1000, 2000), "1 split on 2": …}``: verdict, staked, back."""
        return {_bet(x): (x.verdict.value, x.staked, x.back) for x in self.settlement.lines}

    def rules(self) -> dict[str, str]:
        return {_bet(x): x.rule for x in self.settlement.lines}

    def wrong(self) -> list[str]:
        return [f"{i.rule} {i.reason.key}" for i in (*self.update.departures, *self.update.irregularities)]

    def event(self, text: str) -> TableEvent:
        match text.split():
            case ["amend", *_]:
                return self._amendment(text)
            case ["sit", who, *chips]:
                return SeatTaken(_party(who), int(chips[0]) if chips else None)
            case ["leave", who]:
                return SeatLeft(_party(who))
            case ["change", who, to]:
                return SeatChanged(_party(who), int(to))
            case [("away" | "back") as where, who]:
                return Attendance(_party(who), where == "back")
            case ["buy", who, chips]:
                return ChipsChanged(_party(who), int(chips))
            case ["last", "hands", number]:
                return LastHandsAnnounced(int(number))
            case ["table", "closed"]:
                return TableClosed()
        return self.round_event(text)

    def _amendment(self, text: str) -> Amended:
        head, _, rest = text.removeprefix("amend ").partition(":")
        return Amended(int(head), tuple(self.round_event(t.strip()) for t in rest.split(";") if t.strip()), "test")

    def round_event(self, text: str) -> RoundEvent:
        match text.split():
            case ["stake", who, kind, amount, "on", hand]:
                return Staked(_party(who), seat(_party(who).seat, int(hand)), kind, int(amount))
            case ["say", who, choice, "on", hand]:
                return Decided(_party(who), seat(_party(who).seat, int(hand)), choice)
            case ["owner", box, nth]:
                return Decided(HOUSE, seat(int(box)), f"owner {nth}")
            case ["stake", who, kind, amount, "at", box]:
                return Staked(_party(who), seat(int(box)), kind, int(amount))
            case ["say", who, ("partner" | "backs") as bond, other]:
                return Decided(_party(who), seat(_party(who).seat), f"{bond} {other}")
            case ["house", "on", *_]:
                place, _, word = text.removeprefix("house on ").partition(": ")
                return Decided(HOUSE, _place(place.split()), word)
            case ["stake", who, kind, amount]:
                return Staked(_party(who), seat(_party(who).seat), kind, int(amount))
            case ["stake", who, *kind, amount]:
                return Staked(_party(who), seat(_party(who).seat), " ".join(kind), int(amount))
            case ["bet", who, amount]:
                return Staked(_party(who), seat(_party(who).seat), "bet", int(amount))
            case ["calls", who]:
                step = self.update.step
                assert isinstance(step, Ask)
                assert step.bet
                return Staked(_party(who), seat(_party(who).seat), "bet", step.bet.call)
            case ["post", who]:
                due = next(due for due in _dues(self.update.step) if due.by == _party(who))
                return Staked(due.by, due.on, due.kind, due.least)
            case ["dead", box]:
                return Decided(HOUSE, seat(int(box)), "dead hand")
            case ["board", who]:
                return Decided(_party(who), seat(_party(who).seat), "plays the board")
            case ["call", who]:
                party = _party(who)
                ante = self.update.round.staked(party, what="ante")
                return Staked(party, seat(party.seat), "call", 2 * ante)
            case ["draw", who, number]:
                return Decided(_party(who), seat(_party(who).seat), f"draw {number}")
            case ["say", who, place, choice]:
                return Decided(HOUSE if who == "house" else _party(who), NAMED[place], choice)
            case ["say", who, choice]:
                return Decided(_party(who), seat(_party(who).seat), choice)
            case [("fold" | "timeout" | "declined" | "check" | "touched" | "pat") as choice, who]:
                return Decided(_party(who), seat(_party(who).seat), choice)
            case ["deal", *place, face]:
                self.cards += 1
                return CardSeen(self._card(self.cards), _place(place), _face(face))
            case ["turn", number, face]:
                return CardRead(self._card(int(number)), _face(face))
            case ["move", number, *place]:
                return CardMoved(self._card(int(number)), _place(place))
            case ["close"]:
                return RoundClosed(self.update.round.opened.number, self.update.settlement or Settlement(()))
        raise AssertionError(f"nobody says {text!r}")

    def _card(self, number: int) -> int:
        return self.story.chapters[-1].number * 100 + number


def _dues(step: NextStep | None) -> tuple[Due, ...]:
    match step:
        case Collect(due):
            return (due,)
        case Offer(dues, then):
            return (*dues, *_dues(then))
    return ()


def _bet(line: Line) -> str:
    return f"{line.party} {line.kind}" + (f" on {line.on.hand}" if line.on.hand > 1 else "")


def _party(text: str) -> Party:
    number, _, nth = text.partition(".")
    return Party(int(number), int(nth or 1))


def _place(words: list[str]) -> Place:
    return seat(*map(int, words[1:])) if words[0] == "seat" else NAMED[words[0]]


def _face(text: str) -> Face:
    return FACE_DOWN if text == "??" else UNREADABLE if text == "!!" else parse_face(text)
