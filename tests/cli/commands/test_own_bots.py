"""Bots and weights of one's own, from the outside."""

import json
import re
import shutil
from pathlib import Path

import pytest

from cartographers import value
from cartographers.native.value.weights import as_array, packed
from cartographers.value.weights import shipped
from cli.program import assert_refused, run

DOCS = Path(__file__).parents[3] / "docs"
EXAMPLES = re.findall(r"```python\n(.*?)```", (DOCS / "own-bot.md").read_text(encoding="utf-8"), re.DOTALL)
FAILING = "def choose(view, chance):\n    raise ValueError('no idea')\n"
ENDLESS = """
def choose(view, chance):
    while view.table.turn == 1:
        pass
    return view.reply(view.answers()[0])
"""


@pytest.mark.parametrize("example", EXAMPLES, ids=["smallest", "better"])
def test_the_examples_of_the_docs_play(tmp_path: Path, example: str) -> None:
    (tmp_path / "my_bot.py").write_text(example)
    ended = run("simulate", "--bot", "my_bot.py:choose", "--games", "2", "--json", cwd=tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")
    report = json.loads(ended.stdout)
    assert (report["games"], report["faults"]) == (2, {"failed": 0, "illegal": 0, "late": 0})


def test_the_second_example_is_better_than_the_first(tmp_path: Path) -> None:
    for name, example in zip("ab", EXAMPLES, strict=True):
        (tmp_path / f"{name}.py").write_text(example)
    ended = run("arena", "a.py:choose", "b.py:choose", "--deals", "4", "--workers", "1", "--json", cwd=tmp_path)
    assert [entrant["bot"] for entrant in json.loads(ended.stdout)["entrants"]] == ["b.py:choose", "a.py:choose"]


def test_a_simulation_goes_on_and_counts(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(ENDLESS)
    ended = run("simulate", "--bot", "my_bot.py:choose", "--games", "1", "--move-limit", "3", "--json", cwd=tmp_path)
    assert (ended.returncode, json.loads(ended.stdout)["faults"]) == (0, {"failed": 0, "illegal": 0, "late": 1})
    assert ended.stderr == (
        "Random answers took the place of the bot “my_bot.py:choose”: failed 0, illegal 0, too late 1. The first: 3 s\n"
    )


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_arena_goes_on_and_counts(tmp_path: Path, workers: str) -> None:
    (tmp_path / "my_bot.py").write_text(FAILING)
    arguments = ("arena", "my_bot.py:choose", "random", "--deals", "2", "--workers", workers, "--into", "games")
    ended = run(*arguments, "--json", cwd=tmp_path)
    found = {entrant["bot"]: entrant for entrant in json.loads(ended.stdout)["entrants"]}
    own = found["my_bot.py:choose"]
    assert own["faults"] == {"failed": own["times"]["moves"], "illegal": 0, "late": 0}
    assert own["trouble"] == "ValueError: no idea (my_bot.py, line 2)"
    assert (found["random"]["faults"], found["random"]["trouble"]) == ({}, "")
    shown = run(*arguments, cwd=tmp_path).stdout  # kept games have it too
    assert re.search(r"my_bot\.py:choose +\d+ +0 +0 +ValueError: no idea", shown)
    (tmp_path / "my_bot.py").write_text(EXAMPLES[0])
    sentence = "other bots, options or seed"
    assert sentence in run(*arguments, cwd=tmp_path).stderr


def test_a_person_is_told_at_the_end(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(f"print('never seen')\n{FAILING}")
    ended = run("play", "--players", "2", "--bot", "my_bot.py:choose", "--plain", cwd=tmp_path)
    assert ended.returncode == 0
    assert ended.stderr.startswith("Random answers took the place of the bot “my_bot.py:choose”: failed 1,")
    assert "never seen" not in ended.stdout


@pytest.mark.parametrize("command", [("simulate", "--bot"), ("play", "--bot"), ("arena",)])
def test_what_cannot_be_loaded_is_refused(tmp_path: Path, command: tuple[str, ...]) -> None:
    assert_refused(run(*command, "no_bot.py:choose", cwd=tmp_path), "There is no file no_bot.py with a bot.")
    (tmp_path / "my_bot.py").write_text("import nowhere")
    sentence = "ModuleNotFoundError: No module named 'nowhere' (my_bot.py, line 1)"
    assert_refused(
        run(*command, "my_bot.py:choose", cwd=tmp_path), f"The bot “my_bot.py:choose” cannot be loaded: {sentence}."
    )


def test_a_cluster_has_no_such_files(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(FAILING)
    assert_refused(
        run("arena", "my_bot.py:choose", "--on", "ray", cwd=tmp_path),
        "Bots of your own and --weights need files of this machine: choose --on here.",
    )


@pytest.fixture(scope="module")
def weights(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The shipped weights as a file, and ones that like what those do not."""
    folder = tmp_path_factory.mktemp("weights")
    sets, provenance = shipped()
    shutil.copy(Path(value.__path__[0]) / "data" / "weights.npz", folder / "same.npz")
    (folder / "other.npz").write_bytes(packed({kind: -as_array(held) for kind, held in sets.items()}, provenance))
    return folder / "same.npz", folder / "other.npz"


def test_the_shipped_weights_as_a_file_change_nothing(weights: tuple[Path, Path]) -> None:
    simulate = ("simulate", "--bot", "planner", "--games", "30", "--json")
    plain, same = (json.loads(run(*simulate, *more).stdout) for more in ([], ["--weights", str(weights[0])]))
    assert plain["stars"] == same["stars"]


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "--bot", "planner", "--games", "30"),
        ("arena", "planner", "--deals", "2", "--workers", "2"),
        ("analyse", str(DOCS.parent / "tests" / "golden" / "solo.txt")),
        ("hint", str(DOCS.parent / "tests" / "golden" / "solo.txt"), "--turn", "3"),
    ],
    ids=lambda command: " ".join(command[:1]),
)
def test_weights_change_what_planner_and_values_say(command: tuple[str, ...], weights: tuple[Path, Path]) -> None:
    def told(*more: str) -> object:
        ended = run(*command, "--json", *more)
        assert ended.returncode == 0, ended.stderr
        report = json.loads(ended.stdout)
        for timed in ("seconds", "games_per_second", "question"):
            report.pop(timed, None)
        for entrant in report.get("entrants", ()):
            del entrant["times"]
        return report

    same, other = weights
    assert told("--weights", str(same)) != told("--weights", str(other))


def test_what_holds_no_weights_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    simulate = ("simulate", "--bot", "planner", "--games", "1", "--weights", str(file))
    assert_refused(run(*simulate), f"The file {file} cannot be read: No such file or directory.")
    file.write_bytes(b"no weights")
    assert_refused(run(*simulate), f"The file {file} does not hold weights that this version can use.")
