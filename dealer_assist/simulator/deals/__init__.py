"""How each game is dealt: one file a game, listed by hand."""

from __future__ import annotations

import random

from dealer_assist.simulator.dealing import Dealer, Mistake, NoSuchDeal
from dealer_assist.simulator.deals.blackjack import BlackjackDealer
from dealer_assist.simulator.deals.casino_holdem import CasinoHoldemDealer
from dealer_assist.simulator.deals.double_hand import DoubleHandDealer
from dealer_assist.simulator.deals.heads_up_holdem import HeadsUpHoldemDealer
from dealer_assist.simulator.deals.low_ball import LowBallDealer
from dealer_assist.simulator.deals.poker import HOLDEM_STAKES, PokerDealer
from dealer_assist.simulator.deals.push_nine import PushNineDealer
from dealer_assist.simulator.script import Script
from dealer_assist.table.layout import Layout

DEALERS: dict[str, type[Dealer]] = {
    "blackjack": BlackjackDealer,
    "casino_holdem": CasinoHoldemDealer,
    "heads_up_holdem": HeadsUpHoldemDealer,
    **dict.fromkeys(HOLDEM_STAKES, PokerDealer),
    "push_nine": PushNineDealer,
    "double_hand": DoubleHandDealer,
    "low_ball": LowBallDealer,
}


def script(layout: Layout, seed: int, rounds: int, starts: int = 0, mistake: Mistake | None = None,
           counted: bool = False) -> Script:
    """``counted``: in games with a pot, each seat has so many chips, and side pots come about."""
    if layout.game not in DEALERS:
        raise NoSuchDeal(f"{layout.name}: nobody here deals {layout.game}; one of {', '.join(DEALERS)} was expected")
    return DEALERS[layout.game](layout, random.Random(seed), starts, mistake, counted).rounds(rounds)
