"""What a table costs: a round is rendered, recorded, read back from the film and judged.

Times are given beside the captured time of the same round in the same run: below 1 keeps up with the camera.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from dealer_assist.engine import tell
from dealer_assist.games import load_house
from dealer_assist.ledger.entries import table_log
from dealer_assist.ledger.store import read
from dealer_assist.live import look_for_felt
from dealer_assist.resources import HOUSES, LAYOUTS, MODELS, text_of
from dealer_assist.screen import Settings, run_table
from dealer_assist.sessions.footage import Footage
from dealer_assist.sessions.header import Source
from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.table.layout import load_layout
from dealer_assist.vision.frame import Frame
from dealer_assist.vision.reading import CardReader
from dealer_assist.vision.recogniser import Recogniser
from dealer_assist.vision.sighting import Glimpse
from dealer_assist.vision.steadying import Steady, steady

NAME = "casino_holdem_land"
T = TypeVar("T")


@dataclass(frozen=True)
class _Film:
    """The session's film as a camera."""

    footage: Footage

    @property
    def name(self) -> str:
        return self.footage.name

    def frames(self) -> Iterator[Frame]:
        return self.footage.frames(self.footage.first, self.footage.last)


def main() -> int:
    layout_text, layout_file = text_of(NAME, LAYOUTS)
    layout = load_layout(layout_text, layout_file)
    house = load_house(*text_of(NAME, HOUSES))
    camera = SimulatedCamera(layout, 4711, 1)
    captured = camera.count / 30
    rows: list[tuple[str, float]] = []

    def timed(what: str, work: Callable[[], T]) -> T:
        begun = time.perf_counter()
        result = work()
        rows.append((what, time.perf_counter() - begun))
        return result

    timed("draw every frame", lambda: sum(1 for _ in camera.frames()))
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary) / "session"
        settings = Settings(house, NAME, layout, Source(layout_file, layout_text), (camera,), folder, MODELS, True,
                            False, camera.touches)
        timed("the whole table: draw, record, read, judge, show", lambda: run_table(settings, lambda line: None))
        film = _Film(Footage(folder))
        timed("decode the film", lambda: sum(1 for _ in film.frames()))
        felt = look_for_felt(film, layout)
        recogniser = Recogniser(CardReader(MODELS), layout, felt.plane, felt.reference)
        looked = 0.0
        glimpses = list[Glimpse]()
        busiest = 0.0
        for frame in felt.frames:
            begun = time.perf_counter()
            glimpses += recogniser.look(frame)
            spent = time.perf_counter() - begun
            looked += spent
            busiest = max(busiest, spent)
        rows.append(("read every frame of the film", looked))

        def steadied() -> int:
            state, events = Steady(), 0
            for glimpse in glimpses:
                state, found = steady(state, glimpse, layout)
                events += len(found)
            return events

        timed("steady the sightings into events", steadied)
        entries = list(table_log(read(folder / "ledger.sqlite").entries))
        timed("judge the whole log", lambda: tell(house.game, entries))
    print(f"one round of {captured:.1f} s captured at 1080p30, {camera.count} frames, {os.cpu_count()} cores")
    for what, seconds in rows:
        print(f"{seconds / captured:8.3f} of captured time  {1000 * seconds / camera.count:7.2f} ms/frame  {what}")
    print(f"busiest frame: {busiest * 1000:.0f} ms of reading")
    return 0


if __name__ == "__main__":
    sys.exit(main())
