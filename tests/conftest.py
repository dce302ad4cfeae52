"""Switches for the whole suite."""

import gc
import os
import signal
import sys
from importlib.util import find_spec

import pytest
from hypothesis import settings


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="also the long runs")


def pytest_configure(config: pytest.Config) -> None:
    # A shell has what runs in its background ignore Ctrl-C, and programs that tests start would do so too.
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    # Machine code of the rules is kept beside pytest's own cache, not in the user's folders.
    assert config.cache is not None
    os.environ.setdefault("NUMBA_CACHE_DIR", str(config.cache.mkdir("numba")))
    # httpx looks for this four times a request, in every folder; where it is not there, nobody looks again.
    if find_spec("sniffio") is None:
        sys.modules["sniffio"] = None  # type: ignore[assignment]
    # Laws are tried on the same examples every time, so that nobody's change fails by luck; the long runs search
    # anew. None of them has a deadline: the machine may be busy.
    settings.register_profile("again", derandomize=not config.getoption("--deep"), deadline=None)
    settings.load_profile("again")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--deep"):
        return
    deep = [item for item in items if item.get_closest_marker("deep")]
    config.hook.pytest_deselected(items=deep)
    items[:] = [item for item in items if not item.get_closest_marker("deep")]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tells what tests want to be known of a run that passes."""
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "told":
                terminalreporter.write_line(str(value))


def pytest_collection_finish(session: pytest.Session) -> None:
    """What collecting has made stays: nobody looks through it again and again for what could go."""
    gc.collect()
    gc.freeze()
