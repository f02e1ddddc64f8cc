"""A round on paper, as the command line tells it when it is closed."""

from __future__ import annotations

from dealer_assist.games.game import Settle
from dealer_assist.report import round_lines
from dealer_assist.words import Currency, Words, at_the_table
from tests.overlay.conftest import Felt
from tests.overlay.test_every_game_by_touch import felt, modest
from tests.random_play import Dealer


def told(table: Felt) -> list[str]:
    update = table.table.story.chapters[-1].update
    assert update is not None
    assert update.round.closed is not None
    words = at_the_table(Words(Currency("EUR", 2)), table.layout)
    return list(round_lines(update, update.round.closed.paid, words))


def test_a_draw_for_the_button_is_told_as_that_and_what_is_taken_is_no_nothing() -> None:
    table = felt("push_nine")
    dealer = Dealer(3, table.table.game.decks, table.table.game.jokers)
    rounds = []
    for _ in range(2):
        while (event := dealer.answer(table.table.update)) is not None:
            table.submit(modest(event))
        assert isinstance(table.table.update.step, Settle)
        table.do("close")
        rounds.append(told(table))
        table.table.open()
    draw, hand = rounds
    assert len(draw) == 1
    assert draw[0].endswith("has the highest card: the button goes there")
    assert "Seat " in draw[0], "where players play each other a place is a seat"
    collected = [line for line in hand if "COLLECTION" in line]
    assert collected
    assert all("▼ TAKE 2.00" in line for line in collected)
