"""Against a real server in a process of its own, which is killed, started again and stopped in its tracks."""

from __future__ import annotations

import socket
import statistics
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import av
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.vision.cameras.address import camera_at, without_secrets
from dealer_assist.vision.cameras.live import LiveCamera, live_moments, now
from dealer_assist.vision.cameras.rtsp import OnOurClock
from dealer_assist.vision.frame import CameraError, Frame, Moment
from tests.vision.cameras.conftest import BARS, WIDE, Serve
from tests.vision.cameras.rtsp_server import RtspServer
from tests.vision.cameras.test_live import until

FRAME = 1_000_000 / 30


def camera_of(server: RtspServer) -> LiveCamera:
    camera = camera_at(server.url)
    assert isinstance(camera, LiveCamera)
    return camera


def number_of(frame: Frame) -> int:
    return sum(1 << bit for bit in range(BARS) if frame.pixels[16, WIDE * bit + WIDE // 2].mean() > 128)


def frames_of(moments: Iterator[Moment], count: int) -> list[Frame]:
    return [until(moments, lambda m: bool(m.frames)).frames[0] for _ in range(count)]


def test_pictures_come_in_order_each_at_its_presentation_time(serve: Serve | None, numbered: Path) -> None:
    if serve is None:
        return
    moments = live_moments([camera_of(serve(numbered))])
    frames = frames_of(moments, 30)
    moments.close()
    numbers = [number_of(frame) for frame in frames]
    assert numbers == sorted(set(numbers))
    # By when they were shown, not by when they came: a busy machine takes them late and in bursts.
    off = [abs((b.captured_at - a.captured_at) - FRAME * (number_of(b) - number_of(a))) for a, b in pairwise(frames)]
    assert statistics.median(off) < FRAME / 10
    assert abs(now() - frames[-1].captured_at) < 5_000_000


def test_who_comes_late_gets_the_newest_picture(serve: Serve | None, numbered: Path) -> None:
    if serve is None:
        return
    moments = live_moments([camera_of(serve(numbered))])
    early, = frames_of(moments, 1)
    time.sleep(1)
    late = until(moments, lambda m: bool(m.frames))
    moments.close()
    assert number_of(late.frames[0]) - number_of(early) > 5
    assert late.doing[0].unseen > 5
    assert late.frames[0].index == late.doing[0].captured - 1


def test_a_server_that_dies_is_noticed_and_found_again_when_it_is_back(serve: Serve | None, numbered: Path) -> None:
    if serve is None:
        return
    server = serve(numbered)
    moments = live_moments([camera_of(server)])
    last = frames_of(moments, 10)[-1]
    server.kill()
    away = until(moments, lambda m: m.doing[0].away_since is not None)
    assert away.doing[0].away_since is not None
    assert away.doing[0].away_since >= last.captured_at
    assert "refuses the connection" in until(moments, lambda m: bool(m.doing[0].why)).doing[0].why
    server.start()
    back = until(moments, lambda m: m.doing[0].away_since is None)
    assert back.frames[0].captured_at > away.at
    assert back.frames[0].index > last.index
    moments.close()


def test_a_network_that_swallows_everything_is_noticed_and_the_pictures_after_it_are_new(
        serve: Serve | None, numbered: Path) -> None:
    if serve is None:
        return
    server = serve(numbered)
    moments = live_moments([camera_of(server)])
    frames_of(moments, 10)
    server.pause()
    until(moments, lambda m: m.doing[0].away_since is not None)
    assert "does not answer" in until(moments, lambda m: bool(m.doing[0].why)).doing[0].why
    server.go_on()
    back = until(moments, lambda m: m.doing[0].away_since is None)
    after = [back.frames[0], *frames_of(moments, 20)]
    moments.close()
    assert all(a.captured_at < b.captured_at for a, b in pairwise(after))


def test_no_picture_is_believed_that_is_built_upon_a_damaged_one(
        serve: Serve | None, numbered: Path, tmp_path: Path) -> None:
    if serve is None:
        return
    film = tmp_path / "damaged.mkv"
    content = bytearray(numbered.read_bytes())
    with av.open(str(numbered)) as whole:
        start, size = next((packet.pos or 0, packet.size) for packet in whole.demux(video=0)
                           if packet.is_keyframe and packet.pts and packet.pts * (packet.time_base or 1) >= 1)
    content[start + size // 2:start + size] = bytes(size - size // 2)      # the half of the picture with number 30
    film.write_bytes(content)
    moments = live_moments([camera_of(serve(film))])
    numbers = [number_of(frames_of(moments, 1)[0])]
    while numbers[-1] < 60:
        numbers.append(number_of(frames_of(moments, 1)[0]))
    moments.close()
    assert numbers == sorted(set(numbers))
    assert not [number for number in numbers if 30 <= number < 60]


def test_a_password_opens_the_camera_and_stands_nowhere(serve: Serve | None, numbered: Path) -> None:
    if serve is None:
        return
    server = serve(numbered, "dealer:geheim")
    camera = camera_of(server)
    assert camera.name == f"rtsp://127.0.0.1:{server.port}/table"
    frame = next(camera.frames())
    assert (frame.camera, frame.pixels.shape) == (camera.name, (32, WIDE * BARS, 3))
    wrong = camera_at(server.url.replace("geheim", "falsch"))
    with pytest.raises(CameraError) as refused:
        next(wrong.frames())
    assert "refuses the name or the password" in str(refused.value)
    assert "falsch" not in f"{refused.value!r} {wrong!r}"
    lost = camera_at(server.url.replace("/table", "/chair"))
    with pytest.raises(CameraError, match=r"cannot be reached|has no such stream"):
        next(lost.frames())


def test_nobody_at_the_address() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        camera = camera_at(f"rtsp://dealer:geheim@127.0.0.1:{port}/table?token=geheim")
        with pytest.raises(CameraError) as refused:
            next(camera.frames())
    assert str(refused.value).startswith(f"rtsp://127.0.0.1:{port}/table: refuses the connection")
    assert "geheim" not in f"{refused.value!r} {camera!r}"


def test_an_address_in_capitals_is_the_same_one(serve: Serve | None, numbered: Path) -> None:
    if serve is not None:
        url = serve(numbered).url
        assert next(camera_at(url.replace("rtsp", "RTSP")).frames()).pixels.shape == (32, WIDE * BARS, 3)


@pytest.mark.parametrize(("address", "shown"), [
    ("rtsp://cam.local/live", "rtsp://cam.local/live"),
    ("rtsp://admin:geheim@10.0.0.7:554/Streaming/Channels/101?pwd=geheim", "rtsp://10.0.0.7:554/Streaming/Channels/101"),
    ("rtsp://10.0.0.7/user=admin&password=geheim&channel=1", "rtsp://10.0.0.7/user=…&password=…&channel=1"),
    ("rtsps://admin:geheim@[fe80::1]:322/a", "rtsps://[fe80::1]:322/a"),
])
def test_an_address_is_shown_without_what_opens_it(address: str, shown: str) -> None:
    assert without_secrets(address) == shown


@given(st.text("abcXYZ019!$&'()*+,;=-._~", min_size=6))
def test_no_password_is_ever_shown(password: str) -> None:
    shown = without_secrets(f"rtsp://admin:{password}@cam.local:554/live?password={password}")
    assert shown == "rtsp://cam.local:554/live"


def test_a_picture_that_comes_late_keeps_its_time() -> None:
    clock = OnOurClock()
    assert [clock.at(shown, came) for shown, came in ((0, 1000), (100, 1100), (200, 1900), (300, 1900))] == [
        1000, 1100, 1200, 1300]


def test_a_camera_whose_clock_runs_slow_is_followed() -> None:
    clock, frames = OnOurClock(), range(0, 600_000_000, 40_000)
    last = [clock.at(round(shown * 0.999), shown + 5000) for shown in frames][-1]
    assert abs(last - frames[-1] - 5000) < 5000


def test_a_stream_that_begins_anew_is_laid_on_our_clock_anew() -> None:
    clock = OnOurClock()
    clock.at(90_000_000, 1_000_000)
    assert clock.at(0, 1_040_000) == 1_040_000
    assert clock.at(None, 1_080_000) == 1_080_000
