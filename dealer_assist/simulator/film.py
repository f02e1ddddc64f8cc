"""A simulated session on disk: the film, and beside it what is true in each frame, what was touched, what was dealt."""

from __future__ import annotations

import json
from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path
from typing import Any

import av

from dealer_assist.simulator.camera import FRAMES_PER_SECOND, SimulatedCamera
from dealer_assist.simulator.dealing import DealtRound, Touch
from dealer_assist.simulator.scene import HEIGHT_PX, WIDTH_PX
from dealer_assist.simulator.truth import FrameTruth
from dealer_assist.table.events import Staked


def write_film(camera: SimulatedCamera, folder: Path) -> None:
    """``table.mp4`` (1080p30, H.264), ``truth.jsonl`` (a line a frame), ``touches.jsonl`` and ``rounds.json``."""
    folder.mkdir(parents=True, exist_ok=True)
    with av.open(str(folder / "table.mp4"), "w") as film, open(folder / "truth.jsonl", "w", encoding="utf-8") as truth:
        stream = film.add_stream("libx264", rate=FRAMES_PER_SECOND,
                                 options={"preset": "veryfast", "crf": "23", "g": str(FRAMES_PER_SECOND)})  # fmt: skip
        stream.width, stream.height, stream.pix_fmt = WIDTH_PX, HEIGHT_PX, "yuv420p"
        for frame in camera.frames():
            picture = av.VideoFrame.from_ndarray(frame.pixels, format="bgr24")
            picture.pts, picture.time_base = frame.index, Fraction(1, FRAMES_PER_SECOND)
            film.mux(stream.encode(picture))
            truth.write(_line(_truth(camera.truth(frame.index))))
        film.mux(stream.encode())
    _write_lines(folder / "touches.jsonl", (_touch(touch) for touch in camera.touches))
    (folder / "rounds.json").write_text(json.dumps(_summary(camera), indent=1) + "\n", encoding="utf-8")


def _write_lines(path: Path, rows: Iterable[dict[str, Any]]) -> None:
    path.write_text("".join(map(_line, rows)), encoding="utf-8")


def _line(row: dict[str, Any]) -> str:
    return json.dumps(row, separators=(",", ":")) + "\n"


def _truth(truth: FrameTruth) -> dict[str, Any]:
    cards = [{"card": card.card, "name": card.name, "face_up": card.face_up,
              "place": str(card.place) if card.place else None, "x": card.x, "y": card.y, "turn": card.turn,
              "hidden": card.hidden, "hidden_by": card.hidden_by} for card in truth.cards]  # fmt: skip
    return {"frame": truth.frame, "captured_at": truth.captured_at, "round": truth.round, "cards": cards}


def _touch(touch: Touch) -> dict[str, Any]:
    event = touch.event
    said: dict[str, Any] = {"at": touch.at, "by": str(event.by), "on": str(event.on)}
    if isinstance(event, Staked):
        return {**said, "event": "staked", "kind": event.kind, "amount": event.amount}
    return {**said, "event": "decided", "choice": event.choice}


def _summary(camera: SimulatedCamera) -> dict[str, Any]:
    return {"layout": camera.layout.name, "seed": camera.seed, "frames": camera.count,
            "felt_to_picture": camera.view.felt_to_picture.tolist(),
            "rounds": [_round(played) for played in camera.script.rounds]}  # fmt: skip


def _round(played: DealtRound) -> dict[str, Any]:
    dealt = [{"card": card.card, "name": card.name, "to": str(card.to), "face_up": card.face_up, "at": card.at}
             for card in played.dealt]  # fmt: skip
    return {"number": played.number, "starts": played.starts, "revealed": played.revealed, "paid": played.paid,
            "cleared": played.cleared, "ends": played.ends, "dealt": dealt}  # fmt: skip
