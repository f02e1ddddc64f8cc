"""An export as one file, and back.

What comes from outside is not believed: no name leads out of the folder, and nothing grows beyond what was said.
"""

from __future__ import annotations

import re
import shutil
import stat
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from dealer_assist.ledger.export import MANIFEST
from dealer_assist.ledger.store import LedgerError

MOST_FILES = 20_000
MOST_BYTES = 64 << 30           # of all files together, unpacked
MOST_GROWTH = 200               # times the size of the archive: films and pictures hardly grow at all
LEAST_BOUND = 16 << 20          # bytes that any archive may unpack to
_PACKED = (".mp4", ".png", ".jpg", ".pdf")      # deflating them again is time lost
_BLOCK = 1 << 20
_NAME = re.compile(r"[^\\:*?\"<>|\x00-\x1f]+")
_ODD = re.compile(r"|.*[. ]")         # a part of a path: none, . and .., and what Windows takes for another name


class NotAnExport(LedgerError):
    """A file that is no export, or one that would do harm: what was found, and what was expected."""


def pack(folder: Path, to: Path, at: int) -> None:
    """The same bytes for the same files: in the order of their names, all with one time (microseconds)."""
    moment = datetime.fromtimestamp(at // 1_000_000, UTC)
    year, month, day, hour, minute, second, *_ = moment.timetuple()
    date = max((year, month, day, hour, minute, second), (1980, 1, 1, 0, 0, 0))     # a zip knows nothing before
    with ZipFile(to, "x", allowZip64=True) as archive:
        for path in sorted((path for path in folder.rglob("*") if path.is_file()), key=lambda path: path.as_posix()):
            info = ZipInfo(f"{folder.name}/{path.relative_to(folder).as_posix()}", date)
            info.compress_type = ZIP_STORED if path.suffix in _PACKED else ZIP_DEFLATED
            info.create_system, info.external_attr = 3, (stat.S_IFREG | 0o644) << 16
            info.file_size = path.stat().st_size
            with path.open("rb") as file, archive.open(info, "w") as into:
                shutil.copyfileobj(file, into, _BLOCK)


@contextmanager
def unpacked(file: Path) -> Iterator[Path]:
    """The folder of an export, for a while."""
    with TemporaryDirectory(prefix="dealer-assist-") as folder:
        yield unpack(file, Path(folder))


def unpack(file: Path, into: Path) -> Path:
    """Gives the folder that holds the export."""
    try:
        with ZipFile(file) as archive:
            infos = archive.infolist()
            _sound(file, infos)
            for info in infos:
                if not info.is_dir():
                    _one(archive, info, into / info.filename)
    # What zipfile raises of archives that are damaged, encrypted, or of a kind that it does not know.
    except (BadZipFile, NotImplementedError, RuntimeError, EOFError, ValueError, zlib.error, FileExistsError,
            NotADirectoryError) as error:
        raise NotAnExport(f"{file}: cannot be unpacked ({error}); an export as dealer-assist writes it was expected"
                          ) from None
    if (into / MANIFEST).is_file():
        return into
    exports = [path for path in into.iterdir() if (path / MANIFEST).is_file()]
    if not exports:
        raise NotAnExport(f"{file}: no {MANIFEST} in it; an export of dealer-assist was expected")
    if beside := sorted(path.name for path in into.iterdir() if path != exports[0]):
        raise NotAnExport(f"{file}: {beside[0][:80]!r} lies in it beside {exports[0].name[:80]!r}; one export, and "
                          "nothing that it does not vouch for, was expected")
    return exports[0]


def _sound(file: Path, infos: list[ZipInfo]) -> None:
    bound = min(MOST_BYTES, max(LEAST_BOUND, file.stat().st_size * MOST_GROWTH))
    if len(infos) > MOST_FILES or sum(info.file_size for info in infos) > bound:
        raise NotAnExport(f"{file}: {len(infos)} files of {sum(info.file_size for info in infos)} bytes; at most "
                          f"{MOST_FILES} files of {bound} bytes were expected")
    seen: set[str] = set()
    for info in infos:
        name = info.filename.removesuffix("/")
        if len(name) > 250 or not _NAME.fullmatch(name) or any(map(_ODD.fullmatch, name.split("/"))):
            raise NotAnExport(f"{file}: names a file outside of its folder, or one that not every system keeps: "
                              f"{name[:80]!r}; nothing was unpacked")
        if stat.S_IFMT(info.external_attr >> 16) not in (0, stat.S_IFREG, stat.S_IFDIR):
            raise NotAnExport(f"{file}: {name[:80]!r} is a link or a device; plain files were expected, and nothing "
                              "was unpacked")
        if info.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
            raise NotAnExport(f"{file}: {name[:80]!r} is packed in another way than exports are; nothing was unpacked")
        if name.casefold() in seen:
            raise NotAnExport(f"{file}: {name[:80]!r} is in it twice; nothing was unpacked")
        seen.add(name.casefold())


def _one(archive: ZipFile, info: ZipInfo, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    left = info.file_size
    with archive.open(info) as file, to.open("xb") as into:
        while block := file.read(_BLOCK):
            left -= len(block)
            if left < 0:
                raise BadZipFile(f"{info.filename} is larger than it says")
            into.write(block)
