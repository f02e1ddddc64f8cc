from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import av
import numpy as np
import pytest

from dealer_assist.vision.cameras.film import FilmCamera
from dealer_assist.vision.cameras.moments import moments
from dealer_assist.vision.frame import CameraError

TIMES_MS = (0, 33, 67, 150, 167, 400, 433, 467, 600, 1000)      # a camera under load: frames are late or missing
SIX_SECONDS = tuple(range(0, 6000, 33))


def written(path: Path, times_ms: tuple[int, ...] = TIMES_MS, sound_ms: int = 0) -> Path:
    """A film whose frame n is grey of shade 20 n, with so much silence beside it. An MP4 file says first what is in it,
    so that something is left of it when it is cut off."""
    with av.open(str(path), "w", options={"movflags": "faststart"} if path.suffix == ".mp4" else {}) as film:
        stream = film.add_stream("libx264", rate=30, options={"g": "4"})
        stream.width, stream.height, stream.pix_fmt = 64, 48, "yuv420p"
        stream.codec_context.time_base = Fraction(1, 1000)
        sound = film.add_stream("aac", rate=8000) if sound_ms else None
        for number, at in enumerate(times_ms):
            picture = av.VideoFrame.from_ndarray(np.full((48, 64, 3), 20 * (number % 12), np.uint8), format="bgr24")
            picture.pts, picture.time_base = at, Fraction(1, 1000)
            film.mux(stream.encode(picture))
        film.mux(stream.encode())
        if sound:
            silence = av.AudioFrame.from_ndarray(np.zeros((1, 8 * sound_ms), np.float32), format="fltp", layout="mono")
            silence.sample_rate = 8000
            film.mux(sound.encode(silence))
            film.mux(sound.encode())
    return path


def clipped(film: Path, from_ms: int) -> Path:
    """As editors clip without encoding anew: what is built upon earlier pictures keeps them, but they are not shown."""
    clip = film.with_stem("clip")
    with av.open(str(film)) as whole, av.open(str(clip), "w") as cut:
        copied = {stream.index: cut.add_stream_from_template(stream) for stream in whole.streams}
        begun: set[int] = set()
        for packet in whole.demux():
            if packet.pts is None or packet.dts is None or packet.time_base is None:
                continue
            number, early = packet.stream.index, round(from_ms / 1000 / packet.time_base)
            if packet.is_keyframe and packet.pts > early - round(.2 / packet.time_base):
                begun.add(number)
            if number in begun:
                packet.pts, packet.dts, packet.stream = packet.pts - early, packet.dts - early, copied[number]
                cut.mux(packet)
    return clip


@pytest.mark.parametrize("kind", ["mp4", "mkv"])
def test_frames_come_in_order_each_at_its_presentation_time(tmp_path: Path, kind: str) -> None:
    film = FilmCamera(written(tmp_path / f"table.{kind}"), started_at=5_000_000)
    frames = list(film.frames())
    assert [f.index for f in frames] == list(range(len(TIMES_MS)))
    assert [f.captured_at for f in frames] == pytest.approx([5_000_000 + at * 1000 for at in TIMES_MS], abs=600)
    assert [round(float(f.pixels.mean())) for f in frames] == pytest.approx([20 * n for n in range(10)], abs=6)
    assert frames[0].pixels.shape == (48, 64, 3)
    assert {f.camera for f in frames} == {film.name} == {f"table.{kind}"}


@pytest.mark.parametrize(("lost", "counted"), [(set(), 0), ({20, 30, 31}, 3), ({2}, 0), ({*range(20, 60)}, 0)])
def test_pictures_that_a_film_lacks_are_counted(tmp_path: Path, lost: set[int], counted: int) -> None:
    """Not before it is known how long it is from one to the next; and while the camera was away, it was away."""
    times = tuple(at for number, at in enumerate(SIX_SECONDS) if number not in lost)
    *_, last = moments([FilmCamera(written(tmp_path / "table.mp4", times))])
    assert last.doing[0].unseen == counted
    assert last.doing[0].captured == len(times)


@pytest.mark.parametrize("wide", [854, 1366])
def test_rows_of_a_picture_follow_each_other_whatever_its_width(tmp_path: Path, wide: int) -> None:
    """What decodes it pads them, and what paints it takes no such picture."""
    path = tmp_path / "table.mp4"
    with av.open(str(path), "w") as film:
        stream = film.add_stream("libx264", rate=30)
        stream.width, stream.height, stream.pix_fmt = wide, 48, "yuv420p"
        picture = np.zeros((48, wide, 3), np.uint8)
        picture[:, :wide // 2] = 200
        film.mux(stream.encode(av.VideoFrame.from_ndarray(picture, format="bgr24")))
        film.mux(stream.encode())
    (frame,) = FilmCamera(path).frames()
    assert frame.pixels.flags.c_contiguous
    assert (frame.pixels[:, :wide // 2 - 8] > 190).all()
    assert (frame.pixels[:, wide // 2 + 8:] < 10).all()


def test_a_film_can_be_seen_twice(tmp_path: Path) -> None:
    film = FilmCamera(written(tmp_path / "table.mkv"), camera="above")
    first, second = ([(f.captured_at, f.pixels.tobytes()) for f in film.frames()] for _ in range(2))
    assert first == second
    assert film.name == "above"


def test_a_missing_film_is_named(tmp_path: Path) -> None:
    with pytest.raises(CameraError, match=r"nothing\.mkv: no such file"):
        next(FilmCamera(tmp_path / "nothing.mkv").frames())


@pytest.mark.parametrize("name", ["pipe:0", "http:/nowhere/film.mkv", "concat:a.mkv|b.mkv"])
def test_a_film_is_a_file_whatever_its_name_means_to_those_who_decode_it(tmp_path: Path, name: str) -> None:
    with pytest.raises(CameraError, match="no such file"):
        next(FilmCamera(Path(name)).frames())
    assert len(list(FilmCamera(written(tmp_path / "concat:a.mkv")).frames())) > 1


@pytest.mark.parametrize("content", [b"", b"no film at all\n" * 100, bytes(4000)])
def test_what_is_no_film_is_named(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "notes.mkv"
    path.write_bytes(content)
    with pytest.raises(CameraError, match=r"notes\.mkv: cannot be read as a film .* was expected"):
        list(FilmCamera(path).frames())


def test_a_folder_is_no_film(tmp_path: Path) -> None:
    with pytest.raises(CameraError, match="cannot be read as a film"):
        list(FilmCamera(tmp_path).frames())


def test_a_film_without_pictures_is_named(tmp_path: Path) -> None:
    path = tmp_path / "sound.mkv"
    with av.open(str(path), "w") as film:
        stream = film.add_stream("pcm_s16le", rate=8000)
        silence = av.AudioFrame.from_ndarray(np.zeros((1, 800), np.int16), format="s16", layout="mono")
        silence.sample_rate = 8000
        film.mux(stream.encode(silence))
        film.mux(stream.encode())
    with pytest.raises(CameraError, match=r"sound\.mkv: holds no pictures"):
        list(FilmCamera(path).frames())


@pytest.mark.parametrize("kind", ["mp4", "mkv"])
@pytest.mark.parametrize("sound_ms", [0, 6000, 9000])
@pytest.mark.parametrize("share", [0.3, 0.5, 0.75])
def test_a_film_that_was_cut_off_gives_what_is_readable_and_then_says_so(tmp_path: Path, kind: str, sound_ms: int,
                                                                         share: float) -> None:
    whole = written(tmp_path / f"whole.{kind}", SIX_SECONDS, sound_ms)
    cut = tmp_path / f"cut.{kind}"
    content = whole.read_bytes()
    begin = max(0, content.find(b"mdat"))       # in an MP4 file much comes before the first picture
    cut.write_bytes(content[:begin + round((len(content) - begin) * share)])
    captured: list[int] = []
    with pytest.raises(CameraError, match=r"cut\.m..: breaks off after \d+ frames, at \d+\.\d\d s"):
        captured.extend(f.captured_at for f in FilmCamera(cut).frames())
    assert 0.2 * share < len(captured) / 182 < 1
    assert captured == sorted(captured)


@pytest.mark.parametrize("kind", ["mp4", "mkv", "avi"])
@pytest.mark.parametrize("sound_ms", [0, 2000, 9000])
def test_sound_that_lasts_longer_than_the_pictures_or_less_long_cuts_nothing_off(tmp_path: Path, kind: str,
                                                                                 sound_ms: int) -> None:
    assert len(list(FilmCamera(written(tmp_path / f"whole.{kind}", SIX_SECONDS, sound_ms)).frames())) == 182


@pytest.mark.parametrize("kind", ["mp4", "mkv"])
@pytest.mark.parametrize("sound_ms", [0, 9000])
def test_a_clip_is_whole_although_it_holds_pictures_that_it_does_not_show(tmp_path: Path, kind: str,
                                                                          sound_ms: int) -> None:
    clip = clipped(written(tmp_path / f"whole.{kind}", SIX_SECONDS, sound_ms), 1300)
    shown = [frame.captured_at for frame in FilmCamera(clip).frames()]
    assert 142 <= len(shown) < 182
    assert shown == sorted(shown)


def test_damage_in_the_middle_is_not_passed_over_in_silence(tmp_path: Path) -> None:
    whole = written(tmp_path / "whole.mkv", SIX_SECONDS)
    content = bytearray(whole.read_bytes())
    middle = len(content) // 2
    content[middle:middle + 400] = bytes(400)
    (tmp_path / "damaged.mkv").write_bytes(content)
    captured: list[int] = []
    with pytest.raises(CameraError, match=r"damaged\.mkv: breaks off"):
        captured.extend(f.captured_at for f in FilmCamera(tmp_path / "damaged.mkv").frames())
    assert captured
