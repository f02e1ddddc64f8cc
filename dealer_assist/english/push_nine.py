"""What Push Nine says."""

from __future__ import annotations

SENTENCES: dict[str, str] = {}
