"""Debian's Firefox and WebKit, which Playwright cannot drive, each with a profile of its own."""

import json
import os
import re
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple, TypeAlias

from browser.engines.driving import PATIENCE, Http, Marionette, Wire

Told: TypeAlias = SimpleQueue[str]
# A quiet Firefox: no questions, nothing fetched, little motion.
_PREFERENCES = {
    "marionette.port": 0,
    "intl.accept_languages": "en",
    "ui.prefersReducedMotion": 1,
    "app.normandy.enabled": False,
    "devtools.jsonview.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.legacyUserProfileCustomizations.stylesheets": True,
}
# The windows of both are wider than a phone until their own bars give way.
_FIREFOX_STYLE = ":root { min-width: 0 !important; min-height: 0 !important; }"
_WEBKIT_STYLE = "* { min-width: 0; padding: 0; margin: 0; }"
# WebAssembly is not made faster while it runs: tests are short.
_WEBKIT_SURROUNDINGS = {"LC_ALL": "C", "JSC_useOMGJIT": "0"}
_WEBKIT_SETTINGS = "[Settings]\ngtk-enable-animations=0\n"


@contextmanager
def _firefox(folder: Path) -> Iterator[Wire]:
    style = folder / "chrome"
    style.mkdir()
    (style / "userChrome.css").write_text(_FIREFOX_STYLE)
    preferences = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in _PREFERENCES.items()]
    (folder / "user.js").write_text("\n".join(preferences))
    with _running("firefox-esr", "--headless", "--no-remote", "--marionette", "--profile", str(folder)) as told:
        yield Marionette(int(_heard(told, r"Listening on port (\d+)")))


@contextmanager
def _webkit(folder: Path) -> Iterator[Wire]:
    style = folder / "gtk-3.0"
    style.mkdir()
    (style / "gtk.css").write_text(_WEBKIT_STYLE)
    (style / "settings.ini").write_text(_WEBKIT_SETTINGS)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    screen = ("-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp")
    with _running("Xvfb", *screen) as told:
        display = _heard(told, r"^(\d+)$")
        surroundings = {"DISPLAY": f":{display}", "XDG_CONFIG_HOME": str(folder), **_WEBKIT_SURROUNDINGS}
        with _running("WebKitWebDriver", f"--port={port}", **surroundings):
            yield Http(port)


class Engine(NamedTuple):
    launched: Callable[[Path], AbstractContextManager[Wire]]
    packages: tuple[str, ...]


ENGINES = {
    "firefox": Engine(_firefox, ("firefox-esr",)),
    "webkit": Engine(_webkit, ("webkit2gtk-driver", "xvfb")),
}


@contextmanager
def launched(engine: str, folder: Path) -> Iterator[Wire]:
    """A browser that runs, with its profile in an empty folder."""
    with ENGINES[engine].launched(folder) as wire:
        wire.ask("NewSession", {"capabilities": {}})
        try:
            yield wire
        finally:
            wire.ask("DeleteSession", {})


@contextmanager
def _running(*command: str, **surroundings: str) -> Iterator[Told]:
    """A program in a process of its own, and what it tells, line by line; an empty one when it has ended."""
    told: Told = SimpleQueue()
    environment = {**os.environ, **surroundings}
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", env=environment
    )

    def listen() -> None:
        assert process.stdout is not None
        for line in process.stdout:
            told.put(line)
        told.put("")

    listening = Thread(target=listen)
    with process:
        listening.start()
        try:
            yield told
        finally:
            process.terminate()
            listening.join(PATIENCE)


def _heard(told: Told, words: str) -> str:
    """What a program tells first that is like the words."""
    before = ""
    while line := told.get(timeout=PATIENCE):
        before += line
        if found := re.search(words, line):
            return found[1]
    raise AssertionError(before)
