"""Figures of sessions with planted corrections, each held against a count done another way."""

from __future__ import annotations

import csv
import json
import sqlite3
from collections import Counter
from contextlib import closing
from datetime import UTC
from fractions import Fraction
from pathlib import Path
from typing import Any

import pyqtgraph
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from dealer_assist.cards import UNREADABLE, Card, Rank, Suit
from dealer_assist.cli import main
from dealer_assist.games import CATALOGUE, load_house
from dealer_assist.inspector.disputes import HouseLog
from dealer_assist.inspector.records import open_record
from dealer_assist.ledger.entries import CAMERA, CameraBack, CameraLost, FramesDropped
from dealer_assist.live import DEALER
from dealer_assist.people.house import house_log
from dealer_assist.people.register import Register
from dealer_assist.people.roles import Role
from dealer_assist.reports.figures import By, Figures, Share, Shifts, Wanted, figures
from dealer_assist.reports.pages import Bar, Plot, plots, sections
from dealer_assist.reports.plotting import INK, drawn
from dealer_assist.reports.theory import edges_of
from dealer_assist.reports.window import Plots
from dealer_assist.resources import HOUSES
from dealer_assist.sessions.folder import LEDGER
from dealer_assist.table.events import Amended, CardRead, CardSeen
from dealer_assist.words import Currency, Words
from tests.inspector.conftest import keys  # noqa: F401 - a fixture
from tests.inspector.sessions import PINS, QUICK, START, Sitting, people

ROUNDS = 6
HOUR = 3_600_000_000


def planted(folder: Path, name: str = "casino_holdem_land", seed: int = 1) -> Sitting:
    """Of the camera's cards: one amended to another, one struck, one amended and put back, one asked for, one that
    nobody could read; a camera was away, frames are missing."""
    sitting = Sitting(folder, name, seed)
    sitting.play(ROUNDS)
    seen = [e for e in sitting.story.chapters[1].entries if isinstance(e.event, CardSeen)
            and isinstance(e.event.face, Card) and e.by == CAMERA]
    wrong, struck, restored = (e for e in seen[:3])
    for entry in (wrong, restored):
        assert isinstance(entry.event, CardSeen)
        other = Card(Rank.TWO, Suit.CLUBS) if entry.event.face != Card(Rank.TWO, Suit.CLUBS) else Card(
            Rank.THREE, Suit.CLUBS)
        sitting.say(DEALER, Amended(entry.seq, (CardSeen(entry.event.card, entry.event.at, other),),
                                    "named by the dealer"))
    sitting.say(DEALER, Amended(sitting.story.chapters[1].entries[-1].seq, (), "taken back by the dealer"))
    sitting.say("inspector", Amended(struck.seq, (), "misread card: nothing lay there"))
    assert isinstance(wrong.event, CardSeen)
    place = wrong.event.at
    sitting.say(CAMERA, CardSeen(9001, place, UNREADABLE))
    sitting.say(DEALER, CardRead(9001, Card(Rank.NINE, Suit.HEARTS)))
    sitting.say(CAMERA, CardSeen(9002, place, UNREADABLE))
    sitting.say(DEALER, CardSeen(9003, place, Card(Rank.TEN, Suit.HEARTS)))
    now = sitting.now
    sitting.ledger.note(now + 5_000_000, "recorder", CameraLost("above", now, "no picture"))
    sitting.ledger.note(now + 65_000_000, "recorder", CameraBack("above"))
    sitting.ledger.note(now + 66_000_000, "recorder", FramesDropped("above", 12))
    sitting.ledger.close()
    return sitting


def of(folder: Path, wanted: Wanted = Wanted(), *, dealers: bool = False) -> Figures:  # noqa: B008 - it is frozen
    opened = open_record(folder)
    return figures([(opened.record, opened.header)], HouseLog(), wanted, Shifts(zone=UTC), dealers=dealers)


def on_disk(folder: Path) -> list[dict[str, Any]]:
    """The entries as they lie in the database, not through the program's own reading."""
    with closing(sqlite3.connect(folder / LEDGER)) as database:
        return [json.loads(body) for (body,) in database.execute("SELECT body FROM entry ORDER BY seq")]


def test_cards_asked_for_corrected_and_wrong_are_those_that_were_planted(tmp_path: Path) -> None:
    planted(tmp_path / "table")
    found = of(tmp_path / "table")
    reading = found.all.reading
    assert (reading.asked, reading.unnamed, reading.corrected, reading.wrong, reading.told) == (1, 1, 2, 1, 1)
    assert Counter({(c.what, c.cause): c.count for c in found.corrections}) == {
        ("card", "at the table"): 2, ("taken back", "at the table"): 1, ("no card", "misread card"): 1}
    told = [line["data"] for line in on_disk(tmp_path / "table") if line["by"] == CAMERA
            and line["kind"] in ("card.seen", "card.read")]
    assert reading.read == len({fact["card"] for fact in told if len(fact["face"]) == 2})
    for by in (By.TABLE, By.DECK, By.SHIFT):
        groups = found.of(by)
        assert sum(g.reading.cards for g in groups) == reading.cards
        assert sum(g.reading.wrong for g in groups) == reading.wrong


def test_hands_and_hours(tmp_path: Path) -> None:
    sitting = planted(tmp_path / "table")
    found = of(tmp_path / "table")
    assert found.all.hands == ROUNDS
    assert found.all.per_hour == Fraction(ROUNDS * HOUR, found.all.played)
    assert 0 < found.all.played < sitting.now - START - 10_000_000_000
    later = of(tmp_path / "table", Wanted(since=sitting.story.chapters[4].entries[0].at))
    assert later.all.hands == ROUNDS - 3
    assert not of(tmp_path / "table", Wanted(game="blackjack")).sessions


def test_a_long_pause_is_not_played(tmp_path: Path) -> None:
    paused = []
    for pause in (0, 3 * HOUR):
        sitting = Sitting(tmp_path / f"table-{pause}", "casino_holdem_land")
        sitting.play(1)
        sitting.now += pause
        sitting.play(1)
        sitting.ledger.close()
        paused.append(of(sitting.folder).all.played)
    assert paused[0] - 10_000_000 < paused[1] <= paused[0]


def test_malfunctions_last_as_long_as_they_did(tmp_path: Path) -> None:
    planted(tmp_path / "table")
    log = of(tmp_path / "table").malfunctions
    assert [(m.kind, m.lasted, m.count) for m in log] == [
        ("camera away", 65_000_000, 0), ("frames not filmed", 0, 12), ("not closed", 0, 0)]


@pytest.mark.parametrize("name", ["casino_holdem_land", "blackjack_casino_du_liban", "club_holdem_4_8"])
def test_the_rack_gained_what_the_players_lost(tmp_path: Path, name: str) -> None:
    sitting = Sitting(tmp_path / "table", name)
    sitting.play(ROUNDS)
    sitting.ledger.close()
    [hold] = of(tmp_path / "table").holds
    staked = gained = 0
    for chapter in sitting.story.chapters[1:]:
        assert chapter.update is not None
        assert chapter.update.final is not None
        mine = [line for line in chapter.update.final.lines if line.party.seat]
        gained += sum(line.staked - line.back for line in mine)
        staked += sum(line.staked for line in mine if line.verdict != "returned")
    assert (hold.share.staked, hold.share.gained) == (staked, gained)
    assert hold.share.share == Fraction(gained, staked)
    assert bool(hold.edges) == (name != "club_holdem_4_8")
    assert hold.share.interval is None          # six rounds tell nothing


def test_an_interval_is_as_wide_as_the_rounds_lie_apart() -> None:
    share, same = Share(), Share()
    for n in range(100):
        share, same = share.plus(100, 100 if n % 2 else -100), same.plus(100, 5)
    assert share.interval == pytest.approx((-.197, .197), abs=1e-3)
    assert same.interval == pytest.approx((.05, .05))
    assert Share(rounds=29, staked=2900).interval is None


def test_theory_is_for_the_rules_it_was_worked_out_for_alone() -> None:
    text = (HOUSES / "casino_holdem_land.toml").read_text(encoding="utf-8")
    assert [(e.of, e.share) for e in edges_of(load_house(text, "land"))] == [
        ("ante", Fraction("0.021576")), ("bonus", Fraction("0.0626"))]
    flush = 'flush = { odds = "2:1", rule = "CH-PAY-ANTE" }'
    other = text.replace(flush, flush.replace("2:1", "3:1"))
    assert [e.of for e in edges_of(load_house(other, "other"))] == ["bonus"]
    dearer = text.replace("ch.ante_minimum = { value = 500", "ch.ante_minimum = { value = 1000")
    assert len(edges_of(load_house(dearer, "dearer"))) == 2


def test_shifts_begin_when_the_house_says() -> None:
    at = START          # 2026-03-14 18:00 UTC
    assert Shifts(zone=UTC).of(at) == "2026-03-14 14:00 - 22:00"
    assert Shifts(zone=UTC).of(at - 13 * HOUR) == "2026-03-13 22:00 - 06:00"
    assert Shifts(9 * 60 + 30, 12, UTC).of(at - 9 * HOUR) == "2026-03-13 21:30 - 09:30"


@pytest.fixture
def records(tmp_path: Path, keys: None) -> Path:  # noqa: F811
    folder = tmp_path / "records"
    store = people(folder)
    with house_log(folder) as log:
        register = Register(log, store, QUICK)
        supervisor = register.sign_in("supervisor", PINS["supervisor"], START)
        register.add("auditor", [Role.AUDITOR], "640271", START, supervisor)
    planted(folder / "table-1")
    pins = tmp_path / "pins.toml"
    pins.write_text("".join(f'{name} = "{pin}"\n' for name, pin in {**PINS, "auditor": "640271"}.items()))
    pins.chmod(0o600)
    return folder


def test_figures_of_people_are_for_supervisors_and_auditors(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["report", str(records), "--dealers", "--pin-file", str(records.parent / "pins.toml"), "--json"]
    assert main(asked) == 2
    assert main([*asked, "--by", "inspector"]) == 2
    assert "dealer" not in capsys.readouterr().out
    assert main([*asked, "--by", "auditor"]) == 0
    assert [g for g in json.loads(capsys.readouterr().out)["groups"] if g["by"] == "dealer"]


def test_text_json_and_csv_say_the_same(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", str(records)]) == 0
    told = capsys.readouterr().out
    assert "1 sessions, 6 hands" in told
    assert "2.1576%, played best" in told
    assert main(["report", str(records), "--json"]) == 0
    everything = json.loads(capsys.readouterr().out)["groups"][0]
    file = records.parent / "figures.csv"
    assert main(["report", str(records), "--csv", str(file)]) == 0
    with file.open(encoding="utf-8", newline="") as text:
        rows = {(r["part"], r["by"], r["figure"]): r["value"] for r in csv.DictReader(text) if r["by"] == "all"}
    assert int(rows["recognition", "all", "wrong"]) == everything["reading"]["wrong"] == 1
    assert int(rows["pace", "all", "hands"]) == everything["hands"] == ROUNDS


@pytest.mark.parametrize(("text", "key"), [('shift_hours = 7', "shift_hours"), ('shift_begins = "six"', "shift_begins"),
                                           ('time_zone = "Nowhere/At all"', "time_zone"), ("night = 1", "night")])
def test_what_the_house_set_wrongly_is_named(records: Path, text: str, key: str,
                                             capsys: pytest.CaptureFixture[str]) -> None:
    (records / "house" / "reports.toml").write_text(text, encoding="utf-8")
    assert main(["report", str(records)]) == 2
    assert f"reports.toml: {key}" in capsys.readouterr().err


def test_paper_has_letters_and_lines_and_no_pixels(records: Path, qtbot: QtBot) -> None:
    file = records.parent / "report.pdf"
    assert main(["report", str(records), "--pdf", str(file), "--language", "ar"]) == 0
    content = file.read_bytes()
    assert content.startswith(b"%PDF-")
    assert b"/Subtype /Image" not in content
    assert b"/Font" in content


def test_the_window_shows_each_plot(records: Path, qtbot: QtBot) -> None:
    found, words = of(records / "table-1"), Words(Currency("", 2))
    window = Plots(found, words, "records")
    qtbot.addWidget(window)
    window.show()
    assert window.shown == plots(found, words)
    assert len(window.shown) >= 6


def test_names_beside_a_plot_are_read_as_they_are_written(qtbot: QtBot) -> None:
    """pyqtgraph's own axis keeps letters run by run: brackets among Arabic ones came back turned over."""
    name = "\u2067\u2066Blackjack\u2069: كل الرهانات (المحتفظ به)\u2069"
    item = drawn(Plot("", "", (Bar(name, 3), Bar("a", 2)), counts=True))
    view = pyqtgraph.GraphicsLayoutWidget()
    qtbot.addWidget(view)
    view.setBackground("w")
    view.resize(800, 200)
    view.addItem(item)
    view.show()
    axis = item.getAxis("left")
    shown = view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    (rect, flags, text), _ = axis._texts
    alone = QImage(shown.size(), shown.format())
    alone.fill(Qt.GlobalColor.white)
    painter = QPainter(alone)
    painter.setTransform(axis.sceneTransform())
    painter.setFont(axis.style["tickFont"])
    painter.setPen(INK)
    painter.drawText(rect, int(flags), text)
    painter.end()
    where = axis.mapRectToScene(rect).toAlignedRect()
    assert text == name
    assert shown.copy(where) == alone.copy(where)
    ticks = item.getAxis("bottom").tickValues(0, 3.2, 700)
    assert all(float(value).is_integer() for _, values in ticks for value in values), "there are no parts of a dispute"


def test_hours_are_told_to_the_second_and_games_by_their_titles(records: Path) -> None:
    found, words = of(records / "table-1"), Words(Currency("", 2))
    shown = {section.heads: section for section in sections(found, words)}
    pace = next(section for heads, section in shown.items() if words("figures.hours") in heads)
    seconds = found.all.played // 1_000_000
    assert pace.rows[0][3] == f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"
    hold = next(section for heads, section in shown.items() if words("figures.theory") in heads)
    assert hold.rows[0][0].startswith(CATALOGUE[found.holds[0].game].title)


def test_a_session_that_cannot_be_read_is_named(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (records / "table-2").mkdir()
    (records / "table-2" / "header.json").write_text("{}")
    (records / "table-2" / LEDGER).write_bytes((records / "table-1" / LEDGER).read_bytes())
    assert main(["report", str(records)]) == 1
    assert "table-2" in capsys.readouterr().err


def test_disputes_are_counted_by_what_they_are_about(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pins = ["--by", "inspector", "--pin-file", str(records.parent / "pins.toml")]
    for category in ("card", "card", "payout"):
        assert main(["dispute", "open", str(records / "table-1"), "2", "--category", category, "--claim", "not so",
                     *pins]) == 0
    assert main(["dispute", "decide", "2", "rejected", "--reason", "as paid", "--why", "as the film shows", "--records",
                 str(records), *pins]) == 0
    capsys.readouterr()
    assert main(["report", str(records), "--json"]) == 0
    found = {d["category"]: d for d in json.loads(capsys.readouterr().out)["disputes"]}
    assert (found["card"]["opened"], found["card"]["open"]) == (2, 1)
    assert (found["card"]["verdicts"], found["card"]["reasons"]) == ([["rejected", 1]], [["as paid", 1]])
    assert (found["payout"]["opened"], found["payout"]["open"], found["payout"]["age"]) == (1, 1, None)
    assert main(["report", str(records), "--json", "--game", "blackjack"]) == 0
    assert not json.loads(capsys.readouterr().out)["disputes"]
