"""Whole files, damaged: as disks do it, and as somebody does it who means harm."""

from __future__ import annotations

import re
from collections.abc import Callable

from hypothesis import strategies as st

# What readers of numbers, texts, trees and paths stumble over.
TOKENS = (b"9" * 400, b"-1", b"0", b"1e999", b"-1e999", b"NaN", b"nan", b"inf", b"null", b"true", b"0x7fffffffffffffff",
          b"18446744073709551616", b"1_0", b"9" * 5000, b"[" * 3000, b"{\"a\":" * 3000, b"a." * 2000 + b"b = 1\n",
          b"[[" * 50, b"\"\\ud800\"", b"\"\\u0000\"", b"\x00", b"\xff\xfe", b"\xef\xbb\xbf", b"../../../../etc/passwd",
          b"/dev/zero", b"C:\\windows\\win.ini", "٣".encode(), "\u202e".encode(), "\u2028".encode(), b"\r", b"\x85",
          b"{}", b"[]", b"\"\"", b"?? ?? ??", b"Ah Ah Ah", b"joker", b"2026-13-45", b"'''", b'"""', b"# \n", b"\n\n\n",
          b"__import__('os').system('id')", b"!!python/object/apply:os.system ['id']", b"%n%s%x", b"${jndi:x}")
_NUMBER = re.compile(rb"-?\d+(?:\.\d+)?")
_QUOTED = re.compile(rb"\"[^\"\n]{0,80}\"|'[^'\n]{0,80}'")
_LINE = re.compile(rb"[^\n]*\n")

Edit = Callable[[bytes], bytes]

_places = st.floats(0, 1, exclude_max=True)
_tokens = st.sampled_from(TOKENS) | st.binary(min_size=1, max_size=8) | st.text(max_size=8).map(
    lambda text: text.encode(errors="replace"))


def _at(content: bytes, place: float) -> int:
    return int(len(content) * place)


def _flip(place: float, bit: int) -> Edit:
    def edit(content: bytes) -> bytes:
        at = _at(content, place)
        return content[:at] + bytes([content[at] ^ 1 << bit]) + content[at + 1:] if content else content
    return edit


def _insert(place: float, token: bytes) -> Edit:
    return lambda content: content[:_at(content, place)] + token + content[_at(content, place):]


def _cut(first: float, second: float) -> Edit:
    return lambda content: content[:_at(content, min(first, second))] + content[_at(content, max(first, second)):]


def _again(first: float, second: float) -> Edit:
    def edit(content: bytes) -> bytes:
        low, high = sorted((_at(content, first), _at(content, second)))
        return content[:high] + content[low:high] + content[high:] if len(content) < 100_000 else content
    return edit


def _instead(pattern: re.Pattern[bytes], place: float, token: bytes) -> Edit:
    """One thing of a kind is replaced as a whole: a number, a text, a line."""
    def edit(content: bytes) -> bytes:
        found = list(pattern.finditer(content))
        if not found:
            return content
        one = found[int(len(found) * place)]
        return content[:one.start()] + token + content[one.end():]
    return edit


_edits = st.one_of(
    st.builds(_flip, _places, st.integers(0, 7)), st.builds(_insert, _places, _tokens),
    st.builds(_cut, _places, _places), st.builds(_again, _places, _places),
    *(st.builds(_instead, st.just(pattern), _places, _tokens | _tokens.map(lambda token: b'"' + token + b'"'))
      for pattern in (_NUMBER, _QUOTED)),
    st.builds(_instead, st.just(_LINE), _places, _tokens.map(lambda token: token + b"\n") | st.just(b"")))


def damaged(seeds: tuple[bytes, ...]) -> st.SearchStrategy[bytes]:
    def edited(seed: bytes, edits: list[Edit]) -> bytes:
        for edit in edits:
            seed = edit(seed)
        return seed
    return st.builds(edited, st.sampled_from(seeds), st.lists(_edits, min_size=1, max_size=6)) | st.binary(max_size=60)
