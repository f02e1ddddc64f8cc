"""How one key follows another: by the old one's signature, or, when it is lost, by the word of two people."""

from __future__ import annotations

import binascii
from base64 import b64decode, b64encode

from dealer_assist.keys import KeysError, KeyStore, PublicKey, SigningKey
from dealer_assist.ledger.codec import CodecError, decode, parse
from dealer_assist.ledger.entries import KeyRecovered, KeyRotated


def rotated(old: SigningKey, new: PublicKey) -> KeyRotated:
    return KeyRotated(old.public.text, new.text, b64encode(old.sign(_will(old.public.text, new.text))).decode())


def succeeds(event: KeyRotated) -> bool:
    """Whether the old key named the new one its heir. Raises KeysError where either is no key."""
    old, _ = PublicKey.parse(event.old), PublicKey.parse(event.new)
    try:
        return old.signed(b64decode(event.signature, validate=True), _will(event.old, event.new))
    except (binascii.Error, ValueError):
        return False


def heirs(keys: KeyStore, name: str) -> tuple[KeyRotated | KeyRecovered, ...]:
    """How this machine's key of this name came to be, step by step: what older logs are told when they go on."""
    found = []
    for number, line in enumerate(keys.turns(name), 1):
        try:
            event = decode(parse(line.encode()))
        except CodecError as error:
            raise KeysError(f"{keys.folder / name}.turns: line {number}: {error}") from None
        if isinstance(event, KeyRotated | KeyRecovered):
            found.append(event)
    return tuple(found)


def _will(old: str, new: str) -> bytes:
    return f"dealer-assist key rotation\n{old}\n{new}\n".encode()
