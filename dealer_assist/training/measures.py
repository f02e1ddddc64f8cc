"""What was read held against what is labelled: card by card where places are labelled, else name by name."""

from __future__ import annotations

import math
import reprlib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import pairwise
from typing import TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer_assist.cards import FACE_DOWN, UNREADABLE, Card, Known, NotACard
from dealer_assist.shares import wilson
from dealer_assist.vision.index_crop import Picture
from dealer_assist.vision.looks import height
from dealer_assist.vision.loose_cards import LooseCard, Support, support

T = TypeVar("T")
Box = tuple[float, float, float, float]
Homography = NDArray[np.float64]
CERTAINTIES = (0.5, 0.7, 0.8, 0.85, 0.9, 0.93, 0.95, 0.97, 0.98, 0.99, 0.995, 0.998)
RELIABILITY = (0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995)
HEIGHTS = (8, 12, 18, 27, 40, 64)   # pixels of the picture, of an index; the last class is open
SLANTS = (15, 30, 45, 60)           # degrees from straight above
_INDEX_OF_DIAGONAL = 0.14           # an index's height, of the diagonal of the box around its card: roughly
ALL_SUITS = "cdhs"
_LABEL = '{"label": "TD", "box": [x1, y1, x2, y2], "kind": "card"}'
_PAIR = '["TD", "5H"]'
_FARTHEST = 1e9                     # pixels
_WHOLE_DECK = 20                    # from so many labels on, a suit that none of them names was not labelled


class LabelsError(Exception):
    """A `labels.jsonl` that cannot be understood; the message names file, line and key, and says what was expected."""


class Outcome(StrEnum):
    RIGHT = "right"
    WRONG = "wrong"             # another card is labelled here
    NOTHING = "nothing there"   # no card is
    TWICE = "told twice"        # as many cards of its name as are labelled were told already
    UNJUDGED = "unjudged"       # labelled to be ignored, or of a suit that this set does not label


class OrderTold(StrEnum):
    """Of two cards that were seen, whether it was told which lies on the other."""

    RIGHT = "right"
    WRONG = "wrong"
    UNTOLD = "not told"
    INVENTED = "told of two that lie apart"
    APART = "apart"


@dataclass(frozen=True)
class Labelled:
    card: str | None            # "Ah"; none: to be ignored
    box: Box | None
    index: bool                 # the box is about one index, not about the card
    high: float                 # of the index in pixels, 0 where nothing tells
    slant: float | None = None

    def outside(self, picture: Picture) -> bool:
        high, wide = picture.shape[:2]
        return self.box is not None and (self.box[0] >= wide or self.box[1] >= high or min(self.box[2:]) <= 0)

    def seen_through(self, through: Homography) -> Labelled:
        if self.box is None:
            return self
        left, top, right, bottom = self.box
        corners = np.array([[[left, top], [right, top], [right, bottom], [left, bottom]]], np.float64)
        seen = cv2.perspectiveTransform(corners, through)[0]
        (x0, y0), (x1, y1) = seen.min(0).tolist(), seen.max(0).tolist()
        before, after = math.dist(self.box[:2], self.box[2:]), math.dist(seen[0], seen[2])
        return replace(self, box=(x0, y0, x1, y1), high=self.high * after / before if before else 0.0)


@dataclass(frozen=True)
class Reading:
    """A card that was read, accepted or not."""

    card: str
    outcome: Outcome
    truth: str
    accepted: bool
    certainty: float
    support: Support
    place: str                  # the picture, and where in it


@dataclass
class Score:
    """Of one set of pictures."""

    name: str
    suits: str                                                  # that are labelled
    pictures: int = 0
    labels: int = 0
    found: int = 0
    readings: list[Reading] = field(default_factory=list)
    by_height: dict[int, list[int]] = field(default_factory=dict)   # class: read, labelled
    by_slant: dict[int, list[int]] = field(default_factory=dict)
    names: int = 0                                              # distinct cards, picture by picture
    names_right: int = 0
    names_wrong: int = 0
    outside: list[str] = field(default_factory=list)            # labels that lie beside their picture
    orders: Counter[OrderTold] = field(default_factory=Counter)     # where it is known how cards were laid
    seconds: float = 0.0                                        # of processor time

    def add(self, labelled: Sequence[Labelled], cards: Sequence[LooseCard], picture: str = "") -> None:
        self.pictures += 1
        judged = [card for card in cards if isinstance(card.guess, Known) and card.face is not FACE_DOWN]
        readings = _without_surplus([(card, self._judged(card, labelled, picture)) for card in judged], labelled)
        self.readings += [reading for _, reading in readings]
        accepted = [(card, reading) for card, reading in readings if reading.accepted]
        for label in labelled:
            if label.card is None:
                continue
            read = any(reading.card == label.card and _at(card, label) for card, reading in accepted)
            self.labels += 1
            self.found += read
            if label.high:
                _count(self.by_height, sum(label.high >= least for least in HEIGHTS), read)
            if label.slant is not None:
                _count(self.by_slant, sum(label.slant >= least for least in SLANTS), read)
        wanted = {label.card for label in labelled if label.card is not None}
        said = {reading.card for _, reading in accepted if reading.outcome is not Outcome.UNJUDGED}
        self.names += len(wanted)
        self.names_right += len(said & wanted)
        self.names_wrong += len(said - wanted)

    def _judged(self, card: LooseCard, labelled: Sequence[Labelled], picture: str) -> Reading:
        name = str(card.guess)
        here = [label for label in labelled if _at(card, label)]
        if any(label.card == name for label in here):
            outcome, truth = Outcome.RIGHT, name
        elif any(label.card is None for label in here):
            outcome, truth = Outcome.UNJUDGED, ""
        elif here:
            outcome, truth = Outcome.WRONG, str(here[0].card)
        elif self.suits != ALL_SUITS and (name == "joker" or name[-1] not in self.suits):
            outcome, truth = Outcome.UNJUDGED, ""
        else:
            outcome, truth = Outcome.NOTHING, ""
        x, y = card.corners[0].middle.round().astype(int).tolist()
        place = f"{picture} at {x}, {y}"
        return Reading(name, outcome, truth, card.face is not UNREADABLE, card.confidence, support(card), place)

    def accepted(self, outcome: Outcome) -> int:
        return sum(reading.accepted and reading.outcome is outcome for reading in self.readings)

    @property
    def wrong(self) -> int:
        """What was accepted and should not have been."""
        return sum(self.accepted(outcome) for outcome in (Outcome.WRONG, Outcome.NOTHING, Outcome.TWICE))

    def told(self) -> list[str]:
        right, wrong, nothing, twice = (self.accepted(outcome) for outcome in (
            Outcome.RIGHT, Outcome.WRONG, Outcome.NOTHING, Outcome.TWICE))
        accepted = right + self.wrong
        named = "all suits" if self.suits == ALL_SUITS else f"labelled suits only: {', '.join(self.suits)}"
        lines = [
            f"{self.name}: {self.pictures} pictures, {self.labels} labels ({named}), "
            f"{self.seconds / max(self.pictures, 1):.2f} s of processor time a picture",
            f"  accepted {accepted}: right {right}, wrong {wrong}, nothing there {nothing}, told twice {twice}; wrong: "
            f"{upper(self.wrong, accepted)}",
            f"  precision {shared(right, accepted)}",
            f"  recall    {shared(self.found, self.labels)}",
            f"  distinct cards a picture: precision {shared(self.names_right, self.names_right + self.names_wrong)}, "
            f"recall {shared(self.names_right, self.names)}, wrong {self.names_wrong}",
        ]
        if self.by_height:
            lines.append("  recall by index height in pixels: " + _classes(self.by_height, HEIGHTS, " px"))
        if self.by_slant:
            lines.append("  recall by angle from straight above: " + _classes(self.by_slant, SLANTS, "°"))
        if self.orders:
            lines.append(_orders(self.orders))
        if self.outside:
            lines.append(f"  labels outside of their picture, not to be found there: {len(self.outside)}, the first "
                         f"{self.outside[0]}")
        for reading in self.readings:
            if reading.accepted and reading.outcome not in (Outcome.RIGHT, Outcome.UNJUDGED):
                there = "it was told already" if reading.outcome is Outcome.TWICE else (
                    f"{reading.truth or 'nothing'} is labelled")
                lines.append(f"  wrong: {reading.place}: {reading.card} by {reading.support} at "
                             f"{reading.certainty:.3f}, where {there}")
        return lines

    def choosing(self) -> list[str]:
        """Right and wrong at each threshold, by what speaks for a card: from this `[evidence]` is chosen."""
        lines = [f"{self.name}: right / wrong from each certainty on; {self.names} cards"]
        lines.append("  certainty  " + "  ".join(f"{least:>8}" for least in CERTAINTIES))
        for kind in Support:
            for joker in (False, True):
                row = [reading for reading in self.readings if reading.support is kind
                       and (reading.card == "joker") is joker and reading.outcome is not Outcome.UNJUDGED]
                counts = []
                for least in CERTAINTIES:
                    right = sum(r.certainty >= least and r.outcome is Outcome.RIGHT for r in row)
                    wrong = sum(r.certainty >= least and r.outcome is not Outcome.RIGHT for r in row)
                    counts.append(f"{f'{right}/{wrong}':>8}")
                if row:
                    lines.append(f"  {f'{kind} joker' if joker else kind:<15}"[:13] + "  ".join(counts))
        return lines + self._reliability()

    def _reliability(self) -> list[str]:
        """How certain it said that it was, and how often it was right then."""
        lines = ["  said to be certain        read    right"]
        for least, most in pairwise((*RELIABILITY, math.inf)):
            row = [reading for reading in self.readings
                   if least <= reading.certainty < most and reading.outcome is not Outcome.UNJUDGED]
            if row:
                said = sum(reading.certainty for reading in row) / len(row)
                right = sum(reading.outcome is Outcome.RIGHT for reading in row)
                lines.append(f"  from {least:<5} (mean {said:.3f}) {len(row):>8}    {shared(right, len(row))}")
        return lines


def _orders(count: Counter[OrderTold]) -> str:
    overlapping = count[OrderTold.RIGHT] + count[OrderTold.WRONG] + count[OrderTold.UNTOLD]
    told = count[OrderTold.RIGHT] + count[OrderTold.WRONG]
    apart = count[OrderTold.INVENTED] + count[OrderTold.APART]
    line = (f"  which lies on the other, of {overlapping} pairs of cards: right {count[OrderTold.RIGHT]}, wrong "
            f"{count[OrderTold.WRONG]}, not told {count[OrderTold.UNTOLD]}; of those told right "
            f"{shared(count[OrderTold.RIGHT], told)}")
    return line + (f"; told of {count[OrderTold.INVENTED]} of {apart} pairs that lie apart" if apart else "")


def _without_surplus(readings: Sequence[tuple[LooseCard, Reading]],
                     labelled: Sequence[Labelled]) -> list[tuple[LooseCard, Reading]]:
    """Each label is about one card: what finds those of its name and place taken, by a surer reading, was told twice.
    Of indices a card may have several, and who labels each of them cannot tell whether two cards lay there."""
    own = [[label for label in labelled if label.card == reading.card and _at(card, label)]
           for card, reading in readings]
    taken: set[int] = set()
    judged = list(readings)
    # Who could take several labels leaves others theirs.
    for n in sorted(range(len(readings)), key=lambda n: (not readings[n][1].accepted, len(own[n]),
                                                         -readings[n][1].certainty)):
        card, reading = readings[n]
        if reading.outcome is not Outcome.RIGHT:
            continue
        free = [label for label in own[n] if id(label) not in taken]
        taken |= {id(label) for label in (free if all(label.index for label in free) else free[:1])}
        if not free:
            ignored = any(label.card is None and _at(card, label) for label in labelled)
            outcome = Outcome.UNJUDGED if ignored else Outcome.TWICE
            judged[n] = card, replace(reading, outcome=outcome)
    return judged


def _at(card: LooseCard, label: Labelled) -> bool:
    """Without a box a card is where its name is."""
    if label.box is None:
        return str(card.guess) == label.card
    x0, y0, x1, y1 = label.box
    reach = 0.3 * max(x1 - x0, y1 - y0) if label.index else 0.05 * max(x1 - x0, y1 - y0)
    for corner in card.corners:
        x, y = corner.middle.tolist()
        if label.index and math.dist((x, y), ((x0 + x1) / 2, (y0 + y1) / 2)) > max(reach, 0.4 * height(corner.quad)):
            continue
        if x0 - reach <= x <= x1 + reach and y0 - reach <= y <= y1 + reach:
            return True
    return False


def labelled_of(cards: object) -> list[Labelled]:
    """The labels of one picture as `labels.jsonl` has them: rank and suit, `??` to be ignored; box and kind if any: a
    box without a kind is about the card."""
    labels = []
    for number, stored in enumerate(expect(list, cards, "cards", f"a list of labels such as {_LABEL}")):
        where = f"cards[{number}]"
        row = expect(dict, stored, where, f"a label such as {_LABEL}")
        card, box = _card(row.get("label"), f"{where}.label"), _box(row.get("box"), where)
        if (kind := row.get("kind")) not in (None, "card", "index"):
            raise _wrong(kind, f"{where}.kind", "'card', of a box about the whole card, or 'index', about one corner,")
        if box is None:
            labels.append(Labelled(card, None, False, 0.0))
        else:
            wide, tall = box[2] - box[0], box[3] - box[1]
            high = max(wide, tall) if kind == "index" else _INDEX_OF_DIAGONAL * math.hypot(wide, tall)
            labels.append(Labelled(card, box, kind == "index", high))
    return labels


def over_of(pairs: object) -> tuple[tuple[str, str], ...]:
    """Which card lies on which other in one picture, the upper one first."""
    over = []
    for number, pair in enumerate(expect(list, pairs, "over", f"a list of pairs such as {_PAIR}")):
        where = f"over[{number}]"
        match expect(list, pair, where, f"a pair of cards such as {_PAIR}, the upper one first,"):
            case [upper, lower] if (above := _card(upper, where)) and (below := _card(lower, where)):
                over.append((above, below))
            case _:
                raise _wrong(pair, where, f"two cards such as {_PAIR}, the upper one first,")
    return tuple(over)


def expect(kind: type[T], stored: object, where: str, expected: str) -> T:
    if not isinstance(stored, kind):
        raise _wrong(stored, where, expected)
    return stored


def _wrong(stored: object, where: str, expected: str) -> LabelsError:
    found = "nothing" if stored is None else reprlib.repr(stored)
    return LabelsError(f"{where}: {found} found; {expected} was expected")


def _card(stored: object, where: str) -> str | None:
    expected = where, "a card such as 'TD' or 'joker', or '??' where none is to be judged,"
    text = expect(str, stored, *expected)
    if "?" in text:
        return None
    plain = text.replace("10", "T")
    try:
        return "joker" if plain.lower() == "joker" else str(Card.parse(plain[:-1].upper() + plain[-1:].lower()))
    except NotACard:
        raise _wrong(text, *expected) from None


def _box(stored: object, where: str) -> Box | None:
    """Of numbers that lead somewhere: JSON has them of any length, and Python reads Infinity and NaN in it too."""
    match stored:
        case None:
            return None
        case [float() | int(), float() | int(), float() | int(), float() | int()] if (
                bool not in map(type, stored) and all(abs(edge) < _FARTHEST for edge in stored)):
            x0, y0, x1, y1 = map(float, stored)
            if x0 <= x1 and y0 <= y1:
                return x0, y0, x1, y1
    raise _wrong(stored, f"{where}.box", "[x1, y1, x2, y2] in pixels, left before right, top before bottom,")


def suits_of(pictures: Iterable[Sequence[Labelled]]) -> str:
    """A set with many labels and none of a suit does not label that suit: what is read of it is not judged."""
    cards = [label.card for labels in pictures for label in labels if label.card is not None]
    suits = {card[-1] for card in cards if card != "joker"}
    return ALL_SUITS if len(cards) < _WHOLE_DECK else "".join(suit for suit in ALL_SUITS if suit in suits)


def shared(part: int, whole: int) -> str:
    if not whole:
        return "nothing to count"
    low, high = wilson(part, whole)
    return f"{part / whole:.4f} (95 %: {low:.4f} to {high:.4f})"


def upper(bad: int, whole: int) -> str:
    if not whole:
        return "nothing was accepted"
    if not bad:
        return f"none, at most {min(3 / whole, 1):.2%} with 95 % certainty (3/{whole})"
    low, high = wilson(bad, whole)
    return f"{bad / whole:.2%} (95 %: {low:.2%} to {high:.2%})"


def _count(classes: dict[int, list[int]], number: int, read: bool) -> None:
    counts = classes.setdefault(number, [0, 0])
    counts[0] += read
    counts[1] += 1


def _classes(classes: dict[int, list[int]], edges: Sequence[int], unit: str) -> str:
    def name(number: int) -> str:
        if number == 0:
            return f"under {edges[0]}{unit}"
        return f"{edges[number - 1]}{f' to {edges[number]}' if number < len(edges) else ' and more'}{unit}"

    return "; ".join(f"{name(n)} {read / count:.3f} of {count}" for n, (read, count) in sorted(classes.items()))


# -- the confusion picture -----------------------------------------------------------------------------------------

_CELL, _EDGE = 22, 64
_NIGHT, _PAPER, _GRID = (34, 30, 28), (250, 250, 250), (222, 222, 222)


def confusion(readings: Iterable[Reading]) -> Picture:
    """A row for each card that lay there, a column for each that was said; accepted, and (pale) what was not."""
    names = [rank + suit for suit in "shdc" for rank in "A23456789TJQK"] + ["joker"]
    rows = [*names, "none"]
    place, line = {name: i for i, name in enumerate(names)}, {name: i for i, name in enumerate(rows)}
    taken = np.zeros((len(rows), len(names)), int)
    unsure = np.zeros_like(taken)
    for reading in readings:
        if reading.outcome is not Outcome.UNJUDGED:
            counts = taken if reading.accepted else unsure
            counts[line[reading.truth or "none"], place[reading.card]] += 1
    wide, high = _EDGE + _CELL * len(names) + 20, _EDGE + _CELL * len(rows) + 60
    sheet = np.full((high, wide, 3), _PAPER, np.uint8)
    most = math.log1p(max(int(taken.max(initial=0)), 1))
    for i in range(len(rows)):
        for j in range(len(names)):
            x, y = _EDGE + j * _CELL, _EDGE + i * _CELL
            count, pale = int(taken[i, j]), int(unsure[i, j])
            same = i == j
            if count or pale:
                share = (0.35 + 0.65 * math.log1p(count) / most) if count else 0.2
                ink = np.array((90, 160, 40) if same else (40, 40, 225))
                colour = tuple(int(v) for v in 255 - (255 - ink) * share)
                cv2.rectangle(sheet, (x, y), (x + _CELL, y + _CELL), colour, -1)
                _text(sheet, str(count or pale), x + _CELL // 2, y + _CELL // 2, 0.32,
                      _PAPER if share > 0.6 else _NIGHT)
            cv2.rectangle(sheet, (x, y), (x + _CELL, y + _CELL), _GRID, 1)
    for number in range(0, 5):      # suits apart
        along = _EDGE + number * 13 * _CELL
        cv2.line(sheet, (along, _EDGE), (along, _EDGE + _CELL * len(rows)), _NIGHT, 1)
        cv2.line(sheet, (_EDGE, along), (_EDGE + _CELL * len(names), along), _NIGHT, 1)
    for i, name in enumerate(rows):
        short = {"joker": "jok", "none": "-"}.get(name, name)
        _text(sheet, short, _EDGE - 20, _EDGE + i * _CELL + _CELL // 2, 0.36, _NIGHT)
        if i < len(names):
            _text(sheet, short, _EDGE + i * _CELL + _CELL // 2, _EDGE - 14, 0.36, _NIGHT)
    _text(sheet, "read as", _EDGE + 40, 20, 0.5, _NIGHT)
    _text(sheet, "lay there", 36, _EDGE - 34, 0.4, _NIGHT)
    _text(sheet, "green: right; red: wrong; pale: seen, not accepted; row '-': no card lay there", wide // 2, high - 26,
          0.5, _NIGHT)
    return sheet


def _text(sheet: Picture, text: str, x: int, y: int, size: float, ink: tuple[int, int, int]) -> None:
    (wide, tall), _ = cv2.getTextSize(text, cv2.FONT_HERSHEY_SIMPLEX, size, 1)
    cv2.putText(sheet, text, (x - wide // 2, y + tall // 2), cv2.FONT_HERSHEY_SIMPLEX, size, ink, 1, cv2.LINE_AA)
