"""The evidence of a dispute leaves the house from the desk, by keys alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from dealer_assist.ledger import verify
from dealer_assist.ledger.entries import Exported
from dealer_assist.ledger.zipped import unpacked
from dealer_assist.people.house import house_entries
from tests.inspector.conftest import at_desk, keys  # noqa: F401 - fixtures
from tests.inspector.sessions import PINS, sat
from tests.inspector.test_disputes_at_desk import AtDesk, claim

pytestmark = pytest.mark.qt_log_level_fail("CRITICAL")


def test_a_dispute_is_exported_from_the_desk(at_desk: AtDesk, tmp_path: Path) -> None:  # noqa: F811
    records = tmp_path / "records"
    sat(records / "table-4", "casino_holdem_land", rounds=1)
    inspector = at_desk(records)
    inspector.sign_in()
    desk = inspector.desk
    inspector.letter("e")
    assert "open one first" in desk.said.text()
    claim(inspector, "it was a king")
    inspector.escape()
    inspector.letter("e")
    assert desk.panels.currentWidget() is desk.exporting
    inspector.fill("export.folder", str(tmp_path))
    inspector.fill("export.boxes", "two")
    inspector.fill("export.name", "inspector")
    inspector.do()
    assert "numbers of boxes such as 1 4 were expected" in desk.said.text()
    inspector.fill("export.boxes", "1, 2")
    inspector.fill("export.pin", "111222")
    inspector.do()
    inspector.until(lambda: "do not belong together" in desk.said.text())
    assert not [*tmp_path.glob("*.zip")]
    inspector.tab_to("export.pin")
    inspector.type(PINS["inspector"])
    inspector.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    inspector.until(lambda: "Exported as" in desk.said.text())
    assert desk.exporting.pin.text() == "", "a PIN does not stay on the screen"
    with unpacked(tmp_path / "dispute-1-table-4-round-1.zip") as out:
        assert verify.check(out, [], []) == 1, "nothing is wrong, and the key was not given"
    done = [entry for entry in house_entries(records) if isinstance(entry.event, Exported)]
    assert [(entry.by, entry.event.file) for entry in done if isinstance(entry.event, Exported)] == [
        ("inspector", "dispute-1-table-4-round-1.zip")]
