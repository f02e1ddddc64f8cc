from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from dealer_assist.sessions.header import HeaderError, header_bytes, load_header, source_digest, this_program
from tests.sessions.played import HOUSE_TEXT, header


def test_a_header_is_read_as_it_was_written() -> None:
    content = header_bytes(header(), "header.json")
    assert load_header(content, "header.json") == header()
    assert header_bytes(load_header(content, "header.json"), "header.json") == content


def test_a_header_holds_the_rules_whole() -> None:
    assert json.loads(header_bytes(header(), "header.json"))["house"]["text"] == HOUSE_TEXT


@pytest.mark.parametrize(("change", "sentence"), [
    ({"format": 2}, "header.json: format: 2 found; 1, the format that this program reads, was expected"),
    ({"started_at": "today"}, "header.json: started_at: 'today' found; a whole number was expected"),
    ({"plane": []}, "header.json: plane: [] found; an object was expected"),
    ({"house": {"file": "a.toml"}}, "header.json: house.text: nothing found; a value was expected"),
    ({"colour": "green"}, "header.json: colour: 'green' found; no such key, but house, layout, model, camera, width, "
                          "height, plane, started_at, program, format, was expected"),
])
def test_a_wrong_header_is_named_by_its_key(change: dict[str, object], sentence: str) -> None:
    content = {**json.loads(header_bytes(header(), "header.json")), **change}
    with pytest.raises(HeaderError) as error:
        load_header(json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode(),
                    "header.json")
    assert str(error.value) == sentence


@pytest.mark.parametrize("content", [b"", b"[]", b"{}", b"\xff", b"header"])
def test_what_is_no_header_at_all(content: bytes) -> None:
    with pytest.raises(HeaderError, match=r"^header\.json: "):
        load_header(content, "header.json")


def test_a_plane_that_json_cannot_write_is_refused() -> None:
    with pytest.raises(HeaderError, match=r"^header\.json: JSON: .*nan"):
        header_bytes(replace(header(), plane={"error": float("nan")}), "header.json")


def test_the_program_is_named_by_its_source(tmp_path: Path) -> None:
    (tmp_path / "table").mkdir()
    (tmp_path / "cards.py").write_bytes(b"a = 1\nb = 2\n")
    (tmp_path / "table" / "round.py").write_bytes(b"c = 3\n")
    digest = source_digest(tmp_path, "cards.py", "table/*.py")
    (tmp_path / "cards.py").write_bytes(b"a = 1\r\nb = 2\r\n")      # as a checkout on Windows has it
    (tmp_path / "notes.txt").write_bytes(b"no part of the program")
    assert source_digest(tmp_path, "cards.py", "table/*.py") == digest
    (tmp_path / "cards.py").write_bytes(b"a = 1\nb = 3\n")
    assert source_digest(tmp_path, "cards.py", "table/*.py") != digest


def test_this_program_has_both_digests() -> None:
    program = this_program()
    assert len({program.core, program.steadying}) == 2
    assert all(len(digest) == 64 for digest in (program.core, program.steadying))
