"""The project's own speeds in one run."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from cartographers.bench import peers
from cartographers.bench.figures import all_of, ratios
from cartographers.bench.yardstick import Speed
from cartographers.cli.commands.bench import _chosen, label
from cartographers.locales import LANGUAGES, speak
from cli.program import assert_refused, run

QUICK = ("--seconds", "0.01", "--rounds", "1")
OURS = [
    "scoring_calls",
    "scoring_calls_on_ints",
    "random_games",
    "random_games_heroes",
    "random_games_combined",
    "random_games_one_by_one",
    "greedy_games",
    "greedy_games_heroes",
    "draws",
    "environment_steps",
    "environment_steps_heroes",
    "environment_steps_combined",
    "environment_steps_on_all_cores",
]


def measured(*arguments: str) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(run("bench", *QUICK, "--json", *arguments).stdout)
    return report


def test_the_report_and_the_plot(tmp_path: Path) -> None:
    plot = tmp_path / "speeds.svg"
    some = ["random_games", "random_games_one_by_one", "environment_steps"]
    report = measured("--seed", "7", "--plot", str(plot), "--only", ",".join(some))
    assert list(report["speeds"]) == some
    assert all(speed["a_second"] > 0 for speed in report["speeds"].values())
    assert (report["seed"], report["rounds"], report["seconds"]) == (7, 1, 0.01)
    assert {"python", "numba", "numpy", "gymnasium"} <= {*report["versions"]}
    assert report["not_installed"] == peers.missing()
    assert report["machine"]["cores"] >= 1
    assert report["ratios"]["random_games/random_games_one_by_one"] > 1
    drawn = ElementTree.fromstring(plot.read_text(encoding="utf-8"))
    assert len([each for each in drawn.iter() if each.tag.endswith("rect")]) == len(some) + 1


@pytest.mark.deep
def test_every_figure_is_measured() -> None:
    report = measured()
    assert [name for name in report["speeds"] if not name.startswith(("open_spiel", "pgx"))] == OURS
    assert report["ratios"]["scoring_calls/scoring_calls_on_ints"] > 1


def test_the_table_for_people() -> None:
    shown = run("bench", *QUICK, "--only", "random_games_one_by_one").stdout
    assert "random games one by one, plain Python" in shown
    assert "beside the yardstick" in shown


def test_an_unknown_figure() -> None:
    ended = run("bench", *QUICK, "--only", "dreams")
    assert ended.returncode == 2
    assert ended.stderr.startswith("There is no figure “dreams”; there are scoring_calls, ")


def test_only_what_was_chosen_is_measured() -> None:
    assert list(_chosen(all_of(1), "")) == [*OURS, *(f"{peer}_{game}" for peer, game in peers.measures(1))]
    assert list(_chosen(all_of(1), "draws, greedy_games")) == ["draws", "greedy_games"]


def test_peers_stand_against_our_steps() -> None:
    speeds = {"environment_steps": Speed(600.0, 700.0, 0.6), "pgx_othello": Speed(200.0, 200.0, 0.2)}
    assert ratios(speeds) == {("environment_steps", "pgx_othello"): pytest.approx(3)}


def test_peers_that_are_installed_are_measured() -> None:
    for measure in peers.measures(1).values():
        assert measure(0.01) > 0
    assert {*peers.installed(), *peers.missing()} == {"open_spiel", "pgx"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_has_a_name(language: str) -> None:
    speak(language)
    try:
        names = [label(name) for name in (*OURS, "open_spiel_othello", "pgx_connect_four")]
        assert len({*names}) == len(names)
    finally:
        speak("en")


def test_a_plot_that_cannot_be_written_is_told_before_anything_is_measured(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "speeds.svg"
    ended = run("bench", "--seconds", "600", "--only", "random_games_one_by_one", "--plot", str(file))
    assert_refused(ended, f"The file {file} cannot be written: No such file or directory.")
