"""`dealer-assist dispute export`, and `dealer-assist rounds`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from dealer_assist.english import ENGLISH
from dealer_assist.evidence.pictures import Masks, Rectangle
from dealer_assist.evidence.rounds import as_csv, as_json, rows_of
from dealer_assist.exit_codes import FINE, FOUND
from dealer_assist.inspector.acts import Signature
from dealer_assist.inspector.records import Records
from dealer_assist.inspector.timeline import Record
from dealer_assist.keys import KeyStore
from dealer_assist.people.door import DOOR, add_signing, now, pins_of
from dealer_assist.people.looking import add_looking, looked
from dealer_assist.sessions.folder import LEDGER
from dealer_assist.settings import RECORDS, records_folder

if TYPE_CHECKING:
    from dealer_assist.evidence.dispute_file import Stage


def add_export(doors: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    export = doors.add_parser("export", help="all the evidence of a dispute as one file that proves itself "
                                             "(docs/evidence.md)")
    export.add_argument("number", type=int, metavar="NUMBER")
    export.add_argument("--to", type=Path, default=Path(), metavar="FILE|FOLDER",
                        help="the file to be written, or the folder it is to lie in (here)")
    export.add_argument("--cover", type=_rectangle, action="append", default=[], metavar="[CAMERA:]X,Y,WIDTH,HEIGHT",
                        help="pixels that are covered in the viewing copy, such as a face; may be given again")
    export.add_argument("--cover-box", type=int, action="append", default=[], metavar="N",
                        help="a box that is covered there; several: given several times")
    export.add_argument("--cover-others", action="store_true", help="... all boxes but that of the claim")
    for name, what in (("first", "begins"), ("last", "ends")):
        export.add_argument(f"--{name}", type=int, metavar="AT",
                            help=f"where the viewing clip {what}: a captured time in microseconds UTC, exact to the "
                                 "picture (two seconds around the round, and at most 15 minutes)")
    add_signing(export, two=False)
    export.set_defaults(command=_export)


def add_rounds(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("records", type=records_folder, nargs="?", default="", metavar="RECORDS|SESSION",
                        help=f"a folder of sessions, or the folder of one ({RECORDS})")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--csv", action="store_true", help="for a spreadsheet: amounts with their decimals (this)")
    form.add_argument("--json", action="store_true", help="for a program: amounts in minor units")
    parser.add_argument("--round", type=int, metavar="N", help="only rounds of this number")
    add_looking(parser)
    parser.set_defaults(command=_rounds)


def _rectangle(text: str) -> Rectangle:
    found = Rectangle.read(text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} found; pixels such as 400,120,90,110 were expected, with the "
                                         "camera before them where it is not the first: 2:400,120,90,110")
    return found


def _export(options: argparse.Namespace) -> int:
    from dealer_assist.evidence.dispute_file import Wanted
    from dealer_assist.evidence.exporting import export

    records = Records(options.records)
    wanted = Wanted(Masks(tuple(options.cover), frozenset(options.cover_box)), options.cover_others, options.first,
                    options.last)
    signature = Signature(options.by, pins_of(options).of(options.by))
    telling = _Telling(sys.stderr)
    made = export(records, options.number, options.to, wanted, KeyStore.open(), signature, DOOR, now, telling.tell)
    telling.end()
    if options.json:
        print(json.dumps({"file": str(made.file), "sha256": made.digest}, ensure_ascii=False))
    else:
        print(f"{made.file}\nSHA-256 {made.digest}\nits proofs: dealer-assist ledger verify {made.file}")
    return FINE


class _Telling:
    """A line for each stage; where somebody watches, with how much of the whole is done."""

    def __init__(self, out: TextIO) -> None:
        self._out, self._live, self._last = out, out.isatty(), ""

    def tell(self, stage: Stage, share: float) -> bool:
        what = ENGLISH["export.stage." + stage]
        line = f"{what} … {share:4.0%}" if self._live else f"{what} …"
        if line != self._last:
            self._last = line
            self._out.write(f"\r{line:<60}" if self._live else f"{line}\n")
            self._out.flush()
        return True

    def end(self) -> None:
        if self._live and self._last:
            self._out.write("\n")


def _rounds(options: argparse.Namespace) -> int:
    """Sessions that cannot be read are told of, and the others are written."""
    records, code = Records(options.records), FINE
    looked(options, [folder / LEDGER for folder in records.folders()],
           "rounds" if options.round is None else f"round {options.round}")
    found: list[Record] = []
    read = {opened.folder: opened.record for opened in records.all()}
    for folder in sorted(records.folders(), key=lambda folder: folder.name):
        if folder in read and not read[folder].findings:
            found.append(read[folder])
        else:
            print(f"dealer-assist: {folder}: left out, it is not as it was written; see: dealer-assist ledger verify "
                  f"{folder}", file=sys.stderr)
            code = FOUND
    rows = [row for record in found for row in rows_of(record) if options.round in (None, row.round)]
    if options.json:
        print(json.dumps(as_json(rows), ensure_ascii=False))
    else:
        print(as_csv(rows), end="")
    return code
