"""Which weights of a leg are kept: those that read real photographs best, for scenes are only ever like them."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path

from dealer_assist.training.evaluate import SampleSet, score
from dealer_assist.training.leg import NoNote, write_whole
from dealer_assist.training.measures import Outcome
from dealer_assist.vision.reading import CardReader

_WRONG_COSTS = 20       # cards read rightly


class Best:
    """Beside the newest weights of a leg lie the best ones, and what they read."""

    def __init__(self, newest: Path, what: str, sets: Sequence[SampleSet], made: Callable[[Path, Path], Path],
                 threads: int) -> None:
        """``what``: is trained. ``made``: writes the models that weights become into a folder, and gives the weights to
        be kept."""
        self.weights = newest.with_name(f"{newest.stem}-best-{what}{newest.suffix}")
        self._note, self._sets, self._made, self._threads = self.weights.with_suffix(".json"), sets, made, threads
        self._asked = _digest(sets)
        self._best = self._known()

    def judge(self, weights: Path, minutes: float) -> None:
        """Keeps a copy of these weights if none before them read the same photographs as well."""
        with tempfile.TemporaryDirectory(prefix=".judged-", dir=self.weights.parent) as folder:
            kept = self._made(weights, Path(folder)).read_bytes()
            reader = CardReader(Path(folder), self._threads)
            scores = [score(reader, of_set, lambda line: None) for of_set in self._sets]
        right = sum(one.accepted(Outcome.RIGHT) for one in scores)
        wrong = sum(one.wrong for one in scores)
        worth = right - _WRONG_COSTS * wrong
        told = f"photographs after {minutes:.1f} minutes: {right} read rightly, {wrong} wrongly"
        if self._best is not None and worth <= self._best:
            print(f"{told}; no better than {self.weights}", flush=True)
            return
        self._best = worth
        note = json.dumps({"photographs": self._asked, "worth": worth, "right": right, "wrong": wrong,
                           "minutes": minutes})
        write_whole(self.weights, lambda file: file.write_bytes(kept))
        write_whole(self._note, lambda file: file.write_text(note, encoding="utf-8"))
        print(f"{told}: kept as {self.weights}", flush=True)

    def _known(self) -> int | None:
        """What the best so far are worth, if a leg before this one judged by the same photographs."""
        if not (self._note.exists() and self.weights.exists()):
            return None
        try:
            told = json.loads(self._note.read_text(encoding="utf-8"))
            return int(told["worth"]) if told["photographs"] == self._asked else None
        except (ValueError, KeyError, TypeError):
            raise NoNote(self._note) from None


def _digest(sets: Sequence[SampleSet]) -> str:
    asked = sha256()
    for of_set in sets:
        for sample in of_set.samples:
            asked.update(repr((sample.file.name, sample.labelled, sample.share, sample.lean)).encode())
    return asked.hexdigest()
