"""What games against the dealer share: how a stake ends, two hands compared, cards that should not lie there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from dealer_assist.cards import Card
from dealer_assist.games import poker_hands
from dealer_assist.games.game import Burn, Irregularity, wrong
from dealer_assist.games.house_file import Pay
from dealer_assist.games.poker_hands import Strength
from dealer_assist.money import Money, Rounding, payout
from dealer_assist.table.places import BOARD, BURN, DEALER, Party, Place, Zone
from dealer_assist.table.round import Act, Round
from dealer_assist.table.settlement import Line, Reason, Value, Verdict, because


class Burning(StrEnum):
    NONE = "none"
    BEFORE_FLOP_AND_TURN = "burn_before_flop/turn"

    def due(self, r: Round, rule: str) -> Burn | None:
        """The burn card that is still missing where the flop or the turn comes next."""
        wanted = {0: 1, 3: 2}.get(len(r.hand(BOARD)), 0) if self is Burning.BEFORE_FLOP_AND_TURN else 0
        return Burn(rule) if len(r.hand(BURN)) < wanted else None


@dataclass(frozen=True, slots=True)
class Stake:
    """Chips of one kind on one spot of one party, and the lines in which they can end."""

    party: Party
    on: Place
    kind: str
    amount: Money

    def wins(self, pay: Pay, unit: Money, rounding: Rounding, reason: Reason, rule: str) -> Line:
        paid = payout(self.amount, pay.odds, unit, rounding)
        verdict = Verdict.WIN if paid.won else Verdict.PUSH
        return Line(self.party, self.on, self.kind, self.amount, self.amount + paid.won, verdict, pay.odds, reason,
                    rule, pay.rule, paid.remainder)

    def ends(self, verdict: Verdict, reason: Reason, rule: str) -> Line:
        """Nothing is paid: it is lost, or it comes back."""
        returns = 0 if verdict is Verdict.LOSE else self.amount
        return Line(self.party, self.on, self.kind, self.amount, returns, verdict, None, reason, rule)

    def waits(self, place: Place, reason: Reason, rule: str) -> Line:
        return Line(self.party, self.on, self.kind, self.amount, 0, Verdict.WAITING, None, reason, rule,
                    waits_for=place)


def stakes(r: Round, order: Sequence[str], too_late: Callable[[Act], bool]) -> Iterator[tuple[Stake, bool]]:
    """Every chip staked, party by party and in the order in which bets are settled; late chips apart, marked so."""
    bets = dict.fromkeys((a.by, a.on, a.what) for a in r.acts if a.amount)
    place = {kind: n for n, kind in enumerate(order)}
    for party, on, kind in sorted(bets, key=lambda bet: (bet[0], bet[1], place.get(bet[2], len(order)), bet[2])):
        acts = [a for a in r.acts if a.amount and (a.by, a.on, a.what) == (party, on, kind)]
        for late in (False, True):
            if amount := sum(a.amount for a in acts if too_late(a) is late):
                yield Stake(party, on, kind, amount), late


# ── two hands and a board ──
@dataclass(frozen=True, slots=True)
class Compared:
    mine: Strength
    dealers: Strength
    said: dict[str, Value]      # both hands, their cards, and the kickers where these decide: what a reason names


def compared(r: Round, hand: Place) -> Compared | Place:
    """A hand and the dealer's, each with the board; or the place whose cards are not all known."""
    read: dict[Place, tuple[Card, ...]] = {}
    for place, wanted in ((hand, 2), (BOARD, 5), (DEALER, 2)):
        known = r.known(place)
        if known is None or len(known) != wanted:
            return place
        read[place] = known
    my_seven, dealers_seven = (*read[hand], *read[BOARD]), (*read[DEALER], *read[BOARD])
    mine, dealers = poker_hands.high(my_seven), poker_hands.high(dealers_seven)
    my_five, dealers_five = poker_hands.five(my_seven), poker_hands.five(dealers_seven)
    said: dict[str, Value] = {"hand": poker_hands.name(mine), "cards": my_five,
                              "dealer_hand": poker_hands.name(dealers), "dealer_cards": dealers_five}
    if decided := poker_hands.kickers(my_five, dealers_five):
        said |= {"kicker": decided[:1], "dealer_kicker": decided[1:]}
    return Compared(mine, dealers, said)


def waiting(r: Round, place: Place) -> Reason:
    """For a card that is not there or not known; or for the inspector, where one is there too many."""
    over = len(r.lying(place)) > (5 if place == BOARD else 2)
    return because("waiting.count" if over else "waiting.card", place=place)


def made(r: Round, place: Place) -> tuple[Strength, Reason, tuple[Card, ...]] | None:
    """What a hand amounts to with a board of three cards or more: for the eyes of the dealer."""
    mine, board = r.known(place), r.known(BOARD)
    if mine is None or len(mine) != 2 or board is None or len(board) < 3:
        return None
    strength, five = poker_hands.high((*mine, *board)), poker_hands.five((*mine, *board))
    return strength, because("hand." + poker_hands.name(strength), cards=five), five


# ── cards that should not lie as they lie ──
def misplaced(r: Round, sizes: Mapping[Place, int], deal_rule: str, bet_rule: str,
              no_bet: Callable[[Place], Reason]) -> Iterator[Irregularity]:
    """More cards than belong to a hand, and cards of players who have no hand."""
    for place in dict.fromkeys(card.at for card in r.cards):
        lying = r.lying(place)
        if place not in sizes:
            if place.zone in (Zone.SEAT, Zone.PLAYER):
                yield wrong(bet_rule, no_bet(place), lying)
        elif len(lying) > sizes[place]:
            yield wrong(deal_rule, because("wrong.count", place=place, cards_there=len(lying), wanted=sizes[place]),
                        lying[sizes[place]:], because("prescribes.void"))
