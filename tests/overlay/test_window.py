"""The dealer's window: what fingers and keys do, and whether all of it can be read."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dealer_assist.cards import FACE_DOWN, Card
from dealer_assist.games.game import VOID
from dealer_assist.overlay.looks import INK
from dealer_assist.overlay.parts import BetButton, Button, Headline, Picture
from dealer_assist.overlay.sheets import NameSheet, TextSheet
from dealer_assist.overlay.view import Outline, Seen, view
from dealer_assist.overlay.window import DealerWindow, NotOffered, PhotographNotSaved
from dealer_assist.table.events import Amended, CardRead, CardSeen, Decided, RoundClosed, RoundOpened, Staked
from dealer_assist.table.places import BOARD, DEALER, DECK, HOUSE, Party, seat
from tests.overlay.conftest import STAKES, WORDS, Felt, Screen, land, live, rule_text, to_decision, to_result
from tests.overlay.geometry import all_is_legible, shown

pytestmark = pytest.mark.qt_log_level_fail("WARNING")

VOIDED = Decided(HOUSE, DECK, VOID)
Open = Callable[[Felt], Screen]
SIZES = [(1024, 600), (1280, 800), (1920, 1080)]
FINGER = 56


def picture() -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    return np.full((1080, 1920, 3), (52, 74, 22), np.uint8)


def outlines() -> list[Outline]:
    """A board whose cards lie close together, one of them unread, and one face down."""
    def card(x: float, y: float) -> tuple[tuple[float, float], ...]:
        return (x, y), (x + 104, y), (x + 104, y + 145), (x, y + 145)
    faces = [("10♦", Seen.READ), ("?", Seen.UNREADABLE), ("K♠", Seen.READ), ("", Seen.FACE_DOWN), ("A♥", Seen.READ)]
    return [Outline(card(640 + n * 120, 400), label, seen) for n, (label, seen) in enumerate(faces)]


# ── the moments of a round ──
def bets(screen: Screen) -> None:
    screen.felt.do(*STAKES[:3])


def decision(screen: Screen) -> None:
    to_decision(screen.felt, second="!!")
    screen.window.remaining(2400)


def unread(screen: Screen) -> None:
    to_result(screen.felt, second="!!")


def qualified(screen: Screen) -> None:
    to_result(screen.felt)


def not_qualified(screen: Screen) -> None:
    to_result(screen.felt, dealer=("Qd", "5s"))


def fouled(screen: Screen) -> None:
    to_decision(screen.felt)
    screen.felt.do("deal seat 4 Ah")


def high_stakes(screen: Screen) -> None:
    screen.felt.do("stake 1 ante 50000", "stake 1 bonus 10000", "stake 2 ante 50000", "deal seat 1 Ah",
                   "deal seat 2 4h", "deal dealer ??", "deal seat 1 Kh", "deal seat 2 5c", "deal dealer ??")
    screen.felt.deal("board", "Qh Jh Th")
    screen.felt.do("call 1", "call 2")
    screen.felt.deal("board", "4s Js")
    screen.felt.do("turn 3 8d", "turn 6 8s")


def paid(screen: Screen) -> None:
    to_result(screen.felt)
    screen.felt.do("close")


def owed(screen: Screen) -> None:
    paid(screen)
    screen.felt.submit(screen.felt.box(1).hands[0].cards[0].named(Card.parse("3h")))


def alerts_page(screen: Screen) -> None:
    owed(screen)
    screen.window._alerts.click()


def why_page(screen: Screen) -> None:
    to_result(screen.felt)
    bet_button(screen.window, 1, "ante").click()


def pay_page(screen: Screen) -> None:
    screen.window._pays.click()


def keys_page(screen: Screen) -> None:
    screen.window._keys.click()


def keypad(screen: Screen) -> None:
    screen.window._hold.click()


def void_page(screen: Screen) -> None:
    to_decision(screen.felt)
    screen.window._void.click()


def voided(screen: Screen) -> None:
    to_decision(screen.felt)
    screen.window.press(VOIDED)


def auto_folded(screen: Screen) -> None:
    to_decision(screen.felt)
    screen.felt.do("timeout 3")


def no_picture(screen: Screen) -> None:
    screen.window.show_picture(None)


NETWORK = "rtsp://192.168.178.20:554/Streaming/Channels/101"


def camera_away(screen: Screen) -> None:
    """In the middle of a round some of whose cards were told by hand."""
    to_decision(screen.felt)
    screen.window.show_picture(None, status="1,802 pictures", away_since="21:04:13")
    story, layout = screen.felt.table.story, screen.felt.layout
    lost = WORDS("camera.away", camera=NETWORK, since="21:04:13",
                 why="cannot be reached (No route to host); see to its power, the network and its address")
    screen.window.show_view(view(story, layout, WORDS, troubles=[lost], by_hand=[story.chapters[-1].entries[-1].seq]))


def camera_back(screen: Screen) -> None:
    status = [WORDS("camera.status", number=n, captured="2,159,151", unseen="120,347") for n in (1, 2)]
    screen.window.show_picture(picture(), outlines(), "\n".join(status))


MOMENTS = [bets, decision, unread, qualified, not_qualified, fouled, high_stakes, paid, owed, alerts_page, why_page,
           pay_page, keys_page, keypad, void_page, voided, auto_folded, no_picture,
           camera_away, camera_back]


def bet_button(window: QWidget, seat: int, kind: str) -> BetButton:
    return next(b for b in window.findChildren(BetButton)
                if b.isVisible() and b.bet is not None and (b.bet.party.seat, b.bet.kind) == (seat, kind))


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("table", [land, live], ids=["four-boxes", "five-boxes"])
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda m: m.__name__)
def test_all_can_be_read_and_touched(screen: Open, moment: Callable[[Screen], None], table: Callable[[], Felt],
                                     size: tuple[int, int]) -> None:
    if table is live and moment not in (bets, pay_page, keypad):
        table = land                # the rounds above are dealt to boxes; with five columns the same must fit
        felt = table()
        felt.layout = live().layout
    else:
        felt = table()
    opened = screen(felt)
    window = opened.window
    window.resize(*size)
    window.show_picture(picture(), outlines())
    moment(opened)
    assert len(shown(window)) > (5 if moment in (why_page, alerts_page) else 12)
    all_is_legible(window)


# ── a whole round through the screen ──
def test_every_touch_of_a_round_can_be_made_by_script(screen: Open) -> None:
    """A script presses the buttons that a finger would; the log holds exactly its events."""
    felt = land(1, 2)
    window = screen(felt).window
    script = [
        Staked(Party(1), seat(1), "ante", 2600), Staked(Party(1), seat(1), "bonus", 137),
        Staked(Party(2), seat(2), "ante", 50_000),
    ]
    for event in script:
        window.press(event)
        assert felt.table.log[-1].event == event
    felt.do("deal seat 1 Ah", "deal seat 2 Kd", "deal dealer ??", "deal seat 1 Ac", "deal seat 2 !!", "deal dealer ??")
    felt.deal("board", "2s 7h Td")
    for choice in (Staked(Party(1), seat(1), "call", 5200), Staked(Party(2), seat(2), "call", 100_000)):
        window.press(choice)
        assert felt.table.log[-1].event == choice
    felt.deal("board", "4s Js")
    felt.do("turn 3 8d", "turn 6 8s")
    named = CardRead(felt.box(2).hands[0].cards[1].card, Card.parse("Ks"))
    window.press(named)
    assert felt.table.log[-1].event == named
    first = felt.box(1).hands[0].cards[0]
    wrong = Amended(first.dealt, (CardSeen(first.card, seat(1), Card.parse("3h")),), "named by the dealer")
    window.press(wrong)
    assert felt.table.log[-1].event == wrong
    turned = next(h for h in felt.view.hands if h.place == DEALER).cards[1]
    again = turned.named(Card.parse("8c"))
    window.press(again)
    assert felt.table.log[-1].event == again
    taken_back = Amended(felt.table.log[-1].seq, (), "taken back by the dealer")
    window.press(taken_back)
    assert felt.table.log[-1].event == taken_back
    window.press(RoundClosed(1, felt.table.settlement))
    window.press(felt.table.game.opening(felt.table.story.sitting))
    assert isinstance(felt.table.log[-1].event, RoundOpened)
    felt.do("deal seat 1 !!")
    ghost = felt.box(1).hands[0].cards[0].struck()
    window.press(ghost)
    assert felt.table.log[-1].event == ghost


def test_a_decision_by_script(screen: Open) -> None:
    felt = land()
    window = screen(felt).window
    to_decision(felt)
    window.press(Decided(Party(2), seat(2), "fold"))
    assert felt.box(2).said == "FOLDED"


def test_a_whole_round_without_a_camera(screen: Open) -> None:
    """Every card of it by touch."""
    felt = land(1)
    window = screen(felt).window
    window.show_picture(None)
    window.press(Staked(Party(1), seat(1), "ante", 500))
    faces = {seat(1): ["Ah", "Ac"], DEALER: ["", ""], BOARD: ["2s", "7h", "Td", "4s", "Js"]}
    for number, place in enumerate((seat(1), DEALER, seat(1), DEALER, BOARD, BOARD, BOARD), 1):
        text = faces[place].pop(0)
        window.press(CardSeen(number, place, Card.parse(text) if text else FACE_DOWN))
    window.press(Staked(Party(1), seat(1), "call", 1000))
    for number in (8, 9):
        window.press(CardSeen(number, BOARD, Card.parse(faces[BOARD].pop(0))))
    assert felt.view.headline == "Dealer: turn the cards up"
    for number, text in ((2, "8d"), (4, "8s")):
        window.press(CardRead(number, Card.parse(text)))
    assert felt.view.headline == "Pay and take"
    assert felt.table.wrong() == []
    assert {entry.by for entry in felt.table.log[2:]} == {"dealer"}


@pytest.mark.parametrize("event", [
    Staked(Party(1), seat(1), "ante", 499), Staked(Party(4), seat(4), "ante", 1000),
    Decided(Party(1), seat(1), "fold"), CardRead(77, Card.parse("Ah")), RoundClosed(1, land().table.game.settle(
        land().table.update.round)),
])
def test_what_the_screen_does_not_offer_cannot_be_pressed(screen: Open, event: Staked) -> None:
    felt = land()
    window = screen(felt).window
    before = len(felt.table.log)
    with pytest.raises(NotOffered, match="Place your bets"):
        window.press(event)
    assert len(felt.table.log) == before


def test_a_card_that_is_out_cannot_be_named_again(screen: Open) -> None:
    felt = land()
    window = screen(felt).window
    to_result(felt, second="!!")
    sheet = window.findChild(NameSheet)
    assert sheet.isVisible(), "it comes by itself when a rule needs the name"
    sheet.ranks[Card.parse("Ah").rank].click()
    enabled = {suit.value for suit, button in sheet.suits.items() if button.isEnabled()}
    assert enabled == {"d", "s"}


def test_the_cards_of_a_hand_that_folded_count_for_nothing(screen: Open) -> None:
    """Not marked as those are that make a hand."""
    felt = land()
    window = screen(felt).window
    to_result(felt)

    def marked(box: int) -> bool:
        header = window._columns[box - 1].header
        rect = header._rects()[0]
        below = header.grab().toImage().pixelColor(round(rect.center().x()), round(rect.bottom()) + 4)
        return below == INK
    assert (marked(1), marked(3), felt.box(3).said) == (True, False, "AUTO FOLDED")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_a_card_may_be_is_offered_first_and_named_in_one_touch(screen: Open, size: tuple[int, int]) -> None:
    felt = land()
    shown_on = screen(felt)
    window = shown_on.window
    window.resize(*size)
    to_decision(felt, second="!!")
    felt.do("call 1", "call 2", "timeout 3")
    felt.deal("board", "4s Js")
    card = felt.box(2).hands[0].cards[1].card
    likely = {card: (Card.parse("Ks"), Card.parse("Ah"))}
    felt.changed = lambda: window.show_view(view(felt.table.story, felt.layout, WORDS, suspected=likely))
    felt.do("turn 4 8d", "turn 8 8s")
    sheet = window.findChild(NameSheet)
    assert [(b.accessibleName(), b.isEnabled()) for b in sheet.likely] == [("K♠", True), ("A♥", False)], "A♥ is out"
    all_is_legible(window)
    likely[card] = (Card.parse("Ks"),)
    felt.changed()
    assert [b.isVisible() for b in sheet.likely] == [True, True], "nothing moves under a finger"
    sheet.likely[0].click()
    assert felt.table.log[-1].event == CardRead(card, Card.parse("Ks"))


def test_the_page_that_asks_for_a_card_stays_away_once_dismissed(screen: Open) -> None:
    felt = land()
    window = screen(felt).window
    to_result(felt, second="!!")
    sheet = window.findChild(NameSheet)
    sheet.back.click()
    felt.changed()
    assert not sheet.isVisible()
    window._name.click()
    assert sheet.isVisible()
    felt.do("turn 6 Ks")
    assert not sheet.isVisible(), "the camera read it after all"


def test_a_finger_on_its_way_does_not_press_what_came_in_between(screen: Open, qtbot: QtBot) -> None:
    felt = land()
    window = screen(felt).window
    to_decision(felt)
    button = bet_button(window, 1, "call")
    button.setDown(True)
    button.pressed.emit()
    felt.do("call 1")
    before = len(felt.table.log)
    for part in window.findChildren(BetButton):
        if part is button and part.isVisible():
            part.clicked.emit()
    assert len(felt.table.log) == before


# ── a finger and keys ──
def test_chips_by_finger(screen: Open, qtbot: QtBot) -> None:
    felt = land()
    window = screen(felt).window
    qtbot.mouseClick(bet_button(window, 2, "ante"), Qt.MouseButton.LeftButton)
    assert felt.bet(2, "ante").stake_text == "5.00", "each tap starts at the table's minimum"
    qtbot.mouseClick(next(c for c in window._chips if c.value == 2500), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(bet_button(window, 2, "ante"), Qt.MouseButton.LeftButton)
    assert felt.bet(2, "ante").stake_text == "35.00"
    qtbot.mouseClick(window._clear, Qt.MouseButton.LeftButton)
    assert not bet_button(window, 1, "ante").isEnabled()


def test_a_round_by_keys(screen: Open, qtbot: QtBot) -> None:
    felt = land(1, 2)
    window = screen(felt).window
    for key in (Qt.Key.Key_1, Qt.Key.Key_2):
        qtbot.keyClick(window, key)
    qtbot.keyClick(window, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert [felt.bet(*bet).stake_text for bet in ((1, "ante"), (2, "ante"), (1, "bonus"))] == ["5.00"] * 3
    qtbot.keyClick(window, Qt.Key.Key_Backspace)
    assert felt.bet(1, "bonus").stake == 0
    felt.do("deal seat 1 Ah", "deal seat 2 Kd", "deal dealer ??", "deal seat 1 Ac", "deal seat 2 !!", "deal dealer ??")
    felt.deal("board", "2s 7h Td")
    qtbot.keyClick(window, Qt.Key.Key_1)
    qtbot.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.KeypadModifier)
    felt.deal("board", "4s Js")
    felt.do("turn 3 8d", "turn 6 8s")
    qtbot.keyClick(window, Qt.Key.Key_K)
    qtbot.keyClick(window, Qt.Key.Key_S)
    assert felt.view.headline == "Pay and take"
    qtbot.keyClick(window, Qt.Key.Key_P)
    page = window.findChild(TextSheet)
    assert page.isVisible()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not page.isVisible()
    qtbot.keyClick(window, Qt.Key.Key_Enter)
    qtbot.keyClick(window, Qt.Key.Key_Return)
    assert felt.view.round == "Round 2"
    qtbot.keyClick(window, Qt.Key.Key_Return)
    assert felt.bet(2, "ante").stake_text == "5.00", "same again"


@pytest.mark.filterwarnings("ignore:Function.*setActiveWindow:DeprecationWarning")
def test_the_keyboard_s_focus_goes_to_nobody_when_its_button_goes(screen: Open, qtbot: QtBot) -> None:
    felt = land()
    window = screen(felt).window
    QApplication.setActiveWindow(window)    # offscreen nobody else does, once another event loop has ended
    window.setFocus()
    assert window.hasFocus()
    chip = window._chips[0]
    chip.setFocus()
    assert chip.hasFocus()
    felt.do(*STAKES[:1], "deal seat 1 Ah")
    assert not chip.isVisible()
    assert window.hasFocus()
    before = len(felt.table.log)
    qtbot.keyClick(window, Qt.Key.Key_Space)
    assert len(felt.table.log) == before


def test_pressing_a_settled_bet_says_why(screen: Open) -> None:
    opened = screen(land())
    why_page(opened)
    said = [text.text for text in opened.window.findChild(TextSheet).texts()]
    assert said[:6] == [
        "Box 1  ANTE  20.00", "▲ PAY 20.00", "The player is higher: pair of aces against pair of eights.",
        "20.00 at 1:1 wins 20.00; with the stake 40.00 goes back.", "Rule CH-OUT-2", "Odds 1:1, rule CH-PAY-ANTE"]
    rule = rule_text("CH-OUT-2")
    assert rule is not None
    assert f"{rule.title}. {rule.text}" in said, "the rule in words"
    assert f"Document: {rule.source}" in said


def test_an_open_page_stays_true(screen: Open) -> None:
    opened = screen(land())
    why_page(opened)
    page = opened.window.findChild(TextSheet)
    opened.felt.submit(opened.felt.box(1).hands[0].cards[0].named(Card.parse("8h")))
    assert not page.isVisible(), "the ante that it explained is not paid any more"
    opened = screen(land())
    alerts_page(opened)
    page = opened.window.findChild(TextSheet)
    opened.felt.submit(opened.felt.box(1).hands[0].cards[0].named(Card.parse("Ah")))
    assert not page.isVisible(), "nothing is owed any more"


def test_pay_tables_can_be_called_up(screen: Open) -> None:
    """CH-UI-4."""
    opened = screen(land())
    pay_page(opened)
    said = [text.text for text in opened.window.findChild(TextSheet).texts()]
    assert said[1:4] == ["ANTE", "Royal flush", "100:1"]
    assert "BONUS" in said
    assert said[said.index("BONUS") + 3:][:2] == ["Straight flush", "50:1"]


def test_a_difference_is_handed_over_by_touch(screen: Open) -> None:
    opened = screen(land())
    alerts_page(opened)
    touch = opened.felt.view.alerts[0].touch
    assert touch is not None
    opened.window.press(touch.events[0])
    assert opened.felt.view.alerts == ()


# ── what is decided otherwise ──
def test_a_round_is_voided_by_two_touches(screen: Open, qtbot: QtBot) -> None:
    """CH-VOID-1, GEN-MALF-1."""
    opened = screen(land())
    felt, window = opened.felt, opened.window
    assert not window._void.isVisible(), "nothing is at stake yet"
    fouled(opened)
    before = len(felt.table.log)
    qtbot.keyClick(window, Qt.Key.Key_V)
    page = window.findChild(TextSheet)
    assert page.isVisible()
    assert len(felt.table.log) == before, "one touch does nothing"
    page.back.click()
    window.press(VOIDED)
    assert felt.table.log[-1].event == VOIDED
    assert not page.isVisible()
    assert not window._void.isVisible()
    assert {(bet.word, bet.amount_text) for box in felt.view.boxes for bet in box.bets} == {
        ("GIVE BACK", "20.00"), ("GIVE BACK", "5.00"), ("GIVE BACK", "125.00"), ("GIVE BACK", "10.00")}
    window.press(RoundClosed(1, felt.table.settlement))
    assert felt.table.update.round.closed is not None
    with pytest.raises(NotOffered):
        window.press(VOIDED)


def test_an_open_question_whether_to_void_goes_when_the_round_is_paid(screen: Open) -> None:
    opened = screen(land())
    to_result(opened.felt)
    opened.window._void.click()
    page = opened.window.findChild(TextSheet)
    assert page.isVisible()
    opened.felt.do("close")
    assert not page.isVisible()


def test_an_automatic_fold_is_taken_back_at_its_box(screen: Open) -> None:
    opened = screen(land())
    felt, window = opened.felt, opened.window
    auto_folded(opened)
    seq = felt.table.log[-1].seq
    assert felt.box(3).said == "AUTO FOLDED"
    window.press(Amended(seq, (), "automatic decision taken back"))
    assert felt.box(3).said == ""
    window.press(Staked(Party(3), seat(3), "call", 2000))
    assert felt.table.wrong() == []


# ── time, picture, photograph ──
def test_the_last_three_seconds_are_told_by_word_and_ground(screen: Open) -> None:
    """CH-UI-3."""
    opened = screen(land())
    to_decision(opened.felt)
    head = opened.window.findChild(Headline)
    assert [t.text for t in head.texts()][-1] == "Round 1"
    opened.window.remaining(3001)
    assert [t.text for t in head.texts()][-2:] == ["4 s", "Round 1"]
    for left, said in ((3000, "LAST 3 s"), (2001, "LAST 3 s"), (1, "LAST 1 s"), (0, "LAST 0 s")):
        opened.window.remaining(left)
        assert head.last_seconds
        assert [t.text for t in head.texts()][-2] == said
    opened.window.remaining(None)
    assert not head.last_seconds


def test_the_picture_is_turned_for_the_dealer(screen: Open, qtbot: QtBot) -> None:
    """The dealer's own cards lie on top of the camera's picture, and nearest to him on the screen."""
    opened = screen(land())
    window = opened.window
    pixels = picture()
    pixels[:200] = (0, 0, 255)
    window.show_picture(pixels)
    view = window.findChild(Picture)

    def top_is_red() -> bool:
        image = view.grab().toImage()
        return QColor(image.pixel(view.width() // 2, 12)).red() > 200

    assert not top_is_red()
    qtbot.keyClick(window, Qt.Key.Key_T)
    assert top_is_red()


def test_readings_stand_upright_where_their_card_lies(screen: Open) -> None:
    opened = screen(land())
    opened.window.show_picture(picture(), outlines())
    view = opened.window.findChild(Picture)
    assert [text.text for text in view.texts()] == ["10♦", "?", "K♠", "■", "A♥"]
    overlaps = [a.rect.intersects(b.rect) for a, b in combinations(view.texts(), 2)]
    assert not any(overlaps)
    rights = [text.rect.center().x() for text in view.texts()]
    assert rights == sorted(rights, reverse=True), "turned: the camera's left is the dealer's right"


def test_a_photograph_is_a_file(screen: Open, tmp_path: Path) -> None:
    opened = screen(land())
    opened.window.photograph(tmp_path / "screen.png")
    assert QImage(str(tmp_path / "screen.png")).size() == opened.window.size()
    with pytest.raises(PhotographNotSaved, match="nowhere"):
        opened.window.photograph(tmp_path / "nowhere" / "screen.png")


def test_pieces_are_kept_not_replaced(screen: Open) -> None:
    opened = screen(land())
    to_decision(opened.felt)
    before = set(map(id, opened.window.findChildren(Button)))
    opened.felt.do("fold 3")
    assert set(map(id, opened.window.findChildren(Button))) == before


def test_a_box_that_is_not_printed_comes_and_goes(screen: Open) -> None:
    felt = land()
    window = screen(felt).window
    felt.do("stake 9 ante 700")
    assert bet_button(window, 9, "ante").geometry().right() < window.width()
    felt.do(f"amend {felt.table.log[-1].seq}:")
    assert not any(b.isVisible() and b.bet is not None and b.bet.party.seat == 9
                   for b in window.findChildren(BetButton))


def test_the_window_is_a_plain_window(qtbot: QtBot) -> None:
    window = DealerWindow(land(), land().layout, Screen(qtbot, land()).window._words)
    qtbot.addWidget(window)
    assert window.windowModality() == Qt.WindowModality.NonModal
    assert (window.minimumWidth(), window.minimumHeight()) == (1024, 600)
