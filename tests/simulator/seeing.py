"""A script as a camera with faultless eyes would see it: glimpses without a picture, for what is made of them."""

from __future__ import annotations

from collections.abc import Iterator

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.cards import FACE_DOWN, UNREADABLE, Face, parse_face
from dealer_assist.simulator.deck import HEIGHT_MM, WIDTH_MM
from dealer_assist.simulator.drawing import Outline
from dealer_assist.simulator.scene import arm_outline, card_corners
from dealer_assist.simulator.script import CardState, Script
from dealer_assist.table.events import TableEvent
from dealer_assist.table.layout import Layout
from dealer_assist.table.places import Place
from dealer_assist.vision.sighting import CELL, Glimpse, Sighting, cells
from dealer_assist.vision.steadying import Steady, steady

STEP = 100_000          # microseconds between two looks
JUDGED = 2_500_000      # how long an area is looked at after it changed
GRID = 0.5              # of the felt, pixels per millimetre
CELL_PX = round(CELL / 10 * GRID)
ARM = 255
CORNERS = ((-WIDTH_MM / 2 + 6.5, -HEIGHT_MM / 2 + 12), (WIDTH_MM / 2 - 6.5, HEIGHT_MM / 2 - 12))

Picture = NDArray[np.uint8]


def told(script: Script, layout: Layout) -> list[tuple[int, TableEvent]]:
    """What steadying makes of all that is seen from the first moment to the last."""
    state, events = Steady(), list[tuple[int, TableEvent]]()
    for glimpse in glimpses(script, layout):
        state, new = steady(state, glimpse, layout)
        events += [(glimpse.captured_at, event) for event in new]
    return events


def glimpses(script: Script, layout: Layout) -> Iterator[Glimpse]:
    shown: dict[Place, bytes] = {}
    changed: dict[Place, int] = {}
    for frame, now in enumerate(range(script.starts, script.ends, STEP)):
        cards = [state for path in script.cards if (state := path.at(now))]
        cards.sort(key=lambda card: (card.place is None, card.pile))
        felt = np.zeros((round(layout.height * GRID), round(layout.width * GRID)), np.uint8)
        for number, card in enumerate(cards, 1):
            cv2.fillConvexPoly(felt, fixed(card_corners(card.x, card.y, card.turn, card.open)), number)
        cv2.fillPoly(felt, [fixed(arm_outline(layout, script.hand_at(now)))], ARM)
        for area in layout.areas:
            part = felt[round(area.y * GRID) : round((area.y + area.height) * GRID),
                        round(area.x * GRID) : round((area.x + area.width) * GRID)]  # fmt: skip
            key = part.tobytes()
            if shown.get(area.place) != key:
                shown[area.place], changed[area.place] = key, now
            if now - changed[area.place] > JUDGED:
                continue
            seen = sorted((sighting for number, card in enumerate(cards, 1) if area.holds(card.x, card.y)
                           for sighting in _sighted(card, number, felt)), key=lambda s: (s.x, s.y))
            columns, rows = cells(area)
            whole = np.zeros((rows * CELL_PX, columns * CELL_PX), np.uint8)     # cells reach over the area's edge
            whole[:part.shape[0], :part.shape[1]] = part > 0
            small = cv2.resize(whole * 255, (columns, rows), interpolation=cv2.INTER_AREA)
            bare = sum(1 << int(bit) for bit in np.flatnonzero(small < 20))
            yield Glimpse("eyes", frame, now, area.place, tuple(seen), bare)


def fixed(outline: Outline) -> NDArray[np.int32]:
    return np.rint(outline * GRID).astype(np.int32)


def _sighted(card: CardState, number: int, felt: Picture) -> Iterator[Sighting]:
    """By the corners that nothing covers; one corner alone is believed half as much."""
    if card.place is None or card.pile:
        return
    turned = np.radians(card.turn)
    matrix = np.array([[np.cos(turned), -np.sin(turned)], [np.sin(turned), np.cos(turned)]])
    points = fixed(np.array(CORNERS) @ matrix.T + (card.x, card.y))
    free = sum(felt[y, x] == number for x, y in points.tolist()
               if 0 <= y < felt.shape[0] and 0 <= x < felt.shape[1])
    covered = felt[min(max(round(card.y * GRID), 0), felt.shape[0] - 1),
                   min(max(round(card.x * GRID), 0), felt.shape[1] - 1)] != number
    if not free and covered:
        return
    face: Face = (parse_face(card.name) if card.face_up else FACE_DOWN) if free else UNREADABLE
    if not card.face_up and covered:
        return
    certainty = 950 if free == 2 or not covered else 480
    turn = (card.turn + 90) % 180 - 90
    yield Sighting(round(card.x * 10), round(card.y * 10), round(turn * 10), face, certainty)
