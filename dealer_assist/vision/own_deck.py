"""A deck that the house has shown card by card: what reading it adds to the shipped classifier.

The deck's own heads are the shipped ones, moved: to what those say of rank and suit a linear judgement of the same
features is added, so that a deck of which little was learnt is read as before. Both then read every index together.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import zipfile
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

DECKS = Path("decks")       # where a house keeps its decks, unless it says otherwise

_FORMAT = 1
_LARGEST = 20_000_000     # bytes unpacked: a small file can unpack to any size
_LEAST = 1e-12      # a probability is taken to be no smaller: its logarithm must stay a number


class OwnDeckError(Exception):
    """A deck's file cannot be used; names the file, what is wrong with it and what to do."""


@dataclass(frozen=True, eq=False)
class Head:
    """Moves one of the classifier's heads: sharpness × (log of what it says + features × weights + bias)."""

    weights: Floats     # features × classes
    bias: Floats
    sharpness: float    # fitted on cards that were not learnt from, so that a certainty means what it says

    def __call__(self, chances: Floats, features: Floats) -> Floats:
        return softmax(self.sharpness * self.moved(chances, features))

    def moved(self, chances: Floats, features: Floats) -> Floats:
        return np.asarray(np.log(np.maximum(chances, _LEAST)) + features @ self.weights + self.bias, np.float32)


@dataclass(frozen=True, eq=False)
class OwnDeck:
    name: str
    classifier: str     # SHA-256 of the classifier whose features it judges
    rank: Head
    suit: Head
    learnt: str         # what it was learnt from and what that brought, for people

    def content(self) -> bytes:
        """The file: the same deck gives the same bytes."""
        about = json.dumps({"format": _FORMAT, "classifier": self.classifier, "learnt": self.learnt}, sort_keys=True)
        content = io.BytesIO()
        parts: dict[str, Any] = {f"{name}_{part}": np.asarray(value, np.float32)
                                 for name, head in (("rank", self.rank), ("suit", self.suit))
                                 for part, value in (("weights", head.weights), ("bias", head.bias),
                                                     ("sharpness", head.sharpness))}
        np.savez_compressed(content, about=np.frombuffer(about.encode(), np.uint8), **parts)
        return content.getvalue()

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.content()).hexdigest()

    def save(self, folder: Path) -> Path:
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{self.name}.npz"
        unfinished = file.with_suffix(".part")
        unfinished.write_bytes(self.content())
        os.replace(unfinished, file)
        return file


def load_deck(named: str) -> OwnDeck:
    """A deck by its file, or by its bare name where the house keeps its decks."""
    bare = not named.endswith(".npz") and Path(named).name == named
    file = DECKS / f"{named}.npz" if bare else Path(named)
    try:
        content = io.BytesIO(file.read_bytes())
        with zipfile.ZipFile(content) as packed:
            if (size := sum(part.file_size for part in packed.infolist())) > _LARGEST:
                raise OwnDeckError(f"{file}: {size} bytes unpacked; a deck has some hundred thousand: enrol it again")
        with np.load(content, allow_pickle=False) as stored:
            about = json.loads(bytes(stored["about"]))
            if about["format"] != _FORMAT:
                raise OwnDeckError(f"{file}: format {about['format']!r} found; {_FORMAT} was expected: enrol the deck "
                                   "again with this program")
            heads = [Head(stored[f"{head}_weights"], stored[f"{head}_bias"], float(stored[f"{head}_sharpness"]))
                     for head in ("rank", "suit")]
            return OwnDeck(file.stem, about["classifier"], heads[0], heads[1], about["learnt"])
    except FileNotFoundError:
        known = ", ".join(sorted(other.stem for other in file.parent.glob("*.npz"))) or "none"
        raise OwnDeckError(f"{file}: no such deck (decks in {file.parent}: {known}); enrol it with: dealer-assist deck "
                           f"enrol {file.stem}") from None
    except OSError as error:
        raise OwnDeckError(f"{file}: {error.strerror or error}; a file written by 'dealer-assist deck enrol', or the "
                           f"name of a deck in {DECKS}, was expected: name one by --deck") from None
    except (ValueError, KeyError, TypeError, EOFError, RuntimeError, MemoryError, zipfile.BadZipFile,
            zlib.error) as fault:       # RuntimeError: packed in a way that is not unpacked here
        raise OwnDeckError(f"{file}: is no deck that was enrolled here ({str(fault)[:200]}); a file written by "
                           "'dealer-assist deck enrol' was expected: enrol the deck again") from None


def together(shipped: Floats, own: Floats) -> Floats:
    """What the shipped heads and a deck's own say of crops, each card's probability, as one.

    Where both name one card, the doubt is the geometric mean of theirs, and never more than the shipped heads': what
    those read of any other deck is read as well as without this one. Where they do not, the surer one counts, less what
    speaks for the other.
    """
    doubt, owns = np.maximum(1 - shipped, 0), np.maximum(1 - own, 0)
    doubt = np.minimum(doubt, np.sqrt(doubt * owns))
    against = np.maximum(shipped * (1 - own.max(1, keepdims=True)), own * (1 - shipped.max(1, keepdims=True)))
    same = shipped.argmax(1) == own.argmax(1)
    return np.asarray(np.where(same[:, None], 1 - doubt, against), np.float32)


def softmax(logits: Floats) -> Floats:
    raised = np.exp(logits - logits.max(1, keepdims=True))
    return np.asarray(raised / raised.sum(1, keepdims=True), np.float32)
