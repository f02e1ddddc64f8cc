"""`dealer-assist dispute`, as somebody types it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dealer_assist.cli import main
from dealer_assist.inspector.records import open_record
from dealer_assist.table.places import HOUSE
from tests.inspector.sessions import PINS, people, sat


@pytest.fixture
def records(tmp_path: Path, keys: None) -> Path:
    folder = tmp_path / "records"
    people(folder)
    sat(folder / "table-1", "casino_holdem_land", rounds=1)
    pins = tmp_path / "pins.toml"
    pins.write_text("".join(f'{name} = "{pin}"\n' for name, pin in PINS.items()), encoding="utf-8")
    pins.chmod(0o600)
    return folder


def run(records: Path, *arguments: str) -> int:
    return main(["dispute", *arguments])


def opened(records: Path) -> list[str]:
    return ["open", str(records / "table-1"), "1", "--box", "2", "--category", "card", "--claim", "it was a king",
            "--by", "inspector", "--pin-file", str(records.parent / "pins.toml")]


def decide(records: Path, verdict: str, *more: str) -> list[str]:
    return ["decide", "1", verdict, "--reason", "misread card", "--why", "the film shows it", "--by", "inspector",
            "--records", str(records), "--pin-file", str(records.parent / "pins.toml"), *more]


def test_from_claim_to_decision(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(records, *opened(records)) == 0
    told = capsys.readouterr().out
    assert "Dispute 1  table-1, round 1, box 2  card  open for 0 min" in told
    assert "it was a king" in told
    assert run(records, "list", "--records", str(records), "--open") == 0
    assert "1 of 1 disputes, 1 open" in capsys.readouterr().out
    hand = open_record(records / "table-1").record.hand(1)
    assert hand is not None
    box = next(line.party for line in hand.update.final.lines if line.party != HOUSE) if hand.update.final else None
    assert run(records, *decide(records, "upheld", "--amount", f"{box}=12.50")) == 2
    assert "takes two different people" in capsys.readouterr().err
    assert run(records, *decide(records, "upheld", "--amount", f"{box}=12.50", "--second", "supervisor")) == 0
    assert f"box {box}: 12.50" in capsys.readouterr().out
    after = open_record(records / "table-1").record.hand(1)
    assert after is not None
    assert after.owed == {box: 1250}
    assert run(records, *decide(records, "rejected")) == 2
    assert "a decision is final" in capsys.readouterr().err
    assert run(records, "show", "1", "--records", str(records), "--json") == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["decision"]["amounts"] == {str(box): 1250}
    assert (shown["decision"]["by"], shown["decision"]["second"]) == ("inspector", "supervisor")
    assert run(records, "list", "--records", str(records), "king", "nobody") == 0
    assert "0 of 1 disputes, 0 open" in capsys.readouterr().out


@pytest.mark.parametrize(("arguments", "sentence"), [
    (["show", "7"], "no dispute 7"),
    (["upheld"], "say how much, and to whom"),
    (["rejected", "--amount", "2=5"], "gives nobody anything"),
    (["split", "--amount", "two=5"], "a box and an amount such as 2=25.00"),
    (["split", "--amount", "2=1.234"], "at most 2 decimals"),
    (["split", "--amount", "9=1", "--second", "supervisor"], "no bet in this round"),
])
def test_what_is_refused_says_what_was_expected(records: Path, capsys: pytest.CaptureFixture[str],
                                                arguments: list[str], sentence: str) -> None:
    assert run(records, *opened(records)) == 0
    asked = ["show", arguments[1], "--records", str(records)] if arguments[0] == "show" else decide(records, *arguments)
    assert run(records, *asked) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert "Traceback" not in said


def test_a_round_that_is_not_there_and_a_desk_without_people(records: Path, tmp_path: Path,
                                                             capsys: pytest.CaptureFixture[str]) -> None:
    arguments = opened(records)
    arguments[2] = "99"
    assert run(records, *arguments) == 2
    assert "one from 1 to 1 was expected" in capsys.readouterr().err
    sat(tmp_path / "other" / "table-2", "casino_holdem_land", rounds=1)
    assert main(["inspect", str(tmp_path / "other")]) == 2
    assert "dealer-assist people first NAME" in capsys.readouterr().err
