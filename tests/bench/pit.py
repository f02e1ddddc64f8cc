"""Simulated tables, each with a ledger and an outbox of its own, at live rate against a real PostgreSQL server that
this starts: lag and CPU.

``python -m tests.bench.pit --tables 500 --seconds 60``.
"""

from __future__ import annotations

import argparse
import sys

from dealer_assist.pit.load import load
from dealer_assist.pit.schema import set_up
from tests.pit.server import NEEDED, PostgresServer, programs


def main(tables: int = 500, seconds: int = 60) -> int:
    if programs() is None:
        print(f"NOT MEASURED: the pit: PostgreSQL is not installed (apt-get install {NEEDED})")
        return 0
    server = PostgresServer(connections=tables + 50)
    try:
        set_up(server.url(), {})
        measured = load(server.url(), tables, seconds, server.pid)
    finally:
        server.close()
    print(measured.told)
    return 0 if measured.whole else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=int, default=60)
    options = parser.parse_args()
    sys.exit(main(options.tables, options.seconds))
