"""Is the picture that is shown the one that was captured then? Seeks into a film of variable rate, and of two hours.

    python -m tests.verify.seeks                # 500 seeks, each compared with the whole film decoded in order
    python -m tests.verify.seeks --long SESSION # a two-hour session out of one of before films came in pieces
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pytest

from dealer_assist.sessions.film import FilmWriter
from dealer_assist.sessions.folder import films_of
from dealer_assist.sessions.footage import Footage
from dealer_assist.sessions.header import header_bytes
from dealer_assist.vision.frame import Frame
from tests.sessions.looped import looped
from tests.sessions.played import HEIGHT, START, WIDTH, header

SEEKS, FRAMES = 500, 1500
TWO_HOURS = 7_200_000_000


def variable_rate(folder: Path, frames: int, seed: int) -> list[int]:
    """A film whose pictures come as they like: many at once, then none for seconds. Gives their times."""
    dice = random.Random(seed)
    at, times = START, []
    for _ in range(frames):
        at += dice.choice((1, 900, 8_000, 33_333, 33_334, 40_001, 120_000, 700_003, 2_500_000))
        times.append(at)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "header.json").write_bytes(header_bytes(header(), "header.json"))
    writer = FilmWriter(folder / films_of(0), WIDTH, HEIGHT, lambda piece: None)
    for n, at in enumerate(times):
        assert writer.offer(Frame("test", n, at, numbered(n)), patient=True)
    writer.close()
    return times


def numbered(n: int) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    """The frame's number in blocks of light and dark, which compression leaves apart."""
    pixels = np.full((HEIGHT, WIDTH, 3), 40, np.uint8)
    for bit in range(16):
        if n >> bit & 1:
            pixels[bit // 4 * 40:bit // 4 * 40 + 40, bit % 4 * 80:bit % 4 * 80 + 80] = 210
    return pixels


def number_in(pixels: np.ndarray[tuple[int, ...], np.dtype[np.uint8]]) -> int:
    return sum(1 << bit for bit in range(16)
               if pixels[bit // 4 * 40 + 20, bit % 4 * 80 + 40].mean() > 125)


def wrong_seeks(footage: Footage, times: list[int], seeks: int, seed: int) -> int:
    """Anywhere, and one picture on or back from there, as people do."""
    dice, wrong = random.Random(seed), 0
    for _ in range(seeks):
        n = dice.randrange(len(times))
        until = times[n + 1] if n + 1 < len(times) else times[n] + 1000
        at = dice.choice((times[n], until - 1, dice.randrange(times[n], until)))
        frame = footage.frame_at(at)
        wrong += (frame.captured_at, frame.index, number_in(frame.pixels)) != (times[n], n, n)
        on, back = footage.after(times[n]), footage.before(times[n])
        wrong += on != (times[n + 1] if n + 1 < len(times) else None) or back != (times[n - 1] if n else None)
    return wrong


@pytest.mark.slow
def test_500_seeks_into_a_film_of_variable_rate(tmp_path: Path) -> None:
    times = variable_rate(tmp_path, FRAMES, seed=1)
    assert wrong_seeks(Footage(tmp_path), times, SEEKS, seed=2) == 0


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--long", type=Path, metavar="SESSION")
    options.add_argument("--looped", type=Path, metavar="FOLDER", help="such a session that was made before")
    asked = options.parse_args()
    with TemporaryDirectory() as folder:
        os.environ.setdefault("DEALER_ASSIST_KEYS", folder)
        if asked.long or asked.looped:
            short = Footage(asked.long) if asked.long else None
            times = -(-TWO_HOURS // (short.last - short.first)) if short else 0
            two_hours(asked.looped or looped(asked.long, Path(folder) / "long", times))
            return
        times_of = variable_rate(Path(folder) / "film", FRAMES, seed=1)
        footage = Footage(Path(folder) / "film")
        begun = time.monotonic()
        wrong = wrong_seeks(footage, times_of, SEEKS, seed=2)
        print(f"{SEEKS} seeks into {FRAMES} pictures of variable rate: {wrong} wrong, "
              f"{SEEKS / (time.monotonic() - begun):.0f} a second")
        sys.exit(bool(wrong))


def two_hours(folder: Path) -> None:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    import resource

    from PySide6.QtWidgets import QApplication

    from dealer_assist.replaying.opened import open_to_look
    from dealer_assist.replaying.window import ReplayWindow

    application = QApplication([])

    def measured(what: str, do: Callable[[], object], times: int = 1) -> object:
        wall, cpu = time.monotonic(), time.process_time()
        done = [do() for _ in range(times)][-1]
        wall, cpu = time.monotonic() - wall, time.process_time() - cpu
        print(f"{what}: {wall / times:.3f} s each, of which {cpu / times:.3f} s of a core"
              + (f": {times / wall:.1f} a second" if times > 1 else ""))
        return done

    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")

    def open_window() -> ReplayWindow:
        window = ReplayWindow(open_to_look(folder), lambda: pytest.fail("not asked for"))
        window.show()
        window.grab()
        return window

    window = measured("opened, and the first picture shown", open_window)
    assert isinstance(window, ReplayWindow)
    player, dice = window.player, random.Random(4)
    print(f"{(player.last - player.first) / 6e7:.0f} minutes, {len(window.opened.log.entries)} entries, "
          f"{len(window.opened.log.hands)} rounds")

    def seek() -> None:
        window.scrubber._moved(dice.randrange(player.first, player.last))
        window.grab()

    measured("a first look anywhere in it, painted", seek, 10)
    while window._looked_through < len(window.opened.log.entries):
        application.processEvents()
    measured("scrubbed to anywhere in it, painted", seek, 100)
    here = [player.first + (player.last - player.first) // 2]

    def drag() -> None:
        here[0] += 5_600_000        # a pixel of the bar
        window.scrubber._moved(here[0])
        window.grab()

    measured("scrubbed along it pixel by pixel, painted", drag, 100)
    print(f"memory at most: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


if __name__ == "__main__":
    main()
