"""The dealer's window. It shows views and pictures that it is handed, and hands touches to the door. It never waits."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QKeyCombination, QRect, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.cards import UNREADABLE, Card
from dealer_assist.games.house_file import PayTable
from dealer_assist.money import Money
from dealer_assist.overlay.looks import EDGE, GROUND, Look, wear
from dealer_assist.overlay.parts import (
    AlertsButton,
    BetButton,
    BoxHeader,
    BoxTotal,
    Button,
    ChipButton,
    HandButton,
    Headline,
    Painted,
    Picture,
    QualificationPanel,
    TouchButton,
)
from dealer_assist.overlay.sheets import KeypadSheet, NameSheet, Sheet, TextSheet
from dealer_assist.overlay.view import BetView, BoxView, CardView, Door, HandView, NextCard, Outline, State, Touch, View
from dealer_assist.table.events import Amended, CardRead, CardSeen, Staked, TableEvent
from dealer_assist.table.layout import Layout
from dealer_assist.table.places import DEALER, Party, Place
from dealer_assist.vision.frame import Pixels
from dealer_assist.words import Words

GAP = 4
ROWS = 3        # of bets that the screen has room for at least
CHIPS = (1, 5, 25, 100, 500)        # whole units of the currency


class NotOffered(Exception):
    """A touch that the screen offers no button for at this moment: names the event and what the screen asks for."""

    def __init__(self, event: TableEvent, headline: str) -> None:
        super().__init__(f"no button of the dealer's screen does {event}; it says {headline!r}")
        self.event = event


class PhotographNotSaved(Exception):
    """A picture of the screen that could not be written: names the file."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path}: the screen's picture cannot be written there; give a .png in a folder that exists")


class DealerWindow(QWidget):
    def __init__(self, door: Door, layout: Layout, words: Words, pay_tables: Mapping[str, PayTable] | None = None,
                 chips: Sequence[Money] = ()) -> None:
        super().__init__()
        self.setWindowTitle("dealer_assist")
        self.setMinimumSize(1024, 600)
        self.resize(1280, 800)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()
        self._door, self._words = door, words
        self._pay_tables = pay_tables or {}
        self._view: View | None = None
        self._held: Money = 0
        self._dismissed: int | None = None      # the card that the dealer would not name just now
        self._sheet: Sheet | None = None
        self._page: Callable[[View], None] | None = None    # writes the open page of text anew

        self._headline = Headline(self, words)
        self._picture = Picture(self, words)
        self._qualification = QualificationPanel(self)
        self._alerts = AlertsButton(self, self._show_alerts, words)
        self._hands: list[HandButton] = []
        self._columns: list[Column] = []
        self._touches: list[TouchButton] = []

        self._hold = TouchButton(self, self._show_keypad)
        self._chips = [ChipButton(self, partial(self._add, value), value, _chip_text(words, value))
                       for value in chips or tuple(c * 10 ** words.currency.digits for c in CHIPS)]
        self._clear = TouchButton(self, lambda: self._hold_amount(0), words("touch.clear"))
        self._void = TouchButton(self, self._show_void, words("touch.void"), "V")
        self._name = TouchButton(self, self._name_next, words("touch.name"), "N")
        self._pays = TouchButton(self, self._show_pays, words("touch.pays"), "P")
        self._turn = TouchButton(self, self._turn_picture, words("touch.turn"), "T")
        self._keys = TouchButton(self, self._show_keys, words("touch.keys"), "?")

        self._name_sheet = NameSheet(self, words, self._dismiss, self._named)
        self._text_sheet = TextSheet(self, words, self._dismiss, self._submit_from_sheet)
        self._keypad = KeypadSheet(self, words, self._dismiss, self._keypad_set)
        # The dealer stands at the dealer's cards: where the camera sees them on top, the picture is turned for him.
        self._picture.turned = any(a.place == DEALER and a.y + a.height / 2 < layout.height / 2 for a in layout.areas)

    # ── what it is told ──
    def show_view(self, view: View) -> None:
        self._view = view
        rooms = [bet.room for box in view.boxes for bet in box.bets if bet.room is not None]
        if rooms and not self._held:
            self._held = min((room.least for room in rooms if not room.optional), default=rooms[0].least)
        head = self._headline
        head.headline, head.mood, head.round = view.headline, view.mood, view.round
        head.waits = "   ·   ".join(view.waits)
        head.update()
        self._qualification.qualification = view.qualification
        self._qualification.rack, self._qualification.rack_state = view.rack, view.rack_state
        self._qualification.update()
        self._alerts.show_alerts(view.alerts)
        five = frozenset(card for hand in view.hands if hand.place == DEALER for card in hand.five)
        for hand_button, hand in pool(self._hands, view.hands, self._new_hand):
            hand_button.show_hand(hand, five)
        boxes = self._boxes(view)
        while len(self._columns) > len(boxes):
            self._columns.pop().remove()
        while len(self._columns) < len(boxes):
            self._columns.append(Column(self, self._words, self._submit, self._show_why, self._name_in))
        for column, box in zip(self._columns, boxes, strict=True):
            column.show_box(box, self._held)
        for touch_button, touch in pool(self._touches, view.touches, self._new_touch):
            touch_button.show_touch(touch)
        self._name.setVisible(self._unnamed() is not None)
        self._void.setVisible(view.void is not None)
        self._show_held()
        self._refresh_sheet(view)
        self._place()
        self.update()

    def show_picture(self, pixels: Pixels | None, outlines: Sequence[Outline] = (), status: str = "",
                     away_since: str = "") -> None:
        """None: the camera gives no picture at this moment, or none any more. ``status``: how the cameras are doing."""
        self._picture.show_picture(pixels, outlines, status, away_since)

    def remaining(self, milliseconds: int | None) -> None:
        """Time left to decide; None: no time is running."""
        before = self._headline.texts()
        self._headline.left = milliseconds
        if self._headline.texts() != before:
            self._headline.update()

    def wear(self, look: Look) -> None:
        """From now on, without a restart; of the other windows of this program those that are painted from then on."""
        wear(look)
        self._place()
        for part in (self, *self.findChildren(QWidget)):
            part.update()

    def photograph(self, path: Path) -> None:
        if not self.grab().save(str(path), "PNG"):
            raise PhotographNotSaved(path)

    # ── touches by script: through the very buttons that a finger uses ──
    def press(self, event: TableEvent) -> None:
        button = self._offering(event)
        if button is None and isinstance(event, Staked) and self._has_room(event):
            self._hold_by_touch(event.amount)
            button = self._offering(event)
        if button is None and self._view is not None and self._view.void and self._view.void.events == (event,):
            self._void.click()
            button = self._offering(event)
        if button is not None:
            button.click()
            return
        found = self._card_for(event)
        if found is None:
            raise NotOffered(event, self._view.headline if self._view else "")
        self._name_by_touch(*found)

    def _offering(self, event: TableEvent) -> Button | None:
        return next((b for b in self._live_buttons() if b.events() == (event,)), None)

    def _live_buttons(self) -> list[Button]:
        return [b for b in self.findChildren(Button) if b.isVisibleTo(self) and b.isEnabled()]

    def _has_room(self, event: Staked) -> bool:
        return self._view is not None and any(
            bet.stake_of(event.amount) == event for box in self._view.boxes for bet in box.bets)

    def _hold_by_touch(self, amount: Money) -> None:
        self._clear.click()
        for chip in sorted(self._chips, key=lambda c: -c.value):
            for _ in range((amount - self._held) // chip.value):
                chip.click()
        if self._held != amount:
            self._hold.click()
            for digit in str(amount):
                self._keypad.digits[digit].click()
            self._keypad.set.click()

    def _card_for(self, event: TableEvent) -> tuple[Button, CardView | NextCard, Card | None] | None:
        """The button of the hand in which the event names a card, that card, and its face; no face: nothing there."""
        facts = event.instead if isinstance(event, Amended) else (event,)
        faces = [fact.face for fact in facts if isinstance(fact, CardRead | CardSeen) and isinstance(fact.face, Card)]
        buttons: list[HandButton | BoxHeader] = [*self._hands, *(column.header for column in self._columns)]
        for button in buttons:
            for card in button.hand.nameable if button.hand is not None and button.isVisibleTo(self) else ():
                for face in faces:
                    if card.named(face) == event:
                        return button, card, face
                if event == (card.face_down() if isinstance(card, NextCard) else card.struck()):
                    return button, card, None
        return None

    def _name_by_touch(self, button: Button, card: CardView | NextCard, face: Card | None) -> None:
        button.click()
        while self._name_sheet.card is not None and self._name_sheet.card.card != card.card:
            self._name_sheet.other.click()
        if face is None:
            self._name_sheet.nothing.click()
        else:
            self._name_sheet.ranks[face.rank].click()
            self._name_sheet.suits[face.suit].click()

    # ── what the pieces do ──
    def _submit(self, events: tuple[TableEvent, ...]) -> None:
        if events:
            self._door.submit(*events)

    def _submit_from_sheet(self, events: tuple[TableEvent, ...]) -> None:
        self._close_sheet()
        self._submit(events)

    def _new_touch(self, number: int) -> TouchButton:
        return TouchButton(self, lambda: self._submit(self._touches[number].events()))

    def _new_hand(self, number: int) -> HandButton:
        return HandButton(self, lambda: self._name_in(self._hands[number].hand))

    def _boxes(self, view: View) -> tuple[BoxView, ...]:
        return view.boxes[::-1] if self._picture.turned else view.boxes

    def _add(self, chip: Money) -> None:
        self._hold_amount(self._held + chip)

    def _hold_amount(self, amount: Money) -> None:
        self._held = amount
        self._show_held()

    def _show_held(self) -> None:
        self._hold.show_touch(Touch(self._words.amount(self._held), (), hint=self._words("touch.hold")))
        for column in self._columns:
            column.hold(self._held)

    def _turn_picture(self) -> None:
        self._picture.turned = not self._picture.turned
        self._picture.update()
        if self._view is not None:
            self.show_view(self._view)

    # ── sheets ──
    def _open(self, sheet: Sheet) -> None:
        if self._sheet is not None and self._sheet is not sheet:
            self._sheet.hide()
        self._sheet = sheet
        self._place()

    def _close_sheet(self) -> None:
        if self._sheet is not None:
            self._sheet.hide()
            self._sheet = None

    def _dismiss(self) -> None:
        """A page that the dealer touches away stays away, also the one that asks for a card."""
        if self._sheet is self._name_sheet and self._name_sheet.card is not None:
            self._dismissed = self._name_sheet.card.card
        self._close_sheet()

    def _show_why(self, box: BoxView, bet: BetView) -> None:
        self._open_page(partial(self._write_why, box.seat, (bet.party, bet.on, bet.kind, bet.state)))

    def _show_alerts(self) -> None:
        self._open_page(self._write_alerts)

    def _show_void(self) -> None:
        self._open_page(self._write_void)

    def _show_pays(self) -> None:
        self._open_page(lambda view: self._text_sheet.show_pays(self._pay_tables))

    def _show_keys(self) -> None:
        self._open_page(lambda view: self._text_sheet.show_keys())

    def _open_page(self, page: Callable[[View], None]) -> None:
        if self._view is not None:
            self._open(self._text_sheet)
            self._page = page
            page(self._view)

    def _write_why(self, seat: int, key: tuple[Party, Place, str, State], view: View) -> None:
        """While it is open it stays true: a bet that is no longer settled so has no why any more."""
        for box in view.boxes:
            for bet in box.bets:
                if box.seat == seat and (bet.party, bet.on, bet.kind, bet.state) == key and bet.why:
                    self._text_sheet.show_why(box, bet)
                    return
        self._close_sheet()

    def _write_alerts(self, view: View) -> None:
        if view.alerts:
            self._text_sheet.show_alerts(view.alerts)
        else:
            self._close_sheet()

    def _write_void(self, view: View) -> None:
        if view.void is not None:
            self._text_sheet.show_void(view.void)
        else:
            self._close_sheet()

    def _show_keypad(self) -> None:
        self._keypad.open()
        self._open(self._keypad)

    def _keypad_set(self, amount: Money) -> None:
        self._close_sheet()
        self._hold_amount(amount)

    def _name_in(self, hand: HandView | None, card: CardView | NextCard | None = None) -> None:
        card = card or (hand.first_to_name if hand is not None else None)
        if hand is not None and card is not None and self._view is not None:
            self._name_sheet.show_card(hand, card, self._view.taken)
            self._open(self._name_sheet)

    def _name_next(self) -> None:
        self._name_in(self._unnamed())

    def _unnamed(self) -> HandView | None:
        """A hand with a card that nobody could read."""
        return next((h for h in (self._view.all_hands() if self._view else ())
                     if any(c.face is UNREADABLE for c in h.cards)), None)

    def _named(self, event: TableEvent) -> None:
        self._close_sheet()
        self._submit((event,))

    def _refresh_sheet(self, view: View) -> None:
        """A page about a card goes when that card is known or gone, and comes by itself when a rule needs its name."""
        if self._sheet is self._name_sheet:
            card = self._name_sheet.card
            still = next(((h, c) for h in view.all_hands() for c in h.nameable if card and c.card == card.card), None)
            if still is None or card is None or (type(still[1]), still[1].face) != (type(card), card.face):
                self._close_sheet()
            else:
                self._name_in(*still)
        elif self._sheet is self._text_sheet and self._page is not None:
            self._page(view)
        hand = next((h for h in view.all_hands() if h.place == view.name_now and h.to_name), None)
        if hand is None:
            self._dismissed = None
        elif self._sheet is None and hand.to_name is not None and hand.to_name.card != self._dismissed:
            self._name_in(hand)

    # ── where everything stands ──
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        self._place()

    def _place(self) -> None:
        wide, high = self.width(), self.height()
        scale = min(wide / 1280, high / 800)
        unit = max(15.5, 20 * scale)
        for part in self.findChildren(QWidget):
            if isinstance(part, Painted | Picture):
                part.unit = unit
        head = max(58, round(96 * scale))
        bar = max(58, round(66 * scale))
        cell = max(57, round(62 * scale))
        header = max(62, round(70 * scale))
        total = max(26, round(31 * scale))
        rows = max((len(column.rows) for column in self._columns), default=ROWS)
        boxes = header + max(rows, ROWS) * cell + total
        middle = high - head - bar - boxes - 4 * GAP
        self._headline.setGeometry(0, 0, wide, head)
        top = head + GAP
        picture = min(round(middle * 16 / 9), wide // 2)
        self._picture.setGeometry(0, top, picture, middle)
        side = QRect(picture + GAP, top, wide - picture - GAP, middle)
        self._place_side(side)
        for sheet in (self._name_sheet, self._text_sheet, self._keypad):
            sheet.setGeometry(side)
            sheet.place()
        top += middle + GAP
        for n, column in enumerate(self._columns):
            left, right = n * wide // len(self._columns), (n + 1) * wide // len(self._columns)
            column.place(QRect(left + 1, top, right - left - 2, boxes), header, cell, total)
        self._place_bar(QRect(0, high - bar, wide, bar))

    def _place_side(self, side: QRect) -> None:
        alerts = max(57, round(side.height() * .18)) if self._alerts.alerts else max(34, round(side.height() * .12))
        shown = self._qualification.qualification is not None
        qualification = max(60, round(side.height() * .26))
        self._qualification.setGeometry(side.left(), side.top(), side.width(), qualification)
        self._qualification.setVisible(shown)
        top = side.top() + (qualification + GAP if shown else 0)
        high = side.bottom() + 1 - alerts - GAP - top
        hands = [button for button in self._hands if not button.isHidden() and button.hand is not None]
        slots = [max(2, b.hand.slots, len(b.hand.cards)) + .3 for b in hands if b.hand is not None]
        left = float(side.left())
        for button, share in zip(hands, slots, strict=True):
            width = side.width() * share / sum(slots)
            button.setGeometry(round(left), top, round(width) - GAP, high)
            left += width
        self._alerts.setGeometry(side.left(), side.bottom() + 1 - alerts, side.width(), alerts)

    def _place_bar(self, bar: QRect) -> None:
        staking = self._view is not None and self._view.staking
        for button in (self._hold, *self._chips, self._clear):
            button.setVisible(staking)
        touches = [button for button in self._touches if not button.isHidden()]
        main = [(button, 3.2) for button in touches if button.touch.main]
        undo = [(button, 2.4) for button in touches if button.touch.hint]
        others = [(button, 1.7) for button in touches if not button.touch.main and not button.touch.hint]
        chips = [(self._hold, 2.2), *((chip, 1.0) for chip in self._chips), (self._clear, 1.3)] if staking else []
        pages = [(button, share) for button, share in (
            (self._void, 1.2), (self._name, 1.8), (self._pays, 1.6), (self._turn, 1.6), (self._keys, 1.0))
            if not button.isHidden()]
        # What takes back stands always on the left, what goes on always on the right: neither in the other's place.
        weights: list[tuple[Button, float]] = [*undo, *chips, *others, *pages, *main]
        least = 58
        spare = bar.width() - least * len(weights)
        whole = sum(weight for _, weight in weights)
        left = float(bar.left())
        for button, weight in weights:
            width = least + spare * weight / whole
            button.setGeometry(round(left), bar.top(), round(width) - GAP, bar.height())
            left += width

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.fillRect(self.rect(), GROUND)
        painter.setPen(QPen(EDGE, 1, Qt.PenStyle.DotLine))
        for empty in (rect for column in self._columns for rect in column.empty):
            painter.drawRect(empty.adjusted(2, 1, -3, -2))
        painter.end()

    # ── keys ──
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == Qt.Key.Key_F11:
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
            return
        modifiers = event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        key = QKeySequence(QKeyCombination(modifiers, Qt.Key(event.key()))).toString().replace("Enter", "Return")
        if event.text() == "?":
            key = "?"
        inside = self._sheet.findChildren(Button) if self._sheet is not None else []
        for button in (*inside, *self._live_buttons()):
            if button.key == key and button.isVisibleTo(self) and button.isEnabled():
                button.click()
                return
        super().keyPressEvent(event)


class Column:
    """The pieces of one box, from top to bottom."""

    def __init__(self, window: QWidget, words: Words, submit: Callable[[tuple[TableEvent, ...]], None],
                 why: Callable[[BoxView, BetView], None], name: Callable[[HandView | None], None]) -> None:
        self._window, self._words, self._submit, self._why = window, words, submit, why
        self.header = BoxHeader(window, lambda: name(self.header.hand))
        self.bets: list[BetButton] = []
        self.choices: list[TouchButton] = []
        self.total = BoxTotal(window)
        self.empty: list[QRect] = []
        for part in (self.header, self.total):
            part.show()

    def show_box(self, box: BoxView, held: Money) -> None:
        self.box = box
        self.header.show_box(box)
        self.total.show_total(box)
        for bet_button, bet in pool(self.bets, box.bets, self._new_bet):
            bet_button.show_bet(bet, held)
        for choice, touch in pool(self.choices, box.choices, self._new_choice):
            choice.show_touch(touch)

    def remove(self) -> None:
        for part in (self.header, self.total, *self.bets, *self.choices):
            part.hide()
            part.deleteLater()

    def hold(self, amount: Money) -> None:
        for button in self.bets:
            if button.bet is not None:
                button.show_bet(button.bet, amount)

    def _new_bet(self, number: int) -> BetButton:
        return BetButton(self._window, lambda: self._touch_bet(self.bets[number]), self._words)

    def _new_choice(self, number: int) -> TouchButton:
        return TouchButton(self._window, lambda: self._submit(self.choices[number].events()))

    def _touch_bet(self, button: BetButton) -> None:
        assert button.bet is not None
        if button.events():
            self._submit(button.events())
        elif button.bet.why:
            self._why(self.box, button.bet)

    @property
    def rows(self) -> list[list[Button]]:
        """Each bet in the row of its kind, whatever happens; what is decided along with it stands beside it."""
        rows: list[list[Button]] = [[] for _ in self.box.kinds]
        choices: list[Button] = [c for c in self.choices if not c.isHidden()]
        for button in self.bets:
            if button.isHidden() or button.bet is None:
                continue
            row: list[Button] = [button]
            if button.bet.touch is not None:
                row, choices = [button, *choices], []
            at = self.box.kinds.index(button.bet.kind) if button.bet.kind in self.box.kinds else len(rows)
            if at < len(rows) and not rows[at]:
                rows[at] = row
            else:
                rows.append(row)
        if choices:
            free = next((row for row in rows if not row), None)
            if free is None:
                rows.append(choices)
            else:
                free.extend(choices)
        return rows

    def place(self, rect: QRect, header: int, cell: int, total: int) -> None:
        self.header.setGeometry(rect.left(), rect.top(), rect.width(), header - 2)
        self.empty = []
        top = rect.top() + header
        for row in self.rows:
            for n, button in enumerate(row):
                left, right = n * rect.width() // len(row), (n + 1) * rect.width() // len(row)
                button.setGeometry(rect.left() + left, top, right - left - (2 if right < rect.width() else 0), cell - 1)
            if not row and self.box.open:
                self.empty.append(QRect(rect.left(), top, rect.width(), cell - 1))
            top += cell
        self.total.setGeometry(rect.left(), rect.bottom() + 1 - total, rect.width(), total)


B = TypeVar("B", bound=Button)
Item = TypeVar("Item")


def pool(made: list[B], items: Sequence[Item], new: Callable[[int], B]) -> list[tuple[B, Item]]:
    """A button for each item. Buttons are kept and shown anew, never replaced under a finger that is on its way."""
    while len(made) < len(items):
        made.append(new(len(made)))
    for number, button in enumerate(made):
        button.setVisible(number < len(items))
    return list(zip(made, items, strict=False))


def _chip_text(words: Words, value: Money) -> str:
    """Whole units without their empty decimals: a chip is small."""
    text = words.amount(value)
    return text.partition(".")[0] if value % 10 ** words.currency.digits == 0 else text
