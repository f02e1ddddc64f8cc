"""Is the picture that is shown the one that was captured then? 500 seeks into a film of variable rate.

``python -m tests.verify.seeks``. How soon a session of two hours is there, and is scrubbed: ``tests.bench.replay``.
"""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pytest

from dealer_assist.sessions.film import FilmWriter
from dealer_assist.sessions.folder import films_of
from dealer_assist.sessions.footage import Footage
from dealer_assist.sessions.header import header_bytes
from dealer_assist.vision.frame import Frame
from tests.sessions.played import HEIGHT, START, WIDTH, header

SEEKS, FRAMES = 500, 1500


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


def main() -> int:
    with TemporaryDirectory() as folder:
        times_of = variable_rate(Path(folder) / "film", FRAMES, seed=1)
        footage = Footage(Path(folder) / "film")
        begun = time.monotonic()
        wrong = wrong_seeks(footage, times_of, SEEKS, seed=2)
        print(f"{SEEKS} seeks into {FRAMES} pictures of variable rate: {wrong} wrong, "
              f"{SEEKS / (time.monotonic() - begun):.0f} a second")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
