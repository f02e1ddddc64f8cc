"""Damaged files at every door, and some that were made to hurt.

`python -m tests.verify.fuzz` brings as many as there is time for.
"""

from __future__ import annotations

import struct
import subprocess
import sys
import zipfile
import zlib
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings

from dealer_assist.exit_codes import CONFIGURATION, FINE
from tests.fuzz.damage import damaged
from tests.fuzz.doors import DOORS, command, hold, offer, whole

EXAMPLES = 15
DEAR = {"pictures of a calibration": 5, "film": 10, "facts": 10, "ledger, replayed": 10}    # where each costs more


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("doors")


@pytest.mark.parametrize("name", DOORS)
def test_whatever_comes(name: str, folder: Path) -> None:
    door = DOORS[name]
    whole(name, folder)

    @settings(max_examples=DEAR.get(name, EXAMPLES), deadline=None, database=None,
              suppress_health_check=list(HealthCheck))
    @given(damaged(door.seeds()))
    def comes(content: bytes) -> None:
        hold(door, content, folder)

    comes()


@pytest.mark.parametrize("door", ["settings", "calibration", "house file", "layout"])
def test_tables_within_tables_without_end(door: str, tmp_path: Path) -> None:
    for deep in (b"a." * 4000 + b"b = 1\n", b"a = " + b"[" * 4000 + b"]" * 4000, b"a = " + b"{b = " * 4000):
        assert offer(DOORS[door], deep, tmp_path)[0] == CONFIGURATION


def test_what_is_quoted_stays_in_its_line(tmp_path: Path) -> None:
    code, said = command("replay", str(tmp_path / "no\nsuch\x1b[2Jfolder\udc80"))(tmp_path / "x")
    assert code == CONFIGURATION
    assert "no\\nsuch\\x1b[2Jfolder\\udc80" in said
    assert said.count("\n") == 1


def png(wide: int, high: int, rows: bytes) -> bytes:
    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", wide, high, 1, 0, 0, 0, 0))
            + chunk(b"IDAT", rows) + chunk(b"IEND", b""))


def bomb() -> bytes:
    """900 megapixels in 110 kB: gigabytes, once they are decoded."""
    packer, row = zlib.compressobj(9), bytes(1 + 30_000 // 8)
    return png(30_000, 30_000, b"".join(packer.compress(row) for _ in range(30_000)) + packer.flush())


if sys.platform != "win32":     # which does not tell what a process took
    @pytest.mark.parametrize("door", ["picture", "pictures of a calibration"])
    def test_a_small_file_that_says_it_is_a_giant_picture(door: str, tmp_path: Path) -> None:
        """In a process of its own, whose memory the system tells: no more than other pictures take."""
        for number, content in enumerate((bomb(), png(2**31 - 1, 2**31 - 1, b""), png(2**31 - 1, 24, b""),
                                         png(60, 40, b"")[:33] + struct.pack(">I", 3_000_000_000) + b"IDAT" * 9)):
            (tmp_path / f"given {number}").write_bytes(content)
        measured = ("import resource, sys\nfrom pathlib import Path\nfrom tests.fuzz.doors import DOORS, offer\n"
                    "folder, door = Path(sys.argv[1]), DOORS[sys.argv[2]]\n"
                    "offer(door, door.seeds()[0], folder)\n"
                    "before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
                    "print(*(offer(door, file.read_bytes(), folder)[0] for file in sorted(folder.glob('given *'))))\n"
                    "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / before)\n")
        done = subprocess.run([sys.executable, "-c", measured, str(tmp_path), door], capture_output=True, text=True,
                              timeout=120, check=True)
        codes, grown = done.stdout.splitlines()
        assert codes == " ".join([str(CONFIGURATION)] * 4)
        assert float(grown) < 2


def test_a_film_whose_words_are_no_words_is_a_film(tmp_path: Path) -> None:
    """They are told nobody; their bytes may be anything."""
    whole = DOORS["film"].seeds()[0]
    damaged = whole.replace(b"Lavf", b"La\xb0f")
    assert damaged != whole
    assert offer(DOORS["film"], damaged, tmp_path)[0] == FINE


def test_a_deck_that_unpacks_to_more_than_any_deck_is_not_unpacked(tmp_path: Path) -> None:
    file = tmp_path / "bomb.npz"
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed, packed.open("about.npy", "w") as about:
        np.lib.format.write_array(about, np.zeros(30_000_000, np.uint8))
    assert file.stat().st_size < 100_000
    assert offer(DOORS["deck"], file.read_bytes(), tmp_path)[0] == CONFIGURATION


@pytest.mark.parametrize("key", ["layout", "reference"])
@pytest.mark.parametrize("name", ["../given.toml", "/etc/hostname", "..", "C:\\\\x", "\\u0000"])
def test_a_calibration_names_nothing_outside_its_folder(key: str, name: str, tmp_path: Path) -> None:
    door = DOORS["calibration"]
    lines = door.seeds()[0].decode().splitlines()
    content = "\n".join(f'{key} = "{name}"' if line.startswith(f"{key} = ") else line for line in lines)
    file = tmp_path / "camera.toml"
    file.write_text(content, encoding="utf-8")
    code, said = door.enter(file)
    assert code == CONFIGURATION
    assert said == ""           # all faults stand in what config check prints
