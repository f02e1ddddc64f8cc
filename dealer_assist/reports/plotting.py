"""A plot as pyqtgraph draws it, on the screen and, as lines and letters, on paper. Needs the extra `reports`."""

from __future__ import annotations

try:
    import pyqtgraph
except ModuleNotFoundError as missing:
    raise ImportError("pyqtgraph") from missing
from PySide6.QtGui import QColor

from dealer_assist.overlay.looks import font, width
from dealer_assist.reports.pages import Plot

INK, LINE, FILL, MARK = QColor("#10151b"), QColor("#76808c"), QColor("#0072b2"), QColor("#d55e00")
ROW, EDGES = 26, 92         # pixels: of a bar, and around all of them
_NAME = 46                  # letters of a bar's name


def high(plot: Plot) -> int:
    return ROW * max(len(plot.bars), 2) + EDGES


class _Names(pyqtgraph.AxisItem):  # type: ignore[misc]
    """What pyqtgraph keeps of an axis for later forgets in which direction a text is read; letters are not kept."""

    def drawPicture(self, painter, axis, ticks, texts) -> None:  # type: ignore[no-untyped-def]  # noqa: N802
        self._texts = texts
        super().drawPicture(painter, axis, ticks, [])

    def paint(self, painter, *rest) -> None:  # type: ignore[no-untyped-def]
        super().paint(painter, *rest)
        painter.setFont(self.style["tickFont"])
        painter.setPen(self.textPen())
        for rect, flags, text in self._texts:
            painter.drawText(rect, int(flags), text)


def drawn(plot: Plot) -> pyqtgraph.PlotItem:
    """One under the other, the first on top. Dots with what bounds them where a value may be below nought."""
    item = pyqtgraph.PlotItem(axisItems={"left": _Names("left")})
    item.setMenuEnabled(False)
    item.hideButtons()
    item.setTitle(plot.title, color=INK, size="12pt", bold=True)
    item.titleLabel.item.setFont(font(16, True))
    rows = range(len(plot.bars), 0, -1)
    left, bottom = item.getAxis("left"), item.getAxis("bottom")
    left.setTicks([[(row, _short(bar.name)) for row, bar in zip(rows, plot.bars, strict=True)]])
    left.setWidth(max(width(_short(bar.name), 13) for bar in plot.bars) + 20)
    bottom.setLabel(plot.unit, color=INK.name())
    bottom.label.setFont(font(13, False))
    bottom.enableAutoSIPrefix(False)
    for axis in (left, bottom):
        axis.setPen(LINE)
        axis.setTextPen(INK)
        axis.setTickFont(font(13, False))
    item.showGrid(x=True, y=False, alpha=.25)
    values = [bar.value for bar in plot.bars]
    if plot.dots:
        for row, bar in zip(rows, plot.bars, strict=True):
            if bar.low is not None and bar.high is not None:
                item.plot([bar.low, bar.high], [row, row], pen=pyqtgraph.mkPen(FILL, width=3))
        item.addItem(pyqtgraph.ScatterPlotItem(values, list(rows), symbol="o", size=10, pen=None, brush=FILL,
                                               useCache=False))        # drawn, not stamped
        marked = [(bar.mark, row) for row, bar in zip(rows, plot.bars, strict=True) if bar.mark is not None]
        item.addItem(pyqtgraph.ScatterPlotItem([x for x, _ in marked], [y for _, y in marked], symbol="d", size=13,
                                               pen=pyqtgraph.mkPen(MARK, width=2), brush=None, useCache=False))
        item.addItem(pyqtgraph.InfiniteLine(0, pen=LINE))
    else:
        item.addItem(pyqtgraph.BarGraphItem(x0=0, width=values, y=list(rows), height=.6, pen=None, brush=FILL))
    reach = [0.0, *values, *(x for bar in plot.bars for x in (bar.low, bar.high, bar.mark) if x is not None)]
    least, most = min(reach), max(reach)
    room = (most - least or 1) * .06
    item.setXRange(least - (room if plot.dots else 0), most + room, padding=0)
    air = max(0, 2 - len(plot.bars)) / 2         # a single bar is no thicker than those of two
    item.setYRange(.4 - air, len(plot.bars) + .6 + air, padding=0)
    if plot.counts:
        bottom.setTickSpacing(max(1, round(most / 8)), max(1, round(most / 8)))
    item.getViewBox().setMouseEnabled(False, False)
    return item


def _short(name: str) -> str:
    return name if len(name) <= _NAME else name[:_NAME - 1] + "…"
