"""What is kept, and what goes: real logs, real files, whole sessions; the time is handed in."""

from __future__ import annotations

import json
from hashlib import sha256
from itertools import count
from pathlib import Path
from shutil import copytree

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from dealer_assist.cli import main
from dealer_assist.exit_codes import CONFIGURATION, FINE, INTEGRITY
from dealer_assist.keeping.holds import DAY, keeping_of
from dealer_assist.keeping.purging import KeepingError, place_hold, plan, purge, release_hold, set_days
from dealer_assist.ledger.entries import (
    DisputeOpened,
    Evidence,
    Purged,
    SegmentClosed,
    SessionClosed,
    SessionOpened,
)
from dealer_assist.ledger.store import Ledger, read
from dealer_assist.people.house import house_entries, house_path
from dealer_assist.people.register import NotEntitled, Register, TakesTwo
from dealer_assist.people.roles import FourEyes, Right
from dealer_assist.sessions.replay import replay
from tests.people.staff import PINS, register, signed_in, staffed
from tests.sessions.played import START, played

HOUR = 3_600_000_000
THEN = 1_600_000_000_000_000        # long past its days, whatever today is


def session(records: Path, name: str, began: int = THEN, hours: int = 3) -> str:
    """A closed session with a piece of film and of sightings for every hour. Gives its name in the house's log."""
    folder = records / name
    (folder / "film").mkdir(parents=True)
    (folder / "sightings").mkdir()
    log = Ledger.create(folder / "ledger.sqlite")
    log.note(began, "recorder", SessionOpened(sha256(name.encode()).hexdigest()))
    for hour in range(hours):
        first, last = began + hour * HOUR, began + (hour + 1) * HOUR - 1
        files = {f"film/{hour + 1:04}.mp4": b"film", f"film/{hour + 1:04}.jsonl": b"times",
                 f"sightings/{hour + 1:04}.jsonl": b"seen"}
        digests = []
        for file, content in files.items():
            content += f" {name} {hour}".encode()
            (folder / file).write_bytes(content)
            digests.append(sha256(content).hexdigest())
        film, times, seen = digests
        log.note(last, "recorder", SegmentClosed(f"film/{hour + 1:04}.mp4", film, 9, first, last, "table 4", times))
        log.note(last, "recorder", SegmentClosed(f"sightings/{hour + 1:04}.jsonl", seen, 9, first, last))
    log.note(began + hours * HOUR, "recorder", SessionClosed(9 * hours))
    log.close()
    return read(folder / "ledger.sqlite").first.hex()


def files(records: Path) -> set[str]:
    kinds = "film*/*", "sightings*/*", "film*.*", "sightings.*", "frames*.*"
    found = (path for kind in kinds for path in records.glob(f"*/{kind}") if path.is_file())
    return {path.relative_to(records).as_posix() for path in found}


def purged(records: Path, at: int) -> set[str]:
    with register(records) as people:
        both = people.two(signed_in(people, "supervisor", at), signed_in(people, "second", at), Right.PURGE, at)
        return {f"{one.evidence.folder}/{one.file}" for one in purge(people, both, records, at)}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("staffed")
    staffed(folder)
    return folder


@pytest.fixture
def records(house: Path, tmp_path: Path) -> Path:
    return Path(copytree(house, tmp_path / "records"))


def test_film_goes_after_thirty_days_sightings_after_ninety_and_the_ledger_never(records: Path) -> None:
    session(records, "demo")
    end = THEN + 3 * HOUR - 1
    assert purged(records, end + 30 * DAY - HOUR - 1) == {"demo/film/0001.mp4", "demo/film/0001.jsonl"}
    assert purged(records, end + 30 * DAY) == {f"demo/film/000{n}{kind}" for n in (2, 3) for kind in (".mp4", ".jsonl")}
    assert purged(records, end + 90 * DAY - 1) == {"demo/sightings/0001.jsonl", "demo/sightings/0002.jsonl"}
    assert purged(records, end + 10_000 * DAY) == {"demo/sightings/0003.jsonl"}
    assert files(records) == set()
    assert read(records / "demo" / "ledger.sqlite").findings == ()


def test_a_purge_leaves_the_digests_and_who_did_it(records: Path) -> None:
    name = session(records, "demo", hours=1)
    digest = sha256((records / "demo" / "film" / "0001.mp4").read_bytes()).hexdigest()
    purged(records, THEN + 31 * DAY)
    entry = next(entry for entry in house_entries(records) if isinstance(entry.event, Purged))
    assert (entry.by, entry.event) == ("supervisor", Purged(
        Evidence(name, "demo", THEN, THEN + HOUR - 1), "film/0001.mp4", digest, "second"))


def test_a_hold_keeps_what_it_covers_and_nothing_else(records: Path) -> None:
    name = session(records, "demo")
    session(records, "other", THEN + 1)
    at = THEN + 1000 * DAY
    with register(records) as people:
        hour = Evidence(name, "demo", THEN + HOUR, THEN + HOUR)
        place_hold(people, signed_in(people, "inspector", at), hour, "police", at)
    assert files(records) - purged(records, at) == {
        "demo/film/0002.mp4", "demo/film/0002.jsonl", "demo/sightings/0002.jsonl"} == files(records)
    looked = plan(records, house_entries(records), at)
    assert looked.goes == ()
    assert [hold.why for _, hold in looked.held] == ["police"] * 3


def test_a_hold_is_released_by_two_and_only_then_a_purge_passes(records: Path) -> None:
    name = session(records, "demo", hours=1)
    at = THEN + 1000 * DAY
    with register(records) as people:
        number = place_hold(people, signed_in(people, "inspector", at), Evidence(name, "demo"), "police", at)
    assert purged(records, at) == set()
    with register(records) as people:
        first, second, inspector = (signed_in(people, who, at) for who in ("supervisor", "second", "inspector"))
        for other in (first, None):
            with pytest.raises(TakesTwo):
                people.two(first, other, Right.RELEASE, at)
        with pytest.raises(NotEntitled):
            people.two(first, inspector, Right.RELEASE, at)
        both = people.two(first, second, Right.RELEASE, at)
        with pytest.raises(KeepingError, match=f"holds that stand: {number}"):
            release_hold(people, both, number + 1, "over", at)
        with pytest.raises(KeepingError, match="some words"):
            release_hold(people, both, number, " ", at)
        release_hold(people, both, number, "over", at)
    assert len(purged(records, at)) == 3


def test_what_a_dispute_rests_on_is_never_released(records: Path) -> None:
    name = session(records, "demo", hours=2)
    other = session(records, "other", THEN + 1, hours=1)
    at = THEN + 1000 * DAY
    with register(records) as people:
        inspector = signed_in(people, "inspector", at)
        number = place_hold(people, inspector, Evidence(name, "demo", THEN, THEN + 1), "dispute 1", at)
        people.ledger.note(at, "inspector", DisputeOpened(1, name, "demo", 7, (3,), 2, "payout", "paid too little"))
        # ... and one that was opened without a hold keeps all of its session.
        people.ledger.note(at, "inspector", DisputeOpened(2, other, "other", 7, (3,), 2, "payout", "paid too little"))
        both = people.two(signed_in(people, "supervisor", at), signed_in(people, "second", at), Right.RELEASE, at)
        with pytest.raises(KeepingError, match="dispute 1, which is never purged"):
            release_hold(people, both, number, "over", at)
    assert purged(records, at) == {"demo/film/0002.mp4", "demo/film/0002.jsonl", "demo/sightings/0002.jsonl"}


def test_days_are_set_by_two_and_hold_from_then_on(records: Path) -> None:
    session(records, "demo", hours=1)
    at = THEN + 50 * DAY
    with register(records) as people:
        both = people.two(signed_in(people, "supervisor", at), signed_in(people, "second", at), Right.RETENTION, at)
        with pytest.raises(KeepingError):
            set_days(people, both, 0, 90, at)
        set_days(people, both, 60, 40, at)
    assert purged(records, at) == {"demo/sightings/0001.jsonl"}


def test_a_file_that_was_changed_or_a_session_whose_log_was_changed_is_not_purged(records: Path) -> None:
    session(records, "demo", hours=1)
    session(records, "other", THEN + 1, hours=1)
    (records / "demo" / "film" / "0001.mp4").write_bytes(b"another film")
    log = records / "other" / "ledger.sqlite"
    log.write_bytes(log.read_bytes().replace(b"recorder", b"recordes"))
    looked = plan(records, house_entries(records), THEN + 1000 * DAY)
    assert {one.file for one in looked.goes} == {"film/0001.jsonl", "sightings/0001.jsonl"}
    assert len(looked.doubtful) == 2
    assert "0001.mp4: was changed" in looked.doubtful[0]
    assert "nothing of a session whose log was changed is purged" in looked.doubtful[1]


@pytest.mark.parametrize("file", ["../outside.mp4", "/etc/passwd", "film/../../outside.mp4", "C:/outside.mp4",
                                  "..\\outside.mp4", ""])
def test_a_log_that_names_files_elsewhere_takes_nothing_away(records: Path, file: str) -> None:
    outside = records / "outside.mp4"
    outside.write_bytes(b"film")
    (records / "demo").mkdir()
    log = Ledger.create(records / "demo" / "ledger.sqlite")
    log.note(THEN, "recorder", SessionOpened("ab"))
    log.note(THEN, "recorder", SegmentClosed(file, sha256(b"film").hexdigest(), 1, THEN, THEN, "table 4"))
    log.close()
    looked = plan(records, house_entries(records), THEN + 1000 * DAY)
    assert looked.goes == ()
    assert "a file within the session's folder was expected" in looked.doubtful[0]
    assert purged(records, THEN + 1000 * DAY) == set()
    assert outside.exists()


def test_a_folder_that_leads_elsewhere_is_left_alone(records: Path, tmp_path: Path) -> None:
    session(records, "demo", hours=1)
    (records / "demo" / "film").rename(tmp_path / "film")
    (records / "demo" / "film").symlink_to(tmp_path / "film")
    looked = plan(records, house_entries(records), THEN + 1000 * DAY)
    assert looked.goes == ()
    assert "leads out of the session's folder" in looked.doubtful[0]


def test_a_file_that_cannot_be_removed_is_said_to_go_and_goes_the_next_time(records: Path) -> None:
    """The same as a purge that was cut off between its entry and the file."""
    name = session(records, "demo", hours=1)
    at = THEN + 31 * DAY
    film = records / "demo" / "film" / "0001.mp4"
    with register(records) as people:
        people.ledger.note(at, "supervisor", Purged(
            Evidence(name, "demo"), "film/0001.mp4", sha256(film.read_bytes()).hexdigest(), "second"))
    assert film.exists()
    assert "demo/film/0001.mp4" in purged(records, at)
    assert not film.exists()


def test_a_session_that_is_written_just_now_loses_only_whole_pieces(records: Path) -> None:
    session(records, "demo", hours=1)
    open_piece = records / "demo" / "film" / "0002.mp4"
    open_piece.write_bytes(b"half a film")
    log = Ledger.open(records / "demo" / "ledger.sqlite")
    assert len(purged(records, THEN + 1000 * DAY)) == 3
    assert open_piece.exists()
    log.close()         # cut off: nobody ever closes that piece
    assert purged(records, THEN + 1000 * DAY) == {"demo/film/0002.mp4"}


def test_a_real_session_says_purged_and_by_whom_instead_of_missing(house: Path, tmp_path: Path) -> None:
    records = Path(copytree(house, tmp_path / "records"))
    played(records / "demo")
    said: list[str] = []
    before = files(records)
    assert len(before) >= 3
    assert purged(records, START + 31 * DAY) == {file for file in before if "sightings" not in file}
    assert replay(records / "demo", said.append, check=True) == FINE
    assert sum("purged on" in line and "by supervisor and second" in line for line in said) == len(before) - 1
    assert purged(records, START + 91 * DAY) == {file for file in before if "sightings" in file}
    assert replay(records / "demo", said.append, check=True) == FINE
    assert replay(Path(copytree(records / "demo", tmp_path / "alone")), said.append, check=True) == INTEGRITY


def door(capsys: pytest.CaptureFixture[str], records: Path, *arguments: str) -> tuple[int, str, str]:
    code = main(["ledger", *arguments, "--records", str(records)])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_the_doors(records: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With the hashes that the program makes, at today's time."""
    pins = tmp_path / "pins.toml"
    pins.write_text("".join(f'"{name}" = "{pin}"\n' for name, pin in PINS.items()), encoding="utf-8")
    pins.chmod(0o600)
    two = ("--by", "supervisor", "--second", "second", "--pin-file", str(pins))
    session(records, "demo", hours=2)
    demo = str(records / "demo")

    assert door(capsys, records, "hold", "list") == (FINE, "no hold stands\n", "")
    for looking in (("hold", "list"), ("purge",), ("retention",)):
        code, _, error = door(capsys, records / "nowhere", *looking)
        assert (code, "no such folder" in error) == (CONFIGURATION, True)
    place = ("hold", "place", demo, "--why", "police", "--by", "inspector", "--pin-file", str(pins))
    code, _, error = door(capsys, records, *place, "--to", "2020-01-31T20:15:00")
    assert (code, "nothing was recorded then; a time from 2020-09-13 " in error) == (CONFIGURATION, True)
    assert main(["ledger", *place, "--json"]) == FINE       # the house in whose folder the session lies
    number = json.loads(capsys.readouterr().out)["hold"]
    assert door(capsys, records, "hold", "release", str(number), "--why", "over", *two)[0] == FINE
    code, out, _ = door(capsys, records, "hold", "place", demo, "--to", "2020-09-13T12:30:00", "--why", "police",
                        "--by", "inspector", "--pin-file", str(pins), "--json")
    number = json.loads(out)["hold"]
    assert code == FINE
    assert f"hold {number}, police, by inspector on " in door(capsys, records, "hold", "list")[1]
    code, out, _ = door(capsys, records, "purge", "--json")
    assert code == FINE
    told = json.loads(out)
    assert [one["file"] for one in told["goes"]] == ["film/0002.mp4", "film/0002.jsonl", "sightings/0002.jsonl"]
    assert {one["hold"] for one in told["held"]} == {number}

    before = files(records)
    assert door(capsys, records, "purge", "--yes")[0] == CONFIGURATION
    for second in ("supervisor", "inspector"):
        assert door(capsys, records, "purge", "--yes", "--by", "supervisor", "--second", second,
                    "--pin-file", str(pins))[0] == CONFIGURATION
    assert files(records) == before
    code, out, _ = door(capsys, records, "purge", "--yes", *two)
    assert (code, out.splitlines()[-1]) == (FINE, "3 files removed; their digests stay in the record")
    assert len(files(records)) == 3

    release = ("hold", "release", str(number), "--why", "over")
    assert door(capsys, records, *release, *two[:2], *two[4:])[0] == CONFIGURATION
    assert door(capsys, records, *release, *two)[0] == FINE
    assert len(json.loads(door(capsys, records, "purge", "--yes", *two, "--json")[1])["purged"]) == 3
    assert door(capsys, records, "retention", "--film", "45", *two, "--json")[1] == '{"film": 45, "sightings": 90}\n'
    assert "film: 45 days" in door(capsys, records, "retention")[1]
    assert read(house_path(records)).findings == ()


class Keepers(RuleBasedStateMachine):
    """Holds placed and released, days set and purges made in any order: what is held is there."""

    folders = count()

    def __init__(self) -> None:
        super().__init__()
        self.holds: dict[int, Evidence] = {}
        self.disputes = 0
        self.at = THEN

    @initialize(base=st.just(None))
    def begin(self, base: None) -> None:
        self.records = TEMPORARY[0] / str(next(self.folders))
        copytree(TEMPORARY[0] / "house", self.records)
        self.names = {folder: session(self.records, folder, THEN + offset * DAY, hours=2)
                      for folder, offset in (("demo", 0), ("demo-2", 20))}
        self.context = register(self.records)
        self.people: Register = self.context.__enter__()
        self.spans = {f"{folder}/{path}/000{hour + 1}{kind}": (folder, THEN + offset * DAY + hour * HOUR)
                      for folder, offset in (("demo", 0), ("demo-2", 20)) for hour in range(2)
                      for path, kind in (("film", ".mp4"), ("film", ".jsonl"), ("sightings", ".jsonl"))}
        self.there = set(self.spans)

    def both(self, right: Right) -> FourEyes:
        return self.people.two(signed_in(self.people, "supervisor", self.at), signed_in(self.people, "second", self.at),
                               right, self.at)

    @rule(folder=st.sampled_from(["demo", "demo-2"]), hour=st.sampled_from([None, 0, 1]), dispute=st.booleans())
    def hold(self, folder: str, hour: int | None, dispute: bool) -> None:
        began = THEN + (20 * DAY if folder == "demo-2" else 0)
        evidence = (Evidence(self.names[folder], folder) if hour is None else
                    Evidence(self.names[folder], folder, began + hour * HOUR, began + hour * HOUR + 1))
        person = signed_in(self.people, "inspector", self.at)
        number = place_hold(self.people, person, evidence, "asked for", self.at)
        self.holds[number] = evidence
        if dispute:
            self.disputes += 1
            self.people.ledger.note(self.at, person.name, DisputeOpened(
                self.disputes, self.names[folder], folder, 1, (), 1, "payout", "claim"))
            self.holds[-number] = self.holds.pop(number)

    @precondition(lambda self: self.holds)
    @rule(data=st.data())
    def release(self, data: st.DataObject) -> None:
        number = data.draw(st.sampled_from(sorted(self.holds)))
        if number < 0:
            with pytest.raises(KeepingError):
                release_hold(self.people, self.both(Right.RELEASE), -number, "over", self.at)
            return
        release_hold(self.people, self.both(Right.RELEASE), number, "over", self.at)
        del self.holds[number]

    @rule(days=st.integers(1, 60))
    def wait(self, days: int) -> None:
        self.at += days * DAY

    @rule(film=st.integers(1, 60), sightings=st.integers(1, 60))
    def days(self, film: int, sightings: int) -> None:
        set_days(self.people, self.both(Right.RETENTION), film, sightings, self.at)

    @rule()
    def purge(self) -> None:
        keeping = keeping_of(self.people.ledger.entries)
        gone = {f"{one.evidence.folder}/{one.file}"
                for one in purge(self.people, self.both(Right.PURGE), self.records, self.at)}
        assert not any(self.held(file) for file in gone)
        assert gone == {file for file in self.there if not self.held(file) and self.at - self.spans[file][1] - HOUR + 1
                        >= keeping.days["film" if "/film/" in file else "sightings"] * DAY}
        self.there -= gone

    def held(self, file: str) -> bool:
        folder, first = self.spans[file]
        return any(hold.folder == folder and hold.first < first + HOUR and (hold.last is None or hold.last >= first)
                   for hold in self.holds.values())

    @invariant()
    def what_is_not_purged_is_there(self) -> None:
        if hasattr(self, "there"):
            assert files(self.records) == self.there

    def teardown(self) -> None:
        if hasattr(self, "context"):
            self.context.__exit__(None, None, None)


TEMPORARY: list[Path] = []


def test_no_sequence_of_purges_holds_and_releases_removes_a_held_file(house: Path, tmp_path: Path) -> None:
    copytree(house, tmp_path / "house")
    TEMPORARY[:] = [tmp_path]
    run_state_machine_as_test(Keepers, settings=settings(max_examples=5, stateful_step_count=12, deadline=None))
