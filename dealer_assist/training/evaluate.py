"""Measures the shipped models: on scenes of decks that no training saw, and on real photographs."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

import cv2
import numpy as np

from dealer_assist.training.scene import Label
from dealer_assist.training.shards import StoredScene
from dealer_assist.vision.index_crop import Picture
from dealer_assist.vision.reading import CardReader, Kind, Seen

CERTAINTIES = (0.5, 0.8, 0.85, 0.9, 0.95, 0.98, 0.99)
LONG_SIDES = (320, 480, 640, 960, 1440)  # an uncalibrated photograph may show cards at any scale


def on_scenes(reader: CardReader, scenes: Sequence[StoredScene]) -> str:
    """Index by index: right, wrong, and cards read where none lies."""
    truths = [(scene.labels, scene.half_hidden) for scene in scenes]
    answers: list[tuple[Seen, ...]] = []
    for start in range(0, len(scenes), 8):
        answers += reader.read([scene.picture() for scene in scenes[start : start + 8]])
    lines = [f"{len(scenes)} scenes"]
    for kind in (Kind.FACE, Kind.BACK):
        lines.append(_outlines(kind, truths, answers))
    total = sum(label.kind is Kind.INDEX for labels, _ in truths for label in labels)
    located = sum(
        _nearest(label, [thing for thing in seen if thing.kind is Kind.INDEX]) is not None
        for (labels, _), seen in zip(truths, answers, strict=True)
        for label in labels
        if label.kind is Kind.INDEX
    )
    lines.append(f"indices: {total}, found {located} ({located / max(total, 1):.4f})")
    for least in sorted({*CERTAINTIES, reader.accept_certainty}):
        count: Counter[str] = Counter()
        for (labels, half_hidden), seen in zip(truths, answers, strict=True):
            count += _judged(seen, [*labels, *half_hidden], least)
        mark = "  <- shipped" if least == reader.accept_certainty else ""
        lines.append(
            f"certainty >= {least}: right {count['right']} ({count['right'] / max(total, 1):.4f}), "
            f"wrong {count['wrong']}, nothing there {count['nothing']}{mark}"
        )
    return "\n".join(lines)


def _judged(seen: Iterable[Seen], labels: list[Label], least: float) -> Counter[str]:
    count: Counter[str] = Counter()
    indices = [label for label in labels if label.kind is Kind.INDEX]
    for thing in seen:
        if thing.card is None or thing.certainty < least:
            continue
        centre = np.mean(thing.quad, axis=0)
        near = [label for label in indices if float(np.linalg.norm(label.quad.mean(0) - centre)) < 0.4 * _size(label)]
        if not near:
            count["nothing"] += 1
        else:
            count["right" if any(label.card == str(thing.card) for label in near) else "wrong"] += 1
    return count


def _outlines(
    kind: Kind, truths: list[tuple[tuple[Label, ...], tuple[Label, ...]]], answers: list[tuple[Seen, ...]]
) -> str:
    found = said = true = 0
    for (labels, _), seen in zip(truths, answers, strict=True):
        things = [thing for thing in seen if thing.kind is kind]
        wanted = [label for label in labels if label.kind is kind]
        said += len(things)
        true += len(wanted)
        found += sum(_nearest(label, things) is not None for label in wanted)
    return f"{kind} outlines: {true}, found {found} ({found / max(true, 1):.4f}), said {said}"


def _nearest(label: Label, things: list[Seen]) -> Seen | None:
    centre = label.quad.mean(0)
    near = [
        thing for thing in things if float(np.linalg.norm(np.mean(thing.quad, axis=0) - centre)) < 0.3 * _size(label)
    ]
    return near[0] if near else None


def _size(label: Label) -> float:
    return float(np.linalg.norm(label.quad[0] - label.quad[2]))


def on_photographs(reader: CardReader, folder: Path, sample: int | None, sides: Sequence[int] = LONG_SIDES) -> str:
    """Distinct cards per picture, read at several scales and put together."""
    file = folder / "labels.jsonl"
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    if sample is not None and sample < len(rows):
        rows = [rows[i] for i in np.random.default_rng(0).permutation(len(rows))[:sample]]
    right: Counter[float] = Counter()
    said: Counter[float] = Counter()
    true = 0
    levels = sorted({*CERTAINTIES, reader.accept_certainty})
    for row in rows:
        wanted = {_name(card["label"]) for card in row["cards"] if "?" not in card["label"]}
        true += len(wanted)
        certainties = _read_at_scales(reader, _picture(folder / row["image"]), sides)
        for least in levels:
            cards = {card for card, certainty in certainties.items() if certainty >= least}
            said[least] += len(cards)
            right[least] += len(cards & wanted)
    lines = [f"{folder.name}: {len(rows)} photographs, {true} cards, long sides {tuple(sides)}"]
    for least in levels:
        mark = "  <- shipped" if least == reader.accept_certainty else ""
        lines.append(
            f"certainty >= {least}: precision {right[least] / max(said[least], 1):.4f} "
            f"recall {right[least] / max(true, 1):.4f} (right {right[least]}, wrong {said[least] - right[least]}){mark}"
        )
    return "\n".join(lines)


def _read_at_scales(reader: CardReader, picture: Picture, sides: Sequence[int]) -> dict[str, float]:
    certainties: dict[str, float] = {}
    for side in sides:
        share = side / max(picture.shape[:2])
        way = cv2.INTER_AREA if share < 1 else cv2.INTER_CUBIC
        scaled = np.asarray(cv2.resize(picture, None, fx=share, fy=share, interpolation=way), np.uint8)
        for thing in reader.read([scaled])[0]:
            if thing.card is not None:
                name = str(thing.card)
                certainties[name] = max(certainties.get(name, 0.0), thing.certainty)
    return certainties


def _name(label: str) -> str:
    return label[0] + label[1].lower() if len(label) == 2 else label.lower()


def _picture(file: Path) -> Picture:
    picture = cv2.imread(str(file))
    if picture is None:
        raise FileNotFoundError(f"{file} is named in labels.jsonl and is no picture.")
    return np.asarray(picture, np.uint8)
