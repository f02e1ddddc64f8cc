"""The replay's window, driven by its keys, over sessions of today's format and of those before."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dealer_assist.cards import Card
from dealer_assist.languages import TAGS
from dealer_assist.ledger.codec import KINDS
from dealer_assist.ledger.store import Ledger
from dealer_assist.overlay.looks import INK
from dealer_assist.overlay.parts import Headline, Picture
from dealer_assist.replaying.opened import open_to_look
from dealer_assist.replaying.player import Kind
from dealer_assist.replaying.window import ReplayWindow
from dealer_assist.sessions.folder import LEDGER, BrokenSession, films_of, pieces_in
from dealer_assist.sessions.footage import Footage
from dealer_assist.sessions.readings import Compared, Difference, Lay
from dealer_assist.sessions.reexamine import Reread
from dealer_assist.table.events import Amended, Staked
from dealer_assist.table.places import DEALER
from dealer_assist.vision.felt import Plane
from dealer_assist.vision.reading import CardReader
from tests.sessions.played import HEIGHT, LAYOUT, WIDTH, Game, header
from tests.sessions.test_kept import KEPT
from tests.sessions.test_two_cameras import Both
from tests.verify.seeks import number_in, variable_rate, wrong_seeks

PLANE = Plane((WIDTH / LAYOUT.width, 0, 0, 0, HEIGHT / LAYOUT.height, 0, 0, 0, 1), 0.1, WIDTH / LAYOUT.width)


def no_models() -> CardReader:
    raise AssertionError("nobody asked for the pictures to be read")


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("replayed") / "session"
    game = Game(folder, 1, replace(header(), plane=dict(PLANE.to_json())))
    game.play(2)
    game.recorder.close()
    return folder


@pytest.fixture
def window(recorded: Path, qtbot: QtBot) -> ReplayWindow:
    return opened(recorded, qtbot)


def opened(folder: Path, qtbot: QtBot) -> ReplayWindow:
    made = ReplayWindow(open_to_look(folder), no_models)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitUntil(lambda: made._looked_through == len(made.opened.log.entries))
    return made


def test_keys_are_written_as_they_are_on_the_keyboard_also_in_arabic(recorded: Path, qtbot: QtBot) -> None:
    """A bracket among Arabic letters is turned over: the key for slower would be read as the one for faster."""
    made = ReplayWindow(open_to_look(recorded, "ar"), no_models)
    qtbot.addWidget(made)
    written = {button.key: button.key_text(INK)[0].text for button in made.buttons if button.key}
    assert {"[", "]"} <= {*written}
    assert all(text == f"\u200e{key}\u200e" for key, text in written.items())
    assert all(row.right.startswith("\u2066") for column in made.keys.columns for row in column)
    assert made._speed.touch.label == "\u20661×\u2069"


@pytest.mark.parametrize("tag", TAGS)
def test_the_bar_says_every_entry_in_the_reader_s_language(recorded: Path, qtbot: QtBot, tag: str) -> None:
    """Those before, between and after the rounds too."""
    made = ReplayWindow(open_to_look(recorded, tag), no_models)
    qtbot.addWidget(made)
    told = set()
    for entry in made.opened.log.entries:
        made.player.go_to_entry(entry.seq)
        made.refresh()
        kind = next(name for name, one in KINDS.items() if one is type(entry.event))
        assert made.opened.says(entry.seq) in made.told.middle
        assert "." not in kind or kind not in made.told.middle
        told.add(kind)
    assert {"session.opened", "segment.closed", "session.closed", "round.opened", "card.seen", "staked"} <= told


def press(window: ReplayWindow, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(window, key, modifier)


def headline(window: ReplayWindow) -> str:
    return window.dealer.findChildren(Headline)[0].headline


def shown(window: ReplayWindow) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    pixels = window.dealer.findChildren(Picture)[0]._pixels
    assert pixels is not None
    return pixels


def column(window: ReplayWindow) -> int:
    """Which frame is shown: a white line moves on by one each time."""
    return int(shown(window).sum(axis=(0, 2)).argmax())


def test_every_moment_is_as_it_was_by_keys_alone(window: ReplayWindow, qtbot: QtBot) -> None:
    player = window.player
    moments = []
    press(window, Qt.Key.Key_End)
    while player.followed > 1:
        before = player.at, player.followed
        press(window, Qt.Key.Key_Left)
        if (player.at, player.followed) == before:
            break
        moments.append((player.followed, headline(window)))
    assert len(moments) >= len(window.opened.log.events) - 3
    on = [moments[-1]]
    while len(on) <= len(moments):
        before = player.at, player.followed
        press(window, Qt.Key.Key_Right)
        if (player.at, player.followed) == before:
            break
        on.append((player.followed, headline(window)))
    assert set(moments) <= {*on}                # the same words on the way back
    assert len({words for _, words in on}) > 5
    press(window, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert player.followed - 1 in window.opened.log.hands
    press(window, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert player.followed - 1 in window.opened.log.streets or player.followed - 1 in window.opened.log.hands


def test_a_frame_on_and_back_shows_that_very_picture(window: ReplayWindow) -> None:
    press(window, Qt.Key.Key_Home)
    first = column(window)
    for n in range(1, 6):
        press(window, Qt.Key.Key_Period)
        assert column(window) == first + n
    for n in range(4, -1, -1):
        press(window, Qt.Key.Key_Comma)
        assert column(window) == first + n


def test_it_plays_stops_and_keeps_to_its_points(window: ReplayWindow, qtbot: QtBot) -> None:
    player = window.player
    window._seek(player.first + 3_000_000)
    press(window, Qt.Key.Key_I)
    window._seek(player.first + 3_400_000)
    press(window, Qt.Key.Key_O)
    for _ in range(9):
        press(window, Qt.Key.Key_BracketRight)
    assert window._speed.touch.label == "16×"
    press(window, Qt.Key.Key_Space)
    assert player.at == player.first + 3_000_000
    qtbot.waitUntil(lambda: not player.playing)
    assert player.at == player.go_out
    press(window, Qt.Key.Key_X)
    assert (player.come_in, player.go_out) == (None, None)


def test_a_touch_enters_nothing_and_says_so(window: ReplayWindow, recorded: Path) -> None:
    content = (recorded / LEDGER).read_bytes()
    window.submit()
    assert "nothing is entered here" in window.told.middle
    assert (recorded / LEDGER).read_bytes() == content


def test_what_was_read_stands_on_the_picture_and_goes_by_a_key(window: ReplayWindow) -> None:
    last = next(mark for mark in reversed(window.scrubber.marks) if mark.kind is Kind.ROUND and mark.round == 2)
    window._seek(last.at - 3_000_000)
    picture = window.dealer.findChildren(Picture)[0]
    assert any(outline.label for outline in picture.outlines)
    assert all(0 <= x <= WIDTH and 0 <= y <= HEIGHT for outline in picture.outlines for x, y in outline.corners)
    press(window, Qt.Key.Key_L)
    assert picture.outlines == ()


def test_the_mouse_goes_where_it_points_and_to_marks(recorded: Path, tmp_path: Path, qtbot: QtBot) -> None:
    folder = Path(shutil.copytree(recorded, tmp_path / "corrected"))
    ledger = Ledger.open(folder / LEDGER)
    staked = [e for e in ledger.entries if isinstance(e.event, Staked)][-1]
    ledger.append(ledger.entries[-1].at + 1, "inspector", Amended(staked.seq, (), "no chips there"))
    ledger.close()
    window = opened(folder, qtbot)
    mark = next(mark for mark in window.scrubber.marks if mark.kind is Kind.CORRECTION)
    x = round(window.scrubber._x(mark.at))
    assert window.scrubber.mark_near(x, 5) == mark
    QTest.mouseClick(window.scrubber, Qt.MouseButton.LeftButton, pos=QPoint(x, 5))
    assert window.player.at == staked.at
    half = QPointF(window.scrubber.width() / 2, window.scrubber.height() * .7).toPoint()
    QTest.mouseClick(window.scrubber, Qt.MouseButton.LeftButton, pos=half)
    assert abs(window.player.at - (window.player.first + window.player.last) // 2) < 2 * (
        window.player.last - window.player.first) / window.scrubber.width()
    press(window, Qt.Key.Key_Home)
    press(window, Qt.Key.Key_M)
    assert window.player.followed in {mark.entry for mark in window.scrubber.marks if mark.kind is not Kind.ROUND}


def test_then_and_now_stand_side_by_side_and_each_difference_leads_to_its_moment(window: ReplayWindow) -> None:
    at = window.player.first + 4_000_000
    area = next(area for area in LAYOUT.areas if area.place == DEALER)
    then = Lay("test", DEALER, round(area.x * 10) + 300, round(area.y * 10) + 400, 0, at, at + 900_000, 40, 49, 9,
               Card.parse("Ah"), 910)
    found = Reread("cd" * 32, (window.player.first, window.player.last), 100, 90, 90,
                   Compared(12, (Difference(then, None), Difference(None, replace(then, since=at + 2_000_000,
                                                                                  until=at + 3_000_000)))), (), False)
    window._open_beside()
    window._reread_done(found)
    assert window.beside.list.count() == 2
    assert [mark.kind for mark in window.scrubber.marks].count(Kind.READING) == 2
    assert "12 cards compared, 2 read otherwise" in window.beside.title.text
    assert "abababababab" in window.beside.title.text
    press(window, Qt.Key.Key_D)
    assert window.player.at == at + 450_000
    assert window.beside.said_then.text.startswith("THEN: A♥ (91 %")
    assert window.beside.said_now.text == "NOW: no card"
    assert [outline.label for outline in window.beside.then.outlines] == ["A♥"]
    assert window.beside.now.outlines == ()
    press(window, Qt.Key.Key_D)
    assert window.player.at == at + 2_500_000
    assert window.beside.said_then.text == "THEN: no card"


def test_two_cameras_go_in_step_and_each_can_be_seen_by_itself(tmp_path: Path, qtbot: QtBot) -> None:
    game = Both(tmp_path / "both", 1)
    for _ in range(30):
        game.look()
    game.recorder.close()
    window = opened(tmp_path / "both", qtbot)
    window._seek(window.player.first + 2_000_000)
    moment = window.opened.films.moment(window.player.at)
    assert [frame.camera for frame in moment.frames] == ["test", "right"]
    assert moment.frames[1].index == 2 * moment.frames[0].index        # of the same look
    sizes = []
    for _ in range(4):
        sizes.append(shown(window).shape[:2])
        press(window, Qt.Key.Key_C)
    assert (HEIGHT, WIDTH) in sizes
    assert (HEIGHT // 2, WIDTH // 2) in sizes
    assert any(wide > WIDTH for _, wide in sizes) or sizes[-1][1] != sizes[1][1]


def test_a_session_of_before_films_came_in_pieces_is_looked_at_all_the_same(tmp_path: Path, qtbot: QtBot) -> None:
    window = opened(Path(shutil.copytree(KEPT / "one-film", tmp_path / "old")), qtbot)
    assert "plane" in window.opened.troubles[0]         # its test camera named none: told, and shown without outlines
    press(window, Qt.Key.Key_Home)
    first = column(window)
    press(window, Qt.Key.Key_Period)
    assert column(window) == first + 1
    press(window, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert window.told.left.endswith("Round 2")


def test_a_film_that_is_gone_is_named_and_the_screen_tells_the_rest(
        recorded: Path, tmp_path: Path, qtbot: QtBot) -> None:
    folder = Path(shutil.copytree(recorded, tmp_path / "purged"))
    for film in pieces_in(folder / films_of(0), ".mp4"):
        film.unlink()
    window = opened(folder, qtbot)
    assert str(folder) in window.opened.troubles[0]
    assert window.opened.troubles[0] in window.told.middle
    press(window, Qt.Key.Key_End)
    assert window.dealer.findChildren(Picture)[0]._pixels is None
    assert headline(window)


def test_what_is_no_session_is_a_sentence(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(KEPT / "one-film", tmp_path / "old"))
    (folder / "header.json").write_bytes(b"{}")
    with pytest.raises(BrokenSession, match=r"header\.json: was changed"):
        open_to_look(folder)


def test_forty_seeks_into_a_film_of_variable_rate(tmp_path: Path) -> None:
    """`make verify` does 500; here also that the numbers in the pictures can be told at all."""
    times = variable_rate(tmp_path, 260, seed=5)
    footage = Footage(tmp_path)
    assert wrong_seeks(footage, times, 40, seed=6) == 0
    assert [number_in(frame.pixels) for frame in footage.frames(times[-1], times[0])] == list(range(259, -1, -1))
    assert footage._bytes <= 2 * 110_000_000
