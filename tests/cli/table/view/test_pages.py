"""Whole screens: nothing is cut off in the smallest window, however long the sentences are."""

import io
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace
from rich.console import Console, RenderableType

from cartographers.board.notation import LAYERS_OF
from cartographers.cards.printed import SCORING, Category, Power
from cartographers.cli.table import ghost as ghosts
from cartographers.cli.table.draft import begun, other_skill, put_down
from cartographers.cli.table.screen import Page
from cartographers.cli.table.sentences import is_raid
from cartographers.cli.table.session import Session
from cartographers.cli.table.view.open_cards import cards_page
from cartographers.cli.table.view.pages import (
    SMALLEST,
    Scene,
    counting_page,
    final_page,
    help_page,
    legend_page,
    outcome,
    scene_page,
)
from cartographers.cli.table.view.scenes import dodge_scene, ghost_scene, lit_scene, looking_scene, raid_scene
from cartographers.game.events import SeasonScored
from cartographers.game.match import Match
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.game.state import Table, Task
from cartographers.locales import texts
from cli.table.situations import any_answer, asked, sat, sat_at
from matches import at_table, played

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
    session = sat(Options(edicts=longest_edicts(), scoring="both"))
    scene = ghost_scene(session, begun(session, ghosts.MIDDLE))
    text = right_of(shown(scene_page(scene, *SMALLEST), *SMALLEST), 36)
    for card in session.table.edicts:
        assert texts().name("card", card) in text
        assert texts().rule(card) in text
    assert "Spring –  Summer –  Fall –  Winter –".replace("  ", " ") in text


TABLES = [
    Options(),
    Options(seats=4),
    Options(reading="free"),
    Options(ambush="walk", seats=3),
    PRESETS["polish_heroes"],
    replace(PRESETS["polish_heroes"], seats=3),
    PRESETS["everything"],
    replace(PRESETS["everything"], seats=3),
]


@pytest.mark.parametrize(("width", "height"), SIZES[:2])
@pytest.mark.parametrize("options", TABLES)
def test_every_screen_of_a_game_fits(options: Options, width: int, height: int) -> None:
    session = sat(options)
    chance = Random(1)
    while not session.table.over:
        scene = asking_scene(session, chance)
        lines = shown(scene_page(scene, width, height), width, height)
        assert len(lines) == height
        assert max(map(len, lines)) <= width
        assert lines[-2].endswith(("Draw it?", "Destroy it?", "Use it?"))
        assert lines[-1] == scene.keys
        assert "…" not in "".join(lines[-3:])
        assert texts().name("card", session.table.card) in words(lines)
        session.answer(any_answer(session, chance))
        for step in session.news:
            if is_raid(step):
                assert "Press a key" in shown(scene_page(raid_scene(step), width, height), width, height)[-1]
            elif isinstance(step.event, SeasonScored):
                assert_counted(step.after, width, height)


def asking_scene(session: Session, chance: Random) -> Scene:
    """What the screen shows before the last key of an answer, perhaps with a skill."""
    if session.table.task is Task.DODGE:
        return dodge_scene(session)
    draft = begun(session, ghosts.MIDDLE)
    if session.table.task is Task.DRAW and chance.random() < 0.5:
        draft = other_skill(session, draft)
    while not draft.is_sure:
        scene = ghost_scene(session, draft)
        assert len(scene.keys) <= SMALLEST[0]
        draft = put_down(session, draft) if scene.overlay.is_legal else other_skill(session, draft)
    return ghost_scene(session, draft)


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


@pytest.mark.parametrize(("page", "key"), [(help_page, "play-help-keys"), (legend_page, "play-legend")])
def test_the_help_can_be_read_in_the_smallest_window(page: Page, key: str) -> None:
    lines = shown(page(Scene(Match(Options(), "1").table), *SMALLEST), *SMALLEST)
    assert texts()("play-press-key") in lines
    assert max(map(len, lines)) <= SMALLEST[0]
    for line in texts()(key).splitlines():
        sign, _, meaning = line.partition(" = ")
        assert f"{sign} {' '.join(meaning.split())}" in words(lines)


def test_every_letter_of_the_map_is_explained() -> None:
    signs = {line.partition(" = ")[0] for line in texts()("play-legend").splitlines()}
    for letter in {*LAYERS_OF} - {".", "M", "#"}:
        assert any(letter in sign.split() for sign in signs), letter


def test_the_cards_on_the_table_can_be_read_in_the_smallest_window() -> None:
    match = asked(PRESETS["everything"], lambda table: len(table.revealed) > 10)
    table = replace(match.table, powers=tuple(Power), skills=("acrobatics", "heal", "concentration"))
    lines = shown(cards_page(Scene(table), *SMALLEST), *SMALLEST)
    assert texts()("play-press-key") in lines
    for card in (*table.revealed, *table.powers):
        assert texts().name("card", card) in words(lines)
    for skill in table.skills:
        assert texts()(f"skill-{skill}.rule") in words(lines)
    assert f"{table.hidden} cards are left in the deck." in words(lines)


def test_skills_and_what_was_paid_are_seen() -> None:
    state = at_table("hamlet", skills=("lore", "concentration", "search"), coins=2)
    paid = replace(state.table.seats[0], paid=3)
    table = replace(state.table, seats=(paid,))
    text = words(shown(scene_page(Scene(table), *SMALLEST), *SMALLEST))
    assert "Coins 3 paid 2★" in text
    assert "Skills: Lore 0 Concentration 3 Search 0" in text


def test_a_hero_is_shown_with_its_rule_and_its_pattern() -> None:
    session = sat_at(at_table("freyla"))
    text = words(shown(scene_page(ghost_scene(session, begun(session, ghosts.MIDDLE)), *SMALLEST), *SMALLEST))
    assert "Freyla the True Hero!" in text
    assert "H + + +" in text


def test_lights_and_other_maps_leave_no_ghost_on_the_screen() -> None:
    session = sat(Options(seats=2))
    scene = ghost_scene(session, begun(session, ghosts.MIDDLE))
    for other, size in product([looking_scene(scene, 1), *(lit_scene(scene, number) for number in range(5))], SIZES):
        assert other.overlay.ghost == 0
        assert other.after is None
        assert len(shown(scene_page(other, *size), *size)) == size[1]
