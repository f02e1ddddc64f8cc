"""Tables and their pit, over a real PostgreSQL server and a network that is really cut."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from dealer_assist.cards import Card, Rank, Suit
from dealer_assist.cli import main
from dealer_assist.exit_codes import CONFIGURATION, FINE, FOUND, INTEGRITY
from dealer_assist.keys import KeyStore
from dealer_assist.ledger.entries import AlertAcknowledged, SessionOpened
from dealer_assist.ledger.log import leaf_hash
from dealer_assist.ledger.notes import parse_checkpoint
from dealer_assist.ledger.store import Ledger, checkpoints, rows, verify
from dealer_assist.people.house import house_entries
from dealer_assist.pit.error import PitError, Refused
from dealer_assist.pit.outbox import Outbox, send
from dealer_assist.pit.schema import SCHEMA, connected, database, set_up
from dealer_assist.pit.standing import Alert
from dealer_assist.pit.tiles import tiles, witnessed
from dealer_assist.pit.witness import KEY, Memory, Witness
from dealer_assist.table.events import CardSeen, RoundClosed, RoundOpened, TableEvent
from dealer_assist.table.places import BOARD
from dealer_assist.table.settlement import Settlement
from tests.pit.conftest import Pit

pytestmark = pytest.mark.xdist_group("pit")     # one process starts the server
START = 1_700_000_000_000_000


class ATable:
    """A session's ledger that grows as a table's does. What it says is told apart by ``seed``."""

    def __init__(self, folder: Path, seed: int = 0) -> None:
        folder.mkdir(parents=True)
        self.path, self.seed, self.rounds = folder / "ledger.sqlite", seed, 0
        self.ledger = Ledger.create(self.path)
        self.at = START
        self.ledger.note(self.at, "recorder", SessionOpened(f"{seed:02x}" * 32))

    def play(self, rounds: int = 1) -> None:
        for _ in range(rounds):
            self.rounds += 1
            events: list[TableEvent] = [RoundOpened(self.rounds, ()),
                      *(CardSeen(n, BOARD, Card([*Rank][(n + self.seed) % 13], Suit.SPADES)) for n in range(1, 6)),
                      RoundClosed(self.rounds, Settlement(()))]
            for event in events:
                self.at += 4_000_000
                self.ledger.append(self.at, "camera", event)


class Stands:
    def __init__(self) -> None:
        self.alert: Alert | None = None

    def state(self) -> dict[str, object]:
        return {"game": "Blackjack", "round": 3, "waits": {"en": "Deal"}, "cameras": {"a": "ok"}, "called": False,
                "trouble": ""}

    def alerts(self) -> Iterator[Alert]:
        if self.alert:
            yield self.alert


def until(true: Callable[[], bool], told: Callable[[], object] | None = None, seconds: float = 15) -> None:
    last = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < last, f"it did not come to that: {told() if told else None}"
        time.sleep(.02)


def in_pit(pit: Pit) -> list[tuple[int, bytes]]:
    with connected(database(pit.url)) as connection:
        return [(seq, bytes(body)) for seq, body in connection.execute(
            sa.text("SELECT seq, body FROM pit.entry ORDER BY log, seq"))]


def there(pit: Pit, count: int) -> bool:
    return len(in_pit(pit)) == count


def a_witness(pit: Pit, folder: Path, said: list[str] | None = None) -> Witness:
    memory = Memory(folder / "witness.sqlite")
    return Witness(pit.url, KeyStore.open().signing_key(KEY), memory, (said if said is not None else []).append)


def ask(pit: Pit, statement: str, **values: object) -> object:
    with connected(database(pit.url)) as connection:
        return connection.execute(sa.text(statement), values)


def test_a_cut_network_loses_nothing_and_blocks_nothing(pit: Pit | None, tmp_path: Path) -> None:
    if pit is None:
        return
    table = ATable(tmp_path / "night")
    outbox = Outbox(pit.far, "Table 1", tmp_path / "night", pause=.05)
    outbox.start(Stands())
    table.play(3)
    until(lambda: len(in_pit(pit)) == 22)
    for before in (22, 92):
        pit.network.cut()
        began = time.monotonic()
        table.play(5)
        cut = time.monotonic() - began
        until(lambda: outbox.lag.entries == 35, lambda: outbox.lag)
        until(lambda: bool(outbox.lag.why) and outbox.lag.seconds > 0)
        assert len(in_pit(pit)) == before
        pit.network.heal()
        until(partial(there, pit, before + 35))
        began = time.monotonic()
        table.play(5)
        assert cut < 5 * (time.monotonic() - began) + 1, "the cut held the table up"
        until(partial(there, pit, before + 70))
    until(lambda: len(in_pit(pit)) == 22 + 140)
    table.ledger.close()
    assert outbox.close().entries == 0
    assert in_pit(pit) == list(rows(table.path))


def test_a_server_that_is_killed_and_comes_back_gets_the_rest(pit: Pit | None, tmp_path: Path) -> None:
    if pit is None:
        return
    table = ATable(tmp_path / "night")
    outbox = Outbox(pit.far, "Table 1", tmp_path / "night", pause=.05)
    outbox.start()
    table.play(2)
    until(lambda: len(in_pit(pit)) == 15)
    pit.server.stop("immediate")
    table.play(5)
    until(lambda: outbox.lag.entries == 35)
    pit.server.start()
    until(lambda: outbox.lag.entries == 0)
    table.ledger.close()
    outbox.close()
    assert in_pit(pit) == list(rows(table.path))


def test_what_is_delivered_twice_is_there_once_and_what_was_left_behind_comes_after(
        pit: Pit | None, tmp_path: Path) -> None:
    if pit is None:
        return
    one, two = ATable(tmp_path / "monday"), ATable(tmp_path / "tuesday", 1)
    one.play(3)
    two.play(3)
    for _ in range(2):
        assert send(pit.url, "Table 1", tmp_path) == {}
    with connected(database(pit.url)) as connection:        # the same rows once more, as after an answer that was lost
        for log, path in ((1, one.path), (2, two.path)):
            for seq, body in rows(path):
                connection.execute(sa.text("INSERT INTO pit.entry (log, seq, body) VALUES (:log, :seq, :body)"),
                                   {"log": log, "seq": seq, "body": body})
    assert in_pit(pit) == [*rows(one.path), *rows(two.path)]
    one.play(1)
    outbox = Outbox(pit.url, "Table 1", tmp_path / "tuesday", pause=.05)
    outbox.start()
    until(lambda: len(in_pit(pit)) == 22 + 29)
    outbox.close()


@pytest.mark.parametrize("statement", [
    "UPDATE pit.entry SET body = 'x'", "DELETE FROM pit.entry", "TRUNCATE pit.entry", "DELETE FROM pit.checkpoint",
    "UPDATE pit.cosigned SET note = ''", "DELETE FROM pit.refused", "UPDATE pit.log SET table_name = 'Table 2'",
    "DELETE FROM pit.alert",
    "INSERT INTO pit.entry (log, seq, body) SELECT log, seq, body || 'x' FROM pit.entry WHERE seq = 4",
    "INSERT INTO pit.entry (log, seq, body) SELECT log, 23, body FROM pit.entry WHERE seq = 22",
    "INSERT INTO pit.entry (log, seq, body) SELECT log, 40, body FROM pit.entry WHERE seq = 22",
    "INSERT INTO pit.checkpoint SELECT log, 99, note FROM pit.checkpoint LIMIT 1",
])
def test_the_database_takes_nothing_back_and_nothing_that_does_not_follow(
        pit: Pit | None, tmp_path: Path, statement: str) -> None:
    if pit is None:
        return
    table = ATable(tmp_path / "night")
    table.play(3)
    send(pit.url, "Table 1", tmp_path)
    with pytest.raises(Refused):
        ask(pit, statement)
    assert in_pit(pit) == list(rows(table.path))


def test_roles_can_do_what_they_need_and_no_more(pit: Pit | None, tmp_path: Path) -> None:
    if pit is None:
        return
    for role in ("one", "two", "wit"):
        ask(pit, f"CREATE ROLE {role}_{pit.name} LOGIN")
    one, two, wit = (pit.server.url(user=f"{role}_{pit.name}", database=pit.name) for role in ("one", "two", "wit"))
    set_up(pit.url, {"tables": (f"one_{pit.name}", f"two_{pit.name}"), "witness": (f"wit_{pit.name}",)})
    table = ATable(tmp_path / "a" / "night")
    table.play(2)
    assert send(one, "Table 1", tmp_path / "a") == {}
    table.play(1)
    with pytest.raises(Refused, match="written by another one"):
        send(two, "Table 1", tmp_path / "a")
    for row in ("refused (log, seq, why) VALUES (1, 1, '')", "alert (log, round, rule, entries, said) "
                "VALUES (1, 1, '', '{}', '{}')"):
        with pytest.raises(Refused, match="written by another one"), connected(database(two)) as connection:
            connection.execute(sa.text(f"INSERT INTO pit.{row}"))
    for url, refused in ((one, "INSERT INTO pit.cosigned SELECT log, size, note FROM pit.cosigned"),
                         (one, "ALTER TABLE pit.entry DISABLE TRIGGER ALL"), (one, "UPDATE pit.head SET size = 0"),
                         (wit, "INSERT INTO pit.entry (log, seq, body) VALUES (1, 1, '')")):
        with pytest.raises(PitError, match="refuses this user"), connected(database(url)) as connection:
            connection.execute(sa.text(refused))
    signing = Witness(wit, KeyStore.open().signing_key(KEY), Memory(tmp_path / "witness.sqlite"))
    assert signing.look() > 0


def test_the_witness_signs_what_it_counted_and_the_table_keeps_it(pit: Pit | None, tmp_path: Path) -> None:
    if pit is None:
        return
    table = ATable(tmp_path / "night")
    outbox = Outbox(pit.url, "Table 1", tmp_path / "night", pause=.05, keep=table.ledger.witnessed)
    outbox.start()
    table.play(4)
    until(lambda: outbox.lag.entries == 0 and len(in_pit(pit)) == 29)
    witness = a_witness(pit, tmp_path)
    key = KeyStore.open().signing_key(KEY).public
    until(lambda: witness.look() > 0)
    until(lambda: any(note.witnessed(key) for note in checkpoints(table.path)))
    table.play(1)
    until(lambda: witness.look() > 0)
    until(lambda: any(note.witnessed(key) and note.size == 36 for note in checkpoints(table.path)))
    table.ledger.close()
    outbox.close()
    assert verify(table.path).findings == ()


def rewritten(folder: Path, like: ATable) -> Path:
    """The same session by a table PC that has the key and says otherwise from its third card on."""
    path = folder / like.path.parent.name / "ledger.sqlite"
    path.parent.mkdir(parents=True)
    other = Ledger.create(path)
    for seq, entry in enumerate(like.ledger.entries, 1):
        event = entry.event
        if seq == 5 and isinstance(event, CardSeen):
            event = CardSeen(event.card, event.at, Card(Rank.ACE, Suit.HEARTS))
        other.append_all(entry.at, [(entry.by, event)])
    other.close()
    assert verify(path).findings == ()
    return path


def test_a_fork_is_refused_and_named_and_kept_as_evidence(pit: Pit | None, tmp_path: Path) -> None:
    if pit is None:
        return
    table = ATable(tmp_path / "a" / "night")
    table.play(3)
    outbox = Outbox(pit.url, "Table 1", tmp_path / "a" / "night", pause=.05)
    outbox.start(Stands())
    until(lambda: len(in_pit(pit)) == 22)
    outbox.close()
    forked = rewritten(tmp_path / "b", table)
    before = in_pit(pit)
    assert send(pit.url, "Table 1", tmp_path / "b") == {"night": "entry 5 is not what the pit has"}
    assert in_pit(pit) == before
    assert bytes(ask(pit, "SELECT offered FROM pit.refused").scalar_one()) == dict(rows(forked))[5]  # type: ignore[attr-defined]
    assert "night: refused" not in "".join(send(pit.url, "Table 1", tmp_path / "a").values())
    with connected(database(pit.url)) as connection:
        tile, = tiles(connection)
    assert "entry 5" in tile.refused
    assert main(["pit", "status", "--database", pit.url]) == INTEGRITY
    ATable(tmp_path / "d" / "night", 5)         # rewritten from its first entry on
    assert "begins with another entry" in send(pit.url, "Table 1", tmp_path / "d")["night"]


NASTY = ("[]", "5", "null", '"text"', "{}", '{"game": 5, "round": "x", "waits": [], "cameras": 7, "trouble": {"a": 1}}',
         '{"round": 1e400}', '{"round": ' + "9" * 6000 + "}", '{"cameras": {"a": [1], "b": null}, "waits": {"en": 5}}',
         '{"game": ' + "[" * 3000 + "]" * 3000 + "}", '{"game": "a\\u001b[2J\\nTable 2: fine", "called": "yes"}')


@pytest.mark.parametrize("said", NASTY)
def test_whatever_a_table_says_of_itself_the_others_are_shown(
        pit: Pit | None, tmp_path: Path, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    """By who has a table's role and means harm: in its standing, in an alert, and in an acknowledgement of it."""
    if pit is None:
        return
    for name in ("one", "two"):
        table = ATable(tmp_path / name / name, ("one", "two").index(name))
        table.play(1)
        outbox = Outbox(pit.url, name, tmp_path / name / name, pause=.05)
        outbox.start(Stands())
        until(partial(there, pit, 8 * (1 + ("one", "two").index(name))))
        outbox.close()
    table.ledger.note(10**15 * 8, "inspector", AlertAcknowledged(leaf_hash(next(rows(table.path))[1]).hex(), "two", 1,
                                                                 (3,), "GEN-DISP-1"))
    assert send(pit.url, "two", tmp_path / "two") == {}
    ask(pit, "UPDATE pit.standing SET state = CAST(:said AS jsonb) WHERE table_name = 'two'", said=said)
    ask(pit, "INSERT INTO pit.alert (log, round, rule, entries, said) VALUES (2, 1, 'GEN-DISP-1', '{3}', "
             "CAST(:said AS jsonb))", said=said)
    capsys.readouterr()
    assert main(["pit", "status", "--database", pit.url]) in (FINE, FOUND)
    lines = capsys.readouterr().out.splitlines()
    assert sum(line.startswith(("one: Blackjack, round 3", "two: ")) for line in lines) == 2
    assert all(line.isprintable() for line in lines)
    assert main(["pit", "status", "--database", pit.url, "--json"]) in (FINE, FOUND)
    assert {tile["table"]: [alert["by"] for alert in tile["alerts"]] for tile in json.loads(
        capsys.readouterr().out)} == {"one": [], "two": ["inspector"]}


@pytest.mark.parametrize("statement", [
    "INSERT INTO pit.entry (log, seq, body) SELECT log, 9, convert_to(repeat('x', 10000001), 'UTF8') FROM pit.log",
    "UPDATE pit.standing SET state = to_jsonb(repeat('x', 200000))",
    "INSERT INTO pit.alert (log, round, rule, entries, said) SELECT id, 1, '', '{}', to_jsonb(repeat('x', 200000)) "
    "FROM pit.log",
])
def test_no_table_fills_the_pits_memory(pit: Pit | None, tmp_path: Path, statement: str) -> None:
    if pit is None:
        return
    table = ATable(tmp_path / "night")
    outbox = Outbox(pit.url, "Table 1", tmp_path / "night", pause=.05)
    outbox.start(Stands())
    table.play(1)
    until(lambda: len(in_pit(pit)) == 8)
    outbox.close()
    with pytest.raises(PitError):
        ask(pit, statement)


def test_a_witness_that_writes_in_the_tables_name_spoils_no_checkpoint(pit: Pit | None, tmp_path: Path) -> None:
    """By who keeps the database: a second line in the table's name that is not true."""
    if pit is None:
        return
    table = ATable(tmp_path / "night")
    table.play(2)
    send(pit.url, "Table 1", tmp_path)
    size, note = ask(pit, "SELECT size, note FROM pit.checkpoint ORDER BY size LIMIT 1").one()  # type: ignore[attr-defined]
    false = note + note.splitlines()[-1][:-20] + "A" * 18 + "==\n"
    ask(pit, "INSERT INTO pit.cosigned VALUES (1, :size, :note)", size=size, note=false)
    outbox = Outbox(pit.url, "Table 1", tmp_path / "night", pause=.05, keep=table.ledger.witnessed)
    outbox.start()
    assert a_witness(pit, tmp_path).look() > 0
    key = KeyStore.open().signing_key(KEY).public
    until(lambda: any(one.witnessed(key) for one in checkpoints(table.path)))
    outbox.close()
    table.ledger.close()
    assert verify(table.path).findings == ()


def test_a_table_that_rewrites_its_past_is_caught_by_the_witness(pit: Pit | None, tmp_path: Path) -> None:
    """By its own copy, with the checkpoint that the witness signed; and by the witness, when the pit's copy is made to
    agree by somebody who keeps the database."""
    if pit is None:
        return
    table = ATable(tmp_path / "a" / "night")
    table.play(3)
    send(pit.url, "Table 1", tmp_path / "a")
    said: list[str] = []
    witness = a_witness(pit, tmp_path, said)
    assert witness.look() > 0
    with connected(database(pit.url)) as connection:
        kept = witnessed(connection, "Table 1", "night")
    assert kept is not None
    note = parse_checkpoint(kept)
    assert note.witnessed(KeyStore.open().signing_key(KEY).public)
    forked = rewritten(tmp_path / "b", table)
    assert verify(table.path, [note]).findings == ()
    assert "kept elsewhere" in verify(forked, [note]).findings[0].what
    for guard in ("DISABLE", "ENABLE"):
        ask(pit, f"ALTER TABLE pit.entry {guard} TRIGGER ALL")
        if guard == "DISABLE":
            for seq, body in rows(forked):
                ask(pit, "UPDATE pit.entry SET body = :body, leaf = :leaf WHERE seq = :seq", body=body, seq=seq,
                    leaf=leaf_hash(body))
    with sqlite3.connect(forked) as theirs:
        for size, text in theirs.execute("SELECT size, note FROM checkpoint"):
            ask(pit, "INSERT INTO pit.checkpoint VALUES (1, :size, :note) ON CONFLICT DO NOTHING", size=size, note=text)
    theirs.close()
    assert a_witness(pit, tmp_path, said).look() == 0       # started again: it remembers
    assert "refused" in said[-1], said
    assert ask(pit, "SELECT refused FROM pit.head").scalar_one() is True  # type: ignore[attr-defined]


def test_a_witness_goes_on_from_what_it_signed_and_counts_all_again_when_asked(
        pit: Pit | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if pit is None:
        return
    table = ATable(tmp_path / "night")
    table.play(3)
    send(pit.url, "Table 1", tmp_path)
    assert a_witness(pit, tmp_path).look() > 0
    ask(pit, "ALTER TABLE pit.entry DISABLE TRIGGER ALL")       # by the database's owner, long after it was signed
    ask(pit, "UPDATE pit.entry SET body = convert_to(replace(convert_from(body, 'UTF8'), '\"board\"', '\"house\"'), "
             "'UTF8') WHERE seq = 5")
    ask(pit, "ALTER TABLE pit.entry ENABLE TRIGGER ALL")
    table.play(1)
    send(pit.url, "Table 1", tmp_path)
    once = ["pit", "witness", "--once", "--database", pit.url, "--memory", str(tmp_path / "witness.sqlite"), "--json"]
    assert main(once) == FINE
    assert json.loads(capsys.readouterr().out)["signed"] == 1
    assert main(once) == FINE
    assert json.loads(capsys.readouterr().out)["signed"] == 0
    assert main([*once, "--recount"]) == INTEGRITY
    refused, = json.loads(capsys.readouterr().out)["refused"]
    assert "entry 6 does not follow the one before it" in refused


def test_what_the_pit_lost_of_what_was_signed_is_missed(pit: Pit | None, tmp_path: Path) -> None:
    if pit is None:
        return
    table = ATable(tmp_path / "night")
    table.play(3)
    send(pit.url, "Table 1", tmp_path)
    assert a_witness(pit, tmp_path).look() > 0
    for guard in ("DISABLE", "ENABLE"):         # an older copy of the database was put back
        ask(pit, f"ALTER TABLE pit.entry {guard} TRIGGER ALL")
        if guard == "DISABLE":
            ask(pit, "DELETE FROM pit.entry WHERE seq > 20")
            ask(pit, "UPDATE pit.head SET size = 20")
    said: list[str] = []
    assert a_witness(pit, tmp_path, said).look() == 0
    assert "entry 21 is missing in the pit: the witness signed it" in said[0]


def test_a_checkpoint_of_other_entries_is_not_signed(pit: Pit | None, tmp_path: Path) -> None:
    """The table sends the pit one past and vouches for another."""
    if pit is None:
        return
    table = ATable(tmp_path / "a" / "night")
    table.play(2)
    send(pit.url, "Table 1", tmp_path / "a")
    for note in checkpoints(rewritten(tmp_path / "b", table)):
        if note.size > 5:
            ask(pit, "INSERT INTO pit.checkpoint VALUES (1, :size, :note)", size=note.size, note=note.text)
    said: list[str] = []
    assert a_witness(pit, tmp_path, said).look() == 0
    assert "the table's past was rewritten" in said[0]


def test_alerts_stay_until_somebody_entitled_acknowledges_them(
        pit: Pit | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if pit is None:
        return
    table = ATable(tmp_path / "table" / "night")
    stands = Stands()
    stands.alert = Alert(1, "GEN-DISP-1", (3, 4), {"en": "A card lies where none was asked for."})
    outbox = Outbox(pit.url, "Table 1", tmp_path / "table" / "night", pause=.05)
    outbox.start(stands)
    table.play(5)
    until(lambda: len(in_pit(pit)) == 36)
    outbox.close()
    capsys.readouterr()
    assert main(["pit", "status", "--database", pit.url]) == FOUND
    told = capsys.readouterr().out
    assert "nobody has acknowledged it" in told
    assert "hands/h" in told
    records, pins = tmp_path / "pit", tmp_path / "pins.toml"
    records.mkdir()
    pins.write_text('inspector = "481516"\n[new]\ninspector = "481516"\n')
    pins.chmod(0o600)
    first = ["people", "first", "inspector", "--records", str(records), "--pin-file", str(pins)]
    assert main(first) == FINE, capsys.readouterr().err
    doing = ["pit", "acknowledge", "--by", "inspector", "--records", str(records), "--pin-file", str(pins)]
    assert main([*doing, "1", "--database", pit.url]) == FINE, capsys.readouterr().err
    capsys.readouterr()
    assert main(["pit", "status", "--database", pit.url, "--json"]) == FINE
    tile, = json.loads(capsys.readouterr().out)
    assert [(alert["by"], alert["at"] > START) for alert in tile["alerts"]] == [("inspector", True)]
    assert any(isinstance(entry.event, AlertAcknowledged) for entry in house_entries(records))
    assert main([*doing, "7", "--database", pit.url]) == CONFIGURATION


def test_tables_that_are_simulated_send_all_and_it_is_told_what_that_costs(
        pit: Pit | None, capsys: pytest.CaptureFixture[str]) -> None:
    if pit is None:
        return
    assert main(["pit", "load", "--database", pit.url, "--tables", "5", "--seconds", "2", "--json"]) == FINE
    told = json.loads(capsys.readouterr().out)
    assert (told["tables"], told["sent"], told["there"]) == (5, 15, 15)
    assert 0 < told["lag_median"] <= told["lag_worst"]
    assert told["cosigned"] >= 5
    assert told["cpu_tables"] > 0


def test_the_doctor_asks_it_whether_it_answers_and_takes_a_record(
        pit: Pit | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if pit is None:
        return

    def asked(url: str) -> dict[str, str]:
        main(["doctor", "--json", "--records", str(tmp_path), "--models", str(tmp_path), "--ledger", url])
        return next(one for one in json.loads(capsys.readouterr().out)["findings"] if one["check"] == "pit")

    assert asked(pit.far)["state"] == "ok"
    with connected(database(pit.url)) as owner:
        owner.execute(sa.text("CREATE ROLE onlooker LOGIN"))
        owner.execute(sa.text(f"GRANT USAGE ON SCHEMA {SCHEMA} TO onlooker"))
    refused = asked(pit.server.url(user="onlooker", database=pit.name))
    assert (refused["state"], refused["what"]) == ("fault", "its database answers, but takes no record from this user")
    assert "pit setup --tables" in refused["do"]
    pit.network.cut()
    away = asked(pit.far)
    assert away["state"] == "warning"       # the table goes on without
    assert "does not answer" in away["what"]
    assert away["do"] == "see to the network and the server"
    wrong = asked("mysql://u:secret@h/d")
    assert wrong["state"] == "fault"
    assert "secret" not in wrong["what"]
