"""The plain letters printed on the felt: strokes of one width, ten high."""

from __future__ import annotations

from dealer_assist.simulator.drawing import Box, Outline, fitted, moved, outline, swept

_LETTERS = {
    "A": "M0 10 L3.5 0 L7 10;M1.3 6.6 L5.7 6.6",
    "B": "M0 10 L0 0 L3 0 C6.6 0 6.6 4.8 3 4.8 L0 4.8;M3 4.8 C7.4 4.8 7.4 10 3 10 L0 10",
    "C": "M6.6 2.2 C5.4 -.8 0 -1 0 5 C0 11 5.4 10.8 6.6 7.8",
    "D": "M0 0 L0 10 L2.6 10 C8.4 10 8.4 0 2.6 0 L0 0",
    "E": "M5.6 0 L0 0 L0 10 L5.6 10;M0 4.8 L4.6 4.8",
    "F": "M5.6 0 L0 0 L0 10;M0 4.8 L4.6 4.8",
    "G": "M6.6 2.2 C5.4 -.8 0 -1 0 5 C0 11 6.6 10.8 6.6 7 L6.6 5.4 L4 5.4",
    "H": "M0 0 L0 10;M6.4 0 L6.4 10;M0 4.9 L6.4 4.9",
    "I": "M0 0 L0 10",
    "J": "M4.4 0 L4.4 7.4 C4.4 10.6 .4 10.9 0 7.6",
    "K": "M0 0 L0 10;M6 0 L0 6.2;M2 4.2 L6.4 10",
    "L": "M0 0 L0 10 L5.4 10",
    "M": "M0 10 L0 0 L4 7 L8 0 L8 10",
    "N": "M0 10 L0 0 L6.6 10 L6.6 0",
    "O": "M3.7 0 C8.6 0 8.6 10 3.7 10 C-1.2 10 -1.2 0 3.7 0",
    "P": "M0 10 L0 0 L3 0 C7 0 7 5.4 3 5.4 L0 5.4",
    "Q": "M3.7 0 C8.6 0 8.6 10 3.7 10 C-1.2 10 -1.2 0 3.7 0;M4.6 7.4 L7.4 10.6",
    "R": "M0 10 L0 0 L3 0 C7 0 7 5.2 3 5.2 L0 5.2;M3 5.2 L6.4 10",
    "S": "M5.8 1.8 C4.8 -.8 .2 -.6 .2 2.5 C.2 5.6 6.2 4.3 6.2 7.4 C6.2 10.8 .8 10.8 0 8",
    "T": "M0 0 L6.4 0;M3.2 0 L3.2 10",
    "U": "M0 0 L0 6.4 C0 11.2 6.4 11.2 6.4 6.4 L6.4 0",
    "V": "M0 0 L3.4 10 L6.8 0",
    "W": "M0 0 L2.4 10 L4.8 2 L7.2 10 L9.6 0",
    "X": "M0 0 L6.4 10;M6.4 0 L0 10",
    "Y": "M0 0 L3.3 5 L6.6 0;M3.3 5 L3.3 10",
    "Z": "M0 0 L6.2 0 L0 10 L6.2 10",
    "0": "M3 0 C7 0 7 10 3 10 C-1 10 -1 0 3 0",
    "1": "M0 2 L2.4 0 L2.4 10",
    "2": "M0 2.6 C.4 -1 6 -.8 6 2.8 C6 5.4 2 7 0 10 L6 10",
    "3": "M0 1.8 C1 -.8 5.8 -.6 5.8 2.4 C5.8 4.4 4 4.8 2.4 4.8;M2.4 4.8 C7.4 4.8 7.2 10 3 10 C1.6 10 .4 9.4 0 8",
    "4": "M4.6 10 L4.6 0 L0 7 L6.4 7",
    "5": "M5.6 0 L.8 0 L.4 4.6 C2 3 6 3.4 6 6.6 C6 10.6 1 11 0 8.2",
    "6": "M5.6 1.6 C4.4 -.6 0 -.8 0 6 C0 11.4 6 11.2 6 6.8 C6 3 1 2.8 .2 6",
    "7": "M0 0 L6 0 L2.2 10",
    "8": "M3 4.7 C-.6 4.5 -.4 0 3 0 C6.4 0 6.6 4.5 3 4.7;M3 4.7 C7.4 4.9 7.2 10 3 10 C-1.2 10 -1.4 4.9 3 4.7",
    "9": "M.4 8.4 C1.6 10.6 6 10.8 6 4 C6 -1.4 0 -1.2 0 3.2 C0 7 5 7.2 5.8 4",
    "'": "M0 0 L0 2.6",
}
_GAP, _SPACE, _PEN = 2.6, 4.5, 0.62


def lettered(text: str, x: float, y: float, height: float, longest: float) -> list[Outline]:
    """The words in capitals, centred on a point, narrowed where they would be longer than asked."""
    shapes: list[Outline] = []
    pen = 0.0
    for letter in text.upper():
        if letter not in _LETTERS:      # a space, or a sign that is not printed on felts
            pen += _SPACE
            continue
        strokes = [moved(outline(path), pen, 0) for path in _LETTERS[letter].split(";")]
        shapes += [part for stroke in strokes for part in swept(stroke, (_PEN, _PEN))]
        pen = max(float(stroke[:, 0].max()) for stroke in strokes) + _GAP
    width = min((pen - _GAP) * height / 10, longest)
    box: Box = (x - width / 2, y - height / 2, x + width / 2, y + height / 2)
    return fitted(shapes, box)
