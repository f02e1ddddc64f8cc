"""What a calibration can fail by, for people."""

from __future__ import annotations

from dealer_assist.table.settlement import Reason


class CalibrationError(Exception):
    """One sentence: what is wrong, where, what to do. Of a file, ``faults`` has all that is wrong with it. ``reason``:
    the same for who is guided, to be said in his language."""

    def __init__(self, *faults: str, reason: Reason | None = None) -> None:
        super().__init__(faults[0])
        self.faults, self.reason = faults, reason
