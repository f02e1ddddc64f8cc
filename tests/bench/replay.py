"""A session of two hours on the screen: how soon it is there, how fast it is scrubbed, what memory it takes.

    python -m tests.bench.replay            # out of a kept session of fourteen seconds, again and again
    python -m tests.bench.replay SESSION    # out of one of yours, under one camera
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
from typing import NoReturn, TypeVar

from dealer_assist.keys import FOLDER
from dealer_assist.sessions.footage import Footage
from tests.sessions.looped import looped

T = TypeVar("T")

TWO_HOURS = 7_200_000_000       # microseconds
KEPT = Path(__file__).parents[1] / "sessions" / "kept" / "one-film"
WITHIN, A_SECOND = 2.0, 10      # what is wanted: opened within so many seconds, so many pictures scrubbed


def main(arguments: list[str] | None = None) -> int:
    options = argparse.ArgumentParser("python -m tests.bench.replay")
    options.add_argument("session", type=Path, nargs="?", default=KEPT)
    short: Path = options.parse_args(arguments or []).session
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with TemporaryDirectory() as folder:
        os.environ.setdefault(FOLDER, folder)
        film = Footage(short)
        return watched(looped(short, Path(folder) / "long", -(-TWO_HOURS // (film.last - film.first))))


def watched(folder: Path) -> int:
    from PySide6.QtWidgets import QApplication

    from dealer_assist.replaying.opened import open_to_look
    from dealer_assist.replaying.window import ReplayWindow

    application = QApplication.instance() or QApplication([])

    def open_window() -> ReplayWindow:
        window = ReplayWindow(open_to_look(folder), never)
        window.show()
        window.grab()
        return window

    print(f"load of the machine: {load()} on {os.cpu_count()} cores")
    window, opened = measured("opened, and the first picture shown", open_window)
    player, dice = window.player, random.Random(4)
    pictures = window.opened.header
    print(f"{(player.last - player.first) / 6e7:.0f} minutes of {pictures.width} × {pictures.height}, "
          f"{len(window.opened.log.entries)} entries, {len(window.opened.log.hands)} rounds")

    def seek() -> None:
        window.scrubber._moved(dice.randrange(player.first, player.last))
        window.grab()

    measured("a first look anywhere in it, painted", seek, 10)
    while window._looked_through < len(window.opened.log.entries):
        application.processEvents()
    _, anywhere = measured("scrubbed to anywhere in it, painted", seek, 100)
    here = [player.first + (player.last - player.first) // 2]

    def drag() -> None:
        here[0] += 5_600_000        # a pixel of the bar
        window.scrubber._moved(here[0])
        window.grab()

    _, along = measured("scrubbed along it pixel by pixel, painted", drag, 100)
    print(f"memory at most: {memory()}")
    window.close()
    reached = opened < WITHIN and max(anywhere, along) < 1 / A_SECOND
    print(f"wanted: opened within {WITHIN:g} s and {A_SECOND} pictures a second: {'reached' if reached else 'MISSED'}")
    return int(not reached)


def measured(what: str, do: Callable[[], T], times: int = 1) -> tuple[T, float]:
    """With the seconds of a core that each takes: what else runs on the machine is not counted."""
    wall, core = time.monotonic(), time.process_time()
    done = [do() for _ in range(times)][-1]
    wall, core = (time.monotonic() - wall) / times, (time.process_time() - core) / times
    print(f"{what}: {wall:.3f} s each, of which {core:.3f} s of a core"
          + (f": {1 / wall:.1f} a second" if times > 1 else ""), flush=True)
    return done, core


def never() -> NoReturn:
    raise AssertionError("nothing is read again here")


def load() -> str:
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "not known"


def memory() -> str:
    try:
        import resource
    except ImportError:         # Windows has none
        return "not known"
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit:.0f} MB"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
