"""A calibration as it is kept, of the casino hold'em felt through a lens that bends."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import numpy as np

from dealer_assist.calibration.file import TOUCHES, save
from dealer_assist.resources import LAYOUTS
from dealer_assist.table.layout import load_layout
from dealer_assist.vision.felt import Plane, plane_through
from dealer_assist.vision.frame import Pixels
from dealer_assist.vision.lens import Lens

TEXT = (LAYOUTS / "casino_holdem_land.toml").read_text("utf-8")
LAYOUT = load_layout(TEXT, "land")
LENS = Lens(1920, 1080, 1750.0, 1750.0, 950.0, 545.0, (-0.16, 0.03, 0.0005, -0.0004, 0.0))


def known_plane(lens: Lens | None = LENS) -> Plane:
    corners = np.array([(0, 0), (LAYOUT.width, 0), (LAYOUT.width, LAYOUT.height), (0, LAYOUT.height)], float)
    return plane_through(corners, np.array([(90.0, 45), (1830, 60), (1800, 1030), (110, 1015)]), LAYOUT, lens)


def saved_calibration(folder: Path, reference: Pixels | None = None) -> Path:
    picture = np.full((1080, 1920, 3), 70, np.uint8) if reference is None else reference
    return save(folder, "camera 0", TEXT, known_plane(), TOUCHES, (1920, 1080), 0.21, picture, date(2026, 1, 31))
