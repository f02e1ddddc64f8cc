"""A leg of training: so many minutes by the clock, however often it is stopped between."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

_SAVED_EVERY = 120      # seconds: no more is lost when the machine fails
_JUDGED_EVERY = 900

Judge = Callable[[Path, float], object]     # is given the newest weights and the minutes that they took


class NoNote(Exception):
    """A file that a leg should have written says nothing that a leg writes."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"{file}: not what a leg of training writes; delete it, and the leg begins without it")


def write_whole(file: Path, write: Callable[[Path], object]) -> None:
    """What is there is whole, or what was there before."""
    unfinished = file.with_name(file.name + ".part")
    write(unfinished)
    unfinished.replace(file)


class Leg:
    """Beside its weights lies, until it is over, how far it came: the same command goes on from there."""

    def __init__(self, weights: Path, minutes: float, warm_from: Path | None, what: str,
                 judge: Judge | None = None) -> None:
        """``what``: is trained, of which only weights of the same can be gone on with."""
        self.weights, self.warm_from, self._judge = weights, warm_from, judge
        self._note, self._what, self._minutes, self._before = weights.with_suffix(".leg"), what, minutes, 0.0
        if warm_from is None and weights.exists() and self._note.exists():
            try:
                told = json.loads(self._note.read_text(encoding="utf-8"))
                same, before = told["what"] == what, float(told["minutes"])
            except (ValueError, KeyError, TypeError):
                raise NoNote(self._note) from None
            if same:
                self.warm_from, self._before = weights, before
                print(f"going on with {weights} after {self._before:.1f} of {minutes:g} minutes; to begin anew, delete "
                      f"{self._note}", flush=True)
        self._started = self._saved = self._judged = time.monotonic()

    @property
    def minutes(self) -> float:
        """That were spent."""
        return self._before + (time.monotonic() - self._started) / 60

    @property
    def left(self) -> float:
        return max(self._minutes - self.minutes, 0.01)      # none at all would be without end to who trains

    @property
    def spent(self) -> float:
        """Of the whole leg, up to 1."""
        return min(self.minutes / self._minutes, 1.0)

    @contextmanager
    def kept(self, save: Callable[[Path], object]) -> Iterator[Callable[[], None]]:
        """What is given is to be called after each step: it saves from time to time, and so does whoever stops the leg.
        Less often what was saved is judged, and so are the last weights."""
        begun = False

        def step() -> None:
            nonlocal begun
            begun = True
            if self._judge is not None and time.monotonic() - self._judged > _JUDGED_EVERY:
                self._keep(save)
                self._judge(self.weights, self.minutes)
                self._judged = time.monotonic()
            elif time.monotonic() - self._saved > _SAVED_EVERY:
                self._keep(save)

        try:
            yield step
        except KeyboardInterrupt:
            if begun:
                self._keep(save)
                print(f"{self.minutes:.1f} of {self._minutes:g} minutes are in {self.weights}; the same command goes "
                      "on from there", flush=True)
            raise
        self._keep(save)
        if self._judge is not None:
            self._judge(self.weights, self.minutes)
        self._note.unlink()

    def _keep(self, save: Callable[[Path], object]) -> None:
        self._saved = time.monotonic()
        self.weights.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.weights, save)
        write_whole(self._note, self._tell)

    def _tell(self, file: Path) -> None:
        file.write_text(json.dumps({"what": self._what, "minutes": self.minutes}), encoding="utf-8")
