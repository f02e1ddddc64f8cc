"""Rounds under two cameras, one above and one oblique, from rendered frames to the record, beside what was dealt.

``python -m tests.verify.two_cameras --rounds 3`` deals them one by one from seeds of their own.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from dealer_assist.games import load_house
from dealer_assist.ledger.entries import CAMERA
from dealer_assist.ledger.store import read
from dealer_assist.resources import HOUSES, LAYOUTS, MODELS, text_of
from dealer_assist.screen import Settings, run_table
from dealer_assist.sessions.folder import SEEN, pieces_in
from dealer_assist.sessions.header import Source
from dealer_assist.sessions.replay import replay
from dealer_assist.sessions.sightings import read_lines
from dealer_assist.simulator.camera import Look, SimulatedCamera, deck_for
from dealer_assist.simulator.scene import LEANING
from dealer_assist.table.events import CardRead, CardSeen, RoundClosed
from dealer_assist.table.layout import load_layout
from dealer_assist.vision.sighting import Looks

NAME = "casino_holdem_land"


def main() -> int:
    parser = argparse.ArgumentParser("python -m tests.verify.two_cameras")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=3000)
    parser.add_argument("--rate", type=int, default=10, help="frames a second of either camera (10)")
    asked = parser.parse_args()
    right = sum([_round(seed, asked.rate) for seed in range(asked.seed, asked.seed + asked.rounds)])
    print(f"{right} of {asked.rounds} rounds under two cameras read and settled as dealt, and replayed to the byte")
    return int(right < asked.rounds)


def _round(seed: int, rate: int) -> bool:
    text, file = text_of(NAME, LAYOUTS)
    layout = load_layout(text, file)
    above = SimulatedCamera(layout, seed, 1, "above", rate=rate)
    oblique = SimulatedCamera(layout, seed, 1, "oblique", look=replace(Look(deck_for(layout)), pose=LEANING), rate=rate)
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary) / "session"
        closed = run_table(Settings(load_house(*text_of(NAME, HOUSES)), NAME, layout, Source(file, text),
                                    (above, oblique), folder, MODELS, True, False, above.touches), lambda line: None)
        entries = read(folder / "ledger.sqlite").entries
        told = {str(e.event.face) for e in entries if e.by == CAMERA and isinstance(e.event, CardSeen | CardRead)}
        dealt = {card.name for card in above.script.rounds[0].dealt}
        both = sum(isinstance(seen, Looks) for path in pieces_in(folder / SEEN, ".jsonl")
                   for seen in read_lines(path.read_bytes(), path, cut_off=False))
        paid = [e.event.paid for e in entries if isinstance(e.event, RoundClosed)]
        again = replay(folder, lambda line: None, check=True)
    right = (closed == 1 and told - {"face down"} == dealt and both > 0 and again == 0
             and all(settlement.complete for settlement in paid))
    print(f"seed {seed}: {len(told & dealt)} of {len(dealt)} cards read, {len(told - dealt - {'face down'})} others; "
          f"{both} looks by both cameras; {'as dealt' if right else 'NOT AS DEALT'}", flush=True)
    return right


if __name__ == "__main__":
    sys.exit(main())
