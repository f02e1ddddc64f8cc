"""`dealer-assist calibrate --pictures`: from stills of a known lens over a known felt to a file for a table."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from itertools import islice
from pathlib import Path

import cv2
import numpy as np
import pytest

from dealer_assist.calibration.error import CalibrationError
from dealer_assist.calibration.file import TOUCHES, load, save
from dealer_assist.calibration.saying import said
from dealer_assist.calibration.sight import (
    INDEX_MM,
    LEAST_INDEX,
    State,
    ZoneSight,
    advice,
    look_over,
)
from dealer_assist.calibration.zones import Zones, points_to_touch
from dealer_assist.cli import main
from dealer_assist.exit_codes import CONFIGURATION, DEVICE, FINE, FOUND
from dealer_assist.resources import LAYOUTS
from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.simulator.deck import HEIGHT_MM, HouseDeck
from dealer_assist.table.layout import load_layout
from dealer_assist.table.places import DEALER, Place, Zone
from dealer_assist.vision.felt import Plane, edge_of, find_plane
from dealer_assist.vision.frame import Pixels
from dealer_assist.words import Currency, Words
from tests.calibration.saved import LAYOUT, LENS, TEXT, known_plane
from tests.calibration.studio import sheet_seen, through

WORDS = Words(Currency("", 0))
SHEETS = [((0.12, 0.2), (0, 0, 0)), ((0.5, 0.18), (0, 5, 10)), ((0.87, 0.2), (0, 0, 20)), ((0.13, 0.5), (5, 0, 0)),
          ((0.87, 0.5), (0, 5, 0)), ((0.12, 0.82), (0, 0, 5)), ((0.5, 0.82), (5, 5, 0)), ((0.88, 0.82), (0, 0, 0)),
          ((0.5, 0.5), (25, 0, 0)), ((0.46, 0.5), (-25, 0, 0)), ((0.5, 0.46), (0, 28, 0)), ((0.55, 0.5), (0, -28, 0))]


@pytest.fixture(scope="module")
def camera() -> SimulatedCamera:
    return SimulatedCamera(LAYOUT, seed=8, rounds=1)


@pytest.fixture(scope="module")
def felt(camera: SimulatedCamera) -> Pixels:
    pictures = [through(LENS, frame.pixels) for frame in islice(camera.frames(), 3)]
    return np.asarray(np.median(np.stack(pictures), axis=0), np.uint8)


@pytest.fixture(scope="module")
def pictures(felt: Pixels, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pictures")
    for number, (middle, turns) in enumerate(SHEETS):
        cv2.imwrite(str(folder / f"sheet-{number:02}.jpg"), sheet_seen(LENS, middle, 25, turns, number))
    cv2.imwrite(str(folder / "table.png"), felt)
    return folder


def beside(plane: Plane, camera: SimulatedCamera) -> float:
    """Millimetres by which the plane has the zones beside where the camera truly sees them, at most."""
    points = np.concatenate([edge_of(area) for area in LAYOUT.areas])
    off = plane.millimetres(LENS.bent(camera.view.seen(points))) - points
    return float(np.linalg.norm(off, axis=1).max())


def test_by_marks(pictures: Path, tmp_path: Path, camera: SimulatedCamera, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "table"
    assert main(["calibrate", "--pictures", str(pictures), "--out", str(out), "--name", "camera 7"]) == FINE
    said = capsys.readouterr().out
    assert "lens sheet in 12 pictures, the table in 1" in said
    assert "ok: every zone can be read" in said
    found = load(out)
    assert found.camera == "camera 7"
    assert found.lens_error < 0.3
    assert found.plane.error < 0.5
    assert beside(found.plane, camera) < 0.8
    assert found.layout == LAYOUT


def test_by_four_touches_and_in_another_resolution(pictures: Path, tmp_path: Path, camera: SimulatedCamera) -> None:
    places = np.array([(x, y) for _, x, y in points_to_touch(LAYOUT)])
    seen = LENS.bent(camera.view.seen(places)).round()         # as a finger would: to the pixel
    touches = [part for x, y in seen for part in ("--touch", f"{x:g},{y:g}")]
    assert main(["calibrate", "--pictures", str(pictures), "--out", str(tmp_path), *touches]) in (FINE, FOUND)
    found = load(tmp_path / "camera.toml")
    assert found.by == "touches"
    assert beside(found.plane, camera) < 3
    small = found.plane_for(1280, 720, "camera 0")
    points = np.array([(100.0, 100), (1000, 600)])
    assert small.millimetres((found.plane.pixels(points) + 0.5) / 1.5 - 0.5) == pytest.approx(points, abs=0.01)


@pytest.mark.parametrize(("order", "said"), [
    ((1, 0, 3, 2), "do not lie around the felt as they were asked for: two of them are exchanged"),     # mirrored
    ((1, 0, 2, 3), "do not lie around the felt as they were asked for: two of them are exchanged"),     # crossed
    ((0, 3, 2, 1), "do not lie around the felt as they were asked for: two of them are exchanged")])
def test_points_touched_in_another_order_are_refused(pictures: Path, tmp_path: Path, camera: SimulatedCamera,
                                                     order: tuple[int, ...], said: str,
                                                     capsys: pytest.CaptureFixture[str]) -> None:
    """Boxes would be exchanged, and mirrored cards read as others."""
    seen = LENS.bent(camera.view.seen(np.array([(x, y) for _, x, y in points_to_touch(LAYOUT)]))).round()
    touches = [part for n in order for part in ("--touch", f"{seen[n][0]:g},{seen[n][1]:g}")]
    assert main(["calibrate", "--pictures", str(pictures), "--out", str(tmp_path), *touches]) == DEVICE
    told = capsys.readouterr().err
    assert said in told
    assert "--touch X,Y was expected for each of: 1. " in told
    assert not (tmp_path / "camera.toml").exists()


def test_points_outside_the_picture_are_refused(pictures: Path, tmp_path: Path,
                                                capsys: pytest.CaptureFixture[str]) -> None:
    touches = [part for at in ("2340,700", "17380,690", "17300,990", "2300,970") for part in ("--touch", at)]
    assert main(["calibrate", "--pictures", str(pictures), "--out", str(tmp_path), *touches]) == DEVICE
    assert "point 1, 2340,700, lies outside the picture of 1920 x 1080" in capsys.readouterr().err


def test_touches_do_not_claim_an_error_that_four_points_cannot_tell(pictures: Path, tmp_path: Path,
                                                                    camera: SimulatedCamera,
                                                                    capsys: pytest.CaptureFixture[str]) -> None:
    seen = LENS.bent(camera.view.seen(np.array([(x, y) for _, x, y in points_to_touch(LAYOUT)]))).round()
    touches = [part for x, y in seen for part in ("--touch", f"{x:g},{y:g}")]
    assert main(["calibrate", "--pictures", str(pictures), "--out", str(tmp_path), *touches]) == FINE
    told = capsys.readouterr().out
    assert "Plane: by touches, which do not tell how well they fit" in told
    assert "0.00 mm" not in told


def test_cards_on_the_felt_are_not_taken_for_the_empty_felt(tmp_path: Path, camera: SimulatedCamera,
                                                            capsys: pytest.CaptureFixture[str]) -> None:
    """Their paper is brighter than any felt: a dark table would look well lit."""
    lying = max((frame for frame in camera.frames() if not frame.index % 30),
                key=lambda frame: sum(card.at(frame.captured_at) is not None for card in camera.script.cards))
    (tmp_path / "stills").mkdir()
    cv2.imwrite(str(tmp_path / "stills" / "dealt.png"), lying.pixels)
    assert main(["calibrate", "--pictures", str(tmp_path / "stills"), "--out", str(tmp_path / "out")]) == FOUND
    told = capsys.readouterr().out
    assert "cards lie there, and the empty felt was expected; take them away" in told
    assert "every zone can be read" not in told


def test_a_mirrored_plane_is_refused_when_it_is_loaded(tmp_path: Path) -> None:
    plane = known_plane(None)
    flipped = np.diag([-1.0, 1, 1]) @ np.array(plane.to_pixels).reshape(3, 3) + np.array([[1920, 0, 0]]).T @ np.array(
        plane.to_pixels[6:])[None]
    mirrored = replace(plane, to_pixels=tuple(float(n) for n in flipped.ravel()))
    file = save(tmp_path, "camera 0", TEXT, mirrored, TOUCHES, (1920, 1080), 0, np.full((1080, 1920, 3), 70, np.uint8),
                date(2026, 1, 31))
    with pytest.raises(CalibrationError, match=r"plane.to_pixels: the felt is seen mirrored"):
        load(file)


def test_a_camera_over_a_part_of_the_table(felt: Pixels, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By those marks that it sees; what it does not see is another camera's."""
    layout = load_layout(TEXT, "land")
    all_lie = replace(layout, marks=tuple(replace(mark, halves=False) for mark in layout.marks))
    camera = SimulatedCamera(all_lie, seed=8, rounds=1)
    (tmp_path / "half").mkdir()
    cv2.imwrite(str(tmp_path / "half" / "left.png"), next(camera.frames()).pixels[:, :1380])
    asked = ["calibrate", "--pictures", str(tmp_path / "half"), "--layout", "casino_holdem_land", "--out",
             str(tmp_path / "out")]
    assert main(asked) == DEVICE
    assert "all 4 ArUco marks must be in the picture" in capsys.readouterr().err
    assert main([*asked, "--part", "--touch", "1,1"]) == CONFIGURATION
    assert "four touches need the whole table in the picture" in capsys.readouterr().err
    assert main([*asked, "--part"]) == FINE
    told = capsys.readouterr().out
    (unseen,) = [line for line in told.splitlines() if "not wholly in this camera's picture" in line]
    assert "Box 1" in unseen
    assert "unless another camera of this table sees it" in unseen
    found = load(tmp_path / "out")
    inside = np.array([(100.0, 120), (500, 120), (300, 580)])
    assert found.plane.pixels(inside) == pytest.approx(camera.view.seen(inside), abs=1)
    assert [zone for zone in ("Box 4 ", "Box 1 ") if any(line.startswith(zone) for line in told.splitlines())] == [
        "Box 4 "], told


def test_without_the_sheet_the_lens_is_taken_to_bend_nothing(felt: Pixels, tmp_path: Path,
                                                             capsys: pytest.CaptureFixture[str]) -> None:
    cv2.imwrite(str(tmp_path / "table.png"), felt)
    code = main(["calibrate", "--pictures", str(tmp_path), "--out", str(tmp_path / "out")])
    told = capsys.readouterr().out
    assert "not measured" in told
    assert "beside where the plane has them" in told        # this lens bends: the marks tell
    assert code == FINE
    assert load(tmp_path / "out").plane.lens is None


def test_what_cannot_be_calibrated_is_said(pictures: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                           capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["calibrate", "--pictures", str(tmp_path / "none")]) == CONFIGURATION
    assert "a folder of pictures was expected" in capsys.readouterr().err
    (tmp_path / "empty").mkdir()
    assert main(["calibrate", "--pictures", str(tmp_path / "empty")]) == CONFIGURATION
    assert "holds no picture; some in .png, .jpg" in capsys.readouterr().err
    (tmp_path / "empty" / "x.png").write_bytes(b"no picture")
    assert main(["calibrate", "--pictures", str(tmp_path / "empty")]) == CONFIGURATION
    assert "x.png: not a picture" in capsys.readouterr().err
    (tmp_path / "sheets").mkdir()
    shutil.copy(pictures / "sheet-00.jpg", tmp_path / "sheets")
    assert main(["calibrate", "--pictures", str(tmp_path / "sheets")]) == CONFIGURATION
    assert "the lens sheet is in each of 1 pictures; one of the empty table" in capsys.readouterr().err
    (tmp_path / "sizes").mkdir()
    for width, height in ((640, 360), (1920, 1080)):
        cv2.imwrite(str(tmp_path / "sizes" / f"{width}.png"), np.full((height, width, 3), 80, np.uint8))
    assert main(["calibrate", "--pictures", str(tmp_path / "sizes")]) == CONFIGURATION
    assert "several sizes (1920 x 1080, 640 x 360)" in capsys.readouterr().err
    (tmp_path / "bare").mkdir()
    cv2.imwrite(str(tmp_path / "bare" / "x.png"), np.full((1080, 1920, 3), 80, np.uint8))
    assert main(["calibrate", "--pictures", str(tmp_path / "bare")]) == DEVICE
    assert "--touch X,Y for each of: 1. " in capsys.readouterr().err
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert main(["calibrate", "--camera", "0"]) == CONFIGURATION
    assert "no display can be reached" in capsys.readouterr().err
    assert main(["calibrate", "--pictures", str(pictures), "--touch", "1,2"]) == CONFIGURATION
    assert "--touch: 1 found; four were expected" in capsys.readouterr().err


def test_a_folder_that_takes_no_files_is_said_before_anything_is_measured(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("mine", "utf-8")
    for out, why in (("file", "File exists"), ("file/table", "Not a directory")):
        asked = ["calibrate", "--pictures", str(tmp_path / "none"), "--out", str(tmp_path / out)]
        assert main(asked) == CONFIGURATION
        assert (f"{tmp_path / out}: {why}; a folder that can be written was expected: name another one by --out"
                in capsys.readouterr().err)
    assert main(["calibrate", "--pictures", str(tmp_path / "none"), "--out", str(tmp_path / "new" / "table")]) == 2
    assert "a folder of pictures was expected" in capsys.readouterr().err
    assert [one.name for one in tmp_path.iterdir()] == ["file"]


# ── whether cards can be read there ──
def test_what_is_said_of_the_index_is_what_the_decks_have() -> None:
    deck = HouseDeck()
    for name in ("Ah", "Kc", "Td", "7s"):
        _, top, _, foot = deck.index_boxes(name)[0]
        assert (foot - top) * HEIGHT_MM == pytest.approx(INDEX_MM, abs=1.0)


def states(pixels: Pixels, plane: Plane, lens_error: float = 0.2) -> dict[str, State]:
    return {said(one, WORDS): one.state for one in advice(look_over(pixels, plane, LAYOUT), plane, lens_error)}


def test_a_good_picture_is_called_good_and_others_get_advice(felt: Pixels) -> None:
    plane = find_plane(felt, LAYOUT, LENS)
    assert list(states(felt, plane).values()) == [State.OK]
    blurred = states(np.asarray(cv2.GaussianBlur(felt, (0, 0), 3), np.uint8), plane)
    assert blurred["everywhere: out of focus"] is State.FAULT
    dark = states((felt * 0.1).astype(np.uint8), plane)
    assert dark["everywhere: too dark"] is State.FAULT
    glare = felt.copy()
    area = LAYOUT.areas[2]
    x, y = plane.pixels(np.array([(area.x + area.width / 2, area.y + area.height / 2)]))[0].round().astype(int)
    cv2.circle(glare, (int(x), int(y)), 40, (255, 255, 255), -1)
    (told,) = [what for what in states(glare, plane) if "glare" in what]
    assert told == f"{WORDS.place(area.place)}: glare: a part of it is washed out"
    assert any("lens fits to 1.90" in what and state is State.FAULT for what, state in states(felt, plane, 1.9).items())


def test_a_camera_too_far_away_is_told_which_index_it_could_read(felt: Pixels) -> None:
    plane = find_plane(felt, LAYOUT, LENS).scaled(0.5)
    half = np.asarray(cv2.resize(felt, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA), np.uint8)
    zones = look_over(half, plane, LAYOUT)
    assert not any("focus" in what for what in states(half, plane))     # no ring of the lens mends that
    assert states(np.asarray(cv2.GaussianBlur(half, (0, 0), 3), np.uint8), plane)["everywhere: out of focus"]
    assert all(isinstance(zone, ZoneSight) and zone.px_per_mm * INDEX_MM < LEAST_INDEX for zone in zones)
    worst = advice(zones, plane, 0.2)[0]
    assert worst.state is State.FAULT
    needs = max(LEAST_INDEX / zone.px_per_mm for zone in zones)
    assert f"{needs:.1f} mm" in said(worst, WORDS)
    assert not [one for one in advice(zones, plane, 0.2, index_mm=30) if "too far" in said(one, WORDS)]


def test_boxes_are_named_in_few_words() -> None:
    hands = [Place(Zone.SEAT, number, hand) for number in (1, 2, 3) for hand in (1, 2)]
    plane = Plane((1.0, 0, 0, 0, 1, 0, 0, 0, 1), 0.0, 1.0)

    def told(dark: Sequence[Place]) -> str:
        zones = tuple(ZoneSight(place, 2.0, 10 if place in dark else 45, 0, 2) for place in (DEALER, *hands))
        return said(advice(zones, plane, 0)[0], WORDS)
    assert told([DEALER, *hands]) == "everywhere: too dark"
    assert told(hands) == "everywhere but at Dealer: too dark"
    assert told([DEALER, *hands[:2]]) == "Dealer, Box 1: too dark"
    assert told(hands[2:]) == "Boxes 2, 3: too dark"
    assert told([hands[0], hands[3]]) == "Box 1, Box 2, hand 2: too dark"


# ── felts ──
def test_felts_that_share_a_mark_have_all_their_marks_at_the_same_places() -> None:
    """A club's one table is dealt several games; any other felt is told apart by its marks' numbers."""
    layouts = [load_layout(file.read_text("utf-8"), file.stem) for file in sorted(LAYOUTS.glob("*.toml"))]
    cloths = {(layout.width, layout.height, layout.marks) for layout in layouts}
    numbers = [mark.id for *_, marks in cloths for mark in marks]
    assert len(numbers) == len(set(numbers))
    assert len(cloths) == 6


# ── zones ──
@pytest.mark.parametrize("file", sorted(LAYOUTS.glob("*.toml")), ids=lambda f: f.stem)
def test_zones_of_every_layout_are_moved_in_millimetres_and_nothing_else_is_lost(file: Path) -> None:
    text = file.read_text("utf-8")
    layout, zones = load_layout(text, file.stem), Zones(text, file.stem)
    assert len(points_to_touch(layout)) == 4
    zones.begin()
    zones.move(0, 3, -2)
    zones.move(0, -3, 2)
    assert load_layout(zones.text, file.stem) == layout
    assert zones.undo()
    assert zones.text == text
    zones.begin()
    first = layout.areas[0]
    zones.resize(0, -4, -5)
    zones.shift_all(-1, 0)
    changed = load_layout(zones.text, file.stem)
    assert (changed.areas[0].x, changed.areas[0].width) == (first.x - 1, first.width - 4)
    assert changed.bets[0].x == layout.bets[0].x - 1
    assert changed.marks == layout.marks


def test_zones_without_room_for_their_cards_cannot_stay() -> None:
    zones = Zones(TEXT, "land")
    zones.resize(1, -1000, 0)
    assert zones.areas[1].width == 63
    assert zones.fault is not None
    assert WORDS.say(zones.fault) == "Board has no room for its cards: make it larger."


def test_zones_that_would_overlap_cannot_stay() -> None:
    zones = Zones(TEXT, "land")
    zones.begin()
    zones.move(1, 0, -60)
    assert zones.fault is not None
    assert zones.fault.key == "calibrate.fault.overlap"
    assert zones.areas[1].y == 136          # drawn where it was dragged, all the same
    zones.undo()
    assert zones.fault is None
