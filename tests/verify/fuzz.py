"""Damaged files at every door (tests/fuzz), for as long as there is time.

    python -m tests.verify.fuzz                         # every door, 30 s each
    python -m tests.verify.fuzz "house file" --seconds 600

With atheris (pip install '.[fuzz]', where it runs) the other half of the time goes to files that reach code which none
reached before. Exit code 1: something came through; the file lies where the last line says.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
import traceback
from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

from hypothesis import HealthCheck, Phase, given, settings

from tests.fuzz.damage import damaged
from tests.fuzz.doors import DOORS, Broken, Door, hold


class Enough(BaseException):
    pass


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("doors", nargs="*", metavar="DOOR", help=", ".join(DOORS))
    parser.add_argument("--seconds", type=int, default=30, help="for each door (30)")
    options = parser.parse_args()
    if unknown := set(options.doors) - set(DOORS):
        parser.error(f"{', '.join(sorted(unknown))}: no such door; {', '.join(DOORS)} are known")
    fine = True
    for name in options.doors or DOORS:
        has_atheris = find_spec("atheris") is not None
        came, files = through(DOORS[name], options.seconds // 2 if has_atheris else options.seconds)
        print(f"{name}: {files} damaged files{'' if came is None else f', and one came through: {came}'}", flush=True)
        fine &= came is None
        if has_atheris:
            folder = mkdtemp(prefix="guided-")
            done = subprocess.run([sys.executable, "-m", "tests.fuzz.guided", name, str(options.seconds // 2)],
                                  env=os.environ | {"TMPDIR": folder}, stderr=subprocess.PIPE, text=True, check=False)
            runs = [line for line in done.stderr.splitlines() if line.startswith(("Done ", "#"))]
            print(f"{name}, guided: {runs[-1] if runs else 'no run'}", flush=True)
            if done.returncode:
                print(f"{done.stderr[-3000:]}\nkept in {folder}")
                fine = False
            else:
                rmtree(folder)
    if find_spec("atheris") is None:
        print("NOT TESTED: atheris is not installed (pip install '.[fuzz]'): nothing was guided")
    return not fine


def through(door: Door, seconds: float) -> tuple[Path | None, int]:
    """The first file that came through, if one did, and how many were tried."""
    folder, files, last = Path(mkdtemp(prefix="fuzz-")), 0, time.monotonic() + seconds
    worst: list[bytes] = []

    @settings(max_examples=10**9, deadline=None, database=None, suppress_health_check=list(HealthCheck),
              phases=[Phase.generate, Phase.shrink])
    @given(damaged(door.seeds()))
    def comes(content: bytes) -> None:
        nonlocal files, folder
        if time.monotonic() > last:
            raise Enough
        files += 1
        if not files % 500:
            rmtree(folder)
            folder.mkdir()
        try:
            hold(door, content, folder)
        except Broken:
            worst[:] = [content]
            raise

    try:
        comes()
    except Enough:
        if not worst:
            rmtree(folder)
            return None, files
    except Broken:
        traceback.print_exc()
    kept = folder / f"came-through{door.suffix}"
    kept.write_bytes(worst[0])
    return kept, files


if __name__ == "__main__":
    sys.exit(main())

