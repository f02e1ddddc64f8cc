"""What the inspector has seen is still told on the dealer's screen, and warns nobody any more."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from pytestqt.qtbot import QtBot

from dealer_assist.ledger.entries import AlertAcknowledged
from dealer_assist.live import DEALER, Table
from dealer_assist.overlay.view import Alert, view
from dealer_assist.overlay.window import DealerWindow
from dealer_assist.sessions.inbox import hand_in
from dealer_assist.table.events import Staked
from dealer_assist.table.layout import Layout
from dealer_assist.table.places import Party, seat
from tests.overlay.conftest import WORDS, Felt, land, rule_text
from tests.test_live import at_table, deal


def alerts(table: Table, layout: Layout) -> tuple[Alert, ...]:
    return view(table.story, layout, WORDS, acknowledged=table.acknowledged).alerts


def shown(qtbot: QtBot, felt: Felt, table: Table, layout: Layout) -> list[str]:
    window = DealerWindow(felt, layout, WORDS, rules=rule_text)
    qtbot.addWidget(window)
    window.show_view(view(table.story, layout, WORDS, acknowledged=table.acknowledged))
    return [text.text for text in window._alerts.texts()]


def test_an_acknowledged_alert_is_told_last_and_warns_no_longer(qtbot: QtBot, tmp_path: Path) -> None:
    table, felt, recorder = at_table(tmp_path / "session", "casino_holdem_land")
    table.submit(DEALER, Staked(Party(2), seat(2), "ante", 1000))
    deal(felt, (seat(2), "Ah", "Ad"))
    table.submit(DEALER, Staked(Party(2), seat(2), "bonus", 500))       # after the first card
    update = table.story.current
    assert update is not None
    wrong = (*update.irregularities, *update.departures)
    assert {alert.seen for alert in alerts(table, felt.layout)} == {False}
    assert "⚠" in shown(qtbot, land(), table, felt.layout)
    seen = [AlertAcknowledged("session", "session", 1, one.entries, one.rule) for one in wrong]
    with ThreadPoolExecutor() as desk:
        asked = desk.submit(hand_in, tmp_path / "session", "inspector", seen)
        while not asked.done():
            table.take_in()
        asked.result()
    assert {alert.seen for alert in alerts(table, felt.layout)} == {True}
    assert shown(qtbot, land(), table, felt.layout) == [f"✓ Seen by the inspector: {len(wrong)}"]
    table.submit(DEALER, Staked(Party(3), seat(3), "ante", 700))        # something new is wrong
    assert not alerts(table, felt.layout)[0].seen
    assert alerts(table, felt.layout)[-1].seen
    recorder.close()
