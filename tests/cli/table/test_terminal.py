"""Whatever keys are pressed, a game goes on or is left; nothing else happens."""

import io
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console

from boards import LAW, SHEET_A, drawing, named
from cartographers.cli.table.screen import Page, Screen
from cartographers.cli.table.session import Session
from cartographers.cli.table.terminal import Terminal
from cartographers.cli.table.view.pages import SMALLEST, Scene, scene_page
from cartographers.game import powers
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.game.record import record, replayed
from cli.table.situations import sat, sat_at
from matches import any_options, at_table

MOVES = ["up", "down", "left", "right", *"hjklrRmstTnpaA", "tab", "back tab", "backspace"]
STAYING = [*"ecvVu?yx", "escape", "~"]
LEAVING = [*STAYING, "w", "q"]


class Typed(Screen):
    """A screen whose keys are known beforehand; some scenes are really drawn."""

    def __init__(self, keys: Iterator[str]) -> None:
        self.page: Page = scene_page
        self._keys = keys
        self._asked = 0
        self._paper = Console(file=io.StringIO(), width=SMALLEST[0], height=SMALLEST[1])

    def open(self) -> None:
        pass

    def close(self) -> None:
        pass

    def forget(self) -> None:
        pass

    def show(self, scene: Scene) -> bool:
        self._asked += 1
        if self._asked % 25 == 0:
            self._paper.render_lines(self.page(scene, *SMALLEST))
        return True

    def ask(self, scene: Scene) -> str:
        self.show(scene)
        return next(self._keys)


def typed(chance: Random, others: list[str]) -> Iterator[str]:
    """Any keys, with enough of Enter that a game comes to its end."""
    while True:
        yield chance.choice(["enter", " ", chance.choice(MOVES), chance.choice(others)])


TABLES = [
    Options(),
    Options(seats=3, sheet="B"),
    Options(reading="free"),
    Options(seats=2, ambush="walk"),
    PRESETS["polish_heroes"],
    PRESETS["everything"],
]


@pytest.mark.parametrize("seed", range(12))
def test_any_keys_lead_to_the_end_of_a_game_or_out_of_it(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    session = sat(TABLES[seed % len(TABLES)], str(seed))
    Terminal(session, Typed(typed(Random(seed), LEAVING))).run()
    assert replayed(record(session.match)).table == session.table or not session.table.over
    for file in tmp_path.iterdir():
        replayed(file.read_text())


@settings(LAW, max_examples=20)
@given(any_options(most_seats=3), st.integers(0, 999))
def test_a_game_that_nobody_leaves_comes_to_its_end_on_any_table(options: Options, seed: int) -> None:
    session = sat(options, str(seed))
    Terminal(session, Typed(typed(Random(seed), STAYING))).run()
    assert session.table.over


def pressed(session: Session, *keys: str) -> Session:
    """Presses keys until the person would have to press more, then leaves."""
    Terminal(session, Typed(iter([*keys, "q", "n"]))).run()
    return session


def test_a_hero_is_turned_put_down_and_drawn() -> None:
    session = pressed(sat_at(at_table("freyla hamlet", drawing("." * 11))), "r", "up", "enter", "enter")
    assert session.table.seats[0].sheet.hero == named("E6")
    assert session.table.seats[0].sheet.marks == named("F6 G6 H6")


def test_a_space_is_destroyed_by_arrows() -> None:
    session = sat_at(at_table("gorgon", drawing("." * 11)))
    targets = powers.targets(session.table, "gorgon", 0)
    pressed(session, "left", "up", "down", "enter", "escape", "n", "enter", "enter")
    destroyed = session.table.seats[0].sheet.destroyed
    assert destroyed.bit_count() == 1
    assert destroyed & targets


@pytest.mark.parametrize(("key", "paid"), [("y", 2), ("n", 0)])
def test_an_ambush_is_dodged_or_not(key: str, paid: int) -> None:
    state = at_table("gnoll_raid hamlet", SHEET_A, coins=2, skills=("acrobatics",))
    session = pressed(sat_at(state), "x", key, "enter", "enter")
    assert session.table.seats[0].paid == paid
    assert session.table.seats[0].sheet.monster.bit_count() == (2 if paid else 5)


def test_a_skill_is_chosen_and_what_it_adds_is_drawn() -> None:
    state = at_table("hamlet homestead", drawing("." * 11), skills=("search",))
    session = pressed(sat_at(state), "a", "enter", "escape", "enter", "enter", "u", "enter", "enter")
    assert session.table.seats[0].sheet.village == named("E6 F6 G6 G7")
    assert session.table.seats[0].skills == ("search",)


def test_where_no_skill_can_be_used_the_key_says_so() -> None:
    scenes: list[Scene] = []

    class Watched(Typed):
        def ask(self, scene: Scene) -> str:
            scenes.append(scene)
            return super().ask(scene)

    state = at_table("hamlet", SHEET_A, skills=("heal", "diplomacy", "negotiation"))
    Terminal(sat_at(state), Watched(iter(["a", "q", "n"]))).run()
    assert scenes[1].notice == "You cannot use a skill now."
