"""Events to canonical JSON (RFC 8785) and back: the one door between our types and bytes.

Whole numbers, texts, lists and objects only; a number that JSON does not carry exactly is written as a hexadecimal
text. What is read back is exactly what was written, or a CodecError says which key is wrong and what was expected.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import StrEnum
from fractions import Fraction
from functools import cache, lru_cache
from types import NoneType, UnionType
from typing import Any, TypeGuard, TypeVar, cast, get_args, get_origin, get_type_hints

import rfc8785

from dealer_assist.cards import JOKER, Card, Face, Joker, Known, NotACard, Unread, parse_face
from dealer_assist.ledger.entries import (
    AlertAcknowledged,
    CameraBack,
    CameraLost,
    CardsCovered,
    ClockRead,
    ClockStepped,
    DisputeDecided,
    DisputeNoted,
    DisputeOpened,
    Entry,
    EvidenceViewed,
    Exported,
    FramesDropped,
    FramesUnseen,
    HandedIn,
    HoldPlaced,
    HoldReleased,
    InspectorCalled,
    InspectorCame,
    KeyIntroduced,
    KeyRecovered,
    KeyRotated,
    PayoutVerified,
    PersonAdded,
    PersonChanged,
    PersonLeft,
    PersonLocked,
    PersonUnlocked,
    PinWrong,
    Purged,
    RecordEvent,
    RecoveryHeld,
    RetentionSet,
    RulesChanged,
    SegmentClosed,
    SessionClosed,
    SessionOpened,
    SessionResumed,
    SignedIn,
    SignedOut,
    StillKept,
    SupervisorRecovered,
    ViewDoubtful,
    ViewTrusted,
    WritingFailed,
)
from dealer_assist.table.events import (
    Amended,
    Attendance,
    CardMoved,
    CardRead,
    CardSeen,
    ChipsChanged,
    Decided,
    DeckChanged,
    LastHandsAnnounced,
    RoundClosed,
    RoundOpened,
    Ruled,
    SeatChanged,
    SeatLeft,
    SeatTaken,
    Staked,
    TableClosed,
    TableEvent,
)
from dealer_assist.table.places import HOUSE, Party, Place, Zone
from dealer_assist.table.settlement import LATER, Line, Pot, Reason, Settlement, Share, Value

Json = Any

# The names on disk. A name, once written, keeps its meaning for good; tests/ledger/test_codec.py holds the list.
KINDS: Mapping[str, type] = {
    "round.opened": RoundOpened,
    "staked": Staked,
    "decided": Decided,
    "card.seen": CardSeen,
    "card.moved": CardMoved,
    "card.read": CardRead,
    "round.closed": RoundClosed,
    "seat.taken": SeatTaken,
    "seat.left": SeatLeft,
    "attendance": Attendance,
    "deck.changed": DeckChanged,
    "chips.changed": ChipsChanged,
    "seat.changed": SeatChanged,
    "last.hands": LastHandsAnnounced,
    "table.closed": TableClosed,
    "amended": Amended,
    "ruled": Ruled,
    "session.opened": SessionOpened,
    "session.closed": SessionClosed,
    "camera.lost": CameraLost,
    "camera.back": CameraBack,
    "frames.dropped": FramesDropped,
    "frames.unseen": FramesUnseen,
    "view.doubtful": ViewDoubtful,
    "view.trusted": ViewTrusted,
    "cards.covered": CardsCovered,
    "dispute.opened": DisputeOpened,
    "dispute.noted": DisputeNoted,
    "dispute.decided": DisputeDecided,
    "payout.verified": PayoutVerified,
    "alert.acknowledged": AlertAcknowledged,
    "person.added": PersonAdded,
    "person.changed": PersonChanged,
    "person.left": PersonLeft,
    "signed.in": SignedIn,
    "signed.out": SignedOut,
    "pin.wrong": PinWrong,
    "person.locked": PersonLocked,
    "person.unlocked": PersonUnlocked,
    "hold.placed": HoldPlaced,
    "hold.released": HoldReleased,
    "evidence.viewed": EvidenceViewed,
    "exported": Exported,
    "purged": Purged,
    "retention.set": RetentionSet,
    "rules.changed": RulesChanged,
    "recovery.held": RecoveryHeld,
    "supervisor.recovered": SupervisorRecovered,
    "inspector.called": InspectorCalled,
    "inspector.came": InspectorCame,
    "segment.closed": SegmentClosed,
    "still.kept": StillKept,
    "session.resumed": SessionResumed,
    "clock.stepped": ClockStepped,
    "writing.failed": WritingFailed,
    "handed.in": HandedIn,
    "key.introduced": KeyIntroduced,
    "key.rotated": KeyRotated,
    "key.recovered": KeyRecovered,
    "clock.read": ClockRead,
}
_NAMES = {kind: name for name, kind in KINDS.items()}
_EXACT = 2**53 - 1      # the largest whole number that every JSON reader keeps exactly


class CodecError(Exception):
    """Names the key, what stands there and what was expected."""

    def __init__(self, where: str, found: object, expected: str) -> None:
        shown = "nothing" if found is MISSING else _shortened(found)
        where = where if where.isprintable() and len(where) <= 120 else _shortened(where)   # keys come from outside too
        super().__init__(f"{where}: {shown} found; {expected} was expected")


MISSING = object()


def encode(event: TableEvent | RecordEvent) -> dict[str, Json]:
    """What cannot be read back as the same event is refused here, before anything is written."""
    written = _tagged(event)
    if (read := decode(written)) != event:
        raise CodecError("data", event, f"an event that reads back as itself, not as {read!r},")
    return written


def decode(data: Json) -> TableEvent | RecordEvent:
    return cast("TableEvent | RecordEvent", _untagged(data, tuple(KINDS.values()), ""))


def write_entry(entry: Entry, prev: str) -> bytes:
    """An entry's whole content. ``prev``: the hash of the entry before, which thereby vouches for all before it."""
    return canonical({"seq": entry.seq, "at": pack(entry.at), "by": entry.by, "prev": prev, **encode(entry.event)})


def read_entry(content: Json) -> Entry:
    at, by, data, kind, _, seq = members(content, ("at", "by", "data", "kind", "prev", "seq"), "")
    return Entry(unpack(int, seq, "seq"), unpack(int, at, "at"), unpack(str, by, "by"),
                 decode({"kind": kind, "data": data}))


def is_entry(content: Json) -> TypeGuard[dict[str, Json]]:
    """Whether it has an entry's form; what it says may still be something that this program does not know."""
    return (isinstance(content, dict) and content.keys() == _OF_AN_ENTRY.keys()
            and all(type(content[name]) in kinds for name, kinds in _OF_AN_ENTRY.items())
            and (type(content["at"]) is int or _HEXADECIMAL.fullmatch(content["at"]) is not None))


def settlement_bytes(settlement: Settlement) -> bytes:
    """What a replay compares, byte by byte."""
    return canonical(pack(settlement))


def canonical(value: Json) -> bytes:
    try:
        return rfc8785.dumps(value)
    except (rfc8785.CanonicalizationError, UnicodeEncodeError, RecursionError) as error:
        raise CodecError("JSON", value, f"a value that RFC 8785 can write ({error})") from None


def parse(text: bytes) -> Json:
    """Only the canonical form is read: one content has one form, so that its hash is its name."""
    try:
        value = _WHOLE.decode(plain := text.decode())
        if not _LONG.search(text) and plain.isascii() and _PLAINLY.encode(value) == plain:
            return value                # all but the rarest entries, and several times as fast
    except (ValueError, RecursionError):
        pass
    try:
        value = json.loads(text.decode())
    except (ValueError, RecursionError) as error:
        raise CodecError("JSON", text, f"canonical JSON ({error})") from None
    if canonical(value) != text:
        raise CodecError("JSON", text, "the canonical form of RFC 8785")
    return value


def _no_fraction(text: str) -> None:
    raise ValueError(text)


# Python's own writer and RFC 8785 agree on ASCII without fractions, and without numbers that JSON does not carry.
_WHOLE = json.JSONDecoder(parse_float=_no_fraction, parse_constant=_no_fraction)
_PLAINLY = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False)
_LONG = re.compile(rb"[0-9]{17}|9[0-9]{15}")
_HEXADECIMAL = re.compile("-?0x[1-9a-f][0-9a-f]{13,20}")
_OF_AN_ENTRY = {"at": (int, str), "by": (str,), "data": (dict,), "kind": (str,), "prev": (str,), "seq": (int,)}


# ── writing: the value says how ──
def pack(value: object) -> Json:
    match value:
        case None | bool() | dict():
            return value
        case int():
            return int(value) if abs(value) <= _EXACT else hex(value)
        case str() | Fraction() | Place() | Party() | Card() | Joker() | Unread():
            return str(value)
        case Line() | Share() | Pot():
            return {name: pack(item) for name, item in zip(value._fields, value, strict=True)}
        case Reason(key, values):
            return {"key": key, "values": [[name, *_tagged_value(item)] for name, item in values]}
        case tuple():
            return [pack(item) for item in value]
        case Amended(seq, instead, why):
            return {"seq": pack(seq), "instead": [_tagged(event) for event in instead], "why": why}
    if is_dataclass(value):
        return {f.name: pack(getattr(value, f.name)) for f in fields(value)
                if not (f.metadata == LATER and getattr(value, f.name) == f.default)}
    raise CodecError("data", value, "a value of the table's own types")


def _tagged(event: object) -> dict[str, Json]:
    if type(event) not in _NAMES:
        raise CodecError("kind", event, "an event of the table or of the record")
    return {"kind": _NAMES[type(event)], "data": pack(event)}


def _tagged_value(value: Value) -> tuple[str, Json]:
    match value:
        case int():
            return "number", pack(int(value))
        case str():
            return "text", str(value)
        case Fraction():
            return "fraction", pack(value)
        case Place():
            return "place", pack(value)
        case Party():
            return "party", pack(value)
        case _:
            return "cards", pack(value)


_VALUES: Mapping[str, Any] = {"number": int, "text": str, "fraction": Fraction, "place": Place, "party": Party,
                              "cards": tuple[Known, ...]}

# ── reading: the expected type says how ──
T = TypeVar("T")


def unpack(kind: type[T], data: Json, where: str) -> T:
    return cast(T, _unpack(kind, data, where))


def _unpack(hint: Any, data: Json, where: str) -> Any:
    if hint in _TEXTS:
        value = _text(hint, data) if isinstance(data, str) else None
        if value is None:
            raise CodecError(where, data, _TEXTS[hint][1])
        return value
    if hint is int:
        return _whole(data, where)
    if (opaque := get_origin(hint) or hint) in _PLAIN:
        if type(data) is not opaque:
            raise CodecError(where, data, _PLAIN[opaque])
        return data
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        if data not in list(hint):
            raise CodecError(where, data, f"one of {', '.join(hint)}")
        return hint(data)
    if isinstance(hint, UnionType):
        kinds = get_args(hint)
        if NoneType not in kinds:
            return _untagged(data, kinds, where)
        return None if data is None else _unpack(kinds[0], data, where)
    if get_origin(hint) is tuple:
        if not isinstance(data, list):
            raise CodecError(where, data, "a list")
        return tuple(_unpack(get_args(hint)[0], item, f"{where}[{i}]") for i, item in enumerate(data))
    if hint is Reason:
        key, values = members(data, ("key", "values"), where)
        return Reason(_unpack(str, key, f"{where}.key"), _reason_values(values, f"{where}.values"))
    inner = {name: kind for name, (kind, later) in _fields(hint).items()
             if not later or (isinstance(data, dict) and name in data)}
    found = members(data, tuple(inner), where)
    return hint(**{name: _unpack(kind, value, _join(where, name))
                   for (name, kind), value in zip(inner.items(), found, strict=True)})


@lru_cache(maxsize=4096)            # the same places, parties and cards, night after night
def _text(hint: Any, text: str) -> object | None:
    try:
        value = _TEXTS[hint][0](text)
    except (NotACard, ValueError):
        return None
    return value if str(value) == text else None


@cache
def _fields(kind: Any) -> dict[str, tuple[Any, bool]]:
    """Each field's type, and whether it came later: records of before have none."""
    hints = get_type_hints(kind)
    later = {f.name for f in fields(kind) if f.metadata == LATER} if is_dataclass(kind) else ()
    return {name: (hint, name in later) for name, hint in hints.items()}


def members(data: Json, names: tuple[str, ...], where: str) -> tuple[Json, ...]:
    if not isinstance(data, dict):
        raise CodecError(where or "entry", data, f"an object with {', '.join(names)}")
    for key in data:
        if key not in names:
            raise CodecError(_join(where, key), data[key], f"no such key, but {', '.join(names)},")
    for name in names:
        if name not in data:
            raise CodecError(_join(where, name), MISSING, "a value")
    return tuple(data[name] for name in names)


def _untagged(data: Json, kinds: tuple[type, ...], where: str) -> Any:
    name, content = members(data, ("kind", "data"), where)
    kind = KINDS.get(name) if isinstance(name, str) else None
    if kind not in kinds:
        raise CodecError(_join(where, "kind"), name, f"one of {', '.join(_NAMES[k] for k in kinds)}")
    return _unpack(kind, content, _join(where, "data"))


def _reason_values(data: Json, where: str) -> tuple[tuple[str, Value], ...]:
    if not isinstance(data, list):
        raise CodecError(where, data, "a list of [name, type, value]")
    found = []
    for i, item in enumerate(data):
        if not (isinstance(item, list) and len(item) == 3 and isinstance(item[0], str) and isinstance(item[1], str)
                and item[1] in _VALUES):
            raise CodecError(f"{where}[{i}]", item, f"[name, type, value] with a type of {', '.join(_VALUES)}")
        found.append((item[0], _unpack(_VALUES[item[1]], item[2], f"{where}[{i}]")))
    return tuple(found)


def _whole(data: Json, where: str) -> int:
    if type(data) is int and abs(data) <= _EXACT:
        return data
    if isinstance(data, str) and re.fullmatch("-?0x[1-9a-f][0-9a-f]*", data) and abs(int(data, 16)) > _EXACT:
        return int(data, 16)
    raise CodecError(where, data, "a whole number")


def _party(text: str) -> Party | None:
    found = re.fullmatch(r"([0-9]{1,9})(?:\.([0-9]{1,9}))?", text)
    return HOUSE if text == str(HOUSE) else Party(int(found[1]), int(found[2] or 1)) if found else None


def _place(text: str) -> Place | None:
    found = re.fullmatch(r"([a-z]+)(?: ([0-9]{1,9}))?(?: hand ([0-9]{1,9}))?", text)
    return Place(Zone(found[1]), int(found[2] or 0), int(found[3] or 1)) if found else None


def _known(text: str) -> Known:
    return JOKER if text == str(JOKER) else Card.parse(text)


def _fraction(text: str) -> Fraction | None:
    return Fraction(text) if re.fullmatch("-?[0-9]{1,4000}(/[1-9][0-9]{0,4000})?", text) else None


_TEXTS: Mapping[Any, tuple[Callable[[str], object], str]] = {
    Party: (_party, "a party such as \"house\", \"3\" or \"3.2\""),
    Place: (_place, "a place such as \"board\", \"seat 3\" or \"seat 3 hand 2\""),
    Fraction: (_fraction, "a fraction in lowest terms such as \"3/2\" or \"5\""),
    Card: (Card.parse, "a card such as \"Ah\""),
    Known: (_known, "a card such as \"Ah\" or \"joker\""),
    Face: (parse_face, "a card such as \"Ah\", \"joker\", \"face down\" or \"unreadable\""),
}

_PLAIN = {str: "a text", bool: "true or false", dict: "an object"}


def _join(where: str, key: str) -> str:
    return f"{where}.{key}" if where else key


def _shortened(value: object) -> str:
    shown = repr(value)
    return shown if len(shown) <= 80 else shown[:77] + "…"
