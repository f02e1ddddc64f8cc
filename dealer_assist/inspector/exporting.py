"""The form by which the evidence of a dispute leaves the house from the desk."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QCheckBox, QFormLayout, QHBoxLayout, QLabel, QLineEdit, QProgressBar, QPushButton, QWidget

from dealer_assist.evidence.pictures import Rectangle
from dealer_assist.inspector.acts import Signature
from dealer_assist.inspector.panels import Forms
from dealer_assist.words import Words


@dataclass(frozen=True, slots=True)
class Asked:
    """What was typed. ``boxes`` and ``parts`` None: it names none."""

    folder: Path
    boxes: frozenset[int] | None
    parts: tuple[Rectangle, ...] | None
    others: bool
    signature: Signature


class Exporting(Forms):
    """``changed``: another part is to be covered."""

    def __init__(self, parent: QWidget, words: Words, export: Callable[[Asked], None],
                 stop: Callable[[], None], changed: Callable[[], None]) -> None:
        super().__init__(parent)
        form = QFormLayout()
        self.column.addLayout(form)
        self.column.addStretch(1)
        self.folder, self.boxes, self.parts, self.name, self.pin = (QLineEdit(self) for _ in range(5))
        self.about, self.clip, self._cover = QLabel(self), QLabel(self), QLabel(self)
        self.about.setObjectName("export.about")
        said, parts_said = QLabel(words("export.what"), self), QLabel(words("export.parts.hint"), self)
        for text in (self.clip, said, parts_said):
            text.setWordWrap(True)
            text.setProperty("soft", text is not self.clip)
        self.others = QCheckBox(self)
        self.do = QPushButton(words.line(words("export.do")), self)
        self.stop = QPushButton(words.line(words("export.stop")), self)
        self.progress = QProgressBar(self)
        for part, name in ((self.folder, "folder"), (self.clip, "clip"), (self.boxes, "boxes"), (self.others, "others"),
                           (self.parts, "parts"), (self.name, "name"), (self.pin, "pin"), (self.do, "do"),
                           (self.progress, "progress"), (self.stop, "stop")):
            part.setObjectName(f"export.{name}")
        self.folder.setText(str(Path.home()))
        self.boxes.setPlaceholderText(words("export.boxes.hint"))
        self.parts.setPlaceholderText("400,120,90,110   2:640,80,120,140")
        self.pin.setEchoMode(QLineEdit.EchoMode.Password)
        form.addRow(self.about)
        form.addRow(said)
        form.addRow(words("export.folder"), self.folder)
        form.addRow(words("export.clip"), self.clip)
        form.addRow(self._cover, self.boxes)
        form.addRow(self.others)
        form.addRow(words("export.parts"), self.parts)
        form.addRow("", parts_said)
        form.addRow(words("desk.signs"), self.name)
        form.addRow(words("desk.pin"), self.pin)
        form.addRow(self.do)
        self._under_way = QWidget(self)
        row = QHBoxLayout(self._under_way)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.progress, 1)
        row.addWidget(self.stop)
        form.addRow(self._under_way)
        self.ended()
        for field in (self.boxes, self.parts):
            field.textChanged.connect(lambda _: changed())
        self.others.toggled.connect(lambda _: changed())
        self.do.clicked.connect(lambda: export(self._signed()))
        self.stop.clicked.connect(stop)

    def show_round(self, words: Words, clip: str, about: str) -> None:
        """In the words of its table. ``about``: the dispute and its round."""
        self.about.setText(about)
        self._cover.setText(words("export.boxes"))
        self.others.setText(words("export.others"))
        self.clip.setText(clip)

    def show_progress(self, what: str, percent: int) -> None:
        self._under_way.show()
        self.do.setEnabled(False)
        self.progress.setFormat(f"{what}  %p %")
        self.progress.setValue(percent)

    def ended(self) -> None:
        self._under_way.hide()
        self.do.setEnabled(True)
        self.progress.setValue(0)

    def cover(self, part: Rectangle) -> None:
        """Drawn in the picture."""
        self.parts.setText(f"{self.parts.text()} {part.text}".strip())

    def _signed(self) -> Asked:
        asked = self.asked()
        self.pin.clear()
        return asked

    def asked(self) -> Asked:
        boxes = self.boxes.text().replace(",", " ").split()
        parts = [Rectangle.read(text) for text in self.parts.text().split()]
        return Asked(
            Path(self.folder.text()).expanduser(),
            frozenset(map(int, boxes)) if all(re.fullmatch("[0-9]{1,3}", box) for box in boxes) else None,
            tuple(part for part in parts if part) if all(parts) else None, self.others.isChecked(),
            Signature(self.name.text(), self.pin.text()))
