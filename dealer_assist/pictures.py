"""`dealer-assist read`: photographs in, the cards in them out, as text, JSON or drawings (docs/read.md)."""

from __future__ import annotations

import glob
import json
import os
from collections.abc import Callable, Iterable, Sequence
from itertools import count
from pathlib import Path

import cv2
import numpy as np

from dealer_assist.cards import FACE_DOWN, UNREADABLE, Known
from dealer_assist.resources import must_take_files
from dealer_assist.vision.drawing import drawn
from dealer_assist.vision.index_crop import Picture, Quad
from dealer_assist.vision.loose_cards import Corner, LooseCard
from dealer_assist.vision.photograph import PhotographReader
from dealer_assist.vision.picture_file import SUFFIXES, PictureError, open_picture

Json = dict[str, object]


def named(asked: Iterable[str]) -> tuple[list[Path], dict[str, PictureError]]:
    """Files as they were named first; of a folder, its pictures by name; of a pattern (``*.jpg``), what fits it. And
    which of these words stand for no file."""
    files: list[Path] = []
    faults: dict[str, PictureError] = {}
    for name in asked:
        try:
            files += _files(name)
        except PictureError as fault:
            faults[name] = fault
        except OSError as fault:
            faults[name] = PictureError(f"{name}: {fault.strerror or fault}")
    return each_once(files), faults


def each_once(files: Iterable[Path]) -> list[Path]:
    """One file is one picture, whatever ways lead to it."""
    first: dict[str, Path] = {}
    for file in files:
        first.setdefault(os.path.realpath(file), file)
    return list(first.values())


def _files(name: str) -> list[Path]:
    path = Path(name)
    if path.is_dir():
        inside = sorted(file for file in path.iterdir() if file.suffix.lower() in SUFFIXES)
        if not inside:
            raise PictureError(f"{path}: no pictures in this folder; {', '.join(sorted(SUFFIXES))} were looked for")
        return inside
    if not path.exists() and glob.has_magic(name):
        fitting = sorted(Path(found) for found in glob.glob(name, recursive=True))
        if not fitting:
            raise PictureError(f"{name}: no file fits this pattern")
        return fitting
    return [path]


def read_all(reader: PhotographReader, asked: Iterable[str], write: Callable[[str], object],
             complain: Callable[[str], object], *, as_json: bool, into: Path | None) -> bool:
    """Could all of them be looked at? One that cannot be gets its sentence, and the others are read all the same."""
    files, faults = named(asked)
    drawings = _drawings(files, into) if into is not None else {}

    def refuse(name: str, fault: PictureError) -> None:
        complain(str(fault))
        if as_json:
            write(json.dumps({"picture": name, "error": str(fault)}, ensure_ascii=False))

    for name, fault in faults.items():
        refuse(name, fault)
    fine = not faults
    for file in files:
        try:
            picture = open_picture(file)
        except PictureError as fault:
            fine = False
            refuse(str(file), fault)
            continue
        cards = reader.read(picture)
        drawing = drawings.get(file)
        if drawing is not None:
            _save(drawing, drawn(picture, cards))
        write(json.dumps(told(file, picture, cards, reader.digest, drawing), ensure_ascii=False) if as_json else
              _line(file, cards))
    return fine


def told(file: Path, picture: Picture, cards: Sequence[LooseCard], digest: str, drawing: Path | None = None) -> Json:
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
        **({"drawing": str(drawing)} if drawing is not None else {}),
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
    said += [f"seen, not read: {', '.join(f'{many} ({reason})' for reason, many in why.items())}"] if why else []
    return f"{file}: {'; '.join(said) or 'no cards'}"


def _drawings(files: Sequence[Path], into: Path) -> dict[Path, Path]:
    """A drawing's name is its picture's; where a picture or another drawing has it already, it is numbered."""
    must_take_files(into, "--out")
    into.mkdir(parents=True, exist_ok=True)
    taken = {_place(file) for file in files}
    targets = {}
    for file in files:
        names = (f"{file.stem}{'' if number == 1 else f'-{number}'}.png" for number in count(1))
        targets[file] = next(into / name for name in names if _place(into / name) not in taken)
        taken.add(_place(targets[file]))
    return targets


def _place(file: Path) -> str:
    return os.path.realpath(file).casefold()    # to many file systems A.png is a.png


def _save(target: Path, picture: Picture) -> None:
    _, packed = cv2.imencode(".png", picture)
    target.write_bytes(np.asarray(packed).tobytes())    # OpenCV itself cannot write to names beyond ASCII everywhere
