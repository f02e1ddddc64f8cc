"""A table run with its calibration: what moved is not read, said to the dealer, recorded, and forgiven."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

import cv2
import numpy as np
import pytest

from dealer_assist.calibration.error import CalibrationError
from dealer_assist.calibration.file import MARKS, TOUCHES, Calibration, load, save
from dealer_assist.cards import FACE_DOWN, Card
from dealer_assist.games import load_house
from dealer_assist.ledger.entries import CAMERA, Entry, ViewDoubtful, ViewTrusted, in_doubt
from dealer_assist.ledger.store import read
from dealer_assist.live import look_at_table
from dealer_assist.resources import HOUSES, LAYOUTS, MODELS, text_of
from dealer_assist.screen import Settings, run_table
from dealer_assist.sessions.replay import replay
from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.table.events import CardRead, CardSeen
from dealer_assist.table.layout import load_layout
from dealer_assist.table.places import BOARD
from dealer_assist.vision.felt import FeltNotFound, find_plane
from dealer_assist.vision.frame import Frame
from dealer_assist.vision.lens import Lens
from dealer_assist.vision.several import plane_in
from tests.calibration.saved import LAYOUT, LENS, TEXT
from tests.calibration.studio import through

pytestmark = pytest.mark.xdist_group("at table")        # one process plays the session once
SECOND = 1_000_000
KNOCKED, SET_BACK, AGAIN = 6 * SECOND, 8_500_000, 10_500_000
FAR, NEAR = (75, -40), (26, -14)        # pixels: a card's width; so little that all marks stay in the picture


@dataclass
class Bent:
    """The simulated camera behind a lens that bends; while cards lie it is knocked and set back, and knocked again."""

    until: int

    @property
    def name(self) -> str:
        return "camera 0"

    def frames(self) -> Iterator[Frame]:
        for frame in SimulatedCamera(LAYOUT, seed=8, rounds=1, rate=4).frames():
            if frame.captured_at > self.until:
                return
            pixels = frame.pixels
            at = frame.captured_at
            if KNOCKED <= at < SET_BACK or at >= AGAIN:
                dx, dy = FAR if at < SET_BACK else NEAR
                shove = np.array([[1, 0, dx], [0, 1, dy]], float)
                shoved = cv2.warpAffine(pixels, shove, (1920, 1080), borderMode=cv2.BORDER_REPLICATE)
                pixels = np.asarray(shoved, np.uint8)
            yield replace(frame, camera=self.name, pixels=through(LENS, pixels))


@pytest.fixture(scope="module")
def calibration(tmp_path_factory: pytest.TempPathFactory) -> Calibration:
    empty = next(iter(Bent(SECOND).frames())).pixels

    return load(save(tmp_path_factory.mktemp("table"), "camera 0", TEXT, find_plane(empty, LAYOUT, LENS), MARKS,
                     (1920, 1080), 0.2, empty, date(2026, 1, 31)))


@pytest.fixture(scope="module")
def session(calibration: Calibration, tmp_path_factory: pytest.TempPathFactory, qapp: object) -> tuple[Path, list[str]]:
    folder, said, camera = tmp_path_factory.mktemp("run") / "session", list[str](), Bent(17 * SECOND)
    house_file = HOUSES / "casino_holdem_land.toml"
    run_table(Settings(load_house(house_file.read_text("utf-8"), str(house_file)), str(house_file), calibration.layout,
                       calibration.layout_source, (camera,), folder, MODELS, True, calibrations=(calibration,)),
              said.append)
    return folder, said


def test_what_moved_is_not_read_and_recorded(session: tuple[Path, list[str]]) -> None:
    folder, _ = session
    entries = read(folder / "ledger.sqlite").entries
    doubted, _ = [entry for entry in entries if isinstance(entry.event, ViewDoubtful)]
    trusted, _ = [entry for entry in entries if isinstance(entry.event, ViewTrusted)]
    assert KNOCKED < doubted.at < KNOCKED + 2 * SECOND
    assert isinstance(doubted.event, ViewDoubtful)
    assert doubted.event.why == "moved"
    assert doubted.event.tenths == pytest.approx(10 * 85 / 1.62, rel=0.15)
    assert KNOCKED - SECOND < doubted.event.since <= KNOCKED
    assert SET_BACK < trusted.at < SET_BACK + 2 * SECOND
    assert trusted.event == ViewTrusted("camera 0")
    assert not [e for e in told(entries) if doubted.at <= e.at <= trusted.at]
    assert in_doubt(entries, doubted) == tuple(e.seq for e in told(entries) if doubted.event.since <= e.at < doubted.at)


def test_no_card_was_read_that_does_not_lie_there(session: tuple[Path, list[str]]) -> None:
    folder, _ = session
    entries = read(folder / "ledger.sqlite").entries
    read_by_camera = [e.event.face for e in told(entries) if isinstance(e.event, CardSeen | CardRead)
                      and isinstance(e.event.face, Card)]
    dealt = {d.name for d in SimulatedCamera(LAYOUT, seed=8, rounds=1).script.rounds[0].dealt}
    assert len(read_by_camera) >= 4
    assert {str(face) for face in read_by_camera} <= dealt
    assert len(set(read_by_camera)) == len(read_by_camera)      # none was told twice, in its place and beside it


def test_it_replays_to_the_byte_and_says_what_is_in_doubt(session: tuple[Path, list[str]]) -> None:
    folder, _ = session
    said: list[str] = []
    assert replay(folder, said.append, check=True) == 0
    assert sum("camera 0: view in doubt" in line and "moved by" in line for line in said) == 2
    assert any("found anew by its marks" in line for line in said)


def test_a_felt_whose_marks_are_seen_is_found_where_it_is_now(session: tuple[Path, list[str]],
                                                              calibration: Calibration) -> None:
    """The camera stays where it was knocked to; what comes later is read in its place."""
    entries = read(session[0] / "ledger.sqlite").entries
    _, trusted = [entry for entry in entries if isinstance(entry.event, ViewTrusted)]
    assert isinstance(trusted.event, ViewTrusted)
    assert AGAIN < trusted.at < AGAIN + 3 * SECOND
    now = replace(calibration.plane, to_pixels=tuple(map(float, trusted.event.plane)))
    points = np.array([(100.0, 100), (1000, 90), (1050, 600), (90, 580)])
    straight = SimulatedCamera(LAYOUT, seed=8, rounds=1).view.seen(points)
    assert now.pixels(points) == pytest.approx(LENS.bent(straight + NEAR), abs=1.5)
    later = [e.event for e in told(entries) if e.at > trusted.at and isinstance(e.event, CardSeen)]
    dealt = {(d.to, d.name) for d in SimulatedCamera(LAYOUT, seed=8, rounds=1).script.rounds[0].dealt}
    assert {(card.at, str(card.face)) for card in later if card.face is not FACE_DOWN} <= dealt
    assert sum(card.at == BOARD for card in later) >= 2


def told(entries: tuple[Entry, ...]) -> list[Entry]:
    return [e for e in entries if e.by == CAMERA]


def test_the_felt_is_found_through_the_lens_and_the_header_has_it(session: tuple[Path, list[str]],
                                                                  calibration: Calibration) -> None:
    folder, _ = session
    text = (folder / "header.json").read_text("utf-8")
    assert '"distortion":[-0.16' in text
    sight = look_at_table([Bent(2 * SECOND)], LAYOUT, [calibration])
    grid = np.array([(x, y) for x in range(40, 1160, 160) for y in range(40, 640, 100)], float)
    straight = SimulatedCamera(LAYOUT, seed=8, rounds=1).view.seen(grid)
    off = sight.tables["camera 0"].plane.millimetres(LENS.bent(straight)) - grid
    assert np.linalg.norm(off, axis=1).max() < 0.8
    sight.rest.close()


def test_a_camera_that_moved_since_it_was_calibrated_opens_no_table(calibration: Calibration) -> None:
    by_touch = replace(calibration, by="touches")
    empty = next(iter(Bent(SECOND).frames())).pixels
    assert by_touch.plane_in(empty, "camera 0") == calibration.plane
    moved = np.roll(empty, 12, axis=1)
    with pytest.raises(FeltNotFound, match=r"moved by \d+ mm since it was calibrated"):
        by_touch.plane_in(moved, "camera 0")
    assert calibration.plane_in(moved, "camera 0").error < 1      # by marks it is found where it is now


def test_a_table_in_the_dark_or_hidden_is_not_taken_for_an_empty_felt(calibration: Calibration) -> None:
    """Seen so when it is opened, no card would ever be told gone from it."""
    empty = next(iter(Bent(SECOND).frames())).pixels
    for by in ("marks", "touches"):
        with pytest.raises(FeltNotFound, match=r"lies in the dark; .* switch the lamp on"):
            replace(calibration, by=by).plane_in((empty * 0.05).astype(np.uint8), "camera 0")
    napkin = np.full_like(empty, 200)
    napkin[:, :60] = empty[:, :60]
    with pytest.raises(FeltNotFound, match="clear the table"):
        replace(calibration, by="touches").plane_in(napkin, "camera 0")


def test_a_plain_felt_lies_where_it_was_calibrated(calibration: Calibration, tmp_path: Path) -> None:
    plain = np.full((1080, 1920, 3), (60, 90, 40), np.uint8)
    kept = load(save(tmp_path, "camera 0", TEXT, calibration.plane, TOUCHES, (1920, 1080), 0.2, plain,
                     date(2026, 1, 31)))
    assert kept.plane_in(plain, "camera 0") == kept.plane


@pytest.mark.parametrize("by", [12, 30, 60])
def test_a_mark_that_was_moved_takes_no_zone_along(calibration: Calibration, by: int) -> None:
    """The print lies where it lay."""
    moved = replace(LAYOUT, marks=tuple(replace(mark, x=mark.x - by if mark.id == 10 else mark.x)
                                        for mark in LAYOUT.marks))
    felt = through(LENS, next(iter(SimulatedCamera(moved, seed=8, rounds=1, rate=4).frames())).pixels)
    plane = calibration.plane_in(felt, "camera 0")
    corners = np.array([(0.0, 0), (1160, 0), (1160, 652), (0, 652)])
    assert np.abs(plane.pixels(corners) - calibration.plane.pixels(corners)).max() < 2


def test_a_lens_that_was_measured_over_a_half_puts_the_rest_of_the_felt_nowhere_else(tmp_path: Path) -> None:
    """Far outside its picture the lens folds, of which nothing follows for the felt."""
    printed = replace(LAYOUT, marks=tuple(replace(mark, halves=False) for mark in LAYOUT.marks))
    lens = Lens(1100, 1080, 1300.0, 1300.0, 550.0, 540.0, (-0.22, 0.03, 0.0, 0.0, -0.138))
    camera = SimulatedCamera(printed, seed=8, rounds=1)
    half = through(lens, np.ascontiguousarray(next(iter(camera.frames())).pixels[:, :1100]))
    plane = plane_in(half, LAYOUT, alone=False, lens=lens)
    kept = load(save(tmp_path, "camera 0", TEXT, plane, MARKS, (1100, 1080), 0.2, half, date(2026, 1, 31)))
    inside = np.array([(100.0, 120), (500, 120), (300, 580)])
    assert kept.plane_in(half, "camera 0").millimetres(lens.bent(camera.view.seen(inside))) == pytest.approx(
        inside, abs=1.5)


def test_another_felt_whose_marks_are_seen_opens_no_table(calibration: Calibration) -> None:
    felt = load_layout(*text_of("blackjack_casino_du_liban", LAYOUTS))
    other = through(LENS, next(iter(SimulatedCamera(felt, seed=8, rounds=1).frames())).pixels)
    with pytest.raises(FeltNotFound, match=r"none of its marks 8, 9, 10, 11 is seen, but 4, 5, 6, 7: this is another"):
        calibration.plane_in(other, "camera 0")
    alike = replace(calibration.layout, marks=tuple(replace(mark, id=mark.id - 4) for mark in calibration.layout.marks))
    with pytest.raises(FeltNotFound, match=r"the marks lie [2-9]\.\d mm beside .*, 0\.\d mm when it was"):
        replace(calibration, layout=alike).plane_in(other, "camera 0")


def test_another_resolution_and_another_shape(calibration: Calibration) -> None:
    half = calibration.plane_for(960, 540, "camera 0")
    points = np.array([[100.0, 100], [900, 500]])
    assert half.pixels(points) * 2 + 0.5 == pytest.approx(calibration.plane.pixels(points))
    with pytest.raises(CalibrationError, match="the shape of 1920 x 1080 was expected"):
        calibration.plane_for(640, 480, "camera 0")
