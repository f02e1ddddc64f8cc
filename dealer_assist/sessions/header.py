"""Under what a session was recorded, whole: rules, layout, camera, program. A dispute years later needs no more."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from dealer_assist.ledger.codec import CodecError, canonical, pack, parse, unpack
from dealer_assist.table.settlement import LATER

FORMAT = 1


class HeaderError(Exception):
    """Names the file and the key, what stands there and what was expected."""


@dataclass(frozen=True, slots=True)
class Program:
    """What judged, and what made events of sightings: SHA-256 digests of their source."""

    version: str
    core: str
    steadying: str


@dataclass(frozen=True, slots=True)
class Source:
    """A configuration file as it stood: its name for people, its text for the program."""

    file: str
    text: str


@cache
def this_program() -> Program:
    try:
        installed = version("dealer-assist")
    except PackageNotFoundError:
        installed = "not installed"
    package = Path(__file__).parent.parent
    return Program(installed, source_digest(package, "cards.py", "money.py", "engine.py", "table/*.py", "games/*.py"),
                   source_digest(package, "cards.py", "table/*.py", "vision/sighting.py", "vision/merging.py",
                                 "vision/resuming.py", "vision/steadying.py"))


def source_digest(folder: Path, *patterns: str) -> str:
    """The same on every system: by the files' names with /, and by their lines whatever ends them."""
    files = {path.relative_to(folder).as_posix(): path for pattern in patterns for path in folder.glob(pattern)}
    return sha256(canonical({name: sha256(path.read_bytes().replace(b"\r\n", b"\n")).hexdigest()
                             for name, path in files.items()})).hexdigest()


@dataclass(frozen=True, slots=True)
class Pictures:
    """What a camera gives, and how the felt lies in it."""

    camera: str
    width: int
    height: int
    plane: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Header:
    house: Source
    layout: Source
    model: str | None           # digest of the weights that read the cards; None: nothing but people's word
    camera: str                 # "": there is none, and no picture
    width: int                  # of its pictures, in pixels
    height: int
    plane: dict[str, Any]       # how the felt lies in them, as the vision has it
    started_at: int             # microseconds UTC
    program: Program = field(default_factory=this_program)
    format: int = FORMAT
    others: tuple[Pictures, ...] = field(default=(), metadata=LATER)    # of the table's further cameras
    table: str = field(default="", metadata=LATER)      # what the house calls it

    @property
    def pictures(self) -> tuple[Pictures, ...]:
        return (Pictures(self.camera, self.width, self.height, self.plane), *self.others) if self.camera else ()


def header_bytes(header: Header, name: str) -> bytes:
    try:
        return canonical(pack(header))
    except CodecError as error:
        raise HeaderError(f"{name}: {error}") from None


def load_header(content: bytes, name: str) -> Header:
    try:
        data = parse(content)
        if isinstance(data, dict) and data.get("format", FORMAT) != FORMAT:
            raise CodecError("format", data["format"], f"{FORMAT}, the format that this program reads,")
        return unpack(Header, data, "")
    except CodecError as error:
        raise HeaderError(f"{name}: {error}") from None
