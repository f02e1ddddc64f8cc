"""`dealer-assist people`: who works here, and what the house's log says of them."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Any

from dealer_assist.exit_codes import FINE
from dealer_assist.games import load_house
from dealer_assist.keys import SECRET, KeyStore
from dealer_assist.ledger.codec import encode
from dealer_assist.ledger.entries import (
    Entry,
    Evidence,
    EvidenceViewed,
    Exported,
    HoldPlaced,
    HoldReleased,
    HouseEvent,
    PersonAdded,
    PersonChanged,
    PersonLeft,
    PersonLocked,
    PersonUnlocked,
    PinWrong,
    Purged,
    RecoveryHeld,
    RetentionSet,
    RulesChanged,
    SignedIn,
    SignedOut,
    SupervisorRecovered,
)
from dealer_assist.people.door import add_pin_file, add_records, add_signing, now, pins_of, signed, some_words
from dealer_assist.people.house import house_entries, house_log, moment, there
from dealer_assist.people.recovery import new_code
from dealer_assist.people.register import PIN, PeopleError, Register
from dealer_assist.people.roles import Person, Right, Role
from dealer_assist.people.roll import Known, roll_of, sameness
from dealer_assist.resources import HOUSES, text_of
from dealer_assist.terminal import printable


def add_arguments(people: argparse.ArgumentParser) -> None:
    doors = people.add_subparsers(title="what to do", required=True,
                                  metavar="first|add|list|change|remove|unlock|rules|log|code|recover")

    first = doors.add_parser("first", help="the first pit supervisor, on a house's first day")
    first.add_argument("name", metavar="NAME")
    add_records(first)
    add_pin_file(first)
    first.set_defaults(command=_first)

    add = doors.add_parser("add", help="somebody who works here from now on")
    change = doors.add_parser("change", help="somebody's roles or PIN")
    for command, doing in ((add, _add), (change, _change)):
        command.add_argument("name", metavar="NAME")
        command.add_argument("--role", type=_role, action="append", default=[], metavar="ROLE", required=command is add,
                             help=f"{', '.join(Role)}; several: given several times")
        add_signing(command, two=True)
        command.set_defaults(command=doing)
    change.add_argument("--pin", action="store_true", help="a new PIN, asked for twice; your own needs nobody else")

    remove = doors.add_parser("remove", help="somebody who works here no longer")
    remove.add_argument("name", metavar="NAME")
    add_signing(remove, two=True)
    remove.set_defaults(command=_remove)

    unlock = doors.add_parser("unlock", help="somebody who was locked after wrong PINs")
    unlock.add_argument("name", metavar="NAME")
    add_signing(unlock, two=False)
    unlock.set_defaults(command=_unlock)

    listed = doors.add_parser("list", help="who works here")
    add_records(listed)
    listed.set_defaults(command=_list)

    rules = doors.add_parser("rules", help="agree on a house file, by which alone its game is played here from then on")
    rules.add_argument("file", metavar="FILE", help="a house file, or the name of a shipped one")
    rules.add_argument("--why", type=some_words, required=True, metavar="TEXT")
    add_signing(rules, two=True)
    rules.set_defaults(command=_rules)

    log = doors.add_parser("log", help="what people did: sign-ins, views of evidence, exports, holds, purges")
    log.add_argument("--about", metavar="NAME", help="only what this person did, or what was done to him")
    add_records(log)
    log.set_defaults(command=_log)


    code = doors.add_parser("code", help="a recovery code, told once, for somebody who keeps it elsewhere: two of them "
                                         "make a supervisor when nobody can sign in any more")
    code.add_argument("name", metavar="NAME", help="who keeps it; need not work here")
    code.add_argument("--withdraw", action="store_true", help="the one that NAME keeps does not count any more")
    add_signing(code, two=True)
    code.set_defaults(command=_code)

    recover = doors.add_parser("recover", help="make NAME a pit supervisor with a new PIN, by two recovery codes: when "
                                               "the machine's secret is lost, or the only supervisor")
    recover.add_argument("name", metavar="NAME")
    recover.add_argument("--why", type=some_words, required=True, metavar="TEXT")
    add_records(recover)
    for option, who in (("--by", "who keeps one code"), ("--second", "who keeps the other")):
        recover.add_argument(option, required=True, metavar="NAME", help=f"{who}; it is asked for")
    add_pin_file(recover)
    recover.set_defaults(command=_recover)


def _role(text: str) -> Role:
    text = text.replace("-", " ")
    if text not in set(Role):
        raise argparse.ArgumentTypeError(f"{text!r} found; one of {', '.join(Role)} was expected")
    return Role(text)


def _first(options: argparse.Namespace) -> int:
    pin = pins_of(options).new_of(options.name)
    with house_log(options.records) as log:
        person = Register(log, KeyStore.open()).first(options.name, pin, now())
    return _said(options, f"{person.name} is the first pit supervisor; add a second one soon, what takes two people "
                          "takes two, and give two people recovery codes: dealer-assist people code",
                 person=person.name)


def _add(options: argparse.Namespace) -> int:
    pins = pins_of(options)

    def act(register: Register, by: Person, second: Person | None, at: int) -> None:
        register.add(options.name, options.role, pin, at, by, second)

    pin = pins.new_of(options.name)
    signed(options, pins, act)
    return _said(options, f"{options.name} works here now, as {', '.join(options.role)}", person=options.name)


def _change(options: argparse.Namespace) -> int:
    if not options.role and not options.pin:
        raise PeopleError("nothing to change; --role or --pin was expected")
    pins = pins_of(options)
    pin = pins.new_of(options.name) if options.pin else None

    def act(register: Register, by: Person, second: Person | None, at: int) -> None:
        if pin is not None and not options.role and sameness(options.name) == sameness(by.name):
            register.change_own_pin(by, pin, at)
        else:
            register.change(options.name, at, by, second, roles=options.role or None, pin=pin)

    signed(options, pins, act)
    what = [", ".join(options.role)] * bool(options.role) + ["a new PIN"] * options.pin
    return _said(options, f"{options.name}: {'; '.join(what)} from now on", person=options.name)


def _remove(options: argparse.Namespace) -> int:
    signed(options, pins_of(options), lambda register, by, second, at: register.remove(options.name, at, by, second))
    return _said(options, f"{options.name} works here no longer; the record keeps the name", person=options.name)


def _unlock(options: argparse.Namespace) -> int:
    signed(options, pins_of(options), lambda register, by, second, at: register.unlock(options.name, at, by))
    return _said(options, f"{options.name} can sign in again", person=options.name)


def _rules(options: argparse.Namespace) -> int:
    text, file = text_of(options.file, HOUSES)
    house = load_house(text, file)

    def act(register: Register, by: Person, second: Person | None, at: int) -> None:
        both = register.two(by, second, Right.RULES, at)
        register.change_rules(both, house.game_id, file, house.text, options.why, at)

    signed(options, pins_of(options), act)
    return _said(options, f"{house.game_id} is played by {file} from now on", game=house.game_id, file=file)


def _code(options: argparse.Namespace) -> int:
    code = "" if options.withdraw else new_code()
    name = signed(options, pins_of(options), lambda register, by, second, at: register.hold_recovery(
        options.name, code, at, by, second))
    if options.withdraw:
        return _said(options, f"{name} keeps no recovery code any more", holder=name)
    return _said(options, f"{code}\nThis is the recovery code of {name}. It is not told again: let {name} keep it on "
                          "paper, away from this machine and from the other one", holder=name, code=code)


def _recover(options: argparse.Namespace) -> int:
    pins, keys = pins_of(options), KeyStore.open()
    codes = {name: pins.code_of(name) for name in (options.by, options.second)}
    pin = pins.new_of(options.name)
    keys.set_aside_if_broken(SECRET, PIN)
    with house_log(options.records) as log:
        person = Register(log, keys).recover(options.name, pin, codes, options.why, now())
    return _said(options, f"{person.name} is a pit supervisor, by a new PIN; where the machine's secret was lost, "
                          "everybody else needs a new PIN too: dealer-assist people change NAME --pin",
                 person=person.name)


def _said(options: argparse.Namespace, sentence: str, **data: Any) -> int:
    print(json.dumps(data | {"said": sentence}, ensure_ascii=False) if options.json else sentence)
    return FINE


def _list(options: argparse.Namespace) -> int:
    present, at = roll_of(house_entries(there(options.records))).present, now()
    if options.json:
        print(json.dumps([{"name": one.name, "roles": sorted(one.roles), "since": one.since,
                           "locked_until": one.locked_until(at)} for one in present], ensure_ascii=False))
        return FINE
    for line in [_line(one, at) for one in present] or ["nobody yet; the first pit supervisor: dealer-assist people "
                                                        "first NAME"]:
        print(line)
    return FINE


def _line(one: Known, at: int) -> str:
    until = one.locked_until(at)
    locked = f", locked until {moment(until)}" if until else ""
    return f"{one.name}: {', '.join(role for role in Role if role in one.roles)}, since {moment(one.since)}{locked}"


def _log(options: argparse.Namespace) -> int:
    about = None if options.about is None else sameness(options.about)
    for entry in house_entries(there(options.records)):
        if not isinstance(entry.event, HouseEvent) or (about is not None and about not in _names(entry)):
            continue
        if options.json:
            written = encode(entry.event)
            if isinstance(entry.event, PersonAdded | PersonChanged | SupervisorRecovered):
                del written["data"]["pin"]      # a hash serves nobody who reads this
            print(json.dumps({"seq": entry.seq, "at": entry.at, "by": entry.by, **written}, ensure_ascii=False))
        else:
            print(printable(f"{entry.seq:>6}  {moment(entry.at)}  {entry.by}: {told(entry.event)}"))
    return FINE


def _names(entry: Entry) -> Iterator[str]:
    yield sameness(entry.by)
    for name in ("person", "holder", "first", "second"):
        if named := getattr(entry.event, name, ""):
            yield sameness(named)


def told(event: HouseEvent) -> str:
    match event:
        case PersonAdded(name, roles, _, second):
            return f"added {name} as {', '.join(roles)}{_with(second)}"
        case PersonChanged(name, roles, pin, second):
            return f"changed {name}: {', '.join(roles)}{', a new PIN' if pin is not None else ''}{_with(second)}"
        case PersonLeft(name, second):
            return f"{name} works here no longer{_with(second)}"
        case SignedIn(_, where):
            return f"signed in ({where})"
        case SignedOut():
            return "signed out"
        case PinWrong(name, where):
            return f"a wrong PIN for {name or 'a name that nobody has'} ({where})"
        case PersonLocked(name, until):
            return f"{name or 'who is not known here'} locked until {moment(until)}"
        case PersonUnlocked(name):
            return f"unlocked {name}"
        case HoldPlaced(evidence, why):
            return f"placed a hold on {part(evidence)}: {why}"
        case HoldReleased(hold, second, why):
            return f"released the hold of entry {hold}{_with(second)}: {why}"
        case EvidenceViewed(evidence, what):
            return f"viewed {what} of {part(evidence)}"
        case Exported(evidence, file, digest, why):
            return f"exported {part(evidence)} as {file} (SHA-256 {digest}): {why}"
        case Purged(evidence, file, digest, second):
            return f"purged {file} of {evidence.folder} (SHA-256 {digest}){_with(second)}"
        case RetentionSet(film, sightings, second):
            return f"film is kept for {film} days, sightings for {sightings}, from now on{_with(second)}"
        case RecoveryHeld(holder, kept, second):
            return (f"gave {holder} a recovery code{_with(second)}" if kept else
                    f"took {holder}'s recovery code back{_with(second)}")
        case SupervisorRecovered(person, roles, _, _, second, why):
            return f"made {person} {', '.join(roles)} by recovery codes{_with(second)}: {why}"
        case RulesChanged(game, file, digest, second, why):
            return f"{game} is played by {file} (SHA-256 {digest}) from now on{_with(second)}: {why}"


def part(evidence: Evidence) -> str:
    if not evidence.first and evidence.last is None:
        return evidence.folder
    until = "its end" if evidence.last is None else moment(evidence.last)
    return f"{evidence.folder} from {moment(evidence.first) if evidence.first else 'its start'} to {until}"


def _with(second: str) -> str:
    return f", with {second}" if second else ""
