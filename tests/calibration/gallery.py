"""Photographs of the first run and of the calibration guide, step by step, in every language.

``python -m tests.calibration.gallery`` writes docs/gallery-first-run.md and docs/gallery-first-run/ anew. The camera's
pictures are rendered; what is measured in them is measured by the guide itself.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from dealer_assist.calibration.steps import Calibrating
from dealer_assist.calibration.window import CalibrateWindow, Seen, Step
from dealer_assist.first_run import FirstRun
from dealer_assist.languages import TAGS, language
from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.tables import choices
from dealer_assist.vision.frame import Frame, Pixels
from dealer_assist.words import Currency, Words
from tests.calibration.saved import LAYOUT, LENS, TEXT
from tests.calibration.studio import sheet_seen
from tests.calibration.test_stills import SHEETS
from tests.overlay.gallery import DOCS, small

FOLDER = DOCS / "gallery-first-run"
SIZE = 1024, 600        # the smallest screen that it is made for
OPENING = """# The first run and the calibration guide

Photographed offscreen at {}x{} by `python -m tests.calibration.gallery`, which writes this page too. The camera's
pictures are rendered; what is measured in them is measured by the guide itself.
"""
SAID = {"questions": "Three questions", "lens": "The lens: what is still missing", "plane": "Four points by finger",
        "refused": "Zones that cannot stay so", "zones": "The zones over their print", "check": "What can be read",
        "far": "A camera that is too far away"}


def photographs(tag: str, size: tuple[int, int]) -> Iterator[tuple[str, QImage]]:
    words = Words(Currency("", 0), language(tag))
    questions = FirstRun(words, tuple(choices()), Path("records"))
    questions.found(("0", 1920, 1080))
    questions.game_of["club_holdem"].click()
    questions.camera_of["0"].click()
    yield "questions", taken(questions, size)

    sheets = [sheet_seen(LENS, middle, 25, turns, number) for number, (middle, turns) in enumerate(SHEETS[:5])]
    felt = next(SimulatedCamera(LAYOUT, seed=8, rounds=1).frames()).pixels
    guide = CalibrateWindow(Calibrating("camera 0", TEXT, "land"), Path("table"), words)
    for sheet in sheets:
        for _ in range(2):
            see(guide, sheet)
    yield "lens", taken(guide, size)
    guide.skip()
    see(guide, felt)
    guide.use_touches()
    guide._choose_next()
    yield "plane", taken(guide, size)
    guide.use_marks()
    guide.forward()
    guide.chosen = 1
    for _ in range(6):
        guide._nudge(0, -10, resize=False)
    yield "refused", taken(guide, size)
    for _ in range(6):
        guide.undo()
    yield "zones", taken(guide, size)
    for pixels, name in ((felt, "check"), (np.asarray(cv2.resize(felt, None, fx=.55, fy=.55), np.uint8), "far")):
        guide._go(Step.PLANE)
        see(guide, pixels)
        guide.forward()
        guide.forward()
        guide._check()
        yield name, taken(guide, size)


def see(guide: CalibrateWindow, pixels: Pixels) -> None:
    view, new = guide.model.offer_still(pixels) if guide.step is Step.LENS else (None, False)
    guide.model.watch(pixels)
    guide.show_seen(Seen(Frame("camera 0", 0, 0, pixels), view, new))


def taken(window: QWidget, size: tuple[int, int]) -> QImage:
    window.resize(*size)
    window.show()
    QApplication.processEvents()
    return window.grab().toImage()


def main() -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QApplication([])
    FOLDER.mkdir(exist_ok=True)
    kept = {(name, tag): image for tag in TAGS for name, image in photographs(tag, SIZE)}
    page = [OPENING.format(*SIZE)]
    for name, said in SAID.items():
        for tag in TAGS:
            file = FOLDER / f"{name}-{tag}.png"
            small(kept[name, tag]).save(str(file), "PNG", 0)        # type: ignore[call-overload]
            page.append(f"![{said}, {language(tag).name}]({FOLDER.name}/{file.name})\n")
    (DOCS / "gallery-first-run.md").write_text("\n".join(page), encoding="utf-8")
    application.quit()
    print(f"{FOLDER}: {sum(file.stat().st_size for file in FOLDER.glob('*.png')):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
