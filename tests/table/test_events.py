from __future__ import annotations

from dealer_assist.table.events import Amended, Decided, Recorded, RoundEvent, TableEvent, corrected
from dealer_assist.table.places import Party, seat


def said(word: str) -> Decided:
    return Decided(Party(1), seat(1), word)


def read(*events: TableEvent) -> list[str]:
    log = [Recorded(n, n, "test", event) for n, event in enumerate(events)]
    return [e.event.choice for e in corrected(log) if isinstance(e.event, Decided)]


def amend(seq: int, *words: str) -> Amended:
    instead: tuple[RoundEvent, ...] = tuple(map(said, words))
    return Amended(seq, instead, "test")


def test_nothing_amended_is_as_recorded() -> None:
    assert read(said("a"), said("b")) == ["a", "b"]


def test_an_amendment_strikes_replaces_or_inserts() -> None:
    assert read(said("a"), said("b"), amend(0)) == ["b"]
    assert read(said("a"), said("b"), amend(0, "c")) == ["c", "b"]
    assert read(said("a"), said("b"), amend(0, "a", "c")) == ["a", "c", "b"]


def test_the_newest_amendment_counts() -> None:
    assert read(said("a"), amend(0, "b"), amend(0, "c")) == ["c"]


def test_an_undo_can_be_undone_and_done_again() -> None:
    assert read(said("a"), amend(0), amend(1)) == ["a"]
    assert read(said("a"), amend(0), amend(1), amend(2)) == []
    assert read(said("a"), amend(0, "b"), amend(0, "c"), amend(2)) == ["b"]


def test_an_amendment_amended_by_events_stands_for_the_first_entry() -> None:
    assert read(said("a"), said("b"), amend(0, "c"), amend(2, "d")) == ["d", "b"]


def test_what_comes_later_cannot_be_amended_beforehand() -> None:
    assert read(amend(1), said("a")) == ["a"]
    assert read(amend(0), said("a")) == ["a"]
