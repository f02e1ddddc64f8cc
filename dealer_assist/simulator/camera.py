"""The camera over the simulated table. Downstream it is a camera like any other."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import cv2
import numpy as np

from dealer_assist.simulator.dealing import Mistake
from dealer_assist.simulator.deals import script
from dealer_assist.simulator.deck import HEIGHT_MM, DeckStyle, house_deck
from dealer_assist.simulator.drawing import Colour, Outline, Picture, moved
from dealer_assist.simulator.felt import BORDER, SCALE, printed_felt
from dealer_assist.simulator.scene import (
    HEIGHT_PX,
    LIT,
    OVERHEAD,
    WIDTH_PX,
    Arm,
    Painter,
    Pose,
    View,
    Window,
    arm_outline,
    card_corners,
    chips_for,
    darken,
    drawn_chips,
    glare_spot,
    light_field,
)
from dealer_assist.simulator.script import SECOND, CardState, Script, StakePath, Touch
from dealer_assist.simulator.truth import FrameTruth, truth_of
from dealer_assist.table.layout import Layout
from dealer_assist.vision.frame import Frame

FRAMES_PER_SECOND = 30

_FACE_LARGER = 1.15         # a face is warped from a picture a little larger than what is seen of it
_WIDE = 1300                # millimetres: beyond it, 1080p shows less than 1.45 px/mm
_EXPOSURE = 10_000          # microseconds that the shutter stays open
_NOISE_SLACK = 96
_COARSE = 4                 # shadows of moving things are drawn on a grid so much coarser


@dataclass(frozen=True, slots=True)
class Look:
    """What a house chose: deck, cloth, and where its camera hangs. None: the cloth that comes with the seed."""

    deck: DeckStyle
    cloth: Colour | None = None
    pose: Pose = OVERHEAD


class SimulatedCamera:
    """Deals ``rounds`` rounds over a layout. The same seed gives the same pixels, from the first frame on."""

    def __init__(self, layout: Layout, seed: int, rounds: int, name: str = "simulator", starts: int = 0, *,
                 look: Look | None = None, rate: int = FRAMES_PER_SECOND, mistake: Mistake | None = None,
                 counted: bool = False) -> None:
        self._name, self.layout, self.seed, self.starts, self.rate = name, layout, seed, starts, rate
        self.mistake = mistake
        self.look = look or Look(deck_for(layout))
        self.script: Script = script(layout, seed, rounds, starts, mistake, counted)
        self.view = View(layout, np.random.default_rng((seed, 1)), self.look.pose)

    @property
    def name(self) -> str:
        return self._name

    @property
    def touches(self) -> tuple[Touch, ...]:
        return tuple(self.script.touches)

    @property
    def count(self) -> int:
        """How many frames there will be."""
        return (self.script.ends - self.starts) * self.rate // SECOND

    def captured_at(self, index: int) -> int:
        return self.starts + index * SECOND // self.rate

    def frames(self) -> Iterator[Frame]:
        studio = _Studio(self.layout, self.view, self.script, self.seed, self.look)
        for index in range(self.count):
            moment = self.captured_at(index)
            yield Frame(self._name, index, moment, studio.picture(index, moment))

    def truth(self, index: int) -> FrameTruth:
        return truth_of(self.script, self.view, self.layout, index, self.captured_at(index))


def deck_for(layout: Layout) -> DeckStyle:
    """A house whose camera sees a wide table buys cards with large indices."""
    return DeckStyle(index_size=1.25 if layout.width > _WIDE else 1.0)


class _Studio:
    """Draws what moves on top of a table that is drawn anew only when something has come to lie on it or left it."""

    def __init__(self, layout: Layout, view: View, played: Script, seed: int, look: Look) -> None:
        rng = np.random.default_rng((seed, 2))
        self.view, self.played, self.seed = view, played, seed
        self.deck, self.chips = house_deck(look.deck), drawn_chips(view.px_per_mm)
        self.face_px = round(HEIGHT_MM * view.px_per_mm * _FACE_LARGER)
        self.light = light_field(rng)
        self.painter = Painter(view, self.light)
        self.arm = Arm(layout, view.px_per_mm, rng)
        self.ground = self._lit_ground(printed_felt(layout, rng, look.cloth))
        self.lamps = [(rng.uniform(0.15, 0.85, 2), rng.uniform(0.2, 0.6), rng.uniform(0, 6),
                       glare_spot(int(rng.integers(90, 170)), float(rng.uniform(40, 80))))
                      for _ in range(3)]  # fmt: skip
        grain = rng.standard_normal((HEIGHT_PX + _NOISE_SLACK, WIDTH_PX + _NOISE_SLACK, 3), np.float32)
        grain = np.asarray(cv2.GaussianBlur(grain, (0, 0), 0.5), np.float32) * float(rng.uniform(2.8, 5.0))
        self.brighter = np.asarray(np.rint(np.maximum(grain, 0)), np.uint8)
        self.darker = np.asarray(np.rint(np.maximum(-grain, 0)), np.uint8)
        self.table, self.gloss = self.ground, np.zeros((HEIGHT_PX, WIDTH_PX), np.uint8)
        self.lying: list[object] = []

    def picture(self, index: int, moment: int) -> Picture:
        cards = [state for path in self.played.cards if (state := path.at(moment))]
        stakes = [(stake, at) for stake in self.played.stakes if (at := stake.at(moment))]
        self._lay_table([card for card in cards if card.place], [stake for stake, _ in stakes if stake.lies <= moment])
        picture = self.table.copy()
        self._add_glare(picture, moment)
        moving = self._in_hand([card for card in cards if not card.place])
        tips = self.played.hand_at(moment)
        before = self.played.hand_at(moment - _EXPOSURE)
        self._add_shadows(picture, moving, tips)
        for stake, (x, y) in stakes:
            if stake.lies > moment:
                self.painter.lay_chips(picture, [self.chips[value] for value in chips_for(stake.amount)], x, y)
        smear = self._smear(before, tips)
        for card in moving:
            corners = self.view.seen(card_corners(card.x, card.y, card.turn, card.open))
            self.painter.lay_card(picture, self._face(card), corners, smear)
        if tips[1] > -100:
            self.painter.lay_hand(picture, self.arm, tips, smear)
        return self._with_noise(picture, index)

    # ── what lies still ──
    def _lit_ground(self, felt: Picture) -> Picture:
        print_to_felt = np.array([[1 / SCALE, 0, -BORDER], [0, 1 / SCALE, -BORDER], [0, 0, 1]])
        matrix = self.view.felt_to_picture @ print_to_felt
        seen = cv2.warpPerspective(felt, matrix, (WIDTH_PX, HEIGHT_PX), flags=cv2.INTER_LINEAR)
        lit = cv2.multiply(cv2.GaussianBlur(seen, (0, 0), 0.7), self.light, scale=1 / LIT)
        return np.asarray(lit, np.uint8)

    def _lay_table(self, cards: list[CardState], stakes: list[StakePath]) -> None:
        lying: list[object] = [*((stake.x, stake.y, stake.amount) for stake in stakes),
                               *((card.card, card.face_up, card.x, card.y) for card in cards)]  # fmt: skip
        if lying == self.lying:
            return
        self.lying = lying
        self.table, self.gloss = self.ground.copy(), np.zeros_like(self.gloss)
        for stake in stakes:
            chips = [self.chips[value] for value in chips_for(stake.amount)]
            self.painter.lay_chips(self.table, chips, stake.x, stake.y)
        for card in cards:
            corners = self.view.seen(card_corners(card.x, card.y, card.turn))
            self._cast(corners, 1.5, 3, 90)
            self.painter.lay_card(self.table, self._face(card), corners, (0, 0))
            cv2.fillConvexPoly(self.gloss, np.rint(corners * 16).astype(np.int32), 255, cv2.LINE_8, 4)
            self._soften(corners)

    def _cast(self, corners: Outline, away: float, soft: float, depth: int) -> None:
        """The narrow shadow of a card that lies."""
        shape = moved(corners, away, away * 1.2)
        window = Window.around(shape, 10)
        shadow = np.zeros((window.size[1], window.size[0]), np.uint8)
        fixed = np.rint((shape - (window.x0, window.y0)) * 16).astype(np.int32)
        cv2.fillConvexPoly(shadow, fixed, depth, cv2.LINE_8, 4)
        darken(window.of(self.table), np.asarray(cv2.GaussianBlur(shadow, (0, 0), soft), np.uint8))

    def _soften(self, corners: Outline) -> None:
        """The lens is never perfectly sharp."""
        part = Window.around(corners, 1).of(self.table)
        part[:] = cv2.GaussianBlur(part, (0, 0), 0.6)

    def _face(self, card: CardState) -> Picture:
        return self.deck.face(card.name if card.face_up else "back", self.face_px)

    # ── what moves ──
    def _in_hand(self, moving: list[CardState]) -> list[CardState]:
        """Of a squared pile only the card that joined last is seen."""
        last = max((card.pile for card in moving), default=0)
        return [card for card in moving if card.pile in (0, last)]

    def _smear(self, before: tuple[float, float], now: tuple[float, float]) -> tuple[float, float]:
        (x0, y0), (x1, y1) = self.view.seen(np.array([before, now])).tolist()
        return x1 - x0, y1 - y0

    def _add_shadows(self, picture: Picture, moving: list[CardState], tips: tuple[float, float]) -> None:
        shapes = [moved(self.view.seen(card_corners(card.x, card.y, card.turn, card.open)), 10, 14) for card in moving]
        if tips[1] > -140:
            shapes.append(moved(self.view.seen(arm_outline(self.arm.layout, tips)), 26, 40))
        if not shapes:
            return
        window = Window.around(np.concatenate(shapes), 60)
        if window.empty:
            return
        coarse = np.zeros((window.size[1] // _COARSE + 1, window.size[0] // _COARSE + 1), np.uint8)
        for shape in shapes:
            fixed = np.rint((shape - (window.x0, window.y0)) * (16 / _COARSE)).astype(np.int32)
            cv2.fillPoly(coarse, [fixed], 105, cv2.LINE_8, 4)
        soft = cv2.resize(cv2.GaussianBlur(coarse, (0, 0), 5), window.size)
        darken(window.of(picture), np.asarray(soft, np.uint8))

    def _add_glare(self, picture: Picture, moment: int) -> None:
        for middle, pace, phase, spot in self.lamps:
            turn = moment / SECOND * float(pace) + float(phase)
            x = (float(middle[0]) + 0.16 * math.sin(turn)) * WIDTH_PX
            y = (float(middle[1]) + 0.12 * math.cos(turn * 0.7)) * HEIGHT_PX
            radius = spot.shape[0] // 2
            left, top = int(x) - radius, int(y) - radius
            window = Window.around(np.array([(left, top), (left + 2 * radius - 1, top + 2 * radius - 1)]), 0)
            if window.empty:
                continue
            part = spot[window.y0 - top : window.y1 - top, window.x0 - left : window.x1 - left]
            ground = window.of(picture)
            cv2.copyTo(cv2.add(ground, part), window.of(self.gloss), ground)

    def _with_noise(self, picture: Picture, index: int) -> Picture:
        rng = np.random.default_rng((self.seed, 3, index))
        (y0, x0), (y1, x1) = rng.integers(0, _NOISE_SLACK, (2, 2)).tolist()
        cv2.add(picture, self.brighter[y0 : y0 + HEIGHT_PX, x0 : x0 + WIDTH_PX], dst=picture)
        cv2.subtract(picture, self.darker[y1 : y1 + HEIGHT_PX, x1 : x1 + WIDTH_PX], dst=picture)
        return picture
