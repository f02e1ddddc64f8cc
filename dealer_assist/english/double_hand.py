"""What Double Hand says."""

from __future__ import annotations

SENTENCES: dict[str, str] = {}
