"""What if: what is shown to follow is what does follow once it is made so."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist import engine
from dealer_assist.cards import FACE_DOWN, Card
from dealer_assist.games.game import Settle
from dealer_assist.inspector.acts import voided
from dealer_assist.inspector.refusals import NotDone
from dealer_assist.inspector.timeline import Hand, Mark, Record, in_rounds, wanted
from dealer_assist.inspector.what_if import (
    ActIs,
    CardIs,
    Gets,
    OptionIs,
    awarded,
    change_to,
    consider,
    face_of,
    money_of,
    void,
)
from dealer_assist.languages import language
from dealer_assist.ledger.entries import Entry
from dealer_assist.resources import LAYOUTS
from dealer_assist.table.events import Amended, CardSeen, Decided, Recorded, RoundClosed, Ruled, Staked
from dealer_assist.table.layout import load_layout
from dealer_assist.table.places import HOUSE, Party, seat
from dealer_assist.words import Currency, Words
from tests.inspector.sessions import TEN, Steadfast
from tests.table_talk import Table, house


def record_of(table: Table, name: str) -> Record:
    layout = load_layout((LAYOUTS / f"{TEN[name]}.toml").read_text(encoding="utf-8"), name)
    return Record("ab" * 32, name, tuple(Entry(e.seq, e.at, e.by, e.event) for e in table.log), table.house, layout,
                  Words(Currency("EUR", 2)))


def dealt(name: str, seed: int, rounds: int = 1) -> Table:
    """Played as its game asks; paid as it says."""
    counted = not any(game in name for game in ("blackjack", "casino", "heads_up"))
    table = Table(house(name), ("1=100000", "2=100000", "3=100000") if counted else (1, 2, 3))
    dealer = Steadfast(seed, table.game.decks, table.game.jokers)
    for n in range(rounds):
        dealer.shuffle()
        if n:
            table.record(table.game.opening(table.story.sitting))
        while (event := dealer.answer(table.update)) is not None:
            table.record(event)
        if isinstance(table.update.step, Settle):
            table.record(RoundClosed(table.update.round.opened.number, table.settlement))
    return table


def land() -> tuple[Table, Hand]:
    """Kings for box 1 against a dealer who qualifies."""
    table = Table(house("casino_holdem_land"), (1, 2))
    table.do("stake 1 ante 2000", "deal seat 1 Kd", "deal dealer ??", "deal seat 1 Ks", "deal dealer ??")
    table.deal("board", "2s 7h Td")
    table.do("call 1")
    table.deal("board", "4s Js")
    table.do("turn 2 8d", "turn 4 8s", "close")
    return table, record_of(table, "casino_holdem_land").hands[0]


@settings(max_examples=40, deadline=None)
@given(st.sampled_from([*TEN]), st.integers(0, 50), st.lists(st.tuples(st.integers(0, 200), st.integers(0, 3)),
                                                             max_size=4))
def test_rounds_are_cut_out_of_a_log_as_the_engine_follows_it(name: str, seed: int,
                                                              amended: list[tuple[int, int]]) -> None:
    table = dealt(name, seed, rounds=2)
    for at, how in amended:
        seq = table.log[at % len(table.log)].seq
        event = table.log[at % len(table.log)].event
        instead = (event,) * how if not isinstance(event, Amended | Ruled) else ()
        table.log.append(Recorded(len(table.log), 10**9, "inspector", Amended(seq, instead, "test")))
    story = engine.tell(table.game, table.log)
    assert [entries for _, entries in in_rounds(table.log)] == [chapter.entries for chapter in story.chapters]
    for hand, chapter in zip(record_of(table, name).hands, story.chapters[1:], strict=True):
        if chapter.update is not None:
            assert hand.update == chapter.update


@settings(max_examples=40, deadline=None)
@given(st.sampled_from([*TEN]), st.integers(0, 50), st.data())
def test_what_is_shown_to_follow_follows_once_it_is_made_so(name: str, seed: int, data: st.DataObject) -> None:
    table = dealt(name, seed, rounds=2)
    hand = record_of(table, name).hands[-1]
    told = [e for e in hand.entries if isinstance(e.event, CardSeen | Staked | Decided)]
    entry = data.draw(st.sampled_from(told))
    typed = {CardSeen: "Ah", Staked: "12.50", Decided: "fold"}[type(entry.event)]
    changes = [change_to(hand, entry.seq, data.draw(st.sampled_from([typed, ""])))]
    if data.draw(st.booleans()) and hand.closed and hand.closed.paid.lines:
        line = data.draw(st.sampled_from(hand.closed.paid.lines))
        changes.append(Gets(line.party, line.on, line.kind, line.back + 700))
    try:
        otherwise = consider(hand, changes, "why")
    except NotDone:
        return                  # the bet is gone by the other change
    said = (*otherwise.amendments, *((otherwise.ruling,) if otherwise.ruling and otherwise.ruling.lines else ()))
    for event in said:
        table.record(event)
    after = record_of(table, name).hands[-1]
    assert after.update.final is None or after.update.final.net() == otherwise.would.net()
    assert after.closed == hand.closed, "what was paid stays"
    if hand.closed and after.update.final is not None:
        assert after.owed == {p: a for p, a in otherwise.difference.items() if p != HOUSE}


@settings(max_examples=30, deadline=None)
@given(st.sampled_from([*TEN]), st.integers(0, 50))
def test_a_void_round_gives_every_box_its_stakes(name: str, seed: int) -> None:
    table = dealt(name, seed, rounds=2)
    hand = record_of(table, name).hands[-1]
    if hand.closed is None:
        return
    table.record(void(hand, "all back"))
    after = record_of(table, name).hands[-1]
    assert after.owed == voided(hand)
    assert after.update.final is not None
    assert all(amount == 0 for amount in after.update.final.net().values())


def test_a_card_read_otherwise() -> None:
    _, hand = land()
    kings = [e for e in hand.entries if isinstance(e.event, CardSeen) and e.event.at == seat(1)]
    otherwise = consider(hand, [change_to(hand, entry.seq, card) for entry, card in
                                zip(kings, ("3c", "6h"), strict=True)])
    assert {str(p): a for p, a in otherwise.difference.items() if p != HOUSE} == {"1": -12000}
    assert otherwise.ruling is None, "a correction takes one signature"
    assert [bet.kind for bet in otherwise.beside if bet.change] == ["ante", "call"]


def test_a_fold_that_was_a_call() -> None:
    table = Table(house("casino_holdem_land"), (1, 2))
    table.do("stake 1 ante 2000", "deal seat 1 Kd", "deal dealer ??", "deal seat 1 Ks", "deal dealer ??")
    table.deal("board", "2s 7h Td")
    table.do("fold 1")
    table.deal("board", "4s Js")
    table.do("turn 2 8d", "turn 4 8s", "close")
    hand = record_of(table, "casino_holdem_land").hands[0]
    fold = next(e for e in hand.entries if isinstance(e.event, Decided))
    otherwise = consider(hand, [change_to(hand, fold.seq, "call 40")])
    assert {str(p): a for p, a in otherwise.difference.items() if p != HOUSE} == {"1": 2000 + 2000 + 4000}
    with pytest.raises(NotDone, match="which chips"):
        change_to(hand, fold.seq, "40")
    ante = next(e for e in hand.entries if isinstance(e.event, Staked))
    assert change_to(hand, ante.seq, "12.50") == ActIs(ante.seq, Staked(Party(1), seat(1), "ante", 1250))


def test_another_house_option_is_an_override() -> None:
    _, hand = land()
    otherwise = consider(hand, [OptionIs("ch.qualifier", "pair of 9s")])
    assert {str(p): a for p, a in otherwise.difference.items() if p != HOUSE} == {"1": -4000}, "the call goes back"
    assert otherwise.ruling is not None
    assert {line.kind for line in otherwise.ruling.lines} >= {"call"}


def test_amounts_of_the_inspectors_own_come_to_exactly_what_he_says() -> None:
    table, hand = land()
    ruling = awarded(hand, {Party(1): 1234}, "split")
    assert ruling is not None
    table.record(ruling)
    assert record_of(table, "casino_holdem_land").hands[0].owed == {Party(1): 1234}
    with pytest.raises(NotDone, match="has no bet in this round"):
        awarded(hand, {Party(2): 100}, "nothing staked")
    with pytest.raises(NotDone, match=r"no bet from which .* can be taken back"):
        awarded(hand, {Party(1): -1_000_000}, "more than he has")


@pytest.mark.parametrize(("text", "money"), [("25", 2500), ("25.5", 2550), ("1,250.00", 125000), ("-3.05", -305),
                                             (Words(Currency("EUR", 2), language("ar")).amount(-3000), -3000)])
def test_amounts_as_they_are_typed(text: str, money: int) -> None:
    assert money_of(text, 2) == money


@pytest.mark.parametrize("text", ["", "1.234", "ten", "1e3", "٣", "1.2.3"])
def test_what_is_no_amount_is_never_guessed(text: str) -> None:
    with pytest.raises(NotDone):
        money_of(text, 2)


@pytest.mark.parametrize(("text", "card"), [("kh", "Kh"), ("10d", "Td"), ("A♠", "As"), ("tc", "Tc")])
def test_cards_as_they_are_typed(text: str, card: str) -> None:
    assert face_of(text) == Card.parse(card)


@pytest.mark.parametrize("text", ["1h", "K", "Kx", "face down", "unreadable", ""])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(NotDone):
        face_of(text)


def test_a_card_dealt_face_down_is_changed_where_it_was_turned_up() -> None:
    _, hand = land()
    down = next(e for e in hand.entries if isinstance(e.event, CardSeen) and e.event.face is FACE_DOWN)
    change = change_to(hand, down.seq, "Ac")
    assert isinstance(change, CardIs)
    assert change.seq > down.seq


def test_filters_as_they_are_typed() -> None:
    words = Words(Currency("EUR", 2))
    found = wanted("box 3 dealer Anna >100.50 doubt round 12 table-4", words)
    assert (*found.boxes, *found.rounds, found.dealer) == (3, 12, "anna")
    assert found.least is not None
    assert (found.least.numerator, found.least.denominator) == (201, 2)
    assert found.marks == {Mark.DOUBT}
    assert found.texts == ("table-4",)


def test_filters_in_the_language_of_the_desk() -> None:
    words = Words(Currency("EUR", 2), language("fr"))
    assert wanted("case 3 croupier anna doute seat 4", words) == wanted("box 3 box 4 dealer anna doubt", words)
    assert wanted("showcase 3", words).texts == ("showcase", "3"), "a word that only ends so is no name"
