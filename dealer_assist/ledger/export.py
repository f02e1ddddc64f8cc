"""Entries of a ledger, proved: whoever has them and the public key needs nothing else of the log to be convinced.

    NAME/entries.jsonl       the chosen entries, each as it was hashed; the first and those of keys always
    NAME/proofs.jsonl        for each what leads from it to the root: {"path": […], "seq": …}
    NAME/checkpoint.txt      the root, signed
    NAME/checkpoints.jsonl   earlier checkpoints, and what shows that the log only grew since:
                             {"consistency": […], "note": …}

``docs/record.md`` describes the whole export; ``verify.py`` checks it. ``seal`` lists all its files and signs the list.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from dealer_assist.keys import PublicKey, SigningKey
from dealer_assist.ledger.checking import OF_KEYS
from dealer_assist.ledger.codec import canonical, parse
from dealer_assist.ledger.log import ProvingTree, leaf_hash
from dealer_assist.ledger.notes import Checkpoint, Signed
from dealer_assist.ledger.store import Damaged, Ledger, LedgerError, checkpoints, in_use, rows, verify
from dealer_assist.sessions.folder import digest_of

ENTRIES, PROOFS, CHECKPOINT, CHECKPOINTS = "entries.jsonl", "proofs.jsonl", "checkpoint.txt", "checkpoints.jsonl"
MANIFEST, NOTE, FORMAT = "manifest.json", "manifest.note", 1


class NotSigned(LedgerError):
    """No checkpoint vouches for what is to be proved."""


def write_proved(folder: Path, name: str, ledger: Path, chosen: Iterable[int]) -> tuple[Checkpoint, PublicKey]:
    """Writes these entries of a ledger and what proves them into ``folder/name``. Gives the checkpoint that they are
    proved by, and whose signature it bears. A ledger that nobody writes is signed up to its end first."""
    wanted = set(chosen)
    if not in_use(ledger):
        Ledger.open(ledger).close()
    reading = verify(ledger)
    if wrong := [finding for finding in reading.findings if not finding.unsigned]:
        raise Damaged(f"{ledger}: {wrong[0].what}; nothing can be proved by a ledger that was changed")
    notes = checkpoints(ledger)
    if not (notes and reading.keys):
        raise NotSigned(f"{ledger}: no checkpoint is kept in it, so nothing in it can be proved")
    last = notes[-1]
    if beyond := [seq for seq in wanted if not 1 <= seq <= last.size]:
        raise NotSigned(f"{ledger}: entry {min(beyond)} is not in what is signed, which ends with entry {last.size}; "
                        "wait for the next checkpoint: a table that runs makes one each minute")
    tree, bodies = ProvingTree(), {}
    for seq, body in rows(ledger):
        if seq > last.size:
            break
        tree.add(leaf_hash(body))
        if seq == 1 or seq in wanted or parse(body)["kind"] in OF_KEYS:
            bodies[seq] = body
    into = folder / name
    into.mkdir(parents=True)
    _lines(into / ENTRIES, bodies.values())
    _lines(into / PROOFS, (canonical({"seq": seq, "path": [step.hex() for step in tree.inclusion(seq - 1, last.size)]})
                           for seq in bodies))
    (into / CHECKPOINT).write_bytes(last.text.encode())
    _lines(into / CHECKPOINTS, (canonical({"note": note.text, "consistency": [
        step.hex() for step in tree.consistency(note.size, last.size)]}) for note in notes if note.size < last.size))
    signer, = last.by(reading.keys[-1:])
    return last, signer


def seal(folder: Path, logs: Sequence[str], about: Mapping[str, Any], key: SigningKey) -> None:
    """The last step of an export: from here on no file of it can be changed, removed or added unnoticed. ``key``: one
    that counts in one of its logs; ``about``: for people."""
    files = {path.relative_to(folder).as_posix(): digest_of(path)
             for path in sorted(folder.rglob("*")) if path.is_file()}
    text = json.dumps({"format": FORMAT, "logs": [*logs], "about": about, "files": files}, ensure_ascii=False,
                      indent=1).encode()
    (folder / MANIFEST).write_bytes(text)
    body = f"dealer-assist/export\n{sha256(text).hexdigest()}\n"
    signed = Signed(key.public.name, key.id, key.sign(body.encode()))
    (folder / NOTE).write_bytes(f"{body}\n{signed.line}".encode())


def _lines(path: Path, lines: Iterable[bytes]) -> None:
    with path.open("xb") as file:
        for line in lines:
            file.write(line + b"\n")
