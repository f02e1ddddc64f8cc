"""The inspector's desk: rounds on the left, what happened in the middle, what was owed and is decided on the right.

Everything is reached by keys. Files are read and acts are written in another thread, so that the desk never stands
still; what comes back is shown here.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QItemSelectionModel, Qt, QTimer, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from dealer_assist.evidence import exporting
from dealer_assist.evidence.dispute_file import Stage, Wanted
from dealer_assist.evidence.pictures import Masks, Rectangle
from dealer_assist.inspector.acts import DOOR, Acts, Made, Signature
from dealer_assist.inspector.disputes import Dispute, age_text
from dealer_assist.inspector.dress import style
from dealer_assist.inspector.evidence import Evidence
from dealer_assist.inspector.exporting import Asked, Exporting
from dealer_assist.inspector.film_pane import FilmPane, sure
from dealer_assist.inspector.panels import (
    Disputing,
    Forms,
    Log,
    Paying,
    Text,
    dispute_html,
    keys_html,
    result_html,
)
from dealer_assist.inspector.parts import (
    DAY,
    ROW,
    BackedUp,
    EventDelegate,
    RowDelegate,
    RowModel,
    Title,
    clock,
)
from dealer_assist.inspector.payouts import large_payouts
from dealer_assist.inspector.records import Opened, Records
from dealer_assist.inspector.refusals import TOLD, told
from dealer_assist.inspector.rounds import News, Rounds
from dealer_assist.inspector.rules_shown import rule_shown
from dealer_assist.inspector.settings import DeskSettings
from dealer_assist.inspector.timeline import (
    Hand,
    Happening,
    Page,
    Row,
    RuleShown,
    What,
    page,
    who,
)
from dealer_assist.inspector.trying import Trying
from dealer_assist.inspector.what_if import money_of
from dealer_assist.inspector.work import Lane, Work
from dealer_assist.languages import TAGS, language
from dealer_assist.ledger.entries import InspectorCalled
from dealer_assist.overlay import looks
from dealer_assist.people.roles import Person
from dealer_assist.rulebook import game_named, house_named
from dealer_assist.table.places import HOUSE, Party
from dealer_assist.table.settlement import Line
from dealer_assist.words import Words

LOOK_AGAIN = 1500           # milliseconds between two looks for what is new in the records
ANYWHERE = ("Escape", "F11", "PgUp", "PgDown")      # keys that no form needs
FORMS = (QLineEdit, QPlainTextEdit, QComboBox, QCheckBox, QPushButton, QListWidget)

KEYS = ("ctrl", "arrows", "frames", "space", "speed", "replay", "reading", "near", "large", "camera", "last", "filter",
        "what_if", "dispute", "export", "points", "payout", "acknowledge", "disputes", "result", "scroll", "enter",
        "delete", "sign", "language", "escape", "help")


class Desk(QWidget):
    def __init__(self, records: Records, acts: Acts, words: Words, settings: DeskSettings,
                 now: Callable[[], int],
                 looked_at: Callable[[Path, int | None, int | None, str], QWidget] | None = None,
                 keep: Callable[[str], None] = lambda tag: None) -> None:
        """``looked_at``: opens the replay of a session at an entry or at a moment, in this language. ``keep``: another
        language was chosen."""
        super().__init__()
        self._looked_at, self._keep = looked_at, keep
        self._replays: list[QWidget] = []
        self.records, self.acts, self.words, self.settings, self._now = records, acts, words, settings, now
        self.rounds = Rounds(records, settings)
        self.person: Person | None = None
        self.opened: Opened | None = None
        self.hand: Hand | None = None
        self.page: Page | None = None
        self._payout: Line | None = None
        self._chosen: tuple[str, int] | None = None     # the round that is looked at, and the entry of it
        self._entry: int | None = None
        self._reading_anew = False
        self._no_export = threading.Event()         # set: what is under way is to stop
        self._no_export.set()
        self._work = Work(self, self._refused)
        self.trying = Trying(self._chosen_event, self._considered, self._refused)
        self.film = FilmPane(self, words, self._work, chosen=self._chosen_event, masks=self._masks, framed=self._framed,
                             more={"G": self._toggle_large, "F": self._to_replay})
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._build()
        self._bind_keys()
        self.resize(1600, 900)
        self._again = QTimer(self, interval=LOOK_AGAIN)
        self._again.timeout.connect(self.look_again)
        self.look_again()
        self._again.start()

    # ── how it is built ──
    def _build(self) -> None:
        words = self.words
        self.setWindowTitle(words("desk.title"))
        self.setObjectName("desk")
        self.setStyleSheet(style())
        self.setLayoutDirection(Qt.LayoutDirection.RightToLeft if words.language.right_to_left
                                else Qt.LayoutDirection.LeftToRight)
        self._inside = QWidget(self)
        self._whole.addWidget(self._inside)
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(8, 6, 8, 6)
        column.setSpacing(6)
        bar = QHBoxLayout()
        self.filter = QLineEdit()
        self.filter.setObjectName("filter")
        self.filter.setPlaceholderText(words("desk.filter.hint"))
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(lambda _: self._show_rows())
        self.filter.returnPressed.connect(self._leave_field)
        self.waiting = QPushButton("")
        self.waiting.setObjectName("waiting")
        self.waiting.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.waiting.clicked.connect(self._to_log)
        self.who = QLabel("")
        self.who.setObjectName("who")
        bar.addWidget(self.filter, 3)
        bar.addWidget(self.waiting, 2)
        bar.addWidget(self.who)
        another = language(self._next_tag())
        self.language = QPushButton(f"{another.name}  (Ctrl+L)")
        self.language.setObjectName("language")
        self.language.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.language.clicked.connect(lambda: self.speak(self._next_tag()))
        bar.addWidget(self.language)
        help_ = QPushButton(words.line(f"{words('desk.tab.keys')}  ?"))
        help_.setObjectName("help")
        help_.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        help_.clicked.connect(self._show_keys)
        bar.addWidget(help_)
        column.addLayout(bar)
        split = QSplitter(Qt.Orientation.Horizontal)
        column.addWidget(split, 1)
        self.timeline = QListView()
        self.timeline.setObjectName("timeline")
        self.timeline.setUniformItemSizes(True)
        self.timeline.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.model = RowModel()
        self.timeline.setModel(self.model)
        self.timeline.setItemDelegate(RowDelegate(self.timeline, lambda: self.words))
        self.timeline.selectionModel().currentChanged.connect(lambda now, _: self._row_chosen(now.data(ROW)))
        split.addWidget(self.timeline)
        middle = QWidget()
        inside = QVBoxLayout(middle)
        inside.setContentsMargins(8, 0, 8, 0)
        self.title = Title(middle)
        inside.addWidget(self.title)
        self.film.speak(words)
        self.film.bar.buttons["F"].setVisible(self._looked_at is not None)
        inside.addWidget(self.film, 3)
        self.events = QTreeWidget()
        self.events.setObjectName("events")
        self.events.setRootIsDecorated(False)
        self.events.setUniformRowHeights(True)
        self.events.setItemDelegate(EventDelegate(self.events))
        self.events.setHeaderLabels([words("desk.time"), words("desk.what"), words("desk.sure"), words("desk.by"),
                                     words("desk.number")])
        header = self.events.header()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute | (
            Qt.AlignmentFlag.AlignRight if words.language.right_to_left else Qt.AlignmentFlag.AlignLeft))
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.setStretchLastSection(False)
        self.events.currentItemChanged.connect(lambda *_: self._event_chosen())
        inside.addWidget(self.events, 2)
        split.addWidget(middle)
        self.right = right = QWidget()
        inside = QVBoxLayout(right)
        inside.setContentsMargins(8, 0, 8, 0)
        self.cards = BackedUp(right)
        inside.addWidget(self.cards)
        inside.addLayout(self._tabs())
        self.panels = QStackedWidget()
        self.result = Text(right, "result")
        self.what_if = self.trying.make_form(right, words, self._make_so)
        self.disputing = Disputing(right, words, self._open_dispute, self._note, self._decide)
        self.paying = Paying(right, words, self._verify)
        self.log = Log(right, words, self._show_log, self._goto_dispute)
        self.exporting = Exporting(right, words, self._export, self._no_export.set, self.film.show_covered)
        self.keys = Text(right, "keys")
        self.signing = self._sign_panel()
        for panel in (self.result, self.what_if, self.disputing, self.paying, self.log, self.exporting, self.keys,
                      self.signing):
            self.panels.addWidget(panel)
        inside.addWidget(self.panels, 1)
        split.addWidget(right)
        split.setSizes([290, 665, 625])
        split.setStretchFactor(1, 1)
        split.setStretchFactor(2, 1)
        self.said = QLabel("")
        self.said.setObjectName("said")
        self.said.setWordWrap(True)
        column.addWidget(self.said)
        self.keys.show_html(keys_html(KEYS, words))
        self.film.large = False
        self.show_panel(self.signing)

    def _tabs(self) -> QHBoxLayout:
        """What the right side can be; each has the key that brings it."""
        row = QHBoxLayout()
        row.setSpacing(3)
        self.tabs: dict[str, QPushButton] = {}
        shown: tuple[tuple[str, str, Callable[[], object]], ...] = (
            ("1", "result", lambda: self.show_panel(self.result)),
            ("2", "what_if", lambda: self.show_panel(self.what_if)), ("3", "dispute", self._to_dispute),
            ("P", "payout", self._to_payout), ("E", "export", self._to_export), ("O", "log", self._to_log))
        for key, name, does in shown:
            said = self.words.line(f"{self.words('desk.tab.' + name)}  {key}")
            self.tabs[name] = tab = QPushButton(said)
            tab.setObjectName(f"tab.{name}")
            tab.setProperty("tab", True)
            tab.setCheckable(True)
            tab.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            tab.setMinimumWidth(40)
            tab.clicked.connect(does)
            tab.clicked.connect(self._name_panel)
            row.addWidget(tab, len(said))
        return row

    # ── in another language ──
    def _next_tag(self) -> str:
        """The button bears the name of the language that it brings."""
        return TAGS[(TAGS.index(self.words.language.tag) + 1) % len(TAGS)]

    def speak(self, tag: str) -> None:
        """At once, wherever one stands; what was typed stays, but for PINs."""
        at = self.panels.currentIndex()
        typed = {part.objectName(): part.text() for part in self._inside.findChildren(QLineEdit)
                 if part.echoMode() is QLineEdit.EchoMode.Normal and part.objectName()}
        claim, chosen = self.disputing.claim.toPlainText(), {
            part.objectName(): part.currentIndex() for part in self._inside.findChildren(QComboBox)}
        said = self.focusWidget().objectName() if self.focusWidget() else ""
        self.records.speak(tag)
        self.words = replace(self.words, language=language(tag))
        self._whole.removeWidget(self._inside)
        self._inside.hide()
        self._inside.deleteLater()
        self._build()
        if self.person is not None:
            self.who.setText(self.person.name)
        self.panels.setCurrentIndex(at)
        self._name_panel()
        self.rounds.forget()
        self._show_rows()
        self._show_waiting()
        if self.opened is not None and self.hand is not None:
            self._work.do(partial(self.records.open, self.opened.folder), partial(self._show_opened, self.hand.number))
        self._work.do(lambda: None, lambda _: self._typed_again(typed, claim, chosen, said))
        self.look_again()
        try:
            self._keep(tag)
        except TOLD as error:
            self._refused(error)

    def _typed_again(self, typed: Mapping[str, str], claim: str, chosen: Mapping[str, int], said: str) -> None:
        for part in self._inside.findChildren(QLineEdit):
            if typed.get(part.objectName()):
                part.setText(typed[part.objectName()])
        for box in self._inside.findChildren(QComboBox):
            box.setCurrentIndex(chosen.get(box.objectName(), 0))
        self.disputing.claim.setPlainText(claim)
        had = self._inside.findChild(QWidget, said) if said else None
        if isinstance(had, QWidget):
            had.setFocus()

    def _sign_panel(self) -> QWidget:
        panel = QWidget()
        form = QFormLayout(panel)
        hint = QLabel(self.words("desk.sign.hint"))
        hint.setWordWrap(True)
        form.addRow(hint)
        self.name, self.pin = QLineEdit(), QLineEdit()
        self.name.setObjectName("sign.name")
        self.pin.setObjectName("sign.pin")
        self.pin.setEchoMode(QLineEdit.EchoMode.Password)
        self.name.returnPressed.connect(self.pin.setFocus)
        self.pin.returnPressed.connect(self._sign_in)
        button = QPushButton(self.words("desk.sign_in"))
        button.clicked.connect(self._sign_in)
        form.addRow(self.words("desk.name"), self.name)
        form.addRow(self.words("desk.pin"), self.pin)
        form.addRow(button)
        return panel

    def _bind_keys(self) -> None:
        bound: Mapping[str, Callable[[], object]] = {
            "Ctrl+Left": lambda: self.step_hand(1), "Ctrl+Right": lambda: self.step_hand(-1),
            "Left": lambda: self.step_event(-1), "Right": lambda: self.step_event(1),
            **self.film.keys,
            "I": lambda: self._point(begin=True), "Shift+I": lambda: self._point(begin=False), "X": self._no_points,
            "Home": self.last_hand, "L": self.last_hand, "/": self._to_filter,
            "1": lambda: self.show_panel(self.result), "W": lambda: self.show_panel(self.what_if),
            "2": lambda: self.show_panel(self.what_if), "D": self._to_dispute, "3": self._to_dispute,
            "P": self._to_payout, "A": self._acknowledge, "O": self._to_log, "Ctrl+D": self._to_log,
            "E": self._to_export,
            "Ctrl+Return": self._main_act, "Ctrl+Enter": self._main_act, "Delete": lambda: self.what_if.remove_chosen(),
            "Ctrl+L": lambda: self.speak(self._next_tag()),
            "S": lambda: self.show_panel(self.signing), "Escape": self._escape, "?": self._show_keys,
            "PgUp": lambda: self._scroll(-1), "PgDown": lambda: self._scroll(1),
            "F11": lambda: self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen),
        }
        self._plain: list[QShortcut] = []
        for key, act in bound.items():
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.activated.connect(act)
            if "Ctrl+" not in key and key not in ANYWHERE:
                self._plain.append(shortcut)
        QApplication.instance().focusChanged.connect(self._focus_went)      # type: ignore[union-attr]

    @Slot(QWidget, QWidget)
    def _focus_went(self, _: QWidget | None, now: QWidget | None) -> None:
        """In a form keys belong to the form: a space ticks, a letter is typed or chosen by. Esc leaves it."""
        for shortcut in self._plain:
            shortcut.setEnabled(not isinstance(now, FORMS))

    # ── what is said ──
    @property
    def idle(self) -> bool:
        return self._work.idle

    def _refused(self, error: Exception) -> None:
        self.say(told(error, self.words))

    def say(self, text: str, *, fine: bool = False) -> None:
        self.said.setText(text)
        self.said.setProperty("fine", fine)
        self.said.style().unpolish(self.said)
        self.said.style().polish(self.said)

    # ── what lies in the records ──
    def look_again(self) -> None:
        """What is new, of tables that run and of the house. One look at a time."""
        if self._reading_anew:
            return
        self._reading_anew = True
        self._work.do(partial(self.rounds.news, self.words), self._show_news, failed=self._no_news)

    def _show_news(self, news: News) -> None:
        self.rounds.take(news)
        if news.changed:
            self._show_rows()
            self._show_waiting()
            self._refresh_page()
        if news.troubles:
            self.say(news.troubles[0])
        self._reading_anew = False
        for folder, _, rows in news.found:
            self._work.do(partial(self.rounds.looked_at, folder, rows), self._show_looked)
        self._show_waiting()
        if news.more:
            self.look_again()

    def _no_news(self, why: Exception) -> None:
        self._reading_anew = False
        self._refused(why)

    def _show_looked(self, rows: list[Row]) -> None:
        self.rounds.put(rows)
        self._show_rows()

    def _show_rows(self) -> None:
        rows = self.rounds.wanted(self.filter.text(), self.words)
        chosen = self._chosen_row()
        self.model.show_rows(rows)
        none = self.words("desk.no_round")
        if not rows:
            if self.rounds.rows:
                self.say(none)
            return
        if self.said.text() == none:
            self.said.clear()
        at = next((n for n, one in enumerate(rows) if chosen and one.key == chosen.key), 0)
        if self.timeline.currentIndex().row() != at or chosen is None:
            self._choose(at)

    def _chosen_row(self) -> Row | None:
        return self.rounds.rows.get(self._chosen) if self._chosen else None

    def _choose(self, at: int) -> None:
        index = self.model.index(at)
        self.timeline.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.timeline.scrollTo(index)

    def _show_waiting(self) -> None:
        """The open disputes and their age, always in sight."""
        waiting = self.rounds.house.open
        now = self._now()
        text = self.words("desk.none_open")
        if waiting:
            oldest = age_text(waiting[0].age(now), self.words)
            text = "⚑ " + self.words("desk.waiting", count=len(waiting), oldest=oldest)
            if len(waiting) > 1:
                text += "".join("  ·  " + self.words("desk.waiting.one", number=d.number,
                                                     age=age_text(d.age(now), self.words)) for d in waiting[:3])
        self.waiting.setText(self.words.line(text + "  O" * bool(waiting)))
        self.waiting.setProperty("open", bool(waiting))
        self.waiting.style().unpolish(self.waiting)
        self.waiting.style().polish(self.waiting)

    # ── one round ──
    def _row_chosen(self, chosen: Row | None) -> None:
        if chosen is None:
            return
        self._chosen = chosen.key
        if self.person is None:
            return
        if self.hand is not None and (self.hand.record.name, self.hand.number) == chosen.key:
            return
        self._show_hand(chosen)

    def _show_hand(self, chosen: Row) -> None:
        folder = self.rounds.folders[chosen.session]
        self._work.do(partial(self.records.open, folder), partial(self._show_opened, chosen.number))

    def _show_opened(self, number: int, opened: Opened) -> None:
        hand = opened.record.hand(number)
        if hand is None:
            return
        if self._chosen != (opened.record.name, number):
            return              # somebody went on meanwhile
        another = self.hand is None or (self.hand.record.name, self.hand.number) != (opened.record.name, number)
        self.opened, self.hand = opened, hand
        self.words = opened.record.words
        self.page = page(hand, self._rule)
        if another:
            self.trying.clear()
            self.disputing.clear_forms()
            self.paying.clear_forms()
            self.film.open(opened, hand, self.page, self._show_evidence)
            if self.person is not None:
                what = f"round {number}"
                self._work.do(partial(self.acts.viewed, self.person, hand, what, self._now()), self._still_here,
                              failed=self._signed_out)
        self._show_page(another)

    def _refresh_page(self) -> None:
        """The round on the page as it is now: corrected, paid, disputed."""
        if self.hand is not None and self.opened is not None:
            if self.records.changed(self.opened.folder):
                self._work.do(partial(self.records.open, self.opened.folder),
                              partial(self._show_opened, self.hand.number))
            else:
                opened = self.records.open(self.opened.folder)
                self._show_opened(self.hand.number, opened)
        elif self.person is not None and self.model.rows:
            self._row_chosen(self.timeline.currentIndex().data(ROW))

    def _show_page(self, another: bool) -> None:
        assert self.page is not None
        assert self.hand is not None
        words, hand = self.words, self.hand
        closed = clock(hand.until) if hand.closed else ""
        house = hand.record.house
        self.title.show_round(f"{self.page.title}  ·  {self.page.state}",
                              words.whole(f"{clock(hand.at, day=True)} – {closed} UTC"),
                              words("places.comma").join((game_named(house.game_id, words.language.tag),
                                                          house_named(house.name, words.language.tag)))
                              + f"  ·  {house.currency}")
        self.film.show_round(hand, self.page)
        self.events.blockSignals(True)
        self.events.clear()
        for happening in self.page.happened:
            self.events.addTopLevelItem(self._event_item(happening))
        at = next((n for n, h in enumerate(self.page.happened) if not another and h.seq == self._entry), None)
        if at is not None:              # told anew: the film stays where it is looked at, and goes on if it plays
            self._choose_event(at)
        self.events.blockSignals(False)
        if at is None and self.page.happened:
            self._choose_event(self._telling())
        else:
            self._show_event()
            self.film.show_again()
        self.result.show_html(result_html(self.page, words, self.rounds.house.seen(hand.record.name, hand.number)))
        self.trying.show(hand, self.page)
        self._show_dispute()

    def _telling(self) -> int:
        """The moment that tells most: the last card that came to lie there."""
        assert self.page is not None
        cards = [n for n, h in enumerate(self.page.happened) if h.face is not None]
        return cards[-1] if cards else 0

    def _event_item(self, happening: Happening) -> QTreeWidgetItem:
        lay = self.film.evidence.behind(happening)
        certainty = sure(lay, self.words) if lay else "?" if happening.doubtful else ""
        text = f"{happening.what.value} {happening.text}"
        later = self.hand is not None and happening.at // DAY != self.hand.at // DAY
        item = QTreeWidgetItem([clock(happening.at, part=True, day=later), text, certainty,
                                who(happening.by, self.words), str(happening.seq)])
        font = looks.font(13 * looks.worn().scale / 100, False)
        if happening.struck:
            font.setStrikeOut(True)
        for n in range(5):
            item.setFont(n, font)
            item.setForeground(n, looks.YELLOW if happening.doubtful else
                               looks.SKY if happening.what is What.CORRECTION else
                               looks.SOFT if happening.struck or n != 1 else looks.INK)
        item.setToolTip(1, happening.text)
        return item

    def _chosen_event(self) -> Happening | None:
        at = self._event_at()
        return self.page.happened[at] if self.page and 0 <= at < len(self.page.happened) else None

    def _event_at(self) -> int:
        item = self.events.currentItem()
        return -1 if item is None else self.events.indexOfTopLevelItem(item)

    def _choose_event(self, at: int) -> None:
        item = self.events.topLevelItem(at)
        if item is not None:
            self.events.setCurrentItem(item)

    def _event_chosen(self) -> None:
        happening = self._chosen_event()
        if happening is None:
            return
        self._entry = happening.seq
        self._show_event()
        lay = self.film.evidence.behind(happening)
        self.film.show_moment(max(happening.at, lay.since) if lay else happening.at)

    def _show_event(self) -> None:
        happening = self._chosen_event()
        if happening is not None and self.page is not None:
            self.cards.show_hands(self.page.hands, happening.card)
            self.trying.show_chosen()

    def _show_evidence(self, evidence: Evidence) -> None:
        if self.page is None:
            return
        for n, happening in enumerate(self.page.happened):
            item = self.events.topLevelItem(n)
            lay = evidence.behind(happening)
            if item is not None and lay is not None:
                item.setText(2, sure(lay, self.words))
        self._event_chosen()

    # ── the film ──
    def _masks(self) -> Masks | None:
        """While an export is prepared: what its viewing copy will cover."""
        if self.panels.currentWidget() is not self.exporting or self.hand is None:
            return None
        asked, dispute = self.exporting.asked(), self._round_dispute()
        masks = Masks(asked.parts or (), asked.boxes or frozenset())
        return masks.but(dispute.opened.box, self.hand.record.layout) if asked.others and dispute else masks

    def _rule(self, id_: str) -> RuleShown:
        return rule_shown(id_, self.words.language.tag)

    def _to_replay(self) -> None:
        """The dealer's own screen at what is looked at here, in a window beside this one."""
        if self._looked_at is None or self.opened is None or self.hand is None:
            return
        happening, at = self._chosen_event(), self.film.watching.at
        entry = happening.seq if happening and at in (None, happening.at) else None
        self._replays = [window for window in self._replays if window.isVisible()]
        try:
            self._replays.append(self._looked_at(self.opened.folder, entry, at, self.words.language.tag))
        except TOLD as error:
            self.say(str(error))

    def _point(self, *, begin: bool) -> None:
        if self.film.point(begin=begin):
            self._show_clip()
            self.say(f"{self.words('export.clip')}: {self.film.clip}", fine=True)

    def _no_points(self) -> None:
        self.film.no_points()
        self._show_clip()

    def _show_clip(self) -> None:
        dispute = self._round_dispute()
        about = "" if dispute is None or self.page is None else (
            f"{self.words('desk.dispute', number=dispute.number)}  ·  {self.page.title}")
        self.exporting.show_round(self.words, self.film.clip, about)

    def _framed(self, part: Rectangle) -> None:
        """With the mouse, in the picture: what is to be covered."""
        self.show_panel(self.exporting)
        self.exporting.cover(part)

    def _toggle_large(self) -> None:
        """The picture has the window to itself, but for the bar below it."""
        self.film.large = large = not self.film.large
        for part in (self.timeline, self.right, self.events):
            part.setVisible(not large)
        (self.film if large else self.timeline).setFocus()
        self.film.show_bar()

    # ── going about ──
    def step_hand(self, by: int) -> None:
        """Back in time is down the list."""
        at = self.timeline.currentIndex().row() + by
        if 0 <= at < len(self.model.rows):
            self._choose(at)

    def step_event(self, by: int) -> None:
        self.film.watching.stop()
        self._choose_event(max(0, self._event_at() + by))

    def last_hand(self) -> None:
        if self.filter.text():
            self.filter.clear()
        if self.model.rows:
            self._choose(0)

    def show_panel(self, panel: QWidget) -> None:
        if self.film.large:
            self._toggle_large()
        self.panels.setCurrentWidget(panel)
        self.film.show_covered()
        self._name_panel()
        if panel is self.what_if:
            self.what_if.reads.setFocus()
        elif panel is self.signing:
            self.name.setFocus()
        elif panel in (self.result, self.keys):
            self.timeline.setFocus()

    def _show_keys(self) -> None:
        self.show_panel(self.keys)

    def _name_panel(self) -> None:
        """The tab of what is shown is pressed; a check list is a part of the dispute's."""
        panels: dict[str, QWidget] = {"result": self.result, "what_if": self.what_if, "dispute": self.disputing,
                                      "payout": self.paying, "export": self.exporting, "log": self.log}
        for name, tab in self.tabs.items():
            tab.setChecked(panels.get(name) is self.panels.currentWidget())

    def _scroll(self, by: int) -> None:
        """What is read on the right, a page up or down."""
        panel = self.panels.currentWidget()
        if isinstance(panel, Text | Forms):
            bar = panel.verticalScrollBar()
            bar.setValue(bar.value() + by * bar.pageStep())

    def _to_filter(self) -> None:
        self.filter.setFocus()
        self.filter.selectAll()

    def _to_dispute(self) -> None:
        self.show_panel(self.disputing)
        self._show_dispute()
        if self.disputing.deciding.isVisible():
            self.disputing.note.setFocus()
        else:
            if not self.disputing.claim.toPlainText():
                self.disputing.box.setCurrentIndex(max(0, self.disputing.box.findData(self._box_meant())))
            self.disputing.box.setFocus()

    def _box_meant(self) -> int:
        """The one for which the dealer called, else that of the entry that is looked at, else the first that played."""
        calls = self.hand.record.calls.get(self.hand.number, ()) if self.hand else ()
        happening = self._chosen_event()
        meant = [call.event.about.seat for call in reversed(calls)
                 if isinstance(call.event, InspectorCalled) and call.event.about]
        meant += [happening.place.seat] if happening and happening.place else []
        meant += [box.party.seat for box in self.page.boxes if box.party != HOUSE] if self.page else []
        return next((seat for seat in meant if seat), 0)

    def _to_payout(self) -> None:
        if self.tabs["payout"].isHidden():
            self.say(self.words("desk.no_payout"))
            return
        self.show_panel(self.paying)
        if self._payout is not None:
            self.paying.checks["hand"].setFocus()

    def _to_export(self) -> None:
        if self._round_dispute() is None:
            self.say(self.words("export.none"))
            return
        self.show_panel(self.exporting)
        self._show_clip()
        self.exporting.boxes.setFocus()

    def _to_log(self) -> None:
        self.show_panel(self.log)
        self._show_log()
        self.log.search.setFocus()

    def _leave_field(self) -> None:
        self.timeline.setFocus()

    def _escape(self) -> None:
        if self.film.large:
            self._toggle_large()
        elif isinstance(QApplication.focusWidget(), FORMS):
            self._leave_field()
        elif self.person is not None:
            self.show_panel(self.result)
        self.said.clear()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.text() == "?":
            self._show_keys()
            return
        super().keyPressEvent(event)

    def _main_act(self) -> None:
        """Ctrl+Enter does what the panel is for."""
        panel = self.panels.currentWidget()
        if panel is self.what_if:
            self.what_if.make.click()
        elif panel is self.signing:
            self._sign_in()
        elif panel is self.exporting:
            if self._no_export.is_set():
                self.exporting.do.click()
            else:
                self.say(self.words("export.runs"))
        elif panel is self.paying:
            self.paying.verify.click()
        elif panel is self.disputing:
            if self.disputing.deciding.isVisible():
                self.disputing.decide.click()
            else:
                self.disputing.open.click()

    # ── who is there ──
    def _sign_in(self) -> None:
        signature = Signature(self.name.text().strip(), self.pin.text())
        self.pin.clear()
        self._work.do(partial(self.acts.sign_in, signature, self._now()), self._signed_in)

    def _signed_in(self, person: Person) -> None:
        self._still_here(person)
        self.say(self.words("desk.signed_in", name=person.name), fine=True)
        self.show_panel(self.result)
        self.look_again()
        if self.model.rows and self.hand is None:
            self._row_chosen(self.timeline.currentIndex().data(ROW) or self.model.rows[0])

    def _still_here(self, person: Person) -> None:
        self.person = person
        self.who.setText(person.name)
        for signing in (self.what_if.signing, self.disputing.signing, self.paying.signing):
            signing.here(person.name)
        if not self.exporting.name.text():
            self.exporting.name.setText(person.name)

    def _signed_out(self, why: Exception) -> None:
        """The sign-in timed out: nothing of the record is shown to nobody."""
        self.person, self.hand, self.page = None, None, None
        self.who.clear()
        self.events.clear()
        self.cards.show_hands(())
        self.film.leave()
        self.trying.leave()
        self.result.show_html("")
        self._refused(why)
        self.show_panel(self.signing)

    # ── what if ──
    def _considered(self) -> None:
        self.said.clear()
        self._show_dispute()

    def _make_so(self, reason: str, why: str, signed: Signature, second: Signature | None) -> None:
        otherwise = self.trying.otherwise
        if self.hand is None or self.opened is None or otherwise is None:
            self.say(self.words("desk.nothing_changed"))
            return
        self._work.do(partial(self.acts.make_so, self.opened.folder, self.hand, otherwise, reason, why, signed,
                              second, self._now()), self._made)

    def _made(self, made: Made) -> None:
        words = self.words
        owed = "; ".join(words("desk.owed.more" if amount > 0 else "desk.owed.less", party=party, amount=abs(amount))
                         for party, amount in made.owed.items()) or words("desk.nobody_owed")
        if made.entries:
            self.say(words("desk.made", entries=", ".join(map(str, made.entries)), owed=owed), fine=True)
        else:
            self.say(words("desk.decided"), fine=True)
        self.trying.clear()
        self.disputing.clear_forms()
        self.paying.clear_forms()
        self.show_panel(self.result)
        self.look_again()

    # ── disputes ──
    def _round_dispute(self) -> Dispute | None:
        """The one that waits, else the newest."""
        if self.hand is None:
            return None
        found = self.rounds.house.of_round(self.hand.record.name, self.hand.number)
        return next((d for d in found if d.open), found[-1] if found else None)

    def _show_dispute(self) -> None:
        hand, words = self.hand, self.words
        if hand is None or self.page is None:
            return
        found = self.rounds.house.of_round(hand.record.name, hand.number)
        chosen = self._round_dispute()
        body = "<hr>".join(dispute_html(d, words, self._now()) for d in found)
        boxes = [(seat, words.party(Party(seat))) for seat in hand.record.layout.seats] + [(0, words("desk.whole"))]
        parties = [(box.party, box.name) for box in self.page.boxes if box.party != HOUSE]
        suggested = {}
        if self.trying.otherwise is not None:
            suggested = {str(party): words.amount(amount) for party, amount in self.trying.otherwise.difference.items()
                         if party != HOUSE}
        self.disputing.show_round(words, chosen, boxes, parties, suggested, body)
        payouts = large_payouts(self.page, hand, self.rounds.house, self.settings, clock)
        self._payout = self.paying.show_payouts(payouts, words, self.settings.two_above(hand.record.house.digits))
        self.tabs["payout"].setVisible(bool(payouts))

    def _open_dispute(self, box: int, category: str, claim: str) -> None:
        if self.hand is None or self.person is None:
            return
        self._work.do(partial(self.acts.open_dispute, self.person, self.hand, box, category, claim, self._now()),
                      self._dispute_opened)

    def _dispute_opened(self, number: int) -> None:
        self.say(self.words("desk.dispute_opened", number=number), fine=True)
        self.disputing.claim.clear()
        self._news_then(self._to_dispute)

    def _news_then(self, then: Callable[[], None]) -> None:
        def both(news: News) -> None:
            self._show_news(news)
            then()

        self._work.do(partial(self.rounds.news, self.words), both)

    def _note(self, kind: str, text: str) -> None:
        dispute = self._round_dispute()
        if dispute is None or self.person is None:
            return
        self._work.do(partial(self.acts.note, self.person, dispute.number, kind, text, self._now()),
                      lambda _: self._noted())

    def _noted(self) -> None:
        self.disputing.note.clear()
        self.look_again()

    def _decide(self, verdict: str, typed: dict[str, str], reason: str, why: str, signed: Signature,
                second: Signature | None) -> None:
        dispute, hand, opened = self._round_dispute(), self.hand, self.opened
        if dispute is None or hand is None or opened is None or self.page is None:
            return
        parties = {str(box.party): box.party for box in self.page.boxes}
        try:
            amounts = {parties[party]: money_of(text.strip(), hand.record.house.digits)
                       for party, text in typed.items() if text.strip()}
        except TOLD as error:
            self._refused(error)
            return
        self._work.do(partial(self.acts.decide, opened.folder, hand, dispute.number, verdict, amounts, reason, why,
                              signed, second, self._now(), self.trying.otherwise), self._made)

    def _verify(self, checked: Sequence[str], player: str, signed: Signature, second: Signature | None) -> None:
        if self.hand is None or self._payout is None:
            return
        two_above = self.settings.two_above(self.hand.record.house.digits)
        self._work.do(partial(self.acts.verify_payout, self.hand, self._payout, checked, player, two_above, signed,
                              second, self._now()), lambda _: self._verified())

    def _verified(self) -> None:
        self.say(self.words("desk.payout_verified"), fine=True)
        self.paying.clear_forms()
        self.look_again()

    def _acknowledge(self) -> None:
        """The first alert of the round that nobody has seen yet."""
        if self.hand is None or self.page is None or self.person is None:
            return
        seen = self.rounds.house.seen(self.hand.record.name, self.hand.number)
        alert = next((a for a in self.page.alerts if (a.entries, a.rule.id) not in seen), None)
        if alert is None:
            self.say(self.words("desk.no_alert"), fine=True)
            return
        self._work.do(partial(self.acts.acknowledge, self.person, self.hand, alert, self._now()),
                      lambda _: self.look_again())

    def _export(self, asked: Asked) -> None:
        dispute = self._round_dispute()
        if not self._no_export.is_set():
            self.say(self.words("export.runs"))
        elif dispute is None:
            self.say(self.words("export.none"))
        elif asked.boxes is None:
            self.say(self.words("export.no_boxes", text=self.exporting.boxes.text()))
        elif asked.parts is None:
            self.say(self.words("export.no_parts", text=self.exporting.parts.text()))
        else:
            self._no_export.clear()
            self._show_stage(Stage.ENTRIES, 0)
            film = self.film.watching
            wanted = Wanted(Masks(asked.parts, asked.boxes), asked.others, film.begin, film.end)
            self._work.do(partial(exporting.export, self.records, dispute.number, asked.folder, wanted, self.acts.keys,
                                  asked.signature, DOOR, self._now, self._exports()), self._exported, lane=Lane.EXPORT,
                          failed=self._not_exported)

    def _exports(self) -> Callable[[Stage, float], bool]:
        """Called in the thread that exports; what is new is told here."""
        told_last: list[object] = []

        def progress(stage: Stage, share: float) -> bool:
            percent = int(100 * share)
            if told_last != [stage, percent]:
                told_last[:] = stage, percent
                self._work.tell(partial(self._show_stage, stage, percent))
            return not self._no_export.is_set()

        return progress

    def _show_stage(self, stage: Stage, percent: int) -> None:
        self.exporting.show_progress(self.words(f"export.stage.{stage}"), percent)

    def _exported(self, made: exporting.Made) -> None:
        self._export_ended()
        self.say(self.words("export.done", file=str(made.file), digest=made.digest), fine=True)

    def _not_exported(self, why: Exception) -> None:
        self._export_ended()
        self._refused(why)

    def _export_ended(self) -> None:
        self._no_export.set()
        self.exporting.ended()

    def _show_log(self) -> None:
        found = self.rounds.house.search(self.log.search.text(), only_open=self.log.only_open.isChecked())
        self.log.show_disputes(found, self._now(), self.rounds.spoken)

    def _goto_dispute(self, number: int) -> None:
        dispute = self.rounds.house.dispute(number)
        if dispute is None:
            return
        self.filter.clear()
        key = dispute.opened.session, dispute.opened.round
        at = next((n for n, one in enumerate(self.model.rows) if one.key == key), None)
        if at is None:
            self.say(self.words("desk.not_here", folder=dispute.opened.folder))
            return
        self._choose(at)
        self.show_panel(self.disputing)
        self._show_dispute()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        for replay in self._replays:
            replay.close()
        self._again.stop()
        self.film.watching.stop()
        self._no_export.set()
        self._work.close(partial(self._leave, self.person) if self.person is not None else lambda: None)
        super().closeEvent(event)

    def _leave(self, person: Person) -> None:
        with suppress(*TOLD):   # who leaves is not held up: the sign-in times out by itself
            self.acts.sign_out(person, self._now())
