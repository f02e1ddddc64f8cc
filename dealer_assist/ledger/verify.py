#!/usr/bin/env python3
"""Checks a record of dealer_assist without dealer_assist: this one file, Python 3.11 or newer, and nothing else.

    python verify.py [WHAT] [--key FILE] [--checkpoint FILE]

WHAT is an unpacked export (that beside this file, where none is named), a session's folder, or its ledger.sqlite.
Give a public key, and a checkpoint if you have one, that did not come to you with the record: what comes with it proves
only that it agrees with itself.
What is checked, and why that convinces, is described in docs/record.md of the program.

Exit codes: 0 all is as it was written and signed; 1 nothing is wrong, but something could not be checked;
2 usage; 4 something is not as it was written or signed.
"""

from __future__ import annotations

import argparse
import base64
import binascii
import json
import re
import sqlite3
import stat
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import lru_cache
from hashlib import file_digest, sha256, sha512
from itertools import chain
from pathlib import Path
from typing import Any

FINE, FOUND, USAGE, WRONG = 0, 1, 2, 4
LONGEST = 10_000_000        # bytes of one line, and of one entry
LARGEST = 2**53 - 1         # the largest whole number that JSON carries exactly
MINUTE = 60_000_000         # microseconds after which a checkpoint is due
MANY = 2_000                # signatures that are worth the start of more processes

Point = tuple[int, int, int, int]       # of the curve, in extended coordinates
Step = tuple[int, int, int]             # a point as adding it takes it: y - x, y + x, 2dxy
Key = tuple[str, bytes]                 # its name, its 32 bytes
Wanted = dict[str, tuple[str, str]]     # files: their digests, and which entry has them
Signed = tuple[bytes, bytes, bytes]     # by which key, what, and the signature


class NotAsWritten(Exception):
    """The first thing that is wrong."""


class CannotCheck(Exception):
    """What was given is nothing that can be checked."""


# ── Ed25519, as RFC 8032 has it (5.1.7): verification only, nothing here is secret ──
P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT_OF_MINUS_ONE = pow(2, (P - 1) // 4, P)
NEUTRAL = (0, 1, 1, 0)


def add_points(p: Point, q: Point) -> Point:
    a = (p[1] - p[0]) * (q[1] - q[0]) % P
    b = (p[1] + p[0]) * (q[1] + q[0]) % P
    c = 2 * p[3] * q[3] * D % P
    d = 2 * p[2] * q[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


@lru_cache(maxsize=8)
def point_of(text: bytes) -> Point | None:
    """None: no point of the curve."""
    y = int.from_bytes(text, "little")
    sign, y = y >> 255, y & ((1 << 255) - 1)
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT_OF_MINUS_ONE % P
    if (x * x - square) % P or (x == 0 and sign):
        return None
    if x & 1 != sign:
        x = P - x
    return x, y, 1, x * y % P


BASE = (15112221349535400772501151409588531511454012693041857206046113283949847762202,
        46316835694926478169428394003475163141307993866256225615783033603165251855960, 1,
        46827403850823179245072216630277197565144205554125654976674165829533817101731)


@lru_cache(maxsize=8)
def multiples(point: Point) -> list[list[Step]]:
    """Of 1, 256, 256² … times it, each 0 to 255 times: a record has many signatures by few keys."""
    points = []
    for _ in range(32):
        times = NEUTRAL
        for _ in range(256):
            points.append(times)
            times = add_points(times, point)
        point = times
    products = [1]                      # of all z up to there, so that one inverse serves for all
    for point in points:
        products.append(products[-1] * point[2] % P)
    inverse, steps = pow(products.pop(), -1, P), list[Step]()
    for (x, y, z, _), product in zip(reversed(points), reversed(products), strict=True):
        shrink, inverse = inverse * product % P, inverse * z % P
        x, y = x * shrink % P, y * shrink % P
        steps.append((y - x, y + x, 2 * D * x * y % P))
    steps.reverse()
    return [steps[row:row + 256] for row in range(0, len(steps), 256)]


def signature_holds(public: bytes, message: bytes, signature: bytes) -> bool:
    if len(public) != 32 or len(signature) != 64:
        return False
    key, answer = point_of(public), signature[32:]
    if key is None or int.from_bytes(answer, "little") >= ORDER:
        return False
    challenge = int.from_bytes(sha512(signature[:32] + public + message).digest(), "little") % ORDER
    # answer·BASE - challenge·key is what the signature begins with
    minus_key = P - key[0], key[1], key[2], P - key[3]
    x, y, z, t = NEUTRAL
    for row, times in chain(zip(multiples(BASE), answer, strict=True),
                            zip(multiples(minus_key), challenge.to_bytes(32, "little"), strict=True)):
        less, more, twice = row[times]
        a, b, c, d = (y - x) * less % P, (y + x) * more % P, t * twice % P, z + z
        e, f, g, h = b - a, d - c, d + c, b + a
        x, y, z, t = e * f % P, g * h % P, f * g % P, e * h % P
    shrink = pow(z, -1, P)
    return (y * shrink % P | (x * shrink % P & 1) << 255).to_bytes(32, "little") == signature[:32]


def all_hold(signed: list[Signed]) -> list[bool]:
    """Most of a long record's time goes here, so every core has its part."""
    if len(signed) >= MANY:
        try:
            with ProcessPoolExecutor() as others:
                return list(others.map(signature_holds, *zip(*signed, strict=True), chunksize=MANY // 10))
        except (BrokenExecutor, ImportError, NotImplementedError, OSError):
            pass                        # a system that gives no more processes: alone, then
    return [signature_holds(*one) for one in signed]


# ── hashes and proofs, as RFC 6962 and RFC 9162 have them ──
def leaf_of(entry: bytes) -> bytes:
    return sha256(b"\x00" + entry).digest()


def node_of(left: bytes, right: bytes) -> bytes:
    return sha256(b"\x01" + left + right).digest()


class Roots:
    def __init__(self) -> None:
        self.size = 0
        self.peaks: list[bytes] = []    # of the full subtrees that the size has as a binary number, largest first

    def grow(self, leaf: bytes) -> None:
        size = self.size
        while size & 1:
            leaf, size = node_of(self.peaks.pop(), leaf), size >> 1
        self.peaks.append(leaf)
        self.size += 1

    def root(self) -> bytes:
        root = None
        for peak in reversed(self.peaks):
            root = peak if root is None else node_of(peak, root)
        return root if root is not None else sha256().digest()


def root_by_path(leaf: bytes, index: int, size: int, path: list[bytes]) -> bytes | None:
    """The root that this leaf and the path to it give; None: no path for this place."""
    at, last, root = index, size - 1, leaf
    for step in path:
        if last == 0:
            return None
        if at % 2 == 1 or at == last:
            root = node_of(step, root)
            while at % 2 == 0 and at != 0:
                at, last = at // 2, last // 2
        else:
            root = node_of(root, step)
        at, last = at // 2, last // 2
    return root if last == 0 else None


def goes_on(old: int, old_root: bytes, new: int, new_root: bytes, path: list[bytes]) -> bool:
    """Whether the log with the new root begins with that of the old one."""
    if old == new:
        return old_root == new_root and not path
    if not 0 < old < new:
        return False
    steps = list(path) if old & (old - 1) else [old_root, *path]
    if not steps:
        return False
    at, last = old - 1, new - 1
    while at % 2 == 1:
        at, last = at // 2, last // 2
    before = after = steps[0]
    for step in steps[1:]:
        if last == 0:
            return False
        if at % 2 == 1 or at == last:
            before, after = node_of(step, before), node_of(step, after)
            while at % 2 == 0 and at != 0:
                at, last = at // 2, last // 2
        else:
            after = node_of(after, step)
        at, last = at // 2, last // 2
    return last == 0 and before == old_root and after == new_root


# ── keys and checkpoints, as C2SP's signed notes and checkpoints have them ──
def base64_of(text: str) -> bytes:
    """Of the one text that encodes them: others that mean the same bytes were changed."""
    try:
        raw = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return b""
    return raw if base64.b64encode(raw).decode() == text else b""


def key_id(name: str, raw: bytes) -> bytes:
    return sha256(name.encode() + b"\n\x01" + raw).digest()[:4]


def key_of(text: Any) -> Key:
    """(name, 32 bytes) of name+id+base64."""
    parts = text.strip().split("+", 2) if isinstance(text, str) else []
    raw = base64_of(parts[2]) if len(parts) == 3 else b""
    if (len(raw) != 33 or raw[:1] != b"\x01" or not re.fullmatch("[!-*,-~]+", parts[0])
            or key_id(parts[0], raw[1:]).hex() != parts[1]):
        raise NotAsWritten(f"{str(text)[:80]!r} is no public key")
    return parts[0], raw[1:]


class Note:
    def __init__(self, text: str) -> None:
        head, found, lines = text.partition("\n\n")
        body = head.split("\n")
        self.body = head.encode() + b"\n"
        if not found or len(body) != 3 or not re.fullmatch("[1-9][0-9]{0,17}", body[1]) or not lines.endswith("\n"):
            raise NotAsWritten(f"{text[:60]!r} is no checkpoint")
        self.origin, self.size, self.root = body[0], int(body[1]), base64_of(body[2])
        self.signatures: list[tuple[str, bytes]] = []
        for line in lines[:-1].split("\n"):
            parts = line.split(" ")
            value = base64_of(parts[2]) if len(parts) == 3 else b""
            if len(value) < 5 or parts[0] != "—" or len(self.root) != 32:
                raise NotAsWritten(f"{line[:60]!r} is no signature of a checkpoint")
            self.signatures.append((parts[1], value))

    def by(self, key: Key) -> list[bytes]:
        """The signatures that name it."""
        name, raw = key
        return [value[4:] for signer, value in self.signatures if signer == name and value[:4] == key_id(name, raw)]


# ── what an entry says, as far as it matters here ──
# In the order of the canonical form. A time that is too large for JSON is a text.
NAMES, TYPES = ["at", "by", "data", "kind", "prev", "seq"], [str, dict, str, str, int]


def whole(text: str) -> int:
    number = int(text)
    if abs(number) > LARGEST:
        refuse(text)
    return number


def refuse(text: str) -> None:
    raise ValueError(f"it holds {text[:40]}")


READER = json.JSONDecoder(parse_int=whole, parse_float=refuse, parse_constant=refuse)
WRITER = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def entry_of(body: bytes, where: str) -> dict[str, Any]:
    """Only the canonical form is an entry: its hash is its name."""
    try:
        text = body.decode()
        content, _ = READER.raw_decode(text)    # what follows it is not in what is written again
        written = WRITER.encode(content)
    except (ValueError, RecursionError) as error:
        raise NotAsWritten(f"{where} was changed: it is no JSON that a record has ({error})") from None
    if (written != text or not isinstance(content, dict) or [*content] != NAMES
            or [*map(type, content.values())][1:] != TYPES):
        raise NotAsWritten(f"{where} was changed: it is no entry in canonical form")
    at = content["at"]
    if type(at) is not int:
        if not isinstance(at, str) or not re.fullmatch("-?0x[1-9a-f][0-9a-f]{13,20}", at):
            raise NotAsWritten(f"{where} was changed: it has no time")
        content["at"] = int(at, 16)
    return content


def shown(key: Key | None) -> str:
    return f"{key[0]}+{key_id(*key).hex()}" if key else "nobody"


def kind_of(entry: dict[str, Any]) -> str:
    return f"entry {entry['seq']} ({entry['kind']})"


class Keys:
    """Whose signature counts, entry by entry."""

    def __init__(self, trusted: list[Key]) -> None:
        self.trusted, self.told = list(trusted), list[str]()
        self.now: Key | None = None
        self.had: list[Key] = []

    def hear(self, entry: dict[str, Any]) -> None:
        kind, data = entry["kind"], entry["data"]
        if not kind.startswith(("session.", "key.")):
            return
        named = kind_of(entry)
        if kind in ("session.opened", "key.introduced") and data.get("key"):
            if self.now is not None:
                raise NotAsWritten(f"{named} introduces a key; the log has one already")
            self.turn_to(key_of(data["key"]), named)
        elif kind == "key.rotated":
            old, new = key_of(data.get("old")), key_of(data.get("new"))
            will = f"dealer-assist key rotation\n{data['old']}\n{data['new']}\n".encode()
            if old != self.now or not signature_holds(old[1], will, base64_of(str(data.get("signature")))):
                raise NotAsWritten(f"{named} is not signed by the key that counted before it")
            if old in self.trusted:
                self.trusted.append(new)
            self.turn_to(new, named)
        elif kind == "key.recovered":
            if not self.trusted:
                self.told.append(f"{named}: the key was lost; {data.get('first')} and {data.get('second')} vouch for "
                                 f"the new one: {data.get('new')}")
            self.turn_to(key_of(data.get("new")), named)

    def turn_to(self, key: Key, named: str) -> None:
        if self.trusted and key not in self.trusted:
            raise NotAsWritten(f"{named} names the key {shown(key)}, which is not the one you trust")
        if key in self.had:
            raise NotAsWritten(f"{named} names the key {shown(key)} again: one that was replaced never comes back")
        self.had.append(key)
        self.now = key


def signatures_of(note: Note, size: int, first_leaf: bytes, key: Key | None) -> list[tuple[int, Signed]]:
    """Those by this key, which must all hold, and the size that they are of."""
    if note.size != size or note.origin != f"dealer-assist/log/{first_leaf.hex()[:32]}":
        raise NotAsWritten(f"the checkpoint of entry {size} is that of another entry or another log")
    signed = [(size, (key[1], note.body, value)) for value in note.by(key)] if key else []
    if not signed:
        raise forged(size)
    return signed


def check_signatures(signatures: list[tuple[int, Signed]]) -> None:
    for (size, _), holds in zip(signatures, all_hold([signed for _, signed in signatures]), strict=True):
        if not holds:
            raise forged(size)


def forged(size: int) -> NotAsWritten:
    return NotAsWritten(f"the checkpoint of entry {size} is forged: the key that counts there did not sign it")


def claims(entry: dict[str, Any]) -> Iterator[tuple[Any, Any]]:
    """The files that an entry vouches for, by their digests."""
    data, kind = entry["data"], entry["kind"]
    if kind == "session.opened":
        yield "header.json", data.get("header")
    elif kind == "session.closed":
        others = data.get("others", [])
        if not isinstance(others, list) or not all(isinstance(film, dict) for film in others):
            raise NotAsWritten(f"{kind_of(entry)} was changed: it has no list of films")
        for number, film in enumerate((data, *others)):
            ending = f"-{number + 1}" if number else ""
            yield f"film{ending}.mp4", film.get("film", "")
            yield f"frames{ending}.jsonl", film.get("frame_times", "")
        yield "sightings.jsonl", data.get("sightings", "")
    elif kind == "segment.closed":
        yield data.get("file"), data.get("digest")
        yield str(data.get("file")).rpartition(".")[0] + ".jsonl", data.get("times", "")
    elif kind == "still.kept":
        yield data.get("file"), data.get("digest")


def want(wanted: Wanted, entry: dict[str, Any]) -> None:
    """The first word on a file counts: who could say another one later could exchange it."""
    if not entry["kind"].startswith(("session.", "segment.", "still.")):
        return
    named = kind_of(entry)
    for name, digest in claims(entry):
        if not isinstance(name, str) or not isinstance(digest, str):
            raise NotAsWritten(f"{named} was changed: it names no file, or no SHA-256")
        if digest:
            first, by = wanted.setdefault(name, (digest, named))
            if first != digest:
                raise NotAsWritten(f"{named} has another SHA-256 for {name!r} than {by}, which vouched for it first")


def check_files(folder: Path, wanted: Wanted, report: Report) -> None:
    """``wanted``: file → digest and the entry that has it."""
    missing = []
    for name, (digest, named) in sorted(wanted.items()):
        if name.startswith(("/", "\\")) or ".." in re.split(r"[/\\]", name) or ":" in name:
            raise NotAsWritten(f"{named} names a file outside of the folder: {name!r}")
        path = folder / name
        if not is_there(path):
            missing.append(f"{name} ({named})")
            continue
        with path.open("rb") as file:
            found = file_digest(file, "sha256").hexdigest()
        if found != digest:
            raise NotAsWritten(f"{path} was changed: its SHA-256 is {found}; {named} has {digest}")
        report.good(f"{name} is what {named} says, by its SHA-256")
    if missing:
        report.open(f"not here, so not compared: {', '.join(missing[:20])}{' …' if len(missing) > 20 else ''}")


def is_there(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):       # a name that no file can have
        return False


def printable(text: object) -> str:
    """What a record quotes neither breaks the line nor tells the terminal what to do."""
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in str(text))


class Report:
    def __init__(self) -> None:
        self.unchecked = False

    def say(self, text: str) -> None:
        print(printable(text))

    def good(self, text: str) -> None:
        self.say(f"  {text}")

    def open(self, text: str) -> None:
        self.unchecked = True
        self.say(f"? {text}")


# ── a whole log: a session's ledger ──
def rows_of(path: Path) -> tuple[Iterable[tuple[Any, Any, Any]], list[tuple[Any, Any]]]:
    try:
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise CannotCheck(f"{path}: cannot be read ({error})") from None
    if "entry" not in tables:
        raise CannotCheck(f"{path}: not a ledger of dealer_assist")
    try:
        notes = (connection.execute("SELECT size, note FROM checkpoint ORDER BY size").fetchall()
                 if "checkpoint" in tables else [])
        return connection.execute("SELECT seq, body, leaf FROM entry ORDER BY seq"), notes
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise NotAsWritten(f"{path}: cannot be read ({error})") from None


def check_ledger(path: Path, keys: Keys, kept: list[Note], report: Report) -> None:
    rows, notes = rows_of(path)
    by_size: dict[int, list[Note]] = {}
    for size, note in notes:
        if type(size) is not int:
            raise NotAsWritten(f"a checkpoint is kept for entry {size!r:.40}, which cannot be")
        by_size.setdefault(size, []).append(Note(note if isinstance(note, str) else ""))
    roots, prev, count, first_leaf, signed, ended = Roots(), "", 0, b"", 0, True
    signed_at: int | None = None
    signatures: list[tuple[int, Signed]] = []
    unsigned: list[int] = []        # where a checkpoint was due and none is kept
    wanted: Wanted = {}
    try:
        for seq, body, leaf in rows:
            count += 1
            if seq != count:
                raise NotAsWritten(f"entry {count} is missing: entry {seq} comes in its place")
            if not isinstance(body, bytes) or leaf_of(body) != leaf:
                raise NotAsWritten(f"entry {count} was changed: its content does not give its hash")
            entry = entry_of(body, f"entry {count}")
            kind, at = entry["kind"], entry["at"]
            if entry["seq"] != seq:
                raise NotAsWritten(f"where entry {count} was there is now entry {entry['seq']}")
            if entry["prev"] != prev:
                raise NotAsWritten(f"entry {count} or the one before was changed: they do not fit together")
            prev, first_leaf = leaf.hex(), first_leaf or leaf
            roots.grow(leaf)
            keys.hear(entry)
            want(wanted, entry)
            if kind.startswith("session."):
                ended = kind == "session.closed"
            for note in kept:
                if note.size == count and note.root != roots.root():
                    raise NotAsWritten(f"an entry up to {count} was rewritten after entry {signed}: the checkpoint "
                                       "that you kept has another root")
            for note in by_size.pop(count, ()):
                signatures += signatures_of(note, count, first_leaf, keys.now)
                if note.root != roots.root():
                    raise NotAsWritten(f"an entry up to {count} is not what it was when the checkpoint of entry "
                                       f"{count} was signed: it has another root")
                signed, signed_at = count, at
            if kind == "key.recovered":
                unsigned.clear()        # the new key vouches for what was written since the old one was lost
            due = kind == "round.closed" or signed_at is None or abs(at - signed_at) >= MINUTE
            if due and signed != count and keys.now is not None and kind not in ("key.rotated", "key.recovered"):
                unsigned.append(count)
                signed_at = at
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise NotAsWritten(f"the file cannot be read after entry {count}: {error}") from None
    finally:                            # also of what was read before something is wrong: the first of it is told
        check_signatures(signatures)
    beyond = max([*by_size, *(note.size for note in kept)], default=0)
    if beyond > count:
        raise NotAsWritten(f"entries after {count} are missing: a checkpoint vouches for {beyond}")
    if by_size:
        raise NotAsWritten(f"a checkpoint is kept for entry {min(by_size)}, which cannot be")
    if unsigned:
        raise NotAsWritten(f"no checkpoint of entry {unsigned[0]} is kept, although it was due: it was removed, or the "
                           "machine that wrote it had another key than the record names")
    report.good(f"{count} entries, each as it was written, none missing; root {roots.root().hex()}")
    if signed:
        report.good(f"{len(notes)} checkpoints, signed by {shown(keys.now)} up to entry {signed}")
    else:
        report.open("no checkpoint vouches for them: whoever had the file could have written all of it anew")
    if signed and signed < count:
        report.open(f"entries {signed + 1} to {count} came after the last checkpoint: nothing is signed that has them")
    if not ended:
        report.open("the session has no end: the table still runs, or it broke off, or all from there on was removed, "
                    "with every checkpoint of it; a checkpoint of later, kept elsewhere, would tell")
    check_kept(kept, first_leaf, report)
    if wanted:
        check_files(path.parent, wanted, report)


def check_kept(kept: list[Note], first_leaf: bytes, report: Report) -> None:
    for note in kept:
        if note.origin != f"dealer-assist/log/{first_leaf.hex()[:32]}":
            raise NotAsWritten("the checkpoint that you kept is that of another log")
        report.good(f"nothing of its first {note.size} entries was rewritten: it has the root of the checkpoint that "
                    "you kept")


# ── an export: some entries of a log, proved ──
def lines_of(path: Path) -> Iterator[bytes]:
    try:
        with path.open("rb") as file:
            for line in iter(lambda: file.readline(LONGEST), b""):
                if not line.endswith(b"\n"):
                    raise NotAsWritten(f"{path}: cut off, or a line of it is too long")
                yield line[:-1]
    except OSError as error:
        raise NotAsWritten(f"{path}: cannot be read ({error.strerror})") from None


def json_of(text: bytes, path: Path, *names: str) -> dict[str, Any]:
    def once(members: list[tuple[str, Any]]) -> dict[str, Any]:
        if len(found := dict(members)) != len(members):
            raise ValueError
        return found

    try:
        found = json.loads(text.decode(), object_pairs_hook=once)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or any(name not in found for name in names):
        raise NotAsWritten(f"{path}: an object with {', '.join(names)} was expected")
    return found


def path_of(value: Any, path: Path) -> list[bytes]:
    if not isinstance(value, list) or not all(isinstance(step, str) and re.fullmatch("[0-9a-f]{64}", step)
                                              for step in value):
        raise NotAsWritten(f"{path}: a proof is no list of hashes")
    return [bytes.fromhex(step) for step in value]


def check_log(folder: Path, keys: Keys, kept: list[Note], report: Report) -> Wanted:
    note = Note("".join(line.decode(errors="replace") + "\n" for line in lines_of(folder / "checkpoint.txt")))
    first_leaf, count = b"", 0
    before: tuple[int, str] | None = None
    wanted: Wanted = {}
    proofs = lines_of(folder / "proofs.jsonl")
    for body in lines_of(folder / "entries.jsonl"):
        entry = entry_of(body, f"line {count + 1} of {folder / 'entries.jsonl'}")
        named, leaf, seq = kind_of(entry), leaf_of(body), entry["seq"]
        proof = json_of(next(proofs, b""), folder / "proofs.jsonl", "seq", "path")
        if type(proof["seq"]) is not int or proof["seq"] != seq or not 1 <= seq <= note.size:
            raise NotAsWritten(f"{named} has no proof: that of entry {proof['seq']} stands in its place")
        if root_by_path(leaf, seq - 1, note.size, path_of(proof["path"], folder / "proofs.jsonl")) != note.root:
            raise NotAsWritten(f"{named} was changed, or never was in this log: its proof does not lead to the root "
                               "that is signed")
        if before is not None and seq <= before[0]:
            raise NotAsWritten(f"{named} is there twice or out of order")
        if before is not None and seq == before[0] + 1 and entry["prev"] != before[1]:
            raise NotAsWritten(f"{named} does not fit the entry before it")
        if count == 0 and (seq != 1 or entry["prev"] != ""):
            raise NotAsWritten(f"{folder / 'entries.jsonl'}: begins with {named}; a log's first entry names the log "
                               "and its key, and belongs to every export")
        first_leaf, before, count = first_leaf or leaf, (seq, leaf.hex()), count + 1
        keys.hear(entry)
        want(wanted, entry)
    if not count:
        raise NotAsWritten(f"{folder / 'entries.jsonl'}: empty")
    check_signatures(signatures_of(note, note.size, first_leaf, keys.now))
    report.good(f"{count} of {note.size} entries, each proved to be in the log whose root is signed by "
                f"{shown(keys.now)}: {note.root.hex()}")
    earlier: dict[int, bytes] = {}
    if (folder / "checkpoints.jsonl").exists():
        for line in lines_of(folder / "checkpoints.jsonl"):
            found = json_of(line, folder / "checkpoints.jsonl", "note", "consistency")
            old = Note(str(found["note"]))
            steps = path_of(found["consistency"], folder / "checkpoints.jsonl")
            if old.origin != note.origin or not goes_on(old.size, old.root, note.size, note.root, steps):
                raise NotAsWritten(f"the log was rewritten after entry {old.size}: the checkpoint of then does not "
                                   "lead to the last one")
            earlier[old.size] = old.root
        report.good(f"{len(earlier)} earlier checkpoints: the log only grew from each of them to the last")
    earlier[note.size] = note.root
    comparable = [one for one in kept if one.size in earlier]
    for one in comparable:
        if one.root != earlier[one.size]:
            raise NotAsWritten(f"an entry up to {one.size} was rewritten: the checkpoint that you kept has another "
                               "root")
    check_kept(comparable, first_leaf, report)
    for one in kept:
        if one.size not in earlier:
            report.open(f"the checkpoint that you kept, of entry {one.size}, cannot be compared: this export has none "
                        "of that entry")
    return wanted


def check_export(folder: Path, trusted: list[Key], kept: list[Note], report: Report) -> None:
    path = folder / "manifest.json"
    for one in folder.rglob("*"):
        if not stat.S_ISREG(kind := one.lstat().st_mode) and not stat.S_ISDIR(kind):
            raise NotAsWritten(f"{one.relative_to(folder).as_posix()!r} is a link or a device; an export has plain "
                               "files only")
    with path.open("rb") as file:
        text = file.read(LONGEST)
    manifest = json_of(text, path, "format", "logs", "files")
    if manifest["format"] != 1 or manifest["format"] is True:
        raise CannotCheck(f"{path}: format {manifest['format']!r}; this verifier knows format 1: use the one that came "
                          "with the export")
    logs, files = manifest["logs"], manifest["files"]
    if not isinstance(logs, list) or not logs or not isinstance(files, dict):
        raise NotAsWritten(f"{path}: a list of logs and a list of files were expected")
    signers: list[Key] = []
    for log in logs:
        if not isinstance(log, str) or not re.fullmatch("[a-z0-9-]{1,40}", log):
            raise NotAsWritten(f"{path}: {log!r} is no log's name")
        report.say(f"{log}:")
        keys = Keys(trusted)
        wanted = check_log(folder / log, keys, kept if log == logs[0] else [], report)
        for told in keys.told:
            report.open(told)
        check_files(folder / "files", wanted, report)
        signers += [keys.now] if keys.now else []
    for name, digest in sorted(files.items()):
        if name.startswith(("/", "\\")) or ".." in re.split(r"[/\\]", name) or ":" in name:
            raise NotAsWritten(f"{path} names a file outside of the folder: {name!r}")
        if not is_there(folder / name):
            raise NotAsWritten(f"{name} is missing; {path} lists it")
        with (folder / name).open("rb") as file:
            if file_digest(file, "sha256").hexdigest() != digest:
                raise NotAsWritten(f"{name} was changed: {path} has another SHA-256 for it")
    check_list(folder, sha256(text).hexdigest(), signers)
    there = {one.relative_to(folder).as_posix() for one in folder.rglob("*") if not one.is_dir()}
    if strange := sorted(there - {"manifest.json", "manifest.note", *files}):
        raise NotAsWritten(f"was added: {', '.join(strange[:20])}{' …' if len(strange) > 20 else ''}; the list of "
                           "files that is signed has none of it")
    report.good(f"{len(files)} files, each as the list that {shown(signers[-1])} signed has it, none missing, none "
                "added")


def check_list(folder: Path, digest: str, signers: list[Key]) -> None:
    """The list of files is signed by a key that counts in one of the logs."""
    path = folder / "manifest.note"
    text = "".join(line.decode(errors="replace") + "\n" for line in lines_of(path))
    body, found, line = text.partition("\n\n")
    if body != f"dealer-assist/export\n{digest}" or not found:
        raise NotAsWritten(f"manifest.json was changed: {path.name} is not that of it")
    dash, name, value, *rest = (*line.rstrip("\n").split(" "), "", "", "")
    raw = base64_of(value)
    if dash != "—" or any(rest) or text != f"{body}\n\n{dash} {name} {value}\n" or not any(
            (name, raw[:4]) == (key[0], key_id(*key)) and signature_holds(key[1], f"{body}\n".encode(), raw[4:])
            for key in signers):
        raise NotAsWritten(f"{path.name} is forged: no key that counts in the logs signed this list of files")


def check(what: Path, trusted: list[Key], kept: list[Note]) -> int:
    """The exit code, after all is said. What is nothing that can be checked is raised."""
    report = Report()
    try:
        if (what / "manifest.json").is_file():
            check_export(what, trusted, kept, report)
        else:
            ledger = what / "ledger.sqlite" if what.is_dir() else what
            if not ledger.is_file():
                raise CannotCheck(f"{what}: neither an export nor a session with its ledger.sqlite")
            keys = Keys(trusted)
            check_ledger(ledger, keys, kept, report)
            for told in keys.told:
                report.open(told)
            if trusted and keys.now is None:
                raise NotAsWritten("nothing in it is signed: no key that you trust vouches for it")
    except NotAsWritten as error:
        report.say(f"! {error}")
        report.say("WRONG: this is not what was written and signed, or not all of it.")
        return WRONG
    if not trusted:
        report.open("the key is the one that the record itself names: compare it with one that you have from elsewhere "
                    "(--key FILE), else whoever wrote all of it anew would have named his own")
    report.say("Checked: nothing is wrong" + ("; see what is marked with ? above." if report.unchecked else "."))
    return FOUND if report.unchecked else FINE


def main(arguments: list[str] | None = None) -> int:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    parser = argparse.ArgumentParser("verify.py", description="Checks a record of dealer_assist without the program.")
    parser.add_argument("what", type=Path, metavar="WHAT", nargs="?", default=Path(__file__).parent,
                        help="an unpacked export (that beside this file), a session's folder or ledger.sqlite")
    parser.add_argument("--key", type=Path, metavar="FILE", help="public keys that you have from elsewhere, one a line")
    parser.add_argument("--checkpoint", type=Path, action="append", default=[], metavar="FILE",
                        help="a checkpoint of the log that you kept elsewhere")
    options = parser.parse_args(arguments)
    try:
        trusted = ([key_of(line) for line in options.key.read_text(encoding="utf-8").splitlines() if line.strip()]
                   if options.key else [])
        kept = [Note(path.read_bytes().decode()) for path in options.checkpoint]
        if options.key and not trusted:
            raise CannotCheck(f"{options.key}: empty; a public key a line was expected")
        return check(options.what, trusted, kept)
    except (OSError, ValueError, NotAsWritten, CannotCheck) as error:
        print(f"verify.py: {printable(error)}", file=sys.stderr)
        return USAGE


if __name__ == "__main__":
    sys.exit(main())
