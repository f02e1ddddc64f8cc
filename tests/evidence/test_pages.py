"""How the report falls on pages."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QGuiApplication, QTextBlock, QTextTable

from dealer_assist.evidence.pdf import _laid_out
from dealer_assist.evidence.report import Document, _ruled
from dealer_assist.languages import TAGS, language
from dealer_assist.words import Currency, Words

PAGE = QSizeF(600, 900)


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("space", range(0, 120, 9))
def test_what_heads_a_table_stands_on_the_page_of_its_first_row(qapp: QGuiApplication, tag: str, space: int) -> None:
    rows = ["<tr><th>Bet</th><th>Why</th></tr>", *(f"<tr><td>{n}</td><td>lower</td></tr>" for n in range(9))]
    before = "".join(f"<p>{n}</p>" for n in range(24)) + f"<p style='margin-top: {space}px'>-</p>"
    html = f"{before}<h2>7. Bets</h2><h3>Box 3</h3>{_ruled(rows)}"
    text = _laid_out(Document(html, "", "", Words(Currency("EUR", 2), language(tag))), PAGE)
    tops, layout, at = [], text.documentLayout(), text.rootFrame().begin()
    while not at.atEnd():
        table, block = at.currentFrame(), at.currentBlock()
        if isinstance(table, QTextTable):
            tops.append(layout.frameBoundingRect(table).top())
        elif isinstance(block, QTextBlock) and block.blockFormat().headingLevel():
            tops.append(layout.blockBoundingRect(block).top())
        at += 1
    assert len(tops) == 12
    assert len({(top + 2) // PAGE.height() for top in tops[:4]}) == 1, "two headings, the head, and the first row"
