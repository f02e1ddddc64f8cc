"""Hands in the PHH format: read, settled, written, and read again by another program."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pokerkit import HandHistory

from dealer_assist import phh
from dealer_assist.cli import main
from dealer_assist.table.places import Party
from tests.games import pokerkit_talk as referee
from tests.verify.real_hands import compare

REAL_HANDS = Path(__file__).parent.parent.parent / "shared" / "phh-side-pots.jsonl"
HAND = """variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [0.5, 1, 0]
min_bet = 1
starting_stacks = [20, 100, 40.5]
actions = ['d dh p1 AhAd', 'd dh p2 KhKd', 'd dh p3 QhQd', 'p3 cbr 3', 'p1 cbr 20', 'p2 cbr 100', 'p3 cc',
           'd db 2c3d7s', 'd db 8c', 'd db 9s', 'p1 sm', 'p2 sm KhKd', 'p3 sm QhQd']
"""


def test_real_hands_with_side_pots_are_paid_to_the_chip(not_compared: Callable[[str], None]) -> None:
    if not REAL_HANDS.exists():
        not_compared("400 real hands: python -m tests.verify.real_hands takes a file of them")
        return
    found = compare(REAL_HANDS)
    assert set(found.values()) == {400}, found


def test_a_hand_is_settled_with_its_side_pots_and_the_uncalled_bet() -> None:
    hand, = phh.read(HAND, "hand.phh")
    assert [hand.amount(net) for net in hand.net()] == ["40", "0.5", "-40.5"]
    told = hand.as_json()
    assert told["net"] == {"p1": "40", "p2": "0.5", "p3": "-40.5"}
    assert [(pot["name"], pot["amount"], pot["eligible"]) for pot in told["pots"]] == [
        ("main pot", "60", ["p1", "p2", "p3"]), ("side pot 1", "41", ["p2", "p3"])]
    assert {"player": "p2", "of": "uncalled bet", "staked": "59.5", "back": "59.5"}.items() <= told["lines"][0].items()


@pytest.mark.parametrize("name", ["limit hold'em", "no limit hold'em", "pot limit Omaha", "limit Omaha Hi-Lo"])
def test_what_is_written_another_program_plays_to_the_same_chips(name: str) -> None:
    house_name, limit, kind = referee.GAMES[name]
    game, dice = referee.our_game(house_name, limit), random.Random(name)
    for _ in range(15):
        played = referee.play(game, kind, dice)
        assert played.update
        assert played.update.settlement
        text = phh.write(played.update.round, played.update.settlement, game, 0)
        again, = phh.read(text, "written", odd=game.odd_chip)
        net = played.update.settlement.net()
        assert again.net() == [net.get(Party(n + 1), 0) for n in range(played.count)]
        assert again.rewritten() == text
        *_, state = HandHistory.loads(text)
        odd = sum(share.odd for pot in played.update.settlement.pots for share in pot.shares)
        if name == "limit Omaha Hi-Lo":     # pokerkit bets pot limit there: such hands are legal too
            continue
        assert all(abs(a - b) <= odd for a, b in zip(state.payoffs, again.net(), strict=True))


def test_the_command_settles_writes_anew_and_takes_rounds_of_facts(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "two.phhs"
    file.write_text(f"[1]\n{HAND}[2]\n{HAND}", encoding="utf-8")
    assert main(["phh", str(file)]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [hand["hand"] for hand in told] == [f"{file} [1]", f"{file} [2]"]
    assert main(["phh", str(file), "--write"]) == 0
    written = capsys.readouterr().out
    assert written.count("finishing_stacks = [60, 100.5, 0]") == 2
    assert len(list(phh.read(written, "written"))) == 2
    example = Path(__file__).parent.parent / "docs" / "examples" / "omaha.json"
    assert main(["phh", str(example)]) in (0, 2)        # of limit Omaha the format has no variant
    assert "PHH has no variant for Omaha under limit" in capsys.readouterr().err
    facts = json.loads((example.parent / "club_holdem.json").read_text(encoding="utf-8"))
    (tmp_path / "between.json").write_text(json.dumps({**facts, "options": {
        "lim.rounds": "from the first to the second figure in every round"}}), encoding="utf-8")
    main(["phh", str(tmp_path / "between.json")])
    assert "PHH has no variant in which bets lie between two figures (A64)" in capsys.readouterr().err


@pytest.mark.parametrize(("old", "new", "sentence"), [
    ("variant = 'NT'", "variant = 'F7S'", "variant: 'F7S' found; one of FT, NT, PO, FO/8 was expected"),
    ("starting_stacks = [20, 100, 40.5]", "starting_stacks = [20]", "1 players found; 2 to 10 were expected"),
    ("starting_stacks = [20", "starting_stacks = [-20", "starting_stacks: -20 found; an amount of 0 or more was "
     "expected"),
    ("antes = [0, 0, 0]", "antes = [0]", "antes: [0] found; a list of 3 amounts was expected"),
    ("min_bet = 1", "min_bet = 'one'", "min_bet: 'one' found; an amount of at most nine decimals was expected"),
    ("'p3 cbr 3'", "'p9 cbr 3'", "actions[3] 'p9 cbr 3': a player from p1 to p3 was expected"),
    ("'p3 cbr 3'", "'p3 cbr'", "actions[3] 'p3 cbr': the amount that is bet or raised to was expected"),
    ("'p3 cbr 3'", "'p3 shrugs'", "actions[3] 'p3 shrugs': d dh, d db, or a player's f, cc, cbr or sm was expected"),
    ("'p2 sm KhKd'", "'p2 sm Kh'", "cards of p2: 1 found; 2 were expected"),
    ("2c3d7s", "2c3d7x", "'7x' is no card"),
    ("[0.5, 1, 0]", "[0.5, 1, 0", "not TOML"),
])
def test_a_wrong_hand_is_named(old: str, new: str, sentence: str, tmp_path: Path,
                               capsys: pytest.CaptureFixture[str]) -> None:
    assert old in HAND
    file = tmp_path / "wrong.phh"
    file.write_text(HAND.replace(old, new), encoding="utf-8")
    assert main(["phh", str(file)]) == 2
    error = capsys.readouterr().err
    assert "wrong.phh" in error
    assert sentence in error


@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_a_damaged_hand_is_settled_or_refused_in_a_sentence(data: st.DataObject) -> None:
    text = HAND
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text) - 1))
        cut = data.draw(st.integers(0, 8))
        put = data.draw(st.sampled_from(["", "9", "-", "'", "p1 ", "d db ", "Ah", "[", ".", "cc", "\n"]))
        text = text[:at] + put + text[at + cut:]
    try:
        hands = list(phh.read(text, "damaged"))
    except phh.PhhError:
        hands = []
    for hand in hands:
        assert sum(hand.net()) <= 0
        assert hand.as_json()
