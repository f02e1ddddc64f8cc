"""A dispute leaves the house as one file; whoever gets it checks it alone, by ``verify.py`` in a bare interpreter."""

from __future__ import annotations

import csv
import io
import json
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZIP_LZMA, ZipFile

import av
import cv2
import numpy as np
import pytest

from dealer_assist import phh
from dealer_assist.cli import main
from dealer_assist.evidence.dispute_file import LONGEST, Stage, Wanted
from dealer_assist.evidence.exporting import export
from dealer_assist.evidence.pictures import Masks, Rectangle
from dealer_assist.inspector.acts import Acts, Signature
from dealer_assist.inspector.records import Records, open_record
from dealer_assist.inspector.refusals import NotDone
from dealer_assist.keys import FOLDER, KeyStore
from dealer_assist.ledger.entries import Exported, SegmentClosed
from dealer_assist.ledger.store import RECORD, read
from dealer_assist.ledger.zipped import NotAnExport, unpack
from dealer_assist.people.house import house_entries
from dealer_assist.sessions.footage import Footage
from dealer_assist.table.places import HOUSE
from dealer_assist.vision.felt import Plane
from tests.evidence.archived import faults
from tests.inspector.sessions import PINS, TEN, people, sat
from tests.inspector.test_disputes_at_desk import telling_round
from tests.sessions import played

pytestmark = pytest.mark.xdist_group("evidence")     # ten sessions are made once


def now() -> int:
    return time.time_ns() // 1000


@pytest.fixture(scope="module")
def keys(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("keys"))


@pytest.fixture(autouse=True)
def with_keys(keys: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, keys)


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory, keys: str) -> Path:
    """Of each of the ten games a session with a dispute: upheld, split, void, rejected, or still open."""
    patch = pytest.MonkeyPatch()
    patch.setenv(FOLDER, keys)
    folder = tmp_path_factory.mktemp("house") / "records"
    store = people(folder)
    acts = Acts(folder, store)
    by, second = (Signature(name, PINS[name]) for name in ("inspector", "supervisor"))
    for number, name in enumerate(TEN, 1):
        sat(folder / name, name, rounds=2, seed=number)
        disputed(acts, folder / name, number, telling_round(folder / name, by_card=False)[0], by, second)
    pins = folder.parent / "pins.toml"
    pins.write_text("".join(f'{name} = "{pin}"\n' for name, pin in PINS.items()), encoding="utf-8")
    pins.chmod(0o600)
    (folder.parent / "house.keys").write_text(store.signing_key(RECORD).public.text + "\n", encoding="utf-8")
    patch.undo()
    return folder


def disputed(acts: Acts, folder: Path, number: int, round_number: int, by: Signature, second: Signature) -> None:
    hand = open_record(folder).record.hand(round_number)
    assert hand is not None
    person = acts.sign_in(by, now())
    assert acts.open_dispute(person, hand, hand.record.layout.seats[0], "payout", f"claim {number}: <b>أنا ربحت</b>",
                             now()) == number
    acts.note(person, number, "player", "it was a king", now())
    acts.sign_out(person, now())
    verdict = ("split", "void", "rejected", "")[number % 4]
    assert hand.closed is not None
    party = next(line.party for line in hand.closed.paid.lines if line.party != HOUSE)
    if verdict:
        acts.decide(folder, hand, number, verdict, {party: 500} if verdict == "split" else {}, "goodwill",
                    "as the film shows it", by, None if verdict == "rejected" else second, now())


def exported(records: Path, number: int, to: Path, *more: str) -> Path:
    """Unpacked by the system's own means, not by ours."""
    file = to / f"{number}.zip"
    assert main(["dispute", "export", str(number), "--to", str(file), "--records", str(records), "--by", "inspector",
                 "--pin-file", str(records.parent / "pins.toml"), *more]) == 0
    with ZipFile(file) as archive:
        archive.extractall(to)
    return to / str(number)


def alone(out: Path, records: Path, *, key: bool = True) -> tuple[int, str]:
    """By another Python process that knows nothing of the program."""
    keys = ["--key", str(records.parent / "house.keys")] if key else []
    run = subprocess.run([sys.executable, "-I", "-S", str(out / "verify.py"), ".", *keys], capture_output=True,
                         text=True, cwd=out, check=False, encoding="utf-8")
    assert "Traceback" not in run.stderr
    return run.returncode, run.stdout + run.stderr


@pytest.mark.parametrize("number", range(1, 11))
def test_a_dispute_of_each_game_is_exported_and_accepted(records: Path, tmp_path: Path, number: int) -> None:
    out = exported(records, number, tmp_path)
    code, text = alone(out, records)
    assert (code, text.endswith("Checked: nothing is wrong.\n")) == (0, True), text
    told = json.loads((out / "dispute.json").read_text(encoding="utf-8"))
    assert told["number"] == number
    entries = [json.loads(line) for line in (out / "house" / "entries.jsonl").read_bytes().splitlines()]
    kinds = {entry["kind"] for entry in entries}
    assert {"dispute.opened", "dispute.noted", "hold.placed"} <= kinds
    assert ("dispute.decided" in kinds) is (told["decision"] is not None)
    assert not {kind for kind in kinds if kind.startswith("person.")}, "the hash of a PIN never leaves the house"
    sealed = [json.loads(line) for line in (out / "session" / "entries.jsonl").read_bytes().splitlines()]
    assert {entry["seq"] for entry in sealed} >= {*told["entries"]}
    assert "round.closed" in {entry["kind"] for entry in sealed}
    assert (out / "rules" / "house.toml").read_bytes() == (
        json.loads((out / "files" / "header.json").read_bytes())["house"]["text"].encode())
    for tag in ("en", "fr", "ar"):
        assert not [*faults((out / f"report.{tag}.pdf").read_bytes())]
    rows = json.loads((out / "round" / "round.json").read_text(encoding="utf-8"))
    net = sum(row["net"] for row in rows if row["party"] != "house" and row["row"] == "difference")
    assert net == sum(amount for party, amount in (told["decision"] or {"amounts": {}})["amounts"].items())
    if (out / "round" / "hand.phh").exists():
        hand, = phh.read((out / "round" / "hand.phh").read_text(encoding="utf-8"), "hand.phh")
        assert hand.fields["variant"] in phh.VARIANTS
    done = [entry for entry in house_entries(records) if isinstance(entry.event, Exported)]
    assert done[-1].by == "inspector"
    assert isinstance(done[-1].event, Exported)
    assert done[-1].event.digest == sha256((tmp_path / f"{number}.zip").read_bytes()).hexdigest()


# ── whatever is done to it is found ──
@pytest.fixture(scope="module")
def whole(records: Path, tmp_path_factory: pytest.TempPathFactory, keys: str) -> Path:
    patch = pytest.MonkeyPatch()
    patch.setenv(FOLDER, keys)
    out = exported(records, 4, tmp_path_factory.mktemp("whole"))
    patch.undo()
    return out


def test_a_changed_byte_in_any_file_is_found_and_any_that_is_gone(records: Path, whole: Path, tmp_path: Path) -> None:
    """The verifier's own check, called directly: as many processes as there are files would take long."""
    from dealer_assist.ledger import verify

    out = Path(shutil.copytree(whole, tmp_path / "out"))
    trusted = [verify.key_of((records.parent / "house.keys").read_text(encoding="utf-8"))]
    assert verify.check(out, trusted, []) == 0
    files = sorted(path for path in out.rglob("*") if path.is_file())
    assert len(files) > 20
    for path in files:
        content = path.read_bytes()
        path.write_bytes(content[:-1] + bytes([content[-1] ^ 1]))
        assert verify.check(out, trusted, []) == 4, f"{path.name}: its last byte"
        path.write_bytes(bytes([content[0] ^ 1]) + content[1:])
        assert verify.check(out, trusted, []) == 4, f"{path.name}: its first byte"
        path.unlink()
        if path.name == "manifest.json":
            with pytest.raises(verify.CannotCheck):
                verify.check(out, trusted, [])
        else:
            assert verify.check(out, trusted, []) == 4, path.name
        path.write_bytes(content)
    assert verify.check(out, trusted, []) == 0


def forged_decision(out: Path) -> None:
    path = out / "house" / "entries.jsonl"
    path.write_bytes(path.read_bytes().replace(b'"verdict":"', b'"verdict":"x', 1))


def added_entry(out: Path) -> None:
    for name in ("entries.jsonl", "proofs.jsonl"):
        path = out / "house" / name
        lines = path.read_bytes().splitlines(keepends=True)
        path.write_bytes(b"".join((*lines, lines[-1])))


def invented_entry(out: Path) -> None:
    path = out / "house" / "entries.jsonl"
    lines = path.read_bytes().splitlines()
    one = json.loads(lines[-1]) | {"by": "somebody"}
    lines[-1] = json.dumps(one, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    path.write_bytes(b"".join(line + b"\n" for line in lines))


@pytest.mark.parametrize(("damage", "sentence"), [
    (forged_decision, "(dispute.decided) was changed, or never was in this log"),
    (added_entry, "is there twice"),
    (invented_entry, "was changed, or never was in this log"),
    (lambda out: shutil.copy(out / "report.fr.pdf", out / "report.en.pdf"), "report.en.pdf was changed"),
    (lambda out: (out / "files" / "more.mp4").write_bytes(b"another film"), "was added: files/more.mp4"),
    (lambda out: (out / "files" / "header.json").unlink(), "files/header.json is missing"),
])
def test_what_is_forged_is_named(records: Path, whole: Path, tmp_path: Path, damage: Callable[[Path], None],
                                 sentence: str) -> None:
    out = Path(shutil.copytree(whole, tmp_path / "out"))
    damage(out)
    code, text = alone(out, records)
    assert (code, sentence in text) == (4, True), text


# ── with a film ──
@pytest.fixture(scope="module")
def filmed(tmp_path_factory: pytest.TempPathFactory, keys: str) -> Path:
    """A house with one session that has a film: two rounds, a dispute of the second."""
    patch = pytest.MonkeyPatch()
    patch.setenv(FOLDER, keys)
    folder = tmp_path_factory.mktemp("filmed") / "records"
    store = people(folder)
    scale = played.WIDTH / played.LAYOUT.width
    plane = Plane((scale, 0.0, 0.0, 0.0, scale, 0.0, 0.0, 0.0, 1.0), .2, scale)
    game = played.Game(folder / "table-1", 1, replace(played.header(), plane={**plane.to_json()}))
    game.play(2)
    game.recorder.close()
    (folder.parent / "pins.toml").write_text(f'inspector = "{PINS["inspector"]}"\n', encoding="utf-8")
    (folder.parent / "pins.toml").chmod(0o600)
    (folder.parent / "house.keys").write_text(store.signing_key(RECORD).public.text + "\n", encoding="utf-8")
    acts = Acts(folder, store)
    hand = open_record(folder / "table-1").record.hand(2)
    assert hand is not None
    person = acts.sign_in(Signature("inspector", PINS["inspector"]), now())
    acts.open_dispute(person, hand, 2, "card", "it was another card", now())
    acts.sign_out(person, now())
    patch.undo()
    return folder


def test_films_go_out_as_they_are_and_pictures_as_the_film_has_them(filmed: Path, tmp_path: Path) -> None:
    session = filmed / "table-1"
    hand = open_record(session).record.hand(2)
    assert hand is not None
    footage = Footage(session)
    inside = [at for at in footage.times if hand.at <= at <= hand.until]
    first, last = inside[3], inside[-4]
    out = exported(filmed, 1, tmp_path, "--cover-box", "3", "--cover", "0,0,40,30", "--first", str(first),
                   "--last", str(last))
    code, text = alone(out, filmed)
    assert code == 0, text
    claims = [e.event for e in read(session / "ledger.sqlite").entries if isinstance(e.event, SegmentClosed)]
    told_of = [c for c in claims if c.last >= hand.at and c.first <= hand.until]
    assert {bool(c.camera) for c in told_of} == {True, False}, "films and sightings"
    for claim in told_of:
        assert (out / "files" / claim.file).read_bytes() == (session / claim.file).read_bytes()
        assert f"{claim.file} is what entry" in text
    index = json.loads((out / "frames" / "index.json").read_text(encoding="utf-8"))
    told = {card["entry"] for picture in index for card in picture["cards"] if card["entry"]}
    cards = {e.seq for e in hand.entries if e.by == "camera" and type(e.event).__name__ in ("CardSeen", "CardRead")}
    assert told == cards
    for picture in index:
        kept = cv2.imread(str(out / picture["file"]))
        assert kept is not None
        assert picture["captured_at"] == picture["looked_at"]
        assert np.array_equal(kept, footage.frame_at(picture["captured_at"]).pixels), "never covered, never drawn on"
        assert (out / picture["film"]).is_file()

    clip, = json.loads((out / "viewing" / "index.json").read_text(encoding="utf-8"))
    shown = [at for at in footage.times if first <= at <= last]
    assert (clip["first"], clip["last"], clip["pictures"]) == (first, last, len(shown)), "exact to the picture"
    with av.open(str(out / clip["file"])) as film:
        pictures = list(film.decode(video=0))
    begun = [round(float(picture.time or 0) * 1_000_000) for picture in pictures]
    assert all(abs(at - first - mine) <= 50 for at, mine in zip(shown, begun, strict=True)), "each at its own time"
    strip = len(pictures[0].to_ndarray(format="bgr24")) - played.HEIGHT
    assert strip > 0, "a strip says that it is a copy"
    for picture in pictures[::5]:
        assert picture.to_ndarray(format="bgr24")[strip + 4:strip + 24, 4:34].max() < 40, "what is covered is black"


def test_masks_cover_boxes_where_the_layout_has_them() -> None:
    plane = Plane((1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0), .2, 1.0)
    picture = np.full((round(played.LAYOUT.height), round(played.LAYOUT.width), 3), 200, np.uint8)
    masks = Masks((Rectangle(5, 6, 20, 10, camera=2),), frozenset({1}))
    first, second = (masks.cover(picture, camera, plane, played.LAYOUT) for camera in (1, 2))
    assert (first[10, 10].tolist(), second[10, 10].tolist()) == ([200] * 3, [0] * 3)
    for area in played.LAYOUT.areas:
        x, y = round(area.x + area.width / 2), round(area.y + area.height / 2)
        assert bool(first[y, x].max() == 0) is (area.place.seat == 1)
    assert picture.min() == 200


def test_a_film_that_was_changed_stops_the_export_and_one_that_is_gone_is_said_to_be(
        filmed: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = tmp_path / "records"
    shutil.copytree(filmed.parent, records.parent / "house")
    records = records.parent / "house" / "records"
    film = records / "table-1" / "film" / "0001.mp4"
    film.write_bytes(film.read_bytes()[:-1] + b"x")
    arguments = ["dispute", "export", "1", "--to", str(tmp_path / "e.zip"), "--records", str(records), "--by",
                 "inspector", "--pin-file", str(records.parent / "pins.toml")]
    before = len([e for e in house_entries(records) if isinstance(e.event, Exported)])
    assert main(arguments) == 4
    assert "0001.mp4: was changed: its SHA-256 is" in capsys.readouterr().err
    assert not [*tmp_path.glob("*.zip"), *tmp_path.glob(".dispute*")], "nothing is left behind"
    film.unlink()
    out = exported(records, 1, tmp_path)
    code, text = alone(out, records)
    assert (code, "not here, so not compared: film/0001.mp4" in text) == (1, True), text
    gone = json.loads((out / "manifest.json").read_text(encoding="utf-8"))["about"]["not_here"]
    assert {"file": "film/0001.mp4", "why": "missing"} in gone
    done = [e for e in house_entries(records) if isinstance(e.event, Exported)]
    assert len(done) == before + 1, "one that stopped is no export"


def test_the_same_dispute_gives_the_same_bytes_but_for_the_moment(records: Path, whole: Path, tmp_path: Path) -> None:
    outs = [whole, exported(records, 4, tmp_path)]
    same = {path.relative_to(outs[0]) for path in outs[0].rglob("*") if path.is_file()
            and path.read_bytes() == (outs[1] / path.relative_to(outs[0])).read_bytes()}
    for name in ("verify.py", "session/entries.jsonl", "round/round.csv", "rules/house.toml", "VERIFY.txt"):
        assert Path(name) in same
    with ZipFile(tmp_path / "4.zip") as archive:
        infos = archive.infolist()
    assert [info.filename for info in infos] == sorted(info.filename for info in infos)
    assert len({info.date_time for info in infos}) == 1


def test_the_clip_of_a_round_that_took_very_long_shows_its_end(tmp_path: Path) -> None:
    records = tmp_path / "records"
    store = people(records)
    game = played.Game(records / "table-1", 1, played.header())
    game.dealer.shuffle()
    game.deal_first_card()
    game.now += 2 * LONGEST             # the table is left open over a pause
    game.deal_out()
    game.gather()
    game.recorder.close()
    acts, by = Acts(records, store), Signature("inspector", PINS["inspector"])
    hand = open_record(records / "table-1").record.hands[0]
    person = acts.sign_in(by, now())
    acts.open_dispute(person, hand, 1, "card", "it was a king", now())
    made = export(Records(records), 1, tmp_path, Wanted(), store, by, "desk", now)
    with ZipFile(made.file) as archive:
        clip, = json.loads(archive.read(f"{made.file.stem}/viewing/index.json"))
    assert hand.until - LONGEST <= clip["first"]
    assert clip["last"] >= hand.until
    assert clip["pictures"] > 10


# ── how far it is, and how it is stopped ──
@pytest.mark.parametrize("at", Stage)
def test_an_export_tells_how_far_it_is_and_stopped_anywhere_leaves_nothing(records: Path, tmp_path: Path,
                                                                            at: Stage) -> None:
    shares: list[float] = []

    def told(stage: Stage, share: float) -> bool:
        shares.append(share)
        return stage is not at

    with pytest.raises(NotDone, match="stopped: nothing was written"):
        export(Records(records), 1, tmp_path, Wanted(), KeyStore.open(), Signature("inspector", PINS["inspector"]),
               "desk", now, told)
    assert shares == sorted(shares)
    assert shares[-1] < 1
    assert not [*tmp_path.iterdir()]
    assert not [*records.glob(".dispute-*")]


# ── who may, and what is refused ──
@pytest.mark.parametrize(("more", "sentence"), [
    (["--cover-box", "77"], "To be covered: 77 found"),
    (["--first", "9", "--last", "8"], "it must not end before it begins"),
    (["--first", "0", "--last", str(LONGEST + 1)], "16 minutes were asked for, and at most 15 can be"),
])
def test_what_is_refused_says_what_was_expected(records: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                                more: list[str], sentence: str) -> None:
    to = tmp_path / "e.zip"
    arguments = ["dispute", "export", "1", "--to", str(to), "--records", str(records), "--by", "inspector",
                 "--pin-file", str(records.parent / "pins.toml"), *more]
    assert main(arguments) == 2
    assert sentence in capsys.readouterr().err
    to.write_bytes(b"")
    assert main(arguments) == 2
    assert "is there already" in capsys.readouterr().err
    arguments[2] = "99"
    arguments[4] = str(tmp_path / "f.zip")
    assert main(arguments) == 2
    assert "no dispute 99" in capsys.readouterr().err


def test_a_wrong_pin_exports_nothing(records: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pins = tmp_path / "pins.toml"
    pins.write_text('inspector = "918273"\n', encoding="utf-8")
    pins.chmod(0o600)
    assert main(["dispute", "export", "1", "--to", str(tmp_path / "e.zip"), "--records", str(records), "--by",
                 "inspector", "--pin-file", str(pins)]) == 2
    assert "do not belong together" in capsys.readouterr().err
    assert not (tmp_path / "e.zip").exists()


# ── what comes from outside ──
def test_the_program_verifies_the_file_too(records: Path, whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = whole.parent / "4.zip"
    assert main(["ledger", "verify", str(file), "--key", str(records.parent / "house.keys")]) == 0
    assert "nothing is wrong" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["../out.txt", "/etc/out.txt", "a/../../out.txt", "a\\..\\out.txt", "C:out.txt",
                                  "a/./out.txt", "a//out.txt", "out.", "x" * 300])
def test_no_name_leads_out_of_the_folder(tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    file, into = tmp_path / "e.zip", tmp_path / "into"
    into.mkdir()
    with ZipFile(file, "w") as archive:
        archive.writestr("e/manifest.json", "{}")
        archive.writestr(name, "out")
    with pytest.raises(NotAnExport, match="nothing was unpacked"):
        unpack(file, into)
    assert not [*into.iterdir()]
    assert main(["ledger", "verify", str(file)]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_nothing_grows_without_bounds(tmp_path: Path) -> None:
    file = tmp_path / "e.zip"
    with ZipFile(file, "w", compression=8) as archive:
        for number in range(3):
            archive.writestr(f"{number}", bytes(40_000_000))
    with pytest.raises(NotAnExport, match="at most"):
        unpack(file, tmp_path / "into")
    honest = file.read_bytes()
    lying = honest.replace((40_000_000).to_bytes(4, "little"), (1000).to_bytes(4, "little"))
    file.write_bytes(lying)
    (tmp_path / "into").mkdir()
    with pytest.raises(NotAnExport, match="cannot be unpacked"):
        unpack(file, tmp_path / "into")
    assert sum(path.stat().st_size for path in (tmp_path / "into").rglob("*")) < 10_000
    for content in (b"", b"PK\x03\x04" + bytes(100), honest[:5000]):
        file.write_bytes(content)
        with pytest.raises(NotAnExport):
            unpack(file, tmp_path / "into")


@pytest.mark.parametrize("packed", [ZIP_DEFLATED, ZIP_BZIP2, ZIP_LZMA])
def test_a_damaged_archive_ends_in_an_exit_code(tmp_path: Path, packed: int) -> None:
    file = tmp_path / "e.zip"
    with ZipFile(file, "w", packed) as archive:
        archive.writestr("e/manifest.json", sha256(b"some").hexdigest() * 20)
    whole = file.read_bytes()
    for at in range(0, len(whole), 5):
        file.write_bytes(whole[:at] + bytes([whole[at] ^ 0x5A]) + whole[at + 1:])
        assert main(["ledger", "verify", str(file)]) in (1, 2, 4)


# ── rounds, for the back office ──
def test_rounds_as_csv_and_json(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    by = "--by", "inspector", "--pin-file", str(records.parent / "pins.toml")
    assert main(["rounds", str(records), "--json", *by]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert {row["game"] for row in rows} == {open_record(records / name).record.house.game_id for name in TEN}
    for name in TEN:
        record = open_record(records / name).record
        for hand in record.hands:
            if hand.closed is None:
                continue
            mine = [row for row in rows if (row["session"], row["round"]) == (record.name, hand.number)]
            paid = {row["party"]: 0 for row in mine}
            for row in mine:
                paid[row["party"]] += row["net"]
            final = hand.update.final
            assert final is not None
            assert {p: n for p, n in paid.items() if n and p != "house"} == {
                str(p): n for p, n in final.net().items() if n and p != HOUSE}, "the sum is what each has in the end"
    assert main(["rounds", str(records / "casino_holdem_land"), "--csv", *by]) == 0
    table = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    of_it = [row for row in rows if row["folder"] == "casino_holdem_land"]
    assert [row["net"] for row in table] == [f"{row['net'] / 100:.2f}" for row in of_it]
    assert {row["currency"] for row in table} == {of_it[0]["currency"]}


def test_no_cell_is_taken_for_a_formula(records: Path) -> None:
    from dealer_assist.evidence.rounds import as_csv, rows_of

    row = next(iter(rows_of(open_record(records / "omaha_3_6").record)))
    cells = next(csv.DictReader(io.StringIO(as_csv([replace(row, people=("=1+1",), folder="@x", net=-5)]))))
    assert (cells["people"], cells["folder"], cells["net"]) == ("'=1+1", "'@x", "-0.05")
