"""Photographs of the dealer's window in telling moments of every game and in every language.

``python -m tests.overlay.gallery`` writes docs/gallery.md, docs/gallery/ and the README's picture anew. The simulator's
dealer deals, its camera's picture is the one at that moment, and what is shown as read is the simulator's truth: no
model reads here, so the pictures are the same on any machine, and how well cards are read is measured elsewhere.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, qRgb
from PySide6.QtWidgets import QApplication

from dealer_assist.cards import Unread, parse_face
from dealer_assist.games import CATALOGUE
from dealer_assist.games.game import AskAny, Settle
from dealer_assist.languages import TAGS, language
from dealer_assist.overlay.ahead import asked
from dealer_assist.overlay.table_window import TableWindow
from dealer_assist.overlay.view import Outline, Seen, middles, view
from dealer_assist.overlay.window import Showing
from dealer_assist.rulebook import load_book
from dealer_assist.screen import _told_by
from dealer_assist.settings import ScreenSettings, Settings
from dealer_assist.simulator.camera import SimulatedCamera, _Studio
from dealer_assist.simulator.scene import card_corners
from dealer_assist.simulator.script import SECOND
from dealer_assist.simulator.truth import truth_of
from dealer_assist.table.events import RoundClosed, RoundOpened, TableEvent
from dealer_assist.table.layout import Layout, load_layout
from dealer_assist.vision.frame import Pixels
from dealer_assist.words import Currency, Words
from tests.overlay.conftest import TEMPLATES, Felt
from tests.table_talk import house

DOCS = Path(__file__).parents[2] / "docs"
FOLDER = DOCS / "gallery"
COLOURS = 36            # of a picture: enough for the screen's own, and little for the felt's grain

OPENING = """# The dealer's screen in all ten games

Photographed offscreen at 1280x800 by `python -m tests.overlay.gallery`, which writes this page too. The simulator
deals, the picture is its camera's at that moment, and **what is shown as read is the simulator's truth**: the reader
did not run here, so the pages look alike on any machine. How well cards are read is told where it is measured.
"""

MOMENTS = {"asked": "A decision", "paid": "The round is paid", "whole": "The picture has the whole screen"}


@dataclass(frozen=True)
class Plate:
    """A moment of the round that the simulator deals from this seed."""

    game: str
    form: str
    seed: int
    moment: str
    tags: tuple[str, ...] = TAGS
    round: int = 1          # the first of a game with a button draws for it

    @property
    def name(self) -> str:
        return f"{self.game}-{self.moment}"


def _plates() -> Iterator[Plate]:
    for game, form, seed, number in (
            ("blackjack", "blackjack_casino_du_liban", 1, 1), ("casino_holdem", "casino_holdem_land", 2, 1),
            ("club_holdem", "club_holdem_4_8", 1, 2), ("double_hand", "double_hand_low_limit", 1, 1),
            ("heads_up_holdem", "heads_up_holdem_casino_du_liban", 1, 1), ("low_ball", "low_ball_live", 1, 2),
            ("omaha", "omaha_3_6", 1, 2), ("omaha_hi_lo", "omaha_hi_lo_3_6", 2, 2),
            ("push_nine", "push_nine_club", 1, 2), ("texas_holdem", "texas_holdem_no_limit", 1, 2)):
        yield Plate(game, form, seed, "asked", TAGS[:1], number)
        yield Plate(game, form, seed, "paid", TAGS, number)
        if game == "casino_holdem":
            yield Plate(game, form, seed, "whole", TAGS[:1], number)


PLATES = tuple(_plates())
README = Plate("casino_holdem", "casino_holdem_land", 122, "paid", TAGS[:1])      # four boxes: who wins, loses, folds


class Sitting:
    """A round as the simulator deals it, until a moment of it; and what its camera sees then."""

    def __init__(self, plate: Plate) -> None:
        self.layout: Layout = load_layout((TEMPLATES / f"{plate.form}.toml").read_text(encoding="utf-8"), plate.form)
        self.camera = SimulatedCamera(self.layout, plate.seed, plate.round, counted=True)
        played = self.camera.script
        seats = tuple(str(seat) if chips is None else f"{seat}={chips}" for seat, chips in played.seated.items())
        self.felt = Felt(house(plate.form), seats, plate.form)
        rows = sorted([*((at, event) for part in played.rounds for at, event in part.happened),
                       *((touch.at, touch.event) for touch in played.touches)], key=lambda row: row[0])
        told: list[TableEvent] = []
        best, stop, self.at, until = -1, 0, 0, 0
        for at, event in rows:      # the decision that has the most to show, or the first moment at which all is paid
            update = self.felt.table.update
            if update.round.all_picked_up() and update.round.closed is None:
                self.tell(RoundClosed(update.round.opened.number, self.felt.table.settlement), told)
            if self.felt.table.update.round.closed is not None:
                self.tell(self.felt.table.game.opening(self.felt.table.story.sitting), told)
            update = self.felt.table.update
            if update.round.opened.number == plate.round:
                if plate.moment == "asked":
                    decides = isinstance(update.step, AskAny) or asked(update.step) is not None
                    shown = sum(not isinstance(c.face, Unread) for c in update.round.cards) if decides else -1
                    found = decides and shown >= best
                    best = shown if found else best
                else:
                    found = isinstance(update.step, Settle) and update.final is not None and update.final.complete
                if found:
                    stop, self.at = len(told), max(until, min(at, until + SECOND) - 40_000)
                if found and plate.moment != "asked":
                    break
            self.tell(event, told)
            until = at
        self.felt = Felt(house(plate.form), seats, plate.form)
        for fact in told[:stop]:
            if not (isinstance(fact, RoundOpened) and fact == self.felt.table.update.round.opened):
                self.felt.table.record(fact)

    def tell(self, event: TableEvent, told: list[TableEvent]) -> None:
        told.append(event)
        self.felt.table.record(event)

    def picture(self) -> Pixels:
        studio = _Studio(self.layout, self.camera.view, self.camera.script, self.camera.seed, self.camera.look)
        return np.ascontiguousarray(studio.picture(0, self.at))

    def outlines(self, words: Words) -> Iterator[Outline]:
        for card in truth_of(self.camera.script, self.camera.view, self.layout, 0, self.at).cards:
            if card.place is not None and card.hidden < .9:
                corners = self.camera.view.seen(card_corners(card.x, card.y, card.turn))
                yield Outline(tuple((float(x), float(y)) for x, y in corners),
                              words.face(parse_face(card.name)) if card.face_up else "",
                              Seen.READ if card.face_up else Seen.FACE_DOWN)


    def boxes(self) -> dict[int, tuple[float, float]]:
        seen = {number: self.camera.view.seen(np.array([middle]))[0]
                for number, middle in middles(self.layout).items()}
        return {number: (float(x), float(y)) for number, (x, y) in seen.items()}


def photograph(plate: Plate) -> Iterator[tuple[str, QImage]]:
    """By language."""
    sitting = Sitting(plate)
    felt, pixels = sitting.felt, sitting.picture()
    for tag in plate.tags:
        words = Words(Currency("EUR", 2), language(tag))
        window = TableWindow(felt, felt.layout, words, felt.table.house.pay_tables, _told_by(load_book(tag)),
                             Settings(screen=ScreenSettings(language=tag)), lambda new: None, lambda: None,
                             lambda to: None)
        window.resize(1280, 800)
        window.showing = Showing.WHOLE if plate.moment == "whole" else Showing.PANE
        window.show_view(view(felt.table.story, felt.layout, words))
        window.show_picture(pixels, tuple(sitting.outlines(words)), boxes=sitting.boxes())
        window.show()
        yield tag, window.grab().toImage()
        window.hide()
        window.deleteLater()


def small(image: QImage) -> QImage:
    """With few colours: those that most pixels have, and of the rest those that lie apart from them."""
    pixels = np.frombuffer(image.convertToFormat(QImage.Format.Format_RGB888).constBits(), np.uint8)
    pixels = pixels.reshape(image.height(), -1)[:, :image.width() * 3].reshape(-1, 3)
    coarse, counts = np.unique(pixels >> 3 << 3 | 4, axis=0, return_counts=True)
    kept: list[np.ndarray] = []
    for colour in coarse[np.argsort(-counts, kind="stable")].astype(int):
        if all(np.abs(colour - other).sum() > 36 for other in kept):
            kept.append(colour)
        if len(kept) == COLOURS:
            break
    return image.convertToFormat(QImage.Format.Format_Indexed8, [qRgb(*map(int, colour)) for colour in kept],
                                 Qt.ImageConversionFlag.ThresholdDither)


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    page = [OPENING]
    for plate in PLATES:
        if plate.moment == PLATES[0].moment:
            page.append(f"## {CATALOGUE[plate.game].title}\n")
        for tag, image in photograph(plate):
            file = FOLDER / f"{plate.name}-{tag}.png"
            small(image).save(str(file), "PNG", 0)      # type: ignore[call-overload]
            said = f"{MOMENTS[plate.moment]}, {language(tag).name}"
            page.append(f"![{CATALOGUE[plate.game].title}: {said}]({FOLDER.name}/{file.name})\n")
    for _, image in photograph(README):
        image.save(str(DOCS / "dealers-screen.png"), "PNG", 0)      # type: ignore[call-overload]
    (DOCS / "gallery.md").write_text("\n".join(page), encoding="utf-8")


def main() -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QApplication([])
    write()
    application.quit()
    print(f"{FOLDER}: {sum(file.stat().st_size for file in FOLDER.glob('*.png')):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
