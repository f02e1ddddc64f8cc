"""The simulator's dealer plays whole rounds: his cards as a camera would tell them, his touches by the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dealer_assist.overlay.view import State
from dealer_assist.simulator.deals import script
from dealer_assist.simulator.script import Script, Touch
from dealer_assist.table.events import RoundClosed, TableEvent
from tests.overlay.conftest import Felt, Screen
from tests.simulator.judging import FELTS
from tests.table_talk import house


def told(played: Script) -> list[TableEvent | Touch]:
    """What a faultless camera tells of the script, with its touches at their time."""
    cards = ((at, event) for part in played.rounds for at, event in part.happened)
    rows: list[tuple[int, TableEvent | Touch]] = [*cards, *((touch.at, touch) for touch in played.touches)]
    return [happens for _, happens in sorted(rows, key=lambda row: row[0])]


@pytest.mark.parametrize("form", FELTS)
def test_a_simulated_sitting(screen: Callable[[Felt], Screen], form: str) -> None:
    """Whatever the dealer of a demo touches, a finger finds a button for it."""
    felt = Felt(house(FELTS[form]), (), form)
    played = script(felt.layout, 1, 3)
    felt = Felt(house(FELTS[form]), tuple(played.seated), form)
    window = screen(felt).window
    settled = 0
    for happens in told(played):
        if felt.table.story.current is None or felt.table.update.round.closed is not None:
            window.press(felt.table.game.opening(felt.table.story.sitting))
        if isinstance(happens, Touch):
            window.press(happens.event)
            assert happens.event in [entry.event for entry in felt.table.log[-4:]]      # words or chips may follow
        else:
            felt.table.record(happens)
            felt.changed()
            update = felt.table.update
            if update.round.all_picked_up() and update.round.closed is None:
                assert State.WAIT not in {bet.state for box in felt.view.boxes for bet in box.bets}
                window.press(RoundClosed(update.round.opened.number, felt.table.settlement))
                settled += 1
        assert felt.table.wrong() == []
    assert settled == 3
