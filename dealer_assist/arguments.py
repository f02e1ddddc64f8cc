"""Numbers as a command line gives them: what is none is refused in a sentence."""

from __future__ import annotations

import argparse


def positive(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) < 10_000:
        raise argparse.ArgumentTypeError(f"{text!r} found; a whole number from 1 to 9999 was expected")
    return int(text)


def seed(text: str) -> int:
    if not text.isdecimal() or len(text) > 18:
        raise argparse.ArgumentTypeError(f"{text!r} found; a whole number of at most 18 digits was expected")
    return int(text)
