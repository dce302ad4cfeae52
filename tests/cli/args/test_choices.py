"""The options of a table on the command line: what follows from what was chosen."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from cartographers.cli.args.choices import chosen
from cartographers.game.options import FIRST_EDICTS, Options
from cartographers.game.presets import EDITIONS, PRESETS
from cartographers.game.record import replayed
from cli.program import run


@pytest.mark.parametrize("changes", [{"sheet": "A"}, {"seasons": "base"}, {"scoring": "both"}, {"ambushes": "base"}])
def test_ruins_join_heroes_with_anything_of_the_base_game(changes: dict[str, Any]) -> None:
    assert chosen(card_set="heroes", **changes).ruins
    assert not chosen(card_set="heroes", **changes, ruins=False).ruins


def test_ruins_stay_out_where_the_preset_leaves_them_out() -> None:
    assert not chosen(preset="german_first_game", heroes="all").ruins
    assert not chosen(card_set="heroes", sheet="D").ruins


def test_first_edicts_are_dealt_as_their_book_says() -> None:
    first = chosen(edicts="first")
    assert (first.edicts, first.edict_order) == (FIRST_EDICTS["base"], "random")
    heroes = chosen(card_set="heroes", edicts="first")
    assert (heroes.edicts, heroes.edict_order) == (FIRST_EDICTS["heroes"], "given")


def test_edicts_that_are_listed_come_as_they_are_listed() -> None:
    edicts = ",".join(FIRST_EDICTS["base"])
    assert chosen(preset="german_first_game", edicts=edicts).edict_order == "given"
    assert chosen(edicts=edicts, edict_order="random").edict_order == "random"
    assert chosen(preset="german_first_game").edict_order == "random"


@pytest.mark.parametrize("language", EDITIONS)
def test_people_begin_with_the_edition_of_their_language(tmp_path: Path, language: str) -> None:
    run("play", "--language", language, "--seed", "1", "--save", "game.txt", cwd=tmp_path)
    assert replayed((tmp_path / "game.txt").read_text()).table.options == PRESETS[EDITIONS[language]]


def test_a_set_that_is_asked_for_is_the_same_in_every_language(tmp_path: Path) -> None:
    run("play", "--language", "de", "--set", "base", "--seed", "1", "--save", "game.txt", cwd=tmp_path)
    assert replayed((tmp_path / "game.txt").read_text()).table.options == Options()


def test_scripts_begin_with_the_same_game_in_every_language() -> None:
    english, german = (
        run("simulate", "--bot", "random", "--games", "5", "--seed", "1", "--json", "--language", language).stdout
        for language in ("en", "de")
    )
    assert _stars(english) == _stars(german)
    assert chosen() == replace(Options(), seats=1)


def _stars(told: str) -> str:
    return told[told.index('"stars"') :]
