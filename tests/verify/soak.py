"""A table for a shift, faster than real time: does its memory keep still?

``python -m tests.verify.soak --hours 8``: one recorded film of Blackjack, over and over with the dealer's touches and a
minute of bare felt after each, so that sixty rounds are dealt in an hour; through the whole table: reader, record,
engine and the dealer's window without a display. What the process holds is noted at every loop. That has short peaks;
its median over each tenth of the shift may be at most two parts in a hundred above the second tenth's.
"""

from __future__ import annotations

import argparse
import gc
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import median

import psutil

from dealer_assist.games import load_house
from dealer_assist.resources import HOUSES, LAYOUTS, MODELS, text_of
from dealer_assist.screen import Settings, run_table
from dealer_assist.sessions.header import Source
from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.simulator.film import write_film
from dealer_assist.table.layout import load_layout
from dealer_assist.vision.cameras.film import FilmCamera
from dealer_assist.vision.frame import Frame

NAME = "blackjack_casino_du_liban"
SECOND = 1_000_000
RATE = 10               # pictures a second: most of what thirty would cost here is decoding them
MAY_GROW = 1.02
PAUSE = 60 * SECOND     # between two loops; the film's last second is seen over and over


@dataclass
class Looped:
    """A film over and over, its time going on; notes what the process holds whenever it begins anew."""

    film: FilmCamera
    length: int
    loops: int
    held: list[int] = field(default_factory=list)

    @property
    def name(self) -> str:
        return "loop"

    def frames(self) -> Iterator[Frame]:
        index, last = 0, deque[Frame](maxlen=RATE)
        for loop in range(self.loops):
            gc.collect()
            self.held.append(psutil.Process().memory_info().rss)
            print(f"{loop * self.length / SECOND / 3600:6.2f} h of captured time: {self.held[-1] / 1e6:.0f} MB",
                  flush=True)
            for frame in self.film.frames():
                last.append(replace(frame, camera=self.name, captured_at=frame.captured_at + loop * self.length))
                yield replace(last[-1], index=index)
                index += 1
            rested = last[-1].captured_at
            for later in range(1, PAUSE // SECOND * RATE):
                yield replace(last[0], index=index, captured_at=rested + later * SECOND // RATE)
                last.rotate()
                index += 1


def after_warm_up(held: Sequence[int]) -> list[float]:
    """The median of each whole tenth but the first."""
    size = max(len(held) // 10, 1)
    return [median(held[start:start + size]) for start in range(size, len(held) - size + 1, size)]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser("soak", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hours", type=float, default=8.0, help="of captured time")
    parser.add_argument("--rounds", type=int, default=2, help="in the film")
    options = parser.parse_args(arguments)
    layout_text, layout_file = text_of(NAME, LAYOUTS)
    layout, house = load_layout(layout_text, layout_file), load_house(*text_of(NAME, HOUSES))
    dealt = SimulatedCamera(layout, 4711, options.rounds, rate=RATE)
    length = dealt.count * SECOND // dealt.rate + PAUSE
    loops = max(round(options.hours * 3600 * SECOND / length), 2)
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        write_film(dealt, Path(folder))
        camera = Looped(FilmCamera(Path(folder) / "table.mp4"), length, loops)
        touches = tuple(replace(touch, at=touch.at + loop * length) for loop in range(loops) for touch in dealt.touches)
        closed = run_table(Settings(house, NAME, layout, Source(layout_file, layout_text), (camera,),
                                    Path(folder) / "session", MODELS, True, False, touches,
                                    seated=dealt.script.seated), lambda line: None)
    tenths = after_warm_up(camera.held)
    hours, growth = loops * length / SECOND / 3600, max(tenths) / tenths[0]
    spent = (time.perf_counter() - begun) / 3600
    print(f"{closed} rounds in {hours:.2f} h of captured time, {hours / spent:.1f} times as fast; memory in the middle "
          f"of the second tenth {tenths[0] / 1e6:.0f} MB, of later ones at most {growth:.3f} of it; at one moment "
          f"{max(camera.held) / 1e6:.0f} MB")
    return 0 if growth <= MAY_GROW and closed == loops * options.rounds else 1


if __name__ == "__main__":
    sys.exit(main())
