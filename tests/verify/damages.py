"""Thousands of random damages to a session, each found by both verifiers: ``python -m tests.verify.damages [COUNT]``.

Both also have a checkpoint and the public key that were kept elsewhere: without the first, who has the machine's key
could write all of it anew.
"""

from __future__ import annotations

import io
import json
import os
import sys
from collections import Counter
from contextlib import redirect_stdout
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from dealer_assist.cli import main as dealer_assist
from dealer_assist.keys import FOLDER, KeyStore
from dealer_assist.ledger import verify
from dealer_assist.ledger.store import RECORD, checkpoints
from tests.ledger.damaging import damaged
from tests.ledger.recorded import session


def found_all(count: int, folder: Path, seed: int, alone_each: int = 1) -> Counter[str]:
    """Raises at the first damage that is not found, or not named. ``alone_each``: so often verify.py looks too."""
    chance, key = Random(seed), KeyStore.open().signing_key(RECORD)
    whole, copy = session(folder / "whole"), folder / "copy"
    kept, trusted = folder / "checkpoint", folder / "key"
    last = checkpoints(whole / "ledger.sqlite")[-1]
    kept.write_text(last.text, encoding="utf-8")
    trusted.write_text(key.public.text, encoding="utf-8")
    elsewhere = ["--key", str(trusted), "--checkpoint", str(kept)]
    for sound in (_by_the_program(whole, elsewhere), (_alone(whole, elsewhere), [])):
        assert sound == (0, []), sound
    found: Counter[str] = Counter()
    for number in range(count):
        name, (first, end) = damaged(whole, copy, key, chance)
        code, entries = _by_the_program(copy, elsewhere)
        told = f"damage {number} of seed {seed}, {name} at {first} to {end}: {code}, {entries}"
        assert code == 4, told
        assert not entries or first <= min(entries) <= end or name.startswith("rewritten"), told
        if number % alone_each == 0:
            assert _alone(copy, elsewhere) == 4, told
        found[name] += 1
    return found


def _by_the_program(folder: Path, elsewhere: list[str]) -> tuple[int, list[int]]:
    """The exit code, and which entries it names."""
    out = io.StringIO()
    with redirect_stdout(out):
        code = dealer_assist(["ledger", "verify", str(folder), "--json", *elsewhere])
    findings = json.loads(out.getvalue())["findings"] if out.getvalue() else []
    return code, [finding["entry"] for finding in findings if finding["entry"]]


def _alone(folder: Path, elsewhere: list[str]) -> int:
    with redirect_stdout(io.StringIO()):
        return verify.main([str(folder), *elsewhere])


def main(count: int = 5000, seed: int = 1) -> int:
    with TemporaryDirectory() as folder:
        os.environ[FOLDER] = str(Path(folder) / "keys")
        found = found_all(count, Path(folder), seed)
    for name, times in sorted(found.items()):
        print(f"{times:6}  {name.replace('_', ' ')}")
    print(f"{found.total()} random damages: each was found by dealer-assist ledger verify and by verify.py, and named")
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:3])))
