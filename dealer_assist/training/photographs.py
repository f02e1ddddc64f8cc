"""Lessons from labelled photographs: whole cards are labelled, their corners are found by the reader that is there.

A corner is learnt only where the reader's own proposal agrees with the card's label. Pictures on the backgrounds that
`datasets/photographs-held-back.txt` names are never learnt from.
"""

from __future__ import annotations

import math
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path

import cv2
import numpy as np

from dealer_assist.resources import text_in
from dealer_assist.training.evaluate import Sample, photographs
from dealer_assist.training.measures import Labelled, LabelsError
from dealer_assist.training.scene import SIDE, Label, Scene
from dealer_assist.training.shards import SCENES_PER_SHARD, store
from dealer_assist.vision.index_crop import Picture, Quad, index_crop, readings
from dealer_assist.vision.photograph import scaled
from dealer_assist.vision.reading import CardReader, Kind

_LONG_SIDES = (720, 1080, 1440)
_PROPOSED, _AGREES = 0.3, 0.5  # the reader's chance for the labelled card, for one corner
_BACK_FOR_SURE = 0.7
_LOOKS = 5  # windows cut from each photograph
_WELL_LABELLED = 2  # corners found from which a card's other corners are taken to be hidden
_INDEX_HEIGHT, _SPREAD = 27.0, 0.4


def write_photograph_shards(reader: CardReader, folder: Path, held_back: Path, into: Path, first: int) -> int:
    """Shards from `first` on; returns how many."""
    kept = text_in(held_back).split()
    samples = [one for one in photographs(folder, None, None) if not any(moment in one.file.name for moment in kept)]
    for sample in samples:      # rather now than after an hour
        if any(label.box is None or label.index for label in sample.labelled):
            raise LabelsError(f"{sample.file}: a label without a box, or of one corner; [x1, y1, x2, y2] about each "
                              "whole card was expected")
    rng = np.random.default_rng(first)
    lessons: list[Scene] = []
    for sample in samples:
        lessons += _windows(reader, sample, rng)
    shards = [lessons[start : start + SCENES_PER_SHARD] for start in range(0, len(lessons), SCENES_PER_SHARD)]
    for number, scenes in enumerate(shards, first):
        target = into / "train" / f"{number:04d}"
        shutil.rmtree(target, ignore_errors=True)
        store(target, ((f"{place:04d}-photograph", scene) for place, scene in enumerate(scenes)))
    return len(shards)


def _windows(reader: CardReader, sample: Sample, rng: np.random.Generator) -> Iterator[Scene]:
    photograph = sample.picture()
    labels, doubtful, well_labelled = _corners(reader, photograph, sample.labelled)
    heights = [np.linalg.norm(label.quad[3] - label.quad[0]) for label in labels if label.kind is Kind.INDEX]
    if not heights:
        return
    for quad in doubtful:  # neither learnt nor said to be absent
        _paint_out(photograph, quad)
    for _ in range(_LOOKS):
        scale = float(np.clip(rng.lognormal(math.log(_INDEX_HEIGHT), _SPREAD), 11, 60)) / float(np.median(heights))
        about = labels[rng.integers(len(labels))].quad.mean(0) + rng.normal(0, 0.2, 2) * SIDE / scale
        size = np.array(photograph.shape[1::-1])
        reach = np.minimum(0.4 * SIDE / scale, size / 2)  # little of the window lies outside the photograph
        about = np.clip(about, reach, size - reach)
        matrix = cv2.getRotationMatrix2D((float(about[0]), float(about[1])), float(rng.uniform(0, 360)), scale)
        matrix[:, 2] += SIDE / 2 - about
        if all(_outside(box, matrix) for box in well_labelled):
            yield _window(photograph, labels, matrix, scale)


def _corners(
    reader: CardReader, photograph: Picture, cards: Sequence[Labelled]
) -> tuple[list[Label], list[Quad], list[tuple[float, ...]]]:
    """What is learnt; what is doubtful; and the boxes of cards that may show corners that nobody found."""
    indices: list[tuple[float, Label, tuple[float, ...]]] = []
    outlines: list[tuple[float, Label]] = []
    doubtful: list[Quad] = []
    boxes: list[tuple[float, ...]] = [card.box for card in cards if card.box is not None]
    names = [str(card) for card in reader.cards]
    for side in _LONG_SIDES:
        share = side / max(photograph.shape[:2])
        resized = scaled(photograph, share)
        for found in reader.find([resized])[0]:
            quad = np.asarray(found.corners / share, np.float32)
            homes = [(name, n) for n, box in enumerate(boxes)
                     if _holds(box, quad.mean(0)) and (name := cards[n].card) is not None]
            if found.kind is not Kind.INDEX:
                if found.kind is Kind.FACE or found.confidence >= _BACK_FOR_SURE:
                    outlines.append((found.confidence, Label(found.kind, quad, "")))
                continue
            turns = readings(found.corners)
            chances = reader.chances([index_crop(resized, turn) for turn in turns])
            says = max(((float(chances[t, names.index(name)]), t, n, name) for name, n in homes
                        for t in range(len(turns))), default=None)
            if says is not None and says[0] >= _AGREES and found.confidence >= _PROPOSED:
                _, turn, home, name = says
                upright = np.asarray(turns[turn] / share, np.float32)
                indices.append((found.confidence, Label(Kind.INDEX, upright, name), boxes[home]))
            else:
                doubtful.append(quad)
    learnt = _apart([(confidence, label) for confidence, label, _ in indices])
    learnt += [label for label in _apart(outlines) if label.kind is Kind.BACK or _fits(label.quad, boxes)]
    known = [label.quad.mean(0) for label in learnt if label.kind is Kind.INDEX]
    unsure = [
        quad for quad in doubtful
        if all(np.linalg.norm(quad.mean(0) - middle) > 0.6 * np.ptp(quad, 0).max() for middle in known)
    ]  # fmt: skip
    found_in = {box: len({tuple((label.quad.mean(0) / 12).round()) for _, label, home in indices if home == box})
                for box in boxes}  # fmt: skip
    return learnt, unsure, [box for box, count in found_in.items() if count < _WELL_LABELLED]


def _apart(found: list[tuple[float, Label]]) -> list[Label]:
    """Of things seen at several scales, the surest."""
    kept: list[Label] = []
    for _, label in sorted(found, key=lambda pair: -pair[0]):
        reach = 0.5 * float(np.linalg.norm(label.quad[0] - label.quad[2]))
        index = label.kind is Kind.INDEX
        if all(
            (other.kind is Kind.INDEX) != index or np.linalg.norm(other.quad.mean(0) - label.quad.mean(0)) > reach
            for other in kept
        ):
            kept.append(label)
    return kept


def _window(photograph: Picture, labels: list[Label], matrix: cv2.typing.MatLike, scale: float) -> Scene:
    smooth = photograph if scale >= 0.7 else cv2.GaussianBlur(photograph, (0, 0), 0.4 / scale)
    around = np.median(photograph[::8, ::8].reshape(-1, 3), 0).tolist()
    picture = cv2.warpAffine(smooth, matrix, (SIDE, SIDE), flags=cv2.INTER_LINEAR, borderValue=around)
    shown = []
    for label in labels:
        quad = np.asarray(cv2.transform(label.quad[None], matrix)[0], np.float32)
        inside = ((quad > -2) & (quad < SIDE + 2)).all(1)
        if inside.all() or (label.kind is not Kind.INDEX and inside.sum() >= 3):
            shown.append(Label(label.kind, np.clip(quad, 0, SIDE), label.card))
        elif label.kind is Kind.INDEX and ((quad > 0) & (quad < SIDE)).all(1).any():
            _paint_out(np.asarray(picture, np.uint8), quad)
    return Scene(np.asarray(picture, np.uint8), tuple(shown), ())


def _outside(box: tuple[float, ...], matrix: cv2.typing.MatLike) -> bool:
    x0, y0, x1, y1 = box
    corners = cv2.transform(np.array([[[x0, y0], [x1, y0], [x1, y1], [x0, y1]]], np.float32), matrix)[0]
    return bool((corners.max(0) < 0).any() or (corners.min(0) > SIDE).any())


def _paint_out(picture: Picture, quad: Quad) -> None:
    """With the colour of the paper around it."""
    middle = quad.mean(0)
    grown = (middle + (quad - middle) * 1.25).round().astype(np.int32)
    mask = np.zeros(picture.shape[:2], np.uint8)
    cv2.polylines(mask, [grown], True, 255, 2)
    paper = np.median(picture[mask > 0], 0) if mask.any() else np.full(3, 128)
    cv2.fillConvexPoly(picture, grown, [float(v) for v in paper])


def _holds(box: tuple[float, ...], point: Quad) -> bool:
    x0, y0, x1, y1 = box
    return bool(x0 - 6 < point[0] < x1 + 6 and y0 - 6 < point[1] < y1 + 6)


def _fits(quad: Quad, boxes: list[tuple[float, ...]]) -> bool:
    around = np.r_[quad.min(0), quad.max(0)]
    return any(_overlap(around, np.array(box)) > 0.7 for box in boxes)


def _overlap(one: Quad, other: Quad) -> float:
    low, high = np.maximum(one[:2], other[:2]), np.minimum(one[2:], other[2:])
    shared = float(np.prod(np.maximum(high - low, 0)))
    return shared / float(np.prod(one[2:] - one[:2]) + np.prod(other[2:] - other[:2]) - shared)
