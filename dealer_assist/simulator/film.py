"""A simulated session on disk: the film, and beside it what is true in each frame, what was touched, what was dealt."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, fields, replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import av
import numpy as np

from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.simulator.mishaps import Befallen, in_turn
from dealer_assist.simulator.scene import HEIGHT_PX, WIDTH_PX
from dealer_assist.simulator.script import SECOND, DealtRound, Touch
from dealer_assist.simulator.truth import FrameTruth
from dealer_assist.table.events import TableEvent
from dealer_assist.vision.frame import Frame


def through_h264(camera: SimulatedCamera, crf: int = 23) -> Iterator[Frame]:
    """The camera's frames as a recorder gives them back: compressed, and opened again."""
    encoder = av.CodecContext.create("libx264", "w")
    assert isinstance(encoder, av.VideoCodecContext)
    encoder.width, encoder.height, encoder.pix_fmt = WIDTH_PX, HEIGHT_PX, "yuv420p"
    encoder.time_base, encoder.framerate = Fraction(1, camera.rate), Fraction(camera.rate)
    encoder.options = {"preset": "veryfast", "crf": str(crf), "g": str(camera.rate), "tune": "zerolatency"}
    decoder = av.CodecContext.create("h264", "r")
    assert isinstance(decoder, av.VideoCodecContext)
    decoder.thread_count = 1        # threads of their own would hand back pictures later
    for frame in camera.frames():
        picture = av.VideoFrame.from_ndarray(frame.pixels, format="bgr24")
        picture.pts, picture.time_base = frame.index, encoder.time_base
        for packet in encoder.encode(picture):
            for seen in decoder.decode(packet):
                pixels = np.asarray(seen.to_ndarray(format="bgr24"), np.uint8)
                yield Frame(frame.camera, int(seen.pts or 0), camera.captured_at(int(seen.pts or 0)), pixels)


def write_film(camera: SimulatedCamera, folder: Path, befell: Iterable[Befallen] = ()) -> int:
    """``table.mp4`` (1080p, H.264), ``truth.jsonl`` (a line a frame), ``touches.jsonl`` and ``rounds.json``; how many
    frames that is. ``befell``: what befalls the camera, of which the truth on the table knows nothing."""
    befell = in_turn(befell)
    frames, touches, count = camera.frames(), iter(camera.touches), 0
    for mishap in befell:
        frames, touches = mishap.laid_over(frames), mishap.touched(touches)
    folder.mkdir(parents=True, exist_ok=True)
    with av.open(str(folder / "table.mp4"), "w") as film, open(folder / "truth.jsonl", "w", encoding="utf-8") as truth:
        stream = film.add_stream("libx264", rate=camera.rate,
                                 options={"preset": "veryfast", "crf": "23", "g": str(camera.rate)})
        stream.width, stream.height, stream.pix_fmt = WIDTH_PX, HEIGHT_PX, "yuv420p"
        for frame in frames:
            count += 1
            picture = av.VideoFrame.from_ndarray(frame.pixels, format="bgr24")
            picture.pts = round((frame.captured_at - camera.starts) * camera.rate / SECOND)
            picture.time_base = Fraction(1, camera.rate)
            film.mux(stream.encode(picture))
            truth.write(_line(_truth(replace(camera.truth(frame.index), captured_at=frame.captured_at))))
        film.mux(stream.encode())
    _write_lines(folder / "touches.jsonl", (_touch(touch) for touch in touches))
    summary = _summary(camera, count) | {"mishaps": [_mishap(one) for one in befell]}
    (folder / "rounds.json").write_text(json.dumps(summary, indent=1) + "\n", encoding="utf-8")
    return count


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
    return {"at": touch.at, **_said(touch.event)}


def _said(event: TableEvent) -> dict[str, Any]:
    return {"event": type(event).__name__.lower(), **{
        key: value if isinstance(value, int) else str(value)
        for key, value in ((field.name, getattr(event, field.name)) for field in fields(event))}}


def _mishap(befell: Befallen) -> dict[str, Any]:
    x, y = befell.spot
    return {"mishap": befell.mishap, "at": befell.at, "over": str(befell.over), "x": x, "y": y}


def _summary(camera: SimulatedCamera, frames: int) -> dict[str, Any]:
    return {"layout": camera.layout.name, "seed": camera.seed, "frames": frames, "look": asdict(camera.look),
            "mistake": camera.mistake, "felt_to_picture": camera.view.felt_to_picture.tolist(),
            "rounds": [_round(played) for played in camera.script.rounds]}  # fmt: skip


def _round(played: DealtRound) -> dict[str, Any]:
    dealt = [{"card": card.card, "name": card.name, "to": str(card.to), "face_up": card.face_up, "at": card.at}
             for card in played.dealt]  # fmt: skip
    return {"number": played.number, "starts": played.starts, "revealed": played.revealed, "paid": played.paid,
            "cleared": played.cleared, "ends": played.ends, "dealt": dealt,
            "happened": [{"at": at, **_said(event)} for at, event in played.happened]}  # fmt: skip
