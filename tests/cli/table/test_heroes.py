"""Heroes, powers and skills on a real terminal, by keys."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from boards import named
from cartographers.cards.printed import EXPLORE
from cartographers.game import skills
from cartographers.game.match import Match
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.game.record import record, replayed
from cartographers.game.state import Table, Task
from cli.person import Person
from cli.table.situations import asked


def kept(tmp_path: Path, options: Options, wanted: Callable[[Table], bool]) -> Person:
    """Someone who goes on with a game in which the person is asked what is wanted."""
    (tmp_path / "kept.txt").write_text(record(asked(options, wanted)))
    return Person("--resume", "kept.txt", cwd=tmp_path)


def kept_match(tmp_path: Path) -> Match:
    return replayed((tmp_path / "kept.txt").read_text())


def with_map(column: str) -> str:
    """A pattern for the spaces of a screen's map, each by the frame around its letter."""
    return rf"(?m)^ [A-K] .*{column}"


HEROES = PRESETS["polish_heroes"]
COMBINED = PRESETS["everything"]


def test_a_whole_game_of_heroes_alone(tmp_path: Path) -> None:
    person = Person("--preset", "polish_heroes", "--seed", "2", "--save", "game.txt", cwd=tmp_path)
    seen = set()
    while "The year is over" not in person.screen:
        seen |= set(re.findall(r"Hero!|Ambush!|is over|Destroy it\?|spread to", person.screen))
        person.press("enter")
    assert {"Hero!", "Ambush!", "is over"} <= seen
    assert person.leave("q")[0] == 0
    assert replayed((tmp_path / "game.txt").read_text()).over


def test_a_whole_combined_game_against_bots(tmp_path: Path) -> None:
    person = Person("--preset", "everything", "--players", "3", "--seed", "3", "--save", "game.txt", cwd=tmp_path)
    while "The year is over" not in person.screen:
        if "Use it?" in person.screen:
            person.press("y")
        elif "a skill" in person.screen:
            person.press("a", "n", "enter", "enter")
        person.press("enter")
    assert person.leave("q")[0] == 0
    match = replayed((tmp_path / "game.txt").read_text())
    assert match.over
    assert match.table.seats[0].skills


def test_a_hero_turns_its_attack_over_the_map(tmp_path: Path) -> None:
    person = kept(tmp_path, HEROES, lambda table: table.card == "wren" and table.turn < 3)
    turns = {person.screen, *(person.press("r") for _ in range(3))}
    assert len(turns) == 4
    assert any(re.search(with_map(r"(\+.\+){3}"), screen) for screen in turns)
    assert "[H]" in person.screen
    assert "Draw it?" in person.press("enter")
    person.press("enter")
    assert re.search(with_map(r"H "), person.screen)
    assert kept_match(tmp_path).table.seats[0].sheet.marks


def test_a_space_is_destroyed_by_keys(tmp_path: Path) -> None:
    person = kept(tmp_path, HEROES, lambda table: table.card == "gorgon" and table.task is Task.DESTROY)
    assert re.search(with_map(r"\[[Xx]\]"), person.screen)
    assert re.search(with_map(r"\*.\*"), person.screen)
    chosen = person.press("n").splitlines()[-2].split()[1]
    assert "Destroy it?" in person.press("enter")
    assert "Destroy it?" not in person.press("escape")
    person.press("enter", "enter")
    assert kept_match(tmp_path).table.seats[0].sheet.destroyed & named(chosen)


def test_a_troll_asks_after_the_season_was_counted(tmp_path: Path) -> None:
    person = kept(tmp_path, HEROES, lambda table: table.task is Task.DESTROY and table.card == "troll")
    season = kept_match(tmp_path).table.season
    assert "Choose a space to destroy." in person.screen
    person.press("down", "enter", "enter")
    table = kept_match(tmp_path).table
    assert table.over or table.season == season + 1


def test_a_skill_is_chosen_by_its_key_and_drawn_in_two_steps(tmp_path: Path) -> None:
    def may_add(table: Table) -> bool:
        return table.task is Task.DRAW and table.card in EXPLORE and skills.usable(table, 0) == ["search"]

    person = kept(tmp_path, COMBINED, may_add)
    assert "with Search, free" in person.press("a")
    assert "now what Search adds" in person.press("enter")
    assert re.search(with_map(r"\{.\}"), person.screen)
    assert "with Search, free" in person.press("escape")
    assert "Draw it?" in person.press("enter", "enter")
    assert "now what Search adds" in person.press("u")
    person.press("enter", "enter")
    assert kept_match(tmp_path).table.seats[0].skills[-1] == "search"


@pytest.mark.parametrize("key", ["y", "n"])
def test_the_question_of_acrobatics_is_answered_by_a_key(tmp_path: Path, key: str) -> None:
    person = kept(tmp_path, COMBINED, lambda table: table.task is Task.DODGE)
    before = kept_match(tmp_path).table.seats[0].paid
    assert "Acrobatics, 2 coins: the ambush puts only two monsters on your map. Use it?" in person.screen
    assert "Use it?" in person.press("enter")
    person.press(key)
    assert kept_match(tmp_path).table.seats[0].paid - before == (2 if key == "y" else 0)
