"""The cameras of one table, moment by moment: live ones as they are, recorded ones side by side by captured time."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from dealer_assist.vision.cameras.live import LiveCamera, live_moments
from dealer_assist.vision.frame import Camera, CameraError, Doing, Frame, Moment

TOGETHER = 20_000       # microseconds: what two films show within half a frame is one moment


def are_live(cameras: Sequence[Camera]) -> bool:
    return all(isinstance(camera, LiveCamera) for camera in cameras)


def moments(cameras: Sequence[Camera]) -> Generator[Moment, None, None]:
    """Without any camera time passes all the same."""
    names = [camera.name for camera in cameras]
    for name in names:
        if names.count(name) > 1:
            raise CameraError(f"{name}: named {names.count(name)} times; each camera of a table was expected once")
    live = [camera for camera in cameras if isinstance(camera, LiveCamera)]
    if live and len(live) < len(cameras):
        raise CameraError(f"{' and '.join(names)}: one is at work and one is a film; cameras at work, or films of the "
                          "same moments, were expected")
    return live_moments(live) if live or not cameras else _recorded(cameras)


def _recorded(cameras: Sequence[Camera]) -> Generator[Moment, None, None]:
    """Every frame; ends when the last film ends, and with the error of the first that breaks off."""
    films = [camera.frames() for camera in cameras]
    heads: list[Frame | None] = [next(film, None) for film in films]
    doing = [Doing(camera.name) for camera in cameras]
    last = 0
    while waiting := [head.captured_at for head in heads if head]:
        shown = [n for n, head in enumerate(heads) if head and head.captured_at < min(waiting) + TOGETHER]
        frames = tuple(head for n in shown if (head := heads[n]))
        for n in shown:
            doing[n] = Doing(cameras[n].name, doing[n].captured + 1)
        last = max(last, *(frame.captured_at for frame in frames))
        yield Moment(last, frames, tuple(doing))
        for n in shown:
            heads[n] = next(films[n], None)
