"""The one door to the files that come with the program: beside the package in a checkout, inside it in a wheel."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).parent
_INSIDE = _PACKAGE / "_resources"
_ROOT = _INSIDE if _INSIDE.is_dir() else _PACKAGE.parent

MODELS = _ROOT / "models"
LAYOUTS = _ROOT / "calibration" / "templates"
HOUSES = _PACKAGE / "games" / "house"
RULES = _PACKAGE / "rules"
DEFAULT = "casino_holdem_land"      # the layout and the house file that are taken where nobody names any


class ResourceError(Exception):
    """A file that should come with the program, or that a user named, is not there; says which and what there is."""


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
