"""Hashes of a log that can only grow, as RFC 6962 (certificate transparency) has them.

Proves by itself only that a log agrees with a root. Who vouches for the root is not decided here: a signed checkpoint
can be added at any time, over entries already written.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

EMPTY_ROOT = sha256().digest()


def leaf_hash(body: bytes) -> bytes:
    return sha256(b"\x00" + body).digest()


def node_hash(left: bytes, right: bytes) -> bytes:
    return sha256(b"\x01" + left + right).digest()


class Tree:
    """The root of a growing log, at a cost of one hash an entry: only the peaks of full subtrees are kept."""

    def __init__(self, leaves: Iterable[bytes] = ()) -> None:
        self.size = 0
        self._peaks: list[bytes] = []       # the subtree sizes are the binary digits of ``size``, largest first
        for leaf in leaves:
            self.add(leaf)

    def add(self, leaf: bytes) -> None:
        grown, carry = leaf, self.size
        while carry & 1:
            grown = node_hash(self._peaks.pop(), grown)
            carry >>= 1
        self._peaks.append(grown)
        self.size += 1

    def root(self) -> bytes:
        if not self._peaks:
            return EMPTY_ROOT
        root = self._peaks[-1]
        for peak in reversed(self._peaks[:-1]):
            root = node_hash(peak, root)
        return root
