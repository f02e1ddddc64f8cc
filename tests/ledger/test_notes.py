from __future__ import annotations

from base64 import b64decode, b64encode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.keys import PublicKey, SigningKey
from dealer_assist.ledger.notes import Checkpoint, NotACheckpoint, Signed, origin_of, parse_checkpoint

TABLE, OTHER = SigningKey.of("table", bytes(32)), SigningKey.of("pit", bytes([1]) * 32)
CHECKPOINT = Checkpoint(origin_of(bytes(32)), 20, bytes(range(32)))

# The example of C2SP's tlog-cosignature: a log's line and its witness's.
PUBLISHED = (
    "example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n\n"
    "— example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE"
    "+xeMcTOAYQ8=\n"
    "— witness.example.com/w1 jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZqhf5nNo0xUe"
    "+mbIUBkBIfZ+qnA==\n")


def test_the_published_example_is_read_and_written_to_the_byte() -> None:
    read = parse_checkpoint(PUBLISHED)
    assert (read.origin, read.size) == ("example.com/behind-the-sofa", 20852163)
    assert b64encode(read.root).decode() == "CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I="
    assert [(signed.name, signed.id, len(signed.value)) for signed in read.signatures] == [
        ("example.com/behind-the-sofa", "033de0ae", 64), ("witness.example.com/w1", "8d66cf3f", 72)]
    assert read.text == PUBLISHED


def test_a_signed_checkpoint_names_who_vouches() -> None:
    signed = CHECKPOINT.signed(TABLE).signed(OTHER)
    read = parse_checkpoint(signed.text.encode())
    assert read == signed
    assert read.by([OTHER.public, TABLE.public]) == (OTHER.public, TABLE.public)
    assert read.by([TABLE.public]) == (TABLE.public,)
    assert CHECKPOINT.signed(TABLE).by([OTHER.public]) == ()
    lines = signed.text.split("\n")
    assert lines[:4] == ["dealer-assist/log/" + "0" * 32, "20", b64encode(bytes(range(32))).decode(), ""]
    assert lines[4].startswith("— dealer-assist/table ")
    assert b64decode(lines[4].split()[2])[:4].hex() == TABLE.id


def test_a_witness_adds_its_line_and_its_time() -> None:
    line = CHECKPOINT.cosigned(OTHER, 1_700_000_000)
    signed = CHECKPOINT.signed(TABLE)
    witnessed = parse_checkpoint(signed.text + line.line)
    assert witnessed.witnessed(OTHER.public) == 1_700_000_000
    assert witnessed.witnessed(TABLE.public) is signed.witnessed(OTHER.public) is None
    assert witnessed.by([TABLE.public]) == (TABLE.public,)
    later = Signed(line.name, line.id, (1_700_000_001).to_bytes(8, "big") + line.value[8:])
    assert parse_checkpoint(signed.text + later.line).witnessed(OTHER.public) is None


def test_a_signature_that_is_not_true_makes_the_note_worth_nothing() -> None:
    false = Signed(OTHER.public.name, OTHER.id, bytes(64))
    note = Checkpoint(CHECKPOINT.origin, 20, CHECKPOINT.root, (*CHECKPOINT.signed(TABLE).signatures, false))
    assert note.by([TABLE.public]) == (TABLE.public,)       # of a key that is not known nothing is said
    assert note.by([TABLE.public, OTHER.public]) == ()


def test_a_checkpoint_for_another_size_root_or_log_is_not_signed() -> None:
    signatures = CHECKPOINT.signed(TABLE).signatures
    for other in (Checkpoint(CHECKPOINT.origin, 21, CHECKPOINT.root, signatures),
                  Checkpoint(CHECKPOINT.origin, 20, bytes(32), signatures),
                  Checkpoint(origin_of(bytes([1]) * 32), 20, CHECKPOINT.root, signatures)):
        assert other.by([TABLE.public]) == ()


@pytest.mark.parametrize(("change", "sentence"), [
    (("\n20\n", "\n020\n"), "line 2: '020' found; the log's size was expected"),
    (("\n20\n", "\n-1\n"), "line 2: '-1' found"),
    (("\n20\n", "\n" + "9" * 5000 + "\n"), "line 2: '999"),
    (("\n20\n", "\n\n"), "a checkpoint was expected"),
    (("AAEC", "AAE"), "line 3: 'AAEAwQFB"),
    (("— dealer", "- dealer"), "line 5: '- dealer"),
    (("— dealer-assist/table ", "— dealer-assist/table  "), "line 5"),
    (("\n\n", "\n"), "a checkpoint was expected"),
])
def test_what_is_no_checkpoint_is_named(change: tuple[str, str], sentence: str) -> None:
    with pytest.raises(NotACheckpoint) as error:
        parse_checkpoint(CHECKPOINT.signed(TABLE).text.replace(*change))
    assert sentence in str(error.value)


@given(st.text() | st.binary(), st.integers(0, 300), st.integers(0, 300))
def test_any_bytes_are_a_checkpoint_or_refused(junk: str | bytes, first: int, end: int) -> None:
    whole = CHECKPOINT.signed(TABLE).text
    for text in (junk, whole[:first] + whole[end:]):
        try:
            read = parse_checkpoint(text)
        except NotACheckpoint:
            continue
        assert read.text == text
        assert read.by([TABLE.public]) == () or text == whole


def test_a_public_key_has_the_form_and_id_of_a_signed_notes_key() -> None:
    """PeterNeumann's key: the example of Go's golang.org/x/mod/sumdb/note."""
    text = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW"
    key = PublicKey.parse(text)
    assert (key.name, key.id, key.text) == ("PeterNeumann", "c74f20a3", text)
    body = ("If you think cryptography is the answer to your problem,\n"
            "then you don't know what your problem is.\n")
    signature = b64decode("x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6Ry"
                          "yBwJnAM=")
    assert signature[:4].hex() == key.id
    assert key.signed(signature[4:], body.encode())
