"""Checkpoints of a log: a C2SP signed note with the log's name, its size and its root, signed with Ed25519.

    dealer-assist/log/6e340b9cffb37a989ca544e6bb780a2c      the log: by the hash of its first entry
    20                                                      how many entries
    CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=            their root (RFC 6962)

    — dealer-assist/table Az3grlgtzPICa5OS8npVmf1Myq…       who vouches: key's name, its id and signature in base64

A witness adds further lines of the last kind; they are as good as the one that the table itself wrote.
"""

from __future__ import annotations

import binascii
import re
from base64 import b64decode, b64encode
from collections.abc import Iterable
from dataclasses import dataclass, replace
from hashlib import sha256

from dealer_assist.keys import PublicKey, SigningKey

_LONGEST = 100_000      # bytes of a note that is looked at
_WITNESS = b"\x04"      # kind of a cosignature's key: it vouches for a time besides


class NotACheckpoint(Exception):
    """What stands there and what was expected."""


@dataclass(frozen=True, slots=True)
class Signed:
    """One signature line. ``value`` begins after the key's id."""

    name: str
    id: str
    value: bytes

    @property
    def line(self) -> str:
        return f"— {self.name} {b64encode(bytes.fromhex(self.id) + self.value).decode()}\n"


@dataclass(frozen=True, slots=True)
class Checkpoint:
    origin: str
    size: int
    root: bytes
    signatures: tuple[Signed, ...] = ()

    @property
    def body(self) -> bytes:
        """What is signed."""
        return f"{self.origin}\n{self.size}\n{b64encode(self.root).decode()}\n".encode()

    @property
    def text(self) -> str:
        return f"{self.body.decode()}\n{''.join(signed.line for signed in self.signatures)}"

    def signed(self, key: SigningKey) -> Checkpoint:
        return replace(self, signatures=(*self.signatures,
                                         Signed(key.public.name, key.id, key.sign(self.body))))

    def cosigned(self, key: SigningKey, at: int) -> Signed:
        """A witness's line (C2SP tlog-cosignature): it saw this log no other than so, at this second."""
        value = at.to_bytes(8, "big") + key.sign(_witnessed(at, self.body))
        return Signed(key.public.name, _witness_id(key.public), value)

    def by(self, keys: Iterable[PublicKey]) -> tuple[PublicKey, ...]:
        """Those of these keys that signed it. A line of one of them that is not true makes the note worth nothing."""
        found = []
        for key in keys:
            mine = [signed.value for signed in self.signatures if (signed.name, signed.id) == (key.name, key.id)]
            if not all(key.signed(value, self.body) for value in mine):
                return ()
            found += [key] if mine else []
        return tuple(found)

    def witnessed(self, key: PublicKey) -> int | None:
        """When this witness signed it, in seconds; None: it did not."""
        for signed in self.signatures:
            if (signed.name, signed.id) == (key.name, _witness_id(key)) and len(signed.value) == 72:
                at = int.from_bytes(signed.value[:8], "big")
                if key.signed(signed.value[8:], _witnessed(at, self.body)):
                    return at
        return None


def _witness_id(key: PublicKey) -> str:
    return sha256(key.name.encode() + b"\n" + _WITNESS + key.raw).hexdigest()[:8]


def _witnessed(at: int, body: bytes) -> bytes:
    return b"cosignature/v1\ntime " + str(at).encode() + b"\n" + body


def origin_of(first: bytes) -> str:
    """A log's name, by its first entry's leaf hash: another log's checkpoint is never taken for one of this."""
    return f"dealer-assist/log/{first.hex()[:32]}"


def parse_checkpoint(text: str | bytes) -> Checkpoint:
    try:
        text = (text[:_LONGEST + 1] if isinstance(text, str) else text[:_LONGEST + 1].decode())
    except UnicodeDecodeError:
        raise NotACheckpoint("not a text; a checkpoint was expected") from None
    body, between, lines = text.partition("\n\n")
    head = body.split("\n")
    if len(text) > _LONGEST or not between or len(head) != 3 or not all(head) or not lines.endswith("\n"):
        raise NotACheckpoint(f"{text[:60]!r} found; a checkpoint was expected: the log's name, its size, its root, an "
                             "empty line, and a signature a line")
    origin, size, root = head
    if not re.fullmatch("0|[1-9][0-9]{0,17}", size):
        raise NotACheckpoint(f"line 2: {size[:60]!r} found; the log's size was expected")
    return Checkpoint(origin, int(size), _exactly(root, 32, 32, "line 3"),
                      tuple(_signed(line, number) for number, line in enumerate(lines[:-1].split("\n"), 5)))


def _signed(line: str, number: int) -> Signed:
    dash, name, value, *rest = (*line.split(" "), "", "", "")
    if dash != "—" or not name or "+" in name or any(rest):
        raise NotACheckpoint(f"line {number}: {line[:60]!r} found; a signature was expected: — NAME BASE64")
    raw = _exactly(value, 5, 10_000, f"line {number}")
    return Signed(name, raw[:4].hex(), raw[4:])


def _exactly(text: str, least: int, most: int, where: str) -> bytes:
    try:
        raw = b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        raw = b""
    if not least <= len(raw) <= most or b64encode(raw).decode() != text:
        raise NotACheckpoint(f"{where}: {text[:60]!r} found; base64 of a hash or signature was expected")
    return raw
