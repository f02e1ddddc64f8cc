"""One pass of a deck before a camera: a card at a time in an announced order, taken when it lies at rest.

Waits are captured time, as everywhere: a film gives the same pass as the camera that made it.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.cards import Known
from dealer_assist.decks.locating import NoCard, find_card
from dealer_assist.decks.shown import EnrolError, UnclearPass
from dealer_assist.resources import must_take_files
from dealer_assist.sessions.folder import write_durably
from dealer_assist.vision.frame import Frame
from dealer_assist.vision.index_crop import Picture, Quad
from dealer_assist.vision.reading import CardReader, Kind

UNDO, SKIP, TAKE = "u", "s", "t"
KEYS = f"{UNDO}: the last card again, {SKIP}: leave this card out, {TAKE}: take what lies there (each with Enter)"
HOW = f"lay each card alone under the camera, take your hand away, then lay the next one on it or in its place; {KEYS}"

# Milliseconds of captured time.
_LOOK = 100
_REST = 350
_COARSE = 160           # pixels of the small picture's longer side
_DIFFERENT = 14         # grey levels
_MOVED = 0.004          # of the small picture: a card is more, the camera's noise and a flicker of the lamps are less
_SAME = 0.85            # likeness of two pictures of one card: 0.9 to 1; of two cards at most 0.7
_UPRIGHT = 128, 180
_SLACK = 6              # pixels by which outlines of one card may differ
_MARGIN = 0.35          # of the card's height, kept around it

Small = NDArray[np.int16]


class Pass:
    """Takes the cards of ``order`` from frames. ``taken`` is what has been shown so far, in order."""

    def __init__(self, reader: CardReader, order: Sequence[Known], say: Callable[[str], None]) -> None:
        self.reader, self.order, self.say = reader, order, say
        self.taken: list[tuple[Known, Picture]] = []
        self.skipped: list[Known] = []
        self._last: list[Picture] = []          # how the cards taken looked from straight above
        self._before: Small | None = None
        self._looked, self._moved, self._new, self._told = 0, 0, True, ""

    @property
    def done(self) -> bool:
        return len(self.taken) + len(self.skipped) >= len(self.order)

    @property
    def awaited(self) -> Known:
        return self.order[len(self.taken) + len(self.skipped)]

    def see(self, frame: Frame) -> None:
        if not self._told:      # not before the camera gives pictures
            self.say(HOW)
            self._ask()
        if frame.captured_at - self._looked < _LOOK * 1000:
            return
        self._looked = frame.captured_at
        small = _small(frame.pixels)
        moved = self._before is None or np.mean(np.abs(small - self._before) > _DIFFERENT) > _MOVED
        self._before = small
        if moved:
            self._moved, self._new = frame.captured_at, True
        elif self._new and frame.captured_at - self._moved >= _REST * 1000:
            self._new = False           # looked at once, until something moves again
            self._take(frame.pixels, insist=False)

    def key(self, key: str, pixels: Picture | None) -> None:
        if key == SKIP:
            self.skipped.append(self.awaited)
            self._ask()
        elif key == UNDO and self.taken:
            card, _ = self.taken.pop()
            self._last.pop()
            self.skipped = [left for left in self.skipped if self.order.index(left) < self.order.index(card)]
            self.say(f"{card} is struck")
            self._ask()
        elif key == TAKE and pixels is not None:
            self._take(pixels, insist=True)
        else:
            self.say(KEYS)

    def _take(self, pixels: Picture, insist: bool) -> None:
        try:
            outline = find_card(self.reader, pixels).outline
        except NoCard as fault:
            if insist:
                self._tell(f"the picture {fault}")
            return
        upright = _from_above(pixels, outline)
        if self._last and not insist and _alike(upright, self._last[-1]):
            self._tell(f"the same card still lies there as for {self.taken[-1][0]}; {TAKE} takes it all the same")
            return
        card, cut = self.awaited, _around(pixels, outline)
        self.taken.append((card, cut))
        self._last.append(upright)
        other = self._read(cut)
        if other is not None and other != card:
            self.say(f"{card}: taken, and looks like {other}; {UNDO} strikes it")
        self._ask()

    def _read(self, cut: Picture) -> Known | None:
        share = 320 / max(cut.shape[:2])
        small = np.asarray(cv2.resize(cut, None, fx=share, fy=share, interpolation=cv2.INTER_AREA), np.uint8)
        doubt: dict[Known, float] = {}      # left by all corners that say so
        for seen in self.reader.read([small])[0]:
            if seen.kind is Kind.INDEX and seen.card is not None:
                doubt[seen.card] = doubt.get(seen.card, 1.0) * (1 - seen.certainty)
        surest = min(doubt, key=lambda card: doubt[card], default=None)
        return surest if surest is not None and 1 - doubt[surest] >= self.reader.accept_certainty else None

    def _ask(self) -> None:
        count = f"[{len(self.taken)}/{len(self.order)}]"
        self._tell(f"{count} all shown" if self.done else f"{count} show {self.awaited}")

    def _tell(self, line: str) -> None:
        if line != self._told:
            self._told = line
            self.say(line)


def watch_pass(frames: Iterable[Frame], reader: CardReader, order: Sequence[Known], keep: Path,
               say: Callable[[str], None], keys: Callable[[], str | None]) -> Path:
    """Keeps a picture of each card, named by it, in ``keep``: the deck can be learnt anew from them."""
    must_take_files(keep, "--folder")
    if keep.exists() and any(keep.iterdir()):
        raise EnrolError(f"{keep}: pictures of an earlier pass lie here; learn from them with --from {keep}, or remove "
                         "the folder")
    watched, kept, camera = Pass(reader, order, say), list[Path](), ""
    try:
        for frame in frames:
            camera = frame.camera
            watched.see(frame)
            _keep(watched, keep, kept)      # at once: a power cut takes nothing with it
            while not watched.done and (key := keys()) is not None:
                watched.key(key, frame.pixels)
                _keep(watched, keep, kept)
            if watched.done:
                break
    finally:                # nor does a camera that goes away, or who stops this
        _keep(watched, keep, kept)
        if kept and not watched.done:
            say(f"the pictures so far are in {keep}: add pictures of the other cards there, and learn with --from "
                f"{keep}")
    if not watched.taken:
        raise EnrolError(f"{camera}: no card was taken, and nothing is kept; a camera, or a film, was expected before "
                         "which each card lies still for a third of a second (pictures are learnt with --from FOLDER)")
    if not watched.done:
        raise UnclearPass(f"the camera ended after {len(watched.taken)} cards, before {watched.awaited}: nothing was "
                          "learnt")
    return keep


def _keep(watched: Pass, keep: Path, kept: list[Path]) -> None:
    """Of each card that is taken now a picture lies in ``keep``, and of what was struck none."""
    while len(kept) > len(watched.taken):
        kept.pop().unlink(missing_ok=True)
    for number, (card, picture) in enumerate(watched.taken[len(kept):], len(kept) + 1):
        _, packed = cv2.imencode(".png", picture)
        keep.mkdir(parents=True, exist_ok=True)
        file = keep / f"{card}_{number:02d}.png"
        write_durably(file, packed.tobytes())
        kept.append(file)


def keys_typed() -> Callable[[], str | None]:
    """Lines of the standard input as they come, without waiting: works in every terminal of every system."""
    typed: SimpleQueue[str] = SimpleQueue()

    def listen() -> None:
        try:
            for line in sys.stdin:
                typed.put(line.strip().lower()[:1])
        except (OSError, ValueError):
            return                  # no input: nobody types

    threading.Thread(target=listen, name="keys", daemon=True).start()

    def next_key() -> str | None:
        try:
            return typed.get_nowait()
        except Empty:
            return None

    return next_key


def _small(pixels: Picture) -> Small:
    share = _COARSE / max(pixels.shape[:2])
    small = cv2.resize(pixels, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
    return np.asarray(cv2.cvtColor(small, cv2.COLOR_BGR2GRAY), np.int16)


def _from_above(pixels: Picture, outline: Quad) -> Picture:
    wide, high = _UPRIGHT
    target = np.array([[0, 0], [wide, 0], [wide, high], [0, high]], np.float32)
    return np.asarray(cv2.warpPerspective(pixels, cv2.getPerspectiveTransform(outline, target), _UPRIGHT), np.uint8)


def _alike(one: Picture, other: Picture) -> bool:
    middle = np.s_[_SLACK:-_SLACK, _SLACK:-_SLACK]
    return max(float(cv2.matchTemplate(other, np.ascontiguousarray(way[middle]), cv2.TM_CCOEFF_NORMED).max())
               for way in (one, one[::-1, ::-1])) > _SAME


def _around(pixels: Picture, outline: Quad) -> Picture:
    margin = _MARGIN * float(np.linalg.norm(outline[3] - outline[0]))
    (x0, y0), (x1, y1) = outline.min(0) - margin, outline.max(0) + margin
    return pixels[max(int(y0), 0):int(y1) + 1, max(int(x0), 0):int(x1) + 1].copy()
