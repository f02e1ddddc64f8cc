"""`dealer-assist inspect`, the desk; `dealer-assist dispute`, what the house's log says of disputes, and to it."""

from __future__ import annotations

import argparse
import json
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from dealer_assist.exit_codes import FINE
from dealer_assist.inspector.acts import Acts, Signature, voided
from dealer_assist.inspector.disputes import CATEGORIES, REASONS, VERDICTS, Dispute, as_data, lines_of
from dealer_assist.inspector.records import Opened, Records, house_of, open_record, words_of
from dealer_assist.inspector.refusals import NotDone, told
from dealer_assist.inspector.settings import load_settings
from dealer_assist.inspector.timeline import Hand
from dealer_assist.inspector.what_if import money_of
from dealer_assist.keys import KeyStore
from dealer_assist.languages import TAGS, language
from dealer_assist.money import Money
from dealer_assist.people.door import add_pin_file, add_records, add_signing, now, pins_of
from dealer_assist.people.house import house_entries, there
from dealer_assist.people.roll import roll_of
from dealer_assist.settings import RECORDS, records_folder, settings_file
from dealer_assist.settings import load as load_machine
from dealer_assist.settings import save as save_machine
from dealer_assist.table.places import Party
from dealer_assist.words import Currency, Words


class Misused(NotDone):
    """A slip on the command line, said in English as all of it is."""

    def __init__(self, sentence: str) -> None:
        super().__init__("")
        self.sentence = sentence

    def __str__(self) -> str:
        return self.sentence


def add_inspect(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("records", nargs="?", type=records_folder, default="", metavar="RECORDS|SESSION",
                        help=f"a folder of sessions, or the folder of one ({RECORDS})")
    parser.add_argument("--language", choices=TAGS, help="of the desk (the screen's, from the settings)")
    parser.set_defaults(command=_inspect)


def add_dispute(parser: argparse.ArgumentParser) -> argparse._SubParsersAction[argparse.ArgumentParser]:
    doors = parser.add_subparsers(title="what to do", required=True, metavar="list|show|open|decide|export")

    listed = doors.add_parser("list", help="the disputes of the house, newest first")
    listed.add_argument("words", nargs="*", metavar="WORD", help="only those that have all of these words")
    listed.add_argument("--open", action="store_true", help="only those that wait for a decision")
    add_records(listed)
    listed.set_defaults(command=_list)

    shown = doors.add_parser("show", help="one dispute: claim, notes, decision")
    shown.add_argument("number", type=int, metavar="NUMBER")
    add_records(shown)
    shown.set_defaults(command=_show)

    opened = doors.add_parser("open", help="take a claim; the film of its round is held from then on")
    opened.add_argument("session", type=Path, metavar="SESSION", help="the session's folder")
    opened.add_argument("round", type=int, metavar="ROUND")
    opened.add_argument("--box", type=int, default=0, metavar="N", help="0: the whole table (0)")
    opened.add_argument("--category", default="other", choices=CATEGORIES, metavar="CATEGORY",
                        help=f"one of {', '.join(CATEGORIES)} (other)")
    opened.add_argument("--claim", required=True, metavar="WORDS", help="what the player says, in his words")
    opened.add_argument("--by", required=True, metavar="NAME", help="who takes it; the PIN is asked for")
    opened.add_argument("--json", action="store_true", help="the same for a program")
    add_pin_file(opened)
    opened.set_defaults(command=_open)

    decided = doors.add_parser("decide", help="the decision, final; by two people where it gives something")
    decided.add_argument("number", type=int, metavar="NUMBER")
    decided.add_argument("verdict", choices=VERDICTS, metavar="VERDICT", help=f"one of {', '.join(VERDICTS)}")
    decided.add_argument("--amount", action="append", default=[], metavar="BOX=AMOUNT",
                         help="what a box gets beyond what was paid (2=25.00), or gives back (2=-25.00); several: "
                              "given several times")
    decided.add_argument("--reason", required=True, choices=REASONS, metavar="REASON",
                         help=f"one of {', '.join(REASONS)}")
    decided.add_argument("--why", required=True, metavar="WORDS", help="in words that can be read in two years")
    add_signing(decided, two=True)
    decided.set_defaults(command=_decide)
    return doors


def _inspect(options: argparse.Namespace) -> int:
    tag = options.language or load_machine(settings_file()).screen.language
    records = Records(options.records, tag)
    if not roll_of(house_entries(records.path)).present:
        raise Misused(f"{records.path}: nobody works here yet, and who looks at a record is part of it; begin with: "
                      f"dealer-assist people first NAME --records {records.path}")
    settings = load_settings(records.path)
    from PySide6.QtWidgets import QApplication

    from dealer_assist.inspector.window import Desk
    from dealer_assist.replaying.command import looked_at
    from dealer_assist.screen import has_display

    if not has_display():
        raise Misused("inspect: no display; the desk is a window: set DISPLAY, or use dealer-assist dispute and "
                      "dealer-assist replay")
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    desk = Desk(records, Acts(records.path, KeyStore.open()), Words(Currency("", 2), language(tag)), settings, now,
                looked_at, _keep)
    desk.show()
    application.exec()
    return FINE


def _keep(tag: str) -> None:
    """The language that was chosen at the desk is the one in which it opens again."""
    machine = load_machine(settings_file())
    save_machine(replace(machine, screen=replace(machine.screen, language=tag)), settings_file())


def _list(options: argparse.Namespace) -> int:
    house, at = house_of(there(options.records)), now()
    found = house.search(" ".join(options.words), only_open=options.open)
    if options.json:
        print(json.dumps([as_data(dispute, at) for dispute in found], ensure_ascii=False, indent=2))
        return FINE
    for dispute in found:
        print(next(lines_of(dispute, at, words_of(options.records / dispute.opened.folder))))
    waiting = len(house.open)
    print(f"{len(found)} of {len(house.disputes)} disputes, {waiting} open")
    return FINE


def _show(options: argparse.Namespace) -> int:
    return _told(options.records, _of(options.records, options.number), as_json=options.json)


def _open(options: argparse.Namespace) -> int:
    opened, hand = _round(options.session, options.round)
    records, at = opened.folder.parent, now()
    acts = Acts(records, KeyStore.open())
    signature = Signature(options.by, pins_of(options).of(options.by))
    person = acts.sign_in(signature, at)
    try:
        number = acts.open_dispute(person, hand, options.box, options.category, options.claim, at)
    finally:
        acts.sign_out(person, now())
    return _told(records, _of(records, number), as_json=options.json)


def _decide(options: argparse.Namespace) -> int:
    records = Records(options.records)
    dispute = _of(records.path, options.number)
    opened = records.named(dispute.opened.session)
    if opened is None:
        raise NotDone("refused.elsewhere", number=options.number, folder=dispute.opened.folder, records=records.path)
    hand = opened.record.hand(dispute.opened.round)
    if hand is None:
        raise NotDone("refused.no_round", number=options.number, folder=opened.folder.name,
                      round=dispute.opened.round)
    digits = opened.record.house.digits
    amounts = voided(hand) if options.verdict == "void" else dict(_amount(text, digits) for text in options.amount)
    pins = pins_of(options)
    signed = Signature(options.by, pins.of(options.by))
    second = Signature(options.second, pins.of(options.second)) if options.second else None
    try:
        Acts(records.path, KeyStore.open()).decide(opened.folder, hand, options.number, options.verdict, amounts,
                                                   options.reason, options.why, signed, second, now())
    except NotDone as error:
        raise Misused(told(error, opened.record.words)) from None
    return _told(records.path, _of(records.path, options.number), as_json=options.json)


def _amount(text: str, digits: int) -> tuple[Party, Money]:
    box, equals, amount = text.partition("=")
    seat, _, nth = box.partition(".")
    if not (equals and seat.isdecimal() and (nth or "1").isdecimal()):
        raise Misused(f"--amount: {text!r} found; a box and an amount such as 2=25.00 was expected")
    try:
        return Party(int(seat), int(nth or 1)), money_of(amount, digits)
    except NotDone:
        raise Misused(f"--amount: {text!r} found; an amount with at most {digits} decimals was expected, such as "
                      "2=25.00") from None


def _round(folder: Path, number: int) -> tuple[Opened, Hand]:
    opened = open_record(Path(os.path.abspath(folder)))
    hand = opened.record.hand(number)
    if hand is None:
        numbers = [hand.number for hand in opened.record.hands]
        raise Misused(f"{folder}: round {number} found; one from {min(numbers, default=0)} to "
                      f"{max(numbers, default=0)} was expected")
    return opened, hand


def _of(records: Path, number: int) -> Dispute:
    found = house_of(there(records)).dispute(number)
    if found is None:
        raise Misused(f"{records}: no dispute {number}; see them all with: dealer-assist dispute list --records "
                      f"{records}")
    return found


def _told(records: Path, dispute: Dispute, *, as_json: bool) -> int:
    if as_json:
        data: dict[str, Any] = as_data(dispute, now())
        print(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        for line in lines_of(dispute, now(), words_of(records / dispute.opened.folder)):
            print(line)
    return FINE
