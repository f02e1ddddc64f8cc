"""Pages that come up beside the picture when asked for, and go when touched away. None stops the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.cards import JOKER, Card, Known, Rank, Suit, Unread
from dealer_assist.games.house_file import PayTable
from dealer_assist.money import NO_MAXIMUM, Money
from dealer_assist.overlay.looks import (
    DARK,
    EDGE,
    FILLS,
    GROUND,
    INK,
    LEAST,
    PANEL,
    PAPER,
    RAISED,
    RIGHT,
    SOFT,
    TOP,
    TOP_RIGHT,
    YELLOW,
    Text,
    fitted,
    paint_card,
    suit_ink,
    suit_path,
    width,
)
from dealer_assist.overlay.parts import Button, Panel, TouchButton
from dealer_assist.overlay.view import (
    Alert,
    BetView,
    CardView,
    HandView,
    NextCard,
    RuleText,
    State,
    Touch,
)
from dealer_assist.table.events import Due, TableEvent
from dealer_assist.words import Words

GAP = 3
ACROSS, FINGER = 5, 58.0        # of a list's buttons: so many beside each other, so high at least


# Of the page of keys, by the numbers of their sentences: at a box and along the round; for who is asked, and to go from
# button to button; of the whole screen.
KEYS = (1, 2, 12, 13, 3, 4, 5, 19), (14, 15, 16, 17, 22, 23, 8), (18, 20, 7, 11, 21, 6, 9, 10, 24)


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
        return self.beside(self.back)

    def beside(self, button: QWidget) -> float:
        """Where a button beside the title begins, as if read from the left."""
        return float(self.width() - button.geometry().right() - 1 if self.isRightToLeft() else button.x())

    def at_the_end(self, *buttons: QWidget) -> None:
        """Beside the title, the first of them at the end of the line."""
        wide = max(88, round(self.unit * 4.6))
        for n, button in enumerate(buttons, 1):
            left = self.width() - n * wide - (n - 1) * GAP - 4
            button.setGeometry(self.width() - left - wide if self.isRightToLeft() else left, 4, wide,
                               round(self.title_height()) - 6)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        self.place()

    def place(self) -> None:
        self.at_the_end(self.back)

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
        self.roomy = False          # it says more than there is room for beside the picture
        self._pressed = pressed
        self._buttons: list[TouchButton] = []

    def show_rows(self, title: str, *columns: Sequence[Row], touches: Sequence[Touch] = (),
                  roomy: bool = False) -> None:
        self.roomy = roomy
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
        size = self.unit * 1.05
        while True:         # one size for the whole page, the largest at which all its rows have room
            rows = [row for k in range(len(self.columns)) for row in self._column(k, top, bottom, size)]
            if size <= LEAST or (all(row.needs().height() <= row.rect.height() + .5 for row in rows) and all(
                    row.rect.bottom() <= bottom + .5 for row in rows)):
                return [*found, *rows]
            size = max(LEAST, size - 1)

    def _column(self, number: int, top: float, bottom: float, size: float) -> list[Text]:
        """Each row as high as its text is, and some air where there is room for it."""
        column = self.columns[number]
        wide = (self.width() - 24.0) / len(self.columns)
        left = 12 + number * wide
        made: list[list[Text]] = []
        for row in column:
            least, most = (wide - 16) * .26, (wide - 16) * .4
            side = min(max(width(row.right, size, bold=True), least), most) if row.right else 0.0
            line = QRectF(left, 0, wide - 16 - side, 10_000)
            texts = [Text(row.left, line, size, row.bold, YELLOW if row.bold else INK, TOP, wraps=True)]
            if row.right:
                texts.append(Text(row.right, QRectF(line.right(), 0, side, 10_000), size, True, SOFT, TOP_RIGHT,
                                  wraps=True))
            made.append(texts)
        highs = [max(text.needs().height() for text in texts) + 2 for texts in made]
        longest = max((len(column) for column in self.columns), default=1)
        air = min(max(0.0, (bottom - top - sum(highs)) / max(1, longest)), size * 1.1)
        found, at = [], top
        for texts, high in zip(made, highs, strict=True):
            found += [replace(text, rect=QRectF(text.rect.left(), at, text.rect.width(), high)) for text in texts]
            at += high + air
        return found

    # ── what it can show ──
    def show_why(self, title: str, bets: Sequence[BetView], hands: Sequence[HandView],
                 rules: Callable[[str], RuleText | None]) -> None:
        """Of one or several bets: what becomes of each, why, by which sum, and the rule in words with its document.
        ``hands``: whose cards it hangs on."""
        words = self.words
        rows: list[Row] = []
        for bet in bets:
            said = " ".join(filter(None, (bet.state.value, bet.word, bet.amount_text)))
            rows += [Row(said, bold=True), Row(bet.why)]
            if bet.sum_text:
                rows.append(Row(bet.sum_text))
            rows.append(Row(words("why.rule", rule=bet.rule)))
            if bet.odds:
                rows.append(Row(words("why.odds", odds=bet.odds, rule=bet.odds_rule or bet.rule)))
        for hand in hands:
            rows.append(Row(f"{hand.name}. " + words("why.hand", hand=hand.standing, cards=words.cards(hand.five))))
        rows += self._ruled((rule for bet in bets for rule in (bet.rule, bet.odds_rule)), rules)
        self.show_rows(title, rows, roomy=True)

    def _ruled(self, ids: Iterable[str], rules: Callable[[str], RuleText | None]) -> list[Row]:
        """Each rule once: in words, with its document."""
        words, rows = self.words, list[Row]()
        for rule in dict.fromkeys(ids):
            if (told := rules(rule)) is not None:
                rows.append(Row(words("why.source", title=told.title, text=told.text), told.id))
                if told.source:
                    rows.append(Row(words("why.document", source=told.source)))
        return rows

    def show_told(self, title: str, lines: Sequence[str], ids: Sequence[str],
                  rules: Callable[[str], RuleText | None]) -> None:
        """What stands on the screen in a line, and the rules that it rests on."""
        self.show_rows(title, [*(Row(line, bold=True) for line in lines), *self._ruled(ids, rules)], roomy=True)

    def show_alerts(self, alerts: Sequence[Alert], rules: Callable[[str], RuleText | None]) -> None:
        self.show_rows(self.words("alerts.title"),
                       [*(Row(" ".join(filter(None, (a.mark, a.text, a.prescribes))), a.rule, bold=not a.seen)
                          for a in alerts),
                        *self._ruled((a.rule for a in alerts), rules)],
                       touches=[a.touch for a in alerts if a.touch], roomy=True)

    def show_void(self, touch: Touch) -> None:
        self.show_rows(self.words("void.title"), [Row(self.words("void.means"))], touches=[touch])

    def show_pays(self, tables: Mapping[str, PayTable]) -> None:
        self.show_rows(self.words("touch.pays"), *(
            [Row(self.words.kind(name), bold=True),
             *(Row(self.words.pay_line(line), self.words.odds(pay.odds)) for line, pay in table.items())]
            for name, table in tables.items()), roomy=True)

    def show_keys(self) -> None:
        self.show_rows(self.words("touch.keys"), *(
            [Row(does, pressed) for pressed, _, does in (self.words(f"keys.{key}").partition("|") for key in column)]
            for column in KEYS), roomy=True)


class LineButton(Button):
    """A row of a list: what it says on the left, what comes of it on the right."""

    def __init__(self, parent: QWidget, pressed: Callable[[], None]) -> None:
        super().__init__(parent, pressed)
        self.left, self.below, self.right = "", "", ""
        self.state: State | None = None

    def show_line(self, left: str, right: str, state: State | None, below: str) -> None:
        self.left, self.right, self.state, self.below = left, right, state, below
        self.setAccessibleName(f"{left} {right}")
        self.update()

    def _fill(self) -> QColor | None:
        return FILLS.get(self.state) if self.state else None

    def ground(self, painter: QPainter) -> None:
        fill = self._fill()
        self.plate(painter, fill or RAISED, None if fill else EDGE)

    def texts(self) -> list[Text]:
        ink = DARK if self._fill() else INK
        inner = QRectF(self.rect()).adjusted(10, 4, -10, -4)
        half = inner.width() * (.5 if self.right else 1)
        high = inner.height() * (.6 if self.below else 1)
        found = [fitted(self.left, QRectF(inner.left(), inner.top(), half, high), self.unit, ink, bold=True)]
        if self.right:
            found.append(fitted(self.right, QRectF(inner.left() + half, inner.top(), inner.width() - half, high),
                                self.unit, ink, bold=True, align=RIGHT))
        if self.below:
            found.append(fitted(self.below, QRectF(inner.left(), inner.top() + high, inner.width(),
                                                   inner.height() - high), self.unit * .75, ink))
        return found


@dataclass(frozen=True, slots=True)
class Line:
    left: str
    right: str = ""
    state: State | None = None
    below: str = ""


class ListSheet(Sheet):
    """Lines to press, in as many columns as they need, and buttons below."""

    def __init__(self, parent: QWidget, words: Words, closed: Callable[[], None]) -> None:
        super().__init__(parent, words, closed)
        self._lines: list[LineButton] = []
        self._touches: list[TouchButton] = []
        self._shown: tuple[Callable[[], None], ...] = ()
        self._pressed: Callable[[tuple[TableEvent, ...]], None] = lambda events: None
        self.kept: tuple[Button, ...] = ()      # buttons of the window that stand on this page

    def show_lines(self, title: str, lines: Sequence[tuple[Line, Callable[[], None]]], touches: Sequence[Touch],
                   pressed: Callable[[tuple[TableEvent, ...]], None], kept: tuple[Button, ...] = ()) -> None:
        self.title, self._pressed = title, pressed
        self._shown = tuple(does for _, does in lines)
        while len(self._lines) < len(lines):
            number = len(self._lines)
            self._lines.append(LineButton(self, partial(self._press, number)))
        for button, (line, _) in zip(self._lines, lines, strict=False):
            button.show_line(line.left, line.right, line.state, line.below)
        for number, button in enumerate(self._lines):
            button.setVisible(number < len(lines))
        while len(self._touches) < len(touches):
            number = len(self._touches)
            self._touches.append(TouchButton(self, partial(self._touch, number)))
        for touch_button, touch in zip(self._touches, touches, strict=False):
            touch_button.show_touch(touch)
        for number, touch_button in enumerate(self._touches):
            touch_button.setVisible(number < len(touches))
        for button_kept in {*self.kept, *kept}:
            button_kept.setVisible(button_kept in kept)
        self.kept = kept
        self.place()
        self.show()
        self.raise_()
        self.update()

    @property
    def needed(self) -> float:
        """How high it is at least; lines take all the room there is."""
        buttons = len(self.kept) + sum(not b.isHidden() for b in self._touches)
        return 10_000.0 if any(not b.isHidden() for b in self._lines) else (
            self.title_height() + 8 + -(-buttons // ACROSS) * FINGER)

    def _press(self, number: int) -> None:
        self._shown[number]()

    def _touch(self, number: int) -> None:
        self._pressed(self._touches[number].events())

    def place(self) -> None:
        super().place()
        touches: list[Button] = [*(b for b in self._touches if not b.isHidden()), *self.kept]
        lines = [b for b in self._lines if not b.isHidden()]
        for button in (*touches, *lines):
            button.unit = self.unit
        top, finger = self.title_height() + 2, FINGER
        wide = self.width() - 8.0
        across = max(1, min(ACROSS, len(touches)))
        down = -(-len(touches) // across)
        bottom = self.height() - 4.0 - down * finger
        if not lines:       # nothing but buttons: as large as there is room
            finger = min((self.height() - top - 4) / max(1, down), finger * 1.6)
            bottom = top
        for n, touch in enumerate(touches):
            touch.setGeometry(round(4 + n % across * wide / across), round(bottom + n // across * finger),
                              round(wide / across) - GAP, round(finger) - 2)
        fit = max(1, int((bottom - top) // finger))
        columns = max(1, -(-len(lines) // fit))
        high = min(finger * 1.3, (bottom - top) / max(1, -(-len(lines) // columns)))
        for n, line in enumerate(lines):
            rows = -(-len(lines) // columns)
            line.setGeometry(round(4 + n // rows * wide / columns), round(top + n % rows * high),
                             round(wide / columns) - GAP, round(high) - GAP)


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


class FaceButton(Button):
    """A whole card to press."""

    def __init__(self, parent: QWidget, pressed: Callable[[], None]) -> None:
        super().__init__(parent, pressed)
        self.face: Known | None = None

    def show_face(self, face: Known, name: str) -> None:
        self.face = face
        self.setAccessibleName(name)
        self.update()

    def ground(self, painter: QPainter) -> None:
        self.plate(painter, RAISED, YELLOW, 2)

    def cards(self, painter: QPainter) -> None:
        high = min(self.height() - 12.0, (self.width() - 12) / .7)
        left, top = (self.width() - high * .7) / 2, (self.height() - high) / 2
        paint_card(painter, QRectF(left, top, high * .7, high), self.face)

    def texts(self) -> list[Text]:
        return []


class NameSheet(Sheet):
    """A card in two touches: its rank, its suit. Cards that are on the table already are greyed. What it may be is
    offered before all others, in one touch."""

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
        self.likely: list[FaceButton] = []
        self.other = TouchButton(self, self._other, words("touch.other_card"), "O")
        self.nothing = TouchButton(self, self._nothing, words("touch.no_card"), "X")
        self.joker = TouchButton(self, self._joker, words("touch.joker"), "0")
        self.says: list[TouchButton] = []
        self.more = TouchButton(self, lambda: None, words("touch.more"))

    def show_card(self, hand: HandView, card: CardView | NextCard, taken: frozenset[Card],
                  jokers: bool = False) -> None:
        if self.card is None or (card.card, card.face) != (self.card.card, self.card.face) or self.isHidden():
            self.rank = None
            self._offer(card.likely)
        self.hand, self.card, self.taken = hand, card, taken
        self.joker.setVisible(jokers)
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
        for likely in self.likely:
            likely.setEnabled(likely.face not in taken)
        self.other.setEnabled(len(hand.nameable) > 1)
        while len(self.says) < len(hand.says):
            number = len(self.says)
            self.says.append(TouchButton(self, partial(self._say, number)))
        for said, touch in zip(self.says, hand.says, strict=False):
            said.show_touch(touch)
        for number, said in enumerate(self.says):
            said.setVisible(number < len(hand.says))
        self.place()
        self.show()
        self.raise_()
        self.update()

    def _free(self, rank: Rank, suit: Suit) -> bool:
        return Card(rank, suit) not in self.taken

    def place(self) -> None:
        super().place()
        ranks: list[Button] = list(self.ranks.values())
        likely: list[Button] = [b for b in self.likely if not b.isHidden()]
        others: list[Button] = [*(b for b in (self.joker, *self.says) if not b.isHidden()), self.nothing]
        for button in others:
            button.unit = self.unit
        suits, three = list(self.suits.values()), self.height() >= self.title_height() + 3 * 58
        if self.width() >= (13 + len(likely)) * 62:
            self.rows([[*likely, *ranks], [*suits, *others]])
        elif len(others) < 2 or not three:
            self.rows([[*likely, *ranks[:9]], [*ranks[9:], *suits, *others]])
        else:
            self.rows([[*likely, *ranks[:9]], [*ranks[9:], *suits], others])
        self.at_the_end(self.back, self.other, self.more)

    def title_end(self) -> float:
        return self.beside(self.more)

    def _offer(self, faces: Sequence[Known]) -> None:
        """As they are known when the page comes: later nothing moves on it."""
        while len(self.likely) < len(faces):
            self.likely.append(FaceButton(self, partial(self._take, len(self.likely))))
        for number, likely in enumerate(self.likely):
            likely.setVisible(number < len(faces))
            if number < len(faces):
                likely.show_face(faces[number], self.words.face(faces[number]))

    def _take(self, number: int) -> None:
        face = self.likely[number].face
        assert self.card is not None
        assert face is not None
        self._named(self.card.named(face))

    def _joker(self) -> None:
        assert self.card is not None
        self._named(self.card.named(JOKER))

    def _say(self, number: int) -> None:
        for event in self.says[number].events():
            self._named(event)

    def _choose(self, rank: Rank) -> None:
        assert self.hand is not None
        assert self.card is not None
        self.rank = rank
        self.show_card(self.hand, self.card, self.taken, not self.joker.isHidden())

    def _finish(self, suit: Suit) -> None:
        assert self.card is not None
        assert self.rank is not None
        self._named(self.card.named(Card(self.rank, suit)))

    def _other(self) -> None:
        assert self.hand is not None
        assert self.card is not None
        self.show_card(self.hand, self.hand.nameable[self.card.number % len(self.hand.nameable)], self.taken,
                       not self.joker.isHidden())

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
        self.rooms: tuple[Due, ...] = ()
        self.there: Money = 0
        self.party = self.kind = ""
        self.digits = {text: TouchButton(self, partial(self._type, text), text, text if len(text) == 1 else "")
                       for text in ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "00")}
        for button in self.digits.values():
            button.large = 1.7
        self.erase = TouchButton(self, self._erase, words("touch.erase"), "Backspace")
        self.set = TouchButton(self, lambda: self._chosen(self.typed - self.there), words("touch.set"), "Return")

    def open(self, party: str = "", kind: str = "", rooms: tuple[Due, ...] = (), there: Money = 0) -> None:
        """``rooms``: where it can go down, within their limits; none: there are no limits. ``party``: whose bet it is,
        which goes down at once, and comes to what is typed with what is ``there``; "": each tap puts it down."""
        self.typed, self.party, self.kind, self.there = 0, party, kind, there
        self.allow(rooms)
        self.show()
        self.raise_()

    @property
    def at_once(self) -> bool:
        return bool(self.party)

    def allow(self, rooms: tuple[Due, ...]) -> None:
        self.rooms = rooms
        self.say()

    def place(self) -> None:
        """As on any keypad, where there is room for four rows."""
        super().place()
        *digits, zero, zeros = self.digits.values()
        if self.height() < self.title_height() + 4 * FINGER:
            self.rows([[*digits, zero], [zeros, self.erase, self.set]])
            return
        self.rows([[*digits[:3], self.erase], [*digits[3:6], self.set], [*digits[6:], self.set],
                   [zeros, zero, self.set]])
        at = self.erase.geometry()
        for button, beside in ((zero, digits[7]), (zeros, digits[6])):
            button.setGeometry(QRect(beside.x(), button.y(), beside.width(), button.height()))
        self.set.setGeometry(at.x(), digits[3].y(), at.width(), zero.geometry().bottom() + 1 - digits[3].y())

    def texts(self) -> list[Text]:
        """What is typed stands large beside what it is typed for."""
        typed, size = self.words.amount(self.typed), self.unit * 1.6
        wide = min(width(typed, size, bold=True) + 8, self.title_end() * .5)
        end = self.title_end() - 12
        high = self.title_height() - 6
        return [fitted(self.title, QRectF(12, 3, end - wide - 20, high), self.unit, INK, bold=True, wraps=True),
                fitted(typed, QRectF(end - wide, 3, wide, high), size, INK if self.set.isEnabled() else SOFT, bold=True,
                       align=RIGHT)]

    def _type(self, text: str) -> None:
        longer = int(f"{self.typed}{text}")
        if longer <= NO_MAXIMUM:
            self.typed = longer
        self.say()

    def _erase(self) -> None:
        self.typed //= 10
        self.say()

    def say(self) -> None:
        least = min((room.least for room in self.rooms), default=0) + self.there
        most = max((room.most for room in self.rooms), default=0)
        limits = self.words.range(least, most if most == NO_MAXIMUM else most + self.there)
        key = ("keypad.to" if self.there else "keypad.for") if self.at_once else (
            "keypad.limits" if self.rooms else "keypad.title")
        self.title = self.words(key, party=self.party, kind=self.kind, range=limits)
        self.set.show_touch(replace(self.set.touch, main=True, enabled=not self.rooms or any(
            room.least <= self.typed - self.there <= room.most for room in self.rooms)))
        self.update()
