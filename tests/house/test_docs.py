"""Documents that cannot rot: their links lead somewhere, and the README's program runs."""

import re
from pathlib import Path
from typing import Any

import pytest

from cartographers.game.record import replayed

ROOT = Path(__file__).parent.parent.parent
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    text = re.sub(r"```.*?```", "", document.read_text(encoding="utf-8"), flags=re.DOTALL)
    targets = [link.partition("#")[0] for link in re.findall(r"\]\(([^)\s]+)\)", text)]
    missing = [link for link in targets if link and "://" not in link and not (document.parent / link).exists()]
    assert missing == []


PROGRAMS = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)


def test_the_program_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(PROGRAMS[0], "README.md", "exec"), {})
    assert replayed(capsys.readouterr().out.removesuffix("\n")).over


def test_the_batches_of_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    exec(compile(PROGRAMS[1], "README.md", "exec"), names)
    assert len(capsys.readouterr().out.splitlines()) == 5
    assert names["batch"].over.all()


def test_the_environments_of_the_readme_run() -> None:
    assert len(PROGRAMS) == 3
    names: dict[str, Any] = {}
    exec(compile(PROGRAMS[2], "README.md", "exec"), names)
    assert names["terminations"].any() or names["observations"]["table"].any()
    names["envs"].close()
