"""Networks and what is said of them in TOML files, which name each by its digest: no other is used."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import onnxruntime  # type: ignore[import-untyped]
from numpy.typing import NDArray

_AT_ONCE = 64       # more take longer each, for what a network computes between leaves the caches


class ModelError(Exception):
    """The models cannot be used; the message names the file and what was expected of it."""


def settings_in(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError as missing:
        raise ModelError(f"{file} is missing: it names the model files and their digests.") from missing
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise ModelError(f"{file} is not valid TOML: {fault}.") from fault


def content_of(file: Path, sha256: str, settings: Path) -> bytes:
    """``settings``: the file that names it."""
    try:
        content = file.read_bytes()
    except FileNotFoundError as missing:
        raise ModelError(f"{file} is missing: {settings.name} names it with SHA-256 {sha256}.") from missing
    actual = hashlib.sha256(content).hexdigest()
    if actual != sha256:
        raise ModelError(f"{file} has SHA-256 {actual}, but {settings.name} expects {sha256}.")
    return content


def answers(network: onnxruntime.InferenceSession, given: Sequence[str], taken: str,
            inputs: NDArray[Any]) -> tuple[NDArray[np.float32], ...]:
    """``given``, ``taken``: the names of what comes out and of what goes in, a line for each input."""
    said = [network.run(given, {taken: inputs[start:start + _AT_ONCE]}) for start in range(0, len(inputs), _AT_ONCE)]
    return tuple(np.concatenate(parts) for parts in zip(*said, strict=True))


def session(content: bytes, threads: int) -> onnxruntime.InferenceSession:
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    # An idle table costs nothing. Threads that spin, even if only while a picture is read, are faster on cores that are
    # free, and take twice as long beside other work: a table's computer has a film to decode and a screen to paint.
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    options.log_severity_level = 3
    return onnxruntime.InferenceSession(content, options, providers=["CPUExecutionProvider"])
