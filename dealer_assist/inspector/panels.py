"""The right side of the desk: what was owed and why, what if, the dispute, and the log of all disputes.

Forms hand what was typed to the window; they decide nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from dealer_assist.inspector.acts import Signature
from dealer_assist.inspector.disputes import (
    CATEGORIES,
    CHECKED,
    NOTES,
    REASONS,
    VERDICTS,
    Dispute,
    Verified,
    age_text,
    place_text,
)
from dealer_assist.inspector.parts import TOLD, Told, ToldDelegate, clock
from dealer_assist.inspector.payouts import LargePayout
from dealer_assist.inspector.timeline import Page, RuleShown, bet_shown
from dealer_assist.inspector.what_if import Otherwise
from dealer_assist.ledger.entries import Entry
from dealer_assist.money import Money
from dealer_assist.overlay import looks
from dealer_assist.table.places import HOUSE, Party
from dealer_assist.table.settlement import Line
from dealer_assist.words import Words

ACROSS = 4          # amounts of a decision side by side
OPTION = 620        # pixels: of a list of house options
FRAME = 12          # pixels that stand around a text


class Text(QTextBrowser):
    """Read, not written; the keys of the desk pass through it. ``whole``: as high as what it says, what stands around
    it is scrolled."""

    def __init__(self, parent: QWidget, name: str, *, whole: bool = False) -> None:
        super().__init__(parent)
        self._whole = whole
        if whole:
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setObjectName(name)
        self.setOpenLinks(False)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_html(self, body: str) -> None:
        bar = self.verticalScrollBar()
        at = bar.value()
        self.setHtml(f"<html><body dir='{'rtl' if self.isRightToLeft() else 'ltr'}'>{body}</body></html>")
        bar.setValue(at)
        self._grow()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._grow()

    def _grow(self) -> None:
        if self._whole:
            self.document().setTextWidth(self.viewport().width())
            self.setFixedHeight(round(self.document().size().height()) + FRAME)


def _in(text: str, colour: str, *, bold: bool = False) -> str:
    inner = f"<b>{escape(text)}</b>" if bold else escape(text)
    return f'<span style="color:{colour}">{inner}</span>'


def _cells(words: Words, *cells: str) -> str:
    """A line of a table; Qt lays tables out from the left in every language."""
    return f"<tr>{''.join(reversed(cells) if words.language.right_to_left else cells)}</tr>"


def _spaced(lines: str) -> str:
    """However high the letters of a language stand."""
    high = round(20 * looks.worn().scale / 100)
    told = escape(lines).replace("\n", "<br>").replace("-", "\u2011")      # a rule's number stays on one line
    return f"<p style='line-height:{high}px; -qt-line-height-type:fixed; margin:0'>{told}</p>"


def _own(text: str, words: Words) -> str:
    """Somebody's own words, in whatever direction they are written."""
    return f"\u2068{text}\u2069" if words.language.right_to_left else text


def _sides(words: Words) -> tuple[str, str]:
    """Where a line begins, and where it ends."""
    return ("right", "left") if words.language.right_to_left else ("left", "right")


def _ink(shape: str) -> str:
    return {"▲": looks.SKY, "▼": looks.ORANGE, "…": looks.YELLOW}.get(shape, looks.INK).name()


def result_html(page: Page, words: Words, seen: Mapping[tuple[tuple[int, ...], str], Entry]) -> str:
    """What happened, what the rules say, what is owed: in that order of urgency."""
    soft, ink = looks.SOFT.name(), looks.INK.name()
    begin, end = _sides(words)
    parts = [_in(f"± {owed.text}", looks.ORANGE.name(), bold=True) + "<br>" for owed in page.owed]
    for alert in page.alerts:
        entry = seen.get((alert.entries, alert.rule.id))
        done = _in(words("desk.alert.seen", by=entry.by, at=clock(entry.at, day=True)), soft) if entry else ""
        parts.append(_in(f"! {alert.text}", looks.ORANGE.name(), bold=entry is None)
                     + f" {_in(alert.prescribes, ink)} {_in(f'[{alert.rule.id}]', soft)} {done}<br>")
    if page.qualifies:
        parts.append(_in(page.qualifies, ink, bold=True) + "<br>")
    rules: dict[str, RuleShown] = {alert.rule.id: alert.rule for alert in page.alerts}
    parts.append('<table cellspacing="0" cellpadding="3" width="100%">')
    for box in page.boxes:
        line = f'style="border-top:1px solid {looks.EDGE.name()}"'
        parts.append(_cells(words, f'<td colspan="3" align="{begin}" {line}>{_in(box.name, ink, bold=True)}</td>',
                            f'<td align="{end}" {line}>{_in(box.total, ink, bold=True)}</td>'))
        for bet in box.bets:
            rules |= {rule.id: rule for rule in bet.rules}
            cited = " ".join(words.whole(rule.id) for rule in bet.rules)
            paid = _in(f"{bet.shape} {bet.word} {bet.amount}", _ink(bet.shape), bold=True)
            parts.append(_cells(
                words, f'<td align="{begin}">{_in(bet.name, ink)}</td>',
                f'<td align="{end}">{_in(words.amount(bet.line.staked), ink)}</td>',
                f'<td colspan="2" align="{begin}">{paid} &nbsp; {_in(bet.arithmetic, soft)}<br>{_in(bet.why, ink)} '
                f'{_in(f"[{cited}]", soft)}</td>'))
    parts.append("</table>")
    if not page.boxes:
        parts.append(_in(words("desk.no_bets"), ink))
    if page.rack:
        parts.append(f"<p>{_in(page.rack, ink, bold=True)}</p>")
    shown = [rule for rule in rules.values() if rule.text]
    if shown:
        parts.append(f"<p>{_in(words('desk.rules'), soft, bold=True)}</p>")
        for rule in shown:
            parts.append(f"<p>{_in(f'{words.whole(rule.id)}  {rule.title}', ink, bold=True)}<br>"
                         f"{_in(rule.text, ink)}<br>{_in('; '.join((rule.source, *rule.documents)), soft)}</p>")
    return "".join(parts)


def beside_html(otherwise: Otherwise, words: Words, rules: Callable[[str], RuleShown]) -> str:
    """What was paid, what would be, bet by bet; the difference of each box below."""
    soft, ink = looks.SOFT.name(), looks.INK.name()

    def told(line: Line | None) -> str:
        if line is None:
            return "–"
        shown = bet_shown(line, None, words, rules)
        return _in(f"{shown.shape} {shown.word} {shown.amount}", _ink(shown.shape))

    begin, end = _sides(words)
    rows = [_cells(words, *(f"<td align={end if key == _COLUMNS[-1] else begin}>{_in(words(key), soft)}</td>"
                            for key in _COLUMNS))]
    for bet in sorted(otherwise.beside, key=lambda bet: bet.change == 0 and not bet.waits):     # what differs first
        differs = bet.change != 0
        change = words("desk.waits") if bet.waits else words.amount(bet.change) if differs else "="
        name = f"{words.party(bet.party)} {words.kind(bet.kind)}"
        why = f"<br>{_in(f'{words.say(bet.would.reason)} [{bet.would.rule}]', soft)}" if differs and bet.would else ""
        rows.append(_cells(
            words, f"<td align={begin}>{_in(name, ink, bold=differs)}</td>",
            f"<td align={begin}>{told(bet.paid)}</td>", f"<td align={begin}>{told(bet.would)}{why}</td>",
            f"<td align={end}>{_in(change, looks.ORANGE.name() if differs else soft, bold=differs)}</td>"))
    owed = [(party, amount) for party, amount in otherwise.difference.items() if party != HOUSE]
    above = "".join(_in("± " + words("desk.owed.more" if amount > 0 else "desk.owed.less", party=party,
                                              amount=abs(amount)), looks.ORANGE.name(), bold=True) + "<br>"
                    for party, amount in owed) or _in(words("desk.same"), ink, bold=True)
    if not otherwise.complete:
        above += _in("… " + words("desk.incomplete"), looks.YELLOW.name(), bold=True)
    return f'{above}<table cellspacing=0 cellpadding=2 width="100%">{"".join(rows)}</table>'


_COLUMNS = "desk.bet", "desk.paid", "desk.would", "desk.difference"


def keys_html(keys: Iterable[str], words: Words) -> str:
    begin, _ = _sides(words)
    rows = (words("desk.key." + key).partition("|") for key in keys)
    return "<table cellpadding=0 width='100%'>" + "".join(_cells(
        words, f"<td align={begin} width='22%'><b>{escape(words.whole(pressed))}</b></td>",
        f"<td align={begin}>{escape(does)}</td>")
        for pressed, _, does in rows) + "</table>"


def dispute_html(dispute: Dispute, words: Words, now: int) -> str:
    soft, ink = looks.SOFT.name(), looks.INK.name()
    o, d = dispute.opened, dispute.decision
    age = words("desk.open_for" if dispute.open else "desk.decided_after", age=age_text(dispute.age(now), words))
    parts = [_in(words("desk.dispute", number=o.number), ink, bold=True), " ", _in(f"{place_text(o.box, words)} · "
             f"{words('desk.category.' + o.category)} · {age}", looks.YELLOW.name() if dispute.open else soft),
             f"<br>{_in(f'“{_own(o.claim, words)}”', ink)} {_in(f'{dispute.by}, {clock(dispute.at, day=True)}', soft)}"]
    for note in dispute.notes:
        kind = words("desk.note." + note.kind)
        parts.append(f"<br>{_in(kind + ':', soft, bold=True)} {_in(_own(note.text, words), ink)} "
                     f"{_in(f'{note.by}, {clock(note.at, day=True)}', soft)}")
    if d is not None:
        signed = " + ".join(filter(None, (d.by, d.second)))
        said = (f"{words('desk.verdict.' + d.verdict).upper()} – {words('desk.reason.' + d.reason)}: "
                f"{_own(d.why, words)}")
        parts.append(f"<br>{_in(said, looks.SKY.name(), bold=True)} "
                     f"{_in(f'{signed}, {clock(d.at, day=True)}', soft)}")
        for award in d.amounts:
            key = "desk.awarded.more" if award.amount > 0 else "desk.awarded.less"
            parts.append("<br>" + _in(words(key, party=award.party, amount=abs(award.amount)), ink, bold=True))
    return "".join(parts)


# ── forms ──
def _combo(name: str, values: Iterable[tuple[str, str]]) -> QComboBox:
    combo = QComboBox()
    combo.setObjectName(name)
    for value, text in values:
        combo.addItem(text, value)
    return combo


def _line(name: str, hint: str = "", *, secret: bool = False) -> QLineEdit:
    line = QLineEdit()
    line.setObjectName(name)
    line.setPlaceholderText(hint)
    line.setAccessibleName(hint or name)
    if secret:
        line.setEchoMode(QLineEdit.EchoMode.Password)
        line.setMaxLength(40)
    return line


class Signing:
    """Rows of a form: name and PIN, and those of a second person. A PIN never stays in its field."""

    def __init__(self, rows: QFormLayout, words: Words, prefix: str) -> None:
        self.name = _line(prefix + ".name")
        self.pin = _line(prefix + ".pin", secret=True)
        self.second_name = _line(prefix + ".second")
        self.second_pin = _line(prefix + ".second_pin", secret=True)
        for key, name, pin in (("desk.signs", self.name, self.pin),
                               ("desk.second", self.second_name, self.second_pin)):
            pair = QHBoxLayout()
            pair.addWidget(name, 2)
            pair.addWidget(pin, 1)
            pin.setPlaceholderText(words("desk.pin"))
            rows.addRow(words(key), pair)

    def here(self, name: str) -> None:
        """Who is signed in signs most often."""
        if not self.name.text():
            self.name.setText(name)

    def taken(self) -> tuple[Signature, Signature | None]:
        first = Signature(self.name.text().strip(), self.pin.text())
        second = Signature(self.second_name.text().strip(), self.second_pin.text())
        for field in (self.pin, self.second_name, self.second_pin):     # who signs next may be alone
            field.clear()
        return first, second if second.name else None


class Forms(QScrollArea):
    """A panel whose forms can be scrolled on a small screen, and stay in reach of Tab."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inner = QWidget()
        self.setWidget(inner)
        self.column = QVBoxLayout(inner)
        self.column.setContentsMargins(6, 6, 6, 6)


def chosen_of(combo: QComboBox) -> str:
    """Empty: nothing was chosen yet."""
    return combo.currentData() or ""


def _none_yet(name: str, values: Iterable[tuple[str, str]], hint: str) -> QComboBox:
    """Of what is final or counted nothing stands there by itself."""
    combo = _combo(name, values)
    combo.setPlaceholderText(hint)
    combo.setCurrentIndex(-1)
    return combo


class WhatIf(Forms):
    def __init__(self, parent: QWidget, words: Words, change: Callable[[str], None], option: Callable[[str, str], None],
                 gets: Callable[[str], None], forget: Callable[[int], None],
                 make: Callable[[str, str, Signature, Signature | None], None]) -> None:
        super().__init__(parent)
        column = self.column
        form = QFormLayout()
        column.addLayout(form)
        self.about = QLabel("")
        self.about.setObjectName("what_if.about")
        self.about.setWordWrap(True)
        self.reads = _line("what_if.reads", words("desk.reads.hint"))
        self.reads.returnPressed.connect(lambda: change(self.reads.text()))
        form.addRow(words("desk.entry"), self.about)
        form.addRow(words("desk.reads"), self.reads)
        self.option = _combo("what_if.option", ())
        self.option.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.option.setMinimumContentsLength(18)
        self.option.view().setMinimumWidth(OPTION)      # its list tells each whole
        self.value = _line("what_if.value")
        self.value.returnPressed.connect(lambda: option(self.option.currentData() or "", self.value.text()))
        self.option.currentIndexChanged.connect(lambda _: self._hint())
        pair = QHBoxLayout()
        pair.addWidget(self.option, 3)
        pair.addWidget(self.value, 2)
        form.addRow(words("desk.option"), pair)
        self.bet = _combo("what_if.bet", ())
        self.back = _line("what_if.back", words("desk.back.hint"))
        self.back.returnPressed.connect(lambda: gets(self.back.text()))
        pair = QHBoxLayout()
        pair.addWidget(self.bet, 1)
        pair.addWidget(self.back, 1)
        form.addRow(words("desk.override"), pair)
        self.changes = QListWidget()
        self.changes.setObjectName("what_if.changes")
        self._forget, self._changes = forget, QLabel(words("desk.changes"))
        form.addRow(self._changes, self.changes)
        self.text = Text(self, "what_if.text", whole=True)
        column.addWidget(self.text)
        self.making = QWidget(self)         # nothing to be made so before anything was changed
        form = QFormLayout(self.making)
        form.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.making)
        column.addStretch(1)
        self.reason = _none_yet("what_if.reason", ((r, words("desk.reason." + r)) for r in REASONS),
                                words("desk.choose"))
        self.why = _line("what_if.why", words("desk.why.hint"))
        form.addRow(words("desk.reason"), self.reason)
        form.addRow(words("desk.why"), self.why)
        self.signing = Signing(form, words, "what_if")
        self.make = QPushButton(words.line(words("desk.make")))
        self.make.setObjectName("what_if.make")
        self.make.clicked.connect(lambda: make(chosen_of(self.reason), self.why.text(), *self.signing.taken()))
        form.addRow(self.make)
        self._hints: Mapping[str, str] = {}

    def show_options(self, options: Sequence[tuple[str, str, str]]) -> None:
        """The name of each, what is said of it with its value in this house, and what else it can be."""
        self._hints = {name: hint for name, _, hint in options}
        if [(self.option.itemData(n), self.option.itemText(n)) for n in range(self.option.count())] != [
                (name, said) for name, said, _ in options]:
            self.option.clear()
            for name, said, _ in options:
                self.option.addItem(said, name)
                self.option.setItemData(self.option.count() - 1, said, Qt.ItemDataRole.ToolTipRole)
        self._hint()

    def show_bets(self, bets: Sequence[str]) -> None:
        if [self.bet.itemText(n) for n in range(self.bet.count())] != [*bets]:
            self.bet.clear()
            self.bet.addItems([*bets])

    def show_changes(self, texts: Sequence[str], body: str) -> None:
        self.changes.clear()
        self.changes.addItems(list(texts))
        self.changes.setFixedHeight(min(4, len(texts)) * max(18, self.changes.sizeHintForRow(0)) + 10)
        for part in (self.changes, self._changes, self.making):
            part.setVisible(bool(texts))
        self.text.show_html(body)

    def remove_chosen(self) -> None:
        if self.changes.count():
            self._forget(max(0, self.changes.currentRow()))

    def clear_forms(self) -> None:
        for line in (self.reads, self.value, self.back, self.why):
            line.clear()
        self.reason.setCurrentIndex(-1)

    def _hint(self) -> None:
        self.value.setPlaceholderText(self._hints.get(chosen_of(self.option), ""))
        self.value.setToolTip(self.value.placeholderText())
        self.option.setToolTip(self.option.currentText())


class Disputing(Forms):
    """Opens a dispute about the round on the page; shows one, takes notes, and takes the decision."""

    def __init__(self, parent: QWidget, words: Words, opened: Callable[[int, str, str], None],
                 noted: Callable[[str, str], None],
                 decided: Callable[[str, dict[str, str], str, str, Signature, Signature | None], None]) -> None:
        super().__init__(parent)
        self._words = words
        column = self.column
        self.text = Text(self, "dispute.text", whole=True)
        column.addWidget(self.text)
        # a claim
        self.opening = QWidget(self)
        form = QFormLayout(self.opening)
        form.setContentsMargins(0, 0, 0, 0)
        self.box = _combo("dispute.box", ())
        self.category = _combo("dispute.category", ((c, words("desk.category." + c)) for c in CATEGORIES))
        self.claim = QPlainTextEdit()
        self.claim.setObjectName("dispute.claim")
        self.claim.setTabChangesFocus(True)
        self.claim.setMaximumHeight(70)
        self.claim.setPlaceholderText(words("desk.claim.hint"))
        self.open = QPushButton(words.line(words("desk.open_dispute")))
        self.open.setObjectName("dispute.open")
        self.open.clicked.connect(lambda: opened(self.box.currentData(), self.category.currentData(),
                                                 self.claim.toPlainText()))
        self._place = QLabel(words("desk.box"))
        form.addRow(self._place, self.box)
        form.addRow(words("desk.category"), self.category)
        form.addRow(words("desk.claim"), self.claim)
        form.addRow(self.open)
        column.addWidget(self.opening)
        # notes and the decision
        self.deciding = QWidget(self)
        form = QFormLayout(self.deciding)
        form.setContentsMargins(0, 0, 0, 0)
        self.kind = _combo("dispute.kind", ((k, words("desk.note." + k)) for k in NOTES))
        self.note = _line("dispute.note", words("desk.note.hint"))
        self.note.returnPressed.connect(lambda: noted(self.kind.currentData(), self.note.text()))
        pair = QHBoxLayout()
        pair.addWidget(self.kind, 1)
        pair.addWidget(self.note, 3)
        form.addRow(words("desk.notes"), pair)
        self.verdict = _none_yet("dispute.verdict", ((v, words("desk.verdict." + v)) for v in VERDICTS),
                                 words("desk.choose"))
        self.amounts: dict[str, QLineEdit] = {}
        self._parties: list[tuple[Party, str]] = []     # with the names that they have at this table
        self.amount_row = QGridLayout()
        self.reason = _none_yet("dispute.reason", ((r, words("desk.reason." + r)) for r in REASONS),
                                words("desk.choose"))
        self.why = _line("dispute.why", words("desk.why.hint"))
        self.decide = QPushButton(words.line(words("desk.decide")))
        self.decide.setObjectName("dispute.decide")
        form.addRow(words("desk.verdict"), self.verdict)
        form.addRow(words("desk.amounts"), self.amount_row)
        form.addRow(words("desk.reason"), self.reason)
        form.addRow(words("desk.why"), self.why)
        self.signing = Signing(form, words, "dispute")
        self.decide.clicked.connect(lambda: decided(
            chosen_of(self.verdict), {party: line.text() for party, line in self.amounts.items()},
            chosen_of(self.reason), self.why.text(), *self.signing.taken()))
        form.addRow(self.decide)
        column.addWidget(self.deciding)
        column.addStretch(1)

    def show_round(self, words: Words, chosen: Dispute | None, boxes: Sequence[tuple[int, str]],
                   parties: Sequence[tuple[Party, str]], suggested: Mapping[str, str], body: str) -> None:
        """In the words of its table."""
        self._place.setText(words("desk.box"))
        self.text.show_html(body or f"<p>{escape(words('desk.no_dispute'))}</p>")
        self.opening.setVisible(chosen is None or not chosen.open)
        self.deciding.setVisible(chosen is not None and chosen.open)
        if [(self.box.itemData(n), self.box.itemText(n)) for n in range(self.box.count())] != [*boxes]:
            self.box.clear()
            for seat, text in boxes:
                self.box.addItem(text, seat)
        if self._parties != [*parties]:
            self._parties = [*parties]
            while self.amount_row.count():
                item = self.amount_row.takeAt(0)
                widget = item.widget() if item is not None else None
                if widget is not None:
                    widget.setParent(None)
            self.amounts = {}
            for n, (party, text) in enumerate(parties):
                self.amounts[str(party)] = line = _line(f"dispute.amount.{party}", text)
                line.setPlaceholderText("")
                self.amount_row.addWidget(QLabel(text), n // ACROSS, n % ACROSS * 2)
                self.amount_row.addWidget(line, n // ACROSS, n % ACROSS * 2 + 1)
        for party_text, amount in suggested.items():
            line_edit = self.amounts.get(party_text)
            if line_edit is not None and not line_edit.text():
                line_edit.setText(amount)

    def clear_forms(self) -> None:
        """Another round: what was typed about this one does not follow there."""
        self.claim.clear()
        for line in (self.note, self.why, *self.amounts.values()):
            line.clear()
        for combo, first in ((self.category, 0), (self.kind, 0), (self.verdict, -1), (self.reason, -1)):
            combo.setCurrentIndex(first)


class Paying(Forms):
    """A large payout as a check list: each check beside what it is held against."""

    def __init__(self, parent: QWidget, words: Words,
                 verified: Callable[[Sequence[str], str, Signature, Signature | None], None]) -> None:
        super().__init__(parent)
        self._words = words
        self.title, self.rest = QLabel(""), QLabel("")
        self.title.setObjectName("payout.title")
        self.rest.setObjectName("payout.rest")
        for label in (self.title, self.rest):
            label.setWordWrap(True)
        self.form = QWidget(self)
        inside = QVBoxLayout(self.form)
        inside.setContentsMargins(0, 0, 0, 0)
        grid = QGridLayout()
        grid.setVerticalSpacing(10)
        grid.setHorizontalSpacing(14)
        grid.setColumnStretch(1, 1)
        self.checks: dict[str, QCheckBox] = {}
        self.against: dict[str, QLabel] = {}
        for n, name in enumerate(CHECKED):
            self.checks[name] = box = QCheckBox(words("desk.check." + name))
            box.setObjectName("payout." + name)
            grid.addWidget(box, n, 0, Qt.AlignmentFlag.AlignTop)
            if name != CHECKED[-1]:
                self.against[name] = told = QLabel("")
                told.setWordWrap(True)
                grid.addWidget(told, n, 1)
        self.player = _line("payout.player_name", words("desk.player.hint"))
        grid.addWidget(self.player, len(CHECKED) - 1, 1)
        inside.addLayout(grid)
        form = QFormLayout()
        self.signing = Signing(form, words, "payout")
        self.verify = QPushButton(words.line(words("desk.verify")))
        self.verify.setObjectName("payout.verify")
        self.verify.clicked.connect(lambda: verified([name for name, box in self.checks.items() if box.isChecked()],
                                                     self.player.text(), *self.signing.taken()))
        form.addRow(self.verify)
        inside.addLayout(form)
        self.done = Text(self, "payout.done", whole=True)
        for part in (self.title, self.rest, self.form, self.done):
            self.column.addWidget(part)
        self.column.addStretch(1)

    def show_payouts(self, payouts: Sequence[LargePayout], words: Words, two_above: Money) -> Line | None:
        """Which of them is to be verified now; those that are stand below. In the words of its table."""
        waiting = [payout for payout in payouts if payout.verified is None]
        self.form.setVisible(bool(waiting))
        self.title.setText(f"◆ {waiting[0].title}" if waiting else
                           words("desk.payout.all_verified" if payouts else "desk.no_payout"))
        rest = [words("desk.payout.two", amount=two_above)] if waiting and waiting[0].two else []
        rest += [words("desk.payout.more", count=len(waiting) - 1)] if len(waiting) > 1 else []
        self.rest.setText("  ".join(rest))
        self.rest.setVisible(bool(rest))
        for name, label in self.against.items():
            label.setText(_spaced(waiting[0].against[name]) if waiting else "")
        told = [f"<p>{_in(f'✓ {payout.title}', looks.INK.name(), bold=True)}<br>"
                f"{_in(self._signed(payout.verified), looks.SOFT.name())}</p>"
                for payout in payouts if payout.verified is not None]
        self.done.setVisible(bool(told))
        self.done.show_html("".join(told))
        return waiting[0].line if waiting else None

    def clear_forms(self) -> None:
        self.player.clear()
        for box in self.checks.values():
            box.setChecked(False)

    def _signed(self, verified: Verified) -> str:
        signed = " + ".join(filter(None, (verified.by, verified.payout.second)))
        return self._words("desk.verified", by=signed, at=clock(verified.at, day=True), player=verified.payout.player)


class Log(QWidget):
    """All disputes of the house, newest first; Enter goes to the round."""

    def __init__(self, parent: QWidget, words: Words, searched: Callable[[], None],
                 goto: Callable[[int], None]) -> None:
        super().__init__(parent)
        self._words = words
        column = QVBoxLayout(self)
        self.search = _line("log.search", words("desk.search.hint"))
        self.search.textChanged.connect(lambda _: searched())
        self.only_open = QCheckBox(words("desk.only_open"))
        self.only_open.setObjectName("log.only_open")
        self.only_open.toggled.connect(lambda _: searched())
        self.list = QListWidget()
        self.list.setObjectName("log.list")
        self.list.setItemDelegate(ToldDelegate(self.list))
        self.list.itemActivated.connect(lambda item: goto(item.data(Qt.ItemDataRole.UserRole)))
        self.search.returnPressed.connect(self._first)
        self.none = QLabel(words("desk.log.none"))
        self.none.setObjectName("log.none")
        self.none.setWordWrap(True)
        for part in (self.search, self.only_open, self.none, self.list):
            column.addWidget(part)

    def show_disputes(self, disputes: Sequence[Dispute], now: int, spoken: Mapping[str, Words]) -> None:
        """``spoken``: the words of the tables that are known, by session."""
        words = self._words
        self.list.clear()
        for d in disputes:
            age = words("desk.open_for" if d.open else "desk.decided_after", age=age_text(d.age(now), words))
            told = Told(" · ".join((words("desk.dispute", number=d.number),
                                    place_text(d.opened.box, spoken.get(d.opened.session, words)),
                                    words("desk.category." + d.opened.category))),
                        f"{words.whole(d.opened.folder)}  {words('round', number=d.opened.round)}",
                        f"“{_own(d.opened.claim, words)}”",
                        age if d.decision is None else f"{words('desk.verdict.' + d.decision.verdict).upper()}, {age}",
                        d.open)
            item = QListWidgetItem(" ".join((told.head, told.where, told.claim, told.state)))
            item.setData(Qt.ItemDataRole.UserRole, d.number)
            item.setData(TOLD, told)
            self.list.addItem(item)
        self.none.setVisible(not disputes)

    def _first(self) -> None:
        if self.list.count():
            self.list.setCurrentRow(0)
            self.list.setFocus()
