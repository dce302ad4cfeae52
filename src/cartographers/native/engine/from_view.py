"""From a view to rows of numbers: the open table, and decks in which lies what a player can know."""

from collections.abc import Sequence
from random import Random

import numpy as np

from cartographers.game.state import Seat, Table, Task
from cartographers.game.view import View
from cartographers.native.compiler.int128 import words
from cartographers.native.engine.rows import DESTROY, DODGE, DRAW, NO_CARD, NOTHING, SEAT, TABLE, Rows
from cartographers.native.engine.tables import CARD, EDICT, SKILL
from cartographers.value.outlook import unseen

_TASKS = {Task.NOTHING: NOTHING, Task.DODGE: DODGE, Task.DRAW: DRAW, Task.DESTROY: DESTROY}


def rows_of(view: View, chance: Random) -> tuple[Rows, Rows]:
    """The rows of a table and of its seats as a viewer knows them, with lots from `chance`.

    Unseen cards lie in no particular order; `redeal` gives them one. Only the viewer is waited for.
    """
    table = view.table
    row, seats = np.zeros(1, TABLE), np.zeros((1, len(table.seats)), SEAT)
    _put_table(row[0], table)
    for number, seat in enumerate(table.seats):
        put_seat(seats[0, number], seat)
        seats[0, number]["dodging"] = number in table.dodgers
        seats[0, number]["chance"] = chance.getrandbits(64)
    if view.seat is not None and view.seat in table.waiting:
        seats[0, view.seat]["waiting"] = 1
        row[0]["waiting"] = 1
    return row, seats


def _put_table(row: Rows, table: Table) -> None:
    row["season"], row["time"], row["turn"] = table.season, table.time, table.turn
    row["card"] = CARD[table.card] if table.card else NO_CARD
    row["task"] = _TASKS[table.task]
    row["ruins"], row["drawn"] = table.ruins, len(table.revealed)
    row["scored"], row["over"] = len(table.seats[0].scores), table.over
    _put(row["powers"], table.powers, CARD)
    row["power_number"] = len(table.powers)
    _put(row["due"], table.due[::-1], CARD)
    row["due_number"] = len(table.due)
    _put(row["edicts"], table.edicts, EDICT)
    _put(row["skills"], table.skills, SKILL)
    held = unseen(table)
    deck = (*table.revealed, *held.explore, *held.ambushes[: held.ambushes_now], *held.heroes[: held.heroes_now])
    _put(row["decks"][table.season], deck, CARD)
    row["deck_number"][table.season] = len(deck)
    for order, cards, now in (("ambushes", held.ambushes, held.ambushes_now), ("heroes", held.heroes, held.heroes_now)):
        row[order] = NO_CARD
        later = [CARD[card] for card in cards[now:]][: 3 - table.season]
        row[order][table.season + 1 : table.season + 1 + len(later)] = later


def put_seat(row: Rows, seat: Seat) -> None:
    """Writes what a seat has into its row."""
    row["sheet"] = words(seat.sheet)
    row["coins"], row["paid"], row["skill_season"] = seat.coins, seat.paid, seat.skill_season
    row["used"] = sum(1 << SKILL[skill] for skill in set(seat.skills))
    for season, score in enumerate(seat.scores):
        row["scores"][season] = (*score.edicts, score.coins, score.monsters)


def _put(into: Rows, cards: Sequence[str], numbers: dict[str, int]) -> None:
    into[:] = NO_CARD
    into[: len(cards)] = [numbers[card] for card in cards]
