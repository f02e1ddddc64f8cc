"""sightings.jsonl: what was seen, a canonical JSON object a line, in the order in which it was followed.

A line ``{"entry": 17}`` stands where that entry came in from elsewhere than the camera: what the dealer says of a card
changes what later glimpses mean.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from dealer_assist.ledger.codec import CodecError, canonical, pack, parse, unpack
from dealer_assist.sessions.folder import BrokenSession
from dealer_assist.vision.sighting import Glimpse

_FARTHEST = 1_000_000       # tenths of a millimetre: no table is a hundred metres long


@dataclass(frozen=True, slots=True)
class Said:
    """Here somebody else than the camera made this entry of the ledger."""

    entry: int


def line_of(seen: Glimpse | Said) -> bytes:
    return canonical(pack(seen)) + b"\n"


def read_lines(content: bytes, path: Path, *, cut_off: bool) -> Iterator[Glimpse | Said]:
    """``cut_off``: a process that was killed may leave half a line at the end; it tells nothing."""
    *lines, rest = content.split(b"\n")
    if rest and not cut_off:
        lines.append(rest)
    for number, line in enumerate(lines, 1):
        try:
            data = parse(line)
            said = isinstance(data, dict) and "entry" in data
            seen = unpack(Said, data, "") if said else unpack(Glimpse, data, "")
            if isinstance(seen, Glimpse):
                for card in seen.sightings:
                    if any(abs(length) > _FARTHEST for length in (card.x, card.y, card.turn)):
                        raise CodecError("sightings", card, "a card on the felt")
            yield seen
        except CodecError as error:
            raise BrokenSession(f"{path}: line {number}: {error}") from None
