from __future__ import annotations

from fractions import Fraction

import pytest

from dealer_assist.games import load_house
from dealer_assist.games.casino_holdem import CasinoHoldem
from dealer_assist.games.house_file import HouseFileError
from dealer_assist.resources import HOUSES
from tests.table_talk import house

LAND = (HOUSES / "casino_holdem_land.toml").read_text(encoding="utf-8")


def test_the_house_file_makes_the_game() -> None:
    land, live = house("casino_holdem_land"), house("casino_holdem_live")
    assert isinstance(land.game, CasinoHoldem)
    assert isinstance(live.game, CasinoHoldem)
    assert (land.game.shared_hand, live.game.shared_hand) == (False, True)          # A18
    assert land.game.ante_pays["royal_flush"].odds == Fraction(100)
    assert load_house(LAND, "land").text == LAND
    assert (land.currency, land.digits, land.since.isoformat()) == ("EUR", 2, "2026-01-01")


def test_options_that_a_house_leaves_out_have_the_registers_defaults() -> None:
    bare = "\n".join(line for line in LAND.splitlines() if not line.startswith((
        "ch.confirm", "ch.qualifier", "ch.bonus_min ", "ch.high_card", "ch.tie", "deal.burn", "payout.round")))
    assert load_house(bare, "bare").game == house("casino_holdem_land").game


@pytest.mark.parametrize(("old", "new", "said"), [
    ('game = "casino_holdem"', 'game = "whist"', "x.toml: game: 'whist' found; one of "),
    ('game = "casino_holdem"', "", "x.toml: game: missing; a text in quotes was expected"),
    ("since = 2026-01-01", 'since = "today"', "x.toml: since: 'today' found; the date from which these rules hold"),
    ("digits = 2", "digits = 2.5", "x.toml: digits: 2.5 found"),
    ("digits = 2", "digits = 2\nboss = 1", "x.toml: boss: no such key"),
    ('ch.shared_hand = { value = false, rule = "A18", note = "a land table deals to each box" }', "",
     "x.toml: options.ch.shared_hand: missing; this house must choose it, there is no default"),
    ('value = 500, rule = "CH-BET-1"', "value = 500", "options.ch.ante_minimum: cites no rule"),
    ("value = 500,", "value = 5.5,", "options.ch.ante_minimum: 5.5 found; a whole number from 1 to"),
    ("value = 500,", "value = true,", "options.ch.ante_minimum: True found"),
    ("value = 500,", "value = -500,", "options.ch.ante_minimum: -500 found"),
    ("ch.ante_minimum", "ch.ante_minimun", "options.ch.ante_minimum: missing"),
    ("ch.confirm_cut", "ch.confirm_cup", "options.ch.confirm_cup: no such option ({'value': False, 'rule': "
                                         "'CH-SETUP-1'} found); casino_holdem has ch.shared_hand"),
    ('"pair of 4s"', '"pair of fours"', "options.ch.qualifier: 'pair of fours' found; a pair was expected"),
    ('"player_wins"', '"dealer_wins"', "'dealer_wins' found; one of player_wins, push was expected"),
    ('odds = "20:1", rule = "CH-PAY-ANTE"', 'odds = "20", rule = "A21"', "pays.ante.straight_flush: '20' found"),
    ('royal_flush = { odds = "100:1", rule = "CH-PAY-ANTE" }', "", "pays.ante.royal_flush: missing"),
    ('royal_flush = { odds = "100:1", rule = "CH-PAY-ANTE" }', "royal_flush = 100", "pays.ante.royal_flush: 100 found"),
    ("[pays.call]", "[pays.side]", "pays.call: missing"),
    ("[pays.call]", "[pays.call]\nsome = { odds = \"1:1\", rule = \"X\" }", "pays.call.some: no such hand"),
    ("[options]", "[options", "x.toml: not TOML: "),
    ("digits = 2", "digits = " + "9" * 5000, "x.toml: not TOML: "),
    ("digits = 2", "digits = 2\ndeep = " + "[" * 5000, "x.toml: "),
    ('value = "down"', 'value = ["down"]', "options.payout.round: ['down'] found; one of down, up"),
    ('value = "none"', "value = { a = 1 }", "options.deal.burn: {'a': 1} found; one of none"),
    ("value = 100, rule = \"A01\"", "value = 0, rule = \"A01\"", "options.payout.unit: 0 found; a whole number from 1"),
    ("value = 500,", "value = 60000,", "options.ch.ante_minimum: 60000 found; at most 50000 was expected"),
    ('"pair of aces"', '"pair of kings"', "options.ch.bonus_min: 'pair of kings' found; 'pair of aces' was expected"),
    ('rule = "A21"', 'rule = "because"', "options.ch.high_card_ante: cites no rule ('because')"),
])
def test_a_mistake_is_named_with_its_file_and_key(old: str, new: str, said: str) -> None:
    assert old in LAND
    with pytest.raises(HouseFileError) as error:
        load_house(LAND.replace(old, new, 1), "x.toml")
    assert said in str(error.value)


@pytest.mark.parametrize(("name", "option", "known"), [
    ("blackjack_casino_du_liban", "bj.hole_card", "none"),                  # A10
    ("club_holdem_3_6", "pots.layering", "by distinct all-in level"),       # A26
    ("double_hand_low_limit", "dhp.bank", "cover"),                         # A43
])
def test_an_option_of_which_the_register_knows_one_way_is_refused_any_other(name: str, option: str, known: str) -> None:
    text = (HOUSES / f"{name}.toml").read_text(encoding="utf-8")
    with pytest.raises(HouseFileError, match=rf"options\.{option}: 'other' found; one of {known} was expected"):
        load_house(text, name, {option: "other"})
    assert load_house(text, name, {option: known}).game == load_house(text, name).game
