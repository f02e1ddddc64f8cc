"""How long a photograph takes with few cards and with many: ``python -m tests.bench.crowded FOLDER [--only FILE]``.

FOLDER holds photographs and a ``labels.jsonl``. The fullest of them are put together, so many in a row and as many
rows, to pictures of 12 and of 8 megapixels, and each is read three times as ``dealer-assist read`` reads it.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from pathlib import Path

import cv2
import numpy as np

from dealer_assist.cards import Known
from dealer_assist.resources import MODELS
from dealer_assist.training.evaluate import Sample, photographs
from dealer_assist.vision.index_crop import Picture
from dealer_assist.vision.photograph import PhotographReader
from dealer_assist.vision.reading import CardReader

SIZES = (4000, 3000), (3840, 2160)
ROWS = 1, 2, 3, 4
TIMES = 3


def together(samples: list[Sample], rows: int, size: tuple[int, int]) -> Picture:
    wide, high = size[0] // rows, size[1] // rows
    pictures = [cv2.resize(sample.picture(), (wide, high), interpolation=cv2.INTER_CUBIC) for sample in samples]
    bands = [np.hstack(pictures[start:start + rows]) for start in range(0, len(pictures), rows)]
    return np.asarray(np.vstack(bands), np.uint8)


def main() -> int:
    parser = argparse.ArgumentParser("crowded", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", type=Path, help="only pictures whose names hold a word of this file")
    options = parser.parse_args()
    samples = sorted(photographs(options.folder, None, options.only), key=lambda sample: -len(sample.labelled))
    reader = PhotographReader(CardReader(MODELS))
    for size in SIZES:
        for rows in ROWS:
            shown = samples[:rows * rows]
            picture, took = together(shown, rows, size), list[float]()
            for _ in range(TIMES):
                begun = time.perf_counter()
                cards = reader.read(picture)
                took.append(time.perf_counter() - begun)
            labelled = sum(len(sample.labelled) for sample in shown)
            read = sum(isinstance(card.face, Known) for card in cards)
            print(f"{size[0]} × {size[1]}, {labelled} cards, {read} read: {statistics.median(took):.2f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
