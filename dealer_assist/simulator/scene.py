"""What a camera over the table would have in its picture besides the felt: hand, sleeve, chips, light and shadow."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.money import Money
from dealer_assist.simulator.deck import HEIGHT_MM, WIDTH_MM
from dealer_assist.simulator.drawing import Colour, Outline, Picture, Sheet, disc, moved, outline, swept, turned
from dealer_assist.simulator.lettering import lettered
from dealer_assist.table.layout import Layout

WIDTH_PX, HEIGHT_PX = 1920, 1080
LIT = 200           # the light that leaves a colour as it is

Matrix = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Window:
    """The part of the picture that something touches."""

    x0: int
    y0: int
    x1: int
    y1: int

    @staticmethod
    def around(points: Outline, margin: int) -> Window:
        (x0, y0), (x1, y1) = points.min(0).tolist(), points.max(0).tolist()
        return Window(
            min(max(int(x0) - margin, 0), WIDTH_PX), min(max(int(y0) - margin, 0), HEIGHT_PX),
            min(max(int(x1) + margin + 1, 0), WIDTH_PX), min(max(int(y1) + margin + 1, 0), HEIGHT_PX))  # fmt: skip

    @property
    def empty(self) -> bool:
        return self.x1 <= self.x0 or self.y1 <= self.y0

    @property
    def size(self) -> tuple[int, int]:
        return self.x1 - self.x0, self.y1 - self.y0

    def of(self, picture: Picture) -> Picture:
        return picture[self.y0 : self.y1, self.x0 : self.x1]


@dataclass(frozen=True, slots=True)
class Pose:
    """How the camera hangs: over the table's middle, or leaning over from the dealer's side."""

    tilt: float = 0.0       # degrees from straight above
    height: float = 1.2     # over the felt, in widths of the felt; a lower camera has a wider lens


OVERHEAD, LOW, LEANING = Pose(), Pose(height=0.8), Pose(tilt=14, height=1.1)
POSES = {"above": OVERHEAD, "low": LOW, "leaning": LEANING}


class View:
    """Where the camera hangs: as its pose says, never quite, never quite straight."""

    def __init__(self, layout: Layout, rng: np.random.Generator, pose: Pose = OVERHEAD) -> None:
        width, height = layout.width, layout.height
        felt = np.array([(0, 0), (width, 0), (width, height), (0, height)], np.float64)
        flat = _projected(felt - (width / 2, height / 2), math.radians(pose.tilt), pose.height * width)
        flat -= (flat.max(0) + flat.min(0)) / 2
        wide, high = np.ptp(flat, 0).tolist()
        scale = min(WIDTH_PX / wide, HEIGHT_PX / high) * float(rng.uniform(0.975, 0.99))
        centred = turned(flat * scale, float(rng.uniform(-1.2, 1.2)))
        corners = moved(centred, WIDTH_PX / 2, HEIGHT_PX / 2) + rng.uniform(-9, 9, (4, 2))
        self.felt_to_picture: Matrix = np.asarray(
            cv2.getPerspectiveTransform(felt.astype(np.float32), corners.astype(np.float32)), np.float64)  # fmt: skip
        across = self.seen(np.array([(width / 2 - 50, height / 2), (width / 2 + 50, height / 2)]))
        self.px_per_mm = float(np.linalg.norm(across[1] - across[0])) / 100

    def seen(self, points: Outline) -> Outline:
        """Felt millimetres as pixels."""
        return np.asarray(cv2.perspectiveTransform(points[None], self.felt_to_picture)[0], np.float64)


def _projected(points: Outline, tilt: float, height: float) -> Outline:
    """The plane through the lens of a camera at that distance from its middle, which stays as large as it is."""
    down = points[:, 1] * math.cos(tilt)
    away = height + points[:, 1] * math.sin(tilt)
    return np.stack([points[:, 0], down], 1) * (height / away)[:, None]


def card_corners(x: float, y: float, turn: float, open_: float = 1.0) -> Outline:
    """In felt millimetres, beginning at the card's own top left and going clockwise."""
    half = np.array([WIDTH_MM / 2 * open_, HEIGHT_MM / 2])
    corners = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)]) * half
    return moved(turned(corners, turn), x, y)


def blend(ground: Picture, colour: Picture, alpha: Picture) -> None:
    """Lays ``colour`` over ``ground``, in place; ``alpha`` has one channel."""
    over = cv2.cvtColor(alpha, cv2.COLOR_GRAY2BGR)
    kept = cv2.multiply(ground, cv2.bitwise_not(over), scale=1 / 255)
    cv2.add(kept, cv2.multiply(colour, over, scale=1 / 255), dst=ground)


def darken(ground: Picture, shadow: Picture) -> None:
    """``shadow``: one channel, 255 would be black."""
    cv2.multiply(ground, cv2.bitwise_not(cv2.cvtColor(shadow, cv2.COLOR_GRAY2BGR)), dst=ground, scale=1 / 255)


def smeared(patch: Picture, dx: float, dy: float) -> Picture:
    """Blurred along a movement of so many pixels. Long smears are made on a smaller copy: there is no detail left."""
    length = math.hypot(dx, dy)
    if length < 1.5:
        return patch
    times = math.ceil(length / 9)
    height, width = patch.shape[:2]
    small = patch if times == 1 else cv2.resize(patch, (max(width // times, 1), max(height // times, 1)),
                                                interpolation=cv2.INTER_AREA)  # fmt: skip
    kernel = np.zeros((11, 11), np.float32)
    reach = np.array([dx, dy]) / times / 2
    for part in np.linspace(-1, 1, 23).tolist():
        column, row = np.rint(reach * part + 5).astype(int).tolist()
        kernel[row, column] += 1
    small = cv2.filter2D(small, -1, kernel / kernel.sum(), borderType=cv2.BORDER_REPLICATE)
    return np.asarray(small if times == 1 else cv2.resize(small, (width, height)), np.uint8)


def light_field(rng: np.random.Generator) -> Picture:
    """Lamps hang where they hang: one side warmer and brighter, the corners darker. ``LIT`` is neutral."""
    ys, xs = np.mgrid[0:27, 0:48].astype(np.float32)
    cx, cy = rng.uniform(12, 36), rng.uniform(4, 22)
    fall = ((xs - cx) / 48) ** 2 + ((ys - cy) / 40) ** 2
    light = 0.96 - float(rng.uniform(0.5, 0.9)) * fall
    warmth = float(rng.uniform(-0.02, 0.05))
    tinted = np.dstack([light * (1 - warmth), light, light * (1 + warmth)]) * LIT
    smooth = cv2.resize(tinted, (WIDTH_PX, HEIGHT_PX), interpolation=cv2.INTER_CUBIC)
    return np.asarray(np.clip(smooth, 0, 255), np.uint8)


def glare_spot(radius: int, strength: float) -> Picture:
    """A lamp's soft image on varnish, to be added."""
    ys, xs = np.mgrid[-radius:radius, -radius:radius].astype(np.float32) / radius
    spot = np.clip(1 - np.sqrt(xs * xs + ys * ys), 0, 1) ** 1.5 * strength
    return np.asarray(np.dstack([spot * 0.94, spot, spot]), np.uint8)


# ── the dealer's right hand, back up, fingers towards the players; millimetres from the wrist ──
_FINGERS = (((-27, 92), (-33, 150), 8.6), ((-9, 97), (-11, 172), 9.2), ((10, 97), (12, 178), 9.4),
            ((28, 92), (34, 163), 9.2))  # fmt: skip
_THUMB = ((34, 50), (60, 112), 10.5)
_PALM = "M-27 -30 C-29 10 -42 55 -38 100 L38 100 C44 60 31 20 29 -30"
_FINGERTIPS = 172.0
_HAND_BOX = (95.0, 40.0, 190.0, 230.0)      # wrist's place in the sprite, and the sprite's size
_SKINS: tuple[Colour, ...] = ((150, 178, 222), (118, 150, 204), (74, 104, 158))
_SLEEVES: tuple[tuple[Colour, Colour], ...] = (
    ((34, 30, 30), (214, 216, 218)), ((206, 208, 210), (222, 224, 226)), ((44, 34, 96), (208, 212, 216)),
)  # fmt: skip


class Arm:
    def __init__(self, layout: Layout, px_per_mm: float, rng: np.random.Generator) -> None:
        skin = _SKINS[int(rng.integers(len(_SKINS)))]
        self.sleeve, self.cuff = _SLEEVES[int(rng.integers(len(_SLEEVES)))]
        self.layout = layout
        self.hand = _drawn_hand(skin, px_per_mm)
        self.folds = rng.uniform(0.0, 1.0, 7)


def forearm(layout: Layout, tips: tuple[float, float]) -> tuple[Outline, Outline]:
    """Wrist and unit vector of the forearm for fingertips at a point of the felt; the shoulder follows the hand."""
    tip, middle = np.array(tips), layout.width / 2
    shoulder = np.array([middle + 0.45 * (tip[0] - middle), -520.0])
    along = (tip - shoulder) / float(np.linalg.norm(tip - shoulder))
    return tip - along * _FINGERTIPS, along


def arm_outline(layout: Layout, tips: tuple[float, float]) -> Outline:
    """All that hand and sleeve cover, as one polygon on the felt."""
    wrist, along = forearm(layout, tips)
    across = np.array([along[1], -along[0]])
    sides = ((-900, -62), (-60, -44), (10, -30), (70, -42), (150, -42), (172, -14),
             (184, 10), (168, 42), (112, 46), (118, 66), (104, 68), (50, 44), (10, 30), (-60, 44), (-900, 62))
    return np.array([wrist + along * far + across * wide for far, wide in sides])


def _drawn_hand(skin: Colour, px_per_mm: float) -> Picture:
    """Blue, green, red, alpha; the colour goes on beyond the edge, so that smears stay clean."""
    wrist_x, wrist_y, width, height = _HAND_BOX
    dark: Colour = (int(skin[0] * 0.72), int(skin[1] * 0.74), int(skin[2] * 0.8))
    light: Colour = (min(skin[0] + 22, 255), min(skin[1] + 20, 255), min(skin[2] + 16, 255))
    sheet, mask = Sheet(width, height, 4, dark), Sheet(width, height, 4, (0, 0, 0))

    def placed(shape: Outline) -> Outline:
        return moved(shape, wrist_x, wrist_y)

    bones = [np.array([a, b], np.float64) for a, b, _ in (*_FINGERS, _THUMB)]
    radii = [radius for _, _, radius in (*_FINGERS, _THUMB)]
    palm = placed(outline(_PALM))
    for bone, radius in zip(bones, radii, strict=True):
        mask.fill_all([placed(part) for part in swept(bone, (radius, radius))], (255, 255, 255))
    mask.fill(palm, (255, 255, 255))
    sheet.fill(palm, skin)
    for bone, radius in zip(bones, radii, strict=True):
        for share, colour in ((1.0, dark), (0.84, skin), (0.4, light)):
            sheet.fill_all([placed(part) for part in swept(bone, (radius * share, radius * share))], colour)
    for bone, radius in zip(bones[:4], radii[:4], strict=True):
        knuckle = placed(bone[:1])[0]
        sheet.fill(disc(float(knuckle[0]), float(knuckle[1]) - 2, radius * 0.85), light)
    soft = cv2.GaussianBlur(sheet.pixels, (0, 0), 9)
    crisp = Sheet(width, height, 4, dark)
    crisp.pixels = np.asarray(soft, np.uint8)
    for bone, radius in zip(bones, radii, strict=True):
        x, y = placed(bone[1:])[0].tolist()
        direction = math.degrees(math.atan2(bone[1, 0] - bone[0, 0], bone[1, 1] - bone[0, 1]))
        nail = turned(disc(x, y + 2, radius * 0.55, 1.3), direction, (x, y))
        crisp.fill(nail, (min(skin[0] + 30, 255), min(skin[1] + 24, 255), min(skin[2] + 20, 255)))
        for part in (0.42, 0.7):
            joint = placed(bone[:1] + (bone[1:] - bone[:1]) * part)[0]
            for shift in (-1.2, 1.2):
                crease = np.array([(-radius * 0.5, shift), (radius * 0.5, shift)])
                crisp.line(turned(crease, direction) + joint, 0.4, dark)
    size = (round(width * px_per_mm), round(height * px_per_mm))
    colour_px = cv2.resize(cv2.GaussianBlur(crisp.pixels, (0, 0), 1.5), size, interpolation=cv2.INTER_AREA)
    alpha = cv2.resize(mask.pixels[..., 0], size, interpolation=cv2.INTER_AREA)
    return np.asarray(np.dstack([colour_px, alpha]), np.uint8)


class Painter:
    """Lays things into a picture as the camera sees them, in the table's light."""

    def __init__(self, view: View, light: Picture) -> None:
        self.view, self.light = view, light

    def lay_card(self, picture: Picture, face: Picture, corners: Outline, smear: tuple[float, float]) -> None:
        """``corners`` in pixels."""
        margin = 3 + int(max(map(abs, smear)))
        window = Window.around(corners, margin)
        if window.empty:
            return
        height, width = face.shape[:2]
        source = np.array([(0, 0), (width, 0), (width, height), (0, height)], np.float32) - 0.5
        target = (corners - (window.x0, window.y0) - 0.5).astype(np.float32)
        matrix = cv2.getPerspectiveTransform(source, target)
        patch = cv2.warpPerspective(face, matrix, window.size, flags=cv2.INTER_LINEAR,
                                    borderMode=cv2.BORDER_CONSTANT, borderValue=(246, 250, 251, 0))  # fmt: skip
        self._lay(picture, smeared(np.asarray(patch, np.uint8), *smear), window)

    def lay_chips(self, picture: Picture, chips: list[Picture], x: float, y: float) -> None:
        """The first chip lies lowest."""
        middle = self.view.seen(np.array([(x, y)]))[0]
        for height, chip in enumerate(chips):
            half = chip.shape[0] / 2
            left, top = np.rint(middle - half + (0.5 * height, -1.7 * height)).astype(int).tolist()
            window = Window(left, top, left + chip.shape[1], top + chip.shape[0])
            inside = Window.around(np.array([(window.x0, window.y0), (window.x1 - 1, window.y1 - 1)]), 0)
            if inside == window:
                self._lay(picture, chip, window)

    def lay_hand(self, picture: Picture, arm: Arm, tips: tuple[float, float], smear: tuple[float, float]) -> None:
        wrist, along = forearm(arm.layout, tips)
        points = self.view.seen(np.stack([wrist, wrist + along * _FINGERTIPS]))
        direction = (points[1] - points[0]) / float(np.linalg.norm(points[1] - points[0]))
        across = np.array([direction[1], -direction[0]])
        matrix = np.column_stack([across, direction])
        wrist_in_sprite = np.array(_HAND_BOX[:2]) * self.view.px_per_mm
        height, width = arm.hand.shape[:2]
        sprite = np.array([(0, 0), (width, 0), (width, height), (0, height)], np.float64)
        window = Window.around((sprite - wrist_in_sprite) @ matrix.T + points[0], 2 + int(max(map(abs, smear))))
        if window.empty:
            return
        # The sleeve ends over the wrist, so the hand is laid first.
        shift = points[0] - (window.x0, window.y0) - matrix @ wrist_in_sprite
        patch = cv2.warpAffine(arm.hand, np.column_stack([matrix, shift]), window.size, borderMode=cv2.BORDER_CONSTANT,
                               borderValue=(*arm.hand[0, 0, :3].tolist(), 0))  # fmt: skip
        self._lay(picture, smeared(np.asarray(patch, np.uint8), *smear), window)
        self._lay_sleeve(picture, arm, points[0], direction)

    def _lay_sleeve(self, picture: Picture, arm: Arm, wrist: Outline, along: Outline) -> None:
        """Drawn at half size and enlarged: it is nearer to the camera than what the camera is focused on."""
        across = np.array([-along[1], along[0]])

        def at(far: float, wide: float) -> Outline:
            return np.asarray(wrist + (along * far + across * wide) * self.view.px_per_mm, np.float64)

        hull = np.array([at(12, -44), at(12, 44), at(-800, 66), at(-800, -66)])
        window = Window.around(hull, 12)
        if window.empty:
            return
        size = (window.size[0] // 2 + 1, window.size[1] // 2 + 1)
        colour = np.empty((size[1], size[0], 3), np.uint8)
        colour[:] = arm.sleeve
        alpha = np.zeros((size[1], size[0]), np.uint8)

        def fixed(points: list[Outline]) -> NDArray[np.int32]:
            return np.rint((np.array(points) - (window.x0, window.y0)) * 8).astype(np.int32)

        def strip(near: float, far: float, near_half: float, far_half: float, base: Colour) -> None:
            for left, right in pairwise(np.linspace(-1, 1, 12).tolist()):
                shade = 0.55 + 0.5 * math.cos((left + right) / 2 * 1.15 + 0.35)
                quad = [at(near, near_half * left), at(near, near_half * right),
                        at(far, far_half * right), at(far, far_half * left)]  # fmt: skip
                tone = [min(int(channel * shade), 255) for channel in base]
                cv2.fillConvexPoly(colour, fixed(quad), tone, cv2.LINE_8, 4)

        strip(-18, -800, 40, 64, arm.sleeve)
        for fold in arm.folds.tolist():
            far, side = -60 - 600 * fold, math.sin(fold * 50)
            crease = [at(far, 50 * side), at(far - 20, 20 * side), at(far - 14, -12 * side)]
            cv2.polylines(colour, [fixed(crease)], False, [int(c * 0.84) for c in arm.sleeve], 3, cv2.LINE_8, 4)
        strip(8, -20, 36, 39, arm.cuff)
        body = [at(8, -36), at(8, 36), at(-18, 40), at(-800, 64), at(-800, -64), at(-18, -40)]
        cv2.fillPoly(alpha, [fixed(body)], 255, cv2.LINE_8, 4)
        cloth = np.dstack([cv2.GaussianBlur(colour, (0, 0), 2.2), cv2.GaussianBlur(alpha, (0, 0), 1.1)])
        self._lay(picture, np.asarray(cv2.resize(cloth, window.size), np.uint8), window)

    def _lay(self, picture: Picture, patch: Picture, window: Window) -> None:
        lit = cv2.multiply(patch[..., :3], window.of(self.light), scale=1 / LIT)
        blend(window.of(picture), np.asarray(lit, np.uint8), np.ascontiguousarray(patch[..., 3]))


_DENOMINATIONS: tuple[tuple[Money, Colour], ...] = (
    (50_000, (110, 34, 92)), (10_000, (34, 32, 32)), (2_500, (62, 116, 30)), (500, (40, 34, 176)),
    (100, (206, 208, 208)),
)  # fmt: skip
_CHIP_MM = 39.0


def chips_for(amount: Money) -> list[Money]:
    """The fewest chips that make the amount, the dearest lowest in the stack."""
    chips: list[Money] = []
    for value, _ in _DENOMINATIONS:
        chips += [value] * (amount // value)
        amount %= value
    return chips


def drawn_chips(px_per_mm: float) -> dict[Money, Picture]:
    return {value: _chip(value, colour, px_per_mm) for value, colour in _DENOMINATIONS}


def _chip(value: Money, colour: Colour, px_per_mm: float) -> Picture:
    size, middle = _CHIP_MM + 3, (_CHIP_MM + 3) / 2
    white: Colour = (224, 228, 230)
    inlay: Colour = (60, 60, 60) if value == 100 else white
    sheet, mask = Sheet(size, size, 10, (20, 20, 20)), Sheet(size, size, 10, (0, 0, 0))
    radius = _CHIP_MM / 2
    sheet.fill(disc(middle, middle, radius), colour)
    for spoke in range(6):
        block = outline(f"M-3.4 {-radius - 1} L3.4 {-radius - 1} L2.6 {-radius + 4.6} L-2.6 {-radius + 4.6}")
        sheet.fill(moved(turned(block, spoke * 60), middle, middle), inlay)
    sheet.line(disc(middle, middle, radius - 0.4), 0.8, (40, 40, 40), closed=True)
    sheet.line(disc(middle, middle, radius - 5.2), 0.5, inlay, closed=True)
    sheet.fill(disc(middle, middle, radius - 7.5), white)
    sheet.fill_all(lettered(str(value // 100), middle, middle, 8.5, 15), (40, 40, 44))
    mask.fill(disc(middle + 0.6, middle + 0.8, radius), (110, 110, 110))
    mask.fill(disc(middle, middle, radius), (255, 255, 255))
    pixels = round(size * px_per_mm)
    both = np.dstack([sheet.pixels, mask.pixels[..., 0]])
    return np.asarray(cv2.resize(both, (pixels, pixels), interpolation=cv2.INTER_AREA), np.uint8)
