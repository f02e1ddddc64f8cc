"""What the poker games say."""

from __future__ import annotations

SENTENCES: dict[str, str] = {}
