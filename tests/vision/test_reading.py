"""The shipped models on the house deck: right cards, no card where none lies, no models but the named ones."""

from __future__ import annotations

import math
import shutil
from pathlib import Path

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from dealer_assist.simulator.deck import HouseDeck
from dealer_assist.vision.model_files import ModelError
from dealer_assist.vision.photograph import PhotographReader
from dealer_assist.vision.reading import CardReader, Kind, Seen

MODELS = Path(__file__).parents[2] / "models"
CARD_HEIGHT = 145  # 88 mm at the table's 1.65 px/mm

Picture = NDArray[np.uint8]


@pytest.fixture(scope="module")
def reader() -> CardReader:
    return CardReader(MODELS)


def felt() -> Picture:
    """Printed as tables are: a box for a card, an arc, words and figures."""
    grain = np.random.default_rng(3).normal(0, 4, (416, 416, 1))
    picture = np.clip(np.array([50, 95, 35]) + grain, 0, 255).astype(np.uint8)
    cv2.rectangle(picture, (20, 20), (126, 167), (230, 230, 230), 2)
    cv2.ellipse(picture, (208, 460), (260, 200), 0, 180, 360, (60, 220, 240), 2, cv2.LINE_AA)
    cv2.putText(
        picture, "BLACKJACK PAYS 3 TO 2", (60, 230), cv2.FONT_HERSHEY_DUPLEX, 0.7, (230, 230, 230), 1, cv2.LINE_AA
    )
    cv2.putText(picture, "10 K Q 9", (180, 120), cv2.FONT_HERSHEY_TRIPLEX, 1.1, (60, 220, 240), 2, cv2.LINE_AA)
    return picture


def lay(picture: Picture, face: Picture, x: float, y: float, degrees: float) -> None:
    high, wide = face.shape[:2]
    turn = cv2.getRotationMatrix2D((wide / 2, high / 2), -degrees, 1)
    turn[:, 2] += np.array([x - wide / 2, y - high / 2])
    laid = cv2.warpAffine(face, turn, picture.shape[1::-1])
    share = laid[..., 3:] / 255
    picture[:] = (picture * (1 - share) + laid[..., :3] * share).astype(np.uint8)


def accepted(reader: CardReader, seen: tuple[Seen, ...]) -> dict[str, Seen]:
    return {str(s.card): s for s in seen if s.card is not None and s.certainty >= reader.accept_certainty}


@pytest.mark.parametrize("degrees", [0, 37, 90, 180, 250])
def test_cards_on_a_felt_are_read_in_any_direction(reader: CardReader, deck: HouseDeck, degrees: float) -> None:
    picture = felt()
    names = ("Ah", "Tc", "6d", "Qs")
    for name, (x, y) in zip(names, ((100, 105), (315, 105), (100, 310), (315, 310)), strict=True):
        lay(picture, deck.face(name, CARD_HEIGHT), x, y, degrees)
    (seen,) = reader.read([picture])
    assert set(accepted(reader, seen)) == set(names)
    assert sum(s.kind is Kind.FACE for s in seen) == 4


def test_an_index_comes_from_its_own_top_left_clockwise(reader: CardReader, deck: HouseDeck) -> None:
    picture = felt()
    lay(picture, deck.face("6d", CARD_HEIGHT), 208, 208, 90)
    (seen,) = reader.read([picture])
    for index in (s for s in seen if s.kind is Kind.INDEX and str(s.card) == "6d"):
        (ax, ay), (bx, by) = index.quad[0], index.quad[1]
        across = math.degrees(math.atan2(by - ay, bx - ax)) % 180
        assert abs(across - 90) < 12


def test_overlapping_cards_are_read_by_their_corners(reader: CardReader, deck: HouseDeck) -> None:
    picture = felt()
    for number, name in enumerate(("9s", "Jd", "4h")):
        lay(picture, deck.face(name, CARD_HEIGHT), 150 + 45 * number, 250 - 45 * number, 0)
    (seen,) = reader.read([picture])
    assert set(accepted(reader, seen)) == {"9s", "Jd", "4h"}


def test_a_card_face_down_is_a_back_without_an_index(reader: CardReader, deck: HouseDeck) -> None:
    picture = felt()
    lay(picture, deck.face("back", CARD_HEIGHT), 208, 208, 10)
    (seen,) = reader.read([picture])
    assert [s.kind for s in seen] == [Kind.BACK]


def test_the_joker_is_read(reader: CardReader, deck: HouseDeck) -> None:
    picture = felt()
    lay(picture, deck.face("joker", CARD_HEIGHT), 208, 208, 0)
    assert set(accepted(reader, reader.read([picture])[0])) == {"joker"}


def test_a_printed_felt_without_cards_shows_nothing(reader: CardReader) -> None:
    assert reader.read([felt(), felt()[:, ::-1].copy()]) == [(), ()]


def test_pictures_of_several_sizes_keep_their_order(reader: CardReader, deck: HouseDeck) -> None:
    small, large = np.full((150, 130, 3), 60, np.uint8), felt()
    lay(large, deck.face("Kd", CARD_HEIGHT), 208, 208, 0)
    seen = reader.read([small, large, small])
    assert [set(accepted(reader, things)) for things in seen] == [set(), {"Kd"}, set()]


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    for file in ("reader.toml", "detector.onnx", "classifier.onnx"):
        shutil.copyfile(MODELS / file, tmp_path / file)
    return tmp_path


@pytest.mark.parametrize("file", ["reader.toml", "detector.onnx", "classifier.onnx"])
def test_a_missing_file_is_named(copied: Path, file: str) -> None:
    (copied / file).unlink()
    with pytest.raises(ModelError, match=rf"{file} is missing"):
        CardReader(copied)


@pytest.mark.parametrize("file", ["detector.onnx", "classifier.onnx"])
def test_other_models_than_the_named_ones_are_refused(copied: Path, file: str) -> None:
    with (copied / file).open("ab") as model:
        model.write(b"x")
    with pytest.raises(ModelError, match=rf"{file} has SHA-256 .*, but reader.toml expects"):
        CardReader(copied)


def test_settings_that_describe_no_reader_are_refused(copied: Path) -> None:
    (copied / "reader.toml").write_text("[detector]\n")
    with pytest.raises(ModelError, match=r"reader.toml does not describe a card reader"):
        CardReader(copied)


def test_the_digest_tells_models_apart(reader: CardReader, tmp_path: Path) -> None:
    assert len(reader.digest) == 64
    assert reader.digest == CardReader(MODELS, threads=1).digest
    settings = tmp_path / "reader.toml"
    for file in MODELS.glob("*.*"):
        shutil.copy(file, tmp_path)
    text = settings.read_text(encoding="utf-8")
    settings.write_text(text.replace("accept = 0.95", "accept = 0.9"), encoding="utf-8")
    assert settings.read_text(encoding="utf-8") != text
    assert reader.digest != CardReader(tmp_path).digest, "the thresholds decide what is read too"


def test_the_digest_of_photographs_names_their_thresholds_too(reader: CardReader, tmp_path: Path) -> None:
    for file in MODELS.glob("*.*"):
        shutil.copy(file, tmp_path)
    settings = tmp_path / "photograph.toml"
    assert PhotographReader(CardReader(tmp_path)).digest == PhotographReader(reader).digest
    settings.write_text(settings.read_text().replace("together = ", "together = 0.9 # "))
    other = CardReader(tmp_path)
    assert PhotographReader(other).digest != PhotographReader(reader).digest
    assert other.digest == reader.digest, "a table does not ask for them"


def test_the_model_card_is_of_these_models(reader: CardReader) -> None:
    card = (MODELS / "README.md").read_text(encoding="utf-8")
    assert f"`{reader.digest}`" in card
    assert f"`{PhotographReader(reader).digest}`" in card
