"""What a calibration can fail by, for people."""

from __future__ import annotations


class CalibrationError(Exception):
    """One sentence: what is wrong, where, what to do. Of a file, ``faults`` has all that is wrong with it."""

    def __init__(self, *faults: str) -> None:
        super().__init__(faults[0])
        self.faults = faults
