"""What is asked before the first hand, and what can be set at the screen."""

from __future__ import annotations

from dealer_assist.language import Sentence

SENTENCES: dict[str, Sentence] = {
    # ── before the first hand ──
    "first.title": "Three questions before the first hand",
    "first.game": "1   Which game?",
    "first.house": "By which rules?",
    "first.camera": "2   Which camera?",
    "first.camera.number": "CAMERA {number}",
    "first.camera.size": "{width} × {height}",
    "first.camera.none": "NO CAMERA",
    "first.camera.none.hint": "All by touch: cards are named on the screen, and the record says who named them.",
    "first.camera.hint": "Next comes the calibration guide: where the felt lies in the picture.",
    "first.camera.seeking": "Looking for cameras …",
    "first.camera.found.none": "No camera answers. Plug one in, or deal without.",
    "first.camera.other": "OTHER CAMERA",
    "first.camera.other.hint": "a film, rtsp://…, or genicam:SERIAL",
    "first.camera.none_such": "This names no camera: a number, a film, rtsp://… or genicam:SERIAL was expected.",
    "first.records": "3   Where to keep the records?",
    "first.records.other": "OTHER FOLDER",
    "first.records.free": "{free} GB are free.",
    "first.records.bad": "Cannot be written: choose another folder.",
    "first.deal": "DEAL",
    "first.calibrate": "TO THE CAMERA",
    "first.waits": "Choose a game, a camera and a folder.",
    # ── at the screen ──
    "settings": "SETTINGS",
    "settings.title": "How this screen looks",
    "settings.theme": "ROOM",
    "settings.theme.dark": "DARK",
    "settings.theme.light": "LIGHT",
    "settings.suits": "SUITS",
    "settings.suits.two": "TWO COLOURS",
    "settings.suits.four": "FOUR COLOURS",
    "settings.scale": "TEXT",
    "settings.scale.percent": "{percent} %",
    "settings.picture": "PICTURE",
    "settings.picture.pane": "BESIDE",
    "settings.picture.whole": "WHOLE",
    "settings.picture.off": "OFF",
    "settings.language": "LANGUAGE",
    "settings.sound": "SOUND",
    "settings.sound.on": "ON",
    "settings.sound.off": "OFF",
    "settings.window": "WINDOW",
    "settings.window.full": "FULL SCREEN",
    "settings.window.framed": "WINDOW",
    # ── over another program's window ──
    "overlay.through": "CLICKS GO THROUGH",
    "overlay.touch": "TOUCH",
}
