"""What was made told by digests: who makes it again sees whether it is the same to the byte."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

from dealer_assist.resources import text_in

_MADE = (".npz", ".jpg", ".txt", ".jsonl")  # training libraries leave other files beside the scenes
_MAKERS = ("numpy", "opencv-python", "av", "PySide6_Essentials")


def told(cache: Path) -> Iterator[str]:
    """A line each for the decks, the grounds and every shard, beginning with its digest."""
    yield "# made with " + ", ".join(f"{maker} {version(maker)}" for maker in _MAKERS)
    for folder in sorted([cache / "decks", cache / "grounds", *(cache / "scenes").glob("*/[0-9][0-9][0-9][0-9]")]):
        if files := _made_in(folder):
            yield f"{_digest(folder, files)}  {folder.relative_to(cache).as_posix()} ({len(files)} files)"


def compared(cache: Path, known: Path) -> Iterator[tuple[bool, str]]:
    """What a file of such lines names, and is here, too: whether it is the same."""
    for line in text_in(known).splitlines():
        digest, _, what = line.partition("  ")
        folder = cache / what.rpartition(" (")[0]
        if what and (files := _made_in(folder)):    # other lines say how it was made, or nothing
            same = _digest(folder, files) == digest
            yield same, f"{what}: {'the same' if same else f'differs from {known}'}"


def _made_in(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.suffix in _MADE)


def _digest(folder: Path, files: list[Path]) -> str:
    whole = hashlib.sha256()
    for file in files:
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        whole.update(f"{content}  {file.relative_to(folder).as_posix()}\n".encode())
    return whole.hexdigest()
