"""A pass before a camera, drawn frame by frame: hands come and go, cards lie still, some are touched again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import pytest

from dealer_assist.cli import main
from dealer_assist.decks.passing import HOW, SKIP, UNDO, Pass, watch_pass
from dealer_assist.decks.shown import EnrolError, UnclearPass, named_files, parse_order
from dealer_assist.exit_codes import CONFIGURATION, DEVICE
from dealer_assist.resources import MODELS
from dealer_assist.vision.frame import CameraError, Frame
from dealer_assist.vision.reading import CardReader
from tests.decks.drawn import Picture, card, photographed

ORDER = parse_order("As 6s 9s Qh")
FRAME = 50_000


@pytest.fixture(scope="module")
def reader() -> CardReader:
    return CardReader(MODELS)


def at_rest(name: str, seed: int, turn: float = 4.0) -> Picture:
    return photographed(card(name), np.random.default_rng(seed), turn=turn)


def filmed(*scenes: Picture) -> Iterator[Frame]:
    """Each scene lies for 0.8 s; before it a hand is in the picture for 0.3 s."""
    rng = np.random.default_rng(0)
    index = 0
    for scene in scenes:
        for step in range(22):
            picture = scene.copy()
            if step < 6:
                cv2.circle(picture, (250 + 20 * step, 240), 130, (120, 150, 200), -1)
            noisy = np.clip(picture + rng.normal(0, 2, picture.shape), 0, 255).astype(np.uint8)
            yield Frame("film", index, index * FRAME, noisy)
            index += 1


def test_cards_are_taken_when_they_lie_and_once(reader: CardReader) -> None:
    said: list[str] = []
    watched = Pass(reader, ORDER, said.append)
    felt = np.full((480, 640, 3), (50, 95, 35), np.uint8)
    for frame in filmed(felt, at_rest("As", 1), at_rest("As", 1, turn=7.0), at_rest("6s", 2), felt, at_rest("9s", 3),
                        at_rest("Qh", 4)):
        if not watched.done:
            watched.see(frame)
    assert [str(card) for card, _ in watched.taken] == ["As", "6s", "9s", "Qh"]
    assert watched.done
    assert any("the same card still lies there" in line for line in said)
    assert said[:2] == [HOW, "[0/4] show As"]
    assert said[-1] == "[4/4] all shown"


def test_undo_and_skip(reader: CardReader) -> None:
    said: list[str] = []
    watched = Pass(reader, ORDER, said.append)
    for frame in filmed(at_rest("As", 1), at_rest("Qh", 2)):
        watched.see(frame)
    assert any("6s: taken, and looks like Qh" in line for line in said)
    watched.key(UNDO, None)
    assert str(watched.awaited) == "6s"
    watched.key(SKIP, None)
    watched.key(SKIP, None)
    assert str(watched.awaited) == "Qh"
    watched.key(UNDO, None)         # strikes the ace, and what was left out after it
    assert str(watched.awaited) == "As"


def test_pictures_are_kept_by_the_cards_names_also_of_a_pass_that_breaks_off(
        reader: CardReader, tmp_path: Path) -> None:
    keep, said = tmp_path / "ivory", list[str]()
    with pytest.raises(UnclearPass, match="after 1 cards, before 6s"):
        watch_pass(filmed(at_rest("As", 1)), reader, ORDER, keep, said.append, lambda: None)
    assert [str(card) for _, card in named_files(keep)] == ["As"]
    assert said[-1].startswith(f"the pictures so far are in {keep}")


def test_a_camera_that_goes_away_takes_no_picture_with_it(reader: CardReader, tmp_path: Path) -> None:
    def going_away() -> Iterator[Frame]:
        yield from filmed(at_rest("As", 1))
        raise CameraError("camera 0: gives no more pictures")

    keep, said = tmp_path / "ivory", list[str]()
    with pytest.raises(CameraError, match="gives no more"):
        watch_pass(going_away(), reader, ORDER, keep, said.append, lambda: None)
    assert [str(card) for _, card in named_files(keep)] == ["As"]
    assert said[-1].startswith(f"the pictures so far are in {keep}")


def test_each_picture_is_kept_when_it_is_taken_and_goes_when_it_is_struck(reader: CardReader, tmp_path: Path) -> None:
    keep, there, typed = tmp_path / "ivory", list[list[str]](), iter([UNDO, SKIP])

    def looked_into() -> Iterator[Frame]:
        for number, frame in enumerate(filmed(at_rest("As", 1), at_rest("6s", 2), at_rest("9s", 3))):
            yield frame         # what lies there now would outlast a power cut
            if number % 22 == 21:
                there.append(sorted(file.name for file in keep.iterdir()))

    with pytest.raises(UnclearPass, match="after 2 cards, before Qh"):
        watch_pass(looked_into(), reader, ORDER, keep, lambda line: None,
                   lambda: next(typed, None) if len(there) == 1 else None)
    assert there == [["As_01.png"], ["6s_01.png"], ["6s_01.png", "9s_02.png"]]


def test_a_folder_that_takes_no_files_is_said_before_a_card_is_asked_for(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("mine", "utf-8")
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "ivory").write_text("mine", "utf-8")
    film, photographs = str(tmp_path / "gone.mp4"), str(tmp_path / "none")
    for source, folder, named, why in (
            (("--from", photographs), "file", "file", "File exists"),
            (("--camera", film), "file/decks", "file/decks", "Not a directory"),
            (("--camera", film), "decks", "decks/ivory", "File exists")):
        assert main(["deck", "enrol", "ivory", *source, "--folder", str(tmp_path / folder)]) == CONFIGURATION
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err == (f"dealer-assist: {tmp_path / named}: {why}; a folder that can be written was expected: "
                            "name another one by --folder\n")


@pytest.mark.parametrize("keys", ["", "ssss"])
def test_where_no_card_was_taken_nothing_is_kept_or_promised(reader: CardReader, tmp_path: Path, keys: str) -> None:
    felt, typed, said = np.full((480, 640, 3), (50, 95, 35), np.uint8), iter(keys), list[str]()
    with pytest.raises(EnrolError, match="film: no card was taken, and nothing is kept"):
        watch_pass(filmed(felt), reader, ORDER, tmp_path / "ivory", said.append, lambda: next(typed, None))
    assert not any("pictures so far" in line for line in said)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("name", "code", "asked"), [("gone.mp4", DEVICE, False), ("As.jpg", CONFIGURATION, True)])
def test_what_is_no_film_is_asked_for_no_card_and_leaves_nothing(
        name: str, code: int, asked: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cv2.imwrite(str(tmp_path / "As.jpg"), at_rest("As", 1))
    film, folder = str(tmp_path / name), tmp_path / "decks"
    assert main(["deck", "enrol", "ivory", "--camera", film, "--folder", str(folder)]) == code
    said = capsys.readouterr()
    assert said.err.startswith("dealer-assist: ")
    assert name in said.err
    assert ("show As" in said.out) == asked
    assert not folder.exists()
