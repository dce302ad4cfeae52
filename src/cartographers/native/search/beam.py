"""How well somebody could play who knows the deck: a beam search over whole games for one.

It keeps a number of lines of play in mind and goes on with those that look best to the planner. What it finds can be
played, so the best play with a known deck is at least as good; no bot that sees only the table can be expected to
reach that.
"""

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from cartographers.game.commands import Command
from cartographers.game.options import Options
from cartographers.native.batch.batch import Batch
from cartographers.native.engine.convert import command_of, deals
from cartographers.native.engine.rows import OFFER, SEAT, Rows
from cartographers.native.engine.scratch import MOST_BEST, SCRATCH
from cartographers.native.linking import cards_with_weights
from cartographers.native.registry import entry
from cartographers.native.search import beam_lines

Places: TypeAlias = npt.NDArray[np.int64]
Path: TypeAlias = "tuple[Command, Path] | None"


class Lines(NamedTuple):
    """Lines of play: where each has led, the stars to expect of it, and its answers, the last one first."""

    tables: Rows
    seats: Rows
    stars: npt.NDArray[np.float64]
    paths: list[Path]


def best_line(options: Options, seed: str, width: int) -> list[Command]:
    """The answers of the best whole game that a beam of `width` lines finds for the core's deal of a seed."""
    assert options.seats == 1
    batch = Batch(options, 1)
    batch.start_with(deals(options, [seed]))
    lines = Lines(batch.tables, batch.seats, np.zeros(1), [None])
    while not lines.tables["over"].all():
        lines = _further(options, lines, width)
    path = lines.paths[int(lines.stars.argmax())]
    commands: list[Command] = []
    while path is not None:
        command, path = path
        commands.append(command)
    return commands[::-1]


def _further(options: Options, lines: Lines, width: int) -> Lines:
    """The best lines one answer later; those that are ahead of others wait for them."""
    clock = lines.tables["over"] * 1024 + lines.tables["season"] * 64 + lines.tables["drawn"]
    ahead, behind = np.flatnonzero(clock > clock.min()), np.flatnonzero(clock == clock.min())
    answers, worths, parents = _answered(options, lines.tables[behind], lines.seats[behind])
    stars = worths + _scored(answers)
    best = np.argsort(-stars, kind="stable")[: 2 * width]
    played = _played(options, lines, behind[parents[best]], answers[best], stars[best])
    return _best(_together(_at(lines, ahead), played), width)


def _answered(options: Options, tables: Rows, seats: Rows) -> tuple[Rows, npt.NDArray[np.float64], Places]:
    """The planner's best answers to lines: the seats that hold them, the stars to come, and to which line each is."""
    size = len(tables) * MOST_BEST
    answers, worths, numbers = np.zeros(size, SEAT), np.zeros(size), np.zeros(len(tables), np.int32)
    offer, scratch = np.zeros(1, OFFER)[0], np.zeros(1, SCRATCH)[0]
    entry(beam_lines.answer_lines)(cards_with_weights(options), tables, seats, offer, scratch, answers, worths, numbers)
    found = (np.arange(MOST_BEST) < numbers[:, np.newaxis]).ravel()
    return answers[found], worths[found], np.flatnonzero(found) // MOST_BEST


def _scored(seats: Rows) -> npt.NDArray[np.int64]:
    scored: npt.NDArray[np.int64] = seats["scores"].sum(axis=(-2, -1), dtype=np.int64)
    return scored


def _played(options: Options, lines: Lines, origins: Places, answers: Rows, stars: npt.NDArray[np.float64]) -> Lines:
    """Lines after their answers."""
    tables = lines.tables[origins]
    paths: list[Path] = [
        (command_of(table, seat, 0), lines.paths[origin])
        for table, seat, origin in zip(tables, answers, origins, strict=True)
    ]
    batch = Batch(options, len(tables))
    batch.tables[:], batch.seats[:, 0] = tables, answers
    batch.answer()
    over = batch.over
    return Lines(batch.tables, batch.seats, np.where(over, _scored(batch.seats[:, 0]), stars), paths)


def _best(lines: Lines, width: int) -> Lines:
    """The best lines; of those that have led to the same sheet only one."""
    held = np.concatenate([lines.seats["sheet"][:, 0].view(np.int64), lines.seats["coins"]], axis=1)
    _, different = np.unique(held, axis=0, return_index=True)
    return _at(lines, different[np.argsort(-lines.stars[different], kind="stable")[:width]])


def _at(lines: Lines, places: Places) -> Lines:
    paths = [lines.paths[place] for place in places]
    return Lines(lines.tables[places], lines.seats[places], lines.stars[places], paths)


def _together(one: Lines, other: Lines) -> Lines:
    tables, seats, stars = (np.concatenate(pair) for pair in zip(one[:3], other[:3], strict=True))
    return Lines(tables, seats, stars, one.paths + other.paths)
