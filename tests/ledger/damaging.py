"""What somebody with a session's folder, a SQLite shell and time could do to it, at random."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

from dealer_assist.keys import SigningKey
from dealer_assist.ledger.log import Tree, leaf_hash
from dealer_assist.ledger.notes import Checkpoint, parse_checkpoint
from tests.ledger.recorded import FILES

FORGER = SigningKey.of("record", b"forger".ljust(32))


@dataclass(slots=True)
class Folder:
    """A session's ledger as lists, to be written back with its guards in place."""

    path: Path
    entries: list[tuple[int, bytes, bytes]]
    notes: list[tuple[int, str]]
    key: SigningKey

    @classmethod
    def read(cls, path: Path, key: SigningKey) -> Folder:
        with closing(sqlite3.connect(path / "ledger.sqlite")) as connection:
            return cls(path, connection.execute("SELECT seq, body, leaf FROM entry ORDER BY seq").fetchall(),
                       connection.execute("SELECT size, note FROM checkpoint ORDER BY id").fetchall(), key)

    def write(self) -> None:
        with closing(sqlite3.connect(self.path / "ledger.sqlite")) as connection:
            triggers = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
            for name, _ in triggers:
                connection.execute(f"DROP TRIGGER {name}")
            for table in ("entry", "checkpoint", "sqlite_sequence"):
                connection.execute(f"DELETE FROM {table}")
            connection.executemany("INSERT INTO entry VALUES (?, ?, ?)", self.entries)
            connection.executemany("INSERT INTO checkpoint (size, note) VALUES (?, ?)", self.notes)
            for _, sql in triggers:
                connection.execute(sql)
            connection.commit()

    def renumbered(self, bodies: list[bytes], chained: bool) -> None:
        """These contents as the log: with numbers and hashes of their own and, if ``chained``, the chain anew too."""
        prev, self.entries = "", []
        for seq, body in enumerate(bodies, 1):
            if chained:
                content = json.loads(body) | {"seq": seq, "prev": prev}
                body = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
            self.entries.append((seq, body, leaf_hash(body)))
            prev = leaf_hash(body).hex()

    @property
    def bodies(self) -> list[bytes]:
        return [body for _, body, _ in self.entries]

    def signed_anew(self, key: SigningKey, first: int) -> None:
        """Every checkpoint from this entry on, as if this key had signed what is there now."""
        tree, roots = Tree(), {}
        for seq, _, leaf in self.entries:
            tree.add(leaf)
            roots[seq] = tree.root()
        self.notes = [(size, note if size < first else Checkpoint(
            parse_checkpoint(note).origin, size, roots[size]).signed(key).text)
            for size, note in self.notes if size in roots]


# Each gives the first entry that may be named, and the last one: the truth lies between.
Damage = Callable[[Folder, Random], tuple[int, int]]


def other_byte(content: bytes, chance: Random) -> bytes:
    damaged = bytearray(content)
    damaged[chance.randrange(len(damaged))] ^= chance.randrange(1, 256)
    return bytes(damaged)


def byte_of_an_entry(folder: Folder, chance: Random) -> tuple[int, int]:
    at = chance.randrange(len(folder.entries))
    seq, body, leaf = folder.entries[at]
    folder.entries[at] = (seq, other_byte(body, chance), leaf) if chance.random() < .7 else (
        seq, body, other_byte(leaf, chance))
    return seq, seq


def byte_of_an_entry_with_its_hash(folder: Folder, chance: Random) -> tuple[int, int]:
    at = chance.randrange(len(folder.entries))
    seq, body, _ = folder.entries[at]
    body = other_byte(body, chance)
    folder.entries[at] = seq, body, leaf_hash(body)
    return max(1, seq - 1), seq


def removed(folder: Folder, chance: Random) -> tuple[int, int]:
    del folder.entries[(at := chance.randrange(len(folder.entries)))]
    return at + 1, at + 1


def removed_and_renumbered(folder: Folder, chance: Random) -> tuple[int, int]:
    bodies = folder.bodies
    del bodies[(at := chance.randrange(len(bodies) - 1))]
    folder.renumbered(bodies, chained=False)
    return at + 1, at + 1


def exchanged(folder: Folder, chance: Random) -> tuple[int, int]:
    one, other = sorted(chance.sample(range(len(folder.entries)), 2))
    bodies = folder.bodies
    bodies[one], bodies[other] = bodies[other], bodies[one]
    folder.renumbered(bodies, chained=False)
    return one + 1, one + 1


def doubled(folder: Folder, chance: Random) -> tuple[int, int]:
    bodies = folder.bodies
    at, to = chance.randrange(len(bodies)), chance.randrange(1, len(bodies) + 1)
    bodies.insert(to, bodies[at])
    folder.renumbered(bodies, chained=False)
    return to + 1, to + 2


def cut_off(folder: Folder, chance: Random) -> tuple[int, int]:
    """The end is gone, and the number of the last entry with it; sometimes the checkpoints too, and then only one that
    was kept elsewhere can tell."""
    keep = chance.randrange(1, len(folder.entries))
    del folder.entries[keep:]
    if chance.random() < .5:
        folder.notes = [note for note in folder.notes if note[0] <= keep]
    return keep + 1, keep + 1


def rewritten(folder: Folder, chance: Random) -> tuple[int, int]:
    """From one entry on, with numbers, hashes and chain: only the signatures tell."""
    bodies = folder.bodies
    at = chance.randrange(1, len(bodies))
    content = json.loads(bodies[at])
    content["at"] += 1
    bodies[at] = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    folder.renumbered(bodies, chained=True)
    match chance.randrange(3):
        case 0:
            folder.notes = [note for note in folder.notes if note[0] <= at]
        case 1:
            folder.signed_anew(FORGER, at + 1)
    return 1, len(bodies)


def rewritten_by_who_has_the_key(folder: Folder, chance: Random) -> tuple[int, int]:
    span = rewritten(folder, chance)
    folder.signed_anew(folder.key, 1)
    return span


def forged(folder: Folder, chance: Random) -> tuple[int, int]:
    at = chance.randrange(len(folder.notes))
    size, note = folder.notes[at]
    match chance.randrange(4):
        case 0:
            spot = chance.randrange(len(note))
            folder.notes[at] = size, note[:spot] + chr(ord(note[spot]) ^ 1) + note[spot + 1:]
        case 1:
            read = parse_checkpoint(note)
            folder.notes[at] = size, Checkpoint(read.origin, read.size, read.root).signed(FORGER).text
        case 2:
            folder.notes[at] = size, folder.notes[at - 1][1]
        case 3:
            read = parse_checkpoint(note)
            folder.notes[at] = size, Checkpoint(read.origin, read.size, bytes(32), read.signatures).text
    return size, size


def another_file(folder: Folder, chance: Random) -> tuple[int, int]:
    name = chance.choice(sorted(FILES))
    (folder.path / name).write_bytes(other_byte((folder.path / name).read_bytes(), chance))
    return 1, len(folder.entries)


DAMAGES: list[Damage] = [byte_of_an_entry, byte_of_an_entry_with_its_hash, removed, removed_and_renumbered, exchanged,
                         doubled, cut_off, rewritten, rewritten_by_who_has_the_key, forged, another_file]


def damaged(whole: Path, into: Path, key: SigningKey, chance: Random) -> tuple[str, tuple[int, int]]:
    """A copy of the session with one damage. Gives its name, and between which entries it is."""
    if into.exists():
        shutil.rmtree(into)
    shutil.copytree(whole, into)
    folder = Folder.read(into, key)
    damage = chance.choice(DAMAGES)
    span = damage(folder, chance)
    folder.write()
    return damage.__name__, span
