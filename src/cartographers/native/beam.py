"""How well somebody could play who knows the deck: a beam search over whole games for one.

It keeps a number of lines of play in mind and goes on with those that look best. What it finds can be played, so the
best play with a known deck is at least as good; no bot that sees only the table can be expected to reach that.
"""

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from cartographers.game.commands import Command
from cartographers.game.options import Options
from cartographers.native.actions import ACTIONS
from cartographers.native.batch import Batch
from cartographers.native.exchange import command_of, deals
from cartographers.native.machine import entry
from cartographers.native.rows import SEAT, TABLE, Rows

Actions: TypeAlias = npt.NDArray[np.int32]


class Lines(NamedTuple):
    """Lines of play: where each has led, what may be expected of it, and by which actions it came there."""

    tables: Rows
    seats: Rows
    outlooks: npt.NDArray[np.float64]
    paths: tuple[tuple[int, ...], ...]


def best_line(options: Options, seed: str, width: int) -> list[Command]:
    """The answers of the best whole game that a beam of `width` lines finds for the core's deal of a seed."""
    assert options.seats == 1
    assert not options.skills
    batch = Batch(options, 1)
    batch.start_with(deals(options, [seed]))
    lines = Lines(batch.tables.copy(), batch.seats.copy(), np.zeros(1), ((),))
    while not lines.tables["over"].all():
        lines = _further(options, lines, width)
    return _commands(batch, lines.paths[int(lines.outlooks.argmax())])


def _further(options: Options, lines: Lines, width: int) -> Lines:
    """The best lines one answer later; those that are ahead of others wait for them."""
    clock = lines.tables["season"].astype(np.int64) * 64 + lines.tables["drawn"] + 1024 * lines.tables["over"]
    behind = clock == clock.min()
    batch = Batch(options, int(behind.sum()))
    batch.tables[:], batch.seats[:] = lines.tables[behind], lines.seats[behind]
    batch.offer()
    parents, actions, outlooks, marks = _tried(batch)
    waiting = np.flatnonzero(~behind)
    best = _best(np.concatenate([lines.outlooks[waiting], outlooks]), marks, len(waiting), width)
    kept, new = waiting[best[best < len(waiting)]], best[best >= len(waiting)] - len(waiting)
    origins = np.flatnonzero(behind)[parents[new]]
    tables, seats = _played(options, lines.tables[origins], lines.seats[origins], actions[new])
    return Lines(
        np.concatenate([lines.tables[kept], tables]),
        np.concatenate([lines.seats[kept], seats]),
        np.concatenate([lines.outlooks[kept], outlooks[new]]),
        (
            *(lines.paths[line] for line in kept),
            *((*lines.paths[line], int(action)) for line, action in zip(origins, actions[new], strict=True)),
        ),
    )


def _tried(batch: Batch) -> tuple[Actions, Actions, npt.NDArray[np.float64], npt.NDArray[np.uint64]]:
    """Every answer to every line: the line, the action, what may be expected, and a mark of the sheet."""
    weigh = entry("weigh_line")
    table, seat = np.zeros(1, TABLE), np.zeros(1, SEAT)
    actions, outlooks, marks = np.empty(ACTIONS, np.int32), np.empty(ACTIONS), np.empty(ACTIONS, np.uint64)
    found = []
    for line in range(len(batch.tables)):
        rows = batch.tables[line], batch.seats[line], batch.offers[line, 0], batch.planes[line, 0]
        number = weigh(batch.cards, *rows, table, seat, actions, outlooks, marks)
        parents = np.full(number, line, np.int32)
        found.append((parents, actions[:number].copy(), outlooks[:number].copy(), marks[:number].copy()))
    parents, chosen, expected, marked = (np.concatenate(column) for column in zip(*found, strict=True))
    return parents, chosen, expected, marked


def _best(outlooks: npt.NDArray[np.float64], marks: npt.NDArray[np.uint64], waiting: int, width: int) -> Actions:
    """The places of the best lines, only one of those with the same mark; the first few are already ahead."""
    _, firsts = np.unique(marks, return_index=True)
    different = np.concatenate([np.arange(waiting), firsts + waiting])
    order = np.argsort(-outlooks[different], kind="stable")[:width]
    best: Actions = different[order]
    return best


def _played(options: Options, tables: Rows, seats: Rows, actions: Actions) -> tuple[Rows, Rows]:
    """Lines one answer later."""
    if len(tables) == 0:
        return tables, seats
    batch = Batch(options, len(tables))
    batch.tables[:], batch.seats[:] = tables, seats
    batch.offer()
    batch.act(actions.reshape(-1, 1))
    batch.answer()
    return batch.tables, batch.seats


def _commands(batch: Batch, path: tuple[int, ...]) -> list[Command]:
    """The commands that the actions of a line stand for."""
    commands = []
    for action in path:
        batch.offer()
        batch.act(np.array([[action]]))
        commands.append(command_of(batch.tables[0], batch.seats[0, 0], 0))
        batch.answer()
    return commands
