"""The form by which the evidence of a dispute leaves the house from the desk."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QCheckBox, QFormLayout, QLineEdit, QPushButton, QWidget

from dealer_assist.inspector.acts import Signature
from dealer_assist.words import Words


class Exporting(QWidget):
    """``export`` is handed the folder, the boxes to be covered (None: no numbers), whether all others, who signs."""

    def __init__(self, parent: QWidget, words: Words,
                 export: Callable[[Path, frozenset[int] | None, bool, Signature], None]) -> None:
        super().__init__(parent)
        form = QFormLayout(self)
        self.folder, self.boxes, self.name, self.pin = (QLineEdit(self) for _ in range(4))
        self.others = QCheckBox(words("export.others"), self)
        self.do = QPushButton(words("export.do"), self)
        for part, name in ((self.folder, "folder"), (self.boxes, "boxes"), (self.others, "others"),
                           (self.name, "name"), (self.pin, "pin"), (self.do, "do")):
            part.setObjectName(f"export.{name}")
        self.folder.setText(str(Path.home()))
        self.boxes.setPlaceholderText(words("export.boxes.hint"))
        self.pin.setEchoMode(QLineEdit.EchoMode.Password)
        form.addRow(words("export.folder"), self.folder)
        form.addRow(words("export.boxes"), self.boxes)
        form.addRow(self.others)
        form.addRow(words("desk.signs"), self.name)
        form.addRow(words("desk.pin"), self.pin)
        form.addRow(self.do)

        def clicked() -> None:
            typed = self.boxes.text().replace(",", " ").split()
            boxes = frozenset(map(int, typed)) if all(re.fullmatch("[0-9]{1,3}", box) for box in typed) else None
            signature = Signature(self.name.text(), self.pin.text())
            self.pin.clear()
            export(Path(self.folder.text()).expanduser(), boxes, self.others.isChecked(), signature)

        self.do.clicked.connect(clicked)
