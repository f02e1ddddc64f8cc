"""Where this machine's secrets live: outside the record, so that who copies a record cannot sign in its name.

The system's keyring keeps them where there is one; else files that only this user can read. ``DEALER_ASSIST_KEYS``
names a folder for such files instead. Public halves lie beside them as text, in the form of a C2SP signed note's key.
"""

from __future__ import annotations

import binascii
import os
import re
import secrets
import sqlite3
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Protocol

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

FOLDER = "DEALER_ASSIST_KEYS"
SIGNING, SECRET = "signing", "secret"
_SERVICE = "dealer-assist"
_ED25519 = b"\x01"      # the kind of key, as signed notes number them
_PATIENCE = 30          # seconds for another process to make the key that both want
_NEXT = ".next"


class KeysError(Exception):
    """Keys that cannot be read, made or kept: a sentence that says where and what to do."""


@dataclass(frozen=True, slots=True)
class PublicKey:
    """``text`` is its whole form for people and files: name+id+base64, as signed notes have it."""

    name: str
    raw: bytes

    @property
    def id(self) -> str:
        return sha256(self.name.encode() + b"\n" + _ED25519 + self.raw).hexdigest()[:8]

    @property
    def text(self) -> str:
        return f"{self.name}+{self.id}+{b64encode(_ED25519 + self.raw).decode()}"

    @classmethod
    def parse(cls, text: str) -> PublicKey:
        name, _, rest = text.strip().partition("+")
        claimed, _, encoded = rest.partition("+")
        try:
            raw = b64decode(encoded, validate=True)
        except (binascii.Error, ValueError):
            raw = b""
        key = cls(name, raw[1:])
        if not (re.fullmatch(r"[!-*,-~]+", name) and raw[:1] == _ED25519 and len(key.raw) == 32 and key.id == claimed):
            shown = text.strip()
            raise KeysError(f"{shown[:80]!r} found; an Ed25519 public key such as dealer-assist/table+1a2b3c4d+AbCd… "
                            "was expected")
        return key

    def signed(self, signature: bytes, message: bytes) -> bool:
        try:
            Ed25519PublicKey.from_public_bytes(self.raw).verify(signature, message)
        except (InvalidSignature, ValueError):
            return False
        return True


@dataclass(frozen=True, slots=True)
class SigningKey:
    public: PublicKey
    _private: Ed25519PrivateKey = field(repr=False)

    @classmethod
    def of(cls, name: str, seed: bytes) -> SigningKey:
        private = Ed25519PrivateKey.from_private_bytes(seed)
        return cls(PublicKey(f"{_SERVICE}/{name}", private.public_key().public_bytes_raw()), private)

    @property
    def id(self) -> str:
        return self.public.id

    def sign(self, message: bytes) -> bytes:
        return self._private.sign(message)


class _Safe(Protocol):
    """Keeps short texts under names."""

    @property
    def where(self) -> str: ...
    def get(self, name: str) -> str | None: ...
    def put(self, name: str, text: str) -> None: ...
    def place(self, name: str) -> str: ...
    def move(self, name: str, to: str) -> None: ...


class KeyStore:
    """A key is made when it is first asked for, once, whoever asks first."""

    def __init__(self, folder: Path, safe: _Safe) -> None:
        self.folder, self._safe = folder, safe

    @classmethod
    def open(cls) -> KeyStore:
        named = os.environ.get(FOLDER)
        if named:
            folder = Path(named)
            return cls(folder, _Files(folder))
        from platformdirs import user_data_path

        folder = user_data_path(_SERVICE, appauthor=False) / "keys"
        return cls(folder, _keyring(folder) or _Files(folder))

    @property
    def where(self) -> str:
        return self._safe.where

    def signing_key(self, name: str) -> SigningKey:
        return SigningKey.of(name, self._made_once(SIGNING, name))

    def secret(self, name: str) -> bytes:
        """32 random bytes."""
        return self._made_once(SECRET, name)

    def public_keys(self) -> Mapping[str, PublicKey]:
        """By id: of every signing key that this machine has or had, oldest first."""
        found: dict[str, PublicKey] = {}
        for path in sorted(self.folder.glob("*.pub")):
            for line in _text(path).splitlines():
                key = _from(path, line)
                found[key.id] = key
        return found

    def next_key(self, name: str) -> SigningKey:
        """What is to follow the key of this name. It counts once it is ``turn``ed to: after the record has it."""
        following = self._kept(SIGNING, name + _NEXT)
        if following is not None and following == self._kept(SIGNING, name):    # a turn was cut off at its end
            self._safe.put(f"{SIGNING} {name}{_NEXT}", "")
        return SigningKey.of(name, self._made_once(SIGNING, name + _NEXT))

    def turns(self, name: str) -> tuple[str, ...]:
        """What was said each time when another key took this name: a line each, oldest first."""
        path = self.folder / f"{name}.turns"
        with _told(path):
            return tuple(_text(path).splitlines()) if path.exists() else ()

    def note_turn(self, name: str, said: str) -> None:
        """The key of this name took the place of one that is lost."""
        if said not in (before := self.turns(name)):        # a turn may be cut off anywhere, and made again
            _write(self.folder / f"{name}.turns", "".join(f"{line}\n" for line in (*before, said)))

    def has_secret(self, name: str) -> bool:
        return self._kept(SECRET, name) is not None

    def set_aside_if_broken(self, kind: str, name: str) -> None:
        """What cannot be read any more makes room for a new one; what there is of it is kept."""
        try:
            self._kept(kind, name)
        except KeysError:
            with self._alone():
                self._safe.move(f"{kind} {name}", f"{kind} {name}.broken")

    def turn(self, name: str, said: str) -> SigningKey:
        """From now on the next key is the key of this name."""
        with self._alone():
            seed = self._kept(SIGNING, name + _NEXT)
            if seed is None:
                raise KeysError(f"{self.where}: no key was made to follow that of {name!r}; nothing is changed")
            self.note_turn(name, said)
            self._put(SIGNING, name, seed)
            self._safe.put(f"{SIGNING} {name}{_NEXT}", "")
        return SigningKey.of(name, seed)

    def _made_once(self, kind: str, name: str) -> bytes:
        if not re.fullmatch(r"[a-z][a-z0-9-]{0,40}(\.next)?", name):
            raise KeysError(f"{name!r} found; a key's name of small letters, digits and - was expected")
        kept = self._kept(kind, name)
        if kept is None:
            with self._alone():
                kept = self._kept(kind, name)
                if kept is None:
                    kept = secrets.token_bytes(32)
                    self._put(kind, name, kept)
        return kept

    def _kept(self, kind: str, name: str) -> bytes | None:
        text = self._safe.get(f"{kind} {name}")
        if text is None or (text == "" and name.endswith(_NEXT)):
            return None
        of = name.removesuffix(_NEXT)
        found = re.fullmatch(rf"dealer-assist {kind} {re.escape(of)} (\S+) ([0-9a-f]{{16}})\s*", text)
        try:
            value = b64decode(found[1], validate=True) if found else b""
        except (binascii.Error, ValueError):
            value = b""
        if found is None or len(value) != 32 or found[2] != _sum(value):
            recover = "ledger key recover" if kind == SIGNING else "people recover"
            raise KeysError(f"{self._safe.place(f'{kind} {name}')}: not, or no longer, a key that dealer-assist wrote; "
                            f"put a copy of it back, or recover from its loss with: dealer-assist {recover}")
        return value

    def _put(self, kind: str, name: str, value: bytes) -> None:
        of = name.removesuffix(_NEXT)
        self._safe.put(f"{kind} {name}", f"dealer-assist {kind} {of} {b64encode(value).decode()} {_sum(value)}\n")
        if kind == SIGNING and name == of:
            path = self.folder / f"{of}.pub"
            before = _text(path) if path.exists() else ""
            _write(path, before + SigningKey.of(of, value).public.text + "\n")

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """One process at a time. SQLite's lock ends with its process, however that ends, on every system."""
        with _told(self.folder):
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            with closing(sqlite3.connect(self.folder / "lock", timeout=_PATIENCE, isolation_level=None)) as lock:
                lock.execute("BEGIN EXCLUSIVE")
                yield
        except sqlite3.Error as error:
            raise KeysError(f"{self.folder / 'lock'}: cannot be used ({error}); the folder must be writable, and no "
                            "other program may hold it") from None


@dataclass(frozen=True, slots=True)
class _Files:
    folder: Path

    @property
    def where(self) -> str:
        return str(self.folder)

    def place(self, name: str) -> str:
        kind, _, of = name.partition(" ")
        return str(self.folder / f"{of}.{kind}")

    def get(self, name: str) -> str | None:
        path = Path(self.place(name))
        with _told(path):
            if not path.exists():
                return None
            held = path.stat()
        if hasattr(os, "getuid") and (held.st_mode & 0o077 or held.st_uid != os.getuid()):
            raise KeysError(f"{path}: not this user's alone; only its owner may read a key: chmod 600 {path}, and make "
                            "this user its owner")
        return _text(path)

    def put(self, name: str, text: str) -> None:
        _write(Path(self.place(name)), text)

    def move(self, name: str, to: str) -> None:
        path = Path(self.place(name))
        with _told(path):
            path.replace(self.place(to))


class _Keyring:
    """The system's own: Windows' credential locker, macOS' keychain, the desktop's secret service."""

    def __init__(self) -> None:
        import keyring

        self._keyring = keyring.get_keyring()
        self.where = f"the system's keyring ({self._keyring.name})"

    def place(self, name: str) -> str:
        return f"{self.where}, {_SERVICE}, {name}"

    def get(self, name: str) -> str | None:
        from keyring.errors import KeyringError

        try:
            return self._keyring.get_password(_SERVICE, name)
        except KeyringError as error:
            raise self._refused(error) from None

    def put(self, name: str, text: str) -> None:
        from keyring.errors import KeyringError

        try:
            self._keyring.set_password(_SERVICE, name, text)
        except KeyringError as error:
            raise self._refused(error) from None

    def move(self, name: str, to: str) -> None:
        from keyring.errors import KeyringError

        self.put(to, self.get(name) or "")
        try:
            self._keyring.delete_password(_SERVICE, name)
        except KeyringError as error:
            raise self._refused(error) from None

    def _refused(self, error: Exception) -> KeysError:
        return KeysError(f"{self.where} refuses ({error}); unlock it, or set {FOLDER} to a folder for keys")


def _keyring(folder: Path) -> _Keyring | None:
    """A keyring that is chosen once is kept to: another login without it must not make other keys unnoticed."""
    import keyring
    from keyring.backends import fail

    backend = keyring.get_keyring()
    usable = not isinstance(backend, fail.Keyring) and backend.priority >= 1
    marker = folder / "kept-in-the-keyring"
    if usable and any(folder.glob(f"*.{SIGNING}")):
        return None             # files were there first
    if usable:
        with _told(marker):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            marker.touch()
        return _Keyring()
    if marker.exists():
        raise KeysError(f"{folder}: the keys are kept in the system's keyring, which does not answer here; log in "
                        f"where it does, or set {FOLDER} to a folder for keys")
    return None


def _sum(value: bytes) -> str:
    """Tells a spoilt key from a whole one: any 32 bytes would be a key."""
    return sha256(b"dealer-assist key" + value).hexdigest()[:16]


def _from(path: Path, line: str) -> PublicKey:
    try:
        return PublicKey.parse(line)
    except KeysError as error:
        raise KeysError(f"{path}: {error}") from None


def read_public_keys(path: Path) -> tuple[PublicKey, ...]:
    """A file that somebody kept elsewhere: a key a line."""
    if not path.exists():
        raise KeysError(f"{path}: no such file; public keys, as 'dealer-assist ledger key show' tells them, "
                        "were expected")
    keys = tuple(_from(path, line) for line in _text(path).splitlines() if line.strip())
    if not keys:
        raise KeysError(f"{path}: empty; a public key a line was expected")
    return keys


def _text(path: Path) -> str:
    with _told(path):
        content = path.read_bytes()
    try:
        return content[:100_000].decode()
    except UnicodeDecodeError:
        raise KeysError(f"{path}: not a text; a key was expected") from None


def _write(path: Path, text: str) -> None:
    """Whole or not at all, and for this user only from its first moment on."""
    part = path.with_name(f"{path.name}.{secrets.token_hex(8)}.part")
    with _told(path):
        try:
            with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(text.encode())
                file.flush()
                os.fsync(file.fileno())
            os.replace(part, path)
            if hasattr(os, "O_DIRECTORY"):
                folder = os.open(path.parent, os.O_RDONLY)
                try:
                    os.fsync(folder)
                finally:
                    os.close(folder)
        finally:
            with suppress(OSError):
                part.unlink(missing_ok=True)


@contextmanager
def _told(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise KeysError(f"{path}: cannot be used ({error.strerror}); a place for keys that this user can read and "
                        f"write was expected: make it so, or set {FOLDER} to another folder") from None
