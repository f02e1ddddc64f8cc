"""`dealer-assist read`: photographs in, the cards in them out, as text, JSON or drawings (docs/read.md)."""

from __future__ import annotations

import glob
import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import cv2
import numpy as np

from dealer_assist.cards import FACE_DOWN, UNREADABLE, Known
from dealer_assist.vision.drawing import drawn
from dealer_assist.vision.index_crop import Picture, Quad
from dealer_assist.vision.loose_cards import Corner, LooseCard
from dealer_assist.vision.photograph import PhotographReader
from dealer_assist.vision.picture_file import SUFFIXES, PictureError, open_picture

Json = dict[str, object]


def named(asked: Iterable[str]) -> list[Path]:
    """Files as they were named; of a folder, its pictures by name; of a pattern (``*.jpg``), what fits it."""
    files: list[Path] = []
    for name in asked:
        path = Path(name)
        if path.is_dir():
            inside = sorted(file for file in path.iterdir() if file.suffix.lower() in SUFFIXES)
            if not inside:
                raise PictureError(f"{path}: no pictures in this folder; {', '.join(sorted(SUFFIXES))} were looked for")
            files += inside
        elif not path.exists() and glob.has_magic(name):
            fitting = sorted(Path(found) for found in glob.glob(name, recursive=True))
            if not fitting:
                raise PictureError(f"{name}: no file fits this pattern")
            files += fitting
        else:
            files.append(path)
    return list(dict.fromkeys(files))


def read_all(reader: PhotographReader, digest: str, files: Sequence[Path], write: Callable[[str], object],
             complain: Callable[[str], object], *, as_json: bool, into: Path | None) -> bool:
    """Could all of them be looked at? One that cannot be gets its sentence, and the others are read all the same."""
    fine = True
    drawings = _drawings(files, into) if into is not None else {}
    for file in files:
        try:
            picture = open_picture(file)
        except PictureError as error:
            fine = False
            complain(str(error))
            if as_json:
                write(json.dumps({"picture": str(file), "error": str(error)}, ensure_ascii=False))
            continue
        cards = reader.read(picture)
        write(json.dumps(told(file, picture, cards, digest), ensure_ascii=False) if as_json else _line(file, cards))
        if file in drawings:
            _save(drawings[file], drawn(picture, cards))
    return fine


def told(file: Path, picture: Picture, cards: Sequence[LooseCard], digest: str) -> Json:
    high, wide = picture.shape[:2]
    read = [(number, card) for number, card in enumerate(cards) if isinstance(card.face, Known)]
    return {
        "picture": str(file),
        "width": wide,
        "height": high,
        "distinct": sorted({str(card.face) for _, card in read}),
        "cards": [_told(number, card, {"card": str(card.face)}) for number, card in read],
        "unread": [_told(number, card, {"why": card.why}) for number, card in enumerate(cards)
                   if card.face is UNREADABLE],
        "face_down": [_told(number, card, {}) for number, card in enumerate(cards) if card.face is FACE_DOWN],
        "models": digest,
    }


def _told(number: int, card: LooseCard, first: Json) -> Json:
    return {
        **first,
        "number": number,
        "confidence": round(_confidence(card), 4),
        "outline": None if card.outline is None else _points(card.outline),
        "corners": [_corner(corner) for corner in card.corners if card.face is not FACE_DOWN],
        "lies_on": list(card.over),
    }


def _confidence(card: LooseCard) -> float:
    """Of a card that was not read, that there is one."""
    if card.face is UNREADABLE and card.corners:
        return max(corner.confidence for corner in card.corners)
    return card.confidence


def _corner(corner: Corner) -> Json:
    return {"box": _points(corner.quad), "certainty": round(corner.certainty, 4)}


def _points(quad: Quad) -> list[list[float]]:
    return [[round(float(x), 1), round(float(y), 1)] for x, y in quad]


def _line(file: Path, cards: Sequence[LooseCard]) -> str:
    faces = [str(card.face) for card in cards if isinstance(card.face, Known)]
    down = sum(card.face is FACE_DOWN for card in cards)
    why: dict[str, int] = {}
    for card in cards:
        if card.face is UNREADABLE:
            why[card.why] = why.get(card.why, 0) + 1
    said = [" ".join(faces)] if faces else []
    said += [f"{down} face down"] if down else []
    said += [f"seen, not read: {', '.join(f'{count} ({reason})' for reason, count in why.items())}"] if why else []
    return f"{file}: {'; '.join(said) or 'no cards'}"


def _drawings(files: Sequence[Path], into: Path) -> dict[Path, Path]:
    """A drawing's name is its picture's; pictures of one name in several folders are numbered."""
    into.mkdir(parents=True, exist_ok=True)
    names: dict[str, int] = {}
    targets = {}
    for file in files:
        count = names[file.stem] = names.get(file.stem, 0) + 1
        targets[file] = into / (f"{file.stem}.png" if count == 1 else f"{file.stem}-{count}.png")
    return targets


def _save(target: Path, picture: Picture) -> None:
    _, packed = cv2.imencode(".png", picture)
    target.write_bytes(np.asarray(packed).tobytes())    # OpenCV itself cannot write to names beyond ASCII everywhere
