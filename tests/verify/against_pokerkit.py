"""Thousands of random legal hands beside pokerkit: ``python -m tests.verify.against_pokerkit 2000`` (of each game)."""

from __future__ import annotations

import sys

from tests.games.pokerkit_talk import GAMES, compare


def main() -> None:
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else 2_000
    for name in GAMES:
        shared, skipped = compare(name, hands)
        print(f"{name:18} {hands:,} hands equal, {shared:,} with a shared pot, {skipped:,} not compared", flush=True)


if __name__ == "__main__":
    main()
