"""What a machine remembers: written, read again, and refused with file, line and key."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.cli import main
from dealer_assist.exit_codes import CONFIGURATION, FINE
from dealer_assist.overlay.looks import SCALES as LOOKED
from dealer_assist.overlay.looks import Suits, Theme
from dealer_assist.settings import (
    FILE,
    PICTURES,
    SCALES,
    SUITS,
    THEMES,
    Placement,
    ScreenSettings,
    Settings,
    SettingsError,
    TableSettings,
    load,
    parse,
    save,
    settings_file,
)

TEXTS = st.text(min_size=1, max_size=20).filter(lambda text: text.isprintable())
TABLES = st.builds(TableSettings, TEXTS, TEXTS, TEXTS, st.lists(TEXTS, max_size=2).map(tuple),
                   st.lists(TEXTS, max_size=2).map(tuple), TEXTS | st.just(""))
SCREENS = st.builds(ScreenSettings, st.sampled_from(THEMES), st.sampled_from(SUITS), st.sampled_from(SCALES),
                    st.sampled_from(("en", "fr", "ar")), st.sampled_from(PICTURES), st.booleans())
PIXELS = st.integers(-9000, 9000)
PLACES = st.builds(Placement, TEXTS, TEXTS, PIXELS, PIXELS, PIXELS, PIXELS, st.booleans())


@given(st.builds(Settings, st.none() | TABLES, SCREENS, PLACES))
def test_what_is_written_is_read_again(tmp_path_factory: pytest.TempPathFactory, settings: Settings) -> None:
    file = tmp_path_factory.mktemp("settings") / "not there yet" / "settings.toml"
    save(settings, file)
    assert load(file) == settings


def test_what_can_be_set_is_what_the_screen_can_wear() -> None:
    assert (tuple(Theme), tuple(Suits), LOOKED) == (THEMES, SUITS, SCALES)


def test_a_file_that_is_not_there_says_nothing(tmp_path: Path) -> None:
    assert load(tmp_path / "none.toml") == Settings()


@pytest.mark.parametrize(("text", "said"), [
    ('[table]\nhouse = 3\nrecords = "r"', ":2: table.house: 3 found; a house file"),
    ('[table]\nhouse = "h"', ":1: table.records: missing; a folder"),
    ('[screen]\n\ntheme = "pink"', ":3: screen.theme: 'pink' found; one of dark, light"),
    ("[screen]\nscale = 130", ":2: screen.scale: 130 found; one of 100, 125"),
    ("[screen]\nsound = 1", ":2: screen.sound: 1 found; true or false"),
    ('[screen]\nlanguage = "de"', ":2: screen.language: 'de' found; one of en"),
    ("[window]\nwidht = 3", ":2: window.widht: no such key; "),
    ("[window]\nx = 1.5", ":2: window.x: 1.5 found; a whole number of pixels"),
    ("screen = 3", ": screen: 3 found; a table [screen] was expected"),
    ("[table", ":1: '[table' found; ], } or "),
])
def test_a_file_that_is_wrong_is_refused_with_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                       capsys: pytest.CaptureFixture[str],
                                                       text: str, said: str) -> None:
    with pytest.raises(SettingsError) as refused:
        parse(text, "settings.toml")
    assert refused.value.faults[0].startswith("settings.toml" + said)
    file = tmp_path / "settings.toml"
    file.write_text(text, encoding="utf-8")
    monkeypatch.setenv("DEALER_ASSIST_SETTINGS", str(file))
    assert settings_file() == file
    assert main(["run", "--offscreen"]) == CONFIGURATION
    assert f"{file}{said}" in capsys.readouterr().err
    assert main(["config", "check"]) == CONFIGURATION
    assert str(file) in capsys.readouterr().out


def test_a_checked_file_may_name_nothing_that_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                       capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "settings.toml"
    monkeypatch.setenv("DEALER_ASSIST_SETTINGS", str(file))
    save(Settings(TableSettings("push_nine_club", str(tmp_path), "push_nine_club")), file)
    assert main(["config", "check"]) == FINE
    assert capsys.readouterr().out == f"{file}: settings, can be used\n"
    save(Settings(TableSettings("push_ten", str(tmp_path), "push_nine_club")), file)
    assert main(["config", "check", str(file)]) == CONFIGURATION
    assert "push_ten" in capsys.readouterr().out


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    with pytest.raises(SettingsError, match="cannot be written"):
        save(Settings(), tmp_path / "file" / "settings.toml")


def test_without_settings_and_without_a_display_run_says_what_to_give(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                                      capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("DEALER_ASSIST_SETTINGS", str(tmp_path / "settings.toml"))
    assert main(["run", "--offscreen"]) == CONFIGURATION
    said = capsys.readouterr().err
    assert said.startswith("dealer-assist: no table is set up on this machine")
    assert "--camera none" in said
    assert not (tmp_path / "settings.toml").exists()


def test_where_records_are_looked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                      capsys: pytest.CaptureFixture[str]) -> None:
    """As named; else those of the settings; else here. Settings with a fault are told, and nothing is guessed."""
    file, kept, here = tmp_path / "settings.toml", tmp_path / "kept", tmp_path / "here"
    for folder in (kept, here):
        folder.mkdir()
    monkeypatch.setenv(FILE, str(file))
    monkeypatch.chdir(here)
    pins = tmp_path / "pins.toml"
    pins.write_text('[new]\nsupervisor = "739146"\nother = "739146"\n', encoding="utf-8")
    pins.chmod(0o600)

    assert main(["config", "check"]) == FINE
    assert "not there yet" in capsys.readouterr().out
    assert main(["people", "first", "other", "--pin-file", str(pins)]) == FINE
    save(Settings(TableSettings("casino_holdem_land", str(kept), "casino_holdem_land")), file)
    assert main(["people", "first", "supervisor", "--pin-file", str(pins)]) == FINE
    capsys.readouterr()
    for arguments, who in (((), "supervisor"), (("--records", "."), "other")):
        assert main(["people", "list", *arguments]) == FINE
        assert capsys.readouterr().out.startswith(f"{who}: pit supervisor")

    file.write_text("[table]\nhouse = 3\n", encoding="utf-8")
    with pytest.raises(SystemExit):
        main(["people", "list"])
    assert "table.house" in capsys.readouterr().err
