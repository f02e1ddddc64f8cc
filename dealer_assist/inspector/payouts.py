"""A round's large payouts: what each of the four checks is held against. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from dealer_assist.inspector.disputes import HouseLog, Verified
from dealer_assist.inspector.settings import DeskSettings
from dealer_assist.inspector.timeline import BetShown, Hand, Page, who
from dealer_assist.table.events import Staked
from dealer_assist.table.places import HOUSE, Zone
from dealer_assist.table.settlement import Line

_SHARED = (Zone.DEALER, Zone.PLAYER, Zone.BOARD)     # hands that decide every bet


@dataclass(frozen=True, slots=True)
class LargePayout:
    """``against``: what is checked, by the name of the check. ``two``: it takes two people."""

    line: Line
    title: str
    two: bool
    against: Mapping[str, str]
    verified: Verified | None


def large_payouts(page: Page, hand: Hand, house: HouseLog, settings: DeskSettings,
                  clock: Callable[[int], str]) -> tuple[LargePayout, ...]:
    """Those that wait to be verified first. ``clock``: how a moment is written."""
    words, digits = hand.record.words, hand.record.house.digits

    def cards(line: Line) -> Iterator[str]:
        for shown in page.hands:
            if shown.place == line.on or shown.place.zone in _SHARED or (
                    line.on.zone is not Zone.SEAT and shown.place.seat == line.party.seat):
                told = (words.cards([card.face for card in shown.cards]), shown.standing)
                yield f"{shown.name}: {words('places.comma').join(filter(None, told))}"

    def wagers(line: Line) -> Iterator[str]:
        mine = [(h, h.event) for h in page.happened
                if isinstance(h.event, Staked) and h.event.by == line.party and not h.struck]
        of_kind = [(h, stake) for h, stake in mine if (stake.on, stake.kind) == (line.on, line.kind)]
        yield words("desk.payout.wager", amount=line.staked)
        for h, _ in of_kind or mine:        # a pot's share stands on all that was put in
            yield words("desk.payout.staked", what=h.text, at=clock(h.at), by=who(h.by, words), seq=h.seq)

    def told(bet: BetShown) -> LargePayout:
        line = bet.line
        cited = " ".join(words.whole(rule.id) for rule in bet.rules)
        return LargePayout(
            line, words("desk.payout", party=line.party, kind=line.kind, amount=line.net),
            line.net > settings.two_above(digits),
            {"hand": "\n".join(cards(line)), "wager": "\n".join(wagers(line)),
             "payout": "\n".join(filter(None, (f"{bet.word} {bet.amount}", bet.arithmetic, f"{bet.why} [{cited}]")))},
            house.payout(hand.record.name, hand.number, line.party, line.on, line.kind))

    found = (told(bet) for box in page.boxes if box.party != HOUSE for bet in box.bets
             if bet.line.net >= settings.large(digits))
    return tuple(sorted(found, key=lambda payout: payout.verified is not None))
