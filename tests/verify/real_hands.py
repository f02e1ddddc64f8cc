"""Real no-limit hands with side pots, each paid to the chip: ``python -m tests.verify.real_hands FILE``.

FILE holds one JSON object a line: ``phh`` (a hand of the public phh-dataset, MIT licensed, in its own format),
``payoffs`` (what each player must win or lose) and ``pots`` (amount and players of each). The referee that worked the
payoffs out splits whole chips with the remainder to the first, and amounts with decimals exactly: so does this.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from fractions import Fraction
from pathlib import Path

from dealer_assist import phh
from dealer_assist.games.game import Settle
from dealer_assist.games.pots import OddChip

FINE = 6_000        # minor units of a currency unit: cents, and their halves and thirds


def compare(file: Path) -> Counter[str]:
    found: Counter[str] = Counter()
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        row = json.loads(line)
        first, = phh.read(row["phh"], str(number))
        whole = all(act.amount % first.scale == 0 for act in first.update.round.acts)
        hand, = phh.read(row["phh"], str(number), FINE, FINE if whole else 1, OddChip.ALL_TO_FIRST)
        payoffs = [Fraction(payoff) * FINE for payoff in row["payoffs"]]
        pots = [(Fraction(amount) * FINE, set(players)) for amount, players in row["pots"]]
        ours = [(pot.amount, {party.seat - 1 for party in pot.eligible}) for pot in hand.settlement.pots]
        found["hands"] += 1
        # the file writes thirds of a cent rounded
        found["paid to the chip"] += all(abs(a - b) < 1 for a, b in zip(hand.net(), payoffs, strict=True))
        found["the same pots, contested by the same"] += ours == pots
        found["every act as it was due"] += not hand.update.departed and isinstance(hand.update.step, Settle)
    return found


def main() -> int:
    if len(sys.argv) != 2:
        print("usage: python -m tests.verify.real_hands FILE (JSON lines with phh, payoffs and pots)")
        return 2
    found = compare(Path(sys.argv[1]))
    for what, count in found.items():
        print(f"{count:>6} {what}")
    return 0 if set(found.values()) == {found["hands"]} else 1


if __name__ == "__main__":
    sys.exit(main())
