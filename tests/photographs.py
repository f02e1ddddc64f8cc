"""Photographs drawn in code, with the house deck: what the tests of reading look at."""

from __future__ import annotations

import math
from pathlib import Path

import cv2
import numpy as np

from dealer_assist.simulator.deck import HouseDeck
from dealer_assist.vision.index_crop import Picture


def cloth(wide: int, high: int, *, printed: bool = False) -> Picture:
    grain = np.random.default_rng(5).normal(0, 4, (high, wide, 1))
    picture = np.clip(np.array([60, 88, 40]) + grain, 0, 255).astype(np.uint8)
    if printed:
        for text, x, y, size in (("DEALER MUST DRAW TO 16", 0.1, 0.2, 0.8), ("10 K Q 9", 0.3, 0.5, 1.4),
                                 ("A 2 3 4 5", 0.2, 0.8, 1.0), ("PAYS 3 TO 2", 0.55, 0.65, 0.9)):
            at = int(x * wide), int(y * high)
            cv2.putText(picture, text, at, cv2.FONT_HERSHEY_TRIPLEX, size, (70, 220, 240), 2, cv2.LINE_AA)
        cv2.rectangle(picture, (20, 20), (126, 167), (230, 230, 230), 2)
    return picture


def lay(picture: Picture, deck: HouseDeck, name: str, x: float, y: float, degrees: float = 0, high: int = 170,
        shadow: float = 0.0) -> None:
    """With its middle at (x, y), turned clockwise; ``shadow``: how dark it is beside its edges."""
    face = deck.face(name, high)
    turn = cv2.getRotationMatrix2D((face.shape[1] / 2, face.shape[0] / 2), -degrees, 1)
    turn[:, 2] += (x - face.shape[1] / 2, y - face.shape[0] / 2)
    laid = cv2.warpAffine(face, turn, picture.shape[1::-1], flags=cv2.INTER_LINEAR)
    share = laid[..., 3:] / 255
    if shadow:
        picture[:] = picture * (1 - shadow * cv2.GaussianBlur(share, (0, 0), 2.5)[..., None])
    picture[:] = (picture * (1 - share) + laid[..., :3] * share).astype(np.uint8)


def ribbon(deck: HouseDeck, names: tuple[str, ...]) -> Picture:
    """Each card covers the right side of the one before it."""
    picture = cloth(760, 420)
    for number, name in enumerate(names):
        lay(picture, deck, name, 140 + 52 * number, 210 + 6 * math.sin(number), 0)
    return picture


def saved(picture: Picture, file: Path) -> Path:
    assert cv2.imwrite(str(file), picture)
    return file


def turned_by_exif(picture: Picture, file: Path) -> Path:
    """As a phone held upright saves it: the pixels lie on their side, and a note says how to turn them."""
    lying = cv2.rotate(picture, cv2.ROTATE_90_COUNTERCLOCKWISE)
    _, packed = cv2.imencode(".jpg", lying)
    content = np.asarray(packed).tobytes()
    note = b"Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0"
    file.write_bytes(content[:2] + b"\xff\xe1" + (len(note) + 2).to_bytes(2, "big") + note + content[2:])
    return file
