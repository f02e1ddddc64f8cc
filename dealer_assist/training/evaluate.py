"""Measures the shipped models by the product's own ways of reading: photographs, and scenes of decks held out."""

from __future__ import annotations

import importlib.util
import json
import math
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import cv2
import numpy as np

from dealer_assist.resources import text_in
from dealer_assist.training import overlaps
from dealer_assist.training.measures import (
    ALL_SUITS,
    CERTAINTIES,
    Homography,
    Labelled,
    LabelsError,
    Outcome,
    Score,
    confusion,
    expect,
    labelled_of,
    over_of,
    suits_of,
)
from dealer_assist.training.scene import Label
from dealer_assist.training.shards import StoredScene
from dealer_assist.vision.index_crop import Picture
from dealer_assist.vision.looks import height
from dealer_assist.vision.overlap import Lying
from dealer_assist.vision.photograph import PLANS, USUAL, PhotographReader, Plan
from dealer_assist.vision.picture_file import PictureError, open_picture
from dealer_assist.vision.reading import CardReader, Kind, Seen

_LABELS = "labels.jsonl"
_ROW = '{"image": "a.jpg", "cards": [{"label": "TD"}]}'
_ORDER = '{"image": "a.jpg", "over": [["TD", "5H"]]}'
_TOLD_EVERY = 20    # pictures
_QUALITY = 85       # of the JPEG that a picture seen from elsewhere becomes
_FOCAL = 1.2        # of the longer side: what a camera sees that was held as they usually are
_HD, _UHD, _ZONE = (1920, 1080), (3840, 2160), (416, 416)


@dataclass(frozen=True)
class Sample:
    """A picture and what is labelled in it. ``share``: of its size, as a camera farther away would see it; ``lean``:
    degrees, as one would see it that stands so much lower, were all in it flat; ``grey``: without its colours."""

    file: Path
    labelled: tuple[Labelled, ...]
    share: float = 1.0
    lean: float = 0.0
    grey: bool = False
    laid: tuple[Lying, ...] = ()            # of a scene: all its cards, the lower ones first
    over: tuple[tuple[str, str], ...] = ()  # of a photograph: which card lies on which other

    def picture(self) -> Picture:
        picture = open_picture(self.file)
        if self.grey:
            picture = np.asarray(cv2.cvtColor(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR), np.uint8)
        if self.share == 1 and self.lean == 0:
            return picture
        seen = cv2.resize(picture, None, fx=self.share, fy=self.share, interpolation=cv2.INTER_AREA)
        if self.lean:
            through, (wide, high) = _leaning(seen.shape[1], seen.shape[0], self.lean)
            twice = cv2.warpPerspective(seen, np.diag([2.0, 2.0, 1.0]) @ through, (2 * wide, 2 * high),
                                        borderValue=seen.mean((0, 1)).tolist())
            seen = cv2.resize(twice, (wide, high), interpolation=cv2.INTER_AREA)    # so that fine lines do not break
        _, packed = cv2.imencode(".jpg", seen, [cv2.IMWRITE_JPEG_QUALITY, _QUALITY])
        return np.asarray(cv2.imdecode(packed, cv2.IMREAD_COLOR), np.uint8)

    def seen_from(self, share: float, lean: float, *, grey: bool = False) -> Sample:
        through = np.diag([share, share, 1.0])
        if lean:
            high, wide = open_picture(self.file).shape[:2]
            through = _leaning(round(wide * share), round(high * share), lean)[0] @ through
        labelled = tuple(label.seen_through(through) for label in self.labelled)
        return replace(self, labelled=labelled, share=share, lean=lean, grey=grey)


def _leaning(wide: int, high: int, degrees: float) -> tuple[Homography, tuple[int, int]]:
    """Where each point of a flat picture is seen by one who leans away from straight above it, and in what size."""
    far, turned = _FOCAL * max(wide, high), math.radians(degrees)
    through = np.array([[far, 0, 0], [0, far * math.cos(turned), 0], [0, -math.sin(turned), far]]) @ np.array(
        [[1, 0, -wide / 2], [0, 1, -high / 2], [0, 0, 1]])
    corners = cv2.perspectiveTransform(np.array([[[0.0, 0], [wide, 0], [wide, high], [0, high]]]), through)[0]
    (left, top), (right, bottom) = corners.min(0).tolist(), corners.max(0).tolist()
    shown = np.array([[1, 0, -left], [0, 1, -top], [0, 0, 1]]) @ through
    return shown, (math.ceil(right - left), math.ceil(bottom - top))


@dataclass(frozen=True)
class SampleSet:
    """What is to be read of a folder or split. ``suits``: that its labels name, those of the pictures left out too."""

    name: str
    samples: list[Sample]
    suits: str


def photographs(folder: Path, sample: int | None, only: Path | None) -> list[Sample]:
    return photograph_set(folder, sample, only).samples


def photograph_set(folder: Path, sample: int | None, only: Path | None) -> SampleSet:
    """Of a folder with `labels.jsonl`: all, the same `sample` each time, or those whose name `only` holds a part of."""
    samples = list(_labelled_in(folder))
    suits = suits_of(one.labelled for one in samples)
    if only is not None:
        parts = text_in(only).split()
        samples = [one for one in samples if any(part in one.file.name for part in parts)]
    if not samples:
        raise LabelsError(f"{folder / _LABELS}: no picture is labelled{f' that {only} names' if only else ''}; a line "
                          f"like {_ROW} was expected")
    if sample is not None and sample < len(samples):
        samples = [samples[i] for i in np.random.default_rng(0).permutation(len(samples))[:sample]]
    return SampleSet(folder.resolve().name, samples, suits)


def _labelled_in(folder: Path) -> Iterator[Sample]:
    file, lines = folder / _LABELS, dict[Path, int]()
    try:
        text = text_in(file)
    except OSError as fault:
        raise LabelsError(f"{file}: {fault.strerror}; a folder of photographs with {_LABELS} was expected, a line like "
                          f"{_ROW} for each of them") from None
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            try:
                row = _row(line, _ROW)
                picture = folder / expect(str, row.get("image"), "image", "the name of a picture's file")
                labels = tuple(labelled_of(row.get("cards")))
            except LabelsError as fault:
                raise LabelsError(f"{file}, line {number}: {fault}") from None
            if not picture.is_file():       # rather now than after an hour
                raise LabelsError(f"{file}, line {number}: {picture}: there is no such file")
            if (before := lines.setdefault(picture.resolve(), number)) != number:
                raise LabelsError(f"{file}, line {number}: image: {picture} is on line {before} already; one line for "
                                  "each picture was expected: write all of its cards there")
            yield Sample(picture, labels)


def orders_in(file: Path) -> dict[str, tuple[tuple[str, str], ...]]:
    """By the name of a picture, which card lies on which other there."""
    orders = {}
    for number, line in enumerate(text_in(file).splitlines(), 1):
        if line.strip():
            try:
                row = _row(line, _ORDER)
                picture = expect(str, row.get("image"), "image", "the name of a picture's file")
                orders[picture] = over_of(row.get("over"))
            except LabelsError as fault:
                raise LabelsError(f"{file}, line {number}: {fault}") from None
    return orders


def _row(line: str, example: str) -> dict[str, object]:
    expected = f"an object such as {example}"
    try:
        return expect(dict, json.loads(line), "the line", expected)
    except json.JSONDecodeError as fault:
        raise LabelsError(f"not JSON ({fault.msg}, character {fault.pos + 1}); {expected} was expected") from None
    except (ValueError, RecursionError):
        raise LabelsError(f"digits, or lists within lists, without end; {expected} was expected") from None


def scenes_as_photographs(split: str, scenes: Iterable[StoredScene]) -> SampleSet:
    samples = []
    for scene in scenes:
        slants = [_slant(label) for label in scene.labels if label.kind is not Kind.INDEX]
        slant = statistics.median(slants) if slants else None
        samples.append(Sample(scene.file, tuple(
            Labelled(label.card if known else None, _box(label), True, height(label.quad), slant)
            for known, labels in ((True, scene.labels), (False, scene.half_hidden)) for label in labels
            if label.kind is Kind.INDEX), laid=scene.cards))
    return SampleSet(split, samples, ALL_SUITS)


def _box(label: Label) -> tuple[float, float, float, float]:
    x0, y0, x1, y1 = (float(edge) for edge in (*label.quad.min(0), *label.quad.max(0)))
    return x0, y0, x1, y1


def _slant(outline: Label) -> float:
    """Degrees from straight above at which this card is seen: a circle on it would be an ellipse."""
    card = np.array([[0, 0], [63, 0], [63, 88], [0, 88]], np.float64)
    corners = np.concatenate([card, np.ones((4, 1))], axis=1)
    affine = np.linalg.lstsq(corners, outline.quad.astype(np.float64), rcond=None)[0][:2]
    long, short = np.linalg.svd(affine, compute_uv=False).tolist()
    return math.degrees(math.acos(min(short / max(long, 1e-9), 1.0)))


def score(reader: CardReader, of_set: SampleSet, say: Callable[[str], object], plan: Plan = USUAL) -> Score:
    """Read as `dealer-assist read` reads them. ``say``: how far it is."""
    photographs_reader = PhotographReader(reader, plan)
    result = Score(of_set.name, of_set.suits)
    for number, sample in enumerate(of_set.samples, 1):
        picture = sample.picture()
        started = time.process_time()
        cards = photographs_reader.read(picture)
        result.seconds += time.process_time() - started
        result.add(sample.labelled, cards, sample.file.name)
        result.orders += overlaps.told(cards, sample.laid) + overlaps.told_by_name(cards, sample.over)
        result.outside += [f"{sample.file.name}: {label.card}" for label in sample.labelled if label.outside(picture)]
        if number % _TOLD_EVERY == 0:
            say(f"{of_set.name}: {number} of {len(of_set.samples)} pictures")
    return result


def plans(reader: CardReader, of_set: SampleSet, say: Callable[[str], object]) -> Iterator[str]:
    """Accuracy against time."""
    yield f"{of_set.name}: {len(of_set.samples)} pictures"
    yield f"  {'plan':<10} {'longest side':<16} {'s a picture':>12} {'right':>7} {'wrong':>6} {'recall':>8}"
    for plan_name, plan in PLANS.items():
        got = score(reader, of_set, say, plan)
        yield (f"  {plan_name:<10} {f'{plan.least} to {plan.most}':<16} {got.seconds / max(got.pictures, 1):>12.2f} "
               f"{got.accepted(Outcome.RIGHT):>7} {got.wrong:>6} {got.names_right / max(got.names, 1):>8.4f}")


def must_be_writable(file: Path) -> None:
    """Where the picture of confusions goes: refused now rather than after an hour."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.open("ab").close()
    except OSError as fault:
        raise PictureError(f"{file}: {fault.strerror}; a file that can be written was expected, for the picture of "
                           "which card was taken for which: name one with --confusion") from fault


def save_confusion(scores: Iterable[Score], file: Path) -> None:
    _, packed = cv2.imencode(".png", confusion(reading for one in scores for reading in one.readings))
    file.write_bytes(np.asarray(packed).tobytes())


# -- index by index, as a zone of a calibrated table is read ---------------------------------------------------------


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


# -- times -----------------------------------------------------------------------------------------------------------


def times(reader: CardReader, models: Path, samples: Sequence[Sample], threads: int, rounds: int = 3) -> Iterator[str]:
    """The same pictures, filled up to the size, through everything that is installed: on a machine that does other work
    too, the processor's time says more than the clock's."""
    pictures = [sample.picture() for sample in samples[:2]]
    yield (f"milliseconds by the clock / of the processor, medians of {rounds} rounds over {len(pictures)} pictures, "
           f"{threads} threads")
    sizes = (("zone 416 × 416", _ZONE), ("1920 × 1080", _HD), ("3840 × 2160", _UHD))
    sized = {name: [_filling(picture, size) for picture in pictures] for name, size in sizes}
    photographs_reader = PhotographReader(reader)
    runs: dict[str, Callable[[Picture], object]] = {
        "zone reading (one scale, onnxruntime)": lambda picture: reader.read([picture]),
        "photograph reading (all scales, onnxruntime)": photographs_reader.read,
        "detector alone, onnxruntime": lambda picture: reader.find([picture]),
    }
    if importlib.util.find_spec("openvino") is not None:
        runs["detector alone, OpenVINO"] = _openvino(models / "detector.onnx", threads)
    if importlib.util.find_spec("ultralytics") is not None:
        runs["ultralytics predict (torch), detector alone"] = _ultralytics(models / "checkpoints/detector.pt", threads)
    yield f"  {'':<46}" + "".join(f"{name:>16}" for name, _ in sizes)
    for what, run in runs.items():
        row = []
        for name, _ in sizes:
            run(sized[name][0])
            clock, processor = [], []
            for _ in range(rounds):
                for picture in sized[name]:
                    started, busy = time.perf_counter(), time.process_time()
                    run(picture)
                    clock.append(time.perf_counter() - started)
                    processor.append(time.process_time() - busy)
            took = f"{1000 * statistics.median(clock):.0f} / {1000 * statistics.median(processor):.0f}"
            row.append(f"{took:>16}")
        yield f"  {what:<46}" + "".join(row)
    for library in ("openvino", "ultralytics"):
        if importlib.util.find_spec(library) is None:
            yield f"  {library} is not installed here: not measured"


def _filling(picture: Picture, size: tuple[int, int]) -> Picture:
    """Cut from the middle to the shape that is asked for, then brought to its size."""
    wide, high = size
    share = max(wide / picture.shape[1], high / picture.shape[0])
    large = cv2.resize(picture, None, fx=share + 1e-3, fy=share + 1e-3, interpolation=cv2.INTER_AREA)
    left, top = (large.shape[1] - wide) // 2, (large.shape[0] - high) // 2
    return np.ascontiguousarray(large[top : top + high, left : left + wide], np.uint8)


def _openvino(file: Path, threads: int) -> Callable[[Picture], object]:
    import openvino  # type: ignore[import-not-found,unused-ignore]

    exactly = {"INFERENCE_NUM_THREADS": threads, "INFERENCE_PRECISION_HINT": "f32"}     # else half of it, where it can
    model = openvino.Core().compile_model(str(file), "CPU", exactly)

    def run(picture: Picture) -> object:
        below, right = -picture.shape[0] % 32, -picture.shape[1] % 32
        padded = np.pad(picture, ((0, below), (0, right), (0, 0)), constant_values=114)
        return model(np.ascontiguousarray(padded[None, ..., ::-1].transpose(0, 3, 1, 2), np.float32) / np.float32(255))

    return run


def _ultralytics(file: Path, threads: int) -> Callable[[Picture], object]:
    from dealer_assist.training import torchvision_stand_in

    torchvision_stand_in.install_if_needed()
    import torch
    from ultralytics import YOLO

    torch.set_num_threads(threads)
    model = YOLO(str(file), task="obb")
    return lambda picture: model.predict(picture, imgsz=max(picture.shape[:2]), verbose=False, device="cpu")
