"""Hands of the games with a pot, told as facts from outside: what a dealer or a clerk would write down."""

from __future__ import annotations

from typing import Any

from dealer_assist.facts import settle

Json = Any


def told(**facts: Json) -> dict[str, Json]:
    return settle(facts).as_json()


def wrong(result: dict[str, Json]) -> list[str]:
    return [f"{found['rule']} {found['reason']['text']}" for found in result["irregularities"]]


def test_p9_push_18_a_buy_in_that_is_not_exact_is_told_in_words() -> None:
    result = told(house="push_nine_club", button=1, seats=[1, 2, 3], actions=["3 buy-in 650"],
                  carried={"amount": 1300, "times": 1, "holders": [1, 2], "may_join": [3]})
    assert wrong(result)[0] == "P9-PUSH-18 BUY-IN 6.50 was put on Box 3. Due: bets, or going on."


def test_a46_a_sixth_card_beside_an_offer_is_told_in_words() -> None:
    result = told(house="low_ball_live", button=1, seats=[1, 2, 3], contributions={"1": 300, "2": 300, "3": 300},
                  cards={"seat 1": "As 2d 3c 4h 5d 6d", "seat 2": "7s 7d 7c 7h 8d", "seat 3": "?? ?? ?? ?? ??"})
    assert "A46 Box 1 was dealt six cards." in wrong(result)


def test_a26_who_has_put_in_nothing_yet_does_not_make_the_main_pot_a_side_pot() -> None:
    result = told(house="texas_holdem_no_limit", button=1, seats=[1, 2, 3, 4],
                  actions=["2 small blind 500", "3 big blind 1000"])
    assert [pot["name"] for pot in result["pots"]] == ["main pot"]
    assert {line["kind"] for line in result["lines"]} == {"uncalled bet", "main pot"}


def test_a24_chips_posted_count_in_whatever_order_they_are_named_and_without_an_amount() -> None:
    result = told(house="texas_holdem_no_limit", button=1, seats=[1, 2, 3, 4], options={"thp.option": "allowed"},
                  actions=["4 option", "3 big blind", "2 small blind 500", "1 call"])
    assert result["irregularities"] == result["assumed"] == []
    assert (result["next_step"]["party"], result["next_step"]["bet"]["call"]) == ("2", 1500)


def test_a61_an_option_that_is_not_allowed_is_irregular_and_its_chips_are_not_lost() -> None:
    result = told(house="texas_holdem_no_limit", button=1, seats=[1, 2, 3, 4], actions=["4 option 2000"],
                  cards={"seat 1": "?? ??"})
    assert sum(line["staked"] for line in result["lines"]) == 500 + 1000 + 2000
    assert wrong(result)[0] == "THP-BET-1 OPTION 20.00 was put on Box 4. Due: a decision at Box 4."


def test_thp_bet_1_chips_out_of_turn_are_irregular_and_not_lost() -> None:
    result = told(house="texas_holdem_no_limit", button=1, seats=[1, 2, 3, 4], actions=["1 raise 3000"],
                  cards={"seat 1": "?? ??"})
    assert sum(line["staked"] for line in result["lines"]) == 500 + 1000 + 3000
    assert "THP-BET-1 Box 1 acted before Box 4." in wrong(result)
