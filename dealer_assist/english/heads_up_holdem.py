"""What Heads-Up Hold'em says."""

from __future__ import annotations

SENTENCES: dict[str, str] = {}
