"""Pages that come up beside the picture when asked for, and go when touched away. None stops the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.cards import Card, Rank, Suit, Unread
from dealer_assist.games.house_file import PayTable
from dealer_assist.money import Money, odds_text
from dealer_assist.overlay.looks import (
    EDGE,
    GROUND,
    INK,
    PANEL,
    PAPER,
    RIGHT,
    SOFT,
    YELLOW,
    Text,
    fitted,
    suit_ink,
    suit_path,
)
from dealer_assist.overlay.parts import Button, Panel, TouchButton
from dealer_assist.overlay.view import Alert, BetView, BoxView, CardView, HandView, NextCard, Touch
from dealer_assist.table.events import TableEvent
from dealer_assist.words import Words

GAP = 3


class Sheet(Panel):
    def __init__(self, parent: QWidget, words: Words, closed: Callable[[], None]) -> None:
        super().__init__(parent)
        self.words = words
        self.title = ""
        self.back = TouchButton(self, closed, words("touch.close"), "Esc")
        self.hide()

    def title_height(self) -> float:
        return max(62.0, self.unit * 2.9)

    def ground(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), GROUND)
        painter.setPen(QPen(INK, 2))
        painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))

    def texts(self) -> list[Text]:
        room = QRectF(12, 3, self.title_end() - 20, self.title_height() - 6)
        return [fitted(self.title, room, self.unit * 1.15, INK, bold=True, wraps=True)]

    def title_end(self) -> float:
        return float(self.back.x())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        self.place()

    def place(self) -> None:
        wide = max(88, round(self.unit * 4.6))
        self.back.setGeometry(self.width() - wide - 4, 4, wide, round(self.title_height()) - 6)

    def rows(self, rows: Sequence[Sequence[QWidget]]) -> None:
        """Buttons in rows below the title, all as high as there is room."""
        top = self.title_height()
        high = (self.height() - top - 4) / len(rows)
        for n, row in enumerate(rows):
            wide = (self.width() - 8) / len(row)
            for k, button in enumerate(row):
                button.setGeometry(round(4 + k * wide), round(top + n * high), round(wide) - GAP, round(high) - GAP)


@dataclass(frozen=True, slots=True)
class Row:
    left: str
    right: str = ""
    bold: bool = False


class TextSheet(Sheet):
    """Rows of text, in one column or several, and buttons where something can be done about it."""

    def __init__(self, parent: QWidget, words: Words, closed: Callable[[], None],
                 pressed: Callable[[tuple[TableEvent, ...]], None]) -> None:
        super().__init__(parent, words, closed)
        self.columns: tuple[tuple[Row, ...], ...] = ()
        self._pressed = pressed
        self._buttons: list[TouchButton] = []

    def show_rows(self, title: str, *columns: Sequence[Row], touches: Sequence[Touch] = ()) -> None:
        self.title, self.columns = title, tuple(tuple(column) for column in columns)
        while len(self._buttons) < len(touches):
            number = len(self._buttons)
            self._buttons.append(TouchButton(self, partial(self._press, number)))
        for button, touch in zip(self._buttons, touches, strict=False):
            button.show_touch(touch)
        for number, button in enumerate(self._buttons):
            button.setVisible(number < len(touches))
        self.place()
        self.show()
        self.raise_()
        self.update()

    def _press(self, number: int) -> None:
        self._pressed(self._buttons[number].events())

    def place(self) -> None:
        super().place()
        shown = [b for b in self._buttons if not b.isHidden()]
        for n, button in enumerate(shown):
            button.unit = self.unit
            wide = (self.width() - 8) / len(shown)
            button.setGeometry(round(4 + n * wide), self.height() - 62, round(wide) - GAP, 58)

    def texts(self) -> list[Text]:
        found = super().texts()
        top = self.title_height() + 4
        bottom = self.height() - 8.0 - (62 if any(not b.isHidden() for b in self._buttons) else 0)
        longest = max((len(column) for column in self.columns), default=1)
        high = min((bottom - top) / max(longest, 1), self.unit * 2.8)
        rows: list[Text] = []
        for k, column in enumerate(self.columns):
            wide = (self.width() - 24.0) / len(self.columns)
            for n, row in enumerate(column):
                line = QRectF(12 + k * wide, top + n * high, wide - 16, high)
                side = line.width() * .26 if row.right else 0.0
                rows.append(fitted(row.left, line.adjusted(0, 0, -side, 0), self.unit * 1.05,
                                   YELLOW if row.bold else INK, bold=row.bold, wraps=True))
                if row.right:
                    rows.append(fitted(row.right, QRectF(line.right() - side, line.top(), side, high),
                                       self.unit * 1.05, SOFT, bold=True, align=RIGHT))
        size = min((row.size for row in rows), default=self.unit)
        return [*found, *(replace(row, size=size) for row in rows)]

    # ── what it can show ──
    def show_why(self, box: BoxView, bet: BetView) -> None:
        words = self.words
        said = " ".join(filter(None, (bet.state.value, bet.word, bet.amount_text)))
        rows = [Row(said, bold=True), Row(bet.why), Row(words("why.rule", rule=bet.rule))]
        if bet.odds:
            rows.append(Row(words("why.odds", odds=bet.odds, rule=bet.odds_rule or bet.rule)))
        self.show_rows(words("why.bet", box=box.name, kind=bet.name, stake=bet.stake), rows)

    def show_alerts(self, alerts: Sequence[Alert]) -> None:
        self.show_rows(self.words("alerts.title"),
                       [Row(" ".join(filter(None, ("⚠", a.text, a.prescribes))), a.rule) for a in alerts],
                       touches=[a.touch for a in alerts if a.touch])

    def show_void(self, touch: Touch) -> None:
        self.show_rows(self.words("void.title"), [Row(self.words("void.means"))], touches=[touch])

    def show_pays(self, tables: Mapping[str, PayTable]) -> None:
        self.show_rows(self.words("touch.pays"), *(
            [Row(self.words.kind(name), bold=True),
             *(Row(self.words.pay_line(line), odds_text(pay.odds)) for line, pay in table.items())]
            for name, table in tables.items()))

    def show_keys(self) -> None:
        keys = [key for key in self.words.sentences if key.startswith("keys.")]
        rows = [Row(does, pressed) for pressed, _, does in (self.words(key).partition("|") for key in keys)]
        self.show_rows(self.words("touch.keys"), rows[:(len(rows) + 1) // 2], rows[(len(rows) + 1) // 2:])


class SuitButton(Button):
    def __init__(self, parent: QWidget, pressed: Callable[[], None], suit: Suit, name: str) -> None:
        super().__init__(parent, pressed)
        self.suit, self.key = suit, suit.value.upper()
        self.setAccessibleName(name)

    def ground(self, painter: QPainter) -> None:
        self.plate(painter, PAPER if self.isEnabled() else PANEL, EDGE, dashed=not self.isEnabled())
        side = min(self.width(), self.height()) * .6
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(suit_ink(self.suit) if self.isEnabled() else EDGE)
        painter.drawPath(suit_path(self.suit, QRectF(
            (self.width() - side) / 2, (self.height() - side) / 2, side, side)))

    def texts(self) -> list[Text]:
        return []


class NameSheet(Sheet):
    """A card in two touches: its rank, its suit. Cards that are on the table already are greyed."""

    def __init__(self, parent: QWidget, words: Words, closed: Callable[[], None],
                 named: Callable[[TableEvent], None]) -> None:
        super().__init__(parent, words, closed)
        self._named = named
        self.hand: HandView | None = None
        self.card: CardView | NextCard | None = None
        self.rank: Rank | None = None
        self.taken: frozenset[Card] = frozenset()
        self.ranks = {rank: TouchButton(self, partial(self._choose, rank), "10" if rank is Rank.TEN else rank.letter,
                                        rank.letter) for rank in sorted(Rank, reverse=True)}
        for button in self.ranks.values():
            button.large = 1.7
        self.suits = {suit: SuitButton(self, partial(self._finish, suit), suit, words("suit." + suit))
                      for suit in (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)}
        self.other = TouchButton(self, self._other, words("touch.other_card"), "O")
        self.nothing = TouchButton(self, self._nothing, words("touch.no_card"), "X")

    def show_card(self, hand: HandView, card: CardView | NextCard, taken: frozenset[Card]) -> None:
        if self.card is None or (card.card, card.face) != (self.card.card, self.card.face) or self.isHidden():
            self.rank = None
        self.hand, self.card, self.taken = hand, card, taken
        values = {"place": hand.place, "number": card.number, "count": len(hand.cards)}
        due = isinstance(card, NextCard)
        self.title = self.words(
            "name.due" if due else "name.title" if isinstance(card.face, Unread) else "name.correct",
            face=self.words.face(card.face), **values)
        self.nothing.show_touch(Touch(self.words("touch.face_down" if due else "touch.no_card"), (), "X"))
        for rank, button in self.ranks.items():
            free = any(self._free(rank, suit) for suit in Suit)
            button.show_touch(replace(button.touch, enabled=free, main=rank is self.rank))
        for suit, suit_button in self.suits.items():
            suit_button.setEnabled(self.rank is not None and self._free(self.rank, suit))
        self.other.setEnabled(len(hand.nameable) > 1)
        self.show()
        self.raise_()
        self.update()

    def _free(self, rank: Rank, suit: Suit) -> bool:
        return Card(rank, suit) not in self.taken

    def place(self) -> None:
        super().place()
        ranks = list(self.ranks.values())
        self.rows([ranks[:9], [*ranks[9:], *self.suits.values(), self.nothing]])
        self.other.setGeometry(self.back.geometry().translated(-self.back.width() - GAP, 0))

    def title_end(self) -> float:
        return float(self.other.x())

    def _choose(self, rank: Rank) -> None:
        assert self.hand is not None
        assert self.card is not None
        self.rank = rank
        self.show_card(self.hand, self.card, self.taken)

    def _finish(self, suit: Suit) -> None:
        assert self.card is not None
        assert self.rank is not None
        self._named(self.card.named(Card(self.rank, suit)))

    def _other(self) -> None:
        assert self.hand is not None
        assert self.card is not None
        self.show_card(self.hand, self.hand.nameable[self.card.number % len(self.hand.nameable)], self.taken)

    def _nothing(self) -> None:
        assert self.card is not None
        self._named(self.card.face_down() if isinstance(self.card, NextCard) else self.card.struck())


class KeypadSheet(Sheet):
    """Any amount, for stakes that the chips on the screen do not make."""

    def __init__(self, parent: QWidget, words: Words, closed: Callable[[], None],
                 chosen: Callable[[Money], None]) -> None:
        super().__init__(parent, words, closed)
        self._chosen = chosen
        self.typed: Money = 0
        self.digits = {text: TouchButton(self, partial(self._type, text), text, text if len(text) == 1 else "")
                       for text in ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "00")}
        for button in self.digits.values():
            button.large = 1.7
        self.erase = TouchButton(self, self._erase, words("touch.erase"), "Backspace")
        self.set = TouchButton(self, lambda: self._chosen(self.typed), words("touch.set"), "Return")

    def open(self) -> None:
        self.typed = 0
        self._say()
        self.show()
        self.raise_()

    def place(self) -> None:
        super().place()
        digits = list(self.digits.values())
        self.rows([digits[:7], [*digits[7:], self.erase, self.set]])

    def _type(self, text: str) -> None:
        longer = int(f"{self.typed}{text}")
        if longer < 10 ** 10:
            self.typed = longer
        self._say()

    def _erase(self) -> None:
        self.typed //= 10
        self._say()

    def _say(self) -> None:
        self.title = self.words("keypad.title", amount=self.typed)
        self.update()

