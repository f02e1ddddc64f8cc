"""The round on the page tried otherwise: what was changed, what would follow, and what the form shows of both."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from PySide6.QtWidgets import QWidget

from dealer_assist.inspector.acts import Signature
from dealer_assist.inspector.panels import WhatIf, beside_html
from dealer_assist.inspector.refusals import TOLD
from dealer_assist.inspector.rules_shown import rule_shown
from dealer_assist.inspector.timeline import Hand, Happening, Page
from dealer_assist.inspector.what_if import (
    ActIs,
    CardIs,
    Change,
    Gets,
    HouseOption,
    OptionIs,
    Otherwise,
    change_to,
    changeable,
    consider,
    house_options,
    money_of,
    option_to,
)
from dealer_assist.money import odds_text
from dealer_assist.table.events import Decided, Staked
from dealer_assist.table.settlement import Line
from dealer_assist.words import Words


class Trying:
    """``form`` is made anew in another language; what was changed stays. ``chosen``: the entry that is looked at.
    ``considered``: something else would follow now."""

    form: WhatIf

    def __init__(self, chosen: Callable[[], Happening | None], considered: Callable[[], None],
                 refused: Callable[[Exception], None]) -> None:
        self._chosen, self._considered, self._refused = chosen, considered, refused
        self.changes: list[Change] = []
        self.otherwise: Otherwise | None = None
        self._hand: Hand | None = None
        self._page: Page | None = None
        self._bets: list[Line] = []
        self._options: dict[str, HouseOption] = {}

    def make_form(self, parent: QWidget, words: Words,
                  make: Callable[[str, str, Signature, Signature | None], None]) -> WhatIf:
        self.form = WhatIf(parent, words, self._change, self._option, self._gets, self._forget, make)
        return self.form

    def clear(self) -> None:
        self.changes, self.otherwise = [], None
        self.form.clear_forms()

    def leave(self) -> None:
        """Nobody is there: nothing is tried."""
        self._hand = self._page = None

    # ── what is shown ──
    def show(self, hand: Hand, page: Page) -> None:
        """The round as it is on the page now."""
        self._hand, self._page = hand, page
        self._options = {option.name: option for option in house_options(hand.record.house)}
        self._bets = [bet.line for box in page.boxes for bet in box.bets]
        self._show()

    def show_chosen(self) -> None:
        """The entry that is looked at, and whether it can be changed."""
        happening, hand = self._chosen(), self._hand
        if happening is None or hand is None:
            return
        can = changeable(hand, happening.seq) is not None
        self.form.about.setText(
            happening.text if can else hand.record.words("desk.not_changeable", what=happening.text))
        self.form.reads.setEnabled(can)

    def _show(self) -> None:
        assert self._hand is not None
        words = self._hand.record.words
        self.form.show_options([
            (option.name, " · ".join(filter(None, (rule_shown(option.rule, words.language.tag).title, words.whole(
                f"{option.name} = {self._written(option.name, option.value)}")))),
             " | ".join(option.choices) or words("desk.such_as", value=self._written(option.name, option.value)))
            for option in self._options.values()])
        self.form.show_bets([f"{words.party(line.party)} {words.kind(line.kind)} · {words.amount(line.back)}"
                             for line in self._bets])
        self.form.show_changes(
            [self._told(change) for change in self.changes],
            beside_html(self.otherwise, words, lambda id_: rule_shown(id_, words.language.tag)) if self.otherwise else
            words("desk.what_if.hint"))
        self.show_chosen()

    def _told(self, change: Change) -> str:
        assert self._hand is not None
        words = self._hand.record.words
        seqs = {h.seq: h.text for h in self._page.happened} if self._page else {}
        match change:
            case CardIs(seq, _, face):
                now = words.face(face) if face is not None else words("desk.struck")
                return f"{seqs.get(seq, '')} ▸ {now}"
            case ActIs(seq, act):
                match act:
                    case Staked(_, _, kind, amount):
                        said = f"{words.kind(kind)} {words.amount(amount)}"
                    case Decided(_, _, choice):
                        said = words.said(choice)
                    case _:
                        said = words("desk.struck")
                return f"{seqs.get(seq, '')} ▸ {said}"
            case OptionIs(name, value):
                return words.whole(f"{name} = {self._written(name, value)}")
            case Gets(party, _, kind, back):
                return f"{words.party(party)} {words.kind(kind)} ▸ {words.amount(back)}"

    def _written(self, name: str, value: object) -> str:
        assert self._hand is not None
        if name in self._options and self._options[name].money and isinstance(value, int):
            return self._hand.record.words.amount(value)
        if isinstance(value, Fraction):
            return odds_text(value)
        return str(value).lower() if isinstance(value, bool) else str(value)

    # ── what is changed ──
    def _change(self, text: str) -> None:
        happening, hand = self._chosen(), self._hand
        if happening is not None and hand is not None:
            self._try(lambda: change_to(hand, happening.seq, text))
            self.form.reads.clear()

    def _option(self, name: str, text: str) -> None:
        hand = self._hand
        if hand is not None and name and text.strip():
            self._try(lambda: OptionIs(name, self._option_to(hand, name, text.strip())))
            self.form.value.clear()

    def _option_to(self, hand: Hand, name: str, text: str) -> object:
        """As a house file has it, but for amounts: they are typed as they are shown."""
        return money_of(text, hand.record.house.digits) if self._options[name].money else option_to(text)

    def _gets(self, text: str) -> None:
        at, hand = self.form.bet.currentIndex(), self._hand
        if hand is not None and 0 <= at < len(self._bets):
            line = self._bets[at]
            self._try(lambda: Gets(line.party, line.on, line.kind, money_of(text, hand.record.house.digits)))
            self.form.back.clear()

    def _forget(self, at: int) -> None:
        if 0 <= at < len(self.changes):
            del self.changes[at]
            self._consider()

    def _try(self, change: Callable[[], Change]) -> None:
        """A change of what was changed before takes its place."""
        before = list(self.changes)
        try:
            made = change()
            self.changes = [c for c in self.changes if _about(c) != _about(made)] + [made]
            self._consider()
        except TOLD as error:
            self.changes = before
            self._refused(error)

    def _consider(self) -> None:
        assert self._hand is not None
        self.otherwise = consider(self._hand, self.changes) if self.changes else None
        self._show()
        self._considered()


def _about(change: Change) -> object:
    match change:
        case OptionIs(name):
            return name
        case Gets(party, on, kind):
            return party, on, kind
        case CardIs(seq, card):
            return seq, card
        case _:
            return change.seq
