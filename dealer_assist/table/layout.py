"""Where things lie on the felt, in millimetres from its top left corner as the camera's picture shows it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import chain, combinations
from typing import Any, TypeVar

from dealer_assist.table.places import Place, Zone
from dealer_assist.table.settlement import Reason, Value, because

T = TypeVar("T")

CARD = 63, 88           # millimetres that a card is wide and high
FAN = 10, CARD[1]       # millimetres: less hides a corner's index, and from more on no card lies upon the one before
MARK = 15, 200          # ... of a mark's side: less is not found in 1080p over a felt of 1.7 m, more is on no paper
_IN_LINE = 0.02         # of three marks: twice what they enclose, by the square of how far they lie apart


class LayoutError(Exception):
    """Names the file, the key, what stands there and what is wanted; ``faults`` has all that is wrong. ``reason``: the
    first of it for who draws the zones, where it is that something lies wrong."""

    def __init__(self, *faults: str, reason: Reason | None = None) -> None:
        super().__init__(faults[0])
        self.faults, self.reason = faults, reason


@dataclass(frozen=True, slots=True)
class Area:
    """Cards of one place lie in this rectangle, ``slots`` of them side by side from left to right; or, where there is a
    ``fan``, each upon the one before and so many millimetres lower, with its first corner showing."""

    place: Place
    x: float
    y: float
    width: float
    height: float
    slots: int
    fan: float = 0
    mucks: bool = False     # a card that leaves face down is thrown away: it was drawn for, or its hand given up

    def holds(self, x: float, y: float) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    @property
    def room(self) -> int:
        """For so many cards; they may lie crosswise, at a table's ends."""
        short, long = sorted((self.width, self.height))
        if short < CARD[0] or long < CARD[1]:
            return 0
        return max(1, 1 + int((self.height - CARD[1]) // self.fan)) if self.fan else int(long // CARD[0])


@dataclass(frozen=True, slots=True)
class Spot:
    """A printed betting circle."""

    on: Place
    kind: str
    x: float
    y: float
    radius: float


@dataclass(frozen=True, slots=True)
class Mark:
    """An ArUco mark (DICT_4X4_50) printed on the felt; ``x``, ``y`` its centre, ``size`` its side. ``halves``: it lies
    there only where two cameras see a half of the table each, for both of them."""

    id: int
    x: float
    y: float
    size: float
    halves: bool = False


@dataclass(frozen=True, slots=True)
class Printed:
    """A line with its word, such as the insurance line, or (``stands``) what stands there: a shoe, a discard rack, a
    chip tray. No card is read there."""

    word: str
    x: float
    y: float
    width: float
    height: float
    stands: bool = False


@dataclass(frozen=True, slots=True)
class Layout:
    name: str
    game: str
    width: float
    height: float
    areas: tuple[Area, ...]
    bets: tuple[Spot, ...]
    marks: tuple[Mark, ...]
    printed: tuple[Printed, ...] = ()

    @property
    def whole_marks(self) -> tuple[Mark, ...]:
        """Which a camera over the whole felt must see."""
        return tuple(mark for mark in self.marks if not mark.halves)

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(sorted({spot.on.seat for spot in self.bets if spot.on.zone is Zone.SEAT}))

    def area_at(self, x: float, y: float) -> Area | None:
        """A card belongs to one place only: areas do not overlap."""
        return next((area for area in self.areas if area.holds(x, y)), None)


def plays_around(layout: Layout) -> bool:
    """Nobody's hand stands opposite: the players play each other."""
    return not any(a.place.zone in (Zone.DEALER, Zone.PLAYER) for a in layout.areas)


def load_layout(text: str, name: str, bets: Mapping[str, Collection[str]] | None = None,
                lacking: Callable[[Layout], Iterable[str]] = lambda layout: ()) -> Layout:
    """``name`` is the file's, for the sentence that a mistake gets. For a table that is to be played on, also ``bets``:
    the games that there are, each with the bets for which a felt may have places; and ``lacking``: what is not there,
    and a game needs."""
    try:
        data = tomllib.loads(text)
    except ValueError as error:         # of which TOML's own is one; the other: a number of thousands of digits
        raise LayoutError(f"{name}: not TOML: {error}") from None
    except RecursionError:
        raise LayoutError(f"{name}: not a layout: lists within lists without end") from None
    faults: list[str] = []
    top = _Table(data, name, "", faults)
    layout = Layout(
        top.text("name"), game := top.word("game", bets), top.number("width", 1), top.number("height", 1),
        tuple(Area(t.place(), t.number("x"), t.number("y"), t.number("width", 1), t.number("height", 1),
                   t.whole("slots", 1, 99), t.number("fan", *FAN) if t.has("fan") else 0,
                   t.has("mucks") and t.flag("mucks")) for t in top.tables("area")),
        tuple(Spot(t.place(), t.word("kind", bets and (bets.get(game) or dict.fromkeys(chain(*bets.values())))),
                   t.number("x"), t.number("y"), t.number("radius", 1)) for t in top.tables("bet")),
        tuple(Mark(t.whole("id", 0, 49), t.number("x"), t.number("y"), t.number("size", *MARK),
                   t.has("halves") and t.flag("halves")) for t in top.tables("mark")),
        tuple(Printed(t.text("word"), t.number("x"), t.number("y"), t.number("width", 1), t.number("height", 1), stands)
              for key, stands in (("line", False), ("stand", True)) if top.has(key) for t in top.tables(key)))
    top.done()
    # What could not be read would be said to lie wrong, or to be lacking, too.
    unread = {table.where for table in (top, *top.children) if table.unread}
    wrong = list(_misplaced(layout, name, unread))
    if layout.areas and not any(where.startswith(("area", "bet")) for where in unread):
        faults += lacking(layout)
    if faults or wrong:
        raise LayoutError(*faults, *(fault for fault, _ in wrong), reason=wrong[0][1] if wrong else None)
    return layout


def _misplaced(layout: Layout, name: str, unread: Collection[str]) -> Iterator[tuple[str, Reason | None]]:
    def read(kind: str, rows: Sequence[T]) -> list[tuple[int, T]]:
        return [(number, row) for number, row in enumerate(rows, 1) if f"{kind} {number}: " not in unread]

    def off_felt(what: str, x: float, y: float, width: float, height: float, key: str, **values: Value) -> Iterator[
            tuple[str, Reason]]:
        if "" not in unread and (x < 0 or y < 0 or x + width > layout.width or y + height > layout.height):
            yield (f"{name}: {what}: reaches over the felt of {layout.width:g} x {layout.height:g} mm: from {x:g} to "
                   f"{x + width:g} across, from {y:g} to {y + height:g} down",
                   because(key, width=f"{layout.width:g}", height=f"{layout.height:g}", **values))

    before: list[Area] = []
    for number, area in read("area", layout.areas):
        yield from off_felt(f"area {number} ({area.place})", area.x, area.y, area.width, area.height,
                            "calibrate.fault.over", place=area.place)
        size = f"{area.width:g} x {area.height:g} mm"
        if not area.room:
            yield (f"{name}: area {number} ({area.place}): {size} found; room for a card of {CARD[0]} x {CARD[1]} mm "
                   "was expected"), because("calibrate.fault.small", place=area.place)
        elif area.slots > area.room:
            yield (f"{name}: area {number}: slots: {area.slots} found; 1 to {area.room} was expected: so many cards "
                   f"have room in {size}" + f" at a fan of {area.fan:g} mm" * bool(area.fan),
                   because("calibrate.fault.small", place=area.place))
        for other in before:
            if other.place == area.place:
                yield (f"{name}: area {number}: zone: {area.place} has an area already; one area for each place was "
                       "expected: give it more slots"), None
            elif (area.x < other.x + other.width and other.x < area.x + area.width
                    and area.y < other.y + other.height and other.y < area.y + area.height):
                across = min(area.x + area.width, other.x + other.width) - max(area.x, other.x)
                down = min(area.y + area.height, other.y + other.height) - max(area.y, other.y)
                yield (f"{name}: area {number}: the areas of {other.place} and {area.place} overlap by {across:g} x "
                       f"{down:g} mm: a card must belong to one place",
                       because("calibrate.fault.overlap", one=other.place, other=area.place))
        before.append(area)
    for number, bet in read("bet", layout.bets):
        yield from off_felt(f"bet {number} ({bet.on}, {bet.kind})", bet.x - bet.radius, bet.y - bet.radius,
                            2 * bet.radius, 2 * bet.radius, "calibrate.fault.over.bet", place=bet.on, kind=bet.kind)
    for _, printed in chain(read("line", [one for one in layout.printed if not one.stands]),
                            read("stand", [one for one in layout.printed if one.stands])):
        yield from off_felt(f"{'stand' if printed.stands else 'line'} ({printed.word})", printed.x, printed.y,
                            printed.width, printed.height, "calibrate.fault.over.print", word=printed.word)
    marks: list[Mark] = []
    for number, mark in read("mark", layout.marks):
        yield from off_felt(f"mark {number} (id {mark.id})", mark.x - mark.size / 2, mark.y - mark.size / 2,
                            mark.size, mark.size, "calibrate.fault.over.mark", number=mark.id)
        if mark.id in [other.id for other in marks]:
            yield f"{name}: mark {number}: id: {mark.id} found again; another one for each mark was expected", None
        marks.append(mark)
    whole = layout.whole_marks
    if len(whole) < 4:
        if layout.marks or "" not in unread:
            halves = f", besides {len(layout.marks) - len(whole)} for halves" * (len(whole) < len(layout.marks))
            yield f"{name}: mark: {len(whole)} found{halves}; four or more were expected", None
    elif len(marks) == len(layout.marks) and not any(
            not any(_in_line(*three) for three in combinations(four, 3)) for four in combinations(whole, 4)):
        yield (f"{name}: mark: all lie on one line, or all but one; four of which no three do were expected, as in the "
               "felt's corners: how the felt lies is told by them"), None


def _in_line(a: Mark, b: Mark, c: Mark) -> bool:
    """Or nearly."""
    apart = max((p.x - q.x) ** 2 + (p.y - q.y) ** 2 for p, q in ((a, b), (b, c), (a, c)))
    return abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) <= _IN_LINE * apart


class _Table:
    """A TOML table that is asked for its keys one by one, and then for those nobody asked for.

    What is wrong goes to ``faults``, and something that passes is answered, so that the rest is looked at as well.
    """

    def __init__(self, data: dict[str, Any], file: str, where: str, faults: list[str]) -> None:
        self.data, self.file, self.where, self.faults = dict(data), file, where, faults
        self.known: list[str] = []
        self.children: list[_Table] = []
        self.unread = False     # where it lies is not known, or not whose it is

    def has(self, key: str) -> bool:
        self.known.append(key)
        return key in self.data

    def take(self, key: str, kind: type[T] | tuple[type[T], ...], wanted: str) -> T | None:
        if not self.has(key):
            self.fault(key, f"missing; {wanted} was expected")
            return None
        value = self.data.pop(key)
        if not isinstance(value, kind) or isinstance(value, bool) is not (kind is bool):
            self.fault(key, f"{_said(value)} found; {wanted} was expected")
            return None
        return value

    def flag(self, key: str) -> bool:
        return self.take(key, bool, "true or false") or False

    def text(self, key: str) -> str:
        return self.take(key, str, "a text in quotes") or ""

    def word(self, key: str, known: Iterable[str] | None) -> str:
        """One of those; None: any. Empty: it is none of them."""
        if known is None:
            return self.text(key)
        known = list(map(str, known))
        wanted = f"one of {', '.join(known)}"
        value = self.take(key, str, wanted)
        if value is None or value in known:
            return value or ""
        near = get_close_matches(value, known, 1)
        self.fault(key, f"{_said(value)} found; {wanted} was expected{f': {near[0]!r}?' if near else ''}")
        return ""

    def number(self, key: str, least: int = 0, most: int = 9999) -> float:
        value = self.take(key, (int, float), "a number of millimetres")
        if value is not None and least <= value <= most:
            return float(value)
        self.unread = True
        if value is not None:
            self.fault(key, f"{_said(value)} found; {least} to {most} mm was expected")
        return least

    def whole(self, key: str, least: int, most: int) -> int:
        value = self.take(key, int, "a whole number")
        if value is not None and least <= value <= most:
            return value
        self.unread = True
        if value is not None:
            self.fault(key, f"{_said(value)} found; a whole number from {least} to {most} was expected")
        return least

    def place(self) -> Place:
        zone = self.word("zone", Zone)
        if not zone:
            self.unread = True
            for key in ("seat", "hand"):    # whether it needs one, nobody knows
                self.data.pop(key, None)
            return Place(Zone.DECK)
        if zone != Zone.SEAT:
            return Place(Zone(zone))
        return Place(Zone.SEAT, self.whole("seat", 1, 99), self.whole("hand", 1, 9) if self.has("hand") else 1)

    def tables(self, key: str) -> list[_Table]:
        rows = self.take(key, list, f"one or more [[{key}]] tables")
        if rows is None:
            self.unread, rows = True, []
        found = []
        for number, row in enumerate(rows):
            if isinstance(row, dict):
                found.append(_Table(row, self.file, f"{key} {number + 1}: ", self.faults))
            else:
                self.fault(key, f"{_said(row)} found; [[{key}]] tables were expected")
        self.children += found
        return found

    def done(self) -> None:
        """Refuses keys that nobody knows: a typing mistake must not pass as a default."""
        for key in self.data:
            self.fault(key, f"no such key; {', '.join(dict.fromkeys(self.known))} are known")
        for child in self.children:
            child.done()

    def fault(self, key: str, what: str) -> None:
        self.faults.append(f"{self.file}: {self.where}{key}: {what}")


def _said(value: object) -> str:
    try:
        text = repr(value)
    except (ValueError, RecursionError):        # more digits, or more lists within lists, than can be written
        return "something without end"
    return text if len(text) <= 60 else f"{text[:60]}…"
