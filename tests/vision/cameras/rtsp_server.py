"""A real RTSP server (GStreamer's) in a process of its own, that can be killed, started again at its port, and paused.

Run by the system's Python, which has GStreamer's bindings: ``python3 rtsp_server.py FILM PORT NAME:PASSWORD`` prints
its port (0: any that is free) and serves a Matroska film of H.264, to each who asks from its beginning.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path
from types import TracebackType

NEEDED = "gir1.2-gst-rtsp-server-1.0 gstreamer1.0-plugins-good python3-gi"
_BINDINGS = """
import gi
gi.require_version("Gst", "1.0")
gi.require_version("GstRtspServer", "1.0")
from gi.repository import GLib, Gst, GstRtspServer
Gst.init(None)
assert all(Gst.ElementFactory.find(name) for name in ("matroskademux", "h264parse", "rtph264pay"))
"""


@cache
def python_with_gstreamer() -> str | None:
    """A Python of this machine that can serve; None: there is none."""
    for python in dict.fromkeys((sys.executable, "/usr/bin/python3", shutil.which("python3") or "")):
        if python and Path(python).exists() and subprocess.run(
                [python, "-c", _BINDINGS], capture_output=True, timeout=60, check=False).returncode == 0:
            return python
    return None


class RtspServer:
    def __init__(self, film: Path, login: str = "") -> None:
        self.film, self.login, self.port = film, login, 0
        self.start()

    @property
    def url(self) -> str:
        return f"rtsp://{self.login + '@' if self.login else ''}127.0.0.1:{self.port}/table"

    def start(self) -> None:
        python = python_with_gstreamer()
        assert python is not None
        self.process = subprocess.Popen([python, __file__, str(self.film), str(self.port), self.login],
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def pause(self) -> None:
        """As a network does that swallows everything: no connection ends, and nothing comes."""
        os.kill(self.process.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        os.kill(self.process.pid, signal.SIGCONT)

    def __enter__(self) -> RtspServer:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.kill()


def serve(film: str, port: str, login: str) -> None:
    import gi  # type: ignore[import-not-found]
    gi.require_version("Gst", "1.0")
    gi.require_version("GstRtspServer", "1.0")
    from gi.repository import GLib, Gst, GstRtspServer  # type: ignore[import-not-found]

    Gst.init(None)
    server = GstRtspServer.RTSPServer()
    server.set_address("127.0.0.1")
    server.set_service(port)
    stream = GstRtspServer.RTSPMediaFactory()
    stream.set_launch(f'( filesrc location="{film}" ! matroskademux ! h264parse ! rtph264pay name=pay0 pt=96 )')
    server.get_mount_points().add_factory("/table", stream)
    if login:
        role, _, password = login.partition(":")
        may = GstRtspServer.RTSPPermissions()
        for what in ("access", "construct"):
            may.add_permission_for_role(role, f"media.factory.{what}", True)
        stream.set_permissions(may)
        token = GstRtspServer.RTSPToken()
        token.set_string("media.factory.role", role)
        auth = GstRtspServer.RTSPAuth()
        auth.add_basic(GstRtspServer.RTSPAuth.make_basic(role, password), token)
        server.set_auth(auth)
    server.attach(None)
    print(server.get_bound_port(), flush=True)
    GLib.MainLoop().run()


if __name__ == "__main__":
    serve(*sys.argv[1:4])
