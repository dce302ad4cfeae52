"""What the tests need of the system beside Python, by Debian's names. Run this file to have it installed.

A further need is a further line of NEEDS.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
HEADLESS = ("chromium-headless-shell", *CHROMIUM)
"""The same engine without the rest of a browser takes half of the processor's time; where it is missing, the whole."""
_PLAYWRIGHT = (sys.executable, "-m", "playwright")
Run = Callable[..., bool]


class Need(NamedTuple):
    """A package, who uses it, whether it is there, and another way to get it where apt-get is not allowed."""

    package: str
    user: str
    is_there: Callable[[], object]
    otherwise: tuple[str, ...] = ()


def program(*names: str) -> str | None:
    """The first of some programs that is there."""
    return next(filter(None, map(shutil.which, names)), None)


def _has_postgresql() -> bool:
    return program("pg_ctl") is not None or any(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))


def _playwright_runs() -> bool:
    """Its Node is linked to a library that a small system lacks."""
    return subprocess.run([*_PLAYWRIGHT, "--version"], capture_output=True, check=False).returncode == 0


NEEDS = (
    Need("postgresql", "the tests of its store", _has_postgresql),
    Need("libatomic1", "Playwright", _playwright_runs),
    Need("chromium", "the tests in a browser", partial(program, *CHROMIUM), (*_PLAYWRIGHT, "install", "chromium")),
    Need("chromium-headless-shell", "faster tests in a browser", partial(program, "chromium-headless-shell")),
    Need("firefox-esr", "the tests in Firefox", partial(program, "firefox-esr")),
    Need("webkit2gtk-driver", "the tests in WebKit", partial(program, "WebKitWebDriver")),
    Need("xvfb", "the tests in WebKit", partial(program, "Xvfb")),
)


def missing(needs: Sequence[Need] = NEEDS) -> list[Need]:
    """The needs that are not met."""
    return [need for need in needs if not need.is_there()]


def demand(*packages: str) -> None:
    """Fails a test in one sentence where what it needs is not there."""
    if needs := missing(_named(packages)):
        pytest.fail(told(needs))


def desire(*packages: str) -> None:
    """Skips a test in one sentence where what it needs, and not everybody can have, is not there."""
    if needs := missing(_named(packages)):
        pytest.skip(told(needs))


def _named(packages: Sequence[str]) -> list[Need]:
    return [need for need in NEEDS if need.package in packages]


def told(needs: Sequence[Need]) -> str:
    """One sentence that names what is missing and how to get it."""
    names = ", ".join(f"{need.package} (for {need.user})" for need in needs)
    return f"Not installed: {names}; on Debian: apt-get install {' '.join(need.package for need in needs)}"


def _succeeds(*command: str) -> bool:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, stdout=subprocess.DEVNULL, env=quiet, check=False).returncode == 0


def left(needs: Sequence[Need], with_apt: bool, run: Run = _succeeds) -> list[Need]:
    """The needs that are still not met when what is allowed was tried."""
    lacking = missing(needs)
    if lacking and with_apt:
        run("apt-get", "update", "-qq")
        for need in lacking:  # one by one: a name that a system does not know hinders no other
            run("apt-get", "install", "-y", "-qq", "--no-install-recommends", need.package)
        lacking = missing(lacking)
    return [need for need in lacking if not (need.otherwise and run(*need.otherwise))]


if __name__ == "__main__":
    if needs := left(NEEDS, with_apt=os.geteuid() == 0 and program("apt-get") is not None):
        sys.stderr.write(f"{told(needs)}\n")
