"""The simulator's dealer plays whole rounds: his cards as a camera would tell them, his touches by the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from dealer_assist.cards import FACE_DOWN, Card, Face
from dealer_assist.overlay.view import State
from dealer_assist.simulator.dealing import Script, Touch, script
from dealer_assist.table.events import CardMoved, CardRead, CardSeen, RoundClosed, TableEvent
from dealer_assist.table.places import DISCARD
from tests.overlay.conftest import Felt, Screen, land, live

LOOK = 100_000      # microseconds between looks


def told(played: Script) -> Iterator[TableEvent | Touch]:
    """What a faultless camera tells of the script, with its touches at their time."""
    faces: dict[int, Face] = {}
    gone: set[int] = set()
    touches = list(played.touches)
    for now in range(played.starts, played.ends, LOOK):
        for path in played.cards:
            state = path.at(now)
            if state is not None and state.place is not None:
                face: Face = Card.parse(state.name) if state.face_up else FACE_DOWN
                if path.card not in faces:
                    yield CardSeen(path.card, state.place, face)
                elif faces[path.card] != face:
                    yield CardRead(path.card, face)
                faces[path.card] = face
            elif path.card in faces and path.card not in gone and now > path.keys[-1].at:
                gone.add(path.card)
                yield CardMoved(path.card, DISCARD)
        while touches and touches[0].at <= now:
            yield touches.pop(0)


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
