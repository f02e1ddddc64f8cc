"""Facts settle as the round did that they are taken from; what is wrong with them is said in one sentence."""

from __future__ import annotations

import contextlib
import io
import json
import random
import re
import shlex
import subprocess
import sys
from dataclasses import MISSING, fields
from enum import StrEnum
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from dealer_assist import engine
from dealer_assist.cards import Unread
from dealer_assist.cli import CONFIGURATION, FINE, FOUND, _parser, main
from dealer_assist.engine import Update
from dealer_assist.facts import FactsError, settle
from dealer_assist.facts.command import settle_text
from dealer_assist.facts.entering import CardAt, wanted
from dealer_assist.facts.reading import KEYS
from dealer_assist.games import CATALOGUE
from dealer_assist.games.game import DECLINED, OWNER, VOID, Ask, Game
from dealer_assist.games.poker import Poker
from dealer_assist.ledger.codec import encode, pack
from dealer_assist.table.events import Decided, Staked
from dealer_assist.table.places import BOARD, BURN, DEALER, MUCK, Party, seat
from dealer_assist.table.settlement import Settlement, Verdict
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
        assume(str(opened.button) in facts["seats"])        # with too few players it may lie where nobody sits
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
@settings(max_examples=25, deadline=None)
@given(seed=seeds)
def test_facts_settle_as_the_round_did(name: str, seed: int) -> None:
    facts, update = facts_of(name, seed)
    assert update.settlement
    result, r = settle(facts), update.round
    assert result.update.departures + result.update.irregularities == ()
    assert comes_to(result.settlement) == comes_to(update.settlement)
    assert (result.settled, result.unreadable, result.missing) == (True, (), ())
    assert result.update.standings == update.standings
    stays = sum(c.amount for c in (result.settlement.carried,) if c) - sum(c.amount for c in (r.opened.carried,) if c)
    assert sum(result.net().values()) == -stays


def shuffled(value: Json, dice: random.Random) -> Json:
    """The same objects, their keys in another order; lists stay as they are."""
    if isinstance(value, dict):
        return {key: shuffled(value[key], dice) for key in dice.sample(list(value), len(value))}
    return value


@pytest.mark.parametrize("name", FILES)
@settings(max_examples=6, deadline=None)
@given(seed=seeds)
def test_the_order_of_keys_means_nothing(name: str, seed: int) -> None:
    facts, _ = facts_of(name, seed)
    assert settle(shuffled(facts, random.Random(seed))).as_json() == settle(facts).as_json()


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("unreadable", [True, False])
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.filter_too_much])   # all may fold unseen
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
@settings(max_examples=12, deadline=None)
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


# ── one round, in every way that it can be written ──
def holdem(**changes: Json) -> dict[str, Json]:
    """Box 1 calls and wins; the dealer qualifies."""
    facts = {"game": "casino_holdem", "stakes": {"1": {"ante": 1000}}, "decisions": {"1": ["call"]},
             "cards": {"seat 1": "Ah Kd", "dealer": "Kc 9c", "board": "As Jh 4d 2c 9h"}}
    return {key: value for key, value in {**facts, **changes}.items() if value is not None}


def table_holdem(**changes: Json) -> dict[str, Json]:
    facts = {"house": "texas_holdem_no_limit", "seats": {"1": 20000, "2": 20000, "3": 20000}, "button": 1,
             "cards": {"seat 1": "Qs Qc", "seat 3": "Kh Kd", "board": "7h 7c 2s Td 3c"},
             "actions": ["1 raise 3000", "2 fold", "3 call", "3 check", "1 bet 2000", "3 call", "3 check", "1 check",
                         "3 bet 1000", "1 call"]}
    return {key: value for key, value in {**facts, **changes}.items() if value is not None}


@pytest.mark.parametrize("same", [
    {"stakes": {"1": {"ante": "10.00"}}},
    {"stakes": {"1": {"ante": "10.0", "bonus": 0}}},
    {"stakes": {"1": {"ante": [600, "4.00"]}}},
    {"stakes": {"1": {"ante": 1000, "call": 2000}}},
    {"stakes": [{"by": "1", "kind": "ante", "amount": 1000}]},
    {"stakes": [{"by": "1", "kind": "call", "amount": 2000},
                {"by": "1", "kind": "ante", "amount": 1000, "on": "seat 1"}]},
    {"stakes": {"1": {"ante": 1000, "call": 2000}}, "decisions": None},
    {"decisions": {"1": "call"}},
    {"decisions": {"seat 1": ["call 2000"]}},
    {"decisions": {"1": ["call 20.00"]}},
    {"decisions": [{"by": "1", "say": "call"}]},
    {"decisions": None, "actions": ["1 call"]},
    {"decisions": None, "stakes": None, "actions": ["1 ante 1000", "1 call 2000"]},
    {"seats": [1]}, {"seats": ["1"]}, {"seats": {"1": None}}, {"seats": {"1": "200.00"}},
    {"house": "casino_holdem_land"}, {"game": None, "house": "casino_holdem_land"},
    {"cards": {"seat 1": ["Ah", "Kd"], "dealer": "Kc,9c", "board": " As Jh 4d  2c 9h "}},
])
def test_the_same_round_in_other_words(same: dict[str, Json]) -> None:
    wanted, result = settle(holdem()), settle(holdem(**same))
    assert comes_to(result.settlement)[1:] == comes_to(wanted.settlement)[1:]
    assert (result.net(), result.irregularities, result.settled) == ({"1": 3000, "house": -3000}, (), True)


def test_words_and_kinds_count_in_capitals_too() -> None:
    shouted = holdem(decisions={"1": ["CALL"]}, stakes={"1": {"Ante": 1000}})
    spoken = holdem(decisions={"1": ["call"]}, stakes={"1": {"ante": 1000}})
    assert settle(shouted).settlement == settle(spoken).settlement
    assert settle(shouted).irregularities == ()


def test_a18_cards_of_one_hand_for_all_boxes_name_the_house_that_deals_so() -> None:
    cards = {("player" if place == "seat 1" else place): faces for place, faces in holdem()["cards"].items()}
    result = settle(holdem(cards=cards))
    assert (result.name, result.settled, result.irregularities) == ("casino_holdem_live", True, ())


def test_ten_is_written_either_way() -> None:
    cards = {"seat 1": "Ah Kd", "dealer": "Kc 9c", "board": "As Jh 10d 2c 9h"}
    other = {**cards, "board": "As Jh Td 2c 9h"}
    assert settle(holdem(cards=cards)).settlement == settle(holdem(cards=other)).settlement


@pytest.mark.parametrize("game", ["heads_up_holdem", "blackjack", "casino_holdem", "double_hand"])
def test_a_game_without_a_house_is_played_by_the_register_s_defaults(game: str) -> None:
    chosen = settle(json.loads(EXAMPLES[game].read_text())).house
    differ = {f.metadata["option"] for f in fields(chosen.game)  # type: ignore[arg-type]
              if "option" in f.metadata and f.default not in (MISSING, getattr(chosen.game, f.name))}
    assert differ <= {"huh.side_minimum", "huh.side_maximum"}


def test_options_lie_over_the_house_file() -> None:
    tie = holdem(cards={"seat 1": "3h 2d", "dealer": "3c 2h", "board": "As Kh Qd Jc 9h"})
    assert settle(tie).net() == {"1": 1000, "house": -1000}             # A19: not qualified, the player wins
    pushed = settle({**tie, "options": {"ch.tie_when_not_qualified": "push"}})
    assert pushed.net() == {"1": 0, "house": 0}
    assert {line.rule for line in pushed.settlement.lines} == {"A19"}


def test_an_unreadable_card_is_named_and_only_its_bets_wait() -> None:
    result = settle(holdem(stakes={"1": {"ante": 1000, "bonus": 100}},
                           cards={"seat 1": "Ah Kd", "dealer": "?? 9c", "board": "As Jh 4d 2c 9h"})).as_json()
    assert not result["settled"]
    assert {(x["kind"], x["verdict"], x["waits_for"], x["net"]) for x in result["lines"]} == {
        ("ante", "waiting", "dealer", None), ("call", "waiting", "dealer", None), ("bonus", "win", None, 700)}
    assert (result["unreadable"], result["missing"]) == ([{"place": "dealer", "number": 1}], [])
    assert result["next_step"] == {"kind": "identify", "place": "dealer", "text": "Which card is this? Dealer"}


def test_a_missing_card_is_named() -> None:
    cards = holdem()["cards"]
    assert settle(holdem(cards={**cards, "board": "As Jh 4d 2c"})).missing == (CardAt(BOARD, 5),)
    assert settle(holdem(cards={**cards, "dealer": "Kc"})).missing == (CardAt(DEALER, 2),)
    assert settle(holdem(cards={**cards, "seat 1": "Ah"})).missing == (CardAt(seat(1), 2),)
    burning = settle(holdem(cards={**cards, "board": "As Jh 4d"}, options={"deal.burn": "burn_before_flop/turn"}))
    assert burning.missing == (CardAt(BOARD, 4),)


@pytest.mark.parametrize(("facts", "kind", "text"), [
    ({"game": "casino_holdem", "seats": [1]}, "offer", "Place your bets"),
    ({"game": "casino_holdem", "stakes": {"1": {"ante": 1000}}}, "offer",
     "More bets, or Box 1: card 1 up"),
    (holdem(decisions=None, cards={"seat 1": "Ah Kd", "board": "As Jh 4d", "dealer": "Kc 9c"}), "askany",
     "Box 1: CALL 20.00 or FOLD"),
    (table_holdem(actions=["1 raise 3000"], cards={"seat 1": "Qs Qc"}), "ask",
     "Box 2: CALL 25.00, RAISE 45.00 to 195.00 or FOLD"),
])
def test_a_round_that_has_not_come_so_far_says_what_is_next(facts: Json, kind: str, text: str) -> None:
    result = settle(facts)
    assert not result.settled
    assert result.irregularities == ()
    step = result.as_json()["next_step"]
    assert (step["kind"], step["text"]) == (kind, text)
    assert step["rule"]


def test_thp_bet_5_a_bet_at_the_showdown_is_one_slip() -> None:
    checked = ["2 check", "3 check", "1 check"]
    result = settle(table_holdem(actions=["1 call", "2 call", "3 check", *checked * 3, "2 bet 1000"], cards={
        "seat 1": "Ah Ad", "seat 2": "Kh Kd", "seat 3": "Qh Qd", "board": "2c 3d 7s 9d Jc"}))
    assert [found.reason.key for found in result.irregularities] == ["poker.betting_is_over"]
    assert result.net() == {"1": 1900, "2": -1000, "3": -1000, "house": 100}


def test_ch_ui_2_what_is_said_beside_a_decision_is_said_in_words() -> None:
    step = settle(holdem(decisions=None, stakes={"1": {"ante": 1000, "bonus": 500}}, cards={
        "seat 1": "Ah Kd", "board": "As Jh 4d", "dealer": "?? ??"})).as_json()["next_step"]
    assert [ask["note"]["text"] for ask in step["asks"]] == ["CALL to collect your BONUS win!"]
    dice = settle({**json.loads(EXAMPLES["double_hand"].read_text()), "decisions": {"1": ["take_bank", "2"]},
                   "cards": {}}).as_json()["next_step"]
    assert (dice["party"], dice["note"]["text"]) == ("1", "What do the three dice add up to?")


@pytest.mark.parametrize(("facts", "keys"), [
    (holdem(decisions={"1": ["fold"]}, stakes={"1": {"ante": 1000, "call": 2000}}), ["departure.staked"]),
    (holdem(stakes={"1": {"ante": 1000, "tip": 50}}), ["wrong.kind"]),
    (holdem(stakes={"1": {"ante": 100}}), ["wrong.limits"]),
    (holdem(decisions={"1": ["call", "fold"]}), ["departure.decided"]),
    (holdem(cards={**holdem()["cards"], "board": "As Jh 4d 2c 9h 8h"}), ["wrong.count"]),
    (holdem(cards={**holdem()["cards"], "dealer": "Kc Kd"}), ["wrong.duplicate"]),
    (table_holdem(actions=["1 raise 3000", "3 call"], cards={}), ["departure.decided"]),
    (table_holdem(seats={"1": 20000}, cards={}, actions=[]), ["poker.players"]),
])
def test_what_the_game_never_asks_for_comes_back_as_irregular(facts: Json, keys: list[str]) -> None:
    result = settle(facts)
    assert [found.reason.key for found in result.irregularities] == keys
    assert all(found["rule"] and found["reason"]["text"] for found in result.as_json()["irregularities"])


def blackjack(**changes: Json) -> dict[str, Json]:
    return {"game": "blackjack", "stakes": {"1": {"bet": 1000}}, "decisions": {"1": ["stand"]},
            "cards": {"seat 1": "Th 6d", "dealer": "9c Td"}, **changes}


@pytest.mark.parametrize(("word", "nearest"), [("surrender", "hit"), ("stnad", "stand"), ("double", "hit")])
def test_a_word_that_the_game_does_not_know_is_no_stand(word: str, nearest: str) -> None:
    for said in ({"decisions": {"1": [word]}}, {"decisions": {"seat 1": word}},
                 {"decisions": [{"by": "1", "say": word}]}):
        result = settle(blackjack(**said))
        assert not result.settled
        assert [(x.kind, x.verdict, x.waits_for) for x in result.settlement.lines] == [
            ("bet", Verdict.WAITING, seat(1))]
        assert result.assumed == ()
        told = "bj.no_double" if word == "double" else "departure.decided"
        assert [found.reason.key for found in result.irregularities] == [told]
        assert [(x.found, x.expected[0], sorted(x.expected)) for x in result.left_over] == [
            (word, nearest, ["hit", "stand"])]
    assert settle(blackjack()).net() == settle(blackjack(decisions=None)).net() == {"1": -1000, "house": 1000}


def test_the_other_boxes_are_played_on_beside_a_word_that_is_not_known() -> None:
    result = settle(blackjack(stakes={"1": {"bet": 1000}, "2": {"bet": 1000}}, decisions={"2": ["surrender"]},
                              cards={"seat 1": "Th 9d", "seat 2": "Th 6d", "dealer": "8c Td"}))
    assert [(str(x.party), x.waits_for) for x in result.settlement.lines] == [("1", None), ("2", seat(2))]


def test_the_word_of_a_second_hand_is_no_fault_where_the_first_one_s_is_not_known() -> None:
    result = settle(blackjack(decisions={"seat 1": ["split", "surrender"], "seat 1 hand 2": ["stand"]},
                              cards={"seat 1": "8h 8d", "seat 1 hand 2": "8c Kd", "dealer": "6s Ts 9h"}))
    assert [(x.kind, x.waits_for) for x in result.settlement.lines] == [("bet", seat(1)), ("split", None)]
    assert [found.reason.key for found in result.irregularities] == ["departure.decided"]


def test_an_own_word_out_of_turn_is_waited_for_and_not_assumed() -> None:
    result = settle(blackjack(stakes={"1": {"bet": 1000}, "2": {"bet": 1000}},
                              cards={"seat 1": "Th 6d", "seat 2": "Th 9d", "dealer": "9c Td"},
                              decisions=[{"by": "2", "say": "stand"}, {"by": "1", "say": "stand"}]))
    assert (result.assumed, result.settled) == ((), True)
    assert [found.reason.key for found in result.irregularities] == ["departure.decided"]


def test_a_word_that_is_missing_is_told_once_and_not_as_faults_of_the_table() -> None:
    example = json.loads(EXAMPLES["double_hand"].read_text(encoding="utf-8"))
    result = settle({**example, "decisions": {"1": ["take_bank", "2"]}})
    assert result.as_json()["unsaid"] == [{"party": "1", "on": "seat 1", "choices": [str(n) for n in range(3, 19)]}]
    assert (result.irregularities, result.left_over, result.settled) == ((), (), False)
    assert {(str(x.party), x.kind, x.staked) for x in result.settlement.lines if x.kind != "fee"} == {
        ("1", "bank", 10000), ("2", "wager", 2000), ("3", "wager", 3000)}
    nobody = settle(holdem(decisions=None))
    assert nobody.as_json()["unsaid"] == [{"party": "1", "on": "seat 1", "choices": ["fold", "call"]}]
    assert (nobody.irregularities, nobody.left_over) == ((), ())
    six = settle(holdem(decisions=None, cards={**holdem()["cards"], "board": "As Jh 4d 2c 9h 8h"}))
    assert [found.reason.key for found in six.irregularities] == ["wrong.count"]      # wrong whenever it came
    assert settle(holdem(decisions=None, cards={"seat 1": "Ah Kd"})).unsaid == ()          # it is only that far


@pytest.mark.parametrize(("facts", "left_over"), [
    (blackjack(stakes={"1": {"bt": 1000}}, decisions=None), [("stakes.1.bt", "bt", ("bet",))]),
    (blackjack(stakes=[{"by": "1", "kind": "bt", "amount": 1000}], cards={}),
     [("stakes[0].kind", "bt", ("bet",)), ("decisions.1[0]", "stand", ("bet",))]),
    (blackjack(stakes={"1": {"bt": 1000}, "2": {"bet": 1000}},
               cards={"seat 2": "Ts 8d", "dealer": "9c Td"}, decisions=None), [("stakes.1.bt", "bt", ("bet",))]),
    (holdem(decisions={"1": ["flod"]}), [("decisions.1[0]", "flod", ("fold", "call"))]),
    (table_holdem(actions=["1 rais 3000", "2 fold"], cards={}),
     [("actions[0]", "rais 3000", ("raise", "fold", "call"))]),
    (holdem(stakes={"1": {"ante": 1000, "tip": 50}}), []),
    (holdem(decisions={"1": ["call", "fold"]}), []),
])
def test_what_nobody_asked_for_is_named_with_what_could_be_meant(facts: Json, left_over: list[Any]) -> None:
    assert [(x.field, x.found, x.expected) for x in settle(facts).left_over] == left_over


def test_poker_words_as_they_are_said_at_the_table() -> None:
    said = ["1 raises to 3000", "2 folds", "3 calls", "3 Checks", "1 bets 2000", "3 raise to 5000", "1 ALL-IN",
            "3 calls"]
    meant = ["1 raise 3000", "2 fold", "3 call", "3 check", "1 bet 2000", "3 raise 5000", "1 raise 15000", "3 call"]
    result = settle(table_holdem(actions=said))
    assert result.settlement == settle(table_holdem(actions=meant)).settlement
    assert (result.irregularities, result.settled, result.net()["1"]) == ((), True, -20000)
    blind = settle(table_holdem(actions=["1 call", "2 raise to 3000", "3 fold", "1 fold"], cards={}))
    assert [x.staked for x in blind.settlement.lines if x.party == Party(2)] == [2000, 1000]     # 500 lay there
    early = settle(table_holdem(actions=["3 all in"], cards={}))
    assert sum(x.staked for x in early.settlement.lines if x.party == Party(3)) == 20000


def test_huh_raise_4_a_second_raise_is_chips_that_go_back() -> None:
    facts = json.loads(EXAMPLES["heads_up_holdem"].read_text())
    result = settle({**facts, "decisions": {"1": ["check", "raise 1000", "raise 500"]}})
    assert [(x.kind, x.staked, x.verdict.value, x.rule) for x in result.settlement.lines][2:] == [
        ("raise", 1000, "lose", "HUH-RAISE-6"), ("raise", 500, "returned", "HUH-RAISE-4")]
    assert [found.rule for found in result.irregularities] == ["HUH-RAISE-4"]


def test_bj_box_1_a_fourth_bettor_s_chips_lay_there_before_the_cards() -> None:
    result = settle({"game": "blackjack", "stakes": {f"1.{n}" if n > 1 else "1": {"bet": 1000} for n in (1, 2, 3, 4)},
                     "cards": {"seat 1": "Ts Kc", "dealer": "6s Td 5d"}, "decisions": {"1": ["stand"]}})
    assert "bj.too_many_bettors" in [found.reason.key for found in result.irregularities]
    assert {line.rule for line in result.settlement.lines} == {"BJ-OUT-3"}


def test_a41_four_and_three_cards_are_a_foul_hand() -> None:
    facts = json.loads(EXAMPLES["double_hand"].read_text())
    facts["cards"] |= {"seat 2": "5h 6h 7h joker", "seat 2 hand 2": "Ac Ks 9h"}
    lines = {(str(x.party), x.kind): (x.verdict.value, x.rule) for x in settle(facts).settlement.lines}
    assert lines["2", "wager"] == ("lose", "A41")


def test_dhp_deal_1_eight_cards_wait_for_the_inspector() -> None:
    facts = json.loads(EXAMPLES["double_hand"].read_text())
    facts["cards"]["seat 2"] += " 2c"
    reasons = {(str(x.party), x.kind): x.reason.key for x in settle(facts).settlement.lines}
    assert reasons["2", "wager"] == "waiting.count"


def test_chips_never_go_lost_whatever_they_are_for() -> None:
    result = settle(holdem(stakes={"1": {"ante": 1000, "tip": 50}, "2": {"bonus": 100}, "3": {"ante": 700}}))
    assert {(str(x.party), x.kind, x.staked) for x in result.settlement.lines} == {
        ("1", "ante", 1000), ("1", "call", 2000), ("1", "tip", 50), ("2", "bonus", 100), ("3", "ante", 700)}


def test_what_a_round_cannot_have_gone_on_without_is_assumed_and_listed() -> None:
    result = settle(table_holdem())
    assert [pack(event) for event in result.assumed] == [
        {"by": "2", "on": "seat 2", "kind": "small blind", "amount": 500},
        {"by": "3", "on": "seat 3", "kind": "big blind", "amount": 1000}]
    assert settle(table_holdem(stakes={"2": {"small blind": 500}, "3": {"big blind": 1000}})).assumed == ()
    refused = settle(table_holdem(stakes={"2": {"small blind": 0}}))
    assert refused.irregularities
    assert all(event.by != Party(2) for event in refused.assumed)
    cut = settle(holdem(options={"ch.confirm_cut": True}))
    assert [pack(event) for event in cut.assumed] == [{"by": "house", "on": "deck", "choice": "cut"}]
    assert cut.settled


def test_the_house_can_void_a_round() -> None:
    assert settle(holdem(decisions={"1": ["call"], "house": ["void"]})).net() == {"1": 0, "house": 0}


@pytest.mark.parametrize("said", [[{"by": "house", "say": "boxed card"}], {"house": ["boxed card"]}])
def test_p9_14_a_boxed_card_ends_the_hand_where_the_facts_of_it_end(said: Json) -> None:
    result = settle({"game": "push_nine", "button": 1, "seats": [1, 2, 3], "actions": ["1 bet 500"], "decisions": said,
                     "cards": {"seat 1": "Kh 4d 5s"}})
    assert (result.settled, result.missing, result.unsaid) == (True, (), ())
    assert [found.rule for found in result.irregularities] == ["P9-14"]
    assert not any(result.net().values())
    assert {line.rule for line in result.settlement.lines} == {"P9-14"}


@pytest.mark.parametrize(("game", "hands", "rules"), [
    ("push_nine", ("Ks Kd 9c 2d", "8h 2c 3c", "7h 8d 8c"), ["P9-11"]),
    ("low_ball", ("Ks Kd Kc Kh 9s", "7c 2c 3h 4d As 8h", "8c 4c 3d 2h Ah 9c"), ["LB-MIS-1", "LB-MIS-1"]),
    ("low_ball", ("Ks Kd Kc Kh 9s", "7c 2c 3h 4d As 8h", "8c 4c 3d 2h Ah"), ["A46"]),
])
def test_cards_too_many_are_told_whoever_was_to_speak(game: str, hands: tuple[str, ...], rules: list[str]) -> None:
    result = settle({"game": game, "button": 1, "seats": [1, 2, 3],
                     "cards": {f"seat {n}": hand for n, hand in enumerate(hands, 1)}})
    assert [found.rule for found in result.irregularities] == rules
    assert result.unsaid == ()


# Boxes 1 and 2 pushed 13.00, so a buy-in is 7.00.
PUSHED: dict[str, Json] = {
    "game": "push_nine", "seats": {str(n): 10000 for n in range(1, 6)}, "button": 2,
    "carried": {"amount": 1300, "times": 1, "holders": [2, 1], "may_join": [3, 4]},
    "actions": ["2 check", "4 check", "1 check"], "cards": {"seat 1": "2h 2d 3c", "seat 2": "4h 4d Tc",
                                                            "seat 4": "9h Td Jc"}}


def test_p9_cow_21_a_cow_is_said_before_its_chips_come() -> None:
    parts = [{"by": "4", "kind": "buy-in", "amount": 400}, {"by": "3", "kind": "buy-in", "amount": 300, "on": "seat 4"}]
    result = settle({**PUSHED, "decisions": {"4": ["cow"]}, "stakes": parts})
    assert (result.irregularities, result.left_over) == ((), ())
    # 1300 pushed, 700 bought in, three antes: 2300 for the 500 and 300 that box 4 and box 3 have in it
    assert result.net() == {"1": -100, "2": -300, "3": 500, "4": 1000, "house": 200}


@pytest.mark.parametrize(("word", "net"), [("partner 4", {"3": 700, "4": 800}), ("backs 4", {"3": -100, "4": 1600})])
def test_p9_part_27_p9_part_28_who_stands_together_is_said_before_the_buy_ins(word: str, net: dict[str, int]) -> None:
    result = settle({**PUSHED, "decisions": {"3": [word]}, "stakes": {"3": {"buy-in": 700}, "4": {"buy-in": 700}},
                     "actions": ["2 check", "3 check", "4 check", "1 check"],
                     "cards": {**PUSHED["cards"], "seat 3": "5h 5d Qc"}})
    assert (result.irregularities, result.left_over) == ((), ())
    assert result.net() == {"1": -100, "2": -300, **net, "house": 200}


def test_p9_push_17_a_buy_in_that_is_not_open_came_before_the_cards_like_the_others() -> None:
    result = settle({**PUSHED, "stakes": {"4": {"buy-in": 700}, "5": {"buy-in": 700}}})
    assert [found.rule for found in result.irregularities] == ["P9-PUSH-17"]
    assert result.net()["5"] == 0


def test_gen_disp_1_a_void_round_is_void_wherever_that_stands_among_its_words() -> None:
    said = [{"by": "house", "say": "void"}, {"by": "1", "say": "hit"}]
    for words in (said, said[::-1]):
        result = settle({"game": "blackjack", "stakes": {"1": {"bet": 1000}}, "decisions": words,
                         "cards": {"seat 1": "Th 2d 4c", "dealer": "8s"}})
        assert (result.settled, result.irregularities, result.net()) == (True, (), {"1": 0, "house": 0})
        assert result.missing == ()
    dead = [{"by": "1", "say": "raise 3000"}, {"by": "house", "say": "dead hand", "on": "seat 2"},
            {"by": "3", "say": "call"}, {"by": "3", "say": "bet 1000"}, {"by": "1", "say": "fold"}]
    result = settle(table_holdem(actions=None, decisions=dead, cards={"board": "7h 7c 2s"}))
    assert result.irregularities == ()
    assert result.net() == {"1": -3000, "2": -500, "3": 3300, "house": 200}


def test_an_unread_card_in_one_hand_does_not_keep_the_others_from_being_played() -> None:
    """The game cannot ask on while box 1's total is unknown; the facts find their order all the same."""
    facts = {"game": "blackjack", "stakes": {"1": {"bet": 1000}, "2": {"bet": 2000}, "3": {"bet": 1000}},
             "decisions": {"1": ["hit", "stand"], "2": ["double"], "3": ["stand"]},
             "cards": {"seat 1": "8h ?? 2c", "seat 2": "5h 6d Tc", "seat 3": "Kh 9h", "dealer": "6s Ts 3h"}}
    result = settle(facts)
    assert result.irregularities == ()
    assert [(str(x.party), x.kind, x.verdict.value) for x in result.settlement.lines] == [
        ("1", "bet", "waiting"), ("2", "bet", "win"), ("2", "double", "win"), ("3", "bet", "push")]
    assert result.unreadable == (CardAt(seat(1), 2),)
    assert [pack(event) for event in result.assumed] == [
        {"by": "2", "on": "seat 2", "kind": "double", "amount": 2000}]


def test_events_come_as_the_record_has_them() -> None:
    _, story = played(house("casino_holdem_land").game, 3)
    events = [encode(e.event) for e in last_round(list(story.chapters[-1].entries))]
    assert story.current
    for given_events in (events, events[:-1]):
        result = settle({"game": "casino_holdem", "events": given_events})
        assert result.settlement == story.current.settlement
        assert result.settled
    without = settle({"game": "casino_holdem", "seats": {"1": 20000, "2": 20000, "4": 20000}, "events": events[1:-1]})
    assert without.settlement == story.current.settlement


# ── what is wrong gets one sentence ──
@pytest.mark.parametrize(("facts", "sentence"), [
    ([], "[] found; the facts of a round, an object such as {\"game\": …, \"cards\": …}, was expected"),
    ({}, "game: nothing found; one of "),
    ({"game": "whist"}, "game: 'whist' found; one of "),
    ({"game": "casino_holdm"}, "game: 'casino_holdm' found; 'casino_holdem' was expected"),
    ({"gme": "casino_holdem"}, "gme: no such key; 'game' was expected"),
    ({"house": "whist"}, "house: "), ({"house": "\0"}, "house: "), ({"house": 3}, "house: 3 found; the name of "),
    ({"game": "casino_holdem", "house": "texas_holdem_limit"},
     "house: 'texas_holdem_limit' found; a house file of casino_holdem, not of texas_holdem, was expected"),
    (holdem(options={"ch.tie": "push"}), "options.ch.tie: no such option; casino_holdem has "),
    (holdem(options={"ch.tie_when_not_qualified": "maybe"}),
     "options.ch.tie_when_not_qualified: 'maybe' found; one of player_wins, push was expected"),
    (holdem(options={"payout.unit": 0}), "options.payout.unit: 0 found; a whole number from 1 to "),
    (holdem(options={"payout.unit": 10**5000}), "options.payout.unit: a int too long to write found; "),
    (holdem(cards={"seat 2": "Ah 1h"}), "cards.seat 2[1]: '1h' found; a card such as \"Ah\", \"joker\" or "
                                        "\"??\" was expected"),
    (holdem(cards={"seat 2": ["Ah", 7]}), "cards.seat 2[1]: 7 found; a card such as "),
    (holdem(cards={"seat 2": "Ah ??? Kd"}), "cards.seat 2[1]: '???' found; "),
    (holdem(cards={"seat 2": 7}), "cards.seat 2: 7 found; cards, as a text"),
    (holdem(cards={"box 2": "Ah"}), "cards.box 2: 'box 2' found; a place such as "),
    (holdem(cards={"board 2": "Ah"}), "cards.board 2: 'board 2' found; a place such as "),
    (holdem(cards=["Ah"]), "cards: ['Ah'] found; an object such as "),
    (holdem(stakes={"1": {"ante": 10.5}}), "stakes.1.ante: 10.5 found; an amount, in whole minor units (1050) or as a "
                                           "text in the currency (\"10.50\"), at most "),
    (holdem(stakes={"1": {"ante": 1000.0}}), "stakes.1.ante: 1000.0 found; an amount"),
    (holdem(stakes={"1": {"ante": "1000"}}), "stakes.1.ante: '1000' found; an amount"),
    (holdem(stakes={"1": {"ante": "10.505"}}), "stakes.1.ante: '10.505' found; an amount"),
    (holdem(stakes={"1": {"ante": -5}}), "stakes.1.ante: -5 found; an amount"),
    (holdem(stakes={"1": {"ante": True}}), "stakes.1.ante: True found; an amount"),
    (holdem(stakes={"1": 1000}), "stakes.1: 1000 found; an object such as "),
    (holdem(stakes={"one": {"ante": 1000}}), "stakes.one: 'one' found; a party such as "),
    (holdem(stakes=[{"by": "1", "kind": "ante", "amuont": 1000}]),
     "stakes[0].amuont: no such key; 'amount' was expected"),
    (holdem(stakes=[{"by": "1", "amount": 1000}]), "stakes[0].kind: nothing found; the name of a bet"),
    (holdem(decisions={"1": [3]}), "decisions.1[0]: 3 found; a word such as "),
    (holdem(decisions=[{"by": "1"}]), "decisions[0].say: nothing found; a word such as "),
    (holdem(actions=["fold"]), "actions[0]: 'fold' found; who and what, such as "),
    (holdem(seats={"house": 1}), "seats: 'house' found; the number of a seat was expected"),
    (holdem(seats="1"), "seats: '1' found; an object such as "),
    (holdem(seats=[1, 1]), "seats[1]: '1' found; each seat once was expected"),
    (holdem(seats=[2]), "stakes.1.ante: '1' found; one of the seats was expected"),
    (holdem(decisions={"7": ["call"]}, seats=[1]), "decisions.7[0]: '7' found; one of the seats was expected"),
    (table_holdem(actions=["7 fold"]), "actions[0]: '7' found; one of the seats was expected"),
    (table_holdem(cards={"seat 7": "Ah Ad"}), "cards.seat 7: '7' found; one of the seats was expected"),
    (table_holdem(actions=None, contributions={"7": 500}), "contributions.7: '7' found; one of the seats was expected"),
    (holdem(contributions={"1": 500}), "contributions: found; stakes were expected: casino_holdem has no pot"),
    (holdem(options=[]), "options: [] found; an object such as "),
    (holdem(button=1), "button: 1 found; none was expected: casino_holdem is played without"),
    (table_holdem(button=None), "button: nothing found; the seat that has it, or 0 "),
    (table_holdem(button=7), "button: 7 found; the number of one of the seats"),
    (table_holdem(folded=3), "folded: 3 found; a list of seats"),
    (table_holdem(carried={"amount": 5}), "carried.times: nothing found; "),
    (table_holdem(carried={"amount": -5, "times": 1, "holders": [1]}), "carried.amount: -5 found; a number from 0 to "),
    (table_holdem(actions=["1 raise"]), "actions[0]: 'raise' found; its amount too was expected, from 2000 to 20000, "),
    (table_holdem(actions=["1 raise"], seats=[1, 2, 3]),
     "actions[0]: 'raise' found; its amount too was expected, 2000 or more, as in \"raise 2000\""),
    (table_holdem(actions=["1 all in"], seats=[1, 2, 3]),
     "actions[0]: 'all in' found; its amount too was expected where the stack is not counted, as in \"all in 5000\""),
    (holdem(decisions={"1": [" "]}), "decisions.1[0]: ' ' found; a word such as "),
    (table_holdem(actions=["1 raise 10.505"]), "actions[0]: '10.505' found; an amount"),
    (holdem(decisions={"1": ["call"] * 1000}), "1010 facts found; at most 1000 of one round were expected"),
    (holdem(events=[]), "events: found beside cards; "),
    ({"game": "casino_holdem", "events": [], "carried": {}}, "events: found beside carried; either events as "),
    (table_holdem(contributions={"1": 500}), "contributions: found beside actions; either what each put in, or "),
    ({"game": "casino_holdem", "events": [{"kind": "dealt"}]}, "events[0]"),
    ({"game": "casino_holdem", "events": [{"kind": "session.closed", "data": {}}]}, "events[0]"),
    ({"game": "casino_holdem", "events": 3}, "events: 3 found; a list of events was expected"),
])
def test_a_mistake_is_one_sentence_with_its_field(facts: Json, sentence: str) -> None:
    with pytest.raises(FactsError) as wrong:
        settle(facts)
    assert str(wrong.value).startswith(sentence)
    assert "\n" not in str(wrong.value)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(
        ["casino_holdem", "1", "seat 1", "Ah Kd", "??", "fold", "1 call", 10**400]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(
        st.sampled_from(("game", "house", "options", "seats", "button", "cards", "discards", "stakes", "contributions",
                         "folded", "decisions", "actions", "carried", "events", "1", "seat 1", "by", "say", "amount"))
        | st.text(), inner, max_size=5), max_leaves=12)


def whatever(facts: Json) -> None:
    """Settles, and the result can be written; or says why not."""
    with contextlib.suppress(FactsError):
        json.dumps(settle(facts).as_json(), allow_nan=False)


@settings(max_examples=300, deadline=None)
@given(facts=JSON)
def test_no_json_whatever_is_a_traceback(facts: Json) -> None:
    whatever(facts)


@pytest.mark.parametrize("game", EXAMPLES)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_no_example_however_changed_is_a_traceback(game: str, data: st.DataObject) -> None:
    facts = json.loads(EXAMPLES[game].read_text(encoding="utf-8"))
    for _ in range(data.draw(st.integers(1, 3))):
        where: Json = facts
        while True:
            keys = list(where) if isinstance(where, dict) else list(range(len(where)))
            if not keys:
                break
            key = data.draw(st.sampled_from(keys))
            if isinstance(where[key], dict | list) and data.draw(st.booleans()):
                where = where[key]
                continue
            match data.draw(st.sampled_from(("drop", "replace", "swap", "double"))):
                case "drop":
                    del where[key]
                case "replace":
                    where[key] = data.draw(JSON)
                case "swap":
                    other = data.draw(st.sampled_from(keys))
                    where[key], where[other] = where[other], where[key]
                case _ if isinstance(where, list):
                    where.append(where[key])
            break
    whatever(facts)


@settings(max_examples=100, deadline=None)
@given(text=st.text(), file=st.sampled_from(("rounds.json", "rounds.jsonl")))
def test_no_text_whatever_is_a_traceback(text: str, file: str) -> None:
    with contextlib.suppress(FactsError):
        settle_text(text, file, lambda _: None)


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, "1" * 5000, "NaN", '{"button": Infinity}',
                                  '{"game": "casino_holdem", "game": "blackjack"}', "", "\ud800"])
def test_json_that_is_none(text: str) -> None:
    with pytest.raises(FactsError, match=r"rounds\.json"):
        settle_text(text, "rounds.json", lambda _: None)


# ── the command ──
def told(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, list[Json], str]:
    code = main(["settle", *map(str, arguments)])
    said = capsys.readouterr()
    return code, [json.loads(line) for line in said.out.splitlines()], said.err


def test_one_round_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "round.json"
    file.write_text(json.dumps(holdem(), indent=2), encoding="utf-8-sig")       # a byte order mark does no harm
    code, results, _ = told(capsys, file)
    assert (code, results) == (FINE, [settle(holdem()).as_json()])
    assert main(["settle", str(file), "--pretty"]) == FINE
    pretty = capsys.readouterr().out
    assert pretty.count("\n") > 20
    assert [json.loads(pretty)] == results
    file.write_text(json.dumps(holdem(button=1)), encoding="utf-8")
    code, results, said = told(capsys, file)
    assert (code, results) == (CONFIGURATION, [])
    assert said == f"dealer-assist: {file}: button: 1 found; none was expected: casino_holdem is played without\n"


def test_a_wrong_line_does_not_stop_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rounds.jsonl"
    wrong = holdem(cards={"seat 2": "Ah 1h"})
    lines = [json.dumps(holdem()), "", json.dumps(wrong), "{", json.dumps(holdem())]
    file.write_text("\n".join(lines), encoding="utf-8")
    code, results, _ = told(capsys, file)
    assert code == FOUND
    assert results[0] == results[3] == settle(holdem()).as_json()
    assert results[1] == {"line": 3, "error": f"{file} line 3: cards.seat 2[1]: '1h' found; a card such as \"Ah\", "
                                              "\"joker\" or \"??\" was expected"}
    assert results[2]["error"].startswith(f"{file} line 4: not JSON: ")


def test_rounds_in_an_array(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rounds.json"
    file.write_text(json.dumps([holdem(), 3]), encoding="utf-8")
    code, results, _ = told(capsys, file)
    assert code == FOUND
    assert results[0] == settle(holdem()).as_json()
    assert results[1]["round"] == 2
    assert results[1]["error"].startswith(f"{file} round 2: 3 found; ")


def test_a_file_without_a_round_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rounds.json"
    for text, sentence in (("[]", "no rounds found"), ("[ ]\n", "no rounds found"), ("", "nothing is in it"),
                           (" \n\n", "nothing is in it")):
        file.write_text(text, encoding="utf-8")
        assert told(capsys, file) == (CONFIGURATION, [], f"dealer-assist: {file}: {sentence}; a round, an array of "
                                                         "rounds, or one on each line, was expected\n")


def test_a_closed_standard_input_is_one_sentence(
        monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert told(capsys, "-") == (
        CONFIGURATION, [], "dealer-assist: standard input: it is closed; a round was expected there\n")


def test_rounds_from_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for text, count in ((json.dumps(holdem()), 1), (f"{json.dumps(holdem())}\n{json.dumps(holdem())}\n", 2)):
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
        code, results, _ = told(capsys, "-")
        assert (code, results) == (FINE, [settle(holdem()).as_json()] * count)


def test_a_reader_that_has_seen_enough_is_no_fault(tmp_path: Path) -> None:
    file = tmp_path / "rounds.jsonl"
    file.write_text("\n".join([json.dumps(holdem())] * 200), encoding="utf-8")     # more than a pipe holds
    with subprocess.Popen([sys.executable, "-m", "dealer_assist", "settle", str(file)], stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, text=True, encoding="utf-8") as running:
        assert running.stdout
        assert running.stderr
        assert json.loads(running.stdout.readline())["settled"]
        running.stdout.close()
        assert running.stderr.read() == ""
        assert running.wait() == FINE


def test_a_file_that_is_missing_or_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rounds.json"
    assert told(capsys, file)[::2] == (CONFIGURATION, f"dealer-assist: {file}: No such file or directory; a file of "
                                                      "rounds, or - for standard input, was expected\n")
    file.write_bytes(b"\xff\xfe")
    assert told(capsys, file)[::2] == (CONFIGURATION, f"dealer-assist: {file}: not a text in UTF-8 (byte 0)\n")
    assert told(capsys, tmp_path)[0] == CONFIGURATION


# ── what the documentation says ──
@pytest.mark.parametrize("game", CATALOGUE)
def test_every_game_has_an_example_that_comes_to_what_the_page_says(game: str) -> None:
    row = next(line for line in DOCS.read_text(encoding="utf-8").splitlines() if line.startswith(f"| [{game}]("))
    net = json.loads(row.split("|")[-2].strip().strip("`"))
    result = settle(json.loads(EXAMPLES[game].read_text(encoding="utf-8")))
    assert result.house.game_id == game
    assert (result.settled, result.irregularities) == (True, ())
    assert result.net() == net


# ── missed blinds ──
def back_again(**facts: Any) -> dict[str, Any]:
    """Box 5 was away when the blinds passed it, and is back on the seat before the button."""
    return {"house": "club_holdem_2_4", "button": 1, "seats": {str(n): 10_000 for n in range(1, 6)},
            "missed": {"5": ["small blind", "big blind"]}, **facts}


def test_cch_miss_1_missed_blinds_are_made_up_one_live_and_one_dead() -> None:
    result = settle(back_again(
        stakes={"5": {"post": 200, "dead": 100}},
        actions=["2 small blind 100", "3 big blind 200", "4 fold", "5 check", "1 fold", "2 fold", "3 check",
                 *["3 check", "5 check"] * 3],
        cards={"seat 3": "As Ad", "seat 5": "Ks Kd", "board": "2c 7d 9h Js 3c"}))
    assert (result.settled, result.irregularities, result.left_over) == (True, (), ())
    assert result.net() == {"2": -100, "3": 200, "5": -300, "house": 200}


def test_cch_miss_1_who_makes_up_nothing_is_not_dealt_in() -> None:
    facts = back_again(contributions={"2": 100, "3": 200}, folded=[1, 2, 4])
    assert [due.by for due in settle(facts).update.round.opened.dues if due.optional] == [Party(5), Party(5)]
    game = settle(facts).house.game
    assert isinstance(game, Poker)
    assert 5 not in game.order(settle(facts).update.round)
    del facts["missed"]
    assert 5 in game.order(settle(facts).update.round)


@pytest.mark.parametrize(("facts", "sentence"), [
    (back_again(missed={"9": ["big blind"]}), "missed: '9' found; one of the seats was expected"),
    (back_again(button=5), "button: 5 found; another seat was expected: it passes who is to make up blinds"),
    (back_again(missed={"5": ["ante"]}), "missed.5: 'ante' found; one of small blind, big blind was expected"),
    (back_again(missed=[5]), "missed: [5] found; an object such as {\"3\": [\"big blind\"]} was expected"),
    ({"house": "texas_holdem_no_limit", "button": 1, "seats": [1, 2, 3], "missed": {"2": "big blind"}},
     "missed.2: 'big blind' found; none was expected: nobody makes up a big blind in this hand of texas_holdem"),
])
def test_missed_blinds_that_cannot_be_are_named(facts: dict[str, Any], sentence: str) -> None:
    with pytest.raises(FactsError, match=re.escape(sentence)):
        settle(facts)


@pytest.mark.parametrize(("said", "net"), [([], {"1": -1000, "2": 900, "house": 100}),
                                           (["1 plays the board"], {"1": 0, "2": -100, "house": 100})])
def test_cch_board_2_a_hand_thrown_away_at_the_showdown_claims_nothing_unless_it_plays_the_board(
        said: list[str], net: dict[str, int]) -> None:
    result = settle({"house": "club_holdem_no_limit", "button": 2, "seats": {"1": 50_000, "2": 50_000},
                     "actions": ["2 small blind", "1 big blind", "2 call", "1 check", *["1 check", "2 check"] * 3,
                                 *said],
                     "cards": {"seat 2": "2d 3h", "board": "As Ks Qs Js Ts"}, "discards": {"seat 1": "4h 5h"}})
    assert (result.settled, result.irregularities, result.net()) == (True, (), net)


def test_the_page_tells_every_key_and_no_other() -> None:
    text = DOCS.read_text(encoding="utf-8")
    facts, result = text.split("## The result")
    given_keys, result_keys = (re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| (`[^|]*?) \|", part, re.MULTILINE)))
                               for part in (facts, result))
    assert sorted(given_keys) == sorted(KEYS)
    assert sorted(result_keys) == sorted(settle(holdem()).as_json())


GAMES = re.compile(r"dealer_assist\.games\.")


def unnumbered(word: str) -> str:
    return re.sub(r"\d+", "1", word)


def strings(value: object) -> set[str]:
    """Of a constant: itself, what a collection holds, the values of an enumeration."""
    if isinstance(value, str):
        return {str(value)}
    if isinstance(value, tuple | frozenset | dict) or (isinstance(value, type) and issubclass(value, StrEnum)):
        return {text for inner in value for text in strings(inner)}
    return set()


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_page_tells_what_each_game_asks_for_and_no_more(game: str) -> None:
    row = next(line for line in DOCS.read_text(encoding="utf-8").splitlines() if line.startswith(f"| {game} |"))
    told = {unnumbered(word) for cell in row.split("|")[2:4] for word in re.findall(r"`([^`]+)`", cell)}
    asked = set()
    for name in (name for name in FILES if house(name).game_id == game):
        for seed in range(10):
            the_game, update = house(name).game, None
            for entry in last_round(played(the_game, seed, rounds=2)[0]):
                update = engine.advance(the_game, update, entry)
                asked |= {unnumbered(word) for _, word in wanted(update.step)}
    assert asked - {DECLINED} <= told
    known = asked | {"call", "bet", "raise"}
    for module in {kind.__module__ for kind in CATALOGUE[game].kind.__mro__ if GAMES.match(kind.__module__)}:
        known |= {unnumbered(text) for name, value in vars(sys.modules[module]).items() if not name.startswith("_")
                  for text in strings(value)}
    assert [word for word in told if not {word, word.removesuffix(" 1")} & known] == []


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_page_tells_every_ruling_that_a_game_knows(game: str) -> None:
    table = DOCS.read_text(encoding="utf-8").split("| Game | Rulings |")[1].split("\n\n")[0]
    rows = [line.split("|")[1:3] for line in table.splitlines() if line.count("|") == 3]
    told = [word for games, words in rows if {"every game", game} & {name.strip() for name in games.split(",")}
            for word in re.findall(r"`([^`]+)`", words)]
    rulings = next(house(name).game for name in FILES if house(name).game_id == game).rulings
    assert sorted(told) == sorted(f"{OWNER}2" if word == OWNER else word for word in rulings)
    assert VOID in rulings


def test_the_page_s_python_runs() -> None:
    for code in re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL):
        exec(compile(code, str(DOCS), "exec"), {})


@pytest.mark.parametrize("command", re.findall(r"^    dealer-assist (.*?)(?:\s+[#<].*)?$",
                                               DOCS.read_text(encoding="utf-8"), re.MULTILINE))
def test_every_command_on_the_page_is_understood(command: str) -> None:
    assert _parser().parse_args(shlex.split(command))
