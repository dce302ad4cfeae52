"""What is checked, is checked everywhere alike: by `make lint`, before a commit, in a fork."""

import re
from pathlib import Path

from cartographers import __version__

ROOT = Path(__file__).parent.parent.parent


def lint() -> list[str]:
    """The commands of `make lint`."""
    [recipe] = re.findall(r"^lint:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    return [line.strip().replace("$(BIN)", ".venv/bin") for line in recipe.splitlines()]


def test_hooks_run_the_commands_of_make_lint() -> None:
    hooks = re.findall(r"entry: (.+)", (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    assert [hook.replace(" --force-exclude", "") for hook in hooks] == [line.replace(" --check", "") for line in lint()]


def test_forks_run_what_ci_runs() -> None:
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert re.findall(r"- run: (.+)", workflow) == [".ci/run"]


def test_the_lock_file_names_versions_and_no_addresses() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert '"integrity"' in lock
    assert '"resolved"' not in lock


def test_the_changelog_begins_with_what_is_unreleased_and_then_this_version() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (.+)", changes, re.MULTILINE)[:2] == ["Unreleased", __version__]
    assert set(re.findall(r"^### (.+)", changes, re.MULTILINE)) <= {"Added", "Changed", "Fixed"}
