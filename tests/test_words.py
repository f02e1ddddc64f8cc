"""Whatever the core can say has words, with every value in its place; amounts are exact."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from string import Formatter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.cards import FACE_DOWN, JOKER, UNREADABLE, Card
from dealer_assist.engine import Update
from dealer_assist.english import ENGLISH
from dealer_assist.games.game import (
    Ask,
    AskAny,
    Bet,
    Burn,
    Collect,
    Deal,
    Identify,
    Move,
    MoveAny,
    NextStep,
    Offer,
    Reveal,
    Settle,
)
from dealer_assist.games.poker_hands import Category
from dealer_assist.language import forms_of
from dealer_assist.money import NO_MAXIMUM
from dealer_assist.table.events import Amended, CardSeen, Due
from dealer_assist.table.places import BOARD, DEALER, HOUSE, MUCK, PLAYER, Party, Place, Zone, seat
from dealer_assist.table.round import UNOPENED, Lying, Round
from dealer_assist.table.settlement import Reason, because
from dealer_assist.words import Currency, Words, say
from tests.random_play import Dealer
from tests.table_talk import HOUSES, Table, house

PACKAGE = Path(__file__).parent.parent / "dealer_assist"
EUR = Currency("EUR", 2)
WORDS = Words(EUR)
KEY = re.compile(r"[a-z][a-z0-9]*(\.[a-z0-9_]+)+")
# Families whose keys are put together from a name: a sentence of theirs is used without standing in the source whole.
MADE = ("hand.", "line.", "kind.", "choice.", "said.", "rank.", "ranks.", "suit.", "place.", "expected.", "verdict.",
        "step.deal.", "step.burn.", "keys.", "picture.", "option.call.", "option.raise.")


def sources() -> list[Path]:
    return [*sorted((PACKAGE / "games").glob("*.py")), PACKAGE / "engine.py"]


def reasons() -> Iterator[tuple[str, str, set[str] | None]]:
    """File, key, and the names of the values that are given with it; None where they come from elsewhere."""
    for source in sources():
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) not in (
                    "option", "pays", "not_above"):
                given = {k.arg for k in node.keywords if k.arg} if all(k.arg for k in node.keywords) else None
                direct = getattr(node.func, "id", "") == "because"
                for argument in node.args:
                    for part in ast.walk(argument):
                        if isinstance(part, ast.Call):
                            break
                        if isinstance(part, ast.Constant) and isinstance(part.value, str) and KEY.fullmatch(part.value):
                            yield source.name, part.value, given if direct else None


def wanted(sentence: str) -> set[str]:
    """The values that a sentence cannot do without."""
    return {re.split(r"[.\[]", name)[0] for _, name, _, _ in Formatter().parse(re.sub(r"\[[^\[\]]*\{[^\]]*\]", "",
                                                                                      sentence)) if name}


def test_the_search_finds_what_games_say() -> None:
    assert {"ch.folded", "ch.timed_out", "ch.tie", "wrong.limits", "waiting.card"} <= {key for _, key, _ in reasons()}


@pytest.mark.parametrize(("file", "key", "given"), sorted({
    (file, key, None if given is None else tuple(sorted(given))) for file, key, given in reasons()}, key=str))
def test_every_reason_has_words_and_their_values(file: str, key: str, given: tuple[str, ...] | None) -> None:
    assert key in ENGLISH, f"{file} says {key}: give it words in dealer_assist/english"
    if given is not None:
        for sentence in forms_of(ENGLISH[key]):
            assert wanted(sentence) <= set(given), f"{file} says {key} without what its sentence names"


def test_every_hand_and_every_departure_has_words() -> None:
    assert {f"hand.{c.name.lower()}" for c in Category} | {"hand.royal_flush"} <= ENGLISH.keys()
    source = ast.parse((PACKAGE / "engine.py").read_text(encoding="utf-8"))
    departure = next(n for n in ast.walk(source) if isinstance(n, ast.FunctionDef) and n.name == "_departure")
    seen = {c.value for node in ast.walk(departure) if isinstance(node, ast.Assign)
            and "seen" in {n.id for t in node.targets for n in ast.walk(t) if isinstance(n, ast.Name)}
            for c in ast.walk(node.value) if isinstance(c, ast.Constant) and isinstance(c.value, str)}
    assert seen == {"card", "moved", "staked", "decided", "closed", "opened"}
    assert {f"departure.{s}" for s in seen} <= ENGLISH.keys()
    steps = (Collect, Deal, Burn, Move, MoveAny, Reveal, Identify, Ask, AskAny, Offer, Settle)
    assert {f"expected.{s.__name__.lower()}" for s in steps} <= ENGLISH.keys()


def test_every_sentence_is_said_by_somebody() -> None:
    files = (file for file in PACKAGE.rglob("*.py") if file.parent.name != "english")
    said = {n.value for file in files for n in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    made = tuple(text for text in said if re.fullmatch(r"[a-z_.]+\.", text))     # "mark." + its name
    silent = {key for key in ENGLISH
              if key.removesuffix(".seat_word") not in said and not key.startswith((*MADE, "departure.", *made))}
    assert not silent


def test_every_key_that_the_screen_asks_for_has_words() -> None:
    for source in (PACKAGE / "words.py", *(PACKAGE / "overlay").glob("*.py")):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant) and (
                    getattr(node.func, "attr", getattr(node.func, "id", "")) in ("words", "self", "_words")):
                assert node.args[0].value in ENGLISH, f"{source.name}: {node.args[0].value}"


@pytest.mark.parametrize("name", sorted(path.stem for path in HOUSES.glob("*.toml")))
def test_pay_tables_have_words(name: str) -> None:
    for table, lines in house(name).pay_tables.items():
        assert f"kind.{table}" in ENGLISH
        assert {f"line.{line}" for line in lines} <= ENGLISH.keys()


# ── amounts, cards, places ──
@pytest.mark.parametrize(("money", "digits", "text"), [
    (0, 2, "0.00"), (5, 2, "0.05"), (1250, 2, "12.50"), (2000, 2, "20.00"), (5_050_000, 2, "50,500.00"),
    (-1250, 2, "-12.50"), (-5, 2, "-0.05"), (1250, 0, "1,250"), (1250, 3, "1.250"), (7, 4, "0.0007"),
    (10 ** 30 + 1, 2, "10,000,000,000,000,000,000,000,000,000.01"),
])
def test_amounts(money: int, digits: int, text: str) -> None:
    assert Words(Currency("XXX", digits)).amount(money) == text


@given(st.integers(), st.integers(0, 4))
def test_amounts_are_exact(money: int, digits: int) -> None:
    text = Words(Currency("XXX", digits)).amount(money).replace(",", "")
    assert Fraction(text) * 10 ** digits == money


def test_cards_places_parties() -> None:
    faces = (Card.parse("Ah"), Card.parse("Td"), Card.parse("2c"), Card.parse("Ks"), JOKER, FACE_DOWN, UNREADABLE)
    assert WORDS.cards(faces) == "A♥ 10♦ 2♣ K♠ joker face down ?"
    assert WORDS.places((seat(1), seat(3), seat(1))) == "Boxes 1, 3"
    assert WORDS.places((seat(2), DEALER)) == "Box 2, Dealer"
    assert WORDS.place(seat(2, 3)) == "Box 2, hand 3"
    assert [WORDS.party(p) for p in (HOUSE, Party(4), Party(4, 2))] == ["House", "Box 4", "Box 4, bettor 2"]
    assert all(WORDS.place(Place(zone, 1)) for zone in Zone)


@pytest.mark.parametrize(("name", "cards", "text"), [
    ("high_card", "As Kh Jh 9c 3h", "Ace high"),
    ("pair", "4s 4c Kh 7s 2d", "Pair of fours"),
    ("two_pair", "Ks Kc 4h 4s 2d", "Two pair, kings and fours"),
    ("three_of_a_kind", "6s 6c 6h Ts 2d", "Three sixes"),
    ("straight", "5s 4c 3h 2s Ad", "Straight to the five"),
    ("flush", "Qs Ts 8s 4s 2s", "Flush, queen high"),
    ("full_house", "8s 8c 8h 3s 3d", "Full house, eights and threes"),
    ("four_of_a_kind", "9s 9c 9h 9d 2d", "Four nines"),
    ("straight_flush", "Js Ts 9s 8s 7s", "Straight flush to the jack"),
    ("royal_flush", "As Ks Qs Js Ts", "Royal flush"),
])
def test_hands(name: str, cards: str, text: str) -> None:
    assert say(because("hand." + name, cards=tuple(map(Card.parse, cards.split()))), EUR) == text


# ── the next step in one line ──
ANTE = Due(Party(1), seat(1), "ante", 500, 50_000, "CH-BET-1")
BONUS = Due(Party(1), seat(1), "bonus", 100, 10_000, "CH-BET-1", optional=True)
CALL = Ask(Party(1), seat(1), ("fold",), "CH-DEC-1", Bet("call", 2000))


@pytest.mark.parametrize(("step", "line", "waits"), [
    (Collect(ANTE), "Box 1: ANTE 5.00 to 500.00", "Waits for bets, by touch"),
    (Collect(Due(Party(1), seat(1), "ante", 500, NO_MAXIMUM, "x")), "Box 1: ANTE 5.00 or more",
     "Waits for bets, by touch"),
    (Deal(seat(2), True, "x"), "Box 2: card 1 up", "Waits for a card: Box 2"),
    (Deal(DEALER, False, "x"), "Dealer: card 1 face down", "Waits for a card: Dealer"),
    (Deal(BOARD, True, "x"), "Deal the flop: card 2 of 3", "Waits for a card: Board"),
    (Burn("x"), "Burn a card", "Waits for a burn card"),
    (Move(1, MUCK, "x"), "Board: move a card to Muck", "Waits for a card to be moved: Muck"),
    (MoveAny((Move(1, seat(1, 2), "x"), Move(2, seat(1, 2), "x"), Move(3, seat(2, 2), "x")), "x"),
     "Set cards apart: Box 1, hand 2, Box 2, hand 2", "Waits for a card to be moved: Box 1, hand 2, Box 2, hand 2"),
    (Reveal((DEALER,), "x"), "Dealer: turn the cards up", "Waits for the faces of the cards: Dealer"),
    (Identify(PLAYER), "Which card is this? Player", "Waits for its name, by touch: Player"),
    (CALL, "Box 1: CALL 20.00 or FOLD", "Waits for the decision of Box 1, by touch"),
    (AskAny((CALL, Ask(Party(3), seat(3), ("fold",), "x", Bet("call", 2000)))), "Boxes 1, 3: CALL 20.00 or FOLD",
     "Waits for the decision of Boxes 1, 3, by touch"),
    (AskAny((CALL, Ask(Party(3), seat(3), ("fold",), "x", Bet("call", 900)))), "Boxes 1, 3: CALL or FOLD",
     "Waits for the decision of Boxes 1, 3, by touch"),
    (Ask(Party(2), seat(2), ("check", "fold"), "x", Bet("raise", 0, 1000, 3000)),
     "Box 2: RAISE 10.00 to 30.00, CHECK or FOLD", "Waits for the decision of Box 2, by touch"),
    (Offer((ANTE, BONUS), None, "x"), "Place your bets", "Waits for bets, by touch"),
    (Offer((ANTE, BONUS), Deal(seat(1), True, "x"), "x"), "More bets, or Box 1: card 1 up",
     "Waits for bets by touch, or the next card"),
    (Offer((BONUS,), CALL, "x"), "BONUS? Or Box 1: CALL 20.00 or FOLD", "Waits for the decision of Box 1, by touch"),
    (Settle(because("ch.showdown"), "x"), "Pay and take", "Waits for ROUND PAID, when all is paid and taken"),
])
def test_the_next_step_in_one_line(step: NextStep, line: str, waits: str) -> None:
    r = Round(UNOPENED.opened, cards=(Lying(1, BOARD, Card.parse("Ah"), BOARD, 1),))
    assert WORDS.step(step, r) == line
    assert WORDS.waits(step) == waits


# ── reasons ──
def test_a_reason_names_both_hands_in_full() -> None:
    reason = because("ch.dealer_lower", hand="pair", cards=tuple(map(Card.parse, ["As", "Ac", "Kh", "7s", "2d"])),
                     dealer_hand="two_pair", dealer_cards=tuple(map(Card.parse, ["3s", "3c", "2h", "2s", "Kd"])))
    assert WORDS.say(reason) == "The player is higher: pair of aces against two pair, threes and twos."


def test_what_is_not_known_is_left_out() -> None:
    assert WORDS.say(because("round.fouled")) == "Fouled deck: give all chips back"
    assert WORDS.say(because("round.fouled", place=seat(2))) == "Fouled deck (Box 2): give all chips back"
    assert WORDS.say(because("departure.staked", expected="deal", expected_at=seat(1), seen_at=seat(2), kind="ante",
                             amount=1250)) == "ANTE 12.50 was put on Box 2. Due: a card at Box 1."


def test_a_reason_without_words_is_shown_as_it_came() -> None:
    assert WORDS.say(because("xx.new", place=DEALER, amount=5)) == "xx.new amount 5 place Dealer"


def said_of(update: Update) -> Iterator[Reason]:
    for wrong in (*update.departures, *update.irregularities):
        yield wrong.reason
        if wrong.prescribes is not None:
            yield wrong.prescribes
    yield from (standing.hand for standing in update.standings)
    yield from (line.reason for line in (update.settlement.lines if update.settlement else ()))
    match update.step:
        case Settle(reason):
            yield reason
        case AskAny(asks):
            yield from (ask.note for ask in asks if ask.note)


@pytest.mark.parametrize("name", sorted(path.stem for path in HOUSES.glob("*.toml")))
def test_all_that_is_said_in_random_rounds_has_words(name: str) -> None:
    """Clean rounds, and the same rounds with an entry struck, doubled or moved."""
    dice = random.Random(7)
    for number in range(25):
        table, dealer = Table(house(name), (1, 2)), Dealer(number)
        while (event := dealer.answer(table.update)) is not None:
            table.record(event)
            if dice.random() < .1:
                victim = dice.choice(table.log)
                if victim.seq > 2 and not isinstance(victim.event, Amended):
                    instead = dice.choice(((), (victim.event, victim.event)))
                    table.record(Amended(victim.seq, instead, "test"))
            if dice.random() < .03:
                table.record(CardSeen(900 + len(table.log), dice.choice((seat(2), BOARD, DEALER)), Card.parse("Ah")))
            for reason in said_of(table.update):
                text = WORDS.say(reason)
                assert reason.key in ENGLISH
                assert text
                assert not set("{}[]") & set(text)
            assert WORDS.step(table.update.step, table.update.round)
            if len(table.log) > 120:
                break


def test_a_value_that_is_none_is_not_told() -> None:
    told = WORDS("camera.away", camera="usb:0", since="20:14:02", why=None)
    assert told == WORDS("camera.away", camera="usb:0", since="20:14:02")
    assert "None" not in told
