"""The doors through which files come in from outside, and what holds at each of them, whatever comes.

A door takes bytes as a file and answers with an exit code and one sentence: no traceback, nothing run, nothing written
elsewhere, and no more time than a whole file of that kind takes, many times over.
"""

from __future__ import annotations

import contextlib
import io
import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any

import av
import cv2
import numpy as np

from dealer_assist.cards import Card
from dealer_assist.cli import main
from dealer_assist.exit_codes import CONFIGURATION, FINE, INTEGRITY
from dealer_assist.keys import KeysError, KeyStore, PublicKey, read_public_keys
from dealer_assist.ledger.codec import CodecError, parse, read_entry, write_entry
from dealer_assist.ledger.entries import Entry, Evidence, HoldPlaced, RecordEvent, SessionOpened
from dealer_assist.ledger.export import seal, write_proved
from dealer_assist.ledger.notes import NotACheckpoint, parse_checkpoint
from dealer_assist.ledger.store import RECORD, Ledger, checkpoints
from dealer_assist.ledger.zipped import pack
from dealer_assist.pit.command import lines_of
from dealer_assist.pit.schema import said_by_a_table
from dealer_assist.pit.tiles import AlertTold, as_data, tile_of
from dealer_assist.pit.tiles import texts as texts_said
from dealer_assist.resources import HOUSES, LAYOUTS
from dealer_assist.sessions.folder import BrokenSession
from dealer_assist.sessions.header import HeaderError, header_bytes, load_header
from dealer_assist.sessions.sightings import line_of, read_lines
from dealer_assist.settings import Settings, SettingsError, TableSettings
from dealer_assist.settings import load as load_settings
from dealer_assist.settings import save as save_settings
from dealer_assist.table.places import seat
from dealer_assist.terminal import printable
from dealer_assist.vision.cameras.film import FilmCamera
from dealer_assist.vision.frame import CameraError
from dealer_assist.vision.own_deck import Head, OwnDeck, OwnDeckError, load_deck
from dealer_assist.vision.picture_file import PictureError, open_picture
from dealer_assist.vision.sighting import Glimpse, Sighting
from tests.calibration.saved import saved_calibration
from tests.ledger.recorded import session
from tests.ledger.test_codec import ON_DISK
from tests.sessions.played import header
from tests.test_phh import HAND

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
PICTURES = Path(__file__).parents[1] / "vision" / "pictures"
LONGEST = 2_000             # letters of a sentence
_TIMES = 200                # as long as a whole file of that kind may a damaged one take ...
_FLOOR = 1.0                # ... and this many seconds of processor time more, whatever the machine is doing


@dataclass(frozen=True)
class Door:
    """``seeds``: whole files of that kind. ``enter``: a file's way in; gives the exit code, and the sentence."""

    name: str
    seeds: Callable[[], tuple[bytes, ...]]
    suffix: str
    enter: Callable[[Path], tuple[int, str]]


def command(*arguments: str) -> Callable[[Path], tuple[int, str]]:
    def enter(file: Path) -> tuple[int, str]:
        said = io.StringIO()
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(said):
            code = main([*(str(file) if one == "FILE" else one.replace("FOLDER", str(file.parent))
                           for one in arguments)])
        return code, said.getvalue()
    return enter


def loader(load: Callable[[Path], object], *errors: type[Exception]) -> Callable[[Path], tuple[int, str]]:
    """What the command calls, where the way there costs too much for thousands of files; it knows these errors."""
    def enter(file: Path) -> tuple[int, str]:
        try:
            load(file)
        except errors as error:
            return CONFIGURATION, f"dealer-assist: {error}\n"
        return FINE, ""
    return enter


def texts(*folders: tuple[Path, str]) -> Callable[[], tuple[bytes, ...]]:
    return lambda: tuple(path.read_bytes() for folder, kind in folders for path in sorted(folder.glob(kind)))


def pictures() -> tuple[bytes, ...]:
    pixels = np.random.default_rng(7).integers(0, 256, (40, 60, 4), np.uint8)
    drawn = tuple(cv2.imencode(kind, pixels[..., :3] if kind in (".jpg", ".bmp") else pixels)[1].tobytes()
                  for kind in (".png", ".jpg", ".webp", ".tif", ".bmp"))
    return drawn + tuple(file.read_bytes() for file in sorted(PICTURES.glob("*.heic")))


def films() -> tuple[bytes, ...]:
    content = io.BytesIO()
    with av.open(content, "w", format="matroska") as film:
        stream = film.add_stream("libx264", rate=30)
        stream.width, stream.height, stream.pix_fmt = 64, 48, "yuv420p"
        for shade in range(0, 250, 50):
            film.mux(stream.encode(av.VideoFrame.from_ndarray(np.full((72, 64), shade, np.uint8), format="yuv420p")))
        film.mux(stream.encode(None))
    return (content.getvalue(),)


def decks() -> tuple[bytes, ...]:
    head = Head(np.ones((4, 3), np.float32), np.zeros(3, np.float32), 2.0)
    return (OwnDeck("ivory", "ab" * 32, head, head, "52 cards").content(),)


@cache
def calibrations() -> tuple[bytes, ...]:
    with TemporaryDirectory() as folder:
        return (saved_calibration(Path(folder)).read_bytes(),)


def settings_seed() -> tuple[bytes, ...]:
    with TemporaryDirectory() as folder:
        save_settings(Settings(TableSettings("casino_holdem_land", folder, "casino_holdem_land", ("0",))),
                      Path(folder) / "settings.toml")
        return ((Path(folder) / "settings.toml").read_bytes(),)


def rows() -> tuple[bytes, ...]:
    """A ledger's rows as they lie in its file: one of every kind."""
    held = Entry(9, 7, "inspector", HoldPlaced(Evidence("ab", "demo"), "asked for"))
    return (write_entry(held, "cd" * 32),
            *(write_entry(Entry(number, 17, "camera", event), "ab" * 32)
              for number, (event, _) in enumerate(ON_DISK, 1)))


def sightings() -> tuple[bytes, ...]:
    seen = Glimpse("test", 7, 1_800_000_000_000_000, seat(1), (Sighting(100, 200, 0, Card.parse("Ah"), 990),), 0b1011)
    return (line_of(seen) * 3,)


@cache
def ledgers() -> tuple[bytes, ...]:
    """A whole one, signed."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "ledger.sqlite"
        log = Ledger.create(path)
        log.note(1, "recorder", SessionOpened("ab" * 32))
        for number, (event, _) in enumerate(ON_DISK[:12]):
            if not isinstance(event, RecordEvent):
                log.append(2 + number, "camera", event)
        log.close()
        return (path.read_bytes(),)


@cache
def notes() -> tuple[bytes, ...]:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "ledger.sqlite"
        path.write_bytes(ledgers()[0])
        return tuple(one.text.encode() for one in checkpoints(path))


def as_session(*arguments: str) -> Callable[[Path], tuple[int, str]]:
    """The ledger of a session whose other files are whole."""
    def enter(file: Path) -> tuple[int, str]:
        session = file.parent / "session"
        session.mkdir()
        file.rename(session / "ledger.sqlite")
        (session / "header.json").write_bytes(header_bytes(header(), "header.json"))
        return command(*arguments)(session / "ledger.sqlite")
    return enter


def as_house(file: Path) -> tuple[int, str]:
    (file.parent / "house").mkdir()
    file.rename(file.parent / "house" / "ledger.sqlite")
    return command("people", "log", "--records", str(file.parent))(file)


@cache
def exports() -> Mapping[str, bytes]:
    """The files of one, by their names."""
    with TemporaryDirectory() as folder:
        session(Path(folder) / "s")
        out = Path(folder) / "export"
        write_proved(out, "session", Path(folder) / "s" / "ledger.sqlite", [*range(8, 14), 20, 21])
        seal(out, ["session"], {}, KeyStore.open().signing_key(RECORD))
        return {path.relative_to(out).as_posix(): path.read_bytes() for path in sorted(out.rglob("*"))
                if path.is_file()}


def _laid_out(folder: Path, files: Mapping[str, bytes]) -> Path:
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return folder


def exports_zipped() -> tuple[bytes, ...]:
    with TemporaryDirectory() as folder:
        pack(_laid_out(Path(folder) / "export", exports()), Path(folder) / "export.zip", 0)
        return ((Path(folder) / "export.zip").read_bytes(),)


def exports_with_one_other() -> tuple[bytes, ...]:
    """A file's name in the first line, then what stands in it."""
    return tuple(name.encode() + b"\n" + content for name, content in exports().items())


def as_zip(file: Path) -> tuple[int, str]:
    """It is unpacked within the folder that is watched."""
    before, tempfile.tempdir = tempfile.tempdir, str(file.parent)
    try:
        return command("ledger", "verify", "FILE")(file)
    finally:
        tempfile.tempdir = before


def as_file_of_an_export(file: Path) -> tuple[int, str]:
    name, _, content = file.read_bytes().partition(b"\n")
    if name.decode(errors="replace") not in exports():
        return FINE, ""
    out = _laid_out(file.parent / "export", {**exports(), name.decode(): content})
    return command("ledger", "verify", str(out), "--json")(file)


def standings() -> tuple[bytes, ...]:
    said = {"game": "Blackjack", "round": 3, "waits": {"en": "Deal", "fr": "Donnez"}, "cameras": {"a": "ok"},
            "called": False, "trouble": "", "closed": False}
    return (json.dumps(said).encode(), json.dumps({"en": "A card lies where none was asked for."}).encode())


def as_row(file: Path) -> None:
    """What a table says of itself, and of an alert, as the pit's database has it."""
    said = said_by_a_table(file.read_text(encoding="utf-8", errors="replace"))
    row = SimpleNamespace(table_name="Table 1", folder="night", state=said, told=0.0, size=9, witnessed=3)
    alert = AlertTold(1, 1, "GEN-DISP-1", texts_said(said), "ab" * 32, (3,))
    tile = tile_of(row, 1.0, None, (alert,), "")
    assert tile.rank in range(7)
    json.dumps(as_data(tile, "fr"))
    assert all(map(str.isprintable, map(printable, lines_of(tile))))


def row(file: Path) -> None:
    read_entry(parse(file.read_bytes()))


DOORS: Mapping[str, Door] = {door.name: door for door in (
    Door("facts", texts((EXAMPLES, "*.json")), ".json", command("settle", "FILE")),
    Door("facts as PHH", texts((EXAMPLES, "texas_holdem.json"), (EXAMPLES, "omaha.json")), ".json",
         command("phh", "FILE")),
    Door("PHH", lambda: (HAND.encode(),), ".phh", command("phh", "FILE")),
    Door("house file", texts((HOUSES, "*.toml")), ".toml", command("config", "check", "FILE")),
    Door("layout", texts((LAYOUTS, "*.toml")), ".toml", command("config", "check", "FILE")),
    Door("calibration", calibrations, ".toml", command("config", "check", "FILE")),
    Door("pictures of a calibration", pictures, ".png", command("calibrate", "--pictures", "FOLDER", "--out",
                                                                "FOLDER/out")),
    Door("picture", pictures, ".png", loader(open_picture, PictureError)),
    Door("film", films, ".mkv", loader(lambda file: [len(frame.pixels) for frame in FilmCamera(file).frames()],
                                       CameraError)),
    Door("deck", decks, ".npz", loader(lambda file: load_deck(str(file)), OwnDeckError)),
    Door("settings", settings_seed, ".toml", loader(load_settings, SettingsError)),
    Door("session's header", lambda: (header_bytes(header(), "header.json"),), ".json",
         loader(lambda file: load_header(file.read_bytes(), str(file)), HeaderError)),
    Door("export, zipped", exports_zipped, ".zip", as_zip),
    Door("export's file", exports_with_one_other, ".txt", as_file_of_an_export),
    Door("database's row", standings, ".json", loader(as_row)),
    Door("ledger's row", rows, ".json", loader(row, CodecError)),
    Door("ledger, proved", ledgers, ".sqlite", as_session("ledger", "verify", "FOLDER")),
    Door("ledger, shown", ledgers, ".sqlite", as_session("ledger", "show", "FOLDER")),
    Door("ledger, replayed", ledgers, ".sqlite", as_session("replay", "FOLDER", "--check")),
    Door("house's log", ledgers, ".sqlite", as_house),
    Door("checkpoint", notes, ".txt", loader(lambda file: parse_checkpoint(file.read_bytes()), NotACheckpoint)),
    Door("sightings", sightings, ".jsonl",
         loader(lambda file: list(read_lines(file.read_bytes(), file, cut_off=False)), BrokenSession)),
    Door("public key", lambda: (PublicKey("dealer-assist/table", bytes(32)).text.encode(),), ".pub",
         loader(read_public_keys, KeysError)),
)}


# ── what holds ──
class Broken(AssertionError):
    """A door that something came through."""


_watching: list[tuple[Path, list[str]]] = []
_numbers = count()


def _watch(event: str, arguments: tuple[Any, ...]) -> None:
    if not _watching:
        return
    folder, seen = _watching[-1]
    if event == "open":
        name, mode, flags = arguments
        writes = (isinstance(mode, str) and any(letter in mode for letter in "wax+")) or (
            mode is None and isinstance(flags, int) and flags & 0b11)
        if writes and isinstance(name, str | bytes) and not _within(Path(_text(name)), folder):
            seen.append(f"wrote to {_text(name)}")
    elif event in ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.fork", "pickle.find_class",
                   "socket.connect", "ctypes.dlopen", "shutil.rmtree", "os.remove", "os.rename", "os.rmdir"):
        if event in ("os.remove", "os.rename", "os.rmdir", "shutil.rmtree") and _within(
                folder / Path(_text(arguments[0])), folder):        # a name alone is one in a folder that is open
            return
        seen.append(f"{event} {arguments!r:.200}")


def _text(name: object) -> str:
    return name.decode(errors="replace") if isinstance(name, bytes) else str(name)


def _within(path: Path, folder: Path) -> bool:
    return path.absolute().is_relative_to(folder) or str(path) == "/dev/null"


@cache
def _hooked() -> None:
    sys.addaudithook(_watch)       # stays as long as the process, and sees only what happens in ``watched``


@contextlib.contextmanager
def watched(folder: Path) -> Iterator[list[str]]:
    _hooked()
    seen: list[str] = []
    _watching.append((folder, seen))
    try:
        yield seen
    finally:
        _watching.pop()


def offer(door: Door, content: bytes, folder: Path) -> tuple[int, float]:
    """A file at a door, and what must hold. Gives the exit code, and the processor's seconds."""
    place = folder / str(next(_numbers))
    place.mkdir()
    file = place / f"given{door.suffix}"
    file.write_bytes(content)
    with watched(place) as seen:
        began = time.process_time()
        try:
            code, said = door.enter(file)
        except BaseException as error:
            raise Broken(f"{door.name}: {type(error).__name__}: {error!s:.500}") from error
        took = time.process_time() - began
    if seen:
        raise Broken(f"{door.name}: {seen[0]}")
    if not FINE <= code <= INTEGRITY:
        raise Broken(f"{door.name}: exit code {code}")
    if said and not (said.startswith("dealer-assist: ") and said.count("\n") == 1 and len(said) <= LONGEST + len(
            str(file)) and "Traceback" not in said):
        raise Broken(f"{door.name}: {said[:500]!r}… ({len(said)} letters)")
    return code, took


@cache
def whole(door_name: str, folder: Path) -> float:
    """What a whole file of that kind takes, the slowest of them."""
    return max(offer(DOORS[door_name], seed, folder)[1] for seed in DOORS[door_name].seeds())


def hold(door: Door, content: bytes, folder: Path) -> None:
    usual = whole(door.name, folder)
    _, took = offer(door, content, folder)
    if took > _TIMES * usual + _FLOOR:
        raise Broken(f"{door.name}: {took:.1f} s; a whole file takes {usual:.3f} s")
