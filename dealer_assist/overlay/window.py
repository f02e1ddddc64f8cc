"""The dealer's window. It shows views and pictures that it is handed, and hands touches to the door. It never waits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from functools import partial
from pathlib import Path

from PySide6.QtCore import QKeyCombination, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.cards import UNREADABLE, Card, Joker, Known
from dealer_assist.games.house_file import PayTable
from dealer_assist.money import Money
from dealer_assist.overlay.column import PRESSED, Column, pool
from dealer_assist.overlay.looks import EDGE, GROUND, Look, wear, worn
from dealer_assist.overlay.parts import (
    AlertsButton,
    BoxHeader,
    Button,
    ChipButton,
    HandButton,
    Headline,
    Painted,
    Picture,
    PotsPanel,
    QualificationPanel,
    TouchButton,
    say_again,
)
from dealer_assist.overlay.rows import has_room, place_row
from dealer_assist.overlay.sheets import KeypadSheet, Line, ListSheet, NameSheet, Sheet, TextSheet
from dealer_assist.overlay.view import (
    BetView,
    BoxView,
    CardView,
    Door,
    HandView,
    NextCard,
    Outline,
    RuleText,
    State,
    Touch,
    View,
)
from dealer_assist.table.events import Amended, CardRead, CardSeen, Decided, Due, Staked, TableEvent
from dealer_assist.table.layout import Layout, plays_around
from dealer_assist.table.places import DEALER, Party, Place, Zone, seat
from dealer_assist.vision.frame import Pixels
from dealer_assist.words import Words, at_the_table

GAP = 4
ROWS = 3        # of bets that the screen has room for at least
KEYED = 4       # times the largest chip: what is more is typed
NARROW = 122    # pixels: what is less has no room for two buttons side by side
NAMING = 180    # pixels that the page on which a card is named is high at least
CHIPS = (1, 5, 25, 100, 500)        # whole units of the currency


FURTHER = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}


class NotOffered(Exception):
    """A touch that the screen offers no button for at this moment: names the event and what the screen asks for."""

    def __init__(self, event: TableEvent, headline: str) -> None:
        super().__init__(f"no button of the dealer's screen does {event}; it says {headline!r}")
        self.event = event


class PhotographNotSaved(Exception):
    """A picture of the screen that could not be written: names the file."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path}: the screen's picture cannot be written there; give a .png in a folder that exists")


class Showing(StrEnum):
    """How much of the screen the camera's picture has."""

    PANE = "pane"
    WHOLE = "whole"
    OFF = "off"


def no_rule(rule: str) -> RuleText | None:
    return None


class DealerWindow(QWidget):
    """``rules``: the rule book's text of a rule, where it has one."""

    def __init__(self, door: Door, layout: Layout, words: Words, pay_tables: Mapping[str, PayTable] | None = None,
                 chips: Sequence[Money] = (), rules: Callable[[str], RuleText | None] = no_rule) -> None:
        super().__init__()
        self._layout, words = layout, at_the_table(words, layout)
        self.setWindowTitle("dealer_assist")
        self.setMinimumSize(1024, 600)
        self.resize(1280, 800)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()
        self._door, self._words, self._rules = door, words, rules
        self._pay_tables = pay_tables or {}
        self._view: View | None = None
        self._held: Money = 0
        self._dismissed: int | None = None      # the card that the dealer would not name just now
        self._sheet: Sheet | None = None
        self._page: Callable[[View], None] | None = None    # writes the open page of text anew
        self._back: Callable[[View], None] | None = None    # the page from which it was opened
        self._ahead: list[TableEvent] = []      # what a script's touch did beyond what was asked of it
        self._by_hand = False                   # cards are being named one after the other
        self.showing = Showing.PANE
        self.see_through = False                # another program shows the picture: where ours would stand is nothing

        self._headline = Headline(self, self._show_step, words)
        self._picture = Picture(self, words)
        self._qualification = QualificationPanel(self, self._show_rack)
        self._alerts = AlertsButton(self, self._show_alerts, words)
        self._hands: list[HandButton] = []
        self._pots = PotsPanel(self, self._show_pots, words)
        self._columns: list[Column] = []
        self._touches: list[TouchButton] = []
        self._undo = TouchButton(self, lambda: self._submit(self._undo.events()))
        self._actions: list[TouchButton] = []
        self._other = TouchButton(self, self._show_raise, words("raise.other"), "R")
        self._each = TouchButton(self, lambda: self._submit(self._each.events()), "", "E")

        self._hold = TouchButton(self, self._show_keypad)
        self._chips = [ChipButton(self, partial(self._add, value), value, words.chip(value))
                       for value in chips or tuple(c * 10 ** words.currency.digits for c in CHIPS)]
        self._clear = TouchButton(self, lambda: self._hold_amount(0), words("touch.clear"))
        self._name = TouchButton(self, self._name_next, words("touch.name"), "N")
        self._menu = TouchButton(self, self._show_menu, words("touch.menu"), "M")
        self._view_picture = TouchButton(self, self._next_showing, words("touch.picture"), "W")
        self._inspector = TouchButton(self, self._call_inspector, words("touch.inspector"), "I")

        self._list_sheet = ListSheet(self, words, self._dismiss)
        # These stand on the menu's page; their keys work from anywhere.
        self._void = TouchButton(self._list_sheet, self._show_void, words("touch.void"), "V")
        self._pays = TouchButton(self._list_sheet, self._show_pays, words("touch.pays"), "P")
        self._turn = TouchButton(self._list_sheet, self._turn_picture, words("touch.turn"), "T")
        self._keys = TouchButton(self._list_sheet, self._show_keys, words("touch.keys"), "?")
        self._in_bar: list[Button] = []     # what a window that knows more than the table adds beside the menu
        self._in_menu: list[Button] = [self._void, self._pays, self._turn, self._keys]
        self._has_void = False

        self._name_sheet = NameSheet(self, words, self._dismiss, self._named)
        self._text_sheet = TextSheet(self, words, self._dismiss, self._submit_from_sheet)
        self._keypad = KeypadSheet(self, words, self._dismiss, self._keypad_set)
        # The dealer stands at the dealer's cards: where the camera sees them on top, the picture is turned for him.
        self._picture.turned = any(a.place == DEALER and a.y + a.height / 2 < layout.height / 2 for a in layout.areas)
        if plays_around(layout):
            first = [a.x + a.width / 2 for a in layout.areas if a.place == seat(1)]     # which is on his left
            self._picture.turned = bool(first) and first[0] > layout.width / 2
        self._name_sheet.more.clicked.connect(self._more_of_hand)

        self._face()

    def _face(self) -> None:
        self.setLayoutDirection(Qt.LayoutDirection.RightToLeft if self._words.language.right_to_left
                                else Qt.LayoutDirection.LeftToRight)

    # ── what it is told ──
    def speak(self, words: Words, rules: Callable[[str], RuleText | None] = no_rule) -> None:
        """Another language from now on. What is held, open or half typed stays; the next view says the rest anew."""
        words = at_the_table(words, self._layout)
        self._words, self._rules = words, rules
        for piece in (*self.findChildren(QWidget), *self._columns):
            say_again(piece, words)
        self._face()
        self._keypad.say()
        self._place()

    def show_view(self, view: View) -> None:
        self._view = view
        rooms = [bet.room for box in view.boxes for bet in box.bets if bet.room is not None]
        if rooms and not self._held:
            whole = 10 ** self._words.currency.digits
            self._held = min((room.least for room in rooms if not room.optional),
                             default=min(max(rooms[0].least, whole), rooms[0].most))
        head = self._headline
        head.headline, head.mood, head.round = view.headline, view.mood, view.round
        head.waits = "   ·   ".join(view.waits)
        head.setEnabled(bool(view.rule))
        head.setAccessibleName(view.headline)
        head.update()
        self._qualification.qualification = view.qualification
        self._qualification.rack, self._qualification.rack_state = view.rack or view.in_pots, view.rack_state
        self._qualification.setAccessibleName(
            " ".join(filter(None, (view.qualification.text if view.qualification else "", view.rack))))
        self._qualification.update()
        self._alerts.show_alerts(view.alerts)
        five = frozenset(card for hand in _counted(view) for card in hand.five)
        for hand_button, hand in pool(self._hands, view.hands, self._new_hand):
            hand_button.show_hand(hand, five, "" if view.qualification and hand.place == DEALER else hand.standing)
        self._pots.show_pots(view.pots, view.rack or view.in_pots, view.told)
        boxes = self._boxes(view)
        while len(self._columns) > len(boxes):
            self._columns.pop().remove()
        while len(self._columns) < len(boxes):
            self._columns.append(Column(self, self._words, self._submit, self._show_box, self._name_in, view.around))
        for column, box in zip(self._columns, boxes, strict=True):
            column.show_box(box, self._held, self._words.party(Party(box.seat)) == view.asked)
        for touch_button, touch in pool(self._touches, view.touches, self._new_touch):
            touch_button.show_touch(touch)
        self._undo.show_touch(view.undo or Touch(self._words("touch.undo"), (), enabled=False))
        for action, touch in pool(self._actions, view.actions, self._new_action):
            action.show_touch(touch)
        self._has_void = view.void is not None
        self._inspector.show_touch(Touch(
            self._words("touch.inspector.called" if view.called else "touch.inspector"), (), "I", main=view.called))
        self._picture.amounts = {box.seat: amount for box in view.boxes if (amount := self._amount_of(box))}
        self._picture.update()
        self._show_held()
        self._refresh_sheet(view)
        self._place()
        self.update()

    def show_picture(self, pixels: Pixels | None, outlines: Sequence[Outline] = (), status: str = "",
                     away_since: str = "", boxes: Mapping[int, tuple[float, float]] | None = None) -> None:
        """None: the camera gives no picture at this moment, or none any more. ``status``: how the cameras are doing.
        ``boxes``: where in the picture the bets of each box lie."""
        self._picture.boxes = boxes or {}
        there = self._picture.there
        self._picture.show_picture(pixels, outlines, status, away_since)
        if there != self._picture.there:
            self._place()
            self.update()

    def _amount_of(self, box: BoxView) -> tuple[str, State | None] | None:
        """What stands at a box in one glance: what it gets or loses, or what lies there."""
        if box.total_state is not None:
            lost = box.pushed and box.total_state is State.TAKE     # nothing of it lies there any more
            return None if lost else (f"{box.total_state.value} {box.total}", box.total_state)
        if self._view is not None and self._view.around:
            return (f"{State.PLACED.value} {box.put}", None) if box.put else None
        stake = sum(bet.stake for bet in box.bets)
        return (f"{State.PLACED.value} {self._words.amount(stake)}", None) if stake else None

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
        if self._ahead and self._ahead[0] == event:
            del self._ahead[0]          # the touch before did it already: a word and the chips that it obliges to
            return
        self._ahead = []
        button = self._offering(event)
        if button is None and isinstance(event, Staked) and self._has_room(event):
            self._hold_by_touch(event.amount)
            button = self._offering(event)
        if button is None and self._view is not None and self._view.void and self._view.void.events == (event,):
            self._void.click()
            button = self._offering(event)
        if button is None and self._view is not None:
            button = self._on_a_page(event, self._view)
        if button is not None:
            self._ahead = list(button.events()[1:])
            button.click()
            return
        room = self._view.raise_room if self._view is not None else None
        if room is not None and isinstance(event, Staked) and room.stake_of(event.amount) == event:
            self._other.click()
            self._type(event.amount + room.there)
            return
        found = self._card_for(event)
        if found is None:
            raise NotOffered(event, self._view.headline if self._view else "")
        self._name_by_touch(*found)

    def _offering(self, event: TableEvent) -> Button | None:
        """A button that does exactly this; else that of a word which obliges to chips, or which others follow."""
        first = [b for b in self._live_buttons() if b.events()[:1] == (event,)]
        return next((b for b in first if b.events() == (event,)), None) or next(
            (b for b in first if isinstance(event, Decided) and (
                [type(further) for further in b.events()[1:]] == [Staked]
                or all(isinstance(further, Decided) and further.on == event.on for further in b.events()[1:]))), None)

    def _on_a_page(self, event: TableEvent, view: View) -> Button | None:
        """What is said seldom stands on a page of its own, which a finger opens first."""
        for column in self._columns:
            if any(touch.events == (event,) for touch in column.box.more):
                self._show_box(column.box)
                return self._offering(event)
        if any(touch.events == (event,) for touch in view.menu):
            self._menu.click()
            return self._offering(event)
        moves = [touch for touch, _ in self._moves(view) if touch.events == (event,)]
        if moves:
            self._name.click()
            return self._offering(event)
        return None

    def _live_buttons(self) -> list[Button]:
        return [b for b in self.findChildren(Button) if b.isVisibleTo(self) and b.isEnabled()]

    def _has_room(self, event: Staked) -> bool:
        return self._view is not None and any(
            bet.stake_of(event.amount) == event for column in self._columns for bet in column.stakes())

    def _hold_by_touch(self, amount: Money) -> None:
        self._clear.click()
        if amount <= KEYED * max(chip.value for chip in self._chips):
            for chip in sorted(self._chips, key=lambda c: -c.value):
                for _ in range((amount - self._held) // chip.value):
                    chip.click()
        if self._held != amount:
            self._hold.click()
            self._type(amount)

    def _type(self, amount: Money) -> None:
        for digit in str(amount):
            self._keypad.digits[digit].click()
        self._keypad.set.click()

    def _card_for(self, event: TableEvent) -> tuple[HandView, CardView | NextCard, Known | None] | None:
        """The hand in which the event names a card, that card, and its face; no face: nothing there."""
        facts = event.instead if isinstance(event, Amended) else (event,)
        faces = [fact.face for fact in facts if isinstance(fact, CardRead | CardSeen)
                 and isinstance(fact.face, Card | Joker)]
        buttons: list[HandButton | BoxHeader] = [*self._hands, *(column.header for column in self._columns)]
        for button in buttons:
            hands = button.hands if isinstance(button, BoxHeader) else [button.hand] if button.hand else []
            for hand in hands if button.isVisibleTo(self) else ():
                for card in hand.nameable:
                    for face in faces:
                        if card.named(face) == event:
                            return hand, card, face
                    if event == (card.face_down() if isinstance(card, NextCard) else card.struck()):
                        return hand, card, None
        return None

    def _name_by_touch(self, hand: HandView, card: CardView | NextCard, face: Known | None) -> None:
        if not (self._sheet is self._name_sheet and self._name_sheet.card is not None
                and self._name_sheet.card.card == card.card):
            self._name_in(hand, card)
        if face is None:
            self._name_sheet.nothing.click()
        elif isinstance(face, Joker):
            self._name_sheet.joker.click()
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

    def _new_action(self, number: int) -> TouchButton:
        return TouchButton(self, lambda: self._submit(self._actions[number].events()))

    def _new_hand(self, number: int) -> HandButton:
        return HandButton(self, lambda: self._name_in(self._hands[number].hand))

    def _boxes(self, view: View) -> tuple[BoxView, ...]:
        """From left to right, as the dealer sees them. Around a table they go by their numbers."""
        return view.boxes[::-1] if self._picture.turned and not view.around else view.boxes

    def _add(self, chip: Money) -> None:
        self._hold_amount(self._held + chip)

    def _hold_amount(self, amount: Money) -> None:
        self._held = amount
        self._show_held()

    def _show_held(self) -> None:
        self._hold.show_touch(Touch(self._words.amount(self._held), (), hint=self._words("touch.hold")))
        for column in self._columns:
            column.hold(self._held)
        dues = self._view.each if self._view is not None else ()
        stakes = tuple(Staked(due.by, due.on, due.kind, self._held) for due in dues
                       if due.least <= self._held <= due.most)
        self._each.show_touch(Touch(self._words("touch.each", amount=self._held), stakes, "E", enabled=bool(stakes)))
        self._each.setVisible(bool(dues))
        if any(button.isVisible() and button.least_width(button.height()) > button.width()
               for button in (self._hold, self._each)):
            self._place()

    def _next_showing(self) -> None:
        """A pane, the whole screen, off: one touch further."""
        order = list(Showing)
        self.showing = order[(order.index(self.showing) + 1) % len(order)]
        self._place()
        self.update()

    def _call_inspector(self) -> None:
        if self._view is not None and self._view.called:
            self._door.inspector_came()
            return
        focus = [box.seat for box in (self._view.boxes if self._view else ()) if box.focus]
        self._door.call_inspector(seat(focus[0]) if len(focus) == 1 else None)

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
        """A page that the dealer touches away stays away, also the one that asks for a card. From a reason it goes back
        to the lines among which it stood."""
        if self._sheet is self._name_sheet and self._name_sheet.card is not None:
            self._dismissed = self._name_sheet.card.card
            self._by_hand = False
        back = self._back if self._sheet is self._text_sheet else None
        self._close_sheet()
        if back is not None:
            self._open_page(back)

    def _show_why(self, box: BoxView, bets: Sequence[BetView], back: Callable[[View], None] | None = None) -> None:
        keys = tuple((bet.party, bet.on, bet.kind, bet.state) for bet in bets)
        self._open_page(partial(self._write_why, box.seat, keys), back)

    def _show_box(self, box: BoxView) -> None:
        """All lines of a box, and what is said of it seldom."""
        whys = [bet for bet in box.bets if bet.why]
        if len(whys) == 1 and not box.more:
            self._show_why(box, whys)
        else:
            self._open_page(partial(self._write_box, box.seat))

    def _show_pots(self) -> None:
        self._open_page(self._write_pots)

    def _show_menu(self) -> None:
        self._open_page(self._write_menu)

    def _show_moves(self) -> None:
        self._open_page(self._write_moves)

    def _show_raise(self) -> None:
        bet = self._view.raise_room if self._view is not None else None
        if bet is not None and bet.room is not None and self._view is not None:
            self._keypad.open(self._view.asked, bet.name, (bet.room,), bet.there)
            self._open(self._keypad)

    def _more_of_hand(self) -> None:
        hand = self._name_sheet.hand
        box = next((c.box for c in self._columns if hand is not None and c.box.seat == hand.place.seat), None)
        if box is not None:
            self._dismiss()
            self._open_page(partial(self._write_box, box.seat))

    def _show_step(self) -> None:
        self._open_page(self._write_step)

    def _show_rack(self) -> None:
        self._open_page(self._write_rack)

    def _show_alerts(self) -> None:
        self._open_page(self._write_alerts)

    def _show_void(self) -> None:
        self._open_page(self._write_void)

    def _show_pays(self) -> None:
        self._open_page(lambda view: self._put_text().show_pays(self._pay_tables))

    def _show_keys(self) -> None:
        self._open_page(lambda view: self._put_text().show_keys())

    def _open_page(self, page: Callable[[View], None], back: Callable[[View], None] | None = None) -> None:
        if self._view is not None:
            self._page, self._back = page, back
            page(self._view)
            self._place()

    def _put_text(self) -> TextSheet:
        """The page is placed when it is known what it says."""
        if self._sheet is not self._text_sheet:
            self._close_sheet()
        self._sheet = self._text_sheet
        return self._text_sheet

    def _write_why(self, seat: int, keys: tuple[tuple[Party, Place, str, State], ...], view: View) -> None:
        """While it is open it stays true: a bet that is no longer settled so has no why any more."""
        box = next((box for box in view.boxes if box.seat == seat), None)
        bets = [bet for bet in box.bets if (bet.party, bet.on, bet.kind, bet.state) in keys and bet.why] if box else []
        if box is None or not bets:
            self._close_sheet()
            return
        title = " · ".join(self._words("why.bet", box=box.name, kind=bet.name, stake=bet.stake) for bet in bets)
        numbers = {bet.hand for bet in bets}
        hands = [hand for hand in (*box.hands, *view.hands) if hand.standing and hand.five
                 and (hand.place.seat != box.seat or hand.place.hand in numbers or len(box.hands) == 1)]
        self._put_text().show_why(title, bets, hands, self._rules)

    def _write_box(self, seat: int, view: View) -> None:
        box = next((box for box in view.boxes if box.seat == seat), None)
        if box is None:
            self._close_sheet()
            return
        back = partial(self._write_box, seat)
        lines = [(Line(f"{bet.name} {bet.stake_text}".strip(),
                       " ".join(filter(None, (bet.state.value, bet.word, bet.amount_text))), bet.state,
                       bet.why), partial(self._show_why, box, (bet,), back) if bet.why else self._close_sheet)
                 for bet in box.bets]
        self._open(self._list_sheet)
        self._list_sheet.show_lines(self._words("box.title", box=box.name), lines, box.more, self._submit_from_sheet)

    def _write_pots(self, view: View) -> None:
        lines = []
        for pot in view.pots:
            for share in pot.shares:
                box = next((box for box in view.boxes if box.seat == share.party.seat), None)
                bets = [bet for bet in box.bets if bet.name == pot.name] if box is not None else []
                if box is not None and bets:
                    lines.append((Line(f"{pot.name} {pot.amount_text}", f"{State.PAY.value} {share.text}", State.PAY,
                                       " ".join(filter(None, (share.why, pot.sum_text)))),
                                  partial(self._show_why, box, bets, self._write_pots)))
        if not lines:
            self._close_sheet()
            return
        self._open(self._list_sheet)
        self._list_sheet.show_lines(view.rack or view.in_pots, lines, (), self._submit_from_sheet)

    def _write_menu(self, view: View) -> None:
        self._open(self._list_sheet)
        kept = tuple(button for button in self._in_menu if (button is not self._void or self._has_void)
                     and (button is not self._pays or self._pay_tables))
        self._list_sheet.show_lines(self._words("menu.title"), (), view.menu, self._submit_from_sheet, kept)

    def _moves(self, view: View) -> list[tuple[Touch, str]]:
        """Cards of which one is to be moved, and only the table knows which."""
        return [(touch, hand.name) for hand in view.all_hands() for card in hand.cards for touch in card.moves]

    def _write_moves(self, view: View) -> None:
        moves = self._moves(view)
        if not moves:
            self._close_sheet()
            return
        self._open(self._list_sheet)
        self._list_sheet.show_lines(view.headline, (), [touch for touch, _ in moves], self._submit_from_sheet)

    def _write_step(self, view: View) -> None:
        if view.rule:
            self._put_text().show_told(self._words("why.step"), [view.headline, *view.waits], [view.rule], self._rules)
        else:
            self._close_sheet()

    def _write_rack(self, view: View) -> None:
        """What comes together in the rack, box by box; and by which rule the dealer qualifies."""
        qualified = view.qualification
        lines = [" ".join((qualified.mark, qualified.text, qualified.hand))] if qualified else []
        lines += [f"{box.name}: {box.total_state.value} {box.total}" for box in view.boxes if box.total_state]
        if lines:
            self._put_text().show_told(view.rack or lines[0], lines, [qualified.rule] if qualified else [],
                                       self._rules)
        else:
            self._close_sheet()

    def _write_alerts(self, view: View) -> None:
        if view.alerts:
            self._put_text().show_alerts(view.alerts, self._rules)
        else:
            self._close_sheet()

    def _write_void(self, view: View) -> None:
        if view.void is not None:
            self._put_text().show_void(view.void)
        else:
            self._close_sheet()

    def _show_keypad(self) -> None:
        self._keypad.open(rooms=self._rooms())
        self._open(self._keypad)

    def _rooms(self) -> tuple[Due, ...]:
        """Where chips of any amount can be put down now."""
        return tuple(bet.room for column in self._columns for bet in column.stakes() if bet.room is not None)

    def _keypad_set(self, amount: Money) -> None:
        bet = self._view.raise_room if self._view is not None and self._keypad.at_once else None
        self._close_sheet()
        if bet is None:
            self._hold_amount(amount)
        elif (stake := bet.stake_of(amount)) is not None:
            self._submit((stake,))

    def _name_in(self, hand: HandView | None, card: CardView | NextCard | None = None) -> None:
        card = card or (hand.first_to_name if hand is not None else None)
        if hand is not None and card is not None and self._view is not None:
            self._name_sheet.show_card(hand, card, self._view.taken, self._view.jokers)
            self._open(self._name_sheet)

    def _name_next(self) -> None:
        if self._view is not None and self._moves(self._view):
            self._show_moves()
        else:
            self._name_in(self._unnamed())

    def _unnamed(self) -> HandView | None:
        """A hand with a card that nobody could read, that is turned up, or that is dealt now; or one of whose cards one
        is to be moved."""
        hands = self._view.all_hands() if self._view else ()
        return (next((h for h in hands if any(c.face is UNREADABLE for c in h.cards)), None)
                or next((h for h in hands if any(c.moves for c in h.cards)), None) or self._due(hands))

    def _due(self, hands: Iterable[HandView]) -> HandView | None:
        return next((h for h in hands if (h.due and not h.asked) or (h.wanted and h.to_name)), None)

    def _named(self, event: TableEvent) -> None:
        self._close_sheet()
        self._by_hand = not isinstance(event, Amended)      # without a camera the next card is named next
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
        elif self._sheet in (self._text_sheet, self._list_sheet) and self._page is not None:
            self._page(view)
        elif self._sheet is self._keypad and self._keypad.at_once:
            if view.raise_room is None or (view.raise_room.room,) != self._keypad.rooms:
                self._close_sheet()
        elif self._sheet is self._keypad:
            self._keypad.allow(self._rooms())
        hand = next((h for h in view.all_hands() if h.place == view.name_now and h.to_name), None)
        if hand is None:
            self._dismissed = None
        elif self._sheet is None and hand.to_name is not None and hand.to_name.card != self._dismissed:
            self._name_in(hand)
        if self._by_hand and self._sheet is None and hand is None:
            following = self._due(view.all_hands())
            self._by_hand = following is not None
            if following is not None:
                self._name_in(following, following.due if following.due else following.to_name)

    # ── where everything stands ──
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        self._place()

    def _place(self) -> None:
        wide, high = self.width(), self.height()
        scale = min(wide / 1280, high / 800)
        unit = max(15.5, 20 * scale) * worn().scale / 100
        for part in self.findChildren(QWidget):
            if isinstance(part, Painted | Picture):
                part.unit = unit
        around = self._view is not None and self._view.around
        head = max(58, round((84 if around else 96) * scale))
        bar = max(58, round(66 * scale))
        self._headline.setGeometry(0, 0, wide, head)
        self._place_bar(QRect(0, high - bar, wide, bar), not around)
        bottom = high - bar - GAP
        if around:
            bottom -= bar
            self._place_strip(QRect(0, bottom, wide, bar))
            bottom -= GAP
        else:
            for action in (*self._actions, self._other, self._pots):
                action.hide()
        room = QRect(0, head + GAP, wide, bottom - head - GAP)
        # A camera that gives no picture has nothing to show on the whole screen: the table is dealt by touch.
        whole = self.showing is Showing.WHOLE and (self.see_through or self._picture.there)
        self._picture.whole = whole
        for column in self._columns:
            column.hide(whole)
        for hand in self._hands:
            hand.setVisible(not whole and hand.hand is not None and hand.hand in self._shown_hands())
        self._picture.setVisible(self.showing is not Showing.OFF and not self.see_through)
        if whole:
            self._place_whole(room, scale)
        elif around:
            self._place_around(room)
        else:
            self._place_columns(room, scale)
        for kept in self._in_menu:
            kept.setVisible(kept in self._list_sheet.kept)
        if self.isRightToLeft():
            self._mirror(around)

    def _mirror(self, around: bool) -> None:
        """Read from the right, everything begins there. But the boxes stay where they lie on the felt, and with them
        what stands among them; and chips grow from left to right."""
        stays = {part for column in self._columns for part in column.parts} | ({self._alerts} if around else set())
        for part in self.children():
            if isinstance(part, QWidget) and not part.isWindow() and part not in stays:
                part.move(self.width() - part.x() - part.width(), part.y())
        for chip, left in zip(self._chips, sorted(chip.x() for chip in self._chips), strict=True):
            chip.move(left, chip.y())

    def _shown_hands(self) -> tuple[HandView, ...]:
        return self._view.hands if self._view is not None else ()

    def _place_sheets(self, naming: QRect, room: QRect) -> None:
        """``naming``: beside what is still to be seen while a card is named. Pages of text have all the room there is.
        Where less than ``naming`` would be seen beside a page, it has all the room. A list of a few buttons leaves the
        boxes to be seen."""
        small = naming if naming.height() >= NAMING else room
        band = QRect(room.left(), small.top(), room.width(), small.height())
        listed = band if self._list_sheet.needed <= band.height() else room
        text = room if self._text_sheet.roomy or (self._view is not None and self._view.around) else small
        pages: list[tuple[Sheet, QRect]] = [(self._name_sheet, small), (self._keypad, small), (self._text_sheet, text),
                                            (self._list_sheet, listed)]
        for sheet, where in pages:
            sheet.setGeometry(where)
            sheet.place()

    def _place_whole(self, room: QRect, scale: float) -> None:
        """The picture, and what lies at each box; beneath it the boxes at which something may be pressed, who
        qualifies, and what is wrong."""
        below = max(57, round(62 * scale))
        for column in self._columns:
            column.told = self.see_through      # what each box gets cannot stand in another program's picture
        pressing = [column for column in self._columns if column.pressing]
        wide = room.width() // max(1, len(pressing))
        beside = wide // 3 if wide > 4 * PRESSED else 0         # so wide the name stands beside what is pressed
        rows = max((-(-len(column.pressing) // max(1, (wide - beside) // PRESSED)) for column in pressing), default=0)
        header = 0 if beside else max(62, round(70 * scale))
        high = header + rows * below if rows else 0
        self._picture.setGeometry(room.adjusted(0, 0, 0, -below - GAP - high))
        top = room.bottom() + 1 - below - high
        for n, column in enumerate(pressing):
            left, right = (k * room.width() // len(pressing) for k in (n, n + 1))
            column.place_pressing(QRect(left + 1, top, right - left - 2, high), beside, header, below)
        foot = QRect(room.left(), room.bottom() + 1 - below, room.width(), below)
        qualified = self._qualification.says
        self._qualification.setVisible(qualified)
        half = foot.width() // 2 if qualified else 0
        self._qualification.setGeometry(foot.left(), foot.top(), half - GAP if half else 1, below)
        self._alerts.setGeometry(foot.left() + half, foot.top(), foot.width() - half, below)
        self._pots.hide()
        self._place_sheets(room, room)

    def _place_columns(self, room: QRect, scale: float) -> None:
        """The dealer's cards above, and a column for each box below."""
        cell = max(57, round(62 * scale))
        total = max(26, round(31 * scale))
        hands = max((column.header.rows for column in self._columns), default=1)
        header = max(62, round(70 * scale)) if hands == 1 else max(27, round(31 * scale)) + hands * max(
            30, round(40 * scale))
        least = max(116, round(170 * scale))        # of what stands above the boxes
        for column in self._columns:
            column.narrow = room.width() // len(self._columns) < NARROW
        fit = max(ROWS, (room.height() - least - header - total) // cell)
        rows = min(fit, max(ROWS, *(len(column.rows) for column in self._columns), ROWS))
        boxes = header + rows * cell + total
        middle = room.height() - boxes - GAP
        off = self.showing is Showing.OFF
        picture = 0 if off else min(round(middle * 16 / 9), room.width() // 2)
        self._picture.setGeometry(0, room.top(), picture, middle)
        side = QRect(picture + (0 if off else GAP), room.top(), room.width() - picture - (0 if off else GAP), middle)
        self._place_side(side)
        self._place_sheets(side, room)
        top = room.top() + middle + GAP
        for n, column in enumerate(self._columns):
            left, right = (k * room.width() // len(self._columns) for k in (n, n + 1))
            column.place(QRect(left + 1, top, right - left - 2, boxes), header, cell, total)

    def _place_around(self, room: QRect) -> None:
        """As the table itself: the seats on the far side above, those beside the dealer below, the pots in between.
        The dealer's own place, in the middle of the near side, holds what is wrong."""
        columns = self._columns
        across = max(3, -(-(len(columns) + 1) // 2))
        left = max(0, (len(columns) - across) // 2)
        far = columns[left:left + across]
        tile = min(max(118, round(room.height() * .29)), 240)
        middle = room.height() - 2 * (tile + GAP)
        order: list[tuple[Column, int, bool]] = [(column, n, True) for n, column in enumerate(far)]
        near = [*columns[:left][::-1]], [*columns[left + len(far):]][::-1]
        order += [(column, n, False) for n, column in enumerate(near[0])]
        order += [(column, across - len(near[1]) + n, False) for n, column in enumerate(near[1])]
        low = room.bottom() + 1 - tile
        for column, n, above in order:
            begin, end = (k * room.width() // across for k in (n, n + 1))
            touched = max(57, round(tile * .4))
            column.place(QRect(begin + 1, room.top() if above else low, end - begin - 2, tile), tile - touched, touched,
                         0)
        gap = len(near[0]), across - len(near[1])
        begin, end = (k * room.width() // across for k in gap)
        top = room.top() + tile + GAP
        band = QRect(room.left(), top, room.width(), middle)
        if gap[0] < gap[1]:
            self._alerts.setGeometry(begin + 1, low, end - begin - 2, tile)
        else:
            self._alerts.setGeometry(room.left(), top + middle - 58, room.width(), 58)
            band.setHeight(middle - 62)
        self._qualification.hide()
        self._place_band(band)
        self._place_sheets(band, room)

    def _place_band(self, band: QRect) -> None:
        """Picture, board, pots."""
        off = self.showing is Showing.OFF
        hands = [button for button in self._hands if not button.isHidden()]
        pots = self._pots.says
        self._pots.setVisible(pots)
        picture = 0 if off else min(round(band.height() * 16 / 9), round(band.width() * (.3 if hands else .5)))
        self._picture.setGeometry(band.left(), band.top(), max(picture, 1), band.height())
        left = band.left() + (picture + GAP if picture else 0)
        rest = band.right() + 1 - left
        board = 0 if not hands else round(rest * .46) if pots else rest
        for n, button in enumerate(hands):
            begin, end = (k * board // len(hands) for k in (n, n + 1))
            button.setGeometry(left + begin, band.top(), end - begin - GAP, band.height())
        self._pots.setGeometry(left + board, band.top(), rest - board, band.height())

    def _place_strip(self, strip: QRect) -> None:
        """What the one who is asked may say; or the chips, while bets are put down."""
        view = self._view
        actions = [button for button in self._actions if not button.isHidden()]
        self._other.setVisible(bool(actions) and view is not None and view.raise_room is not None)
        staking = view is not None and view.staking and (not actions or any(c.stakes() for c in self._columns))
        self._chips_visible(staking)
        each = strip.width() * .2
        row: list[tuple[Button, float]] = [(button, each * 1.3 if button.touch.main else each) for button in actions]
        if not self._other.isHidden():
            row.append((self._other, each))
        place_row([*row, *(self._staking(strip) if staking else ())], [], strip)

    def _staking(self, row: QRect) -> list[tuple[Button, float]]:
        """What is put down with each tap, and the chips that make it."""
        chips: list[tuple[Button, float]] = [(chip, row.height() * 1.4) for chip in self._chips]
        each = [] if self._each.isHidden() else [(self._each, row.width() * .2)]
        return [(self._hold, row.width() * .13), *chips, (self._clear, row.width() * .1), *each]

    def _chips_visible(self, staking: bool) -> None:
        for button in (self._hold, *self._chips, self._clear):
            button.setVisible(staking)

    def _place_side(self, side: QRect) -> None:
        alerts = max(57, round(side.height() * .18)) if self._alerts.alerts else max(34, round(side.height() * .12))
        shown = self._qualification.says
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

    def _place_bar(self, bar: QRect, chips_here: bool) -> None:
        """What takes back and the pages always on the left, what goes on always on the right."""
        staking = self._view is not None and self._view.staking
        if chips_here:
            self._chips_visible(staking)
        page = bar.width() * .13
        pages = [(button, page) for button in (self._undo, *self._in_bar, self._menu, self._view_picture,
                                               self._inspector)]
        chips = self._staking(bar) if staking and chips_here else []
        onward = [(button, bar.width() * (.3 if n == 0 else .2)) for n, button in enumerate(
            button for button in self._touches if not button.isHidden())][::-1]
        named = [(self._name, page)] if self._unnamed() is not None else []
        if named and not has_room([*pages, *chips, *named, *onward], bar):
            named = []      # a touch on the hand itself does the same
        self._name.setVisible(bool(named))
        place_row([*pages, *chips], [*named, *onward], bar)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.fillRect(self.rect(), GROUND)
        painter.setPen(QPen(EDGE, 1, Qt.PenStyle.DotLine))
        for empty in (rect for column in self._columns for rect in column.empty if not column.hidden):
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
        for button in self._in_menu:
            if button.key == key and (button is not self._void or self._has_void):
                button.click()
                return
        if event.key() in FURTHER:
            self._step(FURTHER[Qt.Key(event.key())])
            return
        super().keyPressEvent(event)

    def _step(self, by: int) -> None:
        """A pad of four keys does all: one button further, one back, press it, and Esc. From nowhere, it begins at what
        goes on."""
        buttons = self._in_reading_order()
        if not buttons:
            return
        at = next((n for n, button in enumerate(buttons) if button.hasFocus()), None)
        if at is None:
            mains = [n for n, b in enumerate(buttons) if isinstance(b, TouchButton) and b.touch.main]
            buttons[mains[-1] if mains else 0].setFocus()
        else:
            buttons[(at + by) % len(buttons)].setFocus()

    def _in_reading_order(self) -> list[Button]:
        """Those of the open page first, where one is open, for nothing is to be pressed that it covers."""
        page = self._sheet
        live = [b for b in self._live_buttons() if page is None or b.parent() is page
                or not page.geometry().intersects(b.geometry())]
        def where(button: Button) -> tuple[bool, int, int]:
            at = button.mapTo(self, QPoint(0, 0))
            return (page is not None and button.parent() is not page, at.y() // 40, at.x())
        return sorted(live, key=where)


def _counted(view: View) -> list[HandView]:
    """The hand whose cards are marked also where others share them: the dealer's, or that of the only winner."""
    winners = {share.party.seat for pot in view.pots for share in pot.shares}
    return [hand for hand in view.all_hands() if hand.place == DEALER
            or (len(winners) == 1 and hand.place.zone is Zone.SEAT and hand.place.seat in winners)]
