"""Documents that cannot rot: their links lead somewhere, and the README's program runs."""

import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from cartographers.board.notation import sheet_of
from cartographers.game.record import replayed

ROOT = Path(__file__).parent.parent.parent
TEMPLATES = [*(ROOT / ".github").rglob("*.md")]
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "src").rglob("*.md"), *(ROOT / "docs").rglob("*.md"), *TEMPLATES]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    text = re.sub(r"```.*?```", "", document.read_text(encoding="utf-8"), flags=re.DOTALL)
    targets = [link.partition("#")[0] for link in re.findall(r"\]\(([^)\s]+)\)", text)]
    missing = [link for link in targets if link and "://" not in link and not (document.parent / link).exists()]
    assert missing == []


def test_every_page_is_reached_from_the_first() -> None:
    reached, left = set[Path](), [ROOT / "docs" / "index.md"]
    while left:
        page = left.pop()
        reached.add(page)
        text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
        linked = {(page.parent / link).resolve() for link in re.findall(r"\]\(([^)\s#]+\.md)[^)]*\)", text)}
        left += [page for page in linked if page.is_relative_to(ROOT / "docs") and page not in reached]
    assert sorted(set((ROOT / "docs").rglob("*.md")) - reached) == []


def programs(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / "docs" / page).read_text(encoding="utf-8"), re.DOTALL)


EXAMPLES = [
    (page, number) for page in ("start.md", "training.md", "records.md") for number in range(len(programs(page)))
]


@pytest.mark.parametrize(("page", "number"), EXAMPLES)
def test_programs_of_the_pages_run(page: str, number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(ROOT / "tests" / "golden" / "solo.txt", tmp_path / "game.txt")
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    exec(compile(programs(page)[number], page, "exec"), names)
    assert names


PROGRAMS = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)


def test_the_program_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    exec(compile(PROGRAMS[0], "README.md", "exec"), names)
    drawn, _, told = capsys.readouterr().out.partition("cartographers record")
    assert sheet_of(drawn) == names["match"].table.seats[0].sheet
    assert replayed(f"cartographers record{told.removesuffix(chr(10))}").over


def test_the_program_of_the_readme_is_short() -> None:
    lines = PROGRAMS[0].splitlines()
    assert len(lines) <= 10
    assert [line for line in lines if "import" in line] == ["import cartographers"]


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
