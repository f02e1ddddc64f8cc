"""What stands against using the pit, in sentences. Imports nothing: every command knows these, few use the pit."""

from __future__ import annotations


class PitError(Exception):
    """The pit's database cannot be used: a sentence that says where, why and what to do."""


class Away(PitError):
    """It does not answer, or not any more."""


class Refused(PitError):
    """The pit has it otherwise, and does not take this."""
