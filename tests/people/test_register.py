"""Real logs on a disk, real hashes; every step may be a program that was just started."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.keys import FOLDER, KeyStore
from dealer_assist.ledger.entries import (
    Evidence,
    EvidenceViewed,
    Exported,
    PersonAdded,
    PersonLocked,
    PinWrong,
    RulesChanged,
    SignedIn,
    SignedOut,
    SupervisorRecovered,
)
from dealer_assist.ledger.store import read
from dealer_assist.people.house import house_entries, house_path
from dealer_assist.people.recovery import new_code
from dealer_assist.people.register import (
    SIGNED_IN_FOR,
    BadName,
    BadPin,
    LockedOut,
    NotEntitled,
    NotSignedIn,
    PeopleError,
    SecretLost,
    TakesTwo,
    WrongPin,
)
from dealer_assist.people.roles import APART, BY_TWO, ENTITLED, Person, Right, Role, weighty
from dealer_assist.people.roll import TRIES, UNKNOWN, WITHIN
from tests.people.staff import AT, HASHER, MINUTE, PINS, register, signed_in, staffed


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("staffed")
    staffed(folder)
    return folder


@pytest.fixture
def records(house: Path, tmp_path: Path) -> Path:
    return Path(copytree(house, tmp_path / "records"))


def test_the_first_supervisor_and_nobody_by_that_way_after_him(tmp_path: Path) -> None:
    with register(tmp_path, HASHER) as people:
        people.first("supervisor", PINS["supervisor"], AT)
        with pytest.raises(PeopleError, match="people add"):
            people.first("second", PINS["second"], AT)
    with register(tmp_path, HASHER) as people:
        person = signed_in(people, "supervisor")
        added, entered = people.ledger.entries[-2:]
        assert person == Person("supervisor", frozenset({Role.SUPERVISOR}), entered.seq, AT + SIGNED_IN_FOR)
        assert isinstance(added.event, PersonAdded)
        assert re.match(r"\$argon2id\$v=19\$m=65536,t=3,p=1\$", added.event.pin)    # OWASP's floor: m=19456, t=2
        assert (entered.by, entered.event) == ("supervisor", SignedIn("supervisor", "desk"))
    assert read(house_path(tmp_path)).findings == ()


def test_five_wrong_pins_lock_for_fifteen_minutes_whatever_is_restarted_meanwhile(records: Path) -> None:
    for number in range(TRIES):
        with register(records) as people, pytest.raises(LockedOut if number == TRIES - 1 else WrongPin):
            people.sign_in("inspector", "999998", AT + number * MINUTE)
    locked = AT + (TRIES - 1) * MINUTE
    for at in (locked, locked + WITHIN - 1):
        with register(records) as people, pytest.raises(LockedOut) as refused:
            signed_in(people, "inspector", at)          # the right one
        assert refused.value.until == locked + WITHIN
    with register(records) as people:
        assert signed_in(people, "dealer", locked)      # another one's
        assert signed_in(people, "inspector", locked + WITHIN)
    events = [entry.event for entry in house_entries(records)]
    assert events.count(PinWrong("inspector", "desk")) == TRIES      # while it is locked nothing is tried
    assert events.count(PersonLocked("inspector", locked + WITHIN)) == 1


def test_the_lock_holds_although_the_program_ended_before_it_said_so(records: Path) -> None:
    with register(records) as people:
        for number in range(TRIES):
            people.ledger.note(AT + number, "register", PinWrong("inspector", "desk"))
    with register(records) as people, pytest.raises(LockedOut):
        signed_in(people, "inspector", AT + MINUTE)


def test_wrong_pins_far_apart_or_before_a_right_one_do_not_add_up(records: Path) -> None:
    with register(records) as people:
        for number in range(3 * TRIES):
            with pytest.raises(WrongPin):
                people.sign_in("inspector", "999998", AT + number * WITHIN // (TRIES - 1))
        at = AT + 4 * WITHIN
        for _ in range(3):
            for _ in range(TRIES - 1):
                with pytest.raises(WrongPin):
                    people.sign_in("dealer", "999998", at)
            signed_in(people, "dealer", at)


def test_a_clock_set_back_neither_opens_the_lock_nor_closes_it_for_long(records: Path) -> None:
    with register(records) as people:
        for number in range(TRIES):
            with pytest.raises((WrongPin, LockedOut)):
                people.sign_in("inspector", "999998", AT + number)
        with pytest.raises(LockedOut):
            signed_in(people, "inspector", AT - MINUTE)
        assert signed_in(people, "inspector", AT - 2 * WITHIN)


def test_a_supervisor_unlocks_and_nobody_unlocks_himself(records: Path) -> None:
    with register(records) as people:
        for name in ("inspector", "second"):
            for _ in range(TRIES):
                with pytest.raises((WrongPin, LockedOut)):
                    people.sign_in(name, "999998", AT)
        with pytest.raises(NotEntitled):
            people.unlock("inspector", AT, signed_in(people, "dealer"))
        supervisor = signed_in(people, "supervisor")
        people.unlock("inspector", AT, supervisor)
        assert signed_in(people, "inspector")
        with pytest.raises(TakesTwo):
            people.unlock("supervisor", AT, supervisor)


def test_a_name_that_nobody_has_is_not_told_from_a_wrong_pin_and_not_kept(records: Path) -> None:
    with register(records) as people:
        with pytest.raises(WrongPin) as known:
            people.sign_in("dealer", "271828", AT)
        with pytest.raises(WrongPin) as unknown:
            people.sign_in("271828", "271828", AT)      # a PIN in the wrong field
        assert str(known.value) == str(unknown.value)
        assert people.ledger.entries[-1].event == PinWrong(UNKNOWN, "desk")
        for number in range(TRIES - 1):
            with pytest.raises((WrongPin, LockedOut)):
                people.sign_in(f"stranger {number}", "271828", AT)
        size = len(people.ledger.entries)
        with pytest.raises(LockedOut):
            people.sign_in("stranger", "271828", AT)
        assert len(people.ledger.entries) == size       # who tries names cannot fill the disk


def test_a_pin_is_nowhere_on_disk_and_worth_nothing_with_another_machines_secret(
        records: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    content = house_path(records).read_bytes()
    assert not any(pin.encode() in content for pin in PINS.values())
    with register(records) as people:
        assert signed_in(people, "dealer")
    monkeypatch.setenv(FOLDER, str(tmp_path_factory.mktemp("another machine")))
    with register(records) as people, pytest.raises(SecretLost, match="people recover"):
        signed_in(people, "dealer")
    KeyStore.open().secret("pin")               # a machine with a secret of its own
    with register(records) as people, pytest.raises(WrongPin):
        signed_in(people, "dealer")


def test_two_holders_of_codes_make_a_supervisor_when_nobody_can_sign_in(
        records: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    owner, notary = new_code(), new_code()
    with register(records) as people:
        first, second = signed_in(people, "supervisor"), signed_in(people, "second")
        with pytest.raises(TakesTwo):           # who could make a supervisor alone would need nobody
            people.hold_recovery("owner", owner, AT, first)
        for holder, code in (("owner", "0" * 25), ("owner", owner), ("notary", notary), ("dealer", "1" * 25)):
            people.hold_recovery(holder, code, AT, first, second)
        people.hold_recovery("dealer", "", AT, first, second)
        with pytest.raises(BadName, match="owner, notary"):
            people.hold_recovery("dealer", "", AT, first, second)
        people.remove("dealer", AT, first)
    content = house_path(records).read_bytes()
    assert not any(code.encode() in content for code in (owner, notary))
    monkeypatch.setenv(FOLDER, str(tmp_path_factory.mktemp("another machine")))
    with register(records) as people:
        both = {"owner": owner, "notary": notary}
        for wrong in (both | {"owner": "0" * 25}, both | {"owner": notary}, {"notary": notary, "dealer": "1" * 25},
                      {"supervisor": owner, "notary": notary}):
            with pytest.raises(WrongPin, match="recovery code"):
                people.recover("supervisor", "481516", wrong, "the disk broke", AT)
            assert isinstance(people.ledger.entries[-1].event, PinWrong)
        for alone in ({"owner": owner}, {"owner": owner, "OWNER": owner}):
            with pytest.raises(TakesTwo):
                people.recover("supervisor", "481516", alone, "the disk broke", AT)
        with pytest.raises(BadName, match="worked here before"):
            people.recover("dealer", "481516", both, "the disk broke", AT)
        with pytest.raises(BadPin):
            people.recover("supervisor", "111111", both, "the disk broke", AT)
        spoken = {"Owner": owner.lower().replace("-", " "), "notary": notary.replace("0", "o").replace("1", "l")}
        assert people.recover("supervisor", "481516", spoken, "the disk broke", AT).name == "supervisor"
        assert people.recover("newcomer", "234209", both, "second is gone", AT).roles == {Role.SUPERVISOR}
        assert isinstance(people.ledger.entries[-1].event, SupervisorRecovered)
    with register(records) as people:
        first, second = people.sign_in("supervisor", "481516", AT), people.sign_in("newcomer", "234209", AT)
        people.remove("second", AT, first, second)
        people.change("inspector", AT, first, second, pin=PINS["inspector"])
        assert signed_in(people, "inspector")
        with pytest.raises(WrongPin):
            people.sign_in("auditor", PINS["auditor"], AT)
    assert read(house_path(records)).findings == ()


def test_a_sign_in_times_out_and_every_act_prolongs_it(records: Path) -> None:
    with register(records) as people:
        inspector = signed_in(people, "inspector")
        later = people.check(inspector, Right.VIEW, AT + SIGNED_IN_FOR - 1)
        assert later.until == AT + 2 * SIGNED_IN_FOR - 1
        with pytest.raises(NotSignedIn):
            people.check(inspector, Right.VIEW, AT + SIGNED_IN_FOR)
        assert people.check(later, Right.VIEW, AT + SIGNED_IN_FOR)
        with pytest.raises(NotSignedIn):
            people.check(later, Right.VIEW, AT - 10 * SIGNED_IN_FOR)     # a clock set back
        with pytest.raises(NotSignedIn):
            people.check(Person("inspector", frozenset({Role.INSPECTOR})), Right.VIEW, AT)
        people.sign_out(later, AT)
        assert people.ledger.entries[-1].event == SignedOut("inspector", later.sign_in)
        with pytest.raises(NotSignedIn):
            people.check(later, Right.VIEW, AT)


def test_what_was_taken_from_somebody_holds_at_once(records: Path) -> None:
    with register(records) as people:
        inspector, first, second = (signed_in(people, name) for name in ("inspector", "supervisor", "second"))
        people.change("inspector", AT, first, second, roles=[Role.DEALER])
        with pytest.raises(NotEntitled):
            people.check(inspector, Right.DECIDE, AT)
        people.change("inspector", AT, first, second, roles=[Role.INSPECTOR], pin="987123")
        with pytest.raises(NotSignedIn):
            people.check(inspector, Right.DECIDE, AT)
        with pytest.raises(WrongPin):
            signed_in(people, "inspector")
        inspector = people.sign_in("inspector", "987123", AT)
        people.remove("inspector", AT, first, second)
        with pytest.raises(NotSignedIn):
            people.check(inspector, Right.DECIDE, AT)
        with pytest.raises(WrongPin):
            people.sign_in("inspector", "987123", AT)
        with pytest.raises(BadName, match="worked here before"):
            people.add("Inspector", [Role.DEALER], "987123", AT, first, second)


def test_everybody_changes_his_own_pin(records: Path) -> None:
    with register(records) as people:
        people.change_own_pin(signed_in(people, "dealer"), "987123", AT)
        assert people.sign_in("dealer", "987123", AT)
        with pytest.raises(WrongPin):
            signed_in(people, "dealer")


@pytest.mark.parametrize("right", sorted(BY_TWO))
def test_two_different_people_are_two_names_both_signed_in_and_both_entitled(records: Path, right: Right) -> None:
    names = [name for name in PINS if Person(name, frozenset(
        {Role.SUPERVISOR if name in ("supervisor", "second") else Role(name)})).may(right)]
    with register(records) as people:
        first, second = (signed_in(people, name) for name in names[:2])
        both = people.two(first, second, right, AT)
        assert (both.first.name, both.second.name, both.right) == (*names[:2], right)
        with pytest.raises(TakesTwo):
            people.check(first, right, AT)
        with pytest.raises(TakesTwo):
            people.two(first, None, right, AT)
        with pytest.raises(TakesTwo):
            people.two(first, first, right, AT)
        with pytest.raises(TakesTwo):
            people.two(first, signed_in(people, names[0]), right, AT)       # the same one, twice
        with pytest.raises(NotEntitled):
            people.two(first, signed_in(people, "auditor"), right, AT)
        with pytest.raises(NotSignedIn):
            people.two(first, second, right, AT + SIGNED_IN_FOR)


def test_nobody_makes_his_own_second_person(records: Path) -> None:
    with register(records) as people:
        first, second = signed_in(people, "supervisor"), signed_in(people, "second")
        for roles in ([Role.SUPERVISOR], [Role.INSPECTOR], [Role.TECHNICIAN], [Role.DEALER, Role.SURVEILLANCE]):
            with pytest.raises(TakesTwo):
                people.add("made up", roles, "987123", AT, first)
        for name in ("second", "inspector"):
            with pytest.raises(TakesTwo):
                people.change(name, AT, first, pin="987123")
        with pytest.raises(TakesTwo):
            people.remove("second", AT, first)
        people.add("dealer 2", [Role.DEALER], "987123", AT, first)
        people.remove("second", AT, first, second)
        people.add("another", [Role.INSPECTOR], "987123", AT, first)     # one alone, in a house that has one


def test_the_last_supervisor_stays(tmp_path: Path) -> None:
    with register(tmp_path) as people:
        people.first("supervisor", PINS["supervisor"], AT)
        supervisor = signed_in(people, "supervisor")
        with pytest.raises(PeopleError, match="only pit supervisor"):
            people.remove("supervisor", AT, supervisor)
        with pytest.raises(PeopleError, match="only pit supervisor"):
            people.change("supervisor", AT, supervisor, roles=[Role.DEALER])


@pytest.mark.parametrize("roles", [[], sorted(APART), list(Role)])
def test_roles_that_nobody_has_together(records: Path, roles: list[Role]) -> None:
    with register(records) as people:
        first, second = signed_in(people, "supervisor"), signed_in(people, "second")
        with pytest.raises(PeopleError):
            people.add("dealer 2", roles, "987123", AT, first, second)
        with pytest.raises(PeopleError):
            people.change("technician", AT, first, second, roles=roles)


@pytest.mark.parametrize("pin", ["", "12345", "1" * 6, "123456", "987654321", "1" * 13, "12a456", "１２３５６７",
                                 "271828\n"])
def test_pins_that_are_none(records: Path, pin: str) -> None:
    with register(records) as people, pytest.raises(BadPin):
        people.add("dealer 2", [Role.DEALER], pin, AT, signed_in(people, "supervisor"))


@pytest.mark.parametrize("name", ["", " ", "a" * 61, "two  spaces", "tab\tkey", "\u202eturned", "\ud800", "camera",
                                  "DEALER", "ｄealer", "cafe\u0301"])
def test_names_that_are_none(records: Path, name: str) -> None:
    with register(records) as people, pytest.raises(BadName):
        people.add(name, [Role.DEALER], "987123", AT, signed_in(people, "supervisor"))


def test_who_saw_what_and_what_went_out_is_an_entry(records: Path) -> None:
    evidence = Evidence("ab" * 32, "demo", 3, 9)
    with register(records) as people:
        people.viewed(signed_in(people, "inspector"), evidence, "round 7", AT)
        people.exported(signed_in(people, "auditor"), evidence, "round 7.zip", "cd" * 32, "asked for", AT)
        assert [(entry.by, entry.event) for entry in people.ledger.entries
                if isinstance(entry.event, EvidenceViewed | Exported)] == [
            ("inspector", EvidenceViewed(evidence, "round 7")),
            ("auditor", Exported(evidence, "round 7.zip", "cd" * 32, "asked for"))]
        for name in ("dealer", "technician"):
            with pytest.raises(NotEntitled):
                people.viewed(signed_in(people, name), evidence, "film", AT)


def test_the_houses_rules_change_by_two(records: Path) -> None:
    with register(records) as people:
        both = people.two(signed_in(people, "supervisor"), signed_in(people, "second"), Right.RULES, AT)
        people.change_rules(both, "blackjack", "house.toml", "text", "new odds", AT)
        event = people.ledger.entries[-1].event
        assert isinstance(event, RulesChanged)
        assert (event.game, event.second, event.digest[:8]) == ("blackjack", "second", "982d9e3e")


def test_the_table_of_rights() -> None:
    assert set(ENTITLED) == set(Right)
    results = {Right.AMEND, Right.DECIDE, Right.OVERRIDE, Right.RULES, Right.RELEASE, Right.PURGE}
    of = {role: {right for right in Right if role in ENTITLED[right]} for role in Role}
    assert not of[Role.TECHNICIAN] & results                # cannot touch results
    assert of[Role.AUDITOR] == {Right.VIEW, Right.VERIFY, Right.EXPORT, Right.STAFF}
    assert of[Role.SURVEILLANCE] >= {Right.VIEW, Right.HOLD}
    assert not weighty([Role.DEALER, Role.AUDITOR])
    assert {Right.OVERRIDE, Right.RULES, Right.RELEASE, Right.PURGE} <= BY_TWO


def test_two_programs_that_try_pins_at_the_same_time_are_counted_together(records: Path) -> None:
    """The fifth wrong one locks, whichever program it came through."""
    trying = ("import sys\nfrom pathlib import Path\nfrom tests.people.staff import *\n"
              "from dealer_assist.people.register import LockedOut, WrongPin\n"
              "for n in range(4):\n"
              "    with register(Path(sys.argv[1])) as people:\n"
              "        try: people.sign_in('inspector', '999998', AT)\n"
              "        except WrongPin: print('wrong')\n"
              "        except LockedOut: print('locked')\n")
    running = [subprocess.Popen([sys.executable, "-c", trying, str(records)], stdout=subprocess.PIPE, text=True,
                                env=dict(os.environ)) for _ in range(2)]
    said = [line for one in running for line in one.communicate(timeout=60)[0].split()]
    assert [one.returncode for one in running] == [0, 0]
    assert sorted(said) == ["locked"] * 4 + ["wrong"] * 4
    assert sum(entry.event == PinWrong("inspector", "desk") for entry in house_entries(records)) == TRIES


@settings(max_examples=12, deadline=None)
@given(st.lists(st.tuples(st.booleans(), st.integers(0, 400)), max_size=30))
def test_whatever_is_tried_when_a_sign_in_succeeds_only_without_five_wrong_ones_before_it(
        tmp_path_factory: pytest.TempPathFactory, tries: list[tuple[bool, int]]) -> None:
    """Against a count kept by hand; with seconds between the tries."""
    records = tmp_path_factory.mktemp("house")
    with register(records) as people:
        people.first("supervisor", PINS["supervisor"], AT)
    at, wrong, locked = AT, list[int](), -WITHIN
    with register(records) as people:
        for right, seconds in tries:
            at += seconds * 1_000_000
            try:
                people.sign_in("supervisor", PINS["supervisor"] if right else "999998", at)
                said = "in"
            except LockedOut:
                said = "locked"
            except WrongPin:
                said = "wrong"
            if at - locked < WITHIN:
                assert said == "locked"
                continue
            if right:
                assert said == "in"
                wrong = []
                continue
            wrong = [one for one in wrong if at - one < WITHIN] + [at]
            assert said == ("locked" if len(wrong) == TRIES else "wrong")
            if len(wrong) == TRIES:
                wrong, locked = [], at
