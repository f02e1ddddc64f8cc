"""A dealer's screen over the real engine and the real game, with a log in memory."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dealer_assist import engine
from dealer_assist.games.house_file import House
from dealer_assist.overlay.view import BetView, BoxView, RuleText, View, view
from dealer_assist.overlay.window import DealerWindow
from dealer_assist.rulebook import load_book
from dealer_assist.table.events import Recorded, TableEvent
from dealer_assist.table.layout import Layout, load_layout
from dealer_assist.table.places import Place
from dealer_assist.words import Currency, Words
from tests.table_talk import Table, house

TEMPLATES = Path(__file__).parent.parent.parent / "calibration" / "templates"
BOOK = load_book()
WORDS = Words(Currency("EUR", 2))


def layout(name: str) -> Layout:
    return load_layout((TEMPLATES / f"{name}.toml").read_text(encoding="utf-8"), name)


def rule_text(rule: str) -> RuleText | None:
    told = BOOK.rules.get(rule)
    return RuleText(told.id, told.title, told.text, told.source) if told else None


class Felt:
    """A table and what its screen would say; ``submit`` is the door that the window's buttons open."""

    def __init__(self, house: House, seats: tuple[int | str, ...], name: str) -> None:
        self.table, self.layout = Table(house, seats), layout(name)
        self.changed: Callable[[], None] = lambda: None
        self.called: tuple[Place | None, ...] = ()

    def submit(self, *events: TableEvent) -> None:
        """All entries of one touch come at one moment."""
        log = self.table.log
        at = 1_000_000 * len(log)
        for event in events:
            log.append(Recorded(len(log), at, "dealer", event))
            self.table.story = engine.follow(self.table.game, self.table.story, log[-1])
        self.changed()

    def call_inspector(self, about: Place | None) -> None:
        self.called = (*self.called, about)
        self.changed()

    def inspector_came(self) -> None:
        self.called = ()
        self.changed()

    def do(self, *said: str) -> None:
        self.table.do(*said)
        self.changed()

    def deal(self, place: str, cards: str) -> None:
        self.table.deal(place, cards)
        self.changed()

    @property
    def view(self) -> View:
        update = self.table.story.current
        paid = update is None or update.round.closed is not None
        opening = self.table.game.opening(self.table.story.sitting) if paid else None
        return view(self.table.story, self.layout, WORDS, opening, called=self.called)

    def box(self, seat: int) -> BoxView:
        return next(box for box in self.view.boxes if box.seat == seat)

    def bet(self, seat: int, kind: str) -> BetView:
        return next(bet for bet in self.box(seat).bets if bet.kind == kind)


def land(*seats: int) -> Felt:
    """With a time limit on decisions."""
    return Felt(house("casino_holdem_land", ch__decision_seconds="15"), seats or (1, 2, 3), "casino_holdem_land")


def live(*seats: int) -> Felt:
    return Felt(house("casino_holdem_live"), seats or (1, 2, 5), "casino_holdem_live")


STAKES = ("stake 1 ante 2000", "stake 1 bonus 500", "stake 2 ante 12500", "stake 3 ante 1000", "stake 3 bonus 1000")


def to_decision(felt: Felt, second: str = "Ks") -> None:
    """Aces for box 1, kings for box 2 (its second card as told), nines for box 3."""
    felt.do(*STAKES, "deal seat 1 Ah", "deal seat 2 Kd", "deal seat 3 9c", "deal dealer ??", "deal seat 1 Ac",
            f"deal seat 2 {second}", "deal seat 3 9d", "deal dealer ??")
    felt.deal("board", "2s 7h Td")


def to_result(felt: Felt, second: str = "Ks", dealer: tuple[str, str] = ("8d", "8s")) -> None:
    to_decision(felt, second)
    felt.do("call 1", "call 2", "timeout 3")
    felt.deal("board", "4s Js")
    felt.do(f"turn 4 {dealer[0]}", f"turn 8 {dealer[1]}")


class Screen:
    """The window over a felt, kept up to date as the table's own wiring does it."""

    def __init__(self, qtbot: QtBot, felt: Felt) -> None:
        self.felt = felt
        self.window = DealerWindow(felt, felt.layout, WORDS, felt.table.house.pay_tables, rules=rule_text)
        qtbot.addWidget(self.window)
        felt.changed = self.show
        self.show()
        self.window.show()

    def show(self) -> None:
        self.window.show_view(self.felt.view)


@pytest.fixture
def screen(qtbot: QtBot) -> Callable[[Felt], Screen]:
    return lambda felt: Screen(qtbot, felt)
