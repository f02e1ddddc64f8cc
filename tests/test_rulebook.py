"""The rule book: complete, whole, and reached by its command from outside. Which rules are proved: test_rule_ids."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from dealer_assist.cli import CONFIGURATION, FINE, main
from dealer_assist.games import CATALOGUE
from dealer_assist.resources import HOUSES, RULES
from dealer_assist.rulebook import OpenQuestion, Rule, load_book, shipped_houses, shipped_options

ROOT = Path(__file__).parent.parent
SHARED = ROOT.parent / "shared" / "RULES.md"
BOOK = load_book()
PREFIXES = [section.prefix for section in BOOK.sections]
# A whole ID as texts cite it: a family such as BJ-SPLIT or the head of a pay table is none.
ID = re.compile(rf"(?<![\w/-])(?:(?:{'|'.join(PREFIXES)})(?:-[A-Z]+)*(?:-\d+(?:/\d+)?|-PAY-[A-Z]+|-HE-NL)|A\d\d)"
                r"(?![\w/])")


def ask(capsys: pytest.CaptureFixture[str], *asked: str) -> str:
    assert main(["rules", *asked]) == FINE
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


# ── the book ──
def test_every_id_that_is_cited_anywhere_stands_in_the_book() -> None:
    strangers = {(file.name, id_) for folder, suffix in ((ROOT / "dealer_assist", ".py"), (HOUSES, ".toml"),
                                                         (ROOT / "tests", ".py"), (ROOT / "tests", ".txt"),
                                                         (ROOT / "dealer_assist", ".md"))
                 for file in folder.rglob(f"*{suffix}") if file != Path(__file__)
                 for id_ in ID.findall(file.read_text(encoding="utf-8")) if id_ not in BOOK.entries}
    assert strangers == set()


def test_every_option_and_pay_line_of_a_shipped_house_cites_the_book() -> None:
    cited = {setting.rule for option in shipped_options() for setting in option.settings}
    cited |= {pay.rule for house in shipped_houses().values() for table in house.pay_tables.values()
              for pay in table.values()}
    assert cited <= BOOK.entries.keys()


def test_it_holds_what_the_source_page_lists_where_that_is_at_hand() -> None:
    if SHARED.exists():
        listed = set(ID.findall(SHARED.read_text(encoding="utf-8")))
        assert listed == BOOK.entries.keys()


def test_every_file_of_it_is_read() -> None:
    named = {"GEN": "shared", "HUH": "heads_up_holdem", "BJ": "blackjack", "CH": "casino_holdem", "THP": "texas_holdem",
             "CCH": "club_holdem", "OMA": "omaha", "P9": "push_nine", "DHP": "double_hand", "LB": "low_ball",
             "LIM": "limits"}
    assert {path.stem for path in RULES.iterdir()} == {*named.values(), "documents", "register"}
    assert list(named) == PREFIXES
    assert list(BOOK.register) == [f"A{number:02}" for number in range(1, len(BOOK.register) + 1)]


@pytest.mark.parametrize("id_", BOOK.rules)
def test_a_rule_is_whole(id_: str) -> None:
    rule = BOOK.rules[id_]
    section = BOOK.section_of(rule)
    assert id_.startswith(section.prefix + "-")
    assert 3 < len(rule.title) < 50
    assert len(rule.text) > 5
    assert rule.text[-1] == "."
    assert set(re.findall(r"\bS\d\b", rule.source)) & set(section.documents)
    assert bool(rule.dealer) is rule.conduct
    assert id_ not in rule.see
    assert set(rule.see) <= BOOK.entries.keys()


@pytest.mark.parametrize("id_", BOOK.register)
def test_an_open_question_is_whole(id_: str) -> None:
    entry = BOOK.register[id_]
    assert 3 < len(entry.title) < 50
    for text in (entry.gap, entry.default, *entry.alternatives.values()):
        assert len(text) > 5
        assert text[-1] == "."
    assert entry.see
    assert id_ not in entry.see
    assert set(entry.see) <= BOOK.entries.keys()
    assert set(entry.see) & BOOK.rules.keys()


def test_sections_name_documents_rules_and_games_that_there_are() -> None:
    for section in BOOK.sections:
        assert section.documents
        assert set(section.documents) <= BOOK.documents.keys()
        assert set(section.shared) <= BOOK.rules.keys() - {rule.id for rule in section.rules}
    games = [game for section in BOOK.sections for game in section.games]
    assert len(games) == len(set(games))
    assert CATALOGUE.keys() <= set(games)


def test_what_names_a_rule_across_the_border_is_related_to_it() -> None:
    assert "A20" in BOOK.related(BOOK.rules["CH-BONUS-2"])
    assert BOOK.related(BOOK.rules["LIM-HE-2/4"])[:2] == ("LIM-DROP-1", "A47")
    assert {"LIM-HE-2/4", "LIM-OM-3/6", "CCH-BLIND-1"} <= set(BOOK.related(BOOK.register["A49"]))


# ── options ──
def test_every_option_of_every_game_rests_on_an_entry() -> None:
    named = {(game, f.metadata["option"]) for game, listed in CATALOGUE.items()
             for f in fields(listed.kind) if "option" in f.metadata}  # type: ignore[arg-type]
    assert {(option.game, option.name) for option in shipped_options()} == named
    assert [(option.game, option.name) for option in shipped_options() if not option.settings] == []
    for option in shipped_options():
        entry = BOOK.entries[option.settings[0].rule]
        assert option in BOOK.options(entry)


def test_an_option_is_told_with_its_default_its_choices_and_every_house(
        capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    said = ask(capsys, "A19")
    assert "ch.tie_when_not_qualified of Casino Hold'em" in said
    assert "choices   player_wins, push\n" in said
    assert "default   player_wins\n" in said
    assert "set to    player_wins, by A19: casino_holdem_land, casino_holdem_live\n" in said
    said = ask(capsys, "a18")
    assert "default   none: each house chooses" in said
    assert "set to    false, by A18 (a land table deals to each box): casino_holdem_land\n" in said
    assert "set to    true, by A18 (the live-stream table of S2): casino_holdem_live\n" in said


def test_a_rule_tells_the_options_of_its_open_questions_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert "ch.tie_when_not_qualified" in ask(capsys, "CH-OUT-4")
    assert "ch.qualifier" in ask(capsys, "CH-QUAL-1")
    assert "Option" not in ask(capsys, "CH-DEC-4")


def test_the_kinds_of_choices() -> None:
    choices = {option.name: (option.default, option.expected) for option in shipped_options()
               if option.game == "casino_holdem"}
    assert choices["ch.confirm_cut"] == ("false", "true, false")
    assert choices["ch.ante_minimum"] == (None, "a whole number from 1")
    assert choices["ch.high_card_ante"] == ("1:1", "odds such as 3:2")
    assert choices["ch.qualifier"] == ("pair of 4s", "such as pair of 4s")
    assert choices["payout.round"] == ("down", "down, up, nearest, exact")


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_named_choice_that_rests_on_an_open_question_is_explained_there(game: str) -> None:
    silent = {(option.name, choice, setting.rule) for option in shipped_options() if option.game == game
              for setting in option.settings if setting.rule in BOOK.register
              for choice in option.choices
              if choice != option.default and choice not in BOOK.register[setting.rule].alternatives}
    assert silent == set()


def test_a_pay_table_is_told_as_each_house_pays_it(capsys: pytest.CaptureFixture[str]) -> None:
    said = " ".join(ask(capsys, "CH-PAY-BONUS").split())
    assert "Pays bonus: royal flush 100:1, straight flush 50:1, four of a kind 40:1" in said
    assert "pair of aces to straight 7:1 at casino_holdem_land, casino_holdem_live" in said


# ── the command ──
def test_without_a_question_it_tells_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    said = ask(capsys)
    for section in BOOK.sections:
        assert re.search(rf"^  {section.prefix} +{len(section.rules)} ", said, re.MULTILINE)
        assert section.title in said
    for document in BOOK.documents.values():
        assert f"  {document.id}  {document.title}. " in said
    for command in re.findall(r"dealer-assist rules (\S+)", said):
        assert ask(capsys, command)


@pytest.mark.parametrize("prefix", PREFIXES)
def test_a_section_is_told_in_order(prefix: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
                                    ) -> None:
    monkeypatch.setenv("COLUMNS", "72")
    section = BOOK.find(prefix)
    said = ask(capsys, prefix.lower())
    told = re.findall(r"^([A-Z0-9/-]+)  \S", said, re.MULTILINE)
    assert told == [rule.id for rule in section.rules]  # type: ignore[union-attr]
    assert max(map(len, said.splitlines())) <= 72
    words = " ".join(said.split())
    for id_ in (*section.shared, *BOOK.open_questions(section)):  # type: ignore[union-attr, arg-type]
        assert f"{id_} {BOOK.entries[id_].title}" in words
    for id_ in section.documents:  # type: ignore[union-attr]
        assert f"Document {id_} {BOOK.documents[id_].title}" in words
    data = json.loads(ask(capsys, prefix, "--json"))
    assert [rule["id"] for rule in data["rules"]] == told


@pytest.mark.parametrize("id_", BOOK.entries)
def test_an_entry_is_told_in_full(id_: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
                                  ) -> None:
    monkeypatch.setenv("COLUMNS", "72")
    entry = BOOK.entries[id_]
    said = ask(capsys, id_.lower())
    assert said.startswith(f"{id_}  {entry.title}\n")
    assert max(map(len, said.splitlines())) <= 72
    words = " ".join(said.split())
    match entry:
        case Rule():
            assert f"{entry.text} " in words
            assert f"Source {entry.source} " in words
            assert f"Belongs to {BOOK.section_of(entry).title} " in words
            if entry.conduct:
                assert f"The dealer: {entry.dealer}" in words
        case OpenQuestion():
            assert f"Open: {entry.gap} Default: {entry.default} " in words
            for name, what in entry.alternatives.items():
                assert f"Or {name}: {what}" in words
    for other in BOOK.related(entry):
        assert f"{other} {BOOK.entries[other].title}" in words
    data = json.loads(ask(capsys, id_, "--json"))
    assert (data["id"], data["title"]) == (id_, entry.title)
    assert tuple(data["related"]) == BOOK.related(entry)
    assert [option["name"] for option in data["options"]] == [option.name for option in BOOK.options(entry)]


@pytest.mark.parametrize(("asked", "found"), [
    (("blackjack",), "BJ"), (("BlackJack",), "BJ"), (("casino_holdem",), "CH"), (("Casino", "Hold'em"), "CH"),
    (("heads-up",), "HUH"), (("texas holdem poker",), "THP"), (("california",), "CCH"), (("omaha_hi_lo",), "OMA"),
    (("Push Nine",), "P9"), (("double hand",), "DHP"), (("lowball",), "LB"), (("limits",), "LIM"), (("shared",), "GEN"),
])
def test_a_game_is_found_by_its_names(asked: tuple[str, ...], found: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert ask(capsys, *asked) == ask(capsys, found)


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_game_is_found_by_its_id_and_its_title(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    section = BOOK.of_game(game)
    assert section
    for name in (game, CATALOGUE[game].title, section.title):
        assert ask(capsys, name).startswith(f"{section.title} ({section.prefix}): ")
    assert f" {game}" in ask(capsys, game)


def test_several_rules_by_how_they_begin(capsys: pytest.CaptureFixture[str]) -> None:
    assert re.findall(r"^(\S+)  ", ask(capsys, "bj-split"), re.MULTILINE) == [f"BJ-SPLIT-{n}" for n in range(1, 7)]
    assert re.findall(r"^(A\d\d)  ", ask(capsys, "A"), re.MULTILINE) == list(BOOK.register)
    assert len(json.loads(ask(capsys, "LIM-HE", "--json"))["rules"]) == 7


def test_the_contents_for_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(ask(capsys, "--json"))
    assert {s["prefix"]: s["rules"] for s in data["sections"]} == {s.prefix: len(s.rules) for s in BOOK.sections}
    assert data["register"] == len(BOOK.register)


@pytest.mark.parametrize(("asked", "found", "near"), [
    ("whist", "'whist' found", ""), ("blakjack", "'blakjack' found", "Blackjack"), ("BJ-SPLT-4", "", "BJ-SPLIT-4"),
    ("A65", "'A65' found", "A6"), ("hold'em", "", "Casino Hold'em (CH)"), ("-", "", ""),
    ("P9-31", "", "P9-3"), ("♠", "'♠' found", ""),
])
def test_what_is_not_in_the_book(asked: str, found: str, near: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--json", "--", asked]) == CONFIGURATION
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("dealer-assist: rules: ")
    assert said.err.count("\n") == 1
    assert found in said.err
    assert near in said.err.partition("near it: ")[2]


def test_as_a_command_of_its_own() -> None:
    command = [sys.executable, "-m", "dealer_assist", "rules"]
    told = subprocess.run([*command, "BJ-SPLIT-4"], capture_output=True, text=True, encoding="utf-8", check=True)
    assert told.stdout.startswith("BJ-SPLIT-4  ")
    assert told.stderr == ""
    missing = subprocess.run([*command, "whist"], capture_output=True, text=True, encoding="utf-8", check=False)
    assert (missing.returncode, missing.stdout) == (CONFIGURATION, "")
    with subprocess.Popen([*command, "register"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as reader:
        assert reader.stdout
        assert reader.stderr
        reader.stdout.close()       # as `| head` does when it has seen enough
        assert reader.stderr.read() == b""
    assert reader.returncode == FINE
