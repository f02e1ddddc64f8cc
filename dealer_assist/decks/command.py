"""`dealer-assist deck enrol` and `deck check`: what stands between the shell's words and the work (docs/decks.md)."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from hashlib import file_digest
from pathlib import Path

from dealer_assist.decks.checking import Evidence, as_data, judge, told
from dealer_assist.decks.enrolling import Enrolled, Score, enrol, on_others
from dealer_assist.decks.passing import keys_typed, watch_pass
from dealer_assist.decks.shown import (
    USUAL_ORDER,
    EnrolError,
    Shown,
    UnclearPass,
    faults_of,
    named_files,
    ordered_files,
    parse_order,
)
from dealer_assist.decks.views import Lies
from dealer_assist.pictures import each_once, named
from dealer_assist.resources import must_take_files
from dealer_assist.vision.cameras.film import FilmCamera
from dealer_assist.vision.frame import Camera
from dealer_assist.vision.own_deck import load_deck
from dealer_assist.vision.photograph import PhotographReader
from dealer_assist.vision.picture_file import PictureError, open_picture
from dealer_assist.vision.reading import CardReader

Say = Callable[[str], None]
FILMS = frozenset((".mp4", ".mkv", ".mov", ".avi", ".webm", ".m4v"))
_BETWEEN = 1_000_000        # microseconds between frames of a film that are looked at


def checked_name(name: str) -> str:
    if not re.fullmatch(r"[\w-]{1,60}", name):
        raise EnrolError(f"{name!r} found; a deck's name of letters, digits, - and _ was expected")
    return name


def learn(name: str, source: Path | Camera, order: str | None, models: Path, folder: Path, others: Sequence[Lies], *,
          anyway: bool, say: Say) -> Path:
    """``others``: cards of another deck, to show that they are read with this one as without it."""
    begun = time.monotonic()
    checked_name(name)
    must_take_files(folder, "--folder")
    reader = CardReader(models)
    if not isinstance(source, Path):
        keep = watch_pass(source.frames(), reader, parse_order(order or USUAL_ORDER), folder / name, say, keys_typed())
        files = named_files(keep)
    else:
        files = ordered_files(source, parse_order(order)) if order else named_files(source)
    faults = faults_of([card for _, card in files])
    if faults and not anyway:
        raise UnclearPass("\n".join([*faults, "nothing was learnt: show these cards too, or, where the deck has none "
                                     "of them, give --anyway"]))
    shown = [Shown(file.name, card, open_picture(file)) for file, card in files]
    enrolled = enrol(reader, name, shown, say, anyway)
    file = enrolled.deck.save(folder)
    for line in _told(enrolled, reader.accept_certainty):
        say(line)
    say("indices of another deck, drawn by this program:")
    for word, scored in zip(("without", "with   "), on_others(reader, enrolled.deck, others), strict=True):
        say(f"  {word} {_scored(scored)}")
    say(f"deck kept in {file} after {time.monotonic() - begun:.0f} s; use it with --deck "
        f"{name if str(folder) == 'decks' else file}")
    return file


def check(asked: Sequence[str], reader: CardReader, *, decks: int, jokers: int, apart: bool, as_json: bool,
          say: Say) -> bool:
    """Is the deck proved complete?"""
    evidence = Evidence(apart)
    whole = PhotographReader(reader)
    if apart:
        _must_differ(file for name in asked for file in named([name])[0])
    films = [FilmCamera(file) for file in each_once(map(Path, asked)) if file.suffix.lower() in FILMS]
    pictures, faults = named(name for name in asked if Path(name).suffix.lower() not in FILMS)
    if faults:
        raise next(iter(faults.values()))
    for file in pictures:
        evidence.add(file.name, whole.read(open_picture(file)))
    for film in films:
        looked, shown = None, Evidence()        # what lies in several of its frames are the same cards
        for frame in film.frames():
            if looked is None or frame.captured_at - looked >= _BETWEEN:
                looked = frame.captured_at
                shown.add(f"{film.name} at {frame.captured_at / 1_000_000:.0f} s", whole.read(frame.pixels))
        evidence.join(shown)
    verdict = judge(evidence, decks, jokers)
    if as_json:
        say(json.dumps(as_data(verdict, whole.digest), ensure_ascii=False))
    else:
        for line in told(verdict):
            say(line)
    return verdict.proved


def _must_differ(files: Iterable[Path]) -> None:
    """By what they hold: a copy shows no other cards either."""
    first: dict[str, Path] = {}
    for file in files:
        with suppress(OSError), file.open("rb") as content:     # what cannot be opened is told where it is read
            before = first.setdefault(file_digest(content, "sha256").hexdigest(), file)
            if before is not file:
                raise PictureError(f"{file}: shows what was given before, as {before}; with --apart other cards were "
                                   "expected in each: give it once")


def reader_of(models: Path, deck: str | None) -> CardReader:
    return CardReader(models, deck=load_deck(deck) if deck else None)


def _told(enrolled: Enrolled, accept: float) -> Iterator[str]:
    yield f"learnt {enrolled.cards} cards from {enrolled.pictures} pictures"
    if enrolled.printed is None:
        yield ("no indices were found on most of these cards: they were taken from the outlines' corners, and at the "
               "table they will hardly be found either")
    yield f"indices in looks that were not learnt from, accepted from {accept:g} on:"
    yield f"  before {_scored(enrolled.before)}"
    yield f"  after  {_scored(enrolled.after)}"
    yield from enrolled.doubts


def _scored(score: Score) -> str:
    said = score.right + score.wrong + score.invented
    low, high = interval(score.wrong + score.invented, said)
    least, most = interval(score.right, score.indices)
    return (f"{score.right} of {score.indices} right ({least:.3f} to {most:.3f}), wrong {score.wrong}, read where none "
            f"is {score.invented} (together {low:.4f} to {high:.4f} of those read)")


def interval(count: int, of: int) -> tuple[float, float]:
    """95 % (Wilson); with none among n at most 3/n."""
    if not of:
        return 0.0, 1.0
    z, share = 1.96, count / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * (share * (1 - share) / of + z * z / (4 * of * of)) ** 0.5
    return (0.0 if count == 0 else middle - half), (min(3 / of, 1.0) if count == 0 else min(middle + half, 1.0))
