"""Facts settle as the round did that they are taken from; what is wrong with them is said in one sentence."""

from __future__ import annotations

import io
import json
import random
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.cards import UNREADABLE, Unread
from dealer_assist.cli import CONFIGURATION, FINE, FOUND, main
from dealer_assist.engine import Update
from dealer_assist.facts import FactsError, settle
from dealer_assist.games import CATALOGUE
from dealer_assist.games.game import Game
from dealer_assist.games.house_file import House
from dealer_assist.ledger.codec import encode, pack
from dealer_assist.money import Money
from dealer_assist.table.events import Decided, RoundClosed, RoundOpened, Staked
from dealer_assist.table.places import BURN, MUCK
from dealer_assist.table.settlement import Line, Settlement, Verdict
from tests.games.test_contract import FILES, last_round, played, seeds
from tests.table_talk import house

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs" / "settle.md"
EXAMPLES = {file.stem: file for file in sorted((ROOT / "docs" / "examples").glob("*.json"))}
Json = Any


def in_order(game: Game) -> bool:
    """Does the game ask for chips and words act by act?"""
    return any(f.metadata.get("option") == "poker.entry" for f in fields(game))  # type: ignore[arg-type]


def facts_of(name: str, seed: int) -> tuple[dict[str, Json], Update]:
    """The last of the rounds played, and what somebody would write down of it."""
    game = house(name).game
    log, story = played(game, seed, rounds=2)
    update = story.current
    assert update
    opened, r = update.round.opened, update.round
    facts: dict[str, Json] = {"house": name, "seats": {
        str(s.party): s.stack if s.stack is None or s.stack >= 0 else None for s in opened.seated}}
    if opened.button:
        facts["button"] = opened.button
    if opened.carried:
        facts["carried"] = pack(opened.carried)
    facts["cards"] = {str(place): [str(f) if not isinstance(f, Unread) else "??" for f in r.hand(place)]
                      for place in dict.fromkeys(c.at for c in r.cards) if place not in (BURN, MUCK)}
    facts["discards"] = {str(place): [str(c.face) if not isinstance(c.face, Unread) else "??" for c in r.lying(MUCK)
                                      if c.dealt_to == place] for place in {c.dealt_to for c in r.lying(MUCK)}}
    events = [e.event for e in last_round(log)]
    if in_order(game):
        facts["actions"] = [f"{e.by} {e.kind} {e.amount}" if isinstance(e, Staked) else f"{e.by} {e.choice}"
                            for e in events if isinstance(e, Staked | Decided)]
    else:
        stakes: list[Json] = []
        decisions: dict[str, list[str]] = {}
        for e in events:
            if isinstance(e, Staked):
                stakes.append({"by": str(e.by), "kind": e.kind, "amount": e.amount, "on": str(e.on)})
            elif isinstance(e, Decided):
                decisions.setdefault(str(e.on if e.on.hand > 1 else e.by), []).append(e.choice)
        facts |= {"stakes": stakes, "decisions": decisions}
    return facts, update


def comes_to(settlement: Settlement) -> Json:
    return sorted(map(str, settlement.lines)), settlement.pots, settlement.carried


# ── facts of rounds that were played ──
@pytest.mark.parametrize("name", FILES)
@settings(max_examples=60, deadline=None)
@given(seed=seeds)
def test_facts_settle_as_the_round_did(name: str, seed: int) -> None:
    facts, update = facts_of(name, seed)
    assert update.settlement
    result = settle(facts)
    assert result.irregularities == ()
    assert comes_to(result.settlement) == comes_to(update.settlement)
    assert (result.settled, result.unreadable, result.missing) == (True, (), ())
    assert result.update.standings == update.standings
    assert result.net()["house"] == update.settlement.rack()


def shuffled(value: Json, dice: random.Random) -> Json:
    """The same objects, their keys in another order; lists stay as they are."""
    if isinstance(value, dict):
        return {key: shuffled(value[key], dice) for key in dice.sample(list(value), len(value))}
    return value


@pytest.mark.parametrize("name", FILES)
@settings(max_examples=30, deadline=None)
@given(seed=seeds)
def test_the_order_of_keys_means_nothing(name: str, seed: int) -> None:
    facts, _ = facts_of(name, seed)
    assert settle(shuffled(facts, random.Random(seed))).as_json() == settle(facts).as_json()
