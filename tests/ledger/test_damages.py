from __future__ import annotations

from pathlib import Path

from tests.ledger.damaging import DAMAGES
from tests.verify.damages import found_all


def test_random_damages_are_found_and_named(tmp_path: Path) -> None:
    """A short run of `python -m tests.verify.damages`, with chances of its own."""
    found = found_all(80, tmp_path, 7, alone_each=8)
    assert set(found) == {damage.__name__ for damage in DAMAGES}
