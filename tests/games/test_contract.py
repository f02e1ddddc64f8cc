"""One contract over all games and every house file shipped: a game that is added runs under it by being listed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from dealer_assist import engine
from dealer_assist.cards import UNREADABLE, Card
from dealer_assist.engine import Story, Update
from dealer_assist.games import CATALOGUE
from dealer_assist.games.game import Game, Settle
from dealer_assist.games.poker import Poker
from dealer_assist.ledger.codec import canonical, decode, encode, parse, settlement_bytes
from dealer_assist.table.events import (
    Amended,
    CardRead,
    CardSeen,
    Decided,
    Recorded,
    RoundClosed,
    RoundEvent,
    RoundOpened,
    Ruled,
    SeatTaken,
    Staked,
    TableEvent,
)
from dealer_assist.table.places import HOUSE, POT, Party
from dealer_assist.table.round import Round
from dealer_assist.table.settlement import Settlement, Verdict
from dealer_assist.words import Currency, Words
from tests.random_play import DECK, Dealer
from tests.table_talk import HOUSES, house

SEATS = (1, 2, 4)
STACK = 20_000
DEEP = 100 * STACK              # where no game asks what a player has left, for all his boxes may come to
BANKED_BY_THE_HOUSE = {"casino_holdem", "heads_up_holdem", "blackjack"}
FILES = sorted(f.stem for f in HOUSES.glob("*.toml"))
WORDS_OF_A_TABLE = Words(Currency("EUR", 2))
seeds = st.integers(0, 2**32)


def played(game: Game, seed: int, rounds: int = 1) -> tuple[list[Recorded], Story]:
    dealer, log, story = Dealer(seed, game.decks, game.jokers), list[Recorded](), Story()

    def record(event: TableEvent) -> None:
        nonlocal story
        entry = Recorded(len(log), len(log), "test", event)
        log.append(entry)
        story = engine.follow(game, story, entry)

    for number in SEATS:
        record(SeatTaken(Party(number), STACK if isinstance(game, Poker) else DEEP))
    for _ in range(rounds + 1):
        dealer.shuffle()
        record(game.opening(story.sitting))
        for _ in range(200):
            assert story.current
            if (event := dealer.answer(story.current)) is None:
                break
            record(event)
        assert story.current
        assert isinstance(story.current.step, Settle)
        assert story.current.settlement
        record(RoundClosed(story.current.round.opened.number, story.current.settlement))
        rounds -= bool(story.current.round.acts)
        if not rounds:
            break               # one more than wanted only where the first was a draw for the button
    return log, story


def last_round(log: list[Recorded]) -> list[Recorded]:
    opened = max(n for n, e in enumerate(log) if isinstance(e.event, RoundOpened))
    return log[opened:]


def staked(entries: list[Recorded]) -> dict[Party, int]:
    total: dict[Party, int] = {}
    for event in (e.event for e in entries):
        if isinstance(event, Staked):
            total[event.by] = total.get(event.by, 0) + event.amount
    return total


def settled_stakes(settlement: Settlement) -> dict[Party, int]:
    total: dict[Party, int] = {}
    for line in settlement.lines:
        if line.party != HOUSE and line.staked:
            total[line.party] = total.get(line.party, 0) + line.staked
    return total


def assert_conserved(game: str, r: Round, settlement: Settlement) -> None:
    """Where players play for each other's chips, all put in comes back, is taken by the house or is carried."""
    if game in BANKED_BY_THE_HOUSE:
        assert settlement.pots == ()
        return
    put_in = sum(a.amount for a in r.acts) + (r.opened.carried.amount if r.opened.carried else 0)
    gone = sum(x.staked for x in settlement.lines if x.verdict is Verdict.TAKEN and x.party != HOUSE)
    back = sum(x.back for x in settlement.lines)
    assert put_in == back + gone + (settlement.carried.amount if settlement.carried else 0)
    assert settlement.rack() == gone + sum(x.back for x in settlement.lines if x.party == HOUSE)
    for pot in settlement.pots:
        lines = [x for x in settlement.lines if x.on == POT and x.kind == pot.name]
        assert sum(x.staked for x in lines) <= pot.amount
        if pot.shares:
            assert pot.taken + sum(share.amount for share in pot.shares) == pot.amount
            assert {s.party for s in pot.shares} <= set(pot.eligible)
            for x in lines:
                assert x.back == sum(s.amount for s in pot.shares if s.party == x.party) or x.party == HOUSE


def test_every_game_has_a_house_file() -> None:
    assert {house(name).game_id for name in FILES} == set(CATALOGUE)


@pytest.mark.parametrize("name", FILES)
@settings(max_examples=60, deadline=None)
@given(seed=seeds)
def test_legal_rounds_complete_without_a_word_of_blame_and_every_chip_has_one_line(name: str, seed: int) -> None:
    log, story = played(house(name).game, seed, rounds=2)
    for chapter in story.chapters[1:]:
        update = chapter.update
        assert update
        assert update.settlement
        assert (update.departures, update.irregularities, update.unreadable) == ((), (), ())
        assert settled_stakes(update.settlement) == staked(list(chapter.entries))
        assert update.settlement.complete
        bets = [(x.party, x.on, x.kind) for x in update.settlement.lines]
        assert len(bets) == len(set(bets))
        assert_conserved(house(name).game_id, update.round, update.settlement)
        for line in update.settlement.lines:
            assert line.rule
            assert line.reason.key
            if line.on == POT:      # who shares a pot may get less than he put in
                assert (line.back > 0) == (line.verdict in (Verdict.WIN, Verdict.RETURNED, Verdict.TAKEN))
            else:
                assert (line.back > line.staked) == (line.verdict is Verdict.WIN)
                assert (line.back == line.staked) == (line.verdict in (Verdict.PUSH, Verdict.RETURNED))
            if line.verdict is Verdict.WIN and line.odds is not None:
                assert line.back - line.staked + line.rounded == line.staked * line.odds
                assert line.odds_rule
    assert engine.tell(house(name).game, log) == story
    recorded = [replace(e, event=decode(parse(canonical(encode(e.event))))) for e in log]
    replayed = engine.tell(house(name).game, recorded)
    for before, after in zip(story.chapters[1:], replayed.chapters[1:], strict=True):
        assert before.update
        assert after.update
        assert before.update.settlement
        assert after.update.settlement
        assert settlement_bytes(after.update.settlement) == settlement_bytes(before.update.settlement)


@pytest.mark.parametrize("name", FILES)
@settings(max_examples=60, deadline=None)
@given(seed=seeds, data=st.data())
def test_a_corrected_card_is_as_if_it_had_been_dealt_so(name: str, seed: int, data: st.DataObject) -> None:
    game = house(name).game
    log, story = played(game, seed)
    used = {e.event.face for e in last_round(log) if isinstance(e.event, CardSeen | CardRead)}
    faced = [e for e in last_round(log) if isinstance(e.event, CardSeen | CardRead) and isinstance(e.event.face, Card)]
    assume(faced)               # all may pass the bank, or fold before a card is turned up
    entry = data.draw(st.sampled_from(faced))
    assert isinstance(entry.event, CardSeen | CardRead)
    other = replace(entry.event, face=data.draw(st.sampled_from([c for c in DECK if c not in used])))
    amended = engine.follow(game, story, Recorded(len(log), len(log), "test", Amended(entry.seq, (other,), "misread")))
    dealt_so = engine.tell(game, [replace(e, event=other) if e is entry else e for e in log])
    assert amended.current
    assert dealt_so.current
    assert amended.current == dealt_so.current
    paid, settlement = story.current.settlement.net(), amended.current.settlement  # type: ignore[union-attr]
    assert settlement
    owed, waiting = settlement.net(), {x.party for x in settlement.lines if x.verdict is Verdict.WAITING}
    assert amended.current.owed() == {p: owed[p] - paid[p] for p in sorted(paid.keys() - waiting) if owed[p] != paid[p]}
    undone = engine.follow(game, amended, Recorded(len(log) + 1, 0, "test", Amended(len(log), (), "it was right")))
    assert undone.current == story.current


@pytest.mark.parametrize("name", FILES)
@settings(max_examples=60, deadline=None)
@given(seed=seeds, data=st.data())
def test_following_entry_by_entry_comes_to_what_judging_the_whole_round_does(
        name: str, seed: int, data: st.DataObject) -> None:
    game = house(name).game
    log, _ = played(game, seed)
    opened = last_round(log)[0].seq
    number = sum(isinstance(e.event, RoundOpened) for e in log)
    for _ in range(data.draw(st.integers(1, 3))):
        here = data.draw(st.integers(opened + 1, len(log)))
        now = engine.tell(game, log[:here]).current
        assert now
        lines = game.settle(now.round).lines
        if lines and data.draw(st.booleans()):
            line = data.draw(st.sampled_from(lines))
            said: TableEvent = Ruled(number, (line._replace(back=line.staked, verdict=Verdict.PUSH),), "test")
        else:
            said = Amended(data.draw(st.integers(opened + 1, here)), (), "test")
        log.insert(here, Recorded(0, 0, "test", said))
        log = [replace(e, seq=n) for n, e in enumerate(log)]
    followed = engine.tell(game, log).chapters[-1]
    assert followed.update == engine.judge(game, followed.entries)


@pytest.mark.parametrize("name", FILES)
@settings(max_examples=120, deadline=None)
@given(seed=seeds, data=st.data())
def test_a_damaged_record_never_raises_and_never_loses_a_chip(name: str, seed: int, data: st.DataObject) -> None:
    game = house(name).game
    log, _ = played(game, seed)
    entries = list(log)
    for _ in range(data.draw(st.integers(1, 4))):
        index = data.draw(st.integers(last_round(log)[0].seq + 1, len(entries) - 1))
        match data.draw(st.sampled_from(("strike", "double", "swap", "alter"))):
            case "strike" if len(entries) > last_round(log)[0].seq + 2:
                del entries[index]
            case "double":
                entries.insert(index, entries[index])
            case "swap":
                entries[index - 1], entries[index] = entries[index], entries[index - 1]
            case _:
                event = entries[index].event
                assert isinstance(event, RoundEvent)
                entries[index] = replace(entries[index], event=_altered(event, data))
    entries = [replace(e, seq=n) for n, e in enumerate(entries)]
    story = engine.tell(game, entries)
    update = story.chapters[-1].update
    assert update
    for half in (entries[:len(entries) // 2], entries):     # whatever is looked at, and whenever
        now = engine.tell(game, half).chapters[-1].update
        if now:
            said(now)
    settlement = game.settle(update.round)
    assert settled_stakes(settlement) == {p: n for p, n in staked(list(story.chapters[-1].entries)).items() if n}
    for line in settlement.lines:
        assert (line.waits_for is not None) == (line.verdict is Verdict.WAITING)


def said(update: Update) -> None:
    """All that the screen would say of it has words."""
    for found in (*update.departures, *update.irregularities):
        assert WORDS_OF_A_TABLE.say(found.reason)
        assert found.prescribes is None or WORDS_OF_A_TABLE.say(found.prescribes)
    for standing in update.standings:
        assert WORDS_OF_A_TABLE.say(standing.hand)
    for line in update.settlement.lines if update.settlement else ():
        assert WORDS_OF_A_TABLE.say(line.reason)
    assert WORDS_OF_A_TABLE.step(update.step, update.round)
    assert WORDS_OF_A_TABLE.waits(update.step)


KINDS = ("ante", "odds", "call", "raise", "bonus", "bet", "small blind", "main", "bank", "buy-in", "tip")
WORDS = ("fold", "timeout", "check", "stand", "split", "pat", "dead hand", "void")


def _altered(event: RoundEvent, data: st.DataObject) -> RoundEvent:
    match event:
        case Staked():
            return replace(event, amount=data.draw(st.integers(0, 100_000)), by=Party(data.draw(st.integers(1, 5))),
                           kind=data.draw(st.sampled_from(KINDS)))
        case CardSeen() | CardRead():
            return replace(event, face=data.draw(st.sampled_from([*DECK[:3], UNREADABLE])))
        case Decided():
            return replace(event, choice=data.draw(st.sampled_from(WORDS)))
        case _:
            return event
