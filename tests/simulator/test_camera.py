import hashlib
import json
from dataclasses import replace
from itertools import islice
from pathlib import Path

import av
import cv2
import numpy as np
import pytest

from dealer_assist.resources import LAYOUTS, text_of
from dealer_assist.simulator import film
from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.table.layout import load_layout
from dealer_assist.vision.frame import Camera

LAYOUT = load_layout(*text_of("casino_holdem_land", LAYOUTS))


def first_pictures(seed: int) -> list[str]:
    frames = islice(SimulatedCamera(LAYOUT, seed, 1).frames(), 0, 90, 15)
    return [hashlib.sha256(frame.pixels.tobytes()).hexdigest() for frame in frames]


def test_the_same_seed_gives_the_same_pixels_and_another_seed_others() -> None:
    pictures = first_pictures(5)
    assert pictures == first_pictures(5)
    assert not set(pictures) & set(first_pictures(6))


def test_it_is_a_camera() -> None:
    camera: Camera = SimulatedCamera(LAYOUT, 5, 1, name="overhead", starts=7_000_000)
    frames = list(islice(camera.frames(), 4))
    assert [frame.index for frame in frames] == [0, 1, 2, 3]
    assert [frame.captured_at for frame in frames] == [7_000_000, 7_033_333, 7_066_666, 7_100_000]
    assert {frame.camera for frame in frames} == {camera.name} == {"overhead"}
    assert {frame.pixels.shape for frame in frames} == {(1080, 1920, 3)}
    assert {frame.pixels.dtype for frame in frames} == {np.dtype(np.uint8)}


@pytest.mark.parametrize("seed", range(4))
def test_the_marks_are_found_on_the_empty_table_where_the_view_has_them(seed: int) -> None:
    camera = SimulatedCamera(LAYOUT, seed, 1)
    frame = next(camera.frames())
    detector = cv2.aruco.ArucoDetector(cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50))
    corners, ids, _ = detector.detectMarkers(frame.pixels)
    found = {int(number): quad[0].mean(0) for number, quad in zip(ids.ravel(), corners, strict=True)}
    assert set(found) == {mark.id for mark in LAYOUT.whole_marks}
    for mark in LAYOUT.whole_marks:
        seen = camera.view.seen(np.array([(mark.x, mark.y)]))[0]
        assert np.abs(found[mark.id] - seen).max() < 1.5
    assert camera.truth(0).cards == ()


def test_a_resting_card_is_where_the_truth_says_and_a_passing_arm_hides_it() -> None:
    camera = SimulatedCamera(LAYOUT, 5, 1)
    played = camera.script.rounds[0]
    flop = played.dealt[-3].at
    index = (flop + 900_000) * 30 // 1_000_000
    frame = next(islice(camera.frames(), index, None))
    truth = camera.truth(index)
    resting = [card for card in truth.cards if card.place and card.hidden < 0.1]
    assert len(resting) == len(played.dealt) - 2
    for card in resting:
        if card.face_up:
            x, y = camera.view.seen(np.array([(card.x - 20, card.y)])).astype(int)[0]
            around = frame.pixels[y - 25 : y + 25, x - 12 : x + 12]
            assert np.median(around) > 120, card
    covered = [card for number in range(camera.count) for card in camera.truth(number).cards if card.place]
    assert any(card.hidden > 0.5 and "arm" in card.hidden_by for card in covered)
    assert max(card.hidden for card in covered) <= 1
    assert min(card.hidden for card in covered) >= 0


def test_cards_at_rest_hide_at_most_the_edge_of_a_neighbour() -> None:
    camera = SimulatedCamera(LAYOUT, 8, 6)
    for played in camera.script.rounds:
        frame = (played.revealed + 500_000) * 30 // 1_000_000
        assert all(card.hidden < 0.08 for card in camera.truth(frame).cards)


@pytest.mark.parametrize("rate", [30, 10])
def test_a_film_has_a_frame_a_row_and_the_right_times(rate: int, tmp_path: Path,
                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SimulatedCamera, "count", 45)
    camera = SimulatedCamera(LAYOUT, 5, 1, rate=rate)
    film.write_film(camera, tmp_path)
    with av.open(str(tmp_path / "table.mp4")) as stored:
        stream = stored.streams.video[0]
        times = [float(frame.time) for frame in stored.decode(stream)]
        assert (stream.codec_context.name, stream.width, stream.height) == ("h264", 1920, 1080)
    assert times == pytest.approx([index / rate for index in range(45)], abs=1e-4)
    rows = [json.loads(line) for line in (tmp_path / "truth.jsonl").read_text().splitlines()]
    assert [row["frame"] for row in rows] == list(range(45))
    touches = [json.loads(line) for line in (tmp_path / "touches.jsonl").read_text().splitlines()]
    assert touches[0]["kind"] == "ante"
    assert [row["at"] for row in touches] == sorted(row["at"] for row in touches)
    rounds = json.loads((tmp_path / "rounds.json").read_text())["rounds"]
    assert [card["name"] for card in rounds[0]["dealt"]] == [card.name for card in camera.script.rounds[0].dealt]


def test_a_larger_felt_fills_the_picture_too() -> None:
    larger = replace(LAYOUT, width=LAYOUT.width + 200, height=LAYOUT.height + 100)
    camera = SimulatedCamera(larger, 1, 1)
    assert next(camera.frames()).pixels.shape == (1080, 1920, 3)
    corners = camera.view.seen(np.array([(0.0, 0.0), (larger.width, larger.height)]))
    assert np.abs(corners - ((0, 0), (1920, 1080))).max() < 80
