"""The plots in a window, one under the other."""

from __future__ import annotations

import sys
from types import ModuleType

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QVBoxLayout, QWidget

from dealer_assist.overlay.looks import font
from dealer_assist.reports.command import ReportError
from dealer_assist.reports.figures import Figures
from dealer_assist.reports.pages import plots
from dealer_assist.words import Words


def plotting() -> ModuleType:
    try:
        from dealer_assist.reports import plotting as found
    except ImportError as missing:
        if missing.name == "pyqtgraph" or "pyqtgraph" in str(missing):
            raise ReportError("plots are drawn by pyqtgraph, which is not installed here; install it with: "
                              "pip install 'dealer-assist[reports]'; the tables need nothing: leave --pdf and "
                              "--plots out") from None
        raise
    return found


class Plots(QScrollArea):
    def __init__(self, found: Figures, words: Words, of: str) -> None:
        super().__init__()
        drawing = plotting()
        import pyqtgraph

        self.setWindowTitle(words("figures.title"))
        self.setWidgetResizable(True)
        if words.language.right_to_left:
            self.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        inside = QWidget()
        inside.setStyleSheet("QWidget { background: #ffffff; color: #10151b; }")
        column = QVBoxLayout(inside)
        head = QLabel(of)
        head.setFont(font(15, True))
        head.setWordWrap(True)
        column.addWidget(head)
        self.shown = plots(found, words)
        for plot in self.shown:
            view = pyqtgraph.GraphicsLayoutWidget()
            view.setBackground("w")
            view.setFixedHeight(drawing.high(plot))
            view.addItem(drawing.drawn(plot))
            view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)    # the wheel scrolls the page
            column.addWidget(view)
        column.addStretch()
        self.setWidget(inside)
        self.resize(1100, 850)
        for key in (QKeySequence.StandardKey.Close, QKeySequence(Qt.Key.Key_Escape)):
            QShortcut(key, self).activated.connect(self.close)


def show(found: Figures, words: Words, of: str) -> None:
    from dealer_assist.screen import display_answers, has_display

    if not has_display() or not display_answers():
        raise ReportError("--plots: no display to show them on; give --pdf FILE instead")
    application = QApplication.instance() or QApplication(sys.argv[:1])
    window = Plots(found, words, of)
    window.show()
    application.exec()
