"""Numbers as a command line gives them: what is none is refused in a sentence."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any


def positive(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) < 10_000:
        raise argparse.ArgumentTypeError(f"{text!r} found; a whole number from 1 to 9999 was expected")
    return int(text)


def seed(text: str) -> int:
    if not text.isdecimal() or len(text) > 18:
        raise argparse.ArgumentTypeError(f"{text!r} found; a whole number of at most 18 digits was expected")
    return int(text)


class Once(argparse.Action):
    """Given again, the first would be dropped without a word."""

    def __call__(self, parser: argparse.ArgumentParser, namespace: argparse.Namespace,
                 values: str | Sequence[Any] | None, option_string: str | None = None) -> None:
        before = getattr(namespace, self.dest)
        if before is not None:
            raise argparse.ArgumentError(self, f"{before} and {values} found; one was expected: leave one out")
        setattr(namespace, self.dest, values)
