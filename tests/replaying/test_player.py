"""Going anywhere in a log comes to what following it from the beginning comes to."""

from __future__ import annotations

from bisect import bisect_right
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist import engine
from dealer_assist.ledger.entries import (
    CameraBack,
    CameraLost,
    Entry,
    RecordEvent,
    SessionClosed,
    ViewDoubtful,
    ViewTrusted,
    table_log,
)
from dealer_assist.replaying.player import SPEEDS, Kind, Log, Player, Unit
from dealer_assist.sessions.replay import open_session
from dealer_assist.table.events import Amended, CardSeen, RoundOpened, Staked
from tests.sessions.played import HOUSE
from tests.sessions.test_kept import KEPT

ENTRIES = open_session(KEPT / "one-film").reading.entries
STEP = 33_333


class Pictures:
    """One every 33 ms, from the first entry to the last."""

    def __init__(self, first: int, last: int) -> None:
        self.times = [*range(first, last, STEP)]

    def before(self, at: int) -> int | None:
        n = bisect_right(self.times, at - 1) - 1
        return self.times[n] if n >= 0 else None

    def after(self, at: int) -> int | None:
        n = bisect_right(self.times, at)
        return self.times[n] if n < len(self.times) else None


def player(entries: tuple[Entry, ...] = ENTRIES) -> Player:
    log = Log(HOUSE.game, entries)
    pictures = Pictures(log.moments[0], log.moments[-1])
    return Player(log, pictures.times[0], pictures.times[-1], pictures)


@settings(max_examples=25, deadline=None)
@given(st.lists(st.integers(0, len(ENTRIES)), min_size=1, max_size=8))
def test_in_whatever_order_it_is_looked_at_the_story_is_that_of_the_entries_before(asked: list[int]) -> None:
    log = Log(HOUSE.game, ENTRIES)
    for followed in asked:
        assert log.story(followed) == engine.tell(HOUSE.game, table_log(ENTRIES[:followed]))


def test_a_correction_is_told_from_its_entry_on_and_not_before() -> None:
    seq, staked = next((e.seq, e.event) for e in ENTRIES if isinstance(e.event, Staked))
    last = ENTRIES[-1]
    later = (*ENTRIES, Entry(last.seq + 1, last.at + 86_400_000_000, "inspector", Amended(seq, (), "no chips there")))
    log = Log(HOUSE.game, later)
    before, after = log.story(len(ENTRIES)), log.story(len(later))
    assert before == engine.tell(HOUSE.game, table_log(ENTRIES))
    assert after != before
    assert isinstance(staked, Staked)
    assert [(mark.entry, mark.round, mark.at) for mark in log.marks() if mark.kind is Kind.CORRECTION] == [
        (last.seq + 1, 1, ENTRIES[seq - 1].at)]
    stands = player(later)
    stands.seek(stands.last)
    assert stands.followed < len(later)         # the next day is no part of the film
    assert stands.step(Unit.EVENT, 1)
    assert (stands.followed, stands.at) == (len(later), stands.last)
    assert stands.step(Unit.EVENT, -1)
    assert stands.followed < len(later)


@pytest.mark.parametrize("unit", [Unit.EVENT, Unit.STREET, Unit.HAND])
def test_steps_go_through_every_one_of_them_and_back_the_same_way(unit: Unit) -> None:
    stands = player()
    there = [(stands.at, stands.followed)]
    while stands.step(unit, 1):
        there.append((stands.at, stands.followed))
    assert there == sorted(set(there))
    stops = {Unit.EVENT: stands.log.events, Unit.STREET: stands.log.streets, Unit.HAND: stands.log.hands}[unit]
    assert {followed - 1 for _, followed in there[1:]} >= {n for n in stops if stands.log.moments[n] > stands.first}
    back = [there[-1]]
    while stands.step(unit, -1):
        back.append((stands.at, stands.followed))
    assert back[:len(there) - 1] == there[:0:-1]


def test_a_hand_begins_where_it_was_opened_and_a_street_where_cards_come_after_bets() -> None:
    stands = player()
    opened = [ENTRIES[n].event for n in stands.log.hands]
    assert [event.number for event in opened if isinstance(event, RoundOpened)] == [1, 2, 3]
    for n in stands.log.streets:
        assert not isinstance(ENTRIES[n - 1].event, CardSeen)
    assert len(stands.log.streets) >= 4         # two rounds: the first cards, and those after the decisions


def test_a_frame_on_and_back_and_no_further_than_the_film() -> None:
    stands = player()
    assert not stands.step(Unit.FRAME, -1)
    assert stands.step(Unit.FRAME, 1)
    assert stands.at == stands.first + STEP
    stands.seek(stands.last)
    assert not stands.step(Unit.FRAME, 1)
    stands.seek(stands.at - 1)
    assert stands.step(Unit.FRAME, 1)
    assert stands.at == stands.last


def test_it_plays_at_its_speed_between_the_points_and_from_the_in_point_again() -> None:
    stands = player()
    for _ in range(20):
        stands.faster(1)
    assert stands.speed == SPEEDS[-1] == 16
    for _ in range(20):
        stands.faster(-1)
    assert stands.speed == SPEEDS[0] == Fraction(1, 10)
    stands.seek(stands.first + 1_000_000)
    stands.set_in()
    stands.seek(stands.first + 2_000_000)
    stands.set_out()
    stands.play()
    assert stands.at == stands.come_in
    stands.go_on(5_000_000)
    assert stands.at == stands.first + 1_500_000
    assert stands.playing
    stands.go_on(60_000_000)
    assert (stands.at, stands.playing) == (stands.go_out, False)
    stands.seek(stands.first + 3_000_000)
    stands.set_in()
    assert stands.go_out is None                # what lies before the beginning is no end
    stands.clear_points()
    assert stands.come_in is None


@given(st.lists(st.integers(-5, 5), min_size=1, max_size=30))
def test_where_a_clock_was_set_back_what_came_later_still_comes_later(seconds: list[int]) -> None:
    entries = tuple(Entry(e.seq, e.at + 1_000_000 * seconds[n % len(seconds)], e.by, e.event)
                    for n, e in enumerate(ENTRIES))
    log = Log(HOUSE.game, entries)
    assert list(log.moments) == sorted(log.moments)
    assert log.followed(log.moments[-1]) == len(entries)
    stands = player(entries)
    followed = [stands.followed]
    while stands.step(Unit.EVENT, 1):
        followed.append(stands.followed)
    assert followed == sorted(followed)


def test_a_camera_that_was_away_is_marked_from_its_last_picture_to_its_return() -> None:
    at = ENTRIES[0].at
    told: list[tuple[int, RecordEvent]] = [
        (at + 9, CameraLost("left", at + 5, "cable")), (at + 12, ViewDoubtful("right", at + 2, "moved", 40)),
        (at + 20, CameraBack("left")), (at + 30, ViewTrusted("right")), (at + 40, CameraLost("left", at + 33)),
        (at + 50, SessionClosed(0, "", "", ""))]
    entries = tuple(Entry(n, moment, "recorder", event) for n, (moment, event) in enumerate(told, 1))
    log = Log(HOUSE.game, entries)
    assert [(m.kind, m.at - at, m.until - at, m.entry) for m in log.marks()] == [
        (Kind.AWAY, 5, 20, 1), (Kind.DOUBT, 2, 30, 2), (Kind.AWAY, 33, 50, 5)]
    devices = [(set(log.devices(n).away), set(log.devices(n).doubted)) for n in range(len(entries) + 1)]
    assert devices == [(set(), set()), ({"left"}, set()), ({"left"}, {"right"}), (set(), {"right"}), (set(), set()),
                       ({"left"}, set()), ({"left"}, set())]


def test_what_was_irregular_is_marked_at_its_entry(tmp_path: Path) -> None:
    staked = next(e for e in ENTRIES if isinstance(e.event, Staked))
    assert isinstance(staked.event, Staked)
    odd = Staked(staked.event.by, staked.event.on, "call", 7)
    entries = tuple(Entry(e.seq, e.at, e.by, odd if e.seq == staked.seq else e.event) for e in ENTRIES)
    assert (staked.seq, 1) in {(mark.entry, mark.round) for mark in Log(HOUSE.game, entries).alerts()}
