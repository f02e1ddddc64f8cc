"""How each game is dealt: one file a game, listed by hand."""

from __future__ import annotations

import random

from dealer_assist.simulator.dealing import Dealer, Mistake, NoSuchDeal
from dealer_assist.simulator.deals.blackjack import BlackjackDealer
from dealer_assist.simulator.deals.casino_holdem import CasinoHoldemDealer
from dealer_assist.simulator.script import Script
from dealer_assist.table.layout import Layout

DEALERS: dict[str, type[Dealer]] = {
    "blackjack": BlackjackDealer,
    "casino_holdem": CasinoHoldemDealer,
}


def script(layout: Layout, seed: int, rounds: int, starts: int = 0, mistake: Mistake | None = None) -> Script:
    if layout.game not in DEALERS:
        raise NoSuchDeal(f"{layout.name}: nobody here deals {layout.game}; one of {', '.join(DEALERS)} was expected")
    return DEALERS[layout.game](layout, random.Random(seed), starts, mistake).rounds(rounds)
