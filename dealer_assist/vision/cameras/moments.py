"""The cameras of one table, moment by moment: live ones as they are, recorded ones side by side by captured time."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from statistics import median

import numpy as np

from dealer_assist.vision.cameras.live import AWAY, LiveCamera, live_moments
from dealer_assist.vision.frame import Camera, CameraError, Doing, Frame, Moment, Pixels

TOGETHER = 20_000       # microseconds: what two films show within half a frame is one moment
_LATE = 3               # times as long as from the frame before to the last: so late comes no next one of a slow film
_USUAL = 9              # pictures, between which it is as long as it usually is
_SOME = 64              # one row in so many is compared first


def are_live(cameras: Sequence[Camera]) -> bool:
    return all(isinstance(camera, LiveCamera) for camera in cameras)


def moments(cameras: Sequence[Camera]) -> Generator[Moment, None, None]:
    """Without any camera time passes all the same."""
    names = [camera.name for camera in cameras]
    for name in names:
        if names.count(name) > 1:
            raise CameraError(f"{name}: named {names.count(name)} times; each camera of a table was expected once, "
                              "and films under names of their own")
    live = [camera for camera in cameras if isinstance(camera, LiveCamera)]
    if live and len(live) < len(cameras):
        raise CameraError(f"{' and '.join(names)}: one is at work and one is a film; cameras at work, or films of the "
                          "same moments, were expected")
    return _counted(live_moments(live) if live or not cameras else _recorded(cameras))


def of_size(watched: Iterable[Moment], empty: Mapping[str, Pixels]) -> Iterator[Moment]:
    """Who gives pictures of another size than those of the empty table is away: in them nothing lies where it is known
    to lie, and the film takes none of them."""
    last: dict[str, int] = {}       # when the last picture of the right size was captured
    wrong: dict[str, str] = {}      # who gives others
    for moment in watched:
        for frame in moment.frames:
            if other := other_size(frame, empty[frame.camera]):
                wrong[frame.camera] = other
                last.setdefault(frame.camera, frame.captured_at)
            else:
                wrong.pop(frame.camera, None)
                last[frame.camera] = frame.captured_at
        yield replace(moment, doing=tuple(
            replace(one, away_since=last[one.camera], why=one.why or wrong[one.camera])
            if one.camera in wrong and moment.at - last[one.camera] >= AWAY else one for one in moment.doing))


def other_size(frame: Frame, empty: Pixels) -> str:
    """What is wrong with a picture's size, and what to do; empty: nothing."""
    (high, wide), (known_high, known_wide) = frame.pixels.shape[:2], empty.shape[:2]
    if (high, wide) == (known_high, known_wide):
        return ""
    return (f"gives pictures of {wide} x {high}; {known_wide} x {known_high} was expected, as when the table was "
            "opened: set it back")


def _counted(watched: Generator[Moment, None, None]) -> Generator[Moment, None, None]:
    """With the pictures that were given twice; they are handed on, a stream with little to show has many."""
    last: dict[str, Pixels] = {}
    repeated = Counter[str]()
    try:
        for moment in watched:
            for frame in moment.frames:
                before, last[frame.camera] = last.get(frame.camera), frame.pixels
                repeated[frame.camera] += before is not None and _same(before, frame.pixels)
            yield replace(moment, doing=tuple(replace(one, repeated=repeated[one.camera]) for one in moment.doing))
    finally:
        watched.close()


def _same(one: Pixels, other: Pixels) -> bool:
    return np.array_equal(one[::_SOME], other[::_SOME]) and np.array_equal(one, other)


@dataclass(slots=True)
class _Film:
    """How far one of them has been shown."""

    name: str
    frames: Iterator[Frame]
    head: Frame | None      # the next one
    captured: int = 0
    last: int = 0           # when the last frame that was shown was captured ...
    apart: int = 0          # ... and how long after the one before
    steps: deque[int] = field(default_factory=lambda: deque(maxlen=_USUAL))      # the newest of such times
    missing: int = 0        # frames that whoever wrote the film had lost

    def shows(self, frame: Frame) -> None:
        if self.captured:
            self.apart = frame.captured_at - self.last
            self.steps.append(self.apart)
            usual = median(self.steps)
            if len(self.steps) == _USUAL and 1.5 * usual < self.apart < AWAY:
                self.missing += round(self.apart / usual) - 1
        self.captured, self.last = self.captured + 1, frame.captured_at

    def doing(self, at: int) -> Doing:
        """A film with a gap in it tells of a camera that was away."""
        away = self.head is not None and at - self.last >= AWAY and (
            0 < _LATE * self.apart < self.head.captured_at - self.last)
        return Doing(self.name, self.captured, self.missing, self.last if away else None)


def _recorded(cameras: Sequence[Camera]) -> Generator[Moment, None, None]:
    """Every frame; ends when the last film ends, and with the error of the first that breaks off."""
    films = [_Film(camera.name, frames, next(frames, None))
             for camera, frames in ((camera, iter(camera.frames())) for camera in cameras)]
    last = 0
    while waiting := [film.head.captured_at for film in films if film.head]:
        meanwhile = tuple(film.doing(last + AWAY) for film in films)
        if last + AWAY < min(waiting) and any(one.away_since is not None for one in meanwhile):
            yield Moment(last + AWAY, (), meanwhile)
        shown = [(film, film.head) for film in films if film.head and film.head.captured_at < min(waiting) + TOGETHER]
        for film, frame in shown:
            film.shows(frame)
        last = max(last, *(frame.captured_at for _, frame in shown))
        yield Moment(last, tuple(frame for _, frame in shown), tuple(film.doing(last) for film in films))
        for film, _ in shown:
            film.head = next(film.frames, None)
