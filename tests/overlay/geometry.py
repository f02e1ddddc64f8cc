"""What can be measured of a screen: nothing is cut, nothing lies over anything, all stands out, fingers find room."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget

from dealer_assist.overlay import looks
from dealer_assist.overlay.looks import contrast
from dealer_assist.overlay.parts import Button, Painted, Picture
from dealer_assist.overlay.sheets import Sheet

FINGER = 56


def shown(window: QWidget) -> list[QWidget]:
    """Every piece that can be seen: those beneath an open page cannot."""
    pages = [page for page in window.findChildren(Sheet) if page.isVisible()]
    return [part for part in window.findChildren(QWidget)
            if part.isVisible() and isinstance(part, Painted | Picture)
            and (isinstance(part, Sheet) or part.parent() is not window
                 or not any(page.geometry().contains(part.geometry()) for page in pages))]


def on(window: QWidget, part: QWidget) -> QRect:
    return QRect(part.mapTo(window, QPoint(0, 0)), part.size())


def all_is_legible(window: QWidget) -> None:
    all_has_room(window)
    whole = QImage(window.grab().toImage())
    for part in shown(window):
        area = on(window, part)
        for text in part.texts() if isinstance(part, Painted | Picture) and part.isEnabled() else ():
            needs = text.needs().toRect()
            ground = ground_of(whole, QRect(area.topLeft() + needs.topLeft(), needs.size()), text.ink)
            assert contrast(text.ink, ground) >= 7, f"{text.text!r}: {text.ink.name()} on {ground.name()}"


def all_has_room(window: QWidget) -> None:
    """By geometry alone: whole, within its piece and the window, over nothing else, and large enough for a finger."""
    parts = shown(window)
    for part in parts:
        assert isinstance(part, Painted | Picture)
        area = on(window, part)
        assert window.rect().contains(area), f"{part} is not within the window"
        texts = part.texts()
        needed = [text.needs() for text in texts]
        for text, needs in zip(texts, needed, strict=True):
            name = f"{type(part).__name__} {text.text!r}"
            assert text.size >= looks.LEAST
            assert not (text.text.endswith("…") and len(text.text) > 1), f"{name} is cut"
            assert part.rect().adjusted(-1, -1, 1, 1).contains(needs.toAlignedRect().adjusted(1, 1, -1, -1)), (
                f"{name} needs {needs} in {part.rect()}")
        for (one, first), (other, second) in combinations(zip(texts, needed, strict=True), 2):
            over = first.intersected(second)
            assert min(over.width(), over.height()) <= 1.5, f"{one.text!r} over {other.text!r}"
        if isinstance(part, Button) and part.isEnabled():
            assert min(area.width(), area.height()) >= (FINGER if part.events() or window.height() > 600 else 50), (
                f"{part.accessibleName()!r} is {area.width()} x {area.height()}")
    for first_part, second_part in combinations(
            [p for p in parts if p.parent() is window and not isinstance(p, Sheet)], 2):
        assert not first_part.geometry().intersects(second_part.geometry()), f"{first_part} over {second_part}"


def ground_of(image: QImage, rect: QRect, ink: QColor) -> QColor:
    """The colour that most of the pixels around the letters have."""
    counted = Counter(image.pixel(x, y) for x in range(rect.left(), rect.right() + 1, 2)
                      for y in range(rect.top(), rect.bottom() + 1, 2) if image.rect().contains(x, y))
    return next(QColor(rgb) for rgb, _ in counted.most_common() if QColor(rgb) != ink)
