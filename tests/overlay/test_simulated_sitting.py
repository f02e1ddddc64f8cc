"""The simulator's dealer plays whole rounds: his cards as a camera would tell them, his touches by the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dealer_assist.overlay.view import State
from dealer_assist.simulator.deals import script
from dealer_assist.simulator.script import Script, Touch
from dealer_assist.table.events import RoundClosed, TableEvent
from tests.overlay.conftest import Felt, Screen, land, live


def told(played: Script) -> list[TableEvent | Touch]:
    """What a faultless camera tells of the script, with its touches at their time."""
    cards = ((at, event) for part in played.rounds for at, event in part.happened)
    rows: list[tuple[int, TableEvent | Touch]] = [*cards, *((touch.at, touch) for touch in played.touches)]
    return [happens for _, happens in sorted(rows, key=lambda row: row[0])]


@pytest.mark.parametrize("table", [land, live], ids=["land", "live"])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_simulated_sitting(screen: Callable[[Felt], Screen], table: Callable[..., Felt], seed: int) -> None:
    felt = table(*table().layout.seats)
    window = screen(felt).window
    settled = 0
    for happens in told(script(felt.layout, seed, 3)):
        if isinstance(happens, Touch):
            if felt.table.update.round.closed is not None:
                window.press(felt.table.game.opening(felt.table.story.sitting))
            window.press(happens.event)
            assert felt.table.log[-1].event == happens.event
        else:
            felt.table.record(happens)
            felt.changed()
            update = felt.table.update
            if update.round.all_picked_up() and update.round.closed is None:
                assert felt.view.headline == "Pay and take"
                assert felt.view.qualification is not None
                assert {bet.state for box in felt.view.boxes for bet in box.bets} <= {
                    State.PAY, State.TAKE, State.PUSH}
                window.press(RoundClosed(update.round.opened.number, felt.table.settlement))
                settled += 1
        assert felt.table.wrong() == []
    assert settled == 3
