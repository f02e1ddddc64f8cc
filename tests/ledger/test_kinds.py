"""Every kind ever written stays readable: kinds.jsonl is a log of one entry a kind, to which lines are only appended.

After adding a kind to codec.KINDS and its form to test_codec.ON_DISK: ``python -m tests.ledger.test_kinds``.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from dealer_assist.inspector.timeline import said
from dealer_assist.languages import TAGS, language
from dealer_assist.ledger.codec import KINDS, canonical, decode, parse, read_entry, write_entry
from dealer_assist.ledger.entries import Entry, RecordEvent
from dealer_assist.ledger.log import Tree, leaf_hash
from dealer_assist.ledger.showing import Teller
from dealer_assist.ledger.telling import told
from dealer_assist.words import Currency, Words
from tests.languages.test_languages import bare
from tests.ledger.test_codec import ON_DISK

FILE = Path(__file__).with_name("kinds.jsonl")

# The root of the first so many lines. Whoever appends may note the new one here; nobody changes a line above it.
SIZE, ROOT = 60, "7c8024772df555d2f3f109dd77031ebd8069ae4cf9d75dea93e47de84711c00f"


def lines() -> list[bytes]:
    return FILE.read_bytes().splitlines() if FILE.exists() else []


def test_every_line_is_read_and_written_to_the_byte() -> None:
    prev = ""
    for number, line in enumerate(lines(), 1):
        content = parse(line)
        assert (content["seq"], content["prev"]) == (number, prev)
        assert write_entry(read_entry(content), prev) == line
        prev = leaf_hash(line).hex()


def test_every_kind_has_a_line() -> None:
    missing = sorted(set(KINDS) - {parse(line)["kind"] for line in lines()})
    assert not missing, f"append them with: python -m tests.ledger.test_kinds ({', '.join(missing)})"


def test_every_kind_is_told_in_words() -> None:
    teller = Teller(FILE.parent)
    for line in lines():
        content = parse(line)
        said = teller.tell(read_entry(content)).words
        assert "." not in content["kind"] or content["kind"] not in said, said
        assert "{" not in said
        assert "argon2" not in said, "the hash of a PIN is shown to nobody"


@pytest.mark.parametrize("tag", TAGS)
def test_every_kind_has_a_sentence_in_every_language(tag: str) -> None:
    """As the replay's bar says it: of the recorder's and the house's entries, and of the table's between rounds."""
    words, english = Words(Currency("EUR", 2), language(tag)), Words(Currency("EUR", 2))
    for line in lines():
        content = parse(line)
        event = read_entry(content).event
        sentence, same = (told(event, one) if isinstance(event, RecordEvent) else said(event, one)
                          for one in (words, english))
        assert sentence.strip()
        assert content["kind"] not in sentence or "." not in content["kind"], sentence
        assert not set("{}") & set(sentence)
        assert tag == "en" or sentence != same, sentence
        if tag == "ar":
            assert not re.search("[A-Za-z]", bare(sentence)), sentence


def test_no_line_is_of_a_kind_that_is_known_no_longer() -> None:
    for line in lines():
        assert type(read_entry(parse(line)).event) is KINDS[parse(line)["kind"]]


def test_nothing_but_appending_was_done_to_the_file() -> None:
    assert Tree(map(leaf_hash, lines()[:SIZE])).root().hex() == ROOT


def append_missing() -> None:
    there = lines()
    kinds = {parse(line)["kind"] for line in there}
    with FILE.open("ab") as file:
        for event, text in ON_DISK:
            if (kind := json.loads(text)["kind"]) not in kinds:
                assert decode(json.loads(text)) == event
                assert canonical(json.loads(text)).decode() == text
                prev = leaf_hash(there[-1]).hex() if there else ""
                there.append(write_entry(Entry(len(there) + 1, 1_700_000_000_000_000 + len(there), "recorder", event),
                                         prev))
                file.write(there[-1] + b"\n")
                kinds.add(kind)
    print(f"SIZE, ROOT = {len(there)}, \"{Tree(map(leaf_hash, there)).root().hex()}\"")


if __name__ == "__main__":
    append_missing()
