from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import av
import numpy as np
import pytest
from numpy.typing import NDArray

from dealer_assist.ledger.entries import (
    CameraBack,
    CameraLost,
    ClockStepped,
    Entry,
    FramesDropped,
    SegmentClosed,
    SessionClosed,
    SessionOpened,
    WritingFailed,
)
from dealer_assist.ledger.store import read
from dealer_assist.sessions import film
from dealer_assist.sessions.folder import HEADER, LEDGER, SEEN, BrokenSession, digest_of, pieces_in
from dealer_assist.sessions.footage import Footage
from dealer_assist.sessions.record import Recorder, RecordError, free_folder
from dealer_assist.table.events import DeckChanged, SeatTaken
from dealer_assist.table.places import Party
from dealer_assist.vision.frame import Frame
from tests.sessions.played import HEIGHT, START, WIDTH, header


def entries(folder: Path) -> tuple[Entry, ...]:
    reading = read(folder / LEDGER)
    assert reading.findings == ()
    return reading.entries


def picture(number: int, width: int = WIDTH, height: int = HEIGHT) -> NDArray[np.uint8]:
    pixels = np.full((height, width, 3), (60, 120, 40), np.uint8)
    pixels[20:60, 20 + number:80 + number] = (220, 40, 200)
    return pixels


def wait_until(done: Callable[[], bool]) -> None:
    for _ in range(1000):
        if done():
            return
        time.sleep(0.01)
    raise AssertionError("ten seconds were not enough")


def pictures_of(folder: Path) -> list[tuple[int, NDArray[np.uint8]]]:
    """Presentation time in microseconds, and the picture."""
    found: list[tuple[int, NDArray[np.uint8]]] = []
    for piece in pieces_in(folder / "film", ".mp4"):
        with av.open(str(piece)) as container:
            found += [(int(Fraction(p.pts or 0) * Fraction(p.time_base or 1) * 1_000_000),
                       np.asarray(p.to_ndarray(format="bgr24"), np.uint8)) for p in container.decode(video=0)]
    return found


def times_of(folder: Path) -> list[dict[str, int]]:
    return [json.loads(line) for piece in pieces_in(folder / "film", ".jsonl")
            for line in piece.read_text().splitlines()]


def test_an_empty_session_is_whole(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "session"
    Recorder(folder, header()).close()
    assert {file.name for file in folder.iterdir()} == {"film", HEADER, LEDGER, f"{LEDGER}.lock", SEEN}
    opened, closed = entries(folder)
    assert isinstance(opened.event, SessionOpened)
    assert opened.event.header == digest_of(folder / HEADER)
    assert closed.event == SessionClosed(0)


def test_a_film_keeps_every_picture_at_its_captured_time(tmp_path: Path) -> None:
    steps = [0, 33_333, 33_334, 70_001, 200_000, 200_001, 1_000_003, 5_000_000, 5_016_667] + [
        6_000_000 + 40_007 * n for n in range(70)]
    recorder = Recorder(tmp_path / "s", header(), patient=True)
    for number, step in enumerate(steps):
        recorder.frame(Frame("test", number * 2, START + step, picture(number)))
    recorder.close()
    seen = pictures_of(tmp_path / "s")
    assert [at for at, _ in seen] == steps
    assert times_of(tmp_path / "s") == [{"at": START + step, "frame": n * 2} for n, step in enumerate(steps)]
    segment = next(e.event for e in entries(tmp_path / "s") if isinstance(e.event, SegmentClosed))
    film_digest, times_digest = (digest_of(tmp_path / "s" / "film" / f"0001{suffix}") for suffix in (".mp4", ".jsonl"))
    assert segment == SegmentClosed("film/0001.mp4", film_digest, len(steps), START, START + steps[-1], "test",
                                    times_digest)
    for number, (_, pixels) in enumerate(seen):
        assert np.abs(pixels.astype(int) - picture(number)).mean() < 3
    closed = entries(tmp_path / "s")[-1]
    assert closed.at == START + steps[-1]
    assert isinstance(closed.event, SessionClosed)
    assert closed.event.frames == len(steps)


def test_a_film_is_closed_piece_by_piece_and_each_piece_has_its_entry(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path / "s", header(), patient=True)
    moments = [START + second * 1_000_000 for second in range(50)]
    for number, moment in enumerate(moments):
        recorder.frame(Frame("test", number, moment, picture(number)))
    recorder.close()
    segments = [e.event for e in entries(tmp_path / "s") if isinstance(e.event, SegmentClosed)]
    assert [(s.file, s.count, (s.last - s.first) // 1_000_000) for s in segments] == [
        ("film/0001.mp4", 21, 20), ("film/0002.mp4", 21, 20), ("film/0003.mp4", 8, 7)]
    assert all(s.digest == digest_of(tmp_path / "s" / s.file) and not s.cut for s in segments)
    footage = Footage(tmp_path / "s")
    assert [frame.captured_at for frame in footage.frames(footage.first, footage.last)] == moments
    assert [frame.captured_at for frame in footage.frames(moments[45], moments[15])] == moments[15:46][::-1]
    assert footage.frame_at(moments[30] + 1).index == 30


def test_a_clock_that_was_set_back_begins_a_piece_and_is_declared(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path / "s", header())
    moments = [START, START + 100_000, START - 5_000_000, START + 200_000]
    for number, moment in enumerate(moments):
        recorder.frame(Frame("test", number, moment, picture(number)))
    recorder.close()
    assert [at for at, _ in pictures_of(tmp_path / "s")] == [0, 100_000, 0, 5_200_000]
    assert [line["at"] for line in times_of(tmp_path / "s")] == moments
    assert [e.event for e in entries(tmp_path / "s") if isinstance(e.event, ClockStepped)] == [
        ClockStepped(-5_100_000, "test")]


def test_odd_pictures_lose_their_last_row_and_column(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path / "s", replace(header(), width=321, height=181))
    recorder.frame(Frame("test", 0, START, picture(0, 321, 181)))
    recorder.close()
    (_, pixels), = pictures_of(tmp_path / "s")
    assert pixels.shape == (180, 320, 3)


def test_pictures_of_another_size_are_not_filmed_and_are_declared(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path / "s", header())
    recorder.frame(Frame("test", 0, START, picture(0)))
    recorder.frame(Frame("test", 1, START + 1, picture(1, 640, 360)))
    assert recorder.trouble is None, "it is the camera that is said to be away"
    recorder.frame(Frame("test", 2, START + 2, picture(2)))
    recorder.close()
    _, dropped, _, closed = entries(tmp_path / "s")
    assert dropped == Entry(2, START + 2, "recorder", FramesDropped("test", 1))
    assert isinstance(closed.event, SessionClosed)
    assert closed.event.frames == 2


def test_pictures_that_come_too_fast_are_dropped_and_declared(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path / "s", replace(header(), width=1920, height=1080))
    offered, pixels = film.WAITING + 20, picture(0, 1920, 1080)
    for number in range(offered):
        recorder.frame(Frame("test", number, START + number, pixels))
    recorder.close()
    *before, closed = entries(tmp_path / "s")
    assert isinstance(closed.event, SessionClosed)
    dropped = sum(e.event.count for e in before if isinstance(e.event, FramesDropped))
    assert dropped > 0
    assert closed.event.frames + dropped == offered
    assert len(pictures_of(tmp_path / "s")) == closed.event.frames


def test_a_camera_that_waits_loses_no_picture(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path / "s", replace(header(), width=1920, height=1080), patient=True)
    pixels = picture(0, 1920, 1080)
    for number in range(film.WAITING + 20):
        recorder.frame(Frame("test", number, START + number, pixels))
    recorder.close()
    _, _, closed = entries(tmp_path / "s")
    assert isinstance(closed.event, SessionClosed)
    assert closed.event.frames == film.WAITING + 20


def test_a_film_that_cannot_be_written_does_not_stop_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = Recorder(tmp_path / "s", header())

    def full(picture: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(recorder._films["test"].writer, "_write", full)
    recorder.frame(Frame("test", 0, START, picture(0)))
    wait_until(lambda: recorder.trouble is not None)
    assert recorder.trouble == (f"{tmp_path / 's' / 'film'}: the film cannot be written ([Errno 28] No space left on "
                                "device); check the disk, the game goes on")
    recorder.frame(Frame("test", 1, START + 1, picture(1)))
    recorder.append(START + 2, "table", SeatTaken(Party(1)))
    recorder.close()
    *_, taken, _, dropped, closed = entries(tmp_path / "s")
    assert taken.event == SeatTaken(Party(1))
    assert dropped.event == FramesDropped("test", 2)
    assert isinstance(closed.event, SessionClosed)
    assert closed.event.frames == 0


def test_a_camera_lost_and_back_stands_in_the_ledger(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path / "s", header())
    recorder.note(START + 5, CameraLost("test"))
    recorder.note(START + 9, CameraBack("test"))
    recorder.close()
    assert entries(tmp_path / "s")[1:3] == (Entry(2, START + 5, "recorder", CameraLost("test")),
                                            Entry(3, START + 9, "recorder", CameraBack("test")))


def test_many_threads_make_one_chain(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path / "s", header())

    def touch(by: str) -> None:
        for decks in range(10):
            recorder.append(START, by, DeckChanged(decks))

    threads = [threading.Thread(target=touch, args=(by,)) for by in ("dealer", "inspector", "table")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    recorder.close()
    assert [entry.seq for entry in entries(tmp_path / "s")] == list(range(1, 34))       # and that of the sightings


def test_a_folder_of_its_own(tmp_path: Path, session: Path) -> None:
    before = {file: file.read_bytes() for file in session.rglob("*") if file.is_file()}
    with pytest.raises(RecordError, match="session: not empty; a session needs a folder of its own: name a new one"):
        Recorder(session, header())
    assert {file: file.read_bytes() for file in session.rglob("*") if file.is_file()} == before
    with pytest.raises(RecordError, match=r"header\.json: cannot be written \(.*\); a folder on a disk with space"):
        Recorder(session / HEADER, header())
    with pytest.raises(RecordError, match="cannot be written"):
        Recorder(session / HEADER / "below", header())


def test_a_record_is_never_written_over_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert free_folder(tmp_path / "demo") == tmp_path / "demo"
    (tmp_path / "demo").mkdir()
    assert free_folder(tmp_path / "demo") == tmp_path / "demo"
    (tmp_path / "demo" / "film").touch()
    (tmp_path / "demo-2").touch()
    assert free_folder(tmp_path / "demo") == tmp_path / "demo-3"
    monkeypatch.chdir(tmp_path / "demo")
    assert free_folder(Path(".")) == tmp_path / "demo-3"
    assert free_folder(Path("..") / "demo" / "..").parent == tmp_path.parent


def test_a_folder_that_cannot_be_is_named(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"not empty; a session needs a folder of its own"):
        free_folder(Path(tmp_path.anchor))
    with pytest.raises(RecordError, match=r"nnn: cannot be (used|written) \(.*\); a folder"):
        Recorder(free_folder(tmp_path / ("n" * 300)), header())


def test_a_picture_that_cannot_be_converted_stops_the_film_and_nothing_else(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path / "s", header(), patient=True)
    recorder.frame(Frame("test", 0, START, picture(0)))
    unfit = np.zeros((HEIGHT, WIDTH, 3), np.float64)
    recorder.frame(Frame("test", 1, START + 1, unfit))      # type: ignore[arg-type]
    for number in range(2, film.WAITING * 2):
        recorder.frame(Frame("test", number, START + number, picture(0)))
    recorder.append(START + 100, "table", SeatTaken(Party(1)))
    recorder.close()
    *_, dropped, closed = entries(tmp_path / "s")
    assert isinstance(closed.event, SessionClosed)
    assert isinstance(dropped.event, FramesDropped)
    segment = next(e.event for e in entries(tmp_path / "s") if isinstance(e.event, SegmentClosed) and e.event.camera)
    assert (segment.cut, segment.count, closed.event.frames) == (True, 1, 1)
    assert len(pictures_of(tmp_path / "s")) == 1
    failed = next(e.event for e in entries(tmp_path / "s") if isinstance(e.event, WritingFailed))
    assert failed.what == "film/0001.mp4"
    assert "the film cannot be written (" in failed.why


def test_who_speaks_does_not_wait_for_a_film_that_hangs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = Recorder(tmp_path / "s", header(), patient=True)
    goes_on = threading.Event()
    monkeypatch.setattr(recorder._films["test"].writer, "_write", lambda picture: goes_on.wait(20))

    def offer() -> None:
        for number in range(film.WAITING + 10):
            recorder.frame(Frame("test", number, START + number, picture(0)))

    watching = threading.Thread(target=offer)
    watching.start()
    wait_until(recorder._films["test"].writer._waiting.full)
    recorder.append(START, "table", SeatTaken(Party(1)))    # would hang here if the recorder were held
    goes_on.set()
    watching.join()
    recorder.close()
    assert entries(tmp_path / "s")[1].event == SeatTaken(Party(1))


def test_a_session_whose_film_is_gone_says_so_and_its_ledger_is_closed(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path / "s", header(), patient=True)
    recorder.frame(Frame("test", 0, START, picture(0)))
    ended = recorder._films["test"].writer._closed

    def gone(piece: film.Piece) -> None:
        piece.times.unlink()
        ended(piece)

    recorder._films["test"].writer._closed = gone
    with pytest.raises(BrokenSession, match=r"0001\.jsonl: missing"):
        recorder.close()
    (tmp_path / "s" / LEDGER).rename(tmp_path / "ledger")
