"""A design that no training saw: OpenCV's own letters, suits of plain shapes, green clubs, blue diamonds, on ivory."""

from __future__ import annotations

import math

import cv2
import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.uint8]

WIDTH, HEIGHT = 252, 352
NAMES = tuple(rank + suit for suit in "cdhs" for rank in "A23456789TJQK")
_PAPER = (225, 240, 245)
_INK = {"c": (60, 110, 20), "d": (200, 90, 20), "h": (60, 20, 170), "s": (60, 40, 50)}


def card(name: str) -> Picture:
    """Drawn at double size; the lower half is the upper one turned round."""
    face = np.full((2 * HEIGHT, 2 * WIDTH, 3), _PAPER, np.uint8)
    ink, text = _INK[name[1]], "10" if name[0] == "T" else name[0]
    size = 1.9 if name[0] == "T" else 2.6
    (wide, _), _ = cv2.getTextSize(text, cv2.FONT_HERSHEY_TRIPLEX, size, 5)
    cv2.putText(face, text, (60 - wide // 2, 100), cv2.FONT_HERSHEY_TRIPLEX, size, ink, 5, cv2.LINE_AA)
    _suit(face, name[1], 60, 150, 28)
    pips = "A23456789T".find(name[0]) + 1
    for n in range(pips):
        angle, reach = 2 * math.pi * n / pips, (0 if pips == 1 else 1)
        _suit(face, name[1], round(252 + 105 * reach * math.cos(angle)), round(352 + 190 * reach * math.sin(angle)), 34)
    if not pips:
        cv2.rectangle(face, (120, 130), (384, 574), ink, 6)
        cv2.putText(face, text, (190, 330), cv2.FONT_HERSHEY_TRIPLEX, 5, ink, 10, cv2.LINE_AA)
    face[HEIGHT:] = face[::-1, ::-1][HEIGHT:]
    return np.asarray(cv2.resize(face, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA), np.uint8)


def photographed(face: Picture, rng: np.random.Generator, size: tuple[int, int] = (640, 480),
                 turn: float | None = None) -> Picture:
    """The card alone on a cloth, somewhere about the middle."""
    wide, high = size
    picture = np.clip(np.array([50, 95, 35]) + rng.normal(0, 4, (high, wide, 1)), 0, 255)
    degrees = float(rng.uniform(-14, 14)) if turn is None else turn
    share = high * 0.55 / HEIGHT
    matrix = cv2.getRotationMatrix2D((WIDTH / 2, HEIGHT / 2), degrees, share)
    matrix[:, 2] += np.array([wide / 2 - WIDTH / 2, high / 2 - HEIGHT / 2]) + rng.normal(0, high / 60, 2)
    soft = cv2.GaussianBlur(face, (0, 0), 0.6)
    laid = cv2.warpAffine(soft, matrix, size, flags=cv2.INTER_AREA)
    paper = cv2.warpAffine(np.full(face.shape[:2], 255, np.uint8), matrix, size)[..., None] / 255
    picture = (picture * (1 - paper) + laid * paper) * rng.uniform(0.85, 1.0) + rng.normal(0, 2, picture.shape)
    return np.asarray(np.clip(picture, 0, 255), np.uint8)


def _suit(face: Picture, suit: str, x: int, y: int, r: int) -> None:
    ink = _INK[suit]

    def disc(dx: float, dy: float, radius: float) -> None:
        cv2.circle(face, (round(x + dx * r), round(y + dy * r)), round(radius * r), ink, -1, cv2.LINE_AA)

    def shape(*points: tuple[float, float]) -> None:
        cv2.fillConvexPoly(face, np.array([(round(x + a * r), round(y + b * r)) for a, b in points]), ink, cv2.LINE_AA)

    if suit == "d":
        shape((0, -1), (0.8, 0), (0, 1), (-0.8, 0))
    elif suit == "h":
        disc(-0.5, -0.35, 0.52)
        disc(0.5, -0.35, 0.52)
        shape((-0.98, -0.15), (0.98, -0.15), (0, 1))
    elif suit == "s":
        shape((-1, 0.35), (1, 0.35), (0, -1))
        disc(-0.5, 0.35, 0.5)
        disc(0.5, 0.35, 0.5)
        shape((-0.2, 0), (0.2, 0), (0.3, 1), (-0.3, 1))
    else:
        disc(0, -0.5, 0.45)
        disc(-0.5, 0.25, 0.45)
        disc(0.5, 0.25, 0.45)
        shape((-0.18, -0.3), (0.18, -0.3), (0.3, 1), (-0.3, 1))
