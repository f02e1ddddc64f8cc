from __future__ import annotations

import argparse
import sys
from pathlib import Path

from dealer_assist.resources import DEFAULT, LAYOUTS, ResourceError, text_of
from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.simulator.dealing import NoSuchDeal
from dealer_assist.simulator.film import write_film
from dealer_assist.table.layout import LayoutError, load_layout


def main() -> int:
    parser = argparse.ArgumentParser("python -m dealer_assist.simulator", description=(
        "Deals rounds of Casino Hold'em onto a drawn table and writes the film with the truth of every frame."))
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same pixels")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="folder for table.mp4, truth.jsonl, touches.jsonl, "
                                                                "rounds.json")
    parser.add_argument("--template", default=DEFAULT, help="a layout's file, or a shipped one's name")
    asked = parser.parse_args()
    try:
        layout = load_layout(*text_of(asked.template, LAYOUTS))
        camera = SimulatedCamera(layout, asked.seed, asked.rounds)
    except (ResourceError, LayoutError, NoSuchDeal) as error:
        print(error, file=sys.stderr)
        return 2
    write_film(camera, asked.out)
    print(f"{camera.count} frames, {asked.rounds} rounds: {asked.out / 'table.mp4'}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
