"""What a round comes to, as a value and as JSON. The packing is the record's own (``ledger/codec.py``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dealer_assist.engine import Update
from dealer_assist.facts.entering import CardAt, Entered, LeftOver, Unsaid
from dealer_assist.facts.reading import Facts
from dealer_assist.games.game import Ask, AskAny, Irregularity, NextStep, Offer
from dealer_assist.games.house_file import House
from dealer_assist.ledger.codec import pack
from dealer_assist.money import Money
from dealer_assist.table.events import Decided, Staked
from dealer_assist.table.places import HOUSE
from dealer_assist.table.round import Round
from dealer_assist.table.settlement import Reason, Settlement, Verdict
from dealer_assist.words import Currency, Words

Json = Any


@dataclass(frozen=True, slots=True)
class Result:
    """One round, judged. ``settled``: nothing is left but to pay and take."""

    name: str                               # of the house file
    house: House
    update: Update
    settlement: Settlement
    settled: bool
    unreadable: tuple[CardAt, ...]
    missing: tuple[CardAt, ...]
    assumed: tuple[Staked | Decided, ...]
    entered: Entered
    unsaid: tuple[Unsaid, ...]
    left_over: tuple[LeftOver, ...]

    @property
    def irregularities(self) -> tuple[Irregularity, ...]:
        return self.entered.irregularities()

    def net(self) -> dict[str, Money]:
        """What each party won or lost; ``house``: what the rack gains. What is carried is nobody's yet."""
        players = {str(party): amount for party, amount in self.settlement.net().items() if party != HOUSE}
        return {**players, str(HOUSE): self.settlement.rack()}

    def as_json(self) -> dict[str, Json]:
        words = Words(Currency(self.house.currency, self.house.digits))

        def said(reason: Reason | None) -> Json:
            return None if reason is None else {**pack(reason), "text": words.say(reason)}

        return {
            "game": self.house.game_id,
            "house": self.name,
            "settled": self.settled,
            "lines": [{**pack(line), "net": None if line.verdict is Verdict.WAITING else pack(line.net),
                       "reason": said(line.reason)} for line in self.settlement.lines],
            "pots": [{**pack(pot), "shares": [{**pack(share), "reason": said(share.reason)} for share in pot.shares]}
                     for pot in self.settlement.pots],
            "net": {party: pack(amount) for party, amount in self.net().items()},
            "carried": None if self.settlement.carried is None else pack(self.settlement.carried),
            "next_step": _step(self.update.step, self.update.round, words),
            "irregularities": [{"rule": found.rule, "reason": said(found.reason), "prescribes": said(found.prescribes)}
                               for found in self.irregularities],
            "standings": [{**pack(standing), "hand": said(standing.hand)} for standing in self.update.standings],
            "unreadable": [pack(card) for card in self.unreadable],
            "missing": [pack(card) for card in self.missing],
            "assumed": [pack(event) for event in self.assumed],
            "unsaid": [pack(unsaid) for unsaid in self.unsaid],
            "left_over": [pack(found) for found in self.left_over],
        }


def result(facts: Facts, entered: Entered) -> Result:
    update = entered.update
    settlement = update.final or facts.house.game.settle(update.round)
    missing = entered.missing if not settlement.complete or update.settlement is None else ()
    return Result(facts.name, facts.house, update, settlement, update.final is not None and settlement.complete,
                  entered.unreadable, missing, entered.assumed, entered, entered.unsaid,
                  entered.left_over)


def _step(step: NextStep, r: Round, words: Words) -> dict[str, Json]:
    """Its kind, its words, and all that it holds; what an offer goes on to is a step as well."""
    found = {"kind": type(step).__name__.lower(), "text": words.step(step, r), **pack(step)}
    if isinstance(step, Offer) and step.then is not None:
        found["then"] = _step(step.then, r, words)
    asks = step.asks if isinstance(step, AskAny) else (step,) if isinstance(step, Ask) else ()
    for ask, packed in zip(asks, found.get("asks", [found]), strict=False):
        if ask.note is not None:
            packed["note"]["text"] = words.say(ask.note)
    if isinstance(step, AskAny):
        found["rule"] = step.asks[0].rule
    return found
