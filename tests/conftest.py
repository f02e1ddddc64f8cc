"""Tests run without a screen. On CI a skipped test is a failed one: what is not run proves nothing."""

from __future__ import annotations

import os
from collections.abc import Callable
from tempfile import TemporaryDirectory

import pytest

_NOT_COMPARED, _NOT_TESTED = "not compared", "not tested"

if not os.environ.get("DISPLAY"):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

_KEYS = TemporaryDirectory(prefix="keys-")      # no test makes or uses the keys of who runs it
os.environ["DEALER_ASSIST_KEYS"] = _KEYS.name
os.environ["DEALER_ASSIST_SETTINGS"] = os.path.join(_KEYS.name, "settings.toml")     # nor the settings


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in terminalreporter.stats.get("skipped", []):
        terminalreporter.write_line(f"NOT TESTED: {report.nodeid}: {report.longrepr[2]}")
    for name in (_NOT_COMPARED, _NOT_TESTED):
        for what in _told(terminalreporter, name):
            terminalreporter.write_line(f"{name.upper()}: {what}")


def _told(reporter: pytest.TerminalReporter, wanted: str) -> list[object]:
    return list(dict.fromkeys(what for report in reporter.stats.get("passed", [])
                              for name, what in report.user_properties if name == wanted))


def pytest_collection_finish(session: pytest.Session) -> None:
    """What is made once for a group would be made by every process, silently, where grouping does not work."""
    grouped = [item for item in session.items if item.get_closest_marker("xdist_group")]
    if getattr(session.config.option, "loadgroup", False) and not all("@" in item.nodeid for item in grouped):
        raise pytest.UsageError("pytest-xdist groups no tests: these versions of both do not go together")


def pytest_sessionfinish(session: pytest.Session) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    untested = reporter is not None and (reporter.stats.get("skipped") or _told(reporter, _NOT_TESTED))
    if os.environ.get("CI") and untested:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.fixture(autouse=True, scope="session")
def _windows_can_be_opened(qapp: object) -> None:
    """What only draws, as reports do, would begin an application without windows, and a process has no second one."""


@pytest.fixture(autouse=True)
def _event_loops_run(request: pytest.FixtureRequest) -> None:
    """A test before this one may have told the application to exit when its loop had ended already. Qt remembers that,
    and every loop that only waits for something ends at once, until the application's own has run again."""
    if "qtbot" in request.fixturenames:
        from PySide6.QtCore import QTimer

        application = request.getfixturevalue("qapp")
        application.setQuitOnLastWindowClosed(False)    # as the program does: a window that goes ends no later loop
        QTimer.singleShot(0, application.exit)
        application.exec()


@pytest.fixture
def not_compared(record_property: Callable[[str, object], None]) -> Callable[[str], None]:
    """For data that lie beside a checkout or nowhere: a test that does without them says so at the end."""
    return lambda what: record_property(_NOT_COMPARED, what)


@pytest.fixture
def not_tested(record_property: Callable[[str, object], None]) -> Callable[[str], None]:
    """For what needs a server that pip cannot bring: a test that does without it says so at the end. CI has it."""
    return lambda what: record_property(_NOT_TESTED, what)
