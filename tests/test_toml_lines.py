"""Every key of every file that comes with the program is found on its line; what is written is read back."""

from __future__ import annotations

import tomllib
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.resources import HOUSES, LAYOUTS
from dealer_assist.toml_lines import KeyPath, line_of, written

FILES = sorted([*HOUSES.glob("*.toml"), *LAYOUTS.glob("*.toml")])


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.stem)
def test_a_key_is_found_where_its_name_stands(file: Path) -> None:
    text = file.read_text("utf-8")
    lines = text.splitlines()

    def look(data: Any, path: KeyPath) -> None:
        if isinstance(data, dict):
            for key, value in data.items():
                line = line_of(text, (*path, key))
                assert line is not None
                assert str(key).split("_")[0] in lines[line - 1]
                look(value, (*path, key))
        elif isinstance(data, list):
            for number, value in enumerate(data):
                look(value, (*path, number))

    look(tomllib.loads(text), ())


def test_the_lines_are_counted() -> None:
    text = "\n".join(["a = 1", "", "[[row]]", "x = [", "  1,", "  2,", "]", "y = 2   # [[row]]", "", "[[row]]", "x = 3",
                      "[deep.er]", '"k=" = """', "z", '"""', "b.c = 1", "[[row.sub]]", "z = 0"])
    for path, line in ((("a",), 1), (("row", 0), 3), (("row", 0, "x"), 4), (("row", 0, "y"), 8), (("row", 1, "x"), 11),
                       (("deep", "er", "k="), 13), (("deep", "er", "b", "c"), 16), (("row", 1, "sub", 0, "z"), 18),
                       (("row", 1, "width"), 10), (("nowhere",), None)):
        assert line_of(text, path) == line


PLAIN = st.one_of(st.text(), st.integers(-2**53, 2**53), st.floats(allow_nan=False), st.booleans(),
                  st.dates(min_value=date(1, 1, 1)))
TABLE = st.dictionaries(st.text(), PLAIN | st.lists(PLAIN, max_size=3), max_size=4)


@given(st.dictionaries(st.text(), PLAIN | TABLE | st.lists(TABLE, min_size=1, max_size=3), max_size=5))
def test_what_is_written_is_read_back(data: dict[str, Any]) -> None:
    assert tomllib.loads(written(data)) == data
