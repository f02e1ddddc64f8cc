"""`dealer-assist config check`: every fault of a file at once, each with its line; what is right passes."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import numpy as np
import pytest

from dealer_assist.calibration import file as calibration_file
from dealer_assist.cli import main
from dealer_assist.config_check import check
from dealer_assist.exit_codes import CONFIGURATION
from dealer_assist.resources import HOUSES, LAYOUTS
from dealer_assist.table.layout import load_layout
from dealer_assist.vision.felt import plane_through
from dealer_assist.vision.lens import Lens
from tests.calibration.saved import saved_calibration

LAND = (LAYOUTS / "casino_holdem_land.toml").read_text("utf-8")
HOUSE = (HOUSES / "casino_holdem_land.toml").read_text("utf-8")


def said(file: Path) -> list[str]:
    return [fault.removeprefix(str(file)) for one in check(str(file)) for fault in one.faults]


def line(text: str, words: str, nth: int = 1) -> int:
    return [n for n, one in enumerate(text.splitlines(), 1) if words in one][nth - 1]


def test_everything_that_comes_with_the_program_is_right(capsys: pytest.CaptureFixture[str]) -> None:
    names = sorted({file.stem for file in (*HOUSES.glob("*.toml"), *LAYOUTS.glob("*.toml"))})
    assert main(["config", "check", *names]) == 0
    out = capsys.readouterr().out
    assert all(f"{name}.toml: house file, can be used" in out for name in names if (HOUSES / f"{name}.toml").is_file())
    assert "casino_holdem_land.toml: layout, can be used" in out


def test_all_faults_of_a_layout_are_told_with_their_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = LAND.replace('zone = "board"', 'zone = "bored"', 1).replace("slots = 5", "slots = 0", 1)
    text = text.replace("radius = 20", "radius = \"wide\"\ncolour = 3", 1).replace("width = 1160", "wide = 1160", 1)
    text = text.replace("seat = 1", "seat = 1\nmucks = 1", 1)
    file = tmp_path / "felt.toml"
    file.write_text(text, "utf-8")
    assert said(file) == [
        ": width: missing; a number of millimetres was expected",
        f":{line(text, 'bored')}: area 2: zone: 'bored' found; one of seat, player, dealer, board, pot, burn, muck, "
        "discard, deck was expected: 'board'?",
        f":{line(text, 'slots = 0')}: area 2: slots: 0 found; a whole number from 1 to 99 was expected",
        f":{line(text, 'mucks')}: area 3: mucks: 1 found; true or false was expected",
        f":{line(text, 'wide', 2)}: bet 3: radius: 'wide' found; a number of millimetres was expected",
        f":{line(text, 'wide = 1160')}: wide: no such key; name, game, width, height, area, bet, mark, line, stand "
        "are known",
        f":{line(text, 'colour')}: bet 3: colour: no such key; zone, seat, hand, kind, x, y, radius are known",
    ]
    assert main(["config", "check", str(file)]) == CONFIGURATION
    assert capsys.readouterr().out.count(str(file)) == 7


def test_zones_that_lie_wrong_are_all_named(tmp_path: Path) -> None:
    text = LAND.replace("y = 196", "y = 100", 1).replace("x = 860", "x = 1100", 1)
    file = tmp_path / "felt.toml"
    file.write_text(text, "utf-8")
    rows = [n for n, one in enumerate(text.splitlines(), 1) if one == "[[area]]"]
    assert said(file) == [
        f":{rows[1]}: area 2: the areas of dealer and board overlap by 180 x 58 mm: a card must belong to "
        "one place",
        f":{rows[2]}: area 3 (seat 1): reaches over the felt of 1160 x 652 mm: from 1100 to 1300 across, from 470 to "
        "588 down"]


def test_a_layout_is_for_a_game_that_there_is(tmp_path: Path) -> None:
    file = tmp_path / "felt.toml"
    file.write_text(LAND.replace('game = "casino_holdem"', 'game = "casino_holdm"'), "utf-8")
    (fault,) = said(file)
    assert fault.startswith(f":{line(LAND, 'game = ')}: game: 'casino_holdm' found; one of blackjack, casino_holdem, ")


BLACKJACK = (LAYOUTS / "blackjack_casino_du_liban.toml").read_text("utf-8")


def without(zone: str) -> str:
    return re.sub(rf'\[\[area\]\]\nzone = "{zone}"\n(?:\w.*\n)+\n', "", LAND)


@pytest.mark.parametrize(("text", "sentences"), [
    (LAND.replace("width = 180", "width = 3", 1),
     [":8: area 1 (dealer): 3 x 118 mm found; room for a card of 63 x 88 mm was expected"]),
    (LAND.replace("slots = 5", "slots = 90", 1),
     [":22: area 2: slots: 90 found; 1 to 6 was expected: so many cards have room in 400 x 118 mm"]),
    (BLACKJACK.replace("slots = 2", "slots = 7", 1),
     [":28: area 2: slots: 7 found; 1 to 6 was expected: so many cards have room in 114 x 240 mm at a fan of 28 mm"]),
    (BLACKJACK.replace("fan = 28", "fan = 900", 1), [":29: area 2: fan: 900 found; 10 to 88 mm was expected"]),
    (LAND.replace("size = 30", "size = 4"),
     [f":{line(LAND, 'size', n)}: mark {n}: size: 4 found; 15 to 200 mm was expected" for n in range(1, 8)]),
    (LAND.replace("y = 612\nsize", "y = 44\nsize").replace("x = 1120\ny = 40", "x = 500\ny = 40").replace(
        "x = 40\ny = 44", "x = 800\ny = 44"),
     [f":{line(LAND, '[[mark]]')}: mark: all lie on one line, or all but one; four of which no three do were "]),
    (BLACKJACK.replace('kind = "insurance"', 'kind = "insurrance"', 1),
     [f":{line(BLACKJACK, 'insurance')}: bet 2: kind: 'insurrance' found; one of bet, insurance, split, double was "
      "expected: 'insurance'?"]),
    (without("dealer"), [":8: area: none for dealer; by "]),
    (without("board"), [":8: area: none for board; by "]),
    (without("dealer").replace("x = 860", "x = 1100", 1).replace("size = 30", "size = 4", 1).replace(
        'kind = "call"', 'kind = "cal"', 1).replace('name = "casino_holdem_land"', "name = 3"),
     [":3: name: 3 found; a text in quotes was expected", ": bet 2: kind: 'cal' found; one of ante, call, bonus was ",
      ": mark 1: size: 4 found; ", ": area: none for dealer; by ", ": area 2 (seat 1): reaches over the felt of "]),
    (LAND.replace('game = "casino', 'game = "casion', 1).replace("slots = 5", "slots = 9", 1),
     [":4: game: 'casion_holdem' found; one of ", ": area 2: slots: 9 found; 1 to 6 was expected"]),
], ids=["narrow", "slots", "slots of a fan", "fan", "small marks", "marks in line", "kind", "no dealer", "no board",
        "several", "game and slots"])
def test_a_felt_that_cannot_be_right_is_refused_with_all_that_is_wrong(
        tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, sentences: list[str]) -> None:
    """And no table is opened with it: by the same first sentence."""
    file = tmp_path / "felt.toml"
    file.write_text(text, "utf-8")
    faults = said(file)
    for fault, sentence in zip(faults, sentences, strict=True):
        assert sentence in fault
    house = "blackjack_casino_du_liban" if 'game = "blackjack"' in text else "casino_holdem_land"
    assert main(["run", "--camera", "none", "--offscreen", "--house", house, "--layout", str(file),
                 "--out", str(tmp_path / "out")]) == CONFIGURATION
    assert faults[0].removeprefix(":").lstrip("0123456789") in capsys.readouterr().err


def test_cards_may_lie_crosswise_at_a_tables_ends(tmp_path: Path) -> None:
    file = tmp_path / "felt.toml"
    file.write_text(LAND.replace("width = 200\nheight = 118", "width = 100\nheight = 130", 1), "utf-8")
    assert said(file) == []


def test_a_file_is_found_by_its_name_without_an_ending(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_felt.toml").write_text(LAND, "utf-8")
    (tmp_path / "bare").write_text(LAND, "utf-8")
    monkeypatch.chdir(tmp_path)
    for name in ("my_felt", "bare"):
        for there in (str(tmp_path / name), name, f"./{name}"):
            assert [(one.kind, one.faults) for one in check(there)] == [("layout", ())]
    (one,) = check(str(tmp_path / "nothing"))
    assert one.faults[0].startswith(f"{tmp_path / 'nothing'}: No such file")


def test_two_marks_of_one_number_are_told_apart_by_nothing(tmp_path: Path) -> None:
    (last,) = re.findall(r"id = (\d+)", LAND)[-1:]
    text = LAND + f"\n[[mark]]\nid = {last}\nx = 580\ny = 600\nsize = 20\n"
    file = tmp_path / "felt.toml"
    file.write_text(text, "utf-8")
    assert said(file) == [
        f":{line(text, f'id = {last}', 2)}: mark 8: id: {last} found again; another one for each mark was expected"]


def test_all_faults_of_a_house_file_are_told_with_their_lines(tmp_path: Path) -> None:
    text = HOUSE.replace('"20:1"', '"twenty"', 1).replace("digits = 2", "digits = 9", 1)
    text = text.replace("[pays.ante]", "[pays.ante]\nfive_aces = { odds = \"1:1\", rule = \"A01\" }", 1)
    file = tmp_path / "house.toml"
    file.write_text(text, "utf-8")
    assert said(file) == [
        f":{line(text, 'digits')}: digits: 9 found; the currency's decimals, 0 to 4, were expected",
        f":{line(text, 'five_aces')}: pays.ante.five_aces: no such hand; royal_flush, straight_flush, four_of_a_kind, "
        "full_house, flush, straight_or_less are known",
        f":{line(text, 'twenty')}: pays.ante.straight_flush: 'twenty' found; odds such as \"3:2\" were expected"]


OPTIONS = "ch.shared_hand, ch.ante_minimum, "
SHARED = 'ch.shared_hand = { value = false, rule = "A18", note = "a land table deals to each box" }'


@pytest.mark.parametrize(("old", "new", "sentences"), [
    ("[options]", "[options]\nfoo_bar = 3",
     [f"options.foo_bar: no such option (3 found); casino_holdem has {OPTIONS}"]),
    ("[options]", "[options]\nfoo_bar = 3\nch.bar = { value = 1, rule = \"A01\" }",
     [f"options.foo_bar: no such option (3 found); casino_holdem has {OPTIONS}",
      f"options.ch.bar: no such option ({{'value': 1, 'rule': 'A01'}} found); casino_holdem has {OPTIONS}"]),
    ("[options]", "[options]\nch.foo = {}", ["options.ch.foo: no such option ({} found); casino_holdem has "]),
    (SHARED, "ch.shared_hand = false",
     ["options.ch.shared_hand: False found; { value = …, rule = \"…\" } was expected"]),
    (SHARED, "ch.shared_hand = { valeu = false }", ["options.ch.shared_hand: {'valeu': False} found; { value = …, "]),
    (SHARED, 'ch.shared_hand = { value = 3, rule = "why", a = 1, b = 2 }',
     ["options.ch.shared_hand: cites no rule ('why'); ", "options.ch.shared_hand.a: no such key; value, rule and note ",
      "options.ch.shared_hand.b: no such key; ", "options.ch.shared_hand: 3 found; true or false was expected"]),
    ("[pays.ante]", "[pays]\nside = 3\n[pays.ante]",
     ["pays.side: no such pay table; casino_holdem has ante, bonus, call"]),
    ('[pays.call]\nany = { odds = "1:1", rule = "CH-PAY-CALL" }', "[pays]\ncall = 3",
     ["pays.call: 3 found; a line for each of any was expected"]),
])
def test_what_is_wrong_with_one_option_hides_no_other(tmp_path: Path, old: str, new: str, sentences: list[str]) -> None:
    assert old in HOUSE
    text = HOUSE.replace(old, new, 1)
    file = tmp_path / "house.toml"
    file.write_text(text, "utf-8")
    faults = said(file)
    for fault, sentence in zip(faults, sentences, strict=True):
        assert sentence in fault
        key = sentence.partition(":")[0].removeprefix("options.").removeprefix("pays.")
        assert fault.startswith(f":{line(text, key.removesuffix('.a').removesuffix('.b'))}: ")


@pytest.mark.parametrize("stands", ["foo = 0x" + "f" * 5000, ".".join("a" * 3000) + " = 3"])
def test_what_cannot_be_written_is_told_all_the_same(tmp_path: Path, stands: str) -> None:
    file = tmp_path / "house.toml"
    file.write_text(HOUSE.replace("[options]", f"[options]\n{stands}", 1), "utf-8")
    (fault,) = said(file)
    assert fault.startswith((": not TOML: ", ": not a house file: "))


def test_what_is_no_toml_or_nothing_known(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text("a = 1\nb = [[\n", "utf-8")
    (fault,) = said(file)
    assert fault.startswith(":")
    assert "not TOML" in fault
    for wrong, sentence in (
            ("a = 1\nb = 5,00", ":2: 'b = 5,00' found; KEY = VALUE, with texts in straight quotes (\"…\") and numbers "
                                "without commas, was expected (not TOML: "),
            ("a = “one”", ":1: 'a = “one”' found; KEY = VALUE"),
            ("a = 1\n\na = 2\n", ":3: 'a = 2' found; each key and each [table] once was expected (not TOML: "),
            ("a = 1\nb =", ":2: 'b =' found; a value after it was expected (not TOML: "),
            ("a = 1\nb = [2,\n\n", ":2: 'b = [2,' found; ], } or \"\"\" for what is open there, or KEY = VALUE, was "),
            ("[a]\n[a]\n", ":2: '[a]' found; each key and each [table] once was expected (not TOML: ")):
        file.write_text(wrong, "utf-8")
        assert said(file)[0].startswith(sentence)
    file.write_text("a = 1", "utf-8")
    assert "neither a house file" in said(file)[0]
    assert "No such file" in said(tmp_path / "none.toml")[0]


def test_what_an_editor_adds_or_changes_at_the_ends_of_lines_is_no_fault(tmp_path: Path) -> None:
    file = tmp_path / "felt.toml"
    for text in (LAND, HOUSE):
        file.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
        assert said(file) == []
    # What looks like the end of a line to Python, and is none to an editor.
    spoilt = LAND.replace("# Casino", "# \u2028Casino", 1).replace("slots = 5", "slots = 0", 1)
    file.write_text(spoilt, "utf-8")
    at = [n for n, one in enumerate(spoilt.split("\n"), 1) if one == "slots = 0"]
    assert said(file) == [f":{at[0]}: area 2: slots: 0 found; a whole number from 1 to 99 was expected"]
    file.write_bytes(LAND.replace('name = "', 'name = "é').encode("latin-1"))
    assert said(file) == [f":{line(LAND, 'name = ')}: not a text file in UTF-8 (byte "
                          f"{LAND.encode().index(b'name = ') + 8}); save it again as UTF-8"]


TABLE = """[table]
house = "casino_holdem_land"
layout = "casino_holdem_land"
records = "records"
cameras = ["0"]
"""


@pytest.mark.parametrize(("old", "new", "at", "sentence"), [
    ('house = "casino_holdem_land"', 'house = "casino_holdem_lnad"', 2,
     "house: {houses}/casino_holdem_lnad.toml: No such file or directory; a file, or one of "),
    ('layout = "casino_holdem_land"', 'layout = "push_nine_club"', 3,
     "layout: {layouts}/push_nine_club.toml: game: 'push_nine' found; 'casino_holdem' was expected"),
    ('["0"]', '["http://u:secret@h/"]', 5, "cameras: http://… found; a camera's number (0 to 99, with"),
    ('["0"]', '["0", "0"]', 5, "cameras: '0' named twice; each camera of a table was expected once"),
    ('["0"]', '["0"]\ncalibrations = ["nowhere"]', 6,
     "calibrations: nowhere: No such file or directory; a calibration was expected"),
    ('["0"]', '["0"]\ncalibrations = ["{here}"]', 6, "calibrations: {here}/camera.toml: No such file or directory"),
    ('["0"]', '["0", "1"]\ncalibrations = ["{here}/table"]', 6,
     "calibrations: 1 found; one for each of 2 cameras was expected"),
])
def test_settings_are_held_to_what_they_name(tmp_path: Path, old: str, new: str, at: int, sentence: str) -> None:
    """A file that names the folder in which it lies, too."""
    saved_calibration(tmp_path / "table")
    file = tmp_path / "settings.toml"
    file.write_text(TABLE, "utf-8")
    assert said(file) == []
    file.write_text(TABLE.replace(old, new.format(here=tmp_path)), "utf-8")
    (fault,) = said(file)
    assert fault.startswith(f":{at}: table." + sentence.format(here=tmp_path, houses=HOUSES, layouts=LAYOUTS))


def test_a_calibration_is_held_to_its_keys(tmp_path: Path) -> None:
    file = saved_calibration(tmp_path / "table")
    assert [(one.kind, one.faults) for one in check(str(tmp_path / "table"))] == [("calibration", ())]
    text = file.read_text("utf-8")
    spoilt = text.replace("width = 1920", 'width = "1920"').replace('by = "touches"', 'by = "eye"')
    spoilt = spoilt.replace("distortion = [", "distortion = [0.1, ").replace("reference.png", "gone.png")
    spoilt += "colour = 3\n"
    file.write_text(spoilt, "utf-8")
    faults = said(file)
    assert [fault.partition(" found")[0] for fault in faults] == [
        f":{line(spoilt, 'width')}: picture.width: '1920'", faults[1].partition(" found")[0],
        f":{line(spoilt, 'by =')}: plane.by: 'eye'",
        f":{line(spoilt, 'colour')}: plane.colour: no such key; plane.by, plane.error, plane.to_pixels are known",
        f":{line(spoilt, 'gone')}: reference: 'gone.png'"]
    assert f":{line(spoilt, 'distortion')}: lens.distortion: [0.1, " in faults[1]
    assert faults[1].endswith("five numbers (k1 k2 p1 p2 k3) was expected")


def test_a_calibrations_errors_and_the_size_of_its_picture(tmp_path: Path) -> None:
    file = saved_calibration(tmp_path / "table")
    text = file.read_text("utf-8")
    spoilt = re.sub(r"(?m)^error = .*", "error = -1", text).replace("width = 1920", "width = 1080")
    file.write_text(spoilt, "utf-8")
    assert said(file) == [
        f":{line(spoilt, 'error')}: lens.error: -1 found; a number of pixels, 0 or more, was expected",
        f":{line(spoilt, 'error', 2)}: plane.error: -1 found; a number of millimetres, 0 or more, was expected",
        f":{line(spoilt, '[picture]')}: picture: 1080 x 1080 found; the size of 'reference.png' was expected, "
        "1920 x 1080: calibrate again"]
    file.write_text(text + "x =", "utf-8")
    (fault,) = [fault for one in check(str(tmp_path / "table")) for fault in one.faults]
    assert fault.startswith(f"{file}:{len(text.splitlines()) + 1}: 'x =' found; a value after it was expected")


def test_all_faults_of_a_calibrations_layout_are_told_with_their_lines(tmp_path: Path) -> None:
    """Beside those of the calibration itself."""
    file = saved_calibration(tmp_path / "table")
    felt = tmp_path / "table" / "layout.toml"
    text = LAND.replace("slots = 5", "slots = 0", 1).replace("radius = 20", 'radius = "wide"', 1)
    felt.write_text(text, "utf-8")
    own = file.read_text("utf-8").replace('by = "touches"', 'by = "eye"')
    file.write_text(own, "utf-8")
    assert [fault for one in check(str(tmp_path / "table")) for fault in one.faults] == [
        f"{file}:{line(own, 'by =')}: plane.by: 'eye' found; one of marks, touches was expected",
        f"{felt}:{line(text, 'slots = 0')}: area 2: slots: 0 found; a whole number from 1 to 99 was expected",
        f"{felt}:{line(text, 'wide')}: bet 3: radius: 'wide' found; a number of millimetres was expected"]
    felt.unlink()
    (_, missing) = said(tmp_path / "table" / "camera.toml")
    assert missing.startswith(f":{line(own, 'layout =')}: layout: 'layout.toml' found; {felt}: No such file")


def test_a_calibration_with_which_no_table_opens_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its picture of the empty felt is none, and its layout is for a game that there is not."""
    file = saved_calibration(tmp_path / "table")
    picture, felt = tmp_path / "table" / "reference.png", tmp_path / "table" / "layout.toml"
    picture.write_bytes(picture.read_bytes()[:200])
    felt.write_text(LAND.replace('game = "casino_holdem"', 'game = "chess"'), "utf-8")
    assert main(["config", "check", str(tmp_path / "table")]) == CONFIGURATION
    of_picture, of_layout = capsys.readouterr().out.splitlines()
    at = line(file.read_text("utf-8"), "reference = ")
    assert of_picture.startswith(f"{file}:{at}: reference: 'reference.png' found; {picture}: not a picture, or damaged")
    assert of_picture.endswith("the empty felt was expected: calibrate again")
    assert of_layout.startswith(f"{felt}:{line(LAND, 'game = ')}: game: 'chess' found; one of blackjack, casino_")


def test_a_plane_that_puts_the_felt_nowhere(tmp_path: Path) -> None:
    layout = load_layout(LAND, "land")
    corners = np.array([(0, 0), (layout.width, 0), (layout.width, layout.height), (0, layout.height)], float)
    plane = plane_through(corners, corners * 1.6 + (9000, 0), layout, Lens(1920, 1080, 900, 900, 960, 540, (0.0,) * 5))
    file = calibration_file.save(tmp_path, "camera 0", LAND, plane, calibration_file.TOUCHES, (1920, 1080), 0.2,
                                 np.zeros((1080, 1920, 3), np.uint8), date(2026, 1, 31))
    assert "outside the picture" in said(file)[0]
