"""Hands of the games with a pot, told as facts from outside: what a dealer or a clerk would write down."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.facts import FactsError, settle

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
    assert wrong(result) == ["A46 Box 1 was dealt six cards."]


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


def test_lb_draw_1_a_draw_shows_itself_by_what_was_thrown_away() -> None:
    result = told(house="low_ball_live", button=1, seats=[1, 2, 3],
                  contributions={"1": [300, 600], "2": [300, 600], "3": [300, 600]},
                  cards={"seat 1": "As 6d 2c 3h 4d", "seat 2": "Ks 9d Qc Jh Td", "seat 3": "2s 5d Ac 3d 4h"},
                  discards={"seat 2": "8d 8h"})
    assert result["settled"]
    assert not result["irregularities"]
    assert result["net"] == {"2": -900, "3": 1800, "1": -900, "house": 0}
    assert [said["choice"] for said in result["assumed"]] == ["draw 2", "pat", "pat"]


def test_p9_push_20_who_does_not_say_that_he_splits_plays_on() -> None:
    result = told(house="push_nine_club", button=1, seats=[1, 2, 3], contributions={"1": 300, "2": 300},
                  carried={"amount": 2700, "times": 2, "holders": [1, 2], "may_join": []},
                  cards={"seat 1": "Ks Kd Jc", "seat 2": "Jd Jh Qd"})
    assert result["settled"]
    assert not result["irregularities"]
    assert result["net"] == {"1": 1600 - 300 - 200, "2": 1700 - 300, "house": 200}
    assert {line["rule"] for line in result["lines"]} == {"P9-COLL-1", "P9-PUSH-20"}


def test_p9_cow_21_and_part_26_are_said_before_the_chips_in_the_order_of_each() -> None:
    push = {"amount": 1300, "times": 1, "holders": [1, 2], "may_join": [3, 4]}
    cow = told(house="push_nine_club", button=1, seats=[1, 2, 3, 4], carried=push,
               actions=["3 cow", "3 buy-in 300", "4 buy-in 400", "1 bet 200", "2 call", "3 fold"],
               cards={"seat 1": "Ks Kd Jc", "seat 2": "Jd Jh 9d", "seat 3": "2c 3c 9s"})
    assert cow["net"] == {"1": 2200, "2": -300, "3": -400, "4": -400, "house": 200}
    assert not cow["irregularities"]
    partners = told(house="push_nine_club", button=1, seats=[1, 2, 3, 4], carried=push, actions=[
        "3 partner 4", "3 buy-in 700", "4 buy-in 700", "1 check", "2 check", "3 bet 200", "4 raise 400", "1 fold",
        "2 call", "3 call"], cards={"seat 1": "Ks Kd Jc", "seat 2": "Jd Jh 8d", "seat 3": "2c 3c 9s",
                                    "seat 4": "As Ad 3h"})
    assert partners["net"]["2"] == 3800
    assert wrong(partners)[0].startswith("P9-PART-26 Box 4 raised Box 3")


def test_p9_push_16_a_side_push_waits_for_the_card_that_the_main_pot_waits_for() -> None:
    facts: dict[str, Json] = {"house": "push_nine_club", "button": 1, "seats": [1, 2, 3],
                              "contributions": {"1": 900, "2": 900, "3": 300}}
    cards = {"seat 1": "Ks Kd 5c", "seat 2": "Jd Jh 5d", "seat 3": "2c 3c 9s"}
    waits = told(**facts, cards={**cards, "seat 3": "2c 3c ??"})
    assert {(line["verdict"], line["waits_for"]) for line in waits["lines"] if line["on"] == "pot"} == {
        ("waiting", "seat 3")}
    assert [pot["shares"] for pot in waits["pots"]] == [[], []]
    pushed = told(**facts, cards=cards)
    assert pushed["carried"]["amount"] == 900 + 1200


def test_cch_deal_1_a_card_too_many_came_face_down_as_the_others_did() -> None:
    result = told(house="club_holdem_3_6", button=1, seats=[1, 2, 3], contributions={"1": 300, "2": 300, "3": 300},
                  cards={"seat 1": "Ah Ad 9c", "seat 2": "Kh Kd", "seat 3": "4c 5c", "board": "As Ks Qs Js Ts"})
    assert "CCH-DEAL-1 Box 1 has 3 cards; 2 belong there." in wrong(result)
    assert not any("face up" in found for found in wrong(result))


def test_p9_7_and_p9_6_a_raise_too_small_and_one_too_many_are_told() -> None:
    small = told(house="push_nine_club", button=1, seats=[1, 2, 3], actions=["1 bet 400", "2 raise 600"],
                 cards={"seat 1": "?? ?? ??"})
    assert "P9-7 Box 2 raises by 2.00; a raise is at least 4.00." in wrong(small)
    capped = ["1 bet 200", "2 raise 400", "3 raise 600", "1 raise 600"]
    full = told(house="push_nine_club", button=1, seats=[1, 2, 3], actions=capped, cards={"seat 1": "?? ?? ??"})
    assert wrong(full) == []
    many = told(house="push_nine_club", button=1, seats=[1, 2, 3], actions=[*capped, "2 raise 600"],
                cards={"seat 1": "?? ?? ??"})
    assert "P9-6 Box 2 raises; after one bet and three raises only a call is open." in wrong(many)
    short = told(house="push_nine_club", button=1, seats={"1": 9000, "2": 700, "3": 9000},
                 actions=["1 bet 400", "2 raise 600"], cards={"seat 1": "?? ?? ??"})
    assert wrong(short) == []


def test_cch_act_1_who_is_said_to_have_folded_must_sit_there() -> None:
    with pytest.raises(FactsError, match=r"folded\[0\]: '7' found; one of the seats was expected"):
        told(house="club_holdem_3_6", button=1, seats=[1, 2], contributions={"1": 500, "2": 500}, folded=[7])
