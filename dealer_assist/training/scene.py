"""One synthetic look at a table: cards on printed felt, chips, an arm, and what a camera does to them.

The same generator state, decks and grounds give the same bytes.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

import av
import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.training.decks import CARD_NAMES, HEIGHT, WIDTH, Deck, Index
from dealer_assist.vision.index_crop import Picture, Quad
from dealer_assist.vision.overlap import Lying
from dealer_assist.vision.reading import Kind

SIDE = 416
LABELLED_INDEX = 0.85  # visible share from which an index counts as readable
LEAST_INDEX = 60  # square pixels; whether a smaller one is read or not, it is no fault
FORGOTTEN_INDEX = 0.2  # below this nothing of it is worth painting out
LABELLED_OUTLINE = 0.7
_OCCLUDER = -2
_STRIPS = 8  # flat ones that make up a bowed card
_CORNERS = np.array([[0.0, 0.0], [WIDTH, 0.0], [WIDTH, HEIGHT], [0.0, HEIGHT]])
_NEAREST = 0.1  # of the way from the camera to the middle of the felt
_PRINT = (
    "DEALER", "BLACKJACK PAYS 3 TO 2", "ANTE", "PLAY", "PAIR PLUS", "INSURANCE 2 TO 1", "PUSH 9", "9", "6", "K Q J",
    "BET 10", "A 2 3 4 5", "10", "BANKER", "PLAYER", "TIE 8:1", "LOW", "HIGH", "Q", "7", "J A", "88",
)  # fmt: skip

Canvas = NDArray[np.float32]
Matrix = NDArray[np.float64]


@dataclass(frozen=True)
class Label:
    kind: Kind
    quad: Quad  # top left, top right, bottom right, bottom left as the card or index reads upright
    card: str  # "Ah", "joker"; empty for outlines


@dataclass(frozen=True)
class Scene:
    picture: Picture
    labels: tuple[Label, ...]
    half_hidden: tuple[Label, ...]  # indices that show a little, or are tiny: it is no fault not to read them
    cards: tuple[Lying, ...] = ()  # whatever of them shows; the lower ones first


@dataclass(frozen=True)
class Bend:
    """How a card is bowed, about an axis along one of its sides: its middle off the felt, or two of its edges."""

    rise: float = 0.0  # felt pixels; below 0 the edges rise
    lengthwise: bool = True

    def height(self, points: Matrix) -> Matrix:
        """Of texture points above the felt."""
        along = points[:, 1] / HEIGHT if self.lengthwise else points[:, 0] / WIDTH
        return max(self.rise, 0) - self.rise * (2 * along - 1) ** 2

    def slope(self, along: Canvas) -> Canvas:
        """Felt pixels that the card rises, at each share of its length, over a whole length."""
        return -4 * np.float32(self.rise) * (2 * along - 1)


@dataclass
class Placed:
    deck: Deck
    face: str
    to_picture: Matrix  # from texture pixels of a flat card
    erased: list[Index]
    lift: Matrix  # what a felt pixel of height adds to that
    bend: Bend

    def seen(self, points: object) -> Quad:
        """Texture points in the picture."""
        shaped = np.asarray(points, np.float64).reshape(-1, 2)
        homogeneous = np.column_stack([shaped, np.ones(len(shaped))]) @ self.to_picture.T
        if self.bend.rise:
            homogeneous += self.bend.height(shaped)[:, None] * self.lift
        return np.asarray(homogeneous[:, :2] / homogeneous[:, 2:], np.float32)

    @property
    def before_the_camera(self) -> bool:
        """What lies behind it would be seen upside down, over all else."""
        return bool((np.column_stack([_CORNERS, np.ones(4)]) @ self.to_picture[2] > _NEAREST).all())

    @property
    def outline(self) -> Quad:
        return self.seen(_CORNERS)

    @property
    def edge(self) -> Quad:
        """All around, as it is bowed."""
        if not self.bend.rise:
            return self.outline
        steps = np.arange(_STRIPS)[:, None] / _STRIPS
        around = pairwise([*_CORNERS, _CORNERS[0]])
        return self.seen(np.concatenate([a + (b - a) * steps for a, b in around]))

    def quad(self, index: Index) -> Quad:
        x0, y0, x1, y1 = index.box
        corners = [
            [x0 * WIDTH, y0 * HEIGHT],
            [x1 * WIDTH, y0 * HEIGHT],
            [x1 * WIDTH, y1 * HEIGHT],
            [x0 * WIDTH, y1 * HEIGHT],
        ]
        quad = self.seen(corners)
        return np.roll(quad, 2, axis=0) if index.upside_down else quad


@dataclass(frozen=True)
class Conditions:
    """What scenes are like: a calibrated zone, an uncalibrated picture, a felt seen from afar and obliquely."""

    card_height: float = 145.0
    spread: float = 0.32  # of the logarithm of the card's height
    tilted: float = 0.6  # share of scenes seen obliquely
    empty: float = 0.08  # share without any card
    strange: float = 0.35  # share on another ground than cloth
    least_tilt: float = 0.15


TABLE = Conditions(145.0, 0.14, 0.25, strange=0.1)
PHOTOGRAPH = Conditions()
FAR = Conditions(92.0, 0.22, 0.9, strange=0.15, least_tilt=0.45)
_SMALLEST, _LARGEST = 56.0, 330.0  # a card's height: indices from about 10 to 60 pixels
_MOST_CARDS, _MOST_SPREAD = 18, 52


def synthesise(
    rng: np.random.Generator,
    decks: tuple[Deck, ...],
    conditions: Conditions = PHOTOGRAPH,
    grounds: tuple[Picture, ...] = (),
) -> Scene:
    return _Studio(rng, decks, conditions, grounds).scene()


def _project(matrix: Matrix, points: object) -> Quad:
    shaped = np.asarray(points, np.float64).reshape(-1, 1, 2)
    return np.asarray(cv2.perspectiveTransform(shaped, matrix), np.float32).reshape(-1, 2)


_GRID = np.stack(np.meshgrid(np.linspace(0.04, 0.96, 9), np.linspace(0.04, 0.96, 13)), -1).reshape(-1, 2)


def too_small(index: Quad) -> bool:
    return abs(cv2.contourArea(index)) < LEAST_INDEX


def _visible(quad: Quad, owner: NDArray[np.int16], wanted: int) -> float:
    unit = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)
    points = _project(np.asarray(cv2.getPerspectiveTransform(unit, quad), np.float64), _GRID).round().astype(int)
    inside = (points >= 0).all(1) & (points < SIDE).all(1)
    x, y = points[inside].T
    return float((owner[y, x] == wanted).sum()) / len(points)


class _Noise:
    """Drawing half a million normal numbers costs more than the rest of a scene: one bank is cut in many ways."""

    def __init__(self) -> None:
        self.bank = np.random.default_rng(0).normal(0, 1, (SIDE * 2, SIDE * 2, 3)).astype(np.float32)

    def cut(self, rng: np.random.Generator, side: int = SIDE) -> Canvas:
        y, x = (int(v) for v in rng.integers(0, SIDE * 2 - side, 2))
        cut = self.bank[y : y + side, x : x + side]
        return cut[:: -1 if rng.random() < 0.5 else 1, :: -1 if rng.random() < 0.5 else 1]


_NOISE = _Noise()


class _Studio:
    def __init__(
        self, rng: np.random.Generator, decks: tuple[Deck, ...], conditions: Conditions, grounds: tuple[Picture, ...]
    ) -> None:
        self.rng, self.decks, self.conditions, self.grounds = rng, decks, conditions, grounds
        height = math.exp(rng.normal(math.log(conditions.card_height), conditions.spread))
        self.card_height = float(np.clip(height, _SMALLEST, _LARGEST))
        self.worn = float(rng.uniform(0.1, 1)) if rng.random() < 0.25 else 0.0
        self.bent = float(rng.uniform(0.01, 0.07)) if rng.random() < 0.3 else 0.0
        self.glossy = float(rng.uniform(20, 130)) if rng.random() < 0.25 else 0.0
        self.camera, self.lift = self._camera()
        self.aspect = float(rng.uniform(0.64, 0.735))  # bridge to poker width

    def scene(self) -> Scene:
        rng = self.rng
        picture = self._background()
        placed = [] if rng.random() < self.conditions.empty else self._deal()
        covers = self._covers()
        owner = np.full((SIDE, SIDE), -1, np.int16)
        for number, card in enumerate(placed):
            _fill(owner, card.edge, number)
        for mask, _ in covers:
            owner[mask > 127] = _OCCLUDER
        labels, half_hidden = self._label(placed, owner)
        for _ in range(int(rng.integers(0, 5)) if rng.random() < 0.4 else 0):
            self._paint(picture, *self._chip())
        for card in placed:
            self._draw_card(picture, card)
        for mask, paint in covers:
            self._paint(picture, mask, paint)
        cards = tuple(Lying(card.edge, tuple(map(card.quad, card.deck.indices.get(card.face, ())))) for card in placed)
        return Scene(self._photograph(picture), labels, half_hidden, cards)

    def _label(self, placed: list[Placed], owner: NDArray[np.int16]) -> tuple[tuple[Label, ...], tuple[Label, ...]]:
        labels: list[Label] = []
        half_hidden: list[Label] = []
        for number, card in enumerate(placed):
            outline = card.outline
            if _visible(outline, owner, number) >= LABELLED_OUTLINE:
                labels.append(Label(Kind.BACK if card.face.startswith("back") else Kind.FACE, outline, ""))
            for index in card.deck.indices.get(card.face, ()):
                quad = card.quad(index)
                seen = _visible(quad, owner, number)
                label = Label(Kind.INDEX, quad, "joker" if card.face.startswith("joker") else card.face)
                if too_small(quad):
                    if seen > FORGOTTEN_INDEX:
                        half_hidden.append(label)
                elif seen >= LABELLED_INDEX:
                    labels.append(label)
                elif seen > FORGOTTEN_INDEX:
                    # Neither readable nor absent: mostly painted out, so that the detector is taught no guess.
                    if self.rng.random() < 0.7:
                        card.erased.append(index)
                    else:
                        half_hidden.append(label)
        return tuple(labels), tuple(half_hidden)

    # -- where things lie ------------------------------------------------------------------------------------

    def _camera(self) -> tuple[Matrix, Matrix]:
        """From felt pixels about the middle to picture pixels, and what height above the felt adds to it: a pinhole
        camera, tilted or not."""
        rng = self.rng
        steep = rng.uniform(self.conditions.least_tilt, 1.15)
        tilt = steep if rng.random() < self.conditions.tilted else rng.uniform(0, 0.12)
        turn, focal = rng.uniform(0, 2 * math.pi), SIDE * rng.uniform(1.3, 4)
        zoom = 1 / math.sqrt(math.cos(tilt))
        cos, sin = math.cos(turn), math.sin(turn)
        rotate = np.array([[cos, -sin, 0], [sin, cos, 0], [0, 0, 1]])
        lean = np.array([[1, 0, 0], [0, math.cos(tilt), 0], [0, math.sin(tilt) / focal, 1]])
        centre = np.array([[zoom, 0, SIDE / 2], [0, zoom, SIDE / 2], [0, 0, 1]])
        rises = np.array([0, math.sin(tilt), -math.cos(tilt) / focal])
        return np.asarray(centre @ rotate.T @ lean @ rotate), np.asarray(centre @ rotate.T @ rises)

    def _place(self, x: float, y: float, degrees: float, deck: Deck, face: str) -> Placed:
        high = self.card_height
        wide = high * self.aspect
        angle = math.radians(degrees)
        cos, sin = math.cos(angle), math.sin(angle)
        pose = np.array([[cos, -sin, x], [sin, cos, y], [0, 0, 1]])
        size = np.array([[wide / WIDTH, 0, -wide / 2], [0, high / HEIGHT, -high / 2], [0, 0, 1]])
        return Placed(deck, face, self.camera @ pose @ size, [], self.lift, self._bend(high))

    def _bend(self, high: float) -> Bend:
        """Cards of one deck are bowed alike, more or less; one now and then the other way."""
        if not self.bent:
            return Bend()
        rng = self.rng
        rise = high * self.bent * rng.uniform(0.2, 1.3) * (-1 if rng.random() < 0.3 else 1)
        return Bend(float(rise), bool(rng.random() < 0.75))

    def _deal(self) -> list[Placed]:
        rng, high = self.rng, self.card_height
        deck = self.decks[rng.integers(len(self.decks))]
        reach = SIDE * 0.45
        base = rng.uniform(0, 360) if rng.random() < 0.5 else rng.choice([0, 90, 180, 270]) + rng.normal(0, 6)
        placed: list[Placed] = []
        layout = int(rng.integers(6)) if rng.random() < 0.9 else 6
        groups = 1 if layout in (0, 6) else int(rng.integers(1, 4))
        if high < 110 and layout not in (0, 6):  # seen from afar, more hands fit into the picture
            groups += int(rng.integers(0, 4))
        for _ in range(groups):
            face_down = rng.random() < 0.14
            x, y = rng.uniform(-reach, reach, 2)
            for dx, dy, turn in self._group(layout, high):
                angle = math.radians(base)
                px = x + dx * math.cos(angle) - dy * math.sin(angle) + rng.normal(0, 0.012 * high)
                py = y + dx * math.sin(angle) + dy * math.cos(angle) + rng.normal(0, 0.012 * high)
                if layout == 0:
                    px, py, turn = *rng.uniform(-reach, reach, 2), rng.uniform(0, 360)
                down = face_down if rng.random() < 0.9 else rng.random() < 0.3
                degrees = base + turn + rng.normal(0, 3) + (180 if rng.random() < 0.2 else 0)
                placed.append(self._place(px, py, degrees, deck, self._face(deck, down)))
            base += rng.normal(0, 10) + (90 if rng.random() < 0.15 else 0)
        return [card for card in placed[: _MOST_SPREAD if layout == 6 else _MOST_CARDS] if card.before_the_camera]

    def _group(self, layout: int, high: float) -> list[tuple[float, float, float]]:
        """Offsets and turns of the cards of one hand, first dealt first."""
        rng = self.rng
        wide = high * self.aspect
        count = int(rng.integers(1, 6))
        steps = np.arange(count) - count / 2
        if layout == 0:
            return [(0.0, 0.0, 0.0)] * int(rng.integers(1, 8))
        if layout == 1:  # side by side
            pitch = wide * rng.uniform(1.02, 1.3)
            return [(float(step * pitch), 0.0, 0.0) for step in steps]
        if layout == 2:  # a blackjack hand, each card up and to the side of the last
            dx, dy = (
                high * rng.uniform(0.13, 0.35) * rng.choice([-1, 1]),
                high * rng.uniform(0.12, 0.35) * rng.choice([-1, 1]),
            )
            return [(float(step * dx), float(step * dy), 0.0) for step in steps]
        if layout == 6:  # a deck spread out, straight or bowed
            cards, first = int(rng.integers(10, 53)), int(rng.integers(5, 27))
            pitch = high * rng.uniform(0.1, 0.2) * rng.choice([-1, 1])
            bow = rng.normal(0, 1.2) if rng.random() < 0.5 else 0.0
            return [(n * pitch, bow * n * n * 0.01 * high, bow * n) for n in range(-first, cards - first)]
        if layout == 3:  # a ribbon
            pitch = high * rng.uniform(0.13, 0.4) * rng.choice([-1, 1])
            return [(float(step * pitch), 0.0, 0.0) for step in steps]
        if layout == 4:  # a fan about a point below
            radius, opening = high * rng.uniform(0.6, 1.4), rng.uniform(9, 26)
            turns = [float(step * opening) for step in steps]
            return [(radius * math.sin(math.radians(t)), radius - radius * math.cos(math.radians(t)), t) for t in turns]
        crossed = [(0.0, 0.0, 0.0), (high * 0.15, high * 0.2, float(rng.normal(0, 12)))]  # two cards and one across
        return [*crossed, (wide * 0.9, high * 0.1, 90.0)] if rng.random() < 0.5 else crossed

    def _face(self, deck: Deck, down: bool) -> str:
        backs = [name for name in deck.faces if name.startswith("back")]
        if down and backs:
            return backs[self.rng.integers(len(backs))]
        if self.rng.random() < 0.03 and "joker0" in deck.faces:
            return "joker0"
        return CARD_NAMES[self.rng.integers(52)]

    # -- paint ---------------------------------------------------------------------------------------------

    def _draw_card(self, picture: Canvas, card: Placed) -> None:
        rng = self.rng
        outline, edge = card.outline, card.edge
        x0, y0 = np.floor(edge.min(0) - 8).astype(int)
        x1, y1 = np.ceil(edge.max(0) + 8).astype(int)
        x0, y0, x1, y1 = max(x0, 0), max(y0, 0), min(x1, SIDE), min(y1, SIDE)
        shadow, tone = (rng.uniform(1, 4), rng.uniform(0.15, 0.5)), rng.uniform(0.82, 1.02)
        tint = rng.uniform(0.97, 1.03, 3)
        if x1 - x0 < 2 or y1 - y0 < 2:
            return
        sides = np.linalg.norm(outline - np.roll(outline, 1, axis=0), axis=1)
        share = 1.15 * max((sides[1] + sides[3]) / 2 / WIDTH, (sides[0] + sides[2]) / 2 / HEIGHT)
        share = float(np.clip(share, 0.1, 1))
        wide, high = int(WIDTH * share), int(HEIGHT * share)
        small = np.asarray(cv2.resize(card.deck.faces[card.face], (wide, high), interpolation=cv2.INTER_AREA), np.uint8)
        for index in card.erased:
            _erase(small, index)
        if self.worn:
            self._wear(small)
        if card.bend.rise or self.glossy:
            self._shine(small, card.bend)
        shown = warped(small, card, (int(x0), int(y0)), (int(x1 - x0), int(y1 - y0)))
        alpha = shown[..., 3:].astype(np.float32) / 255
        dark = cv2.GaussianBlur(np.roll(alpha[..., 0], (2, 2), (0, 1)), (0, 0), shadow[0])[..., None]
        area = picture[y0:y1, x0:x1]
        area *= 1 - np.float32(shadow[1]) * dark * (1 - alpha)
        area *= 1 - alpha
        area += alpha * shown[..., :3] * (tone * tint).astype(np.float32)

    def _shine(self, face: Picture, bend: Bend) -> None:
        """A bowed card is lit by its slope; a glossy one mirrors a lamp as a soft band."""
        rng = self.rng
        high, wide = face.shape[:2]
        down, across = (np.arange(size, dtype=np.float32)[:, None] / size for size in (high, wide))
        shade = np.float32(1)
        if bend.rise:
            length = self.card_height * (1 if bend.lengthwise else self.aspect)
            slope = bend.slope(down if bend.lengthwise else across.T) / length
            shade = np.clip(1 + slope * rng.uniform(-1.5, 1.5), 0.6, 1.3).astype(np.float32)
        band = np.float32(0)
        if self.glossy and rng.random() < 0.6:
            direction = rng.uniform(0, math.pi)
            off = down * math.cos(direction) + across.T * math.sin(direction) - rng.uniform(-0.2, 1.2)
            band = np.exp(-(off / rng.uniform(0.05, 0.4)) ** 2)[..., None] * np.float32(self.glossy)
        lit = face[..., :3] * np.broadcast_to(shade, (high, wide))[..., None] + band
        face[..., :3] = np.clip(lit, 0, 255).astype(np.uint8)

    def _wear(self, face: Picture) -> None:
        """Dirt, rubbed ink and bright edges, by patches."""
        rng = self.rng
        high, wide = face.shape[:2]
        marks = np.ascontiguousarray(_NOISE.cut(rng)[: int(rng.integers(6, 90)), : int(rng.integers(6, 90)), 0])
        patches = cv2.resize(marks, (wide, high), interpolation=cv2.INTER_CUBIC)[..., None]
        share = np.clip(patches * 0.2 * self.worn, -0.25, 0.35).astype(np.float32)
        target = np.where(share > 0, np.float32(rng.uniform(40, 160)), np.float32(245))
        worn = face[..., :3] + np.abs(share) * (target - face[..., :3])
        face[..., :3] = np.clip(worn, 0, 255).astype(np.uint8)

    def _paint(self, picture: Canvas, mask: Picture, paint: Canvas) -> None:
        x, y, wide, high = cv2.boundingRect(mask)
        if not wide:
            return
        area = np.s_[max(y - 8, 0) : y + high + 8, max(x - 8, 0) : x + wide + 8]
        alpha = mask[area].astype(np.float32)[..., None] / 255
        dark = cv2.GaussianBlur(np.roll(alpha[..., 0], (3, 3), (0, 1)), (0, 0), 3)[..., None]
        picture[area] *= 1 - 0.4 * dark * (1 - alpha)
        picture[area] *= 1 - alpha
        picture[area] += alpha * paint[area]

    def _background(self) -> Canvas:
        strange = self.grounds and self.rng.random() < self.conditions.strange
        picture = self._strange_ground() if strange else self._cloth()
        printed = np.clip(picture, 0, 255).astype(np.uint8)
        for _ in range(int(self.rng.integers(0, 3 if strange else 8))):
            self._print(printed)
        if self.rng.random() < 0.5:  # print lies on the cloth, seen as obliquely as the cards
            to_felt = np.array([[1, 0, -SIDE / 2], [0, 1, -SIDE / 2], [0, 0, 1]], np.float64)
            seen = self.camera @ to_felt
            leant = cv2.warpPerspective(printed, seen, (SIDE, SIDE), borderMode=cv2.BORDER_REFLECT)
            printed = np.asarray(leant, np.uint8)
        return np.asarray(printed, np.float32)

    def _strange_ground(self) -> Canvas:
        """A photograph or a pattern, anyhow turned, scaled and lit."""
        rng = self.rng
        ground = self.grounds[rng.integers(len(self.grounds))]
        high, wide = ground.shape[:2]
        share = math.exp(rng.uniform(math.log(0.7), math.log(3))) * SIDE / min(high, wide)
        turn = cv2.getRotationMatrix2D((wide / 2, high / 2), float(rng.uniform(0, 360)), share)
        shift = np.array([SIDE / 2 - wide / 2, SIDE / 2 - high / 2])
        turn[:, 2] += np.asarray(shift + rng.uniform(-0.3, 0.3, 2) * SIDE, turn.dtype)
        picture = cv2.warpAffine(ground, turn, (SIDE, SIDE), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
        pale = picture.mean((0, 1)) if rng.random() < 0.5 else rng.uniform(0, 255, 3)
        strength = rng.uniform(0.15, 1)  # many grounds are calmer than those that somebody thought worth a picture
        return np.asarray(pale + (picture - pale) * strength, np.float32)

    def _cloth(self) -> Canvas:
        rng = self.rng
        colours = (
            (50, 100, 30), (40, 80, 20), (100, 60, 20), (40, 30, 110), (60, 60, 60), (30, 30, 30), (90, 90, 30),
            (30, 60, 100), (130, 140, 150), (70, 110, 160), (190, 195, 200), (120, 90, 60),
        )  # fmt: skip
        colour = np.array(colours[rng.integers(len(colours))], np.float32) * rng.uniform(0.6, 1.5)
        colour += rng.uniform(-12, 12, 3)
        picture = np.broadcast_to(colour.astype(np.float32), (SIDE, SIDE, 3)).copy()
        for side, strength in ((SIDE, 5), (SIDE // 4, 5), (SIDE // 16, 8)):
            grain = np.ascontiguousarray(_NOISE.cut(rng, side)[..., 0])
            cloth = cv2.resize(grain, (SIDE, SIDE), interpolation=cv2.INTER_CUBIC)
            picture += cloth[..., None] * np.float32(strength * rng.uniform(0.2, 1))
        if rng.random() < 0.12:  # wood: grain drawn out along one side
            grain = np.ascontiguousarray(_NOISE.cut(rng, 64)[:4, :, 0])
            planks = cv2.resize(grain, (SIDE, SIDE), interpolation=cv2.INTER_CUBIC)
            picture += planks[..., None] * np.float32(rng.uniform(5, 20))
        if rng.random() < 0.2:
            self._stain(picture)
        return picture

    def _stain(self, picture: Canvas) -> None:
        """Worn wood, a woven cloth, marble: marks as small and as dark as print, which are none."""
        rng = self.rng
        high, wide = (int(v) for v in rng.integers(16, 160, 2))
        marks = np.ascontiguousarray(_NOISE.cut(rng)[:high, :wide, 0])
        soft = cv2.resize(marks, (SIDE, SIDE), interpolation=cv2.INTER_CUBIC)
        share = 0.5 + 0.5 * np.tanh((soft - rng.uniform(-0.5, 1.2)) * rng.uniform(1, 6))[..., None]
        picture += share.astype(np.float32) * (rng.uniform(0, 255, 3).astype(np.float32) - picture)

    def _print(self, picture: Picture) -> None:
        rng = self.rng
        inks = ((230, 230, 230), (60, 220, 240), (40, 40, 200), (20, 20, 20), (200, 160, 60))
        ink, thick = inks[rng.integers(len(inks))], int(rng.integers(1, 5))
        x, y, a, b = (int(v) for v in rng.integers(0, SIDE, 4))
        shape = rng.integers(6)
        if shape == 0:
            axes, turn, arc = (a // 2 + 20, b // 2 + 20), float(rng.uniform(0, 360)), float(rng.uniform(60, 360))
            cv2.ellipse(picture, (x, y), axes, turn, 0, arc, ink, thick, cv2.LINE_AA)
        elif shape == 1:
            cv2.rectangle(picture, (x, y), (x + a // 2, y + b // 2), ink, thick)
        elif shape == 2:  # a box printed for a card: no card
            high, turn = self.card_height * rng.uniform(0.9, 1.25), float(rng.choice([0, 90, rng.uniform(0, 180)]))
            for step in range(int(rng.integers(1, 6))):
                along = step * high * 0.9
                middle = (x + along * math.cos(math.radians(turn)), y + along * math.sin(math.radians(turn)))
                _print_slot(picture, middle, high, turn, ink, min(thick, 2))
        elif shape == 3:
            cv2.line(picture, (x, y), (a, b), ink, thick, cv2.LINE_AA)
        else:
            text = _PRINT[rng.integers(len(_PRINT))]
            scale = float(rng.uniform(0.4, 2.2))
            self._print_text(picture, text, (x - 40, y), int(rng.integers(0, 8)), scale, ink, thick)

    def _print_text(
        self,
        picture: Picture,
        text: str,
        at: tuple[int, int],
        font: int,
        scale: float,
        ink: tuple[int, ...],
        thick: int,
    ) -> None:
        if self.rng.random() < 0.4:
            cv2.putText(picture, text, at, font, scale, ink, thick, cv2.LINE_AA)
            return
        mask = np.zeros((SIDE, SIDE), np.uint8)
        cv2.putText(mask, text, (SIDE // 4, SIDE // 2), font, scale, 255, thick, cv2.LINE_AA)
        turn = cv2.getRotationMatrix2D((SIDE / 2, SIDE / 2), float(self.rng.uniform(0, 360)), 1)
        turn[:, 2] += np.array([at[0] - SIDE / 2, at[1] - SIDE / 2])
        picture[cv2.warpAffine(mask, turn, (SIDE, SIDE)) > 96] = ink

    def _covers(self) -> list[tuple[Picture, Canvas]]:
        rng = self.rng
        makers: list[Callable[[], tuple[Picture, Canvas]]] = []
        if rng.random() < 0.22:
            makers.append(self._arm)
        if rng.random() < 0.15:
            makers.append(self._fingers)
        makers += [self._chip] * (int(rng.integers(1, 5)) if rng.random() < 0.3 else 0)
        return [maker() for maker in makers]

    def _skin(self) -> Canvas:
        tones = np.array([[150, 180, 225], [110, 150, 205], [70, 100, 150], [50, 70, 110]], np.float32)
        tone = tones[self.rng.integers(len(tones))] * self.rng.uniform(0.75, 1.15)
        return np.asarray(tone + _NOISE.cut(self.rng) * 3, np.float32)

    def _fingers(self) -> tuple[Picture, Canvas]:
        rng = self.rng
        mask = np.zeros((SIDE, SIDE), np.uint8)
        x, y = (int(v) for v in rng.integers(0, SIDE, 2))
        angle, length, thick = rng.uniform(0, 360), int(rng.integers(40, 120)), int(rng.integers(9, 24))
        for finger in range(int(rng.integers(1, 5))):
            shift = finger * thick * 1.8
            side = math.radians(angle + 90)
            centre = (int(x + shift * math.cos(side)), int(y + shift * math.sin(side)))
            cv2.ellipse(mask, centre, (length, thick), angle + rng.normal(0, 4), 0, 360, 255, -1, cv2.LINE_AA)
        return mask, self._skin() * self._roundness(mask, thick / 2)

    def _arm(self) -> tuple[Picture, Canvas]:
        """A sleeve from outside the picture, a hand at its end."""
        rng = self.rng
        mask, hand = np.zeros((SIDE, SIDE), np.uint8), np.zeros((SIDE, SIDE), np.uint8)
        direction = rng.uniform(0, 2 * math.pi)
        tip = rng.uniform(0.15, 0.85, 2) * SIDE
        along = np.array([math.cos(direction), math.sin(direction)])
        thick = int(rng.uniform(0.25, 0.6) * self.card_height)
        wrist = tip + along * thick * 1.4
        elbow = wrist + along * SIDE * 1.5
        cv2.line(mask, _pixel(wrist), _pixel(elbow), 255, thick, cv2.LINE_AA)
        cv2.line(hand, _pixel(tip + along * thick * 0.5), _pixel(wrist), 255, int(thick * 0.8), cv2.LINE_AA)
        across = np.array([-along[1], along[0]])
        for finger in range(4):
            root = tip + along * thick * 0.4 + across * (finger - 1.5) * thick * 0.22
            end = root - along * thick * rng.uniform(0.5, 1.0) + across * rng.normal(0, 0.1) * thick
            cv2.line(hand, _pixel(root), _pixel(end), 255, max(3, int(thick * 0.2)), cv2.LINE_AA)
        cloth = rng.uniform(10, 240, 3) * (0.3 if rng.random() < 0.6 else 1)
        sleeve = np.asarray(cloth + _NOISE.cut(rng) * rng.uniform(1, 8), np.float32)
        sleeve *= self._roundness(mask, thick / 4)
        skin = self._skin() * self._roundness(hand, thick / 6)
        share = (hand.astype(np.float32) / 255)[..., None]
        return np.asarray(np.maximum(mask, hand), np.uint8), np.asarray(sleeve * (1 - share) + skin * share, np.float32)

    @staticmethod
    def _roundness(mask: Picture, reach: float) -> Canvas:
        soft = cv2.GaussianBlur(mask[::2, ::2].astype(np.float32) / 255, (0, 0), max(reach / 2, 1))
        return 0.55 + 0.5 * cv2.resize(soft, (SIDE, SIDE))[..., None]

    def _chip(self) -> tuple[Picture, Canvas]:
        rng = self.rng
        radius = int(self.card_height * rng.uniform(0.2, 0.26))
        x, y = (int(v) for v in rng.integers(0, SIDE, 2))
        face = np.zeros((SIDE, SIDE, 3), np.uint8)
        mask = np.zeros((SIDE, SIDE), np.uint8)
        colour = tuple(int(v) for v in rng.integers(0, 255, 3))
        edge = (240, 240, 240) if rng.random() < 0.7 else tuple(int(v) for v in rng.integers(0, 255, 3))
        for level in range(int(rng.integers(1, 6)) if rng.random() < 0.4 else 1):  # a stack leans with the view
            centre = (x - level, y - 2 * level)
            cv2.circle(mask, centre, radius, 255, -1, cv2.LINE_AA)
            cv2.circle(face, centre, radius + 1, [int(v * 0.7) for v in colour], -1)
            cv2.circle(face, centre, radius, colour, -1, cv2.LINE_AA)
            spots, start = int(rng.integers(4, 9)), rng.uniform(0, 360)
            for spot in range(spots):
                angle, axes = spot * 360 / spots, (radius - 2, radius - 2)
                cv2.ellipse(face, centre, axes, start, angle, angle + 180 / spots, edge, 4, cv2.LINE_AA)
            cv2.circle(face, centre, int(radius * 0.65), [int(v * 0.8) for v in colour], -1, cv2.LINE_AA)
        value, start_at = ("1", "5", "25", "100", "500", "D")[rng.integers(6)], (x - radius // 2, y + radius // 4)
        cv2.putText(face, value, start_at, int(rng.integers(0, 4)), radius / 32, edge, 1, cv2.LINE_AA)
        return mask, face.astype(np.float32)

    # -- what the camera does --------------------------------------------------------------------------------

    def _photograph(self, picture: Canvas) -> Picture:
        rng = self.rng
        across = np.linspace(-0.5, 0.5, SIDE, dtype=np.float32)
        xx, yy = across[None, :], across[:, None]
        direction = rng.uniform(0, 2 * math.pi)
        light = 1 + rng.uniform(0, 0.6) * (xx * math.cos(direction) + yy * math.sin(direction))
        if rng.random() < 0.25:  # the shadow of someone leaning over
            edge = xx * math.cos(direction + 1) + yy * math.sin(direction + 1) - rng.uniform(-0.4, 0.4)
            light = light * (1 - rng.uniform(0.2, 0.6) * (0.5 + 0.5 * np.tanh(edge * rng.uniform(8, 45))))
        cast = np.array([rng.uniform(0.8, 1.15), 1, rng.uniform(0.85, 1.15)]) * rng.uniform(0.5, 1.3)
        picture *= light[..., None].astype(np.float32)
        picture *= cast.astype(np.float32)
        for _ in range(int(rng.integers(1, 4)) if rng.random() < 0.3 else 0):
            gx, gy = rng.uniform(-0.5, 0.5, 2)
            wide, high = rng.uniform(0.002, 0.03, 2)
            glare = np.exp(-((xx - gx) ** 2 / wide + (yy - gy) ** 2 / high)) * rng.uniform(30, 180)
            picture += glare[..., None].astype(np.float32)
        np.clip(picture, 0, 255, out=picture)
        if rng.random() < 0.45:
            share = rng.uniform(0.45, 1)
            small = cv2.resize(picture, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
            picture = np.asarray(cv2.resize(small, (SIDE, SIDE), interpolation=cv2.INTER_LINEAR), np.float32)
        blur = rng.random()
        if blur < 0.35:
            picture = np.asarray(cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.3, 1.4)), np.float32)
        elif blur < 0.5:
            picture = self._moved(picture)
        if rng.random() < 0.3:  # a camera that sharpens
            soft = cv2.GaussianBlur(picture, (0, 0), 1.2)
            picture = picture + np.float32(rng.uniform(0.3, 1.2)) * (picture - soft)
        noise = np.float32(rng.uniform(0, 9))
        picture = picture + _NOISE.cut(rng) * noise
        curve = (255 * (np.arange(256) / 255) ** rng.uniform(0.75, 1.3)).astype(np.uint8)
        finished = np.asarray(cv2.LUT(np.clip(picture, 0, 255).astype(np.uint8), curve), np.uint8)
        if rng.random() < 0.2:
            return _through_film(finished, int(rng.integers(20, 36)))
        for _ in range(2 if rng.random() < 0.3 else 1):
            finished = _through_jpeg(finished, int(rng.integers(35, 96)))
        return finished

    def _moved(self, picture: Canvas) -> Canvas:
        length = int(self.rng.integers(3, 8))
        kernel = np.zeros((length, length), np.float32)
        angle = self.rng.uniform(0, math.pi)
        half, middle = (length - 1) / 2, (length - 1) / 2
        dx, dy = half * math.cos(angle), half * math.sin(angle)
        cv2.line(kernel, _pixel((middle - dx, middle - dy)), _pixel((middle + dx, middle + dy)), 1, 1)
        return np.asarray(cv2.filter2D(picture, -1, kernel / kernel.sum()), np.float32)


def _fill(owner: NDArray[np.int16], edge: Quad, number: int) -> None:
    cv2.fillPoly(owner, [edge.round().astype(np.int32)], number)


def warped(face: Picture, card: Placed, corner: tuple[int, int], size: tuple[int, int]) -> Picture:
    """The card as the camera sees it, in the window that begins at ``corner``; a bowed one strip by strip."""
    high, wide = face.shape[:2]
    if not card.bend.rise:
        shift = np.array([[1, 0, -corner[0]], [0, 1, -corner[1]], [0, 0, 1]], np.float64)
        matrix = shift @ card.to_picture @ np.diag([WIDTH / wide, HEIGHT / high, 1.0])
        return np.asarray(cv2.warpPerspective(face, matrix, size, flags=cv2.INTER_LINEAR), np.uint8)
    whole = np.zeros((size[1], size[0], 4), np.uint8)
    length = high if card.bend.lengthwise else wide
    for start, end in pairwise(np.linspace(0, length, _STRIPS + 1).round().astype(int).tolist()):
        first, last = max(start - 1, 0), min(end + 1, length)  # strips overlap, so that nothing shows between them
        x0, x1, y0, y1 = (0, wide, first, last) if card.bend.lengthwise else (first, last, 0, high)
        corners = np.array([[x0, y0], [x1, y0], [x1, y1], [x0, y1]], np.float32)
        target = card.seen(corners * (WIDTH / wide, HEIGHT / high)) - np.array(corner, np.float32)
        strip_seen = cv2.getPerspectiveTransform(corners - corners[0], target)
        strip = cv2.warpPerspective(face[y0:y1, x0:x1], strip_seen, size, flags=cv2.INTER_LINEAR)
        nearer = strip[..., 3] > whole[..., 3]
        whole[nearer] = strip[nearer]
    return whole


def _print_slot(
    picture: Picture, middle: tuple[float, float], high: float, turn: float, ink: tuple[int, ...], thick: int
) -> None:
    """A card's outline with its rounded corners."""
    radius = high * 0.045
    inner = cv2.boxPoints((middle, (high * 0.72 - 2 * radius, high - 2 * radius), turn))
    round_corner = np.array(cv2.ellipse2Poly((0, 0), (16, 16), 0, 0, 360, 30)) / 16 * radius
    hull = cv2.convexHull((np.asarray(inner)[:, None] + round_corner[None]).reshape(-1, 2).astype(np.float32))
    cv2.polylines(picture, [hull.round().astype(np.int32)], True, ink, thick, cv2.LINE_AA)


def _erase(face: Picture, index: Index) -> None:
    high, wide = face.shape[:2]
    x0, y0, x1, y1 = index.box
    left, top = max(int(x0 * wide) - 2, 0), max(int(y0 * high) - 2, 0)
    right, bottom = math.ceil(x1 * wide) + 2, math.ceil(y1 * high) + 2
    paper = np.median(face[int(0.1 * high) : int(0.9 * high), int(0.03 * wide) : int(0.06 * wide) + 1, :3], (0, 1))
    face[top:bottom, left:right, :3] = paper


def _through_jpeg(picture: Picture, quality: int) -> Picture:
    _, packed = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, quality])
    return np.asarray(cv2.imdecode(packed, cv2.IMREAD_COLOR), np.uint8)


def _through_film(picture: Picture, coarseness: int) -> Picture:
    """One H.264 frame, as a camera's stream has it."""
    encoder = av.CodecContext.create("libx264", "w")
    assert isinstance(encoder, av.VideoCodecContext)
    encoder.width = encoder.height = SIDE
    encoder.pix_fmt, encoder.time_base = "yuv420p", Fraction(1, 25)
    encoder.thread_count = 1
    encoder.options = {"preset": "veryfast", "crf": str(coarseness)}
    frame = av.VideoFrame.from_ndarray(picture, format="bgr24")
    packets = [*encoder.encode(frame), *encoder.encode(None)]
    decoder = av.CodecContext.create("h264", "r")
    assert isinstance(decoder, av.VideoCodecContext)
    decoder.thread_count = 1
    (seen,) = [shown for packet in [*packets, None] for shown in decoder.decode(packet)]
    return np.asarray(seen.to_ndarray(format="bgr24"), np.uint8)


def _pixel(point: object) -> tuple[int, int]:
    x, y = np.asarray(point, np.float64).round().astype(int).tolist()
    return x, y
