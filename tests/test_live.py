"""The table's one door, with a real record on disk: rounds open and close by what lies on the felt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np

from dealer_assist.cards import FACE_DOWN, UNREADABLE, Card, Face, Known
from dealer_assist.engine import Update
from dealer_assist.games.game import AskAny, Deal, Identify, Offer, Settle
from dealer_assist.ledger.entries import CameraBack, CameraLost
from dealer_assist.ledger.store import read
from dealer_assist.live import DEALER, Table
from dealer_assist.resources import LAYOUTS
from dealer_assist.sessions.header import Header, Source
from dealer_assist.sessions.record import Recorder
from dealer_assist.sessions.replay import replay
from dealer_assist.table.events import Amended, CardRead, CardSeen, Decided, RoundClosed, RoundOpened, Staked
from dealer_assist.table.layout import Layout, load_layout
from dealer_assist.table.places import BOARD, PLAYER, Party, Place, seat
from dealer_assist.table.places import DEALER as DEALERS
from dealer_assist.vision.frame import Doing, Frame
from dealer_assist.vision.sighting import Glimpse, Sighting, cells
from tests.table_talk import house

STEP = 100_000      # microseconds between two looks


class Felt:
    """What a camera would see of cards laid down and taken up, as glimpses of every area ten times a second."""

    def __init__(self, table: Table, layout: Layout, recorder: Recorder) -> None:
        self.table, self.layout, self.recorder, self.frame = table, layout, recorder, 0
        self.cards: dict[Place, list[Face]] = {area.place: [] for area in layout.areas}

    def lay(self, place: Place, *faces: str | Face) -> None:
        for face in faces:
            self.cards[place].append(Card.parse(face) if isinstance(face, str) else face)
            self.wait(1.2)

    def clear(self) -> None:
        for lying in self.cards.values():
            lying.clear()
        self.wait(2.5)      # longer than a card may be out of sight and still be the same one

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds * 1_000_000 / STEP)):
            self.frame += 1
            now = self.table.now + STEP
            self.recorder.frame(Frame("test", self.frame, now, np.zeros((36, 64, 3), np.uint8)))
            self.table.see(now, list(self._glimpses(now)))

    def _glimpses(self, now: int) -> Iterator[Glimpse]:
        for area in self.layout.areas:
            columns, rows = cells(area)
            bare = (1 << columns * rows) - 1 if not self.cards[area.place] else 0
            yield Glimpse("test", self.frame, now, area.place, tuple(
                Sighting(round(10 * (area.x + area.width * (slot + .5) / area.slots)),
                         round(10 * (area.y + area.height / 2)), 0, face, 990)
                for slot, face in enumerate(self.cards[area.place])), bare)


def at_table(folder: Path, name: str) -> tuple[Table, Felt, Recorder]:
    the_house = house(name)
    text = (LAYOUTS / f"{name}.toml").read_text(encoding="utf-8")
    layout = load_layout(text, name)
    recorder = Recorder(folder, Header(Source(name, the_house.text), Source(name, text), None, "test", 64, 36, {}, 0),
                        patient=True)
    table = Table(the_house, layout, recorder, 0)
    table.open()
    return table, Felt(table, layout, recorder), recorder


def deal(felt: Felt, *hands: tuple[Place, str | Face, str]) -> None:
    for n in (1, 2):
        for place, *cards in hands:
            felt.lay(place, cards[n - 1])
        felt.lay(DEALERS, FACE_DOWN)
    felt.lay(BOARD, "2c", "7d", "9s")


def test_rounds_open_and_close_by_what_lies_on_the_felt(tmp_path: Path) -> None:
    table, felt, recorder = at_table(tmp_path / "session", "casino_holdem_land")
    for number in (1, 2):
        assert table.story.current
        assert table.story.current.round.opened.number == number
        assert isinstance(table.story.current.step, Offer)
        table.submit(DEALER, Staked(Party(2), seat(2), "ante", 1000))
        deal(felt, (seat(2), "Ah", "Ad"))
        assert isinstance(table.story.current.step, AskAny)
        table.submit(DEALER, Staked(Party(2), seat(2), "call", 2000))
        felt.lay(BOARD, "3h", "4d")
        felt.cards[DEALERS] = [Card.parse("Ks"), Card.parse("Kc")]
        felt.wait(1.5)
        assert isinstance(table.story.current.step, Settle)
        felt.clear()
        closed = table.story.chapter(number)
        assert closed
        assert closed.update
        assert closed.update.round.closed
        assert not closed.update.departed
        assert closed.update.round.closed.paid.net() == {Party(2): 3000}
    recorder.close()
    assert replay(tmp_path / "session", print, check=False) == 0
    kinds = [type(e.event) for e in read(tmp_path / "session" / "ledger.sqlite").entries]
    assert (kinds.count(RoundOpened), kinds.count(RoundClosed)) == (3, 2)


def test_ch_dec_3_silence_folds_the_hand_by_captured_time(tmp_path: Path) -> None:
    table, felt, recorder = at_table(tmp_path / "session", "casino_holdem_live")
    for number in (1, 4):
        table.submit(DEALER, Staked(Party(number), seat(number), "ante", 1000))
    assert table.remaining_ms() is None
    deal(felt, (PLAYER, "Ah", "Ad"))
    left = table.remaining_ms()
    assert left is not None
    assert 13_000 <= left <= 15_000
    felt.wait(5)
    assert table.remaining_ms() == left - 5000
    table.submit(DEALER, Staked(Party(4), seat(4), "call", 2000))
    felt.wait(left / 1000 - 5.5)
    assert table.story.current
    assert isinstance(table.story.current.step, AskAny)
    felt.wait(1)
    update = table.story.current
    assert update
    assert update.round.said("timeout", Party(1))
    assert update.step == Deal(BOARD, True, "CH-DEAL-2")
    assert not update.departed
    assert table.remaining_ms() is None
    recorder.close()


def test_a_card_that_nobody_can_read_keeps_its_round_open_until_somebody_names_it(tmp_path: Path) -> None:
    table, felt, recorder = at_table(tmp_path / "session", "casino_holdem_land")
    table.submit(DEALER, Staked(Party(1), seat(1), "ante", 1000))
    deal(felt, (seat(1), UNREADABLE, "Ad"))
    table.submit(DEALER, Staked(Party(1), seat(1), "call", 2000))
    felt.lay(BOARD, "3h", "4d")
    felt.cards[DEALERS] = [Card.parse("Ks"), Card.parse("Kc")]
    felt.wait(1.5)
    update = table.story.current
    assert update
    assert update.step == Identify(seat(1))
    felt.clear()
    assert table.story.current
    assert table.story.current.round.closed is None
    table.submit(DEALER, CardRead(update.unreadable[0].card, Card.parse("Ah")))
    chapter = table.story.chapter(1)
    assert chapter
    assert chapter.update
    assert chapter.update.round.closed
    assert chapter.update.round.closed.paid.complete
    recorder.close()


def test_whoever_names_an_unread_card_is_offered_what_the_camera_saw_there_now_and_then(tmp_path: Path) -> None:
    changes: list[dict[int, tuple[Known, ...]]] = []
    table, felt, recorder = at_table(tmp_path / "session", "casino_holdem_land")
    table._changed = lambda story: changes.append(dict(table.suspected))
    table.submit(DEALER, Staked(Party(1), seat(1), "ante", 1000))
    felt.lay(seat(1), UNREADABLE)
    assert changes[-1] == {}
    felt.cards[seat(1)] = [Card.parse("6h")]
    felt.wait(.1)
    assert changes[-1] == {1: (Card.parse("6h"),)}, "the screen is told"
    felt.cards[seat(1)] = [UNREADABLE]
    felt.wait(.3)
    assert table.suspected == changes[-1]
    recorder.close()


def test_a_stake_that_comes_before_the_cards_are_gathered_opens_the_next_round(tmp_path: Path) -> None:
    table, felt, recorder = at_table(tmp_path / "session", "casino_holdem_land")
    table.submit(DEALER, Staked(Party(1), seat(1), "ante", 1000))
    deal(felt, (seat(1), "Ah", "Ad"))
    table.submit(DEALER, Decided(Party(1), seat(1), "fold"))
    felt.lay(BOARD, "3h", "4d")
    felt.cards[DEALERS] = [Card.parse("Ks"), Card.parse("Kc")]
    felt.wait(1.5)
    assert table.story.current
    settlement = table.story.current.settlement
    assert settlement
    assert table.opening is None
    table.submit(DEALER, RoundClosed(1, settlement))
    assert table.opening == RoundOpened(2, table.story.current.round.opened.seated)
    table.submit(DEALER, Staked(Party(1), seat(1), "ante", 2000))
    assert table.story.current.round.opened.number == 2
    felt.clear()
    update = table.story.current
    assert update.round.staked(what="ante") == 2000
    assert not update.departed
    recorder.close()


def test_a_table_on_which_everybody_folded_may_be_gathered_at_once(tmp_path: Path) -> None:
    table, felt, recorder = at_table(tmp_path / "session", "casino_holdem_land")
    table.submit(DEALER, Staked(Party(1), seat(1), "ante", 1000))
    deal(felt, (seat(1), "Ah", "Ad"))
    table.submit(DEALER, Decided(Party(1), seat(1), "fold"))
    felt.clear()
    assert table.story.current
    assert table.story.current.round.opened.number == 2
    chapter = table.story.chapter(1)
    assert chapter
    assert chapter.update
    assert chapter.update.round.closed
    assert chapter.update.round.closed.paid.net() == {Party(1): -1000}
    recorder.close()


def test_what_people_say_of_a_card_and_what_the_camera_sees_is_one_card(tmp_path: Path) -> None:
    table, felt, recorder = at_table(tmp_path / "session", "casino_holdem_land")

    def update() -> Update:
        assert table.story.current
        return table.story.current

    for number in (1, 2):
        table.submit(DEALER, Staked(Party(1), seat(1), "ante", 1000))
        table.submit(DEALER, CardSeen(1, seat(1), Card.parse("Ah")))        # the dealer was quicker than the camera
        felt.lay(seat(1), "Ah")
        felt.lay(DEALERS, FACE_DOWN)
        felt.lay(seat(1), "Ad")
        felt.lay(DEALERS, FACE_DOWN)
        felt.lay(BOARD, "2c", "7d", "9s")
        assert [str(c.face) for c in update().round.lying(seat(1))] == ["Ah", "Ad"]
        entry = next(e for e in reversed(table.story.chapters[-1].entries)
                     if isinstance(e.event, CardSeen) and e.event.face == Card.parse("Ad"))
        assert isinstance(entry.event, CardSeen)
        table.submit(DEALER, Amended(entry.seq, (replace(entry.event, face=Card.parse("Kd")),), "misread"))
        felt.cards[seat(1)][1] = Card.parse("Kd")
        felt.wait(3)
        table.submit(DEALER, Staked(Party(1), seat(1), "call", 2000))
        felt.lay(BOARD, "3h", "4d")
        felt.cards[DEALERS] = []
        felt.wait(3)                                                        # lifted for long, to be looked at
        felt.cards[DEALERS] = [Card.parse("Ks"), Card.parse("Kc")]
        felt.wait(2)
        assert [str(c.face) for c in update().round.lying(seat(1))] == ["Ah", "Kd"]
        assert [str(c.face) for c in update().round.lying(DEALERS)] == ["Ks", "Kc"]
        assert not update().irregularities
        felt.clear()
        closed = table.story.chapter(number)
        assert closed
        assert closed.update
        assert closed.update.round.closed
        assert closed.update.round.closed.paid.net() == {Party(1): -3000}
    recorder.close()
    assert replay(tmp_path / "session", print, check=True) == 0


def test_a_touch_that_comes_too_late_closes_no_other_round_and_names_no_other_card(tmp_path: Path) -> None:
    table, felt, recorder = at_table(tmp_path / "session", "casino_holdem_land")
    table.submit(DEALER, Staked(Party(1), seat(1), "ante", 1000))
    deal(felt, (seat(1), "Ah", "Ad"))
    table.submit(DEALER, Decided(Party(1), seat(1), "fold"))
    assert table.story.current
    paid = table._game.settle(table.story.current.round)
    felt.clear()
    before = len(table.story.chapters)
    table.submit(DEALER, RoundClosed(1, paid))
    assert len(table.story.chapters) == before
    assert table.story.current.round.closed is None
    table.submit(DEALER, Staked(Party(1), seat(1), "ante", 1000))
    felt.lay(seat(1), "9c")
    table.submit(DEALER, CardSeen(1, DEALERS, Card.parse("5d")))
    numbers = [c.card for c in table.story.current.round.cards]
    assert len(set(numbers)) == len(numbers) == 2
    recorder.close()


def test_a_camera_that_is_there_again_and_of_no_use_is_still_the_same_camera_away(tmp_path: Path) -> None:
    changes: list[str] = []
    table, _, recorder = at_table(tmp_path / "session", "casino_holdem_land")
    table._changed = lambda story: changes.append(" ".join(one.why for one in table.away.values()))
    for why in ("was unplugged", "", "was unplugged", "gives other pictures", "gives other pictures"):
        table.hear(2_000_000, [Doing("test", away_since=1_000_000, why=why)])
    table.hear(3_000_000, [Doing("test")])
    table.hear(3_100_000, [Doing("test")])
    assert changes == ["was unplugged", "gives other pictures", ""]
    recorder.close()
    said = [e.event for e in read(tmp_path / "session" / "ledger.sqlite").entries]
    assert [event for event in said if isinstance(event, CameraLost | CameraBack)] == [
        CameraLost("test", 1_000_000, "was unplugged"), CameraBack("test")]
