"""How a camera is named, and what is said of what names none."""

from __future__ import annotations

import pytest

from dealer_assist.vision.cameras.address import NoAddress, camera_at


@pytest.mark.parametrize("address", ["rtsp:/admin:geheim@10.0.0.7/live", "rtsp:admin:geheim@10.0.0.7", "rtsp://",
                                     "rtsp://admin:geheim@"])
def test_an_address_with_a_slip_is_asked_for_again_and_not_shown(address: str) -> None:
    with pytest.raises(NoAddress, match="rtsp://HOST/PATH was expected") as error:
        camera_at(address)
    assert "geheim" not in str(error.value)


@pytest.mark.parametrize("address", ["", "cam", "-1", "100", "usb:0", "none", "/dev/video77", "x" * 5000, "http://cam/live",
                                     "0@", "0@4k", "0@1920", "0@1920x0", "0@0640x480", "100@1920x1080"])
def test_what_names_no_camera_is_answered_with_what_would(address: str) -> None:
    with pytest.raises(NoAddress, match=r"a camera's number \(0 to 99, with a size as in 0@3840x2160\), a video "
                                         "file, rtsp://… or genicam:SERIAL was"):
        camera_at(address)
