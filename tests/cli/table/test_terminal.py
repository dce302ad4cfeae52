"""Whatever keys are pressed, a game goes on or is left; nothing else happens."""

import io
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from cartographers.bots import BOTS
from cartographers.cli.table.pages import SMALLEST, Scene, scene_page
from cartographers.cli.table.screen import Page, Screen
from cartographers.cli.table.sitting import Sitting
from cartographers.cli.table.terminal import Terminal
from cartographers.game.match import Match
from cartographers.game.options import Options
from cartographers.game.record import record, replayed

MOVES = ["up", "down", "left", "right", *"hjklrRmstTnp", "tab", "back tab", "backspace"]
OTHERS = [*"evVuwq?yx", "escape", "~"]


class Typed(Screen):
    """A screen whose keys are known beforehand; every tenth scene is really drawn."""

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
        self._paper.render_lines(self.page(scene, *SMALLEST))
        return True

    def ask(self, scene: Scene) -> str:
        self._asked += 1
        if self._asked % 10 == 0:
            self.show(scene)
        return next(self._keys)


def typed(chance: Random, others: list[str]) -> Iterator[str]:
    """Any keys, with enough of Enter that a game comes to its end."""
    while True:
        yield chance.choice(["enter", " ", chance.choice(MOVES), chance.choice(others)])


@pytest.mark.parametrize("seed", range(12))
def test_any_keys_lead_to_the_end_of_a_game_or_out_of_it(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    chance = Random(seed)
    options = Options(
        seats=chance.choice([1, 1, 2, 3]),
        sheet=chance.choice("AB"),
        reading=chance.choice(["fixed", "free"]),
        ambush=chance.choice(["neighbours", "walk"]),
    )
    sitting = Sitting(Match(options, str(seed)), BOTS["random"])
    Terminal(sitting, Typed(typed(chance, OTHERS))).run()
    assert replayed(record(sitting.match)).table == sitting.table or not sitting.table.over
    for file in tmp_path.iterdir():
        replayed(file.read_text())


def test_a_game_that_nobody_leaves_comes_to_its_end() -> None:
    sitting = Sitting(Match(Options(seats=2), "1"), BOTS["random"])
    Terminal(sitting, Typed(typed(Random(1), [*"evV?", "escape"]))).run()
    assert sitting.table.over
