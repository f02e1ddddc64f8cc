"""A camera in the network that dies, that falls silent, and that comes back: how soon it is noticed and found again.

A real RTSP server in a process of its own serves 1080p30 H.264. Also: what decoding it costs, beside the time captured.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Generator
from fractions import Fraction
from pathlib import Path

import av

from dealer_assist.resources import LAYOUTS, text_of
from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.table.layout import load_layout
from dealer_assist.vision.cameras.address import camera_at
from dealer_assist.vision.cameras.live import LiveCamera, live_moments
from dealer_assist.vision.frame import Moment
from tests.vision.cameras.rtsp_server import NEEDED, RtspServer, python_with_gstreamer

TIMES = 5
SECONDS = 20        # of film, shown again and again
GONE = 4.0          # seconds that the camera stays away: longer than the longest pause between two attempts


def main() -> int:
    if python_with_gstreamer() is None:
        print(f"cameras: not measured, GStreamer's RTSP server is not installed (apt-get install {NEEDED})")
        return 0
    with tempfile.TemporaryDirectory() as temporary:
        film = _film(Path(temporary) / "table.mkv")
        with RtspServer(film) as server:
            camera = camera_at(server.url)
            assert isinstance(camera, LiveCamera)
            moments = live_moments([camera])
            _until(moments, lambda m: bool(m.frames))
            print(f"a camera at 1080p30 by RTSP, {os.cpu_count()} cores: noticed to be "
                  "away, and its first picture after its return, in seconds")
            for what, gone, back in (("its server is killed, and started again", server.kill, server.start),
                                     ("the network swallows everything for a while", server.pause, server.go_on)):
                noticed, found = zip(*(_once(moments, gone, back) for _ in range(TIMES)), strict=True)
                print(f"  away {max(noticed):5.2f}   back {max(found):5.2f}   at most, of {TIMES} times: {what}")
            print(f"  decoding takes {_decoding(moments):.3f} of a core while somebody looks at every picture")
            moments.close()
    return 0


def _once(moments: Generator[Moment, None, None], gone: Callable[[], None],
          back: Callable[[], None]) -> tuple[float, float]:
    _until(moments, lambda m: bool(m.frames))
    gone()
    begun = time.monotonic()
    _until(moments, lambda m: m.doing[0].away_since is not None)
    noticed = time.monotonic() - begun
    _until(moments, lambda m: time.monotonic() - begun > GONE)
    back()
    begun = time.monotonic()
    _until(moments, lambda m: bool(m.frames))
    return noticed, time.monotonic() - begun


def _decoding(moments: Generator[Moment, None, None]) -> float:
    """Until it has all come anew after the last return, and then for five seconds."""
    settled = time.monotonic() + 2
    _until(moments, lambda m: time.monotonic() > settled)
    begun, spent = time.monotonic(), time.process_time()
    _until(moments, lambda m: time.monotonic() - begun > 5)
    return (time.process_time() - spent) / (time.monotonic() - begun)


def _until(moments: Generator[Moment, None, None], wanted: Callable[[Moment], bool]) -> None:
    next(moment for moment in moments if wanted(moment))


def _film(path: Path) -> Path:
    frames = SimulatedCamera(load_layout(*text_of("casino_holdem_land", LAYOUTS)), 3, 1).frames()
    pictures = [av.VideoFrame.from_ndarray(next(frames).pixels, format="bgr24").reformat(format="yuv420p")
                for _ in range(30)]
    with av.open(str(path), "w") as film:
        stream = film.add_stream("libx264", rate=30, options={"preset": "veryfast", "g": "30", "bf": "0"})
        stream.width, stream.height, stream.pix_fmt = 1920, 1080, "yuv420p"
        for number in range(30 * SECONDS):
            picture = pictures[number % 30]
            picture.pts, picture.time_base = number, Fraction(1, 30)
            film.mux(stream.encode(picture))
        film.mux(stream.encode())
    return path


if __name__ == "__main__":
    sys.exit(main())
