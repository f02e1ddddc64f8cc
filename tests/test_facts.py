"""Facts settle as the round did that they are taken from; what is wrong with them is said in one sentence."""

from __future__ import annotations

import io
import json
import random
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from dealer_assist.cards import UNREADABLE, Unread
from dealer_assist.cli import CONFIGURATION, FINE, FOUND, main
from dealer_assist.engine import Update
from dealer_assist.facts import FactsError, settle
from dealer_assist.games import CATALOGUE
from dealer_assist.games.game import Ask, Game
from dealer_assist.games.poker import Poker
from dealer_assist.ledger.codec import encode, pack
from dealer_assist.money import Money
from dealer_assist.table.events import Decided, RoundClosed, RoundOpened, Staked
from dealer_assist.table.places import BURN, MUCK, Party
from dealer_assist.table.settlement import Line, Settlement, Verdict
from tests.games.test_contract import BANKED_BY_THE_HOUSE, FILES, last_round, played, seeds
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
    game, game_id = house(name).game, house(name).game_id
    log, story = played(game, seed, rounds=2)
    update = story.current
    assert update
    opened, r = update.round.opened, update.round
    assume(all((s.stack or 0) >= 0 for s in opened.seated) or game_id in BANKED_BY_THE_HOUSE)
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


def poker(name: str) -> Poker:
    game = house(name).game
    assert isinstance(game, Poker)
    return game


# ── facts of rounds that were played ──
@pytest.mark.parametrize("name", FILES)
@settings(max_examples=40, deadline=None)
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
@settings(max_examples=15, deadline=None)
@given(seed=seeds)
def test_the_order_of_keys_means_nothing(name: str, seed: int) -> None:
    facts, _ = facts_of(name, seed)
    assert settle(shuffled(facts, random.Random(seed))).as_json() == settle(facts).as_json()


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("unreadable", [True, False])
@settings(max_examples=25, deadline=None)
@given(seed=seeds, data=st.data())
def test_without_one_card_only_the_bets_wait_that_depend_on_it(
        name: str, unreadable: bool, seed: int, data: st.DataObject) -> None:
    facts, _ = facts_of(name, seed)
    whole = settle(facts)
    known = [(place, n) for place, faces in facts["cards"].items() for n, face in enumerate(faces) if face != "??"]
    assume(known)
    if not unreadable:      # a card that is left out moves those behind it up: so only the last of a place
        known = [(place, n) for place, n in known if n == len(facts["cards"][place]) - 1]
        assume(known)
    place, n = data.draw(st.sampled_from(known))
    if unreadable:
        facts["cards"][place][n] = "??"
    else:
        del facts["cards"][place][n]
    result = settle(facts)
    settled = [line for line in result.settlement.lines if line.verdict is not Verdict.WAITING]
    lost = Party(int(place.split()[1])) if place.startswith("seat") else None
    if whole.house.game_id in BANKED_BY_THE_HOUSE:
        assert [line for line in settled if line.party != lost or unreadable] == [
            line for line in whole.settlement.lines if line in settled and (line.party != lost or unreadable)]
        if lost:
            assert [x for x in settled if x.party != lost] == [x for x in whole.settlement.lines if x.party != lost]
    else:
        pots = {pot.name: pot for pot in whole.settlement.pots}
        assert all(pot == pots[pot.name] for pot in result.settlement.pots if pot.shares)
    for line in result.settlement.lines:
        assert line.waits_for is not None or line.verdict is not Verdict.WAITING
    if any(line.verdict is Verdict.WAITING for line in result.settlement.lines):
        assert not result.settled
        assert result.unreadable or result.missing or isinstance(result.update.step, Ask)   # a hit shows itself


@pytest.mark.parametrize("name", [name for name in FILES if in_order(house(name).game)])
@settings(max_examples=25, deadline=None)
@given(seed=seeds, by_round=st.booleans())
def test_what_each_put_in_makes_the_pots_that_the_actions_made(name: str, seed: int, by_round: bool) -> None:
    facts, update = facts_of(name, seed)
    r = update.round
    game = poker(name)
    assume(r.opened.button and r.acts and not r.opened.carried and not r.said("split"))
    put_in = {"small blind", "big blind", "option", "straddle", "kill", "post", "bet", "ante", "dead"}
    rounds = {act.seq: number for act, number in zip(r.acts, game.streets(r)[0], strict=True)}
    put = {str(s.party): [sum(a.amount for a in r.acts if a.by == s.party and rounds[a.seq] == number
                              and a.what in put_in) for number in range(max(rounds.values()) + 1)]
           for s in r.opened.seated}
    del facts["actions"]
    facts["contributions"] = put if by_round else {party: sum(amounts) for party, amounts in put.items()}
    facts["folded"] = [a.by.seat for a in r.acts if a.what == "fold"]
    facts["stakes"] = [{"by": str(a.by), "on": str(a.on), "kind": a.what, "amount": a.amount} for a in r.acts
                       if a.amount and a.what not in put_in]
    facts["decisions"] = {}
    for act in r.acts:
        if not act.amount and act.what not in ("fold", "check"):
            facts["decisions"].setdefault(str(act.by), []).append(act.what)
    assert update.settlement
    assert settle(facts).settlement.pots == update.settlement.pots
