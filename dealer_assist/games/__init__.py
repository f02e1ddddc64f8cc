"""The games, listed by hand: the one place that knows them all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from dealer_assist.games.blackjack import Blackjack
from dealer_assist.games.casino_holdem import CasinoHoldem
from dealer_assist.games.club_holdem import ClubHoldem
from dealer_assist.games.double_hand import DoubleHand
from dealer_assist.games.game import Game
from dealer_assist.games.heads_up_holdem import HeadsUpHoldem
from dealer_assist.games.house_file import House, HouseFileError, game_named, load
from dealer_assist.games.low_ball import LowBall
from dealer_assist.games.omaha import Omaha, OmahaHiLo
from dealer_assist.games.push_nine import PushNine
from dealer_assist.games.texas_holdem import TexasHoldem


@dataclass(frozen=True, slots=True)
class Listed:
    """``bets``: for which a felt may have places."""

    title: str
    kind: type[Game]
    bets: tuple[str, ...]


_POT = "bet", "ante", "small blind", "big blind", "straddle", "collection"

CATALOGUE: Mapping[str, Listed] = {
    "blackjack": Listed("Blackjack", Blackjack, ("bet", "insurance", "split", "double")),
    "casino_holdem": Listed("Casino Hold'em", CasinoHoldem, ("ante", "call", "bonus")),
    "double_hand": Listed("Double Hand Poker", DoubleHand, ("wager", "bank", "fee")),
    "heads_up_holdem": Listed("Heads-Up Hold'em", HeadsUpHoldem,
                              ("ante", "odds", "raise", "trips_plus", "pocket_bonus")),
    "texas_holdem": Listed("Texas Hold'em Poker", TexasHoldem, _POT),
    "club_holdem": Listed("Hold'em at the club", ClubHoldem, _POT),
    "omaha": Listed("Omaha", Omaha, _POT),
    "omaha_hi_lo": Listed("Omaha Hi-Lo Split", OmahaHiLo, _POT),
    "low_ball": Listed("Low Ball", LowBall, _POT),
    "push_nine": Listed("Push Nine", PushNine, ("bet", "ante", "buy-in", "collection")),
}


def load_house(text: str, file: str, laid_over: Mapping[str, Any] = MappingProxyType({})) -> House:
    """``file`` is named in the sentence that a mistake gets; ``laid_over``: see ``house_file.load``."""
    game = game_named(text, file)
    if game not in CATALOGUE:
        raise HouseFileError(f"{file}: game: {game!r} found; one of {', '.join(CATALOGUE)} was expected")
    return load(CATALOGUE[game].kind, text, file, laid_over)
