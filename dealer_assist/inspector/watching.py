"""Which picture of the film is looked at, and how it plays. One is fetched at a time, and only the newest asked for."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from dealer_assist.inspector.work import Lane, Work
from dealer_assist.sessions.footage import Footage
from dealer_assist.vision.frame import Frame

SPEEDS = (0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
TICK = 40                   # milliseconds between two pictures while it plays
KEPT = 4                    # films that are held open
AFTER = 3_000_000           # microseconds after the last entry at which it stops


class Watching(QObject):
    def __init__(self, parent: QObject, work: Work, show: Callable[[Frame], None],
                 failed: Callable[[Exception], None]) -> None:
        super().__init__(parent)
        self._work, self._show, self._failed = work, show, failed
        self.camera, self.cameras = 0, 0
        self.at: int | None = None
        self.begin: int | None = None           # of what a viewing clip shows; None: not chosen
        self.end: int | None = None
        self._speed = SPEEDS.index(1.0)
        self._folder: Path | None = None
        self._until = 0
        self._wanted: tuple[Path, int, int] | None = None       # session, camera, moment
        self._films: dict[tuple[Path, int], Footage] = {}
        self._playing = QTimer(self, interval=TICK)
        self._playing.timeout.connect(self._tick)

    @property
    def playing(self) -> bool:
        return self._playing.isActive()

    @property
    def speed(self) -> float:
        return SPEEDS[self._speed]

    def open(self, folder: Path, cameras: int, until: int) -> None:
        """Another round. ``until``: its last entry."""
        self._folder, self.cameras, self._until = folder, cameras, until
        self.camera, self.at, self.begin, self.end = 0, None, None, None
        self._playing.stop()

    def look(self, at: int) -> None:
        """At the picture that was the newest at this moment."""
        self.at = at
        if self._folder is None or not self.cameras:
            return
        idle = self._wanted is None
        self._wanted = self._folder, self.camera, at
        if idle:
            self._fetch()

    def step(self, by: int) -> None:
        self._playing.stop()
        times = self.times
        if times and self.at is not None:
            now = bisect_right(times, self.at) - 1
            self.look(times[min(max(now + by, 0), len(times) - 1)])

    def play(self) -> None:
        if self._playing.isActive():
            self._playing.stop()
        elif self.at is not None:
            self._playing.start()

    def stop(self) -> None:
        self._playing.stop()

    def faster(self, by: int) -> None:
        self._speed = min(max(self._speed + by, 0), len(SPEEDS) - 1)

    def next_camera(self) -> None:
        self.camera = (self.camera + 1) % max(1, self.cameras)
        if self.at is not None:
            self.look(self.at)

    @property
    def times(self) -> Sequence[int]:
        film = self._films.get((self._folder, self.camera)) if self._folder else None
        return film.times if film else ()

    # ── inside ──
    def _fetch(self) -> None:
        assert self._wanted is not None
        self._work.do(partial(self._frame, *self._wanted), partial(self._came, self._wanted), lane=Lane.FILM,
                      failed=self._none)

    def _frame(self, folder: Path, camera: int, at: int) -> Frame:
        key = folder, camera
        if key not in self._films:
            if len(self._films) >= KEPT:
                self._films.clear()
            self._films[key] = Footage(folder, camera)
        return self._films[key].frame_at(at)

    def _came(self, asked: tuple[Path, int, int], frame: Frame) -> None:
        if self._wanted != asked:
            self._fetch()
        else:
            self._wanted = None
        if asked[:2] == (self._folder, self.camera):        # while it plays fast, one that is a little late is shown
            self._show(frame)

    def _none(self, why: Exception) -> None:
        self._wanted = None
        self._playing.stop()
        self._failed(why)

    def _tick(self) -> None:
        times = self.times
        if not times or self.at is None or self.at >= times[-1]:
            self._playing.stop()
            return
        at = self.at + round(TICK * 1000 * self.speed)
        self.look(at if bisect_left(times, at) < len(times) else times[-1])
        if self.at > self._until + AFTER:
            self._playing.stop()
