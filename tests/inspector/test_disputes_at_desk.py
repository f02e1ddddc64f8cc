"""A dispute from its claim to the decision, at the real desk, by keys alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from dealer_assist.cards import Card, Rank, Suit, Unread
from dealer_assist.inspector.records import house_of, open_record
from dealer_assist.inspector.timeline import Hand, Mark
from dealer_assist.inspector.what_if import CardIs, consider, faced
from dealer_assist.ledger.entries import EvidenceViewed, HoldPlaced
from dealer_assist.overlay.view import view
from dealer_assist.people.house import house_entries
from dealer_assist.table.events import Amended, Ruled
from dealer_assist.table.places import HOUSE
from tests.inspector.conftest import Inspector
from tests.inspector.sessions import PINS, TEN, sat, story_of

pytestmark = pytest.mark.qt_log_level_fail("CRITICAL")
AtDesk = Callable[[Path], Inspector]


def telling_card(hand: Hand) -> CardIs | None:
    """A card by which somebody would be owed something, had it been another one."""
    read = faced(hand)
    on_table = {card.face for card in hand.update.round.cards}
    for card in hand.update.round.cards:
        for other in (Card(rank, suit) for suit in Suit for rank in reversed(Rank)):
            if other in on_table or isinstance(card.face, Unread):
                continue
            change = CardIs(read[card.card], card.card, other)
            otherwise = consider(hand, [change])
            if otherwise.complete and any(party != HOUSE for party in otherwise.difference):
                return change
    return None


def telling_round(folder: Path, by_card: bool) -> tuple[int, CardIs | None]:
    """The first round of a session that is no draw for the button; in which a card decides, where that is wanted."""
    for hand in open_record(folder).record.hands:
        if hand.closed is not None and any(line.party != HOUSE for line in hand.closed.paid.lines):
            change = telling_card(hand) if by_card else None
            if change is not None or not by_card:
                return hand.number, change
    raise AssertionError(f"{folder}: no round to dispute")


def choose_round(inspector: Inspector, folder: str, number: int) -> Hand:
    inspector.letter("/")
    inspector.type(f"{folder} round {number}")
    inspector.enter()
    inspector.until(lambda: inspector.desk.hand is not None and inspector.desk.hand.record.folder == folder
                    and inspector.desk.hand.number == number)
    assert inspector.desk.hand is not None
    return inspector.desk.hand


def read_otherwise(inspector: Inspector, change: CardIs) -> None:
    """The entry is looked up with the arrow keys, and the card is typed."""
    desk = inspector.desk
    assert desk.page is not None
    inspector.escape()
    for _ in desk.page.happened:
        inspector.press(Qt.Key.Key_Left)
    for _ in desk.page.happened:
        chosen = desk._chosen_event()
        if chosen is not None and chosen.seq == change.seq:
            break
        inspector.press(Qt.Key.Key_Right)
    inspector.letter("w")
    inspector.type(str(change.face))
    inspector.enter()
    assert desk.trying.otherwise is not None, desk.said.text()


def claim(inspector: Inspector, words: str) -> int:
    inspector.letter("d")
    inspector.tab_to("dispute.claim")
    inspector.type(words)
    before = len(inspector.desk.rounds.house.disputes)
    inspector.do()
    inspector.until(lambda: len(inspector.desk.rounds.house.disputes) > before)
    return inspector.desk.rounds.house.disputes[-1].number


def test_a_dispute_from_claim_to_decision(at_desk: AtDesk, tmp_path: Path) -> None:
    records = tmp_path / "records"
    sitting = sat(records / "table-4", "casino_holdem_land", rounds=2)
    inspector = at_desk(records)
    inspector.sign_in()
    desk = inspector.desk
    assert desk.hand is not None
    assert desk.hand.number == 2, "the last hand is on the page when the desk opens"
    inspector.press(Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    inspector.press(Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert desk.hand.number == 1
    hand = desk.hand
    number = claim(inspector, "the dealer's card was another one")
    assert "Open disputes: 1" in desk.waiting.text()
    held = [entry.event for entry in house_entries(records) if isinstance(entry.event, HoldPlaced)]
    assert [hold.evidence.session for hold in held] == [hand.record.name]
    assert held[0].evidence.first <= hand.at
    assert (held[0].evidence.last or 0) >= hand.until

    inspector.tab_to("dispute.note")
    inspector.type("the camera saw it for three seconds")
    inspector.enter()
    inspector.choose("dispute.kind", "player")
    inspector.tab_to("dispute.note")
    inspector.type("it was red")
    inspector.enter()
    inspector.until(lambda: len(house_of(records).disputes[0].notes) == 2)

    change = telling_card(hand)
    assert change is not None
    read_otherwise(inspector, change)
    assert desk.trying.otherwise is not None
    owed = {party: amount for party, amount in desk.trying.otherwise.difference.items() if party != HOUSE}
    inspector.escape()
    inspector.letter("d")
    inspector.choose("dispute.verdict", "upheld")
    inspector.choose("dispute.reason", "misread card")
    inspector.fill("dispute.why", "the film shows it")
    inspector.sign("dispute")
    inspector.do()
    inspector.until(lambda: not desk.rounds.house.open)
    decided = house_of(records).dispute(number)
    assert decided is not None
    assert decided.decision is not None
    assert decided.decision.verdict == "upheld"
    assert {award.party: award.amount for award in decided.decision.amounts} == owed
    assert decided.decision.by == "inspector"

    record = open_record(records / "table-4").record
    made = [entry for entry in record.entries if entry.seq in decided.decision.entries]
    assert [type(entry.event) for entry in made] == [Amended]
    assert made[0].by == "inspector"
    paid_then = record.hand(1)
    assert paid_then is not None
    assert paid_then.closed == hand.closed, "what was paid stays in the record"
    assert paid_then.owed == owed
    screen = view(story_of(records / "table-4", sitting), sitting.layout, record.words)
    offered = [alert.touch for alert in screen.alerts if alert.touch]
    assert len(offered) == len(owed), "the dealer's screen says what is to be handed over"
    inspector.wait()
    inspector.until(lambda: Mark.CORRECTED in desk.rounds.rows[record.name, 1].marks)
    assert "No open dispute" in desk.waiting.text()
    views = [entry for entry in house_entries(records) if isinstance(entry.event, EvidenceViewed)]
    assert {entry.event.what for entry in views} == {"round 1", "round 2"}      # type: ignore[union-attr]
    assert {entry.by for entry in views} == {"inspector"}


def test_disputes_over_games_of_each_kind(at_desk: AtDesk, tmp_path: Path) -> None:
    """A bank, pots that are split, players who bank. All ten: tests/verify/disputes.py."""
    dispute_each(at_desk, tmp_path / "records", ("blackjack_casino_du_liban", "omaha_hi_lo_3_6", "push_nine_club"))


def dispute_each(at_desk: AtDesk, records: Path, names: Sequence[str], to: Path | None = None) -> None:
    """Upheld by a corrected card, split and void by an override of two people, rejected: one window, no mouse.
    ``to``: the folder in which the evidence of each is to lie."""
    sittings = {name: sat(records / name, name, rounds=3, seed=n) for n, name in enumerate(TEN, 1) if name in names}
    inspector = at_desk(records)
    inspector.sign_in()
    desk = inspector.desk
    for n, name in enumerate(sittings):
        verdict = ("upheld", "split", "void", "rejected")[n % 4]
        round_number, change = telling_round(records / name, verdict == "upheld")
        hand = choose_round(inspector, name, round_number)
        number = claim(inspector, f"a claim over {hand.record.house.game_id}")
        if change is not None:
            read_otherwise(inspector, change)
            inspector.escape()
            inspector.letter("d")
        inspector.choose("dispute.verdict", verdict)
        if verdict == "split":
            assert desk.page is not None
            party = next(box.party for box in desk.page.boxes if box.party != HOUSE)
            inspector.fill(f"dispute.amount.{party}", "5")
        inspector.choose("dispute.reason", "as paid" if verdict == "rejected" else "procedure")
        inspector.fill("dispute.why", "as the film shows it")
        inspector.sign("dispute", second=verdict in ("split", "void"))
        inspector.do()
        inspector.until(lambda: not desk.rounds.house.open)
        dispute = house_of(records).dispute(number)
        assert dispute is not None, desk.said.text()
        decision = dispute.decision
        assert decision is not None, f"{name}: {desk.said.text()}"
        assert (decision.verdict, decision.second) == (verdict, "supervisor" if verdict in ("split", "void") else "")
        after = open_record(records / name).record
        made = {type(entry.event) for entry in after.entries if entry.seq in decision.entries}
        assert made == {"upheld": {Amended}, "rejected": set()}.get(verdict, {Ruled})
        corrected = after.hand(round_number)
        assert corrected is not None
        awarded = {award.party: award.amount for award in decision.amounts if award.party != HOUSE}
        assert corrected.owed == awarded, f"{name}: what was decided is what is owed"
        assert corrected.closed == hand.closed
        story_of(records / name, sittings[name])        # and the table's own fold goes through it
        if to is not None:
            inspector.escape()
            inspector.letter("e")
            inspector.fill("export.folder", str(to))
            inspector.fill("export.name", "inspector")
            inspector.fill("export.pin", PINS["inspector"])
            inspector.do()
            inspector.until(lambda: "Exported as" in desk.said.text())
        inspector.escape()
        inspector.escape()
    assert len(house_of(records).disputes) == len(sittings)
    inspector.letter("o")
    inspector.type("push_nine")
    assert desk.log.list.count() == 1
