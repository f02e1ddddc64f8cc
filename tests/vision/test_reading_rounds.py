"""The short version of ``tests.verify.reading_rounds``: one short round of Blackjack by real pictures and models, and
one of Casino Hold'em at a whole table while a napkin lies over open cards."""

from __future__ import annotations

from dealer_assist.resources import MODELS
from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.vision.reading import CardReader
from tests.simulator.judging import layout_of
from tests.verify.reading_rounds import GAMES, Task, camera_for, compared, play, read_by

FORM, SEED = "blackjack_casino_du_liban", 3


def test_a_round_of_blackjack_is_read_and_settled_as_it_was_dealt() -> None:
    camera = SimulatedCamera(layout_of(FORM), SEED, 1, rate=10)
    reader = CardReader(MODELS)
    outcome = compared(FORM, SEED, reader.digest, camera, *read_by(camera, reader, camera.frames()))
    assert outcome.wrong == 0
    assert outcome.right, outcome


def test_a_napkin_over_open_cards_is_noticed_and_read_as_none() -> None:
    outcome = play(Task("casino_holdem", SEED, "napkin"), threads=2)
    assert outcome.noticed
    assert outcome.wrong == outcome.invented == 0


def test_no_two_games_are_measured_by_the_same_cards_at_the_same_places() -> None:
    for seed in (2000, 2001, 2002):
        dealt = [tuple((card.name, tuple((key.at, key.x, key.y) for key in card.keys)) for card in
                       camera_for(Task(game, seed))[1].script.cards) for game in GAMES]
        assert len(set(dealt)) == len(GAMES)
