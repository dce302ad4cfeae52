"""Puzzles made from seeds: games of a planner that errs at times, and the positions in which one drawing leads.

Everything follows from the seed: a search ends after a number of games, never by the clock.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from cartographers.bots import fast_bots
from cartographers.bots.judging import Judged, judged
from cartographers.bots.ladder import bot
from cartographers.game.commands import Reply
from cartographers.game.match import Match
from cartographers.game.state import Answer, Task
from cartographers.game.view import View
from cartographers.puzzles.difficulty import first_rating
from cartographers.puzzles.puzzle import Puzzle, id_of, written
from cartographers.puzzles.solving import SOLVER, options_of
from cartographers.puzzles.themes import themes_of
from cartographers.value.expected import parts_of

SOURCES = (
    ("english", "A"),
    ("german", "B"),
    ("polish_heroes", "C"),
    ("combined", "D"),
    ("english", "B"),
    ("german", "A"),
    ("polish_heroes", "D"),
    ("combined", "C"),
)
"""The games that are played, one after the other."""
ERRING, AMONG = 0.2, 12
"""How often the planner draws any of its best few instead of the best, so that positions vary."""
FEWEST_DRAWINGS = 6
HOPELESS = 0.4
"""Where the planner sees a smaller lead, nobody looks closer: drawings that are alike to it are so to a search."""
RIVALS = 3
"""How often a look is taken again because the second drawing is one that nobody has looked at closely."""
LISTED = 6
"""How many drawings a puzzle tells the value of."""


class Effort(NamedTuple):
    """How many games the looks at a position take, and by how much its best drawing has to lead in each."""

    games: tuple[int, ...] = (4, 24, 300)
    leads: tuple[float, ...] = (1.8, 2.4, 2.8)


USUAL = Effort()


def made(seed: int, effort: Effort = USUAL) -> Iterator[Puzzle]:
    """The puzzles of the game of a seed: one at most in each season."""
    preset, sheet = SOURCES[seed % len(SOURCES)]
    match, chance = Match(options_of(preset, sheet), str(seed)), Random(f"puzzles/{seed}")
    planner, moves, found = bot("planner"), list[str](), set[int]()
    while not match.over:
        view = match.view(SOLVER)
        answer: Answer
        if view.table.task is Task.DRAW:
            values = judged(view, chance)
            season = view.table.season
            looked = () if season in found else _looked(view, values, f"{seed}/{view.table.turn}", effort)
            if looked:
                found.add(season)
                yield _puzzle((preset, sheet, str(seed), " ".join(moves)), view, values, looked)
            answer = (chance.choice(values[:AMONG]) if chance.random() < ERRING else values[0]).drawing
        else:
            command = planner(view, chance)
            assert isinstance(command, Reply)
            answer = command.answer
        moves.append(written(answer))
        match.answer(SOLVER, answer)


def _looked(view: View, values: list[Judged], seed: str, effort: Effort) -> tuple[list[Judged], ...]:
    """What some looks find, each closer than the one before; nothing where the best drawing does not lead clearly."""
    if len(values) < FEWEST_DRAWINGS or values[0].value - values[1].value < HOPELESS:
        return ()
    found, rival = list[list[Judged]](), values[1].drawing
    for games, lead in zip(effort.games, effort.leads, strict=True):
        for _ in range(RIVALS):
            look = judged(view, Random(f"puzzles/{seed}/{games}"), also=rival, games=games)
            if look[0].value - look[1].value < lead:
                return ()
            is_met, rival = rival == look[1].drawing, look[1].drawing
            if is_met:
                break
        found.append(look)
    return tuple(found) if found[-2][0].drawing == found[-1][0].drawing else ()


def _puzzle(
    source: tuple[str, str, str, str], view: View, values: list[Judged], looks: tuple[list[Judged], ...]
) -> Puzzle:
    glance, *_, last = looks
    best, second = last[0].drawing, last[1].drawing
    greedy = fast_bots()["greedy"](view, Random(0))
    assert isinstance(greedy, Reply)
    first = {"greedy": greedy.answer, "planner": values[0].drawing, "glance": glance[0].drawing}
    missed = {name for name, answer in first.items() if answer != best}
    of_best, of_second = parts_of(view, view.after(best)), parts_of(view, view.after(second))
    why = tuple(round(one - other, 1) + 0.0 for one, other in zip(of_best, of_second, strict=True))
    drawings = tuple((written(each.drawing), round(each.value, 1)) for each in last[:LISTED])
    return Puzzle(
        id_of(*source),
        *source,
        view.table.turn,
        drawings,
        why,
        themes_of(view, best, second, why),
        first_rating(missed, len(values), tuple(value for _, value in drawings)),
    )
