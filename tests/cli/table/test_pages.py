"""Whole screens: nothing is cut off in the smallest window, however long the sentences are."""

import io
from itertools import product

import pytest
from rich.console import Console, RenderableType

from cartographers.bots import BOTS
from cartographers.cards.printed import SCORING, Category
from cartographers.cli.table import cursor
from cartographers.cli.table.news import is_raid
from cartographers.cli.table.pages import (
    SMALLEST,
    Scene,
    counting_page,
    final_page,
    help_page,
    outcome,
    scene_page,
)
from cartographers.cli.table.scenes import ghost_scene, lit_scene, looking_scene, raid_scene
from cartographers.cli.table.sitting import Sitting
from cartographers.game.events import SeasonScored
from cartographers.game.match import Match
from cartographers.game.options import Options
from cartographers.game.state import Table
from cartographers.locales import texts
from matches import played

SIZES = [SMALLEST, (100, 30), (200, 60)]


def shown(page: RenderableType, width: int, height: int) -> list[str]:
    """The lines of a page on a terminal of this size."""
    console = Console(file=io.StringIO(), width=width, height=height, color_system=None)
    return ["".join(segment.text for segment in line).rstrip() for line in console.render_lines(page)[:height]]


def words(lines: list[str]) -> str:
    return " ".join(" ".join(lines).split())


def right_of(lines: list[str], width: int) -> str:
    return words([line[width:] for line in lines])


def longest_edicts() -> tuple[str, ...]:
    """The scoring card with the longest sentence of each category."""
    cards = ([card.id for card in SCORING.values() if card.category is category] for category in Category)
    return tuple(max(group, key=lambda card: len(texts().rule(card))) for group in cards)


def test_the_longest_edicts_can_be_read_in_the_smallest_window() -> None:
    sitting = Sitting(Match(Options(edicts=longest_edicts()), "1"), BOTS["random"])
    choice = cursor.choice_of(sitting.card, sitting.offer)
    scene = ghost_scene(sitting, choice, cursor.first(choice), is_placed=False)
    text = right_of(shown(scene_page(scene, *SMALLEST), *SMALLEST), 36)
    for card in sitting.table.edicts:
        assert texts().name("card", card) in text
        assert texts().rule(card) in text
    assert "Spring –  Summer –  Fall –  Winter –".replace("  ", " ") in text


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize(
    "options", [Options(), Options(seats=4), Options(reading="free"), Options(ambush="walk", seats=3)]
)
def test_every_screen_of_a_game_fits(options: Options, width: int, height: int) -> None:
    sitting = Sitting(Match(options, "1"), BOTS["random"])
    while not sitting.table.over:
        choice = cursor.choice_of(sitting.card, sitting.offer)
        ghost = cursor.first(choice)
        scene = ghost_scene(sitting, choice, ghost, is_placed=True)
        lines = shown(scene_page(scene, width, height), width, height)
        assert len(lines) == height
        assert max(map(len, lines)) <= width
        assert "Draw it?" in lines[-2]
        assert lines[-1] == texts()("play-keys-placed")
        assert texts().name("card", sitting.table.card) in words(lines)
        assert len(ghost_scene(sitting, choice, ghost, is_placed=False).keys) <= width
        sitting.draw(choice.terrains[ghost.terrain], cursor.spaces(ghost))
        for step in sitting.news:
            if is_raid(step):
                assert "Press a key" in shown(scene_page(raid_scene(step), width, height), width, height)[-1]
            elif isinstance(step.event, SeasonScored):
                assert_counted(step.after, width, height)


def assert_counted(table: Table, width: int, height: int) -> None:
    text = words(shown(counting_page(table, Scene(table), width, height), width, height))
    score = table.seats[0].scores[-1]
    assert "is over" in text
    assert f"Coins {score.coins} ★" in text
    assert f"{score.total} ★".replace("-", "−") in text


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("seats", [1, 2, 100])
def test_the_end_names_the_winner_or_the_title(seats: int, width: int, height: int) -> None:
    table = played(Options(seats=seats), "1").table
    lines = shown(final_page(table, "1", Scene(table, keys="q"), width, height), width, height)
    assert lines[-1] == "q"
    assert "The year is over" in words(lines)
    assert "--seed 1" in words(lines)
    if seats == 1:
        assert "You are: " in words(lines)
    else:
        assert outcome(table) in words(lines)
        assert "You" in words(lines)
    assert ("more" in words(lines)) == (seats == 100)


def test_the_help_can_be_read_in_the_smallest_window() -> None:
    table = Match(Options(), "1").table
    lines = shown(help_page(Scene(table), *SMALLEST), *SMALLEST)
    assert texts()("play-press-key") in lines
    assert max(map(len, lines)) <= SMALLEST[0]
    for line in texts()("play-help-map").splitlines():
        assert " ".join(line.split()) in words(lines)


def test_lights_and_other_maps_leave_no_ghost_on_the_screen() -> None:
    sitting = Sitting(Match(Options(seats=2), "1"), BOTS["random"])
    choice = cursor.choice_of(sitting.card, sitting.offer)
    scene = ghost_scene(sitting, choice, cursor.first(choice), is_placed=False)
    for other, size in product([looking_scene(scene, 1), *(lit_scene(scene, number) for number in range(5))], SIZES):
        assert other.overlay.ghost == 0
        assert other.after is None
        assert len(shown(scene_page(other, *size), *size)) == size[1]
