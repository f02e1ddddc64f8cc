from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from keyring.backend import KeyringBackend
from keyring.errors import KeyringLocked

from dealer_assist import keys
from dealer_assist.keys import FOLDER, KeysError, KeyStore, PublicKey, SigningKey, read_public_keys

# RFC 8032, section 7.1, tests 1 to 3: seed, public key, message, signature.
RFC_8032 = [
    ("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
     "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", "",
     "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe2465"
     "5141438e7a100b"),
    ("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
     "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", "72",
     "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb0"
     "0d291612bb0c00"),
    ("c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
     "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025", "af82",
     "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc0"
     "27beceea1ec40a"),
]


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> KeyStore:
    monkeypatch.setenv(FOLDER, str(tmp_path / "keys"))
    return KeyStore.open()


@pytest.mark.parametrize(("seed", "public", "message", "signature"), RFC_8032)
def test_signatures_are_those_of_rfc_8032(seed: str, public: str, message: str, signature: str) -> None:
    key = SigningKey.of("table", bytes.fromhex(seed))
    assert key.public.raw.hex() == public
    assert key.sign(bytes.fromhex(message)).hex() == signature
    assert key.public.signed(bytes.fromhex(signature), bytes.fromhex(message))
    assert not key.public.signed(bytes.fromhex(signature), bytes.fromhex(message) + b"!")


def test_a_key_is_made_once_and_kept(store: KeyStore) -> None:
    first = store.signing_key("table")
    again = KeyStore.open()
    assert again.signing_key("table").public == first.public
    assert store.secret("pin") == again.secret("pin")
    assert len(store.secret("pin")) == 32
    assert store.secret("pin") != store.secret("other")
    assert first.public.name == "dealer-assist/table"
    assert again.public_keys() == {first.id: first.public}
    assert repr(first).count(store.folder.joinpath("table.signing").read_text().split()[3]) == 0


def test_files_are_the_users_alone(store: KeyStore) -> None:
    store.signing_key("table")
    store.secret("pin")
    if hasattr(os, "getuid"):
        assert store.folder.stat().st_mode & 0o077 == 0
        assert [path.stat().st_mode & 0o077 for path in (store.folder / "table.signing", store.folder / "pin.secret")
                ] == [0, 0]
        (store.folder / "pin.secret").chmod(0o644)
        with pytest.raises(KeysError, match=r"pin\.secret: not this user's alone"):
            store.secret("pin")


def test_processes_that_race_get_the_same_key(store: KeyStore) -> None:
    script = "from dealer_assist.keys import KeyStore; k = KeyStore.open(); input(); " \
             "print(k.signing_key('table').public.text, k.secret('pin').hex())"
    racers = [subprocess.Popen([sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
              for _ in range(4)]
    for racer in racers:
        assert racer.stdin is not None
        racer.stdin.write("\n")
        racer.stdin.flush()
    said = {racer.communicate()[0] for racer in racers}
    assert said == {f"{store.signing_key('table').public.text} {store.secret('pin').hex()}\n"}
    assert len(store.public_keys()) == 1


def test_the_next_key_counts_once_it_is_turned_to(store: KeyStore) -> None:
    first, following = store.signing_key("table"), store.next_key("table")
    assert store.next_key("table").public == following.public != first.public
    assert store.signing_key("table").public == first.public
    assert store.turn("table", "said").public == following.public
    assert store.turns("table") == ("said",)
    assert KeyStore.open().signing_key("table").public == following.public
    assert list(store.public_keys().values()) == [first.public, following.public]
    with pytest.raises(KeysError, match="no key was made to follow"):
        store.turn("table", "said")
    assert store.next_key("table").public not in (first.public, following.public)


@pytest.mark.parametrize("content", [b"\xff" * 40, b"-----BEGIN PRIVATE KEY-----\n", b"\n", b"", "flipped", "other's"])
def test_a_broken_or_foreign_file_is_named_and_kept(store: KeyStore, content: bytes | str) -> None:
    store.signing_key("table")
    path = store.folder / "table.signing"
    whole = path.read_text()
    if content == "flipped":        # any 32 bytes would be a key
        letter = whole.split()[3][5]
        content = whole.replace(letter, "B" if letter == "A" else "A", 1).encode()
    elif content == "other's":
        store.signing_key("house")
        content = (store.folder / "house.signing").read_bytes()
    assert isinstance(content, bytes)
    path.write_bytes(content)
    with pytest.raises(KeysError, match=re.escape(str(path))):
        store.signing_key("table")
    assert path.read_bytes() == content


def test_a_place_that_cannot_hold_keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv(FOLDER, str(tmp_path / "file"))
    with pytest.raises(KeysError, match=r"file.*: cannot be used"):
        KeyStore.open().secret("pin")


@pytest.mark.parametrize("name", ["", "..", "a/b", "A", "x" * 50])
def test_a_name_that_is_no_name(store: KeyStore, name: str) -> None:
    with pytest.raises(KeysError, match="a key's name"):
        store.secret(name)


def test_public_keys_kept_elsewhere(store: KeyStore, tmp_path: Path) -> None:
    key = store.signing_key("table").public
    kept = tmp_path / "kept.txt"
    kept.write_text(f"{key.text}\n\n")
    assert read_public_keys(kept) == (key,)
    for content, sentence in ((b"", "empty"), (b"hello\n", "an Ed25519 public key"), (b"\xff", "not a text"),
                              (key.text.replace("+", "+0", 1).encode(), "an Ed25519 public key")):
        kept.write_bytes(content)
        with pytest.raises(KeysError, match=sentence):
            read_public_keys(kept)
    with pytest.raises(KeysError, match="no such file; public keys"):
        read_public_keys(tmp_path / "nowhere")


@given(st.text())
def test_any_text_is_a_public_key_or_refused(text: str) -> None:
    with pytest.raises(KeysError):
        PublicKey.parse(text)


class Locker(KeyringBackend):
    """A keyring that is really there, in this process' memory."""

    priority = 5
    locked = False

    def __init__(self) -> None:
        super().__init__()      # type: ignore[no-untyped-call]
        self.kept: dict[tuple[str, str], str] = {}

    def get_password(self, service: str, username: str) -> str | None:
        if self.locked:
            raise KeyringLocked("it is locked")
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        del self.kept[service, username]


def test_a_keyring_keeps_them_where_there_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import keyring
    from keyring.backends.fail import Keyring as NoKeyring

    monkeypatch.delenv(FOLDER, raising=False)
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: tmp_path)
    locker, before = Locker(), keyring.get_keyring()
    try:
        keyring.set_keyring(locker)
        store = KeyStore.open()
        key, secret = store.signing_key("table"), store.secret("pin")
        assert set(locker.kept) == {("dealer-assist", "signing table"), ("dealer-assist", "secret pin")}
        assert not [path for path in (tmp_path / "keys").iterdir() if path.suffix in (".signing", ".secret")]
        assert (KeyStore.open().signing_key("table").public, KeyStore.open().secret("pin")) == (key.public, secret)
        assert list(store.public_keys()) == [key.id]
        locker.locked = True
        with pytest.raises(KeysError, match=r"it is locked.*unlock it"):
            store.signing_key("table")
        keyring.set_keyring(NoKeyring())  # type: ignore[no-untyped-call]
        with pytest.raises(KeysError, match="does not answer here"):
            KeyStore.open()
    finally:
        keyring.set_keyring(before)


def test_without_a_keyring_files_keep_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import keyring
    from keyring.backends.fail import Keyring as NoKeyring

    monkeypatch.delenv(FOLDER, raising=False)
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: tmp_path)
    before = keyring.get_keyring()
    try:
        keyring.set_keyring(NoKeyring())  # type: ignore[no-untyped-call]
        made = KeyStore.open().signing_key("table")
        assert (tmp_path / "keys" / "table.signing").is_file()
        keyring.set_keyring(Locker())
        assert KeyStore.open().signing_key("table").public == made.public       # what was there first stays
    finally:
        keyring.set_keyring(before)
    assert keys.FOLDER == "DEALER_ASSIST_KEYS"
