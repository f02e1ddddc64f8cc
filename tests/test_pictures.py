"""dealer-assist read, from files to text, JSON and drawings, with the shipped models."""

from __future__ import annotations

import json
import re
import shutil
from itertools import pairwise
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from dealer_assist.cli import main
from dealer_assist.exit_codes import CONFIGURATION, FINE
from dealer_assist.resources import MODELS
from dealer_assist.simulator.deck import HouseDeck
from dealer_assist.vision.index_crop import Picture
from dealer_assist.vision.model_files import ModelError
from dealer_assist.vision.photograph import PhotographReader
from dealer_assist.vision.picture_file import open_picture
from dealer_assist.vision.reading import CardReader
from tests.photographs import cloth, lay, ribbon, saved, turned_by_exif

DOCUMENT = Path(__file__).parent.parent / "docs" / "read.md"


@pytest.fixture(scope="module")
def deck() -> HouseDeck:
    return HouseDeck()


@pytest.fixture(scope="module")
def three(deck: HouseDeck) -> Picture:
    """Two cards, one of them on its head, and one face down."""
    picture = cloth(640, 420, printed=False)
    lay(picture, deck, "Ah", 130, 200, 8)
    lay(picture, deck, "Tc", 320, 210, 172)
    lay(picture, deck, "back", 520, 205, -5)
    return picture


def told(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, list[dict[str, Any]], str]:
    code = main(["read", "--json", *(str(argument) for argument in arguments)])
    said = capsys.readouterr()
    return code, [json.loads(line) for line in said.out.splitlines()], said.err


def test_a_folder_is_read_drawn_and_what_is_no_picture_is_named(
        three: Picture, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pictures, drawings = tmp_path / "pictures", tmp_path / "drawings"
    pictures.mkdir()
    saved(three, pictures / "a.png")
    turned_by_exif(three, pictures / "b.jpg")
    (pictures / "c.jpg").write_bytes(b"\xff\xd8 no more than a beginning")
    (pictures / "notes.txt").write_text("no picture, and not asked for")
    code, objects, complaint = told(capsys, pictures, "--out", drawings)
    assert code == CONFIGURATION
    assert complaint == f"dealer-assist: {pictures / 'c.jpg'}: {objects[2]['error'].partition(': ')[2]}\n"
    assert [Path(one["picture"]).name for one in objects] == ["a.png", "b.jpg", "c.jpg"]
    for one in objects[:2]:
        assert (one["width"], one["height"]) == (640, 420)
        assert one["distinct"] == ["Ah", "Tc"]
        assert len(one["cards"]) == 2
        assert len(one["face_down"]) == 1
        ace = next(card for card in one["cards"] if card["card"] == "Ah")
        assert len(ace["corners"]) == 2
        assert abs(np.mean([corner["box"] for corner in ace["corners"]], (0, 1)) - (130, 200)).max() < 8
    for name in ("a.png", "b.png"):
        drawing = cv2.imread(str(drawings / name))
        assert drawing is not None
        wide, high = drawing.shape[1], round(drawing.shape[1] * 420 / 640)
        assert wide > 1000                  # enlarged, for the signs
        assert drawing.shape[0] > high      # the legend below
        plain = cv2.resize(three, (wide, high), interpolation=cv2.INTER_CUBIC)
        assert np.abs(drawing[:high].astype(int) - plain).max(2).mean() > 2


def test_no_photograph_and_no_drawing_is_drawn_over(
        three: Picture, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    second.mkdir()
    files = [saved(three, first / "a.png"), saved(three, second / "A.jpg"), saved(three, first / "a-2.jpg")]
    contents = [file.read_bytes() for file in files]
    code, objects, _ = told(capsys, *files, "--out", first)
    assert code == FINE
    assert [Path(one["drawing"]).name for one in objects] == ["a-2.png", "A-3.png", "a-2-2.png"]
    assert all(Path(one["drawing"]).parent == first and Path(one["drawing"]).is_file() for one in objects)
    assert [file.read_bytes() for file in files] == contents


def test_a_folder_that_takes_no_drawings_is_said_before_a_picture_is_read(
        three: Picture, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = saved(three, tmp_path / "a.png")
    for out, why in ((file, "File exists"), (file / "drawings", "Not a directory")):
        code, objects, complaint = told(capsys, file, "--out", out)
        assert (code, objects) == (CONFIGURATION, [])
        assert complaint == (f"dealer-assist: {out}: {why}; a folder that can be written was expected: name another "
                             "one by --out\n")


def test_what_stands_for_no_picture_does_not_stop_the_others(
        three: Picture, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "empty").mkdir()
    phone = tmp_path / "phone"
    phone.mkdir()
    saved(three, phone / "a.jpg")
    (phone / "IMG_1.HEIC").write_bytes(b"\0\0\0\x18ftypheic\0\0\0\0")
    long = str(tmp_path / ("x" * 300 + ".jpg"))
    code, objects, complaint = told(capsys, tmp_path / "empty", tmp_path / "*.gif", long, phone)
    assert code == CONFIGURATION
    assert [one["picture"] for one in objects] == [
        str(tmp_path / "empty"), str(tmp_path / "*.gif"), long, str(phone / "IMG_1.HEIC"), str(phone / "a.jpg")]
    assert objects[-1]["distinct"] == ["Ah", "Tc"]
    assert complaint.splitlines() == [f"dealer-assist: {one['error']}" for one in objects[:-1]]
    assert "HEIF" in objects[3]["error"]


def test_a_file_that_is_named_twice_is_one_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "more").mkdir()
    file = saved(cloth(60, 60), tmp_path / "b.jpg")
    (tmp_path / "link.jpg").symlink_to(file)
    other = saved(cloth(60, 60), tmp_path / "more" / "b.jpg")
    again = tmp_path / "more" / ".." / "b.jpg"
    gone = tmp_path / "gone.jpg", tmp_path / "more" / ".." / "gone.jpg"
    _, objects, complaint = told(capsys, again, file, tmp_path, other, *gone)
    assert [one["picture"] for one in objects] == [str(again), str(other), str(gone[0])]
    assert complaint.count("\n") == 1


@pytest.mark.parametrize("orientation", range(1, 9))
def test_a_picture_is_turned_as_its_note_says(orientation: int, tmp_path: Path) -> None:
    upright = np.full((60, 90, 3), 255, np.uint8)
    upright[:20, :30], upright[40:, :30] = (255, 0, 0), (0, 160, 0)     # two corners tell all eight ways apart
    stored = {1: upright, 2: upright[:, ::-1], 3: upright[::-1, ::-1], 4: upright[::-1],
              5: upright.transpose(1, 0, 2), 6: np.rot90(upright), 7: np.rot90(upright, 2).transpose(1, 0, 2),
              8: np.rot90(upright, 3)}[orientation]
    clear = np.dstack([stored, np.where((stored == 255).all(2), 0, 255).astype(np.uint8)])
    note = np.frombuffer(b"MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0" + bytes([orientation]) + bytes(6), np.uint8)
    for ending, pixels in ((".jpg", stored), (".png", stored), (".png", clear), (".webp", clear), (".avif", stored)):
        file = tmp_path / f"it{ending}"
        done, packed = cv2.imencodeWithMetadata(ending, np.ascontiguousarray(pixels), [cv2.IMAGE_METADATA_EXIF], [note])
        assert done
        file.write_bytes(packed.tobytes())
        picture = open_picture(file)
        assert picture.shape == upright.shape
        assert np.abs(picture.astype(int) - upright).mean() < 4, ending


def test_a_panorama_is_drawn_so_that_its_cards_are_seen(three: Picture, tmp_path: Path) -> None:
    drawings = tmp_path / "drawings"
    wide, tall = np.tile(three, (1, 8, 1)), np.tile(three, (9, 1, 1))
    for name, picture in (("wide", wide), ("tall", tall)):
        assert main(["read", str(saved(picture, tmp_path / f"{name}.png")), "--out", str(drawings)]) == FINE
    drawing = cv2.imread(str(drawings / "wide.png"))
    assert drawing is not None
    assert drawing.shape[1] > 4000, "a card is some hundred pixels wide in it"
    drawing = cv2.imread(str(drawings / "tall.png"))
    assert drawing is not None
    legend = drawing[-20:].astype(int)
    assert (legend[:, -10:] == legend[0, -1]).all(), "the legend ends before the edge does"


def test_for_people_a_line_a_picture(three: Picture, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = saved(three, tmp_path / "three.png")
    assert main(["read", str(tmp_path / "*.png")]) == FINE
    assert re.fullmatch(rf"{re.escape(str(file))}: (Ah Tc|Tc Ah); 1 face down\n", capsys.readouterr().out)


def test_grey_deep_and_transparent_pictures_are_read_alike(
        three: Picture, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deep = saved(three.astype(np.uint16) * 257, tmp_path / "deep.png")  # type: ignore[arg-type]
    clear = saved(np.dstack([three, np.full(three.shape[:2], 255, np.uint8)]), tmp_path / "clear.png")
    code, objects, _ = told(capsys, deep, clear)
    assert code == FINE
    assert [one["distinct"] for one in objects] == [["Ah", "Tc"]] * 2
    grey = saved(cv2.cvtColor(three, cv2.COLOR_BGR2GRAY), tmp_path / "grey.png")  # type: ignore[arg-type]
    (one,) = told(capsys, grey)[1]
    assert set(one["distinct"]) <= {"Ah", "Tc"}, "a red ace may be doubtful in grey, but not another card"
    assert all(card["confidence"] >= 0.997 for card in one["cards"]), "no colour tells the suit"


def test_of_a_mirrored_picture_nothing_is_read(deck: HouseDeck, tmp_path: Path,
                                               capsys: pytest.CaptureFixture[str]) -> None:
    picture = cloth(1300, 420, printed=False)
    names = ["2c", "4s", "7d", "8s", "Ah", "Jh"]       # an 8 and an ace read as well when they are mirrored
    for number, name in enumerate(names):
        lay(picture, deck, name, 130 + 200 * number, 200, 8 - 5 * number)
    files = [saved(picture, tmp_path / "as-it-was.png"),
             saved(np.ascontiguousarray(picture[:, ::-1]), tmp_path / "mirrored.png")]
    (one, mirrored) = told(capsys, *files)[1]
    assert one["distinct"] == sorted(names)
    assert mirrored["cards"] == []
    assert "the picture is mirrored: turn it round" in {card["why"] for card in mirrored["unread"]}


@pytest.mark.parametrize(("content", "why"), [
    (b"", "empty"), (b"\0\0\0\x18ftypheic\0\0\0\0", "HEIF"), (b"\0\0\0\x18ftypisom\0\0\0\0", "a film"),
    (b"hello", "not a picture")])
def test_why_a_file_cannot_be_looked_at(
        content: bytes, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "it.jpg"
    file.write_bytes(content)
    code, objects, complaint = told(capsys, file)
    assert code == CONFIGURATION
    assert complaint.startswith(f"dealer-assist: {file}: {why}")
    assert objects == [{"picture": str(file), "error": complaint.removeprefix("dealer-assist: ").strip()}]


@pytest.mark.parametrize(("name", "why"), [("missing.jpg", "there is no such file"), ("*.jpg", "no file fits"),
                                           ("", "no pictures in this folder")])
def test_nothing_to_look_at(name: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, complaint = told(capsys, tmp_path / name)
    assert code == CONFIGURATION
    assert why in complaint


def test_a_tiny_picture_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, complaint = told(capsys, saved(cloth(640, 10), tmp_path / "strip.png"))
    assert code == CONFIGURATION
    assert "640 × 10 pixels" in complaint


def test_a_long_strip_is_looked_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, (one,), _ = told(capsys, saved(cloth(20_000, 24), tmp_path / "strip.png"))
    assert code == FINE
    assert one["cards"] == one["face_down"] == []


def test_two_cards_of_one_name_are_two_and_print_is_none(
        deck: HouseDeck, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = cloth(640, 420, printed=True)
    empty = saved(picture, tmp_path / "empty.png")
    lay(picture, deck, "Qs", 200, 230, 3)
    lay(picture, deck, "Qs", 470, 190, -4)
    code, (nothing, two), _ = told(capsys, empty, saved(picture, tmp_path / "two.png"))
    assert code == FINE
    assert (nothing["cards"], nothing["face_down"]) == ([], [])
    assert [card["card"] for card in two["cards"]] == ["Qs", "Qs"]
    assert two["distinct"] == ["Qs"]


def test_a_ribbon_keeps_its_order(deck: HouseDeck, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = ("Kd", "4s", "9h", "Jc", "2d", "7s", "Ac", "5h")
    (one,) = told(capsys, saved(ribbon(deck, names), tmp_path / "ribbon.png"))[1]
    assert [card["card"] for card in one["cards"]] == list(names)
    numbers = {card["card"]: card["number"] for card in one["cards"]}
    for lower, upper in pairwise(names):
        (card,) = (card for card in one["cards"] if card["card"] == upper)
        assert numbers[lower] in card["lies_on"]


def test_small_cards_in_a_large_picture_are_looked_at_closer(
        deck: HouseDeck, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = cloth(4000, 1500)
    for name, x in (("6d", 1000), ("Ks", 1150)):
        lay(picture, deck, name, x, 700, 4, high=110)
    (one,) = told(capsys, saved(picture, tmp_path / "large.jpg"))[1]
    assert one["distinct"] == ["6d", "Ks"]


def test_the_document_has_every_key_and_no_other(
        three: Picture, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (one,) = told(capsys, saved(three, tmp_path / "three.png"), "--out", tmp_path / "drawings")[1]
    text = DOCUMENT.read_text(encoding="utf-8")
    rows = set(re.findall(r"^\| `([a-z_]+)` \|", text, re.MULTILINE))
    card = one["cards"][0]
    assert rows == {*one, *card, *card["corners"][0], "why", "error"}
    example = json.loads(text.partition("```json\n")[2].partition("```")[0])
    assert set(example) == set(one) - {"drawing"}
    assert set(example["cards"][0]) == set(card)


@pytest.mark.parametrize(("lacking", "why"), [
    (r"alone = .*", r"photograph.toml: \[evidence\] does not say what a card needs: .*alone"),
    (r"\[evidence\]", r"\[evidence\] does not say what a card needs"),
    (r'file = "surr.*', "photograph.toml does not say what reads the surroundings of an index: KeyError"),
    (r"accept = .*", "photograph.toml does not say what tells which card lies on which: KeyError"),
    (r"[\s\S]*", r"\[evidence\] does not say")])
def test_models_that_say_nothing_of_photographs_are_refused(lacking: str, why: str, tmp_path: Path) -> None:
    for file in MODELS.glob("*.*"):
        shutil.copy(file, tmp_path)
    settings = tmp_path / "photograph.toml"
    settings.write_text(re.sub(lacking, "", settings.read_text()))
    with pytest.raises(ModelError, match=why):
        PhotographReader(CardReader(tmp_path))


def test_cards_that_a_steep_look_squeezes_are_read_and_told_once(deck: HouseDeck) -> None:
    table = cloth(900, 900)
    for name, *lies in (("9s", 200, 250, 85), ("Kh", 620, 250, 97), ("2c", 230, 640, -80), ("7d", 640, 650, 20)):
        lay(table, deck, name, *lies)
    steep = cv2.resize(table, (900, 360), interpolation=cv2.INTER_AREA)
    cards = PhotographReader(CardReader(MODELS)).read(np.asarray(steep, np.uint8))
    assert sorted(str(card.face) for card in cards) == ["2c", "7d", "9s", "Kh"]
    seven = next(card for card in cards if str(card.face) == "7d")
    assert len(seven.corners) == 2
    middle = np.mean([corner.quad for corner in seven.corners], (0, 1))     # in pixels of the picture that was given
    assert np.abs(middle - (640, 260)).max() < 8
