"""Names the system libraries that Qt and OpenCV miss on a bare Linux, and installs them where it may.

``python -m dealer_assist.libraries`` is what the Makefile runs. Elsewhere than on Linux the wheels bring all they need.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

# The Debian package of each library that the wheels expect to find on the system.
PACKAGES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libOpenGL.so.0": "libopengl0",
    "libGLX.so.0": "libglx0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libSM.so.6": "libsm6",
    "libICE.so.6": "libice6",
    "libz.so.1": "zlib1g",
}
_NOT_FOUND = re.compile(r"^\s*(\S+) => not found", re.MULTILINE)


def missing() -> list[str]:
    """Libraries that the loader does not find for the parts of Qt and OpenCV that the program uses."""
    if not sys.platform.startswith("linux") or shutil.which("ldd") is None:
        return []
    found: set[str] = set()
    for file in _binaries():
        told = subprocess.run(["ldd", str(file)], capture_output=True, text=True, check=False)
        found.update(_NOT_FOUND.findall(told.stdout))
    return sorted(found)


def _binaries() -> list[Path]:
    files: list[Path] = []
    qt = ["QtGui.*.so", "QtWidgets.*.so", "Qt/plugins/platforms/libqoffscreen.so"]
    if os.environ.get("DISPLAY") or _is_root():     # without a screen the offscreen platform is enough
        qt.append("Qt/plugins/platforms/libqxcb.so")
    for package, patterns in (("PySide6", qt), ("cv2", ["cv2*.so"])):
        spec = importlib.util.find_spec(package)
        for folder in (spec.submodule_search_locations or []) if spec else []:
            files += [file for pattern in patterns for file in Path(folder).glob(pattern)]
    return files


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def main() -> int:
    names = missing()
    if not names:
        return 0
    packages = sorted({PACKAGES[name] for name in names if name in PACKAGES})
    unknown = [name for name in names if name not in PACKAGES]
    command = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    print(f"Qt and OpenCV miss these system libraries: {', '.join(names)}", file=sys.stderr)
    if packages and shutil.which("apt-get") and _is_root():
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "--quiet"], env=environment, check=False)
        subprocess.run(command, env=environment, check=False)
        names = missing()
        if not names:
            return 0
        print(f"Still missing: {', '.join(names)}", file=sys.stderr)
    elif packages:
        print(f"Install them with: sudo {' '.join(command)}", file=sys.stderr)
    if unknown:
        print(f"No Debian package is known here for: {', '.join(unknown)}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    raise SystemExit(main())
