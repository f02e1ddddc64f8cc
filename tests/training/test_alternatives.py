from __future__ import annotations

import numpy as np

from dealer_assist.training.alternatives import Indices, compared

CARDS, COUNT = 53, 400


def indices(blur: float, seed: int) -> Indices:
    """Features that name the card, more or less; the heads are right in two of three."""
    rng = np.random.default_rng(seed)
    cards = np.arange(COUNT) % CARDS
    features = np.eye(CARDS, dtype=np.float32)[cards] + rng.normal(0, blur, (COUNT, CARDS)).astype(np.float32)
    said = np.where(np.arange(COUNT) % 3 == 0, (cards + 1) % CARDS, cards)
    chances = np.full((COUNT, CARDS), 0.001, np.float32)
    chances[np.arange(COUNT), said] = np.where(said == cards, 0.9, 0.5)
    pairs = np.array([(n, n + CARDS) for n in range(100)])
    return Indices(chances, features, cards, pairs)


def test_prototypes_read_what_the_heads_do_not_and_corners_are_measured_in_pairs() -> None:
    lines = list(compared(indices(0.05, 1), indices(0.05, 2)))
    rows = {line[2:42].strip(): line[42:] for line in lines if line.startswith("  ")}
    assert rows["shipped heads"].startswith("right 0.665")
    assert rows["prototypes"].startswith("right 1.0000; recall at most 0.2% wrong 1.000")
    assert rows["the surer, where they agree (shipped)"].endswith("1.0% wrong 0.330")
    assert lines[0] == "single indices, 200:"
    assert lines[4] == "cards of which both indices show, 100:"


def test_features_that_say_nothing_help_nobody() -> None:
    rows = {line[2:42].strip(): line[42:] for line in compared(indices(0.05, 1), indices(50, 2))}
    assert float(rows["prototypes"].split()[1].rstrip(";")) < 0.1
