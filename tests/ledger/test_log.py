from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.ledger.log import EMPTY_ROOT, ProvingTree, Tree, consistent, includes, leaf_hash, node_hash

# Certificate transparency's reference vectors: these leaves, and the root after each.
LEAVES = [bytes.fromhex(leaf) for leaf in (
    "", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f")]
ROOTS = [
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
    "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
]


@pytest.mark.parametrize("size", range(9))
def test_the_root_is_that_of_the_reference_vectors(size: int) -> None:
    assert Tree(map(leaf_hash, LEAVES[:size])).root().hex() == ROOTS[size]


def merkle_tree_hash(leaves: list[bytes]) -> bytes:
    """RFC 6962, section 2.1, word for word."""
    if not leaves:
        return EMPTY_ROOT
    if len(leaves) == 1:
        return leaves[0]
    k = 1
    while k * 2 < len(leaves):
        k *= 2
    return node_hash(merkle_tree_hash(leaves[:k]), merkle_tree_hash(leaves[k:]))


@given(st.lists(st.binary(max_size=8).map(leaf_hash), max_size=70))
def test_growing_by_one_gives_the_root_of_the_whole(leaves: list[bytes]) -> None:
    tree = Tree()
    for size, leaf in enumerate(leaves):
        assert (tree.size, tree.root()) == (size, merkle_tree_hash(leaves[:size]))
        tree.add(leaf)
    assert tree.root() == merkle_tree_hash(leaves)


# ── proofs ──
A, B, C, D, E, F, G, H = (
    "96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7",
    "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
    "6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4",
    "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
    "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d")
OLD_RIGHT = "0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a"


@pytest.mark.parametrize(("leaf", "size", "path"), [
    (0, 1, ()), (0, 8, (A, B, C)), (5, 8, (D, E, F)), (2, 3, (G,)), (1, 5, (H, B, D))])
def test_inclusion_is_proved_as_in_the_reference_vectors(leaf: int, size: int, path: tuple[str, ...]) -> None:
    hashes = list(map(leaf_hash, LEAVES))
    proof = ProvingTree(hashes).inclusion(leaf, size)
    assert tuple(step.hex() for step in proof) == path
    assert includes(hashes[leaf], leaf, size, proof, bytes.fromhex(ROOTS[size]))


@pytest.mark.parametrize(("old", "new", "path"), [
    (1, 1, ()), (1, 8, (A, B, C)), (6, 8, (OLD_RIGHT, E, F)), (2, 5, (B, D))])
def test_consistency_is_proved_as_in_the_reference_vectors(old: int, new: int, path: tuple[str, ...]) -> None:
    proof = ProvingTree(map(leaf_hash, LEAVES)).consistency(old, new)
    assert tuple(step.hex() for step in proof) == path
    assert consistent(old, bytes.fromhex(ROOTS[old]), new, bytes.fromhex(ROOTS[new]), proof)


def subproof(m: int, leaves: list[bytes], *, whole: bool) -> list[bytes]:
    """RFC 6962, section 2.1.2, word for word."""
    if m == len(leaves):
        return [] if whole else [merkle_tree_hash(leaves)]
    k = 1
    while k * 2 < len(leaves):
        k *= 2
    if m <= k:
        return [*subproof(m, leaves[:k], whole=whole), merkle_tree_hash(leaves[k:])]
    return [*subproof(m - k, leaves[k:], whole=False), merkle_tree_hash(leaves[:k])]


def path_of(m: int, leaves: list[bytes]) -> list[bytes]:
    """RFC 6962, section 2.1.1, word for word."""
    if len(leaves) == 1:
        return []
    k = 1
    while k * 2 < len(leaves):
        k *= 2
    if m < k:
        return [*path_of(m, leaves[:k]), merkle_tree_hash(leaves[k:])]
    return [*path_of(m - k, leaves[k:]), merkle_tree_hash(leaves[:k])]


def test_proofs_of_every_size_up_to_forty_are_those_of_the_definition_and_hold() -> None:
    leaves = [leaf_hash(bytes([number])) for number in range(40)]
    tree = ProvingTree(leaves)
    for new in range(1, 41):
        root = merkle_tree_hash(leaves[:new])
        assert tree.root(new) == root
        for leaf in range(new):
            proof = tree.inclusion(leaf, new)
            assert list(proof) == path_of(leaf, leaves[:new])
            assert includes(leaves[leaf], leaf, new, proof, root)
        for old in range(new + 1):
            proof = tree.consistency(old, new)
            assert list(proof) == (subproof(old, leaves[:new], whole=True) if old else [])
            assert consistent(old, tree.root(old), new, root, proof)


@given(st.data())
def test_no_other_proof_holds(data: st.DataObject) -> None:
    size = data.draw(st.integers(2, 200))
    leaves = [leaf_hash(number.to_bytes(2, "big")) for number in range(size)]
    tree, root = ProvingTree(leaves), Tree(leaves).root()
    index, other = (data.draw(st.integers(0, size - 1)) for _ in range(2))
    proof = list(tree.inclusion(index, size))
    if other != index:
        assert not includes(leaves[other], index, size, proof, root)
        assert not includes(leaves[index], other, size, proof, root)
    old, wrong = data.draw(st.integers(1, size - 1)), data.draw(st.integers(1, size - 1))
    grown = list(tree.consistency(old, size))
    if wrong != old:
        assert not consistent(wrong, tree.root(old), size, root, grown)
        assert not consistent(old, tree.root(wrong), size, root, grown)
    for path in (proof, grown):
        damaged = list(path)
        match data.draw(st.sampled_from(["changed", "removed", "added"])):
            case "changed":
                damaged[data.draw(st.integers(0, len(path) - 1))] = bytes(32)
            case "removed":
                del damaged[data.draw(st.integers(0, len(path) - 1))]
            case "added":
                damaged.insert(data.draw(st.integers(0, len(path))), bytes(32))
        if path is proof:
            assert not includes(leaves[index], index, size, damaged, root)
        else:
            assert not consistent(old, tree.root(old), size, root, damaged)
