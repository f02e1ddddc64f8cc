"""Pictures as phones write them. Both files were encoded by libheif, from the house deck, lying on their side: one as a
single picture, one as six tiles of 256 pixels that reach beyond it."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from dealer_assist.cli import main
from dealer_assist.exit_codes import FINE
from dealer_assist.vision.heif import HeifError, heif_picture
from dealer_assist.vision.picture_file import PictureError, open_picture

FILES = tuple(sorted((Path(__file__).parent / "pictures").glob("*.heic")))
UPRIGHT = b"irot\x03"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_phones_picture_is_read(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["read", "--json", str(file)]) == FINE
    told = json.loads(capsys.readouterr().out)
    assert (told["width"], told["height"]) == (640, 420)
    assert told["distinct"] == ["Ah", "Tc"]
    assert len(told["face_down"]) == 1
    ace = next(card for card in told["cards"] if card["card"] == "Ah")
    assert abs(np.mean([corner["box"] for corner in ace["corners"]], (0, 1)) - (130, 200)).max() < 8


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_is_turned_and_mirrored_as_it_says(file: Path, tmp_path: Path) -> None:
    content, upright = file.read_bytes(), open_picture(file).astype(int)
    assert content.count(UPRIGHT) == 1
    lying = np.rot90(upright)
    for change, expected in ((b"irot\x00", lying), (b"irot\x01", np.rot90(lying)), (b"irot\x02", np.rot90(lying, 2)),
                             (b"imir\x00", lying[::-1]), (b"imir\x01", lying[:, ::-1])):
        changed = tmp_path / "changed.heic"
        changed.write_bytes(content.replace(UPRIGHT, change))
        assert np.array_equal(open_picture(changed), expected), change


def test_tiles_and_a_single_picture_show_the_same() -> None:
    tiles, whole = (open_picture(file).astype(int) for file in FILES)
    assert np.abs(tiles - whole).mean() < 2


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
@pytest.mark.parametrize("share", [0.02, 0.05, 0.2, 0.9])
def test_what_is_broken_off_is_refused_in_a_sentence(file: Path, share: float, tmp_path: Path) -> None:
    broken = tmp_path / "IMG_1.HEIC"
    broken.write_bytes(file.read_bytes()[:round(share * file.stat().st_size)])
    with pytest.raises(PictureError, match=r"IMG_1\.HEIC: HEIF, .*; save it as JPEG$"):
        open_picture(broken)


def test_a_giant_is_refused_before_it_is_decoded(tmp_path: Path) -> None:
    tiles = next(file for file in FILES if file.stem == "tiles")
    giant = tmp_path / "giant.heic"
    size = (420).to_bytes(2, "big") + (640).to_bytes(2, "big")      # the grid's own words
    assert tiles.read_bytes().count(size) == 1
    giant.write_bytes(tiles.read_bytes().replace(size, b"\xff\xff\xff\xff"))
    with pytest.raises(PictureError, match="65535 × 65535 pixels; at most 200 megapixels"):
        open_picture(giant)


def test_tiles_that_are_too_large_together_are_refused_before_they_are_decoded() -> None:
    content = next(file for file in FILES if file.stem == "tiles").read_bytes()
    assert heif_picture(content, 6 * 256 * 256).shape == (420, 640, 3)
    with pytest.raises(HeifError, match="too large"):
        heif_picture(content, 6 * 256 * 256 - 1)
