"""The pieces of one box or seat: what it has, what is at stake there, what it may say, what it gets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeVar

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from dealer_assist.games.game import FOLD
from dealer_assist.money import Money
from dealer_assist.overlay.parts import (
    BetButton,
    BoxHeader,
    BoxTotal,
    Button,
    LinesButton,
    ResultButton,
    SeatHeader,
    SeatPut,
    TouchButton,
)
from dealer_assist.overlay.view import BetView, BoxView, HandView, State, Touch, by_bettor
from dealer_assist.table.events import Decided, SeatTaken, TableEvent
from dealer_assist.words import Words

PRESSED = 140   # pixels: under a picture that has the screen buttons are so wide at least

B = TypeVar("B", bound=Button)
Item = TypeVar("Item")


class Column:
    """The pieces of one box: in a column from top to bottom, or, around a table, on a tile."""

    def __init__(self, window: QWidget, words: Words, submit: Callable[[tuple[TableEvent, ...]], None],
                 why: Callable[[BoxView], None], name: Callable[[HandView | None], None], around: bool) -> None:
        self._window, self._words, self._submit, self._why = window, words, submit, why
        self.around, self.hidden = around, False
        self.narrow = False         # no two fingers wide
        self.told = False           # what it gets stands under the picture, too
        self._name = name
        self.header = SeatHeader(window, self._touch_header, words) if around else BoxHeader(window, self._touch_header)
        self.bets: list[BetButton] = []
        self.choices: list[TouchButton] = []
        self.total = BoxTotal(window)
        self.result = ResultButton(window, lambda: why(self.box))
        self.lines = LinesButton(window, lambda: why(self.box))
        self.put = SeatPut(window)
        self.empty: list[QRect] = []
        self._held: Money = 0
        self._asked = False
        self._rect: tuple[QRect, int, int, int] | None = None

    @property
    def parts(self) -> list[QWidget]:
        return [self.header, self.total, self.result, self.lines, self.put, *self.bets, *self.choices]

    def show_box(self, box: BoxView, held: Money, asked: bool) -> None:
        """``asked``: what it may say stands in large buttons elsewhere."""
        self.box, self._held, self._asked = box, held, asked and self.around
        self.header.show_box(box)
        self.total.show_total(box)
        self.result.show_box(box)
        for bet_button, bet in pool(self.bets, self._shown_bets(), self._new_bet):
            bet_button.show_bet(bet, held)
        for choice, touch in pool(self.choices, self._shown_choices(), self._new_choice):
            choice.show_touch(touch)

    def stakes(self) -> list[BetView]:
        """Where chips of a chosen amount can be put down."""
        return [bet for bet in self._shown_bets() if bet.room is not None]

    def _shown_bets(self) -> list[BetView]:
        if not self.around:
            return list(self.box.bets)
        return [] if self._asked else [bet for bet in self.box.bets if bet.room is not None or bet.touch is not None]

    def _shown_choices(self) -> list[Touch]:
        """A seat that comes puts the chips that are held on the table, where they are counted."""
        box = self.box
        seating = []
        if box.seating is not None and not self.stakes() and not box.bets:
            seating = [replace(box.seating, events=tuple(
                replace(e, chips=self._held) if isinstance(e, SeatTaken) and box.brings else e
                for e in box.seating.events))]
        if self._asked:
            return []
        mine = [*(() if self._asked else box.choices), *box.reach, *seating]
        fold = [touch for touch in box.more if self.around and touch.events and box.bets and not box.reach
                and not box.choices and _is_fold(touch)]
        return [*mine, *fold][:3 if self.around else 9]

    @property
    def pressing(self) -> list[Button]:
        """What may be pressed here now, in a round; at its end what opens the reasons of what it gets."""
        box = self.box
        if box.seating is not None:
            return []
        bets = [button for button, bet in zip(self.bets, self._shown_bets(), strict=False) if bet.room or bet.touch]
        lost = box.pushed and box.total_state is State.TAKE
        result = [self.result] if self.told and box.total_state is not None and not lost else []
        return [*result, *bets, *self.choices[:len(self._shown_choices())]]

    def hide(self, hidden: bool) -> None:
        self.hidden = hidden
        if hidden:
            for part in self.parts:
                part.hide()
            return
        self.header.show()
        self.total.setVisible(not self.around)
        for button, _ in zip(self.bets, self._shown_bets(), strict=False):
            button.show()
        for choice, _ in zip(self.choices, self._shown_choices(), strict=False):
            choice.show()

    def remove(self) -> None:
        for part in self.parts:
            part.hide()
            part.deleteLater()

    def hold(self, amount: Money) -> None:
        self._held = amount
        for button in self.bets:
            if button.bet is not None:
                button.show_bet(button.bet, amount)

    def _touch_header(self) -> None:
        """A card of the hand is named; where there is none, the box's page opens."""
        hand = self.header.hand
        if hand is not None:
            self._name(hand)
        else:
            self._why(self.box)

    def _new_bet(self, number: int) -> BetButton:
        return BetButton(self._window, lambda: self._touch_bet(self.bets[number]), self._words)

    def _new_choice(self, number: int) -> TouchButton:
        return TouchButton(self._window, lambda: self._submit(self.choices[number].events()))

    def _touch_bet(self, button: BetButton) -> None:
        assert button.bet is not None
        if button.events():
            self._submit(button.events())
        elif button.bet.why:
            self._why(replace(self.box, bets=(button.bet,), more=()))

    @property
    def rows(self) -> list[list[Button]]:
        """Each bet in the row of its kind, whatever happens; what is decided along with it stands beside it."""
        rows: list[list[Button]] = [[] for _ in self.box.kinds]
        choices: list[Button] = list(self.choices[:len(self._shown_choices())])
        for button in self.bets[:len(self._shown_bets())]:
            assert button.bet is not None
            row: list[Button] = [button]
            if len(choices) == 1 and (button.bet.touch is not None
                                      or (button.bet.room is not None and button.bet.stake == 0)):
                row, choices = [button, *choices], []
            at = self.box.kinds.index(button.bet.kind) if button.bet.kind in self.box.kinds else len(rows)
            if at < len(rows) and not rows[at]:
                rows[at] = row
            else:
                rows.append(row)
        for n in range(0, len(choices), 2):     # two beside each other: a finger finds room in the narrowest column
            free = next((row for row in rows if not row), None)
            if free is None:
                rows.append(choices[n:n + 2])
            else:
                free.extend(choices[n:n + 2])
        return rows if not self.narrow else [part for row in rows for part in ([[b] for b in row] or [row])]

    def place(self, rect: QRect, header: int, cell: int, total: int) -> None:
        self.empty = []
        self.header.setGeometry(rect.left(), rect.top(), rect.width(), header - 2)
        if self.around:
            self._place_tile(QRect(rect.left(), rect.top() + header, rect.width(), cell))
            return
        self.result.hide()
        self.put.hide()
        top = rect.top() + header
        fit = (rect.height() - header - total) // cell
        rows = self.rows
        crowded = len(rows) > fit
        if crowded:     # those that cannot be pressed to do something are told in short lines
            idle = [bet for bet in self.bets[:len(self._shown_bets())] if bet.bet is not None
                    and not bet.bet.room and not bet.bet.touch]
            for bet in idle:
                bet.hide()
            rows = [kept for row in rows if (kept := [b for b in row if b not in idle])]
            rows = _joined(rows, max(1, fit - 1)) if idle else rows
            told = [b.bet for b in idle if b.bet is not None]
            self.lines.show_bets(tuple(told), self.box.name, by_bettor(told, self._words))
            high = (fit - len(rows)) * cell
            self.lines.setGeometry(rect.left(), top, rect.width(), high - 1)
            self.lines.setVisible(bool(idle))
            top += high if idle else 0
        else:
            self.lines.hide()
        for row in rows:
            for n, button in enumerate(row):
                left, right = n * rect.width() // len(row), (n + 1) * rect.width() // len(row)
                button.setGeometry(rect.left() + left, top, right - left - (2 if right < rect.width() else 0), cell - 1)
            if not row and self.box.open:
                self.empty.append(QRect(rect.left(), top, rect.width(), cell - 1))
            top += cell
        self.total.setGeometry(rect.left(), rect.bottom() + 1 - total, rect.width(), total)

    def place_pressing(self, rect: QRect, beside: int, header: int, cell: int) -> None:
        """Under the picture: whose box it is, and what may be pressed there, side by side."""
        self.header.setGeometry(rect.left(), rect.top(), beside or rect.width(), (header or cell) - 2)
        self.header.show()
        rect = rect.adjusted(beside + 2 if beside else 0, header, 0, 0)
        each = max(1, rect.width() // PRESSED)
        rows = [self.pressing[n:n + each] for n in range(0, len(self.pressing), each)]
        for number, row in enumerate(rows):
            for n, button in enumerate(row):
                left, right = n * rect.width() // len(row), (n + 1) * rect.width() // len(row)
                button.setGeometry(rect.left() + left, rect.top() + number * cell,
                                   right - left - (2 if right < rect.width() else 0), cell - 1)
                button.show()

    def _place_tile(self, rect: QRect) -> None:
        self.lines.hide()
        settled = any(bet.why for bet in self.box.bets)
        self.put.show_put(self.box.put)
        choices = [choice for choice in self.choices if not choice.isHidden()]
        row: list[QWidget] = [*(b for b in self.bets if not b.isHidden()), *choices]
        self.result.setVisible(settled)
        self.put.setVisible(not settled and not row and bool(self.box.put))
        if settled:
            row = [self.result, *choices]
        elif not row and self.box.put:
            row = [self.put]
        elif not row:       # nothing stands before it: its name and cards have all the tile
            self.header.setGeometry(self.header.geometry().united(rect.adjusted(0, 0, 0, -1)))
        for n, part in enumerate(row):
            left, right = n * rect.width() // len(row), (n + 1) * rect.width() // len(row)
            part.setGeometry(rect.left() + left, rect.top(), right - left - (2 if right < rect.width() else 0),
                             rect.height() - 1)


def _joined(rows: list[list[Button]], fit: int) -> list[list[Button]]:
    """In so many rows at the most, side by side where there are more."""
    buttons = [button for row in rows for button in row]
    if len(rows) <= fit:
        return rows
    each = -(-len(buttons) // fit)
    return [buttons[n:n + each] for n in range(0, len(buttons), each)]


def _is_fold(touch: Touch) -> bool:
    return all(isinstance(event, Decided) and event.choice == FOLD for event in touch.events)


def pool(made: list[B], items: Sequence[Item], new: Callable[[int], B]) -> list[tuple[B, Item]]:
    """A button for each item. Buttons are kept and shown anew, never replaced under a finger that is on its way."""
    while len(made) < len(items):
        made.append(new(len(made)))
    for number, button in enumerate(made):
        button.setVisible(number < len(items))
    return list(zip(made, items, strict=False))
