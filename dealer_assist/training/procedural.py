"""Decks drawn from fonts: packaged decks share few typefaces, so diversity of indices comes from here."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPainterPath, QRawFont, QTransform

from dealer_assist.training.decks import CARD_NAMES, HEIGHT, WIDTH, Box, Deck, Index, mirrored, rounded_mask
from dealer_assist.vision.index_crop import Picture

# Whole typefaces are held out: no training deck is drawn with them.
HELD_OUT_FONT_PACKAGES = frozenset({"fonts-lato", "fonts-gfs-didot", "fonts-roadgeek", "fonts-courier-prime"})
INDEX_FONT_PACKAGE = "texlive-games"
_UNFIT = ("Italic", "Oblique", "Light", "Thin", "Hairline", "Symbola", "Outline", "Shadow", "Inline", "Mono", "-It")
_SUITS_IN_TEXT = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
_COLUMNS, _MIDDLE = (0.3, 0.7), 0.5
_ROWS = {2: (0.2, 0.8), 3: (0.2, 0.5, 0.8), 4: (0.2, 0.4, 0.6, 0.8)}
# Per rank: rows in both side columns, and heights in the middle column.
_PIPS: dict[str, tuple[int, tuple[float, ...]]] = {
    "2": (0, (0.2, 0.8)), "3": (0, (0.2, 0.5, 0.8)), "4": (2, ()), "5": (2, (0.5,)), "6": (3, ()),
    "7": (3, (0.35,)), "8": (3, (0.35, 0.65)), "9": (4, (0.5,)), "T": (4, (0.3, 0.7)),
}  # fmt: skip

Colour = tuple[int, int, int]


@dataclass(frozen=True)
class Typefaces:
    ranks: tuple[Path, ...]
    suits: tuple[Path, ...]


def typefaces(packages: Path, *, held_out: bool) -> Typefaces:
    application = QGuiApplication.instance() or QGuiApplication(["training", "-platform", "offscreen"])
    assert application is not None
    ranks: list[Path] = []
    suits: list[Path] = []
    for package in (*sorted(packages.glob("fonts-*")), packages / INDEX_FONT_PACKAGE):
        upright = [
            file
            for file in sorted(package.rglob("*.[to]tf"))
            if not any(word in file.name for word in _UNFIT) and _draws(file, "A234567890JQK")
        ]
        if (package.name in HELD_OUT_FONT_PACKAGES) == held_out:
            # A font made of the indices of real cards stands for many decks.
            ranks += upright[:1] * 12 if package.name == INDEX_FONT_PACKAGE else upright[:6]
        suits += [file for file in upright if _draws(file, "♣♦♥♠")][:2]
    return Typefaces(tuple(ranks), tuple(suits))


def _draws(file: Path, text: str) -> bool:
    font = QRawFont(str(file), 100)
    if not font.isValid():
        return False
    glyphs = font.glyphIndexesForString(text)
    return len(glyphs) == len(text) and all(glyphs) and all(not font.pathForGlyph(glyph).isEmpty() for glyph in glyphs)


def draw_deck(name: str, fonts: Typefaces, art: tuple[Deck, ...], seed: int) -> Deck:
    return _Artist(fonts, art, np.random.default_rng(seed)).deck(name)


class _Artist:
    def __init__(self, fonts: Typefaces, art: tuple[Deck, ...], rng: np.random.Generator) -> None:
        self.rng, self.art = rng, art
        self.rank_font = QRawFont(str(fonts.ranks[rng.integers(len(fonts.ranks))]), 100)
        self.suit_font = QRawFont(str(fonts.suits[rng.integers(len(fonts.suits))]), 100)
        self.drawn_suits = rng.random() < 0.4
        # Normal, jumbo and magnum indices; heights in fractions of the card.
        self.rank_height = float(
            rng.choice([rng.uniform(0.075, 0.105), rng.uniform(0.105, 0.15), rng.uniform(0.15, 0.21)])
        )
        self.suit_height = self.rank_height * float(rng.uniform(0.55, 1.0))
        self.stretch = float(rng.uniform(0.72, 1.1))
        self.boldness = float(rng.choice([0, 0, rng.uniform(1, 5)]))
        self.gap = float(rng.uniform(0.006, 0.03))
        self.middle_x = max(float(rng.uniform(0.085, 0.12)), self.rank_height * 0.62 * self.stretch + 0.01)
        self.top = float(rng.uniform(0.025, 0.06))
        self.corners = 4 if rng.random() < 0.2 else 2
        # Of a dual index the other two corners hold the large or the small one.
        self.other_size = float(rng.choice([0.55, 0.7, 1.4])) if self.corners == 4 and rng.random() < 0.5 else 1.0
        red: Colour = (int(rng.integers(170, 230)), int(rng.integers(0, 50)), int(rng.integers(0, 60)))
        grey = int(rng.integers(0, 45))
        black: Colour = (grey, grey, grey)
        self.inks = {"c": black, "s": black, "d": red, "h": red}
        if rng.random() < 0.3:
            self.inks |= {"c": (10, int(rng.integers(90, 150)), 30), "d": (20, 60, int(rng.integers(150, 230)))}
        self.paper: Colour = (int(rng.integers(240, 256)), int(rng.integers(240, 256)), int(rng.integers(228, 252)))
        self.body = rng.choice(["pips", "big", "bare", "pips"])
        self.joker_style = int(rng.integers(3))

    def deck(self, name: str) -> Deck:
        faces: dict[str, Picture] = {}
        indices: dict[str, tuple[Index, ...]] = {}
        for card in CARD_NAMES:
            both = self._index_of(card), self._index_of(card, self.other_size)
            faces[card] = self._card(
                both, lambda painter, card=card: self._paint_body(painter, card), self.inks[card[1]]
            )
            indices[card] = self._boxes(*both)
        marks, ink = self._joker_index(), self.inks["d" if self.rng.random() < 0.5 else "s"]
        faces["joker0"] = self._card((marks, marks), self._paint_joker_body, ink)
        indices["joker0"] = self._boxes(marks, marks)
        for number in range(2):
            faces[f"back{number}"] = self._back()
        return Deck(name, faces, indices)

    def _index_of(self, card: str, size: float = 1.0) -> QPainterPath:
        high = self.rank_height * size
        middle_x = max(self.middle_x, high * 0.62 * self.stretch + 0.01)
        rank = self._text("10" if card[0] == "T" else card[0], high)
        if card[0] == "T" and rank.boundingRect().width() > WIDTH * 0.17:
            rank = QTransform.fromScale(WIDTH * 0.17 / rank.boundingRect().width(), 1).map(rank)
        marks = self._at(rank, middle_x, self.top)
        suit_top = self.top + high + self.gap * size
        marks.addPath(self._at(self._suit(card[1], self.suit_height * size), middle_x, suit_top))
        return marks

    def _joker_index(self) -> QPainterPath:
        marks = QPainterPath()
        if self.joker_style == 0:  # letters stacked
            high = float(self.rng.uniform(0.035, 0.055))
            for number, letter in enumerate("JOKER"):
                marks.addPath(self._at(self._text(letter, high), self.middle_x, self.top + number * high * 1.25))
        elif self.joker_style == 1:  # the word on its side
            word = self._text("JOKER", float(self.rng.uniform(0.035, 0.06)))
            marks = self._at(QTransform().rotate(90).map(word), self.middle_x, self.top)
        else:  # a star over the word
            star = QPainterPath()
            points = [
                QPointF(np.sin(i * np.pi / 5) * r, -np.cos(i * np.pi / 5) * r)
                for i in range(10)
                for r in ((1.0, 0.42)[i % 2],)
            ]
            star.addPolygon(points)
            star.closeSubpath()
            size = self.rank_height * HEIGHT
            marks = self._at(QTransform.fromScale(size / 2, size / 2).map(star), self.middle_x, self.top)
            word = self._text("JOKER", self.rank_height * 0.32)
            marks.addPath(self._at(word, self.middle_x, self.top + self.rank_height + self.gap))
        return marks

    def _text(self, text: str, height: float) -> QPainterPath:
        path, pen = QPainterPath(), 0.0
        font = self.rank_font
        for glyph in font.glyphIndexesForString(text):
            shape = font.pathForGlyph(glyph)
            path.addPath(shape.translated(pen - shape.boundingRect().left(), 0))
            pen += shape.boundingRect().width() + 8
        scale = height * HEIGHT / font.pathForGlyph(font.glyphIndexesForString("K")[0]).boundingRect().height()
        return QTransform.fromScale(scale * self.stretch, scale).map(path)

    def _suit(self, suit: str, height: float) -> QPainterPath:
        if self.drawn_suits:
            path = _suit_outline(suit)
        else:
            path = self.suit_font.pathForGlyph(self.suit_font.glyphIndexesForString(_SUITS_IN_TEXT[suit])[0])
        size = path.boundingRect()
        scale = height * HEIGHT / size.height()
        return QTransform.fromScale(scale, scale).map(path)

    def _at(self, path: QPainterPath, middle_x: float, top: float) -> QPainterPath:
        size = path.boundingRect()
        return path.translated(middle_x * WIDTH - size.center().x(), top * HEIGHT - size.top())

    def _boxes(self, marks: QPainterPath, others: QPainterPath) -> tuple[Index, ...]:
        return mirrored(self._box(marks)) + (mirrored(self._box(others), 4)[2:] if self.corners == 4 else ())

    def _box(self, marks: QPainterPath) -> Box:
        ink = marks.boundingRect().adjusted(*(self.boldness / 2 * sign for sign in (-1, -1, 1, 1)))
        return ink.left() / WIDTH, ink.top() / HEIGHT, ink.right() / WIDTH, ink.bottom() / HEIGHT

    def _card(self, both: tuple[QPainterPath, QPainterPath], paint_body: object, ink: Colour) -> Picture:
        image = QImage(WIDTH * 2, HEIGHT * 2, QImage.Format.Format_ARGB32)
        image.fill(QColor(*self.paper))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(2, 2)
        painter.setBrush(QColor(*ink))
        painter.setPen(Qt.PenStyle.NoPen)
        assert callable(paint_body)
        paint_body(painter)
        pen = painter.pen()
        if self.boldness:
            pen.setStyle(Qt.PenStyle.SolidLine)
            pen.setColor(QColor(*ink))
            pen.setWidthF(self.boldness * 0.5)
        painter.setPen(pen)
        for corner in range(self.corners):
            marks = both[corner // 2]
            painter.save()
            if corner in (1, 3):
                painter.translate(WIDTH, HEIGHT)
                painter.rotate(180)
            if corner >= 2:  # the other two corners repeat the index, not its mirror image
                painter.translate(WIDTH - 2 * marks.boundingRect().center().x(), 0)
            # Art under the index would be unreadable on a real card too: the paper is kept clear around it.
            margin = marks.boundingRect().adjusted(-3, -3, 3, 3)
            painter.fillRect(margin, QColor(*self.paper))
            painter.drawPath(marks)
            painter.restore()
        painter.end()
        face = np.frombuffer(image.constBits(), np.uint8).reshape(HEIGHT * 2, WIDTH * 2, 4)
        small = np.array(cv2.resize(face, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA), np.uint8)
        small[..., 3] = rounded_mask(WIDTH, HEIGHT, 12)
        return small

    def _paint_body(self, painter: QPainter, card: str) -> None:
        rank, suit = card[0], card[1]
        if self.body == "bare":
            return
        if rank in "JQK" and self.art:
            self._paint_art(painter, card)
        elif rank in "AJQK" or self.body == "big":
            pip = self._suit(suit, float(self.rng.uniform(0.2, 0.45)))
            painter.drawPath(self._at(pip, _MIDDLE, 0.3))
        else:
            self._paint_pips(painter, rank, suit)

    def _paint_pips(self, painter: QPainter, rank: str, suit: str) -> None:
        rows, middles = _PIPS[rank]
        places = [(x, y) for x in _COLUMNS for y in _ROWS.get(rows, ())] + [(_MIDDLE, y) for y in middles]
        for x, y in places:
            pip = self._suit(suit, 0.13)
            painter.save()
            painter.translate(x * WIDTH, y * HEIGHT)
            if y > 0.5:
                painter.rotate(180)
            painter.drawPath(pip.translated(-pip.boundingRect().center()))
            painter.restore()

    def _paint_art(self, painter: QPainter, card: str) -> None:
        deck = self.art[self.rng.integers(len(self.art))]
        face = deck.faces.get(card)
        if face is None:
            return
        inner = np.ascontiguousarray(face[int(0.1 * HEIGHT) : int(0.9 * HEIGHT), int(0.22 * WIDTH) : int(0.78 * WIDTH)])
        image = QImage(inner.data, inner.shape[1], inner.shape[0], inner.strides[0], QImage.Format.Format_ARGB32)
        painter.drawImage(QRectF(0.22 * WIDTH, 0.1 * HEIGHT, 0.56 * WIDTH, 0.8 * HEIGHT), image)

    def _paint_joker_body(self, painter: QPainter) -> None:
        self._paint_art(painter, f"{'JQK'[self.rng.integers(3)]}{'cdhs'[self.rng.integers(4)]}")

    def _back(self) -> Picture:
        rng = self.rng
        back = np.full((HEIGHT, WIDTH, 3), rng.integers(230, 256), np.uint8)
        dark = tuple(int(v) for v in rng.integers(10, 200, 3))
        light = tuple(int(v) for v in rng.integers(120, 256, 3))
        edge = int(rng.integers(0, 22))
        cv2.rectangle(back, (edge, edge), (WIDTH - edge - 1, HEIGHT - edge - 1), dark, -1)
        pitch, style = int(rng.integers(7, 30)), rng.integers(5)
        if style == 0:
            for offset in range(-HEIGHT, WIDTH, pitch):
                cv2.line(back, (offset, 0), (offset + HEIGHT, HEIGHT), light, 2, cv2.LINE_AA)
                cv2.line(back, (offset + HEIGHT, 0), (offset, HEIGHT), light, 2, cv2.LINE_AA)
        elif style == 1:
            for y in range(pitch, HEIGHT, pitch):
                for x in range(pitch, WIDTH, pitch):
                    cv2.circle(back, (x, y), max(1, pitch // 4), light, -1, cv2.LINE_AA)
        elif style == 2:
            for ring in range(edge + 4, WIDTH // 2, pitch):
                cv2.rectangle(back, (ring, ring), (WIDTH - ring, HEIGHT - ring), light, 2)
        elif style == 3:
            for turn in range(0, 180, 9):
                cv2.ellipse(
                    back, (WIDTH // 2, HEIGHT // 2), (WIDTH // 3, HEIGHT // 3), turn, 0, 360, light, 1, cv2.LINE_AA
                )
            cv2.rectangle(back, (edge + 8, edge + 8), (WIDTH - edge - 9, HEIGHT - edge - 9), light, 2)
        if edge:
            rim = np.full_like(back, 250)
            rim[edge : HEIGHT - edge, edge : WIDTH - edge] = back[edge : HEIGHT - edge, edge : WIDTH - edge]
            back = rim
        return np.dstack([back, rounded_mask(WIDTH, HEIGHT, 12)])


def _suit_outline(suit: str) -> QPainterPath:
    path = QPainterPath()
    if suit == "d":
        path.moveTo(0, -60)
        for x, y in ((44, 0), (0, 60), (-44, 0)):
            path.lineTo(x, y)
        path.closeSubpath()
        return path
    if suit == "c":
        for x, y in ((0, -28), (-27, 14), (27, 14)):
            path.addEllipse(QPointF(x, y), 26, 26)
        path.addRect(QRectF(-6, -10, 12, 40))
    else:
        path.moveTo(0, 55)
        path.cubicTo(-20, 25, -55, 10, -50, -22)
        path.cubicTo(-46, -50, -10, -52, 0, -22)
        path.cubicTo(10, -52, 46, -50, 50, -22)
        path.cubicTo(55, 10, 20, 25, 0, 55)
    if suit == "s":
        path = QTransform.fromScale(1, -1).map(path)
    if suit != "h":
        stalk = QPainterPath(QPointF(0, 10))
        stalk.lineTo(20, 60)
        stalk.lineTo(-20, 60)
        stalk.closeSubpath()
        path = path.united(stalk)
    return path.simplified()


def draw_decks(packages: Path, art: tuple[Deck, ...], into: Path, count: int, seed: int, *, held_out: bool) -> None:
    fonts = typefaces(packages, held_out=held_out)
    for number in range(count):
        name = f"{'heldfont' if held_out else 'font'}-{number:03d}"
        if not (into / f"{name}.npz").exists():
            draw_deck(name, fonts, art, seed + number).save(into)
            print(f"drew {name}", flush=True)
