"""How long a million entries take to verify: hashes, chain, tree, and signed checkpoints.

``python -m tests.bench.ledger [ENTRIES]``. Beside it ``verify.py``, which has its own Ed25519 and gives signatures to
every core, and as a measure of the machine: reading and hashing the same bytes.
"""

from __future__ import annotations

import io
import os
import sqlite3
import sys
import time
from contextlib import redirect_stdout
from hashlib import sha256
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

from dealer_assist.cards import Card, Rank, Suit
from dealer_assist.exit_codes import FOUND
from dealer_assist.keys import FOLDER, KeyStore
from dealer_assist.ledger import verify as alone
from dealer_assist.ledger.codec import canonical, encode, write_entry
from dealer_assist.ledger.entries import Entry, SessionOpened
from dealer_assist.ledger.log import Tree, leaf_hash
from dealer_assist.ledger.notes import Checkpoint, origin_of
from dealer_assist.ledger.store import RECORD, Ledger, rows, verify
from dealer_assist.table.events import CardSeen, Decided, RoundClosed, RoundOpened, Staked, TableEvent
from dealer_assist.table.places import BOARD, Party, seat
from dealer_assist.table.settlement import Settlement

MINUTE, START = 60_000_000, 1_700_000_000_000_000


def a_round() -> list[TableEvent]:
    cards = [Card(rank, suit) for suit in Suit for rank in Rank]
    return [RoundOpened(1, ()), *(Staked(Party(number), seat(number), "ante", 500) for number in range(1, 6)),
            *(CardSeen(number, BOARD, cards[number]) for number in range(1, 14)),
            *(Decided(Party(number), seat(number), "call") for number in range(1, 6)), RoundClosed(1, Settlement(()))]


def grow(path: Path, wanted: int) -> int:
    """As the program writes them, but for one transaction instead of one for each: gives how many checkpoints."""
    Ledger.create(path).close()
    key = KeyStore.open().signing_key(RECORD)
    first = write_entry(Entry(1, START + 4_000_000, "recorder", SessionOpened("00" * 32, key.public.text)), "")
    data = [(canonical(encode(event)["data"]).decode(), encode(event)["kind"]) for event in a_round()]
    tree, prev, signed, last = Tree(), "", 0, 0
    with sqlite3.connect(path) as connection:
        for seq in range(1, wanted + 1):
            at = START + seq * 4_000_000        # 25 entries in 100 seconds
            what, kind = data[seq % len(data)]
            body = first if seq == 1 else (f'{{"at":{at},"by":"camera","data":{what},"kind":"{kind}","prev":"{prev}",'
                                           f'"seq":{seq}}}').encode()
            leaf = leaf_hash(body)
            if seq == 1:
                origin = origin_of(leaf)
            tree.add(leaf)
            prev = leaf.hex()
            connection.execute("INSERT INTO entry VALUES (?, ?, ?)", (seq, body, leaf))
            if seq == 1 or kind == "round.closed" or at - last >= MINUTE:
                note = Checkpoint(origin, seq, tree.root()).signed(key)
                connection.execute("INSERT INTO checkpoint (size, note) VALUES (?, ?)", (seq, note.text))
                signed, last = signed + 1, at
    connection.close()
    return signed


def main(wanted: int = 1_000_000) -> int:
    with TemporaryDirectory() as folder:
        before = os.environ.get(FOLDER)
        os.environ[FOLDER] = folder
        try:
            path = Path(folder) / "ledger.sqlite"
            signed = grow(path, wanted)
            began, used = time.perf_counter(), time.process_time()
            reading = verify(path)
            took, worked = time.perf_counter() - began, time.process_time() - used
            began, used = time.perf_counter(), of_all_processes()
            with redirect_stdout(io.StringIO()):
                code = alone.main([str(path)])
            took_alone, worked_alone = time.perf_counter() - began, of_all_processes() - used
            used = time.process_time()
            hashed = sum(len(sha256(body).digest()) for _, body in islice(rows(path), wanted))
            beside = time.process_time() - used
        finally:
            if before is None:
                del os.environ[FOLDER]
            else:
                os.environ[FOLDER] = before
    assert (reading.findings, reading.size, hashed) == ((), wanted, 32 * wanted), reading.findings[:3]
    assert code == FOUND        # the header is not there, and no key was kept elsewhere
    print(f"{wanted} entries with {signed} signed checkpoints verified in {took:.1f} s, {worked:.1f} s of one core: "
          f"{worked / beside:.1f} x reading and hashing the same bytes; by verify.py in {took_alone:.1f} s, "
          f"{worked_alone:.1f} s of all cores")
    return 0


def of_all_processes() -> float:
    return sum(os.times()[:4])


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:2])))
