"""Hashes and proofs of a log that can only grow, as RFC 6962 (certificate transparency) has them.

Proves by itself only that a log agrees with a root. Who vouches for the root is said elsewhere: see ``notes``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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

    def copy(self) -> Tree:
        return Tree.of(self.size, self.peaks)

    @classmethod
    def of(cls, size: int, peaks: Iterable[bytes]) -> Tree:
        """As it was with these ``peaks``: it goes on without the leaves from before."""
        tree = cls()
        tree.size, tree._peaks = size, list(peaks)
        assert len(tree._peaks) == size.bit_count()
        return tree

    @property
    def peaks(self) -> tuple[bytes, ...]:
        return tuple(self._peaks)

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


class ProvingTree:
    """All full subtrees of a log: roots of any size and proofs at a cost of a few hashes. Leaves count from 0."""

    def __init__(self, leaves: Iterable[bytes] = ()) -> None:
        self._levels: list[list[bytes]] = [[]]
        for leaf in leaves:
            self.add(leaf)

    @property
    def size(self) -> int:
        return len(self._levels[0])

    def add(self, leaf: bytes) -> None:
        height, grown = 0, leaf
        self._levels[0].append(grown)
        while not len(self._levels[height]) & 1:
            left, right = self._levels[height][-2:]
            grown, height = node_hash(left, right), height + 1
            if height == len(self._levels):
                self._levels.append([])
            self._levels[height].append(grown)

    def root(self, size: int) -> bytes:
        return self._hash(0, size) if size else EMPTY_ROOT

    def inclusion(self, leaf: int, size: int) -> tuple[bytes, ...]:
        """What leads from this leaf to the root of the log when it had this size (RFC 6962, 2.1.1)."""
        path, first, end = [], 0, size
        while end - first > 1:
            middle = first + _left(end - first)
            if leaf < middle:
                path.append(self._hash(middle, end))
                end = middle
            else:
                path.append(self._hash(first, middle))
                first = middle
        return tuple(reversed(path))

    def consistency(self, old: int, new: int) -> tuple[bytes, ...]:
        """What shows that the log of the new size goes on where that of the old one ended (RFC 6962, 2.1.2)."""
        if old in (0, new):
            return ()
        path, first, end, whole = [], 0, new, True
        while old != end:
            middle = first + _left(end - first)
            if old <= middle:
                path.append(self._hash(middle, end))
                end = middle
            else:
                path.append(self._hash(first, middle))
                first, whole = middle, False
        return (*(() if whole else (self._hash(first, end),)), *reversed(path))

    def _hash(self, first: int, end: int) -> bytes:
        size = end - first
        if size & (size - 1) == 0:
            height = size.bit_length() - 1
            return self._levels[height][first >> height]
        middle = first + _left(size)
        return node_hash(self._hash(first, middle), self._hash(middle, end))


def _left(size: int) -> int:
    """The largest power of two below it: the left subtree of a log of this size."""
    return int(1 << (size - 1).bit_length() - 1)


def includes(leaf: bytes, index: int, size: int, path: Sequence[bytes], root: bytes) -> bool:
    """RFC 9162, 2.1.3.2."""
    if not 0 <= index < size:
        return False
    at, last, found = index, size - 1, leaf
    for step in path:
        if not last:
            return False
        if at & 1 or at == last:
            found = node_hash(step, found)
            while not at & 1 and at:
                at, last = at >> 1, last >> 1
        else:
            found = node_hash(found, step)
        at, last = at >> 1, last >> 1
    return not last and found == root


def consistent(old: int, old_root: bytes, new: int, new_root: bytes, path: Sequence[bytes]) -> bool:
    """RFC 9162, 2.1.4.2; and the empty log, which every log goes on from."""
    if old == new:
        return old_root == new_root and not path
    if not 0 < old < new:
        return old == 0 and not path and old_root == EMPTY_ROOT
    steps = list(path) if old & (old - 1) else [old_root, *path]
    if not steps:
        return False
    at, last = old - 1, new - 1
    while at & 1:
        at, last = at >> 1, last >> 1
    found_old = found_new = steps[0]
    for step in steps[1:]:
        if not last:
            return False
        if at & 1 or at == last:
            found_old, found_new = node_hash(step, found_old), node_hash(step, found_new)
            while not at & 1 and at:
                at, last = at >> 1, last >> 1
        else:
            found_new = node_hash(found_new, step)
        at, last = at >> 1, last >> 1
    return not last and found_old == old_root and found_new == new_root
