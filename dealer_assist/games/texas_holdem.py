"""Texas Hold'em as French casinos deal it (S3): limit, pot limit or no limit, as posted for the session."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from dealer_assist.cards import Card, Suit
from dealer_assist.games import poker_hands, pots
from dealer_assist.games.betting import BIG_BLIND, OPTION, SMALL_BLIND, Betting, Chips, Limit
from dealer_assist.games.community import Community
from dealer_assist.games.game import Irregularity
from dealer_assist.games.house_file import ContradictionError, option
from dealer_assist.games.poker import Cites, HeadsUp, Made
from dealer_assist.money import Money, Percent
from dealer_assist.table.events import ChipsChanged, Due
from dealer_assist.table.places import Party, seat
from dealer_assist.table.round import Round
from dealer_assist.table.settlement import because
from dealer_assist.table.sitting import Sitting

LAST_HANDS = 3              # are announced before a table closes


class BigBlind(StrEnum):
    TWICE_SMALL = "2×SB"
    SAME_AS_SMALL = "SB"


class MinimumRaise(StrEnum):
    LAST_FULL_RAISE = "last full raise"
    MORE = "more"               # S3's letter: more than the player before


class OpenMinimum(StrEnum):
    LIMIT_DOUBLES = "BB; LIMIT: 2×BB on turn and river"
    BIG_BLIND = "BB"            # S3's letter, under LIMIT too


class OptionBlind(StrEnum):
    OFF = "off"
    ALLOWED = "allowed"


class FirstToAct(StrEnum):
    LEFT_OF_OPTION = "left of OPTION"
    LITERAL = "literal"         # left of the big blind: the OPTION himself, and the big blind last


class Kicker(StrEnum):
    BEST_FIVE = "best 5 of 7"
    OWN_CARD = "own card only"


class Levied(StrEnum):
    ALWAYS = "also uncontested"
    AT_SHOWDOWN = "at showdown only"


@dataclass(frozen=True, kw_only=True)
class TexasHoldem(Community):
    limit: Limit = option("thp.structure")                          # no default: posted for each session (THP-VAR-1)
    minimum: Money = option("thp.minimum", least=2)                 # the table's minimum stake
    cave: Money = option("thp.cave", least=1)                       # the least to sit down with
    big_blind: BigBlind = option("thp.bb", BigBlind.TWICE_SMALL)
    big_blind_amount: Money = option("thp.bb_amount", 0)            # anything between these two; 0: as thp.bb says
    heads_up: HeadsUp = option("thp.heads_up", HeadsUp.BUTTON_IS_SMALL_BLIND)
    option_blind: OptionBlind = option("thp.option", OptionBlind.OFF)
    first_to_act: FirstToAct = option("thp.option_first_to_act", FirstToAct.LEFT_OF_OPTION)
    open_minimum: OpenMinimum = option("thp.open_min", OpenMinimum.LIMIT_DOUBLES)
    minimum_raise: MinimumRaise = option("thp.min_raise", MinimumRaise.LAST_FULL_RAISE)
    raises: int = option("thp.limit_raises", 3)                     # LIMIT: after the bet of a round; 0: no cap
    kicker: Kicker = option("thp.kicker", Kicker.BEST_FIVE)
    rake: Percent = option("thp.rake_pct", Percent(4))
    rake_cap: Money = option("thp.rake_cap", 0)                     # of one hand; 0: none
    levied: Levied = option("thp.rake_when", Levied.ALWAYS)

    cites = Cites(draw="THP-BTN-1", deal="THP-DEAL-2", burn="THP-DEAL-4", board="THP-DEAL-4", ask="THP-BET-1",
                  show="THP-SHOW-1", hand="THP-SHOW-2", split="THP-SHOW-4", alone="THP-POT-1", fold="THP-BET-1",
                  muck="THP-SHOW-1", taken="THP-RAKE-1", seats="THP-CAVE-2")

    def __post_init__(self) -> None:
        if self.minimum % 2:
            raise ContradictionError(f"options.thp.minimum: {self.minimum} found; an even amount was expected, for the "
                                     "small blind is half of it")
        if self.big_blind_amount and not self.minimum // 2 <= self.big_blind_amount <= self.minimum:
            raise ContradictionError(f"options.thp.bb_amount: {self.big_blind_amount} found; from {self.minimum // 2} "
                                     f"to {self.minimum} was expected, the small blind and twice that (THP-BLIND-2)")

    # ── stakes ──
    @property
    def blinds(self) -> tuple[Money, Money]:
        small = self.minimum // 2
        return small, self.big_blind_amount or small * (2 if self.big_blind is BigBlind.TWICE_SMALL else 1)

    @property
    def blind_rules(self) -> tuple[str, str]:
        return "THP-BLIND-1", "THP-BLIND-2"

    @property
    def heads_up_blinds(self) -> HeadsUp:
        return self.heads_up

    def betting(self, r: Round) -> Betting:
        _, big = self.blinds
        opens = (big,) * 4
        if self.limit is Limit.LIMIT and self.open_minimum is OpenMinimum.LIMIT_DOUBLES:
            opens = (big, big, 2 * big, 2 * big)
        moves = {SMALL_BLIND, BIG_BLIND} | ({OPTION} if self.first_to_act is FirstToAct.LEFT_OF_OPTION else set())
        return Betting(self.limit, opens, 1 + self.raises if self.limit is Limit.LIMIT and self.raises else None,
                       full_raises=self.minimum_raise is MinimumRaise.LAST_FULL_RAISE, moves_the_turn=moves,
                       chip=self.unit)

    def blinds_due(self, sitting: Sitting, small: int, big: int) -> tuple[Due, ...]:
        dues = super().blinds_due(sitting, small, big)
        after = sitting.after(big)
        if self.option_blind is OptionBlind.OFF or len(after) < 3:
            return dues
        amount = 2 * self.blinds[1]
        chips = sitting.chips.get(Party(after[0]))
        if chips is not None and chips < amount:
            return dues
        return (*dues, self.due(sitting, after[0], OPTION, amount, "THP-BLIND-3", optional=True))

    def draw_suit(self) -> Suit | None:
        return Suit.CLUBS

    # ── hands ──
    def make(self, hole: Sequence[Card], board: Sequence[Card]) -> Made:
        made = super().make(hole, board)
        return _own_card(made, hole) if self.kicker is Kicker.OWN_CARD else made

    # ── what the house takes ──
    def takes(self, r: Round, chips: Chips, amounts: Sequence[Money]) -> list[Money]:
        if len(chips.live) < 2 and self.levied is Levied.AT_SHOWDOWN:
            return [0] * len(amounts)
        levied = pots.levied(amounts, self.rake.rate, self.unit)
        # The first pots fill the cap: they are the ones that all who are left play for.
        return pots.dropped(levied, self.rake_cap) if self.rake_cap else levied

    # ── what is wrong ──
    @property
    def sizes(self) -> str:
        return "A25"

    def bought_in_play(self, event: ChipsChanged, seq: int) -> Irregularity:
        return Irregularity("THP-CAVE-3", because("poker.bought_in_play", party=event.party, amount=event.amount),
                            (seq,), because("prescribes.after_the_hand"))

    def objections(self, sitting: Sitting) -> tuple[Irregularity, ...]:
        found = []
        players = sitting.after(0)
        if not 2 <= len(players) <= 10:
            found.append(Irregularity("THP-SEAT-1", because("poker.players", count=len(players), least=2, most=10), ()))
        found += [Irregularity("THP-CAVE-2", because("poker.one_hand_each", party=party), ())
                  for party in sitting.chips if party.nth > 1]
        for party in sitting.chips if sitting.opened is None else sitting.newcomers:
            chips = sitting.chips.get(party)
            if chips is not None and chips < self.cave:
                found.append(Irregularity("THP-CAVE-1", because("poker.buy_in", party=party, amount=chips,
                                                                least=self.cave), ()))
        found += [Irregularity("THP-SEAT-2", because("thp.no_seat_change", party=party, place=seat(before)), ())
                  for party, before in sitting.moved.items()]
        if sitting.announced is not None and sitting.announced < LAST_HANDS:
            found.append(Irregularity("THP-END-1", because("thp.announced_too_few", count=sitting.announced,
                                                           wanted=LAST_HANDS), ()))
        if sitting.rounds_left is not None and sitting.rounds_left <= 0:
            found.append(Irregularity("THP-END-1", because("thp.last_hand_played"), ()))
        elif sitting.over:
            found.append(Irregularity("THP-END-1", because("thp.not_announced"), ()))
        return tuple(found)


# How many ranks and cards are the combination itself; the rest are kickers.
_COMBINATION = {poker_hands.Category.HIGH_CARD: (1, 1), poker_hands.Category.PAIR: (1, 2),
                poker_hands.Category.TWO_PAIR: (2, 4), poker_hands.Category.THREE_OF_A_KIND: (1, 3),
                poker_hands.Category.FOUR_OF_A_KIND: (1, 4)}


def _own_card(made: Made, hole: Sequence[Card]) -> Made:
    """S3's words on combinations of fewer than five cards: the player's own highest card beside it decides (A27)."""
    ranks, cards = _COMBINATION.get(poker_hands.Category(made.strength[0]), (0, 0))
    if not ranks:
        return made
    combination = made.strength[1:1 + ranks]
    own = max((c for c in hole if c.rank not in combination), key=lambda c: c.rank, default=None)
    beside = [c for c in made.cards[cards:] if c != own]
    shown = (*made.cards[:cards], *((own, *beside) if own else beside))[:5]
    return Made((*made.strength[:1 + ranks], int(own.rank) if own else 0), made.name, shown)
