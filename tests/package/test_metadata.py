"""What a package index shows of the package."""

import re
import runpy
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from zipfile import ZipFile

import pytest
from markdown_it import MarkdownIt

from cartographers import __version__

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def metadata(wheel: Path) -> EmailMessage:
    with ZipFile(wheel) as archive:
        [name] = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        read = message_from_bytes(archive.read(name), policy=policy.default.clone(max_line_length=None, utf8=True))
    assert isinstance(read, EmailMessage)
    return read


@pytest.fixture(scope="module")
def description(metadata: EmailMessage) -> str:
    text = metadata.get_payload()
    assert isinstance(text, str)
    return text


def test_it_tells_what_it_is_and_whose(metadata: EmailMessage) -> None:
    assert (metadata["Name"], metadata["Version"]) == ("cartographers", __version__)
    assert (metadata["Maintainer"], metadata["License-Expression"]) == ("the cartographers contributors", "MIT")
    assert not {"Author-email", "Maintainer-email", "Home-page", "Project-URL"}.intersection(metadata.keys())
    assert metadata["Keywords"].split(",")
    assert metadata["Description-Content-Type"] == "text/markdown"


def test_its_classifiers_begin_with_the_oldest_python_that_it_takes(metadata: EmailMessage) -> None:
    said = [each.removeprefix("Programming Language :: Python :: ") for each in metadata.get_all("Classifier", [])]
    versions = [tuple(map(int, each.split("."))) for each in said if re.fullmatch(r"3\.\d+", each)]
    oldest = ".".join(map(str, versions[0]))
    assert metadata["Requires-Python"] == f">={oldest}"
    assert len(versions) >= 3


def test_the_description_tells_how_to_install_it_but_not_how_to_make_it(description: str) -> None:
    for how in ("pip install", "pipx install", "uvx --from"):
        assert f"{how} 'cartographers[native]'" in description
    assert "make play" not in description


def test_nothing_in_the_description_leads_to_a_file_that_is_not_there(description: str) -> None:
    shown = MarkdownIt("gfm-like", {"linkify": False}).render(description)
    assert [link for link in re.findall(r'(?:href|src)="([^"]*)"', shown) if "://" not in link] == []
    assert "<!--" not in shown


def test_code_is_shown_as_it_is(description: str) -> None:
    assert "match.answer(0, match.answers(0)[0])" in description
    hook = runpy.run_path(str(ROOT / "docs" / "description.py"))
    code = "```python\nBOTS[bot](view)\n```"  # that would be a link
    assert code in hook["description"](code)
