"""``python -m tests.bench`` measures all; ``python -m tests.bench.hands`` and the others of this folder one thing."""

from __future__ import annotations

import sys

from tests.bench import cameras, hands, ledger, pipeline, pit, replay, screen, table, whole_hand, zones


def main() -> int:
    return max(hands.main(), whole_hand.main(), table.main(), pipeline.main(), zones.main(),
               cameras.main(), ledger.main(), pit.main(), screen.main(), replay.main())


if __name__ == "__main__":
    sys.exit(main())
