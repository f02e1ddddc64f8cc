"""The page on which the screen's looks are chosen. Whatever is touched is worn at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.languages import TAGS, language
from dealer_assist.overlay.looks import INK, Text, fitted
from dealer_assist.overlay.parts import TouchButton
from dealer_assist.overlay.sheets import GAP, Sheet
from dealer_assist.overlay.view import Touch
from dealer_assist.settings import PICTURES, SCALES, SUITS, THEMES, ScreenSettings
from dealer_assist.words import Words


class SettingsSheet(Sheet):
    """``chosen``: what is to be worn and kept from now on."""

    def __init__(self, parent: QWidget, words: Words, closed: Callable[[], None], screen: ScreenSettings,
                 chosen: Callable[[ScreenSettings], None]) -> None:
        super().__init__(parent, words, closed)
        self.worn, self._chosen = screen, chosen
        self.title = words("settings.title")
        rows: dict[str, tuple[tuple[Any, str], ...]] = {
            "theme": tuple((one, words(f"settings.theme.{one}")) for one in THEMES),
            "suits": tuple((one, words(f"settings.suits.{one}")) for one in SUITS),
            "scale": tuple((one, words("settings.scale.percent", percent=one)) for one in SCALES),
            "picture": tuple((one, words(f"settings.picture.{one}")) for one in PICTURES),
            "language": tuple((tag, language(tag).name) for tag in TAGS),
            "sound": ((True, words("settings.sound.on")), (False, words("settings.sound.off"))),
        }
        self.names = {key: words(f"settings.{key}") for key in rows}
        self.labels = {(key, value): label for key, choices in rows.items() for value, label in choices}
        self.choices = {key: {value: TouchButton(self, partial(self.choose, key, value), label)
                              for value, label in choices} for key, choices in rows.items()}

    def open(self) -> None:
        self.show_chosen()
        self.show()
        self.raise_()

    def choose(self, key: str, value: Any) -> None:
        self.worn = replace(self.worn, **{key: value})
        self.show_chosen()
        self._chosen(self.worn)

    def show_chosen(self) -> None:
        for key, buttons in self.choices.items():
            for value, button in buttons.items():
                button.show_touch(Touch(self.labels[key, value], (), main=getattr(self.worn, key) == value))

    def place(self) -> None:
        super().place()
        top = self.title_height()
        high = (self.height() - top - 4) / len(self.choices)
        for number, buttons in enumerate(self.choices.values()):
            left = self._label_width()
            wide = (self.width() - left - 4) / len(buttons)
            for k, button in enumerate(buttons.values()):
                at = left + k * wide
                button.setGeometry(round(self.width() - at - wide if self.isRightToLeft() else at),
                                   round(top + number * high), round(wide) - GAP, round(high) - GAP)

    def texts(self) -> list[Text]:
        top = self.title_height()
        high = (self.height() - top - 4) / len(self.choices)
        return [*super().texts(), *(
            fitted(name, QRectF(12, top + n * high, self._label_width() - 18, high), self.unit * .9, INK, bold=True)
            for n, name in enumerate(self.names.values()))]

    def _label_width(self) -> float:
        return self.width() * .2
