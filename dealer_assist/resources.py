"""The one door to the files that come with the program: beside the package in a checkout, inside it in a wheel. And
what is asked of files and folders that users name."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile

_PACKAGE = Path(__file__).parent
_INSIDE = _PACKAGE / "_resources"
_ROOT = _INSIDE if _INSIDE.is_dir() else _PACKAGE.parent

MODELS = _ROOT / "models"
LAYOUTS = _ROOT / "calibration" / "templates"
HOUSES = _PACKAGE / "games" / "house"
RULES = _PACKAGE / "rules"
DEFAULT = "casino_holdem_land"      # the layout and the house file that are taken where nobody names any


class ResourceError(Exception):
    """A file that should come with the program, or that a user named, is not there, or a folder takes none; says which
    and what there is."""


@cache
def shipped_layouts() -> tuple[str, ...]:
    return tuple(sorted(file.stem for file in LAYOUTS.glob("*.toml")))


class NotText(ValueError):
    """Says which file, on which line, and what to do."""


def text_in(path: Path) -> str:
    """As people's editors save it: some mark the beginning of a text in UTF-8."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[:error.start].count(b"\n") + 1
        raise NotText(f"{path}:{line}: not a text file in UTF-8 (byte {error.start}); save it again as UTF-8") from None


def text_of(name: str, shipped: Path) -> tuple[str, str]:
    """A file by its path, with or without ``.toml``, or a shipped one by its bare name (``casino_holdem_land``): its
    text, and how to call it."""
    bare = not name.endswith(".toml") and Path(name).name == name
    path = shipped / f"{name}.toml" if bare else Path(name)
    try:
        if not path.exists() and (ending := path.with_name(f"{path.name}.toml")).is_file():
            path = ending
        return text_in(path), str(path)
    except NotText as error:
        raise ResourceError(str(error)) from None
    except (OSError, ValueError) as error:      # ValueError: a name that no file system takes
        known = ", ".join(sorted(f.stem for f in shipped.glob("*.toml")))
        raise ResourceError(f"{path}: {getattr(error, 'strerror', None) or error}; a file, or one of {known}, was "
                            "expected") from None


def must_take_files(folder: Path, option: str) -> None:
    """Said before work is done for nothing. What is made for it is taken away again. ``option``: which names it."""
    made = [one for one in (folder, *folder.parents) if not one.exists()]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise ResourceError(f"{folder}: {error.strerror or error}; a folder that can be written was expected: name "
                            f"another one by {option}") from None
    finally:
        for one in made:
            with suppress(OSError):
                one.rmdir()
