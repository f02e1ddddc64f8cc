"""The desk's window over real sessions: what it shows, what it asks for, and what it never does."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from dealer_assist.cards import Unread
from dealer_assist.english import ENGLISH
from dealer_assist.games import load_house
from dealer_assist.inspector.evidence import gathered, looks_between
from dealer_assist.inspector.film_bar import PAUSES, PLAYS
from dealer_assist.inspector.panels import Disputing
from dealer_assist.inspector.records import Records, house_of, open_record
from dealer_assist.inspector.settings import SettingsError, load_settings
from dealer_assist.inspector.timeline import Mark, row
from dealer_assist.inspector.what_if import OptionIs, house_options
from dealer_assist.ledger.entries import AlertAcknowledged, PinWrong
from dealer_assist.ledger.store import read
from dealer_assist.people.house import house_entries
from dealer_assist.replaying.opened import open_to_look
from dealer_assist.replaying.window import ReplayWindow
from dealer_assist.resources import HOUSES, text_of
from dealer_assist.sessions.replay import NoSession
from dealer_assist.table.events import CardSeen, Ruled, Staked
from dealer_assist.table.places import HOUSE, Party, seat
from dealer_assist.vision.felt import Plane
from dealer_assist.words import Currency, Words
from tests.inspector.conftest import PATIENCE, Inspector
from tests.inspector.sessions import Sitting, sat
from tests.sessions.played import Game, header, played

pytestmark = pytest.mark.qt_log_level_fail("CRITICAL")
AtDesk = Callable[[Path], Inspector]


def at_a_film(at_desk: AtDesk, records: Path) -> Inspector:
    """Signed in, with a picture of what was played."""
    played(records / "table-1")
    inspector = at_desk(records)
    inspector.sign_in()
    inspector.until(lambda: inspector.desk.film.view.has_picture)
    return inspector


def test_each_card_with_the_pictures_it_was_read_from(at_desk: AtDesk, tmp_path: Path) -> None:
    records = tmp_path / "records"
    played(records / "table-1", rounds=2, seed=3)
    opened = open_record(records / "table-1")
    hand = opened.record.hands[0]
    inspector = at_desk(records)
    inspector.sign_in()
    desk = inspector.desk
    inspector.press(Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    inspector.until(lambda: desk.hand is not None and desk.hand.number == 1 and bool(desk.film.evidence.looks))
    assert desk.page is not None
    cards = [h for h in desk.page.happened if isinstance(h.event, CardSeen) and h.by == "camera"]
    assert cards
    for card in cards:
        lay = desk.film.evidence.behind(card)
        assert lay is not None, card.text
        assert (lay.face, lay.place, lay.certainty) == (card.face, card.place, 950)
        assert lay.since <= card.at <= lay.until
    shown = [desk.events.topLevelItem(n) for n in range(desk.events.topLevelItemCount())]
    assert sum(item is not None and item.text(2) == "95.0 %" for item in shown) >= len(cards)
    assert hand.number == 1

    assert desk.film.view.has_picture
    there = desk.film.watching.at
    assert there is not None
    first = np.array(desk.film.view._pixels)
    inspector.letter(".")
    inspector.until(lambda: desk.film.watching.at != there)
    assert desk.film.watching.at in desk.film.watching.times
    assert (np.array(desk.film.view._pixels) != first).any(), "the next picture is another one"
    inspector.letter(",")
    inspector.until(lambda: desk.film.watching.at is not None and desk.film.watching.at <= there)
    assert (np.array(desk.film.view._pixels) == first).all(), "and back to exactly the same"
    bar = desk.result.verticalScrollBar()
    if bar.maximum():
        inspector.press(Qt.Key.Key_PageDown)
        assert bar.value(), "all of the result can be read by keys"
    assert desk.film.view.reading
    inspector.letter("r")
    assert not desk.film.view.reading


def test_the_replay_opens_at_what_is_looked_at(at_desk: AtDesk, tmp_path: Path) -> None:
    records = tmp_path / "records"
    played(records / "table-1", rounds=2, seed=3)
    inspector = at_desk(records)
    inspector.sign_in()
    desk = inspector.desk
    inspector.press(Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    inspector.until(lambda: desk.hand is not None and desk.hand.number == 1)
    inspector.press(Qt.Key.Key_Right)
    inspector.press(Qt.Key.Key_Right)
    chosen = desk._chosen_event()
    assert chosen is not None
    inspector.letter("f")
    replay, = desk._replays
    assert isinstance(replay, ReplayWindow)
    assert replay.isVisible()
    assert replay.player.followed == chosen.seq
    desk.close()
    assert not replay.isVisible()


@pytest.mark.parametrize("tag", ["fr", "ar"])
def test_the_desk_speaks_another_language(tag: str, tmp_path: Path, keys: None) -> None:
    records = tmp_path / "records"
    played(records / "table-1", rounds=1, seed=3)
    found = Records(records, tag).open(records / "table-1").record
    assert found.words.language.tag == tag
    assert found.hands
    assert open_to_look(records / "table-1", tag).words.language.tag == tag


def test_the_looks_of_one_round_are_found_in_a_file_of_many(tmp_path: Path) -> None:
    played(tmp_path / "table", rounds=3, seed=5)
    opened = open_record(tmp_path / "table")
    everything = list(looks_between(tmp_path / "table", 0, 2**62))
    for hand in opened.record.hands:
        if not hand.begun:
            continue
        first, last = hand.at, hand.until
        assert list(looks_between(tmp_path / "table", first, last)) == [
            look for look in everything if first <= look.captured_at <= last]
        assert gathered(tmp_path / "table", hand, opened.record.layout).lays


def test_what_cannot_be_read_is_marked_and_can_be_filtered(at_desk: AtDesk, tmp_path: Path) -> None:
    records = tmp_path / "records"
    sitting = Sitting(records / "table-1", "casino_holdem_land")
    sitting.play(2)
    sitting.say("table", sitting.house.game.opening(sitting.story.sitting))
    sitting.say("dealer", Staked(Party(2), seat(2), "ante", 3_000))
    sitting.say("camera", CardSeen(900, seat(2), Unread.UNREADABLE))
    sitting.say("camera", CardSeen(901, seat(3), Unread.FACE_DOWN))      # due elsewhere: an alert
    sitting.ledger.close()
    inspector = at_desk(records)
    inspector.sign_in()
    desk = inspector.desk
    inspector.until(lambda: all(row.looked for row in desk.rounds.rows.values()))
    newest = desk.model.rows[0]
    assert {Mark.DOUBT, Mark.ALERT} <= newest.marks
    inspector.letter("/")
    inspector.type("doubt")
    assert [row.number for row in desk.model.rows] == [3]
    inspector.enter()
    inspector.letter("a")
    inspector.until(lambda: bool(house_of(records).acknowledged))
    entry, seen = house_of(records).acknowledged[0]
    assert isinstance(seen, AlertAcknowledged)
    assert (entry.by, seen.round) == ("inspector", 3)


def test_an_override_takes_two_people(at_desk: AtDesk, tmp_path: Path) -> None:
    records = tmp_path / "records"
    sat(records / "table-1", "casino_holdem_land", rounds=1)
    inspector = at_desk(records)
    inspector.sign_in()
    desk = inspector.desk
    assert desk.hand is not None
    before = len(desk.hand.record.entries)
    inspector.letter("w")
    inspector.tab_to("what_if.back")
    inspector.type("7777")
    inspector.enter()
    assert desk.trying.otherwise is not None
    owed = {p: a for p, a in desk.trying.otherwise.difference.items() if p != HOUSE}
    assert owed
    inspector.sign("what_if")
    inspector.do()
    inspector.until(lambda: "The reason is missing" in desk.said.text())
    inspector.choose("what_if.reason", "goodwill")
    inspector.fill("what_if.why", "agreed at the table")
    inspector.sign("what_if")
    inspector.do()
    inspector.until(lambda: "two different people" in desk.said.text())
    assert len(read(records / "table-1" / "ledger.sqlite").entries) == before, "nothing was written"
    inspector.sign("what_if", second=True)
    inspector.do()
    inspector.until(lambda: "entries" in desk.said.text())
    after = open_record(records / "table-1").record
    assert isinstance(after.entries[-1].event, Ruled)
    hand = after.hand(1)
    assert hand is not None
    assert hand.owed == owed


def test_house_options_are_told_by_their_rules_and_amounts_as_amounts(at_desk: AtDesk, tmp_path: Path) -> None:
    records = tmp_path / "records"
    sat(records / "table-1", "casino_holdem_land", rounds=1)
    inspector = at_desk(records)
    inspector.sign_in()
    desk = inspector.desk
    inspector.letter("w")
    inspector.choose("what_if.option", "ch.ante_minimum")
    assert desk.what_if.making.isHidden(), "nothing was changed yet"
    said, least = desk.what_if.option.currentText(), desk.trying._options["ch.ante_minimum"].value
    assert isinstance(least, int)
    assert said.endswith(f"ch.ante_minimum = {desk.words.amount(least)}")
    assert not said.startswith("ch."), "the rule that it rests on is named first"
    inspector.fill("what_if.value", "7.50")
    inspector.enter()
    assert desk.trying.otherwise is not None
    assert desk.trying.changes == [OptionIs("ch.ante_minimum", 750)]
    assert desk.what_if.changes.item(0).text() == "ch.ante_minimum = 7.50"
    assert desk.what_if.making.isVisible()


@pytest.mark.parametrize(("house", "counts"), [
    ("push_nine_club", ["p9.pushes"]), ("blackjack_casino_du_liban", ["bj.decks"]),
    ("casino_holdem_land", ["ch.decision_seconds"]), ("texas_holdem_limit", ["thp.limit_raises"]),
    ("omaha_3_6", ["oma.kill_threshold"])])
def test_what_counts_is_told_as_a_count_and_not_as_an_amount(house: str, counts: list[str]) -> None:
    options = {option.name: option for option in house_options(load_house(*text_of(house, HOUSES)))}
    assert not [name for name in counts if options[name].money]
    assert any(option.money for option in options.values())


def test_the_bar_below_the_picture_and_the_picture_large(at_desk: AtDesk, tmp_path: Path, qtbot: QtBot) -> None:
    """What has a key has a button, too; the keyboard stays where it was."""
    inspector = at_a_film(at_desk, tmp_path / "records")
    desk = inspector.desk
    bar, moments = desk.film.bar.buttons, desk.film.bar.moments
    before = desk.film.watching.at
    assert before == moments.at
    qtbot.mouseClick(bar[","], Qt.MouseButton.LeftButton)
    inspector.wait()
    assert desk.film.watching.at is not None
    assert before is not None
    assert desk.film.watching.at < before
    assert moments.at == desk.film.watching.at
    inspector.letter("i")
    assert (moments.begin, moments.end) == (desk.film.watching.at, None)
    qtbot.mouseClick(bar["]"], Qt.MouseButton.LeftButton)
    assert desk.film.bar.speed.text() == "2×"
    inspector.press(Qt.Key.Key_Space)
    assert bar["Space"].text() == PAUSES
    inspector.press(Qt.Key.Key_Space)
    assert bar["Space"].text() == PLAYS
    qtbot.mouseClick(moments, Qt.MouseButton.LeftButton, pos=QPoint(4, 10))
    inspector.wait()
    assert desk.film.watching.at == moments.since
    small = desk.film.view.width()
    inspector.letter("g")
    inspector.until(lambda: desk.film.view.width() > 1.5 * small)
    assert bar["G"].isChecked()
    inspector.letter(".")
    inspector.wait()
    assert desk.film.watching.at > moments.since, "keys work as before"
    inspector.letter("d")
    assert desk.disputing.isVisible(), "what is asked for is shown"
    inspector.escape()
    inspector.letter("g")
    inspector.escape()
    assert desk.timeline.hasFocus()
    for name, panel in (("what_if", desk.what_if), ("dispute", desk.disputing), ("log", desk.log),
                        ("result", desk.result)):
        qtbot.mouseClick(desk.tabs[name], Qt.MouseButton.LeftButton)
        assert desk.panels.currentWidget() is panel
        assert [n for n, tab in desk.tabs.items() if tab.isChecked()] == [name]
    qtbot.mouseClick(desk.tabs["export"], Qt.MouseButton.LeftButton)
    assert "open one first" in desk.said.text()
    assert not desk.tabs["export"].isChecked()
    assert desk.tabs["payout"].isHidden(), "nothing large was paid"


def test_another_language_keeps_how_the_film_is_looked_at(at_desk: AtDesk, tmp_path: Path) -> None:
    inspector = at_a_film(at_desk, tmp_path / "records")
    film = inspector.desk.film
    inspector.letter("z")
    inspector.letter("r")
    inspector.letter(",")
    inspector.letter(",")
    before, entry = film.watching.at, inspector.desk._event_at()
    inspector.press(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    inspector.until(lambda: not inspector.desk._reading_anew)
    assert (film.watching.at, film.bar.moments.at, inspector.desk._event_at()) == (before, before, entry)
    assert film.view.isVisible()
    assert (film.view.near, film.view.reading, film.view.has_picture) == (True, False, True)
    assert [film.bar.buttons[key].isChecked() for key in "ZR"] == [True, False]
    assert film.bar.buttons["Z"].text().startswith(inspector.desk.words("desk.film.near"))
    inspector.letter(",")
    assert film.watching.at is not None
    assert before is not None
    assert film.watching.at != before, "keys work as before"


def test_what_is_told_anew_leaves_the_film_where_it_is_looked_at(at_desk: AtDesk, tmp_path: Path,
                                                                    qtbot: QtBot) -> None:
    """Other tables go on, and with each of their entries the desk looks at the records again."""
    records = tmp_path / "records"
    inspector = at_a_film(at_desk, records)
    desk = inspector.desk
    for _ in range(4):
        inspector.letter(",")
    before, entry, rounds = desk.film.watching.at, desk._event_at(), len(desk.model.rows)
    sat(records / "table-9", "push_nine_club", rounds=1)
    desk.look_again()
    inspector.until(lambda: len(desk.model.rows) > rounds and not desk._reading_anew)
    assert (desk.film.watching.at, desk._event_at()) == (before, entry)
    desk.film.watching.faster(-3)       # so that it does not end meanwhile
    inspector.press(Qt.Key.Key_Space)
    sat(records / "table-10", "omaha_3_6", rounds=1)
    desk.look_again()
    qtbot.waitUntil(lambda: len(desk.model.rows) > rounds + 1 and not desk._reading_anew, timeout=PATIENCE)
    assert desk.film.watching.playing, "and it plays on"
    assert desk.film.watching.at != before


def test_who_is_away_too_long_leaves_nothing_on_the_desk(at_desk: AtDesk, tmp_path: Path) -> None:
    inspector = at_a_film(at_desk, tmp_path / "records")
    desk = inspector.desk
    inspector.press(Qt.Key.Key_Space)
    desk._now = lambda: time.time_ns() // 1000 + 24 * 3_600_000_000
    inspector.press(Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    inspector.press(Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    inspector.until(lambda: desk.person is None)
    assert desk.panels.currentWidget() is desk.signing
    assert not desk.film.watching.playing
    assert not desk.film.view.has_picture
    assert (desk.hand, desk.page, desk.events.topLevelItemCount()) == (None, None, 0)
    desk.film.show_moment(desk.film.bar.moments.since)
    inspector.wait()
    assert not desk.film.view.has_picture, "a picture that was on its way is not shown either"


def test_what_will_be_covered_is_seen_before_it_is_exported(at_desk: AtDesk, tmp_path: Path) -> None:
    records = tmp_path / "records"
    plane = Plane((.1, 0.0, 0.0, 0.0, .1, 0.0, 0.0, 0.0, 1.0), .2, .1)
    game = Game(records / "table-1", 1, replace(header(), plane={**plane.to_json()}))
    game.play(1)
    game.recorder.close()
    inspector = at_desk(records)
    inspector.sign_in()
    desk = inspector.desk
    inspector.until(lambda: desk.film.view.has_picture)
    inspector.letter("d")
    inspector.tab_to("dispute.claim")
    inspector.type("it was a king")
    inspector.do()
    inspector.until(lambda: bool(desk.rounds.house.open))
    inspector.escape()
    inspector.letter("e")
    assert desk.exporting.about.text().startswith("Dispute 1")
    assert desk.film.view.covered == ()
    inspector.fill("export.boxes", "2")
    inspector.fill("export.parts", "40,30,50,60")
    assert len(desk.film.view.covered) == 2
    assert desk.film.view.covered[0] == ((40, 30), (90, 30), (90, 90), (40, 90))
    inspector.tab_to("export.others")
    inspector.press(Qt.Key.Key_Space)
    assert desk.hand is not None
    assert len(desk.film.view.covered) == len(desk.hand.record.layout.seats)
    inspector.escape()
    inspector.escape()
    assert desk.film.view.covered == (), "it is the copy that is covered"


def test_what_was_chosen_for_one_round_is_not_chosen_for_the_next(at_desk: AtDesk, tmp_path: Path) -> None:
    """A note that bears the dealer's name by an oversight could never be taken back."""
    records = tmp_path / "records"
    sat(records / "table-1", "casino_holdem_land", rounds=2)
    inspector = at_desk(records)
    inspector.sign_in()
    desk = inspector.desk
    for _ in range(2):
        inspector.letter("d")
        inspector.tab_to("dispute.claim")
        inspector.type("it was a king")
        before = len(desk.rounds.house.disputes)
        inspector.do()
        inspector.until(lambda before=before: len(desk.rounds.house.disputes) > before)  # type: ignore[misc]
        assert (desk.disputing.kind.currentData(), desk.disputing.verdict.currentIndex(),
                desk.disputing.reason.currentIndex()) == ("note", -1, -1)
        inspector.choose("dispute.kind", "dealer")
        inspector.choose("dispute.verdict", "void")
        inspector.choose("dispute.reason", "procedure")
        inspector.escape()
        inspector.press(Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert "no. 2: 0 min" in desk.waiting.text(), "each that waits is in sight with its age"


def test_who_gets_what_is_named_as_the_table_names_it(qtbot: QtBot) -> None:
    """From a table of seats to one of boxes with the same numbers."""
    parent = QWidget()
    qtbot.addWidget(parent)
    form = Disputing(parent, Words(Currency("EUR", 2)), *[lambda *_: None] * 3)
    for place in ("Seat", "Box"):
        names = [f"{place} {n}" for n in (1, 2)]
        form.show_round(Words(Currency("EUR", 2)), None, [], [(Party(n), name) for n, name in enumerate(names, 1)], {},
                        "")
        assert [label.text() for label in form.deciding.findChildren(QLabel) if label.text()[-1:].isdigit()] == names


def test_a_filter_that_no_round_passes_says_so(at_desk: AtDesk, tmp_path: Path) -> None:
    records = tmp_path / "records"
    sat(records / "table-1", "casino_holdem_land", rounds=2)
    inspector = at_desk(records)
    inspector.sign_in()
    desk = inspector.desk
    inspector.letter("/")
    inspector.type("round 9")
    assert desk.model.rowCount() == 0
    assert "too narrow" in desk.said.text()
    inspector.fill("filter", "casino hold'em round 2")
    assert [row.number for row in desk.model.rows] == [2], "a game by its title, too"
    assert not desk.said.text()


def test_a_wrong_pin_shows_nothing_and_is_on_record(at_desk: AtDesk, tmp_path: Path) -> None:
    records = tmp_path / "records"
    sat(records / "table-1", "casino_holdem_land", rounds=1)
    inspector = at_desk(records)
    desk = inspector.desk
    inspector.type("inspector")
    inspector.enter()
    inspector.type("000001")
    inspector.enter()
    inspector.until(lambda: bool(desk.said.text()))
    assert desk.page is None
    assert not desk.pin.text()
    assert [type(e.event) for e in house_entries(records)][-1] is PinWrong


def test_a_large_payout_is_checked_and_signed_by_two(at_desk: AtDesk, tmp_path: Path) -> None:
    records = tmp_path / "records"
    (records / "house").mkdir(parents=True)
    (records / "house" / "desk.toml").write_text("large_payout = 1\ntwo_signatures_above = 2\n", encoding="utf-8")
    sat(records / "table-1", "casino_holdem_land", rounds=12)
    inspector = at_desk(records)
    inspector.sign_in()
    desk = inspector.desk
    inspector.letter("/")
    inspector.type("large")
    inspector.enter()
    inspector.until(lambda: desk.hand is not None and desk._chosen == (desk.hand.record.name, desk.hand.number))
    assert desk.hand is not None
    inspector.letter("p")
    inspector.tab_to("payout.hand")
    for name in ("hand", "wager", "payout"):
        inspector.tab_to(f"payout.{name}")
        inspector.press(Qt.Key.Key_Space)
    inspector.fill("payout.player_name", "grey jacket, card 12")
    inspector.sign("payout", second=True)
    inspector.do()
    inspector.until(lambda: "player" in desk.said.text())
    assert not house_of(records).verified, "not all of it was checked"
    inspector.tab_to("payout.player")
    inspector.press(Qt.Key.Key_Space)
    inspector.sign("payout")
    inspector.do()
    inspector.until(lambda: "two different people" in desk.said.text())
    inspector.sign("payout", second=True)
    inspector.do()
    inspector.until(lambda: bool(house_of(records).verified))
    verified = house_of(records).verified[0]
    assert (verified.by, verified.payout.second) == ("inspector", "supervisor")
    assert verified.payout.checked == ("hand", "wager", "payout", "player")
    assert verified.payout.amount >= 200


def test_a_check_list_says_what_each_check_is_held_against_and_the_next_payout_follows(at_desk: AtDesk,
                                                                                       tmp_path: Path) -> None:
    records = tmp_path / "records"
    (records / "house").mkdir(parents=True)
    (records / "house" / "desk.toml").write_text("large_payout = 1\n", encoding="utf-8")
    sat(records / "table-1", "casino_holdem_land", rounds=12)
    inspector = at_desk(records)
    inspector.sign_in()
    desk = inspector.desk

    def large() -> int:
        assert desk.page is not None
        return sum(bet.line.net >= 100 for box in desk.page.boxes if box.party != HOUSE for bet in box.bets)

    for _ in range(12):
        if large() > 1:
            break
        before = desk.hand
        inspector.press(Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
        inspector.until(lambda before=before: desk.hand is not before)       # type: ignore[misc]
    left = large()
    assert left > 1
    inspector.letter("p")
    while left:
        line = desk._payout
        assert line is not None
        assert desk.paying.title.text() == f"◆ Large payout: Box {line.party.seat}, {line.kind.upper()} " + (
            desk.words.amount(line.net))
        told = {name: label.text().replace("\u2011", "-") for name, label in desk.paying.against.items()}
        assert f"Box {line.party.seat}: " in told["hand"]
        assert "Dealer: " in told["hand"]
        assert f"{line.kind.upper()} {desk.words.amount(line.staked)}" in told["wager"]
        assert desk.words.amount(line.net) in told["payout"]
        assert line.rule in told["payout"]
        assert desk.paying.rest.isVisible() == (left > 1)
        for name in ("hand", "wager", "payout", "player"):
            inspector.tab_to(f"payout.{name}")
            inspector.press(Qt.Key.Key_Space)
        inspector.fill("payout.player_name", "grey jacket")
        inspector.sign("payout")
        inspector.do()
        left -= 1
        inspector.until(lambda line=line: desk._payout is not line)         # type: ignore[misc]
        assert not desk.paying.player.text(), "what was said of one payout is not said of another"
    assert "is verified" in desk.paying.title.text()
    assert not desk.paying.form.isVisible()
    assert desk.paying.done.toPlainText().count("grey jacket") == len(house_of(records).verified) > 1


def test_a_table_that_runs_is_followed(at_desk: AtDesk, tmp_path: Path) -> None:
    records = tmp_path / "records"
    sitting = Sitting(records / "table-1", "casino_holdem_land")
    sitting.play(1)
    inspector = at_desk(records)
    inspector.sign_in()
    assert len(inspector.desk.model.rows) == 1
    sitting.play(1)
    inspector.until(lambda: len(inspector.desk.model.rows) == 2)
    sitting.ledger.close()
    assert inspector.desk.hand is not None
    assert inspector.desk.hand.number == 1, "whoever looks at a round keeps it"


def test_two_hours_are_open_in_a_few_times_what_reading_them_takes(tmp_path: Path) -> None:
    """160 rounds: nothing is judged before somebody looks, and no film and no sightings are opened."""
    records = tmp_path / "records"
    sitting = Sitting(records / "table-1", "casino_holdem_land")
    before = len(sitting.ledger.entries)
    sitting.play(2)
    two = [(entry.by, entry.event) for entry in sitting.ledger.entries[before:]]
    sitting.ledger.append_all(sitting.now, two * 79)
    sitting.ledger.close()
    start = time.process_time()
    read(records / "table-1" / "ledger.sqlite")
    reading = time.process_time() - start
    start = time.process_time()
    kept = Records(records)
    rows = [row(hand, 300_000) for hand in kept.open(kept.folders()[0]).record.hands]
    opening = time.process_time() - start
    assert len(rows) == 160
    assert opening < 6 * reading


def test_settings_are_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "house").mkdir()
    file = tmp_path / "house" / "desk.toml"
    file.write_text("large_payout = 500\n", encoding="utf-8")
    assert load_settings(tmp_path).large(2) == 50_000
    for text, key in (("large = 5", "large"), ("large_payout = 1.5", "payout"), ("two_signatures_above = 0", "two"),
                      ("=", "not TOML")):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(SettingsError, match=key):
            load_settings(tmp_path)


def test_a_folder_without_sessions_is_told(tmp_path: Path) -> None:
    with pytest.raises(NoSession, match="holds no session"):
        Records(tmp_path)


def test_another_language_at_once_and_what_was_typed_stays(at_desk: AtDesk, tmp_path: Path) -> None:
    records = tmp_path / "records"
    sat(records / "table-9", "push_nine_club", rounds=2)
    inspector = at_desk(records)
    inspector.sign_in()
    desk = inspector.desk
    inspector.letter("d")
    assert desk.disputing.box.itemText(0).startswith("Seat "), "players play each other: a place is a seat"
    inspector.tab_to("dispute.claim")
    inspector.type("the card was red")
    here = desk.hand
    assert here is not None
    for direction, place in ((Qt.LayoutDirection.LeftToRight, "Siège "), (Qt.LayoutDirection.RightToLeft, "المقعد ")):
        inspector.press(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
        inspector.until(lambda: not desk._reading_anew)
        assert desk.layoutDirection() == direction
        assert desk.disputing.box.itemText(0).startswith(place)
        told = {desk.events.topLevelItem(n).text(3) for n in range(desk.events.topLevelItemCount())}  # type: ignore[union-attr]
        assert {desk.words("who.camera"), desk.words("who.dealer")} <= told
        assert not told & {"camera", "dealer"}
        assert desk.disputing.claim.toPlainText() == "the card was red"
        assert desk.panels.currentWidget() is desk.disputing
    assert desk.hand is not None
    assert (desk.hand.record.name, desk.hand.number) == (here.record.name, here.number)
    inspector.do()
    inspector.until(lambda: bool(desk.rounds.house.disputes))
    inspector.fill("dispute.why", "-")
    inspector.sign("dispute")
    inspector.do()
    inspector.wait()
    assert desk.said.text() == desk.words("refused.verdict.unknown"), "what is final is never chosen by itself"
    inspector.choose("dispute.verdict", "upheld")
    inspector.choose("dispute.reason", "as paid")
    inspector.sign("dispute")
    inspector.do()
    inspector.wait()
    assert desk.said.text() == desk.words("refused.verdict.amounts"), "what is refused is told in the reader's language"
    assert desk.said.text() != ENGLISH["refused.verdict.amounts"]
    inspector.fill("dispute.pin", "000111")
    inspector.choose("dispute.verdict", "rejected")
    inspector.do()
    inspector.wait()
    assert desk.said.text() == desk.words("refused.pin")
    assert not any(letter.isascii() and letter.isalpha() for letter in desk.said.text())
