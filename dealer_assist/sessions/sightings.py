"""What was seen, a canonical JSON object a line, in the order in which it was followed; in pieces, as the film is.

A line ``{"entry": 17}`` stands where that entry came in from elsewhere than the camera: what the dealer says of a card
changes what later glimpses mean, and so does a camera's return. ``{"glimpses": […]}``: what several cameras saw of one
place at one moment; how they are put together is found again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from dealer_assist.ledger.codec import CodecError, Json, canonical, pack, parse, unpack
from dealer_assist.sessions.folder import BrokenSession
from dealer_assist.vision.sighting import Glimpse, Looks

REMEMBERED = 4000       # lines from which a table that broke off knows where the cards lay: half a minute at least
_FARTHEST = 1_000_000       # tenths of a millimetre: no table is a hundred metres long


@dataclass(frozen=True, slots=True)
class Said:
    """Here somebody else than the camera made this entry of the ledger, or the record says that a camera is back."""

    entry: int


def line_of(seen: Glimpse | Looks | Said) -> bytes:
    return canonical(pack(seen)) + b"\n"


def read_lines(content: bytes, path: Path, *, cut_off: bool) -> Iterator[Glimpse | Looks | Said]:
    """``cut_off``: a process that was killed may leave half a line at the end; it tells nothing."""
    *lines, rest = content.split(b"\n")
    if rest and not cut_off:
        lines.append(rest)
    for number, line in enumerate(lines, 1):
        try:
            data = parse(line)
            yield _read(data)
        except CodecError as error:
            raise BrokenSession(f"{path}: line {number}: {error}") from None


def _read(data: Json) -> Glimpse | Looks | Said:
    if isinstance(data, dict) and "entry" in data:
        return unpack(Said, data, "")
    several = isinstance(data, dict) and "glimpses" in data
    seen = unpack(Looks, data, "") if several else unpack(Glimpse, data, "")
    glimpses = seen.glimpses if isinstance(seen, Looks) else (seen,)
    if len({glimpse.place for glimpse in glimpses}) != 1 or len({g.camera for g in glimpses}) < len(glimpses):
        raise CodecError("glimpses", data, "one place as several cameras saw it")
    for card in (card for glimpse in glimpses for card in glimpse.sightings):
        if any(abs(length) > _FARTHEST for length in (card.x, card.y, card.turn)):
            raise CodecError("sightings", card, "a card on the felt")
    return seen
