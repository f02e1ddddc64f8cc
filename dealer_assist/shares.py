"""How much a count can tell of what it counts. Shares only: no amount of money is here."""

from __future__ import annotations

import math

WIDE = 1.96         # standard deviations: an interval that holds in 95 of 100 cases


def wilson(part: int, whole: int, z: float = WIDE) -> tuple[float, float]:
    """The interval for a share, 95 % wide; sound for shares near nought and one too."""
    share, weight = part / whole, 1 + z * z / whole
    middle = (share + z * z / (2 * whole)) / weight
    half = z * math.sqrt(share * (1 - share) / whole + z * z / (4 * whole * whole)) / weight
    return (0.0 if part == 0 else max(middle - half, 0.0)), (1.0 if part == whole else min(middle + half, 1.0))
