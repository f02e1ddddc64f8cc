"""The short version of ``tests.verify.reading_rounds``: one short round of Blackjack by real pictures and models."""

from __future__ import annotations

from dealer_assist.resources import MODELS
from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.vision.reading import CardReader
from tests.simulator.judging import layout_of
from tests.verify.reading_rounds import compared, read_by

FORM, SEED = "blackjack_casino_du_liban", 3


def test_a_round_of_blackjack_is_read_and_settled_as_it_was_dealt() -> None:
    camera = SimulatedCamera(layout_of(FORM), SEED, 1, rate=10)
    reader = CardReader(MODELS)
    outcome = compared(FORM, SEED, reader.digest, camera, *read_by(camera, reader, camera.frames()))
    assert outcome.wrong == 0
    assert outcome.right, outcome
