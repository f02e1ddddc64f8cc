"""Below the picture: where in the round it is, and buttons for all that can be done with it. Each has a key, too."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from dealer_assist.inspector.parts import Moments
from dealer_assist.words import Words

# Each button's key, and its face: a sign, or the name of a word.
SIGNS = {",": "⏮", "Space": "⏵", ".": "⏭", "[": "−", "]": "+"}
WORDS = {"Z": "near", "R": "reading", "V": "camera", "G": "large", "F": "replay"}
PLAYS, PAUSES = "⏵", "⏸"
TOGGLES = "Z", "R", "G"


class FilmBar(QWidget):
    """``does``: what each key does."""

    def __init__(self, parent: QWidget, words: Words, does: Mapping[str, Callable[[], object]],
                 moved: Callable[[int], None]) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        self.moments = Moments(self, moved)
        column.addWidget(self.moments)
        row = QHBoxLayout()
        row.setSpacing(3)
        column.addLayout(row)
        self.buttons: dict[str, QPushButton] = {}
        for key, sign in SIGNS.items():
            if key == "]":
                self.speed = QPushButton("1×", self)
                self.speed.setObjectName("film.speed")
                self.speed.setEnabled(False)
                row.addWidget(self.speed)
            row.addWidget(self._button(key, sign, does[key]))
        row.addStretch(1)
        for key, word in WORDS.items():
            row.addWidget(self._button(key, words.line(f"{words('desk.film.' + word)}  {key}"), does[key]))

    def _button(self, key: str, face: str, does: Callable[[], object]) -> QPushButton:
        self.buttons[key] = button = QPushButton(face, self)
        button.setObjectName(f"film.{key}")
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)       # the keyboard stays where it was
        button.setToolTip(key)
        button.setCheckable(key in TOGGLES)
        button.clicked.connect(lambda: does())
        return button

    def show_state(self, *, film: bool, cameras: int, playing: bool, speed: str, near: bool, reading: bool,
                   large: bool) -> None:
        for key, button in self.buttons.items():
            button.setEnabled(film or key in ("G", "F"))
        self.buttons["V"].setVisible(cameras > 1)
        self.buttons["Space"].setText(PAUSES if playing else PLAYS)
        self.speed.setText(speed)
        for key, on in zip(TOGGLES, (near, reading, large), strict=True):
            self.buttons[key].setChecked(on)
