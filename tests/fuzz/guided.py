"""Damaged files at a door, guided to code that none reached before: ``python -m tests.fuzz.guided DOOR SECONDS``.

Needs atheris. Only our own code, and the readers of TOML and JSON, are watched: they are what files are to get through.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import mkdtemp

import atheris

with atheris.instrument_imports(include=["dealer_assist", "tomllib", "json"]):
    from tests.fuzz.doors import DOORS, hold


def main(name: str, seconds: str) -> None:
    """Ends the process, as libFuzzer does."""
    door, corpus, folder = DOORS[name], Path(mkdtemp(prefix="seeds-")), Path(mkdtemp(prefix="fuzz-"))
    for number, seed in enumerate(door.seeds()):
        (corpus / str(number)).write_bytes(seed)
    hold(door, door.seeds()[0], folder)
    atheris.Setup([sys.argv[0], f"-max_total_time={seconds}", "-max_len=20000", "-rss_limit_mb=4000", "-timeout=60",
                   f"-artifact_prefix={folder}/", str(corpus)], lambda content: hold(door, content, folder))
    atheris.Fuzz()


if __name__ == "__main__":
    main(*sys.argv[1:])
