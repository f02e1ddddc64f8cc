"""What the dealer's screen says and offers, over the real engine and the real game."""

from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path

import pytest

from dealer_assist import engine
from dealer_assist.cards import Card
from dealer_assist.engine import Chapter, Story
from dealer_assist.english import ENGLISH
from dealer_assist.games.game import Burn, Collect, Irregularity, Move, NextStep, Offer
from dealer_assist.overlay.view import STATES, Mood, Outline, Seen, State, Touch, View, view
from dealer_assist.table.events import (
    Amended,
    CardRead,
    CardSeen,
    ChipsChanged,
    Decided,
    Due,
    RoundClosed,
    Ruled,
    SeatLeft,
    SeatTaken,
    Staked,
)
from dealer_assist.table.places import DEALER, DECK, HOUSE, MUCK, PLAYER, Party, seat
from dealer_assist.table.settlement import Verdict, because
from tests.overlay.conftest import STAKES, WORDS, Felt, land, live, to_decision, to_result
from tests.table_talk import house

OVERLAY = Path(__file__).parent.parent.parent / "dealer_assist" / "overlay"


def labelled(view: View, label: str) -> Touch:
    return next(touch for touch in (*view.touches, *filter(None, [view.undo])) if touch.label == label)


def seating(felt: Felt, number: int) -> Touch:
    touch = felt.box(number).seating
    assert touch is not None
    return touch


# ── the next step ──
def test_the_headline_follows_the_round() -> None:
    felt = land()
    said = [felt.view.headline]
    for text in (*STAKES[:1], "deal seat 1 Ah", "deal dealer ??", "deal seat 1 Ac", "deal dealer ??"):
        felt.do(text)
        said.append(felt.view.headline)
    felt.deal("board", "2s 7h Td")
    said.append(felt.view.headline)
    felt.do("call 1")
    felt.deal("board", "4s Js")
    said.append(felt.view.headline)
    felt.do("turn 2 8d", "turn 4 8s")
    said.append(felt.view.headline)
    felt.do("close")
    said.append(felt.view.headline)
    assert said == [
        "Place your bets", "More bets, or Box 1: card 1 up", "Dealer: card 1 face down", "Box 1: card 2 up",
        "Dealer: card 2 face down", "Deal the flop: card 1 of 3", "Box 1: CALL 40.00 or FOLD",
        "Dealer: turn the cards up",
        "Pay and take", "Round 1 is paid: next round"]


def test_before_any_round() -> None:
    felt = land()
    found = view(Story(), felt.layout, WORDS, felt.table.game.opening(felt.table.story.sitting))
    assert (found.headline, found.mood, found.round) == ("No round is open", Mood.IDLE, "")
    assert [t.label for t in found.touches] == ["NEXT ROUND"]
    assert [box.seating.label for box in found.boxes if box.seating] == [f"OPEN BOX {n}" for n in (4, 3, 2, 1)]


def test_the_place_of_the_next_step_is_marked() -> None:
    felt = land()
    felt.do(*STAKES)
    assert [box.seat for box in felt.view.boxes if box.focus] == [1]
    felt.do("deal seat 1 Ah", "deal seat 2 Kd", "deal seat 3 9c")
    assert [hand.place for hand in felt.view.hands if hand.focus] == [DEALER]


def test_boxes_stand_as_in_the_camera_s_picture() -> None:
    assert [box.seat for box in land().view.boxes] == [4, 3, 2, 1]


@pytest.mark.parametrize(("step", "headline", "mood"), [
    (Collect(Due(Party(2), seat(2), "blind", 500, 500, "x")), "Box 2: BLIND 5.00", Mood.BETS),
    (Burn("x"), "Burn one, deal the flop", Mood.DEAL),
    (Move(101, MUCK, "x"), "Box 1: move a card to Muck", Mood.DEAL),
    (Offer((Due(Party(1), seat(1), "insurance", 0, 1000, "x", True),), Burn("x"), "x"),
     "INSURANCE? Or Burn one, deal the flop", Mood.BETS),
])
def test_steps_of_games_to_come(step: NextStep, headline: str, mood: Mood) -> None:
    """The view knows steps, not games: one that Casino Hold'em never takes is shown as well."""
    felt = land()
    felt.do(STAKES[0], "deal seat 1 Ah")
    table = felt.table
    chapter = table.story.chapters[-1]
    assert chapter.update is not None
    story = replace(table.story, chapters=(Chapter(1, chapter.entries, replace(chapter.update, step=step)),))
    found = view(story, felt.layout, WORDS)
    assert (found.headline, found.mood) == (headline, mood)


def test_the_overlay_knows_no_game() -> None:
    for source in OVERLAY.glob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            names = ([node.module or ""] if isinstance(node, ast.ImportFrom) else
                     [alias.name for alias in node.names] if isinstance(node, ast.Import) else [])
            games = {n for n in names if n.startswith("dealer_assist.games")}
            assert games <= {"dealer_assist.games.game", "dealer_assist.games.house_file"}, source.name
    assert "PySide6" not in (OVERLAY / "view.py").read_text(encoding="utf-8")


# ── bets and decisions ──
def test_an_open_bet_takes_any_amount_within_its_limits() -> None:
    felt = land()
    bet = felt.bet(2, "ante")
    assert (bet.state, bet.word, bet.stake_text, bet.key) == (State.OPEN, "OPEN", "", "2")
    assert bet.stake_of(499) is None
    assert bet.stake_of(500) == Staked(Party(2), seat(2), "ante", 500)
    assert bet.stake_of(50_001) is None
    felt.do("stake 2 ante 2000")
    assert (felt.bet(2, "ante").state, felt.bet(2, "ante").stake_text) == (State.PLACED, "20.00")
    assert felt.bet(2, "ante").stake_of(100) == Staked(Party(2), seat(2), "ante", 100), "chips may be added"
    assert felt.view.staking


def test_an_exact_due_needs_no_amount() -> None:
    felt = land()
    due = Due(Party(1), seat(1), "ante", 500, 500, "x")
    story = felt.table.story
    update = felt.table.update
    story = replace(story, chapters=(Chapter(1, story.chapters[-1].entries, replace(update, step=Collect(due))),))
    bet = next(b for box in view(story, felt.layout, WORDS).boxes for b in box.bets)
    assert bet.stake_of(0) == Staked(Party(1), seat(1), "ante", 500)


def test_decisions_are_offered_with_the_exact_call() -> None:
    felt = land()
    to_decision(felt)
    assert felt.view.headline == "Boxes 1, 2, 3: CALL or FOLD"
    box = felt.box(2)
    call, = (bet.touch for bet in box.bets if bet.touch)
    assert (call.label, call.events, call.main) == (
        "CALL 250.00", (Staked(Party(2), seat(2), "call", 25_000),), True)
    assert [(t.label, t.events, t.key) for t in box.choices] == [
        ("FOLD", (Decided(Party(2), seat(2), "fold"),), "Ctrl+2")]


def test_a_won_bonus_is_told_with_the_question() -> None:
    """CH-UI-2: box 1 has a pair of aces and a bonus; box 3 has a bonus and nothing to collect."""
    felt = land()
    to_decision(felt)
    assert [felt.box(n).note for n in (1, 2, 3)] == ["CALL to collect your BONUS win!", "", ""]


def test_the_hand_is_named_at_the_box() -> None:
    """CH-UI-1, and with one hand for all boxes at each of them that plays."""
    felt = land()
    to_decision(felt)
    assert [felt.box(n).standing for n in (1, 2, 3, 4)] == ["Pair of aces", "Pair of kings", "Pair of nines", ""]
    shared = live()
    shared.do("stake 1 ante 1000", "stake 5 ante 1000", "deal player Ah", "deal dealer ??", "deal player Kd",
              "deal dealer ??")
    shared.deal("board", "2s 7h Td")
    assert [shared.box(n).standing for n in (1, 2, 5)] == ["Ace high", "", "Ace high"]
    assert [hand.standing for hand in shared.view.hands if hand.place == PLAYER] == ["Ace high"]


def test_a_fold_and_an_automatic_fold_are_told_apart() -> None:
    """CH-DEC-3."""
    felt = land()
    to_decision(felt)
    felt.do("fold 1", "timeout 3")
    assert [felt.box(n).said for n in (1, 2, 3, 4)] == ["FOLDED", "", "AUTO FOLDED", "CLOSED"]


# ── the result ──
def test_every_bet_has_its_verdict_amount_odds_reason_and_rule() -> None:
    felt = land()
    to_result(felt)
    shown = {(box.seat, b.kind): (b.state, b.word, b.amount_text, b.below, b.rule, b.odds_rule)
             for box in felt.view.boxes for b in box.bets}
    assert shown == {
        (1, "ante"): (State.PAY, "PAY", "20.00", "1:1", "CH-OUT-2", "CH-PAY-ANTE"),
        (1, "call"): (State.PAY, "PAY", "40.00", "1:1", "CH-OUT-2", "CH-PAY-CALL"),
        (1, "bonus"): (State.PAY, "PAY", "35.00", "7:1", "CH-BONUS-1", "CH-PAY-BONUS"),
        (2, "ante"): (State.PAY, "PAY", "125.00", "1:1", "CH-OUT-2", "CH-PAY-ANTE"),
        (2, "call"): (State.PAY, "PAY", "250.00", "1:1", "CH-OUT-2", "CH-PAY-CALL"),
        (3, "ante"): (State.TAKE, "TAKE", "10.00", "", "CH-DEC-3", ""),
        (3, "bonus"): (State.TAKE, "TAKE", "10.00", "", "CH-DEC-3", ""),
    }
    assert felt.bet(1, "ante").why == "The player is higher: pair of aces against pair of eights."
    assert [(felt.box(n).total, felt.box(n).total_state) for n in (1, 2, 3, 4)] == [
        ("GETS 95.00", State.PAY), ("GETS 375.00", State.PAY), ("LOSES 20.00", State.TAKE), ("", None)]
    assert (felt.view.rack, felt.view.rack_state) == ("RACK PAYS 450.00", State.PAY)


def test_qualification() -> None:
    felt = land()
    to_decision(felt)
    assert felt.view.qualification is None
    felt = land()
    to_result(felt)
    q = felt.view.qualification
    assert q is not None
    assert (q.text, q.hand, q.mark, q.rule) == ("DEALER QUALIFIES", "Pair of eights", "✓", "CH-QUAL-1")
    felt = land()
    to_result(felt, dealer=("Qd", "5s"))
    q = felt.view.qualification
    assert q is not None
    assert (q.text, q.hand, q.mark) == ("DEALER DOES NOT QUALIFY", "Queen high", "✗")
    call = felt.bet(1, "call")
    assert (call.state, call.word, call.amount_text) == (State.PUSH, "PUSH", "")


def test_what_is_certain_may_be_paid_while_the_inspector_is_asked() -> None:
    felt = land()
    to_decision(felt)
    felt.do("call 1", "call 2", "timeout 3")
    felt.deal("board", "4s Js")
    felt.do("deal seat 1 3c", "turn 4 8d", "turn 8 8s")
    assert (felt.view.headline, felt.view.mood) == (
        "Pay and take what is certain; the rest waits for Box 1", Mood.SETTLE)
    assert felt.view.waits == ("Box 1 ANTE, CALL, BONUS: Box 1 has a card too many: the inspector decides.",)
    assert felt.bet(2, "ante").amount_text == "125.00"
    assert not labelled(felt.view, "ROUND PAID").enabled
    waiting = [line for line in felt.table.settlement.lines if line.verdict is Verdict.WAITING]
    ruled = tuple(line._replace(back=line.staked, verdict=Verdict.RETURNED, waits_for=None) for line in waiting)
    felt.submit(Ruled(1, ruled, "the third card"))
    assert felt.view.headline == "Pay and take"
    assert labelled(felt.view, "ROUND PAID").enabled


def test_nothing_is_paid_while_all_waits() -> None:
    felt = land(1)
    felt.do("stake 1 ante 500", "deal seat 1 Ah", "deal dealer ??", "deal seat 1 Ac", "deal dealer ??")
    felt.deal("board", "2s 7h Td")
    felt.do("call 1")
    felt.deal("board", "4s Js")
    felt.do("deal seat 1 3c", "turn 2 8d", "turn 4 8s")
    assert felt.view.headline == "Pay nothing yet: all waits for Box 1"


def test_what_waits_says_for_what_and_the_rest_is_settled() -> None:
    felt = land()
    to_result(felt, second="!!")
    assert felt.view.headline == "Which card is this? Box 2"
    assert felt.view.name_now == seat(2)
    call = felt.bet(2, "call")
    assert (call.state, call.word, call.below) == (State.WAIT, "WAIT", "for Box 2")
    assert felt.bet(1, "ante").amount_text == "20.00"
    paid = labelled(felt.view, "ROUND PAID")
    assert not paid.enabled
    assert paid.events == ()


def test_an_unreadable_card_is_told_before_a_rule_needs_it() -> None:
    felt = land()
    to_decision(felt, second="!!")
    assert felt.view.headline == "Boxes 1, 2, 3: CALL or FOLD"
    assert felt.view.waits == ("Waits for the decision of Boxes 1, 2, 3, by touch", "card 2 of Box 2 cannot be read")


# ── naming cards ──
def test_a_card_that_nobody_could_read_is_named() -> None:
    felt = land()
    to_result(felt, second="!!")
    hand, = felt.box(2).hands
    card = hand.to_name
    assert card is not None
    assert (card.number, card.named(Card.parse("Ks"))) == (2, CardRead(card.card, Card.parse("Ks")))
    felt.submit(card.named(Card.parse("Ks")))
    assert felt.view.headline == "Pay and take"
    assert felt.bet(2, "call").amount_text == "250.00"


def test_a_wrong_reading_is_amended_where_it_was_read() -> None:
    felt = land()
    to_result(felt)
    dealt = felt.box(1).hands[0].cards[0]
    felt.submit(dealt.named(Card.parse("3h")))
    assert felt.table.log[-1].event == Amended(
        dealt.dealt, (CardSeen(dealt.card, seat(1), Card.parse("3h")),), "named by the dealer")
    turned = next(h for h in felt.view.hands if h.place == DEALER).cards[0]
    felt.submit(turned.named(Card.parse("Qd")))
    amended = felt.table.log[-1].event
    assert isinstance(amended, Amended)
    assert amended.instead == (CardRead(turned.card, Card.parse("Qd")),)
    again = felt.box(1).hands[0].cards[0]
    felt.submit(again.named(Card.parse("Ah")))
    assert felt.box(1).standing == "Pair of aces", "a correction can be corrected"


def test_naming_keeps_what_an_inspector_put_beside_it() -> None:
    felt = land()
    to_decision(felt)
    dealt = felt.box(1).hands[0].cards[0]
    felt.do(f"amend {dealt.dealt}: deal seat 1 Ah; stake 1 ante 100")
    card = felt.box(1).hands[0].cards[0]
    event = card.named(Card.parse("As"))
    assert isinstance(event, Amended)
    assert [type(e) for e in event.instead] == [CardSeen, Staked]


def test_a_card_that_is_not_there_is_struck_and_put_back() -> None:
    felt = land()
    to_decision(felt)
    ghost = felt.box(3).hands[0].cards[1]
    felt.submit(ghost.struck())
    assert len(felt.box(3).hands[0].cards) == 1
    felt.submit(*labelled(felt.view, "UNDO").events)
    assert len(felt.box(3).hands[0].cards) == 2


def test_cards_that_are_out_are_known_as_taken() -> None:
    felt = land()
    to_decision(felt)
    assert felt.view.taken == frozenset(map(Card.parse, ["Ah", "Kd", "9c", "Ac", "Ks", "9d", "2s", "7h", "Td"]))


# ── buttons of the whole table ──
def test_undo_takes_back_this_screen_s_touches_one_by_one_and_no_others() -> None:
    felt = land()
    felt.submit(Staked(Party(1), seat(1), "ante", 2000))
    felt.submit(Staked(Party(2), seat(2), "ante", 1000))
    undo = labelled(felt.view, "UNDO")
    assert undo.hint == "Box 2 ANTE 10.00"
    felt.submit(*undo.events)
    assert felt.bet(2, "ante").stake == 0
    assert labelled(felt.view, "UNDO").hint == "Box 1 ANTE 20.00"
    felt.submit(*labelled(felt.view, "UNDO").events)
    felt.do("stake 3 ante 700")
    assert felt.bet(1, "ante").stake == 0
    assert felt.view.undo is None, "what others entered is not this screen's to undo"


def test_what_one_touch_did_one_undo_takes_back() -> None:
    felt = land()
    felt.submit(Staked(Party(3), seat(3), "ante", 700))
    felt.submit(Staked(Party(1), seat(1), "ante", 2000), Staked(Party(2), seat(2), "ante", 1000))
    undo = labelled(felt.view, "UNDO")
    assert undo.hint == "2 entries"
    felt.submit(*undo.events)
    assert [felt.bet(n, "ante").stake for n in (1, 2, 3)] == [0, 0, 700]
    assert labelled(felt.view, "UNDO").hint == "Box 3 ANTE 7.00"


def test_undo_does_not_jump_over_an_automatic_decision() -> None:
    felt = land()
    to_decision(felt)
    felt.submit(*felt.bet(1, "call").touch.events)
    felt.do("timeout 3")
    undo = labelled(felt.view, "UNDO")
    assert undo.hint == "Box 3 AUTO FOLDED"
    felt.submit(*undo.events)
    assert felt.box(3).said == ""
    undo = labelled(felt.view, "UNDO")
    assert undo.hint == "Box 1 CALL 40.00", "what was taken back is not brought back by the next one"
    felt.submit(*undo.events)
    assert felt.bet(1, "call").stake == 0


def test_a_void_can_be_taken_back() -> None:
    felt = land()
    to_decision(felt)
    assert felt.view.void is not None
    felt.submit(*felt.view.void.events)
    undo = labelled(felt.view, "UNDO")
    assert undo.hint == "VOID"
    felt.submit(*undo.events)
    assert felt.view.void is not None


def test_undo_of_a_correction_brings_the_reading_before_it_back() -> None:
    felt = land()
    to_decision(felt)
    card = felt.box(1).hands[0].cards[0]
    felt.submit(card.named(Card.parse("3h")))
    assert felt.box(1).standing == "Ace high"
    felt.submit(*labelled(felt.view, "UNDO").events)
    assert felt.box(1).standing == "Pair of aces"


def test_round_paid_then_next_round_then_same_again() -> None:
    felt = land()
    to_result(felt)
    paid = labelled(felt.view, "ROUND PAID")
    assert paid.events == (RoundClosed(1, felt.table.settlement),)
    felt.submit(*paid.events)
    assert labelled(felt.view, "UNDO").hint == "ROUND PAID"
    felt.submit(*labelled(felt.view, "NEXT ROUND").events)
    again = labelled(felt.view, "SAME AGAIN")
    assert set(again.events) == {
        Staked(Party(1), seat(1), "ante", 2000), Staked(Party(1), seat(1), "bonus", 500),
        Staked(Party(2), seat(2), "ante", 12_500), Staked(Party(3), seat(3), "ante", 1000),
        Staked(Party(3), seat(3), "bonus", 1000)}
    felt.submit(*again.events)
    assert felt.table.wrong() == []
    assert not any(t.label == "SAME AGAIN" for t in felt.view.touches)


def test_same_again_leaves_alone_what_stands_and_who_left() -> None:
    felt = land()
    to_result(felt)
    felt.submit(*labelled(felt.view, "ROUND PAID").events)
    felt.submit(*seating(felt, 3).events)
    felt.submit(*labelled(felt.view, "NEXT ROUND").events)
    felt.do("stake 1 ante 700")
    assert {(s.by.seat, s.kind) for s in labelled(felt.view, "SAME AGAIN").events if isinstance(s, Staked)} == {
        (1, "bonus"), (2, "ante")}


def test_boxes_open_and_close_between_rounds_only() -> None:
    felt = land()
    assert not any(box.seating for box in felt.view.boxes)
    to_result(felt)
    felt.submit(*labelled(felt.view, "ROUND PAID").events)
    assert seating(felt, 4).events == (SeatTaken(Party(4)),)
    assert seating(felt, 1).events == (SeatLeft(Party(1)),)


def test_a_question_to_the_house_has_its_button() -> None:
    """CH-SETUP-1, where a house wants the cut confirmed: its own question, at no box."""
    felt = land()
    felt.table.game = replace(felt.table.game, confirm_cut=True)    # type: ignore[type-var]
    felt.do(STAKES[0])
    assert felt.view.headline == "More bets, or Deck: CUT"
    cut = labelled(felt.view, "CUT")
    assert (cut.events, cut.key) == ((Decided(HOUSE, DECK, "cut"),), "Return")
    felt.submit(*cut.events)
    assert felt.view.headline == "More bets, or Box 1: card 1 up"


def test_a_burned_card_has_its_button() -> None:
    """No template has room for burn cards, so no camera tells of them (A03)."""
    felt = Felt(house("casino_holdem_land", deal__burn='"burn_before_flop/turn"'), (1,), "casino_holdem_land")
    felt.do("stake 1 ante 500", "deal seat 1 Ah", "deal dealer ??", "deal seat 1 Ac", "deal dealer ??")
    assert felt.view.headline == "Burn one, deal the flop"
    felt.submit(*labelled(felt.view, "CARD BURNED").events)
    assert felt.view.headline == "Deal the flop: card 1 of 3"
    assert felt.table.wrong() == []


# ── what is wrong ──
def test_departures_and_irregularities_are_told_with_rule_and_remedy() -> None:
    felt = land()
    to_decision(felt)
    felt.do("deal seat 4 Ah")
    assert [(a.text, a.rule, a.prescribes) for a in felt.view.alerts] == [
        ("A♥ is on the table twice, now at Box 4.", "GEN-DECK-1", "Void the round: all stakes go back."),
        ("Cards lie at Box 4, where no ante stands.", "CH-BET-1", "Call the inspector.")]
    assert felt.view.headline == "Fouled deck (Box 4): give all chips back"
    assert {b.word for box in felt.view.boxes for b in box.bets} == {"GIVE BACK"}
    assert felt.view.qualification is None, "nobody asks it of a round that is given back"


def test_a_difference_found_after_payment_stays_until_it_is_handed_over() -> None:
    felt = land()
    to_result(felt)
    felt.submit(*labelled(felt.view, "ROUND PAID").events)
    felt.submit(felt.box(1).hands[0].cards[0].named(Card.parse("3h")))
    alert, = felt.view.alerts
    assert alert.text == "Round 1: Box 1 gives back 160.00."
    felt.submit(*labelled(felt.view, "NEXT ROUND").events)
    alert, = felt.view.alerts
    assert alert.touch is not None
    assert alert.touch.events == (ChipsChanged(Party(1), -16_000, 1),)
    felt.submit(*alert.touch.events)
    assert felt.view.alerts == ()


def test_chips_and_cards_where_no_box_is_printed_are_shown_all_the_same() -> None:
    felt = land()
    to_result(felt)
    felt.do("stake 9 ante 700", "deal seat 8 Qd")
    assert [box.seat for box in felt.view.boxes] == [4, 3, 2, 1, 8, 9]
    assert felt.bet(9, "ante").word == "GIVE BACK"
    assert sum(bet.stake for box in felt.view.boxes for bet in box.bets) == felt.table.update.round.staked()


def test_the_inspector_s_ruling_is_what_the_screen_shows() -> None:
    felt = land()
    to_result(felt)
    line = next(x for x in felt.table.settlement.lines if (x.party, x.kind) == (Party(3), "ante"))
    ruled = line._replace(verdict=Verdict.PUSH, back=line.staked, rule="GEN-DISP-1")
    felt.submit(Ruled(1, (ruled,), "hand was covered"))
    bet = felt.bet(3, "ante")
    assert (bet.state, bet.rule) == (State.PUSH, "GEN-DISP-1")


# ── state never by colour alone ──
def test_every_state_has_a_word_and_every_shape_is_different() -> None:
    assert {state.word for state in State} <= ENGLISH.keys()
    assert len({ENGLISH[state.word] for state in State}) == len(State)
    for shapes in (State, Mood, Seen):
        assert len({shape.value for shape in shapes}) == len(shapes)
    assert set(STATES) == set(Verdict)


def test_an_outline_says_its_state_beside_its_colour() -> None:
    assert Outline(((0, 0), (1, 0), (1, 1), (0, 1)), "?", Seen.UNREADABLE).seen.value == "?"


def test_a_round_whose_cards_were_told_by_hand_is_called_so() -> None:
    felt = land(1)
    felt.do("stake 1 ante 500", "deal seat 1 Ah")
    story = felt.table.story
    by_hand = {story.chapters[-1].entries[-1].seq}
    assert view(story, felt.layout, WORDS, by_hand=by_hand).round == "Round 1 · cards by hand"
    assert view(story, felt.layout, WORDS, by_hand={99}).round == "Round 1"


def test_a_view_costs_little_however_long_the_sitting() -> None:
    """The alerts of hundreds of rounds are looked through at each view; what was paid and stands is passed quickly."""
    felt = land(1)
    felt.do("stake 1 ante 500", "deal seat 1 Ah", "deal dealer ??", "deal seat 1 Ac", "deal dealer ??")
    felt.deal("board", "2s 7h Td")
    felt.do("fold 1")
    felt.deal("board", "4s Js")
    felt.do("turn 2 8d", "turn 4 8s", "close")
    paid = felt.table.story.chapters[-1]
    many = replace(felt.table.story, chapters=(felt.table.story.chapters[0], *(
        replace(paid, number=n) for n in range(1, 600)), paid))
    assert view(many, felt.layout, WORDS).alerts == ()


def test_random_rounds_always_have_a_view() -> None:
    from tests.random_play import Dealer
    for number in range(15):
        felt = Felt(land().table.house, (1, 2, 4), "casino_holdem_land")
        dealer = Dealer(number)
        while (event := dealer.answer(felt.table.update)) is not None:
            felt.submit(event)
            shown = felt.view
            assert shown.headline
            stakes = sum(bet.stake for box in shown.boxes for bet in box.bets)
            assert stakes == felt.table.update.round.staked()
        assert engine.tell(felt.table.game, felt.table.log) == felt.table.story


def test_trouble_with_a_device_is_an_alert_and_stops_nothing() -> None:
    felt = land()
    looked = view(felt.table.story, felt.layout, WORDS, troubles=["film.mp4: the film cannot be written"])
    assert [a.text for a in looked.alerts] == ["film.mp4: the film cannot be written"]
    assert looked.boxes == felt.view.boxes


def test_what_stands_against_the_next_round_is_told_first() -> None:
    felt = land()
    few = Irregularity("THP-SEAT-1", because("poker.players", count=1, least=2, most=10), ())
    looked = view(felt.table.story, felt.layout, WORDS, against=(few,))
    alert, = looked.alerts
    assert (alert.text, alert.rule) == ("Players: 1; from 2 to 10 can play.", "THP-SEAT-1")
