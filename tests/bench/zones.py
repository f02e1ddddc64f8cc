"""What a changed zone costs: zones as the rounds of ten games really make the table read them, each read alone.

``python -m tests.bench.zones [--seed 4711]``. A zone is read around what covers its felt, so that how large it is drawn
on the felt says little. By the clock, with two threads, on cores that should have nothing else to do.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Sequence

from dealer_assist.live import look_for_felt
from dealer_assist.resources import MODELS
from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.simulator.deals import DEALERS
from dealer_assist.vision.frame import Pixels
from dealer_assist.vision.reading import CardReader, Seen
from dealer_assist.vision.recogniser import Recogniser
from tests.simulator.judging import FELTS, layout_of

SAMPLED = 40    # pictures of a felt
TIMES = 3


class _Keeping(CardReader):
    """Reads, and keeps what it was given to read."""

    given: list[Pixels]

    def read(self, pictures: Sequence[Pixels]) -> list[tuple[Seen, ...]]:
        self.given += pictures
        return super().read(pictures)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser("zones", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=4711)
    options = parser.parse_args(arguments or [])
    reader = _Keeping(MODELS)
    print(f"a zone that changed, models {reader.digest[:12]}, two threads: milliseconds by the clock")
    print(f"{'':34} {'zones':>6} {'wide':>5} {'high':>5} {'median':>7} {'p95':>6}")
    total: list[float] = []
    for form in FELTS:
        pictures = changed(form, options.seed, reader)
        spent = [_read_in(reader, picture) for picture in pictures[:: -(-len(pictures) // SAMPLED)]]
        wide, high = (statistics.median(picture.shape[axis] for picture in pictures) for axis in (1, 0))
        print(f"{form:34} {len(pictures):6} {wide:5.0f} {high:5.0f} {_at(spent, 0.5):7.1f} {_at(spent, 0.95):6.1f}")
        total += spent
    print(f"{'all felts':34} {'':18} {_at(total, 0.5):7.1f} {_at(total, 0.95):6.1f}")
    return 0


def changed(form: str, seed: int, reader: _Keeping) -> list[Pixels]:
    """All that a round on this felt made the recogniser read."""
    layout = layout_of(form)
    felt = look_for_felt(SimulatedCamera(layout, seed, 1 + DEALERS[layout.game].rounds_before), layout)
    recogniser = Recogniser(reader, layout, felt.plane, felt.reference)
    reader.given = []
    for frame in felt.frames:
        recogniser.look(frame)
    return reader.given


def _read_in(reader: CardReader, picture: Pixels) -> float:
    took = []
    for _ in range(TIMES):
        begun = time.perf_counter()
        reader.read([picture])
        took.append(time.perf_counter() - begun)
    return 1000 * statistics.median(took)


def _at(values: list[float], share: float) -> float:
    return sorted(values)[min(int(len(values) * share), len(values) - 1)]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
