"""What enrolling brings: a drawn deck is shown once, card by card; then scenes with it and with other decks are read
before and after. Needs the drawn decks of `dealer-assist train data`.

    python -m tests.verify.own_deck npm-younes --others house-two-1.0 gnome-plastic
"""

from __future__ import annotations

import argparse
import math
import time
from pathlib import Path

import cv2
import numpy as np

from dealer_assist.cards import Card
from dealer_assist.decks.command import interval
from dealer_assist.decks.enrolling import enrol
from dealer_assist.decks.shown import Shown
from dealer_assist.resources import MODELS
from dealer_assist.training.decks import CARD_NAMES, HEIGHT, WIDTH, Deck
from dealer_assist.training.scene import PHOTOGRAPH, TABLE, Scene, synthesise
from dealer_assist.vision.index_crop import Picture
from dealer_assist.vision.reading import CardReader, Kind

_NEAR = 0.4     # of an index's size: what is read so near to an index is read there


def shown_once(deck: Deck, rng: np.random.Generator) -> list[Shown]:
    """As a camera over a cloth sees single cards: a little turned and leaning, lit from one side."""
    return [Shown(name, Card.parse(name), _alone(deck.faces[name], rng)) for name in CARD_NAMES]


def _alone(face: Picture, rng: np.random.Generator, wide: int = 960, high: int = 720) -> Picture:
    tall = rng.uniform(330, 420)
    angle = math.radians(rng.uniform(-12, 12) + (180 if rng.random() < 0.3 else 0))
    cos, sin = math.cos(angle), math.sin(angle)
    corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * [tall * 0.355, tall / 2] @ [[cos, sin], [-sin, cos]]
    corners = corners / (1 + rng.uniform(0, 0.12) * corners.sum(1, keepdims=True) / 1200)
    corners += np.array([wide / 2, high / 2]) + rng.normal(0, 25, 2)
    source = np.array([[0, 0], [WIDTH, 0], [WIDTH, HEIGHT], [0, HEIGHT]], np.float32)
    laid = cv2.warpPerspective(face, cv2.getPerspectiveTransform(source, corners.astype(np.float32)), (wide, high))
    paper = laid[..., 3:] / 255
    picture = np.array([50, 100, 40]) + rng.normal(0, 4, (high, wide, 1))
    picture = picture * (1 - paper) + laid[..., :3] * paper * rng.uniform(0.88, 1)
    picture *= 1 + 0.2 * np.linspace(-0.5, 0.5, wide)[None, :, None]
    soft = cv2.GaussianBlur(picture, (0, 0), 0.7) + rng.normal(0, 3, picture.shape)
    return np.asarray(np.clip(soft, 0, 255), np.uint8)


def counted(reader: CardReader, scenes: list[Scene]) -> tuple[int, int, int, int]:
    """Indices; read right, wrong, and where none is, at the shipped threshold."""
    indices = right = wrong = invented = 0
    for scene in scenes:
        labels = [label for label in scene.labels if label.kind is Kind.INDEX]
        indices += len(labels)
        labels += [label for label in scene.half_hidden if label.kind is Kind.INDEX]
        for seen in reader.read([scene.picture])[0]:
            if seen.card is None or seen.certainty < reader.accept_certainty:
                continue
            there = {label.card for label in labels if np.linalg.norm(label.quad.mean(0) - np.mean(seen.quad, axis=0))
                     < _NEAR * np.linalg.norm(label.quad[0] - label.quad[2])}
            right += str(seen.card) in there
            wrong += bool(there) and str(seen.card) not in there
            invented += not there
    return indices, right, wrong, invented


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("deck")
    parser.add_argument("--others", nargs="*", default=["house-two-1.0"], help="decks that are not the one learnt")
    parser.add_argument("--scenes", type=int, default=200, help="of each deck")
    parser.add_argument("--drawn", type=Path, default=Path("datasets/cache/decks"))
    asked = parser.parse_args()
    reader = CardReader(MODELS)
    shown = shown_once(Deck.load(asked.drawn / f"{asked.deck}.npz"), np.random.default_rng(5))
    begun, worked = time.monotonic(), time.process_time()
    enrolled = enrol(reader, asked.deck, shown, print)
    print(f"enrolled in {time.monotonic() - begun:.0f} s, {time.process_time() - worked:.0f} s of processor time")
    print(f"in looks not learnt from: before {enrolled.before}, after {enrolled.after}", flush=True)
    own = CardReader(MODELS, deck=enrolled.deck)
    for name in (asked.deck, *asked.others):
        deck, rng = Deck.load(asked.drawn / f"{name}.npz"), np.random.default_rng(99)
        scenes = [synthesise(rng, (deck,), PHOTOGRAPH if n % 2 else TABLE) for n in range(asked.scenes)]
        for word, used in (("before", reader), ("after", own)):
            indices, right, wrong, invented = counted(used, scenes)
            low, high = interval(right, indices)
            least, most = interval(wrong + invented, right + wrong + invented)
            print(f"{name}, {len(scenes)} scenes, {word}: {right} of {indices} right ({low:.3f} to {high:.3f}), wrong "
                  f"{wrong}, nothing there {invented} ({least:.4f} to {most:.4f} of those read)", flush=True)


if __name__ == "__main__":
    main()
