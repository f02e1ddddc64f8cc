"""`python -m dealer_assist.simulator`: rounds of any of the ten games as a film, with the truth beside it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from dealer_assist.arguments import positive, seed
from dealer_assist.exit_codes import CONFIGURATION, FINE
from dealer_assist.resources import DEFAULT, LAYOUTS, ResourceError, shipped_layouts, text_of
from dealer_assist.simulator.camera import FRAMES_PER_SECOND, Look, SimulatedCamera, deck_for
from dealer_assist.simulator.dealing import Mistake, NoSuchDeal
from dealer_assist.simulator.deals import DEALERS
from dealer_assist.simulator.deck import STYLES
from dealer_assist.simulator.drawing import Colour
from dealer_assist.simulator.felt import CLOTHS
from dealer_assist.simulator.film import write_film
from dealer_assist.simulator.mishaps import Befallen, Mishap, befallen
from dealer_assist.simulator.scene import POSES
from dealer_assist.table.layout import Layout, LayoutError, load_layout

_MISTAKES = {mistake.replace(" ", "-"): mistake for mistake in Mistake}
_MISHAPS = {mishap.replace(" ", "-"): mishap for mishap in Mishap}


class NoOccasion(Exception):
    """What is asked for cannot happen in these rounds."""


def main(arguments: Sequence[str] | None = None) -> int:
    asked = _parser().parse_args(arguments)
    try:
        layout = _layout(asked.template, asked.game)
        camera = _camera(asked, layout)
        befell: list[Befallen] = []
        for name in asked.mishap:
            befell.append(_befallen(camera, name, befell))
        count = write_film(camera, asked.out, befell)
    except (ResourceError, LayoutError, NoSuchDeal, NoOccasion) as error:
        print(error, file=sys.stderr)
        return CONFIGURATION
    except OSError as error:
        print(f"{error.filename or asked.out}: {error.strerror or error}; a folder that can be written was expected",
              file=sys.stderr)
        return CONFIGURATION
    print(f"{count} frames, {asked.rounds} rounds: {asked.out / 'table.mp4'}")
    return FINE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m dealer_assist.simulator", description=(
        "Deals rounds of any of the ten games onto a drawn table and writes the film with the truth of every frame."))
    parser.add_argument("--seed", type=seed, default=1, help="the same seed gives the same pixels (1)")
    parser.add_argument("--rounds", type=positive, default=1, metavar="N",
                        help="rounds to deal (1); where the button is drawn for, that comes before them")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER",
                        help="folder for table.mp4 (1080p, H.264), truth.jsonl, touches.jsonl, rounds.json")
    table = parser.add_mutually_exclusive_group()
    table.add_argument("--game", choices=DEALERS, metavar="GAME", help=f"on its own felt: one of {', '.join(DEALERS)}")
    table.add_argument("--template", metavar="NAME", help=f"a layout's file, or a shipped one's name ({DEFAULT})")
    parser.add_argument("--mistake", choices=_MISTAKES, metavar="NAME",
                        help=f"what the dealer does wrong in the first round: one of {', '.join(_MISTAKES)}")
    parser.add_argument("--mishap", choices=_MISHAPS, metavar="NAME", action="append", default=[],
                        help=f"what befalls the camera: one of {', '.join(_MISHAPS)}; several: given several times")
    parser.add_argument("--deck", type=_style, default={}, metavar="NAME,NAME",
                        help=f"how the cards look: any of {', '.join(STYLES)} (two-colours,navy-back, and indices as "
                             "large as the felt needs)")
    parser.add_argument("--cloth", type=_cloth, metavar="NAME|R,G,B",
                        help=f"{', '.join(CLOTHS)}, or red, green and blue from 0 to 255 (a green that comes with the "
                             "seed)")
    parser.add_argument("--pose", choices=POSES, default="above", metavar="NAME",
                        help=f"how the camera hangs: one of {', '.join(POSES)} (above)")
    parser.add_argument("--rate", type=positive, default=FRAMES_PER_SECOND, metavar="N",
                        help=f"frames a second ({FRAMES_PER_SECOND})")
    return parser


def _style(text: str) -> dict[str, Any]:
    style: dict[str, Any] = {}
    for name in text.split(","):
        if name not in STYLES or style.keys() & STYLES[name].keys():
            raise argparse.ArgumentTypeError(
                f"{text!r} found; at most one each of four-colours or two-colours, …-index and …-back was expected, of "
                f"{', '.join(STYLES)}, with commas between them")
        style |= STYLES[name]
    return style


def _cloth(text: str) -> Colour:
    parts = text.split(",")
    if text in CLOTHS:
        return CLOTHS[text]
    if len(parts) != 3 or not all(part.isdecimal() and len(part) < 4 and int(part) < 256 for part in parts):
        raise argparse.ArgumentTypeError(f"{text!r} found; one of {', '.join(CLOTHS)}, or red, green and blue from 0 "
                                         "to 255 such as 28,60,96, was expected")
    red, green, blue = map(int, parts)
    return blue, green, red


def _layout(template: str | None, game: str | None) -> Layout:
    """Of a game the first that is shipped."""
    layouts = (load_layout(*text_of(name, LAYOUTS)) for name in shipped_layouts())
    return (next(layout for layout in layouts if layout.game == game) if game else
            load_layout(*text_of(template or DEFAULT, LAYOUTS)))


def _camera(asked: argparse.Namespace, layout: Layout) -> SimulatedCamera:
    before = DEALERS[layout.game].rounds_before if layout.game in DEALERS else 0
    look = Look(replace(deck_for(layout), **asked.deck), asked.cloth, POSES[asked.pose])
    usual, camera = (SimulatedCamera(layout, asked.seed, asked.rounds + before, look=look, rate=asked.rate,
                                     mistake=mistake) for mistake in (None, _MISTAKES.get(asked.mistake)))
    if asked.mistake and camera.script == usual.script:
        raise NoOccasion(f"--mistake {asked.mistake}: what seed {asked.seed} deals gives no occasion for it; another "
                         "seed, or another game, was expected")
    return camera


def _befallen(camera: SimulatedCamera, name: str, but: Sequence[Befallen]) -> Befallen:
    happens = befallen(camera, _MISHAPS[name], but)
    if happens is None:
        raise NoOccasion(f"--mishap {name}: no open card lies long enough{', apart from the others' if but else ''}; "
                         "more rounds, or another seed, were expected")
    return happens


if __name__ == "__main__":
    raise SystemExit(main())
