"""A film of drawn cards with a record that is right but in three things: reading it again finds these three."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.cards import FACE_DOWN, UNREADABLE, Card, Face
from dealer_assist.cli import main
from dealer_assist.live import Table
from dealer_assist.resources import MODELS
from dealer_assist.sessions.folder import BrokenSession, films_of, pieces_in
from dealer_assist.sessions.header import Header, Source
from dealer_assist.sessions.readings import Lays, compare
from dealer_assist.sessions.record import Recorder, kept_felt
from dealer_assist.sessions.reexamine import read_again, seen_then, sentence
from dealer_assist.sessions.replay import open_session
from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.simulator.truth import FrameTruth
from dealer_assist.table.layout import Area
from dealer_assist.table.places import Place, Zone
from dealer_assist.vision.felt import find_plane
from dealer_assist.vision.reading import CardReader
from dealer_assist.vision.sighting import Glimpse, Sighting, cells
from dealer_assist.words import Currency, Words
from tests.sessions.played import HOUSE, HOUSE_TEXT, LAYOUT, LAYOUT_TEXT, NAME, START

RATE, SECONDS = 6, 9
WORDS = Words(Currency("EUR", 2))
GHOST = Place(Zone.SEAT, 1)         # where nothing lies in this round


def truly(truth: FrameTruth, area: Area, wrong: bool) -> Glimpse:
    """What lies there; where ``wrong``, the first card of the round is another one, the second was not seen, and one
    lies at a box that is empty."""
    seen = []
    for card in truth.cards:
        if card.place != area.place or card.hidden > .3 or (wrong and card.card == 2):
            continue
        face: Face = Card.parse(card.name) if card.face_up else FACE_DOWN
        face = Card.parse("5h") if wrong and card.card == 1 else face
        turn = round((card.turn + 90) % 180 - 90)
        seen.append(Sighting(round(card.x * 10), round(card.y * 10), turn * 10, face, 990))
    if wrong and area.place == GHOST and truth.captured_at > START + 3_000_000:
        seen.append(Sighting(round(area.x * 10) + 400, round(area.y * 10) + 500, 0, Card.parse("Ks"), 900))
    columns, rows = cells(area)
    left, top = area.x * 10 + 50, area.y * 10 + 50
    bare = sum(1 << row * columns + column for row in range(rows) for column in range(columns) if not any(
        abs(left + column * 100 - s.x) < 400 and abs(top + row * 100 - s.y) < 500 for s in seen))
    return Glimpse("simulator", truth.frame, truth.captured_at, area.place, tuple(seen), bare)


def recorded(folder: Path, *, wrong: bool, seldom: bool = False) -> Path:
    """``seldom``: as a table does, it looks until the cards rest, and again when something changes."""
    camera = SimulatedCamera(LAYOUT, seed=7, rounds=1, starts=START, rate=RATE)
    frames = iter(camera.frames())
    first = next(frames)
    plane = find_plane(first.pixels, LAYOUT)
    high, wide = first.pixels.shape[:2]
    house, layout = Source(f"{NAME}.toml", HOUSE_TEXT), Source(f"{NAME}.toml", LAYOUT_TEXT)
    recorder = Recorder(folder, Header(house, layout, "ab" * 32, "simulator", wide, high, dict(plane.to_json()), START),
                        patient=True)
    table = Table(HOUSE, LAYOUT, recorder, START)
    table.open()
    recorder.frame(first)
    shown: dict[Place, tuple[object, int]] = {}
    for frame in frames:
        if frame.captured_at > START + SECONDS * 1_000_000:
            break
        recorder.frame(frame)
        truth = camera.truth(frame.index)
        looks = [truly(truth, area, wrong) for area in LAYOUT.areas]
        for look in looks:
            before, times = shown.get(look.place, (None, 0))
            shown[look.place] = look.sightings, times + 1 if look.sightings == before else 1
        table.see(frame.captured_at, [look for look in looks if not seldom or shown[look.place][1] <= RATE])
    recorder.close()
    return folder


@pytest.fixture(scope="module")
def mistaken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return recorded(tmp_path_factory.mktemp("reread") / "session", wrong=True)


def test_what_was_read_wrongly_then_is_found_and_told_beside_what_is_read_now(
        mistaken: Path, capsys: pytest.CaptureFixture[str]) -> None:
    dealt = SimulatedCamera(LAYOUT, seed=7, rounds=1, starts=START, rate=RATE).script.rounds[0].dealt
    code = main(["reexamine", str(mistaken), "--json"])
    out, err = capsys.readouterr()
    found = json.loads(out)
    assert code == found["exit_code"] == 1
    assert "100% read again" in err
    assert found["models"] == {"then": "ab" * 32, "now": CardReader(MODELS).digest}
    assert found["settlements"]["same"] == found["settlements"]["rounds"]
    assert found["events"]["same"]          # the record is what it was: another reading is no tampering
    assert found["sightings"]["frames"] > RATE * (SECONDS - 1)
    assert found["sightings"]["unread"] == []
    told = {(one["place"], one["then"] and one["then"]["face"], one["now"] and one["now"]["face"])
            for one in found["sightings"]["differences"]}
    first, second = (next(card for card in dealt if card.card == number) for number in (1, 2))
    assert told == {(str(first.to), "5h", first.name), (str(second.to), None, second.name), (str(GHOST), "Ks", None)}
    wrong = next(one for one in found["sightings"]["differences"] if one["then"] and one["then"]["face"] == "5h")
    assert wrong["entries"]                 # those by which the table believed it
    assert wrong["round"] == 1
    assert "then 5♥ (99 %" in wrong["says"]
    assert wrong["from"] < wrong["to"] <= START + SECONDS * 1_000_000


def test_what_of_the_film_is_gone_is_named_and_the_rest_is_read(
        mistaken: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = Path(shutil.copytree(mistaken, tmp_path / "session"))
    film = pieces_in(session / films_of(0), ".mp4")[0]
    film.unlink()
    assert main(["reexamine", str(session)]) == 4
    out = capsys.readouterr().out
    assert str(film) in out
    assert "! Video → sightings: " in out
    assert "Ledger → settlement: 0 of 0 payments are those of the day" in out


def test_a_part_is_read_alone_and_it_stops_when_asked_to(mistaken: Path) -> None:
    session, reader = open_session(mistaken), CardReader(MODELS)
    part = read_again(session, reader, span=(START + 1_000_000, START + 2_000_000))
    assert part.frames == RATE + 1
    shares: list[float] = []

    def stop(share: float) -> bool:
        shares.append(share)
        return len(shares) < 3

    stopped = read_again(session, reader, progress=stop)
    assert (stopped.stopped, stopped.frames) == (True, 3)
    assert shares == sorted(shares)
    assert all(sentence(one, session, WORDS) for one in stopped.differences)


def test_what_lay_there_before_the_part_was_read_before_it(tmp_path: Path) -> None:
    """While nothing changes nobody looks again: that is no card that was not seen."""
    session, reader = open_session(recorded(tmp_path / "session", wrong=False, seldom=True)), CardReader(MODELS)
    since = START + 7_000_000
    resting = {seen.place for seen in seen_then(session) if seen.captured_at < since and seen.sightings} - {
        seen.place for seen in seen_then(session) if seen.captured_at >= since}
    assert resting, "some cards lay there before, and were not looked at again"
    part = read_again(session, reader, span=(since, START + SECONDS * 1_000_000))
    assert part.compared.cards >= len(resting)
    assert part.differences == ()


# ── many looks, one card ──
AREA = next(area for area in LAYOUT.areas if area.place.zone is Zone.BOARD)
EMPTY = (1 << cells(AREA)[0] * cells(AREA)[1]) - 1
ACE, KING = Card.parse("As"), Card.parse("Kd")


def looks(*faces: Face | None, every: int = 100_000) -> Lays:
    """At one spot, one look after the other; None: felt."""
    lays = Lays(LAYOUT)
    for n, face in enumerate(faces):
        seen = () if face is None else (Sighting(round(AREA.x * 10) + 400, round(AREA.y * 10) + 500, 0, face, 990),)
        lays.add(Glimpse("test", n, START + n * every, AREA.place, seen, EMPTY if face is None else 0))
    return lays


@pytest.mark.parametrize(("faces", "told"), [
    ([ACE] * 5, [(ACE, 5)]),
    ([UNREADABLE] * 2 + [ACE] * 5, [(ACE, 7)]),                             # a hand is still over it
    ([ACE] * 5 + [UNREADABLE] + [ACE] * 2, [(ACE, 8)]),
    ([ACE] * 5 + [KING] + [ACE] * 5, [(ACE, 11)]),                          # one bad look
    ([FACE_DOWN] * 5 + [ACE] * 5, [(FACE_DOWN, 5), (ACE, 5)]),              # turned over
    ([ACE] * 5 + [None] * 3 + [ACE] * 4, [(ACE, 5), (ACE, 4)]),             # taken, and laid there again
    ([ACE] * 5 + [KING] * 20, [(ACE, 5), (KING, 20)]),                      # another one in its place
    ([UNREADABLE] * 4, [(UNREADABLE, 4)]),
    ([None] * 4, []),
])
def test_many_looks_are_told_as_the_cards_that_lay_there(
        faces: list[Face | None], told: list[tuple[Face, int]]) -> None:
    assert [(lay.face, lay.looks) for lay in looks(*faces).all()] == told


@given(st.lists(st.sampled_from([ACE, KING, FACE_DOWN, UNREADABLE, None]), max_size=60))
def test_a_reading_does_not_differ_from_itself_and_no_look_is_lost(faces: list[Face | None]) -> None:
    lays = looks(*faces).all()
    assert compare(lays, lays).differences == ()
    assert sum(lay.looks for lay in lays) == sum(face is not None for face in faces)
    assert all(lay.since <= lay.until and lay.first <= lay.last for lay in lays)


def test_a_card_that_only_one_of_them_saw_is_a_difference_and_a_passing_one_is_not() -> None:
    lays, nothing = looks(*[ACE] * 6).all(), looks(*[None] * 6).all()
    assert [(d.then and d.then.face, d.now) for d in compare(lays, nothing).differences] == [(ACE, None)]
    assert [(d.then, d.now and d.now.face) for d in compare(nothing, lays).differences] == [(None, ACE)]
    assert compare(looks(*[ACE] * 2).all(), nothing).differences == ()
    moved = [replace(lay, x=lay.x + 5000) for lay in lays]
    assert len(compare(lays, moved).differences) == 2
    assert np.isclose(lays[0].certainty, 990)


def test_a_table_without_a_camera_has_no_film_to_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house, layout = Source(f"{NAME}.toml", HOUSE_TEXT), Source(f"{NAME}.toml", LAYOUT_TEXT)
    recorder = Recorder(tmp_path / "s", Header(house, layout, None, "", 0, 0, {}, START))
    Table(HOUSE, LAYOUT, recorder, START).open()
    recorder.close()
    assert main(["reexamine", str(tmp_path / "s")]) == 0
    assert "was played without a camera, all by touch: there is no film to read again" in capsys.readouterr().out


def test_the_empty_felt_is_the_one_that_was_kept_then(tmp_path: Path) -> None:
    """Not the film's first pictures: those of a table that was gone on with show cards."""
    folder = tmp_path / "s"
    empty = np.full((18, 32, 3), (40, 90, 30), np.uint8)
    house, layout = Source(f"{NAME}.toml", HOUSE_TEXT), Source(f"{NAME}.toml", LAYOUT_TEXT)
    recorder = Recorder(folder, Header(house, layout, None, "c", 32, 18, {}, START), felt={"c": empty})
    recorder.close()
    kept = kept_felt(folder, open_session(folder).reading.entries, "c")
    assert kept is not None
    assert np.array_equal(kept, empty)
    assert kept_felt(folder, open_session(folder).reading.entries, "another") is None
    (still,) = (folder / "felt").glob("*.png")
    still.write_bytes(still.read_bytes() + b" ")
    with pytest.raises(BrokenSession, match="was changed; the empty table"):
        kept_felt(folder, open_session(folder).reading.entries, "c")
