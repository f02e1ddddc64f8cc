"""`dealer-assist ledger`: whether a record is as it was written, what stands in it, and the keys that vouch for it."""

from __future__ import annotations

import argparse
import io
import json
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import nullcontext, redirect_stdout
from functools import cache, partial
from pathlib import Path
from typing import Any
from zipfile import is_zipfile

from dealer_assist.exit_codes import FINE, FOUND, INTEGRITY
from dealer_assist.keys import SIGNING, KeysError, KeyStore, PublicKey, read_public_keys
from dealer_assist.ledger import files, verify
from dealer_assist.ledger.checking import Reading
from dealer_assist.ledger.codec import KINDS, CodecError, canonical, encode, parse, read_entry
from dealer_assist.ledger.entries import Entry, KeyRecovered, KeyRotated
from dealer_assist.ledger.export import MANIFEST
from dealer_assist.ledger.exporting import add_export
from dealer_assist.ledger.notes import Checkpoint, NotACheckpoint, origin_of, parse_checkpoint
from dealer_assist.ledger.showing import Shown, Teller
from dealer_assist.ledger.store import RECORD, Damaged, LedgerError, NotFound, checkpoints, in_use, read, rows
from dealer_assist.ledger.store import verify as verified
from dealer_assist.ledger.succession import rotated
from dealer_assist.ledger.zipped import unpacked
from dealer_assist.people.door import add_signing, pins_of, signed, some_words
from dealer_assist.people.house import LEDGER, house_log, house_path
from dealer_assist.people.looking import add_looking, looked
from dealer_assist.people.register import Register
from dealer_assist.people.roles import Person, Right
from dealer_assist.terminal import printable

_LOOK = 0.2             # seconds between two looks for new entries


def add_arguments(ledger: argparse.ArgumentParser) -> Any:
    """Gives the doors, so that others can add theirs."""
    doors = ledger.add_subparsers(title="what to do", required=True, metavar="COMMAND")

    check = doors.add_parser("verify", help="prove that nothing was changed since it was written, or name the first "
                                            "entry that was")
    check.add_argument("path", type=Path, metavar="FOLDER|FILE",
                       help="a session, a folder of sessions, a ledger.sqlite, or an unpacked export")
    check.add_argument("--key", type=Path, metavar="FILE", help="public keys that were kept elsewhere: only they count")
    check.add_argument("--checkpoint", type=Path, action="append", default=[], metavar="FILE",
                       help="a checkpoint that was kept elsewhere; may be given several times")
    check.add_argument("--json", action="store_true", help="the same for a program: an object for each ledger")
    check.set_defaults(command=_verify)

    show = doors.add_parser("show", help="what stands in a session's record, in words")
    tail = doors.add_parser("tail", help="the same of a table that runs, as it happens")
    for command, doing in ((show, _show), (tail, _tail)):
        command.add_argument("path", type=Path, metavar="FOLDER|FILE", help="a session, or its ledger.sqlite")
        command.add_argument("--round", type=int, metavar="N", help="only this round")
        command.add_argument("--kind", action="append", default=[], choices=[*KINDS], metavar="KIND",
                             help="only this kind of entry (card.seen, staked …); may be given several times")
        command.add_argument("--since", type=int, default=1, metavar="ENTRY", help="only from this entry on")
        command.add_argument("--json", action="store_true", help="an object a line")
        add_looking(command)
        command.set_defaults(command=doing)
    show.add_argument("--checkpoint", action="store_true",
                      help="the newest signed checkpoint instead: what to keep elsewhere")

    add_export(doors)

    key = doors.add_parser("key", help="the key that signs this machine's records")
    keys = key.add_subparsers(title="what to do", required=True, metavar="show|rotate|recover")
    shown = keys.add_parser("show", help="the public keys of this machine, to be kept elsewhere")
    shown.add_argument("--json", action="store_true", help="the same for a program")
    shown.set_defaults(command=_show_keys)
    rotate = keys.add_parser("rotate", help="a new key, named by the old one; takes two people")
    recover = keys.add_parser("recover", help="a new key after the old one was lost; takes two people")
    for command, doing in ((rotate, _rotate), (recover, _recover)):
        add_signing(command, two=True)
        command.set_defaults(command=doing)
    recover.add_argument("--why", type=some_words, required=True, metavar="TEXT", help="how it was lost")
    return doors


# ── verify ──
def _verify(options: argparse.Namespace) -> int:
    trusted = read_public_keys(options.key) if options.key else ()
    elsewhere = [_kept(path) for path in options.checkpoint]
    if options.path.is_file() and is_zipfile(options.path):
        with unpacked(options.path) as folder:
            return _exported(options, folder, trusted, elsewhere)
    if (options.path / MANIFEST).is_file():
        return _exported(options, options.path, trusted, elsewhere)
    ledgers = list(_ledgers(options.path))
    gone = cache(lambda house: files.purged(house, trusted))
    code = FINE
    unused = {one.origin for one in elsewhere}
    for path in ledgers:
        origin = _origin(path)
        unused.discard(origin)
        told = _verified(path, [one for one in elsewhere if one.origin == origin or len(ledgers) == 1], trusted, gone)
        code = max(code, INTEGRITY if told["findings"] else FOUND if told["unchecked"] else FINE)
        for line in [json.dumps(told, ensure_ascii=False)] if options.json else map(printable, _told(told)):
            print(line)
    if unused and len(ledgers) > 1:
        raise LedgerError(f"--checkpoint: of {', '.join(sorted(unused))}; a checkpoint of a ledger in {options.path} "
                          "was expected")
    return code


def _exported(options: argparse.Namespace, folder: Path, trusted: tuple[PublicKey, ...], elsewhere: list[Checkpoint],
              ) -> int:
    said = io.StringIO()
    with redirect_stdout(said) if options.json else nullcontext():
        try:
            code = verify.check(folder, [(key.name, key.raw) for key in trusted],
                                [verify.Note(one.text) for one in elsewhere])
        except (verify.CannotCheck, verify.NotAsWritten) as error:      # the latter of --checkpoint
            raise LedgerError(str(error)) from None
    if options.json:
        lines = said.getvalue().splitlines()
        wrong, open_ = ([line.removeprefix(sign) for line in lines if line.startswith(sign)] for sign in ("! ", "? "))
        print(json.dumps({"export": str(options.path), "findings": wrong, "unchecked": open_, "said": lines},
                         ensure_ascii=False))
    return code


def _kept(path: Path) -> Checkpoint:
    try:
        return parse_checkpoint(path.read_bytes())
    except NotACheckpoint as error:
        raise LedgerError(f"{path}: {error}") from None


def _ledgers(path: Path) -> Iterator[Path]:
    if path.is_dir() and not (path / LEDGER).is_file():
        found = sorted(path.glob(f"*/{LEDGER}"))
        if not found:
            raise NotFound(f"{path}: no {LEDGER} in it, nor in the folders in it; a session or a folder of sessions "
                           "was expected")
        yield from found
    else:
        yield path / LEDGER if path.is_dir() else path


def _origin(path: Path) -> str | None:
    first = next(rows(path), None)
    return origin_of(verify.leaf_of(first[1])) if first and isinstance(first[1], bytes) else None


def _verified(path: Path, elsewhere: list[Checkpoint], trusted: tuple[PublicKey, ...],
              gone: Callable[[Path], Mapping[tuple[str, str], int]]) -> dict[str, Any]:
    reading = verified(path, elsewhere, trusted)
    findings = [{"entry": finding.seq, "what": finding.what} for finding in reading.findings if finding.changed]
    unchecked = [finding.what for finding in reading.findings if not finding.changed]
    notes = []
    name = origin_of(reading.first)
    for one in elsewhere:
        if one.origin != name:
            findings.append({"entry": 0, "what": f"the checkpoint that was kept elsewhere is that of {one.origin}; "
                                                 f"this log is {name}"})
        elif not findings:
            notes.append(f"nothing of its first {one.size} entries was rewritten: it has the root of the checkpoint "
                         "that was kept elsewhere")
    if not findings:
        for what, fine in _of_signatures(path, reading, trusted):
            (notes if fine else unchecked).append(what)
    if not findings:
        for seq, what, fine in files.compared(path, partial(gone, house_path(path.parent.parent))):
            if fine:
                notes.append(what)
            else:
                findings.append({"entry": seq, "what": what})
    return {"ledger": str(path), "entries": reading.size, "root": reading.root, "signed": reading.signed,
            "key": reading.keys[-1].text if reading.keys else None, "findings": findings, "unchecked": unchecked,
            "notes": notes}


def _of_signatures(path: Path, reading: Reading, trusted: tuple[PublicKey, ...]) -> Iterator[tuple[str, bool]]:
    """A sentence, and whether it leaves nothing open. A table that runs signs what is new each minute, and ends later.
    """
    runs = in_use(path)
    if not reading.ended:
        yield "it has no end yet: the table runs" if runs else (
            "it has no end: the recording broke off, or all from there on was removed, with every checkpoint of it; a "
            "checkpoint of later, kept elsewhere, would tell"), runs
    if not reading.signed:
        yield "no checkpoint is in it: it was written before records were signed, or anew by anybody", False
        return
    if reading.signed < reading.size:
        yield (f"entries {reading.signed + 1} to {reading.size} came after the last checkpoint: nothing vouches for "
               f"them{' yet' if runs else ''}"), runs
    if trusted:
        return
    try:
        own = reading.keys[-1] in KeyStore.open().public_keys().values()
    except KeysError:
        own = False
    for seq in reading.recovered:
        yield f"the key of before entry {seq} was lost; two people vouch for the one that follows it", own
    yield ("signed by a key of this machine's" if own else
           "signed by the key that it names itself, which is none of this machine's: give --key with one that was kept "
           "elsewhere"), own


def _told(told: dict[str, Any]) -> Iterator[str]:
    key = f", signed by {told['key'].rpartition('+')[0]} up to entry {told['signed']}" if told["signed"] else ""
    yield f"{told['ledger']}: {told['entries']} entries, root {told['root']}{key}"
    for sign, sentences in ((" ", told["notes"]), ("?", told["unchecked"]),
                            ("!", [finding["what"] for finding in told["findings"]])):
        for sentence in sentences:
            yield f"{sign} {sentence}"
    yield ("VERIFY FAILED: this is not what was recorded, or not all of it" if told["findings"] else
           "Nothing is wrong; what is marked with ? could not be verified." if told["unchecked"] else "Verified.")


# ── show, tail ──
def _ledger(path: Path) -> Path:
    return path / LEDGER if path.is_dir() else path


def _show(options: argparse.Namespace) -> int:
    path = _ledger(options.path)
    if options.checkpoint:
        notes = checkpoints(path)
        if not notes:
            raise LedgerError(f"{path}: no checkpoint is in it; it was written before records were signed, or was just "
                              "begun")
        print(json.dumps({"checkpoint": notes[-1].text}, ensure_ascii=False) if options.json else
              notes[-1].text.rstrip("\n"))
        return FINE
    reading = read(path)
    looked(options, [path], _what(options))
    teller = Teller(path.parent)
    for entry in reading.entries:
        _say(options, teller.tell(entry))
    if reading.findings:
        raise Damaged(f"{path}: {reading.findings[0].what}")
    return FINE


def _tail(options: argparse.Namespace, stop: Callable[[], bool] = lambda: False) -> int:
    """Until it is stopped. Shows what is on disk; proving it is ``verify``'s."""
    path, last = _ledger(options.path), 0
    looked(options, [path], _what(options))
    teller = Teller(path.parent)
    while not stop():
        for seq, body in rows(path, last):
            last = seq
            _say(options, teller.tell(_entry(path, seq, body)), flush=True)
        time.sleep(_LOOK)
    return FINE


def _what(options: argparse.Namespace) -> str:
    return "entries" if options.round is None else f"entries of round {options.round}"


def _entry(path: Path, seq: int, body: bytes) -> Entry:
    try:
        return read_entry(parse(body))
    except CodecError as error:
        raise Damaged(f"{path}: entry {seq}: {error}") from None


def _say(options: argparse.Namespace, shown: Shown, *, flush: bool = False) -> None:
    entry = shown.entry
    if (entry.seq < options.since or (options.round is not None and shown.round != options.round)
            or (options.kind and shown.kind not in options.kind)):
        return
    if options.json:
        print(json.dumps({"seq": entry.seq, "at": entry.at, "by": entry.by, "round": shown.round,
                          "words": shown.words, **shown.data}, ensure_ascii=False), flush=flush)
    else:
        print(printable(shown.line), flush=flush)


# ── keys ──
def _show_keys(options: argparse.Namespace) -> int:
    keys = KeyStore.open()
    now = keys.signing_key(RECORD).public
    every = [key for key in keys.public_keys().values() if key.name == now.name]
    if options.json:
        print(json.dumps({"kept": keys.where, "now": now.text, "all": [key.text for key in every]}))
    else:
        for key in every:       # a line each, and nothing else: the file that --key takes
            print(key.text)
    return FINE


def _rotate(options: argparse.Namespace) -> int:
    keys = KeyStore.open()

    def act(register: Register, by: Person, second: Person | None, at: int) -> KeyRotated:
        register.two(by, second, Right.KEYS, at)
        entries = register.ledger.entries
        old, new = keys.signing_key(RECORD), keys.next_key(RECORD)
        last = next((entry.event for entry in reversed(entries)
                     if isinstance(entry.event, KeyRotated) and entry.event.new == new.public.text), None)
        event = last or rotated(old, new.public)        # said already: the turn after it was cut off
        if last is None:
            register.ledger.note(at, by.name, event)
        return event

    event = signed(options, pins_of(options), act)
    return _turned(options, keys, event, "signs from now on; the old key named it its heir")


def _recover(options: argparse.Namespace) -> int:
    keys = KeyStore.open()
    keys.set_aside_if_broken(SIGNING, RECORD)

    def act(register: Register, by: Person, second: Person | None, at: int) -> KeyRecovered:
        both = register.two(by, second, Right.KEYS, at)
        known = register.ledger.keys
        now = keys.signing_key(RECORD).public
        if not known or known[-1] == now:
            raise KeysError(f"{keys.where}: has the key that the house's log knows; nothing is lost. A new one: "
                            "dealer-assist ledger key rotate")
        event = KeyRecovered(known[-1].text, now.text, both.first.name, both.second.name, options.why)
        register.ledger.note(at, by.name, event)
        return event

    event = signed(options, pins_of(options), act)
    return _turned(options, keys, event, "signs from now on, by the word of two people; tell it to whoever keeps keys "
                                         "elsewhere")


def _turned(options: argparse.Namespace, keys: KeyStore, event: KeyRotated | KeyRecovered, how: str) -> int:
    """After the house's log has it: the key that counts from now on, and a checkpoint under it."""
    said = canonical(encode(event)).decode()
    if isinstance(event, KeyRotated):
        keys.turn(RECORD, said)
    else:
        keys.note_turn(RECORD, said)
    with house_log(options.records):        # closing it signs what is in it
        pass
    print(json.dumps({"new": event.new, **encode(event)}) if options.json else f"{event.new} {how}")
    return FINE
