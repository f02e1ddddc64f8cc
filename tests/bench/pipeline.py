"""A seven-box Blackjack table from a film of 1080p30 H.264: does reading keep up, what does it take, how late is it?

``python -m tests.bench.pipeline [--rounds 2] [--seed 4711]``. The film is decoded and read as a live camera's pictures
are: the newest frame wins, so whatever arrives while a frame is being read is left out and counted. Reading has one
thread, and its times are the processor's: what else the machine does counts as little as it can. Nothing happens in a
second in which no hand is over the table. Beside it, where ultralytics is installed, its ``predict`` finds things on
whole frames at 1280 pixels, as it is usually run; it says nothing yet of which card an index is.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import cv2

from dealer_assist.cards import Unread
from dealer_assist.live import look_for_felt
from dealer_assist.resources import LAYOUTS, MODELS, text_of
from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.simulator.film import write_film
from dealer_assist.table.events import CardRead, CardSeen, TableEvent
from dealer_assist.table.layout import load_layout
from dealer_assist.table.places import Place
from dealer_assist.vision.cameras.film import FilmCamera
from dealer_assist.vision.frame import Frame
from dealer_assist.vision.reading import CardReader
from dealer_assist.vision.recogniser import Recogniser
from dealer_assist.vision.steadying import Steady, steady
from tests.simulator.judging import truth

NAME = "blackjack_casino_du_liban"
SECOND = 1_000_000
IDLE = 10               # seconds after the last round in which nothing happens
AWAY = -140             # millimetres above the felt from which on neither the hand nor its shadow is in the picture
SAMPLED = 45            # every so many frames is shown to the other detector
T = TypeVar("T")


@dataclass(slots=True)
class Ran:
    """What one pass over the film took."""

    frames: int = 0
    unseen: int = 0
    spent: dict[int, float] = field(default_factory=lambda: defaultdict(float))     # of a core, by captured second
    told: list[tuple[int, float, TableEvent]] = field(default_factory=list)         # captured, seconds of computing
    slowest: float = 0.0


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser("pipeline", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=4711)
    options = parser.parse_args(arguments or [])
    layout = load_layout(*text_of(NAME, LAYOUTS))
    camera = SimulatedCamera(layout, options.seed, options.rounds)
    camera.script.ends += IDLE * SECOND
    captured = camera.count / camera.rate
    threads = cv2.getNumThreads()
    cv2.setNumThreads(1)
    with tempfile.TemporaryDirectory() as folder:
        write_film(camera, Path(folder))
        film = FilmCamera(Path(folder) / "table.mp4")
        decoding = _of_a_core(lambda: sum(1 for _ in film.frames()))
        live = read(film, camera, newest_wins=True)
        begun = time.perf_counter()
        whole = read(film, camera, newest_wins=False)
        by_the_clock = time.perf_counter() - begun
        other = _usual_way(film)
    cv2.setNumThreads(threads)
    print(f"{options.rounds} rounds of Blackjack, seven boxes, {captured:.0f} s of 1080p30 H.264, "
          f"{camera.count} frames; models {CardReader(MODELS).digest[:12]}")
    print(f"decoding: {decoding / captured:.3f} of a core")
    still = {at // SECOND for at in range(0, camera.script.ends, SECOND)} - {
        at // SECOND for at in range(0, camera.script.ends, SECOND // camera.rate)
        if camera.script.hand_at(at)[1] > AWAY}
    for name, ran in (("as a live camera", live), ("every frame", whole)):
        idle = [seconds for second, seconds in ran.spent.items() if second in still]
        dealing = [seconds for second, seconds in ran.spent.items() if second not in still]
        print(f"{name}: {ran.unseen} of {ran.frames} frames left out; reading takes {_share(idle)} of a core in the "
              f"{len(idle)} s in which nothing happens, {_share(dealing)} in the {len(dealing)} s of dealing; "
              f"the slowest frame {1000 * ran.slowest:.0f} ms")
    late, computing, missed = latencies(live, camera)
    print(f"from a card at rest to its event ({len(late)} cards, {missed} not told): captured time median "
          f"{_at(late, 0.5) * 1000:.0f} ms, p95 {_at(late, 0.95) * 1000:.0f} ms; computing median "
          f"{_at(computing, 0.5) * 1000:.0f} ms, p95 {_at(computing, 0.95) * 1000:.0f} ms")
    total = decoding + sum(whole.spent.values())
    print(f"film to events without a screen, every frame: {captured / total:.1f} times as fast as it was captured, on "
          f"one core; {captured / by_the_clock:.1f} times by the clock, decoded beside it, with all else that ran")
    print(other)
    return 0


def read(film: FilmCamera, camera: SimulatedCamera, newest_wins: bool) -> Ran:
    felt = look_for_felt(film, camera.layout)
    recogniser = Recogniser(CardReader(MODELS, threads=1), camera.layout, felt.plane, felt.reference)
    ran, state, free_at = Ran(), Steady(), 0.0
    for frame in felt.frames:
        ran.frames += 1
        if newest_wins and frame.captured_at / SECOND < free_at:
            ran.unseen += 1
            continue
        begun = time.thread_time()
        events: list[TableEvent] = []
        for glimpse in recogniser.look(frame):
            state, new = steady(state, glimpse, camera.layout)
            events += new
        took = time.thread_time() - begun
        free_at = max(free_at, frame.captured_at / SECOND) + took
        ran.spent[frame.captured_at // SECOND] += took
        ran.slowest = max(ran.slowest, took)
        ran.told += [(frame.captured_at, took, event) for event in events]
    return ran


def latencies(ran: Ran, camera: SimulatedCamera) -> tuple[list[float], list[float], int]:
    """Of every card that came to lie or was turned up: how much later, in captured time, it was told; and the time that
    the frame which told it was computed."""
    happened: dict[tuple[Place, str], list[int]] = defaultdict(list)
    lies: dict[int, Place] = {}
    for at, event in truth(camera.script):
        if isinstance(event, CardSeen):
            lies[event.card] = event.at
            happened[event.at, str(event.face)].append(at)
        elif isinstance(event, CardRead):
            happened[lies[event.card], str(event.face)].append(at)
    late, computing = list[float](), list[float]()
    for at, took, event in ran.told:
        if isinstance(event, CardSeen):
            lies[event.card] = event.at
        elif not isinstance(event, CardRead):
            continue
        if event.face is Unread.UNREADABLE:
            continue
        before = [moment for moment in happened[lies[event.card], str(event.face)] if moment <= at]
        if before:
            happened[lies[event.card], str(event.face)].remove(before[0])
            late.append((at - before[0]) / SECOND)
            computing.append(took)
    return late, computing, sum(map(len, happened.values()))


def _of_a_core(work: Callable[[], T]) -> float:
    begun = time.process_time()
    work()
    return time.process_time() - begun


def _share(seconds: list[float]) -> str:
    return f"{sum(seconds) / len(seconds):.3f}" if seconds else "nothing"


def _at(values: list[float], share: float) -> float:
    return sorted(values)[min(int(len(values) * share), len(values) - 1)] if values else float("nan")


def _usual_way(film: FilmCamera) -> str:
    try:
        from ultralytics import YOLO

        from dealer_assist.training import torchvision_stand_in
    except ImportError:
        return "ultralytics is not installed here: nothing to measure beside ('pip install .[train]')"
    torchvision_stand_in.install_if_needed()
    weights = MODELS / "checkpoints" / "detector.pt"
    model: Any = YOLO(weights)
    clock, core, count = 0.0, 0.0, 0
    for frame in _every(film.frames(), SAMPLED):
        if count == 1:                      # the first one warms up
            clock, core = time.perf_counter(), time.process_time()
        model.predict(frame.pixels, imgsz=1280, device="cpu", verbose=False)
        count += 1
    clock, core = (time.perf_counter() - clock) / (count - 1), (time.process_time() - core) / (count - 1)
    return (f"ultralytics predict, whole frames at 1280: {1000 * clock:.0f} ms a frame by the clock, {1000 * core:.0f} "
            f"ms of the processor: {30 * core:.1f} cores for 30 frames a second")


def _every(frames: Iterator[Frame], step: int) -> Iterator[Frame]:
    return (frame for number, frame in enumerate(frames) if number % step == 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
