"""Photographs of the inspector's screens and pages: desk, replay, evidence, reports.

``python -m tests.inspector.gallery`` deals two rounds under two rendered cameras, which the shipped models read, lets
an inspector work on them, and writes docs/gallery-desk.md and docs/gallery-desk/ anew. Pages of PDF need poppler's
pdftoppm.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from dealer_assist.evidence.dispute_file import Wanted
from dealer_assist.evidence.exporting import export
from dealer_assist.evidence.pictures import Masks
from dealer_assist.games import load_house
from dealer_assist.inspector.acts import Acts, Signature
from dealer_assist.inspector.records import Records
from dealer_assist.inspector.settings import DeskSettings
from dealer_assist.inspector.timeline import Mark
from dealer_assist.inspector.window import Desk
from dealer_assist.keys import FOLDER as KEYS
from dealer_assist.keys import KeyStore
from dealer_assist.languages import TAGS, language
from dealer_assist.ledger.zipped import unpack
from dealer_assist.replaying.command import reader_of_the_day
from dealer_assist.replaying.opened import open_to_look
from dealer_assist.replaying.window import ReplayWindow
from dealer_assist.reports.command import heading
from dealer_assist.reports.figures import Shifts, figures
from dealer_assist.reports.figures import Wanted as Sought
from dealer_assist.reports.paper import write_pdf
from dealer_assist.resources import HOUSES, LAYOUTS, MODELS, text_of
from dealer_assist.screen import Settings, run_table
from dealer_assist.sessions.header import Source
from dealer_assist.simulator.camera import Look, SimulatedCamera, deck_for
from dealer_assist.simulator.scene import LEANING
from dealer_assist.table.events import CardMoved, RoundClosed
from dealer_assist.table.layout import load_layout
from dealer_assist.words import Currency, Words
from tests.inspector.sessions import PINS, START, people, sat
from tests.inspector.test_disputes_at_desk import telling_card
from tests.overlay.gallery import DOCS, small

NAME, TABLE, SEED, ROUNDS = "casino_holdem_land", "table-4", 3008, 2
FOLDER = DOCS / "gallery-desk"
EVENING, BEGUN = START + 10_000_000_000, time.monotonic_ns() // 1000
PATIENCE = 600              # seconds
DESK, REPLAY = (1440, 810), (1280, 860)

OPENING = """# The inspector's screens and pages

Made offscreen by `python -m tests.inspector.gallery`, which writes this page too: two rounds under two rendered
cameras, read by the shipped models, and what an inspector does with them.
"""
SAID = {
    "round": "A round on one page", "large": "The picture large",
    "what-if": "What if: a card read otherwise, beside what was paid",
    "claim": "A dispute is opened", "decision": "The decision, its amounts as the other reading gives them",
    "check-list": "A large payout is checked",
    "export": "The evidence leaves the house: what its viewing copy will not show",
    "disputes": "All disputes of the house", "seats": "A game in which players play each other",
    "two-cameras": "Replay: two cameras in step", "then-and-now": "Replay: what was read then, and is read now",
    "report": "A dispute's report", "figures": "Figures of a folder of sessions", "plots": "Plots of them",
}


class Screens:
    def __init__(self, records: Path) -> None:
        self.records, self.found = records, dict[str, QImage]()
        self.keys = people(records, START)

    # ── somebody at the desk ──
    def desk(self, tag: str) -> Desk:
        desk = Desk(Records(self.records, tag), Acts(self.records, self.keys), Words(Currency("EUR", 2), language(tag)),
                    DeskSettings(50, 80), now, lambda *_: QWidget())
        desk.resize(*DESK)
        desk.show()
        desk.activateWindow()
        wait(lambda: desk.idle and bool(desk.model.rows))
        typed("inspector", Qt.Key.Key_Return)
        typed(PINS["inspector"], Qt.Key.Key_Return)
        wait(lambda: desk.idle and desk.page is not None)
        return desk

    def keep(self, name: str, tag: str, window: QWidget) -> None:
        QApplication.processEvents()
        self.found[f"{name}-{tag}"] = window.grab().toImage()

    def at_the_desk(self, tag: str, decides: bool) -> None:
        desk = self.desk(tag)
        there = next(n for n, row in enumerate(desk.model.rows) if row.folder == TABLE and row.number == 1)
        desk._choose(there)
        self.settle(desk)
        self.keep("round", tag, desk)
        if decides:
            typed("g")
            self.settle(desk)
            self.keep("large", tag, desk)
            typed("g")
            self.settle(desk)
        assert desk.hand is not None
        change = telling_card(desk.hand)
        assert change is not None
        assert desk.page is not None
        desk._choose_event(next(n for n, h in enumerate(desk.page.happened) if h.seq == change.seq))
        typed("w")
        self.settle(desk)
        typed(str(change.face), Qt.Key.Key_Return)
        self.keep("what-if", tag, desk)
        escaped()
        self.check_list(tag, desk)
        if not decides:
            desk.close()
            return
        desk._choose(there)
        self.settle(desk)
        typed("d")
        desk.disputing.claim.setFocus()
        typed("my card was another one")
        self.keep("claim", tag, desk)
        done()
        wait(lambda: desk.idle and bool(desk.rounds.house.open))
        desk.disputing.note.setFocus()
        typed("it lay there for half a minute", Qt.Key.Key_Return)
        self.settle(desk)
        for combo, chosen in ((desk.disputing.verdict, "upheld"), (desk.disputing.reason, "misread card")):
            combo.setCurrentIndex(combo.findData(chosen))
        desk.disputing.why.setFocus()
        typed("the film shows it")
        self.keep("decision", tag, desk)
        escaped()
        typed("e")
        desk.exporting.others.setChecked(True)
        self.keep("export", tag, desk)
        escaped()
        typed("o")
        self.keep("disputes", tag, desk)
        escaped()
        desk.close()

    def check_list(self, tag: str, desk: Desk) -> None:
        desk._choose(next(n for n, row in enumerate(desk.model.rows)
                          if Mark.LARGE in row.marks and row.folder == TABLE))
        self.settle(desk)
        typed("p")
        for _ in range(2):
            typed("", Qt.Key.Key_Space, Qt.Key.Key_Tab)
        self.keep("check-list", tag, desk)
        escaped()

    def seats(self, tag: str) -> None:
        """Where nobody's hand stands opposite."""
        desk = self.desk(tag)
        desk._choose(next(n for n, row in enumerate(desk.model.rows) if row.game == "push_nine"))
        self.settle(desk)
        typed("d")
        self.keep("seats", tag, desk)
        desk.close()

    def settle(self, desk: Desk) -> None:
        until = time.monotonic() + 1
        wait(lambda: desk.idle and time.monotonic() > until)

    # ── the session again ──
    def replayed(self, tag: str) -> None:
        opened = open_to_look(self.records / TABLE, tag)
        window = ReplayWindow(opened, lambda: reader_of_the_day(MODELS, None, opened.header.model))
        window.resize(*REPLAY)
        window.show()
        window.activateWindow()
        wait(window.isActiveWindow)         # before that no key is one of its
        played = [entry.seq for entry in opened.log.entries if isinstance(entry.event, CardMoved | RoundClosed)]
        opened.player.go_to_entry(min(played) - 1)
        for _ in range(len(opened.films.cameras) + 1):
            QTest.keyClick(window, Qt.Key.Key_C)        # to where all of them are side by side
        QTest.keyClick(window, Qt.Key.Key_G)
        wait(lambda: window._looked_through == len(opened.log.entries))
        self.keep("two-cameras", tag, window)
        QTest.keyClick(window, Qt.Key.Key_G)
        QTest.keyClick(window, Qt.Key.Key_C)
        window.read_again()
        wait(lambda: not window._reading.running and (window.reread is not None or bool(window._why_not)))
        QTest.keyClick(window, Qt.Key.Key_D)
        self.keep("then-and-now", tag, window)
        window.close()

    # ── what leaves the house ──
    def papers(self, to: Path) -> None:
        if shutil.which("pdftoppm") is None:
            print("no pdftoppm: the pages of PDF are left as they are", file=sys.stderr)
            return
        made = export(Records(self.records), 1, to, Wanted(Masks(boxes=frozenset({1}))), self.keys,
                      Signature("inspector", PINS["inspector"]), "desk", now)
        unpack(made.file, to / "out")
        for tag in TAGS:
            records, words = Records(self.records), Words(Currency("", 2), language(tag))
            found = figures(((one.record, one.header) for one in records.all()), records.house(), Sought(), Shifts())
            write_pdf(found, words, heading(found, records, words, None, None), UTC, to / f"figures.{tag}.pdf")
            for name, page, file in (("report", 1, next((to / "out").rglob(f"report.{tag}.pdf"))),
                                     ("figures", 1, to / f"figures.{tag}.pdf"),
                                     ("plots", 4, to / f"figures.{tag}.pdf")):
                self.found[f"{name}-{tag}"] = page_of(file, page, to / name)


def page_of(file: Path, number: int, to: Path) -> QImage:
    subprocess.run(["pdftoppm", "-r", "72", "-f", str(number), "-l", str(number), "-singlefile", "-png", str(file),
                    str(to)], check=True)
    return QImage(f"{to}.png")


def now() -> int:
    """As if the photographs were taken on the evening that they show."""
    return EVENING + 1_800_000_000 + time.monotonic_ns() // 1000 - BEGUN


def wait(true: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > until:
            raise TimeoutError("the screen did not come to what was waited for")
        QApplication.processEvents()
        time.sleep(.01)
    QApplication.processEvents()


def typed(text: str, *keys: Qt.Key) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClicks(focus, text)
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or focus, key)


def escaped() -> None:
    for _ in range(2):
        typed("", Qt.Key.Key_Escape)


def done() -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def dealt(folder: Path) -> None:
    """Two rounds under two cameras, one above and one oblique."""
    text, file = text_of(NAME, LAYOUTS)
    layout = load_layout(text, file)
    above = SimulatedCamera(layout, SEED, ROUNDS, "above", EVENING, rate=10)
    oblique = SimulatedCamera(layout, SEED, ROUNDS, "oblique", EVENING,
                              look=replace(Look(deck_for(layout)), pose=LEANING), rate=10)
    closed = run_table(Settings(load_house(*text_of(NAME, HOUSES)), NAME, layout, Source(file, text), (above, oblique),
                                folder, MODELS, True, False, above.touches), lambda line: None)
    assert closed == ROUNDS


def photographs(records: Path, to: Path) -> Iterator[tuple[str, QImage]]:
    screens = Screens(records)
    for tag in TAGS:
        screens.at_the_desk(tag, decides=tag == TAGS[0])
    screens.seats(TAGS[0])
    screens.replayed(TAGS[0])
    screens.papers(to)
    yield from screens.found.items()


def main() -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QApplication([])
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder:
        os.environ[KEYS] = str(Path(folder) / "keys")
        KeyStore.open()
        records, to = Path(folder) / "records", Path(folder) / "out"
        to.mkdir()
        records.mkdir()
        dealt(records / TABLE)
        sat(records / "table-9", "push_nine_club", rounds=2)
        kept = dict(photographs(records, to))
    page = [OPENING]
    for name, said in SAID.items():
        for tag in TAGS:
            image, file = kept.get(f"{name}-{tag}"), FOLDER / f"{name}-{tag}.png"
            if image is not None:
                small(image).save(str(file), "PNG", 0)      # type: ignore[call-overload]
            if file.exists():
                page.append(f"![{said}, {language(tag).name}]({FOLDER.name}/{file.name})\n")
    (DOCS / "gallery-desk.md").write_text("\n".join(page), encoding="utf-8")
    application.quit()
    print(f"{FOLDER}: {sum(file.stat().st_size for file in FOLDER.glob('*.png')):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
