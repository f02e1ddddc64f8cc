"""Writes scenes to disk in shards: pictures, oriented-box labels for the detector, and the truth for everything else.

A shard is reproducible from its split and number alone; a finished shard is never written again.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import threading
from collections.abc import Container, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from pathlib import Path

import cv2
import numpy as np

from dealer_assist.training.decks import HELD_OUT_DECKS, Deck, DeckError
from dealer_assist.training.grounds import load_grounds
from dealer_assist.training.scene import FAR, PHOTOGRAPH, SIDE, TABLE, Label, Scene, synthesise
from dealer_assist.vision.index_crop import Picture
from dealer_assist.vision.overlap import Lying
from dealer_assist.vision.reading import Kind

CLASSES = (Kind.INDEX, Kind.FACE, Kind.BACK)
# `house` shows decks of the training split in scenes that no training saw.
SPLITS = ("train", "held-out", "house")
SCENES_PER_SHARD = 400
_HOUSE_SHARE = 0.2
_OTHER_DECKS, _GROUNDS = 12, 24  # loaded per shard: variety across shards, little memory in each


class WorkersGone(Exception):
    """A process that made scenes ended before its work did."""


@dataclass(frozen=True)
class StoredScene:
    file: Path
    labels: tuple[Label, ...]
    half_hidden: tuple[Label, ...]
    cards: tuple[Lying, ...]

    def picture(self) -> Picture:
        return np.asarray(cv2.imread(str(self.file)), np.uint8)


def _belongs(deck: str, split: str) -> bool:
    if split == "house":
        return deck.startswith("house-")
    return (split == "held-out") == (deck in HELD_OUT_DECKS or deck.startswith("heldfont-"))


def write_shards(decks: Path, into: Path, split: str, numbers: range, workers: int) -> None:
    # Spawned: a fork of a process whose OpenCV has threads waits for ever for threads that it has not got. Who stops
    # this stops it here: a worker that is left alone would finish, and take up shard after shard.
    with ProcessPoolExecutor(workers, get_context("spawn"), _begin) as pool:
        tasks = [pool.submit(write_shard, decks, into, split, number) for number in numbers]
        try:
            for done, task in enumerate(tasks, 1):
                task.result()
                print(f"shard {done}/{len(tasks)}", flush=True)
        except KeyboardInterrupt:
            for worker in active_children():
                worker.terminate()
            print("the shards that are finished are kept; the same command goes on with the others", flush=True)
            raise
        except BrokenProcessPool:
            raise WorkersGone("A process that made scenes was ended from outside, for want of memory perhaps; the "
                              "shards that are finished are kept, and the same command goes on with the others; it "
                              "takes less memory with --threads 1 before the step's name.") from None


def _begin() -> None:
    """Ctrl-C is for who started this process, and when he is gone, however he ended, nobody asks for shards."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(parent_process(),), daemon=True).start()


def _end_with(asker: BaseProcess | None) -> None:
    if asker is not None:
        asker.join()
        os._exit(1)


def write_shard(decks: Path, into: Path, split: str, number: int) -> None:
    folder = into / split / f"{number:04d}"
    if folder.exists():
        return
    cv2.setNumThreads(1)
    store(folder, _scenes(np.random.default_rng([SPLITS.index(split), number]), decks, split))


def store(folder: Path, scenes: Iterable[tuple[str, Scene]]) -> None:
    unfinished = folder.with_suffix(".part")
    shutil.rmtree(unfinished, ignore_errors=True)
    (unfinished / "images").mkdir(parents=True)
    (unfinished / "labels").mkdir()
    with (unfinished / "truth.jsonl").open("w") as truth:
        for name, scene in scenes:
            cv2.imwrite(str(unfinished / f"images/{name}.jpg"), scene.picture, [cv2.IMWRITE_JPEG_QUALITY, 95])
            (unfinished / f"labels/{name}.txt").write_text("\n".join(_yolo_lines(scene)))
            truth.write(json.dumps(_truth(name, scene)) + "\n")
    unfinished.rename(folder)


def _scenes(rng: np.random.Generator, folder: Path, split: str) -> Iterator[tuple[str, Scene]]:
    files = [file for file in sorted(folder.glob("*.npz")) if _belongs(file.stem, split)]
    if not files:
        raise DeckError(f"No decks of the split '{split}' in {folder}: run 'dealer-assist train fetch' first.")
    house = [Deck.load(file) for file in files if file.stem.startswith("house-")]
    others = [file for file in files if not file.stem.startswith("house-")]
    # Printed decks are fewer than those drawn from fonts, and more like the decks of the world.
    drawn = [file for file in others if "font-" in file.stem]
    printed = [file for file in others if file not in drawn]
    halves = [[half[i] for i in rng.permutation(len(half))[: _OTHER_DECKS // 2]] for half in (drawn, printed)]
    chosen = [Deck.load(file) for half in halves for file in half]
    grounds = load_grounds(folder.parent / "grounds", rng, _GROUNDS, held_out=split != "train")
    for number in range(SCENES_PER_SHARD):
        from_house = bool(house) and (not chosen or rng.random() < _HOUSE_SHARE)
        decks = house if from_house else chosen
        shares = (0.7, 0.15, 0.15) if from_house else (0.25, 0.45, 0.3)
        conditions = (TABLE, PHOTOGRAPH, FAR)[int(rng.choice(3, p=shares))]
        deck = decks[rng.integers(len(decks))]
        yield f"{number:04d}-{deck.name}", synthesise(rng, (deck,), conditions, grounds)


def numbers_of(into: Path, split: str) -> list[int]:
    """The shards of a split that are there, of which there is one at least."""
    numbers = sorted(int(folder.name) for folder in (into / split).glob("[0-9][0-9][0-9][0-9]"))
    if not numbers:
        raise FileNotFoundError(f"No scenes of the split '{split}' in {into / split}: run 'dealer-assist train data' "
                                "first.")
    return numbers


def read_shards(into: Path, split: str, numbers: Container[int] | None = None) -> Iterator[StoredScene]:
    for folder in sorted((into / split).glob("[0-9][0-9][0-9][0-9]")):
        if numbers is not None and int(folder.name) not in numbers:
            continue
        for line in (folder / "truth.jsonl").read_text().splitlines():
            stored = json.loads(line)
            yield StoredScene(folder / f"images/{stored['image']}.jpg", _labels(stored["labels"]),
                              _labels(stored["half_hidden"]), cards_in(stored.get("cards", [])))


def _labels(stored: list[list[object]]) -> tuple[Label, ...]:
    return tuple(Label(Kind(str(kind)), np.array(quad, np.float32), str(card)) for kind, quad, card in stored)


def cards_in(stored: list[tuple[object, list[object]]]) -> tuple[Lying, ...]:
    """As ``cards_written`` gives them."""
    return tuple(Lying(np.array(outline, np.float32), tuple(np.array(quad, np.float32) for quad in indices))
                 for outline, indices in stored)


def cards_written(cards: Iterable[Lying]) -> list[list[object]]:
    return [[card.outline.round(2).tolist(), [quad.round(2).tolist() for quad in card.indices]] for card in cards]


def _truth(name: str, scene: Scene) -> dict[str, object]:
    def written(labels: tuple[Label, ...]) -> list[object]:
        return [[label.kind, label.quad.round(2).tolist(), label.card] for label in labels]

    return {"image": name, "labels": written(scene.labels), "half_hidden": written(scene.half_hidden),
            "cards": cards_written(scene.cards)}


def _yolo_lines(scene: Scene) -> Iterator[str]:
    frame = np.array([[0, 0], [SIDE, 0], [SIDE, SIDE], [0, SIDE]], np.float32)
    for label in scene.labels:
        quad = label.quad
        if (quad < 0).any() or (quad > SIDE).any():  # an outline cut by the picture's edge: what is left of it
            _, cut = cv2.intersectConvexConvex(quad, frame)
            quad = np.asarray(cv2.boxPoints(cv2.minAreaRect(np.asarray(cut, np.float32))), np.float32)
        corners = " ".join(f"{value:.5f}" for value in np.clip(quad / SIDE, 0, 1).ravel())
        yield f"{CLASSES.index(label.kind)} {corners}"
