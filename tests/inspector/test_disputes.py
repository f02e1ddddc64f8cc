"""Disputes out of the house's log, whatever else stands in it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.inspector.disputes import age_text, outcomes, told_by
from dealer_assist.ledger.entries import (
    Awarded,
    DisputeDecided,
    DisputeNoted,
    DisputeOpened,
    Entry,
    RecordEvent,
)
from dealer_assist.table.places import Party
from dealer_assist.words import Currency, Words
from tests.ledger.strategies import events

MINUTE = 60_000_000
OPENED = DisputeOpened(1, "ab" * 32, "table-4", 7, (41,), 3, "card", "it was a king")


def log(*said: RecordEvent) -> list[Entry]:
    return [Entry(n, n * MINUTE, "inspector", event) for n, event in enumerate(said, 1)]


def decided(verdict: str, amount: int = 0) -> DisputeDecided:
    return DisputeDecided(1, verdict, (Awarded(Party(3), amount),) if amount else (), "procedure", "so", (), "")


def test_a_decision_is_final() -> None:
    house = told_by(log(OPENED, decided("rejected"), decided("upheld", 500), DisputeOpened(
        1, "cd" * 32, "other", 1, (), 0, "other", "the same number again")))
    assert [d.opened for d in house.disputes] == [OPENED]
    decision = house.disputes[0].decision
    assert decision is not None
    assert decision.verdict == "rejected"
    assert house.open == ()


def test_the_oldest_that_waits_comes_first_and_the_newest_is_found_first() -> None:
    second = DisputeOpened(2, "ab" * 32, "table-5", 9, (), 1, "stake", "chips too late")
    house = told_by(log(OPENED, second, DisputeNoted(1, "player", "it was red"), DisputeNoted(9, "note", "nobody's")))
    assert [d.number for d in house.open] == [1, 2]
    assert [d.number for d in house.search("")] == [2, 1]
    assert [d.number for d in house.search("RED box 3")] == [1]
    assert house.disputed("ab" * 32) == {7, 9}
    assert house.next_number == 3
    assert house.open[0].age(11 * MINUTE) == 10 * MINUTE


@given(st.lists(events, max_size=12))
def test_any_log_of_a_house_can_be_told(said: list[RecordEvent]) -> None:
    house = told_by(log(*said))
    assert len(house.open) + sum(not d.open for d in house.disputes) == len(house.disputes)
    assert house.next_number > max((d.number for d in house.disputes), default=0)
    house.search("a")


@pytest.mark.parametrize(("minutes", "text"), [(0, "0 min"), (59, "59 min"), (185, "3 h 05"), (3120, "2 d 4 h")])
def test_ages(minutes: int, text: str) -> None:
    assert age_text(minutes * MINUTE, Words(Currency("EUR", 2))) == text


@pytest.mark.parametrize(("verdict", "amount", "fault"), [
    ("upheld", 500, None), ("upheld", 0, "refused.verdict.amounts"), ("split", 0, "refused.verdict.amounts"),
    ("rejected", 0, None), ("rejected", 500, "refused.verdict.rejected"), ("void", 0, None),
    ("perhaps", 0, "refused.verdict.unknown"),
])
def test_a_verdict_and_its_amounts_fit_each_other(verdict: str, amount: int, fault: str | None) -> None:
    assert outcomes(verdict, {Party(3): amount}) == fault
