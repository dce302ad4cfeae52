"""The package for somebody who installs it today: the newest Python that is here, the newest of all that it needs."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

import msgspec
import pytest

from package.pythons import pythons
from serving import started

FIRST_STEPS = Path(__file__).parent / "first_steps.py"
# Nothing of the environment that the tests run in leads into the new one.
OURS = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "PIP_CONSTRAINT")


def run(*command: str | Path) -> str:
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


@pytest.fixture
def environment(wheel: Path, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The programs of a new environment with the wheel; without constraints, and apart from all else.

    It is made anew at one place, with the same times on its files: numba then knows the machine code that it made of
    the same sources before, and only that of other ones is made again.
    """
    assert request.config.cache is not None
    place = request.config.cache.mkdir("newest")
    for name in OURS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIP_CACHE_DIR", str(request.config.cache.mkdir("pip")))
    monkeypatch.setenv("PIP_DISABLE_PIP_VERSION_CHECK", "1")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(place / "numba"))
    *_, newest = pythons().values()
    run(newest, "-m", "venv", "--clear", "--without-pip", place / "venv")
    programs = place / "venv" / ("Scripts" if os.name == "nt" else "bin")
    # Ours, in that Python: making another one takes time.
    pip = (sys.executable, "-m", "pip", "--python", programs / "python")
    installed = subprocess.run(
        [*pip, "install", "--no-compile", f"{wheel}[envs]"], capture_output=True, text=True, check=False
    )
    if installed.returncode != 0:
        asked = subprocess.run(
            [*pip, "download", "--no-deps", "--dest", tmp_path, "pip"], capture_output=True, check=False
        )
        if asked.returncode != 0:
            pytest.skip("pip reaches no package index from here, so what the package needs cannot be installed")
    assert installed.returncode == 0, installed.stderr
    for file in (place / "venv").glob("**/site-packages/cartographers/**/*.py"):
        os.utime(file, (0, 0))
    return programs


def test_the_newest_python_serves_simulates_and_steps(
    environment: Path, tmp_path: Path, record_property: Callable[[str, object], None], request: pytest.FixtureRequest
) -> None:
    """In the long runs a master moves too: only its machine code takes longer than all of this."""
    *_, newest = versions = [".".join(map(str, version)) for version in pythons()]
    with started(tmp_path, program=environment / "cartographers") as server:
        with urlopen(f"{server.address}/healthz") as healthy:
            assert healthy.status == 200
        with urlopen(server.address) as page:
            assert b"/assets/" in page.read()

    simulated = run(environment / "cartographers", "simulate", "--games", "3", "--json")
    assert msgspec.json.decode(simulated)["games"] == 3

    masters = ["master:1"] if request.config.getoption("--deep") else []
    place, numpy, told = run(environment / "python", "-I", FIRST_STEPS, *masters).splitlines()
    assert (Path(place).is_relative_to(environment.parent), told) == (True, f"2 stars, turn {1 + len(masters)}")
    record_property("told", f"The wheel was tried on Python {newest} with {numpy}; found here: {', '.join(versions)}.")
