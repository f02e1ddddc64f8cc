from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from fractions import Fraction
from pathlib import Path

import av
import numpy as np
import pytest

from tests.vision.cameras.rtsp_server import NEEDED, RtspServer, python_with_gstreamer

BARS, WIDE = 12, 8      # of a picture: its number in binary, the lowest bit on the left; pixels

Serve = Callable[..., RtspServer]


@pytest.fixture
def serve(not_tested: Callable[[str], None]) -> Iterator[Serve | None]:
    """Serves a film by RTSP until the test ends; None where this machine has no server."""
    if python_with_gstreamer() is None:
        not_tested(f"cameras by RTSP: GStreamer's server is not installed (apt-get install {NEEDED})")
        yield None
        return
    with ExitStack() as servers:
        yield lambda film, login="": servers.enter_context(RtspServer(film, login))


@pytest.fixture(scope="session")
def numbered(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Half a minute of film whose pictures show their number, a whole picture every second, as cameras send it."""
    path = tmp_path_factory.mktemp("films") / "numbered.mkv"
    with av.open(str(path), "w") as film:
        stream = film.add_stream("libx264", rate=30, options={"g": "30", "bf": "0", "preset": "ultrafast"})
        stream.width, stream.height, stream.pix_fmt = WIDE * BARS, 32, "yuv420p"
        for number in range(900):
            bars = np.repeat([240 if number >> bit & 1 else 16 for bit in range(BARS)], WIDE).astype(np.uint8)
            picture = av.VideoFrame.from_ndarray(np.tile(bars[:, None], (32, 1, 3)), format="bgr24")
            picture.pts, picture.time_base = number, Fraction(1, 30)
            film.mux(stream.encode(picture))
        film.mux(stream.encode())
    return path
